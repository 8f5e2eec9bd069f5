//! The column beside the board: the text has its room and its place whatever is shown, nothing lies over it, and what was dragged is put back.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::app::Options;
use variorum::edit::place;
use variorum::sgf::Tree;
use variorum::store::Home;

use crate::harness::{Window, ask, at_home, click_at, picture, pixels, press, sized, text_of, type_text, with_texts};

/// Games with forks and comments, long and none: of one line first, then with a variation, then with many.
const GO: &str = "(;GM[1]FF[4]SZ[19]PB[Mira Holt]PW[Jonas Weel]EV[Spring Cup]C[Start];B[pd];W[dp]C[Long: as in move 1.\n\nTwo.]\
    (;B[qp];W[dd](;B[oq]C[x])(;B[fc])(;B[cf])(;B[nc]))(;B[cc]N[Name];W[dc];B[cd]))";
const HEX: &str = "(;GM[11]SZ[11];B[e5];W[f6](;B[g4]C[One])(;B[c3]))";
const DUO: &str = "(;GM[Blokus Duo]PB[Ann]PW[Ben];B[e10](;W[j5]C[One])(;W[k5])(;W[j6]))";
const CLASSIC: &str = "(;GM[Blokus]P1[Ann];1[a20](;2[t20];3[t1])(;2[s20,t20]))";
const TRIGON: &str = "(;GM[Blokus Trigon])";
const LINE: &str = "(;GM[1]SZ[9];B[ee];W[gc];B[cg])";

/// The text, as far as it goes.
fn text(window: &Window) -> Rect {
    window.get_by_role_and_label(Role::MultilineTextInput, "Comment").rect()
}

fn continuations(window: &Window) -> Option<Rect> {
    window
        .query_by_role_and_label(Role::ListBox, "Next moves")
        .or_else(|| window.query_by_role_and_label(Role::ListBox, "Alternatives to this move"))
        .map(|list| list.rect())
}

/// Every node of the game, one after the other.
fn walk(window: &mut Window, game: &str, mut look: impl FnMut(&mut Window)) {
    let (tree, _) = Tree::read(game.as_bytes().to_vec());
    for node in tree.descendants(tree.games().next().unwrap()) {
        ask(window, &format!("goto {}", place::path_of(&tree, node)));
        look(window);
    }
}

#[test]
fn the_text_has_its_share_of_the_window_at_every_node() {
    // The least share of the height where there is no fork, and where there is one.
    let rows = [
        ([1280.0, 800.0], vec![(GO, 0.5, 1.0 / 3.0), (HEX, 0.5, 1.0 / 3.0), (LINE, 0.5, 0.5)]),
        ([1280.0, 800.0], vec![(DUO, 1.0 / 3.0, 0.25), (CLASSIC, 0.2, 0.2), (TRIGON, 0.2, 0.2)]),
        ([900.0, 600.0], vec![(DUO, 0.2, 0.2)]),
        ([1920.0, 1080.0], vec![(GO, 0.5, 1.0 / 3.0), (DUO, 1.0 / 3.0, 0.25)]),
    ];
    for (size, games) in rows {
        for (game, alone, forked) in games {
            let mut window = with_texts(size, 1.0, "light", &[game]);
            picture(&mut window, &format!("column-{}-{}", size[0], game.len()));
            let mut tops = Vec::new();
            walk(&mut window, game, |window| {
                let (text, list) = (text(window), continuations(window));
                tops.push(text.top());
                let (least, foot) = match list {
                    Some(list) => (forked, list.top()),
                    None => (alone, size[1] - 40.0),
                };
                // With the padding around it.
                let room = foot - text.top() + 8.0;
                assert!(room >= least * size[1] - 1.0, "{size:?} {game}: {room} of {size:?}, {list:?}");
                assert!(list.is_none_or(|list| !list.intersects(text.shrink(1.0))), "{text:?} {list:?}");
                assert_eq!(list.is_some(), window.query_all_by_role(Role::ListBoxOption).count() > 0);
            });
            assert!(tops.iter().all(|top| *top == tops[0]), "{size:?} {game}: {tops:?}");
            assert!(tops.len() > 1 || game == TRIGON);
        }
    }
}

#[test]
fn while_it_is_written_there_are_twelve_lines() {
    for (size, game, lines) in [
        ([1280.0, 800.0], GO, 12.0),
        ([1280.0, 800.0], DUO, 12.0),
        ([1280.0, 800.0], CLASSIC, 12.0),
        ([900.0, 600.0], DUO, 6.0),
    ] {
        let mut window = with_texts(size, 1.0, "light", &[game]);
        ask(&mut window, "goto 1");
        let before = text(&window);
        ask(&mut window, "edit-comment");
        type_text(&mut window, "x");
        let (room, foot) = (text(&window), continuations(&window).map_or(size[1] - 40.0, |list| list.top()));
        assert!(foot - room.top() >= lines * 22.0, "{size:?} {game}: {room:?}, {foot}");
        assert!(room.top() <= before.top());
        picture(&mut window, &format!("column-writing-{}-{}", size[0], game.len()));
        // A click into the text moves nothing under the pointer.
        press(&mut window, Key::Escape);
        window.run();
        let before = text(&window);
        click_at(&mut window, before.min + vec2(4.0, 4.0), PointerButton::Primary);
        assert_eq!(text(&window), before, "{size:?} {game}");
    }
}

