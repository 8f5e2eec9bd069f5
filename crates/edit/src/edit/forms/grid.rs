//! Text diagrams as programs print them: rows of letters with row numbers on both sides. Rows are counted from the bottom in Go, from the
//! top in Hex.

use super::Drawn;
use crate::game::{Colour, Kind, Lattice, Place};
use crate::sgf::BLOKUS_NAMES;
use std::collections::HashMap;

/// Rows that are a board without names of columns above them.
const FEWEST: usize = 5;

/// A board of pieces, beneath the name of its game.
pub(super) fn read_pieces(text: &str) -> Option<Drawn> {
    let named = |line: &str| {
        let name = line.trim_start_matches("* ").strip_prefix("Game: ")?.replace('\\', "");
        BLOKUS_NAMES.into_iter().find(|game| *game == name.trim())
    };
    let game = text.lines().find_map(named)?;
    let kind = Kind::new(game, None).ok()?;
    let colours = || Colour::ALL.into_iter().take(kind.colours().into());
    let letters: String = colours().filter_map(|colour| kind.english_colour(colour).chars().next()).collect();
    let cells = format!(".+#-|{letters}");
    // Triangles, quarters and segments stand close to each other, and a row has blanks where there are none. A board that is cut at its
    // corners has blanks, too: then each place has its column.
    let step = if matches!(kind.board().lattice(), Lattice::Square | Lattice::Hex) { 2 } else { 1 };
    let mut drawn = Drawn { game, columns: kind.board().columns(), rows: 0, ..Drawn::default() };
    for line in text.lines() {
        let Some(row) = row_of_pieces(line, &cells, (drawn.columns, step)) else {
            drawn.pieces.extend(listed(line, &kind));
            continue;
        };
        for (cell, column) in row.into_iter().zip(0..) {
            let colour = colours().find(|colour| kind.english_colour(*colour).starts_with(cell));
            drawn.stones.extend(colour.map(|colour| (colour, (column, drawn.rows))));
        }
        drawn.rows += 1;
    }
    (drawn.rows == kind.board().rows()).then_some(drawn)
}

/// The cells of a row between its numbers, each of which is one of these characters or blank: every character, or every second one.
fn row_of_pieces(line: &str, known: &str, (columns, step): (u16, usize)) -> Option<Vec<char>> {
    let number = line.split_whitespace().next().filter(|word| word.parse::<u16>().is_ok())?;
    let begin = line.find(number)? + number.len() + 1;
    let width = usize::from(columns) * step - (step - 1);
    let row: Vec<char> = line.get(begin..)?.chars().collect();
    let (cells, end) = row.split_at_checked(width)?;
    let cells: Vec<char> = cells.iter().copied().step_by(step).collect();
    let end: String = end.iter().collect();
    let is_row =
        end.trim_matches([' ', ')']) == number && cells.iter().all(|&cell| cell == ' ' || known.contains(cell));
    is_row.then_some(cells)
}

/// The pieces of a colour, listed because some of them touch: `Blue: a1,a2 c5`. A player's name behind a colour is no list.
fn listed(line: &str, kind: &Kind) -> Vec<(Colour, Vec<Place>)> {
    let Some((name, list)) = line.trim().split_once(": ") else { return Vec::new() };
    let colour =
        Colour::ALL.into_iter().take(kind.colours().into()).find(|&colour| kind.english_colour(colour) == name);
    let Some(colour) = colour else { return Vec::new() };
    let places: HashMap<String, Place> = kind.board().places().map(|place| (kind.place_value(place), place)).collect();
    let piece =
        |word: &str| Some((colour, word.split(',').map(|name| places.get(name).copied()).collect::<Option<_>>()?));
    list.split_whitespace().map(piece).collect::<Option<_>>().unwrap_or_default()
}

pub(super) fn read(text: &str) -> Option<Drawn> {
    let mut best: Vec<(u16, Vec<char>)> = Vec::new();
    let mut best_head = "";
    let mut rows: Vec<(u16, Vec<char>)> = Vec::new();
    let (mut head, mut before) = ("", "");
    for line in text.lines().chain([""]) {
        match row(line, ".,+XxOo#") {
            Some(row) => {
                if rows.is_empty() {
                    head = before;
                }
                rows.push(row);
            }
            None => {
                if rows.len() > best.len() {
                    (best, best_head) = (std::mem::take(&mut rows), head);
                }
                rows.clear();
            }
        }
        before = line;
    }
    let columns = best.first()?.1.len();
    // "1 + 1" is not a board: a few rows count only below a line of column names.
    let is_name = |word: &str| word.len() <= 2 && word.chars().all(|c| c.is_ascii_alphabetic());
    let named = best_head.split_whitespace().count() == columns && best_head.split_whitespace().all(is_name);
    if !named && best.len() < FEWEST {
        return None;
    }
    let downwards = best.iter().zip(1..).all(|((number, _), row)| *number == row);
    let upwards = best.iter().rev().zip(1..).all(|((number, _), row)| *number == row);
    // Names of columns are capitals in Go, and small in Hex.
    let capitals = best_head.contains(|c: char| c.is_ascii_uppercase());
    let small = best_head.contains(|c: char| c.is_ascii_lowercase());
    let game = match (downwards, upwards) {
        (true, true) if capitals || !small => "1",
        (true, _) if !capitals => "11",
        (_, true) => "1",
        _ => return None,
    };
    if best.iter().any(|(_, cells)| cells.len() != columns) {
        return None;
    }
    let mut drawn = Drawn { game, columns: columns as u16, rows: best.len() as u16, ..Drawn::default() };
    for ((_, cells), row) in best.iter().zip(0..) {
        for (cell, column) in cells.iter().zip(0..) {
            match cell {
                'X' | 'x' | '#' => drawn.stones.push((Colour::BLACK, (column, row))),
                'O' | 'o' => drawn.stones.push((Colour::WHITE, (column, row))),
                _ => {}
            }
        }
    }
    Some(drawn)
}

/// The number of a row and its cells, which are among these characters.
fn row(line: &str, known: &str) -> Option<(u16, Vec<char>)> {
    let line = line.replace(['(', ')'], " ");
    let mut words = line.split_whitespace();
    let first = words.next()?;
    let number: u16 = first.parse().ok()?;
    let mut cells = Vec::new();
    for word in words {
        if word == first {
            return (!cells.is_empty()).then_some((number, cells));
        }
        let mut letters = word.chars();
        let cell = letters.next().filter(|cell| known.contains(*cell))?;
        if letters.next().is_some() || cells.len() >= usize::from(super::MOST_LINES) {
            return None;
        }
        cells.push(cell);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_no_boards() {
        for text in ["1 + 1", "2 + 2\n1 + 1", "7 . 7\n", "1 x 1"] {
            assert!(read(text).is_none(), "{text}");
        }
        let small = read("  A\n1 + 1\n  A").unwrap();
        assert_eq!((small.columns, small.rows), (1, 1));
        let bare: String = (1..=5).rev().map(|row| format!("{row} . X . O . {row}\n")).collect();
        assert_eq!(read(&bare).unwrap().stones.len(), 10);
    }
}
