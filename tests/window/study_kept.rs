//! What is kept of the answers: at once, once, beside the record or elsewhere; and what takes them back or puts a question off.

use std::fs;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use variorum::app::under_way;

use crate::harness::{Window, at_home, click, command, press, press_with, text_of, until};
use crate::studying::{PROBLEM, Place, TWO, begin, enter, files, shows, start, texts, touch};

/// A solved answer is on the disk while "Right." stands; another rating voids its line and writes it anew at its time.
#[test]
fn a_solved_answer_is_kept_at_once_and_rated_by_further_lines() {
    for (button, rating) in [("Easy", 4), ("Hard", 2)] {
        let place = Place::new();
        let mut window = place.asked(PROBLEM);
        enter(&mut window, "B9");
        enter(&mut window, "C9");
        assert!(shows(&window, "Right."));
        until(&mut window, "the line", |_| place.log().len() == 1);
        assert_eq!(place.log()[0]["r"], 3);
        click(&mut window, button);
        until(&mut window, "the rating", |_| place.log().len() == 3);
        let log = place.log();
        assert!(log[1]["void"].is_string(), "{log:?}");
        assert_eq!((&log[2]["r"], &log[2]["t"], &log[2]["k"]), (&rating.into(), &log[0]["t"], &log[0]["k"]));
        let bytes = fs::read(place.records().join(".variorum-study.jsonl")).unwrap();
        let mut lines = variorum::study::log::LogLines::default();
        lines.add(&bytes);
        let learned = lines.fold(variorum::study::Moment::now(), variorum::study::Schedule::Fsrs);
        let item = learned.items.values().next().unwrap();
        assert_eq!((item.answered, learned.days.values().next()), (1, Some(&(1, 1))));
    }
}

/// The last answer is taken back: while its verdict stands, from the next question, and at the end.
#[test]
fn the_last_answer_is_taken_back() {
    let place = Place::new();
    let mut window = place.asked(TWO);
    let answered = |place: &Place| {
        let mut lines = variorum::study::log::LogLines::default();
        lines.add(&fs::read(place.records().join(".variorum-study.jsonl")).unwrap_or_default());
        let learned = lines.fold(variorum::study::Moment::now(), variorum::study::Schedule::Fsrs);
        learned.items.values().map(|item| item.answered).sum::<u32>()
    };
    enter(&mut window, "B9");
    assert!(shows(&window, "Right."));
    command(&mut window, Key::Z);
    assert!(shows(&window, "First.") && shows(&window, "Taken back"));
    until(&mut window, "the void", |_| place.log().len() == 2 && answered(&place) == 0);
    enter(&mut window, "B9");
    press(&mut window, Key::Enter);
    assert!(shows(&window, "Second."));
    command(&mut window, Key::Z);
    assert!(shows(&window, "First.") && shows(&window, "Question 1 of 2"));
    for _ in 0..2 {
        enter(&mut window, "B9");
        press(&mut window, Key::Enter);
    }
    assert!(shows(&window, "Done: 2 of 2 right first time."));
    command(&mut window, Key::Z);
    assert!(shows(&window, "Second."));
    until(&mut window, "the lines", |_| answered(&place) == 1);
    // Step by step to the beginning, and no further; what is said is what was done.
    command(&mut window, Key::Z);
    assert!(shows(&window, "First.") && shows(&window, "Taken back"));
    until(&mut window, "the lines", |_| answered(&place) == 0);
    let lines = place.log().len();
    command(&mut window, Key::Z);
    assert!(shows(&window, "First.") && shows(&window, "Nothing is left to take back in this session."));
    assert_eq!(place.log().len(), lines);
    assert_eq!(text_of(&window), TWO, "the record behind has no step taken back");
}

