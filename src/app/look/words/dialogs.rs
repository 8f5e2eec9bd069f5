//! Words of the dialogs.

use std::path::Path;

use crate::app::look::words::NO_NOTES;
use crate::game::Kind;

// Dialogs.
pub const CANCEL: &str = "Cancel";
pub const DONE: &str = "Done";
pub const SAVE: &str = "Save";
pub const DISCARD: &str = "Discard changes";

/// How many findings there are, for the status line.
pub fn notes(count: usize) -> String {
    match count {
        0 => NO_NOTES.to_owned(),
        1 => "1 finding".to_owned(),
        n => format!("{n} findings"),
    }
}

/// Where the cursor stands in its line.
pub fn place_of(at: usize, of: usize) -> String {
    format!("{at} of {of}")
}

pub const CLOSE: &str = "Close";
pub const GO: &str = "Go";

// The command palette.
pub const COMMAND: &str = "Command";
pub const COMMAND_HINT: &str = "Type what you want to do";
pub const NO_COMMAND: &str = "No command is called anything like this.";
pub const NO_RECORD_OPEN: &str = "no record is open";

// History.
pub const HISTORY: &str = "History";
pub const NO_HISTORY: &str = "Nothing was changed yet. Every change will be listed here, and can be taken back.";
pub const AS_OPENED: &str = "The record as it was opened";

// Help.
pub const HELP: &str = "Help";
pub const KEYS: &str = "Keys";
pub const FILTER_COMMANDS: &str = "Filter commands";
/// The guide: what a reader needs first.
pub const GUIDE: [(&str, &str); 10] = [
    (
        "Reading a record",
        "The arrow keys go through the moves; up and down choose among variations. Click any node of the tree to go there. \
         Point names in a comment light up on the board, and a click on one goes to where it was played.",
    ),
    (
        "Writing",
        "Click the comment and write, or press Ctrl+E; Escape leaves it. The signs above the comment judge the move and the \
         position. Ctrl with a click on the board puts the point's name into the comment.",
    ),
    (
        "Playing",
        "Click the board to play. If the record has that move already, you enter it; otherwise a variation begins. \
         Any move can be typed, too (Ctrl+M).",
    ),
    (
        "Playing pieces",
        "Click a piece beside the board, or drag it there; its letter takes it, too, and + and − step through those left. The \
         wheel or Z and X turn it, the right button or F mirrors it, a click, Enter or Space places it; the arrow keys move it, with \
         Shift to the next legal place. A piece goes to a legal place near the pointer, unless the View menu says otherwise. What is \
         against the rules is refused and says why; with Shift it is recorded all the same.",
    ),
    (
        "Moving pieces",
        "In games whose pieces go from square to square, click a piece and then a marked square; in Amazons a third click \
         shoots the arrow. Escape takes a step back.",
    ),
    (
        "Playing Octi",
        "Click a pod, then a side of it for a prong, a prong to turn it, or a marked square to go there. After a jump, a click \
         on a pod jumped over takes or spares it, and Enter plays the turn; pods of a stack go one after the other. With \
         Shift the prong is a superprong. Escape takes a step back. Any turn can be typed, too.",
    ),
    (
        "The tree",
        "It grows to the right or down (View menu). Drag a node to change the order of variations or to hang it elsewhere, \
         drag the ground to move about, turn the wheel with Ctrl to zoom; the right button offers the rest.",
    ),
    (
        "Marking and setting up",
        "Choose a tool under the board and click or drag. Setting up puts stones on the board without a move.",
    ),
    (
        "Taking back",
        "Everything can be undone, without limit. The history lists every step, and a click on one goes there.",
    ),
    (
        "Finding commands",
        "Ctrl+Shift+P finds any command by a few letters of its name. Arguments are typed after the name, as in a script.",
    ),
];

// The checker.
pub const CHECK: &str = "Check";
pub const CHECKING: &str = "Checking…";
pub const REPAIR: &str = "Repair";
pub const REPAIR_ALL: &str = "Repair everything";
pub const REPAIR_THIS_KIND: &str = "Repair every finding of this kind; undo takes it back";

/// How many findings there are.
pub fn found(count: usize) -> String {
    match count {
        0 => "Nothing is wrong with this record.".to_owned(),
        1 => "1 finding. The record is shown as it is; nothing is changed unless you ask.".to_owned(),
        n => format!("{n} findings. The record is shown as it is; nothing is changed unless you ask."),
    }
}

// Games of a collection.
pub const GAMES: &str = "Games";
pub const GAME_NUMBER: &str = "No.";
pub const DATE: &str = "Date";
pub const RESULT: &str = "Result";
pub const FILTER_GAMES: &str = "Filter games";
pub const GAME_UP: &str = "Move this game up";
pub const GAME_DOWN: &str = "Move this game down";
pub const DUPLICATE_GAME: &str = "Duplicate this game";
pub const DELETE_GAME: &str = "Delete this game";

/// The heading of a column that can be sorted by.
pub fn sort_by(column: &str) -> String {
    format!("Sort by {}", column.to_lowercase())
}

/// How many games there are, and how many of them the filter lets through.
pub fn games_shown(shown: usize, count: usize) -> String {
    match (shown == count, count) {
        (true, 1) => "1 game".to_owned(),
        (true, _) => format!("{count} games"),
        (false, _) => format!("{shown} of {count} games"),
    }
}

/// The size of a board, where games have several.
pub fn board_size(kind: &Kind) -> String {
    match kind.facts().sized && kind.has_board() {
        true => kind.size_text(" × "),
        false => String::new(),
    }
}

