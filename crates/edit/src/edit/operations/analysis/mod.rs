//! Analysis that engines left in a record: removed, turned with the board, and made into annotations.
//!
//! What belongs to it is said by the crate `variorum-analysis`; here it is changed.

mod annotate;
mod fit;
mod remove;
mod turn;

pub(crate) use annotate::annotate;
pub(crate) use fit::{outdates, unfit};
pub(crate) use remove::remove;
pub(crate) use turn::AnalysisTurn;

use crate::analysis::{Board, Reader, Removal, engine_text, human_text, is_reviewed, kind_of};
use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::single;
use crate::edit::values::choices::AnalysisPart;
use crate::edit::values::draft::Draft;
use crate::sgf::{NodeId, Property, Tree};

/// What has to be known of a game to recognise its analysis.
#[derive(Clone, Copy)]
pub(crate) struct GameAnalysis {
    board: Board,
    /// Whether it was reviewed by GoReviewPartner, whose names are common elsewhere.
    is_reviewed: bool,
}

impl GameAnalysis {
    pub(crate) fn of(tree: &Tree, root: NodeId) -> Self {
        Self { board: Reader::new(tree, root).board(), is_reviewed: is_reviewed(tree, root) }
    }

    /// Whether a property is analysis, and nobody's note. Without a value it is a stray word between properties.
    fn owns(self, property: &Property<'_>) -> bool {
        let kind = kind_of(property, self.is_reviewed);
        kind.is_some_and(|kind| kind.removal != Removal::Never) && property.value().is_some()
    }

    /// What people wrote into a comment, if an engine wrote into it, too.
    pub(crate) fn people_in(self, text: &str) -> Option<String> {
        /// What is left of a comment may look like another engine's, but not for ever.
        const OFTEN: usize = 8;
        let mut left = text.to_owned();
        let mut found = false;
        for _ in 0..OFTEN {
            let parts = engine_text(&left, self.board);
            if parts.is_empty() {
                break;
            }
            found = true;
            left = human_text(&left, &parts);
        }
        found.then_some(left)
    }

    /// Removes the properties that are analysis; returns how many.
    pub(crate) fn remove_properties(self, draft: &mut Draft) -> usize {
        let count = draft.properties().filter(|property| self.owns(property)).count();
        draft.remove_those(|property| self.owns(property));
        count
    }

    /// Removes the analysis from the properties of a node; returns how many properties and comments it was.
    fn remove_from(
        self,
        context: &EditContext,
        node: NodeId,
        draft: &mut Draft,
        parts: &[AnalysisPart],
    ) -> Result<(usize, usize), EditError> {
        let tree = context.tree();
        let (mut properties, mut comments) = (0, 0);
        if parts.contains(&AnalysisPart::Properties) {
            properties = self.remove_properties(draft);
        }
        if parts.contains(&AnalysisPart::Comments)
            && let Some(left) = tree.text(node, "C").and_then(|text| self.people_in(&text))
        {
            single::put_text(context, draft, "C", &left)?;
            comments = 1;
        }
        Ok((properties, comments))
    }

    /// Whether a node has analysis among these parts. Looks before anything is copied: most nodes have none.
    fn is_in(self, tree: &Tree, node: NodeId, parts: &[AnalysisPart]) -> bool {
        parts.contains(&AnalysisPart::Properties) && tree.properties(node).any(|property| self.owns(&property))
            || parts.contains(&AnalysisPart::Comments)
                && tree.has(node, "C")
                && tree.text(node, "C").is_some_and(|text| !engine_text(&text, self.board).is_empty())
    }
}
