//! Rule family: unresolved merge conflicts, in comments and between the lines of the file.

use super::{Code, Fault, Find, Game, Item, Report, Rule, rule_rows};
use crate::sgf::{NodeId, Tree};
use crate::text::conflict_lines::{ConflictLines, conflict_lines, may_hold_conflicts};
use crate::text::{blocks, text_of};
use std::ops::Range;

pub(super) static RULES: &[Rule] = rule_rows! {
    MergeConflict Error "a conflict that a merge left in a comment"
        "Two versions changed the same thing differently. The block between the marks says what each of them has; the record has the first, ours. 'settle' takes ours, theirs or both, and removes the block."
        .found(Find::Node(find));
    MergeLines Error "conflict markers from an unresolved git merge"
        "Git, or another program that merges lines, could not merge two versions of the file. It wrote both between lines that begin with <<<<<<<, ======= and >>>>>>>, regardless of the game tree. Choose in a text editor what to keep, and delete these lines; or take one version with 'git checkout --ours' or '--theirs'. Until then, no version can be merged into this file."
        .found(Find::File(find_lines));
};

fn find(report: &mut Report<'_>, _game: &Game, node: NodeId, items: &[Item<'_>]) {
    for item in items.iter().filter(|item| is_settled_here(&item.id)) {
        let marked = item.values.iter().any(|raw| memchr::memmem::find(raw, b"<<<<<<<").is_some());
        if !marked {
            continue;
        }
        let charset = report.tree.charset(node).clone();
        for raw in item.values.iter() {
            let count = blocks::find(&text_of(&charset.decode(raw).text)).len();
            for _ in 0..count {
                let words = message!("merge-conflict-left", "a merge conflict needs to be resolved");
                report.at_property(Code::MergeConflict, node, item.property, words);
            }
        }
    }
}

/// Whether conflicts in a property's text are blocks that `settle` resolves.
fn is_settled_here(id: &str) -> bool {
    matches!(id, "C" | "GC")
}

fn find_lines(report: &mut Report<'_>) {
    for conflict in unresolved(report.tree) {
        let message = message!("merge-lines-left", "the file contains conflict markers from an unresolved git merge");
        report.add(Code::MergeLines, conflict.range().start, None, message);
    }
}

/// Where in [`Tree::source`] a conflict begins that git left: its lines are between nodes, around games, or cut through values.
///
/// That is a complete conflict (`<<<<<<<`, `=======`, `>>>>>>>` at the beginnings of lines) anywhere but in one single comment, where it is
/// the block that a merge of records writes, or what is left of one outside of all values: `<<<<<<<` anywhere, `>>>>>>>` not before the
/// first game, where it may quote a mail.
pub fn unresolved_merge(tree: &Tree) -> Option<usize> {
    unresolved(tree).first().map(|conflict| conflict.range().start)
}

fn unresolved(tree: &Tree) -> Vec<ConflictLines> {
    let source = tree.source();
    let mut found = conflict_lines(source);
    if found.is_empty() {
        return found;
    }
    let values = marked_values(tree);
    let value_of = |at: usize| values[..values.partition_point(|value| value.0.start <= at)].last();
    let value_of = |at: usize| value_of(at).filter(|value| at <= value.0.end);
    let first_game = tree.games().next().and_then(|root| tree.offset(root)).unwrap_or(source.len());
    found.retain(|conflict| {
        let (start, last) = (conflict.range().start, conflict.lines.last().map_or(0, |line| line.start));
        let around = value_of(start);
        match conflict.is_whole {
            true => !around.is_some_and(|(value, is_settled)| *is_settled && last < value.end),
            false => around.is_none() && (source[start] == b'<' || start > first_game),
        }
    });
    found
}

/// The values in which a marker may be, in file order, and whether blocks in them can be settled.
fn marked_values(tree: &Tree) -> Vec<(Range<usize>, bool)> {
    let mut values = Vec::new();
    for node in tree.all_nodes() {
        for property in tree.properties(node) {
            for raw in property.values().filter(|raw| may_hold_conflicts(raw)) {
                let range = tree.offset_of(raw).map(|start| start..start + raw.len());
                values.extend(range.map(|range| (range, is_settled_here(&property.id()))));
            }
        }
    }
    values.sort_by_key(|value| value.0.start);
    values
}

/// Takes out what was found in the lines of an unresolved merge: they are reported as what they are.
pub(super) fn leave_out_lines(tree: &Tree, faults: &mut Vec<Fault>) {
    if !faults.iter().any(|fault| fault.code == Code::MergeLines) {
        return;
    }
    let mut lines: Vec<Range<usize>> = unresolved(tree).into_iter().flat_map(|conflict| conflict.lines).collect();
    lines.sort_by_key(|line| line.start);
    let is_in_line =
        |at: usize| lines[..lines.partition_point(|line| line.start <= at)].last().is_some_and(|line| at < line.end);
    faults.retain(|fault| fault.code == Code::MergeLines || fault.more > 0 || !is_in_line(fault.offset));
}
