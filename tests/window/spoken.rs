//! What those hear and feel who do not see the window: announcements, the tree with its levels, one Tab stop for what has arrows inside,
//! and a focus that can be seen.

use egui::accesskit::{Action, Live, Role};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::app::Options;
use variorum::store::settings::Motion;
use variorum::store::{Home, Settings};

use super::harness::{Window, ask, command, dialogs, paced, press, press_with, text_of, type_text, window_with};

const GAME: &str = "(;GM[1]SZ[9];B[aa]C[The corner.](;W[ba];B[ca])(;W[bb];B[cb])(;W[bc]))";

/// What was announced last.
fn heard(window: &Window) -> String {
    let node = window.get_by_role(Role::Status);
    assert_eq!(node.accesskit_node().live(), Live::Polite);
    node.accesskit_node().label().unwrap_or_default()
}

#[test]
fn actions_are_announced() {
    let mut window = window_with(GAME);
    assert!(heard(&window).ends_with("Go. Start."), "{}", heard(&window));
    press(&mut window, Key::ArrowRight);
    assert_eq!(heard(&window), "Move 1: Black A9. The corner. 3 continuations: B9, B8, B7.");
    press(&mut window, Key::ArrowRight);
    assert_eq!(heard(&window), "Move 2: White B9.");
    press(&mut window, Key::ArrowDown);
    assert_eq!(heard(&window), "Move 2: White B8.");
    ask(&mut window, "mark triangle bb");
    let marked = heard(&window);
    assert!(marked.to_lowercase().contains("triangle"), "{marked}");
    command(&mut window, Key::Z);
    assert_eq!(heard(&window), format!("Undone: {marked}"));
    // The same refusal twice is heard twice.
    press(&mut window, Key::End);
    let last = heard(&window);
    press(&mut window, Key::ArrowRight);
    let reported = heard(&window);
    assert_ne!(reported, last, "the end of the line is told");
    press(&mut window, Key::ArrowRight);
    assert_eq!(heard(&window).trim_end_matches('\u{a0}'), reported.trim_end_matches('\u{a0}'));
    assert_ne!(heard(&window), reported, "what is said again reads otherwise, or nobody says it");
    let reported = heard(&window);
    press(&mut window, Key::ArrowRight);
    assert_ne!(heard(&window), reported, "and so a third time");
}

