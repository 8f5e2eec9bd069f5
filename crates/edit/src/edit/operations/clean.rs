//! Clean-up: removes annotations from a node, a subtree, a game or the whole collection.

use crate::edit::context::{EditContext, put_draft};
use crate::edit::error::EditError;
use crate::edit::operations::mark::remove_marks;
use crate::edit::operations::{Plan, analysis, single};
use crate::edit::values::choices::{AnalysisPart, Scope, Strip};
use crate::edit::values::draft::Draft;
use crate::game::Kind;
use crate::language::StaticText;
use crate::record::Transaction;
use crate::sgf::{NodeId, Property, Tree, vocabulary};
use std::collections::HashSet;

/// What to remove, and a text with the counts.
pub(crate) fn strip(context: &EditContext, what: Strip, scope: Scope) -> Result<Plan, EditError> {
    let (title, none) = match what {
        Strip::Comments => (
            StaticText("offer-strip-comments", "Remove comments"),
            message!("no-comments-there", "there are no comments to remove"),
        ),
        Strip::Markup => (
            StaticText("offer-strip-markup", "Remove markup"),
            message!("no-markup-there", "there is no markup to remove"),
        ),
        Strip::Annotations => (
            StaticText("offer-strip-annotations", "Remove annotations"),
            message!("no-annotations-there", "there are no annotations to remove"),
        ),
        Strip::Private => (
            StaticText("strip-private", "Remove private properties"),
            message!("no-private-there", "there are no private properties to remove"),
        ),
        Strip::Times => (
            StaticText("strip-times", "Remove clock times"),
            message!("no-times-there", "there are no clock times to remove"),
        ),
        Strip::Variations => (
            StaticText("strip-variations", "Remove variations"),
            message!("no-variations-there", "there are no variations to remove"),
        ),
        Strip::EmptyNodes => (
            StaticText("offer-strip-empty-nodes", "Remove empty nodes"),
            message!("no-empty-nodes-there", "there are no empty nodes to remove"),
        ),
        Strip::Analysis => return analysis::remove(context, &AnalysisPart::USUAL, scope),
    };
    let mut transaction = context.transaction(title);
    let count = match what {
        Strip::Variations => variations(context, scope, &mut transaction),
        Strip::EmptyNodes => empty_nodes(context, scope, &mut transaction),
        _ => properties(context, what, scope, &mut transaction),
    };
    if transaction.is_empty() {
        return Err(EditError::Nothing(none));
    }
    let (counted, message) = match what {
        Strip::Comments => (
            say!("counted-comments", "{count} comment or name" | "{count} comments and names", count),
            say!("removed-comments", "removed {count} comment or name" | "removed {count} comments and names", count),
        ),
        Strip::Markup => (
            say!("counted-markup", "{count} markup property" | "{count} markup properties", count),
            say!("removed-markup", "removed {count} markup property" | "removed {count} markup properties", count),
        ),
        Strip::Annotations => (
            say!("counted-annotations", "{count} annotation" | "{count} annotations", count),
            say!("removed-annotations", "removed {count} annotation" | "removed {count} annotations", count),
        ),
        // Analysis has a report of its own.
        Strip::Private | Strip::Analysis => (
            say!("counted-private", "{count} private property" | "{count} private properties", count),
            say!("removed-private", "removed {count} private property" | "removed {count} private properties", count),
        ),
        Strip::Times => (
            say!("counted-times", "{count} clock time" | "{count} clock times", count),
            say!("removed-times", "removed {count} clock time" | "removed {count} clock times", count),
        ),
        Strip::Variations => (
            say!("counted-variations", "{count} node in variations" | "{count} nodes in variations", count),
            say!(
                "removed-variations",
                "removed {count} node in variations" | "removed {count} nodes in variations",
                count
            ),
        ),
        Strip::EmptyNodes => (
            say!("counted-empty-nodes", "{count} empty node" | "{count} empty nodes", count),
            say!("removed-empty-nodes", "removed {count} empty node" | "removed {count} empty nodes", count),
        ),
    };
    Ok(Plan { counted: Some(counted), ..(transaction, message).into() })
}

/// The nodes that a clean-up covers, in the order of the file. Whoever looks on hears of them, and can end them.
pub(crate) fn covered<'a>(context: &'a EditContext, scope: Scope) -> Box<dyn Iterator<Item = NodeId> + 'a> {
    /// Progress is reported after this many nodes.
    const OFTEN: usize = 1 << 12;
    let tree = context.tree();
    let nodes: Box<dyn Iterator<Item = NodeId> + 'a> = match scope {
        Scope::Node => Box::new(std::iter::once(context.node)),
        Scope::Subtree => Box::new(tree.descendants(context.node)),
        Scope::Game => Box::new(tree.descendants(context.root)),
        Scope::Collection => Box::new(tree.all_nodes()),
    };
    let watched = nodes.enumerate().take_while(|(at, _)| at % OFTEN != OFTEN - 1 || context.watch.goes_on(*at));
    Box::new(watched.map(|(_, node)| node))
}

