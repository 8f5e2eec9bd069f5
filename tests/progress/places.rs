//! What was learned follows a record wherever it is put, and whatever its folder is called; what is wished of one record is about no other.

use super::{Desk, EVENING, LOG};
use std::fs;

const LATER: &str = "2026-11-22T22:00:00+01:00";

/// A file manager puts a record into a folder below: its answers stay where they were, and count.
#[test]
fn a_record_in_a_folder_below_keeps_its_answers() {
    let desk = Desk::with(&["go-18-two-answers.sgf", "go-01-right.sgf"]);
    for name in ["go-18-two-answers.sgf", "go-01-right.sgf"] {
        let (key, right) = desk.question(name);
        assert_eq!(desk.answer(EVENING, &key, &[&right]).status, 0);
    }
    let below = "records/sub/deep";
    fs::create_dir_all(desk.at(below)).unwrap();
    fs::rename(desk.at("records/go-18-two-answers.sgf"), desk.at(below).join("go-18-two-answers.sgf")).unwrap();
    let states = |place: &str| -> Vec<String> {
        let due = desk.json(&["due", "--json", "--now", LATER, place]);
        due.as_array().unwrap().iter().map(|item| item["state"].as_str().unwrap().to_owned()).collect()
    };
    let record = format!("{below}/go-18-two-answers.sgf");
    for place in [below, "records/sub/", "records/./sub/../sub/deep", &record, "records"] {
        assert!(!states(place).contains(&"new".to_owned()), "{place}: {:?}", states(place));
    }
    // The table has what was learned there, and only that; and it can be forgotten there.
    let table = |place: &str| desk.run(&["export", "--now", LATER, place]).out.lines().skip(1).count();
    assert_eq!([below, "records/sub", "records"].map(table), [1, 1, 2]);
    let before = fs::read(desk.log()).unwrap();
    let run = desk.run(&["reset", "--now", LATER, "records/sub"]);
    assert!(run.status == 0 && run.err.contains("1 question is new again"), "{}", run.err);
    assert_eq!(states(below), ["new"]);
    assert_eq!(states("records").iter().filter(|state| *state == "new").count(), 1);
    assert_eq!([below, "records"].map(table), [0, 1]);
    assert_eq!(fs::read(desk.log()).unwrap(), before, "another folder's log");
}

