//! The controls of the comparison page: the actions it requests, the list of what can be compared, and its buttons.

use std::sync::Arc;

use egui::{Button, Layout, Rect, Response, RichText, ScrollArea, Ui, UiBuilder, vec2};

use crate::app::compare_view::versions::{Compared, ToCompare};
use crate::app::look::{BUTTON, GRID, Palette, controls, words};
use crate::language::StaticText;
use crate::record::Revision;
use crate::relate::Difference;
use crate::sgf::{NodeId, Tree};

/// An action that the page requests.
#[derive(Clone, Debug)]
pub enum CompareAction {
    /// Compare with this.
    Choose(Compared),
    /// Ask for a file to compare with.
    AskForFile,
    /// Apply these differences from another record to this one, if it is still in this state.
    Take(ComparedState, Arc<Tree>, Vec<Difference>),
    /// Turn the record on the left by this command, if it is still in this state.
    Turn(ComparedState, &'static str),
    /// Take back the last step of the record with this number.
    Undo(u64),
    /// Redo the last step of the record with this number that was undone.
    Redo(u64),
    /// Close the page, and go to this node of the left record.
    Leave(Option<NodeId>),
}

/// An open record that is compared: its number, and its state.
pub type ComparedState = (u64, Revision);

/// The list of what a record can be compared with; what came later is last, so that nothing moves under the pointer.
pub fn choose(
    ui: &mut Ui,
    area: Rect,
    (title, asked): (&str, bool),
    [offered, later]: [&[ToCompare]; 2],
) -> Option<CompareAction> {
    let column = Rect::from_center_size(area.center(), vec2(area.width().min(560.0), area.height()));
    let mut action = None;
    ui.scope_builder(UiBuilder::new().max_rect(column).layout(Layout::top_down(egui::Align::Min)), |ui| {
        ScrollArea::vertical().id_salt("beside").auto_shrink(false).show(ui, |ui| {
            controls::title(ui, title, 18.0);
            ui.add_space(GRID);
            ui.label(RichText::new(StaticText("beside-with", "Compare with")).color(Palette::of(ui).quiet));
            ui.add_space(GRID);
            let choice = |one: &'_ ToCompare| CompareAction::Choose(one.what.clone());
            let choices = offered.iter().map(|one| (&*one.name, choice(one)));
            let later = later.iter().map(|one| (&*one.name, choice(one)));
            let file = (StaticText("beside-file", "A file…").localized(), CompareAction::AskForFile);
            for (at, (name, chosen)) in choices.chain([file]).chain(later).enumerate() {
                let response = ui.add(Button::new(name).min_size(vec2(280.0, BUTTON)));
                // The first row gets the focus; its name includes the question for screen readers.
                if at == 0 {
                    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(title));
                    if !asked && ui.memory(|memory| memory.focused()).is_none() {
                        response.request_focus();
                    }
                }
                if response.clicked() {
                    action = Some(chosen);
                }
            }
            ui.add_space(2.0 * GRID);
            if button(ui, words::CLOSE, "", true).clicked() {
                action = Some(CompareAction::Leave(None));
            }
        });
    });
    action
}

/// A text that is not selected.
pub fn label_of(text: RichText) -> egui::Label {
    egui::Label::new(text).selectable(false)
}

/// A button, the usual one filled.
pub fn button(ui: &mut Ui, word: StaticText, key: &str, usual: bool) -> Response {
    controls::button(ui, word, key, usual, BUTTON)
}

/// A button that may be disabled. Returns whether it was clicked.
pub fn enabled(ui: &mut Ui, enabled: bool, word: StaticText, key: &str) -> bool {
    ui.add_enabled_ui(enabled, |ui| button(ui, word, key, false)).inner.clicked()
}
