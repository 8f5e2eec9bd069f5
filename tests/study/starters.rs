//! The problems that come with the program are what they say: a solver for each game proves that the moves marked as right are right, and
//! that no other move is, at every turn of the solver.

use std::collections::{HashMap, HashSet};

use super::capturing::{Board, Solver, Task};
use super::path;
use variorum::game::{Colour, Move, Place, Position};
use variorum::sgf::{NodeId, Tree};
use variorum::study::session::{Drill, DrillOptions, Response, Stage, StudyGame};
use variorum::study::{Convention, ItemKey, JudgeOverrides, Judgement, Mode, STARTERS, Verdict, judge, questions};

/// What a solver knows of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Proof {
    Right,
    Wrong,
    None,
}

/// A problem: its record, and who solves it.
struct Problem<'a> {
    tree: &'a Tree,
    root: NodeId,
    solver: Colour,
    judgement: Judgement,
}

impl Problem<'_> {
    fn text(&self, id: &str) -> String {
        self.tree.text(self.root, id).unwrap_or_default()
    }

    fn mover(&self, node: NodeId) -> Option<Colour> {
        let (black, white) = (self.tree.has(node, "B"), self.tree.has(node, "W"));
        if black { Some(Colour::BLACK) } else { white.then_some(Colour::ALL[1]) }
    }

    /// The nodes at which the solver is to move, on lines that are right so far.
    fn turns(&self) -> Vec<NodeId> {
        let is_right = |node: NodeId| self.judgement.verdict(node).is_none_or(|verdict| verdict > Verdict::Wrong);
        let is_turn = |&node: &NodeId| {
            self.tree.children(node).any(|child| self.mover(child) == Some(self.solver) && is_right(child))
        };
        self.tree.descendants(self.root).filter(is_turn).collect()
    }

    /// The stones after the moves that the record calls right at a node, and after those that it calls wrong.
    fn judged_stones(&self, node: NodeId) -> [HashSet<Vec<Option<Colour>>>; 2] {
        let mut found = [HashSet::new(), HashSet::new()];
        for child in self.tree.children(node) {
            let is_right = self.judgement.verdict(child) > Some(Verdict::Wrong);
            found[usize::from(!is_right)].insert(stones(&Position::replay(self.tree, child)));
        }
        found
    }
}

fn stones(position: &Position) -> Vec<Option<Colour>> {
    position.board().places().map(|place| position.stone(place)).collect()
}

/// Every legal move of a colour, and the position after it.
fn moves(position: &Position, side: Colour) -> Vec<(Move, Position)> {
    let all: Vec<Move> = match position.blokus() {
        Some(state) => state.placements(side, None).iter().map(|found| Move::Place(found.places().to_vec())).collect(),
        None => position.board().places().map(|place| Move::Place(vec![place])).collect(),
    };
    let legal = all.into_iter().filter(|action| position.check_move(side, action).is_empty());
    let played = |action: Move| {
        let mut after = position.clone();
        after.play(side, &action);
        (action, after)
    };
    legal.map(played).collect()
}

