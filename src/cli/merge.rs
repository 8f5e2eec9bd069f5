//! `merge`: applies to OURS what THEIRS changed since BASE; run by hand or as git's merge driver.

use crate::language;
use std::ffi::OsString;
use std::num::ParseIntError;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde_json::{Value, json};

use crate::edit::{merge_turned, unsettled};
use crate::game::Coordinates;
use crate::relate::{Conflict, MergeOptions, MergeSide, Merged, NotMerged};
use crate::sgf::{ReadOptions, Tree, unresolved_merge};
use crate::store::disk::Readers;
use crate::store::{self, ReadError, Stamp};
use crate::text::blocks::Marks;
use crate::text::conflict_lines::{both_whole, may_hold_conflicts};

use super::compare::{short, start_of_difference};
use super::convert::charset_called;
use super::output::{Failure, Status, answer_if_read};
use super::record::{Record, bytes_of, deliver_record};
use super::terminal::Shape;

/// The longest conflict marker that can be requested: a repository may request any, and each conflict has three.
const LONGEST_MARKER: usize = 200;

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
    if matches.get_flag("mergetool") {
        return resolve(matches);
    }
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

/// Merges for git's mergetool, and opens the window on what is left to resolve. Done means that no conflict is in the file any more. What
/// somebody resolved there before is not merged over.
fn resolve(matches: &ArgMatches) -> Result<Status, Failure> {
    let file = |name: &str| matches.get_one::<PathBuf>(name).map(PathBuf::as_path);
    let no_file = || Failure(say!("no-file-given", "no file given"));
    let to = file("output").ok_or_else(no_file)?;
    match begun(to, ["base", "ours", "theirs"].map(file)) {
        Some(0) => return Ok(Status::Done),
        Some(_) => {}
        None if merge(matches, false)? == Status::Done => return Ok(Status::Done),
        None => {}
    }
    let program = std::env::current_exe();
    let window = program.and_then(|program| {
        std::process::Command::new(program).args(["--new-window", "--run", "conflicts", "--"]).arg(to).status()
    });
    let name = language::shown_name(to);
    let has_ended = window.map_err(|why| Failure(language::with_colon(&name, store::file::cause(&why))))?;
    match left_to_resolve(&bytes_of(to)?.0, to) {
        Some(0) if has_ended.success() => Ok(Status::Done),
        // A window that was killed: nobody has looked at the result.
        Some(0) => Ok(Status::Wrong),
        left => {
            let count = left.unwrap_or(1);
            super::say(&language::with_colon(
                &name,
                say!(
                    "merge-left",
                    "{count} conflict left; what was saved is kept, and the next mergetool continues with it"
                        | "{count} conflicts left; what was saved is kept, and the next mergetool continues with it",
                    count
                ),
            ));
            Ok(Status::Wrong)
        }
    }
}

/// How many conflicts are left in a merge that somebody has begun to resolve: a whole record with conflicts in it, or one that is none of the
/// versions. `None` for any other file.
fn begun(file: &Path, versions: [Option<&Path>; 3]) -> Option<usize> {
    let (bytes, _) = read(file).ok()?;
    let is_version = |version: &Path| read(version).is_ok_and(|(other, _)| other == bytes);
    left_to_resolve(&bytes, file).filter(|left| *left > 0 || !versions.into_iter().flatten().any(is_version))
}

/// How many conflicts are in the comments of a record; `None` where it is no record, or lines of git's own are in it.
fn left_to_resolve(bytes: &[u8], file: &Path) -> Option<usize> {
    let tree = Tree::read_with(bytes.to_vec(), &ReadOptions::default().of_file(file)).0;
    let is_record = tree.game_count() > 0 && unresolved_merge(&tree).is_none();
    is_record.then(|| unsettled(&tree, Coordinates::default()).len())
}

/// Whether arguments, the program's name first, are those of a merge for git: errors in them must end with a status that git understands.
pub fn is_for_git(args: &[OsString]) -> bool {
    let options = args.iter().skip(2).take_while(|word| *word != "--");
    args.get(1).is_some_and(|command| command == "merge") && options.into_iter().any(|word| word == "--git")
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
    let files = Files { base, ours, theirs, to, name: language::shown_name(path) };
    let [(base, _), (ours, stamp), (theirs, _)] = [read(files.base)?, read(files.ours)?, read(files.theirs)?];
    let versions = [&base[..], &ours, &theirs];
    let terms = terms(matches, path)?;
    // Git passes temporary names, so report the real one.
    let name = |version: Option<MergeSide>| match version.filter(|_| !git) {
        Some(version) => language::shown_name(files.of(version)),
        None => files.name.clone(),
    };
    let merged = match if git { merged_for_git(versions, &terms) } else { merged(versions, &terms) } {
        Ok(merged) => merged,
        Err(why) if git => return keep_both(matches, &files, (versions, &terms, &why), stamp.as_ref()),
        Err(why) => return Err(Failure(language::with_colon(name(why.version()), why))),
    };
    for &version in &merged.damaged {
        if let Ok(mut record) = Record::read_quietly(files.of(version), &ReadOptions::default().of_file(path)) {
            record.name = match git {
                true => format!("{} ({})", files.name, version.localized()),
                false => name(Some(version)),
            };
            record.tell_damage();
        }
    }
    report(matches, &files, &merged, stamp.as_ref())
}

