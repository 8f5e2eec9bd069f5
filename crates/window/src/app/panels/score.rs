//! The game as text: moves in lines, variations indented under the move they replace, comments in between.
//!
//! The text is divided into blocks of a few moves whose boundaries depend only on the shape of the tree; only visible blocks are laid out,
//! so that a game of a hundred thousand nodes is as fast as a short one.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::{CCursor, LayoutJob, TextFormat};
use egui::{CursorIcon, FontId, Galley, Id, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use crate::app::context::Action;
use crate::app::context::seen::Seen;
use crate::app::engine::wording;
use crate::app::look::controls::{choose, has_keys, set_name};
use crate::app::look::{GRID, Palette, fonts};
use crate::app::panels::comment_links::LinkNames;
use crate::app::panels::tree_buttons;
use crate::app::panels::tree_node::{self, Face, TreeShown};
use crate::edit::{Command, Go, Where, spoken};
use crate::game::Coordinates;
use crate::sgf::{NodeId, Tree};

/// Text size of moves, and the distance of lines.
const SIZE: f32 = 14.0;
const LEADING: f32 = 22.0;
/// How far a variation is indented, and how often at most.
const INDENT: f32 = 18.0;
const DEEPEST: u16 = 8;
/// Moves of a block at most.
const MOVES: u32 = 24;
/// Letters of a comment that are shown.
const LETTERS: usize = 2000;

/// A part of the text: some moves of one line.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Block {
    indent: u16,
    first: u32,
    length: u32,
}

/// The order of the text.
#[derive(Default)]
struct TextOrder {
    order: Vec<NodeId>,
    blocks: Vec<Block>,
    /// The place of each node in `order`, by its index in the tree.
    places: Vec<u32>,
}

impl TextOrder {
    /// The game at `root`: each line as far as it goes, with what is played instead of a move straight after it. Only the nodes for
    /// which `shows` holds.
    fn new(tree: &Tree, root: NodeId, shows: impl Fn(NodeId) -> bool) -> TextOrder {
        let before = |node| std::iter::successors(node, |&node| tree.previous_sibling(node)).find(|&node| shows(node));
        let mut text = TextOrder { places: vec![u32::MAX; tree.len() + 1], ..TextOrder::default() };
        // Lines to be written: their first node, how deep they are, and whether that node is written already.
        let mut waiting: Vec<(NodeId, u16, bool)> = vec![(root, 0, false)];
        while let Some((start, indent, written)) = waiting.pop() {
            let (mut node, mut begins) = (start, true);
            if !written {
                text.write(tree, node, indent, begins);
                begins = false;
            }
            while let Some(first) = tree.children(node).find(|&child| shows(child)) {
                text.write(tree, first, indent, begins);
                let last = before(tree.last_child(node));
                if Some(first) != last {
                    // The rest of the line comes after everything that is played instead of its first move.
                    waiting.push((first, indent, true));
                    let beside = std::iter::successors(last, |&child| before(tree.previous_sibling(child)));
                    waiting.extend(beside.take_while(|&c| c != first).map(|c| (c, indent.saturating_add(1), false)));
                    break;
                }
                (node, begins) = (first, false);
            }
        }
        text
    }

    fn write(&mut self, tree: &Tree, node: NodeId, indent: u16, begins: bool) {
        let at = self.order.len() as u32;
        self.places[tree.index(node)] = at;
        self.order.push(node);
        match self.blocks.last_mut() {
            Some(block) if !begins && block.indent == indent && block.length < MOVES => block.length += 1,
            _ => self.blocks.push(Block { indent, first: at, length: 1 }),
        }
    }

    fn block_of(&self, tree: &Tree, node: NodeId) -> Option<usize> {
        let place = self.places.get(tree.index(node)).copied().filter(|&place| place != u32::MAX)?;
        Some(self.blocks.partition_point(|block| block.first <= place).saturating_sub(1))
    }

    fn nodes(&self, block: Block) -> &[NodeId] {
        &self.order[block.first as usize..(block.first + block.length) as usize]
    }
}

