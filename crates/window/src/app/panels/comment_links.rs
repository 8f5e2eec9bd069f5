//! Links in a comment: hover, focus, follow, and highlighting when their place on the board is hovered.

use std::collections::HashMap;
use std::ops::Range;

use egui::accesskit::Role;
use egui::text::CCursor;
use egui::text_edit::TextEditOutput;
use egui::{CursorIcon, Rect, Sense, Ui, pos2, vec2};

use crate::analysis::{Board, Form, engine_text};
use crate::app::context::{Action, Reading, RecordState};
use crate::app::look::controls::tip;
use crate::app::look::{Palette, bidi, controls, words};
use crate::app::panels::comment::Page;
use crate::app::panels::tree_node::{self, Face, TreeShown};
use crate::edit::{Command, Go, Where, place, spoken};
use crate::game::Coordinates;
use crate::game::board::Place;
use crate::game::links::{self, Link, Names};
use crate::game::node_links::NodeLink;
use crate::sgf::{Address, NodeId};

/// The place that a link means: of a move, where it was played.
pub(super) fn place_of(page: &Page<'_>, link: &Link) -> Option<Place> {
    let Link::Move(number) = link else { return page.names.place_of(link) };
    let reading = &page.reading;
    let node = place::resolve(reading.tree, reading.position.kind(), reading.root, &Where::Move(*number)).ok()?;
    let played = |position: &crate::game::Position| position.last_move()?.places.first().copied();
    reading.workspace.with_position(node, played)
}

/// The node that a link leads to.
fn node_of(link: &NodeLink) -> Where {
    match link {
        NodeLink::Address(address) => Where::Path(address.clone()),
        NodeLink::Name(name) => Where::Named(name.clone()),
    }
}

/// Letters of a link's name that are shown.
const LETTERS: usize = 32;

/// The names of the nodes that texts link to, as far as they were needed; `None` of addresses that lead nowhere.
#[derive(Default)]
pub(crate) struct LinkNames {
    of: Option<(RecordState, Coordinates, NodeId)>,
    names: HashMap<Address, Option<String>>,
}

impl LinkNames {
    /// The links to nodes of a text, where they lead, and what they read as; none where what follows is hidden.
    pub(crate) fn nodes(&mut self, text: &str, shown: &TreeShown<'_>) -> Vec<(Range<usize>, Where, String)> {
        let reading = Reading::new(0, shown.workspace, &[], shown.root, shown.node, shown.position);
        let links = self.links(text, Names::default(), &reading, shown.seen.is_some()).into_iter();
        let nodes = links.filter_map(|(range, link, name)| match link {
            Link::Node(link) => Some((range, node_of(&link), name?)),
            _ => None,
        });
        nodes.collect()
    }

    /// The links of a text, and what those to nodes read as. Those by address are links where the game has such nodes; those by name read
    /// as it, and the node is looked for when somebody follows them. Where what follows is hidden, none tells what is played there.
    pub(crate) fn links(
        &mut self,
        text: &str,
        names: Names<'_>,
        reading: &Reading<'_>,
        hides: bool,
    ) -> Vec<(Range<usize>, Link, Option<String>)> {
        let of = (reading.state, reading.workspace.coordinates(), reading.root);
        if self.of != Some(of) {
            *self = LinkNames { of: Some(of), names: HashMap::new() };
        }
        let mut name = |link: &Link| match link {
            Link::Node(NodeLink::Address(address)) => {
                let name = || {
                    let place = Where::Path(address.clone());
                    let node = place::resolve(reading.tree, reading.position.kind(), reading.root, &place).ok()?;
                    Some(name_of(reading, node))
                };
                self.names.entry(address.clone()).or_insert_with(name).clone().map(Some)
            }
            Link::Node(NodeLink::Name(name)) => Some(Some(name.clone())),
            _ => Some(None),
        };
        let found = links::find(text, names).into_iter();
        let named = found.filter_map(|(range, link)| {
            let name = name(&link)?.filter(|_| !hides);
            Some((range, link, name))
        });
        named.collect()
    }
}

/// What of a text is shown otherwise than written, and what can be followed: its links, and what engines wrote, which is folded away.
pub(super) fn shown(
    text: &str,
    names: &mut LinkNames,
    page: &Page<'_>,
) -> Vec<(Range<usize>, Option<Link>, Option<String>)> {
    let links = names.links(text, page.names, &page.reading, page.hides).into_iter();
    let mut shown: Vec<_> = links.map(|(range, link, name)| (range, Some(link), name)).collect();
    let board = page.reading.position.board();
    let parts = engine_text(text, Board { columns: board.columns(), rows: board.rows() });
    if parts.is_empty() {
        return shown;
    }
    shown.retain(|(range, ..)| parts.iter().all(|part| range.end <= part.range.start || part.range.end <= range.start));
    for part in parts {
        let end = if text[part.range.clone()].ends_with('\n') { "\n" } else { "" };
        let name = say!("engine-text", "[text by {program}]", program = Form::Comment(part.writer).program()) + end;
        shown.push((part.range, None, Some(name)));
    }
    shown.sort_by_key(|(range, ..)| range.start);
    shown
}

