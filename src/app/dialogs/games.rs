//! The games of a collection: who played, when, and how it ended. Filtered, sorted, switched between, put in order.
//!
//! Thousands of games are listed little by little while the window goes on.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Align2, CursorIcon, FontId, Id, Key, Pos2, Rect, RichText, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::board::paint::Picture;
use crate::app::board::picture::small_picture;
use crate::app::context::action::Action;
use crate::app::context::{Here, Reading, State};
use crate::app::dialogs;
use crate::app::dialogs::Dialog;
use crate::app::look::controls::{IconButton, list_row, tip};
use crate::app::look::form;
use crate::app::look::icons::Icon;
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::{fonts, words};
use crate::edit::{Command, Go};
use crate::game::Kind;
use crate::language::Word;
use crate::scene::Theme;
use crate::sgf::{NodeId, Tree};

/// Height of a row.
const ROW: f32 = 60.0;
/// Nodes that are looked at most for the first words of a game, and for what its picture shows.
const NEAR: usize = 8;
const FAR: usize = 400;
/// Letters of a comment that are kept.
const LETTERS: usize = 120;
/// How long a frame may take to list games.
const SLICE: Duration = Duration::from_millis(4);

/// What the list shows of a game.
#[derive(Clone, Debug, PartialEq)]
struct Game {
    /// Its place in the collection, from 1.
    number: usize,
    /// Number, players, date, result, board: as they are shown.
    cells: [String; 5],
    /// Everything a filter looks at, in lower case.
    words: String,
    /// What it is called, or the first words of its first comment.
    title: String,
    root: NodeId,
}

/// The columns: heading and share of the width.
const COLUMNS: [(Word, f32); 5] = [
    (words::GAME_NUMBER, 0.08),
    (words::PLAYERS, 0.42),
    (words::DATE, 0.17),
    (words::RESULT, 0.17),
    (words::BOARD, 0.16),
];

/// The dialog.
#[derive(Default)]
pub struct Games {
    /// The state that `games` are of, and whether how they ended is left out.
    listed: Option<(State, bool)>,
    games: Vec<Game>,
    /// The game to list next.
    next: Option<NodeId>,
    filter: String,
    sort: usize,
    backwards: bool,
    /// Indices of the games that are shown, in order, and what they were worked out for.
    order: Vec<usize>,
    ordered: Option<(String, usize, bool, usize)>,
    asked: bool,
    /// The position of each game on view: where it was drawn, and the picture.
    pictures: HashMap<usize, (Pos2, Picture)>,
}

impl Game {
    fn of(tree: &Tree, root: NodeId, number: usize, hides_result: bool) -> Game {
        let kind = Kind::of(tree, root);
        let text = |id: &str| tree.simple_text(root, id).map(|text| text.trim().to_owned()).unwrap_or_default();
        let names: Vec<String> =
            kind.players().iter().map(|(id, _)| text(id)).filter(|name| !name.is_empty()).collect();
        let (event, name) = (text("EV"), text("GN"));
        let players = if names.is_empty() { format!("{name} {event}").trim().to_owned() } else { names.join(" – ") };
        let board = format!("{} {}", kind.title(), words::board_size(&kind));
        let result = if hides_result { String::new() } else { text("RE") };
        let cells = [number.to_string(), players, text("DT"), result, board.trim().to_owned()];
        let title = Some(name.clone()).filter(|name| !name.is_empty()).unwrap_or_else(|| first_words(tree, root));
        let words = format!("{} {event} {name} {title}", cells.join(" ")).to_lowercase();
        Game { number, cells, words, title, root }
    }
}

impl Games {
    /// Lists a few more games. Returns whether some are left.
    fn list(&mut self, reading: &Reading<'_>, hides_results: bool) -> bool {
        let wanted = Some((reading.state, hides_results));
        if self.listed != wanted {
            self.listed = wanted;
            self.games.clear();
            self.pictures.clear();
            self.ordered = None;
            self.next = reading.tree.games().next();
        }
        let start = Instant::now();
        while let Some(root) = self.next {
            self.games.push(Game::of(reading.tree, root, self.games.len() + 1, hides_results));
            self.next = reading.tree.next_sibling(root);
            if start.elapsed() > SLICE {
                break;
            }
        }
        self.next.is_some()
    }

