//! TwixT and its notation: a point, followed by the links that are removed and added.

use super::State;
use crate::sgf::{Dialect, point};
use crate::{
    Kind, Misread, Move, MoveError, Place, notation,
    offer::{Card, Choice, Sample},
    rules::{Basics, Colouring, Facts, Game, Ground, MoveEntry, Wins, of_facts},
};

/// TwixT.
#[derive(Debug)]
pub(crate) struct Twixt;

const FACTS: Facts = Facts {
    colouring: Colouring::Edges,
    edges: true,
    links: true,
    ..Facts::of(Basics {
        family: "twixt",
        entry: MoveEntry::Point,
        ground: Ground::Holes,
        wins: Wins::Kept,
        passes: false,
        cards: &[Card { name: "TwixT", gm: "twixt", size: Some((12, 12)), choice: Choice::Sizes(&[24, 12, 18, 30]) }],
        samples: &[Sample::new("TwixT", include_bytes!("../../../../assets/samples/twixt.sgf"))],
    })
};

impl Game for Twixt {
    of_facts!(FACTS, State);

    fn read_move(&self, kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
        let text = notation::squeeze(raw);
        // A draw offered with the move, as Little Golem writes it.
        let text = text.split(|byte| *byte == b'|').next().unwrap_or_default();
        match word(text) {
            Some(action) => Ok(action),
            None => long(kind, &|point| kind.place(point), text),
        }
    }

    fn parse_move(&self, kind: &Kind, text: &str) -> Result<Move, MoveError> {
        match word(text.as_bytes()) {
            Some(_) if text.is_empty() => Err(MoveError::NoMove(text.to_owned())),
            Some(Move::Pass) => Err(MoveError::NoPass("TwixT")),
            Some(action) => Ok(action),
            None => {
                // A hyphen in a name does not mean a link.
                let linked = |why| match text.contains(['-', '+']) {
                    true => long(kind, &|point| typed(kind, point), text.as_bytes()).map_err(|_| why),
                    false => Err(why),
                };
                kind.parse_place(text).or_else(linked)
            }
        }
    }

    fn path_value(&self, kind: &Kind, places: &[Place]) -> String {
        written(places, |place| kind.place_value(place))
    }

    fn path_text(&self, kind: &Kind, places: &[Place]) -> String {
        // A line in a name would look like the sign of a link.
        let lined = places.iter().any(|&place| kind.board().display_name(place).contains('-'));
        written(places, |place| if lined { kind.place_value(place) } else { kind.board().display_name(place) })
    }
}

/// Whether links of one side may cross each other: Little Golem and the rules called PP let them.
pub(super) fn own_links_cross(kind: &Kind) -> bool {
    let rules = kind.rules().to_ascii_uppercase();
    kind.identity().is(Dialect::LittleGolem) || rules.split(|c: char| !c.is_alphanumeric()).any(|word| word == "PP")
}

fn word(text: &[u8]) -> Option<Move> {
    let draw = || text.eq_ignore_ascii_case(b"draw").then(|| Move::Raw("draw".to_owned()));
    Move::of_word(text).or_else(draw)
}

/// How a point is read: as records write it, or as people call it.
type Point<'a> = &'a dyn Fn(&[u8]) -> Result<Place, Misread>;

/// A point typed by the user.
fn typed(kind: &Kind, text: &[u8]) -> Result<Place, Misread> {
    let shown = std::str::from_utf8(text).ok().and_then(|text| kind.board().parse_display(text));
    shown.map_or_else(|| kind.place(text), Ok)
}

