//! Board patterns: a part of a board to find on other boards, optionally rotated, mirrored or with colours exchanged.

use super::extras::Extras;
use crate::game::{Board, Colour, Kind, Lattice, Place, Point, Position, pt};
use std::cell::OnceCell;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};

/// What a place of the pattern matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Whatever is there.
    Anything,
    /// A stone or a piece of any colour.
    Something,
    /// Nothing, or this colour.
    Exactly(Option<Colour>),
}

/// The transformations under which a pattern matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// Rotated and mirrored, in every symmetry of the board. If edges belong to colours, the colours are exchanged with the edges.
    pub turned: bool,
    /// With the colours exchanged.
    pub exchanged: bool,
    /// If the pattern touches an edge of the board, it matches only at edges.
    pub at_edges: bool,
}

impl Ways {
    /// Turned or not, with colours exchanged or not, at edges or anywhere.
    pub fn new(turned: bool, exchanged: bool, at_edges: bool) -> Ways {
        Ways { turned, exchanged, at_edges }
    }
}

/// Lengths that differ by less are the same.
const NEARLY: f32 = 0.05;
/// So many places of all ways to lie are remembered for a board, and no more.
const MOST: usize = 1 << 23;

/// A board pattern.
#[derive(Debug)]
pub struct Region {
    family: String,
    lattice: Lattice,
    /// Edges belong to colours, as in Hex.
    edges: bool,
    colours: usize,
    ways: Ways,
    /// What each colour may match: in the original orientation, and in those that swap the owners of the edges.
    colourings: [Vec<[Colour; 4]>; 2],
    /// Each place's offset from the first one, and its required content.
    cells: Vec<(Point, Content)>,
    /// Of each place, the letters of its piece, and whether it is blocked.
    marks: Vec<(String, bool)>,
    /// The links between the places, by the numbers of these.
    links: BTreeSet<(usize, usize, Colour)>,
    /// The corners of the first place, from its middle.
    outline: Vec<Point>,
    /// Where there must be no place, from the first one.
    beyond: Vec<Point>,
    /// The ways to lie on boards that were seen.
    known: Mutex<HashMap<Size, Arc<Lies>>>,
}

type Size = (u16, u16, u16);

/// Ways to lie: their places, in the order of the cells, and whether the colours are exchanged for it.
type Lies = Vec<(Vec<Place>, bool)>;

impl PartialEq for Region {
    fn eq(&self, other: &Region) -> bool {
        let what = |region: &Region| (region.lattice, region.edges, region.colours, region.ways);
        self.family == other.family
            && what(self) == what(other)
            && self.cells == other.cells
            && (&self.marks, &self.links) == (&other.marks, &other.links)
            && self.beyond == other.beyond
    }
}

fn middle(board: &Board, place: Place) -> Point {
    let corners = board.outline(place);
    corners.iter().fold(Point::default(), |sum, &corner| sum + corner) * (1.0 / corners.len().max(1) as f32)
}

impl Region {
    /// The pattern of these places of a position, with what each must hold. `None` without places.
    pub fn of(position: &Position, places: &[(Place, Content)], ways: Ways) -> Option<Region> {
        let (kind, board) = (position.kind(), position.board());
        // Occupied places are rarer than empty ones, so testing them first fails sooner.
        let mut places = places.to_vec();
        places.sort_by_key(|(place, content)| (rank(*content), *place));
        let &(first, _) = places.first()?;
        let origin = middle(board, first);
        let cells = places.iter().map(|&(place, content)| (middle(board, place) - origin, content)).collect();
        let beyond = if ways.at_edges { beyond(board, &places) } else { Vec::new() };
        let colours = kind.colours().into();
        let extras = Extras::of(position);
        let all: Vec<Place> = places.iter().map(|(place, _)| *place).collect();
        Some(Region {
            family: kind.family().to_owned(),
            lattice: board.lattice(),
            edges: kind.facts().edges,
            colours,
            ways,
            colourings: [false, true].map(|swapped| colourings(colours, ways.exchanged, swapped)),
            cells,
            marks: all.iter().map(|&place| (extras.letters(place).to_owned(), extras.is_blocked(place))).collect(),
            links: extras.links_among(&all),
            outline: board.outline(first).into_iter().map(|corner| corner - origin).collect(),
            beyond: beyond.into_iter().map(|point| point - origin).collect(),
            known: Mutex::default(),
        })
    }

    /// The rectangular pattern of a position between two columns and two rows, inclusive.
    pub fn rectangle(position: &Position, corners: (Place, Place), ways: Ways) -> Option<Region> {
        let all = rectangle(position.board(), corners);
        let cells: Vec<(Place, Content)> =
            all.into_iter().map(|place| (place, Content::Exactly(position.stone(place)))).collect();
        Region::of(position, &cells, ways)
    }

    /// The places of its first match in a position, in board order; `None` if there is none.
    pub fn find_in(&self, position: &Position) -> Option<Vec<Place>> {
        let lies = self.lies_in(position)?;
        let extras = OnceCell::new();
        lies.iter().find(|lie| self.stands_so(position, &extras, lie)).map(|(places, _)| places.clone())
    }

