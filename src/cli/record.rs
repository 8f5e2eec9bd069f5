//! Reads records from files or standard input for the commands.

use crate::language;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Once, OnceLock};

use clap::ArgMatches;

use crate::edit::place::resolve;
use crate::edit::{Incoming, Made, NoPlace, Where, Workspace, unread_lines};
use crate::game::hex::hexworld;
use crate::game::{self, Board, Coordinates, Kind, Position, Swaps};
use crate::publish::is_made_of_records;
use crate::sgf::{self, Code, Fault, NodeId, ReadOptions, Tree};
use crate::store::disk::{Readers, is_same};
use crate::store::file::{MAX_LEN, is_handed_over};
use crate::store::{self, Given, Stamp, rescue};
use crate::text::Charset;

use super::output::{Failure, deliver, say};

/// A record that was read.
pub struct Record {
    /// Its name in messages.
    pub name: String,
    /// Its length in bytes.
    pub len: usize,
    /// Everything in it.
    pub tree: Tree,
    /// Issues in its text.
    pub faults: Vec<Fault>,
    /// Where those of the file begin that the record was made of, if it is of another format.
    made_at: usize,
    /// The encoding of a server's file that it was made of.
    made_from: Option<Charset>,
    /// The bytes of the file of another format that it was made of.
    pub own_file: Option<Vec<u8>>,
    /// Who may read it, and copies of it.
    pub readers: Readers,
}

/// Who may read copies of an argument's data: without a file nothing is private.
pub fn readers_of(path: &Path) -> Readers {
    let has_file = path != Path::new("-") && link_of(path).is_none() && !is_handed_over(path);
    if has_file { Readers::of(path) } else { Readers::Usual }
}

/// Says of a file whose save was cut off that it is half written. Nothing is changed by reading it.
pub fn tell_unfinished(path: &Path) {
    let home = store::Home::of_user().filter(|_| path != Path::new("-"));
    home.and_then(|home| rescue::unfinished(&home.rescue(), path)).iter().for_each(|line| say(line));
}

/// The HexWorld link, if the argument is one.
pub fn link_of(path: &Path) -> Option<&str> {
    path.to_str().filter(|text| hexworld::is_link(text))
}

/// An argument's input: a file, standard input as `-`, which is read here, or a HexWorld link.
pub fn given(path: &Path) -> Result<Given, Failure> {
    if let Some(link) = link_of(path) {
        return Ok(Given::Link(link.to_owned()));
    }
    if path != Path::new("-") {
        return Ok(Given::File(path.into()));
    }
    let mut bytes = Vec::new();
    let failure = |error: io::Error| {
        Failure(say!("standard-input", "standard input: {error}", error = store::file::cause(&error)))
    };
    io::stdin().lock().take(MAX_LEN + 1).read_to_end(&mut bytes).map_err(failure)?;
    match bytes.len() as u64 {
        0 => Err(Failure(say!("standard-input-empty", "standard input is empty"))),
        len if len > MAX_LEN => Err(Failure(say!("standard-input-larger-than", "standard input is larger than 4 GiB"))),
        _ => Ok(Given::Input(bytes)),
    }
}

/// The bytes of what an argument names.
pub fn bytes_of(path: &Path) -> Result<(Vec<u8>, Option<Stamp>), Failure> {
    let path = match given(path)? {
        Given::Input(bytes) => return Ok((bytes, None)),
        Given::Link(link) => {
            let line = hexworld::Link::parse(&link).map_err(|error| Failure(language::with_colon(link, error)))?;
            return Ok((line.record().into_bytes(), None));
        }
        Given::File(path) => path,
    };
    if let Some(read) = store::file::read_handed_over(&path) {
        return Ok((read?, None));
    }
    let (bytes, stamp) = store::file::read(&path)?;
    Ok((bytes, Some(stamp)))
}

/// The display name of a file.
pub fn name_of(path: &Path) -> String {
    if path == Path::new("-") { say!("standard-input-2", "standard input") } else { language::shown_name(path) }
}

/// The coordinate system of `--coordinates`.
pub fn coordinates_of(matches: &ArgMatches) -> Coordinates {
    matches.get_one::<String>("coordinates").and_then(|name| Coordinates::of_name(name)).unwrap_or_default()
}

/// Reports that the board does not support a coordinate system, and which one is used instead.
pub fn tell_unsuited(coordinates: Coordinates, board: &Board) {
    if !board.suits(coordinates) {
        let way = coordinates.name();
        say(&say!(
            "no-such-places",
            "this board has no {way} notation, only {ways}; the usual notation for the game is used",
            way,
            ways = board.ways().into_iter().map(Coordinates::name).collect::<Vec<_>>().join(", ")
        ));
    }
}

/// The swap reading of `--swaps`.
pub fn swaps_of(matches: &ArgMatches) -> Swaps {
    matches.get_one::<String>("swaps").and_then(|name| Swaps::of_name(name)).unwrap_or_default()
}

