//! Texts of other programs, and readings of a record that are no edits.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use variorum::store::Given;

use crate::harness::{Window, ask, text_of, window, window_with};

const HEX: &str = "(;GM[11]FF[4]SZ[5];B[a2];W[swap-pieces])";
const LINK: &str = "https://hexworld.org/board/#11,a3:sd5,f6";

fn paste(window: &mut Window, text: &str) {
    window.input_mut().events.push(Event::Paste(text.to_owned()));
    window.run();
}

/// What this frame puts on the clipboard.
fn copied_text(window: &Window) -> Option<String> {
    window.output().platform_output.commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

fn tabs(window: &Window) -> usize {
    window.query_all_by_role(Role::Tab).count()
}

#[test]
fn each_file_given_at_start_opens_in_a_tab() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a b.sgf");
    std::fs::write(&file, HEX).unwrap();
    let mut window = window();
    let input = b"(;GM[1]SZ[9]C[from standard input])".to_vec();
    window.state_mut().0.open_given(vec![Given::Input(input.clone()), file.into(), Given::Link(LINK.into())]);
    window.run();
    // The last is in front, and neither it nor what came in is in a file yet.
    assert_eq!(text_of(&window).matches(';').count(), 5, "{}", text_of(&window));
    window.get_by_role_and_label(Role::Tab, "a b.sgf");
    assert_eq!(tabs(&window), 3);
    ask(&mut window, "close");
    assert!(window.state().0.question().is_some(), "what is in no file is asked about");
    assert!(window.state_mut().0.answer("Discard changes", std::path::Path::new("")));
    window.run();
    ask(&mut window, "previous-tab");
    assert_eq!(text_of(&window).as_bytes(), input);
    // The palette takes the same names.
    ask(&mut window, &format!("open file://{}/a%20b.sgf", folder.path().display()));
    assert_eq!((tabs(&window), text_of(&window)), (2, HEX.to_owned()), "it is open already");
    ask(&mut window, &format!("open {LINK}"));
    assert_eq!(tabs(&window), 3);
    ask(&mut window, "open https://server.example/a.sgf");
    assert!(window.state().0.notices().any(|reported| reported.contains("web addresses cannot be opened")));
    // What is no record is told, and opens nothing.
    window.state_mut().0.open_given(vec![Given::Input(b"none found".to_vec())]);
    window.run();
    assert_eq!(tabs(&window), 3);
    assert!(
        window.state().0.notices().any(|reported| reported.contains("not a game record")),
        "{:?}",
        window.state().0.notices().collect::<Vec<_>>()
    );
}

#[test]
fn a_link_or_a_list_of_moves_opens_in_a_tab_of_its_own() {
    let mut window = window();
    paste(&mut window, LINK);
    assert_eq!(text_of(&window), "(;FF[4]CA[UTF-8]GM[11]SZ[11]\n;B[a3]\n;W[swap-pieces]\n;B[d5]\n;W[f6])\n");
    // The moves before the cursor of the link are played.
    window.get_by_label("3 of 4");
    let first = text_of(&window);
    paste(&mut window, "1. c2 2. swap-pieces 3. m16");
    assert_eq!(tabs(&window), 2);
    assert!(text_of(&window).contains("SZ[16]\n;B[c2]\n;W[swap-pieces]\n;B[m16]"), "{}", text_of(&window));
    window.key_press_modifiers(Modifiers::CTRL | Modifiers::COMMAND, Key::Tab);
    window.run();
    assert_eq!(text_of(&window), first);
}

#[test]
fn a_pasted_record_opens_in_its_own_tab() {
    let mut window = window_with("(;GM[1]FF[4]SZ[9];B[ee])");
    let other = "(;GM[1]SZ[9];B[cc])";
    paste(&mut window, other);
    assert_eq!((tabs(&window), text_of(&window)), (2, other.to_owned()));
    let reported = |window: &Window, what: &str| window.state().0.notices().any(|reported| reported.contains(what));
    assert!(reported(&window, "Opened from a record with 1 game"));
    // In the notation of the game in front.
    paste(&mut window, "1. D4 2. E5");
    assert_eq!(
        (tabs(&window), text_of(&window).replace('\n', "")),
        (3, "(;FF[4]CA[UTF-8]GM[1]SZ[9];B[df];W[ee])".to_owned())
    );
    assert!(reported(&window, "Opened from a list of 2 moves of Go"));
    // Asked for by keys, and as a list.
    window.event_modifiers(Event::Paste("C3 C4".to_owned()), Modifiers::SHIFT | Modifiers::COMMAND);
    window.run();
    assert_eq!(tabs(&window), 3);
    assert!(text_of(&window).replace('\n', "").contains("(;B[df];W[ee])(;B[cg];W[cf])"), "{}", text_of(&window));
    paste(&mut window, HEX);
    assert_eq!((tabs(&window), text_of(&window)), (4, HEX.to_owned()));
    paste(&mut window, "nothing to open");
    assert!(tabs(&window) == 4 && reported(&window, "The text is not a game record"));
    assert_eq!(text_of(&window), HEX);
}

