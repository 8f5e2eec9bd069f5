//! `.ugf` and `.ugi`: files of Pandanet. Sections such as `[Header]` and `[Data]`, a move a line: `QP,B1,1,0`, counted from the lower left
//! corner. A review has its moves with variations in a section of its own, as numbers.

use super::encoding::is_label;
use super::record::{MoveNumbers, Record, ServerError, Side, Stone};
use super::words::{self, lines_of, rank};
use crate::sgf::value::date;
use std::collections::HashMap;
use std::rc::Rc;

/// How rows are counted.
const FROM_BELOW: &str = "IGS";
const FROM_ABOVE: &str = "JPN";

pub fn is(start: &[u8]) -> bool {
    let head = &start[..start.len().min(4096)];
    let lines = || lines_of(head).map(<[u8]>::trim_ascii);
    // An odd line may be before the head.
    let mut first = lines().filter(|line| !line.is_empty() && !line.starts_with(b"#")).take(2);
    let begins = first.any(|line| line == b"[Header]");
    let keys: [&[u8]; 6] = [b"Ver", b"Lang", b"Size", b"PlayerB", b"Title", b"CoordinateType"];
    let is_of_format = |line: &[u8]| {
        entry(line).is_some_and(|(key, _)| keys.contains(&key)) || matches!(line, b"[Data]" | b"[ReviewNode]")
    };
    begins && lines().any(is_of_format)
}

/// The key and the value of a line.
fn entry(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let at = memchr::memchr(b'=', line)?;
    Some((line[..at].trim_ascii(), line[at + 1..].trim_ascii()))
}

