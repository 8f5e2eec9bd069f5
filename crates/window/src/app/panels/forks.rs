//! The list of continuations: moves that follow the current node or the same position elsewhere; if there is only one, the alternatives to
//! the current move.
//!
//! The list stands at the foot of the comment, as high as its rows: the text above it begins where it always does, and has the rest.

use std::collections::HashMap;

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align2, CursorIcon, FontId, Rect, Sense, Ui, UiBuilder, pos2, vec2};

use crate::app::context::equal::{FoundElsewhere, PlayedElsewhere};
use crate::app::context::{Action, Reading, RecordState, ViewContext};
use crate::app::engine::wording;
use crate::app::look::controls::{cut_text, disc, tip};
use crate::app::look::{GRID, List, ListRow, Palette, controls, fonts, words};
use crate::app::panels::tree_node::{self, Face};
use crate::commands::{AnyCommand, WindowCommand};
use crate::edit::{Command, Go, spoken};
use crate::game::{Colour, Coordinates, Move, Played};
use crate::language::StaticText;
use crate::record::Document;
use crate::scene::hints;
use crate::sgf::NodeId;

/// Height of a row.
pub const ROW: f32 = 26.0;
/// Rows that are seen at most without scrolling.
pub const MOST: usize = 3;
/// Width of what copies a move to here, and of what opens the rest of the list.
const COPY: f32 = 96.0;
const REST: f32 = 44.0;
/// Letters of a comment that are shown.
const LETTERS: usize = 160;

/// The height of so many rows.
pub fn height(rows: usize) -> f32 {
    if rows == 0 { 0.0 } else { rows as f32 * ROW + GRID }
}

/// The list of moves to choose from.
pub struct Listed {
    /// The first nodes of the lines.
    pub nodes: Vec<NodeId>,
    /// The one that the current line takes, if it continues.
    pub chosen: Option<usize>,
    /// Whether they follow the current node; otherwise the current node is one of them.
    pub follow: bool,
}

/// The choices at the current node, including moves played elsewhere; `None` if there is no choice.
pub fn listed(document: &Document, elsewhere: Option<&FoundElsewhere>) -> Option<Listed> {
    let (tree, node) = (document.tree(), document.cursor()?);
    let several = |parent: NodeId| tree.first_child(parent) != tree.last_child(parent);
    let more = elsewhere.is_some_and(|elsewhere| !elsewhere.moves.is_empty());
    let (parent, at, follow) = match tree.parent(node) {
        _ if several(node) || more => (node, document.last_visited(node), true),
        Some(parent) if several(parent) => (parent, Some(node), false),
        _ => return None,
    };
    let nodes: Vec<NodeId> = tree.children(parent).collect();
    let chosen = nodes.iter().position(|&child| Some(child) == at);
    Some(Listed { nodes, chosen, follow })
}

/// The action for the Nth entry, as typed, from 1.
pub fn taken(document: &Document, elsewhere: Option<&FoundElsewhere>, number: &str) -> Option<Action> {
    let index = number.parse::<usize>().ok()?.checked_sub(1)?;
    listed(document, elsewhere)?.at(index, elsewhere)
}

impl Listed {
    /// How many there are, with those that are played elsewhere.
    fn count(&self, reading: &Reading<'_>) -> usize {
        let elsewhere = reading.elsewhere.filter(|_| self.follow).map_or(0, |elsewhere| elsewhere.moves.len());
        self.nodes.len() + elsewhere
    }

    /// The action of a row: to a node of the list, or after those to a node where a move is played elsewhere.
    fn at(&self, index: usize, elsewhere: Option<&FoundElsewhere>) -> Option<Action> {
        match self.nodes.get(index) {
            Some(node) => Some(Action::GoTo(*node)),
            None => {
                let (record, node) = elsewhere.filter(|_| self.follow)?.moves.get(index - self.nodes.len())?.spot;
                Some(Action::Show(record, node))
            }
        }
    }
}

/// A line of the list.
struct Row {
    colour: Option<Colour>,
    title: String,
    sign: &'static str,
    name: String,
    /// The first words of its comment.
    words: String,
    /// Where it is played, if that is elsewhere.
    place: Option<String>,
}

impl Row {
    fn elsewhere(played: &PlayedElsewhere) -> Row {
        let PlayedElsewhere { colour, title, place, .. } = played;
        let place = Some(say!("also-played", "also played {place}", place));
        Row { colour: Some(*colour), title: title.clone(), sign: "", name: String::new(), words: String::new(), place }
    }

