//! How a game is presented to new users: cards in the new-game dialog and sample records, as data of each game.

use super::names;

/// A board in the new-game dialog.
#[derive(Debug)]
#[non_exhaustive]
pub struct Card {
    /// What people call it.
    pub name: &'static str,
    /// What `new` calls the game.
    pub gm: &'static str,
    /// The size that is shown, where it is not the usual one.
    pub size: Option<(u16, u16)>,
    /// The options of the card.
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

/// The options for a game.
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
