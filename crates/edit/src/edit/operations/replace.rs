//! Replaces texts in many nodes at once.

use crate::edit::context::{EditContext, one_line, put_draft};
use crate::edit::error::EditError;
use crate::edit::search::{Pattern, Query, TextKind, read};
use crate::edit::values::draft::Draft;
use crate::language::StaticText;
use crate::record::Transaction;
use crate::sgf::NodeId;
use crate::text;

/// By how many bytes the texts of a record may grow at once.
const MOST_GROWN: usize = 256 << 20;

/// Replaces what a query finds in the texts of these nodes. Says how often, and in how many values it was found that are none of the
/// texts that are replaced.
pub(crate) fn replace(
    context: &EditContext,
    query: &Query,
    with: &str,
    nodes: impl Iterator<Item = NodeId>,
) -> Result<(Transaction, String), EditError> {
    if query.is_of_points() {
        return Err(refused!("moves-marks-setup-no", "moves, marks and setup are not text and cannot be replaced"));
    }
    if let Some(why) = query.refuses(with) {
        return Err(EditError::refused(why));
    }
    let tree = context.tree();
    let mut transaction = context.transaction(StaticText("command-replace", "Replace"));
    let (mut count, mut left, mut room) = (0, 0, MOST_GROWN);
    let mut there: Option<EditContext> = None;
    for node in nodes {
        if tree.parent(node).is_none() || there.is_none() {
            there = Some(EditContext::new(context.document, context.derived, node));
        }
        let Some(there) = &there else { continue };
        let mut ids: Vec<String> = Vec::new();
        for property in tree.properties(node) {
            let id = property.id();
            let Some((pattern, _)) = query.replaces(&there.kind, &id) else {
                left += property.values().filter(|raw| query.is_in(&there.kind, &id, there.charset(), raw)).count();
                continue;
            };
            if !ids.iter().any(|known| *known == *id) && !property.values().all(|raw| pattern.is_not_in(raw)) {
                ids.push(id.into_owned());
            }
        }
        let mut draft = Draft::of(tree, node);
        for id in ids {
            let Some((pattern, reading)) = query.replaces(&there.kind, &id) else { continue };
            let (done, failed) = replace_in(there, &mut draft, &id, (pattern, reading), (with, &mut room));
            count += done;
            failed.map_or(Ok(()), Err)?;
        }
        put_draft(&mut transaction, node, draft);
    }
    if transaction.is_empty() {
        return Err(EditError::Nothing(message!("nowhere-replaced", "no matches to replace")));
    }
    let message = say!("replaced-time", "replaced {count} match" | "replaced {count} matches", count);
    let message = match left {
        0 => message,
        left => say!(
            "replaced-but-left",
            "{message}; one more matching value was left unchanged"
                | "{message}; {left} more matching values were left unchanged",
            left,
            message
        ),
    };
    Ok((transaction, message))
}

/// Replaces in all values of a property, which may grow by `room` bytes in all. What becomes empty goes.
fn replace_in(
    context: &EditContext,
    draft: &mut Draft,
    id: &str,
    (pattern, reading): (&Pattern, TextKind),
    (with, room): (&str, &mut usize),
) -> (usize, Option<EditError>) {
    let (mut count, mut failed) = (0, None);
    let mut changed = |raw: &[u8]| -> Result<Option<Vec<u8>>, EditError> {
        let decoded = context.charset().decode(raw).text;
        let (value, from) = read(reading, &decoded);
        let label = text::split_composed(&decoded).filter(|_| reading == TextKind::Label).map(|(_, label)| label);
        let part = label.unwrap_or(&decoded);
        let simple = label.is_some() || reading == TextKind::Line;
        // Text outside the matches stays as written.
        let mut written = decoded[..decoded.len() - part.len()].to_owned();
        let (mut end, before) = (0, count);
        for (at, new) in text::written_parts(part, simple, pattern.replacements(&value[from..], with)) {
            written += &part[end..at.start];
            written += &match reading {
                TextKind::Text => context.written_text(&new),
                TextKind::Line => text::escape_text(&one_line(&new)),
                TextKind::Label => text::escape_composed(&one_line(&new)),
            };
            (end, count) = (at.end, count + 1);
            if written.len() > decoded.len() + *room {
                return Err(refused!(
                    "replaced-too-long",
                    "the record would grow by more than 256 MB; nothing was replaced"
                ));
            }
        }
        if count == before {
            return Ok(None);
        }
        written += &part[end..];
        *room -= written.len().saturating_sub(decoded.len()).min(*room);
        let (left, from) = read(reading, &written);
        if left[from..].is_empty() { Ok(Some(Vec::new())) } else { context.encode(&written).map(Some) }
    };
    draft.edit_values(id, false, |values| {
        values.retain_mut(|raw| match changed(raw) {
            Ok(None) => true,
            Ok(Some(new)) => {
                *raw = new;
                !raw.is_empty()
            }
            Err(error) => {
                failed.get_or_insert(error);
                true
            }
        });
    });
    (count, failed)
}
