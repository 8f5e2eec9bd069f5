//! The disk fails under the window, or the program ends, at each call between opening a record and having saved it: the file is old or
//! new, what failed is told, and what was typed is there at the next start.
#![cfg(debug_assertions)]

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use variorum::store::Home;
use variorum::store::disk::faults::{FaultPlan, Strike, with};
use variorum::store::journal::left_behind;
use variorum::store::rescue::settle;

use crate::harness::{ask, at_home};

const STRIKES: [Strike; 4] = [
    Strike::Fail(ErrorKind::Other),
    Strike::Fail(ErrorKind::StorageFull),
    Strike::Fail(ErrorKind::PermissionDenied),
    Strike::Die,
];
const OLD: &str = "(;GM[1]SZ[9])";
const NEW: &str = "(;GM[1]SZ[9]C[mine])";

fn home(folder: &Path) -> Home {
    Home::in_folder(&folder.join("home"))
}

fn game(folder: &Path) -> PathBuf {
    folder.join("games/game.sgf")
}

/// Opens the record, writes a comment and saves. What the window said of it, and whether the comment was in the record.
fn edit(folder: &Path) -> (String, bool) {
    let mut window = at_home(&home(folder));
    window.state_mut().0.open_files(vec![game(folder)]);
    ask(&mut window, "comment mine");
    ask(&mut window, "save");
    let app = &window.state().0;
    let asked = app.question().map(|(title, _)| title.to_string());
    let reported: Vec<String> = app.notices().map(str::to_owned).chain(asked).collect();
    (reported.join("\n"), app.bytes().is_some_and(|bytes| bytes == NEW.as_bytes()))
}

#[test]
fn the_window_loses_nothing_whatever_call_to_the_disk_fails() {
    for at in 1.. {
        // Each call is struck in one of the ways, and its neighbours in the others.
        let strike = STRIKES[at % STRIKES.len()];
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        fs::create_dir(folder.join("games")).unwrap();
        fs::write(game(folder), OLD).unwrap();
        let plan = FaultPlan::new(strike, at);
        let (reported, edited) = with(Some(plan.clone()), || edit(folder));
        let now = fs::read_to_string(game(folder)).unwrap();
        let what = format!("{strike:?} at {at}, {:?}: {reported:?}", plan.calls().get(at - 1));
        assert!(now == OLD || now == NEW, "{what}: {now}");
        // What the next start finds.
        let left = left_behind(&home(folder).journal());
        assert!(left.damaged.is_empty(), "{what}: {:?}", left.damaged);
        let kept = left.found.iter().any(|found| found.entry.bytes == NEW.as_bytes());
        if strike != Strike::Die {
            assert!(now == NEW || !reported.is_empty(), "{what}: nobody is told");
            assert!(
                now == NEW || !edited || kept || reported.contains("backed up"),
                "{what}: typed work no longer exists"
            );
        }
        let settled = settle(&home(folder).rescue());
        assert!(settled.messages.is_empty() && settled.offered.is_empty(), "{what}: {settled:?}");
        let beside: Vec<PathBuf> = fs::read_dir(folder.join("games")).unwrap().map(|one| one.unwrap().path()).collect();
        assert_eq!(beside, [game(folder)], "{what}");
        if !plan.struck() {
            assert!(now == NEW && reported.is_empty() && at > 60, "{what}");
            break;
        }
    }
}
