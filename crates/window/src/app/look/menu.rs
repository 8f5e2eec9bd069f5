//! Menus: at most as high as the screen, with a scroll bar if needed, and usable with the keyboard. A context menu opens beside the
//! pointer, so that a second click there selects nothing.
//!
//! `hung` hangs a menu from a button, `of` opens one on something else; both are opened with keys too, by a `MenuRequest`.

use egui::accesskit::{HasPopup, Node, Role};
use egui::{
    Atom, Button, Context, Id, InnerResponse, IntoAtoms as _, Popup, PopupCloseBehavior, Pos2, Rect, RectAlign,
    Response, ScrollArea, Sense, SetOpenCommand, Ui, Vec2, vec2,
};

use crate::app::look::controls::focused_in;
use crate::app::look::in_sight::enter;
use crate::app::look::{BAR, GRID};
use crate::language::StaticText;

/// The pointer went on when it is this far from where a menu was opened, in points.
const NEAR: f32 = 6.0;

/// Keeps a newly opened popup on top: egui restores its last layer, which may be under a dialog opened since.
pub fn on_top(ui: &Ui) {
    ui.ctx().move_to_top(ui.layer_id());
}

/// A menu as high as the screen allows, with a scroll bar if there is more.
pub fn scrolling(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    on_top(ui);
    // Nothing covers the button that a menu hangs from: the pointer is there.
    let room = ui.ctx().content_rect().height() - BAR - 3.0 * GRID;
    ui.spacing_mut().item_spacing.y = 1.0;
    ui.spacing_mut().button_padding.x = GRID;
    ui.spacing_mut().scroll = egui::style::ScrollStyle { bar_width: 6.0, ..egui::style::ScrollStyle::solid() };
    ScrollArea::vertical().max_height(room).show(ui, |ui| {
        content(ui);
        follow_keys(ui);
    });
}

/// The check state of a menu entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tick {
    /// A plain entry.
    None,
    /// A check box.
    Switch(bool),
    /// A radio button.
    OneOf(bool),
}

/// The column of the ticks, in points: every entry begins behind it, so that all titles stand below each other.
const TICKS: f32 = 14.0;

/// What stands in the column of the ticks. The accent is the pointer's alone.
fn tick_mark<'a>(tick: Tick) -> Atom<'a> {
    Atom::paint(Vec2::splat(TICKS), move |ui, args| {
        let (centre, colour) = (args.rect.center(), args.fallback_text_color);
        match tick {
            Tick::Switch(true) => {
                let way = [vec2(-5.0, 0.5), vec2(-1.5, 4.0), vec2(5.0, -4.0)].map(|step| centre + step);
                ui.painter().add(egui::Shape::line(way.to_vec(), egui::Stroke::new(1.75, colour)));
            }
            Tick::OneOf(true) => {
                ui.painter().circle_filled(centre, 3.0, colour);
            }
            Tick::None | Tick::Switch(false) | Tick::OneOf(false) => {}
        }
    })
}

/// A menu entry. Its shortcut is shown at the end, and reported separately to screen readers.
pub fn line(ui: &mut Ui, title: &str, keys: &str, tick: Tick, enabled: bool) -> Response {
    let button = Button::new((tick_mark(tick), title)).shortcut_text(keys);
    let response = ui.add_enabled(enabled, button);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_label(title);
        if let Tick::Switch(on) | Tick::OneOf(on) = tick {
            node.set_toggled(on.into());
        }
        if matches!(tick, Tick::OneOf(_)) {
            node.set_role(Role::RadioButton);
        }
        if !keys.is_empty() {
            node.set_keyboard_shortcut(keys);
            describe_where_untold(node, keys);
        }
    });
    response
}

/// A line that opens a menu of its own.
pub fn sub(ui: &mut Ui, title: &str, content: impl FnOnce(&mut Ui)) -> Response {
    // A button of a dialog that opens a menu has no ticks above or below it.
    let atoms = match egui::containers::menu::is_in_menu(ui) {
        true => (tick_mark(Tick::None), title).into_atoms(),
        false => title.into_atoms(),
    };
    let InnerResponse { response, inner } = ui.menu_button(atoms, |ui| scrolling(ui, content));
    // In a menu it opens as soon as one passes it, so whether it is open says nothing.
    opens(&response, inner.is_some());
    if egui::containers::menu::is_in_menu(ui) {
        // In a menu it opens as soon as one passes it, so that this would be read out at every line.
        response.ctx.accesskit_node_builder(response.id, Node::clear_description);
    }
    response
}

