//! The window's icons, drawn as strokes so that no font needs to contain them.
//!
//! Unit: each icon is drawn in a 24 × 24 square with strokes 1.75 wide.

use egui::emath::GuiRounding;
use egui::epaint::{CircleShape, PathShape, PathStroke};
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2};

type Spot = (f32, f32);

/// A part of an icon's picture.
enum Part {
    Line(&'static [Spot]),
    Closed(&'static [Spot]),
    Solid(&'static [Spot]),
    Ring(Spot, f32),
    Disc(Spot, f32),
    /// A line that begins with these points, goes around an arc, and ends with those.
    Bow(&'static [Spot], Arc, &'static [Spot]),
    /// Half a disc, right of this point.
    Half(Spot, f32),
    /// Eight short lines around a point, from one distance to another.
    Spokes(Spot, f32, f32),
    /// Another icon, left and right exchanged.
    Mirrored(Icon),
}

use Part::{Bow, Closed, Disc, Half, Line, Mirrored, Ring, Solid, Spokes};

/// An arc: its centre and radius, the angle it begins at and how far it goes, in degrees.
type Arc = (Spot, f32, f32, f32);

/// The points along an arc.
fn along(((x, y), radius, from, sweep): Arc) -> impl Iterator<Item = Spot> {
    let steps = (sweep.abs() / 11.25) as u16;
    let angle = move |step: u16| (from + sweep * f32::from(step) / f32::from(steps)).to_radians();
    (0..=steps).map(angle).map(move |angle| (x + radius * angle.cos(), y + radius * angle.sin()))
}

/// Every icon with its parts.
macro_rules! icons {
    ($($icon:ident: $($part:expr),+;)+) => {
        /// An icon's picture.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum Icon { $($icon,)+ }

        impl Icon {
            fn parts(self) -> &'static [Part] {
                match self { $(Icon::$icon => &[$($part),+],)+ }
            }
        }
    };
}

icons! {
    Menu: Line(&[(4.5, 7.0), (19.5, 7.0)]), Line(&[(4.5, 12.0), (19.5, 12.0)]), Line(&[(4.5, 17.0), (19.5, 17.0)]);
    More: Disc((5.5, 12.0), 1.6), Disc((12.0, 12.0), 1.6), Disc((18.5, 12.0), 1.6);
    First: Line(&[(6.0, 6.0), (6.0, 18.0)]), Solid(&[(18.0, 6.0), (18.0, 18.0), (9.0, 12.0)]);
    Back10: Solid(&[(12.0, 6.5), (12.0, 17.5), (4.0, 12.0)]), Solid(&[(20.0, 6.5), (20.0, 17.5), (12.0, 12.0)]);
    Back: Solid(&[(16.0, 6.0), (16.0, 18.0), (7.0, 12.0)]);
    Next: Solid(&[(8.0, 6.0), (17.0, 12.0), (8.0, 18.0)]);
    Next10: Solid(&[(4.0, 6.5), (12.0, 12.0), (4.0, 17.5)]), Solid(&[(12.0, 6.5), (20.0, 12.0), (12.0, 17.5)]);
    Last: Line(&[(18.0, 6.0), (18.0, 18.0)]), Solid(&[(6.0, 6.0), (15.0, 12.0), (6.0, 18.0)]);
    Play: Ring((12.0, 12.0), 8.5), Solid(&[(10.0, 8.5), (15.5, 12.0), (10.0, 15.5)]);
    Pause: Ring((12.0, 12.0), 8.5), Line(&[(10.0, 9.0), (10.0, 15.0)]), Line(&[(14.0, 9.0), (14.0, 15.0)]);
    Plus: Line(&[(12.0, 5.5), (12.0, 18.5)]), Line(&[(5.5, 12.0), (18.5, 12.0)]);
    Close: Line(&[(7.0, 7.0), (17.0, 17.0)]), Line(&[(7.0, 17.0), (17.0, 7.0)]);
    Bin: Line(&[(5.0, 7.0), (19.0, 7.0)]), Line(&[(9.5, 6.5), (9.5, 4.5), (14.5, 4.5), (14.5, 6.5)]),
        Line(&[(6.8, 7.5), (7.6, 19.5), (16.4, 19.5), (17.2, 7.5)]),
        Line(&[(10.4, 10.5), (10.4, 16.5)]), Line(&[(13.6, 10.5), (13.6, 16.5)]);
    Search: Ring((10.5, 10.5), 5.5), Line(&[(14.6, 14.6), (19.5, 19.5)]);
    Contrast: Ring((12.0, 12.0), 7.5), Half((12.0, 12.0), 7.5);
    Gear: Ring((12.0, 12.0), 3.0), Ring((12.0, 12.0), 6.5), Spokes((12.0, 12.0), 6.8, 9.0);
    Stone: Disc((12.0, 12.0), 7.0);
    Stones: Ring((9.5, 9.5), 5.0), Disc((14.5, 14.5), 5.2);
    Triangle: Closed(&[(12.0, 5.0), (19.0, 17.5), (5.0, 17.5)]);
    Square: Closed(&[(6.0, 6.0), (18.0, 6.0), (18.0, 18.0), (6.0, 18.0)]);
    Circle: Ring((12.0, 12.0), 6.75);
    Cross: Line(&[(6.0, 6.0), (18.0, 18.0)]), Line(&[(6.0, 18.0), (18.0, 6.0)]);
    Letter: Line(&[(6.5, 18.5), (12.0, 5.0), (17.5, 18.5)]), Line(&[(8.6, 14.0), (15.4, 14.0)]);
    Line: Line(&[(5.5, 18.5), (18.5, 5.5)]);
    Arrow: Line(&[(5.5, 18.5), (18.0, 6.0)]), Line(&[(10.0, 5.5), (18.5, 5.5), (18.5, 14.0)]);
    Undo: Bow(&[(5.5, 9.0)], ((14.0, 13.75), 4.75, -90.0, 180.0), &[(9.0, 18.5)]),
        Line(&[(9.0, 5.0), (5.0, 9.0), (9.0, 13.0)]);
    Redo: Mirrored(Icon::Undo);
    Info: Ring((12.0, 12.0), 7.75), Line(&[(12.0, 11.0), (12.0, 16.0)]), Disc((12.0, 8.2), 1.2);
    TurnLeft: Mirrored(Icon::TurnRight);
    TurnRight: Bow(&[], ((12.0, 12.5), 6.75, -60.0, -270.0), &[]), Line(&[(11.5, 3.0), (16.0, 6.5), (12.5, 10.5)]);
    Flip: Line(&[(12.0, 4.0), (12.0, 20.0)]), Solid(&[(9.5, 7.0), (9.5, 17.0), (4.0, 17.0)]),
        Closed(&[(14.5, 7.0), (14.5, 17.0), (20.0, 17.0)]);
    Up: Line(&[(7.0, 14.0), (12.0, 9.0), (17.0, 14.0)]);
    Down: Line(&[(7.0, 10.0), (12.0, 15.0), (17.0, 10.0)]);
    Warning: Closed(&[(12.0, 4.5), (20.5, 19.0), (3.5, 19.0)]), Line(&[(12.0, 10.0), (12.0, 14.0)]),
        Disc((12.0, 16.4), 1.1);
    Dot: Disc((12.0, 12.0), 4.0);
    Flag: Line(&[(6.5, 4.5), (6.5, 20.0)]),
        Closed(&[(6.5, 5.5), (18.0, 5.5), (15.0, 9.25), (18.0, 13.0), (6.5, 13.0)]);
    Text: Line(&[(4.5, 6.5), (19.5, 6.5)]), Line(&[(8.0, 10.2), (19.5, 10.2)]), Line(&[(8.0, 13.9), (16.5, 13.9)]),
        Line(&[(4.5, 17.6), (14.0, 17.6)]);
    Branches: Line(&[(5.0, 7.0), (19.0, 7.0)]), Line(&[(9.0, 7.0), (9.0, 17.0), (19.0, 17.0)]), Disc((5.0, 7.0), 2.0),
        Disc((14.0, 7.0), 2.0), Disc((19.0, 7.0), 2.0), Disc((14.0, 17.0), 2.0), Disc((19.0, 17.0), 2.0);
    OneLine: Line(&[(4.5, 12.0), (19.5, 12.0)]), Disc((5.0, 12.0), 2.4), Disc((12.0, 12.0), 2.4),
        Disc((19.0, 12.0), 2.4);
    Unfold: Line(&[(7.0, 9.5), (12.0, 4.5), (17.0, 9.5)]), Line(&[(7.0, 14.5), (12.0, 19.5), (17.0, 14.5)]);
    Calendar: Closed(&[(5.0, 6.5), (19.0, 6.5), (19.0, 19.5), (5.0, 19.5)]), Line(&[(5.0, 10.75), (19.0, 10.75)]),
        Line(&[(9.0, 4.0), (9.0, 6.5)]), Line(&[(15.0, 4.0), (15.0, 6.5)]);
    Lock: Bow(&[(8.0, 11.0)], ((12.0, 8.5), 4.0, 180.0, 180.0), &[(16.0, 11.0)]),
        Solid(&[(5.5, 11.0), (18.5, 11.0), (18.5, 20.0), (5.5, 20.0)]);
}

/// Draws icons into one square.
struct Pen<'a> {
    painter: &'a Painter,
    rect: Rect,
    colour: Color32,
    mirrors: bool,
}

impl Pen<'_> {
    fn at(&self, (x, y): Spot) -> Pos2 {
        let x = if self.mirrors { 24.0 - x } else { x };
        pos2(self.rect.min.x + x / 24.0 * self.rect.width(), self.rect.min.y + y / 24.0 * self.rect.height())
    }

