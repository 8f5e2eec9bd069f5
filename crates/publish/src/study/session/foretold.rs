//! Comments that foretell the next move: whoever guesses it must not read them before.
//!
//! A comment foretells a move if it names its place as people write it, or speaks of a move by a number that has not come yet: then its author
//! wrote it looking back. A letter that stands on the board names it, too, if the comment mentions no other one, or says which of them is
//! right; otherwise they are the author's question.

use crate::game::{Board, Coordinates, Move, Place, Position};
use crate::study::words::judged_letters;

/// Words before the number of a move, besides the names of the colours.
const BEFORE_NUMBER: &str = "black|white|move|b|w|schwarz|weiß|weiss|zug|noir|blanc|coup|negro|negras|negra|blanco|blancas|blanca|\
    jugada|movimiento|nero|bianco|mossa|preto|pretas|branco|brancas|lance|zwart|wit|zet|чёрные|черные|чёрных|черных|белые|белых|ход";

/// Signs right before or after one.
const SIGNS_BEFORE: [char; 5] = ['黒', '黑', '白', '흑', '백'];
const SIGNS_AFTER: [char; 2] = ['手', '수'];

/// Words of two letters that are also places as records write them.
const SHORT_WORDS: &str =
    "ah|am|an|as|ad|at|be|da|de|do|el|en|es|go|ha|he|hi|if|il|in|is|it|la|le|me|no|of|oh|ok|on|or|os|par|so|se|si";

/// Whether a comment foretells one of these moves, which are played at a position; `labels` are those that stand where the comment does.
pub(super) fn foretells(comment: &str, labels: &[(Place, String)], position: &Position, moves: &[Move]) -> bool {
    !moves.is_empty()
        && (names_one(comment, position, moves)
            || numbers_later(comment, position)
            || points_to_one(comment, labels, moves))
}

/// Whether a text names a move by its label alone.
fn points_to_one(text: &str, labels: &[(Place, String)], moves: &[Move]) -> bool {
    let is_mentioned = |label: &str| words(text).any(|word| word == label);
    let is_move = |place: &Place| {
        moves.iter().any(|action| match action {
            Move::Place(places) => places.contains(place),
            Move::Path(places) => places.last() == Some(place),
            _ => false,
        })
    };
    let mentioned: Vec<&(Place, String)> = labels.iter().filter(|(_, label)| is_mentioned(label)).collect();
    match mentioned[..] {
        [] => false,
        [(place, _)] if is_move(place) => true,
        _ => judged_letters(text).iter().any(|judged| mentioned.iter().any(|(_, label)| label == judged)),
    }
}

/// Whether a text names the place of a move. A piece is named by any of its places, a path by its end.
fn names_one(text: &str, position: &Position, moves: &[Move]) -> bool {
    let board = position.board();
    let usual = Board::clone(board).with_coordinates(Coordinates::Usual);
    let is_among = |place: Place| {
        moves.iter().any(|action| match action {
            Move::Place(places) => places.contains(&place),
            Move::Path(places) => places.last() == Some(&place),
            _ => false,
        })
    };
    let other_moves: Vec<String> = moves
        .iter()
        .filter(|action| !matches!(action, Move::Place(_) | Move::Path(_)))
        // As the reader calls it, and as records write it.
        .flat_map(|action| [position.move_text(action), position.move_value(action)])
        .filter_map(|name| words(&name.replace('-', " ")).next().map(str::to_lowercase))
        .collect();
    words(text).any(|word| {
        let lower = word.to_lowercase();
        let has_digit = word.is_ascii() && word.bytes().any(|byte| byte.is_ascii_digit());
        let is_written = || word.len() == 2 && word == lower && !SHORT_WORDS.split('|').any(|short| short == lower);
        let bare = word.replace('-', "");
        has_digit && [usual.parse_display(&bare), with_every_letter(board, &bare)].into_iter().flatten().any(is_among)
            || is_written() && board.places().any(|place| is_among(place) && position.kind().place_value(place) == lower)
            // "swaps", "passes".
            || other_moves.iter().any(|made| lower.starts_with(made.as_str()))
    })
}

/// The words of a text; `E-5` is one.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '-').map(|word| word.trim_matches('-'));
    words.filter(|word| !word.is_empty())
}

/// A place whose column is counted with all letters, as those do who do not know that I is left out.
fn with_every_letter(board: &Board, word: &str) -> Option<Place> {
    let letter = word.bytes().next()?.to_ascii_uppercase();
    let row: u16 = word.get(1..)?.parse().ok()?;
    let column = u16::from(letter.checked_sub(b'A').filter(|column| *column < 26)?);
    let is_left_out = board.display_name(board.place(8, 0)?).starts_with(['J', 'j']);
    let row = board.rows().checked_sub(row).filter(|_| is_left_out && letter >= b'I')?;
    board.place(column, row)
}

