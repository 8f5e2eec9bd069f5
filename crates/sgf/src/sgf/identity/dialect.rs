//! Quirks of programs and servers that deviate from SGF: recognised, so that their values are not misjudged.

use super::games::{BLOKUS_NAMES, Row};
use super::{GameType, Identity};
use crate::language::StaticText;
use crate::sgf::lexer::key;
use crate::sgf::{NodeId, Tree, point, property::is_blank};

/// A variant of the format with its own rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dialect {
    /// FF1, or no version named although properties of FF1 are used.
    Ff1,
    /// FF2.
    Ff2,
    /// FF3.
    Ff3,
    /// Nihon Ki-in and Sina: KO is the komi, TE the event, RD the date.
    Kifu,
    /// Fox and its descendants: komi in hundredths, TC and TT for overtime.
    Fox,
    /// Little Golem: no GM, the colours of moves exchanged, values not escaped.
    LittleGolem,
    /// HexGui before 1.1 and the programs of its time: no GM, swaps in words.
    OldHexGui,
    /// Pentobi before 1.0: names of colours as properties, a value for each point, empty values for passes.
    OldPentobi,
    /// Tournament scripts of Hex programs: the names of the players as moves of the root.
    PlayersAsMoves,
}

impl Dialect {
    /// Whether the dialect uses an identifier for something entirely different from SGF.
    pub fn reuses(self, id: &str) -> bool {
        match self {
            Dialect::Kifu => matches!(id, "KO" | "TE" | "LT" | "RD" | "LC" | "GK" | "TC"),
            Dialect::Fox => matches!(id, "TC" | "TT" | "RL"),
            _ => false,
        }
    }

    /// The name for display, in the current language.
    pub fn name(self) -> &'static str {
        match self {
            Dialect::Ff1 => "FF1",
            Dialect::Ff2 => "FF2",
            Dialect::Ff3 => "FF3",
            Dialect::Kifu => StaticText("dialect-kifu", "kifu (Nihon Ki-in, Sina)").localized(),
            Dialect::Fox => "Fox",
            Dialect::LittleGolem => "Little Golem",
            Dialect::OldHexGui => StaticText("dialect-old-hexgui", "old HexGui").localized(),
            Dialect::OldPentobi => StaticText("dialect-old-pentobi", "old Pentobi").localized(),
            Dialect::PlayersAsMoves => StaticText("dialect-players-as-moves", "players as moves").localized(),
        }
    }
}

/// The root of a game in which many properties are looked up. Most of them are not there, which is quickly known.
pub(super) struct Root<'a> {
    tree: &'a Tree,
    node: NodeId,
    keys: Vec<u64>,
}

impl<'a> Root<'a> {
    pub(super) fn of(tree: &'a Tree, node: NodeId) -> Self {
        Self { tree, node, keys: tree.properties(node).map(|property| key(&property.id())).collect() }
    }

    fn value(&self, id: &str) -> Option<&'a [u8]> {
        if self.keys.contains(&key(id)) { self.tree.value(self.node, id) } else { None }
    }

    /// The values of a property, also where it is there several times.
    fn all(&self, id: &'static str) -> impl Iterator<Item = &'a [u8]> + use<'a> {
        let (tree, node) = (self.tree, self.node);
        let is_there = self.keys.contains(&key(id));
        is_there.then(|| tree.values(node, id)).into_iter().flatten()
    }

    /// The text of a property on one line, without blanks around it; empty where it is absent.
    pub(super) fn text(&self, id: &str) -> String {
        let text = if self.keys.contains(&key(id)) { self.tree.simple_text(self.node, id) } else { None };
        text.map(|text| if text.trim().len() < text.len() { text.trim().to_owned() } else { text }).unwrap_or_default()
    }
}

/// The dialects a game is written in; usually none. `ff`: the version that it names. `golem`: Little Golem wrote it.
pub(super) fn dialects(start: &Root<'_>, identity: &Identity, ff: &str, golem: bool) -> Vec<Dialect> {
    let mut found = Vec::new();
    let (tree, root) = (start.tree, start.node);
    // An identifier without a value is meaningless.
    let has = |id: &str| start.value(id).is_some_and(|raw| !is_blank(raw));
    let long_identifiers = tree
        .properties(root)
        .any(|property| property.ident().len() > 2 && property.ident().iter().any(u8::is_ascii_lowercase));
    match ff {
        "1" => found.push(Dialect::Ff1),
        "2" => found.push(Dialect::Ff2),
        "3" => found.push(Dialect::Ff3),
        "" if long_identifiers && start.value("FF").is_none() => found.push(Dialect::Ff1),
        _ => {}
    }
    if is_kifu(start) {
        found.push(Dialect::Kifu);
    }
    let hundredths = start.text("KM").parse::<f64>().is_ok_and(|komi| komi.abs() >= 100.0);
    // Fox names another program before itself.
    let is_by_fox = || start.all("AP").any(|raw| memchr::memmem::find(raw, b"foxwq").is_some());
    if is_by_fox() || (hundredths && has("TT")) || (has("TT") && has("TC")) {
        found.push(Dialect::Fox);
    }
    if golem {
        found.push(Dialect::LittleGolem);
    }
    if identity.game() == GameType::Hex {
        let old = identity.gm.is_empty() || is_old_hexgui(&identity.program) || has_word_swap(tree, root);
        if !golem && old {
            found.push(Dialect::OldHexGui);
        }
        let named = |id: &str| tree.value(root, id).is_some_and(|raw| !is_cell_or_word(raw));
        if named("B") || named("W") {
            found.push(Dialect::PlayersAsMoves);
        }
    }
    if identity.game() == GameType::Blokus && is_old_pentobi(tree, root, identity) {
        found.push(Dialect::OldPentobi);
    }
    found
}

