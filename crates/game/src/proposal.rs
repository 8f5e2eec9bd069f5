//! Suggests how an entry of the game information would be written in SGF form, if it is written otherwise.

use super::{Colour, Kind, info};
use crate::sgf::GameType;
use crate::sgf::value::information::{self, Players};
use crate::sgf::value::{Fit, date};

/// The value in SGF form; `None` if it has that form already, or its meaning is unclear.
pub fn proposal(id: &str, value: &str, kind: &Kind) -> Option<String> {
    let value = value.trim();
    let names = info::names(kind);
    let players = Players { names: &names, several: kind.colours() != 2 };
    let written = match id {
        _ if value.is_empty() => None,
        "BR" | "WR" => rank(value),
        _ => information::better(id, kind.identity().game(), players, value),
    };
    written.filter(|written| written != value)
}

/// How a value that is not in the prescribed form is interpreted: the value in SGF form, or `Some(None)` if the meaning is unclear. `None`
/// for values in the prescribed form.
pub fn understanding(id: &str, value: &str, kind: &Kind) -> Option<Option<String>> {
    let fit = information::fit(id, kind.identity().game(), value.trim()).filter(|_| !value.trim().is_empty());
    let day = || date::guess_beside_time(value).filter(|_| id == "DT").map(|days| date::write(&days));
    let better = proposal(id, value, kind).or_else(day);
    (better.is_some() || fit == Some(Fit::Illegal)).then_some(better)
}

/// Japanese numbers in ranks: the character, and in Latin letters.
const COUNTED: [(char, &str); 9] = [
    ('一', "ichidan"),
    ('二', "nidan"),
    ('三', "sandan"),
    ('四', "yondan"),
    ('五', "godan"),
    ('六', "rokudan"),
    ('七', "nanadan"),
    ('八', "hachidan"),
    ('九', "kudan"),
];

/// A rank as the format would have it: `5d`, `3k`, `9p`.
fn rank(value: &str) -> Option<String> {
    let plain = |c: char| match c {
        '０'..='９' => char::from(b'0' + (u32::from(c) - u32::from('０')) as u8),
        'ū' => 'u',
        '初' => '1',
        c => COUNTED.iter().position(|(sign, _)| *sign == c).map_or(c, |at| char::from(b'1' + at as u8)),
    };
    let lower: String = value.to_lowercase().replace(['-', ' '], "").chars().map(plain).collect();
    let word = match lower.as_str() {
        "shodan" => Some(0),
        "shichidan" => Some(6),
        word => COUNTED.iter().position(|(_, name)| *name == word),
    };
    if let Some(at) = word {
        return Some(format!("{}d", at + 1));
    }
    let digits = lower.find(|c: char| !c.is_ascii_digit())?;
    let number: u32 = lower[..digits].parse().ok().filter(|&number| number > 0)?;
    let letter = match &lower[digits..] {
        "d" | "dan" | "段" => 'd',
        "k" | "kyu" | "gup" | "級" | "级" => 'k',
        "p" | "pro" | "dp" | "danpro" => 'p',
        _ => return None,
    };
    Some(format!("{number}{letter}"))
}

/// The ranks to choose from, weakest first; empty for games without them.
pub fn ranks(kind: &Kind) -> Vec<String> {
    if kind.identity().game() != GameType::Go {
        return Vec::new();
    }
    let kyu = (1..=30).rev().map(|number| format!("{number}k"));
    kyu.chain((1..=9).map(|number| format!("{number}d"))).chain((1..=9).map(|number| format!("{number}p"))).collect()
}

/// The usual komi of a Go ruleset; `None` if it has none or is unknown.
pub fn usual_komi(rules: &str, handicap: &str, kind: &Kind) -> Option<&'static str> {
    if kind.identity().game() != GameType::Go {
        return None;
    }
    let rules = rules.trim().to_lowercase();
    let even = match rules.as_str() {
        "japanese" | "korean" | "jp" | "kr" => "6.5",
        "chinese" | "aga" | "cn" | "french" | "bga" => "7.5",
        "goe" | "ing" => "8",
        "nz" | "new zealand" => "7",
        _ => return None,
    };
    Some(if handicap.trim().parse::<u32>().is_ok_and(|stones| stones >= 2) { "0.5" } else { even })
}

