//! Questions, and asking them: who is asked where, what may be seen meanwhile, and what is answered.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::{fixture, path, read, root, rows};
use variorum::game::Place;
use variorum::game::{Kind, Position};
use variorum::sgf::{NodeId, Tree};
use variorum::study::session::{Clue, Drill, DrillOptions, Response, Stage, StudyGame};
use variorum::study::{
    Exercise, JudgeOverrides, Mode, Rating, game_questions, judge, move_word, natural_modes, questions,
};

fn asked(tree: &Tree, game: usize, mode: Mode) -> Vec<Exercise> {
    let root = root(tree, game);
    questions(tree, root, &judge(tree, root, JudgeOverrides::default()), mode, None)
}

fn answers(tree: &Tree, exercise: &Exercise) -> Vec<String> {
    let position = Position::replay(tree, exercise.node);
    exercise.answers.iter().map(|reply| move_word(&position, &reply.action)).collect()
}

/// Letter, path and answers of each question.
fn questions_of(name: &str, mode: Mode) -> Vec<(String, String, String)> {
    let tree = read(name, &fixture(name));
    let kind = Kind::of(&tree, root(&tree, 1));
    let tell = |exercise: &Exercise| {
        let side = kind.letter(exercise.side).to_owned();
        (side, path(&tree, exercise.node), answers(&tree, exercise).join(" "))
    };
    asked(&tree, 1, mode).iter().map(tell).collect()
}

fn row(side: &str, path: &str, answers: &str) -> (String, String, String) {
    (side.to_owned(), path.to_owned(), answers.to_owned())
}

#[test]
fn questions_are_at_their_nodes() {
    assert_eq!(questions_of("go-18-two-answers.sgf", Mode::Problem), [row("B", "", "ba ha")]);
    assert_eq!(questions_of("go-21-setup-in-second-node.sgf", Mode::Problem), [row("B", "0", "ba")]);
    assert_eq!(questions_of("go-22-both-colours.sgf", Mode::Problem), [row("B", "", "ba"), row("W", "", "ba")]);
    assert_eq!(questions_of("go-23-tenuki.sgf", Mode::Problem), [row("B", "", "pass")]);
    assert_eq!(questions_of("hex-04-pass.sgf", Mode::Problem), [row("B", "", "pass")]);
    assert_eq!(questions_of("blokus-05-one-piece-left.blksgf", Mode::Problem).len(), 1);
    assert!(questions_of("go-27-no-marks-opponent-last.sgf", Mode::Problem).is_empty());
    let mut drill = questions_of("go-31-joseki.sgf", Mode::Repertoire);
    drill.sort();
    let expected = [
        row("B", "", "cc"),
        row("B", "0.0", "ce"),
        row("B", "0.1", "ec"),
        row("W", "0", "ec ce"),
        row("W", "0.0.0", "dc"),
        row("W", "0.1.0", "cd"),
    ];
    assert_eq!(drill, expected);
    let guess = questions_of("go-32-guess.sgf", Mode::Guess);
    let of = |side: &str| guess.iter().filter(|(known, ..)| known == side).count();
    assert_eq!((of("B"), of("W")), (4, 3));
    assert!(questions_of("hex-05-swap-guess.sgf", Mode::Guess).contains(&row("W", "0", "swap-pieces")));
    // The move that is marked as doubtful or bad, and the one beside it.
    assert_eq!(questions_of("go-25-doubtful.sgf", Mode::Mistakes), [row("B", "", "ba")]);
}

/// A game with a marked choice asks there, and is no problem: it is neither printed as one nor opened at the question.
#[test]
fn a_game_with_questions_is_still_a_game() {
    let none = variorum::study::log::Learned::default();
    for (text, is_problem) in [
        ("(;GM[1]SZ[9];B[ee];W[cc](;B[gg]C[Incorrect])(;B[dc]C[CORRECT]))", false),
        ("(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb](;B[aa]C[Incorrect])(;B[ba]C[CORRECT]))", true),
    ] {
        let tree = read("game.sgf", text.as_bytes());
        assert_eq!(asked(&tree, 1, Mode::Problem).len(), 1, "{text}");
        let collected = variorum::study::collected_problems(&tree, &none.of_file("game.sgf".as_ref()));
        assert_eq!(!collected.is_empty(), is_problem, "{text}");
        assert_eq!(variorum::study::problem_question(&tree, root(&tree, 1)).is_some(), is_problem, "{text}");
    }
}

/// Problems are handed out unasked where nearly all of a record are some; what is one by a guess alone, and says that it was played, is not.
#[test]
fn only_a_collection_of_problems_is_handed_out_unasked() {
    let none = variorum::study::log::Learned::default();
    let cross = "(;GM[1]SZ[19]AB[dd][pp]AW[dp][pd];B[qf];W[nc];B[fq])";
    let with = |names: &str| cross.replace("AB", &format!("{names}AB"));
    let marked = with("PB[Ann]PW[Bob]RE[B+R]").replace(";B[fq]", "(;B[fq]C[CORRECT])(;B[cc]C[Incorrect])");
    let amazons = "(;GM[18]SZ[10]AB[dj][gj][ag][jg]AW[da][ga][ad][jd];B[djddgd];W[addgad];B[gjehea])";
    let game = "(;GM[1]SZ[9];B[ee])";
    for (text, count) in [
        (cross.to_owned(), 1),
        (with("PB[Ann]PW[Bob]EV[Cup]RE[B+R]"), 0),
        (with("PB[Ann]PW[Bob]"), 0),
        (with("EV[Cup]"), 0),
        (with("RE[B+R]"), 0),
        (with("GN[Problem 1]PB[Black]PW[]"), 1),
        (marked, 1),
        (amazons.to_owned(), 0),
        (amazons.replace("[ag]", "[ah]"), 1),
        (cross.repeat(10) + game, 10),
        (cross.repeat(9) + game, 9),
        (cross.repeat(8) + game, 0),
        (cross.repeat(18) + game + game, 18),
        (cross.repeat(17) + game + game, 0),
    ] {
        let tree = read("game.sgf", text.as_bytes());
        let found = variorum::study::collected_problems(&tree, &none.of_file("game.sgf".as_ref()));
        assert_eq!(found.len(), count, "{text}");
    }
}