/// A question is put off until tomorrow, and that can be taken back.
#[test]
fn a_question_is_put_off() {
    let place = Place::new();
    let mut window = place.asked(TWO);
    command(&mut window, Key::B);
    assert!(shows(&window, "Second.") && shows(&window, "put off until tomorrow"));
    until(&mut window, "the line", |_| place.log().len() == 1);
    assert_eq!((&place.log()[0]["do"], &place.log()[0]["v"]), (&"bury".into(), &2.into()));
    command(&mut window, Key::Z);
    assert!(shows(&window, "First."));
    command(&mut window, Key::B);
    press(&mut window, Key::Escape);
    press(&mut window, Key::Escape);
    window.state_mut().0.request("study");
    until(&mut window, "what can be asked", |window| window.query_all_by_label("Start session").count() > 0);
    window.run();
    assert!(shows(&window, "1 question: 0 due today, 1 new, 0 later"));
}

/// Who types fast has let go of Ctrl before the frame begins: the key counts as it went down. While it is held it counts once.
#[test]
fn a_quick_key_takes_back_and_a_held_one_once() {
    let place = Place::new();
    let mut window = place.asked(TWO);
    let key = |pressed: bool, repeat: bool| egui::Event::Key {
        key: Key::Z,
        physical_key: None,
        pressed,
        repeat,
        modifiers: Modifiers::CTRL | Modifiers::COMMAND,
    };
    enter(&mut window, "B9");
    assert!(shows(&window, "Right."));
    // All in one frame, as the system hands it over.
    let held = egui::Event::ModifiersChanged(Modifiers::CTRL | Modifiers::COMMAND);
    let released = egui::Event::ModifiersChanged(Modifiers::NONE);
    window.input_mut().events.extend([held.clone(), key(true, false), key(false, false), released.clone()]);
    window.run();
    assert!(shows(&window, "Taken back") && shows(&window, "First."));
    for _ in 0..2 {
        enter(&mut window, "B9");
        press(&mut window, Key::Enter);
    }
    window.input_mut().events.extend([held, key(true, false)]);
    window.run();
    for _ in 0..5 {
        window.input_mut().events.push(key(true, true));
        window.run();
    }
    window.input_mut().events.extend([key(false, false), released]);
    window.run();
    assert!(shows(&window, "Taken back") && shows(&window, "Second."), "one step, however long it is held");
}

/// An answer that is only begun, or is not in the record, is taken back by itself, before the one of the question before.
#[test]
fn a_begun_answer_is_taken_back_first() {
    for (made, says_then) in [("B9", "The reply is A9."), ("E5", "This move is not in the record.")] {
        let place = Place::new();
        let other = TWO.split(")(").nth(1).unwrap();
        let mut window = place.asked(&format!("({other}{PROBLEM}"));
        enter(&mut window, "B9");
        press(&mut window, Key::Enter);
        assert!(shows(&window, "Black to kill."));
        enter(&mut window, made);
        assert!(shows(&window, says_then), "{made}");
        command(&mut window, Key::Z);
        assert!(shows(&window, "Black to kill.") && shows(&window, "Taken back"), "{made}");
        enter(&mut window, "B9");
        enter(&mut window, "C9");
        assert!(shows(&window, "Right."), "{made}");
        command(&mut window, Key::Z);
        command(&mut window, Key::Z);
        assert!(shows(&window, "Second."), "{made}");
    }
}

/// What was left in the middle is taken back at the end as well: the line of a wrong answer is void when the question is there again.
#[test]
fn a_wrong_answer_is_taken_back_at_the_end() {
    let place = Place::new();
    let mut window = place.asked(PROBLEM);
    enter(&mut window, "A9");
    press(&mut window, Key::Escape);
    assert!(shows(&window, "So far: 0 of 1 right first time."));
    command(&mut window, Key::Z);
    assert!(shows(&window, "Black to kill.") && shows(&window, "Taken back"));
    until(&mut window, "the void", |_| place.log().len() == 2);
    assert!(place.log()[1]["void"].is_string());
}

