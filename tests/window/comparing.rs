//! Two records next to each other: what is different is gone to, told in words, and taken over, each time as one step.

use std::fs;
use std::path::PathBuf;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::store::Home;

use crate::harness::{Window, ask, at_home, click, picture, press, press_with, text_of, until};

const MINE: &str = "(;GM[1]SZ[9]PB[Anna];B[ee]C[mine];W[cc];B[gc](;W[gg])(;W[cg]N[old]))";
const THEIRS: &str = "(;GM[1]SZ[9]PB[Anna];B[ee]C[theirs];W[cd];B[gc](;W[cg]N[old];B[dg])(;W[gg])(;W[ff]))";

fn compared(size: [f32; 2]) -> (Window, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let paths: Vec<PathBuf> = ["mine.sgf", "theirs.sgf"].map(|name| folder.path().join(name)).into();
    fs::write(&paths[0], MINE).unwrap();
    fs::write(&paths[1], THEIRS).unwrap();
    let mut window = match size {
        [1280.0, 800.0] => at_home(&Home::in_folder(&folder.path().join("home"))),
        size => crate::harness::sized(size, 1.0, Default::default()),
    };
    window.state_mut().0.open_files(vec![paths[1].clone(), paths[0].clone()]);
    window.run();
    ask(&mut window, "compare");
    (window, folder)
}

/// What is announced with this beginning.
fn begun_with(window: &Window, words: &str) -> Option<String> {
    let mut all = window.query_all_by_role(Role::Status).filter_map(|node| node.accesskit_node().label());
    all.rfind(|label| label.starts_with(words))
}

fn shows(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).count() > 0
}

#[test]
fn differences_are_listed_and_can_be_taken_over() {
    let (mut window, _folder) = compared([1280.0, 800.0]);
    window.get_by_label("Compare with");
    click(&mut window, "theirs.sgf");
    until(&mut window, "the differences", |window| shows(window, "1 of 5"));
    picture(&mut window, "compare");
    assert!(shows(&window, "move 1, E5: Comment: different"));
    assert!(shows(&window, "mine") && shows(&window, "theirs"));
    press(&mut window, Key::ArrowDown);
    assert!(shows(&window, "2 of 5") && shows(&window, "the moves after it are the same"));
    click(&mut window, "Copy to the left");
    until(&mut window, "one fewer", |window| shows(window, "2 of 4"));
    assert!(text_of(&window).contains("W[cd]") && text_of(&window).contains("C[mine]"));
    // One step, taken back with the usual keys.
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    until(&mut window, "all of them again", |window| shows(window, " of 5"));
    assert_eq!(text_of(&window), MINE);
    // All of a kind at once.
    while !shows(&window, "only on the right, with") && !shows(&window, "5 of 5") {
        press(&mut window, Key::ArrowDown);
    }
    picture(&mut window, "compare-added");
    click(&mut window, "Moves and variations only on the right: copy 2 to the left");
    until(&mut window, "what is left", |window| shows(window, " of 3"));
    assert!(text_of(&window).contains("(;W[ff])") && text_of(&window).contains(";B[dg]"));
    while !shows(&window, "No differences left") {
        click(&mut window, "Copy to the left");
    }
    // What was taken over last can be taken back, from where one is.
    let merged = text_of(&window);
    click(&mut window, "Undo");
    until(&mut window, "the last difference", |window| shows(window, "1 of 1"));
    assert_ne!(text_of(&window), merged);
    click(&mut window, "Copy to the left");
    until(&mut window, "none again", |window| shows(window, "No differences left"));
    assert_eq!(text_of(&window), merged);
    press(&mut window, Key::Escape);
    assert!(!shows(&window, "No differences left"));
}

