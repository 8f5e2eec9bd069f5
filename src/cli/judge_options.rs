//! `study take`: overrides the convention by which a game, or every game of a folder, is judged.

use std::collections::BTreeSet;
use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command};

use crate::game::Kind;
use crate::language;
use crate::sgf::ReadOptions;
use crate::store::disk::folder_of;
use crate::store::folders;
use crate::study::log::LogEvent;
use crate::study::{Convention, ItemKey, JudgeOverrides, game_key, judge};

use super::kept::{keep, logs};
use super::listing::{files_in, nothing_in};
use super::options;
use super::output::{Failure, Status};
use super::practice::{asked_at, moment, now, remember};
use super::record::Record;
use super::sides::Sides;

/// The word that restores what the records say.
const AS_IT_SAYS: &str = "auto";

/// Describes it.
pub(super) fn command() -> Command {
    let names: Vec<&str> = Convention::ALL.iter().map(|(name, _)| *name).chain([AS_IT_SAYS]).collect();
    Command::new("take")
        .about(say!(
            "cli-study-take",
            "Treat a game, or every game in a folder, as problems of a given convention, or ask one side only"
        ))
        .after_help(say!(
            "cli-study-take-more",
            "This is saved with the answers, never in the record. 'auto' returns to what the record says."
        ))
        .arg(now())
        .arg(
            options::option("convention", "NAME")
                .value_parser(names)
                .required_unless_present("side")
                .help(say!("cli-study-convention", "How records mark what is right, instead of finding out")),
        )
        .arg(options::side())
        .arg(options::one_game())
        .arg(
            Arg::new("place")
                .value_name("PATH")
                .required(true)
                .value_parser(options::file())
                .help(say!("cli-study-take-place", "The record or folder")),
        )
}

/// Keeps what is wished.
pub(super) fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let place: PathBuf = matches.get_one("place").cloned().unwrap_or_default();
    let (folder, key) = match folders::is_folder(&place) {
        true => (place.clone(), None),
        false => (folder_of(&place).to_path_buf(), Some(key_of(&place, matches)?)),
    };
    if key.is_none() {
        let place = language::shown_name(&folder);
        if matches.contains_id("game") {
            return Err(Failure(say!("study-take-game", "{place} is a folder: --game needs a record", place)));
        }
        // Nothing is kept about nothing.
        if files_in(&folder)?.is_empty() {
            return Err(Failure(nothing_in(&folder)));
        }
    }
    if let Some(side) = matches.get_one::<String>("side").filter(|side| *side != AS_IT_SAYS) {
        let place: &PathBuf = matches.get_one("place").unwrap_or(&folder);
        let mut sides = Sides::new(side);
        for file in files_in(place)? {
            let Ok(record) = Record::read(&file, &ReadOptions::default()) else { continue };
            for root in record.tree.games() {
                sides.of(&Kind::of(&record.tree, root));
            }
        }
        sides.end()?;
    }
    let mut learned = logs(&BTreeSet::from([folder.clone()]), asked_at(matches)).learned;
    let word = |name: &str| matches.get_one::<String>(name).filter(|word| *word != AS_IT_SAYS);
    let mut events = Vec::new();
    if matches.contains_id("convention") {
        events.push(LogEvent::Convention(key, word("convention").and_then(|name| Convention::of_name(name))));
    }
    if matches.contains_id("side") {
        events.push(LogEvent::Side(key, word("side").cloned()));
    }
    keep(&folder, &learned.lines(moment(matches), events))?;
    remember(&place);
    Ok(Status::Done)
}

/// By what the game is known again.
fn key_of(place: &std::path::Path, matches: &ArgMatches) -> Result<ItemKey, Failure> {
    let record = Record::read(place, &ReadOptions::default())?;
    let root = record.game(matches.get_one("game").copied().unwrap_or(1))?;
    let judgement = judge(&record.tree, root, JudgeOverrides::default());
    let name = &record.name;
    game_key(&record.tree, &judgement)
        .ok_or_else(|| Failure(say!("study-nobody-moves", "{name}: there are no moves in this game", name)))
}
