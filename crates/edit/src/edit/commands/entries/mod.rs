//! The entries of the command table, one file for several groups. An entry can be marked as wide: it reaches beyond the current node, so
//! its cost grows with the record or with the text it is given.

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
