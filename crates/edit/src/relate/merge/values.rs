//! Merging the contents of nodes, property by property, by the class of each.

use super::carry::Writer;
use super::{ConflictKind, MergeSide, Merger, NotMerged, Triple};
use crate::game::Place;
use crate::record::draft::Draft;
use crate::relate::lines::{self, Piece};
use crate::relate::merge_semantics::{
    ByUnit, Class, ListElement, Meaning, MergeUnit, Reader, class_of, is_alike, shown,
};
use crate::relate::record::differing;
use crate::sgf::{NodeId, Property, vocabulary};
use crate::text::blocks::Sides;
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The three versions of a node, and the result for ours.
struct Joint<'m, 'a> {
    merger: &'m mut Merger<'a>,
    node: NodeId,
    theirs: NodeId,
    base: Option<NodeId>,
    /// What normalising makes of the base, ours and theirs, if it was needed.
    normal: [OnceCell<HashMap<MergeUnit, Meaning>>; 3],
    /// Readers of the base, ours and theirs, and their contents.
    readers: [Reader<'a>; 3],
    values: [ByUnit<'a>; 3],
    writer: Writer<'a>,
    draft: Draft<'a>,
    /// Lists of points, as they are to be.
    sets: BTreeMap<String, [BTreeSet<ListElement>; 4]>,
}

/// Which entry of the rows of three is which.
const BASE: usize = 0;
const OURS: usize = 1;
const THEIRS: usize = 2;
const RESULT: usize = 3;

impl<'a> Merger<'a> {
    /// Merges a node's content.
    pub(super) fn node(&mut self, triple: Triple) -> Result<(), NotMerged> {
        let Triple { base, ours, theirs } = triple;
        self.bring_stray(theirs, ours);
        let (o, t) = (self.reader(MergeSide::Ours, ours), self.reader(MergeSide::Theirs, theirs));
        if is_alike((o, ours), (t, theirs)) {
            return Ok(());
        }
        let b = base.map(|base| (self.reader(MergeSide::Base, base), base));
        let mut changed = match b {
            Some(base) if is_alike(base, (t, theirs)) => return Ok(()),
            Some((_, base)) => differing((self.base, base), (self.theirs, theirs)),
            None => differing((self.ours, ours), (self.theirs, theirs)),
        };
        if self.ours.tree.is_root(ours) && self.needs_encoding_name(ours, theirs) {
            changed.push(MergeUnit::One("CA".to_owned()));
        }
        if let Some(chosen) = self.chosen {
            changed.retain(|unit| chosen.reported.contains(&(ours, unit.clone())));
        }
        if changed.is_empty() {
            return Ok(());
        }
        let tree = self.ours.tree;
        let mut joint = Joint {
            node: ours,
            theirs,
            base,
            normal: Default::default(),
            readers: [b.map_or(o, |(b, _)| b), o, t],
            values: [b.map_or_else(ByUnit::new, |(b, base)| b.by_unit(base)), o.by_unit(ours), t.by_unit(theirs)],
            writer: Writer::of(tree, Some(ours)),
            draft: Draft::of(tree, ours),
            sets: BTreeMap::new(),
            merger: self,
        };
        joint.merge(changed)?;
        let (is_changed, list) = (joint.draft.is_changed(), joint.draft.into_list());
        if is_changed {
            self.lists.insert(ours, list);
        }
        Ok(())
    }
}

impl Merger<'_> {
    /// Whether only the name of the encoding in theirs shows how the result is written.
    fn needs_encoding_name(&self, ours: NodeId, theirs: NodeId) -> bool {
        let [own, other] = [self.ours.tree, self.theirs.tree];
        let is_new = own.source().is_ascii() || !own.charset(ours).same_encoding(other.charset(theirs));
        other.has(theirs, "CA") && !own.has(ours, "CA") && !other.source().is_ascii() && is_new
    }
}

impl Joint<'_, '_> {
    fn merge(&mut self, mut changed: Vec<MergeUnit>) -> Result<(), NotMerged> {
        // In the order of theirs.
        let order: HashMap<MergeUnit, usize> = self.readers[THEIRS]
            .tree
            .properties(self.theirs)
            .map(|property| MergeUnit::of(self.readers[THEIRS].kind, &property.id()))
            .zip(0..)
            .collect();
        changed.sort_by_key(|unit| order.get(unit).copied().unwrap_or(usize::MAX));
        for unit in changed {
            self.merge_one(&unit)?;
        }
        self.part_rivals();
        for (id, sets) in std::mem::take(&mut self.sets) {
            self.write_set(&id, &sets)?;
        }
        Ok(())
    }

