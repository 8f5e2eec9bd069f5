//! The law of the property: an edit of one property leaves every byte outside of it where it stands, in order, or says
//! what it had to leave out.
//!
//! Shared by a test over many records and a fuzzer.

use variorum::edit::{Command, Workspace};
use variorum::sgf::{Code, Fault, NodeId, Tree};

/// How many nodes of a record are edited, and how many properties of each.
const NODES: usize = 8;
const PROPERTIES: usize = 6;

/// What came of many edits.
#[derive(Default)]
pub struct Tally {
    /// How many edits changed something.
    pub edits: usize,
    /// Edits that said what they left out.
    pub reported: usize,
    /// Edits that lost something and did not say so: the node, the command, the record before and after.
    pub broken: Vec<String>,
}

/// The bytes of the file without the properties of a node that have this identifier. White space before one that goes
/// may go with it.
fn outside(tree: &Tree, node: NodeId, id: &str) -> Vec<u8> {
    let source = tree.source();
    let mut kept = Vec::with_capacity(source.len());
    let mut from = 0;
    for property in tree.properties(node).filter(|property| property.id() == id) {
        let start = property.offset().expect("it was read");
        let mut lead = start;
        while lead > from && matches!(source[lead - 1], b' ' | b'\t' | b'\n' | b'\r' | 0x0B | 0x0C | 0) {
            lead -= 1;
        }
        kept.extend_from_slice(&source[from..lead]);
        let mut at = start + property.ident().len();
        for raw in property.values() {
            let value = tree.offset_of(raw).expect("it was read");
            // What stands between the values belongs to nobody.
            kept.extend(
                source[at..value - 1]
                    .iter()
                    .filter(|byte| !byte.is_ascii_whitespace() && **byte != 0 && **byte != 0x0B),
            );
            let end = value + raw.len();
            // One that never ends reaches to the end of the file, half a character there with it.
            at = if source.get(end) == Some(&b']') { end + 1 } else { source.len() };
        }
        from = at.min(source.len());
    }
    kept.extend_from_slice(&source[from..]);
    kept
}

fn count(bytes: &[u8], wanted: u8) -> usize {
    bytes.iter().filter(|byte| **byte == wanted).count()
}

fn is_in_order(part: &[u8], whole: &[u8]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|byte| rest.any(|other| other == byte))
}

/// Edits properties of the first nodes, one at a time: adds one, changes one, removes one.
#[allow(dead_code, reason = "the fuzzer tries one")]
pub fn try_all(bytes: &[u8], tally: &mut Tally) {
    let (workspace, faults) = Workspace::open(bytes.to_vec());
    let tree = workspace.document().tree();
    let nodes: Vec<NodeId> = tree.games().flat_map(|root| tree.descendants(root)).take(NODES).collect();
    try_nodes(bytes, (workspace, &faults), nodes, usize::MAX, tally);
}

/// Edits one property of one node, both chosen by the number: for a fuzzer, which tries one record many times with
/// little changed in it.
#[allow(dead_code, reason = "the test tries all of them")]
pub fn try_one(bytes: &[u8], number: usize, tally: &mut Tally) {
    let (workspace, faults) = Workspace::open(bytes.to_vec());
    let tree = workspace.document().tree();
    let nodes: Vec<NodeId> = tree.games().flat_map(|root| tree.descendants(root)).take(NODES).collect();
    let node = nodes.get(number % nodes.len().max(1)).copied();
    try_nodes(bytes, (workspace, &faults), node.into_iter().collect(), number / NODES, tally);
}

/// Edits properties of these nodes: all of them, or with a `number` below [`usize::MAX`] the one of this number.
fn try_nodes(
    bytes: &[u8],
    (mut workspace, faults): (Workspace, &[Fault]),
    nodes: Vec<NodeId>,
    number: usize,
    tally: &mut Tally,
) {
    let had_late = faults.iter().any(|fault| fault.code == Code::PropertyAfterVariation);
    let undo = Command::parse("undo").expect("a command");
    for node in nodes {
        workspace.go_to(node);
        let mut ids: Vec<String> = Vec::new();
        let mut edits =
            vec![("C".to_owned(), "comment 'new'".to_owned()), ("XX".to_owned(), "set XX 'new'".to_owned())];
        for property in workspace.document().tree().properties(node).take(PROPERTIES) {
            let id = property.id().into_owned();
            if !ids.contains(&id) && id != "CA" && Command::parse(&format!("unset {id}")).is_ok() {
                edits.push((id.clone(), format!("set {id} 'other'")));
                edits.push((id.clone(), format!("unset {id}")));
                ids.push(id);
            }
        }
        if number < usize::MAX {
            edits = vec![edits.swap_remove(number % edits.len())];
        }
        for (id, line) in edits {
            let command = Command::parse(&line).expect("a command");
            let tree = workspace.document().tree();
            let (expected, path) = (outside(tree, node, &id), tree.path(node));
            let Ok(outcome) = workspace.run(&command) else { continue };
            if !outcome.changed {
                continue;
            }
            tally.edits += 1;
            let written = workspace.document().tree().write();
            let tree = workspace.document().tree();
            let whole = tree.charset(node).clone().narrow(written.clone());
            // Properties after a variation may have to go to the others of their node.
            let moved = |part: &[u8]| had_late && part.iter().all(|byte| count(part, *byte) <= count(&whole, *byte));
            if !is_in_order(&expected, &whole) && !moved(&expected) {
                if outcome.message.is_some() {
                    tally.reported += 1;
                } else {
                    let shown = |bytes: &[u8]| String::from_utf8_lossy(&bytes[..bytes.len().min(600)]).into_owned();
                    tally.broken.push(format!("{path:?} {line}: {} became {}", shown(bytes), shown(&written)));
                }
            }
            workspace.run(&undo).expect("a step to undo");
            assert_eq!(workspace.document().tree().write(), bytes, "taken back");
        }
    }
}
