//! Records of every odd shape, as long as somebody wants them, and everything that is done with records.

use variorum::edit::{Command, EditError, Workspace, split};
use variorum::game::{self, Swaps};
use variorum::scene::render::{Format, Request, render};
use variorum::sgf::{self, NodeId, Tree};

/// A kind of record: its name, and one of `n` pieces.
pub type Shape = (&'static str, fn(usize) -> Vec<u8>);

/// The same piece again and again, with something before and after.
fn again(head: &[u8], piece: &[u8], n: usize, tail: &[u8]) -> Vec<u8> {
    [head, &piece.repeat(n), tail].concat()
}

/// Pieces that are distinguished from each other by their number.
fn counted(head: &str, piece: impl Fn(usize) -> String, n: usize, tail: &str) -> Vec<u8> {
    format!("{head}{}{tail}", (0..n).map(piece).collect::<String>()).into_bytes()
}

/// A point of a Go board.
pub fn point(number: usize) -> String {
    [number % 19, number / 19 % 19].map(|at| (b'a' + at as u8) as char).iter().collect()
}

fn colour(number: usize) -> char {
    if number.is_multiple_of(2) { 'B' } else { 'W' }
}

const GO: &str = "(;FF[4]GM[1]SZ[19]";

macro_rules! shapes {
    ($($name:literal: $n:ident => $bytes:expr;)*) => { &[$(($name, |$n| $bytes)),*] };
}

/// One piece repeated.
macro_rules! repeated {
    ($($name:literal: $head:expr, $piece:literal, $tail:literal;)*) => {
        &[$(($name, |n| again($head.as_bytes(), $piece, n, $tail.as_bytes()))),*]
    };
}

const REPEATED: &[Shape] = repeated! {
    "semicolons": "", b";", "";
    "opening parentheses": "", b"(", "";
    "closing parentheses": "(;B[aa]", b")", "";
    "unclosed nodes": "", b"(;", "";
    "unclosed games": "", b"(;FF[4]GM[1]SZ[9]", "";
    "games": "", b"(;FF[4]GM[1]SZ[9];B[aa];W[bb])\n", "";
    "bare games": "", b"(;)", "";
    "games without a parenthesis": "", b";FF[4]GM[1])", "";
    "games in two encodings": "", b"(;CA[Big5]C[\xa5\xbb\xa6\x5d\xa7\x7b])(;CA[GBK]C[\xb9\xc5\xc1\xa6])", "";
    "games with marks before": "", b"\xef\xbb\xbf(;GM[1])", "";
    "siblings": GO, b"(;B[aa])", ")";
    "siblings and late names": GO, b"(;B[aa])N[x]", ")";
    "lines that go on after a variation": GO, b"(;W[bb]);B[aa]", ")";
    "passes": GO, b";B[]", ")";
    "analysed moves": GO, b";B[aa]SBKV[50]LZ[0.7 50 1k\nmove A1 visits 9 winrate 5000 pv A1 B2]C[Value of move: 3.00\n\nYes]", ")";
    "variations of an engine": GO, b"(;B[aa]SBKV[50];W[bb])", ")";
    "the same move": GO, b";B[aa]", ")";
    "moves nobody can read": GO, b";B[zz!]", ")";
    "two moves a node": GO, b";B[aa]B[bb]", ")";
    "a setup and a move": GO, b";B[aa]AW[bb]", ")";
    "empty comments": GO, b";B[aa]C[]", ")";
    "the same property": GO, b"C[a]", ")";
    "a property without a value": GO, b"KO[]", ")";
    "the same list": GO, b"AB[dd]", ")";
    "the same marks": GO, b"TR[dd]MA[ee]", ")";
    "the same arrow": GO, b"AR[aa:ss]", ")";
    "the same label": GO, b"LB[dd:A]", ")";
    "the same territory": GO, b"TB[dd]TW[dd]", ")";
    "the same view": GO, b"DD[cc]VW[aa]", ")";
    "the same private property": GO, b"XX[dd]", ")";
    "the same piece again": "(;GM[Blokus Duo];", b"B[e10,e9,e8]", ")";
    "the same setup of pieces": "(;GM[Blokus]", b"A1[a1]A2[t20]", ")";
    "bare moves of Blokus": "(;GM[Blokus];", b"1[a1]", ")";
    "moves by turns in a node": GO, b"B[dd]W[pp]", ")";
    "bridges of Octi": "(;FF[4]GM[19]SZ[9];B[33", b"-55-33", "])";
    "identifiers": GO, b"A ", ")";
    "a list of text": "(;FF[4]GM[1]SZ[19]C", b"[a]", ")";
    "labels of one point": "(;FF[4]GM[1]SZ[19]LB", b"[aa:x]", ")";
    "arrows": "(;FF[4]GM[1]SZ[19]AR", b"[aa:bb]", ")";
    "marks nobody can read": "(;FF[4]GM[1]SZ[19]TR", b"[??]", ")";
    "rectangles": "(;FF[4]GM[1]", b"AB[aa:ss]", ")";
    "a list of rectangles": "(;FF[4]GM[1]AB", b"[aa:ss]", ")";
    "marked rectangles": "(;FF[4]GM[1]TR", b"[aa:ss]", ")";
    "inverted rectangles": "(;FF[4]GM[1]SZ[19]", b"AB[ss:aa]", ")";
    "a list of inverted rectangles": "(;FF[4]GM[1]SZ[19]AB", b"[ss:aa]", ")";
    "rectangles without a point": "(;FF[4]GM[1]SZ[19]", b";AB[aa:ss]AE[jj]", ")";
    "marked rectangles without a point": "(;FF[4]GM[1]SZ[19]", b";TR[aa:ss]SQ[jj]", ")";
    "many marked rectangles": "(;FF[4]GM[1]SZ[19]", b"TR[aa:ss]SQ[aa:ss]", ")";
    "old marks of rectangles": "(;FF[3]GM[1]SZ[19]", b";M[aa:ss]L[aa:ss]TR[aa]", ")";
    "captures of nearly all": "(;FF[4]GM[1]SZ[19]", b";AW[aa:ss]AE[jj];B[jj]", ")";
    "handicaps of rectangles": "(;GM[1]SZ[19]HA[5]", b";AB[aa:ss]", ")";
    "setup of Blokus in nodes": "(;GM[Blokus]", b";AB[e10]", ")";
    "pieces that are taken away again": "(;GM[Blokus]", b";A1[e10]AE[e10]", ")";
    "variations of setup in Blokus": "(;GM[Blokus]", b"(;A1[e10])", ")";
    "games that no one closed": "", b"(;GM[1]", "";
    "setup nodes": GO, b";AB[aa]AE[aa]PL[B]", ")";
    "setup and its end": GO, b"AE[aa]AB[aa]", ")";
    "swaps": "(;FF[4]GM[11]SZ[11]", b";B[a1];W[swap-pieces]", ")";
    "a swap after the other": "(;FF[4]GM[11]SZ[11];B[b3]", b";W[swap-sides]", ")";
    "games with a swap": "", b"(;GM[11]SZ[5];B[b2];W[swap-pieces])\n", "";
    "old Hex": "(;GM[11]SZ[11]SO[http://www.littlegolem.com]", b";B[aa];W[swap]", ")";
    "Octi": "(;FF[4]GM[19]", b";B[33+A];W[37+A]", ")";
    "a game nobody knows": "(;FF[4]GM[77]", b";B[aa];W[x y]", ")";
    "pieces of Blokus": "(;GM[Blokus Duo]", b";B[e10,e9,e8];W[j5,j6]", ")";
    "closing brackets": GO, b"]", ")";
    "values of nobody": GO, b"[]", ")";
    "brackets in nodes": GO, b";]B[aa]", ")";
    "empty variations": GO, b";B[aa]()", ")";
    "junk": GO, b";B[aa] ??? ", ")";
    "text before the game": "", b"x ", "(;GM[1])";
    "text after the game": "(;GM[1])", b"x ", "";
    "an unclosed comment": "(;GM[1]C[", b"a;B[aa]", "";
    "unclosed comments": "(;GM[1]", b"C[a ", "";
    "comments with brackets": "(;GM[1]", b";C[see [1] here]", ")";
    "a comment full of brackets": "(;GM[1]C[", b" [a] b", "])";
    "a comment cut off": "(;GM[1]C[", b" a] b", "])";
    "backslashes": "(;GM[1]C[", b"\\\\", "])";
    "line breaks": "(;GM[1]C[", b"a\r\nb\n", "])";
    "a long comment": "(;GM[1]C[", b"word ", "])";
    "a long comment in UTF-8": "(;GM[1]C[", b"\xe4\xb8\xad \xc3\xa9", "])";
    "game information in every node": GO, b";PB[x]RE[y]", ")";
    "roots inside": GO, b";GM[1]SZ[9]FF[4]", ")";
    "encodings of one game": "(;CA[GBK]", b"CA[Big5]", ")";
    "GBK": "(;CA[GBK]", b";C[\xb9\xc5\xc1\xa6\xb9\xc5]", ")";
    "GBK that is called UTF-8": "(;CA[UTF-8]", b";C[\xb9\xc5\xc1\xa6\xb9\xc5]", ")";
    "two encodings mixed": "(;GM[1]", b";C[\xe9t\xe9];C[\xc3\xa9]", ")";
    "Shift_JIS with brackets": "(;CA[Shift_JIS]", b";C[\x97\x5d\x94\x5c]", ")";
    "ISO-2022-JP": "(;GM[1]", b";C[\x1b$B\x42\x68\x1b(B]", ")";
    "zeros": "(;GM[1]", b"\0", ")";
    "figures": GO, b";FG[1:x]B[aa]PM[2]MN[1]", ")";
    "views": GO, b";VW[aa:bb]DD[cc]", ")";
    "annotations": GO, b";B[aa]TE[2]BM[1]DO[]GB[1]GW[2]", ")";
    "old properties": "(;FF[3]GM[1]SZ[19]", b";B[aa]L[bb]M[cc]SI[]CH[1]EL[1]", ")";
    "long names": "(;FF[1]GM[1]", b";Black[aa]Comment[x]", ")";
    "a capture again and again": "(;FF[4]GM[1]SZ[19]AW[ab][ba]", b";B[aa]", ")";
    "private properties": GO, b";KGSDE[aa]MULTIGOGM[1]", ")";
};

const COUNTED: &[Shape] = shapes! {
    "a line of moves": n => counted(GO, |i| format!(";{}[{}]", colour(i), point(i)), n, ")");
    "different siblings": n => counted(GO, |i| format!("(;B[{}]C[{i}])", point(i)), n, ")");
    "nested variations": n => [GO.as_bytes(), &b"(;B[aa]".repeat(n), &b")".repeat(n), b")"].concat();
    "a fork at every node": n => [GO.as_bytes(), &b"(;B[aa])(;W[bb]".repeat(n), &b")".repeat(n), b")"].concat();
    "forks on the way back": n => [GO.as_bytes(), &b"(;W[bb]".repeat(n), &b")(;B[aa])".repeat(n), b")"].concat();
    "different properties": n => counted(GO, |i| format!("X{}[a]", i.to_string().bytes().map(|digit| (digit - b'0' + b'A') as char).collect::<String>()), n, ")");
    "different labels": n => counted("(;FF[4]GM[1]SZ[19]LB", |i| format!("[{}:{i}]", point(i % 50)), n, ")");
    "stones": n => counted("(;FF[4]GM[1]SZ[19]AB", |i| format!("[{}]", point(i % 50)), n, ")");
    "games of many kinds": n => counted("", |i| format!("(;GM[{}]SZ[9];B[aa])", i % 40), n, "");
    "moves of Hex": n => counted("(;FF[4]GM[11]SZ[11]", |i| format!(";{}[{}{}]", colour(i), (b'a' + (i % 11) as u8) as char, 1 + i / 11 % 11), n, ")");
    "a long identifier": n => counted(GO, |_| "A".to_owned(), n, "[x])");
    "a long move": n => counted("(;GM[1];B[", |_| "a".to_owned(), n, "])");
    "a long piece": n => counted("(;GM[Blokus];1[", |_| "a1,".to_owned(), n, "a1])");
    "a long number": n => counted("(;GM[1]KM[", |_| "1".to_owned(), n, "])");
    "a long date": n => counted("(;GM[1]DT[", |_| "2001-01-01,".to_owned(), n, "])");
    "UTF-16": n => {
        let text = String::from_utf8(again(GO.as_bytes(), ";B[aa]C[é]".as_bytes(), n, b")")).expect("text");
        let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
        units.flat_map(u16::to_le_bytes).collect()
    };
};

/// Every shape.
pub fn shapes() -> impl Iterator<Item = &'static Shape> {
    REPEATED.iter().chain(COUNTED)
}

