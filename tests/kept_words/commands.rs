//! Commands of the table, with arguments chosen at random. A command that is new in the table fails here until somebody says what it
//! takes.

use fastrand::Rng;
use std::collections::BTreeMap;
use variorum::analysis::KINDS;
use variorum::edit::{CommandEntry, Group, table};
use variorum::sgf::Code;

use super::record::{Game, word};

/// What arguments are chosen from.
pub struct Scene<'a> {
    pub random: &'a mut Rng,
    pub game: &'a Game,
    /// The identifiers of the node at hand.
    pub ids: Vec<String>,
    /// How many games there are.
    pub games: usize,
    /// How many words were given so far.
    pub words: &'a mut u32,
    /// Words of the record.
    pub known: &'a [Vec<u8>],
}

impl Scene<'_> {
    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.random.usize(..of.len())]
    }

    fn point(&mut self) -> String {
        self.one(self.game.points).to_owned()
    }

    fn points(&mut self) -> Vec<String> {
        (0..self.random.usize(1..4)).map(|_| self.point()).collect()
    }

    fn colour(&mut self) -> String {
        self.one(self.game.colours).to_owned()
    }

    fn colour_perhaps(&mut self) -> Vec<String> {
        if self.random.bool() { vec![self.colour()] } else { vec![] }
    }

    fn number(&mut self, below: usize) -> String {
        self.random.usize(..below).to_string()
    }

    /// A word that was not there yet.
    fn word(&mut self) -> String {
        *self.words += 1;
        word(*self.words)
    }

    fn text(&mut self) -> String {
        let word = self.word();
        match self.random.u32(..8) {
            0 => String::new(),
            1 => format!("{word} é"),
            2 => format!("聂 {word}"),
            3 => format!("{word} a]b\\"),
            4 => format!("x:\n{word}"),
            _ => word,
        }
    }

    fn id(&mut self) -> String {
        let any = ["C", "N", "XX", "B", "W", "TR", "GM", "SZ", "CA", "PB", "LB", "RE", "foo", "TE", "D4"];
        let own = self.random.u32(..10) < 7 && !self.ids.is_empty();
        if own { self.ids[self.random.usize(..self.ids.len())].clone() } else { self.one(&any).to_owned() }
    }

    fn target(&mut self) -> Vec<String> {
        some(self.one(&["--here", "--here", "--new-node", ""]))
    }

    fn scope(&mut self) -> Vec<String> {
        some(self.one(&["", "--node", "--subtree", "--game", "--collection"]))
    }

    fn games(&mut self) -> Vec<String> {
        (0..self.random.usize(..3)).map(|_| (1 + self.random.usize(..self.games.max(1))).to_string()).collect()
    }

    /// A record of the same game, to be added to this one.
    fn record(&mut self) -> String {
        let (colour, point, other) = (self.colour(), self.point(), self.point());
        let (one, two, three, four) = (self.word(), self.word(), self.word(), self.word());
        let head: String = self.game.head.concat();
        match self.random.u32(..5) {
            0 => format!("(;{head}C[{one}];{colour}[{point}]C[{two}][{three}]XX[{four}])"),
            1 => format!("(;{head}PB[{one}][{two}](;{colour}[{point}]N[{three}])(;{colour}[{other}])C[{four}])"),
            2 => format!("(;{colour}[{point}] {one} C[{two}](;)(;C[é {three}]) {four} )"),
            3 => format!("{one} (;{head}RE[B+R {two}]KM[7][{three}];{colour}[{point}]TE[1][{four}])"),
            _ => format!("(;{head};{colour}[{point}]{colour}[{one}]GB[1]TR[{point}][{two}]) {three} "),
        }
    }
}

fn some(word: &str) -> Vec<String> {
    if word.is_empty() { vec![] } else { vec![word.to_owned()] }
}

fn all(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// The entries that are tried: everything but what only the window does.
pub fn entries() -> Vec<&'static CommandEntry> {
    table().iter().collect()
}

/// Whether a command changes nothing, or is refused in every record that these tests make: going somewhere, finding, and what settles what a
/// merge left, which is for `tests/merge.rs`.
pub fn changes_nothing(entry: &CommandEntry) -> bool {
    entry.group == Group::Go || entry.name.starts_with("find") || ["read-swaps", "settle"].contains(&entry.name)
}

