//! Finds words in comments, moves on a point, and properties: in the game at hand or in all games of the record.
//!
//! The record is searched little by little while the window goes on, and what was found is listed at once.

use std::cell::OnceCell;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{
    Align2, Area, Context, CursorIcon, FontId, Frame, Id, Key, Order, Rect, RichText, ScrollArea, Sense, Ui,
    WidgetInfo, pos2, vec2,
};
use regex_lite::Regex;

use super::Ask;
use super::controls::IconButton;
use super::dialogs::form;
use super::here::{Here, Reading, place};
use super::icons::Icon;
use super::theme::{BAR, GRID, Palette};
use super::words;
use crate::game::Kind;
use crate::game::board::Place;
use crate::sgf::{NodeId, Tree};

/// How long a frame may take to search.
const SLICE: Duration = Duration::from_millis(4);
/// More places than this are not listed.
const MOST: usize = 10_000;
/// Height of a row.
const ROW: f32 = 40.0;
/// Letters shown before what was found.
const BEFORE: usize = 24;

/// One place that was found.
#[derive(Clone, Debug, PartialEq)]
struct Hit {
    node: NodeId,
    /// The text around it, or the property.
    excerpt: String,
    /// Where it is, once it was on view.
    place: OnceCell<String>,
}

/// What is looked for.
#[derive(Clone, Debug, Default)]
struct Query {
    /// In lower case.
    text: String,
    regex: Option<Regex>,
    /// A property and what its value holds: `RE=W+`, `KM`.
    property: Option<(String, String)>,
}

/// The search of the window, shown over the board or not.
#[derive(Default)]
pub struct Find {
    shown: bool,
    asked: bool,
    text: String,
    by_regex: bool,
    all_games: bool,
    /// What `hits` were found for: text, choices, record, revision and game.
    searched: Option<(String, bool, bool, u64, u64, NodeId)>,
    query: Query,
    wrong: Option<String>,
    hits: Vec<Hit>,
    /// The node to look at next.
    next: Option<NodeId>,
    /// The hit that was gone to last.
    at: Option<usize>,
    scrolls: bool,
}

impl Query {
    fn new(text: &str, by_regex: bool) -> Result<Query, String> {
        let text = text.trim();
        if by_regex {
            let regex = Regex::new(&format!("(?i){text}")).map_err(|error| error.to_string())?;
            return Ok(Query { regex: Some(regex), ..Query::default() });
        }
        let (id, value) = text.split_once('=').unwrap_or((text, ""));
        let is_id = !id.is_empty()
            && id.len() <= 6
            && id.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit())
            && id.bytes().any(|b| b.is_ascii_uppercase());
        let property = is_id.then(|| (id.to_owned(), value.trim().to_lowercase()));
        Ok(Query { text: text.to_lowercase(), regex: None, property })
    }

    /// What a node has of it.
    fn find(&self, tree: &Tree, node: NodeId, kind: &Kind, point: Option<Place>) -> Option<String> {
        for property in tree.properties(node) {
            let id = property.id();
            if matches!(&*id, "C" | "N" | "GC")
                && let Some(text) = tree.text(node, &id)
                && let Some(range) = self.range_in(&text)
            {
                return Some(excerpt(&text, range));
            }
            if let Some((wanted, value)) = &self.property
                && *wanted == *id
            {
                let text = tree.text(node, &id).unwrap_or_default();
                if text.to_lowercase().contains(value) {
                    return Some(format!("{id}: {}", excerpt(&text, 0..0)));
                }
            }
            if let Some(point) = point
                && kind.colour_of(&id).is_some()
                && property.values().any(|raw| raw.split(|&b| b == b',').any(|part| kind.place(part) == Ok(point)))
            {
                return Some(words::played_on(&kind.board().display_name(point)));
            }
        }
        None
    }

    /// Where in a text it is.
    fn range_in(&self, text: &str) -> Option<std::ops::Range<usize>> {
        if let Some(regex) = &self.regex {
            return regex.find(text).map(|found| found.range()).filter(|range| !range.is_empty());
        }
        let lower = text.to_lowercase();
        let at = lower.find(&self.text)?;
        // Lower case may be longer or shorter than the text; then only the start is near enough.
        let at = if lower.len() == text.len() && text.is_char_boundary(at) { at } else { 0 };
        let end = at + self.text.len();
        Some(at..if text.is_char_boundary(end.min(text.len())) { end.min(text.len()) } else { at })
    }
}

