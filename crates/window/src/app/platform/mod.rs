//! Operating-system integration: input, fonts, the software painter, light or dark mode, background work.

pub(crate) mod appearance;
pub(crate) mod background;
pub(crate) mod errors;
pub(crate) mod file_dialogs;
pub(crate) mod input_order;
pub(crate) mod logged;
pub(crate) mod motion;
#[cfg(target_os = "macos")]
pub(crate) mod open_documents;
pub(crate) mod picture_fonts;
pub mod soft;
pub(crate) mod statistics;
pub(crate) mod system_fonts;
pub(crate) mod wheel_buttons;
pub(crate) mod windowing;
pub(crate) mod worked;

pub use background::{Background, JobState, at_first};
pub use worked::Worked;
