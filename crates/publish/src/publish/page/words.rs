//! What a page says itself, in the language of the publication: in its elements, and in its script, which puts in names and numbers.

use serde_json::{Map, Value};

/// Names in elements and scripts with their texts. What is in braces is put in by the script.
pub(crate) type Words = Vec<(&'static str, String)>;

macro_rules! texts {
    ($($key:literal: $name:literal, $english:literal $(, $argument:ident)*;)*) => {
        vec![$(($key, say!($name, $english $(, $argument = concat!("{", stringify!($argument), "}"))*))),*]
    };
}

/// What every page says.
pub(crate) fn words() -> Words {
    texts! {
        "game": "page-game", "Game";
        "first": "page-first", "Start";
        "back": "page-back", "Back";
        "forth": "page-forth", "Forward";
        "end": "page-end", "End";
        "earlier": "page-earlier", "Previous comment";
        "later": "page-later", "Next comment";
        "slider": "page-slider", "Move";
        "moves": "page-moves", "Moves";
        "stale": "page-stale", "This address leads to nothing in this record: here is its beginning.";
        "numbers": "page-numbers", "Numbers of moves";
        "near": "page-near", "Only the part in use";
        "wheel": "page-wheel", "Wheel steps";
        "about": "page-about", "About this game";
        "table": "page-table", "Position as a table";
        "position": "page-position", "Position";
        "save": "page-save", "Save the record";
        "ways": "page-ways", "Arrow keys, a swipe or a tap on the board go through the game.";
        "node": "page-node", "node";
        "start": "page-start", "start";
        "captures": "page-captures", "Captures: {counts}", counts;
        "score": "page-score", "Score: {counts}", counts;
        "more": "page-more", "{count} more …", count;
        "move": "page-move", "Move {number}: {made}", number, made;
        "after": "page-after-move", "After move {number}", number;
        "turn": "spoken-to-play", "{colour} to play", colour;
        "on": "page-goes-on", "Goes on with";
        "instead": "page-instead", "Instead of this move";
        "continuations": "page-continuations", "{count} continuations", count;
        "over": "page-line-ends", "End of the line";
    }
}

/// What a page says besides that asks problems.
pub(crate) fn asking_words() -> Words {
    texts! {
        "problem": "page-problem", "Problem {number}", number;
        "problem-of": "page-problem-of", "Problem {number} of {count}", number, count;
        "one-problem": "page-one-problem", "Problem";
        "your-move": "page-your-move", "Your move";
        "such-as": "page-such-as", "Your move, such as {example}", example;
        "or-pass": "page-or-pass", "Your move, such as {example} or pass", example;
        "play": "page-play", "Play";
        "hint": "page-hint", "Hint";
        "step": "page-next-move", "Next move";
        "again": "page-try-again", "Try again";
        "solution": "page-show-solution", "Show the solution";
        "following": "page-next-problem", "Next problem";
        "read": "page-read", "Read the record";
        "how": "page-how", "Tap the board, or move its ring with the arrow keys and press Enter, or type the move.";
        "solve": "page-solve", "Solve";
        "wrong": "page-wrong", "Wrong.";
        "reply": "page-reply", "{made} is the reply.", made;
        "right": "page-right", "Right so far.";
        "solved": "page-solved", "Right. The problem is solved.";
        "taken": "page-taken", "{place} is taken.", place;
        "unknown": "page-not-in-record", "{places} is not in the record. Try another move.", places;
        "no-move": "page-no-move", "“{text}” is no move on this board.", text;
        "no-hint": "page-no-hint", "There is no further hint.";
        "lit": "page-lit", "The answer is in the part that is lit: columns {a} to {b}, rows {c} to {d}.", a, b, c, d;
        "that-is": "page-that-is", "That is the solution.";
        "solution-move": "page-solution-move", "Solution: {made}.", made;
        "that-is-all": "page-that-is-all", "Solution: {made}. That is all.", made;
        "chosen": "page-chosen", "Chosen: {places}. “Play” plays it.", places;
        "nothing": "page-nothing-chosen", "Nothing is chosen.";
        "empty": "page-empty", "{place}, empty", place;
    }
}

/// The same for the script.
pub(crate) fn for_script(words: &Words) -> Value {
    Value::Object(words.iter().map(|(key, text)| ((*key).to_owned(), text.as_str().into())).collect::<Map<_, _>>())
}
