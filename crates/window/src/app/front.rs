//! Draws the active record: its panels, the board with its overlays, and the bar below.

use crate::language::StaticText;
use egui::accesskit::Role;
use egui::{Color32, FontId, Rect, Ui, UiBuilder};

use crate::app::bars::columns;
use crate::app::bars::layout::{Areas, PanelPlaces};
use crate::app::bars::panel::Panel;
use crate::app::bars::strip;
use crate::app::board::camera::Drawn;
use crate::app::board::move_entry::TypedMove;
use crate::app::board::tray::Shelf;
use crate::app::board::{Style, Subject};
use crate::app::context::seen::Seen;
use crate::app::context::{Action, Now, Reading, ViewContext};
use crate::app::engine;
use crate::app::engine::marks::EngineOverlay;
use crate::app::engine::panel::EngineLook;
use crate::app::look::{Palette, words};
use crate::app::panels::comment::Beside;
use crate::app::panels::find::Find;
use crate::app::panels::tree_node::TreeShown;
use crate::app::panels::{counting, information};
use crate::app::records::tab::{Doing, Views};
use crate::edit::{Command, Operand, Workspace};
use crate::game::Place;
use crate::store::settings::Panels;

/// The active record.
pub struct Front<'a> {
    /// Data derived from it.
    pub now: &'a Now,
    /// The window.
    pub here: &'a ViewContext<'a>,
    /// The record and the place in it.
    pub record: Reading<'a>,
    /// The tree's view of it.
    pub shown: &'a TreeShown<'a>,
    /// The colour of each player, by index.
    pub inks: &'a [Color32],
    /// Where everything is.
    pub areas: &'a Areas,
    /// The current work on it.
    pub doing: &'a mut Doing,
    /// The nodes seen so far, if continuations are hidden.
    pub seen: Option<&'a Seen>,
    /// How many continuations are listed without scrolling.
    pub fork_rows: usize,
    /// How what engines left is shown.
    pub look: EngineLook,
}

