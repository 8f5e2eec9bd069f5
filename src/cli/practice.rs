//! `study due` and `study answer`: the questions due today, and recording an answer.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Arg, ArgAction, ArgMatches, Command};
use serde_json::json;

use crate::game::{Move, Position};
use crate::language;
use crate::sgf::ReadOptions;
use crate::store::disk::folder_of;
use crate::store::{Home, folders, progress};
use crate::study::log::{GivenAnswer, ItemStatus, Learned, LogEvent, LogLines};
use crate::study::session::{Drill, DrillOptions, Response};
use crate::study::{
    CountedItems, Exercise, ItemKey, JudgedGame, Mode, Moment, Rating, Schedule, StudyItem, date_of, left_out,
    move_word, natural_modes, verdict_unjudged,
};

use super::kept::{FolderWishes, Logs, keep, logs, report_clock};
use super::listing::{Listing, OfFile, files_in, named_files};
use super::output::{Failure, Status, say};
use super::record::Record;
use super::study::records;
use super::{options, output, terminal};

/// Ways in which replies are drawn until the moves that were named fit.
const TRIALS: u64 = 64;

/// Describes `due`.
pub(super) fn due_command() -> Command {
    Command::new("due")
        .about(say!("cli-study-due", "List today's questions: those that are due, and new ones"))
        .after_help(say!(
            "cli-study-due-more",
            "One line per question: FILE:GAME:PATH: KEY MODE SIDE STATE, with the day if there is one. STATE is due, changed (the answer in the record has changed since it was last asked) or new. The last line counts them by mode: problems, the positions of joseki collections, and what was asked in other ways before. Answers are saved next to the records, in .variorum-study.jsonl. A day starts at four in the morning."
        ))
        .arg(options::json())
        .arg(now())
        .arg(
            options::option("new", "N")
                .value_parser(clap::value_parser!(usize))
                .help(say!("cli-study-new-a-day", "At most N new questions a day: those that were begun today count")),
        )
        .arg(ladder())
        .arg(records())
}

/// Describes `answer`.
pub(super) fn answer_command() -> Command {
    Command::new("answer")
        .about(say!("cli-study-answer", "Answer a question by its key, and save the answer"))
        .after_help(say!(
            "cli-study-answer-more",
            "MOVE… are your own moves, in the game's notation; the replies come from the record. The question is looked up in the files and folders given with --in, otherwise in those last listed with 'questions' and 'due', newest first, then in the current folder. An incomplete line counts as hard until the same day's next answer to the question takes its place; a move that is not in the record counts only with --rating. The exit status is 1 if nothing was saved, because the move is illegal or not in the record."
        ))
        .arg(options::json())
        .arg(now())
        .arg(
            options::option("rating", "RATING")
                .value_parser(Rating::ALL.map(|(name, _)| name))
                .help(say!("cli-study-rating", "Your rating; by default 'good' if right, 'again' if wrong")),
        )
        .arg(
            options::option("in", "PATH")
                .action(ArgAction::Append)
                .value_parser(options::file())
                .help(say!("cli-study-in", "A record or folder with the question")),
        )
        .arg(ladder())
        .arg(Arg::new("key").value_name("KEY").required(true).help(say!("cli-study-key", "The key of the question")))
        .arg(
            Arg::new("moves")
                .value_name("MOVE")
                .required(true)
                .action(ArgAction::Append)
                .help(say!("cli-study-moves", "The moves")),
        )
}

pub(super) fn now() -> Arg {
    options::option("now", "TIME")
        .value_parser(|text: &str| text.parse::<Moment>())
        .help(say!("cli-study-now", "Use this time instead of now: 2026-11-21T22:00:00+01:00"))
}

fn ladder() -> Arg {
    options::flag("ladder", say!("cli-study-ladder", "Repeat after a fixed series of days instead of by FSRS-6"))
}

pub(super) fn moment(matches: &ArgMatches) -> Moment {
    matches.get_one::<Moment>("now").copied().unwrap_or_else(Moment::now)
}

