//! Unsaved work as bytes: the whole record once, then what changed in it, each step with a checksum of its own.
//!
//! A file begins with a line that names its version. Steps follow:
//!
//! | bytes | what |
//! |---|---|
//! | 4 × 8 | length of the head; start and end of what is replaced in the record of the first step; length of what replaces it. Smallest byte first |
//! | … | the head: a line of RON that says what the record is |
//! | … | what replaces it |
//! | 8 | the hash of all that |
//!
//! Each step but the first is a change of the first one's record, not of the last one's: the last whole step alone counts.

use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};

use crate::disk::File;
use crate::file::Stamp;
use crate::kept::{numbers, put_numbers, seal, unseal};

/// Unsaved work on one record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The file it was opened from; `None` for a new record, and for a name that is not Unicode.
    pub file: Option<PathBuf>,
    /// The title of the tab.
    pub title: String,
    /// The game one was in, from 1.
    pub game: usize,
    /// Where one was in it: child numbers from the root, `0.0.2`, or `/`.
    pub place: String,
    /// The file's content when it was opened or last saved. The time is not stored.
    pub base: Option<Stamp>,
    /// How often it was restored without the program getting as far as showing it.
    pub tries: u32,
    /// The record as it would be saved.
    pub bytes: Vec<u8>,
}

/// Data about the record in each step.
#[derive(Serialize, Deserialize)]
struct Head {
    file: Option<PathBuf>,
    title: String,
    game: usize,
    place: String,
    /// Length and hash.
    base: Option<(u64, u64)>,
    #[serde(default)]
    tries: u32,
    /// Seconds since 1970.
    #[serde(default)]
    when: u64,
}

/// The first line of a file.
const FIRST: &[u8] = b"variorum journal 1\n";
/// The four lengths before a step.
const LENGTHS: usize = 4 * 8;

/// Whether a file begins like these, or ends before that is clear.
pub(super) fn is_begun(file: &mut File) -> bool {
    let mut first = Vec::new();
    file.read_on(FIRST.len() as u64, &mut first).is_ok() && FIRST.starts_with(&first)
}

/// A file's data.
pub(super) struct Read {
    pub entry: Entry,
    pub when: SystemTime,
    /// Whether the last entry is incomplete: something newer was being written.
    pub torn: bool,
}

impl Entry {
    /// A whole file with this entry alone.
    pub(super) fn whole(&self, when: SystemTime) -> Vec<u8> {
        let mut bytes = FIRST.to_vec();
        self.step(0, 0, &self.bytes, when, &mut bytes);
        bytes
    }

    /// The step from the record `first` to this one.
    pub(super) fn change(&self, first: &[u8], when: SystemTime) -> Vec<u8> {
        let same = |a: &mut dyn Iterator<Item = (&u8, &u8)>| a.take_while(|(a, b)| a == b).count();
        let start = same(&mut first.iter().zip(&self.bytes));
        let rest = (&first[start..], &self.bytes[start..]);
        let end = same(&mut rest.0.iter().rev().zip(rest.1.iter().rev()));
        let mut bytes = Vec::new();
        self.step(start, first.len() - end, &self.bytes[start..self.bytes.len() - end], when, &mut bytes);
        bytes
    }

    fn step(&self, start: usize, end: usize, instead: &[u8], when: SystemTime, into: &mut Vec<u8>) {
        let head = Head {
            file: self.file.clone().filter(|file| file.to_str().is_some()),
            title: self.title.clone(),
            game: self.game,
            place: self.place.clone(),
            base: self.base.map(|stamp| (stamp.len, stamp.hash)),
            tries: self.tries,
            when: when.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_secs()),
        };
        let head = ron::to_string(&head).unwrap_or_default();
        let at = into.len();
        put_numbers(into, [head.len(), start, end, instead.len()].map(|length| length as u64));
        into.extend(head.as_bytes());
        into.extend(instead);
        seal(into, at);
    }

    /// The last whole step of a file.
    ///
    /// # Errors
    ///
    /// A few words: it is of another version, or not even its first step is whole.
    pub(super) fn read(file: &[u8]) -> Result<Read, &'static str> {
        let damaged = "damaged";
        let Some(mut rest) = file.strip_prefix(FIRST) else {
            let other =
                if file.starts_with(b"variorum journal ") { "of another version of the program" } else { damaged };
            return Read::of_the_first_version(file).ok_or(other);
        };
        let (head, _, first, after) = split_step(rest).ok_or(damaged)?;
        let mut last = (head, 0..0, first);
        rest = after;
        while let Some((head, replaced, instead, after)) = split_step(rest) {
            if replaced.start > replaced.end || replaced.end > first.len() {
                break;
            }
            (last, rest) = ((head, replaced, instead), after);
        }
        let (head, replaced, instead) = last;
        let head: Head = str::from_utf8(head).ok().and_then(|text| ron::from_str(text).ok()).ok_or(damaged)?;
        let bytes = match std::ptr::eq(instead, first) {
            true => first.to_vec(),
            false => [&first[..replaced.start], instead, &first[replaced.end..]].concat(),
        };
        Ok(Read { torn: !rest.is_empty(), ..Read::of(head, bytes) })
    }
}