#[test]
fn the_board_is_explored_by_its_cursor() {
    let mut window = window_with(GAME);
    press(&mut window, Key::ArrowRight);
    let board = window.get_by_label("Board").accesskit_node().id();
    window.get_by_label("Board").focus();
    window.run();
    // To the corner; the cursor begins in the middle.
    for (key, steps) in [(Key::ArrowLeft, 5), (Key::ArrowUp, 4)] {
        for _ in 0..steps {
            press_with(&mut window, Modifiers::SHIFT, key);
        }
    }
    assert_eq!(heard(&window), "A9, Black, last move.");
    press_with(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    assert_eq!(heard(&window), "B9, empty.");
    // Enter plays there and nowhere else, wherever the pointer rests, and the board keeps the keyboard.
    let middle = window.get_by_label("Board").rect().center();
    window.hover_at(middle);
    window.run();
    assert_eq!(heard(&window), "B9, empty.");
    press(&mut window, Key::Enter);
    assert_eq!(heard(&window), "Move 2: White B9.");
    assert_eq!(window.get_by_label("Board").accesskit_node().id(), board);
    assert!(window.get_by_label("Board").accesskit_node().is_focused());
}

#[test]
fn tools_are_announced_and_join_two_places_by_cursor() {
    let mut window = window_with("(;GM[1]SZ[9])");
    // Where the pointer rests is nobody's business who uses the keyboard.
    let board = window.get_by_label("Board").rect();
    window.hover_at(board.center() + egui::vec2(40.0, 40.0));
    window.run();
    command(&mut window, Key::Num3);
    assert_eq!(heard(&window), "Triangle.");
    command(&mut window, Key::Num1);
    assert_eq!(heard(&window), "Play.");
    for (key, tool, id) in [(Key::Num8, "Line", "LN"), (Key::Num9, "Arrow", "AR")] {
        command(&mut window, key);
        assert_eq!(heard(&window), format!("{tool}."));
        window.get_by_label("Board").focus();
        window.run();
        press_with(&mut window, Modifiers::SHIFT, Key::ArrowLeft);
        let from = heard(&window).split(',').next().unwrap().to_owned();
        press(&mut window, Key::Enter);
        assert!(heard(&window).starts_with(&format!("{tool} from {from}: ")), "{}", heard(&window));
        press_with(&mut window, Modifiers::SHIFT, Key::ArrowUp);
        let to = heard(&window).split(',').next().unwrap().to_owned();
        press(&mut window, Key::Enter);
        assert_eq!(heard(&window), format!("{tool} from {from} to {to}."));
        let text = text_of(&window);
        assert!(text.contains(&format!("{id}[")), "{text}");
        // Escape lets go of a first end, and only then of the cursor.
        press(&mut window, Key::Enter);
        press(&mut window, Key::Escape);
        assert_eq!(heard(&window), "Start point cleared.");
        assert_eq!(text_of(&window), text);
    }
}

#[test]
fn typing_and_pointing_are_not_announced() {
    let mut window = window_with(GAME);
    press(&mut window, Key::ArrowRight);
    let before = heard(&window);
    let board = window.get_by_label("Board").rect();
    window.hover_at(board.center());
    window.run();
    ask(&mut window, "edit-comment");
    for letter in ["H", "e"] {
        type_text(&mut window, letter);
    }
    assert!(text_of(&window).contains("He"), "{}", text_of(&window));
    assert_eq!(heard(&window), before);
    // What is taken back is told all the same.
    command(&mut window, Key::Z);
    assert_ne!(heard(&window), before);
    let before = heard(&window);
    for dialog in ["goto-dialog", "export-picture"] {
        ask(&mut window, dialog);
        assert_eq!(heard(&window), before, "{dialog}");
        press(&mut window, Key::Escape);
    }
}

#[test]
fn a_piece_in_hand_is_announced() {
    let mut window = window_with("(;GM[Blokus Duo])");
    ask(&mut window, "take-piece L5");
    let taken = heard(&window);
    assert!(taken.contains("L5"), "{taken}");
    press(&mut window, Key::ArrowRight);
    let moved = heard(&window);
    assert!(moved != taken && moved.contains("L5"), "{moved}");
    press(&mut window, Key::Z);
    let turned = heard(&window);
    assert!(turned != moved && turned.contains("L5"), "{turned}");
    // Which way round it lies is heard by what it covers, whichever way it is turned.
    let covered = |shown_text: &str| shown_text.split('.').next().unwrap().matches(", ").count() + 1;
    for key in [Key::Z, Key::X, Key::F] {
        let before = heard(&window);
        press(&mut window, key);
        assert!(covered(&heard(&window)) == 5 && heard(&window) != before, "{}", heard(&window));
    }
    press(&mut window, Key::Escape);
    assert_eq!(heard(&window), "Put back.");
}

#[test]
fn undo_search_and_switches_are_announced() {
    let mut window = window_with(GAME);
    ask(&mut window, "play E5");
    let played = heard(&window);
    command(&mut window, Key::Z);
    // What is taken back, and where one is without it.
    assert!(heard(&window).starts_with("Undone: ") && heard(&window).contains("Start"), "{played} {}", heard(&window));
    ask(&mut window, "full-screen");
    assert!(heard(&window).starts_with("Full screen"), "{}", heard(&window));
    ask(&mut window, "full-screen");
    assert!(heard(&window).starts_with("The window"), "{}", heard(&window));
    // Which hit it is.
    ask(&mut window, "find B");
    ask(&mut window, "find-next");
    let reported = |window: &mut Window| {
        let live = window.query_all_by_role(Role::Label).filter(|label| label.accesskit_node().live() == Live::Polite);
        let shown_text: Vec<String> = live.filter_map(|label| label.accesskit_node().value()).collect();
        shown_text.iter().any(|shown_text| shown_text.starts_with("1 of ") || shown_text.starts_with("2 of "))
    };
    super::harness::until(&mut window, "which hit it is", reported);
}

#[test]
fn undo_and_redo_are_announced_by_what_they_did_not_by_names() {
    let undo = |window: &mut Window| command(window, Key::Z);
    let redo = |window: &mut Window| press_with(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    for line in ["play E5", "mark triangle bb", "comment here"] {
        let mut window = window_with("(;GM[1]SZ[9])");
        ask(&mut window, line);
        let done = heard(&window);
        undo(&mut window);
        assert!(heard(&window).starts_with("Undone: "), "{line}: {}", heard(&window));
        // The same again is a new step.
        ask(&mut window, line);
        assert!(!heard(&window).contains("done: "), "{line}: {done}: {}", heard(&window));
        undo(&mut window);
        redo(&mut window);
        assert!(heard(&window).starts_with("Redone: "), "{line}: {}", heard(&window));
    }
    // Steps of one name, one after the other.
    let mut window = window_with("(;GM[1]SZ[9];B[aa];W[bb];B[cc])");
    ask(&mut window, "goto end");
    for _ in 0..3 {
        ask(&mut window, "delete-variation");
    }
    for step in [undo, redo] {
        for _ in 0..3 {
            let before = heard(&window);
            step(&mut window);
            assert!(heard(&window).contains("done: ") && heard(&window) != before, "{}", heard(&window));
        }
    }
}

/// Keys that do nothing, and what is heard of each: the same key again is heard again.
#[test]
fn what_is_refused_or_ends_is_announced_each_time() {
    let alert = |window: &Window| {
        let mut alerts = window.query_all_by_role(Role::Alert).filter_map(|node| node.accesskit_node().label());
        alerts.next_back().unwrap_or_default()
    };
    let none = Modifiers::NONE;
    let both = Modifiers::COMMAND | Modifiers::SHIFT;
    for (modifiers, key, quiet) in [
        (none, Key::F6, false),
        (none, Key::Delete, false),
        (Modifiers::SHIFT, Key::F2, false),
        (both, Key::X, false),
        (Modifiers::COMMAND, Key::Z, true),
        (both, Key::Z, true),
    ] {
        let mut window = window_with("(;GM[1]SZ[9])");
        let words = |window: &Window| if quiet { heard(window) } else { alert(window) };
        let mut before = words(&window);
        for time in 0..3 {
            press_with(&mut window, modifiers, key);
            assert!(!words(&window).is_empty() && words(&window) != before, "{key:?}, time {time}: {before}");
            before = words(&window);
        }
    }
    let mut window = window_with("(;GM[1]SZ[9])");
    window.get_by_label("Board").focus();
    window.run();
    for key in [Key::ArrowLeft, Key::ArrowUp, Key::ArrowRight, Key::ArrowDown] {
        for _ in 0..9 {
            press_with(&mut window, Modifiers::SHIFT, key);
        }
        let before = heard(&window);
        press_with(&mut window, Modifiers::SHIFT, key);
        assert!(heard(&window).starts_with("Edge of the board") && heard(&window) != before, "{}", heard(&window));
    }
    type_text(&mut window, "z");
    let refusals = |window: &Window| -> Vec<String> {
        let live = window.query_all_by_role(Role::Label).filter(|node| node.accesskit_node().live() == Live::Assertive);
        live.filter_map(|node| node.accesskit_node().value()).collect()
    };
    press(&mut window, Key::Enter);
    let before = refusals(&window);
    press(&mut window, Key::Enter);
    assert!(!before.is_empty() && refusals(&window) != before, "{before:?}");
}

#[test]
fn the_question_whether_to_discard_is_announced_and_leads_back() {
    let mut window = window_with(GAME);
    ask(&mut window, "information");
    let field = window.get_by_role(Role::Dialog).get_all_by_role(Role::TextInput).next().expect("a field");
    let name = field.accesskit_node().label();
    field.focus();
    window.run();
    type_text(&mut window, "x");
    press(&mut window, Key::Escape);
    let question = window.get_by_role_and_label(Role::Alert, "Discard what you typed?");
    assert_eq!(question.accesskit_node().live(), Live::Assertive);
    press(&mut window, Key::Escape);
    let focused = window.root().accesskit_node().tree_state.focus().expect("something has the keyboard");
    assert_eq!((focused.role(), focused.label()), (Role::TextInput, name));
}

#[test]
fn a_field_keeps_the_keyboard_when_the_size_changes() {
    let mut window = window_with(GAME);
    for dialog in ["information", "settings"] {
        ask(&mut window, dialog);
        let focused = |window: &Window| {
            let focused = window.root().accesskit_node().tree_state.focus().expect("something has the keyboard");
            (focused.role(), focused.label())
        };
        press(&mut window, Key::Tab);
        let before = focused(&window);
        assert_ne!(before.0, Role::Window, "{dialog}");
        for size in [[640.0, 400.0], [1280.0, 800.0], [640.0, 300.0]] {
            window.set_size(size.into());
            window.run();
            assert_eq!(focused(&window), before, "{dialog} at {size:?}");
        }
        press(&mut window, Key::Escape);
        window.set_size([1280.0, 800.0].into());
        window.run();
    }
}

#[test]
fn the_cursor_goes_along_a_column_of_hexagons_and_back() {
    let mut window = window_with("(;GM[11]SZ[11])");
    window.get_by_label("Board").focus();
    window.run();
    let mut places = Vec::new();
    for key in [Key::ArrowUp, Key::ArrowUp, Key::ArrowUp, Key::ArrowDown, Key::ArrowDown] {
        press_with(&mut window, Modifiers::SHIFT, key);
        places.push(heard(&window).split(',').next().unwrap_or_default().to_owned());
    }
    assert_eq!((&places[3], &places[4]), (&places[1], &places[0]), "{places:?}");
    assert!(places.iter().all(|place| place[..1] == places[0][..1]), "{places:?}");
    assert_ne!(places[0], places[1]);
}

#[test]
fn regions_and_pages_have_names() {
    let mut window = window_with(GAME);
    for (role, name) in [
        (Role::Toolbar, "Toolbar"),
        (Role::Main, "Board area"),
        (Role::Banner, "Game"),
        (Role::Navigation, "Tree"),
        (Role::Complementary, "Comment panel"),
        (Role::ContentInfo, "Status bar"),
    ] {
        assert_eq!(window.get_by_role(role).accesskit_node().label().as_deref(), Some(name));
    }
    ask(&mut window, "compare");
    let title = window.root().accesskit_node().label().unwrap_or_default();
    assert!(title.starts_with("Compare: "), "{title}");
}

#[test]
fn a_found_move_is_announced_once_and_a_missing_place_is_reported() {
    let mut window = window_with("(;GM[Blokus Duo])");
    ask(&mut window, "find-move");
    let found = heard(&window);
    assert!(found.starts_with("Move 1 of ") && found.matches("Enter").count() == 1, "{found}");
    ask(&mut window, "find-move");
    assert!(heard(&window).starts_with("Move 2 of "), "{}", heard(&window));
    // Only one start is left and right of which nothing is legal.
    for _ in 0..40 {
        press_with(&mut window, Modifiers::SHIFT, Key::ArrowRight);
    }
    assert_eq!(heard(&window).trim_end_matches('\u{a0}'), "No legal position in that direction as the piece lies.");
    // Who works with keys hears of keys.
    let mut window = window_with("(;GM[Blokus Duo])");
    ask(&mut window, "take-piece L5");
    for _ in 0..20 {
        press(&mut window, Key::ArrowLeft);
    }
    press(&mut window, Key::Enter);
    assert!(heard(&window).contains("Press Shift+Enter") && !heard(&window).contains("click"), "{}", heard(&window));
}

#[test]
fn counts_and_refused_moves_are_announced() {
    let live = |window: &Window, words: &str| window.get_by_label_contains(words).accesskit_node().live();
    let mut window = window_with("(;SZ[9]KM[6.5]AB[da:di]AW[ea:ei][bb];B[];W[])");
    ask(&mut window, "goto end");
    ask(&mut window, "counting");
    assert_eq!(live(&window, "White wins by"), Live::Polite);
    // That it began and what is taken as dead; what a place counts as; what Enter did there.
    assert_eq!(heard(&window), "Counting the game. Dead stones: 0 of Black, 1 of White.");
    window.get_by_label("Board").focus();
    window.run();
    let mut places = Vec::new();
    for key in
        [Key::ArrowLeft, Key::ArrowLeft, Key::ArrowLeft, Key::ArrowLeft, Key::ArrowUp, Key::ArrowUp, Key::ArrowUp]
    {
        press_with(&mut window, Modifiers::SHIFT, key);
        places.push(heard(&window));
    }
    assert!(places.iter().any(|place| place == "B5, empty, territory of Black."), "{places:?}");
    press(&mut window, Key::Enter);
    let alive = heard(&window);
    assert!(alive.starts_with("B8, White"), "{places:?} {alive}");
    assert!(alive.ends_with("Dead stones: 0 of Black, 0 of White."), "{places:?} {alive}");
    press(&mut window, Key::Enter);
    assert!(heard(&window).contains(", dead.") && heard(&window).contains("1 of White"), "{}", heard(&window));
    ask(&mut window, "counting");
    ask(&mut window, "goto start");
    type_text(&mut window, "z99");
    assert!(
        window.query_by_label_contains("z99").is_none_or(|shown_text| shown_text.accesskit_node().live() == Live::Off)
    );
    press(&mut window, Key::Enter);
    assert_eq!(live(&window, "is not a point on this board"), Live::Assertive);
}

#[test]
fn the_tree_has_levels_and_one_tab_stop() {
    let mut window = window_with(GAME);
    let place = |window: &Window, name: &str| {
        let node = window.get_by_label(name);
        let node = node.accesskit_node();
        let data = node.data();
        (data.level(), data.position_in_set(), data.size_of_set(), data.description().map(str::to_owned))
    };
    assert_eq!(place(&window, "1 Black A9"), (Some(1), Some(0), Some(1), None));
    assert_eq!(place(&window, "2 White B8"), (Some(2), Some(1), Some(3), Some("variation 2 of 3".to_owned())));
    let tree = window.get_by_role(Role::Tree);
    let items: Vec<_> = tree.query_all_by_role(Role::TreeItem).collect();
    assert_eq!(items.len(), 7);
    let stops = items.iter().filter(|item| item.accesskit_node().data().supports_action(Action::Focus));
    assert_eq!(stops.count(), 0, "arrows go about inside");
    // With the keyboard in the tree, arrows step.
    window.get_by_role(Role::Tree).focus();
    window.run();
    press(&mut window, Key::ArrowRight);
    assert!(heard(&window).starts_with("Move 1: Black A9."), "{}", heard(&window));
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::ArrowDown);
    assert!(heard(&window).starts_with("Move 2: White B8."), "{}", heard(&window));
}

#[test]
fn every_tab_stop_has_a_name_and_can_be_seen() {
    let mut window = window_with(GAME);
    window.run();
    let mut before = window.render().unwrap();
    let (mut stops, mut unnamed, mut unseen) = (0, Vec::new(), Vec::new());
    let mut first = None;
    loop {
        press(&mut window, Key::Tab);
        let focused = window.root().accesskit_node().tree_state.focus().expect("something has the keyboard");
        let (id, name) = (focused.id(), focused.label().unwrap_or_default());
        if first == Some(id) || stops > 200 {
            break;
        }
        first = first.or(Some(id));
        stops += 1;
        if name.is_empty() {
            unnamed.push(format!("{:?} after {stops}", focused.role()));
        }
        let now = window.render().unwrap();
        if now.as_raw() == before.as_raw() {
            unseen.push(name);
        }
        before = now;
    }
    assert!((10..200).contains(&stops), "{stops} stops");
    assert!(unnamed.is_empty(), "{unnamed:?}");
    assert!(unseen.is_empty(), "{unseen:?}");
}

#[test]
fn the_title_of_a_dialog_is_above_its_contents() {
    for command in ["information", "help", "new", "goto-dialog"] {
        let mut window = window_with(GAME);
        ask(&mut window, command);
        // One, which has a name and holds the keyboard: what the toolkit puts around it is none.
        let dialog = window.get_by_role(Role::Dialog);
        assert!(dialog.accesskit_node().label().is_some() && dialog.accesskit_node().is_modal(), "{command}");
        let title = dialog.accesskit_node().label().unwrap_or_default();
        let heading = dialog.get_all_by_role(Role::Heading).next().expect("a heading").rect();
        assert!(!title.is_empty() && heading.height() > 0.0, "{command}");
        let fields = [Role::TextInput, Role::Button, Role::ComboBox, Role::RadioButton];
        let others = fields.iter().flat_map(|role| dialog.query_all_by_role(*role)).map(|node| node.rect());
        let others: Vec<_> = others.collect();
        assert!(!others.is_empty(), "{command}");
        let highest = others.iter().map(|rect| rect.top()).fold(f32::INFINITY, f32::min);
        assert!(
            highest >= heading.bottom() - 1.0,
            "{command}: {highest} above the end of the title, {}",
            heading.bottom()
        );
    }
}

#[test]
fn hidden_moves_are_not_announced() {
    let mut window = window_with(GAME);
    ask(&mut window, "hide-following");
    assert!(heard(&window).contains("hidden"), "{}", heard(&window));
    press(&mut window, Key::ArrowRight);
    assert_eq!(heard(&window), "Move 1: Black A9. The corner.");
    // With what is off at first, too.
    for panel in ["game-text", "next-moves"] {
        ask(&mut window, panel);
    }
    let hidden = reported(&window);
    ask(&mut window, "hide-following");
    assert!(heard(&window).contains("shown"), "{}", heard(&window));
    let shown = reported(&window);
    let of_answers = |reported: &[String]| reported.iter().filter(|words| words.contains("B8")).count();
    assert!(of_answers(&hidden) == 0 && of_answers(&shown) > 0, "{hidden:#?} {shown:#?}");
    // What was seen once is counted again, and only that.
    ask(&mut window, "hide-following");
    for _ in 0..2 {
        press(&mut window, Key::ArrowRight);
        press(&mut window, Key::ArrowLeft);
    }
    assert_eq!(heard(&window), "Move 1: Black A9. The corner.");
}

#[test]
fn nothing_in_the_window_distinguishes_hidden_records() {
    let hidden = |variations: &str, place: &str| {
        let mut window = window_with(&format!("(;GM[1]SZ[9]{variations})"));
        for line in ["hide-following", place, "game-text", "next-moves following", "goto-dialog"] {
            ask(&mut window, line);
        }
        let with_text = reported(&window);
        ask(&mut window, "game-text");
        press(&mut window, Key::Escape);
        [with_text, reported(&window)].concat()
    };
    let short = hidden("(;B[aa]C[The corner.];W[ba])(;B[cc];W[dd])", "goto /0");
    assert!(short.iter().any(|words| words.contains("The corner.")), "{short:#?}");
    let answers = "(;W[bb]C[good];B[cb];W[cc];B[dd])(;W[bc]N[bad];B[ee])";
    assert_eq!(short, hidden(&format!("(;B[cc];W[dd])(;B[aa]C[The corner.]{answers})"), "goto /1"));
}

/// All that the window says, in its order.
fn reported(window: &Window) -> Vec<String> {
    let nodes = window.root().children_recursive();
    let texts = |node: egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        [node.label(), node.description(), node.value()].into_iter().flatten().collect::<Vec<_>>()
    };
    nodes.flat_map(texts).collect()
}

