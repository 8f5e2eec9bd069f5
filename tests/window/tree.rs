//! The tree: the way it grows, and nodes dragged to other places.

use egui::{Key, Rect};
use egui_kittest::kittest::Queryable as _;

use super::harness::{Window, picture, text_of, until, window_with};

const GAME: &str = "(;SZ[9];B[aa](;W[ba];B[ca])(;W[bb];B[cb])(;W[bc]))";

fn node(window: &Window, name: &str) -> Rect {
    window.get_by_label(name).rect()
}

fn drag(window: &mut Window, from: &str, to: &str) {
    let (from, to) = (node(window, from).center(), node(window, to).center());
    window.hover_at(from);
    window.run();
    window.drag_at(from);
    window.run();
    window.hover_at(from + (to - from) * 0.5);
    window.run();
    window.hover_at(to);
    window.run();
    picture(window, "tree-drag");
    window.drop_at(to);
    window.run();
}

#[test]
fn the_tree_grows_to_the_right_or_down() {
    let mut window = window_with(GAME);
    let (first, second) = (node(&window, "1 Black A9"), node(&window, "2 White B9"));
    assert!(second.left() > first.left() && second.top() == first.top());
    window.state_mut().0.ask("tree-grows down");
    window.run();
    let (first, second) = (node(&window, "1 Black A9"), node(&window, "2 White B9"));
    assert!(second.top() > first.top() && second.left() == first.left());
    let beside = node(&window, "2 White B8");
    assert!(beside.left() > second.left() && beside.top() == second.top());
    picture(&mut window, "tree-down");
    window.get_by_label("3 Black C8").click();
    window.run();
    window.get_by_label("3 of 3");
}

#[test]
fn a_node_is_dragged_among_its_siblings_and_below_others_as_one_step() {
    let mut window = window_with(GAME);
    drag(&mut window, "2 White B7", "2 White B9");
    let first = "(;SZ[9];B[aa](;W[bc])(;W[ba];B[ca])(;W[bb];B[cb]))";
    assert_eq!(text_of(&window), first);
    drag(&mut window, "2 White B8", "3 Black C9");
    assert_eq!(text_of(&window), "(;SZ[9];B[aa](;W[bc])(;W[ba];B[ca](;W[bb];B[cb])))");
    window.state_mut().0.ask("undo");
    window.run();
    assert_eq!(text_of(&window), first, "one step");
    // Below itself it cannot hang, and a drag that is given up or ends nowhere changes nothing.
    drag(&mut window, "2 White B8", "3 Black C8");
    let from = node(&window, "2 White B8").center();
    for given_up in [false, true] {
        window.hover_at(from);
        window.run();
        window.drag_at(from);
        window.run();
        window.hover_at(from + egui::vec2(0.0, 90.0));
        window.run();
        if given_up {
            window.key_press(Key::Escape);
            window.run();
        }
        window.drop_at(from + egui::vec2(0.0, 90.0));
        window.run();
    }
    assert_eq!(text_of(&window), first);
}

#[test]
fn a_large_tree_is_laid_out_beside_the_window() {
    let text = format!("(;SZ[9];B[aa]{})", ";C[x]".repeat(60_000));
    let mut window = window_with(&text);
    until(&mut window, "the first move", |window| window.query_by_label("1 Black A9").is_some());
    window.state_mut().0.ask("goto 1");
    window.state_mut().0.ask("play W bb");
    window.step();
    until(&mut window, "the second move", |window| window.query_by_label("2 White B8").is_some());
}
