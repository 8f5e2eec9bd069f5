//! An Octi turn entered step by step on the board: select a pod, then a side for a prong or a square to move to; take or spare captures; a
//! turn of several parts ends with a confirmation.
//!
//! A draft belongs to one position and one player. It never changes the position: [`MoveDraft::touch`] returns the result of each click,
//! and a finished turn is played like a typed one. Only legal steps are accepted.

use super::rules::Rules;
use crate::{
    Colour, Move, Place, Position,
    draft::{MoveDraft, Outline, Pointed, Touch},
    pods::{Capture, Cell, Designation, Part, Pod, Prongs, Step, Turn},
};

/// A turn that is not finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TurnDraft {
    colour: Colour,
    /// Paths that are walked to their end: free moves, or pods of the same stack.
    paths: Vec<PodPath>,
    /// The pod in hand.
    hand: Option<PodPath>,
    /// The side of the pod in hand from which a prong is taken.
    lifted: Option<u8>,
}

/// A pod and its path so far.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PodPath {
    from: Cell,
    /// Which pod of the stack it starts in.
    slot: usize,
    prongs: (Prongs, Prongs),
    legs: Vec<Leg>,
}

/// A step, and which pods of the square jumped over are taken.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Leg {
    to: Cell,
    over: Option<Cell>,
    taken: Vec<bool>,
}

impl PodPath {
    fn at(&self) -> Cell {
        self.legs.last().map_or(self.from, |leg| leg.to)
    }

    fn jumps(&self) -> bool {
        self.legs.last().is_some_and(|leg| leg.over.is_some())
    }

    fn part(&self, position: &Position) -> Part {
        let steps = self.legs.iter().map(|leg| Step { to: leg.to, capture: leg.capture(position) });
        Part::Path { pod: self.pod(position), steps: steps.collect() }
    }

    /// The pod as the notation names it: with its prongs where the square holds different pods of the player.
    fn pod(&self, position: &Position) -> Designation {
        let pods = pods(position, self.from);
        let own = pods.get(self.slot).map(|pod| pod.colour);
        let alone = pods.iter().filter(|pod| Some(pod.colour) == own).all(|pod| designation(pod) == self.prongs);
        // A pod without prongs cannot be identified by its prongs.
        Designation { cell: self.from, prongs: (!alone && self.prongs.0 != 0).then_some(self.prongs) }
    }
}

impl Leg {
    fn capture(&self, position: &Position) -> Option<Capture> {
        let pods = pods(position, self.over?);
        let taken: Vec<&Pod> = pods.iter().zip(&self.taken).filter(|(_, taken)| **taken).map(|(pod, _)| pod).collect();
        match taken.len() {
            0 => None,
            all if all == pods.len() => Some(Capture::All),
            _ => Some(Capture::Some(taken.into_iter().map(designation).collect())),
        }
    }
}

impl TurnDraft {
    /// Nothing chosen yet.
    pub(super) fn new(colour: Colour) -> TurnDraft {
        TurnDraft { colour, paths: Vec::new(), hand: None, lifted: None }
    }

    /// The square and the pod of its stack that are in hand.
    fn in_hand(&self, position: &Position) -> Option<(Place, usize)> {
        self.hand.as_ref().map(|path| (place(position, path.from), path.slot))
    }

    /// The paths so far, each from the square it starts on.
    fn paths(&self, position: &Position) -> Vec<Vec<Place>> {
        let line = |path: &PodPath| {
            std::iter::once(path.from)
                .chain(path.legs.iter().map(|leg| leg.to))
                .map(|cell| place(position, cell))
                .collect()
        };
        self.paths.iter().chain(&self.hand).filter(|path| !path.legs.is_empty()).map(line).collect()
    }

    /// The pods on the squares jumped over, and whether they are taken.
    fn jumped(&self, position: &Position) -> Vec<(Place, Vec<bool>)> {
        let legs = self.paths.iter().chain(&self.hand).flat_map(|path| &path.legs);
        legs.filter_map(|leg| Some((place(position, leg.over?), leg.taken.clone()))).collect()
    }

    /// The turn as it would be confirmed now.
    fn turn(&self, position: &Position) -> Option<Turn> {
        Some(self.with(position, None)).filter(|turn| !turn.parts.is_empty())
    }

