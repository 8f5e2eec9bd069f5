//! Analysis on a turned board: points that are hidden inside values move with the stones.

use variorum_sgf::point::Naming;

use crate::packed::{pack, unpack};
use crate::{Board, KINDS, Spot, Writer, engine_text, limits};

/// A value on a turned board, or with exchanged colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Turned {
    /// Nothing in it depends on that.
    Same,
    /// The value that is right now.
    Changed(String),
    /// It names points or sides in a way that is not understood: it would be wrong, and should be refused or removed.
    Impossible,
}

/// A board that is turned: every point of `from` goes to another one of `to`.
#[derive(Clone, Copy)]
pub struct Turning<'a> {
    /// The board before.
    pub from: Board,
    /// The board afterwards.
    pub to: Board,
    /// Where a column and row go.
    pub place: &'a dyn Fn(u16, u16) -> (u16, u16),
}

impl Turning<'_> {
    fn name(&self, name: &str) -> Option<String> {
        match self.from.spot(name)? {
            Spot::Point(column, row) => {
                let (column, row) = (self.place)(column, row);
                Some(self.to.name(Spot::Point(column, row)))
            }
            Spot::Pass | Spot::Resign => None,
        }
    }

    /// One entry for each point, in their new order.
    fn array<T: Clone>(&self, cells: &[T]) -> Option<Vec<T>> {
        if cells.len() != self.from.points() || cells.len() != self.to.points() {
            return None;
        }
        let mut turned = cells.to_vec();
        for row in 0..self.from.rows {
            for column in 0..self.from.columns {
                let (new_column, new_row) = (self.place)(column, row);
                let place = turned.get_mut(self.to.index(new_column, new_row))?;
                *place = cells[self.from.index(column, row)].clone();
            }
        }
        Some(turned)
    }

    /// Words that are names of points; where `glued`, a colour may stand directly before.
    fn words(&self, text: &str, glued: bool) -> String {
        let mut turned = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(start) = rest.find(|letter: char| letter.is_alphanumeric()) {
            let word = &rest[start..];
            let length = word.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(word.len());
            let (word, after) = word.split_at(length);
            turned += &rest[..start];
            let is_capital = word.starts_with(|letter: char| letter.is_ascii_uppercase());
            let colour = word.strip_prefix(['B', 'W']).filter(|_| glued).and_then(|point| self.name(point));
            match (self.name(word).filter(|_| is_capital), colour) {
                (Some(name), _) => turned += &name,
                (None, Some(name)) => turned = turned + &word[..1] + &name,
                (None, None) => turned += word,
            }
            rest = after;
        }
        turned + rest
    }
}

/// Turns a value of analysis: its text without escapes. `index` counts the values of the property.
pub fn turn(property: &str, index: usize, value: &str, turning: Turning<'_>) -> Turned {
    if property == "C" {
        return turn_comment(value, turning, &str::to_owned);
    }
    if !KINDS.iter().any(|kind| kind.property == property && kind.has_points) {
        return Turned::Same;
    }
    let turned = match property {
        "KT" => return packed(index, value, turning).unwrap_or(Turned::Impossible),
        "CBM" => Some(turning.name(value.trim()).unwrap_or_else(|| value.to_owned())),
        "LZ" | "LZ2" | "LZOP" | "LZOP2" => lizzie(value, turning),
        _ => pairs(value, turning),
    };
    turned.map_or(Turned::Impossible, |turned| if turned == value { Turned::Same } else { Turned::Changed(turned) })
}

fn packed(index: usize, value: &str, turning: Turning<'_>) -> Option<Turned> {
    if index > 2 {
        return Some(Turned::Same);
    }
    let bytes = unpack(value.as_bytes(), limits::PACKED).ok()?;
    if bytes.is_empty() {
        return Some(Turned::Same);
    }
    let turned = match index {
        2 => {
            // In all of this JSON, a string that is the name of a point is a point.
            let text = std::str::from_utf8(&bytes).ok()?;
            let strings =
                text.split('"').enumerate().map(|(at, part)| match turning.name(part).filter(|_| at % 2 == 1) {
                    Some(name) => name,
                    None => part.to_owned(),
                });
            // A quote inside a string would shift the others.
            (!text.contains('\\')).then(|| strings.collect::<Vec<_>>().join("\""))?.into_bytes()
        }
        _ => {
            let cells: Vec<[u8; 2]> = bytes.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect();
            let (points, pass) = cells.split_at_checked(turning.from.points())?;
            (pass.len() == index).then_some([turning.array(points)?, pass.to_vec()].concat().concat())?
        }
    };
    Some(if turned == bytes { Turned::Same } else { Turned::Changed(pack(&turned)) })
}

fn lizzie(value: &str, turning: Turning<'_>) -> Option<String> {
    let Some((header, body)) = value.split_once('\n') else { return Some(value.to_owned()) };
    let (moves, owned) = match body.split_once("ownership ") {
        Some((moves, owned)) => (moves, Some(owned)),
        None => (body, None),
    };
    let moves = turning.words(moves, false);
    let Some(owned) = owned else { return Some(format!("{header}\n{moves}")) };
    let number = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_digit() || "+-.".contains(letter));
    let numbers: Vec<&str> = owned.split(' ').take_while(number).collect();
    let length = numbers.iter().map(|number| number.len() + 1).sum::<usize>();
    let rest = owned.get(length..).unwrap_or_default();
    let space = if length <= owned.len() { " " } else { "" };
    (!rest.contains("ownership")).then_some(())?;
    let numbers = turning.array(&numbers)?.join(" ");
    Some(format!("{header}\n{moves}ownership {numbers}{space}{}", turning.words(rest, false)))
}

/// Points as two letters, with a number behind each if any, divided by commas.
fn pairs(value: &str, turning: Turning<'_>) -> Option<String> {
    let Board { columns, rows } = turning.from;
    let turned = value.split(',').map(|part| {
        let (pair, number) = part.split_at_checked(part.len().min(2))?;
        let (column, row) = Naming::LetterPair.parse(pair, columns, rows)?;
        let is_number = number.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
        (column < columns && row < rows && is_number).then_some(())?;
        let (column, row) = (turning.place)(column, row);
        Some(Naming::LetterPair.name(column, row, turning.to.rows) + number)
    });
    if value.trim().is_empty() { Some(value.to_owned()) } else { Some(turned.collect::<Option<Vec<_>>>()?.join(",")) }
}

/// Turns a comment: the parts that engines wrote, and with `people` what stands between them.
pub fn turn_comment(text: &str, turning: Turning<'_>, people: &dyn Fn(&str) -> String) -> Turned {
    let parts = engine_text(text, turning.from);
    if parts.iter().any(|part| part.writer == Writer::MoHex) {
        return Turned::Impossible;
    }
    let (mut turned, mut at) = (String::new(), 0);
    for part in parts {
        turned += &people(&text[at..part.range.start]);
        for line in text[part.range.clone()].split_inclusive('\n') {
            // The name of a network may look like a point.
            let names_engine = line.trim_end().ends_with(" playouts)")
                || line.trim_end().ends_with(" visits)") && line.starts_with('(');
            turned += &if names_engine { line.to_owned() } else { turning.words(line, true) };
        }
        at = part.range.end;
    }
    turned += &people(&text[at..]);
    if turned == text { Turned::Same } else { Turned::Changed(turned) }
}
