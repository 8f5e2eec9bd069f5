//! Move lists as people write them: `1. D4 2. Q16`, in the game's own notation. Numbers are optional; a move out of turn is preceded by its
//! colour.

use super::{Colour, Coordinates, Kind, Move, MoveEntry, MoveError, Position};
use crate::language::in_english;
use crate::sgf::{NodeId, Tree};
use std::sync::Arc;

/// The maximum of a list, in bytes and in moves: longer texts are something else.
const LONGEST: usize = 1 << 16;
const MOST: usize = 5000;

/// A line of a record as a list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveList {
    /// The list, on one line; empty if there are no moves.
    pub text: String,
    /// How many moves it has.
    pub moves: usize,
    /// The line has setup stones, which a list cannot express.
    pub leaves_out: bool,
}

impl MoveList {
    /// The line through a node, to the end of its main continuation. Parsing it gives the same moves.
    pub fn of(tree: &Tree, node: NodeId) -> MoveList {
        MoveList::named(tree, node, Coordinates::Usual)
    }

    /// The same with places called in one of the ways that the board has.
    pub fn named(tree: &Tree, node: NodeId, coordinates: Coordinates) -> MoveList {
        let line = tree.line_through(node);
        let mut position = Position::start(Arc::new(Kind::of(tree, line[0]))).with_coordinates(coordinates);
        // Whoever reads the list begins with an empty board.
        let mut plain = position.clone();
        let mut list = MoveList { text: String::new(), moves: 0, leaves_out: false };
        for node in line {
            position.step(tree, node);
            let kind = position.kind();
            list.leaves_out |= tree.properties(node).any(|property| kind.sets_places(&property.id()));
            let moves = tree.properties(node).any(|property| kind.colour_of(&property.id()).is_some());
            if let Some(played) = position.last_move().filter(|_| moves) {
                list.moves += 1;
                let between = if list.moves > 1 { " " } else { "" };
                list.text += &format!("{between}{}. ", list.moves);
                if plain.colour_that_plays() != played.colour {
                    list.text += &format!("{} ", kind.letter(played.colour));
                }
                list.text += &words(&plain, &played.action);
                plain.play(played.colour, &played.action);
            }
        }
        list
    }
}

/// A move's text that can be read again.
fn words(before: &Position, action: &Move) -> String {
    let (text, value) = (in_english(|| before.move_text(action)), before.move_value(action));
    let reads = |text: &str| before.parse_move(text).as_ref() == Ok(action);
    let plain = |text: &String| (reads(text) && !text.contains("swap ")) || (text == "pass" && *action == Move::Pass);
    if plain(&text) || value.is_empty() { text } else { value }
}

/// The moves that a list names, each with its colour, as they are played one after the other on an empty board. `None` if it is not a move
/// list of this game, or has a single move, since too much text looks like one.
pub fn read(text: &str, kind: &Arc<Kind>) -> Option<Vec<(Colour, Move)>> {
    if !kind.has_board() || text.len() > LONGEST {
        return None;
    }
    let mut reader = Reader { position: Position::start(kind.clone()), moves: Vec::new(), strict: true };
    for part in parts(text, &reader.position.clone()) {
        let mut words = &part[..];
        while !words.is_empty() {
            let taken = reader.take(words)?;
            words = &words[taken..];
        }
    }
    (reader.moves.len() > 1).then_some(reader.moves)
}

/// A move that was typed.
#[derive(Clone, Debug, PartialEq)]
pub struct Typed {
    /// Who moves, where the list names the player.
    pub colour: Option<Colour>,
    /// The move.
    pub action: Move,
}

/// The moves that are typed at a position: one as [`Position::parse_move`] reads it, or a list that goes on from here. Numbers and
/// colours may stand before each of them, as the program shows them itself: `12 R17`, `B 12. R17`, `3. d8 4. e7`.
///
/// # Errors
/// Why the first invalid move is invalid. A list is parsed completely or not at all.
pub fn typed(text: &str, position: &Position) -> Result<Vec<Typed>, MoveError> {
    // In games where any word is a move, a list is recognised by its numbers.
    let numbered = || parts(text, position).into_iter().filter(|part| !part.is_empty()).count() > 1;
    let whole = match position.parse_move(text) {
        Ok(Move::Raw(_)) if numbered() => MoveError::NoPoint(text.to_owned()),
        Ok(action) => return Ok(vec![Typed { colour: None, action }]),
        Err(why) => why,
    };
    // Pieces have names that are letters and figures of colours, and numbers: what is shown begins with the piece.
    let first = text.split_whitespace().next().unwrap_or_default();
    let pieces = position.blokus().map_or(&[][..], |state| state.set().pieces());
    if text.len() > LONGEST || pieces.iter().any(|piece| piece.name.eq_ignore_ascii_case(first)) {
        return Err(whole);
    }
    let mut reader = Reader { position: position.clone(), moves: Vec::new(), strict: false };
    let (mut moves, mut named) = (Vec::new(), None);
    for part in parts(text, position) {
        let mut words = &part[..];
        while let Some((first, rest)) = words.split_first() {
            let colour = named.unwrap_or_else(|| reader.position.colour_that_plays());
            if let Some(count) = reader.play(words, colour) {
                let played = reader.moves.last().map(|(_, action)| action.clone());
                moves.extend(played.map(|action| Typed { colour: named.take(), action }));
                words = &words[count..];
            } else if let Some(called) = position.kind().colour_called(first).filter(|_| named.is_none()) {
                named = Some(called);
                words = rest;
            } else {
                return Err(reader.position.parse_move(first).err().unwrap_or(whole));
            }
        }
    }
    if moves.is_empty() || named.is_some() { Err(whole) } else { Ok(moves) }
}

