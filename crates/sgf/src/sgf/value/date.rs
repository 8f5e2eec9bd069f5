//! Dates of games: as the format lists them, `1996-12-27,28,1997-01-03`, and as people write them.

use super::words::is_among;
use std::fmt;

/// A day, a month or a year. Earlier ones are less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// The year, of four digits.
    pub year: u16,
    /// The month, 1 to 12; 0 where only the year is known.
    pub month: u8,
    /// The day, 1 to 31; 0 where only the month is known.
    pub day: u8,
}

/// The names of the months.
pub const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Days that a range may have to be written out day by day, as the format wants it.
const LONGEST: usize = 62;

/// Bytes that a date may have as people write it. What is longer is prose, and is not gone through word by word.
const LONGEST_WRITTEN: usize = 200;

impl Date {
    /// A valid calendar date; 0 means that a month or a day is not known.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let known = match (month, day) {
            (0, 0) => true,
            (1..=12, day) => day <= days_of(year, month),
            _ => false,
        };
        (known && (1..=9999).contains(&year)).then_some(Date { year, month, day })
    }

    /// The day after; `None` after the last one and where no day is known.
    pub fn next(self) -> Option<Date> {
        let Date { year, month, day } = self;
        if day == 0 {
            return None;
        }
        Date::new(year, month, day + 1)
            .or_else(|| Date::new(year, month + 1, 1))
            .or_else(|| Date::new(year.checked_add(1)?, 1, 1))
    }

    /// The day of the week, from 0 for Monday; of a month the one it begins with.
    pub fn weekday(self) -> usize {
        let (year, month) = (i32::from(self.year), i32::from(self.month.max(1)));
        // Years are counted from March, so that the leap day is the last.
        let (year, month) = if month < 3 { (year - 1, month + 9) } else { (year, month - 3) };
        let days = 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5;
        (days + i32::from(self.day.max(1)) + 1).rem_euclid(7) as usize
    }
}

impl fmt::Display for Date {
    /// As people write it: `27 December 1996`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let month = MONTHS.get(usize::from(self.month).wrapping_sub(1));
        match (month, self.day) {
            (Some(month), 0) => write!(f, "{month} {}", self.year),
            (Some(month), day) => write!(f, "{day} {month} {}", self.year),
            (None, _) => write!(f, "{}", self.year),
        }
    }
}

/// How many days a month has.
pub fn days_of(year: u16, month: u8) -> u8 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The dates of a value as the format has it; `None` where it is written otherwise, or names a day that is none.
pub fn read(value: &str) -> Option<Vec<Date>> {
    read_with(value, Date::new)
}

/// Whether a value has the form of dates but contains a day that does not exist.
pub fn names_no_day(value: &str) -> bool {
    let any_day = |year, month, day| (month <= 12 && day <= 99).then_some(Date { year, month, day });
    read(value).is_none() && read_with(value, any_day).is_some()
}

/// Dates in the format's form; `dated` decides which exist.
fn read_with(value: &str, dated: impl Fn(u16, u8, u8) -> Option<Date>) -> Option<Vec<Date>> {
    let mut dates: Vec<Date> = Vec::new();
    for part in value.trim().split(',') {
        let fields: Vec<&str> = part.trim().split('-').collect();
        let digits = |text: &str, count| text.len() == count && text.bytes().all(|byte| byte.is_ascii_digit());
        let (year, rest) = match fields.split_first() {
            Some((first, rest)) if digits(first, 4) => (Some(first.parse().ok()?), rest),
            _ => (None, &fields[..]),
        };
        let numbers = rest.iter().map(|field| field.parse::<u8>().ok().filter(|&n| digits(field, 2) && n > 0));
        let numbers = numbers.collect::<Option<Vec<u8>>>()?;
        let last = dates.last();
        let given = year.or(last.map(|last| last.year))?;
        dates.push(match (&numbers[..], year, last) {
            ([], Some(_), _) => dated(given, 0, 0)?,
            // After a date with a day a single number is another day.
            (&[day], None, Some(last)) if last.day > 0 => dated(given, last.month, day)?,
            (&[month], ..) => dated(given, month, 0)?,
            (&[month, day], ..) => dated(given, month, day)?,
            _ => return None,
        });
    }
    Some(dates)
}

