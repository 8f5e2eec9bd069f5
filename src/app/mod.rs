//! The window: the only room that knows egui, time and screens.
//!
//! Drawing reads the open records and changes none of them. What the user does while a frame is drawn is queued as an [`Action`](action::Action)
//! and carried out when the frame is complete, so that everything in one frame shows the same state.

mod action;
mod bars;
mod board;
mod commands;
mod context;
mod dialogs;
mod links;
mod look;
mod panels;
mod platform;
mod records;
mod search;
#[cfg(test)]
mod testing;

use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use egui::{Rect, Ui, UiBuilder, ViewportCommand};

pub use platform::launch::{Renderer, Shell, WindowError, run};
pub use platform::soft;

use crate::edit::{self, Command, Go, Workspace};
use crate::game::{Colour, Position};
use crate::scene::Theme;
use crate::sgf::Fault;
use crate::store::{Home, Journal, Settings};
use action::Action;
use bars::header::Title;
use bars::keys::{Focus, Keymap};
use bars::notices::Notices;
use board::move_entry::MoveEntry;
use context::{Here, Open, Reading};
use dialogs::Dialogs;
use look::layout::{Areas, Panel, Side};
use look::theme::Palette;
use platform::input_order::InputOrder;
use platform::statistics::Statistics;
use records::files::Files;
use records::session::Question;
use records::tab::{Now, Tab};

/// How the window is opened.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What draws it; as the settings say where nothing was said.
    pub renderer: Option<Renderer>,
    /// A window of its own, whether or not one is open already.
    pub new_window: bool,
    /// Lines of the command table to carry out at the start.
    pub run: Vec<String>,
    /// Prints on standard error how long frames took, when the window is closed.
    pub statistics: bool,
    /// Where settings and journals are kept; nothing is remembered without.
    pub home: Option<Home>,
}

/// The application: open records, panels, and the queue of what was asked.
pub struct App {
    options: Options,
    settings: Settings,
    /// The settings as they are on the disk.
    saved_settings: Settings,
    keymap: Keymap,
    notices: Notices,
    actions: Vec<Action>,
    tabs: Vec<Tab>,
    /// The tab in front; `None` in the welcome view.
    front: Option<usize>,
    /// Numbers tabs.
    opened: u64,
    files: Option<Files>,
    /// Files that later starts of the program handed over.
    arrivals: Option<Receiver<Vec<PathBuf>>>,
    journal: Option<Journal>,
    /// The user knows that there is none.
    told_no_journal: bool,
    /// Unsaved work of earlier runs that no journal of this one could take over.
    left: Vec<crate::store::journal::Found>,
    /// The tab, by number, with changes that are to be kept in the journal at a time.
    unkept: Option<(u64, Instant)>,
    question: Option<Question>,
    /// These tabs (by number) are closed, and perhaps the window, when what is being written is written.
    closing: Option<(Vec<u64>, bool)>,
    dialogs: Dialogs,
    /// The changes may be lost: the user said so.
    may_close: bool,
    desktop: platform::appearance::Desktop,
    /// The panel in front in a narrow window.
    panel: Panel,
    /// The move being typed.
    entry: Option<MoveEntry>,
    /// Only the board is shown.
    only_board: bool,
    /// The window was made to fit the monitor.
    fits_monitor: bool,
    /// When the next move is played through.
    playing: Option<Instant>,
    title: String,
    samples: records::samples::Samples,
    statistics: Statistics,
}

impl App {
    /// An application with no record open.
    pub fn new(options: Options) -> App {
        let loaded = options.home.as_ref().map(|home| Settings::load(&home.settings()));
        let mut notices = Notices::default();
        let settings = loaded.map_or_else(Settings::default, |loaded| {
            loaded.notice.into_iter().for_each(|notice| notices.failure(notice));
            loaded.settings
        });
        let own = options.home.as_ref().map(|home| crate::store::themes::read(&home.themes()));
        Theme::add(own.unwrap_or_default()).into_iter().for_each(|broken| notices.failure(broken));
        let (keymap, wrong) = Keymap::new(edit::keys(), &settings.keys);
        wrong.into_iter().for_each(|why| notices.failure(why));
        App {
            saved_settings: settings.clone(),
            statistics: Statistics::new(options.statistics),
            actions: options.run.iter().map(|line| Action::typed(line)).collect(),
            options,
            settings,
            keymap,
            notices,
            tabs: Vec::new(),
            front: None,
            opened: 0,
            files: None,
            arrivals: None,
            journal: None,
            told_no_journal: false,
            left: Vec::new(),
            unkept: None,
            question: None,
            closing: None,
            dialogs: Dialogs::default(),
            may_close: false,
            desktop: platform::appearance::Desktop::default(),
            panel: Panel::default(),
            entry: None,
            only_board: false,
            fits_monitor: false,
            playing: None,
            title: String::new(),
            samples: records::samples::Samples::default(),
        }
    }

