//! The differences between two records.

use super::merge_semantics::{is_alike, shown};
use super::pairs::Pairs;
use super::record::{Known, differing};
use crate::sgf::{Address, NodeId, Tree};
use std::collections::{HashMap, HashSet};

named! {
    /// The kind of a difference, seen from the second record.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    DifferenceKind {
        /// A node, with all that follows, that only the second record has.
        Added = "added",
        /// One that only the first record has.
        Removed = "removed",
        /// A property with another value.
        Changed = "changed",
        /// A node at another position among its siblings, or a game at another position in the collection.
        Moved = "moved",
        /// A node with another move or setup, but the same continuation.
        Corrected = "corrected",
    }
}

/// One difference between two records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Its kind.
    pub kind: DifferenceKind,
    /// The node in the first record.
    pub a: Option<NodeId>,
    /// The node in the second record.
    pub b: Option<NodeId>,
    /// The identifier, where it is about a property.
    pub property: Option<String>,
    /// The value in the first record, as text of the format.
    pub was: Option<String>,
    /// The value in the second record.
    pub is: Option<String>,
}

/// Why two records are not versions of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    /// They are different games, such as Go and Hex.
    OtherKind,
    /// They have no move in common.
    NothingShared,
}

/// The number of a game, from 0, and the address of a node in it.
pub type GamePath = (usize, String);

/// The differences between two records.
#[derive(Clone, Debug, Default)]
pub struct Comparison {
    /// The compared pairs of games, by index from 0; a game in one record only is paired with `None`.
    pub games: Vec<(Option<usize>, Option<usize>)>,
    /// In the order of the second record; what it lacks comes where it would have been, before what follows.
    pub differences: Vec<Difference>,
    /// For each difference, where its node is in both records.
    pub paths: Vec<(Option<GamePath>, Option<GamePath>)>,
    /// Text outside all properties that only the first record has, and only the second.
    pub outside: [Vec<String>; 2],
    /// Set if a comparison makes no sense: then the differences are the complete contents of both.
    pub apart: Option<Apart>,
    pairs: Pairs,
}

impl Comparison {
    /// Whether both records are equal.
    pub fn is_same(&self) -> bool {
        self.differences.is_empty() && self.outside.iter().all(Vec::is_empty)
    }

    /// The node of the second record that is the same as one of the first.
    pub fn in_second(&self, node: NodeId) -> Option<NodeId> {
        self.pairs.there(node)
    }

    /// The node of the first record that is the same as one of the second.
    pub fn in_first(&self, node: NodeId) -> Option<NodeId> {
        self.pairs.here(node)
    }
}

/// Compares two records by what they mean: the spelling of values, their order and the layout are no difference.
///
/// ```
/// use variorum_edit::relate::compare;
/// use variorum_sgf::Tree;
///
/// let [a, b] = ["(;SZ[9];B[aa]KM[6.5];W[bb])", "(;SZ[9]\n;KM[6.50]B[aa];W[bb]C[x])"].map(|text| Tree::read(text.into()).0);
/// let comparison = compare(&a, &b);
/// assert_eq!(comparison.differences.len(), 1);
/// assert_eq!(comparison.differences[0].is.as_deref(), Some("C[x]"));
/// assert_eq!(comparison.paths[0].1, Some((0, "0.0".to_owned())));
/// ```
pub fn compare(a: &Tree, b: &Tree) -> Comparison {
    let (a, b) = (Known::of(a), Known::of(b));
    let pairs = Pairs::of(&a, &b);
    let mut found = Vec::new();
    let mut next: Vec<(NodeId, NodeId)> = Vec::new();
    siblings(&a.games, &b.games, &pairs, &mut found);
    let numbers: HashMap<NodeId, usize> = a.games.iter().copied().zip(0..).collect();
    let mut games: Vec<(Option<usize>, Option<usize>)> = Vec::new();
    for (number, &root) in b.games.iter().enumerate() {
        let one = pairs.here(root);
        next.extend(one.map(|one| (one, root)));
        games.push((one.and_then(|one| numbers.get(&one).copied()), Some(number)));
    }
    let lonely = a.games.iter().zip(0..).filter(|(root, _)| pairs.there(**root).is_none());
    games.extend(lonely.map(|(_, number)| (Some(number), None)));
    next.reverse();
    behind((&a, &b), &pairs, next, &mut found);
    let paths = paths(&a, &b, &found);
    let apart = apart((&a, &b), &pairs);
    Comparison { games, differences: found, paths, outside: outside(a.tree, b.tree), apart, pairs }
}