/// A hint is true: the piece is the right one, and the region holds all of the answer.
#[test]
fn hints_are_true() {
    for row in rows("FILES.tsv") {
        let (name, game) = (&row[0], row[1].parse::<usize>().unwrap());
        let tree = read(name, &fixture(name));
        for exercise in asked(&tree, game, Mode::Problem) {
            for seed in 0..8 {
                let mut drill = drill(&tree, game, &exercise, DrillOptions { seed, ..DrillOptions::default() });
                let variorum::game::Move::Place(answer) = &exercise.answers[0].action else { continue };
                let mut regions = 0;
                for number in 1..=5 {
                    match drill.hint(None) {
                        Clue::Piece(piece) => {
                            assert_eq!((number, Some(piece)), (1, drill.position().piece_of(answer)), "{name}");
                        }
                        Clue::Among(places) => {
                            assert!(answer.iter().all(|place| places.contains(place)), "{name}: {places:?}");
                            regions += 1;
                        }
                        other => panic!("{name}: {other:?}"),
                    }
                }
                assert_eq!(regions, if answer.len() > 1 { 4 } else { 5 }, "{name}");
            }
        }
    }
}

/// Each of several right lines is shown, one after the other, and after the last the first one again.
#[test]
fn every_right_line_is_shown() {
    for (moves, expected) in [
        ("(;B[ba]C[RIGHT])(;B[ca])", vec!["ba"]),
        ("(;B[ba]C[RIGHT])(;B[ca])(;B[da]C[RIGHT])", vec!["ba", "da"]),
        ("(;B[ba];W[aa](;B[ca]C[RIGHT])(;B[da]C[RIGHT])(;B[ea]))(;B[fa]C[RIGHT])", vec!["ba aa ca", "ba aa da", "fa"]),
        // The same move in two branches is one; a reply is played, and no solver's move is passed over.
        ("(;B[ba]C[RIGHT])(;B[ba]C[RIGHT])", vec!["ba"]),
        ("(;B[ba](;W[aa];B[ca]C[RIGHT])(;W[ca];B[da]C[RIGHT]))", vec!["ba aa ca"]),
    ] {
        let text = format!("(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb]{moves})");
        let tree = read("lines.sgf", text.as_bytes());
        let mut drill = drill(&tree, 1, &asked(&tree, 1, Mode::Problem)[0], DrillOptions::default());
        drill.show();
        let count = expected.len();
        for (number, line) in expected.iter().chain(expected.first().filter(|_| count > 1)).enumerate() {
            let view = drill.view();
            let of = (count > 1).then_some((number % count + 1, count));
            assert_eq!((view.solution, view.shown.map(|(at, _)| at)), (of, Some(1)), "{text}");
            let named = format!("right line {} of {count}", number % count + 1);
            assert_eq!(view.prompt.to_lowercase().contains(&named), count > 1, "{}", view.prompt);
            (0..10).for_each(|_| drill.step(true));
            let view = drill.view();
            let root = view.tree.games().next().unwrap();
            let seen = view.tree.main_line(root).filter_map(|node| {
                let value = view.tree.value(node, "B").or_else(|| view.tree.value(node, "W"))?;
                Some(String::from_utf8_lossy(value).into_owned())
            });
            assert_eq!(seen.collect::<Vec<_>>().join(" "), *line, "{text}");
            assert_eq!((drill.stage(), drill.rating()), (Stage::Shown, Rating::Again));
            drill.next_solution();
        }
    }
}

/// Where only a part of the board is shown, the region is smaller than that, and in it.
#[test]
fn a_hint_is_smaller_than_what_is_shown() {
    let tree = read("corner.sgf", b"(;GM[1]SZ[19]AB[ac][bc][cc]AW[ab][bb](;B[ka]C[RIGHT])(;B[ca]))");
    let exercise = &asked(&tree, 1, Mode::Problem)[0];
    for (shown, whole, most) in
        [([0..11, 0..11], 121, [25, 4, 4]), ([8..19, 0..11], 121, [25, 4, 4]), ([0..9, 0..9], 361, [81, 16, 4])]
    {
        for seed in 0..20 {
            let mut drill = drill(&tree, 1, exercise, DrillOptions { seed, ..DrillOptions::default() });
            for most in most {
                let Clue::Among(places) = drill.hint(Some(shown.clone())) else { panic!("a part of the board") };
                let board = drill.position().board();
                let is_in =
                    |place: &Place| shown[0].contains(&board.column(*place)) && shown[1].contains(&board.row(*place));
                assert_eq!(places.len(), most, "{shown:?} {seed}");
                // What does not hold the answer says nothing of where it is.
                assert!(whole == 361 || places.iter().all(is_in), "{shown:?} {seed}: {places:?}");
                let answer = board.place(10, 0).unwrap();
                assert!(places.contains(&answer), "{shown:?} {seed}: {places:?}");
            }
        }
    }
}

