//! The state of an Octi game: the board, and what the players still have.

use super::{
    rules::{Rules, Variant},
    turn::prong_letters,
};
use crate::language::Message;
use crate::sgf::{Code, Fault};
use crate::{
    Colour, Place,
    capabilities::Stacks,
    fault,
    pods::{Capture, Cell, Designation, Part, Pod, Step, Supply, Turn},
    state::Mover,
};
use std::sync::Arc;

impl Pod {
    /// Its prongs as letters, superprongs with `!`; empty for a pod without prongs.
    pub fn letters(&self) -> String {
        prong_letters(self.prongs, self.superprongs)
    }
}

/// The state of a game of Octi.
#[derive(Clone, Debug)]
pub(crate) struct State {
    rules: Arc<Rules>,
    /// Row by row from the top, like the places of a board.
    squares: Vec<Vec<Pod>>,
    supplies: [Supply; 2],
    last: Colour,
}

impl Stacks for State {
    fn stack(&self, place: Place) -> &[Pod] {
        self.squares.get(place.index()).map_or(&[], Vec::as_slice)
    }

    fn supply(&self, colour: Colour) -> Supply {
        self.supplies[colour.index() & 1]
    }
}

impl State {
    pub(crate) fn start(rules: &Arc<Rules>) -> State {
        let supply =
            Supply { reserve: rules.reserve, captured: 0, prongs: rules.prongs, superprongs: rules.superprongs };
        let squares = vec![Vec::new(); usize::from(rules.columns) * usize::from(rules.rows)];
        let mut state = State { rules: rules.clone(), squares, supplies: [supply; 2], last: Colour::WHITE };
        for colour in [Colour::BLACK, Colour::WHITE] {
            for &home in &rules.homes[colour.index()] {
                state.square_mut(home).push(Pod { colour, prongs: 0, superprongs: 0, number: 0 });
            }
        }
        state
    }

    pub(crate) fn squares(&self) -> impl Iterator<Item = (Place, &[Pod])> {
        self.squares.iter().enumerate().map(|(n, pods)| (Place(n as u16), pods.as_slice()))
    }

    pub(super) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The home squares of Black and of White.
    pub(super) fn homes(&self) -> [Vec<Place>; 2] {
        self.rules.homes.each_ref().map(|homes| homes.iter().filter_map(|&home| self.place(home)).collect())
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let (column, row, rules) = (u16::from(cell.0), u16::from(cell.1), &self.rules);
        (column < rules.columns && row < rules.rows)
            .then(|| usize::from(rules.rows - 1 - row) * usize::from(rules.columns) + usize::from(column))
    }

    fn place(&self, cell: Cell) -> Option<Place> {
        self.index(cell).map(|n| Place(n as u16))
    }

    fn square(&self, cell: Cell) -> &[Pod] {
        self.index(cell).map_or(&[], |n| &self.squares[n])
    }

    /// Only for cells of this board; rules and turns are checked against it first.
    fn square_mut(&mut self, cell: Cell) -> &mut Vec<Pod> {
        let n = self.index(cell).unwrap_or(0);
        &mut self.squares[n]
    }

    fn holds(&self, cell: Cell, colour: Colour) -> bool {
        self.square(cell).iter().any(|pod| pod.colour == colour)
    }

    // Setup ----------------------------------------------------------------------------------------------------------

    /// Adds a pod. Supplies are not touched.
    pub(crate) fn add(&mut self, colour: Colour, stone: &Designation) -> bool {
        let (prongs, superprongs) = stone.prongs.unwrap_or((0, 0));
        let inside = self.index(stone.cell).is_some();
        if inside {
            self.square_mut(stone.cell).push(Pod { colour, prongs, superprongs, number: 0 });
        }
        inside
    }

    /// Empties a square.
    pub(crate) fn clear(&mut self, place: Place) {
        if let Some(pods) = self.squares.get_mut(place.index()) {
            pods.clear();
        }
    }

