//! File dialogs of the system, and whether it has any.
//!
//! On Linux this calls the desktop portal directly: the `rfd` crate, used elsewhere, does not tell a cancelled dialog from one that the
//! portal failed to show.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::app::platform::logged;
use crate::edit::Incoming;
use crate::language::StaticText;
use crate::sgf::{self, Tree};
use crate::store::disk;

/// The suffixes of records, as dialogs filter by them: in lower and upper case, because some systems tell them apart.
pub fn suffixes() -> Vec<String> {
    sgf::suffixes().flat_map(|suffix| [suffix.to_owned(), suffix.to_uppercase()]).collect()
}

/// Whether a file may be overwritten with a record after the system's dialog has asked: if nothing is there, or a record. Another program
/// could answer in the dialog's name.
pub fn is_place_for_record(path: &Path) -> bool {
    let holds_record = |start: Vec<u8>| {
        let record = Incoming::record_of(start).ok().filter(|(_, made)| made.is_none());
        record.is_some_and(|(bytes, _)| Tree::read(bytes).0.game_count() > 0)
    };
    start_of(path).is_none_or(|start| sgf::is_record_name(path) && holds_record(start))
}

/// The same for a picture.
pub fn is_place_for_picture(path: &Path) -> bool {
    let is_picture = |start: &[u8]| start.starts_with(b"\x89PNG\r\n") || start.starts_with(b"<svg ");
    start_of(path).is_none_or(|start| is_picture(&start))
}

/// The beginning of a file; empty if it is missing.
fn start_of(path: &Path) -> Option<Vec<u8>> {
    const ENOUGH: u64 = 1 << 16;
    let mut start = Vec::new();
    match disk::File::open(path).and_then(|mut file| file.read_on(ENOUGH, &mut start)) {
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        _ => Some(start),
    }
}

/// Whether the system can show file dialogs: a portal or zenity on Linux, always elsewhere; not after one has failed. Otherwise a path is
/// typed.
pub fn has_dialogs() -> bool {
    if logged::dialog_failed() {
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
    /// The title.
    pub title: &'static str,
    /// Where it begins.
    pub folder: Option<PathBuf>,
    /// The name proposed for a file that is to be written; without, files to be opened are asked for.
    pub name: Option<String>,
    /// Names of file types, and their suffixes, `*` for all.
    pub kinds: [(&'static str, Vec<String>); 2],
    /// A folder is asked for.
    pub is_folder: bool,
}

/// The result of a dialog.
#[derive(Debug, PartialEq, Eq)]
pub enum DialogAnswer {
    /// At least one file was chosen.
    Files(Vec<PathBuf>),
    /// It was closed without a choice.
    Cancelled,
    /// It could not be opened.
    NoDialog,
}

impl FileDialog {
    /// A dialog that asks for files of a kind, which has these suffixes.
    pub fn of(title: StaticText, kind: StaticText, suffixes: Vec<String>) -> FileDialog {
        let all = StaticText("all-files", "All files");
        let kinds = [(kind.localized(), suffixes), (all.localized(), vec!["*".to_owned()])];
        FileDialog { title: title.localized(), folder: None, name: None, kinds, is_folder: false }
    }

    /// Opens the dialog; the returned closure waits for its answer, on any thread.
    #[cfg(target_os = "linux")]
    pub fn begin(self) -> impl FnOnce() -> DialogAnswer + Send + 'static {
        logged::listen();
        move || match portal::show(&self) {
            // The library has a fallback.
            Err(error) if has_zenity() => {
                log::info!("the desktop's portal has no dialogs: {error}");
                self.by_library()()
            }
            Ok(answer) if answer != DialogAnswer::NoDialog => answer,
            _ => {
                logged::dialog_fails();
                DialogAnswer::NoDialog
            }
        }
    }

    /// Asks for the dialog; what is returned waits for its answer, on whatever thread.
    #[cfg(not(target_os = "linux"))]
    pub fn begin(self) -> impl FnOnce() -> DialogAnswer + Send + 'static {
        logged::listen();
        self.by_library()
    }

    fn by_library(self) -> impl FnOnce() -> DialogAnswer + Send + 'static {
        let mut dialog = rfd::AsyncFileDialog::new().set_title(self.title);
        for (kind, suffixes) in &self.kinds {
            dialog = dialog.add_filter(*kind, suffixes);
        }
        if let Some(folder) = &self.folder {
            dialog = dialog.set_directory(folder);
        }
        let (opened, saved, folder) = match self.name {
            None if self.is_folder => (None, None, Some(dialog.pick_folder())),
            None => (Some(dialog.pick_files()), None, None),
            Some(name) => (None, Some(dialog.set_file_name(name).save_file()), None),
        };
        move || {
            let opened = opened.and_then(pollster::block_on);
            let saved = saved.and_then(pollster::block_on).map(|file| vec![file]);
            let folder = folder.and_then(pollster::block_on).map(|folder| vec![folder]);
            let files = opened.or(saved).or(folder).unwrap_or_default();
            match files.is_empty() {
                false => DialogAnswer::Files(files.iter().map(|file| file.path().to_path_buf()).collect()),
                true if logged::dialog_failed() => DialogAnswer::NoDialog,
                true => DialogAnswer::Cancelled,
            }
        }
    }
}

#[cfg(target_os = "linux")]
mod portal {
    use std::collections::HashMap;
    use std::hash::{BuildHasher, RandomState};
    use std::os::unix::ffi::OsStrExt;
    use std::time::Duration;

    use zbus::blocking::MessageIterator;
    use zbus::blocking::connection::Builder;
    use zbus::message::Type;
    use zbus::zvariant::{OwnedObjectPath, OwnedValue, Value};
    use zbus::{MatchRule, Message};

