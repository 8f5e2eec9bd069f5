//! The system's dialogs that ask for files, and whether it has any.
//!
//! On Linux the desktop's portal is asked here: the library that asks elsewhere says the same for a dialog that was cancelled and one that
//! the portal could not show.

use std::path::{Path, PathBuf};

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
    let data = variable("XDG_DATA_DIRS", "/usr/local/share:/usr/share");
    let bus = std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some()
        || std::env::var_os("XDG_RUNTIME_DIR").is_some_and(|folder| Path::new(&folder).join("bus").exists());
    let portal = bus && is_in(&data, "dbus-1/services/org.freedesktop.portal.Desktop.service");
    portal || has_zenity()
}

fn has_zenity() -> bool {
    is_in(&variable("PATH", ""), "zenity")
}

fn variable(name: &str, otherwise: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| otherwise.to_owned())
}

fn is_in(folders: &str, name: &str) -> bool {
    std::env::split_paths(folders).any(|folder| folder.join(name).is_file())
}

/// A dialog that asks for files.
pub struct FileDialog {
    /// What stands above it.
    pub title: &'static str,
    /// Where it begins.
    pub folder: Option<PathBuf>,
    /// The name proposed for a file that is to be written; without, files to be opened are asked for.
    pub name: Option<String>,
    /// What files are called, and their suffixes, `*` for all.
    pub kinds: [(&'static str, Vec<String>); 2],
}

/// What came of a dialog.
#[derive(Debug, PartialEq, Eq)]
pub enum Answer {
    /// At least one file was chosen.
    Files(Vec<PathBuf>),
    /// It was closed without a choice.
    Cancelled,
    /// It did not come.
    NoDialog,
}

impl FileDialog {
    /// Asks for the dialog; what is returned waits for its answer, on whatever thread.
    #[cfg(target_os = "linux")]
    pub fn begin(self) -> impl FnOnce() -> Answer + Send + 'static {
        said::listen();
        move || match portal::ask(&self) {
            // The library knows a second way.
            Err(error) if has_zenity() => {
                log::info!("the desktop's portal has no dialogs: {error}");
                self.by_library()()
            }
            Ok(answer) if answer != Answer::NoDialog => answer,
            _ => {
                said::dialog_fails();
                Answer::NoDialog
            }
        }
    }

    /// Asks for the dialog; what is returned waits for its answer, on whatever thread.
    #[cfg(not(target_os = "linux"))]
    pub fn begin(self) -> impl FnOnce() -> Answer + Send + 'static {
        said::listen();
        self.by_library()
    }

    fn by_library(self) -> impl FnOnce() -> Answer + Send + 'static {
        let mut dialog = rfd::AsyncFileDialog::new().set_title(self.title);
        for (kind, suffixes) in &self.kinds {
            dialog = dialog.add_filter(*kind, suffixes);
        }
        if let Some(folder) = &self.folder {
            dialog = dialog.set_directory(folder);
        }
        let (opened, saved) = match self.name {
            None => (Some(dialog.pick_files()), None),
            Some(name) => (None, Some(dialog.set_file_name(name).save_file())),
        };
        move || {
            let opened = opened.and_then(pollster::block_on);
            let saved = saved.and_then(pollster::block_on).map(|file| vec![file]);
            let files = opened.or(saved).unwrap_or_default();
            match files.is_empty() {
                false => Answer::Files(files.iter().map(|file| file.path().to_path_buf()).collect()),
                true if said::dialog_failed() => Answer::NoDialog,
                true => Answer::Cancelled,
            }
        }
    }
}

#[cfg(target_os = "linux")]
mod portal {
    use std::collections::HashMap;
    use std::ffi::OsString;
    use std::os::unix::ffi::{OsStrExt, OsStringExt};
    use std::path::PathBuf;
    use std::time::Duration;

    use zbus::MatchRule;
    use zbus::blocking::MessageIterator;
    use zbus::blocking::connection::Builder;
    use zbus::message::Type;
    use zbus::zvariant::{OwnedValue, Value};

    use super::{Answer, FileDialog};

