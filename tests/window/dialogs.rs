//! Dialogs beside the board stand where they belong, and leave what is read beside them.

use egui::accesskit::Role;
use egui::{Key, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::harness::{Window, ask, picture, press, text_of, window_with, with_texts};

const PROBLEMS: &str = "(;GM[1]SZ[19]AB[ra][sb]AW[qa][qb]C[Black to play. https://example.org/](;B[rb]C[Correct.]))\
                        (;GM[1]SZ[19]AB[as]AW[bs]C[White to play]PL[W];W[ar])(;GM[1]SZ[19]AB[jj]C[Find the cut])";

fn comment(window: &Window) -> Rect {
    window.get_by_role_and_label(Role::MultilineTextInput, "Comment").rect()
}

#[test]
fn the_comment_is_next_to_the_list_of_games() {
    for size in [[1000.0, 700.0], [1280.0, 800.0], [1440.0, 900.0], [1920.0, 1080.0]] {
        let mut window = with_texts(size, 1.0, "light", &[PROBLEMS]);
        ask(&mut window, "games");
        picture(&mut window, &format!("dialogs-games-{}", size[0]));
        let rows: Vec<Rect> = window
            .query_all_by_role(Role::ListBoxOption)
            .filter(|row| row.accesskit_node().label().is_some_and(|name| name.contains("Go 19")))
            .map(|row| row.rect())
            .collect();
        assert!(rows.len() > 1, "{size:?}: {rows:?}");
        let comment = comment(&window);
        let delete = window.get_by_label("Delete this game").rect();
        assert!(
            !delete.intersects(comment),
            "{size:?}: the list goes down to {delete:?}, the comment is at {comment:?}"
        );
        // From game to game by its arrows, with what is said of each in sight.
        ask(&mut window, "next-game");
        assert!(text_of(&window).len() == PROBLEMS.len());
        let text = window.get_by_role_and_label(Role::MultilineTextInput, "Comment").accesskit_node().value();
        assert_eq!(text.as_deref(), Some("White to play"));
    }
}

#[test]
fn titles_of_games_come_from_their_own_information() {
    let mut window = window_with(PROBLEMS);
    ask(&mut window, "games");
    window.get_by_label("1, Black to play., Go 19 × 19");
    assert!(window.query_by_label_contains("example.org/, Go").is_none());
}

/// What a small window pushed aside stands where it belongs when the window is large again.
#[test]
fn dialogs_go_back_to_their_place() {
    for dialog in ["settings", "games", "findings"] {
        let mut window = window_with(PROBLEMS);
        ask(&mut window, dialog);
        let close = |window: &Window| {
            let buttons = window.query_all_by_label_contains("Close: ").map(|button| button.rect());
            buttons.reduce(|a, b| if a.top() < b.top() { a } else { b }).expect("a dialog is open")
        };
        let before = close(&window);
        window.set_size(vec2(480.0, 360.0));
        window.run();
        window.set_size(vec2(1280.0, 800.0));
        window.run();
        assert_eq!(close(&window), before, "{dialog}");
    }
}

#[test]
fn the_boxes_of_the_settings_are_one_column() {
    for size in [[480.0, 360.0], [1280.0, 800.0]] {
        let mut window = with_texts(size, 1.0, "light", &[PROBLEMS]);
        ask(&mut window, "settings");
        picture(&mut window, &format!("dialogs-settings-{}", size[0]));
        let boxes: Vec<Rect> = window.query_all_by_role(Role::ComboBox).map(|choice| choice.rect()).collect();
        assert!(boxes.len() > 5, "{boxes:?}");
        for other in &boxes {
            let (first, this) = (boxes[0].x_range(), other.x_range());
            assert!(
                (first.min - this.min).abs() < 0.5 && (first.max - this.max).abs() < 0.5,
                "{size:?}: {first:?} {this:?}"
            );
        }
    }
}

/// The pointer came to rest somewhere: who works with keys does not want to hear of that.
#[test]
fn tooltips_vanish_when_a_key_is_pressed() {
    let mut window = window_with("(;SZ[9];B[aa];W[bb];B[cc])");
    let tip = "Settings";
    let at = window.get_by_label(tip).rect().center();
    let reported = |window: &Window| window.query_all_by_label(tip).count() > 1;
    window.hover_at(at);
    for _ in 0..8 {
        window.step();
    }
    assert!(reported(&window), "it is said of what the pointer rests on");
    press(&mut window, Key::ArrowRight);
    window.run_steps(8);
    assert!(!reported(&window), "a key was pressed");
    press(&mut window, Key::ArrowRight);
    window.hover_at(at + vec2(1.0, 1.0));
    window.run_steps(8);
    assert!(reported(&window), "the pointer moved");
}
