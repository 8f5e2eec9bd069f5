//! What can be wrong with a record: one row a rule, one file a family.
//!
//! A row says everything about a kind of fault: its stable code, how much it matters, what it is and what a repair makes
//! of it, in words. Checking, repairing, normalising and explaining run over these rows. What needs a board is another
//! floor's: games have rows of their own, of the same kind.

mod annotations;
mod brackets;
mod code;
mod collection;
mod counts;
mod encoding;
mod grammar;
mod identifiers;
mod info;
mod moves;
mod obsolete;
mod points;
mod roots;
mod stray;
mod values;
mod variations;

pub use code::{Code, UnknownCode};

use super::Severity;

/// One thing that can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Rule {
    /// The kind of fault.
    pub code: Code,
    /// How much it matters.
    pub severity: Severity,
    /// What it is, in a line: lower case, no full stop.
    pub title: &'static str,
    /// What it means, how it is read, and what a repair does: sentences.
    pub explanation: &'static str,
    /// The number of the same message in SGFC, the syntax checker everybody knows.
    pub sgfc: Option<u8>,
    /// Whether there usually is a certain repair.
    pub fixable: bool,
}

impl Rule {
    pub(crate) const fn new(code: Code, severity: Severity, title: &'static str, explanation: &'static str) -> Self {
        Self { code, severity, title, explanation, sgfc: None, fixable: false }
    }

    const fn sgfc(mut self, number: u8) -> Self {
        self.sgfc = Some(number);
        self
    }

    const fn fixable(mut self) -> Self {
        self.fixable = true;
        self
    }
}

/// The families, in the order in which repairs are made.
static FAMILIES: &[&[Rule]] = &[
    grammar::RULES,
    stray::RULES,
    brackets::RULES,
    encoding::RULES,
    identifiers::RULES,
    obsolete::RULES,
    counts::RULES,
    values::RULES,
    roots::RULES,
    collection::RULES,
    info::RULES,
    moves::RULES,
    annotations::RULES,
    points::RULES,
    variations::RULES,
];

/// The rules of the text, family by family.
pub fn rules() -> impl Iterator<Item = &'static Rule> {
    FAMILIES.iter().copied().flatten()
}

/// The rule of a code, if it is one of the text.
pub fn rule(code: Code) -> Option<&'static Rule> {
    rules().find(|rule| rule.code == code)
}

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
}