    fn meaning(&self, which: usize, unit: &MergeUnit) -> Option<Meaning> {
        self.values[which].get(unit).map(|properties| self.readers[which].meaning(unit, properties))
    }

    /// Whether two versions of a unit are the same once they are normalised.
    fn is_spelled_alike(&self, unit: &MergeUnit, one: usize, two: usize) -> bool {
        let normal = |which: usize| {
            self.normal[which].get_or_init(|| match which {
                BASE => self.base.map_or_else(HashMap::new, |base| self.merger.base.normal(base)),
                OURS => self.merger.ours.normal(self.node),
                _ => self.merger.theirs.normal(self.theirs),
            })
        };
        normal(one).get(unit).is_some_and(|meaning| normal(two).get(unit) == Some(meaning))
    }

    /// A unit that theirs changed.
    fn merge_one(&mut self, unit: &MergeUnit) -> Result<(), NotMerged> {
        let [base, ours, theirs] = [BASE, OURS, THEIRS].map(|which| self.meaning(which, unit));
        let is_alike = |(one, first): (usize, &Option<Meaning>), (two, second): (usize, &Option<Meaning>)| {
            first == second || self.is_spelled_alike(unit, one, two)
        };
        if is_alike((OURS, &ours), (THEIRS, &theirs)) || is_alike((THEIRS, &theirs), (BASE, &base)) {
            return Ok(());
        }
        let class = class_of(self.readers[OURS].kind, unit);
        let only_theirs = is_alike((OURS, &ours), (BASE, &base));
        match (class, unit) {
            (Class::Set, MergeUnit::One(id)) => {
                let set = |meaning: Option<Meaning>| match meaning {
                    Some(Meaning::Set(things)) => things,
                    _ => BTreeSet::new(),
                };
                let (b, o, t) = (set(base), set(ours), set(theirs));
                let merged = match only_theirs {
                    true => t.clone(),
                    false => o.intersection(&t).chain(o.difference(&b)).chain(t.difference(&b)).cloned().collect(),
                };
                self.sets.insert(id.clone(), [b, o, t, merged]);
                Ok(())
            }
            _ if only_theirs => self.take(THEIRS, unit),
            (Class::Indifferent, _) => Ok(()),
            (Class::Labels, MergeUnit::One(id)) => self.labels(id, [base, ours, theirs]),
            (Class::Lines, MergeUnit::One(id)) => self.text(id, [base, ours, theirs]),
            _ => self.dispute(unit),
        }
    }

    /// Gives ours another version's values.
    fn take(&mut self, which: usize, unit: &MergeUnit) -> Result<(), NotMerged> {
        let none = Vec::new();
        let ids = |properties: &[Property]| -> Vec<String> {
            let mut ids: Vec<String> = properties.iter().map(|property| property.id().into_owned()).collect();
            ids.dedup();
            ids
        };
        let properties = self.values[which].get(unit).unwrap_or(&none);
        let old = ids(self.values[OURS].get(unit).unwrap_or(&none));
        let new = ids(properties);
        if let ([one], [other]) = (&old[..], &new[..])
            && one != other
            && matches!(unit, MergeUnit::Moves | MergeUnit::PositionJudgement | MergeUnit::MoveJudgement)
        {
            self.draft.rename(one, other);
        }
        let is_one = matches!(unit, MergeUnit::One(_));
        for id in &new {
            let named: Vec<Property> = properties.iter().filter(|property| property.id() == *id).cloned().collect();
            let values = self.writer.values(&self.readers[which], &named)?;
            // For a single property keep our spelling of the identifier.
            let here = old.first().filter(|_| is_one).unwrap_or(id);
            self.draft.set_whole(here, &values);
        }
        for id in old.iter().filter(|id| new.is_empty() || !is_one && !new.contains(id)) {
            self.draft.remove_whole(id);
        }
        Ok(())
    }

