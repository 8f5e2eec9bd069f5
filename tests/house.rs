//! The house rules that neither the compiler nor the manifests of the crates hold: who touches the disk, what was proved to be the program's
//! own, the toolkit, heads, and what the text of the project may name; and the catalogues, the licences and what a release consists of.

mod corpus;
mod languages;
mod licences;
#[path = "house/lists.rs"]
mod lists;
mod release;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

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

/// The files of the program and of its crates.
fn sources() -> Vec<PathBuf> {
    let crates = fs::read_dir(Path::new(ROOT).join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<PathBuf> = crates.flat_map(|folder| files(&format!("{}/src", short(&folder)), "rs")).collect();
    assert!(all.len() > 500, "{} files", all.len());
    all.extend(files("src", "rs"));
    all.sort();
    all
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

#[test]
fn the_store_calls_the_disk_in_one_place() {
    // A call beside `disk` would escape the tests that let each one fail, and the proof of what is the program's own.
    let elsewhere = |name: &String| !name.starts_with("crates/store/src/disk/");
    for path in files("crates/store/src", "rs").into_iter().filter(|path| elsewhere(&short(path))) {
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

/// Only what was proved to be the program's own is removed, renamed or locked: whoever does so takes a `ProvenFile`, and only the module that
/// makes these knows the calls.
#[test]
fn nothing_goes_without_a_proof() {
    let calls =
        ["remove_file", "remove_dir", "fs::rename", "unlinkat", "renameat", "set_permissions", "fchmod", "set_len"];
    for path in sources().into_iter().filter(|path| !path.ends_with("tests.rs")) {
        let name = short(&path);
        let text = fs::read_to_string(&path).unwrap();
        let code = code_of(text.split("#[cfg(test)]").next().unwrap());
        // In builds for tests, the file that orders an error of the program.
        let code =
            if name == "crates/window/src/app/platform/errors.rs" { code.replacen("remove_file", "", 1) } else { code };
        for call in calls {
            assert!(
                name.starts_with("crates/store/src/disk/") || !code.contains(call),
                "{name}: {call} belongs to disk"
            );
        }
    }
    let folder = fs::read_to_string(Path::new(ROOT).join("crates/store/src/disk/folder.rs")).unwrap();
    for call in ["remove(", "remove_sub(", "rename(", "rename_to_free(", "lock_file(", "make_private("] {
        let own = format!("    pub(super) fn {call}");
        assert_eq!(folder.matches(&format!("    pub fn {call}&self")).count(), 0, "{call}");
        assert_eq!(folder.matches(&own).count(), 1, "{call}");
    }
}

/// Who shows or holds what only one game has: pods, pieces that are turned and laid down, links to a site for Hex.
const SHOWS_ONE_GAME: [&str; 11] = [
    "crates/window/src/app/board/held.rs",
    "crates/window/src/app/board/tray/mod.rs",
    "crates/window/src/app/clipboard.rs",
    "crates/window/src/app/testing/pieces.rs",
    "crates/window/src/app/testing/ring.rs",
    "src/cli/record.rs",
    "src/cli/show.rs",
    "crates/edit/src/edit/incoming.rs",
    "crates/scene/src/pods.rs",
    "crates/scene/src/subject.rs",
    "crates/scene/src/tray.rs",
];

/// Files that show pieces in hand, and ask for the only game that has them.
const HOLDS_PIECES: [&str; 11] = [
    "crates/window/src/app/board/gestures.rs",
    "crates/window/src/app/board/held.rs",
    "crates/window/src/app/board/picture.rs",
    "crates/window/src/app/board/tray/mod.rs",
    "crates/window/src/app/board/view/placing.rs",
    "crates/window/src/app/panels/information.rs",
    "crates/window/src/app/testing/pieces.rs",
    "crates/window/src/app/testing/ring.rs",
    "crates/window/src/app/testing/sizes.rs",
    "crates/edit/src/edit/search/region/tests.rs",
    "crates/scene/src/tray.rs",
];

#[test]
fn above_the_games_nobody_knows_a_game_by_name() {
    let above = ["crates/edit", "crates/scene", "crates/publish", "crates/window", "src/cli"];
    let above = above.iter().flat_map(|folder| files(folder, "rs"));
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

/// The manifests keep the toolkit from the crates below; the program has it for the tests of its window alone.
#[test]
fn only_the_window_knows_the_toolkit() {
    const TOOLKIT: [&str; 9] =
        ["eframe", "egui", "egui_winit", "objc2", "objc2_app_kit", "objc2_foundation", "softbuffer", "rfd", "winit"];
    for path in sources().into_iter().filter(|path| !short(path).starts_with("crates/window/")) {
        let code = code_of(&fs::read_to_string(&path).unwrap());
        for name in TOOLKIT {
            assert!(!code.contains(&format!("{name}::")), "{}: {name} belongs to the window", short(&path));
        }
    }
    let manifests = files("crates", "toml");
    assert!(manifests.len() > 7, "{manifests:?}");
    for path in manifests.into_iter().filter(|path| !short(path).starts_with("crates/window/")) {
        let manifest = fs::read_to_string(&path).unwrap();
        let named = TOOLKIT.iter().find(|name| manifest.contains(&format!("\n{}", name.replace('_', "-"))));
        assert_eq!(named, None, "{}", short(&path));
    }
}

/// A place is the number of a point of one board, and the record can bring another board with the next frame. What the window
/// remembers of a board is therefore an `OnBoard`; these have places of the frame that is drawn, or compare them and nothing else.
#[test]
fn no_place_outlives_its_board() {
    const OF_A_FRAME: [&str; 12] = [
        "app/announce.rs:Seen",
        "app/board/held.rs:FoundPlacement",
        "app/board/held.rs:HeldNotice",
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
    for path in files("crates/window/src/app", "rs") {
        let code = code_without_tests(&path);
        let place = short(&path).replace("crates/window/src/", "");
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
    let who: Vec<String> = sources().iter().filter(|path| makes(path)).map(|path| short(path)).collect();
    assert_eq!(who, ["crates/window/src/app/look/bidi/field.rs"], "egui's own field cannot order text from the right");
}

/// A value may be of any length, and the toolkit lays out all of what it is given: what is only shown is `Tree::line` or
/// `Tree::beginning`. Whole texts are for those who let them be edited, or look for something in them.
#[test]
fn texts_of_a_record_are_cut_before_they_are_shown() {
    let whole = [".simple_text(", "tree.text("];
    let asks = |path: &PathBuf| whole.iter().any(|way| code_without_tests(path).contains(way));
    let who: Vec<String> =
        files("crates/window/src/app", "rs").iter().filter(|path| asks(path)).map(|path| short(path)).collect();
    let edit = ["dialogs/information.rs", "panels/comment.rs", "panels/find.rs", "panels/node_bar.rs"];
    assert_eq!(who, edit.map(|file| format!("crates/window/src/app/{file}")), "these ask for whole texts");
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
    const FOLDERS: [&str; 2] = ["crates/sgf/src/sgf/vocabulary/", "crates/sgf/src/sgf/identity/"];
    let mut wrong = Vec::new();
    for path in sources().into_iter().filter(|path| !FOLDERS.iter().any(|folder| short(path).starts_with(folder))) {
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
    let with: Vec<_> = sources().iter().filter(|path| code(path).contains("unsafe ")).map(|p| short(p)).collect();
    assert_eq!(with, ["crates/window/src/app/platform/open_documents.rs"]);
    let allowed: Vec<_> =
        sources().iter().filter(|path| code(path).contains("allow(unsafe")).map(|p| short(p)).collect();
    assert_eq!(allowed, with);
}

#[test]
fn only_the_lowest_layer_touches_the_disk() {
    for path in sources() {
        let name = short(&path);
        // Where tests of a module begin, fixtures may be read.
        let text = fs::read_to_string(&path).unwrap();
        let code = code_of(text.split("#[cfg(test)]").next().unwrap());
        if ["crates/store/src/", "crates/window/src/app/", "crates/analysis/src/tests/"]
            .iter()
            .any(|place| name.starts_with(place))
        {
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
    for path in files("crates/window/src/app/desk", "rs") {
        assert!(!code_of(&fs::read_to_string(&path).unwrap()).contains("egui"), "{}", short(&path));
    }
}

#[test]
fn every_module_opens_with_its_purpose() {
    for folder in ["crates", "src", "tests", "benches", "examples", "fuzz/fuzz_targets"] {
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

#[test]
fn the_text_of_the_project_names_no_machine() {
    // Put together here, so that this file may be read as well.
    let registries = [["crates", "io"], ["pypi", "org"], ["npmjs", "com"]].map(|parts| parts.join("."));
    let machine = ["/work", "/root"].map(|place| format!("{place}/"));
    let mut texts: Vec<PathBuf> = ["rs", "md", "toml", "ron", "xml", "desktop", "yml", "sgf", "blksgf"]
        .iter()
        .flat_map(|suffix| {
            ["crates", "src", "tests", "benches", "examples", "fuzz/fuzz_targets", "packaging", "assets", "docs"]
                .map(|f| files(f, suffix))
        })
        .flatten()
        .collect();
    texts.extend(
        ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "Cargo.toml"]
            .map(|name| Path::new(ROOT).join(name)),
    );
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
    assert_eq!(code, "use crate::sgf; \nlet a = ; let b = ; ; x");
}

/// An error that is only a text cannot be distinguished from another by a program.
#[test]
fn errors_of_the_library_can_be_matched() {
    let mut wrong = Vec::new();
    for module in ["sgf", "game", "edit", "scene"] {
        for path in files(&format!("crates/{module}/src"), "rs") {
            let code = code_without_tests(&path);
            // Hidden ones are for the program itself.
            let shown = |&(at, _): &(usize, &str)| !code[..at].trim_end().ends_with("#[doc(hidden)]");
            for (at, _) in code.match_indices("pub fn ").filter(shown) {
                let head = &code[at + "pub fn ".len()..];
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
