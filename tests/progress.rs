//! Progress: what is due, what an answer leaves on the disk, and that nothing loses it.

use crate::corpus;
mod killed;
mod places;
mod reports;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;
use variorum::store::progress::append;
use variorum::study::log::{GivenAnswer, LogEvent, LogLine, LogLines};
use variorum::study::{AnswersKey, ItemKey, Mode, Moment, Rating, Schedule, date_of};

const LOG: &str = ".variorum-study.jsonl";
const EVENING: &str = "2026-11-21T22:00:00+01:00";

/// A folder of records, and a home of the program's own.
struct Desk {
    folder: tempfile::TempDir,
}

struct Run {
    status: i32,
    out: String,
    err: String,
}

impl Desk {
    fn new() -> Desk {
        let desk = Desk { folder: tempfile::tempdir().unwrap() };
        fs::create_dir(desk.at("records")).unwrap();
        desk
    }

    /// With some of the fixtures.
    fn with(names: &[&str]) -> Desk {
        let desk = Desk::new();
        for name in names {
            fs::copy(corpus::own().join("problems").join(name), desk.at("records").join(name)).unwrap();
        }
        desk
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn log(&self) -> PathBuf {
        self.at("records").join(LOG)
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_variorum"));
        command
            .args(["study"])
            .args(words)
            .current_dir(self.folder.path())
            .env("VARIORUM_HOME", self.at("home"))
            .env("LANG", "C");
        command
    }

    fn run(&self, words: &[&str]) -> Run {
        let run = self.command(words).output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        Run { status: run.status.code().unwrap_or(-1), out: text(run.stdout), err: text(run.stderr) }
    }

    fn json(&self, words: &[&str]) -> Value {
        let run = self.run(words);
        assert_eq!(run.status, 0, "{words:?}: {}{}", run.out, run.err);
        serde_json::from_str(&run.out).unwrap_or_else(|error| panic!("{error}: {}", run.out))
    }

    /// The keys that are due, each with its state.
    fn due(&self, now: &str) -> BTreeSet<(String, String)> {
        let due = self.json(&["due", "--json", "--now", now, "records"]);
        let text = |item: &Value, name: &str| item[name].as_str().unwrap().to_owned();
        due.as_array().unwrap().iter().map(|item| (text(item, "key"), text(item, "state"))).collect()
    }

    /// The key and the first right answer of the first question of a record.
    fn question(&self, name: &str) -> (String, String) {
        let path = self.at("records").join(name);
        let asked = self.json(&["questions", "--json", path.to_str().unwrap()]);
        let first = &asked[0];
        (first["key"].as_str().unwrap().to_owned(), first["answers"][0].as_str().unwrap().to_owned())
    }

    fn answer(&self, now: &str, key: &str, moves: &[&str]) -> Run {
        self.run(&[&["answer", "--now", now, "--in", "records", key], moves].concat())
    }
}

#[test]
fn an_answer_comes_again_when_it_is_due() {
    let desk = Desk::with(&["go-01-right.sgf", "go-18-two-answers.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    let new = desk.due(EVENING);
    assert_eq!(new.len(), 2);
    assert!(new.iter().all(|(_, state)| state == "new"));
    let run = desk.answer(EVENING, &key, &[&right]);
    assert_eq!((run.status, run.out.as_str()), (0, "right; due again on 2026-11-23\n"), "{}", run.err);
    assert!(!desk.due(EVENING).iter().any(|(due, _)| *due == key));
    assert!(!desk.due("2026-11-23T03:59:00+01:00").iter().any(|(due, _)| *due == key), "the day begins at four");
    assert!(desk.due("2026-11-23T04:00:00+01:00").contains(&(key.clone(), "due".to_owned())));
    // On the due day eleven days, as of the published schedule.
    let answer =
        desk.json(&["answer", "--json", "--now", "2026-11-23T22:00:00+01:00", "--in", "records", &key, &right]);
    assert_eq!(
        (&answer["verdict"], &answer["due"], &answer["rating"]),
        (&"right".into(), &"2026-12-04".into(), &"good".into())
    );
    let lines: Vec<String> = fs::read_to_string(desk.log()).unwrap().lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), 2);
    let line: Value = serde_json::from_str(&lines[0]).unwrap();
    assert_eq!(
        (&line["v"], &line["t"], &line["o"], &line["k"], &line["m"], &line["r"]),
        (&1.into(), &1_795_294_800.into(), &60.into(), &key.clone().into(), &"problem".into(), &3.into())
    );
    assert_eq!(line["at"], "go-18-two-answers.sgf#1/");
}

#[test]
fn answers_are_distinguished() {
    let desk = Desk::with(&["go-01-right.sgf", "blokus-01-right.blksgf", "hex-04-pass.sgf"]);
    let (key, _) = desk.question("go-01-right.sgf");
    let before = |desk: &Desk| fs::read(desk.log()).unwrap_or_default();
    for (moves, status, words) in [
        (&["ba"][..], 0, "right so far; the reply is A9; due again on "),
        (&["ba", "ca"], 0, "right; "),
        (&["ba", "aa"], 0, "right; "),
        (&["A9"], 0, "wrong; the answer is B9"),
        (&["hh"], 1, "not in the record; nothing was saved"),
        (&["ab"], 1, "illegal move"),
    ] {
        let log = before(&desk);
        let run = desk.answer(EVENING, &key, moves);
        assert!(run.status == status && run.out.starts_with(words), "{moves:?}: {} {}{}", run.status, run.out, run.err);
        assert_eq!(before(&desk) != log, status == 0, "{moves:?}: a line is added where it counts");
    }
    // A line that stops on the way is worth less than one that ends.
    let half = desk.command(&["answer", "--json", "--now", EVENING, "--in", "records", &key, "ba"]).output().unwrap();
    let half: Value = serde_json::from_slice(&half.stdout).unwrap();
    assert_eq!((&half["verdict"], &half["rating"]), (&"continued".into(), &"hard".into()));
    assert_eq!(half["replies"][0], "aa");
    let counted = desk.run(&["answer", &key, "ba", "--now", EVENING, "--rating", "again", "--in", "records"]);
    assert!(counted.status == 0 && counted.out.contains("; due again on "), "{}", counted.out);
    assert!(!counted.out.contains("counts as hard"), "{}", counted.out);
    let late = [key.as_str(), "hh", "--now", EVENING, "--rating", "again", "--in", "records"];
    let counted = desk.run(&[&["answer"][..], &late].concat());
    assert!(counted.status == 0 && counted.out.starts_with("not in the record; due again on "), "{}", counted.out);
    for (key, moves, words) in [
        ("nonsense", &["ba"][..], "is not the key"),
        ("00000000000000000000000000000000", &["ba"], "no record"),
        (&key, &["z99"], "z99"),
        (&key, &["ba", "ca", "aa", "ia"], "ends before this move"),
    ] {
        let run = desk.answer(EVENING, key, moves);
        assert!(run.status == 2 && run.err.contains(words) && run.err.lines().count() == 1, "{key}: {}", run.err);
    }
    let (key, _) = desk.question("blokus-01-right.blksgf");
    assert_eq!(desk.answer(EVENING, &key, &["e13,d13,c13,d12,d11", "g12,f11,f12,g13,h12"]).status, 0);
    let (key, _) = desk.question("hex-04-pass.sgf");
    assert!(desk.answer(EVENING, &key, &["pass"]).out.starts_with("right so far"));
}

/// Without `--in` a question is found where somebody asked last.
#[test]
fn an_answer_finds_its_question() {
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    assert_eq!(desk.run(&["answer", &key, &right]).status, 0);
    // In the folder itself nobody has to ask first.
    let here = Desk::with(&["go-18-two-answers.sgf"]);
    let mut command = here.command(&["answer", &key, &right]);
    assert!(command.current_dir(here.at("records")).status().unwrap().success());
    assert!(here.log().exists());
}

/// The same may be asked in several records, and be answered sooner in one of them: what is right in one is right.
#[test]
fn an_answer_is_right_if_one_record_has_it() {
    let desk = Desk::with(&["go-01-right.sgf", "go-29-collection.sgf"]);
    let (key, _) = desk.question("go-01-right.sgf");
    assert_eq!(desk.question("go-29-collection.sgf").0, key);
    for (moves, words) in [(&["ba"][..], "right; "), (&["ba", "ca"], "right; "), (&["aa"], "wrong; ")] {
        let run = desk.answer(EVENING, &key, moves);
        assert!(run.status == 0 && run.out.starts_with(words), "{moves:?}: {}{}", run.out, run.err);
    }
}

/// Rows: two records with one question, an answer, and what is printed: what one calls right and the other wrong is judged by neither, what is
/// illegal stays so, and after the first move the answer is that at its point.
#[test]
fn records_that_contradict_each_other_judge_nothing() {
    const DEAD: &str = "(;GM[1]FF[4]SZ[9]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]";
    let desk = Desk::new();
    for (name, line) in [
        ("one.sgf", "(;B[ba];W[aa];B[ca]C[RIGHT])(;B[ca];W[ba]))"),
        ("other.sgf", "(;B[ba];W[aa];B[ca]C[RIGHT])(;B[ca]C[RIGHT]))"),
    ] {
        fs::write(desk.at("records").join(name), format!("{DEAD}{line}")).unwrap();
    }
    let (key, _) = desk.question("one.sgf");
    assert_eq!(desk.question("other.sgf").0, key);
    for (moves, words) in [
        (&["ca"][..], "not judged: right in other.sgf#1/, wrong in one.sgf#1/; nothing was saved"),
        (&["ba", "ca"], "right; "),
        (&["ab"], "illegal move"),
    ] {
        let run = desk.answer(EVENING, &key, moves);
        assert!(run.out.starts_with(words), "{moves:?}: {}{}", run.out, run.err);
    }
    let later = desk.at("records").join("later.sgf");
    fs::write(later, format!("{DEAD}(;B[ga];W[aa](;B[ba]C[RIGHT])(;B[ca];W[ba])))").replace("AW[ab]", "AW[ha][ab]"))
        .unwrap();
    let (key, _) = desk.question("later.sgf");
    let run = desk.answer(EVENING, &key, &["ga", "ca"]);
    assert!(run.out.starts_with("wrong; the answer is B9"), "{}{}", run.out, run.err);
}

/// Whatever is done to a record that leaves the question as it is, the schedule stays.
#[test]
fn renaming_moving_turning_and_editing_lose_nothing() {
    let desk = Desk::with(&["go-01-right.sgf", "go-29-collection.sgf", "go-18-two-answers.sgf"]);
    for (name, count) in [("go-18-two-answers.sgf", 1), ("go-29-collection.sgf", 3)] {
        let asked = desk.json(&["questions", "--json", desk.at("records").join(name).to_str().unwrap()]);
        assert_eq!(asked.as_array().unwrap().len(), count);
        let item = &asked[count - 1];
        let (key, right) = (item["key"].as_str().unwrap(), item["answers"][0].as_str().unwrap());
        assert_eq!(desk.answer(EVENING, key, &[right]).status, 0);
    }
    let later = "2026-11-25T12:00:00+01:00";
    let expected = desk.due(later);
    let records = desk.at("records");
    let edit = |name: &str, change: &dyn Fn(String) -> Vec<u8>| {
        let path = records.join(name);
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, change(text)).unwrap();
    };
    fs::rename(records.join("go-18-two-answers.sgf"), records.join("renamed.sgf")).unwrap();
    assert_eq!(desk.due(later), expected, "renamed");
    edit("go-29-collection.sgf", &|text| {
        let games: Vec<&str> = text.trim().split("\n(").collect();
        format!("{}\n({}\n{}", format_args!("({}", games[2]), games[1], games[0]).into_bytes()
    });
    assert_eq!(desk.due(later), expected, "games in another order");
    edit("renamed.sgf", &|text| text.replace("Black to capture something.", "Schwarz fängt etwas.").into_bytes());
    assert_eq!(desk.due(later), expected, "another comment");
    edit("renamed.sgf", &|text| text.replace("(;B[ee];W[ba])", "(;B[ee];W[ba])(;B[ef];W[ba])").into_bytes());
    assert_eq!(desk.due(later), expected, "another variation");
    let turn = Command::new(env!("CARGO_BIN_EXE_variorum"))
        .args(["edit", "renamed.sgf", "-c", "rotate right", "-o", "renamed.sgf"])
        .current_dir(&records)
        .status();
    assert!(turn.unwrap().success());
    assert_eq!(desk.due(later), expected, "turned");
    edit("renamed.sgf", &|text| {
        let text = text.replace("UTF-8", "ISO-8859-1");
        text.chars().map(|letter| letter as u32 as u8).collect()
    });
    assert_eq!(desk.due(later), expected, "in another encoding");
    fs::create_dir(records.join("below")).unwrap();
    fs::rename(records.join("renamed.sgf"), records.join("below/again.sgf")).unwrap();
    assert_eq!(desk.due(later), expected, "moved into a folder below");
}

