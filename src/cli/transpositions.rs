//! `transpositions`: which nodes of a game have the same position.

use std::collections::HashMap;
use std::io::Write;
use std::path::Path;

use clap::ArgMatches;
use serde_json::{Value, json};

use crate::game::Kind;
use crate::language;
use crate::relate::{EqualNodes, Sameness, equal_nodes};
use crate::sgf::{NodeId, Tree};

use super::listing::{Listing, each_address, for_each_record};
use super::output::{Failure, Status};
use super::record::Record;

/// Lists the groups of every game of every file.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let sameness = if matches.get_flag("symmetries") { Sameness::Turned } else { Sameness::Exact };
    for_each_record(matches, Record::read, |record, file, listing| list(record, sameness, file, listing))
}

fn list(record: &Record, sameness: Sameness, file: &Path, listing: &mut Listing) -> Result<Status, Failure> {
    let tree = &record.tree;
    for (number, root) in tree.games().enumerate() {
        let groups = equal_nodes(tree, root, Kind::of(tree, root), sameness);
        let paths = Paths::of(tree, root, groups.iter().flat_map(|group| &group.nodes).copied());
        if listing.json {
            let groups: Vec<Value> = groups.iter().map(|group| to_json(tree, group, &paths)).collect();
            listing.object_of(file, json!({ "game": number + 1, "groups": groups }))?;
            continue;
        }
        for group in groups {
            let ends: Vec<NodeId> = group.continued_elsewhere(tree).collect();
            let address = |node: &NodeId| format!("{}{}", paths.at(*node), if ends.contains(node) { "+" } else { "" });
            let nodes: Vec<String> = group.nodes.iter().map(address).collect();
            writeln!(listing.out(), "{}:{}: {}", language::shown_name(file), number + 1, nodes.join(" "))?;
        }
    }
    Ok(Status::Done)
}

fn to_json(tree: &Tree, group: &EqualNodes, paths: &Paths) -> Value {
    let all = |nodes: &mut dyn Iterator<Item = NodeId>| nodes.map(|node| paths.at(node)).collect::<Vec<_>>();
    json!({
        "paths": all(&mut group.nodes.iter().copied()),
        "continues_elsewhere": all(&mut group.continued_elsewhere(tree)),
    })
}

/// The addresses of some nodes of a game.
pub(super) struct Paths(HashMap<NodeId, String>);

impl Paths {
    /// Finds them in one walk.
    pub(super) fn of(tree: &Tree, root: NodeId, wanted: impl Iterator<Item = NodeId>) -> Self {
        let mut found: HashMap<NodeId, String> = wanted.map(|node| (node, String::new())).collect();
        let mut left = found.len();
        each_address(tree, root, |node, address| {
            if let Some(text) = found.get_mut(&node) {
                *text = address.to_string();
                left -= 1;
            }
            left > 0
        });
        Self(found)
    }

    /// The address of one of them.
    pub(super) fn at(&self, node: NodeId) -> &str {
        self.0.get(&node).map_or("", String::as_str)
    }
}
