//! Detects changes that other programs make to open files. Files are polled, which works on every disk and in every sandbox; change
//! notifications do not.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use super::disk;
use super::file::{self, Stamp};

/// How long between two looks.
const PAUSE: Duration = Duration::from_millis(1500);
/// A file whose time is younger may be changed again without another one: the coarsest clocks of file systems tick every two seconds.
const YOUNG: Duration = Duration::from_secs(5);

/// A file that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watched {
    /// The record it is open as.
    pub record: u64,
    /// Where it is.
    pub path: PathBuf,
    /// Its content when last read or written.
    pub stamp: Stamp,
}

/// The result of checking a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Unchanged, as far as can be told.
    Same,
    /// It holds something else: of this length and time.
    Changed(u64, Option<SystemTime>),
    /// The file no longer exists.
    Gone,
}

impl Watched {
    /// Looks at it once.
    pub fn look(&self) -> Sight {
        match disk::look(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Sight::Gone,
            // A disk that does not answer has not changed its files.
            Err(_) => Sight::Same,
            Ok(about) if file::changed(&self.path, &self.stamp) => Sight::Changed(about.len(), about.modified().ok()),
            Ok(_) => Sight::Same,
        }
    }

    /// Looks at it again: what was read of it before is not read anew, as long as its length and time are the same.
    fn look_again(&self, before: &mut Option<Seen>) -> Sight {
        let about = disk::look(&self.path).ok();
        let time = about.as_ref().and_then(|about| Some((about.len(), about.modified().ok()?)));
        if let (Some(seen), Some(time)) = (&before, time)
            && seen.time == time
            && seen.file == *self
        {
            return seen.sight;
        }
        let sight = self.look();
        let is_young = |(_, changed)| SystemTime::now().duration_since(changed).map_or(true, |age| age < YOUNG);
        *before = time.filter(|time| !is_young(*time)).map(|time| Seen { file: self.clone(), time, sight });
        sight
    }
}

/// What was seen of a file with this length and time.
struct Seen {
    file: Watched,
    time: (u64, SystemTime),
    sight: Sight,
}

/// A thread that polls files and calls back when something changed. Ends when dropped.
#[derive(Debug)]
pub struct FileWatch {
    files: Arc<Mutex<Vec<Watched>>>,
    seen: Receiver<(u64, Sight)>,
    /// A word makes it look at once; dropping it ends the thread.
    hurry: Sender<()>,
}

impl FileWatch {
    /// Begins, with no files yet. `wake` is called on the thread.
    ///
    /// # Errors
    /// The system's, where it watches no files.
    pub fn begin(wake: impl Fn() + Send + 'static) -> io::Result<FileWatch> {
        let (hurry, hurried) = channel();
        let (sender, seen) = channel();
        let files = Arc::new(Mutex::new(Vec::<Watched>::new()));
        let list = files.clone();
        std::thread::Builder::new().name("watch".into()).spawn(move || {
            let mut reported: BTreeMap<u64, (PathBuf, Sight)> = BTreeMap::new();
            let mut before: BTreeMap<u64, Option<Seen>> = BTreeMap::new();
            while !matches!(hurried.recv_timeout(PAUSE), Err(RecvTimeoutError::Disconnected)) {
                let files = list.lock().unwrap_or_else(PoisonError::into_inner).clone();
                let open: BTreeSet<u64> = files.iter().map(|file| file.record).collect();
                reported.retain(|record, _| open.contains(record));
                before.retain(|record, _| open.contains(record));
                for file in files {
                    let sight = file.look_again(before.entry(file.record).or_default());
                    let now = (file.path, sight);
                    // A return to the old state is reported.
                    if sight == Sight::Same {
                        if reported.remove(&file.record).is_some() && sender.send((file.record, sight)).is_ok() {
                            wake();
                        }
                    } else if reported.get(&file.record) != Some(&now) && sender.send((file.record, sight)).is_ok() {
                        reported.insert(file.record, now);
                        wake();
                    }
                }
            }
        })?;
        Ok(FileWatch { files, seen, hurry })
    }

    /// These are open now.
    pub fn set(&self, files: Vec<Watched>) {
        let mut list = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        if *list != files {
            *list = files;
        }
    }

    /// Looks at once, and not after the pause.
    pub fn hurry(&self) {
        let _ = self.hurry.send(());
    }

    /// The changes since the last call, each once.
    pub fn seen(&self) -> Vec<(u64, Sight)> {
        self.seen.try_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// Whoever copies folders to and fro touches many files, and all that are open would be read at every look.
    #[cfg(debug_assertions)]
    #[test]
    fn a_file_is_read_once_for_each_time_it_was_touched() {
        use crate::disk::Call;
        use crate::disk::faults::{FaultPlan, Strike, with};
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.sgf");
        fs::write(&path, "(;C[mine])").unwrap();
        let set_time = |seconds| {
            let time = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
            fs::File::options().write(true).open(&path).unwrap().set_modified(time).unwrap();
        };
        set_time(500);
        let (_, stamp) = file::read(&path).unwrap();
        let watched = Watched { record: 7, path: path.clone(), stamp };
        let mut seen = None;
        let mut look = || {
            let plan = FaultPlan::new(Strike::Die, 0);
            let sight = with(Some(plan.clone()), || watched.look_again(&mut seen));
            (sight, plan.calls().iter().any(|(call, _)| *call == Call::Read))
        };
        set_time(1000);
        assert_eq!([look(), look(), look()], [(Sight::Same, true), (Sight::Same, false), (Sight::Same, false)]);
        set_time(2000);
        assert_eq!([look(), look()], [(Sight::Same, true), (Sight::Same, false)]);
        fs::write(&path, "(;C[your])").unwrap();
        set_time(3000);
        let at = Some(SystemTime::UNIX_EPOCH + Duration::from_secs(3000));
        assert_eq!([look(), look()], [(Sight::Changed(10, at), true), (Sight::Changed(10, at), false)]);
        // Of another length it needs no reading; young, it is read again.
        fs::write(&path, "(;C[yours])").unwrap();
        assert!(matches!([look(), look()], [(Sight::Changed(11, _), false), (Sight::Changed(11, _), false)]));
        fs::write(&path, "(;C[mine])").unwrap();
        assert_eq!([look(), look()], [(Sight::Same, true), (Sight::Same, true)]);
    }

    #[test]
    fn a_change_is_seen_once_and_a_touch_never() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.sgf");
        fs::write(&path, "(;)").unwrap();
        let (_, stamp) = file::read(&path).unwrap();
        let (woken, wakes) = channel();
        let watch = FileWatch::begin(move || woken.send(()).unwrap_or(())).unwrap();
        let wait = || wakes.recv_timeout(Duration::from_secs(20)).unwrap();
        watch.set(vec![Watched { record: 7, path: path.clone(), stamp }]);
        fs::File::options().write(true).open(&path).unwrap().set_modified(SystemTime::UNIX_EPOCH).unwrap();
        watch.hurry();
        watch.hurry();
        fs::write(&path, "(;C[theirs])").unwrap();
        watch.hurry();
        wait();
        assert!(matches!(watch.seen()[..], [(7, Sight::Changed(12, _))]));
        watch.hurry();
        fs::remove_file(&path).unwrap();
        watch.hurry();
        wait();
        assert_eq!(watch.seen(), [(7, Sight::Gone)]);
    }
}
