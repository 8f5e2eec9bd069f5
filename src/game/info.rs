//! What the information about a game means, where programs and servers write it their own way.
//!
//! Values are never changed for it: this is only what people are shown. What is not understood stays as it is written.

use super::{Colour, Kind, result_words};
use crate::sgf::{Dialect, Identity, NodeId, Tree};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Outcome {
    /// A colour won, and how.
    Win(Colour, By),
    /// Nobody won.
    Draw,
    /// The game does not count.
    Void,
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum By {
    /// Nothing more is said.
    Unsaid,
    /// By points.
    Points(f32),
    /// The other resigned.
    Resignation,
    /// The other's time was up.
    Time,
    /// The other broke a rule or did not come.
    Forfeit,
}

/// The information that programs write in different ways, as people want to read it; empty where there is none.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Info {
    /// The event: EV, in kifu TE.
    pub event: String,
    /// The date: DT, in kifu RD.
    pub date: String,
    /// The komi in points: KM, in kifu KO.
    pub komi: Option<f32>,
    /// The time of each player: TM in words.
    pub time: String,
    /// The overtime: OT, in kifu LC and LT, at Fox TC and TT.
    pub overtime: String,
    /// The result as written.
    pub result: String,
    /// The result as understood.
    pub outcome: Option<Outcome>,
}

impl Info {
    /// The information in the root of a game.
    pub fn of(tree: &Tree, root: NodeId) -> Info {
        let text = |id: &str| tree.simple_text(root, id).unwrap_or_default().trim().to_owned();
        let first = |ids: &[&str]| ids.iter().map(|id| text(id)).find(|text| !text.is_empty()).unwrap_or_default();
        let identity = Identity::of(tree, root);
        let (kifu, fox) = (identity.is(Dialect::Kifu), identity.is(Dialect::Fox));
        let overtime = match (kifu, fox) {
            (true, _) if !text("LT").is_empty() => periods(&text("LC"), &text("LT")),
            (_, true) if !text("TT").is_empty() => periods(&text("TC"), &text("TT")),
            _ => text("OT"),
        };
        let result = text("RE");
        Info {
            event: first(if kifu { &["EV", "TE"] } else { &["EV"] }),
            date: first(if kifu { &["DT", "RD"] } else { &["DT"] }),
            komi: komi(&first(if kifu { &["KM", "KO"] } else { &["KM"] })),
            time: duration(&text("TM")).map_or_else(|| text("TM"), hours),
            overtime,
            outcome: outcome(&result),
            result,
        }
    }
}

/// The komi in points. Fox writes hundredths, of points or of the stones that Chinese rules count (each two points).
pub fn komi(text: &str) -> Option<f32> {
    let points = points(text)?;
    if points.abs() < 100.0 {
        return Some(points);
    }
    // 325 and 375 are stones on a board of 361, everything larger is points.
    let hundredths = points / 100.0;
    Some(if hundredths.abs() < 4.0 { hundredths * 2.0 } else { hundredths }).filter(|points| points.abs() < 400.0)
}

/// Points as people write them: `6.5`, `5 1/2`, `5,5`, `6目半`.
pub(super) fn points(text: &str) -> Option<f32> {
    let text =
        text.trim().trim_end_matches(['目', '点']).replace('半', " 1/2").replace([',', '，'], ".").replace('目', "");
    let mut words = text.split_whitespace();
    let mut points = match words.next()? {
        "1/2" => 0.5,
        word => word.parse::<f32>().ok()?,
    };
    match words.next() {
        Some("1/2") => points += 0.5,
        Some(_) => return None,
        None => {}
    }
    Some(points).filter(|points| points.is_finite())
}

/// A time in seconds: `1800`, `30:00`, `1:30:00`, `10 hours each`, `1h30m`, `2時間`. What follows in brackets is overtime.
pub fn duration(text: &str) -> Option<u32> {
    let text = text.split(['(', '+', '/']).next()?.trim();
    if let Ok(seconds) = text.parse::<f64>() {
        return (0.0..1e9).contains(&seconds).then_some(seconds as u32);
    }
    if text.contains(':') {
        let parts = text.split(':').map(|part| part.trim().parse::<u32>().ok()).collect::<Option<Vec<u32>>>()?;
        return match parts.as_slice() {
            [minutes, seconds] => minutes.checked_mul(60)?.checked_add(*seconds),
            [hours, minutes, seconds] => {
                hours.checked_mul(3600)?.checked_add(minutes.checked_mul(60)?)?.checked_add(*seconds)
            }
            _ => None,
        };
    }
    let (mut total, mut rest) = (0_u32, text);
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        // Words before a number would mean something else.
        if rest[..start].chars().any(char::is_alphabetic) && total == 0 {
            return None;
        }
        let end = rest[start..].find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |n| start + n);
        let number: u32 = rest[start..end].parse().ok()?;
        let unit = rest[end..].trim_start();
        let seconds = match unit.chars().next()? {
            'h' | 'H' | '時' | '时' | '小' => 3600,
            'm' | 'M' | '分' => 60,
            's' | 'S' | '秒' => 1,
            _ => return None,
        };
        total = total.checked_add(number.checked_mul(seconds)?)?;
        let word = unit.find(|c: char| c.is_ascii_digit()).unwrap_or(unit.len());
        rest = &unit[word..];
    }
    (total > 0).then_some(total)
}

