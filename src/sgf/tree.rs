//! The whole collection as a flat arena over the file's own bytes.
//!
//! A node is nine numbers: five links, and the span of the file it was read from. Its properties are read from that
//! span when somebody asks; only edited nodes, and nodes whose text is not regular, have a list of their own in a side
//! table. Node ids are stable and never used again; deleting a variation only unlinks it.

use super::lexer::is_space;
use super::{
    Properties, Property,
    lexer::skip_space,
    property::{PropertyText, Source, is_blank},
};
use crate::text::{self, Charset};
use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

/// A node of a [`Tree`]. Stable for the life of the tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(super) u32);

pub(super) const NONE: u32 = u32::MAX;
/// The invisible parent of all games.
pub(super) const COLLECTION: u32 = 0;

/// Properties come from `Tree::lists`, not from the span.
pub(super) const LISTED: u32 = 1;
/// The children's order in the text is not their order in the tree (inline variations).
pub(super) const INLINE: u32 = 2;
/// Made by an edit; its layout is in `Tree::made`.
pub(super) const MADE: u32 = 4;

#[derive(Clone, Debug)]
pub(super) struct Node {
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
    pub(super) fn new(start: u32, end: u32) -> Self {
        Self { parent: NONE, first: NONE, last: NONE, prev: NONE, next: NONE, start, end, parens: NONE, flags: 0 }
    }
}

/// Where the parentheses of a variation stand. The opening one's text ends where its node's text starts.
#[derive(Clone, Debug)]
pub(super) struct Parens {
    pub open: u32,
    pub close: (u32, u32),
}

/// Text of an opening and a closing parenthesis, with the white space before each.
pub(crate) type ParensText = (Box<[u8]>, Box<[u8]>);

/// A node to be made: the text around its properties, and the properties.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct NewNode {
    /// Parentheses, for a node that brings its own.
    pub parens: Option<ParensText>,
    /// The white space before the `;`.
    pub lead: Box<[u8]>,
    /// The properties.
    pub properties: Vec<PropertyText>,
}

#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub parens: Option<ParensText>,
    pub lead: Box<[u8]>,
}

/// A collection of game records: every game, node and property, and every byte between them.
///
/// Cloning shares the file's bytes and copies the links.
///
/// # Panics
/// Whatever takes a node panics on one of another tree that has more nodes than this one. Nodes that were taken out stay valid.
#[derive(Clone, Debug)]
pub struct Tree {
    pub(super) source: Arc<Vec<u8>>,
    pub(super) nodes: Vec<Node>,
    pub(super) parens: Vec<Parens>,
    pub(super) lists: HashMap<u32, Vec<PropertyText>>,
    pub(super) made: HashMap<u32, Layout>,
    /// Net number of changes to the children of a node; 0 means that they are as they were read.
    pub(super) relinked: HashMap<u32, i32>,
    /// Counts changes to the children of any node.
    pub(super) shape: u64,
    /// Lists that differ from what was read; empty again when every edit is undone.
    pub(super) edited: HashMap<u32, u32>,
    /// Edited nodes that lack a property together with stray parentheses before it.
    pub(super) uprooted: HashSet<u32>,
    /// What edited nodes of a record with strays had when they were read.
    pub(super) rooted: HashMap<u32, Vec<PropertyText>>,
    /// Spans of late properties that are not where they were any more, and must not be copied.
    pub(super) holes: Vec<(u32, u32)>,
    /// Nodes with late properties.
    pub(super) late: Vec<u32>,
    /// What stands before the first game and after the last one.
    pub(super) header: (u32, u32),
    pub(super) trailer: (u32, u32),
    /// Where the `;` and the properties start in nodes with junk before either. Without a `;` both are the same.
    pub(super) heads: HashMap<u32, (u32, u32)>,
    /// The file ends before every parenthesis is closed.
    pub(super) unclosed: bool,
    /// The file ends inside a value.
    pub(super) open_value: bool,
    /// That value ends in a backslash that escapes nothing.
    pub(super) open_escape: bool,
    /// Brackets, parentheses or semicolons stand where none belong.
    pub(super) stray: bool,
    /// Charsets by the offset from which they hold; the first holds from 0.
    pub(super) charsets: Vec<(u32, Charset)>,
    /// Charsets that made nodes name, for the roots of games. Of no account where all games have the same.
    pub(super) made_charsets: HashMap<u32, Charset>,
}

