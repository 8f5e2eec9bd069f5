//! The window's list widget. One Tab stop: arrows, Page Up, Page Down, Home and End select a row, a ring marks it, and screen readers
//! announce it. Only visible rows are drawn, each by the caller.

use egui::accesskit::Role;
use egui::{
    Color32, Context, CursorIcon, FontId, Id, Key, Modifiers, Popup, Rect, Response, ScrollArea, Sense, Shape, Stroke,
    StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::app::look::controls::{choose, cut_text, has_keys, keep_arrows};
use crate::app::look::menu::{self, MenuRequest};
use crate::app::look::{GRID, Palette};
use crate::language::StaticText;

/// A list while it is drawn.
pub struct List {
    id: Id,
    name: StaticText,
    count: usize,
    /// The current row.
    at: Option<usize>,
    /// Height of a row, room between two, and height of what is seen of the list.
    row: f32,
    gap: f32,
    height: f32,
    /// Rows side by side, where it is a table of cards.
    columns: Option<usize>,
    /// Pointer actions on a row.
    sense: Sense,
    /// The field that keeps the keyboard, and the steps that were pressed in it.
    field: Option<(Id, Steps)>,
    /// Whether the current row is announced.
    heard: bool,
    /// It takes the keyboard when it is shown first.
    opens: bool,
    /// A row that is clicked gives the keyboard to the list.
    takes_clicks: bool,
    has_keys: bool,
    scrolls: bool,
}

/// A row of a list while it is drawn.
pub struct ListRow {
    pub index: usize,
    pub rect: Rect,
    pub response: Response,
    /// Whether it is highlighted and reported as selected; by default the current row.
    pub chosen: bool,
    /// The keyboard is here.
    has_keys: bool,
}

/// The navigation keys pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Steps {
    rows: isize,
    pages: isize,
    /// Home and End.
    ends: isize,
    shift: bool,
}

/// The stored state of a list: when it was drawn last, and the row scrolled into view.
#[derive(Clone, Copy)]
struct Drawn {
    pass: u64,
    at: Option<usize>,
}

impl List {
    /// A list of `count` rows with this current row; `name` is its accessible name. It fills the remaining space.
    pub fn new(ui: &Ui, id: &'static str, name: StaticText, count: usize, at: Option<usize>) -> List {
        List {
            id: list_id(id),
            name,
            count,
            at: at.filter(|&at| at < count),
            row: ui.spacing().interact_size.y,
            gap: 0.0,
            height: ui.available_height(),
            columns: None,
            sense: Sense::CLICK,
            field: None,
            heard: true,
            opens: false,
            takes_clicks: true,
            has_keys: false,
            scrolls: false,
        }
    }

    /// How high a row is, and the room between two.
    pub fn rows(self, row: f32, gap: f32) -> List {
        List { row, gap, ..self }
    }

    /// How high the list is, however many rows it has.
    pub fn height(self, height: f32) -> List {
        List { height, ..self }
    }

    /// As high as its rows, and no higher than this.
    pub fn at_most(self, height: f32) -> List {
        let rows = self.count as f32 * (self.row + self.gap) - self.gap;
        List { height: height.min(rows.max(0.0)), ..self }
    }

    /// A grid of cards, `columns` per row: left and right arrows move through them as well.
    pub fn cards(self, columns: usize) -> List {
        List { columns: Some(columns), ..self }
    }

    /// Its rows can be dragged.
    pub fn drags(self) -> List {
        List { sense: Sense::CLICK | Sense::DRAG, ..self }
    }

    /// The list takes the focus when it opens.
    pub fn opens(self) -> List {
        List { opens: true, ..self }
    }

    /// A click does not take the focus.
    pub fn leaves_keys(self) -> List {
        List { takes_clicks: false, ..self }
    }

    /// The focus stays in a text field, which supplies these steps. Screen readers announce the row instead of the field if `heard`.
    pub fn led_by(self, field: Id, steps: Steps, heard: bool) -> List {
        List { field: Some((field, steps)), takes_clicks: false, heard, ..self }
    }

    /// The down arrow in the text field above moves the focus into the list.
    pub fn under(self, ui: &Ui, field: &Response) -> List {
        let down = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if field.has_focus() && (down(Key::ArrowDown) || down(Key::PageDown)) {
            give_keys(ui.ctx(), self.id);
        }
        self
    }

    /// Whether it has the focus.
    pub fn has_keys(&self, ui: &Ui) -> bool {
        has_keys(ui.ctx(), Some(self.id))
    }