/// Whether a text speaks of a move by a number above those played.
fn numbers_later(text: &str, position: &Position) -> bool {
    let played = position.move_number();
    let kind = position.kind();
    let colours: Vec<String> = kind
        .players()
        .into_iter()
        .flat_map(|(_, colours)| colours)
        .map(|colour| kind.colour_name(colour).to_lowercase())
        .collect();
    let is_word = |word: &str| {
        let word = word.to_lowercase();
        BEFORE_NUMBER.split('|').any(|known| known == word) || colours.contains(&word)
    };
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, from) = rest.split_at(start);
        let end = from.find(|c: char| !c.is_ascii_digit()).unwrap_or(from.len());
        let (digits, after) = from.split_at(end);
        let gap = before.trim_end_matches([' ', '\u{a0}', '#', '.']);
        let word = gap.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
        // "B3" is a place.
        let is_apart = gap.len() < before.len() && is_word(word);
        let is_signed = gap.ends_with(SIGNS_BEFORE) || after.starts_with(SIGNS_AFTER);
        let is_whole = !after.starts_with(|c: char| c.is_ascii_alphanumeric());
        if is_whole && (is_apart || is_signed) && digits.parse::<u32>().is_ok_and(|number| number > played) {
            return true;
        }
        rest = after;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::Tree;

    /// Rows: a game, and comments of its last position but one, each with whether it foretells the last move.
    #[test]
    fn comments_that_name_the_next_move_are_recognised() {
        const GO: &str = "(;GM[1]SZ[9];B[cc];W[gg];B[ee])";
        const WIDE: &str = "(;GM[1]SZ[19];B[pd];W[dd];B[pp])";
        const HEX: &str = "(;GM[11]SZ[5];B[b2];W[swap-pieces])";
        const PIECE: &str = "(;GM[Blokus Duo];1[e10,e9,e8,d10,d9];2[j5,j6,j7,k5,k6];1[f7,f6,g6])";
        for (game, comment, expected) in [
            (GO, "Next Black plays at E5.", true),
            (GO, "e5 is big", true),
            (GO, "E-5!", true),
            (GO, "What about ee?", true),
            (GO, "Black to play.", false),
            (GO, "E6 was better for White.", false),
            (GO, "White 2 is a mistake.", false),
            (GO, "Black 3 punishes that.", true),
            (GO, "黒3が正解", true),
            (GO, "3手目", true),
            (GO, "白2は悪手", false),
            (GO, "Komi is 6.5, and Black is 15 points ahead.", false),
            (GO, "E55 and AE5 are no places.", false),
            (GO, "He who is in atari is to be pitied.", false),
            (WIDE, "Q4 is the last corner", true),
            // Counted with I.
            (WIDE, "P4 is the last corner", true),
            (WIDE, "P16 was first", false),
            (WIDE, "At pp Black is done.", true),
            (HEX, "White swaps.", true),
            (HEX, "Is that too strong?", false),
            (PIECE, "Black blocks at G9.", false),
            (PIECE, "Room at f7.", true),
        ] {
            let tree = Tree::read(game.as_bytes().to_vec()).0;
            let root = tree.games().next().unwrap();
            let line: Vec<_> = tree.main_line(root).collect();
            let after = Position::replay(&tree, line[line.len() - 1]);
            let before = Position::replay(&tree, line[line.len() - 2]);
            let made = after.last_move().unwrap().action.clone();
            assert_eq!(foretells(comment, &[], &before, &[made]), expected, "{game}: {comment}");
        }
    }

    /// Rows: a comment beside the labels A on the next move and B elsewhere, and whether it foretells the move.
    #[test]
    fn a_letter_may_foretell_a_move() {
        let tree = Tree::read(b"(;GM[1]SZ[9];B[cc];W[gg];B[ee])".to_vec()).0;
        let line: Vec<_> = tree.main_line(tree.games().next().unwrap()).collect();
        let position = Position::replay(&tree, line[2]);
        let made = Position::replay(&tree, line[3]).last_move().unwrap().action.clone();
        let board = position.board();
        let labels = [("ee", "A"), ("cg", "B")]
            .map(|(place, label)| (position.kind().place(place.as_bytes()).unwrap(), label.to_owned()));
        assert_eq!(board.len(), 81);
        for (comment, expected) in [
            ("Next comes A.", true),
            ("Black's best is A!", true),
            ("A is right, B is wrong", true),
            ("Which one: A or B?", false),
            ("B is not possible.", false),
            ("All of it is possible.", false),
        ] {
            assert_eq!(foretells(comment, &labels, &position, std::slice::from_ref(&made)), expected, "{comment}");
        }
    }
}
