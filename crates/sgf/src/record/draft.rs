//! The properties of one node while a command edits them.
//!
//! An unchanged property keeps its bytes; a changed one keeps its position, its spelling and the white space before it; a new one is added
//! last, on a line of its own if the node's properties are laid out like that.

use crate::sgf::{NodeId, OwnProperty, Property, PropertyText, Tree, word_before};
use std::{
    cell::{Cell, OnceCell},
    collections::HashMap,
    sync::Arc,
};

/// The list of properties of one node, to be changed and handed to a transaction.
#[doc(hidden)]
pub struct Draft<'a> {
    tree: &'a Tree,
    list: Vec<PropertyText>,
    changed: bool,
    /// How often a long list was looked through.
    looked: Cell<usize>,
    /// Positions of each identifier's properties in a long list, once it is searched often.
    places: OnceCell<HashMap<String, Vec<usize>>>,
}

/// Shorter lists are looked through.
const LONG: usize = 32;
/// Longer ones a few times: most commands ask for one property.
const OFTEN: usize = 8;

impl<'a> Draft<'a> {
    /// The properties a node has.
    pub fn of(tree: &'a Tree, node: NodeId) -> Self {
        Self::of_list(tree, tree.list(node))
    }

    /// An empty draft, for a new node.
    pub fn new(tree: &'a Tree) -> Self {
        Self::of_list(tree, Vec::new())
    }

    /// These properties.
    pub fn of_list(tree: &'a Tree, list: Vec<PropertyText>) -> Self {
        Self { tree, list, changed: false, looked: Cell::new(0), places: OnceCell::new() }
    }

