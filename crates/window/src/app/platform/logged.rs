//! Errors that libraries only log.
//!
//! `rfd` returns the same value for a cancelled dialog and one that failed to open, and the OpenGL loop just ends, so the log is the only
//! place that tells why.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

static DIALOG_FAILED: AtomicBool = AtomicBool::new(false);
static WINDOW_ERROR: Mutex<Option<String>> = Mutex::new(None);

/// Before what ends the window; other errors do not.
const ENDS: &str = "Exiting because of error: ";

struct Listener;

impl log::Log for Listener {
    fn enabled(&self, about: &log::Metadata<'_>) -> bool {
        about.level() == log::Level::Error
    }

    fn log(&self, record: &log::Record<'_>) {
        if !self.enabled(record.metadata()) {
            return;
        }
        if record.target().starts_with("rfd") {
            dialog_fails();
        } else if record.target().starts_with("eframe")
            && let Some(error) = record.args().to_string().strip_prefix(ENDS)
        {
            *WINDOW_ERROR.lock().unwrap_or_else(PoisonError::into_inner) = Some(error.to_owned());
        }
    }

    fn flush(&self) {}
}

/// Listens from now on.
pub fn listen() {
    // Another logger may be installed already; leave it.
    if log::set_logger(&Listener).is_ok() {
        log::set_max_level(log::LevelFilter::Error);
    }
}

/// Notes that a dialog failed to open.
pub fn dialog_fails() {
    DIALOG_FAILED.store(true, Ordering::SeqCst);
}

/// Whether a dialog failed to come, now or before.
pub fn dialog_failed() -> bool {
    DIALOG_FAILED.load(Ordering::SeqCst)
}

/// The error that ended the OpenGL window.
pub fn window_error() -> Option<String> {
    WINDOW_ERROR.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_errors_are_shown_where_nothing_is_answered() {
        listen();
        log::error!(target: "other", "x");
        log::warn!(target: "rfd::backend", "Using zenity fallback");
        assert!(!dialog_failed() && window_error().is_none());
        log::error!(target: "rfd::backend::xdg_desktop_portal", "Failed to save file with zenity: no such file");
        assert!(dialog_failed() && window_error().is_none());
        log::error!(target: "eframe::native::run", "no icon");
        assert!(window_error().is_none());
        log::error!(target: "eframe::native::run", "Exiting because of error: no context");
        assert_eq!(window_error().as_deref(), Some("no context"));
        DIALOG_FAILED.store(false, Ordering::SeqCst);
    }
}