/// Dates as the format writes them, each as short as it may be.
pub fn write(dates: &[Date]) -> String {
    let mut text = String::new();
    let mut last: Option<Date> = None;
    for &date in dates {
        let Date { year, month, day } = date;
        if last.is_some() {
            text.push(',');
        }
        let same = last.filter(|last| last.year == year && last.month > 0 && month > 0);
        text.push_str(&match (same, month, day) {
            (_, 0, _) => format!("{year:04}"),
            (Some(last), _, 0) if last.day == 0 => format!("{month:02}"),
            (Some(last), _, 1..) if last.day > 0 && last.month == month => format!("{day:02}"),
            (Some(last), _, 1..) if last.day > 0 => format!("{month:02}-{day:02}"),
            (_, _, 0) => format!("{year:04}-{month:02}"),
            _ => format!("{year:04}-{month:02}-{day:02}"),
        });
        last = Some(date);
    }
    text
}

/// Every day from one to another; the two alone where that would be a long list, or where no days are known.
pub fn range(from: Date, to: Date) -> Vec<Date> {
    let (from, to) = (from.min(to), from.max(to));
    let days: Vec<Date> = std::iter::successors(Some(from), |date| date.next()).take(LONGEST + 1).collect();
    match days.iter().position(|&day| day == to) {
        Some(at) => days[..=at].to_vec(),
        None => vec![from, to],
    }
}

/// Every day of a range in a record; `None` if it runs backwards, or is too long for a list of days.
fn every_day(from: Date, to: Date) -> Option<Vec<Date>> {
    let days = range(from, to);
    let whole = from < to && (days.len() > 2 || from.next() == Some(to));
    whole.then_some(days)
}

/// The dates that people mean by `6 June 2020`, `June 6th, 2020`, `2020/6/6`, `6.6.2020`, `5-7 June 2020`, `2020年6月6日`. `None` if ambiguous
/// or impossible: 6/7/2020 may be June or July, and there is no 30 February.
pub fn guess(text: &str) -> Option<Vec<Date>> {
    if let Some(dates) = read(text) {
        return Some(dates);
    }
    // About a year is not that year.
    if text.len() > LONGEST_WRITTEN || text.trim_start().starts_with(['~', '〜']) {
        return None;
    }
    let text = text.trim().to_lowercase().replace("..", " - ").replace(['–', '—', '~', '〜'], "-");
    // From one day to another of the same month, or to another date.
    if let Some((from, to)) = text.split_once('/')
        && let Some([from]) = read(from.trim()).as_deref()
        && from.day > 0
        && let Some([to]) =
            read(to.trim()).or_else(|| read(&format!("{:04}-{:02}-{}", from.year, from.month, to))).as_deref()
        && from < to
    {
        return every_day(*from, *to);
    }
    if let Some((from, to)) = text.split_once(" to ").or_else(|| text.split_once(" - ")) {
        let to = one(&words(to))?;
        // The second date completes the first: `5 - 7 June 2020`, `30 June to 2 July 2020`.
        let from = words(from);
        let with_rest = [&from[..], &[Word::Number(u32::from(to.year), 4)]].concat();
        let with_month = [&from[..], &[Word::Month(to.month), Word::Number(u32::from(to.year), 4)]].concat();
        let whole = from.iter().any(|word| matches!(word, Word::Number(_, 4)));
        let from = if whole { one(&from)? } else { one(&with_month).or_else(|| one(&with_rest))? };
        return every_day(from, to);
    }
    let words = words(&text);
    // Two days of a month; a dot after a day has no meaning.
    for at in 0..words.len() {
        let (before, rest) = words.split_at(at);
        let (from, to, rest) = match rest {
            [Word::Number(from, 1 | 2), Word::Dash, Word::Number(to, 1 | 2), rest @ ..]
            | [Word::Number(from, 1 | 2), Word::Dot, Word::Dash, Word::Number(to, 1 | 2), rest @ ..] => {
                (*from, *to, rest)
            }
            _ => continue,
        };
        let one_day = [before, &[Word::Number(to, 2)], rest].concat();
        // Dashes between all of them are no range: 2020-6-5.
        let is_range = !before.contains(&Word::Dash) && !rest.contains(&Word::Dash);
        if let Some(last) = one(&one_day).filter(|last| is_range && u32::from(last.day) == to) {
            let first = u8::try_from(from).ok().filter(|&day| day > 0 && day < last.day)?;
            return every_day(Date::new(last.year, last.month, first)?, last);
        }
    }
    one(&words).map(|date| vec![date])
}

