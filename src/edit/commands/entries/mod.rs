//! The entries of the table, a file for some groups each. Before an entry may stand which of its commands are wide: they reach beyond
//! the node at hand, so that they take time with the record or the text that comes with them.

use super::table::Entry;

macro_rules! entries {
    ($($group:ident { $(
        $(wide $wide:pat $(if $when:expr)? =>)?
        $name:literal $arguments:literal, $title:literal, $help:literal, $read:expr;
    )* })*) => {
        &[$($(Entry {
            name: $name,
            arguments: $arguments,
            title: $title,
            help: $help,
            group: Group::$group,
            window_only: false,
            wide: |_command| false $(|| matches!(_command, $wide $(if $when)?))?,
            read: $read,
        },)*)*]
    };
}

macro_rules! window_entries {
    ($($group:ident { $($name:literal $arguments:literal, $title:literal, $help:literal;)* })*) => {
        &[$($(Entry {
            name: $name,
            arguments: $arguments,
            title: $title,
            help: $help,
            group: Group::$group,
            window_only: true,
            wide: |_| false,
            read: window,
        },)*)*]
    };
}

mod board;
mod going;
mod tree;
mod window;

/// Every entry, in no order that means anything but within its group.
pub(super) fn all() -> Vec<Entry> {
    [going::ENTRIES, board::ENTRIES, tree::ENTRIES, window::ENTRIES].concat()
}
