//! After the answer: looking round in the author’s lines, what failed once more, and what is heard of all that.

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::harness::{Window, click, picture, press, text_of, type_text, until};
use crate::studying::{PIECES, PROBLEM, Place, TWO, enter, shows, texts, touch};

/// After the answer one looks round: the author's lines with their words, own moves, and back to the session by one key.
#[test]
fn after_the_answer_one_looks_round() {
    let place = Place::new();
    let mut window = place.asked(PROBLEM);
    press(&mut window, Key::F6);
    assert!(!shows(&window, "Looking round"), "not before the answer");
    enter(&mut window, "E5");
    press(&mut window, Key::F6);
    assert!(!shows(&window, "Looking round"), "nor while a move waits for its verdict");
    press(&mut window, Key::Enter);
    enter(&mut window, "A9");
    assert!(shows(&window, "Wrong. The reply is B9."));
    press(&mut window, Key::F6);
    assert!(shows(&window, "Looking round") && shows(&window, "White has two eyes."));
    press(&mut window, Key::ArrowLeft);
    press(&mut window, Key::ArrowLeft);
    assert!(shows(&window, "Black to kill."), "{:?}", texts(&window));
    picture(&mut window, "study-round");
    for words in ["Black B9: leads to the answer", "Black A9: wrong", "Black C9: wrong"] {
        assert!(shows(&window, words), "{words}: {:?}", texts(&window));
    }
    click(&mut window, "Black B9: leads to the answer");
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::ArrowRight);
    assert!(!shows(&window, "Black A9: wrong"));
    // A move of one's own, and back.
    touch(&mut window, 4.0, 4.0);
    assert!(shows(&window, "Your own move"), "{:?}", texts(&window));
    press(&mut window, Key::Escape);
    assert!(shows(&window, "Question 1 of 1") && !shows(&window, "Looking round"));
    press(&mut window, Key::F6);
    press(&mut window, Key::F6);
    press(&mut window, Key::Enter);
    assert!(shows(&window, "Black to kill."), "the question is tried again");
    enter(&mut window, "B9");
    enter(&mut window, "C9");
    assert!(shows(&window, "Right."));
    until(&mut window, "the lines", |_| place.log().len() == 1);
    assert_eq!(text_of(&window), PROBLEM);
}

/// What failed is asked once more at the end, and that moves no day.
#[test]
fn failed_questions_return_at_the_end() {
    let place = Place::new();
    let mut window = place.asked(TWO);
    press(&mut window, Key::F3);
    press(&mut window, Key::F5);
    enter(&mut window, "B9");
    press(&mut window, Key::F5);
    enter(&mut window, "B9");
    press(&mut window, Key::F5);
    assert!(shows(&window, "Done: 1 of 2 right first time."));
    click(&mut window, "These again");
    assert!(shows(&window, "First.") && shows(&window, "Question 1 of 1"));
    enter(&mut window, "B9");
    until(&mut window, "the line", |_| place.log().last().is_some_and(|line| line["r"].is_null()));
}

/// While looking round the opponent's refutation is a reply, not a wrong answer.
#[test]
fn replies_are_not_wrong_while_looking_round() {
    let place = Place::new();
    let mut window = place.asked(PROBLEM);
    enter(&mut window, "A9");
    assert!(shows(&window, "Wrong. The reply is B9."));
    press(&mut window, Key::F6);
    window.run();
    press(&mut window, Key::ArrowLeft);
    assert!(shows(&window, "White B9") && !shows(&window, "White B9: wrong"), "{:?}", texts(&window));
    press(&mut window, Key::ArrowLeft);
    assert!(shows(&window, "Black A9: wrong") && shows(&window, "Black B9: leads to the answer"));
}

/// What was announced last.
fn announced(window: &Window) -> String {
    use egui::accesskit::{Live, Role};
    let shown_text = window.query_all_by_role(Role::Status).filter(|node| node.accesskit_node().live() != Live::Off);
    let mut shown_text = shown_text.filter_map(|node| node.accesskit_node().label().filter(|label| label.len() > 3));
    shown_text.next_back().unwrap_or_default()
}

