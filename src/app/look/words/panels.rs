//! Words of the panels: the node at hand, players, the tree, finding.

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
pub const ENTER_A_POD: &str = "Enter a pod";
pub const DROP_IN_ITS_PLACE: &str = "Release to put the variation in this place";
pub const DROP_BELOW: &str = "Release to hang the variation below this node";
pub const DROP_LOOPS: &str = "A node cannot hang below itself";
pub const DROP_IS_THERE: &str = "The node hangs there already";
pub const DROP_TOO_FAR: &str = "Too deep to be moved by dragging: cut it and paste it there";
pub const NUMBERED_FROM_HERE: &str = "The moves from here on are numbered from 1";

/// A judgement of the position.
pub fn good_for(colour: &str) -> String {
    format!("Good for {colour}")
}

/// The empty comment, with the keys that go there.
pub fn write_a_comment(keys: &str) -> String {
    format!("{WRITE_A_COMMENT} ({keys})")
}

/// A word that is none of those a command of the view knows.
pub fn no_such_choice(which: &str) -> String {
    format!("'{which}' is none of the choices")
}

/// A turn of Octi that waits to be confirmed, or a move that is not whole yet.
pub fn move_pending(turn: &str, pod: bool) -> String {
    match pod {
        true => {
            format!("{turn}: Enter plays it, a click on a pod jumped over takes or spares it, Escape takes a step back")
        }
        false => format!("{turn}: click a marked square to go on; Escape takes a step back"),
    }
}

/// What a click plays.
pub fn click_plays(turn: &str) -> String {
    format!("Click to play {turn}")
}

/// What a click adds to a turn.
pub fn move_goes_on(turn: &str) -> String {
    format!("Click for {turn}")
}

/// What a click takes in hand: a pod of Octi, or a piece.
pub fn click_takes(place: &str, pod: bool) -> String {
    format!("{place}: click to take the {} in hand", what(pod))
}

/// What a click lets go of.
pub fn lets_go(pod: bool) -> String {
    format!("Click to let go of the {}", what(pod))
}

/// What can be done with what is in hand.
pub fn chosen(pod: bool) -> &'static str {
    match pod {
        true => "Click a square to go there, a side of the pod for a prong, a prong to turn it; Escape lets go",
        false => "Click a marked square to go there; Escape lets go",
    }
}

fn what(pod: bool) -> &'static str {
    if pod { "pod" } else { "piece" }
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

/// A game that is won on the board.
pub fn has_won(colour: &str) -> String {
    format!("{colour} has won")
}

/// What a player has captured.
pub fn captures(count: u32) -> String {
    format!("{count} captured")
}

/// What a player of Octi may still bring to the board.
pub fn supply(pods: i32, prongs: i32, superprongs: i32) -> String {
    let special = if superprongs == 0 { String::new() } else { format!(", {superprongs} superprongs") };
    format!("{pods} pods, {prongs} prongs{special} left")
}

/// The points of several colours and their sum.
pub fn sum_of_points(points: &[f32]) -> String {
    let each: Vec<String> = points.iter().map(f32::to_string).collect();
    format!("{} = {}", each.join(" + "), points.iter().sum::<f32>())
}

/// The players in their order: place, name and points of each.
pub fn ranking<'a>(players: impl Iterator<Item = (u8, &'a str, f32)>) -> String {
    let (mut text, mut before) = (String::new(), 0);
    for (place, name, points) in players {
        match place == before {
            true => text += " = ",
            false if text.is_empty() => text = format!("{place}. "),
            false => text += &format!(" · {place}. "),
        }
        text += &format!("{name} {points}");
        before = place;
    }
    text
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

// Forks.
pub const BACK_TO_MAIN_LINE: &str = "Back to the main line";
pub const NOT_SO_MANY: &str = "There are not so many moves to choose from";

/// Where the record forks next.
pub fn next_fork(number: u32) -> String {
    if number == 0 { "Forks at the start".to_owned() } else { format!("Forks after move {number}") }
}

/// What can be done where several moves follow.
pub fn take_one_of(count: usize) -> String {
    format!("{count} moves follow: Alt+1 to Alt+{} take one", count.min(9))
}

/// Two ways to do the same.
pub fn two_keys(one: &str, other: &str) -> String {
    [one, other].into_iter().filter(|keys| !keys.is_empty()).collect::<Vec<_>>().join("  ")
}

// The tree.
pub const SETUP_NODE: &str = "Setup";
pub const NODE: &str = "Node";
pub const FOLD: &str = "Fold what follows";
pub const UNFOLD: &str = "Unfold";
pub const GAME_AS_TEXT: &str = "The game as text";
pub const ONLY_THIS_LINE: &str = "Only this line";
pub const SHOW_EVERYTHING: &str = "Show all branches";