impl Tree {
    /// An empty collection, in UTF-8.
    pub fn empty() -> Self {
        Self::over(Arc::default(), Charset::utf8())
    }

    pub(super) fn over(source: Arc<Vec<u8>>, charset: Charset) -> Self {
        Self {
            source,
            nodes: vec![Node::new(0, 0)],
            parens: Vec::new(),
            lists: HashMap::new(),
            made: HashMap::new(),
            relinked: HashMap::new(),
            shape: 0,
            edited: HashMap::new(),
            uprooted: HashSet::new(),
            rooted: HashMap::new(),
            holes: Vec::new(),
            late: Vec::new(),
            header: (0, 0),
            trailer: (0, 0),
            heads: HashMap::new(),
            unclosed: false,
            open_value: false,
            open_escape: false,
            stray: false,
            charsets: vec![(0, charset)],
            made_charsets: HashMap::new(),
        }
    }

    // Links ----------------------------------------------------------------------------------------------------------

    /// The roots of the games, in order.
    pub fn games(&self) -> Children<'_> {
        Children { tree: self, next: self.nodes[COLLECTION as usize].first }
    }

    /// How many games there are.
    pub fn game_count(&self) -> usize {
        self.games().count()
    }

    /// The node before this one; `None` at the root of a game.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        Some(self.node(node).parent).filter(|&p| p != COLLECTION && p != NONE).map(NodeId)
    }

    /// The main continuation.
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        id(self.node(node).first)
    }

    /// The last continuation.
    pub fn last_child(&self, node: NodeId) -> Option<NodeId> {
        id(self.node(node).last)
    }

    /// The next variation beside this node; for a root, the next game.
    pub fn next_sibling(&self, node: NodeId) -> Option<NodeId> {
        id(self.node(node).next)
    }

    /// The previous variation beside this node; for a root, the previous game.
    pub fn previous_sibling(&self, node: NodeId) -> Option<NodeId> {
        id(self.node(node).prev)
    }

    /// The continuations of a node, main one first.
    pub fn children(&self, node: NodeId) -> Children<'_> {
        Children { tree: self, next: self.node(node).first }
    }

    /// How many continuations a node has.
    pub fn child_count(&self, node: NodeId) -> usize {
        self.children(node).count()
    }

    /// The root of the game that a node belongs to. Takes time with the depth.
    pub fn root(&self, mut node: NodeId) -> NodeId {
        while let Some(parent) = self.parent(node) {
            node = parent;
        }
        node
    }

    /// How many nodes were ever made, unlinked ones included: an upper bound for ids.
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// True without a single node.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// A small number that is different for every node of this tree, for side tables. Less than `len() + 1`.
    pub fn index(&self, node: NodeId) -> usize {
        node.0 as usize
    }

    /// A number that changes whenever a node is linked or unlinked, and never otherwise: what was worked out from the shape of
    /// the tree holds as long as it stays the same.
    pub fn shape(&self) -> u64 {
        self.shape
    }

    /// True when the node can be reached from a game's root. Takes time with the depth.
    pub fn is_linked(&self, node: NodeId) -> bool {
        let mut at = node.0;
        while at != NONE && at != COLLECTION {
            at = self.nodes[at as usize].parent;
        }
        at == COLLECTION
    }

    /// True at the root of a game.
    pub fn is_root(&self, node: NodeId) -> bool {
        self.node(node).parent == COLLECTION
    }

    /// Child numbers from the root of the game to this node; empty for a root.
    pub fn path(&self, mut node: NodeId) -> Vec<usize> {
        let mut path = Vec::new();
        while let Some(parent) = self.parent(node) {
            let mut number = 0;
            let mut at = self.node(node).prev;
            while at != NONE {
                number += 1;
                at = self.nodes[at as usize].prev;
            }
            path.push(number);
            node = parent;
        }
        path.reverse();
        path
    }

    /// The node that a path of child numbers leads to.
    pub fn at_path(&self, root: NodeId, path: &[usize]) -> Option<NodeId> {
        path.iter().try_fold(root, |node, &number| self.children(node).nth(number))
    }

    /// Every node at and below `node` in file order: a node, then its variations. Needs no memory.
    pub fn descendants(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let mut next = Some(node);
        std::iter::from_fn(move || {
            let current = next?;
            next = self.first_child(current).or_else(|| {
                let mut at = current;
                loop {
                    if at == node {
                        return None;
                    }
                    if let Some(sibling) = self.next_sibling(at) {
                        return Some(sibling);
                    }
                    at = self.parent(at)?;
                }
            });
            Some(current)
        })
    }

    // Properties -----------------------------------------------------------------------------------------------------

    /// The properties of a node in file order, duplicates included.
    pub fn properties(&self, node: NodeId) -> Properties<'_> {
        let n = self.node(node);
        if n.flags & LISTED != 0 {
            let list = self.lists.get(&node.0).map(Vec::as_slice).unwrap_or_default();
            return Properties(Source::Listed { list: list.iter(), bytes: &self.source });
        }
        let at = self.semicolon(node.0).1;
        Properties(Source::Scanned {
            bytes: &self.source,
            at,
            end: n.end as usize,
            charset: self.charset_at(n.start as usize),
        })
    }

    /// The first property with this identifier.
    pub fn property(&self, node: NodeId, id: &str) -> Option<Property<'_>> {
        self.properties(node).find(|p| p.id() == id)
    }

    /// Whether the node has this property.
    pub fn has(&self, node: NodeId, id: &str) -> bool {
        self.property(node, id).is_some()
    }

    /// All raw values of this property, those of a second one with the same identifier included.
    pub fn values<'a>(&'a self, node: NodeId, id: &'a str) -> impl Iterator<Item = &'a [u8]> + 'a {
        self.properties(node).filter(move |p| p.id() == id).flat_map(|p| p.values())
    }

    /// The first raw value of this property.
    pub fn value<'a>(&'a self, node: NodeId, id: &str) -> Option<&'a [u8]> {
        self.property(node, id).and_then(|p| p.value())
    }

    /// The first value as Text: decoded, unescaped, line breaks kept.
    pub fn text(&self, node: NodeId, id: &str) -> Option<String> {
        let raw = self.value(node, id)?;
        Some(text::text_of(&self.charset(node).decode(raw).text))
    }

    /// The first value as SimpleText: decoded, unescaped, on one line.
    pub fn simple_text(&self, node: NodeId, id: &str) -> Option<String> {
        let raw = self.value(node, id)?;
        Some(text::simple_text_of(&self.charset(node).decode(raw).text))
    }

    /// The nearest node at or above this one that has the property: for inherited and game-info properties.
    pub fn inherited(&self, node: NodeId, id: &str) -> Option<NodeId> {
        let mut at = Some(node);
        while let Some(here) = at {
            if self.has(here, id) {
                return Some(here);
            }
            at = self.parent(here);
        }
        None
    }

    /// The charset of the game that the node was read in.
    pub fn charset(&self, node: NodeId) -> &Charset {
        if self.charsets.len() == 1 {
            return &self.charsets[0].1;
        }
        let mut at = node.0;
        loop {
            let &Node { flags, parent, start, .. } = &self.nodes[at as usize];
            if flags & MADE == 0 {
                return self.charset_at(start as usize);
            }
            if parent == COLLECTION || parent == NONE {
                return self.made_charsets.get(&at).unwrap_or(&self.charsets[0].1);
            }
            at = parent;
        }
    }

    /// Whether games of this collection are in different encodings.
    pub fn has_several_charsets(&self) -> bool {
        self.charsets.len() > 1
    }

    /// The bytes the record was read from; for a UTF-16 file its text in UTF-8.
    pub fn source(&self) -> &[u8] {
        &self.source
    }

    /// Where in [`source`](Self::source) a raw value that this tree gave stands; `None` for one that was written since.
    pub fn offset_of(&self, raw: &[u8]) -> Option<usize> {
        let offset = (raw.as_ptr() as usize).checked_sub(self.source.as_ptr() as usize)?;
        (offset + raw.len() <= self.source.len()).then_some(offset)
    }

    /// Whether the node's text holds nothing but its properties, or was written since.
    pub fn is_regular(&self, node: NodeId) -> bool {
        !self.heads.contains_key(&node.0)
    }

    /// Whether the line goes on after a variation of this node was closed, and so the text has another order than the tree.
    pub fn has_inline_variations(&self, node: NodeId) -> bool {
        self.node(node).flags & INLINE != 0 && !self.relinked.contains_key(&node.0)
    }

    /// Whether a variation (or a game) starts with this node: it has parentheses of its own in the file.
    pub fn has_parentheses(&self, node: NodeId) -> bool {
        self.node(node).parens != NONE
    }

    /// Where in the file a byte of [`source`](Self::source) is: the same but for UTF-16 files.
    pub fn file_offset(&self, offset: usize) -> usize {
        self.charsets[0].1.file_offset(&self.source, offset)
    }

    /// Where the node's text starts in the file: its semicolon, where it has one. `None` for a node made by an edit.
    pub fn offset(&self, node: NodeId) -> Option<usize> {
        (self.node(node).flags & MADE == 0).then(|| self.semicolon(node.0).0)
    }

    // Changes --------------------------------------------------------------------------------------------------------
    // Only `record` calls these; each can be taken back exactly.

    /// Makes a node that is not linked anywhere yet.
    pub(crate) fn create(&mut self, new: NewNode) -> NodeId {
        let id = self.nodes.len() as u32;
        let mut node = Node::new(0, 0);
        node.flags = MADE | LISTED;
        self.nodes.push(node);
        if let Some(charset) = self.declared_charset(&new.properties) {
            self.made_charsets.insert(id, charset);
        }
        self.lists.insert(id, new.properties);
        self.made.insert(id, Layout { parens: new.parens, lead: new.lead });
        NodeId(id)
    }

    /// The charset that the properties of a root name, in a collection whose games have different ones. A game that was
    /// read in it says how it is meant.
    fn declared_charset(&self, properties: &[PropertyText]) -> Option<Charset> {
        if !self.has_several_charsets() {
            return None;
        }
        let label = properties.iter().map(|text| self.read_property(text)).find(|property| property.id() == "CA")?;
        let label = String::from_utf8_lossy(label.value()?).into_owned();
        let charset = Charset::for_label(&label)?;
        let known = self.charsets.iter().map(|(_, known)| known).find(|known| known.same_encoding(&charset));
        Some(known.cloned().unwrap_or(charset))
    }

    /// Makes the ids of a tree with `len` nodes valid here too: those it has not are nodes that nothing leads to.
    pub(crate) fn pad(&mut self, len: usize) {
        while self.len() < len {
            self.create(NewNode::default());
        }
    }

    /// The id that a node gets when `made` nodes were made before it.
    pub(crate) fn id_after(made: usize) -> NodeId {
        NodeId(made as u32 + 1)
    }

    /// Says that every game is in this charset from now on, and returns what was said before, for
    /// [`restore_charsets`](Self::restore_charsets). Whoever calls it re-encodes what is not ASCII.
    pub(crate) fn set_charset(&mut self, charset: Charset) -> Vec<(u32, Charset)> {
        std::mem::replace(&mut self.charsets, vec![(0, charset)])
    }

    /// The charsets of the games, for [`restore_charsets`](Self::restore_charsets), with another for this one.
    pub(crate) fn charsets_with(&self, root: NodeId, charset: Charset) -> Vec<(u32, Charset)> {
        let from = self.node(root).start;
        let read = self.games().filter(|game| self.node(*game).flags & MADE == 0);
        let next = read.map(|game| self.node(game).start).filter(|&start| start > from).min();
        let mut charsets: Vec<(u32, Charset)> = self.charsets.iter().filter(|(at, _)| *at < from).cloned().collect();
        charsets.push((from, charset));
        if let Some(next) = next {
            charsets.push((next, self.charset_at(next as usize).clone()));
            charsets.extend(self.charsets.iter().filter(|(at, _)| *at > next).cloned());
        }
        charsets
    }

    /// Puts back what [`set_charset`](Self::set_charset) returned.
    pub(crate) fn restore_charsets(&mut self, charsets: Vec<(u32, Charset)>) -> Vec<(u32, Charset)> {
        std::mem::replace(&mut self.charsets, charsets)
    }

    /// The white space before a node's semicolon, and that before the opening and the closing parenthesis of the
    /// variation that starts with it, where the node has its own.
    pub(crate) fn layout(&self, node: NodeId) -> (Box<[u8]>, Option<ParensText>) {
        let n = self.node(node);
        if let Some(layout) = self.made.get(&node.0) {
            return (layout.lead.clone(), layout.parens.clone());
        }
        let blank = |from: u32, to: u32| -> Box<[u8]> {
            let span = &self.source[from as usize..to.max(from) as usize];
            span.iter().copied().filter(|&b| is_space(b)).collect()
        };
        let parens = (n.parens != NONE).then(|| {
            let parens = &self.parens[n.parens as usize];
            let wrap = |space: Box<[u8]>, paren: u8| [&space[..], &[paren]].concat().into_boxed_slice();
            (wrap(blank(parens.open, n.start), b'('), wrap(blank(parens.close.0, parens.close.1), b')'))
        });
        let lead = self.source[n.start as usize..n.end as usize].iter().take_while(|&&b| is_space(b)).count();
        (blank(n.start, n.start + lead as u32), parens)
    }

    /// A copy of a node, to be made in this or another tree: its bytes, without what follows it.
    pub(crate) fn copy(&self, node: NodeId) -> NewNode {
        let properties = self.list(node).iter().map(|text| self.read_property(text).to_own_text()).collect();
        let (lead, parens) = self.layout(node);
        NewNode { parens, lead, properties }
    }

    /// An entry of a written-down list as a property.
    pub(crate) fn read_property<'a>(&'a self, text: &'a PropertyText) -> Property<'a> {
        Property::of_text(text, &self.source)
    }

    /// Links a node below `parent` (`None`: as a game), before a sibling or last.
    ///
    /// `step` is 1 for doing and -1 for taking back an [`unlink`](Self::unlink): when the steps of a parent add up to
    /// 0, its children are written as they were read.
    pub(crate) fn link(&mut self, node: NodeId, parent: Option<NodeId>, before: Option<NodeId>, step: i32) {
        let parent = parent.map_or(COLLECTION, |p| p.0);
        let next = before.map_or(NONE, |b| b.0);
        debug_assert!(next == NONE || self.nodes[next as usize].parent == parent);
        debug_assert_eq!(self.nodes[node.0 as usize].parent, NONE);
        self.attach(node.0, parent, next);
        self.count_relink(parent, step);
    }

    pub(super) fn attach(&mut self, node: u32, parent: u32, next: u32) {
        let prev = if next == NONE { self.nodes[parent as usize].last } else { self.nodes[next as usize].prev };
        let n = &mut self.nodes[node as usize];
        (n.parent, n.prev, n.next) = (parent, prev, next);
        if prev == NONE {
            self.nodes[parent as usize].first = node;
        } else {
            self.nodes[prev as usize].next = node;
        }
        if next == NONE {
            self.nodes[parent as usize].last = node;
        } else {
            self.nodes[next as usize].prev = node;
        }
    }

    /// Unlinks a node with everything below it. The nodes stay in the arena. `step` as in [`link`](Self::link).
    pub(crate) fn unlink(&mut self, node: NodeId, step: i32) {
        let n = &mut self.nodes[node.0 as usize];
        let (parent, prev, next) = (n.parent, n.prev, n.next);
        debug_assert_ne!(parent, NONE);
        (n.parent, n.prev, n.next) = (NONE, NONE, NONE);
        if prev == NONE {
            self.nodes[parent as usize].first = next;
        } else {
            self.nodes[prev as usize].next = next;
        }
        if next == NONE {
            self.nodes[parent as usize].last = prev;
        } else {
            self.nodes[next as usize].prev = prev;
        }
        self.count_relink(parent, step);
    }

    fn count_relink(&mut self, parent: u32, step: i32) {
        self.shape += 1;
        let count = self.relinked.entry(parent).or_insert(0);
        *count += step;
        if *count == 0 {
            self.relinked.remove(&parent);
        }
    }

    /// The numbers of a node's properties that stand after a variation of it.
    pub(super) fn late_properties(&self, node: NodeId) -> impl Iterator<Item = usize> + '_ {
        let list = self.lists.get(&node.0);
        list.into_iter().flatten().enumerate().filter_map(|(index, property)| match property {
            PropertyText::Source(property) if property.late => Some(index),
            _ => None,
        })
    }

    /// The properties of a node as a list that can be changed and given to [`set_list`](Self::set_list).
    pub(crate) fn list(&self, node: NodeId) -> Vec<PropertyText> {
        match self.lists.get(&node.0) {
            Some(list) => list.clone(),
            None => self.properties(node).map(|p| PropertyText::Source(p.to_source())).collect(),
        }
    }

    /// Replaces the properties of a node. `step` is 1 for doing, -1 for taking back.
    ///
    /// Properties that stand after a variation of the node stay the last ones: that is where their bytes are.
    pub(crate) fn set_list(&mut self, node: NodeId, mut list: Vec<PropertyText>, step: i32) {
        list.sort_by_key(|p| matches!(p, PropertyText::Source(s) if s.late));
        let late = |list: &[PropertyText]| -> Vec<(u32, u32)> {
            let span = |p: &PropertyText| match p {
                PropertyText::Source(s) if s.late => Some((s.start, s.end)),
                _ => None,
            };
            list.iter().filter_map(span).collect()
        };
        let new = late(&list);
        let old = self.lists.get(&node.0).map(|l| late(l)).unwrap_or_default();
        self.holes.retain(|hole| !new.contains(hole));
        self.holes.extend(old.iter().filter(|span| !new.contains(span)));
        self.holes.sort_unstable();
        if self.stray {
            // Depends on the list alone and not on the way to it: else a step made again would look different.
            let read = self.rooted.remove(&node.0).unwrap_or_else(|| self.list(node));
            let lost = late(&read).iter().any(|span| !new.contains(span)) || self.lacks_stray(&read, &list);
            if lost {
                self.uprooted.insert(node.0)
            } else {
                self.uprooted.remove(&node.0)
            };
            self.rooted.insert(node.0, read);
        }
        self.lists.insert(node.0, list);
        self.nodes[node.0 as usize].flags |= LISTED;
        let count = self.edited.entry(node.0).or_insert(0);
        *count = count.wrapping_add_signed(step);
        if *count == 0 {
            self.edited.remove(&node.0);
            self.uprooted.remove(&node.0);
            self.rooted.remove(&node.0);
        }
    }

    /// Whether a list leaves out junk that stands before a property of another.
    fn lacks_stray(&self, read: &[PropertyText], list: &[PropertyText]) -> bool {
        let lead = |p| Property::of_text(p, &self.source).lead();
        read.iter().any(|p| !is_blank(lead(p)) && !list.iter().any(|kept| lead(kept) == lead(p)))
    }

    // Inside ---------------------------------------------------------------------------------------------------------

    pub(super) fn node(&self, node: NodeId) -> &Node {
        &self.nodes[node.0 as usize]
    }

    pub(super) fn charset_at(&self, offset: usize) -> &Charset {
        let after = self.charsets.partition_point(|(from, _)| *from as usize <= offset);
        &self.charsets[after.max(1) - 1].1
    }

    /// Where the `;` and the properties of a node that was read start. Without a `;` both are the same.
    pub(super) fn semicolon(&self, id: u32) -> (usize, usize) {
        if let Some(&(semicolon, head)) = self.heads.get(&id) {
            return (semicolon as usize, head as usize);
        }
        let node = &self.nodes[id as usize];
        let semicolon = skip_space(&self.source[..node.end as usize], node.start as usize);
        (semicolon, semicolon + 1)
    }
}

fn id(link: u32) -> Option<NodeId> {
    (link != NONE).then_some(NodeId(link))
}

/// The continuations of a node, or the games of a collection, in order.
#[derive(Clone, Debug)]
pub struct Children<'a> {
    tree: &'a Tree,
    next: u32,
}

impl Iterator for Children<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let node = id(self.next)?;
        self.next = self.tree.node(node).next;
        Some(node)
    }
}
