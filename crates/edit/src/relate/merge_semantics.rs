//! The contents of a node, property by property, normalised: two spellings of one statement are equal.

use super::node::{self, Written};
use crate::game::{Kind, Place, PlaceForm, PlaceSet};
use crate::sgf::value::{Fit, Value, read_value};
use crate::sgf::{GameType, NodeId, Property, Tree, ValueForm, ValueType, vocabulary};
use crate::text::{Charset, simple_text_of, split_composed, text_of, unescape};
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{Hash, Hasher};

/// A unit of merging: a property, or several of which a node has at most one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum MergeUnit {
    /// The moves of a node together: two moves in one node are not a merged move.
    Moves,
    /// Who is better.
    PositionJudgement,
    /// How good the move is.
    MoveJudgement,
    /// One property, by its identifier.
    One(String),
}

impl MergeUnit {
    /// The unit that a property belongs to.
    pub(crate) fn of(kind: &Kind, id: &str) -> Self {
        if kind.colour_of(id).is_some() {
            Self::Moves
        } else if vocabulary::POSITION_JUDGEMENTS.contains(&id) {
            Self::PositionJudgement
        } else if vocabulary::MOVE_JUDGEMENTS.contains(&id) {
            Self::MoveJudgement
        } else {
            Self::One(kind.setup_colour_of(id).map_or(id, |colour| kind.setup_id(colour)).to_owned())
        }
    }

    /// Whether it does something to the board: moves or setup.
    pub(crate) fn is_of_board(&self, kind: &Kind) -> bool {
        match self {
            Self::Moves => true,
            Self::One(id) => kind.is_setup(id),
            Self::PositionJudgement | Self::MoveJudgement => false,
        }
    }
}

/// How two versions of a unit are merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// As a whole.
    Whole,
    /// Thing by thing.
    Set,
    /// Label by label.
    Labels,
    /// Line by line.
    Lines,
    /// Either version is fine.
    Indifferent,
}

/// Whether a property of this game is merged part by part, and not as a whole.
pub(crate) fn is_merged_by_parts(kind: &Kind, id: &str) -> bool {
    matches!(class_of(kind, &MergeUnit::of(kind, id)), Class::Set | Class::Labels)
}

/// How versions of a unit are merged.
pub(crate) fn class_of(kind: &Kind, unit: &MergeUnit) -> Class {
    let MergeUnit::One(id) = unit else { return Class::Whole };
    match id.as_str() {
        "C" | "GC" => return Class::Lines,
        id if vocabulary::OF_THE_FILE.contains(&id) => return Class::Indifferent,
        "DD" | "VW" => return Class::Whole,
        "LB" => return Class::Labels,
        _ => {}
    }
    match kind.shape(id) {
        Some(PlaceForm::Labelled) => Class::Labels,
        Some(PlaceForm::List | PlaceForm::Pair | PlaceForm::Piece | PlaceForm::Stone | PlaceForm::StonePair) => {
            Class::Set
        }
        _ => Class::Whole,
    }
}

/// One element of a list: its places, and its content besides places.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct ListElement {
    pub places: Vec<Place>,
    pub words: String,
}

/// A unit's meaning.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Meaning {
    Whole(Vec<(String, Vec<String>)>),
    Set(BTreeSet<ListElement>),
    Labels(BTreeMap<ListElement, String>),
    Text(String),
}

/// The game and the encoding in which values are read.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    pub tree: &'a Tree,
    pub kind: &'a Kind,
    pub charset: &'a Charset,
}

/// A node's properties by unit, in the order of the file.
pub(crate) type ByUnit<'a> = HashMap<MergeUnit, Vec<Property<'a>>>;

impl<'a> Reader<'a> {
    /// For the nodes of the game of this one.
    pub(crate) fn new(tree: &'a Tree, kind: &'a Kind, node: NodeId) -> Self {
        Self { tree, kind, charset: tree.charset(node) }
    }

