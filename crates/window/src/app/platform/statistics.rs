//! Counts frames and measures their cost, for benchmarks.

use std::time::{Duration, Instant};

/// Counts frames where it was asked for; prints when dropped.
pub struct Statistics {
    on: bool,
    start: Instant,
    frame: Instant,
    times: Vec<Duration>,
    last: Instant,
}

impl Default for Statistics {
    fn default() -> Self {
        Statistics::new(false)
    }
}

impl Statistics {
    /// Counts nothing unless `on`.
    pub fn new(on: bool) -> Statistics {
        let now = Instant::now();
        Statistics { on, start: now, frame: now, times: Vec::new(), last: now }
    }

    /// A frame begins.
    pub fn begin(&mut self) {
        self.frame = Instant::now();
    }

    /// A frame is described; painting it comes after.
    pub fn end(&mut self) {
        if !self.on {
            return;
        }
        if self.times.len() == 1 {
            eprintln!("variorum: second frame after {:.1} ms", self.start.elapsed().as_secs_f64() * 1e3);
        }
        self.times.push(self.frame.elapsed());
        self.last = Instant::now();
    }
}

impl Drop for Statistics {
    fn drop(&mut self) {
        if !self.on || self.times.is_empty() {
            return;
        }
        self.times.sort_unstable();
        let at = |share: usize| self.times[(self.times.len() - 1) * share / 100].as_secs_f64() * 1e3;
        eprintln!(
            "variorum: {} frames, the last {:.1} s before the end; each {:.2} ms (median), {:.2} ms (99 of 100), {:.2} ms (slowest)",
            self.times.len(),
            self.last.elapsed().as_secs_f64(),
            at(50),
            at(99),
            at(100),
        );
    }
}