/// An illegal move is no answer in any mode and game, and where nothing else is left nothing is asked.
#[test]
fn illegal_moves_are_never_answers() {
    for (mode, text, expected, unasked) in [
        (Mode::Problem, "(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb];B[bb]C[RIGHT])", vec![], 1),
        (Mode::Problem, "(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb](;B[bb]C[RIGHT])(;B[ba]C[RIGHT]))", vec!["ba"], 0),
        (Mode::Problem, "(;GM[11]SZ[5]AB[c3]AW[b2];B[b2]C[RIGHT])", vec![], 1),
        (Mode::Problem, "(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb];B[ba];W[bb];B[aa]C[RIGHT])", vec![], 1),
        (Mode::Mistakes, "(;GM[1]SZ[9];B[cc];W[gg](;B[aa]BM[1])(;B[gg]))", vec![], 1),
        (Mode::Mistakes, "(;GM[1]SZ[9];B[cc];W[gg](;B[aa]BM[1])(;B[gg])(;B[gc]))", vec!["gc"], 0),
        // The same move once more is no better one.
        (Mode::Mistakes, "(;GM[1]SZ[9](;B[gg]BM[1];W[gc])(;B[gg]))", vec![], 0),
        (Mode::Mistakes, "(;GM[1]SZ[9](;B[gg]DO[];W[gc])(;B[gg])(;B[gc]))", vec!["gc"], 0),
        (Mode::Repertoire, "(;GM[1]SZ[9];B[cc];W[cc])", vec!["cc"], 1),
        (Mode::Repertoire, "(;GM[1]SZ[9];B[cc](;W[cc]C[* Joseki *])(;W[gg]C[* Joseki *]))", vec!["cc", "gg"], 0),
        (Mode::Repertoire, "(;GM[1]SZ[9](;B[gg]BM[1];W[gc])(;B[gg]))", vec!["gc"], 0),
        // What is asked would need an illegal move, here or later.
        (Mode::Repertoire, "(;GM[1]SZ[9];B[cc](;W[cc]C[* Joseki *])(;W[gg]))", vec![], 2),
        (Mode::Repertoire, "(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb];B[bb]C[RIGHT])", vec![], 1),
        (Mode::Repertoire, "(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb](;B[bb]C[RIGHT])(;B[ba]C[RIGHT]))", vec!["ba"], 0),
        (Mode::Guess, "(;GM[1]SZ[9];B[cc];W[cc];B[gg])", vec!["cc", "gg"], 1),
        (Mode::Guess, "(;GM[11]SZ[5];B[c3];W[c3];B[b2])", vec!["c3", "b2"], 1),
        (Mode::Guess, "(;GM[1]SZ[9](;B[gg])(;B[cc]BM[1])(;B[cc]))", vec!["gg"], 0),
        // A swap answers the first move of a game, and nothing else.
        (Mode::Problem, "(;GM[11]SZ[5]AB[c1][c4]AW[a3][d4](;W[swap-pieces]C[RIGHT])(;W[c2]))", vec![], 1),
        (Mode::Problem, "(;GM[11]SZ[5]AB[c1][c4]AW[a3][d4](;W[swap-sides]C[RIGHT])(;W[c2]C[RIGHT]))", vec!["c2"], 0),
        (Mode::Problem, "(;GM[11]SZ[5]AB[c3]PL[B](;B[swap-pieces]C[RIGHT])(;B[c2]))", vec![], 1),
        (Mode::Problem, "(;GM[11]SZ[5]AB[c3]PL[W](;W[swap-pieces]TE[1])(;W[c2]BM[1]))", vec![], 1),
        (Mode::Problem, "(;GM[11]SZ[5];B[c3];W[b2];B[d2](;W[swap-pieces]TE[1])(;W[a1]BM[1]))", vec![], 1),
        (Mode::Problem, "(;GM[11]SZ[5];B[c3](;B[swap-sides]TE[1])(;B[a1]BM[1]))", vec![], 1),
        (Mode::Problem, "(;GM[11]SZ[5];B[c3](;W[swap-pieces]TE[1])(;W[a1]BM[1]))", vec!["swap-pieces"], 0),
        (Mode::Problem, "(;GM[Havannah]SZ[4];W[a1];B[a2](;W[swap]TE[1])(;W[a3]BM[1]))", vec![], 1),
        (Mode::Guess, "(;GM[11]SZ[5];B[c3];W[swap-pieces];B[b2];W[swap-pieces])", vec!["c3", "swap-pieces", "b2"], 1),
        // Whoever gives up answers nothing, and neither does who plays on when it is decided.
        (Mode::Problem, "(;GM[11]SZ[5](;B[resign]C[RIGHT])(;B[c2]))", vec![], 1),
        (Mode::Problem, "(;GM[11]SZ[5]AB[c3]AW[b2](;B[resign]C[RIGHT])(;B[c2]C[RIGHT]))", vec!["c2"], 0),
        (Mode::Problem, "(;GM[11]SZ[5]AB[c3]AW[b2](;B[c2];W[resign]C[RIGHT])(;B[a1]))", vec!["c2"], 0),
        (Mode::Problem, "(;GM[11]SZ[3]AB[b1][b2][b3]AW[a1][a2](;B[c1]C[RIGHT])(;B[c2]))", vec![], 1),
        (Mode::Problem, "(;GM[11]SZ[3]AB[b1][b2]AW[a1][a2];B[b3];W[c1];B[c2]C[RIGHT])", vec!["b3"], 0),
        (Mode::Repertoire, "(;GM[11]SZ[5];B[c3];W[resign])", vec!["c3"], 0),
        // Nobody wins a game of connections by passing: unless the author says so, that is no answer.
        (Mode::Repertoire, "(;GM[11]SZ[5];B[c3];W[pass])", vec!["c3"], 1),
        (Mode::Mistakes, "(;GM[11]SZ[5];B[c3](;W[a1]BM[1])(;W[pass]))", vec![], 1),
        (Mode::Mistakes, "(;GM[11]SZ[5];B[c3](;W[a1]BM[1])(;W[pass])(;W[b2]))", vec!["b2"], 0),
        (Mode::Problem, "(;GM[11]SZ[5]AB[c1][c4]AW[a3][d4](;B[pass])(;B[c2]))", vec!["c2"], 0),
        (Mode::Problem, "(;GM[11]SZ[5]AB[c1][c4]AW[a3][d4](;B[pass]C[RIGHT])(;B[c2]))", vec!["pass"], 0),
        (Mode::Repertoire, "(;GM[1]SZ[5];B[cc];W[])", vec!["cc", "pass"], 0),
        (Mode::Guess, "(;GM[11]SZ[5];B[c3];W[b2];B[resign])", vec!["c3", "b2"], 0),
    ] {
        let tree = read("illegal.sgf", text.as_bytes());
        let root = root(&tree, 1);
        let judgement = judge(&tree, root, JudgeOverrides::default());
        let found = game_questions(&tree, root, &judgement, mode, None);
        let words: Vec<String> = found.questions.iter().flat_map(|exercise| answers(&tree, exercise)).collect();
        assert_eq!(
            (words, found.unasked.len()),
            (expected.iter().map(|word| word.to_string()).collect(), unasked),
            "{text}"
        );
        assert!(found.questions.iter().all(|exercise| exercise.also.is_empty()), "{text}");
        for exercise in &found.questions {
            // However it is entered, and though the record has it.
            let mut drill = drill(&tree, 1, exercise, DrillOptions::default());
            for child in tree.children(exercise.node) {
                let after = Position::replay(&tree, child);
                let (Some(made), true) = (after.last_move(), after.findings().iter().any(|fault| !fault.allowed))
                else {
                    continue;
                };
                assert_eq!(drill.answer(&made.action.clone()), Response::Illegal, "{text}");
            }
            drill.show();
            assert_eq!(drill.stage(), Stage::Shown, "{text}");
        }
    }
}