// Properties.
pub const PROPERTIES: &str = "Properties";
pub const NO_PROPERTIES: &str = "This node has no properties.";
pub const NEW_PROPERTY: &str = "New property";
pub const NEW_VALUE: &str = "Its value";
pub const ADD: &str = "Add";
pub const UNKNOWN_PROPERTY: &str = "not known to the format; kept as it is";

/// The field with a property's name.
pub fn property_name(id: &str) -> String {
    format!("{id}: name")
}

/// A field with a property's value; 0 where it is the only one.
pub fn value_name(id: &str, number: usize) -> String {
    if number == 0 { format!("{id}: value") } else { format!("{id}: value {number}") }
}

/// The button that removes a property.
pub fn remove_property(id: &str) -> String {
    format!("Remove {id}")
}

// Pictures.
pub const BROWSE: &str = "Browse…";
pub const PICTURES: &str = "Pictures and diagrams";
pub const EXPORT_PICTURE: &str = "Export picture";
pub const PICTURE_NAME: &str = "picture.png";
pub const LOOK: &str = "Look";
pub const PREVIEW: &str = "Preview";
pub const COORDINATES: &str = "Coordinates";
pub const MOVE_NUMBERS: &str = "Move numbers";
pub const MARKUP: &str = "Marks and labels";
pub const LONGER_SIDE: &str = "Longer side (px)";
pub const FILE: &str = "File";
pub const FORMATS: &str = "The suffix says what is written: .svg, .png or .txt";

/// A number of pixels that is none.
pub fn no_picture_size(text: &str) -> String {
    format!("“{text}” is no number of pixels")
}

/// A file was written.
pub fn written(path: &Path) -> String {
    format!("{} is written", path.display())
}

// About.
pub const ABOUT: &str = "About Variorum";
pub const ABOUT_FILES: &str = "Files stay as they are: saving changes what you changed and nothing else.";
pub const LICENCES: &str =
    "Free software under the MIT or the Apache 2.0 licence. Texts are set in Inter, under the SIL Open Font License.";

/// Which version this is.
pub fn version(version: &str) -> String {
    format!("Version {version}")
}

// Going to a move.
pub const MOVE_OR_POINT: &str = "Move or point";
pub const GO_TO_HINT: &str = "A move number, a point of the board, start or end";
pub const NO_SUCH_PLACE: &str = "Neither a move number nor a point of this board";

// Game information.
pub const PLAYERS: &str = "Players";
pub const RANK: &str = "Rank";
pub const TEAM: &str = "Team";
pub const OCCASION: &str = "Occasion";
pub const GAME_AND_RESULT: &str = "Game and result";
pub const SOURCE: &str = "Source";
pub const ABOUT_THE_GAME: &str = "About the game";
pub const KEPT_AS_WRITTEN: &str = "Kept as it is written";

/// The field of a player's name.
pub fn name_of(player: &str) -> String {
    format!("{player}: name")
}

/// The field of a player's rank.
pub fn rank_of(player: &str) -> String {
    format!("{player}: rank")
}

/// The field of a player's team.
pub fn team_of(player: &str) -> String {
    format!("{player}: team")
}

/// What an entry of the game information is called.
pub fn information(id: &str) -> &'static str {
    match id {
        "EV" => "Event",
        "RO" => "Round",
        "GN" => "Name of the game",
        "DT" => "Date",
        "PC" => "Place",
        "RE" => "Result",
        "RU" => "Rules",
        "KM" => "Komi",
        "HA" => "Handicap",
        "TM" => "Time (seconds)",
        "OT" => "Overtime",
        "ON" => "Opening",
        "AN" => "Annotator",
        "US" => "Entered by",
        "SO" => "Source",
        "CP" => "Copyright",
        _ => ABOUT_THE_GAME,
    }
}

/// A date as people write it.
pub fn date(year: u32, month: Option<u32>, day: Option<u32>) -> String {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    let month = month.and_then(|month| MONTHS.get(month.wrapping_sub(1) as usize));
    match (month, day) {
        (Some(month), Some(day)) => format!("{day} {month} {year}"),
        (Some(month), None) => format!("{month} {year}"),
        (None, _) => year.to_string(),
    }
}

// Encodings.
pub const READ_AS: &str = "Read as";
pub const READ_AGAIN: &str = "Read again";
pub const NO_TEXT_TO_PREVIEW: &str = "The record has neither names nor comments.";
pub const FOR_ALL: &str = "every script";
pub const FOR_WEST: &str = "Western Europe";
pub const FOR_CENTRAL: &str = "Central Europe";
pub const FOR_CHINESE_SIMPLIFIED: &str = "Chinese, simplified";
pub const FOR_CHINESE_TRADITIONAL: &str = "Chinese, traditional";
pub const FOR_JAPANESE: &str = "Japanese";
pub const FOR_KOREAN: &str = "Korean";
pub const FOR_CYRILLIC: &str = "Cyrillic";
pub const FOR_GREEK: &str = "Greek";

/// The encoding in use.
pub fn in_use(label: &str) -> String {
    format!("{label} · in use")
}

// New records.
pub const NEW_RECORD: &str = "New record";
pub const BEGIN: &str = "Begin";
pub const OTHER_SIZE: &str = "Other size";
pub const ADD_TO_THIS: &str = "Add to this record as another game";

/// A size that is none.
pub fn no_size(text: &str) -> String {
    format!("“{text}” is no size: write 11 or 11 × 13")
}
