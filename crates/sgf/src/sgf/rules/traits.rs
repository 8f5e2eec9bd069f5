//! Property flags. A check visits only nodes in which some property has the flags it needs, since most rules do not concern most nodes.

use crate::sgf::{Class, PropertyEntry, ValueCount};

/// A set of traits: of a property, or of all properties of a node together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Traits(u8);

impl Traits {
    /// Every node has it.
    pub const ANY: Self = Self(1);
    /// The property does not exist in this game.
    pub const UNKNOWN: Self = Self(1 << 1);
    /// It belongs in the root.
    pub const ROOT: Self = Self(1 << 2);
    /// It may have several values.
    pub const LIST: Self = Self(1 << 3);
    /// Its values have a prescribed form, such as dates and results.
    pub const PRESCRIBED: Self = Self(1 << 4);
    /// It belongs to older versions of the format.
    pub const OLD: Self = Self(1 << 5);
    /// It judges a move or a position.
    pub const JUDGEMENT: Self = Self(1 << 6);

    /// The flags of the property with this row of the table.
    pub fn of(entry: Option<&PropertyEntry>) -> Self {
        let Some(entry) = entry else { return Self::UNKNOWN };
        let all = [
            (entry.class == Class::Root, Self::ROOT),
            (entry.shape != ValueCount::Single, Self::LIST),
            (entry.is_prescribed(), Self::PRESCRIBED),
            (!entry.is_current(), Self::OLD),
            (entry.is_judgement(), Self::JUDGEMENT),
        ];
        all.into_iter().fold(Self::ANY, |found, (has, one)| if has { found.and(one) } else { found })
    }

    /// The traits of both sets.
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there is a trait in both sets.
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}
