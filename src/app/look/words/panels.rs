//! Words of the panels: the node at hand, players, the tree, finding.

use crate::language::{self, Counted, Word};

// The panels.
pub const BOARD: Word = Word("board", "Board");
pub const TREE: Word = Word("tree", "Tree");
pub const COMMENT: Word = Word("comment", "Comment");
pub const INFORMATION: Word = Word("information", "Game");
pub const NODE_NAME: Word = Word("node-name", "Name of this node");
pub const WRITE_A_COMMENT: Word = Word("write-a-comment", "Write a comment");
pub const NO_VARIATIONS: Word = Word("no-variations", "No variations yet: play another move anywhere to begin one");

// The node at hand.
pub const NAME_HINT: Word = Word("name-hint", "Name");
pub const START: Word = Word("start", "Start");
pub const BEFORE_FIRST_MOVE: Word = Word("before-first-move", "Before the first move");
pub const GOOD_MOVE: Word = Word("good-move", "Good move");
pub const BAD_MOVE: Word = Word("bad-move", "Bad move");
pub const INTERESTING_MOVE: Word = Word("interesting-move", "Interesting move");
pub const DOUBTFUL_MOVE: Word = Word("doubtful-move", "Doubtful move");
pub const GOOD_FOR_BLACK: Word = Word("good-for-black", "Good for Black");
pub const GOOD_FOR_WHITE: Word = Word("good-for-white", "Good for White");
pub const EVEN_POSITION: Word = Word("even-position", "Even position");
pub const UNCLEAR_POSITION: Word = Word("unclear-position", "Unclear position");
pub const HOTSPOT: Word = Word("hotspot", "Hotspot: something decisive happens here");
pub const GO_WHERE_PLAYED: Word = Word("go-where-played", "Go to where this was played");

pub const SNAPS: Word = Word("snaps", "The piece in hand goes to legal places");
pub const SNAPS_NOT: Word = Word("snaps-not", "The piece in hand stays under the pointer");
pub const ILLEGAL_RECORDED: Word = Word("illegal-recorded", "Illegal moves are recorded without Shift");
pub const ILLEGAL_REFUSED: Word = Word("illegal-refused", "Illegal moves are recorded with Shift only");
pub const RESULTS_HIDDEN: Word = Word("results-hidden", "How a game ended is told after its last move");
pub const RESULTS_SHOWN: Word = Word("results-shown", "How a game ended is told at once");
pub const ENTER_A_POD: Word = Word("enter-a-pod", "Enter a pod");
pub const DROP_IN_ITS_PLACE: Word = Word("drop-in-its-place", "Release to put the variation in this place");
pub const DROP_BELOW: Word = Word("drop-below", "Release to hang the variation below this node");
pub const DROP_LOOPS: Word = Word("drop-loops", "A node cannot hang below itself");
pub const DROP_IS_THERE: Word = Word("drop-is-there", "The node hangs there already");
pub const DROP_TOO_FAR: Word = Word("drop-too-far", "Too deep to be moved by dragging: cut it and paste it there");
pub const PASTE: Word = Word("paste", "Paste");
pub const PASTE_HELP: Word = Word(
    "paste-help",
    "What was copied here is added after this node; any other text is opened as a record of its own.",
);
pub const SHOW_WHAT_FOLLOWS: Word = Word("show-what-follows", "What follows is hidden: show it");
pub const FOLLOWING_HIDDEN: Word = Word("following-hidden", "What follows is hidden until it is played or gone to");
pub const FOLLOWING_SHOWN: Word = Word("following-shown", "What follows is shown");
pub const MOVE_IN_RECORD: Word = Word("move-in-record", "The record has this move: it goes on here");
pub const MOVE_NOT_IN_RECORD: Word =
    Word("move-not-in-record", "The record does not have this move. While what follows is hidden, nothing is added");
pub const NUMBERED_FROM_HERE: Word = Word("numbered-from-here", "The moves from here on are numbered from 1");

