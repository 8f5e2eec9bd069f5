//! Diagrams for the LaTeX package igo. A diagram shows the position before its moves, and the moves; a move on an occupied point is noted
//! below it, as in books.

use super::line::{Line, Lost, Step};
use crate::game::markup::Mark;
use crate::game::{Board, Colour, Place, Position};
use std::collections::HashMap;

pub(super) fn write(line: &Line<'_>, lost: &mut Lost) -> String {
    let mut text = "% \\usepackage{igo}\n".to_owned();
    let title = line.title();
    if !title.is_empty() {
        text += &format!("% {title}\n");
    }
    let (mut position, mut done) = (line.start.clone(), line.before);
    let mut steps: &[Step] = &line.steps;
    loop {
        line.advance(&mut position, &mut done, steps.first());
        let most = (line.moves_per_figure.max(1) as usize).min(steps.len());
        // Setup within the line starts a new diagram.
        let count = (1..most).find(|&at| steps[at].anew).unwrap_or(most);
        let (here, rest) = steps.split_at(count);
        let is_last = rest.is_empty();
        text += &diagram(line, &position, here, is_last, lost);
        if is_last {
            return text;
        }
        steps = rest;
    }
}

fn diagram(line: &Line<'_>, position: &Position, steps: &[Step], is_last: bool, lost: &mut Lost) -> String {
    let board = line.kind().board();
    let mut text = format!("\\cleargoban\n\\gobansize{{{}}}\n", board.columns());
    for (command, colour) in [("black", Colour::BLACK), ("white", Colour::WHITE)] {
        let own = board.places().filter(|&place| position.stone(place) == Some(colour));
        let points: Vec<String> = own.map(|place| point(board, place)).collect();
        if !points.is_empty() {
            text += &format!("\\{command}{{{}}}\n", points.join(","));
        }
    }
    let mut shown: HashMap<Place, u32> = HashMap::new();
    let mut notes = Vec::new();
    // Runs of moves in which the colours take turns, one number after another.
    let mut runs: Vec<(u32, Colour, Vec<String>)> = Vec::new();
    for step in steps {
        let written = step.place.map(|place| {
            let free = position.stone(place).is_none() && !shown.contains_key(&place);
            if free {
                shown.insert(place, step.number);
                point(board, place)
            } else {
                let earlier = shown.get(&place).map_or_else(|| point(board, place), u32::to_string);
                notes.push(say!("at-6", "{number} at {earlier}", number = step.number, earlier));
                "-".to_owned()
            }
        });
        let written = written.unwrap_or_else(|| "-".to_owned());
        match runs.last_mut() {
            Some((first, colour, points))
                if step.number == *first + points.len() as u32
                    && (step.colour == *colour) == points.len().is_multiple_of(2) =>
            {
                points.push(written);
            }
            _ => runs.push((step.number, step.colour, vec![written])),
        }
    }
    for (first, colour, points) in runs {
        let command = if colour == Colour::BLACK { "black" } else { "white" };
        text += &format!("\\{command}[{first}]{{{}}}\n", points.join(","));
    }
    if is_last {
        text += &marked(line, &shown, lost);
    }
    text += "\\showfullgoban\n";
    if !notes.is_empty() {
        text += &format!("\n{}\n", notes.join(", "));
    }
    text
}

fn marked(line: &Line<'_>, shown: &HashMap<Place, u32>, lost: &mut Lost) -> String {
    let (board, markup) = (line.kind().board(), line.markup());
    let mut text = String::new();
    for (place, mark) in &markup.marks {
        let symbol = match mark {
            Mark::Triangle => Some("igotriangle"),
            Mark::Square => Some("igosquare"),
            Mark::Circle => Some("igocircle"),
            Mark::Cross => Some("igocross"),
            _ => None,
        };
        let Some(symbol) = symbol.filter(|_| !shown.contains_key(place)) else {
            lost.marks += 1;
            continue;
        };
        let at = point(board, *place);
        text += &match line.position.stone(*place) {
            Some(Colour::BLACK) => format!("\\black[\\{symbol}]{{{at}}}\n"),
            Some(_) => format!("\\white[\\{symbol}]{{{at}}}\n"),
            None => format!("\\gobansymbol{{{at}}}{{\\{symbol}}}\n"),
        };
    }
    for (place, label) in &markup.labels {
        let plain = label.chars().all(char::is_alphanumeric) && !label.is_empty();
        match line.position.stone(*place).is_none() && plain {
            true => text += &format!("\\gobansymbol{{{}}}{{{label}}}\n", point(board, *place)),
            false => lost.labels += 1,
        }
    }
    text
}

/// A point: a letter without i, and the row from the bottom.
fn point(board: &Board, place: Place) -> String {
    let letter = "abcdefghjklmnopqrstuvwxyz".chars().nth(board.column(place).into()).unwrap_or('?');
    format!("{letter}{}", board.rows() - board.row(place))
}
