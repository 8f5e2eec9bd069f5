//! All rules of the text, family by family, and by their codes.

use super::code::Code;
use super::fault::Fault;
use super::row::Rule;
use super::{
    annotations, brackets, collection, counts, encoding, grammar, identifiers, info, lines, merges, moves, obsolete,
    points, roots, stray, values, variations,
};
use crate::language::Message;
use crate::sgf::NodeId;
use std::sync::LazyLock;

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
    merges::RULES,
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

/// A fault of the text, with the weight that its rule gives it.
pub(crate) fn fault(code: Code, offset: usize, node: Option<NodeId>, message: impl Into<Message>) -> Fault {
    let rule = rule(code).unwrap_or_else(|| panic!("{code} is no rule of the text"));
    Fault { offset, node, ..Fault::new(rule.weight(), message) }
}

#[cfg(test)]
mod tests {
    use super::super::row::{Find, Repairs};
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
}
