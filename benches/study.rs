//! Studying: judging a collection of problems, asking a dictionary, folding a long log, and one answer.
//!
//! Other people's records are measured where they are (`VARIORUM_CORPUS`); else problems made here, as many as those.

use divan::{Bencher, black_box, counter::ItemsCount};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use variorum::sgf::Tree;
use variorum::store::progress;
use variorum::study::log::{GivenAnswer, LogEvent, LogLine, LogLines};
use variorum::study::session::{Drill, DrillOptions, StudyGame};
use variorum::study::{AnswersKey, ItemKey, JudgeOverrides, Mode, Moment, Rating, Schedule, judge, questions};

fn main() {
    divan::main();
}

fn corpus() -> PathBuf {
    let own = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus");
    std::env::var_os("VARIORUM_CORPUS").map_or_else(own, PathBuf::from)
}

/// A collection of problems with marks, replies and wrong moves: 421 of other people's, or 478 made here.
fn problems() -> Tree {
    if let Ok(bytes) = std::fs::read(corpus().join("sgf/made/ggg_all_in_one_collection.sgf")) {
        return Tree::read(bytes).0;
    }
    let mut text = String::new();
    for number in 0..478 {
        text += "(;GM[1]FF[4]SZ[19]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]";
        for branch in 0..12_u8 {
            let point = |n: u8| format!("{}{}", char::from(b'a' + (n + branch) % 19), char::from(b'f' + n % 12));
            let mark = if branch == number as u8 % 12 { "C[Correct]" } else { "" };
            let _ = write!(
                text,
                "(;B[{}];W[{}];B[{}];W[{}];B[{}]{mark})",
                point(0),
                point(1),
                point(2),
                point(3),
                point(4)
            );
        }
        text += ")\n";
    }
    Tree::read(text.into_bytes()).0
}

#[divan::bench]
fn judging_a_collection(bencher: Bencher) {
    let tree = problems();
    bencher.counter(ItemsCount::new(tree.game_count())).bench(|| {
        tree.games()
            .map(|root| judge(black_box(&tree), root, JudgeOverrides::default()).verdicts().count())
            .sum::<usize>()
    });
}

/// The same with reading it first, as who opens a folder of problems waits for it.
#[divan::bench]
fn reading_and_judging_a_collection(bencher: Bencher) {
    let bytes = problems().write();
    bencher.with_inputs(|| bytes.clone()).bench_values(|bytes| {
        let tree = Tree::read(black_box(bytes)).0;
        tree.games().map(|root| judge(&tree, root, JudgeOverrides::default()).verdicts().count()).sum::<usize>()
    });
}

#[divan::bench]
fn asking_a_dictionary(bencher: Bencher) {
    let Ok(bytes) = std::fs::read(corpus().join("sgf/kogo/Kogo_s_Joseki_Dictionary.sgf")) else { return };
    let (tree, _) = Tree::read(bytes);
    bencher.bench(|| {
        let root = tree.games().next().expect("a game");
        let judgement = judge(black_box(&tree), root, JudgeOverrides::default());
        questions(&tree, root, &judgement, Mode::Repertoire, None).len()
    });
}

fn line(number: u32) -> LogLine {
    let event = LogEvent::Answered(GivenAnswer {
        key: ItemKey(u128::from(number % 5000) << 64),
        answers: AnswersKey(7),
        mode: Mode::Problem,
        rating: Rating::of_number(u64::from(number % 4) + 1),
        took: Some(8123),
        at: "shapes.sgf#3/0.1".to_owned(),
        is_part: false,
    });
    LogLine { moment: Moment { utc: 1_700_000_000 + i64::from(number) * 600, east: 60 }, number: 0, event }
}

#[divan::bench]
fn folding_a_hundred_thousand_lines(bencher: Bencher) {
    let text: String = (0..100_000).map(|number| line(number).write() + "\n").collect();
    let now = Moment { utc: 1_795_302_963, east: 60 };
    bencher.counter(ItemsCount::new(100_000_usize)).bench(|| {
        let mut lines = LogLines::default();
        lines.add(black_box(text.as_bytes()));
        lines.fold(now, Schedule::Fsrs).items.len()
    });
}

/// What happens between a move and what is seen of it: the verdict, the reply, and the view. The judgement is there already.
#[divan::bench]
fn one_answer(bencher: Bencher) {
    let tree = Arc::new(problems());
    // A collection may begin with a page of words.
    let asked = tree.games().find_map(|root| {
        let judgement = judge(&tree, root, JudgeOverrides::default());
        let question = questions(&tree, root, &judgement, Mode::Problem, None).into_iter().next()?;
        Some((root, judgement, question))
    });
    let (root, judgement, question) = asked.expect("a problem");
    let game = Arc::new(StudyGame::new(tree, root, JudgeOverrides::default(), judgement));
    let right = question.answers[0].action.clone();
    bencher.with_inputs(|| Drill::new(&game, &question, DrillOptions::default())).bench_values(|mut drill| {
        drill.answer(black_box(&right));
        drill.view()
    });
}

#[divan::bench]
fn one_answer_to_the_disk(bencher: Bencher) {
    let folder = tempfile::tempdir().expect("a folder");
    let written = line(1).write();
    bencher.bench(|| progress::append(folder.path(), None, black_box(&written)).expect("a line"));
}
