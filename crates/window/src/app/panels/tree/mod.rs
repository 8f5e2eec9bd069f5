//! The tree panel: moves run to the right or down, the main line along the edge, variations beside it.
//!
//! Unit: cells of the tree map, in `f64`, so that a line of millions of nodes scrolls as smoothly as a short one. Only visible cells are
//! visited; move numbers are computed when first shown.

mod folding;
mod sight;

use std::collections::HashSet;

use egui::accesskit::Role;
use egui::{
    Align2, Context, FontId, Id, Painter, PointerButton, Pos2, Rect, Response, Sense, Stroke, Ui, UiBuilder, Vec2,
    pos2, vec2,
};

use crate::app::context::Action;
use crate::app::context::seen::{self, Seen};
use crate::app::look::controls::{choose, cut_text, has_keys, keep_arrows, on_hover, stone};
use crate::app::look::menu::MenuRequest;
use crate::app::look::{Palette, controls, fonts, menu, words};
use crate::app::panels::tree::folding::line_of;
use crate::app::panels::tree::sight::{follow, near};
use crate::app::panels::tree_drop::goal_of;
use crate::app::panels::tree_node::{Face, TreeShown};
use crate::app::panels::{tree_buttons, tree_node};
use crate::app::platform::{Background, JobState};
use crate::commands::WindowCommand;
use crate::edit::{self, Command};
use crate::game::mover;
use crate::language::StaticText;
use crate::scene::tree_map::{Cell, TreeMap};
use crate::sgf::NodeId;

/// Side of a cell at full size, in points.
const STEP: f32 = 28.0;
/// Cells smaller than this show plain dots.
const DOTS: f32 = 15.0;
/// Room around the plan, in cells.
const EDGE: f64 = 0.45;
/// Least and greatest size of a cell.
const SIZES: (f32, f32) = (5.0, 44.0);

/// The height of a panel in which so many rows are seen whole.
pub fn height(rows: usize) -> f32 {
    (rows as f32 * STEP + 2.0 * EDGE as f32 * STEP - 8.0).round()
}

/// How a tree is looked at.
#[derive(Default)]
pub struct TreeView {
    plan: Option<(Key, TreeMap)>,
    /// The plan of a large tree, while it is laid out.
    planning: Option<(Key, Background<TreeMap>)>,
    folded: HashSet<NodeId>,
    /// Only the current line is shown.
    only_line: bool,
    /// The room there was in the last frame.
    room: Vec2,
    /// The node whose menu is open.
    menu_of: Option<NodeId>,
    /// Counts what was folded and unfolded.
    folds: u64,
    /// The upper left corner, in cells: along the line, and across it.
    corner: (f64, f64),
    /// Side of a cell, in points; 0 before the first frame.
    step: f32,
    /// The node that was kept in view last, and the plan that it was in.
    followed: Option<(NodeId, Key)>,
    /// The pointer's place when another node became current: what is under it is not pointed at.
    rests: Option<Pos2>,
    /// Time runs down instead of to the right.
    down: bool,
    /// The node that is being dragged to another place.
    dragged: Option<(NodeId, Key)>,
    id: Option<Id>,
}

/// A plan's cache key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key {
    /// The shape of the tree.
    shape: u64,
    root: NodeId,
    folds: u64,
    /// The number of nodes seen, if no others are shown.
    seen: Option<usize>,
}

/// A plan in its place on the screen.
#[derive(Clone)]
struct Laid<'a> {
    shown: &'a TreeShown<'a>,
    plan: &'a TreeMap,
    key: Key,
    area: Rect,
    /// The visible part besides the main line, if that stays on view.
    clip: Rect,
    /// The columns and rows that are seen.
    window: [std::ops::Range<u32>; 2],
}

/// Trees with more nodes are laid out while the window goes on; until then the plan from before is shown.
const AT_ONCE: usize = 50_000;

