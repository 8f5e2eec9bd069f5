//! The law of editing: whatever is done to whatever record, all of it can be taken back to the byte, what was written
//! reads back to the same tree, and no command brings an error into a record that had none.
//!
//! Record and commands are chosen by a string of bytes, so that a test with random bytes and a fuzzer share the law.

use variorum::edit::{Command, Workspace};
use variorum::game::Position;
use variorum::sgf::Tree;

pub mod reading;
use reading::{errors, meaning};

/// Choices made by bytes; without bytes left, always the first.
pub struct Choices<'a> {
    bytes: &'a [u8],
}

impl<'a> Choices<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes }
    }

    /// A number below `count`.
    fn below(&mut self, count: usize) -> usize {
        let Some((&byte, rest)) = self.bytes.split_first() else { return 0 };
        self.bytes = rest;
        usize::from(byte) % count.max(1)
    }

    fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}

/// How a game starts, and points of its board and beyond.
const GAMES: &[(&str, &[&str], &[&str])] = &[
    ("GM[1]SZ[9]", &["B", "W"], &["aa", "bb", "cc", "dd", "ba", "ab", "ii", "d4", "", "jj", "aa:cc"]),
    ("FF[4]GM[1]SZ[5:4]", &["B", "W"], &["aa", "bb", "ed", "A1", "ad", "aa:bb", ""]),
    ("", &["B", "W"], &["aa", "ss", "tt", "qd", "pd"]),
    ("GM[11]SZ[5]", &["B", "W"], &["a1", "e5", "c3", "swap-pieces", "swap-sides", "pass", "resign", "b4"]),
    ("GM[Blokus Duo]", &["B", "W"], &["e10", "e10,f10", "g10,e10,f10", "j5", "j5,j6", "d9,d10", "a1,c1"]),
    ("GM[Blokus]", &["1", "2", "3", "4"], &["a20", "t20", "t1,t2", "a1", "b19,c19", "c3"]),
    ("GM[19]SZ[9]", &["B", "W"], &["33+B", "46", "33-44", "46CD", "84-86-68xDxAB"]),
    ("GM[2]SZ[8]", &["B", "W"], &["d3", "c3", "e6", ""]),
    ("GM[6]", &["B", "W"], &["31adac", "double"]),
];

/// The colours and points that commands name: they belong to a game, which need not be the record's.
pub struct Words {
    /// At least one.
    pub colours: Vec<String>,
    /// At least one.
    pub points: Vec<String>,
    /// Whether they are the record's own.
    pub own: bool,
}

impl Words {
    /// Those of the game with this number, for a record of the same game or of another.
    pub fn of_game(number: usize, own: bool) -> Self {
        let (_, colours, points) = GAMES[number];
        let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        Self { colours: owned(colours), points: owned(points), own }
    }
}

const NOTES: &[&str] = &[
    "C[a note]",
    "C[a\\]b\\\\]",
    "N[x]",
    "TR[aa][bb]",
    "LB[aa:1]",
    "TE[1]",
    "GB[2]",
    "XX[y][z]",
    "DD[]",
    "MN[3]",
    "C[]",
    "LN[aa:bb]",
    "TB[aa:bb]",
    "AE[aa]",
    "PL[W]",
    "PB[Ann]",
    "C [spaced] ",
    "\nKM[6.5]",
    "Comment[old]",
    "BL[9]",
    "AB[cc]",
];

const PIECES: &[&str] = &[
    "(",
    ")",
    ";",
    "(;",
    "[",
    "]",
    "[]",
    "\\",
    "\\]",
    "B[aa]",
    "W[bb]",
    "AB[aa][bb]",
    "C[some text]",
    "CoPyright[x]",
    "PL ",
    " ",
    "\n",
    "\r\n",
    "junk",
    "()",
    "((;",
    "))",
    ";;",
    "X",
    "C[never closed",
    "GM[1]",
    "SZ[9]",
    "LB[aa:x]",
];

