//! Every word the window shows, in one place, so that translations can come later.
//!
//! Sentence case. Buttons say what happens, messages say what happened and what can be done. Titles of commands are in the
//! command table, findings come with the position, names of games with their kind.

use std::path::Path;

use crate::game::Kind;

/// The program's name.
pub const PROGRAM: &str = "Variorum";
/// What it is, under the name in the welcome view.
pub const PROGRAM_IS: &str = "Open, study and annotate board-game records";

// The bars.
pub const MENU: &str = "Menu";
pub const COMMANDS: &str = "All commands";
pub const THEME: &str = "Light or dark";
pub const SETTINGS: &str = "Settings";
pub const BOARD_AS_WINDOW: &str = "As the window";
pub const SIZE_OF_EVERYTHING: &str = "Size of everything";
pub const SECONDS_A_MOVE: &str = "Seconds a move";
pub const PAINTER: &str = "Drawn by";
pub const NEXT_MOVES: &str = "Marks on the moves that follow";
pub const GHOST: &str = "The piece under the pointer";
pub const ONE_WINDOW: &str = "Files open in this window";
pub const MORE_IN_THE_FILE: &str = "Keys and more are in the settings file, which explains itself. What draws the window changes with \
the next start.";
/// What the settings file says for the numbers on moves, and what people read.
pub const NUMBER_CHOICES: [(&str, &str); 4] =
    [("none", "None"), ("last", "The last move"), ("last 5", "The last five moves"), ("all", "All moves")];
pub const MARKED_MOVES: &str = "Marks on variations";
pub const MARKED_CHOICES: [(&str, &str); 3] =
    [("record", "As the record actions for"), ("following", "Moves that follow"), ("instead", "Moves played instead")];
pub const TREE_GROWS: &str = "Direction of the tree";
pub const TREE_CHOICES: [(&str, &str); 2] = [("right", "To the right"), ("down", "Downwards")];
pub const SNAP: &str = "The piece in hand goes to legal places";
/// The same for what draws the window.
pub const PAINTER_CHOICES: [(&str, &str); 3] =
    [("auto", "What fits this computer"), ("opengl", "OpenGL"), ("software", "Software")];
pub const CLOSE_TAB: &str = "Close";
pub const NEW_TAB: &str = "New or open";
pub const MODIFIED: &str = "not saved";
pub const UNTITLED: &str = "Untitled";
pub const PLACE_IN_LINE: &str = "Place in this line";
pub const ENCODING: &str = "Encoding of the file";
pub const NOTES: &str = "What the checker found";
pub const NO_NOTES: &str = "No findings";

// The panels.
pub const BOARD: &str = "Board";
pub const TREE: &str = "Tree";
pub const COMMENT: &str = "Comment";
pub const INFORMATION: &str = "Game";
pub const NODE_NAME: &str = "Name of this node";
pub const WRITE_A_COMMENT: &str = "Write a comment";
pub const NO_VARIATIONS: &str = "No variations yet: play another move anywhere to begin one";

// The node at hand.
pub const NAME_HINT: &str = "Name";
pub const START: &str = "Start";
pub const BEFORE_FIRST_MOVE: &str = "Before the first move";
pub const GOOD_MOVE: &str = "Good move";
pub const BAD_MOVE: &str = "Bad move";
pub const INTERESTING_MOVE: &str = "Interesting move";
pub const DOUBTFUL_MOVE: &str = "Doubtful move";
pub const GOOD_FOR_BLACK: &str = "Good for Black";
pub const GOOD_FOR_WHITE: &str = "Good for White";
pub const EVEN_POSITION: &str = "Even position";
pub const UNCLEAR_POSITION: &str = "Unclear position";
pub const HOTSPOT: &str = "Hotspot: something decisive happens here";
pub const GO_WHERE_PLAYED: &str = "Go to where this was played";

pub const SNAPS: &str = "The piece in hand goes to legal places";
pub const SNAPS_NOT: &str = "The piece in hand stays under the pointer";
pub const LETS_GO: &str = "Click to let go of the pod";
pub const PIECE_CHOSEN: &str =
    "Click a square to go there, a side of the pod for a prong, a prong to turn it; Escape lets go";
pub const ENTER_A_POD: &str = "Enter a pod";
pub const DROP_IN_ITS_PLACE: &str = "Release to put the variation in this place";
pub const DROP_BELOW: &str = "Release to hang the variation below this node";
pub const DROP_LOOPS: &str = "A node cannot hang below itself";
pub const DROP_IS_THERE: &str = "The node hangs there already";
pub const DROP_TOO_FAR: &str = "Too deep to be moved by dragging: cut it and paste it there";
pub const NUMBERED_FROM_HERE: &str = "The moves from here on are numbered from 1";

