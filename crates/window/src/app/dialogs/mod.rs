//! Dialogs. One file each; each draws itself from what it is given and reports when it is done.
//!
//! Lists are docked beside the board, and keys still reach the record; questions are modal, and nothing behind them gets keys. A dialog
//! opened with the keyboard has the focus, and gives it back when it is closed (`focus`).

pub mod about;
mod booklet_choices;
mod calendar;
pub mod clean_up;
pub mod conflicts;
pub mod dictionary;
mod difference;
pub mod encoding;
pub mod export;
pub mod findings;
pub mod focus;
pub mod folder;
mod game_picture;
pub mod games;
pub mod go_to;
pub mod help;
pub mod history;
pub mod information;
pub mod keys;
mod listing;
pub mod losses;
pub mod new_game;
mod new_game_parts;
mod offered;
pub mod palette;
pub mod path;
pub mod properties;
pub mod published_size;
pub mod publishing;
pub mod question;
pub mod results;
mod scene_preview;
pub mod settings;

use std::path::{Path, PathBuf};

use egui::accesskit::{Live, Role};
use egui::{
    Context, FontId, Frame, Id, Key, LayerId, Margin, Modal, Order, Rect, RichText, Sense, Ui, UiBuilder, vec2,
};

use crate::app::context::{Action, Reading, ViewContext};
use crate::app::dialogs::focus::{Asker, Focus};
use crate::app::dialogs::palette::Recent;
use crate::app::look::controls::{self, cut_text, focused_in};
use crate::app::look::in_sight::enter;
use crate::app::look::list::a_list_has_keys;
use crate::app::look::{GRID, Icon, IconButton, InSight as _, fonts, form, menu, theme, words};
use crate::app::panels::find::Find;
use crate::edit::search::Kinds;
use crate::language::{self, StaticText};
use crate::store::Settings;

/// The appearance of a dialog.
#[derive(Clone, Copy, Debug)]
pub struct DialogLook {
    /// A language-independent id.
    pub id: &'static str,
    /// The title.
    pub title: StaticText,
    /// In points; less where the window has less.
    pub width: f32,
    pub place: DialogPlace,
}

/// A dialog's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogPlace {
    /// In front of everything: the keyboard is its own.
    Front,
    /// Beside the board, which goes on taking keys and clicks.
    Beside {
        /// It has a room of its own, as high as the window, wherever a record is on view.
        docks: bool,
        /// It leaves the comment visible, which is read at the same time.
        leaves_comment: bool,
    },
}

impl DialogPlace {
    const BESIDE: DialogPlace = DialogPlace::Beside { docks: false, leaves_comment: false };
    const DOCKED: DialogPlace = DialogPlace::Beside { docks: true, leaves_comment: false };
}

impl DialogLook {
    /// A modal dialog.
    pub const fn front(id: &'static str, title: StaticText, width: f32) -> DialogLook {
        DialogLook { id, title, width, place: DialogPlace::Front }
    }

    /// A dialog beside the board.
    pub const fn beside(id: &'static str, title: StaticText, width: f32) -> DialogLook {
        DialogLook { place: DialogPlace::BESIDE, ..DialogLook::front(id, title, width) }
    }

    /// A list docked beside the board.
    pub const fn docked(id: &'static str, title: StaticText, width: f32) -> DialogLook {
        DialogLook { place: DialogPlace::DOCKED, ..DialogLook::front(id, title, width) }
    }

    fn is_beside(&self) -> bool {
        self.place != DialogPlace::Front
    }

    /// Where the window remembers it.
    fn area(&self) -> Id {
        if self.is_beside() { Id::unique(("beside", self.id)) } else { modal_id(self.id) }
    }

    /// The layer that it is drawn in.
    fn layer(&self) -> LayerId {
        LayerId::new(if self.is_beside() { Order::Middle } else { Order::Foreground }, self.area())
    }
}

/// A dialog, which requests actions.
pub trait Dialog {
    /// How it looks. Two dialogs with the same id are the same one.
    fn look(&self) -> DialogLook;
    /// Draws what is in it. Returns whether it is done.
    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool;
    /// Receives the current settings in every frame.
    fn follow(&mut self, _settings: &Settings) {}
    /// A file was chosen that it had asked for.
    fn chosen(&mut self, _path: &Path) {}
    /// Whether something was typed that is lost where it is closed now: then Escape and a click beside it ask first.
    fn holds_typing(&self) -> bool {
        false
    }
}

