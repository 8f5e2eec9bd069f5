//! Searches a record for texts, points, properties and positions, step by step.
//!
//! A [`Search`] visits the nodes in file order, one per step; it can be paused after each and holds no reference to the record. Each match
//! is a [`Hit`], one per value.

mod extras;
mod query;
mod region;
mod text;
mod wrong_regex;

pub use query::{Kinds, Query, Stones};
pub(crate) use query::{OnBoard, TextKind, read};
pub use region::{Content, Region, Ways, part_corners, rectangle};
pub(crate) use text::Pattern;
pub use text::QueryError;

use crate::edit::derived::Derived;
use crate::game::board::Place;
use crate::game::{Kind, Walk};
use crate::record::Document;
use crate::sgf::Address;
use crate::sgf::{NodeId, Tree};
use std::ops::Range;
use std::sync::Arc;

/// A value with a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The game, counted from 1.
    pub game: usize,
    /// The node.
    pub node: NodeId,
    /// Its address in the game.
    pub address: Address,
    /// The property; empty if the search was for a position.
    pub property: String,
    /// Which of its values, counted from 0.
    pub index: usize,
    /// The value as displayed.
    pub value: String,
    /// The number of matches in the value.
    pub count: usize,
    /// The first match, in bytes of the value.
    pub first: Range<usize>,
    /// The point that was found there, in the game's notation, where it was a point that was looked for.
    pub point: Option<String>,
    /// Whether the property is a move.
    pub is_move: bool,
    /// The matching places: the point, or the pattern.
    pub places: Vec<Place>,
}

impl Hit {
    /// The value on one line: an excerpt around the match, with `before` characters before it and at most `most` in all.
    pub fn excerpt(&self, before: usize, most: usize) -> String {
        let from = self.first.start;
        let start = self.value[..from].char_indices().rev().take(before).last().map_or(from, |(at, _)| at);
        let mut rest = self.value[start..].chars();
        let line: String = rest.by_ref().take(most).map(|c| if c.is_control() { ' ' } else { c }).collect();
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let (cut, more) = (if start > 0 { "…" } else { "" }, if rest.next().is_some() { "…" } else { "" });
        format!("{cut}{line}{more}")
    }
}

/// How much was found, kept or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Values with matches, or nodes with a matching position.
    pub values: usize,
    /// Matches: a value can have several.
    pub matches: usize,
}

impl Totals {
    /// Counts a hit.
    pub fn add(&mut self, hit: &Hit) {
        self.values += 1;
        self.matches += hit.count.max(1);
    }
}

/// A search in progress.
#[derive(Clone, Debug, Default)]
pub struct Search {
    next: Option<NodeId>,
    /// Of the node to look at next.
    address: Address,
    game: usize,
    /// Goes on into the games that follow.
    all_games: bool,
    kind: Option<(NodeId, Arc<Kind>, Option<Place>)>,
    /// Where positions are looked at: as far as it has come.
    walk: Option<Walk>,
    /// Where the pattern occurs after the nodes above, as far as others follow them. Only a new occurrence is reported.
    stands: Vec<(NodeId, Vec<u32>)>,
}

impl Search {
    /// Through all games of a record.
    pub fn of_record(tree: &Tree) -> Self {
        Self { next: tree.games().next(), game: 1, all_games: true, ..Self::default() }
    }

    /// Through a record, up to the first node that has what is looked for: the next one after a node (or that node itself,
    /// if it is `included`), or the one before it; beyond the last node it goes on at the first.
    pub(crate) fn beside(
        document: &Document,
        derived: &Derived,
        query: &Query,
        (node, included, forward): (NodeId, bool, bool),
    ) -> Option<NodeId> {
        let mut search = Self::of_record(document.tree());
        let (mut first, mut before, mut last) = (None, None, None);
        let mut passed = false;
        let mut hits = Vec::new();
        while let Some(here) = search.next() {
            search.step(document, derived, query, &mut hits);
            let found = !std::mem::take(&mut hits).is_empty();
            if here == node {
                passed = true;
            } else if found && !passed {
                before = Some(here);
            }
            if found && forward && passed && (included || here != node) {
                return Some(here);
            }
            if found {
                first = first.or(Some(here));
                last = Some(here);
            }
        }
        if forward { first } else { before.or(last) }
    }

