//! What engines left in a record: the graph, losses, candidates on the board and their lines, and that nothing of it is written or given
//! away.

use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::harness::{Window, ask, click_at, picture, press, press_with, text_of, window_with, with_texts};

const GRAPH: &str = "Engine graph";

fn fixture(name: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/analysis").join(name);
    std::fs::read_to_string(path).unwrap()
}

fn has_graph(window: &Window) -> bool {
    window.query_by_role_and_label(Role::Slider, GRAPH).is_some()
}

/// What the window says of the current move.
fn shows(window: &Window, words: &str) -> bool {
    window.query_all_by_role(Role::Label).any(|label| {
        let label = label.accesskit_node();
        label.label().or(label.value()).is_some_and(|label| label.contains(words))
    })
}

/// Where a point of a 9 × 9 board is on the screen, columns and rows counted from the middle.
fn point(window: &Window, column: f32, row: f32) -> Pos2 {
    let board = window.get_by_role_and_label(Role::Canvas, "Board").rect();
    board.center() + vec2(column, row) * (board.width().min(board.height()) / 10.4)
}

#[test]
fn the_graph_is_there_where_an_engine_left_numbers_and_nowhere_else() {
    for name in [
        "katrain.sgf",
        "sabaki-060.sgf",
        "lizzie-074.sgf",
        "q5go.sgf",
        "goreviewpartner.rsgf.sgf",
        "gnugo.sgf",
        "v-hex.sgf",
    ] {
        let text = fixture(name);
        let mut window = window_with(&text);
        assert_eq!(has_graph(&window), name != "gnugo.sgf", "{name}");
        ask(&mut window, "goto end");
        picture(&mut window, &format!("engine-{name}"));
        // Looking writes nothing.
        assert_eq!(text_of(&window), text, "{name}");
    }
    for text in ["(;GM[1]SZ[9];B[ee])", "(;GM[1]SZ[9];B[ee]C[White has a winrate of 50 % here, I guess.])"] {
        assert!(!has_graph(&window_with(text)), "{text}");
    }
    // As soon as there is a number.
    let mut window = window_with("(;GM[1]SZ[9];B[ee];W[cc])");
    ask(&mut window, "goto end");
    ask(&mut window, "set SBKV 40");
    assert!(has_graph(&window));
    ask(&mut window, "undo");
    assert!(!has_graph(&window));
    // And no longer when they are gone.
    let mut window = window_with(&fixture("katrain.sgf"));
    ask(&mut window, "remove-analysis");
    assert!(!has_graph(&window));
    ask(&mut window, "undo");
    assert!(has_graph(&window));
}

#[test]
fn a_reviewer_finds_the_loss_and_what_was_best() {
    let mut window = window_with(&fixture("katrain.sgf"));
    ask(&mut window, "loss-scale ogs");
    press_with(&mut window, Modifiers::COMMAND, Key::D);
    window.get_by_label("5 of 8");
    assert!(shows(&window, "Black 5 lost 3."), "the sentence");
    assert!(shows(&window, "best was C6"), "the best move");
    press_with(&mut window, Modifiers::COMMAND, Key::D);
    window.get_by_label("5 of 8");
    ask(&mut window, "goto end");
    press_with(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::D);
    window.get_by_label("5 of 8");
    // The list has the worst move first.
    ask(&mut window, "losses");
    let rows = window.query_all_by_role(Role::ListBoxOption).filter_map(|row| row.accesskit_node().label());
    let worst = rows.into_iter().find(|row| row.contains(" points")).unwrap_or_default();
    assert!(worst.starts_with("Black 5, G3: 3.") && worst.ends_with("; best was C6"), "{worst}");
    assert!(shows(&window, "Black, 4 moves: accuracy 61.7 by KaTrain's formula"), "accuracy");
    picture(&mut window, "engine-losses");
}

#[test]
fn one_key_hides_everything_and_hidden_moves_are_not_given_away() {
    let mut window = window_with(&fixture("katrain.sgf"));
    press_with(&mut window, Modifiers::ALT, Key::D);
    assert!(!has_graph(&window));
    press_with(&mut window, Modifiers::ALT, Key::D);
    assert!(has_graph(&window));
    ask(&mut window, "hide-following");
    assert!(!has_graph(&window));
}

