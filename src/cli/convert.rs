//! `convert`: reads and writes. What is not asked for stays, byte for byte.

use std::path::PathBuf;

use clap::ArgMatches;

use crate::edit::Command;
use crate::sgf::ReadOptions;
use crate::text::Charset;

use super::output::{Failure, Status};
use super::record::Editable;

/// Reads IN and writes OUT.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let from: &PathBuf = matches.get_one("input").ok_or_else(|| Failure("no file given".into()))?;
    let to: &PathBuf = matches.get_one("output").ok_or_else(|| Failure("no output given".into()))?;
    let charset = matches.get_one::<String>("from").map(|label| charset(label)).transpose()?;
    let mut record = Editable::read(from, &ReadOptions { charset, ..ReadOptions::default() })?;
    if let Some(label) = matches.get_one::<String>("encoding") {
        self::charset(label)?;
        let done = record.workspace.run(&Command::Encoding(label.clone()));
        done.map_err(|error| Failure(format!("{}: {error}", record.name)))?;
    }
    record.write(to)?;
    Ok(Status::Done)
}

/// The encoding of this name.
fn charset(label: &str) -> Result<Charset, Failure> {
    Charset::for_label(label).ok_or_else(|| Failure(format!("'{label}' is no encoding that is known here")))
}