    fn of(reading: &Reading<'_>, node: NodeId) -> Row {
        let Reading { tree, position, .. } = *reading;
        let face = Face::of(tree, position.kind(), node, || reading.workspace.move_number_at(node));
        let moved = spoken::move_of(tree, node, position)
            .map(|(colour, text)| words::beside_number(position.kind().colour_name(colour), text));
        let title =
            moved.map_or_else(|| tree_node::what(position.kind(), (tree, node), &face), |text| face.numbered(&text));
        let comment = wording::own_words(tree, node, position.board()).unwrap_or_default();
        let first: String = comment.chars().take(LETTERS).collect();
        Row {
            colour: face.colour,
            title,
            sign: face.judgement,
            name: tree.line(node, "N").unwrap_or_default(),
            words: first.split_whitespace().filter(|word| !is_rule(word)).collect::<Vec<_>>().join(" "),
            place: None,
        }
    }

    fn spoken(&self) -> String {
        let parts =
            [self.title.as_str(), self.sign, &self.name, &self.words, self.place.as_deref().unwrap_or_default()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    }
}

/// Record, node and state that rows are read for, how they call places, and how many are played elsewhere.
type Key = ((u64, NodeId), RecordState, Coordinates, usize);

/// The list of one record.
#[derive(Default)]
pub struct Forks {
    rows: Option<(Key, HashMap<usize, Row>)>,
    /// The row that keys went to, where that is not the one that the current line takes.
    at: Option<usize>,
    /// How many rows were seen in the last frame.
    room: usize,
    /// The node whose whole list was asked for, where there is room for one row.
    opened: Option<(u64, NodeId)>,
    /// The move that the pointer or the keyboard is at.
    pub foreshown: Option<NodeId>,
}

impl Forks {
    /// How many rows are seen at this node, where there is room for `room`; 0 where there is no choice. Where what follows is hidden it is
    /// the same at every node.
    pub fn rows(&self, reading: &Reading<'_>, room: usize, hides: bool) -> usize {
        if hides {
            return 1;
        }
        let count = listed(reading.workspace.document(), reading.elsewhere).map_or(0, |listed| listed.count(reading));
        count.min(if self.opened == Some(reading.place()) { MOST } else { room })
    }

    /// Draws the list.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        area: Rect,
        here: &ViewContext<'_>,
        reading: &Reading<'_>,
        actions: &mut Vec<Action>,
    ) {
        let palette = Palette::of(ui);
        ui.painter().hline(area.x_range(), area.top() + 0.5, egui::Stroke::new(1.0, palette.line));
        let mut inner = area.shrink2(vec2(GRID, GRID / 2.0));
        let Some(listed) = listed(reading.workspace.document(), reading.elsewhere) else { return };
        let elsewhere = reading.elsewhere.filter(|_| listed.follow).map_or(&[][..], |elsewhere| &elsewhere.moves);
        let key = (reading.place(), reading.state, reading.workspace.coordinates(), elsewhere.len());
        let fresh = self.rows.as_ref().is_none_or(|(of, _)| *of != key);
        if fresh {
            (self.rows, self.at) = (Some((key, HashMap::new())), None);
        }
        let room = (inner.height() / ROW).round() as usize;
        // Where the list shrinks, the move that is taken stays in sight.
        let fresh = std::mem::replace(&mut self.room, room) != room || fresh;
        let beyond = listed.count(reading).saturating_sub(room);
        let one = inner.height() < 2.0 * ROW;
        let mut rest = None;
        if beyond > 0 && one {
            let (list, beside) = inner.split_left_right_at_x(inner.right() - REST);
            (inner, rest) = (list, Some(beside));
        }
        let Some((_, rows)) = &mut self.rows else { return };
        let builder = UiBuilder::new().id_salt("forks").max_rect(inner);
        ui.scope_builder(builder, |ui| {
            let bar_width = if one { 0.0 } else { 6.0 };
            ui.spacing_mut().scroll = egui::style::ScrollStyle { bar_width, ..egui::style::ScrollStyle::solid() };
            let at = self.at.or(listed.chosen);
            let name = match listed.follow {
                true => StaticText("marked-following", "Next moves"),
                false => StaticText("marked-instead", "Alternatives to this move"),
            };
            let own = listed.nodes.len();
            let list = List::new(ui, "forks", name, own + elsewhere.len(), at);
            let mut list = list.rows(ROW, 0.0).leaves_keys();
            self.at = list.keys(ui).map(|(to, _)| to).or(self.at);
            let at = self.at.or(listed.chosen);
            let entered = if list.entered(ui) { at } else { None };
            let mut foreshown = if list.has_keys(ui) { at } else { None };
            let list = list.in_sight(fresh);
            let clicked = list.show(ui, |ui, line| {
                // Only what is seen is read.
                let of = rows.entry(line.index).or_insert_with(|| match listed.nodes.get(line.index) {
                    Some(node) => Row::of(reading, *node),
                    None => Row::elsewhere(&elsewhere[line.index - own]),
                });
                line.chosen = Some(line.index) == listed.chosen;
                if line.response.hovered() {
                    foreshown = Some(line.index);
                }
                if row(ui, of, line, &listed, (here, reading)) {
                    let number = (line.index + 1 - own).to_string();
                    actions.push(WindowCommand::ContinueHere.with(&[&number]).into());
                }
                of.spoken()
            });
            let is_other = |node: &NodeId| listed.follow || *node != reading.node;
            tell_apart(rows, &listed.nodes, reading);
            self.foreshown = foreshown.and_then(|at| listed.nodes.get(at).copied()).filter(is_other);
            actions.extend(clicked.or(entered).and_then(|at| listed.at(at, reading.elsewhere)));
        });
        let name = say!("more-continuations", "{count} more", count = beyond);
        if rest.is_some_and(|rest| link(ui, rest, (&format!("+{beyond}"), &name), "", false)) {
            self.opened = Some(reading.place());
            ui.ctx().request_repaint();
        }
    }
}

