//! `find`: searches records; prints each matching value, or each node with a matching position.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;
use serde_json::json;

use crate::edit::Workspace;
use crate::edit::search::{Hit, Kinds, Query, Region, Search, Stones, Ways, part_corners};
use crate::game::{Kind, Position};
use crate::language;
use crate::sgf::ReadOptions;

use super::listing::{Listing, with_folders};
use super::output::{Failure, Progress, Status, say};
use super::record::{Editable, Record};

/// Characters before a match, and characters of an output line.
const SURROUNDINGS: (usize, usize) = (32, 120);
/// Results are reported after this many nodes.
const AT_A_TIME: usize = 64;

/// Looks through every file.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let what = matches.get_one::<String>("what");
    let mut files: Vec<PathBuf> = matches.get_many("files").unwrap_or_default().cloned().collect();
    let query = match matches.get_one::<PathBuf>("like") {
        Some(record) => {
            // No text is looked for: the first word is a file, too.
            files.splice(0..0, what.map(PathBuf::from));
            on_board(record, matches)?
        }
        None => {
            let word = matches.get_one::<String>("in").map_or("all", String::as_str);
            let kinds = Kinds::of_name(word).unwrap_or_default();
            let what = what.map_or("", String::as_str);
            Query::new(what, kinds, matches.get_flag("regex")).map_err(|why| Failure(why.to_string()))?
        }
    };
    if files.is_empty() {
        return Err(Failure(say!("cli-find-no-file", "no records to search")));
    }
    let mut status = Status::Done;
    let files = with_folders(files.iter(), &mut status);
    let mut listing = Listing::start(matches.get_flag("json"))?;
    let mut progress = Progress::new(files.len());
    let mut found = false;
    for (done, file) in files.iter().enumerate() {
        progress.at(done);
        match Editable::read(file, &ReadOptions::default()) {
            Ok(record) => found |= answer(&record.workspace, file, &query, &mut listing)?,
            Err(failure) => {
                say(&failure.to_string());
                status = Status::NotDone;
            }
        }
    }
    listing.end()?;
    Ok(status.max(if found { Status::Done } else { Status::Wrong }))
}

/// Searches for the position in a record, or a part of it.
fn on_board(record: &Path, matches: &ArgMatches) -> Result<Query, Failure> {
    let record = Record::read(record, &ReadOptions::default())?;
    let position = Position::replay(&record.tree, record.place(matches)?);
    if !position.is_known() {
        return Err(Failure(say!(
            "cli-find-unknown",
            "that position is not known: the game has no board, or something before it cannot be read"
        )));
    }
    let Some(part) = matches.get_one::<String>("part") else {
        return Ok(Query::position(Arc::new(Stones::of(&position))));
    };
    let ways = Ways::new(matches.get_flag("turned"), matches.get_flag("exchanged"), matches.get_flag("at-edges"));
    let corners = part_corners(position.kind(), part);
    let region = corners.and_then(|corners| Region::rectangle(&position, corners, ways));
    let wrong = || say!("cli-find-no-part", "'{part}' is not a part of the board: give two corners, as in C3:G7", part);
    Ok(Query::region(Arc::new(region.ok_or_else(|| Failure(wrong()))?)))
}

/// Tells what a record has of it, as it is found. Returns whether that is anything.
fn answer(workspace: &Workspace, file: &Path, query: &Query, listing: &mut Listing) -> Result<bool, Failure> {
    let mut search = Search::of_record(workspace.document().tree());
    let (mut hits, mut any, mut more) = (Vec::new(), false, true);
    while more {
        more = workspace.search(&mut search, query, AT_A_TIME, &mut hits);
        for hit in hits.drain(..) {
            any = true;
            let kind = hit.property.is_empty().then(|| workspace.kind_at(hit.node));
            report(&hit, file, kind.as_deref(), listing)?;
        }
    }
    Ok(any)
}

/// Tells one answer; `kind` is that of the game where something on its board was looked for.
fn report(hit: &Hit, file: &Path, kind: Option<&Kind>, listing: &mut Listing) -> Result<(), Failure> {
    if let Some(kind) = kind {
        return tell_place(hit, file, kind, listing);
    }
    if listing.json {
        return listing.object_of(
            file,
            json!({
                "game": hit.game,
                "path": hit.address.to_string(),
                "property": hit.property,
                "index": hit.index,
                "value": hit.value,
                "count": hit.count,
            }),
        );
    }
    let (before, most) = SURROUNDINGS;
    let Hit { game, address, property, .. } = hit;
    writeln!(
        listing.out(),
        "{}:{game}:{address}: {property}: {}",
        language::shown_name(file),
        hit.excerpt(before, most)
    )?;
    Ok(())
}

/// A node, and the points where the pattern was found.
fn tell_place(hit: &Hit, file: &Path, kind: &Kind, listing: &mut Listing) -> Result<(), Failure> {
    let Hit { game, address, places, .. } = hit;
    let mut places = places.clone();
    places.sort_unstable();
    if listing.json {
        let points: Vec<String> = places.iter().map(|&place| kind.place_value(place)).collect();
        let object = json!({ "game": game, "path": address.to_string(), "points": points });
        return listing.object_of(file, object);
    }
    let points: Vec<String> = places.iter().map(|&place| kind.board().display_name(place)).collect();
    let points = if points.is_empty() { String::new() } else { format!(": {}", points.join(" ")) };
    writeln!(listing.out(), "{}:{game}:{address}{points}", language::shown_name(file))?;
    Ok(())
}
