//! `study export`, `reset`, `move` and `collections`: what was learned as a table, forgotten, and taken to another folder, and where there is
//! something. Nothing is rewritten: each adds lines to a log, or to a list.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::language;
use crate::store::disk::folder_of;
use crate::store::{Home, folders, progress};
use crate::study::log::{KnownItem, LogEvent, LogLine, Scope, in_utf8};
use crate::study::{ItemKey, date_of};

use super::kept::{LinesHere, add, keep, report_clock};
use super::listing::files_in;
use super::output::{Failure, Status};
use super::practice::{asked_at, now};
use super::{options, output, terminal};

/// Describes `export`.
pub(super) fn export_command() -> Command {
    Command::new("export")
        .about(say!("cli-study-export", "Print what was learned in a folder and below, as a table with tabs between the columns"))
        .after_help(say!(
            "cli-study-export-more",
            "The first line names the columns: key, mode, state, answered, lapses, first, last, due, place. A row per question that was ever answered; STATE is active or suspended, days are dates."
        ))
        .arg(now())
        .arg(place(Arg::new("place").value_name("FOLDER")))
}

/// Describes `reset`.
pub(super) fn reset_command() -> Command {
    Command::new("reset")
        .about(say!("cli-study-reset", "Forget what was learned in a folder and below: its questions are new again"))
        .after_help(say!(
            "cli-study-reset-more",
            "Lines are added to the log that say so; the answers stay in it. What is in the log now is forgotten, whatever the clock says, and nothing that another computer adds later. Questions that were put off are asked again, too. With --key only these questions are forgotten."
        ))
        .arg(now())
        .arg(
            options::option("key", "KEY")
                .action(ArgAction::Append)
                .help(say!("cli-study-key", "The key of the question")),
        )
        .arg(place(Arg::new("place").value_name("FOLDER")))
}

/// Describes `move`.
pub(super) fn move_command() -> Command {
    Command::new("move")
        .about(say!("cli-study-move", "Take what was learned in a folder and below along to another one"))
        .after_help(say!(
            "cli-study-move-more",
            "The lines of the log of FROM that TO lacks are added to that of TO, those of a folder below FROM to that of the folder with the same name below TO, if there is one. Positions are known again in any folder. The logs of FROM stay."
        ))
        .arg(place(Arg::new("from").value_name("FROM")))
        .arg(place(Arg::new("to").value_name("TO")))
}

/// Describes `collections`.
pub(super) fn collections_command() -> Command {
    Command::new("collections")
        .about(say!("cli-study-collections", "List the records and folders that are studied, or take one off the list"))
        .after_help(say!(
            "cli-study-collections-more",
            "One path per line, the last one studied first. The window has the same list. A record or folder comes on it when something in it is answered, with 'take', or when the window studies it."
        ))
        .arg(options::option("remove", "PATH").action(ArgAction::Append).value_parser(options::file()).help(say!(
            "cli-study-remove",
            "Take this record or folder off the list; what was learned stays"
        )))
}

fn place(arg: Arg) -> Arg {
    let help = say!("cli-study-progress-place", "A folder of records, or a record in it");
    arg.required(true).value_parser(options::file()).help(help)
}

/// The folder that is meant, and those below it with records, as `due` has them; of a record its own one.
fn folders_of(matches: &ArgMatches, name: &str) -> Result<BTreeSet<PathBuf>, Failure> {
    let own = folder(matches, name)?;
    let mut all = BTreeSet::from([own.clone()]);
    if matches.get_one::<PathBuf>(name).is_some_and(|place| folders::is_folder(place)) {
        all.extend(files_in(&own)?.iter().map(|file| folder_of(file).to_path_buf()));
    }
    Ok(all)
}

/// The folder that is meant.
fn folder(matches: &ArgMatches, name: &str) -> Result<PathBuf, Failure> {
    let place: PathBuf = matches.get_one(name).cloned().unwrap_or_default();
    if !place.exists() {
        let place = language::shown_name(&place);
        return Err(Failure(say!("cli-study-no-place", "{place}: there is no such file or folder", place)));
    }
    Ok(if folders::is_folder(&place) { place } else { folder_of(&place).to_path_buf() })
}

/// Prints the table.
pub(super) fn run_export(matches: &ArgMatches) -> Result<Status, Failure> {
    let (now, schedule) = asked_at(matches);
    let folders = folders_of(matches, "place")?;
    let lines = LinesHere::read(&folders).of_all();
    let counted = lines.clone().fold(now, schedule);
    report_clock(&counted);
    // What is dated ahead does not count yet: questions are due as `due` has them. But what was answered only then was learned, too.
    let mut learned = lines.fold_all(now, schedule);
    learned.items.extend(counted.items);
    let mut items: Vec<(&ItemKey, &KnownItem)> = learned.items.iter().collect();
    items.sort_by_key(|(key, item)| (item.due_day, **key));
    let mut table = "key\tmode\tstate\tanswered\tlapses\tfirst\tlast\tdue\tplace\n".to_owned();
    for (key, item) in items {
        let state = if item.is_suspended { "suspended" } else { "active" };
        // A place may have any name.
        let place = item.at.replace(['\t', '\n', '\r'], " ");
        let [first, last, due] = [item.first_day, item.last_day, item.due_day].map(date_of);
        let (mode, answered, lapses) = (item.mode.name(), item.answered, item.lapses);
        table += &format!("{key}\t{mode}\t{state}\t{answered}\t{lapses}\t{first}\t{last}\t{due}\t{place}\n");
    }
    output::answer(&table, terminal::Shape::Text)?;
    Ok(Status::Done)
}

