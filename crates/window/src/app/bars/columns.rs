//! Draws the backgrounds of the panels, their tabs, and the splitters between them.

use egui::accesskit::Role;
use egui::{Rect, pos2};

use crate::app::bars::layout::{Areas, PanelPlaces, SIDE_LEAST};
use crate::app::bars::panel::Panel;
use crate::app::engine::panel as engine;
use crate::app::look::controls::{self, Moved, Splits, choose, splitter};
use crate::app::look::{GRID, Palette};
use crate::store::settings::Panels;

/// Draws the backgrounds of the visible panels, and returns the rectangle of each. In a narrow window tabs choose the panel that is shown.
pub fn side(
    ui: &mut egui::Ui,
    areas: &Areas,
    (panels, has_engine): (&Panels, bool),
    front: &mut Panel,
) -> Vec<(Panel, Rect)> {
    let page = Palette::of(ui).page;
    match &areas.side {
        Some(PanelPlaces::Column(_, stack)) => {
            for (_, rect) in stack {
                ui.painter().rect_filled(*rect, 0.0, page);
            }
            stack.clone()
        }
        Some(PanelPlaces::Tabs(tabs, rect)) => {
            ui.painter().rect_filled(tabs.union(*rect), 0.0, page);
            let line = egui::Stroke::new(1.0, Palette::of(ui).line);
            ui.painter().vline(tabs.left() + 0.5, tabs.top()..=rect.bottom(), line);
            *front = strip(ui, *tabs, &Panel::all_shown(panels, has_engine), *front);
            vec![(*front, *rect)]
        }
        None => Vec::new(),
    }
}

/// Draws the tabs of the panels in a narrow window; returns the active panel.
fn strip(ui: &mut egui::Ui, area: Rect, shown: &[Panel], front: Panel) -> Panel {
    let palette = Palette::of(ui);
    ui.painter().hline(area.x_range(), area.top() + 0.5, egui::Stroke::new(1.0, palette.line));
    let mut front = if shown.contains(&front) { front } else { shown.first().copied().unwrap_or_default() };
    let mut left = area.left() + GRID;
    // Where they are narrow, a long name has the room that a short one leaves, and smaller letters before any is cut.
    let font = egui::FontId::proportional(13.0);
    let wide = |panel: &Panel| controls::text_width(ui, panel.words(), font.clone()) + GRID;
    let room = area.width() - 2.0 * GRID;
    let even = (room / shown.len().max(1) as f32).min(96.0);
    let widths: Vec<f32> = shown.iter().map(wide).collect();
    let (sum, fits) = (widths.iter().sum::<f32>().max(1.0), widths.iter().all(|wide| *wide <= even));
    let size = if fits { 13.0 } else { (13.0 * room / sum).clamp(8.0, 13.0) };
    for (panel, wide) in shown.iter().copied().zip(widths) {
        let width = if fits { even } else { wide * (room / sum).min(1.0) };
        let rect = Rect::from_min_size(pos2(left, area.top()), egui::vec2(width, area.height()));
        let response = ui.interact(rect, ui.scope_id().with(("strip", panel)), egui::Sense::click());
        choose(&response, Role::Tab, panel == front, || panel.words().to_owned());
        if response.clicked() {
            front = panel;
        }
        let colour = if panel == front { palette.text } else { palette.quiet };
        let font = egui::FontId::proportional(size);
        ui.painter_at(rect).text(rect.center(), egui::Align2::CENTER_CENTER, panel.words(), font, colour);
        if panel == front {
            let line = Rect::from_min_max(
                pos2(rect.left() + GRID, rect.bottom() - 2.0),
                pos2(rect.right() - GRID, rect.bottom()),
            );
            ui.painter().rect_filled(line, 1.0, palette.accent);
        }
        left = rect.right();
    }
    front
}

/// Draws the lines around the panels and between them. Those that part the column from the board and the tree from the text are dragged;
/// a double click puts them back.
pub fn splitters(ui: &mut egui::Ui, areas: &Areas, panels: &mut Panels) {
    let line = egui::Stroke::new(1.0, Palette::of(ui).line);
    let Some(PanelPlaces::Column(column, stack)) = &areas.side else { return };
    let usual = Panels::default();
    for rect in stack.iter().map(|(_, rect)| *rect).chain(areas.tray) {
        if rect.left() > column.left() + 1.0 {
            ui.painter().vline(rect.left() + 0.5, rect.y_range(), line);
        }
        if rect.top() > column.top() + 1.0 {
            ui.painter().hline(rect.x_range(), rect.top() + 0.5, line);
        }
    }
    let below = |tree: &Rect| stack.iter().any(|(_, rect)| rect.top() == tree.bottom() && rect.left() == tree.left());
    let tree = stack.iter().find(|(panel, rect)| *panel == Panel::Tree && below(rect)).map(|(_, rect)| *rect);
    if let Some(tree) = tree {
        let line = Rect::from_min_max(tree.left_bottom(), tree.right_bottom() + egui::vec2(0.0, 1.0));
        match splitter(ui, ui.scope_id().with("tree"), line, Splits::Rows) {
            Some(Moved::By(by)) => {
                // From the height that it has, which it need not have been dragged to.
                let share = (tree.height() + by) / (column.bottom() - tree.top()).max(1.0);
                panels.tree_share = share.clamp(0.05, 0.85);
            }
            Some(Moved::Back) => panels.tree_share = usual.tree_share,
            None => {}
        }
    }
    let graph = stack.iter().find(|(panel, _)| *panel == Panel::Engine).map(|(_, rect)| *rect);
    if let Some(graph) = graph.filter(|graph| graph.bottom() < column.bottom() - 1.0) {
        let line = Rect::from_min_max(graph.left_bottom(), graph.right_bottom() + egui::vec2(0.0, 1.0));
        match splitter(ui, ui.scope_id().with("graph"), line, Splits::Rows) {
            Some(Moved::By(by)) => panels.engine_height = (graph.height() + by).clamp(engine::LEAST, 600.0),
            Some(Moved::Back) => panels.engine_height = usual.engine_height,
            None => {}
        }
    }
    if column.left() == areas.header.left() {
        ui.painter().hline(column.x_range(), column.top() + 0.5, line);
        return;
    }
    let edge = Rect::from_min_max(column.min, pos2(column.left() + 1.0, areas.footer.top()));
    match splitter(ui, ui.scope_id().with("column"), edge, Splits::Columns) {
        Some(Moved::By(by)) => panels.width = (column.width() - by).clamp(SIDE_LEAST, 1200.0),
        Some(Moved::Back) => panels.width = usual.width,
        None => {}
    }
}
