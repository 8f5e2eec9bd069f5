//! `.ngf`: files of Cyberoro and wBaduk. Lines of game information, then a move a line: `PMABBREER`, where `AB` is a counter, `B` the colour,
//! and `REER` column and row, forwards and backwards.
//!
//! The head has one of two forms, distinguished by how its lines begin: [`PLAIN`], or [`MARKED`] with `GI` before each line.

use super::record::{MoveNumbers, Record, ServerError, Side};
use super::words::{self, EndOfGame, date, end_of_game, handicap, name_and_rank};

/// What a line of the head says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Event,
    Size,
    Player(Side),
    Place,
    Handicap,
    Komi,
    Date,
    /// Minutes of each player.
    Time,
    /// How the game ended.
    Ending,
    /// The number of moves.
    Count,
    /// A number whose meaning is not known.
    Idle,
}

use Field::*;

/// The usual head.
const PLAIN: [Field; 12] =
    [Event, Size, Player(Side::White), Player(Side::Black), Place, Handicap, Idle, Komi, Date, Time, Ending, Count];

/// The head of games that the server broadcast.
const MARKED: [Field; 11] =
    [Event, Player(Side::White), Player(Side::Black), Place, Ending, Date, Size, Handicap, Idle, Komi, Idle];
const MARK: &str = "GI";

/// Lines looked at for the first move.
const LOOKED_AT: usize = 64;
/// So many moves are a game, whatever is before them.
const ENOUGH_MOVES: usize = 4;
/// A usual head has so many lines that are numbers, or more.
const ENOUGH_NUMBERS: usize = 3;

pub fn is(start: &[u8]) -> bool {
    let lines = || start.split(|&byte| byte == b'\n').take(LOOKED_AT).map(<[u8]>::trim_ascii);
    let moves = lines().filter(|line| is_move(line)).count();
    let is_number =
        |line: &[u8]| std::str::from_utf8(line).ok()?.parse().ok().filter(|size| (2..=19_u8).contains(size));
    let is_whole = |line: &[u8]| !line.is_empty() && line.iter().all(u8::is_ascii_digit);
    let numbers = || lines().take_while(|line| !is_move(line)).filter(|line| is_whole(line)).count();
    let is_headed = || {
        lines().take(2).any(|line| is_number(line).is_some())
            || start.starts_with(MARK.as_bytes())
            || numbers() >= ENOUGH_NUMBERS
    };
    // Without moves the whole head has to look like one.
    let is_day = |line: &[u8]| line.len() >= 8 && std::str::from_utf8(line).is_ok_and(|line| date(line).is_some());
    let is_head = || {
        let marked = lines().take_while(|line| line.starts_with(MARK.as_bytes())).count();
        let is_plain = || lines().nth(1).is_some_and(|line| is_number(line).is_some()) && lines().any(is_day);
        marked + 1 >= MARKED.len() || numbers() > ENOUGH_NUMBERS && is_plain()
    };
    if moves == 0 { is_head() } else { is_headed() || moves >= ENOUGH_MOVES }
}

fn is_move(line: &[u8]) -> bool {
    matches!(line, [b'P', b'M', rest @ ..] if rest.len() >= 7 && rest[..7].iter().all(u8::is_ascii_uppercase))
        && matches!(line[4], b'B' | b'W')
}

