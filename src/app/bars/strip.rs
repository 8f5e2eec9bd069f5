//! What the tool in hand can be set to, in a strip over the board: what setup puts up and whose turn it is, what labels say.

use egui::{Align, Layout, Rect, RichText, Ui, UiBuilder, vec2};

use crate::app::board::tool::Tool;
use crate::app::context::action::{Action, window};
use crate::app::look::form;
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::edit::{Command, Target};
use crate::game::{Colour, Position};

/// Height of the strip.
pub const HEIGHT: f32 = 40.0;

/// What the strip shows and changes.
pub struct Strip<'a> {
    /// The tool in hand.
    pub tool: Tool,
    /// What setup puts up; `None` erases.
    pub setup: Option<Colour>,
    /// The position at hand.
    pub position: &'a Position,
    /// The text that the label tool puts; letters in their order where it is empty.
    pub label: &'a mut String,
}

/// Whether a tool has something to be set.
pub fn has_choices(tool: Tool) -> bool {
    matches!(tool, Tool::Setup | Tool::Label | Tool::Number)
}

/// Draws it.
pub fn show(ui: &mut Ui, area: Rect, strip: Strip<'_>, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(area, 0.0, palette.desk);
    ui.painter().hline(area.x_range(), area.bottom() - 0.5, egui::Stroke::new(1.0, palette.line));
    let builder = UiBuilder::new().id_salt("strip").max_rect(area.shrink2(vec2(GRID, 4.0)));
    ui.scope_builder(builder.layout(Layout::left_to_right(Align::Center)), |ui| {
        let bars = egui::scroll_area::ScrollBarVisibility::AlwaysHidden;
        egui::ScrollArea::horizontal().scroll_bar_visibility(bars).show(ui, |ui| {
            ui.horizontal(|ui| {
                if strip.tool == Tool::Setup { setup(ui, &strip, actions) } else { labels(ui, strip, actions) }
            });
        });
    });
}

fn choice(ui: &mut Ui, chosen: bool, name: &str) -> bool {
    ui.add(egui::Button::selectable(chosen, name).frame(true).min_size(vec2(0.0, 28.0))).clicked()
}

fn quiet(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).size(13.0).color(Palette::of(ui).quiet));
}

/// What is put up, and whose turn it is.
fn setup(ui: &mut Ui, strip: &Strip<'_>, actions: &mut Vec<Action>) {
    let kind = strip.position.kind();
    let colours = || Colour::ALL.into_iter().take(usize::from(kind.colours()));
    quiet(ui, &words::PUT_UP);
    for colour in colours() {
        if choice(ui, strip.setup == Some(colour), kind.colour_name(colour)) {
            actions.push(Action::Run(window("set-up", &[kind.letter(colour)])));
        }
    }
    if choice(ui, strip.setup.is_none(), &words::ERASE) {
        actions.push(Action::Run(window("set-up", &[])));
    }
    ui.add_space(2.0 * GRID);
    quiet(ui, &words::WHOSE_TURN);
    for colour in colours() {
        let next = strip.position.next_colour() == colour;
        let name = kind.colour_name(colour);
        // Of four colours the names alone have room.
        let said = words::to_play(name);
        let shown = if kind.colours() > 2 { name } else { &said };
        let button = egui::Button::selectable(next, shown).frame(true).min_size(vec2(0.0, 28.0));
        let response = ui.add(button);
        response.widget_info(|| egui::WidgetInfo::selected(egui::accesskit::Role::Button, true, next, &said));
        if response.clicked() && !next {
            let colour = Some(kind.letter(colour).to_owned());
            actions.push(Action::Run(Command::ToPlay { colour, target: Target::Ask }));
        }
    }
}

/// What a click puts on a point.
fn labels(ui: &mut Ui, strip: Strip<'_>, actions: &mut Vec<Action>) {
    let own = !strip.label.is_empty();
    for (tool, name) in [(Tool::Label, words::LETTERS), (Tool::Number, words::NUMBERS)] {
        if choice(ui, strip.tool == tool && !own, &name) {
            strip.label.clear();
            actions.push(Action::Run(tool.command()));
        }
    }
    let field = form::text(ui, &words::OWN_TEXT, &words::OWN_TEXT, strip.label, Some(120.0));
    if field.changed() && strip.tool != Tool::Label {
        actions.push(Action::Run(Tool::Label.command()));
    }
    quiet(ui, &words::DOUBLE_CLICK_CHANGES);
}
