//! The bar under the board: navigation, tools, and the record's state.
//!
//! Everything in it is clickable, and nothing in it shifts as the record advances.

use crate::commands::{self, WindowCommand};
use crate::language::{self, StaticText};
use egui::accesskit::Role;
use egui::text::LayoutJob;
use egui::{Align, EventFilter, Key, Layout, Rect, Response, RichText, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::app::board::Tool;
use crate::app::context::{Action, Keys};
use crate::app::look::controls::{hover_text, tip};
use crate::app::look::{BAR, BUTTON, GRID, Icon, IconButton, Palette, controls, menu, words};
use crate::edit::{Command, Go};

/// Size of the hint's text.
const HINT: f32 = 13.0;

/// A bar narrower than this has no track.
const SLIDER: f32 = 600.0;
/// A bar narrower than this has no leaps of ten.
const LEAPS: f32 = 540.0;
/// A bar narrower than this has no arrows next to the game's number.
const GAMES: f32 = 1120.0;
/// A bar narrower than this has its tools in a menu.
const TOOLS: f32 = 780.0;

/// The record state shown in the bar.
pub struct FooterState {
    /// The number of nodes from the start of the line to the current one.
    pub at: usize,
    /// The number of the move here. It is less than `at` where some nodes have no move.
    pub number: usize,
    /// Which game of a collection this is, and how many there are.
    pub game: Option<(usize, usize)>,
    /// Steps to the end of the line.
    pub of: usize,
    /// Whether the current node is off the main line; `Some(false)` if only its continuation is; `None` on the main line.
    pub beside: Option<bool>,
    /// The selected tool.
    pub tool: Tool,
    /// Whether autoplay is running.
    pub playing: bool,
    /// The encoding's name.
    pub encoding: String,
    /// How many findings the checker has; `None` while that is not known.
    pub findings: Option<usize>,
    /// How many conflicts of a merge are left.
    pub conflicts: usize,
    /// How many conflicted copies there are beside the file.
    pub copies: usize,
    /// What a click at the pointer would do, or why it cannot.
    pub hint: String,
    /// Whether the file is write-protected.
    pub protected: bool,
}

impl FooterState {
    /// How far into the line this is, and which move, where that is another number.
    fn place(&self) -> String {
        let place = words::place_of(self.at, self.of);
        match self.number == self.at {
            true => place,
            false => say!("place-and-move", "{place}, move {number}", place, number = self.number),
        }
    }
}

/// Draws the bar; `keys` looks up the keys of a command.
pub fn show(ui: &mut Ui, area: Rect, state: &FooterState, keys: Keys<'_>, actions: &mut Vec<Action>) {
    // Each field is named, so that a new one is not forgotten: draw it below. Helpers draw those with `_`. What stands right of the hint
    // counts in `wide`.
    let FooterState {
        at: _,
        number: _,
        game: _,
        of: _,
        beside: _,
        tool: _,
        playing: _,
        encoding,
        findings,
        conflicts,
        copies,
        hint,
        protected,
    } = state;
    let palette = Palette::of(ui);
    ui.painter().rect_filled(area, 0.0, palette.desk);
    ui.painter().hline(area.x_range(), area.top() + 0.5, egui::Stroke::new(1.0, palette.line));
    let narrow = area.width() < 1000.0;
    let inner = area.shrink2(vec2(GRID / 2.0, (BAR - BUTTON) / 2.0));
    let builder = UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Center));
    let builder = builder.accessibility_role(Role::ContentInfo);
    let builder = builder.accessibility_label(StaticText("region-footer", "Status bar").localized());
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        moving(ui, state, area.width() >= LEAPS, keys, actions);
        ui.add_space(GRID);
        if let Some(game) = state.game {
            games(ui, game, (narrow, area.width() >= GAMES), keys, actions);
        }
        let slider = if narrow { 72.0 } else { (area.width() * 0.14).min(280.0) };
        // In the narrowest windows the buttons do without it.
        if let Some(at) = (area.width() >= SLIDER).then(|| progress(ui, state, slider)).flatten() {
            actions.push(Action::Step(at));
        }
        let name = match state.number == state.at {
            true => words::GO_TO_MOVE.to_string(),
            false => format!("{} ({})", words::GO_TO_MOVE, state.place()),
        };
        if tip(place(ui, state), &name, &keys(&WindowCommand::GotoDialog.into())).clicked() {
            actions.push(WindowCommand::GotoDialog.into());
        }
        ui.add_space(GRID);
        // The tools make room for what is left to be merged.
        let merging = merging(*conflicts, *copies, narrow);
        let merged: f32 = merging.iter().map(|(word, ..)| status_width(ui, word) + ui.spacing().item_spacing.x).sum();
        if area.width() - merged < TOOLS {
            tool_menu(ui, state.tool, keys, actions);
        } else {
            tools(ui, state.tool, if narrow { 28.0 } else { BUTTON }, keys, actions);
        }
        let notes = findings.map_or_else(|| words::CHECKING.to_string(), words::notes);
        // Items at the right end are added from left to right, so that Tab follows the reading order.
        let right = |ui: &Ui, word: &str| status_width(ui, word) + ui.spacing().item_spacing.x;
        let lock = words::capital(&words::PROTECTED);
        let protected = *protected && !narrow;
        let locked = if protected { right(ui, &lock) } else { 0.0 };
        let wide = merged + locked + right(ui, &notes) + if narrow { 0.0 } else { right(ui, encoding) } + GRID / 2.0;
        let left = (ui.available_width() - wide).max(0.0);
        show_hint(ui, Rect::from_min_size(ui.cursor().min, vec2(left, BUTTON)), hint);
        ui.add_space(left);
        if protected && status(ui, &lock, WindowCommand::SaveAs.entry().title(), true).clicked() {
            actions.push(WindowCommand::SaveAs.into());
        }
        for (word, name, command) in merging {
            let button = status(ui, &word, &name, true);
            controls::set_name(&button, Role::Button, || &name);
            if button.clicked() {
                actions.push(command.into());
            }
        }
        if !narrow {
            let button = status(ui, encoding, words::ENCODING.localized(), false);
            // Its name alone means nothing to screen reader users; the number of issues explains it.
            let message = language::with_colon(words::ENCODING, encoding);
            controls::set_name(&button, Role::Button, || &message);
            if button.clicked() {
                actions.push(WindowCommand::ReadAs.into());
            }
        }
        if status(ui, &notes, words::NOTES.localized(), findings.is_some_and(|count| count > 0)).clicked() {
            actions.push(WindowCommand::Findings.into());
        }
    });
}

