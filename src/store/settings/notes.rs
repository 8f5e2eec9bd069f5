//! What explains the settings in their file, in the language of the program.

use super::{RENAMED, Settings};
use crate::language::{self, Word};
use crate::store::ron_text;

/// What stands above each field in the file, in the language that was chosen when it was written.
pub(super) const NOTES: &[(&str, Word)] = &[
    ("appearance", Word("setting-note-appearance", "\"system\", \"light\", \"dark\", or the name of a theme.")),
    (
        "board_theme",
        Word("setting-note-board-theme", "The theme of the board; \"\" for the one that goes with the appearance."),
    ),
    ("language", Word("setting-note-language", "The language: \"system\", or its tag, such as \"de\" or \"zh-Hant\".")),
    ("zoom", Word("setting-note-zoom", "Factor on the size of everything: 1.0 is the system's own size.")),
    (
        "window",
        Word(
            "setting-note-window",
            "Size of the window in points, its place on the screen where known, and whether it filled the screen.",
        ),
    ),
    ("panels", Word("setting-note-panels", "Which panels are shown, and the width of the right column in points.")),
    ("coordinates", Word("setting-note-coordinates", "Coordinates around the board.")),
    (
        "notation",
        Word(
            "setting-note-notation",
            "What places are called: \"usual\", \"record\", \"numbers\", \"chinese\", \"relative\", \"other-side\", \"in-line\" or \"all-letters\".",
        ),
    ),
    (
        "move_numbers",
        Word("setting-note-move-numbers", "Which moves show their number: \"none\", \"last\", \"last 5\" or \"all\"."),
    ),
    (
        "next_moves",
        Word("setting-note-next-moves", "Marks on the moves that follow in the record, or on those played instead."),
    ),
    (
        "marked_moves",
        Word(
            "setting-note-marked-moves",
            "Which of them: \"record\" (as the record wants it), \"following\" or \"instead\".",
        ),
    ),
    ("ghost", Word("setting-note-ghost", "The piece or stone under the pointer, before it is played.")),
    (
        "snap",
        Word(
            "setting-note-snap",
            "The piece in hand goes to a legal place near the pointer; otherwise it stays under the pointer.",
        ),
    ),
    (
        "illegal_moves",
        Word(
            "setting-note-illegal-moves",
            "A piece put where rules speak against it, or out of turn, is recorded without Shift.",
        ),
    ),
    ("hide_results", Word("setting-note-hide-results", "How a game ended is told only after its last move.")),
    ("tree_grows", Word("setting-note-tree-grows", "Which way the tree grows: \"right\" or \"down\".")),
    (
        "wheel",
        Word(
            "setting-note-wheel",
            "What the wheel does over the board: \"step\" or \"zoom\". With Ctrl it does the other.",
        ),
    ),
    ("autoplay_seconds", Word("setting-note-autoplay-seconds", "Seconds a move while playing through.")),
    (
        "one_window",
        Word("setting-note-one-window", "Whether a second start hands its files to the window that is open already."),
    ),
    (
        "reopen",
        Word(
            "setting-note-reopen",
            "Whether what was open when the window was closed is opened again at the next start.",
        ),
    ),
    (
        "motion",
        Word("setting-note-motion", "Whether what the wheel scrolls glides: \"system\", \"reduced\" or \"usual\"."),
    ),
    (
        "spoken",
        Word("setting-note-spoken", "How much a screen reader is told of each node: \"short\", \"usual\" or \"full\"."),
    ),
    ("painter", Word("setting-note-painter", "Who draws the window: \"auto\", \"opengl\" or \"software\".")),
    (
        "versions_of_all_files",
        Word(
            "setting-note-versions",
            "How many files are kept, for 90 days, as they were before they were first saved; 0 for none.",
        ),
    ),
    ("new_game", Word("setting-note-new-game", "What was said last of a new game, by the property: players, komi.")),
    (
        "publish",
        Word(
            "setting-note-publish",
            "What was chosen last when a record was published: its form, how much of it, what was left out.",
        ),
    ),
    (
        "study",
        Word(
            "setting-note-study",
            "What was chosen last of studying: when it asks again, and how many new questions a day.",
        ),
    ),
    (
        "keys",
        Word(
            "setting-note-keys",
            "Shortcuts that differ from the built-in ones, such as \"undo\": \"Ctrl+Z\". \"\" switches one off.",
        ),
    ),
    ("recent", Word("setting-note-recent", "The files opened last, newest first, and where you were in each.")),
    ("session", Word("setting-note-session", "What was open, in the order of the tabs, and which of it was in front.")),
];

/// What stands above all of it, line by line.
pub(super) const HEAD: [Word; 2] = [
    Word("settings-head", "Settings of Variorum. Change what you like while the program is not running;"),
    Word("settings-head-more", "a line that is missing has its built-in value. Comments and unknown lines are kept."),
];

/// The lines that explain, with the field that each stands above; none for those at the beginning.
pub(super) fn explained() -> Vec<ron_text::Note<'static>> {
    let head = HEAD.iter().map(|line| ron_text::Note { above: None, said: line.said() });
    let notes = NOTES.iter().map(|(field, note)| ron_text::Note { above: Some(field), said: note.said() });
    let older = RENAMED.iter().filter_map(|field| {
        let (_, note) = NOTES.iter().find(|(now, _)| *now == field.now)?;
        Some(ron_text::Note { above: Some(field.before), said: note.said() })
    });
    head.chain(notes).chain(older).collect()
}

/// The text with its explanations in the language of these settings. Only what is word for word an explanation of the program in one
/// of its languages is said anew: everything else somebody wrote.
pub(super) fn in_language(text: String, settings: &Settings) -> String {
    let now = language::with(language::chosen(&settings.language), explained);
    let notes = ron_text::Notes::of(&text);
    let mut found = notes.standing(&language::in_english(explained));
    // The catalogues of all languages are read only where nothing is said in this one.
    if found.is_empty() && notes.standing(&now).is_empty() {
        let others = language::languages().iter().filter_map(|language| language.voice());
        found = others.flat_map(|voice| notes.standing(&language::with(Some(voice), explained))).collect();
    }
    if found.is_empty() { text } else { notes.say_anew(found, &now) }
}
