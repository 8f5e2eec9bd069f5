//! The journal of unsaved work, so that a crash loses at most a second.
//!
//! Each running program has its own folder in the journal folder and holds a lock in it; if a folder's lock is free, its program ended
//! without cleaning up, and its contents were never saved. A record is one file (see [`entry`]): complete at first, then changes are
//! appended. Only the user may read it.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::SystemTime;

use crate::budget;
use crate::disk::{self, Access, File, OwnFolder, ProvenFile};

pub mod entry;
pub mod left;

pub use entry::Entry;
pub use left::{Damaged, RecoverableRecord, RecoveredWork, left_behind};

/// Makes an entry when it is written: long records take their time.
type Make = Box<dyn FnOnce() -> Entry + Send>;

enum Job {
    Keep(u64, Make),
    Adopt(u64, Box<RecoverableRecord>),
    Forget(u64),
    /// Answered when everything before it is done.
    Flush(Sender<()>),
}

/// This program's own journal. A thread of its own does the writing, so that nobody waits for the disk.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    run: Option<Run>,
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    known: Arc<Mutex<Known>>,
}

errors! {
    /// Why unsaved work is not kept safe.
    #[derive(Clone, Debug, PartialEq, Eq)]
    KeepError {
        /// The disk refuses it: the folder, and the system's message.
        Disk(folder: PathBuf, cause: String) => message!(
            "changes-not-kept-safe",
            "{folder}: unsaved changes cannot be backed up ({cause})",
            folder = folder.display(), cause
        ),
        /// The journal thread panicked.
        Ended(folder: PathBuf) => message!(
            "changes-no-longer-kept",
            "{folder}: unsaved changes are no longer backed up (internal error)",
            folder = folder.display()
        ),
    }
}

/// What the writing thread reports.
#[derive(Debug, Default)]
struct Known {
    /// The documents whose last state is not on the disk, and why.
    failing: BTreeMap<u64, KeepError>,
    /// To be reported: that saving fails, or works again.
    news: Option<Result<(), KeepError>>,
    /// The lengths of the records.
    lengths: BTreeMap<u64, usize>,
}

impl Journal {
    /// Starts this program's journal under the journal folder of its [`crate::Home`].
    ///
    /// # Errors
    /// The system's, where no folder can be made and locked there.
    pub fn open(journals: &Path) -> io::Result<Self> {
        let journals = OwnFolder::make(journals)?;
        journals.make_private()?;
        let _guard = guard(&journals)?;
        let started = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_nanos());
        let name = OsString::from(format!("{}-{started}", std::process::id()));
        let folder = journals.make_sub(&name)?;
        let locked = folder.lock_file(LOCK.as_ref(), true);
        let (lock, file) = locked.inspect_err(|_| drop(journals.remove_sub(&name)))?;
        let run = Run { journals, name, folder, lock, file };
        if let Err(error) = run.file.try_lock().and_then(|_| run.journals.sync()) {
            let _ = run.clear_up();
            return Err(error);
        }
        let (jobs, queue) = channel();
        let known = Arc::new(Mutex::new(Known::default()));
        let (folder, own) = (run.folder.path().to_path_buf(), run.folder.clone());
        let writer = Writer { folder: own, known: known.clone(), kept: BTreeMap::new(), elsewhere: BTreeMap::new() };
        let work = disk::along(move || writer.work(&queue));
        let writer = std::thread::Builder::new().name("journal".into()).spawn(work)?;
        Ok(Self { folder, run: Some(run), jobs: Some(jobs), writer: Some(writer), known })
    }

    /// Stores the unsaved work on a document, replacing what was stored before. Returns at once. Call it after every edit, for very large
    /// records once a second. `make` runs in the journal thread, unless something newer has arrived by then.
    pub fn keep(&self, document: u64, make: impl FnOnce() -> Entry + Send + 'static) {
        self.send(Job::Keep(document, Box::new(make)));
    }

    /// Adopts unsaved work of another run for a document. It is moved, which works on a full disk; if that fails it stays, and is hidden
    /// from other instances.
    pub fn adopt(&self, document: u64, found: RecoverableRecord) {
        self.send(Job::Adopt(document, Box::new(found)));
    }

    /// The document was saved, or its changes thrown away.
    pub fn forget(&self, document: u64) {
        self.send(Job::Forget(document));
    }

    /// Waits until everything is written or has failed. Returns whether all of it is on disk.
    pub fn flush(&self) -> bool {
        let (done, wait) = channel();
        self.send(Job::Flush(done));
        wait.recv().is_ok() && !self.is_failing()
    }

    /// A change of state since the last call, to report to the user: journaling started to fail, or works again.
    pub fn news(&self) -> Option<Result<(), KeepError>> {
        self.known().news.take()
    }

    /// Whether there is unsaved work that is not on the disk.
    pub fn is_failing(&self) -> bool {
        !self.known().failing.is_empty()
    }

    /// How long the record was when it was kept last, in bytes.
    pub fn length(&self, document: u64) -> Option<usize> {
        self.known().lengths.get(&document).copied()
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send(&self, job: Job) {
        // The thread ends only when the sender is dropped, or by a panic: then nothing is kept any more.
        let gone = self.jobs.as_ref().is_some_and(|jobs| jobs.send(job).is_err());
        if gone {
            let error = KeepError::Ended(self.folder.clone());
            let mut known = self.known();
            if known.failing.insert(u64::MAX, error.clone()).is_none() {
                known.news = Some(Err(error));
            }
        }
    }
}

