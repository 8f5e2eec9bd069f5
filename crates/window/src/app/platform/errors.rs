//! Reports panics, whichever thread they occur on.

use std::cell::Cell;
use std::panic;
use std::sync::{Mutex, Once, PoisonError};

use crate::language;
#[cfg(debug_assertions)]
use crate::store::disk;

/// A panic.
#[derive(Clone, Debug)]
pub struct ProgramError {
    /// The error, in short: it may quote a record.
    pub what: String,
    /// Where in the program: file and line.
    pub place: String,
}

/// The first few errors since the last query.
static SEEN: Mutex<Vec<ProgramError>> = Mutex::new(Vec::new());
const MOST: usize = 10;

/// The thread on which fonts are listed. What fails there is learned when a font is asked for.
const FONTS: &str = "egui_system_font_provider";

thread_local! {
    /// This thread may fail: there is an alternative.
    static UNNOTICED: Cell<bool> = const { Cell::new(false) };
}

/// Records panics from now on, in addition to the existing hook.
pub fn listen() {
    static LISTENING: Once = Once::new();
    LISTENING.call_once(hook);
}

fn hook() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |about| {
        if UNNOTICED.get() || std::thread::current().name() == Some(FONTS) {
            log::info!("{about}");
            return;
        }
        let what = language::in_short(about.payload_as_str().unwrap_or_default());
        let place = about.location().map_or_else(String::new, |at| format!("{}:{}", at.file(), at.line()));
        let mut seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() < MOST {
            seen.push(ProgramError { what, place });
        }
        drop(seen);
        before(about);
    }));
}

/// The errors since the last call.
pub fn seen() -> Vec<ProgramError> {
    std::mem::take(&mut *SEEN.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Runs something, catching a panic; `None` if it panicked.
pub fn caught<T>(work: impl FnOnce() -> T) -> Option<T> {
    // Partial results are dropped with the work.
    let work = panic::AssertUnwindSafe(|| {
        provoked("beside");
        work()
    });
    panic::catch_unwind(work).ok()
}

/// In test builds: panics once if the file named by `VARIORUM_ERROR` asks for it here, in the `window` or `beside` it (a background
/// thread). Does nothing in release builds.
pub fn provoked(here: &str) {
    #[cfg(debug_assertions)]
    if let Some(order) = std::env::var_os("VARIORUM_ERROR").map(std::path::PathBuf::from)
        && disk::read(&order, 100).is_ok_and(|content| content.trim_ascii() == here.as_bytes())
    {
        assert!(std::fs::remove_file(&order).is_err(), "an error of a test");
    }
    #[cfg(not(debug_assertions))]
    let _ = here;
}

/// The same for library code known to panic: the panic is not reported.
pub fn unnoticed<T>(work: impl FnOnce() -> T) -> Option<T> {
    let before = UNNOTICED.replace(true);
    let done = caught(work);
    UNNOTICED.set(before);
    done
}
