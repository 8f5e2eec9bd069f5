//! A row of the rules: what can be wrong, in words, what detects it, and what repairs it.

use super::bench::Bench;
use super::code::Code;
use super::fault::{Severity, Weight};
use super::game::{Game, Item};
use super::report::Report;
use super::traits::Traits;
use crate::language;
use crate::sgf::NodeId;

/// Rows of a table of rules: the code and how much it matters, what it is, what it means and what a repair does, and then what else
/// the row says of itself.
macro_rules! rule_rows {
    ($($code:ident $severity:ident $title:literal $explanation:literal $(.$method:ident($($argument:expr),*))*;)*) => {
        &[$($crate::sgf::Rule::new(
            $crate::sgf::Code::$code, $crate::sgf::Severity::$severity, $title, $explanation,
        )$(.$method($($argument),*))*),*]
    };
}
pub(crate) use rule_rows;

/// One thing that can be wrong.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Rule {
    /// The kind of fault.
    pub code: Code,
    /// How much it matters.
    pub severity: Severity,
    pub(super) title: &'static str,
    pub(super) explanation: &'static str,
    /// The number of the same message in SGFC, the syntax checker everybody knows.
    pub sgfc: Option<u8>,
    /// The format allows it, and nothing is wrong: only strict readers care.
    pub allowed: bool,
    pub(super) find: Find,
    pub(super) repairs: Repairs,
    /// Normalising makes the repair, too.
    pub(super) normal: bool,
}

/// What detects a fault.
#[derive(Clone, Copy, Debug)]
pub(super) enum Find {
    /// Whoever reads the text, or plays it.
    Elsewhere,
    /// A look at the whole file.
    File(fn(&mut Report<'_>)),
    /// A look at a game.
    Game(fn(&mut Report<'_>, &Game)),
    /// A look at a node that also sees what led to it; before all other looks at the node.
    Line(fn(&mut Report<'_>, &Game, NodeId, &[Item<'_>])),
    /// A look at a node.
    Node(fn(&mut Report<'_>, &Game, NodeId, &[Item<'_>])),
    /// A look at a node that has a property with one of these traits.
    NodeWith(Traits, fn(&mut Report<'_>, &Game, NodeId, &[Item<'_>])),
    /// Found by the check function of another rule in the same table.
    Family,
}

/// What repairs a fault.
#[derive(Clone, Copy, Debug)]
pub(super) enum Repairs {
    /// Nothing is certain.
    Nothing,
    /// Other bytes between the values, which the reader knows.
    Bytes,
    /// Other properties for a node.
    Node(fn(&mut Bench<'_>)),
    /// Both of them.
    BytesAndNode(fn(&mut Bench<'_>)),
    /// The repair of another rule of its family.
    With(Code),
    /// Nodes that are hung anew, by whoever keeps the history.
    Order,
    /// Another spelling of the move that was found, by whoever plays it.
    Move(Respelling),
}

/// Another spelling of a raw value, where there is one.
pub type Respelling = fn(&[u8]) -> Option<&'static [u8]>;

impl Rule {
    /// A rule that is found by reading or playing, and not repaired.
    pub(crate) const fn new(code: Code, severity: Severity, title: &'static str, explanation: &'static str) -> Self {
        let (find, repairs) = (Find::Elsewhere, Repairs::Nothing);
        Self { code, severity, title, explanation, sgfc: None, allowed: false, find, repairs, normal: false }
    }

    pub(super) const fn sgfc(mut self, number: u8) -> Self {
        self.sgfc = Some(number);
        self
    }

    pub(crate) const fn allowed(mut self) -> Self {
        self.allowed = true;
        self
    }

    pub(super) const fn found(mut self, find: Find) -> Self {
        self.find = find;
        self
    }

    /// The repair, which normalising makes as well.
    pub(super) const fn repaired(mut self, repairs: Repairs) -> Self {
        (self.repairs, self.normal) = (repairs, true);
        self
    }

    /// The repair, which is made only for those who ask for it.
    pub(super) const fn repaired_if_asked(mut self, repairs: Repairs) -> Self {
        self.repairs = repairs;
        self
    }

    /// Lets a move of which this is found be spelled otherwise.
    pub(crate) const fn respelled(self, respelling: Respelling) -> Self {
        self.repaired(Repairs::Move(respelling))
    }

    /// What it is, in a line, in the language chosen: lower case, no full stop.
    pub fn title(&self) -> &'static str {
        language::row("finding", self.code.word(), self.title)
    }

    /// What it means, how it is read, and what a repair does: sentences, in the language chosen.
    pub fn explanation(&self) -> &'static str {
        language::row("finding-help", self.code.word(), self.explanation)
    }

    /// How a move of which this is found is to be spelled.
    pub const fn respelling(&self) -> Option<Respelling> {
        match self.repairs {
            Repairs::Move(respelling) => Some(respelling),
            _ => None,
        }
    }

    /// Whether there usually is a certain repair.
    pub const fn is_fixable(&self) -> bool {
        !matches!(self.repairs, Repairs::Nothing)
    }

    /// Whether the repair changes what stands between the values, as [`repair_text`](crate::sgf::repair_text) does.
    pub const fn is_of_text(&self) -> bool {
        matches!(self.repairs, Repairs::Bytes | Repairs::BytesAndNode(_))
    }

    /// Whether the repair changes the properties of nodes.
    pub const fn is_of_nodes(&self) -> bool {
        matches!(self.repairs, Repairs::Node(_) | Repairs::BytesAndNode(_))
    }

    /// What a fault has of its rule.
    pub(crate) const fn weight(&self) -> Weight {
        Weight { code: self.code, severity: self.severity, allowed: self.allowed, fixable: self.is_fixable() }
    }
}