/// The empty comment, with the keys that go there.
pub fn write_a_comment(keys: &str) -> String {
    format!("{WRITE_A_COMMENT} ({keys})")
}

/// A word that is none of those a command of the view knows.
pub fn no_such_choice(which: &str) -> String {
    format!("'{which}' is none of the choices")
}

/// A turn of Octi that waits to be confirmed.
pub fn move_pending(turn: &str) -> String {
    format!("{turn}: Enter plays it, a click on a pod jumped over takes or spares it, Escape takes a step back")
}

/// What a click plays.
pub fn click_plays(turn: &str) -> String {
    format!("Click to play {turn}")
}

/// What a click adds to a turn.
pub fn move_goes_on(turn: &str) -> String {
    format!("Click for {turn}")
}

/// What a click takes in hand.
pub fn click_takes(place: &str) -> String {
    format!("{place}: click to take the pod in hand")
}

/// A move and its number.
pub fn move_title(number: u32, words: &str) -> String {
    format!("Move {number} · {words}")
}

/// A node without a move.
pub fn after_move(number: u32) -> String {
    format!("After move {number}")
}

/// A link to a move.
pub fn go_to_move(number: usize) -> String {
    format!("Go to move {number}")
}

/// A link to the web.
pub fn open_address(address: &str) -> String {
    format!("Open {address} in the browser")
}

/// A judgement that can be made stronger.
pub fn with_emphasis(judgement: &str) -> String {
    format!("{judgement} (with Shift: very)")
}

// The players and the game.
pub const GAME_INFORMATION: &str = "Game information";
pub const TO_PLAY: &str = "to play";

/// What a player has captured.
pub fn captures(count: u32) -> String {
    format!("{count} captured")
}

/// A player's points.
pub fn points(points: f32) -> String {
    if points == 1.0 { "1 point".to_owned() } else { format!("{points} points") }
}

/// A clock: hours, minutes and seconds, and the moves left in this period.
pub fn clock(seconds: f64, moves: &str) -> String {
    let whole = seconds.abs().min(1e9) as u64;
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60);
    let sign = if seconds < 0.0 { "−" } else { "" };
    let time =
        if hours > 0 { format!("{sign}{hours}:{minutes:02}:{rest:02}") } else { format!("{sign}{minutes}:{rest:02}") };
    if moves.is_empty() { time } else { format!("{time} / {moves}") }
}

/// The round of an event.
pub fn round(round: &str) -> String {
    if round.starts_with(|c: char| c.is_ascii_digit()) { format!("round {round}") } else { round.to_owned() }
}

// The welcome view.
pub const RECENT: &str = "Recent";
pub const NO_RECENT: &str = "Records you open are listed here.";
pub const SAMPLES: &str = "Samples";
pub const OPEN: &str = "Open a record…";
pub const NEW: &str = "New record…";
pub const DROP_HINT: &str = "or drop files anywhere in the window";

