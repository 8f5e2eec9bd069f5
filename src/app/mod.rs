//! The window: the only room that knows egui, time and screens.
//!
//! Drawing reads the open records and changes none of them. What the user does while a frame is drawn is queued as an [`Ask`]
//! and carried out when the frame is complete, so that everything in one frame shows the same state.

mod comment_panel;
mod controls;
mod dialogs;
mod files;
mod fonts;
mod footer;
mod header;
mod here;
mod icons;
mod info_panel;
mod keys;
mod launch;
mod layout;
mod links;
mod node_bar;
mod notices;
mod paint;
pub mod soft;
#[cfg(all(test, feature = "window-tests"))]
mod stage;
mod theme;
mod tool;
mod welcome;
mod words;

use std::borrow::Cow;
use std::path::PathBuf;

use egui::{Ui, ViewportCommand};

pub use launch::{Renderer, Shell, run};

use crate::sgf::NodeId;
use crate::store::{Home, Settings};
use keys::Keymap;
use layout::Areas;
use notices::Notices;

/// How the window is opened.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What draws it; as the settings say where nothing was said.
    pub renderer: Option<Renderer>,
    /// A window of its own, whether or not one is open already.
    pub new_window: bool,
    /// Prints on standard error how long frames took, when the window is closed.
    pub statistics: bool,
    /// Where settings and journals are kept; nothing is remembered without.
    pub home: Option<Home>,
}

/// What the user asked for while a frame was drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// A line of the command table.
    Line(Cow<'static, str>),
    /// A line of the command table for a node that need not be the one at hand any more when it runs: a text typed into it.
    At(NodeId, Cow<'static, str>),
    /// Bring a tab to the front.
    ShowTab(usize),
    /// Close a tab, asking first where something would be lost.
    CloseTab(usize),
    /// Show the welcome view.
    Welcome,
    /// Open a file in a tab of its own.
    Open(PathBuf),
    /// Go this many steps into the line from its start.
    Step(usize),
}

impl Ask {
    /// A line of the command table.
    pub fn line(line: impl Into<Cow<'static, str>>) -> Ask {
        Ask::Line(line.into())
    }
}

/// The application: open records, panels, and the queue of what was asked.
pub struct App {
    options: Options,
    settings: Settings,
    /// The settings as they are on the disk.
    saved_settings: Settings,
    keymap: Keymap,
    notices: Notices,
    asks: Vec<Ask>,
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
        let (keymap, wrong) = Keymap::new([], &settings.keys);
        for keys in wrong {
            notices.failure(words::no_such_keys(&keys));
        }
        let saved_settings = settings.clone();
        App { options, settings, saved_settings, keymap, notices, asks: Vec::new() }
    }

    /// Sets fonts and styles. Called once, before the first frame.
    pub fn prepare(&self, ctx: &egui::Context) {
        fonts::install(ctx);
        theme::apply(ctx, self.theme());
        ctx.set_zoom_factor(self.settings.zoom.clamp(0.5, 4.0));
    }

    fn theme(&self) -> theme::Choice {
        theme::Choice::of_name(&self.settings.appearance).unwrap_or_default()
    }

    /// Opens records, a tab each.
    pub fn open_files(&mut self, files: Vec<PathBuf>) {
        for file in files {
            self.notices.failure(format!("{}", file.display()));
        }
    }

    /// Queues a line of the command table, as if it had been asked for in the window.
    pub fn ask(&mut self, line: &str) {
        self.asks.push(Ask::line(line.to_owned()));
    }

    /// Draws a frame, then does what was asked in it.
    pub fn show(&mut self, ui: &mut Ui) {
        let mut asks = std::mem::take(&mut self.asks);
        let window = ui.max_rect();
        let areas = Areas::new(window, &self.settings.panels, None, false);
        let keys = |line: &str| self.keymap.keys_of(line);
        header::show(ui, areas.header, &[], None, &keys, &mut asks, |_, _| {});
        let page = egui::Rect::from_min_max(areas.header.left_bottom(), window.max);
        welcome::show(ui, page, &self.settings.recent, &keys, &mut asks);
        self.notices.show(ui, page);
        for ask in asks {
            self.carry_out(ui.ctx(), ask);
        }
    }

    fn carry_out(&mut self, ctx: &egui::Context, ask: Ask) {
        let Ask::Line(line) = ask else { return };
        match line.split_once(' ').unwrap_or((&line, "")) {
            ("quit", _) => ctx.send_viewport_cmd(ViewportCommand::Close),
            ("theme", name) if theme::Choice::of_name(name).is_some() => {
                self.settings.appearance = name.to_owned();
                theme::apply(ctx, self.theme());
                self.save_settings();
            }
            _ => {}
        }
        ctx.request_repaint();
    }

    fn save_settings(&mut self) {
        let Some(home) = self.options.home.as_ref().filter(|_| self.settings != self.saved_settings) else { return };
        match self.settings.save(&home.settings(), &self.saved_settings) {
            Ok(()) => self.saved_settings = self.settings.clone(),
            Err(error) => self.notices.failure(error.to_string()),
        }
    }
}
