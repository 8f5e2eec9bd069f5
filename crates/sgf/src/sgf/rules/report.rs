//! Collects the faults that the rules report, and the state they carry from node to node.

use super::code::Code;
use super::fault::{Fault, FaultList};
use super::{splice::part_games, swallowed::parentheses_swallowed};
use crate::language::Message;
use crate::sgf::{NodeId, Property, Tree};
use std::{
    cell::OnceCell,
    collections::{BTreeSet, HashSet},
    ops::Range,
};

/// Faults of reading that say where a value ends: whatever else is odd about the value comes of that.
const EXPLAIN: [Code; 4] =
    [Code::UnterminatedValue, Code::UnescapedBracket, Code::SplitCharacter, Code::ValueWithoutProperty];

/// Functions a report needs from the rules and the parser.
pub(super) struct Asked {
    /// Makes a fault with the severity of its rule.
    pub fault: fn(Code, usize, Option<NodeId>, Message) -> Fault,
    /// Where brackets are certainly missing.
    pub missing_brackets: fn(&Tree) -> Vec<usize>,
}

/// The faults found so far.
pub(super) struct Report<'a> {
    pub tree: &'a Tree,
    faults: FaultList,
    reported: HashSet<(Code, String)>,
    /// State handed down to continuations that are still to be visited.
    pub above: Vec<Above>,
    /// Forks with variations that are still to be visited.
    pub forks: Vec<Fork>,
    /// Places in values about which nothing more is reported, because it would have the same reason.
    explained: BTreeSet<usize>,
    places: OnceCell<Vec<usize>>,
    inner_games: OnceCell<bool>,
    missing_brackets: OnceCell<Vec<usize>>,
    with_words: OnceCell<HashSet<NodeId>>,
    rules: &'a Asked,
}

impl<'a> Report<'a> {
    pub fn new(tree: &'a Tree, faults: &[Fault], rules: &'a Asked) -> Self {
        let mut report = Self {
            tree,
            faults: FaultList::default(),
            reported: HashSet::new(),
            above: Vec::new(),
            forks: Vec::new(),
            explained: faults.iter().filter(|fault| EXPLAIN.contains(&fault.code)).map(|fault| fault.offset).collect(),
            places: OnceCell::new(),
            inner_games: OnceCell::new(),
            missing_brackets: OnceCell::new(),
            with_words: OnceCell::new(),
            rules,
        };
        report.faults.extend(faults.iter().cloned());
        report
    }

    pub fn finish(self) -> Vec<Fault> {
        let tree = self.tree;
        let mut faults = self.faults.finish();
        let open = |fault: &Fault| fault.code == Code::MissingBracket && !fault.fixable;
        if faults.iter().any(open)
            && let Some(first) = parentheses_swallowed(tree)
        {
            // It may show where the value should have ended.
            let shows = |fault: &&mut Fault| fault.code == Code::SurplusClose && fault.offset >= first;
            faults.iter_mut().filter(shows).for_each(|fault| fault.fixable = false);
        }
        faults.sort_by_key(|fault| (fault.offset, fault.more));
        faults
    }

    /// Resets the state of the previous game.
    pub fn begin_game(&mut self) {
        self.reported.clear();
        self.above.clear();
        self.forks.clear();
    }

