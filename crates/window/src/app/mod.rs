//! The window: the only module that knows egui, time and screens.
//!
//! Drawing reads the open records and changes none of them. User input during a frame is queued as `Action`s and run after the frame, so
//! that everything in one frame shows the same state.
//!
//! The files here are the application: frames, keys, commands and answers; opening, saving and closing records. What it remembers of one
//! matter belongs to an owner: `settings_file`, `saves`, `outside`, `pages`, `recovery`, `session`, and `Merges` in `merging`. The folders:
//!
//! * `desk`: open records, the active tab, navigation history, unsaved work; knows no egui
//! * `study`, `compare_view`: pages that replace the window's content: studying, and two records side by side
//! * `engine`: what engines left in the record in front: its graph, its marks on the board
//! * `records`: tabs, files, jobs in the background, samples
//! * `dialogs`: dialogs and docked lists, the palette
//! * `panels`: tree, comment, information, search
//! * `bars`: header, footer, menus, keys, notices, layout, and the tables of what is offered and set
//! * `board`: the board, gestures, the piece in hand, the tray
//! * `context`: what panels may read, the actions they request, questions to the user, as values
//! * `look`: colours, fonts, icons, controls, lists, texts used in several places
//! * `platform`: the system, the software painter

mod announce;
mod background;
mod bars;
mod board;
mod clipboard;
mod closing;
mod collections;
mod commands;
mod compare_view;
mod comparing;
mod context;
mod desk;
mod dialogs;
mod engine;
mod equal;
mod file_work;
mod frame;
mod front;
mod input;
mod launch;
mod look;
mod merging;
mod opening;
mod outside;
mod pages;
mod panels;
mod platform;
mod publishing;
mod questions;
mod records;
mod recovery;
mod reloading;
mod saves;
mod saving;
mod search;
mod session;
mod settings_file;
mod study;
#[cfg(test)]
mod testing;
mod window_commands;

use std::sync::mpsc::Receiver;
use std::time::Duration;

use egui::{Ui, ViewportCommand};

pub use launch::{Shell, WindowError, run};
#[cfg(feature = "window-tests")]
pub use platform::background::under_way;
pub use platform::picture_fonts::lend as lend_fonts;
pub use platform::soft;
#[cfg(feature = "window-tests")]
pub use window_commands::dialog_commands;

use crate::edit::spoken::Length;
use crate::language;
use crate::languages;
use crate::scene::Theme;
use crate::store::settings::{Choice as _, Renderer};
use crate::store::{Given, Home, Settings};
use bars::keys::Keymap;
use bars::notices::{Notices, Topic};
use bars::panel::Panel;
use board::move_entry::TypedMove;
use context::action::Action;
use dialogs::Dialogs;
use dialogs::question::QuestionDialog;
use look::menu::MenuRequest;
use look::{bidi, menu};
use platform::input_order::InputOrder;
use platform::motion;
use platform::statistics::Statistics;
use records::jobs::Files;

/// The number of the last change of the window that users are told of, once: where the panels are.
const NEWS: u32 = 1;

/// How the window is opened.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The renderer; if unset, as in the settings.
    pub renderer: Option<Renderer>,
    /// Open a new window even if one is open.
    pub new_window: bool,
    /// Lines of the command table to run at the start.
    pub run: Vec<String>,
    /// Prints on standard error how long frames took, when the window is closed.
    pub statistics: bool,
    /// Where settings and journals are stored; nothing is stored without.
    pub home: Option<Home>,
}

/// The application: open records, panels, and the queue of what was asked.
#[derive(Default)]
pub struct App {
    options: Options,
    settings: Settings,
    settings_file: settings_file::SettingsFile,
    keymap: Keymap,
    notices: Notices,
    actions: Vec<Action>,
    desk: desk::Desk,
    files: Files<App>,
    question: Option<QuestionDialog>,
    saves: saves::Saves,
    outside: outside::Outside,
    recovery: recovery::Recovery,
    merges: merging::Merges,
    dialogs: Dialogs,
    pages: pages::Pages,
    /// What to do with the system's clipboard content.
    pasting: Option<clipboard::Pasting>,
    /// The active panel in a narrow window.
    panel: Panel,
    /// The move being typed.
    entry: Option<TypedMove>,
    /// Only the board is shown.
    only_board: bool,
    /// How many continuations are listed without scrolling.
    fork_rows: usize,
    /// How far the window was made to fit the monitor.
    fit: launch::Fit,
    /// The session for the next start.
    session: session::SavedSession,
    title: String,
    samples: records::samples::Samples,
    announcer: announce::Announcer,
    /// The language setting when it was last applied.
    language: Option<String>,
    /// Whether everything has the size of the settings: a change of it takes effect in the next frame.
    is_of_size: bool,
    statistics: Statistics,
}

