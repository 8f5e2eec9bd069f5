//! The window's icons, drawn as strokes so that no font needs to contain them.
//!
//! Unit: each icon is drawn in a 24 × 24 square with strokes 1.75 wide.

use egui::emath::GuiRounding;

use egui::epaint::{CircleShape, PathShape, PathStroke};
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2};

/// An icon's picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Icon {
    Menu,
    First,
    Back10,
    Back,
    Next,
    Next10,
    Last,
    Play,
    Pause,
    Plus,
    Close,
    Bin,
    Search,
    Contrast,
    Gear,
    Stone,
    Stones,
    Triangle,
    Square,
    Circle,
    Cross,
    Letter,
    Line,
    Arrow,
    Undo,
    Redo,
    Info,
    TurnLeft,
    TurnRight,
    Flip,
    Up,
    Down,
    Warning,
    Dot,
    Flag,
    Text,
    Branches,
    OneLine,
    Unfold,
    Lock,
}

/// Draws icons into one square.
struct Pen<'a> {
    painter: &'a Painter,
    rect: Rect,
    colour: Color32,
}

impl Pen<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        pos2(self.rect.min.x + x / 24.0 * self.rect.width(), self.rect.min.y + y / 24.0 * self.rect.height())
    }

    fn width(&self) -> f32 {
        1.75 / 24.0 * self.rect.width()
    }

    fn points(&self, points: &[(f32, f32)]) -> Vec<Pos2> {
        points.iter().map(|&p| self.at(p)).collect()
    }

    fn path(&self, points: &[(f32, f32)]) {
        self.painter.add(PathShape::line(self.points(points), PathStroke::new(self.width(), self.colour)));
    }

    fn closed(&self, points: &[(f32, f32)]) {
        self.painter.add(PathShape::closed_line(self.points(points), PathStroke::new(self.width(), self.colour)));
    }

    fn solid(&self, points: &[(f32, f32)]) {
        self.painter.add(Shape::convex_polygon(self.points(points), self.colour, Stroke::NONE));
    }

    fn ring(&self, centre: (f32, f32), radius: f32) {
        let radius = radius / 24.0 * self.rect.width();
        self.painter.add(CircleShape::stroke(self.at(centre), radius, Stroke::new(self.width(), self.colour)));
    }

    fn disc(&self, centre: (f32, f32), radius: f32) {
        self.painter.circle_filled(self.at(centre), radius / 24.0 * self.rect.width(), self.colour);
    }

    fn draw(&self, icon: Icon) {
        match icon {
            Icon::Menu => [7.0, 12.0, 17.0].iter().for_each(|&y| self.path(&[(4.5, y), (19.5, y)])),
            Icon::First => {
                self.path(&[(6.0, 6.0), (6.0, 18.0)]);
                self.solid(&[(18.0, 6.0), (18.0, 18.0), (9.0, 12.0)]);
            }
            Icon::Last => {
                self.path(&[(18.0, 6.0), (18.0, 18.0)]);
                self.solid(&[(6.0, 6.0), (15.0, 12.0), (6.0, 18.0)]);
            }
            Icon::Back10 => {
                self.solid(&[(12.0, 6.5), (12.0, 17.5), (4.0, 12.0)]);
                self.solid(&[(20.0, 6.5), (20.0, 17.5), (12.0, 12.0)]);
            }
            Icon::Next10 => {
                self.solid(&[(4.0, 6.5), (12.0, 12.0), (4.0, 17.5)]);
                self.solid(&[(12.0, 6.5), (20.0, 12.0), (12.0, 17.5)]);
            }
            Icon::Back => self.solid(&[(16.0, 6.0), (16.0, 18.0), (7.0, 12.0)]),
            Icon::Next => self.solid(&[(8.0, 6.0), (17.0, 12.0), (8.0, 18.0)]),
            Icon::Play => {
                self.ring((12.0, 12.0), 8.5);
                self.solid(&[(10.0, 8.5), (15.5, 12.0), (10.0, 15.5)]);
            }
            Icon::Pause => {
                self.ring((12.0, 12.0), 8.5);
                self.path(&[(10.0, 9.0), (10.0, 15.0)]);
                self.path(&[(14.0, 9.0), (14.0, 15.0)]);
            }
            Icon::Plus => {
                self.path(&[(12.0, 5.5), (12.0, 18.5)]);
                self.path(&[(5.5, 12.0), (18.5, 12.0)]);
            }
            Icon::Close | Icon::Cross => {
                let (a, b) = if icon == Icon::Close { (7.0, 17.0) } else { (6.0, 18.0) };
                self.path(&[(a, a), (b, b)]);
                self.path(&[(a, b), (b, a)]);
            }
            Icon::Bin => {
                self.path(&[(5.0, 7.0), (19.0, 7.0)]);
                self.path(&[(9.5, 6.5), (9.5, 4.5), (14.5, 4.5), (14.5, 6.5)]);
                self.path(&[(6.8, 7.5), (7.6, 19.5), (16.4, 19.5), (17.2, 7.5)]);
                [10.4, 13.6].iter().for_each(|&x| self.path(&[(x, 10.5), (x, 16.5)]));
            }
            Icon::Search => {
                self.ring((10.5, 10.5), 5.5);
                self.path(&[(14.6, 14.6), (19.5, 19.5)]);
            }
            Icon::Contrast => {
                self.ring((12.0, 12.0), 7.5);
                let half: Vec<_> = (0..=16)
                    .map(|i| (90.0 + 180.0 * i as f32 / 16.0_f32).to_radians())
                    .map(|a| (12.0 - 7.5 * a.cos(), 12.0 + 7.5 * a.sin()))
                    .collect();
                self.solid(&half);
            }
            Icon::Gear => {
                self.ring((12.0, 12.0), 3.0);
                self.ring((12.0, 12.0), 6.5);
                for i in 0..8 {
                    let a = (i as f32 * 45.0 + 22.5).to_radians();
                    let spoke = |r: f32| (12.0 + r * a.cos(), 12.0 + r * a.sin());
                    self.path(&[spoke(6.8), spoke(9.0)]);
                }
            }
            Icon::Stone => self.disc((12.0, 12.0), 7.0),
            Icon::Stones => {
                self.ring((9.5, 9.5), 5.0);
                self.disc((14.5, 14.5), 5.2);
            }
            Icon::Triangle => self.closed(&[(12.0, 5.0), (19.0, 17.5), (5.0, 17.5)]),
            Icon::Square => self.closed(&[(6.0, 6.0), (18.0, 6.0), (18.0, 18.0), (6.0, 18.0)]),
            Icon::Circle => self.ring((12.0, 12.0), 6.75),
            Icon::Letter => {
                self.path(&[(6.5, 18.5), (12.0, 5.0), (17.5, 18.5)]);
                self.path(&[(8.6, 14.0), (15.4, 14.0)]);
            }
            Icon::Line => self.path(&[(5.5, 18.5), (18.5, 5.5)]),
            Icon::Arrow => {
                self.path(&[(5.5, 18.5), (18.0, 6.0)]);
                self.path(&[(10.0, 5.5), (18.5, 5.5), (18.5, 14.0)]);
            }
            Icon::Undo | Icon::Redo => {
                let x = |x: f32| if icon == Icon::Undo { x } else { 24.0 - x };
                let bow: Vec<_> = (0..=16)
                    .map(|i| (-90.0 + 180.0 * i as f32 / 16.0_f32).to_radians())
                    .map(|a| (x(14.0 + 4.75 * a.cos()), 13.75 + 4.75 * a.sin()))
                    .collect();
                self.path(&[vec![(x(5.5), 9.0)], bow, vec![(x(9.0), 18.5)]].concat());
                self.path(&[(x(9.0), 5.0), (x(5.0), 9.0), (x(9.0), 13.0)]);
            }
            Icon::Info => {
                self.ring((12.0, 12.0), 7.75);
                self.path(&[(12.0, 11.0), (12.0, 16.0)]);
                self.disc((12.0, 8.2), 1.2);
            }
            Icon::TurnLeft | Icon::TurnRight => {
                let x = |x: f32| if icon == Icon::TurnRight { x } else { 24.0 - x };
                let bow: Vec<_> = (0..=24)
                    .map(|i| (-60.0 - 270.0 * i as f32 / 24.0_f32).to_radians())
                    .map(|a| (x(12.0 + 6.75 * a.cos()), 12.5 + 6.75 * a.sin()))
                    .collect();
                self.path(&bow);
                self.path(&[(x(11.5), 3.0), (x(16.0), 6.5), (x(12.5), 10.5)]);
            }
            Icon::Flip => {
                self.path(&[(12.0, 4.0), (12.0, 20.0)]);
                self.solid(&[(9.5, 7.0), (9.5, 17.0), (4.0, 17.0)]);
                self.closed(&[(14.5, 7.0), (14.5, 17.0), (20.0, 17.0)]);
            }
            Icon::Up => self.path(&[(7.0, 14.0), (12.0, 9.0), (17.0, 14.0)]),
            Icon::Down => self.path(&[(7.0, 10.0), (12.0, 15.0), (17.0, 10.0)]),
            Icon::Warning => {
                self.closed(&[(12.0, 4.5), (20.5, 19.0), (3.5, 19.0)]);
                self.path(&[(12.0, 10.0), (12.0, 14.0)]);
                self.disc((12.0, 16.4), 1.1);
            }
            Icon::Text => {
                for (x, y, end) in [(4.5, 6.5, 19.5), (8.0, 10.2, 19.5), (8.0, 13.9, 16.5), (4.5, 17.6, 14.0)] {
                    self.path(&[(x, y), (end, y)]);
                }
            }
            Icon::Branches => {
                self.path(&[(5.0, 7.0), (19.0, 7.0)]);
                self.path(&[(9.0, 7.0), (9.0, 17.0), (19.0, 17.0)]);
                [(5.0, 7.0), (14.0, 7.0), (19.0, 7.0), (14.0, 17.0), (19.0, 17.0)]
                    .iter()
                    .for_each(|&at| self.disc(at, 2.0));
            }
            Icon::OneLine => {
                self.path(&[(4.5, 12.0), (19.5, 12.0)]);
                [5.0, 12.0, 19.0].iter().for_each(|&x| self.disc((x, 12.0), 2.4));
            }
            Icon::Unfold => {
                self.path(&[(7.0, 9.5), (12.0, 4.5), (17.0, 9.5)]);
                self.path(&[(7.0, 14.5), (12.0, 19.5), (17.0, 14.5)]);
            }
            Icon::Lock => {
                let bow: Vec<_> = (0..=12)
                    .map(|i| (180.0 + 15.0 * i as f32).to_radians())
                    .map(|a| (12.0 + 4.0 * a.cos(), 8.5 + 4.0 * a.sin()))
                    .collect();
                self.path(&[vec![(8.0, 11.0)], bow, vec![(16.0, 11.0)]].concat());
                self.solid(&[(5.5, 11.0), (18.5, 11.0), (18.5, 20.0), (5.5, 20.0)]);
            }
            Icon::Dot => self.disc((12.0, 12.0), 4.0),
            Icon::Flag => {
                self.path(&[(6.5, 4.5), (6.5, 20.0)]);
                self.closed(&[(6.5, 5.5), (18.0, 5.5), (15.0, 9.25), (18.0, 13.0), (6.5, 13.0)]);
            }
        }
    }
}

/// Draws `icon` into the square in the middle of `rect`.
pub fn draw(painter: &Painter, icon: Icon, rect: Rect, colour: Color32) {
    let side = rect.width().min(rect.height());
    // On whole pixels, so that upright lines stay sharp.
    let corner = (rect.center() - egui::Vec2::splat(side / 2.0)).round_to_pixels(painter.pixels_per_point());
    let rect = Rect::from_min_size(corner, egui::Vec2::splat(side));
    Pen { painter, rect, colour }.draw(icon);
}
