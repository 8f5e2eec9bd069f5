//! The entries of the table, a file for some groups each. Before an entry may stand which of its commands are wide: they reach beyond
//! the current node, so that they take time with the record or the text that comes with them.

use super::table::Row;

macro_rules! entries {
    ($($group:ident { $(
        $(wide $wide:pat $(if $when:expr)? =>)?
        $name:literal $arguments:literal, $title:literal, $help:literal, $read:expr;
    )* })*) => {
        &[$($(Row {
            entry: CommandEntry::new($name, $arguments, $title, $help, Group::$group),
            wide: |_command| false $(|| matches!(_command, $wide $(if $when)?))?,
            read: $read,
        },)*)*]
    };
}

mod board;
mod going;
mod tree;

/// Every entry, in no order that means anything but within its group.
pub(super) fn all() -> Vec<Row> {
    [going::ENTRIES, board::ENTRIES, tree::ENTRIES].concat()
}
