//! `.gib`: what Tygem stores. Lines `\[KEY=VALUE\]` between `\HS` and `\HE`, then moves between `\GS` and `\GE`.

use super::record::{MoveNumbers, Record, ServerError, Side};
use super::words::{self, EndOfGame, TimeLimit, date, name_and_rank, rank};
use std::collections::{HashMap, HashSet};
use std::mem;

pub fn is(start: &[u8]) -> bool {
    let begins = |line: &[u8]| [&b"\\HS"[..], b"\\[GIBOKIND", b"\\GS"].iter().any(|sign| line.starts_with(sign));
    // An odd line may be before them.
    words::lines_of(start).take(2).any(|line| begins(line.trim_ascii_start()))
}

/// The encoding of the country whose program wrote the file.
pub fn encoding(lines: &[&[u8]]) -> Option<&'static str> {
    const COUNTRIES: [(&[u8], &str); 3] = [(b"Korea", "EUC-KR"), (b"China", "GBK"), (b"Japan", "Shift_JIS")];
    let kind = lines.iter().find_map(|line| line.trim_ascii().strip_prefix(b"\\[GIBOKIND="))?;
    COUNTRIES.iter().find(|(country, _)| kind.starts_with(country)).map(|(_, encoding)| *encoding)
}

pub fn read(lines: &[&str], record: &mut Record) -> Result<(), ServerError> {
    let mut entries: Vec<(usize, String)> = Vec::new();
    let mut moves: Vec<(usize, &str)> = Vec::new();
    let mut handicap: Option<usize> = None;
    let mut numbers = MoveNumbers::default();
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
            entries.push((number, entry));
            continue;
        }
        match line.split_whitespace().next() {
            None | Some("\\HS" | "\\HE" | "\\GS" | "\\GE") => {}
            // Of removed stones nothing is known but the number of the move. Words are not of them.
            Some("REM") if line.split_whitespace().skip(1).all(|field| field.parse::<i64>().is_ok()) => {
                moves.push((number, line));
            }
            // How long the list is, and for whom.
            Some(word) if word.bytes().all(|byte| byte.is_ascii_digit()) => {}
            Some("INI") => match line.split_whitespace().nth(3).and_then(words::handicap) {
                Some(stones) if handicap.is_none_or(|known| known == stones) => {
                    handicap = Some(stones);
                    if let Some(begin) = move_number(line).and_then(|number| number.checked_add(1)) {
                        numbers = MoveNumbers::from(begin);
                    }
                    let is_sign = |field: &str| field.strip_prefix('&').is_some_and(|sign| sign.parse::<u8>().is_ok());
                    let (signs, rest): (Vec<&str>, _) =
                        line.split_whitespace().skip(4).partition(|field| is_sign(field));
                    report_rest(number, signs.get(1..).unwrap_or_default().iter().copied().chain(rest), record);
                }
                _ => record.not_known(number, line),
            },
            Some("STO" | "SKI") => moves.push((number, line)),
            Some(_) => record.not_known(number, line),
        }
    }
    // What the newest programs write is the most precise: older lines only add to it.
    entries.sort_by_key(|(_, entry)| {
        let key = entry.split('=').next().unwrap_or_default().trim();
        NEWEST_FIRST.iter().position(|newest| *newest == key).unwrap_or(NEWEST_FIRST.len())
    });
    let mut head = Head::default();
    for (number, entry) in &entries {
        match entry.split_once('=') {
            Some((key, value)) => {
                let value = value.strip_suffix(END).unwrap_or(value);
                head.read(*number, (key.trim(), value.trim()), record);
            }
            None => record.not_known(*number, &format!("\\[{entry}")),
        }
    }
    // The board has the size that the head gives it, which may stand anywhere.
    play(&moves, numbers, record);
    head.finish(record, handicap);
    record.unread.sort_by_key(|(line, _)| *line);
    Ok(())
}

/// A number in a line, by its place.
fn field(line: &str, index: usize) -> Option<u8> {
    line.split_whitespace().nth(index)?.parse().ok()
}

/// The number of a move.
fn move_number(line: &str) -> Option<u32> {
    line.split_whitespace().nth(2)?.parse().ok()
}

/// Reports what a line has behind what is known of it. Returns whether there is anything.
fn report_rest<'a>(line: usize, rest: impl Iterator<Item = &'a str>, record: &mut Record) -> bool {
    let rest = rest.collect::<Vec<_>>().join(" ");
    if !rest.is_empty() {
        record.no_part(line, &rest);
    }
    !rest.is_empty()
}

