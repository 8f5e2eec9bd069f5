//! Splits fast input (a quick typist, a slow machine, a script) over several frames. egui handles all events of a frame at once: Escape
//! drops the focus before letters typed ahead of it arrive, and letters typed after a key that opens a text field are lost, because the
//! field does not exist yet.
//!
//! So an event that can move the focus gets a frame of its own, and one more to settle before further text.

use std::collections::VecDeque;

use egui::{Context, Event, Key, Modifiers, RawInput, Ui};

/// Hands events over in an order that loses none.
#[derive(Default)]
pub struct InputOrder {
    waiting: VecDeque<Event>,
    /// The next frame gets nothing typed: it draws what the last event opened.
    settling: bool,
    /// A button is down.
    held: bool,
    pace: Pace,
}

/// How long frames take that follow each other at once: clicks count as two or as one by the time of their frames, which in a slow
/// window is later than that of the clicks.
#[derive(Default)]
struct Pace {
    /// When the last frame began, if another one was wanted at once.
    since: Option<f64>,
    /// Seconds that such a frame took lately.
    slow: f64,
}

/// The frames that may lie between two clicks of one hand: one that settles, and the one in which they arrive.
const FRAMES_BETWEEN: f64 = 2.0;
/// A window whose frames take no longer is not slow, in seconds.
const QUICK: f64 = 0.017;
/// A longer frame is no indication for the next one, in seconds.
const LONGEST: f64 = 0.5;

impl Pace {
    /// A frame begins; returns by how much longer the time between two clicks is counted.
    fn begins(&mut self, now: f64) -> f64 {
        if let Some(since) = self.since.take() {
            self.slow = (now - since).clamp(0.0, LONGEST).max(0.5 * self.slow);
        }
        FRAMES_BETWEEN * (self.slow - QUICK).max(0.0)
    }
}

/// An event's effect on the focus.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// An event that is independent of the focus.
    Free,
    /// Text for the focused widget, any number of events.
    Typed,
    /// A key that is a shortcut unless text is being edited; its text event follows at once.
    Letter,
    /// A key that moves about: it may be repeated within a frame, but not mixed with others.
    Moving(Key, Modifiers),
    /// A button goes down: what was typed before it belongs elsewhere.
    Down,
    /// A button comes up: this is the click.
    Up,
    /// A key that may move the focus.
    Turning,
}

impl Kind {
    /// Whether it can follow the other one in the same frame.
    fn goes_with(self, before: Kind) -> bool {
        match self {
            Kind::Free => true,
            Kind::Typed => matches!(before, Kind::Typed | Kind::Letter),
            Kind::Moving(..) => self == before,
            Kind::Up => before == Kind::Down,
            Kind::Letter | Kind::Down | Kind::Turning => false,
        }
    }
}

impl InputOrder {
    /// Installs itself ahead of every frame.
    pub fn install(ctx: &Context) {
        ctx.add_plugin(InputOrder::default());
    }

    fn next(&mut self, writing: bool) -> Vec<Event> {
        let settling = std::mem::take(&mut self.settling);
        let mut events = Vec::new();
        let mut last = None;
        let mut dragged = false;
        while let Some(event) = self.waiting.front() {
            let kind = kind(event, writing);
            let moved = matches!(event, Event::PointerMoved(_));
            // A drag that begins and ends within a frame would be none: down, moved and up have a frame each. A click is
            // where the pointer is at the end of the frame.
            let fits = match kind {
                Kind::Free => !(moved && matches!(last, Some(Kind::Down | Kind::Up))),
                _ => !settling && last.is_none_or(|last| kind.goes_with(last)) && !(dragged && kind == Kind::Up),
            };
            if !fits {
                break;
            }
            match kind {
                Kind::Down => self.held = true,
                Kind::Up => self.held = false,
                _ => dragged |= moved && self.held,
            }
            events.extend(self.waiting.pop_front());
            if kind != Kind::Free {
                last = Some(if last == Some(Kind::Letter) { Kind::Letter } else { kind });
            }
        }
        self.settling = !self.waiting.is_empty() && matches!(last, Some(Kind::Letter | Kind::Up | Kind::Turning));
        events
    }
}

