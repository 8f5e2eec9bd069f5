//! Go and its notation.

use super::State;
use crate::sgf::{Property, point};
use crate::{
    Kind, Mark, Markup, Misread, Move, Place, Position, notation,
    offer::{Card, Choice, Sample},
    rules::{Basics, Facts, Game, Ground, MoveEntry, Wins, of_facts},
};

/// Go, also where GM is absent.
#[derive(Debug)]
pub(crate) struct Go;

const FACTS: Facts = Facts {
    counted: true,
    ko: true,
    terms: &["KM", "HA"],
    ..Facts::of(Basics {
        family: "go",
        entry: MoveEntry::Point,
        ground: Ground::Lines,
        wins: Wins::Kept,
        passes: true,
        cards: &[Card { name: "Go", gm: "go", size: Some((9, 9)), choice: Choice::Sizes(&[19, 13, 9]) }],
        samples: &[Sample::new("Go", include_bytes!("../../../../assets/samples/go.sgf"))],
    })
};

/// Up to this size `tt` is a pass, not a point.
fn is_small(kind: &Kind) -> bool {
    kind.columns() <= 19 && kind.rows() <= 19
}

impl Game for Go {
    of_facts!(FACTS, State);

    fn read_point(&self, _kind: &Kind, text: &[u8]) -> Option<(u32, u32)> {
        point::letter_pair(text)
    }

    fn handicap(&self, kind: &Kind, stones: u32) -> Option<Vec<Place>> {
        let points = super::count::handicap(kind.columns(), kind.rows(), stones)?;
        points.into_iter().map(|(column, row)| kind.board().place(column, row)).collect()
    }

    fn read_move(&self, kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
        let text = notation::squeeze(raw);
        if text.is_empty() || text.eq_ignore_ascii_case(b"pass") || (is_small(kind) && *text == *b"tt") {
            return Ok(Move::Pass);
        }
        kind.place(raw).map(|place| Move::Place(vec![place]))
    }

    fn pass_value(&self, kind: &Kind) -> &'static str {
        if kind.writes_old_passes() && is_small(kind) { "tt" } else { "" }
    }

    fn is_pass(&self, text: &str) -> bool {
        text.is_empty() || text == "tt" || text.eq_ignore_ascii_case("pass")
    }

    /// FF1 and FF2: letters in the order of the list, and a mark that depends on the point's content.
    fn read_markup(&self, markup: &mut Markup, position: &Position, property: &Property<'_>) -> bool {
        match &*property.id() {
            "L" => {
                let letter = |n: usize| char::from(if n < 26 { b'A' + n as u8 } else { b'a' + (n % 26) as u8 });
                let places = markup.points(position.kind(), property);
                markup.labels.extend(places.into_iter().enumerate().map(|(n, place)| (place, letter(n).to_string())));
            }
            "M" => {
                for place in markup.points(position.kind(), property) {
                    let mark = if position.stone(place).is_some() { Mark::Triangle } else { Mark::Cross };
                    markup.marks.push((place, mark));
                }
            }
            _ => return false,
        }
        true
    }
}
