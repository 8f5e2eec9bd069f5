//! What may be seen of a question.

use super::drill::Stage;
use crate::game::{Colour, Place, Position};
use crate::sgf::{NodeId, Tree};
use crate::study::mode::Mode;

/// Everything that may be drawn, read out, searched and copied while a question is asked: a record that ends where one stands, and what
/// is asked of whom.
#[derive(Clone, Debug)]
pub struct StudyView {
    /// What was seen, as a record of its own: nothing follows, and nothing stands beside it.
    pub tree: Tree,
    /// Its last node.
    pub node: NodeId,
    /// The position there.
    pub position: Position,
    /// Who is asked.
    pub side: Colour,
    /// How.
    pub mode: Mode,
    /// Where the question stands.
    pub stage: Stage,
    /// What is asked, or what came of it, in a sentence.
    pub prompt: String,
    /// What the record says of what is new since the last answer, as readers see it.
    pub comment: Option<String>,
    /// While the solution is gone through: which of its nodes is shown, from 1, and how many it has.
    pub shown: Option<(usize, usize)>,
    /// How often an answer was given.
    pub tries: u32,
    /// How many hints were given.
    pub hints: u32,
}

/// A hint.
#[derive(Clone, Debug, PartialEq)]
pub enum Clue {
    /// The answer is among these places.
    Among(Vec<Place>),
    /// The answer is no stone or piece on the board: a pass, a swap.
    NotOnBoard,
    /// There is no further hint: the solution is one.
    None,
}
