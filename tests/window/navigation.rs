//! Going about: forks in sight and within reach, back and forward, games of a collection, the wheel, and refusals that whisper.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, MouseWheelUnit, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::harness::{Window, ask, at_home, command, picture, press, press_with, sized, text_of, window, window_with};

const FORKS: &str =
    "(;GM[1]SZ[9]ST[2];B[ee](;W[gc]C[The usual answer\nhere.];B[cg])(;W[cc]N[Far]DO[];B[dd])(;W[gg];B[gf];W[ff]))";
const THREE: &str = "(;GM[1]SZ[9]GN[First];B[aa])(;GM[1]SZ[9];B[bb];W[cc])(;GM[1]SZ[9])";

fn turn_wheel(window: &mut Window, notches: f32, modifiers: Modifiers) {
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect().center();
    window.hover_at(board);
    window.run();
    let wheel = Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, -notches),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers,
    };
    window.input_mut().events.push(wheel);
    window.run();
    window.run();
}

fn place(window: &Window, words: &str) -> bool {
    window.query_by_role_and_label(Role::Button, words).is_some()
}

#[test]
fn moves_are_played_through_until_something_is_done() {
    type Act = fn(&mut Window);
    let acts: [(&str, Act); 7] = [
        ("a step", |window| press(window, Key::ArrowRight)),
        ("Escape", |window| press(window, Key::Escape)),
        ("an edit", |window| command(window, Key::Z)),
        ("the comment", |window| command(window, Key::E)),
        ("the palette", |window| press_with(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::P)),
        ("the menu", |window| {
            window.get_by_label("Menu").click();
            window.run();
        }),
        ("the wheel", |window| turn_wheel(window, 1.0, Modifiers::NONE)),
    ];
    for (name, act) in acts {
        let mut window = window_with(FORKS);
        window.get_by_label("Autoplay").click();
        window.run_steps(3);
        window.get_by_label("Stop");
        act(&mut window);
        window.run_steps(3);
        assert!(window.query_by_label("Stop").is_none(), "{name} does not stop it");
    }
}

#[test]
fn the_ends_of_a_line_are_announced_quietly() {
    let mut window = window_with("(;GM[1]SZ[9];B[ee])");
    for (key, reported) in [
        (Key::ArrowLeft, "This is the start"),
        (Key::ArrowDown, "This line has no variations"),
        (Key::End, ""),
        (Key::ArrowRight, "There are no moves after this one"),
        (Key::PageDown, "There are no moves after this one"),
    ] {
        press(&mut window, key);
        assert_eq!(window.state().0.notices().count(), 0, "{reported}");
        assert!(reported.is_empty() || window.query_by_label(reported).is_some(), "{reported}");
    }
    command(&mut window, Key::Z);
    assert_eq!(window.state().0.notices().count(), 0);
    // What was typed is answered aloud.
    window.state_mut().0.request("goto 77");
    window.run();
    assert_eq!(window.state().0.notices().count(), 1);
}

#[test]
fn undo_ends_at_the_empty_board_of_a_new_record() {
    let mut window = window();
    window.state_mut().0.request("new go 9");
    window.run();
    let empty = text_of(&window);
    assert!(window.query_by_role_and_label(Role::Tab, "Go").is_some(), "nothing to save yet");
    window.state_mut().0.request("play ee");
    window.run();
    for _ in 0..3 {
        command(&mut window, Key::Z);
    }
    assert_eq!(text_of(&window), empty);
    window.get_by_role_and_label(Role::Canvas, "Board");
}

#[test]
fn forks_are_listed_and_taken_by_click_and_by_key() {
    let mut window = window_with(FORKS);
    let option = |window: &Window, name: &str| window.query_by_role_and_label(Role::ListBoxOption, name).is_some();
    assert!(place(&window, "0 of 3"), "the start has one continuation");
    press(&mut window, Key::ArrowRight);
    picture(&mut window, "going-forks");
    assert!(option(&window, "2 G7, The usual answer here."));
    assert!(option(&window, "2 C7, ?!, Far"));
    assert!(option(&window, "2 G3"));
    window.get_by_label("2 G3").click();
    window.run();
    assert!(place(&window, "2 of 4"));
    assert!(option(&window, "2 C7, ?!, Far"), "siblings are listed where nothing forks");
    press_with(&mut window, Modifiers::ALT, Key::Num2);
    assert!(place(&window, "2 of 3"));
    press(&mut window, Key::ArrowRight);
    assert!(!option(&window, "2 G3"));
    assert_eq!(window.query_all_by_role(Role::ListBox).count(), 0, "no list where there is no choice");
    ask(&mut window, "main-line");
    assert!(place(&window, "2 of 3"));
    press(&mut window, Key::Home);
    ask(&mut window, "next-fork");
    // At a fork without an alternative of its own, the arrows say how to take one of its moves.
    press(&mut window, Key::ArrowDown);
    window.get_by_label("3 next moves: choose one with Alt+1 to Alt+3");
    assert_eq!(text_of(&window), FORKS);
}

