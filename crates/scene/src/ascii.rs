//! Positions as plain text: one character per place, with coordinates around. The layout is the name grid.

use crate::game::{Colour, Ground, Kind, Lattice, Place, Position};
use std::collections::{HashMap, HashSet};

/// The board of a position as lines of text, each ended by a line break.
///
/// Black and White are `X` and `O`, other colours the first letter of their names, and of pieces with a letter each White has the capital
/// one and Black the small one, as in FEN; the last move of a single stone stands
/// in brackets, and `#` is where nobody goes any more. Links of TwixT are listed beneath it. Segments of Nexos are drawn where they lie, `+` where they meet.
pub fn write(position: &Position) -> String {
    let board = position.board();
    let (columns, rows) = (board.columns(), board.rows());
    // Triangles, quarters and segments have narrow places: a blank between them would tear the pieces apart.
    let wide = matches!(board.lattice(), Lattice::Square | Lattice::Hex);
    let slant = usize::from(board.lattice() == Lattice::Hex);
    let last = position.last_move().and_then(|played| match played.places[..] {
        [place] if wide => Some(place),
        _ => None,
    });
    let holes = position.kind().facts().ground == Ground::Holes;
    let is_corner = |line: u16, lines: u16| line == 0 || line + 1 == lines;
    let look = position.look();
    let closed: HashSet<Place> = look.blocks.iter().map(|block| block.place).collect();
    let pieces: HashMap<Place, &str> = look.letters.iter().map(|(place, letter)| (*place, &**letter)).collect();
    let row_labels: Vec<String> = (0..rows).map(|row| board.row_label(row)).collect();
    let margin = row_labels.iter().map(String::len).max().unwrap_or(0);

    let mut text = header(position, margin, wide, 0, 0);
    for row in 0..rows {
        // Beside the first place of the row: a hexagon begins further right in its upper rows.
        let hidden = if board.is_hexagon() { (board.edge() - 1).saturating_sub(row) } else { 0 };
        let indent = slant * usize::from(row) + 2 * usize::from(hidden);
        let mut line = format!("{}{:>margin$}", " ".repeat(indent), row_labels[usize::from(row)]);
        let mut closing = false;
        for column in hidden..columns {
            let place = board.place(column, row);
            let here = place.is_some() && place == last;
            if wide {
                line.push(if here { '(' } else { ' ' });
                if closing {
                    line.pop();
                    line.push(')');
                }
            } else if column == 0 {
                line.push(' ');
            }
            closing = here;
            line.push(match place {
                Some(place) if closed.contains(&place) => '#',
                Some(_) if holes && is_corner(column, columns) && is_corner(row, rows) => ' ',
                Some(place) => mark(position, place, pieces.get(&place).copied()),
                None if board.is_junction(column, row) => '+',
                None => ' ',
            });
        }
        line.push(if closing { ')' } else { ' ' });
        line += &if board.is_hexagon() { board.line_end(row).0 } else { row_labels[usize::from(row)].clone() };
        text += line.trim_end();
        text.push('\n');
    }
    text += &header(position, margin, wide, slant * usize::from(rows), rows - 1);
    text += &links(position);
    if !board.is_hexagon() {
        return text;
    }
    // No line of a hexagon begins where the rhombus would that it is cut out of.
    let left = usize::from(board.edge()) - 1;
    text.lines().map(|line| line.get(left..).unwrap_or_default().to_owned() + "\n").collect()
}

/// The links between pegs, one colour per line; empty if there are none.
fn links(position: &Position) -> String {
    let (kind, board, all) = (position.kind(), position.board(), position.look().links);
    let mut text = String::new();
    for colour in Colour::ALL {
        let own = all.iter().filter(|link| link.colour == colour).map(|link| (link.ends.0, link.ends.1));
        // Some names contain a hyphen already.
        let name = |place| board.display_name(place);
        let between = |a: String, b: String| if a.contains('-') { format!("{a}:{b}") } else { format!("{a}-{b}") };
        let named: Vec<String> = own.map(|(a, b)| between(name(a), name(b))).collect();
        if !named.is_empty() {
            text +=
                &say!("links-n", "{colour} links: {named}\n", colour = letter(kind, colour), named = named.join(" "));
        }
    }
    text
}

