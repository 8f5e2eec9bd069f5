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
use crate::relate::{Alignment, Side};
use crate::sgf::{NodeId, Property, ReadOptions, Tree, vocabulary};
use crate::text::{Charset, text_of};
use std::collections::{BTreeMap, HashMap, HashSet};

pub(crate) fn merge(context: &EditContext, text: Option<&str>) -> Result<Transaction, EditError> {
    merge_record(context, &given(context, text).read()?)
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
    let mut other = of_variation(&at(second)).read()?;
    for &next in further {
        let next = of_variation(&at(next)).read()?;
        let charset = other.games().next().map(|root| other.charset(root).clone());
        let options = ReadOptions { charset, ..ReadOptions::default() };
        let mut document = Document::open_with(other.write(), &options).0;
        let derived = Derived::of(&document);
        let Some(root) = document.cursor() else { continue };
        match merge_record(&EditContext::new(&document, &derived, root), &next) {
            Ok(merged) => {
                let settled = document.settle(merged, Some(root))?;
                document.apply(settled);
            }
            Err(EditError::Nothing(_)) => continue,
            Err(why) => return Err(why),
        }
        other = Tree::read_with(document.tree().write(), &options).0;
    }
    let mut transaction = match merge_record(&at(*first), &other) {
        Ok(merged) => merged,
        Err(EditError::Nothing(_)) => context.transaction(String::new()),
        Err(why) => return Err(why),
    };
    transaction.call(&say!("merge-several-games", "Merge games"));
    rest.iter().for_each(|&root| transaction.unlink(root));
    if rest.contains(&context.root) {
        transaction.stand_at(*first);
    }
    Ok(transaction)
}

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
    let (here, there) = (&*context.kind, carrier.kind());
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
    let (ours, theirs) = (Side { tree: context.tree(), kind: here }, Side { tree: other, kind: there });
    let Some(aligned) = Alignment::of((ours, context.root), (theirs, root)) else {
        return Err(refused!("two-games-begin-different", "the two games start from different positions"));
    };
    let mut transaction = context.transaction(say!("merge-record", "Merge record"));
    let mut drafts = Drafts::new();
    let mut made: HashMap<NodeId, NodeId> = HashMap::new();
    for node in other.descendants(root) {
        if let Some(shared) = aligned.ours(node) {
            join(context, &carrier, other, (node, node == root), shared, &mut drafts)?;
            continue;
        }
        let Some(above) = other.parent(node) else { continue };
        let properties = carrier.properties(node, false)?;
        let (parent, new) = match aligned.ours(above) {
            Some(parent) => (parent, layout::child(context.tree(), parent, properties)),
            None => {
                let mut new = layout::child(context.tree(), context.root, properties);
                (new.parens, new.lead) = (None, layout::lead_after(context.tree(), context.root));
                (made[&above], new)
            }
        };
        let copy = transaction.create(new);
        transaction.link(copy, Some(parent), None);
        made.insert(node, copy);
    }
    for (node, draft) in drafts {
        transaction.set_list(node, draft.into_list());
    }
    if transaction.is_empty() {
        return Err(EditError::Nothing(message!("record-has-all-already", "this record already contains all of it")));
    }
    Ok(transaction)
}

type Drafts<'a> = BTreeMap<NodeId, Draft<'a>>;

/// Adds the other record's properties of a node to this one's.
fn join<'a>(
    context: &EditContext<'a>,
    carrier: &Carrier,
    other: &Tree,
    (node, is_root): (NodeId, bool),
    shared: NodeId,
    drafts: &mut Drafts<'a>,
) -> Result<(), EditError> {
    let draft = drafts.remove(&shared).unwrap_or_else(|| Draft::of(context.tree(), shared));
    let charset = other.charset(node);
    let mut joint = Joint { context, carrier, charset, draft, remarks: Vec::new() };
    for (id, properties) in said_of(other, node) {
        let is_of_position = context.kind.colour_of(&id).is_some() || context.kind.is_setup(&id);
        if is_of_position || is_root && vocabulary::SETTINGS.contains(&id.as_str()) {
            joint.add_what_differs(&id, &properties);
        } else {
            joint.add(&id, &properties)?;
        }
    }
    joint.add_remarks()?;
    if joint.draft.is_changed() {
        drafts.insert(shared, joint.draft);
    }
    Ok(())
}

