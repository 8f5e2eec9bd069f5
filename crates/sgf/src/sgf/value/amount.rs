//! Point counts and times as people write them: `5 1/2`, `6目半`, `3,5 points`, `2 hours`, `1:30:00`.

use super::words::is_among;

/// Names of points.
const UNITS: &str = "point|points|pts|pt|punkt|punkte|punkten|moku|punto|puntos|очко|очка|очков|집|집승";

/// Points as people write them: `6.5`, `5 1/2`, `5½`, `5,5`, `6目半`.
pub fn points(text: &str) -> Option<f32> {
    let mut text = text.trim().trim_end_matches(['目', '点']).replace('又', " ").replace(['目', '＋'], "");
    for (sign, fraction) in [("半", " 1/2"), ("half", " 1/2"), ("½", " 1/2"), ("¼", " 1/4"), ("¾", " 3/4")] {
        text = text.replace(sign, fraction);
    }
    // A comma before three digits may part thousands.
    if text.split([',', '，']).skip(1).any(|after| after.len() >= 3) {
        return None;
    }
    let text = text.replace([',', '，'], ".");
    let mut words = text.split_whitespace();
    let first = words.next()?;
    let mut points = fraction(first).or_else(|| first.parse::<f32>().ok())?;
    if let Some(second) = words.next() {
        let part = fraction(second).filter(|_| points.fract() == 0.0)?;
        points += if points.is_sign_negative() { -part } else { part };
    }
    Some(points).filter(|points| points.is_finite() && words.next().is_none())
}

/// Points in Chinese, Japanese or Korean, with or without their unit: `四目半`, `3又3/4子`, `四分之三子`, `半目`, `네집반`. Of the stones that
/// Chinese rules count each is two points.
pub fn counted(text: &str) -> Option<f32> {
    const UNITS: [(&str, f32); 6] = [("子", 2.0), ("目", 1.0), ("点", 1.0), ("點", 1.0), ("점", 1.0), ("집", 1.0)];
    const HALVES: [char; 2] = ['半', '반'];
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).map(narrow).collect();
    let (text, mut half) = match text.strip_suffix(HALVES) {
        Some(rest) => (rest, 0.5),
        None => (&*text, 0.0),
    };
    let unit = UNITS.iter().find_map(|(unit, points)| Some((text.strip_suffix(unit)?, *points)));
    let (mut number, each) = unit.unwrap_or((text, 1.0));
    if half == 0.0
        && let Some(rest) = number.strip_suffix(HALVES)
    {
        (number, half) = (rest, 0.5);
    }
    let parts = number.split_once(['又', 'と', '와', '과']);
    let (whole, part) = parts.map_or((number, None), |(whole, part)| (whole, Some(part)));
    let whole = match part {
        None if whole.is_empty() && half > 0.0 => 0.0,
        None => part_of_one(whole).or_else(|| whole_or_decimal(whole))?,
        Some(_) => whole_or_decimal(whole)?,
    };
    let part = part.map_or(Some(0.0), part_of_one)?;
    Some((whole + part + half) * each).filter(|points| points.is_finite())
}

/// The letter of half the width.
fn narrow(letter: char) -> char {
    match letter {
        '０'..='９' | '．' | '／' => char::from_u32(u32::from(letter) - 0xFEE0).unwrap_or(letter),
        _ => letter,
    }
}

/// `3/4`, `四分之三`.
fn part_of_one(text: &str) -> Option<f32> {
    let in_words = || {
        let (below, above) = text.split_once("分之").or_else(|| text.split_once("分の"))?;
        let (below, above) = (numeral(below)?, numeral(above)?);
        (above < below && matches!(below, 2 | 4)).then(|| above as f32 / below as f32)
    };
    fraction(text).or_else(in_words)
}

fn whole_or_decimal(text: &str) -> Option<f32> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    match is_plain {
        true => text.parse().ok(),
        false => numeral(text).map(|number| number as f32),
    }
}

