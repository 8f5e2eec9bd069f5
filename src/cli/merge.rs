//! `merge`: applies to OURS what THEIRS changed since BASE; run by hand or as git's merge driver.

use crate::language;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde_json::{Value, json};

use crate::edit::merge_turned;
use crate::relate::{Conflict, MergeSide, MergeTerms, Merged, NotMerged};
use crate::sgf::{ReadOptions, Tree};
use crate::store::disk::Readers;
use crate::store::{self, ReadError, Stamp};

use super::compare::{short, start_of_difference};
use super::convert::charset_called;
use super::output::{Failure, Status, answer};
use super::record::{Record, bytes_of, deliver_record};
use super::terminal::{self, Shape};

/// The three records and where the result goes.
struct Files<'a> {
    base: &'a Path,
    ours: &'a Path,
    theirs: &'a Path,
    to: &'a Path,
    /// The result's name in messages.
    name: String,
}

impl Files<'_> {
    fn of(&self, version: MergeSide) -> &Path {
        match version {
            MergeSide::Base => self.base,
            MergeSide::Ours => self.ours,
            MergeSide::Theirs => self.theirs,
        }
    }
}

/// Merges, and reports the conflicts.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let git = matches.get_flag("git");
    let done = merge(matches, git);
    match done {
        // Git interprets every lower status as a conflict, and the file as its result.
        Err(failure) if git => {
            super::say(&failure.to_string());
            Ok(Status::NotMerged)
        }
        done => done,
    }
}

fn merge(matches: &ArgMatches, git: bool) -> Result<Status, Failure> {
    let file = |name: &str| {
        let file = matches.get_one::<PathBuf>(name).map(PathBuf::as_path);
        file.ok_or_else(|| Failure(say!("no-file-given", "no file given")))
    };
    let (base, ours, theirs) = (file("base")?, file("ours")?, file("theirs")?);
    let to = matches.get_one::<PathBuf>("output").map(PathBuf::as_path);
    let to = to.unwrap_or(if git { ours } else { Path::new("-") });
    let path =
        matches.get_one::<PathBuf>("path").map_or(if to == Path::new("-") { ours } else { to }, PathBuf::as_path);
    let files = Files { base, ours, theirs, to, name: terminal::name(path) };
    let [(base, _), (ours, stamp), (theirs, _)] = [read(files.base)?, read(files.ours)?, read(files.theirs)?];
    // Git passes temporary names, so report the real one.
    let name = |version: Option<MergeSide>| match version.filter(|_| !git) {
        Some(version) => terminal::name(files.of(version)),
        None => files.name.clone(),
    };
    let told = |why: NotMerged| Failure(language::with_colon(name(why.version()), why));
    let merged = merge_turned(&base, &ours, &theirs, &terms(matches, path)?).map_err(told)?;
    for &version in &merged.damaged {
        let mut record = Record::read_quietly(files.of(version), &ReadOptions::default().of_file(path))?;
        record.name = name(Some(version));
        record.tell_damage();
    }
    report(matches, &files, &merged, stamp.as_ref())
}

/// A file may be empty: if both sides added it, there is no base.
fn read(file: &Path) -> Result<(Vec<u8>, Option<Stamp>), Failure> {
    match store::file::read(file) {
        Err(ReadError::Empty(_)) => Ok((Vec::new(), None)),
        _ => bytes_of(file),
    }
}

fn terms(matches: &ArgMatches, path: &Path) -> Result<MergeTerms, Failure> {
    let text = |name: &str| matches.get_one::<String>(name).filter(|text| !text.is_empty()).cloned();
    let mut terms = MergeTerms::default();
    terms.labels = (
        text("label-ours").unwrap_or_else(|| terms.labels.0.clone()),
        text("label-theirs").unwrap_or_else(|| terms.labels.1.clone()),
    );
    terms.mark = matches.get_one::<usize>("marker-size").copied().unwrap_or(terms.mark);
    terms.shows_base = matches.get_flag("show-base");
    terms.joins_comments = text("comments").is_some_and(|way| way == "join");
    terms.base_on_conflict = matches.get_flag("base-on-conflict");
    terms.reading = ReadOptions::default().of_file(path);
    terms.encoding = text("encoding").map(|label| charset_called(&label)).transpose()?;
    Ok(terms)
}

/// Writes the result, and reports the conflicts.
fn report(matches: &ArgMatches, files: &Files<'_>, merged: &Merged, stamp: Option<&Stamp>) -> Result<Status, Failure> {
    if !matches.get_flag("dry-run") {
        let own = stamp.filter(|_| files.to == files.ours);
        deliver_record(files.to, &merged.bytes, own, Readers::of(files.ours))?;
    }
    let is_file = files.to != Path::new("-") || matches.get_flag("dry-run");
    for note in &merged.notes {
        super::say(&language::with_colon(&files.name, note.said()));
    }
    let several = !merged.conflicts.is_empty() && Tree::read(merged.bytes.clone()).0.game_count() > 1;
    merged.conflicts.iter().for_each(|conflict| tell(&files.name, conflict, several));
    if matches.get_flag("json") && is_file {
        let conflicts: Vec<Value> = merged.conflicts.iter().map(to_json).collect();
        let notes: Vec<&str> = merged.notes.iter().map(|note| note.english()).collect();
        answer(&format!("{}\n", json!({ "conflicts": conflicts, "notes": notes })), Shape::Json)?;
    }
    Ok(if merged.conflicts.is_empty() { Status::Done } else { Status::Wrong })
}

/// Prints a conflict to standard error: its node, with the game if there are several, and the three versions.
fn tell(name: &str, conflict: &Conflict, several: bool) {
    let Conflict { kind, game, path, said, property, base, ours, theirs, .. } = conflict;
    let game = if several { format!("{game}:") } else { String::new() };
    let said = if said.is_empty() { String::new() } else { format!(" ({said})") };
    let id = property.as_ref().map_or_else(String::new, |id| format!(" {id}"));
    super::say(&format!("{name}: conflict[{}] at {game}{path}{said}{id}", kind.name()));
    let from = start_of_difference(&[base, ours, theirs].map(|text| text.as_deref()));
    for (side, text) in [("base", base), ("ours", ours), ("theirs", theirs)] {
        super::say(&format!("  {side}: {}", short(text.as_deref(), from)));
    }
}

fn to_json(conflict: &Conflict) -> Value {
    json!({
        "kind": conflict.kind.name(),
        "game": conflict.game,
        "path": conflict.path,
        "property": conflict.property,
        "base": conflict.base,
        "ours": conflict.ours,
        "theirs": conflict.theirs,
    })
}
