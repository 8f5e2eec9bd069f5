//! How much is written of text that belongs to no property.

/// How much is kept of text that belongs to nothing, where the structure around it changed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Level {
    All,
    /// Without brackets, parentheses and semicolons, which could pair with the wrong partner.
    Words,
    Blanks,
}

/// How the text that belongs to nothing is written.
#[derive(Clone, Copy)]
pub(super) struct Keep {
    /// In nodes that were edited.
    pub near: Level,
    /// Everywhere else.
    pub far: Level,
    /// Properties after a variation stay there even where others of their node are gone.
    pub in_place: bool,
    /// A game that was read without its parenthesis is written so.
    pub bare: bool,
}

impl Keep {
    /// Nothing that could be read as something else.
    pub const BLANKS: Self = Self { near: Level::Blanks, far: Level::Blanks, in_place: false, bare: false };

    const fn new(near: Level, far: Level, in_place: bool) -> Self {
        Self { near, far, in_place, bare: false }
    }

    /// All of it.
    pub const ALL: [Self; 3] = {
        let all = Self::new(Level::All, Level::All, true);
        [Self { bare: true, ..all }, all, Self { in_place: false, ..all }]
    };

    /// For a part of a record: its words, but no bracket that could pair up with another one elsewhere.
    pub const OF_PART: Self = Self::new(Level::Words, Level::Words, false);

    /// From nearly all to nearly nothing.
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