/// The encoding that a file names, in its head.
pub fn language<'a>(lines: &[&'a [u8]]) -> Option<&'a str> {
    let is_of_head = |line: &&&[u8]| !line.starts_with(b"[") || line.trim_ascii() == b"[Header]";
    let mut entries = lines.iter().take_while(is_of_head).filter_map(|line| entry(line));
    let (_, label) = entries.find(|(key, _)| *key == b"Lang")?;
    // English names no encoding.
    std::str::from_utf8(label).ok().filter(|label| !label.eq_ignore_ascii_case("ENG"))
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
    let (mut handicap, mut coordinates, mut last) = (None, None, 0);
    let mut size = None;
    let mut review = Review { nodes: HashMap::new(), at: vec![0], forks: vec![None] };
    let mut commented = None;
    let mut figures = Figures::default();
    let (mut numbers, mut moves, mut named) = (MoveNumbers::default(), 0, None);
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
        let from_below = coordinates != Some(FROM_ABOVE);
        let understood = match section.as_str() {
            "Header" => match trimmed.split_once('=').map(|(key, value)| (key.trim(), value.trim())) {
                Some(("Hdcp", value)) => {
                    let [stones, komi, rest] = parts(value);
                    let (read, points) = (words::handicap(stones), number(komi));
                    let kept = handicap.or(read);
                    if read.is_some() && read != kept {
                        let [kept, read] = [kept, read].map(|stones| stones.unwrap_or_default().to_string());
                        record.contradicts(at + 1, "HA", &kept, &read);
                    }
                    handicap = kept;
                    record.set_from(at + 1, "KM", &points);
                    let unread = [(stones, read.is_none()), (komi, points.is_empty()), (rest, true)];
                    report_parts(at + 1, unread.into_iter().filter(|(_, is_unread)| *is_unread), record);
                    true
                }
                Some(("CoordinateType", value)) => match [FROM_BELOW, FROM_ABOVE].into_iter().find(|way| *way == value)
                {
                    Some(way) => {
                        let kept = *coordinates.get_or_insert(way);
                        if kept != way {
                            record.contradicts(at + 1, "CoordinateType", kept, way);
                        }
                        true
                    }
                    None => value.is_empty(),
                },
                // Some programs write 0 there, whatever follows.
                Some(("Moves", value)) => {
                    named =
                        value.parse().ok().filter(|count: &usize| *count > 0).map(|count| (at + 1, count)).or(named);
                    value.is_empty() || value.parse::<u32>().is_ok()
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
                // No stone is placed by passing.
                Some(Played { number: 0, point: None, .. }) | None => false,
                Some(Played { number, side, point, unread }) => {
                    match point.filter(|_| number == 0) {
                        Some(point) => record.put(side.unwrap_or(Side::Black), point),
                        None => {
                            let side = side.unwrap_or_else(|| record.next_side_after(last, Side::Black));
                            last = record.play(last, side, point);
                            moves += 1;
                            numbers.take(at + 1, Some(number).filter(|_| unread.is_empty()), record);
                        }
                    }
                    report_parts(at + 1, [(&*unread, true)], record);
                    true
                }
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
            _ => false,
        };
        if !understood {
            record.not_known(at + 1, trimmed);
        }
    }
    if let Some((line, named)) = named.filter(|(_, named)| *named != moves && !has_review) {
        record.miscounted(line, named, moves);
    }
    if let Some(handicap @ 2..) = handicap {
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
            let [first, _, last, _] = parts::<4>(value);
            let (days, is_read) = dates(first, last);
            record.set_from(line, "DT", &days);
            if days.is_empty() {
                return Ok(is_read == [true; 2]);
            }
            report_parts(line, [first, last].into_iter().zip(is_read.map(|read| !read)), record);
        }
        // The first of several: how time is kept, and the minutes of each player.
        "Ptime" => {
            let [_, minutes, byo_yomi] = split(first, ';');
            let read = minutes.parse::<u32>();
            if let Ok(minutes @ 1..) = read {
                record.set_from(line, "TM", &(u64::from(minutes) * 60).to_string());
            }
            if read.is_err() && !minutes.is_empty() {
                return Ok(false);
            }
            // What the numbers of byo-yomi mean is documented nowhere.
            let is_idle = |text: &str| text.split(';').all(|number| matches!(number.trim(), "" | "0"));
            let others = value.split(',').skip(1).map(str::trim).filter(|other| *other != first);
            let unread = std::iter::once(byo_yomi).chain(others).map(|part| (part, !is_idle(part)));
            report_parts(line, unread, record);
        }
        "Rule" => {
            let rules = match first {
                "JPN" => "Japanese",
                "CHN" => "Chinese",
                other => other,
            };
            record.set_from(line, "RU", rules);
            report_parts(line, [(parts::<2>(value)[1], true)], record);
        }
        "Size" => {
            let [size, rest] = parts(value);
            match size.parse() {
                Ok(size @ 2..=25) => record.size = size,
                _ => return Ok(false),
            }
            let is_same = rest.split(',').all(|size| size.trim() == record.size.to_string());
            report_parts(line, [(rest, !is_same)], record);
        }
        "Winner" => match result(value) {
            Some((result, unread)) => {
                record.set_from(line, "RE", &result);
                report_parts(line, unread.map(|part| (part, true)), record);
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
            // What more a line has about a player, such as the country, is documented nowhere.
            report_parts(line, [(rest, true)], record);
        }
        // Its name is looked at where the encoding is found.
        "Lang" => return Ok(value.is_empty() || is_label(value)),
        "Ver" => return Ok(value.is_empty() || VERSIONS.iter().any(|version| is_numbered(version, value))),
        "Crypt" => return Ok(value.is_empty() || value.contains("PLAIN")),
        "Code" => return Ok(value.is_empty()),
        _ => return Ok(false),
    }
    Ok(true)
}

/// The names of versions of the format, which numbers follow: `UGF3,200`, `REVIEW1`.
const VERSIONS: [&str; 3] = ["UGF", "REVIEW", ""];

fn is_numbered(name: &str, value: &str) -> bool {
    let is_of_number = |letter: char| letter.is_ascii_digit() || matches!(letter, ',' | '.' | ' ');
    value.strip_prefix(name).is_some_and(|numbers| numbers.chars().all(is_of_number))
}

/// The parts of a value, which commas separate; the last one is all that is left.
fn parts<const COUNT: usize>(value: &str) -> [&str; COUNT] {
    split(value, ',')
}

fn split<const COUNT: usize>(value: &str, between: char) -> [&str; COUNT] {
    let mut parts = value.splitn(COUNT, between);
    std::array::from_fn(|_| parts.next().unwrap_or_default().trim())
}

/// Reports those parts of a line that could not be read, each with whether it is one of them. The others were read.
fn report_parts<'a>(line: usize, parts: impl IntoIterator<Item = (&'a str, bool)>, record: &mut Record) {
    for (part, is_unread) in parts {
        let part = part.trim_matches(is_between);
        if is_unread && !part.is_empty() {
            record.no_part(line, part);
        }
    }
}

