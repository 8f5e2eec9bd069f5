//! Rule family: empty nodes, duplicate variations, excessive nesting, and a variation longer than the main line.

use super::{Code, Find, Game, Item, NodeRepair, Repairs, Report, Rule, lines::is_pass, report::Fork, rule_rows};
use crate::sgf::{Dialect, GameType, NodeId, PointSyntax, Tree};
use std::{
    borrow::Cow,
    hash::{DefaultHasher, Hash, Hasher},
};

/// A variation of a game that is longer by this may be the game itself.
const MUCH: usize = 20;

/// Parentheses nested deeper than this can hardly be branches.
const DEEP: usize = 500;

pub(super) static RULES: &[Rule] = rule_rows! {
    NestedDeep Note "a new parenthesis for every move"
        "The parentheses are nested as deep as the game is long. Some programs cannot open such a file; normalising removes those where nothing branches."
        .found(Find::Game(find_nesting));
    MainLineShorter Note "a variation that is longer than the main line"
        "The first variation is the main line. Some programs write the game itself last."
        .found(Find::Game(find_longer));
    DuplicateVariation Warning "two variations start with the same move"
        "This is common in merged or imported records. Nothing is changed."
        .found(Find::Node(find_twins));
    EmptyNode Note "a node without properties"
        "It is kept; some servers write one at the end of every game. The repair removes it, unless removing it would change the main line."
        .sgfc(55).found(Find::Node(find_empty)).repaired_if_asked(Repairs::Node(repair_empty));
};

fn find_empty(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    if items.is_empty() && node != game.root {
        // With stray text in it, it is not empty.
        let certain = is_removable(report.tree, node) && !report.has_words(node);
        report
            .at_node(Code::EmptyNode, node, message!("node-without-properties", "a node without properties"))
            .fixable(certain);
    }
}

/// A node in which nothing is left that means anything is taken out.
fn repair_empty(bench: &mut NodeRepair<'_>) {
    bench.take_back_aside();
    let empty = bench.parts.is_empty() && bench.before.is_empty() && bench.after.iter().all(Vec::is_empty);
    let empty = empty && !bench.has_words;
    bench.removed = empty && bench.node != bench.game.root && is_removable(bench.tree, bench.node);
}

/// Whether an empty node can be taken out. The last one of an empty main line holds its place: without it another
/// variation would be the main line.
fn is_removable(tree: &Tree, node: NodeId) -> bool {
    if tree.first_child(node).is_some() {
        return tree.is_regular(node);
    }
    // As long as the ancestors have no branch, empty ones are removed as well, and are not visited again.
    let mut at = node;
    while let Some(parent) = tree.parent(at) {
        if tree.first_child(parent) != tree.last_child(parent) {
            return tree.is_regular(node) && tree.first_child(parent) != Some(at);
        }
        at = parent;
        if tree.properties(at).next().is_some() {
            break;
        }
    }
    tree.is_regular(node)
}

/// Variations that start with the same move. Nodes come in the order of the file: of the forks that are open the last is the one
/// that a node belongs to.
fn find_twins(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    let tree = report.tree;
    let (first, last) = (tree.previous_sibling(node).is_none(), tree.next_sibling(node).is_none());
    // Beside a root there are games.
    if first && last || node == game.root {
        return;
    }
    let mut fork = if first { Fork::default() } else { report.forks.pop().unwrap_or_default() };
    let played = items.iter().find(|item| matches!(item.property.ident(), [b'B' | b'W' | b'1'..=b'4']));
    if let Some(item) = played {
        let spelled = number_of(&spelled_plainly(game, item.values.iter().copied()));
        if !fork.is_news((item.property.ident()[0], spelled)) {
            let message = message!("another-variation-starts-same", "another variation starts with the same move");
            report.at_property(Code::DuplicateVariation, node, item.property, message);
        }
    }
    if !last {
        report.forks.push(fork);
    }
}

/// A number for a move: its bytes and how many they are, or, of more than seven, one that hardly any other has.
fn number_of(spelled: &[u8]) -> u64 {
    const LONG: u64 = 0xFF << 56;
    if spelled.len() < 8 {
        return spelled.iter().fold(spelled.len() as u64, |number, &byte| number << 8 | u64::from(byte));
    }
    let mut hasher = DefaultHasher::new();
    spelled.hash(&mut hasher);
    LONG | hasher.finish()
}