    fn shown(&self, which: usize, unit: &MergeUnit) -> Option<String> {
        self.values[which].get(unit).map(|properties| shown(&self.readers[which], properties))
    }

    /// Tells a conflict about a unit as a whole.
    fn dispute(&mut self, unit: &MergeUnit) -> Result<(), NotMerged> {
        if self.merger.terms.base_on_conflict {
            return self.take(BASE, unit);
        }
        let sides = [BASE, OURS, THEIRS].map(|which| self.shown(which, unit));
        let named = [OURS, THEIRS, BASE].into_iter().find_map(|which| self.values[which].get(unit)?.first());
        let id = named.map(|property| property.id().into_owned()).unwrap_or_default();
        self.merger.conflict(ConflictKind::Value, (self.node, Some(&id)), sides);
        Ok(())
    }

    // Labels ---------------------------------------------------------------------------------------------------------

    fn labels(&mut self, id: &str, versions: [Option<Meaning>; 3]) -> Result<(), NotMerged> {
        let [base, ours, theirs] = versions.map(|meaning| match meaning {
            Some(Meaning::Labels(labels)) => labels,
            _ => BTreeMap::new(),
        });
        let all: BTreeSet<&ListElement> = base.keys().chain(ours.keys()).chain(theirs.keys()).collect();
        let (mut taken, mut restored) = (BTreeSet::new(), BTreeSet::new());
        for thing in all {
            let [b, o, t] = [base.get(thing), ours.get(thing), theirs.get(thing)];
            if t == b || o == t {
                continue;
            }
            if o == b {
                taken.insert(thing.clone());
            } else if self.merger.terms.base_on_conflict {
                restored.insert(thing.clone());
            } else {
                let sides = [BASE, OURS, THEIRS].map(|which| self.label(which, id, thing));
                self.merger.conflict(ConflictKind::Label, (self.node, Some(id)), sides);
            }
        }
        let mut values = Vec::new();
        let mut replaced = BTreeSet::new();
        for raw in self.values(OURS, id) {
            let (thing, _) = self.readers[OURS].label(&raw);
            let from = if taken.contains(&thing) { THEIRS } else { BASE };
            if !taken.contains(&thing) && !restored.contains(&thing) {
                values.push(raw);
            } else if replaced.insert(thing.clone()) {
                values.extend(self.raw_label(from, id, &thing)?);
            }
        }
        for (which, things) in [(THEIRS, &taken), (BASE, &restored)] {
            for thing in things.iter().filter(|thing| !replaced.contains(*thing)) {
                values.extend(self.raw_label(which, id, thing)?);
            }
        }
        self.put(id, &values);
        Ok(())
    }

    fn values(&self, which: usize, id: &str) -> Vec<Vec<u8>> {
        let properties = self.values[which].get(&MergeUnit::One(id.to_owned()));
        properties.into_iter().flatten().flat_map(Property::values).map(<[u8]>::to_vec).collect()
    }

    fn find_label(&self, which: usize, id: &str, thing: &ListElement) -> Option<Vec<u8>> {
        self.values(which, id).into_iter().find(|raw| self.readers[which].label(raw).0 == *thing)
    }

    fn label(&self, which: usize, id: &str, thing: &ListElement) -> Option<String> {
        let raw = self.find_label(which, id, thing)?;
        Some(format!("{id}[{}]", self.readers[which].decoded(&raw)))
    }

    fn raw_label(&self, which: usize, id: &str, thing: &ListElement) -> Result<Option<Vec<u8>>, NotMerged> {
        let raw = self.find_label(which, id, thing);
        raw.map(|raw| self.writer.value(&self.readers[which], &raw)).transpose()
    }

