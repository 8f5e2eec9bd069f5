//! One sits down to study: what can be chosen before, how far one has come, and what there is nothing to study in.

use std::fs;
use std::path::Path;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use crate::harness::{Window, ask, at_home, press, type_text, until};
use crate::studying::{PIECES, PROBLEM, Place, begin, enter, shows};

fn fixture(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/problems");
    fs::read_to_string(folder.join(name)).unwrap()
}

fn study_folder(window: &mut Window, folder: &Path) {
    ask(window, &format!("study-folder \"{}\"", folder.display()));
}

/// However many ways there are in which the records of a folder say what is right, each is shown; a side is called by all of its names.
#[test]
fn all_conventions_of_a_folder_are_shown_and_all_names_of_a_side() {
    let place = Place::new();
    for name in [
        "go-01-right.sgf",
        "go-04-te.sgf",
        "go-06-bm.sgf",
        "go-07-wv.sgf",
        "go-08-tr.sgf",
        "go-12-plus.sgf",
        "go-13-gb.sgf",
        "go-22-both-colours.sgf",
        "blokus-04-four-colours.blksgf",
    ] {
        fs::write(place.records().join(name), fixture(name)).unwrap();
    }
    let mut window = at_home(place.home());
    study_folder(&mut window, &place.records());
    until(&mut window, "what can be asked", |window| window.query_all_by_label("Start session").count() > 0);
    window.run();
    for name in ["RIGHT", "TE", "BM", "WV", "TR", "+", "GB, GW"] {
        assert!(shows(&window, &format!("judged by “{name}”")), "{name}");
    }
    window.get_by_role_and_label(Role::RadioButton, "Black / Blue");
    window.get_by_role_and_label(Role::RadioButton, "White");
}

/// How sure a verdict is shows beside it; and what is left out is named with the reason, and may be judged in another way.
#[test]
fn unsure_verdicts_and_games_that_are_left_out_are_explained() {
    let place = Place::new();
    let mut window = place.asked("(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb](;B[ba]TE[1])(;B[ca]))");
    enter(&mut window, "B9");
    assert!(shows(&window, "Right. (likely)"));
    let place = Place::new();
    let odd = "(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb](;B[ba]C[Good move!])(;B[ca]C[Bad move]))";
    fs::write(place.records().join("odd.sgf"), odd).unwrap();
    let mut window = at_home(place.home());
    study_folder(&mut window, &place.records());
    until(&mut window, "what can be asked", |window| window.query_all_by_label("Start session").count() > 0);
    window.run();
    assert!(shows(&window, "1 game is left out: odd.sgf #1: the moves have words"));
    assert!(shows(&window, "How answers are judged") && !shows(&window, "variorum study"));
}

/// What failed comes again, and the count goes on all the same.
#[test]
fn the_count_goes_on_whatever_comes_of_an_answer() {
    let place = Place::new();
    let other = PROBLEM.replace("AW[ab]", "AW[ii][ab]");
    let third = PROBLEM.replace("AW[ab]", "AW[hi][ab]");
    let mut window = place.asked(&format!("{PROBLEM}{other}{third}"));
    assert!(shows(&window, "Question 1 of 3; 3 left"));
    enter(&mut window, "A9");
    press(&mut window, Key::F5);
    assert!(shows(&window, "Question 2 of 3; 3 left"));
    enter(&mut window, "B9");
    enter(&mut window, "C9");
    press(&mut window, Key::F5);
    press(&mut window, Key::Enter);
    assert!(shows(&window, "Question 3 of 3; 2 left"));
    // What is passed over keeps its number, too.
    press(&mut window, Key::F5);
    assert!(shows(&window, "Question 1 of 3; 2 left"));
    press(&mut window, Key::F5);
    assert!(shows(&window, "Question 3 of 3; 2 left"));
}

/// A hint changes nothing on the board: the piece that was taken stays in hand.
#[test]
fn a_hint_leaves_the_piece_in_hand() {
    let place = Place::new();
    fs::write(place.records().join("problem.blksgf"), PIECES).unwrap();
    let mut window = place.asked_file("problem.blksgf");
    type_text(&mut window, "W");
    window.run();
    press(&mut window, Key::F2);
    assert!(shows(&window, "The piece is "));
    press(&mut window, Key::F2);
    assert!(shows(&window, "the highlighted area"));
    // Escape puts the piece back; without one it would leave.
    press(&mut window, Key::Escape);
    assert!(shows(&window, "Question 1 of 1"));
    press(&mut window, Key::Escape);
    assert!(!shows(&window, "Question 1 of 1"));
}

#[test]
fn a_folder_without_records_is_reported() {
    let place = Place::new();
    let (missing, empty) = (place.records().join("missing"), place.records().join("empty"));
    let file = place.records().join("problem.sgf");
    fs::create_dir(&empty).unwrap();
    fs::write(&file, PROBLEM).unwrap();
    let mut window = at_home(place.home());
    for (path, words) in [(&missing, "There is no folder "), (&file, "is a file, not a folder")] {
        study_folder(&mut window, path);
        let reported: Vec<String> = window.state().0.notices().map(|reported| reported.to_owned()).collect();
        assert!(
            reported.iter().any(|reported| reported.contains(words) && reported.contains(path.to_str().unwrap())),
            "{reported:?}"
        );
        assert!(!shows(&window, "Study: "), "{words}");
    }
    study_folder(&mut window, &empty);
    until(&mut window, "that there is nothing", |window| shows(window, "There are no records in this folder."));
    press(&mut window, Key::Escape);
    study_folder(&mut window, &place.records());
    begin(&mut window);
}