#[test]
fn a_question_with_a_changed_answer_is_due_again() {
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    assert_eq!(desk.answer(EVENING, &key, &[&right]).status, 0);
    assert!(desk.due(EVENING).is_empty());
    let path = desk.at("records").join("go-18-two-answers.sgf");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replace("(;B[ee];W[ba])", "(;B[ee]C[RIGHT];W[ba])")).unwrap();
    assert_eq!(desk.due(EVENING), BTreeSet::from([(key.clone(), "changed".to_owned())]));
    let item = &desk.json(&["due", "--json", "--now", EVENING, "records"])[0];
    assert_eq!(item["answered"], 1, "the history is kept");
    assert_eq!(desk.answer(EVENING, &key, &["ee"]).status, 0);
    assert!(desk.due(EVENING).is_empty());
}

/// A right answer that is taken away changes the answer as well as one that is added.
#[test]
fn a_question_with_a_removed_answer_is_due_again() {
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    assert_eq!(desk.answer(EVENING, &key, &[&right]).status, 0);
    let path = desk.at("records").join("go-18-two-answers.sgf");
    let text = fs::read_to_string(&path).unwrap();
    let removed = text.replacen("RIGHT", "No more", 1);
    assert!(removed != text && removed.contains("RIGHT"));
    fs::write(&path, removed).unwrap();
    assert_eq!(desk.due(EVENING), BTreeSet::from([(key.clone(), "changed".to_owned())]));
    fs::write(&path, text).unwrap();
    assert!(desk.due(EVENING).is_empty(), "and what comes back was known");
}

fn answered(number: i64, now: Moment, rating: Rating) -> LogLine {
    let event = LogEvent::Answered(GivenAnswer {
        key: ItemKey(number as u128 % 7 + 1),
        answers: AnswersKey(1),
        mode: Mode::Problem,
        rating: Some(rating),
        took: None,
        at: format!("shapes.sgf#{number}/"),
        is_part: false,
    });
    LogLine { moment: now, number: 0, event }
}

