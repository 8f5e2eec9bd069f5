//! The Blokus family against recorded expectations, and laws over random legal games of every variant.

use crate::corpus;
use crate::tries::{first_seed, tries};
use serde_json::Value;
use std::path::Path;
use variorum::game::blokus::{Next, State, Variant, grid};
use variorum::game::{Colour, Kind, Place, Position};
use variorum::sgf::{NodeId, Tree};

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
fn random_games_agree_at_every_ply() {
    let mut games = 0;
    for entry in std::fs::read_dir(corpus::own().join("blokus/oracle")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|suffix| suffix == "json") {
            let json = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
            agrees_with_expectations(&path.file_name().unwrap().to_string_lossy(), &json);
            games += 1;
        }
    }
    assert_eq!(games, 18);
}

#[test]
fn places_of_the_rules_are_places_of_the_board() {
    for variant in Variant::all() {
        let (tree, _) = Tree::read(format!("(;GM[{}])", variant.gm()).into_bytes());
        let kind = Kind::of(&tree, tree.games().next().unwrap());
        let (grid, board) = (grid(variant), kind.board());
        assert_eq!(board.len(), grid.places(), "{}", variant.id());
        for place in grid.slots().take(grid.places()) {
            assert_eq!(board.name(place), grid.name(place));
            let (column, row) = grid.cell(place);
            assert_eq!((board.column(place), board.row(place)), (column.into(), row.into()));
        }
    }
}

/// The node at the end of the main line.
fn end(tree: &Tree) -> NodeId {
    let mut node = tree.games().next().unwrap();
    while let Some(next) = tree.first_child(node) {
        node = next;
    }
    node
}

/// Where a position differs from what Pentobi does with the same file, and why that is better.
const BETTER: [(&str, &str); 16] = [
    ("bom", "a byte order mark is kept and passed over"),
    ("two-trees", "a file may hold several games"),
    ("gm-double-space", "a game of unknown name is shown as a tree"),
    ("gm-number", "other games are shown too"),
    ("pass-empty-value", "an empty move is a pass, as old versions wrote it"),
    ("move-null", "the rest of the record stays readable: the move is reported"),
    ("move-not-a-piece", "the cells are shown and reported"),
    ("junior-piece-thrice", "the piece is shown and reported"),
    ("callisto-fourth-one", "the piece is shown and reported"),
    ("move-duplicate-coord", "a point named twice counts once, and is reported"),
    ("move-trailing-comma", "a comma too many is passed over, and reported"),
    ("legacy-nexos-junction", "junctions are passed over, as early versions wrote them"),
    ("setup-a3-in-two-colour", "the setup of a colour that does not play is passed over, and reported"),
    ("setup-illegal-value", "the cells are shown and reported"),
    ("tree-after-variation", "a line that goes on after a variation is the main line, as its writers mean it"),
    ("prop-without-value", "the text is repaired while reading, and reported"),
];

#[test]
fn odd_files_are_read_as_pentobi_reads_them_or_better() {
    let folder = corpus::own().join("blokus/edge");
    let table = std::fs::read_to_string(folder.join("EXPECTED.tsv")).unwrap();
    let (mut agree, mut better) = (0, 0);
    for row in table.lines().skip(1) {
        let mut columns = row.split('\t');
        let [file, _, open, at_end] = [(); 4].map(|_| columns.next().unwrap_or(""));
        let bytes = std::fs::read(folder.join(file)).unwrap();
        let (tree, _) = Tree::read(bytes.clone());
        assert_eq!(tree.write(), bytes, "{file} is kept");
        let position = Position::replay(&tree, end(&tree));
        let Some(state) = position.blokus() else {
            assert!(BETTER.iter().any(|known| file.starts_with(known.0)), "{file}");
            continue;
        };
        if BETTER.iter().any(|known| file.starts_with(known.0)) {
            better += 1;
            continue;
        }
        let Some(expected) = at_end.strip_prefix("END ") else {
            panic!("{file}: {open} {at_end}");
        };
        let points: Vec<String> = state.colours().iter().map(|&colour| state.points(colour).to_string()).collect();
        let bonus: Vec<String> = state.colours().iter().map(|&colour| state.bonus(colour).to_string()).collect();
        let next = position.to_play().unwrap().index();
        let moves = position.move_number();
        let found =
            format!("moves={moves} toplay={next} eff={next} pts={} bonus={}", points.join(" "), bonus.join(" "));
        assert_eq!(found, expected, "{file}");
        agree += 1;
    }
    assert!(agree > 30 && better > 10, "{agree} agree, {better} are read where Pentobi refuses");
}

