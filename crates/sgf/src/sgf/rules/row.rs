//! A row of the rule table: title, explanation, check and repair.

use super::bench::NodeRepair;
use super::code::Code;
use super::fault::{Severity, Weight};
use super::game::{Game, Item};
use super::report::Report;
use super::traits::Traits;
use crate::language;
use crate::sgf::NodeId;

/// Rows of a table of rules: the code and how much it matters, what it is, what it means and what a repair does, and then what else
/// the row says of itself.
#[doc(hidden)]
#[macro_export]
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
pub struct Rule {
    /// The kind of fault.
    pub code: Code,
    /// How much it matters.
    pub severity: Severity,
    pub(super) title: &'static str,
    pub(super) explanation: &'static str,
    /// The number of the same message in SGFC, the well-known syntax checker.
    pub sgfc: Option<u8>,
    /// SGF allows it; only strict readers care.
    pub allowed: bool,
    pub(super) find: Find,
    pub(super) repairs: Repairs,
    /// Normalising makes the repair, too.
    pub(super) normal: bool,
}

/// How a finding is detected.
#[derive(Clone, Copy, Debug)]
pub(super) enum Find {
    /// Found by the parser, or by replaying the game.
    Elsewhere,
    /// A check of the whole file.
    File(fn(&mut Report<'_>)),
    /// A check of a game.
    Game(fn(&mut Report<'_>, &Game)),
    /// A check of a node that depends on its ancestors; runs before all other checks of the node.
    Line(fn(&mut Report<'_>, &Game, NodeId, &[Item<'_>])),
    /// A check of a node.
    Node(fn(&mut Report<'_>, &Game, NodeId, &[Item<'_>])),
    /// A check of nodes that have a property with one of these flags.
    NodeWith(Traits, fn(&mut Report<'_>, &Game, NodeId, &[Item<'_>])),
    /// Found by the check function of another rule in the same table.
    Family,
}

/// How a finding is repaired.
#[derive(Clone, Copy, Debug)]
pub(super) enum Repairs {
    /// No certain repair.
    Nothing,
    /// Changes bytes between the values; the parser knows which.
    Bytes,
    /// Other properties for a node.
    Node(fn(&mut NodeRepair<'_>)),
    /// Both of them.
    BytesAndNode(fn(&mut NodeRepair<'_>)),
    /// The repair of another rule of its family.
    With(Code),
    /// Reorders nodes; done by whoever owns the history.
    Order,
    /// Respells the move; done by whoever replays it.
    Move(Respelling),
}

/// Another spelling of a raw value, if there is one.
pub type Respelling = fn(&[u8]) -> Option<&'static [u8]>;

impl Rule {
    /// A rule that is found by reading or playing, and not repaired.
    #[doc(hidden)]
    pub const fn new(code: Code, severity: Severity, title: &'static str, explanation: &'static str) -> Self {
        let (find, repairs) = (Find::Elsewhere, Repairs::Nothing);
        Self { code, severity, title, explanation, sgfc: None, allowed: false, find, repairs, normal: false }
    }

    pub(super) const fn sgfc(mut self, number: u8) -> Self {
        self.sgfc = Some(number);
        self
    }

    #[doc(hidden)]
    pub const fn allowed(mut self) -> Self {
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
    #[doc(hidden)]
    pub const fn respelled(self, respelling: Respelling) -> Self {
        self.repaired(Repairs::Move(respelling))
    }

    /// A one-line title in the current language: lower case, no full stop.
    pub fn title(&self) -> &'static str {
        language::row("finding", self.code.word(), self.title)
    }

    /// What it means, how it is read, and what a repair does: sentences in the current language.
    pub fn explanation(&self) -> &'static str {
        language::row("finding-help", self.code.word(), self.explanation)
    }

    /// The correct spelling of a move with this finding.
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

    /// Whether the repair changes text between the values, as [`repair_text`](crate::sgf::repair_text) does.
    pub const fn is_of_text(&self) -> bool {
        matches!(self.repairs, Repairs::Bytes | Repairs::BytesAndNode(_))
    }

    /// Whether the repair changes the properties of nodes.
    pub const fn is_of_nodes(&self) -> bool {
        matches!(self.repairs, Repairs::Node(_) | Repairs::BytesAndNode(_))
    }

    /// The rule data in a finding.
    #[doc(hidden)]
    pub const fn weight(&self) -> Weight {
        Weight { code: self.code, severity: self.severity, allowed: self.allowed, fixable: self.is_fixable() }
    }
}
