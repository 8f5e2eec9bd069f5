//! Words of the dialogs.

use crate::language::{Counted, Word};

use std::path::Path;

use crate::app::look::words::NO_NOTES;

// Dialogs.
pub const CANCEL: Word = Word("cancel", "Cancel");
pub const DONE: Word = Word("done", "Done");
pub const SAVE: Word = Word("save", "Save");
pub const DISCARD: Word = Word("discard", "Discard changes");

/// How many findings there are, for the status line.
pub fn notes(count: usize) -> String {
    match count {
        0 => NO_NOTES.into(),
        _ => say!("findings", "{count} finding" | "{count} findings", count),
    }
}

/// Where the cursor stands in its line.
pub fn place_of(at: usize, of: usize) -> String {
    say!("place-of", "{at} of {of}", at, of)
}

pub const CLOSE_WINDOW: Word = Word("close-window", "Close window");
pub const CLOSE: Word = Word("close", "Close");
pub const GO: Word = Word("go", "Go");

// The command palette.
pub const COMMAND: Word = Word("command", "Command");
pub const COMMAND_HINT: Word = Word("command-hint", "Type what you want to do");
pub const NO_COMMAND: Word = Word("no-command", "No command is called anything like this.");

// History.
pub const HISTORY: Word = Word("history", "History");
pub const NO_HISTORY: Word =
    Word("no-history", "Nothing was changed yet. Every change will be listed here, and can be taken back.");
pub const AS_OPENED: Word = Word("as-opened", "The record as it was opened");

// Help.
pub const HELP: Word = Word("help", "Help");
pub const KEYS: Word = Word("keys", "Keys");
pub const FILTER_COMMANDS: Word = Word("filter-commands", "Filter commands");
// The checker.
pub const CHECK: Word = Word("check", "Check");
pub const CHECKING: Word = Word("checking", "Checking…");
pub const REPAIR: Word = Word("repair", "Repair");
pub const REPAIR_ALL: Word = Word("repair-all", "Repair everything");

/// How many findings there are.
pub fn found(count: usize) -> String {
    match count {
        0 => say!("nothing-found", "Nothing is wrong with this record."),
        _ => say!(
            "found",
            "{count} finding. The record is shown as it is; nothing is changed unless you ask."
                | "{count} findings. The record is shown as it is; nothing is changed unless you ask.",
            count,
        ),
    }
}

// Games of a collection.
pub const GAMES: Word = Word("games", "Games");
pub const GAME_NUMBER: Word = Word("game-number", "No.");
pub const DATE: Word = Word("date", "Date");
pub const RESULT: Word = Word("result", "Result");
pub const FILTER_GAMES: Word = Word("filter-games", "Filter games");
pub const GAME_UP: Word = Word("game-up", "Move this game up");
pub const GAME_DOWN: Word = Word("game-down", "Move this game down");
pub const DUPLICATE_GAME: Word = Word("duplicate-game", "Duplicate this game");
pub const DELETE_GAME: Word = Word("delete-game", "Delete this game");

/// The heading of a column that can be sorted by.
pub fn sort_by(column: &str) -> String {
    say!("sort-by", "Sort by: {column}", column)
}

/// How many games there are, and how many of them the filter lets through.
pub fn games_shown(shown: usize, count: usize) -> String {
    match shown == count {
        true => say!("games-counted", "{count} game" | "{count} games", count),
        false => say!("games-shown", "{shown} of {count} games", count = Counted(&count), shown = Counted(&shown)),
    }
}

/// How far a list of games has come that is still being made.
pub fn games_are_read(ready: usize, count: usize) -> String {
    say!("games-are-read", "Reading the games: {ready} of {count}", ready = Counted(&ready), count = Counted(&count))
}

// Properties.
pub const PROPERTIES: Word = Word("properties", "Properties");
pub const NO_PROPERTIES: Word = Word("no-properties", "This node has no properties.");
pub const NEW_PROPERTY: Word = Word("new-property", "New property");
pub const NEW_VALUE: Word = Word("new-value", "Its value");
pub const ADD: Word = Word("add", "Add");
pub const UNKNOWN_PROPERTY: Word = Word("unknown-property", "not known to the format; kept as it is");

/// The field with a property's name.
pub fn property_name(id: &str) -> String {
    say!("property-name", "{id}: name", id)
}

