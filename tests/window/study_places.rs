//! Where questions come from: folders, collections, starter problems, and the games that leave a joseki collection.

use std::fs;

use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::harness::{ask, at_home, choose, click, picture, press, text_of, until};
use crate::studying::{PROBLEM, Place, TWO, begin, enter, files, shows, texts, touch};

/// What was studied before is listed with what is due, and gone on with; a problem can be judged otherwise than it says.
#[test]
fn collections_are_listed_and_judged_otherwise() {
    let place = Place::new();
    let mut window = place.asked(PROBLEM);
    touch(&mut window, -3.0, -4.0);
    touch(&mut window, -2.0, -4.0);
    click(&mut window, "Easy");
    click(&mut window, "Close");
    ask(&mut window, "study-collections");
    until(&mut window, "the collections", |window| window.query_all_by_label_contains("Go on").count() > 0);
    window.run();
    picture(&mut window, "study-collections");
    assert!(shows(&window, "problem.sgf") && shows(&window, "0 due today, 0 new"));
    assert!(shows(&window, "1 answer in the weeks shown"));
    window.query_all_by_label_contains("Go on: ").next().unwrap().click();
    window.run();
    until(&mut window, "practice", |window| window.query_all_by_label("Practise").count() > 0);
    window.run();
    picture(&mut window, "study-choosing");
    assert!(shows(&window, "1 game judged by “RIGHT”"));
    choose(&mut window, "How answers are judged", "The first word of comments");
    window.run();
    picture(&mut window, "study-taken");
    until(&mut window, "what can be asked", |window| {
        window.query_all_by_label_contains("1 game judged by “The first").count() > 0
    });
    until(&mut window, "the wish", |_| place.log().len() == 4);
    assert_eq!((&place.log()[3]["do"], &place.log()[3]["to"]), (&"convention".into(), &"correct-word".into()));
}

/// Where nothing may be written beside the records, answers are kept elsewhere, and that is said.
#[test]
fn a_folder_is_studied_for_the_first_time_by_its_path() {
    let place = Place::new();
    fs::write(place.records().join("problem.sgf"), PROBLEM).unwrap();
    let mut window = at_home(place.home());
    for (path, is_there) in [(place.records().join("elsewhere"), false), (place.records(), true)] {
        ask(&mut window, "study-collections");
        until(&mut window, "the field", |window| {
            window.query_by_label("Path of a folder or a record").is_some_and(|field| field.is_focused())
        });
        window.get_by_label("Path of a folder or a record").type_text(path.to_str().unwrap());
        window.run();
        press(&mut window, Key::Enter);
        assert_eq!(shows(&window, "This path does not exist."), !is_there);
        if !is_there {
            press(&mut window, Key::Escape);
        }
    }
    until(&mut window, "what can be asked", |window| window.query_all_by_label("Start session").count() > 0);
    window.run();
    assert!(window.get_by_label("Start session").is_focused(), "the button has the keyboard, and no list before it");
    press(&mut window, Key::Enter);
    until(&mut window, "the question", |window| shows(window, "Black to kill."));
}

/// The folder of the open record is offered on the first page; a record that is opened meanwhile gives a sign.
#[test]
fn the_first_page_offers_the_open_folder() {
    let place = Place::new();
    let path = place.records().join("problem.sgf");
    fs::write(&path, PROBLEM).unwrap();
    let mut window = at_home(place.home());
    window.state_mut().0.open_files(vec![path]);
    window.run();
    ask(&mut window, "study-collections");
    until(&mut window, "the offer", |window| shows(window, "Study this folder: records"));
    window.run();
    picture(&mut window, "study-first-page");
    let other = place.records().join("other.sgf");
    fs::write(&other, TWO).unwrap();
    window.state_mut().0.open_files(vec![other]);
    window.run();
    assert!(shows(&window, "other.sgf was opened"));
    click(&mut window, "Study this folder: records");
    until(&mut window, "what can be asked", |window| window.query_all_by_label("Start session").count() > 0);
    window.run();
    assert!(shows(&window, "questions: 0 due today"));
}

#[test]
fn the_palette_studies_the_record_first() {
    let place = Place::new();
    let path = place.records().join("problem.sgf");
    fs::write(&path, PROBLEM).unwrap();
    let mut window = at_home(place.home());
    window.state_mut().0.open_files(vec![path]);
    window.run();
    ask(&mut window, "palette");
    enter(&mut window, "study");
    until(&mut window, "what can be asked", |window| window.query_all_by_label("Start session").count() > 0);
    assert!(shows(&window, "Study: problem.sgf"));
}

/// Problems come with the program: offered on the welcome page and where collections are listed, answered like others, with a log among the
/// program's own data, and listed with what is due as soon as something was answered.
#[test]
fn starter_problems_are_studied_like_any_collection() {
    let place = Place::new();
    let mut window = at_home(place.home());
    click(&mut window, "Starter problems: Go");
    begin(&mut window);
    assert!(shows(&window, "Question 1 of 10") && shows(&window, "Capture the marked stone."));
    picture(&mut window, "study-starters");
    enter(&mut window, "E9");
    assert!(shows(&window, "Right."), "{:?}", texts(&window));
    press(&mut window, Key::Enter);
    until(&mut window, "the next question", |window| shows(window, "Question 2 of 10"));
    press(&mut window, Key::Escape);
    press(&mut window, Key::Escape);
    window.run();
    assert!(files(&place.records()).is_empty());
    let logs = files(&place.home().study());
    assert!(logs.iter().any(|(_, bytes)| String::from_utf8_lossy(bytes).contains("\"m\":\"problem\"")), "{logs:?}");
    ask(&mut window, "study-collections");
    until(&mut window, "what was studied", |window| shows(window, "0 due today, 29 new"));
    // Those that were not studied are offered below.
    assert!(shows(&window, "Starter problems: Hex") && shows(&window, "Starter problems: Blokus"));
    picture(&mut window, "study-starters-listed");
    for game in ["Hex", "Blokus"] {
        click(&mut window, &format!("Starter problems: {game}"));
        begin(&mut window);
        assert!(shows(&window, " to play"), "{game}");
        press(&mut window, Key::Escape);
        press(&mut window, Key::Escape);
        ask(&mut window, "study-collections");
        until(&mut window, "what was studied", |window| shows(window, &format!("Starter problems: {game}")));
    }
}