errors! {
    /// Why there is no merged record.
    #[derive(Debug)]
    Unmerged {
        /// One of the files holds the lines of a line-based merge, the first of them here, counted from 1.
        Lines(version: MergeSide, line: usize) => message!(
            "merge-holds-lines",
            "{version} contains conflict markers from an unresolved git merge, starting at line {line}; resolve them first",
            version = version.localized(), line
        ),
        /// Merging refused.
        Refused(why: NotMerged) => why.message(),
        /// Merging ended with an error of this program, which was reported.
        Broken => message!("merge-broken", "could not be merged because of an internal error"),
    }
}

impl Unmerged {
    fn version(&self) -> Option<MergeSide> {
        match self {
            Self::Lines(version, _) => Some(*version),
            Self::Refused(why) => why.version(),
            Self::Broken => None,
        }
    }
}

/// The result where at most one side changed anything.
fn unchanged([base, ours, theirs]: [&[u8]; 3]) -> Option<&[u8]> {
    match () {
        () if ours == theirs || base == theirs => Some(ours),
        () if base == ours => Some(theirs),
        () => None,
    }
}

/// Merges three files, unless one of them is the result or the lines of another merge are in them.
fn merged(versions: [&[u8]; 3], terms: &MergeOptions) -> Result<Merged, Unmerged> {
    if unchanged(versions).is_none() {
        for (version, bytes) in [MergeSide::Base, MergeSide::Ours, MergeSide::Theirs].into_iter().zip(versions) {
            if let Some(line) = unresolved_line(bytes, &terms.reading) {
                return Err(Unmerged::Lines(version, line));
            }
        }
    }
    merge_turned(versions[0], versions[1], versions[2], terms).map_err(Unmerged::Refused)
}

/// The first line, counted from 1, of an unresolved merge of lines.
fn unresolved_line(bytes: &[u8], reading: &ReadOptions) -> Option<usize> {
    // UTF-16 has zeros between the letters.
    if !may_hold_conflicts(bytes) && memchr::memchr(0, bytes).is_none() {
        return None;
    }
    let tree = Tree::read_with(bytes.to_vec(), reading).0;
    unresolved_merge(&tree).map(|at| 1 + memchr::memchr_iter(b'\n', &tree.source()[..at]).count())
}

/// Merges for git, which other files wait for: a base that is no record, or holds conflicts, counts as none.
fn merged_for_git(versions: [&[u8]; 3], terms: &MergeOptions) -> Result<Merged, Unmerged> {
    // An error of this program would end it with a status that means a conflict whose result is ours.
    let safely = |versions: [&[u8]; 3]| {
        panic::catch_unwind(AssertUnwindSafe(|| merged(versions, terms))).unwrap_or(Err(Unmerged::Broken))
    };
    let whole = |bytes: &[u8]| Merged { bytes: bytes.to_vec(), ..Merged::default() };
    if let Some(bytes) = unchanged(versions) {
        return safely(versions).or_else(|why| match why {
            Unmerged::Refused(NotMerged::CutOff(_)) => Err(why),
            _ => Ok(whole(bytes)),
        });
    }
    for version in [MergeSide::Ours, MergeSide::Theirs] {
        // Emptied by mistake, or never filled.
        let bytes = if version == MergeSide::Ours { versions[1] } else { versions[2] };
        if bytes.trim_ascii().is_empty() {
            return Err(Unmerged::Refused(NotMerged::NoRecord(version)));
        }
    }
    let done = match safely(versions) {
        Err(why) if why.version() == Some(MergeSide::Base) => safely([b"", versions[1], versions[2]]),
        done => done,
    };
    done.or_else(|why| if terms.base_on_conflict { Ok(whole(versions[0])) } else { Err(why) })
}

/// Writes both versions whole, between conflict markers, where they cannot be merged as records.
fn keep_both(
    matches: &ArgMatches,
    files: &Files<'_>,
    (versions, terms, why): ([&[u8]; 3], &MergeOptions, &Unmerged),
    stamp: Option<&Stamp>,
) -> Result<Status, Failure> {
    let (ours, theirs) = terms.labels.clone();
    let marks = Marks { size: terms.mark, ours, theirs, base: terms.shows_base };
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let [base, ours, theirs] = versions.map(text);
    tell_json(matches, files, || {
        json!({
            "conflicts": [{ "kind": "whole", "path": "/", "property": null, "base": base, "ours": ours, "theirs": theirs, "takes": null }],
            "notes": [],
        })
    })?;
    write(matches, files, &both_whole(versions[0], versions[1], versions[2], &marks), stamp)?;
    super::say(&language::with_colon(
        &files.name,
        say!(
            "merge-both-whole",
            "{why}; the file contains both versions in full, between conflict markers",
            why = why.message().localized()
        ),
    ));
    Ok(Status::Wrong)
}