    /// Sets fonts and styles. Called once, before the first frame.
    pub fn prepare(&mut self, ctx: &egui::Context) {
        look::fonts::install(ctx);
        InputOrder::install(ctx);
        self.dress(ctx);
        self.files = Some(Files::new(ctx.clone()));
    }

    /// Begins: fonts, the desktop's appearance, what an earlier run left unsaved, the files to open, and those that later starts hand in.
    pub fn begin(&mut self, ctx: &egui::Context, files: Vec<PathBuf>, arrivals: Option<Receiver<Vec<PathBuf>>>) {
        self.prepare(ctx);
        self.desktop.begin(ctx);
        self.arrivals = arrivals;
        self.recover();
        self.open_files(files);
    }

    /// Light or dark, and the size of everything, as the settings say.
    fn dress(&self, ctx: &egui::Context) {
        look::theme::apply(ctx, self.theme());
        ctx.set_zoom_factor(self.settings.zoom.clamp(0.5, 4.0));
    }

    fn theme(&self) -> look::theme::Choice {
        look::theme::Choice::of_name(&self.settings.appearance).unwrap_or_default()
    }

    /// Queues a line of the command table, as if it had been asked for in the window.
    pub fn ask(&mut self, line: &str) {
        self.actions.push(Action::typed(line));
    }

    /// The record in front as it would be saved.
    pub fn bytes(&self) -> Option<Vec<u8>> {
        Some(self.tabs[self.front?].workspace.document().tree().write())
    }

    /// What the user is being told.
    pub fn notices(&self) -> impl Iterator<Item = &str> {
        self.notices.lines()
    }

    /// Draws a frame, then does what was asked in it.
    pub fn show(&mut self, ui: &mut Ui) {
        self.statistics.begin();
        self.fit_to_monitor(ui.ctx());
        self.desktop.follow(ui.ctx());
        self.take_arrivals(ui.ctx());
        let mut actions = std::mem::take(&mut self.actions);
        self.take_keys(ui.ctx(), &mut actions);
        self.play_through(ui.ctx(), &mut actions);
        self.keep_when_due(ui.ctx());
        self.hear_of_journal();
        self.dialogs.follow(&self.settings);
        let now = self.front.and_then(|front| self.tabs[front].look());
        let focus_before = ui.memory(|memory| memory.focused());
        self.draw(ui, now.as_ref(), &mut actions);
        self.notices.show(ui, ui.max_rect().shrink2(egui::vec2(0.0, look::theme::BAR)));
        if let Some(files) = &mut self.files {
            let page = ui.max_rect().with_min_y(ui.max_rect().top() + look::theme::BAR);
            bars::progress::show(ui.ctx(), page, files.under_way()).into_iter().for_each(|index| files.stop(index));
        }
        self.ask_question(ui.ctx());
        self.close_requests(ui.ctx());
        let any = !actions.is_empty();
        for ask in actions {
            self.carry_out(ui.ctx(), ask);
        }
        if any || ui.memory(|memory| memory.focused()) != focus_before {
            ui.ctx().request_repaint();
        }
        self.name_window(ui.ctx());
        self.statistics.end();
    }

