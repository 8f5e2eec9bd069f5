//! The study log: answers in a text file beside the records, appended to a line at a time.
//!
//! A line is on disk when [`append`] returns. A log gets its name with its first line, so that a full disk leaves no empty one. A truncated
//! line stays as it is, and the next one starts after it. If no log can be begun in the folder of the records, or the file there is not
//! proved to be this user's log, lines go into the program's own folder, under a name derived from the path.

use std::collections::{BTreeSet, HashSet};
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::budget::{self, Budget};
use super::disk::{Access, File, Folder, OwnFolder, Readers, folder, look};
use super::file::cause;
use super::home::Home;
use super::temporary::{Temporary, replace_own};
use crate::text;

/// The name of the log file beside the records.
pub const NAME: &str = ".variorum-study.jsonl";
/// How it ends; before that, programs that synchronise folders put what tells a copy apart.
const ENDING: &str = ".jsonl";
/// Every line begins so, and nothing else that has the name by mistake.
const BEGINNING: u8 = b'{';
/// What every line has, and where: by this one is known below lines that are none, such as those of a merge that was left half done.
const VERSION: &[u8] = b"{\"v\":";
const TIME: &[u8] = b",\"t\":";
/// In so many bytes one has to be found.
const BEFORE: u64 = 64 << 10;
/// The log of records that are in no folder, such as the samples, in the program's own folder.
const WITHOUT_FOLDER: &str = "records.jsonl";

/// The log lines of a folder.
#[derive(Debug, Default)]
pub struct ReadLines {
    /// The bytes of each file, with its path.
    pub files: Vec<(PathBuf, Vec<u8>)>,
    /// What could not be read: sentences for users.
    pub messages: Vec<String>,
}

/// Where a line was added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Added {
    /// The file.
    pub path: PathBuf,
    /// If it is in the program's own folder and was just created: why it is not beside the records.
    pub elsewhere: Option<String>,
}

/// Reads the logs of a folder: beside its records, with the copies that programs that synchronise folders made there, and in the program's
/// own folder.
pub fn read(folder: &Path, home: Option<&Home>) -> ReadLines {
    let names = home.map_or_else(Vec::new, |_| names_elsewhere(folder));
    // The log, its copies, and those in the program's own folder.
    let files = 1 + budget::LOG_COPIES + names.len();
    read_within(Budget { files, bytes: budget::PROGRESS_BYTES }, folder, home.zip(Some(names)))
}

/// The same within a budget; `elsewhere` are the names in the program's own folder.
fn read_within(mut left: Budget, folder: &Path, elsewhere: Option<(&Home, Vec<String>)>) -> ReadLines {
    let mut found = ReadLines::default();
    let beside = folder.join(NAME);
    // The program's own folder comes first: nobody else fills it.
    if let Some((home, names)) = elsewhere {
        let path = home.study();
        match OwnFolder::open(&path) {
            Ok(own) => {
                for name in names {
                    let opened = own.find(name.as_ref(), Access::Read);
                    found.take(path.join(name), opened.and_then(|(_, file)| read_lines(file, &mut left)));
                }
            }
            Err(error) => found.take(path, Err(error)),
        }
    }
    match Folder::open(folder) {
        Ok(held) => {
            let mut read = |name: &OsStr| held.file(name, Access::Read).and_then(|file| read_lines(file, &mut left));
            found.take(beside, read(NAME.as_ref()));
            for name in copies(&held) {
                found.take(folder.join(&name), read(&name));
            }
        }
        Err(error) => found.take(beside, Err(error)),
    }
    found
}

/// The copies of a log beside it that hold what another computer added meanwhile: `.variorum-study.sync-conflict-….jsonl`,
/// `.variorum-study (1).jsonl`. They are only read.
fn copies(held: &Folder) -> Vec<OsString> {
    let (beginning, end) = NAME.split_at(NAME.len() - ENDING.len());
    let is_copy = |name: &OsString| {
        let name = name.as_encoded_bytes();
        let middle = name.strip_prefix(beginning.as_bytes()).and_then(|rest| rest.strip_suffix(end.as_bytes()));
        middle.is_some_and(|middle| !middle.is_empty())
    };
    let Ok((mut names, _)) = held.names(budget::FOLDER_NAMES) else { return Vec::new() };
    names.retain(is_copy);
    names.sort_unstable();
    names.truncate(budget::LOG_COPIES);
    names
}

impl ReadLines {
    fn take(&mut self, path: PathBuf, read: io::Result<Vec<u8>>) {
        match read {
            Ok(bytes) => self.files.push((path, bytes)),
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {}
            Err(error) => {
                let (path, error) = (path.display(), cause(&error));
                self.messages.push(say!("progress-unread", "{path}: cannot be read ({error})", path, error));
            }
        }
    }
}

