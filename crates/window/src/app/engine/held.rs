//! A candidate's line that is held on the board and played out one move at a time. The record does not change.

use crate::analysis::Candidate;
use crate::app::context::OnBoard;
use crate::app::engine::wording;
use crate::game::{Board, Place, Position};
use crate::record::Revision;
use crate::sgf::NodeId;

/// A line that is held.
#[derive(Clone, Debug, PartialEq)]
pub struct HeldLine {
    /// Where, and in which state of the record.
    at: (NodeId, Revision),
    /// The candidate.
    first: OnBoard<Place>,
    /// How many moves are shown.
    pub moves: usize,
    /// How many there are.
    length: usize,
}

impl HeldLine {
    /// Holds the line of a candidate at a node, its first move shown; `None` for one that is not on the board.
    pub fn of(candidate: &Candidate, position: &Position, at: (NodeId, Revision)) -> Option<HeldLine> {
        let first = wording::place(position.board(), candidate.spot)?;
        let length = places(candidate, position).len();
        let first = OnBoard::new(position.board(), first);
        Some(HeldLine { at, first, moves: length.min(1), length })
    }

    /// Where the candidate is.
    pub fn first(&self, board: &Board) -> Option<Place> {
        self.first.on(board).copied()
    }

    /// Whether it belongs to this place of the record.
    pub fn is_at(&self, at: (NodeId, Revision)) -> bool {
        self.at == at
    }

    /// Shows so many moves more, or fewer.
    pub fn step(&mut self, by: isize) {
        self.moves = self.moves.saturating_add_signed(by).clamp(1, self.length.max(1));
    }
}

/// The moves of a candidate's line as far as they can be shown: each on a free point. Captures are not played out.
pub fn places(candidate: &Candidate, position: &Position) -> Vec<Place> {
    let board: &Board = position.board();
    let line = if candidate.pv.is_empty() { std::slice::from_ref(&candidate.spot) } else { &candidate.pv };
    let mut shown: Vec<Place> = Vec::new();
    for spot in line {
        match wording::place(board, *spot) {
            Some(place) if !position.is_taken(place) && !shown.contains(&place) => shown.push(place),
            _ => break,
        }
    }
    shown
}

/// The first moves of a line as a variation, as records write it; its first node says whose it is.
pub fn as_variation(places: &[Place], position: &Position, name: &str) -> String {
    let board = position.board();
    let mut text = String::from("(");
    let mut colour = position.next_colour();
    for (at, place) in places.iter().enumerate() {
        text.push_str(&format!(";{}[{}]", position.kind().move_id(colour), board.recorded(*place)));
        if at == 0 {
            let escaped = name.replace('\\', "\\\\").replace(']', "\\]");
            text.push_str(&format!("N[{escaped}]"));
        }
        colour = colour.opponent();
    }
    text.push(')');
    text
}