#[test]
fn a_copied_variation_is_pasted_as_one() {
    let mut window = window_with("(;GM[1]FF[4]SZ[9](;B[ee];W[cc])(;B[aa]))");
    window.state_mut().0.request("goto /0.0");
    ask(&mut window, "copy-variation");
    let copied = copied_text(&window);
    ask(&mut window, "goto /1");
    // The system answers nothing here: what was copied is known.
    window.state_mut().0.request("paste-variation");
    window.run_steps(8);
    let pasted = text_of(&window);
    assert!(pasted.contains("(;B[aa];W[cc])"), "{pasted}");
    assert_eq!(tabs(&window), 1);
    if let Some(copied) = copied {
        ask(&mut window, "goto /1");
        paste(&mut window, &copied);
        assert_eq!(tabs(&window), 1);
    }
}

#[test]
fn a_line_goes_out_as_a_list_a_link_or_a_picture_of_letters() {
    let copied = |record: &str, command: &str| {
        let mut window = window_with(record);
        window.state_mut().0.request(command);
        window.step();
        window.step();
        let mut copied = None;
        for _ in 0..3 {
            copied = copied.or_else(|| copied_text(&window));
            window.step();
        }
        (copied, window.state().0.notices().count())
    };
    let go = "(;GM[1]SZ[9];B[dd];W[ee])";
    let hex = "(;GM[11]SZ[11];B[a3];W[swap-pieces];B[d5])";
    let (list, _) = copied(go, "copy-moves");
    if let Some(list) = list {
        assert_eq!(list, "1. D6 2. E5");
        assert_eq!(copied(hex, "copy-link").0.as_deref(), Some("https://hexworld.org/board/#11,,a3:sd5"));
        assert!(copied(go, "copy-board").0.is_some_and(|board| board.lines().count() > 9));
    }
    assert_eq!(copied(go, "copy-link").1, 1, "no line of Hex");
    assert_eq!(copied("(;GM[1]SZ[9])", "copy-moves").1, 1, "no moves");
}

#[test]
fn a_servers_file_opens_as_a_record_that_is_in_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.gib");
    let text = "\\HS\n\\[GAMEBLACKNAME=Ann (3D)\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\nXYZ 1\n\\GE\n";
    std::fs::write(&file, text).unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![file.clone()]);
    window.run();
    window.get_by_role_and_label(Role::Tab, "game");
    assert_eq!(text_of(&window), "(;FF[4]CA[UTF-8]GM[1]SZ[19]PB[Ann]BR[3d]\n;B[pd])\n");
    assert!(window.state().0.notices().any(|reported| reported.contains("game.gib") && reported.contains("GIB")));
    ask(&mut window, "findings");
    window.get_by_label_contains("XYZ 1");
    // Once is enough, and nothing is lost with it until it is changed.
    window.state_mut().0.open_files(vec![file.clone()]);
    window.run();
    window.get_by_role_and_label(Role::Tab, "game");
    ask(&mut window, "close");
    assert!(window.state().0.question().is_none() && window.query_by_role_and_label(Role::Tab, "game").is_none());
    window.state_mut().0.open_files(vec![file.clone()]);
    window.run();
    // Changed, it asks before it is lost, and never writes over what it came from.
    ask(&mut window, "comment changed");
    ask(&mut window, "close");
    assert!(window.state().0.question().is_some());
    assert!(window.state_mut().0.answer("Cancel", file.as_ref()));
    window.run();
    ask(&mut window, &format!("save-as {}", file.display()));
    assert!(window.state().0.question().is_some_and(|(title, _)| title.contains("game.gib")));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn files_of_servers_are_gone_through_with_the_others_of_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let place = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        file
    };
    let first = place("g2.sgf", "(;GM[1]SZ[9];B[aa])");
    place("g3.gib", "\\HS\n\\[GAMEBLACKNAME=Ann (3D)\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\n\\GE\n");
    place("g10.sgf", "(;GM[1]SZ[9];B[bb])");
    let mut window = window();
    window.state_mut().0.open_files(vec![first]);
    window.run();
    for (line, shown) in
        [("next-file", "PB[Ann]"), ("next-file", "B[bb]"), ("previous-file", "PB[Ann]"), ("previous-file", "B[aa]")]
    {
        ask(&mut window, line);
        assert!(text_of(&window).contains(shown), "{line}: {}", text_of(&window));
        let tabs = window.query_all_by_role(Role::Tab).filter_map(|tab| tab.accesskit_node().label());
        assert_eq!(tabs.filter(|name| name.starts_with('g')).count(), 1, "in the same tab");
    }
}