/// A whole number below a thousand in words: `十一`, `百二十三`, `네`.
pub(super) fn numeral(text: &str) -> Option<u32> {
    const DIGITS: [&str; 10] = ["零〇", "一壱壹", "二两兩弐", "三参", "四", "五", "六", "七", "八", "九"];
    const KOREAN: [&str; 10] = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"];
    if let Some(at) = KOREAN.iter().position(|word| *word == text) {
        return Some(at as u32 + 1);
    }
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return text.parse().ok();
    }
    let (mut sum, mut digit) = (0, None);
    for letter in text.chars() {
        match letter {
            '十' | '百' => {
                let each = if letter == '十' { 10 } else { 100 };
                let count = digit.take().unwrap_or(1);
                // Each place once, the larger one first.
                if sum % (10 * each) != 0 {
                    return None;
                }
                sum += count * each;
            }
            _ => {
                let found = DIGITS.iter().position(|names| names.contains(letter))? as u32;
                if digit.replace(found).is_some_and(|before| before != 0) {
                    return None;
                }
            }
        }
    }
    (!text.is_empty()).then(|| sum + digit.unwrap_or_default())
}

/// `1/2` and the like.
pub(super) fn fraction(word: &str) -> Option<f32> {
    [("1/2", 0.5), ("1/4", 0.25), ("3/4", 0.75)].into_iter().find(|(known, _)| *known == word).map(|(_, part)| part)
}

/// The text without a trailing word for points, and how many points each of them is: `3.5 points`, `7 moku`, `3.75 zi`.
fn without_unit(text: &str) -> (&str, f32) {
    let text = text.trim();
    let letters = text.trim_end_matches(|c: char| c.is_alphabetic() || c == '.').trim_end_matches('.');
    let (number, unit) = text.split_at(letters.len());
    match unit.trim_matches('.').to_lowercase().trim() {
        // The stones that Chinese rules count.
        "zi" => (number.trim_end(), 2.0),
        unit if is_among(UNITS, unit) => (number.trim_end(), 1.0),
        _ => (text, 1.0),
    }
}

/// Points with or without their unit: `3.5 points`, `7 moku`, `3 3/4 zi`.
pub fn points_with_unit(text: &str) -> Option<f32> {
    let (number, each) = without_unit(text);
    points(number).map(|points| points * each).filter(|points| points.is_finite())
}

/// The words for days, hours, minutes and seconds, each with its seconds.
const TIMES: [(u32, &str); 4] = [
    (86_400, "d|day|days|tag|tage|jour|jours|día|días|дней|日|天|일"),
    (
        3600,
        "h|hr|hrs|hour|hours|std|stunde|stunden|heure|heures|hora|horas|час|часа|часов|ч|時間|\
        时间|時|时|小时|小時|시간",
    ),
    (
        60,
        "m|min|mins|minute|minutes|minuten|minuto|minutos|минута|минуты|минут|мин|分|分钟|分鐘|分鍾|\
        분",
    ),
    (
        1,
        "s|sec|secs|second|seconds|sek|sekunde|sekunden|seconde|secondes|segundo|segundos|\
        секунда|секунды|секунд|сек|秒|초",
    ),
];
/// Words between the parts of a time.
const JOINS: &str = "and|und|et|y";
/// Words that say whose a time is, which do not change it.
const WHOSE: &str = "each|per|player|a|side|je|spieler|chacun|cada|uno|各|各自|每方|双方各|雙方各|両者|각|각자|каждому";
/// Words for what it is, before it.
const LIMIT: &str = "持ち時間|持時間|时限|時限|用时|用時|限时|限時|제한시간";

