//! A frame: where everything is, and who draws it. Reads the open records and changes none of them.

use egui::{Align2, FontId, Rect, Ui, UiBuilder};

use crate::app::App;
use crate::app::bars::header::{Bar, History, Title};
use crate::app::bars::layout::{Areas, Panel};
use crate::app::bars::{footer, header, layout, menus, strip, view_choices};
use crate::app::board::camera::Drawn;
use crate::app::board::style::{Style, Variations, ink};
use crate::app::board::subject::Subject;
use crate::app::board::tray::Shelf;
use crate::app::board::{camera, tray};
use crate::app::context::action::Action;
use crate::app::context::now::Now;
use crate::app::context::{Open, ViewContext};
use crate::app::look::theme::{BAR, Palette};
use crate::app::look::words;
use crate::app::panels::comment::Beside;
use crate::app::panels::tree_node::Shown;
use crate::app::panels::{counting, information};
use crate::app::records::tab::{Tab, reading};
use crate::edit::{Command, Workspace};
use crate::game::{Colour, Position};
use crate::scene::Theme;

impl App {
    /// How boards are shown, and the theme that they are painted in.
    pub(super) fn board_style(&self, dark: bool) -> (Style, &'static Theme) {
        let style = view_choices::style(&self.settings, dark);
        let theme = Theme::named(&style.theme).unwrap_or_else(|| Theme::usual(dark));
        (style, theme)
    }

    /// What the tabs are called, in their order.
    pub(super) fn names(&self) -> Vec<String> {
        self.tabs.iter().map(Tab::name).collect()
    }