/// Where the open game leaves a joseki collection: by corner, with a click that goes to the move; and over the games of its folder.
#[test]
fn a_game_leaves_a_joseki_collection() {
    let place = Place::new();
    let book = place.records().join("book.sgf");
    fs::create_dir(place.records().join("games")).unwrap();
    let game = place.records().join("games/game.sgf");
    fs::write(&book, "(;GM[1]SZ[19];B[qd];W[oc](;B[lc])(;B[pg]))").unwrap();
    fs::write(&game, "(;GM[1]SZ[19];B[cd];W[pp];B[dq];W[ec];B[ci];W[nq])").unwrap();
    fs::write(place.records().join("games/other.sgf"), "(;GM[1]SZ[19];B[cd];W[ec];B[ci])").unwrap();
    let mut window = at_home(place.home());
    window.state_mut().0.open_files(vec![game]);
    window.run();
    window.state_mut().0.request(&format!("dictionary {}", book.display()));
    window.run();
    until(&mut window, "where it leaves", |window| shows(window, "leaves the joseki collection at move"));
    picture(&mut window, "joseki-collection");
    let before = text_of(&window);
    let row = texts(&window).into_iter().find(|text| text.contains("The upper left: leaves")).expect("the upper left");
    click(&mut window, &row);
    window.run();
    assert_eq!(text_of(&window), before, "nothing is changed");
    assert!(shows(&window, "Move 5 · C11"), "{:?}", texts(&window));
    click(&mut window, "Count the games of this folder");
    until(&mut window, "where games leave", |window| shows(window, "2 games leave"));
    // What is not there is said.
    window.state_mut().0.request("dictionary /no/such/collection");
    until(&mut window, "why not", |window| shows(window, "collection:"));
}

/// What a game of a folder below is taken for lies beside its record, where it is looked for, and names it.
#[test]
fn a_game_of_a_folder_below_is_judged_otherwise() {
    let place = Place::new();
    let below = place.records().join("below");
    fs::create_dir(&below).unwrap();
    fs::write(below.join("problem.sgf"), PROBLEM).unwrap();
    let mut window = at_home(place.home());
    ask(&mut window, "study-collections");
    until(&mut window, "the field", |window| {
        window.query_by_label("Path of a folder or a record").is_some_and(|field| field.is_focused())
    });
    window.get_by_label("Path of a folder or a record").type_text(place.records().to_str().unwrap());
    window.run();
    press(&mut window, Key::Enter);
    begin(&mut window);
    enter(&mut window, "B9");
    enter(&mut window, "C9");
    assert!(shows(&window, "Right."));
    choose(&mut window, "How answers are judged", "The first word of comments");
    let log = || fs::read_to_string(below.join(".variorum-study.jsonl")).unwrap_or_default();
    until(&mut window, "the wish", |_| log().contains(r#""do":"convention""#));
    assert!(log().contains(r#""to":"correct-word""#) && log().contains(r#""at":"problem.sgf""#), "{}", log());
    assert!(place.log().is_empty());
    until(&mut window, "what can be asked", |window| shows(window, "1 game judged by “The first"));
}

/// A collection is taken off the list, with the keyboard going on to what is left; what was learned there stays.
#[test]
fn a_collection_is_removed_from_the_list() {
    let place = Place::new();
    let mut window = place.asked(PROBLEM);
    enter(&mut window, "B9");
    enter(&mut window, "C9");
    until(&mut window, "the line", |_| place.log().len() == 1);
    press(&mut window, Key::Escape);
    press(&mut window, Key::Escape);
    ask(&mut window, "study-collections");
    until(&mut window, "the collections", |window| shows(window, "Go on: problem.sgf"));
    window.run();
    picture(&mut window, "study-remove");
    click(&mut window, "Remove from the list: problem.sgf");
    until(&mut window, "the list without it", |window| shows(window, "problem.sgf is no more on the list"));
    assert!(!shows(&window, "Go on: problem.sgf"), "{:?}", texts(&window));
    assert!(place.log().len() == 1 && variorum::store::progress::remembered(place.home()).is_empty());
    press(&mut window, Key::Escape);
    ask(&mut window, "study-collections");
    until(&mut window, "the collections", |window| shows(window, "Study this folder: records"));
    assert!(!shows(&window, "Go on: problem.sgf"));
}

/// Where the limit of new questions is set, it is said what shares it, and how many of the new ones are asked today.
#[test]
fn the_limit_of_the_starters_is_shown() {
    let place = Place::new();
    let mut window = at_home(place.home());
    click(&mut window, "Starter problems: Go");
    until(&mut window, "what can be asked", |window| window.query_all_by_label("Start session").count() > 0);
    window.run();
    for words in ["share this number", "10 of the new ones are asked today"] {
        assert!(shows(&window, words), "{words}: {:?}", texts(&window));
    }
    press(&mut window, Key::Escape);
    let mut window = place.asked(TWO);
    press(&mut window, Key::Escape);
    window.run();
    assert!(!shows(&window, "share this number"));
}
