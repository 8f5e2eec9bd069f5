//! Removes analysis: properties, what engines wrote into comments, and variations that are all an engine's.

use std::collections::HashSet;

use super::GameAnalysis;
use crate::analysis::{EngineText, Writer, engine_text, human_text};
use crate::edit::context::{EditContext, put_draft};
use crate::edit::error::EditError;
use crate::edit::operations::clean::covered;
use crate::edit::operations::{Plan, single};
use crate::edit::values::choices::{AnalysisPart, Scope};
use crate::edit::values::draft::Draft;
use crate::language::{self, Counted, StaticText};
use crate::record::Transaction;
use crate::sgf::{NodeId, Property, Tree};

/// Removes parts of the analysis, and says how much that was. People's words stay, and so do annotations, V, and what says how the record
/// is to be read.
pub(crate) fn remove(context: &EditContext, parts: &[AnalysisPart], scope: Scope) -> Result<Plan, EditError> {
    let tree = context.tree();
    let mut transaction = context.transaction(StaticText("command-remove-analysis", "Remove analysis"));
    let (gone, kept) = match parts.contains(&AnalysisPart::Variations) {
        true => variations(context, scope, &mut transaction),
        false => (HashSet::new(), 0),
    };
    let (mut properties, mut comments) = (0, 0);
    let mut game = GameAnalysis::of(tree, context.root);
    for node in covered(context, scope) {
        if tree.parent(node).is_none() {
            game = GameAnalysis::of(tree, node);
        }
        if gone.contains(&node) || !game.is_in(tree, node, parts) {
            continue;
        }
        let mut draft = Draft::of(tree, node);
        let removed = game.remove_from(context, node, &mut draft, parts)?;
        properties += removed.0;
        comments += removed.1;
        put_draft(&mut transaction, node, draft);
    }
    let stays = || {
        say!(
            "kept-variations",
            "{count} analysed variation with words, marks or annotations stays"
                | "{count} analysed variations with words, marks or annotations stay",
            count = kept
        )
    };
    if transaction.is_empty() {
        return Err(EditError::Nothing(match kept {
            0 => message!("no-analysis-there", "there is no analysis to remove (0 bytes)"),
            _ => message!("no-analysis-but", "there is no analysis to remove (0 bytes): {stays}", stays = stays()),
        }));
    }
    let (before, after) = (tree.write().len(), context.document.preview(&transaction).len());
    let nodes =
        say!("counted-variations", "{count} node in variations" | "{count} nodes in variations", count = gone.len());
    let counted = [
        say!("counted-properties", "{count} property" | "{count} properties", count = properties),
        say!("counted-engine-texts", "text in {count} comment" | "text in {count} comments", count = comments),
    ];
    let counted = language::list(counted.into_iter().chain((!gone.is_empty()).then_some(nodes)));
    let message = say!(
        "removed-analysis",
        "removed {count} byte of analysis ({counted}): {before} bytes before, {after} now"
            | "removed {count} bytes of analysis ({counted}): {before} bytes before, {after} now",
        count = before.saturating_sub(after),
        counted = counted.as_str(),
        before = Counted(&before),
        after = Counted(&after)
    );
    let (counted, message) = match kept {
        0 => (counted, message),
        _ => (format!("{counted}; {}", stays()), format!("{message}; {}", stays())),
    };
    Ok(Plan { counted: Some(counted), ..(transaction, message).into() })
}

