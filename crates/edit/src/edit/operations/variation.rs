//! Adds, moves and removes nodes and variations.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::layout;
use crate::edit::values::choices::Where;
use crate::language::{Message, Said, StaticText};
use crate::record::Transaction;
use crate::sgf::{NodeId, PropertyText, Tree};

// Why the first node of a game is excepted, and a line without forks.
pub(crate) const NOT_DELETED: StaticText =
    StaticText("first-node-not-deleted", "the first node of a game cannot be deleted; 'delete-game' removes the game");
pub(crate) const NOT_MOVED: StaticText =
    StaticText("first-node-game-cannot-2", "the first node of a game cannot be moved");
pub(crate) const NO_ALTERNATIVE: StaticText = StaticText(
    "first-node-no-alternative",
    "the first node of a game has no alternatives; 'new-game' adds another game",
);
pub(crate) const NOTHING_BEFORE: StaticText = StaticText(
    "first-node-nothing-before",
    "nothing can be inserted before the first node of a game; --after inserts a node after it",
);
pub(crate) const NO_OTHERS: StaticText =
    StaticText("no-other-variation-branches", "there are no other variations before this node");

pub(crate) fn new_node(context: &EditContext) -> Transaction {
    add_child(context, say!("new-node", "New node"), context.node)
}

pub(crate) fn new_variation(context: &EditContext) -> Result<Transaction, EditError> {
    Ok(add_child(context, say!("new-variation", "New variation"), above(context, NO_ALTERNATIVE)?))
}

fn add_child(context: &EditContext, title: String, parent: NodeId) -> Transaction {
    let mut transaction = context.transaction(title);
    let node = transaction.create(layout::child(context.tree(), parent, Vec::new()));
    transaction.link(node, Some(parent), None);
    transaction.stand_at(node);
    transaction
}

/// Puts a node with these properties between the current node and all that follows it.
pub(crate) fn insert_after(context: &EditContext, title: String, properties: Vec<PropertyText>) -> Transaction {
    let tree = context.tree();
    let mut transaction = context.transaction(title);
    let mut new = match tree.first_child(context.node) {
        Some(child) => layout::beside(tree, child, properties),
        None => layout::child(tree, context.node, properties),
    };
    new.parens = None;
    let node = transaction.create(new);
    for child in tree.children(context.node) {
        transaction.unlink(child);
        transaction.link(child, Some(node), None);
    }
    transaction.link(node, Some(context.node), None);
    transaction.stand_at(node);
    transaction
}

pub(crate) fn insert_node(context: &EditContext, after: bool) -> Result<Transaction, EditError> {
    let tree = context.tree();
    let title = say!("insert-node", "Insert node");
    if after {
        return Ok(insert_after(context, title, Vec::new()));
    }
    let parent = above(context, NOTHING_BEFORE)?;
    let mut transaction = context.transaction(title);
    let node = transaction.create(layout::beside(tree, context.node, Vec::new()));
    let before = tree.next_sibling(context.node);
    transaction.unlink(context.node);
    transaction.link(node, Some(parent), before);
    transaction.link(context.node, Some(node), None);
    transaction.stand_at(node);
    Ok(transaction)
}

pub(crate) fn delete_node(context: &EditContext) -> Result<Transaction, EditError> {
    let tree = context.tree();
    let parent = above(context, NOT_DELETED)?;
    let mut transaction = context.transaction(say!("delete-node", "Delete node"));
    for child in tree.children(context.node) {
        transaction.unlink(child);
        transaction.link(child, Some(parent), Some(context.node));
    }
    transaction.unlink(context.node);
    transaction.stand_at(parent);
    Ok(transaction)
}

pub(crate) fn delete(context: &EditContext, title: StaticText) -> Result<Transaction, EditError> {
    let parent = above(context, NOT_DELETED)?;
    let mut transaction = context.transaction(title);
    transaction.unlink(context.node);
    transaction.stand_at(parent);
    Ok(transaction)
}

pub(crate) fn delete_others(context: &EditContext) -> Result<Transaction, EditError> {
    let tree = context.tree();
    forked(context, NO_OTHERS)?;
    let mut transaction = context.transaction(say!("delete-other-variations", "Delete other variations"));
    for node in tree.way_up(context.node) {
        let Some(parent) = tree.parent(node) else { break };
        for other in tree.children(parent).filter(|&other| other != node) {
            transaction.unlink(other);
        }
    }
    Ok(transaction)
}

pub(crate) fn truncate(context: &EditContext) -> Result<Transaction, EditError> {
    let tree = context.tree();
    follows(context)?;
    let mut transaction = context.transaction(say!("delete-all-follows", "Delete following moves"));
    for child in tree.children(context.node) {
        transaction.unlink(child);
    }
    Ok(transaction)
}

pub(crate) fn promote(context: &EditContext) -> Result<Transaction, EditError> {
    let (branch, previous) = previous(context)?;
    Ok(relink(context, StaticText("command-promote", "Move variation up"), branch, Some(previous)))
}

pub(crate) fn demote(context: &EditContext) -> Result<Transaction, EditError> {
    let (branch, next) = next(context)?;
    Ok(relink(context, StaticText("command-demote", "Move variation down"), branch, context.tree().next_sibling(next)))
}