/// Cut off at any byte of its last two lines, a log keeps every whole line and nothing else, and goes on.
#[test]
fn a_log_that_was_cut_off_keeps_every_whole_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(LOG);
    let start: Moment = EVENING.parse().unwrap();
    let at = |number: i64| Moment { utc: start.utc + number * 60, ..start };
    for number in 0..50 {
        append(folder.path(), None, &answered(number, at(number), Rating::Good).write()).unwrap();
    }
    let whole = fs::read(&path).unwrap();
    let ends: Vec<usize> = whole.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1).collect();
    assert_eq!(ends.len(), 50);
    let fold = |bytes: &[u8]| {
        let mut lines = LogLines::default();
        lines.add(bytes);
        let broken = lines.broken.len();
        (lines.fold(at(1000), Schedule::Fsrs).items, broken)
    };
    for cut in ends[47]..whole.len() {
        let kept = ends.iter().filter(|end| **end <= cut).count();
        let (items, broken) = fold(&whole[..cut]);
        // A line without its end may be whole all the same.
        let lines = if whole[cut] == b'\n' { kept + 1 } else { kept };
        assert_eq!(items, fold(&whole[..ends[lines - 1]]).0, "{cut}");
        assert_eq!(broken, 0, "{cut}: it was cut off, and nobody has to hear of it");
        fs::write(&path, &whole[..cut]).unwrap();
        append(folder.path(), None, &answered(99, at(99), Rating::Again).write()).unwrap();
        let (items, broken) = fold(&fs::read(&path).unwrap());
        let answers: u32 = items.values().map(|item| item.answered).sum();
        assert_eq!(answers as usize, lines + 1, "{cut}");
        assert_eq!(broken, usize::from(cut > ends[kept - 1] && lines == kept), "{cut}");
    }
}

/// Clocks that go back, days of 23 and 25 hours, and flights around the world: no answer is lost, and no day is negative.
#[test]
fn days_are_counted_whatever_the_clock_does() {
    let fold = |moments: &[&str], now: &str| {
        let mut lines = LogLines::default();
        for moment in moments {
            lines.add((answered(0, moment.parse().unwrap(), Rating::Good).write() + "\n").as_bytes());
        }
        let learned = lines.fold(now.parse().unwrap(), Schedule::Fsrs);
        let item = learned.items.get(&ItemKey(1)).expect("it was answered").clone();
        (item.answered, date_of(item.due_day), learned.ahead)
    };
    for (moments, now, expected) in [
        // Two days after the first answer; eleven after one that is given on its day.
        (&["2026-03-28T12:00:00+01:00"][..], "2026-03-28T12:00:00+01:00", (1, "2026-03-30", 0)),
        // A night of summer time has an hour less, one of winter time an hour more: a day all the same.
        (
            &["2026-03-28T23:00:00+01:00", "2026-03-30T05:00:00+02:00"],
            "2026-03-30T05:00:00+02:00",
            (2, "2026-04-10", 0),
        ),
        (
            &["2026-10-24T23:00:00+02:00", "2026-10-26T05:00:00+01:00"],
            "2026-10-26T05:00:00+01:00",
            (2, "2026-11-06", 0),
        ),
        // Over the date line: the day where one stands counts.
        (
            &["2026-11-21T12:00:00+14:00", "2026-11-21T12:00:00-11:00"],
            "2026-11-21T12:00:00-11:00",
            (2, "2026-11-23", 0),
        ),
        (
            &["2026-11-21T12:00:00-11:00", "2026-11-23T12:00:00+14:00"],
            "2026-11-23T12:00:00+14:00",
            (2, "2026-12-04", 0),
        ),
        // The clock was a year ahead, and was put right: that answer waits, and hides no other.
        (&["2027-11-21T12:00:00Z", "2026-11-21T12:00:00Z"], "2026-11-21T12:00:00Z", (1, "2026-11-23", 1)),
        // It was a year behind, when there was no program: nobody knows how long ago that was.
        (&["2025-11-21T12:00:00Z", "2026-11-21T12:00:00Z"], "2026-11-21T12:00:00Z", (2, "2026-11-23", 0)),
    ] {
        let found = fold(moments, now);
        assert_eq!((found.0, found.1.as_str(), found.2), expected, "{moments:?}");
    }
}

/// A hundred thousand lines are folded at once. The time of a release is measured elsewhere: here it is only no work that grows with its square.
#[test]
fn a_long_log_is_folded() {
    let start: Moment = EVENING.parse().unwrap();
    let text: String = (0..100_000_i64)
        .map(|number| {
            let moment = Moment { utc: start.utc - 10_000_000 + number * 60, ..start };
            answered(number, moment, Rating::of_number(number as u64 % 4 + 1).unwrap()).write() + "\n"
        })
        .collect();
    let mut lines = LogLines::default();
    lines.add(text.as_bytes());
    let began = std::time::Instant::now();
    let learned = lines.fold(start, Schedule::Fsrs);
    assert!(began.elapsed() < std::time::Duration::from_secs(5), "{:?}", began.elapsed());
    assert_eq!(learned.items.values().map(|item| item.answered).sum::<u32>(), 100_000);
    assert_eq!(learned.days.values().map(|(answers, _)| answers).sum::<u32>(), 100_000);
}

/// Killed at any call to the disk, a program leaves whole lines and at most one that is cut off; the next answer goes on.
#[cfg(debug_assertions)]
#[test]
fn a_killed_answer_costs_itself_at_most() {
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    let mut kept = 0;
    for call in 1..200 {
        let words = ["answer", "--now", EVENING, "--in", "records", &key, &right];
        let run = desk.command(&words).env("VARIORUM_DISK", format!("die:{call}")).output().unwrap();
        let lines = fs::read_to_string(desk.log()).unwrap_or_default();
        let whole = lines.lines().filter(|line| serde_json::from_str::<Value>(line).is_ok()).count();
        assert!(whole >= kept && whole <= kept + 1, "{call}: {kept} lines were {whole}");
        assert!(lines.lines().all(|line| line.starts_with('{')), "{lines}");
        kept = whole;
        let due = desk.run(&["due", "--now", EVENING, "records"]);
        // A line that was cut off is told of when another one stands behind it.
        assert!(due.status == 0 && due.err.lines().count() <= 1, "{call}: {}", due.err);
        if run.status.success() {
            assert!(call > 5 && kept > 0, "{call} calls");
            return;
        }
    }
    panic!("no run came to its end");
}

/// Whatever fails, it is told in one line, and no line is lost.
#[cfg(debug_assertions)]
#[test]
fn a_failing_disk_is_reported() {
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    assert_eq!(desk.answer(EVENING, &key, &[&right]).status, 0);
    for call in 1..200 {
        let words = ["answer", "--now", EVENING, "--in", "records", &key, &right];
        let before = fs::read_to_string(desk.log()).unwrap();
        let run = desk.command(&words).env("VARIORUM_DISK", format!("ENOSPC:{call}")).output().unwrap();
        let after = fs::read_to_string(desk.log()).unwrap();
        assert!(after.starts_with(&before), "{call}: what was there stays");
        let err = String::from_utf8(run.stderr).unwrap();
        match run.status.code() {
            Some(0) if err.is_empty() && call > 20 => return,
            Some(0) => {}
            status => assert!(status == Some(2) && !err.is_empty(), "{call}: {status:?} {err}"),
        }
    }
    panic!("no run came to its end");
}

