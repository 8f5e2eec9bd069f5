//! Octi played by hand: a pod is clicked, then a side of it or a square to go to; turns of several parts are confirmed.

use egui::{Key, Modifiers, Rect, Ui};

use crate::app::action::Action;
use crate::app::board::paint::{Picture, Placement};
use crate::app::board::view::{BoardView, Subject};
use crate::app::look::words;
use crate::edit::Command;
use crate::game::octi::{Draft, Spot, Touch, Turn};
use crate::game::{self, Game};
use crate::record::Revision;
use crate::scene::{Theme, octi_draft};
use crate::sgf::NodeId;

use crate::app::board::tool::Tool;

/// The turn that is being put together, and where in the record.
pub struct OctiHand {
    at: (NodeId, Revision),
    draft: Draft,
}

/// Whether clicks put together a turn of Octi.
pub fn is_played(reading: &Subject<'_>) -> bool {
    reading.tool == Tool::Play && reading.now.position.kind().game() == Game::Octi
}

impl BoardView {
    /// The turn as far as it goes; a new one where the record has changed or moved on.
    fn octi_draft(&self, reading: &Subject<'_>) -> Draft {
        let at = (reading.now.node, reading.now.revision);
        let kept = self.octi.as_ref().filter(|hand| hand.at == at).map(|hand| hand.draft.clone());
        kept.unwrap_or_else(|| Draft::new(reading.now.position.colour_to_place(reading.tree, reading.now.node)))
    }

    /// Touches a spot; a turn that is complete is played.
    pub(crate) fn touch_octi(&mut self, reading: &Subject<'_>, spot: Spot) -> Vec<Action> {
        let position = &*reading.now.position;
        let mut draft = self.octi_draft(reading);
        match draft.touch(position, spot) {
            Touch::Open => {
                self.octi = Some(OctiHand { at: (reading.now.node, reading.now.revision), draft });
                Vec::new()
            }
            Touch::Dropped => {
                self.octi = None;
                Vec::new()
            }
            Touch::Done(turn) => self.play_octi(reading, &draft, &turn),
            Touch::Refused(_) => Vec::new(),
        }
    }

    fn play_octi(&mut self, reading: &Subject<'_>, draft: &Draft, turn: &Turn) -> Vec<Action> {
        self.octi = None;
        let colour = Some(reading.now.position.kind().letter(draft.colour()).to_owned());
        let text = reading.now.position.move_value(&game::Action::Octi(turn.clone()));
        vec![Action::Run(Command::Play { colour, text })]
    }

    /// Keys, clicks and the picture of the turn. Answers what a click here would do, in words.
    pub(crate) fn octi(
        &mut self,
        ui: &mut Ui,
        reading: &Subject<'_>,
        (area, placement, theme): (Rect, Placement, &Theme),
        (spot, clicked): (Option<Spot>, bool),
        actions: &mut Vec<Action>,
    ) -> String {
        let position = &*reading.now.position;
        let draft = self.octi_draft(reading);
        let begun = draft.in_hand(position).is_some();
        if begun && !ui.ctx().egui_wants_keyboard_input() {
            let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            if pressed(Key::Escape) {
                let mut less = draft.clone();
                let left = less.step_back();
                self.octi = left.then_some(OctiHand { at: (reading.now.node, reading.now.revision), draft: less });
                return String::new();
            }
            if (pressed(Key::Enter) || pressed(Key::Space) || self.take_place())
                && let Touch::Done(turn) = draft.confirm(position)
            {
                actions.extend(self.play_octi(reading, &draft, &turn));
                return String::new();
            }
        }
        if let Some(spot) = spot.filter(|_| clicked) {
            actions.extend(self.touch_octi(reading, spot));
        }
        let draft = self.octi_draft(reading);
        if draft.in_hand(position).is_some() || spot.is_some() {
            let shapes = octi_draft::shapes(position, &draft, self.orientation(position.board()), theme);
            Picture::new(&shapes, placement, ui.pixels_per_point()).draw(&ui.painter_at(area));
        }
        let pending = draft.turn(position).map(|turn| turn.to_string());
        let Some(spot) = spot else { return pending.map_or_else(String::new, |turn| words::octi_pending(&turn)) };
        let name = position.board().display_name(spot.place);
        let mut trial = draft.clone();
        match trial.touch(position, spot) {
            Touch::Done(turn) => words::octi_click_plays(&turn.to_string()),
            Touch::Dropped => words::OCTI_LETS_GO.to_owned(),
            Touch::Refused(why) => format!("{name}: {why}"),
            Touch::Open => match (trial.turn(position).map(|turn| turn.to_string()), pending) {
                (Some(turn), pending) if pending.as_ref() != Some(&turn) => words::octi_goes_on(&turn),
                (_, Some(turn)) => words::octi_pending(&turn),
                (..) if begun => words::OCTI_CHOSEN.to_owned(),
                (..) => words::octi_takes(&name),
            },
        }
    }
}