/// When it is, and how questions come again.
pub(super) fn asked_at(matches: &ArgMatches) -> (Moment, Schedule) {
    let ladder = matches.try_get_one::<bool>("ladder").is_ok_and(|ladder| ladder == Some(&true));
    (moment(matches), if ladder { Schedule::Ladder } else { Schedule::Fsrs })
}

/// A question to be listed. It does not hold its record: there may be many.
struct Listed {
    exercise: Exercise,
    file: PathBuf,
    game: usize,
    path: String,
    side: &'static str,
}

impl Listed {
    fn new(item: StudyItem) -> Self {
        let (file, game, path) = (item.game.file.clone(), item.game.number, item.path());
        Self { file, game, path, side: item.called[0], exercise: item.exercise }
    }
}

/// The questions of a record in its games' natural modes, and in others of what was asked in them; and how many of its problems are not
/// asked.
fn of_record(record: Record, file: &Path, logs: &Logs) -> (Vec<StudyItem>, usize) {
    let known = &logs.learned.items;
    let (mut items, mut unasked) = (Vec::new(), 0);
    for game in JudgedGame::all(&Arc::new(record.tree), file, logs.wishes_of(file)) {
        unasked += usize::from(game.judgement.asks_nothing());
        let (natural, side, own_side) = (natural_modes(&game.judgement), game.side, game.own_side);
        let modes = Mode::ALL.into_iter().map(|(_, mode)| mode);
        let modes = modes.filter(|mode| natural.contains(mode) || known.values().any(|item| item.mode == *mode));
        let asked_in = game.into_items(modes, own_side, false);
        let counted = CountedItems::among(&asked_in, &logs.learned, |name| folders::has_file(folder_of(file), name));
        let is_side = |item: &StudyItem| side.is_none_or(|side| side == item.exercise.side);
        items.extend(asked_in.into_iter().filter(|item| is_side(item) && counted.has(item)));
    }
    (items, unasked)
}

/// Lists what is to be asked.
pub(super) fn run_due(matches: &ArgMatches) -> Result<Status, Failure> {
    let mut status = Status::Done;
    let files = named_files(matches, &mut status);
    let named = matches.get_many::<PathBuf>("files").unwrap_or_default();
    let folders = named.filter(|path| folders::is_folder(path)).cloned();
    let beside = files.iter().map(|file| folder_of(file).to_path_buf());
    let logs = logs(&folders.chain(beside).collect(), asked_at(matches));
    let learned = &logs.learned;
    let mut found: Vec<Listed> = Vec::new();
    let mut known: HashMap<ItemKey, usize> = HashMap::new();
    let mut unasked = 0;
    for file in &files {
        let record = match Record::read(file, &ReadOptions::default()) {
            Ok(record) => record,
            Err(failure) => {
                say(&failure.to_string());
                status = Status::NotDone;
                continue;
            }
        };
        let (items, more) = of_record(record, file, &logs);
        unasked += more;
        for item in items {
            let (key, answers) = (item.exercise.key, item.exercise.answers_key);
            match known.entry(key) {
                Entry::Vacant(entry) => {
                    entry.insert(found.len());
                    found.push(Listed::new(item));
                }
                // The same is asked elsewhere: where it was answered before, it was answered there.
                Entry::Occupied(entry) if learned.was_answered(key, answers) => {
                    found[*entry.get()] = Listed::new(item);
                }
                Entry::Occupied(_) => {}
            }
        }
    }
    left_out(unasked).iter().for_each(|words| say(words));
    // Nothing could be asked: there is no count.
    if status == Status::NotDone && found.is_empty() && !matches.get_flag("json") {
        return Ok(status);
    }
    note_listed(matches);
    let a_day = matches.get_one::<usize>("new").copied().unwrap_or(usize::MAX);
    tell_due(&found, learned, a_day, matches.get_flag("json"))?;
    Ok(status)
}

/// Notes what was listed, so that answers find their questions. Where that cannot be, `--in` says it.
pub(super) fn note_listed(matches: &ArgMatches) {
    let Some(home) = Home::of_user() else { return };
    for path in matches.get_many::<PathBuf>("files").unwrap_or_default().filter(|path| *path != Path::new("-")) {
        let _ = progress::note_listed(&home, path);
    }
}

