//! A position in words: titles and descriptions of pictures, for those who cannot see them.

use crate::game::{Colour, Entry, Position};

/// What the picture shows, on one line: `Hex, 11 by 11, move 17: Red d4`.
pub fn title(position: &Position) -> String {
    let kind = position.kind();
    let mut out = kind.title();
    if kind.facts().sized {
        out += &format!(", {}", kind.size_text(" by "));
    }
    let number = position.move_number();
    match position.last_move() {
        Some(last) if number > 0 => {
            let colour = kind.colour_name(last.colour);
            out += &format!(", move {number}: {colour} {}", position.move_text(&last.action));
        }
        _ if number > 0 => out += &format!(", after move {number}"),
        _ => out += ", start",
    }
    out
}

/// That no more than `most` of the lines are in the picture.
pub fn left_out(most: usize, all: usize) -> String {
    format!(" Only the first {most} of {all} lines are drawn.")
}

/// Where everything stands and who is to play, in sentences.
pub fn description(position: &Position) -> String {
    let (kind, board) = (position.kind(), position.board());
    let mut sentences = Vec::new();
    for colour in Colour::ALL.into_iter().take(kind.colours().into()) {
        let name = kind.colour_name(colour);
        if kind.facts().entry == Entry::Piece {
            let pieces = position.pieces().iter().filter(|p| p.colour == colour).count();
            let points = position.score(colour).map(|s| format!(", {s} points")).unwrap_or_default();
            let plural = if pieces == 1 { "piece" } else { "pieces" };
            sentences.push(format!("{name}: {pieces} {plural}{points}."));
            continue;
        }
        let own: Vec<String> =
            board.places().filter(|&p| position.stone(p) == Some(colour)).map(|p| board.display_name(p)).collect();
        let list = if own.is_empty() { "none".to_owned() } else { own.join(" ") };
        sentences.push(format!("{name}: {list}."));
    }
    let closed: Vec<String> = position.look().blocks.iter().map(|block| board.display_name(block.place)).collect();
    if !closed.is_empty() {
        sentences.push(format!("Closed: {}.", closed.join(" ")));
    }
    if let Some(winner) = position.winner() {
        let by = position.won_by().map(|what| format!(" by {what}")).unwrap_or_default();
        sentences.push(format!("{} has won{by}.", kind.colour_name(winner)));
    } else if let Some(next) = position.to_play() {
        sentences.push(format!("{} to play.", kind.colour_name(next)));
    }
    sentences.join(" ")
}
