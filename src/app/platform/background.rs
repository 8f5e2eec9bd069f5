//! Work on a thread of its own, while the window goes on.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use egui::Context;

use crate::app::platform::errors;

/// How long work that is mostly done at once is waited for before it is shown to be under way. A test waits longer: it looks at what
/// came of the work, and a machine that is busy needs its time.
pub fn at_first(usual: Duration) -> Duration {
    if cfg!(feature = "window-tests") { Duration::from_secs(10) } else { usual }
}

/// What comes of such work, once it is done.
#[derive(Debug)]
pub struct Background<T>(Receiver<T>);

impl<T: Send + 'static> Background<T> {
    /// Begins the work. What it was given is let go of when it is done, so that the next edit need not copy the tree; and the
    /// window is woken.
    pub fn begin(ctx: &Context, work: impl FnOnce() -> T + Send + 'static) -> Background<T> {
        let (sender, receiver) = channel();
        let ctx = ctx.clone();
        thread::spawn(move || {
            // An error of the program is told by the window; whoever waits hears that nothing will come.
            if let Some(done) = errors::caught(work) {
                // Nobody may be waiting any more.
                let _ = sender.send(done);
            }
            drop(sender);
            ctx.request_repaint();
        });
        Background(receiver)
    }

    /// As [`take`](Self::take), and waits this long: most work is done at once, and nobody sees it come.
    pub fn take_within(&self, most: Duration) -> Come<T> {
        match self.0.recv_timeout(most) {
            Ok(done) => Come::Done(done),
            Err(RecvTimeoutError::Timeout) => Come::NotYet,
            Err(RecvTimeoutError::Disconnected) => Come::Nothing,
        }
    }

    /// What came of it, as long as it is under way, and after it was taken, [`Come::NotYet`] or [`Come::Nothing`].
    pub fn take(&self) -> Come<T> {
        match self.0.try_recv() {
            Ok(done) => Come::Done(done),
            Err(TryRecvError::Empty) => Come::NotYet,
            Err(TryRecvError::Disconnected) => Come::Nothing,
        }
    }
}

/// What came of some work.
#[derive(Debug, PartialEq, Eq)]
pub enum Come<T> {
    /// It is under way.
    NotYet,
    /// It is done.
    Done(T),
    /// It ended by an error of the program, or what came of it was taken before.
    Nothing,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_waits_for_work_that_ended_by_an_error() {
        let wait = |work: Background<u32>| loop {
            match work.take() {
                Come::NotYet => thread::yield_now(),
                come => return come,
            }
        };
        let ctx = Context::default();
        assert_eq!(wait(Background::begin(&ctx, || 7)), Come::Done(7));
        assert_eq!(wait(Background::begin(&ctx, || panic!("of a test"))), Come::Nothing);
    }
}
