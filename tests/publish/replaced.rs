//! A file that is named for a page, a booklet or a clip: what somebody else made is not lost.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const RECORD: &str = "(;GM[1]SZ[9];B[ee];W[ed])";

fn publish(folder: &Path, file: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.current_dir(folder).env("VARIORUM_HOME", folder.join("home"));
    program.args(["publish", "record.sgf", "-o", file]).output().unwrap()
}

#[test]
fn what_others_made_is_kept_in_a_copy() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    for (name, copy, mine) in [
        ("mine.html", "mine 2.html", "<!doctype html><p>My page about Variorum"),
        ("mine.pdf", "mine 2.pdf", "%PDF-1.7\n/Creator (Somebody)\n%%EOF\n"),
        ("mine.gif", "mine 2.gif", "GIF89a Variorum"),
        ("mine.png", "mine 2.png", "\u{89}PNG Variorum"),
        ("mine.md", "mine 2.md", "# My club\n"),
        ("mine.txt", "mine 2.txt", "My notes"),
    ] {
        fs::write(at("record.sgf"), RECORD).unwrap();
        let publish = || {
            let done = publish(folder.path(), name);
            assert_eq!(done.status.code(), Some(0), "{done:?}");
            String::from_utf8(done.stderr).unwrap()
        };
        fs::write(at(name), mine).unwrap();
        let printed = publish();
        assert!(printed.contains(name) && printed.contains(copy), "{printed}");
        assert_eq!(fs::read_to_string(at(copy)).unwrap(), mine);
        let made = fs::read(at(name)).unwrap();
        // What was made here gives way without a word, also to something new.
        assert!(!publish().contains(copy));
        assert_eq!(fs::read(at(name)).unwrap(), made);
        fs::write(at("record.sgf"), RECORD.replace(")", ";B[dd])")).unwrap();
        let printed = publish();
        assert!(!printed.contains("mine 3"), "{printed}");
        assert!(fs::read(at(name)).unwrap() != made, "{name}");
        assert!(!folder.path().join(copy.replace('2', "3")).exists(), "{name}");
        // Something that others have added or changed is theirs.
        let mut added = fs::read(at(name)).unwrap();
        match name.rsplit('.').next().unwrap() {
            "pdf" => added.extend_from_slice(b"\n1 0 obj\n(A note)\nendobj\n%%EOF\n"),
            "html" => added = String::from_utf8(added).unwrap().replacen("<title>", "<title>Our ", 1).into_bytes(),
            _ => continue,
        }
        fs::write(at(name), &added).unwrap();
        assert!(publish().contains(&copy.replace('2', "3")));
        assert_eq!(fs::read(at(&copy.replace('2', "3"))).unwrap(), added);
    }
    // An empty file was made by nobody: some programs name one beforehand.
    fs::write(at("empty.html"), "").unwrap();
    publish(folder.path(), "empty.html");
    assert!(!at("empty 2.html").exists());
}
