//! Octi pods and the parts of a turn, as plain data: a move of any game may contain such a turn, and scenes draw pods. Notation and rules
//! are in `octi`.

use super::Colour;
use crate::language;

/// A square: column from the left and row from the bottom, from 0.
pub type Cell = (u8, u8);

/// Prongs as eight bits, A (north) being the lowest, clockwise.
pub type Prongs = u8;

/// A pod as a record names it: a square, and its prongs unless the square makes it clear.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Designation {
    /// Its cell.
    pub cell: Cell,
    /// All its prongs and which of them are superprongs; `None` if the record does not say.
    pub prongs: Option<(Prongs, Prongs)>,
}

/// What is captured on a jumped square.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Capture {
    /// All pods there.
    All,
    /// These pods, by their prongs and superprongs.
    Some(Vec<(Prongs, Prongs)>),
}

/// One step of a path.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// Where it ends.
    pub to: Cell,
    /// What it captures on the way.
    pub capture: Option<Capture>,
}

/// One part of a turn.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// A pod enters the board; with prongs only in nonstandard records.
    Enter(Designation),
    /// A prong is added: 0 to 7 for A to H.
    Insert {
        /// The pod.
        pod: Designation,
        /// The direction of the new prong.
        prong: u8,
        /// Whether it is a superprong.
        superprong: bool,
    },
    /// A prong is turned to another side.
    Reposition {
        /// The pod.
        pod: Designation,
        /// The new direction.
        to: u8,
        /// The direction it had.
        from: u8,
        /// The record has `!`, which a repositioned prong cannot be.
        superprong: bool,
    },
    /// A pod moves or jumps.
    Path {
        /// The pod.
        pod: Designation,
        /// Its steps, at least one.
        steps: Vec<Step>,
    },
}

/// All that a player does at once.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn {
    /// In the order of the record; never empty.
    pub parts: Vec<Part>,
}

/// A pod: a move can put several of them on one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pod {
    /// Whose it is.
    pub colour: Colour,
    /// Its prongs as bits, A (north) lowest, clockwise; superprongs included.
    pub prongs: Prongs,
    /// Which of them are superprongs.
    pub superprongs: Prongs,
    /// The number of the move that last changed it; 0 for setup.
    pub number: u32,
}

/// A player's supply beside the board. May be negative in records that use more than there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Supply {
    /// Pods that may still enter.
    pub reserve: i32,
    /// Pods of this player that were captured and may be liberated.
    pub captured: i32,
    /// Prongs.
    pub prongs: i32,
    /// Superprongs.
    pub superprongs: i32,
}

impl Supply {
    /// The supply in words: `2 pods, 1 prong`.
    pub fn in_words(self) -> String {
        let (pods, prongs, superprongs) = (self.reserve, self.prongs, self.superprongs);
        let mut parts = vec![
            say!("supply-pods", "{pods} pod" | "{pods} pods", pods),
            say!("supply-prongs", "{prongs} prong" | "{prongs} prongs", prongs),
        ];
        if superprongs != 0 {
            let message =
                say!("supply-superprongs", "{superprongs} superprong" | "{superprongs} superprongs", superprongs);
            parts.push(message);
        }
        language::list(parts)
    }
}