/// The results to choose from: as written, and in words.
pub fn results(kind: &Kind) -> Vec<(String, String)> {
    let mut values = Vec::new();
    if kind.colours() == 2 {
        for colour in [Colour::BLACK, Colour::WHITE] {
            let letter = kind.letter(colour);
            values.extend(["R", "T", "F", ""].map(|by| format!("{letter}+{by}")));
        }
        values.push("0".to_owned());
    }
    values.extend(["Void", "?"].map(str::to_owned));
    let with_words = |value: String| {
        let words = info::result_in_words(&value, kind);
        (value, words)
    };
    values.into_iter().map(with_words).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_spellings_become_the_form_of_the_format() {
        let go = Kind::new("1", None).unwrap();
        let rows = [
            ("KM", "7 1/2", Some("7.5")),
            ("KM", "6.5", None),
            ("KM", "much", None),
            ("DT", "6 June 2020", Some("2020-06-06")),
            ("DT", "30 February 1996", None),
            ("DT", "5-7 June 2020", Some("2020-06-05,06,07")),
            ("DT", "June 5-7, 2020", Some("2020-06-05,06,07")),
            ("DT", "5.-7.6.2020", Some("2020-06-05,06,07")),
            ("DT", "30 May - 2 June 2020", Some("2020-05-30,31,06-01,02")),
            ("DT", "2020-05-30 to 2020-06-02", Some("2020-05-30,31,06-01,02")),
            ("DT", "2020-06-05..2020-06-07", Some("2020-06-05,06,07")),
            ("DT", "2020-06-05/07", Some("2020-06-05,06,07")),
            ("DT", "5. Juni 2020", Some("2020-06-05")),
            ("DT", "6 juin 2020", Some("2020-06-06")),
            ("DT", "2020-06-06,07", None),
            ("TM", "2 hours", Some("7200")),
            ("TM", "3600", None),
            ("HA", "4 stones", Some("4")),
            ("RE", "White wins by resignation", Some("W+R")),
            ("RE", "B+Resign", None),
            ("RE", "B+R", None),
            ("RE", "b+res", Some("B+R")),
            ("RE", "white resigned", Some("B+R")),
            ("RE", "schwarz gibt auf", Some("W+R")),
            ("RE", "B wins by resignation", Some("B+R")),
            ("RE", "black wins by 3,5 points", Some("B+3.5")),
            ("RE", "who knows", None),
            ("RE", "B+3目半", Some("B+3.5")),
            ("RE", "jigo", Some("0")),
            ("RE", "0", None),
            ("RE", "Draw", None),
            ("HA", "4 or 5", None),
            ("TM", "40 moves in 2 hours", None),
            ("RE", "B+3.5", None),
            ("RE", "W+Repetition", None),
            ("BR", "5 dan", Some("5d")),
            ("WR", "3k", None),
            ("BR", "初段", Some("1d")),
            ("BR", "九段", Some("9d")),
            ("BR", "６段", Some("6d")),
            ("WR", "shodan", Some("1d")),
            ("WR", "1kyū", Some("1k")),
            ("WR", "0d", None),
            ("BR", "strong", None),
            ("PB", "5 dan", None),
        ];
        for (id, value, expected) in rows {
            assert_eq!(proposal(id, value, &go).as_deref(), expected, "{id}[{value}]");
        }
        assert!(ranks(&go).iter().all(|rank| proposal("BR", rank, &go).is_none()) && ranks(&go).len() == 48);
        assert!(ranks(&Kind::new("11", None).unwrap()).is_empty());
        assert_eq!(usual_komi("Chinese", "", &go), Some("7.5"));
        assert_eq!(usual_komi("Japanese", "4", &go), Some("0.5"));
        assert_eq!(usual_komi("ours", "", &go), None);
        assert!(results(&go).iter().all(|(value, words)| proposal("RE", value, &go).is_none() && !words.is_empty()));
    }
}
