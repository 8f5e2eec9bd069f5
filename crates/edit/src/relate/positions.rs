//! Equal positions: a key of a position, and the nodes of a game that have the same one.

use crate::game::turn::BoardTurn;
use crate::game::{Colour, Kind, Look, Place, Position, Walk};
use crate::sgf::{NodeId, Tree};
use std::cell::RefCell;
use std::fmt;
use std::sync::Arc;

/// A number for a position: what stands where, who moves, which point a ko forbids, whether a swap is still to come. Positions of one game
/// and size have the same key where all of that is the same. It does not include prisoners, move numbers or earlier positions, so superko
/// is ignored. Where something before it could not be read, or the game has no board, a position is [not known](Position::is_known): its
/// key is that of no position that is, and shared only where the same was played.
///
/// The key of a position is the same in every run, on every machine. It is written as 32 hexadecimal digits.
///
/// ```
/// use variorum_edit::relate::PositionKey;
/// use variorum_game::Position;
/// use variorum_sgf::Tree;
///
/// let keys = |record: &str| {
///     let (tree, _) = Tree::read(record.into());
///     let last = tree.descendants(tree.games().next().unwrap()).last().unwrap();
///     let position = Position::replay(&tree, last);
///     (PositionKey::of(&position), PositionKey::up_to_symmetry(&position))
/// };
/// let [one, other] = ["(;GM[1]SZ[9];B[cc];W[dd];B[ce])", "(;GM[1]SZ[9];B[ce];W[dd];B[cc])"].map(keys);
/// assert_eq!(one, other);
/// let [one, other] = ["(;GM[1]SZ[9];B[bc])", "(;GM[1]SZ[9];B[cb])"].map(keys);
/// assert!(one.0 != other.0 && one.1 == other.1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionKey(pub u128);

impl PositionKey {
    /// The key of a position. For many positions of a game, create [`PositionKeys`] once.
    pub fn of(position: &Position) -> Self {
        PositionKeys::new(position.kind(), Sameness::Exact).of(position)
    }

    /// The key shared by all rotations and reflections of a position: the smallest of theirs.
    pub fn up_to_symmetry(position: &Position) -> Self {
        PositionKeys::new(position.kind(), Sameness::Turned).of(position)
    }
}

impl fmt::Display for PositionKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// The equality of positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sameness {
    /// Positions with the same content on the same places.
    #[default]
    Exact,
    /// Those as well that are the same on a board that is turned or mirrored: 8 ways for a square board of Go, 4 for an oblong one, 2 for
    /// Hex; for Blokus those that leave each colour where it begins.
    Turned,
    /// Those as well for which the colours change places, because the edges of the board do: the reflections of Hex and TwixT.
    Exchanged,
}

/// Makes the keys of the positions of one game.
#[derive(Clone, Debug)]
pub struct PositionKeys {
    /// Shared by all positions of the game: family, variant and size.
    game: u128,
    colours: usize,
    /// A number for each stone on each place, the same for all games.
    stones: Arc<Vec<u128>>,
    symmetries: Vec<BoardTurn>,
}

/// Kinds of data hashed separately, so that none is mistaken for another.
#[derive(Clone, Copy)]
enum Sort {
    Game = 1,
    Stone,
    Turn,
    Ko,
    Swap,
    Piece,
    Pod,
    Letter,
    Link,
    Block,
    Supply,
    Unread,
}

impl PositionKeys {
    /// Keys for games of this kind.
    pub fn new(kind: &Kind, sameness: Sameness) -> Self {
        let symmetries = match sameness {
            Sameness::Exact => Vec::new(),
            Sameness::Turned => BoardTurn::all_of(kind).into_iter().filter(|symmetry| !symmetry.exchanges).collect(),
            Sameness::Exchanged => BoardTurn::all_of(kind),
        };
        let colours = usize::from(kind.colours()).max(1);
        let own = || [kind.gm()].into_iter().filter(|_| !kind.knows_pieces() && !kind.is_named());
        let words = [kind.family(), kind.own_variant().unwrap_or_default()].into_iter().chain(own());
        let mut game = Hasher::new(Sort::Game);
        words.for_each(|word| game.text(word));
        game.add(u64::from(kind.columns()) << 16 | u64::from(kind.rows()));
        let stones = stone_numbers(kind.board().len() * colours);
        Self { game: game.end(), colours, stones, symmetries }
    }