/// Something that is done with a record. Returns how many bytes came out.
pub type Action = (&'static str, fn(&[u8]) -> usize);

fn read(bytes: &[u8]) -> (Tree, Vec<sgf::Fault>) {
    Tree::read(bytes.to_vec())
}

/// Carries out commands one after the other; those that do not apply are left out.
fn edit(bytes: &[u8], lines: &[&str]) -> usize {
    let (mut workspace, _) = Workspace::open(bytes.to_vec());
    for line in lines {
        let done = workspace.run(&Command::parse(line).expect("a command"));
        assert!(done.is_ok() || matches!(done, Err(EditError::Nothing(_) | EditError::Refused(_) | _)));
    }
    workspace.document().tree().write().len()
}

fn last(tree: &Tree) -> Option<NodeId> {
    let root = tree.games().next()?;
    Some(std::iter::successors(Some(root), |node| tree.first_child(*node)).last().unwrap_or(root))
}

macro_rules! edits {
    ($($line:literal),* $(,)?) => { &[$(($line, |bytes| edit(bytes, &$line.split(", ").collect::<Vec<_>>()))),*] };
}

const READING: &[Action] = &[
    ("read", |bytes| read(bytes).1.len()),
    ("check", |bytes| {
        let (tree, faults) = read(bytes);
        let mut found = sgf::check(&tree, &faults);
        found.extend(game::faults(&tree, &found, |_| Swaps::default()));
        found.iter().map(|fault| fault.message.english().len()).sum()
    }),
    ("normalise", |bytes| sgf::normalize(&read(bytes).0, true).map_or(0, |bytes| bytes.len())),
    ("another encoding", |bytes| {
        let gbk = variorum::text::Charset::for_label("gbk").expect("a name");
        sgf::convert(&read(bytes).0, &gbk, true).map_or(0, |bytes| bytes.len())
    }),
    ("split", |bytes| split(&read(bytes).0).iter().map(Vec::len).sum()),
    ("draw", |bytes| {
        let (tree, _) = read(bytes);
        let Some(node) = last(&tree) else { return 0 };
        render(&tree, node, &Request::new(Format::Svg)).map_or(0, |picture| picture.len())
    }),
];

const EDITING: &[Action] = edits![
    "repair all",
    "strip comments",
    "strip markup",
    "strip annotations",
    "strip variations",
    "strip private",
    "strip empty-nodes",
    "strip times",
    "strip analysis",
    "remove-analysis",
    "remove-analysis variations",
    "analysis-annotations",
    "goto end, comment x, set N a, undo, delete-node",
    "goto end, add-stone B aa, mark triangle aa, play ss",
    "goto end, promote, make-main-line, delete-other-variations",
    "goto end, keep-position",
    "rotate",
    "copy-variation, merge",
    "copy-variation, goto end, paste-variation",
    "duplicate-game, move-game 2",
    "duplicate-game, sort-games --backwards date",
    "duplicate-game, merge-games 1-2",
    "copy-games, add-games",
    "encoding UTF-8",
    "replace a bb",
    "find --in moves aa, find-next",
];

/// Carries out a command of the command line on a file; its answer is counted and not shown.
#[cfg(feature = "cli")]
pub fn ask(bytes: &[u8], words: &str) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, out) = (folder.path().join("record.sgf"), folder.path().join("out.svg"));
    std::fs::write(&file, bytes).expect("a file");
    let words = words.split(' ').map(|word| match word {
        "FILE" => file.clone().into(),
        "OUT" => out.clone().into(),
        word => word.into(),
    });
    let sentence = variorum::cli::run_unheard(std::iter::once("variorum".into()).chain(words));
    sentence + std::fs::metadata(out).map_or(0, |out| out.len() as usize)
}