/// A position and its mirror image are one question, of which only one place is asked: each takes the answers of both.
#[test]
fn mirror_images_share_their_answers() {
    for (mode, text, place, all, right) in [
        (
            Mode::Repertoire,
            "(;GM[1]SZ[19];B[pd](;W[nc];B[qf];W[jc])(;W[qf];B[nc];W[rd];B[qc];W[qi]))",
            "0.0.0",
            "jc pb",
            [("pb", Response::Right), ("jc", Response::Right), ("jd", Response::Unknown)],
        ),
        (
            Mode::Repertoire,
            "(;GM[1]SZ[19];B[pd](;W[nc];B[qf];W[jc])(;W[qf];B[nc];W[rd];B[qc];W[qi]))",
            "0.1.0",
            "rd qj",
            [("qj", Response::Right), ("rd", Response::Right), ("jc", Response::Unknown)],
        ),
        (
            Mode::Mistakes,
            "(;GM[1]SZ[9];B[gc](;W[cc];B[gg](;W[aa]BM[1])(;W[cg]))(;W[gg];B[cc](;W[aa]BM[1])(;W[eg])))",
            "0.0.0",
            "cg ce",
            [("cg", Response::Right), ("ce", Response::Right), ("aa", Response::Wrong(None))],
        ),
    ] {
        let tree = read("mirrored.sgf", text.as_bytes());
        let exercises = asked(&tree, 1, mode);
        let exercise = exercises.iter().find(|exercise| path(&tree, exercise.node) == place).expect(text);
        let mut found = answers(&tree, exercise);
        let mut expected: Vec<&str> = all.split(' ').collect();
        assert_eq!(found[0], expected[0], "its own comes first: {text}");
        found.sort();
        expected.sort_unstable();
        assert_eq!(found, expected, "{text}");
        for (made, response) in right {
            let mut drill = drill(&tree, 1, exercise, DrillOptions::default());
            let found = play(&mut drill, made);
            let is_same = std::mem::discriminant(&found) == std::mem::discriminant(&response);
            assert!(is_same, "{text}: {made}: {found:?}");
        }
        let keys: BTreeSet<_> = exercises.iter().map(|exercise| exercise.key).collect();
        assert!(keys.len() < exercises.len(), "{text}");
    }
}

#[test]
fn natural_modes_need_no_request() {
    for row in rows("FILES.tsv") {
        let tree = read(&row[0], &fixture(&row[0]));
        let judgement = judge(&tree, root(&tree, row[1].parse().unwrap()), JudgeOverrides::default());
        let expected = match row[2].as_str() {
            "joseki" => vec![Mode::Repertoire],
            "none" | "game" => vec![],
            _ => vec![Mode::Problem],
        };
        assert_eq!(natural_modes(&judgement), expected, "{row:?}");
    }
}