/// One of them: seldom one that only goes somewhere, often one that has to do with what the node holds, and every fourth time the one that
/// was carried out least.
pub fn some_entry(random: &mut Rng, ids: &[String], done: &BTreeMap<String, usize>) -> &'static CommandEntry {
    let entries = entries();
    if random.u32(..4) == 0 {
        let fewest = |entry: &&CommandEntry| done.get(entry.name).copied().unwrap_or(0);
        let least = entries.iter().filter(|entry| !changes_nothing(entry)).min_by_key(|entry| fewest(entry));
        return least.copied().expect("there are commands that change something");
    }
    let mut some = || entries[random.usize(..entries.len())];
    let (first, second) = (some(), some());
    let touches: Vec<&str> = ids.iter().flat_map(|id| beside(id)).copied().collect();
    let name = touches.get(random.usize(..touches.len() * 3 / 2 + 1)).copied();
    let fitting = name.and_then(|name| entries.iter().find(|entry| entry.name == name)).copied();
    fitting.unwrap_or(if first.group == Group::Go { second } else { first })
}

/// Commands that have to do with a property.
fn beside(id: &str) -> &'static [&'static str] {
    match id {
        "C" | "GC" => &["comment", "append-comment", "info"],
        "N" => &["name"],
        "TE" | "BM" | "DO" | "IT" | "UC" | "HO" => &["annotate"],
        "GB" | "GW" | "DM" => &["annotate", "write-results"],
        "V" => &["value"],
        "FG" => &["figure"],
        "BL" | "WL" | "OB" | "OW" => &["time"],
        "MN" => &["move-number"],
        "PL" => &["to-play", "keep-position"],
        "HA" => &["handicap", "info", "count"],
        "RE" => &["resign", "count", "info"],
        "KM" | "SZ" | "FF" | "TM" | "DT" => &["info", "rotate", "count"],
        "GM" => &["sort-games", "merge-games", "mark-stone", "flip"],
        "LB" => &["label", "unmark"],
        "TR" | "SQ" | "CR" | "MA" | "SL" | "DD" | "M" | "L" | "SC" | "RG" => &["mark", "unmark"],
        "LN" | "AR" | "AS" => &["line", "arrow", "unmark", "mark-stone"],
        "CS" | "MS" => &["mark-stone"],
        "TB" | "TW" => &["territory", "count"],
        "VW" => &["visible", "unmark"],
        "AB" | "AW" | "AE" | "A1" | "A2" | "BO" | "WO" => &["add-stone", "erase", "rotate", "handicap"],
        "B" | "W" | "1" | "2" | "3" | "4" => {
            &["correct", "time", "move-variation", "make-main-line", "make-main-here", "keep-subtree"]
        }
        "CA" => &["encoding", "comment", "repair", "merge-games"],
        _ if KINDS.iter().any(|kind| kind.property == id) => &["remove-analysis", "analysis-annotations", "rotate"],
        _ => &["info", "add-value", "change-value", "rename", "strip"],
    }
}

/// Arguments for a command of this name.
///
/// # Panics
/// For a command that nobody has said the arguments of.
pub fn arguments(name: &str, scene: &mut Scene) -> Vec<String> {
    going(name, scene)
        .or_else(|| of_node(name, scene))
        .or_else(|| of_board(name, scene))
        .or_else(|| of_tree(name, scene))
        .unwrap_or_else(|| panic!("what '{name}' takes, and what it may remove, is not said in tests/kept_words/"))
}

fn going(name: &str, s: &mut Scene) -> Option<Vec<String>> {
    Some(match name {
        "undo" | "redo" | "history" | "next" | "back" | "variation" => vec![s.number(4)],
        "goto" => all(&[s.one(&["start", "end", "1", "/0", "/0.1"])]),
        "game" => vec![(1 + s.random.usize(..s.games.max(1))).to_string()],
        "find" => {
            let place = s.one(&["all", "comments", "names", "players", "labels", "moves", "marks", "properties"]);
            vec![format!("--in={place}"), "text".into()]
        }
        "next-with" | "previous-with" => all(&[s.one(&["comment", "annotation", "hotspot", "setup", "markup"])]),
        "where-played" => vec![s.point()],
        "find-next" | "find-previous" | "line-start" | "line-end" | "next-variation" | "previous-variation"
        | "next-fork" | "previous-fork" | "main-line" | "next-game" | "previous-game" | "copy-variation" | "link" => {
            vec![]
        }
        "read-swaps" => all(&[s.one(&["judged", "as-written", "pieces", "sides"])]),
        "copy-games" => s.games(),
        _ => return None,
    })
}