/// Whether commas group thousands in a number, as in `1,800`: each stands before exactly three digits.
pub(super) fn has_thousands(text: &str) -> bool {
    let number = text.trim().trim_start_matches(['+', '-']);
    let (whole, decimals) = number.split_once('.').unwrap_or((number, "0"));
    let mut groups = whole.split(',');
    let first = groups.next().unwrap_or_default();
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    whole.contains(',')
        && matches!(first.len(), 1..=3)
        && !first.starts_with('0')
        && is_number(first)
        && groups.all(|group| group.len() == 3 && is_number(group))
        && is_number(decimals)
}

/// A time in seconds: `1800`, `1,800`, `30:00`, `1:30:00`, `10 hours each`, `1h30m`, `2時間`. `None` if other words may change the meaning, as in `40
/// moves in 2 hours`.
pub fn seconds(text: &str) -> Option<u32> {
    let text = text.trim();
    let ungrouped = has_thousands(text).then(|| text.replace(',', ""));
    let text = ungrouped.as_deref().unwrap_or(text);
    if let Ok(seconds) = text.parse::<f64>() {
        return (0.0..1e9).contains(&seconds).then_some(seconds as u32);
    }
    if text.contains(':') {
        let parts = text.split(':').map(|part| part.trim().parse::<u32>().ok()).collect::<Option<Vec<u32>>>()?;
        let (hours, minutes, seconds) = match parts[..] {
            [minutes, seconds] if seconds < 60 => (0, minutes, seconds),
            [hours, minutes, seconds] if minutes < 60 && seconds < 60 => (hours, minutes, seconds),
            _ => return None,
        };
        return hours.checked_mul(3600)?.checked_add(minutes.checked_mul(60)?)?.checked_add(seconds);
    }
    let (mut total, mut last) = (None, 0);
    let mut number: Option<f64> = None;
    for word in words(&text.to_lowercase().replace('½', ".5")) {
        if word.starts_with(|c: char| c.is_ascii_digit() || c == '.') {
            if number.replace(word.replace(',', ".").parse::<f64>().ok()?).is_some() {
                return None;
            }
        } else if let Some((each, _)) = TIMES.iter().find(|(_, names)| is_among(names, word)) {
            let part = number.take()? * f64::from(*each);
            if part.fract() != 0.0 || part > 1e9 {
                return None;
            }
            total = Some(u32::checked_add(total.unwrap_or(0), part as u32)?);
            last = *each;
        } else if number.is_some() || !is_among(JOINS, word) && !is_among(WHOSE, word) && !is_among(LIMIT, word) {
            return None;
        }
    }
    // `1h30` is an hour and thirty minutes.
    if let Some(minutes) = number.filter(|minutes| last == 3600 && minutes.fract() == 0.0 && *minutes < 60.0) {
        return total?.checked_add(60 * minutes as u32);
    }
    total.filter(|&total| total > 0 && number.is_none())
}

/// Whether a time has words for whose it is, which a number of seconds has no place for.
pub fn names_owner(time: &str) -> bool {
    words(&time.to_lowercase()).into_iter().any(|word| is_among(WHOSE, word))
}

/// Whether a parsed time is unambiguous: `1:30` is minutes to servers, and hours to many people.
pub fn is_certain(time: &str) -> bool {
    let hours = time.split_once(':').filter(|(_, rest)| !rest.contains(':')).map(|(first, _)| first.trim());
    hours.is_none_or(|hours| hours.parse::<u32>().is_ok_and(|hours| hours > 12))
}

/// Numbers and words, whatever separates them: `1h30m` is four.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let digits = first.is_ascii_digit();
        let digits = digits || (first == '.' && rest[1..].starts_with(|c: char| c.is_ascii_digit()));
        let is_own = |c: char| if digits { c.is_ascii_digit() || matches!(c, '.' | ',') } else { c.is_alphabetic() };
        let length = if digits || first.is_alphabetic() { rest.find(|c| !is_own(c)) } else { Some(first.len_utf8()) };
        let (word, after) = rest.split_at(length.unwrap_or(rest.len()));
        let bare = if digits { word.trim_end_matches(['.', ',']) } else { word };
        if !matches!(word, " " | "," | "." | "\t" | "\u{a0}" | "\u{3000}") {
            words.push(bare);
        }
        rest = after;
    }
    words
}

