//! The identity of a node across records: its move and its setup, however they are spelled.

use crate::game::{Colour, Kind, Move, Place, PlaceForm, PlaceSet};
use crate::sgf::Property;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// A property as it stands in a record, or as it should stand there.
pub(crate) trait Written {
    /// Its canonical identifier.
    fn identifier(&self) -> Cow<'_, str>;
    /// Its values with their escapes.
    fn raw_values(&self) -> impl Iterator<Item = &[u8]>;
}

impl Written for Property<'_> {
    fn identifier(&self) -> Cow<'_, str> {
        self.id()
    }

    fn raw_values(&self) -> impl Iterator<Item = &[u8]> {
        self.values()
    }
}

impl Written for (String, Vec<String>) {
    fn identifier(&self) -> Cow<'_, str> {
        Cow::Borrowed(&self.0)
    }

    fn raw_values(&self) -> impl Iterator<Item = &[u8]> {
        self.1.iter().map(String::as_bytes)
    }
}

/// A node's effects on the board. Nodes with equal effects are paired.
pub(crate) type Key = BTreeSet<BoardEffect>;

/// One thing that a node does to the board.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum BoardEffect {
    Move(Colour, Move),
    ToPlay(Option<Colour>),
    /// By a colour, or by a property that belongs to none.
    SetUp(Result<Colour, String>, SetupEffect),
}

/// What is set up: stones, a piece, or a value that cannot be read as places.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum SetupEffect {
    Points(PlaceSet),
    Piece(Vec<Place>),
    Raw(Vec<u8>),
}

impl BoardEffect {
    /// Whether it is a move that cannot be read.
    pub(super) fn is_unread(&self) -> bool {
        matches!(self, Self::Move(_, Move::Raw(_)))
    }
}

/// The move and the setup in some properties of a node.
pub(crate) fn key_of(kind: &Kind, properties: impl Iterator<Item: Written>) -> Key {
    let mut key = Key::new();
    // Points by colour or property: rectangles can name all of them in every node.
    let mut points: BTreeMap<Result<Colour, String>, PlaceSet> = BTreeMap::new();
    for property in properties {
        let id = property.identifier();
        if let Some(colour) = kind.colour_of(&id) {
            key.insert(BoardEffect::Move(colour, move_of(kind, &property)));
        } else if id == "PL" {
            key.insert(BoardEffect::ToPlay(kind.colour_in(property.raw_values().next().unwrap_or_default())));
        } else if kind.is_setup(&id) {
            let by = kind.setup_colour_of(&id).ok_or_else(|| id.clone().into_owned());
            for raw in property.raw_values() {
                let are_places = raw.trim_ascii().is_empty() || kind.runs(raw).all(|run| run.is_ok());
                let put = match kind.shape(&id) {
                    // Every point for itself, a piece as a whole, a pod with its prongs, a king with its letter.
                    Some(PlaceForm::List) if are_places && kind.lettered(raw).is_none() => {
                        points.entry(by.clone()).or_default().extend(kind.runs(raw).flatten());
                        continue;
                    }
                    Some(PlaceForm::Piece) if let Some(places) = piece(kind, raw) => SetupEffect::Piece(places),
                    _ => SetupEffect::Raw(raw.to_vec()),
                };
                key.insert(BoardEffect::SetUp(by.clone(), put));
            }
        }
    }
    key.extend(points.into_iter().map(|(by, points)| BoardEffect::SetUp(by, SetupEffect::Points(points))));
    key
}

/// The move of a property, however it is spelled; a pass is one in any form. Old programs gave each point of a piece a value of its own.
pub(super) fn move_of(kind: &Kind, property: &impl Written) -> Move {
    let mut values = property.raw_values();
    let first = values.next().unwrap_or_default();
    if kind.shape(&property.identifier()) != Some(PlaceForm::Piece) {
        return move_in(kind, first);
    }
    let all: Vec<&[u8]> = std::iter::once(first).chain(values).collect();
    move_in(kind, &all.join(&b','))
}

fn move_in(kind: &Kind, raw: &[u8]) -> Move {
    let text = String::from_utf8_lossy(raw).trim().to_owned();
    let action = kind.parse_move(if kind.is_pass(&text) { "pass" } else { &text }).ok();
    // What nobody would type may stand in a record.
    action.or_else(|| kind.read_move(raw).ok()).unwrap_or(Move::Raw(text))
}

/// The places of a piece, in whatever order they are written.
pub(super) fn piece(kind: &Kind, raw: &[u8]) -> Option<Vec<Place>> {
    // Commas with nothing between them are passed over.
    let points = raw.split(|&byte| byte == b',').filter(|point| !point.trim_ascii().is_empty());
    let places = points.map(|point| kind.place(point).ok());
    let mut places = places.collect::<Option<Vec<Place>>>()?;
    places.sort_unstable();
    Some(places)
}
