//! A piece in hand, as rotated and flipped before it is placed, and the position nearest to a point where it fits.

use super::pieces::{Pose, Set};
use super::state::State;
use crate::{Board, Colour, Lattice, Place, Point};

/// A piece in a certain orientation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hand {
    /// The number of the piece in the set.
    pub piece: u8,
    /// How it is held.
    pub pose: Pose,
}

impl Hand {
    /// A piece as the set shows it.
    pub fn new(piece: u8) -> Hand {
        Hand { piece, pose: Pose::default() }
    }

    /// A piece in this orientation.
    pub fn of(set: &Set, piece: u8, orientation: u8) -> Hand {
        Hand { piece, pose: set.piece(piece).pose_of(orientation) }
    }

    /// The number of the orientation among those of the piece.
    pub fn orientation(self, set: &Set) -> u8 {
        set.piece(self.piece).orientation_of(self.pose)
    }

    /// A turn to the left: a sixth for triangles, else a quarter. Symmetric pieces turn on until something changes.
    pub fn turn_left(self, set: &Set) -> Hand {
        self.until_changed(set, |pose| set.turn_left(pose))
    }

    /// A turn to the right.
    pub fn turn_right(self, set: &Set) -> Hand {
        self.until_changed(set, |pose| set.turn_right(pose))
    }

    /// Left and right change places.
    pub fn flip(self, set: &Set) -> Hand {
        Hand { pose: set.flip(self.pose), ..self }
    }

    /// Top and bottom change places.
    pub fn flip_vertical(self, set: &Set) -> Hand {
        Hand { pose: set.flip_vertical(self.pose), ..self }
    }

    /// The next orientation of the piece, through all of them.
    pub fn next(self, set: &Set) -> Hand {
        let kind = set.piece(self.piece);
        let count = kind.orientations.len() as u8;
        Hand { pose: kind.pose_of((self.orientation(set) + 1) % count), ..self }
    }

    /// The previous orientation of the piece, through all of them.
    pub fn previous(self, set: &Set) -> Hand {
        let kind = set.piece(self.piece);
        let count = kind.orientations.len() as u8;
        Hand { pose: kind.pose_of((self.orientation(set) + count - 1) % count), ..self }
    }

    fn until_changed(self, set: &Set, turn: impl Fn(Pose) -> Pose) -> Hand {
        let mut pose = turn(self.pose);
        let before = self.orientation(set);
        for _ in 1..set.turns() {
            if set.piece(self.piece).orientation_of(pose) != before {
                break;
            }
            pose = turn(pose);
        }
        Hand { pose, ..self }
    }

    /// The places the piece covers with its first cell (the leftmost of its top row) there; `None` where it does not
    /// fit on the board. Whether places are taken does not matter.
    pub fn places_from(self, state: &State, first: Place) -> Option<Vec<Place>> {
        let (grid, set) = (state.grid(), state.set());
        let orientation = &set.piece(self.piece).orientations[self.orientation(set) as usize];
        if first.index() >= grid.places() || grid.cell_type(first) != orientation.first_type {
            return None;
        }
        orientation.cells.iter().map(|&far| grid.slot_from(first, far)).collect()
    }

    /// The places the piece covers when its middle is as near to a point as the board allows, legal or not.
    ///
    /// `board` is the variant's board, `point` is in its units.
    pub fn nearest(self, state: &State, board: &Board, point: Point) -> Option<Vec<Place>> {
        let firsts = (0..state.grid().places() as u16).map(Place);
        nearest(board, point, firsts.filter_map(|first| self.places_from(state, first)))
    }

    /// The legal placement nearest to a point, without turning or flipping the piece; `None` where there is none.
    pub fn nearest_legal_as_held(
        self,
        state: &State,
        colour: Colour,
        board: &Board,
        point: Point,
    ) -> Option<Vec<Place>> {
        let held = self.orientation(state.set());
        let legal = state.placements(colour, Some(self.piece));
        let as_held = legal.iter().filter(|placement| placement.orientation() == held);
        nearest(board, point, as_held.map(|placement| placement.places().to_vec()))
    }
}

/// The middle of some places: the mean of their anchors, in board units.
pub fn middle(board: &Board, places: &[Place]) -> Point {
    let (mut x, mut y) = (0.0, 0.0);
    for &place in places {
        let anchor = board.anchor(place);
        x += anchor.x;
        y += anchor.y;
    }
    let count = places.len().max(1) as f32;
    Point { x: x / count, y: y / count }
}

