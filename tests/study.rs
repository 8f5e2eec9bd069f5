//! Problems are judged, asked and scheduled as their conventions say: against a table of verdicts made by hand, and a second, plain judge.

use crate::{corpus, tries};
mod asked;
mod capturing;
mod leaving;
mod made;
mod marks;
mod others;
mod plain;
mod starters;

use std::collections::BTreeMap;
use std::fs;

use variorum::sgf::{NodeId, ReadOptions, Tree};
use variorum::study::{Convention, ItemState, JudgeOverrides, Judgement, Memory, Rating, Schedule, Verdict, judge};

/// A fixture: its bytes by its name.
pub fn fixture(name: &str) -> Vec<u8> {
    fs::read(corpus::own().join("problems").join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The rows of a table of the fixtures, without its head.
pub fn rows(name: &str) -> Vec<Vec<String>> {
    let text = String::from_utf8(fixture(name)).unwrap();
    text.lines().skip(1).map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

pub fn read(name: &str, bytes: &[u8]) -> Tree {
    Tree::read_with(bytes.to_vec(), &ReadOptions::default().of_file(name.as_ref())).0
}

pub fn root(tree: &Tree, game: usize) -> NodeId {
    tree.games().nth(game - 1).expect("the game")
}

pub fn path(tree: &Tree, node: NodeId) -> String {
    tree.path(node).iter().map(usize::to_string).collect::<Vec<_>>().join(".")
}

/// The verdicts of a game by their paths.
pub fn verdicts(tree: &Tree, judgement: &Judgement) -> BTreeMap<String, Verdict> {
    judgement.verdicts().map(|(node, verdict)| (path(tree, node), verdict)).collect()
}

fn judged(tree: &Tree, game: usize) -> Judgement {
    judge(tree, root(tree, game), JudgeOverrides::default())
}

#[test]
fn every_verdict_that_was_made_by_hand_is_found() {
    let key = rows("KEY.tsv");
    assert_eq!(key.len(), 196);
    for row in &key {
        let tree = read(&row[0], &fixture(&row[0]));
        let judgement = judged(&tree, row[1].parse().unwrap());
        let found = verdicts(&tree, &judgement).get(&row[2]).map(|verdict| verdict.name());
        assert_eq!(found, Some(row[3].as_str()), "{row:?} by {}", judgement.convention.name());
    }
}

#[test]
fn every_convention_and_solver_is_found() {
    for row in rows("FILES.tsv") {
        let tree = read(&row[0], &fixture(&row[0]));
        let game: usize = row[1].parse().unwrap();
        let judgement = judged(&tree, game);
        assert_eq!(judgement.convention.name(), row[2], "{row:?}");
        assert_eq!(judgement.solver_text(&tree, root(&tree, game)), row[3], "{row:?}");
        let is_judgeable = !["none", "game"].contains(&row[2].as_str());
        assert_eq!(judgement.judgeable, is_judgeable, "{row:?}");
        assert_eq!(judgement.verdicts().next().is_some(), is_judgeable, "{row:?}");
        if is_judgeable {
            // A verdict for every node with a move.
            let moves = tree
                .descendants(root(&tree, game))
                .filter(|&node| ["B", "W", "1", "2", "3", "4"].iter().any(|id| tree.has(node, id)));
            assert!(moves.into_iter().all(|node| judgement.verdict(node).is_some()), "{row:?}");
            assert!(judgement.evidence.len() > 2, "{row:?}: {}", judgement.evidence);
        }
    }
}

/// The plain judge, which knows the conventions from the outside, says the same of every node of every fixture.
#[test]
fn a_second_judge_agrees_on_the_fixtures() {
    let mut compared = 0;
    for row in rows("FILES.tsv") {
        let tree = read(&row[0], &fixture(&row[0]));
        let game: usize = row[1].parse().unwrap();
        let judgement = judged(&tree, game);
        if !judgement.judgeable {
            continue;
        }
        let plain = plain::judge(&tree, root(&tree, game), judgement.convention);
        assert_eq!(verdicts(&tree, &judgement), plain, "{row:?}");
        compared += plain.len();
    }
    assert!(compared > 300, "{compared}");
}

/// Problems that were made of seeds, in each convention: the convention is found, and both judges agree.
#[test]
fn a_second_judge_agrees_on_problems_made_of_seeds() {
    for &(name, convention) in &Convention::ALL {
        if !convention.judges() || convention == Convention::All {
            continue;
        }
        let (mut found, mut kinds) = (0, [0; Verdict::ALL.len()]);
        let first = tries::first_seed();
        let count = tries::tries(500) as u64;
        for seed in first..first + count {
            let text = made::problem(convention, seed);
            let tree = read("made.sgf", text.as_bytes());
            let judgement = judged(&tree, 1);
            let wished =
                judge(&tree, root(&tree, 1), JudgeOverrides { convention: Some(convention), same_position: false });
            let expected = plain::judge(&tree, root(&tree, 1), convention);
            assert_eq!(verdicts(&tree, &wished), expected, "{name} {seed}: {text}");
            if matches!(convention, Convention::MainLine | Convention::LeafColour) {
                assert_eq!(judgement.convention, plain::unmarked(&tree, root(&tree, 1)), "{name} {seed}: {text}");
            }
            if judgement.convention == convention {
                found += 1;
                assert_eq!(verdicts(&tree, &judgement), expected, "{name} {seed}: {text}");
            }
            expected.values().for_each(|verdict| kinds[*verdict as usize] += 1);
        }
        // Where the main line ends with the solver by chance, it is another convention.
        let least = match convention {
            // Most have several first moves with a line that ends with the solver.
            Convention::MainLine => count / 8,
            _ => count * 3 / 5,
        };
        assert!(found >= least, "{name}: found in {found} of {count}");
        assert!(kinds[1..].iter().all(|count| *count > 100), "{name}: {kinds:?}");
    }
}

/// Games with words or marks at their forks: the forks that ask are those that a plain search finds, and both judges agree.
#[test]
fn a_second_judge_agrees_on_games_with_marked_forks() {
    let (mut asking, mut kinds) = ([0; 2], [0; Verdict::ALL.len()]);
    let first = tries::first_seed();
    let count = tries::tries(1000) as u64;
    for seed in first..first + count {
        let text = made::game(seed);
        let tree = read("made.sgf", text.as_bytes());
        let judgement = judged(&tree, 1);
        let by = |convention| (convention, plain::forks(&tree, root(&tree, 1), convention));
        let found = [by(Convention::RightWord), by(Convention::CorrectWord)];
        let by_words = found.into_iter().find(|(_, forks)| !forks.is_empty());
        asking[0] += u64::from(by_words.is_some());
        let by_words = by_words.map(|(convention, forks)| {
            let expected = plain::judge_at(&tree, root(&tree, 1), convention, forks.clone());
            (convention, forks, expected)
        });
        let by_marks = || plain::choices(&tree, root(&tree, 1)).inspect(|_| asking[1] += 1);
        let Some((convention, forks, expected)) = by_words.or_else(by_marks) else {
            assert!(!judgement.judgeable, "{seed}: {text}");
            continue;
        };
        assert_eq!(judgement.convention, convention, "{seed}: {text}");
        assert_eq!(verdicts(&tree, &judgement), expected, "{seed}: {forks:?} {text}");
        expected.values().for_each(|verdict| kinds[*verdict as usize] += 1);
    }
    assert!(asking.iter().all(|asking| *asking > count / 8), "{asking:?} of {count}");
    assert!(kinds.iter().all(|kind| *kind as u64 > count / 5), "{kinds:?}");
}

/// Rows: a record, and what is said of each node with a move.
#[test]
fn common_kinds_of_problems_are_judged_as_their_authors_mean() {
    const DEAD: &str = "(;GM[1]FF[4]SZ[9]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]";
    for (record, convention, expected) in [
        // A word with letters beside it.
        (format!("{DEAD}(;B[ba]C[sekiRIGHT])(;B[ca]C[COPYRIGHT]))"), "right-word", "0 right 1 wrong"),
        // Prose that begins like a verdict.
        (format!("{DEAD}(;B[ba]C[Correct.])(;B[ca]C[Right side is bigger]))"), "correct-word", "0 right 1 wrong"),
        (format!("{DEAD}(;B[ba];W[aa]C[Right side is bigger])(;B[ca]))"), "leaf-colour", "0 wrong 0.0 wrong 1 right"),
        // Words and marks on moves to choose from that are not understood: no guess goes against them.
        (format!("{DEAD}(;B[ba]C[Right side is bigger];W[aa])(;B[ca]))"), "none", ""),
        (format!("{DEAD}(;B[ba]C[This is not correct])(;B[ca]C[That's right!]))"), "correct-word", "0 wrong 1 right"),
        (format!("{DEAD}(;B[ba]C[Good move!])(;B[ca]C[Bad move]))"), "none", ""),
        (format!("{DEAD}(;B[ba]C[Yes, correct])(;B[ca]C[No, this is wrong]))"), "none", ""),
        (
            format!("{DEAD}(;B[ba]C[A is correct.])(;B[ca]C[B is a mistake.])(;B[aa]C[C: not good enough.]))"),
            "none",
            "",
        ),
        (format!("{DEAD}(;B[ba]N[Correct])(;B[ca]N[Wrong]))"), "correct-word", "0 right 1 wrong"),
        (format!("{DEAD}(;B[ba]DO[])(;B[ca]))"), "none", ""),
        (format!("{DEAD}(;B[ba]C[好手])(;B[ca]))"), "none", ""),
        (format!("{DEAD};B[ga];W[ba](;B[ca]C[Good move!])(;B[aa]))"), "none", ""),
        // A letter before the verdict is its own move's, unless it stands on another point.
        (
            format!("{DEAD}(;B[ba]LB[ba:A]C[A: correct!])(;B[ca]LB[ca:B]C[(B) wrong]))"),
            "correct-word",
            "0 right 1 wrong",
        ),
        (format!("{DEAD}(;B[ba]LB[ca:A]C[A: correct!])(;B[ca]))"), "none", ""),
        // What is no word says nothing.
        (format!("{DEAD}(;B[ba]N[A])(;B[ca]C[2.]))"), "leaf-colour", "0 right 1 right"),
        // No marks, and several answers.
        (
            format!("{DEAD}(;B[aa];W[ba];B[ca])(;B[ba];W[aa];B[ca])(;B[ca];W[ba]))"),
            "leaf-colour",
            // White’s stone has captured the first one: there Black’s last move is suicide.
            "0 wrong 0.0 wrong 0.0.0 wrong 1 continued 1.0 continued 1.0.0 right 2 wrong 2.0 wrong",
        ),
        (
            format!("{DEAD}(;B[ga];W[ba];B[gb])(;B[ba];W[aa];B[ca])(;B[ca];W[ba]))"),
            "leaf-colour",
            "0 continued 0.0 continued 0.0.0 right 1 continued 1.0 continued 1.0.0 right 2 wrong 2.0 wrong",
        ),
        // The main line’s last move is illegal: it is no answer, and another line is.
        (
            format!("{DEAD}(;B[aa];W[ba];B[ca])(;B[ca];W[ba];B[ia]))"),
            "leaf-colour",
            "0 wrong 0.0 wrong 0.0.0 wrong 1 continued 1.0 continued 1.0.0 right",
        ),
        // The comment at the question says it by letters: what is right there is not known from the lines.
        (format!("{DEAD}LB[ba:A][ca:B]C[A: Not correct. B: Correct.](;B[ba])(;B[ca]))"), "none", ""),
        // And a word that is turned round is no praise.
        (format!("{DEAD}(;B[ba]C[Not correct])(;B[ca]))"), "correct-word", "0 wrong 1 right"),
        (format!("{DEAD}(;B[ba]C[NOT RIGHT])(;B[ca]C[RIGHT]))"), "right-word", "0 wrong 1 right"),
        // A word of praise above a choice between right and wrong leads on; without an answer below it is the answer.
        (
            format!("{DEAD}(;B[ba]C[Correct so far];W[aa](;B[ca]C[Wrong])(;B[ga]C[Correct];W[gb]))(;B[ca]C[Wrong]))"),
            "correct-word",
            "0 continued 0.0 continued 0.0.0 wrong 0.0.1 right 0.0.1.0 right 1 wrong",
        ),
        (
            format!("{DEAD}(;B[ba]C[Correct.];W[aa](;B[ca]C[Wrong];W[ga])(;B[ga]))(;B[ca]))"),
            "correct-word",
            "0 right 0.0 right 0.0.0 wrong 0.0.0.0 wrong 0.0.1 right 1 wrong",
        ),
        (
            format!("{DEAD}(;B[ba]C[Correct.];W[aa]C[Fails.];B[ca]C[Correct])(;B[ca]))"),
            "correct-word",
            "0 right 0.0 right 0.0.0 right 1 wrong",
        ),
        // A check mark.
        (
            format!("{DEAD}(;B[ba];W[aa];B[ca]CH[1])(;B[ca];W[ba]))"),
            "ch",
            "0 continued 0.0 continued 0.0.0 right 1 wrong 1.0 wrong",
        ),
        // A fork of a game: of Go, of Hex, with handicap; and one in a longer game.
        (
            "(;GM[1]SZ[9];B[ee];W[cc](;B[gg]C[Incorrect])(;B[dc]C[CORRECT]))".to_owned(),
            "correct-word",
            "0 unjudged 0.0 unjudged 0.0.0 wrong 0.0.1 right",
        ),
        (
            "(;GM[11]SZ[5];B[c3];W[b2](;B[a1]C[Incorrect])(;B[b3]C[Correct];W[d2]))".to_owned(),
            "correct-word",
            "0 unjudged 0.0 unjudged 0.0.0 wrong 0.0.1 right 0.0.1.0 right",
        ),
        ("(;GM[1]SZ[9]HA[2]AB[cc][gg](;W[ee]C[RIGHT])(;W[cg]))".to_owned(), "right-word", "0 right 1 wrong"),
        // Marks on the choices at a fork: what is praised is right, else what is not blamed; and beside praise what nobody blames is open.
        (
            "(;GM[1]SZ[9];B[ee];W[cc](;B[gg]BM[1];W[gc])(;B[dc];W[cg]))".to_owned(),
            "bm",
            "0 unjudged 0.0 unjudged 0.0.0 wrong 0.0.0.0 wrong 0.0.1 right 0.0.1.0 right",
        ),
        (
            "(;GM[1]SZ[9];B[ee];W[cc](;B[gg]DO[])(;B[dc]IT[])(;B[cg]))".to_owned(),
            "bm",
            "0 unjudged 0.0 unjudged 0.0.0 wrong 0.0.1 right 0.0.2 right",
        ),
        (
            "(;GM[1]SZ[9];B[ee];W[cc](;B[gg]BM[1])(;B[dc]TE[1])(;B[cg]))".to_owned(),
            "te+bm",
            "0 unjudged 0.0 unjudged 0.0.0 wrong 0.0.1 right 0.0.2 unjudged",
        ),
        (
            "(;GM[11]SZ[5];B[c3](;W[b2]WV[])(;W[d2];B[a1]))".to_owned(),
            "wv",
            "0 unjudged 0.0 wrong 0.1 right 0.1.0 right",
        ),
        ("(;GM[1]SZ[9]HA[2]AB[cc][gg](;W[ee]CH[1])(;W[cg]))".to_owned(), "ch", "0 right 1 unjudged"),
        ("(;GM[1]SZ[9];B[ee](;W[cc]GB[1])(;W[cg]GW[1]))".to_owned(), "gb-gw", "0 unjudged 0.0 wrong 0.1 right"),
        // One of two forks has a word: words say more than marks.
        (
            "(;GM[1]SZ[9];B[ee](;W[cc]C[RIGHT])(;W[cg];B[gg](;W[gc]BM[1])(;W[cc])))".to_owned(),
            "right-word",
            "0 unjudged 0.0 right 0.1 wrong 0.1.0 wrong 0.1.0.0 wrong 0.1.0.1 wrong",
        ),
        // No choice, or none that is said: the same move twice, both bad, a mark in the middle of a line, a spot of interest, the last move.
        ("(;GM[1]SZ[9];B[ee];W[cc](;B[gg]BM[1];W[gc])(;B[gg]))".to_owned(), "game", ""),
        ("(;GM[1]SZ[9];B[ee];W[cc](;B[gg]BM[1])(;B[dc]DO[]))".to_owned(), "game", ""),
        ("(;GM[1]SZ[9];B[ee];W[cc](;B[gg];W[gc];B[cg]TE[1])(;B[dc]))".to_owned(), "game", ""),
        ("(;GM[1]SZ[9];B[ee];W[cc](;B[gg]HO[1])(;B[dc]IT[]))".to_owned(), "game", ""),
        ("(;GM[1]SZ[9];B[ee];W[cc](;B[gg]TR[gg])(;B[dc]TR[dc]))".to_owned(), "game", ""),
        ("(;GM[1]SZ[9];B[ee]TE[1](;W[cc])(;B[dc]BM[1]))".to_owned(), "game", ""),
        // Praise is no verdict.
        ("(;GM[1]SZ[9];B[ee];W[cc](;B[gg]C[Right direction. Well played.])(;B[dc]))".to_owned(), "game", ""),
        // An illegal answer.
        (
            "(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb](;B[bb]C[RIGHT])(;B[ba]C[RIGHT]))".to_owned(),
            "right-word",
            "0 wrong 1 right",
        ),
        // A verdict that its sentence takes back is none, and never certain.
        (
            format!("{DEAD}(;B[ba]C[Right idea, wrong move])(;B[ca]C[Correct])(;B[aa]C[x]))"),
            "correct-word",
            "0 unjudged 1 right 2 wrong",
        ),
        (
            format!(
                "{DEAD}(;B[ba]C[Correct shape, but it dies];W[aa])(;B[ca];W[ga];B[aa]C[Correct.])(;B[ga]C[Wrong]))"
            ),
            "correct-word",
            "0 unjudged 0.0 unjudged 1 continued 1.0 continued 1.0.0 right 2 wrong",
        ),
        (
            format!("{DEAD}(;B[ba]C[Correct, but it fails];W[aa](;B[ca]C[Correct!])(;B[ga]))(;B[ca]C[Wrong]))"),
            "correct-word",
            "0 continued 0.0 continued 0.0.0 right 0.0.1 wrong 1 wrong",
        ),
        (format!("{DEAD}(;B[ba]C[Correct: no])(;B[ca]C[Correct: yes]))"), "correct-word", "0 unjudged 1 right"),
        (
            format!("{DEAD}(;B[ba]C[正解ではない])(;B[ca]C[正解])(;B[aa]C[失敗]))"),
            "correct-word",
            "0 wrong 1 right 2 wrong",
        ),
        (format!("{DEAD}(;B[ba]C[Correct... not!])(;B[ca]))"), "none", ""),
        // Where only what is wrong is said, what else is said is not praise.
        (
            format!("{DEAD}(;B[ba]C[Incorrect])(;B[ca]C[Black dies.])(;B[aa]C[C is a mistake.])(;B[ga]))"),
            "correct-word",
            "0 wrong 1 unjudged 2 unjudged 3 right",
        ),
        (
            format!("{DEAD}(;B[ba]C[The correct answer])(;B[ca]C[A wrong answer])(;B[aa]C[Wrong answer]))"),
            "correct-word",
            "0 right 1 wrong 2 wrong",
        ),
        (
            format!("{DEAD}(;B[ba]C[You are wrong])(;B[ca]C[That isn't correct.])(;B[aa]C[Wrong]))"),
            "correct-word",
            "0 unjudged 1 unjudged 2 wrong",
        ),
        (
            format!("{DEAD}(;B[ba]C[Right side move is wrong])(;B[ca])(;B[aa]C[Wrong];W[ga];B[gb]C[Dead.]))"),
            "correct-word",
            "0 unjudged 1 right 2 wrong 2.0 wrong 2.0.0 wrong",
        ),
        (
            format!("{DEAD}(;B[ba];W[aa];B[ca]C[Fail])(;B[ca];W[ba];B[gg]C[Ko])(;B[ga];W[gb];B[gc]))"),
            "correct-word",
            "0 wrong 0.0 wrong 0.0.0 wrong 1 unjudged 1.0 unjudged 1.0.0 unjudged 2 continued 2.0 continued 2.0.0 right",
        ),
        // Praise of the reply to a move that is called wrong does not turn it round.
        (
            format!("{DEAD}(;B[ba]C[Failure diagram];W[ca]C[Correct for White])(;B[ca]C[Solution];W[aa];B[gg]))"),
            "correct-word",
            "0 wrong 0.0 wrong 1 right 1.0 right 1.0.0 right",
        ),
        (
            format!("{DEAD}(;B[ba]C[Solution];W[ca]C[Correct response.])(;B[ca]C[Failure];W[aa]C[Correct!]))"),
            "correct-word",
            "0 right 0.0 right 1 unjudged 1.0 unjudged",
        ),
        // The same of White’s wrong reply and Black’s answer is no contradiction.
        (
            format!("{DEAD}(;B[ba];W[aa]C[Wrong];B[ca]C[Correct])(;B[ca]))"),
            "correct-word",
            "0 continued 0.0 continued 0.0.0 right 1 wrong",
        ),
        // One colour's answers are marked, the other's are not.
        (
            format!("{DEAD}(;B[ba]C[RIGHT])(;B[ca])(;W[ba];B[aa]))"),
            "right-word",
            "0 right 1 wrong 2 unjudged 2.0 unjudged",
        ),
    ] {
        let tree = read("row.sgf", record.as_bytes());
        let judgement = judged(&tree, 1);
        let found: Vec<String> =
            judgement.verdicts().map(|(node, verdict)| format!("{} {}", path(&tree, node), verdict.name())).collect();
        assert_eq!((judgement.convention.name(), &found.join(" ")[..]), (convention, expected), "{record}");
        if convention == "none" {
            let codes: Vec<_> = judgement.remarks.iter().map(|remark| remark.code).collect();
            assert_eq!(codes, ["no-convention"], "{record}");
        }
        if expected.contains("unjudged") {
            let says_why = |code: &str| judgement.remarks.iter().any(|remark| remark.code == code);
            assert!(
                ["outside-question", "no-answer", "choice-not-marked", "marks-disagree"].into_iter().any(says_why),
                "{record}: {:?}",
                judgement.remarks
            );
        }
    }
}

/// What may be changed in a record without a word changing its meaning.
#[test]
fn case_blanks_line_ends_and_encodings_change_no_verdict() {
    let commented = |text: &str, change: &dyn Fn(&str) -> String| {
        let mut parts = text.split("C[");
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let end = part.find(']').unwrap();
            out += &format!("C[{}{}", change(&part[..end]), &part[end..]);
        }
        out
    };
    let blanks = |text: &str| format!("\n  {} \n\n", text.replace(' ', "  "));
    for row in rows("FILES.tsv") {
        let (name, game) = (&row[0], row[1].parse::<usize>().unwrap());
        let bytes = fixture(name);
        let original = read(name, &bytes);
        let Ok(text) = String::from_utf8(bytes.clone()) else { continue };
        let expected = verdicts(&original, &judged(&original, game));
        let utf16 = |text: &str| {
            let units = std::iter::once(0xfeff).chain(text.encode_utf16());
            units.flat_map(u16::to_le_bytes).collect::<Vec<u8>>()
        };
        let mut changed: Vec<(&str, Vec<u8>)> = vec![
            ("upper case", commented(&text, &|comment| comment.to_uppercase()).into_bytes()),
            ("lower case", commented(&text, &|comment| comment.to_lowercase()).into_bytes()),
            ("blanks", commented(&text, &blanks).into_bytes()),
            ("other line ends", text.replace("\r\n", "\n").replace('\n', "\r\n").into_bytes()),
            ("old line ends", text.replace("\r\n", "\n").replace('\n', "\r").into_bytes()),
            ("UTF-16", utf16(&text.replace("CA[UTF-8]", ""))),
            ("TE", text.replace("TE[1]", "TE[x]").replace("TE[2]", "TE[1]").replace("TE[x]", "TE[2]").into_bytes()),
            ("BM", text.replace("BM[1]", "BM[2]").into_bytes()),
        ];
        if text.is_ascii() {
            changed.push(("ISO-8859-1", text.replace("UTF-8", "ISO-8859-1").into_bytes()));
        }
        for (what, bytes) in changed {
            let tree = read(name, &bytes);
            assert_eq!(verdicts(&tree, &judged(&tree, game)), expected, "{name} {game}: {what}");
        }
    }
}

/// Japanese words in the encodings in which they are written.
#[test]
fn words_are_looked_for_after_decoding() {
    let tree = read("go-30-sjis.sgf", &fixture("go-30-sjis.sgf"));
    let expected = verdicts(&tree, &judged(&tree, 1));
    let comments: Vec<(String, String)> =
        tree.descendants(root(&tree, 1)).filter_map(|node| Some((path(&tree, node), tree.text(node, "C")?))).collect();
    assert!(comments.iter().any(|(_, comment)| comment == "正解"), "{comments:?}");
    let text = "(;GM[1]FF[4]SZ[9]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]C[黒先](;B[aa]C[失敗];W[ba])(;B[ba]C[正解]))";
    let plain = read("plain.sgf", text.as_bytes());
    assert_eq!(verdicts(&plain, &judged(&plain, 1)), expected);
}

/// A node without a move before the first one moves every path, and no verdict.
#[test]
fn a_node_before_the_first_move_changes_no_verdict() {
    for row in rows("FILES.tsv") {
        let (name, game) = (&row[0], row[1].parse::<usize>().unwrap());
        if name.contains("sjis") {
            continue;
        }
        let text = String::from_utf8(fixture(name)).unwrap();
        let original = read(name, text.as_bytes());
        let expected = verdicts(&original, &judged(&original, game));
        let record = text.split("\n(").map(|game| game.trim_end()).nth(game - 1).unwrap().to_owned();
        let record = if game > 1 { format!("({record}") } else { record };
        // The first node ends where the next one, or a variation, begins outside of a value.
        let (mut inside, mut end) = (false, 0);
        for (at, letter) in record.char_indices().skip(2) {
            match letter {
                '[' => inside = true,
                ']' => inside = false,
                ';' | '(' if !inside => {
                    end = at;
                    break;
                }
                _ => {}
            }
        }
        let changed = format!("{};N[a thought]{}", &record[..end], &record[end..]);
        let tree = read(name, changed.as_bytes());
        let judgement = judged(&tree, 1);
        let shifted: BTreeMap<String, Verdict> =
            verdicts(&tree, &judgement).into_iter().map(|(path, verdict)| (path[2..].to_owned(), verdict)).collect();
        assert_eq!(shifted, expected, "{name} {game}: {changed}");
        assert_eq!(judgement.convention, judged(&original, game).convention, "{name} {game}");
    }
}

#[test]
fn equal_positions_are_reported_and_can_share_their_verdicts() {
    let tree = read("go-24-transposition.sgf", &fixture("go-24-transposition.sgf"));
    let by_marks = judged(&tree, 1);
    let at = |text: &str| {
        let path: Vec<usize> = text.split('.').map(|number| number.parse().unwrap()).collect();
        tree.at_path(root(&tree, 1), &path).unwrap()
    };
    assert_eq!(by_marks.verdict(at("2")), Some(Verdict::Wrong));
    assert_eq!(by_marks.verdict(at("2.0.0")), Some(Verdict::Wrong));
    let reported: Vec<_> = by_marks.remarks.iter().filter(|remark| remark.code == "same-position").collect();
    assert_eq!(reported.len(), 1);
    assert_eq!((reported[0].node, reported[0].other), (at("2.0.0"), Some(at("0.0.0"))));
    let shared = judge(&tree, root(&tree, 1), JudgeOverrides { same_position: true, ..JudgeOverrides::default() });
    assert_eq!(shared.verdict(at("2")), Some(Verdict::Continued));
    assert_eq!(shared.verdict(at("2.0.0")), Some(Verdict::Right));
    assert_eq!(shared.verdict(at("1")), Some(Verdict::Wrong));
}

#[test]
fn contradictory_judgements_are_reported_and_change_nothing() {
    let codes = |name: &str| {
        let tree = read(name, &fixture(name));
        judged(&tree, 1).remarks.iter().map(|remark| (remark.code, path(&tree, remark.node))).collect::<Vec<_>>()
    };
    assert_eq!(codes("go-26-contradiction.sgf"), [("marks-disagree", "0".to_owned())]);
    assert_eq!(codes("go-20-pl-against-moves.sgf"), [("turn-against-moves", "0".to_owned())]);
    assert_eq!(codes("go-27-no-marks-opponent-last.sgf"), [("no-convention", String::new())]);
    assert_eq!(codes("go-28-not-a-problem.sgf"), [("not-a-problem", String::new())]);
    assert!(codes("go-01-right.sgf").is_empty());
}

/// A tree that is wide, one that is deep, and one without an end of moveless nodes: no recursion, and no more than a glance for each node.
#[test]
fn large_problems_are_judged() {
    let start = "(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb]";
    let deep: String = (0..100_000).map(|n| if n % 2 == 0 { ";B[]" } else { ";W[]" }).collect();
    let wide: String = (0..100_000).map(|n| format!("(;B[{}];W[ii])", ["aa", "ba", "ca"][n % 3])).collect();
    let idle: String = (0..100_000).map(|_| ";N[x]").collect();
    for (text, count) in [
        (format!("{start}{deep}C[RIGHT])"), 100_000),
        (format!("{start}{wide}(;B[ea]C[RIGHT]))"), 200_001),
        (format!("{start}{idle};B[aa]C[RIGHT])"), 1),
    ] {
        let tree = read("large.sgf", text.as_bytes());
        let judgement = std::thread::Builder::new().stack_size(256 << 10).spawn(move || {
            let judgement = judge(
                &tree,
                tree.games().next().unwrap(),
                JudgeOverrides { same_position: true, ..JudgeOverrides::default() },
            );
            (judgement.verdicts().count(), judgement.convention, judgement.remarks.len())
        });
        let (verdicts, convention, remarks) = judgement.unwrap().join().unwrap();
        assert_eq!((verdicts, convention), (count, Convention::RightWord));
        assert!(remarks <= 303, "{remarks}");
    }
}

#[test]
fn histories_have_the_intervals_of_the_table() {
    let table = rows("FSRS6.tsv");
    assert_eq!(table.len(), 60);
    for row in &table {
        let mut memory: Option<Memory> = None;
        for answer in row[0].split(' ') {
            let (days, rating) = answer.split_once(':').unwrap();
            let rating = Rating::of_number(rating.parse().unwrap()).unwrap();
            memory = Some(memory.map_or(Memory::first(rating), |memory| memory.then(days.parse().unwrap(), rating)));
        }
        let memory = memory.unwrap();
        let reported =
            [format!("{:.4}", memory.stability), format!("{:.4}", memory.difficulty), memory.interval().to_string()];
        assert_eq!(reported, row[1..4], "{}", row[0]);
    }
}

/// A thousand drills against a second reading of the formulas, written down once more in their plain form.
#[test]
fn a_second_schedule_agrees() {
    let mut random = fastrand::Rng::with_seed(34);
    for _ in 0..1000 {
        let (mut standing, mut plain): (Option<ItemState>, Option<(f64, f64)>) = (None, None);
        for _ in 0..random.usize(1..12) {
            let days = [0, 0, 1, 2, 3, 7, 20, 60, 200, 1000][random.usize(0..10)];
            let number = random.u64(1..5);
            standing = Some(Schedule::Fsrs.then(standing, days, Rating::of_number(number).unwrap()));
            plain = Some(plain_fsrs(plain, f64::from(days), number as f64));
            let (Some(ItemState::Memory(memory)), Some((s, d))) = (standing, plain) else { panic!() };
            assert!((memory.stability / s - 1.0).abs() < 1e-9 && (memory.difficulty - d).abs() < 1e-9);
            assert_eq!(memory.interval(), s.round().clamp(1.0, 36_500.0) as u32);
        }
    }
}

fn plain_fsrs(before: Option<(f64, f64)>, t: f64, g: f64) -> (f64, f64) {
    let text = "0.212 1.2931 2.3065 8.2956 6.4133 0.8334 3.0194 0.001 1.8722 0.1666 0.796 1.4835 0.0614 0.2629 1.6483 \
                0.6014 1.8729 0.5425 0.0912 0.0658 0.1542";
    let w: Vec<f64> = text.split_whitespace().map(|number| number.parse().unwrap()).collect();
    let d0 = |g: f64| w[4] - (w[5] * (g - 1.0)).exp() + 1.0;
    let Some((s, d)) = before else { return (w[g as usize - 1], d0(g).clamp(1.0, 10.0)) };
    let factor = 0.9_f64.powf(-1.0 / w[20]) - 1.0;
    let r = (1.0 + factor * t / s).powf(-w[20]);
    let stability = if t == 0.0 {
        let change = (w[17] * (g - 3.0 + w[18])).exp() * s.powf(-w[19]);
        if g >= 2.0 { s * change.max(1.0) } else { s * change }
    } else if g == 1.0 {
        let forgot = w[11] * d.powf(-w[12]) * ((s + 1.0).powf(w[13]) - 1.0) * (w[14] * (1.0 - r)).exp();
        forgot.min(s / (w[17] * w[18]).exp())
    } else {
        let hard = if g == 2.0 { w[15] } else { 1.0 };
        let easy = if g == 4.0 { w[16] } else { 1.0 };
        s * (1.0 + w[8].exp() * (11.0 - d) * s.powf(-w[9]) * ((w[10] * (1.0 - r)).exp() - 1.0) * hard * easy)
    };
    let moved = d - w[6] * (g - 3.0) * (10.0 - d) / 9.0;
    let difficulty = (w[7] * d0(4.0) + (1.0 - w[7]) * moved).clamp(1.0, 10.0);
    (stability.clamp(0.001, 36_500.0), difficulty)
}
