//! `study take`: overrides the convention by which a game, or every game of a folder, is judged.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command};

use crate::game::Kind;
use crate::language;
use crate::sgf::ReadOptions;
use crate::store::disk::folder_of;
use crate::store::folders;
use crate::study::log::{LogEvent, Scope};
use crate::study::{Convention, JudgeOverrides, game_key, judge};

use super::kept::{keep, logs};
use super::listing::{files_in, nothing_in};
use super::options;
use super::output::{self, Failure, Status};
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
            "This is saved with the answers, never in the record, and holds for the game in this file alone; games of the file that begin with the same question are treated alike. 'auto' returns to what the record says."
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
    let word = |name: &str| matches.get_one::<String>(name).filter(|word| *word != AS_IT_SAYS);
    let sides = word("side").map(|side| Sides::new(side));
    let (folder, scope) = match folders::is_folder(&place) {
        true => (place.clone(), of_folder(&place, sides, matches)?),
        false => (folder_of(&place).to_path_buf(), of_game(&place, sides, matches)?),
    };
    let mut learned = logs(&BTreeSet::from([folder.clone()]), asked_at(matches)).learned;
    let mut events = Vec::new();
    if matches.contains_id("convention") {
        let convention = word("convention").and_then(|name| Convention::of_name(name));
        events.push(LogEvent::Convention(scope.clone(), convention));
    }
    if matches.contains_id("side") {
        events.push(LogEvent::Side(scope, word("side").cloned()));
    }
    keep(&folder, &learned.lines(moment(matches), events))?;
    remember(&place);
    let place = language::shown_name(&place);
    output::say(&say!("cli-study-taken", "{place}: saved, and used from now on", place));
    Ok(Status::Done)
}

/// A folder, in which there are records, and if a side is named one that has it.
fn of_folder(folder: &Path, sides: Option<Sides<'_>>, matches: &ArgMatches) -> Result<Scope, Failure> {
    if matches.contains_id("game") {
        let place = language::shown_name(folder);
        return Err(Failure(say!("study-take-game", "{place} is a folder: --game needs a record", place)));
    }
    let files = files_in(folder)?;
    // Nothing is kept about nothing.
    if files.is_empty() {
        return Err(Failure(nothing_in(folder)));
    }
    if let Some(mut sides) = sides {
        let records = files.iter().filter_map(|file| Record::read(file, &ReadOptions::default()).ok());
        records.for_each(|record| see_sides(&record, &mut sides));
        sides.end()?;
    }
    Ok(Scope::Folder)
}

/// A game of a record, by what it is known again.
fn of_game(place: &Path, sides: Option<Sides<'_>>, matches: &ArgMatches) -> Result<Scope, Failure> {
    let record = Record::read(place, &ReadOptions::default())?;
    if let Some(mut sides) = sides {
        see_sides(&record, &mut sides);
        sides.end()?;
    }
    let root = record.game(matches.get_one("game").copied().unwrap_or(1))?;
    let judgement = judge(&record.tree, root, JudgeOverrides::default());
    let name = &record.name;
    let key = game_key(&record.tree, &judgement)
        .ok_or_else(|| Failure(say!("study-nobody-moves", "{name}: there are no moves in this game", name)))?;
    Ok(Scope::game(key, place))
}

fn see_sides(record: &Record, sides: &mut Sides<'_>) {
    for root in record.tree.games() {
        sides.of(&Kind::of(&record.tree, root));
    }
}
