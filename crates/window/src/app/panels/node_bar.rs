//! The node bar: the current move, the node's name, and annotations of move and position.

use egui::accesskit::Role;
use egui::{
    Align, Align2, CursorIcon, FontId, Id, Layout, Rect, RichText, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::context::{Action, Reading, RecordState, ViewContext};
use crate::app::look::bidi::field;
use crate::app::look::controls::{disc, hover_text, tip};
use crate::app::look::menu::{self, Tick};
use crate::app::look::{BUTTON, GRID, Icon, IconButton, Palette, controls, fonts, form, icons, words};
use crate::edit::{Annotation, Command};
use crate::game::Position;
use crate::language::{self, StaticText};
use crate::sgf::{NodeId, Tree};

/// Height of the bar, in points: of one line with name and signs, where a panel is wide enough; of a line for each; of one line in a small
/// panel, whose signs are in a menu.
const HEIGHTS: (f32, f32, f32) = (44.0, 72.0, 36.0);
/// The least width for name and signs on one line, and for the signs alone.
const WIDTHS: (f32, f32) = (540.0, 280.0);
/// A panel that is lower than this is small.
const SMALL: f32 = 170.0;
/// The width of a sign at most.
const SIGN: f32 = 30.0;

/// The height of the bar in a panel of this size.
pub fn height(panel: Vec2) -> f32 {
    match panel {
        panel if panel.x >= WIDTHS.0 => HEIGHTS.0,
        panel if panel.x < WIDTHS.1 || panel.y < SMALL => HEIGHTS.2,
        _ => HEIGHTS.1,
    }
}

/// The name being typed.
#[derive(Default)]
pub struct Name {
    shown: Option<((u64, NodeId), RecordState)>,
    text: String,
    /// Whether its field has the keyboard.
    pub has_focus: bool,
}

/// Draws the bar.
pub fn show(ui: &mut Ui, area: Rect, here: &ViewContext<'_>, name: &mut Name, actions: &mut Vec<Action>) {
    let Some(reading) = &here.record else { return };
    let palette = Palette::of(ui);
    let inner = area.shrink2(vec2(2.0 * GRID, 2.0));
    let signs = signs(reading);
    let two = area.height() >= HEIGHTS.1;
    let rows = match area.width() >= WIDTHS.0 {
        _ if two => inner.shrink2(vec2(0.0, 6.0)).split_top_bottom_at_fraction(0.5),
        true => inner.split_left_right_at_x(inner.right() - signs.len() as f32 * SIGN - 3.0 * GRID),
        false => inner.split_left_right_at_x(inner.right() - BUTTON),
    };
    let row = |rect: Rect| UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(row(rows.0).id_salt("node name"), |ui| {
        let title = title(reading.tree, reading.node, reading.position);
        let title = ui.label(RichText::new(title).family(fonts::bold()).size(15.0).color(palette.text));
        if reading.position.last_move().is_some() {
            hover_text(
                title,
                StaticText("last-move-sign", "The last move is marked with a dot or a ring on the board").localized(),
            );
        }
        name_field(ui, reading, name, actions);
    });
    ui.scope_builder(row(rows.1).id_salt("annotations"), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        if !two && area.width() < WIDTHS.0 {
            return in_menu(ui, here, &signs, actions);
        }
        ui.add_space(if two { -6.0 } else { GRID });
        let width = ((ui.available_width() - 2.0 * GRID - 1.0) / signs.len() as f32).min(SIGN);
        let mut of_moves = true;
        for annotation in signs {
            // Judgements of the move, then of the position.
            if std::mem::replace(&mut of_moves, annotation.is_of_move()) && !annotation.is_of_move() {
                ui.add_space(GRID);
                let (gap, _) = ui.allocate_exact_size(vec2(1.0, 16.0), Sense::hover());
                ui.painter().rect_filled(gap, 0.0, palette.line);
                ui.add_space(GRID);
            }
            button(ui, width, annotation, here, actions);
        }
    });
}

/// The annotations of this node's game. The format favours two colours only; with more, a recorded annotation is shown all the same.
fn signs(reading: &Reading<'_>) -> Vec<Annotation> {
    let of_two = reading.position.kind().colours() <= 2;
    let recorded = |id| reading.tree.value(reading.node, id).is_some();
    let all = Annotation::ALL.into_iter().map(|(_, annotation)| annotation);
    all.filter(|annotation| of_two || annotation.row().favours.is_none() || recorded(annotation.row().id)).collect()
}

/// The annotations in a menu, where the bar has no room for their signs.
fn in_menu(ui: &mut Ui, here: &ViewContext<'_>, signs: &[Annotation], actions: &mut Vec<Action>) {
    let Some(reading) = &here.record else { return };
    let name = StaticText("annotations", "Annotations").localized();
    let opens = IconButton::new(Icon::More, name, "").show(ui);
    menu::hung(&opens, false, actions, |ui, actions| {
        for &annotation in signs {
            let (strength, refused) = (strength(reading, annotation), refusal(reading, annotation));
            let line =
                menu::line(ui, &title_of(reading, annotation), "", Tick::Switch(strength > 0), refused.is_none());
            if line.clicked() {
                actions.push(toggle(annotation, strength, 1));
            }
        }
    });
}

/// What an annotation is called here: who is favoured is called as the game calls him.
fn title_of(reading: &Reading<'_>, annotation: Annotation) -> String {
    let sign = annotation.row();
    let named = |colour| say!("good-for", "Good for {colour}", colour = reading.position.kind().colour_name(colour));
    sign.favours.map_or_else(|| sign.title.to_string(), named)
}

/// How strong an annotation of this node is; 0 without it.
fn strength(reading: &Reading<'_>, annotation: Annotation) -> u8 {
    let value = reading.tree.value(reading.node, annotation.row().id);
    value.map_or(0, |value| annotation.strength(Some(value)))
}

