//! The node array of a tree, four bytes for most nodes.
//!
//! Most nodes are the only child of the node before them, and their text starts where that one's ends. For such a node only the end of its
//! text is stored; the rest follows from its index. Every other node is stored with all its links, and so is a node that a change makes
//! irregular.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A node of a [`Tree`](crate::sgf::Tree). Stable for the life of the tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(in crate::sgf) u32);

impl NodeId {
    /// The node with this [`Tree::index`](crate::sgf::Tree::index).
    #[doc(hidden)]
    pub fn of_index(index: u32) -> Self {
        Self(index)
    }

    /// Its [`Tree::index`](crate::sgf::Tree::index).
    #[doc(hidden)]
    pub fn index(self) -> u32 {
        self.0
    }
}

pub(in crate::sgf) const NONE: u32 = u32::MAX;
/// The invisible parent of all games.
pub(in crate::sgf) const COLLECTION: u32 = 0;

/// Properties come from `Tree::lists`, not from the span.
pub(in crate::sgf) const LISTED: u32 = 1;
/// The children's order in the text is not their order in the tree (inline variations).
pub(in crate::sgf) const INLINE: u32 = 2;
/// Made by an edit; its layout is in `Tree::made`.
pub(in crate::sgf) const MADE: u32 = 4;

/// A node, with its links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sgf) struct Node {
    pub parent: u32,
    pub first: u32,
    pub last: u32,
    pub prev: u32,
    pub next: u32,
    /// The text from what stands before the `;` (after a parenthesis, if there is one) to the end of the last property.
    pub start: u32,
    pub end: u32,
    /// Index into `Tree::parens` where a variation starts with this node, else `NONE`.
    pub parens: u32,
    pub flags: u32,
}

impl Node {
    pub const fn new(start: u32, end: u32) -> Self {
        Self { parent: NONE, first: NONE, last: NONE, prev: NONE, next: NONE, start, end, parens: NONE, flags: 0 }
    }
}

/// Nodes by their number.
#[derive(Clone)]
pub(in crate::sgf) struct Nodes {
    /// Where the text of a node ends, or, with [`WHOLE`], the index of the node in `whole`.
    rows: Vec<u32>,
    whole: Vec<Node>,
}

/// Marks the row of a node that is kept with all its links. Nodes that end beyond 2 GiB are kept so, too.
const WHOLE: u32 = 1 << 31;

impl Nodes {
    /// The invisible parent of all games alone.
    pub fn new() -> Self {
        Self { rows: vec![WHOLE], whole: vec![Node::new(0, 0)] }
    }

    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Reserves space for more nodes that continue a line.
    pub fn reserve(&mut self, more: usize) {
        self.rows.reserve_exact(more);
    }

    /// The node of this number, if there is one.
    #[inline]
    pub fn get(&self, id: u32) -> Option<Node> {
        let row = *self.rows.get(id as usize)?;
        if row & WHOLE != 0 {
            return self.whole.get((row & !WHOLE) as usize).copied();
        }
        let child = self.only_child(id);
        let start = self.end(id - 1);
        Some(Node { parent: id - 1, first: child, last: child, ..Node::new(start, row) })
    }

    /// A node that there is.
    #[inline]
    pub fn at(&self, id: u32) -> Node {
        self.get(id).expect("a node of this tree")
    }

