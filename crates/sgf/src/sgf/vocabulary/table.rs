//! The rows of the property table.

use super::{Class, PRESCRIBED, PropertyEntry, UNIQUE_POINTS, ValueCount, ValueForm, ValueType, key};
use crate::sgf::GameType;

impl PropertyEntry {
    const fn only(mut self, games: u16) -> Self {
        self.games = games;
        self
    }

    const fn inherited(mut self) -> Self {
        self.inherited = true;
        self
    }

    const fn until(mut self, version: u8) -> Self {
        self.versions.1 = version;
        self
    }
}

const GO: u16 = GameType::Go.bit();
const HEX: u16 = GameType::Hex.bit();
const OCTI: u16 = GameType::Octi.bit();
const LOA: u16 = GameType::LinesOfAction.bit();
const AMAZONS: u16 = GameType::Amazons.bit();
const BACKGAMMON: u16 = GameType::Backgammon.bit();
const BLOKUS: u16 = GameType::Blokus.bit();
const STONES: u16 = GO | GameType::Gomoku.bit() | GameType::Gess.bit();
const ALL: u16 = u16::MAX;

use Class::{Annotation as A, Info as I, Markup as K, Move as M, Root as R, Setup as S};
use ValueCount::{EmptyOrList, List, Single};
use ValueType::{Color, Double, Move, None as Nothing, Number, Point, Real, SimpleText as Simple, Stone, Text};

const fn plain(id: &'static str, since: u8, class: Class, value: ValueType, title: &'static str) -> PropertyEntry {
    row(id, since, class, Single, ValueForm::Plain(value), title)
}

const fn list(id: &'static str, since: u8, class: Class, value: ValueType, title: &'static str) -> PropertyEntry {
    row(id, since, class, List, ValueForm::Plain(value), title)
}

const fn elist(id: &'static str, since: u8, class: Class, value: ValueType, title: &'static str) -> PropertyEntry {
    row(id, since, class, EmptyOrList, ValueForm::Plain(value), title)
}

const fn pairs(
    id: &'static str,
    since: u8,
    class: Class,
    first: ValueType,
    second: ValueType,
    title: &'static str,
) -> PropertyEntry {
    row(id, since, class, List, ValueForm::Composed(first, second), title)
}

const fn row(
    id: &'static str,
    since: u8,
    class: Class,
    shape: ValueCount,
    kind: ValueForm,
    title: &'static str,
) -> PropertyEntry {
    let (group, prescribed) = (group_of(id), is_among(id, &PRESCRIBED));
    PropertyEntry {
        id,
        versions: (since, 4),
        class,
        shape,
        kind,
        inherited: false,
        games: ALL,
        key: key(id),
        group,
        prescribed,
        title,
    }
}

const fn is_among(id: &str, list: &[&str]) -> bool {
    let mut at = 0;
    while at < list.len() {
        if key(list[at]) == key(id) {
            return true;
        }
        at += 1;
    }
    false
}

/// Which of the lists of points that exclude each other it is one of.
const fn group_of(id: &str) -> Option<u8> {
    let mut at = 0;
    while at < UNIQUE_POINTS.len() {
        if is_among(id, UNIQUE_POINTS[at]) {
            return Some(at as u8);
        }
        at += 1;
    }
    None
}