    /// Through the game that starts at a root.
    pub fn of_game(tree: &Tree, root: NodeId) -> Self {
        let number = tree.games().position(|game| game == root).map_or(1, |at| at + 1);
        Self { next: Some(root), game: number, ..Self::default() }
    }

    /// The next node to search; `None` when done.
    pub fn next(&self) -> Option<NodeId> {
        self.next
    }

    /// Looks at the next node, and adds what is found there to the hits. Does nothing after the last one. The record must be
    /// as it was when the search began.
    pub(crate) fn step(&mut self, document: &Document, derived: &Derived, query: &Query, hits: &mut Vec<Hit>) {
        let Some(node) = self.next else { return };
        let tree = document.tree();
        let on_board = query.wanted_on_board();
        if on_board.is_some() {
            let walk = match self.walk.take() {
                Some(walk) if !tree.is_root(node) => walk,
                _ => Walk::new(derived.kind(document, node), node),
            };
            self.walk.insert(walk).next(tree);
        }
        // A position that is not known is like no other.
        let position = self.walk.as_ref().map(Walk::position).filter(|position| position.is_known());
        match (on_board, position) {
            (Some(OnBoard::Stones(stones)), Some(position)) => {
                if stones.stand_on(position) {
                    hits.push(self.hit(node, String::new(), 0, String::new()));
                }
            }
            (Some(OnBoard::Region(region)), Some(position)) => {
                let parent = tree.parent(node);
                while self.stands.last().is_some_and(|(above, _)| Some(*above) != parent) {
                    self.stands.pop();
                }
                let before = self.stands.last().map_or(&[][..], |(_, before)| before);
                let all = region.find_all(position);
                let new: Vec<u32> = all.iter().copied().filter(|lie| before.binary_search(lie).is_err()).collect();
                let places = region.places(position, &new);
                if !places.is_empty() {
                    hits.push(Hit { places, ..self.hit(node, String::new(), 0, String::new()) });
                }
                if tree.next_sibling(node).is_none() {
                    // After the last child its parent's are not needed.
                    self.stands.pop();
                }
                if tree.first_child(node).is_some() {
                    self.stands.push((node, all));
                }
            }
            (Some(_), None) => {}
            (None, _) => self.look(document, derived, query, node, hits),
        }
        self.advance(tree, node);
    }

    fn look(&mut self, document: &Document, derived: &Derived, query: &Query, node: NodeId, hits: &mut Vec<Hit>) {
        let tree = document.tree();
        let known = self.kind.take().filter(|(root, ..)| *root != node && tree.parent(node).is_some());
        let (root, kind, point) = known.unwrap_or_else(|| {
            let root = derived.root_of(document, node);
            let kind = derived.kind(document, root);
            let point = query.point(&kind);
            (root, kind, point)
        });
        for property in tree.properties(node) {
            let id = property.id();
            let Some(wanted) = query.wants(&kind, &id) else { continue };
            for (index, raw) in property.values().enumerate() {
                let Some(found) = query.find_in(&wanted, &kind, point, tree.charset(root), raw) else { continue };
                let mut hit = self.hit(node, id.clone().into_owned(), index, found.value);
                (hit.count, hit.first) = (found.count, found.first);
                hit.point = found.point.map(|place| kind.board().display_name(place));
                hit.places = found.point.into_iter().collect();
                hit.is_move = kind.colour_of(&id).is_some();
                hits.push(hit);
            }
        }
        self.kind = Some((root, kind, point));
    }

    fn hit(&self, node: NodeId, property: String, index: usize, value: String) -> Hit {
        let address = self.address.clone();
        Hit {
            game: self.game,
            node,
            address,
            property,
            index,
            value,
            count: 1,
            first: 0..0,
            point: None,
            is_move: false,
            places: Vec::new(),
        }
    }

    /// To the next node in the order of the file.
    fn advance(&mut self, tree: &Tree, node: NodeId) {
        self.next = match self.address.advance(tree, node) {
            Ok(next) => Some(next),
            Err(root) => {
                self.game += 1;
                tree.next_sibling(root).filter(|_| self.all_games)
            }
        };
    }
}
