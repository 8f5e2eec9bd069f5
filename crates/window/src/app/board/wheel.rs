//! Counts wheel notches over the board.

use egui::{Event, Modifiers, MouseWheelUnit, Ui};

/// How far two fingers go on a pad for a notch, in points: about the width of a finger.
const FINGERS: f32 = 48.0;

/// The rotation since the last notch.
#[derive(Debug, Default)]
pub struct Wheel {
    turned: f32,
}

impl Wheel {
    /// The whole notches of this frame: above 0 towards the user. Only what is turned with modifiers that `count` is taken.
    pub fn notches(&mut self, ui: &Ui, count: impl Fn(Modifiers) -> bool) -> i32 {
        let of = |event: &Event| match event {
            Event::MouseWheel { unit, delta, modifiers, .. } if count(*modifiers) => Some(match unit {
                MouseWheelUnit::Point => -delta.y / FINGERS,
                MouseWheelUnit::Line | MouseWheelUnit::Page => -delta.y.clamp(-3.0, 3.0),
            }),
            _ => None,
        };
        self.turned += ui.input(|input| input.events.iter().filter_map(of).sum::<f32>());
        // A notch may arrive in fractions, or slightly more or less than one.
        let whole = ((self.turned * 100.0).round() / 100.0).trunc();
        self.turned -= whole;
        whole as i32
    }
}
