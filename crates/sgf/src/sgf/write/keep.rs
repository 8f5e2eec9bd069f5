//! How much of the stray text to write.
//!
//! Stray parentheses and brackets are harmless where they are, but could pair up with others after a change. So an edited record is written
//! with all of its stray text and read again, and only where a text then means something else it is written without what could be misread.

/// How much of a stray text is written, where the tokens around it changed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Level {
    All,
    /// Without brackets, parentheses and semicolons, which could pair with the wrong partner.
    Words,
    Blanks,
}

/// One way to write all stray text. The writer tries them until the bytes are read as the tree that they were written from.
#[derive(Clone, Copy)]
pub(super) struct Keep {
    /// In nodes that were edited.
    pub near: Level,
    /// Everywhere else.
    pub far: Level,
    /// Late properties stay after the variation even if the node lost some of its original ones.
    pub in_place: bool,
    /// A game that was read without an opening parenthesis is written without one.
    pub bare: bool,
}

impl Keep {
    /// Only what cannot be misread.
    pub const BLANKS: Self = Self::new(Level::Blanks, Level::Blanks, false);

    const fn new(near: Level, far: Level, in_place: bool) -> Self {
        Self { near, far, in_place, bare: false }
    }

    /// The ways that write all of it.
    pub const ALL: [Self; 3] = {
        let all = Self::new(Level::All, Level::All, true);
        [Self { bare: true, ..all }, all, Self { in_place: false, ..all }]
    };

    /// For part of a record: its words, but no bracket that could pair with one elsewhere.
    pub const OF_PART: Self = Self::new(Level::Words, Level::Words, false);

    /// From nearly all of it to nearly nothing.
    pub const WAYS: [Self; 5] = {
        use Level::{All, Blanks, Words};
        [
            Self::new(Words, All, true),
            Self::new(Blanks, All, true),
            Self::new(Words, All, false),
            Self::new(Blanks, All, false),
            Self::new(Words, Words, false),
        ]
    };
}