// Themes.
pub const THEME_SYSTEM: &str = "As the system";
pub const THEME_LIGHT: &str = "Light";
pub const THEME_DARK: &str = "Dark";
pub const THEME_CONTRAST: &str = "High contrast";

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
pub const GUIDE: [(&str, &str); 8] = [
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
         Pieces of the Blokus family are taken from the tray, turned with Z and X, and mirrored with F. A piece goes to a \
         legal place near the pointer, unless the View menu says otherwise; the status line says why a place is not legal.",
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

// Finding.
pub const FIND: &str = "Find";
pub const FIND_HINT: &str = "Words, a point, or a property";
pub const FIND_NEXT: &str = "Next place";
pub const FIND_PREVIOUS: &str = "Previous place";
pub const CLOSE_SEARCH: &str = "Close the search";
pub const SCOPE: &str = "Where to look";
pub const SCOPES: [&str; 3] = ["This game", "All its games", "All open files"];
pub const THIS_POSITION: &str = "This position";
pub const SAME_POSITION: &str = "The same position";
pub const REGULAR_EXPRESSION: &str = "Regular expression";
pub const NO_EXPRESSION: &str = "no regular expression";
pub const NOT_FOUND: &str = "Not found";

/// How many places were found so far.
pub fn hits(count: usize, searching: bool) -> String {
    match (count, searching) {
        (_, true) => format!("{count}…"),
        (0, false) => NOT_FOUND.to_owned(),
        (1, false) => "1 place".to_owned(),
        (n, false) => format!("{n} places"),
    }
}

/// Which of the places found is on view.
pub fn hit_of(at: usize, count: usize) -> String {
    format!("{at} of {count}")
}

/// A move on a point.
pub fn played_on(point: &str) -> String {
    format!("Played on {point}")
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
        true => format!("{} × {}", kind.columns(), kind.rows()),
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

// Moving about.
pub const TO_START: &str = "Start of the game";
pub const BACK_10: &str = "Ten back";
pub const BACK: &str = "Back";
pub const NEXT: &str = "Next";
pub const NEXT_10: &str = "Ten on";
pub const TO_END: &str = "End of this line";
pub const PLAY_THROUGH: &str = "Play through";
pub const STOP: &str = "Stop";
pub const GO_TO_MOVE: &str = "Go to move";

// Tools.
pub const TOOL_PLAY: &str = "Play";
pub const TOOL_SETUP: &str = "Set up";
pub const TOOL_TRIANGLE: &str = "Triangle";
pub const TOOL_SQUARE: &str = "Square";
pub const TOOL_CIRCLE: &str = "Circle";
pub const TOOL_CROSS: &str = "Cross";
pub const TOOL_LABEL: &str = "Label";
pub const TOOL_LINE: &str = "Line";
pub const TOOL_ARROW: &str = "Arrow";

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
pub fn split_into(games: usize, folder: &str) -> String {
    format!("{games} files written to {folder}")
}

pub const SAVE_TITLE: &str = "Save the record as";
pub const RECORDS: &str = "Game records";
pub const ALL_FILES: &str = "All files";
pub const TYPE_A_PATH: &str = "Path of the file";
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

// The tree.
pub const SETUP_NODE: &str = "Setup";
pub const NODE: &str = "Node";
pub const FOLD: &str = "Fold what follows";
pub const UNFOLD: &str = "Unfold";

// Records and their files.
pub const NOT_IN_A_FILE: &str = "Not in a file yet";
pub const NO_GAME: &str = "This collection has no game yet. Add one with New.";
pub const NO_BOARD: &str = "The board of this game is not known; tree and comments are.";
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
    format!("Move {number} of {count}: piece {piece}. Space plays it")
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

/// What a file holds that was changed by another program.
pub fn on_the_disk(path: &Path) -> String {
    format!("{} on the disk", path.file_name().unwrap_or_default().to_string_lossy())
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

// The board.
pub const TAKE_A_PIECE: &str = "Take a piece first: click one under the board";
pub const NO_PIECES: &str = "Moves are found in games of the Blokus family only";
pub const REMOVE_MARKS: &str = "Remove marks";
pub const SHOW_WHOLE_BOARD: &str = "Show the whole board";
pub const TURN_BOARD: &str = "Turn the board";
pub const MIRROR_BOARD: &str = "Mirror the board";

/// Play at a place.
pub fn play_here(name: &str) -> String {
    format!("Play {name}")
}

/// Put a point's name into the comment.
pub fn insert_point(name: &str) -> String {
    format!("Insert {name} into the comment")
}

// The pieces.
pub const NO_PIECES_LEFT: &str = "No pieces left";
pub const TURN_PIECE_LEFT: &str = "Turn the piece left";
pub const TURN_PIECE_RIGHT: &str = "Turn the piece right";
pub const FLIP_PIECE: &str = "Flip the piece";

/// A piece to take: "Blue L5".
pub fn piece_of(colour: &str, name: &str, count: u32) -> String {
    if count > 1 { format!("{colour} {name}, {count} left") } else { format!("{colour} {name}") }
}

/// How many pieces a colour has left.
pub fn pieces_left(colour: &str, count: u32) -> String {
    match count {
        1 => format!("{colour}: 1 piece left"),
        n => format!("{colour}: {n} pieces left"),
    }
}

// Typing a move, setting up.
pub const MOVE: &str = "Move";
pub const TYPE_A_MOVE: &str = "Type the move, for instance 33+B";
pub const ERASING: &str = "Set up: a click erases (Ctrl+2 changes)";

/// What a typed move would do.
pub fn plays(text: &str) -> String {
    format!("Enter plays {text}")
}

/// What the setup tool puts up.
pub fn setting_up(colour: &str) -> String {
    format!("Set up: {colour} (Ctrl+2 changes)")
}

// Copies and neighbours.
pub const PICTURE_COPIED: &str = "The board is on the clipboard as a picture";
pub const NO_FURTHER_FILE: &str = "There is no further record in this folder";

// Undo and redo in the bar.
pub const UNDO: &str = "Undo";
pub const REDO: &str = "Redo";

/// What undo or redo would do.
pub fn with_title(what: &str, title: &str) -> String {
    format!("{what} {title}")
}

/// The picture of a sample, for those who cannot see it.
pub fn sample(title: &str) -> String {
    format!("Sample record: {title}")
}
