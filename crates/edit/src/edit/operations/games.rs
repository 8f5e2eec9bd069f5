//! The games of a collection: adds, removes, moves and splits them.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::clipboard::{Carrier, given, of_games};
use crate::edit::operations::when;
use crate::edit::values::draft::own;
use crate::edit::values::games::{GameNumbers, SortBy, put_in_order};
use crate::game::{Choice, Kind, cards};
use crate::language::{Message, StaticText};
use crate::record::{Document, Transaction};
use crate::sgf::{NewNode, NodeId, PropertyText, Tree};
use crate::text::{Charset, LineEnd};
use std::collections::{HashMap, HashSet};

/// The games of a collection as records of their own, in order.
pub fn split(tree: &Tree) -> Vec<Vec<u8>> {
    let line_end = LineEnd::of(tree.source()).0.as_str().as_bytes();
    tree.write_games().map(|game| [&game[..], line_end].concat()).collect()
}

/// A new record with one game.
///
/// # Errors
///
/// When the game is not known, or cannot have that size.
pub fn new_record(game: &str, size: Option<&str>, today: Option<&str>) -> Result<Vec<u8>, EditError> {
    let document = Document::empty();
    Ok(document.preview(&new(&document, None, game, size, today)?))
}

/// A new game: the first of an empty collection, or, with a context, one after the others.
pub(crate) fn new(
    document: &Document,
    context: Option<&EditContext>,
    game: &str,
    size: Option<&str>,
    today: Option<&str>,
) -> Result<Transaction, EditError> {
    let source = document.tree().source();
    if context.is_none() && !source.trim_ascii().is_empty() && document.tree().games().next().is_none() {
        return Err(refused!(
            "file-no-game-record",
            "this file is not a game record, and adding a game would destroy its contents"
        ));
    }
    let form = form_of(game);
    let size = size.or(form.map(|(_, size, _)| *size).filter(|size| !size.is_empty()));
    let kind = Kind::new(game, size.map(sides).transpose()?).map_err(EditError::refused)?;
    if !kind.is_named() && !game.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(refused!(
            "no-game-known-here",
            "unknown game '{game}': use a number as in GM, or go, hex, octi, gomoku, othello, Blokus Duo, …",
            game
        ));
    }
    let charset = match context.map(EditContext::charset) {
        Some(charset) if !charset.is_undeclared_ascii() => charset.ca_name(),
        _ => Charset::utf8().ca_name(),
    };
    let property = |id: &str, value: &str| own(b"", id.as_bytes(), [value]);
    let pentobi = kind.facts().pentobi;
    // Where it is known which day it is: a game that begins now is played today.
    let date = today.map(|date| property("DT", date));
    let properties: Vec<PropertyText> = if pentobi {
        // In Pentobi's order; like Pentobi, without FF.
        let program = concat!("Variorum:", env!("CARGO_PKG_VERSION"));
        [property("GM", kind.gm()), property("AP", program)]
            .into_iter()
            .chain(date)
            .chain([property("CA", charset)])
            .collect()
    } else {
        let sized = kind.has_board().then(|| property("SZ", &kind.size_value()));
        let rules = form.map(|(.., rules)| *rules).filter(|rules| !rules.is_empty());
        let rules = rules.map(|rules| property("RU", rules));
        let first = [property("FF", "4"), property("CA", charset), property("GM", kind.gm())];
        first.into_iter().chain(sized).chain(rules).chain(date).collect()
    };
    let line = context.map_or("\n", |context| context.line_end.as_str());
    let apart = context.map(separator).unwrap_or_default();
    let mut new = NewNode { properties, ..NewNode::default() };
    let after = if context.is_some() { "" } else { line };
    let open = [apart, b"("].concat().into();
    new.parens = Some(if pentobi {
        new.lead = line.as_bytes().into();
        (open, format!("{line}){after}").into_bytes().into())
    } else {
        (open, format!("){after}").into_bytes().into())
    });
    let mut transaction = Transaction::new(document.tree(), StaticText("command-new-game", "New game"));
    let root = transaction.create(new);
    transaction.link(root, None, None);
    transaction.stand_at(root);
    Ok(transaction)
}

/// The usual form of a game whose GM is the number of another one with the same board, with its size and with what RU has to say:
/// Renju and Connect6 are Gomoku without it.
fn form_of(game: &str) -> Option<&'static (&'static str, &'static str, &'static str)> {
    let card = cards().find(|card| card.gm.eq_ignore_ascii_case(game.trim()))?;
    let Choice::Forms([form, ..]) = card.choice else { return None };
    Some(form)
}

