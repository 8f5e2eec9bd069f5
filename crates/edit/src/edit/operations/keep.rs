//! Turns a position into a record of its own: setup instead of the moves that led to it.
//!
//! It succeeds only if the setup reads back to the same position.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::{info, single, when};
use crate::edit::values::draft::Draft;
use crate::game::{Kind, Place, Position};
use crate::language::{Message, StaticText};
use crate::record::Transaction;
use crate::sgf::{Class, NodeId, ReadOptions, Tree, vocabulary};
use crate::text;
use std::collections::{HashMap, HashSet};

/// Makes the current node the first of the game, with the position as setup. What the first node said of the game
/// stays; the other nodes go, except, where `subtree`, those that follow.
pub(crate) fn keep(context: &EditContext, subtree: bool) -> Result<Transaction, EditError> {
    let tree = context.tree();
    can_keep(context)?;
    let (title, at_root) = match subtree {
        true => (
            StaticText("command-keep-subtree", "Keep only this position and what follows"),
            context.node == context.root,
        ),
        false => (
            StaticText("command-keep-position", "Keep only this position"),
            context.node == context.root && tree.first_child(context.root).is_none(),
        ),
    };
    if at_root {
        return Err(refused!("nothing-else-game", "there is nothing else in this game"));
    }
    let mut transaction = context.transaction(title);
    for child in tree.children(context.root) {
        // The current branch is relinked below; the rest is removed.
        transaction.unlink(child);
    }
    if context.node == context.root {
        // The root is unchanged; but the removed moves may have identified the game.
        check(context, &context.position(), &Draft::of(tree, context.root))?;
    } else {
        let mut draft = Draft::of(tree, context.root);
        draft.remove_those(|property| property.value().is_some() && !stays_at_root(&context.kind, &property.id()));
        bring_information(context, &mut draft);
        let copy = Draft::of_list(tree, tree.copy(context.node).properties);
        let own_ids: Vec<String> = copy.properties().map(|property| property.id().into_owned()).collect();
        for (id, text) in own_ids.iter().zip(copy.into_list()) {
            if goes_along(&context.kind, id) {
                draft.push(text);
            }
        }
        bring_words(context, &mut draft)?;
        let position = context.position();
        write_position(context, &position, &mut draft)?;
        check(context, &position, &draft)?;
        transaction.set_list(context.root, draft.into_list());
        if subtree {
            let children: Vec<_> = tree.children(context.node).collect();
            for child in children {
                // Children of the first node were unlinked already.
                if tree.parent(child) != Some(context.root) {
                    transaction.unlink(child);
                }
                transaction.link(child, Some(context.root), None);
            }
        }
    }
    transaction.stand_at(context.root);
    Ok(transaction)
}

/// Takes words that are part of no property, of the nodes between the first one and the one at hand, into the comment.
fn bring_words(context: &EditContext, draft: &mut Draft) -> Result<(), EditError> {
    let tree = context.tree();
    if !tree.has_loose_text() {
        return Ok(());
    }
    let way: HashSet<NodeId> = tree.way_up(context.node).take_while(|&node| node != context.root).collect();
    let words = tree.words_of(&way, context.node);
    if !words.is_empty() {
        let old: Vec<String> = draft
            .values("C")
            .iter()
            .map(|raw| text::text_of(&context.charset().decode(raw).text))
            .filter(|text| !text.trim().is_empty())
            .collect();
        let words = [old, words].concat().join("\n");
        single::put_text(context, draft, "C", &words)?;
    }
    Ok(())
}