impl TreeView {
    /// Draws the tree into a panel, its buttons below it.
    pub fn show(&mut self, ui: &mut Ui, panel: Rect, shown: &TreeShown<'_>, actions: &mut Vec<Action>) {
        let area = tree_buttons::above(panel);
        if std::mem::replace(&mut self.down, shown.down) != shown.down {
            self.followed = None;
        }
        self.lay_out(ui.ctx(), shown);
        if std::mem::replace(&mut self.room, area.size()) != area.size() {
            self.followed = None;
        }
        let Some((key, plan)) = self.plan.take() else { return };
        let response = ui.interact(area, ui.scope_id().with("tree"), Sense::click_and_drag());
        controls::set_name(&response, Role::Tree, || words::TREE);
        keep_arrows(&response);
        self.id = Some(response.id);
        self.move_about(ui, area, &response, (&plan, key), shown);
        let painter = ui.painter_at(area);
        let pinned = self.pinned(area, &plan);
        let clip = match pinned {
            Some(strip) if self.down => area.with_min_x(strip.right()),
            Some(strip) => area.with_min_y(strip.bottom()),
            None => area,
        };
        let laid = Laid { shown, plan: &plan, key, area, clip, window: self.window(area) };
        self.lines(&ui.painter_at(clip), &laid, &Palette::of(ui));
        let within = UiBuilder::new().max_rect(area).accessibility_parent(response.id);
        let mut within = ui.new_child(within);
        self.nodes(&mut within, &laid, actions);
        if let Some(strip) = pinned {
            self.main_line(&mut within, strip, &laid, actions);
        }
        if response.has_focus() {
            let ring = Stroke::new(2.0, Palette::of(ui).accent);
            painter.rect_stroke(area.shrink(1.0), 4.0, ring, egui::StrokeKind::Inside);
        }
        self.drag(ui, &laid, actions);
        let whole = self.folded.is_empty() && !self.only_line && shown.seen.is_none();
        if whole && plan.rows() == 1 && area.height() > 3.0 * self.step + 40.0 && area.width() > 420.0 {
            let palette = Palette::of(ui);
            let at = pos2(area.left() + 16.0, panel.bottom() - 20.0);
            let said = StaticText("no-variations", "No variations yet. Play a different move anywhere to start one")
                .localized();
            // As far as the buttons of the corner.
            let room = area.width() - 16.0 - tree_buttons::WIDTH;
            cut_text(ui, at, said, FontId::proportional(12.0), palette.quiet, room);
        }
        self.plan = Some((key, plan));
        let folded = self.only_line || !self.folded.is_empty();
        tree_buttons::show(ui, panel, (false, self.only_line, folded), shown, actions);
    }

    /// Whether the keyboard belongs to the tree: its one Tab stop, inside which arrows step.
    pub fn has_focus(&self, ctx: &Context) -> bool {
        has_keys(ctx, self.id)
    }

    fn lay_out_anew(&mut self, ctx: &Context, shown: &TreeShown<'_>, key: Key) {
        if self.only_line {
            let line = line_of(shown.workspace.document()).into_iter().take_while(|&node| shown.shows(node)).collect();
            self.plan = Some((key, TreeMap::of_line(shown.tree, line)));
            self.planning = None;
            return;
        }
        if shown.tree.len() <= AT_ONCE {
            let folded = |node| self.folded.contains(&node);
            self.plan = Some((key, TreeMap::of_shown(shown.tree, shown.root, folded, |node| shown.shows(node))));
            self.planning = None;
            return;
        }
        match &self.planning {
            Some((of, planning)) if *of == key => {
                // If the layout panicked it would panic again, so wait for the next change.
                if let JobState::Done(plan) = planning.take() {
                    self.plan = Some((key, plan));
                    self.planning = None;
                }
            }
            _ => {
                let (tree, folded) = (shown.workspace.document().snapshot().1, self.folded.clone());
                let seen = shown.seen.cloned();
                let shows = move |node| seen::shows(seen.as_ref(), node);
                let plan = move || TreeMap::of_shown(&tree, key.root, |node| folded.contains(&node), shows);
                self.planning = Some((key, Background::begin(ctx, plan)));
            }
        }
        // A plan of another game shows nothing of this one.
        self.plan = self.plan.take().filter(|(of, _)| of.root == key.root);
    }

    fn lay_out(&mut self, ctx: &Context, shown: &TreeShown<'_>) {
        if self.followed.is_none_or(|(node, _)| node != shown.node) {
            self.unfold_to(shown.tree, shown.node);
            // Another line than the one that is shown.
            if self.only_line && self.plan.as_ref().is_some_and(|(_, plan)| plan.cell(shown.tree, shown.node).is_none())
            {
                self.folds += 1;
            }
        }
        let seen = shown.seen.map(Seen::count);
        let key = Key { shape: shown.tree.shape(), root: shown.root, folds: self.folds, seen };
        if self.plan.as_ref().is_none_or(|(of, _)| *of != key) {
            self.lay_out_anew(ctx, shown, key);
        }
        if self.step == 0.0 {
            self.step = STEP;
        }
    }

