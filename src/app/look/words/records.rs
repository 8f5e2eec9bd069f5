//! Words about records and files: opening, saving, questions, places.

use crate::language::{self, Counted, Word, counted};

use std::path::Path;

use crate::store::Stamp;

// The welcome view.
pub const RECENT: Word = Word("recent", "Recent");
pub const NO_RECENT: Word = Word("no-recent", "Records you open are listed here.");
pub const SAMPLES: Word = Word("samples", "Samples");
pub const OPEN: Word = Word("open", "Open a record…");
pub const NEW: Word = Word("new", "New record…");
pub const DROP_HINT: Word = Word("drop-hint", "or drop files anywhere in the window");
/// The same where files cannot be dropped.
pub const NO_DROP_HINT: Word =
    Word("no-drop-hint", "files cannot be dropped here under Wayland; Open… takes several at once");

// Places of a record.

/// The game of a collection, and the move in it.
pub fn place(game: Option<usize>, moves: Option<usize>) -> String {
    let at = match moves {
        Some(0) => say!("place-start", "start"),
        Some(moves) => say!("place-move", "move {moves}", moves),
        None => say!("place-far", "far on"),
    };
    match game {
        Some(game) => say!("place-in-game", "game {game}, {at}", game, at),
        None => at,
    }
}

/// A place of a record and the line of its file.
pub fn place_and_line(place: &str, line: usize) -> String {
    say!("place-and-line", "{place} · line {line}", place, line)
}

/// A line of a file.
pub fn line_of_file(line: usize) -> String {
    say!("line-of-file", "line {line}", line)
}

/// Unsaved work of an earlier run is damaged.
pub fn damaged_work(path: &Path, why: &str) -> String {
    say!(
        "damaged-work",
        "{path}: unsaved work of an earlier run cannot be brought back ({why}); it stays there",
        path = path.display(),
        why
    )
}

/// There is no net under unsaved work.
pub fn no_journal(folder: &Path, why: &std::io::Error) -> String {
    without_a_net(&say!(
        "no-journal",
        "{folder}: unsaved changes cannot be kept safe ({why})",
        folder = folder.display(),
        why = crate::store::file::cause(why)
    ))
}

/// Keeping unsaved work safe fails: the line says why.
pub fn without_a_net(line: &str) -> String {
    say!("without-a-net", "{line}. If the program ends now they are lost: save them.", line)
}

/// Sentences begin with a capital, messages of the lower floors do not. A file's name stays as it is.
pub fn capital(words: &str) -> String {
    if language::before_colon(words).is_some_and(|first| first.contains(['.', '/', '\\'])) {
        return words.to_owned();
    }
    language::capital(words)
}

// Notices.
pub const CLOSE_NOTICE: Word = Word("close-notice", "Close this message");

/// The settings bind keys that do not exist.
pub fn no_such_keys(keys: &str) -> String {
    say!("no-such-keys", "the settings name keys that do not exist: {keys}", keys)
}

// File dialogs.
pub const OPEN_TITLE: Word = Word("open-title", "Open records");
pub const FOLDER_TITLE: Word = Word("folder-title", "Write each game to a file of its own in");

/// A file that would be replaced.
pub fn is_there_already(path: &Path) -> String {
    say!("is-there-already", "{path}: is there already; nothing written", path = path.display())
}

/// A collection was split.
pub fn split_into(games: usize, folder: &Path) -> String {
    say!(
        "split-into",
        "{games} file written to {folder}" | "{games} files written to {folder}",
        games,
        folder = folder.display()
    )
}

/// A collection is being split.
pub fn splitting(folder: &Path) -> String {
    say!("splitting", "Splitting into {folder}", folder = folder.display())
}

/// The board at a far place is being worked out.
pub const GOING_THERE: Word = Word("going-there", "Going there");

/// A record cannot be edited while something is done to it.
pub fn is_at_work(told: &str) -> String {
    say!("at-work", "Wait until this is done, or stop it: {told}", told)
}

pub const CHANGED_MEANWHILE: Word =
    Word("changed-meanwhile", "The record was changed meanwhile, so nothing was done to it");

/// Something was stopped.
pub fn was_stopped(told: &str) -> String {
    say!("was-stopped", "Stopped; nothing was changed: {told}", told)
}

/// Something came to nothing by an error of the program.
pub fn was_not_done(told: &str) -> String {
    say!("was-not-done", "This could not be done, and nothing was changed: {told}", told)
}

