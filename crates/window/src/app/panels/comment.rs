//! The comment panel: read as a page of text and edited in place.
//!
//! The text always comes from the record; edits are queued as commands for the node they were typed into, and the record's history is the
//! only undo history. A long comment is split into parts at line ends, and only visible parts are laid out, so that a comment of a megabyte
//! is as fast as a short one.

use std::ops::Range;

use egui::accesskit::Role;
use egui::text::{CCursor, CCursorRange, LayoutJob, TextFormat};
use egui::text_edit::TextEditState;
use egui::{
    Event, FontId, Id, Key, Modifiers, OutputCommand, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, vec2,
};

use crate::app::context::{Action, OnBoard, Reading, RecordState, ViewContext};
use crate::app::look::bidi::field;
use crate::app::look::{GRID, Palette, controls, words};
use crate::app::panels::comment_links::LinkNames;
use crate::app::panels::comment_parts::{PART, Part, byte_of, divide, end_of_change, moved};
use crate::app::panels::comment_reads::Reads;
use crate::app::panels::forks::Forks;
use crate::app::panels::node_bar::Name;
use crate::app::panels::node_offers::NodeOffers;
use crate::app::panels::{comment_links, equal_line, forks, node_bar};
use crate::commands::WindowCommand;
use crate::edit::{Command, place};
use crate::game::board::{Board, Place};
use crate::game::links::{self, Link, Names};
use crate::language::StaticText;
use crate::sgf::{Address, NodeId, Tree};

/// Size of the text, and the distance of its lines.
const SIZE: f32 = 15.0;
const LEADING: f32 = 22.0;
/// The greatest width: about 75 characters.
const MEASURE: f32 = 540.0;

/// The comment panel of one record.
#[derive(Default)]
pub struct CommentPanel {
    /// Record, node and revision that `text` is the comment of.
    shown: Option<((u64, NodeId), RecordState)>,
    text: String,
    parts: Vec<Part>,
    /// Where the caret shall go: a byte of the text.
    caret: Option<usize>,
    /// The text was changed here, and the record does not have it yet.
    is_sent: bool,
    /// The caret was put somewhere and shall be seen.
    reveal: bool,
    has_focus: bool,
    /// The byte of the text at the caret, while it is written.
    at: Option<usize>,
    lit: Option<OnBoard<Vec<Place>>>,
    /// How many moves the main line has: the shape of the tree, its root, the number.
    moves: Option<((u64, NodeId), Option<usize>)>,
    /// The matches of a search, in bytes of the text.
    pub found: Vec<Range<usize>>,
    /// The width for which heights were measured.
    width: f32,
    /// Another node is shown than in the last frame.
    fresh: bool,
    name: Name,
    /// The moves to go on with, below the text.
    pub forks: Forks,
    /// Where the text began when it was drawn last.
    pub top: Option<f32>,
    /// It is being written, and not only clicked: what stands around it makes room.
    is_written: bool,
    /// Where the caret was when the text lost the keyboard in this frame, to a click on the board or the tree.
    left: Option<usize>,
    /// The part and the byte of it that the caret is at: its link is shown as it is written.
    open: Option<(usize, usize)>,
    /// The end of a link that was just put in, which reads as its move although the caret stands behind it.
    closed: Option<usize>,
    link_names: LinkNames,
    /// The moves that are offered for a number that is being typed.
    offers: NodeOffers,
}

/// What is shown next to the comment.
#[derive(Clone, Copy, Default)]
pub struct Beside<'a> {
    /// What follows is hidden, and no continuations are listed.
    pub hides: bool,
    /// The labels of the node.
    pub labels: &'a [(Place, String)],
    /// The place under the pointer.
    pub pointed: Option<Place>,
    /// How many continuations are seen without scrolling.
    pub rows: usize,
}

/// The input for drawing the parts.
pub(super) struct Page<'a> {
    pub reading: Reading<'a>,
    pub names: Names<'a>,
    /// The hovered board place, whose name is highlighted.
    pub pointed: Option<Place>,
    hint: String,
    pub palette: Palette,
    /// What follows is hidden.
    pub hides: bool,
}

impl CommentPanel {
    /// Goes to the end of the comment to write there.
    pub fn start_editing(&mut self) {
        self.caret = Some(usize::MAX);
    }

    /// Whether the keyboard belongs to the comment or to the node's name.
    pub fn has_focus(&self) -> bool {
        self.has_focus || self.name.has_focus
    }

    /// Whether the text is being written. A click alone moves nothing under the pointer.
    pub fn is_written(&self) -> bool {
        self.is_written
    }

    /// The panel of the record that takes the place of this one, after a merge, say: whoever is writing goes on there.
    pub fn carried_over(self) -> CommentPanel {
        let caret = if self.has_focus { self.at.or(Some(self.text.len())) } else { None };
        CommentPanel { text: self.text, caret, ..CommentPanel::default() }
    }

