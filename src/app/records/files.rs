//! File dialogs, reading and writing in the background: the window never waits for a disk or a dialog.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use crate::app::bars::progress::{FileWork, Progress};
use crate::app::context::publishing::{MadeFile, PublishChoice};
use crate::app::look::words;
use crate::app::platform::background::at_first;
#[cfg(all(test, feature = "window-tests"))]
use crate::app::platform::background::hold;
use crate::app::platform::errors;
use crate::app::platform::file_dialogs::{DialogAnswer, FileDialog, suffixes};
use crate::app::records::background::Then;
use crate::app::records::copying::{Copying, NotCopied};
use crate::app::records::in_utf8::in_utf8;
use crate::app::records::place::return_to;
use crate::app::records::publishing::{FolderPublishing, Publishing};
use crate::edit::{Command, GameNumbers, Go, Incoming, Made, Source, Where, Workspace};
use crate::language::{self, Word};
use crate::publish::Published;
use crate::record::Revision;
use crate::sgf::{Fault, ReadOptions, Tree, Watch, convert};
use crate::store::disk::Readers;
use crate::store::save::{self, Expected, Terms};
use crate::store::versions::Versions;
use crate::store::{Guard, ReadError, Stamp, WriteError, disk, file};
use crate::text::Charset;

pub use fetching::{Fetched, FetchedFor, fetch};

/// A record as it was read.
pub struct Read {
    /// The record.
    pub workspace: Workspace,
    /// Issues in its text.
    pub faults: Vec<Fault>,
    /// The file it was read from.
    pub stamp: Stamp,
    /// That file may not be written.
    pub protected: bool,
    /// Its original kind, if it was converted.
    pub made: Option<Source>,
}

/// How to read a file.
#[derive(Clone, Debug, Default)]
pub struct How {
    /// The encoding, overriding the file's.
    pub charset: Option<Charset>,
    /// Where the reader stands then: the game, from 1, and the child numbers from its root. The start where nothing is said.
    pub place: Option<(usize, String)>,
    /// The open record, by number, that it replaces.
    pub instead: Option<u64>,
}

impl Read {
    /// Understands the bytes of a file. Takes time with their number.
    ///
    /// # Errors
    /// In a sentence that names the file, where it is plain that it is no record.
    pub fn new(path: &Path, bytes: Vec<u8>, stamp: Stamp, how: &How) -> Result<Read, String> {
        Read::watched(path, bytes, stamp, how, Watch::default())
    }

    fn watched(path: &Path, bytes: Vec<u8>, stamp: Stamp, how: &How, watch: Watch) -> Result<Read, String> {
        let options = ReadOptions { watch, charset: how.charset.clone(), ..ReadOptions::default() }.of_file(path);
        let (bytes, made) = record_of(path, bytes)?;
        let (made, unread) = made.unzip();
        let (mut workspace, mut faults) = Workspace::open_with(bytes, &options);
        faults.extend(unread.into_iter().flatten());
        match &how.place {
            Some((game, place)) => return_to(&mut workspace, *game, place),
            // If a record starts with setup or a comment, show that first.
            None => drop(workspace.run(&Command::Go(Go::To(Where::Start)))),
        }
        Ok(Read { workspace, faults, stamp, protected: disk::is_protected(path), made })
    }
}

/// The bytes of a file as those of a record, and what it was where it was none.
pub(super) fn record_of(path: &Path, bytes: Vec<u8>) -> Result<(Vec<u8>, Option<Made>), String> {
    Incoming::record_of(bytes).map_err(|why| language::with_colon(path.display(), why))
}

/// Whether two paths are the same file.
pub fn is_same(a: &Path, b: &Path) -> bool {
    let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    whole(a) == whole(b)
}

/// A record to be written: a snapshot of its current state.
#[derive(Clone)]
pub struct Writing {
    /// The record, by number.
    pub record: u64,
    /// The number of the state.
    pub revision: Revision,
    /// The state.
    pub tree: Arc<Tree>,
    /// The file.
    pub path: PathBuf,
    /// The condition for overwriting the file.
    pub expected: Expected,
    /// Who may read it, at most.
    pub readers: Readers,
    /// The folder for what is needed to finish a file that is written in place.
    pub rescue: Option<PathBuf>,
    /// Where the file is backed up before it is overwritten.
    pub versions: Option<Versions>,
    /// Why the backup failed.
    pub unkept: Arc<OnceLock<String>>,
}