/// What a link to a node reads as: its number and its move, or what else it is.
pub(crate) fn name_of(reading: &Reading<'_>, node: NodeId) -> String {
    let (tree, position) = (reading.tree, reading.position);
    let face = Face::of(tree, position.kind(), node, || reading.workspace.move_number_at(node));
    let name = match spoken::move_of(tree, node, position) {
        Some((colour, text)) => face.numbered(&words::beside_number(position.kind().colour_name(colour), text)),
        None => match tree.line(node, "N").filter(|name| !name.trim().is_empty()) {
            Some(name) => name.trim().to_owned(),
            None => tree_node::what(position.kind(), (tree, node), &face),
        },
    };
    match name.char_indices().nth(LETTERS) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name,
    }
}

/// Whether a link means the place under the pointer. A move is known by its number alone.
fn is_pointed_at(page: &Page<'_>, link: &Link) -> bool {
    let Some(pointed) = page.pointed else { return false };
    match link {
        Link::Move(number) => page.reading.position.number(pointed).is_some_and(|n| n as usize == *number),
        link => page.names.place_of(link) == Some(pointed),
    }
}

/// Draws what is to be seen of the links, and lets them be followed, but for the one that the caret is in: there a click is for the text.
/// Returns the places that they mean which are pointed at or have the focus.
pub(super) fn show(
    ui: &Ui,
    (text, links): (&str, &[(Range<usize>, Link)]),
    output: &TextEditOutput,
    (page, caret): (&Page<'_>, Option<usize>),
    actions: &mut Vec<Action>,
) -> Vec<Place> {
    let (field, visible) = (&output.response.response, ui.clip_rect());
    let place = |at: usize, prefer_next_row: bool| {
        let cursor = CCursor { index: at.into(), prefer_next_row };
        output.galley.pos_from_cursor(cursor).translate(output.galley_pos.to_vec2())
    };
    let mut lit = Vec::new();
    let (mut byte, mut chars) = (0, 0);
    for (number, (range, link)) in links.iter().enumerate() {
        chars += text[byte..range.start].chars().count();
        byte = range.start;
        let from = place(chars, true);
        if from.bottom() < visible.top() {
            continue;
        }
        if from.top() > visible.bottom() {
            break;
        }
        let to = place(chars + text[range.clone()].chars().count(), false);
        // Of what is broken into several lines, the first one can be clicked.
        let right = if to.top() > from.top() + 1.0 { field.rect.right() } else { to.right() };
        let rect = Rect::from_min_max(from.min, pos2(right, from.bottom()));
        let letters = chars..chars + text[range.clone()].chars().count();
        let rect = bidi::field::place_of(ui.ctx(), output, letters).unwrap_or(rect);
        let light = |strength: f32| {
            let fill = Palette::faint(page.palette.accent, strength);
            ui.painter().rect_filled(rect.expand2(vec2(2.0, -1.0)), 3.0, fill);
        };
        if is_pointed_at(page, link) {
            light(0.3);
        }
        if caret.is_some_and(|at| range.start <= at && at <= range.end) {
            continue;
        }
        // It takes drags as well, or the text below would take the press for its own.
        let response = ui.interact(rect, field.id.with(number), Sense::click_and_drag());
        controls::set_name(&response, Role::Link, || &text[range.clone()]);
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        if response.hovered() || response.has_focus() {
            light(0.18);
            lit.extend(place_of(page, link));
        }
        let what = match link {
            Link::Point(_) | Link::Stone(..) => words::GO_WHERE_PLAYED.to_string(),
            Link::Label(label) => say!("label-on-board", "The point labelled {label}", label),
            Link::Move(number) => say!("go-to-numbered-move", "Go to move {number}", number = *number),
            Link::Address(address) => say!("open-address", "Open {address} in the browser", address),
            Link::Node(_) => say!("go-to-linked-node", "Go to this node"),
        };
        if !tip(response, &what, "").clicked() {
            continue;
        }
        let go = |go| Action::Run(Command::Go(go));
        match link {
            Link::Label(_) => {}
            Link::Point(_) | Link::Stone(..) => {
                actions.extend(page.names.place_of(link).map(|place| go(Go::WherePlayed(place.into()))));
            }
            Link::Move(number) => actions.push(go(Go::To(Where::Move(*number)))),
            Link::Node(link) => actions.push(go(Go::To(node_of(link)))),
            Link::Address(address) => ui.ctx().open_url(egui::OpenUrl::new_tab(address)),
        }
    }
    lit
}