/// The dates in a text with a time of day behind them, which the format has no room for: `2018-01-09 17:01:05`, `2018-01-09T17:01Z`.
pub fn guess_beside_time(text: &str) -> Option<Vec<Date>> {
    let text = text.trim();
    if text.len() > LONGEST_WRITTEN {
        return None;
    }
    let (day, time) = text.split_once(' ').or_else(|| text.split_once('T'))?;
    // What follows it is the zone, or half of the day.
    let end = time.find(|c: char| !(c.is_ascii_digit() || matches!(c, ':' | '.'))).unwrap_or(time.len());
    let (clock, zone) = time.split_at(end);
    let mut parts = clock.split(':');
    let mut part =
        |most: u32| parts.next().and_then(|part| part.parse().ok()).is_some_and(|number: u32| number <= most);
    let is_time = part(24) && part(59) && zone.trim().len() <= "+01:00 (CET)".len();
    is_time.then(|| guess(day))?
}

/// A part of a written date.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Word {
    /// A number and how many digits it has.
    Number(u32, usize),
    Month(u8),
    Dash,
    Dot,
    /// A stroke, as in 6/7/2020.
    Stroke,
    /// Something else.
    Other,
}

fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next() {
        let of = |is: fn(char) -> bool| rest.find(|c| !is(c)).unwrap_or(rest.len());
        let length = if first.is_ascii_digit() {
            let length = of(|c| c.is_ascii_digit());
            words.push(rest[..length].parse().map_or(Word::Other, |number| Word::Number(number, length)));
            length
        } else if is_letter(first) {
            let length = of(is_letter);
            match &rest[..length] {
                "th" | "st" | "nd" | "rd" | "of" | "the" | "den" | "der" | "am" | "le" | "er" | "de" | "del" | "el"
                | "г" | "год" | "года" => {}
                word if is_weekday(word) => {}
                word => words.push(month(word).map_or(Word::Other, Word::Month)),
            }
            length
        } else {
            match first {
                '-' => words.push(Word::Dash),
                '.' => words.push(Word::Dot),
                '/' => words.push(Word::Stroke),
                ',' | '年' | '月' | '日' | '년' | '월' | '일' => {}
                c if c.is_whitespace() => {}
                _ => words.push(Word::Other),
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    words
}

/// Of an alphabet: the signs of Chinese, Japanese and Korean dates are none.
fn is_letter(c: char) -> bool {
    c.is_alphabetic() && c < '\u{500}'
}

/// The names of months in German, French, Spanish and Russian, if they differ from English.
const OTHER_MONTHS: [&str; 12] = [
    "januar|январь|января|янв|janvier|janv|enero|ene",
    "februar|февраль|февраля|фев|février|fevrier|févr|febrero",
    "märz|март|марта|maerz|mars|marzo",
    "апрель|апреля|апр|avril|avr|abril|abr",
    "mai|mayo|май|мая",
    "июнь|июня|juni|juin|junio",
    "июль|июля|juli|juillet|juil|julio",
    "август|августа|авг|août|aout|agosto",
    "сентябрь|сентября|сен|сент|septembre|septiembre|setiembre",
    "октябрь|октября|окт|oktober|okt|octobre|octubre",
    "ноябрь|ноября|ноя|нояб|novembre|noviembre",
    "декабрь|декабря|дек|dezember|dez|décembre|diciembre",
];

fn month(word: &str) -> Option<u8> {
    if let Some(at) = OTHER_MONTHS.iter().position(|names| is_among(names, word)) {
        return Some(at as u8 + 1);
    }
    let word = if word == "sept" { "sep" } else { word };
    let fits = |name: &&str| name.eq_ignore_ascii_case(word) || name[..3].eq_ignore_ascii_case(word);
    MONTHS.iter().position(fits).map(|at| at as u8 + 1)
}

/// Whether a text names a day of the week, which the format has no room for.
pub fn names_weekday(text: &str) -> bool {
    text.to_lowercase().split(|c: char| !c.is_alphabetic()).any(is_weekday)
}

/// Whether a text has a stroke between two days with others between them: all of these, or the two.
pub fn may_be_two_days(text: &str) -> bool {
    let from = text.split_once('/').and_then(|(from, _)| read(from.trim()));
    from.is_some_and(|from| from.len() == 1 && from[0].day > 0) && guess(text).is_some_and(|days| days.len() > 2)
}

fn is_weekday(word: &str) -> bool {
    const DAYS: [&str; 7] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    DAYS.iter().any(|day| *day == word || (word.len() >= 3 && word.len() <= 5 && day.starts_with(word)))
}

/// One date, if its parts are unambiguous.
fn one(words: &[Word]) -> Option<Date> {
    let strokes = words.contains(&Word::Stroke);
    let dots = words.contains(&Word::Dot);
    if words.contains(&Word::Other) {
        return None;
    }
    let mut month = None;
    let mut numbers: Vec<(u32, usize)> = Vec::new();
    for word in words {
        match *word {
            Word::Month(_) if month.is_some() => return None,
            Word::Month(named) => month = Some(u32::from(named)),
            Word::Number(number, digits) => numbers.push((number, digits)),
            _ => {}
        }
    }
    let at = numbers.iter().position(|&(_, digits)| digits == 4);
    let year = match (at, &numbers[..]) {
        (Some(at), _) => numbers.remove(at).0,
        (None, &[(whole, 8)]) if month.is_none() => {
            numbers = vec![(whole / 100 % 100, 2), (whole % 100, 2)];
            whole / 10_000
        }
        _ => return None,
    };
    let whole: Vec<u32> = numbers.into_iter().map(|(number, _)| number).collect();
    let (month, day) = match (month, &whole[..]) {
        (Some(month), &[]) => (month, 0),
        (Some(month), &[day]) if day > 0 => (month, day),
        (None, &[]) => (0, 0),
        (None, &[month]) if month > 0 => (month, 0),
        // The year first, then month and day; or the year last, where only dots put the day first.
        (None, &[month, day]) if at == Some(0) || at.is_none() => (month, day),
        (None, &[day, month]) if dots => (month, day),
        (None, &[month, day]) if strokes && day > 12 => (month, day),
        (None, &[day, month]) if strokes && day > 12 => (month, day),
        (None, &[same, again]) if same == again => (same, same),
        _ => return None,
    };
    if whole.len() == 2 && day == 0 {
        return None;
    }
    Date::new(u16::try_from(year).ok()?, u8::try_from(month).ok()?, u8::try_from(day).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_the_format_writes_them() {
        let rows = [
            ("2026-04-02", Some("2 April 2026")),
            ("2026-04-02,03,05-01", Some("2 April 2026, 3 April 2026, 1 May 2026")),
            ("2026", Some("2026")),
            ("2026-04,06", Some("April 2026, June 2026")),
            ("1996-12-27,1997-01-03", Some("27 December 1996, 3 January 1997")),
            ("1996-02-29", Some("29 February 1996")),
            ("1997-02-29", None),
            ("2026-13-01", None),
            ("2026-4-2", None),
            ("2026-00", None),
            ("05", None),
            ("1996,05,06-31", None),
            ("1999-04-30,31", None),
            ("1900-02-29", None),
            ("1996-", None),
            ("1996~1997", None),
            ("2018-01-09 17:01:05", None),
            ("April 2026", None),
            ("平成2年", None),
            ("", None),
        ];
        for (value, words) in rows {
            let read = read(value);
            let text = read.as_ref().map(|dates| dates.iter().map(Date::to_string).collect::<Vec<_>>().join(", "));
            assert_eq!(text.as_deref(), words, "{value}");
            if let Some(dates) = read {
                assert_eq!(write(&dates), value);
            }
        }
    }

    #[test]
    fn dates_in_words_are_what_they_seem_or_nothing() {
        let rows = [
            ("6 June 2020", Some("2020-06-06")),
            ("June 6th, 2020", Some("2020-06-06")),
            ("Saturday, 6. Jun 2020", Some("2020-06-06")),
            ("2020/6/6", Some("2020-06-06")),
            ("2020-6-6", Some("2020-06-06")),
            ("2020年6月6日", Some("2020-06-06")),
            ("2020년 6월 6일", Some("2020-06-06")),
            ("2020년6월", Some("2020-06")),
            ("6 июня 2020 г.", Some("2020-06-06")),
            ("6 июня 2020 года", Some("2020-06-06")),
            ("Июнь 2020", Some("2020-06")),
            ("5-7 мая 2020", Some("2020-05-05,06,07")),
            ("6 июняя 2020", None),
            ("20200606", Some("2020-06-06")),
            ("7.6.2020", Some("2020-06-07")),
            ("6/27/2020", Some("2020-06-27")),
            ("27/6/2020", Some("2020-06-27")),
            ("6/7/2020", None),
            ("5-7 June 2020", Some("2020-06-05,06,07")),
            ("5 – 7 June 2020", Some("2020-06-05,06,07")),
            ("30 June to 2 July 2020", Some("2020-06-30,07-01,02")),
            ("2019-12-30 - 2020-01-02", Some("2019-12-30,31,2020-01-01,02")),
            ("June 2020", Some("2020-06")),
            ("30 February 1996", None),
            ("~1850", None),
            ("〜 1850", None),
            ("31/02/1996", None),
            ("2020-06-06 18:30", None),
            ("spring 2020", None),
            ("0 June 2020", None),
            ("2020-6-0", None),
            ("soon", None),
        ];
        for (text, value) in rows {
            assert_eq!(guess(text).map(|dates| write(&dates)).as_deref(), value, "{text}");
        }
    }

    #[test]
    fn a_time_of_day_may_follow_a_date() {
        let rows = [
            ("2018-01-09 17:01:05", Some("2018-01-09")),
            ("2024.01.31 10:00:00", Some("2024-01-31")),
            ("2018-01-09T17:01:05Z", Some("2018-01-09")),
            ("2018/1/9 5:01 pm", Some("2018-01-09")),
            ("2018-01-09 17:01 +0100", Some("2018-01-09")),
            ("2018-01-09 25:01", None),
            ("2018-01-09 17", None),
            ("6/7/2020 17:01", None),
            ("2018-01-09", None),
            ("Tuesday 17:01", None),
            ("", None),
        ];
        for (text, value) in rows {
            assert_eq!(guess_beside_time(text).map(|dates| write(&dates)).as_deref(), value, "{text}");
        }
    }

    #[test]
    fn weeks_begin_on_monday_and_days_follow_each_other() {
        let day = |year, month, day| Date::new(year, month, day).unwrap();
        assert_eq!(day(2026, 11, 22).weekday(), 6);
        assert_eq!(day(2000, 2, 29).weekday(), 1);
        assert_eq!(day(1582, 10, 15).weekday(), 4);
        let mut date = day(1999, 12, 30);
        for _ in 0..800 {
            let next = date.next().unwrap();
            assert_eq!(next.weekday(), (date.weekday() + 1) % 7, "{next}");
            assert!(next > date);
            date = next;
        }
        assert_eq!(range(day(2020, 1, 1), day(2022, 1, 1)).len(), 2);
    }
}