#[test]
fn a_decided_game_is_reported() {
    let mut window = window_with("(;GM[1]SZ[9];B[aa];W[bb])");
    press(&mut window, Key::End);
    ask(&mut window, "resign");
    let alerts: Vec<String> =
        window.query_all_by_role(Role::Alert).filter_map(|node| node.accesskit_node().label()).collect();
    let all = format!("{} {}", heard(&window), alerts.join(" "));
    assert!(all.contains("White wins by resignation"), "{all}");
}

/// What can be seen of a window.
fn seen(window: &Window) -> Vec<egui::epaint::ClippedShape> {
    let is_seen = |shape: &&egui::epaint::ClippedShape| shape.clip_rect.intersects(shape.shape.visual_bounding_rect());
    window.output().shapes.iter().filter(is_seen).cloned().collect()
}

/// Of a long dialog so many are enough: they are below what it shows at first.
const MOST_STOPS: usize = 32;

#[test]
fn every_tab_stop_of_a_dialog_has_a_name_and_can_be_seen() {
    let (mut unnamed, mut unseen) = (Vec::new(), Vec::new());
    for dialog in dialogs() {
        let mut window = window_with(GAME);
        ask(&mut window, dialog);
        let mut before = seen(&window);
        let first = window.root().accesskit_node().tree_state.focus().map(|focused| focused.id());
        let mut met = std::collections::HashSet::new();
        for stop in 0..MOST_STOPS {
            press(&mut window, Key::Tab);
            let focused = window.root().accesskit_node().tree_state.focus().expect("something has the keyboard");
            let (id, name, role) =
                (focused.id(), focused.label().or(focused.value()).unwrap_or_default(), focused.role());
            // The first has the keyboard already, where it is the only one.
            if !met.insert(id) || Some(id) == first {
                break;
            }
            if name.trim().is_empty() {
                unnamed.push(format!("{dialog}: {role:?}, stop {stop}"));
            }
            let now = seen(&window);
            if now == before {
                unseen.push(format!("{dialog}: {role:?} {name}"));
            }
            before = now;
        }
    }
    assert!(unnamed.is_empty() && unseen.is_empty(), "without a name: {unnamed:#?}, cannot be seen: {unseen:#?}");
}