/// A judgement of the position.
pub fn good_for(colour: &str) -> String {
    say!("good-for", "Good for {colour}", colour)
}

/// The empty comment, with the keys that go there.
pub fn write_a_comment(keys: &str) -> String {
    format!("{WRITE_A_COMMENT} ({keys})")
}

/// A word that is none of those a command of the view knows.
pub fn no_such_choice(which: &str) -> String {
    say!("no-such-choice", "'{which}' is none of the choices", which)
}

/// A turn of Octi that waits to be confirmed, or a move that is not whole yet.
pub fn move_pending(turn: &str, pod: bool) -> String {
    match pod {
        true => {
            say!(
                "move-pending",
                "{turn}: Enter plays it, a click on a pod jumped over takes or spares it, Escape takes a step back",
                turn
            )
        }
        false => say!("move-goes-on-at", "{turn}: click a marked square to go on; Escape takes a step back", turn),
    }
}

/// What a click plays.
pub fn click_plays(turn: &str) -> String {
    say!("click-plays", "Click to play {turn}", turn)
}

/// What a click adds to a turn.
pub fn move_goes_on(turn: &str) -> String {
    say!("move-goes-on", "Click for {turn}", turn)
}

/// What a click takes in hand: a pod of Octi, or a piece.
pub fn click_takes(place: &str, pod: bool) -> String {
    match pod {
        true => say!("click-takes-pod", "{place}: click to take the pod in hand", place),
        false => say!("click-takes-piece", "{place}: click to take the piece in hand", place),
    }
}

/// What a click lets go of.
pub fn lets_go(pod: bool) -> String {
    match pod {
        true => say!("lets-go-of-pod", "Click to let go of the pod"),
        false => say!("lets-go-of-piece", "Click to let go of the piece"),
    }
}

/// What can be done with what is in hand.
pub fn chosen(pod: bool) -> String {
    match pod {
        true => say!(
            "pod-chosen",
            "Click a square to go there, a side of the pod for a prong, a prong to turn it; Escape lets go"
        ),
        false => say!("piece-chosen", "Click a marked square to go there; Escape lets go"),
    }
}

/// A move and its number.
pub fn move_title(number: u32, words: &str) -> String {
    say!("move-title", "Move {number} · {words}", number, words)
}

/// A move beside a number: a piece whose name is a figure is said with its colour, or it would be read as another number.
pub fn beside_number(colour: &str, text: String) -> String {
    let figure = text.starts_with(|first: char| first.is_ascii_digit()) && text.contains(' ');
    if figure { format!("{colour} {text}") } else { text }
}

/// A node without a move.
pub fn after_move(number: u32) -> String {
    say!("after-move", "After move {number}", number)
}

/// A link to a move.
pub fn go_to_move(number: usize) -> String {
    say!("go-to-numbered-move", "Go to move {number}", number)
}

/// A label of the board, called by a comment.
pub fn label_on_board(label: &str) -> String {
    say!("label-on-board", "The point labelled {label}", label)
}

/// A link to the web.
pub fn open_address(address: &str) -> String {
    say!("open-address", "Open {address} in the browser", address)
}

/// A judgement that can be made stronger.
pub fn with_emphasis(judgement: &str) -> String {
    say!("with-emphasis", "{judgement} (with Shift: very)", judgement)
}

// The players and the game.
pub const GAME_INFORMATION: Word = Word("game-information", "Game information");
pub const LAST_MOVE_SIGN: Word = Word("last-move-sign", "The last move has a dot or a ring on the board");
pub const IN_VARIATION: Word = Word("counted-in-variation", "variation");
pub const TO_PLAY: Word = Word("to-play", "to play");

/// A game that is won on the board.
pub fn has_won(colour: &str) -> String {
    say!("has-won", "{colour} has won", colour)
}

