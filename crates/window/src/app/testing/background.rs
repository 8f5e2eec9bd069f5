//! Tests of long work on a record: the window is used meanwhile, and the work is cancelled, fails or succeeds. A gate blocks the work, so
//! that no test depends on timing.

use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::app::context::question::RecordVersion;
use crate::app::records::background::{CutGames, Then};
use crate::app::testing::harness::{self, Window};
use crate::app::testing::hold::Gate;
use crate::edit::GameNumbers;

/// A record that is gone through in the background.
fn long() -> String {
    let game = |name: &str| format!("(;GM[1]SZ[9]PB[{name}]C[first]{})\n", ";B[aa]C[x];W[bb]".repeat(1500));
    game("Zoe") + &game("Ann")
}

fn window(text: &str) -> Window {
    let mut window = harness::window([1000.0, 700.0], |app| app.open_sample("Long", text));
    window.run_steps(6);
    window
}

fn text(window: &Window) -> String {
    String::from_utf8(window.state().0.bytes().unwrap()).unwrap()
}

fn request(window: &mut Window, line: &str) {
    window.state_mut().0.request(line);
    window.run_steps(4);
}

/// Steps on until something is the case, and a few frames more.
fn until(window: &mut Window, what: impl Fn(&Window) -> bool) {
    harness::until(window, "what is waited for", what);
    window.run_steps(3);
}

fn is_at_work(window: &Window) -> bool {
    window.state().0.desk.tabs.iter().any(|tab| tab.work.is_some())
}

fn until_done(window: &mut Window) {
    until(window, |window| !is_at_work(window));
}

fn notices(window: &Window) -> String {
    window.state().0.notices().collect::<Vec<_>>().join(" / ")
}

/// Commands that go through the whole record, and change this one.
const LONG: [&str; 12] = [
    "strip comments --collection",
    "repair all --collection",
    "replace x y --collection",
    "replace --regex x+ y --collection",
    "rotate left",
    "encoding iso-8859-1",
    "merge '(;GM[1]SZ[9];B[cc])'",
    "sort-games players",
    "duplicate-game 1-2",
    "merge-games 1-2",
    "add-games '(;GM[1]SZ[9];B[cc])'",
    "delete-game 2",
];

#[test]
fn every_command_over_a_long_record_runs_in_the_background_as_one_step() {
    let gate = Gate::put_up();
    // Something to repair, too.
    let before = long().replacen("B[aa]", "B[a a]", 1);
    for line in LONG {
        let mut window = window(&before);
        let closed = gate.close();
        request(&mut window, line);
        assert!(is_at_work(&window), "{line}: {}", notices(&window));
        assert!(text(&window) == before, "{line}");
        drop(closed);
        until_done(&mut window);
        assert!(notices(&window).is_empty() || !notices(&window).contains("not"), "{line}: {}", notices(&window));
        let after = window.state().0.bytes().unwrap();
        assert!(after != before.as_bytes(), "{line}");
        let tab = &window.state().0.desk.tabs[0];
        assert_eq!(tab.workspace.document().history().position(), 1, "{line}");
        request(&mut window, "undo");
        until_done(&mut window);
        assert!(text(&window) == before, "{line}");
        request(&mut window, "redo");
        until_done(&mut window);
        assert!(window.state().0.bytes().unwrap() == after, "{line}");
    }
}

#[test]
fn a_record_that_is_worked_on_is_read_on_and_not_edited() {
    let gate = Gate::put_up();
    let before = long();
    let mut window = window(&before);
    let closed = gate.close();
    request(&mut window, "strip comments --collection");
    until(&mut window, |window| window.query_by_label("Stop").is_some());
    window.get_by_role_and_label(egui::accesskit::Role::ProgressIndicator, "Remove content");
    for line in ["play cc", "comment y", "strip markup --collection", "undo", "delete-game 1"] {
        request(&mut window, line);
        assert!(notices(&window).contains("Wait for this to finish"), "{line}: {}", notices(&window));
        assert!(text(&window) == before, "{line}");
    }
    request(&mut window, "goto 5");
    window.get_by_label_contains("5 of");
    drop(closed);
    until_done(&mut window);
    assert!(text(&window) == before.replace("C[first]", "").replace("C[x]", ""));
    // The current node has not changed.
    window.get_by_label_contains("5 of");
    assert!(window.query_by_label("Stop").is_none());
    request(&mut window, "name here");
    request(&mut window, "undo 2");
    until_done(&mut window);
    assert!(text(&window) == before);
}

