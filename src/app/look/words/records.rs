//! Words about records and files: opening, saving, questions, places.

use std::path::Path;

use crate::store::Stamp;

// The welcome view.
pub const RECENT: &str = "Recent";
pub const NO_RECENT: &str = "Records you open are listed here.";
pub const SAMPLES: &str = "Samples";
pub const OPEN: &str = "Open a record…";
pub const NEW: &str = "New record…";
pub const DROP_HINT: &str = "or drop files anywhere in the window";

// Places of a record.

/// The game of a collection, and the move in it.
pub fn place(game: Option<usize>, moves: Option<usize>) -> String {
    let at = match moves {
        Some(0) => "start".to_owned(),
        Some(moves) => format!("move {moves}"),
        None => "far on".to_owned(),
    };
    match game {
        Some(game) => format!("game {game}, {at}"),
        None => at,
    }
}

/// A place of a record and the line of its file.
pub fn place_and_line(place: &str, line: usize) -> String {
    format!("{place} · line {line}")
}

/// A line of a file.
pub fn line_of_file(line: usize) -> String {
    format!("line {line}")
}

/// Unsaved work of an earlier run is damaged.
pub fn damaged_work(path: &Path, why: &str) -> String {
    format!("{}: unsaved work of an earlier run cannot be brought back ({why}); it stays there", path.display())
}

/// There is no net under unsaved work.
pub fn no_journal(folder: &Path, why: &std::io::Error) -> String {
    without_a_net(&format!("{}: unsaved changes cannot be kept safe ({why})", folder.display()))
}

/// Keeping unsaved work safe fails: the line says why.
pub fn without_a_net(line: &str) -> String {
    format!("{line}. If the program ends now they are lost: save them.")
}

