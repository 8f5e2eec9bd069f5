//! Rule family: faults that show only when all games of a file are considered together.

use super::{Code, Find, Report, Rule, rule_rows};
use crate::sgf::{NodeId, Tree, vocabulary::is_played};
use std::collections::HashMap;

pub(super) static RULES: &[Rule] = rule_rows! {
    SeveralGames Note "several games in the file"
        "Many programs show only the first one."
        .allowed().sgfc(60).found(Find::File(find));
    MixedGames Note "different games in one file"
        "GM differs between the games of the file."
        .allowed().sgfc(53).found(Find::Family);
    MixedFormats Note "games in different versions of the format"
        "FF differs between the games of the file."
        .allowed().sgfc(45).found(Find::Family);
    DuplicateGame Note "a game that is already in the file"
        "It has the same moves as an earlier game."
        .found(Find::Family);
};

/// Finds issues that concern all games together.
fn find(report: &mut Report<'_>) {
    let tree = report.tree;
    let Some(first) = tree.games().next() else { return };
    let count = tree.game_count();
    if count < 2 {
        return;
    }
    let second = tree.games().nth(1).unwrap_or(first);
    report.at_node(Code::SeveralGames, second, message!("games-file", "there are {count} games in the file", count));
    for (code, id, message) in [
        (Code::MixedGames, "GM", message!("another-game-than-first", "a different kind of game from the first one")),
        (
            Code::MixedFormats,
            "FF",
            message!("another-format-than-first", "a different format version from the first game"),
        ),
    ] {
        let main = tree.simple_text(first, id);
        if let Some(other) = tree.games().find(|game| tree.simple_text(*game, id) != main) {
            report.at_node(code, other, message);
        }
    }
    let mut seen: HashMap<u64, usize> = HashMap::new();
    for (number, root) in tree.games().enumerate() {
        let Some(moves) = move_hash(tree, root) else { continue };
        let first = *seen.entry(moves).or_insert(number);
        if first != number {
            let message = message!("same-moves-as-game", "the same moves as in game {first}", first = first + 1);
            report.at_node(Code::DuplicateGame, root, message);
        }
    }
}

/// A number for the moves of the main line; `None` for lines too short to mean anything.
fn move_hash(tree: &Tree, root: NodeId) -> Option<u64> {
    const FEWEST: usize = 10;
    let (mut hash, mut moves) = (0xcbf2_9ce4_8422_2325_u64, 0);
    for property in tree.main_line(root).flat_map(|node| tree.properties(node)) {
        let id = property.id();
        if is_played(&id) {
            moves += 1;
            for byte in id.bytes().chain(property.value().unwrap_or_default().iter().copied()) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
    }
    (moves >= FEWEST).then_some(hash)
}
