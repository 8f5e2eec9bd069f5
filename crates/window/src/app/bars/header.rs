//! The top bar: menu, tabs, and what concerns the whole window.

use egui::accesskit::Role;
use egui::{Align, Layout, Rect, Response, RichText, Sense, TextWrapMode, Ui, UiBuilder, WidgetText, pos2, vec2};

use crate::app::context::{Action, Keys};
use crate::app::look::controls::{choose, tip};
use crate::app::look::menu::Tick;
use crate::app::look::{BAR, BUTTON, GRID, Icon, IconButton, Palette, controls, icons, menu, words};
use crate::commands::WindowCommand;
use crate::edit::Command;
use crate::language::StaticText;
use crate::store::settings::{Appearance, Choice as _};

/// A tab as the bar shows it.
pub struct Title<'a> {
    /// The file's name.
    pub name: &'a str,
    /// The path, for the tooltip.
    pub place: String,
    /// Whether it has changes that are not saved.
    pub modified: bool,
    /// Whether its file is read-only.
    pub protected: bool,
}

/// What undo and redo would do in the active record.
#[derive(Default)]
pub struct History<'a> {
    /// The title of the step that undo takes back.
    pub undo: Option<&'a str>,
    /// The title of the step that redo makes again.
    pub redo: Option<&'a str>,
}

/// The bar's content.
pub struct Bar<'a> {
    /// The tabs.
    pub titles: &'a [Title<'a>],
    /// The active one.
    pub shown: Option<usize>,
    /// The history of its record.
    pub history: History<'a>,
    /// Light or dark, as it was chosen.
    pub theme: Appearance,
}

/// A tab is at most this wide and shrinks to the other when there are many.
const TAB: (f32, f32) = (220.0, 136.0);

/// Draws the bar. `fill` fills the open menu; `keys` looks up the keys of a command.
pub fn show(
    ui: &mut Ui,
    area: Rect,
    bar: &Bar<'_>,
    keys: Keys<'_>,
    actions: &mut Vec<Action>,
    fill: impl FnOnce(&mut Ui, &mut Vec<Action>),
) {
    let Bar { titles, shown, history, theme: theme_now } = bar;
    let palette = Palette::of(ui);
    ui.painter().rect_filled(area, 0.0, palette.desk);
    ui.painter().hline(area.x_range(), area.bottom() - 0.5, egui::Stroke::new(1.0, palette.line));
    let inner = area.shrink2(vec2(GRID / 2.0, (BAR - BUTTON) / 2.0));
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center));
    let builder = builder.accessibility_role(Role::Toolbar);
    let builder = builder.accessibility_label(StaticText("region-header", "Toolbar").localized());
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let button = IconButton::new(Icon::Menu, StaticText("menu", "Menu").localized(), "").show(ui);
        let wished = menu::take_wish(ui.ctx(), menu::MenuRequest::Main);
        menu::hung(&button, wished, actions, fill);
        let right = 5.0 * (BUTTON + 2.0) + GRID;
        let room = inner.right() - right - BUTTON - GRID;
        // Where names are cut, or some are out of view, all of them are listed.
        let crowded = titles.len() as f32 * (TAB.0 + 2.0) > room - ui.cursor().left();
        tabs(ui, area, room - if crowded { BUTTON + 2.0 } else { 0.0 }, titles, *shown, actions);
        if crowded {
            let button = IconButton::new(Icon::Down, StaticText("open-tabs", "Open tabs").localized(), "").show(ui);
            menu::hung(&button, false, actions, |ui, actions| {
                menu::scrolling(ui, |ui| list(ui, titles, *shown, actions));
            });
        }
        let (name, shortcut) = (StaticText("new-tab", "New tab").localized(), keys(&WindowCommand::New.into()));
        IconButton::new(Icon::Plus, name, &shortcut).push_on_click(ui, Action::Welcome, actions);
        // From the left, so that Tab follows the reading order.
        ui.add_space((ui.available_width() - right + 2.0).max(0.0));
        for (icon, what, command, title) in [
            (Icon::Undo, words::UNDO, Command::Undo(1), history.undo),
            (Icon::Redo, StaticText("redo", "Redo"), Command::Redo(1), history.redo),
        ] {
            let name = title.map_or_else(|| what.to_string(), |title| format!("{what} {title}"));
            let shortcut = keys(&command.clone().into());
            let button = IconButton::new(icon, &name, &shortcut).enabled(title.is_some());
            button.push_on_click(ui, Action::Run(command), actions);
        }
        ui.add_space(GRID);
        let button = |ui: &mut Ui, icon: Icon, name: StaticText, command: WindowCommand, actions: &mut Vec<Action>| {
            IconButton::new(icon, name.localized(), &keys(&command.into())).push_on_click(ui, command, actions);
        };
        button(ui, Icon::Search, words::COMMANDS, WindowCommand::Palette, actions);
        let theme = IconButton::new(Icon::Contrast, words::THEME.localized(), "").show(ui);
        menu::hung(&theme, false, actions, |ui, actions| themes(ui, *theme_now, actions));
        button(ui, Icon::Gear, words::SETTINGS, WindowCommand::Settings, actions);
    });
}

