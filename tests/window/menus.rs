//! Every command can be reached: from a menu where it needs no words, else from the palette.

use std::collections::BTreeSet;

use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::commands;
use variorum::edit::Group;

use crate::harness::{Window, ask, click_at, text_of, window_with};

const GO: &str = "(;GM[1]FF[4]SZ[9]C[Start];B[ee]TR[aa];W[gc](;B[cg]C[A comment];W[cc])(;B[gg]))";

/// What screen readers could say of everything on view.
fn labels(window: &Window) -> BTreeSet<String> {
    window.root().children_recursive().filter_map(|node| node.accesskit_node().label()).collect()
}

/// What stands in menus.
const ITEMS: [Role; 3] = [Role::MenuItem, Role::MenuItemCheckBox, Role::MenuItemRadio];

/// Clicks the leftmost line of a menu that is called so: the menus are at the left.
fn click(window: &mut Window, name: &str) {
    let found = window.root().children_recursive().filter(|node| {
        let node = node.accesskit_node();
        ITEMS.contains(&node.role()) && node.label().is_some_and(|label| label == name)
    });
    let leftmost = found.min_by(|a, b| a.rect().left().total_cmp(&b.rect().left()));
    leftmost.unwrap_or_else(|| panic!("nothing is called {name}: {:?}", labels(window))).click();
    window.run();
}

/// Opens the main menu and one of its groups; returns what that brought.
fn open_group(window: &mut Window, group: Group) -> BTreeSet<String> {
    let items = |window: &Window| -> BTreeSet<String> {
        let nodes = window.root().children_recursive().map(|node| node.accesskit_node());
        nodes.filter(|node| ITEMS.contains(&node.role())).filter_map(|node| node.label()).collect()
    };
    window.get_by_label("Menu").click();
    window.run();
    let before = items(window);
    click(window, group.title());
    items(window).difference(&before).cloned().collect()
}

/// Records of games that together have everything a menu may offer.
const GAMES: [&str; 5] = [GO, "(;GM[11]SZ[5];B[a2])", "(;GM[Blokus Duo])", "(;GM[19];B[33+B])", "(;GM[twixt];B[c3])"];

/// The menus; what else groups of commands hold is in submenus of these.
const MENUS: [Group; 10] = [
    Group::File,
    Group::Edit,
    Group::View,
    Group::Go,
    Group::Play,
    Group::Annotate,
    Group::Variation,
    Group::Game,
    Group::Clean,
    Group::Help,
];

#[test]
fn every_command_has_a_way() {
    let mut missing: BTreeSet<&str> = commands::table().iter().map(|entry| entry.name).collect();
    for text in GAMES {
        let mut window = window_with(text);
        for group in MENUS {
            assert!(!open_group(&mut window, group).is_empty(), "{} is empty", group.title());
            window.key_press(Key::Escape);
            window.run();
            window.key_press(Key::Escape);
            window.run();
        }
        missing.retain(|name| {
            let title = commands::row(name).unwrap().title();
            window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
            window.run();
            window.get_by_label("Command").type_text(title);
            window.run();
            let found = window.query_all_by_label(title).next().is_some();
            window.key_press(Key::Escape);
            window.run();
            !found
        });
    }
    assert_eq!(missing, BTreeSet::new(), "the palette does not find these by their titles");
}

/// What is in a menu is told as such: lines are menu items with their keys beside their names, those that open more say whether they are
/// open, and of several of which one is chosen each is a radio item.
#[test]
fn menus_are_announced_as_menus() {
    let mut window = window_with(GO);
    let reported = |window: &Window, name: &str| {
        let node = window.root().children_recursive().find(|node| {
            let node = node.accesskit_node();
            ITEMS.contains(&node.role()) && node.label().is_some_and(|label| label == name)
        });
        let node = node.unwrap_or_else(|| panic!("nothing in a menu is called {name}: {:?}", labels(window)));
        let node = node.accesskit_node();
        let data = node.data();
        (node.role(), data.keyboard_shortcut().map(str::to_owned), data.is_expanded(), node.toggled())
    };
    window.get_by_label("Menu").click();
    window.run();
    let button = window.get_by_role_and_label(Role::Button, "Menu");
    assert_eq!(button.accesskit_node().data().is_expanded(), Some(true));
    assert_eq!(reported(&window, Group::Go.title()), (Role::MenuItem, None, Some(false), None));
    click(&mut window, Group::Go.title());
    assert_eq!(reported(&window, Group::Go.title()), (Role::MenuItem, None, Some(true), None));
    assert_eq!(reported(&window, "Next"), (Role::MenuItem, Some("→".to_owned()), None, None));
    click(&mut window, Group::View.title());
    let (role, _, _, toggled) = reported(&window, "Show coordinates");
    assert_eq!((role, toggled), (Role::MenuItemCheckBox, Some(Toggled::True)));
    click(&mut window, "Move numbers");
    let chosen = |window: &Window| {
        let items = window.query_all_by_role(Role::MenuItemRadio);
        let chosen = items.filter(|item| item.accesskit_node().toggled() == Some(Toggled::True));
        chosen.filter_map(|item| item.accesskit_node().label()).collect::<Vec<_>>()
    };
    assert_eq!(chosen(&window).len(), 1, "{:?}", chosen(&window));
    // No menu has anything in it that is told as a mere button, whoever fills it.
    let buttons = |window: &Window| {
        let menus = window.query_all_by_role(Role::Menu);
        menus
            .flat_map(|menu| menu.children_recursive().collect::<Vec<_>>())
            .filter(|node| matches!(node.accesskit_node().role(), Role::Button | Role::RadioButton))
            .filter_map(|node| node.accesskit_node().label())
            .collect::<Vec<_>>()
    };
    assert_eq!(buttons(&window), [""; 0]);
    for _ in 0..4 {
        window.key_press(Key::Escape);
        window.run();
    }
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect().center();
    let node = window.get_by_role_and_label(Role::TreeItem, "1 Black E5").rect().center();
    for place in [board, node] {
        click_at(&mut window, place, egui::PointerButton::Secondary);
        assert!(window.query_all_by_role(Role::MenuItem).count() > 3);
        assert_eq!(buttons(&window), [""; 0]);
        window.key_press(Key::Escape);
        window.run();
    }
}

