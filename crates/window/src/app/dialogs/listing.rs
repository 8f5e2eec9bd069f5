//! Rows, sorting and filtering for lists of games. Used for the games of a file and the records of a folder.

use egui::accesskit::Role;
use egui::{Align2, CursorIcon, FontId, Id, Rect, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::look::controls::{cut_text, tip};
use crate::app::look::{GRID, Palette, controls, fonts, form, words};
use crate::edit::{SortKey, put_in_order};
use crate::game::{Kind, Summary};
use crate::language::{self, StaticText};
use crate::sgf::{NodeId, Tree};
use crate::store::budget;

/// Height of a row.
pub const ROW: f32 = 60.0;
/// Room between two rows.
pub const BETWEEN: f32 = 2.0;

/// The columns to sort rows by: their number, and their cells.
const SORTS: [StaticText; 6] = [
    StaticText("game-number", "No."),
    StaticText("title", "Title"),
    words::PLAYERS,
    StaticText("date", "Date"),
    StaticText("result", "Result"),
    words::BOARD,
];
/// The column of dates, which are sorted by their meaning.
const DATES: usize = 3;

/// A game's texts.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// Title, players, date, result and board, as they are shown.
    pub cells: [String; 5],
    /// The text of its first line if it has neither title nor players.
    nameless: String,
    /// Everything a filter looks at, in lower case.
    words: String,
}

impl Row {
    /// The row of a game: title or first words of its first comment, players, date, result unless hidden, and board.
    pub fn of(tree: &Tree, root: NodeId, hides_result: bool) -> Row {
        let kind = Kind::of(tree, root);
        let summary = Summary::new(tree, root, &kind);
        let (names, event) = (summary.names(), summary.event());
        let players = if names.is_empty() { event.clone() } else { names.join(" – ") };
        let result = if hides_result { String::new() } else { summary.result() };
        let row = Row::with([summary.title(), players, summary.date(), result, summary.board()], &event);
        let is_nameless = row.cells[..2].iter().all(String::is_empty);
        let first = summary.first_to_play().filter(|_| is_nameless);
        let to_play = |colour| words::capital(&words::to_play(kind.colour_name(colour)));
        Row { nameless: first.map(to_play).unwrap_or_default(), ..row }
    }

    /// A row with these cells; `more` is additional filter text. As there may be thousands of rows with texts of any length, texts are
    /// truncated.
    pub fn with(mut cells: [String; 5], more: &str) -> Row {
        for cell in &mut cells {
            cell.truncate(cell.floor_char_boundary(budget::WORD));
            cell.shrink_to_fit();
        }
        let more = &more[..more.floor_char_boundary(budget::WORD)];
        let words = format!("{} {more}", cells.join(" ")).to_lowercase();
        Row { cells, nameless: String::new(), words }
    }

    /// The text for screen readers.
    pub fn spoken(&self, number: &str) -> String {
        let parts = std::iter::once(number).chain(self.cells.iter().map(String::as_str));
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    }

    /// Paints it: the number and the title; quieter beneath, on lines of their own, who played, and the rest.
    pub fn paint(&self, ui: &Ui, rect: Rect, number: &str) {
        let palette = Palette::of(ui);
        let end = rect.right() - GRID;
        let [title, players, rest @ ..] = &self.cells;
        let first =
            [title, players, &self.nameless].into_iter().find(|text| !text.is_empty()).map_or("", String::as_str);
        let second = if players == first { "" } else { players };
        let third = language::side_by_side(rest.iter().map(String::as_str).filter(|part| !part.is_empty()), " · ");
        let quiet: Vec<&str> = [second, &third].into_iter().filter(|line| !line.is_empty()).collect();
        // Centre the lines vertically, however many there are.
        let apart = if quiet.len() > 1 { 18.0 } else { 22.0 };
        let mut at = pos2(rect.left(), rect.center().y - apart * quiet.len() as f32 / 2.0);
        let right = match number {
            "" => rect.left(),
            number => cut_text(ui, at, number, FontId::new(14.0, fonts::bold()), palette.quiet, end - at.x) + GRID,
        };
        cut_text(ui, pos2(right, at.y), first, FontId::proportional(14.0), palette.text, end - right);
        for line in quiet {
            at.y += apart;
            cut_text(ui, at, line, FontId::proportional(12.0), palette.quiet, end - at.x);
        }
    }
}

/// The height of a list above `below` points of content, and whether there is room for a row of buttons; if not, the corner button closes
/// the dialog.
pub fn height(ui: &Ui, below: f32) -> (f32, bool) {
    let room = ui.available_height() - below;
    let buttons = room - BUTTONS >= 5.0 * ROW;
    ((if buttons { room - BUTTONS } else { room }).max(2.0 * ROW), buttons)
}

/// The height of a row of buttons, with the room above it.
const BUTTONS: f32 = 56.0;

/// Filter and sort order of rows.
#[derive(Default)]
pub struct Order {
    /// The words that a row must have.
    pub filter: String,
    /// The sort column; 0 for the original order.
    pub column: usize,
    /// The last first.
    pub backwards: bool,
    /// Rows have numbers, from 1: where the filter is one, its row comes first.
    pub numbered: bool,
    /// The rows that are shown, by their places.
    pub shown: Vec<usize>,
    made: Option<(String, usize, bool, usize, u64)>,
}

