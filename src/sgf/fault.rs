//! What is wrong with the text of a record. A fault describes; it never stops the reading.

use super::NodeId;
use super::codes::code;

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
    /// Offset in bytes into [`Tree::source`](super::Tree::source), which for all but UTF-16 files is the file.
    pub offset: usize,
    /// A stable word for the kind of fault, such as `missing-close`; one of [`codes`](super::codes()).
    pub code: &'static str,
    /// How much it matters.
    pub severity: Severity,
    /// What is wrong, in words; lower case, no full stop.
    pub message: String,
    /// The node it belongs to, where there is one.
    pub node: Option<NodeId>,
    /// Whether a repair is certain.
    pub fixable: bool,
}

impl Fault {
    /// A fault of a kind that the table knows, with the weight the table gives it.
    pub(crate) fn new(word: &'static str, offset: usize, node: Option<NodeId>, message: impl Into<String>) -> Self {
        let known = code(word);
        debug_assert!(known.is_some(), "{word} is not in the table of codes");
        let severity = known.map_or(Severity::Warning, |known| known.severity);
        let fixable = known.is_some_and(|known| known.fixable);
        Self { offset, code: word, severity, message: message.into(), node, fixable }
    }

    /// The same fault in a place where no repair is certain.
    pub(super) fn unfixable(mut self) -> Self {
        self.fixable = false;
        self
    }
}