impl Writing {
    /// Writes it.
    ///
    /// # Errors
    /// Those of [`save::write`], and if it was stopped.
    pub fn write(&self, progress: &Progress) -> Result<Stamp, WriteError> {
        let bytes = self.tree.write();
        progress.tell(1, 4);
        if let Some(Err(error)) = self.versions.as_ref().map(|versions| versions.keep(&self.path, &bytes)) {
            let _ = self.unkept.set(words::no_version_kept(&self.path, &file::cause(&error)));
        }
        let of = bytes.len() as u64;
        let told = |at| progress.tell(of / 4 + at * 3 / 4, of);
        let terms = Terms { guard: self.expected.guard(), readers: self.readers, rescue: self.rescue.as_deref() };
        save::write_watched(&self.path, &bytes, terms, told)
    }
}

/// A collection to be split, each game into its own file.
pub struct Parting {
    /// The collection, as it is now.
    pub tree: Arc<Tree>,
    /// Where the files go.
    pub folder: PathBuf,
    /// The start of the file names, and their end after the number.
    pub name: (String, String),
    /// Only these games; where none is named, all of them.
    pub games: GameNumbers,
    /// Who may read them, at most.
    pub readers: Readers,
}

impl Parting {
    /// Writes the files; `told` receives the numbers of files written and of all, and decides whether to continue. No existing file is
    /// replaced.
    ///
    /// # Errors
    /// A sentence, if a file exists already or cannot be written.
    pub fn write(&self, told: impl Fn(usize, usize) -> bool) -> Result<String, String> {
        let tree = &*self.tree;
        let all = tree.game_count();
        let wanted = if self.games.is_empty() { (1..=all).collect() } else { self.games.of_collection(all)? };
        let (count, digits) = (wanted.len(), all.to_string().len());
        let (stem, suffix) = &self.name;
        let name = |number: usize| self.folder.join(format!("{stem}-{number:0digits$}.{suffix}"));
        if let Some(taken) = wanted.iter().copied().map(name).find(|path| path.exists()) {
            return Err(say!("is-there-already", "{path}: already exists; nothing written", path = taken.display()));
        }
        let mut wanted = wanted.into_iter().peekable();
        let mut index = 0;
        for (number, (root, game)) in (1..).zip(tree.games().zip(tree.write_games())) {
            if wanted.next_if_eq(&number).is_none() {
                continue;
            }
            if !told(index, count) {
                return Ok(say!(
                    "split-stopped",
                    "Stopped: {done} of {games} files were written to {folder}",
                    done = index,
                    games = count,
                    folder = self.folder.display()
                ));
            }
            let bytes = tree.charset(root).widen(game);
            let terms = Terms { readers: self.readers, ..Terms::of(Guard::Nothing) };
            save::write_watched(&name(number), &bytes, terms, |_| true).map_err(|error| error.to_string())?;
            index += 1;
        }
        Ok(say!(
            "split-into",
            "{games} game written to its own file in {folder}" | "{games} games written to their own files in {folder}",
            games = count,
            folder = self.folder.display()
        ))
    }
}

/// What a dialog was opened for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Files to open, beginning in a folder.
    Open(Option<PathBuf>),
    /// Where to write the record with this number; what was proposed.
    Place(u64, PathBuf),
    /// Where to write a picture, or whatever else is made of a record.
    Picture,
}

/// A text for the clipboard with what is said of it, or why there is none.
pub type Copied = Result<(String, String), String>;

