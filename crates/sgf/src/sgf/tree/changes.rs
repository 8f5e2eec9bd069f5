//! Changes to a tree. Only `record` makes them, and each has an exact inverse.

use super::{
    ByNode, COLLECTION, LISTED, Layout, MADE, NONE, NewNode, Node, NodeId, Parens, ParensText, Tree, new_shape,
};
use crate::{
    sgf::{
        Property,
        lexer::is_space,
        property::{PropertyText, differing},
    },
    text::Charset,
};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// How many bytes of a list were written by edits.
fn written(list: &[PropertyText]) -> usize {
    let sizes = list.iter().map(|property| match property {
        PropertyText::Source(_) => 0,
        PropertyText::Own(own) => own.size(),
    });
    sizes.sum()
}

impl Tree {
    /// Makes a node that is not linked anywhere yet.
    pub(crate) fn create(&mut self, new: NewNode) -> NodeId {
        let id = self.nodes.len() as u32;
        self.push_made();
        if let Some(charset) = self.charset_of_made(&new) {
            self.made_charsets.insert(id, charset);
        }
        self.note_foreign(&new.properties);
        self.written = self.written.saturating_add(written(&new.properties));
        self.lists.insert(id, new.properties);
        self.made.insert(id, Layout { parens: new.parens, lead: new.lead });
        NodeId(id)
    }

    /// The charset of a game that starts with a new node: what its `CA` names, or what the node was made with.
    fn charset_of_made(&self, new: &NewNode) -> Option<Charset> {
        // Where both are the same encoding, the one that the node was made with also knows how brackets are escaped.
        let declared = self.declared_charset(&new.properties);
        let meant = |charset: &&Charset| declared.as_ref().is_none_or(|declared| declared.same_encoding(charset));
        new.charset.as_ref().filter(meant).cloned().or_else(|| declared.clone())
    }

    /// Whether the tree gives a game that starts with a new node the very charset that is found when the game is read. For games
    /// of ASCII in a collection whose games are in different encodings.
    pub(crate) fn gives_own_charset(&self, new: &NewNode) -> bool {
        let found = self.label_in(&new.properties).and_then(Charset::found_in_ascii);
        found.is_some() && found == self.charset_of_made(new)
    }

    /// The value of the first `CA` in a list.
    pub(crate) fn label_in<'a>(&'a self, list: &'a [PropertyText]) -> Option<&'a [u8]> {
        list.iter().map(|text| self.read_property(text)).find(|property| property.is_called("CA"))?.value()
    }

    /// Sets the charset of the game that starts with a made node, and returns the one before.
    pub(crate) fn set_made_charset(&mut self, node: NodeId, charset: Option<Charset>) -> Option<Charset> {
        match charset {
            Some(charset) => self.made_charsets.insert(node.0, charset),
            None => self.made_charsets.remove(&node.0),
        }
    }

    /// Whether a node was made by an edit and not read.
    pub(crate) fn is_made(&self, node: NodeId) -> bool {
        self.node(node).flags & MADE != 0
    }

    fn note_foreign(&mut self, list: &[PropertyText]) {
        self.foreign |= list.iter().any(PropertyText::is_foreign);
    }

    /// The charset that the properties of a root name, in a collection whose games have different ones; the charset of a game that was
    /// read, where one is in that encoding.
    fn declared_charset(&self, properties: &[PropertyText]) -> Option<Charset> {
        if !self.has_several_charsets() {
            return None;
        }
        let label = self.label_in(properties)?;
        let charset = Charset::found_in_ascii(label).or_else(|| Charset::of_ca(label))?;
        let known = self.charsets.iter().map(|(_, known)| known).find(|known| known.same_encoding(&charset));
        Some(known.cloned().unwrap_or(charset))
    }

    /// Makes the ids of a tree with `len` nodes valid here, too: the nodes that are added hang nowhere.
    pub(crate) fn pad(&mut self, len: usize) {
        while self.len() < len {
            self.push_made();
        }
    }

