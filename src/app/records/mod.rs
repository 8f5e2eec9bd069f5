//! The open records: tabs, files, saving, collections, samples.

pub(crate) mod files;
mod outside;
pub(crate) mod recovery;
pub(crate) mod replace;
pub(crate) mod samples;
mod saving;
pub(crate) mod session;
pub(crate) mod tab;
pub(crate) mod welcome;