    /// Removes one pod of this designation, of any player.
    pub(crate) fn remove(&mut self, stone: &Designation) -> bool {
        let found = find(self.square(stone.cell), stone, |_| true);
        if let Some(n) = found {
            self.square_mut(stone.cell).remove(n);
        }
        found.is_some()
    }

    // Play -----------------------------------------------------------------------------------------------------------

    /// Plays a turn as far as it can be played; answers the places where it shows.
    pub(crate) fn play(&mut self, mover: Mover, turn: &Turn, findings: &mut Vec<Fault>) -> Vec<Place> {
        self.last = mover.colour;
        let mut play = Play { mover, rules: self.rules.clone(), findings, places: Vec::new() };
        let mut parts = turn.parts.as_slice();
        while let [Part::Path { pod, steps }, rest @ ..] = parts {
            if rest.is_empty() || !self.is_free_move(mover.colour, pod, steps) {
                break;
            }
            self.play_paths(&[(pod, steps)], &mut play);
            parts = rest;
        }
        let paths: Vec<(&Designation, &[Step])> = parts.iter().filter_map(path).collect();
        if !paths.is_empty() && paths.len() == parts.len() {
            if paths.iter().any(|(pod, _)| pod.cell != paths[0].0.cell) {
                let words = message!("pods-different-squares-move", "pods from different squares move in one turn");
                play.find(Code::OctiParts, words);
            }
            self.play_paths(&paths, &mut play);
            return play.places;
        }
        if parts.len() > 1 {
            let words =
                message!("turn-one-entry-one", "a turn is either one entry, one prong, or moves from one square");
            play.find(Code::OctiParts, words);
        }
        for part in parts {
            self.play_part(part, &mut play);
        }
        play.places
    }

    fn play_part(&mut self, part: &Part, play: &mut Play<'_>) {
        match part {
            Part::Path { pod, steps } => self.play_paths(&[(pod, steps)], play),
            Part::Enter(pod) => self.enter(pod, play),
            Part::Insert { pod, prong, superprong } => {
                if let Some(n) = self.pick(pod, play) {
                    self.insert((pod.cell, n), *prong, *superprong, play);
                    play.places.extend(self.place(pod.cell));
                }
            }
            Part::Reposition { pod, to, from, superprong } => {
                if let Some(n) = self.pick(pod, play) {
                    if *superprong {
                        let words = message!("repositioned-prong-normal-one", "a repositioned prong is a normal prong");
                        play.find(Code::OctiSuperprong, words);
                    }
                    self.reposition((pod.cell, n), *to, *from, play);
                    play.places.extend(self.place(pod.cell));
                }
            }
        }
    }

    fn enter(&mut self, pod: &Designation, play: &mut Play<'_>) {
        let Some(place) = self.place(pod.cell) else {
            play.find(Code::PointOffBoard, message!("square-not-board", "the square is not on this board"));
            return;
        };
        let (rules, colour) = (play.rules.clone(), play.mover.colour);
        let (own, theirs) = (&rules.homes[colour.index()], &rules.homes[colour.opponent().index()]);
        let supply = self.supplies[colour.index()];
        let home = own.contains(&pod.cell) || theirs.contains(&pod.cell);
        let liberated = rules.variant == Variant::Full
            && supply.captured > 0
            && theirs.iter().any(|&cell| self.holds(cell, colour))
            && home
            && self.holds(pod.cell, colour);
        if liberated {
            self.supplies[colour.index()].captured -= 1;
        } else {
            if !rules.homes.iter().all(Vec::is_empty) && !own.contains(&pod.cell) {
                let words = message!(
                    "pod-enters-square-no",
                    "a pod enters on a square that is not one of its player's home squares"
                );
                play.find(Code::OctiEntry, words);
            } else if self.holds(pod.cell, colour.opponent()) {
                let words = message!("pod-enters-square-holds", "a pod enters on a square occupied by the opponent");
                play.find(Code::OctiEntry, words);
            }
            self.supplies[colour.index()].reserve -= 1;
            if supply.reserve < 1 {
                play.find(Code::OctiSupply, message!("no-pod-left-reserve", "there is no pod left in reserve"));
            }
        }
        let (prongs, superprongs) = pod.prongs.unwrap_or((0, 0));
        if prongs != 0 {
            let words = message!("pod-enters-prongs-shown", "a pod enters with prongs; it is shown as recorded");
            play.find(Code::OctiEntry, words);
            let supply = &mut self.supplies[colour.index()];
            supply.prongs -= (prongs & !superprongs).count_ones() as i32;
            supply.superprongs -= superprongs.count_ones() as i32;
        }
        self.square_mut(pod.cell).push(Pod { colour, prongs, superprongs, number: play.mover.number });
        play.places.push(place);
    }