/// Whatever kind of difference was the last one: both boards stay with it, and what was done can be taken back.
#[test]
fn after_the_last_difference_the_boards_stay_together() {
    let base = "(;GM[1]SZ[9];B[ee];W[cc];B[gc](;W[gg];B[cf])(;W[cg]))";
    for (theirs, depth) in [
        ("(;GM[1]SZ[9];B[ee];W[cc];B[gc](;W[gg];B[cf];W[fc];B[hh])(;W[cg]))", 6),
        ("(;GM[1]SZ[9];B[ee];W[cc];B[gc](;W[gg];B[cf];W[fc]C[x])(;W[cg]))", 6),
        ("(;GM[1]SZ[9];B[ee];W[cc];B[gc](;W[gg]C[x];B[cf])(;W[cg]))", 4),
        ("(;GM[1]SZ[9];B[ee];W[cc];B[gc];W[cg])", 3),
        ("(;GM[1]SZ[9];B[ee];W[cc];B[gc](;W[cg])(;W[gg];B[cf]))", 4),
        ("(;GM[1]SZ[9];B[ee];W[cd];B[gc](;W[gg];B[cf])(;W[cg]))", 2),
    ] {
        let mut window = crate::harness::with_texts([1280.0, 800.0], 1.0, "light", &[theirs, base]);
        ask(&mut window, "compare");
        click(&mut window, "Pasted");
        until(&mut window, "the difference", |window| shows(window, "1 of 1"));
        let take = if window.query_by_label("Remove on the left").is_some() {
            "Remove on the left"
        } else {
            "Copy to the left"
        };
        click(&mut window, take);
        until(&mut window, "the end", |window| shows(window, "No differences left"));
        window.get_by_label("Undo");
        assert_eq!(window.state().0.compared_depths(), Some([depth; 2]), "{theirs}");
        click(&mut window, "Undo");
        until(&mut window, "it again", |window| shows(window, "1 of 1"));
        assert_eq!(text_of(&window), base);
    }
}

#[test]
fn a_small_window_has_room_for_both() {
    let (mut window, _folder) = compared([800.0, 600.0]);
    click(&mut window, "theirs.sgf");
    until(&mut window, "the differences", |window| shows(window, "1 of 5"));
    picture(&mut window, "compare-small");
    for label in ["Copy to the left", "Copy to the right", "Comments only", "Previous", "Next", "Close"] {
        let rect = window.get_by_label(label).rect();
        assert!(rect.right() <= 800.0 && rect.bottom() <= 600.0, "{label}: {rect:?}");
    }
}

#[test]
fn a_variation_is_next_to_the_line_it_leaves() {
    let (mut window, _folder) = compared([1280.0, 800.0]);
    press(&mut window, Key::Escape);
    ask(&mut window, "goto 0.0.0.1");
    ask(&mut window, "compare");
    click(&mut window, "The variation at move 4 with the line it branches from");
    until(&mut window, "the two lines", |window| shows(window, "1 of 2"));
    // Nothing can be taken over: both are parts of one record.
    assert!(window.query_by_label("Copy to the left").is_none());
    picture(&mut window, "compare-lines");
    let mut before = None;
    for key in [Key::ArrowRight, Key::ArrowRight, Key::ArrowLeft] {
        press_with(&mut window, Modifiers { shift: true, ..Modifiers::ALT }, key);
        let refused = begun_with(&window, "This side can't be changed here");
        assert!(refused.is_some() && refused != before, "{key:?}: {before:?}");
        before = refused;
    }
}

/// Keys belong to a question in front: none of them reaches the page behind it.
#[test]
fn keys_of_a_question_do_nothing_behind_it() {
    let (mut window, _folder) = compared([1280.0, 800.0]);
    click(&mut window, "theirs.sgf");
    until(&mut window, "the differences", |window| shows(window, "1 of 5"));
    click(&mut window, "Copy to the left");
    until(&mut window, "one fewer", |window| shows(window, " of 4"));
    let taken = text_of(&window);
    ask(&mut window, "quit");
    assert!(window.state().0.question().is_some());
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, Key::ArrowDown);
    assert_eq!(text_of(&window), taken);
    press(&mut window, Key::Escape);
    assert!(window.state().0.question().is_none() && shows(&window, "1 of 4"), "the page stays, and where one was");
}

