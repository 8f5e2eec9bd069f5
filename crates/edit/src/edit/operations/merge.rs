//! Merges another record of the same game into this one: equal moves share their nodes, and nothing is lost.
//!
//! If both records say something of a node that excludes the other (another result, another mark on the same point), this record's value
//! stays, and the other's goes into the comment.

use crate::edit::context::EditContext;
use crate::edit::derived::Derived;
use crate::edit::error::EditError;
use crate::edit::operations::clipboard::{Carrier, given, of_variation};
use crate::edit::operations::mark::marks_something;
use crate::edit::operations::{layout, single};
use crate::edit::values::draft::{Draft, own};
use crate::edit::values::points;
use crate::game::{Kind, PlaceForm, PlaceSet};
use crate::record::{Document, Transaction};
use crate::relate::{Key, key_of};
use crate::sgf::{NodeId, Property, Tree, vocabulary};
use crate::text::{Charset, text_of};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

pub(crate) fn merge(context: &EditContext, text: Option<&str>) -> Result<Transaction, EditError> {
    let transaction = merge_record(context, &given(context, text).read()?)?;
    if transaction.is_empty() {
        return Err(EditError::Nothing(message!("record-has-all-already", "this record already contains all of it")));
    }
    Ok(transaction)
}

/// Merges games of the collection into the first of them.
pub(crate) fn merge_games(context: &EditContext, games: &[NodeId]) -> Result<Transaction, EditError> {
    let [first, rest @ ..] = games else {
        return Err(refused!("no-game-to-merge", "there is no game to merge"));
    };
    let at =
        |root: NodeId| EditContext { root, node: root, ..EditContext::new(context.document, context.derived, root) };
    let Some((&second, further)) = rest.split_first() else {
        return Err(refused!("two-games-to-merge", "at least two games are needed to merge"));
    };
    let mut others = Document::over(Arc::new(of_variation(&at(second)).read()?));
    for &next in further {
        let next = of_variation(&at(next)).read()?;
        let Some(root) = others.cursor() else { continue };
        let merged = merge_record(&EditContext::new(&others, &Derived::of(&others), root), &next)?;
        others.apply(others.settle(merged, Some(root))?);
    }
    let mut transaction = merge_record(&at(*first), others.tree())?;
    transaction.call(&say!("merge-several-games", "Merge games"));
    rest.iter().for_each(|&root| transaction.unlink(root));
    if rest.contains(&context.root) {
        transaction.stand_at(*first);
    }
    Ok(transaction)
}

/// What merges a record into this game; empty where it has all of it.
fn merge_record(context: &EditContext, other: &Tree) -> Result<Transaction, EditError> {
    if other.game_count() > 1 {
        return Err(refused!(
            "more-than-one-game",
            "only one game can be merged at once; use 'add-games' to add several"
        ));
    }
    let Some(root) = other.games().next() else {
        return Err(refused!("clipboard-empty", "the clipboard is empty"));
    };
    let carrier = Carrier::new(context, other, root)?;
    let (here, there) = (&*context.kind, &carrier.kind);
    let sides = |kind: &Kind| (kind.columns(), kind.rows());
    if sides(here) != sides(there) {
        return Err(refused!(
            "game-does-not-fit",
            "a {columns}×{rows} game cannot be merged into a {columns_2}×{rows_2} game",
            columns = there.columns(),
            rows = there.rows(),
            columns_2 = here.columns(),
            rows_2 = here.rows()
        ));
    }
    let tree = context.tree();
    let ours = |node: NodeId| key_of(here, tree.properties(node));
    let theirs = |node: NodeId| key_of(there, other.properties(node));
    if ours(context.root) != theirs(root) {
        return Err(refused!("two-games-begin-different", "the two games start from different positions"));
    }
    let mut transaction = context.transaction(say!("merge-record", "Merge record"));
    let mut drafts: BTreeMap<NodeId, Draft> = BTreeMap::new();
    // What each node of the other record is here, and whether it was here before.
    let mut places = HashMap::from([(root, (context.root, true))]);
    // By parent, what its children do: of several that do the same, the first counts.
    let mut followers: HashMap<NodeId, HashMap<Key, NodeId>> = HashMap::new();
    for node in other.descendants(root) {
        if let Some(&(parent, was_here)) = other.parent(node).and_then(|above| places.get(&above)) {
            let known = |parent| {
                let mut known = HashMap::new();
                tree.children(parent).for_each(|child| _ = known.entry(ours(child)).or_insert(child));
                known
            };
            let shared = was_here.then(|| followers.entry(parent).or_insert_with(|| known(parent)));
            let Some(&shared) = shared.and_then(|known| known.get(&theirs(node))) else {
                let properties = carrier.properties(node)?;
                let copy = transaction.create(match was_here {
                    true => layout::child(tree, parent, properties),
                    false => layout::after(tree, context.root, properties),
                });
                transaction.link(copy, Some(parent), None);
                places.insert(node, (copy, false));
                continue;
            };
            places.insert(node, (shared, true));
        }
        let shared = places[&node].0;
        let draft = drafts.remove(&shared).unwrap_or_else(|| Draft::of(tree, shared));
        let draft = join(context, &carrier, node, draft)?;
        if draft.is_changed() {
            drafts.insert(shared, draft);
        }
    }
    for (node, draft) in drafts {
        transaction.set_list(node, draft.into_list());
    }
    Ok(transaction)
}