    /// Everywhere it stands in a position, by the numbers of its ways to lie there; see [`Region::places`].
    pub(super) fn find_all(&self, position: &Position) -> Vec<u32> {
        let Some(lies) = self.lies_in(position) else { return Vec::new() };
        let extras = OnceCell::new();
        let stands = |(_, lie): &(u32, &(Vec<Place>, bool))| self.stands_so(position, &extras, lie);
        (0..).zip(lies.iter()).filter(stands).map(|(number, _)| number).collect()
    }

    /// The places of some of its ways to lie in a position, each once.
    pub(super) fn places(&self, position: &Position, numbers: &[u32]) -> Vec<Place> {
        let lies = self.lies_in(position).unwrap_or_default();
        let mut seen = HashSet::new();
        let all = numbers.iter().filter_map(|&number| lies.get(number as usize)).flat_map(|(places, _)| places);
        all.copied().filter(|&place| seen.insert(place)).collect()
    }

    /// The ways to lie on the board of a position; `None` where it is another game's.
    fn lies_in(&self, position: &Position) -> Option<Arc<Lies>> {
        let kind = position.kind();
        let fits = self.family == kind.family()
            && self.lattice == kind.board().lattice()
            && self.colours == usize::from(kind.colours());
        fits.then(|| self.lies_on(kind))
    }

    /// Whether the pattern occurs in a position in this way. `extras` are those of the position, once they are needed.
    fn stands_so(
        &self,
        position: &Position,
        extras: &OnceCell<Extras>,
        (places, swapped): &(Vec<Place>, bool),
    ) -> bool {
        // First check what must be equal whatever the colours.
        let blank = |(place, content): (&Place, &(Point, Content))| match content.1 {
            Content::Anything => true,
            Content::Something | Content::Exactly(Some(_)) => position.stone(*place).is_some(),
            Content::Exactly(None) => position.stone(*place).is_none(),
        };
        let stands = |colours: &&[Colour; 4]| {
            places.iter().zip(&self.cells).all(|(&place, (_, content))| match content {
                Content::Exactly(Some(colour)) => position.stone(place) == Some(colours[colour.index()]),
                _ => true,
            })
        };
        places.iter().zip(&self.cells).all(blank)
            && self.colourings[usize::from(*swapped)]
                .iter()
                .filter(stands)
                .any(|colours| self.has_extras(extras.get_or_init(|| Extras::of(position)), places, colours))
    }

    /// Whether the places have the same besides stones, where the pattern says what is on them.
    fn has_extras(&self, extras: &Extras, places: &[Place], colours: &[Colour; 4]) -> bool {
        let is_exact = |number: &usize| matches!(self.cells[*number].1, Content::Exactly(_));
        let is_marked_so = |number: usize| {
            let (letters, is_blocked) = &self.marks[number];
            extras.letters(places[number]) == letters && extras.is_blocked(places[number]) == *is_blocked
        };
        let among = |links: &BTreeSet<(usize, usize, Colour)>, colours: &[Colour; 4]| -> BTreeSet<_> {
            let exact = links.iter().filter(|(from, to, _)| is_exact(from) && is_exact(to));
            exact.map(|&(from, to, colour)| (from, to, colours[colour.index()])).collect()
        };
        (0..places.len()).filter(is_exact).all(is_marked_so)
            && among(&self.links, colours) == among(&extras.links_among(places), &Colour::ALL)
    }

    /// The ways to lie on the board of a game.
    fn lies_on(&self, kind: &Kind) -> Arc<Lies> {
        let board = kind.board();
        let size = (board.columns(), board.rows(), board.edge());
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(size).or_insert_with(|| Arc::new(self.all_on(board))).clone()
    }

    fn all_on(&self, board: &Board) -> Lies {
        let mut lies = Lies::new();
        let mut total = 0;
        for (turn, swapped) in turns(self.lattice, self.edges && !board.is_hexagon(), self.ways.turned) {
            for place in board.places() {
                if let Some(places) = self.lie(board, place, turn).filter(|_| total < MOST) {
                    total += places.len();
                    lies.push((places, swapped));
                }
            }
        }
        lies.sort_by(|(one, _), (other, _)| one.cmp(other));
        lies.dedup();
        lies
    }

    /// The places of the part with its first one here, turned so; `None` where it does not lie on the board.
    fn lie(&self, board: &Board, first: Place, turn: Map) -> Option<Vec<Place>> {
        let origin = middle(board, first);
        let corners = board.outline(first);
        let turned = |corner: &Point| apply(turn, *corner) + origin;
        let alike = |corner: &Point| corners.iter().any(|other| other.distance(turned(corner)) < NEARLY);
        if !self.outline.iter().all(alike) {
            return None;
        }
        let at = |point: Point| {
            let to = apply(turn, point) + origin;
            board.at(to).filter(|&place| middle(board, place).distance(to) < NEARLY)
        };
        let places: Vec<Place> = self.cells.iter().map(|(point, _)| at(*point)).collect::<Option<_>>()?;
        self.beyond.iter().all(|point| at(*point).is_none()).then_some(places)
    }
}

