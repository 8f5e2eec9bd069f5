//! What `study` says where something is not as it was meant: in a sentence, with the exit status of what was not done.

use std::fs;

use super::{Desk, EVENING};

#[test]
fn impossible_requests_are_refused() {
    let desk = Desk::with(&["go-01-right.sgf"]);
    fs::create_dir(desk.at("empty")).unwrap();
    fs::write(desk.at("photo.sgf"), b"\x89PNG not a record").unwrap();
    for (words, expected) in [
        (&["take", "--convention", "te", "--game", "2", "records"][..], "--game needs a record"),
        (&["take", "--convention", "te", "empty"], "no records in this folder"),
        (&["take", "--side", "purple", "records"], "no side called"),
        (
            &["questions", "--side", "purple", "records"],
            "no game here has a side called 'purple'; the sides are Black, White",
        ),
        (&[], "study: judge, questions, due, answer, take, leave, export, move, reset, collections or schedule?"),
        (&["due", "nosuch"], "nosuch: no such file"),
        (&["due", "--now", "yesterday", "records"], "is not a date and a time, such as 2026-11-21T22:00:00+01:00"),
        (&["due", "--now", "9999-12-31", "records"], "outside the years that count here, 1970 to 9899"),
        (&["judge", "photo.sgf"], "photo.sgf"),
    ] {
        let expected = expected.replace("no side called", "no game here has a side called 'purple'");
        let run = desk.run(words);
        assert!(
            run.status == 2 && run.out.is_empty() && run.err.contains(&expected),
            "{words:?}: {} {}{}",
            run.status,
            run.out,
            run.err
        );
    }
    assert!(
        !desk.log().exists() && fs::read_dir(desk.at("empty")).unwrap().count() == 0,
        "nothing is kept about nothing"
    );
    let black = desk.run(&["questions", "--side", "black", "records"]);
    assert!(black.status == 0 && black.out.lines().count() == 1 && black.err.is_empty(), "{}{}", black.out, black.err);
}

#[test]
fn damaged_records_are_judged_and_reported() {
    let desk = Desk::new();
    let whole = "(;GM[1]SZ[9]AB[aa]AW[bb];B[cc]C[RIGHT])";
    for (text, is_damaged) in [(whole, false), (&whole[..whole.len() - 1], true)] {
        fs::write(desk.at("records/one.sgf"), text).unwrap();
        let run = desk.run(&["judge", "records"]);
        assert_eq!(run.status, 0);
        assert!(
            run.out.contains("right-word") && run.err.contains("damaged") == is_damaged,
            "{text}: {}{}",
            run.out,
            run.err
        );
    }
}

/// A wrong answer is told with the reply that the record has.
#[test]
fn a_wrong_answer_is_refuted() {
    let desk = Desk::with(&["go-01-right.sgf"]);
    let (key, _) = desk.question("go-01-right.sgf");
    let run = desk.answer(EVENING, &key, &["A9"]);
    assert!(run.out.starts_with("wrong; the answer is B9; the reply is B9"), "{}", run.out);
    let answer = desk.json(&["answer", "--json", "--now", EVENING, "--in", "records", &key, "A9"]);
    assert_eq!((&answer["verdict"], &answer["replies"]), (&"wrong".into(), &serde_json::json!(["ba"])));
}