    /// The key of a position of the game.
    pub fn of(&self, position: &Position) -> PositionKey {
        let look = more_than_stones(position);
        let keys = self.ways().map(|way| self.seen(position, look.as_ref(), way, None));
        PositionKey(keys.min().unwrap_or_default())
    }

    /// The board as it is, and in each symmetry.
    fn ways(&self) -> impl Iterator<Item = Option<&BoardTurn>> {
        std::iter::once(None).chain(self.symmetries.iter().map(Some))
    }

    /// The number of a stone.
    fn stone(&self, at: Place, of: Colour, way: Option<&BoardTurn>) -> u128 {
        let (at, of) = way.map_or((at, of), |way| (way.goal(at), way.colour(of)));
        self.stones[at.index() * self.colours + of.index()]
    }

    /// The turn of the board that makes one position equal to the other; `None` if they are equal as they are, or under no turn that these
    /// keys allow.
    pub fn turn(&self, from: &Position, to: &Position) -> Option<&BoardTurn> {
        let (from_look, to_look) = (more_than_stones(from), more_than_stones(to));
        let wanted = self.seen(to, to_look.as_ref(), None, None);
        if self.seen(from, from_look.as_ref(), None, None) == wanted {
            return None;
        }
        self.symmetries.iter().find(|way| self.seen(from, from_look.as_ref(), Some(way), None) == wanted)
    }

    /// The sum of the numbers of all that stands there: it does not depend on the order in which it came. `standing` is that of its
    /// single stones, where it is known.
    fn seen(&self, position: &Position, look: Option<&Look>, way: Option<&BoardTurn>, standing: Option<u128>) -> u128 {
        let place = |place: Place| way.map_or(place, |way| way.goal(place));
        let colour = |colour: Colour| way.map_or(colour, |way| way.colour(colour));
        let stone = |at: Place, of: Colour| self.stone(at, of, way);
        let mut key = self.game;
        let mut put = |number: u128| key = key.wrapping_add(number);
        match (standing, position.stones_alone()) {
            (Some(sum), _) => put(sum),
            (None, Some(stones)) => stones.for_each(|(at, of)| put(stone(at, of))),
            (None, None) => {
                look.into_iter().flat_map(|look| &look.stones).for_each(|disc| put(stone(disc.place, disc.colour)));
                let view = View { position, place: &place, colour: &colour, way };
                look.into_iter().for_each(|look| view.each_other(look, &mut put));
            }
        }
        put(one(Sort::Turn, colour(position.next_colour()).index() as u64));
        if let Some(forbidden) = position.ko() {
            put(one(Sort::Ko, u64::from(place(forbidden).0)));
        }
        if position.awaits_swap() {
            put(one(Sort::Swap, 0));
        }
        if let Some(unread) = position.unread() {
            put(one(Sort::Unread, unread));
        }
        key
    }
}

/// Makes the keys of one position after another: where they differ by a few stones, only those are looked at.
#[derive(Clone, Debug)]
pub(super) struct RunningKeys {
    keys: PositionKeys,
    /// The points of the last position.
    points: Vec<u8>,
    /// The sums of its stones, as it is and in each symmetry.
    sums: Vec<u128>,
}

/// So many points are compared at once.
const RUN: usize = 16;

impl RunningKeys {
    pub(super) fn new(keys: PositionKeys) -> Self {
        let sums = vec![0; keys.symmetries.len() + 1];
        Self { keys, points: Vec::new(), sums }
    }

