//! `study`: what records can ask, what they answer, and when to ask again.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, ArgMatches, Command};
use serde_json::{Value, json};

use crate::game::{Kind, Position};
use crate::language;
use crate::sgf::{Address, NodeId, ReadOptions, Tree};
use crate::study::{
    ColourMove, Convention, Dictionaries, GameQuestions, JudgeOverrides, Judgement, Leaving, LeavingCount,
    LeavingCounts, Memory, Mode, Rating, Remark, Verdict, game_questions, judge, leaves_at_once, left_out, move_word,
    natural_modes, verdict_unjudged,
};

use super::kept::FolderWishes;
use super::listing::{Listing, each_address, files_in, for_each_record, named_files};
use super::output::{Failure, Status};
use super::record::Record;
use super::sides::Sides;
use super::{judge_options, options, output, own_progress, practice, terminal};

/// The command with its own commands.
pub fn command() -> Command {
    Command::new("study")
        .about(say!("cli-study", "Practise with records: problems, joseki, the next move, repeated when due"))
        .disable_help_subcommand(true)
        .subcommand(judge_command())
        .subcommand(questions_command())
        .subcommand(practice::due_command())
        .subcommand(practice::answer_command())
        .subcommand(judge_options::command())
        .subcommand(leave_command())
        .subcommand(own_progress::export_command())
        .subcommand(own_progress::move_command())
        .subcommand(own_progress::reset_command())
        .subcommand(own_progress::collections_command())
        .subcommand(schedule_command())
}

fn judge_command() -> Command {
    let names: Vec<&str> = Convention::ALL.iter().map(|(name, _)| *name).collect();
    Command::new("judge")
        .about(say!("cli-study-judge", "Judge every move of a problem, and show how the record marks it"))
        .after_help(say!(
            "cli-study-judge-more",
            "One line per game, FILE:GAME: CONVENTION (EVIDENCE, certain|likely|guess) SOLVER, then one line per node with a move, FILE:GAME:PATH: VERDICT: right, continued, wrong, or unjudged with a line that says why. A folder means all records in it and in its subfolders."
        ))
        .arg(options::json())
        .arg(
            options::option("convention", "NAME")
                .value_parser(names)
                .help(say!("cli-study-convention", "How records mark what is right, instead of finding out")),
        )
        .arg(options::flag(
            "same-position",
            say!("cli-study-same-position", "If a game reaches a position twice, the better verdict counts for both"),
        ))
        .arg(records())
}

fn questions_command() -> Command {
    Command::new("questions")
        .about(say!("cli-study-questions", "List the questions in records, and their answers"))
        .after_help(say!(
            "cli-study-questions-more",
            "One line per question: FILE:GAME:PATH: KEY MODE SIDE: ANSWERS. Without --mode, problems are asked as problems and joseki collections as repertoires; games give questions only if a mode is given. Equal positions have the same key, rotated or not, in any file."
        ))
        .arg(options::json())
        .arg(
            options::option("mode", "MODE")
                .value_parser(Mode::ALL.map(|(name, _)| name))
                .help(say!("cli-study-mode", "problem; repertoire, the positions of a joseki collection; guess, the next move of a game; mistakes, better moves than those marked as bad")),
        )
        .arg(options::side())
        .arg(records())
}

fn leave_command() -> Command {
    Command::new("leave")
        .about(say!(
            "cli-study-leave",
            "Show where games leave a joseki collection: the first move that is not in it, and what it plays there"
        ))
        .after_help(say!(
            "cli-study-leave-more",
            "Whole positions are compared; rotated and mirrored ones count as the same. Where the collection stays in one corner, each corner of a game is followed by itself: whoever moves first there, however it lies, and whatever is played elsewhere meanwhile. With --summary one line per step, the most frequent first: how often games leave there, with the moves as they lie in the collection."
        ))
        .arg(options::json())
        .arg(options::flag("corners", say!("cli-study-corners", "Follow the corners, even if the collection leaves its own")))
        .arg(options::flag("summary", say!("cli-study-summary", "Count where games leave most often")))
        .arg(
            Arg::new("dictionary")
                .value_name("DICTIONARY")
                .required(true)
                .value_parser(options::file())
                .help(say!("cli-study-dictionary", "The record or folder of records to compare with")),
        )
        .arg(records())
}

