//! What differences are about: who compares two records often wants to see the moves alone, or the comments.

use super::compare::{Comparison, Difference, DifferenceKind};
use super::record::Known;
use crate::game::Kind;
use crate::sgf::vocabulary::{self, Class};
use crate::sgf::{GameType, NodeId, Tree};
use std::collections::BTreeSet;

named! {
    /// A part of what records hold. Each property belongs to one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    Aspect {
        /// Moves, and the shape of the game tree: which variations there are and in which order.
        Moves = "moves",
        /// What changes the position without a move, and who is to play.
        Setup = "setup",
        /// Texts, names of nodes, and judgements of moves and positions.
        Comments = "comments",
        /// Marks, labels, lines and territory on the board.
        Marks = "marks",
        /// Who played, when, by which rules; times left; what belongs to the file, and what is some program's own.
        Info = "info",
    }
}

impl Aspect {
    /// The one that a property of a game belongs to.
    pub fn of(kind: &Kind, id: &str) -> Self {
        if kind.colour_of(id).is_some() {
            return Self::Moves;
        }
        if kind.is_setup(id) {
            return Self::Setup;
        }
        let game: GameType = kind.identity().game();
        if vocabulary::is_markup(id, game) {
            return Self::Marks;
        }
        let Some(entry) = vocabulary::look_up(id, game).or_else(|| vocabulary::look_up_anywhere(id)) else {
            return Self::Info;
        };
        match entry.class {
            Class::Annotation => Self::Comments,
            Class::Move if vocabulary::is_annotation(id) => Self::Comments,
            Class::Move if vocabulary::TIMES.contains(&id) => Self::Info,
            Class::Move => Self::Moves,
            Class::Setup => Self::Setup,
            Class::Markup => Self::Marks,
            // About the game, but to be read like any other comment.
            Class::Info if vocabulary::joins(id) == Some("\n") => Self::Comments,
            Class::Info | Class::Root => Self::Info,
        }
    }
}

impl Comparison {
    /// What each of the differences is about. A node that only one record has is about all that it and what follows it hold.
    ///
    /// `a` and `b` are the compared records.
    pub fn aspects(&self, a: &Tree, b: &Tree) -> Vec<Vec<Aspect>> {
        let [of_a, of_b] = [a, b].map(Known::of);
        let one = |difference: &Difference| match (difference.kind, &difference.property, difference.a, difference.b) {
            (DifferenceKind::Removed, _, Some(node), _) => below(&of_a, node, |node| self.in_second(node).is_some()),
            (DifferenceKind::Added, _, _, Some(node)) => below(&of_b, node, |node| self.in_first(node).is_some()),
            (_, Some(id), Some(node), _) => vec![Aspect::of(of_a.kind(node), id)],
            _ => vec![Aspect::Moves],
        };
        self.differences.iter().map(one).collect()
    }

    /// Leaves the differences that are about some of these. Text outside all properties is about none. Different games remain different,
    /// whatever is looked at.
    ///
    /// ```
    /// use variorum_edit::relate::{Aspect, compare};
    /// use variorum_sgf::Tree;
    ///
    /// let [a, b] = ["(;B[aa];W[bb])", "(;B[aa]C[x];W[bb]TR[aa])"].map(|text| Tree::read(text.into()).0);
    /// let mut comparison = compare(&a, &b);
    /// comparison.keep_only((&a, &b), &[Aspect::Comments]);
    /// assert_eq!(comparison.differences.len(), 1);
    /// comparison.keep_only((&a, &b), &[Aspect::Moves, Aspect::Info]);
    /// assert!(comparison.is_same());
    /// ```
    pub fn keep_only(&mut self, (a, b): (&Tree, &Tree), wanted: &[Aspect]) {
        if self.apart.is_some() {
            return;
        }
        self.outside = Default::default();
        let kept: Vec<bool> =
            self.aspects(a, b).iter().map(|aspects| aspects.iter().any(|aspect| wanted.contains(aspect))).collect();
        let mut places = kept.iter();
        self.differences.retain(|_| places.next() == Some(&true));
        let mut places = kept.iter();
        self.paths.retain(|_| places.next() == Some(&true));
    }
}

/// What a node and all that follows it hold, up to nodes that are looked at on their own.
fn below(known: &Known<'_>, node: NodeId, is_apart: impl Fn(NodeId) -> bool) -> Vec<Aspect> {
    let (mut found, mut next) = (BTreeSet::new(), vec![node]);
    while let Some(node) = next.pop() {
        let mut properties = known.tree.properties(node).peekable();
        // A node without anything is a part of the tree.
        found.extend(properties.peek().is_none().then_some(Aspect::Moves));
        found.extend(properties.map(|property| Aspect::of(known.kind(node), &property.id())));
        next.extend(known.tree.children(node).filter(|&child| !is_apart(child)));
    }
    found.into_iter().collect()
}
