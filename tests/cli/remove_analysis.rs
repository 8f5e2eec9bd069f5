//! `remove-analysis`: copies without what engines left, under the same names in another folder.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use super::{Run, folder, run};

const PLAIN: &str = "(;GM[1]SZ[9] ;B[aa]C[mine])\n";

/// Runs it in a folder with records: one of KaTrain's, one below it of Sabaki's, one without analysis.
fn call(root: &Path, words: &[&str]) -> Run {
    let at = |word: &str| match word.strip_prefix("./") {
        Some(name) => root.join(name).into_os_string(),
        None => OsString::from(word),
    };
    run(std::iter::once(OsString::from("remove-analysis")).chain(words.iter().map(|word| at(word))), b"")
}

fn records() -> tempfile::TempDir {
    let folder = folder();
    let fixture =
        |name: &str| fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/analysis").join(name)).unwrap();
    fs::create_dir_all(folder.path().join("games/below")).unwrap();
    fs::write(folder.path().join("games/katrain.sgf"), fixture("katrain.sgf")).unwrap();
    fs::write(folder.path().join("games/below/sabaki.sgf"), fixture("sabaki-060.sgf")).unwrap();
    fs::write(folder.path().join("games/plain.sgf"), PLAIN).unwrap();
    fs::write(folder.path().join("games/notes.txt"), "no record").unwrap();
    folder
}

/// The files below a folder by their ways from it, with their bytes.
fn files(root: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    let mut open = vec![root.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            match entry.is_dir() {
                true => open.push(entry),
                false => {
                    let way = entry.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
                    found.push((way, fs::read(&entry).unwrap()));
                }
            }
        }
    }
    found.sort();
    found
}

#[test]
fn copies_have_the_same_names_and_lines_say_how_much_went() {
    let root = records();
    let before = files(root.path());
    let done = call(root.path(), &["./games", "-o", "./copies"]);
    done.done();
    let lines: Vec<&str> = done.out().lines().map(|line| line.rsplit_once(['/', '\\']).unwrap().1).collect();
    let len = |name: &str| fs::metadata(root.path().join(name)).unwrap().len();
    let line = |name: &str, way: &str, counted: &str| {
        let [before, after] = ["games", "copies"].map(|folder| len(&format!("{folder}/{way}")));
        assert!(after < before);
        format!("{name}: {counted}, bytes: {before} before, {after} afterwards")
    };
    assert_eq!(
        lines,
        [
            line("sabaki.sgf", "below/sabaki.sgf", "18 properties, text in 0 comments"),
            line("katrain.sgf", "katrain.sgf", "13 properties, text in 4 comments"),
            format!("plain.sgf: no analysis, bytes: {0} before, {0} afterwards", PLAIN.len()),
        ]
    );
    let copies = files(&root.path().join("copies"));
    assert_eq!(
        copies.iter().map(|(way, _)| way.as_str()).collect::<Vec<_>>(),
        ["below/sabaki.sgf", "katrain.sgf", "plain.sgf"]
    );
    assert_eq!(copies[2].1, PLAIN.as_bytes());
    assert!(
        !copies
            .iter()
            .any(|(_, bytes)| bytes.windows(3).any(|at| at == b"KT[") || bytes.windows(4).any(|at| at == b"SBKV"))
    );
    // The sources stay, and a second run has nothing to do.
    assert_eq!(
        files(root.path()).into_iter().filter(|(way, _)| !way.starts_with("copies")).collect::<Vec<_>>(),
        before
    );
    call(root.path(), &["./games", "-o", "./copies"]).done();
    assert_eq!(files(&root.path().join("copies")), copies);
    let again = call(root.path(), &["./copies", "-o", "./twice"]);
    assert!(again.done().out().lines().all(|line| line.contains(": no analysis, ")), "{}", again.out());
    assert_eq!(files(&root.path().join("twice")), copies);
}