fn schedule_command() -> Command {
    Command::new("schedule")
        .about(say!("cli-study-schedule", "Show the schedule for a history of answers"))
        .after_help(say!(
            "cli-study-schedule-more",
            "One line per answer: stability, difficulty, and days until it is due again. Ratings are 1 again, 2 hard, 3 good, 4 easy; the days of the first answer are ignored."
        ))
        .arg(
            Arg::new("history")
                .value_name("DAYS:RATING")
                .required(true)
                .action(ArgAction::Append)
                .help(say!("cli-study-history", "Days since the answer before, and the rating: 0:3 20:1")),
        )
}

pub(super) fn records() -> Arg {
    options::files(say!("cli-study-files", "Records, and folders of records; - is standard input"))
}

/// Runs the given subcommand.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let Some((name, sub)) = matches.subcommand() else {
        return Err(Failure(say!(
            "cli-study-nothing",
            "study: judge, questions, due, answer, take, leave, export, move, reset, collections or schedule?"
        )));
    };
    // Programs read it, and they know English.
    if sub.try_get_one::<bool>("json").is_ok_and(|json| json == Some(&true)) {
        language::speak(None);
    }
    match name {
        "judge" => run_judge(sub),
        "questions" => run_questions(sub),
        "due" => practice::run_due(sub),
        "answer" => practice::run_answer(sub),
        "take" => judge_options::run(sub),
        "leave" => run_leave(sub),
        "export" => own_progress::run_export(sub),
        "move" => own_progress::run_move(sub),
        "reset" => own_progress::run_reset(sub),
        "collections" => own_progress::run_collections(sub),
        "schedule" => run_schedule(sub),
        _ => Err(Failure(say!("no-command-2", "'{name}' is not a command", name))),
    }
}