fn outside(a: &Tree, b: &Tree) -> [Vec<String>; 2] {
    let [left, right] = [a, b].map(|tree| tree.stray_texts().into_iter().map(|(_, text)| text).collect::<Vec<_>>());
    let only = |texts: &[String], others: &[String]| {
        let others: HashSet<&String> = others.iter().collect();
        texts.iter().filter(|text| !others.contains(text)).cloned().collect()
    };
    [only(&left, &right), only(&right, &left)]
}

/// Compares two branches, each given by its record and the node that it begins with: two variations of one game, or parts of two games. The
/// two nodes are taken for one, whatever moves they are, and what follows them is aligned as by [`compare`]; nothing else is compared.
///
/// ```
/// use variorum_edit::relate::compare_branches;
/// use variorum_sgf::Tree;
///
/// let (tree, _) = Tree::read(b"(;GM[1];B[aa](;W[bb];B[cc];W[dd])(;W[ee];B[cc]C[x];W[ff]))".to_vec());
/// let variations: Vec<_> = tree.children(tree.all_nodes().nth(1).unwrap()).collect();
/// let comparison = compare_branches((&tree, variations[0]), (&tree, variations[1]));
/// let found: Vec<&str> = comparison.differences.iter().map(|difference| difference.kind.name()).collect();
/// assert_eq!(found, ["corrected", "changed", "removed", "added"]);
/// let reply = tree.first_child(variations[0]).unwrap();
/// assert_eq!(comparison.in_second(reply), tree.first_child(variations[1]));
/// ```
pub fn compare_branches((a, one): (&Tree, NodeId), (b, other): (&Tree, NodeId)) -> Comparison {
    let (a, b) = (Known::of(a), Known::of(b));
    let pairs = Pairs::of_branches((&a, one), (&b, other));
    let mut found = Vec::new();
    behind((&a, &b), &pairs, vec![(one, other)], &mut found);
    let paths = paths(&a, &b, &found);
    let games = vec![(Some(a.game_of(one)), Some(b.game_of(other)))];
    Comparison { games, differences: found, paths, outside: Default::default(), apart: None, pairs }
}

/// The differences between paired nodes, and between what follows them; the last pair comes first.
fn behind(
    (a, b): (&Known<'_>, &Known<'_>),
    pairs: &Pairs,
    mut next: Vec<(NodeId, NodeId)>,
    found: &mut Vec<Difference>,
) {
    while let Some((one, other)) = next.pop() {
        node((a, one), (b, other), pairs, found);
        let alike = pairs.alike_behind(one);
        if alike > 0 {
            next.push((a.tree.behind(one, alike), b.tree.behind(other, alike)));
            continue;
        }
        // Most lines go on without a variation in both.
        if let (Some(left), Some(right)) = (a.only_child(one), b.only_child(other))
            && pairs.there(left) == Some(right)
        {
            next.push((left, right));
            continue;
        }
        let [left, right]: [Vec<NodeId>; 2] = [a.tree.children(one).collect(), b.tree.children(other).collect()];
        siblings(&left, &right, pairs, found);
        let inner: Vec<NodeId> = right
            .into_iter()
            .flat_map(|child| [Some(child), b.only_child(child).filter(|_| pairs.here(child).is_none())])
            .flatten()
            .collect();
        next.extend(inner.into_iter().rev().filter_map(|child| Some((pairs.here(child)?, child))));
    }
}

/// Whether two records of one game each have nothing to do with each other.
fn apart((a, b): (&Known<'_>, &Known<'_>), pairs: &Pairs) -> Option<Apart> {
    let (&[one], &[other]) = (&a.games[..], &b.games[..]) else { return None };
    if !a.kind(one).is_same_game(b.kind(other)) {
        return Some(Apart::OtherKind);
    }
    // In short games even all moves may have been corrected.
    let is_long = |known: &Known<'_>| known.tree.len() > FEWEST;
    let strange = is_long(a) && is_long(b) && pairs.count() == 1 && super::games::are_strangers((a, one), (b, other));
    strange.then_some(Apart::NothingShared)
}

