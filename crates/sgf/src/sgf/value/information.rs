//! Game information with a prescribed form: whether a value has it, and how it would be written if the meaning is certain.

use super::amount::{has_thousands, is_certain, komi_in_words, names_owner, numeral, seconds};
use super::outcome::{Names, Outcome, has_count, is_result, says_more};
use super::words::is_among;
use super::{Fit, date, read_value};
use crate::sgf::GameType;
use crate::sgf::identity::octi_variant;
use crate::sgf::vocabulary::{self, Class};

/// The players of a game, as far as needed to read results.
#[derive(Clone, Copy, Debug, Default)]
pub struct Players<'a> {
    /// The names that the game has for its colours.
    pub names: Names<'a>,
    /// There are more than two colours, so "black" and "white" are not colours.
    pub several: bool,
}

/// How well a value has the form that the format prescribes; `None` for what has no such form in this game.
pub fn fit(id: &str, game: GameType, text: &str) -> Option<Fit> {
    if !vocabulary::PRESCRIBED.contains(&id) {
        return None;
    }
    let exact = |exact| if exact { Fit::Exact } else { Fit::Illegal };
    match id {
        "DT" => return Some(exact(date::read(text).is_some() && !text.trim().contains(char::is_whitespace))),
        "RE" => return Some(exact(is_result(text))),
        "RU" if game == GameType::Octi => {
            let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\0');
            // The colon may be missing if either side is empty.
            let (bare, rules) = (|text: &str| text.trim_matches(':').to_owned(), octi_rules(text));
            return Some(exact(rules.is_none_or(|rules| rules == text || bare(&rules) == bare(text))));
        }
        "RU" => return None,
        _ => {}
    }
    let entry = vocabulary::look_up(id, game).filter(|entry| entry.class == Class::Info)?;
    // A decimal comma has no three digits behind it.
    if has_thousands(text) {
        return Some(Fit::Illegal);
    }
    let reading = read_value(entry, game, text);
    let negative = matches!(id, "TM" | "HA") && reading.value.real().is_some_and(|number| number < 0.0);
    Some(if negative { Fit::Illegal } else { reading.fit })
}

/// The value in SGF form; `None` if it has that form already, or its meaning is unclear.
pub fn better(id: &str, game: GameType, players: Players<'_>, text: &str) -> Option<String> {
    match fit(id, game, text)? {
        Fit::Respelled(clean) => return Some(clean),
        Fit::Exact | Fit::Loose => return None,
        Fit::Illegal => {}
    }
    match id {
        "DT" => Some(date::write(&date::guess(text)?)),
        // The number of moves would be lost.
        "RE" if has_count(text) => None,
        "RE" => {
            let outcome = Outcome::read(text, players.names)?;
            let plays = |letter: u8| players.several == letter.is_ascii_digit();
            Some(outcome.won_by(|letter| Some(letter).filter(|&letter| plays(letter)))?.write())
        }
        "TM" => Some(seconds(text).filter(|_| is_certain(text))?.to_string()),
        "KM" => Some(komi_in_words(text)?.to_string()),
        "HA" => stones(text),
        "RU" => octi_rules(text),
        _ => None,
    }
}

/// Whether the value in SGF form has a place for everything in the text, and adds nothing to it.
pub fn keeps_words(id: &str, text: &str) -> bool {
    match id {
        "DT" => !date::names_weekday(text) && !date::may_be_two_days(text),
        "RE" => !says_more(text),
        "TM" => !names_owner(text),
        "HA" => !is_among(BLACK_FIRST, &text.trim().to_lowercase()),
        _ => true,
    }
}

/// The rules of Octi as its document writes them: a major variation, a colon, and variations with commas between them, where the colon may
/// be missing if either side is empty. `None` where more than one is major.
fn octi_rules(text: &str) -> Option<String> {
    let words = text
        .split([':', ','])
        .map(|word| word.trim_matches(|c: char| c.is_whitespace() || c == '\0'))
        .filter(|word| !word.is_empty());
    // Variations are anybody's words, and stay as they are.
    let (major, variations): (Vec<&str>, Vec<&str>) = words.partition(|word| octi_variant(word).is_some());
    let variations = variations.join(",");
    match &major[..] {
        [] => Some(variations),
        [major] => Some(format!("{}:{variations}", major.to_ascii_lowercase())),
        _ => None,
    }
}

/// Games without a handicap, and those in which Black begins and gives no komi, in Chinese, Japanese and Korean.
const EVEN: &str = "互先|分先|猜先|호선|맞바둑|even|even game";
const BLACK_FIRST: &str = "定先|先|让先|讓先|先手|정선";