    /// Draws the window. Returns where notices cover no board: the panels.
    pub(super) fn draw(&mut self, ui: &mut Ui, now: Option<&Now>, actions: &mut Vec<Action>) -> Option<Rect> {
        let window = ui.max_rect();
        let bare = self.only_board && self.front.is_some();
        let pieces = now.filter(|now| self.settings.panels.pieces && tray::has_pieces(&now.position));
        let pieces = pieces.map(|now| camera::shape(now.position.board()));
        let page = window.with_min_y(window.top() + BAR).with_max_y(window.bottom() - BAR);
        let found = self.dialogs.search().room(page).filter(|_| !bare && now.is_some());
        let areas = Areas::new(window, &self.settings.panels, pieces, bare);
        let docked = self.dialogs.dock((!bare && found.is_none() && now.is_some()).then_some(areas.board));
        let rest = match (found, docked) {
            (Some(found), _) if found.width() < page.width() => Some(window.with_min_x(found.right())),
            (Some(found), _) => Some(window.with_min_y(found.bottom() - BAR)),
            (None, Some(wide)) => Some(window.with_min_x(window.left() + wide)),
            (None, None) => None,
        };
        // The search takes its room from board and panels, not from the bars, and so do lists where there is much of it.
        let areas = match rest {
            Some(rest) => {
                let Areas { board, tray, side, .. } = Areas::new(rest, &self.settings.panels, pieces, bare);
                Areas { board, tray, side, ..areas }
            }
            None => areas.with_low_board(pieces),
        };
        let strip = self.front.map(|front| self.tabs[front].tool).zip(now);
        let strip = strip.is_some_and(|(tool, now)| !bare && now.position.kind().has_board() && tool.has_choices());
        let (areas, strip) = if strip { areas.with_strip(strip::HEIGHT) } else { (areas, None) };
        let (style, theme) = self.board_style(ui.visuals().dark_mode);
        let names = self.names();
        if !bare {
            self.draw_header(ui, areas.header, &names, actions);
        }
        let page = Rect::from_min_max(areas.header.left_bottom(), window.max);
        let keymap = &self.keymap;
        let keys = |command: &Command| keymap.keys_of(command);
        let paint = |position: &Position, colour: Colour| ink(position, colour, theme);
        let hides_results = self.settings.hide_results;
        let nothing = ViewContext { record: None, open: &[], keys: &keys, paint: &paint, hides_results };
        let front = self.front.unwrap_or(usize::MAX);
        let (before, rest) = self.tabs.split_at_mut_checked(front).unwrap_or_default();
        let Some((tab, behind)) = rest.split_first_mut() else {
            self.samples.show_welcome(ui, page, &self.settings.recent, &keys, actions);
            self.dialogs.show(ui.ctx(), &nothing, actions);
            return None;
        };
        let Some(now) = now else {
            let colour = Palette::of(ui).quiet;
            let font = FontId::proportional(14.0);
            let told = if tab.waits() { words::WORKING_IT_OUT } else { words::NO_GAME };
            ui.painter().text(page.center(), Align2::CENTER_CENTER, told, font, colour);
            self.dialogs.show(ui.ctx(), &nothing, actions);
            return None;
        };
        before.iter_mut().chain(behind.iter_mut()).for_each(|tab| tab.comment.leave());
        let findings = tab.findings(ui.ctx());
        let game = tab.game();
        let record = reading(tab.number, &tab.workspace, &tab.faults, tab.path.as_deref(), now);
        let mut open: Vec<Open<'_>> = before.iter().zip(&names).map(|(tab, name)| tab.as_open(name)).collect();
        open.push(Open { tab: tab.number, name: &names[front], workspace: &tab.workspace });
        open.extend(behind.iter().zip(&names[front + 1..]).map(|(tab, name)| tab.as_open(name)));
        let here = ViewContext { record: Some(record), open: &open, keys: &keys, paint: &paint, hides_results };
        let inks = Colour::ALL.map(|colour| paint(&now.position, colour));
        let shown = Shown {
            workspace: &tab.workspace,
            theme,
            tree: record.tree,
            root: now.root,
            node: now.node,
            position: &now.position,
            inks: &inks,
            down: self.settings.tree_grows == "down",
            seen: tab.seen.as_ref(),
            keys: &keys,
        };
        let hides = tab.seen.is_some();
        let style = Style { variations: if hides { Variations::Hidden } else { style.variations }, ..style };
        let mut counted = false;
        let (in_comment, on_board) = self.dialogs.search().marks(&record);
        tab.comment.mark(in_comment);
        let mut comment_top = None;
        for (panel, rect) in layout::side(ui, &areas, &self.settings.panels, &mut self.panel) {
            if panel == Panel::Comment {
                comment_top = Some(rect.top());
            }
            ui.scope_builder(UiBuilder::new().id_salt(panel).max_rect(rect), |ui| match panel {
                Panel::Information => information::show(ui, rect, &here, actions),
                Panel::Tree if self.settings.panels.text && now.position.kind().has_board() => {
                    tab.score.show(ui, rect, &shown, actions)
                }
                Panel::Tree => tab.tree.show(ui, rect, &shown, actions),
                Panel::Comment => match &mut tab.counting {
                    Some(counting) => counted |= counting::show(ui, rect, counting, (&here, &record), actions),
                    None => {
                        let beside = Beside { hides, labels: &now.markup.labels, pointed: tab.board.pointed() };
                        tab.comment.show(ui, rect, &here, beside, actions);
                    }
                },
            });
        }
        if comment_top.is_none() || tab.counting.is_some() {
            tab.comment.leave();
        }
        layout::splitters(ui, &areas, &mut self.settings.panels);
        tab.counting = tab.counting.take().filter(|_| !counted);
        let seen = tab.counting.as_ref().map(|counting| counting.shown(now));
        let lit = [tab.comment.lit(), &on_board].concat();
        let board = areas.board;
        // What it was before it is changed below.
        let label = tab.label.clone();
        let subject = Subject {
            workspace: &tab.workspace,
            tree: record.tree,
            now: seen.as_ref().unwrap_or(now),
            style: &style,
            tool: tab.tool,
            setup: tab.setup_colour,
            piece: tab.setup_piece,
            label: &label,
            lit: &lit,
            counting: tab.counting.as_ref(),
            writing: tab.comment.has_focus(),
        };
        let builder = UiBuilder::new().id_salt("board").max_rect(board);
        let hint = ui.scope_builder(builder, |ui| {
            if now.position.kind().has_board() {
                return tab.board.show(ui, board, &subject, actions);
            }
            // What cannot be drawn can be read: the moves, as the record writes them.
            let text = moves_instead(ui, areas.board);
            tab.score.show(ui, text, &shown, actions);
            String::new()
        });
        let hint = hint.inner;
        // What was said meanwhile stays until the pointer is somewhere else.
        let insists = std::mem::take(&mut tab.insists);
        if !hint.is_empty() && hint != tab.under_pointer && !insists {
            tab.hint.clone_from(&hint);
        }
        tab.under_pointer = hint;
        if let Some(found) = found {
            if let Some((part, placement)) = self.dialogs.search().choosing().zip(tab.board.placement()) {
                let orientation = tab.board.camera.orientation(now.position.board());
                let drawn = Drawn { area: areas.board, placement, orientation, theme };
                let builder = UiBuilder::new().id_salt("part").max_rect(areas.board);
                ui.scope_builder(builder, |ui| part.choose(ui, &now.position, &drawn));
            }
            self.dialogs.search().show(ui, found, &here, actions);
        }
        if let Some(area) = strip {
            let (tool, setup, position) = (tab.tool, tab.setup_colour, &*now.position);
            let piece = tab.setup_piece;
            let strip = strip::Strip { tool, setup, piece, position, inks: &inks, label: &mut tab.label };
            strip::show(ui, area, strip, actions);
        }
        if let Some(area) = areas.tray {
            let builder = UiBuilder::new().id_salt("pieces").max_rect(area);
            let shelf = Shelf { subject: &subject, theme, here: &here };
            ui.scope_builder(builder, |ui| tab.tray.show(ui, area, &shelf, &mut tab.board, actions));
        }
        if !self.only_board {
            let state = footer::State {
                at: now.depth,
                game,
                of: tab.length(now),
                beside: tab.is_beside(),
                tool: tab.tool,
                playing: self.playing.is_some(),
                encoding: record.tree.charset(now.root).told(),
                findings,
                hint: tab.hint.clone(),
                spills: ui
                    .input(|input| input.pointer.hover_pos())
                    .is_some_and(|pointer| areas.board.contains(pointer)),
            };
            // What is said beside the piece needs no second place on the board.
            if !footer::show(ui, areas.footer, &state, &keys, actions) && !tab.board.is_remarked() {
                let panels = areas.side.as_ref().map(layout::Side::rect);
                footer::spill(ui, areas.board, panels, &state.hint);
            }
        }
        let spot = (tab.workspace.identity(), now.node);
        if let Some(entry) = &mut self.entry
            && entry.show(ui.ctx(), areas.footer, (&now.position, spot, in_the_middle(&tab.workspace, now)), actions)
        {
            self.entry = None;
        }
        self.dialogs.show(ui.ctx(), &here, actions);
        // Counting has its buttons where notices stand elsewhere.
        let counts = if tab.counting.is_some() { comment_top } else { None };
        areas.side.as_ref().map(layout::Side::rect).map(|side| counts.map_or(side, |top| side.with_max_y(top)))
    }

