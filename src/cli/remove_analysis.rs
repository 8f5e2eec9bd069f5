//! `remove-analysis`: copies of records without what engines left in them, under the same names in another folder.

use std::collections::HashSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;

use crate::edit::{AnalysisPart, Command, EditError, Workspace};
use crate::language;
use crate::record::Document;
use crate::sgf::ReadOptions;
use crate::store::disk::is_same;

use super::listing::{Listing, ways_from, with_folders};
use super::output::{Failure, Progress, Status, add_to_folder};
use super::record::{Record, bytes_of, link_of, name_of, readers_of, refuse_other_formats, tell_unfinished};
use super::say;

/// Writes the copies, and a line about each. A file that cannot be copied keeps no other from it.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let words: Vec<&PathBuf> = matches.get_many("files").unwrap_or_default().collect();
    let kind = |word: &&PathBuf| word.to_str().and_then(AnalysisPart::of_name);
    let named: Vec<AnalysisPart> = words.iter().map_while(kind).collect();
    let places = &words[named.len()..];
    if places.is_empty() {
        return Err(Failure(say!("no-file-given", "no file given")));
    }
    let parts = if named.is_empty() { AnalysisPart::USUAL.to_vec() } else { named };
    let to = matches.get_one::<PathBuf>("output").filter(|_| !matches.get_flag("dry-run"));
    let mut status = Status::Done;
    let files = with_folders(places.iter().copied(), &mut status);
    let ways: Vec<PathBuf> = ways_from(places, &files).collect();
    let mut listing = Listing::start(false)?;
    let mut progress = Progress::new(files.len());
    let mut taken = HashSet::new();
    for (done, (file, way)) in files.iter().zip(&ways).enumerate() {
        progress.at(done);
        let copy = Copy::of(file, &parts).and_then(|copy| {
            if let Some(folder) = to {
                copy.write(&folder.join(way), taken.insert(way))?;
            }
            Ok(copy)
        });
        match copy {
            Ok(copy) => writeln!(listing.out(), "{}", copy.line())?,
            Err(failure) => {
                say(&failure.to_string());
                status = Status::NotDone;
            }
        }
    }
    listing.end()?;
    Ok(status)
}

/// A record without its analysis.
struct Copy<'a> {
    file: &'a Path,
    /// How much is removed; `None` of a record that has no analysis.
    counted: Option<String>,
    bytes: Vec<u8>,
    /// The length of the file itself.
    before: usize,
}

impl<'a> Copy<'a> {
    fn of(file: &'a Path, parts: &[AnalysisPart]) -> Result<Self, Failure> {
        if file == Path::new("-") || link_of(file).is_some() {
            let name = name_of(file);
            return Err(Failure(say!(
                "copy-has-no-name",
                "{name}: this is no file, so a copy would have no name",
                name
            )));
        }
        tell_unfinished(file);
        let (bytes, _) = bytes_of(file)?;
        let before = bytes.len();
        let record = Record::of_bytes(file, bytes.clone(), &ReadOptions::default(), |_, _| Ok(()))?;
        record.tell_damage();
        let mut workspace = Workspace::of(Document::over(Arc::new(record.tree)));
        if let Some(root) = workspace.document().tree().games().next() {
            workspace.go_to(root);
        }
        match workspace.run(&Command::RemoveAnalysis(parts.to_vec())) {
            Ok(outcome) => {
                let bytes = workspace.document().tree().write();
                Ok(Self { file, counted: Some(outcome.counted.unwrap_or_default()), bytes, before })
            }
            Err(EditError::Nothing(_)) => Ok(Self { file, counted: None, bytes, before }),
            Err(why) => Err(Failure(language::with_colon(&record.name, why))),
        }
    }

    /// Writes it, unless that would be over the file itself, or over the copy of another one. No other file is replaced, either.
    fn write(&self, to: &Path, is_new: bool) -> Result<(), Failure> {
        let name = name_of(self.file);
        if is_same(self.file, to) {
            let why =
                say!("copy-over-source", "{name}: the copy would replace the file itself; name another folder", name);
            return Err(Failure(why));
        }
        if !is_new {
            let why = say!("copy-over-copy", "{name}: the copy of another file has this name already", name);
            return Err(Failure(why));
        }
        if self.counted.is_some() {
            refuse_other_formats(to)?;
        }
        add_to_folder(to, &self.bytes, readers_of(self.file))
    }

    fn line(&self) -> String {
        let (before, after) = (self.before.to_string(), self.bytes.len().to_string());
        // Without commas, for scripts.
        let bytes = say!("copy-bytes", "bytes: {before} before, {after} afterwards", before, after);
        let counted = self.counted.clone().unwrap_or_else(|| say!("copied-as-it-is", "no analysis"));
        let message = language::list([counted, bytes]);
        language::with_colon(language::shown_name(self.file), message)
    }
}