/// A question is put off for good, by key and by mouse; that is taken back, or ended where the next session is chosen.
#[test]
fn a_suspended_question_can_return() {
    for by_mouse in [false, true] {
        let place = Place::new();
        let mut window = place.asked(TWO);
        let suspend = |window: &mut Window| match by_mouse {
            true => click(window, "Never again"),
            false => press_with(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::B),
        };
        suspend(&mut window);
        assert!(shows(&window, "Second.") && shows(&window, "is not asked any more"));
        until(&mut window, "the line", |_| place.log().len() == 1);
        assert_eq!((&place.log()[0]["do"], &place.log()[0]["v"]), (&"suspend".into(), &1.into()));
        match by_mouse {
            true => click(&mut window, "Take back"),
            false => command(&mut window, Key::Z),
        }
        assert!(shows(&window, "First.") && shows(&window, "Question 1 of 2"));
        until(&mut window, "the void", |_| place.log().len() == 2);
        suspend(&mut window);
        press(&mut window, Key::Escape);
        press(&mut window, Key::Escape);
        let open = |window: &mut Window| {
            window.state_mut().0.request("study");
            until(window, "what can be asked", |window| shows(window, " due today, "));
            window.run();
        };
        open(&mut window);
        assert!(shows(&window, "1 question: 0 due today, 1 new, 0 later"));
        assert!(shows(&window, "1 question is not asked any more."));
        click(&mut window, "Ask again");
        assert!(shows(&window, "2 questions: 0 due today, 2 new, 0 later"));
        until(&mut window, "the line", |_| place.log().len() == 4);
        assert_eq!(place.log()[3]["do"], "resume");
        // The log says it to the next one as well.
        press(&mut window, Key::Escape);
        open(&mut window);
        assert!(shows(&window, "2 questions: 0 due today, 2 new, 0 later"));
    }
}

/// A question that is put off while its verdict stands stays answered, once; each is taken back by itself.
#[test]
fn a_verdict_that_is_put_off_counts_once() {
    let place = Place::new();
    let mut window = place.asked(TWO);
    press(&mut window, Key::F3);
    until(&mut window, "the line", |_| place.log().len() == 1);
    click(&mut window, "Not today");
    assert!(shows(&window, "Second."));
    enter(&mut window, "B9");
    press(&mut window, Key::Enter);
    assert!(shows(&window, "Done: 1 of 2 right first time."), "what was put off does not come again");
    command(&mut window, Key::Z);
    // One step takes back that it was put off, the next one the answer.
    let voids = |place: &Place| place.log().iter().filter(|line| line["void"].is_string()).count();
    command(&mut window, Key::Z);
    assert!(shows(&window, "This is the solution.") && shows(&window, "Question 1 of 2"), "{:?}", texts(&window));
    assert!(shows(&window, "Taken back: the question is as you left it."));
    until(&mut window, "the voids", |_| voids(&place) == 2);
    command(&mut window, Key::Z);
    assert!(shows(&window, "First.") && shows(&window, "Question 1 of 2"));
    assert!(shows(&window, "Taken back: here is the question again."));
    until(&mut window, "the voids", |_| place.log().iter().filter(|line| line["void"].is_string()).count() == 3);
    let mut lines = variorum::study::log::LogLines::default();
    lines.add(&fs::read(place.records().join(".variorum-study.jsonl")).unwrap());
    let learned = lines.fold(variorum::study::Moment::now(), variorum::study::Schedule::Fsrs);
    assert!(learned.items.is_empty() && learned.days.is_empty());
}