/// Whether a text means resignation, in a game whose notation has no word for it.
pub fn gives_up(text: &str, position: &Position) -> bool {
    let resigns = ["resign", "resigns"].iter().any(|word| text.trim().eq_ignore_ascii_case(word));
    resigns && position.parse_move(text).is_err()
}

/// The words of a list, split at its numbers.
fn parts<'t>(text: &'t str, position: &Position) -> Vec<Vec<&'t str>> {
    let kind = position.kind();
    let pieces = position.blokus().map_or(&[][..], |state| state.set().pieces());
    let with_pieces = kind.facts().entry == MoveEntry::Piece;
    let mut parts = vec![Vec::new()];
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    // The points of a piece have commas between them.
    let words = text.split(|c: char| c.is_whitespace() || c == ';' || (c == ',' && !with_pieces));
    for word in words.map(|word| word.trim_end_matches([',', ':'])).filter(|word| !word.is_empty()) {
        let bare = word.trim_end_matches(['.', ')']);
        let (number, rest) = word.split_once(['.', ')']).unwrap_or(("", word));
        // Octi's points are numbers, too, and so are the names of small pieces: these have no dot behind them (GembloQ's 1.5 has one within).
        let is_point = || kind.has_board() && kind.board().parse_display(word).is_some();
        let is_piece = || pieces.iter().any(|piece| piece.name == word);
        if is_number(bare) && (word != bare || !is_point() && !is_piece()) {
            parts.push(Vec::new());
        } else if is_number(number) && !is_piece() {
            parts.push(vec![rest]);
        } else if let Some(part) = parts.last_mut() {
            part.push(word);
        }
    }
    parts
}

struct Reader {
    position: Position,
    moves: Vec<(Colour, Move)>,
    /// Many words look like a move: accept only unambiguous ones.
    strict: bool,
}

impl Reader {
    /// Plays the move that the first of some words name. Returns how many that are.
    fn take(&mut self, words: &[&str]) -> Option<usize> {
        if self.moves.len() >= MOST {
            return None;
        }
        let colour = self.position.colour_that_plays();
        if let Some(count) = self.play(words, colour) {
            return Some(count);
        }
        let (first, rest) = words.split_first()?;
        let named = self.position.kind().colour_called(first)?;
        self.play(rest, named).map(|count| count + 1)
    }

    /// A piece and its place are two words.
    fn play(&mut self, words: &[&str], colour: Colour) -> Option<usize> {
        let longest = match (self.strict, self.position.kind().facts().entry) {
            (true, MoveEntry::Piece) => 2,
            (true, _) => 1,
            // Some moves have blanks in them: `swap pieces`, `b8 b6`.
            (false, _) => 4,
        };
        for count in (1..=longest.min(words.len())).rev() {
            let text = words[..count].join(" ");
            // People write `swap pieces`, records `swap-pieces`.
            let written = || words[..count].join("-");
            let read = |text: &str| self.position.parse_move(text).ok();
            let Some(action) = read(&text).or_else(|| read(&written()).filter(|_| count > 1 && !self.strict)) else {
                continue;
            };
            // Two letters count as a move only in strict lists.
            if !self.strict || text.bytes().any(|byte| byte.is_ascii_digit()) || action.is_word() {
                self.position.play(colour, &action);
                self.moves.push((colour, action));
                return Some(count);
            }
        }
        None
    }
}

