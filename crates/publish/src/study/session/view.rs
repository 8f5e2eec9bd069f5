//! What may be shown while a question is asked.

use super::drill::Stage;
use crate::game::{Colour, Place, Position};
use crate::sgf::{NodeId, Tree};
use crate::study::mode::Mode;

/// Everything that may be drawn, read aloud, searched or copied during a question: a record that ends at the current node, the question,
/// and the side asked.
#[derive(Clone, Debug)]
pub struct StudyView {
    /// What was seen, as a record of its own, without continuations or variations.
    pub tree: Tree,
    /// Its last node.
    pub node: NodeId,
    /// The position there.
    pub position: Position,
    /// Who is asked.
    pub side: Colour,
    /// How.
    pub mode: Mode,
    /// The question's stage.
    pub stage: Stage,
    /// The question or its result, in a sentence.
    pub prompt: String,
    /// The new comments since the last answer, as shown to the user.
    pub comment: Option<String>,
    /// While the solution is shown: the number of the node, from 1, and of all its nodes.
    pub shown: Option<(usize, usize)>,
    /// While one of several solutions is shown: its number, from 1, and how many there are.
    pub solution: Option<(usize, usize)>,
    /// How often an answer was given.
    pub tries: u32,
    /// How many hints were given.
    pub hints: u32,
}

/// A hint.
#[derive(Clone, Debug, PartialEq)]
pub enum Clue {
    /// The answer is this piece.
    Piece(&'static str),
    /// The answer is among these places, all of it.
    Among(Vec<Place>),
    /// The answer is not on the board: a pass or a swap.
    NotOnBoard,
    /// No further hint, short of the solution.
    None,
}
