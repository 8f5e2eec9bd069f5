//! The tools on records that are long: opened, used, cancelled and undone, while what takes long goes on in the background. What comes of
//! it is waited for, however long that takes.

use egui::accesskit::Role;
use egui::{Key, Modifiers, OutputCommand};
use egui_kittest::kittest::Queryable as _;

use crate::harness::{Window, text_of, window_with};

/// 250 games in no order, with comments; what is written between the letters of some moves is to be repaired.
fn games_with(between: &str) -> String {
    let letter = |index: usize| char::from(b"abcdefghi"[index]);
    let pair = |at: usize| {
        let (column, row) = (letter(at % 9), at / 9);
        format!(";B[{column}{}]C[a move];W[{column}{between}{}]", letter(row), letter(row + 4))
    };
    let moves: String = (0..12).map(pair).collect();
    let game = |number: usize| format!("(;GM[1]FF[4]SZ[9]PB[Player {:03}]{moves})\n", number * 97 % 250);
    (0..250).map(game).collect()
}

fn games() -> String {
    games_with(" ")
}

/// Steps on until something is the case.
fn until(window: &mut Window, what: impl Fn(&Window) -> bool) {
    for _ in 0..6000 {
        if what(window) {
            return window.run_steps(4);
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        window.step();
    }
    panic!("it never came");
}

fn until_label(window: &mut Window, label: &str) {
    until(window, |window| window.query_all_by_label_contains(label).next().is_some());
}

fn click(window: &mut Window, label: &str) {
    window.get_by_label(label).click();
    window.run_steps(6);
}

fn ask(window: &mut Window, line: &str) {
    window.state_mut().0.request(line);
    window.run_steps(6);
}

/// Undoes everything; the file is what it was.
fn undone(window: &mut Window, before: &str) {
    assert!(text_of(window) != before, "nothing was done");
    ask(window, "undo");
    assert!(text_of(window) == before, "one step");
}

#[test]
fn clean_up_counts_shows_and_removes_in_one_step() {
    let before = games();
    let mut window = window_with(&before);
    ask(&mut window, "clean-up");
    window.get_by_role_and_label(Role::ComboBox, "Remove from").click();
    window.run_steps(4);
    click(&mut window, "all games in the file");
    until_label(&mut window, "3,000 comments and names");
    click(&mut window, "Comments and names");
    until_label(&mut window, "bytes now");
    click(&mut window, "Close");
    assert!(text_of(&window) == before && window.query_by_label("Remove").is_none());
    ask(&mut window, "clean-up");
    window.get_by_role_and_label(Role::ComboBox, "Remove from").click();
    window.run_steps(4);
    click(&mut window, "all games in the file");
    until_label(&mut window, "3,000 comments and names");
    click(&mut window, "Comments and names");
    until_label(&mut window, "bytes now");
    click(&mut window, "Remove");
    assert!(text_of(&window) == before.replace("C[a move]", ""));
    undone(&mut window, &before);
}

#[test]
fn everything_that_was_found_is_repaired_in_one_step() {
    let before = games();
    let mut window = window_with(&before);
    ask(&mut window, "findings");
    until_label(&mut window, "Fix all issues");
    window.key_press(Key::ArrowDown);
    window.run_steps(4);
    click(&mut window, "Close");
    assert!(text_of(&window) == before);
    ask(&mut window, "findings");
    until_label(&mut window, "Fix all issues");
    click(&mut window, "Fix all issues");
    assert!(text_of(&window).contains("W[ae]") && !text_of(&window).contains("W[a e]"));
    undone(&mut window, &before);
    until_label(&mut window, "Fix all issues");
}

#[test]
fn an_expression_is_replaced_in_all_games_in_one_step() {
    let before = games();
    let mut window = window_with(&before);
    ask(&mut window, "replace --regex --in comments --collection 'a (m.v.)' 'the $1'");
    assert!(text_of(&window) == before.replace("C[a move]", "C[the move]"), "{:?}", window.state().0.notices().last());
    assert!(window.state().0.notices().any(|reported| reported.contains("3,000")));
    undone(&mut window, &before);
}

#[test]
fn games_are_put_in_order_and_taken_out_in_one_step() {
    let before = games();
    let mut window = window_with(&before);
    ask(&mut window, "games");
    until_label(&mut window, "250 games");
    click(&mut window, "Sort by: Players");
    click(&mut window, "More actions");
    click(&mut window, "Put all games in the file in this order");
    let mut sorted: Vec<&str> = before.lines().collect();
    sorted.sort_unstable();
    let names =
        |text: &str| text.match_indices("PB[").map(|(at, _)| text[at + 3..at + 13].to_owned()).collect::<Vec<_>>();
    assert_eq!(names(&text_of(&window)), names(&sorted.concat()));
    undone(&mut window, &before);
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run_steps(4);
    ask(&mut window, "delete-game 2-250");
    assert!(
        text_of(&window).starts_with("(;GM[1]FF[4]SZ[9]PB[Player 000]") && text_of(&window).matches("PB[").count() == 1
    );
    undone(&mut window, &before);
    // Over the comment the list has no room for more than its cross.
    click(&mut window, "Close: Games");
    assert!(text_of(&window) == before);
}

#[test]
fn copies_replace_no_file_without_a_request() {
    let folder = tempfile::tempdir().unwrap();
    let before = games();
    let mut window = window_with(&before);
    let (plain, strict) = (folder.path().join("plain.sgf"), folder.path().join("strict.sgf"));
    ask(&mut window, &format!("save-copy '{}'", plain.display()));
    until(&mut window, |_| plain.exists());
    assert!(std::fs::read(&plain).unwrap() == before.as_bytes());
    ask(&mut window, &format!("save-copy-as ff4 '{}'", strict.display()));
    until(&mut window, |_| strict.exists());
    assert!(std::fs::read_to_string(&strict).unwrap().contains("W[ae]"));
    std::fs::write(&plain, "mine").unwrap();
    ask(&mut window, &format!("save-copy '{}'", plain.display()));
    until(&mut window, |window| window.state().0.question().is_some());
    assert_eq!(std::fs::read_to_string(&plain).unwrap(), "mine");
    window.state_mut().0.answer("Cancel", &plain);
    window.run_steps(4);
    assert_eq!(std::fs::read_to_string(&plain).unwrap(), "mine");
    assert!(text_of(&window) == before);
}

#[test]
fn a_long_record_is_copied_as_text() {
    let before = games();
    let mut window = window_with(&before);
    window.state_mut().0.request("copy-record");
    let mut copied = None;
    for _ in 0..6000 {
        window.step();
        let mut texts = window.output().platform_output.commands.iter().filter_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        copied = copied.or(texts.next_back());
        if copied.is_some() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(copied.as_ref() == Some(&before));
}
