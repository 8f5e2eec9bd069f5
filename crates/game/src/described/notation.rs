//! Moves of described games: placements, moves from place to place, and removals, with the letters of pieces.

use super::Described;
use crate::{Board, Colour, Place, board::Naming};

/// How a point is read: as records write it, or as people call it.
pub(super) type Point<'a> = &'a dyn Fn(&str) -> Option<Place>;

/// One thing that a move does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum MoveEffect {
    /// A piece is placed: its letters, none for a plain stone.
    Put(String, Place),
    /// The piece on the first place moves to the others.
    Go(Vec<Place>),
    /// A place is cleared.
    Remove(Place),
}

/// A point in a text: where it begins and ends, and what it names.
type Spelled = (usize, usize, Place);

/// Separators between the actions of a move.
const BETWEEN: [char; 3] = [',', ';', ' '];
/// Annotations that may follow a move.
const REMARKS: [char; 4] = ['!', '?', '+', '#'];

impl Described {
    /// A place as in a record: letters before a number are lower case, as in descriptions.
    pub(super) fn name(board: &Board, place: Place) -> String {
        let name = board.name(place);
        if board.naming() == Naming::LetterNumberInLine { name.to_ascii_lowercase() } else { name }
    }

    /// The effects as a record writes them.
    pub(super) fn written(board: &Board, effects: &[MoveEffect]) -> String {
        let name = |place: &Place| Described::name(board, *place);
        let one = |effect: &MoveEffect| match effect {
            MoveEffect::Put(letters, place) => format!("{letters}{}", name(place)),
            MoveEffect::Remove(place) => format!("-{}", name(place)),
            MoveEffect::Go(places) => places.iter().map(name).collect::<Vec<_>>().join("-"),
        };
        effects.iter().map(one).collect::<Vec<_>>().join(",")
    }

    /// The effects of a move: `d4`, `Nd4`, `e2-e4`, `Ra1xa8`, `e2e4`, `-d4` or `xd4` for a removal, several with commas or
    /// semicolons between them. `None` where something else stands in it.
    pub(super) fn effects(&self, point: Point<'_>, text: &str) -> Option<Vec<MoveEffect>> {
        let effects: Vec<MoveEffect> =
            parts(text).map(|(_, part)| Some(self.effect(point, part)?.0)).collect::<Option<_>>()?;
        (!effects.is_empty()).then_some(effects)
    }

    /// The effects of a move as far as it can be read.
    pub(super) fn readable_effects(&self, point: Point<'_>, text: &str) -> Vec<MoveEffect> {
        parts(text).filter_map(|(_, part)| Some(self.effect(point, part)?.0)).collect()
    }

    /// The written form of a word of the game, such as castling.
    pub(super) fn meaning(&self, colour: Colour, text: &str) -> Option<&str> {
        let word = text.trim_end_matches(REMARKS);
        let (_, meanings) = self.words.iter().find(|(known, _)| known.eq_ignore_ascii_case(word))?;
        Some(&meanings[colour.index().min(1)])
    }

    /// The word with this meaning; of several the last, `O-O` before `0-0`.
    pub(super) fn word_for(&self, colour: Colour, effects: &str) -> Option<&str> {
        let of_colour = |meanings: &[String; 2]| meanings[colour.index().min(1)] == effects;
        self.words.iter().rfind(|(_, meanings)| of_colour(meanings)).map(|(word, _)| word.as_str())
    }

    /// A move with its points renamed and the rest unchanged. `None` if it contains anything else.
    pub(super) fn respelled(&self, point: Point<'_>, text: &str, name: &dyn Fn(Place) -> String) -> Option<String> {
        let mut respelled = String::with_capacity(text.len());
        let mut done = 0;
        for (start, part) in parts(text) {
            for (from, to, place) in self.effect(point, part)?.1 {
                respelled.push_str(&text[done..start + from]);
                respelled.push_str(&name(place));
                done = start + to;
            }
        }
        respelled.push_str(&text[done..]);
        (done > 0).then_some(respelled)
    }

    fn effect(&self, point: Point<'_>, part: &str) -> Option<(MoveEffect, Vec<Spelled>)> {
        let text = part.trim_end_matches(REMARKS);
        if let Some(place) = text.strip_prefix(['-', 'x']).and_then(point) {
            return Some((MoveEffect::Remove(place), vec![(1, text.len(), place)]));
        }
        let (letters, rest) = self.split(point, text)?;
        let shift = text.len() - rest.len();
        let points: Vec<Spelled> =
            path(point, rest)?.into_iter().map(|(from, to, place)| (from + shift, to + shift, place)).collect();
        let effect = match points[..] {
            [(.., place)] => MoveEffect::Put(letters.to_owned(), place),
            _ => MoveEffect::Go(points.iter().map(|&(.., place)| place).collect()),
        };
        Some((effect, points))
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

    /// A place with the letters of its piece, as in setup and the start.
    pub(super) fn piece(&self, board: &Board, text: &str) -> Option<(String, Place)> {
        let (letters, rest) = self.split(&|point| board.parse(point), text.trim())?;
        board.parse(rest).map(|place| (letters.to_owned(), place))
    }
}

/// The parts of a move, one for each effect, and where they begin.
fn parts(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut start = 0;
    let parts = text.split(BETWEEN).map(move |part| {
        let at = start;
        start += part.len() + 1;
        (at + part.len() - part.trim_start().len(), part.trim())
    });
    parts.filter(|(_, part)| !part.is_empty())
}

/// Points with `-`, `:`, `x` or nothing between them.
fn path(point: Point<'_>, text: &str) -> Option<Vec<Spelled>> {
    /// No name of a point is longer, in bytes: `12-十二`.
    const LONGEST: usize = 12;
    let mut points: Vec<Spelled> = Vec::new();
    let mut at = 0;
    while at < text.len() {
        if !points.is_empty() && text[at..].starts_with(['-', ':', 'x', '>']) {
            at += 1;
        }
        // The longest beginning that is a point: `a1` of `a1-b2`, but `a12` of `a12-b2`.
        let rest = &text[at..];
        let ends = (1..=rest.len().min(LONGEST)).rev().filter(|&end| rest.is_char_boundary(end));
        let (end, place) = ends.filter_map(|end| Some((end, point(&rest[..end])?))).next()?;
        points.push((at, at + end, place));
        at += end;
    }
    (!points.is_empty()).then_some(points)
}
