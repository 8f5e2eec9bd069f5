//! Text fields for right-to-left text: glyphs, caret, selection and pointer agree on positions.

use std::{borrow::Cow, sync::Arc};

use egui::text::{CCursor, CCursorRange, LayoutJob};
use egui::text_edit::{TextEditOutput, TextEditState};
use egui::{Color32, Context, Event, Id, Key, Shape, TextBuffer, TextEdit, TextStyle, Ui};

use super::{Ordered, of, ordered};
use crate::app::look::controls::hover_text;
use crate::language::{self, StaticText, turns};

/// Configures a field further.
pub(crate) trait SetUp: FnOnce(TextEdit<'_>) -> TextEdit<'_> {}

impl<F: FnOnce(TextEdit<'_>) -> TextEdit<'_>> SetUp for F {}

/// A field for one line. `set` configures it further; `id` identifies it, if given.
pub(crate) fn line(ui: &mut Ui, text: &mut String, id: Option<Id>, set: impl SetUp) -> TextEditOutput {
    let mut job = |ui: &Ui, text: &str, _: f32| {
        LayoutJob::simple_singleline(text.to_owned(), TextStyle::Body.resolve(ui.style()), ui.visuals().text_color())
    };
    plain(ui, text, id, (|text| TextEdit::singleline(text), &mut job), set)
}

/// A field for several lines.
pub(crate) fn lines(ui: &mut Ui, text: &mut String, id: Option<Id>, set: impl SetUp) -> TextEditOutput {
    let mut job = |ui: &Ui, text: &str, width: f32| {
        LayoutJob::simple(text.to_owned(), TextStyle::Body.resolve(ui.style()), ui.visuals().text_color(), width)
    };
    plain(ui, text, id, (|text| TextEdit::multiline(text), &mut job), set)
}

/// A field with the layout of `job`, in a given width.
pub(crate) fn laid_out(ui: &mut Ui, text: &mut String, id: Id, job: Job<'_>, set: impl SetUp) -> TextEditOutput {
    let shown = text.clone();
    Field { id, text: &shown }.show(ui, job, |text| TextEdit::multiline(text), text, set)
}

/// Letters of a text that can be edited in a field: all of it is laid out. Comments have a room of their own, in parts.
const MOST: usize = 20_000;

/// Selects letters of a field, with the caret behind them.
pub(crate) fn select(ctx: &Context, id: Id, letters: std::ops::Range<usize>) {
    let mut state = TextEditState::load(ctx, id).unwrap_or_default();
    let ends = CCursorRange::two(CCursor::new(letters.start), CCursor::new(letters.end));
    state.cursor.set_char_range(Some(ends));
    state.store(ctx, id);
}

/// Leaves nothing that the toolkit itself could undo in a field: the history is the record's.
pub(crate) fn forget_undo(ctx: &Context, id: Id) {
    if let Some(mut state) = TextEditState::load(ctx, id) {
        state.clear_undoer();
        state.store(ctx, id);
    }
}

/// What a field shows of a text: all of it, or the beginning of one that is too long to be edited there.
pub(crate) fn shown(text: &str) -> Cow<'_, str> {
    match text.len() > MOST && text.chars().nth(MOST).is_some() {
        true => Cow::Owned(language::beginning(text, 2000).into_owned()),
        false => Cow::Borrowed(text),
    }
}

/// How text is to be set in a room of this width.
type Job<'a> = &'a mut dyn FnMut(&Ui, &str, f32) -> LayoutJob;
type Start = for<'t> fn(&'t mut String) -> TextEdit<'t>;