/// What is known of a problem is known of the same problem in another file, turned, renamed, with other branches and in another encoding.
#[test]
fn keys_are_those_of_positions() {
    let text = String::from_utf8(fixture("go-01-right.sgf")).unwrap();
    let key = |text: &str| {
        let tree = read("any.sgf", text.as_bytes());
        let all = asked(&tree, 1, Mode::Problem);
        assert_eq!(all.len(), 1, "{text}");
        (all[0].key, all[0].answers_key)
    };
    let same = key(&text);
    for changed in [
        text.replace("kill.", "kill the group, please."),
        text.replace("(;B[aa];", "(;B[ia];W[ba])(;B[aa];"),
        text.replace("SZ[9]", "SZ[9]PL[B]PB[Somebody]GN[Another]KM[0]"),
        text.replace("C[RIGHT]", "C[Well, RIGHT it is]"),
    ] {
        assert_eq!(key(&changed), same, "{changed}");
    }
    use variorum::edit::{Command, Workspace};
    for turn in [
        "rotate right",
        "rotate half",
        "rotate left",
        "flip horizontal",
        "flip vertical",
        "flip diagonal",
        "flip antidiagonal",
    ] {
        let (mut workspace, _) = Workspace::open(text.clone().into_bytes());
        workspace.run(&Command::parse(turn).unwrap()).unwrap();
        let turned = String::from_utf8(workspace.document().tree().write()).unwrap();
        assert_ne!(turned, text);
        assert_eq!(key(&turned), same, "{turn}");
    }
    // Another right answer is another answer to the same question.
    let other = text.replace("(;B[aa];W[ba]C[White has two eyes.])", "(;B[aa]C[RIGHT])");
    assert_eq!((key(&other).0 == same.0, key(&other).1 == same.1), (true, false));
    // One stone more is another question, and so is the other side's.
    assert_ne!(key(&text.replace("AW[ab]", "AW[ii][ab]")).0, same.0);
    let both = read("go-22-both-colours.sgf", &fixture("go-22-both-colours.sgf"));
    let both = asked(&both, 1, Mode::Problem);
    assert_eq!(both[0].key, same.0, "the same position in another file");
    assert_ne!(both[1].key, same.0);
    let swapped = text.replace("W[", "X[").replace("B[", "W[").replace("X[", "B[").replace("AW[", "AB[");
    assert_ne!(swapped, text);
}

fn drill(tree: &Tree, game: usize, exercise: &Exercise, manner: DrillOptions) -> Drill {
    let root = root(tree, game);
    let judgement = judge(tree, root, JudgeOverrides::default());
    let game = StudyGame::new(Arc::new(tree.clone()), root, JudgeOverrides::default(), judgement);
    Drill::new(&Arc::new(game), exercise, manner)
}

fn first_drill(name: &str, mode: Mode) -> Drill {
    let tree = read(name, &fixture(name));
    let all = asked(&tree, 1, mode);
    drill(&tree, 1, &all[0], DrillOptions::default())
}

fn play(drill: &mut Drill, made: &str) -> Response {
    let action = drill.position().parse_move(made).unwrap_or_else(|error| panic!("{made}: {error}"));
    drill.answer(&action)
}

#[test]
fn problems_are_answered_move_by_move() {
    let mut right = first_drill("go-01-right.sgf", Mode::Problem);
    let Response::Continued(replies) = play(&mut right, "ba") else { panic!("it goes on") };
    assert_eq!(replies.len(), 1);
    assert_eq!((right.stage(), right.rating()), (Stage::Asked, Rating::Again));
    assert_eq!(play(&mut right, "ca"), Response::Right);
    assert_eq!((right.stage(), right.rating(), right.points()), (Stage::Solved, Rating::Good, 1));
    assert_eq!(play(&mut right, "ha"), Response::NotAsked);

    let mut wrong = first_drill("go-01-right.sgf", Mode::Problem);
    assert_eq!(play(&mut wrong, "ab"), Response::Illegal, "a stone stands there");
    assert_eq!(play(&mut wrong, "hh"), Response::Unknown);
    assert_eq!((wrong.stage(), wrong.rating()), (Stage::Off, Rating::Again));
    wrong.retry();
    assert_eq!(play(&mut wrong, "aa"), Response::Wrong(None));
    wrong.retry();
    assert!(matches!(play(&mut wrong, "ba"), Response::Continued(_)));
    assert_eq!(play(&mut wrong, "ca"), Response::Right);
    assert_eq!(wrong.rating(), Rating::Again, "it was wrong once");

    let mut hinted = first_drill("go-18-two-answers.sgf", Mode::Problem);
    let Clue::Among(places) = hinted.hint(None) else { panic!("a part of the board") };
    assert!(places.len() > 1 && places.len() < 81);
    assert_eq!(play(&mut hinted, "ha"), Response::Right);
    assert_eq!(hinted.rating(), Rating::Hard);

    let mut unknown = first_drill("go-18-two-answers.sgf", Mode::Problem);
    assert_eq!(play(&mut unknown, "gg"), Response::Unknown);
    unknown.decide(true);
    assert_eq!((unknown.stage(), unknown.rating()), (Stage::Solved, Rating::Good));

    let mut forced = first_drill("go-10-correct-on-reply.sgf", Mode::Problem);
    assert_eq!(play(&mut forced, "ba"), Response::Right);
    assert_eq!(forced.position().move_number(), 2, "the reply with the mark is played");
}

#[test]
fn the_same_position_goes_on_where_the_record_does() {
    let mut other_order = first_drill("go-24-transposition.sgf", Mode::Problem);
    assert!(matches!(play(&mut other_order, "ca"), Response::Continued(_)));
    assert_eq!(play(&mut other_order, "ba"), Response::Right);
    let mut away = first_drill("go-24-transposition.sgf", Mode::Problem);
    assert_eq!(play(&mut away, "hh"), Response::Unknown);
}