/// Tells screen readers that this opens a menu, and whether that is open.
pub fn opens(button: &Response, is_open: bool) {
    button.ctx.accesskit_node_builder(button.id, |node| {
        node.set_has_popup(HasPopup::Menu);
        node.set_expanded(is_open);
        describe_where_untold(node, if is_open { EXPANDED.localized() } else { COLLAPSED.localized() });
    });
}

/// Notes whether a menu or a list is open. At the beginning of a frame: Escape is for what was open then.
pub fn note_open(ctx: &Context) {
    let is_open = Popup::is_any_open(ctx);
    ctx.data_mut(|data| data.insert_temp(was_open_id(), is_open));
}

/// Whether a menu or a list was open when the frame began.
pub fn was_open(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(was_open_id())).unwrap_or(false)
}

fn was_open_id() -> Id {
    Id::unique("a menu was open")
}

const EXPANDED: StaticText = StaticText("menu-expanded", "expanded");
const COLLAPSED: StaticText = StaticText("menu-collapsed", "collapsed");

/// AT-SPI has neither keys nor an expanded state: there they are in the description.
fn describe_where_untold(node: &mut Node, words: &str) {
    if cfg!(target_os = "linux") {
        node.set_description(words);
    }
}

/// Scrolls the focused item into view.
fn follow_keys(ui: &Ui) {
    let now = ui.memory(|memory| memory.focused());
    let id = ui.layer_id().id.with("the item with the keyboard");
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<Option<Id>>(id).flatten();
        data.insert_temp(id, now);
        before
    });
    if now != before
        && let Some(item) = focused_in(ui.ctx(), ui.layer_id())
    {
        ui.scroll_to_rect(item.rect, None);
    }
}

/// A menu requested with the keyboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuRequest {
    /// The main menu.
    Main,
    /// The context menu of the focused widget.
    Here,
    /// The menu of the place at the cursor, if the focused widget has none.
    Board,
}

/// Requests a menu: its owner opens it when it is next drawn.
pub fn wish(ctx: &Context, wish: Option<MenuRequest>) {
    ctx.data_mut(|data| data.insert_temp(wish_id(), wish));
    ctx.request_repaint();
}

/// Which menu is wished for.
pub fn wished(ctx: &Context) -> Option<MenuRequest> {
    ctx.data(|data| data.get_temp(wish_id())).flatten()
}

/// Whether this menu is requested; clears the request.
pub fn take_wish(ctx: &Context, wanted: MenuRequest) -> bool {
    let is = wished(ctx) == Some(wanted);
    if is {
        wish(ctx, None);
    }
    is
}

fn wish_id() -> Id {
    Id::unique("the menu that is wished for")
}

/// Draws the content of a menu, and closes the menus where an action was added.
pub fn closing_after_choice<T>(ui: &mut Ui, actions: &mut Vec<T>, content: impl FnOnce(&mut Ui, &mut Vec<T>)) {
    let before = actions.len();
    content(ui, actions);
    done(ui, actions.len() > before);
}

/// Closes the menus after a choice, which a keyboard choice would not do by itself.
pub fn done(ui: &Ui, chosen: bool) {
    if chosen {
        Popup::close_all(ui.ctx());
    }
}

/// Opened with keys, a menu has the keyboard in its first line, and whoever had it before has it again when the menu is closed.
struct Keyboard {
    ctx: Context,
    id: Id,
}

impl Keyboard {
    /// The menu opens, and `had` gets the keyboard back; with the pointer it opens without taking it.
    fn opens(&self, had: Option<Id>, by_keys: bool) {
        let Keyboard { ctx, id } = self;
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|now| memory.surrender_focus(now)));
        ctx.data_mut(|data| {
            data.insert_temp(id.with("had the keyboard"), had);
            data.insert_temp(id.with("gets the keyboard"), by_keys);
        });
    }

    /// Draws what is in the menu.
    fn enter(&self, ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
        let gets = self.id.with("gets the keyboard");
        if !ui.data(|data| data.get_temp(gets)).unwrap_or(false) {
            return content(ui);
        }
        enter(ui, content);
        if focused_in(ui.ctx(), ui.layer_id()).is_some() {
            ui.data_mut(|data| data.insert_temp(gets, false));
        }
        ui.ctx().request_repaint();
    }

    /// After the menu was drawn: gives the keyboard back where it was closed. Returns whether it is open.
    fn follow(&self) -> bool {
        let Keyboard { ctx, id } = self;
        let open = Popup::is_id_open(ctx, *id);
        if !open
            && let Some(had) =
                ctx.data_mut(|data| data.remove_temp::<Option<Id>>(id.with("had the keyboard"))).flatten()
        {
            ctx.memory_mut(|memory| memory.request_focus(had));
        }
        open
    }
}