fn of_node(name: &str, s: &mut Scene) -> Option<Vec<String>> {
    Some(match name {
        "comment" | "append-comment" | "name" => vec![s.text()],
        "set" | "add-value" => {
            let mut words = vec![s.id(), s.text()];
            if s.random.bool() {
                words.push(s.text());
            }
            words
        }
        "change-value" => vec![s.id(), (1 + s.random.usize(..3)).to_string(), s.text()],
        "remove-value" => vec![s.id(), (1 + s.random.usize(..3)).to_string()],
        "move-value" => {
            let id = s.id();
            [id].into_iter().chain((0..2).map(|_| (1 + s.random.usize(..3)).to_string())).collect()
        }
        "unset" => vec![s.id()],
        "rename" => vec![s.id(), s.one(&["ZZ", "GC", "C", "N", "CA"]).to_owned()],
        "annotate" => {
            let what = s.one(&[
                "good-move",
                "bad-move",
                "doubtful",
                "interesting",
                "good-black",
                "good-white",
                "even",
                "unclear",
                "hotspot",
                "none",
            ]);
            all(&[what, s.one(&["1", "2"])])
        }
        "value" => all(&[s.one(&["1.5", "-2", "none"])]),
        "figure" => match s.random.u32(..4) {
            0 => vec![],
            1 => all(&["none"]),
            2 => vec!["257".into(), s.word()],
            _ => vec![s.word()],
        },
        "time" => vec![s.colour(), s.one(&["9", "12.5", "none"]).to_owned()],
        "move-number" => all(&[s.one(&["7", "none"])]),
        "info" => {
            let id = s.one(&[
                "PB", "PW", "GC", "KM", "RE", "DT", "EV", "SZ", "HA", "TM", "RU", "FF", "GM", "AP", "CA", "GN", "US",
                "OT", "ST",
            ]);
            let id = if s.random.bool() { id.to_owned() } else { s.id() };
            let value = s.one(&["6.5", "B+R", "2001-02-03", "9", ""]).to_owned();
            vec![id, if s.random.bool() { s.text() } else { value }]
        }
        "replace" => {
            let mut words = vec![format!("--in={}", s.one(&["all", "comments", "names", "players", "properties"]))];
            words.extend(s.scope());
            let known = s.known.get(s.random.usize(..s.known.len().max(1))).cloned().unwrap_or_default();
            let known = String::from_utf8_lossy(&known).into_owned();
            words.extend(match s.random.u32(..4) {
                0 if !known.is_empty() => [known, s.word()],
                1 => ["text".into(), s.word()],
                2 => ["more".into(), String::new()],
                _ => ["line".into(), "LINE".into()],
            });
            words
        }
        _ => return None,
    })
}

