//! Other people's problems and dictionaries, where they are: marks kept and taken away.

use super::corpus;
use variorum::sgf::{NodeId, Tree};
use variorum::study::{Convention, JudgeOverrides, Mode, Verdict, judge, questions};

/// The problems that are marked with a first word.
fn marked() -> Vec<Tree> {
    let Some(folder) = corpus::others() else { return Vec::new() };
    let read = |path| Tree::read(std::fs::read(path).unwrap()).0;
    let own = |path: &std::path::PathBuf| path.components().any(|part| part.as_os_str() == "made-problems");
    corpus::records(&folder.join("sgf")).into_iter().filter(|path| !own(path)).map(read).collect()
}

fn says_right(tree: &Tree, node: NodeId) -> bool {
    let comment = tree.text(node, "C").unwrap_or_default().to_lowercase();
    ["correct", "right", "also correct", "this is also correct"]
        .iter()
        .any(|words| comment.trim_start().starts_with(words))
}

/// Every end of a line is judged as it is marked; and the marks alone decide, for without them the board's colours would not.
#[test]
fn marked_problems_are_judged_as_they_are_marked() {
    let trees = marked();
    let (mut problems, mut ends, mut wrong, mut by_colour) = (0, 0, Vec::new(), 0);
    for tree in &trees {
        for root in tree.games() {
            let judgement = judge(tree, root, JudgeOverrides::default());
            if judgement.convention != Convention::CorrectWord {
                continue;
            }
            problems += 1;
            let colours =
                judge(tree, root, JudgeOverrides { convention: Some(Convention::LeafColour), same_position: false });
            for node in tree.descendants(root).filter(|&node| tree.first_child(node).is_none()) {
                let Some(verdict) = judgement.verdict(node) else { continue };
                let is_marked = tree.way_up(node).filter(|&node| node != root).any(|node| says_right(tree, node));
                ends += 1;
                // A mark on the only reply makes the move before it right, and nothing else.
                if (verdict == Verdict::Right) != is_marked {
                    let said: Vec<String> = tree.way_up(node).filter_map(|node| tree.text(node, "C")).collect();
                    // What its own sentence takes back is not judged.
                    if verdict == Verdict::Unjudged && said[0].starts_with("Also correct, but") {
                        continue;
                    }
                    wrong.push(format!("{:?} {verdict:?} {said:?}", tree.path(node)));
                }
                by_colour += usize::from(colours.verdict(node) == Some(verdict));
            }
        }
    }
    if trees.is_empty() {
        return;
    }
    assert!(problems >= 478 && ends > 9000, "{problems} problems, {ends} ends");
    assert!(wrong.is_empty(), "{} of {ends}: {:?}", wrong.len(), &wrong[..wrong.len().min(5)]);
    let share = by_colour as f64 / ends as f64;
    assert!((0.94..0.97).contains(&share), "{share}: the colour of the last move alone says this much");
}

/// A dictionary of 62,443 nodes: stars and names of variations are both used, and each position is one question.
#[test]
fn a_large_dictionary_is_a_repertoire() {
    let Some(folder) = corpus::others() else { return };
    let path = folder.join("sgf/kogo/Kogo_s_Joseki_Dictionary.sgf");
    let Ok(bytes) = std::fs::read(path) else { return };
    let (tree, _) = Tree::read(bytes);
    let root = tree.games().next().unwrap();
    let judgement = judge(&tree, root, JudgeOverrides::default());
    assert_eq!(judgement.convention, Convention::Joseki);
    assert!(
        judgement.evidence.contains("× * Joseki *") && judgement.evidence.contains("'A *'"),
        "{}",
        judgement.evidence
    );
    let mut keys = std::collections::HashSet::new();
    for side in [variorum::game::Colour::BLACK, variorum::game::Colour::WHITE] {
        let asked = questions(&tree, root, &judgement, Mode::Repertoire, Some(side));
        assert!(asked.len() > 1000, "{}", asked.len());
        assert!(asked.iter().all(|exercise| exercise.side == side));
        // Positions that lie the same way are asked once; a corner lies in two ways.
        let mut places = std::collections::HashMap::new();
        asked.iter().for_each(|exercise| *places.entry(exercise.key).or_insert(0) += 1);
        assert!(places.values().all(|count| *count <= 8), "{:?}", places.values().max());
        keys.extend(places.into_keys());
    }
}
