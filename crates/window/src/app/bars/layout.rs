//! Where the panels go: the board gets the remaining space, and the panels are beside it, or below it in a narrow or upright window.
//!
//! Unit: points. Nothing here depends on what the panels contain, so stepping through a record moves nothing.

use egui::{Rect, pos2};

use crate::app::bars::panel::{Panel, PanelHeight};
use crate::app::board::tray::arrange;
use crate::app::look::{BAR, GRID};
use crate::store::settings::Panels;

/// Below this width the panels are tabs, under the board or, in a flat window, beside it.
pub const NARROW: f32 = 640.0;
/// In a window narrower than this the panels take less of the width.
const MEDIUM: f32 = 1000.0;
/// The minimum width of the panels beside the board.
pub const SIDE_LEAST: f32 = 280.0;
/// The least default width: all symbols of a node have room.
const SIDE_USUAL: f32 = 304.0;
/// The greatest default width: the tree can use it, the text keeps its line length.
const WIDEST: f32 = 840.0;
/// The same next to a column of pieces.
const WIDEST_BY_PIECES: f32 = 600.0;
/// What a square board leaves free goes to the column in these shares: in usual windows, and in wide ones, whose board has margins enough.
const SHARES: (f32, f32) = (0.5, 0.7);
/// A window wider than this is wide.
const WIDE: f32 = 2000.0;
/// A narrow window that is flatter than this, its width by its height, has its tabs beside the board.
const FLAT: f32 = 1.2;
/// Their share of its width.
const TABS_SHARE: f32 = 0.4;
/// The panels' share of the height in a narrow window.
const BELOW: f32 = 0.32;
/// Height of a panel's tab strip in a narrow window.
pub const STRIP: f32 = 32.0;
/// A board of pieces has this share of the window's width, if the height lets it: less is less than elsewhere.
const SHARE: f32 = 0.52;
/// The width of pieces and panels above each other beside a board, and its share of the window; the pieces' share of the height.
const STACKED: (f32, f32) = (300.0, 420.0);
const STACKED_SHARE: f32 = 0.45;
const PIECES_SHARE: f32 = 0.6;
/// The width of the search beside a board, and its least height over the comment or an upright board.
const SEARCH: egui::Vec2 = egui::vec2(320.0, 264.0);
/// Its share of the height over the comment.
const SEARCH_SHARE: f32 = 0.58;
/// A window narrower than this has no room for a column with the search.
const SEARCHES: f32 = 900.0;
/// The greatest share of the width for a list next to a board, and of the height below one.
const LIST_SHARES: (f32, f32) = (0.3, 0.5);
/// The least width of the bar under the board.
const FOOTER: f32 = 600.0;

/// The layout of one frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Areas {
    /// Tabs and menu.
    pub header: Rect,
    /// The board.
    pub board: Rect,
    /// The remaining pieces, in games with pieces.
    pub tray: Option<Rect>,
    /// The panels next to the board, or below it.
    pub side: Option<PanelPlaces>,
    /// Navigation, tools, state.
    pub footer: Rect,
}

/// The places of the panels.
#[derive(Clone, Debug, PartialEq)]
pub enum PanelPlaces {
    /// Beside the board: the whole column, and each panel that is shown, top to bottom.
    Column(Rect, Vec<(Panel, Rect)>),
    /// If there is not enough room: the tab strip and the current panel, below the board or beside it.
    Tabs(Rect, Rect),
}

impl PanelPlaces {
    /// Whether the comment is in a column with the other panels.
    pub fn has_comment(&self) -> bool {
        matches!(self, PanelPlaces::Column(_, panels) if panels.iter().any(|(panel, _)| *panel == Panel::Comment))
    }

    /// All of it.
    pub fn rect(&self) -> Rect {
        match self {
            PanelPlaces::Column(column, _) => *column,
            PanelPlaces::Tabs(strip, panel) => strip.union(*panel),
        }
    }
}