    fn insert(&mut self, (cell, n): (Cell, usize), prong: u8, superprong: bool, play: &mut Play<'_>) {
        let pod = &mut self.square_mut(cell)[n];
        if pod.prongs & (1 << prong) != 0 {
            play.find(Code::OctiProngTaken, message!("pod-has-prong-side", "the pod already has a prong on that side"));
            return;
        }
        pod.prongs |= 1 << prong;
        pod.number = play.mover.number;
        if superprong {
            pod.superprongs |= 1 << prong;
        }
        let supply = &mut self.supplies[play.mover.colour.index()];
        let (left, code, words) = if superprong {
            (
                &mut supply.superprongs,
                Code::OctiSuperprong,
                message!("no-superprong-left", "the player has no superprongs left"),
            )
        } else {
            (&mut supply.prongs, Code::OctiSupply, message!("no-prong-left", "the player has no prongs left"))
        };
        *left -= 1;
        if *left < 0 {
            play.find(code, words);
        }
    }

    fn reposition(&mut self, (cell, n): (Cell, usize), to: u8, from: u8, play: &mut Play<'_>) {
        let pod = &mut self.square_mut(cell)[n];
        if pod.prongs & (1 << from) == 0 {
            play.find(Code::OctiProngMissing, message!("pod-has-no-prong", "the pod has no prong on that side"));
            return;
        }
        if pod.prongs & (1 << to) != 0 {
            play.find(Code::OctiProngTaken, message!("pod-has-prong-side", "the pod already has a prong on that side"));
            return;
        }
        let superprong = pod.superprongs & (1 << from) != 0;
        if superprong {
            play.find(Code::OctiSuperprong, message!("superprong-stays-where", "a superprong cannot be repositioned"));
            pod.superprongs = pod.superprongs & !(1 << from) | 1 << to;
        }
        pod.prongs = pod.prongs & !(1 << from) | 1 << to;
        pod.number = play.mover.number;
    }

    /// The pod that a designation means: an index into its square.
    fn pick(&self, pod: &Designation, play: &mut Play<'_>) -> Option<usize> {
        if self.index(pod.cell).is_none() {
            play.find(Code::PointOffBoard, message!("square-not-board", "the square is not on this board"));
            return None;
        }
        let (pods, colour) = (self.square(pod.cell), play.mover.colour);
        let own = |p: &Pod| p.colour == colour;
        let same =
            |p: &Pod| pods.iter().filter(|q| own(q)).all(|q| q.prongs == p.prongs && q.superprongs == p.superprongs);
        if let Some(n) = find(pods, pod, own) {
            if pod.prongs.is_none() && !same(&pods[n]) {
                let words = message!(
                    "different-pods-stand-first",
                    "there are different pods on this square; the first is used"
                );
                play.find(Code::OctiWhichPod, words);
            }
            return Some(n);
        }
        let (words, found) = match pods.iter().position(own) {
            Some(n) => (
                message!("no-pod-with-prongs", "there is no pod with these prongs; the player's first pod is used"),
                Some(n),
            ),
            None if pods.is_empty() => (message!("no-pod-stands-there", "there is no pod there"), None),
            None => {
                (message!("pod-opponents", "that pod belongs to the opponent"), find(pods, pod, |_| true).or(Some(0)))
            }
        };
        play.find(Code::OctiNoPod, words);
        found
    }