/// A field with a property's value; 0 where it is the only one.
pub fn value_name(id: &str, number: usize) -> String {
    if number == 0 {
        say!("value-name", "{id}: value", id)
    } else {
        say!("value-name-numbered", "{id}: value {number}", id, number)
    }
}

/// The button that removes a property.
pub fn remove_property(id: &str) -> String {
    say!("remove-property", "Remove {id}", id)
}

// Pictures.
pub const BROWSE: Word = Word("browse", "Browse…");
pub const PICTURES: Word = Word("pictures", "Pictures and diagrams");
pub const EXPORT_PICTURE: Word = Word("export-picture", "Export picture");
pub const PICTURE_NAME: &str = "picture.png";
pub const LOOK: Word = Word("look", "Look");
pub const PREVIEW: Word = Word("preview", "Preview");
pub const COORDINATES: Word = Word("coordinates", "Coordinates");
pub const MARKUP: Word = Word("markup", "Marks and labels");
pub const LONGER_SIDE: Word = Word("longer-side", "Longer side (px)");
pub const FILE: Word = Word("file", "File");
pub const FORMATS: Word = Word("formats", "The suffix says what is written: .svg, .png or .txt");

/// A number of pixels that is none.
pub fn no_picture_size(text: &str) -> String {
    say!("no-picture-size", "“{text}” is not a number of pixels", text)
}

/// A file was written.
pub fn written(path: &Path) -> String {
    say!("written", "{path} is written", path = path.display())
}

// About.
pub const ABOUT: Word = Word("about", "About Variorum");
pub const ABOUT_FILES: Word =
    Word("about-files", "Files stay as they are: saving changes what you changed and nothing else.");
pub const LICENCES: Word = Word(
    "licences",
    "Free software under the MIT or the Apache 2.0 licence. Texts are set in Inter, under the SIL Open Font License.",
);

/// Which version this is.
pub fn version(version: &str) -> String {
    say!("version", "Version {version}", version)
}

// Going to a move.
pub const MOVE_OR_POINT: Word = Word("move-or-point", "Move or point");
pub const GO_TO_HINT: Word = Word("go-to-hint", "A move number, a point of the board, start or end");
pub const NO_SUCH_PLACE: Word = Word("no-such-place", "Neither a move number nor a point of this board");

// Game information.
pub const PLAYERS: Word = Word("players", "Players");
pub const RANK: Word = Word("rank", "Rank");
pub const TEAM: Word = Word("team", "Team");
pub const OCCASION: Word = Word("occasion", "Occasion");
pub const GAME_AND_RESULT: Word = Word("game-and-result", "Game and result");
pub const SOURCE: Word = Word("source", "Source");
pub const ABOUT_THE_GAME: Word = Word("about-the-game", "About the game");
pub const NOT_UNDERSTOOD: Word = Word("kept-not-understood", "Not understood: kept as it is written");

/// The field of a player's name.
pub fn name_of(player: &str) -> String {
    say!("name-of", "{player}: name", player)
}

/// The field of a player's rank.
pub fn rank_of(player: &str) -> String {
    say!("rank-of", "{player}: rank", player)
}

/// The list of ranks of a player.
pub fn choose_rank_of(player: &str) -> String {
    say!("choose-rank-of", "{player}: choose a rank", player)
}

/// The field of a player's team.
pub fn team_of(player: &str) -> String {
    say!("team-of", "{player}: team", player)
}

