//! The empty board: wood and lines, hexagons and edges, sunken cells, plain squares.

mod cells;
mod coordinates;
mod hexes;
mod holes;
mod lines;
mod plain;
mod squares;

pub(crate) use cells::start;
pub(crate) use plain::plain;

use super::view::View;
use super::{Ink, Scene, Theme};
use crate::game::board::{Place, Rect};
use crate::game::{self, Colour};

/// The look of a board's ground.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Look {
    /// Crossing lines on wood.
    Lines,
    /// Holes in wood, inside border rows.
    Holes,
    /// Hexagons; the flag is whether they have four coloured edges.
    Hexes { edges: bool },
    /// Sunken cells that pieces fill.
    Cells,
    /// Plain squares: whether neighbours differ in tone, and whether dots stand where lines cross near the corners.
    Squares { checkered: bool, dotted: bool },
}

impl Look {
    /// The board look of a game.
    pub fn of(facts: &game::Facts) -> Look {
        match facts.ground {
            game::Ground::Lines => Look::Lines,
            game::Ground::Holes => Look::Holes,
            game::Ground::Hexes => Look::Hexes { edges: facts.edges },
            game::Ground::Sunken => Look::Cells,
            game::Ground::Squares => Look::Squares { checkered: false, dotted: false },
            game::Ground::Dotted => Look::Squares { checkered: false, dotted: true },
            game::Ground::Checkered => Look::Squares { checkered: true, dotted: false },
        }
    }

    /// The inks of its ground.
    pub fn grounds(self, theme: &Theme) -> [Ink; 2] {
        match self {
            Look::Lines | Look::Holes => [theme.lines.top, theme.lines.bottom],
            Look::Hexes { .. } => [theme.hex.cell; 2],
            Look::Cells => [theme.cells.base, theme.centre.base],
            Look::Squares { .. } => [theme.squares.base, theme.squares.other],
        }
    }

    /// Whether the board is of wood, on which its coordinates lie.
    pub fn is_wood(self) -> bool {
        matches!(self, Look::Lines | Look::Holes)
    }
}

/// The ground's data besides the board.
pub(crate) struct Ground<'a> {
    pub look: Look,
    pub coordinates: bool,
    /// The greatest size of coordinates, in board units.
    pub coordinate_size: f32,
    /// The least, at which they can be read.
    pub least_letters: f32,
    /// Whether boards of lines have their star points.
    pub stars: bool,
    /// For each place, whether it is shown; `None` shows all.
    pub shown: Option<&'a [bool]>,
    /// For each place, whether a piece hides it.
    pub covered: &'a [bool],
    /// Home squares and their owners.
    pub homes: &'a [(Place, Colour)],
    /// The inks of the border rows: of the first and last row, and of the first and last column.
    pub edges: Option<[Ink; 2]>,
}

impl Ground<'_> {
    pub fn shows(&self, place: Place) -> bool {
        self.shown.is_none_or(|s| s.get(place.index()).copied().unwrap_or(false))
    }

    pub fn shows_all(&self) -> bool {
        self.shown.is_none_or(|s| s.iter().all(|&b| b))
    }
}

/// Draws the board and its coordinates. Returns the rectangle that the board takes without its coordinates.
pub(crate) fn draw(scene: &mut Scene, view: &View, ground: &Ground, theme: &Theme) -> Rect {
    scene.begin("board");
    let bounds = match ground.look {
        Look::Lines => lines::draw(scene, view, ground, theme),
        Look::Holes => holes::draw(scene, view, ground, theme),
        Look::Hexes { edges } => hexes::draw(scene, view, ground, theme, edges),
        Look::Cells => cells::draw(scene, view, ground, theme),
        Look::Squares { checkered, dotted } => squares::draw(scene, view, ground, theme, (checkered, dotted)),
    };
    if ground.coordinates {
        scene.begin("coordinates");
        coordinates::draw(scene, view, ground, theme);
    }
    bounds
}
