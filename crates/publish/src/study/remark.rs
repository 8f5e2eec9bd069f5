//! Remarks on how a record was judged.

use crate::language::Message;
use crate::sgf::NodeId;

/// The word of questions whose only right answers are illegal.
pub(super) const NO_LEGAL_ANSWER: &str = "no-legal-answer";
/// The word of questions of which nothing is marked as right.
pub(super) const NO_ANSWER: &str = "no-answer";

/// A remark on a judgement: an objection or an explanation.
#[derive(Clone, Debug)]
pub struct Remark {
    /// A stable word.
    pub code: &'static str,
    /// The node it is about.
    pub node: NodeId,
    /// Another node that it is about.
    pub other: Option<NodeId>,
    /// The number of further ones of its kind, not listed.
    pub more: usize,
    /// For people; lower case, no full stop.
    pub message: Message,
}
