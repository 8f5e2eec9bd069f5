//! Whether the system has dialogs that ask for files, and whether one failed to come.
//!
//! The library that asks for it answers the same for a dialog that was cancelled and one that never was; but it writes what went wrong
//! to the log, and this listens.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// The suffixes of records, as dialogs filter by them; some systems tell capitals apart.
pub const SUFFIXES: [&str; 20] = [
    "sgf", "blksgf", "hsgf", "hgf", "tsgf", "gsgf", "gib", "ngf", "ugf", "ugi", "SGF", "BLKSGF", "HSGF", "HGF", "TSGF",
    "GSGF", "GIB", "NGF", "UGF", "UGI",
];

/// Whether a file is a record by its name.
pub fn is_record(path: &Path) -> bool {
    let suffix = path.extension().map(|suffix| suffix.to_string_lossy().to_lowercase());
    suffix.is_some_and(|suffix| SUFFIXES.contains(&suffix.as_str()))
}

static FAILED: AtomicBool = AtomicBool::new(false);

struct Listener;

impl log::Log for Listener {
    fn enabled(&self, about: &log::Metadata<'_>) -> bool {
        about.level() == log::Level::Error && about.target().starts_with("rfd")
    }

    fn log(&self, record: &log::Record<'_>) {
        if self.enabled(record.metadata()) {
            FAILED.store(true, Ordering::SeqCst);
        }
    }

    fn flush(&self) {}
}

/// A dialog is asked for.
pub fn begin() {
    // Who has set another listener before knows why.
    if log::set_logger(&Listener).is_ok() {
        log::set_max_level(log::LevelFilter::Error);
    }
}

/// Whether one failed, now or before.
pub fn has_failed() -> bool {
    FAILED.load(Ordering::SeqCst)
}

/// Whether the system can show a file dialog: a portal or zenity on Linux, always elsewhere; not once one has failed to come. Where it
/// cannot, a path is typed.
pub fn has_dialogs() -> bool {
    if has_failed() {
        return false;
    }
    if !cfg!(target_os = "linux") {
        return true;
    }
    let is_in = |folders: &str, name: &str| std::env::split_paths(folders).any(|folder| folder.join(name).is_file());
    let variable = |name: &str, otherwise: &str| std::env::var(name).unwrap_or_else(|_| otherwise.to_owned());
    let data = variable("XDG_DATA_DIRS", "/usr/local/share:/usr/share");
    let bus = std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some()
        || std::env::var_os("XDG_RUNTIME_DIR").is_some_and(|folder| Path::new(&folder).join("bus").exists());
    let portal = bus && is_in(&data, "dbus-1/services/org.freedesktop.portal.Desktop.service");
    portal || is_in(&variable("PATH", ""), "zenity")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_errors_of_dialogs_are_heard() {
        begin();
        log::error!(target: "other", "x");
        log::warn!(target: "rfd::backend", "Using zenity fallback");
        assert!(!has_failed());
        log::error!(target: "rfd::backend::xdg_desktop_portal", "Failed to save file with zenity: no such file");
        assert!(has_failed());
        FAILED.store(false, Ordering::SeqCst);
    }
}
