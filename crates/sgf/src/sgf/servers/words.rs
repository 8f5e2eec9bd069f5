//! How servers write names, ranks, dates and results.

use crate::sgf::value::{
    amount::{self, points},
    date,
    outcome::Outcome,
};
use std::sync::LazyLock;

/// The lines of a file whose encoding is not known yet. No character of one that files are in has a line break as its second half.
pub fn lines_of(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let lines = bytes.strip_suffix(b"\n").unwrap_or(bytes).split(|&byte| byte == b'\n');
    lines.flat_map(|line| line.strip_suffix(b"\r").unwrap_or(line).split(|&byte| byte == b'\r'))
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

/// Before the rank of a professional.
const PROFESSIONAL: [&str; 4] = ["프로", "プロ", "职业", "職業"];

/// `3D`, `10K`, `9DP`, `3段`, `5段P`, `2級`, with a star where the server is not sure, as records write it: `3d`, `10k`, `9p`.
pub fn rank(text: &str) -> Option<String> {
    // A bracket that was cut off stands for one around a note: `7단(P`, `5단(*`.
    let text: String = text.chars().filter(|c| !matches!(c, '(' | ')' | '*')).collect();
    let text = text.trim();
    let (text, unsure) = text.strip_suffix('?').map_or((text, ""), |sure| (sure, "?"));
    let (text, is_professional) = match PROFESSIONAL.iter().find_map(|word| text.strip_prefix(word)) {
        Some(rest) => (rest.trim_start(), true),
        None => (text, false),
    };
    // Numbers in words are of professionals, mostly: they stay as they are.
    let mut letters = text.chars();
    if letters.next().is_some_and(|number| "初一二三四五六七八九초".contains(number))
        && matches!(letters.as_str(), "段" | "단")
    {
        return Some(text.to_owned());
    }
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, unit) = text.split_at(digits);
    let number: u8 = number.parse().ok().filter(|number| (1..=30).contains(number))?;
    let letter = match unit.trim().to_lowercase().as_str() {
        "k" | "kyu" | "級" | "级" | "급" => 'k',
        "d" | "dan" | "段" | "단" if is_professional => 'p',
        "d" | "dan" | "段" | "단" => 'd',
        "p" | "dp" | "段p" | "단p" | "-dan" => 'p',
        _ => return None,
    };
    Some(format!("{number}{letter}{unsure}"))
}

/// More stones than anybody is given before the game.
const MOST_STONES: usize = 99;

/// Nor is there a komi of more points.
pub const MOST_KOMI: i32 = 999;

/// A komi in points, which some programs write in hundredths, or in the stones that Chinese rules count.
pub fn komi(text: &str) -> Option<String> {
    // A number of such parts has whole quarters, or is one of the usual ones in tenths.
    let is_number = |number: i64| matches!(number.abs(), 0..25 | 55 | 65 | 75) || number % 25 == 0;
    let komi = amount::komi(text, true).filter(|_| text.parse().map_or(true, is_number))?;
    Some(komi.to_string()).filter(|_| komi.abs() <= MOST_KOMI as f32)
}

/// The number of stones of a handicap.
pub fn handicap(text: &str) -> Option<usize> {
    text.trim().parse().ok().filter(|stones| *stones <= MOST_STONES)
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
    // There is no 30 February.
    Some(format!("{year}-{month:02}-{day:02}")).filter(|date| date::read(date).is_some())
}

/// The terms of a game in words.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Terms {
    /// The komi in points; what White gives is less than nothing.
    pub komi: Option<f32>,
    /// The stones of a handicap.
    pub handicap: Option<u32>,
}

/// A word in the terms of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Term {
    Black,
    White,
    /// Before or after a number of stones.
    Handicap,
    /// Black begins and gives nothing.
    First,
    /// What says no more than others.
    Filler,
    /// After a number: stones, of a handicap or as Chinese count points.
    Stones,
    /// After a number: points, and half a point more.
    Points,
    AndHalf,
}

