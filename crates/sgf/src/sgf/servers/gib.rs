//! `.gib`: what Tygem stores. Lines `\[KEY=VALUE\]` between `\HS` and `\HE`, then moves between `\GS` and `\GE`.

use super::record::{Record, ServerError, Side};
use super::words::{self, EndOfGame, TimeLimit, date, name_and_rank, rank};

pub fn is(start: &[u8]) -> bool {
    start.starts_with(b"\\HS") || start.starts_with(b"\\[GIBOKIND") || start.starts_with(b"\\GS")
}

pub fn read(lines: &[&str], record: &mut Record) -> Result<(), ServerError> {
    let mut head = Head::default();
    let mut handicap: u8 = 0;
    let mut last = 0;
    let mut at = 0;
    while let Some(line) = lines.get(at).map(|line| line.trim()) {
        let number = at + 1;
        at += 1;
        if let Some(entry) = line.strip_prefix("\\[") {
            // A text of several lines ends with the bracket as well.
            let mut entry = entry.to_owned();
            while !entry.ends_with(END) && lines.get(at).is_some_and(|line| !line.trim_start().starts_with('\\')) {
                entry.push('\n');
                entry.push_str(lines[at].trim());
                at += 1;
            }
            match entry.split_once('=') {
                Some((key, value)) => {
                    let value = value.strip_suffix(END).unwrap_or(value);
                    head.read(number, (key.trim(), value.trim()), record);
                }
                None => record.not_known(number, line),
            }
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let field = |index: usize| words.get(index).and_then(|word| word.parse::<u8>().ok());
        match words.first().copied() {
            // Of removed stones nothing is known but the number of the move.
            None | Some("\\HS" | "\\HE" | "\\GS" | "\\GE" | "REM") => {}
            // How long the list is, and for whom.
            Some(word) if word.bytes().all(|byte| byte.is_ascii_digit()) => {}
            Some("INI") => handicap = field(3).unwrap_or_default(),
            Some("STO") => match (field(3), field(4), field(5)) {
                (Some(side @ 1..=2), Some(column), Some(row)) if record.is_on_board(column, row) => {
                    let side = if side == 1 { Side::Black } else { Side::White };
                    last = record.play(last, side, Some((column, row)));
                }
                _ => record.no_move(number, line),
            },
            Some("SKI") => {
                let side = record.next_side_after(last, Side::Black);
                last = record.play(last, side, None);
            }
            Some(_) => record.not_known(number, line),
        }
    }
    head.finish(record);
    record.set_handicap(handicap.into());
    Ok(())
}

/// The end of a line of the head.
const END: &str = "\\]";

/// Lines of the head that say nothing about the game, or the same once more: who may see the file, pictures, countries, numbers of accounts,
/// how many moves there are.
const IDLE: [&str; 15] = [
    "GIBOKIND",
    "TYPE",
    "SZAUDIO",
    "GAMEZIPSU",
    "GAMETOTALNUM",
    "GAMEWHITENICK",
    "GAMEBLACKNICK",
    "GAMEWHITECOUNTRY",
    "GAMEBLACKCOUNTRY",
    "GAMEWAVATA",
    "GAMEBAVATA",
    "GAMEWIMAGE",
    "GAMEBIMAGE",
    "GAMEWIMAG",
    "GAMEBIMAG",
];

/// The fields of the lines that have several, those first that say something.
const MAIN: [&str; 11] = ["GTIME", "GRLT", "ZIPSU", "DUM", "GONGJE", "LINE", "GBKIND", "GTYPE", "GCDT", "TCNT", "AUSZ"];
const SUB: [&str; 6] = ["GNAME", "GDATE", "GPLC", "GCMT", "GNAMEF", "GPLCF"];
const OF_BLACK: [&str; 7] = ["BID", "BLV", "BNICK", "BNCD", "BAID", "BIMG", "BIMSG"];
const OF_WHITE: [&str; 7] = ["WID", "WLV", "WNICK", "WNCD", "WAID", "WIMG", "WIMSG"];

/// What is known of a game when all lines of the head have been read: several of them say the same, and some are more precise than others.
#[derive(Default)]
struct Head {
    /// The line of the result in words, and the result.
    result: (usize, String),
    /// The names in the line of tags, some of which are in no encoding.
    names: [String; 2],
    levels: [String; 2],
    /// Levels that are no rank: the line of each, and the text. Some programs write a name there.
    no_levels: Vec<(Side, usize, String)>,
    /// The points that White gives: the line and the part that says so, and the number. Their sign is documented nowhere.
    given: Option<(usize, String, i32)>,
    komi: Option<String>,
    /// The same in words, which is worth less.
    komi_in_words: Option<f32>,
    /// Main time, byo-yomi and its periods, in words.
    time_in_words: Option<[String; 3]>,
}

impl Head {
    /// Reads an entry, and reports what of it is not understood.
    fn read(&mut self, line: usize, (key, value): (&str, &str), record: &mut Record) {
        let side = if key.contains("BLACK") || key.starts_with('B') { Side::Black } else { Side::White };
        let whole = format!("{key}={value}");
        let is_known = match key {
            "GAMEBLACKNAME" | "GAMEWHITENAME" => {
                let (name, rank) = name_and_rank(value);
                record.set_player(side, &name, rank.as_deref());
                true
            }
            "GAMEBLACKLEVEL" | "GAMEWHITELEVEL" => {
                match rank(value).or_else(|| rank_of_level(value)) {
                    Some(rank) => record.set(if side == Side::Black { "BR" } else { "WR" }, &rank),
                    None => self.no_levels.push((side, line, value.to_owned())),
                }
                true
            }
            "GAMENAME" => set(record, "GN", value),
            "GAMEPLACE" => set(record, "PC", value),
            "GAMECOMMENT" => set(record, "GC", value),
            "GAMELECNAME" => set(record, "AN", value),
            "GAMEDATE" => set_date(value, record),
            "GAMERESULT" => {
                self.result = (line, value.to_owned());
                true
            }
            "GAMEGONGJE" => self.take_komi(value),
            "GAMEDUM" => self.take_given(line, &whole, value),
            "GAMECONDITION" => self.condition(value),
            "GAMETIME" => self.time(value, record),
            "GAMEINFOMAIN" => {
                self.main(line, &Fields::of(value, &MAIN), record);
                true
            }
            "GAMEINFOSUB" => {
                sub(line, &Fields::of(value, &SUB), record);
                true
            }
            "BUSERINFO" => {
                player(line, side, &Fields::of(value, &OF_BLACK), &OF_BLACK, record);
                true
            }
            "WUSERINFO" => {
                player(line, side, &Fields::of(value, &OF_WHITE), &OF_WHITE, record);
                true
            }
            "GAMETAG" => {
                self.tag(line, value, record);
                true
            }
            _ => IDLE.contains(&key),
        };
        if !is_known {
            record.not_known(line, &whole);
        }
    }

    /// `GBKIND:3,GTIME:1200-30-3,GRLT:1,ZIPSU:35,GONGJE:65,LINE:19`.
    fn main(&mut self, line: usize, fields: &Fields<'_>, record: &mut Record) {
        let is_set = set_result(fields.get("GRLT"), fields.get("ZIPSU"), record);
        let size = fields.get("LINE");
        let is_size = size.is_empty()
            || size.parse().ok().filter(|size| (2..=19).contains(size)).map(|size| record.size = size).is_some();
        let is_komi = match tenths(fields.get("GONGJE")) {
            Some(komi) => {
                self.komi = Some(komi);
                true
            }
            None => fields.get("GONGJE").is_empty(),
        };
        let is_time = self.time(fields.get("GTIME"), record);
        let given = fields.get("DUM");
        let is_given = self.take_given(line, &format!("DUM:{given}"), given);
        for (key, is_known) in
            [("GRLT", is_set), ("LINE", is_size), ("GONGJE", is_komi), ("GTIME", is_time), ("DUM", is_given)]
        {
            fields.report(line, key, is_known, record);
        }
        fields.report_unknown(line, &MAIN, record);
    }

    /// `S1,R3,D5,G0,W255,Z0,T30-3-1200,C2016:03:26:17:29,I:leejw977,L:8,M:jy512,N:3,A:leejw977,B:jy512,J:0,K:0`: the same once more, and the
    /// date; the players as account, level, name in Latin letters and country, first White's.
    fn tag(&mut self, line: usize, value: &str, record: &mut Record) {
        let fields = Fields::of_tag(value);
        let part = |key: &str| fields.get(key);
        let is_set = set_result(part("W"), part("Z"), record);
        let is_date = set_date(part("C"), record);
        let is_komi = self.take_komi(part("G"));
        let times: Vec<&str> = part("T").split('-').collect();
        let is_time = match times[..] {
            [period, periods, main] => set_time(main, period, periods, record),
            _ => part("T").is_empty(),
        };
        for (at, [account, name]) in [["M", "B"], ["I", "A"]].into_iter().enumerate() {
            self.names[at] =
                [account, name].map(part).into_iter().find(|name| is_whole(name)).unwrap_or_default().into();
        }
        self.levels = [part("N").to_owned(), part("L").to_owned()];
        let are_levels = self.levels.clone().map(|level| level.is_empty() || rank_of_level(&level).is_some());
        let is_given = self.take_given(line, &format!("D:{}", part("D")), part("D"));
        for (key, is_known) in [
            ("W", is_set),
            ("C", is_date),
            ("G", is_komi),
            ("T", is_time),
            ("N", are_levels[0]),
            ("L", are_levels[1]),
            ("D", is_given),
        ] {
            fields.report(line, key, is_known, record);
        }
        fields.report_unknown(line, &TAGS, record);
    }

    /// Takes over the komi in tenths. Returns whether it is one, or none is given.
    fn take_komi(&mut self, value: &str) -> bool {
        let komi = tenths(value);
        let is_known = komi.is_some() || value.is_empty();
        self.komi = self.komi.take().or(komi);
        is_known
    }

    /// Notes the points that White gives. Returns whether it is a number, or none is given.
    fn take_given(&mut self, line: usize, part: &str, given: &str) -> bool {
        let Ok(points) = given.parse::<i32>() else { return given.is_empty() };
        if points != 0 {
            self.given.get_or_insert((line, part.to_owned(), points));
        }
        true
    }

    /// The terms of the game in words. Returns whether they are understood.
    fn condition(&mut self, value: &str) -> bool {
        let terms = words::terms(value);
        let is_known = terms.is_some() || value.is_empty();
        self.komi_in_words = terms.and_then(|terms| terms.komi);
        is_known
    }

    /// The time, as three numbers or in words. Returns whether it is understood, or none is given.
    fn time(&mut self, value: &str, record: &mut Record) -> bool {
        let times: Vec<&str> = value.split('-').collect();
        if let [main, period, periods] = times[..]
            && set_time(main, period, periods, record)
        {
            return true;
        }
        match words::time_limit(value) {
            Some(TimeLimit::None) => true,
            Some(TimeLimit::Of { main, period, periods }) => {
                self.time_in_words.get_or_insert([main, period, periods].map(|number| number.to_string()));
                true
            }
            None => value.is_empty(),
        }
    }

    /// Adds what only less precise lines say.
    fn finish(self, record: &mut Record) {
        for (side, (name, level)) in [Side::Black, Side::White].into_iter().zip(self.names.iter().zip(&self.levels)) {
            record.set_player(side, name, rank_of_level(level).as_deref());
        }
        for (side, line, text) in &self.no_levels {
            if !text.is_empty() && record.player(*side) != Some(text) {
                record.not_known(*line, text);
            }
        }
        let (line, text) = &self.result;
        match words::end_of_game(text) {
            EndOfGame::Result(result) => record.set("RE", &result),
            EndOfGame::None => {}
            EndOfGame::Unknown => record.no_result(*line, text),
        }
        if let Some([main, period, periods]) = &self.time_in_words {
            set_time(main, period, periods, record);
        }
        let in_words = self.komi_in_words;
        match self.given {
            // The terms say in words that White gives as much.
            Some((.., points)) if in_words.is_some_and(|komi| komi == -(points as f32)) => {
                record.set("KM", &(-points).to_string());
            }
            Some((line, part, _)) => record.no_part(line, &part),
            None => {
                let in_words = in_words.map(|komi| komi.to_string());
                record.set("KM", &self.komi.or(in_words).unwrap_or_default());
            }
        }
        // A record without names says so: an earlier version left them out.
        record.say_nameless();
    }
}

fn set(record: &mut Record, id: &'static str, value: &str) -> bool {
    record.set(id, value);
    true
}

/// The keys of the line of tags, those first that say something.
const TAGS: [&str; 16] = ["W", "Z", "C", "G", "T", "M", "I", "N", "L", "D", "A", "B", "S", "R", "J", "K"];

/// The fields of a line: `WID:anna,WLV:11`. A value may hold commas and colons, so a field ends where the next one begins.
struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    /// The fields of a line in which these are usual. Others begin with a word of capitals, too, but not after a text.
    fn of(line: &'a str, usual: &[&str]) -> Self {
        let is_key = |key: &str, before: Option<&str>| {
            let is_word = key.len() > 1 && key.bytes().all(|byte| byte.is_ascii_uppercase());
            usual.contains(&key) || is_word && !before.is_some_and(|before| TEXTS.contains(&before))
        };
        Self::split(line, |part, before| part.split_once(':').filter(|(key, _)| is_key(key, before)))
    }

    /// The fields of the line of tags: a letter, and a colon before texts.
    fn of_tag(line: &'a str) -> Self {
        Self::split(line, |part, _| {
            let rest = part.strip_prefix(|key: char| key.is_ascii_uppercase())?;
            let is_field = rest.starts_with(|c: char| matches!(c, ':' | '-') || c.is_ascii_digit()) || rest.is_empty();
            is_field.then(|| (&part[..1], rest.strip_prefix(':').unwrap_or(rest)))
        })
    }

    /// The fields of a line, each recognised by how it begins, and by the field before it.
    fn split(line: &'a str, field: impl Fn(&'a str, Option<&str>) -> Option<(&'a str, &'a str)>) -> Self {
        let mut fields: Vec<(&str, usize, usize)> = Vec::new();
        let mut at = 0;
        for part in line.split(',') {
            match field(part.trim_start(), fields.last().map(|last| last.0)) {
                Some((key, value)) => fields.push((key, at + part.len() - value.len(), at + part.len())),
                None => {
                    if let Some(last) = fields.last_mut() {
                        last.2 = at + part.len();
                    }
                }
            }
            at += part.len() + 1;
        }
        Self(fields.into_iter().map(|(key, start, end)| (key, line[start..end].trim())).collect())
    }

    /// The value of a field; empty where there is none.
    fn get(&self, key: &str) -> &'a str {
        self.0.iter().find(|(known, _)| *known == key).map_or("", |(_, value)| value)
    }

    /// Reports a field that is not understood.
    fn report(&self, line: usize, key: &str, is_known: bool, record: &mut Record) {
        if !is_known {
            record.no_part(line, &format!("{key}:{}", self.get(key)));
        }
    }

    /// Reports the fields that are none of these.
    fn report_unknown(&self, line: usize, usual: &[&str], record: &mut Record) {
        for (key, value) in self.0.iter().filter(|(key, value)| !usual.contains(key) && !value.is_empty()) {
            record.no_part(line, &format!("{key}:{value}"));
        }
    }
}