    const NAME: &str = "org.freedesktop.portal.Desktop";
    const PATH: &str = "/org/freedesktop/portal/desktop";
    const CHOOSER: &str = "org.freedesktop.portal.FileChooser";
    const REQUEST: &str = "org.freedesktop.portal.Request";

    /// Asks for files and waits for the answer. An error where nobody takes the question.
    pub fn ask(dialog: &FileDialog) -> zbus::Result<Answer> {
        // On a connection of its own there is no other answer to mistake for this one.
        let bus = Builder::session()?.method_timeout(Duration::from_secs(25)).build()?;
        let rule = MatchRule::builder().msg_type(Type::Signal).interface(REQUEST)?.member("Response")?.build();
        let mut answers = MessageIterator::for_match_rule(rule, &bus, None)?;
        let glob = |suffix: &String| (0_u32, if suffix == "*" { "*".to_owned() } else { format!("*.{suffix}") });
        let kind = |(name, suffixes): &(&str, Vec<String>)| {
            ((*name).to_owned(), suffixes.iter().map(glob).collect::<Vec<(u32, String)>>())
        };
        let kinds: Vec<(String, Vec<(u32, String)>)> = dialog.kinds.iter().map(kind).collect();
        let mut options: HashMap<&str, Value<'_>> = HashMap::from([("filters", Value::from(kinds))]);
        if let Some(folder) = &dialog.folder {
            // A path ends with a zero there.
            options.insert("current_folder", Value::from([folder.as_os_str().as_bytes(), &[0]].concat()));
        }
        let method = match &dialog.name {
            None => {
                options.insert("multiple", Value::from(true));
                "OpenFile"
            }
            Some(name) => {
                options.insert("current_name", Value::from(name.as_str()));
                "SaveFile"
            }
        };
        bus.call_method(Some(NAME), PATH, Some(CHOOSER), method, &("", dialog.title, options))?;
        // The bus is gone, and the desktop with it.
        let Some(answer) = answers.next() else { return Ok(Answer::NoDialog) };
        let body = answer?.body();
        let (code, mut said) = body.deserialize::<(u32, HashMap<String, OwnedValue>)>()?;
        let files = said.remove("uris").and_then(|files| Vec::<String>::try_from(files).ok());
        Ok(understood(code, &files.unwrap_or_default()))
    }

    /// An answer of the portal: 0 for a choice, 1 for none, whatever else where the dialog ended in some other way.
    fn understood(code: u32, files: &[String]) -> Answer {
        let files: Vec<PathBuf> = files.iter().filter_map(|file| path(file)).collect();
        match code {
            0 if !files.is_empty() => Answer::Files(files),
            1 => Answer::Cancelled,
            _ => Answer::NoDialog,
        }
    }

    /// The path that a link to a file on this machine means.
    fn path(link: &str) -> Option<PathBuf> {
        let rest = link.strip_prefix("file://")?;
        let mut rest = rest.strip_prefix("localhost").unwrap_or(rest).bytes();
        let mut bytes = Vec::new();
        while let Some(byte) = rest.next() {
            bytes.push(match byte {
                b'%' => {
                    let mut digit = || char::from(rest.next()?).to_digit(16);
                    u8::try_from(digit()? * 16 + digit()?).ok()?
                }
                byte => byte,
            });
        }
        bytes.starts_with(b"/").then(|| OsString::from_vec(bytes).into())
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_dialog_that_failed_is_told_from_one_that_was_cancelled() {
            let files = ["file:///games/a%20b%5D.sgf".to_owned(), "file:///games/%E6%A3%8B.sgf".to_owned()];
            let paths = vec!["/games/a b].sgf".into(), "/games/\u{68cb}.sgf".into()];
            assert_eq!(understood(0, &files), Answer::Files(paths));
            assert_eq!(understood(1, &[]), Answer::Cancelled);
            assert_eq!(understood(2, &[]), Answer::NoDialog);
            // Chosen, and nothing that could be opened.
            for broken in ["https://example.org/a.sgf", "file://a.sgf", "file:///a%2", "file:///a%zz", ""] {
                assert_eq!(understood(0, &[broken.to_owned()]), Answer::NoDialog, "{broken}");
            }
        }
    }
}
