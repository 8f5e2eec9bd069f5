//! The analysis of one game: read once, then only again where the record changed.

use std::collections::HashMap;
use std::sync::Arc;

use crate::analysis::{Coverage, Form, NodeData, Reader, Source, Survey, has_any};
use crate::record::Touched;
use crate::sgf::{NodeId, Tree};

/// With more changes than this a game is looked through again as a whole.
const FEW: usize = 200;

/// What the nodes of a game say.
#[derive(Clone)]
pub struct GameAnalysis {
    /// Reads further details of a node.
    pub reader: Reader,
    /// The sources with what they cover, the best first.
    pub sources: Vec<(Source, Coverage)>,
    /// What could not be read, in sentences.
    pub findings: Vec<String>,
    data: HashMap<NodeId, Arc<NodeData>>,
    /// Counts the changes.
    pub version: u64,
}

impl GameAnalysis {
    /// Looks through the game at `root`, for the time of this `version`; `None` if it has no numbers.
    pub fn of(tree: &Tree, root: NodeId, version: u64) -> Option<GameAnalysis> {
        if !has_any(tree, root) {
            return None;
        }
        let reader = Reader::new(tree, root);
        let (mut data, empty) = (HashMap::new(), Arc::new(NodeData::default()));
        let survey = Survey::of(&reader, tree, tree.descendants(root), false, &mut |node| {
            let read = reader.read(tree, node);
            match read == *empty {
                true => Arc::clone(&empty),
                false => Arc::clone(data.entry(node).or_insert_with(|| Arc::new(read))),
            }
        });
        let findings = survey.findings.iter().map(|finding| finding.message().to_string()).collect();
        Some(GameAnalysis { reader, sources: survey.sources, findings, data, version })
    }

    /// Whether there is anything to draw.
    pub fn has_numbers(&self) -> bool {
        !self.sources.is_empty()
    }

    /// What a node says; nothing for most.
    pub fn at(&self, node: NodeId) -> Arc<NodeData> {
        self.data.get(&node).cloned().unwrap_or_default()
    }

    /// The source to begin with, and where a person chose one, that.
    pub fn source(&self, chosen: Option<&Source>) -> Option<&Source> {
        let mut sources = self.sources.iter().map(|(source, _)| source);
        let first = sources.clone().next();
        sources.find(|source| Some(*source) == chosen).or(first)
    }

    /// The form of the source whose candidates are shown: that of `source`, or one that has candidates where it has none.
    pub fn form_with_candidates(&self, source: &Source) -> Form {
        let has_candidates = |form: Form| matches!(form, Form::Lz | Form::Lz2 | Form::KaTrain);
        let others = self.sources.iter().map(|(source, _)| source.form).find(|form| has_candidates(*form));
        if has_candidates(source.form) { source.form } else { others.unwrap_or(source.form) }
    }

    /// Whether what was found before holds after these changes, or nothing for a game without analysis. Where it does not, the game has to
    /// be looked through again.
    pub fn holds<'a>(
        known: Option<&GameAnalysis>,
        (tree, root): (&Tree, NodeId),
        touched: impl Iterator<Item = &'a Touched>,
    ) -> bool {
        let mut nodes: Vec<NodeId> = Vec::new();
        for touched in touched {
            match touched {
                Touched::Properties { node, .. } if *node == root => return false,
                Touched::Properties { node, .. } => nodes.push(*node),
                Touched::Branch { node, .. } => nodes.extend(tree.descendants(*node).take(FEW)),
                Touched::Charset | Touched::Everything => return false,
            }
            if nodes.len() >= FEW {
                return false;
            }
        }
        let reader = known.map_or_else(|| Reader::new(tree, root), |known| known.reader.clone());
        nodes.into_iter().all(|node| *known.map(|known| known.at(node)).unwrap_or_default() == reader.read(tree, node))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::{Command, Workspace};

    /// After any edit what holds equals what is read anew.
    #[test]
    fn after_any_edit_what_is_cached_equals_a_new_reading() {
        let text = b"(;GM[1]SZ[9]SBKV[50];B[ee]SBKV[55];W[cc]SBKV[48](;B[gg]SBKV[60])(;B[gc]))".to_vec();
        let (mut workspace, _) = Workspace::open(text);
        let root = workspace.document().tree().games().next().unwrap();
        let mut known = GameAnalysis::of(workspace.document().tree(), root, 0).map(Arc::new);
        for line in [
            "goto end",
            "set SBKV 12",
            "play aa",
            "goto /0.0.1",
            "comment x",
            "delete-variation",
            "undo 2",
            "goto /",
            "set SBKV 3",
            "undo",
        ] {
            let before = workspace.document().revision();
            workspace.run(&Command::parse(line).unwrap()).unwrap();
            let document = workspace.document();
            let touched = document.changed_since(before).unwrap();
            if !GameAnalysis::holds(known.as_deref(), (document.tree(), root), touched) {
                known = GameAnalysis::of(document.tree(), root, 0).map(Arc::new);
            }
            let anew = GameAnalysis::of(document.tree(), root, 0).unwrap();
            for node in document.tree().descendants(root) {
                assert_eq!(known.as_ref().unwrap().at(node), anew.at(node), "{line}");
            }
        }
    }

    #[test]
    fn the_first_number_of_a_game_is_noticed() {
        let (mut workspace, _) = Workspace::open(b"(;GM[1]SZ[9];B[ee];W[cc])".to_vec());
        let root = workspace.document().tree().games().next().unwrap();
        let known = GameAnalysis::of(workspace.document().tree(), root, 0).map(Arc::new);
        assert!(known.is_none());
        for (line, is_followed) in [("goto end", true), ("comment x", true), ("set SBKV 40", false)] {
            let before = workspace.document().revision();
            workspace.run(&Command::parse(line).unwrap()).unwrap();
            let document = workspace.document();
            let touched = document.changed_since(before).unwrap();
            assert_eq!(GameAnalysis::holds(known.as_deref(), (document.tree(), root), touched), is_followed, "{line}");
        }
    }
}
