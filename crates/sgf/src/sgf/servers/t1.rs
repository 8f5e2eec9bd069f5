//! `.T1`: a game of TwixT as saved by T1j. Lines of game information, each marked with `#`, then a move a line: `d4`, `swap`, `resign`. The
//! first player connects top and bottom, as White does in SGF.

use super::record::{Record, ServerError, Side};
use crate::sgf::point::Naming;

/// The board size, where no line gives it.
const USUAL: u8 = 24;
const MOST: u8 = 99;
/// How many lines identify a file.
const LOOKED_AT: usize = 64;
/// The lines of the head, counted from 0, that name the players.
const PLAYERS: [usize; 2] = [3, 4];
const FEWEST_MOVES: usize = 4;
/// The lines of a head as T1j writes it.
const HEAD: usize = 13;

/// Words of lines that say nothing about the game: which player was the computer, whether the game is over, whether
/// sides may be swapped, and the version of the format.
const IDLE: [&str; 6] = ["human", "computer", "person", "over", "pie", "version"];

/// What the lines of the head are about where nothing names that, in their order.
const UNSAID: [&str; 11] =
    ["version", "player 1", "player 2", "y-size", "x-size", "human", "human", "starting", "direction", "pie", "over"];

/// How the names of lines begin.
const NAMES: [&str; 9] =
    ["version", "player 1", "player 2", "y-size", "x-size", "starting", "direction", "pie", "game"];

/// What a line is about: newer versions write `Name of Player 1` of a player.
fn about(of: &str) -> &str {
    of.strip_prefix("name of ").unwrap_or(of)
}

/// A line of the head: its value and its name, before and after the sign. A player's name may have the sign as well.
fn entry(line: &str) -> Option<(&str, String)> {
    let is_name = |of: &str| NAMES.iter().any(|name| about(of).starts_with(name));
    let last = line.rsplit_once('#').map(|(value, of)| (value.trim(), of.trim().to_ascii_lowercase()));
    let first = || line.split_once('#').map(|(value, of)| (value.trim(), of.trim().to_ascii_lowercase()));
    last.filter(|(_, of)| is_name(of)).or_else(first)
}

pub fn is(start: &[u8]) -> bool {
    let lines = || start.split(|&byte| byte == b'\n').take(LOOKED_AT).map(String::from_utf8_lossy);
    let names = |player: &str| lines().any(|line| entry(&line).is_some_and(|(_, of)| about(&of).starts_with(player)));
    start.starts_with(b"#") && (names("player 1") && names("player 2") || is_head_and_moves(start))
}

/// Some files give the players without the word: a head of lines with `#`, as long as T1j writes it, then nothing but moves, enough to
/// distinguish a game from notes. The last line may be cut off.
fn is_head_and_moves(start: &[u8]) -> bool {
    let mut lines: Vec<_> =
        start.split(|&byte| byte == b'\n').take(LOOKED_AT + 1).map(String::from_utf8_lossy).collect();
    lines.pop();
    let is_of_head = |line: &str| entry(line).is_some();
    let head = lines.iter().take_while(|line| is_of_head(line)).count();
    let moves = || lines[head..].iter().map(|line| line.trim()).filter(|line| !line.is_empty());
    head > PLAYERS[1] && moves().count() >= FEWEST_MOVES && moves().all(|line| played(line, (MOST, MOST)).is_some())
}