/// What an entry of the game information is called.
pub fn information(id: &str) -> Word {
    match id {
        "EV" => Word("info-EV", "Event"),
        "RO" => Word("info-RO", "Round"),
        "GN" => Word("info-GN", "Name of the game"),
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
    const MONTHS: [Word; 12] = [
        Word("month-1", "January"),
        Word("month-2", "February"),
        Word("month-3", "March"),
        Word("month-4", "April"),
        Word("month-5", "May"),
        Word("month-6", "June"),
        Word("month-7", "July"),
        Word("month-8", "August"),
        Word("month-9", "September"),
        Word("month-10", "October"),
        Word("month-11", "November"),
        Word("month-12", "December"),
    ];
    // In some languages a month is called otherwise beside its day.
    const WITH_A_DAY: [Word; 12] = [
        Word("of-month-1", "January"),
        Word("of-month-2", "February"),
        Word("of-month-3", "March"),
        Word("of-month-4", "April"),
        Word("of-month-5", "May"),
        Word("of-month-6", "June"),
        Word("of-month-7", "July"),
        Word("of-month-8", "August"),
        Word("of-month-9", "September"),
        Word("of-month-10", "October"),
        Word("of-month-11", "November"),
        Word("of-month-12", "December"),
    ];
    let names = if day.is_some() { &WITH_A_DAY } else { &MONTHS };
    let month = month.and_then(|month| names.get(month.wrapping_sub(1) as usize));
    match (month, day) {
        (Some(month), Some(day)) => say!("date-day", "{day} {month} {year}", day, month, year = year.to_string()),
        (Some(month), None) => say!("date-month", "{month} {year}", month, year = year.to_string()),
        (None, _) => year.to_string(),
    }
}

// Encodings.
pub const READ_AS: Word = Word("read-as", "Read as");
pub const READ_AGAIN: Word = Word("read-again", "Read again");
pub const NO_TEXT_TO_PREVIEW: Word = Word("no-text-to-preview", "The record has neither names nor comments.");
pub const FOR_ALL: Word = Word("for-all", "every script");
pub const FOR_WEST: Word = Word("for-west", "Western Europe");
pub const FOR_CENTRAL: Word = Word("for-central", "Central Europe");
pub const FOR_CHINESE_SIMPLIFIED: Word = Word("for-chinese-simplified", "Chinese, simplified");
pub const FOR_CHINESE_TRADITIONAL: Word = Word("for-chinese-traditional", "Chinese, traditional");
pub const FOR_JAPANESE: Word = Word("for-japanese", "Japanese");
pub const FOR_KOREAN: Word = Word("for-korean", "Korean");
pub const FOR_CYRILLIC: Word = Word("for-cyrillic", "Cyrillic");
pub const FOR_GREEK: Word = Word("for-greek", "Greek");

/// The encoding in use.
pub fn in_use(label: &str) -> String {
    say!("in-use", "{label} · in use", label)
}

// New records.
pub const NEW_RECORD: Word = Word("new-record", "New record");
pub const BEGIN: Word = Word("begin", "Begin");
pub const OTHER_SIZE: Word = Word("other-size", "Other size");
pub const ADD_TO_THIS: Word = Word("add-to-this", "Add to this record as another game");

/// A size that is none.
pub fn no_size(text: &str) -> String {
    say!("no-size", "“{text}” is not a size: write 11 or 11 × 13", text)
}

/// How one swaps, when a game is begun.
pub const SWAP_RULE: Word = Word("swap-rule", "Swap");
pub const SWAP_USUAL: Word = Word("swap-not-said", "not said");
pub const SWAP_STONES: Word = Word("swap-moves-stone", "allowed: the stone changes (a10 → j1)");
pub const SWAP_PLAYERS: Word = Word("swap-moves-players", "allowed: the players change sides");
pub const SWAP_NOBODY: Word = Word("swap-not-allowed", "not allowed");

/// What RU says of swaps, in words; nothing said is the usual.
pub fn swap_rule(rule: &str) -> Word {
    match rule {
        "swap-pieces" => SWAP_STONES,
        "swap-sides" => SWAP_PLAYERS,
        "no-swap" => SWAP_NOBODY,
        _ => SWAP_USUAL,
    }
}

/// A komi that is no number.
pub fn no_komi(text: &str) -> String {
    say!("no-komi", "“{text}” is no komi: a number of points, such as 6.5", text)
}

/// How the pieces stand in the beginning, when a game is begun.
pub const START_OF_PIECES: Word = Word("start-of-pieces", "Starting position");
pub const START_USUAL: Word = Word("start-usual", "as usual");

/// What SU says of the start, for people; nothing said is the usual. The names of starts are the same everywhere.
pub fn start(name: &str) -> String {
    if name.is_empty() { START_USUAL.to_string() } else { name.replace('-', " ") }
}

/// What a handicap comes to.
pub fn handicap_means(stones: u32, colour: &str) -> String {
    say!(
        "handicap-means",
        "{stones} handicap stone: {colour} to play" | "{stones} handicap stones: {colour} to play",
        stones,
        colour
    )
}

/// A handicap for which the board has no places.
pub fn no_handicap(text: &str) -> String {
    say!("no-handicap", "“{text}” is not a handicap for this board: 2 to 9 stones, and fewer on small boards", text)
}
