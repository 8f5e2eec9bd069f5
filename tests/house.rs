//! The house rules that the compiler does not check: layers, heads, lengths, and what the text of the project may name; and the
//! catalogues, the licences and what a release consists of.

mod corpus;
mod languages;
#[path = "house/library.rs"]
mod library;
mod licences;
#[path = "house/lists.rs"]
mod lists;
#[path = "house/names.rs"]
mod names;
mod release;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The modules, each with its layer.
const LAYERS: [(&str, u8); 15] = [
    ("language", 0),
    ("store", 1),
    ("text", 2),
    ("sgf", 3),
    ("game", 4),
    ("record", 4),
    ("relate", 5),
    ("edit", 6),
    ("scene", 6),
    ("commands", 7),
    ("publish", 7),
    ("library", 7),
    ("study", 7),
    ("app", 8),
    ("cli", 8),
];

/// Rooms whose place is known and that have nothing in them yet.
const TO_COME: [&str; 1] = ["library"];

/// Who may know the disk.
const MAY_USE_STORE: [&str; 3] = ["library", "app", "cli"];

fn files(folder: &str, suffix: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(ROOT).join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for path in entries.map(|entry| entry.unwrap().path()) {
            match path.is_dir() {
                true => folders.push(path),
                false if path.extension().is_some_and(|found| found == suffix) => found.push(path),
                false => {}
            }
        }
    }
    found.sort();
    found
}

fn short(path: &Path) -> String {
    path.strip_prefix(ROOT).unwrap().display().to_string().replace('\\', "/")
}

/// The text without comments and without what stands between quotation marks: both may name other modules.
fn code_of(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let skip = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(hashes) = raw_string(rest) {
            let close = format!("\"{}", "#".repeat(hashes));
            let open = rest.find('"').unwrap() + 1;
            rest[open..].find(&close).map_or(rest.len(), |end| open + end + close.len())
        } else if c == '"' {
            let mut end = 1;
            let bytes = rest.as_bytes();
            while end < bytes.len() && bytes[end] != b'"' {
                end += if bytes[end] == b'\\' { 2 } else { 1 };
            }
            (end + 1).min(rest.len())
        } else if rest.starts_with("'\"'") || rest.starts_with("b'\"'") {
            rest.find("\"'").unwrap() + 2
        } else if rest.starts_with("'\\\"'") {
            4
        } else {
            code.push(c);
            c.len_utf8()
        };
        rest = &rest[skip..];
    }
    code
}

fn raw_string(rest: &str) -> Option<usize> {
    let after = rest.strip_prefix('r')?;
    let hashes = after.bytes().take_while(|byte| *byte == b'#').count();
    after[hashes..].starts_with('"').then_some(hashes)
}

/// The modules named after `crate::`, also in a list: `crate::{sgf, text::Charset}`.
fn modules_used(code: &str) -> BTreeSet<String> {
    let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let mut used = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = code[at + "crate::".len()..].trim_start();
        let Some(list) = rest.strip_prefix('{') else {
            used.insert(word(rest));
            continue;
        };
        let mut depth = 0;
        let mut start = true;
        for (at, c) in list.char_indices() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => start = true,
                c if c.is_whitespace() => {}
                _ if start && depth == 0 => {
                    used.insert(word(&list[at..]));
                    start = false;
                }
                _ => {}
            }
        }
    }
    used
}