/// The layout of a block: its text, the range of each move, and the links to nodes in its comments.
struct Written {
    galley: Arc<Galley>,
    moves: Vec<(Range<usize>, NodeId, String)>,
    links: Vec<(Range<usize>, Where, String)>,
}

/// The cache key of the blocks.
#[derive(Clone, Copy, PartialEq)]
struct Key {
    shape: u64,
    root: NodeId,
    /// The number of nodes seen, if no others are shown.
    seen: Option<usize>,
}

/// The text of one record.
#[derive(Default)]
pub struct GameText {
    text: Option<(Key, TextOrder)>,
    heights: Vec<f32>,
    written: HashMap<usize, Written>,
    /// Revision, width and colours that `written` is of.
    of: Option<(u64, Coordinates, f32, Palette)>,
    names: LinkNames,
    followed: Option<NodeId>,
    /// The current move is to be brought into view.
    reveal: bool,
    /// The current move, and whether it takes the keyboard when it is drawn next.
    here: Option<Id>,
    is_wanted: bool,
}

impl GameText {
    /// Takes the keyboard.
    pub fn lead(&mut self) {
        (self.is_wanted, self.followed) = (true, None);
    }

    /// Whether the current move has the keyboard.
    pub fn has_focus(&self, ctx: &egui::Context) -> bool {
        has_keys(ctx, self.here)
    }

    /// Draws the text into a panel, its buttons beside it.
    pub fn show(&mut self, ui: &mut Ui, panel: Rect, shown: &TreeShown<'_>, actions: &mut Vec<Action>) {
        let area = tree_buttons::beside(panel);
        let palette = Palette::of(ui);
        let width = area.width() - 4.0 * GRID;
        self.lay_out(shown, width, palette);
        let Some((key, text)) = self.text.take() else { return };
        let mut scroll = ScrollArea::vertical().auto_shrink(false);
        if self.followed.replace(shown.node) != Some(shown.node) {
            let block = text.block_of(shown.tree, shown.node);
            self.reveal = block.is_some();
            if let Some(block) = block {
                let above: f32 = self.heights[..block].iter().sum();
                let id = ui.scope_id().with("score top");
                let top = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or(0.0);
                if above < top || above + self.heights[block] > top + area.height() {
                    scroll = scroll.vertical_scroll_offset((above - area.height() / 3.0).max(0.0));
                }
            }
        }
        let id = ui.scope_id().with("score top");
        let builder = UiBuilder::new().id_salt("score").max_rect(area);
        ui.scope_builder(builder, |ui| {
            scroll.show_viewport(ui, |ui, viewport| {
                ui.data_mut(|data| data.insert_temp(id, viewport.min.y));
                let corner = ui.max_rect().min + vec2(2.0 * GRID, GRID);
                let mut y = 0.0;
                for (index, &block) in text.blocks.iter().enumerate() {
                    let height = self.heights[index];
                    if y + height >= viewport.min.y - 60.0 && y <= viewport.max.y + 60.0 {
                        let left = f32::from(block.indent.min(DEEPEST)) * INDENT;
                        let place = corner + vec2(left, y);
                        self.heights[index] = self.block(ui, place, (index, width - left), (&text, shown), actions);
                        if left > 0.0 {
                            let x = place.x - INDENT / 2.0;
                            let line = egui::Stroke::new(1.0, palette.line);
                            ui.painter().vline(x, place.y..=place.y + self.heights[index], line);
                        }
                    }
                    y += self.heights[index];
                }
                ui.allocate_rect(Rect::from_min_size(corner, vec2(width, y + 5.0 * GRID)), Sense::hover());
            });
        });
        if self.reveal {
            // The blocks above were taller than estimated; scroll again with the real heights.
            self.followed = None;
            ui.ctx().request_repaint();
        }
        self.text = Some((key, text));
        let buttons = tree_buttons::Shown { as_text: true, only_line: false, folds: false, unfolds: false };
        tree_buttons::show(ui, panel, buttons, shown, actions);
    }