impl Areas {
    /// Lays out a window. `pieces` is the aspect ratio (width by height) of the board, if the tray is shown; `only_board` hides everything
    /// but the board.
    pub fn new(window: Rect, panels: &Panels, pieces: Option<f32>, only_board: bool) -> Areas {
        let (left, right) = (window.left(), window.right());
        let bar = if only_board { 0.0 } else { BAR };
        let header = Rect::from_min_max(window.min, pos2(right, window.top() + bar));
        let footer = Rect::from_min_max(pos2(left, window.bottom() - bar), window.max);
        let mut rest = Rect::from_min_max(header.left_bottom(), footer.right_top());
        let mut side = None;
        if !only_board && !Panel::all_shown(panels).is_empty() {
            let flat = window.width() > FLAT * window.height();
            if window.width() < NARROW && flat {
                let width = (rest.width() * TABS_SHARE).round();
                let strip = Rect::from_min_max(pos2(right - width, rest.top()), pos2(right, rest.top() + STRIP));
                side = Some(PanelPlaces::Tabs(strip, Rect::from_min_max(strip.left_bottom(), rest.max)));
                rest.max.x = strip.left();
            } else if window.width() < NARROW || window.width() < 0.9 * window.height() {
                let height = (rest.height() * BELOW).clamp(120.0, (rest.height() - 160.0).max(120.0));
                let top = rest.bottom() - height;
                let strip = Rect::from_min_max(pos2(left, top), pos2(right, top + STRIP));
                side = Some(PanelPlaces::Tabs(strip, Rect::from_min_max(strip.left_bottom(), rest.max)));
                rest.max.y = top;
            } else {
                let width = side_width(rest, panels, pieces);
                let column = Rect::from_min_max(pos2(right - width, rest.top()), rest.max);
                side = Some(PanelPlaces::Column(column, stack(column, panels)));
                rest.max.x = column.left();
            }
        }
        let tray = pieces.filter(|_| !only_board).map(|shape| {
            let free = rest.width() - shape * rest.height();
            let tray = if arrange::stands_beside(rest.size(), shape) {
                Rect::from_min_max(pos2(rest.right() - arrange::width(free), rest.top()), rest.max)
            } else {
                Rect::from_min_max(pos2(rest.left(), rest.bottom() - arrange::height(rest.size())), rest.max)
            };
            if tray.top() > rest.top() {
                rest.max.y = tray.top();
            } else {
                rest.max.x = tray.left();
            }
            tray
        });
        let mut areas = Areas { header, board: rest, tray, side, footer };
        if let Some(shape) = pieces.filter(|_| !only_board) {
            areas.stack_pieces(shape, panels);
        }
        areas
    }

    /// Sides of a board of this shape, as large as fits.
    fn fits(&self, shape: f32) -> f32 {
        (self.board.width() / shape).min(self.board.height())
    }

    /// In a window that is narrow for three columns the pieces stand over the panels, where that leaves more to the board.
    fn stack_pieces(&mut self, shape: f32, panels: &Panels) {
        let window = self.header.union(self.footer);
        let (untouched, narrow) = (panels.width == Panels::default().width, self.fits(shape) < SHARE * window.width());
        let (true, true, Some(PanelPlaces::Column(..))) = (untouched, narrow, &self.side) else { return };
        let page = Rect::from_min_max(self.header.left_bottom(), self.footer.right_top());
        let least = (STACKED_SHARE * page.width()).clamp(STACKED.0, STACKED.1);
        let wide = (page.width() - shape * page.height()).max(least).round();
        let (board, column) = page.split_left_right_at_x(page.right() - wide);
        let stacked = Areas { board, ..self.clone() };
        if stacked.fits(shape) > self.fits(shape) {
            let (tray, rest) = column.split_top_bottom_at_y((column.top() + PIECES_SHARE * column.height()).round());
            let (strip, panel) = rest.split_top_bottom_at_y(rest.top() + STRIP);
            *self = Areas { tray: Some(tray), side: Some(PanelPlaces::Tabs(strip, panel)), ..stacked };
        }
    }