/// Of some points of a board, the nearest one in a screen direction (one of `dx`, `dy` is 0), `far` with a wider angle. `there` maps a
/// point to the screen.
pub fn next_towards(
    board: &Board,
    points: &[Point],
    from: Point,
    (dx, dy): (i32, i32),
    far: bool,
    there: impl Fn(Point) -> Point,
) -> Option<Point> {
    let start = there(from);
    // Sideways distance counts more: a triangle has no neighbour straight above. Up and down over quarters it counts less, so that no
    // half row is passed over, whose places the other arrows would not reach.
    let sideways = if board.lattice() == Lattice::Quarters && dy != 0 { 0.9 } else { 2.0 };
    let cost = |point: Point| {
        let (x, y) = (there(point).x - start.x, there(point).y - start.y);
        let (along, aside) = if dx != 0 { (x * dx as f32, y.abs()) } else { (y * dy as f32, x.abs()) };
        (along > 0.05 && aside <= along.max(0.6) * if far { 2.0 } else { 1.2 }).then_some(along + sideways * aside)
    };
    let costs = points.iter().filter_map(|&point| Some((cost(point)?, point)));
    costs.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, point)| point)
}

/// The candidate whose middle is nearest to the point; of equals the first.
fn nearest(board: &Board, point: Point, candidates: impl Iterator<Item = Vec<Place>>) -> Option<Vec<Place>> {
    let mut best: Option<(f32, Vec<Place>)> = None;
    for places in candidates {
        let middle = middle(board, &places);
        let distance = (middle.x - point.x).powi(2) + (middle.y - point.y).powi(2);
        if best.as_ref().is_none_or(|(least, _)| distance < *least) {
            best = Some((distance, places));
        }
    }
    best.map(|(_, places)| places)
}

impl State {
    /// The pieces a colour has left whose name starts with a letter or figure, whatever the case.
    pub fn pieces_of_letter(&self, colour: Colour, letter: char) -> Vec<u8> {
        let starts = |name: &str| name.chars().next().is_some_and(|first| first.eq_ignore_ascii_case(&letter));
        let pieces = self.set().pieces().iter().zip(0..);
        let mut left: Vec<u8> =
            pieces.filter(|(kind, n)| starts(kind.name) && self.left_of(colour, *n) > 0).map(|(_, n)| n).collect();
        // A piece named by the letter alone has priority: 1 before 1.5.
        left.sort_by_key(|&piece| self.set().piece(piece).name.chars().count() > 1);
        left
    }
}

#[cfg(test)]
mod tests {
    use super::super::variants::Variant;
    use super::*;
    use crate::{Naming, Surface};

    #[test]
    fn a_symmetric_piece_turns_until_it_looks_different() {
        let set = Variant::Classic.set();
        let i5 = Hand::new(set.named("I5").unwrap());
        let turned = i5.turn_right(set);
        assert_ne!(turned.orientation(set), i5.orientation(set));
        assert_eq!(turned.turn_right(set).orientation(set), i5.orientation(set));
        let x = Hand::new(set.named("X").unwrap());
        assert_eq!(x.turn_right(set).orientation(set), 0);
        let trigon = Variant::Trigon.set();
        let a4 = Hand::new(trigon.named("A4").unwrap());
        assert_ne!(a4.turn_left(trigon).orientation(trigon), a4.orientation(trigon));
    }

    #[test]
    fn stepping_through_orientations_meets_all_and_returns() {
        let set = Variant::Trigon.set();
        let f = Hand::new(set.named("F").unwrap());
        let mut seen = vec![f.orientation(set)];
        let mut hand = f.next(set);
        while hand.orientation(set) != f.orientation(set) {
            assert_eq!(hand.previous(set).orientation(set), *seen.last().unwrap());
            seen.push(hand.orientation(set));
            hand = hand.next(set);
        }
        assert_eq!(seen.len(), 12);
    }

