//! Navigation. Nothing here changes the record.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::variation::{above, branch, follows};
use crate::edit::operations::when;
use crate::edit::values::choices::{Go, Sought};
use crate::edit::values::operand::Operand;
use crate::edit::values::points;
use crate::game::{Kind, Place};
use crate::language::{Message, StaticText};
use crate::record::History;
use crate::sgf::{NodeId, Tree, vocabulary};

/// The node meant.
pub(crate) fn find(context: &EditContext, go: &Go) -> Result<NodeId, EditError> {
    let (document, tree, here) = (context.document, context.tree(), context.node);
    let forward = |node: &NodeId| document.last_visited(*node);
    let found = match go {
        Go::To(place) => Some(context.resolve(place)?),
        Go::Next(steps) => walk(here, *steps, forward),
        Go::Back(steps) => walk(here, *steps, |&node| tree.parent(node)),
        Go::LineEnd => Some(walk(here, usize::MAX, forward).unwrap_or(here)),
        Go::LineStart => Some(context.root),
        Go::Variation(number) => Some(variation(context, *number)?),
        Go::NextVariation => {
            let beside = tree.next_sibling(branch(context)?);
            Some(beside.ok_or_else(|| message!("last-variation", "this is the last variation"))?)
        }
        Go::PreviousVariation => {
            let beside = tree.previous_sibling(branch(context)?);
            Some(beside.ok_or_else(|| message!("first-variation", "this is the first variation"))?)
        }
        Go::NextFork => fork_or_last(tree, std::iter::successors(forward(&here), forward)),
        Go::PreviousFork => fork_or_last(tree, tree.way_up(here).skip(1)),
        Go::MainLine => {
            let left = tree
                .way_up(here)
                .filter(|&node| tree.parent(node).is_some() && tree.previous_sibling(node).is_some())
                .last();
            let main = left.and_then(|node| tree.first_child(tree.parent(node)?));
            Some(main.ok_or_else(|| message!("main-line", "this is the main line"))?)
        }
        Go::NextWith(sought) => {
            let found = with(context, *sought, after);
            let words = sought.words();
            let none = || message!("no-node-after-one", "no later node has {words}", words);
            Some(found.ok_or_else(none)?)
        }
        Go::PreviousWith(sought) => {
            let found = with(context, *sought, before);
            let words = sought.words();
            let none = || message!("no-node-before-one", "no earlier node has {words}", words);
            Some(found.ok_or_else(none)?)
        }
        Go::WherePlayed(point) => Some(where_played(context, point)?),
        Go::Game(number) => Some(game(tree, *number)?),
        Go::NextGame => {
            let beside = tree.next_sibling(context.root);
            Some(beside.ok_or_else(|| message!("last-game", "this is the last game"))?)
        }
        Go::PreviousGame => {
            let beside = tree.previous_sibling(context.root);
            Some(beside.ok_or_else(|| message!("first-game", "this is the first game"))?)
        }
    };
    Ok(match found {
        Some(node) => node,
        None if matches!(go, Go::Back(_) | Go::PreviousFork) => above(context, AT_START)?,
        None => follows(context)?,
    })
}

/// Whether the history has so many steps.
pub(crate) fn steps_are_there(history: &History, steps: usize) -> Result<(), Message> {
    let most = history.len();
    when(
        steps <= most,
        message!("only-steps", "the history has only {most} step" | "the history has only {most} steps", most),
    )
}

/// Why there is nothing to go back to.
const AT_START: StaticText = StaticText("nothing-stands-before-node", "this is the start");

/// Whether there is anywhere to go, without going further than the nearest fork.
pub(crate) fn can_go(context: &EditContext, go: &Go) -> Result<(), Message> {
    match go {
        Go::Next(_) | Go::NextFork | Go::LineEnd | Go::Variation(_) => follows(context).map(drop),
        Go::Back(_) | Go::PreviousFork | Go::LineStart => above(context, AT_START).map(drop),
        Go::NextVariation | Go::PreviousVariation | Go::NextGame | Go::PreviousGame => Ok(find(context, go).map(drop)?),
        Go::MainLine => branch(context).map(drop),
        _ => Ok(()),
    }
}

/// A variation below the current node by its number, from 0.
fn variation(context: &EditContext, number: usize) -> Result<NodeId, EditError> {
    follows(context)?;
    let tree = context.tree();
    tree.children(context.node).nth(number).ok_or_else(|| {
        refused!(
            "no-variation-they-numbered",
            "there is no variation {number}: variations are numbered 0 to {count}",
            number,
            count = tree.child_count(context.node) - 1
        )
    })
}

