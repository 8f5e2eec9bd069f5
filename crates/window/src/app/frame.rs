//! Draws a frame: lays out the window and calls each part. Reads the open records and changes none of them.

use egui::{Align2, Event, FontId, Rect, Ui};

use crate::app::App;
use crate::app::bars::header::{Bar, History, Title};
use crate::app::bars::layout::{Areas, Content};
use crate::app::bars::notices::Topic;
use crate::app::bars::{footer, header, layout, menus, strip};
use crate::app::board::style::paint_of;
use crate::app::board::{Style, camera, tray};
use crate::app::context::{Action, AtHand, Now, Open, ViewContext};
use crate::app::engine::ShownAnalysis;
use crate::app::engine::panel::EngineLook;
use crate::app::front::Front;
use crate::app::look::{Palette, words};
use crate::app::panels::tree_node::TreeShown;
use crate::app::records::{Tab, branching, hand, welcome};
use crate::app::window_commands;
use crate::commands::{AnyCommand, WindowCommand};
use crate::game::{Colour, Position};
use crate::language::{self, StaticText};
use crate::scene::Theme;
use crate::store::settings::TreeGrows;

/// The rows of the tree and the continuations at forks where what follows is hidden.
const HIDDEN: (usize, usize) = (3, 2);

impl App {
    /// Draws the page that replaces the window, if there is one: studying, or comparing. Returns whether there is.
    pub(super) fn draw_page(&mut self, ui: &mut Ui) -> bool {
        // Dialogs refer to the record behind the page, so opening one closes the page.
        if self.dialogs.is_open() {
            self.pages.close(ui.ctx());
        }
        // Keys belong to the question in front of the page.
        let is_covered = self.pages.is_open() && self.question.is_some();
        let is_key = |event: &Event| matches!(event, Event::Key { .. } | Event::Text(_));
        let keys: Vec<Event> = match is_covered {
            true => ui.input_mut(|input| input.events.extract_if(.., |event| is_key(event)).collect()),
            false => Vec::new(),
        };
        let drawn = self.draw_study(ui) || self.draw_beside(ui);
        ui.input_mut(|input| input.events.extend(keys));
        drawn
    }

    /// How boards are shown, and the theme that they are painted in.
    pub(super) fn board_style(&self, dark: bool) -> (Style, &'static Theme) {
        let style = Style::of(&self.settings, dark);
        let theme = Theme::named(&style.theme).unwrap_or_else(|| Theme::usual(dark));
        (style, theme)
    }

    /// Where everything is in the window; the search and what the selected tool can be set to, where they are shown.
    fn areas(&mut self, window: Rect, now: Option<&Now>) -> (Areas, Option<Rect>, Option<Rect>) {
        let bare = self.is_bare();
        let content = &self.content(now);
        let areas = Areas::new(window, &self.settings.panels, content, bare);
        // In a column the comment stays readable beside a docked list.
        let in_column = areas.side.as_ref().is_some_and(layout::PanelPlaces::has_comment);
        let front = self.desk.front();
        self.dialogs.comment_top = front.and_then(|tab| tab.doing.comment.top).filter(|_| in_column);
        let searches = self.dialogs.find.shown && !bare && now.is_some();
        let listed = self.dialogs.wants_room().filter(|_| !bare && !searches && now.is_some());
        let (areas, found) = match listed {
            _ if searches => {
                let (areas, found) = areas.with_search(&self.settings.panels, content);
                (areas, Some(found))
            }
            Some(room) => {
                let (areas, list) = areas.with_list(room, &self.settings.panels, content);
                self.dialogs.docked = Some(list);
                (areas, None)
            }
            None => (areas, None),
        };
        if listed.is_none() {
            self.dialogs.docked = None;
        }
        let tool = self.desk.front.map(|front| self.desk.tabs[front].doing.tool).zip(now);
        let has_strip = tool.is_some_and(|(tool, now)| !bare && now.position.kind().has_board() && tool.has_choices());
        let (areas, strip) = if has_strip { areas.with_strip(strip::HEIGHT) } else { (areas, None) };
        self.fork_rows = areas.fork_rows(content);
        (areas, found, strip)
    }