    /// Sets ours to these values of a property, and removes it if there are none.
    fn put(&mut self, id: &str, values: &[Vec<u8>]) {
        let known = self.values[OURS].get(&MergeUnit::One(id.to_owned())).and_then(|properties| properties.first());
        let id = known.map_or_else(|| id.to_owned(), |property| property.id().into_owned());
        if values.is_empty() { _ = self.draft.remove_whole(&id) } else { _ = self.draft.set_whole(&id, values) }
    }

    // Texts ----------------------------------------------------------------------------------------------------------

    fn text(&mut self, id: &str, versions: [Option<Meaning>; 3]) -> Result<(), NotMerged> {
        let texts = versions.map(|meaning| match meaning {
            Some(Meaning::Text(text)) => Some(text),
            _ => None,
        });
        let [base, ours, theirs] = texts.each_ref().map(|text| lines::lines(text.as_deref()));
        let mut pieces = lines::merge(&base, &ours, &theirs);
        if let [Piece::Agreed(all)] = &pieces[..]
            && !is_stable(all, [&base, &ours, &theirs])
        {
            // With equal adjacent lines it is unclear which was changed.
            pieces = vec![Piece::Disputed { base, ours: ours.clone(), theirs }];
        }
        let mut all: Vec<String> = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Agreed(lines) => all.extend(lines.into_iter().map(str::to_owned)),
                Piece::Disputed { base, ours, theirs } => self.disputed(id, [&base, &ours, &theirs], &mut all),
            }
        }
        if all == ours && (texts[THEIRS].is_some() || !all.is_empty()) {
            return Ok(());
        }
        if all.is_empty() {
            self.put(id, &[]);
            return Ok(());
        }
        let text = self.writer.text(&all.join("\n"))?;
        self.put(id, &[text]);
        Ok(())
    }

    /// Lines that both changed.
    fn disputed(&mut self, id: &str, sides: [&[&str]; 3], all: &mut Vec<String>) {
        let owned = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
        if self.merger.terms.base_on_conflict {
            all.extend(owned(sides[BASE]));
        } else if self.merger.terms.joins_comments {
            all.extend(owned(&lines::joined(sides[BASE], sides[OURS], sides[THEIRS])));
        } else {
            let sides = sides.map(|lines| (!lines.is_empty()).then(|| lines.join("\n")));
            let [base, ours, theirs] = sides.clone().map(Option::unwrap_or_default);
            let block = self.merger.marks().block(&Sides::of_text(ours, Some(base), theirs));
            all.extend(block.split('\n').map(str::to_owned));
            self.merger.report(ConflictKind::Text, (Some(self.node), Some(id)), sides);
        }
    }

    // Lists of points ------------------------------------------------------------------------------------------------

    /// Points that now would stand in two lists of which a point may be in one: each through another side.
    fn part_rivals(&mut self) {
        const STONES: &[&str] = &vocabulary::STONE_MARKS;
        for group in vocabulary::UNIQUE_POINTS.into_iter().chain([STONES]) {
            let added: Vec<String> =
                group.iter().map(|id| (*id).to_owned()).filter(|id| self.sets.contains_key(id)).collect();
            if added.is_empty() {
                continue;
            }
            let kind = if group.contains(&"AB") { ConflictKind::Setup } else { ConflictKind::Mark };
            // What ours has there, by place.
            let mut ours: HashMap<Place, (&str, ListElement)> = HashMap::new();
            for &id in group.iter() {
                let [base, own, ..] = self.sets_of(id);
                for thing in own.difference(&base) {
                    thing.places.iter().for_each(|&place| _ = ours.insert(place, (id, thing.clone())));
                }
            }
            for id in added {
                let [base, own, theirs, _] = self.sets[&id].clone();
                for thing in theirs.difference(&base).filter(|thing| !own.contains(*thing)) {
                    let rival = thing.places.iter().find_map(|place| ours.get(place)).filter(|(other, _)| *other != id);
                    let Some((other, own)) = rival.cloned() else { continue };
                    self.rivals((kind, group), (other, &own), (&id, thing));
                }
            }
        }
    }

    /// The three versions of a list, and the merged one.
    fn sets_of(&self, id: &str) -> [BTreeSet<ListElement>; 4] {
        if let Some(sets) = self.sets.get(id) {
            return sets.clone();
        }
        let unit = MergeUnit::One(id.to_owned());
        let of = |which: usize| match self.meaning(which, &unit) {
            Some(Meaning::Set(things)) => things,
            _ => BTreeSet::new(),
        };
        let [base, ours, theirs] = [BASE, OURS, THEIRS].map(of);
        [base, ours.clone(), theirs, ours]
    }

    /// A point in two lists: ours stays.
    fn rivals(
        &mut self,
        (kind, group): (ConflictKind, &[&str]),
        (mine, own): (&str, &ListElement),
        (id, thing): (&str, &ListElement),
    ) {
        if let Some(sets) = self.sets.get_mut(id) {
            sets[RESULT].remove(thing);
        }
        let at = |thing: &ListElement| thing.places.first().copied();
        let was = group.iter().find_map(|&id| {
            let [base, ..] = self.sets_of(id);
            base.into_iter().find(|known| at(known) == at(own)).map(|known| (id.to_owned(), known))
        });
        if self.merger.terms.base_on_conflict {
            let mut sets = self.sets_of(mine);
            sets[RESULT].remove(own);
            self.sets.insert(mine.to_owned(), sets);
            if let Some((id, known)) = was {
                let mut sets = self.sets_of(&id);
                sets[RESULT].insert(known);
                self.sets.insert(id, sets);
            }
            return;
        }
        let written = |id: &str, thing: &ListElement| format!("{id}[{}]", self.thing(thing));
        let base = was.map(|(id, known)| written(&id, &known));
        let (ours, theirs) = (written(mine, own), written(id, thing));
        self.merger.conflict(kind, (self.node, Some(mine)), [base, Some(ours), Some(theirs)]);
    }

    /// A thing as our record writes it.
    fn thing(&self, thing: &ListElement) -> String {
        let kind = self.readers[OURS].kind;
        match thing.places.is_empty() || !thing.words.is_empty() {
            true => {
                let place = thing.places.first().map(|&place| kind.place_value(place)).unwrap_or_default();
                format!("{}{place}", thing.words)
            }
            false => thing.places.iter().map(|&place| kind.place_value(place)).collect::<Vec<_>>().join(","),
        }
    }

    /// Writes a list as it is to be: values of ours stay as they are as far as they can.
    fn write_set(&mut self, id: &str, sets: &[BTreeSet<ListElement>; 4]) -> Result<(), NotMerged> {
        let [base, ours, theirs, result] = sets;
        if result == ours && (!result.is_empty() || self.values[THEIRS].contains_key(&MergeUnit::One(id.to_owned()))) {
            return Ok(());
        }
        if result == theirs && ours == base {
            return self.take(THEIRS, &MergeUnit::One(id.to_owned()));
        }
        let mut values: Vec<Vec<u8>> = Vec::new();
        let mut seen: BTreeSet<ListElement> = BTreeSet::new();
        for (which, only) in [(OURS, ours), (THEIRS, theirs)] {
            for raw in self.values(which, id) {
                let things = self.readers[which].things(id, &raw);
                let wanted =
                    |thing: &ListElement| result.contains(thing) && only.contains(thing) && !seen.contains(thing);
                let kept: Vec<ListElement> = things.iter().filter(|thing| wanted(thing)).cloned().collect();
                if kept.is_empty() {
                    continue;
                }
                if kept.len() == things.len() {
                    values.push(self.writer.value(&self.readers[which], &raw)?);
                } else {
                    values.extend(kept.iter().map(|thing| self.thing(thing).into_bytes()));
                }
                seen.extend(kept);
            }
        }
        self.put(id, &values);
        Ok(())
    }
}

/// Whether merging again changes nothing.
fn is_stable(all: &[&str], [base, ours, theirs]: [&[&str]; 3]) -> bool {
    let again = |other: &[&str]| match &lines::merge(base, all, other)[..] {
        [] => all.is_empty(),
        [Piece::Agreed(lines)] => lines == all,
        _ => false,
    };
    again(ours) && again(theirs)
}