/// What a player has captured.
pub fn captures(count: u32) -> String {
    say!("captures", "{count} captured", count)
}

/// What a player of Octi may still bring to the board.
pub fn supply(pods: i32, prongs: i32, superprongs: i32) -> String {
    match superprongs {
        0 => say!("supply", "{pods} pods, {prongs} prongs left", pods, prongs),
        _ => say!(
            "supply-with-superprongs",
            "{pods} pods, {prongs} prongs, {superprongs} superprongs left",
            pods,
            prongs,
            superprongs
        ),
    }
}

/// The points of several colours and their sum.
pub fn sum_of_points(points: &[f32]) -> String {
    let each: Vec<String> = points.iter().map(f32::to_string).collect();
    format!("{} = {}", each.join(" + "), points.iter().sum::<f32>())
}

/// The players in their order: place and name of each. Their points stand beside their names.
pub fn ranking<'a>(players: impl Iterator<Item = (u8, &'a str)>) -> String {
    let (mut text, mut before) = (String::new(), 0);
    for (place, name) in players {
        let name = language::side_by_side([name], "");
        match place == before {
            true => text += " = ",
            false if text.is_empty() => text = format!("{place}. "),
            false => text += &format!(" · {place}. "),
        }
        text += &name;
        before = place;
    }
    text
}

/// A player's points.
pub fn points(points: f32) -> String {
    say!("points", "{points} point" | "{points} points", points)
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
    if round.starts_with(|c: char| c.is_ascii_digit()) {
        say!("round", "round {round}", round)
    } else {
        round.to_owned()
    }
}

// Finding.
pub const FIND: Word = Word("find", "Find");
pub const FOUND_PLACES: Word = Word("found-places", "Places found");
pub const FIND_HINT: Word = Word("find-hint", "Words, a point, or a property");
pub const FIND_NEXT: Word = Word("find-next", "Next place");
pub const FIND_PREVIOUS: Word = Word("find-previous", "Previous place");
pub const CLOSE_SEARCH: Word = Word("close-search", "Close the search");
pub const SCOPE: Word = Word("scope", "Where to look");
pub const SCOPES: [Word; 3] =
    [Word("scope-game", "This game"), Word("scope-record", "All its games"), Word("scope-open", "All open records")];
pub const SAME_POSITION: Word = Word("same-position", "The same position");
pub const REGULAR_EXPRESSION: Word = Word("regular-expression", "Regular expression");
pub const NOT_FOUND: Word = Word("not-found", "Not found");
pub const LOOK_IN_RECORD: Word = Word("look-in-record", "Look in all games of the file");
pub const LOOK_IN_OPEN: Word = Word("look-in-open", "Look in all open records");

/// How many places were found so far.
pub fn hits(count: usize, searching: bool) -> String {
    match (count, searching) {
        (_, true) => format!("{count}…"),
        (0, false) => NOT_FOUND.into(),
        (_, false) => say!("hits", "{count} match" | "{count} matches", count),
    }
}

/// Which of the places found is on view.
pub fn hit_of(at: usize, count: usize) -> String {
    say!("hit-of", "{at} of {count}", at = Counted(&at), count = Counted(&count))
}

/// Which of the variations of a fork a node of the tree is.
pub fn variation_of(at: usize, count: usize) -> String {
    say!("variation-of", "variation {at} of {count}", at, count)
}

/// A move on a point.
pub fn played_on(point: &str) -> String {
    say!("played-on", "Played on {point}", point)
}

// Forks.
pub const BACK_TO_MAIN_LINE: Word = Word("back-to-main-line", "Back to the main line");
pub const NOT_SO_MANY: Word = Word("not-so-many", "There are not so many moves to choose from");

/// Where the record forks next.
pub fn next_fork(number: u32) -> String {
    match number {
        0 => say!("forks-at-start", "Forks at the start"),
        _ => say!("next-fork", "Forks after move {number}", number),
    }
}