    /// The properties in order.
    pub fn properties(&self) -> impl Iterator<Item = Property<'_>> {
        self.list.iter().map(|text| self.tree.read_property(text))
    }

    /// Whether there is a property with this identifier.
    pub fn has(&self, id: &str) -> bool {
        self.position(id).is_some()
    }

    /// All raw values of the properties with this identifier.
    pub fn values(&self, id: &str) -> Vec<Vec<u8>> {
        let values =
            |at: usize| self.tree.read_property(&self.list[at]).values().map(<[u8]>::to_vec).collect::<Vec<_>>();
        match self.places() {
            Some(places) => places.get(id).into_iter().flatten().flat_map(|&at| values(at)).collect(),
            None => {
                let named = (0..self.list.len()).filter(|&at| self.tree.read_property(&self.list[at]).is_called(id));
                named.flat_map(values).collect()
            }
        }
    }

    /// Replaces the first raw value of the first property with this identifier. Its further values and further properties stay. Returns
    /// whether that changes anything.
    pub fn put(&mut self, id: &str, value: impl AsRef<[u8]>) -> bool {
        let Some(first) = self.position(id) else {
            self.append(id, &[value]);
            return true;
        };
        let property = self.tree.read_property(&self.list[first]);
        let further = property.values().skip(1).map(<[u8]>::to_vec);
        let values: Vec<Vec<u8>> = std::iter::once(value.as_ref().to_vec()).chain(further).collect();
        self.replace(first, &values)
    }

    /// Gives the first property with this identifier these raw values; further ones stay.
    pub fn put_all<V: AsRef<[u8]>>(&mut self, id: &str, values: &[V]) {
        match self.position(id) {
            Some(first) => _ = self.replace(first, values),
            None => self.append(id, values),
        }
    }

    /// Gives a property these raw values instead of all that it has, and removes every further property with this identifier: for
    /// commands that are given the whole of a property. Returns whether that changes anything.
    pub fn set_whole<V: AsRef<[u8]>>(&mut self, id: &str, values: &[V]) -> bool {
        let Some(first) = self.position(id) else {
            self.append(id, values);
            return true;
        };
        let replaced = self.replace(first, values);
        let mut at = 0;
        let tree = self.tree;
        let removed = self.retain(|text| {
            at += 1;
            at - 1 == first || !tree.read_property(text).is_called(id)
        });
        replaced || removed
    }

    /// Removes every property with this identifier, with all its values: for commands that name the property. Returns whether
    /// there was one.
    pub fn remove_whole(&mut self, id: &str) -> bool {
        self.remove_those(|property| property.is_called(id))
    }

    /// Removes the first property with this identifier.
    pub fn remove_first(&mut self, id: &str) {
        if let Some(at) = self.position(id) {
            self.list.remove(at);
            self.places.take();
            self.changed = true;
        }
    }

    /// Replaces all raw values of this identifier for which `is_meant` is true, together, by `values`: at the position of the first of
    /// them, else at the end of the first property, else as a new property. A property left without values is removed. Returns whether
    /// anything changed.
    pub fn replace_values(&mut self, id: &str, values: &[Vec<u8>], is_meant: impl Fn(&[u8]) -> bool) -> bool {
        let meant: Vec<Vec<u8>> = self.values(id).into_iter().filter(|raw| is_meant(raw)).collect();
        if meant == values {
            return false;
        }
        if meant.is_empty() {
            self.add_values(id, values);
            return true;
        }
        let mut new = Some(values);
        self.edit_values(id, false, |old| {
            let mut kept = Vec::with_capacity(old.len());
            for raw in old.drain(..) {
                if is_meant(&raw) { kept.extend(new.take().into_iter().flatten().cloned()) } else { kept.push(raw) }
            }
            *old = kept;
        })
    }

    /// Removes the properties of which `unwanted` is true. Returns whether there was one.
    pub fn remove_those(&mut self, unwanted: impl Fn(&Property<'_>) -> bool) -> bool {
        let tree = self.tree;
        self.retain(|text| !unwanted(&tree.read_property(text)))
    }

    /// Changes the identifier of every property with this one. Returns whether there was one.
    pub fn rename(&mut self, id: &str, to: &str) -> bool {
        let mut found = false;
        for text in &mut self.list {
            let property = self.tree.read_property(text);
            if property.is_called(id) && property.ident() != to.as_bytes() {
                *text = own(property.lead(), to.as_bytes(), property.values());
                (found, self.changed) = (true, true);
            }
        }
        self.places.take();
        found
    }

    /// Gives properties other identifiers, wherever `change` knows one.
    pub fn map_ids(&mut self, change: impl Fn(&str) -> Option<String>) {
        for text in &mut self.list {
            let property = self.tree.read_property(text);
            if let Some(id) = change(&property.id()) {
                // A word that runs into the identifier stays.
                let word = &property.ident()[..word_before(property.ident())];
                *text = own(property.lead(), &[word, id.as_bytes()].concat(), property.values());
                self.changed = true;
            }
        }
        self.places.take();
    }

    /// Changes the raw values of each property with this identifier, one property after the other. A property that
    /// has no value left is removed, unless `keep_empty`; one whose values stay the same keeps its bytes.
    pub fn edit_values(&mut self, id: &str, keep_empty: bool, mut change: impl FnMut(&mut Vec<Vec<u8>>)) -> bool {
        let mut any = false;
        let tree = self.tree;
        self.list.retain_mut(|text| {
            let property = tree.read_property(text);
            if !property.is_called(id) {
                return true;
            }
            let old: Vec<Vec<u8>> = property.values().map(<[u8]>::to_vec).collect();
            let mut new = old.clone();
            change(&mut new);
            if new == old {
                return true;
            }
            any = true;
            if new.is_empty() && !keep_empty {
                return false;
            }
            if new.is_empty() {
                new.push(Vec::new());
            }
            *text = own(property.lead(), property.ident(), &new);
            true
        });
        self.places.take();
        self.changed |= any;
        any
    }

    /// Replaces raw values wherever `change` gives another one.
    pub fn map_values(&mut self, mut change: impl FnMut(&[u8]) -> Option<Vec<u8>>) {
        for index in 0..self.list.len() {
            self.map_values_at(index, &mut change);
        }
    }

    /// As [`Draft::map_values`], for the property at `index` only.
    pub fn map_values_at(&mut self, index: usize, mut change: impl FnMut(&[u8]) -> Option<Vec<u8>>) {
        let property = self.tree.read_property(&self.list[index]);
        let old: Vec<&[u8]> = property.values().collect();
        let new: Vec<Option<Vec<u8>>> = old.iter().map(|raw| change(raw)).collect();
        if new.iter().any(Option::is_some) {
            let values = new.into_iter().zip(old).map(|(new, old)| new.unwrap_or_else(|| old.to_vec()));
            self.list[index] = own(property.lead(), property.ident(), values.collect::<Vec<_>>());
            self.changed = true;
        }
    }

    /// Adds raw values at the end of the first property with this identifier, or as a new property.
    pub fn add_values<V: AsRef<[u8]>>(&mut self, id: &str, values: &[V]) {
        if values.is_empty() {
            return;
        }
        let Some(first) = self.position(id) else {
            self.append(id, values);
            return;
        };
        let property = self.tree.read_property(&self.list[first]);
        let mut all: Vec<Vec<u8>> = property.values().map(<[u8]>::to_vec).collect();
        // An empty list is one empty value, and no longer empty now.
        all.retain(|value| !value.is_empty());
        all.extend(values.iter().map(|value| value.as_ref().to_vec()));
        self.list[first] = own(property.lead(), property.ident(), &all);
        self.changed = true;
    }

    /// Adds a property at the end.
    pub fn append<V: AsRef<[u8]>>(&mut self, id: &str, values: &[V]) {
        let lead = self.lead();
        self.push(own(&lead, id.as_bytes(), values));
    }

    /// Appends a property that is already serialised.
    pub fn push(&mut self, text: PropertyText) {
        if let Some(places) = self.places.get_mut() {
            let id = self.tree.read_property(&text).id().into_owned();
            places.entry(id).or_default().push(self.list.len());
        }
        self.list.push(text);
        self.changed = true;
    }

    /// Adds a property before the one at `index`.
    pub fn insert<V: AsRef<[u8]>>(&mut self, index: usize, id: &str, values: &[V]) {
        let index = index.min(self.list.len());
        let lead = if index < self.list.len() && index > 0 { self.lead() } else { Vec::new() };
        self.list.insert(index, own(&lead, id.as_bytes(), values));
        self.places.take();
        self.changed = true;
    }

    /// The index of the first property with this identifier.
    pub fn position(&self, id: &str) -> Option<usize> {
        match self.places() {
            Some(places) => places.get(id)?.first().copied(),
            None => self.properties().position(|property| property.is_called(id)),
        }
    }

    fn places(&self) -> Option<&HashMap<String, Vec<usize>>> {
        self.looked.set(self.looked.get() + usize::from(self.list.len() > LONG));
        (self.list.len() > LONG && self.looked.get() > OFTEN).then(|| {
            self.places.get_or_init(|| {
                let mut places: HashMap<String, Vec<usize>> = HashMap::new();
                for (at, property) in self.properties().enumerate() {
                    places.entry(property.id().into_owned()).or_default().push(at);
                }
                places
            })
        })
    }

    /// Whether anything was changed.
    pub fn is_changed(&self) -> bool {
        self.changed
    }

    /// The list, for a transaction.
    pub fn into_list(self) -> Vec<PropertyText> {
        self.list
    }

    fn replace<V: AsRef<[u8]>>(&mut self, at: usize, values: &[V]) -> bool {
        let property = self.tree.read_property(&self.list[at]);
        if property.values().eq(values.iter().map(AsRef::as_ref)) {
            return false;
        }
        self.list[at] = own(property.lead(), property.ident(), values);
        self.changed = true;
        true
    }

    fn retain(&mut self, keep: impl FnMut(&PropertyText) -> bool) -> bool {
        let before = self.list.len();
        self.list.retain(keep);
        let removed = self.list.len() < before;
        if removed {
            self.places.take();
            self.changed = true;
        }
        removed
    }

    /// The white space for a new property: that of the others, where all but the first start a line.
    fn lead(&self) -> Vec<u8> {
        let starts_line =
            |lead: &[u8]| (lead.contains(&b'\n') || lead.contains(&b'\r')) && lead.iter().all(u8::is_ascii_whitespace);
        let (mut leads, last) = (self.properties().skip(1), self.list.get(1..).and_then(<[_]>::last));
        match last.map(|last| self.tree.read_property(last).lead()) {
            Some(last) if leads.all(|property| starts_line(property.lead())) => last.to_vec(),
            _ => Vec::new(),
        }
    }
}

/// A rewritten property.
#[doc(hidden)]
pub fn own<V: AsRef<[u8]>>(lead: &[u8], ident: &[u8], values: impl IntoIterator<Item = V>) -> PropertyText {
    PropertyText::Own(Arc::new(OwnProperty::new(lead, ident, values)))
}
