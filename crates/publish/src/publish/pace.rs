//! Progress of long work: reported to the caller, who may cancel it.

use super::publication::PublishError;

/// Steps between two tellings.
const EACH: usize = 64;

/// Work with progress.
pub(crate) struct Pace<'a> {
    report: &'a mut dyn FnMut(usize, usize) -> bool,
    done: usize,
    all: usize,
    next: usize,
}

impl<'a> Pace<'a> {
    pub(crate) fn new(report: &'a mut dyn FnMut(usize, usize) -> bool, all: usize) -> Pace<'a> {
        Pace { report, done: 0, all, next: 0 }
    }

    /// Another step.
    ///
    /// # Errors
    /// [`PublishError::Stopped`] if the work was cancelled.
    pub(crate) fn step(&mut self) -> Result<(), PublishError> {
        self.at(self.done + 1)
    }

    /// So many steps are done.
    ///
    /// # Errors
    /// As [`Pace::step`].
    pub(crate) fn at(&mut self, done: usize) -> Result<(), PublishError> {
        self.done = done.min(self.all);
        if done < self.next {
            return Ok(());
        }
        self.next = done + EACH;
        if (self.report)(self.done, self.all) { Ok(()) } else { Err(PublishError::Stopped) }
    }
}
