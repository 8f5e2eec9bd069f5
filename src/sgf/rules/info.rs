//! Game information that has a prescribed form.

use super::{Code, Find, Game, Report, Rule, shown};
use crate::sgf::{
    Class, GameType, NodeId,
    Severity::Note,
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
    .found(Find::Game(find)),
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
        "HA and the number of setup stones differ",
        "The handicap is a number; the stones are set up separately.",
    )
    .sgfc(61)
    .found(Find::Family),
];

fn find(report: &mut Report<'_>, game: &Game) {
    let tree = report.tree;
    for node in tree.descendants(game.root) {
        for property in tree.properties(node) {
            let Some(raw) = property.value() else { continue };
            let id = property.id();
            if !vocabulary::PRESCRIBED.contains(&id.as_ref()) {
                continue;
            }
            if raw.trim_ascii().is_empty() || game.entry(&id).is_none() {
                continue;
            }
            check_value(report, game, node, &id, raw);
        }
    }
}

fn check_value(report: &mut Report<'_>, game: &Game, node: NodeId, id: &str, raw: &[u8]) {
    let text = report.tree.charset(node).decode(raw).text.into_owned();
    let (code, good, wanted) = match id {
        "DT" => (Code::DateFormat, is_date(&text), "YYYY-MM-DD"),
        "RE" => (Code::ResultFormat, is_result(&text), "B+ or W+ with points, R, T or F, or 0, Void or ?"),
        _ => {
            let Some(entry) = vocabulary::look_up(id, game.kind).filter(|entry| entry.class == Class::Info) else {
                return;
            };
            let code = if id == "TM" { Code::TimeFormat } else { Code::NumberFormat };
            let reading = read_value(entry, game.kind, &text);
            if let Fit::Respelled(clean) = &reading.fit {
                let message = format!("{id}[{}] is read as {clean}", shown(report.tree, node, raw));
                report.at_value(code, node, raw, message);
            }
            (code, reading.fit != Fit::Illegal, "a number")
        }
    };
    if !good {
        let message = format!("{id}[{}] is not {wanted}", shown(report.tree, node, raw));
        report.at_value(code, node, raw, message);
    }
}

/// A list of dates, each after the first perhaps shortened: `1996-05,06`, `1996-12-27,28,1997-01-03`.
fn is_date(text: &str) -> bool {
    let mut before: Option<usize> = None;
    text.trim().split(',').all(|part| {
        let numbers: Vec<&str> = part.split('-').collect();
        if !numbers.iter().all(|number| number.bytes().all(|byte| byte.is_ascii_digit())) {
            return false;
        }
        let two =
            |number: &str, most: u8| number.len() == 2 && number.parse::<u8>().is_ok_and(|n| (1..=most).contains(&n));
        let (year, rest) = match numbers.split_first() {
            Some((first, rest)) if first.len() == 4 => (true, rest),
            _ => (false, &numbers[..]),
        };
        // How exact the date is: 1 year, 2 month, 3 day.
        let exact = match (year, rest) {
            (true, []) => Some(1),
            (true, [month]) => two(month, 12).then_some(2),
            (true, [month, day]) => (two(month, 12) && two(day, 31)).then_some(3),
            (false, [month, day]) => (two(month, 12) && two(day, 31) && before.is_some()).then_some(3),
            (false, [part]) => match before {
                Some(3) => two(part, 31).then_some(3),
                Some(2) => two(part, 12).then_some(2),
                _ => None,
            },
            _ => None,
        };
        before = exact;
        exact.is_some()
    })
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
            report.at_value(Code::KomiScaled, root, raw, "the komi is given in hundredths");
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
    if handicap >= 2 && stones != handicap {
        let raw = tree.value(root, "HA").unwrap_or_default();
        report.at_value(
            Code::HandicapDiffers,
            root,
            raw,
            format!("HA is {handicap}, but {stones} black stones are set up"),
        );
    }
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
        ] {
            assert!(!is_date(date), "{date}");
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
