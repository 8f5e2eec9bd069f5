//! Diagrams for Sensei's Library. A diagram holds at most ten moves, none on an occupied point; longer lines become several diagrams.

use super::line::{Line, Lost, Step};
use crate::game::markup::Mark;
use crate::game::{Board, Colour, Place, Position};
use std::collections::HashMap;

/// Moves on a diagram.
const MOST: usize = 10;

pub(super) fn write(line: &Line<'_>, lost: &mut Lost) -> String {
    let mut diagrams = Vec::new();
    let (mut position, mut done) = (line.start.clone(), line.before);
    let mut steps: &[Step] = &line.steps;
    let title = line.title();
    loop {
        let skipped = steps.iter().take_while(|step| step.place.is_none()).count();
        line.advance(&mut position, &mut done, steps.get(skipped));
        let count = fitting(&steps[skipped..], &position);
        let (here, rest) = steps[skipped..].split_at(count);
        let title = if diagrams.is_empty() { &*title } else { "" };
        diagrams.push(diagram(line, &position, here, (title, rest.is_empty()), lost));
        if rest.is_empty() {
            return diagrams.join("\n");
        }
        steps = rest;
    }
}

/// How many of these moves one diagram can show.
fn fitting(steps: &[Step], position: &Position) -> usize {
    let mut taken: Vec<Place> = Vec::new();
    let mut count = 0;
    for step in steps.iter().take(MOST) {
        let Some(place) = step.place else { break };
        let in_turn = count == 0 || steps[count - 1].colour != step.colour;
        let free = position.stone(place).is_none() && !taken.contains(&place);
        if count > 0 && (!in_turn || !free || step.anew) {
            break;
        }
        taken.push(place);
        count += 1;
    }
    count
}

fn diagram(
    line: &Line<'_>,
    position: &Position,
    steps: &[Step],
    (title, is_last): (&str, bool),
    lost: &mut Lost,
) -> String {
    let board = line.kind().board();
    let mut head = "$$".to_owned();
    if let Some(first) = steps.first() {
        head.push(if first.colour == Colour::BLACK { 'B' } else { 'W' });
        if first.number != 1 {
            head += &format!("m{}", first.number);
        }
    }
    if !title.is_empty() {
        head = format!("{head} {title}");
    }
    let mut cells: HashMap<Place, char> = HashMap::new();
    for (step, digit) in steps.iter().zip("1234567890".chars()) {
        cells.extend(step.place.map(|place| (place, digit)));
    }
    let mut pairs = Vec::new();
    if is_last {
        marked(line, position, &mut cells, lost);
        let markup = line.markup();
        let ends = |word: &str, list: &[(Place, Place)]| -> Vec<String> {
            let named = list.iter().filter_map(|(a, b)| Some((point(board, *a)?, point(board, *b)?)));
            named.map(|(a, b)| format!("$$ {{{word} {a} {b}}}\n")).collect()
        };
        pairs = [ends("AR", &markup.arrows), ends("LN", &markup.lines)].concat();
    }
    let edge = format!("$$  {}\n", "-".repeat(2 * usize::from(board.columns()) + 1));
    let mut text = format!("{head}\n{edge}");
    for row in 0..board.rows() {
        text += "$$ |";
        for column in 0..board.columns() {
            let cell = board.place(column, row).map_or('_', |place| {
                cells.get(&place).copied().unwrap_or_else(|| match position.stone(place) {
                    Some(Colour::BLACK) => 'X',
                    Some(_) => 'O',
                    None if is_star(board, column, row) => ',',
                    None => '.',
                })
            });
            text.push(' ');
            text.push(cell);
        }
        text += " |\n";
    }
    text + &edge + &pairs.concat()
}

/// Puts the marks and labels of the last node on the board, where no number is.
fn marked(line: &Line<'_>, position: &Position, cells: &mut HashMap<Place, char>, lost: &mut Lost) {
    let markup = line.markup();
    for (place, mark) in &markup.marks {
        let letters = match mark {
            Mark::Circle => Some(['B', 'W', 'C']),
            Mark::Square => Some(['#', '@', 'S']),
            Mark::Triangle => Some(['Y', 'Q', 'T']),
            Mark::Cross => Some(['Z', 'P', 'M']),
            _ => None,
        };
        let holder = position.stone(*place);
        match letters.filter(|_| !cells.contains_key(place)) {
            Some([black, white, empty]) => {
                let letter = holder.map_or(empty, |colour| if colour == Colour::BLACK { black } else { white });
                cells.insert(*place, letter);
            }
            None => lost.marks += 1,
        }
    }
    for (place, label) in &markup.labels {
        let mut letters = label.chars();
        let letter = letters.next().map(|letter| letter.to_ascii_lowercase()).filter(char::is_ascii_lowercase);
        let alone = letters.next().is_none() && position.stone(*place).is_none() && !cells.contains_key(place);
        match letter.filter(|_| alone) {
            Some(letter) => _ = cells.insert(*place, letter),
            None => lost.labels += 1,
        }
    }
}

/// A point as a link names it: a letter without I and the row from the bottom.
fn point(board: &Board, place: Place) -> Option<String> {
    let letter = "ABCDEFGHJKLMNOPQRST".chars().nth(board.column(place).into())?;
    Some(format!("{letter}{}", board.rows() - board.row(place)))
}

fn is_star(board: &Board, column: u16, row: u16) -> bool {
    let lines: &[u16] = match (board.columns(), board.rows()) {
        (19, 19) => &[3, 9, 15],
        (13, 13) => &[3, 6, 9],
        (9, 9) => &[2, 4, 6],
        _ => &[],
    };
    lines.contains(&column) && lines.contains(&row)
}
