//! A problem with its solution, as data: which positions are asked, and the verdict on every move.

use super::Colour;
use crate::sgf::NodeId;

/// A problem's question, and the value of its moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// The root of its game.
    pub root: NodeId,
    /// The nodes whose positions are asked, and the side to move there.
    pub questions: Vec<(NodeId, Colour)>,
    /// Its moves, in any order.
    pub moves: Vec<SolutionMove>,
}

/// A move of a problem.
#[derive(Clone, Debug, PartialEq)]
pub struct SolutionMove {
    /// Its node.
    pub node: NodeId,
    /// The problem is solved by it. If a position occurs twice, the better verdict counts.
    pub is_right: bool,
    /// It is right, or leads to a right move; otherwise it is wrong.
    pub leads_on: bool,
    /// As a reply it is chosen at random among all such replies: it has CHOICE, at this node or below.
    pub is_drawn: bool,
    /// The line ends here and continues after this node, which has the same position.
    pub goes_on: Option<NodeId>,
    /// The comment without the words that mark right moves, if it has some.
    pub comment: Option<String>,
}
