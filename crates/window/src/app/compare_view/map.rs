//! The game tree of one of the two records, with a sign and a colour at each node that differs.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use egui::accesskit::Role;
use egui::{
    Align2, Color32, FontId, Id, Painter, Pos2, Rect, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::compare_view::wording;
use crate::app::look::controls::choose;
use crate::app::look::{Palette, words};
use crate::app::panels::tree_paths;
use crate::game::{Colour, Kind, Position, mover};
use crate::language;
use crate::relate::DifferenceKind;
use crate::scene::tree_map::{Cell, Filter, Folding, TreeMap};
use crate::sgf::{NodeId, Tree};

/// Side of a cell, and the room around the plan, in points.
const STEP: f32 = 24.0;
const EDGE: f32 = 16.0;

/// The view state of a tree.
#[derive(Default)]
pub struct MapView {
    plan: Option<(Key, TreeMap)>,
    /// The line through the current node.
    line: Vec<NodeId>,
    /// What the user has unfolded.
    unfolded: HashSet<NodeId>,
    /// The upper left corner, in points of the plan.
    corner: Vec2,
    /// The node that was kept in view last.
    followed: Option<NodeId>,
}

/// What a plan was made for: the game, the rows in view, how much was unfolded, and the last node of the line one is on, if it matters.
type Key = (NodeId, u32, usize, Option<NodeId>);

/// The displayed record.
pub struct Shown<'a> {
    pub name: &'a str,
    pub tree: &'a Tree,
    pub root: NodeId,
    pub node: NodeId,
    /// That of the node.
    pub position: &'a Position,
    pub signs: &'a HashMap<NodeId, DifferenceKind>,
    /// The kind of difference at a node that only this record has.
    pub alone: &'a dyn Fn(NodeId) -> Option<DifferenceKind>,
}

impl MapView {
    /// The tree is another one.
    pub fn forget(&mut self) {
        *self = MapView::default();
    }

    /// Draws the tree. Returns the node that was clicked.
    pub fn show(&mut self, ui: &mut Ui, area: Rect, shown: &Shown<'_>) -> Option<NodeId> {
        self.lay_out(area, shown);
        let palette = Palette::of(ui);
        ui.painter().rect(area, 6.0, palette.page, Stroke::new(1.0, palette.line), egui::StrokeKind::Inside);
        let response = ui.interact(area, ui.scope_id().with("tree"), Sense::click_and_drag());
        let name = language::with_colon(words::TREE, shown.name);
        response.widget_info(|| WidgetInfo::labeled(Role::Tree, true, &name));
        let mut within = ui.new_child(UiBuilder::new().max_rect(area).accessibility_parent(response.id));
        let (_, plan) = self.plan.as_ref()?;
        self.corner -= response.drag_delta();
        if response.contains_pointer() {
            self.corner -= ui.input(|input| input.smooth_scroll_delta());
        }
        let here = plan.cell(shown.tree, shown.node);
        if let Some(cell) = here.filter(|_| self.followed != Some(shown.node)) {
            self.followed = Some(shown.node);
            let at = vec2(cell.column as f32, cell.row as f32) * STEP;
            // Scroll only as far as needed to keep the node in view.
            let room = area.size() - Vec2::splat(2.0 * EDGE + STEP);
            self.corner = self.corner.clamp(at - room.max(Vec2::ZERO), at);
        }
        let whole = vec2(plan.columns() as f32, plan.rows() as f32) * STEP + Vec2::splat(2.0 * EDGE - STEP);
        self.corner = self.corner.clamp(Vec2::ZERO, (whole - area.size()).max(Vec2::ZERO));
        let origin = area.min + Vec2::splat(EDGE) - self.corner;
        let place = |cell: Cell| origin + vec2(cell.column as f32, cell.row as f32) * STEP;
        let painter = ui.painter_at(area.shrink(1.0));
        draw(&painter, (plan, area, origin), (shown, &self.line), &palette);
        let clicked = items(&mut within, (plan, area, origin), shown, response.id);
        if response.has_focus() {
            let ring = Stroke::new(2.0, palette.accent);
            ui.painter().rect_stroke(area, 6.0, ring, egui::StrokeKind::Inside);
        }
        if clicked.is_some() {
            return clicked;
        }
        let at = response.interact_pointer_pos().filter(|_| response.clicked())?;
        let cell = ((at - origin) / STEP + Vec2::splat(0.5)).floor();
        let cell = Cell { column: cell.x.max(0.0) as u32, row: cell.y.max(0.0) as u32 };
        if place(cell).distance(at) >= STEP * 0.7 {
            return None;
        }
        let fork = plan.folds(cell.column..cell.column + 1, cell.row..cell.row + 1).next().map(|fold| fold.node);
        let line = plan.lines(cell.column..cell.column + 1, cell.row..cell.row + 1).next();
        let far = line.filter(|line| cell.column >= line.end()).map(|line| plan.first_of(&line));
        self.unfolded.extend(fork.or(far));
        plan.node(cell)
    }

