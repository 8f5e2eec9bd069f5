//! What is said of a record, in every language: each kind of move, mark and judgement, each result, and what is done. Words of tables
//! that are English everywhere stand in files and commands, and reach nobody's ear.

use variorum::edit::spoken::{self, Length};
use variorum::edit::{Command, Workspace};
use variorum::game::info::result_in_words;
use variorum::game::{Kind, Markup, Position};
use variorum::language;
use variorum::languages::{all as languages, chosen};
use variorum::scene;
use variorum::sgf::{Tree, vocabulary};

/// Records with each kind of move of each game, and with whatever a node can show.
fn records() -> Vec<String> {
    let mut records: Vec<String> = [
        "(;GM[1]SZ[9];B[aa];W[];B[bb]TR[aa]SQ[bb]CR[cc]MA[dd]SL[ee]LB[ff:1]LN[aa:bb]AR[bb:cc]DD[gg]TB[hh]TW[ii];W[];B[])",
        "(;GM[1]SZ[9]AB[aa][bb]AW[cc]PL[W](;W[dd])(;W[ee])(;N[1]))",
        "(;GM[11]SZ[5];B[a1];W[swap-pieces];B[b2];W[pass];B[resign])",
        "(;GM[11]SZ[5];B[a1];W[swap-sides];B[b2];W[forfeit])",
        "(;GM[11]SZ[2];B[a1];W[b1];B[a2])",
        "(;GM[21]SZ[12];W[c4];B[swap];W[resign])",
        "(;GM[9]SZ[8];B[b8-b6];W[a3-c3];B[pass])",
        "(;GM[2]SZ[8];B[d3];W[c3];B[];W[])",
        "(;GM[4]SZ[15];B[aa];W[ba];B[ab];W[bb];B[ac];W[bc];B[ad];W[bd];B[ae])",
        "(;GM[19]SZ[6:7];B[46-35];W[33+B])",
        "(;GM[Blokus Duo];B[e10,f10,g10,h10,i10])",
        "(;GM[Blokus];1[a20])",
    ]
    .map(str::to_owned)
    .to_vec();
    for sample in ["amazons.sgf", "havannah.hgf", "hex.sgf", "octi.sgf", "twixt.sgf", "lines-of-action.sgf"] {
        let path = format!("{}/assets/samples/{sample}", env!("CARGO_MANIFEST_DIR"));
        // What others wrote is theirs.
        let tree = Tree::read(std::fs::read(path).unwrap()).0;
        records.push(String::from_utf8_lossy(&tree.write()).into_owned());
    }
    for entry in vocabulary::table().iter().filter(|entry| vocabulary::is_judgement(entry.id)) {
        records.push(format!("(;GM[1]SZ[9];B[aa]{}[1];W[bb]{}[2])", entry.id, entry.id));
    }
    records.push("(;GM[1]SZ[9];B[aa]HO[1])".into());
    records
}

/// Commands whose titles the history keeps.
const DEEDS: [&str; 26] = [
    "play aa",
    "pass",
    "resign",
    "mark triangle bb",
    "mark square bb",
    "mark circle bb",
    "mark cross bb",
    "mark selected bb",
    "mark selected bb",
    "label cc",
    "line aa cc",
    "arrow aa cc",
    "arrow aa cc",
    "mark dim dd",
    "territory B ee",
    "unmark bb",
    "annotate good-move",
    "annotate bad-move 2",
    "annotate hotspot",
    "add-stone --here W hh",
    "to-play --here W",
    "erase --here hh",
    "comment 1",
    "name 1",
    "new-node",
    "delete-node",
];

/// All that is said of these records and done with them, line by line.
fn reported() -> Vec<String> {
    let mut reported = Vec::new();
    for text in records() {
        let tree = Tree::read(text.clone().into_bytes()).0;
        let mut nodes: Vec<_> = tree.games().collect();
        let mut at = 0;
        while let Some(&node) = nodes.get(at).filter(|_| at < 60) {
            nodes.extend(tree.children(node));
            at += 1;
            let position = Position::replay(&tree, node);
            let before = tree.parent(node).map(|parent| Position::replay(&tree, parent));
            let markup = Markup::of(&tree, node, &position);
            // Names and comments are others' words.
            for length in [Length::Short, Length::Full] {
                let message = spoken::node((&tree, node, &position), before.as_ref(), length, |_| true);
                let own = [tree.text(node, "C"), tree.simple_text(node, "N")].into_iter().flatten();
                let own = own.map(|own| own.split_whitespace().collect::<Vec<_>>().join(" "));
                reported.push(own.fold(message, |message, own| message.replace(own.as_str(), "")));
            }
            reported.extend(spoken::places(&position, &markup));
            reported.extend([scene::words::title(&position), scene::words::description(&position)]);
        }
    }
    let mut workspace = Workspace::open(b"(;GM[1]SZ[9];B[dd])".to_vec()).0;
    for deed in DEEDS {
        let command = Command::parse(deed).unwrap_or_else(|why| panic!("{deed}: {why}"));
        if let Err(why) = workspace.run(&command) {
            reported.push(why.to_string());
        }
        reported.extend(workspace.document().history().undo_title().map(str::to_owned));
    }
    for gm in ["1", "11"] {
        let kind = Kind::new(gm, None).unwrap();
        let results = ["B+R", "W+T", "B+F", "W+3.5", "B+0.5", "B+7", "B+", "0", "Draw", "Void", "?"];
        reported.extend(results.map(|result| result_in_words(result, &kind)));
    }
    reported
}

