//! A problem as those know it who show it without judging it: what is asked, and what every move is worth.

use super::Colour;
use crate::sgf::NodeId;

/// What a problem asks, and what its moves are worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// The root of its game.
    pub root: NodeId,
    /// The nodes whose positions are asked, and who is to move there.
    pub questions: Vec<(NodeId, Colour)>,
    /// Its moves, in any order.
    pub moves: Vec<SolutionMove>,
}

/// A move of a problem.
#[derive(Clone, Debug, PartialEq)]
pub struct SolutionMove {
    /// Its node.
    pub node: NodeId,
    /// The problem is solved with it. Where a game reaches one position twice, the better of both places counts.
    pub is_right: bool,
    /// It is right, or leads to what is. Without either it is wrong.
    pub leads_on: bool,
    /// As a reply it is drawn by lot among all that are so: CHOICE stands there or below.
    pub is_drawn: bool,
    /// The line ends here, and goes on behind this node, where the same position stands.
    pub goes_on: Option<NodeId>,
    /// The comment without the words by which it tells programs what is right, where it has some.
    pub comment: Option<String>,
}
