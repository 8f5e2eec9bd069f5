//! Dragging a piece from one place to another, in games where pieces move; the same as clicking both places.

use egui::{PointerButton, Pos2};

use super::BoardView;
use crate::app::board::{BoardFrame, modifiers};
use crate::app::context::Action;
use crate::game::Pointed;
use crate::scene::draft;

/// Takes up what the drag began on, and lets it go where the drag ended. Returns the spot under the pointer, and what is asked for.
pub(super) fn carry(view: &mut BoardView, on: BoardFrame<'_>, pointer: Pos2) -> (Option<Pointed>, Vec<Action>) {
    let BoardFrame { ui, subject, response, drawn } = on;
    let position = &*subject.now.position;
    let spot_at = |at: Pos2| {
        let spot = |place| draft::spot(position, drawn.orientation, place, drawn.placement.back(at));
        let place = drawn.under(position.board(), at).0;
        place.map(|place| Pointed { superprong: modifiers::shift(ui), ..spot(place) })
    };
    let (spot, mut actions) = (spot_at(pointer), Vec::new());
    if response.drag_started_by(PointerButton::Primary) && !view.steps.is_begun(subject) {
        let taken = ui.input(|input| input.pointer.press_origin()).and_then(spot_at);
        actions.extend(taken.and_then(|taken| view.steps.touch(subject, taken)));
        view.carries = view.steps.is_begun(subject);
    }
    if response.drag_stopped_by(PointerButton::Primary) && std::mem::take(&mut view.carries) {
        let let_go = spot.filter(|_| view.steps.is_begun(subject));
        actions.extend(let_go.and_then(|to| view.steps.touch(subject, to)));
    }
    (spot, actions)
}
