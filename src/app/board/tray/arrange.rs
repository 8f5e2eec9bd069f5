//! Where the pieces of the tray stand: a box for each colour, and in it a place for each piece that it keeps, used or not, so that
//! nothing moves while one steps through a game.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::app::look::theme::GRID;

/// Height of the line that names a colour.
pub const TITLE: f32 = 22.0;
/// The strip with the buttons: its height under the boxes, its width beside them.
pub const STRIP: f32 = 72.0;
pub const STRIP_BESIDE: f32 = 128.0;
/// A box is at least so wide that a colour and its points can be read, unless the whole tray is narrower.
const NARROWEST: f32 = 104.0;
/// Between two pieces, in their own units.
const GAP: f32 = 0.24;
/// Points for a unit of the pieces at most: beyond that they are large enough.
const LARGEST: f32 = 72.0;
/// The width of the tray beside a board.
const WIDTH: (f32, f32) = (200.0, 420.0);

/// The least width of a tray beside a board.
pub const LEAST_WIDTH: f32 = WIDTH.0;

/// Width of the tray beside the board, where so much is free for it.
pub fn width(free: f32) -> f32 {
    free.clamp(WIDTH.0, WIDTH.1).round()
}

/// Whether the tray is better beside a board than below it, in an area that both share: where the board is larger so. `shape` is the
/// board's width by its height.
pub fn stands_beside(area: Vec2, shape: f32) -> bool {
    let beside = ((area.x - LEAST_WIDTH) / shape).min(area.y);
    beside >= (area.x / shape).min(area.y - height(area))
}

/// Height of the tray under the board, of an area that both share.
pub fn height(area: Vec2) -> f32 {
    // What a square board leaves free, and enough for all pieces to be told apart.
    let least = if area.x < 560.0 { area.y * 0.3 } else { (area.y * 0.24).clamp(110.0, 190.0) };
    (area.y - area.x).max(least).min(area.y.max(0.0) * 0.4).round()
}

/// Where everything stands, in points.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrangement {
    /// A box for each colour: all of it, with the line that names the colour.
    pub boxes: Vec<Rect>,
    /// The middle of each piece, from the upper left corner of a box, and half of what may be clicked.
    pub pieces: Vec<(Vec2, Vec2)>,
    /// Points for a unit of the pieces.
    pub scale: f32,
    /// The strip with the buttons.
    pub strip: Rect,
}

/// Divides the tray among so many colours, whose pieces have these sizes in their own units.
pub fn arrange(area: Rect, colours: usize, sizes: &[Vec2]) -> Arrangement {
    let beside = area.width() > 1.6 * area.height();
    let (rest, strip) = if beside {
        area.split_left_right_at_x(area.right() - STRIP_BESIDE)
    } else {
        area.split_top_bottom_at_y(area.bottom() - STRIP)
    };
    let wide_enough = |columns: &usize| *columns == 1 || rest.width() / *columns as f32 >= NARROWEST;
    let best = (1..=colours.max(1)).filter(wide_enough).map(|columns| {
        let rows = colours.max(1).div_ceil(columns);
        let size = vec2(rest.width() / columns as f32, rest.height() / rows as f32);
        let inner = size - vec2(2.0 * GRID, TITLE + GRID);
        (columns, size, largest(inner, sizes))
    });
    let (columns, size, scale) = best.max_by(|a, b| a.2.total_cmp(&b.2)).unwrap_or((1, rest.size(), 0.0));
    let place = |n: usize| rest.min + vec2((n % columns) as f32 * size.x, (n / columns) as f32 * size.y);
    let boxes = (0..colours).map(|n| Rect::from_min_size(place(n), size)).collect();
    let (lines, _) = flow(size.x - 2.0 * GRID, scale, sizes);
    let pieces = spread(&lines, size, scale, sizes);
    Arrangement { boxes, pieces, scale, strip }
}

/// The greatest scale at which all pieces have room.
fn largest(inner: Vec2, sizes: &[Vec2]) -> f32 {
    let (mut low, mut high) = (0.0_f32, LARGEST);
    for _ in 0..14 {
        let middle = (low + high) / 2.0;
        let (_, height) = flow(inner.x, middle, sizes);
        let fits = height <= inner.y && sizes.iter().all(|size| size.x * middle <= inner.x);
        *(if fits { &mut low } else { &mut high }) = middle;
    }
    low
}

