//! The Blokus family against recorded expectations, and laws over random legal games of every variant.

use serde_json::Value;
use std::path::{Path, PathBuf};
use variorum::game::blokus::{Next, State, Variant, grid};
use variorum::game::{Board, Colour, Naming, Place, Surface};

fn corpus() -> Option<PathBuf> {
    let given = std::env::var_os("VARIORUM_CORPUS").map(PathBuf::from);
    let path = given.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus"));
    if path.is_dir() {
        return Some(path);
    }
    println!("skipped: no corpus at {}", path.display());
    None
}

fn places(state: &State, text: &str) -> Vec<Place> {
    let reading = state.grid().read([text.as_bytes()].into_iter());
    assert!(reading.unreadable.is_empty() && !reading.doubled, "{text}");
    reading.places
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).collect()
}

/// Replays a game move by move and compares every count, every score and every turn with what is expected.
fn agrees_with_expectations(name: &str, json: &Value) {
    let variant = Variant::of_gm(json["gm"].as_str().unwrap()).unwrap();
    let mut state = State::start(variant);
    let colours = state.colours();
    for (n, ply) in json["plies"].as_array().unwrap().iter().enumerate() {
        let what = format!("{name}, ply {n}");
        let colour = Colour::new(ply["color"].as_u64().unwrap() as usize).unwrap();
        let text = ply["move"].as_str().unwrap();
        let places = places(&state, text);
        let counts: Vec<f64> = colours.iter().map(|&colour| state.legal_count(colour) as f64).collect();
        assert_eq!(counts, numbers(&ply["legal_before"]), "{what}");
        let able: Vec<f64> = colours.iter().map(|&colour| u8::from(state.can_move(colour)).into()).collect();
        assert_eq!(able, numbers(&ply["has_moves_before"]), "{what}");
        assert_eq!(state.check(colour, &places), [], "{what}");
        assert_eq!(state.grid().write(&places), text, "{what}");
        state.play(colour, &places);
        assert_eq!(state.pieces().last().unwrap().name, ply["piece"].as_str().unwrap(), "{what}");
        let points: Vec<f64> = colours.iter().map(|&colour| state.points(colour).into()).collect();
        assert_eq!(points, numbers(&ply["points_after"]), "{what}");
        // At the end of a game, when nobody can move, both name the colour in turn.
        let (Next::InTurn(turn) | Next::Named(turn)) = state.next();
        let next = state.to_play().unwrap_or(turn).index() as u64;
        let expected = ["to_play_after", "effective_after"].map(|key| ply[key].as_u64().unwrap());
        assert_eq!([next; 2], expected, "{what}");
    }
    assert_eq!(state.is_over(), json["game_over"].as_bool().unwrap(), "{name}");
    let points: Vec<f64> = colours.iter().map(|&colour| state.points(colour).into()).collect();
    assert_eq!(points, numbers(&json["final_points"]), "{name}");
    let bonus: Vec<f64> = colours.iter().map(|&colour| state.bonus(colour).into()).collect();
    assert_eq!(bonus, numbers(&json["bonus"]), "{name}");
}

#[test]
fn random_games_of_the_corpus_agree_at_every_ply() {
    let Some(corpus) = corpus() else { return };
    let mut games = 0;
    for entry in std::fs::read_dir(corpus.join("blokus/oracle")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|suffix| suffix == "json") {
            let json = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
            agrees_with_expectations(&path.file_name().unwrap().to_string_lossy(), &json);
            games += 1;
        }
    }
    assert_eq!(games, 18);
}

fn board(variant: Variant) -> Board {
    match variant.id().split('_').next().unwrap() {
        "trigon" => Board::trigon(if variant.colours() == 3 { 8 } else { 9 }),
        "nexos" => Board::nexos(),
        "callisto" => Board::callisto(variant.columns(), if variant.colours() == 4 { 6 } else { 2 }),
        "gembloq" => Board::gembloq(variant.rows()),
        _ => Board::square(variant.columns(), variant.rows(), Surface::Cells, Naming::LetterNumberFromBottom),
    }
}

#[test]
fn places_of_the_rules_are_places_of_the_board() {
    for variant in Variant::all() {
        let (grid, board) = (grid(variant), board(variant));
        assert_eq!(board.len(), grid.places(), "{}", variant.id());
        for place in grid.slots().take(grid.places()) {
            assert_eq!(board.name(place), grid.name(place));
            let (column, row) = grid.cell(place);
            assert_eq!((board.column(place), board.row(place)), (column.into(), row.into()));
        }
    }
}
