//! Work on a background thread, while the window stays responsive.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use egui::Context;

use crate::app::platform::errors;
#[cfg(all(test, feature = "window-tests"))]
use crate::app::testing::hold;

/// Whether a real window runs, even in a program that is built for tests.
static IN_WINDOW: AtomicBool = AtomicBool::new(false);

/// Notes that a real window begins.
pub fn note_real_window() {
    IN_WINDOW.store(true, Ordering::Relaxed);
}

/// How long to wait for usually fast work before showing that it is running. Tests without a window wait longer, since they look at the
/// result on machines that may be busy.
pub fn at_first(usual: Duration) -> Duration {
    #[cfg(all(test, feature = "window-tests"))]
    if hold::holds() {
        return usual;
    }
    if cfg!(feature = "window-tests") && !IN_WINDOW.load(Ordering::Relaxed) { Duration::from_secs(10) } else { usual }
}

#[cfg(feature = "window-tests")]
std::thread_local! {
    /// One for each piece of work that this thread began and that is not done.
    static UNDER_WAY: Arc<()> = Arc::default();
}

/// How many pieces of work that this thread began are not done. Tests wait for them.
#[cfg(feature = "window-tests")]
pub fn under_way() -> usize {
    UNDER_WAY.with(Arc::strong_count) - 1
}

/// Drops something slow to drop, on a thread of its own.
pub fn let_go<T: Send + 'static>(what: T) {
    thread::spawn(move || drop(what));
}

/// The pending result of background work.
#[derive(Debug)]
pub struct Background<T> {
    receiver: Receiver<T>,
    ctx: Context,
    /// Whether the window waits for the result just now: then it asks for the frame that shows it itself, and no other one comes later.
    is_awaited: Arc<Mutex<bool>>,
}

fn locked(is_awaited: &Mutex<bool>) -> MutexGuard<'_, bool> {
    is_awaited.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<T: Send + 'static> Background<T> {
    /// Starts the work. Its input is dropped when it is done, so that the next edit need not copy the tree; then the window is repainted.
    pub fn begin(ctx: &Context, work: impl FnOnce() -> T + Send + 'static) -> Background<T> {
        let (sender, receiver) = channel();
        let is_awaited = Arc::default();
        let begun = Background { receiver, ctx: ctx.clone(), is_awaited: Arc::clone(&is_awaited) };
        let ctx = ctx.clone();
        #[cfg(all(test, feature = "window-tests"))]
        let gate = hold::gate();
        #[cfg(feature = "window-tests")]
        let counted = UNDER_WAY.with(Arc::clone);
        thread::spawn(move || {
            #[cfg(all(test, feature = "window-tests"))]
            gate();
            // The window reports a panic; whoever waits learns that nothing will come.
            let done = errors::caught(work);
            let is_awaited = {
                let is_awaited = locked(&is_awaited);
                // Nobody may be interested any more.
                done.into_iter().for_each(|done| _ = sender.send(done));
                drop(sender);
                *is_awaited
            };
            #[cfg(feature = "window-tests")]
            drop(counted);
            if !is_awaited {
                ctx.request_repaint();
            }
        });
        begun
    }

    /// As [`take`](Self::take), and waits this long: most work is done at once, and nobody sees it come.
    pub fn take_within(&self, most: Duration) -> JobState<T> {
        if most.is_zero() {
            return self.received(most);
        }
        *locked(&self.is_awaited) = true;
        let come = self.received(most);
        let mut is_awaited = locked(&self.is_awaited);
        *is_awaited = false;
        // It may have come since, and asked for no frame.
        let come = if let JobState::NotYet = come { self.received(Duration::ZERO) } else { come };
        if !matches!(come, JobState::NotYet) {
            self.ctx.request_repaint();
        }
        come
    }

    fn received(&self, most: Duration) -> JobState<T> {
        match self.receiver.recv_timeout(most) {
            Ok(done) => JobState::Done(done),
            Err(RecvTimeoutError::Timeout) => JobState::NotYet,
            Err(RecvTimeoutError::Disconnected) => JobState::Nothing,
        }
    }

    /// The result; while it is running, and after the result was taken, [`JobState::NotYet`] or [`JobState::Nothing`].
    pub fn take(&self) -> JobState<T> {
        self.take_within(Duration::ZERO)
    }

    /// The result of work that may be under way, which is over then; waits this long for it.
    pub fn taken(under_way: &mut Option<Self>, most: Duration) -> Option<T> {
        match under_way.as_ref()?.take_within(most) {
            JobState::NotYet => None,
            come => {
                *under_way = None;
                come.done()
            }
        }
    }
}

/// The state of background work.
#[derive(Debug, PartialEq, Eq)]
pub enum JobState<T> {
    /// It is running.
    NotYet,
    /// It is done.
    Done(T),
    /// The work panicked, or its result was taken already.
    Nothing,
}

impl<T> JobState<T> {
    /// The result, if there is one.
    pub fn done(self) -> Option<T> {
        if let JobState::Done(done) = self { Some(done) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wait<T: Send + 'static>(work: &Background<T>) -> JobState<T> {
        loop {
            match work.take() {
                JobState::NotYet => thread::yield_now(),
                come => return come,
            }
        }
    }

    #[test]
    fn nobody_waits_for_work_that_ended_by_an_error() {
        let ctx = Context::default();
        assert_eq!(wait(&Background::begin(&ctx, || 7)), JobState::Done(7));
        assert_eq!(wait(&Background::begin(&ctx, || -> u32 { panic!("of a test") })), JobState::Nothing);
    }

    /// The frame that shows a result is asked for once: by whoever waits for it, so that none comes later, and else by the work.
    #[test]
    fn a_result_requests_one_frame() {
        for waits in [true, false] {
            let ctx = Context::default();
            let calls = Arc::new(Mutex::new(Vec::new()));
            let (noted, window) = (Arc::clone(&calls), thread::current().id());
            ctx.set_request_repaint_callback(move |_| noted.lock().unwrap().push(thread::current().id() == window));
            let (go, gone) = channel();
            let work = Background::begin(&ctx, move || gone.recv().is_ok());
            let awaited = Arc::downgrade(&work.is_awaited);
            if waits {
                let is_awaited = Arc::clone(&work.is_awaited);
                thread::spawn(move || {
                    while !*locked(&is_awaited) {
                        thread::yield_now();
                    }
                    go.send(()).unwrap();
                });
                assert_eq!(work.take_within(Duration::from_secs(60)), JobState::Done(true));
            } else {
                go.send(()).unwrap();
                assert_eq!(wait(&work), JobState::Done(true));
            }
            drop(work);
            while awaited.strong_count() > 0 {
                thread::yield_now();
            }
            assert_eq!(*calls.lock().unwrap(), [waits]);
        }
    }
}