    /// Handles the keys. Returns the new current row, and whether Shift was held.
    pub fn keys(&mut self, ui: &Ui) -> Option<(usize, bool)> {
        let (ctx, id) = (ui.ctx(), self.id);
        let rect = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), self.height));
        let sense = if self.field.is_some() { Sense::hover() } else { Sense::focusable_noninteractive() };
        let list = ui.interact(rect, id, sense);
        let role = if self.columns.is_some() { Role::RadioGroup } else { Role::ListBox };
        list.widget_info(|| WidgetInfo::labeled(role, true, self.name.localized()));
        ctx.accesskit_node_builder(id, |node| node.set_size_of_set(self.count));
        let now = ctx.cumulative_pass_nr();
        let before = ctx.data(|data| data.get_temp::<Drawn>(id)).filter(|before| now <= before.pass + 1);
        let given = ctx.data_mut(|data| {
            let given = data.get_temp::<Id>(given_keys()) == Some(id);
            if given {
                data.remove::<Id>(given_keys());
            }
            given
        });
        if given || before.is_none() && self.opens {
            list.request_focus();
            ctx.request_repaint();
        }
        if self.field.is_none() {
            keep_arrows(&list);
        }
        if list.gained_focus() {
            // Only from the next frame on are the arrows its own.
            ctx.request_repaint();
        }
        self.has_keys = self.field.is_some() || list.has_focus();
        // Without a focus, arrows go to the cards.
        let idle = self.columns.is_some() && ui.memory(|memory| memory.focused().is_none());
        let steps = match self.field {
            Some((_, steps)) => steps,
            None if (self.has_keys || idle) && !Popup::is_any_open(ctx) => Steps::pressed(ui, self.columns),
            None => Steps::default(),
        };
        let page = (self.height / (self.row + self.gap)).floor().max(1.0) as isize;
        let page = page * self.columns.unwrap_or(1) as isize;
        let to = steps.from(self.at, self.count, page).filter(|&to| self.at != Some(to));
        self.at = to.or(self.at);
        self.scrolls = self.at.is_some() && before.is_none_or(|before| before.at != self.at);
        self.remember(ctx, self.at);
        to.map(|to| (to, steps.shift))
    }

    /// Whether Enter was pressed in it.
    pub fn entered(&self, ui: &Ui) -> bool {
        self.has_keys(ui) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
    }

    /// Scrolls the current row into view.
    pub fn in_sight(self, scrolls: bool) -> List {
        List { scrolls: self.scrolls || scrolls && self.at.is_some(), ..self }
    }

    /// Draws the visible rows, after `keys`. `row` draws a row's content and returns its text for screen readers. Returns the clicked row.
    pub fn show(&self, ui: &mut Ui, mut row: impl FnMut(&mut Ui, &mut ListRow) -> String) -> Option<usize> {
        let spacing = std::mem::replace(&mut ui.spacing_mut().item_spacing.y, self.gap);
        let mut area = ScrollArea::vertical().id_salt(self.id).max_height(self.height);
        if let Some(at) = self.at.filter(|_| self.scrolls) {
            let above = at as f32 * (self.row + self.gap) - (self.height - self.row) / 2.0;
            area = area.vertical_scroll_offset(above.max(0.0));
        }
        let mut clicked = None;
        let area = area.min_scrolled_height(0.0).auto_shrink(false);
        area.show_rows(ui, self.row, self.count, |ui, rows| {
            for index in rows.start..rows.end.min(self.count) {
                let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), self.row), Sense::hover());
                if self.draw(ui, rect, index, &mut row) {
                    clicked = Some(index);
                }
            }
        });
        ui.spacing_mut().item_spacing.y = spacing;
        clicked
    }

    /// Takes its keys and draws it. Returns the row that was clicked, or that keys went to.
    pub fn choose(&mut self, ui: &mut Ui, row: impl FnMut(&mut Ui, &mut ListRow) -> String) -> Option<usize> {
        let wanted = self.keys(ui).map(|(to, _)| to);
        self.show(ui, row).or(wanted)
    }

    /// Draws the row that has this place, where the list does not stand in rows. Returns whether it was clicked.
    pub fn draw(
        &self,
        ui: &mut Ui,
        rect: Rect,
        index: usize,
        row: impl FnOnce(&mut Ui, &mut ListRow) -> String,
    ) -> bool {
        let is_at = self.at.map_or(index == 0 && self.field.is_none(), |at| at == index);
        // A screen reader announces its list, and its place there.
        let within = ui.new_child(UiBuilder::new().max_rect(rect).accessibility_parent(self.id));
        let response = within.interact(rect, self.id.with(index), self.sense).on_hover_cursor(CursorIcon::PointingHand);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_position_in_set(index));
        let ground = ui.painter().add(Shape::Noop);
        let chosen = self.at == Some(index);
        let mut drawn = ListRow { index, rect, response, chosen, has_keys: is_at && self.has_keys };
        let name = row(ui, &mut drawn);
        let ListRow { response, chosen, .. } = drawn;
        let palette = Palette::of(ui);
        let inset = match self.columns {
            Some(_) => {
                response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &name));
                4.0
            }
            None => {
                choose(&response, Role::ListBoxOption, chosen, || name.clone());
                1.0
            }
        };
        let lit = if chosen { Some(palette.chosen()) } else { response.hovered().then_some(palette.hover) };
        if let Some(lit) = lit.filter(|_| self.columns.is_none()) {
            ui.painter().set(ground, Shape::rect_filled(rect, 6.0, lit));
        }
        if drawn.has_keys {
            if self.field.is_none() {
                let ring = Stroke::new(2.0, palette.accent);
                ui.painter().rect_stroke(rect.shrink(inset), 6.0, ring, StrokeKind::Inside);
            }
            // The list or the field has the focus; screen readers get the row.
            let had = self.field.map_or(self.id, |(field, _)| field);
            if self.heard && ui.ctx().has_accesskit_node(response.id) {
                ui.ctx().accesskit_node_builder(had, |node| node.set_active_descendant(response.id.accesskit_id()));
            }
        }
        if self.columns.is_some() && self.scrolls && is_at {
            response.scroll_to_me(None);
        }
        let clicked = response.clicked();
        if clicked {
            // A clicked row is visible already.
            self.remember(ui.ctx(), Some(index));
            if self.takes_clicks {
                give_keys(ui.ctx(), self.id);
            }
        }
        clicked
    }

    fn remember(&self, ctx: &Context, at: Option<usize>) {
        let pass = ctx.cumulative_pass_nr();
        ctx.data_mut(|data| data.insert_temp(self.id, Drawn { pass, at }));
    }
}