/// A dialog that is open.
struct Opened {
    dialog: Box<dyn Dialog>,
    look: DialogLook,
    focus: Focus,
    /// It asks whether what was typed is to be lost.
    asks: bool,
    /// The field that had the keyboard last, which gets it back after that question.
    had: Option<Id>,
    returns: bool,
    /// It was opened since the last frame.
    is_new: bool,
}

impl Opened {
    /// Draws its content, or the question that replaces it. Returns whether it is done.
    fn draw(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        if !self.asks {
            match self.had.filter(|_| std::mem::take(&mut self.returns)) {
                Some(had) => ui.memory_mut(|memory| memory.request_focus(had)),
                None => self.had = ui.memory(|memory| memory.focused()).or(self.had),
            }
            let Opened { dialog, look, focus, .. } = self;
            return match look.is_beside() {
                true => focus.enter(ui, |ui| dialog.show(ui, here, actions)),
                false => dialog.show(ui, here, actions),
            };
        }
        self.returns = true;
        let question = StaticText("discard-typing", "Discard what you typed?").localized();
        let label = ui.label(question);
        controls::set_name(&label, Role::Alert, || question);
        ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Assertive));
        let pressed =
            answers(ui, &[StaticText("go-on-typing", "Keep editing").localized(), words::DISCARD.localized()]);
        self.asks = pressed.is_none();
        pressed == Some(1)
    }

    /// Handles Escape, or a click outside. Returns whether it closes.
    fn leave(&mut self) -> bool {
        let holds = self.dialog.holds_typing();
        self.asks = holds && !self.asks;
        !holds
    }
}

/// The open dialogs, the frontmost last.
#[derive(Default)]
pub struct Dialogs {
    open: Vec<Opened>,
    /// Who opens what is opened next.
    pub asker: Asker,
    /// The focus before the search, while that is shown.
    before_search: Option<Focus>,
    /// The search, which is not modal: the record stays usable.
    pub find: Find,
    /// The docked dialog that had the focus in the last frame, and whether something else had it.
    focused: Option<&'static str>,
    other_focus: bool,
    /// The room next to the board for docked lists.
    pub docked: Option<Rect>,
    /// Where the comment begins in the column of the panels.
    pub comment_top: Option<f32>,
    /// Recently run commands.
    pub recent: Recent,
    /// Where the settings are kept.
    pub settings: Option<PathBuf>,
    /// Actions of commands to handle in the next frame.
    actions: Vec<Action>,
}

impl Dialogs {
    /// Opens a dialog in front of the others. If it is open already, it restarts.
    pub fn open(&mut self, dialog: impl Dialog + 'static) {
        let place = dialog.look().place;
        self.open_at(dialog, place);
    }

    /// The same, at another place.
    pub fn open_at(&mut self, dialog: impl Dialog + 'static, place: DialogPlace) {
        let look = DialogLook { place, ..dialog.look() };
        let there = self.open.iter().position(|other| other.look.id == look.id);
        let before = there.map(|at| self.open.remove(at).focus);
        // Opened from inside, it returns to the earlier focus.
        let inside = self.focused == Some(look.id);
        let focus = Focus::of(self.asker, before.filter(|_| inside));
        self.open.push(Opened {
            dialog: Box::new(dialog),
            look,
            focus,
            asks: false,
            had: None,
            returns: false,
            is_new: true,
        });
    }

    /// Tells the dialogs how the settings are.
    pub fn follow(&mut self, settings: &Settings) {
        self.open.iter_mut().for_each(|open| open.dialog.follow(settings));
    }

    /// Passes a chosen file to the dialog that asked for it.
    pub fn chosen(&mut self, path: &Path) {
        self.open.iter_mut().for_each(|open| open.dialog.chosen(path));
    }

    /// Whether the keyboard belongs to a dialog.
    pub fn is_open(&self) -> bool {
        self.open.iter().any(|open| !open.look.is_beside())
    }

    /// Closes the dialogs in front of the record, because a page replaces it.
    pub fn put_away(&mut self) {
        self.open.retain(|open| open.look.is_beside());
    }

