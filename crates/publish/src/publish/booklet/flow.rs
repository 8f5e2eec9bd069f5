//! Two-column page layout, computed before anything is written. Figures stay with their captions, and no board is split.

use super::fonts::Fonts;
use super::lines::{SetLine, Style, set};
use super::plan::{Block, Picture, Words};
use crate::edit::link_texts::LinkTexts;
use crate::language::side_by_side;
use crate::scene::Scene;
use crate::scene::diagram::joined;
use crate::sgf::NodeId;
use std::collections::HashMap;

const GAP: f32 = 20.0;
/// How much of a column's height a figure may take at most, and what is beneath it where it stays with it.
const HIGHEST: f32 = 0.45;
const BENEATH: f32 = 0.35;
/// So many lines of a longer list stay with their figure.
const LEAST_BENEATH: usize = 4;
/// Columns are no narrower than this: a big board is seen in it.
const NARROWEST: f32 = 165.0;

/// A page: its size, in points, and how it is divided.
#[derive(Clone, Copy, Debug)]
pub(super) struct PageShape {
    pub(super) size: (f32, f32),
    pub(super) margin: f32,
    columns: usize,
    /// The width of a column.
    pub(super) column: f32,
}

impl PageShape {
    /// A page with margins, which leave at least half of it.
    pub(super) fn new(size: (f32, f32), margin: f32) -> PageShape {
        let margin = margin.clamp(0.0, size.0.min(size.1) / 4.0);
        let width = size.0 - 2.0 * margin;
        let columns = if (width - GAP) / 2.0 >= NARROWEST { 2 } else { 1 };
        let column = if columns == 2 { (width - GAP) / 2.0 } else { width };
        PageShape { size, margin, columns, column }
    }

    /// The width between the margins.
    pub(super) fn width(&self) -> f32 {
        self.size.0 - 2.0 * self.margin
    }

    /// Where columns begin, beneath the running head, and where they end, above the number of the page.
    pub(super) fn top(&self) -> f32 {
        self.margin.max(30.0)
    }

    pub(super) fn bottom(&self) -> f32 {
        self.size.1 - self.margin.max(34.0) - 8.0
    }
}

/// The share of its size to which a figure may shrink to fit into a column.
const LEAST: f32 = 0.8;
/// How far a variation is set in.
const INDENT: f32 = 12.0;
/// The greatest width of a cell of a whole board, and of a part of one.
const LARGEST_CELL: f32 = 26.0;
const LARGEST_OF_PART: f32 = 12.0;
/// The least width of a cell of a figure that shrinks so that two games stand in one column: stones of 3.2 millimetres.
const LEAST_CELL: f32 = 9.0;
/// Between two games in one column.
const BETWEEN_GAMES: f32 = 18.0;

pub(super) const TEXT: Style = Style::text(9.5, false);
pub(super) const STRONG: Style = Style::text(9.5, true);
/// The title of a game of a collection.
pub(super) const GAME: Style = Style::text(14.0, true);
/// The name of a part of a game.
const CHAPTER: Style = Style::text(12.0, true);
pub(super) const SMALL: Style = Style::text(8.5, false);
pub(super) const TITLE: Style = Style::text(26.0, true);
pub(super) const HEADING: Style = Style::text(16.0, true);

/// The role of a part of the document for screen readers.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Role {
    Heading,
    /// A heading beneath one.
    Section,
    Paragraph,
    Caption,
    Figure(String),
}

/// Something on a page.
pub(super) enum Mark {
    Line {
        at: (f32, f32),
        line: SetLine,
        size: f32,
    },
    /// A picture: the left upper corner and how long a unit of it is.
    Picture {
        at: (f32, f32),
        scale: f32,
        scene: Box<Scene>,
    },
    /// A line to write on.
    Writing {
        from: f32,
        to: f32,
        y: f32,
    },
    /// A line next to a variation.
    Rule {
        x: f32,
        from: f32,
        to: f32,
    },
}

/// A rectangle of a page: left, top, right, bottom.
pub(super) type Field = (f32, f32, f32, f32);

/// A page: marks, each with the number of the part that it belongs to.
#[derive(Default)]
pub(super) struct Sheet {
    pub(super) marks: Vec<(usize, Mark)>,
    /// The running head: what the page is about. Nothing where the page says so itself.
    pub(super) head: String,
    /// Links to nodes, each with the number of the part that it belongs to, and where it is.
    pub(super) links: Vec<(usize, Field, NodeId)>,
}

