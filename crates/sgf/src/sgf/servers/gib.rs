//! `.gib`: what Tygem stores. Lines `\[KEY=VALUE\]` between `\HS` and `\HE`, then moves between `\GS` and `\GE`.

use super::record::{Record, ServerError, Side};
use super::words::{self, EndOfGame, date, name_and_rank, rank};

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
            let known = entry.split_once('=').is_some_and(|(key, value)| {
                let value = value.strip_suffix(END).unwrap_or(value);
                head.read(key.trim(), value.trim(), record)
            });
            if !known {
                record.not_known(number, line);
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
const IDLE: [&str; 18] = [
    "GIBOKIND",
    "TYPE",
    "SZAUDIO",
    "GAMECONDITION",
    "GAMETIME",
    "GAMEZIPSU",
    "GAMEDUM",
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

/// What is known of a game when all lines of the head have been read: several of them say the same, and some are more precise than others.
#[derive(Default)]
struct Head {
    /// The result in words.
    result: String,
    /// The names in the line of tags, some of which are in no encoding.
    names: [String; 2],
    levels: [String; 2],
    /// Ten times the points that White gives.
    given: i32,
    komi: Option<String>,
}

impl Head {
    /// Reads an entry. Returns whether all of it is understood.
    fn read(&mut self, key: &str, value: &str, record: &mut Record) -> bool {
        match key {
            "GAMEBLACKNAME" | "GAMEWHITENAME" => {
                let (name, rank) = name_and_rank(value);
                let side = if key == "GAMEBLACKNAME" { Side::Black } else { Side::White };
                record.set_player(side, &name, rank.as_deref());
            }
            "GAMEBLACKLEVEL" | "GAMEWHITELEVEL" => {
                let id = if key == "GAMEBLACKLEVEL" { "BR" } else { "WR" };
                record.set(id, &rank(value).or_else(|| rank_of_level(value)).unwrap_or_default());
            }
            "GAMENAME" => record.set("GN", value),
            "GAMEPLACE" => record.set("PC", value),
            "GAMECOMMENT" => record.set("GC", value),
            "GAMELECNAME" => record.set("AN", value),
            "GAMEDATE" => return set_date(value, record),
            "GAMERESULT" => value.clone_into(&mut self.result),
            "GAMEGONGJE" => self.komi = self.komi.take().or_else(|| tenths(value)),
            "GAMEINFOMAIN" => return self.main(value, record),
            "GAMEINFOSUB" => return sub(value, record),
            "BUSERINFO" => player(Side::Black, &Fields::of(value), ["BID", "BNICK", "BLV"], record),
            "WUSERINFO" => player(Side::White, &Fields::of(value), ["WID", "WNICK", "WLV"], record),
            "GAMETAG" => return self.tag(value, record),
            _ => return IDLE.contains(&key),
        }
        true
    }

    /// `GBKIND:3,GTIME:1200-30-3,GRLT:1,ZIPSU:35,GONGJE:65,LINE:19`.
    fn main(&mut self, value: &str, record: &mut Record) -> bool {
        let fields = Fields::of(value);
        let known = set_result(fields.get("GRLT"), fields.get("ZIPSU"), record);
        if let Some(size) = fields.get("LINE").parse().ok().filter(|size| (2..=19).contains(size)) {
            record.size = size;
        }
        self.komi = tenths(fields.get("GONGJE")).or_else(|| self.komi.take());
        let times: Vec<&str> = fields.get("GTIME").split('-').collect();
        if let [main, period, periods] = times[..] {
            set_time(main, period, periods, record);
        }
        self.take_given(fields.get("DUM")) && known
    }

    /// `S1,R3,D5,G0,W255,Z0,T30-3-1200,C2016:03:26:17:29,I:leejw977,L:8,M:jy512,N:3`: the same once more, and the date; the players as
    /// account and level of White, then of Black.
    fn tag(&mut self, value: &str, record: &mut Record) -> bool {
        let part = |key: char| {
            let mut parts = value.split(',').map(str::trim);
            parts.find_map(|part| part.strip_prefix(key)).map_or("", |part| part.trim_start_matches(':').trim())
        };
        let known = set_result(part('W'), part('Z'), record);
        let dated = set_date(part('C'), record);
        self.komi = self.komi.take().or_else(|| tenths(part('G')));
        let times: Vec<&str> = part('T').split('-').collect();
        if let [period, periods, main] = times[..] {
            set_time(main, period, periods, record);
        }
        self.names = [part('M').to_owned(), part('I').to_owned()];
        self.levels = [part('N').to_owned(), part('L').to_owned()];
        self.take_given(part('D')) && known && dated
    }

    /// Notes the points that White gives; their sign is documented nowhere. Returns whether there is nothing to report about them.
    fn take_given(&mut self, given: &str) -> bool {
        let given: i32 = given.parse().unwrap_or_default();
        let is_told = given == 0 || self.given != 0;
        if given != 0 {
            self.given = given;
        }
        is_told
    }

    /// Adds what only less precise lines say.
    fn finish(self, record: &mut Record) {
        for (side, (name, level)) in [Side::Black, Side::White].into_iter().zip(self.names.iter().zip(&self.levels)) {
            record.set_player(side, name, rank_of_level(level).as_deref());
        }
        if let EndOfGame::Result(result) = words::end_of_game(&self.result) {
            record.set("RE", &result);
        }
        if self.given == 0 {
            record.set("KM", &self.komi.unwrap_or_default());
        }
    }
}

/// The fields of a line: `WID:anna,WLV:11`. A value may hold commas and colons, so a field ends where the next one begins.
struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    fn of(line: &'a str) -> Self {
        let is_key = |key: &str| key.len() > 1 && key.bytes().all(|byte| byte.is_ascii_uppercase());
        let mut fields: Vec<(&str, usize, usize)> = Vec::new();
        let mut at = 0;
        for part in line.split(',') {
            let trimmed = part.trim_start();
            match trimmed.split_once(':').filter(|(key, _)| is_key(key)) {
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
}

/// `GNAME:rank game,GDATE:2025-01-18-16-38-32,GPLC:www.tygemgo.com,GCMT:`.
fn sub(value: &str, record: &mut Record) -> bool {
    let fields = Fields::of(value);
    for (key, id) in [("GNAME", "GN"), ("GPLC", "PC"), ("GCMT", "GC")] {
        record.set(id, fields.get(key));
    }
    set_date(fields.get("GDATE"), record)
}

/// A player's line: account, name in Latin letters, level. An account whose letters were lost is worth less than the name.
fn player(side: Side, fields: &Fields<'_>, [account, name, level]: [&str; 3], record: &mut Record) {
    let [account, name] = [account, name].map(|key| fields.get(key));
    let is_lost = account.is_empty() || account.contains(char::REPLACEMENT_CHARACTER);
    let known = if is_lost && !name.is_empty() { name } else { account };
    record.set_player(side, known, rank_of_level(fields.get(level)).as_deref());
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

/// Sets main time and byo-yomi.
fn set_time(main: &str, period: &str, periods: &str, record: &mut Record) {
    let [main, period, periods] = [main, period, periods].map(|number| number.trim().parse::<u32>());
    if let (Ok(main), Ok(period), Ok(periods)) = (main, period, periods) {
        record.set("TM", &main.to_string());
        if period > 0 && periods > 0 {
            record.set("OT", &format!("{periods}x{period} byo-yomi"));
        }
    }
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
