//! Conflicts that a merge left in comments, settled: ours, theirs, or both.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::clean::covered;
use crate::edit::operations::single;
use crate::edit::values::choices::{Scope, Settling};
use crate::edit::values::draft::Draft;
use crate::record::Transaction;
use crate::relate::{MergeClass, Side, merge_class};
use crate::sgf::{NodeId, ReadOptions, Tree};
use crate::text::blocks::{self, DELETED, Sides};
use crate::text::{Charset, text_of};
use std::collections::HashSet;

/// Letters of a side that are shown at most.
const SHOWN: usize = 4000;

/// A node with conflicts that a merge left in its comments.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Unsettled {
    /// The node.
    pub node: NodeId,
    /// What the record has, to be shown: all conflicts of the node one after the other, cut where they are long.
    pub ours: String,
    /// What the other version has.
    pub theirs: String,
}

/// The nodes of a record that have conflicts in their comments, in the order of the file.
pub fn unsettled(tree: &Tree) -> Vec<Unsettled> {
    let mut found = Vec::new();
    for node in tree.games().flat_map(|root| tree.descendants(root)) {
        let marked = |raw: &[u8]| memchr::memmem::find(raw, b"<<<<<<<").is_some();
        let texts = ["C", "GC"].into_iter().filter(|id| tree.value(node, id).is_some_and(marked));
        let sides: Vec<Sides> = texts
            .filter_map(|id| tree.text(node, id))
            .flat_map(|text| blocks::find(&text))
            .map(|block| block.sides)
            .collect();
        if !sides.is_empty() {
            let joined = |side: fn(&Sides) -> &str| {
                let all = sides.iter().map(side).collect::<Vec<_>>().join("\n\n");
                all.chars().take(SHOWN).collect()
            };
            found.push(Unsettled { node, ours: joined(|sides| &sides.ours), theirs: joined(|sides| &sides.theirs) });
        }
    }
    found
}

/// What is found in a record, and what becomes of it.
struct Settler<'c, 'a> {
    context: &'c EditContext<'a>,
    choice: Settling,
    transaction: Transaction,
    /// Nodes that go.
    gone: Vec<NodeId>,
    count: usize,
}

/// Settles all blocks in these nodes. Says how many there were.
pub(crate) fn settle(
    context: &EditContext,
    choice: Settling,
    scope: Scope,
) -> Result<(Transaction, String), EditError> {
    let transaction = context.transaction(say!("settle-conflicts", "Settle conflicts"));
    let mut settler = Settler { context, choice, transaction, gone: Vec::new(), count: 0 };
    for node in covered(context, scope) {
        settler.node(node)?;
    }
    if settler.count == 0 {
        return Err(EditError::refused(message!("no-conflict-here", "there is no conflict of a merge to settle")));
    }
    let tree = context.tree();
    let gone: HashSet<NodeId> = settler.gone.iter().copied().collect();
    for &node in &settler.gone {
        settler.transaction.unlink(node);
    }
    // Whoever stands in what goes stands before it.
    let stays = |node: NodeId| tree.way_up(node).all(|above| !gone.contains(&above));
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
        for id in ["C", "GC"] {
            let held = tree.values(node, id).any(|raw| memchr::memmem::find(raw, b"<<<<<<<").is_some());
            let Some(text) = Some(()).filter(|()| held).and_then(|()| tree.text(node, id)) else { continue };
            let found = blocks::find(&text);
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
        if draft.is_changed() {
            self.transaction.set_list(node, draft.into_list());
        }
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
        let (Some(own), Some(other)) = (said(ours), said(theirs)) else {
            return Ok(match self.choice {
                Settling::Ours => lines(ours),
                Settling::Theirs => lines(theirs),
                Settling::Both => [lines(ours), lines(theirs)].concat(),
            });
        };
        match self.choice {
            Settling::Ours => return Ok(Vec::new()),
            // What cannot stand beside ours is told in words.
            Settling::Both if theirs == DELETED => return Ok(Vec::new()),
            Settling::Both => return Ok(lines(theirs)),
            Settling::Theirs => {}
        }
        for (id, values) in &own {
            match merge_class(&self.context.kind, id) {
                // What is there in both keeps its place.
                MergeClass::Whole if other.iter().any(|(kept, _)| kept == id) => {}
                MergeClass::Whole => _ = draft.remove_whole(id),
                MergeClass::Parts => {
                    let values = self.encoded(values)?;
                    draft.edit_values(id, false, |old| old.retain(|raw| !values.contains(raw)));
                }
            }
        }
        for (id, values) in &other {
            let values = self.encoded(values)?;
            match merge_class(&self.context.kind, id) {
                MergeClass::Whole => _ = draft.set_whole(id, &values),
                MergeClass::Parts => draft.add_values(id, &values),
            }
        }
        Ok(Vec::new())
    }

    fn encoded(&self, values: &[String]) -> Result<Vec<Vec<u8>>, EditError> {
        values.iter().map(|value| self.context.encode(value)).collect()
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
        if ours == DELETED || theirs == DELETED || self.choice == Settling::Ours {
            return;
        }
        let tree = self.context.tree();
        let (order, _) = Tree::read(format!("({chosen})").into_bytes());
        let kind = &*self.context.kind;
        let (here, there) = (Side { tree, kind }, Side { tree: &order, kind });
        let mut wanted: Vec<_> =
            order.games().flat_map(|root| order.descendants(root)).map(|node| there.key(node)).collect();
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

/// The properties that a side of a block has; none where it says that there are none, `None` where it is some other text.
fn said(side: &str) -> Option<Vec<(String, Vec<String>)>> {
    if side == DELETED {
        return Some(Vec::new());
    }
    let options = ReadOptions { charset: Some(Charset::utf8()), ..ReadOptions::default() };
    let record = format!("(;{side})");
    let (tree, faults) = Tree::read_with(record.into_bytes(), &options);
    let root = tree.games().next().filter(|&root| tree.game_count() == 1 && tree.first_child(root).is_none())?;
    let text = |raw: &[u8]| String::from_utf8_lossy(raw).into_owned();
    let all: Vec<(String, Vec<String>)> = tree
        .properties(root)
        .map(|property| (property.id().into_owned(), property.values().map(text).collect()))
        .collect();
    let is_plain =
        side.starts_with(|letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit()) && side.ends_with(']');
    (faults.is_empty() && is_plain && !all.is_empty() && !text_of(side).is_empty()).then_some(all)
}
