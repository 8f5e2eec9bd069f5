//! Game information that has a prescribed form.

use super::{Code, Find, Game, Item, Report, Rule, shown};
use crate::language::Word;
use crate::sgf::{
    Class, Dialect, GameType, NodeId,
    Severity::Note,
    Tree,
    property::is_blank,
    value::{Fit, read_value, rectangle_points},
    vocabulary,
};

pub(super) static RULES: &[Rule] = &[
    Rule::new(
        Code::DateFormat,
        Note,
        "a date in words or in another order",
        "DT is YYYY-MM-DD, or a list of such dates. The text is shown as it is and left alone.",
    )
    .sgfc(33)
    .found(Find::Node(find)),
    Rule::new(
        Code::ResultFormat,
        Note,
        "a result in words",
        "RE is B+ or W+ with points, R, T or F, or 0, Void or ?. The text is shown as it is and left alone.",
    )
    .sgfc(33)
    .found(Find::Family),
    Rule::new(
        Code::TimeFormat,
        Note,
        "a time limit in words",
        "TM is a number of seconds. The text is shown as it is and left alone.",
    )
    .sgfc(33)
    .found(Find::Family),
    Rule::new(
        Code::NumberFormat,
        Note,
        "game information that is not a number",
        "The property is a number by the format. The text is shown as it is and left alone.",
    )
    .sgfc(33)
    .found(Find::Family),
    Rule::new(
        Code::KomiScaled,
        Note,
        "komi a hundred times too large",
        "Fox servers write points times 100, or Chinese stones times 100. It is left alone.",
    )
    .found(Find::Game(find_handicap)),
    Rule::new(
        Code::HandicapDiffers,
        Note,
        "HA does not fit the stones, or who moves first",
        "The handicap is a number; the stones are set up separately, or are Black's first moves, and then White moves.",
    )
    .sgfc(61)
    .found(Find::Family),
];

fn find(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    for item in items.iter().filter(|item| vocabulary::PRESCRIBED.contains(&&*item.id)) {
        let value = item.values.first().filter(|raw| !is_blank(raw) && item.entry.is_some());
        if let Some(raw) = value {
            check_value(report, game, node, &item.id, raw);
        }
    }
}

fn check_value(report: &mut Report<'_>, game: &Game, node: NodeId, id: &str, raw: &[u8]) {
    let text = report.tree.charset(node).decode(raw).text.into_owned();
    let (code, good, wanted) = match id {
        "DT" if !is_date(&text) && is_date_of(&text, |_, _| 99) => {
            (Code::DateFormat, false, Word("wanted-real-date", "a date: there is no such day"))
        }
        "DT" => (Code::DateFormat, is_date(&text), Word("wanted-date", "a date like 1996-12-31")),
        "RE" => (
            Code::ResultFormat,
            is_result(&text),
            Word("wanted-result", "B+ or W+ with points, R, T or F, or 0, Void or ?"),
        ),
        _ => {
            let Some(entry) = vocabulary::look_up(id, game.kind).filter(|entry| entry.class == Class::Info) else {
                return;
            };
            let code = if id == "TM" { Code::TimeFormat } else { Code::NumberFormat };
            let reading = read_value(entry, game.kind, &text);
            if let Fit::Respelled(clean) = &reading.fit {
                let message = message!(
                    "read-as-2",
                    "{id}[{raw}] is read as {clean}",
                    id,
                    raw = shown(report.tree, node, raw),
                    clean
                );
                report.at_value(code, node, raw, message);
            }
            let negative = matches!(id, "TM" | "HA") && reading.value.real().is_some_and(|number| number < 0.0);
            match negative {
                true => (code, false, Word("wanted-0-or-more", "0 or more")),
                false => (code, reading.fit != Fit::Illegal, Word("wanted-number", "a number")),
            }
        }
    };
    if !good {
        let message = message!("not", "{id}[{raw}] is not {wanted}", id, raw = shown(report.tree, node, raw), wanted);
        // One server gives the winner's letter alone.
        let golem = id == "RE" && game.is(Dialect::LittleGolem) && matches!(text.trim(), "B" | "W");
        report.at_value(code, node, raw, message).allowed(golem);
    }
}

/// A list of dates, each after the first perhaps shortened: `1996-05,06`, `1996-12-27,28,1997-01-03`.
fn is_date(text: &str) -> bool {
    is_date_of(text, days_of)
}

/// The same, in a calendar in which a month of a year has so many days.
fn is_date_of(text: &str, days_of: impl Fn(u32, u32) -> u32) -> bool {
    let two = |number: &str| if number.len() == 2 { number.parse::<u32>().ok() } else { None };
    // What the date before said, and so need not be said again: the year, the month, and whether there was a day.
    let (mut year, mut month, mut exact) = (None, None, false);
    text.trim().split(',').all(|part| {
        let numbers: Vec<&str> = part.split('-').collect();
        if !numbers.iter().all(|number| !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())) {
            return false;
        }
        let rest = match numbers.split_first() {
            Some((first, rest)) if first.len() == 4 => {
                (year, month, exact) = (first.parse::<u32>().ok(), None, false);
                rest
            }
            _ => &numbers[..],
        };
        let day = match (rest, month) {
            ([], _) => return true,
            _ if year.is_none() => return false,
            // After a date with a day a single number is another day.
            ([day], Some(_)) if exact => day,
            ([next], _) => {
                (month, exact) = (two(next), false);
                return month.is_some_and(|month| (1..=12).contains(&month));
            }
            ([next, day], _) => {
                month = two(next);
                day
            }
            _ => return false,
        };
        exact = true;
        let days = month.zip(year).map_or(0, |(month, year)| days_of(month, year));
        two(day).is_some_and(|day| (1..=days).contains(&day))
    })
}