const TERMS: [(Term, &str); 8] = [
    (Term::Black, "black|흑|黑|黒"),
    (Term::White, "white|백|白"),
    (Term::Handicap, "handicap|접바둑|让子棋|讓子棋|让子|讓子|让|讓|授|置碁"),
    (Term::First, "no komi|no dum|정선|让先|讓先|授先|定先|任先"),
    (
        Term::Filler,
        "even game|even|no handicap|dum|gongje|komi|gives|호선|맞바둑|맞둠|공제|덤|分先|互先|贴目|貼目|贴|貼|コミ出し|コミ|こみ|先相先|番|棋|对局|對局",
    ),
    (Term::Stones, "stones|stone|점|子"),
    (Term::Points, "points|point|집|目"),
    (Term::AndHalf, "집반|반집|目半|半目|半"),
];

/// The terms of a game: `Black 6.5 Dum`, `3 Handicap : White Dum(5)`, `호선 : 흑 공제 6집반`, `让5子 让子棋`. `None` unless all is understood.
pub fn terms(text: &str) -> Option<Terms> {
    let mut terms = Terms::default();
    // Whether a number of handicap stones is due, and how many stones were named without a word for what they are.
    let (mut gives, mut is_handicap, mut named) = (Term::Black, false, None);
    let whole = |stones: f32| Some(stones as u32).filter(|whole| *whole as f32 == stones);
    let is_handicap_of = |stones: u32| stones as usize <= MOST_STONES;
    let mut number: Option<f32> = None;
    for token in tokens(text, &TERMS) {
        match token? {
            Token::Number(_) if number.is_some() => return None,
            Token::Number(found) => number = Some(found),
            Token::Word(word @ (Term::Black | Term::White)) => gives = word,
            Token::Word(Term::Handicap) => {
                terms.handicap = number.take().and_then(whole).or(named).or(terms.handicap);
                is_handicap = terms.handicap.is_none();
            }
            Token::Word(Term::First) => terms.komi = terms.komi.or(Some(0.0)),
            Token::Word(Term::Filler) => {}
            Token::Word(Term::Stones) => {
                // A stone counts twice as a point; those of a handicap are whole, and their number may be noted already.
                let stones = number.take().unwrap_or_default();
                match whole(stones) {
                    None if stones.fract() == 0.0 => return None,
                    None => terms.komi = Some(2.0 * stones),
                    Some(stones) => named = Some(stones).filter(|stones| *stones > 0).or(named),
                }
                is_handicap = false;
            }
            Token::Word(Term::Points) => number = Some(number?),
            Token::Word(Term::AndHalf) => number = Some(number.unwrap_or_default() + 0.5),
        }
        if is_handicap && let Some(stones) = number.take() {
            (is_handicap, terms.handicap) = (false, whole(stones));
        }
    }
    if let Some(points) = number {
        terms.komi = Some(if gives == Term::White { -points } else { points });
    }
    Some(terms).filter(|terms| terms.handicap.is_none_or(is_handicap_of))
}

/// A time limit in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeLimit {
    /// There is none.
    None,
    /// Seconds of main time; seconds of a period of byo-yomi, and how many there are.
    Of { main: u32, period: u32, periods: u32 },
}

/// A word in a time limit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TimeWord {
    Unlimited,
    Filler,
    /// After a number.
    Seconds(u32),
    Periods,
    /// Between the number of periods and their length.
    PeriodsOf,
}

const TIME_WORDS: [(TimeWord, &str); 7] = [
    (TimeWord::Unlimited, "no limit|no time limit|unlimited|none|없음|무제한|无限|無限|无|無|なし"),
    (
        TimeWord::Filler,
        "time limit|time:|main time|제한시간|초읽기|每方限时|每方限時|限时|限時|读秒|讀秒|持ち時間|秒読み|countdown|\
         byo-yomi|byoyomi|각자|각|各",
    ),
    (TimeWord::Seconds(3600), "hours|hour|시간|小时|小時|時間"),
    (TimeWord::Seconds(60), "minutes|minute|min|분|分钟|分鐘|分"),
    (TimeWord::Seconds(1), "seconds|second|sec|초|秒"),
    (TimeWord::Periods, "times|time|회|번|次|回"),
    (TimeWord::PeriodsOf, "x|×"),
];