/// The fields whose values are texts of somebody.
const TEXTS: [&str; 8] = ["GNAME", "GPLC", "GCMT", "BID", "BNICK", "WID", "WNICK", "BIMG"];

/// Whether a name is there, and none of its letters was lost.
fn is_whole(name: &str) -> bool {
    !name.is_empty() && !name.contains(char::REPLACEMENT_CHARACTER)
}

/// `GNAME:rank game,GDATE:2025-01-18-16-38-32,GPLC:www.tygemgo.com,GCMT:`.
fn sub(line: usize, fields: &Fields<'_>, record: &mut Record) {
    for (key, id) in [("GNAME", "GN"), ("GPLC", "PC"), ("GCMT", "GC")] {
        record.set(id, fields.get(key));
    }
    let is_date = set_date(fields.get("GDATE"), record);
    fields.report(line, "GDATE", is_date, record);
    fields.report_unknown(line, &SUB, record);
}

/// A player's line: account, level, name in Latin letters. An account whose letters were lost is worth less than the name.
fn player(line: usize, side: Side, fields: &Fields<'_>, usual: &[&str; 7], record: &mut Record) {
    let [account, level, name, ..] = usual.map(|key| fields.get(key));
    let known = if is_whole(account) || name.is_empty() { account } else { name };
    let rank = rank_of_level(level);
    record.set_player(side, known, rank.as_deref());
    fields.report(line, usual[1], rank.is_some() || level.is_empty(), record);
    fields.report_unknown(line, usual, record);
}