/// Sorted by identifier. Where games disagree about an identifier, their rows come before the general one.
pub(super) static TABLE: [PropertyEntry; 141] = [
    plain("1", 4, M, Move, "move of the first colour").only(BLOKUS),
    plain("1L", 4, M, Real, "time left for the first colour").only(BLOKUS),
    plain("1R", 4, I, Simple, "rank of the first player").only(BLOKUS),
    plain("1T", 4, I, Simple, "team of the first player").only(BLOKUS),
    plain("2", 4, M, Move, "move of the second colour").only(BLOKUS),
    plain("2L", 4, M, Real, "time left for the second colour").only(BLOKUS),
    plain("2R", 4, I, Simple, "rank of the second player").only(BLOKUS),
    plain("2T", 4, I, Simple, "team of the second player").only(BLOKUS),
    plain("3", 4, M, Move, "move of the third colour").only(BLOKUS),
    plain("3L", 4, M, Real, "time left for the third colour").only(BLOKUS),
    plain("3R", 4, I, Simple, "rank of the third player").only(BLOKUS),
    plain("3T", 4, I, Simple, "team of the third player").only(BLOKUS),
    plain("4", 4, M, Move, "move of the fourth colour").only(BLOKUS),
    plain("4L", 4, M, Real, "time left for the fourth colour").only(BLOKUS),
    plain("4R", 4, I, Simple, "rank of the fourth player").only(BLOKUS),
    plain("4T", 4, I, Simple, "team of the fourth player").only(BLOKUS),
    list("A1", 4, S, Stone, "pieces of the first colour").only(BLOKUS),
    list("A2", 4, S, Stone, "pieces of the second colour").only(BLOKUS),
    list("A3", 4, S, Stone, "pieces of the third colour").only(BLOKUS),
    list("A4", 4, S, Stone, "pieces of the fourth colour").only(BLOKUS),
    list("AA", 4, S, Point, "arrows on the board").only(AMAZONS),
    list("AB", 1, S, Stone, "black stones"),
    list("AE", 1, S, Point, "emptied points"),
    plain("AN", 3, I, Simple, "annotator"),
    row("AP", 4, R, Single, ValueForm::PlainOrComposed(Simple, Simple), "application"),
    pairs("AR", 4, K, Point, Point, "arrows"),
    plain("AS", 4, A, Simple, "who adds stones").only(LOA),
    pairs("AS", 4, K, Stone, Point, "arrows of stones").only(OCTI),
    list("AW", 1, S, Stone, "white stones"),
    plain("B", 1, M, Move, "black move"),
    plain("BL", 1, M, Real, "time left for Black"),
    plain("BLUE", 1, M, Move, "move of blue (old Pentobi)").only(BLOKUS).until(3),
    plain("BM", 1, M, Double, "bad move"),
    list("BO", 4, I, Point, "bases of Black").only(OCTI),
    plain("BR", 1, I, Simple, "rank of Black"),
    plain("BS", 1, I, Number, "species of Black").until(3),
    plain("BT", 3, I, Simple, "team of Black"),
    plain("C", 1, A, Text, "comment"),
    plain("CA", 4, R, Simple, "charset"),
    plain("CH", 1, A, Double, "check mark").until(3),
    plain("CI", 3, A, Simple, "Chinese handicap").until(3),
    plain("CO", 4, S, Simple, "cube owner").only(BACKGAMMON),
    plain("CP", 3, I, Simple, "copyright"),
    list("CR", 3, K, Point, "circles"),
    list("CS", 4, K, Stone, "circled stones").only(OCTI),
    plain("CV", 4, S, Number, "cube value").only(BACKGAMMON),
    elist("DD", 4, K, Point, "dimmed points").inherited(),
    plain("DI", 4, S, Number, "dice").only(BACKGAMMON),
    plain("DM", 3, A, Double, "even position"),
    plain("DO", 3, M, Nothing, "doubtful move"),
    plain("DT", 1, I, Simple, "date"),
    plain("EL", 1, M, Number, "evaluation of the computer's move").until(2),
    plain("EV", 1, I, Simple, "event"),
    plain("EX", 1, M, Move, "expected next move").until(2),
    plain("FF", 2, R, Number, "file format version"),
    row("FG", 1, A, Single, ValueForm::PlainOrComposed(Number, Simple), "figure"),
    plain("GB", 1, A, Double, "good for Black"),
    plain("GC", 1, I, Text, "about the game"),
    plain("GM", 1, R, Simple, "game"),
    plain("GN", 1, I, Simple, "game name"),
    plain("GREEN", 1, M, Move, "move of green (old Pentobi)").only(BLOKUS).until(3),
    plain("GW", 1, A, Double, "good for White"),
    plain("HA", 1, I, Number, "handicap").only(STONES),
    plain("HO", 3, A, Double, "hotspot"),
    plain("ID", 3, I, Simple, "game identifier").until(3),
    plain("IP", 4, I, Nothing, "start viewing here").only(HEX),
    plain("IP", 4, I, Simple, "initial position").only(LOA),
    row("IS", 4, R, List, ValueForm::Composed(Simple, Simple), "settings").only(HEX),
    plain("IT", 3, M, Nothing, "interesting move"),
    plain("IY", 4, I, Simple, "inverted y-axis").only(LOA),
    plain("KI", 3, I, Number, "komi in halves").until(3),
    plain("KM", 1, I, Real, "komi").only(STONES),
    plain("KO", 3, M, Nothing, "execute even if illegal"),
    list("L", 1, K, Point, "letters").until(2),
    pairs("LB", 3, K, Point, Simple, "labels"),
    pairs("LN", 3, K, Point, Point, "lines"),
    plain("LT", 3, I, Nothing, "losing on time is enforced").until(3),
    list("M", 1, K, Point, "marks").until(2),
    list("MA", 3, K, Point, "crosses"),
    pairs("MI", 4, I, Simple, Simple, "match information").only(BACKGAMMON),
    plain("MN", 3, M, Number, "move number"),
    list("MS", 4, K, Stone, "crossed stones").only(OCTI),
    plain("N", 1, A, Simple, "node name"),
    plain("NP", 4, I, Number, "prongs of each player").only(OCTI),
    plain("NR", 4, I, Number, "reserve pods of each player").only(OCTI),
    plain("NS", 4, I, Number, "superprongs of each player").only(OCTI),
    plain("O1", 4, M, Number, "moves left for the first colour in this period").only(BLOKUS),
    plain("O2", 4, M, Number, "moves left for the second colour in this period").only(BLOKUS),
    plain("O3", 4, M, Number, "moves left for the third colour in this period").only(BLOKUS),
    plain("O4", 4, M, Number, "moves left for the fourth colour in this period").only(BLOKUS),
    plain("OB", 3, M, Number, "moves left for Black in this period"),
    plain("OM", 3, I, Number, "moves of an overtime period").until(3),
    plain("ON", 3, I, Simple, "opening"),
    plain("OP", 3, I, Real, "length of an overtime period").until(3),
    plain("OT", 4, I, Simple, "overtime"),
    plain("OV", 3, I, Real, "operator overhead").until(3),
    plain("OW", 3, M, Number, "moves left for White in this period"),
    plain("P1", 4, I, Simple, "first player").only(BLOKUS),
    plain("P2", 4, I, Simple, "second player").only(BLOKUS),
    plain("P3", 4, I, Simple, "third player").only(BLOKUS),
    plain("P4", 4, I, Simple, "fourth player").only(BLOKUS),
    plain("PB", 1, I, Simple, "Black"),
    plain("PC", 1, I, Simple, "place"),
    plain("PL", 1, S, Color, "player to move"),
    plain("PM", 4, A, Number, "print mode").inherited(),
    plain("PW", 1, I, Simple, "White"),
    plain("RE", 1, I, Simple, "result"),
    plain("RED", 1, M, Move, "move of red (old Pentobi)").only(BLOKUS).until(3),
    list("RG", 1, K, Point, "region").only(GO).until(3),
    plain("RO", 1, I, Simple, "round"),
    list("RP", 4, S, Stone, "removed pods").only(OCTI),
    plain("RU", 3, I, Simple, "rules"),
    list("SC", 1, K, Point, "secure stones").only(GO).until(3),
    plain("SE", 4, K, Point, "search for the move").only(LOA),
    list("SE", 3, K, Point, "self-test moves").until(3),
    plain("SI", 3, A, Double, "sigma").until(3),
    list("SL", 3, K, Point, "selected points"),
    plain("SO", 1, I, Simple, "source"),
    list("SQ", 4, K, Point, "squares"),
    list("SS", 4, K, Stone, "squared stones").only(OCTI),
    plain("ST", 4, R, Number, "style of variations"),
    plain("SU", 4, I, Simple, "setup type").only(LOA),
    row("SZ", 1, R, Single, ValueForm::PlainOrComposed(Number, Number), "board size"),
    elist("TB", 1, A, Point, "black territory").only(STONES),
    plain("TC", 3, A, Number, "territory count").only(GO).until(3),
    plain("TE", 1, M, Double, "good move"),
    plain("TM", 1, I, Real, "time limit in seconds"),
    list("TR", 3, K, Point, "triangles"),
    list("TS", 4, K, Stone, "triangled stones").only(OCTI),
    elist("TW", 1, A, Point, "white territory").only(STONES),
    plain("UC", 3, A, Double, "unclear position"),
    plain("US", 1, I, Simple, "entered by"),
    plain("V", 1, A, Real, "value of the position"),
    elist("VW", 1, A, Point, "visible part of the board").inherited(),
    plain("W", 1, M, Move, "white move"),
    plain("WL", 1, M, Real, "time left for White"),
    list("WO", 4, I, Point, "bases of White").only(OCTI),
    plain("WR", 1, I, Simple, "rank of White"),
    plain("WS", 1, I, Number, "species of White").until(3),
    plain("WT", 3, I, Simple, "team of White"),
    plain("YELLOW", 1, M, Move, "move of yellow (old Pentobi)").only(BLOKUS).until(3),
];
