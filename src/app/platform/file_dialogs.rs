//! Whether the system has dialogs that ask for files.

use std::path::Path;

use crate::app::platform::said;

/// The suffixes of records, as dialogs filter by them; some systems tell capitals apart.
pub const SUFFIXES: [&str; 22] = [
    "sgf", "blksgf", "hsgf", "hgf", "tsgf", "gsgf", "gib", "ngf", "ugf", "ugi", "T1", "t1", "SGF", "BLKSGF", "HSGF",
    "HGF", "TSGF", "GSGF", "GIB", "NGF", "UGF", "UGI",
];

/// Whether a file is a record by its name.
pub fn is_record(path: &Path) -> bool {
    let suffix = path.extension().map(|suffix| suffix.to_string_lossy().to_lowercase());
    suffix.is_some_and(|suffix| SUFFIXES.contains(&suffix.as_str()))
}

/// Whether the system can show a file dialog: a portal or zenity on Linux, always elsewhere; not once one has failed to come. Where it
/// cannot, a path is typed.
pub fn has_dialogs() -> bool {
    if said::dialog_failed() {
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