    fn draw(&mut self, ui: &mut Ui, now: Option<&Now>, actions: &mut Vec<Action>) {
        let window = ui.max_rect();
        let pieces = self.settings.panels.pieces && now.is_some_and(|now| board::tray::has_pieces(&now.position));
        let areas = Areas::new(window, &self.settings.panels, pieces, self.only_board && self.front.is_some());
        let keymap = &self.keymap;
        let keys = |command: &Command| keymap.keys_of(command);
        let dark = ui.visuals().dark_mode;
        let style = bars::view_choices::style(&self.settings, dark);
        let theme = Theme::named(&style.theme).unwrap_or_else(|| Theme::usual(dark));
        let paint = |position: &Position, colour: Colour| board::view::ink(position, colour, theme);
        let names: Vec<String> = self.tabs.iter().map(Tab::name).collect();
        if !(self.only_board && self.front.is_some()) {
            let titles: Vec<Title<'_>> = self.tabs.iter().zip(&names).map(|(tab, name)| title(tab, name)).collect();
            let workspace = self.front.map(|front| &self.tabs[front].workspace);
            let menu = |ui: &mut Ui, actions: &mut Vec<Action>| {
                bars::menus::main(ui, workspace, &self.settings, &keys, actions);
            };
            let history = workspace.map_or_else(bars::header::History::default, |workspace| {
                let history = workspace.document().history();
                bars::header::History { undo: history.undo_title(), redo: history.redo_title() }
            });
            let bar = bars::header::Bar { titles: &titles, shown: self.front, history };
            bars::header::show(ui, areas.header, &bar, &keys, actions, menu);
        }
        let page = Rect::from_min_max(areas.header.left_bottom(), window.max);
        let nothing = Here { record: None, open: &[], keys: &keys, paint: &paint };
        let front = self.front.unwrap_or(usize::MAX);
        let (before, rest) = self.tabs.split_at_mut_checked(front).unwrap_or_default();
        let Some((tab, behind)) = rest.split_first_mut() else {
            self.samples.show_welcome(ui, page, &self.settings.recent, &keys, actions);
            return self.dialogs.show(ui.ctx(), &nothing, actions);
        };
        let Some(now) = now else {
            ui.painter().text(
                page.center(),
                egui::Align2::CENTER_CENTER,
                look::words::NO_GAME,
                egui::FontId::proportional(14.0),
                Palette::of(ui).quiet,
            );
            return self.dialogs.show(ui.ctx(), &nothing, actions);
        };
        let findings = tab.findings(ui.ctx());
        let tree = tab.workspace.document().tree();
        let reading = reading(tab.number, &tab.workspace, &tab.faults, tab.path.as_deref(), now);
        let mut open: Vec<Open<'_>> = before.iter().zip(&names).map(|(tab, name)| tab.as_open(name)).collect();
        open.push(Open { tab: tab.number, name: &names[front], workspace: &tab.workspace });
        open.extend(behind.iter().zip(&names[front + 1..]).map(|(tab, name)| tab.as_open(name)));
        let here = Here { record: Some(reading), open: &open, keys: &keys, paint: &paint };
        let inks = Colour::ALL.map(|colour| paint(&now.position, colour));
        let shown = panels::tree::Shown {
            workspace: &tab.workspace,
            theme,
            tree,
            revision: now.revision,
            root: now.root,
            node: now.node,
            position: &now.position,
            inks: &inks,
            down: self.settings.tree_grows == "down",
        };
        let mut panels: Vec<(Panel, Rect)> = Vec::new();
        match &areas.side {
            Some(Side::Column(column, stack)) => {
                ui.painter().rect_filled(*column, 0.0, Palette::of(ui).page);
                panels.extend(stack);
            }
            Some(Side::Below(strip, rect)) => {
                ui.painter().rect_filled(strip.union(*rect), 0.0, Palette::of(ui).page);
                self.panel = look::layout::strip(ui, *strip, &self.settings.panels, self.panel);
                panels.push((self.panel, *rect));
            }
            None => {}
        }
        for (panel, rect) in panels {
            ui.scope_builder(UiBuilder::new().id_salt(panel).max_rect(rect), |ui| match panel {
                Panel::Information => panels::information::show(ui, rect, &here, actions),
                Panel::Tree => tab.tree.show(ui, rect, &shown, actions),
                Panel::Comment => tab.comment.show(ui, rect, &here, actions),
            });
        }
        look::layout::splitters(ui, &areas, &mut self.settings.panels);
        let subject = board::view::Subject {
            workspace: &tab.workspace,
            tree,
            now,
            style: &style,
            tool: tab.tool,
            setup: tab.setup_colour,
            lit: tab.comment.lit(),
            writing: tab.comment.has_focus(),
        };
        let hint = ui
            .scope_builder(UiBuilder::new().id_salt("board").max_rect(areas.board), |ui| {
                tab.board.show(ui, areas.board, &subject, actions)
            })
            .inner;
        if !hint.is_empty() {
            tab.hint = hint;
        }
        if let Some(area) = areas.tray {
            let builder = UiBuilder::new().id_salt("pieces").max_rect(area);
            ui.scope_builder(builder, |ui| tab.tray.show(ui, area, (now, &tab.board, theme), &here, actions));
        }
        if !self.only_board {
            let state = bars::footer::State {
                at: now.depth,
                of: now.length,
                tool: tab.tool,
                playing: self.playing.is_some(),
                encoding: tree.charset(now.root).told(),
                findings,
                hint: tab.hint.clone(),
            };
            if !bars::footer::show(ui, areas.footer, &state, &keys, actions) {
                bars::footer::spill(ui, areas.board, &state.hint);
            }
        }
        if let Some(entry) = &mut self.entry
            && entry.show(ui.ctx(), areas.board, &now.position, actions)
        {
            self.entry = None;
        }
        self.dialogs.show(ui.ctx(), &here, actions);
    }

