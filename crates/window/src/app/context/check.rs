//! The checker's findings on a record as it would be saved now, from text and rules, in file order.

use crate::language::Message;
use std::cell::OnceCell;
use std::collections::HashMap;

use crate::game::{self, Swaps};
use crate::record::Revision;
use crate::sgf::{self, Code, Fault, NodeId, ReadOptions, Severity, Tree};
use crate::text::{Charset, Lines};

/// Records with more nodes than this are checked in the background.
pub const AT_ONCE: usize = 2000;

/// The state of a record as it was read.
pub const OPENED: Revision = Revision(0);

/// One finding.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// How bad it is.
    pub severity: Severity,
    /// Its rule.
    pub code: Code,
    /// The issue, in a sentence.
    pub message: Message,
    /// The node that has it.
    pub node: Option<NodeId>,
    /// Its offset in [`Checked::text`].
    pub offset: usize,
    /// The line of the file, from 1.
    pub line: usize,
    /// Whether it can be repaired.
    pub fixable: bool,
    /// The number of unlisted findings that it stands for; 0 for an ordinary one.
    pub more: usize,
    /// Its location, computed when first shown.
    pub place: OnceCell<String>,
}

/// Everything that was found in a state of a record.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// The findings, in the order of the file.
    pub findings: Vec<Finding>,
    /// The file as it would be saved.
    pub text: Vec<u8>,
    /// Its encoding.
    pub charset: Option<Charset>,
}

/// A record to be checked.
pub struct Record<'a> {
    /// Its tree.
    pub tree: &'a Tree,
    /// Issues in its text when it was read.
    pub faults: &'a [Fault],
    /// How its swaps are read.
    pub swaps: &'a HashMap<NodeId, Swaps>,
    /// It was edited since, so its syntax faults may be outdated.
    pub edited: bool,
}

/// Issues of the text, those of the rules, and the tree that the latter are about if it is another one.
struct Issues {
    of_text: Vec<Fault>,
    of_rules: Vec<Fault>,
    again: Option<Tree>,
}

impl Record<'_> {
    /// How many findings there are.
    pub fn count(&self) -> usize {
        let found = self.look();
        found.of_text.iter().chain(&found.of_rules).map(Fault::count).sum()
    }

    /// All findings about it.
    pub fn check(&self) -> Checked {
        let Issues { of_text, of_rules, again } = self.look();
        let read = again.as_ref().unwrap_or(self.tree);
        let source = read.source();
        let own = self.own_nodes(again.as_ref(), of_text.iter().chain(&of_rules).filter_map(|fault| fault.node));
        let lines = Lines::of(source);
        let finding = |fault: Fault| {
            let Fault { code, severity, message, node, fixable, more, offset, .. } = fault;
            let offset = offset.min(source.len());
            let node = node.and_then(|node| if again.is_some() { own.get(&node).copied() } else { Some(node) });
            let line = lines.at(offset).0;
            Finding { severity, code, message, node, offset, line, fixable, more, place: OnceCell::new() }
        };
        let findings = of_text.into_iter().chain(of_rules).map(finding).collect();
        let charset = self.tree.games().next().map(|root| self.tree.charset(root).clone());
        Checked { findings, text: source.to_vec(), charset }
    }

    fn look(&self) -> Issues {
        let again = self.edited.then(|| read_again(self.tree));
        let (tree, faults) = again.as_ref().map_or((self.tree, self.faults), |(tree, faults)| (tree, &faults[..]));
        let swaps: HashMap<NodeId, Swaps> = match self.swaps.is_empty() {
            true => HashMap::new(),
            // Re-reading does not change the order of the games.
            false => {
                let own = self.tree.games().zip(tree.games());
                own.filter_map(|(own, root)| self.swaps.get(&own).map(|&swaps| (root, swaps))).collect()
            }
        };
        let mut of_text = sgf::check(tree, faults);
        let mut of_rules = game::faults(tree, &of_text, |root| swaps.get(&root).copied().unwrap_or_default());
        // Findings that SGF allows are of no interest in the window.
        of_text.retain(|fault| !fault.allowed);
        of_rules.retain(|fault| !fault.allowed);
        Issues { of_text, of_rules, again: again.map(|(tree, _)| tree) }
    }

    /// The nodes of the record at the places of these nodes of the reread one.
    fn own_nodes(&self, again: Option<&Tree>, nodes: impl Iterator<Item = NodeId>) -> HashMap<NodeId, NodeId> {
        let Some(again) = again else { return HashMap::new() };
        let wanted: std::collections::HashSet<NodeId> = nodes.collect();
        if wanted.is_empty() || again.is_empty() {
            return HashMap::new();
        }
        let pairs = again.all_nodes().zip(self.tree.all_nodes());
        pairs.filter(|(node, _)| wanted.contains(node)).collect()
    }
}

/// A record as it will be read when it is saved.
fn read_again(tree: &Tree) -> (Tree, Vec<Fault>) {
    Tree::read_with(tree.write(), &ReadOptions::as_given(tree))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::{Command, Workspace};

    fn checked(tree: &Tree, faults: &[Fault], edited: bool) -> Checked {
        Record { tree, faults, swaps: &HashMap::new(), edited }.check()
    }

    #[test]
    fn lines_are_counted_whatever_ends_them() {
        for end in ["\n", "\r\n", "\r"] {
            let text = ["(;GM[1]SZ[9]", ";B[aa]", ";B[zz])"].join(end);
            let (tree, faults) = Tree::read(text.into_bytes());
            let found = checked(&tree, &faults, false).findings;
            assert!(found.iter().any(|finding| finding.line == 3), "{end:?}: {found:?}");
        }
    }

    #[test]
    fn repaired_findings_go_and_the_others_keep_their_node() {
        let (mut workspace, faults) = Workspace::open(b"(;GM[1]SZ[9] junk ;B[aa] more ;W[zz])".to_vec());
        let codes = |checked: &Checked| checked.findings.iter().map(|finding| finding.code).collect::<Vec<_>>();
        let before = checked(workspace.document().tree(), &faults, false);
        assert_eq!(codes(&before).iter().filter(|&&code| code == Code::Junk).count(), 2, "{before:?}");
        workspace.run(&Command::parse("repair all").unwrap()).unwrap();
        let tree = workspace.document().tree();
        let after = checked(tree, &faults, true);
        let last = tree.all_nodes().last();
        assert!(after.findings.iter().all(|finding| !finding.fixable), "{after:?}");
        let off_board = after.findings.iter().find(|finding| finding.message.localized().contains("zz")).unwrap();
        assert_eq!(off_board.node, last);
        assert!(
            after.text[off_board.offset..].starts_with(b"[zz]") || after.text[off_board.offset..].starts_with(b";W")
        );
    }
}