/// A finished task or an event from outside.
pub enum Arrived {
    /// A file was read and understood; it takes the place of the record with the number, if one is given.
    Read(PathBuf, Box<Read>, Option<u64>),
    /// A file was not read: a sentence that names it.
    Unread(PathBuf, String),
    /// A record was written, or not.
    Written(Box<Writing>, Result<Stamp, WriteError>),
    /// Files were chosen to be opened.
    Chosen(Vec<PathBuf>),
    /// A file was chosen for the record with this number to be written to.
    Place(u64, PathBuf),
    /// A picture was given a place.
    PicturePlace(PathBuf),
    /// A dialog was closed without a choice.
    NotChosen,
    /// The system could not show the dialog.
    NoDialog(Asked),
    /// A folder was filled, with the games of a collection or with pages: what came of it, in a sentence.
    Filled(PathBuf, Result<String, String>),
    /// A copy of a record was written, or not.
    Copied(Box<Copying>, Result<Vec<String>, NotCopied>),
    /// Something was made of a record to be published, or not: in a sentence, why.
    Published(Box<PublishChoice>, Result<Published, String>),
    /// The games of files were read, for the record with this number: as text, or why not.
    Games(u64, PathBuf, Result<String, String>),
    /// Games became a record of their own with this title; what is to follow, and the record they are from.
    Made(String, Box<Workspace>, (u64, Then)),
    /// A text of the record with this number is to go onto the clipboard.
    Text(u64, Copied),
    /// Files were read for a record that is open, or not: why, in a sentence.
    Fetched(Vec<PathBuf>, FetchedFor, Result<Vec<Fetched>, String>),
    /// Why a version of a file is not kept, in a sentence.
    Unkept(String),
    /// Work was stopped by the user, or needs no message.
    Stopped,
}

/// The running tasks. Results are collected once per frame.
pub struct Files {
    sender: Sender<Arrived>,
    receiver: Receiver<Arrived>,
    /// Results that arrived while waiting for another.
    early: Vec<Arrived>,
    ctx: egui::Context,
    under_way: Vec<FileWork>,
    /// Since when the system's dialog is asked for.
    asking: Option<Instant>,
}

/// How long what is written is waited for when that begins.
const AT_FIRST: Duration = Duration::from_millis(20);
/// A dialog of the system that is asked for again after so long is nowhere to be seen.
const COMES: Duration = Duration::from_secs(3);

impl Files {
    /// No work yet; `ctx` is woken when something arrives.
    pub fn new(ctx: egui::Context) -> Files {
        let (sender, receiver) = channel();
        Files { sender, receiver, early: Vec::new(), ctx, under_way: Vec::new(), asking: None }
    }

    /// Shows work in progress on this file, for the record with this number if it is written.
    fn begin(&mut self, path: &Path, told: String, record: Option<u64>) -> Arc<Progress> {
        let progress = Arc::new(Progress::new(self.ctx.clone()));
        self.under_way.push(FileWork { path: path.to_path_buf(), told, record, progress: progress.clone() });
        progress
    }

    /// Starts reading a file.
    pub fn read(&mut self, path: PathBuf, how: How) {
        let progress = self.begin(&path, words::reading(&path), None);
        let broken = Arrived::Unread(path.clone(), words::broken(&path));
        self.work_or(broken, move || {
            // Reading is about a fifth of the work, parsing the rest.
            let (bytes, stamp) = match file::read_watched(&path, |at, of| progress.tell(at, of.max(at) * 5)) {
                Ok(read) => read,
                Err(ReadError::Stopped(_)) => return Arrived::Stopped,
                Err(error) => return Arrived::Unread(path, error.to_string()),
            };
            let (of, watched) = (bytes.len() as u64, progress.clone());
            let watch = Watch::new(move |at| watched.tell(of + at as u64 * 4, of * 5));
            match Read::watched(&path, bytes, stamp, &how, watch) {
                _ if progress.is_stopped() => Arrived::Stopped,
                Ok(read) => Arrived::Read(path, Box::new(read), how.instead),
                Err(why) => Arrived::Unread(path, why),
            }
        });
    }

    /// Starts writing a record.
    pub fn write(&mut self, writing: Writing) {
        let progress = self.begin(&writing.path, words::writing(&writing.path), Some(writing.record));
        let error = WriteError::Other(writing.path.clone(), std::io::Error::other(words::PROGRAM_ERROR.said()));
        let broken = Arrived::Written(Box::new(writing.clone()), Err(error));
        self.work_or(broken, move || {
            let result = writing.write(&progress);
            Arrived::Written(Box::new(writing), result)
        });
    }