impl App {
    /// An application with no record open.
    pub fn new(options: Options) -> App {
        let loaded = options.home.as_ref().map(|home| Settings::load(&home.settings()));
        let mut notices = Notices::default();
        let settings = loaded.map_or_else(Settings::default, |loaded| {
            loaded.notices.into_iter().for_each(|notice| notices.failure(notice));
            if loaded.found && loaded.settings.news < NEWS {
                notices.note(look::words::NEWS);
            }
            loaded.settings
        });
        let stored = settings.clone();
        let settings = Settings { news: NEWS, ..settings };
        let own = options.home.as_ref().map(|home| crate::store::themes::read(&home.themes()));
        Theme::add(own.unwrap_or_default()).into_iter().for_each(|broken| notices.failure(broken.to_string()));
        let (keymap, wrong) = Keymap::new(crate::commands::keys(), &settings.keys);
        wrong.into_iter().for_each(|why| notices.failure(why));
        let mut desk = desk::Desk::default();
        desk.keeps_in(options.home.as_ref().map(Home::journal));
        let mut dialogs = Dialogs::default();
        options.home.iter().for_each(|home| dialogs.settings = Some(home.settings()));
        App {
            settings_file: settings_file::SettingsFile::of(stored),
            is_of_size: false,
            statistics: Statistics::new(options.statistics),
            actions: options.run.iter().map(|line| Action::typed(line)).collect(),
            options,
            settings,
            keymap,
            notices,
            desk,
            dialogs,
            ..App::default()
        }
    }

    /// Sets fonts and styles. Called once, before the first frame.
    pub fn prepare(&mut self, ctx: &egui::Context) {
        look::fonts::install(ctx);
        InputOrder::install(ctx);
        motion::install(ctx);
        bidi::install(ctx);
        look::roles::install(ctx);
        language::keep_apart();
        self.dress(ctx);
        self.files = Files::new(ctx.clone());
    }

    /// Starts: fonts, the desktop's appearance, recovery of unsaved work, files to open, and the channel for later starts.
    pub fn begin(&mut self, ctx: &egui::Context, given: Vec<Given>, arrivals: Option<Receiver<Vec<Given>>>) {
        self.follow_descriptions();
        platform::system_fonts::install(ctx);
        self.prepare(ctx);
        platform::appearance::follow(ctx);
        self.outside.arrivals = arrivals;
        if let Some(why) = Home::refused().filter(|_| self.options.home.is_none()) {
            self.notices.lasting(Topic::Journal, why.to_string());
        }
        self.settle();
        self.recover();
        self.reopen();
        self.open_given(given);
    }

    /// Applies the theme and the size from the settings.
    fn dress(&mut self, ctx: &egui::Context) {
        look::theme::apply(ctx, self.settings.appearance);
        motion::choose(ctx, self.settings.motion);
        ctx.set_zoom_factor(self.settings.zoom);
        self.is_of_size = false;
    }

    /// The toolkit's own keys for the size of everything change the setting.
    fn follow_size(&mut self, ctx: &egui::Context) {
        let zoom = ctx.zoom_factor();
        if (zoom - self.settings.zoom).abs() < 0.001 {
            self.is_of_size = true;
        } else if self.is_of_size {
            self.settings.zoom = zoom.clamp(0.5, 4.0);
            self.dress(ctx);
            self.save_settings();
        }
    }

    /// Queues a command line, as if it had been entered in the window.
    pub fn request(&mut self, line: &str) {
        self.actions.push(Action::typed(line));
    }

    /// The active record as it would be saved.
    pub fn bytes(&self) -> Option<Vec<u8>> {
        Some(self.desk.tabs[self.desk.front?].workspace.document().tree().write())
    }

    /// The notices shown to the user.
    pub fn notices(&self) -> impl Iterator<Item = &str> {
        self.notices.lines()
    }

