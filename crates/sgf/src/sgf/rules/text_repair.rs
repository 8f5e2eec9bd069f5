//! Repairs of the text itself: parentheses, semicolons, and text where none is allowed.
//!
//! The parser notes for each fault which bytes would repair it; here they are applied. The repaired text must mean what the damaged one was
//! read as, node by node and value by value, or the repair is not made.

use super::code::{Code, Codes};
use super::meant::{closing, missing_brackets};
use super::splice::{Splice, apply, part_games};
use super::{rules, swallowed::parentheses_swallowed};
use crate::sgf::{
    NodeId, OwnProperty, Property, PropertyText, ReadOptions, Tree, Values,
    lexer::{is_identifier, is_space},
    loose::{Loose, loose_words, words_in},
    property::word_before,
};
use crate::text::Charset;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// Repairs the certain faults in a record's text: those of one code, or all. `None` if there is nothing to repair. Words that are removed
/// from places where none are allowed become comments.
///
/// ```
/// use variorum_sgf::{ReadOptions, repair_text};
///
/// let damaged = b"(GM[1];B[aa] oops;W[bb]".to_vec();
/// let repaired = repair_text(&damaged, &ReadOptions::default(), None);
/// assert_eq!(repaired.as_deref(), Some(&b"(;GM[1];B[aa]C[oops] ;W[bb])"[..]));
/// ```
pub fn repair_text(bytes: &[u8], options: &ReadOptions, code: Option<Code>) -> Option<Vec<u8>> {
    /// One repair can uncover another fault, which then has a repair as well.
    const ROUNDS: usize = 8;
    let mut repaired: Option<Vec<u8>> = None;
    for _ in 0..ROUNDS {
        let current = repaired.as_deref().unwrap_or(bytes);
        let Some(better) = repair_once(current, options, code, None) else { break };
        repaired = Some(better);
    }
    repaired
}

/// Whether [`repair_text`] finds anything to repair.
pub(super) fn can_repair_text(bytes: &[u8], options: &ReadOptions, code: Code) -> bool {
    repair_once(bytes, options, Some(code), None).is_some()
}

/// As [`repair_text`], but only in this byte range. Games inside games have no place of their own.
pub fn repair_text_within(
    bytes: &[u8],
    options: &ReadOptions,
    code: Option<Code>,
    within: Range<usize>,
) -> Option<Vec<u8>> {
    repair_once(bytes, options, code, Some(within))
}

fn repair_once(
    bytes: &[u8],
    options: &ReadOptions,
    code: Option<Code>,
    within: Option<Range<usize>>,
) -> Option<Vec<u8>> {
    let wanted = Codes::of(code);
    let (tree, _, mut splices) = Tree::read_repairing(bytes.to_vec(), options, Some(wanted));
    let concerned = |at: usize| within.as_ref().is_none_or(|within| within.contains(&at));
    splices.retain(|splice| concerned(splice.from));
    let is_surplus = |splice: &Splice| splice.code == Code::SurplusClose;
    if wanted.has(Code::MissingBracket) {
        // Here the meaning is to change: what a value swallowed becomes a part of the record.
        let places: Vec<usize> = missing_brackets(&tree).into_iter().filter(|&at| concerned(at)).collect();
        if let Some(closed) = apply(&tree, &closing(&places)) {
            return Some(closed);
        }
    }
    if let Some(first) = parentheses_swallowed(&tree).filter(|_| splices.iter().any(is_surplus)) {
        // It may show where the value should have ended.
        splices.retain(|splice| !is_surplus(splice) || splice.from < first);
    }
    if wanted.has(Code::GameInsideGame)
        && within.is_none()
        && let Some(closing) = part_games(&tree)
    {
        // This repair changes the meaning on purpose: a variation becomes a game.
        return apply(&tree, &closing);
    }
    let is_rest = |splice: &Splice| splice.code == Code::UnescapedBracket;
    if splices.iter().any(is_rest) {
        // Here a value is to change: it takes the rest of its text in.
        let (rest, others) = splices.into_iter().partition(is_rest);
        splices = others;
        if let Some(repaired) = apply(&tree, &rest)
            && same_nodes(&tree, &Tree::read_with(repaired.clone(), options).0)
        {
            return Some(repaired);
        }
    }
    if wanted.has(Code::NulByte) && !splices.iter().any(|splice| splice.code != Code::NulByte) {
        let zero = memchr::memchr_iter(0, tree.source());
        let zero = zero.filter(|&at| concerned(at));
        splices = zero.map(|at| Splice { code: Code::NulByte, from: at, to: at + 1, text: " ", times: 1 }).collect();
    }
    splices.extend(words_of_nodes(&tree, wanted).into_iter().filter(|splice| concerned(splice.from)));
    let repaired = apply(&tree, &splices)?;
    let again = Tree::read_with(repaired.clone(), options).0;
    if same_meaning(&tree, &again) {
        return Some(keep_words(&tree, &splices, again, repaired));
    }
    // One of them is not what it seems. The others are made.
    rules().filter(|rule| rule.is_of_text()).find_map(|rule| {
        let own: Vec<Splice> = splices.iter().filter(|splice| splice.code == rule.code).cloned().collect();
        let repaired = apply(&tree, &own)?;
        let again = Tree::read_with(repaired.clone(), options).0;
        same_meaning(&tree, &again).then(|| keep_words(&tree, &own, again, repaired))
    })
}