/// Says what a click would do, in one line or in two smaller ones; what has no room there is cut, and its tip has all of it.
fn show_hint(ui: &Ui, room: Rect, hint: &str) {
    let room = room.shrink2(vec2(GRID, 0.0));
    let wide = controls::text_width(ui, hint, egui::FontId::proportional(HINT));
    let (size, rows) = if wide <= room.width() { (HINT, 1) } else { (HINT - 1.5, 2) };
    let ink = Palette::of(ui).quiet;
    let mut job = LayoutJob::simple(hint.to_owned(), egui::FontId::proportional(size), ink, room.width());
    job.wrap.max_rows = rows;
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let response = ui.interact(room, ui.scope_id().with("hint"), Sense::hover());
    controls::set_name(&response, Role::Label, || hint);
    let elided = galley.elided;
    // A few letters are useless.
    if room.width() > 2.0 * BUTTON {
        let at = pos2(room.left(), room.center().y - galley.size().y / 2.0);
        ui.painter_at(room).galley(at, galley, ink);
    }
    if elided {
        hover_text(response, hint);
    }
}

/// Says something in the lower left corner of a window without a bar.
pub fn say_over(ui: &Ui, page: Rect, text: &str) {
    if text.is_empty() {
        return;
    }
    let palette = Palette::of(ui);
    let most = page.width() - 4.0 * GRID;
    let text = ui.painter().layout(text.to_owned(), egui::FontId::proportional(HINT), palette.text, most);
    let size = text.size() + vec2(2.0 * GRID, GRID);
    let frame = Rect::from_min_size(pos2(page.left() + GRID, page.bottom() - GRID - size.y), size);
    ui.painter().rect_filled(frame, 6.0, palette.page);
    ui.painter().galley(frame.min + vec2(GRID, GRID / 2.0), text, palette.text);
}

/// What is left to be merged or settled: a word, a name, and the command that goes on with it.
fn merging(conflicts: usize, copies: usize, narrow: bool) -> Vec<(String, String, WindowCommand)> {
    let conflicts = (conflicts > 0).then(|| {
        let word = say!("conflicts-counted", "{count} conflict" | "{count} conflicts", count = conflicts);
        let name = say!(
            "merge-conflicts-left",
            "{count} merge conflict is left" | "{count} merge conflicts are left",
            count = conflicts
        );
        (word, name, WindowCommand::Conflicts)
    });
    let copies = (copies > 0).then(|| {
        let word = match narrow {
            true => say!("copies-counted-short", "{count} copy" | "{count} copies", count = copies),
            false => say!("copies-counted", "{count} conflicted copy" | "{count} conflicted copies", count = copies),
        };
        let name = say!(
            "copies-beside",
            "{count} conflicted copy next to this file: merge it"
                | "{count} conflicted copies next to this file: merge them",
            count = copies
        );
        (word, name, WindowCommand::MergeVersion)
    });
    conflicts.into_iter().chain(copies).collect()
}

