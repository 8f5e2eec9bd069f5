//! Slips of the hand cost nothing: a click too many, a key too many, a command that was not meant.

use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton, Pos2, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::harness::{Window, ask, click, click_at, press, press_with, text_of, window_with, with_texts};

const TWO: &str = "(;GM[1]SZ[9];B[aa](;W[ba];B[ca])(;W[bb];B[cb])(;W[bc]))(;GM[1]SZ[9]GN[Other])";

/// Many variations of the second move, the last of them the longest.
fn wide() -> String {
    let moves = ('a'..='i').flat_map(|x| ('a'..='c').map(move |y| format!("{x}{y}")));
    let variations: String = moves.map(|point| format!("(;W[{point}];B[gg];W[gh])")).collect();
    format!("(;GM[1]SZ[9];B[ee]{variations})")
}

/// The node at hand, where the tree shows it.
fn at_hand(window: &Window) -> Rect {
    let mut nodes = window.query_all_by_role(Role::TreeItem);
    nodes.find(|node| node.accesskit_node().is_selected() == Some(true)).expect("the node at hand is drawn").rect()
}

#[test]
fn a_second_click_where_a_menu_was_opened_chooses_nothing() {
    for size in [[1280.0, 800.0], [800.0, 600.0], [480.0, 360.0]] {
        let text = wide();
        let mut window = with_texts(size, 1.0, "light", &[&text]);
        ask(&mut window, "goto /0.26");
        if let Some(tab) = window.query_by_role_and_label(Role::Tab, "Tree") {
            tab.click();
            window.run();
        }
        let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
        let low = board.center() + egui::vec2(0.0, 0.3 * board.size().min_elem());
        // The first node and the lowest, where they are by then: what is folded follows the line. What is cut off at the edge of the tree is
        // not clicked in its middle.
        let nodes = |window: &Window| {
            let tree = window.query_all_by_role(Role::Tree).next().map_or(egui::Rect::EVERYTHING, |tree| tree.rect());
            let nodes = window.query_all_by_role(Role::TreeItem).map(|node| node.rect().center());
            nodes.filter(|node| tree.contains(*node)).collect::<Vec<Pos2>>()
        };
        for at in 0..4 {
            let place = match at {
                0 => nodes(&window).first().copied(),
                1 => nodes(&window).into_iter().max_by(|a, b| a.y.total_cmp(&b.y)),
                2 => Some(board.center()),
                _ => Some(low),
            };
            let Some(place) = place else { continue };
            click_at(&mut window, place, PointerButton::Secondary);
            let items = window.query_all_by_role(Role::MenuItem).filter(|item| item.rect().width() > 100.0).count();
            assert!(items > 3, "{size:?} {place:?}: no menu");
            for pressed in [true, false] {
                let modifiers = egui::Modifiers::NONE;
                let button = PointerButton::Primary;
                window.event(egui::Event::PointerButton { pos: place, button, pressed, modifiers });
                window.run();
            }
            // On the board beside the menu a click is a click on the board.
            let now = text_of(&window);
            assert!(now.len() >= text.len(), "{size:?} {place:?}: {now}");
            for _ in 0..3 {
                press(&mut window, Key::Escape);
            }
            while text_of(&window) != text {
                ask(&mut window, "undo");
            }
        }
    }
}

#[test]
fn a_menu_is_gone_through_by_keys_and_scrolls_with_them() {
    let mut window = with_texts([480.0, 360.0], 1.0, "light", &[TWO]);
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    click_at(&mut window, board.center(), PointerButton::Secondary);
    let screen = Rect::from_min_size(Pos2::ZERO, egui::vec2(480.0, 360.0));
    for key in std::iter::repeat_n(Key::ArrowDown, 3).chain(std::iter::repeat_n(Key::ArrowUp, 5)) {
        press(&mut window, key);
        press(&mut window, Key::F20);
        let focused = window.root().children_recursive().find(|node| node.accesskit_node().is_focused());
        let focused = focused.expect("an item has the keyboard");
        assert!(screen.contains_rect(focused.rect()), "{:?}", focused.rect());
    }
}

#[test]
fn a_deletion_is_reported_with_an_undo_button() {
    for (place, line, reported) in [
        ("/0", "delete-node", "1 node deleted"),
        ("/0.1", "delete-variation", "2 nodes deleted"),
        ("/0", "truncate", "5 nodes deleted"),
        ("/0.1", "delete-other-variations", "3 nodes deleted"),
        ("/0.0", "cut-variation", "2 nodes deleted"),
        ("/0", "delete-game", "1 game deleted"),
        ("/0", "strip variations", ""),
    ] {
        let mut window = window_with(TWO);
        ask(&mut window, &format!("goto {place}"));
        ask(&mut window, line);
        assert_ne!(text_of(&window), TWO, "{line}");
        let notices: Vec<String> = window.state().0.notices().map(str::to_owned).collect();
        assert!(notices.len() == 1 && notices[0].contains(reported), "{line}: {notices:?}");
        click(&mut window, "Undo");
        assert_eq!(text_of(&window), TWO, "{line}");
        assert_eq!(window.state().0.notices().count(), 0, "{line}");
        ask(&mut window, "redo");
        assert_eq!(window.state().0.notices().count(), 0, "{line}");
    }
}

#[test]
fn delete_takes_the_node_at_hand_away_but_not_while_something_is_written() {
    let mut window = window_with(TWO);
    ask(&mut window, "goto /0.2");
    press(&mut window, Key::Delete);
    assert_eq!(text_of(&window), TWO.replace("(;W[bc])", ""));
    click(&mut window, "Undo");
    // What follows a node goes with it, as nobody would play on from there; with Ctrl it stays.
    for (held, left) in [(Modifiers::NONE, "(;SZ[9])"), (Modifiers::COMMAND, "(;SZ[9];C[b])")] {
        let mut window = window_with("(;SZ[9];B[aa];C[b])");
        ask(&mut window, "goto /0");
        press_with(&mut window, held, Key::Delete);
        assert_eq!(text_of(&window), left);
        ask(&mut window, "undo");
        assert_eq!(text_of(&window), "(;SZ[9];B[aa];C[b])");
    }
    ask(&mut window, "edit-comment");
    press(&mut window, Key::Delete);
    assert_eq!(text_of(&window), TWO);
}

#[test]
fn node_and_main_line_stay_in_sight() {
    for way in ["right", "down"] {
        let text = wide();
        let mut window = window_with(&text);
        ask(&mut window, &format!("tree-grows {way}"));
        ask(&mut window, "goto /0.26.0");
        let tree = window.get_by_role(Role::Tree).rect();
        // The main line stands at the edge, and leads there.
        let main = window.get_by_role_and_label(Role::TreeItem, "2 White A9").rect();
        assert!(tree.contains_rect(main), "{way}: {main:?}");
        for line in ["promote", "promote", "make-main-line", "undo", "demote"] {
            ask(&mut window, line);
            let at = at_hand(&window);
            assert!(tree.expand(1.0).contains_rect(at), "{way}, {line}: {at:?}");
        }
        window.get_by_role_and_label(Role::TreeItem, "1 Black E5").click();
        window.run();
        window.get_by_label("1 of 4");
    }
}
