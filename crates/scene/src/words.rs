//! A position in words: titles and descriptions of pictures, for people who cannot see them.

use crate::game::{Colour, MoveEntry, Position};
use crate::language::{self, StaticText, capital, list, sentence};

/// The picture's content, on one line: `Hex, 11 by 11, move 17: Red d4`.
pub fn title(position: &Position) -> String {
    let kind = position.kind();
    let game = match kind.facts().sized {
        true => say!("game-of-size", "{game}, {size}", game = kind.title(), size = kind.size_text(&BY)),
        false => kind.title(),
    };
    let number = position.move_number();
    match position.last_move() {
        Some(last) if number > 0 => {
            let (colour, action) = (kind.colour_name(last.colour), position.move_text(&last.action));
            say!("title-with-move", "{game}, move {number}: {colour} {action}", game, number, colour, action)
        }
        _ if number > 0 => say!("title-after-move", "{game}, after move {number}", game, number),
        _ => say!("title-at-start", "{game}, start", game),
    }
}

/// Between columns and rows.
const BY: StaticText = StaticText("size-by", " by ");

/// A number of points in words.
pub fn points(points: f32) -> String {
    say!("points", "{points} point" | "{points} points", points)
}

/// A note on the characters drawn as boxes.
pub fn boxes(letters: &[char]) -> String {
    say!(
        "picture-has-boxes",
        "there is no font for {letters}: the picture shows boxes instead; an .svg keeps them as text",
        letters = first_letters(letters, 8)
    )
}

/// The first characters of some, as many as there is room for.
#[doc(hidden)]
pub fn first_letters(letters: &[char], most: usize) -> String {
    let named: Vec<String> = letters.iter().take(most).map(char::to_string).collect();
    named.join(" ") + if letters.len() > most { " …" } else { "" }
}

/// A note that only the first `most` of the lines are in the picture.
pub fn left_out(most: usize, all: usize) -> String {
    say!("only-first-lines-drawn", " Only the first {most} of {all} lines are drawn.", most, all)
}

/// The positions of all stones and pieces and whose turn it is, in sentences.
pub fn description(position: &Position) -> String {
    let (kind, board) = (position.kind(), position.board());
    let mut sentences = Vec::new();
    for colour in Colour::ALL.into_iter().take(kind.colours().into()) {
        let name = kind.colour_name(colour);
        if kind.facts().entry == MoveEntry::Piece {
            let pieces = position.pieces().iter().filter(|p| p.colour == colour).count();
            let counted = say!("pieces-of", "{name}: {pieces} piece" | "{name}: {pieces} pieces", pieces, name);
            sentences.push(match position.score(colour) {
                Some(score) => sentence(list([counted, points(score)])),
                None => sentence(counted),
            });
            continue;
        }
        let own: Vec<String> =
            board.places().filter(|&p| position.stone(p) == Some(colour)).map(|p| board.display_name(p)).collect();
        let list = if own.is_empty() { say!("none-stand-there", "none") } else { own.join(" ") };
        sentences.push(say!("stones-of", "{name}: {list}.", name, list));
    }
    let closed: Vec<String> = position.look().blocks.iter().map(|block| board.display_name(block.place)).collect();
    if !closed.is_empty() {
        sentences.push(say!("closed", "Closed: {closed}.", closed = closed.join(" ")));
    }
    if let Some(winner) = position.winner() {
        let winner = kind.colour_name(winner);
        sentences.push(match position.won_by() {
            Some(what) => say!("won-by", "{winner} has won by {what}.", winner, what),
            None => say!("won", "{winner} has won.", winner),
        });
    } else if let Some(next) = position.to_play() {
        sentences.push(capital(&say!("is-to-play", "{next} to play.", next = kind.colour_name(next))));
    }
    language::sentences(sentences)
}
