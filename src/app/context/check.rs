//! What the checker has to say of a record: its text and its rules, in the order of the file.

use crate::language::Message;
use std::cell::OnceCell;
use std::collections::HashMap;

use crate::game::{self, Swaps};
use crate::sgf::{self, Code, Fault, NodeId, Severity, Tree};
use crate::text::Lines;

/// Records with more nodes than this are checked while the window goes on.
pub const AT_ONCE: usize = 2000;

/// One finding.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// How bad it is.
    pub severity: Severity,
    /// Its rule.
    pub code: Code,
    /// What is wrong, in a sentence.
    pub message: Message,
    /// The node that has it.
    pub node: Option<NodeId>,
    /// The line of the file, from 1; of what an edit made there is none.
    pub line: Option<usize>,
    /// Whether it can be put right.
    pub fixable: bool,
    /// For how many findings it stands that are not listed; 0 for one of its own.
    pub more: usize,
    /// Where it is, once it was on view.
    pub place: OnceCell<String>,
}

/// How many findings there are.
pub fn count(tree: &Tree, faults: &[Fault], swaps: &HashMap<NodeId, Swaps>) -> usize {
    let (of_text, of_rules) = found(tree, faults, swaps);
    of_text.iter().chain(&of_rules).map(|fault| fault.more.max(1)).sum()
}

/// What the text says, and what the rules do.
fn found(tree: &Tree, faults: &[Fault], swaps: &HashMap<NodeId, Swaps>) -> (Vec<Fault>, Vec<Fault>) {
    let mut of_text = sgf::check(tree, faults);
    let mut of_rules = game::faults(tree, &of_text, |root| swaps.get(&root).copied().unwrap_or_default());
    // What the format allows is nothing to be told in front of a board.
    of_text.retain(|fault| !fault.allowed);
    of_rules.retain(|fault| !fault.allowed);
    (of_text, of_rules)
}

/// Everything there is to say about a record.
pub fn findings(tree: &Tree, faults: &[Fault], swaps: &HashMap<NodeId, Swaps>) -> Vec<Finding> {
    let (of_text, of_rules) = found(tree, faults, swaps);
    let finding = |fault: Fault, line| {
        let Fault { code, severity, message, node, fixable, more, .. } = fault;
        Finding { severity, code, message, node, line, fixable, more, place: OnceCell::new() }
    };
    let source = tree.source();
    let lines = Lines::of(source);
    let of_text = of_text.into_iter().map(|fault| {
        let line = lines.at(fault.offset.min(source.len())).0;
        finding(fault, Some(line))
    });
    let of_rules = of_rules.into_iter().map(|fault| {
        let read = fault.node.is_some_and(|node| tree.offset(node).is_some());
        let line = read.then(|| lines.at(fault.offset.min(source.len())).0);
        finding(fault, line)
    });
    of_text.chain(of_rules).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_whatever_ends_them() {
        for end in ["\n", "\r\n", "\r"] {
            let text = ["(;GM[1]SZ[9]", ";B[aa]", ";B[zz])"].join(end);
            let (tree, faults) = Tree::read(text.into_bytes());
            let found = findings(&tree, &faults, &HashMap::new());
            assert!(found.iter().any(|finding| finding.line == Some(3)), "{end:?}: {found:?}");
        }
    }
}
