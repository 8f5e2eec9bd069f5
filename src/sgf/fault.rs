//! What is wrong with the text of a record. A fault describes; it never stops the reading.

use super::NodeId;

/// How much a fault matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Worth knowing, nothing is wrong.
    Note,
    /// Unusual; other programs may read it differently.
    Warning,
    /// Not what the format allows; the reading had to decide.
    Error,
}

impl Severity {
    /// The word used in listings and in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// One thing that is wrong with a record's text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Offset in bytes from the start of the file.
    pub offset: usize,
    /// A stable word for the kind of fault, such as `missing-close`.
    pub code: &'static str,
    /// How much it matters.
    pub severity: Severity,
    /// What is wrong, in words; lower case, no full stop.
    pub message: String,
    /// The node it belongs to, where there is one.
    pub node: Option<NodeId>,
}
