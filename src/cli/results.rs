//! `results`: what the marked results of lines imply for the positions before them.

use crate::language;
use std::io::Write;
use std::path::Path;

use clap::ArgMatches;
use serde_json::{Value, json};

use crate::game::Kind;
use crate::record::Document;
use crate::relate::{GameResults, ResultTerms, results, write_results};
use crate::sgf::ReadOptions;
use crate::store::disk::Readers;

use super::listing::{Listing, for_each_record};
use super::output::{Failure, Status, deliver};
use super::record::{Record, bytes_of, name_of};
use super::transpositions::Paths;

/// Prints the result of every game, or writes it into the files.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let terms = ResultTerms { proved: matches.get_flag("proved"), transpositions: matches.get_flag("transpositions") };
    let writes = matches.get_flag("write");
    for_each_record(matches, Record::read, |record, file, listing| {
        let written = if writes { write(file, terms) } else { Ok(()) };
        // What could not be written keeps nothing else from being written and listed.
        if let Err(why) = &written {
            super::say(&why.to_string());
        }
        let listed = list(record, terms, file, listing)?;
        Ok(written.map_or(Status::NotDone, |()| listed))
    })
}

fn write(file: &Path, terms: ResultTerms) -> Result<(), Failure> {
    let (name, (bytes, stamp)) = (name_of(file), bytes_of(file)?);
    if stamp.is_none() {
        return Err(Failure(language::with_colon(
            name,
            say!("results-no-file", "results can be written into files only"),
        )));
    }
    let (mut document, _) = Document::open_with(bytes, &ReadOptions::default().of_file(file));
    if document.tree().game_count() == 0 {
        return Err(Failure::no_record(&name));
    }
    let count = write_results(&mut document, terms).map_err(|why| Failure(language::with_colon(&name, why)))?;
    if count > 0 {
        deliver(file, &document.tree().write(), stamp.as_ref(), Readers::of(file))?;
    }
    let message = say!("results-written", "{count} result written" | "{count} results written", count);
    super::say(&language::with_colon(name, message));
    Ok(())
}

fn list(record: &Record, terms: ResultTerms, file: &Path, listing: &mut Listing) -> Result<Status, Failure> {
    let tree = &record.tree;
    for (number, root) in tree.games().enumerate() {
        let found = results(tree, root, Kind::of(tree, root), terms);
        let paths = Paths::of(tree, root, found.values.iter().map(|(node, _)| *node));
        if listing.json {
            listing.object_of(file, to_json(&found, &paths, number + 1))?;
            continue;
        }
        let place = format!("{}:{}", language::shown_name(file), number + 1);
        for (node, value) in &found.values {
            let (low, high) = (value.low.name(), value.high.name());
            match value.decided() {
                Some(_) => writeln!(listing.out(), "{place}:{}: {low}", paths.at(*node))?,
                None if low != "W" || high != "B" => {
                    writeln!(listing.out(), "{place}:{}: {low}..{high}", paths.at(*node))?
                }
                None => {}
            }
        }
        for node in &found.contradictions {
            writeln!(listing.out(), "{place}:{}: {}", paths.at(*node), say!("results-contradiction", "contradiction"))?;
        }
        let open = found.open;
        writeln!(listing.out(), "{place}: {}", say!("results-open", "{open} open end" | "{open} open ends", open))?;
    }
    Ok(Status::Done)
}

fn to_json(found: &GameResults, paths: &Paths, game: usize) -> Value {
    let values = found
        .values
        .iter()
        .map(|(node, value)| json!({ "path": paths.at(*node), "low": value.low.name(), "high": value.high.name() }));
    json!({
        "game": game,
        "values": values.collect::<Vec<_>>(),
        "contradictions": found.contradictions.iter().map(|node| paths.at(*node)).collect::<Vec<_>>(),
        "open": found.open,
    })
}