#[test]
fn nothing_lies_over_the_text() {
    for (size, game) in [([1280.0, 800.0], GO), ([1920.0, 1080.0], GO), ([900.0, 600.0], DUO), ([1000.0, 700.0], HEX)] {
        let mut window = with_texts(size, 1.0, "light", &[game]);
        // What the tool does is said in the bar, wherever the pointer is on the board.
        ask(&mut window, "tool setup");
        let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
        for at in [board.center(), board.center() + vec2(60.0, 40.0)] {
            window.hover_at(at);
            window.run();
            let bar = size[1] - 40.0;
            let shown = window.query_all_by_role(Role::Label).filter(|label| {
                let label = label.accesskit_node();
                label.label().or(label.value()).is_some_and(|shown| shown.contains("click"))
            });
            shown.for_each(|shown| assert!(shown.rect().top() >= bar, "{size:?}: {:?}", shown.rect()));
        }
        // Nor does a notice.
        window.state_mut().0.request("frobnicate");
        window.run();
        for alert in window.query_all_by_role(Role::Alert) {
            assert!(!alert.rect().intersects(text(&window)), "{size:?}: {:?} over the text", alert.rect());
        }
        assert!(window.query_all_by_role(Role::Alert).count() > 0);
        picture(&mut window, &format!("column-notice-{}-{}", size[0], game.len()));
    }
}

#[test]
fn the_bar_is_in_one_place_in_every_tab() {
    for size in [[1920.0, 1080.0], [1280.0, 600.0], [900.0, 600.0]] {
        let mut places = Vec::new();
        for game in [GO, HEX, DUO, CLASSIC, TRIGON] {
            let window = with_texts(size, 1.0, "light", &[game]);
            places.push(window.get_by_label("Next").rect());
        }
        assert!(places.iter().all(|place| *place == places[0]), "{size:?}: {places:?}");
    }
}

