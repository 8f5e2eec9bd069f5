//! The law of edits and stray text: an edit of one property leaves every byte outside of it where it is.

use std::{fs, path::Path, path::PathBuf};
use variorum::edit::{Command, Workspace};
use variorum::sgf::{NodeId, Tree};

fn texts(directory: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(directory).expect("a directory").flatten() {
        let path = entry.path();
        if path.is_dir() {
            texts(&path, found);
        } else if path.extension().is_some_and(|end| end == "sgf") {
            found.push(path);
        }
    }
}

/// The bytes of the file without the comment of a node: all that an edit of it may not touch.
fn outside(tree: &Tree, node: NodeId) -> Vec<u8> {
    let source = tree.source();
    let Some(comment) = tree.property(node, "C") else { return source.to_vec() };
    let start = comment.offset().expect("it was read");
    let last = comment.values().last().and_then(|raw| Some(tree.offset_of(raw)? + raw.len() + 1));
    let end = last.unwrap_or(start + comment.ident().len()).min(source.len());
    [&source[..start], &source[end..]].concat()
}

fn is_in_order(part: &[u8], whole: &[u8]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|byte| rest.any(|other| other == byte))
}

/// Whether commenting each of the first nodes leaves all else; the node where it does not.
fn broken_by(bytes: &[u8]) -> Option<Vec<usize>> {
    let (mut workspace, _) = Workspace::open(bytes.to_vec());
    let comment = Command::parse("comment 'edited'").expect("a command");
    let undo = Command::parse("undo").expect("a command");
    let nodes: Vec<NodeId> = {
        let tree = workspace.document().tree();
        let wide = tree.games().next().is_some_and(|root| tree.charset(root).is_wide());
        if wide {
            return None;
        }
        tree.games().flat_map(|root| tree.descendants(root)).take(12).collect()
    };
    for node in nodes {
        workspace.go_to(node);
        let tree = workspace.document().tree();
        let (expected, path) = (outside(tree, node), tree.path(node));
        if workspace.run(&comment).is_err() {
            continue;
        }
        if !is_in_order(&expected, &workspace.document().tree().write()) {
            return Some(path);
        }
        workspace.run(&undo).expect("a step to undo");
    }
    None
}

#[test]
fn an_edit_leaves_every_byte_outside_of_its_property() {
    let mut files = Vec::new();
    for directory in ["tests/texts", "tests/corpus"] {
        texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join(directory), &mut files);
    }
    assert!(files.len() > 100);
    let broken: Vec<_> = files
        .iter()
        .filter_map(|path| {
            let node = broken_by(&fs::read(path).expect("a record"))?;
            Some((path.clone(), node))
        })
        .collect();
    assert!(broken.is_empty(), "{broken:#?}");
}

#[test]
fn stray_text_stays_where_it_stands() {
    for (record, command, after) in [
        ("(;SZ[9]C[nice :] yes, black];B[aa])", "mark triangle aa", "(;SZ[9]C[nice :]TR[aa] yes, black];B[aa])"),
        ("(;SZ[9]PW[Shumacher;]];B[aa])", "comment 'x'", "(;SZ[9]PW[Shumacher;]C[x]];B[aa])"),
        ("(;SZ[9]PW[a] --- PB[b] ---\n;B[aa])", "set PW c", "(;SZ[9]PW[c] --- PB[b] ---\n;B[aa])"),
        ("(;SZ[9]C[a] oops;B[aa])", "comment ''", "(;SZ[9] oops;B[aa])"),
    ] {
        let (mut workspace, _) = Workspace::open(record.as_bytes().to_vec());
        let command = Command::parse(command).expect("a command");
        workspace.run(&command).expect("an edit");
        assert_eq!(String::from_utf8_lossy(&workspace.document().tree().write()), after);
    }
}
