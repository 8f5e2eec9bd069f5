//! The catalogues of the languages, beside what the program says: every text has its name, its English, and in every
//! language a translation with the same arguments.
//!
//! `assets/languages/en.ftl` lists all of it for translators. `BLESS=1 cargo test --no-default-features --features cli --test house languages`
//! writes it anew, and the entries that a language lacks into `target/lacking/`, ready to be translated. It fails once where the English
//! of a text changed, and names the texts whose translations may be out of date.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use variorum::commands;
use variorum::game;
use variorum::sgf;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// A text of the program: its English for one and for more, and where it stands.
#[derive(Clone, Debug, PartialEq)]
struct Text {
    english: Vec<String>,
    place: String,
    /// Its arguments in their order; the first one counts.
    arguments: Vec<String>,
}

/// A string literal at the start of the text: what it says, and what follows it.
fn literal(text: &str) -> Option<(String, &str)> {
    let mut letters = text.strip_prefix('"')?.char_indices();
    let mut message = String::new();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Some((message, &text[at + 2..])),
            '\\' => match letters.next()?.1 {
                'n' => message.push('\n'),
                '\n' => {
                    let rest = letters.as_str();
                    let blank = rest.len() - rest.trim_start().len();
                    (0..rest[..blank].chars().count()).for_each(|_| {
                        letters.next();
                    });
                }
                'u' => {
                    let hex: String = letters.by_ref().map(|(_, c)| c).skip(1).take_while(|c| *c != '}').collect();
                    message.push(u32::from_str_radix(&hex, 16).ok().and_then(char::from_u32)?);
                }
                other => message.push(other),
            },
            other => message.push(other),
        }
    }
    None
}

/// The words of a call up to its closing parenthesis, parted by commas.
fn arguments(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for (letter, depth) in letters(text).0 {
        match (letter, depth) {
            (',', 0) => parts.push(String::new()),
            _ => parts.last_mut().unwrap().push(letter),
        }
    }
    let name = |part: &String| part.split('=').next().unwrap_or_default().trim().to_owned();
    parts.iter().map(name).filter(|name| !name.is_empty()).collect()
}

/// The arguments that a pattern names.
fn named(pattern: &str) -> BTreeSet<String> {
    pattern.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.to_owned())).collect()
}

/// What stands in the code: `say!`, `message!`, `refused!` and `StaticText`, in files and functions that are no tests.
fn in_code(texts: &mut BTreeMap<String, Text>, wrong: &mut Vec<String>) {
    for path in super::sources() {
        let place = path.strip_prefix(ROOT).unwrap().display().to_string();
        let whole = fs::read_to_string(&path).unwrap();
        let code = whole.split("#[cfg(test)]\nmod tests {").next().unwrap();
        if place == "crates/sgf/src/language/mod.rs" || place == "crates/sgf/src/language/texts.rs" {
            continue;
        }
        for call in ["say!(", "message!(", "refused!(", "StaticText("] {
            for (at, _) in code.match_indices(call) {
                let before = code[..at].chars().next_back();
                if before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
                    continue;
                }
                let line = code[..at].matches('\n').count() + 1;
                let place = format!("{place}:{line}");
                // The rows of a table that a macro reads have theirs where they stand.
                if code[at + call.len()..].starts_with('$') {
                    continue;
                }
                let Some((name, rest)) = literal(code[at + call.len()..].trim_start()) else {
                    wrong.push(format!("{place}: the name of a text is to stand there as a literal"));
                    continue;
                };
                let mut english = Vec::new();
                let mut rest = rest.trim_start().strip_prefix(',').unwrap_or(rest).trim_start();
                while let Some((message, after)) = literal(rest) {
                    english.push(message);
                    rest = after.trim_start();
                    match rest.strip_prefix('|') {
                        Some(more) => rest = more.trim_start(),
                        None => break,
                    }
                }
                if english.is_empty() {
                    wrong.push(format!("{place}: {name} has no English"));
                    continue;
                }
                let mut given = Vec::new();
                // A word is said as it stands.
                if call != "StaticText(" {
                    given = arguments(rest.strip_prefix(',').unwrap_or(rest));
                    let used: BTreeSet<String> = english.iter().flat_map(|pattern| named(pattern)).collect();
                    let given: BTreeSet<String> = given.iter().cloned().collect();
                    if used != given {
                        wrong.push(format!("{place}: {name} is given {given:?} and says {used:?}"));
                    }
                }
                add(texts, wrong, name, Text { english, place, arguments: given });
            }
        }
    }
}