    /// What the layout has to know of the active record.
    fn content(&mut self, now: Option<&Now>) -> Content {
        let panels = &self.settings.panels;
        let Some((front, now)) = self.desk.front.zip(now) else {
            return Content {
                shape: 1.0,
                pieces: None,
                rows: 1,
                forks: 0,
                writing: false,
                engine: false,
                graph: false,
            };
        };
        let (tab, position) = (&mut self.desk.tabs[front], &now.position);
        let pieces = tray::count(position).filter(|_| panels.pieces);
        let (rows, forks) = match tab.seen.is_some() {
            // They must not show what is hidden.
            true => HIDDEN,
            false => tab.branching.follow(tab.workspace.document().tree()),
        };
        let runs_down = panels.text || self.settings.tree_grows == TreeGrows::Down;
        let engine = tab.engine.shown().filter(|_| tab.seen.is_none());
        Content {
            shape: if position.kind().has_board() { camera::shape(position.board()) } else { 1.0 },
            pieces,
            rows: if runs_down { branching::ROWS } else { rows },
            forks,
            writing: tab.doing.comment.is_written(),
            engine: engine.is_some(),
            graph: engine.is_some_and(ShownAnalysis::has_two_sides),
        }
    }

    /// Whether there is nothing but the board.
    fn is_bare(&self) -> bool {
        self.only_board && self.desk.front.is_some()
    }

    /// Draws the window. Returns where notices may lie: over the desk, or else over the panels that are not the text.
    pub(super) fn draw(&mut self, ui: &mut Ui, now: Option<&Now>, actions: &mut Vec<Action>) -> Option<Vec<Rect>> {
        let (areas, found, strip) = self.areas(ui.max_rect(), now);
        let (style, theme) = self.board_style(ui.visuals().dark_mode);
        let names = self.desk.names();
        if !self.is_bare() {
            self.draw_header(ui, areas.header, &names, actions);
        }
        let page = Rect::from_min_max(areas.header.left_bottom(), ui.max_rect().max);
        let keymap = &self.keymap;
        let has_pieces = self.desk.front().is_some_and(hand::has_pieces);
        let keys = |command: &AnyCommand| keymap.keys_of(command, has_pieces);
        let paint = |position: &Position, colour: Colour| paint_of(position, colour, theme);
        let hides_results = self.settings.hide_results;
        let at_hand = AtHand::default();
        let nothing = ViewContext { record: None, open: &[], keys: &keys, paint: &paint, at_hand, hides_results };
        let front = self.desk.front.unwrap_or(usize::MAX);
        let (before, rest) = self.desk.tabs.split_at_mut_checked(front).unwrap_or_default();
        let Some((tab, behind)) = rest.split_first_mut() else {
            let samples = |ui: &mut Ui, actions: &mut Vec<Action>| self.samples.show(ui, actions);
            welcome::show(ui, page, &self.settings.recent, &keys, actions, samples);
            self.dialogs.show(ui.ctx(), &nothing, actions);
            return None;
        };
        let Some(now) = now else {
            say(ui, page, if tab.waits() { words::WORKING_IT_OUT } else { words::NO_GAME });
            self.dialogs.show(ui.ctx(), &nothing, actions);
            return None;
        };
        before.iter_mut().chain(behind.iter_mut()).for_each(|tab| tab.doing.comment.leave());
        let (findings, game) = (tab.findings(ui.ctx()), tab.game());
        let (conflicts, copies) =
            (tab.conflicts_known(ui.ctx()), tab.file.copies_beside(ui.ctx(), &tab.workspace, self.outside.looks));
        if tab.conflicts_left(ui.ctx()) == Some(0) {
            self.notices.settle(Topic::Merged(tab.number));
        }
        let (beside, length, protected) = (tab.is_beside(), tab.length(now), tab.file.protected);
        let AtHand { in_file, piece, .. } = tab.at_hand();
        let (record, seen, doing, views) = tab.parts(now);
        let mut open: Vec<Open<'_>> = before.iter().zip(&names).map(|(tab, name)| tab.as_open(name)).collect();
        open.push(Open { tab: record.tab, name: &names[front], workspace: record.workspace });
        open.extend(behind.iter().zip(&names[front + 1..]).map(|(tab, name)| tab.as_open(name)));
        let at_hand = AtHand { workspace: Some(record.workspace), in_file, piece };
        let here = ViewContext { record: Some(record), open: &open, at_hand, ..nothing };
        let paints = Colour::ALL.map(|colour| paint(&now.position, colour));
        let inks = paints.map(|paint| paint.fill);
        let grows = (self.settings.tree_grows == TreeGrows::Down, self.settings.fold_lines);
        let shown = TreeShown::of(&record, seen, (theme, &paints), grows, &keys);
        let style = Style { variations: style.variations.filter(|_| seen.is_none()), ..style };
        let fork_rows = self.fork_rows;
        let look = EngineLook::of(&self.settings);
        let mut front =
            Front { now, here: &here, record, shown: &shown, inks: &inks, areas: &areas, doing, seen, fork_rows, look };
        let (in_comment, on_board) = self.dialogs.find.marks(&record);
        front.doing.comment.found = in_comment;
        // In reading order, so that Tab follows it.
        let (first, last) = areas.around_board(found);
        first.into_iter().for_each(|found| self.dialogs.find.show(ui, found, &here, actions));
        let counted = front.doing.counting.as_ref().map(|counting| counting.shown(now));
        let lit = [front.doing.comment.lit(now.position.board()), &on_board].concat();
        // The value before it is changed below.
        let label = views.label.clone();
        let subject = front.subject(&style, (&label, &lit), counted.as_ref());
        front.board(ui, &subject, views, actions);
        front.tray(ui, &subject, views, actions);
        let tool = subject.tool;
        front.choose_part(ui, &mut self.dialogs.find, views);
        front.side(ui, views, (&mut self.settings.panels, &mut self.panel), actions);
        last.into_iter().for_each(|found| self.dialogs.find.show(ui, found, &here, actions));
        if let Some(area) = strip {
            front.strip(ui, area, &mut views.label, actions);
        }
        if !self.only_board {
            let state = footer::FooterState {
                at: now.depth,
                number: now.position.move_number() as usize,
                game,
                of: length,
                beside,
                tool,
                playing: self.desk.player.is_playing(),
                encoding: record.tree.charset(now.root).description(),
                findings,
                conflicts,
                copies,
                hint: views.hint.to_string(),
                protected,
            };
            footer::show(ui, areas.footer, &state, &keys, actions);
        }
        if self.only_board && *views.hint == *views.hint.answer() {
            // There is no bar for it.
            footer::say_over(ui, areas.board, &views.hint);
        }
        front.entry(ui, &mut self.entry, actions);
        self.dialogs.show(ui.ctx(), &here, actions);
        let desk = areas.board;
        let around = views.board.drawn.map(|board| {
            let beside = [desk.with_min_x(board.right()), desk.with_max_x(board.left())];
            let above = [desk.with_min_y(board.bottom()), desk.with_max_y(board.top())];
            [beside, above].concat()
        });
        let side = areas.side.as_ref().map(layout::PanelPlaces::rect);
        Some(around.into_iter().flatten().chain(areas.head()).chain(side).chain([desk]).collect())
    }

