//! The controls every panel is made of: icon buttons, small headings, splitters. Each has an accessible name and a tooltip.

use std::ops::Range;

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Button, Color32, Context, CursorIcon, EventFilter, FontId, Id, LayerId, Painter, Pos2, Rect, Response, RichText,
    Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use crate::app::look::{BUTTON, Icon, Palette, fonts, icons};
use crate::language::{self, StaticText};

/// How strong the ground is under what was looked for.
const MARKED: f32 = 0.3;

/// Exposes a widget to screen readers as one of several choices, and whether it is selected.
pub fn choose(response: &Response, role: Role, chosen: bool, name: impl Fn() -> String) {
    response.widget_info(|| WidgetInfo::selected(role, true, chosen, name()));
    response.ctx.accesskit_node_builder(response.id, |node| {
        // It is not a toggle button.
        node.clear_toggled();
        node.set_selected(chosen);
    });
}

/// Describes this to screen readers as one of several exclusive choices.
pub fn one_of(response: &Response, chosen: bool, name: &str) {
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, response.enabled(), chosen, name));
}

/// Keeps the arrow keys for the focused widget; Tab still moves on.
pub fn keep_arrows(response: &Response) {
    keep_arrows_for(&response.ctx, response.id);
}

/// The same for a widget by its id.
pub fn keep_arrows_for(ctx: &Context, id: Id) {
    let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
}

/// The same where something was begun that Escape takes back: it has the keyboard afterwards, too.
pub fn keep_escape(response: &Response) {
    let keys = EventFilter { horizontal_arrows: true, vertical_arrows: true, escape: true, ..EventFilter::default() };
    response.ctx.memory_mut(|memory| memory.set_focus_lock_filter(response.id, keys));
}

/// Whether the keyboard belongs to what was drawn with this id; to nothing before it was drawn.
pub fn has_keys(ctx: &Context, id: Option<Id>) -> bool {
    id.is_some() && ctx.memory(|memory| memory.focused()) == id
}

/// The focused widget, if it is in this layer.
pub fn focused_in(ctx: &Context, layer: LayerId) -> Option<Response> {
    let focused = ctx.memory(|memory| memory.focused()).and_then(|id| ctx.read_response(id));
    focused.filter(|response| response.layer_id == layer)
}

/// An icon button. `name` is what it does; `shortcut` is shown after it in the tooltip and may be empty.
pub struct IconButton<'a> {
    icon: Icon,
    name: &'a str,
    shortcut: &'a str,
    /// Whether it is pressed, where that is a state; otherwise it only does something.
    selected: Option<bool>,
    /// It is a button, or one of several exclusive choices.
    role: Role,
    enabled: bool,
    /// Whether Tab stops here.
    stop: bool,
    side: f32,
}

impl<'a> IconButton<'a> {
    /// A button of the usual size that can be pressed.
    pub fn new(icon: Icon, name: &'a str, shortcut: &'a str) -> Self {
        IconButton { icon, name, shortcut, selected: None, role: Role::Button, enabled: true, stop: true, side: BUTTON }
    }

    /// Shown pressed, or not: what is switched on, the panel on view.
    pub fn selected(mut self, selected: bool) -> Self {
        self.selected = Some(selected);
        self
    }

    /// Shown pressed if it is the selected one of a group, such as the current tool.
    pub fn one_of(self, chosen: bool) -> Self {
        IconButton { role: Role::RadioButton, ..self.selected(chosen) }
    }

    /// Greyed when it can do nothing here.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Whether Tab stops here: of a group in which the arrows move, only at the chosen one.
    pub fn stop(mut self, stop: bool) -> Self {
        self.stop = stop;
        self
    }

    /// The side of its square, in points.
    pub fn side(mut self, side: f32) -> Self {
        self.side = side;
        self
    }

    /// Draws it. Returns whether it was clicked.
    pub fn clicked(self, ui: &mut Ui) -> bool {
        self.show(ui).clicked()
    }

    /// Draws it, and adds this action if it was clicked.
    pub fn push_on_click<T>(self, ui: &mut Ui, action: impl Into<T>, actions: &mut Vec<T>) {
        if self.clicked(ui) {
            actions.push(action.into());
        }
    }

