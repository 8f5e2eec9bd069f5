//! Files and settings on disk: bytes, stamps, atomic writes. Knows no format but that of the settings.
//!
//! | module | keeps |
//! |---|---|
//! | [`mod@file`] | records: reading with a stamp |
//! | [`folders`] | the records in a folder and below it |
//! | [`progress`] | what somebody has answered, in lines beside the records |
//! | [`save`] | writing whole or not at all |
//! | [`stream`] | bytes through a pipe or a device |
//! | `target` | which file a path means when it is written to |
//! | `temporary` | what is only there while something is saved |
//! | `names` | unpredictable names |
//! | [`disk`] | every call to the system: the others go through it |
//! | [`attributes`] | git's file of attributes: lines put in and taken out |
//! | [`budget`] | how much is read at a start or unasked |
//! | [`home`] | where this user's settings and journals are |
//! | [`settings`] | the one settings file |
//! | [`recent`] | the files opened last, and where one was in each |
//! | [`kept`] | unsaved work, earlier versions, and what finishes a save that was cut off |
//! | [`themes`] | the texts of the user's own themes |
//! | [`watch`] | whether open files are changed by other programs |
//! | [`mod@given`] | what a start is given to open, and which file an address names |
//! | `instance` | a second start hands it to the first (feature `window`) |
//! | [`handover`] | the message it does that with |
#![forbid(unsafe_code)]

#[macro_use]
extern crate variorum_sgf;

use variorum_sgf::{language, text};

pub mod attributes;
pub mod budget;
pub mod disk;
pub mod file;
pub mod folders;
pub mod given;
pub mod handover;
pub mod home;
pub mod instance;
pub mod kept;
mod names;
pub mod progress;
pub mod recent;
pub mod save;
pub mod settings;
pub mod sites;
pub mod stream;
mod target;
mod temporary;
#[cfg(test)]
mod tests;
pub mod themes;
pub mod watch;

pub use file::{ReadError, Stamp, WriteError};
pub use given::Given;
pub use home::Home;
pub use kept::journal::Journal;
pub use kept::{journal, rescue, versions};
pub use save::Guard;
pub use settings::Settings;