/// The comparison page changes no record that is being worked on: what is under way would be thrown away.
#[test]
fn a_record_that_is_worked_on_is_not_changed_from_the_comparison() {
    let gate = Gate::put_up();
    let before = long();
    let mut window = window(&before);
    for line in ["name gone", "goto 1", "name mine"] {
        request(&mut window, line);
    }
    request(&mut window, "compare");
    // The saved state can be reached, and is offered.
    window.get_by_label("This record as it was saved").click();
    until(&mut window, |window| window.query_by_label("Remove on the left").is_some());
    // What is taken over can be taken back.
    let copy = egui::Modifiers { shift: true, ..egui::Modifiers::ALT };
    window.key_press_modifiers(copy, Key::ArrowLeft);
    until(&mut window, |window| !text(window).contains("gone") && !is_at_work(window));
    let named = text(&window);
    let closed = gate.close();
    request(&mut window, "rotate left");
    assert!(is_at_work(&window));
    for (modifiers, key) in [(egui::Modifiers::COMMAND, Key::Z), (copy, Key::ArrowLeft)] {
        window.state_mut().0.notices.clear();
        window.key_press_modifiers(modifiers, key);
        window.run_steps(4);
        assert!(notices(&window).contains("Wait for this to finish"), "{}", notices(&window));
        assert!(text(&window) == named && is_at_work(&window));
    }
    drop(closed);
    until_done(&mut window);
    let turned = text(&window);
    assert!(turned.contains("N[mine]") && turned != named, "the rotation is there, after the name");
    window.key_press_modifiers(egui::Modifiers::COMMAND, Key::Z);
    until_done(&mut window);
    until(&mut window, |window| text(window) == named);
}

/// A long record in a file, and another version of it beside the file.
fn with_versions(folder: &std::path::Path) -> Window {
    let path = folder.join("game.sgf");
    std::fs::write(&path, long()).unwrap();
    std::fs::write(folder.join("friend.sgf"), long().replacen("C[x]", "C[x]N[theirs]", 1)).unwrap();
    let mut window = harness::window([1000.0, 700.0], |app| app.open_files(vec![path]));
    until(&mut window, |window| window.state().0.bytes().is_some());
    window
}

#[test]
fn no_merge_changes_a_record_that_is_worked_on() {
    let (gate, folder) = (Gate::put_up(), tempfile::tempdir().unwrap());
    let friend = folder.path().join("friend.sgf");
    for line in ["merge-file", "merge-version", &format!("merge-version '{}'", friend.display())] {
        let mut window = with_versions(folder.path());
        let closed = gate.close();
        request(&mut window, "rotate left");
        assert!(is_at_work(&window));
        request(&mut window, line);
        assert!(notices(&window).contains("Wait for this to finish"), "{line}: {}", notices(&window));
        assert!(window.state().0.question().is_none() && is_at_work(&window), "{line}");
        drop(closed);
        until_done(&mut window);
        assert!(text(&window) != long(), "{line}: the rotation is there");
    }
}

/// Work that begins while versions are merged is not thrown away by the merge, and the window goes on meanwhile.
#[test]
fn work_begun_during_a_merge_is_kept() {
    let (gate, folder) = (Gate::put_up(), tempfile::tempdir().unwrap());
    let friend = folder.path().join("friend.sgf");
    let mut window = with_versions(folder.path());
    request(&mut window, &format!("merge-version '{}'", friend.display()));
    until(&mut window, |window| window.state().0.question().is_some());
    let closed = gate.close();
    let number = window.state().0.desk.number_in_front().unwrap();
    let app = &mut window.state_mut().0;
    app.question = None;
    let merge = app.merging(number, RecordVersion::File(friend));
    app.merge(merge, RecordVersion::AsSaved, None);
    request(&mut window, "goto 5");
    window.get_by_label_contains("5 of");
    request(&mut window, "replace x y --collection");
    assert!(is_at_work(&window) && text(&window) == long());
    drop(closed);
    until(&mut window, |window| !is_at_work(window) && text(window).contains("theirs"));
    let after = text(&window);
    assert!(after.contains("C[y]") && !after.contains("C[x]"), "what was begun is done");
}

#[test]
fn a_job_stopped_by_button_or_escape_leaves_the_record_unchanged() {
    let gate = Gate::put_up();
    let before = long();
    let mut window = window(&before);
    for by_key in [false, true] {
        let closed = gate.close();
        request(&mut window, "sort-games players");
        if by_key {
            window.key_press(Key::Escape);
        } else {
            until(&mut window, |window| window.query_by_label("Stop").is_some());
            window.get_by_label("Stop").click();
        }
        window.run_steps(4);
        assert!(
            !is_at_work(&window) && notices(&window).contains("Stopped; nothing was changed"),
            "{}",
            notices(&window)
        );
        // At once it can be edited again, and what was stopped never comes.
        request(&mut window, "name after");
        drop(closed);
        request(&mut window, "strip comments --collection");
        until_done(&mut window);
        let stripped = before.replace("C[first]", "").replace("C[x]", "");
        assert!(text(&window) == stripped, "Zoe stays before Ann");
        request(&mut window, "undo 2");
        until_done(&mut window);
        assert!(text(&window) == before);
    }
}

