//! `check`: what is wrong with records, each finding with its place.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde_json::{Value, json};

use crate::sgf::{NodeId, ReadOptions, Severity, Tree};

use super::output::{Failure, Progress, Status};
use super::record::{Lines, Record, path_text};
use super::{Listing, say};

/// One remark, ready to be written.
struct Remark {
    offset: usize,
    node: Option<NodeId>,
    severity: Severity,
    code: &'static str,
    message: String,
    fixable: bool,
}

/// Checks every file; one that cannot be read does not keep the others from being checked.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let files: Vec<&PathBuf> = matches.get_many("files").unwrap_or_default().collect();
    let mut listing = Listing::start(matches.get_flag("json"))?;
    let mut progress = Progress::new(files.len());
    let mut status = Status::Done;
    for (done, file) in files.iter().enumerate() {
        progress.at(done);
        match Record::read(file, &ReadOptions::default()) {
            Ok(record) => status = status.max(report(&record, file, &mut listing)?),
            Err(failure) => {
                say(&failure.to_string());
                status = Status::NotDone;
            }
        }
    }
    listing.end()?;
    Ok(status)
}

fn report(record: &Record, file: &Path, listing: &mut Listing) -> Result<Status, Failure> {
    let remarks = remarks(record);
    let lines = Lines::of(record.tree.source());
    if listing.is_json() {
        let games: Vec<NodeId> = record.tree.games().collect();
        let findings: Vec<Value> = remarks.iter().map(|remark| to_json(remark, &record.tree, &games, &lines)).collect();
        listing.object(&json!({
            "file": file.to_string_lossy(),
            "encoding": games.first().map(|game| record.tree.charset(*game).label()),
            "games": games.len(),
            "findings": findings,
        }))?;
    } else {
        for remark in &remarks {
            let (line, column) = lines.at(remark.offset);
            let Remark { severity, code, message, .. } = remark;
            writeln!(listing.out(), "{}:{line}:{column}: {}[{code}]: {message}", file.display(), severity.word())?;
        }
    }
    let wrong = remarks.iter().any(|remark| remark.severity == Severity::Error);
    Ok(if wrong { Status::Wrong } else { Status::Done })
}

fn to_json(remark: &Remark, tree: &Tree, games: &[NodeId], lines: &Lines) -> Value {
    let (line, column) = lines.at(remark.offset);
    let game = remark.node.and_then(|node| {
        let root = tree.root(node);
        games.iter().position(|game| *game == root)
    });
    json!({
        "line": line,
        "column": column,
        "offset": remark.offset,
        "game": game.map(|index| index + 1),
        "path": remark.node.map(|node| path_text(&tree.path(node))),
        "severity": remark.severity.word(),
        "code": remark.code,
        "message": remark.message,
        "fixable": remark.fixable,
    })
}

/// Everything there is to remark, in file order.
fn remarks(record: &Record) -> Vec<Remark> {
    let mut remarks: Vec<Remark> = Vec::new();
    for fault in &record.faults {
        remarks.push(Remark {
            offset: fault.offset,
            node: fault.node,
            severity: fault.severity,
            code: fault.code,
            message: fault.message.clone(),
            fixable: false,
        });
    }
    remarks.sort_by_key(|remark| remark.offset);
    remarks
}