/// Whether it is a line that somebody drew in a text.
fn is_rule(word: &str) -> bool {
    word.chars().nth(2).is_some() && !word.chars().any(char::is_alphanumeric)
}

/// Moves of pieces can have one name where a piece lies in one place in several ways: these are told apart by their cells.
fn tell_apart(rows: &mut HashMap<usize, Row>, nodes: &[NodeId], reading: &Reading<'_>) {
    let mut seen: HashMap<&str, usize> = HashMap::new();
    rows.values().for_each(|row| *seen.entry(&row.title).or_default() += 1);
    let alike: Vec<usize> = rows.iter().filter(|(_, row)| seen[&*row.title] > 1).map(|(&at, _)| at).collect();
    for at in alike {
        let played = nodes.get(at).and_then(|&node| hints::made(reading.tree, node, reading.position));
        let Some(Played { action: Move::Place(places), .. }) = played else { continue };
        if let Some(row) = rows.get_mut(&at).filter(|_| places.len() > 1) {
            let board = reading.position.board();
            let mut names: Vec<String> = places.iter().map(|&place| board.display_name(place)).collect();
            names.sort();
            row.title = format!("{} ({})", row.title, names.join(" "));
        }
    }
}

/// Draws a row. Returns whether it is to be copied to here.
fn row(
    ui: &mut Ui,
    row: &Row,
    line: &ListRow,
    listed: &Listed,
    (here, reading): (&ViewContext<'_>, &Reading<'_>),
) -> bool {
    let palette = Palette::of(ui);
    let (index, rect, chosen) = (line.index, line.rect, line.chosen);
    let own = (here.keys)(&WindowCommand::Take.with(&[&(index + 1).to_string()]));
    // The arrow takes the selected one, too.
    let arrow = (listed.follow && chosen).then(|| (here.keys)(&Command::Go(Go::Next(1)).into()));
    let keys: Vec<String> = arrow.into_iter().chain([own]).filter(|keys| !keys.is_empty()).collect();
    let keys = keys.join("  ");
    let middle = rect.center().y;
    let mut right = rect.right() - GRID;
    let small = FontId::proportional(12.0);
    if !keys.is_empty() {
        let drawn = ui.painter().text(pos2(right, middle), Align2::RIGHT_CENTER, &keys, small, palette.quiet);
        right = drawn.left() - GRID;
    }
    let mut copies = false;
    if row.place.is_some() && right - rect.left() > 2.0 * COPY {
        let area = Rect::from_min_max(pos2(right - COPY, rect.top()), pos2(right, rect.bottom()));
        let words = WindowCommand::ContinueHere.entry().title();
        copies = ui.push_id(index, |ui| link(ui, area, (words, words), "", false)).inner;
        right = area.left() - GRID;
    }
    let mut left = rect.left() + GRID;
    if let Some(colour) = row.colour {
        disc(ui, pos2(left + 5.5, middle), (here.paint)(reading.position, colour));
    }
    left += 11.0 + GRID;
    if let Some(place) = &row.place {
        let text = format!("{}  {place}", row.title);
        let format = TextFormat { font_id: FontId::proportional(14.0), italics: true, ..TextFormat::default() };
        let mut job = LayoutJob::single_section(text, format);
        job.wrap = TextWrapping::truncate_at_width((right - left).max(0.0));
        let galley = ui.painter().layout_job(job);
        let at = pos2(left, middle - galley.size().y / 2.0);
        ui.painter().galley_with_override_text_color(at, galley, palette.quiet);
        return copies;
    }
    let mut word = |text: &str, font: FontId, colour| {
        if !text.is_empty() {
            left = cut_text(ui, pos2(left, middle), text, font, colour, right - left) + GRID;
        }
    };
    let title = if chosen { palette.accent } else { palette.text };
    word(&row.title, FontId::new(14.0, fonts::bold()), title);
    let judged = if row.sign.starts_with('?') { palette.alarm } else { palette.accent };
    word(row.sign, FontId::new(14.0, fonts::bold()), judged);
    word(&row.name, FontId::proportional(14.0), palette.text);
    word(&row.words, FontId::proportional(13.0), palette.quiet);
    copies
}