/// What can be done where several moves follow.
pub fn take_one_of(count: usize) -> String {
    say!("take-one-of", "{count} moves follow: Alt+1 to Alt+{last} take one", count, last = count.min(9))
}

/// Nothing stands before the first of several variations.
pub fn first_variation_of(count: usize) -> String {
    say!("first-variation-of", "This is the first of {count} moves played here", count)
}

/// Nothing stands after the last of several variations.
pub fn last_variation_of(count: usize) -> String {
    say!("last-variation-of", "This is the last of {count} moves played here", count)
}

/// Two ways to do the same.
pub fn two_keys(one: &str, other: &str) -> String {
    [one, other].into_iter().filter(|keys| !keys.is_empty()).collect::<Vec<_>>().join("  ")
}

// The tree.
pub const SETUP_NODE: Word = Word("setup-node", "Setup");
pub const NODE: Word = Word("node", "Node");
/// A menu of the tree: nodes that can be added.
pub const ADD_A_NODE: Word = Word("add-a-node", "Add a node");
/// A menu of the tree: what can be taken away.
pub const TAKE_AWAY: Word = Word("take-away", "Delete");
/// A menu of the tree: what of it is shown.
pub const WHAT_THE_TREE_SHOWS: Word = Word("what-tree-shows", "Branches on view");
pub const FOLD: Word = Word("fold", "Fold what follows");
pub const UNFOLD: Word = Word("unfold", "Unfold");
pub const GAME_AS_TEXT: Word = Word("game-as-text", "The game as text");
pub const ONLY_THIS_LINE: Word = Word("only-this-line", "Only this line");
pub const SHOW_EVERYTHING: Word = Word("show-everything", "Show all branches");

// Counting a finished game.
pub const NOT_COUNTED: Word = Word("not-counted", "This game is not counted by territory");
pub const COUNT_THE_GAME: Word = Word("count-the-game", "Count the game");
pub const WRITE_IT_DOWN: Word = Word("write-it-down", "Mark the territory");
pub const AND_THE_RESULT: Word = Word("and-the-result", "and write the result");
pub const CLICK_DEAD_STONES: Word = Word(
    "click-dead-stones",
    "Click the dead stones. A click on an empty point makes it nobody's, as eyes in a seki are.",
);
pub const BY_TERRITORY: Word = Word("by-territory", "Territory");
pub const BY_AREA: Word = Word("by-area", "Area");
pub const TERRITORY: Word = Word("territory", "Territory");
pub const STONES: Word = Word("stones", "Stones");
pub const PRISONERS: Word = Word("prisoners", "Prisoners");
pub const KOMI: Word = Word("komi", "Komi");
pub const FOR_THE_HANDICAP: Word = Word("for-the-handicap", "For the handicap");
pub const ALL_IN_ALL: Word = Word("all-in-all", "All in all");

/// A part of the sum, for both colours.
pub fn row_of_count(name: &str, black: &str, white: &str) -> String {
    say!("row-of-count", "{name}: {black} to {white}", name, black, white)
}

/// A click on a stone that is taken to live.
pub fn stone_is_dead(name: &str) -> String {
    say!("stone-is-dead", "{name} · a click says that these stones are dead", name)
}

/// A click on a stone that is taken to be dead.
pub fn stone_lives(name: &str) -> String {
    say!("stone-lives", "{name} · a click says that these stones live", name)
}

/// A click on a point that somebody surrounds.
pub fn point_is_nobodys(name: &str) -> String {
    say!("point-is-nobodys", "{name} · a click makes this nobody's, as in a seki", name)
}

/// A click on a point that was made nobody's.
pub fn point_is_somebodys(name: &str) -> String {
    say!("point-is-somebodys", "{name} · a click counts this again", name)
}

/// A point that both colours touch.
pub fn point_is_nobodys_already(name: &str) -> String {
    say!("point-is-nobodys-already", "{name} belongs to nobody", name)
}