/// The time limit in a text: `Time limit 20minute : 30 second countdown 3 time`, `제한시간 20분 : 30초 초읽기 3번`, `每方限时: 无`. `None` unless
/// all is understood.
pub fn time_limit(text: &str) -> Option<TimeLimit> {
    let mut amounts: Vec<u32> = Vec::new();
    let mut number: Option<u32> = None;
    let mut periods: Option<u32> = None;
    // The place of the length of a period among the amounts.
    let mut period_at = None;
    let mut is_unlimited = false;
    for token in tokens(text, &TIME_WORDS) {
        match token? {
            Token::Number(_) if number.is_some() => return None,
            Token::Number(found) => {
                number = Some(found).filter(|n| n.fract() == 0.0 && (0.0..1e6).contains(n)).map(|n| n as u32)
            }
            Token::Word(TimeWord::Unlimited) => is_unlimited = true,
            Token::Word(TimeWord::Filler) => {}
            Token::Word(TimeWord::Seconds(each)) => amounts.push(number.take()?.checked_mul(each)?),
            Token::Word(TimeWord::Periods) => {
                periods = Some(number.take()?);
                period_at = amounts.len().checked_sub(1);
            }
            Token::Word(TimeWord::PeriodsOf) => {
                periods = Some(number.take()?);
                period_at = Some(amounts.len());
            }
        }
    }
    match (is_unlimited, number, amounts.is_empty()) {
        (true, None, true) => return Some(TimeLimit::None),
        (false, None, false) => {}
        _ => return None,
    }
    let period = match (periods, period_at) {
        (Some(_), Some(at)) if at < amounts.len() => amounts.remove(at),
        (None, None) => 0,
        _ => return None,
    };
    let main = amounts.into_iter().try_fold(0, u32::checked_add)?;
    Some(TimeLimit::Of { main, period, periods: periods.unwrap_or_default() })
}

/// Words that show in which language a file is, besides those of terms and times.
const RESULTS: [&str; 28] = [
    "비김",
    "시간패",
    "时间胜",
    "時間勝",
    "超时",
    "超時",
    "불계승",
    "불계",
    "시간승",
    "집승",
    "집반승",
    "무승부",
    "중반",
    "단",
    "급",
    "中盘胜",
    "中盤勝",
    "中押し勝ち",
    "中押勝",
    "超时胜",
    "超時勝",
    "目胜",
    "目勝",
    "子胜",
    "子勝",
    "勝ち",
    "段",
    "級",
];

/// The words of these formats that are not ASCII.
static FOREIGN_WORDS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let names = TERMS.iter().map(|(_, names)| *names).chain(TIME_WORDS.iter().map(|(_, names)| *names));
    names.flat_map(|names| names.split('|')).chain(RESULTS).filter(|name| !name.is_ascii()).collect()
});

/// How many letters beyond ASCII of a text are in words that these formats use.
pub fn known_letters(text: &str) -> usize {
    let (mut rest, mut count) = (text, 0);
    while let Some(at) = rest.find(|letter: char| !letter.is_ascii()) {
        rest = &rest[at..];
        let longest = FOREIGN_WORDS.iter().filter(|word| rest.starts_with(**word)).map(|word| word.len()).max();
        count += longest.map_or(0, |length| rest[..length].chars().count());
        let length = longest.or_else(|| rest.chars().next().map(char::len_utf8)).unwrap_or(rest.len());
        rest = &rest[length..];
    }
    count
}

/// A number, or a word of a list.
enum Token<W> {
    Number(f32),
    Word(W),
}

