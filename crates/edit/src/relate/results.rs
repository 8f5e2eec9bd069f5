//! Backs up the results at the ends of lines to the positions before them.
//!
//! A value is an interval from White wins over even to Black wins. It starts as the full interval and is narrowed until nothing changes, so
//! the result does not depend on the order of work, and cycles prove nothing.

use super::positions::{PositionKey, PositionKeys, Sameness, changes_position};
use crate::game::{Colour, Kind, Move, Position, Walk};
use crate::record::draft::Draft;
use crate::record::{Document, Refusal, Transaction};
use crate::sgf::{NodeId, Tree, vocabulary};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

named! {
    /// The winner at the end.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    Winner {
        /// White wins.
        White = "W",
        /// Nobody does.
        Even = "even",
        /// Black wins.
        Black = "B",
    }
}

impl Winner {
    fn of(colour: Colour) -> Self {
        if colour == Colour::BLACK { Self::Black } else { Self::White }
    }
}

/// The possible results of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ResultRange {
    /// The worst for Black.
    pub low: Winner,
    /// The best for Black.
    pub high: Winner,
}

impl ResultRange {
    /// Nothing is known.
    pub const OPEN: Self = Self { low: Winner::White, high: Winner::Black };

    fn is(winner: Winner) -> Self {
        Self { low: winner, high: winner }
    }

    /// The certain value.
    pub fn decided(self) -> Option<Winner> {
        (self.low == self.high).then_some(self.low)
    }

    fn excludes(self, other: Self) -> bool {
        other.high < self.low || self.high < other.low
    }

    fn with(self, other: Self) -> Self {
        Self { low: self.low.min(other.low), high: self.high.max(other.high) }
    }
}

/// Options for backing up results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResultTerms {
    /// A position with moves missing from the record may have a better result; otherwise the record's moves are the only ones.
    pub proved: bool,
    /// Equal positions share marks and moves. Superko is ignored.
    pub transpositions: bool,
}

/// The results of the nodes of a game.
#[derive(Clone, Debug)]
pub struct GameResults {
    /// Every node with its range, in the order of the file.
    pub values: Vec<(NodeId, ResultRange)>,
    /// Nodes whose mark is contradicted by what follows, or by the mark of an equal position.
    pub contradictions: Vec<NodeId>,
    /// The number of lines that end undecided.
    pub open: usize,
}

/// A position, or several equal ones, with the nodes that only add text.
#[derive(Clone, Debug, Default)]
struct Unit {
    mark: Option<ResultRange>,
    /// Different marks.
    is_disputed: bool,
    /// The colour in turn, by its number.
    turn: usize,
    /// The moves: colour, destination, and the place's number if it has one.
    moves: Vec<(Colour, u32, Option<u16>)>,
    /// The number of possible moves; `None` if unknown.
    all_moves: Option<usize>,
    /// What stands there is known. Nothing follows from moves in a position that is not.
    is_known: bool,
}

/// The units of a game.
#[derive(Default)]
struct Graph {
    units: Vec<Unit>,
    nodes: Vec<(NodeId, u32)>,
    /// Nodes with a mark.
    marked: Vec<(NodeId, u32)>,
}

/// Works out what the nodes of a game come to.
///
/// ```
/// use variorum_edit::relate::{ResultTerms, results};
/// use variorum_game::Kind;
/// use variorum_sgf::Tree;
///
/// let (tree, _) = Tree::read(b"(;GM[11]SZ[3];B[b2](;W[a1]GB[1])(;W[c1]GW[1]))".to_vec());
/// let root = tree.games().next().unwrap();
/// let words = |proved| {
///     let terms = ResultTerms { proved, transpositions: false };
///     let found = results(&tree, root, Kind::of(&tree, root), terms);
///     found.values.iter().map(|(_, value)| format!("{}-{}", value.low.name(), value.high.name())).collect::<Vec<_>>().join(" ")
/// };
/// assert_eq!(words(false), "W-W W-W B-B W-W");
/// assert_eq!(words(true), "W-B W-W B-B W-W");
/// ```
pub fn results(tree: &Tree, root: NodeId, kind: impl Into<Arc<Kind>>, terms: ResultTerms) -> GameResults {
    let graph = Graph::of(tree, root, &kind.into(), terms);
    let order: Vec<u32> = (0..graph.units.len() as u32).collect();
    graph.answer(tree, terms, order)
}

