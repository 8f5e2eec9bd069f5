//! Studying in the window: problems are solved by typing and by clicking, answers are kept beside the record, the record stays as it is,
//! and nothing in the window gives an answer away.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Key, PointerButton, Shape, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::store::Home;
use variorum::study::session::{Drill, DrillOptions, StudyGame};
use variorum::study::{JudgeOverrides, Mode, judge, questions};

use crate::harness::{Window, ask, at_home, click, click_at, picture, press, text_of, type_text, until};

pub const PROBLEM: &str = "(;GM[1]FF[4]CA[UTF-8]SZ[9]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]C[Black to kill.]\
(;B[ba](;W[aa];B[ca]C[RIGHT])(;W[ca];B[aa]C[RIGHT\nBoth sides work.]))(;B[aa];W[ba]C[White has two eyes.])(;B[ca];W[ba]))";

pub const TWO: &str = "(;GM[1]SZ[9]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]C[First.];B[ba]C[RIGHT])\
(;GM[1]SZ[9]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da][hh]C[Second.];B[ba]C[RIGHT])";
pub const SWAP: &str = "(;GM[11]FF[4]SZ[5];B[b2];W[swap-pieces];B[c3];W[d2])";

pub struct Place {
    folder: tempfile::TempDir,
    home: Home,
}

impl Place {
    pub fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let home = Home::in_folder(&folder.path().join("home"));
        fs::create_dir(folder.path().join("records")).unwrap();
        Place { folder, home }
    }

    pub fn home(&self) -> &Home {
        &self.home
    }

    pub fn records(&self) -> PathBuf {
        self.folder.path().join("records")
    }

    /// A window with a record of this text, whose page of studying asks.
    pub fn asked(&self, text: &str) -> Window {
        fs::write(self.records().join("problem.sgf"), text).unwrap();
        self.asked_file("problem.sgf")
    }

    /// The same with a record that is there.
    pub fn asked_file(&self, name: &str) -> Window {
        let mut window = at_home(&self.home);
        window.state_mut().0.open_files(vec![self.records().join(name)]);
        window.run();
        window.state_mut().0.request("study");
        begin(&mut window);
        window
    }

    /// A window whose page of studying asks in this mode.
    pub fn asked_in(&self, text: &str, mode: &str) -> Window {
        let path = self.records().join("problem.sgf");
        fs::write(&path, text).unwrap();
        let mut window = at_home(&self.home);
        window.state_mut().0.open_files(vec![path]);
        window.run();
        window.state_mut().0.request("study");
        until(&mut window, "what can be asked", |window| window.query_all_by_label("Start session").count() > 0);
        window.run();
        click(&mut window, mode);
        start(&mut window, "Start session");
        window
    }

    pub fn log(&self) -> Vec<serde_json::Value> {
        let text = fs::read_to_string(self.records().join(".variorum-study.jsonl")).unwrap_or_default();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

pub fn begin(window: &mut Window) {
    until(window, "what can be asked", |window| window.query_all_by_label("Start session").count() > 0);
    window.run();
    start(window, "Start session");
}

/// Begins with this button: the log is read again first.
pub fn start(window: &mut Window, button: &str) {
    click(window, button);
    until(window, "a question", |window| shows(window, "Question 1 of "));
    window.run();
}

pub fn shows(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).count() > 0
}

pub fn enter(window: &mut Window, text: &str) {
    type_text(window, text);
    press(window, Key::Enter);
}

/// Clicks a point of a board of nine lines, counted from its middle.
pub fn touch(window: &mut Window, column: f32, row: f32) {
    let board = window.get_by_label("Board").rect();
    click_at(window, board.center() + vec2(column, row) * (board.height() / 10.3), PointerButton::Primary);
}

/// Every text of the window: what is drawn, and what is said to who does not see it.
pub fn texts(window: &Window) -> Vec<String> {
    fn collect(shape: &Shape, found: &mut Vec<String>) {
        match shape {
            Shape::Text(text) => found.push(text.galley.text().to_owned()),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    window.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut found));
    for node in window.root().children_recursive() {
        let node = node.accesskit_node();
        found.extend([node.label(), node.value(), node.description()].into_iter().flatten());
    }
    found
}

