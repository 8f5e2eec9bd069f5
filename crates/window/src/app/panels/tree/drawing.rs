//! Draws the tree: lines and connectors, nodes or dots, the numbers of what is folded, and the first moves at the fork at hand. The line
//! one is on is drawn in full, everything else quieter.

use std::ops::Range;

use egui::accesskit::Role;
use egui::{Align2, FontId, Painter, Pos2, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};

use crate::app::context::Action;
use crate::app::look::Palette;
use crate::app::look::controls::{self, hover_text, stone};
use crate::app::panels::tree::{AWAY, DOTS, Laid, PINNED, TreeView};
use crate::app::panels::tree_node::TreeShown;
use crate::app::panels::tree_paths::{self, BEND, bend_into};
use crate::game::mover;
use crate::language::StaticText;
use crate::scene::tree_map::{COUNT, Cell, Fan, TreeMap};
use crate::sgf::NodeId;

/// Where the connector of first moves begins below their fork, in cells.
const STONE: f64 = 0.36;
/// The twig that marks folded branches, from the middle of the node, in cells: it ends before the stones of the next row, which one that went
/// straight down would seem to lead to, and beside the signs below its node.
const TWIG: [(f64, f64); 2] = [(-0.12, 0.34), (-0.17, 0.46)];
/// The radius of the bud at its end.
const BUD: f64 = 0.06;
/// The height of the ground of a number of folded lines, in points.
const HIGH: f32 = 18.0;

impl TreeView {
    /// The strokes of the line one is on, and of the others.
    fn strokes(&self, palette: &Palette) -> (Stroke, Stroke) {
        let (full, quiet) = if self.step < DOTS { (1.5, 0.75) } else { (2.0, 1.0) };
        (Stroke::new(full, palette.quiet), Stroke::new(quiet, palette.quieter(palette.quiet)))
    }

    /// The lines and connectors of the tree.
    pub(super) fn lines(&self, painter: &Painter, laid: &Laid<'_>, palette: &Palette) {
        let Laid { shown, plan, area, window: [columns, rows], .. } = laid.clone();
        let (full, quiet) = self.strokes(palette);
        for path in tree_paths::paths(plan, shown.tree, &self.line.nodes, (columns, rows)) {
            self.path(painter, area, path.points, if path.is_current { full } else { quiet });
        }
    }

    fn path(&self, painter: &Painter, area: Rect, points: Vec<(f64, f64)>, stroke: Stroke) {
        painter.line(points.into_iter().map(|(column, row)| self.spot(area, column, row)).collect(), stroke);
    }

    /// Where the main line stays on view, at the edge of the tree: where it would be out of sight, and there is room for it.
    pub(super) fn pinned(&self, area: Rect, plan: &TreeMap) -> Option<Rect> {
        let side = self.step * PINNED as f32;
        let room = f64::from(self.turned(area.size()).y / self.step);
        let away = self.can_pin(room) && plan.rows() > 1 && self.corner.1 > AWAY;
        let size = if self.down { vec2(side, area.height()) } else { vec2(area.width(), side) };
        away.then(|| Rect::from_min_size(area.min, size))
    }

    /// Whether the main line may stay on view where so many rows are.
    pub(super) fn can_pin(&self, room: f64) -> bool {
        self.step >= DOTS && room >= 4.0
    }

    /// The main line at the edge of the tree, above what was scrolled to.
    pub(super) fn main_line(&mut self, ui: &mut Ui, strip: Rect, laid: &Laid<'_>, actions: &mut Vec<Action>) {
        let Laid { plan, area, window: [columns, _], .. } = laid.clone();
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
        let (full, quiet) = self.strokes(&palette);
        let wider = columns.start.saturating_sub(1)..columns.end + 1;
        for line in plan.lines(wider.clone(), 0..1) {
            let shared = plan.shared(&line, &self.line.nodes);
            for (columns, stroke) in [(shared.max(1) - 1..line.end(), quiet), (line.column..shared, full)] {
                let columns = clipped(columns, &wider);
                if columns.start + 1 < columns.end {
                    painter.line_segment([place(columns.start), place(columns.end - 1)], stroke);
                }
            }
        }
        let seen: Vec<(NodeId, Cell, Pos2)> =
            plan.nodes(wider, 0..1).map(|(node, cell)| (node, cell, place(cell.column))).collect();
        let laid = Laid { clip: strip, ..laid.clone() };
        for seen in seen {
            self.node(ui, seen, &laid, actions);
        }
    }