/// A record with these moves; `head` is what stands at its root besides the version and the encoding, as `GM[1]SZ[19]`.
pub fn record(head: &str, kind: &Kind, moves: &[(Colour, Move)]) -> String {
    let mut text = format!("(;FF[4]CA[UTF-8]{head}");
    for (colour, action) in moves {
        let value = crate::text::escape_text(&kind.move_value(action));
        text += &format!("\n;{}[{value}]", kind.move_id(*colour));
    }
    text + ")\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind(gm: &str, size: Option<u16>) -> Arc<Kind> {
        Arc::new(Kind::new(gm, size.map(|size| (size, size))).unwrap())
    }

    fn values(text: &str, kind: &Arc<Kind>) -> Option<Vec<String>> {
        let value = |(colour, action): (Colour, Move)| format!("{}:{}", kind.letter(colour), kind.move_value(&action));
        Some(read(text, kind)?.into_iter().map(value).collect())
    }

    #[test]
    fn moves_are_typed_as_they_are_shown_and_written_down() {
        let read = |gm: &str, text: &str| {
            let position = Position::start(kind(gm, None));
            let letter =
                |typed: &Typed| typed.colour.map_or(String::new(), |c| position.kind().letter(c).to_owned() + " ");
            let say = |typed: &Typed| letter(typed) + &position.move_text(&typed.action);
            typed(text, &position).map(|moves| moves.iter().map(say).collect::<Vec<_>>().join(" | "))
        };
        for (gm, text, meant) in [
            ("1", "R17", "R17"),
            ("1", "12 R17", "R17"),
            ("1", "12. r17", "R17"),
            ("1", "B 12. R17", "B R17"),
            ("1", "12. White R17", "W R17"),
            ("1", "w: pass", "W pass"),
            ("1", "d4 q16, R4", "D4 | Q16 | R4"),
            ("11", "3. d8 4. e7 5.f6", "d8 | e7 | f6"),
            ("11", "1 a2 2 swap pieces 3 b3", "a2 | swap pieces | b3"),
            ("11", "B d8 W e7", "B d8 | W e7"),
            ("9", "1. b8 b6 2. a3-c3", "B8-B6 | A3-C3"),
            ("19", "1. 46-35 2. 33+B", "46-35 | 33+B"),
            ("Blokus Duo", "1. I3 F10", "I3 F10"),
        ] {
            assert_eq!(read(gm, text).as_deref(), Ok(meant), "{gm} {text}");
        }
        for (gm, wrong) in
            [("1", "12"), ("1", "B"), ("1", "d4 nonsense"), ("1", ""), ("11", "3. d8 B"), ("11", "d8 zz9")]
        {
            assert!(read(gm, wrong).is_err(), "{gm} {wrong}: {:?}", read(gm, wrong));
        }
    }

    #[test]
    fn lists_are_read_as_people_write_them() {
        let go = kind("1", Some(19));
        for text in [
            "D4 Q16 C17",
            "1. D4 2. Q16 3. C17",
            "1.d4 2.q16\n3.c17",
            "1. D4 Q16 2. C17",
            "D4, Q16, C17",
            "Black: D4 White: Q16 Black: C17",
        ] {
            assert_eq!(values(text, &go).unwrap(), ["B:dp", "W:pd", "B:cc"], "{text}");
        }
        assert_eq!(values("1. D4 2. pass 3. W Q16", &go).unwrap(), ["B:dp", "W:", "W:pd"]);
        for text in ["", "D4", "is it at a go", "D4 Q16 and more", "D4 I5", "(;B[aa];W[bb])"] {
            assert_eq!(values(text, &go), None, "{text}");
        }
        assert_eq!(
            values("1. a3 2. swap-pieces 3. d5", &kind("11", Some(11))).unwrap(),
            ["B:a3", "W:swap-pieces", "B:d5"]
        );
        let duo = kind("Blokus Duo", None);
        assert_eq!(values("1. e10,f10,g10 2. j5", &duo).unwrap(), ["B:e10,f10,g10", "W:j5"]);
    }

    #[test]
    fn a_list_that_is_written_reads_back_to_the_same_moves() {
        let shown = |record: &str| {
            let tree = Tree::read(record.as_bytes().to_vec()).0;
            let root = tree.games().next().unwrap();
            (MoveList::of(&tree, root), Arc::new(Kind::of(&tree, root)))
        };
        for record in [
            "(;GM[1]SZ[19];B[dp];W[pd];B[];W[cc];W[dc];B[tt])",
            "(;GM[1]SZ[9];W[aa];B[ii])",
            "(;GM[11]SZ[11];B[a3];W[swap-pieces];B[d5];W[resign])",
            "(;GM[Blokus Duo];1[e10,f10,g10];2[j5];1[h9,h8])",
            "(;GM[2];B[d3];W[c3])",
            "(;GM[19];B[46-35];W[33+B])",
        ] {
            let (list, kind) = shown(record);
            let again = read(&list.text, &kind).unwrap_or_else(|| panic!("{record}: {}", list.text));
            assert_eq!(again.len(), list.moves, "{}", list.text);
            let head = record[2..].split(';').next().unwrap();
            let made = super::record(head, &kind, &again);
            assert_eq!(shown(&made).0.text, list.text, "{record}");
        }
        let (list, _) = shown("(;GM[1]SZ[19]HA[2]AB[dp][pd];W[dd];B[pp])");
        assert_eq!((list.text.as_str(), list.leaves_out), ("1. W D16 2. Q4", true));
        assert_eq!(shown("(;GM[1])").0, MoveList { text: String::new(), moves: 0, leaves_out: false });
    }
}
