//! The tree: the way it grows, and nodes dragged to other places.

use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

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
    window.state_mut().0.request("tree-grows down");
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
    window.state_mut().0.request("undo");
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
fn a_large_tree_is_laid_out_in_the_background() {
    let text = format!("(;SZ[9];B[aa]{})", ";C[x]".repeat(60_000));
    let mut window = window_with(&text);
    until(&mut window, "the first move", |window| window.query_by_label("1 Black A9").is_some());
    window.state_mut().0.request("goto 1");
    window.state_mut().0.request("play W bb");
    window.step();
    until(&mut window, "the second move", |window| window.query_by_label("2 White B8").is_some());
}

/// A main line whose moves have variations: as many, each of two moves, at each of `forks` moves that follow each other.
fn dense(forks: usize, variations: usize) -> String {
    let point = |at: usize| format!("{}{}", char::from(b'a' + (at % 9) as u8), char::from(b'a' + (at / 9 % 9) as u8));
    let colour = |at: usize| if at.is_multiple_of(2) { 'B' } else { 'W' };
    let mut text = String::from("(;SZ[9]");
    let mut ends = String::new();
    for at in 0..forks {
        let one = |number: usize| {
            format!(
                "(;{}[{}];{}[{}])",
                colour(at),
                point(at + 10 * number),
                colour(at + 1),
                point(at + 10 * number + 1)
            )
        };
        ends.insert_str(0, &format!("){}", (1..=variations).map(one).collect::<String>()));
        text += &format!("(;{}[{}]", colour(at), point(at));
    }
    text + &ends + ")"
}

/// The nodes of the tree in view, by name, each with its place.
fn items(window: &Window) -> Vec<(String, Rect)> {
    let items = window.query_all_by_role(egui::accesskit::Role::TreeItem);
    items.map(|item| (item.accesskit_node().label().unwrap_or_default(), item.rect())).collect()
}

#[test]
fn distant_lines_are_folded_into_a_number_that_unfolds_them() {
    let mut window = window_with(&dense(12, 3));
    let more = |window: &Window| window.query_all_by_label_contains(" more lines").count();
    assert!(more(&window) > 3);
    picture(&mut window, "tree-folded");
    // The first moves at the fork at hand are there, and one can go to them.
    let first: Vec<String> = items(&window).into_iter().map(|(name, _)| name).collect();
    assert!(first.iter().any(|name| name == "1 Black B8"), "{first:?}");
    // A click shows the lines of one fork, a key all of them, and folds them again.
    let before = more(&window);
    window.get_all_by_label("3 more lines").last().unwrap().click();
    window.run();
    assert_eq!(more(&window), before - 1);
    let unfolds = |window: &mut Window| {
        super::harness::command(window, Key::U);
        window.run();
    };
    unfolds(&mut window);
    assert_eq!(more(&window), 0);
    unfolds(&mut window);
    assert_eq!(more(&window), before);
    window.get_by_label("Show all branches").click();
    window.run();
    assert_eq!(more(&window), 0);
    assert_eq!(text_of(&window), dense(12, 3));
}

#[test]
fn a_setting_leaves_everything_unfolded() {
    let folder = tempfile::tempdir().unwrap();
    let home = variorum::store::Home::in_folder(folder.path());
    std::fs::create_dir_all(home.settings().parent().unwrap()).unwrap();
    std::fs::write(home.settings(), "(fold_lines: false)").unwrap();
    let mut window = super::harness::at_home(&home);
    window.state_mut().0.open_sample("Dense", &dense(12, 3));
    window.run();
    assert_eq!(window.query_all_by_label_contains(" more lines").count(), 0);
}

#[test]
fn stepping_along_a_line_folds_and_unfolds_nothing() {
    let mut window = window_with(&dense(12, 3));
    // Besides the first moves at hand, which are in the column after the current node.
    let main = |window: &Window| {
        let items = items(window);
        let row = items[0].1.top();
        items.into_iter().filter(|(_, rect)| rect.top() == row).collect::<Vec<_>>()
    };
    let numbers = |window: &Window| {
        let all = window.query_all_by_label_contains(" more line");
        all.map(|number| number.rect()).filter(|rect| rect.left() > 0.0).collect::<Vec<_>>()
    };
    let (row, places) = (main(&window), numbers(&window));
    for _ in 0..5 {
        super::harness::press(&mut window, Key::ArrowRight);
        assert_eq!(main(&window), row);
        let now = numbers(&window);
        // The number of the fork at hand gives way to its first moves.
        let changed = places.iter().filter(|place| !now.contains(place)).count();
        assert!(changed <= 1, "{places:?}, then {now:?}");
    }
}