#[cfg(feature = "cli")]
macro_rules! asks {
    ($($line:literal),* $(,)?) => { &[$(($line, |bytes| ask(bytes, $line))),*] };
}

#[cfg(feature = "cli")]
const ASKING: &[Action] = asks![
    "check FILE",
    "check --json FILE",
    "check --strict FILE",
    "show FILE",
    "show --at end FILE",
    "show --json --at end FILE",
    "show --moves --at end FILE",
    "show --spoken=full --at end FILE",
    "info FILE",
    "info --json FILE",
    "analysis FILE",
    "remove-analysis --dry-run FILE",
    "analysis --json --losses FILE",
    "find a FILE",
    "find --json B FILE",
    "render --at end FILE -o OUT",
    "convert --normalize FILE -o OUT",
];
#[cfg(not(feature = "cli"))]
const ASKING: &[Action] = &[];

/// Opens a record in the window, and draws what is seen first.
#[cfg(feature = "window-tests")]
fn open_in_the_window(bytes: &[u8]) -> usize {
    use egui::{Context, RawInput, Rect, pos2, vec2};
    use variorum::app::{App, Options};

    thread_local! {
        /// Fonts are read once.
        static CONTEXT: Context = Context::default();
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("record.sgf");
    std::fs::write(&file, bytes).expect("a file");
    CONTEXT.with(|ctx| {
        let mut app = App::new(Options::default());
        app.begin(ctx, vec![file.into()], None);
        for _ in 0..3 {
            let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0)));
            let input = RawInput { screen_rect, ..RawInput::default() };
            // Nobody paints.
            ctx.run_ui(input, |ui| app.show(ui)).textures_delta.clear();
        }
        app.bytes().map_or(0, |bytes| bytes.len())
    })
}

#[cfg(feature = "window-tests")]
const OPENING: &[Action] = &[("open in the window", open_in_the_window)];
#[cfg(not(feature = "window-tests"))]
const OPENING: &[Action] = &[];

/// Everything that is done.
pub fn deeds() -> impl Iterator<Item = &'static Action> {
    READING.iter().chain(EDITING).chain(ASKING).chain(OPENING)
}
