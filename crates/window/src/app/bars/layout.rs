//! Where the panels go: the board is as large as the window lets it be, and the column of panels beside or under it takes what the board
//! cannot use.
//!
//! Unit: points. Nothing here depends on the current node, so stepping through a record moves nothing.

use egui::{Rect, Vec2, pos2, vec2};

use crate::app::bars::panel::Panel;
use crate::app::board::tray::arrange;
use crate::app::engine::panel as engine;
use crate::app::look::{AIR, BAR, GRID};
use crate::app::panels::{forks, node_bar, tree};
use crate::store::settings::Panels;

/// Below this width the panels are tabs, under the board or, in a flat window, beside it.
pub const NARROW: f32 = 640.0;
/// The least width of the column: in a narrow window, and in one that has room for both; and its share of the width between them.
const LEAST: (f32, f32) = (320.0, 420.0);
const LEAST_SHARE: f32 = 0.45;
/// The width that it takes at most of what the board leaves: more would make the lines of its text longer than is read well.
const MOST: f32 = 680.0;
/// The least width that it can be dragged to, and its greatest share of the window.
pub const SIDE_LEAST: f32 = 280.0;
const SIDE_MOST: f32 = 0.6;
/// The least height of the column under a board.
const UNDER: f32 = 240.0;
/// A column under the board that is lower than this has the text beside the other panels.
const LOW: f32 = 480.0;
/// The column goes where the board is larger by more than this.
const LARGER: f32 = 1.1;
/// A narrow window that is flatter than this, its width by its height, has its tabs beside the board.
const FLAT: f32 = 1.2;
/// Their share of its width.
const TABS_SHARE: f32 = 0.4;
/// The panels' share of the height in a narrow window.
const BELOW: f32 = 0.32;
/// Height of a panel's tab strip in a narrow window.
pub const STRIP: f32 = 32.0;
/// Height of the players and the event.
const INFORMATION: f32 = 96.0;
/// The text's least share of the window's height where nothing is to choose and where something is: in games without a tray, with one of
/// two colours, with one of more.
const TEXT_SHARES: [(f32, f32); 3] = [(1.0 / 2.0, 1.0 / 3.0), (1.0 / 3.0, 1.0 / 4.0), (1.0 / 5.0, 1.0 / 5.0)];
/// The same where the graph of engines is shown, at most.
const BESIDE_GRAPH: (f32, f32) = (1.0 / 3.0, 1.0 / 4.0);
/// The greatest share of the column for the graph.
const GRAPH_SHARE: f32 = 0.25;
/// In a window that is lower than this the tree would have no room: there it is as with the piece tray of two colours, or nearly so.
const HIGH: f32 = 800.0;
const LOW_SHARES: (f32, f32) = (2.0 / 5.0, 1.0 / 4.0);
/// So high is a line of the text.
const LINE: f32 = 22.0;
/// The lines that are seen at least while it is written, in windows of at least this height.
const LINES: [(f32, f32); 2] = [(800.0, 12.0), (600.0, 6.0)];
/// The width of the search beside a board, and its least height over the comment or an upright board.
const SEARCH: Vec2 = vec2(320.0, 264.0);
/// Its share of the height over the comment.
const SEARCH_SHARE: f32 = 0.58;
/// A window narrower than this has no room for a column with the search.
const SEARCHES: f32 = 900.0;
/// The greatest share of the width for a list next to a board, and of the height below one.
const LIST_SHARES: (f32, f32) = (0.3, 0.5);