    #[test]
    fn a_piece_that_is_called_by_one_sign_is_the_first_of_its_sign() {
        for variant in Variant::all() {
            let state = State::start(variant);
            for (number, piece) in (0..).zip(state.set().pieces()) {
                let [sign] = piece.name.chars().collect::<Vec<_>>()[..] else { continue };
                let first = state.pieces_of_letter(Colour::BLACK, sign)[0];
                assert_eq!(first, number, "{}: {sign}", variant.gm());
            }
        }
    }

    /// The arrows move a piece from any place to any place where it fits.
    #[test]
    fn the_arrows_reach_every_place() {
        for variant in [Variant::Duo, Variant::Trigon, Variant::Nexos, Variant::Gembloq, Variant::Callisto] {
            let (tree, _) = crate::sgf::Tree::read(format!("(;GM[{}])", variant.gm()).into_bytes());
            let position = crate::Position::replay(&tree, tree.games().next().unwrap());
            let (board, state) = (position.board(), State::start(variant));
            let set = state.set();
            for (number, piece) in set.pieces().iter().enumerate() {
                for orientation in 0..piece.orientations.len() as u8 {
                    let hand = Hand::of(set, number as u8, orientation);
                    let firsts = (0..state.grid().places() as u16).map(Place);
                    let lying = firsts.filter_map(|first| hand.places_from(&state, first));
                    let middles: Vec<Point> = lying.map(|places| middle(board, &places)).collect();
                    let index = |point: Point| middles.iter().position(|&other| other == point).unwrap();
                    let mut steps = vec![Vec::new(); middles.len()];
                    let mut back = vec![Vec::new(); middles.len()];
                    for (at, &from) in middles.iter().enumerate() {
                        for way in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                            let to = next_towards(board, &middles, from, way, false, |point| point);
                            for to in to.into_iter().map(index) {
                                steps[at].push(to);
                                back[to].push(at);
                            }
                        }
                    }
                    for (steps, what) in [(steps, "reaches"), (back, "is reached from")] {
                        let (mut seen, mut open) = (vec![false; middles.len()], vec![0]);
                        while let Some(at) = open.pop() {
                            if !std::mem::replace(&mut seen[at], true) {
                                open.extend(&steps[at]);
                            }
                        }
                        let count = seen.iter().filter(|seen| **seen).count();
                        assert_eq!(
                            count,
                            middles.len(),
                            "{variant:?} {} {orientation}: one {what} not all",
                            piece.name
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_piece_lands_where_it_is_held() {
        let state = State::start(Variant::Duo);
        let board = Board::square(14, 14, Surface::Cells, Naming::LetterNumberFromBottom);
        let grid = state.grid();
        let hand = Hand::new(state.set().named("X").unwrap());
        let over = board.anchor(grid.parse(b"d7").unwrap());
        let places = hand.nearest(&state, &board, over).unwrap();
        assert_eq!(grid.write(&places), "d6,c7,d7,e7,d8");
        // Over the corner it stays on the board.
        let corner = hand.nearest(&state, &board, Point { x: -3.0, y: -3.0 }).unwrap();
        assert_eq!(grid.write(&corner), "b12,a13,b13,c13,b14");
        let legal = hand.nearest_legal_as_held(&state, Colour::BLACK, &board, over).unwrap();
        assert_eq!(grid.write(&legal), "e8,d9,e9,f9,e10");
        assert_eq!(state.check(Colour::BLACK, &legal), []);
    }

    #[test]
    fn a_piece_lands_as_the_hand_shows_it_or_nowhere() {
        // In the corner of the large board an L must be rotated to fit.
        let state = State::start(Variant::Classic);
        let board = Board::square(20, 20, Surface::Cells, Naming::LetterNumberFromBottom);
        let set = state.set();
        let z5 = Hand::new(set.named("V3").unwrap());
        let corner = board.anchor(state.grid().parse(b"t1").unwrap());
        let mut landed = 0;
        for pose in set.poses() {
            let hand = Hand { pose, ..z5 };
            let Some(places) = hand.nearest_legal_as_held(&state, Colour::ALL[2], &board, corner) else { continue };
            assert_eq!(state.check(Colour::ALL[2], &places), []);
            assert_eq!(set.identify(state.grid(), &places), Some((hand.piece, hand.orientation(set))));
            landed += 1;
        }
        assert!(landed > 0 && landed < set.poses().count(), "{landed}");
        assert_eq!(State::start(Variant::Callisto).pieces_of_letter(Colour::BLACK, 't').len(), 2);
    }
}