    /// Ends editing: another record is active, or the panel is hidden.
    pub fn leave(&mut self) {
        (self.has_focus, self.is_written, self.at, self.top) = (false, false, None, None);
        self.name.has_focus = false;
        self.forks.foreshown = None;
    }

    /// The points to highlight on the board: those under the pointer or the caret.
    pub fn lit(&self, board: &Board) -> &[Place] {
        self.lit.as_ref().and_then(|lit| lit.on(board)).map_or(&[], Vec::as_slice)
    }

    /// Lights up further points.
    fn light(&mut self, board: &Board, mut lit: Vec<Place>) {
        if !lit.is_empty() {
            lit.extend(self.lit(board));
            self.lit = Some(OnBoard::new(board, lit));
        }
    }

    /// Whether clicks on the board or the tree with Ctrl held go into the text.
    pub fn takes_inserts(&self) -> bool {
        self.at.or(self.left).or(self.caret).is_some()
    }

    /// Inserts the link to a node, as [`insert`](Self::insert) does.
    pub fn insert_link(&mut self, node: NodeId, reading: &Reading<'_>, actions: &mut Vec<Action>) {
        self.insert(&link_to(reading.tree, node), reading, actions);
        self.closed = self.caret;
    }

    /// Inserts a word at the caret, or at the end, with a blank if needed: the name of a point clicked on the board.
    pub fn insert(&mut self, word: &str, reading: &Reading<'_>, actions: &mut Vec<Action>) {
        self.follow(reading);
        let at = self.at.or(self.left).unwrap_or(self.text.len()).min(self.text.len());
        self.is_written = true;
        let close = self.text[..at].chars().next_back().is_some_and(|c| !c.is_whitespace() && !"([{-–\"'".contains(c));
        let word = if close { format!(" {word}") } else { word.to_owned() };
        self.text.insert_str(at, &word);
        self.parts = divide(&self.text);
        self.caret = Some(at + word.len());
        self.at = self.caret;
        self.send(reading.place(), actions);
    }