/// Checks a collection. `proves` says of a problem, the position before a move and that after it what the move is.
fn check(game: usize, count: usize, mut proves: impl FnMut(&Problem<'_>, &Position, (&Move, &Position)) -> Proof) {
    let starter = &STARTERS[game];
    let (tree, faults) = Tree::read(starter.bytes.to_vec());
    assert!(faults.is_empty(), "{faults:?}");
    assert_eq!(tree.games().count(), count);
    let (mut titles, mut keys, mut proven): (HashSet<String>, HashSet<ItemKey>, usize) = Default::default();
    for root in tree.games() {
        let judgement = judge(&tree, root, JudgeOverrides::default());
        let title = tree.text(root, "GN").unwrap_or_default();
        assert_eq!(judgement.convention, Convention::CorrectWord, "{title}");
        let remarks: Vec<_> = judgement.remarks.iter().map(|remark| remark.code).collect();
        assert!(remarks.iter().all(|code| *code == "same-position"), "{title}: {remarks:?}");
        let asked = questions(&tree, root, &judgement, Mode::Problem, None);
        assert_eq!(asked.len(), 1, "{title}");
        assert!(keys.insert(asked[0].key), "{title} is another one, turned");
        let problem = Problem { tree: &tree, root, solver: asked[0].side, judgement };
        assert!(!title.is_empty() && titles.insert(title.clone()), "{title}");
        assert!(problem.text("C").ends_with(['.', '?']), "{title}");
        for node in tree.descendants(root) {
            let found = Position::replay(&tree, node).findings().to_vec();
            assert!(found.is_empty(), "{title} {}: {found:?}", path(&tree, node));
            // Every line says how it ends.
            let comment = tree.text(node, "C").unwrap_or_default();
            assert!(
                tree.first_child(node).is_some() || comment.starts_with("Correct. ") || comment.starts_with("Wrong. ")
            );
        }
        for turn in problem.turns() {
            let before = Position::replay(&tree, turn);
            let [right, wrong] = problem.judged_stones(turn);
            assert!(!right.is_empty() && (turn != root || !wrong.is_empty()), "{title}");
            let mut found = 0;
            for (action, after) in moves(&before, problem.solver) {
                let proof = proves(&problem, &before, (&action, &after));
                let name = before.move_text(&action);
                let place = path(&tree, turn);
                let expected = if right.contains(&stones(&after)) { Proof::Right } else { Proof::Wrong };
                assert_eq!(proof, expected, "{title}, {name} at “{place}”");
                found += usize::from(expected == Proof::Right);
                proven += 1;
            }
            assert_eq!(found, right.len(), "{title}: a right move is illegal");
        }
    }
    assert!(proven > 5 * count, "{proven}");
}

#[test]
fn problems_of_go_are_proven() {
    /// Captures are searched so many moves deep.
    const DEPTH: u8 = 13;
    let board = |position: &Position, ko: Option<Place>| {
        let mut board = Board { size: 9, stones: [0, 0], ko: ko.map(|place| place.index() as u8) };
        for place in position.board().places() {
            if let Some(colour) = position.stone(place) {
                board.stones[colour.index()] |= 1 << place.index();
            }
        }
        board
    };
    let mut known: HashMap<NodeId, ([Solver; 3], HashMap<Board, Proof>)> = HashMap::new();
    check(0, 30, |problem, before, (action, after)| {
        let (solver, other) = (problem.solver.index(), 1 - problem.solver.index());
        let start = board(&Position::replay(problem.tree, problem.root), None);
        // The stones in question carry triangles.
        let kind = before.kind();
        let marked = problem.tree.values(problem.root, "TR").flat_map(|raw| kind.places(raw).flatten());
        let target = marked.fold(0_u128, |bits, place| bits | 1 << place.index());
        let attacker = if target & start.stones[other] == target { solver } else { other };
        assert!(target != 0 && target & start.stones[1 - attacker] == target);
        let right = Task { target, attacker, takes_back: other, outside: start.outside() };
        // A first move that is wrong fails even if the solver wins every ko; later a ko is not enough.
        let is_first = before.last_move().is_none();
        let wrong = Task { takes_back: if is_first { solver } else { other }, ..right };
        // The solver’s own rules and ours agree.
        let Move::Place(places) = action else { panic!("{action:?}") };
        let (now, at) = (board(before, before.ko()), places[0].index());
        let mut played = now.play(solver, at, (0, false)).expect("a legal move");
        assert_eq!(played.stones, board(after, None).stones);
        if right.outside & 1 << at != 0 {
            // As good as a pass.
            played = Board { ko: None, ..now };
        }
        let (solvers, known) = known.entry(problem.root).or_default();
        let [for_right, for_wrong, for_ko] = solvers;
        let for_wrong = if is_first { for_ko } else { for_wrong };
        *known.entry(played).or_insert_with(|| {
            let (captures, holds) = match attacker == solver {
                true => ((for_right, &right), (for_wrong, &wrong)),
                false => ((for_wrong, &wrong), (for_right, &right)),
            };
            if captures.0.captures(&played, other, captures.1, DEPTH) {
                return if attacker == solver { Proof::Right } else { Proof::Wrong };
            }
            match holds.0.holds(&played, other, holds.1, DEPTH) {
                true if attacker == solver => Proof::Wrong,
                true => Proof::Right,
                false => Proof::None,
            }
        })
    });
}

/// Whether the side to move wins a position of Hex, by playing it out.
struct Hex<'a> {
    position: &'a Position,
    known: HashMap<([u64; 2], usize), bool>,
}