/// What the layout has to know of the active record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Content {
    /// The board's aspect ratio (width by height).
    pub shape: f32,
    /// The pieces in the tray, if it is shown: of how many colours, and how many of each.
    pub pieces: Option<(usize, usize)>,
    /// How many rows the tree fills.
    pub rows: usize,
    /// The most continuations at a fork of the record.
    pub forks: usize,
    /// A text is being written.
    pub writing: bool,
    /// There are numbers of engines.
    pub engine: bool,
    /// They make a graph.
    pub graph: bool,
}

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
    /// The whole column, and each panel that is shown, in reading order.
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
    /// Lays out a window. `only_board` hides everything but the board.
    pub fn new(window: Rect, panels: &Panels, content: &Content, only_board: bool) -> Areas {
        let (left, right) = (window.left(), window.right());
        let bar = if only_board { 0.0 } else { BAR };
        let header = Rect::from_min_max(window.min, pos2(right, window.top() + bar));
        let footer = Rect::from_min_max(pos2(left, window.bottom() - bar), window.max);
        let rest = Rect::from_min_max(header.left_bottom(), footer.right_top());
        let mut areas = Areas { header, board: rest, tray: None, side: None, footer };
        let shown = Panel::all_shown(panels, content.engine);
        if only_board || (shown.is_empty() && content.pieces.is_none()) {
            return areas;
        }
        if window.width() < NARROW {
            areas.lay_out_tabs(content, window.width() > FLAT * window.height(), !shown.is_empty());
            return areas;
        }
        let column = match goes_under(rest, content.shape) {
            true => {
                let high = rest.height() - ((rest.width() - 2.0 * AIR) / content.shape + 2.0 * AIR);
                rest.with_min_y((rest.bottom() - high.max(UNDER)).round())
            }
            false => rest.with_min_x(rest.right() - column_width(rest, panels, content.shape)),
        };
        if column.top() > rest.top() {
            areas.board.max.y = column.top();
        } else {
            areas.board.max.x = column.left();
        }
        let (tray, panels) = fill(column, column.top() > rest.top(), panels, content, window.height());
        areas.tray = tray;
        areas.side = Some(PanelPlaces::Column(column, panels));
        areas
    }

    /// Lays out a narrow window: one panel at a time, and the tray next to the board.
    fn lay_out_tabs(&mut self, content: &Content, flat: bool, has_panels: bool) {
        let rest = &mut self.board;
        if has_panels && flat {
            let width = (rest.width() * TABS_SHARE).round();
            let strip =
                Rect::from_min_max(pos2(rest.right() - width, rest.top()), pos2(rest.right(), rest.top() + STRIP));
            self.side = Some(PanelPlaces::Tabs(strip, Rect::from_min_max(strip.left_bottom(), rest.max)));
            rest.max.x = strip.left();
        } else if has_panels {
            let height = (rest.height() * BELOW).clamp(120.0, (rest.height() - 160.0).max(120.0));
            let top = rest.bottom() - height;
            let strip = Rect::from_min_max(pos2(rest.left(), top), pos2(rest.right(), top + STRIP));
            self.side = Some(PanelPlaces::Tabs(strip, Rect::from_min_max(strip.left_bottom(), rest.max)));
            rest.max.y = top;
        }
        if content.pieces.is_none() {
            return;
        }
        let free = rest.width() - content.shape * rest.height();
        let tray = if arrange::stands_beside(rest.size(), content.shape) {
            rest.with_min_x(rest.right() - arrange::width(free))
        } else {
            rest.with_min_y(rest.bottom() - arrange::height(rest.size()))
        };
        if tray.top() > rest.top() {
            rest.max.y = tray.top();
        } else {
            rest.max.x = tray.left();
        }
        self.tray = Some(tray);
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
                for panel in panels.iter_mut().map(|(_, panel)| panel).chain(&mut self.tray) {
                    panel.max.y = panel.max.y.min(column.bottom());
                    panel.min.y = panel.min.y.min(panel.max.y);
                }
                strip
            }
            Some(PanelPlaces::Tabs(_, panel)) => cut(panel),
            None => {
                let width = self.board.width().min(LEAST.0);
                let corner = self.board.right_top() - vec2(width, 0.0);
                Rect::from_min_size(corner, vec2(width, height))
            }
        };
        (self, Some(strip))
    }

    /// The same with board and panels confined to `rest`; the bars stay.
    pub fn beside(self, rest: Rect, panels: &Panels, content: &Content) -> Areas {
        let Areas { board, tray, side, .. } = Areas::new(rest, panels, content, false);
        Areas { board, tray, side, ..self }
    }

    /// The same with the search panel, whose rectangle is returned. In a wide window it has its own column. In a narrow one board and
    /// comment, where matches are shown, keep their size, and it replaces the other panels and the tray.
    pub fn with_search(self, panels: &Panels, content: &Content) -> (Areas, Rect) {
        let page = Rect::from_min_max(self.header.left_bottom(), self.footer.right_top());
        let window = self.header.union(self.footer);
        let column = self.side.as_ref().map(PanelPlaces::rect).filter(|side| side.left() > page.left());
        match column {
            Some(side) if page.width() < SEARCHES => {
                let height = (SEARCH_SHARE * side.height()).max(SEARCH.y).min(side.height() - STRIP);
                let (found, rest) = side.split_top_bottom_at_y((side.top() + height.max(0.0)).round());
                let panels = if panels.comment { Panel::only(&[Panel::Comment], panels) } else { panels.clone() };
                let content = Content { pieces: None, ..*content };
                let (_, places) = fill(rest, false, &panels, &content, window.height());
                let tray = self.tray.filter(|tray| !tray.shrink(1.0).intersects(side));
                (Areas { tray, side: Some(PanelPlaces::Column(rest, places)), ..self }, found)
            }
            None if page.width() < SEARCHES && page.height() > page.width() => {
                let (found, _) = page.split_top_bottom_at_y(page.top() + SEARCH.y.min(page.height()));
                (self.beside(window.with_min_y(found.bottom() - BAR), panels, content), found)
            }
            _ => {
                let wide = if page.width() < SEARCHES { (0.45 * page.width()).min(SEARCH.x) } else { SEARCH.x };
                let (found, _) = page.split_left_right_at_x(page.left() + wide.round());
                (self.beside(window.with_min_x(found.right()), panels, content), found)
            }
        }
    }

    /// The same with a list of preferred width `wide`, whose rectangle is returned: beside the board, as high as the window. In a narrow
    /// window it replaces the panels and the tray above them; with `leaves_comment` the comment stays visible.
    pub fn with_list(self, (wide, leaves_comment): (f32, bool), panels: &Panels, content: &Content) -> (Areas, Rect) {
        let page = Rect::from_min_max(self.header.left_bottom(), self.footer.right_top());
        let window = self.header.union(self.footer);
        let side = self.side.as_ref().map(PanelPlaces::rect);
        let is_beside = |side: &Rect| side.left() > page.left();
        match side {
            Some(side) if !is_beside(&side) => {
                let high = (LIST_SHARES.1 * page.height()).max(side.height()).round();
                let (rest, list) = page.split_top_bottom_at_y(page.bottom() - high);
                let none = Panel::only(&[], panels);
                // What is left is the board's, and the tray's where it is not part of the column.
                let content = Content { pieces: content.pieces.filter(|_| page.width() < NARROW), ..*content };
                (self.beside(window.with_max_y(rest.bottom() + BAR), &none, &content), list)
            }
            Some(_) if page.width() < SEARCHES && leaves_comment => self.with_search(panels, content),
            Some(side) if page.width() < SEARCHES => {
                let tray = self.tray.filter(|tray| !tray.shrink(1.0).intersects(side));
                (Areas { side: None, tray, ..self }, side)
            }
            _ => {
                let wide = wide.min((LIST_SHARES.0 * page.width()).max(SEARCH.x)).min(0.45 * page.width()).round();
                let (list, _) = page.split_left_right_at_x(page.left() + wide);
                (self.beside(window.with_min_x(list.right()), panels, content), list)
            }
        }
    }

    /// How many choices are listed below the text without scrolling: one where the text would have less than its share otherwise.
    pub fn fork_rows(&self, content: &Content) -> usize {
        let comment = match &self.side {
            Some(PanelPlaces::Column(_, panels)) => panels.iter().find(|(panel, _)| *panel == Panel::Comment),
            _ => None,
        };
        let Some((_, comment)) = comment.filter(|_| !content.writing) else { return 1 };
        let text = comment.height() - node_bar::height(comment.size()) - forks::height(forks::MOST);
        let window = self.footer.bottom() - self.header.top();
        if text >= text_shares(content, window).1 * window { forks::MOST } else { 1 }
    }

    /// The panels above the comment, and the tray.
    pub fn head(&self) -> Option<Rect> {
        let Some(PanelPlaces::Column(column, panels)) = &self.side else { return None };
        let (_, comment) = panels.iter().find(|(panel, _)| *panel == Panel::Comment)?;
        match comment.left() > column.left() {
            true => Some(column.with_max_x(comment.left())),
            false => Some(column.with_max_y(comment.top())),
        }
    }

    /// A rectangle beside the board as either preceding or following it, in reading order.
    pub fn around_board(&self, room: Option<Rect>) -> (Option<Rect>, Option<Rect>) {
        match room {
            Some(room) if room.right() <= self.board.left() => (Some(room), None),
            room => (None, room),
        }
    }
}

