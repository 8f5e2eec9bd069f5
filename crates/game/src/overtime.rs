//! Overtime: byo-yomi periods, Canadian (some moves in some time), or an increment per move. SGF leaves OT free-form; the common spellings
//! of servers and programs are parsed and put into words.

use super::info::{duration, hours};

/// The overtime system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overtime {
    /// Byo-yomi: periods of some seconds each; one is lost when a move takes longer.
    Periods(u32, u32),
    /// Canadian: some moves in some seconds, repeatedly.
    Moves(u32, u32),
    /// Fischer: an increment in seconds per move.
    Increment(u32),
}

/// The suggestions if none is given.
pub const USUAL: [Overtime; 6] = [
    Overtime::Periods(5, 30),
    Overtime::Periods(3, 60),
    Overtime::Periods(1, 60),
    Overtime::Moves(25, 600),
    Overtime::Moves(15, 300),
    Overtime::Increment(20),
];

impl Overtime {
    /// Reads a text: `5x30 byo-yomi`, `3 periods of 1 minute`, `25/600 Canadian`, `25 moves in 10 min`, `30 fischer`, `+10s per move`.
    /// `None` if it means something else, or more.
    pub fn read(text: &str) -> Option<Overtime> {
        let text = text.trim().to_lowercase().replace(['×', '*'], "x");
        let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
        let (byo, canadian) = (has(&["byo", "period", "秒読み", "读秒", "讀秒", "초읽기"]), has(&["canad"]));
        // So much for each move and nothing before it: a period that begins anew with each.
        let simple = text.strip_suffix("simple").map(|time| format!("1x{time}"));
        let text = simple.unwrap_or(text);
        let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
        let increment = has(&INCREMENT) || text.starts_with('+');
        let mut bare = text.clone();
        for word in WORDS {
            bare = bare.replace(word, " ");
        }
        let bare = bare.split_whitespace().collect::<Vec<_>>().join(" ");
        let seconds = |text: &str| duration(text.trim()).filter(|&seconds| seconds > 0);
        let count = |text: &str| text.trim().parse::<u32>().ok().filter(|&count| count > 0);
        if increment {
            return (!byo && !canadian).then(|| seconds(bare.trim_start_matches('+'))).flatten().map(Self::Increment);
        }
        if let Some((moves, time)) = bare.split_once('/').or_else(|| bare.split_once(" in ")) {
            return (!byo).then_some(Self::Moves(count(moves)?, seconds(time)?));
        }
        let (periods, time) = bare.split_once('x').or_else(|| bare.split_once(" of "))?;
        (!canadian).then_some(Self::Periods(count(periods)?, seconds(time)?))
    }
}

/// Words for an increment per move.
const INCREMENT: [&str; 5] = ["fischer", "increment", "per move", "a move", "each move"];
/// Words that add nothing to the numbers.
const WORDS: [&str; 27] = [
    "byo-yomi",
    "byoyomi",
    "byo yomi",
    "periods",
    "period",
    "秒読み",
    "读秒",
    "讀秒",
    "초읽기",
    "canadian",
    "canad.",
    "fischer",
    "increment",
    "per move",
    "each move",
    "a move",
    "moves",
    "stones",
    "move",
    "stone",
    "overtime",
    "japanese",
    "style",
    "time",
    "each",
    "(",
    ")",
];

impl std::fmt::Display for Overtime {
    /// As most programs write it: `5x30 byo-yomi`, `25/600 Canadian`, `20 fischer`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Periods(periods, seconds) => write!(f, "{periods}x{seconds} byo-yomi"),
            Self::Moves(moves, seconds) => write!(f, "{moves}/{seconds} Canadian"),
            Self::Increment(seconds) => write!(f, "{seconds} fischer"),
        }
    }
}

/// An overtime in words.
pub fn in_words(overtime: Overtime) -> String {
    match overtime {
        Overtime::Periods(count, seconds) => {
            let time = hours(seconds);
            say!("overtime-periods", "{count} period of {time}" | "{count} periods of {time}", count, time)
        }
        Overtime::Moves(count, seconds) => {
            let time = hours(seconds);
            say!("overtime-moves", "{count} move in {time}" | "{count} moves in {time}", count, time)
        }
        Overtime::Increment(seconds) => say!("overtime-increment", "{time} added per move", time = hours(seconds)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overtime_is_understood_as_servers_and_people_write_it() {
        use Overtime::{Increment, Moves, Periods};
        let rows = [
            ("5x30 byo-yomi", Some(Periods(5, 30))),
            ("3x1:00 byo-yomi", Some(Periods(3, 60))),
            ("5 x 30s byoyomi", Some(Periods(5, 30))),
            ("3 periods of 1 min", Some(Periods(3, 60))),
            ("1 byo-yomi period of 60 seconds", Some(Periods(1, 60))),
            ("25/600 Canadian", Some(Moves(25, 600))),
            ("25 moves / 10 min", Some(Moves(25, 600))),
            ("15 stones in 5 minutes", Some(Moves(15, 300))),
            ("20 fischer", Some(Increment(20))),
            ("+10s per move", Some(Increment(10))),
            ("30 seconds a move", Some(Increment(30))),
            ("86400fischer", Some(Increment(86_400))),
            ("15 simple", Some(Periods(1, 15))),
            ("0 simple", None),
            ("0 none", None),
            ("none", None),
            ("5 mins Japanese style, 1 move / min", None),
            ("0x30 byo-yomi", None),
            ("", None),
        ];
        for (text, expected) in rows {
            assert_eq!(Overtime::read(text), expected, "{text}");
        }
        for overtime in USUAL {
            assert_eq!(Overtime::read(&overtime.to_string()), Some(overtime));
        }
        assert_eq!(in_words(Periods(5, 30)), "5 periods of 30 s");
    }
}
