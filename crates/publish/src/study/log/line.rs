//! A line of the log: a JSON object with short keys.
//!
//! ```json
//! {"v":1,"t":1795302963,"o":60,"k":"…","a":"…","m":"problem","r":3,"ms":8123,"at":"shapes.sgf#3/0.1"}
//! {"v":1,"t":1795302965,"o":60,"k":"…","a":"…","m":"problem","r":2,"at":"…","part":true}
//! {"v":1,"t":1795302970,"o":60,"void":"… the hash of a line …"}
//! {"v":1,"t":1795302971,"o":60,"k":"…","do":"suspend"}
//! {"v":1,"t":1795302972,"o":60,"do":"convention","to":"te","k":"… the game's, or none for the folder …","at":"shapes.sgf"}
//! {"v":2,"t":1795302973,"o":60,"k":"…","do":"bury"}
//! ```
//!
//! What version 1 did not know has version 2: programs that know only the first leave such lines as they are, and say so once.

use crate::study::convention::Convention;
use crate::study::identity::{AnswersKey, ItemKey, hash};
use crate::study::mode::Mode;
use crate::study::moment::Moment;
use crate::study::schedule::Rating;
use crate::text;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::path::Path;

/// The version of the lines that every program knows.
pub const VERSION: u64 = 1;
/// The version of lines that came later. What is in them and not known here, and lines of newer versions, is kept but not interpreted.
const SECOND: u64 = 2;
/// Values of `do`.
const SUSPEND: &str = "suspend";
const RESUME: &str = "resume";
const FORGET: &str = "forget";
const BURY: &str = "bury";
const CONVENTION: &str = "convention";
const SIDE: &str = "side";
/// A longer line is none of ours.
const LONGEST: usize = 4096;
/// How every line begins that a program wrote.
const BEGINNING: &[u8] = b"{\"v\":";

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// When.
    pub moment: Moment,
    /// Its number among the lines of the same second, from 0.
    pub number: u32,
    /// What.
    pub event: LogEvent,
}

/// A logged action.
#[derive(Clone, Debug, PartialEq)]
pub enum LogEvent {
    /// An answer.
    Answered(GivenAnswer),
    /// Voids the line with this hash.
    Void(u128),
    /// The item is not asked any more.
    Suspend(ItemKey),
    /// It is asked again.
    Resume(ItemKey),
    /// The item is not asked again on the day of the line.
    Bury(ItemKey),
    /// Earlier answers to this item are forgotten.
    Forget(ItemKey),
    /// Overrides the convention; `None` restores the records' own.
    Convention(Scope, Option<Convention>),
    /// Asks only this side, by the letter of its colour; `None` as before.
    Side(Scope, Option<String>),
}

/// What an override is about.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// Every game in the folder.
    Folder,
    /// The games with this key in the file with this name: that of the game's first question. Without a name, as earlier versions wrote it,
    /// the games with the key in every file.
    Game(ItemKey, String),
}

impl Scope {
    /// The games with a key in a file.
    pub fn game(key: ItemKey, file: &Path) -> Scope {
        Scope::Game(key, file.file_name().unwrap_or_default().to_string_lossy().into_owned())
    }

    fn written(&self) -> (Option<ItemKey>, Option<&str>) {
        match self {
            Scope::Folder => (None, None),
            Scope::Game(key, file) => (Some(*key), Some(file.as_str()).filter(|file| !file.is_empty())),
        }
    }
}

impl LogEvent {
    /// The item it is about.
    pub fn key(&self) -> Option<ItemKey> {
        match self {
            Self::Answered(answer) => Some(answer.key),
            Self::Suspend(key) | Self::Resume(key) | Self::Bury(key) | Self::Forget(key) => Some(*key),
            Self::Void(_) | Self::Convention(..) | Self::Side(..) => None,
        }
    }
}

/// An answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub struct GivenAnswer {
    /// The question.
    pub key: ItemKey,
    /// The right answers.
    pub answers: AnswersKey,
    /// How it was asked.
    pub mode: Mode,
    /// How well it was known; `None` for a repetition within a session, which counts for no schedule.
    pub rating: Option<Rating>,
    /// How long it took, in milliseconds.
    pub took: Option<u64>,
    /// Where the question was: only a hint.
    pub at: String,
    /// It stops on the way: another answer on the same day takes its place.
    pub is_part: bool,
}

impl GivenAnswer {
    /// Where a question was, as answers have it: the file, the game in it, and the address of the node.
    pub fn place(file: &str, game: usize, address: &str) -> String {
        format!("{file}#{game}/{}", address.trim_start_matches('/'))
    }
}