    fn arrange(&mut self) {
        let wanted = (self.filter.to_lowercase(), self.sort, self.backwards, self.games.len());
        if self.ordered.as_ref() == Some(&wanted) {
            return;
        }
        let words: Vec<&str> = wanted.0.split_whitespace().collect();
        let fits = |game: &Game| words.iter().all(|word| game.words.contains(word));
        self.order = (0..self.games.len()).filter(|&index| fits(&self.games[index])).collect();
        if self.sort > 0 {
            let (games, column) = (&self.games, self.sort);
            self.order.sort_by_cached_key(|&index| games[index].cells[column].to_lowercase());
        }
        if self.backwards {
            self.order.reverse();
        }
        self.ordered = Some(wanted);
    }
}

impl Dialog for Games {
    fn title(&self) -> &str {
        words::GAMES.said()
    }

    fn width(&self) -> f32 {
        428.0
    }

    fn is_beside(&self) -> bool {
        true
    }

    fn show(&mut self, ui: &mut Ui, here: &Here<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        if self.list(&reading, here.hides_results) {
            ui.ctx().request_repaint();
        }
        let field = form::text(ui, words::FILTER_GAMES.said(), words::FILTER_GAMES.said(), &mut self.filter, None);
        let fresh = !std::mem::replace(&mut self.asked, true);
        if fresh {
            field.request_focus();
        }
        self.arrange();
        let current = reading.tree.games().position(|game| game == reading.root).map_or(1, |at| at + 1);
        ui.spacing_mut().item_spacing.y = 2.0;
        self.headings(ui);
        let at = self.order.iter().position(|&index| self.games[index].number == current);
        let steps = ui.input_mut(|input| {
            let down = input.count_and_consume_key(egui::Modifiers::NONE, Key::ArrowDown) as isize;
            down - input.count_and_consume_key(egui::Modifiers::NONE, Key::ArrowUp) as isize
        });
        if steps != 0 && !self.order.is_empty() {
            let to = at.map_or(0, |at| at.saturating_add_signed(steps)).min(self.order.len() - 1);
            actions.push(Action::Run(Command::Go(Go::Game(self.games[self.order[to]].number))));
        }
        let height = (ui.ctx().content_rect().height() - 320.0).clamp(2.0 * ROW, 12.0 * ROW);
        let mut area = ScrollArea::vertical().max_height(height).auto_shrink([false, false]);
        if (fresh || steps != 0)
            && let Some(at) = at
        {
            area = area.vertical_scroll_offset((at as f32 * (ROW + 2.0) - height / 2.0).max(0.0));
        }
        let mut done = false;
        area.show_rows(ui, ROW, self.order.len(), |ui, rows| {
            for at in rows {
                let index = self.order[at];
                done |= self.row(ui, index, current, &reading, actions);
            }
        });
        self.tools(ui, current, actions);
        done || dialogs::buttons(ui, &[words::CLOSE.said()]).is_some()
    }
}