impl Hex<'_> {
    /// Whether stones join the two edges of a side.
    fn joins(&self, stones: u64, side: usize) -> bool {
        let board = self.position.board();
        let line = |place: Place| if side == 0 { board.row(place) } else { board.column(place) };
        let last = board.rows() - 1;
        let own = |place: Place| stones >> place.index() & 1 == 1;
        let mut waiting: Vec<Place> = board.places().filter(|&place| own(place) && line(place) == 0).collect();
        let mut seen = 0_u64;
        while let Some(place) = waiting.pop() {
            if line(place) == last {
                return true;
            }
            seen |= 1 << place.index();
            let at = |place: Place| (i32::from(board.column(place)), i32::from(board.row(place)));
            let (column, row) = at(place);
            let near = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];
            let is_near = |other: Place| near.contains(&(at(other).0 - column, at(other).1 - row));
            waiting.extend(board.places().filter(|&to| own(to) && is_near(to) && seen >> to.index() & 1 == 0));
        }
        false
    }

    fn wins(&mut self, stones: [u64; 2], side: usize) -> bool {
        if let Some(known) = self.known.get(&(stones, side)) {
            return *known;
        }
        let count = self.position.board().len();
        let free = (0..count).filter(|at| (stones[0] | stones[1]) >> at & 1 == 0);
        let after = free.map(|at| {
            let mut after = stones;
            after[side] |= 1 << at;
            after
        });
        let after: Vec<[u64; 2]> = after.collect();
        let found = after.iter().any(|after| self.joins(after[side], side))
            || after.iter().any(|after| !self.wins(*after, 1 - side));
        self.known.insert((stones, side), found);
        found
    }
}

#[test]
fn problems_of_hex_are_proven() {
    let mut known: HashMap<NodeId, HashMap<([u64; 2], usize), bool>> = HashMap::new();
    check(1, 10, |problem, before, (_, after)| {
        let mut stones = [0_u64; 2];
        for place in after.board().places() {
            if let Some(colour) = after.stone(place) {
                stones[colour.index()] |= 1 << place.index();
            }
        }
        let side = problem.solver.index();
        let mut hex = Hex { position: before, known: known.remove(&problem.root).unwrap_or_default() };
        let joins = hex.joins(stones[side], side);
        // Both rules say who has won.
        assert_eq!(joins, after.winner() == Some(problem.solver));
        let is_right = joins || !hex.wins(stones, 1 - side);
        known.insert(problem.root, hex.known);
        if is_right { Proof::Right } else { Proof::Wrong }
    });
}

/// The most squares that a colour can still place, the other one being unable to move.
fn most(position: &Position, side: Colour, known: &mut HashMap<Vec<Option<Colour>>, usize>) -> usize {
    let key = stones(position);
    if let Some(most) = known.get(&key) {
        return *most;
    }
    let mut found = 0;
    for (action, after) in moves(position, side) {
        let Move::Place(places) = action else { continue };
        found = found.max(places.len() + most(&after, side, known));
    }
    known.insert(key, found);
    found
}

#[test]
fn problems_of_blokus_are_proven() {
    let mut known = HashMap::new();
    check(2, 10, |problem, before, (action, after)| {
        let side = problem.solver;
        let other = Colour::ALL[1 - side.index()];
        assert!(moves(before, other).is_empty(), "{} can move", problem.text("GN"));
        let start = Position::replay(problem.tree, problem.root);
        let expected = format!("{} are possible.", most(&start, side, &mut known));
        assert!(problem.text("C").ends_with(&expected), "{}: {expected}", problem.text("GN"));
        let Move::Place(places) = action else { panic!("{action:?}") };
        let with_it = places.len() + most(after, side, &mut known);
        if with_it == most(before, side, &mut known) { Proof::Right } else { Proof::Wrong }
    });
}

/// Each can be solved by its right moves, and a wrong one is answered as wrong.
#[test]
fn problems_are_solved_and_failed() {
    for starter in &STARTERS {
        let tree = std::sync::Arc::new(Tree::read(starter.bytes.to_vec()).0);
        for game in 1..=tree.games().count() {
            for child in 0..2 {
                let root = super::root(&tree, game);
                let judgement = judge(&tree, root, JudgeOverrides::default());
                let exercise = questions(&tree, root, &judgement, Mode::Problem, None).remove(0);
                let game =
                    std::sync::Arc::new(StudyGame::new(tree.clone(), root, JudgeOverrides::default(), judgement));
                let mut drill = Drill::new(&game, &exercise, DrillOptions::default());
                let mut node = tree.children(root).nth(child).expect("a move");
                while drill.stage() == Stage::Asked {
                    let made = Position::replay(&tree, node).last_move().expect("a move").action.clone();
                    let next = |response: Response| match response {
                        Response::Continued(replies) => replies.len(),
                        _ => 0,
                    };
                    // The first reply is played, and the first answer to it is right.
                    for _ in 0..=next(drill.answer(&made)) {
                        node = tree.first_child(node).unwrap_or(node);
                    }
                }
                let expected = if child == 0 { Stage::Solved } else { Stage::Failed };
                assert_eq!(drill.stage(), expected, "{} {}", starter.game, tree.text(root, "GN").unwrap());
            }
        }
    }
}