impl Drop for Journal {
    /// Leaves no files, except entries that were never forgotten.
    fn drop(&mut self) {
        drop(self.jobs.take());
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
        if let Some(run) = self.run.take() {
            let _ = run.clear_up();
        }
    }
}

/// The folder of a running program, or of one that has ended, with the lock that shows which.
#[derive(Debug)]
struct Run {
    journals: OwnFolder,
    name: OsString,
    folder: OwnFolder,
    lock: ProvenFile,
    file: File,
}

impl Run {
    /// Removes it, if nothing is in it but what this program forgets: its lock, and records half written. With anything else, all of it
    /// stays.
    fn clear_up(self) -> io::Result<()> {
        let mut own = Vec::new();
        for name in self.folder.names(budget::ENTRIES)?.0 {
            if name == self.lock.name() {
                continue;
            }
            if !is_numbered(&name, HALF) {
                return Ok(());
            }
            let Ok((ours, mut file)) = self.folder.find(&name, Access::Read) else { return Ok(()) };
            if !entry::is_begun(&mut file) {
                return Ok(());
            }
            own.push(ours);
        }
        for ours in own {
            ours.remove()?;
        }
        self.lock.remove()?;
        // Windows removes no folder with an open file in it.
        drop(self.file);
        self.journals.remove_sub(&self.name)
    }
}

const LOCK: &str = "lock";
const SUFFIX: &str = "unsaved";
/// An unfinished file.
const HALF: &str = "new";
/// Whether a name is that of a record: a number, and this suffix.
fn is_numbered(name: &OsStr, suffix: &str) -> bool {
    let number = name.to_str().and_then(|name| name.strip_suffix(suffix)?.strip_suffix('.'));
    number.is_some_and(|number| {
        number.len() <= 20 && number.parse::<u64>().is_ok_and(|parsed| parsed.to_string() == number)
    })
}

/// Held while folders come and go, so that nobody clears up a folder whose owner has not locked it yet.
fn guard(journals: &OwnFolder) -> io::Result<File> {
    let (_, guard) = journals.lock_file(LOCK.as_ref(), true)?;
    guard.lock()?;
    Ok(guard)
}

/// The writing thread.
struct Writer {
    folder: OwnFolder,
    known: Arc<Mutex<Known>>,
    kept: BTreeMap<u64, OnDisk>,
    /// Entries that could not be moved, by document.
    elsewhere: BTreeMap<u64, RecoverableRecord>,
}

/// A record that is on the disk.
struct OnDisk {
    ours: ProvenFile,
    /// `None` where it was written by another run, or a change could not be added: then it is written anew.
    growing: Option<Growing>,
}

/// A file with the first state of a record, to which changes are added.
struct Growing {
    file: File,
    first: Vec<u8>,
    /// Up to where the file is good, in bytes.
    good: u64,
    /// How much of that is changes.
    changes: usize,
}