/// The numbers and words of a text, whatever separates them; `None` for the first that is neither, and the last then.
fn tokens<'a, W: Copy>(text: &str, words: &'a [(W, &'a str)]) -> impl Iterator<Item = Option<Token<W>>> {
    let lower = text.to_lowercase();
    let mut rest = lower.as_str();
    let mut found = Vec::new();
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || ":：()（）,，;；-".contains(c));
        if rest.is_empty() {
            return found.into_iter();
        }
        let is_part = |c: char| c.is_ascii_digit() || matches!(c, '.' | '/' | '又' | '½');
        let digits = rest.len() - rest.trim_start_matches(is_part).len();
        let starts = rest.starts_with(|c: char| c.is_ascii_digit());
        if let Some(number) = points(&rest[..digits]).filter(|_| starts) {
            found.push(Some(Token::Number(number)));
            rest = &rest[digits..];
            continue;
        }
        let of_list = |&(word, names): &(W, &'a str)| {
            let lengths = names.split('|').filter(|name| rest.starts_with(name)).map(str::len);
            lengths.max().map(|length| (word, length))
        };
        match words.iter().filter_map(of_list).max_by_key(|(_, length)| *length) {
            Some((word, length)) => {
                found.push(Some(Token::Word(word)));
                rest = &rest[length..];
            }
            None => {
                found.push(None);
                return found.into_iter();
            }
        }
    }
}

/// What a text says about the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndOfGame {
    /// The game had a result, as records write it.
    Result(String),
    /// The game goes on, or the text is empty.
    None,
    /// The text is not understood.
    Unknown,
}

/// The result of a game that nobody won and both players lost, as records have it.
pub const BOTH_LOST: &str = "Both lost";

/// Games without a winner, in small letters.
const DRAWN: [&str; 5] = ["draw", "jigo", "무승부", "平局", "빅"];
const GOES_ON: [&str; 6] = ["progress", "unfinished", "진행", "대국중", "进行", "進行"];
/// English as servers shorten it, where [`Outcome::read`] expects sentences.
const LOST: [&str; 3] = ["lose", "loss", "lost"];
const WON: [&str; 3] = ["win", "won", "victory"];
/// What turns a result into another one.
const NOT: [&str; 5] = ["n't", "n’t", " not ", "never", "nobody"];
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
    // `3.5집 흑승`: by how much, before who won.
    let last =
        [("흑승", "흑"), ("백승", "백")].into_iter().find_map(|(end, winner)| Some((text.strip_suffix(end)?, winner)));
    if let Some(outcome) = last.and_then(|(by, winner)| Outcome::read(&format!("{winner} {}승", by.trim()), &[])) {
        return EndOfGame::Result(outcome.write());
    }
    let lower = text.to_lowercase();
    let says = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    if says(&NOT) {
        return EndOfGame::Unknown;
    }
    if lower.split_whitespace().next() == Some("both") && says(&LOST) {
        return EndOfGame::Result(BOTH_LOST.to_owned());
    }
    let (before, winner, rest) = match (lower.split_once("black"), lower.split_once("white")) {
        (None, None) if says(&DRAWN) => return EndOfGame::Result(Outcome::Draw.write()),
        (None, None) if says(&GOES_ON) => return EndOfGame::None,
        (Some((before, rest)), None) => (before, 'B', rest),
        (None, Some((before, rest))) => (before, 'W', rest),
        _ => return EndOfGame::Unknown,
    };
    // `Lee wins against Black`, `Black Jack wins`.
    if !is_about(before, rest) {
        return EndOfGame::Unknown;
    }
    // `White timeout`: whoever that is about, nobody is named as the winner.
    if !says(&WON) && !says(&LOST) {
        return EndOfGame::Unknown;
    }
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
            // How it was won is not known, but who won.
            None if is_uncounted(rest) => String::new(),
            None => return EndOfGame::Unknown,
        },
    };
    EndOfGame::Result(format!("{winner}+{by}"))
}

/// Whether a sentence is about the colour between these parts of it: a verb follows the colour or is before it, and nobody else is named before
/// either.
fn is_about(before: &str, rest: &str) -> bool {
    const BESIDE: [&str; 9] = ["the", "a", "player", "result", "is", "for", "has", "by", "s"];
    let is_word = |word: &&str| !word.is_empty() && !BESIDE.contains(word);
    let mut before = before.split(|c: char| !c.is_alphanumeric()).filter(is_word).peekable();
    let mut rest = rest.split(|c: char| !c.is_alphanumeric()).filter(is_word);
    let is_behind_verb = before.peek().is_some();
    before.all(is_verb) && (is_behind_verb || rest.next().is_some_and(is_verb))
}