/// Of several next to each other of which one is chosen, each is a radio button; rows stand in their list, with their places.
#[test]
fn choices_and_lists_are_announced_with_their_role() {
    let mut window = window_with(GO);
    let chosen = |window: &Window, names: &[&str]| -> Vec<(String, bool)> {
        let all = window.query_all_by_role(Role::RadioButton).filter_map(|node| {
            let node = node.accesskit_node();
            Some((node.label()?, node.toggled() == Some(Toggled::True)))
        });
        all.filter(|(name, _)| names.contains(&name.as_str())).collect()
    };
    let reported = |rows: &[(&str, bool)]| rows.iter().map(|(name, is)| ((*name).to_owned(), *is)).collect::<Vec<_>>();
    assert_eq!(chosen(&window, &["Play", "Triangle"]), reported(&[("Play", true), ("Triangle", false)]));
    ask(&mut window, "help");
    assert_eq!(chosen(&window, &["First steps", "Keyboard and mouse"]).iter().filter(|(_, is)| *is).count(), 1);
    window.key_press(Key::Escape);
    window.run();
    ask(&mut window, "new");
    assert_eq!(chosen(&window, &["9 × 9", "19 × 19"]).len(), 2);
    window.key_press(Key::Escape);
    window.run();
    // The moves that follow a fork.
    ask(&mut window, "goto 2");
    let list = window.get_by_role_and_label(Role::ListBox, "Next moves");
    let rows: Vec<_> = list.query_all_by_role(Role::ListBoxOption).collect();
    let places = rows.iter().map(|row| row.accesskit_node().data().position_in_set());
    assert_eq!(places.collect::<Vec<_>>(), [Some(0), Some(1)]);
    assert_eq!(list.accesskit_node().data().size_of_set(), Some(2));
    // What is called alike for the eye has names of its own for the ear.
    ask(&mut window, "information");
    for name in ["Rules: Choose", "Overtime: Choose"] {
        window.get_by_role_and_label(Role::Button, name);
    }
    ask(&mut window, "settings");
    window.get_by_role_and_label(Role::Button, "Close: Settings");
}

#[test]
fn commands_that_a_game_lacks_are_not_offered() {
    let rows = [
        (GAMES[0], ["Pass", "Resign"].as_slice(), ["Swap", "Piece"].as_slice()),
        (GAMES[1], &["Pass", "Swap", "Resign"], &["Piece", "Find a move"]),
        (GAMES[2], &["Piece", "Find a move"], &["Pass", "Swap"]),
    ];
    for (text, has, lacks) in rows {
        let mut window = window_with(text);
        let offered = open_group(&mut window, Group::Play);
        let is_offered =
            |title: &&str| offered.iter().any(|label| label == *title || label.starts_with(&format!("{title} ")));
        assert!(has.iter().all(&is_offered), "{text}: {offered:?}");
        assert!(!lacks.iter().any(is_offered), "{text}: {offered:?}");
    }
    // The only stone is taken over by a click.
    let mut window = window_with("(;GM[11]SZ[5];B[c3])");
    window.key_press(Key::End);
    window.run();
    let board = window.get_by_role_and_label(egui::accesskit::Role::Canvas, "Board").rect();
    for step in [egui::vec2(1.0, 0.0), egui::vec2(0.0, 0.0)] {
        window.hover_at(board.center() + step);
        window.run();
    }
    window.get_by_label("c3: click to swap");
    window.drag_at(board.center());
    window.drop_at(board.center());
    window.run();
    assert_eq!(text_of(&window), "(;GM[11]SZ[5];B[c3];W[swap-pieces])");
}

