//! What is read from files and written to them, to be done away from the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::bars::progress::Progress;
use crate::app::look::words;
use crate::app::records::place::{leave_solution, return_to};
use crate::edit::{Command, GameNumbers, Go, Incoming, IncomingError, Made, Source, Where, Workspace};
use crate::language;
use crate::sgf::{Fault, ReadOptions, Tree, Watch, convert};
use crate::store::disk::Readers;
use crate::store::save::{self, WriteOptions};
use crate::store::{Guard, Stamp, disk, file};
use crate::text::Charset;

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
pub struct OpenOptions {
    /// The encoding, overriding the file's.
    pub charset: Option<Charset>,
    /// Where the reader stands then: the game, from 1, and the child numbers from its root. The start where nothing is said.
    pub place: Option<(usize, String)>,
    /// The open record, by number, that it replaces.
    pub instead: Option<u64>,
    /// Of a problem the reader stands at the question then, and not in its solution.
    pub at_question: bool,
}

impl Read {
    /// Understands the bytes of a file. Takes time with their number.
    ///
    /// # Errors
    /// In a sentence that names the file, where it is plain that it is no record.
    pub fn new(path: &Path, bytes: Vec<u8>, stamp: Stamp, how: &OpenOptions) -> Result<Read, String> {
        Read::watched(path, bytes, stamp, how, Watch::default())
    }

    /// Reads a file.
    ///
    /// # Errors
    /// In a sentence that names the file, where it cannot be read, is no record, or reading was stopped.
    pub fn of_file(path: &Path, how: &OpenOptions, progress: &Arc<Progress>) -> Result<Read, String> {
        let (bytes, stamp, watch) = read_telling(path, progress)?;
        Read::watched(path, bytes, stamp, how, watch)
    }

    fn watched(path: &Path, bytes: Vec<u8>, stamp: Stamp, how: &OpenOptions, watch: Watch) -> Result<Read, String> {
        let mut options = ReadOptions { watch, charset: how.charset.clone(), ..ReadOptions::default() }.of_file(path);
        let (bytes, made) = Incoming::record_with(bytes, &mut options).map_err(|why| not_read(path, why))?;
        let (made, unread) = made.map(|made| (made.source, made.faults)).unzip();
        let (mut workspace, mut faults) = Workspace::open_with(bytes, &options);
        faults.extend(unread.into_iter().flatten());
        match &how.place {
            Some((game, place)) => return_to(&mut workspace, *game, place),
            // If a record starts with setup or a comment, show that first.
            None => drop(workspace.run(&Command::Go(Go::To(Where::Start)))),
        }
        if how.at_question {
            leave_solution(&mut workspace);
        }
        Ok(Read { workspace, faults, stamp, protected: disk::is_protected(path), made })
    }
}

/// The bytes of a file, and what tells how far it is understood: reading is about a fifth of the work.
fn read_telling(path: &Path, progress: &Arc<Progress>) -> Result<(Vec<u8>, Stamp, Watch), String> {
    let read = file::read_watched(path, |at, of| progress.report(at, of.max(at) * 5));
    let (bytes, stamp) = read.map_err(|error| error.to_string())?;
    let (of, watched) = (bytes.len() as u64, progress.clone());
    Ok((bytes, stamp, Watch::new(move |at| watched.report(of + at as u64 * 4, of * 5))))
}

/// The bytes of a file that is merged, as they are.
///
/// # Errors
/// A sentence that names the file.
pub fn bytes_in(path: &Path, progress: &Arc<Progress>) -> Result<(Vec<u8>, Stamp), String> {
    read_telling(path, progress).map(|(bytes, stamp, _)| (bytes, stamp))
}

/// The record in a file that is compared.
///
/// # Errors
/// A sentence that names the file.
pub fn record_in(path: &Path, progress: &Arc<Progress>) -> Result<Arc<Tree>, String> {
    let (bytes, _, watch) = read_telling(path, progress)?;
    let (tree, _) = Tree::read_with(bytes, &ReadOptions { watch, ..ReadOptions::default() }.of_file(path));
    if tree.game_count() == 0 { Err(words::no_record(path)) } else { Ok(Arc::new(tree)) }
}

