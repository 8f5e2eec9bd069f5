//! The tree panel: moves run to the right or down, the main line along the edge, variations beside it.
//!
//! Unit: cells of the tree map, in `f64`, so that a line of millions of nodes scrolls as smoothly as a short one. Only visible cells are
//! visited; move numbers are computed when first shown.

mod drawing;
mod folding;
mod planning;
mod sight;

use std::collections::HashSet;

use egui::accesskit::Role;
use egui::{Context, FontId, Id, PointerButton, Pos2, Rect, Response, Sense, Stroke, Ui, UiBuilder, Vec2, vec2};

use crate::app::context::Action;
use crate::app::look::controls::{choose, cut_text, has_keys, keep_arrows, on_hover};
use crate::app::look::menu::MenuRequest;
use crate::app::look::{Palette, controls, menu, words};
use crate::app::panels::tree::planning::{CurrentLine, Key};
use crate::app::panels::tree::sight::follow;
use crate::app::panels::tree_drop::goal_of;
use crate::app::panels::tree_node::{Face, Tone, TreeShown};
use crate::app::panels::{tree_buttons, tree_node};
use crate::app::platform::Background;
use crate::commands::WindowCommand;
use crate::edit::{self, Command};
use crate::language::StaticText;
use crate::scene::tree_map::{Cell, FEW, TreeMap};
use crate::sgf::NodeId;

/// Side of a cell at full size, in points.
const STEP: f32 = 28.0;
/// Cells smaller than this show plain dots.
const DOTS: f32 = 15.0;
/// Room around the plan, in cells: before the first node and after the last, and over the first row and below the last.
const EDGE: f64 = 0.45;
const MARGIN: f64 = 0.25;
/// So much of a row next to the first or the last whole one would be seen in a margin, in cells.
const SLICE: f32 = 0.15;
/// The height of the main line where it stays on view above the others, in cells.
const PINNED: f64 = 1.15;
/// How far the first row is scrolled away where that begins.
const AWAY: f64 = 0.2;
/// Least and greatest size of a cell.
const SIZES: (f32, f32) = (5.0, 44.0);

/// The height of a panel in which so many rows are seen whole.
pub fn height(rows: usize) -> f32 {
    (rows as f32 * STEP + 2.0 * MARGIN as f32 * STEP).round()
}

/// A click on a node: goes there, or with Ctrl puts its link into the comment.
fn clicked(ui: &Ui, node: NodeId) -> Action {
    if ui.input(|input| input.modifiers.command) { Action::InsertLink(node) } else { Action::GoTo(node) }
}

/// How a tree is looked at.
#[derive(Default)]
pub struct TreeView {
    plan: Option<(Key, TreeMap)>,
    /// The plan of a large tree, while it is laid out.
    planning: Option<(Key, Background<TreeMap>)>,
    line: CurrentLine,
    /// Nodes after which the user has folded everything.
    folded: HashSet<NodeId>,
    /// Forks whose folded variations the user has unfolded, and the first nodes of lines whose branches he has.
    unfolded: HashSet<NodeId>,
    /// Nothing is folded because it is far.
    all: bool,
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
    /// Where the corner stays although little is to be seen from there: else the current node would move on the screen.
    held: Option<(f64, f64)>,
    /// Side of a cell, in points; 0 before the first frame.
    step: f32,
    /// The node that was kept in view last, and the plan that it was in.
    followed: Option<(NodeId, Key)>,
    /// Whether the current node was in sight in the last frame.
    in_sight: bool,
    /// The pointer's place when another node became current: what is under it is not pointed at.
    rests: Option<Pos2>,
    /// Time runs down instead of to the right.
    down: bool,
    /// The node that is being dragged to another place.
    dragged: Option<(NodeId, Key)>,
    id: Option<Id>,
    /// It takes the keyboard when it is drawn next.
    is_wanted: bool,
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

/// How many rows are in view in a panel of this height, with cells of full size.
fn rows_in(height: f32) -> u32 {
    ((height / STEP) as u32).max(1)
}

impl TreeView {
    /// Draws the tree into a panel, its buttons beside it.
    pub fn show(&mut self, ui: &mut Ui, panel: Rect, shown: &TreeShown<'_>, actions: &mut Vec<Action>) {
        let area = tree_buttons::beside(panel);
        if std::mem::replace(&mut self.down, shown.down) != shown.down {
            self.followed = None;
        }
        if self.step == 0.0 {
            self.step = STEP;
        }
        self.lay_out(ui.ctx(), shown, rows_in(self.turned(area.size()).y));
        if std::mem::replace(&mut self.room, area.size()) != area.size() {
            self.followed = None;
        }
        let Some((key, plan)) = self.plan.take() else { return };
        let response = ui.interact(area, ui.scope_id().with("tree"), Sense::click_and_drag());
        controls::set_name(&response, Role::Tree, || words::TREE);
        keep_arrows(&response);
        if std::mem::take(&mut self.is_wanted) {
            response.request_focus();
        }
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
        // Of the rows next to a single one no slices are seen.
        let seen = match rows_in(self.turned(area.size()).y) {
            1 if !self.down => area.shrink2(vec2(0.0, SLICE * self.step)),
            _ => area,
        };
        self.lines(&ui.painter_at(clip.intersect(seen)), &laid, &Palette::of(ui));
        let within = UiBuilder::new().max_rect(area).accessibility_parent(response.id);
        let mut within = ui.new_child(within);
        within.set_clip_rect(seen.intersect(ui.clip_rect()));
        self.nodes(&mut within, &laid, actions);
        self.folds(&mut within, &laid, actions);
        if let Some(strip) = pinned {
            self.main_line(&mut within, strip, &laid, actions);
        }
        if response.has_focus() {
            let ring = Stroke::new(2.0, Palette::of(ui).accent);
            painter.rect_stroke(area.shrink(1.0), 4.0, ring, egui::StrokeKind::Inside);
        }
        self.drag(ui, &laid, actions);
        self.teach(ui, &laid);
        let folds = self.only_line || !self.folded.is_empty() || plan.is_folded();
        let unfolds = self.is_unfolded() && plan.rows() > FEW;
        self.plan = Some((key, plan));
        let buttons = tree_buttons::Shown { as_text: false, only_line: self.only_line, folds, unfolds };
        tree_buttons::show(ui, panel, buttons, shown, actions);
    }