/// By ear: the question with the author's words and its number, the verdict with the reply and the author's words, and once more the question
/// when it is tried again.
#[test]
fn a_question_is_announced_as_it_is_written() {
    let place = Place::new();
    let mut window = place.asked(PROBLEM);
    let question = "Black to play. Black to kill. Question 1 of 1; 1 left.";
    assert_eq!(announced(&window), question);
    enter(&mut window, "A9");
    assert_eq!(announced(&window), "Wrong. The reply is B9. White has two eyes.");
    press(&mut window, Key::Enter);
    window.run();
    assert_eq!(announced(&window), question);
    enter(&mut window, "B9");
    assert!(announced(&window).starts_with("Right so far. The reply is A9. Black to play"), "{}", announced(&window));
    enter(&mut window, "C9");
    assert_eq!(announced(&window), "Right.");
    // The mark stands on the reply: it is played, and said.
    let record =
        "(;GM[1]FF[4]SZ[9]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da](;B[ba];W[aa]C[Correct. Dead.])(;B[ca]))";
    let place = Place::new();
    let mut window = place.asked(record);
    enter(&mut window, "B9");
    assert_eq!(announced(&window), "Right. The reply is A9. Dead.", "the author's praise is the same once more");
    press(&mut window, Key::F6);
    window.run();
    assert!(announced(&window).starts_with("Looking round"), "{}", announced(&window));
    // Each move that one steps to, back and on.
    for (key, heard) in [
        (Key::ArrowLeft, "Black B9. Looking round"),
        (Key::ArrowLeft, "Looking round"),
        (Key::ArrowRight, "Black B9. Looking"),
    ] {
        press(&mut window, key);
        window.run();
        assert!(announced(&window).starts_with(heard), "{key:?}: {}", announced(&window));
    }
    // What leads nowhere is said, each time.
    for (before, key, heard) in [
        (Some(Key::ArrowLeft), Key::ArrowLeft, "At the start."),
        (None, Key::ArrowUp, "Up does nothing here"),
        (None, Key::Home, "Home does nothing here"),
        (Some(Key::ArrowRight), Key::ArrowDown, "Down does nothing here"),
        (Some(Key::ArrowRight), Key::ArrowRight, "There are no moves after this one."),
    ] {
        for key in before.into_iter().chain([key]) {
            press(&mut window, key);
        }
        let first = announced(&window);
        assert!(first.starts_with(heard), "{key:?}: {first}");
        press(&mut window, key);
        assert!(announced(&window).starts_with(heard) && announced(&window) != first, "{key:?}: {first}");
    }
}

/// A response that comes again is announced again; a verdict of the author that is the same as the program's is not.
#[test]
fn a_response_that_comes_again_is_heard_again() {
    let place = Place::new();
    let record = "(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb](;B[ba]C[Correct.])(;B[ca]C[Wrong. White lives.])(;B[da]C[Wrong]))";
    let mut window = place.asked(record);
    let mut before = announced(&window);
    for _ in 0..3 {
        enter(&mut window, "A8");
        window.run();
        let now = announced(&window);
        assert!(now.contains("Illegal move") && now != before, "{now:?}");
        before = now;
        window.run();
        assert_eq!(announced(&window), before, "it is announced once");
    }
    for (typed, heard) in [("C9", "Wrong. White lives."), ("D9", "Wrong."), ("B9", "Right.")] {
        enter(&mut window, typed);
        assert_eq!(announced(&window).trim_end_matches('\u{a0}'), heard);
        if heard != "Right." {
            press(&mut window, Key::Enter);
        }
    }
}

