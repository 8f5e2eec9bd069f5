//! What was open comes back: tabs in their order, each where one was in it, and what the command line names on top.

use std::path::{Path, PathBuf};

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::store::{Home, Settings};

use crate::harness::{Window, ask, at_home, text_of};

fn tabs(window: &Window) -> Vec<String> {
    let tabs = window.query_all_by_role(Role::Tab);
    let names = tabs.filter_map(|tab| tab.accesskit_node().label());
    names.filter(|name| name.ends_with(".sgf")).collect()
}

/// Three records in a folder with a home beside them, opened and left in the middle of the second.
fn left(folder: &Path) -> (Home, Vec<PathBuf>) {
    let home = Home::in_folder(&folder.join("home"));
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let files = vec![
        write("one.sgf", "(;SZ[9];B[aa];W[bb])"),
        write("two.sgf", "(;SZ[9];B[cc];W[dd];B[ee])"),
        write("three.sgf", "(;SZ[9];B[ff])"),
    ];
    let mut window = at_home(&home);
    window.state_mut().0.open_files(files.clone());
    ask(&mut window, "previous-tab");
    ask(&mut window, "goto 2");
    ask(&mut window, "quit");
    (home, files)
}

fn set_reopen(home: &Home, reopen: bool) {
    let settings = Settings::load(&home.settings()).settings;
    Settings { reopen, ..settings.clone() }.save(&home.settings(), &settings, None).unwrap();
}

#[test]
fn tabs_and_places_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let (home, files) = left(folder.path());
    let mut window = at_home(&home);
    assert_eq!(tabs(&window), ["one.sgf", "two.sgf", "three.sgf"]);
    // The second is in front, after its second move.
    ask(&mut window, "comment here");
    assert_eq!(text_of(&window), "(;SZ[9];B[cc];W[dd]C[here];B[ee])");
    ask(&mut window, "undo");
    window.state_mut().0.open_files(vec![files[2].clone()]);
    window.run();
    assert!(text_of(&window).contains("B[ff]"), "what is asked for is in front");
    assert_eq!(tabs(&window).len(), 3);
}

#[test]
fn missing_files_are_reported_and_the_others_open() {
    let folder = tempfile::tempdir().unwrap();
    let (home, files) = left(folder.path());
    std::fs::remove_file(&files[1]).unwrap();
    let window = at_home(&home);
    assert_eq!(tabs(&window), ["one.sgf", "three.sgf"]);
    assert_eq!(window.state().0.notices().collect::<Vec<_>>(), ["No longer available: two.sgf"]);
}

#[test]
fn nothing_comes_back_unwanted_or_when_all_was_closed() {
    let folder = tempfile::tempdir().unwrap();
    let (home, _) = left(folder.path());
    set_reopen(&home, false);
    let mut window = at_home(&home);
    assert!(tabs(&window).is_empty());
    ask(&mut window, "quit");
    let (home, _) = left(folder.path());
    set_reopen(&home, true);
    let mut window = at_home(&home);
    for _ in 0..3 {
        ask(&mut window, "close");
    }
    ask(&mut window, "quit");
    assert!(tabs(&at_home(&home)).is_empty());
}

#[test]
fn a_record_that_ends_the_program_is_not_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let (home, _) = left(folder.path());
    let window = at_home(&home);
    assert_eq!(tabs(&window).len(), 3);
    // As a crash would.
    drop(window);
    assert!(tabs(&at_home(&home)).is_empty());
}

#[test]
fn the_place_in_each_tab_comes_back_when_the_program_was_ended_from_outside() {
    let folder = tempfile::tempdir().unwrap();
    let (home, _) = left(folder.path());
    let mut window = at_home(&home);
    ask(&mut window, "goto 3");
    ask(&mut window, "next-tab");
    ask(&mut window, "goto 1");
    let before = std::time::Instant::now();
    while before.elapsed() < std::time::Duration::from_millis(2500) {
        std::thread::sleep(std::time::Duration::from_millis(100));
        window.step();
    }
    // As a signal would.
    drop(window);
    let mut window = at_home(&home);
    ask(&mut window, "comment here");
    assert_eq!(text_of(&window), "(;SZ[9];B[ff]C[here])");
    ask(&mut window, "undo");
    ask(&mut window, "previous-tab");
    ask(&mut window, "comment here");
    assert_eq!(text_of(&window), "(;SZ[9];B[cc];W[dd];B[ee]C[here])");
}
