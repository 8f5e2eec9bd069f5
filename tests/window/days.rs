//! Studying over days: a holiday, what fails most, a week ahead, a log that other programs touched, a clock that went back.

use std::fmt::Write as _;
use std::fs;

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use variorum::sgf::Tree;
use variorum::study::{JudgeOverrides, Mode, Moment, judge, questions};

use crate::harness::{ask, at_home, click, press, text_of, until};
use crate::studying::{Place, begin, enter, shows, start};

const DAY: i64 = 24 * 60 * 60;

/// So many problems that differ, with `B9` as their answer.
fn problems(count: usize) -> String {
    (0..count)
        .map(|number| {
            let (column, row) = (char::from(b'a' + (number % 9) as u8), char::from(b'e' + (number / 9) as u8));
            format!(
                "(;GM[1]FF[4]CA[UTF-8]SZ[9]AB[ac][bc][cc][dc][ec][eb][ea][{column}{row}]AW[ab][bb][cb][db][da]\
                 C[Number {number}.](;B[ba]C[RIGHT])(;B[ca]))\n"
            )
        })
        .collect()
}

/// Lines of a log: each problem was answered so many days ago, with these ratings.
fn log(text: &str, answers: &[(usize, i64, u8)]) -> String {
    let tree = Tree::read(text.as_bytes().to_vec()).0;
    let key = |number: usize| {
        let root = tree.games().nth(number).unwrap();
        let asked = questions(&tree, root, &judge(&tree, root, JudgeOverrides::default()), Mode::Problem, None);
        (asked[0].key, asked[0].answers_key)
    };
    let now = Moment::now();
    let mut lines = String::new();
    for &(number, ago, rating) in answers {
        let (key, answers) = key(number);
        let (utc, offset) = (now.utc - ago * DAY, now.east);
        writeln!(
            lines,
            r#"{{"v":1,"t":{utc},"o":{offset},"k":"{key}","a":"{answers}","m":"problem","r":{rating},"at":"p.sgf#{number}"}}"#
        )
        .unwrap();
    }
    lines
}

/// A window whose page of studying offers this folder, with a log.
fn offered(place: &Place, text: &str, log: &[u8]) -> crate::harness::Window {
    fs::write(place.records().join("p.sgf"), text).unwrap();
    fs::write(place.records().join(".variorum-study.jsonl"), log).unwrap();
    let mut window = at_home(place.home());
    window.state_mut().0.open_files(vec![place.records().join("p.sgf")]);
    window.run();
    ask(&mut window, "study");
    until(&mut window, "what can be asked", |window| shows(window, " due today, "));
    window.run();
    window
}

/// After a holiday what is overdue comes in portions, and nothing new among it, though an editor left its mark on the log.
#[test]
fn after_a_holiday_it_comes_in_portions() {
    let (place, text) = (Place::new(), problems(70));
    let answers: Vec<(usize, i64, u8)> = (0..60).map(|number| (number, 400, 3)).collect();
    let log = format!("\u{feff}{}", log(&text, &answers).replace('\n', "\r\n"));
    let mut window = offered(&place, &text, log.as_bytes());
    assert!(shows(&window, "70 questions: 60 due today, 10 new, 0 later"));
    assert!(shows(&window, "50 questions now: what is overdue comes in portions"));
    // The week ahead: all of it today.
    assert!(shows(&window, ": 60 due"));
    start(&mut window, "Start session");
    assert!(shows(&window, "Question 1 of 50;"));
    enter(&mut window, "B9");
    press(&mut window, Key::Enter);
    until(&mut window, "the next question", |window| shows(window, "Question 2 of 50;"));
    press(&mut window, Key::Escape);
    until(&mut window, "the end", |window| shows(window, "So far: 1 of 1 right first time."));
    assert!(shows(&window, "49 questions are left."));
    // The lines that were there are there, and one more.
    let kept = fs::read_to_string(place.records().join(".variorum-study.jsonl")).unwrap();
    assert!(kept.starts_with(&log) && kept.lines().count() == 61, "{kept}");
    assert!(text_of(&window).contains("Number 69."));
}

/// What was begun today counts among the new ones of the day, wherever it was begun.
#[test]
fn new_ones_are_limited_by_the_day() {
    let (place, text) = (Place::new(), problems(20));
    // Seven were begun today and four yesterday.
    let answers: Vec<(usize, i64, u8)> = (0..11).map(|number| (number, i64::from(number > 6), 4)).collect();
    let mut window = offered(&place, &text, log(&text, &answers).as_bytes());
    assert!(shows(&window, "20 questions: 0 due today, 9 new, 11 later"));
    start(&mut window, "Start session");
    assert!(shows(&window, "Question 1 of 3;"));
    press(&mut window, Key::Escape);
    press(&mut window, Key::Escape);
    ask(&mut window, "study-collections");
    // The large number is what there is to do today.
    until(&mut window, "the collection", |window| shows(window, "0 due today, 9 new (problems)"));
    assert!(window.query_all_by_label("3").count() == 1);
}