    /// Starts writing each game of a record to a file of its own.
    pub fn part(&mut self, parting: Parting) {
        let path = parting.folder.clone();
        let progress = self.begin(&path, words::splitting(&parting.folder), None);
        let broken = Arrived::Filled(path.clone(), Err(words::broken(&path)));
        self.work_or(broken, move || {
            Arrived::Filled(path, parting.write(|at, of| progress.tell(at as u64, of as u64)))
        });
    }

    /// Starts writing a copy of a record.
    pub fn copy(&mut self, copying: Copying) {
        let path = copying.path.clone();
        let progress = self.begin(&path, words::writing(&copying.path), None);
        self.work_or(Arrived::Unread(path.clone(), words::broken(&path)), move || {
            let outcome = copying.write(&progress);
            Arrived::Copied(Box::new(copying), outcome)
        });
    }

    /// Starts making something of a record for people who do not have the program.
    pub fn publish(&mut self, publishing: Publishing) {
        let path = publishing.choice.path.clone();
        let progress = self.begin(&path, words::writing(&publishing.choice.path), None);
        self.work_or(Arrived::Unread(path.clone(), words::broken(&path)), move || match publishing.make(&progress) {
            Some(made) => Arrived::Published(Box::new(publishing.choice), made),
            None => Arrived::Stopped,
        });
    }

    /// Starts filling a folder with pages of the records of another one.
    pub fn publish_folder(&mut self, publishing: FolderPublishing) {
        let path = publishing.choice.path.clone();
        let progress = self.begin(&path, words::writing(&publishing.choice.path), None);
        let broken = Arrived::Filled(path.clone(), Err(words::broken(&path)));
        self.work_or(broken, move || match publishing.make(&progress) {
            Some(made) => Arrived::Filled(path, made),
            None => Arrived::Stopped,
        });
    }

    /// Starts reading the games of files, for the record with this number.
    pub fn read_games(&mut self, record: u64, paths: Vec<PathBuf>) {
        let path = paths.first().cloned().unwrap_or_default();
        let progress = self.begin(&path, words::reading(&path), None);
        self.work_or(Arrived::Unread(path.clone(), words::broken(&path)), move || {
            let games = games_of(&paths, |at, of| progress.tell(at, of));
            if progress.is_stopped() { Arrived::Stopped } else { Arrived::Games(record, path, games) }
        });
    }

    /// Starts making a record of games that were copied from another one, which has this number.
    pub fn make(&mut self, title: String, text: String, from: (u64, Then)) {
        self.work(move || {
            let workspace = Box::new(Workspace::open(in_utf8(text)).0);
            Arrived::Made(title, workspace, from)
        });
    }

    /// Starts making a text of a record for the clipboard.
    pub fn copy_text(&mut self, record: u64, text: impl FnOnce() -> Copied + Send + 'static) {
        self.work_or(Arrived::Stopped, move || Arrived::Text(record, text()));
    }

    /// Stores a backup; `keep` returns why it failed.
    pub fn keep_version(&self, keep: impl FnOnce() -> Option<String> + Send + 'static) {
        self.work_or(Arrived::Stopped, move || keep().map_or(Arrived::Stopped, Arrived::Unkept));
    }

    /// The work in progress, in order of its start.
    pub fn under_way(&self) -> &[FileWork] {
        &self.under_way
    }

    /// Whether this record is being written.
    pub fn is_writing(&self, record: u64) -> bool {
        self.under_way.iter().any(|work| work.record == Some(record))
    }

    /// Stops a work by its place in the list. A file half read is forgotten, one half written stays as it was.
    pub fn stop(&mut self, index: usize) {
        if let Some(work) = self.under_way.get(index) {
            work.progress.stop();
            if work.record.is_none() {
                self.under_way.remove(index);
            }
        }
    }

    /// Stops reading, not writing.
    pub fn stop_reading(&mut self) {
        self.under_way.retain(|work| {
            if work.record.is_none() {
                work.progress.stop();
            }
            work.record.is_some()
        });
    }