/// The bytes of a file as those of a record, and what it was where it was none.
pub(super) fn record_of(path: &Path, bytes: Vec<u8>) -> Result<(Vec<u8>, Option<Made>), String> {
    Incoming::record_of(bytes).map_err(|why| not_read(path, why))
}

fn not_read(path: &Path, why: IncomingError) -> String {
    language::with_colon(language::shown_name(path), why)
}

/// A path without links; itself where nothing is there.
pub fn resolved(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_path_buf())
}

/// Whether two paths lead to the same file.
pub fn is_one_path(a: &Path, b: &Path) -> bool {
    a == b || resolved(a) == resolved(b)
}

/// Splits a collection: writes each game, or those with these numbers, to a file of its own. Their names begin with the stem, and end
/// with the suffix after the number. `report` receives the numbers of files written and of all, and decides whether to continue. No existing
/// file is replaced.
///
/// # Errors
/// A sentence, if a file exists already or cannot be written.
pub fn split(
    tree: &Tree,
    games: &GameNumbers,
    folder: &Path,
    (stem, suffix): (&str, &str),
    readers: Readers,
    report: impl Fn(usize, usize) -> bool,
) -> Result<String, String> {
    let all = tree.game_count();
    let wanted = if games.is_empty() { (1..=all).collect() } else { games.of_collection(all)? };
    let (count, digits) = (wanted.len(), all.to_string().len());
    let name = |number: usize| folder.join(format!("{stem}-{number:0digits$}.{suffix}"));
    if let Some(taken) = wanted.iter().copied().map(name).find(|path| path.exists()) {
        return Err(say!("is-there-already", "{path}: already exists; nothing written", path = taken.display()));
    }
    let mut wanted = wanted.into_iter().peekable();
    let all = (1..).zip(tree.games().zip(tree.write_games()));
    let chosen = all.filter(|(number, _)| wanted.next_if_eq(number).is_some());
    for (index, (number, (root, game))) in chosen.enumerate() {
        if !report(index, count) {
            return Ok(say!(
                "split-stopped",
                "Stopped: {done} of {games} files were written to {folder}",
                done = index,
                games = count,
                folder = folder.display()
            ));
        }
        let bytes = tree.charset(root).widen(game);
        let terms = WriteOptions { readers, ..WriteOptions::of(Guard::Nothing) };
        save::write_watched(&name(number), &bytes, terms, |_| true).map_err(|error| error.to_string())?;
    }
    Ok(say!(
        "split-into",
        "{games} game written to its own file in {folder}" | "{games} games written to their own files in {folder}",
        games = count,
        folder = folder.display()
    ))
}

/// The games of files in UTF-8, concatenated; `report` receives the bytes read and their total, and decides whether to continue.
///
/// # Errors
/// A sentence, if a file cannot be read or is no record.
pub fn games_of(paths: &[PathBuf], report: impl Fn(u64, u64) -> bool) -> Result<String, String> {
    let length = |path: &PathBuf| path.metadata().map_or(0, |data| data.len());
    let of = paths.iter().map(length).sum();
    let (mut texts, mut read) = (String::new(), 0);
    for path in paths {
        if !report(read, of) {
            break;
        }
        let (bytes, _) = file::read(path).map_err(|error| error.to_string())?;
        read += bytes.len() as u64;
        let tree = Tree::read(record_of(path, bytes)?.0).0;
        if tree.game_count() == 0 {
            return Err(words::no_record(path));
        }
        let bytes = convert(&tree, &Charset::utf8(), false)
            .map_err(|error| language::with_colon(language::shown_name(path), error))?;
        texts.push_str(&String::from_utf8_lossy(&bytes));
    }
    Ok(texts)
}
