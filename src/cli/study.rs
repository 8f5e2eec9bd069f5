//! `study`: what records ask and answer, and when to ask again.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command};
use serde_json::{Value, json};

use crate::language;
use crate::sgf::{Address, NodeId, ReadOptions, SERVER_SUFFIXES, Tree};
use crate::store::folders;
use crate::study::{Convention, Judgement, Remark, Wishes, judge};

use super::output::{Failure, Progress, Status};
use super::record::Record;
use super::{Listing, args, say, terminal};

/// What records are called that are written as such.
const SUFFIXES: [&str; 7] = ["sgf", "blksgf", "hsgf", "hgf", "tsgf", "gsgf", "mgt"];

/// The command with its own commands.
pub fn command() -> Command {
    Command::new("study")
        .about(say!("cli-study", "Ask what records hold: problems, joseki, the next move; and say when to ask again"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(true)
        .subcommand(judge_command())
}

fn judge_command() -> Command {
    let names: Vec<&str> = Convention::ALL.iter().map(|(_, name)| *name).collect();
    Command::new("judge")
        .about(say!("cli-study-judge", "Say of every move of a problem whether it is right, and how the record says so"))
        .after_help(say!(
            "cli-study-judge-more",
            "A line a game, FILE:GAME: CONVENTION (EVIDENCE) SOLVER, then a line a node with a move, FILE:GAME:PATH: VERDICT. A folder stands for the records in it and below it."
        ))
        .arg(args::json())
        .arg(
            Arg::new("convention")
                .long("convention")
                .value_name("NAME")
                .value_parser(names)
                .help(say!("cli-study-convention", "How records say what is right, whatever they look like")),
        )
        .arg(args::flag(
            "same-position",
            say!("cli-study-same-position", "Where a game reaches one position twice, the better verdict holds for both places"),
        ))
        .arg(records())
}

fn records() -> Arg {
    args::files(say!("cli-study-files", "Records, and folders of records; - is standard input"))
}

/// Does what the command named behind it does.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let Some((name, sub)) = matches.subcommand() else {
        return Err(Failure(say!("cli-study-nothing", "study: judge, questions, due, answer or schedule?")));
    };
    // Programs read it, and they know English.
    if sub.try_get_one::<bool>("json").is_ok_and(|json| json == Some(&true)) {
        language::speak(None);
    }
    match name {
        "judge" => run_judge(sub),
        _ => Err(Failure(say!("no-command-2", "'{name}' is not a command", name))),
    }
}

/// Whether a file is a record by its name.
fn is_record(name: &OsStr) -> bool {
    let suffix = Path::new(name).extension().map(|suffix| suffix.to_string_lossy().to_lowercase());
    suffix.is_some_and(|suffix| SUFFIXES.iter().chain(&SERVER_SUFFIXES).any(|known| *known == suffix))
}

/// The files that were named, and those in the folders that were named. Whether each is from a folder.
fn named_files(matches: &ArgMatches, status: &mut Status) -> Vec<(PathBuf, bool)> {
    let mut files = Vec::new();
    for path in matches.get_many::<PathBuf>("files").unwrap_or_default() {
        if path == Path::new("-") || !folders::is_folder(path) {
            files.push((path.clone(), false));
            continue;
        }
        match folders::files_below(path, is_record) {
            Ok(found) => {
                found.told.iter().for_each(|line| say(line));
                files.extend(found.files.into_iter().map(|file| (file, true)));
            }
            Err(error) => {
                let (path, error) = (path.display(), crate::store::file::cause(&error));
                say(&say!("folder-unread", "{path}: cannot be looked into ({error})", path, error));
                *status = Status::NotDone;
            }
        }
    }
    files
}

/// Reads every record that was named, also by its folder; one that cannot be read keeps no other from being looked at.
fn each_record(
    matches: &ArgMatches,
    mut each: impl FnMut(&Record, &Path) -> Result<(), Failure>,
) -> Result<Status, Failure> {
    let mut status = Status::Done;
    let files = named_files(matches, &mut status);
    let mut progress = Progress::new(files.len());
    for (done, (file, _)) in files.iter().enumerate() {
        progress.at(done);
        match Record::read(file, &ReadOptions::default()) {
            Ok(record) => each(&record, file)?,
            Err(failure) => {
                say(&failure.to_string());
                status = Status::NotDone;
            }
        }
    }
    Ok(status)
}

fn run_judge(matches: &ArgMatches) -> Result<Status, Failure> {
    let convention = matches.get_one::<String>("convention").and_then(|name| Convention::of_name(name));
    let wishes = Wishes { convention, same_position: matches.get_flag("same-position") };
    let mut listing = Listing::start(matches.get_flag("json"))?;
    let status = each_record(matches, |record, file| {
        for (number, root) in record.tree.games().enumerate() {
            let judgement = judge(&record.tree, root, wishes);
            tell_judgement(&record.tree, root, (file, number + 1), &judgement, &mut listing)?;
        }
        Ok(())
    })?;
    listing.end()?;
    Ok(status)
}

/// Goes through the nodes of a game with their addresses.
fn each_address(tree: &Tree, root: NodeId, mut each: impl FnMut(NodeId, &Address)) {
    let (mut address, mut next) = (Address::root(), Ok(root));
    while let Ok(node) = next {
        each(node, &address);
        next = address.advance(tree, node);
    }
}

fn tell_judgement(
    tree: &Tree,
    root: NodeId,
    (file, number): (&Path, usize),
    judgement: &Judgement,
    listing: &mut Listing,
) -> Result<(), Failure> {
    let mut verdicts = Vec::new();
    if judgement.judgeable {
        each_address(tree, root, |node, address| {
            if let Some(verdict) = judgement.verdict(node) {
                verdicts.push((address.to_string(), verdict.name()));
            }
        });
    }
    let (convention, solver) = (judgement.convention.name(), judgement.solver_text(tree, root));
    if listing.is_json() {
        let rows: Vec<Value> =
            verdicts.iter().map(|(path, verdict)| json!({"path": path, "verdict": verdict})).collect();
        let findings: Vec<Value> = judgement.remarks.iter().map(|remark| finding(tree, remark)).collect();
        return listing.object(&json!({
            "file": file.to_string_lossy(),
            "game": number,
            "convention": convention,
            "evidence": judgement.evidence,
            "solver": solver,
            "judgeable": judgement.judgeable,
            "verdicts": rows,
            "findings": findings,
        }));
    }
    let name = terminal::name(file);
    let evidence = if judgement.evidence.is_empty() { String::new() } else { format!(" ({})", judgement.evidence) };
    writeln!(listing.out(), "{name}:{number}: {convention}{evidence} {solver}")?;
    for (path, verdict) in verdicts {
        writeln!(listing.out(), "{name}:{number}:{path}: {verdict}")?;
    }
    for remark in &judgement.remarks {
        let path = Address::of(tree, remark.node);
        let other = remark.other.map_or_else(String::new, |other| format!(" ({})", Address::of(tree, other)));
        writeln!(listing.out(), "{name}:{number}:{path}: [{}] {}{other}", remark.code, remark.message)?;
    }
    Ok(())
}

fn finding(tree: &Tree, remark: &Remark) -> Value {
    let mut finding = json!({
        "code": remark.code,
        "path": Address::of(tree, remark.node).to_string(),
        "message": remark.message.to_string(),
    });
    if let Some(other) = remark.other {
        finding["other"] = Address::of(tree, other).to_string().into();
    }
    if remark.more > 0 {
        finding["more"] = remark.more.into();
    }
    finding
}