/// Opens two records, and compares the first with the second.
fn beside(mine: &str, theirs: &str) -> (Window, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let paths: Vec<PathBuf> = ["mine.sgf", "theirs.sgf"].map(|name| folder.path().join(name)).into();
    fs::write(&paths[0], mine).unwrap();
    fs::write(&paths[1], theirs).unwrap();
    let mut window = at_home(&Home::in_folder(&folder.path().join("home")));
    window.state_mut().0.open_files(vec![paths[1].clone(), paths[0].clone()]);
    window.run();
    ask(&mut window, "compare");
    click(&mut window, "theirs.sgf");
    (window, folder)
}

#[test]
fn a_turned_board_is_reported_and_can_be_turned_here_too() {
    let mine = "(;GM[1]SZ[9];B[ab];W[cd];B[ef];W[gh])";
    let (mut window, _folder) = beside(mine, "(;GM[1]SZ[9];B[ba];W[dc]C[said];B[fe];W[hg])");
    until(&mut window, "the turn", |window| {
        shows(window, "the whole board is rotated or mirrored (mirrored along a diagonal)")
    });
    picture(&mut window, "compare-turned");
    assert!(shows(&window, "1 of 1") && shows(&window, "Comment: only on the right"));
    // What lies another way round cannot be taken over.
    assert!(!shows(&window, "Copy to the left"));
    click(&mut window, "Rotate or mirror this record, too");
    until(&mut window, "no turn", |window| {
        !shows(window, "the whole board is rotated or mirrored") && shows(window, "1 of 1")
    });
    click(&mut window, "Copy to the left");
    until(&mut window, "no difference", |window| shows(window, "No differences left"));
    assert_eq!(text_of(&window), "(;GM[1]SZ[9];B[ba];W[dc]C[said];B[fe];W[hg])");
    // Each was one step.
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    until(&mut window, "all taken back", |window| text_of(window) == mine);
}

#[test]
fn different_games_are_reported() {
    let (mut window, _folder) = beside("(;GM[1]SZ[9];B[ab];W[cd])", "(;GM[11]SZ[11];B[a1];W[c4])");
    until(&mut window, "the sentence", |window| shows(window, "These are different games: Go and Hex"));
    assert!(!shows(&window, "only on the right") && !shows(&window, "Copy to the left"));
    picture(&mut window, "compare-different");
}

/// Everything of a kind is taken over at once: a kind is about one thing, and does one thing to it; what removes says how much.
#[test]
fn a_kind_is_one_property_in_one_direction() {
    let mine = "(;GM[1]SZ[9];B[ee]C[a];W[cc]TR[aa];B[gc]C[own];W[gg]TR[bb](;B[cf];W[ca])(;B[fc];W[hh]))";
    let theirs = "(;GM[1]SZ[9];B[ee]C[a];W[cc]C[x];B[gc];W[gg]C[y];B[cf];W[ca]C[z])";
    let (mut window, _folder) = beside(mine, theirs);
    until(&mut window, "the differences", |window| shows(window, "1 of 7"));
    let comments = "Comment only on the right: copy 3 to the left";
    let mut seen = 0;
    while window.query_by_label(comments).is_none() && seen < 7 {
        press(&mut window, Key::ArrowDown);
        seen += 1;
    }
    click(&mut window, comments);
    until(&mut window, "three fewer", |window| shows(window, " of 4"));
    let added = text_of(&window);
    assert_eq!(
        added,
        mine.replace("TR[aa]", "TR[aa]C[x]").replace("TR[bb]", "TR[bb]C[y]").replace("W[ca]", "W[ca]C[z]")
    );
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    until(&mut window, "all again", |window| shows(window, " of 7"));
    assert_eq!(text_of(&window), mine);
    // What removes is said in the button, and reported with numbers.
    let marks = "Triangles only on the left: remove 2 there";
    (0..7).for_each(|_| press(&mut window, Key::ArrowUp));
    let mut seen = 0;
    while window.query_by_label(marks).is_none() && seen < 7 {
        press(&mut window, Key::ArrowDown);
        seen += 1;
    }
    click(&mut window, marks);
    until(&mut window, "two fewer", |window| shows(window, " of 5"));
    assert_eq!(text_of(&window), mine.replace("TR[aa]", "").replace("TR[bb]", ""));
    until(&mut window, "the report", |window| shows(window, "Removed from mine.sgf: 2 marks"));
}

