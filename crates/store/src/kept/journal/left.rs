//! Journals left behind by runs that ended without cleaning up.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::entry::{Entry, Read};
use super::{HALF, LOCK, Run, SUFFIX, guard, is_numbered};
use crate::budget::{self, Budget};
use crate::disk::{Access, OwnFolder, ProvenFile};
use crate::file::cause;
use crate::language;
use crate::rescue::Offered;

/// Unsaved work that another run left behind. Stays on the disk until [`RecoverableRecord::discard`], or until a journal has adopted it.
#[derive(Debug)]
pub struct RecoverableRecord {
    /// The entry.
    pub entry: Entry,
    /// When it was last written.
    pub when: SystemTime,
    /// Whether something newer was being written when the run ended: the last moment may be missing.
    pub torn: bool,
    keeper: Keeper,
}

/// Who has it until then.
#[derive(Debug)]
enum Keeper {
    /// A run's folder, whose lock is held so that no other start offers the same: the newest file of the record first.
    Run(Vec<ProvenFile>, Arc<Run>),
    /// The spare of a save that was cut off.
    Spare(Offered),
}

/// What could not be moved, with the error if any.
type Refused = Box<(RecoverableRecord, Option<io::Error>)>;

/// Unsaved work that cannot be understood. Stays on the disk.
#[derive(Debug)]
pub struct Damaged {
    /// The file, or a folder of such files.
    pub path: PathBuf,
    /// A few words on what is wrong with it.
    pub why: String,
}

/// All of it.
#[derive(Debug, Default)]
pub struct RecoveredWork {
    /// Oldest first.
    pub found: Vec<RecoverableRecord>,
    /// In no order. Folders that could not be looked into are here as well.
    pub damaged: Vec<Damaged>,
}

impl RecoveredWork {
    fn not_looked_at(&mut self, path: &Path, error: &io::Error) {
        self.damaged.push(Damaged { path: path.into(), why: cause(error) });
    }
}

impl RecoverableRecord {
    /// The intended content of an interrupted save, as unsaved work on its file.
    pub fn of_save(mut offered: Offered) -> RecoverableRecord {
        let title = offered.file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = std::mem::take(&mut offered.bytes);
        let (file, base) = (Some(offered.file.clone()), offered.now);
        let entry = Entry { file, title, game: 1, place: String::new(), base, tries: 0, bytes };
        RecoverableRecord { entry, when: offered.when, torn: false, keeper: Keeper::Spare(offered) }
    }

    /// Removes it from the disk: it is saved, or is not wanted.
    ///
    /// # Errors
    /// The system's, where it cannot be removed.
    pub fn discard(self) -> io::Result<()> {
        match self.keeper {
            Keeper::Run(files, run) => {
                files.iter().try_for_each(ProvenFile::remove)?;
                clear_up(run)
            }
            Keeper::Spare(offered) => offered.discard(),
        }
    }

    /// Moves it into the folder of a run, under this name. Comes back where it cannot be, with the error if there is one.
    pub(super) fn move_to(mut self, folder: &OwnFolder, name: &OsStr) -> Result<ProvenFile, Refused> {
        let Keeper::Run(files, _) = &mut self.keeper else { return Err(Box::new((self, None))) };
        if let Err(error) = files[0].move_to(folder, name) {
            return Err(Box::new((self, Some(error))));
        }
        let Keeper::Run(files, run) = self.keeper else { unreachable!("it is that of a run") };
        let mut files = files.into_iter();
        let moved = files.next();
        // Remaining files are removed by a later start.
        files.for_each(|older| drop(older.remove()));
        let _ = clear_up(run);
        Ok(moved.expect("it has a file"))
    }
}

/// Removes the folder of a run that has nothing in it any more.
fn clear_up(run: Arc<Run>) -> io::Result<()> {
    Arc::into_inner(run).map_or(Ok(()), Run::clear_up)
}

/// Scans the journal folder. Journals of running programs are skipped.
pub fn left_behind(journals: &Path) -> RecoveredWork {
    let mut left = RecoveredWork::default();
    let looked = match OwnFolder::open(journals) {
        // If a file blocks the folder, nothing was ever left there.
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => return left,
        own => own.and_then(|own| look_through(&own, &mut left)),
    };
    if let Err(error) = looked {
        left.not_looked_at(journals, &error);
    }
    left.found.sort_by_key(|found| found.when);
    left
}

