//! The tools by keyboard alone, and what they must not cover.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::app::Options;

use crate::harness::{Window, choose, dialogs, sized, text_of, until, window_with};

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run_steps(4);
}

fn ask(window: &mut Window, line: &str) {
    window.state_mut().0.request(line);
    window.run_steps(6);
}

/// Goes on by Tab until the control of this name has the keyboard.
fn tab_to(window: &mut Window, role: Role, name: &str) {
    for _ in 0..60 {
        if window.get_by_role_and_label(role, name).is_focused() {
            return;
        }
        press(window, Key::Tab);
    }
    panic!("Tab never comes to {name}");
}

const TWO: &str = "(;GM[1]SZ[9];B[cc]C[a ladder];W[dd];B[ee]C[no ladder])(;GM[1]SZ[9];B[gg]C[ladder])";

#[test]
fn the_search_is_used_by_keyboard_alone() {
    let mut window = window_with(TWO);
    window.key_press_modifiers(Modifiers::COMMAND, Key::F);
    window.run_steps(4);
    window.get_by_role_and_label(Role::TextInput, "Find").type_text("ladder");
    window.run_steps(6);
    window.get_by_label("2 matches");
    // A list opens, is gone through, and closes with what was taken; then the keyboard is back where it was.
    tab_to(&mut window, Role::ComboBox, "Search in");
    press(&mut window, Key::Space);
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::Enter);
    assert!(window.query_by_label("All open records").is_none(), "the list is closed");
    window.get_by_label("3 matches");
    assert!(window.get_by_role_and_label(Role::ComboBox, "Search in").is_focused());
    // Given up, it changes nothing, and the search stays.
    press(&mut window, Key::Enter);
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::Escape);
    assert!(window.query_by_label("All open records").is_none());
    window.get_by_label("3 matches");
    assert!(window.get_by_role_and_label(Role::ComboBox, "Search in").is_focused());
    for name in ["Regular expression", "Replace"] {
        tab_to(&mut window, Role::CheckBox, name);
        press(&mut window, Key::Space);
        press(&mut window, Key::Space);
    }
    // What was found is one stop, and the arrows go through it.
    let at = |window: &Window| {
        let all: Vec<bool> = ["a ladder", "no ladder", "ladder"]
            .iter()
            .map(|text| {
                let mut rows = window.query_all_by_role(Role::ListBoxOption);
                rows.any(|row| {
                    let node = row.accesskit_node();
                    node.label().is_some_and(|label| label.contains(&format!(": {text}")))
                        && node.is_selected() == Some(true)
                })
            })
            .collect();
        all
    };
    press(&mut window, Key::Tab);
    press(&mut window, Key::ArrowDown);
    assert_eq!(at(&window), [true, false, false]);
    press(&mut window, Key::ArrowDown);
    assert_eq!(at(&window), [false, true, false]);
    press(&mut window, Key::ArrowUp);
    assert_eq!(at(&window), [true, false, false]);
    // A part of the board, without a pointer.
    tab_to(&mut window, Role::ComboBox, "Search for");
    press(&mut window, Key::Enter);
    press(&mut window, Key::End);
    press(&mut window, Key::Enter);
    tab_to(&mut window, Role::TextInput, "Corners of the part");
    window.get_by_role_and_label(Role::TextInput, "Corners of the part").type_text("C7 D6");
    window.run_steps(12);
    // A stone with nothing around it comes to stand so twice in the first game, and once in the other.
    window.get_by_label("3 matches");
    press(&mut window, Key::Tab);
    press(&mut window, Key::Escape);
    assert!(window.query_by_role_and_label(Role::TextInput, "Find").is_none(), "Escape closes it from wherever one is");
    assert_eq!(text_of(&window), TWO);
}

