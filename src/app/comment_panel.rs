//! The comment of a node: read as a page of text, written in the same place.
//!
//! What is shown always comes from the record; what is typed is queued as a command for the node it was typed into, and the
//! record's history is the only one. A long comment is divided into parts at line ends, and only the parts on view are laid
//! out, so that a comment of a megabyte is as quick as a short one.

use std::ops::Range;

use egui::text::{CCursor, CCursorRange, LayoutJob, TextFormat};
use egui::text_edit::TextEditState;
use egui::{
    Align2, CursorIcon, FontId, Id, Key, Modifiers, Rect, ScrollArea, Sense, Stroke, TextEdit, Ui, UiBuilder, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::Ask;
use super::here::{Here, Reading, line};
use super::links::{self, Link};
use super::node_bar;
use super::theme::{GRID, Palette};
use super::words;
use crate::game::board::{Board, Place};
use crate::sgf::NodeId;

/// Size of the text, and the distance of its lines.
const SIZE: f32 = 15.0;
const LEADING: f32 = 22.0;
/// A line is at most this long: about 75 letters.
const MEASURE: f32 = 540.0;
/// Longer texts are divided into parts of about this many bytes.
const PART: usize = 12 * 1024;

/// The comment panel of one record.
#[derive(Default)]
pub struct CommentPanel {
    shown: Option<(u64, NodeId, u64)>,
    text: String,
    parts: Vec<Part>,
    /// Where the caret shall go: a byte of the text.
    caret: Option<usize>,
    wants_focus: bool,
    has_focus: bool,
    /// The byte of the text at the caret, while it is written.
    at: Option<usize>,
    lit: Vec<Place>,
    /// The width for which heights were measured.
    width: f32,
    name: node_bar::Name,
}

/// A part of the text.
#[derive(Clone, Debug, PartialEq)]
struct Part {
    range: Range<usize>,
    /// In points; estimated until the part was on view.
    height: Option<f32>,
}

impl CommentPanel {
    /// Goes to the end of the comment to write there.
    pub fn start_editing(&mut self) {
        self.wants_focus = true;
        self.caret = Some(usize::MAX);
    }

    /// Whether the keyboard belongs to the comment or to the node's name.
    pub fn has_focus(&self) -> bool {
        self.has_focus || self.name.has_focus
    }

    /// The points that the board shall light up: those the pointer or the caret is on.
    pub fn lit(&self) -> &[Place] {
        &self.lit
    }

    /// Puts a word at the caret, or at the end, with blanks around it where needed: the name of a point clicked on the board.
    pub fn insert(&mut self, word: &str, here: &Here<'_>, asks: &mut Vec<Ask>) {
        let Some(reading) = here.record else { return };
        self.follow(&reading);
        let at = self.at.unwrap_or(self.text.len()).min(self.text.len());
        let before = self.text[..at].chars().next_back().is_some_and(|c| !c.is_whitespace() && !"([,-".contains(c));
        let word = if before { format!(" {word}") } else { word.to_owned() };
        self.text.insert_str(at, &word);
        self.parts = divide(&self.text);
        (self.caret, self.wants_focus) = (Some(at + word.len()), true);
        self.send(reading.node, asks);
    }

    /// Draws name, annotations and comment.
    pub fn show(&mut self, ui: &mut Ui, area: Rect, here: &Here<'_>, asks: &mut Vec<Ask>) {
        let palette = Palette::of(ui);
        ui.painter().rect_filled(area, 0.0, palette.page);
        let Some(reading) = here.record else { return };
        self.follow(&reading);
        self.lit.clear();
        let bar = Rect::from_min_max(area.min, pos2(area.right(), area.top() + node_bar::HEIGHT));
        node_bar::show(ui, bar, here, &reading, &mut self.name, asks);
        let page = Rect::from_min_max(bar.left_bottom(), area.max);
        let builder = UiBuilder::new().id_salt("comment").max_rect(page);
        ui.scope_builder(builder, |ui| self.page(ui, here, &reading, asks));
    }

    /// Takes over what the record says now.
    fn follow(&mut self, reading: &Reading<'_>) {
        let now = (reading.tab, reading.node, reading.revision);
        if self.shown == Some(now) {
            return;
        }
        let same_node = self.shown.is_some_and(|(tab, node, _)| (tab, node) == (now.0, now.1));
        self.shown = Some(now);
        let text = reading.tree.text(reading.node, "C").unwrap_or_default();
        if text == self.text && same_node {
            return;
        }
        if same_node && self.has_focus {
            // Undone or changed from elsewhere while it is written: the caret goes where the change was.
            self.caret = Some(end_of_change(&self.text, &text));
        } else if self.has_focus {
            self.caret = Some(usize::MAX);
        }
        self.wants_focus |= self.has_focus;
        self.parts = divide(&text);
        self.text = text;
    }

    fn page(&mut self, ui: &mut Ui, here: &Here<'_>, reading: &Reading<'_>, asks: &mut Vec<Ask>) {
        let had_focus = std::mem::take(&mut self.has_focus);
        let caret_was = self.at.take();
        let width = (ui.available_width() - 4.0 * GRID).clamp(80.0, MEASURE);
        if width != self.width {
            self.width = width;
            self.parts.iter_mut().for_each(|part| part.height = None);
        }
        if let Some(caret) = self.caret.take() {
            self.place_caret(ui, caret.min(self.text.len()));
        }
        let area = ScrollArea::vertical().id_salt(reading_salt(reading)).auto_shrink(false);
        let room = ui.available_height();
        area.show_viewport(ui, |ui, viewport| {
            let left = ui.max_rect().left() + 2.0 * GRID;
            let top = ui.max_rect().top() + GRID;
            let mut y = top;
            for index in 0..self.parts.len() {
                let height = self.parts[index].height.unwrap_or_else(|| estimate(&self.text[self.parts[index].range.clone()], width));
                let place = Rect::from_min_size(pos2(left, y), vec2(width, height));
                let on_view = y + height - top >= viewport.min.y - 200.0 && y - top <= viewport.max.y + 200.0;
                let focused = ui.memory(|memory| memory.has_focus(part_id(index)));
                if on_view || focused || self.wants_focus {
                    let last = index + 1 == self.parts.len();
                    // The last part takes what is left of the page, so that a click anywhere below the text writes at its end.
                    let least = if last { (room - (y - top) - 2.0 * GRID).max(LEADING) } else { 0.0 };
                    let height = self.part(ui, index, place, least, here, reading, asks);
                    self.parts[index].height = Some(height);
                    y += height;
                } else {
                    y += height;
                }
            }
            ui.allocate_rect(Rect::from_min_max(pos2(left, top), pos2(left + width, y + GRID)), Sense::hover());
        });
        self.wants_focus = false;
        if had_focus && !self.has_focus {
            self.at = None;
        } else if self.at.is_none() {
            self.at = caret_was.filter(|_| self.has_focus);
        }
    }

    /// Draws one part and returns its height.
    #[allow(clippy::too_many_arguments)]
    fn part(&mut self, ui: &mut Ui, index: usize, place: Rect, least: f32, here: &Here<'_>, reading: &Reading<'_>, asks: &mut Vec<Ask>) -> f32 {
        let palette = Palette::of(ui);
        let id = part_id(index);
        let range = self.parts[index].range.clone();
        let mut buffer = self.text[range.clone()].to_owned();
        let board = reading.position.kind().has_board().then(|| reading.position.board().as_ref());
        let links = links::find(&buffer, board);
        let focused = ui.memory(|memory| memory.has_focus(id));
        // Our own history is the record's: nothing of egui's may be left to undo.
        if let Some(mut state) = TextEditState::load(ui.ctx(), id) {
            state.clear_undoer();
            state.store(ui.ctx(), id);
        }
        if focused && self.step_out(ui, index) {
            return place.height();
        }
        let mut layouter = |ui: &Ui, buffer: &dyn egui::TextBuffer, width: f32| {
            let text = buffer.as_str();
            let job = if text.len() == range.len() && *text == self.text[range.clone()] {
                job(text, &links, width, &palette)
            } else {
                job(text, &links::find(text, board), width, &palette)
            };
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        };
        let hint = format!("{} ({})", words::WRITE_A_COMMENT, (here.keys)("edit-comment"));
        let empty = self.text.is_empty() && !focused;
        let edit = TextEdit::multiline(&mut buffer)
            .id(id)
            .frame(egui::Frame::NONE)
            .margin(egui::Margin::ZERO)
            .desired_width(place.width())
            .desired_rows(1)
            .min_size(vec2(place.width(), least))
            .font(FontId::proportional(SIZE))
            .lock_focus(false)
            .layouter(&mut layouter);
        let rect = Rect::from_min_size(place.min, vec2(place.width(), f32::INFINITY));
        let builder = UiBuilder::new().max_rect(rect);
        let output = ui.scope_builder(builder, |ui| edit.show(ui)).inner;
        let response = output.response.response.clone();
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(WidgetType::TextEdit, true, words::COMMENT);
            info.current_text_value = Some(self.text[range.clone()].to_owned());
            info
        });
        if empty {
            let font = FontId::proportional(SIZE);
            ui.painter().text(place.min, Align2::LEFT_TOP, hint, font, palette.quiet);
        }
        if std::mem::take(&mut self.wants_focus) {
            response.request_focus();
        }
        if !focused || !response.hovered() {
            self.follow_links(ui, here, reading, &links, &buffer, &output, asks);
        }
        if response.has_focus() {
            self.has_focus = true;
            let at = output.cursor_range.map(|cursor| byte_of(&buffer, cursor.primary.index.0));
            self.at = at.map(|at| range.start + at);
            if let (Some(Link::Point(name)), Some(board)) = (at.and_then(|at| links::at(&links, at)), board) {
                self.lit.extend(board.parse_display(name));
            }
        }
        let height = response.rect.height();
        if buffer.len() != range.len() || buffer != self.text[range.clone()] {
            self.replace(index, &buffer);
            self.send(reading.node, asks);
        }
        height
    }

    /// Lets links be hovered, focused and followed.
    #[allow(clippy::too_many_arguments)]
    fn follow_links(
        &mut self,
        ui: &Ui,
        here: &Here<'_>,
        reading: &Reading<'_>,
        links: &[(Range<usize>, Link)],
        text: &str,
        output: &egui::text_edit::TextEditOutput,
        asks: &mut Vec<Ask>,
    ) {
        let palette = Palette::of(ui);
        let visible = ui.clip_rect();
        let mut chars = Chars::new(text);
        for (number, (range, link)) in links.iter().enumerate() {
            let (from, to) = (chars.at(range.start), chars.at(range.end));
            let first = output.galley.pos_from_cursor(CCursor::new(from));
            let first = first.translate(output.galley_pos.to_vec2());
            if first.bottom() < visible.top() {
                continue;
            }
            if first.top() > visible.bottom() {
                break;
            }
            let last = output.galley.pos_from_cursor(CCursor { index: to.into(), prefer_next_row: false });
            let last = last.translate(output.galley_pos.to_vec2());
            let rect = if last.top() > first.top() + 1.0 {
                // A wrapped address: the first of its lines is enough to click on.
                Rect::from_min_max(first.min, pos2(output.response.response.rect.right(), first.bottom()))
            } else {
                Rect::from_min_max(first.min, last.max)
            };
            let response = ui.interact(rect, output.response.response.id.with(number), Sense::click());
            let written = &text[range.clone()];
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, written));
            let response = response.on_hover_cursor(CursorIcon::PointingHand);
            if response.hovered() || response.has_focus() {
                ui.painter().rect_filled(rect.expand2(vec2(2.0, 0.0)), 3.0, Palette::faint(palette.accent, 0.16));
                if let (Link::Point(name), true) = (link, reading.position.kind().has_board()) {
                    self.lit.extend(reading.position.board().parse_display(name));
                }
            }
            let (what, line) = match link {
                Link::Point(name) => (words::GO_WHERE_PLAYED.to_owned(), line(&["where-played", name])),
                Link::Move(number) => (words::go_to_move(*number), format!("goto {number}")),
                Link::Address(address) => (address.clone(), String::new()),
            };
            let response = super::controls::tip(response, &what, "");
            if response.clicked() {
                match link {
                    Link::Address(address) => ui.ctx().open_url(egui::OpenUrl::new_tab(address)),
                    _ => asks.push(Ask::line(line)),
                }
            }
        }
        let _ = here;
    }

    /// At the edge of a part, the arrow keys go on in the next one, and deleting joins the two. Returns whether the parts changed.
    fn step_out(&mut self, ui: &Ui, index: usize) -> bool {
        let Some(state) = TextEditState::load(ui.ctx(), part_id(index)) else { return false };
        let Some(range) = state.cursor.char_range().filter(|range| range.is_empty()) else { return false };
        let part = self.parts[index].range.clone();
        let at = byte_of(&self.text[part.clone()], range.primary.index.0);
        let press = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let text = &self.text[part.clone()];
        if at == 0 && index > 0 {
            let end = self.parts[index - 1].range.end;
            if press(Key::ArrowLeft) || (press(Key::ArrowUp)) {
                self.caret = Some(end);
                self.wants_focus = true;
            } else if press(Key::Backspace) {
                // The line end between the parts, or in a part cut within a line its last letter.
                let gone = if end < part.start { end..part.start } else { last_char(&self.text[..end], end)..end };
                self.join(gone);
                return true;
            }
        }
        if at == text.len() && index + 1 < self.parts.len() {
            let start = self.parts[index + 1].range.start;
            if press(Key::ArrowRight) || press(Key::ArrowDown) {
                self.caret = Some(start);
                self.wants_focus = true;
            } else if press(Key::Delete) {
                let gone = if part.end < start { part.end..start } else { start..next_char(&self.text, start) };
                self.join(gone);
                return true;
            }
        }
        false
    }

    /// Takes out a range between two parts. The command follows with the next change of the buffer.
    fn join(&mut self, gone: Range<usize>) {
        let at = gone.start;
        self.text.replace_range(gone, "");
        self.parts = divide(&self.text);
        self.caret = Some(at);
        self.wants_focus = true;
        self.joined = true;
    }

    /// A part has become `buffer`.
    fn replace(&mut self, index: usize, buffer: &str) {
        let range = self.parts[index].range.clone();
        self.text.replace_range(range.clone(), buffer);
        let end = range.start + buffer.len();
        for part in &mut self.parts[index + 1..] {
            part.range = (part.range.start + end) - range.end..(part.range.end + end) - range.end;
        }
        self.parts[index].range.end = end;
        if buffer.len() > 3 * PART {
            // Much was pasted.
            self.caret = self.at.map(|_| end);
            self.parts = divide(&self.text);
        }
    }

    fn send(&mut self, node: NodeId, asks: &mut Vec<Ask>) {
        asks.push(Ask::At(node, line(&["comment", &self.text])));
    }

    /// Puts the caret at a byte of the text, whichever part has it.
    fn place_caret(&mut self, ui: &Ui, at: usize) {
        let index = self.parts.iter().position(|part| at <= part.range.end).unwrap_or(self.parts.len() - 1);
        let part = self.parts[index].range.clone();
        let at = at.max(part.start);
        let chars = self.text[part.start..at].chars().count();
        let id = part_id(index);
        let mut state = TextEditState::load(ui.ctx(), id).unwrap_or_default();
        state.cursor.set_char_range(Some(CCursorRange::one(CCursor::new(chars))));
        state.store(ui.ctx(), id);
        ui.memory_mut(|memory| memory.request_focus(id));
    }
}