/// All tabs by their whole names, each with its place.
fn list(ui: &mut Ui, titles: &[Title<'_>], shown: Option<usize>, actions: &mut Vec<Action>) {
    for (index, title) in titles.iter().enumerate() {
        let name = if title.modified { format!("{} •", title.name) } else { title.name.to_owned() };
        let response = menu::line(ui, &name, "", Tick::OneOf(shown == Some(index)), true);
        if tip(response, &title.place, "").clicked() {
            actions.push(Action::ShowTab(index));
        }
    }
}

fn themes(ui: &mut Ui, now: Appearance, actions: &mut Vec<Action>) {
    for &(name, words) in Appearance::NAMES {
        if menu::line(ui, words.localized(), "", Tick::OneOf(now.name() == name), true).clicked() {
            actions.push(WindowCommand::Theme.with(&[name]).into());
        }
    }
}

fn tabs(ui: &mut Ui, area: Rect, right: f32, titles: &[Title<'_>], shown: Option<usize>, actions: &mut Vec<Action>) {
    if titles.is_empty() {
        return;
    }
    ui.add_space(GRID / 2.0);
    let room = (right - ui.cursor().left()).max(TAB.1);
    // The number of tabs that fit uncut, even if others are out of view.
    let most = (room / (TAB.1 + 2.0)).floor().max(1.0);
    let width = (room / most.min(titles.len() as f32) - 2.0).min(TAB.0);
    let scrolls = titles.len() as f32 > most;
    let area = area.intersect(Rect::everything_left_of(right + 4.0));
    let front = ui.scope_id().with("tab in front");
    let mut draw = |ui: &mut Ui| {
        for (index, title) in titles.iter().enumerate() {
            let response = tab(ui, area, width, title, shown == Some(index), || actions.push(Action::CloseTab(index)));
            if response.clicked() {
                actions.push(Action::ShowTab(index));
            }
            // After any change of width the active tab is kept visible.
            let now = (index, titles.len(), room.round() as i32, width.round() as i32);
            if shown == Some(index) && ui.data(|data| data.get_temp(front)) != Some(now) {
                ui.data_mut(|data| data.insert_temp(front, now));
                response.scroll_to_me(None);
            }
            // What is dragged goes where the pointer is; the place that was pressed stays the one that is held.
            let pointer = response.interact_pointer_pos().filter(|_| response.dragged()).map(|at| at.x);
            if let Some(x) = pointer {
                ui.set_cursor_icon(egui::CursorIcon::Grabbing);
                let step = width + 2.0;
                let first = response.rect.left() - index as f32 * step;
                let to = ((x - first) / step).floor().clamp(0.0, titles.len() as f32 - 1.0) as usize;
                let held = ui.scope_id().with("tab held");
                let started = response.drag_started();
                let from = ui.data(|data| data.get_temp(held)).filter(|_| !started).unwrap_or(index);
                ui.data_mut(|data| data.insert_temp(held, to));
                if from != to {
                    actions.push(Action::MoveTab(from, to));
                }
            }
            if response.middle_clicked() {
                actions.push(Action::CloseTab(index));
            }
        }
    };
    if scrolls {
        let bars = egui::scroll_area::ScrollBarVisibility::AlwaysHidden;
        let area = egui::ScrollArea::horizontal().max_width(room).scroll_bar_visibility(bars);
        let row = area.show(ui, |ui| ui.horizontal(|ui| draw(ui)));
        // The clipped end fades to show that there is more.
        let (view, beyond) =
            (row.inner_rect, row.content_size.x - row.inner_rect.width() - row.state.clamped_offset().x);
        fade(ui, view.left()..=view.left() + FADE.min(row.state.clamped_offset().x), view, true);
        fade(ui, view.right() - FADE.min(beyond.max(0.0))..=view.right(), view, false);
    } else {
        draw(ui);
    }
}

/// Side of the dot behind the name of what is not saved, in points.
const DOT: f32 = 16.0;

/// How wide the edge of a row of tabs is that goes on there, in points.
const FADE: f32 = 28.0;

/// Lets a row of tabs fade into the bar at one of its ends.
fn fade(ui: &Ui, columns: std::ops::RangeInclusive<f32>, view: Rect, at_left: bool) {
    if columns.end() - columns.start() < 1.0 {
        return;
    }
    let (desk, none) = (Palette::of(ui).desk, egui::Color32::TRANSPARENT);
    let (left, right) = if at_left { (desk, none) } else { (none, desk) };
    let mut mesh = egui::Mesh::default();
    for (x, colour) in [(*columns.start(), left), (*columns.end(), right)] {
        mesh.colored_vertex(pos2(x, view.top()), colour);
        mesh.colored_vertex(pos2(x, view.bottom() - 1.0), colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(2, 1, 3);
    ui.painter().add(egui::Shape::mesh(mesh));
}

fn tab(ui: &mut Ui, bar: Rect, width: f32, title: &Title<'_>, shown: bool, close: impl FnOnce()) -> Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(width, BUTTON), Sense::click_and_drag());
    let states = [(title.modified, StaticText("modified", "unsaved changes")), (title.protected, words::PROTECTED)];
    let states = states.iter().filter(|(is, _)| *is).map(|(_, words)| words.localized());
    let label = std::iter::once(title.name).chain(states).collect::<Vec<_>>().join(", ");
    choose(&response, Role::Tab, shown, || label.clone());
    // The active tab joins the page below it.
    let face = Rect::from_min_max(pos2(rect.left(), rect.top()), pos2(rect.right(), bar.bottom()));
    let corners = egui::CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 };
    if shown {
        ui.painter().rect_filled(face, corners, palette.page);
        let top = Rect::from_min_max(face.min, pos2(face.right(), face.top() + 2.0));
        ui.painter().rect_filled(top.shrink2(vec2(6.0, 0.0)), 1.0, palette.accent);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, 6.0, palette.hover);
    }
    controls::focus_ring(ui, &response, rect.shrink(1.0));
    let colour = if shown { palette.text } else { palette.quiet };
    let mut left = rect.left() + 1.5 * GRID;
    if title.protected {
        let lock = Rect::from_center_size(pos2(left + 5.0, rect.center().y), vec2(16.0, 16.0));
        icons::draw(ui.painter(), Icon::Lock, lock, palette.quiet);
        left += 16.0;
    }
    let room = rect.right() - 1.5 * GRID - 12.0 - left;
    // The number that distinguishes records of the same name must not be truncated.
    let (name, number) = match title.name.rsplit_once(' ') {
        Some((name, end)) if end.len() <= 3 && end.bytes().all(|digit| digit.is_ascii_digit()) => (name, end),
        _ => (title.name, ""),
    };
    let set = |text: &str, room: f32| {
        let text = WidgetText::from(RichText::new(text).color(colour));
        text.into_galley(ui, Some(TextWrapMode::Truncate), room, egui::TextStyle::Body)
    };
    // What is not saved has its dot behind the name.
    let room = room - if title.modified { DOT } else { 0.0 };
    let end = set(number, f32::INFINITY);
    let cut = !number.is_empty() && set(title.name, f32::INFINITY).size().x > room;
    let galley = if cut { set(name, room - end.size().x - 4.0) } else { set(title.name, room) };
    let at = pos2(left, rect.center().y - galley.size().y / 2.0);
    let mut beyond = at + vec2(galley.size().x + 4.0, 0.0);
    ui.painter().galley(at, galley, colour);
    if cut {
        let width = end.size().x;
        ui.painter().galley(beyond, end, colour);
        beyond.x += width + 4.0;
    }
    if title.modified {
        let dot = Rect::from_center_size(pos2(beyond.x + DOT / 2.0 - 2.0, rect.center().y), vec2(DOT, DOT));
        icons::draw(ui.painter(), Icon::Dot, dot, palette.accent);
    }
    let corner = Rect::from_center_size(pos2(rect.right() - 2.0 * GRID, rect.center().y), vec2(24.0, 24.0));
    let close_button = ui.interact(corner, response.id.with("close"), Sense::click());
    controls::set_name(&close_button, Role::Button, || format!("{} {}", words::CLOSE_TAB, title.name));
    let near = response.hovered() || close_button.hovered() || close_button.has_focus();
    if close_button.hovered() || close_button.has_focus() {
        ui.painter().rect_filled(corner, 4.0, palette.hover);
    }
    if near || shown {
        icons::draw(ui.painter(), Icon::Close, corner.shrink(4.0), if near { palette.text } else { palette.quiet });
    }
    if tip(close_button, words::CLOSE_TAB.localized(), "").clicked() {
        close();
    }
    tip(response, &title.place, "")
}
