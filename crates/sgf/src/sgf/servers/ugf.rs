//! `.ugf` and `.ugi`: files of Pandanet. Sections such as `[Header]` and `[Data]`, a move a line: `QP,B1,1,0`, counted from the lower left
//! corner. A review has its moves with variations in a section of its own, as numbers.

use super::record::{Record, ServerError, Side, Stone};
use super::words::{self, lines_of, rank};
use crate::sgf::value::date;
use std::collections::HashMap;

/// How rows are counted.
const FROM_BELOW: &str = "IGS";
const FROM_ABOVE: &str = "JPN";

pub fn is(start: &[u8]) -> bool {
    let head = &start[..start.len().min(4096)];
    let lines = || lines_of(head).map(<[u8]>::trim_ascii);
    let begins = lines().find(|line| !line.is_empty() && !line.starts_with(b"#"));
    let keys: [&[u8]; 6] = [b"Ver=", b"Lang=", b"Size=", b"PlayerB=", b"Title=", b"CoordinateType="];
    begins == Some(b"[Header]") && lines().any(|line| keys.iter().any(|key| line.starts_with(key)))
}

/// The encoding that a file names, in its head.
pub fn language<'a>(lines: &[&'a [u8]]) -> Option<&'a str> {
    let is_of_head = |line: &&&[u8]| !line.starts_with(b"[") || line.trim_ascii() == b"[Header]";
    let label = lines.iter().take_while(is_of_head).find_map(|line| line.trim_ascii().strip_prefix(b"Lang="))?;
    std::str::from_utf8(label).ok().map(str::trim)
}

/// The state of a review while its lines are read.
struct Review {
    /// The nodes of the record by the file's numbers.
    nodes: HashMap<u32, usize>,
    /// The node that the next one follows; below it, those of the lines around this variation.
    at: Vec<usize>,
    /// For each node that variations follow: it, until the line goes on there.
    forks: Vec<Option<usize>>,
}

pub fn read(lines: &[&str], record: &mut Record) -> Result<(), ServerError> {
    let mut section = String::new();
    let has_review = lines.iter().any(|line| line.trim() == "[ReviewNode]");
    let (mut handicap, mut from_below, mut last) = (0, true, 0);
    let mut size = None;
    let mut review = Review { nodes: HashMap::new(), at: vec![0], forks: vec![None] };
    let mut commented = None;
    let mut figures = Figures::default();
    for (at, line) in lines.iter().enumerate() {
        let trimmed = line.trim();
        let is_section = trimmed.starts_with('[') && trimmed.ends_with(']') && !trimmed.contains(' ');
        if is_section {
            section = trimmed.trim_matches(['[', ']']).to_owned();
            continue;
        }
        if trimmed.is_empty() || (section.is_empty() && trimmed.starts_with('#')) {
            continue;
        }
        let understood = match section.as_str() {
            "Header" => match trimmed.split_once('=').map(|(key, value)| (key.trim(), value.trim())) {
                Some(("Hdcp", value)) => {
                    let [stones, komi, rest] = parts(value);
                    let stones_read = words::handicap(stones);
                    handicap = stones_read.unwrap_or(handicap);
                    record.set_from(at + 1, "KM", &number(komi));
                    (stones.is_empty() || stones_read.is_some())
                        && (komi.is_empty() || !number(komi).is_empty())
                        && is_nothing(rest)
                }
                Some(("CoordinateType", value)) => {
                    from_below = value != FROM_ABOVE;
                    matches!(value, "" | FROM_BELOW | FROM_ABOVE)
                }
                // Another size than that of a line before.
                Some(("Size", value)) if size.is_some_and(|size| parts::<2>(value)[0].parse() != Ok(size)) => {
                    let kept = record.size.to_string();
                    record.contradicts(at + 1, "SZ", &kept, value);
                    true
                }
                Some((key, value)) => {
                    let is_understood = header(at + 1, key, value, record)?;
                    if key == "Size" && is_understood {
                        size = Some(record.size);
                    }
                    is_understood
                }
                None => false,
            },
            "Data" if has_review => true,
            "Data" => match data(trimmed, record, from_below) {
                Some((0, side, Some(point))) => {
                    record.put(side, point);
                    true
                }
                // No stone is placed by passing.
                Some((0, _, None)) => false,
                Some((_, side, point)) => {
                    last = record.play(last, side, point);
                    true
                }
                None => false,
            },
            "ReviewNode" => review.read(trimmed, record),
            "ReviewComment" => match trimmed.strip_prefix(".Comment,") {
                Some(node) => {
                    commented = node.trim().parse().ok().and_then(|node: u32| review.nodes.get(&node).copied());
                    commented.is_some()
                }
                None => commented.map(|node| record.comment(node, line)).is_some(),
            },
            "Figure" => figures.read(line, record, from_below),
            "Remote" | "Files" | "MessageLine" => true,
            _ => false,
        };
        if !understood {
            record.not_known(at + 1, trimmed);
        }
    }
    if handicap >= 2 {
        record.set("HA", &handicap.to_string());
        if record.setup_of(Side::Black).next().is_none() && record.begins_with_white() {
            record.put_handicap(handicap);
        }
    }
    Ok(())
}