/// The plain words of a line: three letters and more that any keyboard has, names of places and pieces left out.
fn words(line: &str) -> Vec<&str> {
    let plain = |word: &&str| word.len() > 2 && word.bytes().all(|byte| byte.is_ascii_lowercase());
    line.split(|letter: char| !letter.is_alphanumeric()).filter(plain).collect()
}

#[test]
fn every_description_of_a_record_is_translated() {
    let english = reported();
    assert!(english.iter().flat_map(|line| words(line)).count() > 500);
    let mut wrong = Vec::new();
    // Languages of other letters say nothing in these, and nobody speaks the one that has no plain words.
    for code in ["pseudo", "ru", "ja", "ko", "zh-Hans", "zh-Hant"] {
        let plain = language::with(chosen(code), reported);
        for line in plain {
            let all = words(&line);
            wrong.extend((!all.is_empty()).then(|| format!("{code}: {line}: {all:?}")));
        }
    }
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{} lines: {:#?}", wrong.len(), &wrong[..wrong.len().min(30)]);
    // The others share some words with English, but hardly a line that has any.
    for code in languages().iter().map(|language| language.code).filter(|code| *code != "en") {
        let same = language::with(chosen(code), reported);
        let same: Vec<_> =
            same.iter().zip(&english).filter(|(message, line)| message == line && !words(line).is_empty()).collect();
        assert!(same.is_empty(), "{code}: {same:#?}");
    }
}

/// The entries of a catalogue that stand on one line.
fn entries(code: &str) -> Vec<(String, String)> {
    let path = format!("{}/assets/languages/{code}.ftl", env!("CARGO_MANIFEST_DIR"));
    let file = std::fs::read_to_string(path).unwrap();
    file.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .collect()
}

#[test]
fn each_language_addresses_people_in_one_way() {
    // Titles of tables, options and parts of other lines are no sentences of their own.
    let parts = ["finding-", "command-", "offer-", "cli-", "argument-", "property-", "guide-"];
    let sentences = |text: &str| -> Vec<String> {
        let ends = |c: char| "。：（".contains(c);
        text.split(ends).map(|part| part.trim_end_matches(['）', ' ', '」']).to_owned()).collect()
    };
    let plain = [
        "である",
        "ではない",
        "でもない",
        "ていない",
        "できない",
        "がない",
        "はない",
        "ならない",
        "られない",
        "すること",
    ];
    let mut wrong = Vec::new();
    for (name, text) in entries("ja").into_iter().filter(|(name, _)| !parts.iter().any(|part| name.starts_with(part))) {
        let found = sentences(&text).iter().any(|one| plain.iter().any(|plain| one.ends_with(plain)));
        wrong.extend(found.then(|| format!("ja: {name} = {text}")));
    }
    // Korean asks with 세요, German says Sie, where it says anything.
    for (code, other) in
        [("ko", &["십시오"][..]), ("de", &[" du ", " dich ", " dir ", " dein"]), ("fr", &[" tu ", " ton "])]
    {
        let entries = entries(code).into_iter().filter(|(_, text)| other.iter().any(|other| text.contains(other)));
        wrong.extend(entries.map(|(name, text)| format!("{code}: {name} = {text}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(entries("ja").len() > 2000);
}

#[test]
fn signs_are_set_as_each_language_sets_them() {
    let mut wrong = Vec::new();
    // Chinese and Japanese have signs of their own width.
    let narrow = |text: &str| {
        let mut before = ' ';
        text.char_indices().any(|(at, sign)| {
            let wide = matches!(before, '\u{3040}'..='\u{9fff}' | '」' | '）');
            before = sign;
            wide && matches!(sign, ',' | ';' | '!' | '?' | ':') && text[at + 1..].starts_with(' ')
        })
    };
    for code in languages().iter().map(|language| language.code).filter(|code| *code != "en") {
        for (name, text) in entries(code) {
            let broken = match code {
                "ja" | "zh-Hans" | "zh-Hant" => narrow(&text),
                _ => false,
            };
            // What is quoted stands between the marks of the language. Korean has those of English.
            let quoted = code != "ko" && (text.contains("'{ $") || text.contains("\"{ $") && !text.contains("=\""));
            wrong.extend((broken || quoted).then(|| format!("{code}: {name} = {text}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is joined to a line of `show` goes on in small letters, also where the name of a colour is not the first word.
#[test]
fn parts_of_a_line_begin_small() {
    const PARTS: [&str; 6] =
        ["to-play-next", "the-game-ended", "has-won", "captures-line", "in-reserve", "pods-on-the-board"];
    for code in ["es", "fr", "ru"] {
        let parts: Vec<_> = entries(code).into_iter().filter(|(name, _)| PARTS.contains(&name.as_str())).collect();
        assert_eq!(parts.len(), PARTS.len(), "{code}");
        let odd: Vec<_> = parts.iter().filter(|(_, text)| text.starts_with(char::is_uppercase)).collect();
        assert!(odd.is_empty(), "{code}: {odd:?}");
    }
}
