//! The shapes of pieces: the convex polygons that a set of places fills, and the seams between them.

use crate::game::board::{Board, Lattice, Place, Point, pt};
use crate::game::lattice::{quarters, segments::HALF};
use std::collections::HashSet;

/// A bar of Nexos without its junctions, in board units.
pub(crate) fn bar(board: &Board, place: Place) -> Vec<Point> {
    let p = board.anchor(place);
    let (l, h) = (1.0 - HALF, HALF);
    let (w, v) = if board.column(place) % 2 == 1 { (l, h) } else { (h, l) };
    vec![pt(p.x - w, p.y - v), pt(p.x + w, p.y - v), pt(p.x + w, p.y + v), pt(p.x - w, p.y + v)]
}

/// The polygons a piece fills, in board units: its cells, in Nexos its bars and what joins them at junctions.
pub(crate) fn body(board: &Board, places: &[Place]) -> Vec<Vec<Point>> {
    if board.lattice() != Lattice::Segments {
        return places.iter().map(|&p| board.outline(p)).collect();
    }
    let own: HashSet<Place> = places.iter().copied().collect();
    let mut parts: Vec<Vec<Point>> = places.iter().map(|&p| bar(board, p)).collect();
    let mut seen = HashSet::new();
    for &place in places {
        let (c, r) = (board.column(place), board.row(place));
        let ends = if c % 2 == 1 { [(c - 1, r), (c + 1, r)] } else { [(c, r - 1), (c, r + 1)] };
        for end in ends.into_iter().filter(|e| seen.insert(*e)) {
            parts.extend(joint(board, &own, end));
        }
    }
    parts
}

/// What fills a junction: nothing for one bar, half its square at a corner, all of it elsewhere. Half a square leaves the
/// other half to a corner of another piece.
fn joint(board: &Board, own: &HashSet<Place>, (c, r): (u16, u16)) -> Option<Vec<Point>> {
    let has = |dc: i32, dr: i32| {
        let (c, r) = (i32::from(c) + dc, i32::from(r) + dr);
        let place = u16::try_from(c).ok().zip(u16::try_from(r).ok()).and_then(|(c, r)| board.place(c, r));
        place.is_some_and(|p| own.contains(&p))
    };
    let (right, down, left, up) = (has(1, 0), has(0, 1), has(-1, 0), has(0, -1));
    let p = board.point(c, r);
    let h = HALF;
    let (tl, tr, br, bl) = (pt(p.x - h, p.y - h), pt(p.x + h, p.y - h), pt(p.x + h, p.y + h), pt(p.x - h, p.y + h));
    match (right, down, left, up) {
        (true, true, false, false) => Some(vec![tr, br, bl]),
        (false, true, true, false) => Some(vec![br, bl, tl]),
        (false, false, true, true) => Some(vec![bl, tl, tr]),
        (true, false, false, true) => Some(vec![tl, tr, br]),
        _ if [right, down, left, up].iter().filter(|b| **b).count() >= 2 => Some(vec![tl, tr, br, bl]),
        _ => None,
    }
}

/// The lines between the cells of one piece, in board units: none inside a diamond of GembloQ, none in Nexos.
pub(crate) fn seams(board: &Board, places: &[Place]) -> Vec<(Point, Point)> {
    if board.lattice() == Lattice::Segments {
        return Vec::new();
    }
    let own: HashSet<Place> = places.iter().copied().collect();
    let diamond = |p: Place| quarters::diamond(board.column(p).into(), board.row(p).into());
    let mut lines = Vec::new();
    for &place in places {
        for other in board.neighbours(place).filter(|n| *n > place && own.contains(n)) {
            if board.lattice() == Lattice::Quarters && diamond(place) == diamond(other) {
                continue;
            }
            let (a, b) = (board.outline(place), board.outline(other));
            let mut shared = a.into_iter().filter(|p| b.iter().any(|q| q.distance(*p) < 1e-3));
            if let (Some(from), Some(to)) = (shared.next(), shared.next()) {
                lines.push((from, to));
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::area;

    fn places(board: &Board, names: &str) -> Vec<Place> {
        names.split(' ').map(|n| board.parse(n).unwrap()).collect()
    }

    #[test]
    fn nexos_pieces_join_at_junctions() {
        let board = Board::nexos();
        let loops = |names: &str| area::silhouette(&body(&board, &places(&board, names)));
        // Two bars in line: one straight bar. A corner: mitred, one loop of six corners. Apart: two loops.
        assert_eq!(loops("b1 d1").iter().map(Vec::len).collect::<Vec<_>>(), [4]);
        assert_eq!(loops("b1 c2").iter().map(Vec::len).collect::<Vec<_>>(), [7]);
        assert_eq!(loops("b1 f1").len(), 2);
        assert_eq!(loops("b3 d3 c2 c4").iter().map(Vec::len).collect::<Vec<_>>(), [12]);
    }

    #[test]
    fn seams_are_the_shared_sides() {
        let board = Board::square(5, 5, crate::game::Surface::Cells, crate::game::Naming::LetterNumberFromBottom);
        assert_eq!(seams(&board, &places(&board, "a1 a2 b1 b2")).len(), 4);
        let gembloq = Board::gembloq(28);
        assert!(seams(&gembloq, &places(&gembloq, "b28 c28 b27 c27")).is_empty());
    }
}