fn plain(
    ui: &mut Ui,
    text: &mut String,
    id: Option<Id>,
    (start, job): (Start, Job<'_>),
    set: impl SetUp,
) -> TextEditOutput {
    // The id that egui would give the field.
    let id = id.unwrap_or_else(|| {
        let id = ui.next_auto_id();
        ui.skip_ahead_auto_ids(1);
        id
    });
    if let Cow::Owned(mut short) = shown(text) {
        let output = set(start(&mut short)).id(id).interactive(false).show(ui);
        hover_text(
            output.response.response.clone(),
            StaticText("too-long-to-edit", "This text is too long to be edited here. Its beginning is shown.")
                .localized(),
        );
        return output;
    }
    let set = limited(set);
    if !needed(ui, text) {
        return set(start(text)).id(id).show(ui);
    }
    let shown = text.clone();
    let mut job = |ui: &Ui, text: &str, width: f32| {
        let mut job = job(ui, text, width);
        job.keep_trailing_whitespace = true;
        job
    };
    Field { id, text: &shown }.show(ui, &mut job, start, text, set)
}

/// Lets no more be typed than can be edited.
fn limited(set: impl SetUp) -> impl SetUp {
    |edit| set(edit.char_limit(MOST))
}

/// Whether there is text to order, or comes with this frame.
fn needed(ui: &Ui, text: &str) -> bool {
    let typed = |event: &Event| matches!(event, Event::Text(typed) | Event::Paste(typed) if turns(typed));
    turns(text) || ui.input(|input| input.events.iter().any(typed))
}

struct Field<'a> {
    id: Id,
    /// As it was when the frame began.
    text: &'a str,
}

