//! Words about records and files: opening, saving, questions, places.

use crate::language::{self, StaticText};

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::sgf::{NodeId, Tree, vocabulary};
use crate::store::Stamp;

// The welcome view.
pub const NO_RECENT: StaticText = StaticText("no-recent", "Recently opened records will be listed here.");
pub const OPEN: StaticText = StaticText("open", "Open a record…");
pub const NEW: StaticText = StaticText("new", "New record…");

/// The game of a collection, and the move in it; in a variation also the move at which that leaves the main line.
pub fn place(game: Option<usize>, moves: Option<usize>, variation: Option<usize>) -> String {
    let at = match moves {
        Some(moves) if variation.is_some_and(|from| from > 0) => {
            say!(
                "place-variation",
                "variation at move {from}, move {moves}",
                from = variation.unwrap_or_default(),
                moves
            )
        }
        Some(0) => say!("place-start", "start"),
        Some(moves) => say!("place-move", "move {moves}", moves),
        None => say!("place-far", "late in the game"),
    };
    place_in_game(game, at)
}

/// The same with what is said of the place in its game.
pub fn place_in_game(game: Option<usize>, at: String) -> String {
    match game {
        Some(game) => say!("place-in-game", "game {game}, {at}", game, at),
        None => at,
    }
}

/// The journal cannot be written.
pub fn no_journal(folder: &Path, why: &std::io::Error) -> String {
    without_a_net(&say!(
        "no-journal",
        "{folder}: unsaved changes cannot be backed up ({why})",
        folder = short_path(folder),
        why = crate::store::file::cause(why)
    ))
}

/// The journal fails: the line says why.
pub fn without_a_net(line: &str) -> String {
    say!("without-a-net", "{line}. Save them now: they will be lost if the program ends.", line)
}

/// Sentences begin with a capital, messages of the lower layers do not. A file's name stays as it is.
pub fn capital(words: &str) -> String {
    let is_file = |first: &str| first.trim_end_matches('.').contains(['.', '/', '\\']);
    if language::before_colon(words).or_else(|| words.split_whitespace().next()).is_some_and(is_file) {
        return words.to_owned();
    }
    language::capital(words)
}

/// The name of a property, if known; its identifier otherwise.
pub fn property_name(id: &str) -> String {
    vocabulary::look_up_anywhere(id).map_or_else(|| id.to_owned(), |entry| capital(entry.localized()))
}

// File dialogs.
pub const OPEN_TITLE: StaticText = StaticText("open-title", "Open records");

/// The position at a far node is being computed.
pub const GOING_THERE: StaticText = StaticText("going-there", "Going to the position");

pub const SAVE_TITLE: StaticText = StaticText("save-title", "Save record as");
pub const RECORDS: StaticText = StaticText("records", "Game records");
pub const OPEN_IT: StaticText = StaticText("open-it", "Open");

/// Where in the game a step was made.
pub fn at_move(number: u32) -> String {
    match number {
        0 => say!("at-the-start", "at the start"),
        _ => say!("at-move", "at move {number}", number),
    }
}

/// The largest number of nodes counted on the path to a node: more would keep the user waiting.
pub const FARTHEST: usize = 20_000;

/// Names a node without a move by its distance from the root.
pub fn node_number(tree: &Tree, node: NodeId) -> String {
    match tree.way_up(node).skip(1).take(FARTHEST).count() {
        FARTHEST => say!("place-far", "late in the game"),
        number => say!("node-number", "node {number}", number),
    }
}

/// Nodes or games left the record.
pub fn removed(nodes: usize, games: usize) -> String {
    match games {
        0 => say!("nodes-deleted", "{count} node deleted" | "{count} nodes deleted", count = nodes),
        _ => say!("games-deleted", "{count} game deleted" | "{count} games deleted", count = games),
    }
}

// Records and their files.
pub const NOT_IN_A_FILE: StaticText = StaticText("not-in-a-file", "Not saved to a file yet");
pub const NO_GAME: StaticText = StaticText("no-game", "This collection has no games yet. Click New to add one.");
pub const NO_BOARD: StaticText =
    StaticText("no-board", "The board of this game is not known. These are its moves as recorded.");
pub const NOTHING_OPEN: StaticText = StaticText("nothing-open", "Open a record first");
pub const PASTED: StaticText = StaticText("pasted", "Pasted record");
pub const SAVED: StaticText = StaticText("saved", "Saved");
pub const SAVE_OR_UNDO_FIRST: StaticText =
    StaticText("save-or-undo-first", "Save or undo your changes before reloading the file");
pub const BOARD_THEME: StaticText = StaticText("board-theme", "Board theme");

// Questions.
pub const IN_A_NEW_NODE: StaticText = StaticText("in-a-new-node", "In a new node");
pub const HERE: StaticText = StaticText("here", "Here");
pub const STORE_AS_UTF_8: StaticText = StaticText("store-as-utf-8", "Change encoding to UTF-8");

/// A longer path is shortened in messages.
const LONGEST_PATH: usize = 48;

