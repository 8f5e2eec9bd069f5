//! Comments of people, scales, series, and games of several sides.

use super::fixtures::all;
use super::{facts, open, reading};
use crate::{
    Board, Form, Of, Scale, Source, Spot, Survey, Unit, Writer, engine_text, has_any, human_text, lead_limit, losses,
    series,
};

#[test]
fn words_of_people_are_nobody_elses() {
    let board = crate::Board { columns: 19, rows: 19 };
    for text in [
        "",
        "A human remark stays.",
        "White is ahead by 10 points.",
        "I think Black is ahead by 3.5 points.",
        "The game is even.",
        "Black's winrate: 55%, says the machine",
        "Win rate: good",
        "Move 5: a mistake",
        "Move 5: B G3\nwas bad",
        "Value of move: high",
        "0.5 0.5 v=3",
        "As Black: play here",
        "MoveCount 900",
        "* Win rate: 55%",
        "Overall black win%: about 50%",
        "This move is 3 points worse than the AI move.",
    ] {
        assert_eq!(engine_text(text, board), [], "{text}");
        assert_eq!(human_text(text, &[]), text);
    }
}

#[test]
fn every_human_word_stays_around_an_engines_text() {
    let mut seen = Vec::new();
    for (file, bytes) in all() {
        let (tree, root, reader) = open(&bytes);
        for node in tree.descendants(root) {
            let Some(comment) = tree.text(node, "C") else { continue };
            let parts = engine_text(&comment, reader.board());
            let Some(first) = parts.first() else { continue };
            seen.push(first.writer);
            let left = human_text(&comment, &parts);
            assert!(!left.contains('\u{3164}') && !left.contains("rate"), "{file}: {left}");
            // AI Sensei's text is taken alone only: its words could be a person's.
            if first.writer == Writer::AiSensei {
                continue;
            }
            let around = format!("Before it\n\n{comment}\n\nBehind it");
            let parts = engine_text(&around, reader.board());
            let expected = ["Before it", &left, "Behind it"].into_iter().filter(|part| !part.is_empty());
            assert_eq!(human_text(&around, &parts), expected.collect::<Vec<_>>().join("\n\n"), "{file}");
            // Parts are apart, in order, and on borders of characters.
            let mut end = 0;
            for part in &parts {
                assert!(part.range.start >= end && around.get(part.range.clone()).is_some(), "{file}");
                end = part.range.end;
            }
            // A second time nothing is found.
            assert_eq!(engine_text(&human_text(&around, &parts), reader.board()), [], "{file}");
        }
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 9, "{seen:?}");
}

#[test]
fn katrains_text_is_found_without_its_marks() {
    let bytes = std::fs::read(super::fixtures::folder().join("katrain-comments-only.sgf")).expect("a fixture");
    let lost = String::from_utf8(bytes.clone()).expect("UTF-8").replace(['\u{3164}', '\u{200b}'], "");
    let without = |facts: Vec<(usize, crate::Row)>| {
        facts.into_iter().filter(|(_, row)| row.field != "human_comment_left").collect::<Vec<_>>()
    };
    assert_eq!(without(facts(&bytes)), without(facts(lost.as_bytes())));
}

#[test]
fn sources_are_apart_and_the_one_that_covers_most_is_first() {
    let record = b"(;GM[1]SZ[9]KM[6.5];B[aa]QKGV[9:0.5:0:1:6.5:A][9:0.4:1:1:6.5:B][9:0.3:0:1:7.5:A]C[Black's winrate: 55.3% (+8.2%)];W[bb]QKGV[9:0.6:0:1:6.5:A]C[White's winrate: 55.3% (+8.2%)];B[cc]C[Black's winrate: 55.3% (+8.2%)])";
    let (tree, root, reader) = open(record);
    let survey = Survey::of(&reader, &tree, tree.descendants(root), false, &mut reading(&reader, &tree));
    let labels: Vec<String> = survey.sources.iter().map(|(source, _)| source.label()).collect();
    assert_eq!(labels, ["q5Go: A, komi 6.5", "q5Go: A, komi 7.5", "q5Go: B, komi 6.5", "Lizzie"]);
    assert_eq!(survey.findings.iter().map(|finding| finding.code).collect::<Vec<_>>(), ["analysis-komi"]);
    let line: Vec<_> = tree.main_line(root).collect();
    let rates = |at: usize| -> Vec<Option<f64>> {
        let source = &survey.sources[at].0;
        let values = series(&tree, &line, source, &mut reading(&reader, &tree));
        values.into_iter().map(|values| values.and_then(|values| values.winrate)).collect()
    };
    assert_eq!(rates(0), [None, Some(0.5), Some(0.6), None]);
    assert_eq!(rates(2), [None, Some(0.4), None, None]);
    let lost = losses(&reader, &tree, line.iter().copied(), &survey.sources[0].0, &mut reading(&reader, &tree));
    assert_eq!(lost.len(), 1);
    assert!((lost[0].winrate.expect("a loss") - 0.1).abs() < 1e-9);
}

#[test]
fn text_before_a_move_belongs_to_the_position_before_it() {
    let bytes = std::fs::read(super::fixtures::folder().join("goreviewpartner.rsgf.sgf")).expect("a fixture");
    let (tree, root, reader) = open(&bytes);
    let line: Vec<_> = tree.main_line(root).collect();
    let survey = Survey::of(&reader, &tree, tree.descendants(root), false, &mut reading(&reader, &tree));
    let source = survey.best().expect("a source");
    assert_eq!(source.form, Form::Review);
    let leads: Vec<_> = series(&tree, &line, source, &mut reading(&reader, &tree))
        .into_iter()
        .map(|values| values.and_then(|values| values.lead))
        .collect();
    assert_eq!(
        leads,
        [Some(-0.6), Some(0.9), Some(0.3), Some(1.9), Some(1.4), Some(-1.9), Some(-1.2), Some(-1.6), None]
    );
    // The same properties in a record of another program mean something else, or nothing.
    let (tree, root, reader) = open(b"(;GM[1];B[aa]ES[B+1]CBM[A1]BWWR[50%/50%])");
    assert!(tree.descendants(root).all(|node| reader.read(&tree, node).readings.is_empty()));
    assert!(!has_any(&tree, root) && crate::shares(&tree, root).is_empty());
}

