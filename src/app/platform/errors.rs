//! Errors of the program itself: none goes untold, on whatever thread it happens.

use std::panic;
use std::sync::{Mutex, PoisonError};

/// What happened since somebody asked, and where in the program.
static SEEN: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Notes errors from now on, beside what is done with them already.
pub fn listen() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |about| {
        let said = about.payload();
        let what = said.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let what = what.or_else(|| said.downcast_ref::<String>().cloned()).unwrap_or_default();
        let place = about.location().map_or_else(String::new, |at| format!(" ({}:{})", at.file(), at.line()));
        SEEN.lock().unwrap_or_else(PoisonError::into_inner).push(format!("{what}{place}"));
        before(about);
    }));
}

/// What happened since the last call.
pub fn seen() -> Vec<String> {
    std::mem::take(&mut *SEEN.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Does something that must not take the program with it. `None` where it made an error, which is noted.
pub fn caught<T>(work: impl FnOnce() -> T) -> Option<T> {
    // What is left half done is let go of with the work.
    panic::catch_unwind(panic::AssertUnwindSafe(work)).ok()
}
