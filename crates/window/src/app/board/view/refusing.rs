//! Refuses illegal moves and shows the reason beside them, in every game; with Shift they are played anyway.

use egui::{Pos2, Rect, Ui, vec2};

use super::BoardView;
use crate::app::board::remark::Remark;
use crate::app::board::{BoardFrame, Subject, Tool, modifiers};
use crate::app::look::words;
use crate::game::Move;
use crate::scene::options::Ghost;

/// Why a click would not play the stone that it aims at; `None` too where illegal moves are wished for, and where the record has the
/// move.
pub(super) fn refusal(view: &mut BoardView, ui: &Ui, subject: &Subject<'_>, aim: Option<&Ghost>) -> Option<String> {
    let anyway = subject.tool != Tool::Play || subject.style.illegal_moves || modifiers::shift(ui);
    let aim = aim.filter(|_| !anyway)?;
    let played = Move::Place(aim.places.clone());
    let child = |colour| subject.now.position.kind().child_with(subject.tree, subject.now.node, (colour, &played));
    if aim.colour.and_then(child).is_some() { None } else { view.objection(subject, aim) }
}

impl BoardView {
    /// Stores the reason, to be shown next to the place as long as the pointer stays.
    pub(super) fn refuse(&mut self, subject: &Subject<'_>, aim: &Ghost, why: &str, at: Pos2) {
        let (why, but, places) = (words::capital(why), words::ALL_THE_SAME.localized(), aim.places.clone());
        self.remark = Some(Remark { why, but, places, at, here: subject.at() });
    }

    /// Shows the remark next to the stone or piece, as long as it holds.
    pub(super) fn say(&mut self, on: BoardFrame<'_>, aim: Option<&Ghost>, at: Option<Pos2>) {
        let BoardFrame { ui, subject, drawn, .. } = on;
        let places = aim.map(|aim| aim.places.as_slice());
        self.remark = self.remark.take().filter(|remark| remark.holds(subject.at(), places, at));
        let Some(remark) = &self.remark else { return };
        let board = subject.now.position.board();
        let corners = remark.places.iter().flat_map(|&place| board.outline(place));
        let corners = corners.map(|corner| drawn.placement.at(drawn.orientation.to_view(corner)));
        let around = corners.fold(Rect::NOTHING, |all, corner| all.union(Rect::from_min_max(corner, corner)));
        let at = Rect::from_center_size(remark.at, vec2(16.0, 24.0));
        let about = if remark.places.is_empty() { at } else { around };
        remark.draw(ui, drawn.area, about.union(self.ring.bounds(drawn)));
    }
}
