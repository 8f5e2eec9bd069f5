//! Guessing the moves of a game in one flow.

use egui::Key;

use crate::harness::{click, command, press, until};
use crate::studying::{Place, SWAP, enter, shows, texts};

/// A click on the stone takes it over, where that is asked for.
#[test]
fn a_swap_is_guessed_by_a_click() {
    let place = Place::new();
    let mut window = place.asked_in(SWAP, "Guess the moves of a game");
    enter(&mut window, "b2");
    assert!(shows(&window, "Right."));
    press(&mut window, Key::Enter);
    assert!(shows(&window, "where was the next move?"));
    // The stone stands where it was played: by typing, as a click on it in a board of any shape.
    enter(&mut window, "swap");
    assert!(shows(&window, "Right."));
    press(&mut window, Key::Enter);
    enter(&mut window, "e5");
    assert!(shows(&window, "Wrong, 4 lines away."));
    click(&mut window, "Try again");
    enter(&mut window, "c3");
    assert!(shows(&window, "Right.") && shows(&window, "points"));
}

/// A game is guessed without cards, unless they are wished, and the next move comes by itself.
#[test]
fn a_game_is_guessed_in_a_flow() {
    const GAME: &str = "(;GM[1]SZ[9];B[cc];W[gg];B[gc];W[cg];B[ee])";
    let place = Place::new();
    let mut window = place.asked_in(GAME, "Guess the moves of a game");
    // The first corner is as good as any other.
    enter(&mut window, "G3");
    assert!(shows(&window, "Right: the same move in a mirror."), "{:?}", texts(&window));
    until(&mut window, "the next move by itself", |window| shows(window, "Question 2 of 5"));
    enter(&mut window, "J9");
    assert!(shows(&window, "Wrong, 8 lines away."), "{:?}", texts(&window));
    press(&mut window, Key::F3);
    press(&mut window, Key::F5);
    // What failed does not interrupt the game.
    for (number, made) in [(3, "G7"), (4, "C3"), (5, "E5")] {
        until(&mut window, "the next move", |window| shows(window, &format!("Question {number} of 5")));
        enter(&mut window, made);
    }
    until(&mut window, "the end", |window| shows(window, "right first time."));
    assert!(
        shows(&window, "Points: 8 of 10") && shows(&window, "Move 2: 8 lines away from G3."),
        "{:?}",
        texts(&window)
    );
    assert!(place.log().is_empty(), "no cards");
}

/// The author's words that name the next move wait until it is guessed: neither the move shown before it nor its own question has them.
#[test]
fn no_comment_names_the_next_move() {
    let place = Place::new();
    let mut window = place.asked_in(include_str!("../corpus/problems/go-32-guess.sgf"), "Guess the moves of a game");
    enter(&mut window, "C7");
    press(&mut window, Key::Enter);
    until(&mut window, "the next move", |window| shows(window, "Question 2 of 7"));
    press(&mut window, Key::F3);
    assert!(shows(&window, "This is the solution.") && !texts(&window).iter().any(|text| text.contains("E5")));
    press(&mut window, Key::F5);
    until(&mut window, "the next move", |window| shows(window, "Question 3 of 7"));
    assert!(!texts(&window).iter().any(|text| text.contains("E5")), "{:?}", texts(&window));
    press(&mut window, Key::F3);
    assert!(shows(&window, "Next Black plays at E5."), "{:?}", texts(&window));
}

/// A game is guessed on the whole board, wherever its stones are; and the last guess is taken back.
#[test]
fn guesses_are_taken_back_and_made_on_the_whole_board() {
    let place = Place::new();
    let game = "(;GM[1]FF[4]SZ[19];B[pd];W[qf];B[nc];W[dp];B[dd])";
    let mut window = place.asked_in(game, "Guess the moves of a game");
    assert!(!shows(&window, "Whole board"));
    enter(&mut window, "Q16");
    assert!(shows(&window, "Right."));
    command(&mut window, Key::Z);
    window.run();
    assert!(shows(&window, "Taken back") && shows(&window, "Question 1 of 5"), "{:?}", texts(&window));
    enter(&mut window, "Q16");
    press(&mut window, Key::Enter);
    until(&mut window, "the next move", |window| shows(window, "Question 2 of 5"));
    command(&mut window, Key::Z);
    window.run();
    assert!(shows(&window, "Taken back") && shows(&window, "Question 1 of 5"));
    command(&mut window, Key::B);
    window.run();
    assert!(shows(&window, "nothing to put off") && shows(&window, "Question 1 of 5"));
    enter(&mut window, "Q16");
    press(&mut window, Key::Enter);
    until(&mut window, "the next move", |window| shows(window, "Question 2 of 5"));
    assert!(place.log().is_empty());
}

/// What is not guessed is left out, and not asked later; nothing is rated where nothing is kept; and no key of the page is silent.
#[test]
fn a_move_is_left_out_and_every_key_answers() {
    const GAME: &str = "(;GM[1]SZ[9];B[cc];W[gg];B[gc];W[cg])";
    let place = Place::new();
    let mut window = place.asked_in(GAME, "Guess the moves of a game");
    for (key, words) in [(Key::F6, "To look round, answer first"), (Key::F4, "F4 does nothing here")] {
        press(&mut window, key);
        assert!(shows(&window, words) && shows(&window, "Question 1 of 4"), "{words}: {:?}", texts(&window));
    }
    press(&mut window, Key::F5);
    assert!(shows(&window, "Question 2 of 4"), "{:?}", texts(&window));
    enter(&mut window, "G3");
    assert!(!shows(&window, "Easy") && !shows(&window, "Hard") && !shows(&window, "F4"), "{:?}", texts(&window));
    until(&mut window, "the next move", |window| shows(window, "Question 3 of 4"));
    command(&mut window, Key::Z);
    command(&mut window, Key::Z);
    window.run();
    assert!(shows(&window, "Question 1 of 4"), "{:?}", texts(&window));
    for number in 2..=4 {
        press(&mut window, Key::F5);
        assert!(shows(&window, &format!("Question {number} of 4")), "{number}: {:?}", texts(&window));
    }
    press(&mut window, Key::F5);
    until(&mut window, "the end", |window| shows(window, "No questions were asked."));
    assert!(place.log().is_empty());
}

/// A game with cards goes on, too, if its moves are only looked at.
#[test]
fn a_game_that_is_only_looked_at_comes_to_its_end() {
    let place = Place::new();
    let path = place.records().join("game.sgf");
    std::fs::write(&path, "(;GM[1]SZ[9];B[cc];W[gg];B[gc];W[cg];B[ee])").unwrap();
    let mut window = crate::harness::at_home(place.home());
    window.state_mut().0.open_files(vec![path]);
    window.run();
    window.state_mut().0.request("study");
    until(&mut window, "what can be asked", |window| shows(window, "Start session"));
    window.run();
    click(&mut window, "Guess the moves of a game");
    click(&mut window, "Ask these moves again on later days");
    crate::studying::start(&mut window, "Start session");
    for number in 1..=5 {
        assert!(shows(&window, &format!("Question {number} of 5")), "{number}: {:?}", texts(&window));
        press(&mut window, Key::F3);
        press(&mut window, Key::F5);
    }
    until(&mut window, "the end", |window| shows(window, "Done: 0 of 5"));
    until(&mut window, "the cards", |_| place.log().len() == 5);
}