/// The game's number in the collection and, if there is room, buttons for its neighbours.
fn games(
    ui: &mut Ui,
    game: (usize, usize),
    (narrow, has_ways): (bool, bool),
    keys: Keys<'_>,
    actions: &mut Vec<Action>,
) {
    let words = words::game_of(game);
    let shown = if narrow { format!("{}/{}", game.0, game.1) } else { words::capital(&words) };
    let clicked = status(ui, &shown, words::GAMES_OF_THE_FILE.localized(), true).clicked();
    if has_ways {
        let ways = [(Icon::Up, "previous-game", Go::PreviousGame, 1), (Icon::Down, "next-game", Go::NextGame, game.1)];
        for (icon, name, go, other) in ways {
            let command = Command::Go(go);
            let shortcut = keys(&command.clone().into());
            let button = IconButton::new(icon, commands::row(name).map_or("", |row| row.title()), &shortcut);
            button.side(24.0).enabled(game.0 != other).push_on_click(ui, Action::Run(command), actions);
        }
    }
    if !narrow {
        ui.add_space(GRID);
    }
    if clicked {
        actions.push(WindowCommand::Games.into());
    }
}

/// How far into the line this is; a click asks where to go.
fn place(ui: &mut Ui, state: &FooterState) -> Response {
    let quiet = Palette::of(ui).quiet;
    let count = format!("{}/{}", state.at, state.of);
    // Wide enough for the line's last number, so that nothing moves before.
    let width = (format!("{0}/{0}", state.of).len() as f32 * 8.5).max(72.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, BUTTON), Sense::click());
    controls::set_name(&response, Role::Button, || state.place());
    let font = egui::FontId::proportional(13.0);
    // The end of a variation is not the end of the game.
    let middle = if state.beside.is_some() { rect.center() - vec2(0.0, 6.0) } else { rect.center() };
    ui.painter().text(middle, egui::Align2::CENTER_CENTER, count, font, quiet);
    if let Some(here) = state.beside {
        // From the main line it continues into one.
        if here {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(words::IN_VARIATION.localized()));
        }
        let says = if here { words::IN_VARIATION.to_string() } else { format!("→ {}", words::IN_VARIATION) };
        let (below, font) = (rect.center() + vec2(0.0, 8.0), egui::FontId::proportional(10.0));
        ui.painter().text(below, egui::Align2::CENTER_CENTER, says, font, quiet);
    }
    response
}

/// The tools of the bar, each with a button of this side.
fn tools(ui: &mut Ui, in_hand: Tool, side: f32, keys: Keys<'_>, actions: &mut Vec<Action>) {
    // One stop for Tab, in which the arrows go from tool to tool; the first stands for one that has no button.
    let all: Vec<(Tool, Icon)> = Tool::all().filter_map(|tool| Some((tool, tool.icon()?))).collect();
    let chosen = all.iter().position(|(tool, _)| *tool == in_hand).unwrap_or(0);
    // The keyboard follows the tool that an arrow chose.
    let follows = ui.scope_id().with("tool chosen by key");
    for (at, &(tool, icon)) in all.iter().enumerate() {
        let command = tool.command();
        let shortcut = keys(&command);
        let button = IconButton::new(icon, tool.words().localized(), &shortcut).one_of(in_hand == tool);
        let response = button.side(side).stop(at == chosen).show(ui);
        if at == chosen && ui.data_mut(|data| data.remove_temp::<Tool>(follows)) == Some(tool) {
            response.request_focus();
        }
        if response.has_focus() {
            controls::keep_arrows(&response);
            let pressed = |key| ui.input(|input| input.num_presses(key));
            let steps = pressed(Key::ArrowRight) as isize - pressed(Key::ArrowLeft) as isize;
            if steps != 0 {
                let next = (at as isize + steps).rem_euclid(all.len() as isize) as usize;
                ui.data_mut(|data| data.insert_temp(follows, all[next].0));
                actions.push(all[next].0.command().into());
            }
        }
        if response.clicked() {
            actions.push(command.into());
        }
    }
}

