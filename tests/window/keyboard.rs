//! The window without a pointer: the keyboard goes into what opens and back to where it was, from control to control as one reads,
//! and into menus.

use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::harness::{
    Window, ask, command, contrast, dialogs, light, picture, press, press_with, text_of, type_text, with_texts,
};

const GAME: &str = "(;GM[1]FF[4]SZ[9]PB[Ann]PW[Ben]C[Two games.](;B[aa]C[The corner.]N[one](;W[ba];B[ca])(;W[bb]))(;B[ee]))\
    (;GM[1]FF[4]SZ[9];B[cc];W[cc])";

fn window() -> Window {
    with_texts([1280.0, 800.0], 1.0, "light", &[GAME])
}

/// All that a command opens and a key closes.
fn opened() -> impl Iterator<Item = &'static str> {
    dialogs().chain(["export-diagrams", "palette", "find", "replace-dialog"])
}

/// What has the keyboard: its number, what it is called, and the dialog that it stands in.
fn focused(window: &Window) -> (String, String, Option<String>) {
    let mut focused = window.root().accesskit_node().tree_state.focus().expect("something has the keyboard");
    // It is the tree that has it: the node at hand is what is heard of it.
    let in_tree = focused.role() == Role::TreeItem;
    while in_tree && focused.role() != Role::Tree {
        focused = focused.parent().expect("an item stands in a tree");
    }
    let mut parent = Some(focused);
    let mut dialog = None;
    while let Some(node) = parent {
        if matches!(node.role(), Role::Dialog | Role::Search) {
            // The search is called as its field is.
            dialog = if node.role() == Role::Search { Some("Search".to_owned()) } else { node.label() };
            break;
        }
        parent = node.parent();
    }
    let name = focused.label().or(focused.value()).unwrap_or_default();
    (format!("{:?}", focused.id()), name, dialog)
}

