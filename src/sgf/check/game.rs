//! Root properties, and what concerns a game or the collection as a whole.

use super::{Game, Report, shown};
use crate::sgf::{
    Code, GameType, NodeId, PointSyntax, Tree,
    value::{Fit, read_value},
    vocabulary,
};
use std::collections::HashMap;

/// The largest board whose points are two letters.
const MOST_LINES: u32 = 52;

/// Columns and rows by SZ, or the usual size of the game; `None` where that is not a matter of SZ.
pub(super) fn size_of(tree: &Tree, root: NodeId, kind: GameType) -> Option<(u32, u32)> {
    match tree.simple_text(root, "SZ") {
        Some(text) => parse_size(&text),
        None => match kind {
            GameType::Go => Some((19, 19)),
            GameType::Hex => Some((11, 11)),
            GameType::Gess => Some((20, 20)),
            GameType::Amazons => Some((10, 10)),
            GameType::Othello | GameType::LinesOfAction => Some((8, 8)),
            _ => None,
        },
    }
}

fn parse_size(text: &str) -> Option<(u32, u32)> {
    let text = text.trim();
    let (columns, rows) = text.split_once([':', 'x', 'X', ',']).unwrap_or((text, text));
    let number = |part: &str| part.trim().parse().ok().filter(|&number: &u32| number > 0);
    Some((number(columns)?, number(rows)?))
}

/// What can only be seen by looking at all games together.
pub(super) fn check_collection(report: &mut Report<'_>) {
    let tree = report.tree;
    let Some(first) = tree.games().next() else { return };
    let count = tree.game_count();
    if count < 2 {
        return;
    }
    let second = tree.games().nth(1).unwrap_or(first);
    report.at_node(Code::SeveralGames, second, format!("there are {count} games in the file"));
    for (code, id, what) in [(Code::MixedGames, "GM", "game"), (Code::MixedFormats, "FF", "version of the format")] {
        let main = tree.simple_text(first, id);
        if let Some(other) = tree.games().find(|game| tree.simple_text(*game, id) != main) {
            report.at_node(code, other, format!("another {what} than in the first game"));
        }
    }
    let mut seen: HashMap<u64, usize> = HashMap::new();
    for (number, root) in tree.games().enumerate() {
        let Some(moves) = move_hash(tree, root) else { continue };
        let first = *seen.entry(moves).or_insert(number);
        if first != number {
            report.at_node(Code::DuplicateGame, root, format!("the same moves as in game {}", first + 1));
        }
    }
}

/// A number for the moves of the main line; `None` for lines too short to mean anything.
fn move_hash(tree: &Tree, root: NodeId) -> Option<u64> {
    const FEWEST: usize = 10;
    let (mut hash, mut moves, mut at) = (0xcbf2_9ce4_8422_2325_u64, 0, Some(root));
    while let Some(node) = at {
        for property in tree.properties(node) {
            let id = property.id();
            if matches!(id.as_ref(), "B" | "W" | "1" | "2" | "3" | "4") {
                moves += 1;
                for byte in id.bytes().chain(property.value().unwrap_or_default().iter().copied()) {
                    hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
                }
            }
        }
        at = tree.first_child(node);
    }
    (moves >= FEWEST).then_some(hash)
}