fn of_board(name: &str, s: &mut Scene) -> Option<Vec<String>> {
    Some(match name {
        "play" => [s.colour_perhaps(), vec![s.point()]].concat(),
        "pass" | "resign" => s.colour_perhaps(),
        "swap" => all(&[s.one(&["pieces", "sides"])]),
        "add-stone" => [s.target(), vec![s.colour()], s.points()].concat(),
        "erase" => [s.target(), s.points()].concat(),
        "handicap" => vec![s.number(5)],
        "to-play" => {
            let colour = s.colour();
            [s.target(), vec![s.one(&["none", &colour]).to_owned()]].concat()
        }
        "mark" => {
            let mark = s.one(&["triangle", "square", "circle", "cross", "selected", "dim"]);
            [vec![mark.to_owned()], s.points()].concat()
        }
        "label" => match s.random.u32(..3) {
            0 => vec![s.point()],
            1 => vec![s.point(), String::new()],
            _ => vec![s.point(), s.word()],
        },
        "line" | "arrow" => vec![s.point(), s.point()],
        "territory" => {
            let colour = s.colour();
            [vec![s.one(&["none", &colour]).to_owned()], s.points()].concat()
        }
        "count" => {
            let mut words = some(s.one(&["", "--area", "--territory"]));
            words.extend(some(s.one(&["", "--result", "--result"])));
            words.extend(if s.random.bool() { vec![s.point()] } else { vec![] });
            words
        }
        "visible" => match s.random.u32(..4) {
            0 => all(&["all"]),
            1 => all(&["inherited"]),
            _ => s.points(),
        },
        "mark-stone" => {
            // Pods that stand there from the start.
            let mark = s.one(&["arrow", "circle", "cross", "square", "triangle"]);
            all(&[mark, s.one(&["33", "35", "73"]), s.one(&["37", "44", "75"])])
        }
        "unmark" => {
            if s.random.bool() {
                vec![]
            } else {
                s.points()
            }
        }
        "correct" => vec![s.point()],
        "toggle-link" => vec![s.point(), s.point()],
        "insert-move" => [s.colour_perhaps(), vec![s.point()]].concat(),
        _ => return None,
    })
}

fn of_tree(name: &str, s: &mut Scene) -> Option<Vec<String>> {
    Some(match name {
        "new-node"
        | "new-variation"
        | "delete-node"
        | "delete-variation"
        | "delete-other-variations"
        | "truncate"
        | "promote"
        | "demote"
        | "make-main-line"
        | "make-main-here"
        | "cut-variation"
        | "keep-position"
        | "keep-subtree" => vec![],
        "insert-node" => some(s.one(&["", "--after"])),
        "move-variation" => vec![s.number(3)],
        "move-to" => all(&[s.one(&["/", "/0", "/0.0", "/1"])]),
        "paste-variation" | "add-games" | "merge" => {
            if s.random.u32(..3) == 0 {
                vec![]
            } else {
                vec![s.record()]
            }
        }
        "new-game" => match s.random.u32(..3) {
            0 => all(&["go", "9"]),
            1 => all(&["Blokus Duo"]),
            _ => all(&["hex"]),
        },
        "delete-game" | "duplicate-game" => s.games(),
        "move-game" => [vec![(1 + s.random.usize(..s.games.max(1))).to_string()], s.games()].concat(),
        "merge-games" => (1..=s.games.max(1)).map(|game| game.to_string()).collect(),
        "sort-games" => {
            let by = s.one(&["date", "players", "title", "event", "round", "result", "game"]);
            [some(s.one(&["", "--backwards"])), all(&[by])].concat()
        }
        "strip" => {
            let what = s.one(STRIPS);
            [s.scope(), all(&[what])].concat()
        }
        "remove-analysis" => some(s.one(&["", "properties", "comments", "variations"])),
        "analysis-annotations" => some(s.one(&["", "BM=1", "DO=0.5", "HO=2"])),
        "settle" => [s.scope(), all(&[s.one(&["ours", "theirs", "both"])]), some(s.one(&["", "1", "2"]))].concat(),
        "write-results" => [some(s.one(&["", "--proved"])), some(s.one(&["", "--transpositions"]))].concat(),
        "rotate" => {
            [some(s.one(&["", "--comments", "--remove-analysis"])), all(&[s.one(&["right", "left", "half"])])].concat()
        }
        "flip" => {
            let axis = s.one(&["horizontal", "vertical", "diagonal", "antidiagonal"]);
            [some(s.one(&["", "--comments", "--remove-analysis"])), all(&[axis])].concat()
        }
        "encoding" => all(&[s.one(ENCODINGS)]),
        "repair" => {
            let code = Code::ALL[s.random.usize(..Code::ALL.len())].word();
            let code = if s.random.u32(..3) == 0 { "all" } else { code };
            [s.scope(), all(&[code])].concat()
        }
        _ => return None,
    })
}

/// What `strip` strips.
const STRIPS: &[&str] =
    &["comments", "markup", "annotations", "variations", "private", "empty-nodes", "times", "analysis"];

/// Encodings to store a record in.
pub const ENCODINGS: &[&str] = &["utf-8", "utf-8", "latin1", "gbk", "big5", "shift_jis", "macintosh", "utf-16le"];
