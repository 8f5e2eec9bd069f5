//! Words of the dialogs.

use crate::language::{Counted, Word};

use std::path::Path;

use crate::app::look::words::NO_NOTES;

// Dialogs.
pub const CANCEL: Word = Word("cancel", "Cancel");
pub const SAVE: Word = Word("save", "Save");
pub const DISCARD: Word = Word("discard", "Discard changes");

/// How many findings there are, for the status line.
pub fn notes(count: usize) -> String {
    match count {
        0 => NO_NOTES.into(),
        _ => say!("findings", "{count} issue" | "{count} issues", count),
    }
}

/// Shown while the checker is working.
pub const CHECKING: Word = Word("checking", "Checking…");

pub const CLOSE: Word = Word("close", "Close");

// History.
pub const HISTORY: Word = Word("history", "History");

// Help.
pub const KEYS: Word = Word("keys", "Keyboard and mouse");

/// How many findings there are.
pub fn found(count: usize) -> String {
    match count {
        0 => say!("nothing-found", "No issues."),
        _ => say!(
            "found",
            "{count} issue. The record is shown as it is; nothing is changed unless you ask."
                | "{count} issues. The record is shown as it is; nothing is changed unless you ask.",
            count,
        ),
    }
}

// Games of a collection.
pub const GAMES: Word = Word("games", "Games");

/// How many games there are, and how many of them the filter lets through.
pub fn games_shown(shown: usize, count: usize) -> String {
    match shown == count {
        true => say!("games-counted", "{count} game" | "{count} games", count),
        false => {
            let shown = Counted(&shown);
            say!("games-shown", "{shown} of {count} game" | "{shown} of {count} games", count, shown)
        }
    }
}

// Properties.
pub const NEW_PROPERTY: Word = Word("new-property", "New property");
pub const NEW_VALUE: Word = Word("new-value", "Value");
pub const UNKNOWN_PROPERTY: Word = Word("unknown-property", "not part of the format; kept unchanged");

/// A field with a property's value; 0 where it is the only one.
pub fn value_name(id: &str, number: usize) -> String {
    if number == 0 {
        say!("value-name", "{id}: value", id)
    } else {
        say!("value-name-numbered", "{id}: value {number}", id, number)
    }
}

// Pictures.
pub const RESULTS: Word = Word("results", "Results");
pub const CONFLICTS: Word = Word("conflicts", "Conflicts");
pub const BASE_SAVED: Word = Word("merge-base-saved", "The record as it was saved");
pub const BASE_NOTHING: Word = Word("merge-base-nothing", "No common version");
pub const PUBLISH: Word = Word("publish-title", "Publish the record");
pub const EXPORT_PICTURE: Word = Word("export-picture", "Export picture");
pub const PICTURE_NAME: &str = "picture.png";
pub const LOOK: Word = Word("look", "Theme");
pub const COORDINATES: Word = Word("coordinates", "Coordinates");
pub const LONGER_SIDE: Word = Word("longer-side", "Longer side (px)");
pub const FILE: Word = Word("file", "File");

// Going to a move.
pub const MOVE_OR_POINT: Word = Word("move-or-point", "Move or point");

// Game information.
pub const PLAYERS: Word = Word("players", "Players");
pub const ABOUT_THE_GAME: Word = Word("about-the-game", "Game comment");
pub const NOT_UNDERSTOOD: Word = Word("kept-not-understood", "Not recognised: kept as written");

/// The name of a field of the game information.
pub fn information(id: &str) -> Word {
    match id {
        "EV" => Word("info-EV", "Event"),
        "RO" => Word("info-RO", "Round"),
        "GN" => Word("info-GN", "Game name"),
        "DT" => Word("info-DT", "Date"),
        "PC" => Word("info-PC", "Place"),
        "RE" => Word("info-RE", "Result"),
        "RU" => Word("info-RU", "Rules"),
        "KM" => Word("info-KM", "Komi"),
        "HA" => Word("info-HA", "Handicap"),
        "TM" => Word("info-TM", "Time (seconds)"),
        "OT" => Word("info-OT", "Overtime"),
        "ON" => Word("info-ON", "Opening"),
        "AN" => Word("info-AN", "Annotator"),
        "US" => Word("info-US", "Entered by"),
        "SO" => Word("info-SO", "Source"),
        "CP" => Word("info-CP", "Copyright"),
        _ => ABOUT_THE_GAME,
    }
}

/// A date as people write it.
pub fn date(year: u32, month: Option<u32>, day: Option<u32>) -> String {
    // In some languages a month has another form next to a day.
    const MONTHS: [[Word; 2]; 12] = [
        [Word("month-1", "January"), Word("of-month-1", "January")],
        [Word("month-2", "February"), Word("of-month-2", "February")],
        [Word("month-3", "March"), Word("of-month-3", "March")],
        [Word("month-4", "April"), Word("of-month-4", "April")],
        [Word("month-5", "May"), Word("of-month-5", "May")],
        [Word("month-6", "June"), Word("of-month-6", "June")],
        [Word("month-7", "July"), Word("of-month-7", "July")],
        [Word("month-8", "August"), Word("of-month-8", "August")],
        [Word("month-9", "September"), Word("of-month-9", "September")],
        [Word("month-10", "October"), Word("of-month-10", "October")],
        [Word("month-11", "November"), Word("of-month-11", "November")],
        [Word("month-12", "December"), Word("of-month-12", "December")],
    ];
    let month = month.and_then(|month| MONTHS.get(month.wrapping_sub(1) as usize));
    let month = month.map(|forms| forms[usize::from(day.is_some())]);
    match (month, day) {
        (Some(month), Some(day)) => say!("date-day", "{day} {month} {year}", day, month, year = year.to_string()),
        (Some(month), None) => say!("date-month", "{month} {year}", month, year = year.to_string()),
        (None, _) => year.to_string(),
    }
}

// Encodings.
pub const FOR_ALL: Word = Word("for-all", "all scripts");
pub const FOR_CENTRAL: Word = Word("for-central", "Central European");
pub const FOR_JAPANESE: Word = Word("for-japanese", "Japanese");
pub const FOR_CYRILLIC: Word = Word("for-cyrillic", "Cyrillic");

/// The text for a swap rule of RU; the usual one if RU has none.
pub fn swap_rule(rule: &str) -> Word {
    match rule {
        "swap-pieces" => Word("swap-moves-stone", "allowed: the stone moves (a10 → j1)"),
        "swap-sides" => Word("swap-moves-players", "allowed: the players swap sides"),
        "no-swap" => Word("swap-not-allowed", "not allowed"),
        _ => Word("swap-not-said", "not specified"),
    }
}

/// The text for a start in SU; the usual one if there is none. Names of starts are the same in all languages.
pub fn start(name: &str) -> String {
    if name.is_empty() { Word("start-usual", "standard").to_string() } else { name.replace('-', " ") }
}

/// A handicap for which the board has no places.
pub fn no_handicap(text: &str) -> String {
    say!(
        "no-handicap",
        "“{text}” is not a valid handicap for this board: use 2 to 9 stones, fewer on small boards",
        text
    )
}

said! {
    /// The current position in a list.
    place_of(at: usize, of: usize) => say!("place-of", "{at} of {of}", at, of);

    /// A file was written.
    written(path: &Path) => say!("written", "Saved {path}", path = super::short_path(path));

    /// The field of a player's name.
    name_of(player: &str) => say!("name-of", "{player}: name", player);
}