impl egui::Plugin for InputOrder {
    fn debug_name(&self) -> &'static str {
        "input order"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let now = input.time.unwrap_or_else(|| ctx.input(|input| input.time) + f64::from(input.predicted_dt));
        let longer = self.pace.begins(now);
        let usual = egui::InputOptions::default();
        ctx.options_mut(|options| {
            options.input_options.max_click_duration = usual.max_click_duration + longer;
            options.input_options.max_double_click_delay = usual.max_double_click_delay + longer;
        });
        self.waiting.extend(without_text_of_shortcuts(std::mem::take(&mut input.events)));
        input.events = self.next(ctx.text_edit_focused());
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if !self.waiting.is_empty() {
            ui.ctx().request_repaint();
        }
        // After a frame with events another one comes at once.
        self.pace.since = ui.input(|input| (!input.events.is_empty()).then_some(input.time));
    }
}

/// Takes text of such letters that was typed to nothing else.
pub fn take_letters(ctx: &Context, wanted: impl Fn(char) -> bool) -> String {
    ctx.input_mut(|input| {
        let text = |event: &Event| match event {
            Event::Text(text) if text.chars().all(&wanted) => Some(text.clone()),
            _ => None,
        };
        let letters = input.events.iter().filter_map(text).collect();
        input.events.retain(|event| text(event).is_none());
        letters
    })
}

/// Takes the presses of a key with exactly these modifiers. They count as they were when the key went down: who types fast, or has a slow
/// window, has released them before the frame begins.
pub fn take_key(ctx: &Context, modifiers: Modifiers, key: Key) -> bool {
    take_presses(ctx, modifiers, key, true)
}

/// The same for what must not happen again and again while the key is held.
pub fn take_single_key(ctx: &Context, modifiers: Modifiers, key: Key) -> bool {
    take_presses(ctx, modifiers, key, false)
}

fn take_presses(ctx: &Context, wanted: Modifiers, key: Key, repeats: bool) -> bool {
    ctx.input_mut(|input| {
        let mut is_pressed = false;
        input.events.retain(|event| match event {
            Event::Key { key: other, pressed: true, repeat, modifiers, .. }
                if *other == key && modifiers.matches_exact(wanted) =>
            {
                is_pressed |= repeats || !repeat;
                false
            }
            _ => true,
        });
        is_pressed
    })
}

/// With Alt a key types nothing, though some systems send its character right after it. The current state of Alt would miss a quick tap. On
/// a Mac Alt types characters of its own, and with Ctrl it is AltGr.
fn without_text_of_shortcuts(events: Vec<Event>) -> impl Iterator<Item = Event> {
    let mut alt = false;
    events.into_iter().filter(move |event| match event {
        Event::Key { pressed, modifiers, .. } => {
            alt = *pressed && modifiers.alt && !modifiers.ctrl && !cfg!(target_os = "macos");
            true
        }
        Event::Text(_) => !std::mem::take(&mut alt),
        _ => true,
    })
}

/// An event's effect, depending on whether a text is edited.
fn kind(event: &Event, writing: bool) -> Kind {
    match event {
        Event::Key { pressed: true, key, modifiers, .. } => {
            let plain = !modifiers.command && !modifiers.ctrl && !modifiers.alt;
            match (writing, plain) {
                (true, true) if !leaves_text(*key) => Kind::Typed,
                (false, _) if moves(*key) => Kind::Moving(*key, *modifiers),
                (false, true) if !leaves_text(*key) => Kind::Letter,
                _ => Kind::Turning,
            }
        }
        Event::Text(_) | Event::Paste(_) | Event::Copy | Event::Cut | Event::Ime(_) => Kind::Typed,
        Event::PointerButton { pressed: true, .. } => Kind::Down,
        Event::PointerButton { .. } => Kind::Up,
        _ => Kind::Free,
    }
}

fn moves(key: Key) -> bool {
    use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, PageDown, PageUp};
    matches!(key, ArrowDown | ArrowLeft | ArrowRight | ArrowUp | PageDown | PageUp)
}