    /// The nodes in view.
    pub(super) fn nodes(&mut self, ui: &mut Ui, laid: &Laid<'_>, actions: &mut Vec<Action>) {
        let Laid { shown, plan, area, clip, window: [columns, rows], .. } = laid.clone();
        let rows = if clip == area { rows } else { rows.start.max(1)..rows.end };
        let (painter, palette) = (ui.painter_at(area), Palette::of(ui));
        for (node, cell) in plan.nodes(columns, rows) {
            let at = self.at(area, cell);
            if self.step >= DOTS {
                self.stub(&ui.painter_at(clip), laid, (node, cell), &palette);
                self.node(ui, (node, cell, at), laid, actions);
            } else {
                self.dot(&painter, (node, cell, at), shown, &palette);
            }
        }
        // A plan from before shows nodes that may not be there any more.
        if self.step < DOTS
            && laid.key.shape == shown.tree.shape()
            && let Some(pointer) = ui.input(|input| input.pointer.interact_pos()).filter(|p| area.contains(*p))
        {
            let is_clicked = ui.interact(area, ui.scope_id().with("dots"), Sense::click()).clicked();
            if let Some(node) = plan.node(self.cell_at(area, pointer)).filter(|_| is_clicked) {
                actions.push(super::clicked(ui, node));
            }
        }
    }

    /// A node of a tree that is seen from afar.
    fn dot(&self, painter: &Painter, (node, cell, at): (NodeId, Cell, Pos2), shown: &TreeShown<'_>, palette: &Palette) {
        let colour = mover(shown.tree, shown.position.kind(), node);
        let paint = colour.and_then(|colour| shown.paints.get(colour.index())).copied();
        let paint = paint.unwrap_or(palette.quiet.into());
        let radius = self.step * 0.3;
        let paint = if self.is_on_line(node, cell) { paint } else { paint.toned(|ink| palette.quieter(ink)) };
        stone(painter, (at, radius), paint, (1.0, 0.5), palette);
        if node == shown.node {
            painter.circle_stroke(at, radius + 3.0, Stroke::new(2.0, palette.accent));
        }
    }

    /// The mark below a node some of whose continuations are not shown, where no number stands for them below it.
    fn stub(&self, painter: &Painter, laid: &Laid<'_>, (node, cell): (NodeId, Cell), palette: &Palette) {
        let Laid { shown, plan, area, .. } = *laid;
        let is_hidden = |child: NodeId| plan.cell(shown.tree, child).is_none();
        let mut children = shown.tree.children(node).filter(|&child| shown.shows(child)).take(2);
        let has_hidden = match (children.next(), children.next()) {
            (Some(first), second) => is_hidden(first) || second.is_some_and(is_hidden),
            _ => false,
        };
        if has_hidden && plan.fold_at(cell.column).is_none_or(|fold| fold.node != node) {
            let (column, row) = (f64::from(cell.column), f64::from(cell.row));
            let ends = twig(self.down).map(|(along, across)| self.spot(area, column + along, row + across));
            painter.line_segment(ends, Stroke::new(1.5, palette.quiet));
            painter.circle_filled(ends[1], BUD as f32 * self.step, palette.quiet);
        }
    }

    /// The numbers of what is folded, which unfold it, and the first moves of what is folded at the fork at hand.
    pub(super) fn folds(&mut self, ui: &mut Ui, laid: &Laid<'_>, actions: &mut Vec<Action>) {
        let Laid { shown, plan, area, window: [columns, rows], .. } = laid.clone();
        if self.step < DOTS {
            return self.dots_of_folds(ui, laid);
        }
        let fan = fan_at_hand(plan, shown);
        let mut opened = None;
        for fold in plan.folds(columns.clone(), rows.clone()) {
            if fan.as_ref().is_none_or(|(fork, _)| *fork != fold.node) {
                let place = Rect::from_center_size(self.at(area, fold.cell), vec2(self.step - 2.0, HIGH));
                opened = opened.or(self.number(ui, laid, (place, fold.lines, fold.node), false));
            }
        }
        for line in plan.lines(columns, rows).filter(|line| line.folded > 0) {
            let first = self.spot(area, f64::from(line.end()) - 0.4, f64::from(line.row));
            let size = if self.down { vec2(HIGH, HIGH) } else { vec2((COUNT as f32 - 0.2) * self.step, HIGH) };
            let place = match self.down {
                true => Rect::from_center_size(first + vec2(0.0, HIGH / 2.0), size),
                false => Rect::from_min_size(first - vec2(0.0, HIGH / 2.0), size),
            };
            opened = opened.or(self.number(ui, laid, (place, line.folded, plan.first_of(&line)), !self.down));
        }
        if let Some((fork, fan)) = fan {
            opened = opened.or(self.fan(ui, laid, (fork, &fan), actions));
        }
        if let Some(node) = opened {
            self.unfold(node);
        }
    }

    fn dots_of_folds(&self, ui: &Ui, laid: &Laid<'_>) {
        let Laid { plan, area, clip, window: [columns, rows], .. } = laid.clone();
        let (painter, palette) = (ui.painter_at(clip), Palette::of(ui));
        for fold in plan.folds(columns, rows) {
            let place = Rect::from_center_size(self.at(area, fold.cell), Vec2::splat(self.step * 0.4));
            painter.rect_filled(place, 1.0, palette.quieter(palette.quiet));
        }
    }

