//! What explains the settings in their file, in the language of the program.

use super::{RENAMED, Settings};
use crate::language::{self, Word};
use crate::store::ron_text;

/// What stands above each field in the file, in the language that was chosen when it was written.
pub(super) const NOTES: &[(&str, Word)] = &[
    ("appearance", Word("setting-note-appearance", "\"system\", \"light\", \"dark\", or the name of a theme.")),
    (
        "board_theme",
        Word("setting-note-board-theme", "The board theme; \"\" for the one that goes with the appearance."),
    ),
    (
        "language",
        Word("setting-note-language", "The language: \"system\", or a language tag such as \"de\" or \"zh-Hant\"."),
    ),
    ("zoom", Word("setting-note-zoom", "Interface scale: 1.0 is the system's own scale.")),
    (
        "window",
        Word(
            "setting-note-window",
            "Size of the window in points, its position on the screen if known, and whether it filled the screen.",
        ),
    ),
    ("panels", Word("setting-note-panels", "Which panels are shown, and the width of the right column in points.")),
    ("coordinates", Word("setting-note-coordinates", "Show coordinates around the board.")),
    (
        "notation",
        Word(
            "setting-note-notation",
            "Coordinate notation: \"usual\", \"record\", \"numbers\", \"chinese\", \"relative\", \"other-side\", \"in-line\" or \"all-letters\".",
        ),
    ),
    (
        "move_numbers",
        Word("setting-note-move-numbers", "Which moves are numbered: \"none\", \"last\", \"last 5\" or \"all\"."),
    ),
    (
        "next_moves",
        Word("setting-note-next-moves", "Mark the next moves in the record, or the alternatives to the current move."),
    ),
    (
        "marked_moves",
        Word(
            "setting-note-marked-moves",
            "Which moves to mark: \"record\" (as set in the record), \"following\" or \"instead\".",
        ),
    ),
    ("ghost", Word("setting-note-ghost", "Show the piece or stone under the pointer before it is played.")),
    (
        "snap",
        Word(
            "setting-note-snap",
            "Snap the selected piece to a legal position near the pointer; otherwise it stays under the pointer.",
        ),
    ),
    (
        "illegal_moves",
        Word("setting-note-illegal-moves", "Record an illegal or out-of-turn placement of a piece without Shift."),
    ),
    ("hide_results", Word("setting-note-hide-results", "Hide the result of a game until its last move.")),
    (
        "equal_positions",
        Word(
            "setting-note-equal-positions",
            "Where equal positions are looked for: \"game\" or \"open\", \"game-turned\" or \"open-turned\" for turned boards too.",
        ),
    ),
    ("tree_grows", Word("setting-note-tree-grows", "Direction of the tree: \"right\" or \"down\".")),
    (
        "wheel",
        Word(
            "setting-note-wheel",
            "What the mouse wheel does over the board: \"step\" or \"zoom\". With Ctrl it does the other.",
        ),
    ),
    ("autoplay_seconds", Word("setting-note-autoplay-seconds", "Seconds per move during autoplay.")),
    (
        "one_window",
        Word("setting-note-one-window", "Open files in the existing window when the program is started again."),
    ),
    ("reopen", Word("setting-note-reopen", "Reopen at startup the tabs that were open when the window was closed.")),
    ("motion", Word("setting-note-motion", "Smooth scrolling with the wheel: \"system\", \"reduced\" or \"usual\".")),
    (
        "spoken",
        Word(
            "setting-note-spoken",
            "How much a screen reader announces for each node: \"short\", \"usual\" or \"full\".",
        ),
    ),
    ("painter", Word("setting-note-painter", "The renderer: \"auto\", \"opengl\" or \"software\".")),
    (
        "versions_of_all_files",
        Word(
            "setting-note-versions",
            "How many files to keep, for 90 days, as they were before they were first saved; 0 for none.",
        ),
    ),
    ("new_game", Word("setting-note-new-game", "The values last entered for a new game, by property: players, komi.")),
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
            "Shortcuts that differ from the defaults, such as \"undo\": \"Ctrl+Z\". \"\" disables a shortcut.",
        ),
    ),
    ("recent", Word("setting-note-recent", "Recently opened files, newest first, and your position in each.")),
    ("session", Word("setting-note-session", "The open tabs in order, and which one was in front.")),
];

/// What stands above all of it, line by line.
pub(super) const HEAD: [Word; 2] = [
    Word("settings-head", "Settings of Variorum. Edit them only while the program is not running;"),
    Word("settings-head-more", "a missing line means the default value. Comments and unknown lines are kept."),
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