/// Sentences begin with a capital, messages of the lower floors do not. A file's name stays as it is.
pub fn capital(words: &str) -> String {
    let (first, rest) = words.split_once(": ").unwrap_or_default();
    if !rest.is_empty() && first.contains(['.', '/', '\\']) {
        return words.to_owned();
    }
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

// Notices.
pub const CLOSE_NOTICE: &str = "Close this message";

/// The settings bind keys that do not exist.
pub fn no_such_keys(keys: &str) -> String {
    format!("the settings name keys that do not exist: {keys}")
}

// File dialogs.
pub const OPEN_TITLE: &str = "Open records";
pub const FOLDER_TITLE: &str = "Write each game to a file of its own in";

/// A file that would be replaced.
pub fn is_there_already(path: &Path) -> String {
    format!("{}: is there already; nothing written", path.display())
}

/// A collection was split.
pub fn split_into(games: usize, folder: &Path) -> String {
    format!("{games} files written to {}", folder.display())
}

/// A collection is being split.
pub fn splitting(folder: &Path) -> String {
    format!("Splitting into {}", folder.display())
}

/// Splitting was stopped.
pub fn split_stopped(done: usize, games: usize, folder: &Path) -> String {
    format!("Stopped: {done} of {games} files were written to {}", folder.display())
}

pub const SAVE_TITLE: &str = "Save the record as";
pub const RECORDS: &str = "Game records";
pub const ALL_FILES: &str = "All files";
pub const TYPE_A_PATH: &str = "Path of the file";
pub const FOLDER_ABOVE: &str = "↑ The folder above";
pub const OPEN_IT: &str = "Open";

// Unsaved changes.
pub const SAVE_ALL: &str = "Save all";
pub const CHANGES_ARE_LOST: &str = "What you changed is lost if you don't save it.";

/// The question before changes are lost.
pub fn save_changes(names: &[String]) -> String {
    match names {
        [one] => format!("Save the changes to {one}?"),
        many => format!("Save the changes to {} records?", many.len()),
    }
}

/// The end of a list that is too long.
pub fn and_more(count: usize) -> String {
    format!("and {count} more")
}

// Records and their files.
pub const NOT_IN_A_FILE: &str = "Not in a file yet";
pub const NO_GAME: &str = "This collection has no game yet. Add one with New.";
pub const NO_BOARD: &str = "The board of this game is not known. These are its moves, as the record writes them.";
pub const NOTHING_OPEN: &str = "Open a record first";
pub const NO_RECORD_IN_TEXT: &str = "That text is no game record";
pub const PASTED: &str = "Pasted record";
pub const DROPPED: &str = "Dropped record";
pub const SAVED: &str = "Saved";
pub const SAVE_OR_UNDO_FIRST: &str = "Save or undo your changes before the file is read again";
pub const OPEN_RECENT: &str = "Open recent";
pub const BOARD_THEME: &str = "Board";

pub const STILL_WRITING: &str = "This record is still being written";

/// A large file is being read.
pub fn reading(path: &Path) -> String {
    format!("Reading {}", path.display())
}

/// A large file is being written.
pub fn writing(path: &Path) -> String {
    format!("Writing {}", path.display())
}

/// A file that holds no record.
pub fn no_record(path: &Path) -> String {
    format!("{}: this is no game record", path.display())
}

/// An encoding nobody knows.
pub fn no_such_encoding(label: &str) -> String {
    format!("there is no encoding called {label}")
}

/// A tool nobody knows.
pub fn no_such_tool(name: &str) -> String {
    format!("there is no tool called {name}")
}

/// A theme nobody knows.
pub fn no_such_theme(name: &str) -> String {
    format!("there is no theme called {name}")
}

/// A legal placement was found: its number, how many there are, the piece.
pub fn found_move(number: usize, count: usize, piece: &str) -> String {
    format!("Move {number} of {count}: piece {piece}. Enter plays it, Escape puts it back")
}

/// A search for moves found none.
pub fn no_legal_move(colour: &str) -> String {
    format!("{colour} has no legal move")
}

/// A command that cannot be done in this window.
pub fn not_here(title: &str) -> String {
    format!("{title} is not possible here")
}

// Questions.
pub const OVERWRITE: &str = "Replace it";
pub const KEEP_BOTH: &str = "Keep both";
pub const RELOAD_INSTEAD: &str = "Lose mine and reload";
pub const OPEN_BESIDE: &str = "Look at it";
pub const WRITE_AGAIN: &str = "Write it again";
pub const TYPE_THE_PATH: &str = "The system's dialog does not come: type the path of the file";
pub const WHERE_TO_SET_UP: &str = "Where should this be set up?";
pub const WHERE_TO_SET_UP_MORE: &str =
    "This node has a move or goes on. Setup here changes everything that follows it.";
pub const IN_A_NEW_NODE: &str = "In a new node";
pub const HERE: &str = "Here";
pub const TEXT_DOES_NOT_FIT: &str = "This text does not fit the file's encoding";
pub const STORE_AS_UTF_8: &str = "Store the record as UTF-8";

/// The name of a file, for people.
fn name_of(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

/// A file stands where one is to be written.
pub fn is_in_the_way(path: &Path) -> String {
    format!("{} is there already", name_of(path))
}

/// The same, and what speaks against replacing it.
pub fn is_in_the_way_more(path: &Path, stamp: &Stamp) -> String {
    format!("{} has {}. Replacing it loses what is in it.", path.display(), stamp_in_words(stamp))
}

/// A file is not what was read from it.
pub fn is_changed(path: &Path) -> String {
    format!("{} was changed by another program", name_of(path))
}

/// The same, and what speaks against replacing it.
pub fn is_changed_more(path: &Path, stamp: &Stamp) -> String {
    let stamp = stamp_in_words(stamp);
    format!("{} now has {stamp}. Replacing it loses what the other program wrote.", path.display())
}

/// A file is not there any more.
pub fn is_gone(path: &Path) -> String {
    format!("{} is gone", name_of(path))
}

/// The same, and what may have happened.
pub fn is_gone_more(path: &Path) -> String {
    format!("{} was deleted, moved or renamed since it was read.", path.display())
}

/// How long a file is and of when: "1,234 bytes, of 2026-11-21 14:05:00".
pub fn stamp_in_words(stamp: &Stamp) -> String {
    let size = grouped(stamp.len);
    match stamp.modified.and_then(|time| jiff::Timestamp::try_from(time).ok()) {
        Some(time) => {
            let time = time.to_zoned(jiff::tz::TimeZone::system());
            format!("{size} bytes, of {}", time.strftime("%Y-%m-%d %H:%M:%S"))
        }
        None => format!("{size} bytes"),
    }
}

/// A number in groups of three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(",")
}

/// What a file holds that was changed by another program.
pub fn on_the_disk(path: &Path) -> String {
    format!("{} on the disk", path.file_name().unwrap_or_default().to_string_lossy())
}

/// The versions of a file are listed.
pub fn versions_of(path: &Path) -> String {
    format!("Earlier versions of {}", name_of(path))
}

/// What the list of versions is.
pub const VERSIONS_MORE: &str = "What the file held before it was first saved, each time you began to work on it. Opening one leaves the file as it is.";
pub const NO_VERSIONS: &str = "No earlier version of this file is kept";

/// The title of an earlier version.
pub fn earlier(path: &Path) -> String {
    format!("{} earlier", path.file_stem().unwrap_or_default().to_string_lossy())
}

/// A file could not be kept as it was.
pub fn no_version_kept(path: &Path, why: &str) -> String {
    format!("{}: saved, but its earlier version could not be kept ({why})", path.display())
}

/// The file of an open record is gone.
pub fn file_is_gone(path: &Path) -> String {
    format!("{}: was deleted, moved or renamed; its record is only here now", path.display())
}

/// The file of a record with changes was changed as well.
pub fn file_has_changed(path: &Path) -> String {
    format!("{}: was changed by another program; saving asks what is to be kept", path.display())
}

/// The file of a record without changes was changed.
pub fn file_was_read_again(path: &Path) -> String {
    format!("{}: was changed by another program and read again", path.display())
}

/// The program made an error: what, and where in it.
pub fn program_error(what: &str) -> String {
    format!("An error of the program: {what}. What you were doing may not have been done; save your work.")
}

/// What went wrong where the program made an error.
pub const PROGRAM_ERROR: &str = "an error of the program";

/// A file could not be read because the program made an error.
pub fn broken(path: &Path) -> String {
    format!("{}: cannot be read ({PROGRAM_ERROR})", path.display())
}

/// The program was ended by an error.
pub fn ended_by_error(what: &str) -> String {
    format!(
        "the program was ended by an error of its own: {what}; unsaved work is kept and comes back at the next start"
    )
}

// What earlier runs left.
pub const UNSAVED_WORK: &str = "Unsaved work of an earlier run";
pub const UNSAVED_WORK_MORE: &str =
    "The program ended before these were saved. What you do not decide now is offered at the next start.";
pub const RESTORE_ALL: &str = "Restore all";
pub const RESTORE: &str = "Restore";
pub const AS_A_COPY: &str = "As a copy";
pub const DISCARD_IT: &str = "Discard";
pub const LATER: &str = "Later";
pub const IN_NO_FILE: &str = "In no file yet";
pub const FILE_IS_GONE: &str = "The file is gone.";
pub const LAST_MOMENT_MISSING: &str = "The last moment before the program ended may be missing.";
pub const ENDED_TWICE: &str =
    "The program ended twice while this was brought back: it is not among \u{201c}all\u{201d}.";

/// How much was kept, and when.
pub fn kept_as(stamp: &str) -> String {
    format!("Kept: {stamp}")
}

/// The file of unsaved work is not what it was.
pub fn file_changed_since(stamp: &str) -> String {
    format!("The file was changed since: it has {stamp}.")
}

/// Where unsaved work begins to differ from its file.
pub fn difference(file: &str, kept: &str) -> String {
    format!("In the file: \u{2026}{file}\u{2026}  Here: \u{2026}{kept}\u{2026}")
}

/// What a copy of a record is called.
pub fn copy_of(title: &str) -> String {
    match title.rsplit_once('.') {
        Some((stem, _)) if !stem.is_empty() => format!("{stem} (restored)"),
        _ => format!("{title} (restored)"),
    }
}

/// A file that was read again is no record now.
pub fn no_record_any_more(path: &Path) -> String {
    format!("{}: is no game record any more; what is open here stays as it was", path.display())
}
