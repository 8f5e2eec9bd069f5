//! The properties of a node under repair. Meaningless values are never deleted but set aside under a private identifier: `X` plus their old
//! identifier.

use super::code::{Code, Codes};
use super::game::Game;
use crate::sgf::{
    NodeId, PropertyEntry, Tree,
    value::{Value, read_value},
    vocabulary,
};
use crate::text::Charset;

/// Whether a stone is on a point after a node; `None` if unknown. (Boards belong to `game`.)
pub type Stones<'a> = dyn Fn(NodeId, &str) -> Option<bool> + 'a;

/// A property being repaired.
pub(in crate::sgf) struct Part {
    pub id: String,
    pub ident: Vec<u8>,
    pub values: Vec<Vec<u8>>,
    pub entry: Option<&'static PropertyEntry>,
    /// Its index in the node, as long as it is unchanged.
    pub kept: Option<usize>,
}

impl Part {
    pub fn new(game: &Game, id: &str, values: Vec<Vec<u8>>) -> Self {
        let entry = game.entry(id);
        Self { id: id.to_owned(), ident: id.as_bytes().to_vec(), values, entry, kept: None }
    }

    pub fn is_move(&self) -> bool {
        self.entry.is_some_and(PropertyEntry::is_move)
    }

    /// Its values, to be changed: it is then no longer the one that was read.
    pub fn values_mut(&mut self) -> &mut Vec<Vec<u8>> {
        self.kept = None;
        &mut self.values
    }

    /// Replaces its first value; further values stay.
    pub fn respell(&mut self, text: &str) {
        let first = ..self.values.len().min(1);
        self.values_mut().splice(first, [text.as_bytes().to_vec()]);
    }
}

/// A node's properties while they are repaired.
pub(in crate::sgf) struct NodeRepair<'a> {
    pub tree: &'a Tree,
    pub game: &'a Game,
    pub node: NodeId,
    pub charset: &'a Charset,
    pub stones: &'a Stones<'a>,
    pub parts: Vec<Part>,
    /// Properties of a node to insert before this one.
    pub before: Vec<Part>,
    /// Properties of nodes to insert after this one, one list per node.
    pub after: Vec<Vec<Part>>,
    /// The node is to be removed.
    pub removed: bool,
    /// The file contains non-ASCII text.
    pub foreign: bool,
    /// The node contains stray text.
    pub has_words: bool,
    wanted: Codes,
    /// Whether to make the node as strict readers want it, not only to repair the reported faults.
    pub newest: bool,
    /// Values without a use, by their identifier.
    aside: Vec<(String, Vec<Vec<u8>>)>,
}

