//! `.gib`: what Tygem stores. Lines `\[KEY=VALUE\]` between `\HS` and `\HE`, then moves between `\GS` and `\GE`.

use super::record::{Record, ServerError, Side};
use super::words::{date, name_and_rank, rank};

pub fn is(start: &[u8]) -> bool {
    start.starts_with(b"\\HS") || start.starts_with(b"\\[GIBOKIND") || start.starts_with(b"\\GS")
}

pub fn read(lines: &[&str], record: &mut Record) -> Result<(), ServerError> {
    let mut handicap: u8 = 0;
    let mut last = 0;
    for (at, line) in lines.iter().enumerate() {
        let line = line.trim();
        if let Some(head) = line.strip_prefix("\\[") {
            if let Some((key, value)) = head.split_once('=') {
                entry(key, value.trim_end_matches("\\]"), record);
            }
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |index: usize| words.get(index).and_then(|word| word.parse::<u8>().ok());
        match words.first().copied() {
            None | Some("\\HS" | "\\HE" | "\\GS" | "\\GE") => {}
            // How long the list is, and for whom.
            Some(word) if word.bytes().all(|byte| byte.is_ascii_digit()) => {}
            Some("INI") => handicap = number(3).unwrap_or_default(),
            Some("STO") => match (number(3), number(4), number(5)) {
                (Some(side @ 1..=2), Some(column), Some(row)) if record.is_on_board(column, row) => {
                    let side = if side == 1 { Side::Black } else { Side::White };
                    last = record.play(last, side, Some((column, row)));
                }
                _ => record.no_move(at + 1, line),
            },
            Some("SKI") => {
                let side = record.next_side_after(last, Side::Black);
                last = record.play(last, side, None);
            }
            Some(_) => record.not_known(at + 1, line),
        }
    }
    record.set_handicap(handicap.into());
    Ok(())
}

/// A line of the head.
fn entry(key: &str, value: &str, record: &mut Record) {
    match key {
        "GAMEBLACKNAME" | "GAMEWHITENAME" => {
            let (name, rank) = name_and_rank(value);
            let side = if key == "GAMEBLACKNAME" { Side::Black } else { Side::White };
            record.set_player(side, &name, rank.as_deref());
        }
        "GAMEBLACKLEVEL" => record.set("BR", rank(value).as_deref().unwrap_or_default()),
        "GAMEWHITELEVEL" => record.set("WR", rank(value).as_deref().unwrap_or_default()),
        "GAMENAME" => record.set("GN", value),
        "GAMEPLACE" => record.set("PC", value),
        "GAMECOMMENT" => record.set("GC", value),
        "GAMELECNAME" => record.set("AN", value),
        "GAMEDATE" => record.set("DT", date(value).as_deref().unwrap_or_default()),
        "GAMEINFOMAIN" => main(value, record),
        "GAMETAG" => tag(value, record),
        // Pictures, numbers of the server, and the same once more.
        _ => {}
    }
}

/// `GBKIND:3,GTIME:1200-30-3,GRLT:1,ZIPSU:35,GONGJE:65`.
fn main(value: &str, record: &mut Record) {
    let part = |key: &str| value.split(',').find_map(|part| part.strip_prefix(key)?.strip_prefix(':'));
    if let Some(result) = part("GRLT").and_then(|kind| result(kind, part("ZIPSU").unwrap_or_default())) {
        record.set("RE", &result);
    }
    if let Some(komi) = part("GONGJE").and_then(tenths) {
        record.set("KM", &komi);
    }
    let times: Vec<u32> = part("GTIME").unwrap_or_default().split('-').filter_map(|time| time.parse().ok()).collect();
    if let [main, period, periods] = times[..] {
        record.set("TM", &main.to_string());
        if period > 0 && periods > 0 {
            record.set("OT", &format!("{periods}x{period} byo-yomi"));
        }
    }
}

/// `S1,R3,D5,G0,W255,Z0,T30-3-1200,C2016:03:26:17:29,I:leejw977`: the same once more, and the date.
fn tag(value: &str, record: &mut Record) {
    let part =
        |key: char| value.split(',').find_map(|part| part.strip_prefix(key).filter(|part| !part.starts_with(':')));
    if let Some(day) = part('C').and_then(date) {
        record.set("DT", &day);
    }
    if let Some(result) = part('W').and_then(|kind| result(kind, part('Z').unwrap_or_default())) {
        record.set("RE", &result);
    }
    if let Some(komi) = part('G').and_then(tenths) {
        record.set("KM", &komi);
    }
}

/// A result from the number of its kind and ten times the points.
fn result(kind: &str, points: &str) -> Option<String> {
    let winner = match kind {
        "0" | "3" | "7" => 'B',
        "1" | "4" | "8" => 'W',
        _ => return None,
    };
    match kind {
        "3" | "4" => Some(format!("{winner}+R")),
        "7" | "8" => Some(format!("{winner}+T")),
        _ => Some(format!("{winner}+{}", tenths(points)?)),
    }
}

/// A number without its decimal point: `65` is 6.5.
fn tenths(text: &str) -> Option<String> {
    let number: i32 = text.parse().ok()?;
    let (whole, rest) = (number.abs() / 10, number.abs() % 10);
    let sign = if number < 0 { "-" } else { "" };
    Some(if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") })
}