/// A file or folder for a message of a line or two: `~` for the user's home, and of a long path its end.
pub fn short_path(path: &Path) -> String {
    let home = std::env::home_dir().filter(|home| home.parent().is_some());
    let under_home =
        home.as_deref().and_then(|home| path.strip_prefix(home).ok()).filter(|rest| rest.parent().is_some());
    let whole = under_home.map_or_else(|| path.to_owned(), |rest| Path::new("~").join(rest));
    let shown = language::shown_name(&whole);
    if shown.chars().count() <= LONGEST_PATH {
        return shown;
    }
    let last = |path: &Path| path.file_name().map_or_else(PathBuf::new, PathBuf::from);
    let end = whole.parent().map(last).unwrap_or_default().join(last(&whole));
    let start = if under_home.is_some() { Path::new("~").join("…") } else { PathBuf::from("…") };
    language::shown_name(start.join(end))
}

/// The name of a file, for people.
pub fn file_name(path: &Path) -> String {
    language::shown_name(path.file_name().unwrap_or(path.as_os_str()))
}

/// The form of a time that tells apart what was saved within a minute.
const TO_SECONDS: &str = "%Y-%m-%d %H:%M:%S";

/// How long a file is and of when: "1,234 bytes, modified 2026-11-21 14:05:00".
pub fn stamp_in_words(stamp: &Stamp) -> String {
    let size = bytes(stamp.len);
    match time_in_words(stamp.modified, TO_SECONDS) {
        Some(time) => say!("stamp-in-words", "{size}, modified {time}", size, time),
        None => size,
    }
}

/// The same of an earlier version, which was kept when another one took its place.
pub fn version_in_words(stamp: &Stamp) -> String {
    let size = bytes(stamp.len);
    match time_in_words(stamp.modified, TO_SECONDS) {
        Some(time) => say!("version-in-words", "{size}, replaced {time}", size, time),
        None => size,
    }
}

/// A time of the system in this form; `None` if there is none that can be written.
pub fn time_in_words(time: Option<SystemTime>, form: &str) -> Option<String> {
    let time = jiff::Timestamp::try_from(time?).ok()?.to_zoned(jiff::tz::TimeZone::system());
    Some(time.strftime(form).to_string())
}

/// A file could not be kept as it was.
pub fn no_version_kept(path: &Path, why: &str) -> String {
    say!(
        "no-version-kept",
        "{path}: saved, but its earlier version could not be stored ({why})",
        path = short_path(path),
        why
    )
}

/// The text for an error in the program.
pub const PROGRAM_ERROR: StaticText = StaticText("an-error", "an internal error");

/// A file could not be read because the program made an error.
pub fn broken(path: &Path) -> String {
    say!("broken", "{path}: cannot be read ({program_error})", path = short_path(path), program_error = PROGRAM_ERROR)
}

/// The program crashed.
pub fn ended_by_error(what: &str) -> String {
    say!(
        "ended-by-error",
        "the program crashed: {what}; unsaved work is kept and can be restored at the next start",
        what
    )
}

// Notes about unsaved work.
pub const FILE_IS_GONE: StaticText = StaticText("the-file-is-gone", "The file no longer exists.");

/// A reloaded file is no longer a record.
pub fn no_record_any_more(path: &Path) -> String {
    say!(
        "no-record-any-more",
        "{path}: the file is no longer a game record; the open record was not changed",
        path = short_path(path)
    )
}

said! {
    /// The settings bind keys that do not exist.
    no_such_keys(keys: &str) => say!("no-such-keys", "invalid shortcuts in the settings: {keys}", keys);

    /// A collection is being split.
    splitting(folder: &Path) => say!("splitting", "Splitting into {folder}", folder = short_path(folder));

    /// A record cannot be edited while something is done to it.
    is_at_work(message: &str) => say!("at-work", "Wait for this to finish, or stop it: {message}", message);

    /// A large file is being read.
    reading(path: &Path) => say!("reading", "Reading {path}", path = short_path(path));

    /// A large file is being written.
    writing(path: &Path) => say!("writing", "Writing {path}", path = short_path(path));

    /// A file that holds no record.
    no_record(path: &Path) => say!("no-record", "{path}: not a game record", path = short_path(path));

    /// A number of bytes.
    bytes(count: u64) => say!("bytes-counted", "{count} byte" | "{count} bytes", count);
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_message_has_room_for_a_path() {
        let home = std::env::home_dir().unwrap();
        let long = "records of the winter school/first week/lessons with comments";
        for (path, told) in [
            (PathBuf::from("/mnt/stick/game.sgf"), "/mnt/stick/game.sgf".to_owned()),
            (home.join("games/game.sgf"), "~/games/game.sgf".to_owned()),
            (home.join(long).join("game.sgf"), "~/…/lessons with comments/game.sgf".to_owned()),
            (Path::new("/mnt/stick").join(long).join("game.sgf"), "…/lessons with comments/game.sgf".to_owned()),
            (home.clone(), home.display().to_string()),
            (PathBuf::from("/"), "/".to_owned()),
        ] {
            assert_eq!(short_path(&path), told, "{}", path.display());
        }
    }
}
