//! Resolves conflicts that a merge left in comments: ours, theirs, or both.

use crate::edit::context::{EditContext, put_draft};
use crate::edit::error::EditError;
use crate::edit::operations::clean::covered;
use crate::edit::operations::single;
use crate::edit::statements::{self, properties_of};
use crate::edit::values::choices::{Scope, Settling};
use crate::edit::values::draft::Draft;
use crate::game::{Coordinates, Kind};
use crate::record::Transaction;
use crate::relate::{Side, is_merged_by_parts};
use crate::sgf::{NodeId, Tree};
use crate::text::blocks::{self, DELETED, Sides};
use std::collections::{HashMap, HashSet};

/// Letters of a side that are shown at most.
const SHOWN: usize = 4000;

/// An unresolved merge conflict in a comment.
#[derive(Clone, Debug)]
pub struct Unsettled {
    /// The node.
    pub node: NodeId,
    /// Which of the conflicts of the node it is, from 1.
    pub number: usize,
    /// The record's version, in words and shortened if it is long.
    pub ours: String,
    /// The other version.
    pub theirs: String,
}

/// The merge conflicts in the comments of a record, in file order; places are named in this coordinate system.
pub fn unsettled(tree: &Tree, names: Coordinates) -> Vec<Unsettled> {
    let mut found = Vec::new();
    let mut kinds: HashMap<NodeId, Kind> = HashMap::new();
    let all = tree.games().flat_map(|root| tree.descendants(root).map(move |node| (root, node)));
    for (root, node) in all {
        let marked = |raw: &[u8]| memchr::memmem::find(raw, b"<<<<<<<").is_some();
        let texts = ["C", "GC"].into_iter().filter(|id| tree.value(node, id).is_some_and(marked));
        let blocks = texts.filter_map(|id| tree.text(node, id)).flat_map(|text| blocks::find(&text));
        let mut blocks = blocks.peekable();
        if blocks.peek().is_none() {
            continue;
        }
        let kind = kinds.entry(root).or_insert_with(|| Kind::of(tree, root).with_coordinates(names));
        let shown = |side: String| statements::side(kind, &side).chars().take(SHOWN).collect();
        found.extend(blocks.zip(1..).map(|(block, number)| {
            let Sides { ours, theirs, .. } = block.sides;
            Unsettled { node, number, ours: shown(ours), theirs: shown(theirs) }
        }));
    }
    found
}

/// The findings in a record, and their resolution.
struct Settler<'c, 'a> {
    context: &'c EditContext<'a>,
    choice: Settling,
    transaction: Transaction,
    /// Nodes that go.
    gone: Vec<NodeId>,
    /// Nodes that go, while what follows them stays.
    alone: Vec<NodeId>,
    /// The only block of the node to settle.
    only: Option<usize>,
    count: usize,
}

/// Settles all blocks in these nodes. Says how many there were.
pub(crate) fn settle(
    context: &EditContext,
    choice: Settling,
    scope: Scope,
    only: Option<usize>,
) -> Result<(Transaction, String), EditError> {
    let transaction = context.transaction(say!("settle-conflicts", "Settle conflicts"));
    let mut settler = Settler { context, choice, transaction, gone: Vec::new(), alone: Vec::new(), only, count: 0 };
    for node in covered(context, scope) {
        settler.node(node)?;
    }
    if settler.count == 0 {
        return Err(refused!("no-conflict-here", "there is no conflict of a merge to settle"));
    }
    let tree = context.tree();
    let gone: HashSet<NodeId> = settler.gone.iter().copied().collect();
    for &node in &settler.gone {
        settler.transaction.unlink(node);
    }
    let alone: HashSet<NodeId> = settler.alone.iter().copied().collect();
    for &node in settler.alone.iter().filter(|node| !gone.contains(*node)) {
        let children: Vec<NodeId> = tree.children(node).collect();
        let (parent, next) = (tree.parent(node), tree.next_sibling(node));
        settler.transaction.unlink(node);
        for child in children {
            settler.transaction.unlink(child);
            settler.transaction.link(child, parent, next);
        }
    }
    // Stay, or go to the nearest ancestor left.
    let stays = |node: NodeId| !alone.contains(&node) && tree.way_up(node).all(|above| !gone.contains(&above));
    if let Some(here) = tree.way_up(context.node).find(|&node| stays(node)) {
        settler.transaction.stand_at(here);
    }
    let told =
        say!("conflicts-settled", "{count} conflict settled" | "{count} conflicts settled", count = settler.count);
    Ok((settler.transaction, told))
}