    /// Asks for files to open, starting in `folder`. Only one dialog at a time.
    pub fn ask_to_open(&mut self, folder: Option<&Path>) {
        let asked = Asked::Open(folder.map(Path::to_path_buf));
        if !self.begin_asking(&asked) {
            return;
        }
        let dialog = FileDialog {
            title: words::OPEN_TITLE.said(),
            folder: folder.map(Path::to_path_buf),
            name: None,
            kinds: kinds(words::RECORDS.said(), suffixes()),
            is_folder: false,
        };
        let answer = dialog.begin();
        self.work(move || match answer() {
            DialogAnswer::Files(files) => Arrived::Chosen(files),
            DialogAnswer::Cancelled => Arrived::NotChosen,
            DialogAnswer::NoDialog => Arrived::NoDialog(asked),
        });
    }

    /// Asks where to write the record with this number, proposing the name of `path`.
    pub fn ask_for_place(&mut self, record: u64, path: &Path) {
        let suffix = path.extension().map_or_else(|| "sgf".into(), |suffix| suffix.to_string_lossy().into_owned());
        let asked = Asked::Place(record, path.to_path_buf());
        let kinds = kinds(words::RECORDS.said(), vec![suffix]);
        let dialog =
            |folder, name| FileDialog { title: words::SAVE_TITLE.said(), folder, name, kinds, is_folder: false };
        self.ask_where(path, dialog, asked, move |path| Arrived::Place(record, path));
    }

    /// Asks where to write something that is to be made, proposing `path`.
    pub fn ask_for_made(&mut self, path: &Path, what: MadeFile) {
        let (title, kind, suffix) = match what {
            MadeFile::Picture => (words::EXPORT_PICTURE, Word("pictures", "Pictures and diagrams"), None),
            MadeFile::Published(form) => {
                (words::PUBLISH, Word("published-files", "Published files"), Some(form.suffix()))
            }
            MadeFile::Site => (words::PUBLISH, Word("all-files", "All files"), Some("*")),
        };
        let suffixes = suffix.as_ref().map_or(&["png", "svg", "txt"][..], std::slice::from_ref);
        let suffixes = suffixes.iter().map(|suffix| (*suffix).to_owned()).collect();
        let (kinds, is_folder) = (kinds(kind.said(), suffixes), what == MadeFile::Site);
        let dialog = |folder, name| FileDialog { title: title.said(), folder, name, kinds, is_folder };
        self.ask_where(path, dialog, Asked::Picture, Arrived::PicturePlace);
    }

    fn ask_where(
        &mut self,
        path: &Path,
        dialog: impl FnOnce(Option<PathBuf>, Option<String>) -> FileDialog,
        asked: Asked,
        arrived: impl FnOnce(PathBuf) -> Arrived + Send + 'static,
    ) {
        if !self.begin_asking(&asked) {
            return;
        }
        let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let folder = path.parent().filter(|folder| folder.is_dir()).map(Path::to_path_buf);
        let answer = dialog(folder, Some(name)).begin();
        self.work(move || match answer() {
            DialogAnswer::Files(files) => files.into_iter().next().map_or(Arrived::NotChosen, arrived),
            DialogAnswer::Cancelled => Arrived::NotChosen,
            DialogAnswer::NoDialog => Arrived::NoDialog(asked),
        });
    }

    /// Whether the system is to be asked now. Only one dialog at a time; but one that has not come, where the desktop is broken, does not
    /// keep anybody from a path that is typed. Should it come after all, its answer counts too.
    fn begin_asking(&mut self, asked: &Asked) -> bool {
        let Some(since) = self.asking else {
            self.asking = Some(Instant::now());
            return true;
        };
        if since.elapsed() >= COMES {
            let _ = self.sender.send(Arrived::NoDialog(asked.clone()));
            self.ctx.request_repaint();
        }
        false
    }

    fn work(&self, work: impl FnOnce() -> Arrived + Send + 'static) {
        self.work_or(Arrived::NotChosen, work);
    }