    fn lay_out(&mut self, shown: &TreeShown<'_>, width: f32, palette: Palette) {
        let key = Key { shape: shown.tree.shape(), root: shown.root, seen: shown.seen.map(Seen::count) };
        if self.text.as_ref().is_none_or(|(of, _)| *of != key) {
            let text = TextOrder::new(shown.tree, shown.root, |node| shown.shows(node));
            self.heights = text.blocks.iter().map(|block| (block.length as f32 / 5.0).ceil() * LEADING).collect();
            self.text = Some((key, text));
            self.of = None;
        }
        let of = (shown.workspace.document().revision().0, shown.workspace.coordinates(), width, palette);
        if self.of != Some(of) {
            // The new layout may have moved the current node.
            self.followed = None;
            self.of = Some(of);
            self.written.clear();
        }
    }

    /// Draws one block and returns its height.
    fn block(
        &mut self,
        ui: &mut Ui,
        place: egui::Pos2,
        (index, width): (usize, f32),
        (text, shown): (&TextOrder, &TreeShown<'_>),
        actions: &mut Vec<Action>,
    ) -> f32 {
        let palette = Palette::of(ui);
        let nodes = text.nodes(text.blocks[index]);
        let names = &mut self.names;
        let written = self.written.entry(index).or_insert_with(|| write(ui, nodes, width, (shown, names), &palette));
        let galley = written.galley.clone();
        let height = galley.size().y + 2.0;
        let rect_of = |letters: &Range<usize>| {
            let at = |index: usize, prefer_next_row| {
                let cursor = CCursor { index: index.into(), prefer_next_row };
                galley.pos_from_cursor(cursor).translate(place.to_vec2())
            };
            let (from, to) = (at(letters.start, true), at(letters.end, false));
            let right = if to.top() > from.top() + 1.0 { place.x + width } else { to.right() };
            Rect::from_min_max(from.min, pos2(right, from.bottom())).expand2(vec2(3.0, -1.0))
        };
        for (number, (letters, to, name)) in written.links.iter().enumerate() {
            let rect = rect_of(letters);
            let response = ui.interact(rect, ui.scope_id().with(("link", index, number)), Sense::click());
            set_name(&response, Role::Link, || name.as_str());
            let response = response.on_hover_cursor(CursorIcon::PointingHand);
            if response.hovered() || response.has_focus() {
                ui.painter().rect_filled(rect, 4.0, palette.hover);
            }
            if response.clicked() {
                actions.push(Action::Run(Command::Go(Go::To(to.clone()))));
            }
        }
        for (letters, node, name) in &written.moves {
            let rect = rect_of(letters);
            let here = *node == shown.node;
            let response = ui.interact(rect, Id::unique(("score", *node)), Sense::click());
            choose(&response, Role::TreeItem, here, || name.clone());
            let response = response.on_hover_cursor(CursorIcon::PointingHand);
            if here {
                self.here = Some(response.id);
                if std::mem::take(&mut self.is_wanted) {
                    response.request_focus();
                }
                ui.painter().rect_filled(rect, 4.0, palette.chosen());
                if std::mem::take(&mut self.reveal) {
                    ui.scroll_to_rect(rect.expand2(vec2(0.0, LEADING)), None);
                }
            } else if response.hovered() {
                ui.painter().rect_filled(rect, 4.0, palette.hover);
            }
            if response.has_focus() {
                let ring = egui::Stroke::new(2.0, palette.accent);
                ui.painter().rect_stroke(rect, 4.0, ring, egui::StrokeKind::Inside);
            }
            if response.clicked() {
                actions.push(Action::GoTo(*node));
            }
        }
        ui.painter().galley(place, galley, palette.text);
        height
    }
}

fn write(
    ui: &Ui,
    nodes: &[NodeId],
    width: f32,
    (shown, names): (&TreeShown<'_>, &mut LinkNames),
    palette: &Palette,
) -> Written {
    let format = |size: f32, family: egui::FontFamily, color| TextFormat {
        font_id: FontId::new(size, family),
        color,
        line_height: Some(LEADING),
        ..TextFormat::default()
    };
    let plain = |color| format(SIZE, egui::FontFamily::Proportional, color);
    let bold = |color| format(SIZE, fonts::bold(), color);
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let mut letters = 0;
    let (mut moves, mut links) = (Vec::new(), Vec::new());
    let mut add = |job: &mut LayoutJob, text: &str, format: TextFormat| {
        job.append(text, 0.0, format);
        letters += text.chars().count();
        letters
    };
    let tree = shown.tree;
    for (index, &node) in nodes.iter().enumerate() {
        let face = Face::of(tree, shown.position.kind(), node, || shown.workspace.move_number_at(node));
        let moved = spoken::move_of(tree, node, shown.position).map(|(_, text)| text);
        let from = add(&mut job, "", plain(palette.text));
        let to = match moved {
            Some(text) => {
                add(&mut job, &format!("{}\u{a0}", face.label), plain(palette.quiet));
                add(&mut job, &text.replace(' ', "\u{a0}"), bold(palette.text))
            }
            None => {
                let what = tree_node::what(shown.position.kind(), (tree, node), &face);
                add(&mut job, &what.replace(' ', "\u{a0}"), plain(palette.text))
            }
        };
        moves.push((from..to, node, tree_node::name_of(shown, node, &face)));
        let judged = if face.judgement.starts_with('?') { palette.alarm } else { palette.accent };
        add(&mut job, face.judgement, bold(judged));
        if let Some(name) = tree.line(node, "N").filter(|name| !name.is_empty()) {
            add(&mut job, &format!("  {name}"), plain(palette.accent));
        }
        let last = index + 1 == nodes.len();
        match wording::own_words(tree, node, shown.position.board()) {
            Some(comment) => {
                let text: String = comment.trim().chars().take(LETTERS).collect();
                let more = if text.len() < comment.trim().len() { "…" } else { "" };
                let end = if last { "" } else { "\n" };
                add(&mut job, "\n", plain(palette.quiet));
                let mut at = 0;
                for (range, link, name) in names.nodes(&text, shown) {
                    let from = add(&mut job, &text[at..range.start], plain(palette.quiet));
                    let to = add(&mut job, &name, plain(palette.accent));
                    links.push((from..to, link, name));
                    at = range.end;
                }
                add(&mut job, &format!("{}{more}{end}", &text[at..]), plain(palette.quiet));
            }
            None if last => {}
            None => {
                add(&mut job, "   ", plain(palette.text));
            }
        }
    }
    Written { galley: ui.fonts_mut(|fonts| fonts.layout_job(job)), moves, links }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<(u16, String)> {
        let (tree, _) = Tree::read(text.as_bytes().to_vec());
        let root = tree.games().next().unwrap();
        let text = TextOrder::new(&tree, root, |_| true);
        let name = |node: &NodeId| tree.line(*node, "N").unwrap_or_default();
        assert_eq!(text.order.len(), tree.descendants(root).count(), "every node once");
        for node in tree.descendants(root) {
            let block = text.blocks[text.block_of(&tree, node).unwrap()];
            assert!(text.nodes(block).contains(&node));
        }
        text.blocks.iter().map(|&block| (block.indent, text.nodes(block).iter().map(name).collect())).collect()
    }

    #[test]
    fn variations_follow_the_move_they_replace() {
        let line = |indent: u16, text: &str| (indent, text.to_owned());
        let rows: [(&str, &[(u16, String)]); 4] = [
            ("(;N[a];N[b];N[c])", &[line(0, "abc")]),
            ("(;N[a](;N[b];N[c])(;N[x];N[y])(;N[z]))", &[line(0, "ab"), line(1, "xy"), line(1, "z"), line(0, "c")]),
            (
                "(;N[a](;N[b](;N[c];N[d])(;N[p](;N[q])(;N[r])))(;N[x]))",
                &[line(0, "ab"), line(1, "x"), line(0, "c"), line(1, "pq"), line(2, "r"), line(0, "d")],
            ),
            ("(;N[a](;N[b])(;N[c]))", &[line(0, "ab"), line(1, "c")]),
        ];
        for (text, expected) in rows {
            assert_eq!(lines(text), expected, "{text}");
        }
        assert!(lines(&format!("({})", ";".repeat(5000))).len() > 100, "long lines are divided");
    }

    #[test]
    fn deep_trees_are_no_trouble() {
        let depth = 50_000;
        lines(&format!("({}{})", ";(;)(;".repeat(depth), ")".repeat(depth)));
    }
}
