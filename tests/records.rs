//! Golden records: what every node of a record does, written down and compared.
//!
//! A directory `tests/records/GAME/CASE` holds `record.sgf` and `expected.txt`. `BLESS=1` writes what is found; read the
//! difference before you keep it.

use std::{fmt::Write, path::Path};
use variorum::{
    game::{Colour, Markup, Place, Position, Positions, Swaps},
    sgf::{NodeId, Tree},
};

/// The board, one character a place: `X` and `O` stones, digits for several pods on a square.
fn diagram(position: &Position) -> String {
    let board = position.board();
    let hex = board.lattice() == variorum::game::Lattice::Hex;
    let mut text = String::new();
    for row in 0..board.rows() {
        let shift = if hex { usize::from(row) } else { 0 };
        let _ = write!(text, "   {}", " ".repeat(shift));
        for column in 0..board.columns() {
            let Some(place) = board.place(column, row) else {
                text.push_str("  ");
                continue;
            };
            let pods = position.stack(place).len();
            let sign = match position.stone(place) {
                None => '.',
                Some(_) if pods > 1 => char::from_digit(pods as u32, 36).unwrap_or('+'),
                Some(Colour::BLACK) => 'X',
                Some(_) => 'O',
            };
            let _ = write!(text, " {sign}");
        }
        text.push('\n');
    }
    text
}

fn names(position: &Position, places: &[Place]) -> String {
    places.iter().map(|&place| position.board().name(place)).collect::<Vec<_>>().join(" ")
}

fn node(tree: &Tree, node: NodeId, position: &Position, text: &mut String) {
    let kind = position.kind();
    let path = tree.path(node).iter().map(usize::to_string).collect::<Vec<_>>().join(".");
    let _ = writeln!(text, "/{path}");
    if let Some(played) =
        position.last_move().filter(|_| tree.properties(node).any(|p| kind.colour_of(&p.id()).is_some()))
    {
        let letter = kind.letter(played.colour);
        let value = position.move_value(&played.action);
        let shown = position.move_text(&played.action);
        let _ = writeln!(text, "  move {} {letter} \"{value}\" \"{shown}\"", position.move_number());
    }
    if kind.has_board() {
        text.push_str(&diagram(position));
    }
    for piece in position.pieces().iter().filter(|piece| !piece.name.is_empty()) {
        let _ = writeln!(text, "  {} {}{}", kind.letter(piece.colour), names(position, &piece.places), piece.name);
    }
    let links: Vec<String> = position
        .look()
        .links
        .iter()
        .map(|link| names(position, &[link.ends.0, link.ends.1]).replace(' ', "-"))
        .collect();
    if !links.is_empty() {
        let _ = writeln!(text, "  links {}", links.join(" "));
    }
    let mut facts = vec![format!("to play {}", position.to_play().map_or("-", |c| kind.letter(c)))];
    for colour in [Colour::BLACK, Colour::WHITE] {
        let letter = kind.letter(colour);
        if position.captures(colour) > 0 {
            facts.push(format!("{letter} has taken {}", position.captures(colour)));
        }
        if let Some(supply) = position.supply(colour) {
            let numbers = [supply.reserve, supply.captured, supply.prongs, supply.superprongs];
            facts.push(format!("{letter} {numbers:?}"));
        }
    }
    if let Some(winner) = position.winner() {
        facts.push(format!("{} wins {}", kind.letter(winner), names(position, &position.winning_chain())));
    }
    let _ = writeln!(text, "  {}", facts.join(", "));
    let markup = Markup::of(tree, node, position);
    if !markup.marks.is_empty() || !markup.pod_marks.is_empty() {
        let _ = writeln!(text, "  {} marks on points, {} on pods", markup.marks.len(), markup.pod_marks.len());
    }
    for finding in position.findings().iter().chain(&markup.findings) {
        let _ = writeln!(text, "  {:?} {}: {}", finding.severity, finding.code, finding.message);
    }
}

fn describe(bytes: Vec<u8>) -> String {
    let tree = Tree::read(bytes).0;
    let mut text = String::new();
    for (n, game) in tree.games().enumerate() {
        let mut positions = Positions::new();
        let position = positions.at(&tree, game, Swaps::default());
        let kind = position.kind();
        let board = if kind.has_board() { format!(" {} by {}", kind.columns(), kind.rows()) } else { String::new() };
        let _ = writeln!(text, "game {}: {}{board}", n + 1, kind.family());
        for at in tree.descendants(game) {
            node(&tree, at, positions.at(&tree, at, Swaps::default()), &mut text);
        }
    }
    text
}

#[test]
fn every_node_of_every_golden_record_is_as_written_down() {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let bless = std::env::var_os("BLESS").is_some();
    let (mut cases, mut wrong) = (0, Vec::new());
    let mut games: Vec<_> = std::fs::read_dir(&records).unwrap().map(|e| e.unwrap().path()).collect();
    games.sort();
    for case in games.iter().flat_map(|game| std::fs::read_dir(game).unwrap()).map(|e| e.unwrap().path()) {
        let Ok(bytes) = std::fs::read(case.join("record.sgf")) else { continue };
        cases += 1;
        let found = describe(bytes);
        let expected = case.join("expected.txt");
        if bless {
            std::fs::write(&expected, &found).unwrap();
        }
        let written = std::fs::read_to_string(&expected).unwrap_or_default();
        if written != found {
            let line = written.lines().zip(found.lines()).position(|(a, b)| a != b).unwrap_or(0);
            let at = |text: &str| text.lines().nth(line).unwrap_or_default().to_owned();
            wrong.push(format!(
                "{}:{}\n  expected {}\n  found    {}",
                case.display(),
                line + 1,
                at(&written),
                at(&found)
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(cases > 15, "only {cases} records found");
}