pub fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut found: Vec<_> = entries
        .flat_map(
            |path| if path.is_dir() { files(&path) } else { vec![(path.clone(), fs::read(&path).unwrap_or_default())] },
        )
        .collect();
    found.sort();
    found
}

#[test]
fn a_problem_is_solved_by_typing_and_wrong_tries_are_announced() {
    let place = Place::new();
    let mut window = place.asked(PROBLEM);
    let journal = files(&place.home.journal());
    picture(&mut window, "study-asked");
    assert!(shows(&window, "Black to play") && shows(&window, "Black to kill."));
    enter(&mut window, "A8");
    assert!(shows(&window, "Illegal move"), "a point that is taken is no answer");
    enter(&mut window, "A9");
    picture(&mut window, "study-wrong");
    // The reply that the record has is played, and what stands there is shown.
    assert!(shows(&window, "Wrong. The reply is B9.") && shows(&window, "White has two eyes."));
    until(&mut window, "the line: what failed is kept at once", |_| place.log().len() == 1);
    click(&mut window, "Try again");
    assert!(shows(&window, "Black to kill.") && !shows(&window, "White has two eyes."));
    press(&mut window, Key::F2);
    assert!(shows(&window, "the highlighted area"));
    enter(&mut window, "B9");
    assert!(shows(&window, "The reply is A9."));
    enter(&mut window, "C9");
    picture(&mut window, "study-solved");
    assert!(shows(&window, "Right."));
    // The button has the keyboard, F5 does the same, and what failed comes again.
    press(&mut window, Key::F5);
    assert!(shows(&window, "Black to kill.") && shows(&window, "Question 1 of 1"));
    press(&mut window, Key::Escape);
    assert!(shows(&window, "So far: 0 of 1 right first time."), "who leaves sees what it came to");
    assert!(shows(&window, "1 question is left."), "and what is left");
    press(&mut window, Key::Escape);
    until(&mut window, "the line", |_| place.log().len() == 1);
    let line = &place.log()[0];
    assert_eq!((&line["m"], &line["r"]), (&"problem".into(), &1.into()), "{line}");
    assert_eq!(line["at"], "problem.sgf#1/");
    window.run();
    assert_eq!(text_of(&window), PROBLEM);
    assert_eq!(fs::read_to_string(place.records().join("problem.sgf")).unwrap(), PROBLEM);
    assert_eq!(files(&place.home.journal()), journal, "tries are not journalled");
    ask(&mut window, "undo");
    assert_eq!(text_of(&window), PROBLEM, "there is no step to be taken back");
}

#[test]
fn a_problem_is_solved_by_clicking_and_counted() {
    let place = Place::new();
    let mut window = place.asked(PROBLEM);
    touch(&mut window, -3.0, -4.0);
    assert!(shows(&window, "The reply is A9."));
    touch(&mut window, -2.0, -4.0);
    assert!(shows(&window, "Right."));
    click(&mut window, "Easy");
    picture(&mut window, "study-ended");
    assert!(shows(&window, "Done: 1 of 1 right first time.") && shows(&window, "1 question is due again on"));
    until(&mut window, "the rating", |_| place.log().len() == 3);
    assert_eq!(place.log()[2]["r"], 4);
    click(&mut window, "Close");
    assert_eq!(text_of(&window), PROBLEM);
    // What is not due is asked only if somebody wants it, and moves no day.
    ask(&mut window, "study-folder");
    until(&mut window, "practice", |window| window.query_all_by_label("Practise").count() > 0);
    window.run();
    start(&mut window, "Practise");
    press(&mut window, Key::F3);
    // The solution is gone through, a move at a time.
    assert!(shows(&window, "The solution, move 1 of 3") && shows(&window, "Black B9"));
    press(&mut window, Key::ArrowRight);
    assert!(shows(&window, "The solution, move 2 of 3") && shows(&window, "White A9"));
    press(&mut window, Key::ArrowLeft);
    assert!(shows(&window, "The solution, move 1 of 3") && shows(&window, "Black B9"));
    // Return goes on as well.
    press(&mut window, Key::Enter);
    press(&mut window, Key::Enter);
    assert!(shows(&window, "This is the solution.") && shows(&window, "Black C9"));
    press(&mut window, Key::F5);
    press(&mut window, Key::Escape);
    until(&mut window, "the line", |_| place.log().len() == 4);
    assert!(place.log()[3]["r"].is_null(), "{}", place.log()[3]);
}

