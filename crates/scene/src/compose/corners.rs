//! Marks that must not hide what they mark: in the corner of a lettered piece's square, and on single pods.

use super::Painter;
use crate::game::board::{Place, Point, pt};
use crate::ground::Look;
use crate::{Ink, Shape, marks, pods};

/// The contrast at which a mark is seen well.
const CLEAR: f32 = 3.0;

/// Where a mark or label does not hide the content of its square.
pub(super) struct Corner {
    pub at: Point,
    /// The mark radius there.
    pub r: f32,
    pub ink: Ink,
    /// The background.
    plate: Option<Ink>,
}

impl Painter<'_> {
    pub(super) fn is_lettered(&self, place: Place) -> bool {
        self.subject.on_board.letters.iter().any(|letter| letter.0 == place)
    }

    /// The place of a mark on the right (1), or a label on the left (-1), on a square with pods, which are full of prongs, or with a piece
    /// that has a letter. A pod alone has room in its middle; if there is a mark already, its label is in the corner.
    pub(super) fn spot(&self, place: Place, side: f32) -> Option<Corner> {
        let anchor = self.view.anchor(place);
        let corner = |away: f32| pt(anchor.x + side * away, anchor.y - away);
        let (ink, ground) = (self.theme.marks.ink, Some(self.square(place)));
        let is_marked = || {
            let of_pods = self.markup.pod_marks.iter().map(|mark| mark.place);
            self.markup.marks.iter().map(|mark| mark.0).chain(of_pods).any(|marked| marked == place)
        };
        Some(match self.subject.stack(place) {
            [pod] if side > 0.0 || !is_marked() => {
                let style = self.subject.stone(self.theme, pod.colour);
                // Larger than the ring of prongs leaves room for, none of which it hides.
                Corner { at: anchor, r: pods::APOTHEM * 0.76, ink: style.mark, plate: None }
            }
            [_] => Corner { at: corner(0.36), r: 0.24, ink, plate: ground },
            // Above two pods the square is free.
            [_, _] => Corner { at: pt(anchor.x + side * 0.25, anchor.y - 0.34), r: 0.24, ink, plate: None },
            [_, ..] => Corner { at: corner(0.38), r: 0.2, ink, plate: ground },
            [] if self.is_lettered(place) => Corner { at: corner(0.34), r: 0.26, ink, plate: ground },
            [] => return None,
        })
    }

    /// The part of the content that a mark covers.
    pub(super) fn plate(shapes: &mut Vec<Shape>, spot: &Corner) {
        shapes.extend(spot.plate.map(|ink| Shape::disc(spot.at, spot.r * 0.72, ink)));
    }

    /// The colour of a square.
    fn square(&self, place: Place) -> Ink {
        let (board, squares) = (&self.subject.board, &self.theme.squares);
        let is_other = (board.column(place) + board.row(place)) % 2 == 1;
        match self.subject.look {
            Look::Squares { checkered: true, .. } if is_other => squares.other,
            _ => squares.base,
        }
    }

    pub(super) fn pod_marks(&self, shapes: &mut Vec<Shape>) {
        let slot = |place: Place, pod: usize| {
            let count = self.subject.stack(place).len().max(1);
            pods::slots(self.view.anchor(place), count).get(pod).copied()
        };
        let accent = self.theme.marks.accent;
        for mark in self.markup.pod_marks.iter().filter(|m| self.shows(m.place)) {
            if let Some((centre, apothem)) = slot(mark.place, mark.pod) {
                let pod = self.subject.stack(mark.place).get(mark.pod);
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

#[cfg(test)]
mod tests {
    use crate::game::{Markup, Position};
    use crate::sgf::Tree;
    use crate::{Options, Shape, Theme, compose};

    /// Marks on pods are as large as possible: they must be visible at 200 pixels.
    #[test]
    fn marks_and_labels_on_pods_are_seen() {
        let marked = |text: &str| {
            let (tree, _) = Tree::read(text.as_bytes().to_vec());
            let root = tree.games().next().unwrap();
            let position = Position::replay(&tree, root);
            let markup = Markup::of(&tree, root, &position);
            let scene = compose(&position, &markup, &Options::default(), Theme::named("print").unwrap());
            scene.section("marks").to_vec()
        };
        let height = |shapes: &[Shape]| {
            let bounds = shapes.iter().filter_map(Shape::bounds).map(|bounds| bounds.height());
            bounds.fold(0.0, f32::max)
        };
        for pods in ["[33]", "[33][33:A]", "[33][33:A][33:B]"] {
            for mark in ["TR[33]", "SQ[33]", "LB[33:A]"] {
                let shapes = marked(&format!("(;GM[19]AB{pods}{mark})"));
                assert!(height(&shapes) > 0.17, "{pods} {mark}: {}", height(&shapes));
            }
        }
        // A label next to a mark does not overlap it.
        let both = marked("(;GM[19]AB[33]TR[33]LB[33:A])");
        let [mark, label] = [0, both.len() - 1].map(|at| both[at].bounds().unwrap());
        assert!(label.max.x < mark.min.x + 0.05, "{mark:?} {label:?}");
    }
}
