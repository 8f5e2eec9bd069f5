//! The manual page and the shells' completions, made from the description of the command line.

use std::path::PathBuf;

use clap::ArgMatches;

use super::output::{Failure, Status, deliver};
use super::{args, manual};

/// Writes what is asked for.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let to = matches.get_one::<PathBuf>("output").map_or("-".as_ref(), PathBuf::as_path);
    let bytes = match matches.get_one::<clap_complete::Shell>("shell") {
        Some(shell) => completions(*shell),
        None => manual::page().into_bytes(),
    };
    deliver(to, &bytes, None)?;
    Ok(Status::Done)
}

fn completions(shell: clap_complete::Shell) -> Vec<u8> {
    let mut bytes = Vec::new();
    clap_complete::generate(shell, &mut args::command(), "variorum", &mut bytes);
    bytes
}