/// A line of text around a range.
fn excerpt(text: &str, range: std::ops::Range<usize>) -> String {
    let start = text[..range.start].char_indices().rev().take(BEFORE).last().map_or(range.start, |(at, _)| at);
    let line: String = text[start..].chars().take(120).map(|c| if c.is_control() { ' ' } else { c }).collect();
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    if start > 0 { format!("…{line}") } else { line }
}

/// The node after this one in the order of the file, within the game or on through the record.
fn after(tree: &Tree, node: NodeId, all_games: bool) -> Option<NodeId> {
    if let Some(child) = tree.first_child(node) {
        return Some(child);
    }
    let mut at = node;
    loop {
        let parent = tree.parent(at);
        let sibling = tree.next_sibling(at).filter(|_| parent.is_some() || all_games);
        if sibling.is_some() {
            return sibling;
        }
        at = parent?;
    }
}

impl Find {
    /// Shows the search; `text` is looked for at once.
    pub fn open(&mut self, text: Option<&str>) {
        self.shown = true;
        self.asked = false;
        if let Some(text) = text {
            text.clone_into(&mut self.text);
        }
    }

    /// Goes to the next place found, or the previous one. Returns `false` where there was nothing to look for yet.
    pub fn step(&mut self, reading: &Reading<'_>, forward: bool, asks: &mut Vec<Ask>) -> bool {
        if self.text.trim().is_empty() {
            return false;
        }
        self.search(reading, Duration::from_secs(2));
        if self.hits.is_empty() {
            asks.push(Ask::Hint(words::NOT_FOUND));
            return true;
        }
        let count = self.hits.len();
        let to = match (self.at, forward) {
            (None, true) => 0,
            (None, false) => count - 1,
            (Some(at), true) => (at + 1) % count,
            (Some(at), false) => (at + count - 1) % count,
        };
        self.at = Some(to);
        self.scrolls = true;
        asks.push(Ask::GoTo(self.hits[to].node));
        true
    }

    /// Searches on for a while.
    fn search(&mut self, reading: &Reading<'_>, most: Duration) {
        let wanted = (self.text.clone(), self.by_regex, self.all_games, reading.tab, reading.revision, reading.root);
        let same = |old: &(String, bool, bool, u64, u64, NodeId)| {
            // In all games it does not matter in which of them the reader is.
            let other_game = old.5 != wanted.5 && !wanted.2;
            (&old.0, old.1, old.2, old.3, old.4) == (&wanted.0, wanted.1, wanted.2, wanted.3, wanted.4) && !other_game
        };
        let tree = reading.tree;
        if !self.searched.as_ref().is_some_and(same) {
            self.searched = Some(wanted);
            self.hits.clear();
            (self.at, self.wrong, self.next) = (None, None, None);
            match Query::new(&self.text, self.by_regex) {
                Ok(_) if self.text.trim().is_empty() => {}
                Ok(query) => {
                    self.query = query;
                    self.next = if self.all_games { tree.games().next() } else { Some(reading.root) };
                }
                Err(why) => self.wrong = Some(why),
            }
        }
        let start = Instant::now();
        let mut kind = None;
        let mut looked = 0_u32;
        while let Some(node) = self.next.filter(|_| self.hits.len() < MOST) {
            if tree.parent(node).is_none() || kind.is_none() {
                let read = Kind::of(tree, tree.root(node));
                let point = if self.by_regex || !read.has_board() {
                    None
                } else {
                    read.board().parse_display(self.text.trim())
                };
                kind = Some((read, point));
            }
            if let Some((kind, point)) = &kind
                && let Some(excerpt) = self.query.find(tree, node, kind, *point)
            {
                self.hits.push(Hit { node, excerpt, place: OnceCell::new() });
            }
            self.next = after(tree, node, self.all_games);
            looked += 1;
            if looked.is_multiple_of(64) && start.elapsed() > most {
                break;
            }
        }
    }

    /// Draws the search over the board, where it is shown.
    pub fn show(&mut self, ctx: &Context, here: &Here<'_>, asks: &mut Vec<Ask>) {
        let Some(reading) = here.record.filter(|_| self.shown) else { return };
        self.search(&reading, SLICE);
        if self.next.is_some() && self.hits.len() < MOST {
            ctx.request_repaint();
        }
        let area = Area::new(Id::unique("find")).order(Order::Middle).default_pos(pos2(2.0 * GRID, BAR + 2.0 * GRID));
        area.show(ctx, |ui| {
            let frame = Frame::popup(ui.style()).inner_margin(egui::Margin::same(12)).corner_radius(10.0);
            frame.show(ui, |ui| {
                ui.set_width(376.0);
                self.content(ui, here, &reading, asks);
            });
        });
    }