    /// Every node, by number.
    pub fn iter(&self) -> impl Iterator<Item = Node> + '_ {
        (0..self.rows.len() as u32).map(|id| self.at(id))
    }

    /// Where the text of a node ends.
    #[inline]
    fn end(&self, id: u32) -> u32 {
        let row = self.rows.get(id as usize).copied().unwrap_or_default();
        if row & WHOLE == 0 { row } else { self.whole.get((row & !WHOLE) as usize).map_or(0, |node| node.end) }
    }

    /// The child of a node that has none but the node after it.
    #[inline]
    fn only_child(&self, id: u32) -> u32 {
        let is_child = |&row: &u32| {
            row & WHOLE == 0 || self.whole.get((row & !WHOLE) as usize).is_some_and(|node| node.parent == id)
        };
        if self.rows.get(id as usize + 1).is_some_and(is_child) { id + 1 } else { NONE }
    }

    /// The number of nodes after this one that continue its line and are stored as one number each: no variation starts there, and each
    /// text starts where the previous one ends.
    pub fn plain_behind(&self, id: u32) -> usize {
        let behind = self.rows.get(id as usize + 1..).unwrap_or_default();
        behind.iter().take_while(|&&row| row & WHOLE == 0).count()
    }

    /// How many nodes after one node each of two trees, at most `most`, are stored so and have texts of equal length; with the spans of
    /// these texts.
    pub fn equally_long_behind(&self, id: u32, other: (&Nodes, u32), most: usize) -> (usize, [(u32, u32); 2]) {
        let (others, with) = other;
        let (start, start_there) = (self.end(id), others.end(with));
        let shift = start_there.wrapping_sub(start);
        let left = self.rows.get(id as usize + 1..).unwrap_or_default();
        let right = others.rows.get(with as usize + 1..).unwrap_or_default();
        let alike = |(one, two): &(&u32, &u32)| (**one | **two) & WHOLE == 0 && one.wrapping_add(shift) == **two;
        let count = left.iter().zip(right).take(most).take_while(alike).count();
        let (end, end_there) = (self.end(id + count as u32), others.end(with + count as u32));
        (count, [(start, end), (start_there, end_there)])
    }

    /// Whether a node has a flag.
    #[inline]
    pub fn has_flag(&self, id: u32, flag: u32) -> bool {
        let row = self.rows[id as usize];
        row & WHOLE != 0 && self.whole[(row & !WHOLE) as usize].flags & flag != 0
    }

    /// A node for modification. Links are changed by [`attach`](Self::attach) and [`detach`](Self::detach), the end of the text by
    /// [`set_end`](Self::set_end).
    pub fn at_mut(&mut self, id: u32) -> &mut Node {
        if self.rows[id as usize] & WHOLE == 0 {
            let node = self.at(id);
            self.rows[id as usize] = WHOLE | self.whole.len() as u32;
            self.whole.push(node);
        }
        &mut self.whole[(self.rows[id as usize] & !WHOLE) as usize]
    }

    /// Adds a node that hangs nowhere yet.
    pub fn push(&mut self, node: Node) {
        self.rows.push(WHOLE | self.whole.len() as u32);
        self.whole.push(node);
    }

    /// Adds the only child of the last node, whose text begins where that one's ends.
    #[inline]
    pub fn push_next(&mut self, end: u32) {
        let id = self.rows.len() as u32;
        if end & WHOLE != 0 {
            return self.push_below(id - 1, Node::new(self.end(id - 1), end));
        }
        self.lead_on(id);
        self.rows.push(end);
    }

    /// Adds a node as the last child of another.
    #[inline]
    pub fn push_below(&mut self, parent: u32, mut node: Node) {
        let id = self.rows.len() as u32;
        node.parent = parent;
        if parent + 1 == id {
            self.lead_on(id);
        } else {
            let above = self.at_mut(parent);
            node.prev = std::mem::replace(&mut above.last, id);
            match node.prev {
                NONE => above.first = id,
                prev => self.at_mut(prev).next = id,
            }
        }
        self.push(node);
    }

    /// Links the last node to its first child, the node of this number, unless that follows from their places.
    fn lead_on(&mut self, id: u32) {
        let above = self.rows[id as usize - 1];
        if above & WHOLE != 0 {
            let above = &mut self.whole[(above & !WHOLE) as usize];
            (above.first, above.last) = (id, id);
        }
    }

    /// Says where the text of a node ends.
    #[inline]
    pub fn set_end(&mut self, id: u32, end: u32) {
        let is_last = id as usize + 1 == self.rows.len();
        if !is_last {
            // It may begin where this one ended.
            self.at_mut(id + 1);
        }
        if self.rows[id as usize] & WHOLE == 0 && end & WHOLE == 0 {
            self.rows[id as usize] = end;
        } else {
            self.at_mut(id).end = end;
        }
    }

    /// Links a node below a parent, before `next` or last.
    pub fn attach(&mut self, id: u32, parent: u32, next: u32) {
        let above = self.at(parent);
        let prev = if next == NONE { above.last } else { self.at(next).prev };
        let node = self.at_mut(id);
        (node.parent, node.prev, node.next) = (parent, prev, next);
        self.join(parent, above, (prev, id), (id, next));
    }

    /// Unlinks a node, and returns its former parent.
    pub fn detach(&mut self, id: u32) -> u32 {
        let node = self.at_mut(id);
        let (parent, prev, next) = (node.parent, node.prev, node.next);
        (node.parent, node.prev, node.next) = (NONE, NONE, NONE);
        let above = self.at(parent);
        self.join(parent, above, (prev, next), (prev, next));
        parent
    }

    /// Makes neighbours of two pairs of children of `parent`, which is now as `above` says; `NONE` is its end.
    fn join(&mut self, parent: u32, above: Node, left: (u32, u32), right: (u32, u32)) {
        let (mut first, mut last) = (above.first, above.last);
        match left.0 {
            NONE => first = left.1,
            prev => self.at_mut(prev).next = left.1,
        }
        match right.1 {
            NONE => last = right.0,
            next => self.at_mut(next).prev = right.0,
        }
        let follows = self.rows[parent as usize] & WHOLE == 0 && first == last && first == self.only_child(parent);
        if !follows {
            let above = self.at_mut(parent);
            (above.first, above.last) = (first, last);
        }
    }
}

