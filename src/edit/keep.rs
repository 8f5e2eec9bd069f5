//! A position as a record of its own: setup in place of the moves that led to it.

use super::draft::{Draft, own};
use super::error::EditError;
use super::site::Site;
use super::text::is_judgement;
use super::workspace::Workspace;
use super::{info, mark, setup};
use crate::game::{Action, Colour, Game, Kind};
use crate::record::Transaction;
use crate::sgf::Tree;

/// Makes the node at hand the first of the game, with the position as setup. What the first node said of the game
/// stays; the other nodes go, except, where `subtree`, those that follow.
pub(super) fn keep(site: &Site, workspace: &Workspace, subtree: bool) -> Result<Transaction, EditError> {
    let tree = site.tree();
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
        write_position(site, workspace, &mut draft)?;
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

fn write_position(site: &Site, workspace: &Workspace, draft: &mut Draft) -> Result<(), EditError> {
    let position = workspace.position_at(site.node);
    let kind = &site.kind;
    let colours = &Colour::ALL[..usize::from(kind.colours())];
    for &colour in colours {
        let values: Vec<String> = match kind.game() {
            Game::Octi => {
                return Err(EditError::refused("a position of Octi has more than a board: setup cannot say it all"));
            }
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

/// Whether a node can be kept alone.
pub(super) fn can_keep(tree: &Tree, kind: &Kind) -> Result<(), String> {
    match kind.game() {
        _ if tree.is_empty() => Err("there is no game".into()),
        Game::Octi => Err("a position of Octi has more than a board".into()),
        _ => Ok(()),
    }
}