    /// Draws name, annotations and comment.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        area: Rect,
        here: &ViewContext<'_>,
        beside: Beside<'_>,
        actions: &mut Vec<Action>,
    ) {
        let palette = Palette::of(ui);
        ui.painter().rect_filled(area, 0.0, palette.page);
        let Some(reading) = here.record else { return };
        self.follow(&reading);
        self.lit = None;
        let bar = area.with_max_y((area.top() + node_bar::height(area.size())).min(area.bottom()));
        node_bar::show(ui, bar, here, &mut self.name, actions);
        let names = Names { labels: beside.labels, moves: self.moves(&reading), ..Names::of(reading.position) };
        let keys = (here.keys)(&WindowCommand::EditComment.into());
        let hint = StaticText("write-a-comment", "Add a comment");
        let hint = if keys.is_empty() { hint.to_string() } else { format!("{hint} ({keys})") };
        let page = Page { reading, names, pointed: beside.pointed, hint, palette, hides: beside.hides };
        self.forks.foreshown = None;
        let below = area.with_min_y(bar.bottom());
        // In a very low panel the text has the room that there is; the tree shows the forks.
        let rows = if below.height() < 3.0 * forks::ROW { 0 } else { beside.rows.max(1) };
        let height = forks::height(self.forks.rows(&reading, rows, beside.hides).min(rows.max(forks::MOST)));
        let (text, list) = below.split_top_bottom_at_y(below.bottom() - height);
        self.top = Some(text.top());
        // In reading order, so that Tab follows it.
        let page_in = |ui: &mut Ui, rect: Rect, panel: &mut CommentPanel, actions: &mut Vec<Action>| {
            let builder = UiBuilder::new().id_salt("comment").max_rect(rect);
            ui.scope_builder(builder, |ui| panel.page(ui, &page, actions));
            if panel.has_focus {
                let ring = Stroke::new(2.0, page.palette.accent);
                ui.painter().rect_stroke(rect.shrink(1.0), 4.0, ring, StrokeKind::Inside);
            }
        };
        if beside.hides {
            page_in(ui, text, self, actions);
        } else {
            let rest = equal_line::rest(text, &reading);
            page_in(ui, rest, self, actions);
            equal_line::show(ui, text, here, &reading, actions);
        }
        match beside.hides {
            _ if height == 0.0 => {}
            true => forks::show_hidden(ui, list, here, actions),
            false => self.forks.show(ui, list, here, &reading, actions),
        }
    }

    /// How many moves the main line has; `None` where they are more than anybody waits for to be counted.
    fn moves(&mut self, reading: &Reading<'_>) -> Option<usize> {
        const MOST: usize = 20_000;
        let key = (reading.tree.shape(), reading.root);
        if self.moves.is_none_or(|(of, _)| of != key) {
            let kind = reading.position.kind();
            let mut line = reading.tree.main_line(reading.root);
            let near = line.by_ref().take(MOST).filter(|&node| place::has_move(reading.tree, kind, node)).count();
            self.moves = Some((key, line.next().is_none().then_some(near)));
        }
        self.moves.and_then(|(_, moves)| moves)
    }

    /// Loads the record's current comment.
    fn follow(&mut self, reading: &Reading<'_>) {
        let now = (reading.place(), reading.state);
        if self.shown == Some(now) {
            return;
        }
        let (same_node, is_first) = (self.shown.is_some_and(|(place, _)| place == now.0), self.shown.is_none());
        self.shown = Some(now);
        let text = reading.tree.text(reading.node, "C").unwrap_or_default();
        if text == self.text && same_node && !self.parts.is_empty() {
            self.is_sent = false;
            return;
        }
        self.fresh = !same_node;
        let is_sent = std::mem::take(&mut self.is_sent);
        if let Some(at) = self.at.filter(|_| self.has_focus && same_node && is_sent) {
            // What was typed at a marker of a conflict got a line of its own.
            self.caret = Some(moved(at, &self.text, &text));
        } else if (self.has_focus || self.caret.is_some()) && same_node {
            // Undone, or changed from elsewhere while it is written or about to be: the caret goes where the change was.
            let end = end_of_change(&self.text, &text);
            let rest_of_line = text[end..].find('\n').unwrap_or(text.len() - end);
            self.caret = Some(if self.caret.is_some() { end + rest_of_line } else { end });
        } else if is_first {
            self.caret = self.caret.map(|caret| moved(caret, &self.text, &text));
        }
        self.parts = divide(&text);
        self.text = text;
    }

    fn page(&mut self, ui: &mut Ui, page: &Page<'_>, actions: &mut Vec<Action>) {
        let width = (ui.available_width() - 4.0 * GRID).clamp(80.0, MEASURE);
        if width != self.width {
            self.width = width;
            self.parts.iter_mut().for_each(|part| part.height = None);
        }
        if self.fresh {
            // Continued typing would be meant for the other node.
            (0..self.parts.len()).for_each(|index| ui.memory_mut(|memory| memory.surrender_focus(self.part_id(index))));
        }
        if let Some(caret) = self.caret.take() {
            self.place_caret(ui, caret.min(self.text.len()), page);
        }
        self.left = self.at;
        self.has_focus = false;
        if let Some(node) = self.offers.show(ui) {
            self.link_number(node, page, actions);
        }
        let mut scroll = ScrollArea::vertical().min_scrolled_height(0.0).auto_shrink(false);
        if std::mem::take(&mut self.fresh) {
            scroll = scroll.vertical_scroll_offset(0.0);
        }
        let room = ui.available_height();
        scroll.show_viewport(ui, |ui, viewport| {
            let corner = ui.max_rect().min + vec2(2.0 * GRID, GRID / 2.0);
            let mut y = 0.0;
            let mut index = 0;
            while index < self.parts.len() {
                let part = &mut self.parts[index];
                let height = *part.height.get_or_insert_with(|| estimate(&self.text[part.range.clone()], width));
                let near = y + height >= viewport.min.y - 100.0 && y <= viewport.max.y + 100.0;
                if near || ui.memory(|memory| memory.has_focus(self.part_id(index))) {
                    // The last part fills the page, so that a click below the text goes to its end.
                    let last = index + 1 == self.parts.len();
                    let least = if last { (room - y - 2.0 * GRID).max(LEADING) } else { 0.0 };
                    let place = Rect::from_min_size(corner + vec2(0.0, y), vec2(width, least));
                    let height = self.part(ui, index, place, page, actions);
                    if let Some(part) = self.parts.get_mut(index) {
                        part.height = Some(height);
                    }
                    y += height;
                } else {
                    y += height;
                }
                index += 1;
            }
            ui.allocate_rect(Rect::from_min_size(corner, vec2(width, y + GRID)), Sense::hover());
        });
        match self.has_focus {
            true => self.left = None,
            false => {
                (self.at, self.open) = (None, None);
                self.offers = NodeOffers::default();
            }
        }
        let types =
            |event: &Event| matches!(event, Event::Text(_) | Event::Paste(_) | Event::Ime(_) | Event::Key { .. });
        let typed = ui.input(|input| input.events.iter().any(types));
        let is_written = self.has_focus && (self.is_written || self.is_sent || typed);
        if std::mem::replace(&mut self.is_written, is_written) != is_written {
            ui.ctx().request_repaint();
        }
    }

    /// Draws one part and returns its height.
    fn part(&mut self, ui: &mut Ui, index: usize, place: Rect, page: &Page<'_>, actions: &mut Vec<Action>) -> f32 {
        let id = self.part_id(index);
        let range = self.parts[index].range.clone();
        let focused = ui.memory(|memory| memory.has_focus(id));
        field::forget_undo(ui.ctx(), id);
        if focused && self.take_offer(ui, page, actions) {
            self.has_focus = true;
            return place.height();
        }
        let reads = self.reads(ui, index, page);
        if focused && self.parts.len() > 1 && self.step_out(ui, (index, &reads), page, actions) {
            self.has_focus = true;
            return place.height();
        }
        let (old, links) = (reads.shown.as_str(), reads.links.as_slice());
        // The matches in a text that is being changed are not known yet.
        let found: Vec<Range<usize>> = self
            .found
            .iter()
            .filter(|found| found.start >= range.start && found.end <= range.end)
            .map(|found| reads.shown_at(found.start - range.start)..reads.shown_at(found.end - range.start))
            .collect();
        let mut set = |_: &Ui, text: &str, width: f32| match text == old {
            true => job(text, (links, &found), width, &page.palette),
            false => job(text, (&reads.kept(text), &[]), width, &page.palette),
        };
        let chosen = chosen(ui, id, old);
        let mut buffer = old.to_owned();
        let below = Rect::from_min_size(place.min, vec2(place.width(), f32::INFINITY));
        let write = |ui: &mut Ui| {
            field::laid_out(ui, &mut buffer, id, &mut set, |edit| {
                edit.frame(egui::Frame::NONE)
                    .desired_width(place.width())
                    .desired_rows(1)
                    .min_size(place.size())
                    .font(FontId::proportional(SIZE))
            })
        };
        let output = ui.scope_builder(UiBuilder::new().max_rect(below), write).inner;
        if let Some(chosen) = chosen {
            // What is copied is what is written.
            let written = reads.written(chosen.start)..reads.written(chosen.end);
            let text = &self.text[range.start + written.start..range.start + written.end];
            copy_instead(ui, &old[chosen], text);
        }
        let response = &output.response.response;
        controls::set_name_and_value(response, Role::MultilineTextInput, &words::COMMENT, &buffer);
        if self.text.is_empty() && buffer.is_empty() && !response.has_focus() {
            let (font, ink) = (FontId::proportional(SIZE), page.palette.quiet);
            let hint = ui.painter().layout(page.hint.clone(), font, ink, place.width());
            ui.painter().galley(place.min, hint, ink);
        }
        let caret = output.cursor_range.filter(|_| response.has_focus()).map(|range| range.primary);
        let caret = caret.map(|cursor| (byte_of(&buffer, cursor.index.0), output.galley.pos_from_cursor(cursor)));
        let own = caret.map(|(at, _)| at);
        let mut lit = comment_links::show(ui, (old, links), &output, (page, own), actions);
        let height = response.rect.height();
        let changed = buffer != old;
        if let Some((at, on_screen)) = caret {
            self.has_focus = true;
            self.at = Some(range.start + reads.written(at));
            if let Some(link) = links::at(links, at) {
                lit.extend(comment_links::place_of(page, link));
            }
            let on_screen = on_screen.translate(output.galley_pos.to_vec2());
            if std::mem::take(&mut self.reveal) {
                ui.scroll_to_rect(on_screen.expand2(vec2(0.0, LEADING)), None);
            }
        }
        self.light(page.reading.position.board(), lit);
        if changed {
            let (gone, new) = reads.edit(&buffer, own.unwrap_or(buffer.len()));
            let at = gone.start + new.len();
            let mut written = self.text[range.clone()].to_owned();
            written.replace_range(gone, new);
            self.at = self.at.map(|_| range.start + at);
            self.replace(index, &written);
            if own.is_some() && self.caret.is_none() {
                self.open = Some((index, at));
                let links = comment_links::shown(&written, &mut self.link_names, page);
                if Reads::of(&written, links, Some(at)).shown != buffer {
                    // Something else is a link now.
                    self.caret = Some(range.start + at);
                }
            }
            self.send(page.reading.place(), actions);
        }
        if let Some((_, on_screen)) = caret {
            let before = self.at.and_then(|at| self.text.get(..at)).filter(|_| !page.hides);
            self.offers.follow(before, &page.reading);
            self.offers.caret = Some(on_screen.translate(output.galley_pos.to_vec2()));
            self.offers.keep_keys(ui, output.response.response.id);
        }
        height
    }

    /// A part as it is read. Where the caret has come into a link or has left one, that one is shown otherwise than before, and the caret
    /// stays where it is in the text.
    fn reads(&mut self, ui: &Ui, index: usize, page: &Page<'_>) -> Reads {
        let (id, range) = (self.part_id(index), self.parts[index].range.clone());
        let written = &self.text[range.clone()];
        let links = comment_links::shown(written, &mut self.link_names, page);
        let open = self.open.filter(|(part, _)| *part == index).map(|(_, at)| at);
        let before = Reads::of(written, links.clone(), open);
        let state = TextEditState::load(ui.ctx(), id).filter(|_| ui.memory(|memory| memory.has_focus(id)));
        let Some((mut state, cursor)) = state.and_then(|state| Some((state.clone(), state.cursor.char_range()?)))
        else {
            return if open.is_some() { Reads::of(written, links, None) } else { before };
        };
        // Nothing moves under a pointer that is selecting.
        if !cursor.is_empty() || ui.input(|input| input.pointer.primary_down()) {
            return before;
        }
        let at = before.written(byte_of(&before.shown, cursor.primary.index.0));
        self.closed = self.closed.filter(|closed| *closed == range.start + at);
        let now = if self.closed.is_some() { None } else { Some(at) };
        let after = Reads::of(written, links, now);
        self.open = now.map(|at| (index, at));
        if after.shown != before.shown {
            let letters = after.shown[..after.shown_at(at)].chars().count();
            state.cursor.set_char_range(Some(CCursorRange::one(CCursor::new(letters))));
            state.store(ui.ctx(), id);
        }
        after
    }

    /// Puts the link to the move in the place of its number, if one was taken with the keys. Returns whether it was.
    fn take_offer(&mut self, ui: &Ui, page: &Page<'_>, actions: &mut Vec<Action>) -> bool {
        let taken = self.offers.keys(ui);
        taken.is_some_and(|node| self.link_number(node, page, actions))
    }

    /// Puts the link to a node in the place of the number before the caret.
    fn link_number(&mut self, node: NodeId, page: &Page<'_>, actions: &mut Vec<Action>) -> bool {
        let Some((start, end)) = self.offers.start().zip(self.at.or(self.left)) else { return false };
        if self.text.get(start..end).is_none_or(|number| !number.starts_with('#')) {
            return false;
        }
        let link = link_to(page.reading.tree, node);
        self.text.replace_range(start..end, &link);
        self.parts = divide(&self.text);
        (self.caret, self.closed) = (Some(start + link.len()), Some(start + link.len()));
        self.at = self.caret;
        self.offers = NodeOffers::default();
        self.send(page.reading.place(), actions);
        true
    }

    /// At the edge of a part, arrows go on in the next one and deleting joins the two. Returns whether the parts are others now.
    fn step_out(
        &mut self,
        ui: &Ui,
        (index, reads): (usize, &Reads),
        page: &Page<'_>,
        actions: &mut Vec<Action>,
    ) -> bool {
        let state = TextEditState::load(ui.ctx(), self.part_id(index));
        let Some(cursor) = state.and_then(|state| state.cursor.char_range()).filter(CCursorRange::is_empty) else {
            return false;
        };
        let part = self.parts[index].range.clone();
        let at = part.start + reads.written(byte_of(&reads.shown, cursor.primary.index.0));
        let press = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let mut gone = None;
        if at == part.start && index > 0 {
            let end = self.parts[index - 1].range.end;
            if press(Key::ArrowLeft) || press(Key::ArrowUp) {
                self.place_caret(ui, end, page);
            } else if press(Key::Backspace) {
                // Delete the line end between two parts, or the last character of a part that ends within a line.
                let last = self.text[..end].chars().next_back().map_or(0, char::len_utf8);
                gone = Some(if end < part.start { end..part.start } else { end - last..end });
            }
        } else if at == part.end && index + 1 < self.parts.len() {
            let start = self.parts[index + 1].range.start;
            if press(Key::ArrowRight) || press(Key::ArrowDown) {
                self.place_caret(ui, start, page);
            } else if press(Key::Delete) {
                let first = self.text[start..].chars().next().map_or(0, char::len_utf8);
                gone = Some(if part.end < start { part.end..start } else { start..start + first });
            }
        }
        let Some(gone) = gone else { return false };
        self.caret = Some(gone.start);
        self.text.replace_range(gone, "");
        self.parts = divide(&self.text);
        self.send(page.reading.place(), actions);
        true
    }

    /// A part has become `buffer`.
    fn replace(&mut self, index: usize, buffer: &str) {
        let old = self.parts[index].range.clone();
        self.text.replace_range(old.clone(), buffer);
        let end = old.start + buffer.len();
        for part in &mut self.parts[index + 1..] {
            part.range = (part.range.start - old.end + end)..(part.range.end - old.end + end);
        }
        self.parts[index].range.end = end;
        if buffer.len() > 3 * PART {
            // Much was pasted.
            self.parts = divide(&self.text);
            self.caret = self.at.map(|_| end);
        }
    }

    fn send(&mut self, place: (u64, NodeId), actions: &mut Vec<Action>) {
        self.is_sent = true;
        actions.push(Action::RunAt(place, Command::Comment(self.text.clone())));
    }

    /// Puts the caret at a byte of the text, in whichever part has it.
    fn place_caret(&mut self, ui: &Ui, at: usize, page: &Page<'_>) {
        let index = self.parts.iter().position(|part| at <= part.range.end).unwrap_or(0);
        let range = self.parts[index].range.clone();
        let at = at.max(range.start) - range.start;
        let links = comment_links::shown(&self.text[range.clone()], &mut self.link_names, page);
        let open = Some(at).filter(|at| self.closed != Some(range.start + at));
        let reads = Reads::of(&self.text[range], links, open);
        self.open = open.map(|at| (index, at));
        let chars = reads.shown[..reads.shown_at(at)].chars().count();
        let id = self.part_id(index);
        field::select(ui.ctx(), id, chars..chars);
        ui.memory_mut(|memory| memory.request_focus(id));
        self.reveal = true;
    }

    /// The field of a part. Each record has its own, so that the keyboard stays with the one that is written.
    fn part_id(&self, index: usize) -> Id {
        Id::unique(("comment part", self.shown.map(|((record, _), _)| record), index))
    }
}