/// The other record is changed as this one is, and each takes its own steps back.
#[test]
fn differences_go_to_the_left_and_to_the_right_by_keys() {
    let (mut window, _folder) = beside(MINE, THEIRS);
    until(&mut window, "the differences", |window| shows(window, "1 of 5"));
    let copy = Modifiers { shift: true, ..Modifiers::ALT };
    press_with(&mut window, copy, Key::ArrowRight);
    until(&mut window, "one fewer", |window| shows(window, "1 of 4"));
    assert_eq!(text_of(&window), MINE, "the left one stays");
    press_with(&mut window, copy, Key::ArrowLeft);
    until(&mut window, "two fewer", |window| shows(window, "1 of 3"));
    assert_eq!(text_of(&window), MINE.replace("W[cc]", "W[cd]"));
    // The steps are taken back in their order, each where it was made.
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    until(&mut window, "the left one as it was", |window| shows(window, " of 4"));
    assert_eq!(text_of(&window), MINE);
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    until(&mut window, "both as they were", |window| shows(window, " of 5"));
    assert_eq!(text_of(&window), MINE);
    // All of it to the right.
    for left in (0..5).rev() {
        press_with(&mut window, copy, Key::ArrowRight);
        let count = format!(" of {left}");
        until(&mut window, "one fewer", |window| shows(window, &count) || left == 0 && shows(window, "No differences"));
    }
    assert_eq!(text_of(&window), MINE);
}

/// A key that removes something reports it, whatever it is; one that replaces a value need not.
#[test]
fn removals_by_key_are_reported() {
    for (mine, theirs, report) in [
        (
            "(;GM[1]SZ[9]PB[Ann]PW[Bob];B[ee])",
            "(;GM[1]SZ[9]PW[Bob];B[ee])",
            Some("Removed from mine.sgf: 1 other entry"),
        ),
        ("(;GM[1]SZ[9];B[ee]C[a word])", "(;GM[1]SZ[9];B[ee])", Some("Removed from mine.sgf: 1 comment")),
        ("(;GM[1]SZ[9];B[ee]GB[1])", "(;GM[1]SZ[9];B[ee])", Some("Removed from mine.sgf: 1 other entry")),
        (
            "(;GM[1]SZ[9];B[ee](;W[cc])(;W[dd]))",
            "(;GM[1]SZ[9];B[ee];W[cc])",
            Some("Removed from mine.sgf: 1 variation (1 node)"),
        ),
        ("(;GM[1]SZ[9]KM[6.5];B[ee])", "(;GM[1]SZ[9]KM[7.5];B[ee])", None),
        ("(;GM[1]SZ[9];B[ee];W[cc];B[gg];W[hh])", "(;GM[1]SZ[9];B[ee];W[cd];B[gg];W[hh])", None),
        ("(;GM[1]SZ[9];B[ee])", "(;GM[1]SZ[9]PB[Ann];B[ee])", None),
    ] {
        let (mut window, _folder) = beside(mine, theirs);
        until(&mut window, "the difference", |window| shows(window, "1 of 1"));
        press_with(&mut window, Modifiers { shift: true, ..Modifiers::ALT }, Key::ArrowLeft);
        until(&mut window, "none", |window| shows(window, "No differences"));
        window.run();
        match report {
            Some(report) => until(&mut window, "the report", |window| shows(window, report)),
            None => assert!(!shows(&window, "Removed"), "{mine}"),
        }
    }
}

