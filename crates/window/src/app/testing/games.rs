//! Tests of the list of games: selecting, dragging, sorting, merging; with ten thousand games, empty ones and broken ones.

use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::app::context::Action;
use crate::app::testing::harness::{Stage, picture, typed, until};
use crate::edit::{Command, GameNumbers};

fn put_up(text: &str) -> Harness<'static, Stage> {
    Stage::running(text, &[]).play_dialog([900.0, 600.0], "games")
}

const THREE: &str = "(;GM[1]SZ[19]PB[Ann]PW[Ben]DT[2026-04-02]RE[B+3.5])(;GM[11]SZ[11]PB[Cy]PW[Di]DT[2025-01-09]RE[W+])\
                     (;GM[Blokus Trigon]P1[Ed]P2[Flo]P3[Gus]P4[Hal]DT[2024])";
const FIVE: &str = "(;C[a])\n(;C[b])\n(;C[c])\n(;C[d])\n(;C[e])\n";

fn press(harness: &mut Harness<'static, Stage>, held: Modifiers, key: Key) {
    harness.key_press_modifiers(held, key);
    harness.run_steps(12);
}

fn click(harness: &mut Harness<'static, Stage>, held: Modifiers, name: &str) {
    harness.get_by_label(name).click_modifiers(held);
    harness.run_steps(12);
}

#[test]
fn games_are_filtered_sorted_and_switched_between() {
    let mut harness = put_up(THREE);
    picture(&mut harness, "games");
    harness.get_by_label_contains("Cy – Di").click();
    harness.run();
    assert_eq!(harness.state_mut().commands(), typed(&["game 2"]));
    harness.get_by_label("Sort by: Date").click();
    harness.run();
    let top = |harness: &Harness<'static, Stage>, name: &str| harness.get_by_label_contains(name).rect().top();
    assert!(top(&harness, "Ed – Flo") < top(&harness, "Cy – Di"));
    assert!(top(&harness, "Cy – Di") < top(&harness, "Ann – Ben"));
    harness.get_by_label("Filter games").click();
    harness.run();
    harness.get_by_label("Filter games").type_text("trigon gus");
    harness.run();
    assert!(harness.query_by_label_contains("Ann – Ben").is_none());
    harness.get_by_label_contains("Ed – Flo");
}

#[test]
fn games_can_be_put_in_order_and_deleted() {
    let mut harness = put_up(THREE);
    click(&mut harness, Modifiers::NONE, "More actions");
    click(&mut harness, Modifiers::NONE, "Move game down");
    harness.get_by_label("Delete this game").click();
    harness.run();
    assert_eq!(harness.state_mut().commands(), typed(&["move-game 2", "delete-game"]));
    assert!(!harness.state().text().contains("Ann"));
}