/// Moves game information from nodes up to the current one to the first one.
fn bring_information(context: &EditContext, draft: &mut Draft) {
    let tree = context.tree();
    let mut way: Vec<NodeId> = tree.way_up(context.node).take_while(|&node| node != context.root).collect();
    way.reverse();
    let mut aside: HashMap<String, String> = HashMap::new();
    for node in way {
        let list = tree.copy(node).properties;
        let copy = Draft::of_list(tree, list.clone());
        for (property, text) in copy.properties().zip(list) {
            let is_there =
                || draft.properties().any(|other| other.id() == property.id() && other.values().eq(property.values()));
            let id = property.id();
            if !info::is_of_game(&id) || is_there() {
                continue;
            }
            // Properties that determine how a file is read would change the game at its root.
            match vocabulary::SETTINGS.contains(&&*id) {
                true => {
                    let values: Vec<&[u8]> = property.values().collect();
                    let private = aside.entry(id.to_string()).or_insert_with(|| {
                        vocabulary::put_aside(&id, |name| draft.properties().any(|other| other.id() == name))
                    });
                    draft.append(private, &values);
                }
                false => draft.push(text),
            }
        }
    }
}

/// Whether a property is about the game, not the root's position.
fn stays_at_root(kind: &Kind, id: &str) -> bool {
    let annotation =
        vocabulary::look_up_anywhere(id).is_some_and(|entry| entry.class == Class::Annotation && entry.is_current());
    info::is_of_game(id) || !(is_of_move(kind, id) || annotation || vocabulary::is_markup(id, kind.identity().game()))
}

/// Whether a property is about the position, not the move.
fn goes_along(kind: &Kind, id: &str) -> bool {
    vocabulary::is_markup(id, kind.identity().game()) || !(is_of_move(kind, id) || info::is_of_game(id))
}

/// Moves and what is said of them, and setup.
fn is_of_move(kind: &Kind, id: &str) -> bool {
    let class = vocabulary::class(id);
    kind.colour_of(id).is_some() || kind.is_setup(id) || matches!(class, Some(Class::Move | Class::Setup))
}

fn write_position(context: &EditContext, position: &Position, draft: &mut Draft) -> Result<(), EditError> {
    for (id, values) in position.as_setup().map_err(EditError::refused)? {
        draft.set_whole(id, &values);
    }
    draft.append("PL", &[context.kind.turn_value(position.next_colour())]);
    Ok(())
}

/// Reads the setup again. Positions that no game can have, such as pieces on top of each other, have no setup.
fn check(context: &EditContext, position: &Position, draft: &Draft) -> Result<(), EditError> {
    let mut bytes = b"(;".to_vec();
    for property in draft.properties() {
        bytes.extend_from_slice(property.ident());
        property.values().for_each(|value| bytes.extend([b"[", value, b"]"].concat()));
    }
    bytes.push(b')');
    let options = ReadOptions::again(context.tree(), Some(context.charset().clone()));
    let (tree, _) = Tree::read_with(bytes, &options);
    let Some(root) = tree.games().next() else { return Ok(()) };
    let again = Position::replay(&tree, root);
    let (old, new) = (&context.kind, again.kind());
    if !old.is_same_game(new) || (old.columns(), old.rows()) != (new.columns(), new.rows()) {
        return Err(refused!(
            "without-its-moves-record",
            "without its moves this record would not be recognised as this game"
        ));
    }
    let pods = |position: &Position, place| -> Vec<_> {
        position.stack(place).iter().map(|pod| (pod.colour, pod.letters())).collect()
    };
    let differs =
        |&place: &Place| position.stone(place) != again.stone(place) || pods(position, place) != pods(&again, place);
    if let Some(place) = old.board().places().find(differs) {
        let point = old.board().display_name(place);
        return Err(refused!(
            "no-setup-says-what",
            "setup cannot record what is on {point}: no game leads to that",
            point
        ));
    }
    if position.next_colour() != again.next_colour() {
        let colour = old.colour_name(position.next_colour());
        return Err(refused!("no-setup-says-s", "setup cannot make it {colour}'s turn here", colour));
    }
    Ok(())
}

/// Whether the positions of a game can be kept alone.
pub(crate) fn can_keep(context: &EditContext) -> Result<(), Message> {
    const UNKNOWN: StaticText = StaticText(
        "rules-game-not-known",
        "the rules of this game are not supported, so the position on its board is not known",
    );
    when(context.kind.knows_pieces(), UNKNOWN)
}