#[test]
fn a_candidates_line_is_held_played_out_and_added_as_a_variation() {
    let text = fixture("katrain.sgf");
    let mut window = window_with(&text);
    ask(&mut window, "goto 4");
    picture(&mut window, "engine-candidates");
    // C6, the best move.
    let at = point(&window, -2.0, -1.0);
    click_at(&mut window, at, PointerButton::Primary);
    assert_eq!(text_of(&window), text, "a click on a candidate plays nothing");
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::ArrowRight);
    picture(&mut window, "engine-line");
    window.get_by_label("4 of 8");
    press(&mut window, Key::Enter);
    let added = text_of(&window);
    assert!(added.contains("B[cd]N[KaTrain];W[ab];B[ja]") || added.contains("B[cd]N[KaTrain];W[ab]"), "{added}");
    ask(&mut window, "undo");
    assert_eq!(text_of(&window), text);
    // Escape gives the board back.
    ask(&mut window, "goto 4");
    click_at(&mut window, at, PointerButton::Primary);
    press(&mut window, Key::Escape);
    press(&mut window, Key::ArrowRight);
    window.get_by_label("5 of 8");
}

#[test]
fn the_graph_leads_to_moves_and_marks_can_be_chosen() {
    let mut window = window_with(&fixture("katrain.sgf"));
    let graph = window.get_by_role_and_label(Role::Slider, GRAPH).rect();
    click_at(&mut window, graph.right_center() - vec2(13.0, 0.0), PointerButton::Primary);
    window.get_by_label("8 of 8");
    window.get_by_role_and_label(Role::Slider, GRAPH).focus();
    window.run();
    press(&mut window, Key::Home);
    window.get_by_label("0 of 8");
    press(&mut window, Key::ArrowRight);
    window.get_by_label("1 of 8");
    for marks in ["ownership", "both", "policy", "none", "candidates"] {
        ask(&mut window, &format!("engine-marks {marks}"));
        picture(&mut window, &format!("engine-marks-{marks}"));
    }
    ask(&mut window, "engine-scale points");
    picture(&mut window, "engine-points");
    // Only what stands at White's moves is mirrored.
    let value = |window: &Window| window.get_by_role_and_label(Role::Slider, GRAPH).accesskit_node().value();
    for (place, changes) in [("goto 2", true), ("goto 3", false)] {
        ask(&mut window, place);
        let before = value(&window);
        ask(&mut window, "mirror-engine");
        assert_eq!(value(&window) != before, changes, "{place}");
        ask(&mut window, "mirror-engine");
        assert_eq!(value(&window), before, "{place}");
    }
}

/// Classes of one's own, and which of them have dots.
#[test]
fn losses_have_the_classes_that_one_chooses() {
    let mut window = window_with(&fixture("katrain.sgf"));
    let losses = |window: &mut Window, lines: &[&str]| {
        lines.iter().for_each(|line| ask(window, line));
        ask(window, "goto 0");
        let mut at = Vec::new();
        loop {
            press_with(window, Modifiers::COMMAND, Key::D);
            match (1..=8).find(|step| window.query_by_label(&format!("{step} of 8")).is_some()) {
                Some(step) if at.last() != Some(&step) => at.push(step),
                _ => return at,
            }
        }
    };
    assert_eq!(losses(&mut window, &["loss-scale katrain"]), Vec::<usize>::new());
    assert_eq!(losses(&mut window, &["loss-dots three"]), [5]);
    assert_eq!(losses(&mut window, &["loss-dots worst", "loss-scale 3"]), [5]);
    assert_eq!(losses(&mut window, &["loss-scale 0.6 1.5"]), [5]);
    assert_eq!(losses(&mut window, &["loss-dots two"]), [5, 6, 8]);
    assert_eq!(losses(&mut window, &["loss-scale 10%"]), [5]);
    // What is not understood changes nothing.
    assert_eq!(losses(&mut window, &["loss-scale 3 x"]), [5]);
    assert_eq!(losses(&mut window, &["loss-scale 0.2", "loss-dots all"]), [5, 6, 7, 8]);
}