#[test]
fn nothing_is_written_on_trial_and_nothing_is_replaced() {
    let root = records();
    let before = files(root.path());
    let tried = call(root.path(), &["--dry-run", "./games"]);
    let done = call(root.path(), &["--dry-run", "./games", "-o", "./copies"]);
    assert_eq!(tried.done().out(), done.done().out());
    assert_eq!(files(root.path()), before);
    // Over itself, over another record, over a copy of the same name.
    let over = call(root.path(), &["./games", "-o", "./games"]);
    assert_eq!((over.status, over.out()), (2, ""));
    assert_eq!(
        over.err
            .lines()
            .filter(|line| line.ends_with("the copy would replace the file itself; name another folder"))
            .count(),
        3
    );
    fs::create_dir(root.path().join("other")).unwrap();
    fs::write(root.path().join("other/katrain.sgf"), "(;C[precious])").unwrap();
    let other = call(root.path(), &["./games/katrain.sgf", "-o", "./other"]);
    assert_eq!((other.status, other.out()), (2, ""));
    assert_eq!(fs::read(root.path().join("other/katrain.sgf")).unwrap(), b"(;C[precious])");
    #[cfg(unix)]
    for (place, kind) in [("link", 0), ("hard", 1), ("dangling", 2), ("folder", 3), ("pipe", 4)] {
        let (precious, there) = (root.path().join("precious"), root.path().join(place).join("katrain.sgf"));
        fs::create_dir(root.path().join(place)).unwrap();
        fs::write(&precious, "precious").unwrap();
        match kind {
            0 => std::os::unix::fs::symlink(&precious, &there).unwrap(),
            1 => fs::hard_link(&precious, &there).unwrap(),
            2 => std::os::unix::fs::symlink(root.path().join("nowhere"), &there).unwrap(),
            3 => fs::create_dir(&there).unwrap(),
            _ => assert!(std::process::Command::new("mkfifo").arg(&there).status().unwrap().success()),
        }
        let refused = call(root.path(), &["./games/katrain.sgf", "-o", &format!("./{place}")]);
        assert_eq!((refused.status, refused.out()), (2, ""), "{place}: {}", refused.err);
        assert_eq!(fs::read_to_string(&precious).unwrap(), "precious", "{place}");
        assert!(!root.path().join("nowhere").exists());
        fs::remove_file(&precious).unwrap();
    }
    fs::remove_dir_all(root.path().join("other")).unwrap();
    fs::write(root.path().join("games/below/plain.sgf"), PLAIN).unwrap();
    let twice = call(root.path(), &["./games/plain.sgf", "./games/below/plain.sgf", "-o", "./copies"]);
    assert_eq!(twice.status, 2);
    assert!(twice.err.contains("the copy of another file has this name already"), "{}", twice.err);
    assert_eq!(files(&root.path().join("copies")).len(), 1);
}

#[test]
fn kinds_choose_what_goes() {
    let root = records();
    for (kinds, has_properties, has_text) in
        [(&["comments"][..], true, false), (&["properties"], false, true), (&["properties", "comments"], false, false)]
    {
        let to = format!("./of-{}", kinds.join("-"));
        let words: Vec<&str> = kinds.iter().copied().chain(["./games/katrain.sgf", "-o", &to]).collect();
        call(root.path(), &words).done();
        let text = fs::read_to_string(root.path().join(&to[2..]).join("katrain.sgf")).unwrap();
        assert_eq!((text.contains("KT["), text.contains("Win rate: ")), (has_properties, has_text), "{kinds:?}");
    }
    call(root.path(), &["variations", "./games/below/sabaki.sgf", "-o", "./lines"]).done();
    let text = fs::read_to_string(root.path().join("lines/sabaki.sgf")).unwrap();
    assert!(!text.contains("B[cd]") && text.contains("SBKV"), "{text}");
    // A record that has the name of a kind is named by its way.
    fs::write(root.path().join("comments"), PLAIN).unwrap();
    call(root.path(), &["./comments", "-o", "./kind"]).done();
    call(root.path(), &["comments", "-o", "./kind"]).refused(&["no file given"]);
    call(root.path(), &["-", "-o", "./kind"]).refused(&["a copy would have no name"]);
    assert_eq!(call(root.path(), &["./games"]).status, 2);
}