pub fn read(lines: &[&str], record: &mut Record) -> Result<(), ServerError> {
    let is_number = |line: &str| line.trim().parse::<u8>().is_ok();
    // The content may begin after empty lines, the last of which is the title where the size follows.
    let begin = lines.iter().position(|line| !line.trim().is_empty()).unwrap_or_default();
    let begin = begin.saturating_sub(usize::from(lines.get(begin).is_some_and(|line| is_number(line))));
    let first_move = lines.iter().position(|line| is_move(line.trim().as_bytes())).unwrap_or(lines.len());
    let head_lines: Vec<(usize, &str)> = (begin..first_move).map(|at| (at + 1, lines[at].trim())).collect();
    let marked = head_lines.iter().take_while(|(_, line)| line.starts_with(MARK)).count();
    let is_marked = marked > 0;
    let is_size = |(_, line): &(usize, &str)| line.parse::<u8>().is_ok();
    // A usual head may follow lines of the other form: it is the better known.
    let is_followed = is_marked && head_lines.get(marked + 1).is_some_and(is_size);
    let (before, usual) = if is_followed { head_lines.split_at(marked) } else { (&head_lines[..], &[][..]) };
    let mut head = Head::default();
    if is_followed {
        head.read_all(&PLAIN.map(Some), usual, record);
    }
    let content: Vec<(usize, &str)> = before
        .iter()
        .map(|(number, line)| (*number, line.strip_prefix(MARK).filter(|_| is_marked).unwrap_or(line).trim()))
        .collect();
    let form: Vec<Option<Field>> = match is_marked {
        false => PLAIN.map(Some).to_vec(),
        // Heads that leave lines out.
        true if content.len() < MARKED.len() => by_content(&content.iter().map(|(_, line)| *line).collect::<Vec<_>>()),
        true => MARKED.map(Some).to_vec(),
    };
    head.read_all(&form, &content, record);
    head.finish(record);
    let (mut last, mut nodes, mut moves) = (0, vec![0], 0);
    // Some number the first one 0.
    let first = lines.get(first_move).and_then(|line| move_number(line.trim()));
    let mut numbers = MoveNumbers::from(first.unwrap_or_default().min(1));
    for (at, line) in lines.iter().enumerate().skip(first_move) {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        moves += usize::from(line.starts_with("PM"));
        match played(line, record) {
            Some((side, point)) => {
                last = record.play(last, side, point);
                nodes.push(last);
                // The point is written twice, the second time backwards.
                let (is_whole, rest) =
                    line[MOVE..].split_at_checked(2).map_or((false, &line[MOVE..]), |(back, rest)| {
                        (back.bytes().eq(line[..MOVE].bytes().rev().take(2)), rest)
                    });
                let is_whole = is_whole && rest.is_empty() || line.len() == MOVE;
                if !is_whole {
                    record.no_part(at + 1, line);
                }
                numbers.take(at + 1, move_number(line).filter(|_| is_whole), record);
            }
            None => match remark(line) {
                Some(Remark::Count) if is_marked => {}
                Some(Remark::Text(number, text)) if number < nodes.len() => {
                    record.comment(nodes[number], text);
                    if let EndOfGame::Result(result) = end_of_game(text.split(['(', '（']).next().unwrap_or(text)) {
                        record.set("RE", &result);
                    }
                }
                _ => {
                    record.no_move(at + 1, line);
                    if line.starts_with("PM") {
                        numbers.take(at + 1, None, record);
                    }
                }
            },
        }
    }
    if let Some((line, named)) = head.moves.filter(|(_, named)| *named != moves) {
        record.miscounted(line, named, moves);
    }
    record.set_handicap(head.handicap);
    Ok(())
}

/// What the lines of a marked head are that has fewer than usual: their order is the usual one, and what they hold shows which are there. `None`
/// for those that could be several things.
fn by_content(content: &[&str]) -> Vec<Option<Field>> {
    let is_number = |value: &str| value.parse::<i64>().is_ok();
    let is_day = |value: &str| !is_number(value) && date(value).is_some() || value.len() == 8 && is_number(value);
    let is_size = |value: &&&str| value.parse().is_ok_and(|size: u8| matches!(size, 9 | 13 | 19));
    // The size, and all numbers behind it or none.
    let numbers: Vec<usize> = (0..content.len()).filter(|&at| is_number(content[at]) && !is_day(content[at])).collect();
    let size = numbers.first().filter(|&&at| is_size(&&content[at])).copied();
    let is_whole = size.is_some() && numbers.len() == NUMBERS.len();
    let mut texts = [Event, Player(Side::White), Player(Side::Black), Place].into_iter().peekable();
    let mut form = Vec::with_capacity(content.len());
    for (at, value) in content.iter().enumerate() {
        // A letter is rather somebody's name.
        let is_result = matches!(end_of_game(value), EndOfGame::Result(_)) && !is_number(value) && value.len() > 1;
        form.push(if value.is_empty() {
            None
        } else if is_day(value) {
            Some(Date)
        } else if let Some(number) = numbers.iter().position(|&number| number == at) {
            if is_whole { Some(NUMBERS[number]) } else { Some(Size).filter(|_| size == Some(at)) }
        } else if is_result {
            Some(Ending)
        } else {
            // A player has a rank mostly, and an event has none.
            let is_player = name_and_rank(value).1.is_some();
            if is_player {
                texts.next_if(|field| *field == Event);
            }
            texts.next()
        });
    }
    form
}

/// What the numbers of a marked head are.
const NUMBERS: [Field; 5] = [Size, Handicap, Idle, Komi, Idle];

/// A line after the moves.
enum Remark<'a> {
    /// `GI1`: how many remarks follow.
    Count,
    /// `IDB[211] text[EndTxt]`: a remark on a move.
    Text(usize, &'a str),
}