    /// The keys pressed in this frame, as commands.
    fn take_keys(&mut self, ctx: &egui::Context, actions: &mut Vec<Action>) {
        if self.question.is_some() || self.dialogs.is_open() {
            return;
        }
        let front = self.front.map(|front| &self.tabs[front]);
        let focus = match front {
            Some(tab) if tab.comment.has_focus() => Focus::RecordText,
            _ if ctx.egui_wants_keyboard_input() || egui::Popup::is_any_open(ctx) => Focus::Field,
            _ => Focus::Record,
        };
        let in_hand = front.is_some_and(|tab| tab.board.hand.is_some());
        let commands = self.keymap.take(ctx, focus, in_hand);
        if focus == Focus::Record {
            self.take_clipboard(ctx, actions);
            self.take_escape(ctx);
            if commands.is_empty() {
                self.take_letters(ctx);
            }
        }
        actions.extend(commands.into_iter().map(Action::Run));
    }

    /// Copy, cut and paste arrive as events of their own.
    fn take_clipboard(&mut self, ctx: &egui::Context, actions: &mut Vec<Action>) {
        let events = ctx.input(|input| input.events.clone());
        for event in events {
            match event {
                egui::Event::Copy => actions.push(Action::Run(Command::CopyVariation)),
                egui::Event::Cut => actions.push(Action::Run(Command::CutVariation)),
                egui::Event::Paste(text) if self.front.is_some() => {
                    actions.push(Action::Run(Command::PasteVariation { text: Some(text) }));
                }
                egui::Event::Paste(text) => actions.push(Action::window("paste-record", &[&text])),
                _ => {}
            }
        }
    }

    /// Escape stops what takes long.
    fn take_escape(&mut self, ctx: &egui::Context) {
        let reads = |files: &Files| files.under_way().iter().any(|work| work.record.is_none());
        if self.files.as_ref().is_some_and(reads)
            && ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape))
        {
            self.files.iter_mut().for_each(Files::stop_reading);
        }
    }

    /// A letter or figure that means nothing else begins a move that is typed.
    fn take_letters(&mut self, ctx: &egui::Context) {
        if self.front.is_none() || self.entry.is_some() {
            return;
        }
        let typed = ctx.input_mut(|input| {
            let begins = |event: &egui::Event| match event {
                egui::Event::Text(text) => Some(text.clone()).filter(|text| text.chars().all(char::is_alphanumeric)),
                _ => None,
            };
            let typed: String = input.events.iter().filter_map(begins).collect();
            if !typed.is_empty() {
                input.events.retain(|event| begins(event).is_none());
            }
            typed
        });
        if !typed.is_empty() {
            self.entry = Some(MoveEntry::new(typed));
        }
    }

    /// Goes on by itself while moves are played through.
    fn play_through(&mut self, ctx: &egui::Context, actions: &mut Vec<Action>) {
        let Some(at) = self.playing else { return };
        let end = |tab: &Tab| {
            let document = tab.workspace.document();
            document.cursor().and_then(|node| document.last_visited(node)).is_none()
        };
        if self.front.is_none_or(|front| end(&self.tabs[front])) {
            self.playing = None;
            return;
        }
        let pause = Duration::from_secs_f32(self.settings.autoplay_seconds.clamp(0.1, 60.0));
        if Instant::now() >= at {
            actions.push(Action::Run(Command::Go(Go::Next(1))));
            self.playing = Some(Instant::now() + pause);
            ctx.request_repaint_after(pause);
        } else {
            ctx.request_repaint_after(at - Instant::now());
        }
    }

    /// The window is called after the record in front, with a dot where it is not saved.
    fn name_window(&mut self, ctx: &egui::Context) {
        let title = match self.front.map(|front| &self.tabs[front]) {
            Some(tab) => {
                let dot = if tab.is_modified() { "• " } else { "" };
                format!("{dot}{} – {}", tab.name(), look::words::PROGRAM)
            }
            None => look::words::PROGRAM.to_owned(),
        };
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    fn save_settings(&mut self) {
        let Some(home) = self.options.home.as_ref().filter(|_| self.settings != self.saved_settings) else { return };
        match self.settings.save(&home.settings(), &self.saved_settings) {
            Ok(()) => self.saved_settings = self.settings.clone(),
            Err(error) => self.notices.failure(error.to_string()),
        }
    }
}

fn title<'a>(tab: &'a Tab, name: &'a str) -> Title<'a> {
    let place =
        tab.path.as_ref().map_or_else(|| look::words::NOT_IN_A_FILE.to_owned(), |path| path.display().to_string());
    Title { name, place, modified: tab.is_modified() }
}

/// What panels read of a record.
fn reading<'a>(
    tab: u64,
    workspace: &'a Workspace,
    faults: &'a [Fault],
    path: Option<&'a Path>,
    now: &'a Now,
) -> Reading<'a> {
    Reading::new(tab, workspace, faults, now.root, now.node, &now.position).of_file(path)
}