/// Written out, however they are kept.
impl std::fmt::Debug for Nodes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// What some nodes have, by their numbers.
pub(in crate::sgf) type ByNode<V> = HashMap<u32, V, BuildHasherDefault<InOrder>>;

/// Hashes the number of a node so that nodes that follow each other are next to each other in a table: a file can have something odd in
/// every node, and nearly all work goes from node to node. Numbers are counted, so that no file can choose many that share a place.
#[derive(Clone, Copy, Default)]
pub(in crate::sgf) struct InOrder(u64);

impl Hasher for InOrder {
    fn finish(&self) -> u64 {
        // Tables take the place from the lowest bits, and tell neighbours apart by the highest.
        self.0 ^ (self.0.wrapping_mul(0x9E37_79B9_7F4A_7C15) & 0x7F << 57)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = self.0 << 8 | u64::from(byte));
    }

    fn write_u32(&mut self, number: u32) {
        self.0 = u64::from(number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same changes made to nodes that are all written out.
    #[derive(Default)]
    struct Plain(Vec<Node>);

    impl Plain {
        fn attach(&mut self, id: usize, parent: usize, next: u32) {
            let prev = if next == NONE { self.0[parent].last } else { self.0[next as usize].prev };
            (self.0[id].parent, self.0[id].prev, self.0[id].next) = (parent as u32, prev, next);
            self.join(parent, prev, next, (id as u32, id as u32));
        }

        fn detach(&mut self, id: usize) {
            let Node { parent, prev, next, .. } = self.0[id];
            (self.0[id].parent, self.0[id].prev, self.0[id].next) = (NONE, NONE, NONE);
            self.join(parent as usize, prev, next, (next, prev));
        }

        fn join(&mut self, parent: usize, prev: u32, next: u32, (after, before): (u32, u32)) {
            match prev {
                NONE => self.0[parent].first = after,
                prev => self.0[prev as usize].next = after,
            }
            match next {
                NONE => self.0[parent].last = before,
                next => self.0[next as usize].prev = before,
            }
        }
    }

    #[test]
    fn nodes_that_are_one_number_are_what_they_would_be_written_out() {
        let mut random = fastrand::Rng::with_seed(14);
        for _ in 0..300 {
            let (mut nodes, mut plain) = (Nodes::new(), Plain(vec![Node::new(0, 0)]));
            for end in 1..random.u32(2..60) {
                let (last, id) = (plain.0.len() - 1, plain.0.len());
                // One in ten is too far away for a row to express.
                let end = if random.u8(..10) == 0 { WHOLE + end } else { end };
                match random.u8(..7) {
                    0..=2 => {
                        nodes.push_next(end);
                        plain.0.push(Node::new(plain.0[last].end, end));
                        plain.attach(id, last, NONE);
                    }
                    3 => {
                        let parent = random.usize(..id);
                        let next = plain.0[parent].first;
                        let next = if random.bool() { next } else { NONE };
                        nodes.push(Node::new(end, end));
                        plain.0.push(Node::new(end, end));
                        nodes.attach(id as u32, parent as u32, next);
                        plain.attach(id, parent, next);
                    }
                    4 => {
                        let parent = random.usize(..id);
                        nodes.push_below(parent as u32, Node::new(end, end));
                        plain.0.push(Node::new(end, end));
                        plain.attach(id, parent, NONE);
                    }
                    5 => {
                        let id = random.usize(..id);
                        nodes.set_end(id as u32, end);
                        // Whoever began there begins there still.
                        plain.0[id].end = end;
                    }
                    _ => {
                        let id = random.usize(..id);
                        let Node { parent, next, .. } = plain.0[id];
                        if parent != NONE {
                            assert_eq!(nodes.detach(id as u32), parent);
                            plain.detach(id);
                            if random.bool() {
                                nodes.attach(id as u32, parent, next);
                                plain.attach(id, parent as usize, next);
                            }
                        }
                    }
                }
                assert!(nodes.iter().eq(plain.0.iter().copied()), "{nodes:?}\n{:?}", plain.0);
                assert_eq!(nodes.get(nodes.len() as u32), None);
            }
        }
    }
}