#[test]
fn recorded_games_agree_at_every_ply() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/blokus/games");
    let mut plies = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let id = path.file_stem().unwrap().to_string_lossy().into_owned();
        let mut state = State::start(Variant::of_id(&id).unwrap());
        let all = |of: &dyn Fn(Colour) -> String| -> String {
            state_colours(&id).iter().map(|&colour| of(colour)).collect::<Vec<_>>().join(" ")
        };
        for line in std::fs::read_to_string(&path).unwrap().lines().skip(1) {
            let columns: Vec<&str> = line.split('\t').collect();
            let [colour, piece, text, counts, points, next] = columns[..] else { panic!("{line}") };
            assert_eq!(all(&|colour| state.legal_count(colour).to_string()), counts, "{id}: {line}");
            let colour = Colour::new(colour.parse().unwrap()).unwrap();
            let places = places(&state, text);
            assert_eq!(state.check(colour, &places), [], "{id}: {line}");
            state.play(colour, &places);
            assert_eq!(state.pieces().last().unwrap().name, piece, "{id}: {line}");
            assert_eq!(all(&|colour| state.points(colour).to_string()), points, "{id}: {line}");
            if let Some(effective) = state.to_play() {
                assert_eq!(effective.index().to_string(), next, "{id}: {line}");
            }
            plies += 1;
        }
        assert!(state.is_over(), "{id}");
    }
    assert!(plies > 300, "{plies} plies");
}

fn state_colours(id: &str) -> &'static [Colour] {
    State::start(Variant::of_id(id).unwrap()).colours()
}

/// A random legal game, and the state before each of its moves.
fn random_game(variant: Variant, random: &mut fastrand::Rng) -> (State, Vec<State>) {
    let mut state = State::start(variant);
    let mut before = Vec::new();
    while let Some(colour) = state.to_play() {
        let placements = state.placements(colour, None);
        assert_eq!(placements.len(), state.legal_count(colour));
        let chosen = placements[random.usize(..placements.len())];
        assert_eq!(state.check(colour, chosen.places()), [], "{}", variant.id());
        before.push(state.clone());
        state.play(colour, chosen.places());
    }
    (state, before)
}

fn record_of(state: &State) -> String {
    let mut text = format!("(;GM[{}]", state.variant().gm());
    for piece in state.pieces() {
        let id = state.variant().move_id(piece.colour);
        text.push_str(&format!(";{id}[{}]", state.grid().write(piece.places)));
    }
    text + ")"
}

fn stones(state: &State) -> Vec<Option<Colour>> {
    state.grid().slots().take(state.grid().places()).map(|place| state.stone(place)).collect()
}

#[test]
fn random_games_obey_the_laws() {
    let (mut games, mut moves) = (0, 0);
    for round in (first_seed()..).take(tries(1)) {
        // A round is the same however many there are.
        let mut random = fastrand::Rng::with_seed(20170916 + round);
        for variant in Variant::all() {
            moves += obeys_the_laws(variant, &mut random);
            games += 1;
        }
    }
    assert!(moves >= 16 * games, "{games} games, {moves} moves");
}