/// Forgets.
pub(super) fn run_reset(matches: &ArgMatches) -> Result<Status, Failure> {
    let (now, schedule) = asked_at(matches);
    let folders = folders_of(matches, "place")?;
    // Each folder has its own log, and may be studied alone.
    let read = LinesHere::read(&folders);
    let own = |folder: &PathBuf| {
        let lines = read.of(folder);
        let (about, learned) = (lines.about_items(), lines.fold(now, schedule));
        report_clock(&learned);
        (folder.clone(), about, learned)
    };
    let all: Vec<_> = folders.iter().map(own).collect();
    let mut forgotten: BTreeSet<ItemKey> = all.iter().flat_map(|(_, known, _)| known.keys().copied()).collect();
    if matches.contains_id("key") {
        let mut wanted: BTreeSet<ItemKey> = BTreeSet::new();
        for word in matches.get_many::<String>("key").unwrap_or_default() {
            let key = word.parse().ok().filter(|key| forgotten.contains(key));
            wanted.insert(key.ok_or_else(|| {
                Failure(say!("cli-study-never-answered", "{word}: no question with this key was answered here", word))
            })?);
        }
        forgotten = wanted;
    }
    for (folder, known, mut learned) in all {
        let known = known.iter().filter(|(key, _)| forgotten.contains(key)).flat_map(|(_, hashes)| hashes);
        let void = learned.lines(now, known.map(|&hash| LogEvent::Void(hash)));
        if !void.is_empty() {
            keep(&folder, &void)?;
        }
    }
    output::say(&say!(
        "cli-study-forgotten",
        "{count} question is new again" | "{count} questions are new again",
        count = forgotten.len()
    ));
    Ok(Status::Done)
}

/// Lists the collections, or removes some from the list.
pub(super) fn run_collections(matches: &ArgMatches) -> Result<Status, Failure> {
    let home = Home::of_user();
    if let Some(places) = matches.get_many::<PathBuf>("remove") {
        for place in places {
            let name = language::shown_name(place);
            let is_gone = home.as_ref().map_or(Ok(false), |home| progress::forget(home, place));
            let is_gone =
                is_gone.map_err(|error| Failure(language::with_colon(&name, crate::store::file::cause(&error))))?;
            if !is_gone {
                return Err(Failure(say!(
                    "cli-study-not-listed",
                    "{name}: this is not on the list of collections",
                    name
                )));
            }
        }
        return Ok(Status::Done);
    }
    let listed = home.map(|home| progress::remembered(&home)).unwrap_or_default();
    let text: String = listed.iter().rev().map(|place| format!("{}\n", language::shown_name(place))).collect();
    output::answer(&text, terminal::Shape::Text)?;
    Ok(Status::Done)
}

/// The log of a folder to which lines are taken.
struct Goal {
    /// The lines that it has, with those that it is to have.
    known: BTreeSet<Vec<u8>>,
    added: Vec<String>,
}

/// Takes lines along. What was learned in a folder below goes to the folder of the same name below the other one, if there is one.
pub(super) fn run_move(matches: &ArgMatches) -> Result<Status, Failure> {
    let (from, to) = (folder(matches, "from")?, folder(matches, "to")?);
    let home = Home::of_user();
    let files = |folder: &Path| {
        let read = progress::read(folder, home.as_ref());
        read.messages.iter().for_each(|line| output::say(line));
        read.files
    };
    let mut goals: BTreeMap<PathBuf, Goal> = BTreeMap::new();
    for source in folders_of(matches, "from")? {
        let below = source.strip_prefix(&from).map(|below| to.join(below)).unwrap_or_else(|_| to.clone());
        let (path, is_like) = if folders::is_folder(&below) { (below, true) } else { (to.clone(), source == from) };
        // Each log is read once, and added to once.
        let goal = goals.entry(path).or_insert_with_key(|path| {
            let lines = |(_, bytes): &(PathBuf, Vec<u8>)| -> Vec<Vec<u8>> {
                LogLine::all_in(&in_utf8(bytes)).map(|(_, text, _)| text.to_vec()).collect()
            };
            Goal { known: files(path).iter().flat_map(lines).collect(), added: Vec::new() }
        });
        for (_, bytes) in files(&source) {
            for (_, text, read) in LogLine::all_in(&in_utf8(&bytes)) {
                let Ok(LogLine { event, .. }) = read else { continue };
                // What is wished for a whole folder is not wished for another one above it.
                let is_of_folder =
                    matches!(event, LogEvent::Convention(Scope::Folder, _) | LogEvent::Side(Scope::Folder, _));
                if (is_like || !is_of_folder) && goal.known.insert(text.to_vec()) {
                    goal.added.push(String::from_utf8_lossy(text).into_owned());
                }
            }
        }
    }
    let mut count = 0;
    for (path, goal) in goals.iter().filter(|(_, goal)| !goal.added.is_empty()) {
        add(path, home.as_ref(), &goal.added)?;
        count += goal.added.len();
    }
    output::say(&say!("cli-study-moved", "{count} line was taken along" | "{count} lines were taken along", count));
    Ok(Status::Done)
}
