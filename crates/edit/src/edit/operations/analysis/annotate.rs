//! Makes annotations of what moves lost.

use std::collections::HashMap;
use std::sync::Arc;

use crate::analysis::{NodeData, Reader, Survey, losses};
use crate::edit::context::{EditContext, put_draft};
use crate::edit::error::EditError;
use crate::edit::operations::clean::covered;
use crate::edit::operations::{Plan, joined};
use crate::edit::values::choices::{LossLimits, Scope};
use crate::edit::values::draft::Draft;
use crate::language::StaticText;
use crate::sgf::NodeId;
use crate::sgf::vocabulary::MOVE_JUDGEMENTS;

/// Annotates the moves of the game that lost so many points by one source: the one that covers most of the game. Moves that are judged
/// already stay as they are.
pub(crate) fn annotate(context: &EditContext, limits: &LossLimits) -> Result<Plan, EditError> {
    let tree = context.tree();
    let reader = Reader::new(tree, context.root);
    let nodes: Vec<NodeId> = covered(context, Scope::Game).collect();
    let mut known: HashMap<NodeId, Arc<NodeData>> = HashMap::new();
    let mut read = |node: NodeId| Arc::clone(known.entry(node).or_insert_with(|| Arc::new(reader.read(tree, node))));
    let survey = Survey::of(&reader, tree, nodes.iter().copied(), false, &mut read);
    let source = survey.sources.iter().find(|(_, coverage)| coverage.lead > 0).map(|(source, _)| source);
    let Some(source) = source else {
        return Err(EditError::Nothing(match survey.sources.is_empty() {
            true => message!("no-analysis-in-game", "this game has no analysis"),
            false => message!("no-analysis-in-points", "the analysis of this game does not say points, only win rates"),
        }));
    };
    let mut transaction = context.transaction(StaticText("command-analysis-annotations", "Annotate losses"));
    let (mut count, mut left) = (0, 0);
    for loss in losses(&reader, tree, nodes.iter().copied(), source, &mut read) {
        let (judgement, is_hotspot) = limits.judge(loss.points.unwrap_or_default());
        if judgement.is_none() && !is_hotspot {
            continue;
        }
        if MOVE_JUDGEMENTS.iter().any(|id| tree.has(loss.node, id)) {
            left += 1;
            continue;
        }
        let mut draft = Draft::of(tree, loss.node);
        if let Some(row) = judgement.map(|judgement| judgement.row()) {
            draft.append(row.id, &[if row.is_double { "1" } else { "" }]);
        }
        if is_hotspot && !draft.has("HO") {
            draft.append("HO", &["1"]);
        }
        count += usize::from(draft.is_changed());
        put_draft(&mut transaction, loss.node, draft);
    }
    let kept =
        say!("annotated-kept", "{left} has an annotation and keeps it" | "{left} have an annotation and keep it", left);
    if transaction.is_empty() {
        return Err(EditError::Nothing(match left {
            0 => message!("no-move-lost-that", "no move of this game lost that many points"),
            _ => message!("all-judged", "every move that lost that many points has an annotation already"),
        }));
    }
    let message = say!(
        "annotated-losses",
        "annotated {count} move by {source}" | "annotated {count} moves by {source}",
        count,
        source = source.label()
    );
    Ok((transaction, joined([Some(message), (left > 0).then_some(kept)])).into())
}