#[test]
fn the_current_node_keeps_its_place_when_lines_unfold() {
    let mut window = window_with(&dense(12, 3));
    for _ in 0..2 {
        super::harness::press(&mut window, Key::ArrowRight);
    }
    super::harness::press(&mut window, Key::ArrowDown);
    let here = |window: &Window| items(window).into_iter().find(|(name, _)| name == "2 White C8").unwrap();
    let before = here(&window);
    super::harness::command(&mut window, Key::U);
    window.run();
    assert_eq!(here(&window), before);
}

/// The current node is drawn in the tree as a whole: not cut off at an edge, nor under the main line.
fn assert_in_sight(window: &Window, what: &str) {
    let mut all = window.query_all_by_role(egui::accesskit::Role::TreeItem);
    let here = all.find(|item| item.accesskit_node().is_selected() == Some(true));
    let rect = here.unwrap_or_else(|| panic!("{what}: the current node is not drawn")).rect();
    assert!(rect.width() > 27.0 && rect.height() > 27.0, "{what}: {rect}");
}

#[test]
fn the_current_node_is_in_sight_after_every_change_of_the_record() {
    for text in [dense(12, 3), dense(3, 12)] {
        for path in ["/1", "/0.2", "/0.0.2"] {
            for change in ["make-main-line", "promote", "delete", "play W ii"] {
                for steps in [&[][..], &[Key::ArrowRight, Key::ArrowLeft]] {
                    let mut window = window_with(&text);
                    for line in [&format!("goto {path}"), change] {
                        super::harness::ask(&mut window, line);
                        assert_in_sight(&window, &format!("{text}: {path}, {line}"));
                    }
                    steps.iter().for_each(|&key| super::harness::press(&mut window, key));
                    for line in ["undo", "redo", "undo"] {
                        super::harness::ask(&mut window, line);
                        assert_in_sight(&window, &format!("{text}: {path}, {change}, {steps:?}, {line}"));
                    }
                }
            }
        }
    }
}

#[test]
fn a_tree_of_one_row_shows_the_row_one_is_in() {
    for text in [GAME.to_owned(), dense(12, 3), dense(3, 12)] {
        for path in ["/0", "/0.1", "/0.2", "/0.0.2"] {
            let mut window = window_with(&text);
            super::harness::ask(&mut window, &format!("goto {path}"));
            super::harness::command(&mut window, Key::E);
            super::harness::type_text(&mut window, &"A long comment leaves little room.\n".repeat(40));
            picture(&mut window, "tree-one-row");
            let tree = window.get_by_role(egui::accesskit::Role::Tree).rect();
            assert!(tree.height() < 60.0, "{tree}: one row");
            assert_in_sight(&window, &format!("{text}: {path}"));
        }
    }
}

#[test]
fn buttons_of_the_tree_lie_on_no_stone() {
    let mut window = window_with(&dense(60, 2));
    for _ in 0..50 {
        super::harness::press(&mut window, Key::ArrowRight);
    }
    picture(&mut window, "tree-buttons");
    for button in ["Show all branches", "Only this line", "Show game as text"] {
        let button = node(&window, button);
        for (name, item) in items(&window) {
            assert!(!item.intersects(button.shrink(0.5)), "{name}: {item} under {button}");
        }
    }
}

#[test]
fn the_link_of_a_node_is_copied_from_its_menu() {
    let mut window = window_with(GAME);
    window.get_by_label("2 White B8").click_secondary();
    window.run();
    window.get_by_label("Copy link").click();
    window.step();
    let copied = |window: &Window| {
        let commands = &window.output().platform_output.commands;
        commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    };
    let mut link = copied(&window);
    for _ in 0..5 {
        window.step();
        link = link.or_else(|| copied(&window));
    }
    assert_eq!(link.as_deref(), Some("#0.1"));
    assert!(window.query_by_label("0 of 3").is_some(), "one stays where one is");
    assert_eq!(text_of(&window), GAME);
}