/// Why this node cannot have an annotation. An existing one can always be removed.
fn refusal(reading: &Reading<'_>, annotation: Annotation) -> Option<String> {
    let annotate = Command::Annotate { annotation: Some(annotation), strength: 1 };
    let allowed = strength(reading, annotation) > 0;
    if allowed { None } else { reading.workspace.available(&annotate).err().map(|why| why.to_string()) }
}

/// Sets an annotation, or removes the one that there is.
fn toggle(annotation: Annotation, strength: u8, wanted: u8) -> Action {
    Action::Run(if strength == wanted || (strength > 0 && wanted == 1) {
        Command::Unset { id: annotation.row().id.to_owned() }
    } else {
        Command::Annotate { annotation: Some(annotation), strength: wanted }
    })
}

/// The node's title: a move, a setup, the start.
pub fn title(tree: &Tree, node: NodeId, position: &Position) -> String {
    let kind = position.kind();
    let moved = kind.move_ids().iter().any(|id| tree.has(node, id));
    match position.last_move().filter(|_| moved) {
        Some(played) => {
            let text = words::beside_number(kind.colour_name(played.colour), position.move_text(&played.action));
            say!("move-title", "Move {number} · {words}", number = position.move_number(), words = text)
        }
        None if tree.parent(node).is_none() => words::START.to_string(),
        // Numbers start again there, wherever in the game it is.
        None if position.move_number() == 0 && tree.properties(node).any(|property| kind.is_setup(&property.id())) => {
            words::SETUP_NODE.to_string()
        }
        // The moves of an unknown game cannot be numbered.
        None if position.move_number() == 0 && !kind.has_board() => words::node_number(tree, node),
        None if position.move_number() == 0 => StaticText("before-first-move", "Before the first move").to_string(),
        None => say!("after-move", "After move {number}", number = position.move_number()),
    }
}

fn name_field(ui: &mut Ui, reading: &Reading<'_>, name: &mut Name, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let now = (reading.place(), reading.state);
    let id = Id::unique(("node name field", reading.place().0));
    if name.shown != Some(now) {
        if name.shown.is_some_and(|(place, _)| place != now.0) {
            // Further typing was meant for the other node.
            ui.memory_mut(|memory| memory.surrender_focus(id));
        }
        name.shown = Some(now);
        name.text = reading.tree.simple_text(reading.node, "N").unwrap_or_default();
    }
    let old = name.text.clone();
    field::forget_undo(ui.ctx(), id);
    let output = field::line(ui, &mut name.text, Some(id), |edit| {
        edit.hint_text(RichText::new(StaticText("name-hint", "Node name")).color(palette.quiet))
            .frame(egui::Frame::NONE)
            .align(Align2::LEFT_CENTER)
            .min_size(vec2(0.0, 24.0))
            .desired_width(f32::INFINITY)
    });
    let response = output.response.response;
    form::name_it(&response, &StaticText("node-name", "Node name"), &name.text);
    name.has_focus = response.has_focus();
    if response.has_focus() {
        let line = Rect::from_min_max(response.rect.left_bottom(), response.rect.right_bottom() + vec2(0.0, 2.0));
        ui.painter().rect_filled(line, 1.0, palette.accent);
    }
    if name.text != old {
        actions.push(Action::RunAt(reading.place(), Command::Name(name.text.clone())));
    }
}

fn button(ui: &mut Ui, width: f32, annotation: Annotation, here: &ViewContext<'_>, actions: &mut Vec<Action>) {
    let Some(reading) = &here.record else { return };
    let sign = annotation.row();
    let palette = Palette::of(ui);
    let (strength, favoured) = (strength(reading, annotation), sign.favours);
    let (judgement, refused) = (title_of(reading, annotation), refusal(reading, annotation));
    let sense = if refused.is_some() { Sense::hover() } else { Sense::click() };
    let (rect, response) = ui.allocate_exact_size(vec2(width, 28.0), sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, refused.is_none(), strength > 0, judgement.clone()));
    let response = if refused.is_some() { response } else { response.on_hover_cursor(CursorIcon::PointingHand) };
    controls::highlight(ui, &response, rect.shrink(1.0), strength > 0, refused.is_none());
    let colour = match (strength > 0, response.hovered()) {
        _ if refused.is_some() => Palette::faint(palette.quiet, 0.5),
        (true, _) => palette.accent,
        (false, true) => palette.text,
        (false, false) => palette.quiet,
    };
    let text = annotation.sign(strength);
    let size = if text.chars().count() > 2 { 12.0 } else { 15.0 };
    if let Some(favoured) = favoured {
        disc(ui, pos2(rect.center().x, rect.center().y), (here.paint)(reading.position, favoured));
    } else if sign.sign.is_empty() {
        icons::draw(ui.painter(), Icon::Flag, Rect::from_center_size(rect.center(), vec2(18.0, 18.0)), colour);
    } else {
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, FontId::new(size, fonts::bold()), colour);
    }
    if strength == 2 && (sign.sign.is_empty() || favoured.is_some()) {
        ui.painter().circle_filled(pos2(rect.right() - 5.0, rect.top() + 6.0), 2.5, palette.accent);
    }
    let help = if let Some(why) = refused {
        language::with_colon(judgement, why)
    } else if sign.is_double {
        say!("with-emphasis", "{judgement} (Shift-click for “very”)", judgement)
    } else {
        judgement
    };
    let response = tip(response, &help, "");
    if response.clicked() {
        let wanted = if sign.is_double && ui.input(|input| input.modifiers.shift) { 2 } else { 1 };
        actions.push(toggle(annotation, strength, wanted));
    }
}