pub(crate) fn make_main_line(context: &EditContext) -> Result<Transaction, EditError> {
    let tree = context.tree();
    let mut transaction = context.transaction(say!("make-main-line", "Make this the main line"));
    for node in tree.way_up(context.node) {
        lead_fork(tree, &mut transaction, node);
    }
    if transaction.is_empty() {
        return Err(refused!("main-line-already", "this is already the main line"));
    }
    Ok(transaction)
}

pub(crate) fn make_main_here(context: &EditContext) -> Result<Transaction, EditError> {
    let (branch, _) = previous(context)?;
    let mut transaction = context.transaction(say!("make-main-variation-here", "Make first variation"));
    lead_fork(context.tree(), &mut transaction, branch);
    Ok(transaction)
}

/// Makes a node the first child of its parent.
fn lead_fork(tree: &Tree, transaction: &mut Transaction, node: NodeId) {
    let parent = tree.parent(node);
    let first = parent.and_then(|parent| tree.first_child(parent));
    if first.is_some_and(|first| first != node) {
        transaction.unlink(node);
        transaction.link(node, parent, first);
    }
}

pub(crate) fn move_to_index(context: &EditContext, index: usize) -> Result<Transaction, EditError> {
    let tree = context.tree();
    let branch = branch(context)?;
    let parent = tree
        .parent(branch)
        .ok_or_else(|| refused!("first-node-no-variation", "the first node of a game is not a variation"))?;
    let mut others = tree.children(parent).filter(|&other| other != branch).skip(index);
    let before = others.next();
    if before.is_none() && index > tree.child_count(parent) - 1 {
        let last = tree.child_count(parent) - 1;
        return Err(refused!(
            "no-place-variations-here",
            "there is no position {index}: the variations are numbered 0 to {last}",
            index,
            last
        ));
    }
    if tree.next_sibling(branch) == before {
        return Err(refused!("variation-number-already", "this is already variation {index}", index));
    }
    Ok(relink(context, StaticText("move-variation", "Move variation"), branch, before))
}

fn relink(context: &EditContext, title: impl Said, branch: NodeId, before: Option<NodeId>) -> Transaction {
    let mut transaction = context.transaction(title);
    transaction.unlink(branch);
    transaction.link(branch, context.tree().parent(branch), before);
    transaction
}

pub(crate) fn move_to(context: &EditContext, goal: &Where, index: Option<usize>) -> Result<Transaction, EditError> {
    let tree = context.tree();
    above(context, NOT_MOVED)?;
    let goal = context.resolve(goal)?;
    if tree.way_up(goal).any(|node| node == context.node) {
        return Err(refused!("node-cannot-hang-below", "a node cannot be moved below itself"));
    }
    let others = tree.children(goal).filter(|&other| other != context.node);
    let before = match index {
        None => None,
        Some(index) => {
            let count = others.clone().count();
            if index > count {
                return Err(refused!(
                    "no-place-variations-hang",
                    "there is no position {index}: there is {count} variation"
                        | "there is no position {index}: there are {count} variations",
                    count,
                    index
                ));
            }
            others.clone().nth(index)
        }
    };
    if tree.parent(context.node) == Some(goal) && tree.next_sibling(context.node) == before {
        return Err(refused!("node-already-2", "the node is already there"));
    }
    let mut transaction = context.transaction(say!("move-variation", "Move variation"));
    transaction.unlink(context.node);
    transaction.link(context.node, Some(goal), before);
    Ok(transaction)
}

/// The node before the current one, or why the first node is excepted.
pub(crate) fn above(context: &EditContext, why: StaticText) -> Result<NodeId, Message> {
    context.tree().parent(context.node).ok_or_else(|| why.into())
}

/// The node after the current one on its main continuation.
pub(crate) fn follows(context: &EditContext) -> Result<NodeId, Message> {
    let child = context.tree().first_child(context.node);
    child.ok_or_else(|| message!("nothing-follows-node", "there are no moves after this one"))
}

/// The nearest node from the current one up that has alternatives, or why it is needed.
pub(crate) fn forked(context: &EditContext, why: StaticText) -> Result<NodeId, Message> {
    fork_child(context.tree(), context.node).ok_or_else(|| why.into())
}

/// The nearest node from the current one up that has alternatives.
pub(crate) fn branch(context: &EditContext) -> Result<NodeId, Message> {
    forked(context, StaticText("line-has-no-alternative", "this line has no variations"))
}

/// The current variation, and the one before it.
pub(crate) fn previous(context: &EditContext) -> Result<(NodeId, NodeId), Message> {
    let branch = branch(context)?;
    let previous = context.tree().previous_sibling(branch).map(|previous| (branch, previous));
    previous.ok_or_else(|| message!("variation-first-its-fork", "this is already the first variation"))
}

/// The current variation, and the one after it.
pub(crate) fn next(context: &EditContext) -> Result<(NodeId, NodeId), Message> {
    let branch = branch(context)?;
    let next = context.tree().next_sibling(branch).map(|next| (branch, next));
    next.ok_or_else(|| message!("variation-last-its-fork", "this is already the last variation"))
}

/// The nearest node from `node` up that has siblings and is not a root.
pub(crate) fn fork_child(tree: &Tree, node: NodeId) -> Option<NodeId> {
    tree.way_up(node).find(|&node| {
        let alone = tree.previous_sibling(node).is_none() && tree.next_sibling(node).is_none();
        !alone && tree.parent(node).is_some()
    })
}