/// Remembers a place among the collections: something was kept about it. Where that cannot be, it is only not listed.
pub(super) fn remember(place: &Path) {
    if let Some(home) = Home::of_user() {
        let _ = progress::remember(&home, place);
    }
}

/// How many questions of a mode are to be asked.
#[derive(Clone, Copy, Default)]
struct DueCount {
    all: usize,
    due: usize,
    new: usize,
}

fn tell_due(found: &[Listed], learned: &Learned, a_day: usize, json: bool) -> Result<(), Failure> {
    let mut listing = Listing::start(json)?;
    let (mut new_left, mut next) = (learned.new_left(a_day), None::<i64>);
    let mut counts = Mode::ALL.map(|(name, _)| (name, DueCount::default()));
    for found in found {
        let Exercise { key, answers_key, mode, .. } = found.exercise;
        let (_, count) = &mut counts[mode as usize];
        let (state, day) = match learned.status(key, answers_key) {
            ItemStatus::PutOff => continue,
            ItemStatus::Later(day) => {
                next = Some(next.map_or(day, |next| next.min(day)));
                count.all += 1;
                continue;
            }
            ItemStatus::Due(day) if learned.answer_changed(key, answers_key) => ("changed", Some(day)),
            ItemStatus::Due(day) => ("due", Some(day)),
            ItemStatus::New if new_left > 0 => {
                new_left -= 1;
                ("new", None)
            }
            ItemStatus::New => {
                count.all += 1;
                continue;
            }
        };
        count.all += 1;
        count.due += usize::from(day.is_some());
        count.new += usize::from(day.is_none());
        let date = day.map(date_of);
        if json {
            let item = learned.items.get(&key);
            listing.object_of(
                &found.file,
                json!({
                    "key": key.to_string(),
                    "game": found.game,
                    "path": found.path,
                    "mode": mode.name(),
                    "side": found.side,
                    "state": state,
                    "due": date,
                    "answered": item.map_or(0, |item| item.answered),
                    "lapses": item.map_or(0, |item| item.lapses),
                }),
            )?;
            continue;
        }
        let (name, date) =
            (language::shown_name(&found.file), date.map_or_else(String::new, |date| format!(" {date}")));
        let Listed { game, path, side, .. } = found;
        writeln!(listing.out(), "{name}:{game}:{path}: {key} {} {side} {state}{date}", mode.name())?;
    }
    if !json {
        let (due, new) = counts.iter().fold((0, 0), |(due, new), (_, count)| (due + count.due, new + count.new));
        let mut words = say!("study-counts", "{due} due, {new} new", due, new);
        let of_mode = |(name, DueCount { due, new, .. }): &(&str, DueCount)| {
            let counts = say!("study-counts", "{due} due, {new} new", due = *due, new = *new);
            language::with_colon(name, counts)
        };
        let modes: Vec<_> = counts.iter().filter(|(_, count)| count.all > 0).collect();
        match modes[..] {
            [] => {}
            [(name, _)] => words += &format!(" ({name})"),
            _ => words += &format!(" ({})", language::clauses(modes.into_iter().map(of_mode))),
        }
        if let Some(next) = next {
            words += &say!("study-next-day", "; the next one on {date}", date = date_of(next));
        }
        writeln!(listing.out(), "{words}")?;
    }
    listing.end()
}

