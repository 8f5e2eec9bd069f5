//! Unions of convex polygons: their silhouettes, insets and bevels, and lines clipped to them.
//!
//! Polygons of one union run the same way round and touch along whole sides, as the cells of a board do. Then a side
//! that two of them share runs once in each direction and cancels out; what remains is the silhouette.

use super::Ink;
use crate::game::board::{Point, pt};
use std::collections::HashMap;

/// A corner on a fine grid, so that the same corner computed from two cells is the same.
type Corner = (i32, i32);

fn key(p: Point) -> Corner {
    ((p.x * 512.0).round() as i32, (p.y * 512.0).round() as i32)
}

/// The closed loops around a union. Outer loops have the direction of the polygons, loops around holes the opposite one. If two parts touch
/// in one point only, each keeps its own loop. Corners on a straight line are omitted.
pub fn silhouette(polygons: &[Vec<Point>]) -> Vec<Vec<Point>> {
    if let [single] = polygons {
        return vec![single.clone()];
    }
    let mut sides: HashMap<(Corner, Corner), usize> = HashMap::new();
    let mut order = Vec::new();
    for (a, b) in polygons.iter().flat_map(|p| pairs(p)) {
        let (ka, kb) = (key(a), key(b));
        if ka != kb && sides.remove(&(kb, ka)).is_none() {
            sides.insert((ka, kb), order.len());
            order.push((a, b));
        }
    }
    let mut from: HashMap<Corner, Vec<usize>> = HashMap::new();
    let mut rest: Vec<usize> = sides.into_values().collect();
    // The hash order must not reach the picture.
    rest.sort_unstable();
    for &side in &rest {
        from.entry(key(order[side].0)).or_default().push(side);
    }
    let sign = if polygons.iter().map(|p| signed_area(p)).sum::<f32>() < 0.0 { -1.0 } else { 1.0 };
    let mut used = vec![false; order.len()];
    let mut loops = Vec::new();
    for &start in &rest {
        if used[start] {
            continue;
        }
        let (mut points, mut side) = (Vec::new(), start);
        while !used[side] {
            used[side] = true;
            let (a, b) = order[side];
            points.push(a);
            // At a corner that several loops pass, the sharpest turn inwards stays with the same cell.
            let next = from.get(&key(b)).into_iter().flatten().copied().filter(|&s| !used[s]);
            let turn = |s: usize| {
                let (d, e) = (b - a, order[s].1 - order[s].0);
                sign * (d.x * e.y - d.y * e.x).atan2(d.x * e.x + d.y * e.y)
            };
            match next.max_by(|&s, &t| turn(s).total_cmp(&turn(t))) {
                Some(s) => side = s,
                None => break,
            }
        }
        loops.push(straightened(points));
    }
    loops
}

fn pairs(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    (0..polygon.len()).map(|i| (polygon[i], polygon[(i + 1) % polygon.len()]))
}

fn signed_area(polygon: &[Point]) -> f32 {
    pairs(polygon).map(|(a, b)| a.x * b.y - a.y * b.x).sum::<f32>() / 2.0
}

fn straightened(points: Vec<Point>) -> Vec<Point> {
    let n = points.len();
    let bends = |i: &usize| {
        let (a, b, c) = (points[(i + n - 1) % n], points[*i], points[(i + 1) % n]);
        let (d, e) = (b - a, c - b);
        (d.x * e.y - d.y * e.x).abs() > 1e-3 * d.x.hypot(d.y) * e.x.hypot(e.y)
    };
    (0..n).filter(bends).map(|i| points[i]).collect()
}

/// A loop moved inwards by `distance` along its sides, corners mitred. `clockwise` says on which side its inside is.
pub fn inset(points: &[Point], distance: f32) -> Vec<Point> {
    let n = points.len();
    let normals: Vec<Point> = pairs(points).map(|(a, b)| inward(a, b)).collect();
    let corner = |i: usize| {
        let (m, k) = (normals[(i + n - 1) % n], normals[i]);
        let sum = m + k;
        // Bounded, so that a needle does not shoot away.
        let scale = 1.0 / (1.0 + m.x * k.x + m.y * k.y).max(0.2);
        points[i] + sum * (distance * scale)
    };
    (0..n).map(corner).collect()
}

