//! An index of the nodes whose comments link to other nodes, so that moving a variation need not search the record.

use crate::game::node_links::{self, NodeLink};
use crate::record::{Document, Revision, Touched};
use crate::sgf::{NodeId, Tree};
use std::collections::HashSet;

/// The nodes with such links, at one state of the record; whether they are linked or not.
#[derive(Clone, Debug)]
pub(super) struct Linking {
    /// The state; `None` before they were looked for.
    at: Option<Revision>,
    /// How many nodes were made until then.
    made: usize,
    pub(super) nodes: HashSet<NodeId>,
}

impl Linking {
    /// Of a record as it was opened.
    pub(super) fn of(document: &Document) -> Linking {
        let tree = document.tree();
        // Without the character `#` there are no links.
        let at = (!tree.source().contains(&b'#')).then(|| document.revision());
        Linking { at, made: if at.is_some() { tree.len() } else { 0 }, nodes: HashSet::new() }
    }

    /// Takes over what changed.
    pub(super) fn follow(&mut self, document: &Document) {
        let (tree, now) = (document.tree(), document.revision());
        if self.at == Some(now) && self.made == tree.len() {
            return;
        }
        let changed = self.at.and_then(|since| changed(document, since));
        if changed.is_none() {
            (self.made, self.nodes) = (0, HashSet::new());
        }
        let made = (self.made..tree.len()).map(Tree::id_after);
        for node in changed.into_iter().flatten().chain(made) {
            if links(tree, node) {
                self.nodes.insert(node);
            } else {
                self.nodes.remove(&node);
            }
        }
        (self.at, self.made) = (Some(now), tree.len());
    }
}

/// The nodes with another comment than at a state; `None` where too much changed. Nodes that are linked or unlinked keep theirs.
fn changed(document: &Document, since: Revision) -> Option<Vec<NodeId>> {
    let mut nodes = Vec::new();
    for touched in document.changed_since(since)? {
        match touched {
            Touched::Properties { node, ids } if ids.is_empty() || ids.iter().any(|id| id == "C") => nodes.push(*node),
            Touched::Properties { .. } | Touched::Branch { .. } | Touched::Charset => {}
            Touched::Everything => return None,
        }
    }
    Some(nodes)
}

fn links(tree: &Tree, node: NodeId) -> bool {
    let is_link = |text: &str| node_links::find(text).iter().any(|(_, link)| matches!(link, NodeLink::Address(_)));
    let mut comments = tree.properties(node).filter(|property| property.is_called("C"));
    comments.any(|property| property.values().any(|raw| raw.contains(&b'#')))
        && tree.text(node, "C").is_some_and(|text| is_link(&text))
}
