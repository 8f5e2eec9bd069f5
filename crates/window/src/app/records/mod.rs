//! The open records: tabs, files, saving, collections, samples.

pub(crate) mod background;
pub(crate) mod branching;
pub(crate) mod copies;
pub(crate) mod copying;
pub(crate) mod equal_finder;
pub(crate) mod files;
pub(crate) mod hand;
pub(crate) mod in_utf8;
pub(crate) mod jobs;
pub(crate) mod line;
pub(crate) mod place;
pub(crate) mod publishing;
pub(crate) mod samples;
pub(crate) mod tab;
pub(crate) mod tab_file;
pub(crate) mod welcome;

pub use jobs::{Patience, Task};
pub use tab::Tab;