/// The lines of an open file, if it is this user's own or the system's.
fn read_lines(mut file: File, left: &mut Budget) -> io::Result<Vec<u8>> {
    let about = file.about()?;
    if about.kind != folder::Kind::File || !about.is_trusted() {
        return Err(not_own());
    }
    if about.len <= budget::PROGRESS && !left.take(about.len) {
        let most = budget::PROGRESS_BYTES >> 20;
        return Err(io::Error::other(say!(
            "progress-too-much",
            "it and the other logs have more than {most} MB",
            most
        )));
    }
    // A program that adds to it meanwhile adds little.
    file.read_whole(budget::PROGRESS).map_err(|error| match error.kind() {
        io::ErrorKind::FileTooLarge => budget::too_long(budget::PROGRESS),
        _ => error,
    })
}

fn not_own() -> io::Error {
    io::Error::other(say!("progress-not-own", "it is not a log written by this user"))
}

/// Adds a line, without its end, to the log of a folder; or several lines, between ends, in one go.
///
/// # Errors
/// A message, if it can be added neither next to the records nor in the program's own folder; or the line may be there, but the disk does
/// not confirm that it survives a power cut.
pub fn append(folder: &Path, home: Option<&Home>, line: &str) -> io::Result<Added> {
    let rescue = home.map(Home::rescue);
    let held = Folder::find(None, folder).map(Arc::new);
    let refused = match held.and_then(|held| beside(&held, line, rescue.as_deref())) {
        Ok(log) => {
            log.complete(line)?;
            return Ok(Added { path: folder.join(NAME), elsewhere: None });
        }
        Err(error) => error,
    };
    let home = home.ok_or_else(|| io::Error::new(refused.kind(), refused.to_string()))?;
    let own = OwnFolder::make(&home.study())?;
    let name = names_elsewhere(folder).swap_remove(0);
    let log = elsewhere(&own, &name, line, &home.rescue())?;
    let is_new = matches!(log, Log::Begun(_));
    log.complete(line)?;
    let path = own.path().join(name);
    Ok(Added { path, elsewhere: is_new.then(|| cause(&refused)) })
}

/// A log that is to have a line.
enum Log {
    /// It is there, and lacks the line.
    Found(File),
    /// It was begun with the line; its name, in this folder, may not be on the disk yet.
    Begun(Arc<Folder>),
}

impl Log {
    /// Waits until the line is in it, and on the disk.
    fn complete(self, line: &str) -> io::Result<()> {
        match self {
            Log::Found(mut file) => put(&mut file, line),
            Log::Begun(folder) => folder.sync(),
        }
    }

    /// The log with this name, begun with the line if there is none; `find` opens it.
    fn find_or_begin(
        (folder, name): (&Arc<Folder>, &str),
        line: &str,
        rescue: Option<&Path>,
        find: impl Fn() -> io::Result<File>,
    ) -> io::Result<Log> {
        match find() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            found => return found.map(Log::Found),
        }
        let mut begun = Temporary::create(folder, Readers::Owner, rescue)?;
        put(&mut begun.file, line)?;
        match begun.take_free(name.as_ref()) {
            // Another start of the program was faster.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => find().map(Log::Found),
            named => named.map(|()| Log::Begun(Arc::clone(folder))),
        }
    }
}

/// The log in the program's own folder.
fn elsewhere(own: &OwnFolder, name: &str, line: &str, rescue: &Path) -> io::Result<Log> {
    Log::find_or_begin((own.held(), name), line, Some(rescue), || Ok(own.find(name.as_ref(), Access::Append)?.1))
}

/// The log next to the records. A file of that name that is not a progress file of this user is left alone.
fn beside(held: &Arc<Folder>, line: &str, rescue: Option<&Path>) -> io::Result<Log> {
    Log::find_or_begin((held, NAME), line, rescue, || {
        let mut file = held.file(NAME.as_ref(), Access::Append)?;
        let (about, beginning) = (file.about()?, file.beginning(BEFORE)?);
        match about.is_own_file() {
            true if text::narrowed(&beginning).is_some() => Err(io::Error::other(say!(
                "progress-utf-16",
                "it is in UTF-16: nothing is added to it until an editor saves it in UTF-8"
            ))),
            true if begins_as_log(&beginning) => Ok(file),
            _ => Err(not_own()),
        }
    })
}

