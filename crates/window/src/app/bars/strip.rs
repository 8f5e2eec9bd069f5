//! The options of the selected tool, in a strip under the panels: what setup places and whose turn it is, or the text of labels.

use egui::accesskit::Role;
use egui::{Align, Color32, Layout, Rect, Sense, Stroke, Ui, UiBuilder, WidgetInfo, vec2};

use crate::app::board::Tool;
use crate::app::context::Action;
use crate::app::look::controls::{one_of, tip};
use crate::app::look::{GRID, InSight as _, Palette, controls, form, words};
use crate::commands::WindowCommand;
use crate::edit::{Command, SetupTarget};
use crate::game::{Colour, Position};
use crate::language::StaticText;

/// Height of the strip.
pub const HEIGHT: f32 = 40.0;

/// Text size of anything but choices.
const QUIET: f32 = 13.0;

/// Data of the tool strip.
pub struct ToolStrip<'a> {
    /// The selected tool.
    pub tool: Tool,
    /// The colour that setup places; `None` erases.
    pub setup: Option<Colour>,
    /// The letters of the kind of piece that setup places, or a neutral thing.
    pub piece: Option<&'static str>,
    /// The current position.
    pub position: &'a Position,
    /// The paint of each colour, by index.
    pub inks: &'a [Color32],
    /// The text of the label tool; if empty, the next letter is used.
    pub label: &'a mut String,
}

/// Draws it.
pub fn show(ui: &mut Ui, area: Rect, mut strip: ToolStrip<'_>, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(area, 0.0, palette.desk);
    ui.painter().hline(area.x_range(), area.top() + 0.5, egui::Stroke::new(1.0, palette.line));
    let builder = UiBuilder::new().id_salt("strip").max_rect(area.shrink2(vec2(GRID, 4.0)));
    ui.scope_builder(builder.layout(Layout::left_to_right(Align::Center)), |ui| {
        let room = area.width() - 2.0 * GRID;
        let mut draw = |ui: &mut Ui| match strip.tool {
            Tool::Setup => setup(ui, &strip, room, actions),
            _ => labels(ui, &mut strip, area.right() - GRID, actions),
        };
        if area.height() > HEIGHT {
            ui.horizontal_wrapped(draw);
            return;
        }
        let bars = egui::scroll_area::ScrollBarVisibility::AlwaysHidden;
        egui::ScrollArea::horizontal().scroll_bar_visibility(bars).show_in_sight(ui, |ui| ui.horizontal(&mut draw));
    });
}

fn choice(ui: &mut Ui, chosen: bool, name: &str) -> bool {
    let response = ui.add(egui::Button::selectable(chosen, name).frame(true).min_size(vec2(0.0, 28.0)));
    one_of(&response, chosen, name);
    response.clicked()
}

/// Side of the disc of a colour that has no room for its name, and what parts it from the next.
const DISC: (f32, f32) = (20.0, 2.0);

/// The least width of the button of a kind of piece.
const PIECE: f32 = 28.0;

/// How much of the choice of colours is said with words: both rows, what is put up, only what the rows are, only what the second is (the
/// first is the tool's own), nothing.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Words {
    All,
    Setup,
    Rows,
    Turn,
    None,
}

impl Words {
    /// As many as fit into this width.
    fn fitting(ui: &Ui, strip: &ToolStrip<'_>, room: f32) -> Words {
        let gap = ui.spacing().item_spacing.x;
        let text = |words: &str, font| controls::text_width(ui, words, font) + gap;
        let font = egui::TextStyle::Button.resolve(ui.style());
        let button = |words: &str| text(words, font.clone()) + 2.0 * ui.spacing().button_padding.x;
        let quiet = |words: &str| text(words, egui::FontId::proportional(QUIET));
        let names = names(strip.position);
        let turns: f32 = names.iter().map(|(_, name)| button(&turn(strip.position, name))).sum();
        let puts: f32 = names.iter().map(|(_, name)| button(name)).sum();
        let rows = quiet(&words::PUT_UP) + quiet(&words::WHOSE_TURN);
        let count = names.len() as f32;
        let discs = |gap: f32| count * (DISC.0 + gap);
        let kind = strip.position.kind();
        let kinds = kind.piece_letters().len() as f32 * (PIECE + gap);
        let nobodys = kind.nobodys().map_or(0.0, |name| button(&words::nobodys(name)));
        let rest = button(&words::ERASE) + 2.0 * GRID + gap + kinds + nobodys;
        let needs = [
            (Words::All, rows + puts + turns),
            (Words::Setup, rows + puts + discs(gap)),
            (Words::Rows, rows + 2.0 * discs(DISC.1)),
            // Nothing in it is further from the next than discs are.
            (Words::Turn, quiet(&words::WHOSE_TURN) + 2.0 * discs(DISC.1) - 3.0 * gap),
        ];
        needs.into_iter().find(|(_, needed)| needed + rest <= room).map_or(Words::None, |(words, _)| words)
    }
}

/// The colours of a game with their names.
fn names(position: &Position) -> Vec<(Colour, &'static str)> {
    let kind = position.kind();
    Colour::ALL.into_iter().take(usize::from(kind.colours())).map(|colour| (colour, kind.colour_name(colour))).collect()
}