    fn window(&self, area: Rect) -> [std::ops::Range<u32>; 2] {
        let range = |from: f64, length: f32| {
            let start = from.floor().max(0.0);
            start as u32..(from + f64::from(length / self.step)).ceil().max(start) as u32 + 1
        };
        let size = self.turned(area.size());
        [range(self.corner.0, size.x), range(self.corner.1, size.y)]
    }

    /// From the screen's directions to those along the line and across it, and back.
    fn turned(&self, v: Vec2) -> Vec2 {
        if self.down { vec2(v.y, v.x) } else { v }
    }

    /// The middle of a cell on the screen.
    fn at(&self, area: Rect, cell: Cell) -> Pos2 {
        let place = |cell: u32, corner: f64| ((f64::from(cell) + 0.5 - corner) * f64::from(self.step)) as f32;
        area.min + self.turned(vec2(place(cell.column, self.corner.0), place(cell.row, self.corner.1)))
    }

    fn move_about(
        &mut self,
        ui: &Ui,
        area: Rect,
        response: &Response,
        (plan, key): (&TreeMap, Key),
        shown: &TreeShown<'_>,
    ) {
        let down = self.down;
        let shift = |corner: &mut (f64, f64), by: Vec2, step: f32| {
            let by = if down { vec2(by.y, by.x) } else { by };
            corner.0 -= f64::from(by.x / step);
            corner.1 -= f64::from(by.y / step);
        };
        shift(&mut self.corner, response.drag_delta(), self.step);
        if let Some(pointer) = ui.input(|input| input.pointer.hover_pos()).filter(|_| response.contains_pointer()) {
            let (scroll, zoom) = ui.input(|input| (input.smooth_scroll_delta(), input.zoom_delta()));
            shift(&mut self.corner, scroll, self.step);
            if zoom != 1.0 {
                let from = pointer - area.min;
                shift(&mut self.corner, -from, self.step);
                self.step = (self.step * zoom).clamp(SIZES.0, SIZES.1);
                shift(&mut self.corner, from, self.step);
            }
        }
        let size = self.turned(area.size());
        let room = (f64::from(size.x / self.step), f64::from(size.y / self.step));
        // A node that stays current may have moved with its line.
        if self.followed != Some((shown.node, key))
            && let Some(cell) = plan.cell(shown.tree, shown.node)
        {
            let (column, row) = (f64::from(cell.column), f64::from(cell.row));
            let seen = column >= self.corner.0 && column + 1.0 <= self.corner.0 + room.0;
            let seen = seen && row >= self.corner.1 + 1.0 && row + 1.0 <= self.corner.1 + room.1;
            if self.followed.is_none_or(|(node, _)| node != shown.node) || !seen {
                follow(&mut self.corner.0, column, room.0);
                self.follow_rows(plan, shown, cell.row, room.1);
            }
            if self.followed.is_some_and(|(node, _)| node != shown.node) {
                self.rests = ui.input(|input| input.pointer.hover_pos());
            }
            self.followed = Some((shown.node, key));
        }
        self.corner.0 = self.corner.0.clamp(-EDGE, (f64::from(plan.columns()) - room.0 + EDGE).max(-EDGE));
        self.corner.1 = self.corner.1.clamp(-EDGE, (f64::from(plan.rows()) - room.1 + EDGE).max(-EDGE));
    }

    /// Brings the current node into view, with the moves to choose from and the main line where there is room for them.
    fn follow_rows(&mut self, plan: &TreeMap, shown: &TreeShown<'_>, row: u32, room: f64) {
        let row_of = |node: Option<NodeId>| node.and_then(|node| plan.cell(shown.tree, node)).map(|cell| cell.row);
        let parent = shown.tree.parent(shown.node);
        let choice = [shown.tree.last_child(shown.node), parent.and_then(|parent| shown.tree.last_child(parent))];
        let last = choice.into_iter().filter_map(row_of).fold(row, u32::max);
        let low = f64::from(last) + 1.0 + EDGE;
        if low <= room {
            self.corner.1 = -EDGE;
            return;
        }
        follow(&mut self.corner.1, f64::from(row), room);
        let most = f64::from(row) - EDGE;
        self.corner.1 = self.corner.1.max((low - room).min(most));
    }

