//! Rule family: duplicate properties and wrong numbers of values.

use super::{
    Code, Find, Game, Item, NodeRepair, Part, Repairs, Report, Rule,
    moves::{are_in_turn, is_move},
    points::repair_setup,
    rule_rows,
    swallowed::swallows,
    values::has_one_value,
};
use crate::sgf::vocabulary::UNIQUE_SETUPS;
use crate::sgf::{Dialect, NodeId, PropertyEntry, ValueCount, ValueForm, ValueType, property::is_blank};
use crate::text::steps::step;
use std::collections::{HashMap, HashSet};

pub(super) static RULES: &[Rule] = rule_rows! {
    DuplicateProperty Error "a property that occurs twice in a node"
        "Lists are read as one list and texts as several texts; for anything else the first value counts. The repair merges lists and texts and keeps the rest in a private property."
        .sgfc(28).found(Find::Node(find)).repaired(Repairs::Node(merge_duplicates));
    TooManyValues Error "several values where only one is allowed"
        "The property may have only one value. The first one counts and the others are kept; often a bracket is missing. The repair merges texts and moves the extra values of any other property to a private property."
        .sgfc(13).found(Find::Family).repaired(Repairs::Node(leave_one));
    ViewCleared Error "values next to an empty one"
        "An empty value clears the list, so there can be no other values next to it. The repair removes the empty value."
        .sgfc(52).found(Find::Family).repaired(Repairs::Node(leave_values));
};

fn find(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    find_duplicates(report, game, node, items);
    for item in items {
        find_values(report, game, node, item);
    }
}

fn find_duplicates(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    /// A node mostly has a few properties: comparing each with those before it takes less than a set.
    const FEW: usize = 16;
    let differs = |at: usize| items[..at].iter().all(|before| before.id != items[at].id);
    if items.len() <= FEW && (0..items.len()).all(differs) {
        return;
    }
    let mut seen: HashSet<&str> = HashSet::with_capacity(items.len());
    let in_turn = are_in_turn(game, node);
    // The text that an open value includes would separate the two.
    let swallowing: HashSet<&str> =
        items.iter().filter(|item| is_open(game, item.entry, item.values)).map(|item| &*item.id).collect();
    // Properties without values have a finding of their own.
    let has_value = |item: &&Item<'_>| !item.values.is_empty();
    let is_habit = |item: &&Item<'_>| in_turn && is_move(item) || names_programs(game, &item.id);
    for item in items.iter().filter(has_value).filter(|item| !is_habit(item)) {
        if !seen.insert(&*item.id) && !swallowing.contains(&*item.id) {
            let message = message!("node-already", "{id} is already in this node", id = item.id);
            report.at_property(Code::DuplicateProperty, node, item.property, message);
        }
    }
}

/// Fox names the program that the game was played with, and then itself.
fn names_programs(game: &Game, id: &str) -> bool {
    id == "AP" && game.is(Dialect::Fox)
}

fn find_values(report: &mut Report<'_>, game: &Game, node: NodeId, item: &Item<'_>) {
    let Some(entry) = item.entry else { return };
    let &[_, second, ..] = item.values else { return };
    if has_one_value(game, entry) {
        let count = item.values.len();
        let message = match is_move(item) {
            true => message!(
                "has-moves-should-have",
                "{id} has {count} values but should have one; only the first is played",
                id = item.id,
                count
            ),
            false => {
                message!("has-values-should-have", "{id} has {count} values but should have one", id = item.id, count)
            }
        };
        report.at_value(Code::TooManyValues, node, second, message);
    } else if entry.shape == ValueCount::EmptyOrList
        && let Some(empty) = item.values.iter().find(|raw| is_blank(raw))
    {
        let message = message!("has-empty-value-beside", "{id} has an empty value next to others", id = item.id);
        report.at_value(Code::ViewCleared, node, empty, message);
    }
}

/// Whether one of these values goes on to the bracket of another property.
fn is_open(game: &Game, entry: Option<&'static PropertyEntry>, values: &[impl AsRef<[u8]>]) -> bool {
    step(values.len());
    values.iter().any(|raw| swallows(game, entry, raw.as_ref()))
}

