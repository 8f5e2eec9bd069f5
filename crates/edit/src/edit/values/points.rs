//! Where a property's values contain points, so that these can be read, checked and transformed.

use crate::game::{Colour, Kind, Move, Place, PlaceForm};
use crate::text;
use std::cell::RefCell;

/// The places that a raw value names; `Err` where it should name one and does not.
pub(crate) fn places(kind: &Kind, shape: PlaceForm, raw: &[u8]) -> Result<Vec<Place>, ()> {
    let one = |raw: &[u8]| kind.place(raw).map_err(|_| ());
    match shape {
        PlaceForm::Move => match kind.place(raw) {
            Ok(place) => Ok(vec![place]),
            Err(_) => match kind.read_move(raw) {
                Ok(Move::Place(places) | Move::Path(places)) => Ok(places),
                Ok(Move::Raw(text)) if let Some(places) = named_in(kind, &text) => Ok(places),
                _ if is_word(kind, raw) => Ok(Vec::new()),
                _ => Err(()),
            },
        },
        PlaceForm::List if raw.trim_ascii().is_empty() => Ok(Vec::new()),
        PlaceForm::List => kind.places(raw).map(|place| place.map_err(|_| ())).collect(),
        PlaceForm::Piece => raw.split(|&byte| byte == b',').map(one).collect(),
        PlaceForm::Labelled => kind.labelled(raw).map(|place| vec![place]).ok_or(()),
        PlaceForm::Pair => kind.ends(raw).map(|(from, to)| vec![from, to]).ok_or(()),
        PlaceForm::Turn if is_word(kind, raw) => Ok(Vec::new()),
        PlaceForm::Turn => kind.read_move(raw).map_err(|_| ()).and_then(|_| squares(kind, raw)),
        // Somebody's words may hold a number.
        PlaceForm::Stone
            if !squeezed(raw).iter().all(|byte| matches!(byte, b'0'..=b'9' | b'A'..=b'H' | b'a'..=b'h' | b'!')) =>
        {
            Err(())
        }
        PlaceForm::Stone | PlaceForm::StonePair => {
            let squares = squares(kind, raw)?;
            let expected = if shape == PlaceForm::Stone { 1 } else { 2 };
            if squares.len() == expected { Ok(squares) } else { Err(()) }
        }
    }
}

/// The places that a move names which stays a text.
fn named_in(kind: &Kind, text: &str) -> Option<Vec<Place>> {
    let places = RefCell::new(Vec::new());
    let note = |place| {
        places.borrow_mut().push(place);
        String::new()
    };
    kind.respelled(None, text, &note)?;
    Some(places.into_inner())
}

/// How values are rewritten: the new places, and their names.
pub(crate) struct Moving<'a> {
    /// The game whose notation the values have.
    pub old: &'a Kind,
    /// The game whose notation they get.
    pub new: &'a Kind,
    /// Maps a place.
    pub goal: &'a dyn Fn(Place) -> Place,
    /// The player of the move, if it is one, since a word may mean different moves.
    pub mover: Option<Colour>,
    /// Maps a side of an Octi pod: 0 to 7, clockwise from north.
    pub side: &'a dyn Fn(u8) -> u8,
}