#[test]
fn two_machines_logs_unite() {
    let desk = Desk::with(&["go-18-two-answers.sgf", "go-01-right.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    let (other, _) = desk.question("go-01-right.sgf");
    desk.answer(EVENING, &key, &[&right]);
    let ancestor = fs::read_to_string(desk.log()).unwrap();
    desk.answer("2026-11-23T22:00:00+01:00", &key, &[&right]);
    let ours = fs::read_to_string(desk.log()).unwrap();
    fs::write(desk.log(), &ancestor).unwrap();
    desk.answer("2026-11-22T22:00:00+01:00", &other, &["aa"]);
    let theirs = fs::read_to_string(desk.log()).unwrap();
    let now = "2026-11-24T12:00:00+01:00";
    let united: Vec<_> = [format!("{ours}{theirs}"), format!("{theirs}{ours}"), format!("{ours}{ours}{theirs}")]
        .iter()
        .map(|text| {
            fs::write(desk.log(), text).unwrap();
            desk.run(&["due", "--json", "--now", now, "records"]).out
        })
        .collect();
    assert!(united.iter().all(|out| *out == united[0]), "{united:?}");
    assert_eq!(desk.due(now), BTreeSet::from([(other, "due".to_owned())]));
}

#[test]
fn broken_lines_are_named_once_and_stay() {
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    desk.answer(EVENING, &key, &[&right]);
    let line = fs::read_to_string(desk.log()).unwrap();
    let text = format!("{{broken\n{line}{{\"v\":2,\"t\":1,\"new\":true}}\nmore nonsense\n");
    fs::write(desk.log(), &text).unwrap();
    let due = desk.run(&["due", "--now", EVENING, "records"]);
    assert_eq!(due.status, 0);
    assert_eq!(due.err.lines().count(), 2, "{}", due.err);
    assert!(
        due.err.contains("2 lines of") && due.err.contains("line 1") && due.err.contains("newer version"),
        "{}",
        due.err
    );
    assert!(due.out.starts_with("0 due, 0 new"), "{}", due.out);
    desk.answer(EVENING, &key, &[&right]);
    assert!(fs::read_to_string(desk.log()).unwrap().starts_with(&text));
    // A line of next year hides no other, and is told.
    desk.answer("2027-11-21T22:00:00+01:00", &key, &[&right]);
    let due = desk.run(&["due", "--now", EVENING, "records"]);
    assert!(due.err.contains("1 answer is dated") && due.out.starts_with("0 due, 0 new"), "{}{}", due.err, due.out);
}

/// Records are read, and nothing else is done to them.
#[test]
fn records_are_not_touched() {
    let desk = Desk::with(&["go-18-two-answers.sgf", "go-29-collection.sgf"]);
    let about = |desk: &Desk| -> Vec<(Vec<u8>, std::time::SystemTime)> {
        let names = ["go-18-two-answers.sgf", "go-29-collection.sgf"];
        let look = |name: &str| {
            let path = desk.at("records").join(name);
            (fs::read(&path).unwrap(), fs::metadata(&path).unwrap().modified().unwrap())
        };
        names.map(look).into()
    };
    let before = about(&desk);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    for day in 1..20 {
        desk.answer(&format!("2026-12-{day:02}T12:00:00Z"), &key, &[&right]);
    }
    assert_eq!(about(&desk), before);
    let names: BTreeSet<String> = fs::read_dir(desk.at("records"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(names.len(), 3);
    // The log is no record: no list shows it.
    let judged = desk.json(&["judge", "--json", "records"]);
    assert!(judged.as_array().unwrap().iter().all(|game| game["file"].as_str().unwrap().ends_with(".sgf")));
}

/// Where nothing may be written beside the records, answers are kept elsewhere, which is said once.
#[cfg(unix)]
#[test]
fn folders_that_may_not_be_written_have_their_answers_elsewhere() {
    use std::os::unix::fs::PermissionsExt;
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    let rights = |mode: u32| fs::set_permissions(desk.at("records"), fs::Permissions::from_mode(mode)).unwrap();
    rights(0o555);
    // Who may do anything is told by what he did.
    let is_told = fs::write(desk.at("records").join("probe"), "").is_err();
    let _ = fs::remove_file(desk.at("records").join("probe"));
    if !is_told {
        // Something that is no file of lines stands in the way instead.
        fs::create_dir(desk.log()).unwrap();
    }
    let first = desk.answer(EVENING, &key, &[&right]);
    let second = desk.answer(EVENING, &key, &[&right]);
    rights(0o755);
    assert_eq!((first.status, second.status), (0, 0), "{}{}", first.err, second.err);
    let places_said = |run: &Run| run.err.lines().filter(|line| line.contains("answers are saved in")).count();
    assert_eq!((places_said(&first), places_said(&second)), (1, 0), "{}{}", first.err, second.err);
    assert!(!desk.log().is_file());
    assert!(desk.due(EVENING).is_empty(), "and they count");
}

/// What lies under the name and is not this program's is not touched, nor followed.
#[cfg(unix)]
#[test]
fn strangers_files_under_the_name_are_left_alone() {
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    let precious = desk.at("precious.txt");
    fs::write(&precious, "precious").unwrap();
    let plants: [fn(&PathBuf, &PathBuf); 2] = [
        |precious, log| std::os::unix::fs::symlink(precious, log).unwrap(),
        |precious, log| fs::hard_link(precious, log).unwrap(),
    ];
    for plant in plants {
        plant(&precious, &desk.log());
        assert_eq!(desk.answer(EVENING, &key, &[&right]).status, 0);
        assert_eq!(fs::read_to_string(&precious).unwrap(), "precious");
        fs::remove_file(desk.log()).unwrap();
    }
}

#[test]
fn schedules_are_printed_to_four_decimals() {
    let desk = Desk::new();
    let table = fs::read_to_string(corpus::own().join("problems/FSRS6.tsv")).unwrap();
    for row in table.lines().skip(1).take(12) {
        let (history, expected) = row.split_once('\t').unwrap();
        let answers: Vec<&str> = history.split(' ').collect();
        let run = desk.run(&[&["schedule"], &answers[..]].concat());
        assert_eq!(run.out.lines().count(), answers.len());
        assert_eq!(run.out.lines().last(), Some(expected));
    }
    for wrong in ["3", "1:5", "-1:3", "x:3", "1:"] {
        let run = desk.run(&["schedule", "--", wrong]);
        assert!(run.status == 2 && run.err.lines().count() == 1, "{wrong}: {}", run.err);
    }
}

/// A game is taken for a problem of a convention, and a folder as well; the record stays as it is.
#[test]
fn choices_are_kept_with_the_answers() {
    let desk = Desk::with(&["go-27-no-marks-opponent-last.sgf", "go-22-both-colours.sgf"]);
    let before = fs::read(desk.at("records/go-27-no-marks-opponent-last.sgf")).unwrap();
    assert_eq!(desk.due(EVENING).len(), 2);
    let take = |words: &[&str]| {
        let run = desk.run(&[&["take", "--now", EVENING], words].concat());
        let place = words.last().unwrap();
        assert_eq!(
            (run.status, run.err),
            (0, format!("variorum: {place}: saved, and used from now on\n")),
            "{words:?}"
        );
    };
    take(&["--convention", "all", "records/go-27-no-marks-opponent-last.sgf"]);
    let due = desk.json(&["due", "--json", "--now", EVENING, "records"]);
    let wished = due.as_array().unwrap().iter().find(|item| item["file"].as_str().unwrap().contains("go-27"));
    // The same position is asked by the other record, too: one of the two is listed.
    assert!(wished.is_some() || due.as_array().unwrap().len() == 2);
    take(&["--side", "W", "records"]);
    assert_eq!(desk.due(EVENING).len(), 1, "one side only");
    take(&["--side", "auto", "--convention", "auto", "records"]);
    assert_eq!(desk.due(EVENING).len(), 2);
    assert_eq!(fs::read(desk.at("records/go-27-no-marks-opponent-last.sgf")).unwrap(), before);
    let wrong = desk.run(&["take", "--convention", "nonsense", "records"]);
    assert_eq!(wrong.status, 2);
}

/// What was learned is printed as a table, taken along to another folder, and forgotten; the answers stay in the logs.
#[test]
fn progress_is_exported_moved_and_reset() {
    let desk = Desk::with(&["go-01-right.sgf", "go-18-two-answers.sgf"]);
    let (key, _) = desk.question("go-18-two-answers.sgf");
    desk.answer(EVENING, &key, &["ba"]);
    let table = |folder: &str| {
        let run = desk.run(&["export", "--now", EVENING, folder]);
        assert_eq!(run.status, 0, "{}", run.err);
        run.out.lines().map(|line| line.split('\t').map(str::to_owned).collect()).collect::<Vec<Vec<String>>>()
    };
    let rows = table("records");
    assert_eq!(rows[0], ["key", "mode", "state", "answered", "lapses", "first", "last", "due", "place"]);
    assert_eq!(rows.len(), 2);
    assert_eq!(rows[1][..5], [&key, "problem", "active", "1", "0"].map(str::to_owned));
    assert_eq!(rows[1][5], "2026-11-21");
    // Another folder with the same problem knows it then; moving twice adds nothing.
    fs::create_dir(desk.at("other")).unwrap();
    fs::copy(desk.at("records/go-18-two-answers.sgf"), desk.at("other/renamed.sgf")).unwrap();
    assert_eq!(table("other").len(), 1);
    for count in ["1 line was taken along", "0 lines were taken along"] {
        let run = desk.run(&["move", "records", "other"]);
        assert!(run.status == 0 && run.err.contains(count), "{}", run.err);
    }
    assert_eq!(table("other"), rows);
    // Neither a byte order mark nor logs that were joined cost a line.
    let log = fs::read_to_string(desk.log()).unwrap();
    let second = log.replace("\"t\":1795294800", "\"t\":1795208400");
    assert_ne!(log, second);
    fs::create_dir(desk.at("marked")).unwrap();
    fs::copy(desk.at("records/go-18-two-answers.sgf"), desk.at("marked/problem.sgf")).unwrap();
    fs::write(desk.at("marked").join(desk.log().file_name().unwrap()), format!("\u{feff}{log}\u{feff}{second}"))
        .unwrap();
    fs::create_dir(desk.at("third")).unwrap();
    let run = desk.run(&["move", "marked", "third"]);
    assert!(run.status == 0 && run.err.contains("2 lines were taken along"), "{}", run.err);
    let before = fs::read_to_string(desk.log()).unwrap();
    let wrong = desk.run(&["reset", "--key", "00000000000000000000000000000001", "records"]);
    assert!(wrong.status == 2 && wrong.err.contains("was answered here"), "{}", wrong.err);
    let run = desk.run(&["reset", "--now", EVENING, "records"]);
    assert!(run.status == 0 && run.err.contains("1 question is new again"), "{}", run.err);
    assert_eq!(table("records").len(), 1);
    assert!(fs::read_to_string(desk.log()).unwrap().starts_with(&before), "lines are only added");
    assert_eq!(table("other"), rows);
}

/// What was learned in folders below is part of it, as with `due`; each log says itself what was forgotten.
#[test]
fn progress_below_is_exported_moved_and_reset() {
    let desk = Desk::with(&["go-01-right.sgf"]);
    for folder in ["records/sub/deep", "other/sub", "flat"] {
        fs::create_dir_all(desk.at(folder)).unwrap();
    }
    let fixture = |name: &str| corpus::own().join("problems").join(name);
    fs::copy(fixture("go-18-two-answers.sgf"), desk.at("records/sub/two.sgf")).unwrap();
    fs::copy(fixture("hex-03-white-te.sgf"), desk.at("records/sub/deep/te.sgf")).unwrap();
    for name in ["go-01-right.sgf", "sub/two.sgf", "sub/deep/te.sgf"] {
        let (key, right) = desk.question(name);
        assert_eq!(desk.answer(EVENING, &key, &[&right]).status, 0);
    }
    let count = |folder: &str| desk.run(&["export", "--now", EVENING, folder]).out.lines().count() - 1;
    assert_eq!(["records", "records/sub", "records/sub/deep"].map(count), [3, 2, 1]);
    let wished = desk.run(&["take", "--side", "B", "records/sub/deep"]);
    assert_eq!(wished.err, "variorum: records/sub/deep: saved, and used from now on\n");
    assert_eq!(wished.status, 0, "{}", wished.err);
    for (to, words) in [
        ("other", "3 lines were taken along"),
        ("other", "0 lines were taken along"),
        ("flat", "3 lines were taken along"),
    ] {
        let run = desk.run(&["move", "records", to]);
        assert!(run.status == 0 && run.err.contains(words), "{to}: {}", run.err);
    }
    let lines = |folder: &str| fs::read_to_string(desk.at(folder).join(LOG)).map_or(0, |text| text.lines().count());
    // A folder without its like goes to the one above, without what is wished for all of it.
    assert_eq!(["other", "other/sub", "flat"].map(lines), [2, 1, 3]);
    let run = desk.run(&["reset", "--now", EVENING, "records"]);
    assert!(run.status == 0 && run.err.contains("3 questions are new again"), "{}", run.err);
    assert_eq!(["records", "records/sub", "records/sub/deep"].map(count), [0, 0, 0]);
}

/// What is dated ahead of the clock counts for no day yet, but it was learned: the table has it.
#[test]
fn answers_dated_in_the_future_are_exported() {
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let (key, _) = desk.question("go-18-two-answers.sgf");
    desk.answer("2027-03-01T12:00:00+01:00", &key, &["ba"]);
    let run = desk.run(&["export", "--now", EVENING, "records"]);
    assert_eq!(run.err.matches("the clock was wrong: 1 answer").count(), 1, "{}", run.err);
    let row: Vec<&str> = run.out.lines().nth(1).expect("a row").split('\t').collect();
    assert_eq!((row[0], row[3], row[6]), (&key[..], "1", "2027-03-01"));
}

/// A dictionary without marks is one by the user's choice: every move that nobody blames is asked, also the answer to one that is blamed.
#[test]
fn a_joseki_collection_without_marks_is_one_by_choice() {
    let desk = Desk::new();
    fs::write(desk.at("records/book.sgf"), "(;GM[1]SZ[19];B[qd](;W[oc];B[lc])(;W[pd]BM[1];B[pe]))").unwrap();
    assert!(!desk.run(&["questions", "records"]).out.contains("repertoire"), "by nature it asks at its fork");
    assert_eq!(desk.run(&["take", "--now", EVENING, "--convention", "joseki", "records/book.sgf"]).status, 0);
    let asked = desk.json(&["questions", "--json", "records"]);
    let asked: Vec<(&str, String)> = asked
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["mode"].as_str().unwrap(), format!("{} {}", row["side"], row["answers"])))
        .collect();
    let expected = [r#""B" ["qd"]"#, r#""W" ["oc"]"#, r#""B" ["lc"]"#, r#""B" ["pe"]"#];
    assert_eq!(asked, expected.map(|row| ("repertoire", row.to_owned())));
    assert_eq!(desk.due(EVENING).len(), 4);
}

/// Of a game of which something was asked as a repertoire, or as mistakes, the rest counts as new; of guesses only what was asked.
#[test]
fn questions_on_request_and_the_rest_of_their_game_count_as_new() {
    const GAME: &str = "(;GM[1]SZ[9];B[cc];W[gg](;B[gc]HO[1];W[cg](;B[ee]HO[1])(;B[ed]))(;B[cg]))";
    for (mode, counted) in [("repertoire", 5), ("mistakes", 2), ("guess", 1)] {
        let desk = Desk::new();
        fs::write(desk.at("records/game.sgf"), GAME).unwrap();
        // Another game is not touched by that.
        fs::write(desk.at("records/other.sgf"), "(;GM[1]SZ[13];B[cc];W[gg])").unwrap();
        assert!(desk.due(EVENING).is_empty());
        let asked = desk.json(&["questions", "--json", "--mode", mode, "records/game.sgf"]);
        let first = &asked[0];
        let (key, answer) = (first["key"].as_str().unwrap(), first["answers"][0].as_str().unwrap());
        assert_eq!(desk.answer(EVENING, key, &[answer]).status, 0);
        for name in ["game.sgf", "renamed.sgf"] {
            fs::rename(desk.at("records/game.sgf"), desk.at("records").join(name)).unwrap();
            let later = desk.due("2027-11-21T22:00:00+01:00");
            assert_eq!(later.len(), counted, "{mode}, {name}: {later:?}");
            assert_eq!(
                later.iter().filter(|(_, state)| state == "new").count(),
                counted - 1,
                "{mode}, {name}: {later:?}"
            );
        }
    }
}

/// The list of collections has what something was kept about, not what was only read; and answers find their questions all the same.
#[test]
fn collections_are_what_was_studied() {
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let listed = || {
        let run = desk.run(&["collections"]);
        assert_eq!(run.status, 0, "{}", run.err);
        run.out.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let records = desk.at("records").display().to_string();
    desk.due(EVENING);
    let (key, _) = desk.question("go-18-two-answers.sgf");
    assert!(listed().is_empty(), "only read");
    let elsewhere = desk.at("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    let answered = desk.command(&["answer", "--now", EVENING, &key, "ba"]).current_dir(&elsewhere).output().unwrap();
    assert_eq!(answered.status.code(), Some(0), "{}", String::from_utf8_lossy(&answered.stderr));
    let record = format!("{records}/go-18-two-answers.sgf");
    assert_eq!(listed(), std::slice::from_ref(&record), "where it was looked for last");
    desk.run(&["take", "--now", EVENING, "--side", "B", "records"]);
    assert_eq!(listed(), [records.clone(), record.clone()]);
    assert_eq!(desk.run(&["collections", "--remove", "records"]).status, 0);
    assert_eq!(listed(), [record]);
    let again = desk.run(&["collections", "--remove", "records"]);
    assert!(again.status == 2 && again.err.contains("not on the list"), "{} {}", again.status, again.err);
    assert_eq!(desk.run(&["export", "--now", EVENING, "records"]).out.lines().count(), 2, "what was learned stays");
}

/// An answer that stops on the way gives way to the next one of its day: one question has one verdict. Nothing is rewritten.
#[test]
fn one_question_has_one_verdict() {
    let desk = Desk::with(&["go-01-right.sgf"]);
    let (key, _) = desk.question("go-01-right.sgf");
    let answered = || {
        let table = desk.run(&["export", "--now", "2026-12-31", "records"]).out;
        let row: Vec<String> = table.lines().nth(1).unwrap().split('\t').map(str::to_owned).collect();
        (row[3].parse::<usize>().unwrap(), row[4].parse::<usize>().unwrap(), row[7].clone())
    };
    let run = desk.answer(EVENING, &key, &["ba"]);
    assert!(run.out.contains("answer again with all moves, which takes its place"), "{}", run.out);
    let first = fs::read_to_string(desk.log()).unwrap();
    assert!(first.contains("\"part\":true"), "{first}");
    for (now, moves, expected) in [
        // Once more the same beginning, at the same second and later.
        (EVENING, &["ba"][..], (1, 0, "2026-11-22")),
        ("2026-11-21T22:05:00+01:00", &["ba"], (1, 0, "2026-11-22")),
        ("2026-11-22T03:00:00+01:00", &["ba", "ca"], (1, 0, "2026-11-23")),
        // Another day is another question, and so is what was answered to its end.
        ("2026-11-23T12:00:00+01:00", &["ba"], (2, 0, "2026-11-28")),
        ("2026-11-24T12:00:00+01:00", &["aa"], (3, 1, "2026-11-25")),
        ("2026-11-24T13:00:00+01:00", &["ba", "ca"], (4, 1, "2026-11-26")),
    ] {
        let before = fs::read_to_string(desk.log()).unwrap();
        let run = desk.answer(now, &key, moves);
        assert_eq!(run.status, 0, "{}", run.err);
        let found = answered();
        assert_eq!(
            (found.0, found.1),
            (expected.0, expected.1),
            "{now} {moves:?}: {}",
            fs::read_to_string(desk.log()).unwrap()
        );
        // What is said is what is so.
        assert!(run.out.contains(&format!("due again on {}", found.2)), "{} {found:?}", run.out);
        assert!(fs::read_to_string(desk.log()).unwrap().starts_with(&before), "lines are only added");
    }
    // As if the beginning had never been there.
    let only = Desk::with(&["go-01-right.sgf"]);
    only.answer("2026-11-22T03:00:00+01:00", &key, &["ba", "ca"]);
    let both = Desk::with(&["go-01-right.sgf"]);
    both.answer(EVENING, &key, &["ba"]);
    both.answer("2026-11-22T03:00:00+01:00", &key, &["ba", "ca"]);
    let table = |desk: &Desk| desk.run(&["export", "--now", EVENING, "records"]).out;
    assert_eq!(table(&only), table(&both));
    // Whoever rates wants no other answer.
    let rated = Desk::with(&["go-01-right.sgf"]);
    let words = [key.as_str(), "ba", "--now", EVENING, "--rating", "good", "--in", "records"];
    rated.run(&[&["answer"][..], &words].concat());
    rated.answer("2026-11-21T23:00:00+01:00", &key, &["ba", "ca"]);
    assert_eq!(table(&rated).lines().nth(1).unwrap().split('\t').nth(3), Some("2"));
}

/// `--new` limits the new questions of a day, not of a call: what was begun today, by the log and the clock, counts.
#[test]
fn new_questions_are_limited_by_the_day() {
    let desk = Desk::new();
    let names = ["go-01-right.sgf", "go-18-two-answers.sgf", "go-22-both-colours.sgf", "go-24-transposition.sgf"];
    names.iter().for_each(|name| {
        fs::copy(corpus::own().join("problems").join(name), desk.at("records").join(name)).unwrap();
    });
    let new = |now: &str, most: &str| {
        let due = desk.json(&["due", "--json", "--now", now, "--new", most, "records"]);
        due.as_array().unwrap().iter().filter(|item| item["state"] == "new").count()
    };
    assert_eq!((new(EVENING, "0"), new(EVENING, "2")), (0, 2));
    for (name, left) in names.iter().zip([1, 0, 0]) {
        let (key, right) = desk.question(name);
        assert_eq!(desk.answer(EVENING, &key, &[&right]).status, 0);
        assert_eq!(new(EVENING, "2"), left, "{name}");
        // The day ends at four, and an hour back it is the same day.
        assert_eq!(new("2026-11-22T03:59:00+01:00", "2"), left);
        assert_eq!(new("2026-11-21T12:00:00+01:00", "2"), left);
    }
    // The next day has its own, as far as there are some.
    let all = new("2026-11-22T04:00:00+01:00", "50");
    assert_eq!(new("2026-11-22T04:00:00+01:00", "2"), all.min(2));
    // A second answer to the same question begins nothing, and what is forgotten was not begun.
    let (key, right) = desk.question(names[0]);
    desk.answer("2026-11-22T12:00:00+01:00", &key, &[&right]);
    assert_eq!(new("2026-11-22T12:00:00+01:00", "2"), all.min(2));
    desk.run(&["reset", "--now", EVENING, "records"]);
    assert_eq!(new(EVENING, "2"), 2);
}

/// A reset takes what is in the log when it is given, whatever its clock says, and nothing that comes later: neither what was answered after
/// it, nor what another machine brings.
#[test]
fn a_reset_removes_answers_whatever_their_date() {
    const LATER: &str = "2028-01-01T12:00:00Z";
    let answered = |desk: &Desk| {
        let table = desk.run(&["export", "--now", LATER, "records"]).out;
        table.lines().skip(1).map(|row| row.split('\t').nth(3).unwrap().parse::<u32>().unwrap()).sum::<u32>()
    };
    for clock in ["2026-11-21T22:00:00Z", "2026-11-21T12:00:00Z", "2025-01-01T12:00:00Z", "2027-06-01T12:00:00Z"] {
        let desk = Desk::with(&["go-18-two-answers.sgf", "go-01-right.sgf"]);
        let (key, right) = desk.question("go-18-two-answers.sgf");
        // Dated a month ago, now, a few hours and a year ahead.
        for now in ["2026-10-21T22:00:00Z", "2026-11-21T22:00:00Z", "2026-11-22T03:00:00Z", "2027-11-21T22:00:00Z"] {
            desk.answer(now, &key, &[&right]);
        }
        let other_machine = fs::read_to_string(desk.log()).unwrap();
        assert_eq!(answered(&desk), 4);
        let reset = desk.run(&["reset", "--now", clock, "records"]);
        assert!(reset.status == 0 && reset.err.contains("1 question is new again"), "{clock}: {}", reset.err);
        assert_eq!(answered(&desk), 0, "{clock}");
        assert!(desk.due("2026-11-21T23:00:00Z").contains(&(key.clone(), "new".to_owned())), "{clock}");
        let again = desk.run(&["reset", "--now", clock, "records"]);
        assert!(again.err.contains("0 questions are new again"), "{clock}: {}", again.err);
        // Answers after it count, at the very second of one that is void, too, though the clock was put right meanwhile.
        desk.answer("2026-11-21T22:00:00Z", &key, &[&right]);
        desk.answer("2026-11-21T22:30:00Z", &key, &[&right]);
        assert_eq!(answered(&desk), 2, "{clock}: {}", fs::read_to_string(desk.log()).unwrap());
        // The other machine has the old lines, and a new one of its own.
        let ours = fs::read_to_string(desk.log()).unwrap();
        fs::write(desk.log(), &other_machine).unwrap();
        desk.answer("2026-11-21T21:00:00Z", &desk.question("go-01-right.sgf").0, &["aa"]);
        let theirs = fs::read_to_string(desk.log()).unwrap();
        for united in [format!("{ours}{theirs}"), format!("{theirs}{ours}")] {
            fs::write(desk.log(), united).unwrap();
            assert_eq!(answered(&desk), 3, "{clock}");
        }
    }
    // What was put off is asked again as well.
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let (key, _) = desk.question("go-18-two-answers.sgf");
    let line = |event| LogLine { moment: EVENING.parse().unwrap(), number: 0, event };
    let item: ItemKey = key.parse().unwrap();
    for event in [LogEvent::Suspend(item), LogEvent::Bury(item)] {
        append(&desk.at("records"), None, &line(event).write()).unwrap();
    }
    assert!(desk.due(EVENING).is_empty());
    assert_eq!(desk.run(&["reset", "--key", &key, "--now", EVENING, "records"]).status, 0);
    assert_eq!(desk.due(EVENING), BTreeSet::from([(key, "new".to_owned())]));
}

/// A question without an answer that the rules allow is named, and not asked; an illegal move is refused though the record has it.
#[test]
fn illegal_answers_are_refused_on_the_command_line() {
    let desk = Desk::new();
    let game = "(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb](;B[bb]C[RIGHT])(;B[ba]C[RIGHT]))(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb][ii];B[bb]C[RIGHT])";
    fs::write(desk.at("records/illegal.sgf"), game).unwrap();
    let run = desk.run(&["questions", "records"]);
    assert!(run.err.contains("illegal.sgf:2:/: 1 question has no right answer that the rules allow"), "{}", run.err);
    assert_eq!(run.out.lines().count(), 1, "{}", run.out);
    let (key, answer) = desk.question("illegal.sgf");
    assert_eq!(answer, "ba");
    let refused = desk.answer(EVENING, &key, &["bb"]);
    assert!(refused.status == 1 && refused.out.contains("illegal"), "{}", refused.out);
    let judged = desk.json(&["judge", "--json", "records"]);
    assert_eq!(
        (&judged[0]["verdicts"][0]["verdict"], &judged[0]["verdicts"][1]["verdict"]),
        (&"wrong".into(), &"right".into())
    );
    let codes: Vec<&str> =
        judged[1]["findings"].as_array().unwrap().iter().map(|finding| finding["code"].as_str().unwrap()).collect();
    assert_eq!(codes, ["illegal-move", "no-legal-answer"]);
    assert_eq!(judged[0]["certainty"], "certain");
}

/// Problems of which nothing is asked do not vanish: how many there are is said, and where one learns why.
#[test]
fn omitted_problems_are_counted() {
    const DEAD: &str = "(;GM[1]SZ[9]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]";
    for (games, expected) in [
        (vec!["(;B[ba]C[Good move!])(;B[ca]C[Bad move])"], "1 game is left out"),
        (vec!["(;B[ba]BM[1])(;B[ca]BM[1])"], "1 game is left out"),
        (vec!["(;B[ba]C[Wrong])(;B[ca]C[Wrong])", "(;B[ba];W[ca])(;B[ca];W[ba])"], "2 games are left out"),
        (vec!["(;B[ba]C[Wrong])(;B[ca]C[Black dies.])", "(;B[ba]C[Correct])(;B[ca])"], "1 game is left out"),
        (vec!["(;B[ba]C[Correct])(;B[ca])"], ""),
    ] {
        let desk = Desk::new();
        let games: Vec<String> = games.iter().map(|lines| format!("{DEAD}{lines})")).collect();
        // A game is no problem that is left out.
        fs::write(desk.at("records/all.sgf"), format!("{}(;GM[1]SZ[9];B[ee];W[cc];B[gg])", games.concat())).unwrap();
        for words in [&["questions", "records"][..], &["due", "records"], &["due", "--json", "records"]] {
            let run = desk.run(words);
            assert_eq!(run.status, 0, "{games:?}");
            let is_said = if expected.is_empty() { run.err.is_empty() } else { run.err.contains(expected) };
            assert!(is_said && (expected.is_empty() || run.err.contains("study judge")), "{games:?}: {}", run.err);
        }
    }
}

/// What programs read of a judgement is as documented, with one field more: how sure it is. That holds for every sort of game.
#[test]
fn judgements_have_the_documented_shape() {
    let desk = Desk::new();
    let start = "(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb]";
    for (record, convention, codes) in [
        (format!("{start};B[ba]CH[1])"), "ch", vec![]),
        ("(;GM[1]SZ[9];B[aa];W[bb](;B[cc]C[RIGHT])(;B[dd]))".to_owned(), "right-word", vec!["outside-question"]),
        (format!("{start}(;B[ba]C[RIGHT])(;W[ca]))"), "right-word", vec!["no-answer"]),
        (format!("{start}[ii];B[bb]C[RIGHT])"), "right-word", vec!["illegal-move", "no-legal-answer"]),
        // What cannot be read is not called illegal.
        (format!("{start};B[what]C[RIGHT])"), "right-word", vec!["unread-move", "no-legal-answer"]),
        ("(;GM[1]SZ[9];B[aa])".to_owned(), "game", vec![]),
        (format!("{start})"), "none", vec!["no-moves"]),
    ] {
        fs::write(desk.at("records/shape.sgf"), &record).unwrap();
        let judged = desk.json(&["judge", "--json", "records/shape.sgf"]);
        let game = judged[0].as_object().unwrap();
        let keys: BTreeSet<&str> = game.keys().map(String::as_str).collect();
        let documented =
            ["file", "game", "convention", "evidence", "solver", "judgeable", "verdicts", "findings", "certainty"];
        assert_eq!(keys, BTreeSet::from(documented), "{record}");
        assert!(["certain", "likely", "guess"].contains(&game["certainty"].as_str().unwrap()), "{record}");
        assert_eq!(game["convention"], convention, "{record}");
        assert!(game["game"].is_u64() && game["judgeable"].is_boolean() && game["solver"].is_string(), "{record}");
        for verdict in game["verdicts"].as_array().unwrap() {
            let name = verdict["verdict"].as_str().unwrap();
            assert!(["right", "continued", "wrong", "unjudged"].contains(&name) && verdict["path"].is_string());
        }
        let found: Vec<&str> =
            game["findings"].as_array().unwrap().iter().map(|finding| finding["code"].as_str().unwrap()).collect();
        assert_eq!(found, codes, "{record}");
    }
}

#[test]
fn games_leave_a_dictionary() {
    let desk = Desk::new();
    fs::write(desk.at("book.sgf"), "(;GM[1]SZ[9];B[cc](;W[gg];B[cg])(;W[gc]))").unwrap();
    fs::write(desk.at("records/game.sgf"), "(;GM[1]SZ[9];B[cc];W[gg];B[ee])").unwrap();
    let left = desk.json(&["leave", "--json", "book.sgf", "records"]);
    let keys = |row: &serde_json::Value| row.as_object().unwrap().keys().cloned().collect::<BTreeSet<String>>();
    let expected =
        ["file", "game", "region", "left_at", "path", "played", "played_by", "known", "known_by"].map(str::to_owned);
    assert_eq!(keys(&left[0]), BTreeSet::from(expected));
    assert_eq!((&left[0]["region"], &left[0]["left_at"]), (&"board".into(), &3.into()));
    assert_eq!((&left[0]["path"], &left[0]["played"]), (&"0*3".into(), &"ee".into()));
    assert_eq!((&left[0]["played_by"], &left[0]["known_by"]), (&"B".into(), &serde_json::json!(["B", "B"])));
    let plays: BTreeSet<&str> =
        left[0]["known"].as_array().unwrap().iter().map(|made| made.as_str().unwrap()).collect();
    assert_eq!(plays, BTreeSet::from(["cg", "gc"]), "the position is its own mirror image");
}

/// Over a folder of games: where one leaves most often, as it lies in the dictionary.
#[test]
fn departures_from_a_dictionary_are_counted() {
    let desk = Desk::new();
    fs::write(desk.at("book.sgf"), "(;GM[1]SZ[19];B[qd];W[oc];B[lc];W[qf])").unwrap();
    for (name, moves) in [("a", "B[qd];W[oc];B[qi]"), ("b", "B[dc];W[jj];B[jq];W[ce];B[ic]"), ("c", "B[pp]")] {
        fs::write(desk.at(&format!("records/{name}.sgf")), format!("(;GM[1]SZ[19];{moves})")).unwrap();
    }
    let counts = desk.json(&["leave", "--json", "--summary", "book.sgf", "records"]);
    let rows: Vec<String> = counts.as_array().unwrap().iter().map(|row| row.to_string()).collect();
    assert_eq!(rows.len(), 2, "{rows:?}");
    assert_eq!(
        (&counts[0]["count"], &counts[0]["played"], &counts[0]["known"][0]),
        (&2.into(), &"qi".into(), &"lc".into())
    );
    assert_eq!((&counts[0]["region"], &counts[1]["count"]), (&"upper-right".into(), &1.into()));
    let by_corner = desk.json(&["leave", "--json", "book.sgf", "records"]);
    assert_eq!(by_corner[1]["region"], "upper-left");
    let text = desk.run(&["leave", "--summary", "book.sgf", "records"]).out;
    assert!(text.starts_with("2 games leave the upper right with R11; the joseki collection has M17\n"), "{text}");
}

/// A game counts once for each step, in however many of its corners it is, and a step and its mirror image are one.
#[test]
fn a_game_counts_once_and_mirrored_steps_are_one() {
    let desk = Desk::new();
    fs::write(desk.at("book.sgf"), "(;GM[1]SZ[19];B[pd];W[qf];B[nc])").unwrap();
    for (name, moves, played) in [
        // The same step in two corners, once mirrored; the first move of a corner and its mirror image.
        ("a", "B[pd];W[qf];B[qi];W[jj];B[dd];W[fc];B[ic]", vec![(1, 2)]),
        ("b", "B[pd];W[nc];B[kc]", vec![(2, 3)]),
        ("c", "B[qd]", vec![(2, 3), (1, 1)]),
        ("d", "B[pc]", vec![(2, 3), (2, 2)]),
        ("e", "B[dc];W[jj];B[qp]", vec![(3, 4), (2, 3)]),
    ] {
        fs::write(desk.at(&format!("records/{name}.sgf")), format!("(;GM[1]SZ[19];{moves})")).unwrap();
        let counts = desk.json(&["leave", "--json", "--summary", "book.sgf", "records"]);
        let found: Vec<(u64, u64)> = counts
            .as_array()
            .unwrap()
            .iter()
            .map(|row| (row["count"].as_u64().unwrap(), row["corners"].as_u64().unwrap()))
            .collect();
        assert_eq!(found, played, "{name}");
    }
    let text = desk.run(&["leave", "--summary", "book.sgf", "records"]).out;
    assert!(text.starts_with("3 games, 4 corners: leave the upper right with "), "{text}");
}

/// An answer of a clock that stood in the past moves no day, and one that is dated a year ahead neither, for `export` as for `due`: both are
/// reported.
#[test]
fn a_wrong_clock_moves_no_day() {
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    let past = desk.answer("2000-01-01T00:05:00+01:00", &key, &[&right]);
    assert!(past.status == 0 && past.err.contains("the clock was wrong: 1 answer"), "{} {}", past.status, past.err);
    let real = desk.answer(EVENING, &key, &[&right]);
    assert_eq!((real.status, real.out.as_str()), (0, "right; due again on 2026-11-23\n"));
    assert!(real.err.contains("the clock was wrong: 1 answer"), "{}", real.err);
    let past = desk.answer("2000-01-02T00:05:00+01:00", &key, &[&right]);
    assert_eq!(past.err.matches("the clock was wrong: ").count(), 1, "{}", past.err);
    assert_eq!(desk.answer("2027-11-21T22:00:00+01:00", &key, &[&right]).status, 0);
    let table = desk.run(&["export", "--now", "2026-11-23T22:00:00+01:00", "records"]);
    assert!(table.out.lines().nth(1).is_some_and(|row| row.contains("\t2026-11-23\t")), "{}", table.out);
    assert!(desk.due("2026-11-23T22:00:00+01:00").contains(&(key, "due".to_owned())));
}

/// What another computer answered lies in a copy beside the log: it counts, and the copy stays as it is.
#[test]
fn copies_of_the_log_count() {
    for name in [".variorum-study.sync-conflict-20261121-220000-ABC.jsonl", ".variorum-study (1).jsonl"] {
        let desk = Desk::with(&["go-18-two-answers.sgf"]);
        let (key, right) = desk.question("go-18-two-answers.sgf");
        desk.answer(EVENING, &key, &[&right]);
        let (log, copy) = (desk.log(), desk.log().with_file_name(name));
        fs::rename(&log, &copy).unwrap();
        let before = fs::read(&copy).unwrap();
        assert!(!desk.due(EVENING).iter().any(|(due, _)| *due == key), "{name}");
        let next = desk.answer("2026-11-23T22:00:00+01:00", &key, &[&right]);
        assert!(next.out.ends_with("due again on 2026-12-04\n"), "{name}: {}", next.out);
        assert_eq!((fs::read(&copy).unwrap(), log.exists()), (before, true), "{name}");
    }
}

/// A word of the game that the rules do not allow there is no answer, whatever rating is wished.
#[test]
fn words_that_are_no_moves_there_are_no_answers() {
    let desk = Desk::with(&["hex-01-right.sgf", "blokus-01-right.blksgf"]);
    let (hex, _) = desk.question("hex-01-right.sgf");
    let (blokus, _) = desk.question("blokus-01-right.blksgf");
    for (key, word) in [(&hex, "swap-pieces"), (&hex, "swap-sides"), (&hex, "resign"), (&blokus, "pass")] {
        let run = desk.run(&["answer", "--rating", "easy", "--now", EVENING, "--in", "records", key, word]);
        assert!(
            run.status == 1 && run.out.starts_with("illegal move"),
            "{word}: {} {}{}",
            run.status,
            run.out,
            run.err
        );
        assert!(!desk.log().exists(), "{word}");
    }
}
