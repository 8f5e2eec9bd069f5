//! Marks that leave what they are about in sight: in the corner of the square of a piece with a letter, and on single pods.

use super::Painter;
use crate::game::board::{Place, Point, pt};
use crate::scene::ground::Look;
use crate::scene::{Ink, Shape, marks, pods};

/// The contrast at which a mark is seen well.
const CLEAR: f32 = 3.0;

impl Painter<'_> {
    pub(super) fn is_lettered(&self, place: Place) -> bool {
        self.subject.letters.iter().any(|letter| letter.0 == place)
    }

    /// Where the square of a pod, which is full of prongs, or of a piece with a letter has room for a mark, and of which size: in an upper
    /// corner, on the right (1) or on the left (-1).
    pub(super) fn corner(&self, place: Place, side: f32) -> Option<(Point, f32)> {
        let pods = self.subject.stacks.iter().find(|stack| stack.0 == place).map(|stack| stack.1.len());
        let (away, r) = match pods {
            Some(1) => (0.39, 0.17),
            Some(_) => (0.43, 0.1),
            None if self.is_lettered(place) => (0.34, 0.26),
            None => return None,
        };
        let anchor = self.view.anchor(place);
        Some((pt(anchor.x + side * away, anchor.y - away), r))
    }

    /// The square under a mark in its corner, where a piece with a letter would show through. A pod keeps its prongs.
    pub(super) fn plate(&self, shapes: &mut Vec<Shape>, place: Place, at: Point, r: f32) {
        if self.is_lettered(place) {
            let (board, squares) = (&self.subject.board, &self.theme.squares);
            let is_other = (board.column(place) + board.row(place)) % 2 == 1;
            let ink = match self.subject.look {
                Look::Squares { checkered: true, .. } if is_other => squares.other,
                _ => squares.base,
            };
            shapes.push(Shape::disc(at, r * 0.72, ink));
        }
    }

    pub(super) fn pod_marks(&self, shapes: &mut Vec<Shape>) {
        let slot = |place: Place, pod: usize| {
            let count = self.subject.stacks.iter().find(|s| s.0 == place).map_or(1, |s| s.1.len());
            pods::slots(self.view.anchor(place), count).get(pod).copied()
        };
        let accent = self.theme.marks.accent;
        for mark in self.markup.pod_marks.iter().filter(|m| self.shows(m.place)) {
            if let Some((centre, apothem)) = slot(mark.place, mark.pod) {
                let pod =
                    self.subject.stacks.iter().find(|stack| stack.0 == mark.place).and_then(|s| s.1.get(mark.pod));
                let body = pod.map_or(accent, |pod| self.subject.stone(self.theme, pod.colour).body);
                let plain = if body.contrast(Ink::BLACK) > body.contrast(Ink::WHITE) { Ink::BLACK } else { Ink::WHITE };
                let ink = if accent.contrast(body) < CLEAR { plain } else { accent };
                // Inside the ring of prongs, none of which it hides.
                marks::mark(shapes, mark.mark, centre, apothem * 0.62, ink);
            }
        }
        for &(place, pod, to) in &self.markup.pod_arrows {
            if let Some((centre, apothem)) = slot(place, pod) {
                let aim = self.view.anchor(to);
                let way = (aim - centre) * (1.1 * apothem / centre.distance(aim).max(1e-3));
                marks::arrow(shapes, (centre + way, aim), 0.45, accent, None);
            }
        }
    }
}
