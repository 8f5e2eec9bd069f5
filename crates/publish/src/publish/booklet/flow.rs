//! Two-column page layout, computed before anything is written. Figures stay with their captions, and no board is split.

use super::fonts::Fonts;
use super::lines::{SetLine, Style, set};
use super::plan::{Block, Picture, Words};
use crate::game::node_links::Targets;
use crate::scene::Scene;
use crate::scene::diagram::joined;
use crate::sgf::NodeId;
use std::collections::HashMap;

/// A4, in points.
pub(super) const PAGE: (f32, f32) = (595.0, 842.0);
const MARGIN: f32 = 48.0;
const FOOT: f32 = 40.0;
const GAP: f32 = 20.0;
/// The width of a column.
pub(super) const COLUMN: f32 = (PAGE.0 - 2.0 * MARGIN - GAP) / 2.0;
/// The highest that a figure may be.
const HIGHEST: f32 = 330.0;
/// How far a variation is set in.
const INDENT: f32 = 12.0;

pub(super) const TEXT: Style = Style { size: 9.5, bold: false };
pub(super) const STRONG: Style = Style { size: 9.5, bold: true };
pub(super) const SMALL: Style = Style { size: 8.5, bold: false };
pub(super) const HEADING: Style = Style { size: 16.0, bold: true };

/// The role of a part of the document for screen readers.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Role {
    Heading,
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
    /// Links to nodes, each with the number of the part that it belongs to, and where it is.
    pub(super) links: Vec<(usize, Field, NodeId)>,
}

/// A document as it grows.
pub(super) struct Flow<'a> {
    pub(super) fonts: &'a mut Fonts,
    pub(super) sheets: Vec<Sheet>,
    pub(super) roles: Vec<Role>,
    /// Where the links of the current game lead, and where nodes stand: on which sheet, and how far down.
    pub(super) targets: Targets,
    pub(super) homes: HashMap<NodeId, (usize, f32)>,
    column: usize,
    /// How far down the column is full.
    y: f32,
    /// Where the columns of this page begin.
    top: f32,
}

impl<'a> Flow<'a> {
    pub(super) fn new(fonts: &'a mut Fonts) -> Flow<'a> {
        let (targets, homes) = (Targets::default(), HashMap::new());
        let sheets = vec![Sheet::default()];
        Flow { fonts, sheets, roles: Vec::new(), targets, homes, column: 0, y: MARGIN, top: MARGIN }
    }

    /// Begins a new page, unless this one is empty.
    pub(super) fn break_page(&mut self) {
        if self.sheets.last().is_some_and(|sheet| !sheet.marks.is_empty()) {
            self.sheets.push(Sheet::default());
        }
        (self.column, self.y, self.top) = (0, MARGIN, MARGIN);
    }

    /// Makes room for something that is so high and may not be cut.
    fn need(&mut self, height: f32) {
        let bottom = PAGE.1 - MARGIN - FOOT / 2.0;
        if self.y + height <= bottom || self.y <= self.top {
            return;
        }
        if self.column == 0 {
            (self.column, self.y) = (1, self.top);
        } else {
            self.break_page();
        }
    }

    fn left(&self) -> f32 {
        MARGIN + self.column as f32 * (COLUMN + GAP)
    }

    fn put(&mut self, role: usize, mark: Mark) {
        if let Mark::Line { at, line, size } = &mark {
            for ((from, to), link) in &line.links {
                let area = (at.0 + from, at.1 - size, at.0 + to, at.1 + size * 0.3);
                if let (Some(node), Some(sheet)) = (self.targets.node(link), self.sheets.last_mut()) {
                    sheet.links.push((role, area, node));
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
        let width = PAGE.0 - 2.0 * MARGIN;
        for line in set(self.fonts, text, style, width) {
            self.y += style.size * 1.35;
            let x = if line.from_right { MARGIN + width - line.width } else { MARGIN };
            self.put(role, Mark::Line { at: (x, self.y), line, size: style.size });
        }
        self.top = self.y + 4.0;
        self.y = self.top;
    }

    /// The lines of stretches in several styles, each with its size.
    fn set(&mut self, parts: &[(&str, Style)], width: f32) -> Vec<(SetLine, f32)> {
        let mut lines = Vec::new();
        for (text, style) in parts.iter().filter(|(text, _)| !text.is_empty()) {
            lines.extend(set(self.fonts, text, *style, width).into_iter().map(|line| (line, style.size)));
        }
        lines
    }

    /// A paragraph of stretches in several styles: the first lines are kept together. Returns where it begins.
    pub(super) fn paragraph(&mut self, parts: &[(&str, Style)], indent: f32, role: Role) -> (usize, f32) {
        let role = self.role(role);
        let width = COLUMN - indent;
        let lines = self.set(parts, width);
        // A heading is never the last line of a column.
        self.need(lines.iter().take(3).map(|(_, size)| size * 1.35).sum());
        let here = (self.sheets.len() - 1, self.y);
        for (line, size) in lines {
            self.need(size * 1.35);
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

    pub(super) fn block(&mut self, block: Block) {
        match block {
            Block::Figure(picture, depth) => self.figure(*picture, depth),
            Block::Words(words, depth) => self.words(&words, depth),
        }
    }

    fn figure(&mut self, picture: Picture, depth: usize) {
        let indent = INDENT * depth.min(4) as f32;
        let width = COLUMN - indent;
        let about = match picture.about.as_str() {
            "" => String::new(),
            about => format!(" ({about})"),
        };
        let (head, notes) = (format!("{}{about}", picture.label), joined(&picture.drawn.notes));
        let lines = self.set(&[(&head, STRONG), (&notes, SMALL), (&picture.list, SMALL)], width);
        let scene = picture.drawn.scene;
        let (w, h) = (scene.bounds.width().max(0.1), scene.bounds.height().max(0.1));
        let most = if depth == 0 { width } else { width * 0.8 };
        // Do not enlarge small boards: at most 26 points per cell.
        let scale = (most / w).min(HIGHEST / h).min(26.0);
        let beneath: f32 = lines.iter().take(4).map(|(_, size)| size * 1.35).sum();
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
        let here = self.paragraph(&[(&head.join(" · "), STRONG), (&words.comment, TEXT)], indent, Role::Paragraph);
        // Links to a move go to its comment rather than to its figure.
        self.homes.insert(words.node, here);
    }
}