/// Where no log can be begun beside the records, answers lie in the program's own folder: under one name, however the folder is named.
#[test]
fn a_folder_is_the_same_however_it_is_named() {
    let desk = Desk::with(&["go-18-two-answers.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    assert_eq!(desk.answer(EVENING, &key, &[&right]).status, 0);
    let whole = desk.at("other").canonicalize();
    assert!(whole.is_err());
    fs::create_dir_all(desk.at("other").join(LOG)).unwrap();
    fs::copy(desk.at("records/go-18-two-answers.sgf"), desk.at("other/two.sgf")).unwrap();
    let whole = desk.at("other").canonicalize().unwrap();
    let whole = whole.to_str().unwrap();
    let with_slash = format!("{whole}/");
    for to in ["other/", "./other", "records/../other/", "other/.", whole, &with_slash] {
        let run = desk.run(&["move", "records", to]);
        let count = if to == "other/" { "1 line was taken along" } else { "0 lines were taken along" };
        assert!(run.status == 0 && run.err.contains(count), "{to}: {}", run.err);
        for place in ["other", "other/", "other/.", "./other/two.sgf", whole, &with_slash] {
            let due = desk.json(&["due", "--json", "--now", EVENING, place]);
            assert_eq!(due.as_array().unwrap().len(), 0, "{to}, {place}: {due}");
        }
    }
}

/// What a record is taken for holds for it alone, also where another one has the same position, and under a new name.
#[test]
fn a_record_is_taken_for_something_and_its_copies_are_not() {
    let desk = Desk::with(&["go-27-no-marks-opponent-last.sgf"]);
    let at = |name: &str| desk.at("records").join(name);
    fs::copy(at("go-27-no-marks-opponent-last.sgf"), at("one.sgf")).unwrap();
    fs::rename(at("go-27-no-marks-opponent-last.sgf"), at("other.sgf")).unwrap();
    let count = |name: &str| desk.json(&["questions", "--json", &format!("records/{name}")]).as_array().unwrap().len();
    assert_eq!(["one.sgf", "other.sgf"].map(count), [0, 0]);
    let take = |convention: &str, place: &str| {
        let run = desk.run(&["take", "--now", EVENING, "--convention", convention, place]);
        assert_eq!((run.status, run.err), (0, format!("variorum: {place}: saved, and used from now on\n")));
    };
    take("all", "records/one.sgf");
    assert_eq!(["one.sgf", "other.sgf"].map(count), [1, 0]);
    fs::rename(at("one.sgf"), at("renamed.sgf")).unwrap();
    assert_eq!(count("renamed.sgf"), 1);
    fs::rename(at("renamed.sgf"), at("one.sgf")).unwrap();
    take("auto", "records/one.sgf");
    take("all", "records/other.sgf");
    assert_eq!(["one.sgf", "other.sgf"].map(count), [0, 1]);
    // As an earlier version wrote it, of both.
    let text = fs::read_to_string(desk.log()).unwrap();
    assert!(text.contains(r#""at":"one.sgf""#), "{text}");
    fs::write(desk.log(), text.replace(r#","at":"other.sgf""#, "").replace(r#","at":"one.sgf""#, "")).unwrap();
    assert_eq!(["one.sgf", "other.sgf"].map(count), [1, 1]);
    take("auto", "records/one.sgf");
    assert_eq!(["one.sgf", "other.sgf"].map(count), [0, 0]);
    // What was said last of a record counts, whatever it was called then.
    take("all", "records/one.sgf");
    fs::rename(at("one.sgf"), at("renamed.sgf")).unwrap();
    take("auto", "records/renamed.sgf");
    assert_eq!(count("renamed.sgf"), 0);
    fs::rename(at("renamed.sgf"), at("later.sgf")).unwrap();
    assert_eq!(count("later.sgf"), 0);
}

/// Two records of one position that are studied one by one have answers of their own: neither calls the other's a change.
#[test]
fn copies_with_other_answers_are_each_known() {
    let desk = Desk::new();
    let problem = |right: &str, wrong: &str| {
        format!("(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb](;B[{right}]C[Correct])(;B[{wrong}]C[Wrong]))")
    };
    fs::write(desk.at("records/one.sgf"), problem("ba", "ca")).unwrap();
    fs::write(desk.at("records/other.sgf"), problem("ca", "ba")).unwrap();
    for (name, right) in [("one.sgf", "ba"), ("other.sgf", "ca")] {
        let path = format!("records/{name}");
        let (key, _) = desk.question(name);
        let run = desk.run(&["answer", "--now", EVENING, "--rating", "easy", "--in", &path, &key, right]);
        assert_eq!(run.status, 0, "{}{}", run.out, run.err);
    }
    for place in ["records/one.sgf", "records/other.sgf", "records"] {
        let due = desk.json(&["due", "--json", "--now", LATER, place]);
        assert_eq!(due.as_array().unwrap().len(), 0, "{place}: {due}");
    }
    // New answers are one.
    fs::write(desk.at("records/one.sgf"), problem("da", "ca")).unwrap();
    let due = desk.json(&["due", "--json", "--now", LATER, "records/one.sgf"]);
    assert_eq!(due[0]["state"], "changed");
}

/// A log that an editor saved in UTF-16 is read, and further answers lie elsewhere.
#[test]
fn a_log_in_utf_16_loses_nothing() {
    let desk = Desk::with(&["go-18-two-answers.sgf", "go-01-right.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    assert_eq!(desk.answer(EVENING, &key, &[&right]).status, 0);
    let text = format!("\u{feff}{}", fs::read_to_string(desk.log()).unwrap());
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    fs::write(desk.log(), &wide).unwrap();
    assert_eq!(desk.due(EVENING).len(), 1);
    let (key, right) = desk.question("go-01-right.sgf");
    let run = desk.answer(EVENING, &key, &[&right]);
    assert!(run.status == 0 && run.err.contains("UTF-16"), "{}", run.err);
    assert_eq!(desk.due(EVENING).len(), 0);
    assert_eq!(fs::read(desk.log()).unwrap(), wide);
    // Taken along it is as any other.
    fs::create_dir(desk.at("other")).unwrap();
    assert!(desk.run(&["move", "records", "other"]).err.contains("2 lines were taken along"));
    assert!(fs::read_to_string(desk.at("other").join(LOG)).unwrap().starts_with("{\"v\":1"));
}

/// Games begin with the position with which a joseki collection begins: that it was asked there makes no repertoire of the games.
#[test]
fn a_game_is_no_repertoire_because_it_begins_like_one() {
    let desk = Desk::with(&["go-31-joseki.sgf", "go-32-guess.sgf"]);
    let counted = || -> Vec<String> {
        let due = desk.json(&["due", "--json", "--now", EVENING, "records"]);
        let file = |item: &serde_json::Value| item["file"].as_str().unwrap().to_owned();
        due.as_array().unwrap().iter().map(file).collect()
    };
    let before = counted();
    assert!(before.iter().all(|file| file.ends_with("go-31-joseki.sgf")), "{before:?}");
    let asked = desk.json(&["questions", "--json", "records/go-31-joseki.sgf"]);
    let first = asked.as_array().unwrap().iter().find(|row| row["path"] == "/").unwrap();
    let run = desk.answer(EVENING, first["key"].as_str().unwrap(), &["cc"]);
    assert_eq!(run.status, 0, "{}{}", run.out, run.err);
    assert_eq!(counted().len(), before.len() - 1);
    assert!(counted().iter().all(|file| file.ends_with("go-31-joseki.sgf")), "{:?}", counted());
}

/// A log may come from a stranger: the names in it lead to no file but one beside it.
#[test]
fn names_in_a_log_lead_out_of_no_folder() {
    let desk = Desk::with(&["go-27-no-marks-opponent-last.sgf"]);
    let name = "go-27-no-marks-opponent-last.sgf";
    fs::rename(desk.at("records").join(name), desk.at("records/one.sgf")).unwrap();
    let count = || desk.json(&["questions", "--json", "records/one.sgf"]).as_array().unwrap().len();
    assert_eq!(desk.run(&["take", "--now", EVENING, "--convention", "all", "records/one.sgf"]).status, 0);
    let line = fs::read_to_string(desk.log()).unwrap();
    fs::create_dir(desk.at("records/below")).unwrap();
    for precious in ["precious.sgf", "records/below/x.sgf", "records/two.sgf"] {
        fs::write(desk.at(precious), "(;GM[1])").unwrap();
    }
    let whole = desk.at("precious.sgf").display().to_string();
    for (name, is_there) in [
        ("two.sgf", true),
        ("../precious.sgf", false),
        ("below/x.sgf", false),
        ("./two.sgf", false),
        (&whole, false),
        ("..", false),
    ] {
        fs::write(desk.log(), line.replace(r#""at":"one.sgf""#, &format!(r#""at":"{name}""#))).unwrap();
        // What is wished of a record that is there is about no other one; of one that is not, it was renamed.
        assert_eq!(count(), usize::from(!is_there), "{name}");
    }
}

/// What was answered in a folder above counts for the same questions, but begins nothing here, and is not reported here.
#[test]
fn answers_from_above_are_not_those_of_today() {
    let desk = Desk::with(&["go-18-two-answers.sgf", "go-01-right.sgf"]);
    let (key, right) = desk.question("go-18-two-answers.sgf");
    assert_eq!(desk.answer(EVENING, &key, &[&right]).status, 0);
    let mut log = fs::read_to_string(desk.log()).unwrap();
    log += &log.replace("1795294800", "946681500").replace(&key, "00000000000000000000000000000001");
    log += &log.lines().next().unwrap().replace("1795294800", "1995294800");
    fs::write(desk.log(), log + "\n").unwrap();
    fs::create_dir(desk.at("records/below")).unwrap();
    for name in ["go-18-two-answers.sgf", "go-01-right.sgf"] {
        fs::rename(desk.at("records").join(name), desk.at("records/below").join(name)).unwrap();
    }
    let due = |place: &str| desk.run(&["due", "--new", "1", "--now", EVENING, place]);
    let (above, below) = (due("records"), due("records/below"));
    assert_eq!(above.err.matches("the clock was wrong: 2 answers").count(), 1, "{}", above.err);
    assert!(above.out.contains("0 due, 0 new"), "{}", above.out);
    assert!(below.err.is_empty() && below.out.contains("0 due, 1 new"), "{}{}", below.out, below.err);
}
