//! How servers write names, ranks, dates and results.

use crate::sgf::value::outcome::Outcome;

/// The lines of a file whose encoding is not known yet.
pub fn lines_of(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split(|byte| matches!(byte, b'\n' | b'\r'))
}

/// A name followed by a rank: `Ann (3D)`, `harpmaster(3段)`, `CYY 9DP`.
pub fn name_and_rank(text: &str) -> (String, Option<String>) {
    let text = text.trim();
    let (name, last) = match text.strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
        Some(parts) => parts,
        None => text.rsplit_once(char::is_whitespace).unwrap_or((text, "")),
    };
    match rank(last) {
        Some(rank) => (name.trim().to_owned(), Some(rank)),
        None => (text.to_owned(), None),
    }
}

/// `3D`, `10K`, `9DP`, `3段`, `5段P`, `2級`, with a star where the server is not sure, as records write it: `3d`, `10k`, `9p`.
pub fn rank(text: &str) -> Option<String> {
    // A bracket that was cut off stands for one around a note: `7단(P`, `5단(*`.
    let text: String = text.chars().filter(|c| !matches!(c, '(' | ')' | '*')).collect();
    let text = text.trim();
    let (text, unsure) = text.strip_suffix('?').map_or((text, ""), |sure| (sure, "?"));
    // Numbers in words are of professionals, mostly: they stay as they are.
    let mut letters = text.chars();
    if letters.next().is_some_and(|number| "初一二三四五六七八九".contains(number)) && letters.as_str() == "段"
    {
        return Some(text.to_owned());
    }
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, unit) = text.split_at(digits);
    let number: u8 = number.parse().ok().filter(|number| (1..=30).contains(number))?;
    let letter = match unit.trim().to_lowercase().as_str() {
        "k" | "kyu" | "級" | "级" | "급" => 'k',
        "d" | "dan" | "段" | "단" => 'd',
        "p" | "dp" | "段p" | "단p" | "-dan" => 'p',
        _ => return None,
    };
    Some(format!("{number}{letter}{unsure}"))
}

/// A date as records write it, from the first three numbers of a text: `2016- 3-26-17-29-25`, `2019/03/08,22:09:00`, `20170316 [09:37]`.
pub fn date(text: &str) -> Option<String> {
    let numbers: Vec<&str> = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty()).collect();
    let (year, month, day) = match numbers[..] {
        [whole, ..] if whole.len() == 8 => (&whole[..4], &whole[4..6], &whole[6..]),
        [year, month, day, ..] if year.len() == 4 => (year, month, day),
        _ => return None,
    };
    let (month, day): (u8, u8) = (month.parse().ok()?, day.parse().ok()?);
    ((1..=12).contains(&month) && (1..=31).contains(&day)).then(|| format!("{year}-{month:02}-{day:02}"))
}

/// What a text says about the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndOfGame {
    /// The game had a result, as records write it.
    Result(String),
    /// The game goes on, or nothing is said.
    None,
    /// The text is not understood.
    Unknown,
}

/// Games without a winner, in small letters.
const DRAWN: [&str; 5] = ["draw", "jigo", "무승부", "平局", "빅"];
const GOES_ON: [&str; 7] = ["progress", "unfinished", "adjourn", "suspend", "진행", "대국중", "进行"];
/// English as servers shorten it, where [`Outcome::read`] expects sentences.
const LOST: [&str; 3] = ["lose", "loss", "lost"];
const RESIGNED: &str = "resi";
const ON_TIME: &str = "time";
const FORFEITED: [&str; 4] = ["forfeit", "default", "escap", "disconnect"];