/// A piece that is taken is announced, and so is why a letter takes none.
#[test]
fn letters_that_take_pieces_are_heard() {
    use egui::accesskit::{Live, Role};
    let place = Place::new();
    std::fs::write(place.records().join("problem.blksgf"), PIECES).unwrap();
    let mut window = place.asked_file("problem.blksgf");
    let heard = |window: &Window| -> Vec<String> {
        let live = window.query_all_by_role(Role::Status).filter(|node| node.accesskit_node().live() != Live::Off);
        live.filter_map(|node| node.accesskit_node().label()).collect()
    };
    for (letter, expected) in [("Q", "Q"), ("Q", "Q"), ("W", "W")] {
        let before = heard(&window);
        type_text(&mut window, letter);
        window.run();
        let new: Vec<String> = heard(&window).into_iter().filter(|words| !before.contains(words)).collect();
        assert!(new.iter().any(|words| words.contains(expected)), "{letter}: {new:?}, {before:?}");
    }
}

/// Moves that are called the same, for a piece may lie in several ways at one place, are distinguished by their places.
#[test]
fn moves_of_one_piece_are_distinguished() {
    let place = Place::new();
    let record = "(;GM[Blokus Duo]AB[e7,f7,e8,e9,e10]AW[i4,i5,j5,k5,l5]PL[B](;B[d11,d12,c13,d13,e13]C[RIGHT])\
                  (;B[d13,d12,c11,d11,e11])(;B[g8]))";
    std::fs::write(place.records().join("problem.blksgf"), record).unwrap();
    let mut window = place.asked_file("problem.blksgf");
    press(&mut window, Key::F3);
    press(&mut window, Key::F6);
    press(&mut window, Key::ArrowLeft);
    let moves: Vec<String> = texts(&window).into_iter().filter(|text| text.starts_with("Purple ")).collect();
    let with = |places: &str| moves.iter().filter(|text| text.contains(places)).count();
    assert!(with("C13 D13 E13") > 0 && with("C11 D11 E11") > 0, "{moves:?}");
    assert!(moves.iter().any(|text| text.contains("G8") && !text.contains('(')), "the others stay short: {moves:?}");
}

/// Beside the pieces the keys are listed where they are wanted.
#[test]
fn keys_are_listed_next_to_the_pieces() {
    let place = Place::new();
    std::fs::write(place.records().join("problem.blksgf"), crate::studying::PIECES).unwrap();
    let mut window = place.asked_file("problem.blksgf");
    for shown in [false, true, false] {
        assert_eq!(shows(&window, "F2 gives a hint"), shown);
        assert!(shows(&window, "Not today") && shows(&window, "Never again"));
        click(&mut window, "Keys");
        window.run();
    }
}

/// After the right answer the heading says who was to play, for it is another's turn by then.
#[test]
fn the_heading_is_true_after_the_answer() {
    let place = Place::new();
    let mut window = place.asked(TWO);
    let heads = |window: &Window, words: &str| texts(window).iter().any(|text| text == words);
    assert!(heads(&window, "Black to play"));
    enter(&mut window, "B9");
    assert!(heads(&window, "Black was to play") && !heads(&window, "Black to play"), "{:?}", texts(&window));
    press(&mut window, Key::Enter);
    assert!(heads(&window, "Black to play") && !heads(&window, "Black was to play"));
}

/// Whoever closes a session too early goes on with what is left, from its summary.
#[test]
fn a_session_goes_on_after_its_summary() {
    let place = Place::new();
    let mut window = place.asked(TWO);
    let first = texts(&window);
    assert!(shows(&window, "Question 1 of 2; 2 left"), "{first:?}");
    press(&mut window, Key::F3);
    press(&mut window, Key::Escape);
    assert!(shows(&window, "So far: 0 of 1 right first time."), "{:?}", texts(&window));
    click(&mut window, "Go on");
    assert!(shows(&window, "Question 2 of 2"), "{:?}", texts(&window));
    // What was answered is in the log once.
    until(&mut window, "the line", |_| place.log().len() == 1);
    press(&mut window, Key::Escape);
    click(&mut window, "Go on");
    assert!(shows(&window, "Question 2 of 2"));
    press(&mut window, Key::F3);
    press(&mut window, Key::Escape);
    until(&mut window, "the lines", |_| place.log().len() == 2);
}
