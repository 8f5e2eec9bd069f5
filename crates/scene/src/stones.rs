//! Stones: discs with soft shading.

use super::theme::Stone;
use super::{Ball, Fill, Ink, Shape, Stroke};
use crate::game::board::{Point, pt};

/// The face of a stone.
pub(crate) fn face(stone: &Stone, relief: f32) -> Fill {
    if relief <= 0.0 {
        return Fill::Solid(stone.body);
    }
    let toward = |ink: Ink| stone.body.mix(ink, relief);
    let stops = [
        (0.0, toward(stone.bright)),
        (0.45, stone.body),
        (0.82, toward(stone.body.mix(stone.deep, 0.45))),
        (1.0, toward(stone.deep)),
    ];
    Fill::Ball(Ball { spot: pt(-0.34, -0.42), stops })
}

/// A stone of a radius at a point, without its shadow.
pub(crate) fn stone(at: Point, radius: f32, stone: &Stone, relief: f32) -> Shape {
    let width = if relief > 0.0 { 0.02 } else { 0.05 };
    let rim = Stroke::new(stone.rim.faded(if relief > 0.0 { 0.75 } else { 1.0 }), width);
    Shape::Circle { centre: at, radius: radius - width / 2.0, fill: Some(face(stone, relief)), stroke: Some(rim) }
}

/// The shadow of a stone; drawn before all stones.
pub(crate) fn shadow(at: Point, radius: f32, ink: Ink) -> Shape {
    Shape::disc(at + pt(radius * 0.07, radius * 0.13), radius, ink)
}
