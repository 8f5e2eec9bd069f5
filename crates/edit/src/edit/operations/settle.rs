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
use crate::relate::{Extent, is_merged_by_parts, key_of};
use crate::sgf::{NodeId, Tree};
use crate::text::blocks::{self, Block, DELETED, Sides};
use std::collections::{HashMap, HashSet};

/// Letters of a side that are shown at most.
const SHOWN: usize = 4000;

/// An unresolved merge conflict in a comment. Versions are in words, and shortened if they are long.
#[derive(Clone, Debug)]
pub struct Unsettled {
    /// The node.
    pub node: NodeId,
    /// Which of the conflicts of the node it is, from 1.
    pub number: usize,
    /// What both versions began with; `None` if the file does not say.
    pub base: Option<String>,
    /// The record's version.
    pub ours: String,
    /// The other version.
    pub theirs: String,
    /// What will stand with [`Settling::Ours`], `Theirs` and `Both`.
    pub stands: [String; 3],
    /// Whether it is about lines of a text.
    pub is_text: bool,
    /// The property of the text, or else the first of the properties that it is about.
    pub property: Option<String>,
}

/// The merge conflicts in the comments of a record, in file order; places are named in this coordinate system.
pub fn unsettled(tree: &Tree, names: Coordinates) -> Vec<Unsettled> {
    let mut found = Vec::new();
    let mut kinds: HashMap<NodeId, Kind> = HashMap::new();
    let all = tree.games().flat_map(|root| tree.descendants(root).map(move |node| (root, node)));
    for (root, node) in all {
        let marked = |raw: &[u8]| memchr::memmem::find(raw, b"<<<<<<<").is_some();
        let texts = TEXTS.into_iter().filter(|id| tree.value(node, id).is_some_and(marked));
        let texts = texts.filter_map(|id| Some((id, tree.text(node, id)?)));
        let blocks = texts.flat_map(|(id, text)| blocks::find(&text).into_iter().map(move |block| (id, block)));
        let mut blocks = blocks.peekable();
        if blocks.peek().is_none() {
            continue;
        }
        let kind = kinds.entry(root).or_insert_with(|| Kind::of(tree, root).with_coordinates(names));
        found.extend(blocks.zip(1..).map(|((id, block), number)| {
            let reading = Said::of((tree, node), kind, &block);
            let base = block.sides.base.as_deref().map(|base| reading.base(base));
            let [mut ours, theirs] = [&block.sides.ours, &block.sides.theirs].map(|side| reading.side(side));
            // It may have been edited since: what the record has now is what stays.
            let sides = [&*block.sides.ours, &block.sides.theirs];
            if reading.about == About::Properties
                && let Some(now) = statements::present(kind, (tree, node), sides)
            {
                ours = now;
            }
            let stands = [ours.clone(), theirs.clone(), reading.both(&ours, &block.sides)];
            let (is_text, property) = match reading.about {
                About::Text => (true, Some(id.to_owned())),
                About::Properties => (false, first_property(&block.sides)),
                About::Nodes => (false, None),
            };
            Unsettled { node, number, base, ours, theirs, stands, is_text, property }
        }));
    }
    found
}

/// The properties that hold conflicts.
const TEXTS: [&str; 2] = ["C", "GC"];

/// A conflict in words.
struct Said<'a> {
    kind: &'a Kind,
    /// What a version without the node takes away.
    gone: Extent,
    about: About,
}

/// What a conflict is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    /// Nodes: one that is deleted, or an order.
    Nodes,
    Properties,
    Text,
}

impl About {
    fn of(block: &Block) -> About {
        let sides = &block.sides;
        let (ours, theirs) = (&*sides.ours, &*sides.theirs);
        let of_nodes = |side: &str| side == DELETED || side.starts_with(';');
        if block.is_text {
            About::Text
        } else if of_nodes(ours) && of_nodes(theirs) && (ours.starts_with(';') || theirs.starts_with(';')) {
            About::Nodes
        } else if properties_of(ours).is_some() && properties_of(theirs).is_some() {
            About::Properties
        } else {
            About::Text
        }
    }
}