pub fn read(lines: &[&str], record: &mut Record) -> Result<(), ServerError> {
    record.begin("21", USUAL, Naming::LetterNumberFromTop);
    // What the head says: of several lines about one thing the first counts.
    let (mut columns, mut rows, mut are_rows_lettered, mut first) = (None, None, None, None);
    // The side that is to move after what was played, and after lines that could not be read.
    let (mut side, mut last) = (Side::White, 0);
    for (at, line) in lines.iter().enumerate() {
        let of_head = is_bare(lines, at, record.sides());
        // Its place says what it is about, unless there is a line too many.
        let is_placed = of_head && lines.get(HEAD).is_none_or(|line| entry(line).is_none());
        if of_head && !is_placed {
            record.not_known(at + 1, line.trim());
            continue;
        }
        if let Some((value, of)) = entry(line).or_else(|| is_placed.then(|| (line.trim(), String::new()))) {
            let unsaid = || at.checked_sub(PLAYERS[0] - 1).and_then(|at| UNSAID.get(at)).copied().unwrap_or_default();
            let of = if of.is_empty() { unsaid() } else { about(&of) };
            let is_known = match value {
                "" => true,
                name if of == "player 1" => {
                    record.set_from(at + 1, "PW", name);
                    true
                }
                name if of == "player 2" => {
                    record.set_from(at + 1, "PB", name);
                    true
                }
                // A board has as many rows as columns where only one line says how many.
                lines if of.contains("size") => {
                    let is_new = is_first(if of.contains('x') { &mut columns } else { &mut rows }, number(lines));
                    record.size = columns.or(rows).unwrap_or(USUAL);
                    record.rows = rows;
                    is_new
                }
                // Which way letters run: vertical lines have them, which are the columns, or horizontal ones.
                way if of.contains("direction") => {
                    let found = match way.to_ascii_lowercase().as_str() {
                        "h" => Some(true),
                        "v" | "lefttop" => Some(false),
                        _ => None,
                    };
                    is_first(&mut are_rows_lettered, found)
                }
                // The number of the player, or whether it is the first.
                player if of.contains("starting") || of.contains("starts") => {
                    let found = match player.to_ascii_lowercase().as_str() {
                        "1" | "y" => Some(Side::White),
                        "2" | "n" => Some(Side::Black),
                        _ => None,
                    };
                    let is_new = is_first(&mut first, found);
                    side = first.unwrap_or(Side::White);
                    is_new
                }
                _ => IDLE.iter().any(|word| of.contains(word)),
            };
            if !is_known {
                record.not_known(at + 1, line.trim());
            }
            continue;
        }
        if line.trim().is_empty() {
            continue;
        }
        let (columns, rows) = record.sides();
        let is_turned = are_rows_lettered == Some(true);
        match played(line.trim(), if is_turned { (rows, columns) } else { (columns, rows) }) {
            Some(Played::Peg((letter, number))) => {
                last = record.play(last, side, Some(if is_turned { (number, letter) } else { (letter, number) }));
            }
            Some(Played::Said(word)) => last = record.say(last, side, word),
            None => record.no_move(at + 1, line),
        }
        side = side.other();
    }
    Ok(())
}

/// Whether a line is of the head but has no `#`: others of the head follow it, or it is the last.
fn is_bare(lines: &[&str], at: usize, size: (u8, u8)) -> bool {
    let is_entry = |at: usize| lines.get(at).is_some_and(|line| entry(line).is_some());
    at < HEAD
        && !is_entry(at)
        && !lines[at].trim().is_empty()
        && played(lines[at].trim(), size).is_none()
        && ((at + 1..HEAD).any(is_entry) || at == HEAD - 1 && is_entry(at - 1))
}

/// Notes the value of a line unless another line had one. Returns whether it has any, and no other than that line.
fn is_first<T: Copy + PartialEq>(known: &mut Option<T>, found: Option<T>) -> bool {
    *known = known.or(found);
    found.is_some() && *known == found
}

enum Played {
    Peg((u8, u8)),
    Said(&'static str),
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number| (1..=MOST).contains(number))
}

fn played(text: &str, (columns, rows): (u8, u8)) -> Option<Played> {
    if let Some(word) = ["swap", "resign"].into_iter().find(|word| text.eq_ignore_ascii_case(word)) {
        return Some(Played::Said(word));
    }
    let (column, row) = Naming::LetterNumberFromTop.parse(text, columns.into(), rows.into())?;
    let line = |line: u16, of: u8| u8::try_from(line).ok().filter(|line| *line < of);
    Some(Played::Peg((line(column, columns)?, line(row, rows)?)))
}
