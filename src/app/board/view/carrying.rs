//! What moves from place to place is dragged: from where it was taken to where it is let go, as two clicks would do.

use egui::{PointerButton, Pos2, Response, Ui};

use super::BoardView;
use crate::app::board::camera::Drawn;
use crate::app::board::modifiers;
use crate::app::board::subject::Subject;
use crate::app::context::action::Action;
use crate::game::Spot;
use crate::scene::draft;

impl BoardView {
    /// Takes up what the drag began on, and lets it go where the drag ended. Returns the spot under the pointer, and what is asked for.
    pub(super) fn carry(
        &mut self,
        ui: &Ui,
        subject: &Subject<'_>,
        response: &Response,
        drawn: &Drawn<'_>,
        pointer: Pos2,
    ) -> (Option<Spot>, Vec<Action>) {
        let position = &*subject.now.position;
        let spot_at = |at: Pos2| {
            let spot = |place| draft::spot(position, drawn.orientation, place, drawn.placement.back(at));
            let place = drawn.under(position.board(), at).0;
            place.map(|place| Spot { superprong: modifiers::shift(ui), ..spot(place) })
        };
        let (spot, mut actions) = (spot_at(pointer), Vec::new());
        if response.drag_started_by(PointerButton::Primary) && !self.steps.is_begun(subject) {
            let taken = ui.input(|input| input.pointer.press_origin()).and_then(spot_at);
            actions.extend(taken.and_then(|taken| self.steps.touch(subject, taken)));
            self.carries = self.steps.is_begun(subject);
        }
        if response.drag_stopped_by(PointerButton::Primary) && std::mem::take(&mut self.carries) {
            let let_go = spot.filter(|_| self.steps.is_begun(subject));
            actions.extend(let_go.and_then(|to| self.steps.touch(subject, to)));
        }
        (spot, actions)
    }
}
