//! Texts of other programs, and readings of a record that are no edits.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::harness::{Window, text_of, window, window_with};

const HEX: &str = "(;GM[11]FF[4]SZ[5];B[a2];W[swap-pieces])";
const LINK: &str = "https://hexworld.org/board/#11,a3:sd5,f6";

fn paste(window: &mut Window, text: &str) {
    window.input_mut().events.push(Event::Paste(text.to_owned()));
    window.run();
}

fn tabs(window: &Window) -> usize {
    window.query_all_by_role(Role::Tab).count()
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
fn a_pasted_record_joins_the_one_at_hand_where_it_fits() {
    let mut window = window_with("(;GM[1]FF[4]SZ[9];B[ee])");
    paste(&mut window, "(;GM[1]SZ[9];B[cc])");
    assert_eq!((tabs(&window), text_of(&window)), (1, "(;GM[1]FF[4]SZ[9](;B[ee])(;B[cc]))".to_owned()));
    paste(&mut window, HEX);
    assert_eq!((tabs(&window), text_of(&window)), (2, HEX.to_owned()));
    paste(&mut window, "nothing to open");
    assert_eq!((tabs(&window), window.state().0.notices().count()), (2, 1));
    assert_eq!(text_of(&window), HEX);
}

#[test]
fn a_link_that_cannot_be_read_is_refused() {
    let mut window = window();
    window.state_mut().0.ask(&format!("paste-record {LINK}"));
    window.run();
    assert_eq!(tabs(&window), 1);
    window.state_mut().0.ask("paste-record https://hexworld.org/board/#11,?");
    window.run();
    assert_eq!((tabs(&window), window.state().0.notices().count()), (1, 1));
}

#[test]
fn the_board_follows_how_swaps_are_read() {
    let mut window = window_with(HEX);
    window.key_press(Key::End);
    window.run();
    let mut pictures = vec![window.render().unwrap()];
    for (way, same) in [("sides", false), ("judged", true), ("as-written", true), ("sides", false)] {
        window.state_mut().0.ask(&format!("read-swaps {way}"));
        window.run();
        pictures.push(window.render().unwrap());
        assert_eq!(pictures[0] == pictures[pictures.len() - 1], same, "{way}");
        assert_eq!(text_of(&window), HEX);
    }
}