#[test]
fn a_part_of_what_is_different_can_be_looked_at() {
    let (mut window, _folder) = beside(MINE, THEIRS);
    until(&mut window, "the differences", |window| shows(window, "1 of 5"));
    click(&mut window, "Comments only");
    until(&mut window, "one", |window| shows(window, "1 of 1") && shows(window, "Comment: different"));
    click(&mut window, "Marks only");
    until(&mut window, "none", |window| shows(window, "No differences of this kind"));
    click(&mut window, "Moves only");
    until(&mut window, "the others", |window| shows(window, " of 4"));
    click(&mut window, "Everything");
    until(&mut window, "all", |window| shows(window, " of 5"));
}

#[test]
fn a_long_branch_is_counted_whole() {
    let moves: String = (0..6_000).map(|_| ";B[];W[]").collect();
    let mine = format!("(;GM[1]SZ[9];B[ee](;W[cc])(;W[dd]{moves}))");
    let (mut window, _folder) = beside(&mine, "(;GM[1]SZ[9];B[ee];W[cc])");
    until(&mut window, "the branch", |window| shows(window, "only on the left, with 12,000 nodes after it"));
}

/// Two variations of one record, whichever: from a command, from the list, and from the menu of a node.
#[test]
fn any_two_variations_can_be_compared() {
    let record = "(;GM[1]SZ[9];B[ee](;W[cc];B[gc])(;W[cd];B[gc]C[x])(;W[ce];B[gc];W[aa]))";
    for from in ["command", "list"] {
        let mut window = crate::harness::with_texts([1280.0, 800.0], 1.0, "light", &[record]);
        ask(&mut window, "goto 0.1");
        match from {
            "command" => ask(&mut window, "compare-variation 0.2.0"),
            _ => {
                ask(&mut window, "compare");
                click(&mut window, "This line with variation 3 at move 2");
            }
        }
        until(&mut window, "the variations", |window| shows(window, " of 3"));
        assert!(shows(&window, "The other variation") && shows(&window, "the moves after it are the same"));
        assert!(window.query_by_label("Copy to the left").is_none(), "both are parts of one record");
        assert_eq!(window.state().0.compared_depths(), Some([2, 2]));
    }
    let mut window = crate::harness::with_texts([1280.0, 800.0], 1.0, "light", &[record]);
    ask(&mut window, "goto 0.1");
    ask(&mut window, "compare-variation 0");
    until(&mut window, "the reason", |window| shows(window, "There is no other variation to compare with"));
}

/// What is chosen on the page is there after the frames of the click: no work in the background asks for a later one.
#[test]
fn a_choice_settles_without_further_frames() {
    for entry in ["Pasted", "This line with variation 3 at move 2", "This line with variation 1 at move 2"] {
        let record = "(;GM[1]SZ[9];B[ee](;W[cc];B[gc])(;W[cd];B[gc]C[x])(;W[ce];B[gc];W[aa]))";
        let mut window = crate::harness::with_texts([1280.0, 800.0], 1.0, "light", &[MINE]);
        window.state_mut().0.open_sample("Another", record);
        window.run();
        ask(&mut window, "goto 0.1");
        ask(&mut window, "compare");
        window.get_by_label(entry).click();
        let frames = window.run();
        assert!(frames <= 4, "{entry}: {frames} frames");
        for _ in 0..5 {
            for only in ["Comments only", "Marks only", "Moves only", "Everything"] {
                window.get_by_label(only).click();
                let frames = window.run();
                assert!(frames <= 4, "{entry}, {only}: {frames} frames");
            }
        }
    }
}

