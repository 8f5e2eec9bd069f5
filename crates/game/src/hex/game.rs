//! Hex and its notation.

use super::{State, SwapWord, judge_swap};
use crate::sgf::{Code, Identity};
use crate::{
    Board, Kind, Misread, Move, MoveError, fault, notation,
    offer::{Card, Choice, Sample},
    rules::{Basics, Colouring, Facts, Game, Ground, MoveContext, MoveEntry, Wins, of_facts, read_word},
};

/// Hex.
#[derive(Debug)]
pub(crate) struct Hex;

const FACTS: Facts = Facts {
    colouring: Colouring::Edges,
    any_empty: true,
    swaps: true,
    edges: true,
    ..Facts::of(Basics {
        family: "hex",
        entry: MoveEntry::Point,
        ground: Ground::Hexes,
        wins: Wins::Shown,
        passes: true,
        cards: &[Card { name: "Hex", gm: "hex", size: Some((7, 7)), choice: Choice::Sizes(&[11, 13, 14, 19]) }],
        samples: &[Sample::new("Hex", include_bytes!("../../../../assets/samples/hex.sgf"))],
    })
};

impl Game for Hex {
    of_facts!(FACTS, State);

    fn board(&self, identity: &Identity) -> Board {
        let (columns, rows) = identity.sides().unwrap_or_default();
        Board::hex(columns, rows)
    }

    fn read_move(&self, kind: &Kind, raw: &[u8]) -> Result<Move, Misread> {
        read_word(kind, raw)
    }

    fn read_move_at(&self, kind: &Kind, raw: &[u8], spot: &mut MoveContext<'_>) -> Result<Option<Move>, Misread> {
        match read_word(kind, raw) {
            Ok(swap @ (Move::SwapPieces | Move::SwapSides)) => {
                let word = match swap {
                    Move::SwapSides => SwapWord::Sides,
                    _ if notation::squeeze(raw).eq_ignore_ascii_case(b"swap") => SwapWord::Alone,
                    _ => SwapWord::Pieces,
                };
                let reading = judge_swap(spot.tree, kind, spot.node, spot.colour, word);
                spot.looked_ahead |= reading.looked_ahead;
                spot.findings.extend(reading.finding);
                Ok(Some(if reading.pieces { Move::SwapPieces } else { Move::SwapSides }))
            }
            // Tournament scripts wrote the players' names there.
            Err(Misread::Unreadable) if spot.tree.parent(spot.node).is_none() => {
                let words = message!(
                    "root-no-move-looks",
                    "\"{raw}\" in the root node is not a move; it looks like a name",
                    raw = notation::plain_text(raw)
                );
                spot.findings.push(fault(Code::NameAsMove, words));
                Ok(None)
            }
            read => read.map(Some),
        }
    }

    fn parse_move(&self, kind: &Kind, text: &str) -> Result<Move, MoveError> {
        match Move::of_word(text.as_bytes()) {
            Some(_) if text.is_empty() => Err(MoveError::NoMove(text.to_owned())),
            Some(action) => Ok(action),
            None => kind.parse_place(text),
        }
    }

    fn pass_value(&self, _kind: &Kind) -> &'static str {
        "pass"
    }
}