#[test]
fn nothing_in_the_window_gives_the_answer_away() {
    let place = Place::new();
    let path = place.records().join("problem.sgf");
    fs::write(&path, PROBLEM).unwrap();
    let mut window = at_home(&place.home);
    window.state_mut().0.open_files(vec![path]);
    window.run();
    // The reader stands on the answer, and the window has said so.
    ask(&mut window, "goto 0.0.0");
    let away = |window: &Window| {
        let words = ["B9", "C9", "A9", "RIGHT", "Both sides", "two eyes", "Move ", " of 3"];
        let found = texts(window).into_iter().filter(|text| words.iter().any(|word| text.contains(word)));
        found.collect::<Vec<String>>()
    };
    assert!(!away(&window).is_empty(), "elsewhere it is seen");
    window.state_mut().0.request("study");
    begin(&mut window);
    assert!(shows(&window, "Black to kill."));
    assert_eq!(away(&window), Vec::<String>::new());
    let asked = window.render().unwrap();
    // The same as of a record that ends there: no other pixel.
    let other = Place::new();
    let mut reported = other.asked(&PROBLEM.replace("White has two eyes.", "").replace("B[ca];W[ba]", "B[ga]"));
    assert!(asked == reported.render().unwrap());
}

/// Every text and every pixel of the window at the question is that of a record that ends there: for each way in which records say what is
/// right, with marks, names, results and comments behind and beside the question.
#[test]
fn a_question_looks_like_that_of_a_record_that_ends_there() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/problems");
    for (name, pass) in [
        ("go-02-right-traps.sgf", ""),
        ("go-04-te.sgf", ""),
        ("go-07-wv.sgf", ""),
        ("go-08-tr.sgf", ""),
        ("go-12-plus.sgf", ""),
        ("go-19-white-first-no-pl.sgf", ""),
        ("go-21-setup-in-second-node.sgf", ""),
        ("go-26-contradiction.sgf", ""),
        ("hex-03-white-te.sgf", "pass"),
    ] {
        let text = fs::read_to_string(folder.join(name)).unwrap();
        // Results, remarks and names that would say it.
        let text = text.replacen("SZ[", "RE[B+R]GC[At B9, of course.]GN[The answer is B9]EV[Ladder at B9]SZ[", 1);
        let (tree, _) = variorum::sgf::Tree::read(text.clone().into_bytes());
        let root = tree.games().next().unwrap();
        let judgement = judge(&tree, root, JudgeOverrides::default());
        let asked = questions(&tree, root, &judgement, Mode::Problem, None);
        let kind = variorum::game::Kind::of(&tree, root);
        let letter = kind.letter(asked[0].side);
        let game = Arc::new(StudyGame::new(Arc::new(tree), root, JudgeOverrides::default(), judgement));
        let cut = String::from_utf8(Drill::new(&game, &asked[0], DrillOptions::default()).view().tree.write()).unwrap();
        let ends_there = format!("{};{letter}[{pass}]C[RIGHT])", cut.strip_suffix(')').unwrap());
        let (whole, short) = (Place::new(), Place::new());
        let (mut whole, mut short) = (whole.asked(&text), short.asked(&ends_there));
        // The button to begin stood elsewhere, and the pointer with it.
        for window in [&mut whole, &mut short] {
            window.event(egui::Event::PointerGone);
            window.run();
        }
        assert_eq!(texts(&whole), texts(&short), "{name}");
        assert!(whole.render().unwrap() == short.render().unwrap(), "{name}");
    }
}