#[test]
fn compare_announces_both_texts_both_moves_and_the_ends() {
    let (mut window, _folder) = compared([1280.0, 800.0]);
    click(&mut window, "theirs.sgf");
    until(&mut window, "the differences", |window| shows(window, "1 of 5"));
    assert!(shows(&window, "Left: mine. Right: theirs"), "the two comments");
    press(&mut window, Key::ArrowUp);
    assert!(shows(&window, "First difference"));
    press(&mut window, Key::ArrowDown);
    assert!(!shows(&window, "First difference"));
    // Where the boards show different moves, each side is named.
    assert!(shows(&window, "Left: move 2, C7") && shows(&window, "Right: move 2, C6"));
    for _ in 0..5 {
        press(&mut window, Key::ArrowDown);
    }
    assert!(shows(&window, "5 of 5") && shows(&window, "Last difference"));
    let before = begun_with(&window, "Last difference");
    press(&mut window, Key::ArrowDown);
    assert!(before.is_some() && begun_with(&window, "Last difference") != before, "and again");
    for _ in 0..9 {
        press(&mut window, Key::ArrowRight);
    }
    assert!(shows(&window, "There are no moves after this one"));
    press(&mut window, Key::ArrowUp);
    click(&mut window, "Copy to the left");
    until(&mut window, "one fewer", |window| shows(window, " of 4"));
    assert!(shows(&window, "Changed on the left"));
    press_with(&mut window, Modifiers::COMMAND, Key::Z);
    until(&mut window, "all of them again", |window| shows(window, " of 5"));
    assert!(shows(&window, "Undone: Changed on the left"));
}

#[test]
fn arrows_step_from_any_control_and_with_shift_move_the_cursor_of_a_board() {
    let (mut window, _folder) = compared([1280.0, 800.0]);
    click(&mut window, "theirs.sgf");
    until(&mut window, "the differences", |window| shows(window, "1 of 5"));
    let depths = |window: &Window| window.state().0.compared_depths().unwrap();
    let focused = |window: &Window| window.ctx.memory(|memory| memory.focused());
    for control in ["Board: mine.sgf", "Tree: theirs.sgf", "Next"] {
        window.get_by_label(control).focus();
        window.run();
        let (before, had) = (depths(&window), focused(&window));
        press(&mut window, Key::ArrowRight);
        assert_eq!(depths(&window), before.map(|depth| depth + 1), "{control}");
        assert!(had.is_some() && focused(&window) == had, "{control}");
        press(&mut window, Key::ArrowLeft);
        assert_eq!(depths(&window), before, "{control}");
    }
    window.get_by_label("Board: mine.sgf").focus();
    window.run();
    let before = depths(&window);
    // The cursor begins in the middle, where Black's first move is.
    press_with(&mut window, Modifiers::SHIFT, Key::ArrowLeft);
    assert!(shows(&window, "E5, Black"));
    assert!(!shows(&window, "Left: mine"), "the point alone");
    press_with(&mut window, Modifiers::SHIFT, Key::ArrowLeft);
    assert!(shows(&window, "D5, empty"));
    assert_eq!(depths(&window), before);
    assert!(window.get_by_label("Board: mine.sgf").is_focused());
}

#[test]
fn trees_of_both_records_have_their_nodes_as_items() {
    let (mut window, _folder) = compared([1280.0, 800.0]);
    click(&mut window, "theirs.sgf");
    until(&mut window, "the differences", |window| shows(window, "1 of 5"));
    let items = |label: &str| window.query_all_by_role_and_label(egui::accesskit::Role::TreeItem, label).count();
    assert_eq!(items("Black E5: changed"), 2, "one in each tree");
    assert_eq!((items("White C7: corrected"), items("White C6: corrected")), (1, 1));
    assert_eq!(items("Black D3: only on the right"), 1);
    window.get_by_label("White F4: only on the right").click();
    window.run();
    assert_eq!(window.state().0.compared_depths().unwrap()[1], 4);
}
