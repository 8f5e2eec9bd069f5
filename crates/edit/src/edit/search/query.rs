//! Search queries: what to look for, and in which values.

use super::extras::Extras;
use super::region::Region;
use super::text::{Pattern, QueryError};
use crate::edit::values::points;
use crate::game::{Colour, Kind, Place, PlaceForm, Position};
use crate::language::Message;
use crate::sgf::vocabulary::{self, ValueType};
use crate::text::{self, Charset};
use std::ops::Range;
use std::sync::Arc;

named! {
    /// The kinds of values to search.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    Kinds {
        /// All of the others together. A point is found whether it is named as people write it (`D4`) or as the record does (`dp`),
        /// in values that are points; words in what is written for people.
        #[default]
        All = "all",
        /// Comments on nodes and on the game.
        Comments = "comments",
        /// Names of nodes and of the game.
        Names = "names",
        /// Players and their teams.
        Players = "players",
        /// Labels on the board.
        Labels = "labels",
        /// Moves: on a point, or by their words.
        Moves = "moves",
        /// Marks, labels, lines and territory on a point.
        Marks = "marks",
        /// Stones set up or removed on a point.
        Setup = "setup",
        /// Every value of every property, as it is written.
        Properties = "properties",
    }
}

impl Kinds {
    /// The narrowest kind that includes a property's texts; `None` if only [`Kinds::Properties`] does.
    pub fn of_text(id: &str) -> Option<Kinds> {
        let text = vocabulary::ValueForm::Plain(ValueType::Text);
        match id {
            _ if vocabulary::look_up_anywhere(id).is_some_and(|entry| entry.kind == text) => Some(Kinds::Comments),
            "N" | "GN" => Some(Kinds::Names),
            "LB" => Some(Kinds::Labels),
            _ => is_player(id).then_some(Kinds::Players),
        }
    }

    /// Whether a property holds texts of this kind that are written for people.
    fn has_text(self, kind: &Kind, id: &str) -> bool {
        match self {
            Kinds::Comments | Kinds::Names | Kinds::Players => Kinds::of_text(id) == Some(self),
            Kinds::Labels => kind.shape(id) == Some(PlaceForm::Labelled),
            _ => false,
        }
    }

    /// Of points more than of texts.
    fn is_of_points(self) -> bool {
        matches!(self, Self::Moves | Self::Marks | Self::Setup)
    }
}

/// A search query.
#[derive(Clone, Debug)]
pub struct Query {
    what: What,
    kinds: Kinds,
}

#[derive(Clone, Debug)]
enum What {
    Text {
        pattern: Pattern,
        /// As it was typed, where it is not a regular expression.
        typed: Option<String>,
        /// A property that is named in its place, and what its values hold.
        named: Option<(String, Option<Pattern>)>,
    },
    Position(Arc<Stones>),
    Region(Arc<Region>),
}

/// A search on the board.
pub(crate) enum OnBoard<'a> {
    Stones(&'a Stones),
    Region(&'a Region),
}

/// How the values of a property are looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted<'q> {
    reading: Option<TextKind>,
    points: Option<PlaceForm>,
    /// The property itself is meant; its value must match the pattern, if there is one.
    named: Option<Option<&'q Pattern>>,
}

/// How a value is read as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextKind {
    /// With line breaks.
    Text,
    /// On one line.
    Line,
    /// The text after a point and a colon.
    Label,
}

/// A match in one value.
#[derive(Debug)]
pub(super) struct TextMatch {
    pub value: String,
    pub count: usize,
    pub first: Range<usize>,
    pub point: Option<Place>,
}

impl Query {
    /// A query for a text or a regular expression. A text is matched case-insensitively, and a blank matches any white space including line
    /// breaks; a regular expression is used as it is.
    ///
    /// # Errors
    ///
    /// Where there is nothing to look for, or the expression cannot be read: why, on one line.
    pub fn new(what: &str, kinds: Kinds, by_regex: bool) -> Result<Self, QueryError> {
        let pattern = Pattern::new(what, by_regex)?;
        let typed = (!by_regex).then(|| what.trim().to_owned());
        Ok(Self { what: What::Text { pattern, typed, named: None }, kinds })
    }

    /// A query for anything: the name of a property (`KM`), alone or with its content (`RE=W+`), also finds that property.
    ///
    /// # Errors
    /// As [`Query::new`].
    pub fn anything(what: &str) -> Result<Self, QueryError> {
        let mut query = Self::new(what.trim(), Kinds::All, false)?;
        let (id, value) = what.trim().split_once('=').unwrap_or((what.trim(), ""));
        let is_id = id.len() <= 6
            && id.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
            && id.bytes().any(|b| b.is_ascii_uppercase());
        if let What::Text { named, .. } = &mut query.what
            && is_id
        {
            *named = Some((id.to_owned(), Pattern::new(value.trim(), false).ok()));
        }
        Ok(query)
    }

