//! Form rows: a dimmed label in one column, a field beside it.

use egui::accesskit::{Live, Role};
use egui::{Align2, ComboBox, FontId, Id, Key, Rect, Response, RichText, Sense, Ui, UiBuilder, vec2};

use crate::app::look::bidi::field;
use crate::app::look::controls::{came_with_keys, choose, focus_ring, set_name_and_value, text_width};
use crate::app::look::list::Steps;
use crate::app::look::{GRID, Palette, controls, menu};
use crate::language::StaticText;

/// Width of the labels, in points.
pub const LABEL: f32 = 136.0;

/// One row: the label, and whatever `field` draws in the room that is left. Returns what `field` returns.
pub fn row<T>(ui: &mut Ui, label: &str, field: impl FnOnce(&mut Ui) -> T) -> T {
    labelled(ui, label, LABEL, field)
}

/// The same with a label of this width.
pub fn labelled<T>(ui: &mut Ui, label: &str, width: f32, field: impl FnOnce(&mut Ui) -> T) -> T {
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GRID;
        // Painted, not a label of its own: screen readers hear the name of the field.
        // Other languages need two lines where English has one.
        let galley = ui.painter().layout(label.to_owned(), FontId::proportional(14.0), palette.quiet, width);
        let (rect, _) = ui.allocate_exact_size(vec2(width, galley.size().y.max(28.0)), Sense::hover());
        let corner = rect.left_center() - vec2(0.0, galley.size().y / 2.0);
        ui.painter().galley(corner, galley, palette.quiet);
        field(ui)
    })
    .inner
}

/// A text of one line as wide as the room that is left, or `width`. `name` is what screen readers call it.
pub fn text(ui: &mut Ui, name: &str, hint: &str, value: &mut String, width: Option<f32>) -> Response {
    text_with_room(ui, (name, hint), value, width, 0.0)
}

/// Side of a button inside a field, at its right end.
pub const INSIDE: f32 = 26.0;

/// The same with a button inside it, at its right end, that `inside` draws. Returns the field, and what `inside` returns.
pub fn text_with<T>(
    ui: &mut Ui,
    (name, hint): (&str, &str),
    value: &mut String,
    width: f32,
    inside: impl FnOnce(&mut Ui, &mut String) -> T,
) -> (Response, T) {
    let field = text_with_room(ui, (name, hint), value, Some(width), INSIDE);
    let end = Rect::from_center_size(field.rect.right_center() - vec2(INSIDE / 2.0 + 1.0, 0.0), vec2(INSIDE, INSIDE));
    let drawn = ui.scope_builder(UiBuilder::new().id_salt(name).max_rect(end), |ui| inside(ui, value));
    (field, drawn.inner)
}

fn text_with_room(
    ui: &mut Ui,
    (name, hint): (&str, &str),
    value: &mut String,
    width: Option<f32>,
    room: f32,
) -> Response {
    let palette = Palette::of(ui);
    let output = field::line(ui, value, None, |edit| {
        edit.hint_text(RichText::new(hint).color(palette.quiet))
            .desired_width(width.unwrap_or(f32::INFINITY))
            .min_size(vec2(0.0, 28.0))
            .align(Align2::LEFT_CENTER)
            .margin(egui::Margin { left: 8, right: 8 + room as i8, top: 4, bottom: 4 })
    });
    let response = output.response.response;
    // With keyboard focus, typing replaces the content, as in any form.
    if response.gained_focus() && came_with_keys(ui.ctx()) {
        field::select(ui.ctx(), response.id, 0..value.chars().count());
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        let entered = Entered { field: response.id, pass: ui.ctx().cumulative_pass_nr() };
        ui.data_mut(|data| data.insert_temp(Id::NULL, entered));
    }
    name_it(&response, name, value);
    ring(ui, &response);
    response
}

/// A field that filters what is below it. It has the keyboard at first, until `asked` says that it had.
pub fn filter(ui: &mut Ui, name: StaticText, value: &mut String, focused: &mut bool) -> Response {
    let field = text(ui, name.localized(), name.localized(), value, None);
    if !std::mem::replace(focused, true) {
        field.request_focus();
    }
    field
}

