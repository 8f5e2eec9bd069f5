//! One of the records being compared: its games, and a matching key for every node.

use super::merge_semantics::{ByUnit, Meaning, MergeUnit, Reader};
use super::node::{self, BoardEffect, Key};
use crate::game::{Kind, Position};
use crate::sgf::vocabulary::{self, Class};
use crate::sgf::{NodeId, NormalNodes, PropertyEntry, Tree};
use crate::text::Charset;
use std::cell::{OnceCell, RefCell};
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeSet, HashMap};
use std::hash::{Hash, Hasher};

/// A record with a number for each node's effect on the board, and the number of its descendants: each computed on demand.
pub(crate) struct Known<'a> {
    pub tree: &'a Tree,
    /// The roots of the games, in order.
    pub games: Vec<NodeId>,
    /// The kind of each game.
    pub kinds: Vec<Kind>,
    /// By [`Tree::index`]: the game of each node; empty if there is at most one.
    game_of: Vec<u32>,
    /// By index: what nodes do.
    does: RefCell<Vec<Does>>,
    moves: RefCell<Remembered>,
    below: OnceCell<Vec<u32>>,
    /// By index: hashes of each node's content, alone and with all that follows, if computed.
    meanings: RefCell<Vec<Option<(u64, u64)>>>,
    /// What normalising makes of nodes.
    normal_nodes: OnceCell<NormalNodes>,
}

/// A node's effect on the board, as a number whose last bit says whether it has nothing else; 0 until computed.
type Does = u64;
/// The number of what does nothing to the board.
const NOTHING: u64 = 1;
/// So many moves are remembered by what is written for them: a power of two.
const REMEMBERED: usize = 1 << 12;
/// They are at most this many places from their own.
const NEAR: usize = 8;
/// The longest text of a move that is remembered.
const SHORT: usize = 15;

impl<'a> Known<'a> {
    pub(crate) fn of(tree: &'a Tree) -> Self {
        let games: Vec<NodeId> = tree.games().collect();
        let kinds = games.iter().map(|&root| Kind::of(tree, root)).collect();
        let count = tree.len() + 1;
        let mut game_of = vec![0; if games.len() > 1 { count } else { 0 }];
        if games.len() > 1 {
            for (&root, number) in games.iter().zip(0..) {
                tree.descendants(root).for_each(|node| game_of[tree.index(node)] = number);
            }
        }
        Self {
            tree,
            games,
            kinds,
            game_of,
            does: RefCell::new(vec![0; count]),
            moves: RefCell::default(),
            below: OnceCell::new(),
            meanings: RefCell::default(),
            normal_nodes: OnceCell::new(),
        }
    }

    /// The number for what a node does to the board.
    pub(crate) fn key(&self, node: NodeId) -> u64 {
        self.does(node) >> 1
    }

    fn does(&self, node: NodeId) -> Does {
        let index = self.tree.index(node);
        let known = self.does.borrow()[index];
        if known != 0 {
            return known;
        }
        let does = self.moves.borrow_mut().does(self, node);
        self.does.borrow_mut()[index] = does;
        does
    }

    /// Hashes of a node's content, alone and with all that follows, in any order. Each node is read once at most.
    pub(super) fn says(&self, node: NodeId) -> (u64, u64) {
        let mut meanings = self.meanings.borrow_mut();
        meanings.resize(self.tree.len() + 1, None);
        if let Some(known) = meanings[self.tree.index(node)] {
            return known;
        }
        let all: Vec<NodeId> = self.tree.descendants(node).collect();
        for node in all.into_iter().rev() {
            let index = self.tree.index(node);
            if meanings[index].is_some() {
                continue;
            }
            let does = self.does(node);
            let own = match does & 1 == 1 {
                true => mixed(does >> 1),
                false => Reader::new(self.tree, self.kind(node), node).sum(node),
            };
            let follow = self.tree.children(node).filter_map(|child| meanings[self.tree.index(child)]);
            let below = follow.fold(0_u64, |sum, (_, whole)| sum.wrapping_add(whole));
            meanings[index] = Some((own, mixed(own ^ mixed(below))));
        }
        meanings[self.tree.index(node)].unwrap_or_default()
    }