impl Front<'_> {
    fn has_board(&self) -> bool {
        self.now.position.kind().has_board()
    }

    /// Draws the panels, and what divides them.
    pub fn side(
        &mut self,
        ui: &mut Ui,
        views: &mut Views,
        (panels, chosen): (&mut Panels, &mut Panel),
        actions: &mut Vec<Action>,
    ) {
        let (mut has_comment, mut counted) = (false, false);
        let board = self.now.position.board();
        let (lit, foreshown) = (self.doing.comment.lit(board).to_vec(), self.doing.comment.forks.foreshown);
        let analysis = self.record.engine;
        for (panel, rect) in columns::side(ui, self.areas, (panels, analysis.is_some()), chosen) {
            has_comment |= panel == Panel::Comment;
            let builder = UiBuilder::new().id_salt(panel).max_rect(rect).accessibility_role(panel.landmark());
            let builder = builder.accessibility_label(panel.region());
            ui.scope_builder(builder, |ui| match panel {
                Panel::Information => information::show(ui, rect, self.here, actions),
                Panel::Tree if panels.text && self.has_board() => views.score.show(ui, rect, self.shown, actions),
                Panel::Tree => views.tree.show(ui, rect, self.shown, actions),
                Panel::Engine => {
                    let Some(shown) = analysis else { return };
                    let at = (self.here, self.record.node, &*self.now.position, self.inks);
                    engine::panel::show(ui, rect, (&mut views.graph, shown, self.look), at, actions);
                }
                Panel::Comment => counted |= self.comment(ui, rect, views, actions),
            });
        }
        if !has_comment || self.doing.counting.is_some() {
            self.doing.comment.leave();
        }
        columns::splitters(ui, self.areas, panels);
        if counted {
            self.doing.counting = None;
        }
        let comment = &self.doing.comment;
        if counted || comment.lit(board) != lit || comment.forks.foreshown != foreshown {
            // The board, which is drawn before, shows it with the next frame.
            ui.ctx().request_repaint();
        }
    }

    /// Draws the comment or, while the game is counted, what it comes to. Returns whether counting is done.
    fn comment(&mut self, ui: &mut Ui, rect: Rect, views: &Views, actions: &mut Vec<Action>) -> bool {
        match &mut self.doing.counting {
            Some(counting) => counting::show(ui, rect, counting, (self.here, &self.record), actions),
            None => {
                let (hides, labels) = (self.seen.is_some(), &self.now.markup.labels);
                let pointed = views.board.pointed(self.now.position.board());
                let beside = Beside { hides, labels, pointed, rows: self.fork_rows };
                self.doing.comment.show(ui, rect, self.here, beside, actions);
                false
            }
        }
    }

    /// Draws what the selected tool can be set to.
    pub fn strip(&self, ui: &mut Ui, area: Rect, label: &mut String, actions: &mut Vec<Action>) {
        let Doing { tool, setup, piece, .. } = *self.doing;
        strip::show(
            ui,
            area,
            strip::ToolStrip { tool, setup, piece, position: &self.now.position, inks: self.inks, label },
            actions,
        );
    }

    /// The subject of the board view; while counting, `seen` is its position.
    pub fn subject<'s>(
        &'s self,
        style: &'s Style,
        (label, lit): (&'s str, &'s [Place]),
        seen: Option<&'s Now>,
    ) -> Subject<'s> {
        Subject {
            workspace: self.record.workspace,
            tree: self.record.tree,
            now: seen.unwrap_or(self.now),
            style,
            tool: self.doing.tool,
            setup: self.doing.setup,
            piece: self.doing.piece,
            label,
            lit,
            foreshown: self.doing.comment.forks.foreshown.filter(|_| style.ghost && seen.is_none()),
            elsewhere: self.record.elsewhere.map_or(&[], |elsewhere| &elsewhere.moves),
            counting: self.doing.counting.as_ref(),
            writing: self.doing.comment.has_focus(),
            only_moves: false,
            engine: self.overlay(),
            inks: self.inks,
        }
    }

    /// What engines left, over the board; nothing while the game is counted.
    fn overlay(&self) -> Option<EngineOverlay<'_>> {
        let EngineLook { scale, marks, .. } = self.look;
        let shown = self.record.engine.filter(|_| self.doing.counting.is_none())?;
        Some(EngineOverlay { shown, marks, scale })
    }

    /// Draws the board and stores its text about the place under the pointer.
    pub fn board(&self, ui: &mut Ui, subject: &Subject<'_>, views: &mut Views, actions: &mut Vec<Action>) {
        let room = self.areas.board;
        let builder = UiBuilder::new().id_salt("board").max_rect(room).accessibility_role(Role::Main);
        let builder = builder.accessibility_label(StaticText("region-board", "Board area").localized());
        let hint = ui.scope_builder(builder, |ui| {
            if self.has_board() {
                return views.board.show(ui, room, subject, actions);
            }
            // Without a drawing, show the moves as the record writes them.
            let text = moves_instead(ui, room);
            views.score.show(ui, text, self.shown, actions);
            String::new()
        });
        let hint = hint.inner;
        // A newer message stays until the pointer has moved elsewhere.
        let insists = std::mem::take(&mut views.insists);
        if !hint.is_empty() && hint != views.under_pointer && !insists {
            views.hint.point(&hint);
        }
        views.under_pointer = hint;
    }

    /// Draws the part of the board that is looked for.
    pub fn choose_part(&self, ui: &mut Ui, find: &mut Find, views: &Views) {
        let area = self.areas.board;
        if let Some((part, placement)) = find.choosing().zip(views.board.drawn_at) {
            let orientation = views.board.camera.orientation(self.now.position.board());
            let drawn = Drawn { area, placement, orientation, theme: self.shown.theme };
            let builder = UiBuilder::new().id_salt("part").max_rect(area);
            ui.scope_builder(builder, |ui| part.choose(ui, &self.now.position, &drawn));
        }
    }

    /// Draws the pieces next to the board.
    pub fn tray(&self, ui: &mut Ui, subject: &Subject<'_>, views: &mut Views, actions: &mut Vec<Action>) {
        let Some(area) = self.areas.tray else { return };
        let builder = UiBuilder::new().id_salt("pieces").max_rect(area);
        // In a column they are one block with the players.
        let has_event = matches!(self.areas.side, Some(PanelPlaces::Column(..)));
        let shelf = Shelf { subject, theme: self.shown.theme, here: self.here, has_event };
        let Views { tray, board, .. } = views;
        let hint = ui.scope_builder(builder, |ui| tray.show(ui, area, &shelf, board, actions)).inner;
        hint.into_iter().for_each(|hint| views.hint.point(&hint));
    }

    /// Draws the line in which moves are typed, and puts it away when it is done.
    pub fn entry(&self, ui: &Ui, entry: &mut Option<TypedMove>, actions: &mut Vec<Action>) {
        let (workspace, now) = (self.record.workspace, self.now);
        let spot = (workspace.identity(), now.node);
        if let Some(line) = entry
            && line.show(ui.ctx(), self.areas.footer, (&now.position, spot, in_the_middle(workspace, now)), actions)
        {
            *entry = None;
        }
    }
}

/// Whether the current node has a move that others follow.
fn in_the_middle(workspace: &Workspace, now: &Now) -> bool {
    let follows = workspace.document().tree().first_child(now.node).is_some();
    follows && workspace.available(&Command::Correct(Operand::Typed(String::new()))).is_ok()
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