    fn lines(&self, painter: &Painter, laid: &Laid<'_>, palette: &Palette) {
        let Laid { shown, plan, area, window: [columns, rows], .. } = laid.clone();
        let thin = if self.step < DOTS { 1.0 } else { 1.5 };
        let line = Stroke::new(thin, palette.quiet.gamma_multiply(0.55));
        for ends in plan.lines(columns.clone(), rows.clone()) {
            painter.line_segment(ends.map(|cell| self.at(area, cell)), line);
        }
        let strong = Stroke::new(thin + 1.0, palette.accent);
        let wider = columns.start.saturating_sub(1)..columns.end + 1;
        let mut before: Option<Cell> = None;
        for (row, span) in plan.line_to(shown.tree, shown.node) {
            let begins = Cell { column: span.start, row };
            if let Some((fork, from)) = before.zip(plan.comes_from(begins)).filter(|_| wider.contains(&span.start)) {
                let turn = Cell { row: from, ..fork };
                let bent = [fork, turn, begins].map(|cell| near(self.at(area, cell), area));
                painter.line(bent.to_vec(), strong);
            }
            let (left, right) = (span.start.max(wider.start), (span.end - 1).min(wider.end));
            if rows.contains(&row) && left <= right {
                let ends = [left, right].map(|column| self.at(area, Cell { column, row }));
                painter.line_segment(ends, strong);
            }
            before = Some(Cell { column: span.end - 1, row });
        }
    }

    /// Where the main line stays on view, at the edge of the tree: where it would be out of sight, and there is room for it.
    fn pinned(&self, area: Rect, plan: &TreeMap) -> Option<Rect> {
        let side = self.step * 1.15;
        let room = self.turned(area.size()).y;
        let away = self.step >= DOTS && plan.rows() > 1 && self.corner.1 > 0.2 && room >= 4.0 * self.step;
        let size = if self.down { vec2(side, area.height()) } else { vec2(area.width(), side) };
        away.then(|| Rect::from_min_size(area.min, size))
    }

    /// The main line at the edge of the tree, above what was scrolled to.
    fn main_line(&mut self, ui: &mut Ui, strip: Rect, laid: &Laid<'_>, actions: &mut Vec<Action>) {
        let Laid { shown, plan, area, window: [columns, _], .. } = laid.clone();
        let palette = Palette::of(ui);
        ui.interact(strip, ui.scope_id().with("main line"), Sense::CLICK);
        let painter = ui.painter_at(strip);
        painter.rect_filled(strip, 0.0, palette.page);
        let edge = Stroke::new(1.0, palette.line);
        if self.down {
            painter.vline(strip.right() - 0.5, strip.y_range(), edge);
        } else {
            painter.hline(strip.x_range(), strip.bottom() - 0.5, edge);
        }
        let place = |column: u32| {
            let at = self.at(area, Cell { column, row: 0 });
            if self.down { pos2(strip.center().x, at.y) } else { pos2(at.x, strip.center().y) }
        };
        let seen: Vec<(NodeId, Cell)> = plan.nodes(columns.start.saturating_sub(1)..columns.end + 1, 0..1).collect();
        let Some((&(_, first), &(_, last))) = seen.first().zip(seen.last()) else { return };
        let line = |to: u32, stroke: Stroke| {
            if to > first.column {
                painter.line_segment([place(first.column), place(to.min(last.column))], stroke);
            }
        };
        line(last.column, Stroke::new(1.5, palette.quiet.gamma_multiply(0.55)));
        let own = plan.line_to(shown.tree, shown.node).first().map_or(0, |(_, span)| span.end.saturating_sub(1));
        line(own, Stroke::new(2.5, palette.accent));
        let places: Vec<Pos2> = seen.iter().map(|(_, cell)| place(cell.column)).collect();
        let laid = Laid { clip: strip, ..laid.clone() };
        for (&(node, cell), at) in seen.iter().zip(places) {
            self.node(ui, (node, cell, at), &laid, actions);
        }
    }