    /// How many nodes follow one.
    pub(crate) fn below(&self, node: NodeId) -> usize {
        self.below.get_or_init(|| self.count())[self.tree.index(node)] as usize
    }

    fn count(&self) -> Vec<u32> {
        let mut below = vec![0; self.tree.len() + 1];
        for &root in &self.games {
            let order: Vec<NodeId> = self.tree.descendants(root).collect();
            for &node in order.iter().rev() {
                if let Some(parent) = self.tree.parent(node) {
                    below[self.tree.index(parent)] += below[self.tree.index(node)] + 1;
                }
            }
        }
        below
    }

    /// The number of the game that a node is of, from 0.
    pub(crate) fn game_of(&self, node: NodeId) -> usize {
        self.game_of.get(self.tree.index(node)).map_or(0, |&game| game as usize)
    }

    /// Whether equal bytes mean the same in this game and in one of another record.
    pub(super) fn reads_like(&self, root: NodeId, (other, with): (&Known<'_>, NodeId)) -> bool {
        self.tree.charset(root).reads_like(other.tree.charset(with)) && self.kind(root).reads_like(other.kind(with))
    }

    /// What a node says.
    pub(crate) fn reader(&self, node: NodeId) -> Reader<'_> {
        Reader::new(self.tree, self.kind(node), node)
    }

    fn normal_properties(&self, node: NodeId) -> Vec<(String, Vec<String>)> {
        let Some(&root) = self.games.get(self.game_of(node)) else { return Vec::new() };
        let nodes = self.normal_nodes.get_or_init(|| NormalNodes::of(self.tree));
        // What an old mark is depends on whether there is a stone.
        let position = OnceCell::new();
        let stones = |node, point: &str| {
            let position = position.get_or_init(|| Position::replay(self.tree, node));
            let kind = position.kind();
            kind.has_board().then(|| kind.place(point.as_bytes()).is_ok_and(|place| position.stone(place).is_some()))
        };
        nodes.properties(self.tree, root, node, &stones)
    }

    /// The meaning of what normalising would write for a node, by unit. How the file is written is no part of it.
    pub(crate) fn normal(&self, node: NodeId) -> HashMap<MergeUnit, Meaning> {
        let properties = self.normal_properties(node);
        let charset = &Charset::utf8();
        let reader = Reader { tree: self.tree, kind: self.kind(node), charset };
        let mut by_unit: HashMap<MergeUnit, Vec<(String, Vec<String>)>> = HashMap::new();
        // A text without letters says no more than none, and so does what is empty about the game.
        let is_statement = |entry: &PropertyEntry| entry.is_text() || entry.class == Class::Info;
        let says = |(id, values): &(String, Vec<String>)| {
            !vocabulary::look_up(id, reader.kind.identity().game()).is_some_and(is_statement)
                || values.iter().any(|value| !value.trim().is_empty())
        };
        for property in properties.into_iter().filter(says) {
            by_unit.entry(MergeUnit::of(reader.kind, &property.0)).or_default().push(property);
        }
        let mut normal: HashMap<MergeUnit, Meaning> = by_unit
            .into_iter()
            .map(|(unit, properties)| {
                let meaning = reader.meaning(&unit, &properties);
                (unit, meaning)
            })
            .collect();
        if self.tree.is_root(node) {
            let one = |id: &str| MergeUnit::One(id.to_owned());
            vocabulary::OF_THE_SPELLING.iter().for_each(|id| _ = normal.remove(&one(id)));
            // A game need not name itself.
            let identity = reader.kind.identity();
            let name = identity.gm_name().unwrap_or_else(|| identity.gm().trim());
            normal.insert(one("GM"), Meaning::Whole(vec![("GM".to_owned(), vec![name.to_owned()])]));
        }
        normal
    }

    /// The kind of the game that a node is of.
    pub(crate) fn kind(&self, node: NodeId) -> &Kind {
        &self.kinds[self.game_of(node)]
    }

    /// The only node that follows one.
    pub(crate) fn only_child(&self, node: NodeId) -> Option<NodeId> {
        self.tree.first_child(node).filter(|&child| self.tree.next_sibling(child).is_none())
    }
}