/// Plays a game at random and writes, reads and takes it back. Says how many moves it had.
fn obeys_the_laws(variant: Variant, random: &mut fastrand::Rng) -> usize {
    let (state, before) = random_game(variant, random);
    let id = variant.id();
    assert!(state.is_over() && before.len() > 15, "{id}: {} moves", before.len());
    assert_eq!(state.move_number() as usize, before.len(), "{id}");

    // Writing and reading a game gives the game, without anything to remark on.
    let text = record_of(&state);
    let (tree, faults) = Tree::read(text.clone().into_bytes());
    assert!(faults.is_empty() && tree.write() == text.as_bytes(), "{id}");
    let mut again = State::start(variant);
    let mut node = tree.games().next();
    let mut ply = 0;
    while let Some(at) = node {
        let step = again.step(&tree, at);
        assert_eq!(step.findings, [], "{id}");
        if step.played.is_some() {
            ply += 1;
        }
        assert_eq!(&again, before.get(ply).unwrap_or(&state), "{id}, ply {ply}");
        node = tree.first_child(at);
    }

    // Removing the pieces from last to first leads back through every position.
    for earlier in before.iter().rev() {
        let last: Vec<Place> = again.pieces().last().unwrap().places.to_vec();
        assert!(again.erase(&last), "{id}");
        assert_eq!(stones(&again), stones(earlier), "{id}");
        assert!(again.pieces().eq(earlier.pieces()), "{id}");
        let colours = again.colours();
        assert!(colours.iter().all(|&colour| again.left(colour) == earlier.left(colour)), "{id}");
    }

    // A position written as a setup has the same stones, pieces left and colour to play.
    for earlier in before.iter().step_by(7) {
        let mut text = format!("(;GM[{}]", variant.gm());
        for (id, values) in earlier.as_setup() {
            text.push_str(id);
            values.iter().for_each(|value| text.push_str(&format!("[{value}]")));
        }
        let (tree, _) = Tree::read((text + ")").into_bytes());
        let mut set_up = State::start(variant);
        let step = set_up.step(&tree, tree.games().next().unwrap());
        assert!(step.setup && step.findings.is_empty() || earlier.move_number() == 0, "{id}: {:?}", step.findings);
        assert_eq!(stones(&set_up), stones(earlier), "{id}");
        assert_eq!(set_up.to_play(), earlier.to_play(), "{id}");
        let colours = set_up.colours();
        assert!(colours.iter().all(|&colour| set_up.left(colour) == earlier.left(colour)), "{id}");
        assert!(colours.iter().all(|&c| set_up.legal_count(c) == earlier.legal_count(c)), "{id}");
    }
    before.len()
}

#[test]
fn sample_records_are_legal_and_laid_out_as_usual() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/samples");
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|suffix| suffix != "blksgf") {
            continue;
        }
        let name = path.display();
        let bytes = std::fs::read(&path).unwrap();
        let (tree, faults) = Tree::read(bytes.clone());
        assert!(faults.is_empty(), "{name}: {faults:?}");
        let root = tree.games().next().unwrap();
        for node in tree.descendants(root) {
            let position = Position::replay(&tree, node);
            assert_eq!(position.findings(), [], "{name}, {:?}", tree.path(node));
            let state = position.blokus().unwrap();
            for property in tree.properties(node) {
                let id = property.id();
                let Some(value) = property.value() else { panic!("{name}: {id} without a value") };
                if state.variant().colour_of_move(&id).is_some() {
                    let reading = state.grid().read([value].into_iter());
                    assert_eq!(state.grid().write(&reading.places).as_bytes(), value, "{name}");
                }
            }
        }
        assert!(Position::replay(&tree, end(&tree)).blokus().unwrap().is_over(), "{name}");
        assert!(bytes.starts_with(b"(\n;GM[") && bytes.ends_with(b"\n)\n"), "{name}");
        seen += 1;
    }
    assert_eq!(seen, 6);
}