/// The link to a node, as it is written in a comment.
fn link_to(tree: &Tree, node: NodeId) -> String {
    format!("#{}", Address::of(tree, node))
}

/// The bytes that are selected in a field, where they are copied or cut in this frame.
fn chosen(ui: &Ui, id: Id, text: &str) -> Option<Range<usize>> {
    let copies = |event: &Event| matches!(event, Event::Copy | Event::Cut);
    if !ui.input(|input| input.events.iter().any(copies)) {
        return None;
    }
    let chosen = TextEditState::load(ui.ctx(), id)?.cursor.char_range()?.as_sorted_char_range();
    let range = byte_of(text, chosen.start.0)..byte_of(text, chosen.end.0);
    (!range.is_empty()).then_some(range)
}

/// Copies another text than the one that a field has copied.
fn copy_instead(ui: &Ui, shown: &str, written: &str) {
    ui.output_mut(|output| {
        for command in &mut output.commands {
            match command {
                OutputCommand::CopyText(text) if text == shown => written.clone_into(text),
                _ => {}
            }
        }
    });
}

/// How high a text will be, roughly, before it was laid out.
fn estimate(text: &str, width: f32) -> f32 {
    let letters = (width / (SIZE * 0.5)).max(1.0);
    text.lines().map(|line| (line.len() as f32 / letters).ceil().max(1.0)).sum::<f32>().max(1.0) * LEADING
}