    /// The squares the pod in hand can go to, and whether by a jump.
    fn destinations(&self, position: &Position) -> Vec<(Place, bool)> {
        let Some(path) = &self.hand else { return Vec::new() };
        let rules = position.kind().octi_rules();
        let mut found = Vec::new();
        for side in 0..8 {
            for length in [1, 2] {
                let Some(to) = rules.reach(path.at(), side, length) else { continue };
                if let Ok(longer) = self.stepped(position, to)
                    && longer.hand.as_ref().is_some_and(|path| path.jumps() == (length == 2))
                {
                    found.push((place(position, to), length == 2));
                }
            }
        }
        found
    }

    /// The sides of the pod in hand that can take a prong: a new one, or the one that was lifted.
    fn free_sides(&self, position: &Position) -> Vec<u8> {
        let Some(path) = self.hand.as_ref().filter(|path| path.legs.is_empty()) else { return Vec::new() };
        (0..8).filter(|&side| self.why_not(position, self.built(position, path, side, false)).is_none()).collect()
    }

    /// The own homes where a pod can enter now, on empty squares.
    fn entries(&self, position: &Position) -> Vec<Place> {
        let rules = position.kind().octi_rules();
        let homes = &rules.homes[self.colour.index() & 1];
        let open = homes.iter().filter(|&&home| pods(position, home).is_empty());
        let enters = |cell: Cell| self.why_not(position, self.with(position, Some(enter(cell)))).is_none();
        open.filter(|&&cell| enters(cell)).map(|&cell| place(position, cell)).collect()
    }

    /// Plays a turn, unless the rules object.
    fn done(&self, position: &Position, turn: Turn) -> Touch {
        match self.why_not(position, turn.clone()) {
            Some(why) => Touch::Refused(why),
            None => Touch::Done(Move::Octi(turn)),
        }
    }

    /// Takes or spares a pod on a square that was jumped over.
    fn touch_jumped(&mut self, position: &Position, cell: Cell, spot: Pointed) -> Option<Touch> {
        let legs = self.paths.iter_mut().chain(&mut self.hand).flat_map(|path| &mut path.legs);
        let leg = legs.into_iter().find(|leg| leg.over == Some(cell))?;
        let taken = leg.taken.get_mut(spot.pod)?;
        *taken = !*taken;
        if leg.capture(position) == Some(Capture::Some(vec![(0, 0)])) {
            // A single x without letters captures everything.
            leg.taken[spot.pod] = !leg.taken[spot.pod];
            return Some(Touch::Refused(say!(
                "single-pod-not-written",
                "capturing only one pod without prongs out of several cannot be recorded: spare it first, or capture all"
            )));
        }
        Some(Touch::Open)
    }

    /// The pod in hand is touched again: a side takes a prong or gives one, the middle lets go.
    fn touch_hand(&mut self, position: &Position, spot: Pointed) -> Touch {
        let Some(path) = &self.hand else { return Touch::Dropped };
        let Some(side) = spot.side.filter(|_| path.legs.is_empty()) else {
            self.hand = self.paths.pop();
            self.lifted = None;
            return if self.hand.is_some() { Touch::Open } else { Touch::Dropped };
        };
        if path.prongs.0 & (1 << side) != 0 {
            if path.prongs.1 & (1 << side) != 0 {
                return Touch::Refused(say!("superprong-stays-where", "a superprong cannot be repositioned"));
            }
            self.lifted = (self.lifted != Some(side)).then_some(side);
            return Touch::Open;
        }
        self.done(position, self.built(position, path, side, spot.superprong))
    }

    /// Takes a pod in hand. What was walked before stays if the two can be one turn.
    fn take(&mut self, position: &Position, cell: Cell, slot: usize) -> Touch {
        let stack = pods(position, cell);
        let own = |slot: &usize| stack.get(*slot).is_some_and(|pod| pod.colour == self.colour);
        let Some(slot) = Some(slot).filter(own).or_else(|| (0..stack.len()).find(own)) else {
            return Touch::Refused(say!("pod-opponents", "that pod belongs to the opponent"));
        };
        if self.paths.iter().any(|path| (path.from, path.slot) == (cell, slot)) {
            return Touch::Refused(say!("pod-has-moved-already", "this pod has already moved"));
        }
        self.lifted = None;
        if let Some(path) = self.hand.take().filter(|path| !path.legs.is_empty()) {
            if path.from == cell || self.is_free(position, &path) {
                self.paths.push(path);
            } else {
                self.paths.clear();
            }
        }
        self.hand = Some(PodPath { from: cell, slot, prongs: designation(&stack[slot]), legs: Vec::new() });
        Touch::Open
    }

