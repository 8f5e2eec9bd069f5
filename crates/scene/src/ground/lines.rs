//! Wood with crossing lines and star points.

use super::{Ground, View};
use crate::game::board::{Board, Place, Point, Rect, pt};
use crate::{Fill, Scene, Shape, Stroke, Theme};

/// Between lines.
const THIN: f32 = 0.032;
/// The outermost lines.
const THICK: f32 = 0.06;

pub(super) fn draw(scene: &mut Scene, view: &View, ground: &Ground, theme: &Theme) -> Rect {
    let board = view.board;
    let ink = &theme.lines;
    let Some(wood) = wood(scene, view, ground, theme) else { return Rect::default() };
    let mut rules = Vec::new();
    for (lines, length, down) in [(board.rows(), board.columns(), false), (board.columns(), board.rows(), true)] {
        for line in 0..lines {
            let at = |step: u16| if down { (line, step) } else { (step, line) };
            let cells: Vec<_> = (0..length).map(at).map(|(c, r)| board.place(c, r)).collect();
            runs(&cells, ground, |first, last| {
                let [a, b] = [first, last].map(at).map(|(c, r)| board.point(c, r));
                let outer = line == 0 || line + 1 == lines;
                rules.push((stretch(a, b, first > 0, last + 1 < length), outer));
            });
        }
    }
    for outer in [false, true] {
        let width = if outer { THICK } else { THIN };
        for ((a, b), _) in rules.iter().filter(|r| r.1 == outer) {
            // Outer lines reach over each other's ends, so that corners are full.
            let d = (*b - *a) * (if outer { width / 2.0 / a.distance(*b).max(1e-6) } else { 0.0 });
            let points = vec![view.point(*a - d), view.point(*b + d)];
            scene.shapes.push(Shape::line(points, Stroke::new(ink.line, width)));
        }
    }
    // On paper there is no wood that could end anywhere, and a frame around the coordinates would be one too many.
    let paper = [ink.top, ink.bottom].into_iter().all(|wood| wood == theme.page);
    // Printed small, a dot has to be seen between its lines.
    let star = if paper { 0.13 } else { 0.1 };
    for place in stars(board).into_iter().filter(|&p| ground.stars && ground.shows(p)) {
        scene.shapes.push(Shape::disc(view.anchor(place), star, ink.line));
    }
    if ground.shows_all() && !paper {
        let rim = Stroke::new(ink.rim, 0.04);
        scene.shapes.push(Shape::closed(crate::shape::corners(wood.grow(-0.02)).to_vec(), rim));
    }
    wood
}

/// The wood under what is shown of a board, with its rim. `None` where nothing is shown.
pub(super) fn wood(scene: &mut Scene, view: &View, ground: &Ground, theme: &Theme) -> Option<Rect> {
    let (board, ink) = (view.board, &theme.lines);
    let shown: Vec<Point> = board.places().filter(|&p| ground.shows(p)).map(|p| board.anchor(p)).collect();
    let inner = Rect::around(shown)?;
    let whole = board.bounds();
    // Wood to the border of the outer points, and beyond it under the coordinates; none beyond a cut.
    let margin = if ground.coordinates {
        0.62 * super::coordinates::nearness(view, ground) + super::coordinates::reach(view, ground)
    } else {
        0.16
    };
    let side = |inner: f32, edge: f32, out: f32| {
        if (inner - edge).abs() < 0.6 { edge + out } else { inner + out.signum() * 0.5 }
    };
    let wood = Rect {
        min: pt(side(inner.min.x, whole.min.x, -margin), side(inner.min.y, whole.min.y, -margin)),
        max: pt(side(inner.max.x, whole.max.x, margin), side(inner.max.y, whole.max.y, margin)),
    };
    let wood = view.rect(wood);
    scene.shapes.push(Shape::rect(wood, Fill::Linear(ink.top, ink.bottom)));
    Some(wood)
}

/// Calls `each` with the first and last index of every run of shown places longer than nothing.
fn runs(cells: &[Option<Place>], ground: &Ground, mut each: impl FnMut(u16, u16)) {
    let mut start = None;
    for i in 0..=cells.len() {
        let shown = cells.get(i).copied().flatten().is_some_and(|p| ground.shows(p));
        match (start, shown) {
            (None, true) => start = Some(i),
            (Some(first), false) => {
                each(first as u16, (i - 1) as u16);
                start = None;
            }
            _ => {}
        }
    }
}

/// Half a step further at the ends where the board goes on.
fn stretch(a: Point, b: Point, before: bool, after: bool) -> (Point, Point) {
    let along = if a.x == b.x && (a.y != b.y || before || after) { pt(0.0, 0.5) } else { pt(0.5, 0.0) };
    // A run of one point in a row or column: the points alone show no direction, so both ends get a stub.
    let along = if a == b { pt(0.0, 0.0) } else { along };
    (if before { a - along } else { a }, if after { b + along } else { b })
}

/// The star points of a square or oblong Go board.
pub(crate) fn stars(board: &Board) -> Vec<Place> {
    let (columns, rows) = (board.columns(), board.rows());
    if columns < 7 || rows < 7 {
        let middle = (columns % 2 == 1 && rows % 2 == 1 && columns >= 5 && rows >= 5)
            .then(|| board.place(columns / 2, rows / 2));
        return middle.flatten().into_iter().collect();
    }
    let axis = |n: u16| {
        let edge = if n >= 13 { 3 } else { 2 };
        [Some(edge), (n % 2 == 1).then_some(n / 2), Some(n - 1 - edge)]
    };
    // The middles of the sides from 15 lines on; smaller boards would be crowded.
    let has_sides = columns.min(rows) >= 15;
    let mut found = Vec::new();
    for (i, c) in axis(columns).into_iter().enumerate() {
        for (j, r) in axis(rows).into_iter().enumerate() {
            let is_side = (i == 1) != (j == 1);
            let at = c.zip(r).filter(|_| has_sides || !is_side);
            found.extend(at.and_then(|(c, r)| board.place(c, r)));
        }
    }
    found.sort_unstable();
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::board::{Naming, Surface};

    #[test]
    fn star_points_where_players_expect_them() {
        let names = |columns, rows| {
            let board = Board::square(columns, rows, Surface::Lines, Naming::LetterPair);
            stars(&board).into_iter().map(|p| board.display_name(p)).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(names(19, 19), "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4");
        assert_eq!(names(13, 13), "D10 K10 G7 D4 K4");
        assert_eq!(names(9, 9), "C7 G7 E5 C3 G3");
        assert_eq!(names(5, 5), "C3");
        assert_eq!(names(2, 2), "");
        assert_eq!(names(8, 8), "C6 F6 C3 F3");
    }
}