    /// Draws it and returns the response.
    pub fn show(self, ui: &mut Ui) -> Response {
        let sense = match (self.enabled, self.stop) {
            (true, true) => Sense::click(),
            (true, false) => Sense::CLICK,
            (false, _) => Sense::hover(),
        };
        let (rect, response) = ui.allocate_exact_size(vec2(self.side, self.side), sense);
        let (enabled, name) = (self.enabled, self.name);
        response.widget_info(|| match self.selected {
            Some(selected) => WidgetInfo::selected(self.role, enabled, selected, name),
            None => WidgetInfo::labeled(Role::Button, enabled, name),
        });
        let selected = self.selected == Some(true);
        let response = if self.enabled { response.on_hover_cursor(CursorIcon::PointingHand) } else { response };
        let palette = Palette::of(ui);
        highlight(ui, &response, rect.shrink(2.0), selected, self.enabled);
        let colour = match (self.enabled, selected, response.hovered()) {
            (false, ..) => Palette::faint(palette.quiet, 0.45),
            (true, true, _) => palette.accent,
            (true, false, true) => palette.text,
            (true, false, false) => palette.quiet,
        };
        icons::draw(ui.painter(), self.icon, rect.shrink((self.side - 20.0).max(8.0) / 2.0), colour);
        tip(response, self.name, self.shortcut)
    }
}

/// The light ring around stones on a dark page.
const PLATE: Color32 = Color32::from_gray(0xb4);

/// What a player's stones and pieces are painted with: a colour, and a hatching where colours alone do not tell them apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paint {
    pub fill: Color32,
    /// 0 none, 1 falling lines, 2 rising lines, 3 both.
    pub hatching: u8,
}

impl From<Color32> for Paint {
    fn from(fill: Color32) -> Paint {
        Paint { fill, hatching: 0 }
    }
}

impl Paint {
    /// The same in another tone.
    pub fn toned(self, tone: impl Fn(Color32) -> Color32) -> Paint {
        Paint { fill: tone(self.fill), ..self }
    }

    /// Draws the hatching on a disc of this paint.
    pub fn hatch(self, painter: &Painter, centre: Pos2, radius: f32) {
        let ink = if self.fill.intensity() < 0.5 { Color32::WHITE } else { Color32::BLACK };
        let stroke = Stroke::new((radius * 0.12).clamp(0.75, 1.5), ink.gamma_multiply(0.8));
        for (bit, along) in [(1, vec2(1.0, 1.0)), (2, vec2(1.0, -1.0))] {
            if self.hatching & bit == 0 {
                continue;
            }
            let along = along.normalized();
            for share in [-0.55, 0.0, 0.55] {
                let middle = centre + along.rot90() * radius * share;
                let half = along * radius * (1.0_f32 - share * share).sqrt();
                painter.line_segment([middle - half, middle + half], stroke);
            }
        }
    }
}

/// A small stone in a player's colour.
pub fn disc(ui: &Ui, centre: Pos2, paint: impl Into<Paint>) {
    stone(ui.painter(), (centre, 5.5), paint, (2.25, 1.0), &Palette::of(ui));
}

/// A stone of any radius. On a dark page it has a light ring, so that a black stone is visible there; else a subtle edge. The widths are
/// those of ring and edge.
pub fn stone(
    painter: &Painter,
    (centre, radius): (Pos2, f32),
    paint: impl Into<Paint>,
    (ring, edge): (f32, f32),
    palette: &Palette,
) {
    let paint = paint.into();
    let colour = paint.fill;
    if palette.dark {
        painter.circle_filled(centre, radius + ring, PLATE);
        painter.circle_filled(centre, radius, colour);
        if colour.intensity() < 0.25 && radius > 3.0 {
            // A black stone on a dark page: a highlight shows that it is filled, not a ring.
            let light = vec2(-0.38, -0.42) * radius;
            painter.circle_filled(centre + light, radius * 0.24, Color32::from_gray(150));
        }
    } else {
        painter.circle(centre, radius, colour, Stroke::new(edge, palette.quiet));
    }
    paint.hatch(painter, centre, radius);
}