/// The bytes as they are, or those of the record that is made of another file, with what it was and what of it could not be read.
fn converted(name: &str, bytes: Vec<u8>, options: &mut ReadOptions) -> Result<(Vec<u8>, Option<Made>), Failure> {
    Incoming::record_with(bytes, options).map_err(|why| Failure(language::with_colon(name, why)))
}

/// How a listing reads a record.
pub type ReadRecord = fn(&Path, &ReadOptions) -> Result<Record, Failure>;

impl Record {
    /// Reads a record and reports damage. Only what is not a record at all is an error.
    pub fn read(path: &Path, options: &ReadOptions) -> Result<Self, Failure> {
        let record = Self::read_quietly(path, options)?;
        record.tell_damage();
        Ok(record)
    }

    /// The encoding of the file: of its first game, or of what the record was made of.
    pub fn charset(&self) -> Option<&Charset> {
        let of_game = || self.tree.games().next().map(|game| self.tree.charset(game));
        self.made_from.as_ref().or_else(of_game)
    }

    /// All findings in file order: of its text, and of its games by the rules.
    pub fn findings(&self, swaps: Swaps) -> Vec<Fault> {
        self.with_those_of_games(sgf::check(&self.tree, &self.faults), swaps)
    }

    fn with_those_of_games(&self, mut findings: Vec<Fault>, swaps: Swaps) -> Vec<Fault> {
        findings.extend(game::faults(&self.tree, &findings, |_| swaps));
        findings.sort_by_key(|finding| (finding.offset, finding.more));
        findings
    }

    /// Reports what is doubtful about the file of another format that the record was made of, and how many of its lines were not understood.
    pub fn tell_conversion(&self) {
        let faults = &self.faults[self.made_at..];
        let doubts = faults.iter().filter(|fault| fault.code != Code::UnreadLine);
        doubts.for_each(|fault| say(&language::with_colon(&self.name, &fault.message)));
        let count = unread_lines(faults);
        if count > 0 {
            say(&say!(
                "lines-not-understood",
                "{name}: {count} line of the file was not understood; see 'variorum check'"
                    | "{name}: {count} lines of the file were not understood; see 'variorum check'",
                count,
                name = self.name.as_str()
            ));
        }
    }

    /// Reports that a damaged record was interpreted, and how many findings `check` has, since every answer is about the interpretation; and
    /// the same of a file of another format.
    pub fn tell_damage(&self) {
        self.tell_conversion();
        if sgf::is_damaged(&self.faults) {
            // They are only counted.
            let findings = self.with_those_of_games(sgf::check_untried(&self.tree, &self.faults), Swaps::default());
            say(&say!(
                "record-damaged",
                "{name} is damaged: {count} issue; see 'variorum check'"
                    | "{name} is damaged: {count} issues; see 'variorum check'",
                count = findings.iter().filter(|finding| !finding.allowed).count(),
                name = self.name.as_str()
            ));
        }
    }

    /// Reads a record for a command that reports its faults itself.
    pub fn read_quietly(path: &Path, options: &ReadOptions) -> Result<Self, Failure> {
        Self::read_within(path, options, |_, _| Ok(()))
    }

    /// The same, unless its text, given after its name, is refused.
    pub fn read_within(
        path: &Path,
        options: &ReadOptions,
        allows: impl FnOnce(&str, &[u8]) -> Result<(), Failure>,
    ) -> Result<Self, Failure> {
        tell_unfinished(path);
        let (bytes, _) = bytes_of(path)?;
        Self::of_bytes(path, bytes, options, allows)
    }

    /// The record in the bytes that were read from a file, unless its text, given after its name, is refused.
    pub fn of_bytes(
        path: &Path,
        bytes: Vec<u8>,
        options: &ReadOptions,
        allows: impl FnOnce(&str, &[u8]) -> Result<(), Failure>,
    ) -> Result<Self, Failure> {
        let name = name_of(path);
        let len = bytes.len();
        let mut options = options.clone().of_file(path);
        let (bytes, made) = converted(&name, bytes, &mut options)?;
        allows(&name, &bytes)?;
        let (tree, mut faults) = Tree::read_with(bytes, &options);
        if tree.game_count() == 0 {
            return Err(Failure::no_record(&name));
        }
        tell_broken(&tree);
        let made_at = faults.len();
        let (made_from, own_file) = made.map_or_else(Default::default, |made| {
            faults.extend(made.faults);
            (made.charset, made.file)
        });
        Ok(Self { name, len, tree, faults, made_at, made_from, own_file, readers: readers_of(path) })
    }

    /// Reports that something up to a node could not be read, so that the board may not be as it was.
    pub fn tell_unread(&self, position: &Position) {
        if position.kind().knows_board() && !position.is_known() {
            let message = match position.lacks_start() {
                true => say!("how-pieces-stood-beginning", "the starting position of this game is not known"),
                false => say!(
                    "board-may-be-wrong",
                    "a move or setup up to this node could not be read, so the board may be wrong; see 'variorum check'"
                ),
            };
            say(&language::with_colon(&self.name, message));
        }
    }