    /// The same with a strip of tool options, `row` points high: the panels shrink for it, or for two rows where they are narrow, and the
    /// board stays where it is. Without panels the strip covers the board's corner.
    pub fn with_strip(mut self, row: f32) -> (Areas, Option<Rect>) {
        let narrow = self.side.as_ref().is_some_and(|side| side.rect().width() < SIDE_LEAST);
        let height = if narrow { 2.0 * row - GRID } else { row };
        let cut = |area: &mut Rect| {
            let (rest, strip) = area.split_top_bottom_at_y(area.bottom() - height);
            *area = rest;
            strip
        };
        let strip = match &mut self.side {
            Some(PanelPlaces::Column(column, panels)) => {
                let strip = cut(column);
                // The lowest panel shrinks first, as far as it can.
                for (_, panel) in panels.iter_mut() {
                    panel.max.y = panel.max.y.min(column.bottom());
                    panel.min.y = panel.min.y.min(panel.max.y);
                }
                strip
            }
            Some(PanelPlaces::Tabs(_, panel)) => cut(panel),
            None => {
                let width = self.board.width().min(SIDE_USUAL);
                let corner = self.board.right_top() - egui::vec2(width, 0.0);
                Rect::from_min_size(corner, egui::vec2(width, height))
            }
        };
        (self, Some(strip))
    }

    /// The same with board and panels confined to `rest`; the bars stay.
    pub fn beside(self, rest: Rect, panels: &Panels, pieces: Option<f32>) -> Areas {
        let Areas { board, tray, side, .. } = Areas::new(rest, panels, pieces, false);
        Areas { board, tray, side, ..self }
    }

    /// The same with the search panel, whose rectangle is returned. In a wide window it has its own column. In a narrow one board and
    /// comment, where matches are shown, keep their size, and it replaces the other panels and the tray.
    pub fn with_search(self, panels: &Panels, pieces: Option<f32>) -> (Areas, Rect) {
        let page = Rect::from_min_max(self.header.left_bottom(), self.footer.right_top());
        let window = self.header.union(self.footer);
        let column = self.side.as_ref().map(PanelPlaces::rect).filter(|side| side.left() > page.left());
        match column {
            Some(side) if page.width() < SEARCHES => {
                let column = self.tray.filter(|tray| tray.left() == side.left()).map_or(side, |tray| tray.union(side));
                let height = (SEARCH_SHARE * column.height()).max(SEARCH.y).min(column.height() - STRIP);
                let (found, rest) = column.split_top_bottom_at_y((column.top() + height.max(0.0)).round());
                let side = match panels.comment {
                    true => PanelPlaces::Column(rest, vec![(Panel::Comment, rest)]),
                    false => PanelPlaces::Column(rest, stack(rest, panels)),
                };
                let tray = self.tray.filter(|tray| !tray.shrink(1.0).intersects(found));
                (Areas { tray, side: Some(side), ..self }, found)
            }
            None if page.width() < SEARCHES && page.height() > page.width() => {
                let (found, _) = page.split_top_bottom_at_y(page.top() + SEARCH.y.min(page.height()));
                (self.beside(window.with_min_y(found.bottom() - BAR), panels, pieces), found)
            }
            _ => {
                let wide = if page.width() < SEARCHES { (0.45 * page.width()).min(SEARCH.x) } else { SEARCH.x };
                let (found, _) = page.split_left_right_at_x(page.left() + wide.round());
                (self.beside(window.with_min_x(found.right()), panels, pieces), found)
            }
        }
    }

