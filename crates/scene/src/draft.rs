//! A move while it is entered step by step: the selected piece, its destinations, its captures.

use super::theme::Stone;
use super::{Orientation, Shape, Stroke, Theme, pods, stones};
use crate::game::board::{Point, pt};
use crate::game::{Colour, MoveDraft, Place, Pointed, Position};

/// The pod of a stack and the side of it that lie under a point of the view.
///
/// # Panics
/// On a place that the board has not.
pub fn spot(position: &Position, orientation: Orientation, place: Place, at: Point) -> Pointed {
    let anchor = orientation.to_view(position.board().anchor(place));
    let slots = pods::slots(anchor, position.stack(place).len().max(1));
    let nearest = slots.iter().enumerate().min_by(|a, b| a.1.0.distance(at).total_cmp(&b.1.0.distance(at)));
    let Some((pod, &(centre, apothem))) = nearest else { return Pointed::at(place) };
    let away = centre.distance(at) / apothem;
    let turned = |side: &u8| pods::direction(usize::from(*side), orientation.turns, orientation.mirrored);
    let along = |side: &u8| {
        let way = turned(side);
        (at.x - centre.x) * way.x + (at.y - centre.y) * way.y
    };
    let side = (0..8u8).max_by(|a, b| along(a).total_cmp(&along(b))).filter(|_| (0.42..1.3).contains(&away));
    Pointed { place, pod, side, superprong: false }
}

/// Whether a point of the view is on the pod of a spot rather than on the square around it.
pub fn is_on_pod(position: &Position, orientation: Orientation, spot: Pointed, at: Point) -> bool {
    let anchor = orientation.to_view(position.board().anchor(spot.place));
    let slots = pods::slots(anchor, position.stack(spot.place).len());
    slots.get(spot.pod).is_some_and(|&(centre, apothem)| centre.distance(at) < 1.1 * apothem)
}

/// The overlay drawn while a turn is entered.
pub fn shapes(position: &Position, draft: &dyn MoveDraft, orientation: Orientation, theme: &Theme) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let (accent, outline) = (theme.marks.accent, draft.outline(position));
    let anchor = |place: Place| orientation.to_view(position.board().anchor(place));
    let slot = |place: Place, pod: usize| {
        let slots = pods::slots(anchor(place), position.stack(place).len().max(1));
        slots.get(pod).copied().unwrap_or((anchor(place), pods::APOTHEM))
    };
    for way in outline.ways {
        let line: Vec<Point> = way.iter().map(|&place| anchor(place)).collect();
        shapes.push(Shape::line(line, Stroke::round(accent.faded(0.7), 0.07)));
        if let (Some(&end), Some(&start)) = (way.last(), way.first()) {
            if position.stack(start).is_empty() {
                // The piece at its destination; the rest is what it does from there.
                let at = way.get(1).copied().unwrap_or(end);
                let stone = pale(theme.stone(position.kind().facts().colouring, draft.colour()));
                shapes.push(stones::stone(anchor(at), 0.36, &stone, 0.0));
            } else {
                arrived(&mut shapes, (position, draft.colour()), (start, anchor(end)), orientation, theme);
            }
        }
    }
    for (place, taken) in outline.jumped {
        for (pod, taken) in taken.into_iter().enumerate() {
            let (centre, apothem) = slot(place, pod);
            let r = apothem * 0.8;
            if taken {
                let stroke = Stroke::round(theme.marks.illegal, 0.07);
                shapes.push(Shape::line(vec![centre - pt(r, r), centre + pt(r, r)], stroke));
                shapes.push(Shape::line(vec![centre + pt(r, -r), centre + pt(-r, r)], stroke));
            } else {
                let rim = pods::octagon(centre, apothem * 1.05);
                shapes.push(Shape::closed(rim, Stroke::new(accent.faded(0.6), 0.03)));
            }
        }
    }
    let Some((place, pod)) = outline.in_hand else {
        for place in outline.entries {
            let rim = pods::octagon(anchor(place), pods::APOTHEM);
            shapes.push(Shape::closed(rim, Stroke::new(accent.faded(0.55), 0.03)));
        }
        return shapes;
    };
    let (centre, apothem) = slot(place, pod);
    shapes.push(match position.stack(place).is_empty() {
        true => Shape::ring(centre, 0.46, Stroke::new(accent, 0.06)),
        false => Shape::closed(pods::octagon(centre, apothem * 1.06), Stroke::round(accent, 0.055)),
    });
    let side = |side: u8| pods::direction(side.into(), orientation.turns, orientation.mirrored);
    for free in outline.free_sides {
        shapes.push(Shape::disc(centre + side(free) * (apothem * 0.76), apothem * 0.13, accent));
    }
    if let Some(lifted) = outline.lifted {
        let (from, to) = (centre + side(lifted) * (apothem * 0.36), centre + side(lifted) * (apothem * 1.04));
        shapes.push(Shape::line(vec![from, to], Stroke::new(accent, apothem * 0.26)));
    }
    for (place, jump) in outline.goals {
        let at = anchor(place);
        if jump {
            shapes.push(Shape::ring(at, 0.15, Stroke::new(accent, 0.06)));
        } else {
            shapes.push(Shape::disc(at, 0.12, accent.faded(0.8)));
        }
    }
    shapes
}

/// The pod at the end of its path so far.
fn arrived(
    shapes: &mut Vec<Shape>,
    (position, colour): (&Position, Colour),
    (start, end): (Place, Point),
    orientation: Orientation,
    theme: &Theme,
) {
    let own = position.stack(start).iter().find(|pod| pod.colour == colour);
    let Some(pod) = own else { return };
    let styles = [pale(&theme.stones[0]), pale(&theme.stones[1])];
    pods::pod(shapes, (end, pods::APOTHEM * 0.9), *pod, &styles, 0.0, orientation);
}

fn pale(stone: &Stone) -> Stone {
    Stone {
        bright: stone.bright.faded(0.7),
        body: stone.body.faded(0.7),
        deep: stone.deep.faded(0.7),
        rim: stone.rim.faded(0.7),
        mark: stone.mark.faded(0.7),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::Tree;

    #[test]
    fn the_side_under_a_point_follows_the_board_as_it_is_turned() {
        let (tree, _) = Tree::read(b"(;GM[19]AB[55A])".to_vec());
        let position = Position::replay(&tree, tree.games().next().unwrap());
        let place = position.board().places().find(|&place| position.board().name(place) == "55").unwrap();
        let found = |orientation: Orientation, dx: f32, dy: f32| {
            let centre = orientation.to_view(position.board().anchor(place));
            spot(&position, orientation, place, pt(centre.x + dx, centre.y + dy)).side
        };
        let plain = Orientation::default();
        assert_eq!(found(plain, 0.0, -0.3), Some(0), "north is up");
        assert_eq!(found(plain, 0.25, 0.25), Some(3));
        assert_eq!(found(plain, 0.05, 0.05), None, "the middle");
        assert_eq!(found(Orientation::new(3, false), 0.3, 0.0), Some(0), "north is on the right");
        assert_eq!(found(Orientation::new(0, true), -0.3, 0.0), Some(2), "east is on the left");
    }
}