/// What shows the game of a record without GM.
pub(super) struct Evidence {
    pub row: &'static Row,
    pub variant: Option<&'static str>,
    /// Little Golem wrote it, in a notation of its own.
    pub golem: bool,
    /// Its own words name the game, or its moves are written as only this game's are.
    pub proven: bool,
}

/// How the first moves are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spelling {
    /// `b` and `r`.
    Pegs,
    /// Letters and a number; capitals as in Little Golem's Havannah.
    Cells { capitals: bool },
    /// Two letters, as in Go.
    Pairs,
    /// There are none.
    Unseen,
}

/// The game of a record without GM; `None` where it is Go, the default of the format. The event names it where Little Golem wrote the
/// record, and else the notation of the moves, or the name of the file, may show it.
pub(super) fn evidence(start: &Root<'_>, suffix: Option<&str>) -> Option<Evidence> {
    let of = |family, golem, proven| Some(Evidence { row: Row::of_family(family), variant: None, golem, proven });
    if let Some((family, golem)) = little_golem(start) {
        let variant = (family == "connect6").then_some("connect6");
        return of(variant.map_or(family, |_| "gomoku"), golem, true).map(|found| Evidence { variant, ..found });
    }
    if let Some(family) = suffix.and_then(little_golem_suffix) {
        return of(family, true, false);
    }
    if suffix == Some("blksgf") {
        let (row, variant) = Row::named(BLOKUS_NAMES[0]);
        return Some(Evidence { row, variant, golem: false, proven: true });
    }
    // Old HexGui omitted GM too; its moves are recognizable.
    let hexgui = || start.text("AP").starts_with("HexGui") || has_word_swap(start.tree, start.node);
    if has_cells(start.tree, start.node) { of("hex", false, hexgui()) } else { None }
}

/// The game of a record of Little Golem, and whether it is in the site's own notation.
fn little_golem(start: &Root<'_>) -> Option<(&'static str, bool)> {
    let text = |id| start.text(id).to_ascii_lowercase();
    let event = text("EV");
    let is_source = ["SO", "PC"].iter().any(|id| text(id).replace(' ', "").contains("littlegolem"));
    let spelling = spelling(start);
    let named = event_family(&event).filter(|(_, alone)| is_source || *alone);
    if let Some((family, _)) = named {
        let is_own = match family {
            "hex" if is_source => spelling != Spelling::Pegs,
            "hex" => matches!(spelling, Spelling::Pairs | Spelling::Unseen),
            "havannah" => matches!(spelling, Spelling::Cells { .. } | Spelling::Unseen),
            "twixt" => matches!(spelling, Spelling::Pegs | Spelling::Unseen),
            _ => false,
        };
        return Some((family, is_own));
    }
    let is_of_go = || ["KM", "HA", "RU", "AB", "AW"].iter().any(|id| start.value(id).is_some());
    match spelling {
        _ if !is_source => None,
        _ if text("RU") == "lg" => Some(("havannah", true)),
        // A game that is not known, on a site with many.
        _ if event.contains('.') && !event.contains(' ') => Some(("other", false)),
        Spelling::Pegs => Some(("twixt", true)),
        Spelling::Cells { capitals: true } => Some(("havannah", true)),
        Spelling::Pairs if has_word_swap(start.tree, start.node) || (event == "null" && !is_of_go()) => {
            Some(("hex", true))
        }
        _ => None,
    }
}

/// The game that an event of Little Golem names, as in `hex.mc.2010`, and whether no event of another site begins like it.
fn event_family(event: &str) -> Option<(&'static str, bool)> {
    let (word, rest) = event.split_once('.').map_or((event, None), |(word, rest)| (word, Some(rest)));
    let word = word.replace('_', "-");
    let plain = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let family = match plain {
        "connect" if word == "connect6" => "connect6",
        "loa" => "lines-of-action",
        "dots" => "kropki",
        "" => return None,
        _ => Some(Row::named(plain).0.family).filter(|family| *family != "other")?,
    };
    let alone = matches!(family, "hex" | "havannah" | "twixt" | "gomoku" | "connect6");
    Some((family, alone && rest.is_some()))
}