    use super::{DialogAnswer, FileDialog};
    use crate::store::given::chosen;

    const NAME: &str = "org.freedesktop.portal.Desktop";
    const PATH: &str = "/org/freedesktop/portal/desktop";
    const CHOOSER: &str = "org.freedesktop.portal.FileChooser";
    const REQUEST: &str = "org.freedesktop.portal.Request";

    /// Asks for files and waits for the answer. An error if nobody handles the request.
    pub fn show(dialog: &FileDialog) -> zbus::Result<DialogAnswer> {
        let bus = Builder::session()?.method_timeout(Duration::from_secs(25)).build()?;
        let rule = MatchRule::builder().msg_type(Type::Signal).interface(REQUEST)?.member("Response")?.build();
        let mut answers = MessageIterator::for_match_rule(rule, &bus, None)?;
        let glob = |suffix: &String| (0_u32, if suffix == "*" { "*".to_owned() } else { format!("*.{suffix}") });
        let kind = |(name, suffixes): &(&str, Vec<String>)| {
            ((*name).to_owned(), suffixes.iter().map(glob).collect::<Vec<(u32, String)>>())
        };
        let kinds: Vec<(String, Vec<(u32, String)>)> = dialog.kinds.iter().map(kind).collect();
        // The request's name on the bus is unpredictable.
        let token = format!("variorum{:016x}", RandomState::new().hash_one(0));
        let mut options: HashMap<&str, Value<'_>> =
            HashMap::from([("filters", Value::from(kinds)), ("handle_token", Value::from(token))]);
        if let Some(folder) = &dialog.folder {
            // The portal expects paths with a trailing zero byte.
            options.insert("current_folder", Value::from([folder.as_os_str().as_bytes(), &[0]].concat()));
        }
        let method = match &dialog.name {
            None => {
                let option = if dialog.is_folder { "directory" } else { "multiple" };
                options.insert(option, Value::from(true));
                "OpenFile"
            }
            Some(name) => {
                options.insert("current_name", Value::from(name.as_str()));
                "SaveFile"
            }
        };
        let call = bus.call_method(Some(NAME), PATH, Some(CHOOSER), method, &("", dialog.title, options))?;
        let question: OwnedObjectPath = call.body().deserialize()?;
        // Anybody on the bus can send messages: only the recipient of the request may answer.
        let is_answer = |words: &Message| {
            let (reply, call) = (words.header(), call.header());
            call.sender().is_some() && reply.sender() == call.sender() && reply.path() == Some(&*question)
        };
        let answer = answers.find(|message| message.as_ref().map_or(true, is_answer));
        // The bus is gone, and the desktop with it.
        let Some(answer) = answer else { return Ok(DialogAnswer::NoDialog) };
        let body = answer?.body();
        let (code, mut results) = body.deserialize::<(u32, HashMap<String, OwnedValue>)>()?;
        let files = results.remove("uris").and_then(|files| Vec::<String>::try_from(files).ok());
        Ok(understood(code, &files.unwrap_or_default()))
    }

    /// An answer of the portal: 0 for a choice, 1 for none, whatever else where the dialog ended in some other way.
    fn understood(code: u32, files: &[String]) -> DialogAnswer {
        let files = chosen(files);
        match code {
            0 if !files.is_empty() => DialogAnswer::Files(files),
            1 => DialogAnswer::Cancelled,
            _ => DialogAnswer::NoDialog,
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_failed_dialog_differs_from_a_cancelled_one() {
            let files = ["file:///games/a%20b%5D.sgf".to_owned(), "file:///games/%E6%A3%8B.sgf".to_owned()];
            let paths = vec!["/games/a b].sgf".into(), "/games/\u{68cb}.sgf".into()];
            assert_eq!(understood(0, &files), DialogAnswer::Files(paths));
            assert_eq!(understood(1, &[]), DialogAnswer::Cancelled);
            assert_eq!(understood(2, &[]), DialogAnswer::NoDialog);
            // Chosen, and nothing that could be opened.
            for broken in ["https://example.org/a.sgf", "file://a.sgf", "a.sgf", "/a.sgf", ""] {
                assert_eq!(understood(0, &[broken.to_owned()]), DialogAnswer::NoDialog, "{broken}");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_readable_format_can_be_chosen() {
        for suffix in ["blksgf", "HGF", "T1", "t1", "MGT"] {
            assert!(
                suffixes().iter().any(|known| known == suffix)
                    && sgf::is_record_name(Path::new(&format!("a.{suffix}")))
            );
        }
    }

    #[test]
    fn only_what_is_of_its_kind_is_replaced_on_the_dialogs_word() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str, bytes: &[u8]| {
            let path = folder.path().join(name);
            std::fs::write(&path, bytes).unwrap();
            path
        };
        let record = b"From: ann@example.org\n\n(;GM[1];B[aa])";
        for path in [place("a.sgf", record), place("long.sgf", &b"(;C[a]);".repeat(20_000)), folder.path().join("none")]
        {
            assert!(is_place_for_record(&path), "{}", path.display());
        }
        let picture = b"\x89PNG\r\n\x1a\n(;GM[1])";
        let foreign = [place("a.sh", record), place("b.sgf", b"words"), place("c.sgf", picture), place("d.sgf", b"")];
        for path in foreign.iter().chain([&folder.path().to_path_buf()]) {
            assert!(!is_place_for_record(path), "{}", path.display());
        }
        for (name, bytes, may) in [
            ("a.png", &picture[..], true),
            ("a.svg", b"<svg xmlns", true),
            ("notes.txt", b"words", false),
            ("b.png", b"words", false),
        ] {
            assert_eq!(is_place_for_picture(&place(name, bytes)), may, "{name}");
        }
        assert!(is_place_for_picture(&folder.path().join("none.png")));
    }
}