/// The least number that Fox writes for a komi other than 0: a quarter of a stone.
const LEAST_HUNDREDTHS: f32 = 25.0;

/// What may be around the number of a komi, in the order in which it is taken off.
const BEFORE_KOMI: [&str; 3] =
    ["黑方|黑棋|黑|黒番|黒|先番|흑이|흑", "komi:|komi|コミ|贴目|貼目|贴还|貼還|贴|貼|덤|공제|:|：", "는|은|이|:|："];
const AFTER_KOMI: &str = "コミ出し|コミ|こみ|덤|공제|komi";

/// A komi in points as people write it: `6.5`, `komi 5½`, `黑贴3又3/4子`, `コミ六目半`, `덤 6집반`.
pub(super) fn komi_in_words(text: &str) -> Option<f32> {
    let lower = text.trim().to_lowercase();
    let mut text = lower.as_str();
    for words in BEFORE_KOMI {
        let rest = words.split('|').find_map(|word| text.strip_prefix(word));
        text = rest.unwrap_or(text).trim_start();
    }
    text = AFTER_KOMI.split('|').find_map(|word| text.strip_suffix(word)).unwrap_or(text).trim_end();
    // Chinese stones first: otherwise they were points.
    counted(text).filter(|_| text.contains('子')).or_else(|| points_with_unit(text)).or_else(|| counted(text))
}

/// What the number of a komi counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KomiScale {
    /// Points.
    Points,
    /// Tenths of points: 65 is 6.5.
    Tenths,
    /// Hundredths of points: 650 is 6.5.
    Hundredths,
    /// Hundredths of the stones that Chinese rules count, each of which is two points: 325 is 6.5 points.
    Stones,
}

/// The komi in points, and what its number counts. Fox writes hundredths, of points or of the stones that Chinese rules count: `is_fox` says
/// that the record is from there. In other records only a komi of 100 and more is one in hundredths.
pub fn scaled_komi(text: &str, is_fox: bool) -> Option<(f32, KomiScale)> {
    let points = komi_in_words(text)?;
    let (text, _) = without_unit(text);
    let is_whole = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    // No komi in points has quarters: `3.75` is as many stones, in the same records that write `375`.
    let is_quarter = (points * 4.0).fract() == 0.0 && (points * 2.0).fract() != 0.0;
    if is_fox && is_quarter && points.abs() < LEAST_HUNDREDTHS {
        return Some((points * 2.0, KomiScale::Stones));
    }
    if points.abs() < if is_fox && is_whole { LEAST_HUNDREDTHS } else { 100.0 } {
        return Some((points, KomiScale::Points));
    }
    let is_usual = [55.0, 65.0, 75.0].contains(&points.abs());
    let hundredths = points / 100.0;
    // Below 100 there are whole quarters only.
    let has_quarters = (hundredths * 4.0).fract() == 0.0;
    // Only stones have quarters: 325 and 375 are 6.5 and 7.5 points, but 50 is half a point.
    let is_stones = (hundredths * 2.0).fract() != 0.0;
    Some(match () {
        () if is_usual => (points / 10.0, KomiScale::Tenths),
        () if points.abs() < 100.0 && !has_quarters => (points, KomiScale::Points),
        () if is_stones => (hundredths * 2.0, KomiScale::Stones),
        () => (hundredths, KomiScale::Hundredths),
    })
    .filter(|(points, _)| points.abs() < 400.0)
}