/// The properties of a node with those of the other record's.
fn join<'a>(
    context: &EditContext<'a>,
    carrier: &Carrier,
    node: NodeId,
    draft: Draft<'a>,
) -> Result<Draft<'a>, EditError> {
    let mut joint = Joint { context, carrier, draft, remarks: Vec::new() };
    for (id, properties) in said_of(carrier.from, node) {
        let is_of_position = context.kind.colour_of(&id).is_some() || context.kind.is_setup(&id);
        if is_of_position || carrier.from.is_root(node) && vocabulary::SETTINGS.contains(&id.as_str()) {
            joint.add_what_differs(&id, &properties);
        } else {
            joint.add(&id, &properties)?;
        }
    }
    joint.add_remarks()?;
    Ok(joint.draft)
}

/// The other record's properties of a node, grouped by identifier: a damaged node can repeat one many thousand times.
fn said_of(other: &Tree, node: NodeId) -> Vec<(String, Vec<Property<'_>>)> {
    let mut by_id: Vec<(String, Vec<Property>)> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for property in other.properties(node) {
        let id = property.id();
        let at = *places.entry(id.clone().into_owned()).or_insert(by_id.len());
        if at == by_id.len() {
            by_id.push((id.into_owned(), Vec::new()));
        }
        by_id[at].1.push(property);
    }
    by_id
}

/// A node that both records have, while the other one's properties are added.
struct Joint<'c, 'a> {
    context: &'c EditContext<'a>,
    carrier: &'c Carrier<'c>,
    draft: Draft<'a>,
    /// Text that has no place in the merged value.
    remarks: Vec<String>,
}

impl Joint<'_, '_> {
    fn decoded(&self, raw: &[u8]) -> String {
        text_of(&self.carrier.there.decode(raw).text)
    }

    fn remark(&mut self, id: &str, raw: &[u8]) {
        self.remarks.push(format!("{id}: {}", self.decoded(raw)).trim_end().to_owned());
    }

    /// A text of this record as it is now, without the escapes; each of several values on a line of its own.
    fn text(&self, id: &str) -> String {
        let values = self.draft.values(id);
        let lines: Vec<String> = values.iter().map(|raw| text_of(&self.context.charset().decode(raw).text)).collect();
        lines.join("\n")
    }

    /// Adds what differs although both nodes have the move, the setup or the file setting.
    fn add_what_differs(&mut self, id: &str, properties: &[Property]) {
        let kind = &self.context.kind;
        let is_list = kind.is_setup(id) && id != "PL" || kind.shape(id) == Some(PlaceForm::Piece);
        let is_same = |number: usize, raw: &[u8]| match is_list {
            true => marks_something(self.context, id, raw),
            false if kind.colour_of(id).is_some() => number == 0,
            // Of several, the first counts.
            false => properties.first().and_then(Property::value) == Some(raw) && is_setting(self.context, id, raw),
        };
        let has = self.draft.values(id);
        let has: HashSet<&[u8]> = has.iter().map(Vec::as_slice).collect();
        let values = properties.iter().flat_map(|property| property.values().enumerate());
        let differing: Vec<&[u8]> =
            values.filter(|&(number, raw)| !has.contains(raw) && !is_same(number, raw)).map(|(_, raw)| raw).collect();
        differing.into_iter().for_each(|raw| self.remark(id, raw));
    }