/// A folder has the same numbers in the window and on the command line, though it holds problems, a joseki collection and folders of both.
#[test]
fn the_command_line_counts_the_same() {
    let place = Place::new();
    let below = place.records().join("below");
    fs::create_dir(&below).unwrap();
    let text = problems(3);
    fs::write(place.records().join("p.sgf"), &text).unwrap();
    fs::write(below.join("joseki.sgf"), include_str!("../corpus/problems/go-31-joseki.sgf")).unwrap();
    fs::write(below.join("more.sgf"), problems(5)).unwrap();
    fs::write(place.records().join("game.sgf"), include_str!("../corpus/problems/go-32-guess.sgf")).unwrap();
    fs::write(place.records().join(".variorum-study.jsonl"), log(&text, &[(0, 30, 3), (1, 0, 3)])).unwrap();
    // Answered on the command line, beside the record below.
    fs::write(below.join(".variorum-study.jsonl"), log(&text, &[(2, 30, 1)])).unwrap();
    let counted = || {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_variorum"));
        command.args(["study", "due"]).arg(place.records()).env("VARIORUM_HOME", place.records().join("nowhere"));
        let out = String::from_utf8(command.env("LANG", "C").output().unwrap().stdout).unwrap();
        out.lines().last().unwrap().to_owned()
    };
    assert!(counted().starts_with("2 due, 6 new (problem: 2 due, 2 new; repertoire: 0 due, 4 new)"), "{}", counted());
    let mut window = at_home(place.home());
    ask(&mut window, &format!("study-folder \"{}\"", place.records().display()));
    until(&mut window, "what can be asked", |window| shows(window, "5 questions: 2 due today, 2 new, 1 later"));
    let all = "2 due today, 6 new (problems: 2 due today, 2 new; positions of a repertoire: 0 due today, 4 new)";
    assert!(shows(&window, all));
    click(&mut window, "Recall a repertoire");
    assert!(shows(&window, "4 questions: 0 due today, 4 new, 0 later"), "problems are no repertoire");
    click(&mut window, "Solve problems");
    start(&mut window, "Start session");
    assert!(shows(&window, "Question 1 of 4;"));
    // The answer lies beside its record.
    let lines = || fs::read_to_string(below.join(".variorum-study.jsonl")).unwrap().lines().count();
    enter(&mut window, "B9");
    press(&mut window, Key::Enter);
    enter(&mut window, "B9");
    press(&mut window, Key::Enter);
    press(&mut window, Key::Escape);
    press(&mut window, Key::Escape);
    assert!(counted().starts_with("0 due, 6 new (problem: 0 due, 2 new;"), "{}", counted());
    assert!(lines() + fs::read_to_string(place.records().join(".variorum-study.jsonl")).unwrap().lines().count() == 5);
    ask(&mut window, "study-collections");
    until(&mut window, "the collection", |window| shows(window, "0 due today, 6 new (problems: 0 due today, 2 new;"));
}

/// What fails most is named, and asked on request; that moves no day.
#[test]
fn the_most_failed_questions_can_be_practised() {
    let (place, text) = (Place::new(), problems(3));
    let failed: Vec<(usize, i64, u8)> = (1..6).rev().map(|ago| (1, ago * 10, 1)).chain([(0, 3, 3)]).collect();
    let mut window = offered(&place, &text, log(&text, &failed).as_bytes());
    assert!(shows(&window, "These fail most often:") && shows(&window, "wrong 5 times"));
    // However long that list is, the button to begin is in sight.
    let top = |words: &str| window.query_all_by_label_contains(words).next().unwrap().rect().top();
    assert!(top("Start session") < top("These fail most often:"));
    click(&mut window, "Ask what fails most");
    until(&mut window, "the question", |window| shows(window, "Question 1 of 1;"));
    assert!(shows(&window, "Number 1."));
    enter(&mut window, "B9");
    press(&mut window, Key::Enter);
    until(&mut window, "the end", |window| shows(window, "Done: 1 of 1 right first time."));
    let last = place.log().pop().unwrap();
    assert!(last.get("r").is_none_or(serde_json::Value::is_null), "{last}");
}

/// Answers from the future, because a clock was wrong, are said and hide nothing.
#[test]
fn a_wrong_clock_is_reported() {
    let (place, text) = (Place::new(), problems(2));
    let mut window = offered(&place, &text, log(&text, &[(0, -365, 3), (1, 30, 3)]).as_bytes());
    assert!(shows(&window, "the clock was wrong: 1 answer"));
    assert!(shows(&window, "1 due today"));
    begin(&mut window);
    assert!(shows(&window, "Number 1.") && shows(&window, "Question 1 of 2;"));
}

/// What stands as “Right.” is on the disk before anything else is done: a program that is killed there loses nothing.
#[test]
fn a_verdict_is_on_the_disk_as_soon_as_it_is_seen() {
    let (place, text) = (Place::new(), problems(2));
    let mut window = offered(&place, &text, b"");
    begin(&mut window);
    enter(&mut window, "C9");
    assert!(shows(&window, "Wrong."));
    until(&mut window, "the line", |_| place.log().len() == 1);
    assert_eq!(place.log()[0]["r"], 1);
    // Never closed: as if it were killed.
    std::mem::forget(window);
    let mut again = at_home(place.home());
    again.state_mut().0.open_files(vec![place.records().join("p.sgf")]);
    again.run();
    ask(&mut again, "study");
    until(&mut again, "what can be asked", |window| shows(window, "2 questions: 0 due today, 1 new, 1 later"));
    assert_eq!(again.query_all_by_label_contains("broken").count(), 0);
}