    /// The node that `--game` and `--at` name.
    pub fn place(&self, matches: &ArgMatches) -> Result<NodeId, Failure> {
        let root = self.game(matches.get_one("game").copied().unwrap_or(1))?;
        let place = matches.get_one::<String>("at").map_or("start", String::as_str);
        let failure = |cause: &dyn std::error::Error| Failure(language::with_colon(&self.name, cause));
        let place: Where = place.parse().map_err(|wrong: NoPlace| failure(&wrong))?;
        resolve(&self.tree, &Kind::of(&self.tree, root), root, &place).map_err(|nowhere| failure(&nowhere))
    }

    /// The root of a game, counted from 1.
    pub fn game(&self, number: usize) -> Result<NodeId, Failure> {
        game(&self.name, &self.tree, number)
    }
}

fn game(name: &str, tree: &Tree, number: usize) -> Result<NodeId, Failure> {
    let found = number.checked_sub(1).and_then(|index| tree.games().nth(index));
    found.ok_or_else(|| {
        let count = tree.game_count();
        let has = say!("games-counted", "{count} game" | "{count} games", count);
        Failure(say!("no-game-has-2", "{name}: there is no game {number}; it has {has}", name, number, has))
    })
}

/// A record that is read to be written again, perhaps changed.
pub struct Editable {
    /// Its name in messages.
    pub name: String,
    /// The record.
    pub workspace: Workspace,
    from: PathBuf,
    stamp: Option<Stamp>,
    readers: Readers,
    /// It was made of a server's file.
    is_made: bool,
}

impl Editable {
    /// Reads a record. Only files that are no records are refused.
    pub fn read(path: &Path, options: &ReadOptions) -> Result<Self, Failure> {
        tell_unfinished(path);
        let (bytes, stamp) = bytes_of(path)?;
        let name = name_of(path);
        let mut options = options.clone().of_file(path);
        let (bytes, made) = converted(&name, bytes, &mut options)?;
        for fault in made.iter().flat_map(|made| &made.faults) {
            say(&language::with_colon(&name, &fault.message));
        }
        let is_made = made.is_some();
        let (workspace, _) = Workspace::open_with(bytes, &options);
        if workspace.document().tree().game_count() == 0 {
            return Err(Failure::no_record(&name));
        }
        tell_broken(workspace.document().tree());
        Ok(Self { name, workspace, from: path.into(), stamp, readers: readers_of(path), is_made })
    }

    /// Adds the content of another file to this record: its copies are then restricted to readers of both.
    pub fn takes_from(&mut self, path: &Path) {
        self.readers = self.readers & readers_of(path);
    }

    /// The root of a game, counted from 1.
    pub fn game(&self, number: usize) -> Result<NodeId, Failure> {
        game(&self.name, self.workspace.document().tree(), number)
    }

    /// Writes what became of the record, in one step. The file it came from only if nobody changed it meanwhile.
    pub fn write(&self, to: &Path, bytes: &[u8]) -> Result<(), Failure> {
        let is_own = to != Path::new("-") && is_same(&self.from, to);
        if self.is_made && is_own {
            return Err(not_over(self.name.clone()));
        }
        deliver_record(to, bytes, self.stamp.as_ref().filter(|_| is_own), self.readers)
    }
}

/// Writes a record as [`deliver`] does, but under no name of another format: no program would find a record in that file.
pub fn deliver_record(to: &Path, bytes: &[u8], expected: Option<&Stamp>, readers: Readers) -> Result<(), Failure> {
    refuse_other_formats(to)?;
    deliver(to, bytes, expected, readers)
}

/// Refuses names under which no program would find a record.
pub fn refuse_other_formats(to: &Path) -> Result<(), Failure> {
    if is_made_of_records(to) {
        let suffix = to.extension().map(|suffix| suffix.to_string_lossy().to_lowercase()).unwrap_or_default();
        return Err(Failure(say!(
            "record-is-no-picture",
            "{path}: a record cannot be saved as .{suffix}; 'variorum publish' and 'variorum render' make pages, booklets and pictures",
            path = to.display(),
            suffix
        )));
    }
    if sgf::is_server_name(to) {
        return Err(not_over(to.display().to_string()));
    }
    Ok(())
}

fn not_over(name: String) -> Failure {
    Failure(say!("record-not-written-over", "{name}: a record cannot replace a file of another format", name))
}

/// Errors in the user's descriptions of games, until reported.
static BROKEN: OnceLock<Vec<String>> = OnceLock::new();
/// Has it reported when a record of such a game may be read.
pub fn tell_later(broken: Vec<String>) {
    let _ = BROKEN.set(broken);
}

/// The most games of a record checked before they are reported.
const MOST_GAMES: usize = 64;

/// Tells what is wrong with the user's descriptions, once, where a record is of a game that nobody knows: it may be of one of them.
fn tell_broken(tree: &Tree) {
    static TOLD: Once = Once::new();
    let Some(broken) = BROKEN.get().filter(|broken| !broken.is_empty()) else { return };
    if tree.games().take(MOST_GAMES).any(|root| !Kind::of(tree, root).knows_pieces()) {
        TOLD.call_once(|| broken.iter().for_each(|told| say(told)));
    }
}