/// How the first move is written.
fn spelling(start: &Root<'_>) -> Spelling {
    for node in start.tree.main_line(start.node).take(8) {
        for property in start.tree.properties(node) {
            match &*property.id() {
                "b" | "r" => return Spelling::Pegs,
                "B" | "W" => {
                    let value = point::squeeze(property.value().unwrap_or(b""));
                    if point::letter_pair(&value).is_some() {
                        return Spelling::Pairs;
                    }
                    // A move may have several points.
                    let letters = value.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
                    if (1..=2).contains(&letters) && value.get(letters).is_some_and(u8::is_ascii_digit) {
                        return Spelling::Cells { capitals: value[0].is_ascii_uppercase() };
                    }
                }
                _ => {}
            }
        }
    }
    Spelling::Unseen
}

/// The suffixes of records, in lower case.
pub const RECORD_SUFFIXES: [&str; 7] = ["sgf", "blksgf", "hsgf", "hgf", "tsgf", "gsgf", "mgt"];

/// The game that a suffix names which only files of Little Golem have.
fn little_golem_suffix(suffix: &str) -> Option<&'static str> {
    let known = [("hsgf", "hex"), ("hgf", "havannah"), ("tsgf", "twixt")];
    known.iter().find(|(known, _)| *known == suffix).map(|(_, family)| *family)
}

/// The same if GM was added later: then only what no other program writes counts.
pub(super) fn little_golem_named(start: &Root<'_>, family: &'static str) -> Option<&'static str> {
    let certain = match family {
        "havannah" => start.text("RU").eq_ignore_ascii_case("lg"),
        "twixt" => {
            let mut line = start.tree.main_line(start.node).take(8);
            line.any(|node| start.tree.has(node, "b") || start.tree.has(node, "r"))
        }
        _ => false,
    };
    Some(family).filter(|family| certain && little_golem(start) == Some((family, true)))
}

/// Whether the first moves are letters and numbers, unlike in Go.
fn has_cells(tree: &Tree, root: NodeId) -> bool {
    let mut cells = 0;
    for node in tree.main_line(root).take(12) {
        for raw in ["B", "W"].iter().filter_map(|id| tree.value(node, id)) {
            let value = point::squeeze(raw);
            if point::letter_number(&value).is_some() {
                cells += 1;
            } else if point::letter_pair(&value).is_some() {
                return false;
            }
        }
    }
    cells >= 2
}

/// RD, GK or LC in the root, and TE or KO with something other than the values of the format.
fn is_kifu(start: &Root<'_>) -> bool {
    let marks = ["RD", "GK", "LC"].iter().any(|id| start.value(id).is_some());
    let event = start.value("TE").is_some_and(|raw| !matches!(raw.trim_ascii(), b"" | b"1" | b"2"));
    let komi = start.value("KO").is_some_and(|raw| !is_blank(raw));
    marks && (event || komi)
}

/// HexGui 0.0 to 0.9 and 1.0; not 0.10, which came later than both.
pub(super) fn is_old_hexgui(program: &str) -> bool {
    let Some(version) = program.strip_prefix("HexGui:") else { return false };
    let mut numbers = version.split(|c: char| !c.is_ascii_digit());
    match (numbers.next(), numbers.next()) {
        (Some("0"), Some(minor)) => minor.len() == 1,
        (Some("1"), Some("0")) => true,
        _ => false,
    }
}

fn has_word_swap(tree: &Tree, root: NodeId) -> bool {
    let line = tree.main_line(root).skip(1).take(8);
    line.filter_map(|node| tree.value(node, "B").or_else(|| tree.value(node, "W")))
        .any(|raw| raw.trim_ascii().eq_ignore_ascii_case(b"swap"))
}

fn is_cell_or_word(raw: &[u8]) -> bool {
    let raw = raw.trim_ascii();
    let word: [&[u8]; 6] = [b"swap", b"swap-sides", b"swap-pieces", b"resign", b"forfeit", b"pass"];
    word.iter().any(|word| raw.eq_ignore_ascii_case(word)) || point::letter_number(raw).is_some()
}

/// Colour names as properties, a value for each point, or passes as empty values.
fn is_old_pentobi(tree: &Tree, root: NodeId, identity: &Identity) -> bool {
    for node in tree.main_line(root).take(32) {
        for property in tree.properties(node) {
            let id = property.id();
            if matches!(id.as_ref(), "BLUE" | "YELLOW" | "RED" | "GREEN") {
                return true;
            }
            if matches!(id.as_ref(), "B" | "W" | "1" | "2" | "3" | "4") {
                let mut values = property.values();
                let first = values.next().unwrap_or_default();
                if values.next().is_some() || is_blank(first) {
                    return true;
                }
            }
        }
    }
    // Version 12.0 numbered the two colours of Callisto.
    let two_players = identity.variant() == Some("Callisto Two-Player");
    two_players && tree.first_child(root).is_some_and(|node| tree.has(node, "1") || tree.has(node, "2"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_hexgui() {
        for program in ["HexGui:0.9", "HexGui:0.4.2", "HexGui:1.0.", "HexGui:1.0.GIT"] {
            assert!(is_old_hexgui(program), "{program}");
        }
        for program in ["HexGui:0.10", "HexGui:0.10.GIT", "HexGui:2.0", "HexGui", "PlayHex:1.0.0", ""] {
            assert!(!is_old_hexgui(program), "{program}");
        }
    }
}
