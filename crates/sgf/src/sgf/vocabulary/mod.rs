//! The table of properties: what each identifier means, in which versions of the format and for which games.
//!
//! One row drives types, shape of the value list, class and inheritance; `groups` names the sets of properties that belong
//! together for other reasons. Nobody else lists identifiers: who needs a set asks for it here. Sources: the property index and game pages of the SGF specification (FF1 to FF4), the HexWiki page on Hex
//! records, the Octi page, and the description of Pentobi's files. Identifiers with the digits 1 to 4 are those of
//! four-colour Blokus games.

mod groups;
mod table;

use super::GameType;
use super::lexer::key;
use crate::language;
pub use groups::*;
use table::TABLE;

/// The class of a property.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// About the whole tree; only in its root.
    Root,
    /// About the game; once on each path.
    Info,
    /// A move, or about the move of the same node.
    Move,
    /// Changes the position without a move.
    Setup,
    /// An annotation of the node.
    Annotation,
    /// A mark on the board.
    Markup,
}

/// The type of a single value, or of one part of a composed one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueType {
    /// `[]`.
    None,
    /// A whole number.
    Number,
    /// A decimal number.
    Real,
    /// 1 for normal, 2 for emphasised.
    Double,
    /// `B` or `W`; in Blokus games with four colours also a digit.
    Color,
    /// One line of text.
    SimpleText,
    /// Text with line breaks.
    Text,
    /// A place on the board.
    Point,
    /// A move of the game.
    Move,
    /// A piece on the board; in most games the same as its point.
    Stone,
}

/// The type of a whole value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueForm {
    /// One part.
    Plain(ValueType),
    /// Two parts with a colon between.
    Composed(ValueType, ValueType),
    /// Either the first alone or both.
    PlainOrComposed(ValueType, ValueType),
}

/// How many values a property has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueCount {
    /// Exactly one.
    Single,
    /// One or more.
    List,
    /// One or more, or a single empty value that clears.
    EmptyOrList,
}

/// One row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PropertyEntry {
    /// The canonical identifier.
    pub id: &'static str,
    /// The first and last version of the format that defines it.
    pub versions: (u8, u8),
    /// Its class.
    pub class: Class,
    /// One value, or a list.
    pub shape: ValueCount,
    /// The type of each value.
    pub kind: ValueForm,
    /// Holds for the nodes below, until changed.
    pub inherited: bool,
    /// The games that have it, as a set.
    games: u16,
    /// The identifier as a number.
    key: u64,
    /// Which of [`UNIQUE_POINTS`] it is one of.
    group: Option<u8>,
    /// One of [`PRESCRIBED`].
    prescribed: bool,
    /// Its title for users, in English.
    pub title: &'static str,
}

impl PropertyEntry {
    /// The title in the current language.
    pub fn localized(&self) -> &'static str {
        language::row("property", &self.slug(), self.title)
    }

    /// The title as part of a name: lower case and digits, with hyphens between them.
    pub fn slug(&self) -> String {
        let words = self.title.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join("-").to_ascii_lowercase()
    }

    /// Whether the game has this property.
    pub fn belongs_to(&self, game: GameType) -> bool {
        self.games & game.bit() != 0
    }

    /// Whether it is part of the current version of the format.
    pub fn is_current(&self) -> bool {
        self.versions.1 >= 4
    }

    /// Whether its values are plain text, where white space means something.
    pub fn is_text(&self) -> bool {
        matches!(self.kind, ValueForm::Plain(ValueType::Text | ValueType::SimpleText))
    }

    /// Whether its values are moves: those that are played, not only thought of.
    pub fn is_move(&self) -> bool {
        self.kind == ValueForm::Plain(ValueType::Move) && self.id != "EX"
    }

    /// Which of the groups of point lists it belongs to in which a point may stand only once: a place in [`UNIQUE_POINTS`].
    pub(super) fn group(&self) -> Option<usize> {
        self.group.map(usize::from)
    }

    /// Whether its values have a prescribed form of their own: one of [`PRESCRIBED`].
    pub(super) fn is_prescribed(&self) -> bool {
        self.prescribed
    }

    /// Whether it says how good a move or a position is, or the like: with a strength, or by being there.
    pub(super) fn is_judgement(&self) -> bool {
        matches!(self.kind, ValueForm::Plain(ValueType::Double | ValueType::None))
    }
}

/// The row for an identifier in a game. For games that are not known, the rows that all games share.
pub fn look_up(id: &str, game: GameType) -> Option<&'static PropertyEntry> {
    rows_of(id).find(|entry| entry.belongs_to(game))
}

/// The rows for an identifier, one after the other in the table.
#[inline]
fn rows_of(id: &str) -> impl Iterator<Item = &'static PropertyEntry> {
    /// Where the rows begin whose identifiers begin with a byte, and where the last of them ends.
    static FIRST: [u8; 257] = {
        let mut first = [0; 257];
        let (mut byte, mut at) = (0, 0);
        while byte < 257 {
            while at < TABLE.len() && TABLE[at].key >> 56 < byte {
                at += 1;
            }
            first[byte as usize] = at as u8;
            byte += 1;
        }
        first
    };
    /// Close together: every property of a record is looked for.
    static KEYS: [u64; TABLE.len()] = {
        let mut keys = [0; TABLE.len()];
        let mut at = 0;
        while at < TABLE.len() {
            keys[at] = TABLE[at].key;
            at += 1;
        }
        keys
    };
    let key = key(id);
    let byte = (key >> 56) as usize;
    let rows = usize::from(FIRST[byte])..usize::from(FIRST[byte + 1]);
    rows.skip_while(move |&at| KEYS[at] < key).take_while(move |&at| KEYS[at] == key).map(|at| &TABLE[at])
}