/// The unit normal to the right of the way from `a` to `b` on screen: inwards, for a clockwise loop.
fn inward(a: Point, b: Point) -> Point {
    let d = b - a;
    let length = d.x.hypot(d.y).max(1e-9);
    pt(-d.y / length, d.x / length)
}

/// One side of a bevel: a strip along a side of a loop.
pub struct Facet {
    /// Its four corners.
    pub points: Vec<Point>,
    /// How far it faces the light: 1 towards it, -1 away from it.
    pub light: f32,
}

/// The strips of width `width` inside clockwise loops, lit from the upper left, a little more from above.
pub fn bevel(loops: &[Vec<Point>], width: f32) -> Vec<Facet> {
    let mut facets = Vec::new();
    for outer in loops {
        let inner = inset(outer, width);
        for i in 0..outer.len() {
            let j = (i + 1) % outer.len();
            let normal = inward(outer[i], outer[j]);
            let light = (normal.x * 0.6 + normal.y * 0.8).clamp(-1.0, 1.0);
            facets.push(Facet { points: vec![outer[i], outer[j], inner[j], inner[i]], light });
        }
    }
    facets
}

/// The colour of a facet of a body that is `base` on top: towards `lit` or `shaded` by how far it faces the light.
pub fn shade(light: f32, base: Ink, lit: Ink, shaded: Ink) -> Ink {
    // Sixteen steps are finer than the eye and let facets of one direction share one shape.
    let step = (light * 8.0).round() / 8.0;
    if step >= 0.0 { base.mix(lit, step) } else { base.mix(shaded, -step) }
}

/// The sides of a clockwise loop as open lines: the shaded ones of a hollow, and the lit ones.
pub fn sides_by_light(points: &[Point]) -> (Vec<Vec<Point>>, Vec<Vec<Point>>) {
    let n = points.len();
    let shaded: Vec<bool> = pairs(points)
        .map(|(a, b)| {
            let normal = inward(a, b);
            normal.x * 0.6 + normal.y * 0.8 > 0.0
        })
        .collect();
    let mut lines: [Vec<Vec<Point>>; 2] = Default::default();
    // Begin where the light changes, so that no run is split.
    let first = (0..n).find(|&i| shaded[i] != shaded[(i + n - 1) % n]).unwrap_or(0);
    let mut i = 0;
    while i < n {
        let side = shaded[(first + i) % n];
        let mut line = vec![points[(first + i) % n]];
        while i < n && shaded[(first + i) % n] == side {
            line.push(points[(first + i + 1) % n]);
            i += 1;
        }
        lines[usize::from(!side)].push(line);
    }
    let [shade, light] = lines;
    (shade, light)
}

/// The polygons, all turned clockwise on screen.
pub fn clockwise(mut polygons: Vec<Vec<Point>>) -> Vec<Vec<Point>> {
    for p in polygons.iter_mut().filter(|p| signed_area(p) < 0.0) {
        p.reverse();
    }
    polygons
}

/// The part of a straight line inside a convex polygon; the line runs through `p` in direction `d`.
pub fn clip(polygon: &[Point], p: Point, d: Point) -> Option<(Point, Point)> {
    let turn = signed_area(polygon).signum();
    let (mut low, mut high) = (f32::MIN, f32::MAX);
    for (a, b) in pairs(polygon) {
        let n = inward(a, b) * turn;
        let (speed, distance) = (n.x * d.x + n.y * d.y, n.x * (p.x - a.x) + n.y * (p.y - a.y));
        if speed.abs() < 1e-6 {
            if distance < 0.0 {
                return None;
            }
        } else if speed > 0.0 {
            low = low.max(-distance / speed);
        } else {
            high = high.min(-distance / speed);
        }
    }
    (low < high - 1e-4 && low > f32::MIN && high < f32::MAX).then(|| (p + d * low, p + d * high))
}

