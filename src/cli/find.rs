//! `find`: where something stands in records, a value an answer.

use std::io::Write;
use std::path::Path;

use clap::ArgMatches;
use serde_json::json;

use crate::edit::Workspace;
use crate::edit::search::{Hit, Kinds, Query, Search};
use crate::sgf::ReadOptions;

use super::output::{Failure, Progress, Status};
use super::record::Editable;
use super::{Listing, say, terminal};

/// Letters before what was found, and letters of a line of an answer.
const SURROUNDINGS: (usize, usize) = (32, 120);
/// So many nodes are looked at before what was found is told.
const AT_A_TIME: usize = 64;

/// Looks through every file.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let what = matches.get_one::<String>("what").map_or("", String::as_str);
    let word = matches.get_one::<String>("in").map_or("all", String::as_str);
    let kinds = Kinds::WORDS.iter().find(|(name, _)| *name == word).map_or(Kinds::default(), |&(_, kinds)| kinds);
    let query = Query::new(what, kinds, matches.get_flag("regex")).map_err(|why| Failure(why.to_string()))?;
    let files: Vec<&std::path::PathBuf> = matches.get_many("files").unwrap_or_default().collect();
    let mut listing = Listing::start(matches.get_flag("json"))?;
    let mut progress = Progress::new(files.len());
    let (mut found, mut failed) = (false, false);
    for (done, file) in files.iter().enumerate() {
        progress.at(done);
        match Editable::read(file, &ReadOptions::default()) {
            Ok(record) => found |= answer(&record.workspace, file, &query, &mut listing)?,
            Err(failure) => {
                say(&failure.to_string());
                failed = true;
            }
        }
    }
    listing.end()?;
    Ok(match (failed, found) {
        (true, _) => Status::NotDone,
        (false, true) => Status::Done,
        (false, false) => Status::Wrong,
    })
}

/// Tells what a record has of it, as it is found. Returns whether that is anything.
fn answer(workspace: &Workspace, file: &Path, query: &Query, listing: &mut Listing) -> Result<bool, Failure> {
    let mut search = Search::of_record(workspace.document().tree());
    let (mut hits, mut any, mut more) = (Vec::new(), false, true);
    while more {
        more = workspace.search(&mut search, query, AT_A_TIME, &mut hits);
        for hit in hits.drain(..) {
            any = true;
            tell(&hit, file, listing)?;
        }
    }
    Ok(any)
}

fn tell(hit: &Hit, file: &Path, listing: &mut Listing) -> Result<(), Failure> {
    if listing.is_json() {
        return listing.object(&json!({
            "file": file.to_string_lossy(),
            "game": hit.game,
            "path": hit.address.to_string(),
            "property": hit.property,
            "index": hit.index,
            "value": hit.value,
            "count": hit.count,
        }));
    }
    let (before, most) = SURROUNDINGS;
    let Hit { game, address, property, .. } = hit;
    writeln!(listing.out(), "{}:{game}:{address}: {property}: {}", terminal::name(file), hit.excerpt(before, most))?;
    Ok(())
}
