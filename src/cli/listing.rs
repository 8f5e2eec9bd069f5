//! Answers about several files, whatever is asked of them.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde::Serialize;

use crate::sgf::ReadOptions;

use super::output::{Failure, Out, Progress, Status, say};
use super::record::Record;
use super::terminal::{Clean, Shape};

/// Answers about several files: lines, or a JSON array with a line for each object.
pub(super) struct Listing {
    out: BufWriter<Clean<Out>>,
    json: bool,
    any: bool,
}

impl Listing {
    pub(super) fn start(json: bool) -> Result<Self, Failure> {
        let shape = if json { Shape::Json } else { Shape::Text };
        let mut out = BufWriter::new(Clean::new(Out::new(), shape));
        if json {
            out.write_all(b"[")?;
        }
        Ok(Self { out, json, any: false })
    }

    pub(super) fn is_json(&self) -> bool {
        self.json
    }

    pub(super) fn out(&mut self) -> &mut impl Write {
        &mut self.out
    }

    pub(super) fn object(&mut self, object: &impl Serialize) -> Result<(), Failure> {
        self.out.write_all(if self.any { b",\n" } else { b"\n" })?;
        self.any = true;
        serde_json::to_writer(&mut self.out, object).map_err(io::Error::from)?;
        Ok(())
    }

    pub(super) fn end(mut self) -> Result<(), Failure> {
        if self.json {
            self.out.write_all(b"\n]\n")?;
        }
        self.out.flush()?;
        Ok(())
    }
}

/// Answers about every file that was named; one that cannot be read does not keep the others from being answered about.
pub(super) fn for_each_record(
    matches: &ArgMatches,
    mut answer: impl FnMut(&Record, &Path, &mut Listing) -> Result<Status, Failure>,
) -> Result<Status, Failure> {
    let files: Vec<&PathBuf> = matches.get_many("files").unwrap_or_default().collect();
    let mut listing = Listing::start(matches.get_flag("json"))?;
    let mut progress = Progress::new(files.len());
    let mut status = Status::Done;
    for (done, file) in files.iter().enumerate() {
        progress.at(done);
        match Record::read(file, &ReadOptions::default()) {
            Ok(record) => status = status.max(answer(&record, file, &mut listing)?),
            Err(failure) => {
                say(&failure.to_string());
                status = Status::NotDone;
            }
        }
    }
    listing.end()?;
    Ok(status)
}