/// The margin of a result of Fox in points, and what its number counts; `None` where no game ends so. Under Chinese rules (`ru`) quarters
/// are of stones, each of which is two points; under others, what is no half point is in hundredths.
pub fn scaled_margin(margin: f32, ru: &str) -> Option<(f32, KomiScale)> {
    let is_chinese = ["chin", "中国", "中國"].iter().any(|word| ru.to_lowercase().contains(word));
    let is_multiple = |number: f32, part: f32| (number / part - (number / part).round()).abs() < 1e-3;
    let hundredths = (margin * 100.0).round();
    Some(match () {
        () if is_multiple(margin, 0.5) => (margin, KomiScale::Points),
        () if is_chinese && is_multiple(margin, 0.25) => (margin * 2.0, KomiScale::Stones),
        () if !is_chinese && is_multiple(margin * 100.0, 1.0) && margin < 4.0 => (hundredths, KomiScale::Hundredths),
        () => return None,
    })
    .filter(|(points, _)| *points <= MOST_POINTS)
}

/// Every point of a board and as many prisoners.
const MOST_POINTS: f32 = 2.0 * 19.0 * 19.0;

/// The komi in points, as [`scaled_komi`] finds it.
pub fn komi(text: &str, is_fox: bool) -> Option<f32> {
    scaled_komi(text, is_fox).map(|(points, _)| points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_of_all_sorts() {
        for (text, expected) in [
            ("3.5", Some(3.5)),
            ("3 1/2", Some(3.5)),
            ("3½", Some(3.5)),
            ("½", Some(0.5)),
            ("-5 1/2", Some(-5.5)),
            ("3 3/4", Some(3.75)),
            ("half", Some(0.5)),
            ("1,000", None),
            ("3,5", Some(3.5)),
            ("6目半", Some(6.5)),
            ("5.5 1/2", None),
            ("3 1/2 1/2", None),
            ("5 1/3", None),
            ("inf", None),
            ("", None),
        ] {
            assert_eq!(points(text), expected, "{text}");
        }
        for (text, expected) in
            [("3.5 points", "3.5"), ("3.5pts.", "3.5"), ("7 moku", "7"), ("7", "7"), ("7 apples", "7 apples")]
        {
            assert_eq!(without_unit(text).0, expected);
        }
    }

    #[test]
    fn points_in_words_of_the_east() {
        for (text, expected) in [
            ("四目半", Some(4.5)),
            ("二十三目半", Some(23.5)),
            ("百二十目", Some(120.0)),
            ("十一目", Some(11.0)),
            ("三 目 半", Some(3.5)),
            ("半目", Some(0.5)),
            ("1/4子", Some(0.5)),
            ("四分之一子", Some(0.5)),
            ("三子半", Some(7.0)),
            ("네집반", Some(4.5)),
            ("반집", Some(0.5)),
            ("12집", Some(12.0)),
            ("６．５目", Some(6.5)),
            ("3と1/4子", Some(6.5)),
            ("十二十目", None),
            ("四五目", None),
            ("三分之一子", None),
            ("目", None),
            ("子", None),
            ("몇집", None),
            ("", None),
        ] {
            assert_eq!(counted(text), expected, "{text}");
        }
    }

    #[test]
    fn times_of_all_sorts() {
        for (text, expected) in [
            ("1800", Some(1800)),
            ("1800.0", Some(1800)),
            ("1,800", Some(1800)),
            ("1,234,567", Some(1_234_567)),
            ("1,80", None),
            ("1,8000", None),
            ("30:00", Some(1800)),
            ("1:30:00", Some(5400)),
            ("10 hours each", Some(36_000)),
            ("1h30m", Some(5400)),
            ("1h 30min", Some(5400)),
            ("1.5 hours", Some(5400)),
            ("1,5 h", Some(5400)),
            ("2 Stunden je Spieler", Some(7200)),
            ("2時間", Some(7200)),
            ("2小时30分", Some(9000)),
            ("1 hour and 20 minutes", Some(4800)),
            ("2½ hours", Some(9000)),
            ("1h30", Some(5400)),
            ("1 day", Some(86_400)),
            // Other meanings are unknown, or something would be lost.
            ("30:00(5x1:00)", None),
            ("40 moves in 2 hours", None),
            ("2h per 40 moves", None),
            ("2 h + 5x30 s", None),
            ("30 moves", None),
            ("30m30", None),
            ("1h99", None),
            ("30:75", None),
            ("-", None),
            ("", None),
            ("long", None),
            ("hours", None),
            ("99999999999", None),
        ] {
            assert_eq!(seconds(text), expected, "{text}");
        }
        for (text, certain) in [("1:30", false), ("30:00", true), ("1:30:00", true), ("2 h", true)] {
            assert_eq!((is_certain(text), seconds(text).is_some()), (certain, true), "{text}");
        }
    }

    #[test]
    fn margins_of_fox_count_points_or_stones_or_hundredths() {
        use KomiScale::{Hundredths, Points, Stones};
        for (margin, ru, expected) in [
            (3.25, "Chinese", Some((6.5, Stones))),
            (0.75, "Chinese", Some((1.5, Stones))),
            (3.5, "Chinese", Some((3.5, Points))),
            (0.02, "Japanese", Some((2.0, Hundredths))),
            (0.15, "Japanese", Some((15.0, Hundredths))),
            (0.5, "Japanese", Some((0.5, Points))),
            (6.5, "Japanese", Some((6.5, Points))),
            (0.02, "Chinese", None),
            (3.33, "Chinese", None),
            (6.33, "Japanese", None),
            (0.333, "Japanese", None),
            (1000.0, "Japanese", None),
        ] {
            assert_eq!(scaled_margin(margin, ru), expected, "{margin} {ru}");
        }
    }

    #[test]
    fn komi_of_all_sorts() {
        let rows = [
            ("6.5", Some(6.5)),
            ("5 1/2", Some(5.5)),
            ("5,5", Some(5.5)),
            ("6目半", Some(6.5)),
            ("6目", Some(6.0)),
            ("375", Some(7.5)),
            ("325", Some(6.5)),
            ("650", Some(6.5)),
            ("0.00", Some(0.0)),
            ("-59.5", Some(-59.5)),
            ("", None),
            ("none", None),
            ("5 1/3", None),
            ("inf", None),
            ("3又3/4子", Some(7.5)),
            ("2又3/4子", Some(5.5)),
            ("3.75子", Some(7.5)),
            ("3.75 zi", Some(7.5)),
            ("3 3/4 zi", Some(7.5)),
            ("三又四分之三子", Some(7.5)),
            ("黑贴3又3/4子", Some(7.5)),
            ("贴6目半", Some(6.5)),
            ("コミ六目半", Some(6.5)),
            ("６目半", Some(6.5)),
            ("4目半コミ出し", Some(4.5)),
            ("先番5目半コミ出し", Some(5.5)),
            ("先番六目半コミ", Some(6.5)),
            ("덤 6집반", Some(6.5)),
            ("여섯집반", Some(6.5)),
            ("흑 공제 7집반", Some(7.5)),
            ("komi 5½", Some(5.5)),
            ("-5.5", Some(-5.5)),
            ("贴", None),
        ];
        for (text, points) in rows {
            assert_eq!(komi(text, false), points, "{text}");
        }
        let fox = [
            ("0", 0.0),
            ("50", 0.5),
            ("25", 0.5),
            ("75", 7.5),
            ("65", 6.5),
            ("55", 5.5),
            ("60", 60.0),
            ("375", 7.5),
            ("650", 6.5),
            ("750", 7.5),
            ("-550", -5.5),
        ];
        for (text, points) in fox.into_iter().chain([("6.5", 6.5), ("7", 7.0), ("-5.5", -5.5), ("50.5", 50.5)]) {
            assert_eq!(komi(text, true), Some(points), "{text}");
        }
        assert_eq!(komi("50", false), Some(50.0));
    }
}
