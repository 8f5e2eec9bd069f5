//! Law: whatever engines left, or a file only seems to have of it, is within the bounds of board and number, each part of a comment is where
//! it says, and what was removed once is not found again.
#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use variorum::analysis::{Reader, Survey, accuracies, engine_text, human_text, limits, losses, rows};
use variorum::edit::{AnalysisPart, Command, Workspace};
use variorum::sgf::{NodeId, Tree};

fuzz_target!(|bytes: &[u8]| {
    let tree = Tree::read(bytes.to_vec()).0;
    for root in tree.games() {
        let reader = Reader::new(&tree, root);
        let nodes: Vec<NodeId> = tree.descendants(root).collect();
        let points = reader.board().points();
        let mut read = |node| Arc::new(reader.read(&tree, node));
        for &node in &nodes {
            let data = read(node);
            for reading in &data.readings {
                let values = &reading.values;
                assert!(values.winrate.is_none_or(|rate| (0.0..=1.0).contains(&rate)));
                assert!([values.lead, values.value, values.mean].into_iter().flatten().all(f64::is_finite));
                let details = reader.details(&tree, node, reading.source.form).0;
                assert!(details.candidates.len() <= points + 1);
                assert!(details.candidates.iter().all(|candidate| candidate.pv.len() <= limits::PV));
                assert!(details.ownership.is_none_or(|owned| owned.len() == points));
                assert!(details.policy.is_none_or(|policy| policy.len() == points + 1));
            }
            let _ = rows(&reader, &tree, node, &data);
            let comment = tree.text(node, "C").unwrap_or_default();
            let parts = engine_text(&comment, reader.board());
            assert!(parts.windows(2).all(|pair| pair[0].range.end <= pair[1].range.start));
            assert!(parts.iter().all(|part| comment.get(part.range.clone()).is_some()));
            assert!(human_text(&comment, &parts).len() <= comment.len() + 2 * parts.len());
        }
        let survey = Survey::of(&reader, &tree, nodes.iter().copied(), true, &mut read);
        for (source, _) in &survey.sources {
            let lost = losses(&reader, &tree, nodes.iter().copied(), source, &mut read);
            assert!(lost.len() <= nodes.len());
            let line: Vec<NodeId> = tree.main_line(root).collect();
            for accuracy in accuracies(&reader, &tree, &line, source, &mut read) {
                assert!((0.0..=100.0).contains(&accuracy.value));
            }
        }
    }
    let (mut workspace, _) = Workspace::open(bytes.to_vec());
    let remove = Command::RemoveAnalysis(AnalysisPart::USUAL.to_vec());
    if workspace.run(&remove).is_ok() {
        let left = workspace.document().tree().write();
        assert!(left.len() <= bytes.len() + 16 && workspace.run(&remove).is_err());
        workspace.run(&Command::Undo(1)).expect("a step to take back");
    }
    assert_eq!(workspace.document().tree().write(), bytes);
});
