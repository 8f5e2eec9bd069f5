//! Tests that the same keys work in every list of the window, and that screen readers announce the row.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::app::dialogs::Dialogs;
use crate::app::dialogs::folder::FolderList;
use crate::app::dialogs::path::PathField;
use crate::app::panels::forks::Forks;
use crate::app::testing::harness::{self, Stage, all, until};
use crate::edit::search::Kinds;
use crate::edit::{Command, Grouping};

/// Rows of each list, more than are in sight.
const ROWS: usize = 30;
const SIZE: [f32; 2] = [900.0, 640.0];

fn joined(part: impl Fn(usize) -> String) -> String {
    (1..=ROWS).map(part).collect()
}

fn history() -> Harness<'static, Stage> {
    let mut stage = Stage::running("(;GM[1]SZ[9])", &[]);
    for row in 1..=ROWS {
        stage.run(&Command::parse(&format!("comment 'Row {row}'")).unwrap(), Grouping::Alone);
    }
    stage.play_dialog(SIZE, "history-list")
}

fn find() -> Harness<'static, Stage> {
    let text = format!("(;GM[1]SZ[9]{})", joined(|row| format!(";C[ladder {row}]")));
    let mut dialogs = Dialogs::default();
    dialogs.find.open("ladder", Kinds::All, false);
    Stage::new(&text, &[]).play(SIZE, move |ui, here, actions| dialogs.find.show(ui, all(ui), here, actions))
}

fn forks() -> Harness<'static, Stage> {
    let text = format!("(;GM[1]SZ[9]{})", joined(|row| format!("(;N[Line {row}])")));
    let mut forks = Forks::default();
    Stage::new(&text, &[]).play([400.0, 160.0], move |ui, here, actions| {
        let reading = here.record.unwrap();
        forks.show(ui, all(ui), here, &reading, actions);
    })
}

/// A folder with as many records.
fn records() -> tempfile::TempDir {
    let place = tempfile::tempdir().unwrap();
    for row in 1..=ROWS {
        std::fs::write(place.path().join(format!("game {row:02}.sgf")), "(;GM[1]SZ[9])").unwrap();
    }
    place
}

fn folder() -> Harness<'static, Stage> {
    let place = records();
    let mut dialogs = Dialogs::default();
    dialogs.open(FolderList::new(place.path().to_owned()));
    let mut harness = Stage::new("(;GM[1]SZ[9])", &[]).play(SIZE, move |ui, here, actions| {
        let _kept = &place;
        dialogs.show(ui.ctx(), here, actions);
    });
    until(&mut harness, "the list", |harness| harness.query_by_label("30 records").is_some());
    harness
}

fn path() -> Harness<'static, Stage> {
    let place = records();
    let mut field = PathField::new(format!("{}/", place.path().display()));
    let mut harness = Stage::new("(;GM[1]SZ[9])", &[]).play(SIZE, move |ui, _, _| {
        let _kept = &place;
        let label = ui.label("File").id;
        field.show(ui, label);
    });
    until(&mut harness, "the list", |harness| harness.query_by_label("game 01.sgf").is_some());
    harness
}

fn dialog(text: String, command: &'static str) -> Harness<'static, Stage> {
    Stage::running(&text, &[]).play_dialog(SIZE, command)
}

/// What is heard of the list.
fn heard(harness: &Harness<'static, Stage>, role: Role) -> Option<String> {
    let mut rows = harness.query_all_by_role(role).filter(|row| row.accesskit_node().is_focused());
    rows.next().and_then(|row| row.accesskit_node().label())
}

#[test]
fn the_same_keys_move_through_every_list_and_announce_the_row() {
    let games = joined(|row| format!("(;GM[1]SZ[9]PB[Ann {row}])"));
    let wrong = format!("(;FF[4]GM[1]SZ[9]{})", joined(|_| ";B[zz];W[zz]".to_owned()));
    let empty = || "(;GM[1]SZ[9])".to_owned();
    let lists = [
        ("games", dialog(games, "games")),
        ("findings", dialog(wrong, "findings")),
        ("history", history()),
        ("folder", folder()),
        ("path", path()),
        ("encoding", Stage::new("(;GM[1]SZ[9])", &[]).play_dialog([900.0, 480.0], "read-as")),
        ("palette", dialog(empty(), "palette")),
        ("new game", dialog(empty(), "new")),
        ("find", find()),
        ("forks", forks()),
    ];
    for (name, mut harness) in lists {
        let (list, row) = match name {
            "new game" => (Role::RadioGroup, Role::RadioButton),
            _ => (Role::ListBox, Role::ListBoxOption),
        };
        let in_field = name == "palette";
        if !in_field {
            harness.get_by_role(list).focus();
            harness.run();
        }
        let mut press = |key| {
            harness.key_press(key);
            harness.run();
            heard(&harness, row).unwrap_or_else(|| panic!("{name}: nothing is heard after {key:?}"))
        };
        let first = if in_field { press(Key::ArrowUp) } else { press(Key::Home) };
        let second = press(Key::ArrowDown);
        assert_ne!(first, second, "{name}: down");
        let third = press(Key::ArrowDown);
        assert!(third != first && third != second, "{name}: down");
        assert_eq!(press(Key::ArrowUp), second, "{name}: up");
        assert_eq!(press(Key::ArrowUp), first, "{name}: up");
        let page = press(Key::PageDown);
        assert!(page != first && page != second, "{name}: a page is more than a row");
        assert_eq!(press(Key::PageUp), first, "{name}: a page up");
        if !in_field {
            let last = press(Key::End);
            assert!(last != first && last != page, "{name}: the end");
            assert_ne!(press(Key::ArrowUp), last, "{name}: up from the end");
            assert_eq!(press(Key::End), last, "{name}: the end");
            assert_eq!(press(Key::Home), first, "{name}: the beginning");
        }
    }
}

/// One that was asked for before may be covered by another.
#[test]
fn a_list_opened_again_comes_to_the_front() {
    let mut window = harness::window([1400.0, 800.0], |app| app.open_sample("One", "(;GM[1]SZ[9];B[cc])(;GM[1])"));
    let mut on_top = Vec::new();
    for list in ["games", "findings", "games"] {
        window.state_mut().0.request(list);
        window.run_steps(4);
        let room = window.state().0.dialogs.docked.expect("room beside the board");
        on_top.push(window.ctx.layer_id_at(room.center()).unwrap());
    }
    assert!(on_top[0] == on_top[2] && on_top[0] != on_top[1], "{on_top:?}");
}