/// The links of a text, and what is found in it.
type Painted<'a> = (&'a [(Range<usize>, Link)], &'a [Range<usize>]);

/// The text as it is laid out: links quietly in colour, what is found on a ground of its own, lines far enough apart to be read.
fn job(text: &str, (links, found): Painted<'_>, width: f32, palette: &Palette) -> LayoutJob {
    let plain = TextFormat {
        font_id: FontId::proportional(SIZE),
        color: palette.text,
        line_height: Some(LEADING),
        ..TextFormat::default()
    };
    let linked = TextFormat { color: palette.accent, ..plain.clone() };
    let address = TextFormat { underline: Stroke::new(1.0, Palette::faint(palette.accent, 0.5)), ..linked.clone() };
    let mut job = LayoutJob { keep_trailing_whitespace: true, ..LayoutJob::default() };
    job.wrap.max_width = width;
    let ground = Palette::faint(palette.accent, 0.28);
    let mut append = |range: Range<usize>, format: &TextFormat| {
        let mut at = range.start;
        for mark in found.iter().filter(|mark| mark.start < range.end && mark.end > range.start) {
            let (from, to) = (mark.start.max(at), mark.end.min(range.end));
            job.append(&text[at..from], 0.0, format.clone());
            job.append(&text[from..to], 0.0, TextFormat { background: ground, ..format.clone() });
            at = to;
        }
        job.append(&text[at..range.end], 0.0, format.clone());
    };
    let mut at = 0;
    for (range, link) in links {
        append(at..range.start, &plain);
        let format = if matches!(link, Link::Address(_)) { &address } else { &linked };
        append(range.clone(), format);
        at = range.end;
    }
    append(at..text.len(), &plain);
    job
}