/// The colour of letters and digits on a stone.
pub fn on_stone(stone: Color32) -> Color32 {
    let [red, green, blue, _] = stone.to_array().map(f32::from);
    if 0.299 * red + 0.587 * green + 0.114 * blue < 140.0 { Color32::WHITE } else { Color32::from_gray(20) }
}

/// The stone of a player who is out of the game: a ring.
pub fn ring(ui: &Ui, centre: Pos2, paint: impl Into<Paint>) {
    let palette = Palette::of(ui);
    if palette.dark {
        ui.painter().circle_filled(centre, 7.75, PLATE);
    }
    ui.painter().circle_stroke(centre, 4.5, Stroke::new(2.5, paint.into().fill));
}

/// A button of this height; the default one is filled.
pub fn button(ui: &mut Ui, word: StaticText, key: &str, usual: bool, height: f32) -> Response {
    tip(button_of(ui, RichText::new(word), usual, height), word.localized(), key)
}

/// The same with any text on it.
pub fn button_of(ui: &mut Ui, text: RichText, usual: bool, height: f32) -> Response {
    let palette = Palette::of(ui);
    let button = match usual {
        true => Button::new(text.color(palette.on_accent)).fill(palette.accent),
        false => Button::new(text),
    };
    ui.add(button.min_size(vec2(0.0, height)))
}

/// Text on one line around a height, cut with "…" if it is too long. Returns where it ends.
pub fn cut_text(ui: &Ui, at: Pos2, text: &str, font: FontId, colour: Color32, room: f32) -> f32 {
    cut_marked(ui, at, (text, &[]), font, colour, room)
}

/// The same, with a background under some byte ranges of the text.
pub fn cut_marked(
    ui: &Ui,
    at: Pos2,
    (text, marked): (&str, &[Range<usize>]),
    font: FontId,
    colour: Color32,
    room: f32,
) -> f32 {
    if text.is_empty() || room < 12.0 {
        return at.x;
    }
    /// No line has room for more characters, and all would be laid out before the cut.
    const MOST: usize = 1000;
    let text = language::beginning(text, MOST);
    let plain = TextFormat { font_id: font, color: colour, ..TextFormat::default() };
    let lit = TextFormat { background: Palette::faint(Palette::of(ui).accent, MARKED), ..plain.clone() };
    let mut job = LayoutJob { break_on_newline: false, ..LayoutJob::default() };
    let mut end = 0;
    for range in marked {
        if let (Some(before), Some(found)) = (text.get(end..range.start), text.get(range.clone())) {
            job.append(before, 0.0, plain.clone());
            job.append(found, 0.0, lit.clone());
            end = range.end;
        }
    }
    job.append(&text[end..], 0.0, plain);
    job.wrap = egui::text::TextWrapping::truncate_at_width(room);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let size = galley.size();
    ui.painter().galley(egui::pos2(at.x, at.y - size.y / 2.0), galley, colour);
    at.x + size.x
}

/// Gives a control its tooltip: what it does and, quieter, the keys that do the same.
pub fn tip(response: Response, name: &str, shortcut: &str) -> Response {
    let words = |ui: &mut Ui| {
        ui.horizontal(|ui| {
            ui.label(name);
            if !shortcut.is_empty() {
                ui.label(RichText::new(shortcut).weak());
            }
        });
    };
    on_hover(response, words)
}

/// Adds a tooltip.
pub fn hover_text(response: Response, text: impl Into<egui::WidgetText>) -> Response {
    on_hover(response, |ui| drop(ui.label(text)))
}

/// Adds a tooltip, unless the user is working with the keyboard.
pub fn on_hover(response: Response, show: impl FnOnce(&mut Ui)) -> Response {
    match response.ctx.data(|data| data.get_temp::<bool>(quiet_id())) {
        Some(true) => response,
        _ => response.on_hover_ui(show),
    }
}

/// Whether the user works with the keyboard or a screen reader rather than the pointer.
pub fn works_with_keys(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp::<bool>(quiet_id())).unwrap_or(true)
}

/// Whether the last input was a key.
pub fn came_with_keys(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp::<bool>(quiet_id())) == Some(true)
}

/// Whether tooltips are suppressed because the user works with the keyboard.
pub fn quiet_tips(ctx: &Context, quiet: bool) {
    ctx.data_mut(|data| data.insert_temp(quiet_id(), quiet));
}