    /// The draft with the pod in hand one step further.
    fn stepped(&self, position: &Position, to: Cell) -> Result<TurnDraft, String> {
        let rules = position.kind().octi_rules();
        let mut longer = self.clone();
        let Some(path) = &mut longer.hand else { return Err(say!("no-pod-hand", "no pod is selected")) };
        let known = rules.direction(path.at(), to);
        let over = known.filter(|(_, length, _)| *length == 2).map(|(.., over)| over);
        // The opponent's pods are captured unless spared; own pods are spared unless captured.
        let taken = over
            .map_or_else(Vec::new, |over| pods(position, over).iter().map(|pod| pod.colour != self.colour).collect());
        path.legs.push(Leg { to, over, taken });
        longer.lifted = None;
        let turn = longer.turn(position).ok_or("nothing has been moved yet")?;
        match self.why_not(position, turn) {
            Some(why) => Err(why),
            None => Ok(longer),
        }
    }

    /// Whether nothing could be added to the turn, nor chosen in it.
    fn is_complete(&self, position: &Position) -> bool {
        let Some(path) = &self.hand else { return false };
        let companions = pods(position, path.from).iter().enumerate().any(|(slot, pod)| {
            let moved = self.paths.iter().any(|other| (other.from, other.slot) == (path.from, slot));
            pod.colour == self.colour && slot != path.slot && !moved
        });
        !path.jumps() && !companions && !self.is_free(position, path)
    }

    /// Whether a path is a free move by superprongs, after which the turn may continue.
    fn is_free(&self, position: &Position, path: &PodPath) -> bool {
        let rules = position.kind().octi_rules();
        let mut from = path.from;
        path.legs.iter().all(|leg| {
            let known = rules.direction(from, leg.to);
            from = leg.to;
            known.is_some_and(|(side, ..)| path.prongs.1 & (1 << side) != 0)
        })
    }

    /// The turn with a prong on a side of the pod: the lifted one, or a new one.
    fn built(&self, position: &Position, path: &PodPath, side: u8, superprong: bool) -> Turn {
        let pod = path.pod(position);
        let supply = position.supply(self.colour).unwrap_or_default();
        // If only superprongs are left, one of them is meant.
        let superprong = superprong || supply.prongs <= 0 && supply.superprongs > 0;
        let part = match self.lifted {
            Some(from) => Part::Reposition { pod, to: side, from, superprong: false },
            None => Part::Insert { pod, prong: side, superprong },
        };
        self.with(position, Some(part))
    }

    /// The turn so far, and a last part.
    fn with(&self, position: &Position, part: Option<Part>) -> Turn {
        let walked = self.paths.iter().chain(&self.hand).filter(|path| !path.legs.is_empty());
        Turn { parts: walked.map(|path| path.part(position)).chain(part).collect() }
    }

    fn can_enter(&self, position: &Position, cell: Cell) -> bool {
        let rules = position.kind().octi_rules();
        let homes = &rules.homes[self.colour.index() & 1];
        homes.contains(&cell) && pods(position, cell).is_empty()
    }

    fn is_own(&self, position: &Position, cell: Cell) -> bool {
        pods(position, cell).iter().any(|pod| pod.colour == self.colour)
    }

    fn why_not(&self, position: &Position, turn: Turn) -> Option<String> {
        let findings = position.check_move(self.colour, &Move::Octi(turn));
        findings.first().map(|finding| finding.message.to_string())
    }
}

impl MoveDraft for TurnDraft {
    fn copy(&self) -> Box<dyn MoveDraft> {
        Box::new(self.clone())
    }

    fn colour(&self) -> Colour {
        self.colour
    }

