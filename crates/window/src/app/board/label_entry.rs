//! A text field on the board in which a label is typed.

use egui::{Align2, Area, Context, Frame, Id, Key, Order, Pos2};

use crate::app::context::{Action, Now, OnBoard};
use crate::app::look::bidi::field;
use crate::app::look::form;
use crate::edit::Command;
use crate::game::Place;
use crate::language::StaticText;
use crate::sgf::NodeId;

/// A label being typed.
pub struct LabelEntry {
    node: NodeId,
    place: OnBoard<Place>,
    text: String,
    fresh: bool,
}

impl LabelEntry {
    /// Begins with the text that is there, to be typed over.
    pub fn new(now: &Now, place: Place, text: String) -> LabelEntry {
        LabelEntry { node: now.node, place: OnBoard::new(now.position.board(), place), text, fresh: true }
    }

    /// Its place, as long as the current node is the same.
    pub fn place(&self, now: &Now) -> Option<Place> {
        self.place.on(now.position.board()).copied().filter(|_| self.node == now.node)
    }

    /// Draws the field around a point of the screen. Returns whether it is done with.
    pub fn show(&mut self, ctx: &Context, at: Pos2, now: &Now, actions: &mut Vec<Action>) -> bool {
        let area = Area::new(Id::unique("label entry")).order(Order::Foreground).pivot(Align2::CENTER_CENTER);
        let shown = area.fixed_pos(at).constrain(true).show(ctx, |ui| {
            Frame::popup(ui.style()).inner_margin(4).show(ui, |ui| {
                let output = field::line(ui, &mut self.text, None, |edit| edit.desired_width(96.0));
                let response = &output.response.response;
                form::name_it(response, &StaticText("text-of-label", "Label text"), &self.text);
                if self.fresh {
                    // The click that opened the field takes the focus away again, so request it until it is granted.
                    self.fresh = !response.has_focus();
                    response.request_focus();
                    field::select(ui.ctx(), response.id, 0..self.text.chars().count());
                    return false;
                }
                let place = self.place.on(now.position.board()).copied();
                if let Some(place) = place.filter(|_| response.lost_focus())
                    && !ui.input(|input| input.key_pressed(Key::Escape))
                {
                    let text = Some(self.text.trim().to_owned());
                    actions.push(Action::Run(Command::Label { point: place.into(), text }));
                }
                response.lost_focus()
            })
        });
        shown.inner.inner
    }
}
