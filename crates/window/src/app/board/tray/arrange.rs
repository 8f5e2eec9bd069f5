//! Layout of the tray: a box for each colour, with a fixed slot for each piece, used or not, so that nothing moves while stepping through a
//! game.

use egui::{Rect, Vec2, vec2};

use crate::app::look::GRID;

/// Height of the line that names a colour.
pub const TITLE: f32 = 22.0;
/// A box is at least so wide that a colour and its points can be read, unless the whole tray is narrower.
const NARROWEST: f32 = 104.0;
/// Between two pieces, in their own units.
const GAP: f32 = 0.24;
/// What may be clicked of a piece is so wide and high, where there is room: a finger's worth.
const FINGER: f32 = 22.0;
/// Points for a unit of the pieces at most: beyond that they are large enough.
const LARGEST: f32 = 72.0;
/// Points that a piece is wide and high on average, at least: where they would be smaller, one colour has the room of all.
const SMALLEST: f32 = 15.0;
/// The same where there are several of some pieces: how many stands on them.
const SMALLEST_COUNTED: f32 = 22.0;
/// Width of the column that names the colours where one of them has the room of all, and the most of the tray's.
const FOLDED: (f32, f32) = (68.0, 0.3);
/// The width of the tray next to a board.
const WIDTH: (f32, f32) = (200.0, 420.0);
/// Height of the line under the boxes, with the event, the result and the buttons for the piece in hand.
pub const FOOT: f32 = 36.0;
/// Points that a piece is wide and high on average in the column: in a low one and in a high one, and their share of its height.
const WANTED: (f32, f32) = (22.0, 44.0);
const WANTED_SHARE: f32 = 1.0 / 22.0;
/// What pieces of one side need on average with the room around them: less than squares, since they fit into each other.
const DENSITY: f32 = 1.25;
/// The least height of the tray in a column: the pieces of one colour.
pub const LOWEST: f32 = 96.0;

/// The least width of a tray next to a board.
pub const LEAST_WIDTH: f32 = WIDTH.0;

/// Width of the tray next to the board, given the free width.
pub fn width(free: f32) -> f32 {
    free.clamp(WIDTH.0, WIDTH.1).round()
}

/// Whether the tray should be beside the board rather than below it: whichever makes the board larger. `shape` is the board's aspect ratio
/// (width by height).
pub fn stands_beside(area: Vec2, shape: f32) -> bool {
    let beside = ((area.x - LEAST_WIDTH) / shape).min(area.y);
    beside >= (area.x / shape).min(area.y - height(area))
}

/// Height of the tray under the board, of an area that both share.
pub fn height(area: Vec2) -> f32 {
    // The space that a square board leaves, or enough to distinguish all pieces.
    let least = if area.x < 560.0 { area.y * 0.3 } else { (area.y * 0.24).clamp(110.0, 190.0) };
    (area.y - area.x).max(least).min(area.y.max(0.0) * 0.4).round()
}

/// The height that the tray would have in a column of this size.
pub fn high_for(column: Vec2, colours: usize, pieces: usize) -> f32 {
    let side = (WANTED_SHARE * column.y).clamp(WANTED.0, WANTED.1);
    let columns = if column.x >= 2.0 * NARROWEST { colours.clamp(1, 2) } else { 1 };
    let wide = (column.x / columns as f32 - 2.0 * GRID).max(1.0);
    let lines = (pieces as f32 * DENSITY * side * side / wide).max(side);
    (colours.div_ceil(columns) as f32 * (TITLE + GRID + lines) + FOOT).round()
}

/// The layout of the tray, in points.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrangement {
    /// A box for each colour: all of it, with the line that names the colour.
    pub boxes: Vec<Rect>,
    /// If there is room for the pieces of one colour only: their rectangle; the boxes are then only the title lines, and there is no foot.
    pub folded: Option<Rect>,
    /// The middle of each piece, from the upper left corner of a box or of the place that they share, and half of what may be clicked.
    pub pieces: Vec<(Vec2, Vec2)>,
    /// Points for a unit of the pieces.
    pub scale: f32,
    /// The line with the event, the result and the buttons.
    pub foot: Rect,
}

