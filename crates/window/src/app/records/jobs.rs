//! Work with files in the background, and what follows from it: the window never waits for a disk or a dialog.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::Context;

use crate::app::bars::progress::{FileWork, Progress};
use crate::app::platform::{Background, JobState, at_first};
use crate::store::disk;

/// How long the window waits for some work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Patience {
    /// Not at all.
    #[default]
    Nothing,
    /// A moment: most of it is done at once, and the user sees no progress bar.
    Moment,
    /// Until it is done: it is short.
    Whole,
}

/// What there is to know of some work before it begins.
#[derive(Default)]
pub struct Task {
    /// The file that it is about, and what is said while it goes on; nothing is shown without.
    pub message: Option<(PathBuf, String)>,
    /// The record, by number, that is written.
    pub record: Option<u64>,
    /// What comes of it counts even when it was stopped.
    pub counts_stopped: bool,
    /// How long it is waited for.
    pub patience: Patience,
}

impl Task {
    /// Work on a file.
    pub fn on(path: &Path, message: String) -> Task {
        Task { message: Some((path.to_path_buf(), message)), ..Task::default() }
    }
}

/// What follows from some work.
type Next<A> = Box<dyn FnOnce(&mut A)>;

struct Job<A> {
    shown: Option<FileWork>,
    counts_stopped: bool,
    /// What follows, once it is done.
    next: Box<dyn FnMut() -> Option<Next<A>>>,
}

/// The running tasks of an application. What follows from them is collected once per frame.
#[derive(Default)]
pub struct Files<A> {
    /// The window, where there is one: else all is done at once.
    window: Option<Context>,
    jobs: Vec<Job<A>>,
    /// Since when the system's dialog is asked for.
    asking: Option<Instant>,
}

/// Whether the system's dialog can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MayAsk {
    /// It is asked for now.
    Yes,
    /// It may be about to come.
    NotYet,
    /// It is nowhere to be seen.
    InVain,
}

/// How long work is waited for with [`Patience::Moment`].
const AT_FIRST: Duration = Duration::from_millis(20);
/// A dialog of the system that is asked for again after so long is nowhere to be seen.
const COMES: Duration = Duration::from_secs(3);

