//! The question before a file is replaced that its tab has not read: it names the file, its time and size, and offers to keep both.

use std::path::{Path, PathBuf};

use egui::Context;

use crate::app::look::words;
use crate::store::Stamp;

/// What was to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The record with this number.
    Record(u64),
    /// A copy of it.
    Copy(u64),
    /// A picture.
    Picture(Vec<u8>),
}

/// What stands in the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A file that nobody has read here.
    Unread(Stamp),
    /// The record's own file, changed since it was read.
    Changed(Stamp),
    /// Nothing any more.
    Gone,
}

/// The question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replace {
    /// What was to be written.
    pub what: What,
    /// Where.
    pub path: PathBuf,
    /// What stands there.
    pub found: Found,
}

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The file is replaced as it was named.
    Replace,
    /// It is written beside, under a free name.
    KeepBoth,
    /// The file is read; what was changed here is lost.
    Reload,
    /// The file is shown in a tab of its own.
    Look,
    /// Nothing.
    Cancel,
}

impl Replace {
    /// The answers, the first in front of the others, with their names.
    pub fn answers(&self) -> Vec<(Answer, &'static str)> {
        let mut answers = match self.found {
            Found::Gone => vec![(Answer::Replace, words::WRITE_AGAIN)],
            _ => vec![(Answer::KeepBoth, words::KEEP_BOTH), (Answer::Replace, words::OVERWRITE)],
        };
        if let (What::Record(_), Found::Changed(_)) = (&self.what, &self.found) {
            answers.push((Answer::Reload, words::RELOAD_INSTEAD));
        }
        if !matches!((&self.what, &self.found), (What::Picture(_), _) | (_, Found::Gone)) {
            answers.push((Answer::Look, words::OPEN_BESIDE));
        }
        answers.push((Answer::Cancel, words::CANCEL));
        answers
    }

    /// Draws it, until it is answered.
    pub fn show(&self, ctx: &Context) -> Option<Answer> {
        let (title, more) = question(&self.path, &self.found);
        let answers = self.answers();
        let names: Vec<&str> = answers.iter().map(|(_, name)| *name).collect();
        let (pressed, gone) = crate::app::dialogs::show(ctx, &title, 640.0, |ui| {
            ui.label(more);
            crate::app::dialogs::buttons(ui, &names)
        });
        pressed.map(|index| answers[index].0).or(gone.then_some(Answer::Cancel))
    }
}

/// The question before a file is replaced: a title and a few sentences.
fn question(path: &Path, found: &Found) -> (String, String) {
    let name = path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned());
    let about = stamp_in_words;
    let whole = path.display();
    match found {
        Found::Unread(stamp) => (
            format!("{name} is there already"),
            format!("{whole} has {}. Replacing it loses what is in it.", about(stamp)),
        ),
        Found::Changed(stamp) => (
            format!("{name} was changed by another program"),
            format!("{whole} now has {}. Replacing it loses what the other program wrote.", about(stamp)),
        ),
        Found::Gone => (format!("{name} is gone"), format!("{whole} was deleted, moved or renamed since it was read.")),
    }
}

/// How long a file is and of when: "1,234 bytes, of 2026-11-21 14:05:00".
pub(crate) fn stamp_in_words(stamp: &Stamp) -> String {
    let size = grouped(stamp.len);
    match stamp.modified.and_then(|time| jiff::Timestamp::try_from(time).ok()) {
        Some(time) => {
            let time = time.to_zoned(jiff::tz::TimeZone::system());
            format!("{size} bytes, of {}", time.strftime("%Y-%m-%d %H:%M:%S"))
        }
        None => format!("{size} bytes"),
    }
}

/// A number in groups of three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(",")
}