impl Said<'_> {
    fn of<'a>((tree, node): (&Tree, NodeId), kind: &'a Kind, block: &Block) -> Said<'a> {
        let (about, sides) = (About::of(block), &block.sides);
        let deletes = about == About::Nodes && [&sides.ours, &sides.theirs].into_iter().any(|side| side == DELETED);
        let gone = if deletes { Extent::below(tree, node) } else { Extent::default() };
        Said { kind, gone, about }
    }

    fn side(&self, side: &str) -> String {
        let words = match self.about {
            About::Nodes if side == DELETED => self.gone.said_deleted(),
            About::Text if side != DELETED => side.to_owned(),
            _ => statements::side(self.kind, side),
        };
        words.chars().take(SHOWN).collect()
    }

    /// What both versions began with.
    fn base(&self, base: &str) -> String {
        match base {
            // Nothing was deleted: it was not there yet.
            "" | DELETED => statements::side(self.kind, DELETED),
            base => self.side(base),
        }
    }

    /// What stands if both are kept.
    fn both(&self, ours: &str, sides: &Sides) -> String {
        match self.about {
            About::Text => joined(sides).chars().take(SHOWN).collect(),
            About::Nodes if sides.ours == DELETED => self.side(&sides.theirs),
            About::Nodes => self.side(&sides.ours),
            About::Properties if sides.theirs == DELETED => ours.to_owned(),
            About::Properties => {
                let theirs: String = sides.theirs.replace('\n', " ").chars().take(SHOWN).collect();
                say!("said-both", "{ours}\nand in the comment: {theirs}", ours, theirs)
            }
        }
    }
}

/// The first property that either side has.
fn first_property(sides: &Sides) -> Option<String> {
    let first = |side: &String| properties_of(side)?.into_iter().next();
    first(&sides.ours).or_else(|| first(&sides.theirs)).map(|(id, _)| id)
}