    fn draw_header(&self, ui: &mut Ui, area: Rect, names: &[String], actions: &mut Vec<Action>) {
        let has_pieces = self.desk.front().is_some_and(hand::has_pieces);
        let keys = |command: &AnyCommand| self.keymap.keys_of(command, has_pieces);
        let titles: Vec<Title<'_>> = self.desk.tabs.iter().zip(names).map(|(tab, name)| title(tab, name)).collect();
        let front = self.desk.front();
        let menu = |ui: &mut Ui, actions: &mut Vec<Action>| {
            let is_on = |command: &AnyCommand| match command {
                AnyCommand::Window(WindowCommand::FullScreen, _) => Some(self.only_board),
                AnyCommand::Window(WindowCommand::PlayThrough, _) => Some(self.desk.player.is_playing()),
                _ => window_commands::is_on(&self.settings, front, command),
            };
            let at_hand = front.map_or_else(AtHand::default, Tab::at_hand);
            menus::main(ui, menus::MenuState { at_hand, settings: &self.settings, is_on: &is_on }, &keys, actions);
        };
        let history = front.map_or_else(History::default, |tab| {
            let history = tab.workspace.document().history();
            History { undo: history.undo_title(), redo: history.redo_title() }
        });
        let bar = Bar { titles: &titles, shown: self.desk.front, history, theme: self.settings.appearance };
        header::show(ui, area, &bar, &keys, actions, menu);
    }
}

/// Says in the middle of the page why nothing is shown.
fn say(ui: &Ui, page: Rect, why: StaticText) {
    let (font, colour) = (FontId::proportional(14.0), Palette::of(ui).quiet);
    ui.painter().text(page.center(), Align2::CENTER_CENTER, why, font, colour);
}

fn title<'a>(tab: &'a Tab, name: &'a str) -> Title<'a> {
    let place = tab.file.path.as_ref().map_or_else(|| words::NOT_IN_A_FILE.to_string(), language::shown_name);
    let place = if tab.file.protected {
        say!(
            "file-is-protected",
            "{path}: is write-protected; you can save your changes under another name",
            path = place
        )
    } else {
        place
    };
    Title { name, place, modified: tab.is_modified(), protected: tab.file.protected }
}