    /// The preferred width of docked lists, and whether the comment must stay visible; `None` if there are none.
    pub fn wants_room(&self) -> Option<(f32, bool)> {
        let docking = self.open.iter().filter_map(|open| match open.look.place {
            DialogPlace::Beside { docks: true, leaves_comment } => Some((open.look.width, leaves_comment)),
            _ => None,
        });
        docking.reduce(|(a, one), (b, other)| (a.max(b), one || other))
    }

    /// The window areas covered by dialogs.
    pub fn covered(&self, ctx: &Context) -> Vec<Rect> {
        let ids = self.open.iter().map(|open| open.look.area());
        ids.filter_map(|id| ctx.memory(|memory| memory.area_rect(id))).collect()
    }

    /// Writes a picture to this file, or reopens the dialog with the reason.
    pub fn export_into(&mut self, reading: &Reading<'_>, file: &str) {
        match Box::new(export::Export::new(reading, false)).into(reading, file) {
            Ok(action) => self.actions.push(action),
            Err(asks) => self.open(*asks),
        }
    }

    /// Goes to the next place found, or the previous one; where nothing was looked for yet, asks what.
    pub fn find_again(&mut self, here: &ViewContext<'_>, forward: bool) {
        if here.record.is_some() && !self.find.step(here, forward, &mut self.actions) {
            self.find.open("", Kinds::All, false);
        }
    }

    /// Draws the open dialogs over everything else.
    pub fn show(&mut self, ctx: &Context, here: &ViewContext<'_>, actions: &mut Vec<Action>) {
        actions.append(&mut self.actions);
        // A list that is open takes Escape first.
        let escape = ctx.input(|input| input.key_pressed(Key::Escape)) && !menu::was_open(ctx);
        let had = self.focused.take();
        let nobody = had.is_none() && !self.other_focus;
        self.follow_search(ctx);
        focus::settle(ctx);
        let mut index = 0;
        while index < self.open.len() {
            let is_last = index + 1 == self.open.len();
            let open = &mut self.open[index];
            let (look, layer) = (open.look, open.look.layer());
            open.focus.begin(ctx, layer);
            let (done, mut gone);
            if let DialogPlace::Beside { docks, leaves_comment } = look.place {
                // One that was open may have been covered by another.
                if std::mem::take(&mut open.is_new) {
                    ctx.move_to_top(layer);
                }
                let inside;
                let docked = self.docked.filter(|_| docks);
                let bottom = self.comment_top.filter(|_| leaves_comment && docked.is_none());
                (done, gone, inside) = beside(ctx, look, (docked, bottom), |ui| open.draw(ui, here, actions));
                // egui handles Escape before any widget sees it. It closes the focused dialog or, if none has the focus, the one opened
                // last.
                gone |= escape && (had == Some(look.id) || (nobody && is_last));
                if inside {
                    self.focused = Some(look.id);
                }
            } else {
                (done, gone) = show(ctx, look.area(), (&look.title, look.width), |ui| open.draw(ui, here, actions));
            }
            if done || (gone && open.leave()) {
                open.focus.give_back(ctx, layer);
                self.open.remove(index);
            } else {
                index += 1;
            }
        }
        self.other_focus = self.focused.is_none() && ctx.memory(|memory| memory.focused()).is_some();
        focus::wants_no_more(ctx);
    }

    /// When the search is closed, the former focus is restored.
    fn follow_search(&mut self, ctx: &Context) {
        match (self.find.shown, &self.before_search) {
            (true, None) => self.before_search = Some(Focus::of(self.asker, None)),
            (false, Some(_)) => {
                let had = self.find.has_keys;
                self.before_search.take().into_iter().for_each(|focus| focus.give_back_if(ctx, had));
            }
            _ => {}
        }
    }
}

