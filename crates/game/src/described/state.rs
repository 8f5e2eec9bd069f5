//! The state of a described game. Every move is executed as written, and none is judged.

use super::{Described, notation::MoveEffect};
use crate::sgf::{Code, Fault};
use crate::{
    Board, Colour, Kind, Move, Piece, Place, fault,
    look::Look,
    notation::plain_text,
    rules::MoveEntry,
    setup,
    state::{Effect, GameState, Mover, NextTurn, Setup, of_stones},
    stones::Stones,
};
use std::collections::HashMap;
use std::sync::Arc;

/// The pieces on the board.
#[derive(Clone, Debug)]
pub(super) struct State {
    game: &'static Described,
    board: Arc<Board>,
    /// In one row: their neighbours do not matter.
    stones: Stones,
    /// The letters of pieces that are no plain stones.
    letters: HashMap<Place, String>,
    lacks_start: bool,
}

impl State {
    pub(super) fn start(game: &'static Described, kind: &Kind) -> State {
        let board = kind.board().clone();
        // The described start applies to the usual board; records from elsewhere set up their own.
        let (is_usual, has_pieces) = (kind.size() == game.board.size(), game.start.iter().any(|side| !side.is_empty()));
        let lacks_start = !kind.has_own_start() && !is_usual && has_pieces;
        let stones = Stones::new(board.len() as u16, 1);
        let mut state = State { game, stones, board, letters: HashMap::new(), lacks_start };
        if !kind.has_own_start() && is_usual {
            for (colour, pieces) in [Colour::BLACK, Colour::WHITE].into_iter().zip(&game.start) {
                for (letters, place) in pieces.iter().filter_map(|text| game.piece(kind.board(), text)) {
                    state.put(place, colour, 0, letters);
                }
            }
        }
        state
    }

    fn put(&mut self, place: Place, colour: Colour, number: u32, letters: String) {
        self.stones.put(place, colour, number);
        if letters.is_empty() { drop(self.letters.remove(&place)) } else { drop(self.letters.insert(place, letters)) }
    }

    fn remove(&mut self, place: Place) -> Option<(Colour, String)> {
        let colour = self.stones.at(place)?;
        self.stones.clear(place);
        Some((colour, self.letters.remove(&place).unwrap_or_default()))
    }

    /// Executes an action; returns its places.
    fn execute(&mut self, mover: Mover, effect: MoveEffect, findings: &mut Vec<Fault>) -> Vec<Place> {
        let empty = |place: Place| self.stones.at(place).is_none();
        match &effect {
            MoveEffect::Go(places) if empty(places[0]) => {
                let words = message!(
                    "nothing-stands-where-move",
                    "there is no piece on {places}, where the move starts",
                    places = Described::name(&self.board, places[0])
                );
                findings.push(fault(Code::NoPiece, words));
            }
            MoveEffect::Remove(place) if empty(*place) => {
                let words = message!(
                    "nothing-stands-could-taken",
                    "there is nothing on {place} to remove",
                    place = Described::name(&self.board, *place)
                );
                findings.push(fault(Code::NoPiece, words));
            }
            _ => {}
        }
        match effect {
            MoveEffect::Put(letters, place) => {
                self.put(place, mover.colour, mover.number, letters);
                vec![place]
            }
            MoveEffect::Remove(place) => {
                self.remove(place);
                Vec::new()
            }
            MoveEffect::Go(places) => {
                let (from, to) = (places[0], places[places.len() - 1]);
                let Some((colour, letters)) = self.remove(from) else { return Vec::new() };
                self.put(to, colour, mover.number, letters);
                vec![from, to]
            }
        }
    }
}

impl GameState for State {
    of_stones!(stones);

    fn lacks_start(&self) -> bool {
        self.lacks_start
    }

    fn look(&self, kind: &Kind) -> Look {
        let letters = self.board.places().filter_map(|place| Some((place, self.letters.get(&place)?.clone())));
        Look { stones: self.discs(kind), letters: letters.collect(), ..Look::default() }
    }

    fn pieces(&self) -> Vec<Piece> {
        let name = |letters: &String| {
            let known = self.game.pieces.iter().find(|(known, _)| known == letters);
            known.map_or_else(|| letters.clone(), |(_, name)| name.clone())
        };
        let piece = |place: Place| {
            let letters = self.letters.get(&place)?;
            let (colour, number) = (self.stones.at(place)?, self.stones.number(place));
            Some(Piece { colour, name: name(letters), places: vec![place], number })
        };
        self.board.places().filter_map(piece).collect()
    }