/// The least width of a column beside the board.
fn least_width(rest: Rect) -> f32 {
    (LEAST_SHARE * rest.width()).clamp(LEAST.0, LEAST.1).round()
}

/// Whether the column goes under the board: where that makes the board larger, and clearly so unless the window is upright.
fn goes_under(rest: Rect, shape: f32) -> bool {
    let board = |room: Vec2| ((room.x - 2.0 * AIR) / shape).min(room.y - 2.0 * AIR);
    let beside = board(rest.size() - vec2(least_width(rest), 0.0));
    let under = board(rest.size() - vec2(0.0, UNDER));
    let upright = rest.height() + 2.0 * BAR > rest.width();
    under > beside * if upright { 1.0 } else { LARGER }
}

/// The width of a column beside the board: as the user dragged it. Where he did not, it has what the board leaves.
fn column_width(rest: Rect, panels: &Panels, shape: f32) -> f32 {
    if panels.width != Panels::default().width {
        return panels.width.clamp(SIDE_LEAST, (SIDE_MOST * rest.width()).max(SIDE_LEAST)).round();
    }
    let board = shape * (rest.height() - 2.0 * AIR) + 2.0 * AIR;
    (rest.width() - board).clamp(least_width(rest), MOST.max(least_width(rest))).round()
}