/// A record: usually a proper one of some game, sometimes anything.
pub fn record(choices: &mut Choices) -> (Vec<u8>, usize) {
    let game = choices.below(GAMES.len());
    if choices.below(6) == 0 {
        let count = choices.below(30);
        return ((0..count).flat_map(|_| choices.of(PIECES).bytes()).collect(), game);
    }
    let mut text = String::new();
    for _ in 0..1 + choices.below(5) / 3 {
        let (head, colours, points) = GAMES[game];
        let space = choices.of(&["", "", "\n", "\r\n", " "]);
        text += "(;";
        text += head;
        let mut open = 1;
        for number in 0..choices.below(12) {
            if choices.below(5) == 0 {
                text += space;
                text += "(";
                open += 1;
            }
            text += space;
            text += ";";
            if choices.below(6) > 0 {
                let point = choices.of(points).split(':').next().unwrap_or_default();
                text += &format!("{}[{point}]", colours[number % colours.len()]);
            }
            for _ in 0..choices.below(6) / 3 {
                text += choices.of(NOTES);
            }
            if open > 1 && choices.below(5) == 0 {
                text += space;
                text += ")";
                open -= 1;
                if choices.below(2) == 0 {
                    text += "(;";
                    open += 1;
                }
            }
        }
        text += &")".repeat(open);
        text += space;
    }
    (text.into_bytes(), game)
}