/// What another window answered meanwhile is not asked again: the log is read when the session begins.
#[test]
fn two_windows_share_the_log() {
    let place = Place::new();
    fs::write(place.records().join("problem.sgf"), TWO).unwrap();
    let open = || {
        let mut window = at_home(place.home());
        window.state_mut().0.open_files(vec![place.records().join("problem.sgf")]);
        window.run();
        window.state_mut().0.request("study");
        until(&mut window, "what can be asked", |window| window.query_all_by_label("Start session").count() > 0);
        window.run();
        window
    };
    let (mut one, mut other) = (open(), open());
    start(&mut one, "Start session");
    assert!(shows(&one, "First."));
    enter(&mut one, "B9");
    until(&mut one, "the line", |_| place.log().len() == 1);
    start(&mut other, "Start session");
    assert!(shows(&other, "Second."));
    assert!(shows(&other, "Question 1 of 1"));
    // And when a window comes to the front.
    enter(&mut other, "B9");
    until(&mut other, "the line", |_| place.log().len() == 2);
    one.event(egui::Event::WindowFocused(false));
    one.input_mut().focused = false;
    one.run();
    one.input_mut().focused = true;
    one.event(egui::Event::WindowFocused(true));
    one.run();
    // The log is read again in the background.
    for _ in 0..4 {
        one.step();
        until(&mut one, "the log", |_| under_way() == 0);
    }
    until(&mut one, "the end", |window| window.query_all_by_label("Right: next").count() > 0);
    press(&mut one, Key::Enter);
    assert!(shows(&one, "Done: 1 of 1 right first time."), "{:?}", texts(&one));
}

/// A question on view that another window answers gives way, unless its answer is begun here.
#[test]
fn a_question_answered_elsewhere_gives_way() {
    for is_begun in [false, true] {
        let place = Place::new();
        let (mut one, mut other) = (place.asked(TWO), place.asked_file("problem.sgf"));
        if is_begun {
            enter(&mut one, "E5");
            assert!(shows(&one, "This move is not in the record."));
        }
        enter(&mut other, "B9");
        until(&mut other, "the line", |_| place.log().len() == 1);
        one.event(egui::Event::WindowFocused(false));
        one.input_mut().focused = false;
        one.run();
        one.input_mut().focused = true;
        one.event(egui::Event::WindowFocused(true));
        one.run();
        for _ in 0..4 {
            one.step();
            until(&mut one, "the log", |_| under_way() == 0);
        }
        one.run();
        assert_eq!(shows(&one, "Second.") && shows(&one, "was answered in another window"), !is_begun);
        assert_eq!(shows(&one, "This move is not in the record."), is_begun);
    }
}

/// What another window answers is not asked next in one that never left the front.
#[test]
fn the_next_question_is_none_that_was_answered_elsewhere() {
    let place = Place::new();
    let three =
        TWO.to_owned() + &TWO[..TWO.find(")(").unwrap() + 1].replace("[dc]", "[dc][gg]").replace("First.", "Third.");
    let (mut one, mut other) = (place.asked(&three), place.asked_file("problem.sgf"));
    for lines in [1, 2] {
        enter(&mut other, "B9");
        until(&mut other, "the line", |_| place.log().len() == lines);
        press(&mut other, Key::Enter);
    }
    assert!(shows(&other, "Third.") && shows(&one, "First."));
    enter(&mut one, "B9");
    until(&mut one, "the line", |_| place.log().len() == 3);
    press(&mut one, Key::Enter);
    assert!(shows(&one, "Third.") && shows(&one, "was answered in another window"), "{:?}", texts(&one));
    // What it wrote itself is nothing new.
    enter(&mut one, "B9");
    until(&mut one, "the line", |_| place.log().len() == 4);
    press(&mut one, Key::Enter);
    assert!(shows(&one, "Done: 2 of 2 right first time."), "{:?}", texts(&one));
}

