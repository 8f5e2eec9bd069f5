//! Links to nodes in texts as they are read: as the move that each leads to, not as its address.

use super::spoken::move_of;
use crate::game::node_links::{self, NodeLink, Targets};
use crate::game::{Kind, Position, number_after};
use crate::sgf::{NodeId, Tree};
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

/// Letters of a name.
const LETTERS: usize = 32;

/// The links of some texts of a game.
#[derive(Clone, Debug, Default)]
pub struct LinkTexts {
    targets: Targets,
    names: HashMap<NodeId, String>,
}

impl LinkTexts {
    /// Those of these texts of the game that starts at `root`. Goes through the game a few times, however many links there are.
    pub fn of<'a>(
        (tree, root): (&Tree, NodeId),
        kind: &Arc<Kind>,
        texts: impl IntoIterator<Item = &'a str>,
    ) -> LinkTexts {
        let targets = Targets::of(tree, root, texts);
        let wanted: HashSet<NodeId> = targets.nodes().collect();
        if wanted.is_empty() {
            return LinkTexts::default();
        }
        // Naming a move does not need its position, which would be slow to compute.
        let bare = Position::start(Arc::clone(kind));
        let mut names = HashMap::with_capacity(wanted.len());
        let mut way: Vec<(NodeId, u32)> = Vec::new();
        for node in tree.descendants(root) {
            while way.last().is_some_and(|(last, _)| tree.parent(node) != Some(*last)) {
                way.pop();
            }
            let number = number_after(tree, kind, node, way.last().map_or(0, |(_, number)| *number));
            way.push((node, number));
            if wanted.contains(&node) {
                names.insert(node, name(tree, node, (&bare, number)));
            }
        }
        LinkTexts { targets, names }
    }

    /// The node to which a link leads.
    pub fn node(&self, link: &NodeLink) -> Option<NodeId> {
        self.targets.node(link)
    }

    /// What a link to a node reads as.
    pub fn name(&self, node: NodeId) -> Option<&str> {
        self.names.get(&node).map(String::as_str)
    }

    /// A text as it is read, and its links: where each is, and the node to which it leads.
    pub fn read<'a>(&self, text: &'a str) -> (Cow<'a, str>, Vec<(Range<usize>, NodeId)>) {
        if self.names.is_empty() {
            return (Cow::Borrowed(text), Vec::new());
        }
        let (mut read, mut links, mut at) = (String::with_capacity(text.len()), Vec::new(), 0);
        for (range, link) in node_links::find(text) {
            let Some(node) = self.targets.node(&link) else { continue };
            let name = match &link {
                NodeLink::Name(name) => Some(name),
                NodeLink::Address(_) => self.names.get(&node),
            };
            let Some(name) = name else { continue };
            read.push_str(&text[at..range.start]);
            let start = read.len();
            read.push_str(name);
            links.push((start..read.len(), node));
            at = range.end;
        }
        read.push_str(&text[at..]);
        (Cow::Owned(read), links)
    }
}

/// What a node is called: the number and the move, or what else it is.
fn name(tree: &Tree, node: NodeId, (bare, number): (&Position, u32)) -> String {
    let name = match move_of(tree, node, bare) {
        // Moves that are written as numbers stand behind their colour.
        Some((colour, text)) if text.starts_with(|first: char| first.is_ascii_digit()) => {
            format!("{number} {} {text}", bare.kind().colour_name(colour))
        }
        Some((_, text)) => format!("{number} {text}"),
        None => match tree.line(node, "N").filter(|name| !name.trim().is_empty()) {
            Some(name) => name.trim().to_owned(),
            None if tree.parent(node).is_none() => say!("page-first", "Start"),
            None => say!("page-after-move", "After move {number}", number),
        },
    };
    match name.char_indices().nth(LETTERS) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_read_as_their_moves() {
        let text = "(;GM[1]SZ[9];B[ee](;W[gc]N[Shape];B[cc])(;W[cg];B[gg]MN[9](;W[cc])(;N[Aside]))(;W[tt]))";
        let numbers = "(;GM[6];B[12];W[34](;B[43];W[55])(;B[56]))";
        for (record, comment, expected, links) in [
            (text, "See #0.1.0, not #0.0.", "See 9 G3, not 2 G7.", 2),
            (text, "#\"Shape\" #\"nowhere\" #0.7 #5", "Shape #\"nowhere\" #0.7 #5", 1),
            (text, "#0.1.0.1 #0.1.0.0 #/", "Aside 10 C7 Start", 3),
            (text, "#0.2", "2 pass", 1),
            (numbers, "#0*2.1 or #0*3", "3 Black 56 or 3 Black 43", 2),
            (text, "É #0.1 é", "É 2 C3 é", 1),
        ] {
            let tree = Tree::read(record.as_bytes().to_vec()).0;
            let root = tree.games().next().unwrap();
            let all = LinkTexts::of((&tree, root), &Arc::new(Kind::of(&tree, root)), [comment]);
            let (read, found) = all.read(comment);
            assert_eq!((&*read, found.len()), (expected, links), "{comment}");
            assert!(found.iter().all(|(range, _)| read.get(range.clone()).is_some_and(|name| !name.starts_with('#'))));
        }
    }
}