/// Plays the moves, given with the numbers of their lines: `STO 0 2 1 15 3` with the colour and the point, `SKI 0 3` for a pass.
fn play(moves: &[(usize, &str)], mut numbers: MoveNumbers, record: &mut Record) {
    let mut last = 0;
    for &(number, line) in moves {
        let known = match (field(line, 3), field(line, 4), field(line, 5)) {
            _ if line.starts_with("REM") => {
                numbers.pass_over(move_number(line));
                continue;
            }
            _ if line.starts_with("SKI") => {
                let side = record.next_side_after(last, Side::Black);
                last = record.play(last, side, None);
                3
            }
            (Some(side @ 1..=2), Some(column), Some(row)) if record.is_on_board(column, row) => {
                let side = if side == 1 { Side::Black } else { Side::White };
                last = record.play(last, side, Some((column, row)));
                6
            }
            _ => {
                record.no_move(number, line);
                numbers.take(number, None, record);
                continue;
            }
        };
        // A line is reported once.
        let has_more = report_rest(number, line.split_whitespace().skip(known), record);
        numbers.take(number, move_number(line).filter(|_| !has_more), record);
    }
}

const SIDES: [Side; 2] = [Side::Black, Side::White];

/// The lines of the head that newer programs write.
const NEWEST_FIRST: [&str; 5] = ["GAMEINFOMAIN", "GAMEINFOSUB", "BUSERINFO", "WUSERINFO", "GAMETAG"];

/// The end of a line of the head.
const END: &str = "\\]";

/// Lines of the head that say nothing about the game, or the same once more: who may see the file, pictures, countries, numbers of accounts,
/// how many moves there are.
const IDLE: [&str; 13] = [
    "GIBOKIND",
    "TYPE",
    "SZAUDIO",
    "GAMEZIPSU",
    "GAMETOTALNUM",
    "GAMEWHITECOUNTRY",
    "GAMEBLACKCOUNTRY",
    "GAMEWAVATA",
    "GAMEBAVATA",
    "GAMEWIMAGE",
    "GAMEBIMAGE",
    "GAMEWIMAG",
    "GAMEBIMAG",
];

/// Lines of the head of which a file has one, and that would replace the one before.
const SINGLE: [&str; 6] = ["GAMERESULT", "GAMECONDITION", "GAMEDUM", "GAMETAG", "GAMEBLACKNICK", "GAMEWHITENICK"];

/// The fields of the lines that have several, those first that say something.
const MAIN: [&str; 11] = ["GTIME", "GRLT", "ZIPSU", "DUM", "GONGJE", "LINE", "GBKIND", "GTYPE", "GCDT", "TCNT", "AUSZ"];
const SUB: [&str; 6] = ["GNAME", "GDATE", "GPLC", "GCMT", "GNAMEF", "GPLCF"];
const OF_BLACK: [&str; 7] = ["BID", "BLV", "BNICK", "BNCD", "BAID", "BIMG", "BIMSG"];
const OF_WHITE: [&str; 7] = ["WID", "WLV", "WNICK", "WNCD", "WAID", "WIMG", "WIMSG"];

/// What is known of a game when all lines of the head have been read: several of them say the same, and some are more precise than others.
#[derive(Default)]
struct Head<'a> {
    /// The first of each of [`SINGLE`].
    first: HashMap<&'a str, &'a str>,
    size: Option<u8>,
    /// The line of the result in words, and the result.
    result: (usize, String),
    /// The line of tags, and the accounts and names in it, some of which are in no encoding.
    tag: (usize, [[String; 2]; 2]),
    /// The other names that lines have for a player.
    others: [HashSet<String>; 2],
    /// Second names of the players, worth something where there is no other.
    nicks: [String; 2],
    levels: [String; 2],
    /// Levels that are no rank: the line of each, and the text. Some programs write a name there.
    no_levels: Vec<(Side, usize, String)>,
    /// The points that White gives: the line and the part that says so, and the number. Their sign is documented nowhere.
    given: Option<(usize, String, i64)>,
    komi: Option<String>,
    /// The terms of the game in words, which are worth less, and their line.
    terms: (usize, words::Terms),
    /// Main time, byo-yomi and its periods, in words, and their line.
    time_in_words: Option<(usize, [String; 3])>,
}

