//! `.ngf`: files of Cyberoro and wBaduk. Twelve lines of game information, then a move a line: `PMABBREER`, where `AB` is a counter, `B`
//! the colour, and `REER` column and row, forwards and backwards.

use super::record::{Record, ServerError, Side};
use super::words::{date, name_and_rank};

/// Lines before the first move.
const HEAD: usize = 12;

pub fn is(start: &[u8]) -> bool {
    let mut lines = start.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
    let size = lines.nth(1).and_then(|line| std::str::from_utf8(line).ok()?.parse::<u8>().ok());
    let is_move = |line: &[u8]| line.len() >= 9 && line.starts_with(b"PM") && matches!(line[4], b'B' | b'W');
    size.is_some_and(|size| (2..=19).contains(&size)) && lines.skip(HEAD - 4).take(64).any(is_move)
}

pub fn read(lines: &[&str], record: &mut Record) -> Result<(), ServerError> {
    // The content may begin after empty lines.
    let begin = lines.iter().position(|line| !line.trim().is_empty()).unwrap_or_default();
    let head = |at: usize| lines.get(begin + at).map_or("", |line| line.trim());
    record.size = head(1).parse().unwrap_or(19);
    for (at, side) in [(2, Side::White), (3, Side::Black)] {
        let (name, rank) = name_and_rank(head(at));
        record.set_player(side, &name, rank.as_deref());
    }
    record.set("EV", head(0));
    record.set("PC", head(4));
    record.set("DT", date(head(8)).as_deref().unwrap_or_default());
    let handicap: usize = head(5).parse().unwrap_or_default();
    if let Ok(komi) = head(7).parse::<i32>() {
        // The half that decides is not written; a handicap goes without it.
        record.set("KM", &if handicap < 2 { format!("{komi}.5") } else { komi.to_string() });
    }
    if let Some(minutes) = head(9).parse::<u32>().ok().filter(|&minutes| minutes > 0) {
        record.set("TM", &(u64::from(minutes) * 60).to_string());
    }
    match result(head(10)) {
        Some(result) => record.set("RE", &result),
        None if head(10).is_empty() => {}
        None => record.unread.push((
            begin + 11,
            message!("result-not-understood", "the result '{result}' is not understood", result = head(10)),
        )),
    }
    let mut last = 0;
    for (at, line) in lines.iter().enumerate().skip(begin + HEAD) {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        match played(line, record) {
            Some((side, point)) => last = record.play(last, side, point),
            None => record.no_move(at + 1, line),
        }
    }
    record.set_handicap(handicap);
    Ok(())
}

/// The colour and the point; a point outside on both sides is a pass.
fn played(line: &str, record: &Record) -> Option<(Side, Option<(u8, u8)>)> {
    let bytes = line.as_bytes();
    if !line.starts_with("PM") || bytes.len() < 7 {
        return None;
    }
    let side = Side::of_letter(bytes[4])?;
    match (bytes[5].checked_sub(b'B'), bytes[6].checked_sub(b'B')) {
        (Some(column), Some(row)) if record.is_on_board(column, row) => Some((side, Some((column, row)))),
        (None, None) if bytes[5] == b'A' && bytes[6] == b'A' => Some((side, None)),
        _ => None,
    }
}

/// `White wins by  resign!`, `Black wins by 0.5!`, `黒中押し勝ち!`.
fn result(text: &str) -> Option<String> {
    let lower = text.to_lowercase();
    let says = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    let winner = match (says(&["white", "白", "백"]), says(&["black", "黒", "黑", "흑"])) {
        (true, false) => 'W',
        (false, true) => 'B',
        _ => return None,
    };
    let digits: String = lower.chars().filter(|c| c.is_ascii_digit() || *c == '.').collect();
    if says(&["resign", "中押", "中盤", "中盘", "불계"]) {
        return Some(format!("{winner}+R"));
    }
    if says(&["time", "時間", "时间", "시간"]) {
        return Some(format!("{winner}+T"));
    }
    digits.trim_matches('.').parse::<f64>().ok().map(|points| format!("{winner}+{points}"))
}
