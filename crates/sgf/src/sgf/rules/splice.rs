//! Insertions into and deletions from the text of a record.

use super::code::Code;
use crate::sgf::{NodeId, Tree};

/// Bytes to be replaced in the source of a tree.
#[derive(Clone, Debug)]
pub(in crate::sgf) struct Splice {
    pub code: Code,
    pub from: usize,
    pub to: usize,
    pub text: &'static str,
    /// How often the text is written.
    pub times: usize,
}

/// The games that begin inside unclosed ones: nodes that start a variation and have FF or GM.
pub(super) fn is_inner_game(tree: &Tree, node: NodeId) -> bool {
    tree.irregular.unclosed
        && !tree.is_root(node)
        && tree.has_parentheses(node)
        && (tree.has(node, "FF") || tree.has(node, "GM"))
}

/// The parentheses that would part games which begin inside unclosed ones. `None` without such games, or where more would
/// be written than are missing.
pub(super) fn part_games(tree: &Tree) -> Option<Vec<Splice>> {
    if !tree.irregular.unclosed {
        return None;
    }
    let missing = tree.parens.iter().filter(|parens| parens.close.0 == parens.close.1).count();
    let mut splices = Vec::new();
    let mut written = 0;
    // Nodes to come, and how many parentheses of their game are open before them.
    let mut stack: Vec<(NodeId, usize)> = tree.games().map(|root| (root, 0)).collect();
    while let Some((node, mut open)) = stack.pop() {
        if is_inner_game(tree, node) {
            let at = tree.parens[tree.node(node).parens as usize].open as usize;
            splices.push(Splice { code: Code::GameInsideGame, from: at, to: at, text: ")", times: open });
            written += open;
            open = 0;
        }
        open += usize::from(tree.has_parentheses(node));
        stack.extend(tree.children(node).map(|child| (child, open)));
    }
    (!splices.is_empty() && written <= missing).then_some(splices)
}

/// The bytes of the file with the splices made; `None` without any.
pub(super) fn apply(tree: &Tree, splices: &[Splice]) -> Option<Vec<u8>> {
    if splices.is_empty() {
        return None;
    }
    let mut order: Vec<&Splice> = splices.iter().collect();
    order.sort_by_key(|splice| splice.from);
    let source = tree.source();
    let mut out = Vec::with_capacity(source.len() + 16);
    let mut from = 0;
    for splice in order {
        out.extend_from_slice(source.get(from..splice.from).unwrap_or_default());
        (0..splice.times).for_each(|_| out.extend_from_slice(splice.text.as_bytes()));
        from = from.max(splice.to);
    }
    out.extend_from_slice(&source[from..]);
    Some(tree.charsets[0].1.widen(out))
}