fn add(texts: &mut BTreeMap<String, Text>, wrong: &mut Vec<String>, name: String, text: Text) {
    let form = name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if !form {
        wrong.push(format!("{}: {name:?} is no name: letters, digits and hyphens", text.place));
    }
    if let Some(known) = texts.get(&name).filter(|known| known.english != text.english) {
        wrong.push(format!("{} and {}: {name} is the name of two texts", known.place, text.place));
    }
    texts.insert(name, text);
}

/// What stands in tables, whose rows give the names.
fn in_tables(texts: &mut BTreeMap<String, Text>, wrong: &mut Vec<String>) {
    let mut row = |table: &str, row: &str, english: &str| {
        let text = Text { english: vec![english.into()], place: format!("table of {table}s"), arguments: Vec::new() };
        add(texts, wrong, format!("{table}-{row}"), text);
    };
    for entry in commands::table() {
        row("command", entry.name, entry.title());
        row("command-help", entry.name, entry.help());
    }
    for rule in game::rules() {
        row("finding", rule.code.word(), rule.title());
        row("finding-help", rule.code.word(), rule.explanation());
    }
    for entry in sgf::vocabulary::table() {
        row("property", &entry.slug(), entry.title);
    }
    // Built-in themes are called in English as their files say.
    for path in fs::read_dir(Path::new(ROOT).join("assets/themes")).unwrap().map(|entry| entry.unwrap().path()) {
        let theme = fs::read_to_string(&path).unwrap();
        let name = theme.lines().find_map(|line| line.trim().strip_prefix("name: ").and_then(literal));
        row("theme-name", path.file_stem().unwrap().to_str().unwrap(), &name.expect("a theme has a name").0);
    }
    // The guide, as `app/dialogs/help.rs` reads it.
    let guide = fs::read_to_string(Path::new(ROOT).join("assets/manual/en.md")).unwrap();
    let (mut chapter, mut parts) = (String::new(), 0);
    for line in guide.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match line.strip_prefix("# ") {
            Some(title) => {
                (chapter, parts) = (title.to_lowercase().replace([' ', ','], "-").replace("--", "-"), 0);
                row("guide", &chapter, title);
            }
            None => {
                parts += 1;
                row("guide", &format!("{chapter}-{parts}"), line.strip_prefix("## ").unwrap_or(line));
            }
        }
    }
    // The lecture of the sample of Go, as `app/records/samples.rs` reads it.
    let (tree, _) = sgf::Tree::read(fs::read(Path::new(ROOT).join("assets/samples/go.sgf")).unwrap());
    let nodes: Vec<_> = tree.games().next().into_iter().flat_map(|game| tree.descendants(game)).collect();
    let tree = &tree;
    let words = || std::iter::once("GN").chain(sgf::vocabulary::NODE_TEXTS.into_iter().rev());
    let texts_of = |node| words().filter_map(move |id| tree.text(node, id));
    let lecture: Vec<String> = nodes.into_iter().flat_map(texts_of).collect();
    for (at, paragraph) in lecture.iter().flat_map(|text| text.split("\n\n")).enumerate() {
        row("sample-go", &(at + 1).to_string(), paragraph);
    }
    // What menus offer with its words ready.
    let offers = fs::read_to_string(Path::new(ROOT).join("crates/window/src/app/bars/offers.rs")).unwrap();
    for line in offers.lines().filter_map(|line| line.trim().strip_prefix("(Group::")) {
        let Some((message, rest)) = line.split_once(", ").and_then(|(_, rest)| literal(rest)) else { continue };
        let Some((command, _)) = rest.strip_prefix(", ").and_then(literal) else { continue };
        row("offer", &command.replace(' ', "-"), &message);
    }
    // Other words for commands, as people know them from other programs.
    let synonyms = fs::read_to_string(Path::new(ROOT).join("crates/window/src/app/bars/synonyms.rs")).unwrap();
    for line in synonyms.lines().filter_map(|line| line.trim().strip_prefix('(')) {
        let Some((command, rest)) = literal(line) else { continue };
        let Some((words, _)) = rest.strip_prefix(", ").and_then(literal) else { continue };
        row("words", &command.replace(' ', "-"), &words);
    }
}