/// A menu attached to a button. `wished` toggles it like a click on the button. An action that is added closes it.
pub fn hung<T>(button: &Response, wished: bool, actions: &mut Vec<T>, content: impl FnOnce(&mut Ui, &mut Vec<T>)) {
    let popup = Popup::menu(button);
    let keyboard = Keyboard { ctx: button.ctx.clone(), id: popup.get_id() };
    let was_open = popup.is_open();
    let by_keys = wished || (button.clicked() && !button.clicked_by(egui::PointerButton::Primary));
    let popup = if wished { popup.open_memory(SetOpenCommand::Toggle) } else { popup };
    if by_keys && !was_open {
        keyboard.opens(button.ctx.memory(|memory| memory.focused()), true);
    }
    let shown = popup.show(|ui| keyboard.enter(ui, |ui| closing_after_choice(ui, actions, content)));
    opens(button, shown.is_some());
    keyboard.follow();
}

/// A context menu, opened by right-click, or with the keyboard at a point. Returns whether it is open.
pub fn of(response: &Response, by_keys: Option<Pos2>, content: impl FnOnce(&mut Ui)) -> bool {
    let popup = Popup::context_menu(response);
    let (ctx, id, by_pointer) = (response.ctx.clone(), popup.get_id(), response.secondary_clicked());
    let opens = by_pointer || by_keys.is_some();
    if !opens && !popup.is_open() {
        return false;
    }
    let put = id.with("where keys opened it");
    if opens {
        ctx.data_mut(|data| data.insert_temp(put, by_keys));
    }
    let put = ctx.data(|data| data.get_temp::<Option<Pos2>>(put)).flatten();
    let popup = match put {
        Some(at) => {
            let set = if opens { Some(SetOpenCommand::Bool(true)) } else { None };
            popup.at_position(at).open_memory(set)
        }
        None => popup,
    };
    let keyboard = Keyboard { ctx: ctx.clone(), id };
    let gone = id.with("the pointer went on");
    let at = if by_pointer { ctx.pointer_interact_pos() } else { put.or_else(|| Popup::position_of_id(&ctx, id)) };
    let far = at.zip(ctx.pointer_latest_pos()).is_some_and(|(at, now)| at.distance(now) > NEAR);
    let rests = ctx.data_mut(|data| {
        let before = data.get_temp(gone).unwrap_or(false);
        let rests = put.is_none() && (by_pointer || (!before && !far));
        data.insert_temp(gone, !rests);
        rests
    });
    if opens {
        // The menu gets the arrow keys, and returns the focus when it is closed.
        keyboard.opens(ctx.memory(|memory| memory.focused()), put.is_some());
    }
    let width = popup.get_expected_size().map_or(0.0, |size| size.x);
    let align = side(ctx.content_rect(), at, width);
    // If there is no room next to the pointer, a click where it rests is ignored by the menu.
    let closes = if rests { PopupCloseBehavior::CloseOnClickOutside } else { PopupCloseBehavior::CloseOnClick };
    let menu = popup.align(align).align_alternatives(&[]).gap(2.0).close_behavior(closes);
    menu.show(|ui| {
        scrolling(ui, |ui| keyboard.enter(ui, content));
        let cover = at.filter(|_| rests).map(|at| Rect::from_center_size(at, Vec2::splat(2.0 * NEAR)));
        if let Some(cover) = cover.filter(|cover| cover.intersects(ui.min_rect())) {
            ui.interact(cover, id.with("cover"), Sense::CLICK | Sense::DRAG);
        }
    });
    keyboard.follow()
}

/// The side of the pointer for a menu of this width: where it fits, else where there is more room.
fn side(screen: Rect, pointer: Option<Pos2>, width: f32) -> RectAlign {
    let Some(pointer) = pointer else { return RectAlign::RIGHT_START };
    let (left, right) = (pointer.x - screen.left(), screen.right() - pointer.x);
    if width + GRID <= right || left <= right { RectAlign::RIGHT_START } else { RectAlign::LEFT_START }
}