    /// The same with a list of preferred width `wide`, whose rectangle is returned: beside the board, as high as the window. In a narrow
    /// window it replaces the panels and the tray above them; with `leaves_comment` the comment stays visible.
    pub fn with_list(self, (wide, leaves_comment): (f32, bool), panels: &Panels, pieces: Option<f32>) -> (Areas, Rect) {
        let page = Rect::from_min_max(self.header.left_bottom(), self.footer.right_top());
        let window = self.header.union(self.footer);
        let side = self.side.as_ref().map(PanelPlaces::rect);
        let is_beside = |side: &Rect| side.left() > page.left();
        match side {
            Some(side) if !is_beside(&side) => {
                let high = (LIST_SHARES.1 * page.height()).max(side.height()).round();
                let (rest, list) = page.split_top_bottom_at_y(page.bottom() - high);
                let none = Panel::only(&[], panels);
                (self.beside(window.with_max_y(rest.bottom() + BAR), &none, pieces), list)
            }
            Some(_) if page.width() < SEARCHES && leaves_comment => self.with_search(panels, pieces),
            Some(side) if page.width() < SEARCHES => {
                let above = self.tray.filter(|tray| tray.left() == side.left());
                let (list, tray) = (above.map_or(side, |tray| tray.union(side)), self.tray.filter(|_| above.is_none()));
                (Areas { side: None, tray, ..self }, list)
            }
            _ => {
                let wide = wide.min((LIST_SHARES.0 * page.width()).max(SEARCH.x)).min(0.45 * page.width()).round();
                let (list, _) = page.split_left_right_at_x(page.left() + wide);
                (self.beside(window.with_min_x(list.right()), panels, pieces), list)
            }
        }
    }

    /// A rectangle beside the board as either preceding or following it, in reading order.
    pub fn around_board(&self, room: Option<Rect>) -> (Option<Rect>, Option<Rect>) {
        match room {
            Some(room) if room.right() <= self.board.left() => (Some(room), None),
            room => (None, room),
        }
    }

    /// The same in a low window: the board extends to the bottom edge, and the bar is beside it.
    pub fn with_low_board(mut self, pieces: Option<f32>) -> Areas {
        let beside = self.tray.filter(|tray| tray.left() >= self.board.right());
        let Some((tray, shape)) = beside.zip(pieces) else { return self };
        let wide = BAR * shape;
        let low = self.fits(shape) < SHARE * self.footer.width() && self.board.height() * shape <= self.board.width();
        let left = self.footer.right() - self.board.right() - wide;
        let room = tray.width() - wide >= arrange::LEAST_WIDTH && left >= FOOTER;
        if low && room {
            self.board.max += egui::vec2(wide, BAR);
            self.tray = Some(tray.with_min_x(self.board.right()));
            self.footer.min.x = self.board.right();
        }
        self
    }
}

/// The width of the column: as the user dragged it. Where he did not, it takes its share of what a square board leaves free.
fn side_width(rest: Rect, panels: &Panels, pieces: Option<f32>) -> f32 {
    let most = rest.width() * if rest.width() < MEDIUM { 0.4 } else { 0.5 };
    let untouched = panels.width == Panels::default().width;
    let share = if rest.width() > WIDE { SHARES.1 } else { SHARES.0 };
    let free = if untouched { (rest.width() - rest.height()) * share } else { 0.0 };
    if let Some(shape) = pieces.filter(|_| untouched) {
        // The tray goes between board and column if both have room.
        let free = rest.width() - shape * rest.height();
        if arrange::stands_beside(egui::vec2(rest.width() - SIDE_USUAL, rest.height()), shape) {
            return (0.58 * free).min(free - arrange::LEAST_WIDTH).clamp(SIDE_USUAL, WIDEST_BY_PIECES).round();
        }
    }
    panels.width.max(free.min(WIDEST)).min(most).max(SIDE_LEAST).round()
}

