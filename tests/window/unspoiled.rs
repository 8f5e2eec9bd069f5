//! Nothing gives an answer away: every door of the window is tried while a question is asked.

use std::fs;

use egui::{Event, Key, Modifiers, OutputCommand, pos2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::commands::keys;

use crate::harness::{Window, ask, at_home, pixels, press, press_with, text_of};
use crate::studying::{PROBLEM, Place, begin, shows, texts};

/// Words and points that only the solution has.
const SECRETS: [&str; 8] = ["B9", "C9", "A9", "RIGHT", "Both sides", "two eyes", "Move 1", " of 3"];

fn seen(window: &Window) -> Vec<String> {
    texts(window).into_iter().filter(|text| SECRETS.iter().any(|secret| text.contains(secret))).collect()
}

fn copied(window: &Window) -> bool {
    window.output().platform_output.commands.iter().any(|done| matches!(done, OutputCommand::CopyText(_)))
}

/// A window that asks, over a record in which one stands at the solution, which was searched for and changed and copied.
fn asked(place: &Place) -> Window {
    let path = place.records().join("problem.sgf");
    fs::write(&path, PROBLEM).unwrap();
    let mut window = at_home(place.home());
    window.state_mut().0.open_files(vec![path]);
    window.run();
    for line in ["goto 0.0.0", "name solution", "find two eyes", "goto 0.0", "copy-variation"] {
        ask(&mut window, line);
    }
    window.state_mut().0.request("study");
    begin(&mut window);
    window.event(Event::PointerGone);
    window.run();
    window
}

/// A key as it is written in the table: `Ctrl+Shift+P`.
fn read(keys: &str) -> Option<(Modifiers, Key)> {
    let mut modifiers = Modifiers::NONE;
    let mut parts: Vec<&str> = keys.split('+').collect();
    let key = parts.pop()?;
    for part in parts {
        modifiers |= match part {
            "Ctrl" => Modifiers::COMMAND,
            "Shift" => Modifiers::SHIFT,
            "Alt" => Modifiers::ALT,
            _ => return None,
        };
    }
    Some((modifiers, Key::from_name(key)?))
}

/// Keys of the window are nobody's there: they open no list, go nowhere, copy nothing and change nothing.
#[test]
fn no_key_of_the_window_shows_anything() {
    let place = Place::new();
    let mut window = asked(&place);
    let text = text_of(&window);
    let before = texts(&window);
    let mut pressed = 0;
    for binding in keys() {
        let Some((modifiers, key)) = read(binding.keys) else { continue };
        // Those that answer, and those of the page itself.
        let answers = matches!(key, Key::Enter | Key::Space);
        let is_its = matches!(key, Key::F2 | Key::F3 | Key::F4 | Key::F5 | Key::Escape | Key::Tab | Key::F11);
        // Those that take the last answer back, and put the question off.
        let with_shift = Modifiers::COMMAND | Modifiers::SHIFT;
        let puts_off = modifiers == Modifiers::COMMAND && matches!(key, Key::Z | Key::B)
            || modifiers == with_shift && key == Key::B;
        if answers || puts_off || is_its && modifiers.is_none() {
            continue;
        }
        pressed += 1;
        press_with(&mut window, modifiers, key);
        assert_eq!(seen(&window), Vec::<String>::new(), "{}", binding.keys);
        assert!(!copied(&window), "{}", binding.keys);
        assert!(shows(&window, "Question 1 of 1"), "{}", binding.keys);
    }
    assert!(pressed > 60, "{pressed}");
    for event in [Event::Copy, Event::Cut, Event::Paste("(;GM[1]SZ[9];B[ba])".to_owned())] {
        window.event(event.clone());
        window.run();
        assert!(!copied(&window) && seen(&window).is_empty(), "{event:?}");
    }
    assert_eq!(text_of(&window), text, "the record stays as it is");
    // Only what the cursor of the board says has come since, and that a key does nothing.
    let is_new = |text: &String| !before.contains(text) && !text.contains(" does nothing here");
    let new: Vec<String> = texts(&window).into_iter().filter(is_new).collect();
    assert!(new.len() <= 3, "{new:?}");
}

/// What is asked for by a script or a menu of the system never shows anything on the page, nor behind it what nobody can reach.
#[test]
fn no_command_shows_anything() {
    for line in [
        "palette",
        "replace-dialog",
        "find two eyes",
        "history-list",
        "goto-dialog",
        "play-through",
        "next-equal",
        "go-back",
        "go-forward",
        "forward",
        "goto end",
        "undo",
        "edit-comment",
        "properties",
        "information",
        "results",
        "games",
        "clean-up",
        "findings",
        "type-move",
        "export-picture",
        "publish",
        "settings",
        "shortcuts",
        "help",
        "about",
    ] {
        let place = Place::new();
        let mut window = asked(&place);
        window.state_mut().0.request(line);
        window.run_steps(8);
        // Either the page stays and shows nothing, or it is gone, and what was asked for is there.
        if shows(&window, "Question 1 of 1") {
            assert_eq!(seen(&window), Vec::<String>::new(), "{line}");
            press(&mut window, Key::Escape);
        }
        assert!(!shows(&window, "Question 1 of 1"), "{line}: one can leave");
    }
}

/// What is said of places and of buttons while the pointer goes over them is what is said of a record that ends there.
#[test]
fn nothing_under_the_pointer_shows_anything() {
    let (whole, short) = (Place::new(), Place::new());
    let ends_there = PROBLEM.split("(;B[ba]").next().unwrap().to_owned() + ";B[ii]C[RIGHT])";
    let (mut whole, mut short) = (whole.asked(PROBLEM), short.asked(&ends_there));
    let board = whole.get_by_label("Board").rect();
    let mut places = Vec::new();
    for at in 0..16 {
        let (column, row) = ((at % 4) as f32, (at / 4) as f32);
        places.push(board.min + board.size() * egui::vec2(0.12 + 0.11 * column, 0.09 + 0.25 * row));
    }
    for name in ["Hint", "Show the solution", "Next", "Close"] {
        places.push(whole.get_by_label(name).rect().center());
    }
    places.push(pos2(5.0, 5.0));
    for at in places {
        for window in [&mut whole, &mut short] {
            window.hover_at(at);
            // Tips come after a while.
            window.run_steps(8);
        }
        assert_eq!(texts(&whole), texts(&short), "{at:?}");
        assert!(whole.render().unwrap() == short.render().unwrap(), "{at:?}");
    }
}

/// What can be heard has the same parts, in the same places, under the same marks: not one node more than in a record that ends there.
#[test]
fn hidden_moves_leave_no_trace_for_screen_readers() {
    let parts = |window: &Window| -> Vec<String> {
        let nodes = window.root().children_recursive();
        let reported = nodes.map(|node| {
            let node = node.accesskit_node();
            let rect = node.bounding_box();
            format!(
                "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
                node.role(),
                node.label(),
                node.value(),
                node.description(),
                node.author_id(),
                node.numeric_value(),
                node.max_numeric_value(),
                rect
            )
        });
        reported.collect()
    };
    let (whole, short) = (Place::new(), Place::new());
    let ends_there = PROBLEM.split("(;B[ba]").next().unwrap().to_owned() + ";B[ii]C[RIGHT])";
    let (whole, short) = (whole.asked(PROBLEM), short.asked(&ends_there));
    assert_eq!(parts(&whole), parts(&short));
}

/// The small pictures in the list of games show what is asked, also where it is set up behind the root: not what came of it.
#[test]
fn pictures_of_games_show_no_answer() {
    let shown = |first: &str, second: &str| {
        let game = |moves: &str| {
            format!("(;GM[1]SZ[9];AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]C[Black to kill.]{moves})")
        };
        let mut window = crate::harness::window_with(&format!("{}{}", game(first), game(second)));
        ask(&mut window, "games");
        window.run_steps(12);
        // Beside the list is the board, below it what there is to say of the record.
        pixels(&mut window, |at| at.x < 380.0 && at.y < 740.0)
    };
    let one = shown(";B[ba];W[aa];B[ca]", ";B[ba];W[ca];B[aa]");
    assert!(one == shown(";B[aa];W[ba];B[ca]", ";B[ca];W[ba];B[aa]"));
    assert!(one != shown(";B[ba];W[aa];B[ca]", ";AB[ii];B[ca];W[ba]"), "what is set up is seen");
}