#[test]
fn opening_the_properties_by_key_focuses_a_value() {
    let mut window = window();
    window.get_by_role_and_label(Role::Tree, "Tree").focus();
    window.run();
    press_with(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    type_text(&mut window, "properties");
    press(&mut window, Key::Enter);
    let (_, name, dialog) = focused(&window);
    assert_eq!(dialog.as_deref(), Some("Properties"));
    assert!(name.contains("value") && !name.contains("name"), "{name}");
}

/// What would be published is heard before the button that does it, however high the window is.
#[test]
fn publishing_with_keys_begins_at_its_first_choice() {
    for (dialog, height) in [("publish", 1000.0), ("print", 1000.0), ("publish", 480.0), ("print", 480.0)] {
        let mut window = with_texts([1280.0, height], 1.0, "light", &[GAME]);
        window.get_by_role_and_label(Role::Tree, "Tree").focus();
        window.run();
        press_with(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
        type_text(&mut window, dialog);
        press(&mut window, Key::Enter);
        window.run_steps(12);
        let (_, name, inside) = focused(&window);
        assert!(inside.is_some(), "{dialog}");
        assert!(!["Publish", "Print", "Cancel", "Close"].contains(&&*name), "{dialog} at {height}: {name}");
    }
}

#[test]
fn the_keyboard_goes_into_a_dialog_and_back() {
    let mut wrong = Vec::new();
    for (by_palette, role, place) in [(false, Role::Tree, "Tree"), (true, Role::Canvas, "Board")] {
        for dialog in opened().filter(|dialog| !by_palette || *dialog != "palette") {
            let mut window = window();
            window.get_by_role_and_label(role, place).focus();
            window.run();
            let before = focused(&window);
            assert_eq!(before.1, place);
            if by_palette {
                press_with(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
                type_text(&mut window, dialog);
                press(&mut window, Key::Enter);
            } else {
                ask(&mut window, dialog);
            }
            window.run_steps(4);
            let inside = focused(&window);
            if inside.2.as_ref().is_none_or(String::is_empty) || inside.1.is_empty() {
                wrong.push(format!("{dialog} leaves the keyboard to {inside:?}"));
            }
            press(&mut window, Key::Tab);
            let next = focused(&window);
            if next.2 != inside.2 {
                wrong.push(format!("{dialog}: Tab goes from {inside:?} to {next:?}"));
            }
            press(&mut window, Key::Escape);
            window.run_steps(2);
            let left = [Role::Dialog, Role::Search].into_iter().any(|role| window.query_by_role(role).is_some());
            let after = focused(&window);
            if left || after != before {
                wrong.push(format!("{dialog}: after Escape {after:?} has the keyboard, it is open: {left}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Opened with the pointer, what stands beside the board leaves it the keyboard.
#[test]
fn lists_next_to_the_board_open_by_pointer_and_the_board_keeps_the_keys() {
    let mut window = window();
    crate::harness::click(&mut window, "Settings");
    assert!(window.query_by_role(Role::Dialog).is_some());
    press(&mut window, Key::ArrowRight);
    let comment = window.get_by_role_and_label(Role::MultilineTextInput, "Comment").accesskit_node().value();
    assert_eq!(comment.as_deref(), Some("The corner."));
    // Asked for again with keys, it gets them.
    press_with(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    type_text(&mut window, "settings");
    press(&mut window, Key::Enter);
    window.run_steps(4);
    assert_eq!(focused(&window).2.as_deref(), Some("Settings"));
}

/// Where a stop of Tab stands: the next one is never to the left of it in its row, nor above it unless in a column further right.
fn goes_on(from: egui::Rect, to: egui::Rect) -> bool {
    let shared = from.bottom().min(to.bottom()) - from.top().max(to.top());
    let same_row = shared > 0.5 * from.height().min(to.height());
    match same_row {
        true => to.left() >= from.left() - 0.5,
        false => to.top() >= from.top() - 0.5 || to.left() >= from.right() - 1.0,
    }
}

/// Where the node with this number is, if it is there.
fn place_of(window: &Window, id: &str) -> Option<egui::Rect> {
    let root = window.root();
    let node = root.children_recursive().find(|node| format!("{:?}", node.accesskit_node().id()) == id)?;
    let rect = node.accesskit_node().bounding_box()?;
    let (min, max) = (egui::pos2(rect.x0 as f32, rect.y0 as f32), egui::pos2(rect.x1 as f32, rect.y1 as f32));
    Some(egui::Rect::from_min_max(min, max))
}

/// Goes through the stops of Tab, until one is met again or what they stand in is left. Returns how many there are, and where it does
/// not go on as one reads: both places are those of one picture, which may have scrolled. It may once go back to the beginning.
fn stops(window: &mut Window, most: usize) -> (usize, Vec<String>) {
    let mut before = focused(window);
    let inside = before.2.clone();
    let mut met = std::collections::HashSet::from([before.0.clone()]);
    let mut wrong = Vec::new();
    while met.len() < most {
        press(window, Key::Tab);
        let now = focused(window);
        if now.2 != inside {
            break;
        }
        if let (Some(from), Some(to)) = (place_of(window, &before.0), place_of(window, &now.0))
            && !goes_on(from, to)
        {
            wrong.push(format!("from {} {from} to {} {to}", before.1, now.1));
        }
        if !met.insert(now.0.clone()) {
            // Round again.
            wrong.pop();
            break;
        }
        before = now;
    }
    (met.len(), wrong)
}

#[test]
fn tab_goes_on_as_one_reads() {
    let mut all = Vec::new();
    let (large, small) = ([1280.0, 800.0], [800.0, 600.0]);
    for (size, tool, text) in [(large, "play", GAME), (small, "label", GAME), (large, "play", "(;GM[Blokus Duo])")] {
        let mut window = with_texts(size, 1.0, "light", &[text]);
        ask(&mut window, &format!("tool {tool}"));
        press(&mut window, Key::Tab);
        let (count, wrong) = stops(&mut window, 120);
        assert!(count > 20 && count < 120, "{size:?} {tool} {text}: {count} stops");
        all.extend(wrong.into_iter().map(|wrong| format!("{tool} in {size:?}: {wrong}")));
    }
    for dialog in opened().filter(|dialog| *dialog != "palette") {
        let mut window = window();
        ask(&mut window, dialog);
        window.run_steps(4);
        let (_, mut wrong) = stops(&mut window, 24);
        if !wrong.is_empty() && window.get_all_by_role(Role::Dialog).any(|dialog| dialog.accesskit_node().is_modal()) {
            // It began in the middle, and goes round there.
            wrong.remove(wrong.len() - 1);
        }
        all.extend(wrong.into_iter().map(|wrong| format!("{dialog}: {wrong}")));
    }
    assert!(all.is_empty(), "{all:#?}");
}

/// The names of the lines of the menus that are open.
fn lines(window: &Window) -> Vec<String> {
    let menus = window.query_all_by_role(Role::Menu);
    menus.flat_map(|menu| menu.children_recursive()).filter_map(|line| line.accesskit_node().label()).collect()
}

/// Presses the arrow down until this line has the keyboard.
fn go_down_to(window: &mut Window, name: &str) {
    let mut met = Vec::new();
    while !focused(window).1.starts_with(name) {
        met.push(focused(window).1);
        assert!(met.len() < 40, "{name} is not among {met:?}");
        press(window, Key::ArrowDown);
    }
}

#[test]
fn f10_opens_the_main_menu_and_gives_the_keyboard_back() {
    let mut window = window();
    window.get_by_label("Board").focus();
    window.run();
    press(&mut window, Key::F10);
    window.run_steps(4);
    let first = focused(&window).1;
    assert!(lines(&window).contains(&first), "{first} of {:?}", lines(&window));
    press(&mut window, Key::ArrowDown);
    let second = focused(&window).1;
    assert!(second != first && lines(&window).contains(&second), "{second}");
    press(&mut window, Key::Escape);
    window.run_steps(2);
    assert_eq!((lines(&window), focused(&window).1.as_str()), (vec![], "Board"));
    // The same key closes it.
    press(&mut window, Key::F10);
    window.run_steps(4);
    press(&mut window, Key::F10);
    window.run_steps(2);
    assert_eq!((lines(&window), focused(&window).1.as_str()), (vec![], "Board"));
    // A line is run with Enter, and the menu is gone.
    press(&mut window, Key::F10);
    window.run_steps(4);
    go_down_to(&mut window, "Help");
    press(&mut window, Key::ArrowRight);
    window.run_steps(4);
    go_down_to(&mut window, "About Variorum");
    press(&mut window, Key::Enter);
    window.run_steps(4);
    assert_eq!(lines(&window), Vec::<String>::new());
    assert_eq!(focused(&window).2.as_deref(), Some("About Variorum"));
    press(&mut window, Key::Escape);
    window.run_steps(2);
    assert_eq!(focused(&window).1, "Board");
}

#[test]
fn the_menus_of_a_place_and_of_a_node_are_opened_with_keys() {
    for (keys, chord) in [(Modifiers::SHIFT, Key::F10), (Modifiers::NONE, Key::Menu)] {
        let mut window = window();
        // The cursor begins in the middle.
        press_with(&mut window, Modifiers::SHIFT, Key::ArrowLeft);
        press_with(&mut window, keys, chord);
        window.run_steps(4);
        picture(&mut window, "keyboard-place-menu");
        let first = focused(&window).1;
        assert!(first.contains("E5") && lines(&window).contains(&first), "{first} of {:?}", lines(&window));
        press(&mut window, Key::Enter);
        window.run_steps(2);
        assert!(lines(&window).is_empty(), "{:?}", lines(&window));
        assert_eq!(focused(&window).1, "Board");
        let comment = window.get_by_role_and_label(Role::MultilineTextInput, "Comment").accesskit_node().value();
        assert_eq!(comment.as_deref().unwrap_or_default(), "", "the other first move was played");
        // The same with the setup tool, whose other button does something else.
        command(&mut window, Key::Num2);
        press_with(&mut window, keys, chord);
        window.run_steps(4);
        assert!(!lines(&window).is_empty());
        press(&mut window, Key::Escape);
        window.run_steps(2);
        assert!(lines(&window).is_empty());
        // A node, where the tree has the keyboard.
        window.get_by_role_and_label(Role::Tree, "Tree").focus();
        window.run();
        press_with(&mut window, keys, chord);
        window.run_steps(4);
        let first = focused(&window).1;
        assert!(first.contains("comment") && lines(&window).contains(&first), "{first} of {:?}", lines(&window));
        press(&mut window, Key::Escape);
        window.run_steps(2);
        assert_eq!((lines(&window), focused(&window).1.as_str()), (vec![], "Tree"));
        // A game in the list of games.
        ask(&mut window, "games");
        press(&mut window, Key::ArrowDown);
        window.run_steps(2);
        press_with(&mut window, keys, chord);
        window.run_steps(4);
        let lines = lines(&window);
        assert!(lines.iter().any(|line| line.starts_with("Duplicate")), "{lines:?}");
        assert!(text_of(&window).starts_with("(;GM[1]"));
    }
}

#[test]
fn list_entries_are_announced_as_choices_not_switches() {
    for dialog in ["settings", "find", "clean-up", "export-picture"] {
        let mut window = window();
        ask(&mut window, dialog);
        let boxes: Vec<_> =
            window.query_all_by_role(Role::ComboBox).map(|choice| choice.accesskit_node().id()).collect();
        assert!(!boxes.is_empty(), "{dialog}");
        window.query_all_by_role(Role::ComboBox).next().unwrap().click();
        window.run_steps(8);
        // The list of a box that opened, and not that of the moves of the record.
        let opened = window.query_all_by_role(Role::ListBox);
        let opened = opened.filter(|list| list.accesskit_node().label().as_deref() != Some("Next moves"));
        let lists: Vec<_> = opened.flat_map(|list| list.children_recursive()).collect();
        let rows: Vec<_> = lists.iter().map(|row| row.accesskit_node()).filter(|row| row.label().is_some()).collect();
        assert!(rows.len() > 1, "{dialog}");
        for row in &rows {
            assert_eq!(
                (row.role(), row.toggled()),
                (Role::ListBoxOption, None::<Toggled>),
                "{dialog}: {:?}",
                row.label()
            );
        }
        assert_eq!(rows.iter().filter(|row| row.is_selected() == Some(true)).count(), 1, "{dialog}");
    }
}

/// What a dialog lists has the keyboard when it opens: arrows go from row to row, each is heard, and Enter means the dialog.
#[test]
fn lists_of_dialogs_are_gone_through_with_arrows() {
    for (dialog, entered) in [("new", true), ("read-as", true), ("history-list", true), ("findings", false)] {
        let mut window = window();
        ask(&mut window, "mark triangle aa");
        ask(&mut window, "next-game");
        ask(&mut window, dialog);
        window.run_steps(4);
        let before = focused(&window);
        let key = if dialog == "history-list" { Key::ArrowUp } else { Key::ArrowDown };
        press(&mut window, key);
        press(&mut window, key);
        let after = focused(&window);
        // The first finding is the first to be gone to.
        let moved = before.1 != after.1 || dialog == "findings";
        assert!(moved && !after.1.is_empty() && after.2 == before.2, "{dialog}: {before:?} {after:?}");
        press(&mut window, Key::Enter);
        window.run_steps(4);
        assert_eq!(window.query_by_role(Role::Dialog).is_none(), entered, "{dialog}");
    }
}

/// The tray is a stop for each colour. Arrows go through its pieces, and the one that Enter takes is moved and played on the board.
#[test]
fn a_piece_is_taken_moved_and_played_with_keys_alone() {
    for game in ["Blokus Trigon", "Blokus", "Blokus Duo", "Nexos", "GembloQ", "Callisto"] {
        let record = format!("(;GM[{game}])");
        let mut window = with_texts([1000.0, 640.0], 1.0, "light", &[&record]);
        window.get_by_role_and_label(Role::Canvas, "Board").focus();
        window.run();
        let mut stops = Vec::new();
        while stops.len() < 12 {
            press(&mut window, Key::Tab);
            stops.push(focused(&window).1);
        }
        let of_tray = stops
            .iter()
            .filter(|name| ["Blue", "Purple", "Yellow", "Orange", "Red", "Green"].iter().any(|c| name.starts_with(c)));
        assert!((1..=4).contains(&of_tray.count()), "{game}: {stops:?}");
        window.get_by_role_and_label(Role::Canvas, "Board").focus();
        window.run();
        press(&mut window, Key::Tab);
        let colour = focused(&window).1;
        press(&mut window, Key::ArrowRight);
        press(&mut window, Key::ArrowRight);
        press(&mut window, Key::ArrowDown);
        picture(&mut window, &format!("keyboard-tray-{game}"));
        // What is heard is the piece.
        let first = colour.split(':').next().expect("a name");
        let piece = focused(&window).1;
        assert!(piece.starts_with(first) && piece != colour, "{game}: {piece} of {colour}");
        press(&mut window, Key::Home);
        press(&mut window, Key::Enter);
        assert_eq!(focused(&window).1, "Board", "{game}");
        let before = window.render().unwrap();
        press(&mut window, Key::ArrowLeft);
        assert_ne!(before, window.render().unwrap(), "{game}: arrows move it");
        press_with(&mut window, Modifiers::SHIFT, Key::Enter);
        assert_ne!(text_of(&window), record, "{game}: it is played");
    }
}

/// Whoever works with keys sees where they go: on the board of every game, and in its tray.
#[test]
fn the_focus_is_seen_on_every_board_and_in_the_tray() {
    for theme in ["light", "dark", "high-contrast"] {
        for game in ["1]SZ[9", "11]SZ[11", "18", "9", "2", "19", "21]SZ[12", "Havannah]SZ[6", "Blokus Trigon", "Blokus"]
        {
            let mut window = with_texts([640.0, 480.0], 1.0, theme, &[&format!("(;GM[{game}])")]);
            let before = window.render().unwrap();
            let mut stops = vec![(Role::Canvas, "Board".to_owned())];
            if game.starts_with("Blokus") {
                window.get_by_role_and_label(Role::Canvas, "Board").focus();
                window.run();
                press(&mut window, Key::Tab);
                stops.push((Role::RadioButton, focused(&window).1));
            }
            for (role, stop) in stops {
                window.get_by_role_and_label(role, &stop).focus();
                window.run();
                let after = window.render().unwrap();
                let changed = before
                    .pixels()
                    .zip(after.pixels())
                    .filter(|(a, b)| contrast(light(a.0), light(b.0)) >= 3.0)
                    .count();
                assert!(changed > 60, "{theme}, {game}: {changed} points of {stop} stand out");
                if role == Role::RadioButton {
                    press(&mut window, Key::ArrowRight);
                    let piece = window.render().unwrap();
                    let changed = after
                        .pixels()
                        .zip(piece.pixels())
                        .filter(|(a, b)| contrast(light(a.0), light(b.0)) >= 3.0)
                        .count();
                    assert!(changed > 40, "{theme}, {game}: {changed} points of a piece stand out");
                }
            }
        }
    }
}

/// A field that one comes to with Tab is written over, one that is clicked is not.
#[test]
fn tab_selects_the_text_of_a_field() {
    let mut window = with_texts([1280.0, 800.0], 1.0, "light", &["(;GM[1]SZ[9]EV[Old]PC[Here])"]);
    ask(&mut window, "information");
    let mut steps = 0;
    while focused(&window).1 != "Event" {
        press(&mut window, Key::Tab);
        steps += 1;
        assert!(steps < 40, "Event is no stop");
    }
    type_text(&mut window, "New");
    window.get_by_role_and_label(Role::TextInput, "Place").click();
    window.run();
    press(&mut window, Key::End);
    type_text(&mut window, "and there");
    crate::harness::click(&mut window, "Done");
    let text = text_of(&window);
    assert!(text.contains("EV[New]") && text.contains("PC[Hereand there]"), "{text}");
}
