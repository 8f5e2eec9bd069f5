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
        (PROBLEM, "(;B[ba]C[正解])(;B[ca]C[これも正解です])", "correct-word", ["right", "right"]),
        (PROBLEM, "(;B[ba]C[正确])(;B[ca]C[也正确])", "correct-word", ["right", "right"]),
        (PROBLEM, "(;B[ba]C[正確])(;B[ca]C[這也是正確的])", "correct-word", ["right", "right"]),
        (PROBLEM, "(;B[ba]C[정답])(;B[ca]C[이것도 정답])", "correct-word", ["right", "right"]),
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

/// Rows: what follows the position, and the verdicts of the moves of its fork, with `-` where there is none. What the record may mean is
/// never certainly wrong, and a plain failure stays one.
#[test]
fn a_move_that_may_be_right_is_not_called_wrong() {
    for (rest, expected) in [
        // One remark in words does not overturn the marks.
        ("(;B[ba]TE[1])(;B[ca]C[This is also correct.])(;B[da])", "unjudged right wrong"),
        ("(;B[ba]TE[1])(;B[ca]TE[1]C[This is correct as well])(;B[da])", "unjudged right wrong"),
        ("(;B[ba]C[+])(;B[ca]C[Also correct])(;B[da]C[-])", "unjudged right wrong"),
        ("(;B[ba]GB[1])(;B[ca]C[Also correct])(;B[da]GW[1])", "unjudged right wrong"),
        ("(;B[ba])(;B[ca]C[Also correct.])(;B[da]WV[1])", "unjudged right wrong"),
        ("(;B[ba]C[RIGHT])(;B[ca]C[This is correct too])(;B[da])", "right unjudged wrong"),
        ("(;B[ba]C[Correct])(;B[ca]TE[1])(;B[da]BM[1])", "right unjudged wrong"),
        ("(;B[ba]TE[1]C[Wrong])(;B[ca]C[Correct]BM[1])", "unjudged unjudged"),
        // Praise that is no verdict, beside a verdict or a mark.
        ("(;B[ba]C[RIGHT])(;B[ca]C[Also works])(;B[da])", "right unjudged wrong"),
        ("(;B[ba]TE[1])(;B[ca]C[Also good])(;B[da]C[Too slow])", "right unjudged wrong"),
        ("(;B[ba]C[Correct])(;B[ca]C[Black lives, too.])(;B[da]C[White lives])", "right unjudged wrong"),
        ("(;B[ba]C[Correct])(;B[ca]C[White is dead])(;B[da]C[Black dies])", "right unjudged wrong"),
        ("(;B[ba]C[Correct])(;B[ca]C[Same result])(;B[da]C[Only ko])", "right unjudged wrong"),
        ("(;B[ba]C[Correct])(;B[ca]C[Not bad])(;B[da]C[Not the best])", "right unjudged wrong"),
        ("(;B[ba]C[Correct])(;B[ca]C[Correct???])(;B[da]C[Is this correct? No.])", "right unjudged wrong"),
        ("(;B[ba]C[正解])(;B[ca]C[これでも生き])(;B[da]C[失敗])", "right unjudged wrong"),
        ("(;B[ba]C[Correct])(;B[ca];W[da];B[aa]C[Transposes])(;B[da];W[aa]C[Black is dead])", "right unjudged wrong"),
        ("(;B[ba]C[Correct])(;B[ca];W[da]C[Black lives])(;B[da]C[Good try];W[aa])", "right unjudged wrong"),
        ("(;B[ba]C[Correct])(;B[ca]C[A good move];W[da]C[White lives])(;B[da])", "right wrong wrong"),
        // A denied failure.
        ("(;B[ba]C[Correct])(;B[ca]C[Wrong? No, this works as well.])(;B[da])", "right unjudged wrong"),
        ("(;B[ba]C[Correct])(;B[ca]C[Not wrong either])(;B[da])", "right unjudged wrong"),
        ("(;B[ba]C[Correct])(;B[ca]C[Wrong order but still works])(;B[da]C[Wrong order])", "right unjudged wrong"),
        ("(;B[ba]C[Correct])(;B[ca]C[Wrong?! Many books say so, but it lives.])(;B[da])", "right unjudged wrong"),
        ("(;B[ba]C[正解])(;B[ca]C[これは失敗ではない])(;B[da]C[これは失敗])", "right unjudged wrong"),
        ("(;B[ba]C[Richtig])(;B[ca]C[Falsch ist hier nichts: Schwarz lebt.])(;B[da])", "right unjudged wrong"),
        // The comment on the answer, or on the question, speaks of others.
        ("(;B[ba]C[Correct. Black can also play at x.]MA[ca])(;B[ca])(;B[da]C[Wrong])", "right unjudged wrong"),
        ("(;B[ba]C[Correct. Or A.]LB[ca:A])(;B[ca])(;B[da])", "right unjudged wrong"),
        ("(;B[ba]C[Correct. C9 is just as correct.])(;B[ca])(;B[da])", "right unjudged wrong"),
        ("(;B[ba]C[Correct (not the only one).])(;B[ca])(;B[da]C[Wrong])", "right unjudged wrong"),
        ("(;B[ba];W[aa];B[da]C[Correct. C9 could start as well.])(;B[ca])(;B[ea])", "continued unjudged wrong"),
        ("C[There are two correct answers.](;B[ba]C[Correct])(;B[ca])(;B[da]C[Wrong])", "right unjudged wrong"),
        ("(;B[ba]C[Wrong. A is correct.]LB[ca:A])(;B[ca])(;B[da])", "wrong unjudged unjudged"),
        ("(;B[ba]C[Wrong, the correct answer is A.]LB[ca:A])(;B[ca])(;B[da])", "wrong unjudged unjudged"),
        ("(;B[ba]C[Wrong, the correct answer is A.]LB[ca:A])(;B[ca]C[Correct])(;B[da])", "wrong right wrong"),
        (
            "(;B[ba]C[Correct. A is also correct, but B is wrong.]LB[ca:A][da:B])(;B[ca])(;B[da])",
            "right unjudged wrong",
        ),
        // Praise that is restricted.
        ("(;B[ba]C[It is correct to say that this fails.])(;B[ca]C[Correct])", "unjudged right"),
        ("(;B[ba]C[Correct in the first edition; refuted in the second.])(;B[ca]C[Correct])", "unjudged right"),
        ("(;B[ba]C[Correct play from here leads to ko, a failure.])(;B[ca]C[Correct])", "unjudged right"),
        ("(;B[ba]C[100% correct])(;B[ca]C[50% correct])(;B[da])", "right unjudged wrong"),
        // A comment with both verdicts.
        ("(;B[ba]C[Correct\n\nWrong])(;B[ca]C[Correct])(;B[da])", "unjudged right wrong"),
        ("(;B[ba]C[Wrong!\nWhite lives.\nCorrect])(;B[ca]C[Correct])(;B[da])", "unjudged right wrong"),
        ("(;B[ba]C[正解\n失敗])(;B[ca]C[正解])(;B[da])", "unjudged right wrong"),
        ("(;B[ba]C[Wrong.\nCorrect: A])(;B[ca]C[Correct])(;B[da])", "wrong right wrong"),
        ("(;B[ba]C[Correct. Wrong would be D9])(;B[ca])(;B[da])", "right wrong wrong"),
        // The comment on the question names the answer, and not all moves have marks.
        ("C[Answer: C9](;B[ba]C[Correct])(;B[ca])(;B[da])", "right unjudged wrong"),
        ("C[Answer: C9](;B[ba]C[Wrong])(;B[ca])(;B[da])", "wrong unjudged unjudged"),
        ("C[The answer is the placement.](;B[ba]C[Wrong])(;B[ca])(;B[da])", "wrong unjudged unjudged"),
        ("C[Solution: hane](;B[ba]TE[1])(;B[ca])(;B[da])", "right wrong wrong"),
        ("C[Find the best move, A or B.]LB[ba:A][ca:B](;B[ba]C[Correct])(;B[ca])(;B[da])", "right wrong wrong"),
        ("C[The answer is the hane.](;B[ba];W[aa];B[da])(;B[ca];W[ba])", "- -"),
        ("C[Lösung: der Wurf.](;B[ba];W[aa];B[da])(;B[ca];W[ba])", "- -"),
        ("C[黒先。正解はハネです。](;B[ba];W[aa];B[da])(;B[ca];W[ba])", "- -"),
        ("C[Only one answer is correct.](;B[ba];W[aa];B[da])(;B[ca];W[ba])", "continued wrong"),
        // The comment on the question names the answer, and the moves have no marks.
        ("LB[ba:a][ca:b]C[Black to live. Answer: b](;B[ba])(;B[ca])", "- -"),
        ("C[Black to play. (Answer C9)](;B[ba])(;B[ca])", "- -"),
        ("LB[ba:A][ca:B]C[正解はA](;B[ba])(;B[ca])", "- -"),
        ("C[Two ways to live.](;B[ba];W[aa];B[da])(;B[ca];W[ba])", "- -"),
        // The comment on another move names it, or only says that there is one: of its own move nothing is said.
        ("(;B[ba]C[Correct])(;B[ca]C[Correct answer: B9])(;B[da]C[Correct move is B9])", "right wrong wrong"),
        ("(;B[ba]C[正解])(;B[ca]C[正解：B9])(;B[da]C[正解＝B9])", "right wrong wrong"),
        ("(;B[ba]C[Correct answer: B9])(;B[ca]C[Right answer: b9])(;B[da])", "right wrong wrong"),
        (
            "(;B[ba])(;B[ca]C[Correct answer: B9];W[ba])(;B[da]C[Wrong];W[ba]C[Correct answer: B9])",
            "unjudged unjudged wrong",
        ),
        ("(;B[ba]C[正解])(;B[ca]C[正解手は１線])(;B[da]C[正解：三の一])", "right unjudged unjudged"),
        ("(;B[ba]C[正确])(;B[ca]C[正确答案见另一变化])(;B[da]C[正确的下法是B9])", "right unjudged wrong"),
        ("(;B[ba]C[Правильно])(;B[ca]C[Правильно было бы B9.])(;B[da]C[Ошибка])", "right wrong wrong"),
        ("(;B[ba]C[正解])(;B[ca]C[正解に見えるが失敗])(;B[da]C[失敗に見えるが正解])", "right unjudged unjudged"),
        ("(;B[ba]C[정답])(;B[ca]C[정답처럼 보이지만 실패])(;B[da]C[실패])", "right wrong wrong"),
        ("(;B[ba]C[RIGHT])(;B[ca]C[RIGHT?])(;B[da])", "right unjudged wrong"),
        (
            "(;B[ba]C[Right.])(;B[ca]C[Right, but too late.])(;B[da]C[Right... if White errs.])",
            "right unjudged unjudged",
        ),
        // A letter or number that is that of its own move.
        ("(;B[ba]C[A is correct.]LB[ba:A])(;B[ca]C[A is correct.]LB[ba:A])(;B[da])", "right wrong wrong"),
        ("LB[ba:A][ca:B](;B[ba]C[A is correct.])(;B[ca]C[B is wrong])(;B[da])", "right wrong wrong"),
        ("(;B[ba]C[1 is right])(;B[ca]C[1 is wrong.])(;B[da])", "right wrong wrong"),
        // What is said of the reply is not said of the only line that ends with the solver.
        ("(;B[ba];W[ca]C[Wrong. White should try D9.];B[da])(;B[ca];W[ba])", "unjudged wrong"),
        ("(;B[ba];W[ca]C[Wrong resistance; White dies];B[da])(;B[ca];W[ba])", "unjudged wrong"),
        ("(;B[ba];W[ca]C[Falsch, Weiß sollte D9 spielen.];B[da])(;B[ca];W[ba])", "unjudged wrong"),
        ("(;B[ba];W[ca]C[Wrong];B[da])(;B[ca];W[ba];B[ea])", "wrong continued"),
        // Signs, and a triangle that is alone.
        ("(;B[ba]C[!])(;B[ca]C[?])", "- -"),
        ("(;B[ba]C[○])(;B[ca]C[×])", "- -"),
        ("(;B[ba]C[=])(;B[ca]C[x])", "- -"),
        ("(;B[ba]TR[ba])(;B[ca])", "right right"),
    ] {
        let text = format!("(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb]{rest})");
        let tree = read("marks.sgf", text.as_bytes());
        let judgement = judged(&tree, 1);
        let moves = tree.children(root(&tree, 1));
        let found: Vec<&str> = moves.map(|node| judgement.verdict(node).map_or("-", |found| found.name())).collect();
        assert_eq!(found.join(" "), expected, "{text}");
    }
}

