//! Keyboard input on the board.

use egui::{Key, Modifiers, Response, Ui};

use super::{BoardView, placing, refusing};
use crate::app::board::ends::Ends;
use crate::app::board::steps::is_played;
use crate::app::board::{Subject, cursor};
use crate::app::context::{Action, OnBoard};
use crate::app::look::controls::{keep_arrows, keep_escape};
use crate::app::look::menu::MenuRequest;
use crate::app::look::{menu, words};
use crate::game::Place;

/// The keys that are the board's while it has the keyboard: Escape, too, where there is something to take back.
pub(super) fn keep(view: &BoardView, subject: &Subject<'_>, response: &Response) {
    let begun = view.ends.first(subject).is_some() || (is_played(subject) && view.steps.is_begun(subject));
    if begun { keep_escape(response) } else { keep_arrows(response) }
}

impl BoardView {
    /// Arrows with Shift move a cursor over the board, Enter does there what a click would.
    pub(super) fn keyboard(&mut self, ui: &Ui, subject: &Subject<'_>, response: &Response, actions: &mut Vec<Action>) {
        if ui.ctx().egui_wants_keyboard_input() && !response.has_focus() {
            return;
        }
        let board = subject.now.position.board();
        let from = self.cursor(board);
        if let Some(to) = cursor::moved(ui, board, self.camera.orientation(board), from) {
            if from == Some(to) {
                actions.push(Action::Told(words::EDGE_OF_BOARD.to_string()));
            }
            self.cursor = Some(OnBoard::new(board, to));
            response.request_focus();
        }
        let Some(place) = self.cursor(board) else { return };
        let with =
            |held: Modifiers, key: Key| response.has_focus() && ui.input_mut(|input| input.consume_key(held, key));
        let pressed = |key: Key| with(Modifiers::NONE, key);
        if with(Modifiers::SHIFT, Key::Enter) || pressed(Key::Enter) {
            if subject.counting.is_some() {
                actions.push(Action::Agree(place));
            } else {
                actions.extend(self.enter(ui, subject, place));
            }
        }
        if pressed(Key::Escape) {
            if self.ends.drop(subject) {
                actions.push(Action::Told(words::NO_END_ANY_MORE.to_string()));
            } else if is_played(subject) && self.steps.is_begun(subject) {
                self.steps.step_back(subject);
                actions.push(Action::Told(self.steps.answer(subject, place)));
            } else {
                self.cursor = None;
            }
        }
    }

    /// The place whose menu is wished for with keys: that of the cursor, which is there then.
    pub(super) fn wished_menu(&mut self, subject: &Subject<'_>, response: &Response) -> Option<Place> {
        let here = response.has_focus() || response.ctx.memory(|memory| memory.focused()).is_none();
        let wished = here && menu::take_wish(&response.ctx, MenuRequest::Here);
        if !wished && !menu::take_wish(&response.ctx, MenuRequest::Board) {
            return None;
        }
        let position = &subject.now.position;
        let board = position.board();
        let last = || position.last_move().and_then(|last| last.places.first().copied());
        let place = self.cursor(board).or_else(last).unwrap_or_else(|| cursor::middle(board));
        self.cursor = Some(OnBoard::new(board, place));
        Some(place)
    }

    /// Acts at the cursor like a click, and announces what it does.
    fn enter(&mut self, ui: &Ui, subject: &Subject<'_>, place: Place) -> Option<Action> {
        if Ends::are_wanted(subject) {
            return Some(self.ends.enter(subject, place));
        }
        let aim = self.aim(subject, Some(place)).filter(|_| !placing::is_placed(subject));
        if let Some(why) = refusing::refusal(self, ui, subject, aim.as_ref()) {
            return Some(Action::Told(format!(
                "{}. {}",
                words::capital(&why),
                words::ALL_THE_SAME_BY_KEYS.localized()
            )));
        }
        let entry = subject.now.position.kind().facts().entry;
        match self.click(subject, Some(place), aim.as_ref()) {
            // There is no other button.
            Some(Action::Hint(words)) => Some(Action::Hint(words::without_menu(words, entry))),
            None if is_played(subject) => Some(Action::Told(self.steps.answer(subject, place))),
            action => action,
        }
    }
}