/// Whether Enter was pressed for the dialog rather than for the focused control. Call after drawing its text fields, since a one-line field
/// loses the focus on Enter.
pub fn is_entered(ui: &Ui) -> bool {
    // Beside the board Enter belongs to the record.
    let asks = ui.memory(|memory| memory.top_modal_layer()) == Some(ui.layer_id());
    let free = ui.memory(|memory| memory.focused().is_none()) || a_list_has_keys(ui.ctx());
    asks && free && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Shows a dialog of `width` points with a title, identified by `id`. Returns what `content` returns, and whether the user dismissed it
/// (Escape, or a click outside).
pub fn show<T>(ctx: &Context, id: Id, (title, width): (&str, f32), content: impl FnOnce(&mut Ui) -> T) -> (T, bool) {
    let room = ctx.content_rect().size() - vec2(4.0 * GRID, 4.0 * GRID);
    let frame = Frame::popup(&ctx.global_style()).inner_margin(Margin::same(24)).corner_radius(10.0);
    let backdrop = egui::Color32::from_black_alpha(64);
    let modal = Modal::new(id).frame(frame).backdrop_color(backdrop);
    let response = modal.show(ctx, |ui| {
        ui.set_width((width - 48.0).min(room.x - 48.0).max(0.0));
        ui.set_max_height((room.y - 48.0).max(0.0));
        let heading = controls::title(ui, title, 18.0);
        // The toolkit takes the whole window for the dialog, and has no name for it.
        if let Some(whole) = ui.stack().iter().find(|part| part.kind() == Some(egui::UiKind::Modal)) {
            ui.ctx().accesskit_node_builder(whole.unique_id, |node| node.set_role(Role::GenericContainer));
        }
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::Dialog);
            node.set_labelled_by(vec![heading.id.accesskit_id()]);
            node.set_modal();
        });
        ui.add_space(GRID);
        let times = times_opened(ctx, id);
        ui.push_id(times, |ui| scrolled(ui, room.y - 48.0 - TITLE, content)).inner
    });
    let gone = response.should_close();
    (response.inner, gone)
}

/// Room around what is in a list that docks.
const INSET: f32 = 12.0;

/// The size of a docked dialog's close button.
const CLOSE: f32 = 28.0;

/// Counts how often a dialog was opened: its content starts afresh each time, at its top.
fn times_opened(ctx: &Context, id: Id) -> u64 {
    let now = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let (last, times) = data.get_temp::<(u64, u64)>(id).unwrap_or_default();
        let times = if now > last + 1 { times + 1 } else { times };
        data.insert_temp(id, (now, times));
        times
    })
}

/// The id of a modal dialog's state.
pub fn modal_id(name: &str) -> Id {
    Id::unique(("dialog", name))
}

/// Room for a dialog's title.
const TITLE: f32 = 36.0;

/// The content of a dialog; if the window is too low, it scrolls.
fn scrolled<T>(ui: &mut Ui, height: f32, content: impl FnOnce(&mut Ui) -> T) -> T {
    let height = height.max(80.0);
    // Below the existing content: setting an area's maximum height would reset it to its top.
    let shown = ui.vertical(|ui| {
        ui.spacing_mut().scroll = egui::style::ScrollStyle { bar_width: 6.0, ..egui::style::ScrollStyle::solid() };
        // A window that was low once may grow again.
        ui.set_max_height(height);
        let area = egui::ScrollArea::vertical().id_salt("dialog").auto_shrink([false, true]).max_height(height);
        area.show_in_sight(ui, |ui| {
            ui.set_max_height(height);
            content(ui)
        })
    });
    shown.inner.inner
}

/// A list has less use than what it covers, where it is lower than this.
const LEAST_LIST: f32 = 330.0;

/// Where less than this is left for the content, in points, the buttons scroll with it.
const LEAST_CONTENT: f32 = 220.0;
/// What the buttons and the words over them need at most, before it is known.
const BUTTONS: f32 = 120.0;

/// Content at whose first control whoever opened the dialog with keys begins, and not at the button that Enter means.
pub fn begin_at_first<T>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> T) -> T {
    match focus::is_wanted(ui) && ui.memory(|memory| memory.focused().is_none()) {
        true => enter(ui, content),
        false => content(ui),
    }
}

/// The content of a dialog above its buttons: it scrolls if the window is too low, so that the buttons stay visible. Both draw parts of
/// `of`; the content is given the height that can be seen of it at once. Returns what the buttons return.
pub fn over_buttons<D, T>(
    ui: &mut Ui,
    of: &mut D,
    content: impl FnOnce(&mut D, &mut Ui, f32),
    buttons: impl FnOnce(&mut D, &mut Ui) -> T,
) -> T {
    let id = ui.scope_id().with("below");
    let below = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or(BUTTONS);
    let room = ui.available_height() - below;
    // What has the keyboard keeps it when the size of the window or of the text changes where the content scrolls.
    let scope = ui.scope_id().with("content");
    let content = |of: &mut D, ui: &mut Ui, room: f32| {
        ui.scope_builder(UiBuilder::new().scope_id(scope), |ui| content(of, ui, room));
    };
    if room < LEAST_CONTENT {
        // The buttons may be out of sight.
        let whole = ui.available_height();
        begin_at_first(ui, |ui| content(of, ui, whole));
    } else {
        let area = egui::ScrollArea::vertical().id_salt("over buttons").max_height(room).auto_shrink([false, true]);
        area.show_in_sight(ui, |ui| {
            form::beside_bar(ui);
            content(of, ui, room);
        });
    }
    let over = ui.min_rect().bottom();
    let pressed = buttons(of, ui);
    let below = ui.min_rect().bottom() - over;
    ui.data_mut(|data| data.insert_temp(id, below));
    pressed
}