/// Properties without a value, which are words of their nodes.
fn words_of_nodes(tree: &Tree, wanted: Codes) -> Vec<Splice> {
    if !wanted.has(Code::NoValue) {
        return Vec::new();
    }
    let beside = |at: usize| tree.source().get(at).is_some_and(|&byte| is_identifier(byte) || byte == b'-');
    let nodes = tree.all_nodes();
    let properties = nodes.flat_map(|node| tree.properties(node)).filter(|property| property.value().is_none());
    let splice = |property: Property<'_>| {
        let blanks = property.lead().iter().rev().take_while(|&&byte| is_space(byte)).count();
        let ident = property.offset()?;
        let (from, to) = (ident - blanks, ident + property.ident().len());
        let parts = beside(from.wrapping_sub(1)) && beside(to);
        Some(Splice { code: Code::NoValue, from, to, text: if parts { " " } else { "" }, times: 1 })
    };
    properties.filter_map(splice).collect()
}

/// The repaired bytes, which read as `again`, with the words that the splices took out as comments of the nodes they are about.
fn keep_words(tree: &Tree, splices: &[Splice], mut again: Tree, repaired: Vec<u8>) -> Vec<u8> {
    let mut taken: Vec<(usize, usize)> = splices.iter().map(|splice| (splice.from, splice.to)).collect();
    taken.sort_unstable();
    taken.retain(|(from, to)| from < to);
    // Two can take the same out.
    taken.dedup_by(|next, last| {
        let shared = next.0 < last.1;
        if shared {
            last.1 = last.1.max(next.1);
        }
        shared
    });
    let mut words: BTreeMap<NodeId, Vec<(usize, Vec<u8>)>> = BTreeMap::new();
    for Loose { node, span, .. } in loose_words(tree) {
        // It may contain text that cannot be removed, such as a property without an identifier.
        let first = taken.partition_point(|&(_, to)| to <= span.0);
        let pieces = taken[first..].iter().take_while(|&&(from, _)| from < span.1);
        let pieces = pieces.filter_map(|&(from, to)| words_in(tree.source(), from.max(span.0), to.min(span.1)));
        let texts = pieces.map(|(from, to)| escaped(&tree.source()[from..to], tree.charset_at(from)));
        let text = texts.collect::<Vec<_>>().join(&b' ');
        if !text.is_empty() {
            words.entry(node).or_default().push((span.0, text));
        }
    }
    if words.is_empty() {
        return repaired;
    }
    for (node, words) in words {
        let list = commented(tree, node, words, &again);
        again.set_list(node, list, 1);
    }
    again.write()
}

