//! Editing a record through checked calls: each is validated, and refused before anything is changed if it would break the record.

use super::draft::Draft;
use super::transaction::{Merge, Transaction};
use super::{Document, layout};
use crate::sgf::{NewNode, NodeId, PropertyText, Tree, is_identifier_text, is_whole_value};
use crate::text::{self, Charset, LineEnd, Unencodable};
use std::collections::{HashMap, HashSet};

errors! {
    /// Why a change was refused. Record and edit are unchanged.
    #[derive(Clone, Debug, PartialEq, Eq)]
    Refusal {
        /// This node is not part of the record, or no longer.
        NotInRecord(_: NodeId) => message!("node-not-in-record", "this node is not part of the record"),
        /// A node cannot hang below itself.
        BelowItself(_: NodeId) => message!("node-cannot-hang-below", "a node cannot be moved below itself"),
        /// The sibling to insert before is not a child of that parent.
        NotBelow(_: NodeId) => message!("node-hangs-elsewhere", "the node to insert before has a different parent"),
        /// The two games are in different encodings: values would mean something else.
        OtherEncoding => message!("games-differ-in-encoding", "the games are in different encodings"),
        /// Not a valid SGF identifier (upper-case letters and digits).
        NoIdentifier(id: String) => message!("no-identifier", "\"{id}\" is not a valid property name", id),
        /// `CA` determines how bytes are read: the command `encoding` changes both together.
        Encoding =>
            message!("ca-changes-with-bytes", "CA cannot be changed without the bytes: use the command 'encoding'"),
        /// A property needs a value; it may be empty.
        NoValue => message!("property-needs-value", "a property needs a value"),
        /// The value would end too early, or not at all: `]` and `\` need a `\` before them.
        Unescaped(value: String) =>
            message!("value-not-escaped", "the value \"{value}\" has a ] or \\ that is not escaped", value),
        /// The record is all ASCII and names no encoding, so nothing says how other characters are to be read:
        /// [`convert`](crate::sgf::convert()) to UTF-8 first, in the program the command `encoding utf-8`.
        NoEncoding => message!(
            "record-names-no-encoding",
            "the record does not name an encoding, so it can only hold ASCII text"
        ),
        /// The encoding of the record lacks a character.
        Unencodable(what: Unencodable) => what.message(),
        /// The record would be read in another encoding when it is opened again: the evidence for the guess is gone, or the new text looks like
        /// another encoding. [`convert`](crate::sgf::convert()) to UTF-8, in the program the command `encoding utf-8`, makes it unambiguous.
        Misread(label: &'static str) => message!(
            "record-would-be-misread",
            "the record would no longer be read as {label} when reopened; use 'encoding UTF-8' to convert it and name its encoding",
            label
        ),
    }
}

/// An undo step under construction: its changes are applied, undone and redone together. Started by [`Document::edit`]; nothing changes
/// until [`apply`](Self::apply), and dropping it has no effect.
///
/// Nodes that it makes can be used at once. Layout follows the record: a new node stands as its neighbours do, a changed
/// property keeps its place.
///
/// ```
/// use variorum_sgf::record::Document;
///
/// let (mut document, _) = Document::open(b"(;GM[1]SZ[9];B[cc];W[gg])".to_vec());
/// let first = document.tree().first_child(document.cursor().unwrap()).unwrap();
/// let mut edit = document.edit("Add a variation");
/// let node = edit.add_node(first)?;
/// edit.set(node, "W", ["gc"])?;
/// edit.set_text(node, "C", "Or [here].")?;
/// edit.apply()?;
/// assert_eq!(document.tree().write(), b"(;GM[1]SZ[9];B[cc](;W[gg])(;W[gc]C[Or [here\\].]))");
/// document.undo();
/// assert_eq!(document.tree().write(), b"(;GM[1]SZ[9];B[cc];W[gg])");
/// # Ok::<(), variorum_sgf::record::Refusal>(())
/// ```
#[derive(Debug)]
#[must_use = "nothing is changed before `apply`"]
pub struct Edit<'a> {
    document: &'a mut Document,
    transaction: Transaction,
    line_end: LineEnd,
    /// The new places of nodes that this edit moved; the tree has those of the rest.
    places: HashMap<NodeId, Place>,
    /// Below what this edit hung something.
    parents: HashSet<NodeId>,
    /// Nodes that are known to be part of the record: without it, a long line would be walked for each of its nodes.
    linked: HashSet<NodeId>,
    /// For new nodes, the nearest node above them that was there before, or the charset of their game.
    origins: HashMap<NodeId, Origin>,
    /// The change that sets each node's properties.
    lists: HashMap<NodeId, usize>,
}