    fn points(&self, points: impl IntoIterator<Item = Spot>) -> Vec<Pos2> {
        points.into_iter().map(|point| self.at(point)).collect()
    }

    fn line(&self, points: impl IntoIterator<Item = Spot>) -> Shape {
        PathShape::line(self.points(points), PathStroke::new(self.length(1.75), self.colour)).into()
    }

    fn solid(&self, points: impl IntoIterator<Item = Spot>) -> Shape {
        Shape::convex_polygon(self.points(points), self.colour, Stroke::NONE)
    }

    fn length(&self, length: f32) -> f32 {
        length / 24.0 * self.rect.width()
    }

    fn draw(&self, icon: Icon) {
        for part in icon.parts() {
            let shape = match *part {
                Line(points) => self.line(points.iter().copied()),
                Closed(points) => {
                    let stroke = PathStroke::new(self.length(1.75), self.colour);
                    PathShape::closed_line(self.points(points.iter().copied()), stroke).into()
                }
                Solid(points) => self.solid(points.iter().copied()),
                Ring(centre, radius) => {
                    let stroke = Stroke::new(self.length(1.75), self.colour);
                    CircleShape::stroke(self.at(centre), self.length(radius), stroke).into()
                }
                Disc(centre, radius) => Shape::circle_filled(self.at(centre), self.length(radius), self.colour),
                Bow(before, arc, after) => {
                    self.line(before.iter().copied().chain(along(arc)).chain(after.iter().copied()))
                }
                Half(centre, radius) => self.solid(along((centre, radius, 90.0, -180.0))),
                Spokes((x, y), from, to) => {
                    let way = |number: u8| (f32::from(number) * 45.0 + 22.5).to_radians();
                    let ends = |angle: f32| [from, to].map(|r| (x + r * angle.cos(), y + r * angle.sin()));
                    Shape::Vec((0..8).map(|number| self.line(ends(way(number)))).collect())
                }
                Mirrored(other) => return Pen { mirrors: true, ..*self }.draw(other),
            };
            self.painter.add(shape);
        }
    }
}

/// Draws `icon` into the square in the middle of `rect`.
pub fn draw(painter: &Painter, icon: Icon, rect: Rect, colour: Color32) {
    let side = rect.width().min(rect.height());
    // On whole pixels, so that upright lines stay sharp.
    let corner = (rect.center() - egui::Vec2::splat(side / 2.0)).round_to_pixels(painter.pixels_per_point());
    let rect = Rect::from_min_size(corner, egui::Vec2::splat(side));
    Pen { painter, rect, colour, mirrors: false }.draw(icon);
}