/// Nothing glides, fades or blinks, for whoever wishes less motion and for everybody else.
#[test]
fn nothing_moves_by_itself() {
    let mut window = paced([1280.0, 800.0], 1.0, Options::default(), 1.0 / 60.0);
    let line = ";B[aa];W[bb];B[cc];W[dd]".repeat(20);
    window.state_mut().0.open_sample("Pasted", &format!("(;GM[1]SZ[19]{line})"));
    window.run();
    for theme in [egui::Theme::Light, egui::Theme::Dark] {
        let style = window.ctx.style_of(theme);
        assert!(style.animation_time == 0.0 && !style.visuals.text_cursor.blink);
        assert_eq!(style.scroll_animation, egui::style::ScrollAnimation::none());
    }
    let mut moved = Vec::new();
    for what in [
        "goto end",
        "goto start",
        "back",
        "information",
        "new",
        "settings",
        "shortcuts",
        "help",
        "goto-dialog",
        "palette",
    ] {
        window.state_mut().0.request(what);
        // Some frames for sizes that are not known before; sixty of them are a second.
        window.run_steps(5);
        let stands = seen(&window);
        window.run_steps(15);
        if seen(&window) != stands {
            moved.push(what);
        }
    }
    assert!(moved.is_empty(), "{moved:?}");
}

