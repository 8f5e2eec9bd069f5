//! What of two records is looked at, and what is taken over into which of them.

use std::sync::Arc;

use egui::{Button, Modifiers, Response, Ui, vec2};

use super::{Pair, Turned};
use crate::app::compare_view::controls::{CompareAction, button};
use crate::app::compare_view::groups::{Group, Where, reversed};
use crate::app::compare_view::wording;
use crate::app::look::BUTTON;
use crate::language::StaticText;
use crate::relate::{Aspect, Difference};

/// What is held to copy a difference to the left or to the right by the arrow keys.
pub(super) const COPY: Modifiers = Modifiers { shift: true, ..Modifiers::ALT };

/// Whether a button that changes a record was clicked. The second click of a double one, wherever the first one was, would be for a
/// difference that nobody has seen.
fn is_clicked_once(button: &Response) -> bool {
    button.clicked() && !button.double_clicked() && !button.triple_clicked()
}

impl Pair {
    /// Takes back what was taken over last: no step from before the comparison.
    pub(super) fn undo(&self) -> Option<CompareAction> {
        self.taken.last().map(|number| CompareAction::Undo(*number))
    }

    pub(super) fn redo(&self) -> Option<CompareAction> {
        self.taken_back.last().map(|number| CompareAction::Redo(*number))
    }

    /// Takes differences over into one of the records, where that can be done.
    pub(super) fn take_into(&self, side: usize, differences: Vec<Difference>) -> Option<CompareAction> {
        let into = self.of[side].filter(|_| self.is_takeable())?;
        let differences = match side {
            0 => differences,
            _ => differences.iter().map(reversed).collect(),
        };
        Some(CompareAction::Take(into, Arc::clone(&self.sides[1 - side].tree), differences))
    }

    /// Whether what is different is known, and lies the same way round in both.
    pub(super) fn is_takeable(&self) -> bool {
        self.coming.is_none() && self.turned == Turned::No && self.comparison.apart.is_none()
    }

    /// The choice of what is looked at. Returns it once it is another one.
    pub(super) fn choose_aspect(&self, ui: &mut Ui) -> Option<Option<Aspect>> {
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            for aspect in std::iter::once(None).chain(Aspect::ALL.iter().map(|(_, aspect)| Some(*aspect))) {
                let selected = self.extent.only == aspect;
                if ui.add(Button::new(wording::aspect(aspect).localized()).selected(selected)).clicked() && !selected {
                    chosen = Some(aspect);
                }
            }
        });
        chosen
    }

    /// The buttons that take differences over, into each of the records that can be changed.
    pub(super) fn take_over(&self, ui: &mut Ui, one: &Difference) -> Option<CompareAction> {
        let group = self.group_of(one);
        let size = self.groups.get(&group).copied().unwrap_or_default();
        let mut action = None;
        for side in [0, 1].into_iter().filter(|&side| self.of[side].is_some()) {
            let word = match (side, group.place()) {
                (0, Where::OnlyLeft) => StaticText("beside-remove", "Remove on the left"),
                (0, _) => StaticText("beside-take", "Copy to the left"),
                (_, Where::OnlyRight) => StaticText("beside-remove-right", "Remove on the right"),
                _ => StaticText("beside-take-right", "Copy to the right"),
            };
            let key = if side == 0 { "Alt+Shift+←" } else { "Alt+Shift+→" };
            let removes = matches!((side, group.place()), (0, Where::OnlyLeft) | (1, Where::OnlyRight));
            let button = button(ui, word, key, side == 0 && !removes);
            if is_clicked_once(&button) {
                action = self.take_into(side, vec![one.clone()]);
            }
        }
        for side in [0, 1].into_iter().filter(|&side| self.of[side].is_some() && size.count > 1) {
            let button = ui.add(Button::new(wording::take_group(&group, size, side)).min_size(vec2(0.0, BUTTON)));
            if is_clicked_once(&button) {
                let alike = self.comparison.differences.iter().filter(|other| self.group_of(other) == group);
                action = self.take_into(side, alike.cloned().collect());
            }
        }
        action
    }

    fn group_of(&self, one: &Difference) -> Group {
        Group::of(one, [&self.sides[0].tree, &self.sides[1].tree])
    }
}
