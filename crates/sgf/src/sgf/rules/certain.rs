//! Checks that promised repairs really work. A rule looks at one thing; another fault in the same place can prevent its repair.

use super::repair::{RepairPlan, repair_in};
use super::text_repair::can_repair_text;
use super::{Code, Codes, Game, rule};
use crate::sgf::{Fault, NodeId, ReadOptions, Tree};
use std::collections::{BTreeMap, HashMap};

/// Takes the promise back from faults whose repair, made alone, would change nothing.
pub(super) fn withdraw_promises<'a>(tree: &Tree, found: impl Iterator<Item = &'a mut Fault>) {
    let has_games = tree.games().next().is_some();
    let mut of_text: BTreeMap<Code, bool> = BTreeMap::new();
    let mut plans: BTreeMap<Code, RepairPlan> = BTreeMap::new();
    let mut games: HashMap<NodeId, Game> = HashMap::new();
    // A repair covers a whole node, which may contain many issues.
    let mut of_nodes: HashMap<(Code, NodeId), bool> = HashMap::new();
    for fault in found.filter(|fault| fault.fixable) {
        let Some(rule) = rule(fault.code) else { continue };
        let (is_of_text, is_of_nodes) = (rule.is_of_text(), rule.is_of_nodes());
        // An issue that represents unlisted ones may have a repair at one of their places.
        if fault.more > 0 || !is_of_text && !is_of_nodes {
            continue;
        }
        let mut in_node = || {
            let plan =
                plans.entry(fault.code).or_insert_with(|| RepairPlan::new(tree, Codes::of(Some(fault.code)), false));
            // A fault without a node is of the record as a whole.
            fault.node.is_none_or(|node| {
                *of_nodes.entry((fault.code, node)).or_insert_with(|| {
                    let root = tree.root(node);
                    let game = games.entry(root).or_insert_with(|| Game::of(tree, root));
                    // Some repairs depend on the board, which is not known here.
                    let with = |stone: Option<bool>| repair_in(tree, game, node, plan, &|_, _| stone).is_some();
                    with(None) || with(Some(true)) || with(Some(false))
                })
            })
        };
        let mut in_text = || {
            *of_text
                .entry(fault.code)
                .or_insert_with(|| can_repair_text(&tree.write(), &ReadOptions::as_given(tree), fault.code))
        };
        fault.fixable = has_games && (is_of_nodes && in_node() || is_of_text && in_text());
    }
}
