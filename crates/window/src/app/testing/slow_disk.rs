//! Tests with a slow disk: the window stays responsive while records are written, says what it is waiting for, and loses nothing. A gate
//! blocks the writes, so that no test depends on timing.

use std::fs;
use std::path::{Path, PathBuf};

use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::app::testing::harness::{self, Window};
use crate::app::testing::hold::Gate;
use crate::store::Home;
use crate::store::journal::Journal;

const OLD: &str = "(;GM[1]SZ[9])";

/// A window with a home and the record of a file.
fn opened(folder: &Path) -> (Window, PathBuf) {
    let path = folder.join("game.sgf");
    fs::write(&path, OLD).unwrap();
    let (file, home) = (path.clone(), Home::in_folder(&folder.join("home")));
    let mut window = harness::window([1000.0, 700.0], |app| {
        app.desk.keeps_in(Some(home.journal()));
        app.options.home = Some(home);
        app.open_files(vec![file]);
    });
    window.run_steps(6);
    (window, path)
}

fn request(window: &mut Window, line: &str) {
    window.state_mut().0.request(line);
    window.run_steps(4);
}

fn until(window: &mut Window, what: &str, so: impl Fn(&Window) -> bool) {
    harness::until(window, what, so);
    window.run_steps(2);
}

fn text(window: &Window) -> String {
    String::from_utf8(window.state().0.bytes().unwrap()).unwrap()
}

fn is_modified(window: &Window) -> bool {
    window.state().0.desk.tabs.iter().any(|tab| tab.is_modified())
}

/// Whether this is on view, to be seen and heard.
fn has_word(window: &Window, word: &str) -> bool {
    window.query_all_by_label_contains(word).next().is_some()
}

/// Waits for what was held up.
fn until_written(window: &mut Window, path: &Path, wanted: &str) {
    until(window, "the file", |window| {
        window.state().0.files.under_way().next().is_none() && fs::read_to_string(path).unwrap() == wanted
    });
}

#[test]
fn typing_goes_on_and_is_kept_while_a_slow_disk_saves() {
    let folder = tempfile::tempdir().unwrap();
    let gate = Gate::put_up();
    let (mut window, path) = opened(folder.path());
    request(&mut window, "comment one");
    let closed = gate.close();
    request(&mut window, "save");
    assert_eq!(fs::read_to_string(&path).unwrap(), OLD);
    assert!(is_modified(&window));
    // The journal does not wait behind it.
    request(&mut window, "comment two");
    let two = text(&window);
    assert!(window.state_mut().0.desk.journal().is_some_and(Journal::flush));
    let kept = |folder: &Path| {
        let journal = Home::in_folder(&folder.join("home")).journal();
        let runs = fs::read_dir(journal).unwrap().flatten().filter(|run| run.path().is_dir());
        let mut files = runs.flat_map(|run| fs::read_dir(run.path()).unwrap().flatten());
        files.any(|file| fs::read(file.path()).is_ok_and(|bytes| bytes.windows(3).any(|part| part == b"two")))
    };
    assert!(kept(folder.path()), "nothing is kept of it");
    // Who wonders is told; saves that are asked for meanwhile are one.
    until(&mut window, "a word", |window| has_word(window, "The disk is slow"));
    for _ in 0..3 {
        request(&mut window, "save");
    }
    request(&mut window, "comment three");
    let three = text(&window);
    drop(closed);
    until_written(&mut window, &path, &three);
    assert!(!is_modified(&window), "{two} {three}");
    assert_eq!(window.state().0.notices().count(), 0);
}

#[test]
fn a_record_without_a_request_to_save_stays_unsaved() {
    let folder = tempfile::tempdir().unwrap();
    let gate = Gate::put_up();
    let (mut window, path) = opened(folder.path());
    request(&mut window, "comment one");
    let one = text(&window);
    let closed = gate.close();
    request(&mut window, "save");
    request(&mut window, "comment two");
    drop(closed);
    until_written(&mut window, &path, &one);
    assert!(is_modified(&window));
    request(&mut window, "undo");
    assert!(!is_modified(&window));
}

#[test]
fn closing_waits_with_a_word_and_can_be_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let gate = Gate::put_up();
    let (mut window, path) = opened(folder.path());
    request(&mut window, "comment one");
    for line in ["close", "quit"] {
        let closed = gate.close();
        request(&mut window, line);
        window.key_press(Key::Enter);
        window.run_steps(4);
        until(&mut window, "a word", |window| has_word(window, "Closing when"));
        assert_eq!(window.state().0.desk.tabs.len(), 1);
        window.get_by_label("Stop").click();
        window.run_steps(4);
        drop(closed);
        until_written(&mut window, &path, OLD);
        assert!(
            window.state().0.desk.tabs.len() == 1 && is_modified(&window) && !window.state().0.saves.may_close,
            "{line}"
        );
    }
    let one = text(&window);
    let closed = gate.close();
    request(&mut window, "close");
    window.key_press(Key::Enter);
    window.run_steps(4);
    assert_eq!(window.state().0.desk.tabs.len(), 1);
    drop(closed);
    until_written(&mut window, &path, &one);
    assert!(window.state().0.desk.tabs.is_empty());
}

#[test]
fn a_file_to_compare_or_merge_is_read_in_the_background() {
    let folder = tempfile::tempdir().unwrap();
    let gate = Gate::put_up();
    let (mut window, path) = opened(folder.path());
    let other = folder.path().join("other.sgf");
    fs::write(&other, "(;GM[1]SZ[9]C[other])").unwrap();
    let compare = format!("compare '{}'", other.display());
    // The user cancels, and nothing is written.
    let closed = gate.close();
    request(&mut window, &compare);
    until(&mut window, "a word", |window| has_word(window, "Reading") && has_word(window, "Stop"));
    window.get_by_label("Stop").click();
    window.run_steps(4);
    drop(closed);
    until(&mut window, "an end", |window| window.state().0.files.under_way().next().is_none());
    window.run_steps(8);
    assert!(has_word(&window, "Compare with") && !has_word(&window, "1 of 1"));
    // Who waits has it.
    let closed = gate.close();
    request(&mut window, &compare);
    until(&mut window, "a word", |window| has_word(window, "Reading"));
    drop(closed);
    until(&mut window, "the difference", |window| has_word(window, "1 of 1"));
    window.key_press(Key::Escape);
    window.run_steps(4);
    // What is typed while a version comes is merged, too.
    fs::write(&path, "(;GM[1]SZ[9]GN[theirs])").unwrap();
    let closed = gate.close();
    request(&mut window, "merge-file");
    assert!(!text(&window).contains("theirs"));
    request(&mut window, "comment mine");
    drop(closed);
    until(&mut window, "both", |window| text(window).contains("theirs") && text(window).contains("mine"));
}
