//! Reads text diagrams from forums and wikis: each becomes a record of the position.
//!
//! Numbered stones are moves: they are played after the unnumbered ones are set up, so they capture.

mod grid;
mod hexwiki;
mod igo;
mod senseis;

use crate::game::{Colour, Kind, MoveEntry, Place, Position};
use crate::sgf::Tree;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Texts that are longer are none of these.
const LONGEST: usize = 1 << 20;
/// The longest side of a board in a text.
const MOST_LINES: u16 = 52;

/// A text's diagram.
#[derive(Debug, Default)]
struct Drawn {
    /// GM: 1, 11, or the name of a game of pieces.
    game: &'static str,
    columns: u16,
    rows: u16,
    /// Stones and where they are: column from the left, row from the top.
    stones: Vec<(Colour, (u16, u16))>,
    /// Numbered ones.
    moves: Vec<(u32, Colour, (u16, u16))>,
    /// Pieces, where the text lists them.
    pieces: Vec<(Colour, Vec<Place>)>,
}

/// Reads a text, where it is one of a form.
type FormReader = fn(&str) -> Option<Drawn>;

/// The record of the position that a text draws, and what people call the form; `None` where it is no such text.
pub(super) fn record_in(bytes: &[u8]) -> Option<(Vec<u8>, &'static str)> {
    let text = std::str::from_utf8(bytes.get(..bytes.len().min(LONGEST))?).ok()?;
    if bytes.len() > LONGEST || text.trim_start().starts_with('(') {
        return None;
    }
    let readers: [(FormReader, &'static str); 5] = [
        (senseis::read, "Sensei's Library"),
        (hexwiki::read, "Hex wiki"),
        (igo::read, "LaTeX"),
        (grid::read_pieces, "text"),
        (grid::read, "text"),
    ];
    readers.into_iter().find_map(|(read, name)| Some((read(text)?.record()?.into_bytes(), name)))
}

impl Drawn {
    fn record(mut self) -> Option<String> {
        let sides = [self.columns, self.rows];
        if sides.contains(&0) {
            return None;
        }
        let kind = Arc::new(Kind::new(self.game, Some((self.columns, self.rows))).ok()?);
        let is_of_pieces = kind.facts().entry == MoveEntry::Piece;
        // The boards of pieces are as large as their games have them.
        if !is_of_pieces && sides.iter().any(|side| *side > MOST_LINES) {
            return None;
        }
        let value = |(column, row)| kind.board().place(column, row).map(|place| kind.place_value(place));
        let mut head = format!("(;FF[4]CA[UTF-8]GM[{}]SZ[{}]", self.game, kind.size_value());
        let mut played = String::new();
        self.moves.sort_by_key(|(number, ..)| *number);
        for (_, colour, at) in &self.moves {
            played += &format!(";{}[{}]", kind.move_id(*colour), value(*at)?);
        }
        if is_of_pieces {
            return Some(head + &self.pieces(&kind)? + ")\n");
        }
        let setup = |stones: &[(Colour, String)]| {
            let mut setup = String::new();
            for colour in [Colour::BLACK, Colour::WHITE] {
                let own: Vec<&String> = stones.iter().filter(|stone| stone.0 == colour).map(|stone| &stone.1).collect();
                if !own.is_empty() {
                    setup += kind.setup_id(colour);
                    own.iter().for_each(|point| setup += &format!("[{point}]"));
                }
            }
            setup
        };
        let stones: Option<Vec<(Colour, String)>> =
            self.stones.iter().map(|(colour, at)| Some((*colour, value(*at)?))).collect();
        let stones = stones?;
        if played.is_empty() {
            return Some(head + &setup(&stones) + ")\n");
        }
        let tree = Tree::read(format!("{head}{}{played})", setup(&stones)).into_bytes()).0;
        let root = tree.games().next()?;
        let position = Position::replay(&tree, tree.main_line(root).last()?);
        let board = position.board();
        let standing: Vec<(Colour, String)> =
            board.places().filter_map(|place| Some((position.stone(place)?, kind.place_value(place)))).collect();
        head += &setup(&standing);
        if let Some(next) = position.to_play() {
            head += &format!("PL[{}]", kind.turn_value(next));
        }
        Some(head + ")\n")
    }

    /// The setup of pieces: those that the text lists, if they are what stands on the board. Otherwise what touches is one piece.
    fn pieces(&self, kind: &Kind) -> Option<String> {
        let mut setup = String::new();
        for colour in Colour::ALL.into_iter().take(kind.colours().into()) {
            let own = self.stones.iter().filter(|stone| stone.0 == colour).map(|stone| stone.1);
            let own: Option<BTreeSet<Place>> = own.map(|(column, row)| kind.board().place(column, row)).collect();
            let mut left = own?;
            if !left.is_empty() {
                setup += kind.setup_id(colour);
            }
            let mut pieces: Vec<Vec<Place>> = Vec::new();
            let listed = || self.pieces.iter().filter(|piece| piece.0 == colour).map(|piece| &piece.1);
            if listed().flatten().count() == left.len() && listed().flatten().all(|place| left.contains(place)) {
                pieces.extend(listed().cloned());
                left.clear();
            }
            while let Some(first) = left.pop_first() {
                let mut piece = vec![first];
                let mut at = 0;
                while let Some(&place) = piece.get(at) {
                    piece.extend(kind.board().neighbours(place).filter(|next| left.remove(next)));
                    at += 1;
                }
                pieces.push(piece);
            }
            for piece in pieces {
                let values: Vec<String> = piece.into_iter().map(|place| kind.place_value(place)).collect();
                setup += &format!("[{}]", values.join(","));
            }
        }
        Some(setup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        let record = record_in(text.as_bytes()).map(|(record, _)| String::from_utf8(record).unwrap());
        record.unwrap_or_default().replace("FF[4]CA[UTF-8]", "").trim_end().to_owned()
    }

    #[test]
    fn a_diagram_of_senseis_library_is_read() {
        let ko =
            "$$W Ko\n$$  ---------\n$$ | . X O . |\n$$ | X 1 . O |\n$$ | . X O . |\n$$ | . . . . |\n$$  ---------\n";
        assert_eq!(read(ko), "(;GM[1]SZ[4]AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B])");
        let marks = "$$Bc9\n$$ ------\n$$ | B W |\n$$ | a C |\n$$ ------\n$$ [a|b]";
        assert_eq!(read(marks), "(;GM[1]SZ[2]AB[aa]AW[ba])");
        // The last of several diagrams is the position.
        assert_eq!(
            read("$$B\n$$ | 1 . |\n$$ | . . |\n\nThen:\n$$Wm2\n$$ | X 1 |\n$$ | . . |"),
            "(;GM[1]SZ[2]AB[aa]AW[ba]PL[B])"
        );
    }

    #[test]
    fn hexboards_are_read() {
        let text = r#"<hexboard size="3x4" coords="hide" float="left" contents="R a1 1:b2 B c1 2:d3 E *:a3 S c2"/>"#;
        assert_eq!(read(text), "(;GM[11]SZ[4:3]AB[a1][b2]AW[c1][d3]PL[B])");
        assert_eq!(read("<hex>R3 C3 Q1 Va1 H2b3 Mc3 Ma3 Sc1</hex>"), "(;GM[11]SZ[3]AB[a1][c3]AW[a3][b3]PL[B])");
    }

    #[test]
    fn boards_of_programs_are_read() {
        let gnu = "   A B C\n 3 . X O 3\n 2 . +(X)2     WHITE (O) has captured 0 stones\n 1 O . . 1\n   A B C\n";
        assert_eq!(read(gnu), "(;GM[1]SZ[3]AB[ba][cb]AW[ca][ac])");
        let hex = "  a b c\n1 . X . 1\n 2 . . O 2\n     a b c\n";
        assert_eq!(read(hex), "(;GM[11]SZ[3:2]AB[b1]AW[c2])");
        assert_eq!(read("```\n    A B\n 2 X . 2\n 1 . . 1\n```"), "(;GM[1]SZ[2]AB[aa])");
    }

    #[test]
    fn igo_is_read() {
        let text = "% x\n\\cleargoban\n\\gobansize{9}\n\\black{a9,j1}\\white{b9}\n\\white[5]{b8,-,c8}\\showgoban";
        assert_eq!(read(text), "(;GM[1]SZ[9]AB[aa][ii]AW[ba][bb][cb]PL[B])");
    }

    #[test]
    fn other_texts_are_none() {
        for text in ["", "(;GM[1])", "hello", "1 2 1", "$$ is money", "<p>", "\\black", "A B\nC D"] {
            assert_eq!(read(text), "", "{text}");
        }
    }
}