/// Records with no more nodes than this may be of one game without a move in common.
const FEWEST: usize = 4;

/// The number of common nodes below the roots, and the size of the smaller record.
pub fn agreement(a: &Tree, b: &Tree) -> (usize, usize) {
    let (a, b) = (Known::of(a), Known::of(b));
    let pairs = Pairs::of(&a, &b);
    let roots = a.games.iter().filter(|root| pairs.there(**root).is_some()).count();
    let below = |known: &Known<'_>| known.games.iter().map(|&root| known.below(root)).sum::<usize>();
    (pairs.count() - roots, below(&a).min(below(&b)))
}

/// The differences between two paired nodes.
fn node((a, one): (&Known<'_>, NodeId), (b, other): (&Known<'_>, NodeId), pairs: &Pairs, found: &mut Vec<Difference>) {
    let (left, right) = (a.reader(one), b.reader(other));
    if is_alike((left, one), (right, other)) {
        return;
    }
    let (was, is) = (left.by_unit(one), right.by_unit(other));
    for unit in differing((a, one), (b, other)) {
        let corrected = pairs.is_corrected(one) && unit.is_of_board(left.kind);
        let named = was.get(&unit).or(is.get(&unit)).and_then(|properties| properties.first());
        found.push(Difference {
            kind: if corrected { DifferenceKind::Corrected } else { DifferenceKind::Changed },
            a: Some(one),
            b: Some(other),
            property: named.map(|property| property.id().into_owned()),
            was: was.get(&unit).map(|properties| shown(&left, properties)),
            is: is.get(&unit).map(|properties| shown(&right, properties)),
        });
    }
}

/// Nodes that only one of two lists of siblings has, and those in another order.
fn siblings(left: &[NodeId], right: &[NodeId], pairs: &Pairs, found: &mut Vec<Difference>) {
    let alone = |kind, a, b| Difference { kind, a, b, property: None, was: None, is: None };
    let gone = left.iter().filter(|node| pairs.there(**node).is_none());
    found.extend(gone.map(|&node| alone(DifferenceKind::Removed, Some(node), None)));
    let new = pairs.only_in_second(right);
    found.extend(new.into_iter().map(|node| alone(DifferenceKind::Added, None, Some(node))));
    let own: HashSet<NodeId> = left.iter().copied().collect();
    let kept: Vec<NodeId> =
        right.iter().filter_map(|&node| pairs.here(node)).filter(|node| own.contains(node)).collect();
    let still: HashSet<NodeId> = kept.iter().copied().collect();
    let was: HashMap<NodeId, usize> = left.iter().copied().filter(|node| still.contains(node)).zip(0..).collect();
    let places: Vec<(usize, NodeId)> = kept.into_iter().map(|node| (was[&node], node)).collect();
    let stays = super::rising::longest_rising(&places);
    let moved = places.into_iter().map(|(_, node)| node).filter(|node| !stays.contains(node));
    found.extend(moved.map(|node| alone(DifferenceKind::Moved, Some(node), pairs.there(node))));
}

fn paths(a: &Known<'_>, b: &Known<'_>, found: &[Difference]) -> Vec<(Option<GamePath>, Option<GamePath>)> {
    let of = |known: &Known<'_>, node: fn(&Difference) -> Option<NodeId>| -> HashMap<NodeId, GamePath> {
        let mut wanted: HashSet<NodeId> = found.iter().filter_map(node).collect();
        let mut paths = HashMap::new();
        for (number, &root) in known.games.iter().enumerate() {
            let (mut address, mut next) = (Address::root(), Ok(root));
            while let (Ok(node), false) = (next, wanted.is_empty()) {
                if wanted.remove(&node) {
                    paths.insert(node, (number, address.to_string()));
                }
                next = address.advance(known.tree, node);
            }
        }
        paths
    };
    let (left, right) = (of(a, |difference| difference.a), of(b, |difference| difference.b));
    let path = |paths: &HashMap<NodeId, GamePath>, node: Option<NodeId>| paths.get(&node?).cloned();
    found.iter().map(|difference| (path(&left, difference.a), path(&right, difference.b))).collect()
}