fn is_between(letter: char) -> bool {
    letter == ',' || letter.is_whitespace()
}

/// The first day of a game, and the last where that is another: `2019/03/08` and `2019/03/09`; and whether each of them was read.
fn dates(first: &str, last: &str) -> (String, [bool; 2]) {
    let day = |part: &str| date::read(&words::date(part)?)?.pop();
    let (begin, end) = (day(first), day(last));
    let days = match (begin, end) {
        (Some(begin), Some(end)) if begin < end => date::range(begin, end),
        (begin, end) => begin.or(end).into_iter().collect(),
    };
    let in_order = begin.zip(end).is_none_or(|(begin, end)| begin <= end);
    (date::write(&days), [begin.is_some() || first.is_empty(), (end.is_some() || last.is_empty()) && in_order])
}

/// `B,7.50`, `W,R`: the winner, and by how much or how; or a letter for how else a game may end. And the parts that were not read.
fn result(value: &str) -> Option<(String, [&str; 2])> {
    let [winner, how, rest] = parts(value);
    let other = match winner.trim_end_matches(|c: char| c.is_ascii_digit()) {
        "D" => "0",
        "N" => "Void",
        "O" => words::BOTH_LOST,
        "A" | "E" | "P" => "?",
        _ => "",
    };
    if !other.is_empty() {
        return Some((other.to_owned(), ["", rest]));
    }
    let winner = Some(winner).filter(|winner| matches!(*winner, "B" | "W"))?;
    let by = match how.chars().next() {
        Some('R' | 'C') => "R".to_owned(),
        Some('F') => "F".to_owned(),
        Some('T') => "T".to_owned(),
        // Nobody wins by less than nothing.
        _ => Some(number(how)).filter(|points| !points.starts_with('-')).unwrap_or_default(),
    };
    let unread = if by.is_empty() { how } else { "" };
    Some((format!("{winner}+{by}"), [unread, rest]))
}

/// A number without what it does not need: `7.50` is 7.5. Nothing where it is none.
fn number(text: &str) -> String {
    const MOST: f64 = 1e6;
    let is_part = |byte: u8| byte.is_ascii_digit() || b"+-.".contains(&byte);
    let number =
        text.trim().parse::<f64>().ok().filter(|number| number.abs() < MOST && text.trim().bytes().all(is_part));
    number.map_or_else(String::new, |number| number.to_string())
}

/// A line of moves.
struct Played {
    /// 0 for a stone that is there before.
    number: u32,
    /// Whose it is; the side to move where the line does not say.
    side: Option<Side>,
    /// Where; without a point it is a pass.
    point: Option<(u8, u8)>,
    /// The parts that are not understood.
    unread: String,
}

/// A line of moves: the point, the side with a number, the number of the move, and 0: `QP,B1,1,0`. A pass is beyond every board: `YA,B1,3,0`,
/// `ZZ,W1,4,0`, and `YZ,MK,5,0` of the side to move.
fn data(line: &str, record: &Record, from_below: bool) -> Option<Played> {
    let [point, player, number, rest] = parts(line);
    let side = player.bytes().next().and_then(Side::of_letter);
    let &[column, row] = point.as_bytes() else { return None };
    let (column, row) = (column.checked_sub(b'A')?, row.checked_sub(b'A')?);
    let is_pass = column >= record.size && point.starts_with(['Y', 'Z']);
    if side.is_none() && !(is_pass && player == "MK") {
        return None;
    }
    let row = if from_below { record.size.checked_sub(row.checked_add(1)?) } else { Some(row) };
    let at = row.map(|row| (column, row)).filter(|&(column, row)| record.is_on_board(column, row));
    if at.is_none() && !is_pass {
        return None;
    }
    let given = number.parse();
    let unread = [
        (player, !matches!(player, "B" | "W" | "B1" | "W1" | "MK")),
        (number, given.is_err()),
        (rest, rest.trim_matches(is_between) != "0"),
    ];
    let unread: Vec<&str> = unread.into_iter().filter(|(_, is_unread)| *is_unread).map(|(part, _)| part).collect();
    let unread = unread.join(",").trim_matches(is_between).to_owned();
    Some(Played { number: given.unwrap_or(1), side, point: at.filter(|_| !is_pass), unread })
}