/// The row for an identifier in whichever game has it.
pub fn look_up_anywhere(id: &str) -> Option<&'static PropertyEntry> {
    rows_of(id).next()
}

/// The class of an identifier, in any game that has it; `None` for private ones.
pub fn class(id: &str) -> Option<Class> {
    look_up_anywhere(id).map(|entry| entry.class)
}

/// Whether no game has the property: some program's own.
pub fn is_private(id: &str) -> bool {
    look_up_anywhere(id).is_none()
}

/// The separator for display between the values of a text property that has several: a line break for multi-line texts, else a semicolon.
/// `None` if only the first value counts.
pub fn joins(id: &str) -> Option<&'static str> {
    let entry = look_up_anywhere(id)?;
    match entry.kind {
        ValueForm::Plain(ValueType::Text) => Some("\n"),
        ValueForm::Plain(ValueType::SimpleText) => {
            let is_read_by_programs = entry.class == Class::Root || entry.is_prescribed() || CHOSEN.contains(&id);
            (!is_read_by_programs).then_some("; ")
        }
        _ => None,
    }
}

/// Whether the property draws on the board besides stones: marks, labels, lines, territory, dimmed and visible parts. A game's own
/// properties are decided by the game; those of other games count in all.
pub fn is_markup(id: &str, game: GameType) -> bool {
    let is_drawn = |entry: &PropertyEntry| match entry.class {
        // The moves of a test are not marks.
        Class::Markup => entry.id != "SE",
        Class::Annotation => entry.kind == ValueForm::Plain(ValueType::Point),
        _ => false,
    };
    look_up(id, game).map_or_else(|| rows_of(id).any(is_drawn), is_drawn)
}

/// The whole table, sorted by identifier.
pub fn table() -> &'static [PropertyEntry] {
    &TABLE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_and_finds_the_right_game() {
        assert!(TABLE.windows(2).all(|pair| pair[0].id <= pair[1].id && pair[0].key <= pair[1].key));
        assert!(TABLE.iter().all(|entry| entry.id.len() <= 8));
        assert_eq!(look_up("IP", GameType::Hex).map(|e| e.kind), Some(ValueForm::Plain(ValueType::None)));
        assert_eq!(
            look_up("IP", GameType::LinesOfAction).map(|e| e.kind),
            Some(ValueForm::Plain(ValueType::SimpleText))
        );
        assert_eq!(look_up("IP", GameType::Go), None);
        assert_eq!(look_up("SE", GameType::LinesOfAction).map(|e| e.versions), Some((4, 4)));
        assert_eq!(look_up("SE", GameType::Go).map(|e| e.versions), Some((3, 3)));
        assert_eq!(look_up("1", GameType::Blokus).map(|e| e.class), Some(Class::Move));
        assert_eq!(look_up("1", GameType::Go), None);
        assert_eq!(look_up("", GameType::Go), None);
        assert_eq!(look_up("ZZ", GameType::Go), None);
        assert!(look_up_anywhere("KM").is_some());
        for entry in &TABLE {
            assert_eq!(entry.group(), UNIQUE_POINTS.iter().position(|group| group.contains(&entry.id)), "{}", entry.id);
            assert_eq!(entry.is_prescribed(), PRESCRIBED.contains(&entry.id), "{}", entry.id);
            assert_eq!(is_played(entry.id), MOVES.contains(&entry.id) || NUMBERED_MOVES.contains(&entry.id));
        }
    }

    #[test]
    fn inherited_and_obsolete_rows() {
        let inherited: Vec<&str> = TABLE.iter().filter(|e| e.inherited).map(|e| e.id).collect();
        assert_eq!(inherited, ["DD", "PM", "VW"]);
        assert!(!look_up("L", GameType::Go).unwrap().is_current());
        assert!(!matches!(look_up("LB", GameType::Go).unwrap().kind, ValueForm::Plain(_)));
        assert!(look_up("C", GameType::Go).unwrap().is_text());
    }

    #[test]
    fn every_drawn_property_is_in_the_vocabulary() {
        let drawn: Vec<&str> = {
            let mut ids: Vec<&str> =
                TABLE.iter().map(|entry| entry.id).filter(|id| is_markup(id, GameType::Other)).collect();
            ids.dedup();
            ids
        };
        let expected = "AR AS CR CS DD L LB LN M MA MS RG SC SL SQ SS TB TR TS TW VW";
        assert_eq!(drawn, expected.split(' ').collect::<Vec<_>>());
        assert!(is_private("XY") && !is_private("KM"));
        assert!(is_markup("AS", GameType::Octi) && !is_markup("AS", GameType::LinesOfAction));
    }
}
