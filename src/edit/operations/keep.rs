//! A position as a record of its own: setup in place of the moves that led to it.

use crate::edit::context::Site;
use crate::edit::error::EditError;
use crate::edit::operations::text::is_judgement;
use crate::edit::operations::{info, mark, setup};
use crate::edit::values::draft::{Draft, own};
use crate::game::octi::{self, Pod};
use crate::game::{Action, Colour, Game, Kind, Place, Position};
use crate::record::Transaction;
use crate::sgf::{ReadOptions, Tree};
use std::sync::Arc;

/// Makes the node at hand the first of the game, with the position as setup. What the first node said of the game
/// stays; the other nodes go, except, where `subtree`, those that follow.
pub(crate) fn keep(site: &Site, subtree: bool) -> Result<Transaction, EditError> {
    let tree = site.tree();
    can_keep(tree, &site.kind).map_err(EditError::Refused)?;
    let (title, at_root) = match subtree {
        true => ("Keep only what follows", site.node == site.root),
        false => ("Keep only this position", site.node == site.root && tree.first_child(site.root).is_none()),
    };
    if at_root {
        return Err(EditError::refused("there is nothing else in this game"));
    }
    let mut transaction = site.transaction(title);
    for child in tree.children(site.root) {
        // The branch at hand comes back below; everything else goes.
        transaction.unlink(child);
    }
    if site.node != site.root {
        let mut draft = Draft::of(tree, site.root);
        draft.remove_all(|id| !stays_at_root(&site.kind, id));
        let copy = Draft::of_list(tree, tree.copy(site.node).properties);
        let own_ids: Vec<String> = copy.properties().map(|property| property.id().into_owned()).collect();
        for (id, text) in own_ids.iter().zip(copy.into_list()) {
            if goes_along(&site.kind, id) {
                draft.push(text);
            }
        }
        let position = site.position();
        write_position(site, &position, &mut draft)?;
        check(site, &position, &draft)?;
        transaction.set_list(site.root, draft.into_list());
        if subtree {
            let children: Vec<_> = tree.children(site.node).collect();
            for child in children {
                // Children of the first node were unlinked already.
                if tree.parent(child) != Some(site.root) {
                    transaction.unlink(child);
                }
                transaction.link(child, Some(site.root), None);
            }
        }
    }
    transaction.stand_at(site.root);
    Ok(transaction)
}

/// What the first node says of the game and not of its own position.
fn stays_at_root(kind: &Kind, id: &str) -> bool {
    info::is_of_game(id) || !(is_of_position(kind, id) || matches!(id, "C" | "N") || mark::is_markup(id))
}

/// What a node says of its position and not of its move.
fn goes_along(kind: &Kind, id: &str) -> bool {
    let position = matches!(id, "C" | "N" | "V" | "GB" | "GW" | "DM" | "UC" | "HO" | "FG" | "PM");
    position || mark::is_markup(id) || !(is_of_position(kind, id) || info::is_of_game(id))
}

fn is_of_position(kind: &Kind, id: &str) -> bool {
    let of_move = matches!(id, "KO" | "MN" | "BL" | "WL" | "OB" | "OW" | "V" | "FG" | "PM" | "HO");
    kind.colour_of(id).is_some() || setup::is_setup(kind, id) || is_judgement(id) || of_move
}

fn write_position(site: &Site, position: &Position, draft: &mut Draft) -> Result<(), EditError> {
    let kind = &site.kind;
    if kind.game() == Game::Octi {
        write_pods(kind, position, draft)?;
        draft.append("PL", &[setup::turn_value(kind, position.next_colour())]);
        return Ok(());
    }
    let colours = &Colour::ALL[..usize::from(kind.colours())];
    for &colour in colours {
        let values: Vec<String> = match kind.game() {
            Game::Blokus(_) => position
                .pieces()
                .iter()
                .filter(|piece| piece.colour == colour)
                .map(|piece| position.move_value(&Action::Place(piece.places.clone())))
                .collect(),
            _ => {
                let places = kind.board().places();
                places.filter(|&place| position.stone(place) == Some(colour)).map(|p| kind.place_value(p)).collect()
            }
        };
        if !values.is_empty() {
            draft.push(own(b"", kind.setup_id(colour).as_bytes(), values));
        }
    }
    draft.append("PL", &[setup::turn_value(kind, position.next_colour())]);
    Ok(())
}