/// Every text of the program by its name, and what is wrong with some.
fn texts() -> (BTreeMap<String, Text>, Vec<String>) {
    let (mut texts, mut wrong) = (BTreeMap::new(), Vec::new());
    in_tables(&mut texts, &mut wrong);
    in_code(&mut texts, &mut wrong);
    (texts, wrong)
}

/// A pattern as a catalogue writes it.
fn pattern(english: &str) -> String {
    let mut out = String::new();
    let mut rest = english;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        out += before;
        out += &format!("{{ ${name} }}");
        rest = after;
    }
    let text = out + rest;
    // What a line cannot begin with, or would mean something there.
    let text = text.replace('\n', "\n    ");
    match text.chars().next() {
        Some(first) if "[*.".contains(first) || first.is_whitespace() => {
            format!("{{ \"{first}\" }}{}", &text[first.len_utf8()..])
        }
        None => "{ \"\" }".into(),
        _ => text,
    }
}

/// An entry of a catalogue, in English.
fn entry(name: &str, text: &Text) -> String {
    match &text.english[..] {
        [one, more] => format!(
            "{name} =\n    {{ ${} ->\n        [one] {}\n       *[other] {}\n    }}\n",
            text.arguments[0],
            pattern(one),
            pattern(more)
        ),
        english => format!("{name} = {}\n", pattern(&english[0])),
    }
}

/// Words for those who work on the program, and names of things that the window keeps.
const UNSHOWN: [&str; 19] = [
    "expect",
    "unreachable!",
    "panic!",
    "assert!",
    "assert_eq!",
    "debug_assert!",
    "debug_assert_eq!",
    "include_str!",
    "contains",
    "starts_with",
    "ends_with",
    "strip_prefix",
    "strip_suffix",
    "split_once",
    "split",
    "unique",
    "with",
    "id_salt",
    "info!",
];

/// Where words stand that are no texts of the program: what is written into files, what machines read, and lines of commands.
const OF_FILES_AND_MACHINES: [(&str, &str); 24] = [
    ("crates/publish/src/study/words.rs", "what people write of right and wrong moves, in several languages"),
    ("crates/analysis/src/comments.rs", "text that engines write"),
    ("src/cli/git.rs", "git's own words"),
    ("src/cli/git/settings.rs", "what git is told"),
    ("crates/game/src/overtime.rs", "what records say of overtime, and how it is written there"),
    ("crates/sgf/src/text/words.rs", "words by which encodings are told"),
    ("crates/sgf/src/sgf/value/result_words.rs", "what people write as a result, in several languages"),
    ("crates/store/src/settings/choices.rs", "a choice in a file"),
    ("crates/store/src/settings/stored.rs", "what RON's reader expects: its own sentence goes on in English"),
    ("crates/store/src/kept/journal/entry.rs", "the first line of a file"),
    ("crates/store/src/disk/faults.rs", "a disk that fails, for tests"),
    ("crates/window/src/app/platform/statistics.rs", "times, for developers"),
    ("crates/window/src/app/platform/logged.rs", "what the toolkit says, to be found"),
    ("crates/window/src/app/platform/input_order.rs", "the name of a plugin"),
    ("crates/window/src/app/look/bidi/mod.rs", "the name of a plugin"),
    ("crates/window/src/app/launch.rs", "what the toolkit says, to be found"),
    ("crates/edit/src/edit/search/wrong_regex.rs", "what the reader of expressions says, to be found"),
    ("crates/edit/src/commands/keys.rs", "commands"),
    ("crates/game/src/turn.rs", "commands"),
    ("crates/window/src/app/bars/offers.rs", "commands"),
    ("crates/window/src/app/bars/menus.rs", "commands"),
    ("crates/window/src/app/bars/synonyms.rs", "commands"),
    ("crates/sgf/src/sgf/value/outcome.rs", "words of results, as records have them"),
    ("crates/sgf/src/sgf/servers/words.rs", "a result, as records have it"),
];