/// A time in words.
pub fn hours(seconds: u32) -> String {
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let parts = [(hours, "h"), (minutes, "min"), (rest, "s")];
    let parts: Vec<String> =
        parts.iter().filter(|part| part.0 > 0).map(|part| format!("{} {}", part.0, part.1)).collect();
    if parts.is_empty() { "0 s".to_owned() } else { parts.join(" ") }
}

fn periods(count: &str, length: &str) -> String {
    let length = duration(length).map_or_else(|| length.to_owned(), hours);
    match count.parse::<u32>() {
        Ok(count) if count > 0 => format!("{count} × {length}"),
        _ => length,
    }
}

/// What RE says; `None` when it says nothing that is understood in whole.
pub fn outcome(text: &str) -> Option<Outcome> {
    let text = text.trim();
    let lower = text.to_lowercase();
    match lower.as_str() {
        "0" | "draw" | "jigo" | "tie" | "和棋" | "持碁" => return Some(Outcome::Draw),
        "void" | "no result" | "無勝負" => return Some(Outcome::Void),
        // Little Golem.
        "b" => return Some(Outcome::Win(Colour::BLACK, By::Unsaid)),
        "w" => return Some(Outcome::Win(Colour::WHITE, By::Unsaid)),
        _ => {}
    }
    let named = [
        ("black", Colour::BLACK),
        ("white", Colour::WHITE),
        ("黑", Colour::BLACK),
        ("黒", Colour::BLACK),
        ("白", Colour::WHITE),
    ];
    if let Some((winner, margin)) = lower.split_once('+') {
        let colour = match winner.trim() {
            "b" => Colour::BLACK,
            "w" => Colour::WHITE,
            name => named.iter().find(|n| n.0 == name)?.1,
        };
        let by = match margin.trim() {
            "" => By::Unsaid,
            "r" | "res" | "resign" | "resignation" => By::Resignation,
            "t" | "time" | "timeout" => By::Time,
            "f" | "forfeit" => By::Forfeit,
            margin => By::Points(points(margin).filter(|points| *points >= 0.0)?),
        };
        return Some(Outcome::Win(colour, by));
    }
    named_outcome(&lower, &named).or_else(|| result_words::read(text, None))
}

/// What a result says that begins with who won.
fn named_outcome(lower: &str, named: &[(&str, Colour)]) -> Option<Outcome> {
    let (name, colour) = named.iter().find(|n| lower.starts_with(n.0))?;
    let other = colour.opponent();
    let by = match lower[name.len()..].trim() {
        "胜" | "勝" | "勝ち" | "wins" | "won" => By::Unsaid,
        "中盘胜" | "中盤勝" | "中盤勝ち" | "中押し勝ち" | "wins by resignation" | "win by resignation" => {
            By::Resignation
        }
        "认输" | "認輸" | "投了" | "投子认输" => return Some(Outcome::Win(other, By::Resignation)),
        "超时负" | "超時負" | "時間切れ負け" => return Some(Outcome::Win(other, By::Time)),
        "超时胜" | "時間切れ勝ち" | "wins on time" | "wins by time" => By::Time,
        rest => {
            let margin = rest.strip_prefix(['胜', '勝'])?.trim_end_matches(['子', '勝']);
            // Chinese stones count twice, and may come in quarters that this does not read.
            let stones = rest.ends_with('子');
            By::Points(points(margin)? * if stones { 2.0 } else { 1.0 })
        }
    };
    Some(Outcome::Win(*colour, by))
}

/// What a result says of a game of this kind, whose letters may be its own: four colours, or exchanged ones.
pub(super) fn outcome_of(raw: &str, kind: &Kind) -> Option<Outcome> {
    let own = raw.split_once('+').filter(|(winner, _)| winner.len() == 1);
    match own.and_then(|(winner, _)| kind.colour_in(winner.as_bytes())) {
        Some(own) => outcome(&format!("B{}", &raw[1..])).map(|said| match said {
            Outcome::Win(_, by) => Outcome::Win(own, by),
            said => said,
        }),
        None => outcome(raw).or_else(|| result_words::read(raw, Some(kind))),
    }
}

/// A result in words (`White wins by resignation`). What is not understood is given back as it is.
pub fn result_in_words(raw: &str, kind: &Kind) -> String {
    let raw = raw.trim();
    if raw == "?" {
        return say!("result-unknown", "Result unknown");
    }
    match outcome_of(raw, kind) {
        Some(Outcome::Win(colour, by)) => {
            let winner = player_name(kind, colour);
            match by {
                By::Unsaid => say!("wins", "{winner} wins", winner),
                By::Points(points) => say!("wins-by", "{winner} wins by {points}", winner, points),
                By::Resignation => say!("wins-by-resignation", "{winner} wins by resignation", winner),
                By::Time => say!("wins-time", "{winner} wins on time", winner),
                By::Forfeit => say!("wins-by-forfeit", "{winner} wins by forfeit", winner),
            }
        }
        Some(Outcome::Draw) => "Draw".to_owned(),
        Some(Outcome::Void) => say!("no-result", "No result"),
        None => raw.to_owned(),
    }
}