/// Whether a file with this beginning is a log: it is empty, or a line of a log comes first or, after what cannot be read, later.
fn begins_as_log(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let is_first = bytes.trim_ascii_start().first().is_none_or(|first| *first == BEGINNING);
    is_first || bytes.split(|byte| *byte == b'\n').any(is_line)
}

/// Whether this is a whole line of a log.
fn is_line(text: &[u8]) -> bool {
    let Some(rest) = text.trim_ascii().strip_prefix(VERSION) else { return false };
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    digits > 0 && rest[digits..].starts_with(TIME) && rest.ends_with(b"}")
}

/// The folders above some others, without these: what was answered in a record before somebody put it into a folder below lies there.
pub fn folders_above<'a>(folders: impl IntoIterator<Item = &'a Path>) -> BTreeSet<PathBuf> {
    let whole = |folder: &Path| folder.canonicalize().or_else(|_| std::path::absolute(folder)).ok();
    let own: BTreeSet<PathBuf> = folders.into_iter().filter_map(whole).collect();
    let mut above = BTreeSet::new();
    for folder in &own {
        for folder in folder.ancestors().skip(1) {
            if !own.contains(folder) && !above.insert(folder.to_path_buf()) {
                // What is above it is known.
                break;
            }
        }
    }
    above
}

/// Reads the log of records that are in no folder.
pub fn read_without_folder(home: &Home) -> ReadLines {
    let mut found = ReadLines::default();
    let opened = OwnFolder::open(&home.study()).and_then(|own| own.find(WITHOUT_FOLDER.as_ref(), Access::Read));
    let mut left = Budget { files: 1, bytes: budget::PROGRESS };
    found.take(home.study().join(WITHOUT_FOLDER), opened.and_then(|(_, file)| read_lines(file, &mut left)));
    found
}

/// The lengths and times of the logs of a folder: new lines show in them without being read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogTimes(Vec<Option<(u64, SystemTime)>>);

/// Looks at the logs of a folder, or else at that of the records that are in none.
pub fn times(folder: Option<&Path>, home: Option<&Home>) -> LogTimes {
    let own = home.map(|home| match folder {
        Some(folder) => names_elsewhere(folder).into_iter().map(|name| home.study().join(name)).collect(),
        None => vec![home.study().join(WITHOUT_FOLDER)],
    });
    let all = folder.map(|folder| folder.join(NAME)).into_iter().chain(own.into_iter().flatten());
    LogTimes(all.map(|path| look(&path).ok().and_then(|about| Some((about.len(), about.modified().ok()?)))).collect())
}

/// Adds a line to the log of records that are in no folder. Returns its path.
///
/// # Errors
/// The system's.
pub fn append_without_folder(home: &Home, line: &str) -> io::Result<PathBuf> {
    let own = OwnFolder::make(&home.study())?;
    elsewhere(&own, WITHOUT_FOLDER, line, &home.rescue())?.complete(line)?;
    Ok(own.path().join(WITHOUT_FOLDER))
}

/// Adds a line in one write, and waits until it is on the disk.
fn put(file: &mut File, line: &str) -> io::Result<()> {
    let len = file.about()?.len;
    if len + line.len() as u64 + 2 > budget::PROGRESS {
        return Err(budget::too_long(budget::PROGRESS));
    }
    let cut_off = file.last_byte()?.is_some_and(|last| last != b'\n');
    let start = if cut_off { "\n" } else { "" };
    file.write(format!("{start}{line}\n").as_bytes())?;
    file.sync_content()
}