/// Splitting was stopped.
pub fn split_stopped(done: usize, games: usize, folder: &Path) -> String {
    say!(
        "split-stopped",
        "Stopped: {done} of {games} files were written to {folder}",
        done,
        games,
        folder = folder.display()
    )
}

pub const SAVE_TITLE: Word = Word("save-title", "Save the record as");
pub const RECORDS: Word = Word("records", "Game records");
pub const ALL_FILES: Word = Word("all-files", "All files");
pub const TYPE_A_PATH: Word = Word("type-a-path", "Path of the file");
pub const FOLDER_ABOVE: Word = Word("folder-above", "↑ The folder above");
pub const OPEN_IT: Word = Word("open-it", "Open");

// Unsaved changes.
pub const SAVE_ALL: Word = Word("save-all", "Save all");
pub const CHANGES_ARE_LOST: Word = Word("changes-are-lost", "What you changed is lost if you don't save it.");

/// The question before changes are lost.
pub fn save_changes(names: &[String]) -> String {
    match names {
        [one] => say!("save-changes", "Save the changes to {one}?", one),
        many => say!("save-changes-many", "Save the changes to {count} records?", count = many.len()),
    }
}

/// The end of a list that is too long.
pub fn and_more(count: usize) -> String {
    say!("and-more", "and {count} more", count = Counted(&count))
}

