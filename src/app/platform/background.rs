//! Work on a thread of its own, while the window goes on.

use std::sync::mpsc::{Receiver, channel};
use std::thread;

use egui::Context;

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
            // Nobody may be waiting any more.
            let _ = sender.send(work());
            ctx.request_repaint();
        });
        Background(receiver)
    }

    /// What came of it; `None` until it is done, and after it was taken.
    pub fn take(&self) -> Option<T> {
        self.0.try_recv().ok()
    }
}