    /// Says how to begin a variation, behind the last move of a record without any, where there is room.
    fn teach(&self, ui: &Ui, laid: &Laid<'_>) {
        let Laid { shown, plan, area, .. } = *laid;
        let whole = self.folded.is_empty() && !self.only_line && shown.seen.is_none();
        if !whole || self.down || plan.rows() > 1 {
            return;
        }
        let end = self.spot(area, f64::from(plan.columns()) - 0.3, 0.0);
        let message = StaticText("no-variations", "No variations yet. Play a different move anywhere to start one");
        let (font, palette) = (FontId::proportional(12.0), Palette::of(ui));
        let room = area.right() - end.x - 4.0;
        if controls::text_width(ui, message.localized(), font.clone()) <= room {
            cut_text(ui, end, message.localized(), font, palette.quiet, room);
        }
    }

    /// Takes the keyboard.
    pub fn lead(&mut self) {
        self.is_wanted = true;
    }

    /// Whether the keyboard belongs to the tree: its one Tab stop, inside which arrows step.
    pub fn has_focus(&self, ctx: &Context) -> bool {
        has_keys(ctx, self.id)
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
        self.spot(area, f64::from(cell.column), f64::from(cell.row))
    }

    /// A place on the screen, in cells from the middle of the first one.
    fn spot(&self, area: Rect, column: f64, row: f64) -> Pos2 {
        let place = |cell: f64, corner: f64| ((cell + 0.5 - corner) * f64::from(self.step)) as f32;
        area.min + self.turned(vec2(place(column, self.corner.0), place(row, self.corner.1)))
    }

    /// Whether a node is on the line one is on.
    fn is_on_line(&self, node: NodeId, cell: Cell) -> bool {
        self.line.nodes.get(cell.column as usize) == Some(&node)
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
        let here = plan.cell(shown.tree, shown.node);
        if let Some(cell) = here {
            self.keep_in_view(ui, (plan, key), shown, cell, room);
        }
        let within = |corner: f64, (cells, room, edge): (u32, f64, f64), held: Option<f64>| {
            let (least, most) = (-edge, (f64::from(cells) - room + edge).max(-edge));
            corner.clamp(held.map_or(least, |held| least.min(held)), held.map_or(most, |held| most.max(held)))
        };
        let held = self.held;
        self.corner.0 = within(self.corner.0, (plan.columns(), room.0, EDGE), held.map(|held| held.0));
        // Nothing empty above the main line: there one looks for it.
        let held_row = held.map(|held| held.1).filter(|&row| row >= -MARGIN);
        self.corner.1 = within(self.corner.1, (plan.rows(), room.1, MARGIN), held_row);
        self.in_sight = here.is_some_and(|cell| self.sight(cell, room) == (true, true));
    }

