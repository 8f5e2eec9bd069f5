//! What is wrong with the text of a record. A fault describes; it never stops the reading.

use super::{Code, Rule};
use crate::sgf::NodeId;
use std::borrow::Cow;

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

/// One thing that is wrong with a record, and where: with its text, or with what the rules of its game make of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Fault {
    /// Offset in bytes into [`Tree::source`](super::Tree::source), which for all but UTF-16 files is the file.
    pub offset: usize,
    /// The kind of fault.
    pub code: Code,
    /// How much it matters.
    pub severity: Severity,
    /// What is wrong, in words; lower case, no full stop.
    pub message: Cow<'static, str>,
    /// The node it belongs to, where there is one.
    pub node: Option<NodeId>,
    /// Whether a repair is certain.
    pub fixable: bool,
}

impl Fault {
    /// A fault of the text, with the weight its rule gives it.
    pub(crate) fn new(code: Code, offset: usize, node: Option<NodeId>, message: impl Into<Cow<'static, str>>) -> Self {
        let rule = super::rule(code);
        debug_assert!(rule.is_some(), "{code} is no rule of the text");
        let (severity, fixable) = rule.map_or((Severity::Warning, false), |rule| (rule.severity, rule.is_fixable()));
        Self { offset, code, severity, message: message.into(), node, fixable }
    }

    /// A fault of a rule. Its place is not known yet.
    pub(crate) fn of(rule: &Rule, message: impl Into<Cow<'static, str>>) -> Self {
        let Rule { code, severity, .. } = *rule;
        Self { offset: 0, code, severity, message: message.into(), node: None, fixable: rule.is_fixable() }
    }

    /// The same fault, at a node.
    pub(crate) fn at(mut self, node: NodeId, offset: usize) -> Self {
        (self.node, self.offset) = (Some(node), offset);
        self
    }

    /// The same fault in a place where no repair is certain.
    pub(crate) fn unfixable(mut self) -> Self {
        self.fixable = false;
        self
    }
}