/// A file may be empty: if both sides added it, there is no base.
fn read(file: &Path) -> Result<(Vec<u8>, Option<Stamp>), Failure> {
    match store::file::read(file) {
        Err(ReadError::Empty(_)) => Ok((Vec::new(), None)),
        _ => bytes_of(file),
    }
}

/// A length of markers: any number, since it comes from a repository; [`terms`] bounds it.
pub fn marker_size(text: &str) -> Result<usize, ParseIntError> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().or_else(|error| if is_number { Ok(usize::MAX) } else { Err(error) })
}

fn terms(matches: &ArgMatches, path: &Path) -> Result<MergeOptions, Failure> {
    let text = |name: &str| matches.get_one::<String>(name).filter(|text| !text.is_empty()).cloned();
    // Before 2.44 or so, git leaves placeholders for labels as they are.
    let label = |name: &str| {
        let label = matches.get_one::<OsString>(name)?.to_string_lossy();
        (!["", "%S", "%X", "%Y"].contains(&&*label)).then(|| language::on_one_line(&label).into_owned())
    };
    let mut terms = MergeOptions::default();
    terms.labels = (
        label("label-ours").unwrap_or_else(|| terms.labels.0.clone()),
        label("label-theirs").unwrap_or_else(|| terms.labels.1.clone()),
    );
    let size = matches.get_one::<usize>("marker-size").copied().unwrap_or(terms.mark);
    terms.mark = size.clamp(terms.mark, LONGEST_MARKER);
    terms.shows_base = matches.get_flag("show-base");
    terms.joins_comments = text("comments").is_some_and(|way| way == "join");
    terms.base_on_conflict = matches.get_flag("base-on-conflict");
    terms.reading = ReadOptions::default().of_file(path);
    terms.encoding = text("encoding").map(|label| charset_called(&label)).transpose()?;
    Ok(terms)
}

/// Writes the result, and reports the conflicts.
fn report(matches: &ArgMatches, files: &Files<'_>, merged: &Merged, stamp: Option<&Stamp>) -> Result<Status, Failure> {
    tell_json(matches, files, || {
        let conflicts: Vec<Value> = merged.conflicts.iter().map(to_json).collect();
        let notes: Vec<&str> = merged.notes.iter().map(|note| note.english()).collect();
        json!({ "conflicts": conflicts, "notes": notes })
    })?;
    write(matches, files, &merged.bytes, stamp)?;
    for note in &merged.notes {
        super::say(&language::with_colon(&files.name, note.localized()));
    }
    let several = !merged.conflicts.is_empty() && Tree::read(merged.bytes.clone()).0.game_count() > 1;
    merged.conflicts.iter().for_each(|conflict| print_conflict(&files.name, conflict, several));
    Ok(if merged.conflicts.is_empty() { Status::Done } else { Status::Wrong })
}

fn write(matches: &ArgMatches, files: &Files<'_>, bytes: &[u8], stamp: Option<&Stamp>) -> Result<(), Failure> {
    if matches.get_flag("dry-run") {
        return Ok(());
    }
    let own = stamp.filter(|_| files.to == files.ours);
    deliver_record(files.to, bytes, own, Readers::of(files.ours))
}

/// Prints the answer as JSON, where that is requested and standard output does not have the record.
fn tell_json(matches: &ArgMatches, files: &Files<'_>, json: impl FnOnce() -> Value) -> Result<(), Failure> {
    let is_free = files.to != Path::new("-") || matches.get_flag("dry-run");
    if matches.get_flag("json") && is_free { answer_if_read(&format!("{}\n", json()), Shape::Json) } else { Ok(()) }
}

/// Prints a conflict to standard error: its node, with the game if there are several, and the three versions.
fn print_conflict(name: &str, conflict: &Conflict, several: bool) {
    let Conflict { kind, game, path, description, property, base, ours, theirs, takes } = conflict;
    let game = if several { format!("{game}:") } else { String::new() };
    let description = if description.is_empty() { String::new() } else { format!(" ({description})") };
    let id = property.as_ref().map_or_else(String::new, |id| format!(" {id}"));
    super::say(&format!("{name}: conflict[{}] at {game}{path}{description}{id}", kind.name()));
    let from = start_of_difference(&[base, ours, theirs].map(|text| text.as_deref()));
    for (side, text) in [("base", base), ("ours", ours), ("theirs", theirs)] {
        let message = match (text, takes) {
            (None, Some(takes)) => takes.said_deleted(),
            _ => short(text.as_deref(), from),
        };
        super::say(&format!("  {side}: {message}"));
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
        "takes": conflict.takes.map(|takes| json!({ "nodes": takes.nodes, "words": takes.words })),
    })
}
