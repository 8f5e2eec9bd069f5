//! Coordinates of a zoomed board: column and row names that are scrolled out of view are shown at the top and left edges.

use egui::{Align2, FontId, Painter, Pos2, Rect, pos2, vec2};

use crate::app::board::paint::{self, Placement};
use crate::scene::{Rect as Area, Scene, Shape, Text, Theme};

/// The distance of the names from the edge, in points.
const INSIDE: f32 = 10.0;

/// Size of the text, in points.
const LETTERS: f32 = 12.0;

/// Draws them. Boards with slanted lines have none, since a name at the edge would not belong to the row there.
pub fn show(painter: &Painter, area: Rect, placement: Placement, scene: &Scene, theme: &Theme) {
    for (text, at) in pinned(scene, area, placement) {
        let (font, ink) = (FontId::proportional(LETTERS), paint::colour(theme.coordinates));
        let galley = painter.layout_no_wrap(text.to_owned(), font, ink);
        let ground = Align2::CENTER_CENTER.anchor_size(at, galley.size() + vec2(6.0, 0.0));
        painter.rect_filled(ground, 3.0, paint::colour(theme.page).gamma_multiply(0.85));
        painter.galley(Align2::CENTER_CENTER.anchor_size(at, galley.size()).min, galley, ink);
    }
}

/// Names outside the view, with their positions at the edge.
fn pinned(scene: &Scene, area: Rect, placement: Placement) -> Vec<(&str, Pos2)> {
    let names = scene.section("coordinates").iter().filter_map(|shape| match shape {
        Shape::Text(text) => Some(text),
        _ => None,
    });
    let names: Vec<&Text> = names.collect();
    let Some(around) = Area::around(names.iter().map(|name| name.at)) else { return Vec::new() };
    let near = |a: f32, b: f32| (a - b).abs() < 0.3;
    let (above, before) = (|name: &Text| near(name.at.y, around.min.y), |name: &Text| near(name.at.x, around.min.x));
    let level =
        |name: &&Text| above(name) || before(name) || near(name.at.y, around.max.y) || near(name.at.x, around.max.x);
    if !names.iter().all(level) {
        return Vec::new();
    }
    let corner = area.min + vec2(2.5 * INSIDE, 2.0 * INSIDE);
    let pin = |name: &&Text| {
        let at = placement.at(name.at);
        let over = above(name) && at.y < area.top() && (corner.x..area.right()).contains(&at.x);
        let beside = before(name) && at.x < area.left() && (corner.y..area.bottom()).contains(&at.y);
        match (over, beside) {
            (true, _) => Some(pos2(at.x, area.top() + INSIDE)),
            (_, true) => Some(pos2(area.left() + 1.2 * INSIDE, at.y)),
            _ => None,
        }
    };
    names.iter().filter_map(|name| Some((name.text.as_str(), pin(name)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Markup, Position};
    use crate::scene::{Options, compose};
    use crate::sgf::Tree;

    fn names(text: &str, scale: f32) -> Vec<String> {
        let (tree, _) = Tree::read(text.as_bytes().to_vec());
        let position = Position::replay(&tree, tree.games().next().unwrap());
        let scene = compose(&position, &Markup::default(), &Options::default(), Theme::usual(false));
        let area = Rect::from_min_size(Pos2::ZERO, vec2(400.0, 400.0));
        // The middle of the board in the middle.
        let middle = vec2(scene.bounds.min.x + scene.bounds.max.x, scene.bounds.min.y + scene.bounds.max.y) / 2.0;
        let placement = Placement { origin: area.center() - middle * scale, scale };
        pinned(&scene, area, placement).into_iter().map(|(name, _)| name.to_owned()).collect()
    }

    #[test]
    fn a_zoomed_board_names_the_columns_and_rows_in_sight() {
        assert_eq!(names("(;SZ[19])", 10.0), [""; 0], "all of it is seen");
        let seen = names("(;SZ[19])", 60.0);
        for (name, is_seen) in [("K", true), ("10", true), ("A", false), ("19", false), ("1", false)] {
            assert_eq!(seen.iter().any(|seen| seen == name), is_seen, "{name}: {seen:?}");
        }
        assert!(!names("(;GM[Blokus])", 60.0).is_empty());
        assert_eq!(names("(;GM[11]SZ[11])", 60.0), [""; 0], "the sides of Hex are slanted");
    }
}