pub(super) fn check(report: &mut Report<'_>, game: &Game) {
    let (tree, root) = (report.tree, game.root);
    for dialect in &game.dialects {
        report.at_node(Code::Dialect, root, format!("written in the manner of {}", dialect.name()));
    }
    if !game.kind.is_known() {
        let name = tree.simple_text(root, "GM").unwrap_or_default();
        let message = format!("GM[{}] is not a game whose values can be judged", name.trim());
        match tree.value(root, "GM") {
            Some(raw) => report.at_value(Code::UncheckedGame, root, raw, message),
            None => report.at_node(Code::UncheckedGame, root, message),
        }
    }
    if let Some(raw) = tree.value(root, "FF") {
        match tree.simple_text(root, "FF").map(|text| text.trim().parse::<i64>()) {
            Some(Ok(1..=4)) => {}
            Some(Ok(version @ 5..)) => {
                report.at_value(Code::FormatTooNew, root, raw, format!("FF[{version}] does not exist; read as FF4"));
            }
            _ => bad_root_value(report, root, "FF", raw, "FF1 is assumed"),
        }
    }
    if let Some(raw) = tree.value(root, "GM")
        && raw.trim_ascii().is_empty()
    {
        bad_root_value(report, root, "GM", raw, "Go is assumed");
    }
    if let Some(raw) = tree.value(root, "ST") {
        let style = tree.simple_text(root, "ST").and_then(|text| text.trim().parse::<i64>().ok());
        if style.is_none_or(|style| !(0..=3).contains(&style)) {
            bad_root_value(report, root, "ST", raw, "it is ignored");
        }
    }
    check_size(report, game);
    check_handicap(report, game);
}

fn bad_root_value(report: &mut Report<'_>, root: NodeId, id: &str, raw: &[u8], so: &str) {
    let message = format!("{id}[{}] means nothing; {so}", shown(report.tree, root, raw));
    report.at_value(Code::BadRootValue, root, raw, message);
}

fn check_size(report: &mut Report<'_>, game: &Game) {
    let (tree, root) = (report.tree, game.root);
    let Some(raw) = tree.value(root, "SZ") else { return };
    let Some((columns, rows)) = game.size else {
        let message = format!("SZ[{}] is no size of a board", shown(tree, root, raw));
        report.at_value(Code::SizeUnreadable, root, raw, message);
        return;
    };
    let text = tree.simple_text(root, "SZ").unwrap_or_default();
    if columns == rows && text.contains(':') {
        report.at_value(
            Code::SquareSize,
            root,
            raw,
            format!("a square board of {columns} lines written as two numbers"),
        );
    } else if text.contains(['x', 'X', ',']) {
        report.at_value(Code::SizeUnreadable, root, raw, format!("SZ[{}] is read as {columns}:{rows}", text.trim()));
    }
    if text.contains(':') && game.named_format && game.format < 4 {
        let message = format!("SZ with two numbers belongs to FF4, the file names FF{}", game.format);
        report.at_value(Code::NewerProperty, root, raw, message);
    }
    if game.kind.points() == PointSyntax::LetterPair && columns.max(rows) > MOST_LINES {
        report.at_value(
            Code::BoardTooBig,
            root,
            raw,
            format!("a board of {columns} by {rows} lines; points name at most {MOST_LINES}"),
        );
    }
}

fn check_handicap(report: &mut Report<'_>, game: &Game) {
    let (tree, root) = (report.tree, game.root);
    if game.kind != GameType::Go {
        return;
    }
    if let Some(raw) = tree.value(root, "KM") {
        let komi =
            vocabulary::look_up("KM", game.kind).map(|entry| read_value(entry, game.kind, &shown(tree, root, raw)));
        let komi = komi.filter(|reading| reading.fit != Fit::Illegal).and_then(|reading| reading.value.real());
        if komi.is_some_and(|komi| komi.abs() >= 100.0) {
            report.at_value(Code::KomiScaled, root, raw, "the komi is given in hundredths");
        }
    }
    let Some(handicap) = tree.simple_text(root, "HA").and_then(|text| text.trim().parse::<usize>().ok()) else {
        return;
    };
    // Rectangles count their points; one that cannot be read counts as one.
    let stones: usize = tree
        .values(root, "AB")
        .map(|raw| {
            let text = shown(tree, root, raw);
            let corners = text.split_once(':').and_then(|(a, b)| crate::sgf::value::rectangle_points(a, b, game.kind));
            corners.map_or(1, |points| points.len())
        })
        .sum();
    if handicap >= 2 && stones != handicap {
        let raw = tree.value(root, "HA").unwrap_or_default();
        report.at_value(
            Code::HandicapDiffers,
            root,
            raw,
            format!("HA is {handicap}, but {stones} black stones are set up"),
        );
    }
}