/// The roots of the games meant, in the order of the collection.
pub(crate) fn chosen(context: &EditContext, games: &GameNumbers) -> Result<Vec<NodeId>, EditError> {
    if games.is_empty() {
        return Ok(vec![context.root]);
    }
    let roots: Vec<NodeId> = context.tree().games().collect();
    let numbers = games.of_collection(roots.len()).map_err(EditError::Refused)?;
    Ok(numbers.into_iter().map(|number| roots[number - 1]).collect())
}

/// Whether there is more than one game.
pub(crate) fn several(context: &EditContext) -> Result<(), Message> {
    when(context.tree().games().nth(1).is_some(), StaticText("only-game", "this is the only game"))
}

/// Whether a game can be deleted.
pub(crate) fn may_delete(context: &EditContext) -> Result<(), Message> {
    let needed = StaticText("only-game-record-needs", "this is the only game, and a record needs at least one");
    when(context.tree().games().nth(1).is_some(), needed)
}

pub(crate) fn delete(context: &EditContext, games: &GameNumbers) -> Result<Transaction, EditError> {
    let tree = context.tree();
    let chosen = chosen(context, games)?;
    let gone: HashSet<NodeId> = chosen.iter().copied().collect();
    let stays = |root: &NodeId| !gone.contains(root);
    let onward = std::iter::successors(Some(context.root), |&root| tree.next_sibling(root));
    let back = std::iter::successors(Some(context.root), |&root| tree.previous_sibling(root));
    let next = onward.chain(back).find(stays);
    let next = next.ok_or_else(|| {
        EditError::refused(message!(
            "all-games-record-needs",
            "these are all the games, and a record needs at least one"
        ))
    })?;
    let mut transaction =
        context.transaction(say!("delete-several-games", "Delete game" | "Delete {count} games", count = chosen.len()));
    chosen.into_iter().for_each(|root| transaction.unlink(root));
    if next != context.root {
        transaction.stand_at(next);
    }
    Ok(transaction)
}

pub(crate) fn move_to(context: &EditContext, number: usize, games: &GameNumbers) -> Result<Transaction, EditError> {
    let tree = context.tree();
    let count = tree.game_count();
    let chosen = chosen(context, games)?;
    if number > count {
        return Err(refused!(
            "no-place-collection-has",
            "there is no position {number}: the collection has {count}",
            number,
            count
        ));
    }
    let taken: HashSet<NodeId> = chosen.iter().copied().collect();
    let mut order: Vec<NodeId> = tree.games().filter(|root| !taken.contains(root)).collect();
    let at = (number - 1).min(order.len());
    let before = order.get(at).copied();
    order.splice(at..at, chosen.iter().copied());
    if tree.games().eq(order) {
        return Err(EditError::refused(match chosen.len() {
            1 => message!("game-number-already", "this is already game {number}", number),
            _ => message!("games-stand-there", "these games are already there"),
        }));
    }
    let mut transaction =
        context.transaction(say!("move-several-games", "Move game" | "Move {count} games", count = chosen.len()));
    chosen.iter().for_each(|&root| transaction.unlink(root));
    chosen.into_iter().for_each(|root| transaction.link(root, None, before));
    Ok(transaction)
}

/// Puts the games in order.
pub(crate) fn sort(context: &EditContext, by: SortBy, backwards: bool) -> Result<Transaction, EditError> {
    let tree = context.tree();
    let mut order: Vec<NodeId> = tree.games().collect();
    put_in_order(&mut order, backwards, |&root| by.key(tree, root));
    let kept = tree.games().zip(&order).take_while(|(old, new)| old == *new).count();
    if kept == order.len() {
        return Err(EditError::Nothing(message!("games-stand-in-order", "the games are already in this order")));
    }
    let mut transaction = context.transaction(say!("sort-games", "Sort games"));
    order[kept..].iter().for_each(|&root| transaction.unlink(root));
    order[kept..].iter().for_each(|&root| transaction.link(root, None, None));
    Ok(transaction)
}

pub(crate) fn duplicate(context: &EditContext, games: &GameNumbers) -> Result<Transaction, EditError> {
    let chosen = chosen(context, games)?;
    let mut transaction = context.transaction(say!(
        "duplicate-several-games",
        "Duplicate game" | "Duplicate {count} games",
        count = chosen.len()
    ));
    let copies = chosen.into_iter().map(|root| match context.tree().has_loose_text() {
        // A copy that is made node by node has no place for it.
        true => add_copy(context, root, &mut transaction),
        false => duplicate_one(context, root, &mut transaction),
    });
    let copies = copies.collect::<Result<Vec<_>, _>>()?;
    copies.first().into_iter().for_each(|&first| transaction.stand_at(first));
    Ok(transaction)
}