/// When a run began, by the name of its folder: its process, and nanoseconds since 1970.
fn began(name: &OsStr) -> Option<u128> {
    let (process, began) = name.to_str()?.split_once('-')?;
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    (process.parse::<u32>().is_ok() && digits(process) && digits(began)).then(|| began.parse().ok())?
}

fn look_through(journals: &OwnFolder, left: &mut RecoveredWork) -> io::Result<()> {
    let names = journals.names(budget::ENTRIES)?.0;
    let mut runs: Vec<(u128, OsString)> = names.into_iter().filter_map(|name| Some((began(&name)?, name))).collect();
    if runs.is_empty() {
        return Ok(());
    }
    let _guard = guard(journals)?;
    // The newest work is missed first.
    runs.sort_by(|a, b| b.cmp(a));
    let mut budget = Budget { files: budget::JOURNAL_ENTRIES, bytes: budget::JOURNAL_BYTES };
    let (mut held, mut runs) = (0, runs.into_iter());
    while held < budget::JOURNALS
        && let Some((_, name)) = runs.next()
    {
        let before = left.found.len();
        if let Err(error) = look_into(journals, name.clone(), &mut budget, left) {
            left.not_looked_at(&journals.path().join(name), &error);
        }
        held += usize::from(left.found.len() > before);
    }
    if runs.len() > 0 {
        let why = say!(
            "more-runs-left-work",
            "{count} earlier run was not looked at" | "{count} earlier runs were not looked at",
            count = runs.len()
        );
        left.damaged.push(Damaged { path: journals.path().into(), why });
    }
    Ok(())
}

fn look_into(journals: &OwnFolder, name: OsString, budget: &mut Budget, left: &mut RecoveredWork) -> io::Result<()> {
    let folder = match journals.sub(&name) {
        // No folder.
        Err(error) if error.kind() == io::ErrorKind::NotADirectory => return Ok(()),
        folder => folder?,
    };
    let names = folder.names(budget::ENTRIES)?.0;
    // Without a lock the owner is unknown. An empty folder was just created.
    let (lock, file) = match folder.lock_file(LOCK.as_ref(), false) {
        Err(error) if error.kind() == io::ErrorKind::NotFound && names.is_empty() => {
            return journals.remove_sub(&name);
        }
        lock => lock?,
    };
    if !file.try_lock()? {
        return Ok(());
    }
    let path = folder.path().to_path_buf();
    let run = Arc::new(Run { journals: journals.clone(), name, folder, lock, file });
    // A temporary file is newer than the one it was to replace, and counts if it is complete.
    let mut entries: Vec<(OsString, OsString)> = Vec::new();
    for name in &names {
        if is_numbered(name, SUFFIX) || is_numbered(name, HALF) {
            let number = Path::new(name).file_stem().unwrap_or_default().to_owned();
            entries.push((number, name.clone()));
        }
    }
    // `new` comes before `unsaved`.
    entries.sort();
    let mut records: Vec<(OsString, Read, Vec<ProvenFile>)> = Vec::new();
    for (number, name) in entries {
        let is_half = is_numbered(&name, HALF);
        let damaged = |why: String| Damaged { path: path.join(&name), why };
        let opened = run.folder.find(&name, Access::Read).and_then(|(ours, file)| Ok((ours, file.look()?.len(), file)));
        let (ours, mut file) = match opened {
            Ok((ours, length, file)) if budget.take(length) => (ours, file),
            Ok(_) => {
                left.damaged.push(damaged(say!("too-long-to-be-looked-at", "too long to be looked at unasked")));
                continue;
            }
            Err(error) => {
                left.damaged.push(damaged(cause(&error)));
                continue;
            }
        };
        let read = file.read_whole(budget::JOURNAL_BYTES).map_err(|error| cause(&error));
        match read.and_then(|bytes| Entry::read(&bytes).map_err(str::to_owned)) {
            Ok(read) if is_half && read.torn => {}
            Ok(read) => match records.last_mut().filter(|(last, ..)| *last == number) {
                // Older than what is taken already.
                Some((.., files)) => files.push(ours),
                None => records.push((number, read, vec![ours])),
            },
            Err(_) if is_half => {}
            Err(why) => left.damaged.push(damaged(why)),
        }
    }
    left.found.extend(records.into_iter().map(|(_, read, files)| {
        let Read { mut entry, when, torn } = read;
        entry.title = language::in_short(&entry.title);
        RecoverableRecord { entry, when, torn, keeper: Keeper::Run(files, run.clone()) }
    }));
    // What cannot be removed now, a later start removes.
    let _ = clear_up(run);
    Ok(())
}