impl Writer {
    /// Only the newest of each document is written when edits come faster than the disk.
    fn work(mut self, queue: &Receiver<Job>) {
        while let Ok(first) = queue.recv() {
            let mut newest: BTreeMap<u64, Option<Make>> = BTreeMap::new();
            let mut waiting = Vec::new();
            for job in std::iter::once(first).chain(queue.try_iter()) {
                match job {
                    Job::Keep(document, make) => drop(newest.insert(document, Some(make))),
                    Job::Forget(document) => drop(newest.insert(document, None)),
                    Job::Adopt(document, found) => {
                        let done = self.adopt(document, *found);
                        self.report(document, done);
                    }
                    Job::Flush(done) => waiting.push(done),
                }
            }
            for (document, make) in newest {
                let done = match make {
                    Some(make) => self.keep(document, make()),
                    None => self.forget(document),
                };
                self.report(document, done);
            }
            for done in waiting {
                let _ = done.send(());
            }
        }
    }

    fn report(&self, document: u64, done: io::Result<()>) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        match done {
            Ok(()) => {
                if known.failing.remove(&document).is_some() && known.failing.is_empty() {
                    known.news = Some(Ok(()));
                }
            }
            Err(error) => {
                let error = KeepError::Disk(self.folder.path().to_path_buf(), crate::file::cause(&error));
                let same = known.failing.values().any(|other| *other == error);
                known.failing.insert(document, error.clone());
                if !same {
                    known.news = Some(Err(error));
                }
            }
        }
    }

    fn keep(&mut self, document: u64, entry: Entry) -> io::Result<()> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).lengths.insert(document, entry.bytes.len());
        if let Some(kept) = self.kept.get_mut(&document)
            && let Some(mut growing) = kept.growing.take()
        {
            let change = entry.change(&growing.first, SystemTime::now());
            // Short changes of a long record are cheap; before they are as long as the record it is written anew.
            let is_short = growing.changes + change.len() <= growing.first.len() / 2 + (64 << 10);
            // If it fails, the old state is still there; perhaps a new file can be written.
            if is_short && growing.add(&change).is_ok() {
                kept.growing = Some(growing);
                return Ok(());
            }
        }
        self.write_whole(document, entry)?;
        // It has its successor now.
        if let Some(found) = self.elsewhere.remove(&document) {
            found.discard()?;
        }
        Ok(())
    }

    fn write_whole(&mut self, document: u64, entry: Entry) -> io::Result<()> {
        let half = OsString::from(format!("{document}.{HALF}"));
        let whole = entry.whole(SystemTime::now());
        // One of this run's that could not be removed.
        if let Ok((rest, _)) = self.folder.find(&half, Access::Read) {
            rest.remove()?;
        }
        let (mut ours, mut file) = self.folder.create(&half)?;
        let written = file.write(&whole).and_then(|()| file.sync());
        if let Err(error) = written.and_then(|()| ours.take_place(OsStr::new(&format!("{document}.{SUFFIX}")))) {
            let _ = ours.remove();
            return Err(error);
        }
        let growing = Growing { file, first: entry.bytes, good: whole.len() as u64, changes: 0 };
        self.kept.insert(document, OnDisk { ours, growing: Some(growing) });
        self.folder.sync()
    }

    fn adopt(&mut self, document: u64, found: RecoverableRecord) -> io::Result<()> {
        match found.move_to(&self.folder, OsStr::new(&format!("{document}.{SUFFIX}"))) {
            Ok(ours) => {
                self.kept.insert(document, OnDisk { ours, growing: None });
                self.folder.sync()
            }
            Err(refused) => {
                let (found, error) = *refused;
                self.elsewhere.insert(document, found);
                error.map_or(Ok(()), Err)
            }
        }
    }

    fn forget(&mut self, document: u64) -> io::Result<()> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).lengths.remove(&document);
        if let Some(found) = self.elsewhere.remove(&document) {
            found.discard()?;
        }
        let Some(kept) = self.kept.remove(&document) else { return Ok(()) };
        match kept.ours.remove() {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                self.kept.insert(document, kept);
                Err(error)
            }
            _ => Ok(()),
        }
    }
}

impl Growing {
    fn add(&mut self, change: &[u8]) -> io::Result<()> {
        if let Err(error) = self.file.write(change).and_then(|()| self.file.sync()) {
            // Half a step at the end is known for what it is; but nothing may come after it.
            let _ = self.file.shorten(self.good);
            return Err(error);
        }
        self.good += change.len() as u64;
        self.changes += change.len();
        Ok(())
    }
}

#[cfg(test)]
mod tests;