#[test]
fn a_module_uses_only_layers_below_its_own() {
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for path in files("src", "rs") {
        let name = short(&path);
        let module = name.split('/').nth(1).unwrap().trim_end_matches(".rs").to_owned();
        let Some(&(_, layer)) = LAYERS.iter().find(|(known, _)| *known == module) else {
            assert!(matches!(module.as_str(), "lib" | "main"), "{name}: this module is on no layer");
            continue;
        };
        seen.insert(module.clone());
        let code = code_of(&fs::read_to_string(&path).unwrap());
        for used in modules_used(&code) {
            let Some(&(_, other)) = LAYERS.iter().find(|(known, _)| *known == used) else { continue };
            if used != module && other >= layer {
                wrong.push(format!("{name}: layer {layer} uses {used}, layer {other}"));
            }
            if used == "store" && used != module && !MAY_USE_STORE.contains(&module.as_str()) {
                wrong.push(format!("{name}: only the window and the command line use the disk"));
            }
        }
    }
    let built = LAYERS.len() - TO_COME.iter().filter(|module| !seen.contains(**module)).count();
    assert_eq!(seen.len(), built, "the table names modules that do not exist, of which these do: {seen:?}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_store_calls_the_disk_in_one_place() {
    // A call beside `disk` would escape the tests that let each one fail, and the proof of what is the program's own.
    let elsewhere = |name: &String| !name.starts_with("src/store/disk/");
    for path in files("src/store", "rs").into_iter().filter(|path| elsewhere(&short(path))) {
        if path.ends_with("tests.rs") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let code = code_of(text.split("#[cfg(test)]").next().unwrap());
        for word in [
            "fs::read",
            "fs::write",
            "fs::rename",
            "fs::remove",
            "fs::create",
            "fs::File",
            "use std::fs",
            "tempfile",
            "rustix::fs",
        ] {
            assert!(!code.contains(word), "{}: {word} belongs to disk", short(&path));
        }
    }
}

/// Only what was proved to be the program's own is removed, renamed or locked: whoever does so takes an `Ours`, and only the page that
/// makes these knows the calls.
#[test]
fn nothing_goes_without_a_proof() {
    let calls =
        ["remove_file", "remove_dir", "fs::rename", "unlinkat", "renameat", "set_permissions", "fchmod", "set_len"];
    for path in files("src", "rs").into_iter().filter(|path| !path.ends_with("tests.rs")) {
        let name = short(&path);
        let text = fs::read_to_string(&path).unwrap();
        let code = code_of(text.split("#[cfg(test)]").next().unwrap());
        // In builds for tests, the file that orders an error of the program.
        let code = if name == "src/app/platform/errors.rs" { code.replacen("remove_file", "", 1) } else { code };
        for call in calls {
            assert!(name.starts_with("src/store/disk/") || !code.contains(call), "{name}: {call} belongs to disk");
        }
    }
    let folder = fs::read_to_string(Path::new(ROOT).join("src/store/disk/folder.rs")).unwrap();
    for call in ["remove(", "remove_sub(", "rename(", "rename_to_free(", "lock_file(", "make_private("] {
        let own = format!("    pub(super) fn {call}");
        assert_eq!(folder.matches(&format!("    pub fn {call}&self")).count(), 0, "{call}");
        assert_eq!(folder.matches(&own).count(), 1, "{call}");
    }
}

/// Who shows or holds what only one game has: pods, pieces that are turned and laid down, links to a site for Hex.
const SHOWS_ONE_GAME: [&str; 11] = [
    "src/app/board/held.rs",
    "src/app/board/tray/mod.rs",
    "src/app/clipboard.rs",
    "src/app/testing/pieces.rs",
    "src/app/testing/ring.rs",
    "src/cli/record.rs",
    "src/cli/show.rs",
    "src/edit/incoming.rs",
    "src/scene/pods.rs",
    "src/scene/subject.rs",
    "src/scene/tray.rs",
];

/// Files that show pieces in hand, and ask for the only game that has them.
const HOLDS_PIECES: [&str; 11] = [
    "src/app/board/gestures.rs",
    "src/app/board/held.rs",
    "src/app/board/picture.rs",
    "src/app/board/tray/mod.rs",
    "src/app/board/view/placing.rs",
    "src/app/panels/information.rs",
    "src/app/testing/pieces.rs",
    "src/app/testing/ring.rs",
    "src/app/testing/sizes.rs",
    "src/edit/search/region/tests.rs",
    "src/scene/tray.rs",
];

#[test]
fn above_the_games_nobody_knows_a_game_by_name() {
    let above = ["relate", "edit", "scene", "publish", "study", "commands", "app", "cli"];
    let above = above.iter().flat_map(|module| files(&format!("src/{module}"), "rs"));
    for path in above {
        let whole = fs::read_to_string(&path).unwrap();
        let text = code_of(&whole);
        // Tests may name what they try.
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let name = short(&path);
        // Two families may be compared, one is never named.
        let written = whole.split("#[cfg(test)]").next().unwrap_or_default();
        for compared in ["family() == \"", "family() != \"", ".family == \"", ".family != \""] {
            assert!(!written.contains(compared), "{name}: the game's own facts should say what depends on it");
        }
        let one = ["game::blokus", "game::octi", "game::hex", "game::go"].iter().find(|game| code.contains(**game));
        let may = SHOWS_ONE_GAME.contains(&name.as_str());
        assert!(may || one.is_none(), "{name}: {one:?} is another's module");
        // What only some games have is asked for by what it is.
        let called =
            [".octi(", ".pods(", ".go()", ".hex(", ".amazons(", ".twixt("].iter().find(|call| code.contains(**call));
        assert_eq!(called, None, "{name}: a call that names a game");
        let pieces = code.contains(".blokus(");
        assert!(!pieces || HOLDS_PIECES.contains(&name.as_str()), "{name} does not show pieces in hand");
    }
}

#[test]
fn only_the_window_knows_the_toolkit() {
    const TOOLKIT: [&str; 9] =
        ["eframe", "egui", "egui_winit", "objc2", "objc2_app_kit", "objc2_foundation", "softbuffer", "rfd", "winit"];
    for path in files("src", "rs").into_iter().filter(|path| !short(path).starts_with("src/app/")) {
        let code = code_of(&fs::read_to_string(&path).unwrap());
        for name in TOOLKIT {
            assert!(!code.contains(&format!("{name}::")), "{}: {name} belongs to the window", short(&path));
        }
    }
    // And without the feature `window` none of it is even built.
    let manifest = fs::read_to_string(Path::new(ROOT).join("Cargo.toml")).unwrap();
    // How a crate is built is said further down.
    let manifest = manifest.split("[profile").next().unwrap_or_default();
    for name in TOOLKIT {
        let name = name.replace('_', "-");
        let needs: Vec<_> = manifest.lines().filter(|line| line.starts_with(&format!("{name} = {{"))).collect();
        assert!(!needs.is_empty(), "{name} is not in the manifest");
        assert!(needs.iter().all(|line| line.contains("optional = true")), "{needs:?}");
        assert!(manifest.contains(&format!("\"dep:{name}\"")), "{name} belongs to the feature `window`");
    }
}

/// What the library needs that reads, checks, plays and edits: everything else comes with a feature.
/// A place is the number of a point of one board, and the record can bring another board with the next frame. What the window
/// remembers of a board is therefore an `OnBoard`; these have places of the frame that is drawn, or compare them and nothing else.
#[test]
fn no_place_outlives_its_board() {
    const OF_A_FRAME: [&str; 12] = [
        "app/announce.rs:Seen",
        "app/board/held.rs:FoundPlacement",
        "app/board/held.rs:Heard",
        "app/board/picture.rs:Depends",
        "app/board/picture.rs:View",
        "app/board/remark.rs:Remark",
        "app/board/steps.rs:Steps",
        "app/board/subject.rs:Subject",
        "app/board/view/placing.rs:Under",
        "app/panels/comment.rs:Beside",
        "app/panels/comment.rs:Page",
        "app/panels/find_part.rs:PartChoice",
    ];
    let mut wrong = Vec::new();
    let mut used = BTreeSet::new();
    for path in files("src/app", "rs") {
        let code = code_without_tests(&path);
        let place = short(&path).replace("src/", "");
        for (at, _) in code.match_indices("struct ") {
            let rest = &code[at + "struct ".len()..];
            let name: String = rest.chars().take_while(|c| c.is_alphanumeric()).collect();
            let Some(body) = rest.find('{').filter(|open| !rest[..*open].contains(';')) else { continue };
            let body = &rest[body..rest[body..].find("\n}").map_or(rest.len(), |end| body + end)];
            let has_place = body.lines().any(|line| {
                let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
                line.contains(':') && words.contains(&"Place") && !words.contains(&"OnBoard")
            });
            let called = format!("{place}:{name}");
            match OF_A_FRAME.iter().find(|known| **known == called) {
                Some(known) if has_place => _ = used.insert(*known),
                None if has_place => wrong.push(called),
                _ => {}
            }
        }
    }
    assert!(wrong.is_empty(), "places outlive their board in {wrong:?}");
    assert_eq!(used.len(), OF_A_FRAME.len(), "{used:?}");
}

#[test]
fn text_is_written_in_one_kind_of_field() {
    let makers = ["TextEdit::singleline(", "TextEdit::multiline("];
    let makes = |path: &PathBuf| makers.iter().any(|maker| code_without_tests(path).contains(maker));
    let who: Vec<String> = files("src", "rs").iter().filter(|path| makes(path)).map(|path| short(path)).collect();
    assert_eq!(who, ["src/app/look/bidi/field.rs"], "egui's own field cannot order text from the right");
}

/// A value may be of any length, and the toolkit lays out all of what it is given: what is only shown is `Tree::line` or
/// `Tree::beginning`. Whole texts are for those who let them be edited, or look for something in them.
#[test]
fn texts_of_a_record_are_cut_before_they_are_shown() {
    let whole = [".simple_text(", "tree.text("];
    let asks = |path: &PathBuf| whole.iter().any(|way| code_without_tests(path).contains(way));
    let who: Vec<String> = files("src/app", "rs").iter().filter(|path| asks(path)).map(|path| short(path)).collect();
    let edit = ["dialogs/information.rs", "panels/comment.rs", "panels/find.rs", "panels/node_bar.rs"];
    assert_eq!(who, edit.map(|file| format!("src/app/{file}")), "these ask for whole texts");
}

#[test]
fn the_library_alone_needs_little() {
    const ALWAYS: [&str; 7] = ["chardetng", "encoding_rs", "memchr", "regex-lite", "shlex", "simdutf8", "strsim"];
    let manifest = fs::read_to_string(Path::new(ROOT).join("Cargo.toml")).unwrap();
    let mut section = "";
    let mut always = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            section = line;
        } else if let Some((name, what)) = line.split_once(" = ") {
            let needed = section.ends_with("dependencies]") && section != "[dev-dependencies]";
            if needed && !what.contains("optional = true") {
                always.push(name);
            }
        }
    }
    assert_eq!(always, ALWAYS);
}