    /// Whether the column and the row of a node are in view as a whole, and not under the main line.
    fn sight(&self, cell: Cell, room: (f64, f64)) -> (bool, bool) {
        // The corner is a sum of many steps.
        let slack = 0.01;
        let is_within = |cell: u32, corner: f64, least: f64, room: f64| {
            let at = f64::from(cell) - corner;
            at >= least - slack && at + 1.0 <= room + slack
        };
        let column = is_within(cell.column, self.corner.0, 0.0, room.0);
        let row = match self.can_pin(room.1) && self.corner.1 > AWAY {
            true => cell.row == 0 || is_within(cell.row, self.corner.1, PINNED, room.1),
            false => is_within(cell.row, self.corner.1, 0.0, room.1),
        };
        (column, row)
    }

    /// Keeps the current node in view, a third from the edges while one steps. Where only the tree around it changed, it is where it was,
    /// unless it would be out of sight there: what was changed is to be seen.
    fn keep_in_view(
        &mut self,
        ui: &Ui,
        (plan, key): (&TreeMap, Key),
        shown: &TreeShown<'_>,
        cell: Cell,
        room: (f64, f64),
    ) {
        if self.followed.is_none_or(|(node, _)| node != shown.node) {
            self.held = None;
            follow(&mut self.corner.0, f64::from(cell.column), room.0);
            self.follow_rows(plan, shown, cell, room.1);
            if self.followed.is_some() {
                self.rests = ui.input(|input| input.pointer.hover_pos());
            }
        } else if self.followed.is_some_and(|(_, of)| of != key && (self.in_sight || of.shape != key.shape)) {
            let (column, row) = self.sight(cell, room);
            if !column {
                follow(&mut self.corner.0, f64::from(cell.column), room.0);
            }
            if !row {
                self.follow_rows(plan, shown, cell, room.1);
            }
            self.held = self.held.map(|_| self.corner);
        }
        self.followed = Some((shown.node, key));
    }

    /// Brings the row of the current node into view, with the moves to choose from, and moves no further than that needs.
    fn follow_rows(&mut self, plan: &TreeMap, shown: &TreeShown<'_>, cell: Cell, room: f64) {
        if cell.row == 0 {
            self.corner.1 = -MARGIN;
            return;
        }
        let stem = plan.stems(cell.column..cell.column + 1, cell.row..cell.row + 1).find(|stem| stem.top == cell.row);
        let fan = drawing::fan_at_hand(plan, shown).map(|(_, fan)| fan);
        let last_of_fan = fan
            .and_then(|fan| fan.rest.map(|(cell, _)| cell.row).or_else(|| fan.moves.last().map(|(_, cell)| cell.row)));
        let last = [stem.map(|stem| stem.bottom), last_of_fan].into_iter().flatten().fold(cell.row, u32::max);
        // The main line may lie over the first row. Where few rows are in view, theirs is the last: the row itself comes first.
        let row = f64::from(cell.row);
        let above = (row - 1.0 - MARGIN).max(row + 1.0 + MARGIN - room).min(row - MARGIN);
        let below = f64::from(last) + 1.0 + MARGIN - room;
        self.corner.1 = self.corner.1.max(below).min(above.max(-MARGIN));
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
        let lost = shown.engine.is_some_and(|engine| engine.is_shown(node));
        let face = face.among_equal(shown.equal, node).with_loss(lost);
        let tone = if self.is_on_line(node, cell) { Tone::Full } else { Tone::Quiet };
        tree_node::draw(&painter, (at, self.step), &face, (here, tone), shown, &palette);
        let folded = self.folded.contains(&node);
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
            actions.push(clicked(ui, node));
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
        let (ink, words) = match place {
            Ok((_, Some(_))) => (palette.accent, StaticText("drop-in-its-place", "Release to move the variation here")),
            Ok((_, None)) => {
                (palette.accent, StaticText("drop-below", "Release to move the variation below this node"))
            }
            Err(why) => (palette.alarm, why),
        };
        painter.circle_stroke(self.at(area, cell), self.step * 0.5, Stroke::new(2.0, ink));
        let font = FontId::proportional(12.0);
        let text = painter.layout_no_wrap(words.to_string(), font, palette.text);
        let place = pointer + vec2(14.0, 14.0);
        let room = (area.max - text.size() - vec2(12.0, 8.0)).max(area.min);
        let frame = Rect::from_min_size(place.min(room), text.size() + vec2(12.0, 8.0));
        painter.rect(frame, 4.0, palette.page, Stroke::new(1.0, palette.line), egui::StrokeKind::Inside);
        painter.galley(frame.min + vec2(6.0, 4.0), text, palette.text);
    }
}