    /// As [`Files::work`]; what arrives where the work makes an error of the program is `broken`.
    fn work_or(&self, broken: Arrived, work: impl FnOnce() -> Arrived + Send + 'static) {
        let (sender, ctx) = (self.sender.clone(), self.ctx.clone());
        #[cfg(all(test, feature = "window-tests"))]
        let gate = hold::gate();
        thread::spawn(disk::along(move || {
            #[cfg(all(test, feature = "window-tests"))]
            gate();
            let _ = sender.send(errors::caught(work).unwrap_or(broken));
            ctx.request_repaint();
        }));
    }

    /// Results since the last call.
    pub fn arrived(&mut self) -> Vec<Arrived> {
        let mut arrived = std::mem::take(&mut self.early);
        arrived.extend(self.receiver.try_iter());
        arrived.iter().for_each(|one| self.end(one));
        arrived
    }

    /// Waits briefly for a task just started: most are done at once, and the user sees no progress bar.
    pub fn wait_for(&mut self, wanted: impl Fn(&Arrived) -> bool) -> Option<Arrived> {
        let end = Instant::now() + at_first(AT_FIRST);
        loop {
            let one = self.receiver.recv_timeout(end.saturating_duration_since(Instant::now())).ok()?;
            if wanted(&one) {
                self.end(&one);
                return Some(one);
            }
            self.early.push(one);
        }
    }

    /// Some work has ended.
    fn end(&mut self, arrived: &Arrived) {
        match arrived {
            Arrived::Read(path, ..)
            | Arrived::Unread(path, _)
            | Arrived::Games(_, path, _)
            | Arrived::Filled(path, _) => {
                self.under_way.retain(|work| work.record.is_some() || work.path != *path);
            }
            Arrived::Fetched(paths, ..) => {
                self.under_way.retain(|work| work.record.is_some() || paths.first() != Some(&work.path));
            }
            Arrived::Copied(copying, _) => {
                self.under_way.retain(|work| work.record.is_some() || work.path != copying.path);
            }
            Arrived::Published(choice, _) => {
                self.under_way.retain(|work| work.record.is_some() || work.path != choice.path);
            }
            Arrived::Written(writing, _) => self.under_way.retain(|work| work.record != Some(writing.record)),
            Arrived::Stopped | Arrived::Unkept(_) | Arrived::Made(..) | Arrived::Text(..) => {}
            Arrived::Chosen(_)
            | Arrived::Place(..)
            | Arrived::PicturePlace(_)
            | Arrived::NotChosen
            | Arrived::NoDialog(_) => {
                self.asking = None;
            }
        }
    }

    /// Who is woken when something arrives.
    pub fn ctx(&self) -> &egui::Context {
        &self.ctx
    }
}

/// The games of files in UTF-8, concatenated; `told` receives the bytes read and their total, and decides whether to continue.
///
/// # Errors
/// A sentence, if a file cannot be read or is no record.
pub fn games_of(paths: &[PathBuf], told: impl Fn(u64, u64) -> bool) -> Result<String, String> {
    let length = |path: &PathBuf| path.metadata().map_or(0, |data| data.len());
    let of = paths.iter().map(length).sum();
    let (mut texts, mut read) = (String::new(), 0);
    for path in paths {
        if !told(read, of) {
            break;
        }
        let (bytes, _) = file::read(path).map_err(|error| error.to_string())?;
        read += bytes.len() as u64;
        let tree = Tree::read(record_of(path, bytes)?.0).0;
        if tree.game_count() == 0 {
            return Err(words::no_record(path));
        }
        let bytes = convert(&tree, &Charset::utf8(), false).map_err(|error| format!("{}: {error}", path.display()))?;
        texts.push_str(&String::from_utf8_lossy(&bytes));
    }
    Ok(texts)
}

/// A dialog's file types: those of one kind, and all.
fn kinds(kind: &'static str, suffixes: Vec<String>) -> [(&'static str, Vec<String>); 2] {
    [(kind, suffixes), (Word("all-files", "All files").said(), vec!["*".to_owned()])]
}

mod fetching;
#[cfg(test)]
mod tests;
