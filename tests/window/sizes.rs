//! Windows of all sizes: nothing lies over anything else, nothing sticks out, and what belongs to a fork is listed.

use egui::Rect;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::harness::{Window, ask, dialogs, picture, with_texts};

const SIZES: [[f32; 2]; 7] =
    [[480.0, 360.0], [480.0, 640.0], [600.0, 800.0], [640.0, 480.0], [800.0, 600.0], [1000.0, 700.0], [1280.0, 800.0]];

/// A collection, so that its games are counted, with more moves at a fork than a low panel has room for.
const FORKS: &str = "(;GM[1]SZ[19]PB[Ann]PW[Ben];B[dd](;W[pp]C[One];B[aa])(;W[dp])(;W[pd])(;W[jj]))(;GM[1]SZ[9])";
const OCTI: &str = "(;GM[19]PB[Maximilian]PW[Wolfgang])(;GM[19])";
const DUO: &str = "(;GM[Blokus Duo]PB[Ann]PW[Ben];B[e10])(;GM[Blokus Duo])";
const NO_BOARD: &str = "(;GM[7]PB[Ann];B[x1];W[y2])(;GM[7])";

/// The controls on view, with their names and places.
fn controls(window: &Window) -> Vec<(String, Rect)> {
    let roles =
        [Role::Button, Role::CheckBox, Role::Slider, Role::Tab, Role::ComboBox, Role::RadioButton, Role::MenuItem];
    let shown = window.root().children_recursive().filter(|node| roles.contains(&node.accesskit_node().role()));
    let named = shown.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect()));
    // The pieces of a tray fit into each other.
    named.filter(|(name, _)| !["Purple", "Orange"].iter().any(|colour| name.starts_with(colour))).collect()
}

#[test]
fn no_control_lies_over_another_or_outside() {
    for size in SIZES {
        for text in [FORKS, OCTI, DUO, NO_BOARD] {
            let mut window = with_texts(size, 1.0, "light", &[text]);
            ask(&mut window, "next");
            picture(&mut window, &format!("sizes-{}x{}-{}", size[0], size[1], text.len()));
            let all = Rect::from_min_size(egui::Pos2::ZERO, size.into());
            let controls = controls(&window);
            for (at, (name, rect)) in controls.iter().enumerate() {
                assert!(all.expand(0.5).contains_rect(*rect), "{size:?}: {name} at {rect:?}");
                for (other, place) in &controls[at + 1..] {
                    let shared = rect.shrink(1.0).intersect(place.shrink(1.0));
                    // A tab holds its cross, the panel of a tab's name another.
                    let inside = rect.contains_rect(*place) || place.contains_rect(*rect);
                    assert!(inside || !shared.is_positive(), "{size:?}: {name} {rect:?} and {other} {place:?}");
                }
            }
        }
    }
}

#[test]
fn the_moves_of_a_fork_are_listed_below_the_comment_and_not_in_it() {
    for size in SIZES {
        let mut window = with_texts(size, 1.0, "light", &[FORKS]);
        ask(&mut window, "goto 1");
        let comment = window.get_by_role_and_label(Role::MultilineTextInput, "Comment").rect();
        let options: Vec<Rect> = window.query_all_by_role(Role::ListBoxOption).map(|option| option.rect()).collect();
        assert!(!options.is_empty(), "{size:?}: no fork is listed");
        for option in options {
            assert!(option.top() >= comment.bottom() - 1.0, "{size:?}: {option:?} below {comment:?}");
        }
    }
}

#[test]
fn the_explanation_of_a_missing_board_has_room() {
    let mut window = with_texts([480.0, 360.0], 1.0, "light", &[NO_BOARD]);
    ask(&mut window, "next");
    picture(&mut window, "sizes-no-board");
    let item = window.get_all_by_role_and_label(Role::TreeItem, "1 Black x1").next().unwrap().rect();
    // Two lines of words stand over the moves.
    assert!(item.top() > 80.0, "{item:?}");
}

#[test]
fn taking_a_tool_moves_no_board() {
    for size in [[480.0, 360.0], [480.0, 640.0], [800.0, 600.0], [1280.0, 800.0]] {
        for text in [FORKS, DUO] {
            for hidden in [false, true] {
                let mut window = with_texts(size, 1.0, "light", &[text]);
                if hidden {
                    ["show-information", "show-tree", "show-comment"].iter().for_each(|line| ask(&mut window, line));
                }
                let place = |window: &Window| window.get_by_role_and_label(Role::Canvas, "Board").rect();
                let board = place(&window);
                let screen = Rect::from_min_size(egui::Pos2::ZERO, size.into());
                for tool in ["setup", "label", "number", "triangle", "line", "play"] {
                    ask(&mut window, &format!("tool {tool}"));
                    assert_eq!(place(&window), board, "{size:?}, {tool}");
                    if tool == "setup" {
                        let erase = window.get_by_label("Erase").rect();
                        assert!(screen.contains_rect(erase), "{size:?}: {erase:?}");
                        picture(&mut window, &format!("sizes-setup-{}x{}-{}-{hidden}", size[0], size[1], text.len()));
                    }
                }
            }
        }
    }
}

/// A window may be drawn smaller than anything has room in.
#[test]
fn no_window_is_too_small_for_a_dialog() {
    for size in [[1.0, 1.0], [60.0, 40.0], [120.0, 300.0], [300.0, 60.0]] {
        let mut window = with_texts(size, 1.0, "light", &[FORKS]);
        for dialog in dialogs().chain(["find", "palette"]) {
            window.state_mut().0.request(dialog);
            window.run_steps(3);
            window.key_press(egui::Key::Escape);
            window.run_steps(2);
        }
        assert_eq!(window.state().0.bytes().unwrap(), FORKS.as_bytes());
    }
}