/// The selected tool, and a menu to take another.
fn tool_menu(ui: &mut Ui, tool: Tool, keys: Keys<'_>, actions: &mut Vec<Action>) {
    let icon = tool.icon().unwrap_or(Icon::Letter);
    let in_hand = IconButton::new(icon, &tool.words(), "").selected(true).show(ui);
    let more = IconButton::new(Icon::More, StaticText("more-tools", "More tools").localized(), "").show(ui);
    for button in [in_hand, more] {
        menu::hung(&button, false, actions, |ui, actions| {
            menu::scrolling(ui, |ui| {
                for other in Tool::all() {
                    let command = other.command();
                    let chosen = menu::Tick::OneOf(other == tool);
                    if menu::line(ui, &other.words(), &keys(&command), chosen, true).clicked() {
                        actions.push(command.into());
                    }
                }
            });
        });
    }
}

fn moving(ui: &mut Ui, state: &FooterState, leaps: bool, keys: Keys<'_>, actions: &mut Vec<Action>) {
    let (start, end) = (state.at == 0, state.at >= state.of);
    let buttons = [
        (Icon::First, StaticText("to-start", "Start of the game"), Go::LineStart, !start),
        (Icon::Back10, StaticText("back-10", "Back 10 moves"), Go::Back(10), !start),
        (Icon::Back, StaticText("back", "Back"), Go::Back(1), !start),
        (Icon::Next, StaticText("next", "Next"), Go::Next(1), !end),
        (Icon::Next10, StaticText("next-10", "Forward 10 moves"), Go::Next(10), !end),
        (Icon::Last, StaticText("to-end", "End of this line"), Go::LineEnd, !end),
    ];
    for (icon, name, go, enabled) in buttons {
        if !leaps && matches!(icon, Icon::Back10 | Icon::Next10) {
            continue;
        }
        let command = Command::Go(go);
        let shortcut = keys(&command.clone().into());
        let button = IconButton::new(icon, name.localized(), &shortcut).enabled(enabled);
        button.push_on_click(ui, Action::Run(command), actions);
    }
    let icon = if state.playing { Icon::Pause } else { Icon::Play };
    let name = if state.playing { words::STOP } else { StaticText("play-through", "Autoplay") };
    let play = WindowCommand::PlayThrough;
    IconButton::new(icon, name.localized(), &keys(&play.into()))
        .selected(state.playing)
        .push_on_click(ui, play, actions);
}

/// The line as a track with the cursor on it. Returns the step that was dragged or keyed to.
fn progress(ui: &mut Ui, state: &FooterState, width: f32) -> Option<usize> {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(width, BUTTON), Sense::click_and_drag());
    response.widget_info(|| {
        WidgetInfo::slider(true, state.at as f64, StaticText("place-in-line", "Position in this line"))
    });
    let track = Rect::from_center_size(rect.center(), vec2(width - 2.0 * GRID, 3.0));
    let share = if state.of == 0 { 0.0 } else { state.at as f32 / state.of as f32 };
    let knob = pos2(egui::lerp(track.left()..=track.right(), share), track.center().y);
    ui.painter().rect_filled(track, 1.5, palette.line);
    let done = Rect::from_min_max(track.min, pos2(knob.x, track.bottom()));
    ui.painter().rect_filled(done, 1.5, palette.accent);
    let busy = response.hovered() || response.dragged() || response.has_focus();
    ui.painter().circle_filled(knob, if busy { 7.0 } else { 5.5 }, palette.accent);
    if response.has_focus() {
        // The arrows are its own.
        let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        ui.painter().circle_stroke(knob, 9.0, egui::Stroke::new(2.0, palette.accent));
    }
    let mut at = None;
    if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.dragged() || response.clicked()) {
        let share = egui::remap_clamp(pointer.x, track.x_range(), 0.0..=1.0);
        at = Some((share * state.of as f32).round() as usize);
    }
    if response.has_focus() {
        let steps = ui.input(|i| i.num_presses(Key::ArrowRight) as i64 - i.num_presses(Key::ArrowLeft) as i64);
        if steps != 0 {
            at = Some(state.at.saturating_add_signed(steps as isize).min(state.of));
        }
    }
    hover_text(response, state.place());
    at.filter(|&at| at != state.at)
}

/// How wide such a word is.
fn status_width(ui: &Ui, word: &str) -> f32 {
    let text = controls::text_width(ui, word, egui::FontId::proportional(13.0));
    (text + 2.0 * ui.spacing().button_padding.x).ceil()
}

/// A word of the state that can be clicked.
fn status(ui: &mut Ui, word: &str, name: &str, strong: bool) -> Response {
    let palette = Palette::of(ui);
    let colour = if strong { palette.text } else { palette.quiet };
    let text = RichText::new(word).size(13.0).color(colour);
    let response = ui.add(egui::Button::new(text).frame_when_inactive(false).truncate());
    tip(response, name, "")
}
