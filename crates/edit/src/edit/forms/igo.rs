//! Diagrams of the LaTeX package igo: `\gobansize{19} \black{d4} \white[2]{q16}`.

use super::Drawn;
use crate::game::Colour;

/// The last board of a text.
pub(super) fn read(text: &str) -> Option<Drawn> {
    if !text.contains("\\cleargoban") && !text.contains("\\gobansize") {
        return None;
    }
    let mut size = 19;
    let mut drawn = None;
    let mut missing = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        rest = &rest[at + 1..];
        let name: String = rest.chars().take_while(char::is_ascii_alphabetic).collect();
        let after = &rest[name.len()..];
        let (option, after) = match after.strip_prefix('[').and_then(|after| after.split_once(']')) {
            Some((option, after)) => (option, after),
            None => ("", after),
        };
        let argument = after.strip_prefix('{').and_then(|after| after.split('}').next()).unwrap_or_default();
        match &*name {
            "cleargoban" => {
                drawn = Some(Drawn::default());
                missing.clear();
            }
            "gobansize" => size = argument.trim().parse().ok()?,
            "black" | "white" => {
                let first = if name == "black" { Colour::BLACK } else { Colour::WHITE };
                let drawn = drawn.get_or_insert_with(Drawn::default);
                stones(drawn, &mut missing, (first, option), (argument, size))?;
            }
            _ => {}
        }
    }
    let mut drawn = drawn.unwrap_or_default();
    let notes = text.rsplit_once("goban\n").map_or("", |(_, notes)| notes);
    noted(&mut drawn, &missing, notes, size);
    Some(Drawn { game: "1", columns: size, rows: size, ..drawn })
}

/// Moves whose point was taken, listed below the board: `20 at 12`, `21 at d4`.
fn noted(drawn: &mut Drawn, missing: &[(u32, Colour)], notes: &str, size: u16) {
    let words: Vec<&str> = notes.split([' ', ',', '\n', '.']).filter(|word| !word.is_empty()).collect();
    for window in words.windows(3) {
        let [number, "at", place] = window else { continue };
        let Some(&(number, colour)) = missing.iter().find(|(known, _)| number.parse() == Ok(*known)) else { continue };
        let at = match place.parse::<u32>() {
            Ok(earlier) => drawn.moves.iter().find(|(known, ..)| *known == earlier).map(|(.., at)| *at),
            Err(_) => point_of(place, size),
        };
        drawn.moves.extend(at.map(|at| (number, colour, at)));
    }
}

fn stones(
    drawn: &mut Drawn,
    missing: &mut Vec<(u32, Colour)>,
    (first, option): (Colour, &str),
    (points, size): (&str, u16),
) -> Option<()> {
    let number: Option<u32> = option.trim().parse().ok();
    for (index, point) in points.split(',').map(str::trim).enumerate().filter(|(_, point)| !point.is_empty()) {
        let index = index as u32;
        let colour = if index.is_multiple_of(2) { first } else { first.opponent() };
        match number {
            Some(number) if point == "-" => missing.push((number.checked_add(index)?, colour)),
            Some(number) => drawn.moves.push((number.checked_add(index)?, colour, point_of(point, size)?)),
            None if point == "-" => {}
            None => drawn.stones.push((first, point_of(point, size)?)),
        }
    }
    Some(())
}

/// `d4`: no column is called i, and rows are counted from the bottom.
fn point_of(text: &str, size: u16) -> Option<(u16, u16)> {
    let mut letters = text.chars();
    let letter = letters.next().filter(char::is_ascii_lowercase).filter(|letter| *letter != 'i')? as u16;
    let column = letter - u16::from(b'a') - u16::from(letter > u16::from(b'i'));
    let row: u16 = letters.as_str().parse().ok()?;
    Some((column, size.checked_sub(row)?))
}