impl<'a> Head<'a> {
    /// Reads an entry, and reports what of it is not understood.
    fn read(&mut self, line: usize, (key, value): (&'a str, &'a str), record: &mut Record) {
        if SINGLE.contains(&key) && !value.is_empty() {
            let kept = *self.first.entry(key).or_insert(value);
            if kept != value {
                return record.contradicts(line, key, kept, value);
            }
        }
        let side = if key.contains("BLACK") || key.starts_with('B') { Side::Black } else { Side::White };
        let whole = format!("{key}={value}");
        let is_known = match key {
            "GAMEBLACKNAME" | "GAMEWHITENAME" => {
                let (name, rank) = name_and_rank(value);
                self.take_player(line, side, [&name, ""], rank, record);
                true
            }
            "GAMEBLACKLEVEL" | "GAMEWHITELEVEL" => {
                match rank(value).or_else(|| rank_of_level(value)) {
                    Some(rank) => record.set_from(line, side.player().1, &rank),
                    None => self.no_levels.push((side, line, value.to_owned())),
                }
                true
            }
            "GAMEBLACKNICK" | "GAMEWHITENICK" => {
                self.nicks[usize::from(side == Side::White)] = value.to_owned();
                true
            }
            "GAMENAME" => set(record, line, "GN", value),
            "GAMEPLACE" => set(record, line, "PC", value),
            "GAMECOMMENT" => set(record, line, "GC", value),
            "GAMELECNAME" => set(record, line, "AN", value),
            "GAMEDATE" => set_date(line, value, record),
            "GAMERESULT" => {
                self.result = (line, value.to_owned());
                true
            }
            "GAMEGONGJE" => self.take_komi(line, value, record),
            "GAMEDUM" => self.take_given(line, &whole, value, record),
            "GAMECONDITION" => self.condition(line, value),
            "GAMETIME" => self.time(line, value, record),
            "GAMEINFOMAIN" => {
                self.main(line, &Fields::of(value, &MAIN), record);
                true
            }
            "GAMEINFOSUB" => {
                sub(line, &Fields::of(value, &SUB), record);
                true
            }
            "BUSERINFO" => {
                self.player(line, side, &Fields::of(value, &OF_BLACK), &OF_BLACK, record);
                true
            }
            "WUSERINFO" => {
                self.player(line, side, &Fields::of(value, &OF_WHITE), &OF_WHITE, record);
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
        let is_set = set_result(line, fields.get("GRLT"), fields.get("ZIPSU"), record);
        let size = fields.get("LINE");
        let is_size = match size.parse().ok().filter(|size| (2..=19).contains(size)) {
            Some(size) => {
                record.size = *self.size.get_or_insert(size);
                if record.size != size {
                    record.contradicts(line, "SZ", &record.size.to_string(), &size.to_string());
                }
                true
            }
            None => size.is_empty(),
        };
        let is_komi = self.take_komi(line, fields.get("GONGJE"), record);
        let is_time = self.time(line, fields.get("GTIME"), record);
        let given = fields.get("DUM");
        let is_given = self.take_given(line, &format!("DUM:{given}"), given, record);
        for (key, is_known) in
            [("GRLT", is_set), ("LINE", is_size), ("GONGJE", is_komi), ("GTIME", is_time), ("DUM", is_given)]
        {
            fields.report(line, key, is_known, record);
        }
        fields.report_no_numbers(line, &["ZIPSU", "GBKIND", "GTYPE", "GCDT", "TCNT", "AUSZ"], record);
        fields.report_unknown(line, &MAIN, record);
    }

    /// `S1,R3,D5,G0,W255,Z0,T30-3-1200,C2016:03:26:17:29,I:leejw977,L:8,M:jy512,N:3,A:leejw977,B:jy512,J:0,K:0`: the same once more, and the
    /// date; the players as account, level, name in Latin letters and country, first White's.
    fn tag(&mut self, line: usize, value: &str, record: &mut Record) {
        let fields = Fields::of_tag(value);
        let part = |key: &str| fields.get(key);
        let is_set = set_result(line, part("W"), part("Z"), record);
        let is_date = set_date(line, part("C"), record);
        let is_komi = self.take_komi(line, part("G"), record);
        let times: Vec<&str> = part("T").split('-').collect();
        let is_time = match times[..] {
            [period, periods, main] => set_time(line, main, period, periods, record),
            _ => part("T").is_empty(),
        };
        self.tag = (line, [["M", "B"], ["I", "A"]].map(|names| names.map(|key| part(key).to_owned())));
        self.levels = [part("N").to_owned(), part("L").to_owned()];
        let are_levels = self.levels.clone().map(|level| level.is_empty() || rank_of_level(&level).is_some());
        let is_given = self.take_given(line, &format!("D:{}", part("D")), part("D"), record);
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
        fields.report_no_numbers(line, &["Z", "S", "R", "J", "K"], record);
        fields.report_unknown(line, &TAGS, record);
    }

    /// A player's line: account, level, name in Latin letters.
    fn player(&mut self, line: usize, side: Side, fields: &Fields<'_>, usual: &[&str; 7], record: &mut Record) {
        let [account, level, name, ..] = usual.map(|key| fields.get(key));
        let rank = rank_of_level(level);
        fields.report(line, usual[1], rank.is_some() || level.is_empty(), record);
        self.take_player(line, side, [account, name], rank, record);
        fields.report_unknown(line, usual, record);
    }

    /// Takes over a player's name, the first of these that is whole, and the rank. Another name contradicts the one that is known, unless
    /// one of them is part of the other; beside an account also unless another line has both, or they are in different letters.
    fn take_player(&mut self, line: usize, side: Side, names: [&str; 2], rank: Option<String>, record: &mut Record) {
        let name = names.into_iter().find(|name| is_whole(name)).unwrap_or(names[0]);
        let others = &mut self.others[usize::from(side == Side::White)];
        let (id, of) = side.player();
        let nick = &mut self.nicks[usize::from(side == Side::White)];
        match record.value(id).map(str::to_owned) {
            _ if !is_whole(name) && !nick.is_empty() => {}
            // Better than nothing.
            _ if !is_whole(name) => name.clone_into(nick),
            Some(kept)
                if !names.contains(&&*kept)
                    && (names[1].is_empty() || !others.contains(name) && kept.is_ascii() == name.is_ascii())
                    && !kept.contains(name)
                    && !name.contains(&kept) =>
            {
                record.contradicts(line, id, &kept, name);
            }
            _ => record.set(id, name),
        }
        others.extend(names.map(str::to_owned));
        record.set_from(line, of, rank.as_deref().unwrap_or_default());
    }

    /// Takes over the komi, in tenths mostly. Returns whether it is one, or none is given.
    fn take_komi(&mut self, line: usize, value: &str, record: &mut Record) -> bool {
        const MOST: i64 = 10 * words::MOST_KOMI as i64;
        let komi = match value.parse::<i64>() {
            // Hundredths have whole quarters, and no such komi is in tenths.
            Ok(number) if (-MOST..=MOST).contains(&number) && (number.abs() < 200 || number % 25 != 0) => {
                Some(tenths(number))
            }
            Ok(number) if !(-MOST..=MOST).contains(&number) => None,
            _ => words::komi(value),
        };
        let Some(komi) = komi else { return value.is_empty() };
        match &self.komi {
            Some(kept) if *kept != komi => record.contradicts(line, "KM", kept, &komi),
            Some(_) => {}
            None => self.komi = Some(komi),
        }
        true
    }

    /// Notes the points that White gives. Returns whether it is a number, or none is given.
    fn take_given(&mut self, line: usize, part: &str, given: &str, record: &mut Record) -> bool {
        let Ok(points) = given.parse::<i64>() else { return given.is_empty() };
        if points != 0 {
            let (_, kept, known) = self.given.get_or_insert((line, part.to_owned(), points));
            if *known != points {
                record.contradicts(line, "DUM", kept, part);
            }
        }
        true
    }

    /// The terms of the game in words. Returns whether they are understood.
    fn condition(&mut self, line: usize, value: &str) -> bool {
        let terms = words::terms(value);
        self.terms = (line, terms.unwrap_or_default());
        terms.is_some() || value.is_empty()
    }

    /// The time, as three numbers or in words. Returns whether it is understood, or none is given.
    fn time(&mut self, line: usize, value: &str, record: &mut Record) -> bool {
        let times: Vec<&str> = value.split('-').collect();
        if let [main, period, periods] = times[..]
            && set_time(line, main, period, periods, record)
        {
            return true;
        }
        match words::time_limit(value) {
            Some(TimeLimit::None) => true,
            Some(TimeLimit::Of { main, period, periods }) => {
                let times = [main, period, periods].map(|number| number.to_string());
                let (_, kept) = self.time_in_words.get_or_insert_with(|| (line, times.clone()));
                if *kept != times {
                    record.contradicts(line, "GAMETIME", &kept.join("-"), value);
                }
                true
            }
            None => value.is_empty(),
        }
    }

    /// Adds what only less precise lines say, and reports where they contradict the others. `handicap` is that of the line before the moves.
    fn finish(mut self, record: &mut Record, handicap: Option<usize>) {
        let (line, names) = mem::take(&mut self.tag);
        for (side, (names, level)) in SIDES.into_iter().zip(names.iter().zip(mem::take(&mut self.levels))) {
            self.take_player(line, side, names.each_ref().map(String::as_str), rank_of_level(&level), record);
        }
        for (side, nick) in SIDES.into_iter().zip(&self.nicks) {
            record.set_player(side, nick, None);
        }
        for (side, line, text) in &self.no_levels {
            if !text.is_empty() && record.player(*side) != Some(text) {
                record.not_known(*line, text);
            }
        }
        let (line, text) = &self.result;
        match words::end_of_game(text) {
            EndOfGame::Result(result) => {
                set_end(*line, &result, record);
                record.keep_result(text);
            }
            EndOfGame::None => {}
            EndOfGame::Unknown => record.no_result(*line, text),
        }
        if let Some((line, [main, period, periods])) = &self.time_in_words {
            set_time(*line, main, period, periods, record);
        }
        self.set_komi(record);
        let (line, words::Terms { handicap: in_words, .. }) = self.terms;
        let stones = handicap.unwrap_or_default();
        match in_words.map(|stones| stones as usize).filter(|in_words| *in_words >= 2 && *in_words != stones) {
            // The line before the moves is missing, or says nothing.
            Some(in_words) if stones < 2 && (handicap.is_none() || record.begins_with_white()) => {
                record.set_handicap(in_words);
            }
            in_words => {
                record.set_handicap(stones);
                if let Some(in_words) = in_words {
                    record.contradicts(line, "HA", &stones.to_string(), &in_words.to_string());
                }
            }
        }
        // A record without names says so: an earlier version left them out.
        record.say_nameless();
    }

    fn set_komi(&self, record: &mut Record) {
        let (terms_at, words::Terms { komi: in_words, .. }) = self.terms;
        let in_words = in_words.map(|komi| komi.to_string());
        let komi = match &self.given {
            // The terms say in words that White gives as much.
            Some((.., points))
                if in_words
                    .as_ref()
                    .is_some_and(|komi| points.checked_neg().is_some_and(|points| *komi == points.to_string())) =>
            {
                in_words.clone()
            }
            Some((line, part, _)) => {
                record.no_part(*line, part);
                // What Black gives is a number of its own.
                self.komi.clone().filter(|komi| komi != "0")
            }
            None => self.komi.clone().or(in_words.clone()),
        };
        record.set("KM", komi.as_deref().unwrap_or_default());
        if let (Some(komi), Some(in_words)) = (komi, in_words)
            && komi != in_words
        {
            record.contradicts(terms_at, "KM", &komi, &in_words);
        }
    }
}

fn set(record: &mut Record, line: usize, id: &'static str, value: &str) -> bool {
    record.set_from(line, id, value);
    true
}

/// The keys of the line of tags, those first that say something.
const TAGS: [&str; 16] = ["W", "Z", "C", "G", "T", "M", "I", "N", "L", "D", "A", "B", "S", "R", "J", "K"];

/// Those whose values are names, in which there may be commas.
const NAME_TAGS: [&str; 4] = ["M", "I", "A", "B"];

/// The fields of a line: `WID:anna,WLV:11`. A value may hold commas and colons, so a field ends where the next one begins.
struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    /// The fields of a line in which these are usual. Others begin with a word of capitals, too, but not after a text.
    fn of(line: &'a str, usual: &[&str]) -> Self {
        let is_text = |before: Option<&str>| before.is_some_and(|before| TEXTS.contains(&before));
        let is_key = |key: &str, before: Option<&str>| {
            let is_word = key.len() > 1 && key.bytes().all(|byte| byte.is_ascii_uppercase());
            usual.contains(&key) || is_word && !is_text(before)
        };
        Self::split(line, |part, before| {
            let field = part.split_once(':').filter(|(key, _)| is_key(key, before));
            // Dates and times in words may have commas.
            let goes_on = |before: &str| !usual.contains(&before) || matches!(before, "GTIME" | "GDATE");
            field.or_else(|| (!is_text(before) && !before.is_some_and(goes_on)).then_some(("", part)))
        })
    }

    /// The fields of the line of tags: a letter, and a colon before texts.
    fn of_tag(line: &'a str) -> Self {
        Self::split(line, |part, before| {
            let is_value = |c: char| matches!(c, ':' | '-') || c.is_ascii_digit();
            let field = part.strip_prefix(|key: char| key.is_ascii_uppercase());
            let field = field.filter(|rest| rest.starts_with(is_value) || rest.is_empty());
            match field {
                Some(rest) => Some((&part[..1], rest.strip_prefix(':').unwrap_or(rest))),
                None => before.is_none_or(|before| !NAME_TAGS.contains(&before)).then_some(("", part)),
            }
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

    /// Reports those of these fields that are no numbers.
    fn report_no_numbers(&self, line: usize, keys: &[&str], record: &mut Record) {
        for key in keys {
            let value = self.get(key);
            self.report(line, key, value.is_empty() || value.parse::<i64>().is_ok(), record);
        }
    }

    /// Reports the fields that are none of these.
    fn report_unknown(&self, line: usize, usual: &[&str], record: &mut Record) {
        for (key, value) in self.0.iter().filter(|(key, value)| !usual.contains(key) && !value.is_empty()) {
            let key = if key.is_empty() { String::new() } else { format!("{key}:") };
            record.no_part(line, &format!("{key}{value}"));
        }
    }
}

/// The fields whose values are texts of somebody.
const TEXTS: [&str; 11] = ["GNAME", "GPLC", "GCMT", "BID", "BNICK", "BIMG", "BIMSG", "WID", "WNICK", "WIMG", "WIMSG"];

/// Whether a name is there, and none of its letters was lost.
fn is_whole(name: &str) -> bool {
    !name.is_empty() && !name.contains(char::REPLACEMENT_CHARACTER)
}

/// `GNAME:rank game,GDATE:2025-01-18-16-38-32,GPLC:www.tygemgo.com,GCMT:`.
fn sub(line: usize, fields: &Fields<'_>, record: &mut Record) {
    for (key, id) in [("GNAME", "GN"), ("GPLC", "PC"), ("GCMT", "GC")] {
        record.set_from(line, id, fields.get(key));
    }
    let is_date = set_date(line, fields.get("GDATE"), record);
    fields.report(line, "GDATE", is_date, record);
    fields.report_unknown(line, &SUB, record);
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
fn set_date(line: usize, text: &str, record: &mut Record) -> bool {
    let day = date(text);
    record.set_from(line, "DT", day.as_deref().unwrap_or_default());
    day.is_some() || text.is_empty()
}

/// Sets main time and byo-yomi. Returns whether they are numbers.
fn set_time(line: usize, main: &str, period: &str, periods: &str, record: &mut Record) -> bool {
    let [main, period, periods] = [main, period, periods].map(|number| number.trim().parse::<u32>());
    let (Ok(main), Ok(period), Ok(periods)) = (main, period, periods) else { return false };
    record.set_from(line, "TM", &main.to_string());
    if period > 0 && periods > 0 {
        record.set_from(line, "OT", &format!("{periods}x{period} byo-yomi"));
    }
    true
}

/// Sets the result. Returns whether its kind is known, or none is given.
fn set_result(line: usize, kind: &str, points: &str, record: &mut Record) -> bool {
    let found = result(kind, points);
    set_end(line, found.as_deref().unwrap_or_default(), record);
    // 255: the game is not finished.
    found.is_some() || matches!(kind, "" | "255")
}

/// Sets a result, unless a better line of the file gave one. One that does not say by how much contradicts no other of that winner.
fn set_end(line: usize, result: &str, record: &mut Record) {
    let winner = |result: &str| result.strip_suffix('+').map(str::to_owned);
    let is_part = |kept: &str| {
        let begins = |one: &str, other: &str| winner(one).is_some_and(|winner| other.starts_with(&winner));
        begins(kept, result) || begins(result, kept)
    };
    if !record.value("RE").is_some_and(is_part) {
        record.set_from(line, "RE", result);
    }
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
        _ => Some(format!(
            "{winner}+{}",
            points.parse().ok().map(tenths).filter(|points| points != "0").unwrap_or_default()
        )),
    }
}

/// A number without its decimal point: `65` is 6.5.
fn tenths(number: i64) -> String {
    let (whole, rest) = (number.unsigned_abs() / 10, number.unsigned_abs() % 10);
    let sign = if number < 0 { "-" } else { "" };
    if rest == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{rest}") }
}