    /// The first moves of what is folded at the fork at hand, and the number of those that have no room. Returns the fork that is to be unfolded.
    fn fan(
        &mut self,
        ui: &mut Ui,
        laid: &Laid<'_>,
        (fork, fan): (NodeId, &Fan),
        actions: &mut Vec<Action>,
    ) -> Option<NodeId> {
        let Laid { shown, plan, area, clip, .. } = *laid;
        let from = plan.cell(shown.tree, fork)?;
        let (painter, (_, quiet)) = (ui.painter_at(clip), self.strokes(&Palette::of(ui)));
        let places: Vec<Cell> = fan.moves.iter().map(|(_, cell)| *cell).chain(fan.rest.map(|(cell, _)| cell)).collect();
        let last = places.last()?;
        let ends = [f64::from(from.row) + STONE, f64::from(last.row) - BEND];
        self.path(&painter, area, ends.map(|row| (f64::from(from.column), row)).to_vec(), quiet);
        places.iter().for_each(|cell| self.path(&painter, area, bend_into(*cell), quiet));
        for &(node, cell) in &fan.moves {
            self.node(ui, (node, cell, self.at(area, cell)), laid, actions);
        }
        let (cell, lines) = fan.rest?;
        let place = Rect::from_center_size(self.at(area, cell), vec2(self.step - 2.0, HIGH));
        self.number(ui, laid, (place, lines, fork), false)
    }

    /// A number of folded lines, as a word where there is room. Returns the node by which they unfold if it is clicked.
    fn number(
        &self,
        ui: &Ui,
        laid: &Laid<'_>,
        (place, lines, node): (Rect, u32, NodeId),
        in_words: bool,
    ) -> Option<NodeId> {
        let (palette, painter) = (Palette::of(ui), ui.painter_at(laid.clip));
        let font = FontId::proportional(11.0);
        let long = say!("more-lines", "{count} more line" | "{count} more lines", count = lines);
        let text = match controls::text_width(ui, &long, font.clone()) {
            width if in_words && width + 12.0 <= place.width() => long.clone(),
            _ => format!("+{lines}"),
        };
        let wide = controls::text_width(ui, &text, font.clone()) + if in_words { 12.0 } else { 6.0 };
        let ground = match in_words {
            true => place.with_max_x(place.left() + wide),
            false => Rect::from_center_size(place.center(), vec2(wide, HIGH)),
        };
        let target = Rect::from_center_size(ground.center(), ground.size().max(Vec2::splat(24.0))).intersect(laid.clip);
        if !target.is_positive() {
            return None;
        }
        let response = ui.interact(target, ui.scope_id().with(("folded", node, in_words)), Sense::click());
        controls::set_name(&response, Role::Button, || long.clone());
        let fill = if response.hovered() { palette.chosen() } else { palette.hover };
        painter.rect_filled(ground, HIGH / 2.0, fill);
        painter.text(ground.center(), Align2::CENTER_CENTER, text, font, palette.text);
        controls::highlight(ui, &response, ground, false, true);
        let about = StaticText("show-more-lines", "Show these lines").localized();
        hover_text(response, about).clicked().then_some(node)
    }
}

/// The twig of a node: along the line and across it.
fn twig(down: bool) -> [(f64, f64); 2] {
    // The signs of a node do not turn with the tree.
    TWIG.map(|(along, across)| if down { (-along, across) } else { (along, across) })
}

/// The fork at hand, if variations of it are folded, and their first moves: the current node, or the one before it.
pub(super) fn fan_at_hand(plan: &TreeMap, shown: &TreeShown<'_>) -> Option<(NodeId, Fan)> {
    let at = |fork: NodeId| Some((fork, plan.fan(shown.tree, fork, |node| shown.shows(node))?));
    at(shown.node).or_else(|| at(shown.tree.parent(shown.node)?))
}

/// The part of some columns that is among others.
fn clipped(columns: Range<u32>, among: &Range<u32>) -> Range<u32> {
    columns.start.max(among.start)..columns.end.min(among.end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::panels::tree_signs::Sign;

    #[test]
    fn a_twig_reaches_no_other_stone_and_lies_under_no_sign() {
        // With the ring of the current node.
        let stone = 0.47;
        for down in [false, true] {
            let [_, (along, across)] = twig(down);
            let bud = if down { (across, along) } else { (along, across) };
            for next in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
                let away = (bud.0 - next.0).hypot(bud.1 - next.1);
                assert!(away > stone + BUD + 0.02, "{down}: {away} from the stone at {next:?}");
            }
            let step = 28.0;
            let place = Rect::from_center_size(pos2(bud.0 as f32, bud.1 as f32) * step, Vec2::splat(0.12 * step));
            for sign in
                [Sign::Judgement("!"), Sign::Position("●"), Sign::Comment, Sign::Markup, Sign::Equal, Sign::Hotspot]
            {
                let near = sign.place(step).shrink(0.06 * step);
                assert!(!near.intersects(place), "{sign:?} at {near} over {place}");
            }
        }
    }
}
