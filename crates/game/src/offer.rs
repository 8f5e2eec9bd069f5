//! How a game is presented to new users: cards in the new-game dialog and sample records, as data of each game.

use super::names;

/// A board in the new-game dialog.
#[derive(Debug)]
pub struct Card {
    /// Its title.
    pub name: &'static str,
    /// The game's name in `new`.
    pub gm: &'static str,
    /// The size that is shown, where it is not the usual one.
    pub size: Option<(u16, u16)>,
    /// The options of the card.
    pub choice: Choice,
}

impl Card {
    /// The game's title, in the current language.
    pub fn title(&self) -> String {
        names::game(self.name)
    }

    /// The names of its forms or variants, in the current language.
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
pub enum Choice {
    /// Sides of a board, the usual one first; any other can be typed.
    Sizes(&'static [u16]),
    /// Variants of a family: the distinguishing name of each, and its GM.
    Variants(&'static [(&'static str, &'static str)]),
    /// Forms of one game: name, size, RU.
    Forms(&'static [(&'static str, &'static str, &'static str)]),
}

/// A record that comes with the program.
#[derive(Debug)]
pub struct Sample {
    /// Its title.
    pub title: &'static str,
    /// The record.
    pub bytes: &'static [u8],
}

impl Sample {
    /// The name of its game, in the current language.
    pub fn name(&self) -> String {
        names::game(&names::form(self.title))
    }

    pub(super) const fn new(title: &'static str, bytes: &'static [u8]) -> Sample {
        Sample { title, bytes }
    }
}
