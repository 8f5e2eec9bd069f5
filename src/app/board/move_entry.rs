//! A move that is typed: a line over the lower edge of the board, opened by its first letter.

use egui::accesskit::Role;
use egui::{Align2, Area, Context, Frame, Id, Key, Modifiers, Order, Rect, RichText, WidgetInfo, pos2};

use crate::app::context::action::Action;
use crate::app::look::bidi::field;
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::edit::Command;
use crate::game::{Colour, Position};

/// A move as it is shown may begin with the piece or with whose it is: the colour, where the rest is a move, and the rest.
fn divided<'a>(position: &Position, text: &'a str) -> (Option<Colour>, &'a str) {
    let kind = position.kind();
    let whole = (None, text);
    let Some((first, rest)) = text.trim().split_once(' ') else { return whole };
    // Pieces have names that are letters and figures of colours, too: what is shown begins with the piece.
    let pieces = position.blokus().map_or(&[][..], |state| state.set().pieces());
    if pieces.iter().any(|piece| piece.name.eq_ignore_ascii_case(first)) {
        return whole;
    }
    if position.parse_move(text).is_ok() || position.parse_move(rest.trim()).is_err() {
        return whole;
    }
    let is = |colour: &Colour| {
        let named = [kind.letter(*colour), kind.colour_name(*colour)];
        named.iter().any(|name| name.eq_ignore_ascii_case(first))
    };
    match Colour::ALL.into_iter().take(kind.colours().into()).find(is) {
        Some(colour) => (Some(colour), rest.trim()),
        None => whole,
    }
}

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
    ///
    /// `corrects` says that a move is played here and others follow it: so this one may be what the record should have said.
    pub fn show(
        &mut self,
        ctx: &Context,
        board: Rect,
        (position, corrects): (&Position, bool),
        actions: &mut Vec<Action>,
    ) -> bool {
        let place = pos2(board.center().x, board.bottom() - 2.0 * GRID);
        let area = Area::new(Id::unique("move entry")).order(Order::Foreground).pivot(Align2::CENTER_BOTTOM);
        let shown = area.fixed_pos(place).show(ctx, |ui| {
            let palette = Palette::of(ui);
            Frame::popup(ui.style()).inner_margin(12).show(ui, |ui| {
                let instead = ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter));
                let mut output =
                    field::line(ui, &mut self.text, None, |edit| edit.desired_width(240.0).hint_text(words::MOVE));
                let response = &output.response.response;
                response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, words::MOVE));
                if std::mem::take(&mut self.fresh) {
                    response.request_focus();
                    let end = egui::text::CCursor::new(self.text.chars().count());
                    output.state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
                    output.state.store(ui.ctx(), response.id);
                    return false;
                }
                let (typed, text) = divided(position, &self.text);
                let mover = typed.unwrap_or(position.next_colour());
                let mut other = None;
                let (says, fits) = match position.parse_move(text) {
                    Err(why) => (why.to_string(), false),
                    Ok(action) => {
                        other = corrects.then(|| words::corrects(&position.move_text(&action)));
                        let plays = words::plays(&position.move_text(&action));
                        match position.check_move(mover, &action).first() {
                            Some(fault) => (format!("{plays}: {}", fault.message), false),
                            None => (plays, true),
                        }
                    }
                };
                let colour = if fits { palette.quiet } else { palette.alarm };
                ui.label(RichText::new(says).size(13.0).color(colour));
                let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                if let Some(other) = &other {
                    ui.label(RichText::new(other).size(13.0).color(palette.quiet));
                }
                if instead && other.is_some() {
                    actions.push(Action::Run(Command::Correct(text.to_owned())));
                    return true;
                }
                if entered {
                    actions.push(Action::Run(Command::Play {
                        colour: typed.map(|c| position.kind().letter(c).to_owned()),
                        text: text.to_owned(),
                    }));
                }
                response.lost_focus()
            })
        });
        shown.inner.inner
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::Workspace;

    #[test]
    fn what_is_shown_of_a_move_is_typed_for_its_piece() {
        let (workspace, _) = Workspace::open(b"(;GM[Blokus Duo])".to_vec());
        let position = workspace.position().unwrap();
        for (text, colour, rest) in [
            ("W E9", None, "W E9"),
            ("2 e10", None, "2 e10"),
            ("B e10,e9", Some(Colour::BLACK), "e10,e9"),
            ("Orange 1 J5", Some(Colour::WHITE), "1 J5"),
            ("white j5", None, "white j5"),
        ] {
            assert_eq!(divided(&position, text), (colour, rest), "{text}");
        }
        let (workspace, _) = Workspace::open(b"(;GM[Blokus])".to_vec());
        assert_eq!(divided(&workspace.position().unwrap(), "2 A20"), (None, "2 A20"));
    }
}
