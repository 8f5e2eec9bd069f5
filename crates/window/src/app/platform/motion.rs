//! Smooth scrolling. The only animation in the window is wheel scrolling, which egui spreads over several frames. With reduced motion it
//! scrolls at once.

use egui::{Context, Event, Id, MouseWheelUnit, RawInput, TouchPhase, Vec2};

use crate::store::settings::Motion;

/// Who wishes less motion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Wishes {
    /// By the settings; `None` if they leave it to the desktop.
    chosen: Option<bool>,
    desktop: bool,
}

/// Puts itself before every frame of the window.
pub fn install(ctx: &Context) {
    ctx.add_plugin(AtOnce);
}

/// Applies the setting.
pub fn choose(ctx: &Context, motion: Motion) {
    let chosen = match motion {
        Motion::System => None,
        Motion::Reduced => Some(true),
        Motion::Usual => Some(false),
    };
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Wishes>(id()).chosen = chosen);
}

/// Takes what the desktop wishes.
pub fn follow(ctx: &Context, reduced: bool) {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Wishes>(id()).desktop = reduced);
}

fn id() -> Id {
    Id::unique("who wishes less motion")
}

struct AtOnce;

impl egui::Plugin for AtOnce {
    fn debug_name(&self) -> &'static str {
        "motion"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let wishes = ctx.data(|data| data.get_temp::<Wishes>(id())).unwrap_or_default();
        if wishes.chosen.unwrap_or(wishes.desktop) {
            input.events = std::mem::take(&mut input.events).into_iter().flat_map(at_once).collect();
        }
    }
}

/// A notch after a touch on a pad: its scrolling is not animated.
fn at_once(event: Event) -> impl Iterator<Item = Event> {
    let mut touch = None;
    if let Event::MouseWheel { unit: MouseWheelUnit::Line | MouseWheelUnit::Page, phase: TouchPhase::Move, .. } = event
    {
        touch = Some(event.clone());
    }
    if let Some(Event::MouseWheel { delta, phase, .. }) = &mut touch {
        (*delta, *phase) = (Vec2::ZERO, TouchPhase::Start);
    }
    touch.into_iter().chain([event])
}