/// An entry of the head.
fn header(line: usize, key: &str, value: &str, record: &mut Record) -> Result<bool, ServerError> {
    let first = value.split(',').next().unwrap_or_default().trim();
    match key {
        "Crypt" if !value.contains("PLAIN") && value.contains(',') => {
            return Err(ServerError::Encrypted);
        }
        "Title" => {
            let parts: Vec<&str> = value.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
            record.set_from(line, "EV", &parts.join(" "));
        }
        "Place" => record.set_from(line, "PC", value),
        "Date" => {
            let (days, is_whole) = dates(value);
            record.set_from(line, "DT", &days);
            return Ok(is_whole);
        }
        // The first of several: how time is kept, and the minutes of each player.
        "Ptime" => {
            let minutes = first.split(';').nth(1).unwrap_or_default().trim();
            let read = minutes.parse::<u32>();
            if let Ok(minutes @ 1..) = read {
                record.set_from(line, "TM", &(u64::from(minutes) * 60).to_string());
            }
            // What the numbers of byo-yomi mean is documented nowhere.
            let is_alone = first.split(';').skip(2).all(|number| matches!(number.trim(), "" | "0"));
            let is_same = |other: &str| matches!(other, "" | "0") || other == first;
            let is_of_both = value.split(',').skip(1).all(|other| is_same(other.trim()));
            return Ok((read.is_ok() || minutes.is_empty()) && is_alone && is_of_both);
        }
        "Rule" => {
            record.set_from(
                line,
                "RU",
                match first {
                    "JPN" => "Japanese",
                    "CHN" => "Chinese",
                    other => other,
                },
            );
            return Ok(is_nothing(parts::<2>(value)[1]));
        }
        "Size" => {
            let [size, rest] = parts(value);
            match size.parse() {
                Ok(size @ 2..=25) => record.size = size,
                _ => return Ok(false),
            }
            return Ok(is_nothing(rest) || rest.split(',').all(|size| size.trim() == record.size.to_string()));
        }
        "Winner" => match result(value) {
            Some((result, is_whole)) => {
                record.set_from(line, "RE", &result);
                return Ok(is_whole);
            }
            None => return Ok(value.is_empty() || first.is_empty()),
        },
        "Copyright" => record.set_from(line, "CP", value),
        "Writer" => record.set_from(line, "US", value),
        "Commentator" => record.set_from(line, "AN", value),
        "Comment" => record.set_from(line, "GC", value),
        "PlayerB" | "PlayerW" => {
            let side = if key == "PlayerB" { Side::Black } else { Side::White };
            let [name, grade, rest] = parts(value);
            record.set_player_from(line, side, name, rank(grade).as_deref().unwrap_or(grade));
            // What more is said of a player, such as the country, is documented nowhere.
            if !is_nothing(rest) {
                record.no_part(line, rest.trim_matches(is_between));
            }
        }
        "Ver" | "Lang" | "Crypt" | "Code" | "Moves" => {}
        _ => return Ok(false),
    }
    Ok(true)
}

/// The parts of a value, which commas separate; the last one is all that is left.
fn parts<const COUNT: usize>(value: &str) -> [&str; COUNT] {
    let mut parts = value.splitn(COUNT, ',');
    std::array::from_fn(|_| parts.next().unwrap_or_default().trim())
}

/// Whether there is nothing in further parts of a value.
fn is_nothing(rest: &str) -> bool {
    rest.chars().all(is_between)
}