/// Gives screen readers a text equivalent; `words` is only called if one is active.
pub fn heard(ui: &mut Ui, words: impl FnOnce() -> String) {
    let (_, response) = ui.allocate_exact_size(vec2(0.0, 0.0), Sense::hover());
    controls::set_name(&response, Role::Status, || "");
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(Live::Polite);
        node.set_label(words());
    });
}

/// The text in which Enter was pressed last, which gave up the keyboard, and when that was.
#[derive(Clone, Copy)]
struct Entered {
    field: Id,
    pass: u64,
}

/// An error message: announced at once; if Enter caused it, the focus returns to the text field.
pub fn alarm(ui: &mut Ui, why: &str) -> Response {
    let text = RichText::new(why).color(Palette::of(ui).alarm).size(13.0);
    let label = ui.add(egui::Label::new(text).wrap());
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Assertive));
    let entered = ui.data(|data| data.get_temp::<Entered>(Id::NULL));
    if let Some(Entered { field, pass }) = entered
        && ui.ctx().cumulative_pass_nr() <= pass + 1
        && ui.memory(|memory| memory.focused().is_none())
    {
        ui.memory_mut(|memory| memory.request_focus(field));
    }
    label
}

/// A combo box; `chosen` is the index into `names`, `name` the accessible name.
pub fn choice(ui: &mut Ui, name: &str, names: &[&str], chosen: &mut usize, width: f32) {
    let shown = names.get(*chosen).copied().unwrap_or_default();
    choice_saying(ui, (name, name, shown), names, chosen, width);
}

/// The same, called `salt` among its neighbours, that is `spoken` as one thing and shows another while it is closed.
///
/// Enter or Space opens it at what is chosen, arrows, Home and End go through it, Enter takes one; then, or with Escape, it is closed and has
/// the keyboard again.
pub fn choice_saying(
    ui: &mut Ui,
    (salt, spoken, shown): (&str, &str, &str),
    names: &[&str],
    chosen: &mut usize,
    width: f32,
) {
    let list = |ui: &mut Ui| {
        menu::on_top(ui);
        let mut taken = None;
        let rows: Vec<Response> = names
            .iter()
            .enumerate()
            .map(|(index, name)| {
                let row = ui.selectable_label(*chosen == index, *name);
                choose(&row, Role::ListBoxOption, *chosen == index, || (*name).to_owned());
                taken = taken.or(row.clicked().then_some(index));
                row
            })
            .collect();
        go_through(ui, &rows, *chosen);
        if let Some(index) = taken {
            *chosen = index;
            ui.close();
        }
        taken.is_some()
    };
    // Boxes of a column end where the others do: words that have no room there go on in another line. There is always room for the
    // sign that it opens.
    let spacing = ui.spacing();
    let around = 2.0 * spacing.button_padding.x + spacing.icon_width + spacing.icon_spacing;
    let least = 2.0 * spacing.interact_size.y;
    let font = egui::TextStyle::Button.resolve(ui.style());
    let words = text_width(ui, shown, font).ceil();
    let width = width.max((words + around).min(ui.available_width() - GRID)).max(least);
    let combo = ui.scope_builder(UiBuilder::new().id_salt(salt), |ui| {
        ui.set_max_width(width);
        // The list is as high as the window allows: on the side that has more room.
        let (screen, at) = (ui.ctx().content_rect(), ui.cursor().top());
        let room = (screen.bottom() - at - 2.0 * ui.spacing().interact_size.y).max(at - screen.top()) - 2.0 * GRID;
        let combo = ComboBox::from_id_salt(salt).selected_text(shown).width(width).height(room.max(100.0));
        combo.wrap().show_ui(ui, list)
    });
    let combo = combo.inner;
    let by_key = ui.input(|input| !input.pointer.any_released());
    let given_up = combo.inner.is_some() && ui.input(|input| input.key_pressed(Key::Escape));
    if given_up || combo.inner == Some(true) && by_key {
        combo.response.request_focus();
    }
    controls::set_name(&combo.response, Role::ComboBox, || spoken);
    // AT-SPI has no value that is neither a number nor editable text: there it is a description.
    ui.ctx().accesskit_node_builder(combo.response.id, |node| match cfg!(target_os = "linux") {
        true => node.set_description(shown),
        false => node.set_value(shown),
    });
}

