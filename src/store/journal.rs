//! Unsaved work on the disk, so that a crash costs a second at most.
//!
//! Each running program has a folder of its own under the journal folder and holds a lock in it; a folder whose lock is
//! free belongs to a program that ended without clearing up, and what lies in it was never saved. An entry is one
//! file: a line that says what it is, then the record as it would have been saved.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::file::Stamp;

/// Unsaved work on one record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The file it was opened from; `None` for a new record, and for a name that is not Unicode.
    pub file: Option<PathBuf>,
    /// What the tab said.
    pub title: String,
    /// The game one was in, from 1.
    pub game: usize,
    /// Where one was in it: child numbers from the root, `0.0.2`, or `/`.
    pub place: String,
    /// What the file held when it was opened or last saved. The time is not kept.
    pub base: Option<Stamp>,
    /// The record as it would be saved.
    pub bytes: Vec<u8>,
}

/// The first line of an entry on the disk.
#[derive(Serialize, Deserialize)]
struct Head {
    file: Option<PathBuf>,
    title: String,
    game: usize,
    place: String,
    /// Length and hash.
    base: Option<(u64, u64)>,
}

/// Makes an entry when it is written: long records take their time.
type Make = Box<dyn FnOnce() -> Entry + Send>;

enum Job {
    Keep(u64, Make),
    Forget(u64),
    /// Answered when everything before it is on the disk.
    Flush(Sender<()>),
}

/// This program's own journal. A thread of its own does the writing, so that nobody waits for the disk.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    lock: Option<File>,
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    trouble: Arc<Mutex<Option<String>>>,
}

impl Journal {
    /// Starts this program's journal under the journal folder of its [`super::Home`].
    pub fn open(journals: &Path) -> io::Result<Self> {
        fs::create_dir_all(journals)?;
        let _guard = guard(journals)?;
        let started = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_nanos());
        let folder = journals.join(format!("{}-{started}", std::process::id()));
        fs::create_dir(&folder)?;
        let lock = File::create(folder.join(LOCK))?;
        lock.try_lock()?;
        let (jobs, queue) = channel();
        let trouble = Arc::new(Mutex::new(None));
        let writer = {
            let (folder, trouble) = (folder.clone(), trouble.clone());
            std::thread::Builder::new().name("journal".into()).spawn(move || write_all(&folder, &queue, &trouble))?
        };
        Ok(Self { folder, lock: Some(lock), jobs: Some(jobs), writer: Some(writer), trouble })
    }

    /// Keeps the unsaved work on a document, in the place of what was kept for it before. Returns at once.
    /// To be called after every edit, for very large records once a second. `make` runs in the journal's own thread, unless there is
    /// something newer by then.
    pub fn keep(&self, document: u64, make: impl FnOnce() -> Entry + Send + 'static) {
        self.send(Job::Keep(document, Box::new(make)));
    }

    /// The document was saved, or its changes thrown away.
    pub fn forget(&self, document: u64) {
        self.send(Job::Forget(document));
    }

    /// Waits until everything kept so far is on the disk.
    pub fn flush(&self) {
        let (done, wait) = channel();
        self.send(Job::Flush(done));
        let _ = wait.recv();
    }

    /// What went wrong since the last call, for the user to know that there is no net: one line.
    pub fn trouble(&self) -> Option<String> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    fn send(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // The thread ends only when the sender is dropped.
            let _ = jobs.send(job);
        }
    }
}

