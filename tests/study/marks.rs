//! Marks that say less, or more, than their name: signs for words, a mark of 0, and good and bad in one node.

use super::{judged, read, root};

/// Rows: a record whose last fork has two moves, the convention that is found, and the verdicts of these moves.
#[test]
fn signs_and_odd_values_are_read_as_they_are_meant() {
    const PROBLEM: &str = "(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb]";
    const GAME: &str = "(;GM[1]SZ[9];B[ee];W[cc]";
    for (before, moves, convention, verdicts) in [
        (PROBLEM, "(;B[ba]C[✓])(;B[ca]C[✗])", "correct-word", ["right", "wrong"]),
        (PROBLEM, "(;B[ba]C[White is dead. ✔])(;B[ca])", "correct-word", ["right", "wrong"]),
        (PROBLEM, "(;B[ba])(;B[ca]C[✗])", "correct-word", ["right", "wrong"]),
        (PROBLEM, "(;B[ba]C[✓, but it dies])(;B[ca]C[❌])", "correct-word", ["unjudged", "wrong"]),
        (PROBLEM, "(;B[ba]CH[1])(;B[ca]CH[0])", "ch", ["right", "wrong"]),
        (PROBLEM, "(;B[ba]CH[0])(;B[ca]CH[0])", "leaf-colour", ["right", "right"]),
        (PROBLEM, "(;B[ba]TE[1])(;B[ca]BM[0])", "te", ["right", "wrong"]),
        // Interesting is no praise, and doubtful is not bad.
        (PROBLEM, "(;B[ba]TE[1])(;B[ca]TE[1]BM[1])", "te", ["right", "wrong"]),
        (PROBLEM, "(;B[ba])(;B[ca]BM[1]TE[1])", "none", ["", ""]),
        (GAME, "(;B[gg]TE[1])(;B[dc]TE[1]BM[1])", "te", ["right", "unjudged"]),
        (GAME, "(;B[gg])(;B[dc]BM[1]TE[1])", "bm", ["right", "wrong"]),
        (GAME, "(;B[gg])(;B[dc]TE[1]BM[1])", "game", ["", ""]),
        (GAME, "(;B[gg]C[✓])(;B[dc])", "correct-word", ["right", "wrong"]),
        // What holds in part, and what the comment on another answer praises.
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[Partially correct: seki])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[Correct. But A is also correct]LB[ca:A])(;B[ca])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "LB[ca:A](;B[ba]C[Correct. But A is also correct])(;B[ca])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ca])(;B[ba]C[Correct. But A is also correct]LB[ca:A])", "correct-word", ["unjudged", "right"]),
        (PROBLEM, "(;B[ba]C[Correct. A is not correct]LB[ca:A])(;B[ca])", "correct-word", ["right", "wrong"]),
        // Other answers, on their own moves and on others, named or not.
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[Also correct])", "correct-word", ["right", "right"]),
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[Auch richtig.])", "correct-word", ["right", "right"]),
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[Également correct])", "correct-word", ["right", "right"]),
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[También correcto.])", "correct-word", ["right", "right"]),
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[Тоже правильно])", "correct-word", ["right", "right"]),
        (PROBLEM, "(;B[ba]C[正解])(;B[ca]C[これも正解です])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[正确])(;B[ca]C[也正确])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[正確])(;B[ca]C[這也是正確的])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[정답])(;B[ca]C[이것도 정답])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[A also works])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[Another solution])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[Weitere Lösung])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[Autre solution.])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[Otra solución])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[Другое решение])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[正解])(;B[ca]C[別解])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[Correct. C9 also works])(;B[ca])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[Correct, C9 is also possible])(;B[ca])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[Correct. There is another solution.])(;B[ca])", "correct-word", ["right", "unjudged"]),
        (
            PROBLEM,
            "(;B[ba]C[Correct. A and B are also right]LB[da:A][ca:B])(;B[ca])",
            "correct-word",
            ["right", "unjudged"],
        ),
        (PROBLEM, "(;B[ba]C[Correct. A and B are also right])(;B[ca])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba];W[aa];B[da]C[Correct. C9 also works])(;B[ca])", "correct-word", ["continued", "unjudged"]),
        (PROBLEM, "C[B9 and C9 are both right](;B[ba]C[Correct.])(;B[ca])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[Correct. D9 also works])(;B[ca])", "correct-word", ["right", "wrong"]),
        (PROBLEM, "(;B[ba]C[Correct. C9 also fails])(;B[ca])", "correct-word", ["right", "wrong"]),
        (PROBLEM, "(;B[ba]C[Correct. C9 doesn't work either])(;B[ca])", "correct-word", ["right", "wrong"]),
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[Too slow.])", "correct-word", ["right", "wrong"]),
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[Also wrong.])", "correct-word", ["right", "wrong"]),
        // A sign at the end that contradicts the words.
        (PROBLEM, "(;B[ba]C[Correct.])(;B[ca]C[Wrong. ✓])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[Correct. ✓])(;B[ca]C[Correct ✗])", "correct-word", ["right", "unjudged"]),
        (PROBLEM, "(;B[ba]C[This is correct])(;B[ca]C[This is wrong])", "correct-word", ["right", "wrong"]),
        (PROBLEM, "(;B[ba]C[1. Solution])(;B[ca]C[2. Failure])", "correct-word", ["right", "wrong"]),
        (PROBLEM, "(;B[ba]C[Variation])(;B[ca]C[Solution])", "correct-word", ["wrong", "right"]),
        (PROBLEM, "(;B[ba]N[Correct])(;B[ca]N[Wrong])", "correct-word", ["right", "wrong"]),
        (PROBLEM, "(;B[ba]N[Failure])(;B[ca]N[Solution])", "correct-word", ["wrong", "right"]),
        (PROBLEM, "(;B[ba]N[Correct for now])(;B[ca]N[Wrong])", "correct-word", ["unjudged", "wrong"]),
    ] {
        let text = format!("{before}{moves})");
        let tree = read("marks.sgf", text.as_bytes());
        let judgement = judged(&tree, 1);
        assert_eq!(judgement.convention.name(), convention, "{text}");
        let fork = tree.descendants(root(&tree, 1)).find(|&node| tree.children(node).count() > 1).unwrap();
        let found: Vec<&str> =
            tree.children(fork).map(|node| judgement.verdict(node).map_or("", |verdict| verdict.name())).collect();
        assert_eq!(found, verdicts, "{text}");
    }
}
