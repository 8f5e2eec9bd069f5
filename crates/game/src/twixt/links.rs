//! Links between pegs: which pairs can be linked, and which links cross.

use crate::{Place, stones::Stones};
use std::sync::LazyLock;

/// The ways of a link from a peg to the other; each has the one back four further on. The first four lead to the right.
pub(super) const STEPS: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The step from one peg to another, where a link can join them.
pub(super) fn step(stones: &Stones, from: Place, to: Place) -> Option<usize> {
    let (a, b) = (stones.cell(from), stones.cell(to));
    STEPS.iter().position(|&step| step == (b.0 - a.0, b.1 - a.1))
}

/// The links of a board: for each hole a bit per direction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Links(Vec<u8>);

impl Links {
    pub(super) fn none(holes: usize) -> Links {
        Links(vec![0; holes])
    }

    pub(super) fn has(&self, peg: Place, step: usize) -> bool {
        self.0[peg.index()] & (1 << step) != 0
    }

    /// Puts a link in or takes it away, at both of its ends.
    pub(super) fn set(&mut self, stones: &Stones, peg: Place, step: usize, linked: bool) {
        let Some(other) = neighbour(stones, peg, step) else { return };
        for (end, step) in [(peg, step), (other, (step + 4) % 8)] {
            let bits = &mut self.0[end.index()];
            *bits = if linked { *bits | 1 << step } else { *bits & !(1 << step) };
        }
    }

    /// The pegs that are linked with one.
    pub(super) fn of<'a>(&'a self, stones: &'a Stones, peg: Place) -> impl Iterator<Item = Place> + 'a {
        (0..8).filter(move |&step| self.has(peg, step)).filter_map(move |step| neighbour(stones, peg, step))
    }

    /// Every link once, from its left end.
    pub(super) fn all<'a>(&'a self, stones: &'a Stones) -> impl Iterator<Item = (Place, usize)> + 'a {
        stones
            .places()
            .flat_map(move |peg| (0..4).filter(move |&step| self.has(peg, step)).map(move |step| (peg, step)))
    }

    /// The left ends of the links that cross one, be it there or not.
    pub(super) fn crossing<'a>(
        &'a self,
        stones: &'a Stones,
        peg: Place,
        step: usize,
    ) -> impl Iterator<Item = Place> + 'a {
        let left = if step < 4 { Some(peg) } else { neighbour(stones, peg, step) };
        left.into_iter().flat_map(move |left| {
            let (column, row) = stones.cell(left);
            CROSSING[step % 4].iter().filter_map(move |&(dx, dy, other)| {
                stones.place(column + dx, row + dy).filter(|&end| self.has(end, other))
            })
        })
    }
}

/// The hole at the other end of a link.
pub(super) fn neighbour(stones: &Stones, peg: Place, step: usize) -> Option<Place> {
    let ((column, row), (dx, dy)) = (stones.cell(peg), STEPS[step]);
    stones.place(column + dx, row + dy)
}

/// For a link of each of the first four ways from a hole: the left ends of those that cross it, from that hole, and their
/// ways.
static CROSSING: LazyLock<[Vec<(i32, i32, usize)>; 4]> = LazyLock::new(|| {
    std::array::from_fn(|way| {
        let all = (-4..=4).flat_map(|dx| (-4..=4).flat_map(move |dy| (0..4).map(move |other| (dx, dy, other))));
        all.filter(|&(dx, dy, other)| {
            let end = |(x, y): (i32, i32), way: usize| (x + STEPS[way].0, y + STEPS[way].1);
            cross(((0, 0), end((0, 0), way)), ((dx, dy), end((dx, dy), other)))
        })
        .collect()
    })
});

type Point = (i32, i32);

/// Whether two segments cross in their interiors; a common end is not a crossing.
fn cross((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let side = |p: Point, q: Point, r: Point| ((q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0)).signum();
    side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_links_cross_one() {
        for (way, crossing) in CROSSING.iter().enumerate() {
            assert_eq!(crossing.len(), 9, "{:?}", STEPS[way]);
        }
        assert!(cross(((0, 0), (2, 1)), ((1, 0), (0, 2))) && !cross(((0, 0), (2, 1)), ((2, 1), (0, 2))));
    }
}