/// The units in which two nodes differ, in alphabetical order. What normalising would write alike is no difference.
pub(crate) fn differing((a, node): (&Known<'_>, NodeId), (b, other): (&Known<'_>, NodeId)) -> Vec<MergeUnit> {
    let [one, two] = [a.reader(node), b.reader(other)];
    let (left, right) = (one.by_unit(node), two.by_unit(other));
    let units: BTreeSet<&MergeUnit> = left.keys().chain(right.keys()).collect();
    let meaning = |reader: &Reader<'_>, units: &ByUnit<'_>, unit: &MergeUnit| {
        units.get(unit).map(|properties| reader.meaning(unit, properties))
    };
    let differs = |unit: &&MergeUnit| meaning(&one, &left, unit) != meaning(&two, &right, unit);
    let mut found: Vec<MergeUnit> = units.into_iter().filter(differs).cloned().collect();
    if found.is_empty() {
        return found;
    }
    let (left, right) = (a.normal(node), b.normal(other));
    if left == right {
        return Vec::new();
    }
    // What neither has once it is normalised is an old name for something else.
    let is_old = |unit: &MergeUnit| !left.contains_key(unit) && !right.contains_key(unit);
    let is_spelling =
        |unit: &MergeUnit| matches!(unit, MergeUnit::One(id) if vocabulary::OF_THE_SPELLING.contains(&id.as_str()));
    found.retain(|unit| !is_spelling(unit) && (is_old(unit) || left.get(unit) != right.get(unit)));
    found
}

/// What nodes do by what is written for them: nearly all nodes have one move and nothing else, and nearly all moves were seen before.
/// Each text has a few places, and takes that of another one where none of them is free.
#[derive(Default)]
struct Remembered(Vec<(u128, usize, Does)>);

impl Remembered {
    /// The effect of a node in this game.
    fn does(&mut self, known: &Known<'_>, node: NodeId) -> Does {
        let game = known.game_of(node);
        let short = known.tree.written(node).filter(|text| text.len() <= SHORT);
        let Some(text) = short else { return does(known, node) };
        // The length is stored plus one, so that no key is 0.
        let mut bytes = [0; SHORT + 1];
        bytes[..text.len()].copy_from_slice(text);
        bytes[SHORT] = text.len() as u8 + 1;
        let text = u128::from_le_bytes(bytes);
        self.0.resize(REMEMBERED, (0, 0, 0));
        let home = mixed(text as u64 ^ (text >> 64) as u64) as usize;
        let is_own = |place: &usize| (self.0[*place].0, self.0[*place].1) == (text, game) || self.0[*place].0 == 0;
        let place = (0..NEAR).map(|step| home.wrapping_add(step) % REMEMBERED).find(is_own);
        let place = &mut self.0[place.unwrap_or(home % REMEMBERED)];
        if (place.0, place.1) != (text, game) {
            *place = (text, game, does(known, node));
        }
        place.2
    }
}

fn does(known: &Known<'_>, node: NodeId) -> Does {
    let (tree, kind) = (known.tree, known.kind(node));
    let (mut any, mut plain, mut is_old) = (false, true, false);
    for property in tree.properties(node) {
        let id = property.id();
        let does = kind.colour_of(&id).is_some() || kind.is_setup(&id);
        is_old |= !does && vocabulary::COLOUR_MOVES.contains(&&*id);
        (any, plain) = (any | does, plain & does);
    }
    let mut effects = if any { node::key_of(kind, tree.properties(node)) } else { Key::new() };
    if kind.has_board() && (is_old || effects.iter().any(BoardEffect::is_unread)) {
        // What normalising would write may be a move.
        let normal = node::key_of(kind, known.normal_properties(node).into_iter());
        if !normal.is_empty() && !normal.iter().any(BoardEffect::is_unread) {
            (effects, any) = (normal, true);
        }
    }
    let mut key = NOTHING;
    if any {
        let mut hasher = DefaultHasher::new();
        effects.hash(&mut hasher);
        key = (hasher.finish() >> 1).max(NOTHING + 1);
    }
    key << 1 | u64::from(plain)
}

/// A number that shares nothing with the one it is made of.
fn mixed(n: u64) -> u64 {
    let n = (n ^ (n >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    n ^ (n >> 29)
}
