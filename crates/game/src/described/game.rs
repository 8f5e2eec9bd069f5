//! The implementation of [`Game`](crate::rules::Game) for described games.

use super::{Described, notation::MoveEffect, state::State};
use crate::sgf::Identity;
use crate::{
    Board, Colour, Kind, Misread, Move, MoveError, Naming, Place,
    notation::{plain_text, squeeze},
    rules::{Facts, Game, MoveEntry},
    state::GameState,
};

impl Game for &'static Described {
    fn facts(&self) -> &'static Facts {
        self.facts
    }

    fn start(&self, kind: &Kind) -> Box<dyn GameState> {
        Box::new(State::start(self, kind))
    }

    fn board(&self, identity: &Identity) -> Board {
        self.board.board(self.sides(identity), self.naming)
    }

    fn variant(&self) -> Option<&'static str> {
        Some(self.name)
    }

    fn is_described(&self) -> bool {
        true
    }

    fn colour_name(&self, colour: Colour) -> &'static str {
        self.colours[colour.index().min(1)]
    }

    fn lettered(&self, kind: &Kind, raw: &[u8]) -> Option<(String, Place)> {
        self.piece(kind.board(), &plain_text(&squeeze(raw)))
    }

    fn piece_letters(&self) -> Vec<(&'static str, &'static str)> {
        let game: &'static Described = self;
        game.pieces.iter().map(|(letters, name)| (&**letters, &**name)).collect()
    }

    fn respelled(
        &self,
        kind: &Kind,
        mover: Option<Colour>,
        text: &str,
        name: &dyn Fn(Place) -> String,
    ) -> Option<String> {
        let respelled = |text: &str| Described::respelled(self, &|point| kind.board().parse(point), text, name);
        match mover.and_then(|colour| self.meaning(colour, text)) {
            // A move word stays valid while its places stay the same.
            Some(effects) => respelled(effects).map(|moved| if moved == effects { text.to_owned() } else { moved }),
            // Restore the word if the places match it again.
            None => respelled(text).map(|moved| match mover.and_then(|colour| self.word_for(colour, &moved)) {
                Some(word) if moved != text => word.to_owned(),
                _ => moved,
            }),
        }
    }

    fn read_move(&self, kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
        let text = plain_text(&squeeze(raw));
        let named = || self.meaning(Colour::BLACK, &text).map(|_| Move::Raw(plain_text(raw)));
        let effects = || self.readable_effects(&|point| kind.board().parse(point), &text);
        let lacks_origin = || self.lacks_origin(&text, &effects());
        let written = || self.written_action(kind.board(), &text).filter(|_| !lacks_origin());
        let action = word(&text).or_else(written).or_else(named);
        action.ok_or_else(|| match self.leaves_board(kind, &text) && !lacks_origin() {
            true => Misread::OffBoard,
            false => Misread::Unreadable,
        })
    }

    fn parse_move(&self, kind: &Kind, text: &str) -> Result<Move, MoveError> {
        let board = kind.board();
        let steps = self.facts.entry == MoveEntry::Steps;
        let none = || if steps { kind.wanted_path(text, 2) } else { MoveError::NoPoint(text.to_owned()) };
        // A name with a line in it is not a path between places.
        let placed = || kind.parse_place(text).ok();
        let shown = || self.shown_action(board, text);
        let written = || self.written_action(board, text);
        let named = || self.meaning(Colour::BLACK, text).map(|_| Move::Raw(text.to_owned()));
        let either = || self.readable_effects(&|point| board.parse(point).or_else(|| board.parse_display(point)), text);
        match word(text) {
            Some(_) if text.is_empty() => Err(none()),
            Some(action) => Ok(action),
            None if self.lacks_origin(text, &either()) => Err(none()),
            None => placed().or_else(shown).or_else(written).or_else(named).ok_or_else(none),
        }
    }

    fn pass_value(&self, _kind: &Kind) -> &'static str {
        ""
    }

    fn place_value(&self, kind: &Kind, place: Place) -> String {
        Described::name(kind.board(), place)
    }
}

impl Described {
    /// Whether a move has a point that its board does not have, and is well-formed otherwise.
    fn leaves_board(&self, kind: &Kind, text: &str) -> bool {
        const BEYOND: Place = Place(u16::MAX);
        // Points may also be two letters wherever they are a letter and a number, but a move word is not a point, and only a board with
        // more columns than the alphabet has letters has names with two: not `exd5`, nor the `bd2` of `Nbd2`.
        let most = if kind.columns() > 26 { 2 } else { 1 };
        let is_name = |point: &str| {
            let letters = point.bytes().filter(u8::is_ascii_alphabetic).count();
            kind.board().naming() == Naming::LetterPair || letters <= most && letters < point.len()
        };
        let point = |point: &str| match kind.place(point.as_bytes()) {
            Err(Misread::OffBoard) => is_name(point).then_some(BEYOND),
            read => read.ok(),
        };
        let beyond = |effect: &MoveEffect| match effect {
            MoveEffect::Put(_, place) | MoveEffect::Remove(place) => *place == BEYOND,
            MoveEffect::Go(places) => places.contains(&BEYOND),
        };
        self.effects(&point, text).is_some_and(|effects| effects.iter().any(beyond))
    }

    /// Whether these effects of a move place a piece that comes from somewhere else, where all pieces have letters and go from place to
    /// place: `Nf3` and `e4` of chess. Placed there it would be on the board twice. What is placed where a piece has just arrived replaces
    /// that, as in `e7-e8,Qe8`, and what is not on the board can be dropped.
    pub(super) fn lacks_origin(&self, text: &str, effects: &[MoveEffect]) -> bool {
        let is_lettered = |piece: &String| piece.starts_with(|letter: char| letter.is_ascii_uppercase());
        let has_pieces = self.start.iter().all(|pieces| !pieces.is_empty() && pieces.iter().all(is_lettered));
        if self.facts.entry != MoveEntry::Steps || !has_pieces || text.contains('@') {
            return false;
        }
        let arrives =
            |at: &Place| effects.iter().any(|one| matches!(one, MoveEffect::Go(way) if way.last() == Some(at)));
        effects.iter().any(|effect| matches!(effect, MoveEffect::Put(_, place) if !arrives(place)))
    }

    /// A move whose points are named as in records.
    fn written_action(&self, board: &Board, text: &str) -> Option<Move> {
        let effects = self.effects(&|point| board.parse(point), text)?;
        Some(action(&effects, || text.to_owned()))
    }

    /// A move whose points are named as people call them; in what stays a text they are written as in records.
    fn shown_action(&self, board: &Board, text: &str) -> Option<Move> {
        let effects = self.effects(&|point| board.parse_display(point), text)?;
        let as_written = || self.effects(&|point| board.parse(point), text).as_ref() == Some(&effects);
        Some(action(&effects, || if as_written() { text.to_owned() } else { Described::written(board, &effects) }))
    }
}

/// A move of these actions; if it is no plain placement or path it stays a text.
fn action(effects: &[MoveEffect], text: impl FnOnce() -> String) -> Move {
    match effects {
        [MoveEffect::Put(letters, place)] if letters.is_empty() => Move::Place(vec![*place]),
        [MoveEffect::Go(places)] => Move::Path(places.clone()),
        _ => Move::Raw(text()),
    }
}

/// The move for a word: a swap is one of sides.
fn word(text: &str) -> Option<Move> {
    match Move::of_word(text.as_bytes())? {
        Move::SwapPieces => text.eq_ignore_ascii_case("swap").then_some(Move::SwapSides),
        action => Some(action),
    }
}