/// A game by its number, from 1.
fn game(tree: &Tree, number: usize) -> Result<NodeId, EditError> {
    tree.games().nth(number - 1).ok_or_else(|| {
        let count = tree.game_count();
        refused!(
            "no-game-numbered",
            "there is no game {number}: the record has only {count} game"
                | "there is no game {number}: the record has only {count} games",
            count,
            number,
        )
    })
}

/// The first of these nodes with variations after it; the last one if there is none.
fn fork_or_last(tree: &Tree, line: impl Iterator<Item = NodeId>) -> Option<NodeId> {
    let mut last = None;
    let fork = line.inspect(|&node| last = Some(node)).find(|&node| is_fork(tree, node));
    fork.or(last)
}

/// The nearest node, going on by `step`, that has what is sought.
fn with(context: &EditContext, sought: Sought, step: fn(&Tree, NodeId) -> Option<NodeId>) -> Option<NodeId> {
    let tree = context.tree();
    let mut nodes = std::iter::successors(step(tree, context.node), |&node| step(tree, node));
    nodes.find(|&node| has(tree, &context.kind, node, sought))
}

impl Sought {
    fn words(self) -> StaticText {
        match self {
            Self::Comment => StaticText("sought-comment", "a comment"),
            Self::Annotation => StaticText("sought-annotation", "an annotation"),
            Self::Hotspot => StaticText("sought-hotspot", "a hotspot"),
            Self::Setup => StaticText("sought-setup", "setup"),
            Self::Markup => StaticText("sought-markup", "markup"),
        }
    }
}

/// As many steps as there are, up to `steps`; `None` when there is not one.
fn walk(from: NodeId, steps: usize, step: impl FnMut(&NodeId) -> Option<NodeId>) -> Option<NodeId> {
    if steps == 0 { Some(from) } else { std::iter::successors(Some(from), step).skip(1).take(steps).last() }
}

fn is_fork(tree: &Tree, node: NodeId) -> bool {
    tree.first_child(node) != tree.last_child(node)
}

fn has(tree: &Tree, kind: &Kind, node: NodeId, sought: Sought) -> bool {
    tree.properties(node).any(|property| {
        let id = property.id();
        match sought {
            Sought::Comment => id == "C",
            Sought::Annotation => vocabulary::is_judgement(&id),
            Sought::Hotspot => id == "HO",
            Sought::Setup => kind.sets_places(&id),
            Sought::Markup => vocabulary::is_markup(&id, kind.identity().game()),
        }
    })
}

/// The next node of the game in the order of the file.
fn after(tree: &Tree, node: NodeId) -> Option<NodeId> {
    tree.first_child(node).or_else(|| {
        tree.way_up(node).take_while(|&node| tree.parent(node).is_some()).find_map(|node| tree.next_sibling(node))
    })
}

/// The previous node of the game in the order of the file.
fn before(tree: &Tree, node: NodeId) -> Option<NodeId> {
    let parent = tree.parent(node)?;
    match tree.previous_sibling(node) {
        None => Some(parent),
        sibling => std::iter::successors(sibling, |&node| tree.last_child(node)).last(),
    }
}

fn where_played(context: &EditContext, point: &Operand<Place>) -> Result<NodeId, EditError> {
    let (tree, kind, here) = (context.tree(), &context.kind, context.node);
    let goal = context.place(point).map_err(|why| match point {
        Operand::Typed(point) => refused!("no-point-board-2", "'{point}' is not a point on this board", point),
        Operand::Known(_) => why,
    })?;
    let played_there = |&node: &NodeId| {
        tree.properties(node).any(|property| {
            let id = property.id();
            kind.colour_of(&id).is_some()
                && kind.shape(&id).is_some_and(|shape| {
                    property.values().any(|raw| points::places(kind, shape, raw).is_ok_and(|at| at.contains(&goal)))
                })
        })
    };
    // Back first: of several moves on a point, the stone there is meant.
    let document = context.document;
    let ahead = || std::iter::successors(document.last_visited(here), |&node| document.last_visited(node));
    let found = tree.way_up(here).find(played_there).or_else(|| ahead().find(played_there));
    found.ok_or_else(|| {
        let point = kind.board().display_name(goal);
        refused!("nothing-played-line", "no move on {point} in this line", point)
    })
}