/// Parallel lines at `angle` (degrees, clockwise from the right), `gap` apart over the whole plane, clipped to a convex
/// polygon. Neighbouring polygons continue each other's lines.
pub fn hatch(polygon: &[Point], angle: f32, gap: f32) -> Vec<(Point, Point)> {
    let (s, c) = angle.to_radians().sin_cos();
    let (along, across) = (pt(c, s), pt(-s, c));
    let height = |p: &Point| p.x * across.x + p.y * across.y;
    let low = polygon.iter().map(height).fold(f32::MAX, f32::min);
    let high = polygon.iter().map(height).fold(f32::MIN, f32::max);
    /// On the largest board there are some hundred.
    const MOST: f32 = 65536.0;
    // A zero gap or an unbounded polygon would loop forever.
    if gap.is_nan() || gap < 1e-3 || (high - low) / gap > MOST {
        return Vec::new();
    }
    let (first, last) = ((low / gap).ceil() as i32, (high / gap).floor() as i32);
    (first..=last).filter_map(|i| clip(polygon, across * (i as f32 * gap), along)).collect()
}

/// Lines at `angle`, each drawn in that direction, with those that go on in another as one.
pub fn joined(mut lines: Vec<(Point, Point)>, angle: f32) -> Vec<(Point, Point)> {
    const NEAR: f32 = 1e-2;
    let (s, c) = angle.to_radians().sin_cos();
    let along = |p: Point| p.x * c + p.y * s;
    // Lines of one hatching are farther apart than this.
    let across = |p: Point| ((p.y * c - p.x * s) / NEAR).round();
    lines.sort_by(|a, b| across(a.0).total_cmp(&across(b.0)).then(along(a.0).total_cmp(&along(b.0))));
    let mut joined: Vec<(Point, Point)> = Vec::with_capacity(lines.len());
    for (from, to) in lines {
        match joined.last_mut() {
            Some(last) if across(last.0) == across(from) && along(from) - along(last.1) < NEAR => last.1 = to,
            _ => joined.push((from, to)),
        }
    }
    joined
}

/// A circle as a polygon.
pub fn round(centre: Point, radius: f32) -> Vec<Point> {
    let corner = |part: u8| {
        let (sin, cos) = (std::f32::consts::TAU * f32::from(part) / f32::from(CORNERS)).sin_cos();
        pt(centre.x + radius * cos, centre.y + radius * sin)
    };
    (0..CORNERS).map(corner).collect()
}

/// Corners of a circle.
const CORNERS: u8 = 48;