fn is_between(letter: char) -> bool {
    letter == ',' || letter.is_whitespace()
}

/// The first day of a game, and the last where that is another: `2019/03/08,22:09:00,2019/03/09,07:16:59`; and whether that is all.
fn dates(value: &str) -> (String, bool) {
    let [first, _, last, _] = parts::<4>(value);
    let day = |part: &str| date::read(&words::date(part)?)?.pop();
    let (begin, end) = (day(first), day(last));
    let are_read = (begin.is_some() || first.is_empty()) && (end.is_some() || last.is_empty());
    let days = match (begin, end) {
        (Some(begin), Some(end)) if begin < end => date::range(begin, end),
        (begin, end) => begin.or(end).into_iter().collect(),
    };
    let in_order = begin.zip(end).is_none_or(|(begin, end)| begin <= end);
    (date::write(&days), are_read && in_order)
}

/// `B,7.50`, `W,R`: the winner, and by how much or how; or a letter for how else a game may end. And whether that is all.
fn result(value: &str) -> Option<(String, bool)> {
    let [winner, how, rest] = parts(value);
    let is_alone = is_nothing(rest);
    let other = match winner.trim_end_matches(|c: char| c.is_ascii_digit()) {
        "D" => "0",
        "N" => "Void",
        "O" => words::BOTH_LOST,
        "A" | "E" | "P" => "?",
        _ => "",
    };
    if !other.is_empty() {
        return Some((other.to_owned(), is_alone));
    }
    let winner = Some(winner).filter(|winner| matches!(*winner, "B" | "W"))?;
    let by = match how.chars().next() {
        Some('R' | 'C') => "R".to_owned(),
        Some('F') => "F".to_owned(),
        Some('T') => "T".to_owned(),
        _ => number(how),
    };
    let is_read = how.is_empty() || !by.is_empty();
    Some((format!("{winner}+{by}"), is_alone && is_read))
}

/// A number without what it does not need: `7.50` is 7.5. Nothing where it is none.
fn number(text: &str) -> String {
    const MOST: f64 = 1e6;
    let is_part = |byte: u8| byte.is_ascii_digit() || b"+-.".contains(&byte);
    let number =
        text.trim().parse::<f64>().ok().filter(|number| number.abs() < MOST && text.trim().bytes().all(is_part));
    number.map_or_else(String::new, |number| number.to_string())
}

/// The number of a move, whose it is, and where.
type Played = (u32, Side, Option<(u8, u8)>);

/// A line of moves: its number, whose, and where; without a point it is a pass.
fn data(line: &str, record: &Record, from_below: bool) -> Option<Played> {
    let mut parts = line.split(',').map(str::trim);
    let (point, side) = (parts.next()?.as_bytes(), parts.next()?);
    let number = parts.next().and_then(|number| number.parse().ok()).unwrap_or(1);
    let side = Side::of_letter(*side.as_bytes().first()?)?;
    let &[column, row] = point else { return None };
    let (column, row) = (column.checked_sub(b'A')?, row.checked_sub(b'A')?);
    if column >= record.size {
        // Beyond every board.
        return matches!(point[0], b'Y' | b'Z').then_some((number, side, None));
    }
    let row = if from_below { record.size.checked_sub(row + 1)? } else { row };
    record.is_on_board(column, row).then_some((number, side, Some((column, row))))
}

/// The texts and diagrams of a game, as their lines are read. `.Text,34` … `.EndText` is about move 34, with labels `.#,4,16,A` on its
/// board; `.Fig,34,…` … `.EndFig` is a diagram of its own at that move: stones with the number 0 are there before, moves are not of the
/// game, and there is a text.
#[derive(Default)]
struct Figures {
    /// The node that what follows is said of.
    of: Option<usize>,
    in_text: bool,
    /// The diagram's move, and the stones placed before it.
    diagram: Option<(usize, Vec<Stone>)>,
    /// The diagram's last move, once it has a place in the game.
    last: Option<usize>,
}