impl Order {
    /// Whether all rows are shown, in their own order.
    pub fn is_plain(&self) -> bool {
        self.column == 0 && !self.backwards && self.filter.trim().is_empty()
    }

    /// Filters and sorts `count` rows if something changed. `state` identifies their contents.
    pub fn arrange<'a>(&mut self, count: usize, state: u64, row: impl Fn(usize) -> &'a Row) {
        let wanted = (self.filter.to_lowercase(), self.column, self.backwards, count, state);
        if self.made.as_ref() == Some(&wanted) {
            return;
        }
        let words: Vec<&str> = wanted.0.split_whitespace().collect();
        self.shown = (0..count).filter(|&at| words.iter().all(|word| row(at).words.contains(word))).collect();
        if self.column > 0 {
            let of = if self.column == DATES { SortKey::of_date } else { SortKey::of_text };
            put_in_order(&mut self.shown, self.backwards, |&at| of(&row(at).cells[self.column - 1]));
        } else if self.backwards {
            self.shown.reverse();
        }
        let number =
            wanted.0.trim().parse::<usize>().ok().filter(|number| self.numbered && (1..=count).contains(number));
        if let Some(at) = number.map(|number| number - 1) {
            self.shown.retain(|&other| other != at);
            self.shown.insert(0, at);
        }
        self.made = Some(wanted);
    }

    /// Buttons for the columns to sort by; pressed again, they reverse the order.
    pub fn sorts(&mut self, ui: &mut Ui, list: &str) {
        let palette = Palette::of(ui);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(GRID / 2.0, 0.0);
            let font = FontId::new(12.0, fonts::bold());
            controls::quiet_tiny(ui, StaticText("sort-by-what", "Sort by").localized());
            for (column, name) in SORTS.into_iter().enumerate() {
                let sorted = self.column == column;
                let arrow = match (sorted, self.backwards) {
                    (false, _) => "",
                    (true, false) => " ↓",
                    (true, true) => " ↑",
                };
                // It has the room of its arrow, so that nothing moves when it gets one.
                let wide = controls::text_width(ui, &format!("{name} ↓"), font.clone());
                let (rect, _) = ui.allocate_exact_size(vec2(wide, 24.0), Sense::hover());
                let response = ui.interact(rect, Id::unique((list, "sort", column)), Sense::click());
                let message = say!("sort-by", "Sort by: {column}", column = name);
                response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, sorted, &message));
                let response = response.on_hover_cursor(CursorIcon::PointingHand);
                let colour = match (sorted, response.hovered()) {
                    (true, _) => palette.accent,
                    (false, true) => palette.text,
                    (false, false) => palette.quiet,
                };
                let text = format!("{name}{arrow}");
                ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, text, font.clone(), colour);
                form::ring(ui, &response);
                if tip(response, &message, "").clicked() {
                    self.backwards = sorted && !self.backwards;
                    self.column = column;
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_text_a_row_keeps_the_beginning() {
        let long = "\u{e9}".repeat(1 << 20);
        let row = Row::with([long.clone(), String::new(), long.clone(), String::new(), String::new()], &long);
        assert_eq!((row.cells[0].len(), row.cells[0].capacity()), (budget::WORD, budget::WORD));
        assert!(row.words.len() < 4 * budget::WORD && row.spoken("").len() < 3 * budget::WORD);
    }

    #[test]
    fn rows_sort_by_number_and_empty_ones_last() {
        let dates = ["2001", "", "6 June 1999", "soon", "1999-07"];
        let rows = dates.map(|date| Row::with(["".into(), "".into(), date.into(), "".into(), "".into()], ""));
        let mut order = Order { column: DATES, ..Order::default() };
        order.arrange(rows.len(), 0, |at| &rows[at]);
        assert_eq!(order.shown, [2, 4, 0, 1, 3]);
        order.backwards = true;
        order.arrange(rows.len(), 0, |at| &rows[at]);
        assert_eq!(order.shown, [0, 4, 2, 1, 3]);
        let titles = ["Game 10", "game 9", "", "Game 9b"].map(|title| {
            let [a, b, c, d] = [""; 4].map(str::to_owned);
            Row::with([title.to_owned(), a, b, c, d], "cup")
        });
        let mut order = Order { column: 1, filter: "CUP game".to_owned(), ..Order::default() };
        order.arrange(titles.len(), 0, |at| &titles[at]);
        assert_eq!(order.shown, [1, 3, 0]);
        let mut order = Order { filter: "4".to_owned(), numbered: true, ..Order::default() };
        order.arrange(titles.len(), 0, |at| &titles[at]);
        assert_eq!(order.shown, [3], "the fourth row");
        let mut order = Order { filter: "2".to_owned(), numbered: true, ..Order::default() };
        order.arrange(rows.len(), 0, |at| &rows[at]);
        assert_eq!(order.shown, [1, 0], "the second before others with a 2");
    }
}