/// A command line, and whether it writes what it is told without understanding it.
pub fn command(choices: &mut Choices, words: &Words) -> (String, bool) {
    let (colours, points) = (&words.colours, &words.points);
    let kind = choices.below(64);
    let mut point = || &points[choices.below(points.len())];
    let (a, b) = (point(), point());
    let colour = &colours[choices.below(colours.len())];
    let number = choices.below(5);
    let target = choices.of(&["", "--here", "--new-node"]);
    let text =
        choices.of(&["word", "two words", "a]b", "back\\slash", "line\nbreak", "", "é", "(;B[aa])", ":", "x[y]"]);
    let scope = choices.of(&["", "--node", "--subtree", "--game", "--collection"]);
    // Who says --here wants the mixture of move and setup.
    let mut raw = target == "--here";
    let line = match kind {
        0..=5 => format!("play {a:?}"),
        6..=7 => format!("play {colour} {b:?}"),
        8 => "pass".into(),
        9..=10 => format!("next {number}"),
        11..=12 => format!("back {number}"),
        13 => format!("variation {number}"),
        14 => choices.of(&["next-variation", "previous-variation", "next-fork", "main-line", "line-end"]).into(),
        15 => format!("game {}", number + 1),
        16 => choices.of(&["goto end", "goto start", "goto 1", "goto /0.0", "goto 0"]).into(),
        17..=18 => format!("comment {text:?}"),
        19 => format!("append-comment {text:?}"),
        20 => format!("name {text:?}"),
        21 => {
            raw = true;
            format!("set {} {text:?} {a:?}", choices.of(&["XX", "C", "TR", "SZ", "foo", "B", "1"]))
        }
        22 => {
            raw = true;
            format!("unset {}", choices.of(&["C", "XX", "B", "TR", "GM", "SZ", "CA"]))
        }
        23 => {
            raw = true;
            format!("rename {} {}", choices.of(&["C", "XX", "TR"]), choices.of(&["ZZ", "GC", "C"]))
        }
        24..=26 => format!("add-stone {target} {colour} {a:?} {b:?}"),
        27..=28 => format!("erase {target} {a:?}"),
        29 => format!("to-play {target} {}", choices.of(&["none", colour])),
        30..=32 => {
            let mark = choices.of(&["triangle", "square", "circle", "cross", "selected", "dim"]);
            format!("mark {mark} {a:?} {b:?}")
        }
        33 => format!("label {a:?} {text:?}"),
        34 => format!("label {a:?}"),
        35 => format!("line {a:?} {b:?}"),
        36 => format!("arrow {a:?} {b:?}"),
        37 => format!("territory {colour} {a:?}"),
        38 => format!("visible {a:?}"),
        39 => choices.of(&["unmark", "unmark aa", "visible all", "visible inherited"]).into(),
        40 => {
            let what = choices.of(&["good-move", "bad-move", "doubtful", "good-black", "even", "hotspot", "none"]);
            format!("annotate {what} {}", 1 + number % 2)
        }
        41 => {
            choices.of(&["value 1.5", "value none", "move-number 7", "figure 1 x", "figure none", "time B 9 2"]).into()
        }
        42 => {
            raw = true;
            format!("info {} {text:?}", choices.of(&["PB", "GC", "KM", "RE", "DT"]))
        }
        43 => match number % 3 {
            0 => format!("correct {a:?}"),
            1 => format!("insert-move {a:?}"),
            _ => choices.of(&["new-node", "new-variation", "insert-node", "insert-node --after"]).into(),
        },
        44 => "delete-node".into(),
        45 => "delete-variation".into(),
        46 => choices.of(&["delete-other-variations", "truncate"]).into(),
        47 => choices.of(&["promote", "demote", "make-main-line", "make-main-here"]).into(),
        48 => format!("move-variation {number}"),
        49 => format!("move-to /{number}"),
        50 => format!("move-to / {number}"),
        51 => "copy-variation".into(),
        52 => "cut-variation".into(),
        53 => "paste-variation".into(),
        54 => {
            // What belongs to another game may be an error in this one.
            raw = !words.own;
            format!("paste-variation {:?}", format!("(;{}[{}];C[é])", colours[0], points[0]))
        }
        55 => choices.of(&["keep-position", "keep-subtree"]).into(),
        56 => {
            let what = choices.of(&[
                "comments",
                "markup",
                "annotations",
                "variations",
                "private",
                "empty-nodes",
                "times",
                "analysis",
            ]);
            match number % 4 {
                0 => choices.of(&["remove-analysis", "remove-analysis variations", "analysis-annotations BM=1"]).into(),
                _ => format!("strip {scope} {what}"),
            }
        }
        57 => choices
            .of(&[
                "rotate",
                "rotate left",
                "rotate half --comments",
                "rotate --remove-analysis",
                "flip",
                "flip diagonal --comments",
                "flip antidiagonal",
            ])
            .into(),
        58 => format!("undo {number}"),
        59 => format!("redo {number}"),
        60 => choices.of(&["new-game go 9", "new-game 'Blokus Duo'", "new-game hex", "duplicate-game"]).into(),
        61 => choices
            .of(&[
                "delete-game",
                "move-game 1",
                "move-game 2",
                "move-game 1 2-3",
                "sort-games date",
                "delete-game 2",
                "merge-games 1 2",
                "add-games '(;C[x])(;B[aa])'",
            ])
            .into(),
        62 if number > 1 => {
            raw = !words.own;
            let (first, other) = (&points[0], &points[1 % points.len()]);
            let game = format!("(;C[é](;{0}[{first}]TR[{first}]GB[1])(;{0}[{other}]C[x]N[y]))", colours[0]);
            format!("merge {game:?}")
        }
        62 => choices.of(&["encoding utf-8", "encoding latin1", "encoding gbk"]).into(),
        _ => "repair all".into(),
    };
    (line, raw)
}

/// What a position shows, for comparison.
fn shown(position: &Position) -> String {
    let board = position.board();
    let stones: String = board
        .places()
        .map(|place| position.stone(place).map_or(".", |colour| position.kind().letter(colour)))
        .collect();
    let (next, number) = (position.next_colour(), position.move_number());
    format!(
        "{stones} {next:?} {number} {:?} {:?} {:?}",
        position.last_move(),
        position.findings(),
        position.inherited()
    )
}

/// What stands on the board and who is next: all that keeping a position keeps.
fn standing(position: &Position) -> String {
    let letter = |colour| position.kind().letter(colour);
    let stones: Vec<String> = position
        .board()
        .places()
        .map(|place| {
            let pods: Vec<_> = position.stack(place).iter().map(|pod| (letter(pod.colour), pod.letters())).collect();
            format!("{} {pods:?}", position.stone(place).map_or(".", letter))
        })
        .collect();
    format!("{stones:?} {:?}", position.next_colour())
}

/// How many nodes a record has.
fn nodes(tree: &Tree) -> usize {
    tree.games().map(|root| tree.descendants(root).count()).sum()
}