/// The panels of the column, without gaps: each at its height, the lowest down to the end.
fn stack(column: Rect, panels: &Panels) -> Vec<(Panel, Rect)> {
    let shown = Panel::all_shown(panels);
    let mut rest = column;
    let place = |(at, &panel): (usize, &Panel)| {
        let bottom = match panel.height(panels) {
            _ if at + 1 == shown.len() => rest.bottom(),
            PanelHeight::Own(height) => rest.top() + height,
            PanelHeight::Share(share) => (rest.top() + rest.height() * share).round(),
            PanelHeight::Rest => rest.bottom(),
        };
        let (panel_rect, below) = rest.split_top_bottom_at_y(bottom);
        rest = below;
        (panel, panel_rect)
    };
    shown.iter().enumerate().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    fn areas(width: f32, height: f32) -> Areas {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
        Areas::new(window, &Panels::default(), Some(1.0), false)
    }

    #[test]
    fn the_board_has_most_of_the_window() {
        let areas = areas(1280.0, 800.0);
        let tray = areas.tray.unwrap();
        assert!(areas.board.width() + tray.width() >= 0.6 * 1280.0, "{:?}", areas.board);
        assert_eq!(
            areas.board.size(),
            vec2(800.0 - 2.0 * BAR, 800.0 - 2.0 * BAR),
            "the pieces take nothing from the board"
        );
        assert_eq!((tray.left(), tray.height()), (areas.board.right(), areas.board.height()));
    }

    #[test]
    fn a_narrow_window_stacks_its_panels() {
        let areas = areas(560.0, 800.0);
        assert_eq!(areas.board.width(), 560.0);
        assert!(areas.board.height() > 0.45 * 800.0, "{:?}", areas.board);
        let Some(PanelPlaces::Tabs(strip, panel)) = areas.side else { panic!("{:?}", areas.side) };
        assert_eq!(strip.top(), areas.tray.unwrap().bottom());
        assert_eq!(panel.bottom(), areas.footer.top());
    }

    #[test]
    fn a_small_flat_window_has_its_tabs_beside_the_board() {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(480.0, 360.0));
        let areas = Areas::new(window, &Panels::default(), None, false);
        let Some(PanelPlaces::Tabs(strip, panel)) = areas.side else { panic!("{:?}", areas.side) };
        assert_eq!((strip.left(), strip.top()), (areas.board.right(), areas.header.bottom()));
        assert_eq!(panel.max, areas.footer.right_top());
        assert!(areas.board.size().min_elem() >= 280.0, "{:?}", areas.board);
    }

    #[test]
    fn the_board_is_large_in_a_small_window() {
        let small = areas(800.0, 600.0);
        assert!(small.board.size().min_elem() > SHARE * 800.0, "{:?}", small.board);
        let large = areas(2560.0, 1440.0);
        assert!(large.board.width() > large.board.height(), "{:?}", large.board);
        let Some(PanelPlaces::Column(column, _)) = large.side else { panic!("no column") };
        assert_eq!(column.width(), WIDEST_BY_PIECES);
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(2560.0, 1440.0));
        let without = Areas::new(window, &Panels::default(), None, false);
        assert_eq!(without.side.map(|side| side.rect().width()), Some(WIDEST));
        assert!(without.board.width() > without.board.height(), "{:?}", without.board);
    }

    /// Whatever the size: nothing overlaps, nothing is left free.
    #[test]
    fn areas_fill_the_window() {
        for (width, height) in
            [(640, 480), (800, 600), (1024, 768), (1280, 600), (1366, 700), (1920, 1000), (2560, 1080)]
        {
            let (width, height) = (width as f32, height as f32);
            let areas = areas(width, height).with_low_board(Some(1.0));
            let side = areas.side.as_ref().unwrap().rect();
            let all = [areas.header, areas.board, areas.tray.unwrap(), side, areas.footer];
            assert_eq!(all.iter().map(Rect::area).sum::<f32>(), width * height, "{width} × {height}: {all:?}");
            for (n, one) in all.iter().enumerate() {
                assert!(
                    all[..n].iter().all(|other| !other.shrink(0.1).intersects(one.shrink(0.1))),
                    "{width} × {height}"
                );
            }
            // The size of Pentobi's boards.
            let board = areas.board.size().min_elem();
            assert!(board >= (0.5165 * width).min(height - 56.0) - 1.0, "{width} × {height}: {board}");
        }
    }

    /// Whoever searches sees the board as large as before, and the comment.
    #[test]
    fn the_search_leaves_board_and_comment() {
        for (width, height) in [(776.0, 516.0), (800.0, 600.0), (640.0, 480.0), (1280.0, 800.0)] {
            for pieces in [None, Some(1.0)] {
                let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
                let before = Areas::new(window, &Panels::default(), pieces, false);
                let (areas, found) = before.clone().with_search(&Panels::default(), pieces);
                if width < SEARCHES {
                    assert_eq!(areas.board, before.board, "{width} × {height}");
                }
                let Some(PanelPlaces::Column(_, panels)) = &areas.side else {
                    panic!("{width} × {height}: {areas:?}")
                };
                let (_, comment) = panels.iter().find(|(panel, _)| *panel == Panel::Comment).expect("the comment");
                assert!(comment.height() >= 120.0 && comment.width() >= SIDE_LEAST, "{width} × {height}: {comment}");
                assert!(found.size().min_elem() >= 250.0, "{width} × {height}: {found}");
                let all = [areas.header, areas.board, areas.footer, *comment, found];
                let apart = |(n, one): (usize, &Rect)| {
                    all[..n].iter().all(|other| !other.shrink(0.1).intersects(one.shrink(0.1)))
                };
                assert!(all.iter().enumerate().all(apart), "{width} × {height}: {all:?}");
            }
        }
    }

    /// A list covers nothing: it has the window's height next to the board, or the room of the panels.
    #[test]
    fn lists_lie_over_nothing_and_are_as_high_as_there_is_room() {
        for (width, height) in
            [(600.0, 800.0), (640.0, 480.0), (800.0, 600.0), (1080.0, 1920.0), (1280.0, 900.0), (2560.0, 1440.0)]
        {
            for (pieces, leaves_comment) in [(None, false), (Some(1.0), false), (None, true), (Some(1.2), true)] {
                let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
                let before = Areas::new(window, &Panels::default(), pieces, false);
                let (areas, list) = before.clone().with_list((400.0, leaves_comment), &Panels::default(), pieces);
                let upright = before.side.is_some_and(|side| side.rect().left() == 0.0);
                let enough = if upright || leaves_comment { 0.49 } else { 0.9 };
                assert!(list.height() >= enough * (height - 2.0 * BAR), "{width} × {height}: {list}");
                assert!(list.width() >= SIDE_LEAST, "{width} × {height}: {list}");
                let side = areas.side.as_ref().map(PanelPlaces::rect);
                let all: Vec<Rect> =
                    [areas.header, areas.board, areas.footer, list].into_iter().chain(areas.tray).chain(side).collect();
                for (n, one) in all.iter().enumerate() {
                    let apart = all[..n].iter().all(|other| !other.shrink(0.1).intersects(one.shrink(0.1)));
                    assert!(apart && window.contains_rect(*one), "{width} × {height}: {all:?}");
                }
                assert!(areas.board.size().min_elem() >= 0.3 * width.min(height), "{width} × {height}: {all:?}");
            }
        }
    }

    #[test]
    fn panels_fill_the_column_without_gaps() {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0));
        for hidden in Panel::ALL {
            let shown: Vec<Panel> = Panel::ALL.iter().copied().filter(|panel| panel != hidden).collect();
            let arranged = Panel::only(&shown, &Panels::default());
            let areas = Areas::new(window, &arranged, Some(1.0), false);
            let Some(PanelPlaces::Column(column, panels)) = areas.side else { panic!("no column") };
            assert_eq!(panels.iter().map(|(panel, _)| *panel).collect::<Vec<_>>(), shown);
            assert_eq!((panels[0].1.top(), panels[1].1.bottom()), (column.top(), column.bottom()));
            assert_eq!(panels[0].1.bottom(), panels[1].1.top());
        }
    }

    #[test]
    fn the_board_alone_has_everything() {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(640.0, 480.0));
        assert_eq!(Areas::new(window, &Panels::default(), Some(1.0), true).board, window);
    }
}