fn double_click(window: &mut Window, at: Pos2) {
    window.hover_at(at);
    window.run();
    for pressed in [true, false, true, false] {
        window.event(Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        window.step();
    }
    window.run();
}

fn drag(window: &mut Window, from: Pos2, to: Pos2) {
    window.hover_at(from);
    window.run();
    window.drag_at(from);
    window.run();
    window.hover_at(to);
    window.run();
    window.drop_at(to);
    window.run();
}

#[test]
fn dragged_sizes_stay_until_they_are_reset() {
    let mut window = sized([1600.0, 900.0], 1.0, Options::default());
    window.state_mut().0.open_sample("Pasted", GO);
    window.run();
    let usual = text(&window);
    let edge = usual.left() - 16.0;
    // Dragging begins where the line is, not at another width.
    drag(&mut window, pos2(edge, 600.0), pos2(edge - 50.0, 600.0));
    let wider = text(&window);
    assert!((wider.left() - (usual.left() - 50.0)).abs() < 9.0, "{usual:?} {wider:?}");
    ask(&mut window, "next");
    window.state_mut().0.open_sample("Other", HEX);
    window.run();
    assert_eq!(text(&window).left(), wider.left());
    double_click(&mut window, pos2(wider.left() - 16.0, 600.0));
    window.run();
    ask(&mut window, "close");
    assert_eq!(text(&window).left(), usual.left());
    // The tree, and the command.
    let bar = window.get_by_label("Node name").rect();
    let line = pos2(bar.center().x, usual.top() - 44.0);
    drag(&mut window, line, line + vec2(0.0, 60.0));
    let lower = text(&window).top();
    assert!((lower - usual.top() - 60.0).abs() < 12.0, "{lower} {usual:?}");
    ask(&mut window, "usual-sizes");
    assert_eq!(text(&window), usual);
}

#[test]
fn the_news_of_the_new_layout_appears_once() {
    let folder = tempfile::tempdir().unwrap();
    let home = Home::in_folder(folder.path());
    let news = |home: &Home| at_home(home).state().0.notices().any(|notice| notice.starts_with("New: "));
    // Nothing has changed for whoever starts it for the first time.
    assert!(!news(&home));
    std::fs::create_dir_all(home.settings().parent().unwrap()).unwrap();
    std::fs::write(home.settings(), "(coordinates: false)").unwrap();
    let mut window = at_home(&home);
    assert!(window.state().0.notices().any(|notice| notice.starts_with("New: ")));
    ask(&mut window, "coordinates");
    let end = std::time::Instant::now() + std::time::Duration::from_secs(60);
    while !std::fs::read_to_string(home.settings()).unwrap().contains("news: 1") {
        assert!(std::time::Instant::now() < end, "{}", std::fs::read_to_string(home.settings()).unwrap());
        window.step();
    }
    drop(window);
    assert!(!news(&home));
}

#[test]
fn a_ghost_goes_while_one_steps_by_key() {
    let mut window = with_texts([1280.0, 800.0], 1.0, "light", &[LINE]);
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    let at = board.center() + vec2(0.0, 150.0);
    // The picture has the pointer, too, which is below and right of its tip.
    let around = Rect::from_min_max(at - vec2(20.0, 20.0), at - vec2(2.0, 2.0));
    let empty = pixels(&mut window, |place| around.contains(place));
    let far = |(a, b): (&[u8; 4], &[u8; 4])| (0..3).any(|part| a[part].abs_diff(b[part]) > 30);
    let seen = |window: &mut Window| {
        let now = pixels(window, |place| around.contains(place));
        now.iter().zip(&empty).filter(|pixels| far(*pixels)).count() > now.len() / 3
    };
    window.hover_at(at);
    window.run();
    assert!(seen(&mut window), "no ghost is seen");
    picture(&mut window, "column-ghost");
    // A key steps, and the board may look otherwise only where it is played.
    press(&mut window, Key::ArrowRight);
    picture(&mut window, "column-ghost-gone");
    assert!(!seen(&mut window), "the ghost stays");
    window.hover_at(at + vec2(1.0, 1.0));
    window.run();
    assert!(seen(&mut window), "the ghost does not come back");
    assert_eq!(text_of(&window), LINE);
}

/// Ctrl counts as it was when the button went down: a point is named in the comment, and no move is played, although the key is up again
/// before a slow window looks.
#[test]
fn a_quick_click_with_ctrl_names_a_point_and_plays_nothing() {
    for game in ["(;GM[1]SZ[9];B[aa]C[See])", "(;GM[11]SZ[9];B[a1]C[See])", "(;GM[Blokus Duo];B[e10]C[See])"] {
        let mut window = with_texts([1280.0, 800.0], 1.0, "light", &[game]);
        ask(&mut window, "goto end");
        ask(&mut window, "edit-comment");
        let at = window.get_by_role_and_label(Role::Canvas, "Board").rect().center();
        window.hover_at(at);
        window.run();
        let modifiers = Modifiers::COMMAND;
        let button = |pressed| Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers };
        let held = [Event::ModifiersChanged(modifiers), button(true), button(false)];
        window.input_mut().events.extend(held.into_iter().chain([Event::ModifiersChanged(Modifiers::NONE)]));
        window.run();
        let text = text_of(&window);
        let nodes = text.matches(';').count();
        assert!(nodes == 2 && !text.contains("C[See]") && text.contains("See"), "{text}");
    }
}

#[test]
fn links_come_from_the_tree_and_lead_on_in_the_game_as_text() {
    let record = "(;GM[1]SZ[9];B[ee];W[gc]C[See];B[cg]C[Compare #0.0, not #0.7])";
    let mut window = with_texts([1280.0, 800.0], 1.0, "light", &[record]);
    ask(&mut window, "goto 2");
    // Nobody writes: with Ctrl held, too, a click on a node goes there.
    window.get_by_role_and_label(Role::TreeItem, "1 Black E5").click_modifiers(Modifiers::COMMAND);
    window.run();
    window.get_by_label("1 of 3");
    ask(&mut window, "goto 2");
    ask(&mut window, "edit-comment");
    press(&mut window, Key::Home);
    window.get_by_role_and_label(Role::TreeItem, "3 Black C3").click_modifiers(Modifiers::COMMAND);
    window.run();
    assert!(text_of(&window).contains("C[#0*3See]"), "{}", text_of(&window));
    let value = |window: &Window| {
        window.get_by_role_and_label(Role::MultilineTextInput, "Comment").accesskit_node().value().unwrap_or_default()
    };
    assert_eq!(value(&window), "3 C3See");
    type_text(&mut window, " ");
    assert!(text_of(&window).contains("C[#0*3 See]"), "{}", text_of(&window));
    // What is copied is the link itself.
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run();
    window.event(Event::Copy);
    window.step();
    let copied = window.output().platform_output.commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    assert_eq!(copied.as_deref(), Some("#0*3 See"));
    press(&mut window, Key::Escape);
    ask(&mut window, "game-text");
    picture(&mut window, "column-game-text");
    window.get_all_by_role_and_label(Role::Link, "2 G7").next().unwrap().click();
    window.run();
    window.get_by_label("2 of 3");
}