    /// A superprong's extra move: every step has its direction.
    fn is_free_move(&self, colour: Colour, pod: &Designation, steps: &[Step]) -> bool {
        let Some(n) = find(self.square(pod.cell), pod, |p| p.colour == colour) else { return false };
        let superprongs = self.square(pod.cell)[n].superprongs;
        let mut from = pod.cell;
        superprongs != 0
            && steps.iter().all(|step| {
                let way = self.rules.direction(from, step.to);
                from = step.to;
                way.is_some_and(|(prong, _, _)| superprongs & (1 << prong) != 0)
            })
    }

    /// Moves pods at the same time: all are lifted, then each moves, then captures are made.
    fn play_paths(&mut self, paths: &[(&Designation, &[Step])], play: &mut Play<'_>) {
        let mut movers = Vec::new();
        for (designation, steps) in paths {
            if steps.iter().any(|step| self.index(step.to).is_none()) {
                let words = message!("square-path-not-board", "a square on the path is not on this board");
                play.find(Code::PointOffBoard, words);
            } else if let Some(n) = self.pick(designation, play) {
                movers.push((self.square_mut(designation.cell).remove(n), designation.cell, *steps));
            }
        }
        let mut jumped = Vec::new();
        let mut captures = Vec::new();
        let mut landings = Vec::new();
        for (pod, start, steps) in movers {
            let mut from = start;
            for step in steps {
                let leg = Leg { from, to: step.to, alone: steps.len() == 1 };
                let over = self.check_step(&pod, &leg, &mut jumped, play);
                match (&step.capture, over) {
                    (Some(capture), Some(over)) => captures.push((over, capture)),
                    (Some(_), None) => play.find(
                        Code::OctiCapture,
                        message!("nothing-jumped-over-could", "nothing that could be captured was jumped over"),
                    ),
                    (None, _) => {}
                }
                from = step.to;
            }
            landings.push((from, pod));
        }
        for (cell, capture) in captures {
            self.capture(cell, capture, play);
        }
        for (cell, pod) in landings {
            self.square_mut(cell).push(Pod { number: play.mover.number, ..pod });
            play.places.extend(self.place(cell));
        }
    }

    /// Checks one step; returns the square that is jumped over.
    fn check_step(&self, pod: &Pod, leg: &Leg, jumped: &mut Vec<Cell>, play: &mut Play<'_>) -> Option<Cell> {
        let Some((prong, length, over)) = self.rules.direction(leg.from, leg.to) else {
            let words =
                message!("step-goes-neighbouring-square", "a step moves to a neighbouring square or jumps over one");
            play.find(Code::OctiStep, words);
            return None;
        };
        if pod.prongs & (1 << prong) == 0 {
            let words =
                message!("pod-has-no-prong-2", "the pod has no prong {letter}", letter = (b'A' + prong) as char);
            play.findings.push(fault(Code::OctiNoProng, words));
        }
        if length == 1 {
            if !leg.alone {
                let words = message!(
                    "move-neighbouring-square-cannot",
                    "a move to an adjacent square cannot be part of a longer path"
                );
                play.find(Code::OctiMove, words);
            } else if self.holds(leg.to, pod.colour.opponent()) {
                play.find(Code::OctiMove, message!("pod-opponent-stands-where", "the move ends on an opponent's pod"));
            }
            return None;
        }
        if self.square(over).is_empty() {
            play.find(Code::OctiJump, message!("jump-goes-over-empty", "a jump passes over an empty square"));
        }
        if !self.square(leg.to).is_empty() {
            play.find(Code::OctiJump, message!("jump-ends-square-taken", "a jump ends on an occupied square"));
        }
        if jumped.contains(&over) {
            play.find(Code::OctiJump, message!("square-jumped-twice-one", "a square is jumped over twice in one turn"));
        }
        jumped.push(over);
        Some(over)
    }

