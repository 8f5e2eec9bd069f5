//! Commands that read: afterwards nothing at all is otherwise, not even where the program keeps its own.

use std::fs;
use std::os::unix::fs::symlink;

use super::ground::{GAME, Ground, user};
use super::outputs::pipe;
use super::snapshot::{Asked, Snapshot};

/// Command lines that read and write nothing but standard output.
const READERS: [&str; 62] = [
    "--help",
    "--version",
    "check --explain",
    "check --explain ko",
    "edit --commands",
    "render --help",
    "check RECORDS/game.sgf",
    "check --json --strict RECORDS/game.sgf RECORDS/private.sgf TABS/game.sgf",
    "check OUTPUT/game.sgf",
    "check RECORDS",
    "check --json ROOT",
    "check OWN",
    "check RECORDS/to-best.sgf",
    "check RECORDS/also-best.sgf",
    "check RECORDS/dangling.sgf",
    "check RECORDS/self.sgf",
    "check RECORDS/pipe.sgf",
    "check RECORDS/socket.sgf",
    "check RECORDS/closed.sgf",
    "check RECORDS/giant",
    "check RECORDS/.variorum-1-3.spare",
    "check RECORDS/.variorum-1-14.spare",
    "check RECORDS/7.unsaved",
    "check RECORDS/lock",
    "info RECORDS/game.sgf",
    "analysis --json RECORDS",
    "remove-analysis --dry-run RECORDS",
    "info --json RECORDS",
    "info ROOT",
    "info TMP/game.sgf",
    "info RECORDS/0123456789abcdef-1795311845123-game.sgf",
    "info OWN/rescue/also-best.sgf",
    "info OWN/journal/123-456/also-best.sgf",
    "info OWN/versions/0123456789abcdef-1795311845123-game.sgf",
    "show RECORDS/game.sgf",
    "show --json --at end RECORDS/game.sgf",
    "show --spoken --at 1 RECORDS/game.sgf",
    "show --moves --at end RECORDS/game.sgf",
    "show TABS/game.sgf",
    "show RECORDS/pipe",
    "show game.sgf",
    "show ./to-best.sgf",
    "show ../tabs/game.sgf",
    "show -",
    "check -",
    "find ladder RECORDS/game.sgf",
    "find --json ladder RECORDS",
    "find ladder ROOT",
    "find ladder OWN",
    "find ladder -",
    "find --like RECORDS/game.sgf --at 1 RECORDS/below TABS",
    "find --like RECORDS/pipe.sgf RECORDS/game.sgf",
    "convert RECORDS/game.sgf -o -",
    "convert --normalize RECORDS/private.sgf -o -",
    "convert - -o -",
    "edit RECORDS/game.sgf -c next -c pass -o -",
    "edit RECORDS/game.sgf --script RECORDS/script -o -",
    "edit RECORDS/game.sgf --script RECORDS/pipe -o -",
    "render RECORDS/game.sgf --format svg -o -",
    "render TABS/game.sgf --format txt -o -",
    "render --thumbnail 64 TMP/game.sgf -o -",
    "render --theme stranger RECORDS/game.sgf --format svg -o -",
];

#[test]
fn commands_that_read_change_nothing() {
    let mut ground = Ground::planted();
    let mut before = Snapshot::of(&ground.root());
    assert!(before.len() > 1000, "{} decoys", before.len());
    let asked = Asked { strict: true, ..Asked::default() };
    let mut wrong = Vec::new();
    for line in READERS {
        let words: Vec<&str> = line.split(' ').collect();
        let mut call = ground.call(&words);
        call.input = GAME.into();
        let (run, printed) = ground.attacked(&before, &call, &asked);
        drop(call);
        let changed = !printed.is_empty();
        wrong.extend(printed);
        if run.status == Some(2) && run.err.is_empty() {
            wrong.push(format!("{line}: refused without a word"));
        }
        // Whatever was done to the decoys, the next command meets all of them.
        if changed {
            ground = Ground::planted();
            before = Snapshot::of(&ground.root());
        }
    }
    assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
}

/// What the lock of the one window is called where there is no screen.
const LOCK: &str = "variorum-.lock";

#[test]
fn a_start_without_a_screen_touches_nothing_of_anybody() {
    let mut wrong = Vec::new();
    let mut ground = Ground::planted();
    for (line, lock) in [
        ("", "none"),
        ("RECORDS/game.sgf", "a link"),
        ("--new-window RECORDS/game.sgf RECORDS/to-best.sgf RECORDS/pipe.sgf", "none"),
        ("-", "another name"),
        ("RECORDS/game.sgf", "a pipe"),
    ] {
        let path = ground.own().join(LOCK);
        let _ = fs::remove_file(&path);
        match lock {
            "a link" => symlink(&ground.precious.letter, &path).unwrap(),
            "another name" => fs::hard_link(&ground.precious.letter, &path).unwrap(),
            "a pipe" => drop(pipe(&path, "600")),
            _ => {}
        }
        ground.give(&ground.own(), user());
        let before = Snapshot::of(&ground.root());
        let words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
        let files = if lock == "none" { vec![path] } else { vec![] };
        let asked = Asked { own: vec![ground.own(), ground.runtime()], files, strict: false };
        let mut call = ground.call(&words);
        call.input = GAME.into();
        let printed = ground.attacked(&before, &call, &asked).1;
        drop(call);
        if !printed.is_empty() {
            ground = Ground::planted();
        }
        wrong.extend(printed.into_iter().map(|printed| format!("the lock is {lock}: {printed}")));
    }
    assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
}