#[test]
fn passes_swaps_and_pieces_are_answers() {
    let mut pass = first_drill("hex-04-pass.sgf", Mode::Problem);
    assert!(matches!(play(&mut pass, "pass"), Response::Continued(_)));
    let mut piece = first_drill("blokus-01-right.blksgf", Mode::Problem);
    assert!(matches!(play(&mut piece, "e13,d13,c13,d12,d11"), Response::Continued(_)), "in any order");
    assert_eq!(play(&mut piece, "g12,f11,f12,g13,h12"), Response::Right);
    let mut four = first_drill("blokus-04-four-colours.blksgf", Mode::Problem);
    let Response::Continued(replies) = play(&mut four, "c16,d16,e16,c17,d17") else { panic!("it goes on") };
    let colours: Vec<usize> = replies.iter().map(|(colour, _)| colour.index()).collect();
    assert_eq!(colours, [1, 2, 3], "three opponents answer in one go");
    assert_eq!(play(&mut four, "c12,c13,b14,c14,b15"), Response::Right);
    let tree = read("hex-05-swap-guess.sgf", &fixture("hex-05-swap-guess.sgf"));
    let swap = asked(&tree, 1, Mode::Guess).into_iter().find(|exercise| path(&tree, exercise.node) == "0").unwrap();
    let mut swap = drill(&tree, 1, &swap, DrillOptions::default());
    assert_eq!(play(&mut swap, "swap-pieces"), Response::Right);
    // A swap answers the first move of a game, and no other; nobody gives up as an answer.
    for name in ["hex-01-right.sgf", "hex-04-pass.sgf"] {
        let mut drill = first_drill(name, Mode::Problem);
        let pass = if name == "hex-01-right.sgf" { "pass" } else { "resign" };
        for word in ["swap-pieces", "swap-sides", "resign", pass] {
            assert_eq!(play(&mut drill, word), Response::Illegal, "{name}: {word}");
            assert_eq!(drill.stage(), Stage::Asked);
        }
    }
}

#[test]
fn guesses_are_near_or_far() {
    let tree = read("go-32-guess.sgf", &fixture("go-32-guess.sgf"));
    let all = asked(&tree, 1, Mode::Guess);
    let at = |wanted: &str| all.iter().find(|exercise| path(&tree, exercise.node) == wanted).unwrap();
    let mut guess = drill(&tree, 1, at("0.0"), DrillOptions::default());
    assert_eq!(play(&mut guess, "ef"), Response::Wrong(Some(1)));
    guess.retry();
    assert_eq!(play(&mut guess, "ee"), Response::Right);
    assert_eq!(guess.points(), 1);
    let mut beside = drill(&tree, 1, at("0.0.0"), DrillOptions::default());
    assert_eq!(play(&mut beside, "eg"), Response::Also, "a variation that nobody blames");
    let mut shown = drill(&tree, 1, at("0.0.0"), DrillOptions::default());
    shown.show();
    assert_eq!((shown.stage(), shown.points(), shown.rating()), (Stage::Shown, 0, Rating::Again));
    assert_eq!(shown.position().move_number(), 4);
}

/// The comment of a node that names the move after it is not on view before that move is answered: neither where it is asked, nor where the
/// move before was answered or shown; then it is shown once.
#[test]
fn a_comment_that_names_the_answer_waits_for_it() {
    let tree = read("go-32-guess.sgf", &fixture("go-32-guess.sgf"));
    let all = asked(&tree, 1, Mode::Guess);
    let at = |wanted: &str| all.iter().find(|exercise| path(&tree, exercise.node) == wanted).unwrap();
    let foretold = "Next Black plays at E5.";
    for answer in ["gg", "shown"] {
        let mut before = drill(&tree, 1, at("0"), DrillOptions::default());
        match answer {
            "shown" => before.show(),
            answer => assert_eq!(play(&mut before, answer), Response::Right),
        }
        assert!(!texts(&before).contains("E5"), "{answer}: {}", texts(&before));
    }
    for answer in ["ee", "shown"] {
        let mut there = drill(&tree, 1, at("0.0"), DrillOptions::default());
        assert_eq!(there.view().comment, None);
        assert!(!texts(&there).contains("E5"), "{}", texts(&there));
        assert_eq!(play(&mut there, "aa"), Response::Wrong(Some(8)));
        assert!(!texts(&there).contains("E5"), "a wrong guess is no answer");
        there.retry();
        match answer {
            "shown" => there.show(),
            answer => assert_eq!(play(&mut there, answer), Response::Right),
        }
        assert_eq!(there.view().comment.as_deref(), Some(foretold), "{answer}");
    }
    // What an author asks is asked; what names nothing stays.
    let start = drill(&tree, 1, at(""), DrillOptions::default());
    assert_eq!(start.view().comment.as_deref(), Some("Start."));
    let text = "(;GM[1]SZ[9]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]C[Is it B9?](;B[ba];W[aa]C[Now C9 kills.];B[ca]C[RIGHT])(;B[aa];W[ba]C[B9 was right.]))";
    let tree = read("problem.sgf", text.as_bytes());
    let all = asked(&tree, 1, Mode::Problem);
    let mut problem = drill(&tree, 1, &all[0], DrillOptions::default());
    assert_eq!(problem.view().comment.as_deref(), Some("Is it B9?"));
    play(&mut problem, "ba");
    assert_eq!(problem.view().comment, None, "on the way a problem foretells no more than a game");
    play(&mut problem, "ca");
    assert_eq!(problem.view().comment.as_deref(), Some("Now C9 kills."));
    let mut wrong = drill(&tree, 1, &all[0], DrillOptions::default());
    play(&mut wrong, "aa");
    assert_eq!(wrong.view().comment.as_deref(), Some("B9 was right."), "the answer to what is wrong");
}