    /// Runs queued input, draws a frame that shows the result, then runs the actions queued while drawing.
    pub fn show(&mut self, ui: &mut Ui) {
        look::menu::note_open(ui.ctx());
        platform::errors::provoked("window");
        self.statistics.begin();
        self.fit_to_monitor(ui.ctx());
        self.follow_language(ui.ctx());
        self.follow_size(ui.ctx());
        self.take_arrivals(ui.ctx());
        App::follow_pointer(ui.ctx());
        let focus_before = ui.memory(|memory| memory.focused());
        let dressed = self.settings.clone();
        let mut actions = std::mem::take(&mut self.actions);
        let before = actions.len();
        self.take_keys(ui.ctx(), &mut actions);
        // A key's effect is visible in the frame that received it.
        for (index, action) in actions.drain(..).enumerate() {
            // Keys pressed in the same frame after one that opened a question must not act on what is behind it.
            if index < before || !self.is_asking() {
                self.run_asked(ui.ctx(), action);
            }
        }
        self.play_through(ui.ctx());
        self.keep_when_due(ui.ctx());
        self.follow_settings(Duration::ZERO);
        self.report_errors(ui.ctx());
        self.trust_what_is_seen();
        self.follow_files(ui.ctx());
        self.follow_session(ui.ctx());
        self.dialogs.follow(&self.settings);
        let coordinates = look::fonts::shown(ui.ctx(), self.settings.notation);
        self.desk.tabs.iter_mut().for_each(|tab| tab.name_places(coordinates));
        self.follow_work(ui.ctx());
        self.go_on_merging();
        let now = self.desk.front.and_then(|front| self.desk.tabs[front].look());
        if let Some(now) = &now {
            self.follow_equal(ui.ctx(), now);
            self.follow_engine(ui.ctx(), now);
        }
        let studies = self.draw_page(ui);
        let room = if studies { None } else { self.draw(ui, now.as_ref(), &mut actions) };
        match menu::wished(ui.ctx()) {
            Some(MenuRequest::Here) => menu::wish(ui.ctx(), Some(MenuRequest::Board)),
            Some(_) => menu::wish(ui.ctx(), None),
            None => {}
        }
        let front = self.desk.front().zip(now.as_ref());
        // What was announced may be the answer.
        if self.pages.study.is_none() {
            let length = Length::of_name(&self.settings.spoken.name()).unwrap_or_default();
            self.announcer.follow(ui, front, length);
        }
        let room = room.unwrap_or_else(|| vec![ui.max_rect().shrink2(egui::vec2(0.0, look::theme::BAR))]);
        let (tab, covered) = (self.desk.number_in_front(), self.covered(ui.ctx()));
        let desk = &self.desk;
        self.notices
            .forget_undone(|record, state| desk.get(record).is_some_and(|tab| tab.workspace.document().follows(state)));
        if let Some(undo) = self.notices.show(ui, &room, &covered, tab) {
            self.take_back(ui.ctx(), undo);
        }
        self.show_work(ui);
        self.draw_question(ui.ctx(), &mut actions);
        let acted = !actions.is_empty();
        for action in actions {
            self.run_asked(ui.ctx(), action);
        }
        self.close_requests(ui.ctx());
        self.desk.follow_trail();
        // A frame is dressed before anything in it runs.
        let dressed = self.settings == dressed;
        if acted || !dressed || !self.actions.is_empty() || ui.memory(|memory| memory.focused()) != focus_before {
            ui.ctx().request_repaint();
        }
        self.name_window(ui.ctx());
        self.statistics.end();
    }

    /// Switches to the language of the settings; to English, with a notice, if no font here has its characters: the text would be all
    /// boxes.
    fn follow_language(&mut self, ctx: &egui::Context) {
        if self.language.as_ref() == Some(&self.settings.language) {
            return;
        }
        let before = self.language.replace(self.settings.language.clone());
        // At startup the language is set before there is a window.
        if before.is_some() {
            language::speak(languages::chosen(&self.settings.language));
        }
        let wanted = languages::wanted(&self.settings.language);
        if language::voice().is_some() && !look::fonts::can_show(ctx, wanted.name) {
            language::speak(None);
            self.notices.note(look::words::no_font_for(wanted.code));
        }
    }

    /// The window's title is the active record's, with a dot if it is not saved.
    fn name_window(&mut self, ctx: &egui::Context) {
        let title = match (&self.pages.study, self.desk.front()) {
            // The title must not reveal what follows, so it does not show the node.
            (Some(page), _) => format!("{} – {}", page.title(), look::words::PROGRAM),
            (None, _) if self.pages.beside.is_some() => {
                let title = self.pages.beside.as_ref().map(|page| page.title()).unwrap_or_default();
                format!("{title} – {}", look::words::PROGRAM)
            }
            (None, Some(tab)) => {
                let dot = if tab.is_modified() { "• " } else { "" };
                let game = tab.game().map_or_else(String::new, |game| format!(", {}", look::words::game_of(game)));
                let lock = if tab.file.protected { format!(" ({})", look::words::PROTECTED) } else { String::new() };
                format!("{dot}{}{lock}{game} – {}", tab.name(), look::words::PROGRAM)
            }
            (None, None) => look::words::PROGRAM.to_string(),
        };
        // Window systems take one line, and no zeros.
        let title = title.replace(char::is_control, " ");
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |window| window.set_label(title.as_str()));
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    /// Writes the settings where they have changed, in the background.
    fn save_settings(&mut self) {
        let Some(home) = &self.options.home else { return };
        let failed = self.settings_file.save(&self.settings, home, self.files.window());
        failed.into_iter().for_each(|why| self.notices.failure(why));
    }

    /// Reports whether the settings were written; waits this long for it.
    fn follow_settings(&mut self, most: Duration) {
        let Some(home) = &self.options.home else { return };
        let failed = self.settings_file.follow(&self.settings, home, self.files.window(), most);
        failed.into_iter().for_each(|why| self.notices.failure(why));
    }
}
