//! Commands that take several records: the files named, and those in named folders.

use std::borrow::Cow;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde::Serialize;

use crate::language;
use crate::sgf::{self, Address, NodeId, ReadOptions, Tree};
use crate::store::folders;

use super::output::{Failure, Out, Progress, Status, say};
use super::record::{ReadRecord, Record};
use super::terminal::{Clean, Shape};

/// The output about a file, after its name.
#[derive(Serialize)]
pub(super) struct OfFile<'a, T> {
    file: Cow<'a, str>,
    /// Every byte of a name that is not UTF-8, and that `file` cannot hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    file_bytes: Option<String>,
    #[serde(flatten)]
    entry: T,
}

impl<'a, T> OfFile<'a, T> {
    pub(super) fn new(file: &'a Path, entry: T) -> Self {
        let file_bytes = file.to_str().is_none().then(|| percent_encoded(file.as_os_str().as_encoded_bytes()));
        Self { file: file.to_string_lossy(), file_bytes, entry }
    }
}

/// Bytes as an address has them: what is not printable ASCII, and `%` itself, as `%E9`.
fn percent_encoded(bytes: &[u8]) -> String {
    let written = |&byte: &u8| match byte {
        b' '..=b'~' if byte != b'%' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    bytes.iter().map(written).collect()
}

/// Answers about several files: lines, or a JSON array with a line for each object.
pub(super) struct Listing {
    out: BufWriter<Clean<Out>>,
    pub(super) json: bool,
    any: bool,
}

impl Listing {
    pub(super) fn start(json: bool) -> Result<Self, Failure> {
        let shape = if json { Shape::Json } else { Shape::Text };
        let mut out = BufWriter::new(Clean::new(Out::new(), shape));
        if json {
            out.write_all(b"[")?;
        }
        Ok(Self { out, json, any: false })
    }

    pub(super) fn out(&mut self) -> &mut impl Write {
        &mut self.out
    }

    pub(super) fn object(&mut self, object: &impl Serialize) -> Result<(), Failure> {
        self.out.write_all(if self.any { b",\n" } else { b"\n" })?;
        self.any = true;
        serde_json::to_writer(&mut self.out, object).map_err(io::Error::from)?;
        Ok(())
    }

    /// Tells something of a file, whose name comes first.
    pub(super) fn object_of(&mut self, file: &Path, entry: impl Serialize) -> Result<(), Failure> {
        self.object(&OfFile::new(file, entry))
    }

    pub(super) fn end(mut self) -> Result<(), Failure> {
        if self.json {
            self.out.write_all(b"\n]\n")?;
        }
        self.out.flush()?;
        Ok(())
    }
}

/// A file, or the records in a folder and below it.
pub(super) fn files_in(path: &Path) -> std::io::Result<Vec<PathBuf>> {
    if path == Path::new("-") || !folders::is_folder(path) {
        return Ok(vec![path.to_path_buf()]);
    }
    let found = folders::files_below(path, |name| sgf::is_record_name(Path::new(name)))?;
    found.messages.iter().chain(&found.unfollowed(path)).for_each(|line| say(line));
    Ok(found.files)
}

/// The sentence about a folder that holds no records.
pub(super) fn nothing_in(folder: &Path) -> String {
    say!("no-records-in", "{place}: there are no records in this folder", place = language::shown_name(folder))
}

/// The files that were named, and those in the folders that were named.
pub(super) fn named_files(matches: &ArgMatches, status: &mut Status) -> Vec<PathBuf> {
    with_folders(matches.get_many("files").unwrap_or_default(), status)
}

/// These files, and in place of each folder the records in it and below it, in the order of their names. A folder that cannot be looked
/// into is told.
pub(super) fn with_folders<'a>(paths: impl Iterator<Item = &'a PathBuf>, status: &mut Status) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in paths {
        match files_in(path) {
            Ok(found) => {
                if found.is_empty() {
                    say(&nothing_in(path));
                }
                files.extend(found);
            }
            Err(error) => {
                let (path, error) = (path.display(), crate::store::file::cause(&error));
                say(&say!("folder-unread", "{path}: cannot be opened ({error})", path, error));
                *status = Status::NotDone;
            }
        }
    }
    files
}

/// Ways from the folders that were named to the files in them; of files that were named one by one, their names.
pub(super) fn ways_from<'a>(named: &'a [&PathBuf], files: &'a [PathBuf]) -> impl Iterator<Item = PathBuf> + 'a {
    files.iter().map(|file| {
        let below = named.iter().find_map(|folder| file.strip_prefix(folder).ok());
        let below = below.filter(|below| !below.as_os_str().is_empty());
        below.map_or_else(|| file.file_name().unwrap_or_default().into(), Path::to_path_buf)
    })
}

/// Reads every record that was named, also by its folder; one that cannot be read keeps no other from being looked at.
pub(super) fn each_record(
    matches: &ArgMatches,
    read: ReadRecord,
    mut each: impl FnMut(&Record, &Path) -> Result<(), Failure>,
) -> Result<Status, Failure> {
    let mut status = Status::Done;
    let files = named_files(matches, &mut status);
    let mut progress = Progress::new(files.len());
    for (done, file) in files.iter().enumerate() {
        progress.at(done);
        match read(file, &ReadOptions::default()) {
            Ok(record) => each(&record, file)?,
            Err(failure) => {
                say(&failure.to_string());
                status = Status::NotDone;
            }
        }
    }
    Ok(status)
}

/// Answers about every file that was named; one that cannot be read does not keep the others from being answered about.
pub(super) fn for_each_record(
    matches: &ArgMatches,
    read: ReadRecord,
    mut answer: impl FnMut(&Record, &Path, &mut Listing) -> Result<Status, Failure>,
) -> Result<Status, Failure> {
    let mut listing = Listing::start(matches.get_flag("json"))?;
    let mut status = Status::Done;
    let read = each_record(matches, read, |record, file| {
        status = status.max(answer(record, file, &mut listing)?);
        Ok(())
    })?;
    listing.end()?;
    Ok(status.max(read))
}

/// Visits the nodes of a game with their addresses, for as long as it is told to go on.
pub(super) fn each_address(tree: &Tree, root: NodeId, mut goes_on: impl FnMut(NodeId, &Address) -> bool) {
    let (mut address, mut next) = (Address::root(), Ok(root));
    while let Ok(node) = next {
        if !goes_on(node, &address) {
            return;
        }
        next = address.advance(tree, node);
    }
}
