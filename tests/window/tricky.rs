//! Where windows lose people's work or their patience: files that vanish or change, changes in a tab behind, long comments, wide
//! trees, long reading, searches through everything.

use egui::accesskit::Role;
use egui::{Event, ImeEvent, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use variorum::app::Options;
use variorum::store::Given;

use crate::harness::{Window, ask, command, drawn, press, sized, tap, text_of, until, window_with, with_texts};

fn with_file(text: &str) -> (tempfile::TempDir, std::path::PathBuf, Window) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    std::fs::write(&path, text).unwrap();
    let mut window = sized([1280.0, 800.0], 1.0, Options::default());
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    (folder, path, window)
}

#[test]
fn a_vanished_or_changed_file_raises_a_question() {
    let (_folder, path, mut window) = with_file("(;GM[1]SZ[9])");
    window.state_mut().0.request("comment mine");
    window.run();
    std::fs::remove_file(&path).unwrap();
    command(&mut window, Key::S);
    assert!(!path.exists(), "not before it was asked");
    window.get_by_label("Cancel").click();
    window.run();
    window.get_by_role_and_label(Role::Tab, "game.sgf, unsaved changes");
    std::fs::write(&path, "(;GM[1]SZ[9]C[theirs])").unwrap();
    command(&mut window, Key::S);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "(;GM[1]SZ[9]C[theirs])");
    window.get_by_label("Replace").click();
    window.run();
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "(;GM[1]SZ[9]C[mine])");
    window.get_by_role_and_label(Role::Tab, "game.sgf");
}

#[test]
fn an_input_method_writes_into_the_comment() {
    let mut window = window_with("(;GM[1]CA[UTF-8]SZ[9])");
    window.state_mut().0.request("edit-comment");
    window.run();
    // What was chosen takes the place of what was composed, letter by letter.
    for text in ["n", "ni"] {
        let preedit = ImeEvent::Preedit { text: text.to_owned(), active_range_chars: None };
        window.input_mut().events.push(Event::Ime(preedit));
        window.run();
    }
    window.input_mut().events.push(Event::Ime(ImeEvent::Commit("\u{4f60}".to_owned())));
    window.run();
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(text_of(&window), "(;GM[1]CA[UTF-8]SZ[9]C[\u{4f60}])");
}

#[test]
fn changes_in_a_hidden_tab_are_kept_and_raise_one_question() {
    let mut window = with_texts([1280.0, 800.0], 1.0, "light", &["(;GM[1]SZ[9]N[a])", "(;GM[1]SZ[9]N[b])"]);
    window.state_mut().0.request("comment two");
    window.run();
    window.state_mut().0.request("edit-comment");
    window.run();
    window.get_by_label("Comment").type_text("!");
    window.run();
    window.key_press_modifiers(Modifiers::CTRL | Modifiers::COMMAND, Key::Tab);
    window.run();
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]N[a])");
    window.state_mut().0.request("comment one");
    window.run();
    window.key_press_modifiers(Modifiers::CTRL | Modifiers::COMMAND, Key::Tab);
    window.run();
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]N[b]C[two!])");
    command(&mut window, Key::Q);
    window.get_by_label("Save changes to 2 records?");
    window.get_by_label("Cancel").click();
    window.run();
    assert_eq!(window.get_all_by_role(Role::Tab).count(), 2);
}

#[test]
fn a_comment_of_a_megabyte_is_written_on() {
    let long = "Words that a reader goes through.\n".repeat(32_000);
    let mut window = window_with(&format!("(;GM[1]SZ[9]C[{long}];B[dd])"));
    command(&mut window, Key::E);
    window.get_by_label("Comment").type_text("The end");
    window.run();
    assert_eq!(text_of(&window), format!("(;GM[1]SZ[9]C[{long}The end];B[dd])"));
    command(&mut window, Key::Z);
    command(&mut window, Key::Z);
    assert_eq!(text_of(&window), format!("(;GM[1]SZ[9]C[{long}];B[dd])"));
}

