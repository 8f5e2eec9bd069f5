//! `check`: what is wrong with records, each finding with its place.

use std::io::Write;
use std::path::Path;

use clap::ArgMatches;
use serde_json::{Value, json};

use crate::edit::place::Address;
use crate::game::{self, Swaps};
use crate::sgf::{self, Fault, NodeId, Severity, Tree};
use crate::text::Lines;

use super::output::{Failure, Status};
use super::record::{Record, swaps_of};
use super::{Listing, explain};

/// Checks every file, or explains a code.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    match matches.get_one::<String>("explain") {
        Some(word) => explain::run(word),
        None => {
            let swaps = swaps_of(matches);
            super::for_each_record(matches, |record, file, listing| report(record, swaps, file, listing))
        }
    }
}

fn report(record: &Record, swaps: Swaps, file: &Path, listing: &mut Listing) -> Result<Status, Failure> {
    let remarks = remarks(record, swaps);
    let lines = Lines::of(record.tree.source());
    if listing.is_json() {
        let tree = &record.tree;
        let places = Places::of(tree);
        let findings: Vec<Value> = remarks.iter().map(|remark| to_json(remark, tree, &places, &lines)).collect();
        listing.object(&json!({
            "file": file.to_string_lossy(),
            "encoding": tree.games().next().map(|game| tree.charset(game).label()),
            "games": tree.game_count(),
            "findings": findings,
        }))?;
    } else {
        for remark in &remarks {
            let (line, column) = lines.at(remark.offset);
            let Fault { severity, code, message, .. } = remark;
            // A message may quote the record; a finding is one line.
            let message = message.replace(char::is_control, " ");
            writeln!(listing.out(), "{}:{line}:{column}: {}[{code}]: {message}", file.display(), severity.word())?;
        }
    }
    let wrong = remarks.iter().any(|remark| remark.severity == Severity::Error);
    Ok(if wrong { Status::Wrong } else { Status::Done })
}

/// For every node the game it is in, and how far it is from the root.
struct Places {
    /// By the number of the node: the game, from 1, and the steps.
    of: Vec<(usize, u32)>,
}

impl Places {
    fn of(tree: &Tree) -> Self {
        let mut of = vec![(0, 0); tree.len() + 1];
        for (number, root) in tree.games().enumerate() {
            for node in tree.descendants(root) {
                let depth = tree.parent(node).map_or(0, |parent| of[tree.index(parent)].1 + 1);
                of[tree.index(node)] = (number + 1, depth);
            }
        }
        Self { of }
    }

    fn game(&self, tree: &Tree, node: NodeId) -> usize {
        self.of[tree.index(node)].0
    }

    /// The path of a node; none for one so far from the root that the paths would outgrow the record many times.
    /// Line, column and offset say where it is.
    fn path(&self, tree: &Tree, node: NodeId) -> Option<String> {
        const FAR: u32 = 5_000;
        (self.of[tree.index(node)].1 <= FAR).then(|| Address::of(tree, node).to_string())
    }
}

fn to_json(remark: &Fault, tree: &Tree, places: &Places, lines: &Lines) -> Value {
    let (line, column) = lines.at(remark.offset);
    json!({
        "line": line,
        "column": column,
        "offset": tree.file_offset(remark.offset),
        "game": remark.node.map(|node| places.game(tree, node)),
        "path": remark.node.and_then(|node| places.path(tree, node)),
        "severity": remark.severity.word(),
        "code": remark.code.word(),
        "message": remark.message,
        "fixable": remark.fixable,
    })
}

/// Everything there is to remark, in file order.
fn remarks(record: &Record, swaps: Swaps) -> Vec<Fault> {
    let mut remarks = sgf::check(&record.tree, &record.faults);
    remarks.extend(game::faults(&record.tree, &remarks, |_| swaps));
    remarks.sort_by_key(|remark| remark.offset);
    remarks
}