#[test]
fn several_games_are_chosen_by_mouse_and_by_keys() {
    let mut harness = put_up(FIVE);
    click(&mut harness, Modifiers::NONE, "2, b, Go 19 × 19");
    click(&mut harness, Modifiers::SHIFT, "4, d, Go 19 × 19");
    click(&mut harness, Modifiers::COMMAND, "3, c, Go 19 × 19");
    harness.get_by_label("5 games, 2 selected");
    click(&mut harness, Modifiers::NONE, "More actions");
    click(&mut harness, Modifiers::NONE, "Move games up");
    assert_eq!(harness.state().text(), "(;C[b])\n(;C[d])\n(;C[a])\n(;C[c])\n(;C[e])\n");
    harness.state_mut().run(&Command::Undo(1), crate::edit::Grouping::Alone);
    harness.run_steps(12);
    // The keys are still with the list, and what was chosen still is.
    press(&mut harness, Modifiers::NONE, Key::Delete);
    assert_eq!(harness.state().text(), "(;C[a])\n(;C[c])\n(;C[e])\n");
    harness.state_mut().run(&Command::Undo(1), crate::edit::Grouping::Alone);
    harness.run_steps(12);
    click(&mut harness, Modifiers::NONE, "2, b, Go 19 × 19");
    press(&mut harness, Modifiers::SHIFT, Key::ArrowDown);
    press(&mut harness, Modifiers::SHIFT, Key::ArrowDown);
    press(&mut harness, Modifiers::ALT, Key::ArrowDown);
    assert_eq!(harness.state().text(), "(;C[a])\n(;C[e])\n(;C[b])\n(;C[c])\n(;C[d])\n");
    press(&mut harness, Modifiers::COMMAND, Key::A);
    harness.get_by_label("5 games, 5 selected");
    press(&mut harness, Modifiers::NONE, Key::Home);
    harness.state_mut().actions.clear();
    press(&mut harness, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(harness.state_mut().commands(), typed(&["game 2"]));
}

#[test]
fn games_are_dragged_into_order() {
    let mut harness = put_up(FIVE);
    let middle = |harness: &Harness<'static, Stage>, name: &str| harness.get_by_label_contains(name).rect().center();
    let (from, to) = (middle(&harness, "1, a"), middle(&harness, "4, d") + vec2(0.0, 12.0));
    harness.drag_at(from);
    harness.run();
    harness.hover_at(from + vec2(0.0, 30.0));
    harness.run();
    harness.hover_at(to);
    harness.run();
    harness.drop_at(to);
    harness.run();
    assert_eq!(harness.state().text(), "(;C[b])\n(;C[c])\n(;C[d])\n(;C[a])\n(;C[e])\n");
    assert_eq!(harness.state_mut().commands(), typed(&["move-game 4 1"]));
}

#[test]
fn the_menu_merges_sorts_and_hands_on() {
    let mut harness = put_up("(;C[a];B[aa])\n(;C[b];B[bb])\n");
    click(&mut harness, Modifiers::NONE, "2, b, Go 19 × 19");
    click(&mut harness, Modifiers::SHIFT, "1, a, Go 19 × 19");
    click(&mut harness, Modifiers::NONE, "Sort by: Title");
    click(&mut harness, Modifiers::NONE, "Sort by: Title");
    harness.state_mut().actions.clear();
    for item in ["Put all games in the file in this order", "Merge into the first selected game", "Copy to a new tab"] {
        click(&mut harness, Modifiers::NONE, "More actions");
        click(&mut harness, Modifiers::NONE, item);
        if item.starts_with("Put") {
            assert_eq!(harness.state().text(), "(;C[b];B[bb])\n(;C[a];B[aa])\n");
        }
    }
    let actions = std::mem::take(&mut harness.state_mut().actions);
    let merged = Command::MergeGames(GameNumbers::of([1, 2]));
    assert!(actions.contains(&Action::Run(merged)), "{actions:?}");
    assert!(matches!(&actions[..], [.., Action::GamesTo { to: None, cut: false, .. }]), "{actions:?}");
    assert_eq!(harness.state().workspace.document().tree().game_count(), 1);
}

#[test]
fn ten_thousand_games_come_little_by_little_and_one_edit_lists_one_anew() {
    let mut harness = put_up(&"(;GM[1]SZ[9]PB[Ann]PW[Ben];B[dd])".repeat(10_000));
    until(&mut harness, "the last game", |harness| harness.query_by_label("10,000 games").is_some());
    let game = harness.state().workspace.document().cursor().unwrap();
    harness.state_mut().workspace.go_to(game);
    harness.state_mut().run(typed(&["info PB Zoe"])[0].of_record().unwrap(), crate::edit::Grouping::Alone);
    harness.step();
    harness.step();
    // Nothing else was listed again: everything is there at once.
    harness.get_by_label("10,000 games");
    harness.get_by_label_contains("Zoe – Ben");
}

#[test]
fn an_empty_game_and_a_broken_record_have_their_rows() {
    for text in ["(;)", "(;GM[1]SZ[9];B[aa", "(;GM[999]SZ[x:y]C[", "(;GM[1]SZ[99]PB[\u{7}])((;B[aa])"] {
        let mut harness = put_up(text);
        harness.get_by_label("Sort by: Players").click();
        harness.run();
        press(&mut harness, Modifiers::NONE, Key::ArrowDown);
        harness.get_by_label("Close").click();
        harness.run();
        assert!(harness.query_by_label("Filter games").is_none(), "{text}");
        assert_eq!(harness.state().text(), text);
    }
}