/// One property for each identifier.
fn merge_duplicates(bench: &mut NodeRepair<'_>) {
    if bench.parts.len() < 2 {
        return;
    }
    if sets_up_twice(bench) {
        // Of a point that is set up twice the last one counts: which that is, merged lists would change.
        repair_setup(bench);
    }
    // The index of the first of each, and whether a value of it is open.
    let mut first: HashMap<String, (usize, bool)> = HashMap::new();
    let in_turn = are_in_turn(bench.game, bench.node);
    for part in std::mem::take(&mut bench.parts) {
        let open = || is_open(bench.game, part.entry, &part.values);
        match first.get_mut(&part.id).filter(|_| !(in_turn && part.is_move())) {
            _ if part.values.is_empty() => bench.parts.push(part),
            // Nothing is wrong with it; but a clean copy has one, which is that of the program that wrote the file.
            Some((before, _)) if names_programs(bench.game, &part.id) => match bench.newest {
                true => {
                    let first = std::mem::replace(&mut bench.parts[*before], part);
                    bench.set_aside(&first.id, first.values);
                }
                false => bench.parts.push(part),
            },
            Some((_, true)) => bench.parts.push(part),
            Some((before, is_open)) => {
                *is_open = open();
                merge(bench, *before, part);
            }
            None => {
                let here = (bench.parts.len(), open());
                first.entry(part.id.clone()).or_insert(here);
                bench.parts.push(part);
            }
        }
    }
}

/// Whether a list of setup occurs more than once.
fn sets_up_twice(bench: &NodeRepair<'_>) -> bool {
    let is_setup = |part: &&Part| part.entry.and_then(PropertyEntry::group).is_some_and(|group| group < UNIQUE_SETUPS);
    let mut seen = HashSet::new();
    bench.parts.iter().filter(is_setup).any(|part| !seen.insert(part.id.as_str()))
}

fn merge(bench: &mut NodeRepair<'_>, before: usize, part: Part) {
    bench.parts[before].kept = None;
    match part.entry {
        Some(entry) if has_one_value(bench.game, entry) => add_values(bench, before, entry, part.values),
        _ => bench.parts[before].values.extend(part.values),
    }
}

/// Keeps one value if one is required.
fn leave_one(bench: &mut NodeRepair<'_>) {
    for at in 0..bench.parts.len() {
        let part = &bench.parts[at];
        let Some(entry) = part.entry.filter(|entry| has_one_value(bench.game, entry)) else { continue };
        if part.values.len() > 1 {
            let rest = bench.parts[at].values_mut().split_off(1);
            add_values(bench, at, entry, rest);
        }
    }
}

/// Further values of a property with one value: texts are joined, of equal ones one is kept, others are set aside.
fn add_values(bench: &mut NodeRepair<'_>, at: usize, entry: &PropertyEntry, values: Vec<Vec<u8>>) {
    let mut aside = Vec::new();
    for value in values {
        let own = bench.parts[at].values.first_mut();
        match own {
            Some(own) if *own == value => {}
            Some(own) if entry.kind == ValueForm::Plain(ValueType::Text) => {
                own.extend_from_slice(b"\n\n");
                own.extend_from_slice(&value);
            }
            Some(own) if own.is_empty() && entry.is_text() => *own = value,
            _ => aside.push(value),
        }
    }
    if !aside.is_empty() {
        let id = bench.parts[at].id.clone();
        bench.set_aside(&id, aside);
    }
}

/// An empty value clears the list: it excludes other values.
fn leave_values(bench: &mut NodeRepair<'_>) {
    for part in &mut bench.parts {
        if part.values.len() > 1 && part.entry.is_some_and(|entry| entry.shape == ValueCount::EmptyOrList) {
            let before = part.values.len();
            part.values.retain(|raw| !is_blank(raw));
            if part.values.len() < before {
                part.kept = None;
            }
        }
    }
    bench.drop_empty();
}