/// Answers a question.
pub(super) fn run_answer(matches: &ArgMatches) -> Result<Status, Failure> {
    let word = matches.get_one::<String>("key").map_or("", String::as_str);
    let key: ItemKey = word.parse().map_err(|()| {
        Failure(say!(
            "cli-study-no-key",
            "'{word}' is not the key of a question: 32 digits and letters from a to f, as listed by 'questions' and 'due'",
            word
        ))
    })?;
    let BestAnswer { found, answered, lines, place } = find(key, matches)?;
    let folder = folder_of(&found.game.file).to_path_buf();
    let (_, usual, _) = answered.assessed();
    let wished = matches.get_one::<String>("rating").and_then(|name| Rating::of_name(name));
    let Some(rating) = wished.or(usual).filter(|_| answered.response != Response::Illegal) else {
        tell_answer(&found, &answered, None, matches)?;
        return Ok(Status::Wrong);
    };
    let moment = moment(matches);
    let Exercise { answers_key, mode, .. } = found.exercise;
    // Whoever rates an answer wants no other.
    let is_part = wished.is_none() && matches!(answered.response, Response::Continued(_));
    let (rating_given, at) = (Some(rating), found.at());
    let given = GivenAnswer { key, answers: answers_key, mode, rating: rating_given, took: None, at, is_part };
    let (_, schedule) = asked_at(matches);
    let mut learned = lines.clone().fold(moment, schedule);
    let mut added = learned.lines(moment, [LogEvent::Answered(given)]);
    // The same question has one verdict: that of the whole line takes the place of that of its beginning. The day is that of the answer, which
    // may be dated otherwise than the clock.
    let day = added.first().map_or(moment, |line| line.moment).day();
    added.extend(learned.lines(moment, lines.unfinished(key, day).into_iter().map(LogEvent::Void)));
    keep(&folder, &added)?;
    // Standard input is no place to come back to.
    if place != Path::new("-") {
        remember(&place);
    }
    let mut lines = lines;
    added.into_iter().for_each(|line| lines.push(line));
    let learned = lines.fold(moment, schedule);
    report_clock(&learned);
    tell_answer(&found, &answered, Some((rating, learned.items.get(&key).map_or(0, |item| item.due_day))), matches)?;
    Ok(Status::Done)
}

/// An answer where the record knows most of it: the same may be asked in several records, and go on there otherwise.
struct BestAnswer {
    found: StudyItem,
    answered: Answered,
    /// What was answered before.
    lines: LogLines,
    /// The record, or the folder in which it was looked for.
    place: PathBuf,
}

/// Looks for a question and answers it: where it is said to be, else where somebody asked last, then here. Of one place the best of all
/// answers counts, unless its records contradict each other.
fn find(key: ItemKey, matches: &ArgMatches) -> Result<BestAnswer, Failure> {
    let named: Vec<PathBuf> = matches.get_many("in").unwrap_or_default().cloned().collect();
    let places = if named.is_empty() {
        let lists = |home: Home| [progress::remembered(&home), progress::listed(&home)].concat();
        let mut places = Home::of_user().map(lists).unwrap_or_default();
        places.reverse();
        places.push(PathBuf::from("."));
        places
    } else {
        named
    };
    let mut looked: HashSet<PathBuf> = HashSet::new();
    // The overrides of a folder affect its questions; its answers matter where the question is found.
    let mut wishes = FolderWishes::searched_at(moment(matches));
    let mut known: Option<(PathBuf, Logs)> = None;
    let (mut best, mut refused): (Option<BestAnswer>, Option<Failure>) = (None, None);
    // Where the answer is right so far, and where it is wrong.
    let (mut right, mut wrong): (Option<String>, Option<String>) = (None, None);
    for place in places {
        for file in files_in(&place).unwrap_or_default() {
            let whole = std::path::absolute(&file).unwrap_or_else(|_| file.clone());
            if !looked.insert(whole) {
                continue;
            }
            let Ok(record) = Record::read(&file, &ReadOptions::default()) else { continue };
            let games = find_in(key, record, &file, wishes.of(&file));
            if games.is_empty() {
                continue;
            }
            let folder = folder_of(&file);
            let (_, logs) = match known.take().filter(|(known, _)| known == folder) {
                Some(same) => known.insert(same),
                None => known
                    .insert((folder.to_path_buf(), logs(&BTreeSet::from([folder.to_path_buf()]), asked_at(matches)))),
            };
            let attempt = logs.learned.items.get(&key).map_or(0, |item| u64::from(item.answered));
            for found in games {
                match respond(&found, attempt, matches) {
                    Ok(answered) => {
                        let named = || Some(found[0].at());
                        match answered.assessed().1 {
                            Some(Rating::Again) => wrong = wrong.or_else(named),
                            Some(_) => right = right.or_else(named),
                            None => {}
                        }
                        // The position is the same: what is illegal is so in all.
                        let is_illegal = |answered: &Answered| answered.response == Response::Illegal;
                        let is_better = |best: &BestAnswer| {
                            let (known, new) = (&best.answered, &answered);
                            !is_illegal(known) && (is_illegal(new) || known.worth() < new.worth())
                        };
                        if best.as_ref().is_none_or(is_better) {
                            let (found, lines, place) = (found[0].clone(), logs.lines.clone(), place.clone());
                            best = Some(BestAnswer { found, answered, lines, place });
                        }
                    }
                    Err(why) => refused = refused.or(Some(why)),
                }
            }
        }
        if best.is_some() || refused.is_some() {
            break;
        }
    }
    if let (Some(best), Some(right), Some(wrong)) = (&mut best, right, wrong)
        && best.answered.response != Response::Illegal
    {
        best.answered.response = Response::Unjudged;
        best.answered.contradiction = Some([right, wrong]);
    }
    best.ok_or_else(|| {
        refused.unwrap_or_else(|| {
            Failure(say!(
                "cli-study-not-found",
                "{key}: no record searched has this question; name one with --in",
                key = key.to_string()
            ))
        })
    })
}