#[test]
fn a_list_of_forks_moves_nothing_while_one_steps() {
    let mut window = window_with(FORKS);
    let comment = |window: &Window| window.get_by_role_and_label(Role::MultilineTextInput, "Comment").rect().top();
    let top = comment(&window);
    for _ in 0..3 {
        press(&mut window, Key::ArrowRight);
        assert_eq!(comment(&window), top);
    }
    // From game to game, too, whether many moves follow, a few, or one.
    let many: String = ('a'..='i').map(|x| format!("(;B[{x}a])")).collect();
    let mut window = window_with(&format!("(;GM[1]SZ[9](;B[aa])(;B[bb]))(;GM[1]SZ[9];B[cc])(;GM[1]SZ[9]{many})"));
    let top = comment(&window);
    for _ in 0..2 {
        ask(&mut window, "next-game");
        assert_eq!(comment(&window), top);
        press(&mut window, Key::ArrowRight);
        assert_eq!(comment(&window), top);
    }
}

#[test]
fn the_wheel_steps_and_with_ctrl_it_zooms() {
    let mut window = window_with(FORKS);
    turn_wheel(&mut window, 2.0, Modifiers::NONE);
    assert!(place(&window, "2 of 3"));
    turn_wheel(&mut window, -1.0, Modifiers::NONE);
    assert!(place(&window, "1 of 3"));
    assert!(window.query_by_label("Show the whole board").is_none());
    turn_wheel(&mut window, -3.0, Modifiers::COMMAND);
    assert!(place(&window, "1 of 3"));
    window.get_by_label("Show the whole board").click();
    window.run();
    assert!(window.query_by_label("Show the whole board").is_none());
    window.state_mut().0.request("rotate-view");
    window.run();
    window.get_by_label("Reset board view").click();
    window.run();
    assert!(window.query_by_label("Reset board view").is_none());
}

