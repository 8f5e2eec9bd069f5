//! Sets of properties that no column of the table expresses.

/// Position judgements: at most one per node.
pub const POSITION_JUDGEMENTS: [&str; 4] = ["DM", "UC", "GB", "GW"];

/// The judgement for a winner: 0 for White, 1 for a draw, 2 for Black.
pub fn judgement_of(winner: usize) -> &'static str {
    let [even, _, black, white] = POSITION_JUDGEMENTS;
    [white, even, black][winner.min(2)]
}

/// Move judgements: at most one per node.
pub const MOVE_JUDGEMENTS: [&str; 4] = ["BM", "DO", "IT", "TE"];

/// Groups of annotations of which a node may have only one.
pub const EXCLUSIVE: [&[&str]; 2] = [&POSITION_JUDGEMENTS, &MOVE_JUDGEMENTS];

/// Further annotations that are neither text nor about time.
const OTHER_ANNOTATIONS: [&str; 3] = ["HO", "V", "CH"];

/// Marks on points: a point has one of them at most.
pub const POINT_MARKS: [&str; 5] = ["TR", "SQ", "CR", "MA", "SL"];

/// Marks on the stones of Octi: a stone has one of them at most.
pub const STONE_MARKS: [&str; 4] = ["CS", "MS", "SS", "TS"];

/// Whose a point is: one of them at most.
pub const TERRITORY: [&str; 2] = ["TB", "TW"];

/// Marks that older versions of the format had for points.
pub const OLD_MARKS: [&str; 4] = ["L", "M", "RG", "SC"];

/// Two points and what joins them.
pub const LINES: [&str; 2] = ["LN", "AR"];

/// Groups of point lists in which a point may occur only once in a node.
pub const UNIQUE_POINTS: [&[&str]; 7] =
    [&["AB", "AW", "AE", "A1", "A2", "A3", "A4", "AA"], &["BO"], &["WO"], &POINT_MARKS, &TERRITORY, &["DD"], &["VW"]];

/// The first this many of [`UNIQUE_POINTS`] are setup; the others are markup.
pub const UNIQUE_SETUPS: usize = 3;

/// Remaining time, and moves left in the current period.
pub const TIMES: [&str; 12] = ["BL", "WL", "OB", "OW", "1L", "2L", "3L", "4L", "O1", "O2", "O3", "O4"];

/// A node's texts: its comment and its name.
pub const NODE_TEXTS: [&str; 2] = ["C", "N"];

/// Moves, a colour each.
pub const MOVES: [&str; 2] = ["B", "W"];

/// Moves of games for three or four colours, a colour each.
pub const NUMBERED_MOVES: [&str; 4] = ["1", "2", "3", "4"];

/// Whether a property is one of [`MOVES`] or [`NUMBERED_MOVES`]. Every property of a record is looked up.
pub fn is_played(id: &str) -> bool {
    matches!(id.as_bytes(), [b'B' | b'W' | b'1'..=b'4'])
}

/// Set up stones, a colour each.
pub const ADDED: [&str; 2] = ["AB", "AW"];

/// Set up pieces of games for three or four colours, a colour each.
pub const NUMBERED_ADDED: [&str; 4] = ["A1", "A2", "A3", "A4"];

/// Names of two players.
pub const PLAYERS: [&str; 2] = ["PB", "PW"];

/// Names of three or four players.
pub const NUMBERED_PLAYERS: [&str; 4] = ["P1", "P2", "P3", "P4"];

/// Properties of a new record of a game for two, in their usual order.
pub const INFO_ORDER: [&str; 20] = [
    "PB", "BR", "PW", "WR", "DT", "PC", "EV", "GN", "RU", "TM", "OT", "RE", "KM", "CP", "US", "AN", "HA", "AB", "AW",
    "GC",
];

/// Properties of Black, each paired with White's.
pub const COLOUR_PAIRS: [(&str, &str); 10] = [
    ("B", "W"),
    ("AB", "AW"),
    ("PB", "PW"),
    ("BR", "WR"),
    ("BT", "WT"),
    ("BS", "WS"),
    ("BL", "WL"),
    ("OB", "OW"),
    ("GB", "GW"),
    ("TB", "TW"),
];

/// When, where and at what event a game was played.
pub const OCCASION: [&str; 5] = ["EV", "RO", "GN", "DT", "PC"];

/// Rules, terms and result.
pub const TERMS: [&str; 7] = ["RE", "RU", "KM", "HA", "TM", "OT", "ON"];

/// Where a record comes from and whose it is: annotator, source, copyright, who entered it.
pub const SOURCES: [&str; 4] = ["AN", "SO", "CP", "US"];

/// Root properties in the preferred order: those that affect how the rest is read come first. The place of CA is decided separately.
pub const ROOT_ORDER: [&str; 5] = ["FF", "GM", "SZ", "ST", "AP"];