/// The outline of a polygon as dashes of about this length, evenly spaced.
pub fn dashes(polygon: &[Point], length: f32) -> impl Iterator<Item = Vec<Point>> {
    let whole: f32 = pairs(polygon).map(|(a, b)| a.distance(b)).sum();
    let count = (whole / (2.0 * length)).round().max(1.0);
    let step = whole / (2.0 * count);
    let mut dashes: Vec<Vec<Point>> = Vec::new();
    // The rest of the current dash or gap, and which of the two it is.
    let (mut left, mut drawn) = (step, true);
    dashes.push(polygon.first().copied().into_iter().collect());
    for (a, b) in pairs(polygon) {
        let side = a.distance(b);
        let mut at = 0.0;
        while side - at > left {
            at += left;
            let part = at / side;
            let point = pt(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
            if drawn {
                dashes.last_mut().into_iter().for_each(|dash| dash.push(point));
            } else {
                dashes.push(vec![point]);
            }
            (left, drawn) = (step, !drawn);
        }
        left -= side - at;
        if drawn {
            dashes.last_mut().into_iter().for_each(|dash| dash.push(b));
        }
    }
    dashes.into_iter().filter(|dash| dash.len() > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_an_outline_is_dashes() {
        for polygon in [round(pt(3.0, 2.0), 1.0), vec![pt(0.0, 0.0), pt(2.0, 0.0), pt(2.0, 1.0), pt(0.0, 1.0)]] {
            let whole: f32 = pairs(&polygon).map(|(a, b)| a.distance(b)).sum();
            let dashes: Vec<Vec<Point>> = dashes(&polygon, 0.3).collect();
            let length = |dash: &Vec<Point>| dash.windows(2).map(|ends| ends[0].distance(ends[1])).sum::<f32>();
            let lengths: Vec<f32> = dashes.iter().map(length).collect();
            assert!((lengths.iter().sum::<f32>() - whole / 2.0).abs() < 1e-3, "{lengths:?} of {whole}");
            assert!(lengths.iter().all(|&length| (length - lengths[0]).abs() < 1e-3), "{lengths:?}");
            assert!(dashes.len() > 5 && (lengths[0] - 0.3).abs() < 0.05, "{lengths:?}");
        }
    }

    fn cell(c: i32, r: i32) -> Vec<Point> {
        crate::game::lattice::square::outline(c, r)
    }

    #[test]
    fn no_polygon_has_lines_without_end() {
        for far in [f32::MAX, f32::INFINITY, f32::NAN, 1e9, -1e30] {
            for polygon in [vec![pt(far, 0.0), pt(0.0, far), pt(0.0, 0.0)], vec![pt(far, far); 3], Vec::new()] {
                for gap in [far, 0.0, 0.1] {
                    assert!(hatch(&polygon, far.min(45.0), gap).len() < 10);
                }
            }
        }
    }

    #[test]
    fn a_piece_is_one_loop_without_its_inner_sides() {
        let l = [cell(0, 0), cell(0, 1), cell(1, 1)];
        let loops = silhouette(&l);
        assert_eq!(loops.len(), 1);
        assert_eq!(loops[0].len(), 6);
        assert_eq!(silhouette(&[cell(0, 0), cell(1, 0), cell(2, 0)])[0].len(), 4);
    }

    #[test]
    fn parts_that_touch_in_a_corner_keep_their_own_loops() {
        let loops = silhouette(&[cell(0, 0), cell(1, 1)]);
        assert_eq!(loops.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4]);
    }

    #[test]
    fn a_hole_runs_the_other_way() {
        let ring = (0..9).filter(|i| *i != 4).map(|i| cell(i % 3, i / 3)).collect::<Vec<_>>();
        let mut areas: Vec<f32> = silhouette(&ring).iter().map(|l| signed_area(l)).collect();
        areas.sort_by(f32::total_cmp);
        assert_eq!(areas, [-1.0, 9.0]);
    }

    #[test]
    fn an_inset_keeps_its_distance() {
        let inner = inset(&cell(0, 0), 0.1);
        assert!(inner[0].distance(pt(0.1, 0.1)) < 1e-5);
        assert!(inner[2].distance(pt(0.9, 0.9)) < 1e-5);
        // Outwards at a hole: its direction is reversed, so the same call shrinks the body there too.
        let hole: Vec<Point> = cell(0, 0).into_iter().rev().collect();
        assert!(inset(&hole, 0.1).iter().all(|p| p.x < 0.0 || p.x > 1.0));
    }

    #[test]
    fn hatching_of_neighbours_is_joined() {
        for angle in [45.0, -45.0] {
            let row: Vec<(Point, Point)> = (0..5).flat_map(|at| hatch(&cell(at, 0), angle, 0.2)).collect();
            let joined = joined(row.clone(), angle);
            // The row is convex: of each line of the plane it has one part.
            let (s, c) = angle.to_radians().sin_cos();
            let number = |line: &(Point, Point)| ((line.0.y * c - line.0.x * s) / 0.2).round() as i32;
            let numbers: std::collections::BTreeSet<i32> = row.iter().map(number).collect();
            assert!(joined.len() == numbers.len() && joined.len() < row.len(), "{} of {}", joined.len(), row.len());
            let long = |lines: &[(Point, Point)]| lines.iter().map(|(a, b)| a.distance(*b)).sum::<f32>();
            assert!((long(&joined) - long(&row)).abs() < 0.01);
        }
    }

    #[test]
    fn hatching_stays_inside_and_goes_on_next_door() {
        let lines = hatch(&cell(0, 0), 45.0, 0.2);
        assert!(lines.len() >= 6);
        let inside = |p: &Point| p.x > -1e-3 && p.x < 1.001 && p.y > -1e-3 && p.y < 1.001;
        assert!(lines.iter().all(|(a, b)| inside(a) && inside(b)));
        assert!(clip(&cell(0, 0), pt(5.0, 5.0), pt(1.0, 0.0)).is_none());
        assert!(hatch(&cell(0, 0), 45.0, 0.0).is_empty());
    }
}
