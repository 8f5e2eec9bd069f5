//! The board: its picture, and what a pointer, a hand and a keyboard do on it.

pub(crate) mod move_entry;
pub(crate) mod octi_hand;
pub(crate) mod paint;
pub(crate) mod tool;
pub(crate) mod tray;
pub(crate) mod view;