/// Reads the setup again. Positions that no game can have, such as pieces on top of each other, have no setup.
fn check(site: &Site, position: &Position, draft: &Draft) -> Result<(), EditError> {
    let mut bytes = b"(;".to_vec();
    for property in draft.properties() {
        bytes.extend_from_slice(property.ident());
        property.values().for_each(|value| bytes.extend([b"[", value, b"]"].concat()));
    }
    bytes.push(b')');
    let options = ReadOptions { charset: Some(site.charset().clone()), ..ReadOptions::default() };
    let (tree, _) = Tree::read_with(bytes, &options);
    let Some(root) = tree.games().next() else { return Ok(()) };
    let again = Position::replay(&tree, root);
    let (old, new) = (&site.kind, again.kind());
    if (old.game(), old.columns(), old.rows()) != (new.game(), new.columns(), new.rows()) {
        return Err(EditError::refused("without its moves this record would not be taken for one of this game"));
    }
    let pods = |position: &Position, place| -> Vec<_> {
        position.pods(place).iter().map(|pod| (pod.colour, pod.letters())).collect()
    };
    let differs =
        |&place: &Place| position.stone(place) != again.stone(place) || pods(position, place) != pods(&again, place);
    if let Some(place) = old.board().places().find(differs) {
        let point = old.board().display_name(place);
        return Err(EditError::refused(format!("no setup says what stands on {point}: no game leads to that")));
    }
    if position.next_colour() != again.next_colour() {
        let colour = old.colour_name(position.next_colour());
        return Err(EditError::refused(format!("no setup says that it is {colour}'s turn here")));
    }
    Ok(())
}

/// Pods with their prongs, in place of those that the rules put on the homes; and what both players have left.
fn write_pods(kind: &Kind, position: &Position, draft: &mut Draft) -> Result<(), EditError> {
    write_supply(kind, position, draft)?;
    let start = Position::start(Arc::new(kind.clone()));
    let mut emptied = Vec::new();
    let mut added: [Vec<String>; 2] = Default::default();
    for place in kind.board().places() {
        let (first, pods) = (start.pods(place), position.pods(place));
        let same = |a: &Pod, b: &Pod| (a.colour, a.letters()) == (b.colour, b.letters());
        let kept = first.len() <= pods.len() && first.iter().zip(pods).all(|(a, b)| same(a, b));
        if !kept {
            emptied.push(kind.place_value(place));
        }
        for pod in &pods[if kept { first.len() } else { 0 }..] {
            added[pod.colour.index() & 1].push(format!("{}{}", kind.place_value(place), pod.letters()));
        }
    }
    for (id, values) in [("AE", &emptied), ("AB", &added[0]), ("AW", &added[1])] {
        if !values.is_empty() {
            draft.push(own(b"", id.as_bytes(), values));
        }
    }
    Ok(())
}

/// NP, NR and NS count what each player has at the start: the same for both.
fn write_supply(kind: &Kind, position: &Position, draft: &mut Draft) -> Result<(), EditError> {
    let supply = |colour| position.supply(colour).unwrap_or_default();
    let (black, white) = (supply(Colour::BLACK), supply(Colour::WHITE));
    let rules = kind.octi_rules();
    if rules.variant == octi::Variant::Full && (black.captured, white.captured) != (0, 0) {
        return Err(EditError::refused(
            "a captured pod may come back here, and setup has no way to say which pods are captured",
        ));
    }
    for (id, things, black, white, usual) in [
        ("NP", "prongs", black.prongs, white.prongs, rules.prongs),
        ("NR", "pods in reserve", black.reserve, white.reserve, rules.reserve),
        ("NS", "superprongs", black.superprongs, white.superprongs, rules.superprongs),
    ] {
        if black != white {
            return Err(EditError::refused(format!(
                "Black has {black} {things} left and White {white}, and a record of Octi gives both the same ({id})"
            )));
        }
        if black != usual {
            draft.set(id, &[black.to_string()]);
        }
    }
    Ok(())
}

/// Whether the positions of a game can be kept alone.
pub(crate) fn can_keep(tree: &Tree, kind: &Kind) -> Result<(), String> {
    match kind.game() {
        _ if tree.is_empty() => Err("there is no game".into()),
        Game::Other => Err("the rules of this game are not known here, and so is what stands on its board".into()),
        _ => Ok(()),
    }
}