impl Moving<'_> {
    /// A raw value with every place moved. `None` where the value cannot be read, and has to stay as it is.
    pub fn moved(&self, shape: PlaceForm, raw: &[u8]) -> Option<Vec<u8>> {
        let value = |place: Place| self.new.place_value((self.goal)(place));
        let name = |place: Place| value(place).into_bytes();
        let in_words = || self.old.respelled(self.mover, std::str::from_utf8(raw).ok()?, &value);
        if shape == PlaceForm::Move
            && let Some(moved) = in_words()
        {
            return Some(moved.into_bytes());
        }
        if shape == PlaceForm::List && raw.contains(&b':') {
            return self.rectangle(raw);
        }
        let places = places(self.old, shape, raw).ok()?;
        Some(match shape {
            PlaceForm::Move | PlaceForm::List | PlaceForm::Turn if places.is_empty() => raw.to_vec(),
            PlaceForm::Move if places.len() == 1 => name(places[0]),
            PlaceForm::Move => {
                let goals = places.into_iter().map(self.goal).collect();
                let path = matches!(self.old.read_move(raw), Ok(Move::Path(_)));
                let moved = if path { Move::Path(goals) } else { Move::Place(goals) };
                self.new.move_value(&moved).into_bytes()
            }
            PlaceForm::List => match self.old.lettered(raw) {
                Some((letters, place)) => [letters.into_bytes(), name(place)].concat(),
                None => places.into_iter().map(name).collect::<Vec<_>>().join(&b','),
            },
            PlaceForm::Piece => self.piece(raw, &places),
            PlaceForm::Labelled => {
                let point = text::split_composed_bytes(raw).map_or(raw, |(point, _)| point);
                [&name(places[0]), &raw[point.len()..]].concat()
            }
            PlaceForm::Pair => [name(places[0]), name(places[1])].join(&b':'),
            PlaceForm::Turn | PlaceForm::Stone | PlaceForm::StonePair => self.turned_pods(raw)?,
        })
    }

    /// A rectangle stays one; its corners may change.
    fn rectangle(&self, raw: &[u8]) -> Option<Vec<u8>> {
        let (a, b) = text::split_composed_bytes(raw)?;
        let end = |end| self.old.place(end).ok().map(self.goal);
        let (a, b) = (end(a)?, end(b)?);
        let board = self.new.board();
        let first = board.place(board.column(a).min(board.column(b)), board.row(a).min(board.row(b)));
        let last = board.place(board.column(a).max(board.column(b)), board.row(a).max(board.row(b)));
        // If these corners are off the board, use the other two.
        let (first, last) = first.zip(last).unwrap_or((a, b));
        Some([self.new.place_value(first).as_bytes(), b":", self.new.place_value(last).as_bytes()].concat())
    }

    /// The points of a piece, in the order in which they were, or as Pentobi writes them if they were.
    fn piece(&self, raw: &[u8], places: &[Place]) -> Vec<u8> {
        let goals: Vec<Place> = places.iter().map(|&place| (self.goal)(place)).collect();
        let plain = || {
            let names: Vec<Vec<u8>> = goals.iter().map(|&goal| self.new.place_value(goal).into_bytes()).collect();
            names.join(&b',')
        };
        let usual = |kind: &Kind, places: Vec<Place>| kind.move_value(&Move::Place(places)).into_bytes();
        if usual(self.old, places.to_vec()) == raw { usual(self.new, goals) } else { plain() }
    }

    /// A turn or a stone of Octi: squares and sides can be anywhere in it.
    fn turned_pods(&self, raw: &[u8]) -> Option<Vec<u8>> {
        let text = squeezed(raw);
        let mut moved = Vec::with_capacity(text.len());
        let mut rest = &text[..];
        while let Some(&first) = rest.first() {
            if first.is_ascii_digit() {
                let place = self.old.place(rest.get(..2)?).ok()?;
                moved.extend(self.new.place_value((self.goal)(place)).into_bytes());
                rest = &rest[2..];
                continue;
            }
            let mut sides = Vec::new();
            while let Some(&letter) = rest.first().filter(|letter| matches!(letter, b'A'..=b'H' | b'a'..=b'h')) {
                let bang = rest.get(1) == Some(&b'!');
                let case = letter & 0x20;
                sides.push(((self.side)((letter | 0x20) - b'a'), case, bang));
                rest = &rest[1 + usize::from(bang)..];
            }
            if sides.is_empty() {
                moved.push(first);
                rest = &rest[1..];
            }
            // Sorted by letter, as they are written.
            sides.sort_unstable();
            for (side, case, bang) in sides {
                moved.push((b'A' + side) | case);
                moved.extend(bang.then_some(b'!'));
            }
        }
        Some(moved)
    }
}

/// A turn of Octi, without white space and line breaks.
fn squeezed(raw: &[u8]) -> Vec<u8> {
    raw.iter().copied().filter(|byte| !byte.is_ascii_whitespace() && *byte != b'\\').collect()
}

/// The squares that a turn or a stone of Octi names.
fn squares(kind: &Kind, raw: &[u8]) -> Result<Vec<Place>, ()> {
    let text = squeezed(raw);
    let numbers = text.split(|byte| !byte.is_ascii_digit()).filter(|number| !number.is_empty());
    numbers.map(|number| kind.place(number).map_err(|_| ())).collect()
}

/// A pass, a swap and the like.
fn is_word(kind: &Kind, raw: &[u8]) -> bool {
    let text = String::from_utf8_lossy(raw);
    let text = text.trim();
    kind.is_pass(text) || kind.parse_move(text).is_ok_and(|action| action.is_word())
}