    fn push_made(&mut self) {
        let mut node = Node::new(0, 0);
        node.flags = MADE | LISTED;
        self.nodes.push(node);
    }

    /// The id that a node gets when `made` nodes were made before it.
    #[doc(hidden)]
    pub fn id_after(made: usize) -> NodeId {
        NodeId(made as u32 + 1)
    }

    /// Replaces the charsets of the games and returns the old ones. A list of one applies to every game; the caller encodes text that is
    /// not ASCII.
    pub(crate) fn set_charsets(&mut self, charsets: Vec<(u32, Charset)>) -> Vec<(u32, Charset)> {
        std::mem::replace(&mut self.charsets, charsets)
    }

    /// The charsets of the games, for [`set_charsets`](Self::set_charsets), with others for these roots of games that were read. Each
    /// holds up to the parenthesis that closes its game; in a game without parentheses it holds for each of the nodes.
    pub(crate) fn charsets_with(&self, others: &[(NodeId, Charset)]) -> Vec<(u32, Charset)> {
        let mut charsets: BTreeMap<u32, Charset> = self.charsets.iter().cloned().collect();
        for (root, charset) in others {
            let Node { start, parens, .. } = self.node(*root);
            let spans = match self.parens.get(parens as usize) {
                Some(&Parens { close: (_, end), .. }) => vec![(start, end)],
                None => self.spans_of(*root),
            };
            for (start, end) in spans {
                charsets.entry(end).or_insert_with(|| self.charset_at(end as usize).clone());
                charsets.insert(start, charset.clone());
            }
        }
        charsets.into_iter().collect()
    }

    /// Where the nodes of a game were read, in the order of the file. Spans without a gap between them are one.
    fn spans_of(&self, root: NodeId) -> Vec<(u32, u32)> {
        let read = self.descendants(root).map(|node| self.node(node)).filter(|node| node.flags & MADE == 0);
        let mut spans: Vec<(u32, u32)> = read.map(|node| (node.start, node.end)).collect();
        spans.sort_unstable();
        spans.dedup_by(|next, span| {
            let adjoins = span.1 == next.0;
            if adjoins {
                span.1 = next.1;
            }
            adjoins
        });
        spans
    }

    /// The white space before the semicolon of a node, and the parentheses of the variation that starts with it, each with the white
    /// space before it.
    #[doc(hidden)]
    pub fn layout(&self, node: NodeId) -> (Box<[u8]>, Option<ParensText>) {
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

    /// A copy of a node without its children, for this or another tree.
    #[doc(hidden)]
    pub fn copy(&self, node: NodeId) -> NewNode {
        let properties = self.list(node).iter().map(|text| self.read_property(text).to_own_text()).collect();
        let (lead, parens) = self.layout(node);
        NewNode { parens, lead, properties, charset: None }
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
        debug_assert!(next == NONE || self.nodes.at(next).parent == parent);
        debug_assert_eq!(self.nodes.at(node.0).parent, NONE);
        self.nodes.attach(node.0, parent, next);
        if let Some(taken) = self.irregular.taken_out.get_mut(&node.0) {
            taken.from = None;
        }
        self.count_relink(parent, step);
    }

    /// Unlinks a node with everything below it. The nodes stay in the arena. `step` as in [`link`](Self::link).
    pub(crate) fn unlink(&mut self, node: NodeId, step: i32) {
        let parent = self.nodes.detach(node.0);
        self.note_taken_out(node, parent);
        self.count_relink(parent, step);
    }

    fn count_relink(&mut self, parent: u32, step: i32) {
        self.shape = new_shape();
        let count = self.relinked.entry(parent).or_insert(0);
        *count += step;
        if *count == 0 {
            self.relinked.remove(&parent);
        }
    }

    /// The properties of a node as a list that can be changed and given to [`set_list`](Self::set_list).
    #[doc(hidden)]
    pub fn list(&self, node: NodeId) -> Vec<PropertyText> {
        match self.lists.get(&node.0) {
            Some(list) => list.clone(),
            None => self.properties(node).map(|p| PropertyText::Source(p.to_source())).collect(),
        }
    }

    /// The same without a copy where the tree has the list already.
    pub(crate) fn entries(&self, node: NodeId) -> Cow<'_, [PropertyText]> {
        self.lists.get(&node.0).map_or_else(|| self.list(node).into(), |list| list.as_slice().into())
    }

