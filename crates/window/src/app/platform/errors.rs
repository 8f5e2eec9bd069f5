//! Reports panics, whichever thread they occur on.

use std::cell::{Cell, RefCell};
use std::panic;
use std::sync::{Mutex, Once, PoisonError};

use egui::{Context, Id};

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

/// The first few errors since the last query that nobody caught: on threads of the toolkit and of libraries.
static SEEN: Mutex<Vec<ProgramError>> = Mutex::new(Vec::new());
const MOST: usize = 10;

/// The thread on which fonts are listed. What fails there is learned when a font is asked for.
const FONTS: &str = "egui_system_font_provider";

thread_local! {
    /// This thread may fail: there is an alternative.
    static UNNOTICED: Cell<bool> = const { Cell::new(false) };
    /// `Some` while this thread runs work whose panic is caught, with the panic once it happens.
    static CAUGHT: RefCell<Option<Option<ProgramError>>> = const { RefCell::new(None) };
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
        let mut error = Some(ProgramError { what, place });
        // A thread that ends has no more such values.
        let _ = CAUGHT.try_with(|caught| {
            if let Some(caught) = &mut *caught.borrow_mut() {
                *caught = error.take();
            }
        });
        error.into_iter().for_each(note);
        before(about);
    }));
}

fn note(error: ProgramError) {
    let mut seen = SEEN.lock().unwrap_or_else(PoisonError::into_inner);
    if seen.len() < MOST {
        seen.push(error);
    }
}

/// The errors since the last call that nobody caught.
pub fn seen() -> Vec<ProgramError> {
    std::mem::take(&mut *SEEN.lock().unwrap_or_else(PoisonError::into_inner))
}

/// The first few errors of a window's background work, in its context.
#[derive(Clone, Default)]
struct Reported(Vec<ProgramError>);

/// The window to which this context belongs reports the error.
pub fn report_to(ctx: &Context, error: ProgramError) {
    ctx.data_mut(|data| {
        let Reported(errors) = data.get_temp_mut_or_default(Id::NULL);
        if errors.len() < MOST {
            errors.push(error);
        }
    });
}

/// The errors of this window's work since the last call, and those that nobody caught.
pub fn reported_to(ctx: &Context) -> Vec<ProgramError> {
    let Reported(mut errors) = ctx.data_mut(|data| data.remove_temp(Id::NULL)).unwrap_or_default();
    errors.extend(seen());
    errors
}

/// Runs something, catching a panic: the error is what it was, if [`listen`] was called.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, Option<ProgramError>> {
    // Partial results are dropped with the work.
    let work = panic::AssertUnwindSafe(|| {
        provoked("beside");
        work()
    });
    let before = CAUGHT.replace(Some(None));
    let done = panic::catch_unwind(work);
    let error = CAUGHT.replace(before).flatten();
    done.map_err(|_| error)
}

/// As [`caught`], for work of no window in particular: the next one that looks reports the error.
pub fn noted<T>(work: impl FnOnce() -> T) -> Option<T> {
    caught(work).map_err(|error| error.into_iter().for_each(note)).ok()
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
    let done = caught(work).ok();
    UNNOTICED.set(before);
    done
}
