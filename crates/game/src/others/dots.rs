//! Dots (Kropki): dots on crossing lines, and the areas that they enclose as the record gives them. The rules are not known here, so nothing is
//! judged, and dots stay where they are placed.
//!
//! A move is a point, and after each full stop the border of an area that it closes, point after point: `de.cecfdgefdece`. A player may
//! place several dots in one move, as several values.

use crate::notation::{plain_text, squeeze};
use crate::sgf::{Code, Fault, Property};
use crate::{
    Board, Colour, Kind, Markup, Misread, Move, MoveError, Place, Position, fault,
    look::{Link, Look},
    rules::{Basics, Facts, Game, Ground, MoveEntry, Wins, of_facts, read_stone},
    state::{Effect, GameState, Mover, of_stones},
    stones::{Stones, target},
};
use std::sync::Arc;

/// Dots.
#[derive(Debug)]
pub(crate) struct Dots;

const FACTS: Facts = Facts {
    judged: false,
    several: true,
    ..Facts::of(Basics {
        family: "kropki",
        entry: MoveEntry::Point,
        ground: Ground::Lines,
        wins: Wins::Kept,
        passes: true,
        cards: &[],
        samples: &[],
    })
};

impl Game for Dots {
    of_facts!(FACTS, State);

    fn read_move(&self, kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
        let text = squeeze(raw);
        match text.iter().position(|&byte| byte == b'.') {
            None => read_stone(kind, raw),
            // An area alone: a dot that was there closes it.
            Some(0) => Ok(Move::Raw(plain_text(raw))),
            Some(stop) => kind.place(&text[..stop]).map(|_| Move::Raw(plain_text(raw))),
        }
    }

    fn parse_move(&self, kind: &Kind, text: &str) -> Result<Move, MoveError> {
        match text {
            _ if text.eq_ignore_ascii_case("pass") => Ok(Move::Pass),
            _ if text.contains('.') => {
                self.read_move(kind, text.as_bytes()).map_err(|_| MoveError::NoPoint(text.to_owned()))
            }
            _ => kind.parse_place(text),
        }
    }

    /// Territory at the end: points, and the borders of areas.
    fn read_markup(&self, markup: &mut Markup, position: &Position, property: &Property<'_>) -> bool {
        let colour = match &*property.id() {
            "TB" => Colour::BLACK,
            "TW" => Colour::WHITE,
            _ => return false,
        };
        let board = position.board();
        for raw in property.values() {
            let text = plain_text(&squeeze(raw));
            let (point, areas) = text.split_once('.').unwrap_or((&text, ""));
            if !point.is_empty() {
                let place = markup.place(position.kind(), point.as_bytes(), raw);
                markup.territory.extend(place.map(|place| (place, colour)));
            }
            for area in areas.split('.').filter(|area| !area.is_empty()) {
                match border(board, area) {
                    Some(places) => markup.lines.extend(places.windows(2).map(|ends| (ends[0], ends[1]))),
                    None => markup.findings.push(unreadable_area(area)),
                }
            }
        }
        true
    }
}

/// The places of a border that is written point after point.
fn border(board: &Board, area: &str) -> Option<Vec<Place>> {
    area.as_bytes().chunks(2).map(|point| board.parse(std::str::from_utf8(point).ok()?)).collect()
}

fn unreadable_area(area: &str) -> Fault {
    fault(Code::UnreadablePoint, message!("area-cannot-be-read", "the area \"{area}\" cannot be read", area))
}

/// The dots on the board, and the borders of areas.
#[derive(Clone, Debug)]
struct State {
    board: Arc<Board>,
    stones: Stones,
    borders: Vec<Link>,
}

impl State {
    fn start(kind: &Kind) -> State {
        State { board: kind.board().clone(), stones: Stones::new(kind.columns(), kind.rows()), borders: Vec::new() }
    }

    /// Draws the borders of a move, and reports those that cannot be read.
    fn enclose(&mut self, colour: Colour, areas: &str, findings: &mut Vec<Fault>) {
        for area in areas.split('.').filter(|area| !area.is_empty()) {
            match border(&self.board, area) {
                Some(places) => {
                    let links = places.windows(2).map(|ends| Link { colour, ends: (ends[0], ends[1]) });
                    self.borders.extend(links);
                }
                None => findings.push(unreadable_area(area)),
            }
        }
    }
}

impl GameState for State {
    of_stones!(stones);

    fn look(&self, kind: &Kind) -> Look {
        Look { stones: self.discs(kind), links: self.borders.clone(), ..Look::default() }
    }

    fn to_play(&self, next: Colour) -> Option<Colour> {
        Some(next)
    }

    fn has_winner(&self) -> bool {
        false
    }

    fn set_up(&mut self, place: Place, colour: Option<Colour>) {
        self.borders.retain(|link| link.ends.0 != place && link.ends.1 != place);
        self.stones.set_up(place, colour);
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        let (action, areas) = match action {
            Move::Raw(text) => {
                let text: String = text.split_whitespace().collect();
                let Some((point, areas)) = text.split_once('.') else { return Effect::default() };
                (Move::Place(self.board.parse(point).into_iter().collect()), areas.to_owned())
            }
            action => (action.clone(), String::new()),
        };
        self.enclose(mover.colour, &areas, findings);
        if matches!(&action, Move::Place(places) if places.is_empty()) {
            return Effect::default();
        }
        let Some(place) = target(&action, self.stones.len(), findings) else { return Effect::default() };
        self.stones.put(place, mover.colour, mover.number);
        Effect::at(vec![place])
    }
}