/// Arrows move a cursor over the board and Enter plays there, as a click does; nothing has to be seen for that.
#[test]
fn a_problem_is_solved_with_the_cursor() {
    let place = Place::new();
    let mut window = place.asked(PROBLEM);
    // Where everything stands is told, and whose turn it is.
    assert!(texts(&window).iter().any(|text| text.contains("A7 B7 C7") && text.contains("Black to play.")));
    press(&mut window, Key::ArrowLeft);
    (0..4).for_each(|_| press(&mut window, Key::ArrowUp));
    (0..3).for_each(|_| press(&mut window, Key::ArrowLeft));
    assert!(texts(&window).iter().any(|text| text.starts_with("B9, empty")), "{:?}", texts(&window));
    press(&mut window, Key::Enter);
    assert!(shows(&window, "The reply is A9."));
    press(&mut window, Key::ArrowRight);
    press(&mut window, Key::Enter);
    assert!(shows(&window, "Right."));
}

/// The right button opens no menu there, and draws nothing.
#[test]
fn nothing_but_moves_is_done_on_the_board() {
    let place = Place::new();
    let mut window = place.asked(PROBLEM);
    let board = window.get_by_label("Board").rect();
    let before = texts(&window).len();
    click_at(&mut window, board.center(), PointerButton::Secondary);
    window.run();
    assert!(texts(&window).len() <= before + 1, "{:?}", texts(&window));
    assert!(shows(&window, "Black to play"));
}

pub const PIECES: &str = include_str!("../corpus/problems/blokus-01-right.blksgf");

/// A piece is taken with a letter, and lies on the board where the arrows bring it.
#[test]
fn pieces_are_answers() {
    let place = Place::new();
    let path = place.records().join("problem.blksgf");
    fs::write(&path, PIECES).unwrap();
    let mut window = at_home(&place.home);
    window.state_mut().0.open_files(vec![path]);
    window.run();
    window.state_mut().0.request("study");
    begin(&mut window);
    picture(&mut window, "study-pieces");
    // The tray is there, and a letter takes a piece.
    type_text(&mut window, "W");
    window.run();
    press(&mut window, Key::ArrowUp);
    press(&mut window, Key::Escape);
    assert!(shows(&window, "to play"), "Escape puts the piece back, and stays");
    let field = window.get_by_label("Move").rect();
    click_at(&mut window, field.center(), PointerButton::Primary);
    enter(&mut window, "e13,d13,c13,d12,d11");
    assert!(shows(&window, "Right so far."), "{:?}", texts(&window));
    let field = window.get_by_label("Move").rect();
    click_at(&mut window, field.center(), PointerButton::Primary);
    enter(&mut window, "g12,f11,f12,g13,h12");
    assert!(shows(&window, "Right."));
}

const BOOK: &str = include_str!("../corpus/problems/go-31-joseki.sgf");

#[test]
fn a_repertoire_is_practised_position_by_position() {
    let place = Place::new();
    let mut window = place.asked(BOOK);
    assert!(shows(&window, "which move is in the record?") && shows(&window, "Question 1 of 4"));
    enter(&mut window, "C7");
    assert!(shows(&window, "Right."));
    press(&mut window, Key::Enter);
    // A known mistake is answered with its comment.
    assert!(shows(&window, "White continues with 'A' or 'B'."));
    enter(&mut window, "D6");
    assert!(shows(&window, "Wrong.") && shows(&window, "White 2 is a mistake."));
}

const MISTAKE: &str = "(;GM[1]SZ[9];B[cc];W[gg](;B[aa]BM[1])(;B[gc]))";

#[test]
fn better_moves_are_questions() {
    let place = Place::new();
    let mut window = place.asked_in(MISTAKE, "Find better moves than those marked as bad");
    assert!(shows(&window, "find a better move"));
    enter(&mut window, "G7");
    assert!(shows(&window, "Right."));
}