/// A node's properties, with words added to its comment: each after the comment that preceded it, or before the first.
fn commented(tree: &Tree, node: NodeId, words: Vec<(usize, Vec<u8>)>, again: &Tree) -> Vec<PropertyText> {
    let valued = |property: &Property<'_>| property.id() == "C" && property.value().is_some();
    let places: Vec<usize> =
        tree.properties(node).filter(valued).map(|property| property.offset().unwrap_or_default()).collect();
    let mut list = again.list(node);
    let comments: Vec<usize> = (0..list.len()).filter(|&at| valued(&again.read_property(&list[at]))).collect();
    let mut before: Vec<Vec<u8>> = Vec::new();
    let mut behind: BTreeMap<usize, Vec<Vec<u8>>> = BTreeMap::new();
    for (offset, text) in words {
        match places.partition_point(|&place| place < offset).min(comments.len()) {
            0 => before.push(text),
            number => behind.entry(comments[number - 1]).or_default().push(text),
        }
    }
    let Some(&first) = comments.first() else {
        list.push(PropertyText::Own(Arc::new(OwnProperty::new(b"", b"C", [before.join(&b"\n\n"[..])]))));
        return list;
    };
    let mut changed: Vec<usize> = behind.keys().copied().chain((!before.is_empty()).then_some(first)).collect();
    changed.dedup();
    for at in changed {
        let property = again.read_property(&list[at]);
        let mut values: Vec<Vec<u8>> = property.values().map(<[u8]>::to_vec).collect();
        let join = |texts: Vec<Vec<u8>>| {
            let texts: Vec<Vec<u8>> = texts.into_iter().filter(|text| !text.trim_ascii().is_empty()).collect();
            texts.join(&b"\n\n"[..])
        };
        if at == first {
            values[0] = join(before.drain(..).chain([values[0].clone()]).collect());
        }
        if let Some(last) = values.last_mut() {
            *last = join([last.clone()].into_iter().chain(behind.remove(&at).unwrap_or_default()).collect());
        }
        list[at] = PropertyText::Own(Arc::new(OwnProperty::new(property.lead(), b"C", values)));
    }
    list
}

/// Raw text as a value: what would end it gets its backslash.
fn escaped(raw: &[u8], charset: &Charset) -> Vec<u8> {
    let mut value = Vec::with_capacity(raw.len() + 4);
    let mut at = 0;
    while at < raw.len() {
        let length = charset.step(raw, at).clamp(1, raw.len() - at);
        match raw[at] {
            0 => {}
            b']' | b'\\' if length == 1 => value.extend_from_slice(&[b'\\', raw[at]]),
            _ => value.extend_from_slice(&raw[at..at + length]),
        }
        at += length;
    }
    value
}

/// Whether two trees have the same nodes, ignoring content.
fn same_nodes(one: &Tree, other: &Tree) -> bool {
    let links = |tree: &Tree| {
        let nodes = tree.nodes.iter().skip(1);
        Arc::<[_]>::from_iter(nodes.map(|node| (node.parent, node.first, node.next)))
    };
    one.len() == other.len() && links(one) == links(other)
}

/// Whether two trees have the same nodes with the same properties. Zero bytes count as blanks; what has no value and what stands
/// right before an identifier are words.
fn same_meaning(one: &Tree, other: &Tree) -> bool {
    same_nodes(one, other)
        && one.all_nodes().all(|node| {
            let (mut ours, mut theirs) = (stated(one, node), stated(other, node));
            loop {
                match (ours.next(), theirs.next()) {
                    (None, None) => return true,
                    (Some(a), Some(b)) if a.0 == b.0 && same_values(a.1.clone(), b.1.clone()) => {}
                    _ => return false,
                }
            }
        })
}

/// A node's identifiers, without words before them, and values.
fn stated(tree: &Tree, node: NodeId) -> impl Iterator<Item = (&[u8], Values<'_>)> {
    let valued = tree.properties(node).filter(|property| property.value().is_some());
    valued.map(|property| (&property.ident()[word_before(property.ident())..], property.values()))
}

fn same_values<'a>(mut ours: impl Iterator<Item = &'a [u8]>, mut theirs: impl Iterator<Item = &'a [u8]>) -> bool {
    let blank = |&byte: &u8| if byte == 0 { b' ' } else { byte };
    loop {
        match (ours.next(), theirs.next()) {
            (None, None) => return true,
            (Some(a), Some(b)) if a.iter().map(blank).eq(b.iter().map(blank)) => {}
            _ => return false,
        }
    }
}
