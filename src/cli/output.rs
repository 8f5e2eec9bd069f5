//! Output: standard output, or a file that is written completely or not at all.

use std::cell::Cell;
use std::fmt;
use std::io::{self, IsTerminal, StdoutLock, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use super::terminal::{Clean, Shape};
use crate::edit::{Incoming, Source};
use crate::store::disk::Readers;
use crate::store::save::{self, WriteOptions};
use crate::store::{self, Guard, Stamp, WriteError, rescue};
use crate::{language, publish};

/// Why a command failed: one line with file, place and cause. Exit status 2.
#[derive(Debug)]
pub struct Failure(pub String);

impl Failure {
    /// The file contains no game.
    pub fn no_record(name: &str) -> Self {
        Self(say!("not-game-record-no", "{name}: not a game record (no game starts with '(;')", name))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<store::ReadError> for Failure {
    fn from(error: store::ReadError) -> Self {
        Self(error.to_string())
    }
}

impl From<store::WriteError> for Failure {
    fn from(error: store::WriteError) -> Self {
        Self(error.to_string())
    }
}

impl From<io::Error> for Failure {
    /// Only standard output is written to without the store.
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            // The output's consumer has ended; an error would reach nobody.
            std::process::exit(0);
        }
        Self(say!("standard-output", "standard output: {error}", error = store::file::cause(&error)))
    }
}

/// The outcome of a successful command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// Done. 0.
    Done,
    /// Done, but something is wrong with the record; or a command did not apply and nothing was written. 1.
    Wrong,
    /// Not done. 2.
    NotDone,
    /// Not merged: exit status 129, which git does not take for conflicts.
    NotMerged,
}

impl Status {
    /// The exit status.
    pub fn code(self) -> u8 {
        if self == Self::NotMerged { 129 } else { self as u8 }
    }
}

std::thread_local! {
    /// How long the answers of this thread are that nobody reads; `None` where they go to standard output.
    static UNHEARD: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Runs something with its output discarded, and returns the output's length.
pub fn unheard(work: impl FnOnce()) -> usize {
    let before = UNHEARD.replace(Some(0));
    work();
    UNHEARD.replace(before).unwrap_or_default()
}

/// Whether the output is still read.
pub fn is_heard() -> bool {
    UNHEARD.get().is_none()
}

/// Prints one line on standard error. If that is closed too, it is dropped.
pub fn say(line: &str) {
    if !is_heard() {
        return;
    }
    let _ = writeln!(io::stderr(), "variorum: {}", language::on_one_line(line));
}

/// Where answers go: standard output, or nowhere.
pub struct Out(Option<StdoutLock<'static>>);

impl Out {
    /// Where they go now.
    pub fn new() -> Self {
        Self(is_heard().then(|| io::stdout().lock()))
    }

    fn is_terminal(&self) -> bool {
        self.0.as_ref().is_some_and(IsTerminal::is_terminal)
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.0 {
            Some(out) => out.write(bytes),
            None => {
                UNHEARD.set(UNHEARD.get().map(|length| length + bytes.len()));
                Ok(bytes.len())
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.as_mut().map_or(Ok(()), Write::flush)
    }
}

/// Writes a finished answer to standard output.
pub fn answer(text: &str, shape: Shape) -> Result<(), Failure> {
    let mut out = Clean::new(Out::new(), shape);
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// The same where the work is not done yet: it goes on if nobody reads the answer.
pub fn answer_if_read(text: &str, shape: Shape) -> Result<(), Failure> {
    let mut out = Clean::new(Out::new(), shape);
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}

/// Writes bytes to standard output: a pipe gets the very bytes, a terminal what it can show.
pub fn print(bytes: &[u8]) -> io::Result<()> {
    let mut out = Out::new();
    if out.is_terminal() {
        Clean::new(&mut out, Shape::Text).write_all(bytes)?;
    } else {
        out.write_all(bytes)?;
    }
    out.flush()
}

/// Finishes an interrupted save of this file, before it is read for editing or overwritten.
pub fn make_whole(path: &Path) {
    let Some(home) = store::Home::of_user() else { return };
    let settled = rescue::settle_for(&home.rescue(), path);
    settled.messages.iter().for_each(|line| say(line));
    settled.offered.iter().for_each(|offered| say(&offered.description()));
}

/// Writes output to a file, atomically, or to standard output for `-`. `expected` guards a file that was read before; any other file is
/// readable by at most `readers`.
pub fn deliver(to: &Path, bytes: &[u8], expected: Option<&Stamp>, readers: Readers) -> Result<(), Failure> {
    if is_standard_output(to) {
        return match print(bytes) {
            // Of an answer the beginning may be enough, but this is a file, and it is not whole.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                std::process::exit(Status::NotDone.code().into())
            }
            done => Ok(done?),
        };
    }
    if store::file::is_handed_over(to) {
        return Ok(store::stream::write_stream(to, bytes)?);
    }
    make_whole(to);
    let (guard, readers) = expected.map_or((Guard::Anything, readers), |stamp| (Guard::Only(*stamp), Readers::Usual));
    let rescue = store::Home::of_user().map(|home| home.rescue());
    let terms = WriteOptions { guard, readers, rescue: rescue.as_deref() };
    match save::write_watched(to, bytes, terms, |_| true) {
        Err(WriteError::Special(_)) if expected.is_none() => Ok(store::stream::write_stream(to, bytes)?),
        written => Ok(written.map(|_| ())?),
    }
}

/// The same of what is made of records. A file of this name that was made otherwise is kept in a copy, which is reported.
pub fn deliver_made(to: &Path, bytes: &[u8], readers: Readers) -> Result<(), Failure> {
    if !is_standard_output(to) && !store::file::is_handed_over(to) {
        let is_drawing = |old: &[u8]| {
            let read = Incoming::of_file(old).and_then(Result::ok);
            read.is_some_and(|read| matches!(read.source, Source::Drawing(_)))
        };
        let copy = save::keep_copy(to, bytes, |old| publish::is_as_published(old) || is_drawing(old))?;
        if let Some(copy) = copy {
            say(&save::copy_note(to, &copy));
        }
    }
    deliver(to, bytes, None, readers)
}

fn is_standard_output(to: &Path) -> bool {
    to == Path::new("-") || to == Path::new("/dev/stdout")
}

/// Writes a file into a folder, which is made where it is not there. What is there already stays: a file with other bytes is an error.
pub fn add_to_folder(to: &Path, bytes: &[u8], readers: Readers) -> Result<(), Failure> {
    let rescue = store::Home::of_user().map(|home| home.rescue());
    let terms = WriteOptions { readers, rescue: rescue.as_deref(), ..WriteOptions::of(Guard::Nothing) };
    Ok(save::renew(to, bytes, terms, (|_| false, |_| true)).map(|_| ())?)
}

/// Progress of long work on standard error, only on a terminal and after one second.
pub struct Progress {
    started: Instant,
    shown: Option<Instant>,
    watched: bool,
    total: usize,
}

impl Progress {
    /// Work of `total` steps.
    pub fn new(total: usize) -> Self {
        Self { started: Instant::now(), shown: None, watched: total > 1 && io::stderr().is_terminal(), total }
    }

    /// `done` steps are done.
    pub fn at(&mut self, done: usize) {
        let often = Duration::from_millis(100);
        let due =
            self.started.elapsed() >= Duration::from_secs(1) && self.shown.is_none_or(|shown| shown.elapsed() >= often);
        if self.watched && due {
            self.shown = Some(Instant::now());
            // Nobody is harmed if this line does not come through.
            let _ = write!(io::stderr(), "\r{done} of {}\x1b[K", self.total);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