/// A move of which it is said that it comes to the same, that the other side can do nothing, or that it is another one, may be right; one that
/// fails in the same way is not.
#[test]
fn equal_results_helpless_opponents_and_bare_connectives_are_not_wrong() {
    let said = |word: &str, comment: &str| {
        let text =
            format!("(;GM[1]SZ[9]AB[ac][bc]AW[ab][bb](;B[ba]C[{word}])(;B[ca]C[{comment}])(;B[da];W[ca]C[{comment}]))");
        let tree = read("marks.sgf", text.as_bytes());
        let judgement = judged(&tree, 1);
        let moves = tree.children(root(&tree, 1));
        moves.map(|node| judgement.verdict(node).map_or("-", |found| found.name())).collect::<Vec<_>>().join(" ")
    };
    for (word, comments) in [
        ("Correct", ["Also", "The same result.", "White can do nothing.", "White has no answer"]),
        ("Richtig", ["Auch", "Gleiches Ergebnis", "Weiß kann nichts machen", "Weiß hat keine Antwort."]),
        ("Juste", ["Aussi.", "Même résultat", "Blanc ne peut rien faire", "Blanc est impuissant"]),
        ("Correcto", ["También", "El mismo resultado", "Blanco no puede hacer nada", "Blanco no tiene respuesta"]),
        ("Правильно", ["Тоже", "Тот же результат", "Белые ничего не могут сделать", "У белых нет ответа"]),
        ("正解", ["これも", "結果は同じ", "白はどうしようもない", "白に応手なし"]),
        ("正确", ["这里也", "结果相同", "白无计可施", "白无法做活"]),
        ("正確", ["這裡也", "結果一樣", "白無計可施", "白束手無策"]),
        ("정답", ["여기도", "결과는 같다", "백은 속수무책", "백은 응수가 없다"]),
    ] {
        for comment in comments {
            let found = said(word, comment);
            assert!(found.starts_with("right unjudged"), "{comment}: {found}");
        }
    }
    for (word, comments) in [
        ("Correct", ["Also fails", "The same mistake.", "Black can do nothing.", "White has no problem"]),
        ("Richtig", ["Auch falsch", "Gleicher Fehler", "Schwarz kann nichts machen", "Weiß hat kein Problem."]),
        ("正解", ["これも失敗", "同じく失敗", "黒はどうしようもない", "白は死なない"]),
    ] {
        for comment in comments {
            assert_eq!(said(word, comment), "right wrong wrong", "{comment}");
        }
    }
}
