//! The tests of the built program and of what only it has: the command line, files, publishing and study.

mod cli;
mod corpus;
mod decoys;
mod errors;
mod forms;
mod git;
mod hostile;
mod identity;
mod progress;
mod publish;
mod reports;
mod sgfc;
mod study;
mod tries;
