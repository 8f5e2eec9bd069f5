//! What a page says itself, in the language of the publication: in its elements, and in its script, which puts in names and numbers.

use serde_json::{Map, Value};

/// Names in elements and scripts with their texts. What is in braces is put in by the script.
pub(crate) type Words = Vec<(&'static str, String)>;

/// What every page says.
pub(crate) fn words() -> Words {
    vec![
        ("game", say!("page-game", "Game")),
        ("first", say!("page-first", "Start")),
        ("back", say!("page-back", "Back")),
        ("forth", say!("page-forth", "Forward")),
        ("end", say!("page-end", "End")),
        ("earlier", say!("page-earlier", "Previous comment")),
        ("later", say!("page-later", "Next comment")),
        ("slider", say!("page-slider", "Move")),
        ("moves", say!("page-moves", "Moves")),
        ("stale", say!("page-stale", "This address leads to nothing in this record: here is its beginning.")),
        ("numbers", say!("page-numbers", "Numbers of moves")),
        ("near", say!("page-near", "Only the part in use")),
        ("wheel", say!("page-wheel", "Wheel steps")),
        ("about", say!("page-about", "About this game")),
        ("table", say!("page-table", "Position as a table")),
        ("position", say!("page-position", "Position")),
        ("save", say!("page-save", "Save the record")),
        ("ways", say!("page-ways", "Arrow keys, a swipe or a tap on the board go through the game.")),
        ("node", say!("page-node", "node")),
        ("start", say!("page-start", "start")),
        ("captures", say!("page-captures", "Captures: {counts}", counts = "{counts}")),
        ("score", say!("page-score", "Score: {counts}", counts = "{counts}")),
        ("more", say!("page-more", "{count} more …", count = "{count}")),
        ("move", say!("page-move", "Move {number}: {made}", number = "{number}", made = "{made}")),
        ("after", say!("page-after-move", "After move {number}", number = "{number}")),
        ("turn", say!("spoken-to-play", "{colour} to play", colour = "{colour}")),
        ("on", say!("page-goes-on", "Goes on with")),
        ("instead", say!("page-instead", "Instead of this move")),
        ("continuations", say!("page-continuations", "Continuations: {count}", count = "{count}")),
        ("over", say!("page-line-ends", "End of the line")),
    ]
}

/// What a page says besides that asks problems.
pub(crate) fn asking_words() -> Words {
    vec![
        ("problem", say!("page-problem", "Problem {number}", number = "{number}")),
        ("problem-of", say!("page-problem-of", "Problem {number} of {count}", number = "{number}", count = "{count}")),
        ("one-problem", say!("page-one-problem", "Problem")),
        ("your-move", say!("page-your-move", "Your move")),
        ("such-as", say!("page-such-as", "Your move, such as {example}", example = "{example}")),
        ("or-pass", say!("page-or-pass", "Your move, such as {example} or pass", example = "{example}")),
        ("play", say!("page-play", "Play")),
        ("hint", say!("page-hint", "Hint")),
        ("step", say!("page-next-move", "Next move")),
        ("again", say!("page-try-again", "Try again")),
        ("solution", say!("page-show-solution", "Show the solution")),
        ("following", say!("page-next-problem", "Next problem")),
        ("read", say!("page-read", "Read the record")),
        (
            "how",
            say!("page-how", "Tap the board, or move its ring with the arrow keys and press Enter, or type the move."),
        ),
        ("solve", say!("page-solve", "Solve")),
        ("wrong", say!("page-wrong", "Wrong.")),
        ("reply", say!("page-reply", "{made} is the reply.", made = "{made}")),
        ("right", say!("page-right", "Right so far.")),
        ("solved", say!("page-solved", "Right. The problem is solved.")),
        ("taken", say!("page-taken", "{place} is taken.", place = "{place}")),
        (
            "unknown",
            say!("page-not-in-record", "{places} is not in the record. Try another move.", places = "{places}"),
        ),
        ("no-move", say!("page-no-move", "“{text}” is no move on this board.", text = "{text}")),
        ("no-hint", say!("page-no-hint", "There is no further hint.")),
        (
            "lit",
            say!(
                "page-lit",
                "The answer is in the part that is lit: columns {a} to {b}, rows {c} to {d}.",
                a = "{a}",
                b = "{b}",
                c = "{c}",
                d = "{d}"
            ),
        ),
        ("that-is", say!("page-that-is", "That is the solution.")),
        ("solution-move", say!("page-solution-move", "Solution: {made}.", made = "{made}")),
        ("that-is-all", say!("page-that-is-all", "Solution: {made}. That is all.", made = "{made}")),
        ("chosen", say!("page-chosen", "Chosen: {places}. “Play” plays it.", places = "{places}")),
        ("nothing", say!("page-nothing-chosen", "Nothing is chosen.")),
        ("empty", say!("page-empty", "{place}, empty", place = "{place}")),
    ]
}

/// The same for the script.
pub(crate) fn for_script(words: &Words) -> Value {
    Value::Object(words.iter().map(|(key, text)| ((*key).to_owned(), text.as_str().into())).collect::<Map<_, _>>())
}