    fn draw_header(&self, ui: &mut Ui, area: Rect, names: &[String], actions: &mut Vec<Action>) {
        let keys = |command: &Command| self.keymap.keys_of(command);
        let titles: Vec<Title<'_>> = self.tabs.iter().zip(names).map(|(tab, name)| title(tab, name)).collect();
        let workspace = self.front.map(|front| &self.tabs[front].workspace);
        let menu = |ui: &mut Ui, actions: &mut Vec<Action>| {
            let hides = self.front.is_some_and(|front| self.tabs[front].seen.is_some());
            menus::main(ui, menus::State { workspace, settings: &self.settings, hides }, &keys, actions);
        };
        let history = workspace.map_or_else(History::default, |workspace| {
            let history = workspace.document().history();
            History { undo: history.undo_title(), redo: history.redo_title() }
        });
        let bar = Bar { titles: &titles, shown: self.front, history, theme: self.theme() };
        header::show(ui, area, &bar, &keys, actions, menu);
    }
}

/// Whether the node at hand has a move that others follow.
fn in_the_middle(workspace: &Workspace, now: &Now) -> bool {
    let follows = workspace.document().tree().first_child(now.node).is_some();
    follows && workspace.available(&Command::Correct(String::new())).is_ok()
}

/// Says over the moves of a game without a board why there is none; returns what is left for them.
fn moves_instead(ui: &Ui, area: Rect) -> Rect {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(area, 0.0, palette.page);
    let inner = area.shrink2(egui::vec2(16.0, 12.0));
    let text =
        ui.painter().layout(words::NO_BOARD.to_string(), FontId::proportional(13.0), palette.quiet, inner.width());
    let line = area.with_max_y((inner.top() + text.size().y + 12.0).min(area.bottom()));
    ui.painter_at(area).galley(inner.min, text, palette.quiet);
    ui.painter().hline(line.x_range(), line.bottom(), egui::Stroke::new(1.0, palette.line));
    area.with_min_y(line.bottom())
}

fn title<'a>(tab: &'a Tab, name: &'a str) -> Title<'a> {
    let place = tab.path.as_ref().map_or_else(|| words::NOT_IN_A_FILE.to_string(), |path| path.display().to_string());
    let place = if tab.protected { words::is_protected(&place) } else { place };
    Title { name, place, modified: tab.is_modified(), protected: tab.protected }
}