#[test]
fn a_panic_in_the_background_is_reported_and_leaves_the_record_unchanged() {
    let gate = Gate::put_up();
    let before = long();
    let mut window = window(&before);
    *gate.close() = true;
    request(&mut window, "rotate left");
    until_done(&mut window);
    assert!(notices(&window).contains("nothing was changed"), "{}", notices(&window));
    assert!(text(&window) == before);
    *gate.close() = false;
    request(&mut window, "rotate left");
    until_done(&mut window);
    assert!(text(&window) != before);
}

#[test]
fn a_tab_that_is_closed_while_it_is_worked_on_is_closed() {
    let gate = Gate::put_up();
    for line in ["close", "quit"] {
        let mut window = window(&long());
        window.state_mut().0.open_sample("Other", "(;GM[1]SZ[9];B[aa])");
        request(&mut window, "previous-tab");
        let closed = gate.close();
        request(&mut window, "strip comments --collection");
        assert!(is_at_work(&window));
        request(&mut window, line);
        assert!(!is_at_work(&window) || window.state().0.saves.may_close, "{line}");
        drop(closed);
        window.run_steps(8);
        if line == "close" {
            assert_eq!(text(&window), "(;GM[1]SZ[9];B[aa])");
        }
    }
}

#[test]
fn games_move_to_another_record_in_the_background() {
    let gate = Gate::put_up();
    let before = long();
    let mut window = window(&before);
    window.state_mut().0.open_sample("Other", "(;GM[1]SZ[9];B[aa])");
    request(&mut window, "previous-tab");
    let to = window.state().0.desk.tabs[1].number;
    let ctx = window.ctx.clone();
    let closed = gate.close();
    window.state_mut().0.games_to(&ctx, &GameNumbers::of([2]), Some(to), true);
    window.run_steps(4);
    assert!(text(&window) == before);
    drop(closed);
    until(&mut window, |window| notices(window).contains("Other") && !is_at_work(window));
    assert!(text(&window).contains("Zoe") && !text(&window).contains("Ann"));
    request(&mut window, "next-tab");
    assert!(text(&window).contains("Ann") && !text(&window).contains("Zoe"));
    request(&mut window, "undo");
    until_done(&mut window);
    assert_eq!(text(&window), "(;GM[1]SZ[9];B[aa])");
}

#[test]
fn games_stay_where_their_numbers_may_be_those_of_others() {
    let mut window = window("(;GM[1]PB[Ann])(;GM[1]PB[Zoe])");
    let tab = &window.state().0.desk.tabs[0];
    let at = tab.workspace.document().revision();
    let cut = CutGames { from: tab.number, games: GameNumbers::of([1]), at };
    let (number, ctx) = (tab.number, window.ctx.clone());
    request(&mut window, "comment changed");
    let before = text(&window);
    let app = &mut window.state_mut().0;
    app.go_on_with_games(&ctx, number, Then::Given(Some(cut.clone()), "arrived".to_owned()));
    assert_eq!(text(&window), before);
    assert!(notices(&window).contains("Arrived") && notices(&window).contains("not removed"), "{}", notices(&window));
    let app = &mut window.state_mut().0;
    let at = app.desk.tabs[0].workspace.document().revision();
    app.go_on_with_games(&ctx, number, Then::Given(Some(CutGames { at, ..cut }), "arrived".to_owned()));
    assert_eq!(text(&window), "(;GM[1]PB[Zoe])");
}

#[test]
fn a_distant_position_is_computed_in_the_background() {
    let gate = Gate::put_up();
    let before = format!("(;GM[1]SZ[9]{})", ";B[aa]C[x];W[]".repeat(9000));
    let mut window = window(&before);
    let closed = gate.close();
    window.key_press(Key::End);
    until(&mut window, |window| window.query_by_label("Stop").is_some());
    window.get_by_role_and_label(egui::accesskit::Role::ProgressIndicator, "Going to the position");
    // What was seen is seen still, and nothing is done to what is not seen yet.
    window.get_by_label_contains("0 of");
    request(&mut window, "comment y");
    assert!(text(&window) == before);
    // Back there is no need to wait any more.
    window.key_press(Key::Home);
    window.run_steps(4);
    assert!(!is_at_work(&window));
    window.key_press(Key::End);
    until(&mut window, |window| window.query_by_label("Stop").is_some());
    window.get_by_label("Stop").click();
    window.run_steps(4);
    assert!(!is_at_work(&window));
    window.get_by_label_contains("0 of");
    window.key_press(Key::End);
    window.run_steps(2);
    drop(closed);
    until_done(&mut window);
    window.get_by_label_contains("18000 of 18000");
    request(&mut window, "comment end");
    assert!(text(&window).ends_with("W[]C[end])"));
    // Now all of it is near.
    request(&mut window, "goto 9000");
    assert!(!is_at_work(&window));
}