/// Adds a copy of a game after it, with stray words turned into comments.
fn add_copy(context: &EditContext, root: NodeId, transaction: &mut Transaction) -> Result<NodeId, EditError> {
    let there = EditContext { root, node: root, ..EditContext::new(context.document, context.derived, root) };
    let other = of_games(&there, &[root]).read()?;
    let next = context.tree().next_sibling(root);
    let copies = other.games().map(|copied| add_game(context, &other, copied, next, transaction));
    Ok(copies.collect::<Result<Vec<_>, _>>()?.first().copied().unwrap_or(root))
}

/// Adds a game of another record, before one of these or at the end. Returns its root.
fn add_game(
    context: &EditContext,
    other: &Tree,
    root: NodeId,
    next: Option<NodeId>,
    transaction: &mut Transaction,
) -> Result<NodeId, EditError> {
    let carrier = Carrier::for_games(context, other, root);
    copy_game(context, (other, root), next, transaction, |node, new| {
        new.properties = carrier.whole(node)?;
        Ok(())
    })
}

fn duplicate_one(context: &EditContext, root: NodeId, transaction: &mut Transaction) -> Result<NodeId, EditError> {
    let tree = context.tree();
    copy_game(context, (tree, root), tree.next_sibling(root), transaction, |node, new| {
        if node == root && tree.has_several_charsets() && !tree.has(node, "CA") {
            // A copied game needs its own CA, since it cannot inherit the encoding of its surroundings.
            new.properties.insert(0, own(b"", b"CA", [tree.charset(root).ca_name()]));
        }
        Ok(())
    })
}

/// Adds a copy of each node of a game, changed as is said, before a game of this record or at the end. Returns its root.
fn copy_game(
    context: &EditContext,
    (tree, root): (&Tree, NodeId),
    next: Option<NodeId>,
    transaction: &mut Transaction,
    change: impl Fn(NodeId, &mut NewNode) -> Result<(), EditError>,
) -> Result<NodeId, EditError> {
    let mut made: HashMap<NodeId, NodeId> = HashMap::new();
    for node in tree.descendants(root) {
        let mut new = tree.copy(node);
        change(node, &mut new)?;
        if node == root {
            separate(context, &mut new);
        }
        let copy = transaction.create(new);
        match tree.parent(node) {
            Some(parent) => transaction.link(copy, made.get(&parent).copied(), None),
            None => transaction.link(copy, None, next),
        }
        made.insert(node, copy);
    }
    Ok(made.get(&root).copied().unwrap_or(root))
}

/// A game added to others is separated from them as they are from each other.
fn separate(context: &EditContext, root: &mut NewNode) {
    let (open, close) = root.parens.take().unwrap_or_else(|| (b"(".as_slice().into(), b")".as_slice().into()));
    root.parens = Some(([separator(context), open.trim_ascii_start()].concat().into(), close));
}

/// The separator between the games of the collection; if there is only one game, a line break.
fn separator<'a>(context: &EditContext<'a>) -> &'a [u8] {
    context.tree().game_separator().unwrap_or(context.line_end.as_str().as_bytes())
}

pub(crate) fn add(context: &EditContext, text: Option<&str>) -> Result<Transaction, EditError> {
    let other = given(context, text).read()?;
    let mut transaction = context.transaction(if other.game_count() == 1 {
        StaticText("add-game", "Add game")
    } else {
        StaticText("command-add-games", "Add games from clipboard")
    });
    let copies = other.games().map(|root| add_game(context, &other, root, None, &mut transaction));
    let copies = copies.collect::<Result<Vec<_>, _>>()?;
    copies.first().into_iter().for_each(|&first| transaction.stand_at(first));
    Ok(transaction)
}

/// A number, or columns and rows.
fn sides(text: &str) -> Result<(u16, u16), EditError> {
    let wrong =
        || refused!("no-size-board-number", "'{text}' is not a valid board size: use a number, or columns:rows", text);
    let (columns, rows) = text.split_once([':', 'x', '×']).unwrap_or((text, text));
    Ok((columns.parse().map_err(|_| wrong())?, rows.parse().map_err(|_| wrong())?))
}
