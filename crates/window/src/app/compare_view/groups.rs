//! Groups of differences that are taken over together: all of a group do the same to a record, to the same part of it. Worked out with the
//! comparison, away from the window.

use std::collections::HashMap;

use crate::edit::{TurnedComparison, compare_turned};
use crate::relate::{Aspect, Comparison, Difference, DifferenceKind, compare_branches};
use crate::sgf::{NodeId, Tree};

/// Which of the two records has something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Where {
    OnlyLeft,
    OnlyRight,
    /// Both, with different values.
    Both,
}

/// What a group of differences is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Nodes with what follows them.
    Nodes(Where),
    /// Whole games.
    Games(Where),
    /// The order of variations or games.
    Order,
    /// A property, by its identifier.
    Property(String, Where),
}

impl Group {
    /// The group of a difference between two records.
    pub fn of(difference: &Difference, [a, b]: [&Tree; 2]) -> Group {
        let nodes = |tree: &Tree, node: Option<NodeId>, place: Where| match node.is_some_and(|node| tree.is_root(node))
        {
            true => Group::Games(place),
            false => Group::Nodes(place),
        };
        match difference.kind {
            DifferenceKind::Added => nodes(b, difference.b, Where::OnlyRight),
            DifferenceKind::Removed => nodes(a, difference.a, Where::OnlyLeft),
            DifferenceKind::Moved => Group::Order,
            DifferenceKind::Changed | DifferenceKind::Corrected => {
                let place = match (&difference.was, &difference.is) {
                    (None, _) => Where::OnlyRight,
                    (_, None) => Where::OnlyLeft,
                    _ => Where::Both,
                };
                Group::Property(difference.property.clone().unwrap_or_default(), place)
            }
        }
    }

    /// Which record has it.
    pub fn place(&self) -> Where {
        match self {
            Group::Nodes(place) | Group::Games(place) | Group::Property(_, place) => *place,
            Group::Order => Where::Both,
        }
    }
}

/// The size of a group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GroupSize {
    /// Its differences.
    pub count: usize,
    /// The nodes that only one record has by them.
    pub nodes: usize,
}

/// What is compared: two records, or two branches of them, each given by its first node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// The first nodes of the branches.
    pub branches: Option<[NodeId; 2]>,
    /// The only part that is looked at.
    pub only: Option<Aspect>,
}

/// A comparison, and what is known of its differences.
pub struct Weighed {
    /// Without the differences that say how games are turned.
    pub compared: TurnedComparison,
    /// For each difference the number of nodes that only one record has by it.
    pub nodes: Vec<usize>,
    pub groups: HashMap<Group, GroupSize>,
}

/// Compares two records. Of different games nothing is different but that.
pub fn weigh(a: &Tree, b: &Tree, extent: Extent) -> Weighed {
    let mut compared = match extent.branches {
        Some([one, other]) => {
            TurnedComparison { comparison: compare_branches((a, one), (b, other)), turned: Vec::new(), first: None }
        }
        None => compare_turned(a, b),
    };
    let left = compared.first.as_ref().unwrap_or(a);
    let comparison = &mut compared.comparison;
    let besides = if comparison.apart.is_some() { comparison.differences.len() } else { compared.turned.len() };
    comparison.differences.drain(..besides);
    comparison.paths.drain(..besides);
    extent.only.into_iter().for_each(|only| comparison.keep_only((left, b), &[only]));
    let comparison = &*comparison;
    let (mut nodes, mut groups) = (Vec::new(), HashMap::<Group, GroupSize>::new());
    for difference in &comparison.differences {
        let count = alone(difference, comparison, [left, b]);
        nodes.push(count);
        let size = groups.entry(Group::of(difference, [left, b])).or_default();
        (size.count, size.nodes) = (size.count + 1, size.nodes + count);
    }
    Weighed { nodes, groups, compared }
}

/// The nodes that only one of the records has by a difference: the first one with those after it, up to nodes that both have.
fn alone(difference: &Difference, comparison: &Comparison, [a, b]: [&Tree; 2]) -> usize {
    let (tree, node, is_left) = match (difference.kind, difference.a, difference.b) {
        (DifferenceKind::Removed, Some(node), _) => (a, node, true),
        (DifferenceKind::Added, _, Some(node)) => (b, node, false),
        _ => return 0,
    };
    let is_alone = |node: &NodeId| match is_left {
        true => comparison.in_second(*node).is_none(),
        false => comparison.in_first(*node).is_none(),
    };
    let (mut count, mut next) = (0, vec![node]);
    while let Some(node) = next.pop() {
        count += 1;
        next.extend(tree.children(node).filter(is_alone));
    }
    count
}

/// A difference as seen the other way round: what the first record would take from the second one is what this one would take from it.
pub fn reversed(difference: &Difference) -> Difference {
    let Difference { kind, a, b, property, was, is } = difference.clone();
    let kind = match kind {
        DifferenceKind::Added => DifferenceKind::Removed,
        DifferenceKind::Removed => DifferenceKind::Added,
        kind => kind,
    };
    Difference { kind, a: b, b: a, property, was: is, is: was }
}
