//! The soft shadow of a board on the desk.

use egui::{Color32, Mesh, Painter, Pos2, Vec2, vec2};

use crate::app::board::Placement;
use crate::game::Point;
use crate::scene::{Scene, Shape};

/// How far the shadow reaches beyond the board, in points, with its strength there as a share.
const RINGS: [(f32, f32); 4] = [(0.0, 1.0), (3.0, 0.55), (7.0, 0.2), (12.0, 0.0)];
/// How far it falls.
const FALL: Vec2 = vec2(0.0, 2.0);
/// Its strength next to the board, on a light desk and on a dark one.
const STRENGTH: (f32, f32) = (0.22, 0.55);
/// Steps around a corner.
const STEPS: usize = 4;

/// The outline of the board of a scene without its coordinates, clockwise on the screen: the convex hull.
pub fn outline(scene: &Scene) -> Vec<Point> {
    let mut points = Vec::new();
    for shape in scene.section("board") {
        match shape {
            Shape::Area { polygons, .. } => points.extend(polygons.iter().flatten().copied()),
            Shape::Line { points: line, .. } => points.extend(line.iter().copied()),
            Shape::Circle { .. } | Shape::Text(_) => {}
        }
    }
    hull(points)
}

/// Andrew's monotone chain.
fn hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    points.dedup();
    if points.len() < 3 {
        return Vec::new();
    }
    let turns = |a: Point, b: Point, c: Point| (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 1e-6;
    let chain = |points: &mut dyn Iterator<Item = Point>| {
        let mut chain: Vec<Point> = Vec::new();
        for point in points {
            while chain.len() > 1 && !turns(chain[chain.len() - 2], chain[chain.len() - 1], point) {
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        chain
    };
    let mut around = chain(&mut points.iter().copied());
    around.extend(chain(&mut points.iter().rev().copied()));
    if around.len() < 3 { Vec::new() } else { around }
}

/// Draws the shadow of an outline.
pub fn draw(painter: &Painter, outline: &[Point], placement: Placement, dark: bool) {
    if outline.is_empty() {
        return;
    }
    let corners: Vec<Pos2> = outline.iter().map(|&point| placement.at(point) + FALL).collect();
    let strength = if dark { STRENGTH.1 } else { STRENGTH.0 };
    let ink = |share: f32| Color32::from_black_alpha((255.0 * strength * share).round() as u8);
    let count = corners.len();
    // Outwards from the side that begins at a corner.
    let outwards = |corner: usize| {
        let along = (corners[(corner + 1) % count] - corners[corner]).normalized();
        vec2(along.y, -along.x)
    };
    let mut mesh = Mesh::default();
    for (reach, share) in RINGS {
        for (corner, at) in corners.iter().enumerate() {
            let (from, to) = (outwards((corner + count - 1) % count), outwards(corner));
            for step in 0..=STEPS {
                let way = (from + (to - from) * (step as f32 / STEPS as f32)).normalized();
                mesh.colored_vertex(*at + way * reach, ink(share));
            }
        }
    }
    let ring = (count * (STEPS + 1)) as u32;
    for inner in 1..ring - 1 {
        mesh.add_triangle(0, inner, inner + 1);
    }
    for band in 0..RINGS.len() as u32 - 1 {
        for at in 0..ring {
            let (a, b) = (band * ring + at, band * ring + (at + 1) % ring);
            mesh.add_triangle(a, b, a + ring);
            mesh.add_triangle(b, b + ring, a + ring);
        }
    }
    painter.add(mesh);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::board::pt;

    #[test]
    fn the_outline_is_convex_and_holds_every_point() {
        let points: Vec<Point> = (0..50).map(|n| pt((n * 7 % 11) as f32, (n * 5 % 13) as f32)).collect();
        let outline = hull(points.clone());
        for (n, &a) in outline.iter().enumerate() {
            let b = outline[(n + 1) % outline.len()];
            let right = |p: &Point| (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
            assert!(points.iter().all(|point| right(point) >= -1e-3), "{a:?} {b:?}");
        }
        assert_eq!(hull(vec![pt(0.0, 0.0), pt(1.0, 1.0), pt(2.0, 2.0)]), []);
    }
}