/// Where the text of a new node gets its charset from.
#[derive(Clone, Debug)]
enum Origin {
    Node(NodeId),
    Game(Charset),
}

/// Where a node hangs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Nowhere,
    /// As a game.
    Root,
    Below(NodeId),
}

impl Document {
    /// Starts an edit, with its title in the undo history.
    pub fn edit(&mut self, title: impl Into<String>) -> Edit<'_> {
        let transaction = Transaction::new(self.tree(), title);
        let line_end = LineEnd::of(self.tree().source()).0;
        Edit {
            document: self,
            transaction,
            line_end,
            places: HashMap::new(),
            parents: HashSet::new(),
            linked: HashSet::new(),
            origins: HashMap::new(),
            lists: HashMap::new(),
        }
    }
}

impl Edit<'_> {
    /// The tree as it was when the edit began.
    pub fn tree(&self) -> &Tree {
        self.document.tree()
    }

    // Nodes ----------------------------------------------------------------------------------------------------------

    /// Adds an empty node as the last child of `parent`; it is the main continuation if there was none.
    ///
    /// # Errors
    /// [`Refusal::NotInRecord`].
    pub fn add_node(&mut self, parent: NodeId) -> Result<NodeId, Refusal> {
        self.check_linked(parent)?;
        let new = match self.lists.get(&parent).filter(|_| self.is_new(parent)) {
            Some(&change) => NewNode { lead: self.transaction.lead_of(change), ..NewNode::default() },
            None => layout::child(self.tree(), parent, Vec::new()),
        };
        Ok(self.make(new, Some(parent)))
    }

    /// Makes a game without properties, the last of the collection, and returns its root.
    ///
    /// It is in the encoding of the first game that there is.
    pub fn add_game(&mut self) -> NodeId {
        let line = if self.tree().is_empty() { "" } else { self.line_end.as_str() };
        let parens = Some((format!("{line}(").into_bytes().into(), (*b")").into()));
        let first = self.first_game().or_else(|| self.tree().games().next());
        let charset = first.map_or_else(|| self.tree().charset_of_all().clone(), |root| self.charset(root));
        self.make(NewNode { parens, charset: Some(charset), ..NewNode::default() }, None)
    }

    /// Deletes a node and everything below it; at a root, a game.
    ///
    /// # Errors
    /// [`Refusal::NotInRecord`].
    pub fn remove_node(&mut self, node: NodeId) -> Result<(), Refusal> {
        self.check_linked(node)?;
        self.transaction.unlink(node);
        self.places.insert(node, Place::Nowhere);
        match self.is_leaf(node) {
            true => drop(self.linked.remove(&node)),
            false => self.linked.clear(),
        }
        Ok(())
    }

    /// Moves a node and everything below it under `parent` or, with `None`, among the games; before the sibling `before`, or last.
    ///
    /// # Errors
    /// [`Refusal::NotInRecord`], [`Refusal::BelowItself`], [`Refusal::NotBelow`] and, between games that are in different
    /// encodings, [`Refusal::OtherEncoding`].
    pub fn move_node(&mut self, node: NodeId, parent: Option<NodeId>, before: Option<NodeId>) -> Result<(), Refusal> {
        self.check_linked(node)?;
        if let Some(parent) = parent {
            self.check_linked(parent)?;
            if parent == node || !self.is_leaf(node) && self.line_up(parent).any(|at| at == node) {
                return Err(Refusal::BelowItself(node));
            }
        }
        let place = parent.map_or(Place::Root, Place::Below);
        if let Some(before) = before.filter(|&before| before == node || self.place(before) != place) {
            return Err(Refusal::NotBelow(before));
        }
        let (from, to) = (self.charset(node), parent.map_or_else(|| self.charset(node), |parent| self.charset(parent)));
        if !from.same_values(&to) {
            return Err(Refusal::OtherEncoding);
        }
        self.transaction.unlink(node);
        self.transaction.link(node, parent, before);
        self.places.insert(node, place);
        self.parents.extend(parent);
        Ok(())
    }

    // Properties -----------------------------------------------------------------------------------------------------

    /// Gives a node a property with these values, in the spelling of the format: `]` and `\` are escaped already, and `:` in
    /// the parts of a composed value ([`set_text`](Self::set_text) escapes a text itself). It takes
    /// the place of all properties with this identifier, or comes last.
    ///
    /// # Errors
    /// [`Refusal::NotInRecord`], [`Refusal::NoIdentifier`], [`Refusal::Encoding`], [`Refusal::NoValue`],
    /// [`Refusal::Unescaped`], [`Refusal::NoEncoding`] and [`Refusal::Unencodable`].
    pub fn set<V: AsRef<str>>(
        &mut self,
        node: NodeId,
        id: &str,
        values: impl IntoIterator<Item = V>,
    ) -> Result<(), Refusal> {
        self.check_linked(node)?;
        if !is_identifier_text(id) {
            return Err(Refusal::NoIdentifier(id.to_owned()));
        }
        if id == "CA" {
            return Err(Refusal::Encoding);
        }
        let charset = self.charset(node);
        let mut raw = Vec::new();
        for value in values {
            let bytes = charset.encode(value.as_ref()).map_err(|what| match charset.is_undeclared_ascii() {
                true => Refusal::NoEncoding,
                false => Refusal::Unencodable(what),
            })?;
            if !is_whole_value(&bytes, &charset) {
                return Err(Refusal::Unescaped(value.as_ref().to_owned()));
            }
            raw.push(bytes);
        }
        if raw.is_empty() {
            return Err(Refusal::NoValue);
        }
        self.draft(node, |draft| draft.set_whole(id, &raw));
        Ok(())
    }

    /// Gives a node a property with one value that is text for people: what needs escaping is escaped, and line breaks are
    /// those of the record.
    ///
    /// # Errors
    /// As [`set`](Self::set), but for [`Refusal::Unescaped`].
    pub fn set_text(&mut self, node: NodeId, id: &str, value: &str) -> Result<(), Refusal> {
        let value = value.replace("\r\n", "\n").replace('\r', "\n");
        let value = self.line_end.apply(&text::escape_text(&value));
        self.set(node, id, [value])
    }

    /// Removes all properties with this identifier. Returns whether there was one.
    ///
    /// # Errors
    /// [`Refusal::NotInRecord`], and [`Refusal::Encoding`] for `CA`.
    pub fn remove(&mut self, node: NodeId, id: &str) -> Result<bool, Refusal> {
        self.check_linked(node)?;
        if id == "CA" {
            return Err(Refusal::Encoding);
        }
        Ok(self.draft(node, |draft| draft.remove_whole(id)))
    }

    // The step -------------------------------------------------------------------------------------------------------

    /// Sets the current node after the edit; by default it does not change.
    ///
    /// # Errors
    /// [`Refusal::NotInRecord`].
    pub fn stand_at(&mut self, node: NodeId) -> Result<(), Refusal> {
        self.check_linked(node)?;
        self.transaction.stand_at(node);
        Ok(())
    }

    /// Merges the edit into the previous undo step, if that has a matching key.
    pub fn merge(&mut self, merge: Merge) {
        self.transaction.merge(Some(merge));
    }

    /// Applies the changes as one undo step. Without changes only the current node is set.
    ///
    /// If the encoding was only guessed, an edit that writes non-ASCII text declares it in CA, and so does one that removes the evidence
    /// for the guess. [`Tree::left_out`] returns the stray text that could not be kept.
    ///
    /// # Errors
    /// [`Refusal::Misread`]; nothing is done then.
    pub fn apply(mut self) -> Result<(), Refusal> {
        let stand = self.transaction.cursor.unwrap_or(self.document.cursor());
        // If the current node is gone, its nearest remaining ancestor becomes current, or else the first game.
        if stand.is_none_or(|node| self.check_linked(node).is_err()) {
            let known = stand.filter(|&node| !self.is_new(node));
            let above: Vec<NodeId> = std::iter::successors(known, |&node| self.tree().parent(node)).collect();
            let left = above.into_iter().find(|&node| self.check_linked(node).is_ok());
            self.transaction.cursor = Some(left.or_else(|| self.first_game()));
        }
        let home = self.home();
        let settled = self.document.settle(self.transaction, home)?;
        self.document.apply(settled);
        Ok(())
    }

    // Inside ---------------------------------------------------------------------------------------------------------

    fn is_new(&self, node: NodeId) -> bool {
        self.tree().index(node) > self.tree().len()
    }

    /// Whether nothing hangs below the node, and nothing ever did since the edit began.
    fn is_leaf(&self, node: NodeId) -> bool {
        !self.parents.contains(&node) && (self.is_new(node) || self.tree().first_child(node).is_none())
    }

    fn make(&mut self, new: NewNode, parent: Option<NodeId>) -> NodeId {
        let origin = match (parent, &new.charset) {
            (Some(parent), _) => self.origins.get(&parent).cloned().unwrap_or(Origin::Node(parent)),
            (None, charset) => Origin::Game(charset.clone().unwrap_or_else(Charset::utf8)),
        };
        let node = self.transaction.create(new);
        self.lists.insert(node, self.transaction.last_change());
        self.transaction.link(node, parent, None);
        self.origins.insert(node, origin);
        self.places.insert(node, parent.map_or(Place::Root, Place::Below));
        self.parents.extend(parent);
        self.linked.insert(node);
        node
    }

    fn place(&self, node: NodeId) -> Place {
        if let Some(&place) = self.places.get(&node) {
            return place;
        }
        let tree = self.tree();
        match tree.index(node) {
            0 => Place::Nowhere,
            index if index > tree.len() => Place::Nowhere,
            _ if tree.is_root(node) => Place::Root,
            _ => tree.parent(node).map_or(Place::Nowhere, Place::Below),
        }
    }

    /// A node and what is above it, as far as it hangs anywhere.
    fn line_up(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(node), |&at| match self.place(at) {
            Place::Below(parent) => Some(parent),
            Place::Root | Place::Nowhere => None,
        })
    }

    /// Walks up to a node that is known to be part of the record, and knows all of them from then on.
    fn check_linked(&mut self, node: NodeId) -> Result<(), Refusal> {
        let mut walked = Vec::new();
        for at in self.line_up(node) {
            if self.linked.contains(&at) {
                break;
            }
            walked.push(at);
            if self.place(at) == Place::Nowhere {
                return Err(Refusal::NotInRecord(node));
            }
        }
        self.linked.extend(walked);
        Ok(())
    }

    fn first_game(&self) -> Option<NodeId> {
        let made = self.places.iter().filter(|(_, place)| **place == Place::Root).map(|(&node, _)| node).min();
        self.tree().games().find(|&root| self.place(root) == Place::Root).or(made)
    }

    /// The charset of the game that a node is in.
    fn charset(&self, node: NodeId) -> Charset {
        match self.origins.get(&node) {
            Some(Origin::Game(charset)) => charset.clone(),
            Some(Origin::Node(node)) => self.tree().charset(*node).clone(),
            None => self.tree().charset(node).clone(),
        }
    }

    /// The root of the first game to which it writes text that encodings do not agree about.
    fn home(&mut self) -> Option<NodeId> {
        let mut written: Vec<(usize, NodeId)> = self.lists.iter().map(|(&node, &change)| (change, node)).collect();
        written.sort_unstable();
        let foreign = written.into_iter().find(|&(change, node)| {
            let list = self.transaction.list_of(change);
            list.is_some_and(|list| list.iter().any(PropertyText::is_foreign)) && self.check_linked(node).is_ok()
        });
        foreign.and_then(|(_, node)| self.line_up(node).last())
    }

    /// Changes the properties of a node; what changes nothing leaves no trace.
    fn draft<T>(&mut self, node: NodeId, change: impl FnOnce(&mut Draft<'_>) -> T) -> T {
        let tree = self.document.tree();
        if let Some(list) = self.lists.get(&node).and_then(|&change| self.transaction.list_of(change)) {
            let mut draft = Draft::of_list(tree, std::mem::take(list));
            let answer = change(&mut draft);
            *list = draft.into_list();
            return answer;
        }
        let mut draft = Draft::of(tree, node);
        let answer = change(&mut draft);
        if draft.is_changed() {
            self.transaction.set_list(node, draft.into_list());
            self.lists.insert(node, self.transaction.last_change());
        }
        answer
    }
}