/// In games made of seeds, each with a comment that names any point: no view names the move that is asked, nor the next one after it.
#[test]
fn no_comment_of_a_game_names_its_next_moves() {
    let mut random = fastrand::Rng::with_seed(52);
    let (mut silenced, mut shown) = (0, 0);
    for _ in 0..40 {
        let mut points: Vec<(u8, u8)> = (0..81).map(|at| (at % 9, at / 9)).collect();
        random.shuffle(&mut points);
        let name = |(column, row): (u8, u8)| format!("{}{}", char::from(b"ABCDEFGHJ"[usize::from(column)]), 9 - row);
        let mut text = "(;GM[1]SZ[9]".to_owned();
        for (number, &(column, row)) in points[..12].iter().enumerate() {
            let letter = |at: u8| char::from(b'a' + at);
            let named = name(points[(number + random.usize(0..4)).min(11)]);
            let side = if number % 2 == 0 { "B" } else { "W" };
            text += &format!(";{side}[{}{}]C[Look at {named}.]", letter(column), letter(row));
        }
        let tree = read("seeded.sgf", (text + ")").as_bytes());
        for exercise in asked(&tree, 1, Mode::Guess) {
            let depth = exercise.depth as usize;
            let mut drill = drill(&tree, 1, &exercise, DrillOptions::default());
            assert!(!texts(&drill).contains(&format!("Look at {}.", name(points[depth]))));
            drill.show();
            let next = points[..12].get(depth + 1).map(|next| format!("Look at {}.", name(*next)));
            assert!(next.is_none_or(|next| !texts(&drill).contains(&next)));
            let comment = drill.view().comment;
            shown += usize::from(comment.is_some());
            silenced += usize::from(comment.is_none());
        }
    }
    assert!(silenced > 50 && shown > 200, "{silenced} {shown}");
}

#[test]
fn replies_are_drawn_among_those_that_are_marked() {
    let tree = read("go-03-choice.sgf", &fixture("go-03-choice.sgf"));
    let all = asked(&tree, 1, Mode::Problem);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..1000 {
        let mut drill = drill(&tree, 1, &all[0], DrillOptions { attempt: seed, ..DrillOptions::default() });
        let Response::Continued(replies) = play(&mut drill, "ba") else { panic!("it goes on") };
        *counts.entry(drill.position().move_value(&replies[0].1)).or_default() += 1;
    }
    assert_eq!(counts.keys().collect::<Vec<_>>(), ["aa", "ca"], "never the branch without the word");
    assert!(counts.values().all(|count| (400..=600).contains(count)), "{counts:?}");
    // Without the word the first branch answers, and by chance both do.
    let tree = read("go-01-right.sgf", &fixture("go-01-right.sgf"));
    let all = asked(&tree, 1, Mode::Problem);
    for (by_chance, most) in [(false, 1), (true, 2)] {
        let replies: std::collections::BTreeSet<String> = (0..40)
            .map(|seed| {
                let manner = DrillOptions { replies_by_chance: by_chance, seed, ..DrillOptions::default() };
                let mut drill = drill(&tree, 1, &all[0], manner);
                play(&mut drill, "ba");
                drill.position().last_move().map(|made| drill.position().move_value(&made.action)).unwrap()
            })
            .collect();
        assert_eq!(replies.len(), most, "{replies:?}");
    }
}

/// Turned by chance, the question is the same one: its key, its way to the solution, and the names of points in its comment.
#[test]
fn boards_are_turned_with_the_names_in_their_comments() {
    let text = "(;GM[1]FF[4]SZ[9]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]C[Not at A9.](;B[ba]C[RIGHT])(;B[aa];W[ba]))";
    let tree = read("turned.sgf", text.as_bytes());
    let all = asked(&tree, 1, Mode::Problem);
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..64 {
        let mut drill = drill(&tree, 1, &all[0], DrillOptions { turned: true, seed, ..DrillOptions::default() });
        assert_eq!(drill.key(), all[0].key);
        let view = drill.view();
        let corner = view.comment.unwrap().trim_start_matches("Not at ").trim_end_matches('.').to_owned();
        assert!(["A9", "J9", "A1", "J1"].contains(&corner.as_str()), "{corner}");
        // What is warned of there is wrong there.
        assert_eq!(play(&mut drill, &corner), Response::Wrong(None), "{corner}");
        let first = view.tree.write();
        seen.insert(first);
        drill.retry();
        drill.show();
        assert_eq!(drill.stage(), Stage::Shown);
    }
    assert_eq!(seen.len(), 8, "every way comes up");
    let hex = read("hex-03-white-te.sgf", &fixture("hex-03-white-te.sgf"));
    let all = asked(&hex, 1, Mode::Problem);
    for seed in 0..16 {
        let mut drill = drill(&hex, 1, &all[0], DrillOptions { turned: true, seed, ..DrillOptions::default() });
        drill.show();
        assert_eq!((drill.stage(), drill.key()), (Stage::Shown, all[0].key));
    }
}