/// A question in the games of a record that ask it: in each on its board as it is, and perhaps on rotated or mirrored ones.
fn find_in(key: ItemKey, record: Record, file: &Path, wished: &Learned) -> Vec<Vec<StudyItem>> {
    let in_game = |game: JudgedGame| {
        let mut items = game.into_items(Mode::ALL.map(|(_, mode)| mode), None, false);
        items.retain(|item| item.exercise.key == key);
        Some(items).filter(|items| !items.is_empty())
    };
    JudgedGame::all(&Arc::new(record.tree), file, wished).filter_map(in_game).collect()
}

/// The result of the moves given.
struct Answered {
    response: Response,
    /// The record's replies, as it writes them and as people do.
    replies: Vec<[String; 2]>,
    /// The record has a reply to what was wrong: the last one.
    is_refuted: bool,
    /// The answers at the point of the last move, as people write them.
    answers: Vec<String>,
    /// A question of which one record calls the answer right, and one that calls it wrong.
    contradiction: Option<[String; 2]>,
}

impl Answered {
    /// How well the moves fit the record, the best last; the rating for the schedule, `None` if the move is not in the record; and the
    /// verdict in a word. An answer that stops early is right so far, and no more.
    fn assessed(&self) -> (u8, Option<Rating>, &'static str) {
        match self.response {
            Response::Right => (3, Some(Rating::Good), "right"),
            Response::Also | Response::Mirrored => (3, Some(Rating::Good), "also"),
            Response::Continued(_) => (2, Some(Rating::Hard), "continued"),
            Response::Wrong(_) => (1, Some(Rating::Again), "wrong"),
            Response::Illegal => (0, None, "illegal"),
            Response::Unjudged => (0, None, "unjudged"),
            _ => (0, None, "unknown"),
        }
    }

    fn worth(&self) -> u8 {
        self.assessed().0
    }

    fn is_right(&self) -> bool {
        matches!(self.response, Response::Right | Response::Also | Response::Mirrored)
    }
}

/// Plays the moves. Where the record knows several replies, one is taken after which the moves fit.
fn respond(items: &[StudyItem], attempt: u64, matches: &ArgMatches) -> Result<Answered, Failure> {
    let moves: Vec<&String> = matches.get_many("moves").unwrap_or_default().collect();
    let mut best: Option<Answered> = None;
    for (trial, item) in (0..TRIALS).flat_map(|trial| items.iter().map(move |item| (trial, item))) {
        let manner = DrillOptions { replies_by_chance: trial > 0, turned: false, attempt, seed: trial };
        let answered = play(Drill::new(item.game.lines(), &item.exercise, manner), &moves)?;
        if best.as_ref().is_none_or(|best| best.worth() < answered.worth()) {
            best = Some(answered);
        }
        if best.as_ref().is_some_and(Answered::is_right) || moves.len() < 2 && trial > 0 {
            break;
        }
    }
    best.ok_or_else(|| Failure(say!("cli-study-no-move", "no move is given")))
}

