//! Updates links to nodes in comments when nodes move, so that they keep pointing at the same nodes.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::link_texts::LinkTexts;
use crate::edit::values::draft::Draft;
use crate::game::Kind;
use crate::game::node_links::{self, NodeLink};
use crate::record::Transaction;
use crate::sgf::{Address, NodeId, PropertyText};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

/// Where a step gives nodes other addresses, the links in comments get them too. A link to a node that goes is plain text from then on,
/// what it read as: it would lead to whatever comes to its place. Says how many those are.
pub(crate) fn follow(context: &EditContext, transaction: &mut Transaction) -> Result<Option<String>, EditError> {
    if !transaction.moves_lines() {
        return Ok(None);
    }
    let holders = context.derived.linking(context.document);
    if holders.is_empty() {
        return Ok(None);
    }
    let tree = context.tree();
    let outlook = transaction.outlook(tree);
    let mut lost = 0;
    for root in outlook.games() {
        let mut comments: Vec<(NodeId, String)> = Vec::new();
        outlook.walk(root, |node, _| {
            if holders.contains(&node) {
                comments.push((node, tree.text(node, "C").unwrap_or_default()));
            }
        });
        if comments.is_empty() {
            continue;
        }
        let kind = Arc::new(Kind::of(tree, root));
        let before = LinkTexts::of((tree, root), &kind, comments.iter().map(|(_, text)| &**text));
        let mut addresses: HashMap<NodeId, Option<Address>> = HashMap::new();
        let links = comments.iter().flat_map(|(_, text)| node_links::find(text));
        addresses.extend(links.filter_map(|(_, link)| Some((before.node(&link)?, None))));
        outlook.walk(root, |node, address| {
            if let Some(known) = addresses.get_mut(&node) {
                *known = Some(address.clone());
            }
        });
        let renewal = Renewal { before, addresses };
        for (node, text) in comments {
            if !renewal.splices(&text).0.is_empty() {
                lost += rewrite(context, transaction, node, &renewal)?;
            }
        }
    }
    Ok((lost > 0).then(|| {
        say!(
            "links-lost",
            "one link in the comments pointed to a deleted node and is now plain text"
                | "{count} links in the comments pointed to deleted nodes and are now plain text",
            count = lost
        )
    }))
}

/// Where links led, and where the nodes are afterwards.
struct Renewal {
    before: LinkTexts,
    addresses: HashMap<NodeId, Option<Address>>,
}

/// A part of a text, and what comes in its place.
type Splice = (Range<usize>, String);

impl Renewal {
    /// The replacements in a text, the number of its links, and how many of them lead to removed nodes.
    fn splices(&self, text: &str) -> (Vec<Splice>, usize, usize) {
        let links = node_links::find(text);
        let (mut splices, mut lost) = (Vec::new(), 0);
        for (range, link) in &links {
            let NodeLink::Address(old) = link else { continue };
            let Some(node) = self.before.node(link) else { continue };
            match self.addresses.get(&node).and_then(Option::as_ref) {
                // It reads on as the move that it was, where every encoding can write that; else as its address.
                None => {
                    let is_plain = |name: &&str| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b' ');
                    match self.before.name(node).filter(is_plain) {
                        Some(name) => splices.push((range.clone(), name.to_owned())),
                        None => splices.push((range.start..range.start + 1, String::new())),
                    }
                    lost += 1;
                }
                Some(new) if new == old => {}
                Some(new) => splices.push((range.start + 1..range.end, new.to_string())),
            }
        }
        (splices, links.len(), lost)
    }
}

fn spliced(bytes: &[u8], splices: &[Splice]) -> Vec<u8> {
    let mut new = Vec::with_capacity(bytes.len());
    let mut at = 0;
    for (range, with) in splices {
        new.extend_from_slice(&bytes[at..range.start]);
        new.extend_from_slice(with.as_bytes());
        at = range.end;
    }
    new.extend_from_slice(&bytes[at..]);
    new
}

/// Writes the links of a comment anew; returns how many are lost. Everything else in it keeps its bytes.
fn rewrite(
    context: &EditContext,
    transaction: &mut Transaction,
    node: NodeId,
    renewal: &Renewal,
) -> Result<usize, EditError> {
    let tree = context.tree();
    let pending: Option<Vec<PropertyText>> = transaction.pending_list(node).map(|list| list.clone());
    let is_pending = pending.is_some();
    let mut draft = pending.map_or_else(|| Draft::of(tree, node), |list| Draft::of_list(tree, list));
    let mut count = 0;
    let mut failed = None;
    draft.edit_values("C", true, |values| {
        for raw in values {
            match renewed_value(context, node, renewal, raw) {
                Ok((new, lost)) => {
                    *raw = new;
                    count += lost;
                }
                Err(error) => drop(failed.get_or_insert(error)),
            }
        }
    });
    failed.map_or(Ok(()), Err)?;
    if draft.is_changed() {
        let list = draft.into_list();
        match transaction.pending_list(node).filter(|_| is_pending) {
            Some(pending) => *pending = list,
            None => transaction.set_list(node, list),
        }
    }
    Ok(count)
}

fn renewed_value(
    context: &EditContext,
    node: NodeId,
    renewal: &Renewal,
    raw: &[u8],
) -> Result<(Vec<u8>, usize), EditError> {
    let there = EditContext::new(context.document, context.derived, node);
    let text = crate::text::unescape(&there.charset().decode(raw).text);
    let (splices, links, lost) = renewal.splices(&text);
    // Links are ASCII, and no other letter of most encodings has the byte of their sign in it: they stand in the bytes as well.
    let plain: String = raw.iter().map(|&byte| if byte.is_ascii() { char::from(byte) } else { '?' }).collect();
    let (in_bytes, found, _) = renewal.splices(&plain);
    if found == links && in_bytes.len() == splices.len() {
        return Ok((spliced(raw, &in_bytes), lost));
    }
    // A link is broken by an escape: the text is rewritten.
    let whole = String::from_utf8_lossy(&spliced(text.as_bytes(), &splices)).into_owned();
    Ok((there.text_value(&whole)?, lost))
}