    /// Lays the tree out, unless it is: as in the window it is folded around the current line.
    fn lay_out(&mut self, area: Rect, shown: &Shown<'_>) {
        let Shown { tree, root, node, .. } = *shown;
        let is_on = |plan: &TreeMap| {
            plan.cell(tree, node).is_some_and(|cell| self.line.get(cell.column as usize) == Some(&node))
        };
        if !self.plan.as_ref().is_some_and(|((of, ..), plan)| *of == root && is_on(plan)) {
            self.line = tree.line_through(node);
        }
        let rows = ((area.height() - 2.0 * EDGE) / STEP).round().max(1.0) as u32;
        let key = |is_along: bool| (root, rows, self.unfolded.len(), self.line.last().copied().filter(|_| is_along));
        if self.plan.as_ref().is_none_or(|(of, plan)| *of != key(plan.is_along())) {
            let folding = Folding { rows, unfolded: &self.unfolded };
            let plan = TreeMap::fitting(tree, &self.line, &Filter::default(), &folding, usize::MAX);
            let plan = plan.unwrap_or_default();
            self.plan = Some((key(plan.is_along()), plan));
            self.followed = None;
        }
    }
}

/// The nodes in view as items for screen readers. Returns the one that was clicked.
fn items(ui: &mut Ui, (plan, area, origin): (&TreeMap, Rect, Pos2), shown: &Shown<'_>, tree: Id) -> Option<NodeId> {
    let (columns, rows) = seen(area, origin);
    let mut clicked = None;
    for (node, cell) in plan.nodes(columns, rows) {
        let at = origin + vec2(cell.column as f32, cell.row as f32) * STEP;
        let target = Rect::from_center_size(at, Vec2::splat(STEP)).intersect(area);
        if !target.is_positive() {
            continue;
        }
        let item = ui.interact(target, ui.scope_id().with(("node", node)), Sense::CLICK);
        let here = node == shown.node;
        choose(&item, Role::TreeItem, here, || wording::node(shown.tree, node, shown.position, sign_of(shown, node)));
        let known = ui.ctx().accesskit_node_builder(item.id, |builder| builder.set_level(cell.column as usize));
        if here && known.is_some() {
            ui.ctx().accesskit_node_builder(tree, |tree| tree.set_active_descendant(item.id.accesskit_id()));
        }
        clicked = clicked.or(item.clicked().then_some(node));
    }
    clicked
}

/// The columns and rows that are in view.
fn seen(area: Rect, origin: Pos2) -> (Range<u32>, Range<u32>) {
    let cells = |from: f32, to: f32| (from / STEP - 1.0).max(0.0) as u32..(to / STEP + 2.0).max(0.0) as u32;
    let corner = area.min - origin;
    (cells(corner.x, corner.x + area.width()), cells(corner.y, corner.y + area.height()))
}

/// How a node differs.
fn sign_of(shown: &Shown<'_>, node: NodeId) -> Option<DifferenceKind> {
    (shown.alone)(node).or_else(|| shown.signs.get(&node).copied())
}