    /// Whether it searches points, which are not texts.
    pub(crate) fn is_of_points(&self) -> bool {
        self.kinds.is_of_points()
    }

    /// A query for nodes with this position.
    pub fn position(stones: Arc<Stones>) -> Self {
        Self { what: What::Position(stones), kinds: Kinds::All }
    }

    /// A query for nodes at which a board pattern appears that was not there before.
    pub fn region(region: Arc<Region>) -> Self {
        Self { what: What::Region(region), kinds: Kinds::All }
    }

    /// The search on the board.
    pub(super) fn wanted_on_board(&self) -> Option<OnBoard<'_>> {
        match &self.what {
            What::Position(stones) => Some(OnBoard::Stones(stones)),
            What::Region(region) => Some(OnBoard::Region(region)),
            What::Text { .. } => None,
        }
    }

    /// The point meant on the board of a game.
    pub(super) fn point(&self, kind: &Kind) -> Option<Place> {
        let What::Text { typed: Some(typed), .. } = &self.what else { return None };
        if !kind.has_board() {
            return None;
        }
        kind.board().parse_display(typed).or_else(|| kind.place(typed.as_bytes()).ok())
    }

    /// How the values of a property are looked at; `None` where they are not.
    pub(super) fn wants(&self, kind: &Kind, id: &str) -> Option<Wanted<'_>> {
        let What::Text { named, .. } = &self.what else { return None };
        let entry = vocabulary::look_up_anywhere(id);
        let is_type = |value| entry.is_some_and(|entry| entry.kind == vocabulary::ValueForm::Plain(value));
        let line = if is_type(ValueType::SimpleText) { TextKind::Line } else { TextKind::Text };
        let shape = kind.shape(id);
        let is_move = kind.colour_of(id).is_some();
        let is_setup = kind.sets_places(id);
        let whole = |reading| Wanted { reading: Some(reading), points: None, named: None };
        let of_points = Wanted { points: shape, ..whole(line) };
        let wanted = match self.kinds {
            Kinds::All if shape == Some(PlaceForm::Labelled) => {
                Some(Wanted { points: shape, ..whole(TextKind::Label) })
            }
            Kinds::All => Some(of_points),
            Kinds::Properties => Some(whole(line)),
            Kinds::Labels => self.kinds.has_text(kind, id).then(|| whole(TextKind::Label)),
            Kinds::Comments | Kinds::Names | Kinds::Players => self.kinds.has_text(kind, id).then(|| whole(line)),
            Kinds::Moves => is_move.then_some(of_points),
            Kinds::Setup => is_setup.then_some(of_points),
            Kinds::Marks => (shape.is_some() && !is_move && !is_setup).then_some(of_points),
        };
        let named = named.as_ref().filter(|(wanted, _)| wanted == id).map(|(_, pattern)| pattern.as_ref());
        match wanted {
            Some(wanted) => Some(Wanted { named, ..wanted }),
            None => named.map(|named| Wanted { reading: None, points: None, named: Some(named) }),
        }
    }

    /// Searches a raw value.
    pub(super) fn find_in(
        &self,
        wanted: &Wanted<'_>,
        kind: &Kind,
        point: Option<Place>,
        charset: &Charset,
        raw: &[u8],
    ) -> Option<TextMatch> {
        let What::Text { pattern, typed, .. } = &self.what else { return None };
        let whole = || text::text_of(&charset.decode(raw).text);
        if let Some(shape) = wanted.points {
            let places = points::places(kind, shape, raw).unwrap_or_default();
            if let Some(point) = point.filter(|point| places.contains(point)) {
                return Some(TextMatch { value: whole(), count: 1, first: 0..0, point: Some(point) });
            }
            let letters = typed.as_ref().is_none_or(|typed| typed.chars().all(char::is_alphabetic));
            let by_words = wanted.reading == Some(TextKind::Label)
                || places.is_empty()
                || point.is_none() && (self.kinds.is_of_points() || !letters);
            if !by_words {
                return self.find_named(wanted, whole);
            }
        }
        if let Some(reading) = wanted.reading
            && !pattern.is_not_in(raw)
        {
            let (value, from) = read(reading, &charset.decode(raw).text);
            if let Some((first, count)) = pattern.first_and_count(&value[from..]) {
                let first = first.start + from..first.end + from;
                return Some(TextMatch { value, count, first, point: None });
            }
        }
        self.find_named(wanted, whole)
    }

    fn find_named(&self, wanted: &Wanted<'_>, whole: impl FnOnce() -> String) -> Option<TextMatch> {
        let pattern = wanted.named?;
        let value = whole();
        let (first, count) = pattern.map_or(Some((0..0, 0)), |pattern| pattern.first_and_count(&value))?;
        Some(TextMatch { value, count, first, point: None })
    }

    /// Whether a raw value of a property has it.
    pub(crate) fn is_in(&self, kind: &Kind, id: &str, charset: &Charset, raw: &[u8]) -> bool {
        let wanted = self.wants(kind, id).filter(|wanted| wanted.reading.is_some());
        wanted.is_some_and(|wanted| self.find_in(&wanted, kind, None, charset, raw).is_some())
    }

    /// The first `most` matches in a text, in bytes.
    pub fn ranges(&self, text: &str, most: usize) -> Vec<Range<usize>> {
        match &self.what {
            What::Text { pattern, .. } => pattern.matches(text).take(most).collect(),
            What::Position(_) | What::Region(_) => Vec::new(),
        }
    }

    /// The value as displayed, and its raw form after replacement; `None` for values that cannot be replaced in, such as moves and numbers.
    pub fn replaced(&self, kind: &Kind, property: &str, decoded: &str, with: &str) -> Option<(String, String)> {
        let (pattern, reading) = self.replaces(kind, property)?;
        let (value, from) = read(reading, decoded);
        let (new, count) = pattern.replaced(&value[from..], with);
        let new = format!("{}{new}", &value[..from]);
        (count > 0).then_some((value, new))
    }

    /// Why this cannot stand in place of what is found: it names a group that the expression does not have.
    pub(crate) fn refuses(&self, with: &str) -> Option<Message> {
        let What::Text { pattern, .. } = &self.what else { return None };
        let group = pattern.lacks(with)?;
        Some(message!("no-such-group", "the expression has no group '{group}'", group))
    }

    /// The pattern, with the way in which the values of a property are read, where they are texts that can be replaced.
    pub(crate) fn replaces(&self, kind: &Kind, id: &str) -> Option<(&Pattern, TextKind)> {
        let What::Text { pattern, .. } = &self.what else { return None };
        let reading = self.wants(kind, id)?.reading?;
        // Dates, results and rules are only replaced if all values were asked for, to avoid surprises.
        let texts = [Kinds::Comments, Kinds::Names, Kinds::Players, Kinds::Labels];
        if self.kinds == Kinds::All && !texts.into_iter().any(|texts| texts.has_text(kind, id)) {
            return None;
        }
        if kind.shape(id) == Some(PlaceForm::Labelled) {
            return (self.kinds != Kinds::Marks).then_some((pattern, TextKind::Label));
        }
        let entry = vocabulary::look_up_anywhere(id);
        let is_text = entry.is_some_and(|entry| {
            let texts = [ValueType::Text, ValueType::SimpleText].map(vocabulary::ValueForm::Plain);
            entry.class != vocabulary::Class::Root && texts.contains(&entry.kind)
        });
        (is_text && kind.shape(id).is_none()).then_some((pattern, reading))
    }
}

