//! Boards for the Hex wiki: rows before columns, Red is Black and Blue is White. Stones are written as they are on the board, even after a
//! swap.

use super::line::{Line, Lost};
use crate::game::{Colour, Place};
use std::fmt::Write as _;

pub(super) fn write(line: &Line<'_>, lost: &mut Lost) -> String {
    let (position, board) = (&line.position, line.kind().board());
    let markup = line.markup();
    lost.marks = markup.marks.len();
    let mut labels: Vec<(Place, String)> = Vec::new();
    for (place, label) in &markup.labels {
        let mut letters = label.chars();
        let letter = letters.next().filter(|letter| letter.is_ascii_alphabetic() || "*+-".contains(*letter));
        match letter.filter(|_| letters.next().is_none()) {
            Some(letter) => labels.push((*place, letter.to_string())),
            None => lost.labels += 1,
        }
    }
    let first = line.steps.first().map_or(u32::MAX, |step| step.number);
    let number = |place: Place| position.number(place).filter(|number| *number >= first);
    let label = |place: Place| labels.iter().find(|(at, _)| *at == place).map(|(_, label)| label.clone());
    let mut words: Vec<(u32, char, String)> = Vec::new();
    for place in board.places() {
        let name = format!("{}{}", column(board.column(place)), board.row(place) + 1);
        let (mode, order) = match position.stone(place) {
            Some(Colour::BLACK) => ('R', number(place).unwrap_or(0)),
            Some(_) => ('B', number(place).unwrap_or(1).max(1)),
            None if label(place).is_some() => ('E', u32::MAX),
            None => continue,
        };
        // A letter would hide the number on reading back; labels on stones were put there on purpose.
        let mark = label(place).or_else(|| number(place).map(|number| number.to_string()));
        words.push((order, mode, mark.map_or(name.clone(), |mark| format!("{mark}:{name}"))));
    }
    words.sort_by_key(|(order, ..)| *order);
    let mut contents = String::new();
    let mut mode = ' ';
    for (_, next, word) in words {
        if next != mode {
            let _ = write!(contents, "{}{next}", if contents.is_empty() { "" } else { " " });
            mode = next;
        }
        let _ = write!(contents, " {word}");
    }
    format!("<hexboard size=\"{}x{}\" contents=\"{contents}\"/>\n", board.rows(), board.columns())
}

/// a, b, …, z, aa: the wiki's boards end at z.
fn column(number: u16) -> String {
    let letter = char::from(b'a' + (number % 26) as u8);
    match number / 26 {
        0 => letter.to_string(),
        more => format!("{}{letter}", char::from(b'a' + (more - 1) as u8)),
    }
}
