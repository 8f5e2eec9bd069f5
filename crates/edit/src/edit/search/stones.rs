//! The stones and pieces of a position, for comparing it with others.

use crate::game::{Colour, Position};

/// The stones and pieces of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Stones {
    family: String,
    size: (u16, u16),
    stones: Vec<Option<Colour>>,
    /// Octi: whose pods, and their prongs.
    pods: Vec<(Colour, u8, u8)>,
    /// Whether they are all that stands there.
    known: bool,
}

impl Stones {
    /// The stones of a position.
    pub fn of(position: &Position) -> Stones {
        let (kind, board) = (position.kind(), position.board());
        let pods = |place| position.stack(place).iter().map(|pod| (pod.colour, pod.prongs, pod.superprongs));
        Stones {
            family: kind.family().to_owned(),
            size: (board.columns(), board.rows()),
            stones: board.places().map(|place| position.stone(place)).collect(),
            pods: board.places().flat_map(pods).collect(),
            known: position.is_known(),
        }
    }

    /// Whether another position has exactly these. One that is not known has not, and is not looked for either.
    pub fn stand_on(&self, position: &Position) -> bool {
        let (kind, board) = (position.kind(), position.board());
        self.known
            && position.is_known()
            && self.family == kind.family()
            && self.size == (board.columns(), board.rows())
            && self.stones.len() == board.len()
            && board.places().zip(&self.stones).all(|(place, stone)| position.stone(place) == *stone)
            && (self.pods.is_empty() || Stones::of(position).pods == self.pods)
    }
}