impl Settler<'_, '_> {
    fn node(&mut self, node: NodeId) -> Result<(), EditError> {
        let tree = self.context.tree();
        let mut draft = Draft::of(tree, node);
        let mut number = 0;
        for id in ["C", "GC"] {
            let held = tree.values(node, id).any(|raw| memchr::memmem::find(raw, b"<<<<<<<").is_some());
            let Some(text) = Some(()).filter(|()| held).and_then(|()| tree.text(node, id)) else { continue };
            let mut found = blocks::find(&text);
            found.retain(|_| {
                number += 1;
                self.only.is_none_or(|only| only == number)
            });
            if found.is_empty() {
                continue;
            }
            self.count += found.len();
            let lines: Vec<&str> = text.split('\n').collect();
            let (mut kept, mut at) = (Vec::<String>::new(), 0);
            for block in found {
                kept.extend(lines[at..block.lines.start].iter().map(|line| (*line).to_owned()));
                at = block.lines.end;
                kept.extend(self.block(node, &mut draft, &block.sides)?);
            }
            kept.extend(lines[at..].iter().map(|line| (*line).to_owned()));
            single::put_text(self.context, &mut draft, id, kept.join("\n").trim_end_matches('\n'))?;
        }
        put_draft(&mut self.transaction, node, draft);
        Ok(())
    }

    /// Settles a block; returns the lines that stay in its place.
    fn block(&mut self, node: NodeId, draft: &mut Draft, sides: &Sides) -> Result<Vec<String>, EditError> {
        let lines =
            |text: &str| if text.is_empty() { Vec::new() } else { text.split('\n').map(str::to_owned).collect() };
        let (ours, theirs) = (&*sides.ours, &*sides.theirs);
        let of_nodes = |side: &str| side == DELETED || side.starts_with(';');
        if of_nodes(ours) && of_nodes(theirs) && (ours.starts_with(';') || theirs.starts_with(';')) {
            self.nodes(node, ours, theirs);
            return Ok(Vec::new());
        }
        let (Some(own), Some(other)) = (properties_of(ours), properties_of(theirs)) else {
            return Ok(match self.choice {
                Settling::Ours => lines(ours),
                Settling::Theirs => lines(theirs),
                Settling::Both => [lines(ours), lines(theirs)].concat(),
            });
        };
        match self.choice {
            Settling::Ours => return Ok(Vec::new()),
            // What cannot be combined with ours is described in words.
            Settling::Both if theirs == DELETED => return Ok(Vec::new()),
            Settling::Both => return Ok(lines(theirs)),
            Settling::Theirs => {}
        }
        for (id, values) in &own {
            if is_merged_by_parts(&self.context.kind, id) {
                let values = self.encoded(values)?;
                draft.edit_values(id, false, |old| old.retain(|raw| !values.contains(raw)));
            } else if other.iter().all(|(kept, _)| kept != id) {
                // What exists in both keeps its place.
                draft.remove_whole(id);
            }
        }
        for (id, values) in &other {
            let values = self.encoded(values)?;
            match is_merged_by_parts(&self.context.kind, id) {
                true => draft.add_values(id, &values),
                false => _ = draft.set_whole(id, &values),
            }
        }
        Ok(Vec::new())
    }

    fn encoded(&self, values: &[String]) -> Result<Vec<Vec<u8>>, EditError> {
        values.iter().map(|value| self.context.encode(value)).collect()
    }

    /// Whether a node and the one before it were put into the line at one place, each by one side.
    fn is_put_in(&self, node: NodeId, ours: &str, theirs: &str) -> bool {
        let (tree, kind) = (self.context.tree(), &*self.context.kind);
        let named = |said: &str, node: NodeId| {
            let (read, _) = Tree::read(format!("({said})").into_bytes());
            let root = read.games().next().filter(|&root| read.first_child(root).is_none());
            root.is_some_and(|root| Side { tree: &read, kind }.key(root) == Side { tree, kind }.key(node))
        };
        tree.parent(node).is_some_and(|above| named(ours, above) && named(theirs, node))
    }

    /// A node that one side took out, or children that both brought into another order.
    fn nodes(&mut self, node: NodeId, ours: &str, theirs: &str) {
        let chosen = match self.choice {
            Settling::Ours => ours,
            Settling::Theirs => theirs,
            Settling::Both => return,
        };
        if chosen == DELETED {
            self.gone.push(node);
            return;
        }
        if self.choice == Settling::Ours && self.is_put_in(node, ours, theirs) {
            return self.alone.push(node);
        }
        if ours == DELETED || theirs == DELETED || self.choice == Settling::Ours {
            return;
        }
        let tree = self.context.tree();
        if self.is_put_in(node, ours, theirs) {
            return self.alone.extend(tree.parent(node).filter(|_| self.choice == Settling::Theirs));
        }
        let (order, _) = Tree::read(format!("({chosen})").into_bytes());
        let kind = &*self.context.kind;
        let (here, there) = (Side { tree, kind }, Side { tree: &order, kind });
        let mut wanted: Vec<_> = order.all_nodes().map(|node| there.key(node)).collect();
        wanted.reverse();
        let place = |child: NodeId| wanted.iter().rposition(|key| *key == here.key(child)).map(|at| wanted.len() - at);
        let mut children: Vec<(usize, NodeId)> =
            tree.children(node).map(|child| (place(child).unwrap_or(usize::MAX), child)).collect();
        children.sort_by_key(|(place, _)| *place);
        for (_, child) in children {
            self.transaction.unlink(child);
            self.transaction.link(child, Some(node), None);
        }
    }
}