/// The rank of a level: 0 is 18 kyu, 17 is 1 kyu, 18 is 1 dan, and from 27 on they are those of professionals.
fn rank_of_level(level: &str) -> Option<String> {
    match level.parse::<u8>().ok()? {
        level @ 0..=17 => Some(format!("{}k", 18 - level)),
        level @ 18..=26 => Some(format!("{}d", level - 17)),
        level @ 27..=35 => Some(format!("{}p", level - 26)),
        _ => None,
    }
}

/// Sets the date. Returns whether it is one, or none is given.
fn set_date(text: &str, record: &mut Record) -> bool {
    let day = date(text);
    record.set("DT", day.as_deref().unwrap_or_default());
    day.is_some() || text.is_empty()
}

/// Sets main time and byo-yomi. Returns whether they are numbers.
fn set_time(main: &str, period: &str, periods: &str, record: &mut Record) -> bool {
    let [main, period, periods] = [main, period, periods].map(|number| number.trim().parse::<u32>());
    let (Ok(main), Ok(period), Ok(periods)) = (main, period, periods) else { return false };
    record.set("TM", &main.to_string());
    if period > 0 && periods > 0 {
        record.set("OT", &format!("{periods}x{period} byo-yomi"));
    }
    true
}

/// Sets the result. Returns whether its kind is known, or none is given.
fn set_result(kind: &str, points: &str, record: &mut Record) -> bool {
    let found = result(kind, points);
    record.set("RE", found.as_deref().unwrap_or_default());
    // 255: the game is not finished.
    found.is_some() || matches!(kind, "" | "255")
}

/// A result from the number of its kind and ten times the points.
fn result(kind: &str, points: &str) -> Option<String> {
    let winner = match kind {
        "0" | "3" | "7" => 'B',
        "1" | "4" | "8" => 'W',
        _ => return None,
    };
    match kind {
        "3" | "4" => Some(format!("{winner}+R")),
        "7" | "8" => Some(format!("{winner}+T")),
        // Nobody wins by less than nothing.
        _ if points.trim_start().starts_with('-') => None,
        // No points are written where they were not counted.
        _ => Some(format!("{winner}+{}", tenths(points).filter(|points| points != "0").unwrap_or_default())),
    }
}

/// A number without its decimal point: `65` is 6.5.
fn tenths(text: &str) -> Option<String> {
    let number: i32 = text.parse().ok()?;
    let (whole, rest) = (number.abs() / 10, number.abs() % 10);
    let sign = if number < 0 { "-" } else { "" };
    Some(if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") })
}
