//! The open records: tabs, files, saving, collections, samples.

pub(crate) mod files;
pub(crate) mod recovery;
pub(crate) mod replace;
pub(crate) mod samples;
pub(crate) mod session;
pub(crate) mod tab;
pub(crate) mod welcome;