/// The pieces line by line, and the height of all lines.
fn flow(width: f32, scale: f32, sizes: &[Vec2]) -> (Vec<Vec<usize>>, f32) {
    let mut lines: Vec<Vec<usize>> = Vec::new();
    let (mut x, mut height, mut highest) = (0.0_f32, 0.0_f32, 0.0_f32);
    for (n, size) in sizes.iter().enumerate() {
        let (wide, high) = ((size.x + GAP) * scale, (size.y + GAP) * scale);
        match lines.last_mut().filter(|_| x + wide <= width + GAP * scale) {
            Some(line) => line.push(n),
            None => {
                lines.push(vec![n]);
                height += highest;
                (x, highest) = (0.0, 0.0);
            }
        }
        x += wide;
        highest = highest.max(high);
    }
    (lines, height + highest)
}

/// Spreads the lines over a box, and the pieces over their lines.
fn spread(lines: &[Vec<usize>], size: Vec2, scale: f32, sizes: &[Vec2]) -> Vec<(Vec2, Vec2)> {
    let highest = |line: &Vec<usize>| line.iter().map(|&n| sizes[n].y).fold(0.0, f32::max) * scale;
    let room = size.y - TITLE - GRID;
    let free = room - lines.iter().map(highest).sum::<f32>();
    let between = (free / lines.len().max(1) as f32).clamp(0.0, 1.4 * GAP * scale + 4.0);
    let mut places = vec![(Vec2::ZERO, Vec2::ZERO); sizes.len()];
    let mut top = TITLE + between / 2.0;
    for (number, line) in lines.iter().enumerate() {
        let high = highest(line);
        let wide: f32 = line.iter().map(|&n| sizes[n].x * scale).sum();
        let free = (size.x - 2.0 * GRID - wide).max(0.0);
        // The last line is shorter: its pieces stand as near as those above.
        let usual = free / line.len() as f32;
        let gap = if number + 1 == lines.len() { usual.min(GAP * scale * 2.5) } else { usual };
        let mut left = GRID + gap / 2.0;
        for &n in line {
            let own = sizes[n] * scale;
            let middle = vec2(left + own.x / 2.0, top + high / 2.0);
            // A finger's worth even for a single square.
            let half = vec2((own.x + gap) / 2.0, (high + between) / 2.0).max(vec2(11.0, 11.0));
            places[n] = (middle, half);
            left += own.x + gap;
        }
        top += high + between;
    }
    places
}

/// The rectangle of a piece of a box.
pub fn rect(corner: Pos2, (middle, half): (Vec2, Vec2)) -> Rect {
    Rect::from_center_size(pos2(corner.x + middle.x, corner.y + middle.y), 2.0 * half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_stands_in_its_box_and_on_no_other() {
        let sizes: Vec<Vec2> = (0..21).map(|n| vec2(1.0 + (n % 5) as f32 * 0.4, 0.4 + (n % 3) as f32 * 0.4)).collect();
        for (width, height) in [(228.0, 720.0), (420.0, 1000.0), (800.0, 150.0), (480.0, 200.0), (1200.0, 300.0)] {
            let area = Rect::from_min_size(pos2(40.0, 10.0), vec2(width, height));
            for colours in 1..=4 {
                let arranged = arrange(area, colours, &sizes);
                assert!(arranged.scale > 4.0, "{width} × {height}: {}", arranged.scale);
                for frame in &arranged.boxes {
                    assert!(area.expand(0.1).contains_rect(*frame), "{width} × {height}");
                    assert!(!frame.shrink(0.1).intersects(arranged.strip), "{width} × {height}");
                    let drawn = |n: usize| {
                        Rect::from_center_size(frame.min + arranged.pieces[n].0, sizes[n] * arranged.scale).shrink(0.1)
                    };
                    for n in 0..sizes.len() {
                        assert!(frame.contains_rect(drawn(n)), "{width} × {height}, {colours} colours: {n}");
                        assert!(rect(frame.min, arranged.pieces[n]).contains_rect(drawn(n)));
                        assert!((0..n).all(|other| !drawn(n).intersects(drawn(other))), "{width} × {height}: {n}");
                    }
                }
            }
        }
    }
}