/// A problem opens at its question, wherever the reader left it; a game opens where it was left.
#[test]
fn problems_open_at_the_question() {
    const GAME: &str = "(;GM[1]SZ[9]C[The start.];B[cc];W[gg];B[gc];W[cg]C[The end.])";
    const LATER: &str =
        "(;GM[1]SZ[9];AB[ac][bc]AW[ab][bb]C[Which one?](;B[ba];W[ca];B[da]C[The end.])(;B[ca];W[ba];B[ea]))";
    const FORK: &str = "(;GM[1]SZ[9];B[ee];W[cc](;B[gg]C[The end.])(;B[dc]C[CORRECT]))";
    for (text, there) in [(PROBLEM, "Black to kill."), (LATER, "Which one?"), (GAME, "The end."), (FORK, "The end.")] {
        let place = Place::new();
        let path = place.records().join("problem.sgf");
        fs::write(&path, text).unwrap();
        let mut window = at_home(place.home());
        let open = |window: &mut Window| {
            window.state_mut().0.open_files(vec![path.clone()]);
            window.run();
        };
        open(&mut window);
        // The first time, too.
        assert!(shows(&window, there) || there == "The end.", "{text}: {:?}", texts(&window));
        ask(&mut window, "goto end");
        assert!(!shows(&window, there) || there == "The end.", "{text}");
        ask(&mut window, "close");
        open(&mut window);
        let found = texts(&window);
        assert!(found.iter().any(|text| text.contains(there)), "{text}: {found:?}");
    }
}

/// A problem in a corner of a large board is shown as a corner, and one key shows the whole board.
#[test]
fn a_corner_is_shown_as_a_corner() {
    let place = Place::new();
    let mut window = place.asked(&PROBLEM.replace("SZ[9]", "SZ[19]"));
    picture(&mut window, "study-corner");
    // The way to the rest of the board lies beside it, not over its points and letters.
    let way = window.get_by_label("Show the whole board").rect();
    assert!(way.left() > 0.6 * window.ctx.content_rect().width(), "{way}");
    let (corner, whole) = (window.render().unwrap(), |window: &mut Window| {
        press(window, Key::F7);
        window.render().unwrap()
    });
    assert!(corner != whole(&mut window), "all of it");
    assert!(shows(&window, "Corner only") && !shows(&window, "Show the whole board"));
    assert!(corner == whole(&mut window), "and the corner again");
    enter(&mut window, "K10");
    assert!(shows(&window, "This move is not in the record."));
}

/// Where several lines are right, the solution says which one it shows, and a key shows the next one.
#[test]
fn every_right_line_can_be_shown() {
    let place = Place::new();
    let mut window = place.asked(&PROBLEM.replacen("(;B[", "(;B[fa]C[RIGHT])(;B[", 1));
    press(&mut window, Key::F3);
    let lines = texts(&window).into_iter().filter(|text| text.contains("ight line ")).count();
    assert!(lines > 0, "{:?}", texts(&window));
    for number in [2, 1] {
        press(&mut window, Key::ArrowDown);
        assert!(shows(&window, &format!("ight line {number} of 2")), "{number}: {:?}", texts(&window));
    }
}

/// In a game of connections a pass that the record does not have is refused, and that is said.
#[test]
fn a_pass_in_hex_is_no_answer() {
    let place = Place::new();
    let mut window = place.asked("(;GM[11]SZ[5]AB[c1][c4]AW[a3][d4](;B[c2]C[RIGHT])(;B[c3]))");
    enter(&mut window, "pass");
    assert!(shows(&window, "A pass is no answer here: it does not count."), "{:?}", texts(&window));
    enter(&mut window, "c2");
    assert!(shows(&window, "Right."));
}