/// The texts and diagrams of a game, as their lines are read. `.Text,34` … `.EndText` is about move 34, with labels `.#,4,16,A` on its
/// board; `.Fig,34,…` … `.EndFig` is a diagram of its own at that move: stones with the number 0 are there before, moves are not of the
/// game, and there is a text.
#[derive(Default)]
struct Figures {
    /// The game that they are about, from the first of them on.
    game: Option<Rc<Game>>,
    /// The node that what follows is about.
    of: Option<usize>,
    in_text: bool,
    /// The diagram's move, and the stones placed before it.
    diagram: Option<(usize, Vec<Stone>)>,
    /// The diagram's last move, once it has a place in the game.
    last: Option<usize>,
}

/// The moves of a game, as figures name them.
struct Game {
    /// The nodes: the start, and those of the moves.
    nodes: Vec<usize>,
    /// The stones before the first move.
    setup: Vec<Stone>,
    /// The stones that were played, captured or not, and how many moves there were before each.
    stones: Vec<(Stone, usize)>,
}

impl Game {
    fn of(record: &Record) -> Self {
        let nodes = record.main_line();
        let played = nodes.iter().enumerate().filter_map(|(number, &node)| Some((record.stone_of(node)?, number - 1)));
        Self { stones: played.collect(), setup: record.setup().to_vec(), nodes }
    }

    /// The node of a move by its number; 0 is the start.
    fn node(&self, number: Option<&str>) -> Option<usize> {
        self.nodes.get(number?.parse::<usize>().ok()?).copied()
    }

    /// The last node up to `of` after which exactly these stones were put down. They are sorted.
    fn node_after(&self, of: usize, stones: &[Stone]) -> Option<usize> {
        let count = stones.len().checked_sub(self.setup.len())?;
        let played = self.stones.get(..count)?.iter().map(|(stone, _)| *stone);
        let mut put_down: Vec<Stone> = played.chain(self.setup.iter().copied()).collect();
        put_down.sort_unstable();
        let first = count.checked_sub(1).map_or(0, |last| self.stones[last].1 + 1);
        let last = self.stones.get(count).map_or(self.nodes.len() - 1, |next| next.1);
        // The nodes have rising numbers.
        let own = self.nodes.binary_search(&of).ok().filter(|own| *own >= first)?;
        (put_down == *stones).then(|| self.nodes[own.min(last)])
    }
}

impl Figures {
    fn read(&mut self, line: &str, record: &mut Record, from_below: bool) -> bool {
        let game = Rc::clone(self.game.get_or_insert_with(|| Rc::new(Game::of(record))));
        let trimmed = line.trim();
        let mut fields = trimmed.split(',').map(str::trim);
        match (fields.next().unwrap_or_default(), self.in_text) {
            (".Text", false) => {
                if self.diagram.is_none() {
                    self.of = game.node(fields.next());
                } else {
                    // A diagram without moves of its own is about the game.
                    self.begin(&game);
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
                *self = Figures { game: self.game.take(), ..Figures::default() };
                true
            }
            (".Fig", false) => {
                let title = trimmed.split(',').nth(6).map(str::trim).filter(|title| !title.is_empty());
                let number = fields.next();
                let of = game.node(number);
                let diagram = of.map(|of| (of, Vec::new()));
                *self = Figures { game: self.game.take(), of, diagram, ..Figures::default() };
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
            (_, false) => match (data(trimmed, record, from_below), &mut self.diagram) {
                (Some(Played { number: 0, side: Some(side), point: Some(point), .. }), Some((_, stones))) => {
                    stones.push((point, side));
                    true
                }
                (Some(Played { side: Some(side), point, .. }), Some(_)) => {
                    self.begin(&game);
                    self.last.map(|last| self.last = Some(record.play(last, side, point))).is_some()
                }
                _ => false,
            },
        }
    }

    /// Finds the diagram's stones in the game, as long as no stone was captured there.
    fn begin(&mut self, game: &Game) {
        let Some((of, stones)) = self.diagram.as_mut().filter(|_| self.last.is_none()) else { return };
        stones.sort_unstable();
        self.last = game.node_after(*of, stones);
    }
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