impl<'a> NodeRepair<'a> {
    /// The properties of a node. With `newest` the result is to be FF4.
    pub fn new(
        (tree, node): (&'a Tree, NodeId),
        game: &'a Game,
        wanted: Codes,
        newest: bool,
        stones: &'a Stones<'a>,
    ) -> Self {
        let parts = tree.properties(node).enumerate().map(|(index, property)| {
            let id = property.id().into_owned();
            let entry = game.entry(&id);
            let values = property.values().map(<[u8]>::to_vec).collect();
            Part { id, ident: property.ident().to_vec(), values, entry, kept: Some(index) }
        });
        Self {
            tree,
            game,
            node,
            charset: tree.charset(node),
            stones,
            parts: parts.collect(),
            before: Vec::new(),
            after: Vec::new(),
            removed: false,
            foreign: false,
            has_words: false,
            wanted,
            newest,
            aside: Vec::new(),
        }
    }

    /// Whether faults of this kind are to be repaired.
    pub fn wants(&self, code: Code) -> bool {
        self.wanted.has(code)
    }

    /// The version of the format that the node is to be in.
    pub fn format(&self) -> u8 {
        if self.newest { 4 } else { self.game.format }
    }

    /// The text of a raw value, escapes in place.
    pub fn text(&self, raw: &[u8]) -> String {
        self.charset.decode(raw).text.into_owned()
    }

    /// A raw value's meaning.
    pub fn value_of(&self, entry: &PropertyEntry, raw: &[u8]) -> Value {
        read_value(entry, self.game.kind, &self.text(raw)).value
    }

    /// Sets values aside that mean nothing.
    pub fn set_aside(&mut self, id: &str, values: Vec<Vec<u8>>) {
        match self.aside.iter_mut().find(|(other, _)| other == id) {
            Some((_, list)) => list.extend(values),
            None => self.aside.push((id.to_owned(), values)),
        }
    }

    /// Puts what was set aside at the end of the node, under private identifiers.
    pub fn take_back_aside(&mut self) {
        for (id, values) in std::mem::take(&mut self.aside) {
            // A stranger's private property keeps its values to itself.
            let lists = || [&self.parts, &self.before].into_iter().chain(&self.after);
            let private = vocabulary::put_aside(&id, |name| lists().flatten().any(|part| part.id == name));
            // Beside what they were set aside for, where the node was split.
            let has = |list: &Vec<Part>| list.iter().any(|part| part.id == id);
            let list = match has(&self.parts) {
                true => &mut self.parts,
                false => match std::iter::once(&mut self.before).chain(&mut self.after).find(|list| has(list)) {
                    Some(list) => list,
                    None => &mut self.parts,
                },
            };
            list.push(Part::new(self.game, &private, values));
        }
    }

    /// Moves stray words at these part indices into the comment, before or after its text. Callers that rewrite a whole record do so with
    /// all stray text.
    pub fn comment_on(&mut self, words: Vec<(usize, Vec<u8>)>) {
        if words.is_empty() || self.newest {
            return;
        }
        let at = self.parts.iter().position(|part| part.id == "C" && !part.values.is_empty());
        let behind = words.partition_point(|&(number, _)| at.is_some_and(|at| number <= at));
        let joined =
            |words: &[(usize, Vec<u8>)]| words.iter().map(|(_, word)| &word[..]).collect::<Vec<_>>().join(&b' ');
        let (mut texts, rest) = (vec![joined(&words[..behind])], joined(&words[behind..]));
        match at.map(|at| &mut self.parts[at]) {
            Some(comment) => {
                comment.kept = None;
                texts.extend([comment.values[0].clone(), rest]);
                texts.retain(|text| !text.trim_ascii().is_empty());
                comment.values[0] = texts.join(&b"\n\n"[..]);
            }
            None => self.parts.push(Part::new(self.game, "C", vec![rest])),
        }
    }

    /// Rewrites texts that are not in clean form (decoded, escapes kept).
    pub fn rewrite(&mut self, clean: impl Fn(&Part, &[u8], &str) -> Option<String>) {
        for at in 0..self.parts.len() {
            for value in 0..self.parts[at].values.len() {
                let raw = &self.parts[at].values[value];
                let text = self.text(raw);
                if let Some(clean) = clean(&self.parts[at], raw, &text).filter(|clean| *clean != text)
                    && let Ok(encoded) = self.charset.encode(&clean)
                {
                    self.parts[at].values_mut()[value] = encoded;
                }
            }
        }
    }

    /// Drops properties that have no value left.
    pub fn drop_empty(&mut self) {
        self.parts.retain(|part| !part.values.is_empty() || part.kept.is_some());
    }
}

/// The text (escapes in place) with a backslash before every bracket that has none.
pub(in crate::sgf) fn with_escaped_brackets(text: &str) -> String {
    let mut clean = String::with_capacity(text.len() + 4);
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => {
                clean.push('\\');
                // A backslash at the end of an unfinished value would swallow the bracket.
                clean.push(characters.next().unwrap_or('\\'));
            }
            ']' => clean.push_str("\\]"),
            _ => clean.push(character),
        }
    }
    clean
}
