//! `check`: lists what is wrong with records, each finding with its location.

use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::path::Path;

use clap::ArgMatches;
use serde_json::{Value, json};

use crate::game::Swaps;
use crate::language;
use crate::sgf::{Fault, NodeId, Severity, Tree};
use crate::text::{Charset, Lines};

use super::explain;
use super::listing::{Listing, each_address, for_each_record};
use super::output::{Failure, Status};
use super::record::{Record, swaps_of};

/// Checks every file, or explains a code.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    match matches.get_one::<String>("explain") {
        Some(word) => explain::run(word),
        None => {
            let (swaps, strict) = (swaps_of(matches), matches.get_flag("strict"));
            for_each_record(matches, Record::read_quietly, |record, file, listing| {
                report(record, (swaps, strict), file, listing)
            })
        }
    }
}

fn report(
    record: &Record,
    (swaps, strict): (Swaps, bool),
    file: &Path,
    listing: &mut Listing,
) -> Result<Status, Failure> {
    let mut remarks = record.findings(swaps);
    remarks.retain(|remark| strict || !remark.allowed);
    let lines = Lines::of(record.tree.source());
    if listing.json {
        let tree = &record.tree;
        let places = places(tree, remarks.iter().filter_map(|remark| remark.node).collect());
        let findings: Vec<Value> = remarks.iter().map(|remark| to_json(remark, tree, &places, &lines)).collect();
        let object = json!({
            "encoding": record.charset().map(Charset::label),
            "games": tree.game_count(),
            "findings": findings,
        });
        listing.object_of(file, object)?;
    } else {
        for remark in &remarks {
            let (line, column) = place_of(remark, &lines);
            let Fault { severity, code, message, .. } = remark;
            // A message may quote the record; a finding is one line.
            let message = message.localized().replace(char::is_control, " ");
            writeln!(
                listing.out(),
                "{}:{line}:{column}: {}[{code}]: {message}",
                language::shown_name(file),
                severity.name()
            )?;
        }
    }
    let wrong = remarks.iter().any(|remark| remark.severity == Severity::Error);
    Ok(if wrong { Status::Wrong } else { Status::Done })
}

/// Where a node is: its game, from 1, and its address.
type Place = (usize, Option<String>);

/// The places of these nodes, found in one walk. Addresses that would outgrow the record many times are left out: line, column
/// and offset say where the node is.
fn places(tree: &Tree, mut wanted: HashSet<NodeId>) -> HashMap<NodeId, Place> {
    const LONGEST: usize = 5_000;
    let mut found = HashMap::new();
    for (number, root) in tree.games().enumerate() {
        each_address(tree, root, |node, address| {
            if wanted.remove(&node) {
                let text = (address.runs() <= LONGEST).then(|| address.to_string());
                found.insert(node, (number + 1, text));
            }
            !wanted.is_empty()
        });
    }
    found
}

/// Line and column, of the file that was read: of one of another format the line is known.
fn place_of(remark: &Fault, lines: &Lines) -> (usize, usize) {
    remark.line_of_file.map_or_else(|| lines.at(remark.offset), |line| (line, 1))
}

fn to_json(remark: &Fault, tree: &Tree, places: &HashMap<NodeId, Place>, lines: &Lines) -> Value {
    let (line, column) = place_of(remark, lines);
    let place = remark.node.and_then(|node| places.get(&node));
    let mut object = json!({
        "line": line,
        "column": column,
        "offset": tree.file_offset(remark.offset),
        "game": place.map(|(game, _)| game),
        "path": place.and_then(|(_, address)| address.as_ref()),
        "severity": remark.severity.name(),
        "code": remark.code.word(),
        "message": remark.message.english(),
        "fixable": remark.fixable,
    });
    if remark.more > 0 {
        object["more"] = remark.more.into();
    }
    object
}