/// Divides the tray among this many colours, whose pieces have these sizes in their own units; `counted` where there are several of some.
pub fn arrange(area: Rect, colours: usize, sizes: &[Vec2], counted: bool) -> Arrangement {
    // A low tray is for the pieces alone.
    let foot = if area.height() < 3.0 * FOOT { 0.0 } else { FOOT };
    let (rest, foot) = area.split_top_bottom_at_y(area.bottom() - foot);
    let wide_enough = |columns: &usize| *columns == 1 || rest.width() / *columns as f32 >= NARROWEST;
    let best = (1..=colours.max(1)).filter(wide_enough).map(|columns| {
        let rows = colours.max(1).div_ceil(columns);
        let size = vec2(rest.width() / columns as f32, rest.height() / rows as f32);
        let inner = size - vec2(2.0 * GRID, TITLE + GRID);
        (columns, size, largest(inner, sizes))
    });
    let (columns, size, scale) = best.max_by(|a, b| a.2.total_cmp(&b.2)).unwrap_or((1, rest.size(), 0.0));
    let sides = sizes.iter().map(|size| size.x + size.y).sum::<f32>() / 2.0;
    let least = if counted { SMALLEST_COUNTED } else { SMALLEST };
    let cramped = finger(size - vec2(2.0 * GRID, TITLE + GRID), sizes.len()) < 0.95 * FINGER;
    if colours > 1 && (cramped || sides * scale < least * sizes.len() as f32) {
        return fold(area, colours, sizes);
    }
    let place = |n: usize| rest.min + vec2((n % columns) as f32 * size.x, (n / columns) as f32 * size.y);
    let boxes = (0..colours).map(|n| Rect::from_min_size(place(n), size)).collect();
    let pieces = spread(size, TITLE, scale, sizes);
    Arrangement { boxes, folded: None, pieces, scale, foot }
}

/// The pieces of one colour, next to lines that name all.
fn fold(area: Rect, colours: usize, sizes: &[Vec2]) -> Arrangement {
    let (names, place) = area.split_left_right_at_x(area.left() + FOLDED.0.min(FOLDED.1 * area.width()).round());
    let high = TITLE.min(names.height() / colours as f32);
    let line = |n: usize| Rect::from_min_size(names.min + vec2(0.0, n as f32 * high), vec2(names.width(), high));
    let scale = largest(place.size() - vec2(2.0 * GRID, GRID), sizes);
    let pieces = spread(place.size(), 0.0, scale, sizes);
    Arrangement { boxes: (0..colours).map(line).collect(), folded: Some(place), pieces, scale, foot: Rect::NOTHING }
}

impl Arrangement {
    /// The place of a colour's pieces.
    pub fn place(&self, colour: usize) -> Rect {
        self.folded.unwrap_or(self.boxes[colour])
    }

    /// The clickable area of a colour's piece: never over the line that names the colour.
    pub fn cell(&self, colour: usize, piece: usize) -> Rect {
        let (place, (middle, half)) = (self.place(colour), self.pieces[piece]);
        let cell = Rect::from_center_size(place.min + middle, 2.0 * half);
        let top = place.top() + if self.folded.is_some() { 0.0 } else { TITLE };
        cell.translate(vec2(0.0, (top - cell.top()).max(0.0)))
    }
}

/// The greatest scale at which all pieces have room.
fn largest(inner: Vec2, sizes: &[Vec2]) -> f32 {
    let (mut low, mut high) = (0.0_f32, LARGEST);
    for _ in 0..14 {
        let middle = (low + high) / 2.0;
        let (_, height) = flow(inner, middle, sizes);
        let fits = height <= inner.y && sizes.iter().all(|size| size.x * middle <= inner.x);
        *(if fits { &mut low } else { &mut high }) = middle;
    }
    low
}

/// The least side of what may be clicked of each of so many pieces in a room.
fn finger(inner: Vec2, pieces: usize) -> f32 {
    let share = inner.x.max(0.0) * inner.y.max(0.0) / (1.6 * pieces.max(1) as f32);
    FINGER.min(share.sqrt())
}

