//! Flags of properties. A check looks only at nodes in which some property has the flags it needs: most rules have nothing to say of most
//! nodes.

use crate::sgf::{Class, PropertyEntry, ValueCount};
use std::ops::BitOr;

/// A set of traits: of a property, or of all properties of a node together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Traits(u8);

impl Traits {
    /// Every node has it.
    pub const ANY: Self = Self(1);
    /// The property is none of this game.
    pub const UNKNOWN: Self = Self(1 << 1);
    /// It belongs into the root.
    pub const ROOT: Self = Self(1 << 2);
    /// It may have several values.
    pub const LIST: Self = Self(1 << 3);
    /// It has a form of its own, as dates and results have.
    pub const PRESCRIBED: Self = Self(1 << 4);
    /// It belongs to older versions of the format.
    pub const OLD: Self = Self(1 << 5);
    /// It says how good something is.
    pub const JUDGEMENT: Self = Self(1 << 6);

    /// Those of a property of which this is the row of the table.
    pub fn of(entry: Option<&PropertyEntry>) -> Self {
        let Some(entry) = entry else { return Self::UNKNOWN };
        let all = [
            (entry.class == Class::Root, Self::ROOT),
            (entry.shape != ValueCount::Single, Self::LIST),
            (entry.is_prescribed(), Self::PRESCRIBED),
            (!entry.is_current(), Self::OLD),
            (entry.is_judgement(), Self::JUDGEMENT),
        ];
        all.into_iter().fold(Self::ANY, |found, (has, one)| if has { found | one } else { found })
    }

    /// Whether there is a trait in both sets.
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl BitOr for Traits {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