/// Lists of property identifiers in a text: three or more in a row with commas between, four or more in a pattern.
fn lists_of_identifiers(text: &str) -> Vec<String> {
    let mut lists = Vec::new();
    let (mut run, mut divided, mut rest) = (Vec::new(), "", text);
    while let Some(start) = rest.find('"') {
        let Some(length) = rest[start + 1..].find('"') else { break };
        let literal = &rest[start + 1..start + 1 + length];
        let divider = rest[..start].trim();
        let known = !literal.is_empty() && variorum::sgf::vocabulary::look_up_anywhere(literal).is_some();
        let goes_on = known && matches!(divider, "," | "|") && (run.len() < 2 || divider == divided);
        if !goes_on {
            if run.len() >= if divided == "|" { 4 } else { 3 } {
                lists.push(run.join(" "));
            }
            run.clear();
        }
        if known {
            divided = if divider == "|" { "|" } else { "," };
            run.push(literal);
        }
        rest = &rest[start + length + 2..];
    }
    if run.len() >= if divided == "|" { 4 } else { 3 } {
        lists.push(run.join(" "));
    }
    lists
}

#[test]
fn only_the_vocabulary_lists_identifiers() {
    // What tells programs apart by the properties they write is the business of the identity.
    const FOLDERS: [&str; 2] = ["src/sgf/vocabulary/", "src/sgf/identity/"];
    let mut wrong = Vec::new();
    for path in
        files("src", "rs").into_iter().filter(|path| !FOLDERS.iter().any(|folder| short(path).starts_with(folder)))
    {
        // Tests may name what they like.
        if path.ends_with("tests.rs") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let code = lines.collect::<Vec<_>>().join("\n");
        wrong.extend(lists_of_identifiers(&code).iter().map(|list| format!("{}: {list}", short(&path))));
    }
    assert!(wrong.is_empty(), "a list of identifiers belongs into the vocabulary:\n{}", wrong.join("\n"));
    assert_eq!(lists_of_identifiers(r#"a(["TR", "SQ", "CR"], "x", matches!(id, "C" | "N"))"#), ["TR SQ CR"]);
    assert_eq!(lists_of_identifiers(r#"match id { "BL" | "WL" | "OB" | "OW" => 1, "C" => 2 }"#), ["BL WL OB OW"]);
}

#[test]
fn unsafe_code_stays_in_one_module() {
    // On macOS the compiler is told to allow it there; elsewhere it is forbidden altogether.
    let code = |path: &PathBuf| code_of(&fs::read_to_string(path).unwrap());
    let with: Vec<_> =
        files("src", "rs").iter().filter(|path| code(path).contains("unsafe ")).map(|p| short(p)).collect();
    assert_eq!(with, ["src/app/platform/open_documents.rs"]);
    let allowed: Vec<_> =
        files("src", "rs").iter().filter(|path| code(path).contains("allow(unsafe")).map(|p| short(p)).collect();
    assert_eq!(allowed, with);
}

#[test]
fn only_the_lowest_layer_touches_the_disk() {
    for path in files("src", "rs") {
        let name = short(&path);
        // Where tests of a module begin, fixtures may be read.
        let text = fs::read_to_string(&path).unwrap();
        let code = code_of(text.split("#[cfg(test)]").next().unwrap());
        if name.starts_with("src/store/") || name.starts_with("src/app/") {
            continue;
        }
        for way in ["std::fs", "fs::read", "fs::write", "File::open", "File::create"] {
            assert!(!code.contains(way), "{name}: {way} belongs to the store");
        }
    }
}

/// What becomes of open records can be tried without a window.
#[test]
fn the_desk_knows_no_toolkit() {
    for path in files("src/app/desk", "rs") {
        assert!(!code_of(&fs::read_to_string(&path).unwrap()).contains("egui"), "{}", short(&path));
    }
}

#[test]
fn every_module_opens_with_its_purpose() {
    for folder in ["src", "tests", "benches", "examples", "fuzz/fuzz_targets"] {
        for path in files(folder, "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let head = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
            // A crate attribute may come first: without it the file would not be a program at all.
            let head = if head.starts_with("#![") {
                text.lines().find(|line| line.starts_with("//!")).unwrap_or_default()
            } else {
                head
            };
            assert!(head.starts_with("//! "), "{}: no `//!` at the top", short(&path));
        }
    }
}

/// The tests are few programs of many modules: a file that no program names would never run.
#[test]
fn every_file_of_tests_is_built() {
    let manifest = fs::read_to_string(Path::new(ROOT).join("Cargo.toml")).unwrap();
    let all: BTreeSet<String> = files("tests", "rs").iter().map(|path| short(path)).collect();
    let is_program = |file: &str| {
        let name = file.trim_start_matches("tests/").trim_end_matches(".rs");
        manifest.contains(&format!("[[test]]\nname = \"{name}\""))
    };
    let mut open: Vec<String> = all.iter().filter(|file| is_program(file)).cloned().collect();
    let mut built = BTreeSet::new();
    while let Some(file) = open.pop() {
        open.extend(modules_named(&file, is_program(&file)).into_iter().filter(|module| all.contains(module)));
        built.insert(file);
    }
    let lost: Vec<_> = all.difference(&built).collect();
    assert!(lost.is_empty(), "no program has {lost:?}");
}

/// Where the modules that a file names may be.
fn modules_named(file: &str, is_program: bool) -> Vec<String> {
    let (folder, _) = file.rsplit_once('/').unwrap();
    let below = if is_program || file.ends_with("/mod.rs") { folder } else { file.trim_end_matches(".rs") };
    let (mut named, mut path) = (Vec::new(), None);
    for line in fs::read_to_string(Path::new(ROOT).join(file)).unwrap().lines().map(str::trim) {
        if let Some(given) = line.strip_prefix("#[path = \"").and_then(|rest| rest.strip_suffix("\"]")) {
            path = Some(format!("{folder}/{given}"));
        } else if !line.starts_with("#[") {
            let given = path.take();
            let name = line.trim_start_matches("pub ").strip_prefix("mod ").and_then(|rest| rest.strip_suffix(';'));
            if let Some(name) = name {
                named.extend(given);
                named.extend([format!("{below}/{name}.rs"), format!("{below}/{name}/mod.rs")]);
            }
        }
    }
    named
}

/// The code of a file without its tests.
fn code_without_tests(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let tests = ["#[cfg(test)]\nmod ", "#[cfg(all(test"].iter().filter_map(|head| {
        let at = text.find(head)?;
        // A module in a file of its own is no end of the code.
        text[at..].lines().nth(1).is_some_and(|line| line.ends_with('{')).then_some(at)
    });
    code_of(&text[..tests.min().unwrap_or(text.len())])
}

/// What a module hands out under its own name, and the folder or file that has it.
fn handed_out(module: &str) -> BTreeMap<String, String> {
    let path = Path::new(ROOT).join(format!("src/{module}/mod.rs"));
    // A module that is still to come has none.
    let code = code_of(&fs::read_to_string(path).unwrap_or_default());
    let mut out = BTreeMap::new();
    for item in code.split(';').filter_map(|item| item.trim().strip_prefix("pub")) {
        let Some((_, path)) = item.split_once("use ").filter(|(before, _)| !before.contains('{')) else { continue };
        let mut words = path.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
        let Some(part) = words.next() else { continue };
        out.extend(words.map(|word| (word.to_owned(), part.to_owned())));
    }
    out
}

/// The list of all games names every game, and a game asks it what others there are: the one way back that is meant.
const LISTS_ITS_ROOM: &str = "src/game/registry.rs";

/// The folders of a module, and the files beside them, that a file of it names.
fn neighbours(module: &str, code: &str) -> BTreeSet<String> {
    let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let start = format!("crate::{module}::");
    let mut used = BTreeSet::new();
    for (at, _) in code.match_indices(&start) {
        let rest = &code[at + start.len()..];
        match rest.strip_prefix('{') {
            Some(list) => {
                let list = format!("use crate::{{{}", list);
                used.extend(modules_used(&list));
            }
            None => {
                used.insert(word(rest));
            }
        }
    }
    used
}

#[test]
fn folders_of_a_module_form_no_circle() {
    let mut wrong = Vec::new();
    for (module, _) in LAYERS {
        let base = format!("src/{module}/");
        let out = handed_out(module);
        let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut folders = BTreeSet::new();
        for path in files(&base, "rs") {
            let name = short(&path);
            let inside = name.strip_prefix(&base).unwrap();
            let (part, is_folder) = match inside.split_once('/') {
                Some((folder, _)) => (folder, true),
                None => (inside.trim_end_matches(".rs"), false),
            };
            // Stages for tests may use everything.
            if part == "testing" || name == LISTS_ITS_ROOM {
                continue;
            }
            if is_folder {
                folders.insert(part.to_owned());
            }
            // What goes by the name of the module is in one of its parts all the same.
            let code = code_without_tests(&path);
            // How a file reaches its module by going up.
            let code = match inside.split('/').collect::<Vec<_>>()[..] {
                [_] | [_, "mod.rs"] => code.replace("super::", &format!("crate::{module}::")),
                [_, _] | [_, _, "mod.rs"] => code.replace("super::super::", &format!("crate::{module}::")),
                _ => code,
            };
            let named = neighbours(module, &code).into_iter();
            let named = named.map(|name| out.get(&name).cloned().unwrap_or(name));
            uses.entry(part.to_owned()).or_default().extend(named.filter(|other| other != part));
        }
        for folder in &folders {
            // Everything that can be reached from the folder, by folders and by files beside them, and from where.
            let mut reached: BTreeMap<&str, &str> = BTreeMap::new();
            let mut next = vec![folder.as_str()];
            while let Some(part) = next.pop() {
                for other in uses.get(part).into_iter().flatten() {
                    if !reached.contains_key(other.as_str()) {
                        reached.insert(other, part);
                        next.push(other);
                    }
                }
            }
            if reached.contains_key(folder.as_str()) {
                let mut way = vec![folder.as_str()];
                while way.len() < 2 || way.last() != Some(&folder.as_str()) {
                    way.push(reached[way[way.len() - 1]]);
                }
                way.reverse();
                wrong.push(format!("{module}: {}", way.join(" → ")));
            }
        }
    }
    assert!(wrong.is_empty(), "these come back to themselves:\n{}", wrong.join("\n"));
}

#[test]
fn every_file_of_the_window_is_needed_by_another() {
    let codes: Vec<(String, String)> =
        files("src/app", "rs").iter().map(|path| (short(path), code_without_tests(path))).collect();
    for (name, _) in &codes {
        let parts: Vec<&str> = name.split('/').collect();
        let [_, _, folder, .., file] = parts[..] else { continue };
        // What stands beside the folders is the application itself; stages are for tests; one system has a module of its own.
        if parts.len() < 4
            || ["mod.rs", "tests.rs"].contains(&file)
            || folder == "testing"
            || file == "open_documents.rs"
        {
            continue;
        }
        let stem = file.trim_end_matches(".rs");
        let is_named = |code: &str| {
            let follows = |at: usize| code[at + stem.len()..].starts_with("::");
            let alone = |at: usize| {
                let around = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '_');
                around(code[..at].chars().next_back()) && around(code[at + stem.len()..].chars().next())
            };
            code.match_indices(stem).any(|(at, _)| alone(at) && (follows(at) || code[..at].ends_with("::")))
        };
        let needed = codes.iter().any(|(other, code)| other != name && is_named(code));
        assert!(needed, "{name}: nobody needs it");
    }
}

#[test]
fn the_text_of_the_project_names_no_machine() {
    // Put together here, so that this file may be read as well.
    let registries = [["crates", "io"], ["pypi", "org"], ["npmjs", "com"]].map(|parts| parts.join("."));
    let machine = ["/work", "/root"].map(|place| format!("{place}/"));
    let mut texts: Vec<PathBuf> = ["rs", "md", "toml", "ron", "xml", "desktop", "yml", "sgf", "blksgf"]
        .iter()
        .flat_map(|suffix| {
            ["src", "tests", "benches", "examples", "fuzz/fuzz_targets", "packaging", "assets"]
                .map(|f| files(f, suffix))
        })
        .flatten()
        .collect();
    texts.extend(["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "Cargo.toml"].map(|name| Path::new(ROOT).join(name)));
    for path in texts {
        // Records of the test suite may be in any encoding.
        let Ok(bytes) = fs::read(&path) else { continue };
        let text = String::from_utf8_lossy(&bytes);
        let name = short(&path);
        for host in &registries {
            assert!(!text.contains(host.as_str()), "{name} names {host}");
        }
        if name != "tests/house.rs" {
            for place in &machine {
                assert!(!text.contains(place.as_str()), "{name} names {place}");
            }
        }
    }
}

#[test]
fn the_reader_of_code_reads_code() {
    let code =
        code_of("use crate::sgf; // crate::app\nlet a = \"crate::cli \\\" \"; let b = r#\"crate::edit \" \"#; '\"'; x");
    assert_eq!(modules_used(&code), BTreeSet::from(["sgf".to_owned()]));
    assert!(code.ends_with("; x"), "{code}");
    let list = "use crate::{sgf::{Tree, NodeId}, text, game::kind};";
    assert_eq!(modules_used(list), BTreeSet::from(["sgf", "text", "game"].map(str::to_owned)));
}

/// An example that needs a second screen shows how hard the library is to use.
#[test]
fn examples_are_short() {
    let examples = files("examples", "rs");
    assert!(examples.len() >= 3, "{examples:?}");
    for path in examples {
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        assert!(lines < 40, "{}: {lines} lines", short(&path));
    }
}

/// An error that is only a text cannot be told from another by a program.
#[test]
fn what_the_library_refuses_can_be_matched() {
    let mut wrong = Vec::new();
    for module in ["text", "sgf", "game", "record", "edit", "scene"] {
        for path in files(&format!("src/{module}"), "rs") {
            let code = code_without_tests(&path);
            for head in code.split("pub fn ").skip(1) {
                let head = &head[..head.find('{').or(head.find(';')).unwrap_or(head.len())];
                let answer = head.split_once("->").map_or("", |(_, answer)| answer);
                if answer.contains("Result<") && answer.trim_end().trim_end_matches('>').ends_with(", String") {
                    wrong.push(format!("{}: {}", short(&path), head.split('(').next().unwrap_or_default()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "errors are enums:\n{}", wrong.join("\n"));
}