/// The frame around a dialog next to the board: none if it docks.
fn frame_of(ctx: &Context, docked: bool) -> Frame {
    let style = ctx.global_style();
    match docked {
        true => {
            Frame::new().fill(theme::Palette::of_visuals(&style.visuals).page).inner_margin(Margin::same(INSET as i8))
        }
        false => Frame::window(&style).inner_margin(Margin::same(16)).corner_radius(10.0),
    }
}

/// Shows a dialog that stays open while the record is used: docked, or movable, ending at a height with enough room above. Returns the
/// result of `content`, whether the user closed it, and whether one of its fields has the focus.
fn beside(
    ctx: &Context,
    look: DialogLook,
    (docked, bottom): (Option<Rect>, Option<f32>),
    content: impl FnOnce(&mut Ui) -> bool,
) -> (bool, bool, bool) {
    let screen = ctx.content_rect();
    let top = screen.top() + theme::BAR + 2.0 * GRID;
    let bottom = bottom.filter(|bottom| bottom - top >= LEAST_LIST);
    let height = match bottom {
        // The frame, and what is over the content.
        Some(bottom) => bottom - top - 32.0 - CLOSE - 2.0 * GRID,
        None => docked.map_or(screen.height() - 64.0 - TITLE, |room| room.height() - 2.0 * INSET - CLOSE - GRID),
    };
    let width = docked.map_or((look.width - 48.0).min(screen.width() - 64.0), |room| room.width() - 2.0 * INSET);
    let width = width.max(0.0);
    let corner = egui::pos2(screen.right() - GRID, top);
    let mut open = true;
    let window = egui::Window::new(RichText::new(look.title).family(fonts::bold()).size(16.0))
        .id(look.area())
        .frame(frame_of(ctx, docked.is_some()))
        .title_bar(false)
        .collapsible(false)
        .resizable(false)
        // At the right, over the panels, however wide it becomes: the board must stay visible.
        .pivot(egui::Align2::RIGHT_TOP)
        // The content scrolls if the screen is too low, not at a new window's default.
        .default_height((bottom.unwrap_or(screen.bottom() - 2.0 * GRID) - top).max(0.0))
        .constrain_to(screen);
    // The default position, or where the user moved it: a dialog displaced by a small window returns when there is room.
    let put = Id::unique(("put", look.id));
    let at = ctx.data(|data| data.get_temp::<egui::Pos2>(put)).unwrap_or(corner);
    let window = match docked {
        Some(room) => window.pivot(egui::Align2::LEFT_TOP).fixed_pos(room.min).default_height(room.height()),
        None => window.current_pos(at),
    };
    let times = times_opened(ctx, look.area());
    let width_of = look.area().with(times);
    let shown = window.show(ctx, |ui| {
        ui.set_width(width);
        if let Some(room) = docked {
            ui.set_min_height(room.height() - 2.0 * INSET);
            let line = egui::Stroke::new(1.0, theme::Palette::of(ui).line);
            ui.painter().rect_stroke(room, 0.0, line, egui::StrokeKind::Inside);
        }
        // Screen readers announce the title with the dialog.
        let (heading, _) = ui.allocate_exact_size(vec2(ui.available_width(), CLOSE), Sense::hover());
        // Content may be wider than requested: the button stays at its edge and widens nothing.
        let wide = ui.data(|data| data.get_temp::<f32>(width_of)).unwrap_or_default().max(heading.width());
        let heading = heading.with_max_x(heading.left() + wide);
        let (font, ink) = (FontId::new(18.0, fonts::bold()), ui.visuals().text_color());
        cut_text(ui, heading.left_center(), &look.title, font, ink, wide - CLOSE - GRID);
        let corner = heading.with_min_x(heading.right() - CLOSE);
        let mut corner = ui.new_child(UiBuilder::new().id_salt("close").max_rect(corner));
        // Many have a button that closes them, too.
        let close = language::with_colon(words::CLOSE, look.title);
        open &= !IconButton::new(Icon::Close, &close, "").side(CLOSE).clicked(&mut corner);
        ui.add_space(GRID);
        let shown = ui.push_id(times, |ui| scrolled(ui, height, content));
        let wide = shown.response.rect.width();
        let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<f32>(width_of), wide));
        if (before - wide).abs() > 0.5 {
            ui.ctx().request_repaint();
        }
        shown.inner
    });
    if let Some(response) = shown.as_ref().map(|shown| &shown.response).filter(|response| response.dragged()) {
        ctx.data_mut(|data| data.insert_temp(put, response.rect.right_top()));
    }
    if let Some(response) = shown.as_ref().map(|shown| &shown.response) {
        // The toolkit calls it a window, as the whole of the program.
        ctx.accesskit_node_builder(response.id, |node| node.set_role(Role::Dialog));
    }
    let inside = shown.as_ref().is_some_and(|shown| focused_in(ctx, shown.response.layer_id).is_some());
    (shown.and_then(|shown| shown.inner) == Some(true), !open, inside)
}