    fn nodes(&mut self, ui: &mut Ui, laid: &Laid<'_>, actions: &mut Vec<Action>) {
        let Laid { shown, plan, area, clip, window: [columns, rows], .. } = laid.clone();
        let rows = if clip == area { rows } else { rows.start.max(1)..rows.end };
        let (painter, palette) = (ui.painter_at(area), Palette::of(ui));
        for (node, cell) in plan.nodes(columns, rows) {
            let at = self.at(area, cell);
            if self.step >= DOTS {
                self.node(ui, (node, cell, at), laid, actions);
            } else {
                self.dot(&painter, node, at, shown, &palette);
            }
        }
        // A plan from before shows nodes that may not be there any more.
        if self.step < DOTS
            && laid.key.shape == shown.tree.shape()
            && let Some(pointer) = ui.input(|input| input.pointer.interact_pos()).filter(|p| area.contains(*p))
        {
            let clicked = ui.interact(area, ui.scope_id().with("dots"), Sense::click()).clicked();
            if let Some(node) = plan.node(self.cell_at(area, pointer)).filter(|_| clicked) {
                let inserts = ui.input(|input| input.modifiers.command);
                actions.push(if inserts { Action::InsertLink(node) } else { Action::GoTo(node) });
            }
        }
    }

    /// A node of a tree that is seen from afar.
    fn dot(&self, painter: &Painter, node: NodeId, at: Pos2, shown: &TreeShown<'_>, palette: &Palette) {
        let colour = mover(shown.tree, shown.position.kind(), node);
        let ink = colour.and_then(|colour| shown.inks.get(colour.index())).copied().unwrap_or(palette.quiet);
        let radius = self.step * 0.3;
        stone(painter, (at, radius), ink, (1.0, 0.5), palette);
        if node == shown.node {
            painter.circle_stroke(at, radius + 3.0, Stroke::new(2.0, palette.accent));
        }
    }

    /// A node in its place, and what can be done with it.
    fn node(
        &mut self,
        ui: &mut Ui,
        (node, cell, at): (NodeId, Cell, Pos2),
        laid: &Laid<'_>,
        actions: &mut Vec<Action>,
    ) {
        let shown = laid.shown;
        let (palette, painter) = (Palette::of(ui), ui.painter_at(laid.clip));
        let here = node == shown.node;
        let face = Face::of(shown.tree, shown.position.kind(), node, || shown.workspace.move_number_at(node));
        let face = face.among_equal(shown.equal, node);
        tree_node::draw(&painter, (at, self.step), &face, here, shown, &palette);
        let folded = self.folded.contains(&node);
        // Hidden branches at this node.
        let branches = self.only_line && {
            let mut children = shown.tree.children(node).filter(|&child| shown.shows(child));
            children.nth(1).is_some()
        };
        for (is_hidden, to) in [(branches, vec2(0.0, 0.8)), (folded, vec2(0.5, 0.0))] {
            if is_hidden {
                let font = FontId::new(self.step * 0.5, fonts::bold());
                painter.text(at + self.turned(to * self.step), Align2::CENTER_CENTER, "+", font, palette.accent);
            }
        }
        let target = Rect::from_center_size(at, Vec2::splat(self.step)).intersect(laid.clip);
        if !target.is_positive() || laid.key.shape != shown.tree.shape() {
            return;
        }
        let response = ui.interact(target, ui.scope_id().with(("node", node)), Sense::CLICK | Sense::DRAG);
        choose(&response, Role::TreeItem, here, || tree_node::name_of(shown, node, &face));
        tree_node::tell_place(&response, shown, (node, cell.column), self.id.filter(|_| here));
        if response.drag_started_by(PointerButton::Primary) && node != shown.root {
            self.dragged = Some((node, laid.key));
        } else if self.dragged.is_none() && response.dragged() {
            let by = self.turned(response.drag_delta()) / self.step;
            self.corner = (self.corner.0 - f64::from(by.x), self.corner.1 - f64::from(by.y));
        }
        if response.clicked() {
            let inserts = ui.input(|input| input.modifiers.command);
            actions.push(if inserts { Action::InsertLink(node) } else { Action::GoTo(node) });
        }
        if response.double_clicked() {
            actions.push(WindowCommand::EditComment.into());
        }
        // No preview if the node moved under a resting pointer, nor for the current node, which the board shows.
        let pointer = ui.input(|input| input.pointer.hover_pos());
        let response = if here || (pointer.is_some() && pointer == self.rests) {
            response
        } else {
            on_hover(response, |ui| tree_node::preview(ui, shown, node, &face))
        };
        let mut fold = false;
        if response.secondary_clicked() {
            self.menu_of = Some(node);
        }
        let by_keys = here && self.has_focus(ui.ctx()) && menu::take_wish(ui.ctx(), MenuRequest::Here);
        if by_keys {
            self.menu_of = Some(node);
        }
        let open = menu::of(&response, by_keys.then_some(target.right_center()), |ui| {
            let before = actions.len();
            fold = tree_node::choices(ui, shown, node, folded, actions);
            menu::done(ui, fold || actions.len() > before);
        });
        if self.menu_of == Some(node) {
            let ring = Stroke::new(2.0, palette.accent);
            painter.rect_stroke(target.shrink(1.0), 6.0, ring, egui::StrokeKind::Inside);
            if !open {
                self.menu_of = None;
            }
        }
        if fold {
            self.toggle_fold(shown, node);
        }
    }