/// The result in a text of a server: `White wins by  resign!`, `Black wins by 34win >> White(58):Black(92)`, `White loses on time`,
/// `白1.5目勝ち!`, `250수 흑7집승`, `Draw`, `Progressing!`.
pub fn end_of_game(text: &str) -> EndOfGame {
    // What follows is how it was counted.
    let text = text.split(">>").next().unwrap_or_default().trim().trim_end_matches(['!', '.', '！', '。']).trim();
    if text.is_empty() {
        return EndOfGame::None;
    }
    if let Some(outcome) = Outcome::read(text, &[]) {
        return EndOfGame::Result(outcome.write());
    }
    let lower = text.to_lowercase();
    let says = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    let (winner, rest) = match (lower.split_once("black"), lower.split_once("white")) {
        (None, None) if says(&DRAWN) => return EndOfGame::Result(Outcome::Draw.write()),
        (None, None) if says(&GOES_ON) => return EndOfGame::None,
        (Some((_, rest)), None) => ('B', rest),
        (None, Some((_, rest))) => ('W', rest),
        _ => return EndOfGame::Unknown,
    };
    let winner = match (says(&LOST), winner) {
        (false, winner) => winner,
        (true, 'B') => 'W',
        (true, _) => 'B',
    };
    let by = match () {
        () if rest.contains(RESIGNED) => "R".to_owned(),
        () if rest.contains(ON_TIME) => "T".to_owned(),
        () if says(&FORFEITED) => "F".to_owned(),
        () => match margin(rest) {
            Some(points) => points.to_string(),
            None => return EndOfGame::Unknown,
        },
    };
    EndOfGame::Result(format!("{winner}+{by}"))
}

/// The only number in a text.
fn margin(text: &str) -> Option<f64> {
    let numbers = text.split(|c: char| !c.is_ascii_digit() && c != '.').map(|part| part.trim_matches('.'));
    let mut numbers = numbers.filter(|digits| !digits.is_empty());
    let number = numbers.next()?;
    if numbers.next().is_some() { None } else { number.parse().ok() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_and_dates_are_written_as_records_write_them() {
        for (text, name, rank) in [
            ("jy512 (15K)", "jy512", Some("15k")),
            ("石下之臣(2段)", "石下之臣", Some("2d")),
            ("LQC         9DP", "LQC", Some("9p")),
            ("江維傑      5段P", "江維傑", Some("5p")),
            ("ace550      7D*", "ace550", Some("7d")),
            ("홍기표      7단(P", "홍기표", Some("7p")),
            ("노영하      5단(*", "노영하", Some("5d")),
            ("李 五段", "李", Some("五段")),
            ("Ann 2k?", "Ann", Some("2k?")),
            ("John Smith", "John Smith", None),
            ("", "", None),
        ] {
            assert_eq!(name_and_rank(text), (name.to_owned(), rank.map(str::to_owned)), "{text}");
        }
        for (text, day) in [
            ("2016- 3-26-17-29-25", Some("2016-03-26")),
            ("2019/03/08,22:09:00", Some("2019-03-08")),
            ("20170316 [09:37]", Some("2017-03-16")),
            ("2012年11月22日 下午 6:3", Some("2012-11-22")),
            ("2016-13-01", None),
            ("yesterday", None),
        ] {
            assert_eq!(date(text).as_deref(), day, "{text}");
        }
    }

    #[test]
    fn results_are_read_in_all_their_wordings() {
        for (text, result) in [
            ("White wins by  resign!", "W+R"),
            ("White Win by Resign!", "W+R"),
            ("White wins by resi!", "W+R"),
            ("Black wins by resignation!", "B+R"),
            ("White loses on time", "B+T"),
            ("White wins by  time!", "W+T"),
            ("white wins by time", "W+T"),
            ("Black wins by 0.5!", "B+0.5"),
            ("Black wins by 34win >> White(58):Black(92)", "B+34"),
            ("Black wins by 16.5 points! >> White(66):Black(89)", "B+16.5"),
            ("黒中押し勝ち!", "B+R"),
            ("白1.5目勝ち!", "W+1.5"),
            ("白半目勝ち!", "W+0.5"),
            ("黑時間勝", "B+T"),
            ("黑时间胜", "B+T"),
            ("黑中盤敗", "W+R"),
            ("白11目胜", "W+11"),
            ("250수 흑7집승", "B+7"),
            ("흑 반집승", "B+0.5"),
            ("백 3집반승", "W+3.5"),
            ("흑 시간승", "B+T"),
            ("백 불계승", "W+R"),
            ("흑 시간패", "W+T"),
            ("Draw", "0"),
            ("Draw!", "0"),
            ("무승부", "0"),
            ("No result", "Void"),
        ] {
            assert_eq!(end_of_game(text), EndOfGame::Result(result.to_owned()), "{text}");
        }
        for text in ["", "  ", "Progressing!", "진행중"] {
            assert_eq!(end_of_game(text), EndOfGame::None, "{text}");
        }
        for text in ["Black", "Black and White agreed", "who knows", "Black wins by 3 or 4", "333"] {
            assert_eq!(end_of_game(text), EndOfGame::Unknown, "{text}");
        }
    }
}