/// Names, which every language takes over, signs by which a file is known, and words that are looked for.
const NAMES: [&str; 10] = [
    "variorum: {}",
    "variorum {}",
    "Little Golem",
    "SQLite format 3",
    "new zealand",
    "Page Up",
    "Page Down",
    "Sensei's Library",
    "Hex wiki",
    "igo (LaTeX)",
];

/// Whether a text has words that a person would read: two words side by side, or one beside something that is put in.
fn is_sentence(text: &str) -> bool {
    let word = |part: &str| {
        let part = part.trim_matches(|c: char| ",;:.!?()'\u{201c}\u{201d}".contains(c));
        part.len() > 1 && part.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b'\'')
    };
    let long = |part: &str| word(part) && part.bytes().filter(u8::is_ascii_lowercase).count() > 2;
    let put_in = |part: &str| part.starts_with('{') && part.ends_with(['}', ',', ':', ';']);
    let parts: Vec<&str> = text.split_whitespace().collect();
    let pair = |pair: &[&str]| {
        (word(pair[0]) && word(pair[1]) && (long(pair[0]) || long(pair[1])))
            || (long(pair[0]) && put_in(pair[1]))
            || (put_in(pair[0]) && long(pair[1]))
    };
    // What begins like a record, a picture, a line of options or of the shell is not said.
    !text.starts_with("variorum ")
        && !text.starts_with(['(', '<', '[', '/', '-', '.', '\\', '\n'])
        && parts.windows(2).any(pair)
}