/// The text of a button that gives a colour the turn: for four colours just the name.
fn turn(position: &Position, name: &str) -> String {
    if position.kind().colours() > 2 { name.to_owned() } else { words::to_play(name) }
}

/// A colour to choose, by its name or, where that has no room, as a disc.
fn colour(ui: &mut Ui, chosen: bool, ink: Color32, words: (bool, &str), name: &str) -> bool {
    let response = if words.0 {
        ui.add(egui::Button::selectable(chosen, words.1).frame(true).min_size(vec2(0.0, 28.0)))
    } else {
        let (rect, response) = ui.allocate_exact_size(vec2(DISC.0, 28.0), Sense::click());
        let palette = Palette::of(ui);
        if chosen || response.hovered() || response.has_focus() {
            ui.painter().rect_filled(
                rect,
                5.0,
                if chosen { Palette::faint(palette.accent, 0.3) } else { palette.hover },
            );
        }
        let edge = if chosen { Stroke::new(2.0, palette.text) } else { Stroke::new(1.0, palette.quiet) };
        ui.painter().circle(rect.center(), 7.0, ink, edge);
        tip(response, name, "")
    };
    one_of(&response, chosen, name);
    response.clicked()
}

/// What setup places, and whose turn it is.
fn setup(ui: &mut Ui, strip: &ToolStrip<'_>, room: f32, actions: &mut Vec<Action>) {
    let kind = strip.position.kind();
    let words = Words::fitting(ui, strip, room);
    let ink = |colour: Colour| strip.inks.get(colour.index()).copied().unwrap_or_default();
    if words >= Words::Rows {
        ui.spacing_mut().item_spacing.x = DISC.1;
    }
    if words < Words::Turn {
        controls::quiet_small(ui, words::PUT_UP.localized());
        ui.add_space(if words == Words::Rows { GRID / 2.0 } else { 0.0 });
    }
    let nobodys = kind.nobodys().filter(|name| strip.piece == Some(*name) && strip.setup.is_some());
    let own = strip.piece.filter(|_| nobodys.is_none());
    for (put, name) in names(strip.position) {
        let chosen = strip.setup == Some(put) && nobodys.is_none();
        if colour(ui, chosen, ink(put), (words <= Words::Setup, name), name) {
            let words: Vec<&str> = std::iter::once(kind.letter(put)).chain(own).collect();
            actions.push(WindowCommand::SetUp.with(&words).into());
        }
    }
    if let Some(name) = kind.nobodys()
        && choice(ui, nobodys.is_some(), &words::nobodys(name))
    {
        actions.push(WindowCommand::SetUp.with(&[name]).into());
    }
    pieces(ui, strip, own, actions);
    if choice(ui, strip.setup.is_none(), &words::ERASE) {
        actions.push(WindowCommand::SetUp.into());
    }
    ui.add_space(if words >= Words::Turn { GRID } else { 2.0 * GRID });
    if words < Words::None {
        controls::quiet_small(ui, words::WHOSE_TURN.localized());
        ui.add_space(if words >= Words::Rows { GRID / 2.0 } else { 0.0 });
    }
    for (next, name) in names(strip.position) {
        let chosen = strip.position.next_colour() == next;
        let (spoken, shown) = (words::to_play(name), turn(strip.position, name));
        if colour(ui, chosen, ink(next), (words == Words::All, &shown), &spoken) && !chosen {
            let colour = Some(next.into());
            actions.push(Action::Run(Command::ToPlay { colour, target: SetupTarget::Ask }));
        }
    }
}

/// The kind of piece that a colour sets up, by its letters; none is a plain stone.
fn pieces(ui: &mut Ui, strip: &ToolStrip<'_>, own: Option<&str>, actions: &mut Vec<Action>) {
    let kind = strip.position.kind();
    let Some(put) = strip.setup else { return };
    for (letters, name) in kind.piece_letters() {
        let chosen = own == Some(letters);
        let button = egui::Button::selectable(chosen, letters).frame(true).min_size(vec2(PIECE, 28.0));
        let response = tip(ui.add(button), name, "");
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, name));
        if response.clicked() {
            let words: Vec<&str> = std::iter::once(kind.letter(put)).chain(Some(letters).filter(|_| !chosen)).collect();
            actions.push(WindowCommand::SetUp.with(&words).into());
        }
    }
}

/// The label a click places.
fn labels(ui: &mut Ui, strip: &mut ToolStrip<'_>, right: f32, actions: &mut Vec<Action>) {
    let own = !strip.label.is_empty();
    for (tool, name) in
        [(Tool::Label, StaticText("label-letters", "A B C")), (Tool::Number, StaticText("label-numbers", "1 2 3"))]
    {
        if choice(ui, strip.tool == tool && !own, &name) {
            strip.label.clear();
            actions.push(tool.command().into());
        }
    }
    let field = form::text(ui, &words::OWN_TEXT, &words::OWN_TEXT, strip.label, Some(120.0));
    if field.changed() && strip.tool != Tool::Label {
        actions.push(Tool::Label.command().into());
    }
    let hint = StaticText("double-click-changes", "Double-click a point to change its label").localized();
    if ui.cursor().left() + controls::text_width(ui, hint, egui::FontId::proportional(QUIET)) <= right {
        controls::quiet_small(ui, hint);
    } else {
        controls::hover_text(field, hint);
    }
}