impl Graph {
    fn of(tree: &Tree, root: NodeId, kind: &Arc<Kind>, terms: ResultTerms) -> Self {
        let keys = PositionKeys::new(kind, Sameness::Exact);
        let mut graph = Self::default();
        // By node index, from that of the game's first node: its unit, and the number of stones there. A collection may have as many games as
        // nodes, so the table is only as long as the game.
        let indexes = tree.descendants(root).map(|node| tree.index(node));
        let (first, last) = indexes.fold((usize::MAX, 0), |(first, last), at| (first.min(at), last.max(at)));
        let mut unit_of = vec![(u32::MAX, 0_u32); (last + 1).saturating_sub(first)];
        let mut equal: HashMap<PositionKey, u32> = HashMap::new();
        let counts_moves = kind.facts().any_empty;
        let mut walk = Walk::new(kind.clone(), root);
        while let Some(node) = walk.next(tree) {
            let position = walk.position();
            let parent = tree.parent(node).map(|parent| unit_of[tree.index(parent) - first]);
            let above = parent.map(|(unit, _)| unit);
            let effects = NodeEffects::of(tree, kind, node);
            let unit = match above.filter(|_| !effects.changes_position) {
                Some(above) => above,
                None => {
                    let is_shared = terms.transpositions && position.is_known() && !position.is_given_up();
                    let shared = is_shared.then(|| keys.of(position));
                    let next = graph.units.len() as u32;
                    let unit = shared.map_or(next, |key| *equal.entry(key).or_insert(next));
                    if unit == next {
                        graph.units.push(Unit::of(position));
                    }
                    unit
                }
            };
            // Only where all moves are known it matters which of them there are.
            let count = if counts_moves { standing(position) as u32 } else { 0 };
            if let Some((above, colour)) = above.zip(effects.mover) {
                let is_new = parent.is_some_and(|(_, before)| count > before);
                let place = position.last_move().filter(|_| is_new).and_then(|played| match &played.action {
                    Move::Place(places) => places.first(),
                    _ => None,
                });
                graph.units[above as usize].moves.push((colour, unit, place.map(|place| place.0)));
            }
            unit_of[tree.index(node) - first] = (unit, count);
            graph.nodes.push((node, unit));
            if let Some(mark) = mark((tree, node), position, effects.judges) {
                graph.units[unit as usize].take(mark);
                graph.marked.push((node, unit));
            }
        }
        graph
    }

    /// The values, found in an order of work that does not matter.
    fn answer(&self, tree: &Tree, terms: ResultTerms, order: Vec<u32>) -> GameResults {
        let values = Solver::new(&self.units, terms).solve(order);
        let below = |unit: u32| values.below(unit);
        let is_wrong = |&&(_, unit): &&(NodeId, u32)| {
            let unit_of = &self.units[unit as usize];
            let excluded = unit_of.mark.zip(below(unit)).is_some_and(|(mark, below)| below.excludes(mark));
            unit_of.is_disputed || excluded
        };
        let open = |&&(node, unit): &&(NodeId, u32)| {
            tree.first_child(node).is_none() && values.values[unit as usize].decided().is_none()
        };
        GameResults {
            values: self.nodes.iter().map(|&(node, unit)| (node, values.values[unit as usize])).collect(),
            contradictions: self.marked.iter().filter(is_wrong).map(|&(node, _)| node).collect(),
            open: self.nodes.iter().filter(open).count(),
        }
    }
}

impl Unit {
    fn of(position: &Position) -> Self {
        let kind = position.kind();
        // Elsewhere not all moves are known.
        let is_countable = kind.facts().any_empty && position.is_known();
        let all_moves = is_countable.then(|| kind.board().len() - standing(position));
        let is_known = position.is_known();
        Self { turn: position.next_colour().index(), all_moves, is_known, ..Self::default() }
    }

    fn take(&mut self, mark: ResultRange) {
        self.is_disputed |= self.mark.is_some_and(|known| known != mark);
        self.mark = Some(self.mark.map_or(mark, |known| known.with(mark)));
    }