    /// Adds a fault at a place of the source.
    pub fn add(
        &mut self,
        code: Code,
        offset: usize,
        node: Option<NodeId>,
        message: impl Into<Message>,
    ) -> FaultDraft<'_> {
        FaultDraft { list: &mut self.faults, fault: Some((self.rules.fault)(code, offset, node, message.into())) }
    }

    /// Adds a fault about a node.
    pub fn at_node(&mut self, code: Code, node: NodeId, message: impl Into<Message>) -> FaultDraft<'_> {
        let offset = self.tree.offset(node).unwrap_or_else(|| self.nearby(node));
        self.add(code, offset, Some(node), message)
    }

    /// Adds a fault about a property.
    pub fn at_property(
        &mut self,
        code: Code,
        node: NodeId,
        property: &Property<'_>,
        message: impl Into<Message>,
    ) -> FaultDraft<'_> {
        match property.offset() {
            Some(offset) => self.add(code, offset, Some(node), message),
            None => self.at_node(code, node, message),
        }
    }

    /// Adds a fault about a raw value, located at its opening bracket. Nothing is added if the value is already explained.
    pub fn at_value(&mut self, code: Code, node: NodeId, raw: &[u8], message: impl Into<Message>) -> FaultDraft<'_> {
        match self.tree.offset_of(raw) {
            Some(_) if self.is_explained(raw) => FaultDraft { list: &mut self.faults, fault: None },
            Some(offset) => self.add(code, offset.saturating_sub(1), Some(node), message),
            None => self.at_node(code, node, message),
        }
    }

    /// Marks a value as explained: any further oddity in it follows from a fault that was reported.
    pub fn explain(&mut self, raw: &[u8]) {
        self.explained.extend(self.tree.offset_of(raw));
    }

    /// Whether a fault was reported anywhere in a value, brackets included, that explains its other oddities.
    pub fn is_explained(&self, raw: &[u8]) -> bool {
        if self.explained.is_empty() {
            return false;
        }
        let place = self.tree.offset_of(raw).map(|offset| offset.saturating_sub(1)..=offset + raw.len());
        place.is_some_and(|place| self.explained.range(place).next().is_some())
    }

    /// Whether `what` is reported for the first time in this game.
    pub fn is_news(&mut self, code: Code, what: &str) -> bool {
        self.reported.insert((code, what.to_owned()))
    }

    /// Whether games that start inside unclosed ones can be split off.
    pub fn can_part_games(&self) -> bool {
        *self.inner_games.get_or_init(|| part_games(self.tree).is_some())
    }

    /// Whether the node contains stray text.
    pub fn has_words(&self, node: NodeId) -> bool {
        self.with_words.get_or_init(|| self.tree.nodes_with_words()).contains(&node)
    }

    /// Where in this range a bracket is certainly missing.
    pub fn missing_bracket(&self, within: Range<usize>) -> Option<usize> {
        let all = self.missing_brackets.get_or_init(|| (self.rules.missing_brackets)(self.tree));
        all.get(all.partition_point(|&at| at < within.start)).copied().filter(|at| within.contains(at))
    }

    /// The place of the nearest node above that was read from the file.
    fn nearby(&self, node: NodeId) -> usize {
        let tree = self.tree;
        let places = self.places.get_or_init(|| {
            let mut places = vec![0; tree.len() + 1];
            for node in tree.all_nodes() {
                let above = || tree.parent(node).map_or(0, |parent| places[tree.index(parent)]);
                places[tree.index(node)] = tree.offset(node).unwrap_or_else(above);
            }
            places
        });
        places[tree.index(node)]
    }
}

/// An issue being reported. It is added to the list when it is complete.
pub(super) struct FaultDraft<'a> {
    list: &'a mut FaultList,
    fault: Option<Fault>,
}

impl FaultDraft<'_> {
    /// Whether the repair is certain in this case.
    pub fn fixable(&mut self, certain: bool) {
        self.fault.iter_mut().for_each(|fault| fault.fixable &= certain);
    }

    /// Whether the record's version or dialect allows it.
    pub fn allowed(&mut self, allowed: bool) {
        self.fault.iter_mut().for_each(|fault| fault.allowed |= allowed);
    }
}

impl Drop for FaultDraft<'_> {
    fn drop(&mut self) {
        self.fault.take().into_iter().for_each(|fault| self.list.add(fault));
    }
}

/// What a node passes to its continuations.
#[derive(Clone, Copy)]
pub(super) struct Above {
    pub info: bool,
    pub colour: Option<u8>,
    pub main: bool,
    /// How many passes in a row led here.
    pub passes: u8,
    /// Somebody resigned.
    pub resigned: bool,
}

/// The moves that the variations of a node begin with, as far as they came by.
#[derive(Default)]
pub(super) struct Fork {
    few: Vec<(u8, u64)>,
    many: HashSet<(u8, u64)>,
}

impl Fork {
    /// Whether a move of a colour is not one of them yet. Then it is from now on.
    pub fn is_news(&mut self, played: (u8, u64)) -> bool {
        /// Mostly there are two or three: comparing them takes less than a set.
        const FEW: usize = 16;
        if self.few.contains(&played) {
            return false;
        }
        if self.few.len() < FEW {
            self.few.push(played);
            return true;
        }
        self.many.insert(played)
    }
}
