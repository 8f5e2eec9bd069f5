//! Matches the games of two collections.

use super::record::Known;
use crate::sgf::{NodeId, vocabulary};
use std::collections::{HashMap, HashSet};
use std::hash::Hash;

/// Up to this many pairs of games are compared by moves.
const MOST_LINES: usize = 1 << 12;

/// The games that are left to be paired.
struct Left<'a> {
    a: &'a Known<'a>,
    b: &'a Known<'a>,
    left: Vec<NodeId>,
    right: Vec<NodeId>,
    found: Vec<(NodeId, NodeId)>,
}

/// Pairs the games of a record with those of another version of it: by their bytes, by what they begin with and who played, by the line
/// that they share, and what remains by its place where the counts agree.
pub(super) fn pair(a: &Known<'_>, b: &Known<'_>) -> Vec<(NodeId, NodeId)> {
    let mut games = Left { a, b, left: a.games.clone(), right: b.games.clone(), found: Vec::new() };
    if let (&[one], &[other]) = (&games.left[..], &games.right[..]) {
        return vec![(one, other)];
    }
    games.by(|known, root| Some(known.tree.write_variation(root)), false);
    games.by(|known, root| Some(header(known, root)), true);
    // The same players in a game whose beginning differs, by its setup for example.
    games.by(|known, root| Some(header(known, root).names).filter(|names| names.iter().any(Option::is_some)), true);
    games.by_lines();
    if games.left.len() == games.right.len() {
        let rest: Vec<_> = games.left.drain(..).zip(games.right.drain(..)).collect();
        games.found.extend(rest.into_iter().filter(|&(one, other)| may_be_one(a, b, (one, other))));
    }
    games.found
}

/// Pairs games that two versions added: those that are one game and not two.
pub(super) fn pair_added(
    (a, left): (&Known<'_>, Vec<NodeId>),
    (b, right): (&Known<'_>, Vec<NodeId>),
    is_all: bool,
) -> Vec<(NodeId, NodeId)> {
    let mut games = Left { a, b, left, right, found: Vec::new() };
    games.by(|known, root| Some(known.tree.write_variation(root)), false);
    // Without names anything could be the same game.
    let named = |known: &Known<'_>, root| {
        let header = header(known, root);
        (is_all || header.names.iter().any(Option::is_some)).then_some((header, known.kind(root).size_value()))
    };
    games.by(named, true);
    games.by_lines();
    games.found
}

/// Whether two games may be one: a game that is gone and one that is new share neither a name nor a move.
fn may_be_one(a: &Known<'_>, b: &Known<'_>, (one, other): (NodeId, NodeId)) -> bool {
    let same_names = same_names(&header(a, one), &header(b, other));
    let shares_no_name = !same_names.is_empty() && !same_names.contains(&true);
    let keys =
        |known: &Known<'_>, root| known.tree.children(root).map(|child| known.key(child)).collect::<HashSet<_>>();
    !shares_no_name || !keys(a, one).is_disjoint(&keys(b, other))
}

/// Whether nothing but moves could tell that two games are one: neither equal names nor an equal setup.
pub(super) fn are_strangers((a, one): (&Known<'_>, NodeId), (b, other): (&Known<'_>, NodeId)) -> bool {
    let (left, right) = (header(a, one), header(b, other));
    let same_names = same_names(&left, &right);
    let is_named_alike = !same_names.is_empty() && !same_names.contains(&false);
    let is_set_up = a.tree.properties(one).any(|property| a.kind(one).is_setup(&property.id()));
    !(is_named_alike || is_set_up && left.key == right.key)
}

/// A game's beginning.
#[derive(PartialEq, Eq, Hash)]
struct Header {
    key: u64,
    names: Vec<Option<String>>,
}

fn header(known: &Known<'_>, root: NodeId) -> Header {
    Header { key: known.key(root), names: vocabulary::NAMES_OF_GAMES.map(|id| known.tree.simple_text(root, id)).into() }
}

/// Of each name that two games both have, whether it is the same.
fn same_names(left: &Header, right: &Header) -> Vec<bool> {
    let both = left.names.iter().zip(&right.names).filter(|(one, other)| one.is_some() && other.is_some());
    both.map(|(one, other)| one == other).collect()
}

/// Those of some pairs whose nodes are in no other one.
pub(super) fn unambiguous(pairs: &[(NodeId, NodeId)]) -> Vec<(NodeId, NodeId)> {
    let is_alone =
        |pair: &&(NodeId, NodeId)| pairs.iter().filter(|other| other.0 == pair.0 || other.1 == pair.1).count() == 1;
    pairs.iter().filter(is_alone).copied().collect()
}

impl Left<'_> {
    /// Pairs games of which something is equal, the first with the first, or only those that it is clear for.
    fn by<T: Eq + Hash>(&mut self, name: impl Fn(&Known<'_>, NodeId) -> Option<T>, unique: bool) {
        let mut named: HashMap<T, (Vec<NodeId>, Vec<NodeId>)> = HashMap::new();
        let mut order = Vec::new();
        for &root in &self.left {
            if let Some(name) = name(self.a, root) {
                named.entry(name).or_default().0.push(root);
            }
        }
        for &root in &self.right {
            if let Some(both) = name(self.b, root).and_then(|name| named.get_mut(&name)) {
                both.1.push(root);
            }
        }
        for (left, right) in named.into_values() {
            if !unique || (left.len(), right.len()) == (1, 1) {
                order.extend(left.into_iter().zip(right));
            }
        }
        self.pair(order);
    }

    fn pair(&mut self, new: Vec<(NodeId, NodeId)>) {
        let gone: HashSet<NodeId> = new.iter().map(|&(one, _)| one).collect();
        let others: HashSet<NodeId> = new.iter().map(|&(_, other)| other).collect();
        self.left.retain(|root| !gone.contains(root));
        self.right.retain(|root| !others.contains(root));
        self.found.extend(new);
    }

    /// Pairs games that share half or more of their main lines with each other and with no other game.
    fn by_lines(&mut self) {
        if self.left.len().saturating_mul(self.right.len()) > MOST_LINES {
            return;
        }
        let mut good: Vec<(NodeId, NodeId)> = Vec::new();
        for &one in &self.left {
            for &other in &self.right {
                if self.share_a_line(one, other) {
                    good.push((one, other));
                }
            }
        }
        self.pair(unambiguous(&good));
    }

    fn share_a_line(&self, one: NodeId, other: NodeId) -> bool {
        let (a, b) = (self.a, self.b);
        if a.kind(one).family() != b.kind(other).family() || a.kind(one).size() != b.kind(other).size() {
            return false;
        }
        let lengths = a.tree.main_line(one).count().max(b.tree.main_line(other).count()) - 1;
        let same = a.tree.main_line(one).zip(b.tree.main_line(other)).skip(1);
        let same = same.take_while(|&(one, other)| a.key(one) == b.key(other)).count();
        a.key(one) == b.key(other) && same > 0 && 2 * same >= lengths
    }
}