/// A right-aligned row of buttons, the default first.
pub fn buttons(ui: &mut Ui, names: &[&str]) -> Option<usize> {
    row_of_buttons(ui, names, Some(false))
}

/// The same under a question that has nothing but them: the one that Enter means has the keyboard.
pub fn answers(ui: &mut Ui, names: &[&str]) -> Option<usize> {
    row_of_buttons(ui, names, Some(true))
}

/// The same without a default: Enter means a button above them.
pub fn further(ui: &mut Ui, names: &[&str]) -> Option<usize> {
    row_of_buttons(ui, names, None)
}

/// The button that Enter means, above others. It has the keyboard.
pub fn meant(ui: &mut Ui, name: &str) -> egui::Response {
    let palette = theme::Palette::of(ui);
    let button = egui::Button::new(RichText::new(name).color(palette.on_accent)).fill(palette.accent);
    let response = ui.add(button);
    let asks = ui.memory(|memory| memory.top_modal_layer()) == Some(ui.layer_id());
    if asks && ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    response
}

/// `default` says whether the first button takes the keyboard; without it, Enter means none of them.
fn row_of_buttons(ui: &mut Ui, names: &[&str], default: Option<bool>) -> Option<usize> {
    let focuses = default == Some(true);
    let asks = default.is_some() && ui.memory(|memory| memory.top_modal_layer()) == Some(ui.layer_id());
    let entered = (default.is_some() && is_entered(ui)).then_some(0);
    let palette = theme::Palette::of(ui);
    ui.add_space(2.0 * GRID);
    let mut pressed = None;
    let wide = |name: &&str| form::button_width(ui, name).max(72.0) + ui.spacing().item_spacing.x;
    let width = names.iter().map(wide).sum::<f32>() - ui.spacing().item_spacing.x;
    let row = vec2(ui.available_width(), 32.0);
    // From the left, so that Tab follows the reading order.
    ui.allocate_ui_with_layout(row, egui::Layout::left_to_right(egui::Align::Center), |ui| {
        ui.add_space((ui.available_width() - width).max(0.0));
        for (index, name) in names.iter().enumerate().rev() {
            let button = match index {
                0 if default.is_some() => {
                    egui::Button::new(RichText::new(*name).color(palette.on_accent)).fill(palette.accent)
                }
                _ => egui::Button::new(*name),
            };
            let response = ui.add(button.min_size(vec2(72.0, 32.0)));
            // The answer that Enter means has the keyboard, where a question has nothing else that could: Tab goes on from there.
            let focuses = focuses || focus::is_wanted(ui);
            if index == 0 && asks && focuses && ui.memory(|memory| memory.focused().is_none()) {
                response.request_focus();
            }
            // Until Tab is used, Enter's choice is highlighted.
            let meant = index == 0 && asks && ui.memory(|memory| memory.focused().is_none());
            if response.has_focus() || meant {
                let ring = egui::Stroke::new(2.0, palette.accent);
                ui.painter().rect_stroke(response.rect.expand(3.0), 8.0, ring, egui::StrokeKind::Middle);
            }
            if response.clicked() {
                pressed = Some(index);
            }
        }
    });
    pressed.or(entered)
}