    fn as_setup(&self, kind: &Kind) -> Result<Vec<(&'static str, Vec<String>)>, String> {
        let written = |place: Place| {
            let letters = self.letters.get(&place).map_or("", String::as_str);
            format!("{letters}{}", kind.place_value(place))
        };
        let own = |colour: Colour| {
            let places = self.board.places().filter(|&place| self.stones.at(place) == Some(colour));
            (kind.setup_id(colour), places.map(written).collect())
        };
        let all = [Colour::BLACK, Colour::WHITE].map(own).into_iter();
        Ok(all.filter(|(_, values): &(_, Vec<String>)| !values.is_empty()).collect())
    }

    fn unsaid(&self, kind: &Kind) -> Vec<(&'static str, Vec<Place>)> {
        self.stones.unsaid(kind)
    }

    fn to_play(&self, next: Colour) -> Option<Colour> {
        Some(next)
    }

    fn first_colour(&self, _kind: &Kind) -> Option<Colour> {
        Some(if self.game.white_begins { Colour::WHITE } else { Colour::BLACK })
    }

    fn has_winner(&self) -> bool {
        false
    }

    fn goals(&self, _colour: Colour, so_far: &[Place]) -> Vec<Place> {
        match so_far {
            [from] if self.game.facts.entry == MoveEntry::Steps => {
                self.board.places().filter(|to| to != from).collect()
            }
            _ => Vec::new(),
        }
    }

    fn set_up_all(&mut self, kind: &Kind, values: Vec<(Setup, &[u8])>, findings: &mut Vec<Fault>) {
        let lettered =
            |raw: &[u8]| self.game.piece(&self.board, &plain_text(raw)).filter(|(letters, _)| !letters.is_empty());
        let (pieces, points): (Vec<_>, Vec<_>) = values.into_iter().partition(|(_, raw)| lettered(raw).is_some());
        let pieces: Vec<_> = pieces.into_iter().filter_map(|(setup, raw)| Some((setup, lettered(raw)?))).collect();
        setup::points(self, kind, &points, findings);
        for (setup, (letters, place)) in pieces {
            match setup {
                Setup::Add(colour) => self.put(place, colour, 0, letters),
                Setup::Empty | Setup::Own => drop(self.remove(place)),
            }
        }
    }

    fn set_up(&mut self, place: Place, colour: Option<Colour>) {
        self.remove(place);
        if let Some(colour) = colour {
            self.put(place, colour, 0, String::new());
        }
    }

    fn play(&mut self, mover: Mover, action: &Move, findings: &mut Vec<Fault>) -> Effect {
        let mut is_word = false;
        let effects = match action {
            Move::Place(places) => places.iter().map(|&place| MoveEffect::Put(String::new(), place)).collect(),
            Move::Path(places) if places.len() > 1 => vec![MoveEffect::Go(places.clone())],
            Move::Raw(text) => {
                let meaning = self.game.meaning(mover.colour, text);
                is_word = meaning.is_some();
                let text = meaning.unwrap_or(text);
                let point = |point: &str| self.board.parse(point);
                let mut effects = self.game.readable_effects(&point, text);
                if self.game.lacks_origin(text, &effects) {
                    effects.retain(|effect| !matches!(effect, MoveEffect::Put(..)));
                }
                effects
            }
            Move::Resign => return Effect::turn(NextTurn::AsBefore),
            Move::SwapSides => return Effect::turn(NextTurn::Mover),
            _ => Vec::new(),
        };
        let known = |place: &Place| place.index() < self.stones.len();
        let on_board = |effect: &MoveEffect| match effect {
            MoveEffect::Put(_, place) | MoveEffect::Remove(place) => known(place),
            MoveEffect::Go(places) => places.iter().all(known),
        };
        let effects: Vec<MoveEffect> = effects.into_iter().filter(on_board).collect();
        if is_word {
            // A word such as castling says where pieces go, and of none that one is taken there.
            let goal = |effect: &MoveEffect| match effect {
                MoveEffect::Go(places) => places.last().copied(),
                _ => None,
            };
            let taken = effects.iter().filter_map(goal).find(|place| self.stones.at(*place).is_some());
            if let Some(place) = taken {
                let words = message!(
                    "word-takes-piece",
                    "there is a piece on {place}, where the move puts another",
                    place = Described::name(&self.board, place)
                );
                findings.push(fault(Code::Occupied, words));
            }
        }
        Effect::at(effects.into_iter().flat_map(|effect| self.execute(mover, effect, findings)).collect())
    }
}