fn is_verb(word: &str) -> bool {
    WON.iter().chain(&LOST).any(|verb| word.starts_with(verb))
}

/// What stands in place of a number of points.
const UNCOUNTED: [&str; 4] = ["by", "counted", "counting", "unknown"];

/// Whether nothing but the winner is named: ` wins by counted`.
fn is_uncounted(rest: &str) -> bool {
    rest.split_whitespace().all(|word| UNCOUNTED.contains(&word) || is_verb(word))
}

/// The only number in a text, and the half or quarter that belongs to it. Nobody wins by less than nothing.
fn margin(text: &str) -> Option<f64> {
    let is_below_nothing = |part: &str| part.starts_with(|c: char| c.is_ascii_digit());
    if text.split(['-', '−']).skip(1).any(is_below_nothing) {
        return None;
    }
    let has_part = |word: &str| word == "half" || word.contains(['/', '½', '¼', '¾']);
    let words = || text.split(|c: char| c.is_whitespace() || matches!(c, ',' | '(' | ')'));
    if words().any(has_part) {
        let is_number = |word: &&str| has_part(word) || word.starts_with(|c: char| c.is_ascii_digit());
        return points(&words().filter(is_number).collect::<Vec<_>>().join(" ")).map(f64::from);
    }
    let numbers = text.split(|c: char| !c.is_ascii_digit() && c != '.').map(|part| part.trim_matches('.'));
    let mut numbers = numbers.filter(|digits| !digits.is_empty());
    let number = numbers.next()?;
    if numbers.next().is_some() { None } else { number.parse().ok().filter(|margin: &f64| margin.is_finite()) }
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
            ("이창호 초단", "이창호", Some("초단")),
            ("이창호 프로9단", "이창호", Some("9p")),
            ("古力 职业九段", "古力", Some("九段")),
            ("김 프로", "김 프로", None),
            ("Ann 2k?", "Ann", Some("2k?")),
            ("John Smith", "John Smith", None),
            ("", "", None),
        ] {
            assert_eq!(name_and_rank(text), (name.to_owned(), rank.map(str::to_owned)), "{text}");
        }
        for (text, day) in [
            ("2016- 3-26-17-29-25", Some("2016-03-26")),
            ("20200230", None),
            ("2019-13-01", None),
            ("2000/2/29", Some("2000-02-29")),
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
            ("Black wins 4 and a half", "B+4.5"),
            ("White wins by half a point!", "W+0.5"),
            ("Black wins by 2 1/2 points >> White(58):Black(92)", "B+2.5"),
            ("White wins by 3½", "W+3.5"),
            ("Black wins by 34win >> White(58):Black(92)", "B+34"),
            ("Black wins by 16.5 points! >> White(66):Black(89)", "B+16.5"),
            ("Black wins by counted", "B+"),
            ("White wins by unknown!", "W+"),
            ("Black loses", "W+"),
            ("The winner is Black", "B+"),
            ("Victory for Black by 3 points", "B+3"),
            ("White has won by 3.5", "W+3.5"),
            ("Black player wins against Lee by 2.5", "B+2.5"),
            ("黒中押し勝ち!", "B+R"),
            ("白1.5目勝ち!", "W+1.5"),
            ("白半目勝ち!", "W+0.5"),
            ("黑時間勝", "B+T"),
            ("黑时间胜", "B+T"),
            ("黑中盤敗", "W+R"),
            ("白11目胜", "W+11"),
            ("250수 흑7집승", "B+7"),
            ("3.5집 흑승", "B+3.5"),
            ("흑 반집승", "B+0.5"),
            ("백 3집반승", "W+3.5"),
            ("흑 시간승", "B+T"),
            ("백 불계승", "W+R"),
            ("흑 시간패", "W+T"),
            ("black 3.5 win", "B+3.5"),
            ("white 0.5 points win!", "W+0.5"),
            ("黒時間勝ち!", "B+T"),
            ("黑方超时", "W+T"),
            ("비김", "0"),
            ("三劫無勝負", "Void"),
            ("Draw", "0"),
            ("Draw!", "0"),
            ("무승부", "0"),
            ("No result", "Void"),
            ("Game suspended", "Void"),
            ("Game suspended!", "Void"),
            ("Adjourned", "Void"),
            ("봉수", "Void"),
            ("打ち掛け", "Void"),
            ("封手", "Void"),
        ] {
            assert_eq!(end_of_game(text), EndOfGame::Result(result.to_owned()), "{text}");
        }
        for text in ["", "  ", "Progressing!", "진행중", "Unfinished"] {
            assert_eq!(end_of_game(text), EndOfGame::None, "{text}");
        }
        for text in [
            "Black",
            "Black and White agreed",
            "who knows",
            "Black wins by 3 or 4",
            "Black wins by -1",
            "333",
            "Black wins 4 or 5 and a half",
            // The winner is somebody else, or has a colour as a name.
            "Lee wins against Black",
            "Lee wins by 3.5 against Black",
            "Lee won over White by resignation",
            "Lee loses to White",
            "Black's opponent wins",
            "Black Jack wins by 3.5",
            "Mr. White wins",
            "The win of Lee over Black",
        ] {
            assert_eq!(end_of_game(text), EndOfGame::Unknown, "{text}");
        }
    }

    #[test]
    fn terms_and_time_limits_are_read_in_all_their_wordings() {
        let komi = |text: &str| terms(text).map(|terms| terms.komi);
        for (text, found) in [
            ("Black 6.5 Dum", Some(Some(6.5))),
            ("Even : Black 7.5 Dum", Some(Some(7.5))),
            ("호선 : 흑 공제 6집반", Some(Some(6.5))),
            ("호선: 흑 덤 반집", Some(Some(0.5))),
            ("정선", Some(Some(0.0))),
            ("2점 접바둑", Some(None)),
            ("분위기", None),
            ("分先 黑贴3又3/4子", Some(Some(7.5))),
            ("分先：黑贴7目半", Some(Some(7.5))),
            ("让先", Some(Some(0.0))),
            ("让5子 让子棋", Some(None)),
            ("互先 コミ6目半", Some(Some(6.5))),
            ("定先", Some(Some(0.0))),
            ("3 Handicap : White Dum(5)", Some(Some(-5.0))),
            ("No Handicap : Black Gongje 6.5", Some(Some(6.5))),
            ("4 Handicap : White Gongje 3.5", Some(Some(-3.5))),
            ("任先", Some(Some(0.0))),
            ("2점 접바둑 : 백 공제 3집반", Some(Some(-3.5))),
            ("3 stones", Some(None)),
            ("", Some(None)),
            ("Black 6.5 Dum and a pie", None),
            ("6 7", None),
            ("9999999999 stones handicap", None),
        ] {
            assert_eq!(komi(text), found, "{text}");
        }
        let of = |main, period, periods| Some(TimeLimit::Of { main, period, periods });
        for (text, found) in [
            ("Time limit 20minute : 30 second countdown 3 time", of(1200, 30, 3)),
            ("Time: 60 min : 3 x 30sec", of(3600, 30, 3)),
            ("제한시간 20분 : 30초 초읽기 3번", of(1200, 30, 3)),
            ("제한시간 1시간 30분 : 1분 초읽기 5회", of(5400, 60, 5)),
            ("50分\n30秒 3次", of(3000, 30, 3)),
            ("每方限时: 10分 读秒20秒3次", of(600, 20, 3)),
            ("持ち時間 10分", of(600, 0, 0)),
            ("每方限时: 无", Some(TimeLimit::None)),
            ("제한시간 없음", Some(TimeLimit::None)),
            ("No time limit", Some(TimeLimit::None)),
            // More than anybody has.
            ("999999 hours 999999 hours", None),
            ("70000000 minutes", None),
            ("long", None),
            ("20", None),
            ("3 times", None),
            ("", None),
        ] {
            assert_eq!(time_limit(text), found, "{text}");
        }
    }
}