fn properties(context: &EditContext, what: Strip, scope: Scope, transaction: &mut Transaction) -> usize {
    let tree = context.tree();
    let mut removed = 0;
    for node in covered(context, scope) {
        // Most nodes have nothing to remove: look before the list is copied.
        if !tree.properties(node).any(|property| unwanted(&context.kind, what, &property)) {
            continue;
        }
        let mut draft = Draft::of(tree, node);
        removed += match what {
            Strip::Markup => {
                let game = context.kind.identity().game();
                remove_marks(context, &mut draft, |id| vocabulary::is_markup(id, game))
            }
            Strip::Annotations | Strip::Times => {
                remove_understood(context, &mut draft, |property| unwanted(&context.kind, what, property))
            }
            _ => {
                let found = draft.properties().filter(|property| unwanted(&context.kind, what, property)).count();
                draft.remove_those(|property| unwanted(&context.kind, what, property));
                found
            }
        };
        put_draft(transaction, node, draft);
    }
    removed
}

/// Removes what is understood of these properties. A value that the property cannot have is somebody's word, and stays.
fn remove_understood(context: &EditContext, draft: &mut Draft, is_meant: impl Fn(&Property<'_>) -> bool) -> usize {
    let mut ids: Vec<String> =
        draft.properties().filter(|property| is_meant(property)).map(|property| property.id().into_owned()).collect();
    ids.sort_unstable();
    ids.dedup();
    let understood = |id: &str, raw: &[u8]| single::is_understood(context, id, raw);
    ids.iter().filter(|id| draft.replace_values(id, &[], |raw| understood(id, raw))).count()
}

fn unwanted(kind: &Kind, what: Strip, property: &Property<'_>) -> bool {
    let id = &*property.id();
    match what {
        // Without a value it is a stray word between properties.
        _ if property.value().is_none() => false,
        Strip::Comments => vocabulary::NODE_TEXTS.contains(&id),
        Strip::Markup => vocabulary::is_markup(id, kind.identity().game()),
        Strip::Annotations => vocabulary::is_annotation(id),
        Strip::Times => vocabulary::TIMES.contains(&id),
        Strip::Private => {
            vocabulary::is_private(id) && kind.colour_of(id).is_none() && kind.setup_colour_of(id).is_none()
        }
        Strip::Variations | Strip::EmptyNodes | Strip::Analysis => false,
    }
}

/// Keeps the first child of every node of a line.
fn variations(context: &EditContext, scope: Scope, transaction: &mut Transaction) -> usize {
    let tree = context.tree();
    let starts: Vec<NodeId> = match scope {
        Scope::Node | Scope::Subtree => vec![context.node],
        Scope::Game => vec![context.root],
        Scope::Collection => tree.games().collect(),
    };
    let mut gone = HashSet::new();
    for start in starts {
        let line = tree.main_line(start).take(if scope == Scope::Node { 1 } else { usize::MAX });
        for child in line.flat_map(|node| tree.children(node).skip(1)) {
            transaction.unlink(child);
            gone.insert(child);
        }
    }
    let removed = gone.iter().map(|&child| tree.descendants(child).count()).sum();
    // If the current node is removed, go to its nearest ancestor that is left.
    let lost = tree.way_up(context.node).filter(|node| gone.contains(node)).last();
    if let Some(parent) = lost.and_then(|node| tree.parent(node)) {
        transaction.stand_at(parent);
    }
    removed
}

/// Removes nodes without properties; what follows them moves up. The first node of a game stays.
fn empty_nodes(context: &EditContext, scope: Scope, transaction: &mut Transaction) -> usize {
    let tree = context.tree();
    // A node that contains stray words is not empty, though it has no property.
    let words = tree.nodes_with_words();
    let empty =
        |node: NodeId| tree.parent(node).is_some() && tree.properties(node).next().is_none() && !words.contains(&node);
    let in_order: Vec<NodeId> = covered(context, scope).filter(|&node| empty(node)).collect();
    let gone: HashSet<NodeId> = in_order.iter().copied().collect();
    for node in in_order {
        if let Some(parent) = tree.parent(node).filter(|parent| !gone.contains(parent)) {
            take_out(tree, (node, Some(parent)), &gone, transaction);
        }
    }
    if gone.contains(&context.node)
        && let Some(here) = tree.way_up(context.node).find(|node| !gone.contains(node))
    {
        transaction.stand_at(here);
    }
    gone.len()
}

/// Removes a node whose parent is `above`, and all nodes below it that are `removed` as well and reached through such nodes alone; their
/// continuations take its place. However many are removed, one is unlinked, and the remaining ones are relinked once.
pub(crate) fn take_out(
    tree: &Tree,
    (node, above): (NodeId, Option<NodeId>),
    removed: &HashSet<NodeId>,
    transaction: &mut Transaction,
) {
    let mut open = vec![node];
    while let Some(next) = open.pop() {
        if !removed.contains(&next) {
            transaction.unlink(next);
            transaction.link(next, above, Some(node));
            continue;
        }
        let from = open.len();
        open.extend(tree.children(next));
        open[from..].reverse();
    }
    transaction.unlink(node);
}
