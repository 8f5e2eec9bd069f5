//! Formats a new node like its neighbours.
//!
//! Records are on one line, or with each node on its own line, or as Pentobi writes them: each node and parenthesis on its own line,
//! indented by the depth of its variation.

use crate::sgf::{NewNode, NodeId, PropertyText, Tree};

/// How many nodes before a new one are examined for the layout.
const SAMPLE: usize = 3;

/// A node to be linked below `parent` as a further child.
#[doc(hidden)]
pub fn child(tree: &Tree, parent: NodeId, properties: Vec<PropertyText>) -> NewNode {
    let (lead, parens) = match tree.last_child(parent) {
        Some(sibling) if tree.previous_sibling(sibling).is_some() => tree.layout(sibling),
        Some(_) if indents(tree, parent) => {
            let (outer, _) = tree.layout(parent);
            let paren = |paren: u8| [&outer[..], &[paren]].concat().into_boxed_slice();
            ([&outer[..], b" "].concat().into_boxed_slice(), Some((paren(b'('), paren(b')'))))
        }
        _ => (lead_after(tree, parent), None),
    };
    NewNode { parens, lead, properties, ..NewNode::default() }
}

/// A node to be linked in place of `node`.
#[doc(hidden)]
pub fn beside(tree: &Tree, node: NodeId, properties: Vec<PropertyText>) -> NewNode {
    NewNode { parens: None, lead: tree.layout(node).0, properties, ..NewNode::default() }
}

/// A node to be linked further down the line after `node`, below new ones.
#[doc(hidden)]
pub fn after(tree: &Tree, node: NodeId, properties: Vec<PropertyText>) -> NewNode {
    NewNode { parens: None, lead: lead_after(tree, node), properties, ..NewNode::default() }
}

/// The white space before a node that goes on after `node`.
#[doc(hidden)]
pub fn lead_after(tree: &Tree, node: NodeId) -> Box<[u8]> {
    let mut sample = tree
        .way_up(node)
        .filter(|&node| tree.parent(node).is_some())
        .take(SAMPLE)
        .map(|node| tree.layout(node).0)
        .peekable();
    if sample.peek().is_some() {
        return if sample.all(|lead| is_line_break(&lead)) { tree.layout(node).0 } else { Box::default() };
    }
    let next = tree.first_child(node).map(|child| tree.layout(child).0);
    [next, Some(tree.layout(node).0)].into_iter().flatten().find(|lead| is_line_break(lead)).unwrap_or_default()
}

/// Pentobi's layout: the root is on a line of its own below the parenthesis.
fn indents(tree: &Tree, node: NodeId) -> bool {
    is_line_break(&tree.layout(node).0) && {
        let game = tree.way_up(node).take(SAMPLE * 100).last();
        game.is_some_and(|root| is_line_break(&tree.layout(root).0))
    }
}

fn is_line_break(lead: &[u8]) -> bool {
    lead.contains(&b'\n') || lead.contains(&b'\r')
}