/// The text's least share of the window's height where nothing is to choose, and where something is.
fn text_shares(content: &Content, window: f32) -> (f32, f32) {
    match content.pieces {
        None if window < HIGH => LOW_SHARES,
        None => TEXT_SHARES[0],
        Some((colours, _)) => TEXT_SHARES[if colours > 2 { 2 } else { 1 }],
    }
}

/// Divides a column among the tray and the panels, from top to bottom; in a low one under the board the text is beside the others. The
/// text has its share of the window's height, and what the others do not need. Returns the tray's place and those of the panels.
fn fill(
    column: Rect,
    under: bool,
    panels: &Panels,
    content: &Content,
    window: f32,
) -> (Option<Rect>, Vec<(Panel, Rect)>) {
    // The tray has the players.
    let in_tray = |panel: &Panel| *panel == Panel::Information && content.pieces.is_some();
    let shown: Vec<Panel> =
        Panel::all_shown(panels, content.engine).into_iter().filter(|panel| !in_tray(panel)).collect();
    let writes = shown.contains(&Panel::Comment);
    let above = shown.len() + usize::from(content.pieces.is_some()) > 1;
    if under && writes && above && column.height() < LOW {
        let (left, right) = column.split_left_right_at_x(column.center().x.round());
        let only = |these: &[Panel]| Panel::only(these, panels);
        return match content.pieces {
            Some(_) => {
                let others = Content { pieces: None, ..*content };
                (Some(left), fill(right, false, &only(&shown), &others, 0.0).1)
            }
            None => {
                let others: Vec<Panel> = shown.iter().copied().filter(|panel| *panel != Panel::Comment).collect();
                let (_, mut places) = fill(left, false, &only(&others), content, 0.0);
                places.push((Panel::Comment, right));
                (None, places)
            }
        };
    }
    let high = |panel: Panel| if shown.contains(&panel) { 1.0 } else { 0.0 };
    let most = (GRAPH_SHARE * column.height()).max(engine::LEAST);
    let least = if content.graph { engine::LEAST } else { engine::ROW } * high(Panel::Engine);
    let graph = if content.graph { panels.engine_height.clamp(engine::LEAST, most).round() } else { engine::ROW };
    let graph = graph * high(Panel::Engine);
    let information = INFORMATION * high(Panel::Information);
    let row = tree::height(1) * high(Panel::Tree);
    // What the text needs with the node's bar above it and the choices below it.
    let (alone, forked) = match text_shares(content, window) {
        (alone, forked) if graph > 0.0 => (alone.min(BESIDE_GRAPH.0), forked.min(BESIDE_GRAPH.1)),
        shares => shares,
    };
    let lines = LINES.into_iter().find(|(least, _)| window >= *least).map_or(0.0, |(_, lines)| lines);
    let bar = node_bar::height(column.size());
    let read = |rows: usize| {
        // A line can have equal positions elsewhere, with moves of their own.
        let with_choices = forked * window + forks::height(rows.min(content.forks.max(1)));
        (with_choices.max(alone * window) + bar) * high(Panel::Comment)
    };
    let written = (lines * LINE + GRID + forks::height(1) + bar) * high(Panel::Comment);
    let text = |rows: usize| read(rows).max(written);
    // The graph gives up what the text lacks.
    let room = column.height() - information - row - text(forks::MOST);
    let graph = graph.min(room.round()).max(least);
    let tray = content.pieces.map(|(colours, pieces)| {
        if shown.is_empty() {
            return column.height();
        }
        let wanted = arrange::high_for(column.size(), colours, pieces);
        wanted.min(column.height() - row - graph - text(1)).max(arrange::LOWEST.min(column.height() / 2.0)).round()
    });
    let rest = column.height() - information - graph - tray.unwrap_or(0.0);
    let tree = match panels.tree_share != Panels::default().tree_share {
        _ if content.writing => row,
        true => panels.tree_share * rest,
        // Whole rows. While a text is written it has the room of all but one.
        false => {
            (1..=content.rows).rev().map(tree::height).find(|high| *high <= rest - read(forks::MOST)).unwrap_or(row)
        }
    };
    let tree = tree.min(rest - node_bar::height(column.size()) - 2.0 * forks::ROW).max(row).round();
    let mut top = column.top();
    let mut place = |high: f32| {
        let place = column.with_min_y(top.min(column.bottom())).with_max_y((top + high).min(column.bottom()));
        top = place.bottom();
        place
    };
    let tray = tray.map(&mut place);
    let height = |panel: Panel| match panel {
        _ if shown.last() == Some(&panel) => column.height(),
        Panel::Information => INFORMATION,
        Panel::Tree => tree,
        Panel::Engine => graph,
        Panel::Comment => column.height(),
    };
    (tray, shown.iter().map(|&panel| (panel, place(height(panel)))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GO: Content =
        Content { shape: 1.0, pieces: None, rows: 6, forks: 4, writing: false, engine: false, graph: false };
    const DUO: Content = Content { pieces: Some((2, 21)), ..GO };
    const CLASSIC: Content = Content { pieces: Some((4, 21)), ..GO };
    const TRIGON: Content = Content { shape: 1.14, pieces: Some((4, 22)), ..GO };
    const HEX: Content = Content { shape: 1.6, ..GO };
    const ENGINE: Content = Content { engine: true, graph: true, ..GO };
    const GAMES: [Content; 6] = [GO, DUO, CLASSIC, TRIGON, HEX, ENGINE];
    const SIZES: [(f32, f32); 14] = [
        (480.0, 360.0),
        (560.0, 800.0),
        (640.0, 480.0),
        (700.0, 740.0),
        (768.0, 1024.0),
        (800.0, 600.0),
        (900.0, 600.0),
        (1080.0, 1920.0),
        (1280.0, 600.0),
        (1280.0, 800.0),
        (1366.0, 700.0),
        (1920.0, 1080.0),
        (2560.0, 1080.0),
        (2560.0, 1440.0),
    ];

    fn laid_out((width, height): (f32, f32), content: &Content) -> Areas {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
        Areas::new(window, &Panels::default(), content, false)
    }

    fn column(areas: &Areas) -> (Rect, &[(Panel, Rect)]) {
        let Some(PanelPlaces::Column(column, panels)) = &areas.side else { panic!("no column: {areas:?}") };
        (*column, panels)
    }

    fn panel(areas: &Areas, wanted: Panel) -> Rect {
        column(areas).1.iter().find(|(panel, _)| *panel == wanted).map(|(_, rect)| *rect).expect("the panel")
    }

    /// The text's height where nothing is to choose, and where more is than has room.
    fn text(areas: &Areas, content: &Content) -> (f32, f32) {
        let comment = panel(areas, Panel::Comment);
        let text = comment.height() - node_bar::height(comment.size());
        (text, text - forks::height(areas.fork_rows(content)))
    }

    #[test]
    fn the_text_has_its_share_of_the_window() {
        // The window, and the least shares without a fork and with one.
        let rows = [
            ((1280.0, 800.0), [GO, HEX], (0.5, 1.0 / 3.0)),
            ((1280.0, 800.0), [DUO, DUO], (1.0 / 3.0, 0.25)),
            ((1280.0, 800.0), [ENGINE, ENGINE], (1.0 / 3.0, 0.25)),
            ((900.0, 600.0), [ENGINE, ENGINE], (1.0 / 3.0, 0.25)),
            ((1280.0, 800.0), [CLASSIC, TRIGON], (0.2, 0.2)),
            ((900.0, 600.0), [DUO, DUO], (0.2, 0.2)),
            ((1920.0, 1080.0), [GO, HEX], (0.5, 1.0 / 3.0)),
            ((2560.0, 1440.0), [DUO, CLASSIC], (0.2, 0.2)),
        ];
        for (size, games, (alone, forked)) in rows {
            for game in games {
                for forks in [1, 2, 3, 4] {
                    for rows in [1, 2, 6] {
                        let game = Content { forks, rows, ..game };
                        let (free, with_fork) = text(&laid_out(size, &game), &game);
                        assert!(free >= alone * size.1 - 1.0, "{size:?} {game:?}: {free}");
                        assert!(with_fork >= forked * size.1 - 1.0, "{size:?} {game:?}: {with_fork}");
                    }
                }
            }
        }
    }

    #[test]
    fn while_it_is_written_the_text_has_twelve_lines_and_nothing_else_moves() {
        for (size, lines, games) in [((1280.0, 800.0), 12.0, &GAMES[..]), ((900.0, 600.0), 6.0, &GAMES[1..2])] {
            for game in games {
                let (before, writing) = (laid_out(size, game), Content { writing: true, ..*game });
                let after = laid_out(size, &writing);
                let (_, room) = text(&after, &writing);
                assert!(room >= lines * LINE + GRID, "{size:?} {game:?}: {room}");
                assert_eq!((after.board, after.tray), (before.board, before.tray));
                assert_eq!(panel(&after, Panel::Tree).height(), tree::height(1));
            }
        }
    }

    /// The graph is there where a record has numbers, at most a quarter of the column high, and takes nothing where it has none.
    #[test]
    fn the_graph_is_a_panel_where_there_are_numbers() {
        for size in SIZES.into_iter().filter(|(width, _)| *width >= NARROW) {
            let areas = laid_out(size, &ENGINE);
            let (column, _) = column(&areas);
            let (graph, text) = (panel(&areas, Panel::Engine), panel(&areas, Panel::Comment));
            // Beside the text it has the rest of a low column.
            if graph.left() != text.left() {
                continue;
            }
            let graph = graph.height();
            assert!(
                graph >= engine::LEAST && graph <= (column.height() / 4.0).max(engine::LEAST) + 1.0,
                "{size:?}: {graph}"
            );
            assert!(!super::tests::column(&laid_out(size, &GO)).1.iter().any(|(panel, _)| *panel == Panel::Engine));
        }
        // In games of more sides there are the numbers alone.
        let numbers = Content { graph: false, ..ENGINE };
        assert_eq!(panel(&laid_out((1280.0, 800.0), &numbers), Panel::Engine).height(), engine::ROW);
        let hidden = Panels { engine: false, ..Panels::default() };
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0));
        assert_eq!(Areas::new(window, &hidden, &ENGINE, false), Areas::new(window, &hidden, &GO, false));
    }

    /// Whatever the size: nothing overlaps, nothing is left free, and all of it is in the window.
    #[test]
    fn areas_fill_the_window() {
        for (width, height) in SIZES {
            for game in GAMES {
                let areas = laid_out((width, height), &game);
                let mut all = vec![areas.header, areas.board, areas.footer];
                match areas.side.as_ref() {
                    Some(PanelPlaces::Column(_, panels)) => all.extend(panels.iter().map(|(_, rect)| *rect)),
                    Some(PanelPlaces::Tabs(strip, rect)) => all.extend([*strip, *rect]),
                    None => {}
                }
                all.extend(areas.tray);
                let area = all.iter().map(Rect::area).sum::<f32>();
                assert!((area - width * height).abs() < 1.0, "{width} × {height}: {all:?}");
                for (n, one) in all.iter().enumerate() {
                    let apart = all[..n].iter().all(|other| !other.shrink(0.1).intersects(one.shrink(0.1)));
                    assert!(apart, "{width} × {height}: {all:?}");
                }
            }
        }
    }

    #[test]
    fn the_column_is_as_wide_as_is_read_well_and_the_board_as_large_as_fits() {
        for (width, height) in SIZES.into_iter().filter(|(width, _)| *width >= NARROW) {
            for game in GAMES {
                let areas = laid_out((width, height), &game);
                let (column, _) = column(&areas);
                let room = areas.board.size() - vec2(2.0 * AIR, 2.0 * AIR);
                let board = (room.x / game.shape).min(room.y);
                if column.left() > 0.0 {
                    let least = (0.45 * width).clamp(320.0, 420.0).round();
                    assert!((least..=680.0).contains(&column.width()), "{width} × {height}: {column:?}");
                    // What the board cannot use is the column's.
                    let used = (board * game.shape + 2.0 * AIR + column.width() - width).abs() < 1.5;
                    assert!(
                        used || column.width() == 680.0 || column.width() == least,
                        "{width} × {height}: {areas:?}"
                    );
                    let under = ((width - 2.0 * AIR) / game.shape).min(height - 2.0 * BAR - UNDER - 2.0 * AIR);
                    assert!(under <= board * 1.1 + 1.5, "{width} × {height}: {under} under, {board} beside");
                } else {
                    assert!(column.height() >= UNDER, "{width} × {height}: {column:?}");
                    let beside =
                        ((width - least_width(areas.board) - 2.0 * AIR) / game.shape).min(height - 2.0 * (BAR + AIR));
                    assert!(board >= beside - 1.0, "{width} × {height}: {beside} beside, {board} under");
                }
            }
        }
        // An upright window has it below.
        for size in [(700.0, 740.0), (768.0, 1024.0), (1080.0, 1920.0)] {
            assert_eq!(column(&laid_out(size, &GO)).0.left(), 0.0, "{size:?}");
        }
    }

    #[test]
    fn the_bar_is_in_one_place_for_every_panel() {
        for size in SIZES {
            for game in GAMES {
                assert_eq!(laid_out(size, &game).footer, laid_out(size, &GO).footer);
            }
        }
    }

    #[test]
    fn dragged_sizes_stay_within_bounds() {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0));
        for (width, expected) in [(500.0, 500.0), (100.0, SIDE_LEAST), (4000.0, 768.0)] {
            let panels = Panels { width, ..Panels::default() };
            assert_eq!(column(&Areas::new(window, &panels, &GO, false)).0.width(), expected);
        }
        for share in [0.0, 0.2, 0.5, 1.0] {
            let panels = Panels { tree_share: share, ..Panels::default() };
            let areas = Areas::new(window, &panels, &GO, false);
            assert!(text(&areas, &GO).0 >= 2.0 * forks::ROW, "{share}");
            assert!(panel(&areas, Panel::Tree).height() >= tree::height(1), "{share}");
        }
    }

    #[test]
    fn a_small_flat_window_has_its_tabs_next_to_the_board() {
        let areas = laid_out((480.0, 360.0), &GO);
        let Some(PanelPlaces::Tabs(strip, panel)) = areas.side else { panic!("{:?}", areas.side) };
        assert_eq!((strip.left(), strip.top()), (areas.board.right(), areas.header.bottom()));
        assert_eq!(panel.max, areas.footer.right_top());
        assert!(areas.board.size().min_elem() >= 280.0, "{:?}", areas.board);
    }

    #[test]
    fn a_narrow_window_stacks_its_panels() {
        let areas = laid_out((560.0, 800.0), &DUO);
        assert_eq!(areas.board.width(), 560.0);
        assert!(areas.board.height() > 0.45 * 800.0, "{:?}", areas.board);
        let Some(PanelPlaces::Tabs(strip, panel)) = areas.side else { panic!("{:?}", areas.side) };
        assert_eq!(strip.top(), areas.tray.unwrap().bottom());
        assert_eq!(panel.bottom(), areas.footer.top());
    }

    /// Whoever searches sees the board as large as before, and the comment.
    #[test]
    fn the_search_leaves_board_and_comment() {
        for size in [(776.0, 516.0), (800.0, 600.0), (640.0, 480.0), (1280.0, 800.0)] {
            for game in [GO, DUO] {
                let before = laid_out(size, &game);
                let (areas, found) = before.clone().with_search(&Panels::default(), &game);
                if size.0 < SEARCHES {
                    assert_eq!(areas.board, before.board, "{size:?}");
                }
                let comment = panel(&areas, Panel::Comment);
                assert!(comment.height() >= 120.0 && comment.width() >= SIDE_LEAST, "{size:?}: {comment}");
                assert!(found.size().min_elem() >= 250.0, "{size:?}: {found}");
                let all = [areas.header, areas.board, areas.footer, comment, found];
                let apart = |(n, one): (usize, &Rect)| {
                    all[..n].iter().all(|other| !other.shrink(0.1).intersects(one.shrink(0.1)))
                };
                assert!(all.iter().enumerate().all(apart), "{size:?}: {all:?}");
            }
        }
    }

    /// A list covers nothing: it has the window's height next to the board, or the room of the panels.
    #[test]
    fn lists_lie_over_nothing_and_are_as_high_as_there_is_room() {
        for (width, height) in SIZES.into_iter().filter(|(width, height)| *width >= 600.0 && *height >= 480.0) {
            for (game, leaves_comment) in [(GO, false), (DUO, false), (GO, true), (TRIGON, true)] {
                let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
                let before = Areas::new(window, &Panels::default(), &game, false);
                let (areas, list) = before.clone().with_list((400.0, leaves_comment), &Panels::default(), &game);
                let upright = before.side.is_some_and(|side| side.rect().left() == 0.0);
                let enough = if upright || leaves_comment { 0.49 } else { 0.9 };
                assert!(list.height() >= enough * (height - 2.0 * BAR), "{width} × {height}: {list}");
                assert!(list.width() >= SIDE_LEAST, "{width} × {height}: {list}");
                let side = areas.side.as_ref().map(PanelPlaces::rect);
                let tray = areas.tray.filter(|tray| side.is_none_or(|side| !side.contains_rect(*tray)));
                let all: Vec<Rect> =
                    [areas.header, areas.board, areas.footer, list].into_iter().chain(tray).chain(side).collect();
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
            let areas = Areas::new(window, &Panel::only(&shown, &Panels::default()), &ENGINE, false);
            let (column, panels) = column(&areas);
            assert_eq!(panels.iter().map(|(panel, _)| *panel).collect::<Vec<_>>(), shown);
            assert_eq!((panels[0].1.top(), panels[2].1.bottom()), (column.top(), column.bottom()));
            assert!(panels.windows(2).all(|pair| pair[0].1.bottom() == pair[1].1.top()), "{panels:?}");
        }
    }

    #[test]
    fn the_board_alone_has_everything() {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(640.0, 480.0));
        assert_eq!(Areas::new(window, &Panels::default(), &DUO, true).board, window);
    }
}