    /// As [`PositionKeys::of`].
    pub(super) fn of(&mut self, position: &Position) -> PositionKey {
        let Some(points) = position.points_alone() else { return self.keys.of(position) };
        if self.points.len() != points.len() {
            self.points = vec![0; points.len()];
            self.sums.fill(0);
        }
        let Self { keys, points: last, sums } = self;
        for (run, (old, new)) in last.chunks_mut(RUN).zip(points.chunks(RUN)).enumerate() {
            if old == new {
                continue;
            }
            for (at, (old, &new)) in old.iter_mut().zip(new).enumerate().filter(|(_, (old, new))| **old != **new) {
                let place = Place((run * RUN + at) as u16);
                let stone = |point: u8, way| {
                    let colour = Colour::new(usize::from(point).wrapping_sub(1));
                    colour.map_or(0, |colour| keys.stone(place, colour, way))
                };
                for (sum, way) in sums.iter_mut().zip(keys.ways()) {
                    *sum = sum.wrapping_sub(stone(*old, way)).wrapping_add(stone(new, way));
                }
                *old = new;
            }
        }
        let seen = keys.ways().zip(&*sums).map(|(way, &sum)| keys.seen(position, None, way, Some(sum)));
        PositionKey(seen.min().unwrap_or_default())
    }
}

/// What stands there, where it is more than single stones.
fn more_than_stones(position: &Position) -> Option<Look> {
    position.stones_alone().is_none().then(|| position.look())
}

/// A position in one orientation.
struct View<'a> {
    position: &'a Position,
    place: &'a dyn Fn(Place) -> Place,
    colour: &'a dyn Fn(Colour) -> Colour,
    way: Option<&'a BoardTurn>,
}

impl View<'_> {
    /// A number for everything that is not a single stone.
    fn each_other(&self, look: &Look, put: &mut impl FnMut(u128)) {
        let number = |place: Place| u64::from((self.place)(place).0);
        let owner = |colour: Colour| (self.colour)(colour).index() as u64;
        for piece in self.position.pieces() {
            let mut places: Vec<u64> = piece.places.iter().map(|&place| number(place)).collect();
            places.sort_unstable();
            put(several(Sort::Piece, std::iter::once(owner(piece.colour)).chain(places)));
        }
        let sides = |bits: u8| u64::from(self.way.map_or(bits, |way| way.sides(bits)));
        for (place, pods) in &look.stacks {
            for pod in pods {
                put(several(Sort::Pod, [number(*place), owner(pod.colour), sides(pod.prongs), sides(pod.superprongs)]));
            }
        }
        for (place, letters) in &look.letters {
            let mut hasher = Hasher::new(Sort::Letter);
            hasher.add(number(*place));
            hasher.text(letters);
            put(hasher.end());
        }
        for link in &look.links {
            let ends = [number(link.ends.0), number(link.ends.1)];
            put(several(Sort::Link, [owner(link.colour), ends[0].min(ends[1]), ends[0].max(ends[1])]));
        }
        look.blocks.iter().for_each(|block| put(one(Sort::Block, number(block.place))));
        for of in Colour::ALL {
            if let Some(supply) = self.position.supply(of) {
                let counts = [supply.reserve, supply.captured, supply.prongs, supply.superprongs];
                let counts = counts.map(|count| i64::from(count) as u64);
                put(several(Sort::Supply, std::iter::once(owner(of)).chain(counts)));
            }
        }
    }
}

/// At least so many numbers of stones. A collection may have a hundred thousand games, so they are worked out once.
fn stone_numbers(count: usize) -> Arc<Vec<u128>> {
    thread_local! {
        static KNOWN: RefCell<Arc<Vec<u128>>> = RefCell::default();
    }
    KNOWN.with_borrow_mut(|known| {
        if known.len() < count {
            *known = Arc::new((0..count as u64).map(|n| one(Sort::Stone, n)).collect());
        }
        known.clone()
    })
}

fn one(sort: Sort, word: u64) -> u128 {
    several(sort, [word])
}

fn several(sort: Sort, words: impl IntoIterator<Item = u64>) -> u128 {
    let mut hasher = Hasher::new(sort);
    words.into_iter().for_each(|word| hasher.add(word));
    hasher.end()
}

