//! Keys while a text is written: none plays, passes, resigns, deletes or goes, in whatever field one writes.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::commands::{AnyCommand, Binding, keys};
use variorum::edit::Command;

use crate::harness::{Window, ask, press_with, text_of, with_texts};

/// Every node has a comment of its own, which tells where one is, and there is something to do for every key.
const GO: &str = "(;GM[1]FF[4]SZ[9]PB[Ann]RE[B+3]C[start](;B[aa]C[one](;W[ba]C[two];B[ca]C[three])(;W[bb]C[other]))\
    (;B[ee]C[beside]))(;GM[1]FF[4]SZ[9]C[game];B[cc];W[cc])";
const HEX: &str = "(;GM[11]SZ[5]C[start];B[a1]C[one](;W[b2]C[two])(;W[c3]C[other]))(;GM[11]SZ[5]C[game])";
const BLOKUS: &str = "(;GM[Blokus Duo]C[start];B[e10]C[one](;W[j5]C[two])(;W[k5]C[other]))(;GM[Blokus Duo]C[game])";

/// What opens fields to write in, and what stands in front of them.
const OPENED: [&str; 16] = [
    "next",
    "find",
    "replace-dialog",
    "goto-dialog",
    "type-move",
    "properties",
    "information",
    "palette",
    "new",
    "games",
    "settings",
    "shortcuts",
    "help",
    "export-picture",
    "save-copy",
    "tool label",
];

/// A chord of the table, as it is pressed.
fn pressed(keys: &str) -> (Modifiers, Key) {
    let mut parts: Vec<&str> = keys.split('+').collect();
    let key = parts.pop().and_then(Key::from_name).unwrap_or_else(|| panic!("{keys}"));
    let held = parts.into_iter().fold(Modifiers::NONE, |held, part| match part {
        "Ctrl" => held | Modifiers::COMMAND,
        "Shift" => held | Modifiers::SHIFT,
        "Alt" => held | Modifiers::ALT,
        other => panic!("{other}"),
    });
    (held, key)
}

fn command(binding: &Binding) -> AnyCommand {
    AnyCommand::parse(binding.line).unwrap()
}

/// The second node of a record, with something to be undone and redone.
fn window(text: &str) -> Window {
    let mut window = with_texts([1280.0, 900.0], 1.0, "light", &[text]);
    for line in ["next", "mark triangle b2", "mark square c3", "undo"] {
        ask(&mut window, line);
    }
    window
}

/// Where one is, and what the record says but for what is written in comments and names.
fn state(window: &Window) -> (Vec<String>, String) {
    let comments = window.query_all_by_role_and_label(Role::MultilineTextInput, "Comment");
    let here = comments.filter_map(|comment| comment.accesskit_node().value()).collect();
    (here, text_of(window))
}

/// The fields to write in, by their names.
fn fields(window: &Window) -> Vec<(String, egui_kittest::Node<'_>)> {
    let roles = [Role::TextInput, Role::MultilineTextInput, Role::SearchInput];
    let is_field = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        roles.contains(&node.role()) && !node.is_disabled()
    };
    let root = window.root();
    root.children_recursive()
        .filter(is_field)
        .map(|node| (node.accesskit_node().label().unwrap_or_default(), node))
        .collect()
}

/// Gives the field of this name the keyboard, if it is there.
fn write_in(window: &mut Window, name: &str) -> bool {
    let Some((_, field)) = fields(window).into_iter().find(|(other, _)| other == name) else { return false };
    let id = field.accesskit_node().locate().0;
    field.focus();
    window.run_steps(2);
    let focus = window.root().accesskit_node().tree_state.focus();
    focus.is_some_and(|focus| focus.locate().0 == id)
}

#[test]
fn no_key_plays_goes_or_deletes_while_a_text_is_written() {
    // These answer the field itself, or go from it to the list below it.
    let own = [Key::Escape, Key::Space, Key::ArrowDown, Key::PageDown];
    let mut wrong = Vec::new();
    let mut met = std::collections::BTreeSet::new();
    for (game, text) in [("Go", GO), ("Hex", HEX), ("Blokus", BLOKUS)] {
        // What is in front of everything takes no keys of the record, whatever the game.
        let openers = if game == "Go" { &OPENED[..] } else { &OPENED[..3] };
        for opener in openers {
            let opened = || {
                let mut window = window(text);
                ask(&mut window, opener);
                window.run_steps(4);
                window
            };
            let names: Vec<String> = fields(&opened()).into_iter().map(|(name, _)| name).collect();
            for name in names {
                if !met.insert((game, name.clone())) {
                    continue;
                }
                // Each in a window of its own, which nothing was done to before.
                let mut window = opened();
                assert!(write_in(&mut window, &name), "{game}, {opener}: nobody can write in {name}");
                let before = state(&window);
                let of_record = matches!(name.as_str(), "Comment" | "Node name");
                // In one frame all of them: each is taken by itself, and none may do anything.
                for binding in keys() {
                    let (held, key) = pressed(binding.keys);
                    let command = command(binding);
                    let undoes = matches!(command, AnyCommand::Record(Command::Undo(_) | Command::Redo(_)));
                    let named = command.counts_while_writing() && (of_record || !undoes);
                    let is_own = own.contains(&key) && held == Modifiers::NONE;
                    if named || is_own || key == Key::Enter {
                        continue;
                    }
                    // What deletes letters is for the text; behind its end there are none.
                    let end = (key == Key::Delete).then_some((Modifiers::COMMAND, Key::End));
                    for (modifiers, key) in end.into_iter().chain([(held, key)]) {
                        let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
                        window.input_mut().events.push(event);
                    }
                }
                window.run_steps(3);
                let after = state(&window);
                if after != before {
                    wrong.push(format!("{game}, {opener}, {name}: {after:?}"));
                    break;
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    for name in ["Comment", "Node name", "Move", "Find", "Filter games", "Command", "Event", "Custom text"] {
        assert!(met.contains(&("Go", name.to_owned())), "{name} was not among {met:?}");
    }
}

/// What is asked for by name while one writes opens, shows and saves, and leaves record and place as they are.
#[test]
fn commands_by_name_while_writing_leave_the_record_unchanged() {
    let mut wrong = Vec::new();
    for binding in keys() {
        let command = command(binding);
        let undoes =
            matches!(command, AnyCommand::Record(Command::Undo(_) | Command::Redo(_) | Command::FindAgain { .. }));
        if undoes || !command.counts_while_writing() {
            continue;
        }
        let mut window = window(GO);
        ask(&mut window, "edit-comment");
        window.run_steps(2);
        let before = state(&window);
        let (held, key) = pressed(binding.keys);
        press_with(&mut window, held, key);
        window.run_steps(2);
        let after = state(&window);
        if after.1 != before.1 || !(after.0.is_empty() || after.0 == before.0) {
            wrong.push(format!("{} does {}: {after:?}", binding.keys, binding.line));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Who gives up is told so, and can take it back where he is told.
#[test]
fn resigning_is_reported_with_an_undo_button() {
    for (text, reported) in [(GO, "resign"), (HEX, "resign")] {
        let mut window = window(text);
        let before = text_of(&window);
        press_with(&mut window, Modifiers::SHIFT, Key::F2);
        assert_ne!(text_of(&window), before);
        let notices: Vec<String> = window.state().0.notices().map(str::to_lowercase).collect();
        assert!(notices.iter().any(|notice| notice.contains(reported)), "{notices:?}");
        window.get_by_role_and_label(Role::Button, "Undo").click();
        window.run();
        assert_eq!(text_of(&window), before);
    }
}
