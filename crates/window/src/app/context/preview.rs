//! The changes that a command would make to a record, computed in the background from a snapshot.

use std::sync::Arc;

use crate::edit::{Command, Workspace};
use crate::record::Document;
use crate::sgf::{NodeId, ReadOptions, Tree};
use crate::text::{self, Charset, Hunk, Lines};

/// Differences that are shown at most.
const MOST: usize = 60;
/// Bytes that are shown around a difference, and of one that is long.
const AROUND: usize = 28;
const LONG: usize = 160;

/// The effect that commands would have.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preview {
    /// The first differences.
    pub changes: Vec<Change>,
    /// How many there are besides.
    pub more: usize,
    /// The file size in bytes, now and afterwards.
    pub bytes: (usize, usize),
    /// Their counts.
    pub counted: Vec<String>,
    /// The messages of the commands.
    pub messages: Vec<String>,
    /// Why the commands would fail.
    pub refused: Option<String>,
}

/// One difference, as a person may read it.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The line of the file as it is, from 1.
    pub line: usize,
    /// The text before it.
    pub before: String,
    /// The removed text.
    pub gone: String,
    /// The added text.
    pub come: String,
    /// The text after it.
    pub after: String,
}

impl Preview {
    /// Previews commands run in order at a node. Those with nothing to do are skipped.
    pub fn of(tree: Arc<Tree>, node: Option<NodeId>, commands: &[Command]) -> Preview {
        let (preview, texts) = tried(tree, node, commands);
        let Some((charset, old, new)) = texts else { return preview };
        let hunks = text::difference(&old, &new);
        let lines = Lines::of(&old);
        let change = |hunk: &Hunk| shown(&charset, &old, &new, hunk, lines.at(hunk.old.start).0);
        Preview {
            changes: hunks.iter().take(MOST).map(change).collect(),
            more: hunks.len().saturating_sub(MOST),
            ..preview
        }
    }

    /// The same without differences: only messages and sizes.
    pub fn in_sum(tree: Arc<Tree>, node: Option<NodeId>, commands: &[Command]) -> Preview {
        tried(tree, node, commands).0
    }
}

/// The encoding of a file, the file as it is, and as it would be.
type Texts = (Charset, Vec<u8>, Vec<u8>);

/// Runs commands on a record of its own; returns the texts if something changed.
fn tried(tree: Arc<Tree>, node: Option<NodeId>, commands: &[Command]) -> (Preview, Option<Texts>) {
    let charset = tree.games().next().map_or_else(Charset::utf8, |root| tree.charset(root).clone());
    let old = plain(&charset, tree.write());
    let mut workspace = Workspace::of(Document::over(tree));
    if let Some(node) = node {
        workspace.go_to(node);
    }
    let (mut counted, mut messages, mut refused, mut done) = (Vec::new(), Vec::new(), None, false);
    for command in commands {
        match workspace.run(command) {
            Ok(outcome) => {
                done |= outcome.changed;
                counted.extend(outcome.counted);
                messages.extend(outcome.message);
            }
            Err(why) => refused = Some(why.to_string()),
        }
    }
    if !done {
        return (Preview { bytes: (old.len(), old.len()), refused, ..Preview::default() }, None);
    }
    let new = plain(&charset, workspace.document().tree().write());
    let preview = Preview { bytes: (old.len(), new.len()), counted, messages, ..Preview::default() };
    (preview, Some((charset, old, new)))
}

/// The text of a file in which a byte is a letter of the format.
fn plain(charset: &Charset, bytes: Vec<u8>) -> Vec<u8> {
    if !charset.is_wide() {
        return bytes;
    }
    let options = ReadOptions { charset: Some(charset.clone()), ..ReadOptions::default() };
    Tree::read_with(bytes, &options).0.source().to_vec()
}

fn shown(charset: &Charset, old: &[u8], new: &[u8], hunk: &Hunk, of_line: usize) -> Change {
    let breaks = |byte: &u8| matches!(byte, b'\n' | b'\r');
    let from = hunk.old.start.saturating_sub(AROUND);
    let from = old[from..hunk.old.start].iter().rposition(breaks).map_or(from, |at| from + at + 1);
    let to = (hunk.old.end + AROUND).min(old.len());
    let to = old[hunk.old.end..to].iter().position(breaks).map_or(to, |at| hunk.old.end + at);
    Change {
        line: of_line,
        before: line(charset, &old[from..hunk.old.start]),
        gone: line(charset, &old[hunk.old.clone()]),
        come: line(charset, &new[hunk.new.clone()]),
        after: line(charset, &old[hunk.old.end..to]),
    }
}

/// Bytes as a text on one line, not too long.
pub fn line(charset: &Charset, bytes: &[u8]) -> String {
    const CUT: char = char::REPLACEMENT_CHARACTER;
    let cut = |bytes: &[u8]| charset.decode(bytes).text.replace('\n', "⏎").replace(|c: char| c.is_control(), " ");
    match bytes.len() > LONG {
        // A character may be cut in two there.
        true => {
            let (begins, ends) = (cut(&bytes[..LONG / 2]), cut(&bytes[bytes.len() - LONG / 4..]));
            let [begins, ends] = [begins.trim_end_matches(CUT), ends.trim_start_matches(CUT)];
            format!("{begins} … {ends}")
        }
        false => cut(bytes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preview_lists_changes_and_makes_none() {
        let tree = Arc::new(Tree::read(b"(;GM[1]SZ[9]\n;B[aa]C[one]\n;W[bb]C[two])".to_vec()).0);
        let strip = Command::parse("strip comments").unwrap();
        let preview = Preview::of(tree.clone(), None, &[strip]);
        let gone: Vec<(usize, &str)> = preview.changes.iter().map(|change| (change.line, &*change.gone)).collect();
        assert_eq!(gone, [(2, "C[one]"), (3, "C[two]")]);
        assert_eq!((preview.bytes, preview.more), ((39, 27), 0));
        let again = Preview::of(tree, None, &[Command::parse("strip times").unwrap()]);
        assert_eq!(again.refused.as_deref(), Some("there are no clock times to remove"));
    }
}