/// All texts that a view holds, as whoever shows, reads out, searches or copies it could find them.
fn texts(drill: &Drill) -> String {
    let view = drill.view();
    let all: Vec<NodeId> = view.tree.games().flat_map(|root| view.tree.descendants(root)).collect();
    assert_eq!(all.last(), Some(&view.node), "nothing follows what is asked");
    assert!(all.iter().all(|&node| view.tree.child_count(node) <= 1), "and nothing stands beside it");
    let shown = Position::replay(&view.tree, view.node);
    let stones = |position: &Position| position.board().places().map(|place| position.stone(place)).collect::<Vec<_>>();
    assert_eq!(stones(&shown), stones(&view.position));
    format!("{}\n{}\n{}", String::from_utf8(view.tree.write()).unwrap(), view.prompt, view.comment.unwrap_or_default())
}

/// Nothing of a node that was not seen is in the view: no comment, no name, no point of a move that stands nowhere else.
#[test]
fn a_view_gives_nothing_away() {
    let mut looked = 0;
    for row in rows("FILES.tsv") {
        let (name, game) = (&row[0], row[1].parse::<usize>().unwrap());
        let tree = read(name, &fixture(name));
        for (_, mode) in Mode::ALL {
            for exercise in asked(&tree, game, mode) {
                let drill = drill(&tree, game, &exercise, DrillOptions::default());
                let text = texts(&drill);
                let seen: Vec<NodeId> = tree.way_up(exercise.node).collect();
                let shown: Vec<String> = seen.iter().flat_map(|&node| words_of(&tree, node)).collect();
                for node in tree.descendants(root(&tree, game)).filter(|node| !seen.contains(node)) {
                    for word in words_of(&tree, node)
                        .into_iter()
                        .filter(|word| !shown.iter().any(|shown| shown.contains(word.as_str())))
                    {
                        assert!(!text.contains(&word), "{name} {mode:?}: {word} in {text}");
                        looked += 1;
                    }
                }
                for hidden in ["RE[", "GC[", "GN[", "TE[", "BM[", "WV[", "N[", "RIGHT", "CHOICE"] {
                    let in_root = name.contains("traps") && hidden == "RIGHT";
                    assert!(in_root || !text.contains(hidden), "{name} {mode:?}: {hidden} in {text}");
                }
            }
        }
    }
    assert!(looked > 500, "{looked}");
}

/// The comment of a node, and its values as they are written.
fn words_of(tree: &Tree, node: NodeId) -> Vec<String> {
    let values = tree.properties(node).flat_map(|property| {
        let id = property.id().into_owned();
        property.values().map(move |raw| format!("{id}[{}]", String::from_utf8_lossy(raw))).collect::<Vec<_>>()
    });
    values.chain(tree.text(node, "C").filter(|comment| comment.len() > 3)).collect()
}

#[test]
fn other_branches_of_a_problem_for_both_colours_stay_hidden() {
    let tree = read("go-22-both-colours.sgf", &fixture("go-22-both-colours.sgf"));
    let all = asked(&tree, 1, Mode::Problem);
    let mut black = drill(&tree, 1, &all[0], DrillOptions::default());
    assert!(!texts(&black).contains(";W["));
    black.show();
    assert!(!texts(&black).contains(";W["), "nor in the solution");
}

/// At a fork of a game the words of the node are shown, not those of the moves before; and what foretells the answer waits for it.
#[test]
fn a_fork_of_a_game_lists_its_branches() {
    const BEFORE: &str = "(;GM[1]SZ[9]C[Start.];B[ee]C[The middle.];W[cc]";
    for (words, shown) in [
        ("C[Where now?]", Some("Where now?")),
        ("C[D7 is best.]", None),
        ("LB[dc:A]C[A is best.]", None),
        ("LB[dc:A][gg:B]C[A or B?]", Some("A or B?")),
        ("", None),
    ] {
        let text = format!("{BEFORE}{words}(;B[gg]BM[1])(;B[dc];W[dd]))");
        let tree = read("game.sgf", text.as_bytes());
        let question = asked(&tree, 1, Mode::Problem).remove(0);
        let mut drill = drill(&tree, 1, &question, DrillOptions::default());
        assert_eq!(drill.view().comment.as_deref(), shown, "{text}");
        assert!(!texts(&drill).contains("best"), "{text}");
        // It can be tried again.
        assert_eq!(play(&mut drill, "gg"), Response::Wrong(None));
        assert!(!texts(&drill).contains("best"), "{text}");
        drill.retry();
        assert_eq!(play(&mut drill, "dc"), Response::Right);
        assert!(
            !words.contains("best") || drill.view().comment.is_some_and(|message| message.contains("best")),
            "{text}"
        );
    }
}

/// The stars that mark the good letter are left out of what a reader sees.
#[test]
fn a_star_next_to_a_letter_is_not_shown() {
    let tree = read("go-31-joseki.sgf", &fixture("go-31-joseki.sgf"));
    let white =
        asked(&tree, 1, Mode::Repertoire).into_iter().find(|exercise| path(&tree, exercise.node) == "0").unwrap();
    let mut drill = drill(&tree, 1, &white, DrillOptions::default());
    assert_eq!(drill.view().comment.as_deref(), Some("White continues with 'A' or 'B'."));
    assert_eq!(play(&mut drill, "dd"), Response::Wrong(None), "a known mistake, with its comment");
    assert_eq!(drill.view().comment.as_deref(), Some("White 2 is a mistake."));
    drill.retry();
    assert_eq!(play(&mut drill, "ce"), Response::Right);
}
