//! The entries of the table, a file for some groups each.

use super::table::Entry;

macro_rules! entries {
    ($($group:ident { $($name:literal $arguments:literal, $title:literal, $help:literal, $read:expr;)* })*) => {
        &[$($(Entry {
            name: $name,
            arguments: $arguments,
            title: $title,
            help: $help,
            group: Group::$group,
            window_only: false,
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