/// The move of these values in the one spelling that equal moves share.
fn spelled_plainly<'a>(game: &Game, mut values: impl Iterator<Item = &'a [u8]>) -> Cow<'a, [u8]> {
    let first = values.next().unwrap_or_default();
    let mut places = match values.next() {
        None => Cow::Borrowed(first),
        Some(second) => {
            let values: Vec<&[u8]> = [first, second].into_iter().chain(values).collect();
            Cow::Owned(values.join(&b','))
        }
    };
    if is_pass(game, &places) {
        return Cow::Borrowed(b"");
    }
    // With two-letter points capitals are different points, and perhaps in unknown games.
    let counts_capitals = matches!(game.kind.points(), PointSyntax::LetterPair | PointSyntax::Any);
    if !counts_capitals && places.iter().any(u8::is_ascii_uppercase) {
        places.to_mut().make_ascii_lowercase();
    }
    // A piece is written as a list of its points, in any order.
    if game.kind == GameType::Blokus {
        let mut points: Vec<&[u8]> = places.split(|&byte| byte == b',').map(<[u8]>::trim_ascii).collect();
        points.sort_unstable();
        return Cow::Owned(points.join(&b','));
    }
    places
}

/// A parenthesis for every move.
fn find_nesting(report: &mut Report<'_>, game: &Game) {
    let tree = report.tree;
    let mut deep = 0;
    // Along the main line is enough: programs that nest so do it everywhere.
    for node in tree.main_line(game.root) {
        deep += usize::from(tree.has_parentheses(node));
        if deep > DEEP {
            let message = message!(
                "parentheses-nest-more-than",
                "parentheses are nested more than {deep} levels deep",
                deep = DEEP
            );
            report.at_node(Code::NestedDeep, node, message);
            return;
        }
    }
}

/// A variation from the first fork of the main line that is much longer than the main line itself.
fn find_longer(report: &mut Report<'_>, game: &Game) {
    let tree = report.tree;
    if game.is(Dialect::Kifu) {
        return;
    }
    let length = |from: NodeId| tree.main_line(from).count();
    let Some(first) = tree.main_line(game.root).skip(1).find(|&node| tree.next_sibling(node).is_some()) else { return };
    let main = length(first);
    let mut others = std::iter::successors(tree.next_sibling(first), |&node| tree.next_sibling(node)).take(64);
    if let Some(longer) = others.find(|&other| length(other) > main) {
        // In a played game, the game itself may be the last variation; in studies variations have any length.
        let study = !tree.has(game.root, "RE") || length(longer) < main + MUCH;
        let message = message!("variation-longer-than-main", "this variation is longer than the main line");
        report.at_node(Code::MainLineShorter, longer, message).allowed(study);
    }
}

#[cfg(test)]
mod tests {
    use crate::sgf::{Code, Tree, check};

    fn codes(record: &str) -> Vec<Code> {
        let (tree, faults) = Tree::read(record.as_bytes().to_vec());
        check(&tree, &faults).iter().map(|fault| fault.code).collect()
    }

    #[test]
    fn variations_are_the_same_by_their_whole_move() {
        for (record, twice) in [
            ("(;FF[4]GM[1]SZ[19](;B[aa])(;B[aa]))", true),
            ("(;FF[4]GM[1]SZ[52](;B[aa])(;B[aA]))", false),
            ("(;FF[4]GM[11]SZ[11](;B[a1])(;B[A1]))", true),
            ("(;FF[4]GM[40](;B[aA])(;B[aa]))", false),
            ("(;FF[4]GM[40](;B[aA])(;B[aA]))", true),
            ("(;GM[Blokus Duo](;B[e10][e11])(;B[e10][f10]))", false),
            ("(;GM[Blokus Duo](;B[e10][e11])(;B[e10][e11]))", true),
            ("(;GM[Blokus Duo](;1[e10,f10])(;1[F10][e10]))", true),
            ("(;GM[1]SZ[19](;B[])(;B[tt]))", true),
            ("(;GM[1]SZ[21](;B[])(;B[tt]))", false),
        ] {
            assert_eq!(codes(record).contains(&Code::DuplicateVariation), twice, "{record}");
        }
    }

    #[test]
    fn hex_allows_the_turn_next_to_a_move() {
        let hex = "(;FF[4]GM[11]SZ[11];B[a3];W[swap-sides];W[c4]PL[W];W[d5])";
        assert!(!codes(hex).contains(&Code::MoveWithSetup) && !codes(hex).contains(&Code::SameColourTwice));
        assert!(codes(&hex.replace("PL[W]", "AB[k9]")).contains(&Code::MoveWithSetup));
        assert!(codes("(;FF[4]GM[1]SZ[9];B[aa]PL[B])").contains(&Code::MoveWithSetup));
        let normal = crate::sgf::normalize(&Tree::read(hex.as_bytes().to_vec()).0, false).unwrap();
        assert!(String::from_utf8(normal).unwrap().contains("PL[W]"));
    }
}