    fn touch(&mut self, position: &Position, spot: Pointed) -> Touch {
        let cell = cell(position, spot.place);
        if let Some(touch) = self.touch_jumped(position, cell, spot) {
            return touch;
        }
        if let Some(path) = &self.hand {
            if cell == path.at() && !path.legs.is_empty() {
                return self.confirm(position);
            }
            if cell == path.from && spot.pod == path.slot {
                return self.touch_hand(position, spot);
            }
            match self.stepped(position, cell) {
                Ok(longer) => {
                    *self = longer;
                    return if self.is_complete(position) { self.confirm(position) } else { Touch::Open };
                }
                Err(why) if !self.is_own(position, cell) && !self.can_enter(position, cell) => {
                    return Touch::Refused(why);
                }
                Err(_) => {}
            }
        }
        if self.is_own(position, cell) {
            return self.take(position, cell, spot.pod);
        }
        if !pods(position, cell).is_empty() {
            return Touch::Refused(say!("pod-opponents", "that pod belongs to the opponent"));
        }
        self.done(position, self.with(position, Some(enter(cell))))
    }

    fn confirm(&self, position: &Position) -> Touch {
        match self.turn(position) {
            Some(turn) => self.done(position, turn),
            None => Touch::Refused(say!("nothing-has-been-moved", "nothing has been moved yet")),
        }
    }

    fn step_back(&mut self) -> bool {
        if self.lifted.take().is_some() {
            return true;
        }
        if let Some(path) = &mut self.hand
            && path.legs.pop().is_some()
        {
            return true;
        }
        self.hand = self.paths.pop();
        self.hand.is_some()
    }

    fn action(&self, position: &Position) -> Option<Move> {
        self.turn(position).map(Move::Octi)
    }

    fn outline(&self, position: &Position) -> Outline {
        let in_hand = self.in_hand(position);
        Outline {
            in_hand,
            ways: self.paths(position),
            jumped: self.jumped(position),
            entries: if in_hand.is_none() { self.entries(position) } else { Vec::new() },
            free_sides: self.free_sides(position),
            lifted: self.lifted,
            goals: self.destinations(position),
        }
    }
}

/// A pod enters on a square.
fn enter(cell: Cell) -> Part {
    Part::Enter(Designation { cell, prongs: None })
}

fn designation(pod: &Pod) -> (Prongs, Prongs) {
    (pod.prongs, pod.superprongs)
}

fn pods(position: &Position, cell: Cell) -> &[Pod] {
    position.stack(place(position, cell))
}

/// Places run row by row from the top, cells count from the bottom left.
fn place(position: &Position, cell: Cell) -> Place {
    let Rules { columns, rows, .. } = *position.kind().octi_rules();
    Place((rows - 1).saturating_sub(cell.1.into()) * columns + u16::from(cell.0))
}

