//! Moves of described games: placements, moves from place to place, and removals, with the letters of pieces.

use super::Described;
use crate::game::{Board, Place};

/// How a point is read: as records write it, or as people call it.
type Point<'a> = &'a dyn Fn(&str) -> Option<Place>;

/// One thing that a move does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// A piece is put down: its letters, none for a plain stone.
    Put(String, Place),
    /// What stands on the first place goes on to the others.
    Go(Vec<Place>),
    /// A place is emptied.
    Remove(Place),
}

impl Described {
    /// The deeds as a record writes them.
    pub(super) fn written(board: &Board, deeds: &[Deed]) -> String {
        let one = |deed: &Deed| match deed {
            Deed::Put(letters, place) => format!("{letters}{}", board.name(*place)),
            Deed::Remove(place) => format!("-{}", board.name(*place)),
            Deed::Go(places) => places.iter().map(|&place| board.name(place)).collect::<Vec<_>>().join("-"),
        };
        deeds.iter().map(one).collect::<Vec<_>>().join(",")
    }

    /// The deeds of a move: `d4`, `Nd4`, `e2-e4`, `Ra1xa8`, `e2e4`, `-d4` or `xd4` for a removal, several with commas or
    /// semicolons between them. `None` where something else stands in it.
    pub(super) fn deeds(&self, point: Point<'_>, text: &str) -> Option<Vec<Deed>> {
        let parts = text.split([',', ';', ' ']).map(str::trim).filter(|part| !part.is_empty());
        let deeds: Vec<Deed> = parts.map(|part| self.deed(point, part)).collect::<Option<_>>()?;
        (!deeds.is_empty()).then_some(deeds)
    }

    fn deed(&self, point: Point<'_>, text: &str) -> Option<Deed> {
        // What players think of a move stands behind it.
        let text = text.trim_end_matches(['!', '?', '+', '#']);
        if let Some(place) = text.strip_prefix(['-', 'x']).and_then(point) {
            return Some(Deed::Remove(place));
        }
        let (letters, rest) = self.split(point, text)?;
        let places: Vec<Place> = path(point, rest)?;
        Some(if let [place] = places[..] { Deed::Put(letters.to_owned(), place) } else { Deed::Go(places) })
    }

    /// The letters of a piece, if there are any, and the rest, which begins with a point.
    fn split<'t>(&self, point: Point<'_>, text: &'t str) -> Option<(&'t str, &'t str)> {
        if path(point, text).is_some() {
            return Some(("", text));
        }
        let letters = |letters: &String| text.strip_prefix(letters.as_str()).map(|rest| (letters.len(), rest));
        let (length, rest) = self.pieces.iter().filter_map(|piece| letters(&piece.0)).max_by_key(|found| found.0)?;
        let rest = rest.strip_prefix('@').unwrap_or(rest);
        Some((&text[..length], rest)).filter(|(_, rest)| path(point, rest).is_some())
    }

    /// A place with the letters of what is put on it, as setup and the start write it.
    pub(super) fn piece(&self, board: &Board, text: &str) -> Option<(String, Place)> {
        let (letters, rest) = self.split(&|point| board.parse(point), text.trim())?;
        board.parse(rest).map(|place| (letters.to_owned(), place))
    }
}

/// Points with `-`, `:`, `x` or nothing between them.
fn path(point: Point<'_>, text: &str) -> Option<Vec<Place>> {
    let mut places = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        if !places.is_empty() {
            rest = rest.strip_prefix(['-', ':', 'x', '>']).unwrap_or(rest);
        }
        // The longest beginning that is a point: `a1` of `a1-b2`, but `a12` of `a12-b2`.
        let ends = (1..=rest.len().min(8)).rev().filter(|&end| rest.is_char_boundary(end));
        let (end, place) = ends.filter_map(|end| Some((end, point(&rest[..end])?))).next()?;
        places.push(place);
        rest = &rest[end..];
    }
    (!places.is_empty()).then_some(places)
}
