//! What can be wrong with a record: one row a rule, one file a family.
//!
//! A row says everything about a kind of fault: its stable code, how much it matters, what it is and what a repair makes
//! of it, in words, what detects it, and what repairs it. Checking, repairing, normalising and explaining run over these
//! rows. What needs a board is another floor's: games have rows of their own, of the same kind.

mod annotations;
mod bench;
mod brackets;
mod check;
mod code;
mod collection;
mod counts;
mod encoding;
mod fault;
mod grammar;
mod identifiers;
mod info;
mod lines;
mod meant;
mod moves;
mod obsolete;
mod points;
mod repair;
mod roots;
mod splice;
mod stray;
mod traits;
mod values;
mod variations;

pub use check::check;
pub(crate) use check::may_lack;
pub use code::{Code, UnknownCode};
pub(crate) use fault::FaultList;
pub use fault::{Fault, Severity};
pub(crate) use meant::Meant;
pub use repair::{Draft, Repair, Stones, repair, repairs, repairs_of};
pub use splice::{repair_text, repair_text_within};

pub(super) use bench::{Bench, Part, with_escaped_brackets};
pub(super) use check::{Game, shown};
pub(super) use repair::{Plan, clean_properties};
pub(super) use splice::Splice;

use std::sync::LazyLock;

use super::NodeId;
use crate::language;
use check::{Item, Report};
use traits::Traits;

/// One thing that can be wrong.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Rule {
    /// The kind of fault.
    pub code: Code,
    /// How much it matters.
    pub severity: Severity,
    title: &'static str,
    explanation: &'static str,
    /// The number of the same message in SGFC, the syntax checker everybody knows.
    pub sgfc: Option<u8>,
    /// The format allows it, and nothing is wrong: only strict readers care.
    pub allowed: bool,
    find: Find,
    repairs: Repairs,
}

/// What detects a fault.
#[derive(Clone, Copy, Debug)]
enum Find {
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
    /// The look that another rule of its family takes.
    Family,
}

/// What repairs a fault.
#[derive(Clone, Copy, Debug)]
enum Repairs {
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
        Self { code, severity, title, explanation, sgfc: None, allowed: false, find, repairs }
    }

    const fn sgfc(mut self, number: u8) -> Self {
        self.sgfc = Some(number);
        self
    }

    pub(crate) const fn allowed(mut self) -> Self {
        self.allowed = true;
        self
    }

    const fn found(mut self, find: Find) -> Self {
        self.find = find;
        self
    }

    const fn repaired(mut self, repairs: Repairs) -> Self {
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

    /// Whether the repair changes what stands between the values, as [`repair_text`] does.
    pub const fn is_of_text(&self) -> bool {
        matches!(self.repairs, Repairs::Bytes | Repairs::BytesAndNode(_))
    }

    /// Whether the repair changes the properties of nodes.
    pub const fn is_of_nodes(&self) -> bool {
        matches!(self.repairs, Repairs::Node(_) | Repairs::BytesAndNode(_))
    }
}

/// The families. Looks are taken and repairs are made in this order: what a property is comes before what it says, and
/// what a node is split into after everything else.
static FAMILIES: &[&[Rule]] = &[
    stray::RULES,
    grammar::RULES,
    identifiers::RULES,
    brackets::RULES,
    encoding::RULES,
    collection::RULES,
    counts::RULES,
    values::RULES,
    roots::RULES,
    info::RULES,
    obsolete::RULES,
    points::RULES,
    annotations::RULES,
    lines::RULES,
    moves::RULES,
    variations::RULES,
];

/// The rules of the text, family by family.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    FAMILIES.iter().copied().flatten()
}

/// The rule of a code, if it is one of the text. A look into a table: every finding asks.
pub fn rule(code: Code) -> Option<&'static Rule> {
    static BY_CODE: LazyLock<Vec<Option<&'static Rule>>> = LazyLock::new(|| {
        let mut all = vec![None; Code::ALL.len()];
        rules().for_each(|rule| all[rule.code as usize] = Some(rule));
        all
    });
    BY_CODE[code as usize]
}

/// A set of codes: what somebody wants repaired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Codes([u64; 4]);

impl Codes {
    pub const ALL: Codes = Codes([u64::MAX; 4]);

    /// One code, or all.
    pub fn of(code: Option<Code>) -> Self {
        code.map_or(Self::ALL, |code| Self([0; 4]).with(code))
    }

    pub fn with(mut self, code: Code) -> Self {
        self.0[code as usize / 64] |= 1 << (code as usize % 64);
        self
    }

    pub fn without(mut self, code: Code) -> Self {
        self.0[code as usize / 64] &= !(1 << (code as usize % 64));
        self
    }

    pub fn has(&self, code: Code) -> bool {
        self.0[code as usize / 64] & (1 << (code as usize % 64)) != 0
    }
}

const _: () = assert!(Code::ALL.len() <= 256);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_explains() {
        for Rule { code, title, explanation, .. } in rules() {
            assert!(!title.ends_with('.') && explanation.ends_with('.'), "{code}");
            assert_eq!(rules().filter(|rule| rule.code == *code).count(), 1, "{code}");
        }
    }

    #[test]
    fn a_rule_goes_with_one_that_looks_or_repairs_itself() {
        for (family, row) in FAMILIES.iter().flat_map(|family| family.iter().map(move |row| (family, row))) {
            if matches!(row.find, Find::Family) {
                let looks = |row: &Rule| !matches!(row.find, Find::Elsewhere | Find::Family);
                assert!(family.iter().any(looks), "{}", row.code);
            }
            if let Repairs::With(code) = row.repairs {
                let repairs = |row: &Rule| row.code == code && matches!(row.repairs, Repairs::Node(_));
                assert!(family.iter().any(repairs), "{}", row.code);
            }
        }
    }

    #[test]
    fn sets_of_codes() {
        let one = Codes::of(Some(Code::Junk));
        assert!(Code::ALL.iter().all(|&code| one.has(code) == (code == Code::Junk) && Codes::ALL.has(code)));
        assert!(!Codes::ALL.without(Code::TwoMoves).has(Code::TwoMoves));
    }
}