    fn game(&self) -> GameType {
        self.kind.identity().game()
    }

    /// The content of a node, by unit.
    pub(crate) fn by_unit(&self, node: NodeId) -> ByUnit<'a> {
        let mut units = ByUnit::new();
        for property in self.tree.properties(node) {
            units.entry(MergeUnit::of(self.kind, &property.id())).or_default().push(property);
        }
        units
    }

    /// A hash of a node's content.
    pub(crate) fn sum(&self, node: NodeId) -> u64 {
        let units = self.by_unit(node);
        let one = |(unit, properties): (&MergeUnit, &Vec<Property<'a>>)| {
            let mut hasher = DefaultHasher::new();
            (unit, self.meaning(unit, properties)).hash(&mut hasher);
            hasher.finish()
        };
        units.iter().map(one).fold(0, u64::wrapping_add)
    }

    pub(crate) fn decoded(&self, raw: &[u8]) -> String {
        self.charset.decode(raw).text.into_owned()
    }

    /// The meaning of a unit's properties.
    pub(crate) fn meaning<P: Written>(&self, unit: &MergeUnit, properties: &[P]) -> Meaning {
        let values = || properties.iter().flat_map(Written::raw_values);
        match (class_of(self.kind, unit), unit) {
            (Class::Lines, _) => {
                let all: Vec<String> = values().map(|raw| text_of(&self.decoded(raw))).collect();
                // As those join them who accept one value only.
                Meaning::Text(all.join("\n\n"))
            }
            (Class::Set, MergeUnit::One(id)) => Meaning::Set(self.set_of(id, values())),
            (Class::Labels, _) => {
                let mut labels = BTreeMap::new();
                for raw in values() {
                    let (thing, text) = self.label(raw);
                    labels.entry(thing).or_insert(text);
                }
                Meaning::Labels(labels)
            }
            _ => {
                let mut all: Vec<(String, Vec<String>)> = Vec::new();
                for property in properties {
                    let (id, values) = self.canonical(property);
                    match all.iter_mut().find(|(known, _)| *known == id) {
                        Some((_, known)) => known.extend(values),
                        None => all.push((id, values)),
                    }
                }
                all.sort();
                Meaning::Whole(all)
            }
        }
    }

    /// A property that is one unit as a whole, normalized.
    fn canonical(&self, property: &impl Written) -> (String, Vec<String>) {
        let id = property.identifier();
        if let Some(colour) = self.kind.colour_of(&id) {
            // Whatever values there are besides it, the first is the move.
            let further = property.raw_values().skip(1).filter(|_| self.kind.shape(&id) != Some(PlaceForm::Piece));
            let further = further.map(|raw| text_of(&self.decoded(raw)));
            let action = format!("{:?}", node::move_of(self.kind, property));
            return (format!("#{}", colour.index()), std::iter::once(action).chain(further).collect());
        }
        if matches!(&*id, "DD" | "VW") {
            let places = self.set_of(&id, property.raw_values());
            return (id.into_owned(), places.iter().map(|thing| format!("{thing:?}")).collect());
        }
        let entry = vocabulary::look_up(&id, self.game());
        let values = property.raw_values().map(|raw| {
            let text = self.decoded(raw);
            // A square board may be said by one side or by both.
            if let Some((columns, rows)) = split_composed(&text).filter(|_| id == "SZ")
                && columns.trim() == rows.trim()
            {
                return columns.trim().to_owned();
            }
            let read = entry.map(|entry| read_value(entry, self.game(), &text)).filter(|read| read.fit != Fit::Illegal);
            match read.map(|read| read.value) {
                Some(
                    value @ (Value::Number(_) | Value::Real(_) | Value::Double(_) | Value::Color(_) | Value::None),
                ) => value.to_raw(),
                // Several lines are read as one where the format wants one.
                _ if entry.is_some_and(|entry| entry.kind == ValueForm::Plain(ValueType::SimpleText)) => {
                    simple_text_of(&text)
                }
                _ => text_of(&text),
            }
        });
        let values = values.collect();
        (id.into_owned(), values)
    }

    /// The things that the values of a list name. Values may name the places of a board over and over, by rectangles, so these are taken
    /// row by row.
    fn set_of<'v>(&self, id: &str, values: impl Iterator<Item = &'v [u8]>) -> BTreeSet<ListElement> {
        let (mut set, mut known, mut places) = (BTreeSet::new(), PlaceSet::default(), Vec::new());
        let is_list = self.kind.shape(id) == Some(PlaceForm::List);
        for raw in values {
            let are_places = is_list && self.kind.runs(raw).all(|run| run.is_ok()) && self.kind.lettered(raw).is_none();
            match are_places {
                true => self.kind.runs(raw).flatten().for_each(|run| known.add_run(run, &mut places)),
                false => set.extend(self.things(id, raw)),
            }
        }
        set.extend(places.into_iter().map(|place| ListElement { places: vec![place], words: String::new() }));
        set
    }

    /// The things that one value of a list names.
    pub(crate) fn things(&self, id: &str, raw: &[u8]) -> Vec<ListElement> {
        let one = |places| vec![ListElement { places, words: String::new() }];
        let odd = || {
            let words = unescape(&self.decoded(raw)).split_whitespace().collect();
            vec![ListElement { places: Vec::new(), words }]
        };
        match self.kind.shape(id) {
            Some(PlaceForm::List) => {
                if raw.trim_ascii().is_empty() {
                    return Vec::new();
                }
                // A king with its letter is more than its place.
                if let Some((letters, place)) = self.kind.lettered(raw) {
                    return vec![ListElement { places: vec![place], words: letters }];
                }
                let places: Result<Vec<Place>, _> = self.kind.places(raw).collect();
                places.map_or_else(|_| odd(), |places| places.into_iter().flat_map(|place| one(vec![place])).collect())
            }
            Some(PlaceForm::Piece) => node::piece(self.kind, raw).map_or_else(odd, one),
            Some(PlaceForm::Pair) => self.kind.ends(raw).map_or_else(odd, |(from, to)| one(vec![from, to])),
            _ => odd(),
        }
    }

    /// The place of a label, and its text.
    pub(crate) fn label(&self, raw: &[u8]) -> (ListElement, String) {
        let text = self.decoded(raw);
        let (point, words) = split_composed(&text).map_or((&*text, ""), |(point, words)| (point, words));
        let thing = match self.kind.labelled(raw) {
            Some(place) => ListElement { places: vec![place], words: String::new() },
            None => ListElement { places: Vec::new(), words: point.to_owned() },
        };
        (thing, simple_text_of(words))
    }
}

/// Whether two lists of properties are written alike, value by value.
pub(crate) fn is_written_alike(one: (&Tree, NodeId), other: (&Tree, NodeId)) -> bool {
    if let (Some(left), Some(right)) = (one.0.written(one.1), other.0.written(other.1))
        && left == right
    {
        return true;
    }
    let (mut left, mut right) = (one.0.properties(one.1), other.0.properties(other.1));
    loop {
        match (left.next(), right.next()) {
            (None, None) => return true,
            (Some(a), Some(b)) if a.ident() == b.ident() && a.values().eq(b.values()) => {}
            _ => return false,
        }
    }
}

/// Whether two nodes are written alike, in encodings that are the same.
pub(crate) fn is_alike((a, node): (Reader<'_>, NodeId), (b, other): (Reader<'_>, NodeId)) -> bool {
    a.charset.same_encoding(b.charset) && is_written_alike((a.tree, node), (b.tree, other))
}

/// The properties of a unit as text of the format, decoded.
pub(crate) fn shown(reader: &Reader<'_>, properties: &[Property]) -> String {
    let mut text = String::new();
    for property in properties {
        text += &property.id();
        property.values().for_each(|raw| text += &format!("[{}]", reader.decoded(raw)));
    }
    text
}