    /// Adds what the properties with an identifier say: as they are where nothing speaks against it, else value by value.
    fn add(&mut self, id: &str, properties: &[Property]) -> Result<(), EditError> {
        let shape = self.context.kind.shape(id);
        let marks = shape.is_some() && vocabulary::is_markup(id, self.context.kind.identity().game());
        let rivals = || vocabulary::rival_judgements(id).any(|other| self.draft.has(other));
        let mut rest = properties;
        if let Some((first, further)) = properties.split_first()
            && !(marks || self.draft.has(id) || rivals())
        {
            rest = further;
            let carried = first.values().map(|raw| self.carrier.carried(shape, raw));
            self.draft.push(own(b"", first.ident(), carried.collect::<Result<Vec<_>, _>>()?));
        }
        match shape {
            _ if rest.is_empty() => Ok(()),
            _ if id == "C" || id == "GC" => self.add_words(id, rest),
            Some(shape) => self.add_places(id, shape, rest),
            None => {
                let old = self.draft.values(id);
                let has: HashSet<&[u8]> = old.iter().map(Vec::as_slice).collect();
                for raw in rest.iter().flat_map(Property::values) {
                    if !has.contains(self.carrier.carried(None, raw)?.as_slice()) {
                        self.remark(id, raw);
                    }
                }
                Ok(())
            }
        }
    }

    /// Adds those texts that are not in this record's text yet, each once.
    fn add_words(&mut self, id: &str, properties: &[Property]) -> Result<(), EditError> {
        let here = self.text(id);
        let mut seen = HashSet::new();
        let mut words = if here.trim().is_empty() { String::new() } else { here.clone() };
        for new in properties.iter().flat_map(Property::values).map(|raw| self.decoded(raw)) {
            if !new.trim().is_empty() && !here.contains(new.trim()) && seen.insert(new.trim().to_owned()) {
                words.truncate(words.trim_end().len());
                words.push_str(if words.is_empty() { "" } else { "\n\n" });
                words.push_str(&new);
            }
        }
        if !seen.is_empty() {
            single::put_text(self.context, &mut self.draft, id, &words)?;
        }
        Ok(())
    }

    /// Adds those marks, labels and points that this record lacks, if they are compatible with it.
    fn add_places(&mut self, id: &str, shape: PlaceForm, properties: &[Property]) -> Result<(), EditError> {
        let kind = &self.context.kind;
        let old = self.draft.values(id);
        let has: HashSet<&[u8]> = old.iter().map(Vec::as_slice).collect();
        let named = |raw: &[u8]| match shape {
            PlaceForm::List => kind.places(raw).flatten().collect(),
            _ => points::places(kind, shape, raw).unwrap_or_default(),
        };
        // The points of this list, and those that a mark or a label would have to share; computed when a value differs.
        let mut known: Option<(PlaceSet, PlaceSet)> = None;
        let mut new: Vec<Vec<u8>> = Vec::new();
        for raw in properties.iter().flat_map(Property::values) {
            let value = self.carrier.carried(Some(shape), raw)?;
            if has.contains(value.as_slice()) {
                continue;
            }
            let (listed, taken) = known.get_or_insert_with(|| {
                let own = || old.iter().flat_map(|raw| named(raw)).collect();
                let rivals = vocabulary::rival_marks(id).flat_map(|id| self.draft.values(id));
                let rivals = || rivals.flat_map(|raw| named(&raw)).collect();
                match shape {
                    PlaceForm::List => (own(), rivals()),
                    PlaceForm::Stone => (PlaceSet::default(), rivals()),
                    PlaceForm::Labelled => (PlaceSet::default(), own()),
                    _ => Default::default(),
                }
            });
            let there = points::places(kind, shape, &value).unwrap_or_default();
            if !there.is_empty() && there.iter().all(|&place| listed.has(place)) {
                continue;
            }
            if there.iter().any(|&place| taken.has(place)) {
                self.remark(id, raw);
            } else {
                // One label a place.
                there.into_iter().filter(|_| shape == PlaceForm::Labelled).for_each(|place| taken.add(place));
                new.push(value);
            }
        }
        self.draft.add_values(id, &new);
        Ok(())
    }

    /// Values without a place of their own go into the comment, if not there already.
    fn add_remarks(&mut self) -> Result<(), EditError> {
        if self.remarks.is_empty() {
            return Ok(());
        }
        let old = self.text("C");
        self.remarks.retain(|remark| !old.contains(remark.as_str()));
        if !self.remarks.is_empty() {
            let before = if old.trim().is_empty() { String::new() } else { format!("{}\n\n", old.trim_end()) };
            let words = format!("{before}{}", self.remarks.join("\n"));
            single::put_text(self.context, &mut self.draft, "C", &words)?;
        }
        Ok(())
    }
}

/// Whether a raw value only determines how a file is read.
fn is_setting(context: &EditContext, id: &str, raw: &[u8]) -> bool {
    match id {
        "CA" => Charset::for_label(&String::from_utf8_lossy(raw)).is_some(),
        _ => single::is_understood(context, id, raw),
    }
}