#[test]
fn thousands_of_siblings_are_walked_through() {
    let point = |n: u32| [n % 9, n / 9 % 9].map(|at| char::from(b'a' + at as u8));
    let at_the_301st = |siblings: u32| {
        let siblings: String = (0..siblings).map(|n| format!("(;B[{}{}]N[n{n}])", point(n)[0], point(n)[1])).collect();
        let mut window = window_with(&format!("(;GM[1]SZ[9]{siblings})"));
        window.key_press(Key::ArrowRight);
        for _ in 0..300 {
            window.key_press(Key::ArrowDown);
        }
        window.run_steps(400);
        window
    };
    let few = drawn(&at_the_301st(500));
    let mut window = at_the_301st(5000);
    // As many nodes as the panel has room for are drawn, not as many as there are.
    let many = drawn(&window);
    assert!(many < 2 * few, "{few} with 500 nodes, {many} with 5000");
    window.state_mut().0.request("name here");
    window.run();
    assert!(text_of(&window).contains("N[here]"));
    assert!(!text_of(&window).contains("N[n300]"), "it is the 301st that was named");
}

/// A file as the desktop drops it: by its path, or its bytes alone.
#[derive(Debug)]
struct Dropped(std::path::PathBuf, Option<Vec<u8>>);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &std::path::Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        self.1.clone().map_or_else(|| std::fs::read(&self.0).map_err(|error| error.to_string()), Ok)
    }
}

pub fn dropped_file(path: std::path::PathBuf) -> egui::DroppedFileHandle {
    std::sync::Arc::new(Dropped(path, None))
}

#[test]
fn text_and_files_are_dropped_into_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = sized([1280.0, 800.0], 1.0, Options::default());
    let mut dropped = Vec::new();
    for name in ["one.sgf", "two.sgf"] {
        let path = folder.path().join(name);
        std::fs::write(&path, "(;GM[1]SZ[9])").unwrap();
        dropped.push(dropped_file(path));
    }
    dropped.push(dropped_file(folder.path().to_owned()));
    window.input_mut().dropped_files = dropped;
    window.step();
    window.input_mut().dropped_files.clear();
    window.run();
    assert_eq!(window.get_all_by_role(Role::Tab).count(), 2);
    window.get_by_label("Records in this folder");
    window.key_press(Key::Escape);
    window.run();
    window.state_mut().0.request("close");
    window.state_mut().0.request("close");
    window.run();
    window.input_mut().events.push(Event::Paste("(;GM[11]SZ[5];B[c3])".to_owned()));
    window.run();
    assert_eq!(text_of(&window), "(;GM[11]SZ[5];B[c3])");
}

#[cfg(unix)]
#[test]
fn the_title_of_the_window_is_one_line() {
    let (folder, _, mut window) = with_file("(;GM[1]SZ[9])");
    let odd = folder.path().join("a\nb\u{7}\u{85}.sgf");
    std::fs::write(&odd, "(;GM[1]SZ[9])").unwrap();
    window.state_mut().0.open_files(vec![odd]);
    window.step();
    let commands = window.output().viewport_output.values().flat_map(|viewport| &viewport.commands);
    let titles: Vec<&str> = commands
        .filter_map(|command| if let egui::ViewportCommand::Title(title) = command { Some(&**title) } else { None })
        .collect();
    assert!(titles.len() == 1 && titles[0].starts_with("a\u{240a}b\u{2407}"), "{titles:?}");
    assert!(!titles[0].contains(char::is_control), "{titles:?}");
}