impl Figures {
    fn read(&mut self, line: &str, record: &mut Record, from_below: bool) -> bool {
        let trimmed = line.trim();
        let mut fields = trimmed.split(',').map(str::trim);
        match (fields.next().unwrap_or_default(), self.in_text) {
            (".Text", false) => {
                if self.diagram.is_none() {
                    self.of = node_of(fields.next(), record);
                } else {
                    // A diagram without moves of its own is about the game.
                    self.begin(record);
                    self.of = self.last.or(self.of);
                }
                self.in_text = true;
                self.of.is_some()
            }
            (".EndText", _) => {
                self.in_text = false;
                true
            }
            (".EndFig", _) => {
                *self = Figures::default();
                true
            }
            (".Fig", false) => {
                let title = trimmed.split(',').nth(6).map(str::trim).filter(|title| !title.is_empty());
                let number = fields.next();
                let of = node_of(number, record);
                *self = Figures { of, diagram: of.map(|of| (of, Vec::new())), ..Figures::default() };
                if let (Some(of), Some(title)) = (of, title) {
                    record.comment(of, title);
                }
                of.is_some()
            }
            (".#", true) => {
                let number = |field: Option<&str>| field.and_then(|field| field.parse::<u8>().ok()?.checked_sub(1));
                let (column, row) = (number(fields.next()), number(fields.next()));
                let label = trimmed.splitn(4, ',').nth(3).unwrap_or_default();
                let row = row.and_then(|row| if from_below { record.size.checked_sub(row + 1) } else { Some(row) });
                let at = column.zip(row).filter(|&(column, row)| record.is_on_board(column, row));
                at.zip(self.of).map(|(at, of)| record.label(of, at, label)).is_some()
            }
            (_, true) => self.of.map(|of| record.comment(of, line)).is_some(),
            // Other orders of the program that made the file.
            (word, false) if word.starts_with('.') && self.diagram.is_none() => true,
            (_, false) => match (data(trimmed, record, from_below), &mut self.diagram) {
                (Some((0, side, Some(point))), Some((_, stones))) => {
                    stones.push((point, side));
                    true
                }
                (Some((_, side, point)), Some(_)) => {
                    self.begin(record);
                    self.last.map(|last| self.last = Some(record.play(last, side, point))).is_some()
                }
                _ => false,
            },
        }
    }

    /// Finds the diagram's stones in the game, as long as no stone was captured there.
    fn begin(&mut self, record: &Record) {
        let Some((of, stones)) = self.diagram.as_mut().filter(|_| self.last.is_none()) else { return };
        stones.sort_unstable();
        let line = record.main_line();
        let number = line.iter().position(|node| node == of).unwrap_or_default();
        let stands = |&count: &usize| record.put_down(&line[..=count]) == *stones;
        self.last = (0..=number).rev().find(stands).map(|count| line[count]);
    }
}

/// The node of a move by its number; 0 is the start.
fn node_of(number: Option<&str>, record: &Record) -> Option<usize> {
    let number: usize = number?.parse().ok()?;
    record.main_line().get(number).copied()
}

impl Review {
    /// `NODE,2,1,17,16`, `VARIATION,` and `VARIATIONEND,`.
    fn read(&mut self, line: &str, record: &mut Record) -> bool {
        if line.starts_with("VARIATIONEND") {
            if self.at.len() < 2 {
                return false;
            }
            self.at.pop();
            self.forks.pop();
            return true;
        }
        let Some(&here) = self.at.last() else { return false };
        let level = self.at.len() - 1;
        if line.starts_with("VARIATION") {
            // The file has variations before the main continuation; here they follow it.
            self.forks[level].get_or_insert(here);
            self.at.push(here);
            self.forks.push(None);
            return true;
        }
        let Some(numbers) = line.strip_prefix("NODE,") else { return false };
        let numbers: Vec<u32> = numbers.split(',').filter_map(|number| number.trim().parse().ok()).collect();
        let &[id, side, column, row] = &numbers[..] else { return false };
        let size = u32::from(record.size);
        let side = match side {
            1 => Side::Black,
            2 => Side::White,
            _ => {
                // The start and the end have no move.
                self.nodes.insert(id, here);
                return side == 0;
            }
        };
        let inside = (1..=size).contains(&column) && (1..=size).contains(&row);
        if !inside && (column, row) != (size + 1, size + 1) {
            return false;
        }
        let point = inside.then(|| ((column - 1) as u8, (size - row) as u8));
        let new = record.play(here, side, point);
        if let Some(fork) = self.forks[level].take() {
            record.main_line_first(fork, new);
        }
        self.nodes.insert(id, new);
        self.at[level] = new;
        true
    }
}