#[test]
fn a_list_that_opens_begins_at_what_is_chosen() {
    let focused = |window: &Window| {
        let mut rows = window.query_all_by_role(Role::ListBoxOption).filter(|row| row.is_focused());
        rows.next().and_then(|row| row.accesskit_node().label())
    };
    for by_key in [true, false] {
        let mut window = window_with(TWO);
        ask(&mut window, "find");
        let open = |window: &mut Window| {
            tab_to(window, Role::ComboBox, "Search in");
            match by_key {
                true => press(window, Key::Space),
                false => window.get_by_role_and_label(Role::ComboBox, "Search in").click(),
            }
            window.run_steps(4);
        };
        open(&mut window);
        let first = focused(&window).expect("a row has the keyboard");
        press(&mut window, Key::End);
        let last = focused(&window).unwrap();
        assert_ne!(first, last);
        press(&mut window, Key::ArrowDown);
        assert_eq!(focused(&window).as_deref(), Some(&*last), "there is nothing below");
        press(&mut window, Key::Enter);
        open(&mut window);
        assert_eq!(focused(&window).as_deref(), Some(&*last));
        press(&mut window, Key::Home);
        assert_eq!(focused(&window).as_deref(), Some(&*first));
        press(&mut window, Key::Escape);
        assert!(window.get_by_role_and_label(Role::ComboBox, "Search in").is_focused());
    }
}

fn buttons(window: &Window) -> Vec<(String, Rect)> {
    let all = window.query_all_by_role(Role::Button);
    all.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect()
}

#[test]
fn notices_cover_no_button_of_a_dialog() {
    for size in [[1280.0, 800.0], [1000.0, 712.0], [800.0, 600.0]] {
        for dialog in dialogs() {
            let mut window = sized(size, 1.0, Options::default());
            window.state_mut().0.open_sample("Pasted", TWO);
            window.run_steps(4);
            let behind = buttons(&window);
            ask(&mut window, dialog);
            for reported in [
                "short",
                "a name that is longer than a line of the window would ever be, and then some more words of it",
            ] {
                ask(&mut window, &format!("open '/nowhere/{reported}.sgf'"));
            }
            let alerts: Vec<Rect> = window.query_all_by_role(Role::Alert).map(|node| node.rect()).collect();
            assert!(!alerts.is_empty(), "{dialog} in {size:?}: nothing is told");
            let own = buttons(&window).into_iter().filter(|button| !behind.contains(button));
            for (name, rect) in own.filter(|(name, _)| name != "Close this message") {
                // Behind the dialog nothing is covered by it.
                let over = alerts.iter().find(|alert| alert.intersects(rect));
                let seen = over.is_none() || is_painted_last(&window, rect);
                assert!(seen, "{dialog} in {size:?}: {name} at {rect} is covered by {over:?}");
            }
        }
    }
}

/// Whether a click into the middle of a control is its own, whatever is there besides.
fn is_painted_last(window: &Window, rect: Rect) -> bool {
    let layer = window.ctx.layer_id_at(rect.center());
    layer.is_some_and(|layer| layer.order != egui::Order::Background && !format!("{layer:?}").contains("notice"))
}

#[test]
fn no_tab_is_cut_off() {
    for (width, count) in [(1000.0, 6), (1000.0, 14), (800.0, 5), (1280.0, 9), (640.0, 3)] {
        let mut window = sized([width, 700.0], 1.0, Options::default());
        for number in 0..count {
            window.state_mut().0.open_sample(&format!("Record {number}"), TWO);
        }
        window.run_steps(6);
        for front in [count - 1, 0, count / 2] {
            for _ in 0..count {
                if !is_front(&window, &format!("Record {front}")) {
                    ask(&mut window, "next-tab");
                }
            }
            assert!(is_front(&window, &format!("Record {front}")));
            // Where they have no room, a button that lists them comes next.
            let beside = window.query_by_label("Open tabs").unwrap_or_else(|| window.get_by_label("New tab"));
            let end = beside.rect().left();
            let tabs: Vec<(String, Rect)> = window
                .query_all_by_role(Role::Tab)
                .map(|tab| (tab.accesskit_node().label().unwrap_or_default(), tab.rect()))
                .filter(|(name, _)| name.starts_with("Record"))
                .collect();
            let start = tabs.iter().map(|(_, rect)| rect.left()).filter(|left| *left > 20.0).fold(width, f32::min);
            let seen: Vec<_> =
                tabs.iter().filter(|(_, rect)| rect.right() > start + 1.0 && rect.left() < end - 4.0).collect();
            assert!(!seen.is_empty());
            for (name, rect) in &seen {
                let whole = rect.left() >= start - 1.0 && rect.right() <= end + 1.0;
                assert!(whole, "{count} tabs in {width}, {front} in front: {name} at {rect} up to {end}");
            }
            assert!(
                seen.iter().any(|(name, _)| name.starts_with(&format!("Record {front}"))),
                "{front} is out of view"
            );
        }
    }
}