/// A line as written. Fields that are not listed here belong to other programs.
#[derive(Serialize, Deserialize, Default)]
struct Written<'a> {
    v: u64,
    t: i64,
    #[serde(default)]
    o: i32,
    #[serde(default, skip_serializing_if = "is_first")]
    n: u32,
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    k: Option<Cow<'a, str>>,
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    a: Option<Cow<'a, str>>,
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    m: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    r: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ms: Option<u64>,
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    at: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    part: Option<bool>,
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    void: Option<Cow<'a, str>>,
    #[serde(rename = "do", borrow, default, skip_serializing_if = "Option::is_none")]
    event: Option<Cow<'a, str>>,
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    to: Option<Cow<'a, str>>,
}

/// Why a line is not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unused {
    /// It is broken, or was cut off.
    Broken,
    /// A later program wrote it.
    Later,
}

impl LogLine {
    /// Reads a line.
    ///
    /// # Errors
    /// Where it is none, or a later program's.
    pub fn read(text: &[u8]) -> Result<LogLine, Unused> {
        let text = Some(text).filter(|text| text.len() <= LONGEST).ok_or(Unused::Broken)?;
        let text = std::str::from_utf8(text).map_err(|_| Unused::Broken)?;
        let written: Written<'_> = match serde_json::from_str(text) {
            Ok(written) => written,
            // Another version may have other fields under these names.
            Err(_) => return Err(if version_of(text) > Some(VERSION) { Unused::Later } else { Unused::Broken }),
        };
        if written.v > SECOND {
            return Err(Unused::Later);
        }
        let moment = Moment { utc: written.t, east: written.o.clamp(-24 * 60, 24 * 60) };
        let unused = if written.v > VERSION { Unused::Later } else { Unused::Broken };
        let event = written.event().ok_or(unused)?;
        Ok(LogLine { moment, number: written.n, event })
    }

    /// What stands on the lines of a file: the number of the line, from 1, its text without blanks around it, and what it says. Where files were
    /// joined of which one had no end of line, several stand on one. However much that is, it is read twice at most.
    pub fn all_in(bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8], Result<LogLine, Unused>)> {
        let lines = bytes.split(|&byte| byte == b'\n').map(bare).zip(1..).filter(|(line, _)| !line.is_empty());
        lines.flat_map(|(line, number)| {
            let (whole, parts) = match Self::read(line) {
                Err(Unused::Broken) => (None, parted(line)),
                whole => (Some((number, line, whole)), Vec::new()),
            };
            whole.into_iter().chain(parts.into_iter().map(move |part| (number, part, Self::read(part))))
        })
    }

    /// The hash by which another line voids this one, if it was written by this program.
    pub fn hash(&self) -> u128 {
        hash_of(self.write().as_bytes())
    }

    /// The line as it is written, without an end.
    pub fn write(&self) -> String {
        let mut written =
            Written { v: VERSION, t: self.moment.utc, o: self.moment.east, n: self.number, ..Written::default() };
        let key = |key: ItemKey| Some(Cow::from(key.to_string()));
        match &self.event {
            LogEvent::Answered(answer) => {
                written.k = key(answer.key);
                written.a = Some(answer.answers.to_string().into());
                written.m = Some(answer.mode.name().into());
                written.r = answer.rating.map(|rating| u64::from(rating.number()));
                written.ms = answer.took;
                written.part = answer.is_part.then_some(true);
                written.at = Some(shortened(&answer.at).into()).filter(|at: &Cow<'_, str>| !at.is_empty());
            }
            LogEvent::Void(hash) => written.void = Some(format!("{hash:032x}").into()),
            LogEvent::Suspend(of) => (written.k, written.event) = (key(*of), Some(SUSPEND.into())),
            LogEvent::Resume(of) => (written.k, written.event) = (key(*of), Some(RESUME.into())),
            LogEvent::Bury(of) => (written.v, written.k, written.event) = (SECOND, key(*of), Some(BURY.into())),
            LogEvent::Forget(of) => (written.k, written.event) = (key(*of), Some(FORGET.into())),
            LogEvent::Convention(of, to) => {
                let (game, file) = of.written();
                (written.k, written.at, written.event) =
                    (game.and_then(key), file.map(Cow::from), Some(CONVENTION.into()));
                written.to = to.map(|to| to.name().into());
            }
            LogEvent::Side(of, to) => {
                let (game, file) = of.written();
                (written.k, written.at, written.event) = (game.and_then(key), file.map(Cow::from), Some(SIDE.into()));
                written.to = to.as_deref().map(Cow::from);
            }
        }
        serde_json::to_string(&written).unwrap_or_default()
    }
}