impl Games {
    fn headings(&mut self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
        for (column, cell) in cells(rect).into_iter().enumerate() {
            let name = COLUMNS[column].0;
            let response = ui.interact(cell, Id::unique(("games heading", column)), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::ColumnHeader, true, words::sort_by(name.said())));
            let response = response.on_hover_cursor(CursorIcon::PointingHand);
            let sorted = self.sort == column;
            let colour = if sorted || response.hovered() { palette.text } else { palette.quiet };
            let arrow = match (sorted, self.backwards) {
                (false, _) => "",
                (true, false) => " ↓",
                (true, true) => " ↑",
            };
            let at = cell.left_center();
            let font = FontId::new(12.0, fonts::bold());
            ui.painter().text(at, Align2::LEFT_CENTER, format!("{name}{arrow}"), font, colour);
            if tip(response, &words::sort_by(name.said()), "").clicked() {
                self.backwards = sorted && !self.backwards;
                self.sort = column;
            }
        }
    }

    /// One game. Returns whether it was opened for good.
    fn row(
        &mut self,
        ui: &mut Ui,
        index: usize,
        current: usize,
        reading: &Reading<'_>,
        actions: &mut Vec<Action>,
    ) -> bool {
        let palette = Palette::of(ui);
        let game = &self.games[index];
        let spoken = || {
            let parts = [&game.cells[..1], std::slice::from_ref(&game.title), &game.cells[1..]].concat();
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
        };
        let (rect, response) = list_row(ui, ROW, game.number == current, spoken);
        let side = ROW - GRID;
        let board = Rect::from_min_size(rect.min + vec2(GRID / 2.0, GRID / 2.0), vec2(side, side));
        let drawn = self.pictures.entry(index).or_insert_with(|| (Pos2::ZERO, Picture::default()));
        if drawn.0 != board.min {
            // The last position tells how it ended.
            let far = if self.listed.is_some_and(|(_, hides_results)| hides_results) { NEAR } else { FAR };
            *drawn = (board.min, picture_of(reading, (game.root, far), board, ui.pixels_per_point(), palette.dark));
        }
        drawn.1.draw(&ui.painter().with_clip_rect(ui.clip_rect().intersect(rect)));
        let painter = ui.painter().with_clip_rect(rect.with_max_x(rect.right() - GRID).intersect(ui.clip_rect()));
        let left = board.right() + GRID;
        let number = pos2(left, rect.top() + 19.0);
        let font = FontId::new(14.0, fonts::bold());
        let number = painter.text(number, Align2::LEFT_CENTER, &game.cells[0], font, palette.quiet).right();
        let names = &game.cells[1];
        let (first, second) = if game.title.is_empty() { (names.as_str(), "") } else { (&*game.title, names.as_str()) };
        let at = pos2(number + GRID, rect.top() + 19.0);
        painter.text(at, Align2::LEFT_CENTER, first, FontId::proportional(14.0), palette.text);
        let second = if second == first { "" } else { second };
        let second = [second, &game.cells[2], &game.cells[3], &game.cells[4]];
        let second = second.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
        let at = pos2(left, rect.top() + 41.0);
        painter.text(at, Align2::LEFT_CENTER, second, FontId::proportional(12.0), palette.quiet);
        if response.clicked() {
            actions.push(Action::Run(Command::Go(Go::Game(game.number))));
        }
        response.double_clicked()
    }

    /// What can be done with the game at hand, and how many games there are.
    fn tools(&self, ui: &mut Ui, current: usize, actions: &mut Vec<Action>) {
        let palette = Palette::of(ui);
        ui.add_space(GRID);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let count = self.games.len();
            let tools = [
                (Icon::Up, words::GAME_UP, Command::MoveGame(current.max(2) - 1), current > 1),
                (Icon::Down, words::GAME_DOWN, Command::MoveGame(current + 1), current < count),
                (Icon::Plus, words::DUPLICATE_GAME, Command::DuplicateGame, true),
                (Icon::Close, words::DELETE_GAME, Command::DeleteGame, count > 1),
            ];
            for (icon, name, command, enabled) in tools {
                if IconButton::new(icon, name.said(), "").enabled(enabled && self.next.is_none()).show(ui).clicked() {
                    actions.push(Action::Run(command));
                }
            }
            ui.add_space(GRID);
            ui.label(RichText::new(words::games_shown(self.order.len(), count)).color(palette.quiet).size(13.0));
        });
    }
}

/// The first words that are said of a game.
fn first_words(tree: &Tree, root: NodeId) -> String {
    let line = std::iter::successors(Some(root), |&node| tree.first_child(node)).take(NEAR);
    let text = line.filter_map(|node| tree.text(node, "C")).find(|text| !text.trim().is_empty()).unwrap_or_default();
    text.split_whitespace().flat_map(|word| [word, " "]).collect::<String>().trim().chars().take(LETTERS).collect()
}