impl Field<'_> {
    fn show(&self, ui: &mut Ui, job: Job<'_>, start: Start, text: &mut String, set: impl SetUp) -> TextEditOutput {
        let mut layouter = |ui: &Ui, text: &dyn TextBuffer, width: f32| {
            let galley = ui.fonts_mut(|fonts| fonts.layout_job(job(ui, text.as_str(), width)));
            ordered(ui.ctx(), &galley, Some(width)).map_or(galley, |ordered| ordered.galley)
        };
        if !turns(self.text) {
            return set(start(text)).layouter(&mut layouter).id(self.id).show(ui);
        }
        let ctx = ui.ctx().clone();
        let before = TextEditState::load(&ctx, self.id);
        let from_right = self.turn_keys(ui, before.as_ref());
        let first = ctx.graphics_mut(|graphics| graphics.entry(ui.layer_id()).next_idx());
        // egui's selection rectangles are at the wrong place for such text.
        let fill = std::mem::replace(&mut ui.visuals_mut().selection.bg_fill, Color32::TRANSPARENT);
        let mut output = set(start(text)).layouter(&mut layouter).id(self.id).show(ui);
        ui.visuals_mut().selection.bg_fill = fill;
        if from_right {
            swap_arrows(ui);
        }
        let Some(shown) = of(&ctx, &output.galley) else { return output };
        self.point(ui, before, &shown, &mut output);
        let chosen = output.state.cursor.char_range().filter(|_| output.response.response.has_focus());
        if let Some(range) = chosen.filter(|range| !range.is_empty()) {
            let range = range.as_sorted_char_range();
            let by = output.galley_pos.to_vec2();
            let rects = shown.rects(range.start.0..range.end.0);
            let back: Vec<Shape> = rects.iter().map(|rect| Shape::rect_filled(rect.translate(by), 0.0, fill)).collect();
            ctx.graphics_mut(|graphics| {
                let list = graphics.entry(ui.layer_id());
                for number in first.0..list.next_idx().0 {
                    list.mutate_shape(egui::layers::ShapeIdx(number), |clipped| {
                        behind(&mut clipped.shape, &shown, &back)
                    });
                }
            });
        }
        ctx.data_mut(|data| data.insert_temp(self.id, shown));
        output
    }

    /// Lets the arrows go where they point. Returns whether left and right were exchanged.
    fn turn_keys(&self, ui: &Ui, state: Option<&TextEditState>) -> bool {
        let cursor = state.and_then(|state| state.cursor.char_range());
        let Some(cursor) = cursor.filter(|_| ui.memory(|memory| memory.has_focus(self.id))) else { return false };
        self.go_up_or_down(ui, state, cursor);
        let at = self.text.char_indices().nth(cursor.primary.index.0).map_or(self.text.len(), |(at, _)| at);
        let start = self.text[..at].rfind('\n').map_or(0, |end| end + 1);
        let end = self.text[at..].find('\n').map_or(self.text.len(), |end| at + end);
        let from_right = super::pieces::paragraph(&self.text[start..end], |_| false).base.is_rtl();
        if from_right {
            swap_arrows(ui);
        }
        from_right
    }

    /// Up and down go to the letter above or below, which egui looks for from left to right.
    fn go_up_or_down(&self, ui: &Ui, state: Option<&TextEditState>, cursor: CCursorRange) {
        let shown: Option<Ordered> = ui.data(|data| data.get_temp(self.id));
        let Some(shown) = shown.filter(|shown| shown.galley.text() == self.text && shown.galley.rows.len() > 1) else {
            return;
        };
        let is_step = |event: &Event| match event {
            Event::Key { key: key @ (Key::ArrowUp | Key::ArrowDown), pressed: true, modifiers, .. } => {
                (!modifiers.command && !modifiers.alt).then_some((*key, modifiers.shift))
            }
            _ => None,
        };
        let steps: Vec<(Key, bool)> = ui.input(|input| input.events.iter().filter_map(is_step).collect());
        let mut cursor = cursor;
        for (key, choosing) in &steps {
            let caret = shown.galley.pos_from_cursor(cursor.primary);
            let by = if *key == Key::ArrowUp { -caret.height() } else { caret.height() };
            let pos = caret.center() + egui::vec2(0.0, by);
            let (index, prefer_next_row) = match pos.y {
                y if y < 0.0 => (0, true),
                y if y > shown.galley.rect.bottom() => (self.text.chars().count(), false),
                _ => shown.nearest(pos),
            };
            cursor.primary = CCursor { index: index.into(), prefer_next_row };
            if !choosing {
                cursor.secondary = cursor.primary;
            }
        }
        if let Some(mut state) = state.cloned().filter(|_| !steps.is_empty()) {
            state.cursor.set_char_range(Some(cursor));
            state.store(ui.ctx(), self.id);
            ui.input_mut(|input| input.events.retain(|event| is_step(event).is_none()));
        }
    }

    /// Selecting with the pointer selects the characters under it.
    fn point(&self, ui: &Ui, before: Option<TextEditState>, shown: &Ordered, output: &mut TextEditOutput) {
        let response = &output.response.response;
        let Some(pointer) = response.interact_pointer_pos() else { return };
        let (index, prefer_next_row) = shown.nearest(pointer - output.galley_pos.to_vec2());
        let cursor = CCursor { index: index.into(), prefer_next_row };
        let mut chosen = before.map(|state| state.cursor).unwrap_or_default();
        let dragged = ui.ctx().is_being_dragged(response.id);
        if chosen.pointer_interaction(ui, response, cursor, &shown.galley, dragged) {
            output.state.cursor = chosen;
            output.cursor_range = output.cursor_range.and(chosen.char_range());
            output.state.clone().store(ui.ctx(), self.id);
            // This frame still shows the old caret.
            ui.ctx().request_repaint();
        }
    }
}

fn swap_arrows(ui: &Ui) {
    ui.input_mut(|input| {
        for event in &mut input.events {
            if let Event::Key { key, .. } = event {
                *key = match *key {
                    Key::ArrowLeft => Key::ArrowRight,
                    Key::ArrowRight => Key::ArrowLeft,
                    other => other,
                };
            }
        }
    });
}

/// Puts shapes behind the text.
fn behind(shape: &mut Shape, shown: &Ordered, back: &[Shape]) {
    match shape {
        Shape::Text(text) if Arc::ptr_eq(&text.galley.job, &shown.galley.job) => {
            let text = std::mem::replace(shape, Shape::Noop);
            *shape = Shape::Vec(back.iter().cloned().chain([text]).collect());
        }
        _ => {}
    }
}

/// The screen position of characters of a field; `None` if egui's is right.
pub(crate) fn place_of(ctx: &Context, output: &TextEditOutput, letters: std::ops::Range<usize>) -> Option<egui::Rect> {
    let rects = of(ctx, &output.galley)?.rects(letters);
    let first = *rects.first()?;
    let same_row = rects.iter().filter(|rect| rect.top() == first.top());
    Some(same_row.fold(first, |all, rect| all | *rect).translate(output.galley_pos.to_vec2()))
}