#[cfg(all(test, feature = "window-tests"))]
mod window_tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, all, picture, typed};

    const GAME: &str = "(;GM[1]SZ[19];B[dd];W[pd]N[Opening]TE[2]C[Black answers at D16, as in move 2.\n\nThe ladder from k11 \
works, see https://example.org/ladder for its history. If White cuts at C3 instead, the corner lives with sente and \
the game is even; most players would tenuki here and come back when Q4 is settled.])";

    type Shared = Rc<RefCell<CommentPanel>>;

    fn put_up(text: &str, path: &[usize]) -> (Shared, egui_kittest::Harness<'static, Stage>) {
        let panel = Shared::default();
        let shown = panel.clone();
        let draw = move |ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>| {
            shown.borrow_mut().show(ui, all(ui), here, Beside::default(), actions)
        };
        (panel, Stage::new(text, path).play([420.0, 320.0], draw))
    }

    #[test]
    fn links_are_followed_and_points_light_up() {
        let (panel, mut harness) = put_up(GAME, &[0, 0]);
        picture(&mut harness, "comment");
        harness.get_by_label("D16").hover();
        harness.run();
        let tree = crate::sgf::Tree::read(GAME.into()).0;
        let kind = crate::game::Kind::of(&tree, tree.games().next().unwrap());
        assert_eq!(panel.borrow().lit(kind.board()).len(), 1);
        harness.get_by_label("D16").click();
        harness.run();
        let there = crate::edit::Go::WherePlayed(kind.board().parse("dd").unwrap().into());
        assert_eq!(harness.state_mut().commands(), [Command::Go(there)]);
        harness.get_by_label("move 2").click();
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["goto 2"]));
    }

    #[test]
    fn a_typed_comment_is_one_change() {
        let (panel, mut harness) = put_up("(;GM[1]SZ[9]C[One])", &[]);
        panel.borrow_mut().start_editing();
        harness.run();
        assert!(panel.borrow().has_focus());
        harness.get_by_label("Comment").type_text(" two");
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["comment 'One two'"]));
        picture(&mut harness, "comment-writing");
    }

    #[test]
    fn an_empty_comment_has_a_hint() {
        let (panel, mut harness) = put_up("(;GM[1]SZ[9])", &[]);
        picture(&mut harness, "comment-empty");
        harness.get_by_label("Comment").click();
        harness.run();
        assert!(panel.borrow().has_focus());
    }

    const LINKED: &str = "(;GM[1]SZ[9];B[ee];W[gc](;B[cg])(;B[gg]N[Cut])C[see #0.0 or #\"Cut\", not #0.7])";

    fn value(harness: &egui_kittest::Harness<'static, Stage>) -> String {
        let field = harness.get_by_label("Comment");
        egui_kittest::kittest::NodeT::accesskit_node(&field).value().unwrap_or_default()
    }

    /// A panel whose commands are run, and what its record says of the last node.
    fn write(text: &str, path: &[usize]) -> (Shared, egui_kittest::Harness<'static, Stage>) {
        let panel = Shared::default();
        let shown = panel.clone();
        let draw = move |ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>| {
            shown.borrow_mut().show(ui, all(ui), here, Beside::default(), actions)
        };
        let mut harness = Stage::running(text, path).play([420.0, 320.0], draw);
        panel.borrow_mut().start_editing();
        harness.run();
        (panel, harness)
    }

    fn keys(harness: &mut egui_kittest::Harness<'static, Stage>, keys: &[Key]) {
        for key in keys {
            harness.key_press(*key);
            harness.run();
        }
    }

    #[test]
    fn links_to_nodes_read_as_their_moves_and_are_followed() {
        let (panel, mut harness) = put_up(LINKED, &[0, 0]);
        assert_eq!(value(&harness), "see 2 G7 or Cut, not #0.7");
        picture(&mut harness, "comment-node-links");
        harness.get_by_label("2 G7").click();
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["goto /0.0"]));
        // While it is written as well, and the caret stays where it is.
        panel.borrow_mut().start_editing();
        harness.run();
        harness.get_by_label("Cut").click();
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["goto '#\"Cut\"'"]));
    }

    #[test]
    fn a_link_is_written_out_while_the_caret_is_in_it() {
        let (_, mut harness) = write("(;GM[1]SZ[9];B[ee];W[gc]C[see #0.0 x])", &[0, 0]);
        assert_eq!(value(&harness), "see 2 G7 x");
        keys(&mut harness, &[Key::ArrowLeft, Key::ArrowLeft]);
        assert_eq!(value(&harness), "see #0.0 x");
        keys(&mut harness, &[Key::ArrowLeft]);
        assert_eq!(value(&harness), "see #0.0 x");
        keys(&mut harness, &[Key::ArrowLeft, Key::ArrowLeft, Key::ArrowLeft]);
        assert_eq!(value(&harness), "see 2 G7 x");
        harness.get_by_label("Comment").type_text("y");
        harness.run();
        assert!(harness.state().text().contains("C[see y#0.0 x]"), "{}", harness.state().text());
        // From the left into it, and what is typed there changes what is written.
        keys(&mut harness, &[Key::ArrowRight, Key::ArrowRight]);
        assert_eq!(value(&harness), "see y#0.0 x");
        keys(&mut harness, &[Key::End, Key::Backspace, Key::Backspace]);
        assert!(harness.state().text().contains("C[see y#0.0]"), "{}", harness.state().text());
    }

    #[test]
    fn escape_closes_the_offered_moves_and_leaves_the_text_open() {
        let (_, mut harness) = write("(;GM[1]SZ[9];B[ee];W[gc];B[cg]C[As])", &[0, 0, 0]);
        for letter in [" ", "#", "2"] {
            harness.get_by_label("Comment").type_text(letter);
            harness.run();
        }
        assert!(harness.query_by_label("2 G7").is_some());
        keys(&mut harness, &[Key::Escape]);
        assert!(harness.query_by_label("2 G7").is_none());
        harness.get_by_label("Comment").type_text("x");
        harness.run();
        assert!(harness.state().text().contains("C[As #2x]"), "{}", harness.state().text());
        assert!(harness.get_by_label("Comment").is_focused());
        keys(&mut harness, &[Key::Escape]);
        assert!(!harness.get_by_label("Comment").is_focused());
    }

    /// Moves of variations that neither the current line nor the main line passes are offered, too.
    #[test]
    fn all_moves_with_a_number_are_offered() {
        let game = "(;GM[1]SZ[9](;B[ee];W[gc];B[cg]C[As])(;B[aa](;W[bb];B[cc])(;W[dd];B[ff])))";
        let (_, mut harness) = write(game, &[0, 0, 0]);
        for letter in [" ", "#", "3"] {
            harness.get_by_label("Comment").type_text(letter);
            harness.run();
        }
        for name in ["3 C3", "3 C7 (variation)", "3 F4 (variation)"] {
            assert!(harness.query_by_label(name).is_some(), "{name}");
        }
    }

    #[test]
    fn a_number_becomes_a_link_only_if_a_move_is_taken() {
        let game = "(;GM[1]SZ[9];B[ee];W[gc](;B[cg];W[cc]C[As])(;B[gg]))";
        let (_, mut harness) = write(game, &[0, 0, 0, 0]);
        for letter in [" ", "#", "3"] {
            harness.get_by_label("Comment").type_text(letter);
            harness.run();
        }
        picture(&mut harness, "comment-offers");
        assert!(harness.query_by_label("3 C3").is_some() && harness.query_by_label("3 G3 (variation)").is_some());
        keys(&mut harness, &[Key::Enter]);
        assert!(harness.state().text().contains("C[As #3\n]"), "{}", harness.state().text());
        for letter in ["#", "3"] {
            harness.get_by_label("Comment").type_text(letter);
            harness.run();
        }
        keys(&mut harness, &[Key::ArrowDown, Key::ArrowDown, Key::Enter]);
        assert!(harness.state().text().contains("C[As #3\n#0.0.1]"), "{}", harness.state().text());
        assert_eq!(value(&harness), "As #3\n3 G3");
        // What is written next stands behind it; taking back its end takes back all of it.
        harness.get_by_label("Comment").type_text(".");
        harness.run();
        assert!(harness.state().text().contains("#0.0.1.]"), "{}", harness.state().text());
        for letter in [" ", "#", "2"] {
            harness.get_by_label("Comment").type_text(letter);
            harness.run();
        }
        harness.get_by_label("2 G7").click();
        harness.run();
        assert!(harness.state().text().contains("#0.0.1. #0.0]"), "{}", harness.state().text());
    }

    #[test]
    fn annotations_are_set_and_taken_back() {
        let (_, mut harness) = put_up(GAME, &[0, 0]);
        harness.get_by_label("Bad move").click();
        harness.run();
        harness.get_by_label("Good move").click();
        harness.run();
        assert_eq!(harness.state_mut().commands(), typed(&["annotate bad-move 1", "unset TE"]));
    }

    /// Of a long comment only what can be seen is laid out, read or written.
    #[test]
    fn a_comment_of_a_megabyte_costs_what_is_seen_of_it() {
        fn letters(shape: &egui::Shape) -> usize {
            match shape {
                egui::Shape::Text(text) => text.galley.rows.iter().map(|row| row.glyphs.len()).sum(),
                egui::Shape::Vec(shapes) => shapes.iter().map(letters).sum(),
                _ => 0,
            }
        }

        let text = format!("(;GM[1]SZ[9]C[{}])", "The ladder from k11 works, see move 17.\n".repeat(26_000));
        let (panel, mut harness) = put_up(&text, &[]);
        picture(&mut harness, "comment-long");
        let drawn = |harness: &egui_kittest::Harness<'_, Stage>| {
            harness.output().shapes.iter().map(|shape| letters(&shape.shape)).sum::<usize>()
        };
        let read = drawn(&harness);
        assert!((100..50_000).contains(&read), "{read} letters drawn");
        panel.borrow_mut().start_editing();
        harness.run();
        harness.state_mut().commands();
        harness.get_by_label("Comment").type_text("x");
        harness.run();
        let written = drawn(&harness);
        assert!((100..50_000).contains(&written), "{written} letters drawn while writing");
        let commands = harness.state_mut().commands();
        assert!(
            matches!(&commands[..], [crate::commands::AnyCommand::Record(Command::Comment(text))] if text.ends_with("\nx")),
            "{}",
            commands.len()
        );
    }
}
