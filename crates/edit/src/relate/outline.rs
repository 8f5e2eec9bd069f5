//! A record as line-based text for diff tools: one line per node, and one per statement. No line contains a node's position among others,
//! so an insertion changes no other line.

use super::merge_semantics::Reader;
use super::record::Known;
use crate::sgf::{NodeId, Property, Tree, ValueForm, ValueType, vocabulary};
use crate::text::text_of;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Variations deeper than this are not set in any further.
const DEEPEST: usize = 20;

/// Writes the outline of all games of a record.
///
/// # Errors
/// Those of the writer.
///
/// ```
/// use variorum_edit::relate::outline;
/// use variorum_sgf::Tree;
///
/// let (tree, _) = Tree::read(b"(;GM[1]SZ[9];B[cc]C[good\nshape];W[gg]TR[cc](;B[cg])(;B[gc]))".to_vec());
/// let mut out = Vec::new();
/// outline(&tree, &mut out)?;
/// let text = String::from_utf8(out).unwrap();
/// let expected = "\
/// game
///      GM[1]
///      SZ[9]
///    1 B cc
///      C| good
///      C| shape
///    2 W gg
///      TR[cc]
///    3 B cg
///   variation
///    3 B gc
/// ";
/// assert_eq!(text, expected.replace("   3 B gc", "     3 B gc"));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn outline(tree: &Tree, out: &mut impl Write) -> io::Result<()> {
    let known = Known::of(tree);
    for &root in &known.games {
        writeln!(out, "game")?;
        let mut next = vec![(root, 0, 0)];
        while let Some((node, depth, above)) = next.pop() {
            let is_variation = tree.previous_sibling(node).is_some() && node != root;
            let indent = "  ".repeat(depth.min(DEEPEST));
            if is_variation {
                writeln!(out, "{indent}variation")?;
            }
            let number = write_node(&known, node, (&indent, above), out)?;
            let from = next.len();
            next.extend(tree.children(node).zip(0..).map(|(child, at)| (child, depth + usize::from(at > 0), number)));
            next[from..].reverse();
        }
    }
    // What somebody wrote outside of all properties changes, too.
    for (_, words) in tree.stray_texts() {
        for line in words.lines() {
            writeln!(out, "{}", format!("text| {line}").trim_end())?;
        }
    }
    Ok(())
}

/// Writes a node with what is said of it; returns the number of its move.
fn write_node(
    known: &Known<'_>,
    node: NodeId,
    (indent, above): (&str, usize),
    out: &mut impl Write,
) -> io::Result<usize> {
    let kind = known.kind(node);
    let reader = Reader::new(known.tree, kind, node);
    let mut number = above;
    let mut by_id: BTreeMap<String, Vec<Property>> = BTreeMap::new();
    for property in known.tree.properties(node) {
        let id = property.id().into_owned();
        match kind.colour_of(&id) {
            Some(colour) => {
                number += 1;
                let value = reader.decoded(property.value().unwrap_or_default());
                let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
                let line = format!("{indent}{number:>4} {} {value}", kind.letter(colour));
                writeln!(out, "{}", line.trim_end())?;
            }
            None => by_id.entry(id).or_default().push(property),
        }
    }
    for (id, properties) in by_id {
        write_property(&reader, (&id, &properties), indent, out)?;
    }
    Ok(number)
}

fn write_property(
    reader: &Reader<'_>,
    (id, properties): (&str, &[Property]),
    indent: &str,
    out: &mut impl Write,
) -> io::Result<()> {
    let values = properties.iter().flat_map(Property::values).map(|raw| reader.decoded(raw));
    let has_lines = vocabulary::look_up_anywhere(id).map(|entry| entry.kind) == Some(ValueForm::Plain(ValueType::Text));
    if has_lines {
        for value in values {
            for line in text_of(&value).split('\n') {
                writeln!(out, "{}", format!("{indent}     {id}| {line}").trim_end())?;
            }
        }
        return Ok(());
    }
    let mut values: Vec<String> = values.map(|value| value.replace(['\n', '\r'], " ")).collect();
    values.sort();
    let all: String = values.iter().map(|value| format!("[{value}]")).collect();
    writeln!(out, "{indent}     {id}{all}")
}