fn remark(line: &str) -> Option<Remark<'_>> {
    if line.strip_prefix(MARK).is_some_and(|count| count.trim().parse::<u32>().is_ok()) {
        return Some(Remark::Count);
    }
    let (number, text) = line.strip_prefix("IDB[")?.split_once(']')?;
    Some(Remark::Text(number.trim().parse().ok()?, text.strip_suffix("[EndTxt]")?.trim()))
}

/// What only makes sense together.
#[derive(Default)]
struct Head {
    handicap: usize,
    /// As it is written.
    komi: Option<String>,
    /// The line with the number of moves, and the number.
    moves: Option<(usize, usize)>,
}

impl Head {
    /// Reads lines, given with their numbers, each as the form says.
    fn read_all(&mut self, form: &[Option<Field>], lines: &[(usize, &str)], record: &mut Record) {
        for (at, (number, value)) in lines.iter().enumerate() {
            match form.get(at).copied().flatten() {
                Some(Count)
                    if value.parse().is_ok_and(|moves| {
                        self.moves = Some((*number, moves));
                        true
                    }) => {}
                Some(field) if self.read(field, value, record) => {}
                Some(Ending) => record.no_result(*number, value),
                None if value.is_empty() => {}
                _ => record.not_known(*number, value),
            }
        }
    }

    /// Reads a line. Returns whether it is understood.
    fn read(&mut self, field: Field, value: &str, record: &mut Record) -> bool {
        match field {
            Event => record.set("EV", value),
            Place => record.set("PC", value),
            Player(side) => {
                let (name, rank) = name_and_rank(value);
                record.set_player(side, &name, rank.as_deref());
            }
            Size => match value.parse() {
                Ok(size @ 2..=19) => record.size = size,
                _ => return value.is_empty(),
            },
            Handicap => match handicap(value) {
                Some(stones) => self.handicap = self.handicap.max(stones),
                None => return value.is_empty(),
            },
            Komi if komi(value, 0).is_some() => self.komi = self.komi.take().or(Some(value.to_owned())),
            Komi => return value.is_empty(),
            Date => match date(value) {
                Some(day) => record.set("DT", &day),
                None => return value.is_empty(),
            },
            Time => match value.parse::<u32>() {
                Ok(0) => {}
                Ok(minutes) => record.set("TM", &(u64::from(minutes) * 60).to_string()),
                Err(_) => return value.is_empty(),
            },
            Ending => match end_of_game(value) {
                EndOfGame::Result(result) => {
                    record.set("RE", &result);
                    record.keep_result(value);
                }
                EndOfGame::None => {}
                EndOfGame::Unknown => return false,
            },
            Count | Idle => return value.is_empty() || value.parse::<i64>().is_ok(),
        }
        true
    }

    fn finish(&self, record: &mut Record) {
        if let Some(komi) = self.komi.as_deref().and_then(|written| komi(written, self.handicap)) {
            record.set("KM", &komi);
        }
    }
}

/// A komi in points. The half that decides is not written with a number of points; a handicap goes without it.
fn komi(text: &str, handicap: usize) -> Option<String> {
    /// From here on a number counts parts of points, as on other servers.
    const LEAST_PARTS: u32 = 25;
    match text.parse::<i32>() {
        Ok(points) if points.unsigned_abs() < LEAST_PARTS && handicap < 2 => Some(format!("{points}.5")),
        Ok(points) if points.unsigned_abs() < LEAST_PARTS => Some(points.to_string()),
        _ => words::komi(text),
    }
}

/// The bytes of a move, without the point for the second time: `PMABBRE`.
const MOVE: usize = 7;

/// The number of a move, of two letters.
fn move_number(line: &str) -> Option<u32> {
    let &[high, low] = line.as_bytes().get(2..4)? else { return None };
    let digit = |letter: u8| letter.is_ascii_uppercase().then(|| u32::from(letter - b'A'));
    Some(26 * digit(high)? + digit(low)?)
}

/// The colour and the point; a point outside on both sides is a pass.
fn played(line: &str, record: &Record) -> Option<(Side, Option<(u8, u8)>)> {
    let bytes = line.as_bytes();
    if !line.starts_with("PM") || bytes.len() < MOVE || !bytes[..MOVE].is_ascii() {
        return None;
    }
    let side = Side::of_letter(bytes[4])?;
    match (bytes[5].checked_sub(b'B'), bytes[6].checked_sub(b'B')) {
        (Some(column), Some(row)) if record.is_on_board(column, row) => Some((side, Some((column, row)))),
        (None, None) if bytes[5] == b'A' && bytes[6] == b'A' => Some((side, None)),
        _ => None,
    }
}
