//! Records as plain values, with edits that are made to them by hand, and written in several layouts: what merging is compared with.

use std::collections::BTreeMap;
use variorum::sgf::{NodeId, Tree};

/// A node with a number that says which it is in every version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    pub id: usize,
    /// `B[aa]`; empty for the root.
    pub wording: String,
    pub properties: BTreeMap<String, Vec<String>>,
    pub children: Vec<Node>,
}

impl Node {
    pub fn find(&mut self, id: usize) -> Option<&mut Node> {
        let mut next = vec![self];
        while let Some(node) = next.pop() {
            if node.id == id {
                return Some(node);
            }
            next.extend(node.children.iter_mut());
        }
        None
    }

    pub fn all(&self) -> Vec<&Node> {
        let (mut found, mut next) = (Vec::new(), vec![self]);
        while let Some(node) = next.pop() {
            found.push(node);
            next.extend(&node.children);
        }
        found
    }
}

/// One change of one version.
#[derive(Clone, Debug)]
pub enum Edit {
    Set {
        node: usize,
        id: &'static str,
        values: Vec<String>,
    },
    Line {
        node: usize,
        line: usize,
        text: String,
    },
    Mark {
        node: usize,
        id: &'static str,
        value: String,
    },
    Unmark {
        node: usize,
        id: &'static str,
        value: String,
    },
    Add {
        node: usize,
        child: Node,
    },
    Delete {
        node: usize,
    },
    Promote {
        node: usize,
    },
    Correct {
        node: usize,
        wording: String,
    },
    /// A node put before another one.
    PutIn {
        before: usize,
        node: Node,
    },
    /// A node taken out of its line: what follows moves up.
    TakeOut {
        node: usize,
    },
    Reverse {
        node: usize,
    },
}

/// Marks of which a point may have one.
const MARKS: [&str; 3] = ["SQ", "CR", "TR"];

pub fn apply(root: &mut Node, edit: &Edit) {
    match edit {
        Edit::Set { node, id, values } => {
            let node = root.find(*node).unwrap();
            node.properties.insert((*id).to_owned(), values.clone());
        }
        Edit::Line { node, line, text } => {
            let comment = &mut root.find(*node).unwrap().properties.get_mut("C").unwrap()[0];
            let mut lines: Vec<&str> = comment.split('\n').collect();
            lines[*line] = text;
            *comment = lines.join("\n");
        }
        Edit::Mark { node, id, value } => {
            let properties = &mut root.find(*node).unwrap().properties;
            // A point has one mark: normalising takes the others off, and what differs in them alone is the same.
            if MARKS.contains(id) {
                for id in MARKS {
                    properties.entry(id.to_owned()).or_default().retain(|known| known != value);
                }
                properties.retain(|id, values| !MARKS.contains(&id.as_str()) || !values.is_empty());
            }
            properties.entry((*id).to_owned()).or_default().push(value.clone());
        }
        Edit::Unmark { node, id, value } => {
            let node = root.find(*node).unwrap();
            let list = node.properties.get_mut(*id).unwrap();
            list.retain(|known| known != value);
            if list.is_empty() {
                node.properties.remove(*id);
            }
        }
        Edit::Add { node, child } => root.find(*node).unwrap().children.push(child.clone()),
        Edit::Delete { node } => {
            let mut next = vec![root];
            while let Some(at) = next.pop() {
                at.children.retain(|child| child.id != *node);
                next.extend(at.children.iter_mut());
            }
        }
        Edit::Promote { node } => {
            let at = root.find(*node).unwrap();
            at.children.rotate_right(1);
        }
        Edit::Correct { node, wording } => root.find(*node).unwrap().wording = wording.clone(),
        Edit::PutIn { before, node } => {
            let at = root.find(*before).unwrap();
            let child = std::mem::replace(at, node.clone());
            at.children = vec![child];
        }
        Edit::TakeOut { node } => {
            let at = root.find(*node).unwrap();
            *at = at.children.remove(0);
        }
        Edit::Reverse { node } => root.find(*node).unwrap().children.reverse(),
    }
}

/// How a record is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    OneLine,
    NodePerLine,
    CrLf,
    /// Properties in another order, and parentheses around every variation.
    Anew,
}

pub fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

pub fn write(games: &[Node], layout: Layout) -> Vec<u8> {
    let mut text = String::new();
    for game in games {
        text.push('(');
        write_node(game, layout, &mut text);
        text.push(')');
        text.push('\n');
    }
    if layout == Layout::CrLf { text.replace('\n', "\r\n").into_bytes() } else { text.into_bytes() }
}

fn write_node(node: &Node, layout: Layout, out: &mut String) {
    if layout != Layout::OneLine && !node.wording.is_empty() {
        out.push('\n');
    }
    out.push(';');
    let mut properties: Vec<String> = node
        .properties
        .iter()
        .map(|(id, values)| {
            let values = values.iter().map(|value| format!("[{}]", escaped(value)));
            format!("{id}{}", values.collect::<String>())
        })
        .collect();
    properties.insert(0, node.wording.clone());
    if layout == Layout::Anew {
        properties.reverse();
    }
    out.push_str(&properties.concat());
    let alone = node.children.len() == 1 && layout != Layout::Anew;
    for child in &node.children {
        if !alone {
            out.push('(');
        }
        write_node(child, layout, out);
        if !alone {
            out.push(')');
        }
    }
}

/// What a record says, in one spelling; variations by their names where `sorted`.
pub fn canonical(games: &[Node], sorted: bool) -> String {
    let mut all: Vec<String> = games.iter().map(|game| canonical_node(game, sorted)).collect();
    if sorted {
        all.sort();
    }
    all.join("\n")
}

fn canonical_node(node: &Node, sorted: bool) -> String {
    let mut properties: Vec<String> = node
        .properties
        .iter()
        .map(|(id, values)| {
            let mut values = values.clone();
            values.sort();
            format!("{id}{values:?}")
        })
        .collect();
    properties.push(node.wording.clone());
    properties.sort();
    let mut children: Vec<String> = node.children.iter().map(|child| canonical_node(child, sorted)).collect();
    if sorted {
        children.sort();
    }
    format!("({} {})", properties.join(" "), children.concat())
}

/// A record as it was read.
pub fn read(bytes: &[u8]) -> Vec<Node> {
    let (tree, _) = Tree::read(bytes.to_vec());
    tree.games().map(|root| read_node(&tree, root)).collect()
}

fn read_node(tree: &Tree, node: NodeId) -> Node {
    let mut found = Node { id: 0, wording: String::new(), properties: BTreeMap::new(), children: Vec::new() };
    for property in tree.properties(node) {
        let id = property.id().into_owned();
        let raw = String::from_utf8_lossy(property.value().unwrap_or_default()).into_owned();
        if ["B", "W"].contains(&&*id) {
            found.wording = format!("{id}[{raw}]");
            continue;
        }
        let charset = tree.charset(node);
        let values = property.values().map(|raw| variorum::text::text_of(&charset.decode(raw).text));
        found.properties.insert(id, values.collect());
    }
    found.children = tree.children(node).map(|child| read_node(tree, child)).collect();
    found
}