impl Read {
    fn of(head: Head, bytes: Vec<u8>) -> Read {
        let Head { file, title, game, place, base, tries, when } = head;
        let base = base.map(|(len, hash)| Stamp { len, hash, modified: None });
        let when = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(when)).unwrap_or(SystemTime::UNIX_EPOCH);
        Read { entry: Entry { file, title, game, place, base, tries, bytes }, when, torn: false }
    }

    /// Version 0.1 wrote the head as a line, and then the record.
    fn of_the_first_version(file: &[u8]) -> Option<Read> {
        let line = file.iter().position(|byte| *byte == b'\n')?;
        let head = ron::from_str(str::from_utf8(&file[..line]).ok()?).ok()?;
        Some(Read::of(head, file[line + 1..].to_vec()))
    }
}

/// A step, and what follows it: the head, what is replaced, by what. `None` where no whole step begins.
type Step<'a> = (&'a [u8], std::ops::Range<usize>, &'a [u8], &'a [u8]);

fn split_step(from: &[u8]) -> Option<Step<'_>> {
    let ([head, start, end, instead], _) = numbers::<usize, 4>(from)?;
    let (step, after) = from.split_at_checked((LENGTHS + 8).checked_add(head)?.checked_add(instead)?)?;
    let (head, instead) = unseal(step)?[LENGTHS..].split_at(head);
    Some((head, start..end, instead, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(text: &str) -> Entry {
        Entry {
            file: Some("/games/\"a\nb\".sgf".into()),
            title: "a\nb".into(),
            game: 2,
            place: "0.1".into(),
            base: Some(Stamp::of(b"(;)")),
            tries: 1,
            bytes: text.into(),
        }
    }

    #[test]
    fn steps_are_read_up_to_the_last_whole_one() {
        let when = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000);
        let states = ["(;C[one])", "(;C[one, two])", "(;C[one])", "", "(;C[éé])", "(;C[ee])"].map(entry);
        let mut file = states[0].whole(when);
        let mut ends = vec![file.len()];
        for state in &states[1..] {
            file.extend(state.change(&states[0].bytes, when));
            ends.push(file.len());
        }
        for cut in 0..=file.len() {
            let whole = ends.iter().filter(|end| **end <= cut).count();
            match Entry::read(&file[..cut]) {
                Ok(read) => {
                    assert_eq!((&read.entry, read.when), (&states[whole - 1], when), "{cut}");
                    assert_eq!(read.torn, !ends.contains(&cut));
                }
                Err(_) => assert_eq!(whole, 0, "{cut}"),
            }
        }
        // After a flipped bit nothing that follows is used.
        for at in 0..file.len() {
            let mut other = file.clone();
            other[at] ^= 4;
            match Entry::read(&other) {
                Ok(read) => {
                    let whole = ends.iter().filter(|end| **end <= at).count();
                    assert_eq!((&read.entry, read.torn), (&states[whole - 1], true), "{at}");
                }
                Err(_) => assert!(at < ends[0]),
            }
        }
    }

    #[test]
    fn entries_of_the_first_version_are_read() {
        let old = b"(file:Some(\"/games/a.sgf\"),title:\"a.sgf\",game:1,place:\"0\",base:Some((3,7)))\n(;C[x\n])";
        let read = Entry::read(old).ok().unwrap();
        assert_eq!((read.entry.bytes.as_slice(), read.entry.title.as_str()), (&b"(;C[x\n])"[..], "a.sgf"));
        assert!(Entry::read(b"variorum journal 2\n...").err().unwrap().contains("another version"));
    }

    #[test]
    fn a_change_costs_what_changed() {
        let first = entry(&"(;C[a long record])".repeat(10_000));
        let mut text = String::from_utf8(first.bytes.clone()).unwrap();
        text.insert_str(100_000, "new");
        let second = Entry { bytes: text.into_bytes(), ..first.clone() };
        assert!(second.change(&first.bytes, SystemTime::UNIX_EPOCH).len() < 300);
    }
}