/// The names of the players that a game names, in the order in which they play.
pub fn players(tree: &Tree, root: NodeId, kind: &Kind) -> Vec<String> {
    let name = |id: &str| tree.simple_text(root, id).unwrap_or_default().trim().to_owned();
    kind.players().iter().map(|(id, _)| name(id)).filter(|name| !name.is_empty()).collect()
}

/// Who plays a colour, by the names of all colours that this player has.
fn player_name(kind: &Kind, colour: Colour) -> String {
    let player = kind.players().into_iter().find(|(_, colours)| colours.contains(&colour));
    let colours = player.map_or_else(|| vec![colour], |(_, colours)| colours.to_vec());
    colours.iter().map(|&colour| kind.colour_name(colour)).collect::<Vec<_>>().join(" + ")
}

#[cfg(test)]
mod tests {
    use super::*;

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
        ];
        for (text, points) in rows {
            assert_eq!(komi(text), points, "{text}");
        }
    }

    #[test]
    fn times_of_all_sorts() {
        let rows = [
            ("1800", Some(1800)),
            ("1800.0", Some(1800)),
            ("30:00(5x1:00)", Some(1800)),
            ("1:30:00", Some(5400)),
            ("10 hours each", Some(36_000)),
            ("1h30m", Some(5400)),
            ("2時間", Some(7200)),
            ("-", None),
            ("", None),
            ("long", None),
            ("99999999999", None),
        ];
        for (text, seconds) in rows {
            assert_eq!(duration(text), seconds, "{text}");
        }
        assert_eq!(hours(5400), "1 h 30 min");
        assert_eq!(hours(0), "0 s");
    }

    #[test]
    fn results_of_all_sorts() {
        let win = |colour, by| Some(Outcome::Win(colour, by));
        let (black, white) = (Colour::BLACK, Colour::WHITE);
        let rows = [
            ("B+3.5", win(black, By::Points(3.5))),
            ("B+206.5", win(black, By::Points(206.5))),
            ("W+360", win(white, By::Points(360.0))),
            ("W+R", win(white, By::Resignation)),
            ("W+Resign", win(white, By::Resignation)),
            ("B+", win(black, By::Unsaid)),
            ("b+time", win(black, By::Time)),
            ("B", win(black, By::Unsaid)),
            ("黑中盘胜", win(black, By::Resignation)),
            ("白胜", win(white, By::Unsaid)),
            ("白勝2目半", win(white, By::Points(2.5))),
            ("White wins by resignation", win(white, By::Resignation)),
            ("黒投了", win(white, By::Resignation)),
            ("White resigned", win(black, By::Resignation)),
            ("jigo", Some(Outcome::Draw)),
            ("Void", Some(Outcome::Void)),
            ("?", None),
            ("", None),
            ("B+4.5 (moves beyond 195 not known; 314 played)", None),
            ("W+Repetition", None),
        ];
        for (text, expected) in rows {
            assert_eq!(outcome(text), expected, "{text}");
        }
    }

    #[test]
    fn dialects_of_servers() {
        let info = |record: &str| {
            let tree = Tree::read(record.as_bytes().to_vec()).0;
            let root = tree.games().next().unwrap();
            Info::of(&tree, root)
        };
        let kifu = info("(;TE[Meijin]RD[1999-05-06]KO[5.5]LT[60]LC[5]TM[28800]PB[a]PW[b]GK[1]RE[B+R];B[aa])");
        assert_eq!((kifu.event.as_str(), kifu.date.as_str(), kifu.komi), ("Meijin", "1999-05-06", Some(5.5)));
        assert_eq!((kifu.time.as_str(), kifu.overtime.as_str()), ("8 h", "5 × 1 min"));
        let fox = info("(;GM[1]FF[4]AP[foxwq]KM[375]TM[1200]TC[3]TT[30]RE[W+R])");
        assert_eq!((fox.komi, fox.overtime.as_str()), (Some(7.5), "3 × 30 s"));
        let plain = info("(;GM[1]FF[4]KM[6.5]TM[x]OT[5x30 byo-yomi]TE[1])");
        assert_eq!((plain.time.as_str(), plain.overtime.as_str(), plain.event.as_str()), ("x", "5x30 byo-yomi", ""));
    }

    #[test]
    fn results_are_put_in_words_or_left_alone() {
        let kind = Kind::new("1", None).unwrap();
        let rows = [
            ("W+R", "White wins by resignation"),
            ("B+T", "Black wins on time"),
            ("0", "Draw"),
            ("W+", "White wins"),
            ("黑中盤勝", "Black wins by resignation"),
            ("B+3目半", "Black wins by 3.5"),
            ("長生", "長生"),
            ("B+so much", "B+so much"),
            ("", ""),
        ];
        for (raw, words) in rows {
            assert_eq!(result_in_words(raw, &kind), words);
        }
    }
}