/// The lines of both sides.
fn joined(sides: &Sides) -> String {
    let both = [&*sides.ours, &*sides.theirs].into_iter().filter(|side| !side.is_empty());
    both.collect::<Vec<_>>().join("\n")
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
    let transaction = context.transaction(say!("settle-conflicts", "Resolve conflicts"));
    let mut settler = Settler { context, choice, transaction, gone: Vec::new(), alone: Vec::new(), only, count: 0 };
    for node in covered(context, scope) {
        settler.node(node)?;
    }
    if settler.count == 0 {
        return Err(refused!("no-conflict-here", "there is no merge conflict to resolve"));
    }
    let tree = context.tree();
    let gone: HashSet<NodeId> = settler.gone.iter().copied().collect();
    let mut removed = Extent::default();
    let mut counted: HashSet<NodeId> = HashSet::new();
    for &node in &settler.gone {
        // In the order of the file: what is below another one was counted with it.
        if !counted.contains(&node) {
            let below = tree.descendants(node).inspect(|&node| _ = counted.insert(node));
            removed = below.fold(removed, |all, node| all + Extent::of(tree, node));
        }
    }
    for &node in &settler.gone {
        settler.transaction.unlink(node);
    }
    let alone: HashSet<NodeId> = settler.alone.iter().copied().collect();
    for &node in settler.alone.iter().filter(|node| !gone.contains(*node)) {
        removed = removed + Extent::of(tree, node);
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
    let message =
        say!("conflicts-settled", "{count} conflict resolved" | "{count} conflicts resolved", count = settler.count);
    let message = match removed.nodes {
        0 => message,
        _ => say!("conflicts-settled-removed", "{message}; removed: {what}", message, what = removed.localized()),
    };
    Ok((settler.transaction, message))
}

impl Settler<'_, '_> {
    fn node(&mut self, node: NodeId) -> Result<(), EditError> {
        let tree = self.context.tree();
        let mut draft = Draft::of(tree, node);
        let mut number = 0;
        for id in TEXTS {
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
                kept.extend(self.block(node, &mut draft, &block)?);
            }
            kept.extend(lines[at..].iter().map(|line| (*line).to_owned()));
            single::put_text(self.context, &mut draft, id, kept.join("\n").trim_end_matches('\n'))?;
        }
        put_draft(&mut self.transaction, node, draft);
        Ok(())
    }

    /// Settles a block; returns the lines that stay in its place.
    fn block(&mut self, node: NodeId, draft: &mut Draft, block: &Block) -> Result<Vec<String>, EditError> {
        let lines =
            |text: &str| if text.is_empty() { Vec::new() } else { text.split('\n').map(str::to_owned).collect() };
        let (ours, theirs, about) = (&*block.sides.ours, &*block.sides.theirs, About::of(block));
        if about == About::Nodes {
            self.nodes(node, ours, theirs);
            return Ok(Vec::new());
        }
        let properties = |side| properties_of(side).filter(|_| about == About::Properties);
        let (Some(own), Some(other)) = (properties(ours), properties(theirs)) else {
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
        let named = |nodes: &str, node: NodeId| {
            let (read, _) = Tree::read(format!("({nodes})").into_bytes());
            let root = read.games().next().filter(|&root| read.first_child(root).is_none());
            root.is_some_and(|root| key_of(kind, read.properties(root)) == key_of(kind, tree.properties(node)))
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
        let wanted: Vec<_> = order.all_nodes().map(|node| key_of(kind, order.properties(node))).collect();
        let place = |child: NodeId| {
            let key = key_of(kind, tree.properties(child));
            wanted.iter().position(|known| *known == key)
        };
        let mut children: Vec<(usize, NodeId)> =
            tree.children(node).map(|child| (place(child).unwrap_or(usize::MAX), child)).collect();
        children.sort_by_key(|(place, _)| *place);
        for (_, child) in children {
            self.transaction.unlink(child);
            self.transaction.link(child, Some(node), None);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::Workspace;
    use crate::edit::commands::command::Command;

    fn block(ours: &str, theirs: &str) -> String {
        format!("<<<<<<< a\n{ours}\n=======\n{theirs}\n>>>>>>> b")
    }

    fn settled(record: &str, line: &str) -> (String, Option<String>) {
        let (mut workspace, _) = Workspace::open(record.as_bytes().to_vec());
        let outcome = workspace.run(&Command::parse(line).unwrap()).unwrap();
        (String::from_utf8(workspace.document().tree().write()).unwrap(), outcome.message)
    }

    #[test]
    fn removals_of_each_choice_are_counted() {
        let (gone, kept) = (block("(deleted)", ";B[gc\\]"), block(";B[gc\\]", "(deleted)"));
        for (block, choice, told) in [
            (&gone, "ours", "1 conflict resolved; removed: 3 nodes, 2 words"),
            (&gone, "theirs", "1 conflict resolved"),
            (&gone, "both", "1 conflict resolved"),
            (&kept, "theirs", "1 conflict resolved; removed: 3 nodes, 2 words"),
            (&kept, "ours", "1 conflict resolved"),
        ] {
            let record = format!("(;GM[1]SZ[9];B[aa](;B[gc]C[{block}];W[cc]C[two words];B[dd])(;B[ee]))");
            let (text, words) = settled(&record, &format!("settle --collection {choice}"));
            assert_eq!(words.as_deref(), Some(told), "{choice}");
            assert_eq!(text.contains("two words"), !told.contains("removed"), "{choice}");
        }
        // What is below a branch that goes is not counted twice.
        let record = format!("(;GM[1]SZ[9];B[aa](;B[gc]C[{gone}];W[cc]C[one\n{gone}];B[dd])(;B[ee]))");
        let (_, words) = settled(&record, "settle --collection ours");
        assert_eq!(words.as_deref(), Some("2 conflicts resolved; removed: 3 nodes, 1 word"));
    }

    #[test]
    fn each_choice_settles_a_conflict_as_it_says() {
        let with = |base: &str, ours: &str, theirs: &str| {
            format!("<<<<<<< a\n{ours}\n||||||| base\n{base}\n=======\n{theirs}\n>>>>>>> b")
        };
        for (record, base, stands) in [
            (format!("(;GM[1]SZ[9]C[x\n{}\ny])", with("was", "one", "two")), Some("was"), ["one", "two", "one\ntwo"]),
            (
                format!("(;GM[1]SZ[9]KM[6.5]C[{}])", with("KM[5.5\\]", "KM[6.5\\]", "KM[7.5\\]")),
                Some("Komi: 5.5"),
                ["Komi: 6.5", "Komi: 7.5", "Komi: 6.5\nand in the comment: KM[7.5]"],
            ),
            (
                format!("(;GM[1]SZ[9]KM[6.5]C[{}])", block("KM[6.5\\]", "KM[7.5\\]")),
                None,
                ["Komi: 6.5", "Komi: 7.5", "Komi: 6.5\nand in the comment: KM[7.5]"],
            ),
            // A text that looks like a property is a text.
            (
                format!("(;GM[1]SZ[9]KM[0]C[{}])", with("\nKM[5.5\\]", "\nKM[6.5\\]", "\nKM[7.5\\]")),
                Some("KM[5.5]"),
                ["KM[6.5]", "KM[7.5]", "KM[6.5]\nKM[7.5]"],
            ),
            // Edited since: what the record has is what stays.
            (
                format!("(;GM[1]SZ[9]KM[0]C[{}])", block("KM[6.5\\]", "KM[7.5\\]")),
                None,
                ["Komi: 0", "Komi: 7.5", "Komi: 0\nand in the comment: KM[7.5]"],
            ),
            (
                format!("(;GM[1]SZ[9](;B[gc]C[{}];W[cc]C[w])(;B[ee]))", with(";B[gc\\]", ";B[gc\\]", "(deleted)")),
                Some("Black G7"),
                ["Black G7", "Deleted, with all that follows: 2 nodes, 1 word", "Black G7"],
            ),
        ] {
            let tree = Tree::read(record.clone().into_bytes()).0;
            let found = unsettled(&tree, Coordinates::default());
            assert_eq!(found.len(), 1, "{record}");
            assert_eq!(found[0].base.as_deref(), base, "{record}");
            assert_eq!(found[0].stands, stands, "{record}");
            assert_eq!([&found[0].ours, &found[0].theirs], [stands[0], stands[1]], "{record}");
            let is_text = ["one", "KM[6.5]"].contains(&stands[0]);
            assert_eq!(found[0].is_text, is_text, "{record}");
        }
    }
}