fn cell(position: &Position, place: Place) -> Cell {
    let Rules { columns, rows, .. } = *position.kind().octi_rules();
    let (column, row) = (place.0 % columns.max(1), place.0 / columns.max(1));
    (column as u8, (rows - 1).saturating_sub(row) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::Tree;

    fn position(record: &str) -> Position {
        let (tree, _) = Tree::read(record.as_bytes().to_vec());
        let root = tree.games().next().unwrap();
        Position::replay(&tree, root)
    }

    /// Touches spots written as `33`, `33.1` (second pod of the stack), `33B` (side B), `33B!`; answers what came last.
    fn play(position: &Position, spots: &str) -> Touch {
        let mut draft = TurnDraft::new(Colour::BLACK);
        let mut last = Touch::Dropped;
        for text in spots.split_whitespace() {
            let bytes = text.as_bytes();
            let rest = &text[2..];
            let spot = Pointed {
                place: place(position, (bytes[0] - b'1', bytes[1] - b'1')),
                pod: rest.strip_prefix('.').map_or(0, |slot| slot.parse().unwrap()),
                side: rest.bytes().next().filter(u8::is_ascii_uppercase).map(|letter| letter - b'A'),
                superprong: rest.ends_with('!'),
            };
            last = draft.touch(position, spot);
        }
        last
    }

    #[track_caller]
    fn done(position: &Position, spots: &str, turn: &str) {
        match play(position, spots) {
            Touch::Done(Move::Octi(played)) => {
                assert_eq!(played.to_string(), turn);
                assert_eq!(Turn::parse(turn.as_bytes()), Some(played), "it reads as it was meant");
            }
            other => panic!("{spots}: {other:?}"),
        }
    }

    #[track_caller]
    fn refused(position: &Position, spots: &str, why: &str) {
        match play(position, spots) {
            Touch::Refused(message) => assert!(message.contains(why), "{spots}: {message}"),
            other => panic!("{spots}: {other:?}"),
        }
    }

    #[test]
    fn a_side_of_a_pod_takes_a_prong() {
        let start = position("(;GM[19])");
        done(&start, "33 33B", "33+B");
        assert_eq!(play(&start, "33"), Touch::Open);
        assert_eq!(play(&start, "33 33"), Touch::Dropped, "the middle lets go");
        done(&start, "33 53 53A", "53+A");
        refused(&start, "37", "opponent");
        refused(&start, "33 34", "prong");
        let set_up = position("(;GM[19]RU[:superprong]AE[33]AB[33A])");
        done(&set_up, "33 33C!", "33+C!");
        // An existing prong is moved to another side.
        done(&set_up, "33 33A 33B", "33+B-A");
        done(&set_up, "33 33A 33A 33B", "33+B");
    }

    #[test]
    fn pods_step_and_jump_and_take_what_they_jump_over() {
        let position = position("(;GM[19]AE[33]AB[44AC]AW[54B][64][65][84])");
        done(&position, "44 45", "44-45");
        refused(&position, "44 43", "prong");
        // The path over 54 to 64 is blocked.
        refused(&position, "44 64", "occupied");
        let open = super::tests::position("(;GM[19]AE[33]AB[44AC]AW[54B][54][74])");
        assert_eq!(play(&open, "44 64"), Touch::Open, "it could jump on, or spare what it jumped over");
        done(&open, "44 64 64", "44-64x");
        done(&open, "44 64 54 64", "44-64x");
        done(&open, "44 64 54.1 54 64", "44-64");
        refused(&open, "44 64 54", "cannot be recorded");
        done(&open, "44 64 54.1 64", "44-64xB");
        done(&open, "44 64 84 84", "44-64x-84x");
    }

    #[test]
    fn pods_of_a_stack_move_together() {
        let position = position("(;GM[19]AE[33]AB[44A][44C])");
        assert_eq!(play(&position, "44 45"), Touch::Open, "the other pod may come along");
        done(&position, "44 45 45", "44A-45");
        done(&position, "44 45 44.1 54", "44A-45,44C-54");
        done(&position, "44 45 44.1 54 44.1 45", "44A-45");
    }

    #[test]
    fn a_free_move_of_a_superprong_is_followed_by_a_turn() {
        let position = position("(;GM[19]RU[:superprong]AE[53]AB[44A!])");
        assert_eq!(play(&position, "44 45"), Touch::Open);
        done(&position, "44 45 45", "44-45");
        done(&position, "44 45 33 33B", "44-45,33+B");
        done(&position, "44 45 53", "44-45,53");
    }

    #[test]
    fn a_pod_enters_on_an_empty_home() {
        let position = position("(;GM[19]AE[53])");
        done(&position, "53", "53");
        refused(&position, "55", "home");
        let draft = TurnDraft::new(Colour::BLACK);
        assert_eq!(draft.entries(&position), [place(&position, (4, 2))]);
    }

    #[test]
    fn possible_steps_are_known_and_can_be_undone() {
        let position = position("(;GM[19]AE[33]AB[44AC]AW[54][74])");
        let mut draft = TurnDraft::new(Colour::BLACK);
        let spot = |column: u8, row: u8| Pointed::at(place(&position, (column - 1, row - 1)));
        draft.touch(&position, spot(4, 4));
        assert_eq!(draft.free_sides(&position), [1, 3, 4, 5, 6, 7]);
        let to = |draft: &TurnDraft| draft.destinations(&position);
        assert_eq!(to(&draft), [(spot(4, 5).place, false), (spot(6, 4).place, true)]);
        draft.touch(&position, spot(6, 4));
        assert_eq!(to(&draft), [(spot(8, 4).place, true)]);
        assert_eq!(draft.jumped(&position), [(spot(5, 4).place, vec![true])]);
        assert_eq!(draft.paths(&position), [[spot(4, 4).place, spot(6, 4).place]]);
        assert!(draft.step_back() && to(&draft).len() == 2);
        assert!(!draft.step_back());
        assert_eq!(draft.in_hand(&position), None);
    }

    #[test]
    fn a_board_without_edges_is_crossed() {
        let position = position("(;GM[19]RU[:edgeless]AB[95C])");
        done(&position, "95 15", "95-15");
    }
}