#[test]
fn a_picture_is_reported_and_not_opened() {
    let record = "(;GM[1]SZ[9]C[mine])";
    // Nodes seem to stand in it.
    let picture = [b"\xff\xd8\xff\xe0\0\x10JFIF\0".as_slice(), &b"(;B[aa]\x02\x81)".repeat(300)].concat();
    let long = [&*picture, &vec![7; 5 << 20]].concat();
    let (folder, path, mut window) = with_file(record);
    let [short_path, long_path] = [("short.sgf", &picture), ("long.sgf", &long)].map(|(name, bytes)| {
        std::fs::write(folder.path().join(name), bytes).unwrap();
        folder.path().join(name)
    });
    let reported = |window: &mut Window, way: &str| {
        let is_told =
            |window: &mut Window| window.state().0.notices().any(|reported| reported.contains("a JPEG picture"));
        until(window, way, is_told);
        assert_eq!((window.get_all_by_role(Role::Tab).count(), text_of(window)), (1, record.to_owned()), "{way}");
        while is_told(window) {
            window.run();
            window.get_all_by_label("Close this message").next().unwrap().click();
            window.run();
        }
    };
    window.state_mut().0.open_files(vec![short_path.clone()]);
    reported(&mut window, "a path");
    window.state_mut().0.open_files(vec![long_path]);
    reported(&mut window, "beside the window");
    window.state_mut().0.open_given(vec![Given::Input(picture.clone())]);
    reported(&mut window, "standard input");
    for bytes in [None, Some(picture.clone())] {
        let path = if bytes.is_none() { short_path.clone() } else { std::path::PathBuf::new() };
        window.input_mut().dropped_files = vec![std::sync::Arc::new(Dropped(path, bytes))];
        window.step();
        window.input_mut().dropped_files.clear();
        reported(&mut window, "dropped");
    }
    ask(&mut window, &format!("add-games-from {}", shlex::try_quote(short_path.to_str().unwrap()).unwrap()));
    reported(&mut window, "games");
    std::fs::write(&path, &picture).unwrap();
    for way in ["reload", "read-as latin1"] {
        ask(&mut window, way);
        reported(&mut window, way);
    }
}

#[test]
fn a_long_record_is_read_in_the_background_and_can_be_stopped() {
    let long = format!("(;GM[1]SZ[19]{})", ";B[aa];W[bb]".repeat(400_000));
    let (_folder, path, mut window) = with_file("(;GM[1]SZ[9])");
    let other = path.with_file_name("long.sgf");
    std::fs::write(&other, &long).unwrap();
    window.state_mut().0.open_files(vec![other.clone()]);
    window.step();
    assert_eq!(text_of(&window), "(;GM[1]SZ[9])", "the window is there while it reads");
    std::thread::sleep(std::time::Duration::from_millis(350));
    window.step();
    if window.query_by_label("Stop").is_some() {
        window.get_by_label("Stop").click();
        window.step();
        window.step();
        std::thread::sleep(std::time::Duration::from_millis(500));
        window.step();
        assert_eq!(window.get_all_by_role(Role::Tab).count(), 1, "what was stopped does not come");
        window.state_mut().0.open_files(vec![other.clone()]);
    }
    until(&mut window, "the second tab", |window| window.get_all_by_role(Role::Tab).count() == 2);
    window.get_by_role_and_label(Role::Tab, "long.sgf");
    // Written the same way, and closed when it is written.
    window.state_mut().0.request("comment kept");
    window.step();
    window.state_mut().0.request("close");
    window.run_steps(5);
    window.get_by_label("Save").click();
    until(&mut window, "the end of writing", |window| window.get_all_by_role(Role::Tab).count() == 1);
    assert!(std::fs::read_to_string(&other).unwrap().starts_with("(;GM[1]SZ[19]C[kept];B[aa]"));
}