    /// Who moves: whose turn it is, unless all moves are another colour's.
    fn chooser(&self) -> usize {
        let first = self.moves.first().map(|(colour, ..)| *colour);
        let one = first.filter(|first| self.moves.iter().all(|(colour, ..)| colour == first));
        one.map_or(self.turn, Colour::index)
    }

    /// The moves of who moves.
    fn options(&self) -> impl Iterator<Item = &(Colour, u32, Option<u16>)> {
        let chooser = self.chooser();
        self.moves.iter().filter(move |(colour, ..)| self.is_known && colour.index() == chooser)
    }

    /// Whether every move is in the record.
    fn is_complete(&self) -> bool {
        let places: HashSet<u16> = self.options().filter_map(|(.., place)| *place).collect();
        self.all_moves.is_some_and(|all| places.len() >= all)
    }
}

/// The stones on the board.
fn standing(position: &Position) -> usize {
    position.stones_alone().map_or(0, Iterator::count)
}

/// A node's effects, found in one look at it.
#[derive(Clone, Copy, Default)]
struct NodeEffects {
    mover: Option<Colour>,
    changes_position: bool,
    judges: bool,
}

impl NodeEffects {
    fn of(tree: &Tree, kind: &Kind, node: NodeId) -> Self {
        let mut effects = Self::default();
        for property in tree.properties(node) {
            let id = property.id();
            if let Some(colour) = kind.colour_of(&id) {
                effects.mover = effects.mover.or(Some(colour));
                effects.changes_position = true;
            } else if kind.is_setup(&id) {
                effects.changes_position = true;
            } else {
                effects.judges |= vocabulary::POSITION_JUDGEMENTS.contains(&&*id);
            }
        }
        effects
    }
}

/// A node's own value: by the board, a resignation or a judgement. If nodes share it, only this one counts.
fn mark((tree, node): (&Tree, NodeId), position: &Position, judges: bool) -> Option<ResultRange> {
    if position.kind().colours() == 2
        && (position.is_known() || position.is_given_up())
        && let Some(winner) = position.winner()
    {
        return Some(ResultRange::is(Winner::of(winner)));
    }
    if !judges {
        return None;
    }
    // Of several the first in this order counts.
    let has = |id: &str| tree.has(node, id);
    match () {
        () if has("GB") => Some(ResultRange::is(Winner::Black)),
        () if has("GW") => Some(ResultRange::is(Winner::White)),
        () if has("DM") => Some(ResultRange::is(Winner::Even)),
        () => Some(ResultRange::OPEN),
    }
}

/// Values that are made narrower.
struct Solver<'a> {
    units: &'a [Unit],
    values: Vec<ResultRange>,
    choosers: Vec<usize>,
    /// By unit: how many options have each winner at their low end, and at their high end.
    lows: Vec<[u32; 3]>,
    highs: Vec<[u32; 3]>,
    /// By unit: the units of which it is an option, once for each time.
    parents: Vec<Vec<u32>>,
}

impl<'a> Solver<'a> {
    fn new(units: &'a [Unit], terms: ResultTerms) -> Self {
        let count = units.len();
        let values = units.iter().map(|unit| unit.mark.unwrap_or(ResultRange::OPEN)).collect();
        let choosers: Vec<usize> = units.iter().map(Unit::chooser).collect();
        let (lows, highs) = (vec![[0; 3]; count], vec![[0; 3]; count]);
        let mut solver = Self { units, values, choosers, lows, highs, parents: vec![Vec::new(); count] };
        for (number, unit) in units.iter().enumerate() {
            for &(_, option, _) in unit.options() {
                solver.parents[option as usize].push(number as u32);
                solver.count(number, solver.values[option as usize], 1);
            }
            if terms.proved && solver.has_options(number) && !unit.is_complete() {
                solver.count(number, ResultRange::OPEN, 1);
            }
        }
        solver
    }

    fn count(&mut self, unit: usize, value: ResultRange, by: i32) {
        let low = &mut self.lows[unit][value.low as usize];
        *low = low.wrapping_add_signed(by);
        let high = &mut self.highs[unit][value.high as usize];
        *high = high.wrapping_add_signed(by);
    }

    fn has_options(&self, unit: usize) -> bool {
        self.lows[unit].iter().any(|&count| count > 0)
    }