/// Answers about a record that has no file go into the program's own folder, and are known the next time.
#[test]
fn answers_about_a_record_without_a_file_are_kept() {
    let place = Place::new();
    for expected in ["1 question: 0 due today, 1 new, 0 later", "1 question: 0 due today, 0 new, 1 later"] {
        let mut window = at_home(place.home());
        window.state_mut().0.open_sample("A problem", PROBLEM);
        window.run();
        window.state_mut().0.request("study");
        until(&mut window, "what can be asked", |window| shows(window, "1 question:"));
        window.run();
        assert!(shows(&window, expected), "{:?}", texts(&window));
        if expected.contains("1 new") {
            start(&mut window, "Start session");
            enter(&mut window, "B9");
            enter(&mut window, "C9");
            until(&mut window, "the line", |_| {
                files(&place.home().study())
                    .iter()
                    .any(|(path, bytes)| path.ends_with("records.jsonl") && bytes.ends_with(b"\n"))
            });
        }
    }
}

#[test]
fn answers_of_a_folder_that_may_not_be_written_are_kept_elsewhere() {
    let place = Place::new();
    // Whoever may write everywhere is stopped by a folder under that name.
    fs::create_dir(place.records().join(".variorum-study.jsonl")).unwrap();
    let mut window = place.asked(PROBLEM);
    touch(&mut window, -3.0, -4.0);
    touch(&mut window, -2.0, -4.0);
    click(&mut window, "Easy");
    until(&mut window, "where answers are kept", |window| {
        window.query_all_by_label_contains("Your answers are saved in").count() > 0
    });
    assert_eq!(files(&place.home().study()).iter().filter(|(path, _)| path.extension().is_some()).count(), 1);
}

/// Who solves is chosen once, and is so the next time; the choice is a line beside the records.
#[test]
fn the_chosen_side_is_kept() {
    let both = include_str!("../corpus/problems/go-22-both-colours.sgf");
    let place = Place::new();
    let path = place.records().join("problem.sgf");
    fs::write(&path, both).unwrap();
    let mut window = at_home(place.home());
    window.state_mut().0.open_files(vec![path]);
    window.run();
    let open = |window: &mut Window| {
        window.state_mut().0.request("study");
        until(window, "what can be asked", |window| window.query_all_by_label("Start session").count() > 0);
        window.run();
    };
    open(&mut window);
    assert!(shows(&window, "2 questions: 0 due today, 2 new, 0 later"));
    click(&mut window, "White");
    assert!(shows(&window, "1 question: 0 due today, 1 new, 0 later"));
    until(&mut window, "the line", |_| place.log().len() == 1);
    assert_eq!((&place.log()[0]["do"], &place.log()[0]["to"]), (&"side".into(), &"W".into()));
    click(&mut window, "Close");
    open(&mut window);
    assert!(shows(&window, "1 question: 0 due today, 1 new, 0 later"));
    click(&mut window, "All sides");
    until(&mut window, "the line", |_| place.log().len() == 2);
    click(&mut window, "Close");
    open(&mut window);
    assert!(shows(&window, "2 questions:"));
    click(&mut window, "Close");
}

/// A position with different answers in two records is one question, asked where it was answered: it does not come back for ever.
#[test]
fn one_position_with_two_answers_is_one_question() {
    let place = Place::new();
    let other = PROBLEM.replace("(;B[aa];W[ba]C[White has two eyes.])", "(;B[aa]C[RIGHT])");
    fs::write(place.records().join("a.sgf"), PROBLEM).unwrap();
    fs::write(place.records().join("b.sgf"), other).unwrap();
    let mut window = at_home(place.home());
    window.state_mut().0.open_files(vec![place.records().join("a.sgf")]);
    window.run();
    window.state_mut().0.request("study-folder");
    begin(&mut window);
    assert!(shows(&window, "Question 1 of 1;"));
    enter(&mut window, "B9");
    enter(&mut window, "C9");
    assert!(shows(&window, "Right."));
    press(&mut window, Key::Enter);
    press(&mut window, Key::Escape);
    window.run();
    window.state_mut().0.request("study-folder");
    until(&mut window, "what can be asked", |window| shows(window, "1 question: 0 due today, 0 new, 1 later"));
}
