//! Links to nodes in texts, written `#0.2.1`, or `#"NAME"` for the node that has this name.

use crate::sgf::{Address, NodeId, Tree};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;

/// A link to a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeLink {
    /// By its address in the game.
    Address(Address),
    /// By its name, the value of N.
    Name(String),
}

/// Finds links to nodes in a text. `#3` alone is not one: it is a move number or a rank.
pub fn find(text: &str) -> Vec<(Range<usize>, NodeLink)> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = text[at..].find('#') {
        let start = at + next;
        at = start + 1;
        // A `#` at the end of a web address or inside a word does not start a link.
        if text[..start].ends_with(|c: char| c.is_ascii_alphanumeric() || "_/&=?%-".contains(c)) {
            continue;
        }
        if let Some(rest) = text[at..].strip_prefix('"') {
            if let Some(end) = rest.find('"').filter(|&end| end > 0 && !rest[..end].contains('\n')) {
                found.push((start..at + end + 2, NodeLink::Name(rest[..end].trim().to_owned())));
                at += end + 2;
            }
            continue;
        }
        let inside = |byte: &u8| byte.is_ascii_digit() || matches!(byte, b'.' | b'*' | b'/');
        let mut end = at + bytes[at..].iter().take_while(|byte| inside(byte)).count();
        while end > at && matches!(bytes[end - 1], b'.' | b'*') {
            end -= 1;
        }
        let path = &text[at..end];
        let is_path = path.starts_with('/') || path.contains(['.', '*']);
        if let Some(address) = path.parse().ok().filter(|_| is_path) {
            found.push((start..end, NodeLink::Address(address)));
            at = end;
        }
    }
    found
}

/// The targets of the node links in some texts of a game.
#[derive(Clone, Debug, Default)]
pub struct Targets {
    addresses: BTreeMap<Address, NodeId>,
    names: HashMap<String, NodeId>,
}

impl Targets {
    /// Looks up all links of these texts in the game that starts at `root`. Takes no longer than going through the game twice, however
    /// many links there are.
    pub fn of<'a>(tree: &Tree, root: NodeId, texts: impl IntoIterator<Item = &'a str>) -> Targets {
        let mut addresses = BTreeSet::new();
        let mut names = false;
        for (_, link) in texts.into_iter().flat_map(find) {
            match link {
                NodeLink::Address(address) => drop(addresses.insert(address)),
                NodeLink::Name(_) => names = true,
            }
        }
        Targets {
            addresses: at_addresses(tree, root, addresses),
            names: if names { named(tree, root) } else { HashMap::new() },
        }
    }

    /// All of these nodes; one to which several links lead may come several times.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.addresses.values().chain(self.names.values()).copied()
    }

    /// The node that a link leads to, if the game has it.
    pub fn node(&self, link: &NodeLink) -> Option<NodeId> {
        match link {
            NodeLink::Address(address) => self.addresses.get(address).copied(),
            NodeLink::Name(name) => self.names.get(name).copied(),
        }
    }
}

/// The nodes at these addresses. What an address has in common with the one before it is not gone through again.
fn at_addresses(tree: &Tree, root: NodeId, addresses: BTreeSet<Address>) -> BTreeMap<Address, NodeId> {
    let mut found = BTreeMap::new();
    let mut last: Option<Address> = None;
    // The path of the last address, as far as it led: child numbers and nodes.
    let mut way: Vec<(usize, NodeId)> = Vec::new();
    let mut is_whole = true;
    for address in addresses {
        let alike = last.as_ref().map_or(0, |last| last.compare(&address).0);
        // The last address ended at a missing child, and this one asks for that child or a later one.
        let leads_nowhere = !is_whole && alike >= way.len();
        if !leads_nowhere {
            let mut beside = way.get(alike).copied();
            way.truncate(alike);
            is_whole = true;
            for child in address.iter_from(way.len()) {
                let parent = way.last().map_or(root, |(_, node)| *node);
                let node = match beside.take() {
                    Some((number, node)) if number <= child => {
                        (number..child).try_fold(node, |node, _| tree.next_sibling(node))
                    }
                    _ => tree.children(parent).nth(child),
                };
                let Some(node) = node else {
                    is_whole = false;
                    break;
                };
                way.push((child, node));
            }
            if is_whole {
                found.insert(address.clone(), way.last().map_or(root, |(_, node)| *node));
            }
        }
        last = Some(address);
    }
    found
}

/// The nodes of a game by name; of two equal names the first.
pub fn named(tree: &Tree, root: NodeId) -> HashMap<String, NodeId> {
    let mut names = HashMap::new();
    for node in tree.descendants(root) {
        if let Some(name) = tree.line(node, "N").filter(|name| !name.trim().is_empty()) {
            names.entry(name.trim().to_owned()).or_insert(node);
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_where_their_addresses_do() {
        let record = "(;N[start](;N[a](;N[b])(;N[c];N[d]))(;N[e])(;N[f](;N[g])(;N[h])))";
        let tree = Tree::read(record.as_bytes().to_vec()).0;
        let root = tree.games().next().unwrap();
        let text = "#/ #/0 #0.0 #0.0.0 #0.0.1 #0.1 #0.1.0 #0.2 #0.3 #0.2.5 #/1 #1.0 #/2 #2.0 #2.1 #2.2 #2.2.1 #2.9.9 #3.0 \
            #0*99999999999.1 #\" h\" #\"none\"";
        let targets = Targets::of(&tree, root, [text]);
        for (range, link) in find(text) {
            let by_hand = match &link {
                NodeLink::Name(name) => (name == "h").then(|| tree.at_path(root, &[2, 1]).unwrap()),
                NodeLink::Address(address) => {
                    address.iter().try_fold(root, |node, child| tree.children(node).nth(child))
                }
            };
            assert_eq!(targets.node(&link), by_hand, "{}", &text[range]);
        }
    }

    #[test]
    fn links_to_nodes_are_found() {
        let found = |text: &str| find(text).into_iter().map(|(range, _)| text[range].to_owned()).collect::<Vec<_>>();
        assert_eq!(found("see #0.2.1, or #\"The joseki\" and #0*40.2."), ["#0.2.1", "#\"The joseki\"", "#0*40.2"]);
        assert_eq!(found("the start #/ and #/3, but not #3, # 4 or #\"open"), ["#/", "#/3"]);
        assert_eq!(found("x#0.1, site.org/#0.1, ?a=#0.1 (#0.1)见#0.1"), ["#0.1", "#0.1"]);
        assert_eq!(found("#0.99999999999999999999999.1"), Vec::<String>::new());
    }
}