#[test]
fn every_menu_item_runs_its_command() {
    let mut window = window_with(GO);
    open_group(&mut window, Group::Variation);
    click(&mut window, "Delete following moves");
    assert_eq!(text_of(&window), "(;GM[1]FF[4]SZ[9]C[Start])");
    // What cannot be done is grey, and a click on it changes nothing.
    open_group(&mut window, Group::Variation);
    click(&mut window, "Delete following moves");
    assert_eq!(text_of(&window), "(;GM[1]FF[4]SZ[9]C[Start])");
    assert_eq!(window.state().0.notices().collect::<Vec<_>>(), ["5 nodes deleted"]);
}

#[test]
fn pasting_is_called_what_it_does_where_that_is_known() {
    let mut window = window_with(GO);
    let offered = open_group(&mut window, Group::File);
    assert!(offered.iter().any(|label| label.starts_with("Open from clipboard")), "{offered:?}");
    window.key_press(Key::Escape);
    window.run();
    window.key_press(Key::Escape);
    window.run();
    // What was copied here may have been replaced elsewhere: then nobody knows.
    window.state_mut().0.request("copy-variation");
    window.run();
    let offered = open_group(&mut window, Group::File);
    assert!(offered.iter().any(|label| label.starts_with("Paste")), "{offered:?}");
}

/// The titles of a menu, without their keys, that a click with the other button opens.
fn menu_of(window: &mut Window, place: egui::Pos2) -> Vec<String> {
    let before = labels(window);
    click_at(window, place, egui::PointerButton::Secondary);
    labels(window).difference(&before).cloned().collect()
}

#[test]
fn a_move_can_be_corrected_from_any_later_node() {
    // In the middle, at the end of a line, at the end of a game that is won.
    let won = "(;GM[11]SZ[3];B[b1];W[a1];B[b2];W[a2];B[b3])";
    for (text, at) in [(won, "goto 2"), (won, "goto end"), ("(;GM[1]SZ[9];B[aa];W[bb])", "goto end")] {
        let mut window = window_with(text);
        ask(&mut window, at);
        let board = window.get_by_role_and_label(egui::accesskit::Role::Canvas, "Board").rect();
        // Somewhere right of the middle there is an empty place.
        let far = 0.25 * board.size().min_elem();
        let offered = menu_of(&mut window, board.center() + egui::vec2(far, 0.0));
        assert!(offered.iter().any(|title| title.starts_with("Correct move to")), "{text} {at}: {offered:?}");
    }
}

#[test]
fn the_menu_of_a_node_offers_what_can_be_done_there_in_few_lines() {
    let text = "(;GM[1]SZ[9];B[aa](;W[bb];B[cc](;W[dd])(;W[ee]))(;W[ff]))";
    for (at, node, has, lacks) in [
        (
            "goto 1",
            "1 Black A9",
            &["Edit comment", "Add node", "Delete"][..],
            &["Make this the main line", "Move variation"][..],
        ),
        (
            "goto /0.1",
            "2 White F4",
            &["Make this the main line", "Move variation up"],
            &["Make this the main var", "Move variation down"],
        ),
        ("goto /0.0.0.1", "4 White E5", &["Make this the main line", "Move variation up"], &["Move variation down"]),
    ] {
        let mut window = window_with(text);
        ask(&mut window, at);
        let place = window.get_by_role_and_label(egui::accesskit::Role::TreeItem, node).rect().center();
        let offered = menu_of(&mut window, place);
        let is_offered = |title: &&str| offered.iter().any(|label| label.starts_with(title));
        assert!(has.iter().all(is_offered) && !lacks.iter().any(is_offered), "{node}: {offered:?}");
        assert!(offered.len() <= 12, "{node}: {offered:?}");
        // What takes away is not beside what does not.
        assert!(!offered.iter().any(|label| label.starts_with("Delete ") || label.starts_with("Keep ")), "{offered:?}");
        let before = labels(&window);
        click(&mut window, "Delete");
        let more: Vec<String> = labels(&window).difference(&before).cloned().collect();
        assert!(more.iter().any(|label| label.starts_with("Delete this node")), "{node}: {more:?}");
    }
}

#[test]
fn states_have_ticks() {
    let ticked = |window: &Window, title: &str| {
        window.get_by_role_and_label(Role::MenuItemCheckBox, title).accesskit_node().toggled()
    };
    let (off, on) = (Some(Toggled::False), Some(Toggled::True));
    let mut window = window_with(GO);
    open_group(&mut window, Group::View);
    assert_eq!(ticked(&window, "Full screen"), off);
    click(&mut window, "Branches");
    assert_eq!(ticked(&window, "Show only this line"), off);
    click(&mut window, "Show only this line");
    open_group(&mut window, Group::View);
    click(&mut window, "Branches");
    assert_eq!(ticked(&window, "Show only this line"), on);
    let mut window = window_with(GO);
    open_group(&mut window, Group::Go);
    assert_eq!(ticked(&window, "Autoplay"), off);
}
