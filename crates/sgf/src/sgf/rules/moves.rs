//! Rule family: moves, what may be beside them in a node, and their order.

use super::{Code, Find, Game, Item, NodeRepair, Part, Repairs, Report, Rule, rule_rows};
use crate::sgf::{Class, Dialect, GameType, NodeId, PropertyEntry, vocabulary::MOVE_JUDGEMENTS};
use std::collections::HashMap;

pub(super) static RULES: &[Rule] = rule_rows! {
    MoveInRoot Note "a move in the root node"
        "Allowed, but bad style: many programs show the root as the position before the first move."
        .allowed().sgfc(24).found(Find::Node(find));
    AnnotationWithoutMove Warning "a move annotation without a move"
        "Problem collections mark solutions this way. It is kept."
        .sgfc(43).found(Find::Family);
    MoveWithSetup Error "a move and a setup in the same node"
        "The setup is executed first, then the move. The repair splits the node; a lone PL is removed."
        .sgfc(30).found(Find::Family).repaired(Repairs::Node(part_from_setup));
    TwoMoves Error "two moves in one node"
        "They are played in the order of the file. The repair splits the node; comments and marks after a move go with it."
        .sgfc(37).found(Find::Family).repaired(Repairs::Node(part_moves));
};

pub(super) fn is_move(item: &Item<'_>) -> bool {
    item.entry.is_some_and(PropertyEntry::is_move)
}

fn find(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    let mut moves = items.iter().filter(|item| is_move(item));
    let Some(first) = moves.next() else {
        for item in items {
            let about_move = MOVE_JUDGEMENTS.contains(&&*item.id) || item.id == "KO";
            if about_move && item.entry.is_some_and(|entry| entry.class == Class::Move) {
                let message = message!("without-move", "{id} without a move", id = item.id);
                report.at_property(Code::AnnotationWithoutMove, node, item.property, message);
            }
        }
        return;
    };
    if node == game.root {
        if game.is(Dialect::PlayersAsMoves) {
            return;
        }
        report.at_property(Code::MoveInRoot, node, first.property, message!("move-root", "the root node has a move"));
    }
    if let Some(second) = moves.find(|item| item.id != first.id || are_in_turn(game, node)) {
        let message = message!("one-node", "{id} and {id_2} are in the same node", id = first.id, id_2 = second.id);
        report.at_property(Code::TwoMoves, node, second.property, message);
    }
    if let Some(setup) = items.iter().find(|item| item.entry.is_some_and(|entry| is_setup(game, entry))) {
        let message = message!("one-node", "{id} and {id_2} are in the same node", id = first.id, id_2 = setup.id);
        report.at_property(Code::MoveWithSetup, node, setup.property, message);
    }
}

/// Whether a property is setup, which excludes moves. Hex allows PL with a move.
fn is_setup(game: &Game, entry: &PropertyEntry) -> bool {
    entry.class == Class::Setup && !(game.kind == GameType::Hex && entry.id == "PL")
}

/// Whether the node has moves that are moves.
fn has_moves(bench: &NodeRepair<'_>) -> bool {
    let names_players = bench.node == bench.game.root && bench.game.is(Dialect::PlayersAsMoves);
    !names_players && bench.parts.iter().any(Part::is_move)
}

/// Setup comes first, the move in a node after it. PL next to a move is not setup.
fn part_from_setup(bench: &mut NodeRepair<'_>) {
    let game = bench.game;
    let is_setup = |part: &Part| part.entry.is_some_and(|entry| is_setup(game, entry));
    if !has_moves(bench) || !bench.parts.iter().any(is_setup) {
        return;
    }
    if bench.parts.iter().filter(|part| is_setup(part)).all(|part| part.id == "PL") {
        drop_turn(bench);
        return;
    }
    let before = |part: &Part| {
        is_setup(part) || part.id == "N" || part.entry.is_some_and(|e| matches!(e.class, Class::Root | Class::Info))
    };
    let (first, second) = std::mem::take(&mut bench.parts).into_iter().partition(before);
    (bench.before, bench.parts) = (first, second);
}

/// PL next to a move: omitted if the move implies it, otherwise set aside.
fn drop_turn(bench: &mut NodeRepair<'_>) {
    let mover = bench.parts.iter().find(|part| part.is_move()).map(|part| part.id.clone()).unwrap_or_default();
    for part in std::mem::take(&mut bench.parts) {
        if part.id != "PL" {
            bench.parts.push(part);
            continue;
        }
        let turn = part.values.first().map_or(&b""[..], Vec::as_slice);
        if !matches!((mover.as_str(), turn), ("B", b"W") | ("W", b"B")) {
            bench.set_aside("PL", part.values);
        }
    }
}

/// A node for each move.
fn part_moves(bench: &mut NodeRepair<'_>) {
    if !has_moves(bench) {
        return;
    }
    let together = !are_in_turn(bench.game, bench.node);
    let mut first: Option<String> = None;
    let mut later: Vec<Vec<Part>> = Vec::new();
    // By colour, the first of the later nodes.
    let mut of_colour: HashMap<String, usize> = HashMap::new();
    // The properties that stay, and for those after a later move, which move that is.
    let mut stays = Vec::new();
    let mut last = None;
    for part in std::mem::take(&mut bench.parts) {
        let is_first = first.as_ref().is_none_or(|first| together && *first == part.id);
        if !part.is_move() || is_first {
            first = first.or_else(|| part.is_move().then(|| part.id.clone()));
            stays.push((part, last));
            continue;
        }
        match of_colour.get(&part.id).copied().filter(|_| together) {
            Some(list) => {
                later[list].push(part);
                last = Some(list);
            }
            None => {
                of_colour.entry(part.id.clone()).or_insert(later.len());
                last = Some(later.len());
                later.push(vec![part]);
            }
        }
    }
    for (part, behind) in stays {
        // Clocks and the like of the later colour go with its move.
        let colour = match part.id.as_str() {
            "BL" | "OB" => "B",
            "WL" | "OW" => "W",
            _ => "",
        };
        let of_colour = of_colour.get(colour).copied().filter(|_| first.as_deref() != Some(colour));
        // Annotations and markup after a move are about the position after it.
        let about = |part: &Part| {
            let class = part.entry.map(|entry| entry.class);
            colour.is_empty()
                && !part.is_move()
                && matches!(class, Some(Class::Annotation | Class::Markup | Class::Move))
        };
        match of_colour.or_else(|| behind.filter(|_| about(&part))) {
            Some(list) => later[list].push(part),
            None => bench.parts.push(part),
        }
    }
    bench.after.extend(later);
}

/// Whether several moves of one colour are played one after the other. The Blokus family counts one of them, and where
/// the moves of the root are names of players, none is a move.
pub(super) fn are_in_turn(game: &Game, node: NodeId) -> bool {
    game.kind != GameType::Blokus && !(node == game.root && game.is(Dialect::PlayersAsMoves))
}