/// Says that what follows is hidden, and how it is shown again.
pub fn show_hidden(ui: &mut Ui, area: Rect, here: &ViewContext<'_>, actions: &mut Vec<Action>) {
    ui.painter().hline(area.x_range(), area.top() + 0.5, egui::Stroke::new(1.0, Palette::of(ui).line));
    let command = AnyCommand::from(WindowCommand::HideFollowing);
    let text = StaticText("show-what-follows", "Following moves are hidden. Show them").localized();
    if link(ui, area.shrink2(vec2(GRID, GRID / 2.0)), (text, text), &(here.keys)(&command), false) {
        actions.push(command.into());
    }
}

/// A quiet line at the upper edge of an area, to be clicked, and its name; cut where it is too long. Returns whether it was.
pub(super) fn link(ui: &mut Ui, area: Rect, (text, name): (&str, &str), keys: &str, italics: bool) -> bool {
    let palette = Palette::of(ui);
    let format = TextFormat { font_id: FontId::proportional(13.0), italics, ..TextFormat::default() };
    let mut job = LayoutJob::single_section(text.to_owned(), format);
    job.wrap = TextWrapping::truncate_at_width(area.width() - 2.0 * GRID);
    let galley = ui.painter().layout_job(job);
    let rect = Rect::from_min_size(area.min, vec2(galley.size().x + 2.0 * GRID, ROW));
    let response = ui.interact(rect, ui.scope_id().with(("fork", text)), Sense::click());
    controls::set_name(&response, Role::Link, || name);
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let lit = response.hovered() || response.has_focus();
    let colour = if lit { palette.accent } else { palette.quiet };
    let at = rect.left_center() + vec2(GRID, -galley.size().y / 2.0);
    ui.painter().galley_with_override_text_color(at, galley, colour);
    tip(response, name, keys).clicked()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_moves_that_follow_come_before_those_played_instead() {
        let (mut document, _) = Document::open(b"(;GM[1](;B[aa](;W[ab])(;W[ac]))(;B[ba];W[bb]))".to_vec());
        let root = document.tree().games().next().unwrap();
        type Found = Option<(usize, Option<usize>, bool)>;
        let rows: [(&[usize], Found); 4] = [
            (&[], Some((2, Some(0), true))),
            (&[0, 1], Some((2, Some(1), false))),
            (&[0], Some((2, Some(1), true))),
            (&[1, 0], None),
        ];
        for (path, expected) in rows {
            let node = document.tree().at_path(root, path).unwrap();
            document.go_to(node);
            let found = listed(&document, None).map(|listed| (listed.nodes.len(), listed.chosen, listed.follow));
            assert_eq!(found, expected, "{path:?}");
        }
        document.go_to(root);
        let first = document.tree().first_child(root);
        for (number, node) in [("1", first), ("0", None), ("3", None), ("x", None)] {
            assert_eq!(taken(&document, None, number), node.map(Action::GoTo), "{number}");
        }
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod row_tests {
    use super::*;
    use crate::app::testing::harness::Stage;

    #[test]
    fn rows_say_what_is_different_and_not_what_is_drawn() {
        let duo = "(;GM[Blokus Duo](;B[f5,e6,f6,g6,e7])(;B[f5,f6,g6,e7,f7])(;B[e10])(;B[e10]))";
        let words = "(;GM[1]SZ[9](;B[cc]C[Hoshi\n-------- ==== *** or so - no?])(;B[dd]C[- 3-4 ?!]))";
        for (record, expected) in [
            (duo, [("1 F F6 (E6 E7 F5 F6 G6)", ""), ("1 F F6 (E7 F5 F6 F7 G6)", "")]),
            (words, [("1 C7", "Hoshi or so - no?"), ("1 D6", "- 3-4 ?!")]),
        ] {
            Stage::new(record, &[]).with_here(&mut |here| {
                let reading = here.record.unwrap();
                let nodes: Vec<NodeId> = reading.tree.children(reading.node).collect();
                let mut rows: HashMap<usize, Row> =
                    nodes.iter().enumerate().map(|(at, &node)| (at, Row::of(&reading, node))).collect();
                tell_apart(&mut rows, &nodes, &reading);
                for (at, (title, words)) in expected.iter().enumerate() {
                    assert_eq!((&*rows[&at].title, &*rows[&at].words), (*title, *words));
                }
                assert!(rows.get(&2).is_none_or(|row| !row.title.contains('(')), "the same move twice is the same");
            });
        }
    }
}