/// `4 stones`, `三子局`, `让2子`, `互先`.
fn stones(text: &str) -> Option<String> {
    const BEFORE: [&str; 5] = ["让", "讓", "受", "授", "置碁"];
    const BEHIND: [&str; 5] = ["局", "棋", "置碁", "접바둑", "handicap"];
    const STONES: [&str; 10] = ["stone", "stones", "stein", "steine", "pierres", "piedras", "子", "目", "점", ""];
    let text = text.trim().to_lowercase();
    if [EVEN, BLACK_FIRST].iter().any(|names| is_among(names, &text)) {
        return Some("0".to_owned());
    }
    let bare = BEFORE.iter().find_map(|word| text.strip_prefix(word)).unwrap_or(&text);
    let bare = BEHIND.iter().find_map(|word| bare.strip_suffix(word)).unwrap_or(bare).trim();
    let (number, _) = STONES.iter().find_map(|unit| Some((bare.strip_suffix(unit)?.trim_end(), unit)))?;
    let is_written_out = bare.len() < text.len() || number.len() < bare.len();
    numeral(number).filter(|stones| is_written_out && *stones > 0).map(|stones| stones.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_in_sgf_form_has_no_place_for_some_words() {
        for (id, text, keeps) in [
            ("TM", "2h each", false),
            ("TM", "2 Stunden je Spieler", false),
            ("TM", "1 hour a side", false),
            ("TM", "各3時間", false),
            ("HA", "定先", false),
            ("HA", "互先", true),
            ("HA", "三子局", true),
            ("TM", "1 hour and 20 minutes", true),
            ("TM", "1h30m", true),
            ("DT", "Thursday, 3 May 2001", false),
            ("DT", "3 May 2001 (Thu)", false),
            ("DT", "Sat. 3rd of June, 2000", false),
            ("DT", "3rd of May, 2001", true),
            ("DT", "2001-05-03/05", false),
            ("DT", "2001-05-03/2001-05-07", false),
            ("DT", "2001-05-03/04", true),
            ("DT", "2001/5/3", true),
            ("RE", "adjourned", false),
            ("RE", "打ち掛け", false),
            ("RE", "Game suspended", false),
            ("RE", "W+Moderator Decision", false),
            ("RE", "B+Disconnection", false),
            ("RE", "draw by agreement", false),
            ("RE", "白不戦勝", false),
            ("RE", "no result", true),
            ("RE", "無勝負", true),
            ("RE", "White wins by forfeit", true),
            ("RE", "les noirs abandonnent", true),
            ("DT", "5-7 June 2020", true),
            ("PB", "each Thursday", true),
        ] {
            assert_eq!(keeps_words(id, text), keeps, "{id}[{text}]");
        }
    }

    #[test]
    fn information_is_written_in_its_form_and_only_once() {
        let players = Players::default();
        for (id, text, written) in [
            ("DT", "6 June 2020", Some("2020-06-06")),
            ("DT", "2020-06-06", None),
            ("DT", "soon", None),
            ("RE", "White wins by resignation", Some("W+R")),
            ("RE", "B+Resign", None),
            ("RE", "Draw", None),
            ("RE", "jigo", Some("0")),
            ("RE", "void", Some("Void")),
            ("RE", "1+3 points", None),
            ("TM", "2 hours", Some("7200")),
            ("TM", "2 hours for 40 moves", None),
            ("TM", "1,800", Some("1800")),
            ("TM", "3,600", Some("3600")),
            ("KM", "1,800", None),
            ("KM", "6,500", None),
            ("KM", "6,5", Some("6.5")),
            ("KM", "6½ points", Some("6.5")),
            ("KM", "komi 5", Some("5")),
            ("KM", "3 3/4", Some("3.75")),
            ("KM", "3又3/4子", Some("7.5")),
            ("KM", "黑贴7目半", Some("7.5")),
            ("KM", "六目半", Some("6.5")),
            ("KM", "덤 6집반", Some("6.5")),
            ("KM", "much", None),
            ("TM", "1:30", None),
            ("TM", "1:30:00", Some("5400")),
            ("DT", "2019-05-03 to 2020-05-05", None),
            ("DT", "2019-05-05 to 2019-05-03", None),
            ("HA", "4 stones", Some("4")),
            ("HA", "互先", Some("0")),
            ("HA", "定先", Some("0")),
            ("HA", "호선", Some("0")),
            ("HA", "三子局", Some("3")),
            ("HA", "让二子", Some("2")),
            ("HA", "3점 접바둑", Some("3")),
            ("HA", "二子置碁", Some("2")),
            ("HA", "二", None),
            ("HA", "何子", None),
            ("TM", "各3時間", Some("10800")),
            ("TM", "持ち時間 各3時間", Some("10800")),
            ("TM", "每方2小时", Some("7200")),
            ("TM", "각자 3시간", Some("10800")),
            ("TM", "各々", None),
            ("HA", "4 or 5", None),
            ("HA", "-2", None),
            ("PB", "6,5", None),
        ] {
            let better = better(id, GameType::Go, players, text);
            assert_eq!(better.as_deref(), written, "{id}[{text}]");
            if let Some(better) = better {
                assert_eq!(fit(id, GameType::Go, &better), Some(Fit::Exact), "{id}[{better}]");
            }
        }
        for (text, written) in [
            ("full", None),
            ("full:", None),
            ("kids:edgeless,superprong", None),
            ("edgeless", None),
            (":edgeless", None),
            ("edgeless, kids", Some("kids:edgeless")),
            ("Fast : Edgeless", Some("fast:Edgeless")),
            ("full,edgeless", Some("full:edgeless")),
            ("full:house rules", None),
            ("Zq12kd", None),
            ("House, Fast", Some("fast:House")),
            ("full, kids", None),
        ] {
            let better = better("RU", GameType::Octi, players, text);
            assert_eq!(better.as_deref(), written, "RU[{text}]");
            assert_eq!(super::better("RU", GameType::Go, players, text), None, "RU[{text}]");
            if let Some(better) = better {
                assert_eq!(fit("RU", GameType::Octi, &better), Some(Fit::Exact), "RU[{better}]");
            }
        }
        let four = Players { several: true, ..players };
        for (text, written) in [("1+3 points", Some("1+3")), ("black wins", None), ("tie", Some("0"))] {
            assert_eq!(super::better("RE", GameType::Blokus, four, text).as_deref(), written, "{text}");
        }
    }
}
