//! Whether a command is available at the current node. Menus ask this for every entry, so nothing here goes further than the nearest fork.

use crate::edit::commands::command::Command;
use crate::edit::context::EditContext;
use crate::edit::operations::variation::branch;
use crate::edit::operations::{counting, go, keep, mark, play};
use crate::edit::values::choices::Go;
use crate::edit::values::place;
use crate::language::Message;
use crate::record::Document;

/// In a collection without a game.
pub(crate) fn without_game(document: &Document, command: &Command) -> Result<(), Message> {
    let history = document.history();
    match command {
        Command::NewGame { .. } | Command::Find { .. } => Ok(()),
        Command::Undo(_) => when(history.undo_title().is_some(), message!("nothing-was-done-yet", "nothing to undo")),
        Command::Redo(_) => when(history.redo_title().is_some(), message!("nothing-was-undone", "nothing to redo")),
        _ => Err(message!("no-game-yet", "there are no games yet")),
    }
}

fn when(possible: bool, why: Message) -> Result<(), Message> {
    if possible { Ok(()) } else { Err(why) }
}

pub(crate) fn available(context: &EditContext, command: &Command) -> Result<(), Message> {
    let (tree, history, node) = (context.tree(), context.document.history(), context.node);
    let parent = tree.parent(node);
    let clipboard = || when(!context.clipboard.is_empty(), message!("clipboard-empty", "the clipboard is empty"));
    match command {
        Command::Undo(_) | Command::Redo(_) => without_game(context.document, command),
        Command::History(steps) => {
            when(*steps <= history.len(), message!("not-so-many-steps", "the history has fewer steps than that"))
        }
        Command::Go(go) => can_go(context, go),
        Command::NewVariation => {
            when(parent.is_some(), message!("first-node-game-has", "the first node of a game has no alternatives"))
        }
        Command::Correct(_) => when(play::move_at(tree, &context.kind, node).is_some(), play::no_move()),
        Command::ToggleLink { .. } => {
            when(context.position().linked().is_some(), play::no_links())?;
            when(play::move_at(tree, &context.kind, node).is_some(), play::no_move())
        }
        Command::InsertNode { after: false } => when(
            parent.is_some(),
            message!("nothing-can-stand-before", "nothing can be inserted before the first node"),
        ),
        Command::DeleteNode | Command::DeleteVariation | Command::CutVariation => {
            when(parent.is_some(), message!("first-node-game-cannot", "the first node of a game cannot be deleted"))
        }
        Command::MoveTo { .. } => {
            when(parent.is_some(), message!("first-node-game-cannot-2", "the first node of a game cannot be moved"))
        }
        Command::Truncate => when(
            tree.first_child(node).is_some(),
            message!("nothing-follows-node", "there are no moves after this one"),
        ),
        Command::DeleteOtherVariations | Command::MakeMainLine | Command::MoveVariation(_) => branch(context).map(drop),
        Command::Promote | Command::MakeMainHere => when(
            tree.previous_sibling(branch(context)?).is_some(),
            message!("variation-first-its-fork", "this is already the first variation"),
        ),
        Command::Demote => when(
            tree.next_sibling(branch(context)?).is_some(),
            message!("variation-last-its-fork", "this is already the last variation"),
        ),
        Command::PasteVariation { text: None } | Command::AddGames { text: None } | Command::Merge { text: None } => {
            clipboard()
        }
        Command::DeleteGame(_) | Command::MoveGame { .. } | Command::MergeGames(_) | Command::SortGames { .. } => {
            let mut games = tree.games();
            when(games.next().is_some() && games.next().is_some(), message!("only-game", "this is the only game"))
        }
        Command::KeepPosition | Command::KeepSubtree => keep::can_keep(tree, &context.kind),
        Command::ReadSwaps(_) => when(context.kind.facts().swaps, play::nobody_swaps()),
        Command::MarkStone { .. } | Command::StoneArrow { .. } => {
            when(context.kind.facts().stacks, mark::NOT_ONE_BY_ONE.into())
        }
        Command::Swap { .. } if !context.kind.facts().swaps => Err(play::nobody_swaps()),
        Command::Swap { .. } => when(
            context.position().may_swap(),
            message!("swap-answers-first-move-2", "a swap must answer the first move"),
        ),
        Command::Resign { .. } => when(
            context.kind.colours() == 2,
            message!("more-than-two-colours", "resigning is not possible with more than two colours"),
        ),
        Command::Pass { .. } => {
            when(context.kind.facts().passes, message!("nobody-passes-game-2", "passing is not possible in this game"))
        }
        Command::Count { .. } => when(context.kind.is_counted(), counting::NOT_COUNTED.into()),
        Command::Handicap(_) => when(
            tree.first_child(context.root).is_none(),
            message!("game-has-moves-already", "the game already has moves"),
        ),
        Command::Annotate { annotation: Some(annotation), .. } if annotation.is_of_move() => {
            let moved = place::has_move(tree, &context.kind, node);
            when(moved, message!("node-has-no-move", "this node has no move to annotate"))
        }
        _ => Ok(()),
    }
}

/// Whether there is anywhere to go.
fn can_go(context: &EditContext, way: &Go) -> Result<(), Message> {
    let (tree, node) = (context.tree(), context.node);
    match way {
        Go::Next(_) | Go::NextFork | Go::LineEnd | Go::Variation(_) => when(
            tree.first_child(node).is_some(),
            message!("nothing-follows-node", "there are no moves after this one"),
        ),
        Go::Back(_) | Go::PreviousFork | Go::LineStart => {
            let parent = tree.parent(node);
            when(parent.is_some(), message!("nothing-stands-before-node", "this is the start"))
        }
        Go::NextVariation | Go::PreviousVariation | Go::NextGame | Go::PreviousGame => {
            Ok(go::find(context, way).map(drop)?)
        }
        Go::MainLine => branch(context).map(drop),
        _ => Ok(()),
    }
}