#[test]
fn all_open_files_are_searched() {
    let texts = ["(;GM[1]SZ[9];B[aa]C[a ladder])", "(;GM[1]SZ[9];B[bb];W[cc]C[the ladder again])"];
    let mut window = with_texts([1280.0, 800.0], 1.0, "light", &texts);
    window.state_mut().0.request("find ladder");
    window.run();
    window.get_by_label("1 match");
    window.get_by_label("Search in").click();
    window.run();
    window.get_by_label("All open records").click();
    window.run();
    window.get_by_label("2 matches");
    window.get_by_label_contains("a ladder").click();
    window.run();
    assert_eq!(text_of(&window), texts[0], "the other tab is in front");
    window.get_by_label("1 of 1");
}

#[test]
fn lists_stay_open_next_to_the_board() {
    let mut window = window_with("(;GM[1]SZ[9]KM[6.5];B[dd]C[first];W[ee]XX[second])");
    // Opened by someone who works with the pointer, it leaves the board the keys.
    window.hover_at(egui::pos2(640.0, 20.0));
    window.run();
    window.state_mut().0.request("properties");
    window.run();
    window.get_by_label("KM: value");
    window.key_press(Key::ArrowRight);
    window.key_press(Key::ArrowRight);
    window.run();
    // It follows the reader, and what is typed into it is kept when he goes on.
    window.get_by_label("XX: value").click();
    window.run();
    window.get_by_label("XX: value").type_text("!");
    window.run();
    window.get_by_label("Back").click();
    window.run();
    assert!(text_of(&window).contains("XX[second!]"), "{}", text_of(&window));
    window.get_by_label("B: value");
    window.key_press(Key::Escape);
    window.run();
    assert!(window.query_by_label("B: value").is_none());
}

#[test]
fn collections_are_split_and_joined() {
    let (folder, path, mut window) = with_file("(;GM[1]SZ[9]C[one])(;GM[11]SZ[5]C[two])");
    let into = shlex::try_quote(folder.path().to_str().unwrap()).unwrap().into_owned();
    // It is written in the background.
    let mut split = |shown: &str| {
        window.state_mut().0.request(&format!("split-collection {into}"));
        until(&mut window, "the notice", |window| window.state().0.notices().any(|notice| notice.contains(shown)));
    };
    split("");
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!((read("game-1.sgf"), read("game-2.sgf")), ("(;GM[1]SZ[9]C[one])".into(), "(;GM[11]SZ[5]C[two])".into()));
    split("already exists");
    let one = folder.path().join("game-1.sgf");
    window.state_mut().0.request(&format!("add-games-from {}", shlex::try_quote(one.to_str().unwrap()).unwrap()));
    window.run();
    assert_eq!(text_of(&window).matches("C[one]").count(), 2);
    command(&mut window, Key::Z);
    assert_eq!(text_of(&window), std::fs::read_to_string(&path).unwrap());
}

#[test]
fn a_click_with_ctrl_puts_the_name_of_the_point_into_the_comment() {
    let mut window = window_with("(;GM[1]SZ[9]C[Look at])");
    command(&mut window, Key::E);
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    window.event(Event::ModifiersChanged(Modifiers::COMMAND));
    window.hover_at(board.center());
    window.run();
    window.drag_at(board.center());
    window.drop_at(board.center());
    window.run();
    window.event(Event::ModifiersChanged(Modifiers::NONE));
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[Look at E5])");
    window.get_by_label("Comment").type_text(".");
    window.run();
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[Look at E5.])");
}

/// A finger or a pen is on the board at once: what keys did with the piece before is over, and the piece goes where it points.
#[test]
fn a_touch_places_the_piece_where_it_is() {
    let placed = |keys: usize| {
        let mut window = window_with("(;GM[Blokus Duo])");
        ask(&mut window, "tool setup");
        ask(&mut window, "take-piece 1");
        for _ in 0..keys {
            press(&mut window, Key::ArrowRight);
        }
        let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
        tap(&mut window, board.center() + egui::vec2(40.0, 30.0));
        text_of(&window)
    };
    let expected = placed(0);
    assert!(expected.contains("AB["), "{expected}");
    assert_eq!(placed(3), expected);
}
