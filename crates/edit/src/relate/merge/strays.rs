//! Text outside all properties that a version has new. What theirs wrote there comes into a comment, as a conflict: nobody else keeps it.

use super::carry::Writer;
use super::{ConflictKind, Merger, NotMerged};
use crate::relate::record::Known;
use crate::sgf::{NodeId, PropertyText};
use crate::text::blocks::Sides;
use std::collections::{HashMap, HashSet};

/// By node, the text that stands there outside all properties.
pub(super) type StrayTexts = HashMap<NodeId, String>;

/// What ours and theirs have new of such text; theirs only what ours has not.
pub(super) fn new_strays([base, ours, theirs]: [&Known<'_>; 3]) -> [StrayTexts; 2] {
    let [base, ours, theirs] = [base, ours, theirs].map(|known| known.tree.stray_texts());
    let texts = |list: &[(NodeId, String)]| list.iter().map(|(_, text)| text.clone()).collect::<HashSet<String>>();
    let (in_base, in_ours) = (texts(&base), texts(&ours));
    let collected = |list: Vec<(NodeId, String)>, is_new: &dyn Fn(&String) -> bool| {
        let mut by_node = StrayTexts::new();
        for (node, text) in list.into_iter().filter(|(_, text)| is_new(text)) {
            let all = by_node.entry(node).or_default();
            if !all.is_empty() {
                all.push('\n');
            }
            all.push_str(&text);
        }
        by_node
    };
    [
        collected(ours, &|text| !in_base.contains(text)),
        collected(theirs, &|text| !in_base.contains(text) && !in_ours.contains(text)),
    ]
}

impl Merger<'_> {
    /// Brings what theirs has at a node into the comment of its node of ours.
    pub(super) fn bring_stray(&mut self, theirs: NodeId, ours: NodeId) {
        let Some(text) = self.strays[1].remove(&theirs) else { return };
        // As it is once that conflict was resolved.
        if self.ours.tree.text(ours, "C").is_some_and(|comment| comment.contains(&text)) {
            return;
        }
        let block = self.stray(Some(ours), text);
        self.blocks.entry(ours).or_default().push(block);
    }

    /// The same for a node of theirs that is copied. The conflict still lacks its node.
    pub(super) fn copy_stray(
        &mut self,
        theirs: NodeId,
        list: Vec<PropertyText>,
        writer: &Writer<'_>,
    ) -> Result<Vec<PropertyText>, NotMerged> {
        let Some(text) = self.strays[1].remove(&theirs) else { return Ok(list) };
        let block = self.stray(None, text);
        writer.with_block(list, &block)
    }

    /// What is left stands nowhere in ours: the first game has it.
    pub(super) fn bring_other_strays(&mut self) {
        let Some(&home) = self.ours.games.first() else { return };
        let mut left: Vec<NodeId> = self.strays[1].keys().copied().collect();
        left.sort_by_key(|&node| self.theirs.tree.index(node));
        left.into_iter().for_each(|node| self.bring_stray(node, home));
    }

    /// What is written into the comment of a node; a conflict, unless texts are to be joined.
    fn stray(&mut self, node: Option<NodeId>, text: String) -> String {
        if self.terms.joins_comments {
            return text;
        }
        let block = self.marks().block(&Sides::of_text(String::new(), Some(String::new()), text.clone()));
        self.report(ConflictKind::Text, (node, Some("C")), [None, None, Some(text)]);
        block
    }
}