/// What a notch of the wheel scrolls glides, and is there at once for whoever wishes less motion; it steps one move all the same.
#[test]
fn the_wheel_does_not_glide_with_reduced_motion() {
    for (motion, glides) in [(Motion::Usual, true), (Motion::Reduced, false)] {
        let folder = tempfile::tempdir().unwrap();
        let home = Home::in_folder(folder.path());
        let settings = Settings::load(&home.settings()).settings;
        Settings { motion, ..settings.clone() }.save(&home.settings(), &settings, None).unwrap();
        let options = Options { home: Some(home), ..Options::default() };
        let mut window = paced([1280.0, 800.0], 1.0, options, 1.0 / 60.0);
        window.state_mut().0.open_sample("Pasted", GAME);
        window.run();
        let turn = |window: &mut Window, at: egui::Pos2| {
            window.hover_at(at);
            window.run();
            window.input_mut().events.push(egui::Event::MouseWheel {
                unit: egui::MouseWheelUnit::Line,
                delta: egui::vec2(0.0, -1.0),
                phase: egui::TouchPhase::Move,
                source: egui::MouseWheelSource::Unknown,
                modifiers: Modifiers::NONE,
            });
            // One in which it arrives, and one that draws what scrolled in it.
            window.run_steps(2);
            let first = seen(window);
            window.run_steps(30);
            seen(window) != first
        };
        let board = window.get_by_label("Board").rect().center();
        turn(&mut window, board);
        assert_eq!(heard(&window), "Move 1: Black A9. The corner. 3 continuations: B9, B8, B7.", "{motion:?}");
        ask(&mut window, "shortcuts");
        assert_eq!(turn(&mut window, egui::pos2(640.0, 400.0)), glides, "{motion:?}");
    }
}
