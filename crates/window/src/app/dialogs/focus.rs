//! Keyboard focus of dialogs: a dialog opened with the keyboard takes the focus, and gives it back when it is closed.

use egui::{Context, Id, LayerId, Ui};

use crate::app::look::controls::{focused_in, works_with_keys};
use crate::app::look::in_sight::enter;

/// Number of passes.
const SETTLES: u64 = 2;

/// A dialog that shows nothing focusable is retried for this many frames.
const TRIES: u8 = 8;

/// How a dialog was opened.
#[derive(Clone, Copy, Debug, Default)]
pub struct Asker {
    /// The widget that has the keyboard focus.
    pub had: Option<Id>,
    /// Whether the user is using the keyboard rather than the pointer.
    pub by_keys: bool,
}

impl Asker {
    /// Who works with the window now.
    pub fn now(ctx: &Context) -> Asker {
        Asker { had: ctx.memory(|memory| memory.focused()), by_keys: works_with_keys(ctx) }
    }
}

/// The keyboard focus of a dialog.
#[derive(Debug, Default)]
pub struct Focus {
    /// The former focus.
    before: Option<Id>,
    /// It was opened with keys.
    by_keys: bool,
    /// Number of frames left for requesting it.
    tries: u8,
}

impl Focus {
    /// The focus of a newly opened dialog; one that was open keeps its former state.
    pub fn of(asker: Asker, again: Option<Focus>) -> Focus {
        let before = again.map_or(asker.had, |again| again.before);
        Focus { before, by_keys: asker.by_keys, tries: if asker.by_keys { TRIES } else { 0 } }
    }

    /// Before drawing the dialog: decides whether its first control, or the default answer, gets the focus.
    pub fn begin(&mut self, ctx: &Context, layer: LayerId) {
        if self.tries > 0 {
            self.tries = if focused_in(ctx, layer).is_some() { 0 } else { self.tries - 1 };
            ctx.request_repaint();
        }
        ctx.data_mut(|data| data.insert_temp(wanted(), self.tries > 0));
    }

    /// Draws what is in the dialog. Its first control gets the keyboard, where it should.
    pub fn enter<T>(&self, ui: &mut Ui, content: impl FnOnce(&mut Ui) -> T) -> T {
        match self.tries {
            0 => content(ui),
            _ => enter(ui, content),
        }
    }

    /// After the dialog is closed: returns the focus to where it was, unless something else took it.
    pub fn give_back(&self, ctx: &Context, layer: LayerId) {
        self.give_back_if(ctx, focused_in(ctx, layer).is_some());
    }

    /// The same of what has no layer of its own; `inside` where it has the keyboard.
    pub fn give_back_if(&self, ctx: &Context, inside: bool) {
        let free = inside || ctx.memory(|memory| memory.focused()).is_none();
        if self.by_keys && free {
            ctx.memory_mut(|memory| {
                memory.focused().into_iter().for_each(|now| memory.surrender_focus(now));
                self.before.into_iter().for_each(|before| memory.request_focus(before));
            });
            let until = ctx.cumulative_pass_nr() + SETTLES;
            ctx.data_mut(|data| data.insert_temp(given(), self.before.map(|before| (before, until))));
            ctx.request_repaint();
        }
    }
}

/// Gives the focus to a modal dialog, away from everything behind it, also in the frame after it was closed; what was given back then is
/// given back again.
pub fn settle(ctx: &Context) {
    let Some((before, until)) = ctx.data(|data| data.get_temp::<Option<(Id, u64)>>(given())).flatten() else { return };
    if ctx.memory(|memory| memory.focused()).is_none() {
        ctx.memory_mut(|memory| memory.request_focus(before));
    }
    if ctx.cumulative_pass_nr() >= until || ctx.memory(|memory| memory.focused()) != Some(before) {
        ctx.data_mut(|data| data.insert_temp(given(), None::<(Id, u64)>));
    }
    ctx.request_repaint();
}

fn given() -> Id {
    Id::unique("the keyboard was given back")
}

/// Whether the dialog that is being drawn is to get the keyboard, and nothing in it took it yet.
pub fn is_wanted(ui: &Ui) -> bool {
    ui.data(|data| data.get_temp(wanted())).unwrap_or(false)
}

/// All dialogs were drawn.
pub fn wants_no_more(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(wanted(), false));
}

fn wanted() -> Id {
    Id::unique("the dialog gets the keyboard")
}
