//! Words of the dialogs.

use crate::language::{Counted, StaticText};

use std::path::Path;

use crate::app::look::words::NO_NOTES;

// Dialogs.
pub const CANCEL: StaticText = StaticText("cancel", "Cancel");
pub const SAVE: StaticText = StaticText("save", "Save");
pub const DISCARD: StaticText = StaticText("discard", "Discard changes");

/// How many findings there are, for the status line.
pub fn notes(count: usize) -> String {
    match count {
        0 => NO_NOTES.into(),
        _ => say!("findings", "{count} issue" | "{count} issues", count),
    }
}

/// Shown while the checker is working.
pub const CHECKING: StaticText = StaticText("checking", "Checking…");

pub const CLOSE: StaticText = StaticText("close", "Close");

// History.
pub const HISTORY: StaticText = StaticText("history", "History");

// Help.
pub const KEYS: StaticText = StaticText("keys", "Keyboard and mouse");

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
pub const GAMES: StaticText = StaticText("games", "Games");

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
pub const NEW_PROPERTY: StaticText = StaticText("new-property", "New property");
pub const NEW_VALUE: StaticText = StaticText("new-value", "Value");
pub const UNKNOWN_PROPERTY: StaticText = StaticText("unknown-property", "not part of the format; kept unchanged");

/// A field with a property's value; 0 where it is the only one.
pub fn value_name(id: &str, number: usize) -> String {
    if number == 0 {
        say!("value-name", "{id}: value", id)
    } else {
        say!("value-name-numbered", "{id}: value {number}", id, number)
    }
}

// Pictures.
pub const RESULTS: StaticText = StaticText("results", "Results");
pub const CONFLICTS: StaticText = StaticText("conflicts", "Conflicts");
pub const BASE_SAVED: StaticText = StaticText("merge-base-saved", "The record as it was saved");
pub const BASE_NOTHING: StaticText = StaticText("merge-base-nothing", "No common version");
pub const PUBLISH: StaticText = StaticText("publish-title", "Publish the record");
pub const EXPORT_PICTURE: StaticText = StaticText("export-picture", "Export picture");
pub const PICTURE_NAME: &str = "picture.png";
pub const LOOK: StaticText = StaticText("look", "Theme");
pub const COORDINATES: StaticText = StaticText("coordinates", "Coordinates");
pub const LONGER_SIDE: StaticText = StaticText("longer-side", "Longer side (px)");
pub const FILE: StaticText = StaticText("file", "File");

// Going to a move.
pub const MOVE_OR_POINT: StaticText = StaticText("move-or-point", "Move or point");

// Game information.
pub const PLAYERS: StaticText = StaticText("players", "Players");
pub const ABOUT_THE_GAME: StaticText = StaticText("about-the-game", "Game comment");
pub const NOT_UNDERSTOOD: StaticText = StaticText("kept-not-understood", "Not recognised: kept as written");

/// The name of a field of the game information.
pub fn information(id: &str) -> StaticText {
    match id {
        "EV" => StaticText("info-EV", "Event"),
        "RO" => StaticText("info-RO", "Round"),
        "GN" => StaticText("info-GN", "Game name"),
        "DT" => StaticText("info-DT", "Date"),
        "PC" => StaticText("info-PC", "Place"),
        "RE" => StaticText("info-RE", "Result"),
        "RU" => StaticText("info-RU", "Rules"),
        "KM" => StaticText("info-KM", "Komi"),
        "HA" => StaticText("info-HA", "Handicap"),
        "TM" => StaticText("info-TM", "Time (seconds)"),
        "OT" => StaticText("info-OT", "Overtime"),
        "ON" => StaticText("info-ON", "Opening"),
        "AN" => StaticText("info-AN", "Annotator"),
        "US" => StaticText("info-US", "Entered by"),
        "SO" => StaticText("info-SO", "Source"),
        "CP" => StaticText("info-CP", "Copyright"),
        _ => ABOUT_THE_GAME,
    }
}

/// A date as people write it.
pub fn date(year: u32, month: Option<u32>, day: Option<u32>) -> String {
    // In some languages a month has another form next to a day.
    const MONTHS: [[StaticText; 2]; 12] = [
        [StaticText("month-1", "January"), StaticText("of-month-1", "January")],
        [StaticText("month-2", "February"), StaticText("of-month-2", "February")],
        [StaticText("month-3", "March"), StaticText("of-month-3", "March")],
        [StaticText("month-4", "April"), StaticText("of-month-4", "April")],
        [StaticText("month-5", "May"), StaticText("of-month-5", "May")],
        [StaticText("month-6", "June"), StaticText("of-month-6", "June")],
        [StaticText("month-7", "July"), StaticText("of-month-7", "July")],
        [StaticText("month-8", "August"), StaticText("of-month-8", "August")],
        [StaticText("month-9", "September"), StaticText("of-month-9", "September")],
        [StaticText("month-10", "October"), StaticText("of-month-10", "October")],
        [StaticText("month-11", "November"), StaticText("of-month-11", "November")],
        [StaticText("month-12", "December"), StaticText("of-month-12", "December")],
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
pub const FOR_ALL: StaticText = StaticText("for-all", "all scripts");
pub const FOR_CENTRAL: StaticText = StaticText("for-central", "Central European");
pub const FOR_JAPANESE: StaticText = StaticText("for-japanese", "Japanese");
pub const FOR_CYRILLIC: StaticText = StaticText("for-cyrillic", "Cyrillic");

/// The text for a swap rule of RU; the usual one if RU has none.
pub fn swap_rule(rule: &str) -> StaticText {
    match rule {
        "swap-pieces" => StaticText("swap-moves-stone", "allowed: the stone moves (a10 → j1)"),
        "swap-sides" => StaticText("swap-moves-players", "allowed: the players swap sides"),
        "no-swap" => StaticText("swap-not-allowed", "not allowed"),
        _ => StaticText("swap-not-said", "not specified"),
    }
}

/// The text for a start in SU; the usual one if there is none. Names of starts are the same in all languages.
pub fn start(name: &str) -> String {
    if name.is_empty() { StaticText("start-usual", "standard").to_string() } else { name.replace('-', " ") }
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