impl Written<'_> {
    fn event(&self) -> Option<LogEvent> {
        let key = || self.k.as_deref()?.parse::<ItemKey>().ok();
        if let Some(void) = &self.void {
            return void.parse::<ItemKey>().ok().map(|key| LogEvent::Void(key.0));
        }
        // A key that is there and is none belongs to nothing.
        let file = || self.at.as_deref().unwrap_or_default().to_owned();
        let of = || if self.k.is_none() { Some(Scope::Folder) } else { key().map(|key| Scope::Game(key, file())) };
        match self.event.as_deref() {
            None => {
                let rating = match self.r {
                    None => None,
                    Some(number) => Some(Rating::of_number(number)?),
                };
                let at = self.at.as_deref().unwrap_or_default().to_owned();
                let answers = self.a.as_deref()?.parse().ok()?;
                let mode = Mode::of_name(self.m.as_deref()?)?;
                let (took, is_part) = (self.ms, self.part == Some(true));
                Some(LogEvent::Answered(GivenAnswer { key: key()?, answers, mode, rating, took, at, is_part }))
            }
            Some(SUSPEND) => key().map(LogEvent::Suspend),
            Some(RESUME) => key().map(LogEvent::Resume),
            Some(BURY) => key().map(LogEvent::Bury),
            Some(FORGET) => key().map(LogEvent::Forget),
            Some(CONVENTION) => {
                let to = match self.to.as_deref() {
                    None => None,
                    Some(name) => Some(Convention::of_name(name)?),
                };
                Some(LogEvent::Convention(of()?, to))
            }
            Some(SIDE) => Some(LogEvent::Side(of()?, self.to.as_deref().map(str::to_owned))),
            Some(_) => None,
        }
    }
}

/// What stands on a line: usually one thing. A value that is whole is one; of what is torn, or is none, each beginning of a line begins another.
fn parted(line: &[u8]) -> Vec<&[u8]> {
    let mut parts = Vec::new();
    for piece in pieces(line, |before| !matches!(before, b':' | b',' | b'[')) {
        let rest = take_values(piece, &mut parts);
        // What looked like a part of something may be all that is whole of it.
        for piece in pieces(rest, |_| true) {
            let rest = take_values(piece, &mut parts);
            parts.extend(Some(rest).filter(|rest| !rest.is_empty()));
        }
    }
    parts
}

/// Cuts a line before each beginning of one that programs write, where it fits what is before it.
fn pieces(line: &[u8], is_cut_after: impl Fn(u8) -> bool) -> impl Iterator<Item = &[u8]> {
    let is_cut = move |at: &usize| {
        line[*at..].starts_with(BEGINNING)
            && line[..*at].trim_ascii_end().last().is_some_and(|&before| is_cut_after(before))
    };
    let ends = (1..line.len()).filter(is_cut).chain([line.len()]);
    ends.scan(0, move |from, end| Some(&line[std::mem::replace(from, end)..end]))
}

/// Takes the whole values at the beginning of a piece. Returns the rest: where it is not empty, it begins with none.
fn take_values<'a>(piece: &'a [u8], parts: &mut Vec<&'a [u8]>) -> &'a [u8] {
    let mut values = serde_json::Deserializer::from_slice(bare(piece)).into_iter::<serde::de::IgnoredAny>();
    let mut from = 0;
    while let Some(Ok(_)) = values.next() {
        parts.push(bare(&bare(piece)[from..values.byte_offset()]));
        from = values.byte_offset();
    }
    bare(&bare(piece)[from..])
}

fn is_first(number: &u32) -> bool {
    *number == 0
}

/// The hash by which a later line can void this one.
pub fn hash_of(line: &[u8]) -> u128 {
    hash(line.trim_ascii().iter().copied())
}

/// A line without blanks around it, and without the mark of UTF-8 that some editors put before a text.
fn bare(line: &[u8]) -> &[u8] {
    line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line).trim_ascii()
}

/// A log in UTF-8, also where an editor wrote it in UTF-16.
pub fn in_utf8(bytes: &[u8]) -> Cow<'_, [u8]> {
    text::narrowed(bytes).map_or(bytes.into(), Cow::from)
}

/// A hint need not be long.
fn shortened(at: &str) -> String {
    at.chars().take(300).collect()
}

fn version_of(text: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Version {
        v: u64,
    }
    serde_json::from_str::<Version>(text).ok().map(|version| version.v)
}