impl ListRow {
    /// Writes one line in it.
    pub fn write(&self, ui: &Ui, text: &str, colour: Color32) {
        let at = pos2(self.rect.left() + GRID, self.rect.center().y);
        cut_text(ui, at, text, FontId::proportional(14.0), colour, self.rect.width() - 2.0 * GRID);
    }

    /// The row's context menu, opened by right-click or keyboard.
    pub fn menu(&self, ui: &Ui, content: impl FnOnce(&mut Ui)) {
        let by_keys = self.has_keys && menu::take_wish(ui.ctx(), MenuRequest::Here);
        menu::of(&self.response, by_keys.then(|| self.rect.center()), content);
    }
}

impl Steps {
    /// The steps pressed in this frame while one writes in a field, where Home and End are the text's. They are taken from it.
    pub fn in_field(ui: &Ui) -> Steps {
        let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as isize;
        let rows = pressed(Key::ArrowDown) - pressed(Key::ArrowUp);
        Steps { rows, pages: pressed(Key::PageDown) - pressed(Key::PageUp), ..Steps::default() }
    }

    /// The steps pressed in this frame; their events are consumed.
    pub(super) fn pressed(ui: &Ui, columns: Option<usize>) -> Steps {
        let mut shift = false;
        let mut pressed = |key| {
            // The one without Shift would take the other as well.
            let [with, without] = [Modifiers::SHIFT, Modifiers::NONE]
                .map(|held| ui.input_mut(|input| input.count_and_consume_key(held, key)) as isize);
            shift |= with > 0;
            with + without
        };
        let mut rows = pressed(Key::ArrowDown) - pressed(Key::ArrowUp);
        if let Some(columns) = columns {
            rows = rows * columns as isize + pressed(Key::ArrowRight) - pressed(Key::ArrowLeft);
        }
        let pages = pressed(Key::PageDown) - pressed(Key::PageUp);
        let ends = pressed(Key::End) - pressed(Key::Home);
        Steps { rows, pages, ends, shift }
    }

    /// Whether any was pressed.
    pub fn any(self) -> bool {
        (self.rows, self.pages, self.ends) != (0, 0, 0)
    }

    /// The row that the keys lead to, by the numbers of rows and of rows per page. Without a current row it is the first or last.
    pub(super) fn from(self, at: Option<usize>, count: usize, page: isize) -> Option<usize> {
        let last = count.checked_sub(1).filter(|_| self.any())?;
        Some(match (self.ends, at) {
            (..0, _) | (0, None) => 0,
            (1.., _) => last,
            (0, Some(at)) => at.saturating_add_signed(self.rows + page * self.pages).min(last),
        })
    }
}

/// Gives the focus to the list with this id as soon as it is drawn.
pub fn give_keys_to(ctx: &Context, id: &'static str) {
    give_keys(ctx, list_id(id));
}

/// Whether a list has the keyboard.
pub fn a_list_has_keys(ctx: &Context) -> bool {
    let focused = ctx.memory(|memory| memory.focused());
    focused.is_some_and(|id| ctx.data(|data| data.get_temp::<Drawn>(id).is_some()))
}

/// Gives a list the keyboard in the next frame: the click in this one takes it from whoever is not under the pointer.
fn give_keys(ctx: &Context, list: Id) {
    ctx.data_mut(|data| data.insert_temp(given_keys(), list));
    ctx.request_repaint();
}

fn list_id(id: &str) -> Id {
    Id::unique(("list", id))
}

fn given_keys() -> Id {
    Id::unique("the list that gets the keys")
}