fn run_judge(matches: &ArgMatches) -> Result<Status, Failure> {
    let convention = matches.get_one::<String>("convention").and_then(|name| Convention::of_name(name));
    let wishes = JudgeOverrides { convention, same_position: matches.get_flag("same-position") };
    for_each_record(matches, Record::read, |record, file, listing| {
        for (number, root) in record.tree.games().enumerate() {
            let judgement = judge(&record.tree, root, wishes);
            tell_judgement(&record.tree, root, (file, number + 1), &judgement, listing)?;
        }
        Ok(Status::Done)
    })
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
                verdicts.push((address.to_string(), verdict));
            }
            true
        });
    }
    let (convention, solver) = (judgement.convention.name(), judgement.solver_text(tree, root));
    if listing.json {
        let rows: Vec<Value> =
            verdicts.iter().map(|(path, verdict)| json!({"path": path, "verdict": verdict.name()})).collect();
        let findings: Vec<Value> = judgement.remarks.iter().map(|remark| finding(tree, remark)).collect();
        return listing.object_of(
            file,
            json!({
                "game": number,
                "convention": convention,
                "evidence": judgement.evidence,
                "certainty": judgement.certainty.name(),
                "solver": solver,
                "judgeable": judgement.judgeable,
                "verdicts": rows,
                "findings": findings,
            }),
        );
    }
    let name = language::shown_name(file);
    let evidence = match judgement.evidence.is_empty() {
        true => String::new(),
        false => format!(" ({}, {})", judgement.evidence, judgement.certainty.name()),
    };
    writeln!(listing.out(), "{name}:{number}: {convention}{evidence} {solver}")?;
    for (path, verdict) in verdicts {
        let unjudged = if verdict == Verdict::Unjudged { format!(" ({})", verdict_unjudged()) } else { String::new() };
        writeln!(listing.out(), "{name}:{number}:{path}: {}{unjudged}", verdict.name())?;
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

fn run_questions(matches: &ArgMatches) -> Result<Status, Failure> {
    let mode = matches.get_one::<String>("mode").and_then(|name| Mode::of_name(name));
    let mut sides = matches.get_one::<String>("side").map(|side| Sides::new(side));
    let mut wishes = FolderWishes::default();
    let (mut unasked, mut by_mode_only, mut has_questions) = (0, 0, false);
    let status = for_each_record(matches, Record::read, |record, file, listing| {
        let wished = wishes.of(file).of_file(file);
        for (number, root) in record.tree.games().enumerate() {
            let kind = Kind::of(&record.tree, root);
            let colour = sides.as_mut().map(|sides| sides.of(&kind));
            // Another game may have it.
            let Some(colour) = colour.map_or(Some(None), |colour| colour.map(Some)) else { continue };
            let (judgement, _, key) = wished.judged(&record.tree, root);
            let colour = colour.or_else(|| wished.side(key, &kind));
            let modes = mode.map_or_else(|| natural_modes(&judgement), |mode| vec![mode]);
            let mut is_told = mode.is_some();
            by_mode_only += usize::from(modes.is_empty() && !judgement.asks_nothing());
            for mode in modes {
                let found = game_questions(&record.tree, root, &judgement, mode, colour);
                is_told |= !found.unasked.is_empty();
                has_questions |= !found.questions.is_empty();
                tell_questions(&record.tree, root, (file, number + 1), &found, listing)?;
            }
            unasked += usize::from(!is_told && judgement.asks_nothing());
        }
        Ok(Status::Done)
    })?;
    left_out(unasked).iter().for_each(|words| output::say(words));
    if by_mode_only > 0 && !has_questions {
        output::say(&say!(
            "cli-study-by-mode-only",
            "{count} game, asked only with --mode repertoire or --mode guess"
                | "{count} games, asked only with --mode repertoire or --mode guess",
            count = by_mode_only
        ));
    }
    sides.map_or(Ok(()), Sides::end)?;
    practice::note_listed(matches);
    Ok(status)
}

/// Tells the questions of a game: they come in the order of the file.
fn tell_questions(
    tree: &Tree,
    root: NodeId,
    (file, number): (&Path, usize),
    GameQuestions { questions: asked, unasked }: &GameQuestions,
    listing: &mut Listing,
) -> Result<(), Failure> {
    if let Some(&first) = unasked.first() {
        let (name, path) = (language::shown_name(file), Address::of(tree, first).to_string());
        output::say(&say!(
            "cli-study-unasked",
            "{name}:{number}:{path}: {count} question has no right answer that the rules allow, and is not asked"
                | "{name}:{number}:{path}: {count} questions have no right answer that the rules allow, and are not asked; this is the first",
            count = unasked.len(),
            name,
            number,
            path
        ));
    }
    let kind = Kind::of(tree, root);
    let position = Position::start(kind.clone().into());
    let words = |replies: &[crate::study::Reply]| {
        replies.iter().map(|reply| move_word(&position, &reply.action)).collect::<Vec<_>>()
    };
    let mut next = asked.iter().peekable();
    let mut printed = Ok(());
    each_address(tree, root, |node, address| {
        while let Some(question) = next.next_if(|question| question.node == node && printed.is_ok()) {
            let (answers, also) = (words(&question.answers), words(&question.also));
            let side = kind.letter(question.side);
            printed = if listing.json {
                listing.object_of(
                    file,
                    json!({
                        "key": question.key.to_string(),
                        "game": number,
                        "path": address.to_string(),
                        "mode": question.mode.name(),
                        "side": side,
                        "answers": answers,
                        "also": also,
                    }),
                )
            } else {
                let (name, key, mode) = (language::shown_name(file), question.key, question.mode.name());
                writeln!(listing.out(), "{name}:{number}:{address}: {key} {mode} {side}: {}", answers.join(" "))
                    .map_err(Failure::from)
            };
        }
        printed.is_ok()
    });
    printed
}

fn run_leave(matches: &ArgMatches) -> Result<Status, Failure> {
    let path: PathBuf = matches.get_one::<PathBuf>("dictionary").cloned().unwrap_or_default();
    let mut books = Dictionaries::default();
    for file in files_in(&path)? {
        books.add(&Record::read(&file, &ReadOptions::default())?.tree);
    }
    let by_corner = matches.get_flag("corners");
    if !by_corner && books.may_follow_corners() {
        output::say(&say!(
            "cli-study-leave-boards",
            "whole boards are compared; --corners follows each corner by itself"
        ));
    }
    let left_in = |tree: &Tree, root: NodeId| books.left_by(tree, root, by_corner);
    if matches.get_flag("summary") {
        return sum_leavings(matches, left_in);
    }
    for_each_record(matches, Record::read, |record, file, listing| {
        for (number, root) in record.tree.games().enumerate() {
            let left = left_in(&record.tree, root);
            tell_leavings(&record.tree, root, (file, number + 1), &left, listing)?;
        }
        Ok(Status::Done)
    })
}

/// Counts by which steps the games leave.
fn sum_leavings(matches: &ArgMatches, left_in: impl Fn(&Tree, NodeId) -> Vec<Leaving>) -> Result<Status, Failure> {
    let (mut status, mut counts) = (Status::Done, LeavingCounts::default());
    for file in named_files(matches, &mut status) {
        match Record::read(&file, &ReadOptions::default()) {
            Ok(record) => {
                for root in record.tree.games() {
                    counts.add(&record.tree, root, &left_in(&record.tree, root));
                }
            }
            Err(failure) => {
                output::say(&failure.to_string());
                status = Status::NotDone;
            }
        }
    }
    let counts = counts.most_first();
    if matches.get_flag("json") {
        let row = |count: &LeavingCount| {
            let (known, known_by) = moves_of(&count.position, &count.known);
            let (played, played_by) = moves_of(&count.position, std::slice::from_ref(&count.played));
            json!({
                "region": count.region.name(),
                "known": known,
                "known_by": known_by,
                "played": played.first(),
                "played_by": played_by.first(),
                "count": count.games,
                "corners": count.corners,
            })
        };
        let rows: Vec<Value> = counts.iter().map(row).collect();
        output::answer(&format!("{}\n", Value::Array(rows)), terminal::Shape::Json)?;
    } else {
        let text: String = counts.iter().map(|count| count.words() + "\n").collect();
        output::answer(&text, terminal::Shape::Text)?;
    }
    Ok(status)
}

fn tell_leavings(
    tree: &Tree,
    root: NodeId,
    (file, number): (&Path, usize),
    left: &[Leaving],
    listing: &mut Listing,
) -> Result<(), Failure> {
    let path = |node: NodeId| Address::of(tree, node).to_string();
    let position = Position::start(Kind::of(tree, root).into());
    let name = language::shown_name(file);
    if left.is_empty() && !listing.json {
        writeln!(listing.out(), "{name}:{number}: {}", leaves_at_once())?;
    }
    if left.is_empty() && listing.json {
        let object = json!({"game": number, "region": "board", "left_at": null, "path": null, "played": null, "played_by": null, "known": [], "known_by": []});
        return listing.object_of(file, object);
    }
    for left in left {
        let at = path(left.next.unwrap_or(left.node));
        if listing.json {
            let (known, known_by) = moves_of(&position, &left.plays);
            let (played, played_by) = moves_of(&position, left.played.as_slice());
            let object = json!({
                "game": number,
                "region": left.region.name(),
                "left_at": left.left_at,
                "path": at,
                "played": played.first(),
                "played_by": played_by.first(),
                "known": known,
                "known_by": known_by,
            });
            listing.object_of(file, object)?;
            continue;
        }
        writeln!(listing.out(), "{name}:{number}:{at}: {}", left.words(&position))?;
    }
    Ok(())
}

/// Moves as records write them, and the letters of their colours.
fn moves_of(position: &Position, moves: &[ColourMove]) -> (Vec<String>, Vec<&'static str>) {
    moves.iter().map(|(colour, made)| (move_word(position, made), position.kind().letter(*colour))).unzip()
}

fn run_schedule(matches: &ArgMatches) -> Result<Status, Failure> {
    let mut memory: Option<Memory> = None;
    let mut lines = String::new();
    let history: Vec<&String> = matches.get_many("history").unwrap_or_default().collect();
    for answer in history.iter().flat_map(|words| words.split_whitespace()) {
        let read = answer.split_once(':').and_then(|(days, rating)| {
            let rating = Rating::of_name(rating).or_else(|| Rating::of_number(rating.parse().ok()?))?;
            Some((days.parse::<u32>().ok()?, rating))
        });
        let (days, rating) = read.ok_or_else(|| {
            Failure(say!(
                "cli-study-no-answer",
                "'{answer}' is not an answer: use DAYS:RATING, as in 20:3, with a rating from 1 to 4",
                answer
            ))
        })?;
        let next = memory.map_or(Memory::first(rating), |memory| memory.then(days, rating));
        lines += &format!("{:.4}\t{:.4}\t{}\n", next.stability, next.difficulty, next.interval());
        memory = Some(next);
    }
    output::answer(&lines, terminal::Shape::Text)?;
    Ok(Status::Done)
}