/// Unlinks the variations that an engine made: those that begin beside another one, whose first node has analysis, and that have nothing
/// of people's in any node: no word, mark, name or annotation. Returns their nodes, and how many others that begin so stay.
fn variations(context: &EditContext, scope: Scope, transaction: &mut Transaction) -> (HashSet<NodeId>, usize) {
    let tree = context.tree();
    let words = tree.nodes_with_words();
    let mut game = GameAnalysis::of(tree, context.root);
    let (mut order, mut analysed, mut of_people) = (Vec::new(), HashSet::new(), HashSet::new());
    for node in covered(context, scope) {
        if tree.parent(node).is_none() {
            game = GameAnalysis::of(tree, node);
        }
        match content(context, game, node).filter(|_| !words.contains(&node)) {
            Some(true) => _ = analysed.insert(node),
            Some(false) => {}
            None => {
                of_people.insert(node);
                if game.is_in(tree, node, &[AnalysisPart::Properties, AnalysisPart::Comments]) {
                    analysed.insert(node);
                }
            }
        }
        order.push(node);
    }
    // From the ends on, so that a branch knows of all that follows.
    for &node in order.iter().rev() {
        if of_people.contains(&node) {
            of_people.extend(tree.parent(node));
        }
    }
    let (mut gone, mut kept) = (HashSet::new(), 0);
    for node in order {
        let Some(parent) = tree.parent(node) else { continue };
        if gone.contains(&parent) {
            gone.insert(node);
        } else if tree.first_child(parent) != Some(node) {
            match (analysed.contains(&node), of_people.contains(&node)) {
                (true, true) => kept += 1,
                (true, false) => {
                    transaction.unlink(node);
                    gone.insert(node);
                }
                (false, _) => {}
            }
        }
    }
    if let Some(left) = tree.way_up(context.node).find(|node| !gone.contains(node))
        && left != context.node
    {
        transaction.stand_at(left);
    }
    (gone, kept)
}

/// Whether a node has analysis; `None` if it has anything that may be somebody's.
fn content(context: &EditContext, game: GameAnalysis, node: NodeId) -> Option<bool> {
    let tree = context.tree();
    let written = written(tree, game, node)?;
    let mut analysed = !written.is_empty();
    for property in tree.properties(node) {
        let id = property.id();
        // Small letters between those of a name may be somebody's word.
        (property.ident() == id.as_bytes()).then_some(())?;
        let value = property.value()?;
        if game.owns(&property) {
            analysed = true;
        } else if context.kind.colour_of(&id).is_some() {
            (property.values().count() == 1 && context.kind.read_move(value).is_ok()).then_some(())?;
        } else if &*id != "C" {
            is_marked_by_engine(context, node, &property, &written).then_some(())?;
        }
    }
    Some(analysed)
}

/// What engines wrote into the comment; `None` if people wrote into it, too.
fn written(tree: &Tree, game: GameAnalysis, node: NodeId) -> Option<Vec<EngineText>> {
    let Some(text) = tree.text(node, "C") else { return Some(Vec::new()) };
    let parts = engine_text(&text, game.board);
    human_text(&text, &parts).trim().is_empty().then_some(parts)
}

/// Whether a mark is one that the engine's program puts beside its numbers.
fn is_marked_by_engine(context: &EditContext, node: NodeId, property: &Property<'_>, written: &[EngineText]) -> bool {
    let has = |id: &str| context.tree().has(node, id);
    let wrote = |writers: &[Writer]| written.iter().any(|part| writers.contains(&part.writer));
    let is_plain = || property.values().all(|value| matches!(value.trim_ascii(), b"" | b"1"));
    let are_points = |id: &str| property.values().all(|value| single::is_understood(context, id, value));
    // A number, a sign or a letter, not a word.
    let is_short =
        |value: &[u8]| value.iter().filter(|byte| !byte.is_ascii() || byte.is_ascii_alphabetic()).count() <= 3;
    match &*property.id() {
        "TE" | "BM" => (has("SBKV") || wrote(&[Writer::AnalyzeSgf])) && is_plain(),
        "IT" | "DO" => has("SBKV") && is_plain(),
        "HO" => wrote(&[Writer::AnalyzeSgf]) && is_plain(),
        id @ ("MA" | "SQ") => (has("KT") || wrote(&[Writer::KaTrain])) && are_points(id),
        // The point has two letters.
        "LB" => {
            wrote(&[Writer::GnuGo, Writer::LeelaAnalysis, Writer::MoHex])
                && are_points("LB")
                && property.values().all(is_short)
        }
        _ => false,
    }
}