/// The literals of the code, each with its place and with the calls that it stands in.
fn literals(code: &str) -> Vec<(usize, String, Vec<&str>)> {
    let (mut found, mut calls, mut at) = (Vec::new(), Vec::<&str>::new(), 0);
    let named = |at: usize| {
        let name = code[..at].trim_end_matches('!');
        let start = name.rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or(0, |before| before + 1);
        &code[start..at]
    };
    while let Some(letter) = code[at..].chars().next() {
        let rest = &code[at..];
        let raw = rest.strip_prefix('r').map(|rest| rest.trim_start_matches('#')).filter(|rest| rest.starts_with('"'));
        let raw = raw.filter(|_| !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_'));
        at += match letter {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '\'' => match rest.char_indices().nth(2) {
                Some((end, '\'')) => end + 1,
                _ if rest.starts_with("'\\") => rest[2..].find('\'').map_or(rest.len(), |end| end + 3),
                _ => 1,
            },
            'r' if raw.is_some() => {
                let inside = raw.unwrap_or_default();
                let hashes = rest.len() - inside.len() - 1;
                let close = format!("\"{}", "#".repeat(hashes));
                let end = inside[1..].find(&close).map_or(inside.len(), |end| end + 1 + close.len());
                rest.len() - inside.len() + end
            }
            '"' => match literal(rest) {
                Some((message, after)) => {
                    found.push((at, message, calls.clone()));
                    rest.len() - after.len()
                }
                None => 1,
            },
            '(' | '[' | '{' => {
                calls.push(named(at));
                1
            }
            ')' | ']' | '}' => {
                calls.pop();
                1
            }
            other => other.len_utf8(),
        };
    }
    found
}

#[test]
fn no_text_bypasses_the_catalogues() {
    let (texts, _) = texts();
    let known: BTreeSet<&str> = texts.values().flat_map(|text| &text.english).map(String::as_str).collect();
    let mut wrong = Vec::new();
    let mut used = BTreeSet::new();
    for path in super::sources() {
        let place = path.strip_prefix(ROOT).unwrap().display().to_string().replace('\\', "/");
        if place.contains("/testing/")
            || place.contains("kittest")
            || place.ends_with("tests.rs")
            || place.contains("/tests/")
        {
            continue;
        }
        let whole = fs::read_to_string(&path).unwrap();
        let code = ["#[cfg(test)]\nmod tests", "#[cfg(all(test"]
            .iter()
            .fold(&whole[..], |code, end| code.split(end).next().unwrap());
        let exempt = OF_FILES_AND_MACHINES.iter().find(|(file, _)| *file == place);
        for (at, string, calls) in literals(code) {
            let is_unshown = calls.iter().any(|call| UNSHOWN.contains(call))
                || code[..at].ends_with("reason = ")
                || code[..at].ends_with("must_use = ");
            if is_unshown || known.contains(&string[..]) || NAMES.contains(&string.as_str()) || !is_sentence(&string) {
                continue;
            }
            if let Some((file, _)) = exempt {
                used.insert(*file);
                continue;
            }
            wrong.push(format!("{place}:{}: {string:?}", code[..at].matches('\n').count() + 1));
        }
    }
    assert!(wrong.is_empty(), "in no catalogue:\n{}", wrong.join("\n"));
    let idle: Vec<_> = OF_FILES_AND_MACHINES.iter().filter(|(file, _)| !used.contains(file)).collect();
    assert!(idle.is_empty(), "these need no exemption: {idle:?}");
}

/// Where a word alone is made a text of its own, and why nobody is told it.
const WORDS_ALONE: [(&str, &str); 13] = [
    ("src/cli/analysis.rs", "names of JSON"),
    ("src/cli/git.rs", "the name of the program"),
    ("crates/edit/src/relate/merge/mod.rs", "labels of marks, as version control writes them"),
    ("crates/sgf/src/sgf/value/outcome.rs", "a result as it is written"),
    ("crates/game/src/twixt/game.rs", "a move as it is written"),
    ("crates/game/src/loa/game.rs", "a move as it is written"),
    ("crates/game/src/moves.rs", "moves as they are written"),
    ("crates/game/src/loa/state.rs", "a name of JSON: on the board it has none"),
    ("crates/scene/src/theme.rs", "names in a file"),
    ("src/cli/info.rs", "names of JSON"),
    ("crates/store/src/settings.rs", "choices in a file"),
    ("crates/window/src/app/look/fonts.rs", "a family of fonts"),
    ("crates/game/src/hex/hexworld.rs", "moves of a link"),
];

/// Names that are the same in every language, or are said by who has them: of programs, of encodings, of records.
const NAMED: [&str; 10] = [
    "line_end.name()",
    "origin.name()",
    "dialect.name()",
    "charset.name()",
    "reading.name()",
    "guessed.name()",
    "self.name()",
    "tab.name()",
    "reader.name()",
    "theme.name()",
];

/// The rows of tables have names for files and commands, which are English everywhere, and words for people: these are told.
#[test]
fn no_name_of_a_table_is_shown() {
    let (texts, _) = texts();
    let known: BTreeSet<&str> = texts.values().flat_map(|text| &text.english).map(String::as_str).collect();
    let (mut wrong, mut used) = (Vec::new(), BTreeSet::new());
    for path in super::sources() {
        let place = path.strip_prefix(ROOT).unwrap().display().to_string().replace('\\', "/");
        if ["/testing/", "kittest", "/tests"].iter().any(|part| place.contains(part)) {
            continue;
        }
        let whole = fs::read_to_string(&path).unwrap();
        let code = ["#[cfg(test)]\nmod tests", "#[cfg(all(test"]
            .iter()
            .fold(&whole[..], |code, end| code.split(end).next().unwrap());
        let code = code.split("#[cfg(test)]").next().unwrap();
        let line = |at: usize| code[..at].matches('\n').count() + 1;
        for (at, message, calls) in literals(code) {
            let alone = message.len() > 3 && message.bytes().all(|byte| byte.is_ascii_alphabetic());
            let after = code.get(at + message.len() + 2..).unwrap_or_default();
            let becomes = [".to_owned()", ".to_string()", ".into()"].iter().any(|made| after.starts_with(made));
            // Threads have names, too.
            let is_unshown = calls.iter().any(|call| UNSHOWN.contains(call) || *call == "name");
            if !alone || !becomes || is_unshown || known.contains(&message[..]) {
                continue;
            }
            match WORDS_ALONE.iter().find(|(file, _)| *file == place) {
                Some((file, _)) => drop(used.insert(*file)),
                None => wrong.push(format!("{place}:{}: {message:?}", line(at))),
            }
        }
        for call in ["say!(", "message!(", "refused!("] {
            for (at, _) in code.match_indices(call) {
                let all = &code[at + call.len()..];
                let mut rest = all.trim_start();
                // The name and the patterns are looked at elsewhere.
                while let Some((_, after)) = literal(rest) {
                    rest = after.trim_start().trim_start_matches([',', '|']).trim_start();
                }
                let given = &rest[..inside(rest)];
                for (name, _) in given.match_indices(".name()") {
                    let of =
                        given[..name].rsplit(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
                    if !NAMED.contains(&&*format!("{of}.name()")) {
                        wrong.push(format!("{place}:{}: {of}.name()", line(at)));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "English everywhere:\n{}", wrong.join("\n"));
    let idle: Vec<_> = WORDS_ALONE.iter().filter(|(file, _)| !used.contains(file)).collect();
    assert!(idle.is_empty(), "these need no exemption: {idle:?}");
}

/// The letters of a call outside of its literals, each with how deep it stands, up to the closing parenthesis; then where that stands.
fn letters(text: &str) -> (Vec<(char, usize)>, usize) {
    let (mut letters, mut depth, mut rest) = (Vec::new(), 0, text);
    while let Some(letter) = rest.chars().next() {
        if let Some((_, after)) = literal(rest) {
            rest = after;
            continue;
        }
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        letters.push((letter, depth));
        rest = &rest[letter.len_utf8()..];
    }
    (letters, text.len() - rest.len())
}

/// How many bytes of a call stand before its closing parenthesis.
fn inside(text: &str) -> usize {
    letters(text).1
}

const HEAD: &str = "# What the program says, in English. It is written by the tests from what stands in the code and in its tables:\n\
                    # not to be changed here. Translations stand in the other files, under the same names.\n\n";

fn catalogue(code: &str) -> PathBuf {
    Path::new(ROOT).join(format!("assets/languages/{code}.ftl"))
}

fn codes() -> Vec<String> {
    let files = fs::read_dir(Path::new(ROOT).join("assets/languages")).unwrap();
    let mut codes: Vec<String> = files
        .filter_map(|entry| Some(entry.unwrap().path().to_str()?.strip_suffix(".ftl")?.rsplit('/').next()?.to_owned()))
        .filter(|code| code != "en")
        .collect();
    codes.sort();
    codes
}

/// The entries of a catalogue: name, the arguments that are used, and the text.
fn entries(file: &str) -> Vec<(String, BTreeSet<String>, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for line in file.lines() {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
        match (begins.then(|| line.split_once('=')).flatten(), found.last_mut()) {
            (Some((name, text)), _) => found.push((name.trim().to_owned(), text.trim().to_owned())),
            (None, Some((_, text))) if line.starts_with(' ') => *text = format!("{text}\n{line}"),
            _ => {}
        }
    }
    let variables = |text: &str| {
        let name = |rest: &str| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
        text.split('$').skip(1).map(name).collect()
    };
    found.into_iter().map(|(name, text)| (name, variables(&text), text)).collect()
}

#[test]
fn every_text_has_a_name_and_its_arguments() {
    let (texts, wrong) = texts();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(texts.len() > 500, "{}", texts.len());
    let english: String = texts.iter().map(|(name, text)| entry(name, text)).collect();
    let english = format!("{HEAD}{english}");
    let listed = fs::read_to_string(catalogue("en")).unwrap_or_default();
    if std::env::var_os("BLESS").is_some() {
        fs::write(catalogue("en"), &english).unwrap();
        // A translation of what was said before may say something else now.
        let before: BTreeMap<String, String> =
            entries(&listed).into_iter().map(|(name, _, text)| (name, text)).collect();
        let changed = entries(&english).into_iter();
        let changed: Vec<String> = changed
            .filter(|(name, _, text)| before.get(name).is_some_and(|before| before != text))
            .map(|(name, ..)| name)
            .collect();
        assert!(changed.is_empty(), "written; their English changed, so look at their translations: {changed:#?}");
        return;
    }
    let lines: BTreeSet<&str> = listed.lines().collect();
    let missing: Vec<&str> = english.lines().filter(|line| !lines.contains(line)).collect();
    require(
        listed == english,
        &format!("new or changed in English, so not translated yet (BLESS=1 lists it): {missing:#?}"),
    );
}

/// What has no translation, or an old one, is shown in English: until a release that is only reported. Then everything is to be translated.
fn require(is_translated: bool, words: &str) {
    let insists = std::env::var_os("VARIORUM_TRANSLATIONS").is_some_and(|value| value == "all");
    assert!(is_translated || !insists, "{words}");
    if !is_translated {
        eprintln!("{words}");
    }
}

/// Texts that say a number before a noun that has another form elsewhere, and yet need one form.
const NEVER_ONE: [(&str, &str); 28] = [
    ("all-pieces-already-used", "three at least"),
    ("both-pieces-already-used", "two, and the number is a piece"),
    ("before-and-after", "of a record that one works on"),
    ("was-removed", "of a record that one works on"),
    ("board-by-lines-points", "a board too large for points"),
    ("board-few-points", "fewer than half of them are points, so there are several"),
    ("games-file", "several games"),
    ("first-variation-of", "several variations"),
    ("last-variation-of", "several variations"),
    ("has-moves-should-have", "several moves"),
    ("has-values-should-have", "several values"),
    ("points-2", "several points"),
    ("save-changes-many", "several records"),
    ("split-stopped", "several games"),
    ("only-first-lines-drawn", "a constant"),
    ("opened-later", "a constant"),
    ("publish-too-long", "a constant"),
    ("publish-travels-pages", "several pages"),
    ("does-not-read", "the records of a game"),
    ("swapping-pieces-has-no", "the moves of a piece"),
    ("links-n", "the links of a colour"),
    ("published-folder", "the pages of a folder"),
    ("merge-cut-off", "a verb"),
    ("engine-loss-points", "a number with a decimal"),
    ("komi-is-in-stones", "a number with a decimal"),
    ("names-no-point-board", "a verb"),
    ("names-point-twice", "a verb"),
    ("names-what-no-point", "a verb"),
];

/// Where a noun is counted anywhere, it is counted everywhere: nobody is told of "1 moves".
#[test]
fn counted_nouns_have_a_singular() {
    let texts = texts().0;
    let words = |text: &str| -> BTreeSet<String> {
        text.split(|c: char| !c.is_alphanumeric()).map(str::to_owned).filter(|word| word.len() > 2).collect()
    };
    // Words of the form for more that the form for one lacks.
    let mut plural = BTreeSet::new();
    for text in texts.values().filter(|text| text.english.len() == 2) {
        let one = words(&text.english[0]);
        let more = words(&text.english[1]);
        plural.extend(more.into_iter().filter(|word| word.strip_suffix('s').is_some_and(|stem| one.contains(stem))));
    }
    assert!(plural.len() > 30 && plural.contains("moves"), "{plural:?}");
    let counts = |english: &str| {
        let behind = english.split("} ").skip(1);
        let mut words = behind.filter_map(|text| text.split(|c: char| !c.is_alphanumeric()).next());
        words.any(|word| plural.contains(word))
    };
    let one_form = texts.iter().filter(|(_, text)| text.english.len() == 1 && counts(&text.english[0]));
    let found: BTreeSet<&str> = one_form.map(|(name, _)| name.as_str()).collect();
    let known: BTreeSet<&str> = NEVER_ONE.iter().map(|(name, _)| *name).collect();
    assert_eq!(found, known, "a text that counts has a form for one, or a reason why there is never one");
}

#[test]
fn catalogues_and_program_have_the_same_texts() {
    let (texts, _) = texts();
    let (mut wrong, mut stale, mut lacking) = (Vec::new(), Vec::new(), BTreeMap::<String, Vec<String>>::new());
    let bless = std::env::var_os("BLESS").is_some();
    let folder = Path::new(ROOT).join("target/lacking");
    for code in codes() {
        let file = fs::read_to_string(catalogue(&code)).unwrap();
        let mut seen = BTreeSet::new();
        for (name, used, text) in entries(&file) {
            if !seen.insert(name.clone()) {
                wrong.push(format!("{code}: {name} stands there twice"));
            }
            if name == "language" {
                continue;
            }
            let Some(known) = texts.get(&name) else {
                stale.push(format!("{code}: {name} is not used any more"));
                continue;
            };
            let given: BTreeSet<String> = known.arguments.iter().cloned().collect();
            let unknown: Vec<&String> = used.difference(&given).collect();
            if !unknown.is_empty() {
                stale.push(format!("{code}: {name} has no argument {unknown:?}, but {given:?}"));
            }
            // A number may be told by the form alone.
            let counted = known.english.iter().map(|english| named(english)).reduce(|a, b| &a & &b).unwrap_or_default();
            let left_out: Vec<&String> = counted.difference(&used).collect();
            if !left_out.is_empty() {
                stale.push(format!("{code}: {name} leaves out {left_out:?}"));
            }
            if text.trim().is_empty() {
                wrong.push(format!("{code}: {name} is empty"));
            }
        }
        if !seen.contains("language") {
            wrong.push(format!("{code}: does not say what it is called"));
        }
        let missing: Vec<_> = texts.iter().filter(|(name, _)| !seen.contains(*name)).collect();
        let list: String = missing.iter().map(|(name, text)| entry(name, text)).collect();
        if bless {
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join(format!("{code}.ftl")), list).unwrap();
        }
        missing.into_iter().for_each(|(name, _)| lacking.entry(name.clone()).or_default().push(code.clone()));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let lines: Vec<String> = lacking.iter().map(|(name, codes)| format!("{name}: {}", codes.join(" "))).collect();
    require(stale.is_empty(), &format!("no longer translations of what is printed:\n{}", stale.join("\n")));
    require(lines.is_empty(), &format!("not translated; BLESS=1 lists it in target/lacking:\n{}", lines.join("\n")));
}

#[test]
fn the_reader_of_code_finds_texts() {
    assert_eq!(literal(r#""a \"b\" {c}", d)"#), Some(("a \"b\" {c}".into(), ", d)")));
    assert_eq!(arguments(r#" a, b = f(x, ","), c = [1, 2].len()) + 1"#), ["a", "b", "c"]);
    assert_eq!(named("{a} of {b}"), BTreeSet::from(["a".into(), "b".into()]));
    let text = Text {
        english: vec!["{n} game".into(), "{n} games".into()],
        place: String::new(),
        arguments: vec!["n".into()],
    };
    let listed = entry("games", &text);
    assert_eq!(listed, "games =\n    { $n ->\n        [one] { $n } game\n       *[other] { $n } games\n    }\n");
    assert_eq!(entries(&listed)[0].1, BTreeSet::from(["n".to_owned()]));
}