/// A decoded raw value as its reader sees it, and where in it the part that is looked at begins.
pub(crate) fn read(reading: TextKind, decoded: &str) -> (String, usize) {
    match (reading, text::split_composed(decoded)) {
        (TextKind::Line, _) => (text::simple_text_of(decoded), 0),
        (TextKind::Label, Some((point, label))) => {
            let mut value = text::text_of(point) + ":";
            let from = value.len();
            value += &text::simple_text_of(label);
            (value, from)
        }
        (TextKind::Text | TextKind::Label, _) => (text::text_of(decoded), 0),
    }
}

/// Whether a property names a player or a team: PB, PW, P1 …, BT, WT, 1T …
fn is_player(id: &str) -> bool {
    let of = |letter: u8| matches!(letter, b'B' | b'W' | b'1'..=b'4');
    matches!(id.as_bytes(), [b'P', letter] | [letter, b'T'] if of(*letter))
}

/// The stones and pieces of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Stones {
    family: String,
    size: (u16, u16),
    stones: Vec<Option<Colour>>,
    /// Everything else on the board.
    extras: Extras,
    /// Whether they are all that stands there.
    known: bool,
}

impl Stones {
    /// The stones of a position.
    pub fn of(position: &Position) -> Stones {
        let (kind, board) = (position.kind(), position.board());
        Stones {
            family: kind.family().to_owned(),
            size: (board.columns(), board.rows()),
            stones: board.places().map(|place| position.stone(place)).collect(),
            extras: Extras::of(position),
            known: position.is_known(),
        }
    }

    /// Whether another position has exactly these. One that is not known has not, and is not looked for either.
    pub fn stand_on(&self, position: &Position) -> bool {
        let (kind, board) = (position.kind(), position.board());
        self.known
            && position.is_known()
            && self.family == kind.family()
            && self.size == (board.columns(), board.rows())
            && self.stones.len() == board.len()
            && board.places().zip(&self.stones).all(|(place, stone)| position.stone(place) == *stone)
            && self.extras == Extras::of(position)
    }
}