    /// The cell under a point of the screen.
    fn cell_at(&self, area: Rect, at: Pos2) -> Cell {
        let cell = |length: f32, corner: f64| (f64::from(length / self.step) + corner).floor().max(0.0) as u32;
        let offset = self.turned(at - area.min);
        Cell { column: cell(offset.x, self.corner.0), row: cell(offset.y, self.corner.1) }
    }

    /// Shows where a dragged node would go, and asks for it when it is let go there.
    fn drag(&mut self, ui: &Ui, laid: &Laid<'_>, actions: &mut Vec<Action>) {
        let Laid { shown, plan, key, area, .. } = *laid;
        let Some((node, of)) = self.dragged else { return };
        let (pointer, down, given_up) = ui.input(|input| {
            let pointer = &input.pointer;
            (pointer.interact_pos(), pointer.primary_down(), input.key_pressed(egui::Key::Escape))
        });
        // A plan that was replaced meanwhile may not have the node any more.
        let gone = of != key;
        if !down || given_up || gone {
            self.dragged = None;
        }
        let Some(pointer) = pointer.filter(|_| !given_up && !gone) else { return };
        let palette = Palette::of(ui);
        let painter = ui.painter_at(area);
        let goal = plan.node(self.cell_at(area, pointer)).filter(|&goal| area.contains(pointer) && goal != node);
        let place = goal.map(|goal| (goal, goal_of(shown.tree, node, goal)));
        if !down {
            if let Some((_, Ok((parent, index)))) = place {
                let place = edit::place::path_of(shown.tree, parent);
                actions.extend([Action::GoTo(node), Action::Run(Command::MoveTo { place, index })]);
            } else if let Some((_, Err(why))) = place {
                actions.push(Action::Hint(why.localized()));
            }
            return;
        }
        ui.set_cursor_icon(egui::CursorIcon::Grabbing);
        painter.circle(
            pointer,
            self.step * 0.36,
            Palette::faint(palette.accent, 0.5),
            Stroke::new(1.5, palette.accent),
        );
        let Some((goal, place)) = place else { return };
        let Some(cell) = plan.cell(shown.tree, goal) else { return };
        let (ink, said) = match place {
            Ok((_, Some(_))) => (palette.accent, StaticText("drop-in-its-place", "Release to move the variation here")),
            Ok((_, None)) => {
                (palette.accent, StaticText("drop-below", "Release to move the variation below this node"))
            }
            Err(why) => (palette.alarm, why),
        };
        painter.circle_stroke(self.at(area, cell), self.step * 0.5, Stroke::new(2.0, ink));
        let font = FontId::proportional(12.0);
        let text = painter.layout_no_wrap(said.to_string(), font, palette.text);
        let place = pointer + vec2(14.0, 14.0);
        let room = (area.max - text.size() - vec2(12.0, 8.0)).max(area.min);
        let frame = Rect::from_min_size(place.min(room), text.size() + vec2(12.0, 8.0));
        painter.rect(frame, 4.0, palette.page, Stroke::new(1.0, palette.line), egui::StrokeKind::Inside);
        painter.galley(frame.min + vec2(6.0, 4.0), text, palette.text);
    }
}
