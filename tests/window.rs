//! The window, driven by the names its controls have for screen readers. No display is needed: the software painter draws.

#[path = "window/answering.rs"]
mod answering;
#[path = "window/board.rs"]
mod board;
#[path = "window/column.rs"]
mod column;
#[path = "window/comparing.rs"]
mod comparing;
#[path = "window/counting.rs"]
mod counting;
#[path = "window/days.rs"]
mod days;
#[path = "window/dialogs.rs"]
mod dialogs;
#[path = "window/engine.rs"]
mod engine;
#[path = "window/entering.rs"]
mod entering;
#[path = "window/equal.rs"]
mod equal;
#[path = "window/find.rs"]
mod find;
#[path = "window/frames.rs"]
mod frames;
#[path = "window/harness.rs"]
mod harness;
#[path = "window/keyboard.rs"]
mod keyboard;
#[path = "window/lists.rs"]
mod lists;
#[path = "window/long.rs"]
mod long;
#[path = "window/marks.rs"]
mod marks;
#[path = "window/menus.rs"]
mod menus;
#[path = "window/merging.rs"]
mod merging;
#[path = "window/mixed.rs"]
mod mixed;
#[path = "window/monkey.rs"]
mod monkey;
#[path = "window/navigation.rs"]
mod navigation;
#[path = "window/octi.rs"]
mod octi;
#[path = "window/outside.rs"]
mod outside;
#[path = "window/panels.rs"]
mod panels;
#[path = "window/paste.rs"]
mod paste;
#[path = "window/pictures.rs"]
mod pictures;
#[path = "window/problems.rs"]
mod problems;
#[path = "window/publishing.rs"]
mod publishing;
#[path = "window/removing_analysis.rs"]
mod removing_analysis;
#[path = "window/review.rs"]
mod review;
#[path = "window/saving.rs"]
mod saving;
#[path = "window/session.rs"]
mod session;
#[path = "window/sitting.rs"]
mod sitting;
#[path = "window/sizes.rs"]
mod sizes;
#[path = "window/slips.rs"]
mod slips;
#[path = "window/small_things.rs"]
mod small_things;
#[path = "window/spoken.rs"]
mod spoken;
#[path = "window/start.rs"]
mod start;
#[path = "window/struck.rs"]
mod struck;
#[path = "window/study_guess.rs"]
mod study_guess;
#[path = "window/study_kept.rs"]
mod study_kept;
#[path = "window/study_places.rs"]
mod study_places;
#[path = "window/study_round.rs"]
mod study_round;
#[path = "window/studying.rs"]
mod studying;
#[path = "window/tools.rs"]
mod tools;
#[path = "window/tree.rs"]
mod tree;
#[path = "window/tricky.rs"]
mod tricky;
#[path = "tries.rs"]
mod tries;
#[path = "window/unasked.rs"]
mod unasked;
#[path = "window/unsaved.rs"]
mod unsaved;
#[path = "window/unspoiled.rs"]
mod unspoiled;
#[path = "window/while_writing.rs"]
mod while_writing;
#[path = "window/words.rs"]
mod words;
#[path = "window/writing.rs"]
mod writing;
