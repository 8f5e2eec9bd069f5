//! Where in a property's values points stand, so that they can be read, checked and moved.

use crate::game::{Action, Game, Kind, Place, Position};

/// How the values of a property name places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// A move: one place, or a word.
    Move,
    /// A list of places and rectangles.
    List,
    /// A piece: places with commas between them.
    Piece,
    /// A place and a text, `point:text`.
    Labelled,
    /// Two places, `point:point`.
    Pair,
    /// A stone of Octi: a place and letters.
    Stone,
}

/// How the values of a property name places in this game; `None` where they name none, or none that are understood.
pub(super) fn shape(kind: &Kind, id: &str) -> Option<Shape> {
    let blokus = matches!(kind.game(), Game::Blokus(_));
    let octi = kind.game() == Game::Octi;
    match id {
        _ if kind.colour_of(id).is_some() => Some(if blokus { Shape::Piece } else { Shape::Move }),
        _ if kind.setup_colour_of(id).is_some() && octi => Some(Shape::Stone),
        "AE" if blokus => Some(Shape::Piece),
        _ if kind.setup_colour_of(id).is_some() => Some(if blokus { Shape::Piece } else { Shape::List }),
        "AE" | "TR" | "SQ" | "CR" | "MA" | "SL" | "DD" | "VW" | "TB" | "TW" | "L" | "M" | "RG" | "SC" | "SE" => {
            Some(Shape::List)
        }
        "LB" => Some(Shape::Labelled),
        "LN" | "AR" => Some(Shape::Pair),
        "CS" | "MS" | "SS" | "TS" if octi => Some(Shape::Stone),
        _ => None,
    }
}

/// The places that a raw value names; `Err` where it should name one and does not.
pub(super) fn places(kind: &Kind, shape: Shape, raw: &[u8]) -> Result<Vec<Place>, ()> {
    let one = |raw: &[u8]| kind.place(raw).map_err(|_| ());
    match shape {
        Shape::Move => match kind.place(raw) {
            Ok(place) => Ok(vec![place]),
            Err(_) if is_word(kind, raw) => Ok(Vec::new()),
            Err(_) => Err(()),
        },
        Shape::List if raw.trim_ascii().is_empty() => Ok(Vec::new()),
        Shape::List => kind.places(raw).into_iter().map(|place| place.map_err(|_| ())).collect(),
        Shape::Piece => raw.split(|&byte| byte == b',').map(one).collect(),
        Shape::Labelled => one(raw.split(|&byte| byte == b':').next().unwrap_or_default()).map(|place| vec![place]),
        Shape::Pair => {
            let colon = raw.iter().position(|&byte| byte == b':').ok_or(())?;
            Ok(vec![one(&raw[..colon])?, one(&raw[colon + 1..])?])
        }
        Shape::Stone => one(raw.get(..2).ok_or(())?).map(|place| vec![place]),
    }
}

/// A raw value with every place moved. `None` where the value cannot be read, and has to stay as it is.
pub(super) fn moved(kind: &Kind, new: &Kind, shape: Shape, raw: &[u8], to: impl Fn(Place) -> Place) -> Option<Vec<u8>> {
    let name = |place: Place| new.place_value(to(place)).into_bytes();
    let places = places(kind, shape, raw).ok()?;
    Some(match shape {
        Shape::Move | Shape::List if places.is_empty() => raw.to_vec(),
        Shape::Move => name(places[0]),
        Shape::List => match raw.contains(&b':') {
            // A rectangle stays one: its corners may change.
            true => {
                let ends: Vec<Place> = raw.split(|&byte| byte == b':').filter_map(|end| kind.place(end).ok()).collect();
                let board = new.board();
                let (a, b) = (to(*ends.first()?), to(*ends.get(1)?));
                let corner = |column: u16, row: u16| board.place(column, row);
                let first = corner(board.column(a).min(board.column(b)), board.row(a).min(board.row(b)))?;
                let last = corner(board.column(a).max(board.column(b)), board.row(a).max(board.row(b)))?;
                [new.place_value(first).as_bytes(), b":", new.place_value(last).as_bytes()].concat()
            }
            false => name(places[0]),
        },
        Shape::Piece => places.into_iter().map(name).collect::<Vec<_>>().join(&b','),
        Shape::Labelled => {
            let colon = raw.iter().position(|&byte| byte == b':').unwrap_or(raw.len());
            [&name(places[0]), &raw[colon..]].concat()
        }
        Shape::Pair => [name(places[0]), name(places[1])].join(&b':'),
        Shape::Stone => [&name(places[0]), &raw[2..]].concat(),
    })
}

/// A pass, a swap and the like.
fn is_word(kind: &Kind, raw: &[u8]) -> bool {
    let text = String::from_utf8_lossy(raw);
    let text = text.trim();
    let position = Position::start(std::sync::Arc::new(kind.clone()));
    text.is_empty()
        || (text == "tt" && kind.game() == Game::Go)
        || position.parse_move(None, text).is_ok_and(|action| !matches!(action, Action::Place(_) | Action::Raw(_)))
}
