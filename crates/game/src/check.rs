//! Checks a record against the rules of its game.

use super::{Kind, Markup, Move, Position, Swaps, Walk, fault, rules::Wins};
use crate::sgf::{self, Code, Contents, Fault, FaultList, Meant, NodeId, Tree, may_lack};
use std::collections::{HashMap, HashSet};

/// Checks all games of a record against their rules. Each fault has its place; repeated ones are counted after a hundred. Faults that
/// `known` has for the same node, because text and rules both object, are not repeated.
pub fn faults(tree: &Tree, known: &[Fault], swaps: impl Fn(NodeId) -> Swaps) -> Vec<Fault> {
    let mut found = faults_as_read(tree, known, &swaps);
    if !found.is_empty()
        && may_lack(known)
        && let Some(meant) = Meant::of(tree)
    {
        let known = sgf::check_untried(&meant.tree, &meant.faults);
        meant.leave(&mut found, faults_as_read(&meant.tree, &known, &swaps).iter());
    }
    found
}

fn faults_as_read(tree: &Tree, known: &[Fault], swaps: &impl Fn(NodeId) -> Swaps) -> Vec<Fault> {
    let counted: HashSet<Code> = known.iter().filter(|fault| fault.more > 0).map(|fault| fault.code).collect();
    // A malformed value is not reported again as an invalid place.
    let unreadable: HashSet<usize> = known.iter().filter_map(|fault| broken_value(tree, fault)).collect();
    let known: HashSet<(NodeId, Code)> = known.iter().filter_map(|fault| Some((fault.node?, fault.code))).collect();
    let ended: HashSet<NodeId> =
        known.iter().filter(|(_, code)| *code == Code::MoveAfterEnd).map(|&(node, _)| tree.root(node)).collect();
    let is_known = |node: NodeId, code: Code| {
        // A game whose values are not judged has no rules either.
        let beside = |other| known.contains(&(node, other));
        beside(code)
            || code == Code::RulesUnjudged && beside(Code::UncheckedGame)
            // A board too big for points is also a size that cannot be read.
            || code == Code::SizeUnreadable && beside(Code::BoardTooBig)
    };
    let mut found = FaultList::default();
    for root in tree.games() {
        each_fault(tree, root, swaps(root), |node, finding| {
            // Each game's end is reported once.
            let ended = finding.code == Code::MoveAfterEnd && ended.contains(&root);
            let of_value = matches!(
                finding.code,
                Code::UnreadableMove
                    | Code::UnreadablePoint
                    | Code::PointOffBoard
                    | Code::NameAsMove
                    | Code::TurnUnreadable
            );
            let explained = of_value && unreadable.contains(&finding.offset) || ended;
            if !explained && !counted.contains(&finding.code) && !is_known(node, finding.code) {
                found.add(finding);
            }
        });
    }
    found.finish()
}

/// Where the value stands that a fault of the text is about, if it is one that leaves nothing to be read.
fn broken_value(tree: &Tree, fault: &Fault) -> Option<usize> {
    use Code::{
        EmptyList, Mojibake, SplitCharacter, UnescapedBracket, UnreadableMove, UnreadablePoint, ValueWithoutProperty,
    };
    use Code::{IllegalValue, MissingBracket, NotComposed, ReplacementCharacter, UndecodableValue, UnterminatedValue};
    match fault.code {
        NotComposed | UndecodableValue | ReplacementCharacter | IllegalValue | UnterminatedValue
        | ValueWithoutProperty | EmptyList | Mojibake | UnreadableMove | UnreadablePoint => Some(fault.offset),
        // Told where in the value the bracket is, or should be.
        MissingBracket | UnescapedBracket | SplitCharacter => {
            let values = tree.properties(fault.node?).flat_map(|property| property.values());
            let starts = values.filter_map(|raw| tree.offset_of(raw)).filter(|&start| start <= fault.offset);
            starts.max().map(|start| start.saturating_sub(1))
        }
        _ => None,
    }
}

/// Gives the findings about a node their places in the file: the value they are about, else the move, else the node. Of
/// findings about equal values each has the next of them.
fn put_in_place(tree: &Tree, kind: &Kind, node: NodeId, findings: Vec<Fault>) -> impl Iterator<Item = Fault> {
    let bracket = |raw: &[u8]| tree.offset_of(raw).map(|offset| offset.saturating_sub(1));
    let mut values: HashMap<&[u8], Vec<usize>> = HashMap::new();
    if findings.iter().any(|finding| finding.about.is_some()) {
        for raw in tree.properties(node).flat_map(|property| property.values()) {
            values.entry(raw).or_default().extend(bracket(raw));
        }
        values.values_mut().for_each(|offsets| offsets.reverse());
    }
    let mover = tree.properties(node).find(|property| kind.colour_of(&property.id()).is_some());
    let played =
        mover.and_then(|property| bracket(property.value()?)).or_else(|| tree.offset(node)).unwrap_or_default();
    let places: Vec<usize> = findings
        .iter()
        .map(|finding| match finding.about.as_deref().and_then(|about| values.get_mut(about)) {
            Some(offsets) if offsets.len() > 1 => offsets.pop().unwrap_or(played),
            Some(offsets) => offsets.last().copied().unwrap_or(played),
            None => played,
        })
        .collect();
    findings.into_iter().zip(places).map(move |(finding, at)| finding.at(node, at))
}

