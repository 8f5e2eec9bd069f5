//! Boards of the Hex wiki: `<hexboard size="ROWSxCOLUMNS" contents="R a1 1:b2"/>`, and the older tag.

use super::Drawn;
use crate::game::Colour;

pub(super) fn read(text: &str) -> Option<Drawn> {
    if let Some(at) = text.find("<hexboard") {
        let tag = &text[at..];
        return hexboard(&tag[..tag.find('>').unwrap_or(tag.len())]);
    }
    let at = text.find("<hex>")?;
    let inside = &text[at + "<hex>".len()..];
    hex(&inside[..inside.find("</hex>")?])
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let from = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[from..].split('"').next()
}

fn hexboard(tag: &str) -> Option<Drawn> {
    let (rows, columns) = attribute(tag, "size").unwrap_or("11x11").split_once('x')?;
    let mut drawn = Drawn {
        game: "11",
        columns: columns.trim().parse().ok()?,
        rows: rows.trim().parse().ok()?,
        ..Drawn::default()
    };
    let mut colour = None;
    let mut next = 0;
    for word in attribute(tag, "contents").unwrap_or_default().split_whitespace() {
        match word {
            "R" => colour = Some(Colour::BLACK),
            "B" => colour = Some(Colour::WHITE),
            "E" | "S" => colour = None,
            _ => {
                let (label, point) = word.rsplit_once(':').unwrap_or(("", word));
                let Some((colour, at)) = colour.zip(point_of(point)) else { continue };
                match label.parse() {
                    Ok(number) => drawn.moves.push((number, colour, at)),
                    Err(_) => drawn.stones.push((colour, at)),
                }
                next += 1;
            }
        }
    }
    (next <= 4 * usize::from(super::MOST_LINES).pow(2)).then_some(drawn)
}

fn hex(inside: &str) -> Option<Drawn> {
    let mut drawn = Drawn { game: "11", ..Drawn::default() };
    let mut moves = 0;
    for word in inside.split_whitespace() {
        let rest = word.get(1..)?;
        // The number of a stone precedes its point.
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, point) = rest.split_at(digits);
        match word.as_bytes()[0] {
            b'R' if point.is_empty() => drawn.rows = number.parse().ok()?,
            b'C' if point.is_empty() => drawn.columns = number.parse().ok()?,
            letter @ (b'R' | b'V' | b'B' | b'H') => {
                let colour = if matches!(letter, b'R' | b'V') { Colour::BLACK } else { Colour::WHITE };
                let at = point_of(point)?;
                match number.parse::<u32>() {
                    Ok(number) => drawn.moves.push((if number == 0 { 10 } else { number }, colour, at)),
                    Err(_) => drawn.stones.push((colour, at)),
                }
            }
            b'M' => {
                moves += 1;
                let colour = if moves % 2 == 1 { Colour::BLACK } else { Colour::WHITE };
                drawn.moves.push((moves, colour, point_of(point)?));
            }
            _ => {}
        }
    }
    Some(drawn)
}

/// `b3`: a column by its letter and a row from the top.
fn point_of(text: &str) -> Option<(u16, u16)> {
    let mut letters = text.chars();
    let column = letters.next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase() as u16 - u16::from(b'a');
    let row: u16 = letters.as_str().parse().ok()?;
    Some((column, row.checked_sub(1)?))
}