/// Where in the game a step was made.
pub fn at_move(number: u32) -> String {
    match number {
        0 => say!("at-the-start", "at the start"),
        _ => say!("at-move", "at move {number}", number),
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
pub const NOT_IN_A_FILE: Word = Word("not-in-a-file", "Not in a file yet");
pub const NO_GAME: Word = Word("no-game", "This collection has no game yet. Add one with New.");
pub const NO_BOARD: Word =
    Word("no-board", "The board of this game is not known. These are its moves, as the record writes them.");
pub const NOTHING_OPEN: Word = Word("nothing-open", "Open a record first");
pub const NOT_A_RECORD: Word = Word("not-a-record", "Not a game record");
pub const NO_RECORD_IN_TEXT: Word = Word("no-record-in-text", "That text is not a game record");
pub const PASTED: Word = Word("pasted", "Pasted record");
pub const DROPPED: Word = Word("dropped", "Dropped record");
pub const SAVED: Word = Word("saved", "Saved");
pub const SAVE_OR_UNDO_FIRST: Word =
    Word("save-or-undo-first", "Save or undo your changes before the file is read again");
pub const OPEN_RECENT: Word = Word("open-recent", "Open recent");
pub const BOARD_THEME: Word = Word("board-theme", "Board");

/// A record is being written, and the disk takes its time.
pub fn slow_disk(path: &Path) -> String {
    say!("slow-disk", "The disk is slow: still writing {path}. You can go on.", path = path.display())
}

/// The same, where something is closed when that is done.
pub fn closes_then(path: &Path) -> String {
    say!("closes-then", "Closing when {path} is written", path = path.display())
}

/// A large file is being read.
pub fn reading(path: &Path) -> String {
    say!("reading", "Reading {path}", path = path.display())
}

/// A large file is being written.
pub fn writing(path: &Path) -> String {
    say!("writing", "Writing {path}", path = path.display())
}

/// A file that holds no record.
pub fn no_record(path: &Path) -> String {
    say!("no-record", "{path}: this is not a game record", path = path.display())
}

/// An encoding nobody knows.
pub fn no_such_encoding(label: &str) -> String {
    say!("no-such-encoding", "there is no encoding called {label}", label)
}

/// A tool nobody knows.
pub fn no_such_tool(name: &str) -> String {
    say!("no-such-tool", "there is no tool called {name}", name)
}

/// A theme nobody knows.
pub fn no_such_theme(name: &str) -> String {
    say!("no-such-theme", "there is no theme called {name}", name)
}

/// A legal placement was found: its number, how many there are, the piece.
pub fn found_move(number: usize, count: usize, piece: &str) -> String {
    say!(
        "found-move",
        "Move {number} of {count}: piece {piece}. Enter plays it, Escape puts it back",
        number,
        count,
        piece
    )
}

/// A search for moves found none.
pub fn no_legal_move(colour: &str) -> String {
    say!("no-legal-move", "{colour} has no legal move", colour)
}

/// A command that cannot be done in this window.
pub fn not_here(title: &str) -> String {
    say!("not-here", "{title} is not possible here", title)
}

// Questions.
pub const OVERWRITE: Word = Word("overwrite", "Replace it");
pub const KEEP_BOTH: Word = Word("keep-both", "Keep both");
pub const RELOAD_INSTEAD: Word = Word("reload-instead", "Lose mine and reload");
pub const OPEN_BESIDE: Word = Word("open-beside", "Look at it");
pub const WRITE_AGAIN: Word = Word("write-again", "Write it again");
pub const TYPE_THE_PATH: Word = Word("type-the-path", "The system's dialog does not come: type the path of the file");
pub const WHERE_TO_SET_UP: Word = Word("where-to-set-up", "Where should this be set up?");
pub const WHERE_TO_SET_UP_MORE: Word =
    Word("where-to-set-up-more", "This node has a move or goes on. Setup here changes everything that follows it.");
pub const IN_A_NEW_NODE: Word = Word("in-a-new-node", "In a new node");
pub const HERE: Word = Word("here", "Here");
pub const TEXT_DOES_NOT_FIT: Word = Word("text-does-not-fit", "This text does not fit the file's encoding");
pub const STORE_AS_UTF_8: Word = Word("store-as-utf-8", "Store the record as UTF-8");

/// The name of a file, for people.
fn name_of(path: &Path) -> String {
    path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned())
}

/// A file stands where one is to be written.
pub fn is_in_the_way(path: &Path) -> String {
    say!("is-in-the-way", "{path} is there already", path = name_of(path))
}

/// The same, and what speaks against replacing it.
pub fn is_in_the_way_more(path: &Path, stamp: &Stamp) -> String {
    say!(
        "is-in-the-way-more",
        "{path} has {stamp}. Replacing it loses what is in it.",
        path = path.display(),
        stamp = stamp_in_words(stamp)
    )
}

/// A file is not what was read from it.
pub fn is_changed(path: &Path) -> String {
    say!("is-changed", "{path} was changed by another program", path = name_of(path))
}

/// The same, and what speaks against replacing it.
pub fn is_changed_more(path: &Path, stamp: &Stamp) -> String {
    let stamp = stamp_in_words(stamp);
    say!(
        "is-changed-more",
        "{path} now has {stamp}. Replacing it loses what the other program wrote.",
        path = path.display(),
        stamp
    )
}

/// A file is not there any more.
pub fn is_gone(path: &Path) -> String {
    say!("is-gone", "{path} is gone", path = name_of(path))
}

/// The same, and what may have happened.
pub fn is_gone_more(path: &Path) -> String {
    say!("is-gone-more", "{path} was deleted, moved or renamed since it was read.", path = path.display())
}

/// How long a file is and of when: "1,234 bytes, of 2026-11-21 14:05:00".
pub fn stamp_in_words(stamp: &Stamp) -> String {
    let size = counted(stamp.len);
    match stamp.modified.and_then(|time| jiff::Timestamp::try_from(time).ok()) {
        Some(time) => {
            let time = time.to_zoned(jiff::tz::TimeZone::system());
            let time = time.strftime("%Y-%m-%d %H:%M:%S").to_string();
            say!("stamp-in-words", "{size} bytes, of {time}", size, time)
        }
        None => say!("size-in-words", "{size} bytes", size),
    }
}

/// The size of a file and when it was changed, as a list of files has them.
pub fn size_and_day(size: u64, changed: Option<std::time::SystemTime>) -> (String, String) {
    let time = changed.and_then(|time| jiff::Timestamp::try_from(time).ok());
    let day = time.map(|time| time.to_zoned(jiff::tz::TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string());
    (say!("size-in-words", "{size} bytes", size = counted(size)), day.unwrap_or_default())
}

/// What a file holds that was changed by another program.
pub fn on_the_disk(path: &Path) -> String {
    say!("on-the-disk", "{name} on the disk", name = path.file_name().unwrap_or_default().to_string_lossy())
}

/// The versions of a file are listed.
pub fn versions_of(path: &Path) -> String {
    say!("versions-of", "Earlier versions of {path}", path = name_of(path))
}

/// What the list of versions is.
pub const VERSIONS_MORE: Word = Word(
    "versions-more",
    "What the file held before it was first saved, each time you began to work on it. Opening one leaves the file as it is.",
);
pub const NO_VERSIONS: Word = Word("no-versions", "No earlier version of this file is kept");

/// The title of an earlier version.
pub fn earlier(path: &Path) -> String {
    say!("earlier", "{name} earlier", name = path.file_stem().unwrap_or_default().to_string_lossy())
}

/// A file could not be kept as it was.
pub fn no_version_kept(path: &Path, why: &str) -> String {
    say!(
        "no-version-kept",
        "{path}: saved, but its earlier version could not be kept ({why})",
        path = path.display(),
        why
    )
}

/// The file of an open record is gone.
pub fn file_is_gone(path: &Path) -> String {
    say!("file-is-gone", "{path}: was deleted, moved or renamed; its record is only here now", path = path.display())
}

/// The file of a record with changes was changed as well.
pub fn file_has_changed(path: &Path) -> String {
    say!(
        "file-has-changed",
        "{path}: was changed by another program; saving asks what is to be kept",
        path = path.display()
    )
}

/// The file of a record without changes was changed, and has so many bytes that it is not read unasked.
pub fn large_file_has_changed(path: &Path, length: u64) -> String {
    say!(
        "large-file-has-changed",
        "{path}: was changed by another program and is large ({size}); it is not read unasked",
        path = path.display(),
        size = say!("size-in-words", "{size} bytes", size = counted(length))
    )
}

/// The file of a record without changes was changed.
pub fn file_was_read_again(path: &Path) -> String {
    say!("file-was-read-again", "{path}: was changed by another program and read again", path = path.display())
}

/// The program made an error: what, and where in it.
pub fn program_error(what: &str) -> String {
    say!(
        "program-error",
        "An error of the program: {what}. What you were doing may not have been done; save your work.",
        what
    )
}

/// What went wrong where the program made an error.
pub const PROGRAM_ERROR: Word = Word("an-error", "an error of the program");

/// A file could not be read because the program made an error.
pub fn broken(path: &Path) -> String {
    say!("broken", "{path}: cannot be read ({program_error})", path = path.display(), program_error = PROGRAM_ERROR)
}

/// The program was ended by an error.
pub fn ended_by_error(what: &str) -> String {
    say!(
        "ended-by-error",
        "the program was ended by an error of its own: {what}; unsaved work is kept and comes back at the next start",
        what
    )
}

// What earlier runs left.
pub const UNSAVED_WORK: Word = Word("unsaved-work", "Unsaved work of an earlier run");
pub const UNSAVED_WORK_MORE: Word = Word(
    "unsaved-work-more",
    "The program ended before these were saved. What you do not decide now is offered at the next start.",
);
pub const RESTORE_ALL: Word = Word("restore-all", "Restore all");
pub const RESTORE: Word = Word("restore", "Restore");
pub const AS_A_COPY: Word = Word("as-a-copy", "As a copy");
pub const DISCARD_IT: Word = Word("discard-it", "Discard");
pub const LATER: Word = Word("later", "Later");
pub const IN_NO_FILE: Word = Word("in-no-file", "In no file yet");
pub const FILE_IS_GONE: Word = Word("the-file-is-gone", "The file is gone.");
pub const LAST_MOMENT_MISSING: Word =
    Word("last-moment-missing", "The last moment before the program ended may be missing.");
pub const ENDED_TWICE: Word =
    Word("ended-twice", "The program ended twice while this was brought back: it is not among “all”.");

/// How much was kept, and when.
pub fn kept_as(stamp: &str) -> String {
    say!("kept-as", "Kept: {stamp}", stamp)
}

/// The file of unsaved work is not what it was.
pub fn file_changed_since(stamp: &str) -> String {
    say!("file-changed-since", "The file was changed since: it has {stamp}.", stamp)
}

/// Where unsaved work begins to differ from its file.
pub fn difference(file: &str, kept: &str) -> String {
    say!("difference", "In the file: …{file}…  Here: …{kept}…", file, kept)
}

/// What a copy of a record is called.
pub fn copy_of(title: &str) -> String {
    match title.rsplit_once('.') {
        Some((stem, _)) if !stem.is_empty() => say!("copy-of", "{title} (restored)", title = stem),
        _ => say!("copy-of", "{title} (restored)", title),
    }
}

/// A file that was read again is no record now.
pub fn no_record_any_more(path: &Path) -> String {
    say!(
        "no-record-any-more",
        "{path}: is not a game record any more; what is open here stays as it was",
        path = path.display()
    )
}

/// Files of the last session that are gone.
pub fn not_there_any_more(names: &[String]) -> String {
    say!("not-there-any-more", "No longer there: {names}", names = names.join(", "))
}

/// Files of the last session that a start has no room for.
pub fn opened_later(count: usize, most: usize) -> String {
    say!(
        "opened-later",
        "a start opens {most} files of the last session, of 1 GB together; left in the list: {count}",
        most,
        count = Counted(&count)
    )
}