fn play(mut drill: Drill, moves: &[&String]) -> Result<Answered, Failure> {
    let mut replies = Vec::new();
    let both = |position: &Position, action: &Move| [move_word(position, action), position.move_text(action)];
    let (mut response, mut answers) = (Response::NotAsked, Vec::new());
    for text in moves {
        answers = drill.answers().iter().map(|action| drill.position().move_text(action)).collect();
        let made = drill.position().clone().with_next(drill.side()).parse_move(text);
        let made = made.map_err(|error| Failure(crate::language::with_colon(text, error)))?;
        response = drill.answer(&made);
        match &response {
            Response::Continued(played) => {
                let position = drill.position();
                replies.extend(played.iter().map(|(_, action)| both(position, action)));
            }
            Response::Wrong(_) => {
                let position = drill.position();
                replies.extend(drill.replies().iter().map(|(_, action)| both(position, action)));
            }
            Response::NotAsked => {
                return Err(Failure(say!("cli-study-too-many", "{text}: the question ends before this move", text)));
            }
            _ => {}
        }
        if !matches!(response, Response::Continued(_) | Response::Right | Response::Also | Response::Mirrored) {
            break;
        }
    }
    let is_refuted = matches!(response, Response::Wrong(_)) && !drill.replies().is_empty();
    Ok(Answered { response, replies, is_refuted, answers, contradiction: None })
}

/// Prints the result of an answer, and the next date if it was saved.
fn tell_answer(
    found: &StudyItem,
    answered: &Answered,
    kept: Option<(Rating, i64)>,
    matches: &ArgMatches,
) -> Result<(), Failure> {
    let rating = kept.map(|(rating, _)| rating.name());
    let due = kept.map(|(_, day)| date_of(day));
    if matches.get_flag("json") {
        let (_, _, verdict) = answered.assessed();
        let object = json!({
            "key": found.exercise.key.to_string(),
            "game": found.game.number,
            "path": found.path(),
            "verdict": verdict,
            "replies": answered.replies.iter().map(|[written, _]| written).collect::<Vec<_>>(),
            "rating": rating,
            "due": due,
        });
        let answer = json!(OfFile::new(&found.game.file, object));
        return output::answer(&format!("{answer}\n"), terminal::Shape::Json);
    }
    let mut words = match &answered.response {
        Response::Right => say!("study-told-right", "right"),
        Response::Also | Response::Mirrored => say!("study-told-also", "also good"),
        Response::Continued(_) => say!(
            "study-told-continued",
            "right so far; the reply is {replies}",
            replies = answered.replies.iter().map(|[_, reply]| reply.as_str()).collect::<Vec<_>>().join(" ")
        ),
        Response::Wrong(_) => {
            let mut words =
                say!("study-told-wrong", "wrong; the answer is {answers}", answers = answered.answers.join(" "));
            // The reply to this answer is the last one.
            if let Some([_, reply]) = answered.replies.last().filter(|_| answered.is_refuted) {
                words += &say!("study-told-refuted", "; the reply is {reply}", reply);
            }
            words
        }
        Response::Illegal => say!("study-told-illegal", "illegal move: no answer was saved"),
        Response::Unjudged => match &answered.contradiction {
            Some([right, wrong]) => {
                say!("study-told-contradicted", "not judged: right in {right}, wrong in {wrong}", right, wrong)
            }
            None => verdict_unjudged().to_owned(),
        },
        _ => say!("study-told-unknown", "not in the record"),
    };
    match due {
        Some(date) => words += &say!("study-told-due", "; due again on {date}", date),
        None if answered.response != Response::Illegal => {
            words += &say!("study-told-not-kept", "; nothing was saved: use --rating to count it");
        }
        None => {}
    }
    if matches!(answered.response, Response::Continued(_)) && matches.get_one::<String>("rating").is_none() {
        words += &say!(
            "study-told-incomplete",
            "; the line goes on, and so far this counts as hard: answer again with all moves, which takes its place"
        );
    }
    output::answer(&format!("{words}\n"), terminal::Shape::Text)
}