/// How many days a month has; 0 for what is no month.
fn days_of(month: u32, year: u32) -> u32 {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 => 28 + u32::from(leap),
        _ => 0,
    }
}

/// A result as the format writes it.
fn is_result(text: &str) -> bool {
    let text = text.trim();
    if matches!(text, "0" | "Draw" | "Void" | "?") {
        return true;
    }
    let Some(by) = text.strip_prefix("B+").or_else(|| text.strip_prefix("W+")).or_else(|| {
        // The colours of games for four.
        let mut characters = text.chars();
        let digit = characters.next().is_some_and(|first| matches!(first, '1'..='4'));
        characters.as_str().strip_prefix('+').filter(|_| digit)
    }) else {
        return false;
    };
    matches!(by, "" | "R" | "Resign" | "T" | "Time" | "F" | "Forfeit")
        || by.strip_suffix('R').unwrap_or(by).parse::<f64>().is_ok_and(|points| points.is_finite())
            && by.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.' || byte == b'R')
}

fn find_handicap(report: &mut Report<'_>, game: &Game) {
    let (tree, root) = (report.tree, game.root);
    if game.kind != GameType::Go {
        return;
    }
    if let Some(raw) = tree.value(root, "KM") {
        let komi =
            vocabulary::look_up("KM", game.kind).map(|entry| read_value(entry, game.kind, &shown(tree, root, raw)));
        let komi = komi.filter(|reading| reading.fit != Fit::Illegal).and_then(|reading| reading.value.real());
        if komi.is_some_and(|komi| komi.abs() >= 100.0) {
            report.at_value(
                Code::KomiScaled,
                root,
                raw,
                message!("komi-given-hundredths", "the komi is given in hundredths"),
            );
        }
    }
    let Some(handicap) = tree.simple_text(root, "HA").and_then(|text| text.trim().parse::<usize>().ok()) else {
        return;
    };
    // Rectangles count their points; one that cannot be read counts as one.
    let stones: usize = tree
        .values(root, "AB")
        .map(|raw| {
            let text = shown(tree, root, raw);
            let corners = text.split_once(':').and_then(|(a, b)| rectangle_points(a, b, game.kind));
            corners.map_or(1, |points| points.len())
        })
        .sum();
    if handicap >= 2 && stones != handicap && !(stones == 0 && placed_by_hand(tree, root) == handicap) {
        let raw = tree.value(root, "HA").unwrap_or_default();
        report.at_value(
            Code::HandicapDiffers,
            root,
            raw,
            message!("ha-but-black-stones", "HA is {handicap}, but {stones} black stones are set up", handicap, stones),
        );
    } else if handicap >= 2 && stones == handicap && first_mover(tree, root).as_deref() == Some("B") {
        let raw = tree.value(root, "HA").unwrap_or_default();
        report.at_value(
            Code::HandicapDiffers,
            root,
            raw,
            message!("ha-but-black-moves", "HA is {handicap}, but Black moves first", handicap),
        );
    }
}

/// The property of the first move of the main line, where no PL says that it is this colour's turn.
fn first_mover(tree: &Tree, root: NodeId) -> Option<String> {
    for node in std::iter::successors(Some(root), |&node| tree.first_child(node)) {
        if tree.has(node, "PL") {
            return None;
        }
        if let Some(property) = tree.properties(node).find(|property| matches!(&*property.id(), "B" | "W")) {
            return Some(property.id().into_owned());
        }
    }
    None
}

/// How many moves Black makes before White makes one, as where handicap stones are put down by hand.
fn placed_by_hand(tree: &Tree, root: NodeId) -> usize {
    let line = std::iter::successors(Some(root), |&node| tree.first_child(node));
    line.filter(|&node| tree.has(node, "B") || tree.has(node, "W")).take_while(|&node| tree.has(node, "B")).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_and_their_shortcuts() {
        for date in [
            "1996",
            "1996-05",
            "1996-05-06",
            "1996-05,06",
            "1996-12-27,28,1997-01-03,04",
            "1997-05-05,06-01",
            "1998-10-10,11,12",
            "1996-02-29",
            "1996,1997",
            "1996-05,06-02,03",
        ] {
            assert!(is_date(date), "{date}");
        }
        for date in [
            "26.05.2001",
            "2001/05/26",
            "2018-01-09 17:01:05",
            "1996-13",
            "96-05-06",
            "April 14",
            "1996~1997",
            "05",
            "1996-5-6",
            "1996-02-30",
            "1900-02-29",
            "1999-04-30,31",
            "1996,05,06-31",
            "1996-",
            "",
        ] {
            assert!(!is_date(date), "{date}");
        }
    }

    #[test]
    fn a_day_that_does_not_exist_is_said_to() {
        for (date, day) in [("1996-02-30", true), ("1996-04-30,31", true), ("1996-12-1", false), ("30.2.1996", false)] {
            let (tree, faults) = Tree::read(format!("(;FF[4]GM[1]DT[{date}])").into_bytes());
            let found = crate::sgf::check(&tree, &faults);
            let fault = found.iter().find(|fault| fault.code == Code::DateFormat).expect(date);
            assert_eq!(fault.message.english().contains("no such day"), day, "{}", fault.message);
        }
    }

    #[test]
    fn results() {
        for result in ["0", "Draw", "B+", "W+R", "B+Resign", "W+0.5", "B+12", "W+T", "W+F", "Void", "?", "3+", "B+6R"] {
            assert!(is_result(result), "{result}");
        }
        for result in ["draw", "Jigo", "B+Illegal", "W+time", "Both lost", "B+1e5", "B+inf", "B+-3", "5+", "black wins"]
        {
            assert!(!is_result(result), "{result}");
        }
    }
}