/// Gives the keyboard to the chosen row of a list that has just opened, and then to the one that the keys lead to.
fn go_through(ui: &Ui, rows: &[Response], chosen: usize) {
    let (id, pass) = (ui.scope_id().with("open"), ui.ctx().cumulative_pass_nr());
    let at = rows.iter().position(Response::has_focus);
    // A list is measured before it is seen: until a row has the keyboard, it has just opened.
    let (last, had_keyboard) = ui.data(|data| data.get_temp::<(u64, bool)>(id)).unwrap_or_default();
    let has_keyboard = at.is_some() || last + 1 >= pass && had_keyboard;
    ui.data_mut(|data| data.insert_temp(id, (pass, has_keyboard)));
    if let Some(at) = at {
        controls::keep_arrows(&rows[at]);
    }
    let wanted = match has_keyboard {
        true => at.and_then(|_| Steps::pressed(ui, None).from(at, rows.len(), 10)),
        false => Some(chosen),
    };
    if let Some(row) = wanted.and_then(|wanted| rows.get(wanted)) {
        row.request_focus();
        row.scroll_to_me(None);
    }
}

/// The label width needed for the widest of these texts, at most `most` points: longer ones take two lines.
pub fn label_width<'a>(ui: &Ui, labels: impl Iterator<Item = &'a str>, most: f32) -> f32 {
    let wide = |label: &str| text_width(ui, label, FontId::proportional(14.0)).ceil();
    labels.map(wide).fold(0.0, f32::max).min(most)
}

/// The width of a button with this text.
pub fn button_width(ui: &Ui, says: &str) -> f32 {
    let font = egui::TextStyle::Button.resolve(ui.style());
    text_width(ui, says, font) + 2.0 * ui.spacing().button_padding.x
}

/// Gives a text field its accessible name.
pub fn name_it(response: &Response, name: &str, value: &str) {
    set_name_and_value(response, Role::TextInput, name, field::shown(value));
}

/// The line around the field that has the focus.
pub fn ring(ui: &Ui, response: &Response) {
    focus_ring(ui, response, response.rect);
}

/// A quiet line under a field: what was understood of it.
pub fn note(ui: &mut Ui, words: &str) -> egui::Response {
    let palette = Palette::of(ui);
    ui.add_space(-GRID / 2.0);
    let left = ui.max_rect().left() + LABEL + GRID;
    let room = ui.max_rect().right() - left;
    let galley = ui.painter().layout(words.to_owned(), FontId::proportional(12.0), palette.quiet, room);
    let (rect, response) = ui.allocate_exact_size(vec2(room, galley.size().y.max(16.0)), Sense::hover());
    controls::set_name(&response, Role::Label, || words);
    ui.painter().galley(egui::pos2(left, rect.center().y - galley.size().y / 2.0), galley, palette.quiet);
    response
}

/// Keeps scrolled content clear of the scroll bar, even in windows too narrow for both.
pub fn beside_bar(ui: &mut Ui) {
    ui.set_width((ui.available_width() - GRID).max(0.0));
}

/// Two columns of a given height, the left one of a given width.
pub fn columns(ui: &mut Ui, left: f32, height: f32) -> (egui::Rect, egui::Rect) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let (a, b) = rect.split_left_right_at_x(rect.left() + left);
    (a, b.with_min_x(b.left() + 2.0 * GRID))
}

/// The same for columns that scroll together: while the right one scrolls, the left one stays in sight, as far as the columns go. What is
/// in it is `low` points high.
pub fn columns_in_sight(ui: &mut Ui, (left, low): (f32, f32), height: f32) -> (egui::Rect, egui::Rect) {
    let (a, b) = columns(ui, left, height);
    let top = ui.clip_rect().top().min(a.bottom() - low).max(a.top());
    (a.with_min_y(top), b)
}

/// Draws into a rectangle, from the top down. Returns how high it is: what is higher than the rectangle is cut off.
pub fn inside(ui: &mut Ui, rect: egui::Rect, salt: &str, content: impl FnOnce(&mut Ui)) -> f32 {
    let builder = egui::UiBuilder::new().id_salt(salt).max_rect(rect).layout(egui::Layout::top_down(egui::Align::Min));
    // A child of its own: the room was taken by the columns already.
    let mut child = ui.new_child(builder);
    child.set_clip_rect(child.clip_rect().intersect(rect.expand(2.0)));
    content(&mut child);
    child.min_rect().height()
}