/// A document as it grows.
pub(super) struct Flow<'a> {
    pub(super) shape: PageShape,
    /// The running head of pages that follow.
    pub(super) head: String,
    pub(super) fonts: &'a mut Fonts,
    pub(super) sheets: Vec<Sheet>,
    pub(super) roles: Vec<Role>,
    /// The links of the current game, and where nodes stand: on which sheet, and how far down.
    pub(super) links: LinkTexts,
    pub(super) homes: HashMap<NodeId, (usize, f32)>,
    column: usize,
    /// How high the next figure may be, with its texts, if half a column is to have its game.
    share: Option<f32>,
    /// How far down the column is full.
    y: f32,
    /// Where the columns of this page begin.
    top: f32,
}

impl<'a> Flow<'a> {
    pub(super) fn new(fonts: &'a mut Fonts, shape: PageShape) -> Flow<'a> {
        let (links, homes, head) = (LinkTexts::default(), HashMap::new(), String::new());
        let sheets = vec![Sheet::default()];
        Flow {
            shape,
            head,
            fonts,
            sheets,
            roles: Vec::new(),
            links,
            homes,
            column: 0,
            share: None,
            y: shape.top(),
            top: shape.top(),
        }
    }

    /// Begins a new page, unless this one is empty.
    pub(super) fn break_page(&mut self) {
        if self.sheets.last().is_some_and(|sheet| !sheet.marks.is_empty()) {
            self.sheets.push(Sheet { head: self.head.clone(), ..Sheet::default() });
        }
        (self.column, self.y, self.top) = (0, self.shape.top(), self.shape.top());
    }

    /// How much room there is down to the end of the page.
    pub(super) fn room(&self) -> f32 {
        self.shape.bottom() - self.y
    }

    /// How far down the page is full.
    pub(super) fn y(&self) -> f32 {
        self.y
    }

    /// Leaves so much room free.
    pub(super) fn skip(&mut self, height: f32) {
        self.y += height;
        self.top = self.top.max(self.y);
    }

    /// Makes room for something that is so high and may not be cut.
    fn need(&mut self, height: f32) {
        if self.y + height <= self.shape.bottom() || self.y <= self.top {
            return;
        }
        if self.column + 1 < self.shape.columns {
            (self.column, self.y) = (self.column + 1, self.top);
        } else {
            self.break_page();
        }
    }

    fn left(&self) -> f32 {
        self.shape.margin + self.column as f32 * (self.shape.column + GAP)
    }

    pub(super) fn put(&mut self, role: usize, mark: Mark) {
        if let Mark::Line { at, line, size } = &mark {
            for ((from, to), node) in &line.links {
                let area = (at.0 + from, at.1 - size, at.0 + to, at.1 + size * 0.3);
                if let Some(sheet) = self.sheets.last_mut() {
                    sheet.links.push((role, area, *node));
                }
            }
        }
        if let Some(sheet) = self.sheets.last_mut() {
            sheet.marks.push((role, mark));
        }
    }

    pub(super) fn role(&mut self, role: Role) -> usize {
        self.roles.push(role);
        self.roles.len() - 1
    }

    /// A text over the whole width of the page; the columns begin beneath it.
    pub(super) fn across(&mut self, text: &str, style: Style, role: Role) {
        let role = self.role(role);
        let (width, left) = (self.shape.width(), self.shape.margin);
        for line in set(self.fonts, text, style, (width, &self.links)) {
            if self.room() < style.size * 1.35 {
                self.break_page();
            }
            self.y += style.size * 1.35;
            let x = if line.from_right { left + width - line.width } else { left };
            self.put(role, Mark::Line { at: (x, self.y), line, size: style.size });
        }
        self.top = self.y + 4.0;
        self.y = self.top;
    }

    /// The lines of stretches in several styles, each with its size.
    pub(super) fn set(&mut self, parts: &[(&str, Style)], width: f32) -> Vec<(SetLine, f32)> {
        let mut lines = Vec::new();
        for (text, style) in parts.iter().filter(|(text, _)| !text.is_empty()) {
            lines
                .extend(set(self.fonts, text, *style, (width, &self.links)).into_iter().map(|line| (line, style.size)));
        }
        lines
    }

    /// A paragraph of stretches in several styles: the first lines are kept together. Returns where it begins.
    pub(super) fn paragraph(&mut self, parts: &[(&str, Style)], indent: f32, role: Role) -> (usize, f32) {
        let role = self.role(role);
        let width = self.shape.column - indent;
        let lines = self.set(parts, width);
        // A heading is never the last line of a column.
        self.need(lines.iter().take(3).map(|(_, size)| size * 1.35).sum());
        let here = (self.sheets.len() - 1, self.y);
        let count = lines.len();
        for (at, (line, size)) in lines.into_iter().enumerate() {
            // Nor does its last line stand alone on top of the next.
            self.need(size * if at + 2 == count { 2.7 } else { 1.35 });
            self.y += size * 1.35;
            let x = self.left() + indent + if line.from_right { width - line.width } else { 0.0 };
            if indent > 0.0 {
                let x = self.left() + indent - 6.0;
                self.put(role, Mark::Rule { x, from: self.y - size * 1.1, to: self.y + size * 0.3 });
            }
            self.put(role, Mark::Line { at: (x, self.y), line, size });
        }
        self.y += 4.0;
        here
    }

    /// A line of contents: what it is, dots, and the pages.
    pub(super) fn entry(&mut self, what: &str, pages: &[usize]) {
        let role = self.role(Role::Paragraph);
        let size = SMALL.size;
        let mut numbers: Vec<String> = pages.iter().map(usize::to_string).collect();
        numbers.dedup();
        let numbers = numbers.join(", ");
        let width = self.shape.column;
        let right = self.set(&[(&numbers, SMALL)], width * 0.6);
        let room = width - right.first().map_or(0.0, |(line, _)| line.width) - 14.0;
        let mut left = self.set(&[(what, SMALL)], room);
        left.truncate(2);
        self.need(size * 1.35 * left.len().max(right.len()) as f32);
        let x = self.left();
        let mut from = x;
        for (line, _) in left {
            self.y += size * 1.35;
            from = x + line.width + 4.0;
            self.put(role, Mark::Line { at: (x, self.y), line, size });
        }
        // Dots lead from the last line of one to the first of the other.
        if let Some(first) = right.first() {
            self.leader(role, from, x + width - first.0.width - 4.0);
        }
        for (at, (line, _)) in right.into_iter().enumerate() {
            self.y += if at > 0 { size * 1.35 } else { 0.0 };
            self.put(role, Mark::Line { at: (x + width - line.width, self.y), line, size });
        }
        self.y += 1.5;
    }

    fn leader(&mut self, role: usize, from: f32, to: f32) {
        let dot = self.set(&[("..........", SMALL)], f32::INFINITY).first().map_or(0.0, |(line, _)| line.width) / 10.0;
        let count = if dot > 0.0 { ((to - from) / dot).floor().max(0.0) as usize } else { 0 };
        let dots = ".".repeat(count.min(200));
        if let Some((line, size)) = self.set(&[(&dots, SMALL)], f32::INFINITY).into_iter().next() {
            self.put(role, Mark::Line { at: (to - line.width, self.y), line, size });
        }
    }

    /// The head of a game in its column: texts, each with its style and role, and a legend in its scale. It stays with the beginning of what
    /// follows; a game that `is_short` is no more than a figure. Returns the sheet on which it is, and how far down.
    pub(super) fn game_head(
        &mut self,
        texts: Vec<(String, Style, Role)>,
        legend: Option<(f32, Scene)>,
        (next, is_short): (Option<&Block>, bool),
    ) -> (usize, f32) {
        let width = self.shape.column;
        let set: Vec<_> =
            texts.into_iter().map(|(text, style, role)| (self.set(&[(&text, style)], width), role)).collect();
        let lines: f32 = set.iter().flat_map(|(lines, _)| lines).map(|(_, size)| size * 1.35).sum();
        let beneath = legend.as_ref().map_or(0.0, |(scale, scene)| scene.bounds.height() * scale + 4.0) + 5.0;
        let whole = self.shape.bottom() - self.shape.top();
        self.share = is_short.then_some((whole - BETWEEN_GAMES) / 2.0 - lines - beneath);
        let least = next.map_or(0.0, |next| self.least_height(next));
        // A head that is as long as a column begins one.
        self.need((BETWEEN_GAMES + lines + beneath + least).min(whole));
        let left = self.left();
        if self.y > self.top {
            let role = self.role(Role::Paragraph);
            self.put(role, Mark::Writing { from: left, to: left + width, y: self.y + BETWEEN_GAMES / 2.0 });
            self.y += BETWEEN_GAMES;
        }
        let here = (self.sheets.len() - 1, self.y);
        for (lines, role) in set {
            let role = self.role(role);
            for (line, size) in lines {
                self.need(size * 1.35);
                self.y += size * 1.35;
                let x = self.left() + if line.from_right { width - line.width } else { 0.0 };
                self.put(role, Mark::Line { at: (x, self.y), line, size });
            }
        }
        if let Some((scale, scene)) = legend {
            self.need(scene.bounds.height() * scale + 4.0);
            let role = self.role(Role::Figure(scene.description.clone()));
            let (at, high) = ((self.left(), self.y + 4.0), scene.bounds.height() * scale);
            self.put(role, Mark::Picture { at, scale, scene: Box::new(scene) });
            self.y += high + 4.0;
        }
        self.y += 4.0;
        here
    }

    /// Lays a block; a heading stays with the beginning of what follows.
    pub(super) fn block(&mut self, block: Block, next: Option<&Block>) {
        match block {
            Block::Figure(picture, depth) => self.figure(*picture, depth),
            Block::Words(words, 0) if words.is_heading() => {
                let least = next.map_or(0.0, |next| self.least_height(next));
                self.chapter(&words, least);
            }
            Block::Words(words, depth) => self.words(&words, depth),
            Block::Note(note, depth) => {
                let indent = INDENT * depth.min(4) as f32;
                self.paragraph(&[(&note, SMALL)], indent, Role::Paragraph);
            }
        }
    }

    /// How much room there must be at least for a block to begin.
    fn least_height(&mut self, block: &Block) -> f32 {
        match block {
            Block::Figure(picture, depth) => {
                let (lines, scale) = self.set_figure(picture, *depth);
                let beneath = self.kept_beneath(&lines);
                LEAST * scale * picture.drawn.scene.bounds.height().max(0.1) + beneath + 10.0
            }
            Block::Words(..) => 3.0 * TEXT.size * 1.35,
            Block::Note(..) => SMALL.size * 1.35,
        }
    }

    /// The name of a part of the game, which has no text of its own.
    fn chapter(&mut self, words: &Words, least: f32) {
        let width = self.shape.column;
        let lines = self.set(&[(&words.name, CHAPTER), (&words.about, SMALL)], width);
        let height: f32 = lines.iter().map(|(_, size)| size * 1.35).sum();
        self.need(height + 10.0 + least);
        // Not where a column begins.
        self.y += if self.y > self.top { 6.0 } else { 0.0 };
        let role = self.role(Role::Section);
        self.homes.insert(words.node, (self.sheets.len() - 1, self.y));
        for (line, size) in lines {
            self.y += size * 1.35;
            let x = self.left() + if line.from_right { width - line.width } else { 0.0 };
            self.put(role, Mark::Line { at: (x, self.y), line, size });
        }
        self.y += 4.0;
    }

    /// The lines beneath a figure, and how large it is where there is room.
    fn set_figure(&mut self, picture: &Picture, depth: usize) -> (Vec<(SetLine, f32)>, f32) {
        let width = self.shape.column - INDENT * depth.min(4) as f32;
        let about = match picture.about.as_str() {
            "" => String::new(),
            about => format!(" ({about})"),
        };
        let (head, notes) = (format!("{}{about}", picture.label), joined(&picture.drawn.notes));
        // A list of the moves says where each of them is.
        let under = if picture.list.is_empty() { &notes } else { &picture.list };
        let lines = self.set(&[(&head, STRONG), (under, SMALL)], width);
        let bounds = &picture.drawn.scene.bounds;
        let (w, h) = (bounds.width().max(0.1), bounds.height().max(0.1));
        let most = if depth == 0 { width } else { width * 0.8 };
        // Small boards are not enlarged, and parts of large ones have about the stones that the whole has.
        let highest = HIGHEST * (self.shape.bottom() - self.shape.top());
        let largest = if picture.whole { LARGEST_CELL } else { LARGEST_OF_PART };
        let scale = (most / w).min(highest / h).min(largest);
        let beneath: f32 = lines.iter().map(|(_, size)| size * 1.35).sum();
        let half = self.share.map_or(scale, |share| (share - beneath - 14.0) / h);
        (lines, if (LEAST_CELL..scale).contains(&half) { half } else { scale })
    }

    /// How high the lines beneath a figure are that stay with it: all of them, or the first ones of a long list.
    fn kept_beneath(&self, lines: &[(SetLine, f32)]) -> f32 {
        let high = |count: usize| lines.iter().take(count).map(|(_, size)| size * 1.35).sum::<f32>();
        let whole = high(lines.len());
        if whole <= BENEATH * (self.shape.bottom() - self.shape.top()) { whole } else { high(LEAST_BENEATH) }
    }

    fn figure(&mut self, picture: Picture, depth: usize) {
        let indent = INDENT * depth.min(4) as f32;
        let width = self.shape.column - indent;
        let (lines, scale) = self.set_figure(&picture, depth);
        self.share = None;
        let scene = picture.drawn.scene;
        let (w, h) = (scene.bounds.width().max(0.1), scene.bounds.height().max(0.1));
        let beneath = self.kept_beneath(&lines);
        // A figure that almost fits is a little smaller, so that columns are not half empty.
        let fitting = (self.room() - beneath - 10.0) / h;
        let scale = if (LEAST * scale..scale).contains(&fitting) { fitting } else { scale };
        self.need(h * scale + beneath + 10.0);
        self.y += 4.0;
        let role = self.role(Role::Figure(format!("{}: {}", picture.label, scene.description)));
        let at = (self.left() + indent + (width - w * scale) / 2.0, self.y);
        let here = (self.sheets.len() - 1, self.y - 4.0);
        for &node in &picture.nodes {
            self.homes.entry(node).or_insert(here);
        }
        self.put(role, Mark::Picture { at, scale, scene: Box::new(scene) });
        self.y += h * scale + 2.0;
        let role = self.role(Role::Caption);
        for (line, size) in lines {
            self.need(size * 1.35);
            self.y += size * 1.35;
            let x = self.left() + indent;
            self.put(role, Mark::Line { at: (x, self.y), line, size });
        }
        self.y += 8.0;
    }

    fn words(&mut self, words: &Words, depth: usize) {
        let indent = INDENT * depth.min(4) as f32;
        let head: Vec<&str> =
            [words.about.as_str(), words.name.as_str()].into_iter().filter(|text| !text.is_empty()).collect();
        let here =
            self.paragraph(&[(&side_by_side(head, " · "), STRONG), (&words.comment, TEXT)], indent, Role::Paragraph);
        // Links to a move go to its comment rather than to its figure.
        self.homes.insert(words.node, here);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is beneath a figure does not run on in the next column, unless it is longer than a third of one.
    #[test]
    fn captions_stay_with_their_figure() {
        let mut fonts = Fonts::new(&[], &[]);
        let mut flow = Flow::new(&mut fonts, PageShape::new((420.0, 595.0), 34.0));
        for (moves, stays) in [(1, true), (20, true), (30, true), (400, false)] {
            let list: Vec<String> = (1..=moves).map(|number| format!("{number}. Purple L5 J3")).collect();
            let lines = flow.set(&[(&list.join(" · "), SMALL)], flow.shape.column);
            let whole: f32 = lines.iter().map(|(_, size)| size * 1.35).sum();
            let kept = flow.kept_beneath(&lines);
            assert_eq!(kept == whole, stays, "{moves}: {kept} of {whole}");
            assert!(kept > 0.0 && kept < 0.4 * flow.shape.size.1, "{moves}: {kept}");
        }
    }

    #[test]
    fn dots_lead_from_the_end_of_an_entry_to_its_pages() {
        let mut fonts = Fonts::new(&[], &[]);
        let mut flow = Flow::new(&mut fonts, PageShape::new((595.0, 842.0), 48.0));
        flow.entry("A game of two players with long names (2024-05-06) · A tournament of the club · Draw", &[7]);
        let lines = flow.sheets[0].marks.iter().filter_map(|(_, mark)| match mark {
            Mark::Line { at, line, .. } => Some((at.1, line.runs.iter().map(|run| run.text.as_str()).collect())),
            _ => None,
        });
        let lines: Vec<(f32, String)> = lines.collect();
        let [(first, _), (second, end), (dotted, dots), (paged, page)] = &lines[..] else { panic!("{lines:?}") };
        assert!(first < second && end.ends_with("Draw") && dots.starts_with("..") && page == "7", "{lines:?}");
        assert_eq!((dotted, paged), (second, second));
    }
}
