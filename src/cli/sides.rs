//! `--side`: a colour by letter or name, for games with different sets of colours.

use crate::game::{Colour, Kind};
use crate::language;

use super::output::Failure;

/// A colour that was named, and the colours of the games that were looked at.
pub(super) struct Sides<'a> {
    named: &'a str,
    is_known: bool,
    colours: Vec<String>,
}

impl<'a> Sides<'a> {
    pub(super) fn new(named: &'a str) -> Sides<'a> {
        Sides { named, is_known: false, colours: Vec::new() }
    }

    /// The colour meant in a game of this kind, if it has such a colour.
    pub(super) fn of(&mut self, kind: &Kind) -> Option<Colour> {
        let colour = kind.colour_called(self.named);
        self.is_known |= colour.is_some();
        for colour in Colour::ALL.into_iter().take(kind.colours().into()) {
            let name = kind.colour_name(colour).to_owned();
            if !self.is_known && !self.colours.contains(&name) {
                self.colours.push(name);
            }
        }
        colour
    }

    /// Refuses a colour that no game has.
    pub(super) fn end(self) -> Result<(), Failure> {
        if self.is_known || self.colours.is_empty() {
            return Ok(());
        }
        let (named, colours) = (self.named, language::list(self.colours));
        Err(Failure(say!(
            "study-no-side",
            "no game here has a side called '{named}'; the sides are {colours}",
            named,
            colours
        )))
    }
}