/// Whether a text that has the focus can lose it by this key.
fn leaves_text(key: Key) -> bool {
    let function = key.name().len() > 1 && key.name().starts_with('F');
    matches!(key, Key::Escape | Key::Tab | Key::Enter) || function
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(key: Key, modifiers: Modifiers) -> Event {
        Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }
    }

    fn text(text: &str) -> Event {
        Event::Text(text.to_owned())
    }

    fn button(pressed: bool) -> Event {
        let (pos, button) = (egui::Pos2::ZERO, egui::PointerButton::Primary);
        Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
    }

    /// The events of each frame, until none are waiting.
    fn frames(events: &[Event], writing: bool) -> Vec<Vec<Event>> {
        let mut order = InputOrder { waiting: events.iter().cloned().collect(), ..InputOrder::default() };
        let mut frames = Vec::new();
        while !order.waiting.is_empty() {
            frames.push(order.next(writing));
            assert!(frames.len() <= 2 * events.len(), "events must not wait for ever");
        }
        frames
    }

    #[test]
    fn typed_text_arrives_whole_and_before_the_next_key() {
        let [s, o, escape] = [text("s"), text("o"), key(Key::Escape, Modifiers::NONE)];
        let written = [key(Key::S, Modifiers::NONE), s, key(Key::O, Modifiers::NONE), o];
        let all = [&written[..], std::slice::from_ref(&escape)].concat();
        assert_eq!(frames(&all, true), [written.to_vec(), vec![escape]]);
    }

    #[test]
    fn a_frame_lies_between_a_key_that_opens_something_and_what_is_typed_into_it() {
        let [open, letter] = [key(Key::E, Modifiers::COMMAND), text("a")];
        let all = [open.clone(), letter.clone()];
        assert_eq!(frames(&all, false), [vec![open], vec![], vec![letter]]);
    }

    #[test]
    fn a_repeated_arrow_is_one_frame_and_two_arrows_are_two() {
        let [right, down] = [Key::ArrowRight, Key::ArrowDown].map(|name| key(name, Modifiers::NONE));
        let all = [right.clone(), right.clone(), down.clone()];
        assert_eq!(frames(&all, false), [vec![right.clone(), right], vec![down]]);
    }

    #[test]
    fn a_letter_brings_its_text_and_nothing_else() {
        let [f, d] = [Key::F, Key::D].map(|name| key(name, Modifiers::NONE));
        let all = [f.clone(), text("f"), d.clone(), text("d")];
        assert_eq!(frames(&all, false), [vec![f, text("f")], vec![], vec![d, text("d")]]);
    }

    #[test]
    fn a_click_is_whole_and_what_is_typed_after_it_waits() {
        let moved = Event::PointerMoved(egui::Pos2::ZERO);
        let all = [text("a"), moved.clone(), button(true), button(false), text("b")];
        let expected = [vec![text("a"), moved], vec![button(true), button(false)], vec![], vec![text("b")]];
        assert_eq!(frames(&all, true), expected);
    }

    #[test]
    fn a_drag_is_seen_while_the_button_is_down() {
        let moved = |x| Event::PointerMoved(egui::pos2(x, 0.0));
        let all = [moved(0.0), button(true), moved(1.0), moved(2.0), button(false), moved(3.0)];
        let expected =
            [vec![moved(0.0), button(true)], vec![moved(1.0), moved(2.0)], vec![button(false)], vec![moved(3.0)]];
        assert_eq!(frames(&all, false), expected);
    }

    #[test]
    fn the_slower_the_frames_the_longer_the_time_for_two_clicks() {
        let mut pace = Pace::default();
        assert_eq!(pace.begins(0.0), 0.0);
        pace.since = Some(0.0);
        let slow = pace.begins(0.2);
        assert!(slow > 0.3);
        // A window that slept is not slower.
        assert_eq!(pace.begins(100.0), slow);
        for frame in 1..20 {
            pace.since = Some(100.0 + 0.01 * f64::from(frame));
            pace.begins(100.01 + 0.01 * f64::from(frame));
        }
        assert_eq!(pace.begins(101.0), 0.0, "quick again");
    }

    #[test]
    fn nothing_is_lost_or_moved_whatever_comes() {
        let mut random = fastrand::Rng::with_seed(7);
        for _ in 0..2000 {
            let one = |random: &mut fastrand::Rng| match random.u8(0..9) {
                8 => Event::PointerMoved(egui::Pos2::ZERO),
                0 => key(Key::Escape, Modifiers::NONE),
                1 => key(Key::ArrowRight, Modifiers::NONE),
                2 => key(Key::D, Modifiers::NONE),
                3 => key(Key::P, Modifiers::COMMAND),
                4 => Event::PointerGone,
                5 => button(random.bool()),
                _ => text(&random.alphabetic().to_string()),
            };
            let all: Vec<Event> = (0..random.usize(0..12)).map(|_| one(&mut random)).collect();
            for writing in [false, true] {
                assert_eq!(frames(&all, writing).concat(), all);
            }
        }
    }
}