/// Beside the dot of a loss a click goes to its move, as long as the pointer is on the dot.
#[test]
fn a_click_near_a_dot_goes_to_its_loss() {
    let text: String = (0..400)
        .map(|at| format!(";{}[]SBKV[{}]", if at % 2 == 0 { "B" } else { "W" }, if at < 200 { 60 } else { 20 }))
        .collect();
    let mut window = window_with(&format!("(;GM[1]SZ[9]SBKV[60]{text})"));
    let graph = window.get_by_role_and_label(Role::Slider, GRAPH).rect();
    // The plot is inside, right of the numbers.
    let (left, right) = (graph.left() + 34.0, graph.right() - 12.0);
    let x = left + (right - left) * 201.0 / 400.0;
    let y = graph.top() + 8.0 + (graph.height() - 16.0) * 0.8;
    picture(&mut window, "engine-long");
    click_at(&mut window, Pos2::new(x - 4.0, y), PointerButton::Primary);
    window.get_by_label("201 of 400");
    click_at(&mut window, Pos2::new(x - 4.0, graph.top() + 10.0), PointerButton::Primary);
    assert!(window.query_by_label("201 of 400").is_none());
}

/// Numbers of four sides are shown as they are written; there is no graph, and nothing is lost.
#[test]
fn in_games_of_more_sides_there_are_the_numbers_alone() {
    let mut window = window_with("(;GM[Blokus]V[3];1[a20]V[-4.5];2[t20])");
    assert!(!has_graph(&window));
    ask(&mut window, "goto 1");
    assert!(shows(&window, "value -4.5"));
    picture(&mut window, "engine-blokus");
    ask(&mut window, "goto 2");
    assert!(shows(&window, "V"), "whose numbers there are");
    ask(&mut window, "next-loss");
    window.get_by_label("2 of 2");
}

/// What another source says than the one whose numbers are shown has its name.
#[test]
fn candidates_of_another_source_say_whose_they_are() {
    let mut window = window_with(&fixture("mixed.sgf"));
    ask(&mut window, "loss-scale 0.5");
    let shown = |window: &mut Window, line: &str| {
        ask(window, line);
        ask(window, "goto 5");
        let names = window.query_all_by_role(Role::Label).filter_map(|label| {
            let label = label.accesskit_node();
            label.label().or(label.value()).filter(|label| label.contains("best was"))
        });
        names.into_iter().next().unwrap_or_default()
    };
    let sentences: Vec<String> = (1..=4).map(|number| shown(&mut window, &format!("engine-source {number}"))).collect();
    assert!(sentences.iter().any(|shown| shown.ends_with(')')), "{sentences:?}");
    assert!(sentences.iter().any(|shown| !shown.is_empty() && !shown.ends_with(')')), "{sentences:?}");
}

/// In every theme of window and board.
#[test]
fn every_theme_has_its_pictures() {
    let themes =
        ["light", "dark", "high-contrast", "colour-blind", "colour-blind-dark", "wood", "red-blue", "pentobi", "print"];
    for (at, theme) in themes.into_iter().enumerate() {
        let appearance = if theme.contains("dark") { "dark" } else { ["light", "high-contrast"][usize::from(at == 2)] };
        let mut window = with_texts([1280.0, 800.0], 1.0, appearance, &[&fixture("katrain.sgf")]);
        if at > 2 {
            ask(&mut window, &format!("theme {theme}"));
        }
        ask(&mut window, "loss-scale 0.3 3");
        ask(&mut window, "goto 4");
        assert!(has_graph(&window), "{theme}");
        picture(&mut window, &format!("engine-theme-{theme}"));
        ask(&mut window, "engine-marks ownership");
        ask(&mut window, "goto 1");
        picture(&mut window, &format!("engine-owned-{theme}"));
    }
}

#[test]
fn numbers_of_several_engines_are_never_mixed() {
    let mut window = window_with(&fixture("q5go.sgf"));
    ask(&mut window, "goto 2");
    let before = window.get_by_role_and_label(Role::Slider, GRAPH).accesskit_node().value();
    ask(&mut window, "engine-source 2");
    let after = window.get_by_role_and_label(Role::Slider, GRAPH).accesskit_node().value();
    assert_ne!(before, after);
    ask(&mut window, "engine-source 99");
    assert_eq!(window.get_by_role_and_label(Role::Slider, GRAPH).accesskit_node().value(), after);
}

/// Human words stay in sight, and what the engine wrote is read where the caret is in it.
#[test]
fn text_of_engines_in_a_comment_is_folded_away() {
    let mut window = window_with(&fixture("katrain.sgf"));
    ask(&mut window, "goto 2");
    let comment = |window: &Window| {
        let field = window.get_by_role_and_label(Role::MultilineTextInput, "Comment");
        field.accesskit_node().value().unwrap_or_default()
    };
    let folded = comment(&window);
    assert!(folded.contains("[text by KaTrain]") && !folded.contains("Score:"), "{folded}");
    assert!(!text_of(&window).contains("text by"), "the record is as it was");
}
