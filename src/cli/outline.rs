//! `outline`: a record as line-based text for diff tools, and any other file as it is.

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::relate;
use crate::sgf::{ReadOptions, unresolved_merge};
use crate::store::given::file_of;
use crate::store::{self, ReadError};

use super::output::{Failure, Out, Status, print};
use super::record::{Record, bytes_of, link_of};
use super::terminal::{Clean, Shape};

/// Prints the outline of a record. Git shows no change at all, of no file, where this fails for one: only a file that cannot be read is an
/// error.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let file = matches.get_one::<PathBuf>("input").ok_or_else(|| Failure(say!("no-file-given", "no file given")))?;
    let (bytes, options) = (bytes(file)?, ReadOptions::default());
    match Record::of_bytes(file, bytes.clone(), &options, |_, _| Ok(())) {
        Ok(record) if unresolved_merge(&record.tree).is_none() => {
            record.tell_damage();
            let mut out = BufWriter::new(Clean::new(Out::new(), Shape::Text));
            relate::outline(&record.tree, &mut out)?;
            out.flush()?;
        }
        _ => print(&bytes)?,
    }
    Ok(Status::Done)
}

/// The bytes of a file, which may have none. A name that git passes is a file, whatever it looks like.
fn bytes(file: &Path) -> Result<Vec<u8>, Failure> {
    if file != Path::new("-") {
        match store::file::read(file) {
            Ok((bytes, _)) => return Ok(bytes),
            Err(ReadError::Empty(_)) => return Ok(Vec::new()),
            Err(_) => {}
        }
    }
    let named = match link_of(file) {
        Some(_) => file.into(),
        None => file_of(file.as_os_str()).map_err(|why| Failure(why.to_string()))?,
    };
    bytes_of(&named).map(|(bytes, _)| bytes)
}