/// All findings on a game, node by node in file order.
pub fn check(tree: &Tree, root: NodeId) -> Vec<(NodeId, Fault)> {
    let mut found = Vec::new();
    each_fault(tree, root, Swaps::default(), |node, finding| found.push((node, finding)));
    found
}

/// The first move of the main line after a win. Passes and most words are no moves, and a loser may resign; a winner does not. A game that
/// ended otherwise is reported by its text.
fn move_after_end(tree: &Tree, ending: &Position, won: NodeId) -> Option<(NodeId, Fault)> {
    let kind = ending.kind();
    let winning = ending.winner()?;
    let winner = kind.colour_name(winning);
    let moved = || message!("move-after-has-won", "a move after {winner} had won", winner);
    let gave_up = || message!("winner-gives-up", "{winner} has won, but resigns afterwards", winner);
    let is_reported = |node: NodeId| {
        tree.properties(node).find_map(|property| {
            let mover = kind.colour_of(&property.id())?;
            let action = kind.move_in(&property)?;
            match action {
                Move::Resign | Move::Forfeit => (mover == winning).then(gave_up),
                action => (!action.is_word() && !matches!(action, Move::Raw(_))).then(moved),
            }
        })
    };
    let mut line = tree.main_line(won).skip(1);
    let (node, words) = line.find_map(|node| Some((node, is_reported(node)?)))?;
    Some((node, fault(Code::MoveAfterEnd, words)))
}

/// The first won node of the main line, if its end is won and a win is permanent: found by bisection.
fn first_won(tree: &Tree, root: NodeId, walk: &mut Walk) -> NodeId {
    let line: Vec<NodeId> = tree.main_line(root).collect();
    let (mut before, mut won) = (0, line.len() - 1);
    while before < won {
        let middle = (before + won) / 2;
        match walk.position_at(tree, line[middle]).winner() {
            Some(_) => won = middle,
            None => before = middle + 1,
        }
    }
    line[won]
}

/// Reports all findings about a game, with the swaps of a game of Hex interpreted in a certain way.
#[doc(hidden)]
pub fn each_fault(tree: &Tree, root: NodeId, swaps: Swaps, mut found: impl FnMut(NodeId, Fault)) {
    let kind = Kind::of(tree, root).with_swaps(swaps);
    // Who has won at the end of a line has won for good in most games, which saves a look at every node.
    let stays = kind.facts().wins != Wins::Gone;
    let mut walk = Walk::new(kind, root);
    let mut ended = false;
    let mut contents = Contents::default();
    while let Some(node) = walk.next_with(tree, &mut contents) {
        let position = walk.position();
        let mut new = position.findings().to_vec();
        new.extend(Markup::check(tree, node, position, &contents));
        if !new.is_empty() {
            put_in_place(tree, position.kind(), node, new).for_each(|finding| found(node, finding));
        }
        // The first line to end is the main line.
        let ends = tree.first_child(node).is_none();
        if !ended && (ends || !stays) && position.winner().is_some() {
            let won = if stays { first_won(tree, root, &mut walk) } else { node };
            let position = if won == node { walk.position() } else { walk.position_at(tree, won) };
            if let Some((node, fault)) = move_after_end(tree, position, won) {
                put_in_place(tree, position.kind(), node, vec![fault]).for_each(|finding| found(node, finding));
            }
            ended = true;
        }
        ended |= ends;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_node_of_every_variation_is_checked_once() {
        let tree = Tree::read(b"(;SZ[9];B[aa](;W[aa];B[zz])(;W[bb](;B[aa])(;B[bb])))".to_vec()).0;
        let found = check(&tree, tree.games().next().unwrap());
        let codes: Vec<Code> = found.iter().map(|f| f.1.code).collect();
        assert_eq!(codes, [Code::Occupied, Code::PointOffBoard, Code::Occupied, Code::Occupied]);
        let paths: Vec<Vec<usize>> = found.iter().map(|f| tree.path(f.0)).collect();
        assert_eq!(paths, [vec![0, 0], vec![0, 0, 0], vec![0, 1, 0], vec![0, 1, 1]]);
    }

    #[test]
    fn a_fork_at_every_node_is_no_deeper_than_its_bound() {
        let depth = crate::walk::KEPT * 2;
        let mut text = String::from("(;GM[11]SZ[5]");
        for n in 0..depth {
            text.push_str(if n % 2 == 0 { "(;B[a1]" } else { "(;W[a1]" });
        }
        for _ in 0..depth {
            text.push_str(")(;B[b2];W[b2])");
        }
        text.push(')');
        let tree = Tree::read(text.into_bytes()).0;
        let found = check(&tree, tree.games().next().unwrap());
        // All moves on a1 but the first, and every answer on b2.
        assert_eq!(found.len(), depth - 1 + depth);
    }
}
