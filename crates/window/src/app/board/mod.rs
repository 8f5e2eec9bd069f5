//! The board: its picture, and what a pointer, a hand and a keyboard do on it.

pub(crate) mod brush;
pub(crate) mod camera;
pub(crate) mod counting;
pub(crate) mod cursor;
pub(crate) mod ends;
pub(crate) mod gestures;
pub(crate) mod held;
pub(crate) mod label_entry;
pub(crate) mod modifiers;
pub(crate) mod move_entry;
pub(crate) mod paint;
pub(crate) mod picture;
pub(crate) mod place_menu;
pub(crate) mod pods;
pub(crate) mod remark;
pub(crate) mod ring;
pub(crate) mod rulers;
pub(crate) mod shadow;
pub(crate) mod steps;
pub(crate) mod still;
pub(crate) mod style;
pub(crate) mod subject;
pub(crate) mod tool;
pub(crate) mod tray;
pub(crate) mod view;
pub(crate) mod wheel;

pub use camera::BoardFrame;
pub use paint::{Picture, Placement};
pub use style::Style;
pub use subject::Subject;
pub use tool::Tool;