    /// The combined range of a unit's options; `None` without any.
    fn below(&self, unit: u32) -> Option<ResultRange> {
        let unit = unit as usize;
        if !self.has_options(unit) {
            return None;
        }
        let best = |counts: &[u32; 3]| {
            let mut held = Winner::ALL.into_iter().filter(|(_, winner)| counts[*winner as usize] > 0);
            let chosen = if self.choosers[unit] == Colour::BLACK.index() { held.next_back() } else { held.next() };
            chosen.map_or(Winner::Even, |(_, winner)| winner)
        };
        Some(ResultRange { low: best(&self.lows[unit]), high: best(&self.highs[unit]) })
    }

    fn solve(mut self, order: Vec<u32>) -> Self {
        let mut waiting = order;
        while let Some(unit) = waiting.pop() {
            if self.units[unit as usize].mark.is_some() {
                continue;
            }
            let Some(new) = self.below(unit) else { continue };
            let old = std::mem::replace(&mut self.values[unit as usize], new);
            if old == new {
                continue;
            }
            for parent in self.parents[unit as usize].clone() {
                self.count(parent as usize, old, -1);
                self.count(parent as usize, new, 1);
                waiting.push(parent);
            }
        }
        self
    }
}

/// Writes GB, GW and DM on decided nodes that have no position judgement. Returns the number of nodes changed.
///
/// # Errors
/// [`Refusal`], where the record would be read otherwise than it was written.
pub fn write_results(document: &mut Document, terms: ResultTerms) -> Result<usize, Refusal> {
    let tree = document.tree();
    let mut transaction = Transaction::new(tree, say!("write-results", "Write results"));
    let mut count = 0;
    for root in tree.games() {
        count += plan_results(&mut transaction, tree, root, Arc::new(Kind::of(tree, root)), terms);
    }
    let settled = document.settle(transaction, None)?;
    document.apply(settled);
    Ok(count)
}

/// Has a transaction write the results of one game. Returns how many nodes get one.
pub(crate) fn plan_results(
    transaction: &mut Transaction,
    tree: &Tree,
    root: NodeId,
    kind: Arc<Kind>,
    terms: ResultTerms,
) -> usize {
    let mut count = 0;
    for (node, value) in results(tree, root, kind.clone(), terms).values {
        let Some(winner) = value.decided() else { continue };
        let is_said = vocabulary::POSITION_JUDGEMENTS.iter().any(|id| tree.has(node, id));
        if is_said || node != root && !changes_position(tree, &kind, node) {
            continue;
        }
        let mut draft = Draft::of(tree, node);
        draft.append(vocabulary::judgement_of(winner as usize), &[b"1"]);
        transaction.set_list(node, draft.into_list());
        count += 1;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_work_does_not_matter() {
        let mut random = fastrand::Rng::with_seed(17);
        for seed in 0..300 {
            let mut record = "(;GM[1]SZ[3]".to_owned();
            for n in 0..random.usize(3..40) {
                let (point, colour) = (random.choice(["aa", "ab", "bb", "", "cc"]).unwrap(), ["B", "W"][n % 2]);
                let mark = random.choice(["", "", "", "GB[1]", "GW[1]", "DM[1]", "UC[1]"]).unwrap();
                let open = if random.u8(..3) == 0 { "(" } else { "" };
                record += &format!("{open};{colour}[{point}]{mark}");
                if random.u8(..4) == 0 && record.matches('(').count() > record.matches(')').count() + 1 {
                    record += ")";
                }
            }
            let (tree, _) = Tree::read(record.into_bytes());
            let root = tree.games().next().unwrap();
            for (proved, transpositions) in [(false, false), (true, false), (false, true), (true, true)] {
                let terms = ResultTerms { proved, transpositions };
                let graph = Graph::of(&tree, root, &Arc::new(Kind::of(&tree, root)), terms);
                let mut order: Vec<u32> = (0..graph.units.len() as u32).collect();
                let first = graph.answer(&tree, terms, order.clone());
                for _ in 0..4 {
                    random.shuffle(&mut order);
                    let other = graph.answer(&tree, terms, order.clone());
                    assert_eq!(first.values, other.values, "{seed}");
                    assert_eq!(first.contradictions, other.contradictions, "{seed}");
                }
            }
        }
    }
}
