//! How a game is offered to those who begin a record or do not know it yet: cards and samples, as data that every game has of its own.

use super::names;

/// A board to begin a record with, as those are shown who choose.
#[derive(Debug)]
#[non_exhaustive]
pub struct Card {
    /// What people call it.
    pub name: &'static str,
    /// What `new` calls the game.
    pub gm: &'static str,
    /// The size that is shown, where it is not the usual one.
    pub size: Option<(u16, u16)>,
    /// What can be chosen about it.
    pub choice: Choice,
}

impl Card {
    /// What people call the game, in the language chosen.
    pub fn title(&self) -> String {
        names::game(self.name)
    }

    /// What its forms or variants are called, in the language chosen.
    pub fn forms(&self) -> Vec<String> {
        match self.choice {
            Choice::Sizes(_) => Vec::new(),
            Choice::Variants(variants) => variants.iter().map(|(name, _)| names::form(name)).collect(),
            Choice::Forms(forms) => forms.iter().map(|(name, ..)| names::form(name)).collect(),
        }
    }
}

/// What can be chosen about a game.
#[derive(Debug)]
#[non_exhaustive]
pub enum Choice {
    /// Sides of a board, the usual one first; any other can be typed.
    Sizes(&'static [u16]),
    /// Variants of a family: what tells each from the others, and its GM.
    Variants(&'static [(&'static str, &'static str)]),
    /// Forms of one game: name, size, RU.
    Forms(&'static [(&'static str, &'static str, &'static str)]),
}

/// A record that comes with the program.
#[derive(Debug)]
#[non_exhaustive]
pub struct Sample {
    /// What it is called.
    pub title: &'static str,
    /// The record.
    pub bytes: &'static [u8],
}

impl Sample {
    /// What its game is called, in the language chosen.
    pub fn name(&self) -> String {
        names::game(&names::form(self.title))
    }

    pub(super) const fn new(title: &'static str, bytes: &'static [u8]) -> Sample {
        Sample { title, bytes }
    }
}