/// The pieces line by line, and the height of all lines.
fn flow(inner: Vec2, scale: f32, sizes: &[Vec2]) -> (Vec<Vec<usize>>, f32) {
    let finger = finger(inner, sizes.len());
    let mut lines: Vec<Vec<usize>> = Vec::new();
    let (mut x, mut height, mut highest) = (0.0_f32, 0.0_f32, 0.0_f32);
    for (n, size) in sizes.iter().enumerate() {
        let (wide, high) = (((size.x + GAP) * scale).max(finger), ((size.y + GAP) * scale).max(finger));
        match lines.last_mut().filter(|_| x + wide <= inner.x + GAP * scale) {
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

/// Spreads the pieces over the lines of a box under a title of this height.
fn spread(size: Vec2, title: f32, scale: f32, sizes: &[Vec2]) -> Vec<(Vec2, Vec2)> {
    let inner = size - vec2(2.0 * GRID, title + GRID);
    let (lines, _) = flow(inner, scale, sizes);
    let finger = finger(inner, sizes.len());
    let slot = |n: usize| (sizes[n] * scale).max(vec2(finger, finger));
    let highest = |line: &Vec<usize>| line.iter().map(|&n| slot(n).y).fold(0.0, f32::max);
    let free = inner.y - lines.iter().map(highest).sum::<f32>();
    let between = (free / lines.len().max(1) as f32).clamp(0.0, 1.4 * GAP * scale + 4.0);
    let mut places = vec![(Vec2::ZERO, Vec2::ZERO); sizes.len()];
    let mut top = title + between / 2.0;
    for (number, line) in lines.iter().enumerate() {
        let high = highest(line);
        let wide: f32 = line.iter().map(|&n| slot(n).x).sum();
        let free = (inner.x - wide).max(0.0);
        // The last row is shorter: use the spacing of the rows above.
        let usual = free / line.len() as f32;
        let gap = if number + 1 == lines.len() { usual.min(GAP * scale * 2.5) } else { usual };
        let mut left = GRID + gap / 2.0;
        for &n in line {
            let own = slot(n).x;
            let middle = vec2(left + own / 2.0, top + high / 2.0);
            places[n] = (middle, vec2((own + gap) / 2.0, (high + between) / 2.0));
            left += own + gap;
        }
        top += high + between;
    }
    places
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn every_piece_is_in_its_box_and_overlaps_no_other() {
        let sizes: Vec<Vec2> = (0..21).map(|n| vec2(1.0 + (n % 5) as f32 * 0.4, 0.4 + (n % 3) as f32 * 0.4)).collect();
        let areas = [
            (228.0, 720.0),
            (420.0, 1000.0),
            (800.0, 150.0),
            (480.0, 200.0),
            (1200.0, 300.0),
            (288.0, 84.0),
            (200.0, 60.0),
        ];
        for (width, height) in areas {
            let area = Rect::from_min_size(pos2(40.0, 10.0), vec2(width, height));
            for colours in 1..=4 {
                let arranged = arrange(area, colours, &sizes, false);
                assert!(arranged.scale > 4.0, "{width} × {height}: {}", arranged.scale);
                for (number, line) in arranged.boxes.iter().enumerate() {
                    let frame = &arranged.place(number);
                    assert!(area.expand(0.1).contains_rect(*frame) && area.expand(0.1).contains_rect(*line));
                    assert!(!frame.shrink(0.1).intersects(arranged.foot), "{width} × {height}");
                    assert!(arranged.folded.is_none_or(|place| !place.shrink(0.1).intersects(*line)));
                    let drawn = |n: usize| {
                        Rect::from_center_size(frame.min + arranged.pieces[n].0, sizes[n] * arranged.scale).shrink(0.1)
                    };
                    for n in 0..sizes.len() {
                        assert!(frame.contains_rect(drawn(n)), "{width} × {height}, {colours} colours: {n}");
                        assert!(arranged.cell(number, n).contains_rect(drawn(n)));
                        let title = line.with_max_y(line.top() + TITLE.min(line.height()));
                        let cell = arranged.cell(number, n).shrink(0.1);
                        assert!(!cell.intersects(title));
                        // What is clicked is one piece, not another that lies over it.
                        assert!((0..n).all(|other| !arranged.cell(number, other).intersects(cell)), "{area}: {n}");
                        assert!((0..n).all(|other| !drawn(n).intersects(drawn(other))), "{width} × {height}: {n}");
                    }
                }
            }
        }
    }
}