fn is_front(window: &Window, name: &str) -> bool {
    let mut tabs = window.query_all_by_role(Role::Tab);
    tabs.any(|tab| {
        tab.accesskit_node().label().is_some_and(|label| label == name)
            && tab.accesskit_node().is_selected() == Some(true)
    })
}

#[test]
fn the_list_of_games_opens_at_the_one_at_hand() {
    let mut window = window_with(&"(;GM[1]SZ[9]PB[Ann];B[aa])\n".repeat(10_000));
    ask(&mut window, "game 5000");
    ask(&mut window, "games");
    let rows = |window: &Window| -> Vec<String> {
        window.query_all_by_role(Role::ListBoxOption).filter_map(|row| row.accesskit_node().label()).collect()
    };
    // At once, however long the rest takes to read; and it says how many there are.
    assert!(rows(&window).iter().any(|row| row.starts_with("5000, Ann")), "{:?}", rows(&window));
    window.get_by_label("10,000 games");
    window.get_by_role_and_label(Role::TextInput, "Filter games").type_text("Ann");
    window.run_steps(2);
    let reported = window.query_by_label_contains("Reading games: ").is_some();
    assert!(reported || window.query_by_label("10,000 games").is_some(), "it is read, or says how far");
}

/// What is done with a tool, by what its controls are called.
enum Step {
    /// Puts a text into a field.
    Type(&'static str, &'static str),
    /// Presses a button, a box or a line of a menu, once it can be.
    Click(&'static str),
}
use Step::{Click, Type};

/// The tools: by their names in the palette, what is done with each, and whether that changes an ordinary record.
const TOOLS: [(&str, &[Step], bool); 12] = [
    ("information", &[Type("Event", "Spring Cup"), Click("Done")], true),
    ("games", &[Click("More actions"), Click("Duplicate this game")], true),
    ("properties", &[Type("New property", "XX"), Type("Value", "y"), Click("Add")], true),
    ("clean-up", &[Click("Comments and names"), Click("Remove")], true),
    ("findings", &[Click("Fix all issues")], false),
    ("find", &[Type("Find", "aunt")], false),
    ("replace-dialog", &[Type("Find", "aunt"), Type("Replace with", "uncle"), Click("Replace all")], true),
    ("history-list", &[Click("Close")], false),
    ("goto-dialog", &[Type("Move or point", "1"), Click("Go")], false),
    ("export-diagrams", &[Click("Coordinates"), Click("Cancel")], false),
    ("read-as", &[Click("Cancel")], false),
    ("new", &[Click("Cancel")], false),
];

/// Opens a tool as one does who knows its name.
fn open(window: &mut Window, tool: &str) {
    window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    window.run_steps(4);
    window.get_by_role_and_label(Role::TextInput, "Command").type_text(tool);
    window.run_steps(4);
    press(window, Key::Enter);
    window.run_steps(4);
}

/// Presses what has this name, as soon as it can be, within so many frames. Returns whether there was such a thing.
fn click_when_ready(window: &mut Window, name: &str, frames: usize) -> bool {
    let pressed = |window: &Window| {
        let all = window.query_all_by_label(name).collect::<Vec<_>>();
        let ready = all.into_iter().rev().find(|node| {
            let node = node.accesskit_node();
            !node.is_disabled() && node.role() != Role::Label
        });
        ready.map(|node| node.click()).is_some()
    };
    // What is worked out in the background takes its time.
    for _ in 0..frames {
        if pressed(window) {
            window.run_steps(6);
            return true;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
        window.step();
    }
    false
}

fn escape(window: &mut Window) {
    for _ in 0..3 {
        window.key_press(Key::Escape);
        window.run_steps(4);
    }
}

fn settle(window: &mut Window, reported: &str) {
    window.run_steps(4);
    until(window, &format!("the end of {reported}"), |window| window.query_by_label("Stop").is_none());
    window.run_steps(2);
}

fn same(window: &Window, text: &str, reported: &str) {
    assert!(window.state().0.bytes().unwrap() == text.as_bytes(), "{reported} changed the record");
}

/// Every tool is opened, looked at and given up; then opened again and used, and what it did is undone: the file is what it was.
/// Those that are only `looked` at are opened and given up.
fn go_over_all(text: &str, reported: &str, is_ordinary: bool, looked: &[&str]) {
    let mut window = window_with(text);
    window.run_steps(8);
    for (tool, steps, changes) in TOOLS {
        let reported = format!("{tool} on {reported}");
        let names = |window: &Window| -> BTreeSet<String> {
            let all = window.query_all_by_role(Role::Button).chain(window.query_all_by_role(Role::TextInput));
            let names = all.filter_map(|node| node.accesskit_node().label());
            // What the check of a record and the list of its forks add to the window meanwhile is not the tool's.
            let others = ["issue", "Checking", "Show game as text", "Only this line"];
            names.filter(|name| !others.iter().any(|other| name.contains(other))).collect()
        };
        let behind = names(&window);
        open(&mut window, tool);
        let own: BTreeSet<String> = names(&window).difference(&behind).cloned().collect();
        assert!(!own.is_empty(), "{reported} does not open");
        escape(&mut window);
        assert!(own.is_disjoint(&names(&window)), "{reported} stays: {own:?}");
        same(&window, text, &reported);
        if looked.contains(&tool) {
            continue;
        }
        open(&mut window, tool);
        for step in steps {
            match step {
                Type(field, typed) => types(&mut window, field, typed),
                Click(name) => {
                    // A tool that changes nothing may have no button, such as on a record without issues.
                    let is_needed = is_ordinary && changes;
                    let there = click_when_ready(&mut window, name, if is_needed { 4000 } else { 30 });
                    assert!(there || !is_needed, "{reported}: no {name}");
                }
            }
        }
        let mut changed = false;
        for _ in 0..if is_ordinary && changes { 100 } else { 1 } {
            settle(&mut window, &reported);
            changed = window.state().0.bytes().unwrap() != text.as_bytes();
            if changed {
                break;
            }
            // What is asked of a long record is carried out in the background, and shows first when that takes a while.
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
        assert!(changed || !is_ordinary || !changes, "{reported} changes nothing");
        escape(&mut window);
        if changed {
            window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
            settle(&mut window, &format!("undoing {reported}"));
        }
        same(&window, text, &format!("{reported}, undone,"));
        assert!(own.is_disjoint(&names(&window)), "{reported} stays after its use: {own:?}");
    }
}

#[test]
fn every_tool_is_opened_used_and_undone_on_empty_and_broken_records() {
    for (text, is_ordinary) in [
        ("(;)", false),
        ("(;GM[1]SZ[9];B[aa]C[an aunt])", true),
        ("(;GM[1]C[an aunt unclosed", false),
        ("(;GM[1];B[zz]LB[zz:aunt];;;junk)))(;C[x]", false),
    ] {
        go_over_all(text, text, is_ordinary, &[]);
    }
}

#[test]
fn every_tool_is_opened_used_and_undone_on_a_very_long_record() {
    // Without full optimisation each node takes about ten times as long.
    let pairs = if cfg!(debug_assertions) { 100_000 } else { 500_000 };
    go_over_all(
        &format!("(;GM[1]SZ[9]C[an aunt]{})", ";B[aa];W[bb]".repeat(pairs)),
        "a very long record",
        true,
        &["clean-up"],
    );
}

#[test]
fn every_tool_is_opened_used_and_undone_on_ten_thousand_games() {
    go_over_all(&"(;GM[1]SZ[9]PB[Ann]C[an aunt];B[aa])\n".repeat(10_000), "ten thousand games", true, &[]);
}

/// 300 games in no order, some of a player whose name is misspelt, with words between some of them.
fn three_hundred() -> String {
    let game = |number: usize| {
        let name = if number.is_multiple_of(3) { "Ann Leee" } else { "Bob" };
        let (month, day) = (number * 7 % 12 + 1, number * 11 % 28 + 1);
        let words = if number.is_multiple_of(50) { "from the archive\n" } else { "" };
        format!(
            "{words}(;GM[1]SZ[9]PB[{name}]PW[Player {number:03}]DT[2020-{month:02}-{day:02}];B[cc];W[gg];B[cg]C[good])"
        )
    };
    let games: Vec<String> = (0..300).map(game).collect();
    games.join("\n\n") + "\n"
}

fn types(window: &mut Window, field: &str, text: &str) {
    window.get_by_role_and_label(Role::TextInput, field).click();
    window.run_steps(4);
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run_steps(2);
    window.get_by_role_and_label(Role::TextInput, field).type_text(text);
    window.run_steps(12);
}

/// What the command line makes of the same.
fn made(text: &str, lines: &[&str]) -> String {
    let mut workspace = variorum::edit::Workspace::open(text.as_bytes().to_vec()).0;
    for line in lines {
        workspace.run(&variorum::edit::Command::parse(line).unwrap()).unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    String::from_utf8(workspace.document().tree().write()).unwrap()
}

#[test]
fn a_new_user_puts_three_hundred_games_right() {
    let before = three_hundred();
    let mut window = window_with(&before);
    // All with a certain player, and the name corrected in all.
    window.key_press_modifiers(Modifiers::COMMAND, Key::F);
    window.run_steps(6);
    types(&mut window, "Find", "Leee");
    choose(&mut window, "Search in", "All games in this file");
    choose(&mut window, "In", "Players");
    until(&mut window, "all matches", |window| window.query_by_label("100 matches").is_some());
    window.get_by_label("Replace").click();
    window.run_steps(6);
    types(&mut window, "Replace with", "Lee");
    window.get_by_label("Replace all").click();
    window.run_steps(12);
    // The keyboard is where the eye is: Escape closes the search.
    press(&mut window, Key::Escape);
    assert!(window.query_by_label("Close search").is_none());
    let corrected = made(&before, &["replace --in=players Leee Lee"]);
    assert!(corrected == before.replace("Leee", "Lee") && text_of(&window) == corrected);
    // In order of date; games stay apart as they were, and words before a game go with it.
    ask(&mut window, "games");
    window.run_steps(60);
    window.get_by_label("Sort by: Date").click();
    window.run_steps(6);
    window.get_by_label("More actions").click();
    window.run_steps(6);
    window.get_by_label("Put all games in the file in this order").click();
    window.run_steps(30);
    let sorted = made(&corrected, &["sort-games date"]);
    assert!(text_of(&window) == sorted);
    assert_eq!((sorted.matches("\n\n").count(), sorted.matches("archive\n(;").count()), (299, 6));
    assert_eq!(sorted.len(), corrected.len());
    // Ten of them to a record of their own: the first, and nine more with Shift.
    window.run_steps(30);
    let list: Vec<String> = window
        .query_all_by_role(Role::ListBoxOption)
        .filter_map(|row| row.accesskit_node().label())
        .filter(|label| label.starts_with("1, "))
        .collect();
    window.get_by_label(&list[0]).click();
    window.run_steps(6);
    for _ in 0..9 {
        window.key_press_modifiers(Modifiers::SHIFT, Key::ArrowDown);
        window.run_steps(4);
    }
    window.get_by_label("300 games, 10 selected");
    window.get_by_label("More actions").click();
    window.run_steps(6);
    window.get_by_label("Move to a new tab").click();
    window.run_steps(30);
    let ten = text_of(&window);
    assert_eq!(ten.matches("(;").count(), 10);
    ask(&mut window, "previous-tab");
    let left = made(&sorted, &["delete-game 1-10"]);
    assert!(text_of(&window) == left);
    assert_eq!(left.matches("\n\n").count(), 289);
    // A diagram of some moves of one of those that are left, beside what the command line draws.
    let folder = tempfile::tempdir().unwrap();
    let (picture, drawn) = (folder.path().join("moves.svg"), folder.path().join("drawn.svg"));
    open(&mut window, "export-diagrams");
    types(&mut window, "To move", "2");
    types(&mut window, "File", picture.to_str().unwrap());
    window.get_by_label("Save").click();
    window.run_steps(30);
    let tree = variorum::sgf::Tree::read(left.clone().into_bytes()).0;
    let mut request = variorum::scene::render::Request::new(variorum::scene::render::Format::Svg);
    (request.from, request.split) = (1, Some(variorum::scene::diagram::Split::Every(u32::MAX)));
    let (current, swaps) = (tree.games().next().unwrap(), variorum::game::Swaps::default());
    let node = variorum::scene::diagram::at_move(&tree, current, swaps, 2).unwrap();
    std::fs::write(&drawn, variorum::scene::render::render(&tree, node, &request).unwrap()).unwrap();
    assert!(
        std::fs::read(&picture).unwrap() == std::fs::read(&drawn).unwrap(),
        "the window and the command line draw the same"
    );
    // All of it is taken back.
    ask(&mut window, "undo 3");
    assert!(text_of(&window) == before, "byte for byte");
}