    fn content(&mut self, ui: &mut Ui, here: &Here<'_>, reading: &Reading<'_>, asks: &mut Vec<Ask>) {
        let palette = Palette::of(ui);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let room = ui.available_width() - 3.0 * 30.0;
            let field = form::text(ui, words::FIND, words::FIND_HINT, &mut self.text, Some(room));
            if !std::mem::replace(&mut self.asked, true) {
                field.request_focus();
            }
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let back = ui.input(|input| input.modifiers.shift);
            if entered {
                self.step(reading, !back, asks);
                field.request_focus();
            }
            if (field.lost_focus() || field.has_focus()) && ui.input(|input| input.key_pressed(Key::Escape)) {
                self.shown = false;
            }
            let keys = |line: &str| (here.keys)(line);
            if IconButton::new(Icon::Up, words::FIND_PREVIOUS, &keys("find-previous")).side(28.0).show(ui).clicked() {
                self.step(reading, false, asks);
            }
            if IconButton::new(Icon::Down, words::FIND_NEXT, &keys("find-next")).side(28.0).show(ui).clicked() {
                self.step(reading, true, asks);
            }
            if IconButton::new(Icon::Close, words::CLOSE_SEARCH, "Esc").side(28.0).show(ui).clicked() {
                self.shown = false;
            }
        });
        ui.horizontal(|ui| {
            if reading.tree.game_count() > 1 {
                ui.checkbox(&mut self.all_games, words::ALL_GAMES);
            }
            ui.checkbox(&mut self.by_regex, words::REGULAR_EXPRESSION);
            let told = match (&self.wrong, self.at) {
                (Some(_), _) => words::NO_EXPRESSION.to_owned(),
                (None, _) if self.text.trim().is_empty() => String::new(),
                (None, Some(at)) => words::hit_of(at + 1, self.hits.len()),
                (None, None) => words::hits(self.hits.len(), self.next.is_some()),
            };
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.label(RichText::new(told).size(13.0).color(palette.quiet));
            });
        });
        self.list(ui, reading, asks);
    }

    fn list(&mut self, ui: &mut Ui, reading: &Reading<'_>, asks: &mut Vec<Ask>) {
        if self.hits.is_empty() {
            return;
        }
        let palette = Palette::of(ui);
        ui.spacing_mut().item_spacing.y = 0.0;
        let height = 5.0 * ROW;
        let mut area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
        if let Some(at) = self.at.filter(|_| std::mem::take(&mut self.scrolls)) {
            area = area.vertical_scroll_offset((at as f32 * ROW - height / 2.0 + ROW / 2.0).max(0.0));
        }
        let mut clicked = None;
        area.show_rows(ui, ROW, self.hits.len(), |ui, rows| {
            for index in rows {
                let hit = &self.hits[index];
                let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
                let at = hit.place.get_or_init(|| place(reading.tree, hit.node));
                let here = self.at == Some(index);
                response.widget_info(|| {
                    WidgetInfo::selected(Role::ListBoxOption, true, here, format!("{at}: {}", hit.excerpt))
                });
                let response = response.on_hover_cursor(CursorIcon::PointingHand);
                if here {
                    let fill = Palette::faint(palette.accent, if palette.dark { 0.24 } else { 0.14 });
                    ui.painter().rect_filled(rect, 6.0, fill);
                } else if response.hovered() {
                    ui.painter().rect_filled(rect, 6.0, palette.hover);
                }
                let clip = Rect::from_min_max(rect.min, rect.max - vec2(GRID, 0.0)).intersect(ui.clip_rect());
                let painter = ui.painter().with_clip_rect(clip);
                let left = rect.left() + GRID;
                let font = FontId::proportional(13.0);
                painter.text(pos2(left, rect.top() + 12.0), Align2::LEFT_CENTER, &hit.excerpt, font, palette.text);
                let font = FontId::proportional(12.0);
                painter.text(pos2(left, rect.bottom() - 11.0), Align2::LEFT_CENTER, at, font, palette.quiet);
                if response.clicked() {
                    clicked = Some(index);
                }
            }
        });
        if let Some(index) = clicked {
            self.at = Some(index);
            asks.push(Ask::GoTo(self.hits[index].node));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::Workspace;

    fn found(text: &str, query: &str, by_regex: bool, all_games: bool) -> Vec<String> {
        let (workspace, faults) = Workspace::open(text.as_bytes().to_vec());
        let node = workspace.document().cursor().unwrap();
        let position = workspace.position().unwrap();
        let reading = Reading::new(0, &workspace, &faults, node, node, &position);
        let mut find = Find { text: query.to_owned(), by_regex, all_games, ..Find::default() };
        find.search(&reading, Duration::from_secs(60));
        assert!(find.next.is_none());
        find.hits.into_iter().map(|hit| format!("{:?} {}", reading.tree.path(hit.node), hit.excerpt)).collect()
    }

    const TEXT: &str = "(;GM[1]SZ[9]KM[6.5];B[dd]C[The LADDER works];W[ee](;B[ff]N[ladder])(;B[gg]GB[1]))(;GM[11]SZ[5];B[c3]C[no ladder here])";

    #[test]
    fn words_points_and_properties_are_found_in_file_order() {
        assert_eq!(found(TEXT, "ladder", false, false), ["[0] The LADDER works", "[0, 0, 0] ladder"]);
        assert_eq!(found(TEXT, "ladder", false, true).len(), 3);
        assert_eq!(found(TEXT, "E5", false, false), ["[0, 0] Played on E5"]);
        assert_eq!(found(TEXT, "GB", false, false), ["[0, 0, 1] GB: 1"]);
        assert_eq!(found(TEXT, "KM=6", false, false), ["[] KM: 6.5"]);
        assert_eq!(found(TEXT, "l.dder\\s", true, false), ["[0] The LADDER works"]);
        assert!(found(TEXT, "xyzzy", false, true).is_empty());
        assert!(found(TEXT, "(", true, true).is_empty());
    }

    #[test]
    fn pieces_are_found_by_each_of_their_points() {
        let text = "(;GM[Blokus Duo];B[e9,f9,e10];W[j5])";
        assert_eq!(found(text, "e10", false, false), ["[0] Played on E10"]);
    }

    #[test]
    fn excerpts_are_one_line_whatever_the_script() {
        let text = "é".repeat(100) + "\nneedle\n" + &"語".repeat(200);
        let query = Query::new("NEEDLE", false).unwrap();
        let range = query.range_in(&text).unwrap();
        let excerpt = excerpt(&text, range);
        assert!(excerpt.starts_with('…') && excerpt.contains("needle") && !excerpt.contains('\n'));
        // Dotted capital I grows when it is made small.
        assert!(Query::new("x", false).unwrap().range_in("İİİİx").is_some());
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod window_tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::dialogs::Dialogs;
    use crate::app::stage::{Stage, picture};

    #[test]
    fn enter_goes_from_place_to_place() {
        let mut dialogs: Option<Dialogs> = None;
        let draw = move |ui: &mut Ui, here: &Here<'_>, asks: &mut Vec<Ask>| {
            let dialogs = dialogs.get_or_insert_with(|| {
                let mut dialogs = Dialogs::default();
                assert!(dialogs.command("find", &[], here));
                assert!(!dialogs.is_open(), "the record goes on taking keys");
                dialogs
            });
            dialogs.show(ui.ctx(), here, asks);
        };
        let text = "(;GM[1]SZ[9];B[dd]C[One ladder];W[ee]C[Nothing];B[ff]C[Another ladder, longer than the first one and the row])";
        let stage = Stage::new(text, &[]);
        let root = stage.workspace.document().cursor().unwrap();
        let node = |path: &[usize]| stage.workspace.document().tree().at_path(root, path).unwrap();
        let (first, third) = (node(&[0]), node(&[0, 0, 0]));
        let mut harness = stage.play([800.0, 480.0], draw);
        harness.get_by_label("Find").type_text("ladder");
        harness.run();
        harness.get_by_label("2 places");
        for wanted in [first, third, first] {
            harness.key_press(Key::Enter);
            harness.run();
            assert_eq!(std::mem::take(&mut harness.state_mut().asks), [Ask::GoTo(wanted)]);
        }
        picture(&mut harness, "find");
        harness.get_by_label_contains("Another ladder").click();
        harness.run();
        assert_eq!(std::mem::take(&mut harness.state_mut().asks), [Ask::GoTo(third)]);
        harness.get_by_label("Close the search").click();
        harness.run();
        assert!(harness.query_by_label("Find").is_none());
    }
}