/// Two rows of the finaliser of SplitMix64, each begun with another number: what is written down here never changes with a compiler or a
/// library.
struct Hasher([u64; 2]);

impl Hasher {
    fn new(sort: Sort) -> Self {
        let mut hasher = Self([0x243f_6a88_85a3_08d3, 0x1319_8a2e_0370_7344]);
        hasher.add(sort as u64);
        hasher
    }

    fn add(&mut self, word: u64) {
        self.0 = self.0.map(|half| mixed(half.rotate_left(23) ^ word));
    }

    fn text(&mut self, text: &str) {
        self.add(text.len() as u64);
        text.bytes().for_each(|byte| self.add(byte.into()));
    }

    fn end(&self) -> u128 {
        u128::from(self.0[0]) << 64 | u128::from(self.0[1])
    }
}

pub(super) fn mixed(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}

/// Nodes of a game whose positions are the same, in the order of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EqualNodes {
    /// At least two nodes.
    pub nodes: Vec<NodeId>,
}

impl EqualNodes {
    /// The nodes of the group at which a line ends, although it continues at another node of the group.
    pub fn continued_elsewhere<'a>(&'a self, tree: &'a Tree) -> impl Iterator<Item = NodeId> + 'a {
        let goes_on = |&node: &NodeId| tree.first_child(node).is_some();
        let any = self.nodes.iter().any(goes_on);
        self.nodes.iter().copied().filter(move |node| any && !goes_on(node))
    }
}

/// All nodes whose positions occur more than once in a game, grouped; in file order of the groups' first nodes.
///
/// Nodes that neither move nor set up anything are left out, but for the root; so are those in which somebody gives up, and those whose
/// position is [not known](Position::is_known).
///
/// ```
/// use variorum_edit::relate::{Sameness, equal_nodes};
/// use variorum_game::Kind;
/// use variorum_sgf::Tree;
///
/// let (tree, _) = Tree::read(b"(;GM[1]SZ[7](;B[cc];W[dd];B[ce])(;B[ce];W[dd];B[cc]))".to_vec());
/// let root = tree.games().next().unwrap();
/// let groups = equal_nodes(&tree, root, Kind::of(&tree, root), Sameness::Exact);
/// assert_eq!(groups.len(), 1);
/// assert_eq!(groups[0].nodes.iter().map(|&node| tree.path(node)).collect::<Vec<_>>(), [[0, 0, 0], [1, 0, 0]]);
/// ```
pub fn equal_nodes(tree: &Tree, root: NodeId, kind: impl Into<Arc<Kind>>, sameness: Sameness) -> Vec<EqualNodes> {
    let kind = kind.into();
    let keys = PositionKeys::new(&kind, sameness);
    let mut walk = Walk::new(kind.clone(), root);
    let mut keyed: Vec<(PositionKey, usize, NodeId)> = Vec::new();
    while let Some(node) = walk.next(tree) {
        if has_own_position(tree, &kind, node, walk.position()) {
            keyed.push((keys.of(walk.position()), keyed.len(), node));
        }
    }
    keyed.sort_unstable();
    let mut same: Vec<_> = keyed.chunk_by(|one, other| one.0 == other.0).filter(|same| same.len() > 1).collect();
    same.sort_unstable_by_key(|same| same[0].1);
    same.into_iter().map(|same| EqualNodes { nodes: same.iter().map(|&(.., node)| node).collect() }).collect()
}

/// Whether a node is one of those whose positions are compared.
pub(super) fn has_own_position(tree: &Tree, kind: &Kind, node: NodeId, position: &Position) -> bool {
    let is_listed = tree.is_root(node) || changes_position(tree, kind, node) && !position.is_given_up();
    is_listed && position.is_known()
}

/// Whether a node has a move or a setup.
pub(super) fn changes_position(tree: &Tree, kind: &Kind, node: NodeId) -> bool {
    tree.properties(node).any(|property| {
        let id = property.id();
        kind.colour_of(&id).is_some() || kind.is_setup(&id)
    })
}