/// A peg and links: `f7-d4e6+g5h7` removes one and adds one. As a path these are the peg, the ends of the removed links, the peg again, and
/// the ends of the added links; without links it is a point. Without a peg, as in `-d4e6+g5h7`, the first end of the first link is repeated
/// after the removed ones: then the number of places is odd.
///
/// A link may also be named by its middle, which is between two holes of a row or a column: `e5*` is half a row below e5, `e*5` half a
/// column to the right of it. The board decides which of the two links through that middle is meant.
fn long(kind: &Kind, point: Point<'_>, text: &[u8]) -> Result<Move, Misread> {
    let end = text.iter().position(|byte| matches!(byte, b'-' | b'+')).unwrap_or(text.len());
    let peg = if end > 0 { Some(point(&text[..end])?) } else { None };
    let (mut taken, mut put) = (Vec::new(), Vec::new());
    let (mut rest, mut again) = (&text[end..], peg);
    while let [sign, link @ ..] = rest {
        let end = link.iter().position(|byte| matches!(byte, b'-' | b'+')).unwrap_or(link.len());
        let mut ends = link_ends(kind, point, &link[..end])?;
        // So that only one place separates the two lists.
        if again == Some(ends[0]) {
            ends.swap(0, 1);
        }
        if *sign == b'-' {
            again = again.or(Some(ends[0]));
            taken.extend(ends)
        } else {
            put.extend(ends)
        }
        rest = &link[end..];
    }
    match peg {
        Some(peg) if taken.is_empty() && put.is_empty() => Ok(Move::Place(vec![peg])),
        Some(peg) => Ok(Move::Path([vec![peg], taken, vec![peg], put].concat())),
        // Records never add a link without a peg or a removal.
        None if taken.is_empty() => Err(Misread::Unreadable),
        None => Ok(Move::Path([taken.clone(), vec![taken[0]], put].concat())),
    }
}

/// The peg, if there is one, and the two lists of ends in a path.
pub(super) fn parts(places: &[Place]) -> Option<(Option<Place>, &[Place], &[Place])> {
    let (&first, rest) = places.split_first()?;
    if places.len().is_multiple_of(2) {
        let between = rest.iter().step_by(2).position(|&place| place == first)? * 2;
        return Some((Some(first), &rest[..between], &rest[between + 1..]));
    }
    let between = 2 + places.get(2..)?.iter().step_by(2).position(|&place| place == first)? * 2;
    Some((None, &places[..between], &places[between + 1..]))
}

fn written(places: &[Place], name: impl Fn(Place) -> String) -> String {
    let Some((peg, taken, put)) = parts(places) else { return String::new() };
    let links = |sign: &str, ends: &[Place]| {
        ends.chunks_exact(2).map(|ends| format!("{sign}{}{}", name(ends[0]), name(ends[1]))).collect::<String>()
    };
    peg.map(&name).unwrap_or_default() + &links("-", taken) + &links("+", put)
}

fn link_ends(kind: &Kind, point: Point<'_>, text: &[u8]) -> Result<[Place; 2], Misread> {
    if let Some(star) = text.iter().position(|byte| *byte == b'*') {
        let (before, after) = (&text[..star], &text[star + 1..]);
        let (column, row) = point::letter_number(&[before, after].concat()).ok_or(Misread::Unreadable)?;
        // Half a row further down the link is flat, half a column further on it is steep.
        let (dx, dy) = if after.is_empty() { ([-1_i64, 1], [0, 1]) } else { ([0, 1], [-1_i64, 1]) };
        let place = |dx: i64, dy: i64| {
            let side = |n: u32, by: i64| u16::try_from(i64::from(n) + by).ok();
            let place = side(column, dx).zip(side(row, dy)).and_then(|(c, r)| kind.board().place(c, r));
            place.ok_or(Misread::OffBoard)
        };
        return Ok([place(dx[0], dy[0])?, place(dx[1], dy[1])?]);
    }
    // The start of the second point: after the digits of the first, or in the middle of four letters.
    let digits = text.iter().position(u8::is_ascii_digit);
    let second = match digits {
        Some(first) => first + text[first..].iter().take_while(|byte| byte.is_ascii_digit()).count(),
        None => text.len() / 2,
    };
    Ok([point(&text[..second])?, point(&text[second..])?])
}