/// Game information whose values have a prescribed form of their own: dates, results, times, numbers, in Octi the rules.
pub const PRESCRIBED: [&str; 12] = ["DT", "RE", "RU", "TM", "KM", "HA", "OM", "OP", "OV", "KI", "BS", "WS"];

/// Game information with a list of choices in the dialog.
pub const CHOSEN: [&str; 4] = ["DT", "RE", "RU", "OT"];

/// Properties that identify a game within a collection.
pub const NAMES_OF_GAMES: [&str; 6] = ["PB", "PW", "DT", "EV", "RO", "GN"];

/// Properties of the file and the program that wrote it, not of the game.
pub const OF_THE_FILE: [&str; 4] = ["AP", "ST", "CA", "FF"];

/// Properties that say how the file is written, and nothing else.
pub const OF_THE_SPELLING: [&str; 2] = ["CA", "FF"];

/// Root properties that decide how the rest is read.
pub const SETTINGS: [&str; 5] = ["FF", "GM", "SZ", "ST", "CA"];

/// Moves as old versions of Pentobi named them, a colour each.
pub const COLOUR_MOVES: [&str; 4] = ["BLUE", "YELLOW", "RED", "GREEN"];

/// Whether a property judges a move or a position.
pub fn is_judgement(id: &str) -> bool {
    EXCLUSIVE.iter().any(|group| group.contains(&id))
}

/// Whether a property is an annotation in signs: a judgement, a hotspot, a value.
pub fn is_annotation(id: &str) -> bool {
    is_judgement(id) || OTHER_ANNOTATIONS.contains(&id)
}

/// The judgements that exclude this one.
pub fn rival_judgements(id: &str) -> impl Iterator<Item = &'static str> {
    others(&EXCLUSIVE, id)
}

/// The marks that cannot share a place with one of this property.
pub fn rival_marks(id: &str) -> impl Iterator<Item = &'static str> {
    others(&[&POINT_MARKS, &STONE_MARKS, &TERRITORY], id)
}

fn others(groups: &[&'static [&'static str]], id: &str) -> impl Iterator<Item = &'static str> {
    let group = groups.iter().find(|group| group.contains(&id)).copied().unwrap_or_default();
    let at = group.iter().position(|known| *known == id);
    group.iter().enumerate().filter(move |(other, _)| Some(*other) != at).map(|(_, id)| *id)
}

/// The identifier under which values of a property are put aside: X and its identifier, with as many more X as it takes to find one that
/// is not taken. Identifiers that begin with X are private, but X and the identifier of a known property are what this program writes.
pub fn put_aside(id: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let mut private = format!("X{id}");
    while is_taken(&private) {
        private.insert(0, 'X');
    }
    private
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::GameType;
    use crate::sgf::vocabulary::{is_markup, look_up_anywhere};

    #[test]
    fn groups_name_known_properties() {
        let lists: [&[&str]; 24] = [
            &NAMES_OF_GAMES,
            &OF_THE_FILE,
            &OF_THE_SPELLING,
            &PRESCRIBED,
            &CHOSEN,
            &SETTINGS,
            &COLOUR_MOVES,
            &OTHER_ANNOTATIONS,
            &STONE_MARKS,
            &OLD_MARKS,
            &LINES,
            &TIMES,
            &NODE_TEXTS,
            &MOVES,
            &NUMBERED_MOVES,
            &ADDED,
            &NUMBERED_ADDED,
            &PLAYERS,
            &NUMBERED_PLAYERS,
            &OCCASION,
            &TERMS,
            &SOURCES,
            &ROOT_ORDER,
            &POINT_MARKS,
        ];
        for id in lists.iter().chain(&EXCLUSIVE).chain(&UNIQUE_POINTS).copied().flatten() {
            assert!(look_up_anywhere(id).is_some(), "{id}");
        }
        for (black, white) in COLOUR_PAIRS {
            let rows = [black, white].map(|id| look_up_anywhere(id).unwrap());
            assert_eq!((rows[0].class, rows[0].kind), (rows[1].class, rows[1].kind), "{black} and {white}");
        }
    }

    #[test]
    fn rivals_are_the_others_of_a_group() {
        assert_eq!(rival_judgements("DO").collect::<Vec<_>>(), ["BM", "IT", "TE"]);
        assert_eq!(rival_marks("TB").collect::<Vec<_>>(), ["TW"]);
        assert_eq!(rival_marks("LB").count(), 0);
        assert!(
            [&POINT_MARKS[..], &STONE_MARKS, &TERRITORY, &OLD_MARKS, &LINES]
                .concat()
                .iter()
                .all(|id| is_markup(id, GameType::Other))
        );
    }
}