/// The first hint of a piece is the piece.
#[test]
fn a_hint_for_a_piece_is_the_piece() {
    let place = Place::new();
    fs::write(place.records().join("problem.blksgf"), PIECES).unwrap();
    let mut window = place.asked_file("problem.blksgf");
    press(&mut window, Key::F2);
    assert!(shows(&window, "The piece is "), "{:?}", texts(&window));
    press(&mut window, Key::F2);
    assert!(shows(&window, "the highlighted area"));
}

/// Return tries again, whatever came of the answer and however it was given.
#[test]
fn return_tries_again() {
    for (text, at, came) in [("A9", (-4.0, -4.0), "Wrong."), ("E5", (0.0, 0.0), "This move is not in the record.")] {
        for typed in [true, false] {
            let place = Place::new();
            let mut window = place.asked(PROBLEM);
            match typed {
                true => enter(&mut window, text),
                false => touch(&mut window, at.0, at.1),
            }
            assert!(shows(&window, came), "{text}");
            press(&mut window, Key::Enter);
            assert!(!shows(&window, came) && shows(&window, "Black to kill."), "{text}, typed: {typed}");
            enter(&mut window, "B9");
            assert!(shows(&window, "The reply is A9."), "{text}, typed: {typed}");
        }
    }
}

#[test]
fn an_answer_after_a_hint_was_not_right_at_once() {
    let place = Place::new();
    let mut window = place.asked(PROBLEM);
    press(&mut window, Key::F2);
    enter(&mut window, "B9");
    enter(&mut window, "C9");
    press(&mut window, Key::Enter);
    assert!(shows(&window, "Done: 0 of 1 right first time.") && shows(&window, "solved with a hint"));
    until(&mut window, "the line", |_| place.log().len() == 1);
    assert_eq!(place.log()[0]["r"], 2);
}

/// The window is called after what is studied, and not after where one stands in it; what was told before goes.
#[test]
fn the_window_is_called_after_what_is_studied() {
    let place = Place::new();
    let path = place.records().join("problem.sgf");
    fs::write(&path, format!("{PROBLEM}{PROBLEM}")).unwrap();
    let mut window = at_home(&place.home);
    window.state_mut().0.open_files(vec![path]);
    window.run();
    ask(&mut window, "goto 0.0.0");
    ask(&mut window, "no-such-command");
    assert!(window.state().0.notices().count() > 0);
    let title = |window: &Window| window.root().accesskit_node().label().unwrap_or_default();
    let before = title(&window);
    window.state_mut().0.request("study");
    begin(&mut window);
    assert_eq!(title(&window), "Study: problem.sgf – Variorum");
    assert_eq!(window.state().0.notices().count(), 0);
    press(&mut window, Key::Escape);
    press(&mut window, Key::Escape);
    assert_eq!(title(&window), before);
}

/// Keys belong to a question in front: none of them reaches what is asked behind it.
#[test]
fn keys_of_a_question_answer_nothing_behind_it() {
    let place = Place::new();
    let path = place.records().join("problem.sgf");
    fs::write(&path, PROBLEM).unwrap();
    let mut window = at_home(&place.home);
    window.state_mut().0.open_files(vec![path]);
    window.run();
    ask(&mut window, "name unsaved");
    window.state_mut().0.request("study");
    begin(&mut window);
    ask(&mut window, "quit");
    assert!(window.state().0.question().is_some());
    press(&mut window, Key::F3);
    assert!(!shows(&window, "solution, move") && !shows(&window, "This is the solution."));
    press(&mut window, Key::Escape);
    assert!(window.state().0.question().is_none() && shows(&window, "Question 1 of 1"));
    press(&mut window, Key::F3);
    assert!(shows(&window, "solution"));
}

/// Escape takes back what is half typed before it leaves.
#[test]
fn escape_clears_what_is_typed_first() {
    let place = Place::new();
    let mut window = place.asked(PROBLEM);
    type_text(&mut window, "b");
    press(&mut window, Key::Escape);
    assert!(shows(&window, "Question 1 of 1"));
    press(&mut window, Key::Escape);
    assert!(!shows(&window, "Question 1 of 1"));
}
