//! Updates or removes RE when an edit gives the game another main line, and RE was the outcome on the board.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::{info, play};
use crate::game::{Move, Position};
use crate::record::Transaction;
use crate::sgf::{NodeId, Tree};
use std::iter::successors;

/// Where a step gives the game another main line, and the result that is written is what the one before it came to, the result becomes
/// what the other one comes to. Says so.
pub(crate) fn follow(context: &EditContext, transaction: &mut Transaction) -> Result<Option<String>, EditError> {
    let tree = context.tree();
    if context.kind.colours() != 2 || !context.with_position(context.node, Position::has_winner) {
        return Ok(None);
    }
    let outlook = transaction.outlook(tree);
    if !outlook.has_other_lines() {
        return Ok(None);
    }
    let home = info::home(tree, context.root, context.node, "RE");
    let recorded = tree.simple_text(home, "RE").unwrap_or_default();
    let recorded = recorded.trim();
    if recorded.is_empty() {
        return Ok(None);
    }
    let (mut fork, mut has_home) = (context.root, context.root == home);
    loop {
        let (before, after) = (tree.first_child(fork), outlook.first_child(fork));
        match before.filter(|_| before == after) {
            Some(next) => fork = next,
            None if before == after => return Ok(None),
            None => break,
        }
        has_home |= fork == home;
    }
    // New nodes are not in the tree yet: inserted nodes decide nothing by themselves.
    let rest: Vec<NodeId> = successors(outlook.first_child(fork), |&node| outlook.first_child(node)).collect();
    if !has_home || !rest.iter().all(|&node| tree.index(node) <= tree.len()) {
        return Ok(None);
    }
    let end = tree.main_line(fork).last().unwrap_or(fork);
    let Some(before) = context.position_at(end).result() else { return Ok(None) };
    if !says(tree, context, end, recorded, &before) {
        return Ok(None);
    }
    let mut position = context.position_at(fork);
    rest.iter().for_each(|&node| position.step(tree, node));
    let after = position.result().unwrap_or_default();
    if after == before {
        return Ok(None);
    }
    info::put(context, transaction, "RE", &after)?;
    Ok(Some(play::result_told(&context.kind, &after)))
}

/// Whether a result is that of the board at the end of a line, or of its last move: a player who resigned has lost.
fn says(tree: &Tree, context: &EditContext, end: NodeId, recorded: &str, result: &str) -> bool {
    let action = || {
        let mut moves = tree.properties(end).filter(|property| context.kind.colour_of(&property.id()).is_some());
        context.kind.move_in(&moves.next()?)
    };
    let how = recorded.strip_prefix(result);
    match how {
        Some("") => true,
        Some("R") => action() == Some(Move::Resign),
        Some("F") => action() == Some(Move::Forfeit),
        _ => false,
    }
}