#[test]
fn one_goes_back_where_one_was_before_a_jump() {
    let mut window = window_with(FORKS);
    window.get_by_label("4 White F4").click();
    window.run();
    assert!(place(&window, "4 of 4"));
    press(&mut window, Key::Home);
    press_with(&mut window, Modifiers::ALT, Key::ArrowLeft);
    assert!(place(&window, "4 of 4"));
    window.state_mut().0.open_sample("Other", THREE);
    window.run();
    press_with(&mut window, Modifiers::CTRL | Modifiers::COMMAND, Key::Tab);
    press_with(&mut window, Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(text_of(&window), THREE, "over tabs");
    press_with(&mut window, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(text_of(&window), FORKS);
}

#[test]
fn the_game_can_be_read_as_text() {
    let mut window = window_with(FORKS);
    command(&mut window, Key::T);
    picture(&mut window, "going-text");
    let at = |window: &Window, name: &str| window.get_by_role_and_label(Role::TreeItem, name).rect();
    // The variation stands below the move it is played instead of, further in, and the line goes on below it.
    let (main, beside) = (at(&window, "2 White G7"), at(&window, "2 White C7: Far"));
    let (other, rest) = (at(&window, "2 White G3"), at(&window, "3 Black C3"));
    assert!(main.top() < beside.top() && rest.left() < beside.left());
    assert!(beside.top() < other.top() && beside.left() == other.left());
    assert!(other.top() < rest.top());
    window.get_by_label("4 White F4").click();
    window.run();
    assert!(place(&window, "4 of 4"));
    command(&mut window, Key::T);
    window.get_by_role_and_label(Role::Tree, "Tree");
    assert_eq!(text_of(&window), FORKS);
}

#[test]
fn folding_never_hides_where_one_is() {
    let mut window = window_with(FORKS);
    window.get_by_label("4 White F4").click();
    window.run();
    let on_view = |window: &Window, name: &str| window.query_by_role_and_label(Role::TreeItem, name).is_some();
    command(&mut window, Key::L);
    assert!(on_view(&window, "4 White F4") && on_view(&window, "1 Black E5") && !on_view(&window, "2 White G7"));
    // Another line is gone to, and is the one that is shown.
    press(&mut window, Key::ArrowUp);
    assert!(on_view(&window, "2 White C7: Far") && !on_view(&window, "2 White G3"));
    window.get_by_label("Show all branches").click();
    window.run();
    assert!(on_view(&window, "2 White G7") && on_view(&window, "4 White F4"));
    window.state_mut().0.request("fold-others");
    window.run();
    assert!(on_view(&window, "2 White G3") && !on_view(&window, "4 White F4") && on_view(&window, "3 Black D6"));
    picture(&mut window, "going-folded");
    assert!(window.query_by_label_contains("No variations yet").is_none());
    // What follows the first move is folded, though one stands further on: the way there stays.
    window.get_by_role_and_label(Role::TreeItem, "1 Black E5").click_secondary();
    window.run();
    window.get_by_label("Branches").click();
    window.run();
    window.get_by_label("Fold following moves").click();
    window.run();
    assert!(on_view(&window, "2 White C7: Far"));
}

#[test]
fn a_new_record_knows_its_players_and_the_next_one_proposes_them() {
    let folder = tempfile::tempdir().unwrap();
    let home = variorum::store::Home::in_folder(folder.path());
    let mut window = at_home(&home);
    command(&mut window, Key::N);
    for (field, text) in [("Black", "Ann"), ("Komi", "6.5")] {
        window.get_by_label(field).click();
        window.run();
        window.get_by_label(field).type_text(text);
        window.run();
    }
    picture(&mut window, "going-new");
    window.get_by_label("Create").click();
    window.run();
    let text = text_of(&window);
    assert!(text.contains("PB[Ann]") && text.contains("KM[6.5]"), "{text}");
    assert!(window.query_by_role_and_label(Role::Tab, "Go, Ann").is_some(), "nothing to save yet");
    drop(window);
    let mut window = at_home(&home);
    command(&mut window, Key::N);
    press(&mut window, Key::Enter);
    assert!(text_of(&window).contains("PB[Ann]"));
}

#[test]
fn a_game_without_a_board_is_a_list_that_steps() {
    let mut window = window_with("(;GM[7]PB[Ann];B[x1]C[First];W[y2])");
    let on_view = |window: &Window, name: &str| window.get_all_by_role_and_label(Role::TreeItem, name).count();
    assert_eq!(on_view(&window, "2 White y2"), 2, "in the tree, and instead of the board");
    let rightmost =
        |a: &egui_kittest::Node<'_>, b: &egui_kittest::Node<'_>| a.rect().left().total_cmp(&b.rect().left());
    window.get_all_by_role_and_label(Role::TreeItem, "2 White y2").min_by(rightmost).unwrap().click();
    window.run();
    assert!(place(&window, "2 of 2"));
}

#[test]
fn every_shown_move_can_be_typed() {
    let mut window = window_with("(;GM[1]SZ[9];B[ee])");
    press(&mut window, Key::End);
    window.input_mut().events.push(Event::Text("w".to_owned()));
    window.run();
    window.get_by_role_and_label(Role::TextInput, "Move").type_text(" D4");
    window.run();
    window.get_by_label("Press Enter to play D4");
    press(&mut window, Key::Enter);
    assert_eq!(text_of(&window), "(;GM[1]SZ[9];B[ee];W[df])");
    window.input_mut().events.push(Event::Text("e".to_owned()));
    window.run();
    window.get_by_role_and_label(Role::TextInput, "Move").type_text("5");
    window.run();
    window.get_by_label_contains("Press Enter to play E5: ");
}

#[test]
fn tabs_come_into_view_and_are_dragged() {
    let mut window = window_with(FORKS);
    for n in 0..11 {
        window.state_mut().0.open_sample(&format!("Record {n}"), THREE);
    }
    window.run_steps(4);
    let tab = |window: &Window, name: &str| window.get_by_role_and_label(Role::Tab, name).rect();
    let last = tab(&window, "Record 10");
    assert!(last.right() < 1280.0 && last.width() > 100.0, "{last:?}");
    let before = tab(&window, "Record 9");
    window.hover_at(last.center());
    window.run();
    window.drag_at(last.center());
    window.run();
    for step in 1..=8 {
        window.hover_at(last.center() - vec2(16.0 * step as f32, 0.0));
        window.run();
    }
    window.drop_at(before.center() - vec2(8.0, 0.0));
    window.run();
    assert!(tab(&window, "Record 10").left() < tab(&window, "Record 9").left());
}

#[test]
fn a_collection_is_labelled_and_keys_go_through_its_games() {
    let mut window = window_with(THREE);
    window.get_by_label("Game 1 of 3");
    command(&mut window, Key::PageDown);
    window.get_by_label("Game 2 of 3");
    picture(&mut window, "going-collection");
    command(&mut window, Key::PageDown);
    command(&mut window, Key::PageDown);
    window.get_by_label("This is the last game");
    assert_eq!(window.state().0.notices().count(), 0);
    command(&mut window, Key::PageUp);
    window.get_by_label("Game 2 of 3");
}

#[test]
fn menus_have_the_height_of_the_screen() {
    for size in [[1280.0, 800.0], [480.0, 360.0]] {
        let mut window = sized(size, 1.0, variorum::app::Options::default());
        window.state_mut().0.open_sample("Forks", FORKS);
        window.run();
        window.get_by_label("Menu").click();
        window.run();
        window.get_all_by_label("File").next().unwrap().click();
        window.run();
        let quit = window.get_by_label_contains("Quit").rect();
        assert_eq!(quit.bottom() < size[1], size[1] > 600.0, "{quit:?}");
    }
}

#[test]
fn enter_presses_the_highlighted_button() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    std::fs::write(&path, FORKS).unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    window.state_mut().0.request("name Start");
    window.run();
    command(&mut window, Key::W);
    window.get_by_label("Discard changes");
    press(&mut window, Key::Enter);
    window.run_steps(10);
    assert!(std::fs::read_to_string(&path).unwrap().contains("N[Start]"));
}

#[test]
fn the_text_of_the_game_shows_the_move_at_hand_wherever_one_goes() {
    let mut text = "(;GM[1]SZ[19]".to_owned();
    for n in 0..60u8 {
        let point = |n: u8| char::from(b'a' + n);
        let comment =
            if n % 7 == 3 { format!("C[{}]", "Long words about this move. ".repeat(40)) } else { String::new() };
        let colour = if n % 2 == 0 { 'B' } else { 'W' };
        text.push_str(&format!(";{colour}[{}{}]{comment}", point(n % 19), point(n / 19 * 3)));
    }
    text.push(')');
    let mut window = window_with(&text);
    window.state_mut().0.request("game-text");
    window.run();
    let here = |window: &Window, number: usize| {
        let chosen = window.query_all_by_role(Role::TreeItem).find(|item| {
            use egui_kittest::kittest::NodeT as _;
            let node = item.accesskit_node();
            node.is_selected() == Some(true) || node.toggled() == Some(egui::accesskit::Toggled::True)
        });
        let rect = chosen.unwrap_or_else(|| panic!("move {number} is not to be seen")).rect();
        assert!((36.0..764.0).contains(&rect.top()) && rect.bottom() < 764.0, "move {number} at {rect:?}");
    };
    for number in [1, 2, 5, 12, 20, 33, 47, 60, 31, 4, 58, 59] {
        window.state_mut().0.request(&format!("goto {number}"));
        window.run();
        here(&window, number);
    }
    // Edits that move everything leave it in view.
    for line in ["comment 'new words'", "goto 30", "new-variation", "back", "delete-other-variations", "goto 45"] {
        window.state_mut().0.request(line);
        window.run();
        here(&window, 0);
    }
}

#[test]
fn a_notice_covers_no_board() {
    for size in [[1280.0, 800.0], [600.0, 800.0]] {
        let mut window = crate::harness::with_texts(size, 1.0, "light", &[FORKS]);
        window.state_mut().0.request("label z99 x");
        window.run();
        let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
        let notice = window.get_by_role(Role::Alert).rect();
        assert!(!board.intersects(notice), "{size:?}: {notice:?} covers {board:?}");
    }
}