    /// Replaces the properties of a node, and returns the old ones. `step` is 1 for redo, -1 for undo.
    ///
    /// Late properties stay last, as their bytes follow a variation.
    pub(crate) fn set_list(&mut self, node: NodeId, mut list: Vec<PropertyText>, step: i32) -> Vec<PropertyText> {
        list.sort_by_key(|p| matches!(p, PropertyText::Source(s) if s.late));
        let mut edited = self.edited.remove(&node.0).unwrap_or_default();
        if self.has_loose_text() {
            edited.read.get_or_insert_with(|| self.list(node));
        }
        let old = self.lists.get_mut(&node.0).map(std::mem::take).unwrap_or_else(|| self.list(node));
        let (lost, found) = differing(&old, &list);
        self.written = self.written.saturating_sub(written(&old[lost])).saturating_add(written(&list[found.clone()]));
        self.note_foreign(&list[found]);
        self.lists.insert(node.0, list);
        self.nodes.at_mut(node.0).flags |= LISTED;
        edited.count = edited.count.wrapping_add_signed(step);
        match edited.count {
            0 => self.read_again(node),
            _ => drop(self.edited.insert(node.0, edited)),
        }
        old
    }

    /// Forgets the list of a node whose properties are those that its text has: after a change of very many nodes was taken back,
    /// copying the tree takes no longer than before.
    fn read_again(&mut self, node: NodeId) {
        let n = self.node(node);
        if n.flags & MADE != 0 || self.has_loose_text() || self.has_open_value() || !self.is_regular(node) {
            return;
        }
        let mut read = self.read_anew(node).map(|property| PropertyText::Source(property.to_source()));
        let same = |list: &Vec<PropertyText>| {
            list.iter().all(|text| read.next().as_ref() == Some(text)) && read.next().is_none()
        };
        if self.lists.get(&node.0).is_some_and(same) {
            self.lists.remove(&node.0);
            self.nodes.at_mut(node.0).flags &= !LISTED;
            if self.lists.is_empty() {
                // Free the capacity, which a clone would copy.
                self.lists = ByNode::default();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_that_is_as_it_was_read_takes_no_more_room_than_then() {
        let texts: [(&[u8], bool); 8] = [
            (b"(;GM[1]C[x];W[bb] C [y] [z]\n;(;B[cc])(;B[]TR[aa][bb:dd]\r\n))", true),
            (b"(;CA[GBK]C[\x8a]\xb0\xa1] ;C[\x81\x5c]B[aa])", true),
            (b"(;A B[aa];W)", true),
            (b"(;B[aa](;W[bb])N[late])", false),
            (b"(;C[a] b];B[aa])", false),
            (b"(;C[a] ] b;B[aa] x)", false),
            (b"(;;B[aa];C[never closed", false),
            (b"(B[aa];W[bb])", false),
        ];
        for (text, regular) in texts {
            let tree = Tree::read(text.to_vec()).0;
            let mut edited = tree.clone();
            let nodes: Vec<NodeId> = tree.all_nodes().collect();
            let lists: Vec<_> = nodes.iter().map(|&node| edited.list(node)).collect();
            nodes.iter().for_each(|&node| drop(edited.set_list(node, Vec::new(), 1)));
            nodes.iter().zip(&lists).for_each(|(&node, list)| drop(edited.set_list(node, list.clone(), -1)));
            let shown = String::from_utf8_lossy(text);
            assert_eq!(edited.write(), text, "{shown}");
            assert!(nodes.iter().zip(lists).all(|(&node, list)| edited.list(node) == list), "{shown}");
            assert!(!regular || edited.lists.len() <= tree.lists.len(), "{shown}");
        }
    }
}