/// Jumping back does not lead to a place of the record that was in the tab before.
#[test]
fn jumps_in_a_record_are_forgotten_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let moves: String = ('a'..='i').map(|line| format!(";B[{line}a];W[{line}b]")).collect();
    for name in ["one.sgf", "two.sgf"] {
        std::fs::write(folder.path().join(name), format!("(;GM[1]SZ[9]{moves})")).unwrap();
    }
    let mut window = window();
    window.state_mut().0.open_files(vec![folder.path().join("one.sgf")]);
    window.run();
    for line in ["goto 4", "goto 13", "goto 10", "next-file", "go-back", "go-back"] {
        ask(&mut window, line);
    }
    window.get_by_label("0 of 18");
    // What comes after it is kept as ever.
    ask(&mut window, "goto 3");
    ask(&mut window, "go-back");
    window.get_by_label("0 of 18");
}

#[test]
fn copies_for_other_programs_replace_no_file_without_a_request() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("copy.sgf");
    std::fs::write(&file, "precious").unwrap();
    let mut window = window_with("junk(;GM[1]SiZe[9];Black[aa])");
    let before = text_of(&window);
    ask(&mut window, &format!("save-copy-as ff4 {}", file.display()));
    let (title, answers) = window.state().0.question().expect("it asks");
    assert!(title.contains("copy.sgf") && answers.contains(&"Replace"), "{title} {answers:?}");
    assert!(window.state_mut().0.answer("Cancel", file.as_ref()));
    window.run();
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");
    ask(&mut window, "save-copy-as ff4");
    let new = folder.path().join("new.sgf");
    assert!(window.state_mut().0.answer("Save", &new));
    window.run();
    assert!(std::fs::read_to_string(&new).unwrap().starts_with("(;FF[4]"));
    assert_eq!(text_of(&window), before, "the record stays as it is");
    ask(&mut window, "save-copy-as pentobi");
    assert!(window.state().0.question().is_none());
    assert!(window.state().0.notices().any(|reported| reported.contains("Pentobi cannot read")));
}

#[test]
fn a_link_that_cannot_be_read_is_refused() {
    let mut window = window();
    ask(&mut window, &format!("paste-record {LINK}"));
    assert_eq!(tabs(&window), 1);
    ask(&mut window, "paste-record https://hexworld.org/board/#11,?");
    assert_eq!(tabs(&window), 1);
    assert!(window.state().0.notices().any(|reported| reported.contains('?')));
}

#[test]
fn the_board_follows_how_swaps_are_read() {
    let mut window = window_with(HEX);
    window.key_press(Key::End);
    window.run();
    let mut pictures = vec![window.render().unwrap()];
    for (way, same) in [("sides", false), ("judged", true), ("as-written", true), ("sides", false)] {
        ask(&mut window, &format!("read-swaps {way}"));
        pictures.push(window.render().unwrap());
        assert_eq!(pictures[0] == pictures[pictures.len() - 1], same, "{way}");
        assert_eq!(text_of(&window), HEX);
    }
}

/// What is pasted into a board of another size is asked about; into one of the same size it goes at once.
#[test]
fn a_variation_of_another_size_raises_a_question() {
    for (game, points) in [("1", ["aa", "bb"]), ("11", ["a1", "b2"])] {
        let small = format!("(;GM[{game}]SZ[9];B[{}];W[{}])", points[0], points[1]);
        for (size, asks) in [(9, false), (11, true)] {
            let here = format!("(;GM[{game}]SZ[{size}])");
            let mut window = window_with(&here);
            ask(&mut window, &format!("paste-variation '{small}'"));
            assert_eq!(window.state().0.question().is_some(), asks, "{game}, {size}");
            if asks {
                assert_eq!(text_of(&window), here);
                assert!(window.state_mut().0.answer("Paste anyway", std::path::Path::new("")));
                window.run();
            }
            assert!(text_of(&window).contains(&format!("B[{}];W[{}]", points[0], points[1])), "{}", text_of(&window));
            ask(&mut window, "undo");
            assert_eq!(text_of(&window), here);
        }
    }
}