/// The most selective come first.
fn rank(content: Content) -> u8 {
    match content {
        Content::Exactly(Some(_)) => 0,
        Content::Something => 1,
        Content::Exactly(None) => 2,
        Content::Anything => 3,
    }
}

/// The places between two columns and two rows, row by row.
pub fn rectangle(board: &Board, (one, other): (Place, Place)) -> Vec<Place> {
    let between = |a: u16, b: u16| a.min(b)..=a.max(b);
    let columns = between(board.column(one), board.column(other));
    let rows = between(board.row(one), board.row(other));
    rows.flat_map(|row| columns.clone().filter_map(move |column| board.place(column, row))).collect()
}

/// Parses two typed corners, separated by a blank, a colon or a comma, in the displayed or the recorded notation. One point is a pattern,
/// too.
pub fn part_corners(kind: &Kind, text: &str) -> Option<(Place, Place)> {
    let place = |text: &str| kind.board().parse_display(text).or_else(|| kind.place(text.as_bytes()).ok());
    let mut corners = text.split([' ', ':', ',']).filter(|text| !text.is_empty()).map(place);
    let from = corners.next()??;
    let to = corners.next().unwrap_or(Some(from))?;
    corners.next().is_none().then_some((from, to))
}

/// Beside each place at an edge, the middle of the place that is not there. Only rectangles and rhombuses have edges that are parts of
/// a position.
fn beyond(board: &Board, places: &[(Place, Content)]) -> Vec<Point> {
    let whole = board.len() == usize::from(board.columns()) * usize::from(board.rows());
    if !whole || !matches!(board.lattice(), Lattice::Square | Lattice::Hex) {
        return Vec::new();
    }
    let step = |column: u16, row: u16| board.point(column, row) - board.point(0, 0);
    let (right, down) = (step(1, 0), step(0, 1));
    let mut beyond = Vec::new();
    for &(place, _) in places {
        let (column, row, here) = (board.column(place), board.row(place), middle(board, place));
        let sides = [
            (column == 0, here - right),
            (column + 1 == board.columns(), here + right),
            (row == 0, here - down),
            (row + 1 == board.rows(), here + down),
        ];
        beyond.extend(sides.into_iter().filter(|(is_edge, _)| *is_edge).map(|(_, point)| point));
    }
    beyond
}

/// A linear map: where a step to the right and a step down lead.
type Map = [Point; 2];

fn apply(map: Map, point: Point) -> Point {
    map[0] * point.x + map[1] * point.y
}

/// The ways to lay a lattice on itself, and whether the edges change owners by it.
fn turns(lattice: Lattice, edges: bool, all: bool) -> Vec<(Map, bool)> {
    let by = |degrees: f32, mirrored: bool| -> Map {
        let (sin, cos) = degrees.to_radians().sin_cos();
        // A mirror image is one across the level line, then turned.
        let down = if mirrored { pt(sin, -cos) } else { pt(-sin, cos) };
        [pt(cos, sin), down]
    };
    let same = vec![(by(0.0, false), false)];
    match lattice {
        _ if !all => same,
        // Both diagonals of the rhombus, which lean by 30°.
        Lattice::Hex if edges => {
            vec![(by(0.0, false), false), (by(180.0, false), false), (by(60.0, true), true), (by(240.0, true), true)]
        }
        Lattice::Hex | Lattice::Trigon => {
            (0..6).flat_map(|turn| [false, true].map(|mirrored| (by(60.0 * turn as f32, mirrored), false))).collect()
        }
        Lattice::Square | Lattice::Quarters | Lattice::Segments => {
            // A quarter turn exchanges the edges, mirrored or not.
            let one = |turn: i32, mirrored: bool| (by(90.0 * turn as f32, mirrored), edges && turn % 2 == 1);
            (0..4).flat_map(|turn| [one(turn, false), one(turn, true)]).collect()
        }
    }
}

/// The permutations of this many colours to try.
fn colourings(count: usize, exchanged: bool, swapped: bool) -> Vec<[Colour; 4]> {
    let same = Colour::ALL;
    let first = if swapped { [same[1], same[0], same[2], same[3]] } else { same };
    let all = permutations(count).into_iter().filter(|way| exchanged || *way == same);
    all.map(|way| way.map(|colour| first[colour.index()])).collect()
}

/// All permutations of this many colours; others stay.
fn permutations(count: usize) -> Vec<[Colour; 4]> {
    let all = Colour::ALL;
    let mut ways = Vec::new();
    for a in 0..4 {
        for b in (0..4).filter(|b| *b != a) {
            for c in (0..4).filter(|c| *c != a && *c != b) {
                let d = 6 - a - b - c;
                let way = [all[a], all[b], all[c], all[d]];
                if way[count.min(4)..] == all[count.min(4)..] {
                    ways.push(way);
                }
            }
        }
    }
    ways
}

#[cfg(test)]
mod tests;
