//! How an entry of the game information would be written as the format has it, where somebody wrote it in another way.

use super::info::{By, Outcome};
use super::{Colour, Kind, date, info};
use crate::sgf::GameType;

/// What the format would have in place of a value; `None` where the value is as the format has it, or nobody can know.
pub fn proposal(id: &str, value: &str, kind: &Kind) -> Option<String> {
    let value = value.trim();
    if value.is_empty() {
        return None;
    }
    let written = match id {
        "DT" if date::read(value).is_none() => date::write(&date::guess(value)?),
        "KM" if value.parse::<f32>().is_err() => info::komi(value)?.to_string(),
        "TM" if value.parse::<f64>().is_err() => info::duration(value)?.to_string(),
        "HA" if value.parse::<u32>().is_err() => value.split_whitespace().next()?.parse::<u32>().ok()?.to_string(),
        "RE" => result(value, kind)?,
        "BR" | "WR" => rank(value)?,
        _ => return None,
    };
    (written != value).then_some(written)
}

/// A result as RE has it.
fn result(value: &str, kind: &Kind) -> Option<String> {
    if value.eq_ignore_ascii_case("void") {
        return Some("Void".to_owned());
    }
    if kind.colours() != 2 {
        return None;
    }
    Some(match info::outcome_of(value, kind)? {
        Outcome::Draw => "0".to_owned(),
        Outcome::Void => "Void".to_owned(),
        Outcome::Win(colour, by) => {
            let winner = kind.letter(colour);
            match by {
                By::Unsaid => format!("{winner}+"),
                By::Points(points) => format!("{winner}+{points}"),
                By::Resignation => kept(value, winner, &["R", "Resign"]),
                By::Time => kept(value, winner, &["T", "Time"]),
                By::Forfeit => kept(value, winner, &["F", "Forfeit"]),
            }
        }
    })
}

/// The value where it is one of the ways in which the format writes this, and the first of them elsewhere.
fn kept(value: &str, winner: impl std::fmt::Display, ways: &[&str]) -> String {
    let ways: Vec<String> = ways.iter().map(|way| format!("{winner}+{way}")).collect();
    ways.iter().find(|way| *way == value).unwrap_or(&ways[0]).clone()
}

/// A rank as the format would have it: `5d`, `3k`, `9p`.
fn rank(value: &str) -> Option<String> {
    let lower = value.to_lowercase().replace(['-', ' '], "");
    let digits = lower.find(|c: char| !c.is_ascii_digit())?;
    let number: u32 = lower[..digits].parse().ok()?;
    let letter = match &lower[digits..] {
        "d" | "dan" | "段" => 'd',
        "k" | "kyu" | "gup" | "級" | "级" => 'k',
        "p" | "pro" | "dp" | "danpro" => 'p',
        _ => return None,
    };
    Some(format!("{number}{letter}"))
}

/// The komi that is usual by the rules of a game of Go; `None` where there is none, or the rules are not known.
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

/// The results that can be chosen: how they are written, and in words.
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
    fn what_people_write_is_put_as_the_format_has_it() {
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
            ("RE", "B+3.5", None),
            ("RE", "W+Repetition", None),
            ("BR", "5 dan", Some("5d")),
            ("WR", "3k", None),
            ("BR", "strong", None),
            ("PB", "5 dan", None),
        ];
        for (id, value, expected) in rows {
            assert_eq!(proposal(id, value, &go).as_deref(), expected, "{id}[{value}]");
        }
        assert_eq!(usual_komi("Chinese", "", &go), Some("7.5"));
        assert_eq!(usual_komi("Japanese", "4", &go), Some("0.5"));
        assert_eq!(usual_komi("ours", "", &go), None);
        assert!(results(&go).iter().all(|(value, words)| proposal("RE", value, &go).is_none() && !words.is_empty()));
    }
}