/// The names of the columns, read downwards where they have several letters. Of a hexagon those that reach this row.
fn header(position: &Position, margin: usize, wide: bool, indent: usize, row: u16) -> String {
    let board = position.board();
    let reaches = |column: &u16| !board.is_hexagon() || board.place(*column, row).is_some();
    let label = |column: u16| Some(column).filter(reaches).map(|column| board.column_label(column));
    let labels: Vec<Vec<char>> =
        (0..board.columns()).map(|column| label(column).unwrap_or_default().chars().collect()).collect();
    let height = labels.iter().map(Vec::len).max().unwrap_or(0);
    let mut text = String::new();
    for line in 0..height {
        let mut letters = " ".repeat(indent + margin + usize::from(!wide));
        for label in &labels {
            if wide {
                letters.push(' ');
            }
            // Short names are next to the board.
            letters.push((line + label.len()).checked_sub(height).map_or(' ', |at| label[at]));
        }
        text += letters.trim_end();
        text.push('\n');
    }
    text
}

fn mark(position: &Position, place: Place, piece: Option<&str>) -> char {
    match position.stone(place) {
        Some(colour) if let Some([piece @ (b'A'..=b'Z' | b'a'..=b'z')]) = piece.map(str::as_bytes) => {
            let white = position.kind().english_colour(colour) == "White";
            char::from(if white { piece.to_ascii_uppercase() } else { piece.to_ascii_lowercase() })
        }
        Some(colour) => letter(position.kind(), colour),
        None if position.board().lattice() != Lattice::Segments => '.',
        // An empty segment is horizontal or vertical.
        None if position.board().row(place).is_multiple_of(2) => '-',
        None => '|',
    }
}

fn letter(kind: &Kind, colour: Colour) -> char {
    match kind.english_colour(colour) {
        "Black" => 'X',
        "White" => 'O',
        name => name.chars().next().unwrap_or('?'),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::Tree;

    fn drawn(record: &str) -> String {
        let (tree, _) = Tree::read(record.as_bytes().to_vec());
        let root = tree.games().next().unwrap();
        let end = tree.main_line(root).last().unwrap();
        write(&Position::replay(&tree, end))
    }

    #[test]
    fn stones_on_lines() {
        let expected = "  A B C D E
5 . X . . . 5
4 . .(O). . 4
3 . . . . . 3
2 . . . . . 2
1 . . . . . 1
  A B C D E
";
        assert_eq!(drawn("(;GM[1]SZ[5];B[ba];W[cb])"), expected);
    }

    #[test]
    fn pieces_with_letters_are_distinguished() {
        let text = drawn("(;GM[3];W[e2e4];B[e7e5];W[Ng1f3])");
        for line in ["8 r n b q k b n r 8", "5 . . . . p . . . 5", "3 . . . . . N . . 3", "1 R N B Q K B . R 1"] {
            assert!(text.contains(line), "{line}\n{text}");
        }
    }

    #[test]
    fn the_rhombus_leans_to_the_right() {
        let expected = "  a b c
1 X . . 1
 2 .(O). 2
    a b c
";
        assert_eq!(drawn("(;GM[11]SZ[3:2];B[a1];W[b2])"), expected);
    }

    #[test]
    fn pieces_have_the_letters_of_their_colours() {
        let text = drawn("(;GM[Blokus];1[a20,b20,c20];2[t20])");
        assert!(text.contains("\n20 B B B . . . . . . . . . . . . . . . .(Y)20\n"), "{text}");
        let text = drawn("(;GM[Nexos])");
        assert!(text.lines().nth(1).unwrap().contains("+-+-+"), "{text}");
    }
}