fn draw(
    painter: &Painter,
    (plan, area, origin): (&TreeMap, Rect, Pos2),
    (shown, line): (&Shown<'_>, &[NodeId]),
    palette: &Palette,
) {
    let (columns, rows) = seen(area, origin);
    let place = |column: u32, row: u32| origin + vec2(column as f32, row as f32) * STEP;
    for path in tree_paths::paths(plan, shown.tree, line, (columns.clone(), rows.clone())) {
        let at = |(column, row): (f64, f64)| origin + vec2(column as f32, row as f32) * STEP;
        let stroke = match path.is_current {
            true => Stroke::new(2.0, palette.quiet),
            false => Stroke::new(1.0, palette.quieter(palette.quiet)),
        };
        painter.line(path.points.into_iter().map(at).collect(), stroke);
    }
    let root = shown.tree.way_up(shown.root).last().unwrap_or(shown.root);
    let kind = Kind::of(shown.tree, root);
    let number = |cell: Cell, lines: u32| {
        let ground = Rect::from_center_size(place(cell.column, cell.row), vec2(STEP - 2.0, 16.0));
        painter.rect_filled(ground, 8.0, palette.hover);
        let font = FontId::proportional(11.0);
        painter.text(ground.center(), Align2::CENTER_CENTER, format!("+{lines}"), font, palette.text);
    };
    plan.folds(columns.clone(), rows.clone()).for_each(|fold| number(fold.cell, fold.lines));
    for line in plan.lines(columns.clone(), rows.clone()).filter(|line| line.folded > 0) {
        number(Cell { column: line.end(), row: line.row }, line.folded);
    }
    for (node, cell) in plan.nodes(columns, rows) {
        let at = place(cell.column, cell.row);
        let sign = sign_of(shown, node);
        // What differs is never quiet.
        let is_quiet = sign.is_none() && line.get(cell.column as usize) != Some(&node);
        let toned = |ink: Color32| if is_quiet { palette.quieter(ink) } else { ink };
        if node == shown.node {
            painter.circle_filled(at, 11.0, palette.chosen());
            painter.circle_stroke(at, 11.0, Stroke::new(2.0, palette.accent));
        }
        match mover(shown.tree, &kind, node) {
            Some(colour) if kind.colours() == 2 => {
                let ink = if colour == Colour::BLACK { Color32::from_gray(0x20) } else { Color32::from_gray(0xF6) };
                painter.circle(at, 7.0, toned(ink), Stroke::new(1.0, toned(palette.quiet)));
            }
            Some(_) => _ = painter.circle_filled(at, 6.5, toned(palette.quiet)),
            None => _ = painter.circle_filled(at, 4.0, toned(palette.quiet)),
        }
        if let Some(sign) = sign {
            draw_sign(painter, at + vec2(6.0, -6.0), sign, palette);
        }
    }
}

/// The colour of a difference.
pub fn colour(sign: DifferenceKind, palette: &Palette) -> Color32 {
    let [light, dark] = match sign {
        DifferenceKind::Added => [0x1F7A3D, 0x7ED69A],
        DifferenceKind::Removed => [0xA83222, 0xF08A78],
        DifferenceKind::Changed => [0x0B6E7F, 0x5FC4D6],
        DifferenceKind::Moved => [0x6A3FA0, 0xC3A6F0],
        DifferenceKind::Corrected => [0x8A5A00, 0xE8B65A],
    };
    let [_, red, green, blue] = u32::to_be_bytes(if palette.dark { dark } else { light });
    Color32::from_rgb(red, green, blue)
}

/// The sign of a difference: plus, minus, two lines struck through, an arrow up and down, a wave.
pub fn draw_sign(painter: &Painter, at: Pos2, sign: DifferenceKind, palette: &Palette) {
    painter.circle_filled(at, 6.5, palette.page);
    painter.circle_filled(at, 5.5, colour(sign, palette));
    let stroke = Stroke::new(1.6, palette.page);
    let line = |from: (f32, f32), to: (f32, f32)| {
        painter.line_segment([pos2(at.x + from.0, at.y + from.1), pos2(at.x + to.0, at.y + to.1)], stroke);
    };
    match sign {
        DifferenceKind::Added => {
            line((-3.0, 0.0), (3.0, 0.0));
            line((0.0, -3.0), (0.0, 3.0));
        }
        DifferenceKind::Removed => line((-3.0, 0.0), (3.0, 0.0)),
        DifferenceKind::Changed => {
            line((-3.0, -1.5), (3.0, -1.5));
            line((-3.0, 1.5), (3.0, 1.5));
            line((-1.8, 3.5), (1.8, -3.5));
        }
        DifferenceKind::Moved => {
            line((0.0, -3.5), (0.0, 3.5));
            line((0.0, -3.5), (-2.0, -1.2));
            line((0.0, -3.5), (2.0, -1.2));
            line((0.0, 3.5), (-2.0, 1.2));
            line((0.0, 3.5), (2.0, 1.2));
        }
        DifferenceKind::Corrected => {
            line((-3.5, 1.5), (-1.2, -1.8));
            line((-1.2, -1.8), (1.2, 1.8));
            line((1.2, 1.8), (3.5, -1.5));
        }
    }
}