#[test]
fn games_of_several_sides_have_values_and_no_losses() {
    let (tree, root, reader) = open(b"(;GM[Blokus];1[a1]SBKV[60]V[3];2[t1]SBKV[40]V[1];B[a2]SBKV[20];W[a3]SBKV[70])");
    let survey = Survey::of(&reader, &tree, tree.descendants(root), false, &mut reading(&reader, &tree));
    assert_eq!(survey.sources.len(), 2);
    for (source, _) in &survey.sources {
        assert_eq!(losses(&reader, &tree, tree.descendants(root), source, &mut reading(&reader, &tree)), []);
    }
    assert!(has_any(&tree, root));
}

#[test]
fn one_large_lead_flattens_nothing() {
    let leads = |large: f64| (0..40).map(|at| if at < 38 { f64::from(at % 7) } else { large }).collect();
    assert_eq!(lead_limit(leads(300.0)), 10.0);
    assert_eq!(lead_limit(leads(0.0)), 10.0);
    assert_eq!(lead_limit(Vec::new()), 5.0);
    assert_eq!(lead_limit(vec![35.0, 36.0, 34.0]), 50.0);
}

/// KaTrain writes in eleven languages, and the numbers are the same in all; its marks say where the text is.
#[test]
fn text_of_katrain_is_known_in_any_language() {
    for (lines, colon) in [
        (["Zug 5", "Punktestand", "Gewinnrate", "Geschätzter Punktverlust", "Bester Zug war", "PV"], ": "),
        (["第 5 手", "分数", "胜率", "目数损失", "最佳着手是", "PV"], "："),
        (["Ход 5", "Счёт", "Вероятность победы", "Потеря очков", "Лучший ход был", "PV"], ": "),
    ] {
        let [played, score, rate, loss, best, pv] = lines;
        let engine = format!(
            "{played}{colon}B G3\n{score}{colon}W+2.0\n{rate}{colon}W 59.8%\n{loss}{colon}3.4\n{best} J1 (B+1.4).\n{pv}: BJ1 H6\n"
        );
        let text = format!("Meins\u{3164}\u{3164}{engine}\u{3164}\u{200b}");
        let (tree, root, reader) = open(format!("(;GM[1]CA[UTF-8]SZ[9];B[gg]C[{text}])").as_bytes());
        let parts = engine_text(&text, Board { columns: 9, rows: 9 });
        assert_eq!(human_text(&text, &parts), "Meins", "{lines:?}");
        let data = reader.read(&tree, tree.first_child(root).unwrap());
        let source = Source::of(Form::Comment(Writer::KaTrain));
        let values = &data.of(&source, Of::Node).unwrap().values;
        assert_eq!(
            (values.lead, values.winrate.map(|rate| (1000.0 * rate).round())),
            (Some(-2.0), Some(402.0)),
            "{lines:?}"
        );
        assert_eq!(values.loss_points, Some(3.4), "{lines:?}");
        assert_eq!(
            data.of(&source, Of::Parent).unwrap().values.best,
            Some((Spot::Point(8, 8), Some(1.4))),
            "{lines:?}"
        );
    }
}

/// Where a source states a best move and no candidates, a loss has it.
#[test]
fn a_loss_has_the_best_move_that_is_stated() {
    let name = |file: &str| {
        let (tree, root, reader) = open(&all()[file]);
        let mut read = reading(&reader, &tree);
        let survey = Survey::of(&reader, &tree, tree.descendants(root), false, &mut read);
        let lost = losses(&reader, &tree, tree.descendants(root), survey.best().unwrap(), &mut read);
        let worst = lost.into_iter().max_by(|one, other| one.points.partial_cmp(&other.points).unwrap()).unwrap();
        worst.best.map(|best| reader.board().name(best))
    };
    assert_eq!(name("goreviewpartner.rsgf.sgf").as_deref(), Some("C6"));
    assert_eq!(name("sabaki-060.sgf"), None);
}

#[test]
fn losses_have_classes() {
    let classes = |scale: &Scale| [13.0, 12.0, 6.5, 3.35, 1.5, 0.6, 0.0, -2.0].map(|loss| scale.class(loss));
    assert_eq!(classes(&Scale::katrain()), [0, 0, 1, 2, 3, 4, 5, 5]);
    assert_eq!(classes(&Scale::ogs()), [0, 0, 0, 1, 2, 3, 5, 5]);
    let own = Scale::own("1  10, 1,0 ; 1").expect("a scale");
    assert_eq!((classes(&own), own.unit()), ([0, 0, 1, 1, 1, 2, 2, 2], Unit::Points));
    let own = Scale::own("1% 5,5% 20%").expect("a scale");
    assert_eq!((own.least(), own.unit()), (&[0.2, 0.055, 0.01][..], Unit::WinRate));
    for wrong in ["", " ", "0", "NaN", "-1", "1 2 x", "1 2%", "101%", "1e5", "1 2 3 4 5 6 7 8 9 10"] {
        assert_eq!(Scale::own(wrong), None, "{wrong}");
    }
}
