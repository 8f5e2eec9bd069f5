//! Writes answers to disk in order, in the background, so that a slow disk blocks nothing. Those about a record without a file go into the
//! program's own folder.

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::Context;

use crate::app::platform::{Background, JobState};
use crate::language::{self, StaticText};
use crate::store::disk;
use crate::store::file::cause;
use crate::store::progress::LogTimes;
use crate::store::{Home, progress};
use crate::study::log::LogLine;

/// A message: whether it is an error, and its text.
type Report = (bool, String);

/// The log of a folder before and after a line was added to it.
#[derive(Debug)]
pub struct Written {
    /// The folder; `None` for the records that are in none.
    pub folder: Option<PathBuf>,
    /// The log before the line.
    pub before: LogTimes,
    /// The log with it.
    pub after: LogTimes,
}

/// Keeps lines of a folder and of those below it.
#[derive(Default)]
pub struct Keeper {
    /// Where; `None` of a record that has no file.
    folder: Option<PathBuf>,
    home: Option<Home>,
    /// Lines, each with its folder.
    waiting: Vec<(Option<PathBuf>, String)>,
    under_way: Option<Background<(Option<Report>, Vec<Written>)>>,
    report: Option<Report>,
    written: Vec<Written>,
}

impl Keeper {
    /// Keeps answers about a folder.
    pub fn new(folder: Option<PathBuf>, home: Option<Home>) -> Keeper {
        let report = (folder.is_none() && home.is_none()).then(|| {
            let nowhere = StaticText("study-no-file", "This record has no file, so your answers are not saved.");
            (false, nowhere.to_string())
        });
        Keeper { folder, home, report, ..Keeper::default() }
    }

    /// The message.
    pub fn report(&self) -> Option<&Report> {
        self.report.as_ref()
    }

    /// Keeps a line as soon as those before it are kept.
    pub fn keep(&mut self, line: &LogLine) {
        self.keep_in(self.folder.clone(), line);
    }

    /// The same for a line about a question of a file: it lies beside that, wherever below the folder.
    pub fn keep_beside(&mut self, file: &Path, line: &LogLine) {
        let has_place = self.folder.is_some() && !file.as_os_str().is_empty();
        self.keep_in(if has_place { Some(disk::folder_of(file).to_path_buf()) } else { self.folder.clone() }, line);
    }

    fn keep_in(&mut self, folder: Option<PathBuf>, line: &LogLine) {
        if folder.is_some() || self.home.is_some() {
            self.waiting.push((folder, line.write()));
        }
    }

    /// Goes on with it.
    pub fn follow(&mut self, ctx: &Context) {
        if !self.is_free(Duration::ZERO) {
            return;
        }
        if self.waiting.is_empty() {
            return;
        }
        let (lines, home) = (std::mem::take(&mut self.waiting), self.home.clone());
        let keep = move || {
            let (mut report, mut written) = (None, Vec::new());
            for (folder, line) in lines {
                let times = || progress::times(folder.as_deref(), home.as_ref());
                let before = times();
                report = append(folder.as_deref(), home.as_ref(), &line).or(report);
                let after = times();
                written.push(Written { folder, before, after });
            }
            (report, written)
        };
        self.under_way = Some(Background::begin(ctx, disk::along(keep)));
    }

    /// What was written since this was asked last.
    pub fn written(&mut self) -> Vec<Written> {
        std::mem::take(&mut self.written)
    }

    /// Whether everything is on the disk.
    pub fn is_idle(&self) -> bool {
        self.waiting.is_empty() && self.under_way.is_none()
    }

    /// Whether nothing is being written any more; waits this long for it.
    fn is_free(&mut self, most: Duration) -> bool {
        let Some(under_way) = &self.under_way else { return true };
        match under_way.take_within(most) {
            JobState::NotYet => return false,
            JobState::Done((report, written)) => {
                self.report = report.or(self.report.take());
                self.written.extend(written);
            }
            JobState::Nothing => self.report = Some((true, crate::app::look::words::PROGRAM_ERROR.to_string())),
        }
        self.under_way = None;
        true
    }

    /// Waits until all is kept, or the disk does not take it.
    pub fn finish(&mut self, ctx: &Context) {
        const AT_MOST: Duration = Duration::from_secs(10);
        self.follow(ctx);
        while self.under_way.is_some() && self.is_free(AT_MOST) {
            self.follow(ctx);
        }
    }
}

/// Adds a line. Returns what is to be said of it.
fn append(folder: Option<&Path>, home: Option<&Home>, line: &str) -> Option<Report> {
    let added = match (folder, home) {
        (Some(folder), _) => progress::append(folder, home, line).map(|added| Some((added.path, added.elsewhere?))),
        (None, Some(home)) => progress::append_without_folder(home, line).map(|_| None),
        (None, None) => return None,
    };
    match added {
        Ok(elsewhere) => {
            let (path, why) = elsewhere?;
            let path = language::shown_name(&path);
            Some((false, say!("study-elsewhere", "Your answers are saved in {path} ({why}).", path, why)))
        }
        Err(error) => {
            let error = cause(&error);
            Some((true, say!("study-not-kept", "Your answer could not be saved ({error}).", error)))
        }
    }
}