impl<A: 'static> Files<A> {
    /// No work yet; the window is woken when some is done.
    pub fn new(window: Context) -> Files<A> {
        Files { window: Some(window), jobs: Vec::new(), asking: None }
    }

    /// The window, where there is one.
    pub fn window(&self) -> Option<&Context> {
        self.window.as_ref()
    }

    /// Starts some work. Returns what comes of it if it is done while it is waited for, with what was to follow: `None` is an error of the
    /// program.
    pub fn begin<T: Send + 'static, R, Then: FnOnce(&mut A, Option<T>) -> R + 'static>(
        &mut self,
        task: Task,
        work: impl FnOnce(&Arc<Progress>) -> T + Send + 'static,
        then: Then,
    ) -> Option<(Option<T>, Then)> {
        let progress = Arc::new(Progress::new(self.ctx()));
        let Some(window) = self.window().filter(|_| task.patience != Patience::Whole) else {
            return Some((Some(work(&progress)), then));
        };
        let watched = progress.clone();
        let working = Background::begin(window, disk::along(move || work(&watched)));
        if task.patience == Patience::Moment {
            match working.take_within(at_first(AT_FIRST)) {
                JobState::NotYet => {}
                come => return Some((come.done(), then)),
            }
        }
        let mut then = Some(then);
        let next = move || {
            let done = match working.take() {
                JobState::NotYet => return None,
                come => come.done(),
            };
            let then = then.take()?;
            Some(Box::new(move |app: &mut A| drop(then(app, done))) as Next<A>)
        };
        let shown = task.message.map(|(path, message)| FileWork { path, message, record: task.record, progress });
        self.jobs.push(Job { shown, counts_stopped: task.counts_stopped, next: Box::new(next) });
        None
    }

    /// What follows from work that was done since the last call.
    pub fn done(&mut self) -> Vec<Next<A>> {
        let mut all = Vec::new();
        self.jobs.retain_mut(|job| {
            let next = (job.next)();
            let goes_on = next.is_none();
            all.extend(next);
            goes_on
        });
        all
    }

    /// The work in progress, in order of its start.
    pub fn under_way(&self) -> impl Iterator<Item = &FileWork> {
        self.jobs.iter().filter_map(|job| job.shown.as_ref())
    }

    /// Whether this record is being written.
    pub fn is_writing(&self, record: u64) -> bool {
        self.under_way().any(|work| work.record == Some(record))
    }

    /// Stops a work by its place in the list. A file half read is forgotten, one half written stays as it was.
    pub fn stop(&mut self, index: usize) {
        let mut shown = 0;
        self.stop_all(|_| {
            shown += 1;
            shown == index + 1
        });
    }

    /// Stops all works that are meant.
    pub fn stop_all(&mut self, mut meant: impl FnMut(&FileWork) -> bool) {
        self.jobs.retain_mut(|job| {
            let Some(work) = job.shown.take_if(|work| meant(work)) else { return true };
            work.progress.stop();
            // A record is being written until that has ended.
            job.shown = Some(work).filter(|work| work.record.is_some());
            job.counts_stopped || job.shown.is_some()
        });
    }

    /// Whether the system is to be asked now. Only one dialog at a time; but one that has not come, where the desktop is broken, does not
    /// keep anybody from a path that is typed. Should it come after all, its answer counts too.
    pub fn ask(&mut self) -> MayAsk {
        match self.asking {
            None if self.window.is_none() => MayAsk::NotYet,
            None => {
                self.asking = Some(Instant::now());
                MayAsk::Yes
            }
            Some(since) if since.elapsed() < COMES => MayAsk::NotYet,
            Some(_) => {
                self.asking = None;
                MayAsk::InVain
            }
        }
    }

    /// The system has answered.
    pub fn answered(&mut self) {
        self.asking = None;
    }

    /// The window's context; where there is no window, one that nobody hears of.
    pub fn ctx(&self) -> Context {
        self.window.clone().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::records::copying::write_record;
    use crate::app::records::files::{OpenOptions, Read};
    use crate::sgf::Tree;
    use crate::store::save::{Guard, WriteOptions};
    use crate::store::{Stamp, WriteError};

    #[test]
    fn a_dialog_that_does_not_come_keeps_nobody_from_typing_a_path() {
        let mut files = Files::<()>::new(Context::default());
        assert_eq!(files.ask(), MayAsk::Yes);
        assert_eq!(files.ask(), MayAsk::NotYet, "it may be about to come");
        files.asking = Instant::now().checked_sub(COMES);
        assert_eq!(files.ask(), MayAsk::InVain);
        assert_eq!(files.ask(), MayAsk::Yes, "the system may be asked again");
    }

    #[test]
    fn a_stopped_job_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let long = folder.path().join("long.sgf");
        std::fs::write(&long, format!("(;{})", ";B[aa]".repeat(3_000_000))).unwrap();
        let mut files = Files::<Vec<Result<Stamp, WriteError>>>::new(Context::default());
        let (file, heard) = (long.clone(), std::rc::Rc::new(std::cell::Cell::new(false)));
        let hears = heard.clone();
        let begun = files.begin(
            Task::on(&long, String::new()),
            move |progress| Read::of_file(&file, &OpenOptions::default(), progress),
            move |_, _| hears.set(true),
        );
        assert!(begun.is_none());
        files.stop(0);
        assert_eq!(files.under_way().count(), 0);
        // Writing goes on to be told: the file is the old one, whole.
        let (tree, _) = Tree::read(format!("(;{})", ";W[bb]".repeat(3_000_000)).into_bytes());
        let file = long.clone();
        let begun = files.begin(
            Task { record: Some(1), counts_stopped: true, ..Task::on(&long, String::new()) },
            move |progress| write_record(&tree, &file, WriteOptions::of(Guard::Anything), None, progress).0,
            |messages: &mut Vec<_>, result| messages.extend(result),
        );
        assert!(begun.is_none() && files.is_writing(1));
        files.stop(0);
        let (mut messages, end) = (Vec::new(), Instant::now() + Duration::from_secs(20));
        while files.is_writing(1) && Instant::now() < end {
            files.done().into_iter().for_each(|next| next(&mut messages));
            std::thread::sleep(Duration::from_millis(2));
        }
        assert!(matches!(&messages[..], [Err(WriteError::Stopped(_))]));
        assert!(!files.is_writing(1) && !heard.get());
        assert!(std::fs::read(&long).unwrap().ends_with(b"B[aa])"));
        assert_eq!(folder.path().read_dir().unwrap().count(), 1);
    }
}
