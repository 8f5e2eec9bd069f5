//! Links in a comment: hover, focus, follow, and highlighting when their place on the board is hovered.

use std::ops::Range;

use egui::accesskit::Role;
use egui::text::CCursor;
use egui::text_edit::TextEditOutput;
use egui::{CursorIcon, Rect, Sense, Ui, pos2, vec2};

use crate::app::context::Action;
use crate::app::look::controls::tip;
use crate::app::look::{Palette, bidi, controls, words};
use crate::app::panels::comment::Page;
use crate::edit::{Command, Go, Where, place};
use crate::game::board::Place;
use crate::game::links::{self, Link};
use crate::game::node_links::NodeLink;

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

/// The links of a text. Those to nodes by their addresses are links where the game has such nodes; names are looked for when somebody
/// follows them.
pub(super) fn find(text: &str, page: &Page<'_>) -> Vec<(Range<usize>, Link)> {
    let mut found = links::find(text, page.names);
    let reading = &page.reading;
    let leads = |link: &Link| match link {
        Link::Node(link @ NodeLink::Address(_)) => {
            place::resolve(reading.tree, reading.position.kind(), reading.root, &node_of(link)).is_ok()
        }
        _ => true,
    };
    found.retain(|(_, link)| leads(link));
    found
}

/// Whether a link means the place under the pointer. A move is known by its number alone.
fn is_pointed_at(page: &Page<'_>, link: &Link) -> bool {
    let Some(pointed) = page.pointed else { return false };
    match link {
        Link::Move(number) => page.reading.position.number(pointed).is_some_and(|n| n as usize == *number),
        link => page.names.place_of(link) == Some(pointed),
    }
}

/// Draws what is to be seen of the links, and where they are to be followed lets them be. Returns the places that they mean which
/// are pointed at or have the focus.
pub(super) fn show(
    ui: &Ui,
    (text, links): (&str, &[(Range<usize>, Link)]),
    output: &TextEditOutput,
    (page, follows): (&Page<'_>, bool),
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
        if !follows {
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