/// What a game is about: the position it begins with, or the one it comes to after `far` nodes at most where it begins with an empty
/// board.
fn picture_of(reading: &Reading<'_>, (root, far): (NodeId, usize), area: Rect, pixels: f32, dark: bool) -> Picture {
    let (tree, workspace) = (reading.tree, reading.workspace);
    if !workspace.kind_at(root).has_board() {
        return Picture::default();
    }
    let start = workspace.position_at(root);
    let empty = start.board().places().all(|place| start.stone(place).is_none());
    let line = std::iter::successors(Some(root), |&node| tree.first_child(node)).take(far);
    let node = if empty { line.last().unwrap_or(root) } else { root };
    let position = workspace.position_at(node);
    small_picture((tree, node, &position), area, pixels, Theme::usual(dark))
}

/// The cells of a row.
fn cells(row: Rect) -> [Rect; 5] {
    let mut left = row.left() + GRID;
    let width = row.width() - GRID;
    COLUMNS.map(|(_, share)| {
        let cell = Rect::from_min_max(pos2(left, row.top()), pos2(left + share * width, row.bottom()));
        left = cell.right();
        cell
    })
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture, typed};

    fn put_up(text: &str) -> Harness<'static, Stage> {
        Stage::running(text, &[]).play_dialog([900.0, 600.0], "games")
    }

    const THREE: &str = "(;GM[1]SZ[19]PB[Ann]PW[Ben]DT[2026-04-02]RE[B+3.5])(;GM[11]SZ[11]PB[Cy]PW[Di]DT[2025-01-09]RE[W+])\
                         (;GM[Blokus Trigon]P1[Ed]P2[Flo]P3[Gus]P4[Hal]DT[2024])";

    #[test]
    fn results_are_not_told_where_they_are_hidden() {
        for hides_results in [false, true] {
            let stage = Stage { hides_results, ..Stage::new(THREE, &[]) };
            let harness = stage.play_dialog([900.0, 600.0], "games");
            assert_eq!(harness.query_by_label_contains("B+3.5").is_none(), hides_results);
            assert!(harness.query_by_label_contains("Ann – Ben").is_some());
        }
    }

    #[test]
    fn games_are_filtered_sorted_and_switched_between() {
        let mut harness = put_up(THREE);
        picture(&mut harness, "games");
        harness.get_by_label_contains("Cy – Di").click();
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["game 2"]));
        harness.get_by_label("Sort by: Date").click();
        harness.run();
        let top = |harness: &Harness<'static, Stage>, name: &str| harness.get_by_label_contains(name).rect().top();
        assert!(top(&harness, "Ed – Flo") < top(&harness, "Cy – Di"));
        assert!(top(&harness, "Cy – Di") < top(&harness, "Ann – Ben"));
        harness.get_by_label("Filter games").click();
        harness.run();
        harness.get_by_label("Filter games").type_text("trigon gus");
        harness.run();
        assert!(harness.query_by_label_contains("Ann – Ben").is_none());
        harness.get_by_label_contains("Ed – Flo");
    }

    #[test]
    fn games_can_be_put_in_order_and_deleted() {
        let mut harness = put_up(THREE);
        harness.get_by_label("Move this game down").click();
        harness.run();
        harness.get_by_label("Delete this game").click();
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["move-game 2", "delete-game"]));
        assert!(!harness.state().text().contains("Ann"));
    }

    #[test]
    fn ten_thousand_games_come_little_by_little() {
        let mut harness = put_up(&"(;GM[1]SZ[9]PB[Ann]PW[Ben];B[dd])".repeat(10_000));
        for _ in 0..400 {
            let start = Instant::now();
            harness.step();
            assert!(start.elapsed() < Duration::from_secs(1));
        }
        harness.get_by_label("10000 games");
    }
}