/// The other record's properties of a node, grouped by identifier: a damaged node can repeat one many thousand times.
fn said_of(other: &Tree, node: NodeId) -> Vec<(String, Vec<Property<'_>>)> {
    let mut said: Vec<(String, Vec<Property>)> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for property in other.properties(node) {
        let id = property.id();
        let at = *places.entry(id.clone().into_owned()).or_insert(said.len());
        if at == said.len() {
            said.push((id.into_owned(), Vec::new()));
        }
        said[at].1.push(property);
    }
    said
}

/// A node that both records have, while the other one's properties are added.
struct Joint<'c, 'a> {
    context: &'c EditContext<'a>,
    carrier: &'c Carrier<'c>,
    /// The encoding of the other record.
    charset: &'c Charset,
    draft: Draft<'a>,
    /// Text that has no place in the merged value.
    remarks: Vec<String>,
}

impl Joint<'_, '_> {
    fn decoded(&self, raw: &[u8]) -> String {
        text_of(&self.charset.decode(raw).text)
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
        let (first, rest) = match properties.split_first() {
            Some((first, rest)) if !(marks || self.draft.has(id) || rivals()) => (Some(first), rest),
            _ => (None, properties),
        };
        if let Some(first) = first {
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
        let mut said = HashSet::new();
        let mut words = if here.trim().is_empty() { String::new() } else { here.clone() };
        for new in properties.iter().flat_map(Property::values).map(|raw| self.decoded(raw)) {
            if !new.trim().is_empty() && !here.contains(new.trim()) && said.insert(new.trim().to_owned()) {
                words.truncate(words.trim_end().len());
                words.push_str(if words.is_empty() { "" } else { "\n\n" });
                words.push_str(&new);
            }
        }
        if !said.is_empty() {
            single::put_text(self.context, &mut self.draft, id, &words)?;
        }
        Ok(())
    }

    /// Adds those marks, labels and points that this record lacks, if they are compatible with it.
    fn add_places(&mut self, id: &str, shape: PlaceForm, properties: &[Property]) -> Result<(), EditError> {
        let kind = &self.context.kind;
        let old = self.draft.values(id);
        let has: HashSet<&[u8]> = old.iter().map(Vec::as_slice).collect();
        // What is set up there, computed when another value follows.
        let mut known: Option<(PlaceSet, PlaceSet)> = None;
        let mut new: Vec<Vec<u8>> = Vec::new();
        for raw in properties.iter().flat_map(Property::values) {
            let value = self.carrier.carried(Some(shape), raw)?;
            if has.contains(value.as_slice()) {
                continue;
            }
            let (listed, taken) =
                known.get_or_insert_with(|| (listed(kind, &old, shape), taken(kind, &self.draft, id, shape)));
            if is_said(kind, shape, listed, &value) {
                continue;
            }
            let there = points::places(kind, shape, &value).unwrap_or_default();
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

/// The points of a list.
fn listed(kind: &Kind, values: &[Vec<u8>], shape: PlaceForm) -> PlaceSet {
    let values = values.iter().filter(|_| shape == PlaceForm::List);
    values.flat_map(|raw| kind.places(raw)).flatten().collect()
}

/// Whether a list has all points of a value already.
fn is_said(kind: &Kind, shape: PlaceForm, listed: &PlaceSet, value: &[u8]) -> bool {
    shape == PlaceForm::List && {
        let mut new = kind.places(value).peekable();
        new.peek().is_some() && new.all(|place| place.is_ok_and(|place| listed.has(place)))
    }
}

/// The points that a mark or a label would have to share with another one.
fn taken(kind: &Kind, draft: &Draft, id: &str, shape: PlaceForm) -> PlaceSet {
    let mut taken = PlaceSet::default();
    let mut take = |id: &str| {
        let values = draft.values(id);
        match shape {
            PlaceForm::List => taken.extend(values.iter().flat_map(|raw| kind.places(raw)).flatten()),
            _ => taken.extend(values.iter().flat_map(|raw| points::places(kind, shape, raw).unwrap_or_default())),
        }
    };
    match shape {
        PlaceForm::List | PlaceForm::Stone => vocabulary::rival_marks(id).for_each(take),
        PlaceForm::Labelled => take(id),
        _ => {}
    }
    taken
}
