//! Edits game information (players, place, time, result) and the root properties of the record.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::{single, text};
use crate::edit::values::draft::Draft;
use crate::game::{self, proposal};
use crate::language;
use crate::record::Transaction;
use crate::sgf::vocabulary::{self, Class};
use crate::sgf::{NodeId, Tree};

/// How many nodes after the first are looked at for game information: some servers write it in the second.
const NEAR: usize = 3;

/// Whether a property is about the game as a whole.
pub(crate) fn is_of_game(id: &str) -> bool {
    is_of_root(id) || is_info(id)
}

/// Whether a property is about the file.
pub(crate) fn is_of_root(id: &str) -> bool {
    vocabulary::look_up_anywhere(id).is_some_and(|entry| entry.class == Class::Root)
}

/// Whether a property is game information: players, time and place, result.
pub(crate) fn is_info(id: &str) -> bool {
    vocabulary::look_up_anywhere(id).is_some_and(|entry| entry.class == Class::Info)
}

/// The node where the record keeps an entry of the game information, or where a new one belongs: with the others.
pub(crate) fn home(tree: &Tree, root: NodeId, node: NodeId, id: &str) -> NodeId {
    if is_of_root(id) || tree.has(root, id) {
        return root;
    }
    let has_info = |here: NodeId| {
        // All of them have two letters, unlike most of the properties in most nodes.
        let mut ids = tree.properties(here).map(|property| property.id());
        ids.any(|id| id.len() == 2 && is_info(&id))
    };
    let mut others = None;
    for here in tree.way_up(node) {
        if others.is_none() && has_info(here) {
            others = Some(here);
        }
        if tree.has(here, id) {
            return here;
        }
    }
    let mut below = tree.main_line(root).skip(1).take(NEAR);
    others.or_else(|| below.find(|&here| has_info(here))).unwrap_or(root)
}

/// Puts an entry where the game has those like it. Says how it was understood, where it was not written as the format has it.
pub(crate) fn set(context: &EditContext, id: &str, value: &str) -> Result<(Transaction, Option<String>), EditError> {
    if id == "CA" {
        return Err(refused!("encoding-changed-by-encoding", "use 'encoding' to change the encoding"));
    }
    if !is_of_game(id) {
        return Err(refused!(
            "no-game-information-set",
            "{id} is not a game info property; use 'set' to write any property",
            id
        ));
    }
    let mut transaction =
        context.transaction(say!("game-information-2", "Set game info {id}", id = text::called(context, id)));
    put(context, &mut transaction, id, value)?;
    let message = game::understanding(id, value, &context.kind).map(|read| match read {
        Some(better) => say!("written-as-format-has", "{id}[{value}] was changed to {better}", id, value, better),
        None => say!("not-understood-kept", "{id}[{value}] is ambiguous and kept as written", id, value),
    });
    Ok((transaction, message))
}

/// Puts an entry where the game has those like it, as a part of a longer step.
pub(crate) fn put(
    context: &EditContext,
    transaction: &mut Transaction,
    id: &str,
    value: &str,
) -> Result<(), EditError> {
    // In the format's form, if the meaning is certain.
    let better = proposal(id, value, &context.kind);
    let value = better.as_deref().unwrap_or(value);
    let home = home(context.tree(), context.root, context.node, id);
    let pending = transaction.pending_list(home).map(std::mem::take);
    let is_pending = pending.is_some();
    let mut draft =
        pending.map_or_else(|| Draft::of(context.tree(), home), |list| Draft::of_list(context.tree(), list));
    if vocabulary::joins(id).is_some() {
        single::put_text(context, &mut draft, id, value)?;
    } else if value.trim().is_empty() {
        single::clear_shown(context, &mut draft, id)?;
    } else {
        draft.put(id, context.simple_value(value)?);
    }
    if is_pending && let Some(list) = transaction.pending_list(home) {
        *list = draft.into_list();
    } else if draft.is_changed() {
        transaction.set_list(home, draft.into_list());
    }
    Ok(())
}

/// Gives the game a result, as a part of a longer step. Says so where it had another one.
///
/// # Errors
/// Where the one that it has is in somebody's words: those are for a person to replace.
pub(crate) fn put_result(
    context: &EditContext,
    transaction: &mut Transaction,
    result: &str,
) -> Result<Option<String>, EditError> {
    let home = home(context.tree(), context.root, context.node, "RE");
    let old = context.tree().simple_text(home, "RE").unwrap_or_default();
    let old = old.trim();
    if game::understanding("RE", old, &context.kind).is_some() {
        let old = language::in_short(old);
        return Err(refused!(
            "result-in-words",
            "the result of this game was written by hand: “{old}”; replace it with 'info RE …'",
            old
        ));
    }
    put(context, transaction, "RE", result)?;
    let is_new = !matches!(old, "" | "?") && old != result;
    Ok(is_new.then(|| say!("result-was", "the result was {old}, and is {result} now", old, result)))
}