impl Drop for Journal {
    /// Leaves nothing behind, save entries that nobody told it to forget.
    fn drop(&mut self) {
        drop(self.jobs.take());
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
        let entries = fs::read_dir(&self.folder).map_or(0, |all| all.flatten().filter(is_entry).count());
        drop(self.lock.take());
        if entries == 0 {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// Unsaved work that another run left behind. Stays on the disk until [`Found::discard`].
#[derive(Debug)]
pub struct Found {
    /// What was kept.
    pub entry: Entry,
    /// When it was last written.
    pub when: Option<SystemTime>,
    path: PathBuf,
    /// Held so that no other start offers the same.
    lock: Arc<File>,
}

impl Found {
    /// Removes it from the disk: it was taken over, or is not wanted.
    pub fn discard(self) -> io::Result<()> {
        fs::remove_file(&self.path)?;
        let Some(folder) = self.path.parent() else { return Ok(()) };
        if !fs::read_dir(folder)?.flatten().any(|entry| is_entry(&entry)) {
            // Windows removes no folder with an open file in it.
            drop(self.lock);
            fs::remove_dir_all(folder)?;
        }
        Ok(())
    }
}

/// What runs that ended without clearing up have left behind, oldest first. Entries that cannot be understood stay where they are.
pub fn left_behind(journals: &Path) -> Vec<Found> {
    let mut found = Vec::new();
    if !journals.is_dir() {
        return found;
    }
    let Ok(_guard) = guard(journals) else { return found };
    let Ok(runs) = fs::read_dir(journals) else { return found };
    for run in runs.flatten().map(|run| run.path()) {
        let Ok(lock) = File::options().write(true).open(run.join(LOCK)) else { continue };
        if lock.try_lock().is_err() {
            continue;
        }
        let lock = Arc::new(lock);
        let Ok(entries) = fs::read_dir(&run) else { continue };
        let mut any = false;
        for entry in entries.flatten().filter(is_entry) {
            any = true;
            let when = entry.metadata().and_then(|meta| meta.modified()).ok();
            if let Some(read) = fs::read(entry.path()).ok().and_then(Entry::from_bytes) {
                found.push(Found { entry: read, when, path: entry.path(), lock: lock.clone() });
            }
        }
        if !any {
            drop(lock);
            let _ = fs::remove_dir_all(&run);
        }
    }
    found.sort_by_key(|found| found.when);
    found
}

const LOCK: &str = "lock";
const SUFFIX: &str = "unsaved";

fn is_entry(entry: &fs::DirEntry) -> bool {
    entry.path().extension().is_some_and(|suffix| suffix == SUFFIX)
}

/// Held while folders come and go, so that nobody clears up a folder whose owner has not locked it yet.
fn guard(journals: &Path) -> io::Result<File> {
    let guard = File::create(journals.join(LOCK))?;
    guard.lock()?;
    Ok(guard)
}

/// The writing thread: only the newest of each document is written when edits come faster than the disk.
fn write_all(folder: &Path, queue: &Receiver<Job>, trouble: &Mutex<Option<String>>) {
    while let Ok(first) = queue.recv() {
        let mut newest: BTreeMap<u64, Option<Make>> = BTreeMap::new();
        let mut waiting = Vec::new();
        for job in std::iter::once(first).chain(queue.try_iter()) {
            match job {
                Job::Keep(document, make) => drop(newest.insert(document, Some(make))),
                Job::Forget(document) => drop(newest.insert(document, None)),
                Job::Flush(done) => waiting.push(done),
            }
        }
        for (document, make) in newest {
            let path = folder.join(format!("{document}.{SUFFIX}"));
            let written = match make {
                Some(make) => make().write(&path),
                None => match fs::remove_file(&path) {
                    Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                    _ => Ok(()),
                },
            };
            if let Err(error) = written {
                let line = format!("{}: unsaved changes cannot be kept safe ({error})", folder.display());
                *trouble.lock().unwrap_or_else(PoisonError::into_inner) = Some(line);
            }
        }
        for done in waiting {
            let _ = done.send(());
        }
    }
}

impl Entry {
    fn write(&self, path: &Path) -> io::Result<()> {
        let head = Head {
            file: self.file.clone().filter(|file| file.to_str().is_some()),
            title: self.title.clone(),
            game: self.game,
            place: self.place.clone(),
            base: self.base.map(|stamp| (stamp.len, stamp.hash)),
        };
        let head = ron::to_string(&head).map_err(io::Error::other)?;
        let half = path.with_extension("new");
        let mut file = File::create(&half)?;
        file.write_all(head.as_bytes())?;
        file.write_all(b"\n")?;
        file.write_all(&self.bytes)?;
        file.sync_data()?;
        fs::rename(&half, path)
    }

    fn from_bytes(mut all: Vec<u8>) -> Option<Self> {
        let line = all.iter().position(|byte| *byte == b'\n')?;
        let head: Head = ron::from_str(str::from_utf8(&all[..line]).ok()?).ok()?;
        let bytes = all.split_off(line + 1);
        let base = head.base.map(|(len, hash)| Stamp { len, hash, modified: None });
        Some(Self { file: head.file, title: head.title, game: head.game, place: head.place, base, bytes })
    }
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
            bytes: text.into(),
        }
    }

    #[test]
    fn a_killed_program_leaves_its_last_words() {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::open(folder.path()).unwrap();
        journal.keep(1, || entry("(;C[one])"));
        journal.keep(1, || entry("(;C[two\n\n])"));
        journal.keep(2, || entry("(;C[saved])"));
        journal.forget(2);
        journal.flush();
        assert_eq!(left_behind(folder.path()).len(), 0, "while the program runs nobody takes its work");
        // As a killed program would: the lock goes, the folder stays.
        drop(journal);
        let found = left_behind(folder.path());
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].entry, entry("(;C[two\n\n])"));
        assert_eq!(left_behind(folder.path()).len(), 0, "only one start offers it");
        for found in found {
            found.discard().unwrap();
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().flatten().filter(|entry| entry.path().is_dir()).count(), 0);
    }

    #[test]
    fn clearing_up_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::open(folder.path()).unwrap();
        journal.keep(1, || entry("(;)"));
        journal.flush();
        journal.forget(1);
        drop(journal);
        assert_eq!(fs::read_dir(folder.path()).unwrap().flatten().filter(|entry| entry.path().is_dir()).count(), 0);
        assert!(left_behind(folder.path()).is_empty());
    }

    #[test]
    fn a_torn_entry_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::open(folder.path()).unwrap();
        journal.keep(1, || entry("(;)"));
        journal.flush();
        let torn = journal.folder.join("9.unsaved");
        fs::write(&torn, "(file: ").unwrap();
        drop(journal);
        let found = left_behind(folder.path());
        assert_eq!(found.len(), 1);
        for found in found {
            found.discard().unwrap();
        }
        assert!(torn.exists());
    }

    #[test]
    fn what_cannot_be_kept_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::open(folder.path()).unwrap();
        assert_eq!(journal.trouble(), None);
        // Where a folder is, no file can be written.
        fs::create_dir(journal.folder.join("1.unsaved")).unwrap();
        journal.keep(1, || entry("(;)"));
        journal.flush();
        assert!(journal.trouble().unwrap().contains("cannot be kept safe"));
    }
}