/// Holds a record and up to 16 commands, both chosen by bytes, against the law. Panics with the whole story where it is broken.
pub fn hold(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let (start, game) = record(&mut choices);
    let count = 1 + choices.below(16);
    hold_record(start, (&Words::of_game(game, true), false), count, choices);
}

/// Holds a record and so many commands with these words against the law. Where it is `tame`, no command that writes what it is told
/// without understanding it is among them: then no error may ever come.
pub fn hold_record(start: Vec<u8>, (words, tame): (&Words, bool), count: usize, mut choices: Choices) {
    let mut workspace = Workspace::open(start.clone()).0;
    let mut known = errors(&start);
    // Where the text between the properties is broken, an edit beside it can show the break in another light.
    let mut broken = !known.is_empty();
    let mut story = vec![String::from_utf8_lossy(&start).into_owned()];
    // The bytes at every step of the history.
    let mut steps = vec![start];
    for _ in 0..count {
        let (line, raw) = command(&mut choices, words);
        if raw && tame {
            continue;
        }
        let command = Command::parse(&line).unwrap_or_else(|why| panic!("{line}: {why}"));
        let revision = workspace.document().revision();
        let keeps = matches!(command, Command::KeepPosition | Command::KeepSubtree);
        let before = workspace.position().filter(|_| keeps);
        let had = nodes(workspace.document().tree());
        let done = workspace.run(&command);
        if let (Some(before), Ok(_)) = (before, &done) {
            let after = workspace.position().expect("a game is left");
            assert_eq!(standing(&after), standing(&before), "{line}: {}", story.join("\n"));
        }
        let tree = workspace.document().tree();
        let written = tree.write();
        story.push(format!("{line} -> {done:?}\n    {}", String::from_utf8_lossy(&written)));
        if done.is_err() {
            assert_eq!(workspace.document().revision(), revision, "refused and changed: {}", story.join("\n"));
        }
        let standing = workspace.document().cursor();
        assert!(standing.is_none_or(|node| tree.is_linked(node)), "stands nowhere: {}", story.join("\n"));
        let (again, _) = Tree::read(written.clone());
        assert_eq!(meaning(&again), meaning(tree), "reads back otherwise: {}", story.join("\n"));
        broken |= raw && done.is_ok();
        let now = errors(&written);
        let new = now.iter().find(|code| !known.contains(code));
        assert!(broken || new.is_none(), "brings {new:?}: {}", story.join("\n"));
        known.extend(now);
        let position = workspace.document().history().position();
        let travels = matches!(command, Command::Undo(_) | Command::Redo(_) | Command::History(_));
        // These drop nodes, too: those that two games have in common, and empty ones.
        let joins = matches!(command, Command::MergeGames(_) | Command::Repair { .. });
        assert!(
            travels || joins || command.removes() || nodes(tree) >= had,
            "removes nodes, which `Command::removes` does not say: {}",
            story.join("\n")
        );
        if !travels && done.is_ok_and(|outcome| outcome.changed) {
            steps.truncate(position);
            steps.push(written);
        } else {
            assert_eq!(steps.get(position), Some(&written), "another state of step {position}: {}", story.join("\n"));
        }
        if let Some(node) = standing {
            // A position is kept from before an edit only where the edit cannot have changed it.
            let (kept, fresh) = (workspace.position_at(node), Position::replay(tree, node));
            assert_eq!(shown(&kept), shown(&fresh), "an old position: {}", story.join("\n"));
        }
    }
    let (here, most) = (workspace.document().history().position(), workspace.document().history().len());
    let back = (0..most).rev();
    for step in back.chain(1..=most).chain([most / 2, 0, most, here, 0]) {
        let command = Command::History(step);
        workspace.run(&command).unwrap_or_else(|why| panic!("{why}: {}", story.join("\n")));
        let written = workspace.document().tree().write();
        let same = steps.get(step) == Some(&written);
        assert!(same, "step {step} is {:?}: {}", String::from_utf8_lossy(&written), story.join("\n"));
        assert_eq!(workspace.document().is_modified(), step != 0, "step {step}: {}", story.join("\n"));
    }
}
