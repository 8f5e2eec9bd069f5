//! A move that is typed: a line over the lower edge of the board, opened by its first letter.

use egui::accesskit::Role;
use egui::{Align2, Area, Context, Frame, Id, Key, Order, Rect, RichText, TextEdit, WidgetInfo, pos2};

use crate::app::context::action::Action;
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::edit::Command;
use crate::game::Position;

/// The move being typed.
pub struct MoveEntry {
    text: String,
    fresh: bool,
}

impl MoveEntry {
    /// Begins with what was typed already.
    pub fn new(text: String) -> MoveEntry {
        MoveEntry { text, fresh: true }
    }

    /// Draws the line. Returns whether it is done with.
    pub fn show(&mut self, ctx: &Context, board: Rect, position: &Position, actions: &mut Vec<Action>) -> bool {
        let place = pos2(board.center().x, board.bottom() - 2.0 * GRID);
        let area = Area::new(Id::unique("move entry")).order(Order::Foreground).pivot(Align2::CENTER_BOTTOM);
        let shown = area.fixed_pos(place).show(ctx, |ui| {
            let palette = Palette::of(ui);
            Frame::popup(ui.style()).inner_margin(12).show(ui, |ui| {
                let field = TextEdit::singleline(&mut self.text).desired_width(240.0).hint_text(words::MOVE);
                let mut output = field.show(ui);
                let response = &output.response.response;
                response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, words::MOVE));
                if std::mem::take(&mut self.fresh) {
                    response.request_focus();
                    let end = egui::text::CCursor::new(self.text.chars().count());
                    output.state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
                    output.state.store(ui.ctx(), response.id);
                    return false;
                }
                let understood = position.parse_move(&self.text);
                let against = understood.as_ref().ok().and_then(|action| {
                    let findings = position.check_move(position.next_colour(), action);
                    findings.first().map(|finding| finding.message.to_string())
                });
                let fine = understood.is_ok() && against.is_none();
                let colour = if fine { palette.quiet } else { palette.alarm };
                let says =
                    understood.map_or_else(|why| why.to_string(), |action| words::plays(&position.move_text(&action)));
                let says = against.map_or_else(|| says.clone(), |why| format!("{says}: {why}"));
                ui.label(RichText::new(says).size(13.0).color(colour));
                let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                if entered {
                    actions.push(Action::Run(Command::Play { colour: None, text: self.text.clone() }));
                }
                response.lost_focus()
            })
        });
        shown.inner.inner
    }
}