    fn capture(&mut self, cell: Cell, capture: &Capture, play: &mut Play<'_>) {
        let mut taken = Vec::new();
        let pods = self.square_mut(cell);
        match capture {
            Capture::All => taken.append(pods),
            Capture::Some(named) => {
                for wanted in named {
                    match pods.iter().position(|p| (p.prongs, p.superprongs) == *wanted) {
                        Some(n) => taken.push(pods.remove(n)),
                        None => play.find(
                            Code::OctiCapture,
                            message!("no-such-pod-square", "there is no such pod on the square jumped over"),
                        ),
                    }
                }
            }
        }
        if taken.is_empty() && *capture == Capture::All {
            let words =
                message!("nothing-capture-square-jumped", "there is nothing to capture on the square jumped over");
            play.find(Code::OctiCapture, words);
        }
        for pod in taken {
            let supply = &mut self.supplies[play.mover.colour.index()];
            supply.prongs += (pod.prongs & !pod.superprongs).count_ones() as i32;
            supply.superprongs += pod.superprongs.count_ones() as i32;
            self.supplies[pod.colour.index() & 1].captured += 1;
        }
    }

    // The end --------------------------------------------------------------------------------------------------------

    /// Who has won, by homes or because the other has nothing left; the last to move is checked first.
    pub(crate) fn winner(&self) -> Option<Colour> {
        let rules = &self.rules;
        [self.last, self.last.opponent()].into_iter().find(|&colour| {
            let homes = &rules.homes[colour.opponent().index()];
            let mut held = homes.iter().map(|&home| self.holds(home, colour));
            let arrived = match rules.variant {
                Variant::Full => !homes.is_empty() && held.all(|on| on),
                Variant::Fast | Variant::Kids => held.any(|on| on),
            };
            arrived || self.is_lost(colour.opponent())
        })
    }

    /// No pod on the board and no way to bring one there.
    fn is_lost(&self, colour: Colour) -> bool {
        let homes = &self.rules.homes[colour.index()];
        let shut_out = homes.iter().all(|&home| self.holds(home, colour.opponent()));
        let nothing = !self.squares.iter().flatten().any(|pod| pod.colour == colour);
        nothing && !homes.is_empty() && (self.supplies[colour.index()].reserve <= 0 || shut_out)
    }
}

/// A turn while it is played.
struct Play<'a> {
    mover: Mover,
    rules: Arc<Rules>,
    findings: &'a mut Vec<Fault>,
    /// Where it shows.
    places: Vec<Place>,
}

impl Play<'_> {
    fn find(&mut self, code: Code, words: Message) {
        self.findings.push(fault(code, words));
    }
}

/// One step of a pod's path.
struct Leg {
    from: Cell,
    to: Cell,
    /// The path has no other step.
    alone: bool,
}

fn path(part: &Part) -> Option<(&Designation, &[Step])> {
    match part {
        Part::Path { pod, steps } => Some((pod, steps)),
        _ => None,
    }
}

/// The first pod of a designation: exactly, else with the same prongs whether super or not.
fn find(pods: &[Pod], wanted: &Designation, of: impl Fn(&Pod) -> bool) -> Option<usize> {
    let Some((prongs, superprongs)) = wanted.prongs else { return pods.iter().position(of) };
    let exact = |p: &Pod| of(p) && p.prongs == prongs && p.superprongs == superprongs;
    pods.iter().position(exact).or_else(|| pods.iter().position(|p| of(p) && p.prongs == prongs))
}