fn quiet_id() -> Id {
    Id::unique("tips are quiet")
}

/// Gives this a role and a name for screen readers. The name is made only if somebody listens.
pub fn set_name<T: ToString>(response: &Response, role: Role, name: impl Fn() -> T) {
    response.widget_info(|| WidgetInfo::labeled(role, true, name().to_string()));
}

/// The same for a control that has a value.
pub fn set_name_and_value(response: &Response, role: Role, name: &str, value: impl ToString) {
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(role, true, name);
        info.current_text_value = Some(value.to_string());
        info
    });
}

/// The ground of what can be chosen, and the ring around it if it has the keyboard.
pub fn highlight(ui: &Ui, response: &Response, rect: Rect, chosen: bool, enabled: bool) {
    let palette = Palette::of(ui);
    if chosen {
        ui.painter().rect_filled(rect, 6.0, palette.chosen());
    } else if enabled && response.hovered() {
        ui.painter().rect_filled(rect, 6.0, palette.hover);
    }
    focus_ring(ui, response, rect);
}

/// The ring around what has the keyboard.
pub fn focus_ring(ui: &Ui, response: &Response, rect: Rect) {
    if response.has_focus() {
        ui.painter().rect_stroke(rect, 6.0, Stroke::new(2.0, Palette::of(ui).accent), StrokeKind::Inside);
    }
}

/// How wide a text is on one line.
pub fn text_width(ui: &Ui, text: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::BLACK).size().x
}

/// Text that is less important than what it stands beside.
pub fn quiet(ui: &mut Ui, text: impl Into<RichText>) -> Response {
    ui.label(text.into().color(Palette::of(ui).quiet))
}

/// The same in smaller letters.
pub fn quiet_small(ui: &mut Ui, text: impl Into<RichText>) -> Response {
    quiet(ui, text.into().size(13.0))
}

/// The same in the smallest letters.
pub fn quiet_tiny(ui: &mut Ui, text: impl Into<RichText>) -> Response {
    quiet(ui, text.into().size(12.0))
}

/// A small quiet heading above a group.
pub fn heading(ui: &mut Ui, words: &str) -> Response {
    let response = quiet_tiny(ui, RichText::new(words).family(fonts::bold()));
    as_heading(&response, words);
    response
}

/// The title of a page or a dialog, so large.
pub fn title(ui: &mut Ui, words: &str, size: f32) -> Response {
    let response = ui.label(RichText::new(words).family(fonts::bold()).size(size));
    as_heading(&response, words);
    response
}

/// Lets screen readers jump to a text as to a heading.
fn as_heading(response: &Response, words: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Heading);
        // A label has its text as its value.
        node.clear_value();
        node.set_label(words);
    });
}

/// A splitter's direction.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Splits {
    /// A vertical line, dragged left and right.
    Columns,
    /// A horizontal line, dragged up and down.
    Rows,
}

/// What was done with a line between two panels.
#[derive(Clone, Copy, PartialEq)]
pub enum Moved {
    /// It was dragged so far in this frame, in points.
    By(f32),
    /// It was double-clicked, and goes back to where it usually is.
    Back,
}

/// A line between two panels.
pub fn splitter(ui: &mut Ui, id: Id, line: Rect, splits: Splits) -> Option<Moved> {
    let palette = Palette::of(ui);
    let grab = line.expand2(if splits == Splits::Columns { vec2(4.0, 0.0) } else { vec2(0.0, 4.0) });
    let cursor = if splits == Splits::Columns { CursorIcon::ResizeHorizontal } else { CursorIcon::ResizeVertical };
    let response = ui.interact(grab, id, Sense::DRAG | Sense::CLICK).on_hover_and_drag_cursor(cursor);
    let busy = response.dragged() || response.hovered();
    ui.painter().rect_filled(line, 0.0, if busy { palette.accent } else { palette.line });
    let by = match splits {
        Splits::Columns => response.drag_delta().x,
        Splits::Rows => response.drag_delta().y,
    };
    match response.double_clicked() {
        true => Some(Moved::Back),
        false => Some(Moved::By(by)).filter(|_| by != 0.0),
    }
}