/// The names of a folder's log in the program's own folder: hashes of its path. Lines are added to the first one, which is the same however
/// the folder is named. Earlier versions took the path as it was typed, with its slash at the end.
fn names_elsewhere(folder: &Path) -> Vec<String> {
    let typed = std::path::absolute(folder).unwrap_or_else(|_| folder.into());
    let whole: PathBuf = typed.components().collect();
    let real = folder.canonicalize().unwrap_or_else(|_| whole.clone());
    let mut names: Vec<String> = Vec::new();
    for path in [&real, &whole, &real.join(""), &whole.join(""), &typed] {
        let hash = super::Stamp::of(path.as_os_str().as_encoded_bytes()).hash;
        let name = format!("{hash:016x}.jsonl");
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Remembers a folder or record that was studied: it is listed among the collections.
///
/// # Errors
/// The system's.
pub fn remember(home: &Home, place: &Path) -> io::Result<()> {
    note(home, COLLECTIONS, place)
}

/// Takes a folder or record off the list of collections; what was learned there stays. Returns whether it was on it.
///
/// # Errors
/// The system's.
pub fn forget(home: &Home, place: &Path) -> io::Result<bool> {
    let whole = |place: &Path| place.canonicalize().or_else(|_| std::path::absolute(place));
    let wanted = whole(place)?;
    let mut list = PlaceList::read(home, COLLECTIONS);
    let is_it = |known: &mut PathBuf| whole(known).is_ok_and(|known| known == wanted);
    let forgotten: Vec<PathBuf> = list.places.extract_if(.., is_it).collect();
    let lines: Vec<String> = forgotten.iter().filter_map(|place| Some(format!("{GONE}{}", place.to_str()?))).collect();
    if !lines.is_empty() {
        list.add(home, &lines.join("\n"))?;
    }
    Ok(!forgotten.is_empty())
}

/// The collections, each once, the last one studied last.
pub fn remembered(home: &Home) -> Vec<PathBuf> {
    PlaceList::read(home, COLLECTIONS).places
}

/// Notes a folder or record whose questions were listed, so that an answer to one of them can be matched without naming it.
///
/// # Errors
/// The system's.
pub fn note_listed(home: &Home, place: &Path) -> io::Result<()> {
    note(home, LISTED, place)
}

/// The places whose questions were listed, each once, the last one listed last.
pub fn listed(home: &Home) -> Vec<PathBuf> {
    PlaceList::read(home, LISTED).places
}

fn note(home: &Home, name: &'static str, place: &Path) -> io::Result<()> {
    let Some(line) = std::path::absolute(place).ok().and_then(|place| Some(place.to_str()?.to_owned())) else {
        return Ok(());
    };
    let list = PlaceList::read(home, name);
    if line.contains('\n') || line.len() > budget::PATH || list.places.last().is_some_and(|last| *last == *line) {
        return Ok(());
    }
    list.add(home, &line)
}

/// A list of places in the program's own folder: a line each. A later line about a place takes the place of the earlier ones, which are stale.
struct PlaceList {
    name: &'static str,
    /// Those that are on it, the last one last.
    places: Vec<PathBuf>,
    /// The bytes of the file, and of those of its lines that are stale.
    bytes: usize,
    stale: usize,
}

impl PlaceList {
    fn read(home: &Home, name: &'static str) -> PlaceList {
        let found = OwnFolder::open(&home.study()).and_then(|own| own.find(name.as_ref(), Access::Read));
        let bytes = match found.and_then(|(_, mut file)| file.read_whole(budget::PLACES)) {
            Ok(bytes) => bytes,
            // What is too long is begun anew.
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => {
                let stale = budget::PLACES as usize;
                return PlaceList { name, places: Vec::new(), bytes: stale, stale };
            }
            Err(_) => Vec::new(),
        };
        let text = String::from_utf8_lossy(&bytes);
        let (mut places, mut seen, mut used) = (Vec::new(), HashSet::new(), 0);
        for line in text.lines().rev() {
            let gone = line.strip_prefix(GONE);
            if seen.insert(gone.unwrap_or(line)) && gone.is_none() && Path::new(line).is_absolute() {
                used += line.len() + 1;
                places.push(PathBuf::from(line));
            }
        }
        places.reverse();
        PlaceList { name, places, bytes: bytes.len(), stale: bytes.len().saturating_sub(used) }
    }

    /// Adds lines. Where the list is full, or what is stale would fill half of it, it is written anew, with what was noted last.
    fn add(&self, home: &Home, lines: &str) -> io::Result<()> {
        const MOST: usize = budget::PLACES as usize;
        let own = OwnFolder::make(&home.study())?;
        if self.stale * 2 <= MOST && self.bytes + lines.len() + 2 <= MOST {
            return elsewhere(&own, self.name, lines, &home.rescue())?.complete(lines);
        }
        let mut left = MOST / 2;
        let fits = |place: &&PathBuf| {
            let bytes = place.as_os_str().len() + 1;
            left.checked_sub(bytes).map(|rest| left = rest).is_some()
        };
        let mut kept: Vec<&PathBuf> = self.places.iter().rev().take_while(fits).collect();
        kept.reverse();
        let mut text: String = kept.into_iter().map(|place| format!("{}\n", place.display())).collect();
        text += lines;
        text.push('\n');
        replace_own(&own, self.name.as_ref(), text.as_bytes(), &home.rescue())
    }
}

/// Where the collections are remembered.
const COLLECTIONS: &str = "places";
/// Where the places are remembered whose questions were listed.
const LISTED: &str = "listed";
/// Before a place that is on a list no more: earlier versions pass such a line over, for it is no path.
const GONE: &str = "-";

#[cfg(all(test, unix))]
mod tests;
