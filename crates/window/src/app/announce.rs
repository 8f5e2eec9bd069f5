//! Announcements for screen readers: the node that was reached, the board place under the cursor, what a command did, and why one failed.
//! Draws nothing.
//!
//! The wording is [`spoken`]'s; nothing is computed unless a screen reader is active.

use std::cmp::Ordering;

use egui::accesskit::{Live, Role};
use egui::{Rect, Sense, Ui, WidgetInfo, vec2};

use crate::app::context::{Now, seen};
use crate::app::engine::wording;
use crate::app::look::words;
use crate::app::records::Tab;
use crate::edit::spoken::{self, Length};
use crate::game::Place;
use crate::language::{sentence, sentences};
use crate::record::Revision;
use crate::sgf::NodeId;

/// Announces what has changed since the last frame.
#[derive(Default)]
pub struct Announcer {
    seen: Option<Seen>,
    words: String,
}

/// The state in the last frame.
#[derive(PartialEq)]
struct Seen {
    tab: u64,
    node: NodeId,
    revision: Revision,
    cursor: Option<Place>,
    answers: u64,
    /// How often something was to be heard of the piece in hand.
    in_hand: u64,
    /// The revision of the last new step: it tells a new step from one that was redone.
    newest: Revision,
}

impl Seen {
    fn of(tab: &Tab, now: &Now) -> Seen {
        Seen {
            tab: tab.number,
            node: now.node,
            revision: now.revision,
            cursor: tab.views.board.cursor(now.position.board()),
            answers: tab.views.hint.answers(),
            in_hand: tab.views.board.in_hand.answers(),
            newest: tab.workspace.document().history().newest(),
        }
    }
}

impl Announcer {
    /// Announces changes of the active record to screen readers.
    pub fn follow(&mut self, ui: &Ui, front: Option<(&Tab, &Now)>, length: Length) {
        let corner = Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0));
        let response = ui.interact(corner, ui.scope_id().with("announcements"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &self.words));
        if !ui.ctx().has_accesskit_node(response.id) {
            self.seen = None;
            return;
        }
        if let Some((tab, now)) = front {
            let seen = Seen::of(tab, now);
            if self.seen.as_ref() != Some(&seen) {
                let writes = ui.ctx().text_edit_focused();
                if let Some(news) = news(self.seen.as_ref(), &seen, (tab, now), length, writes) {
                    renew(&mut self.words, sentence(news));
                }
                self.seen = Some(seen);
            }
        }
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_live(Live::Polite);
            if !self.words.is_empty() {
                node.set_label(self.words.as_str());
            }
        });
    }
}

/// Replaces what is announced. Screen readers ignore an unchanged text, so a repetition alternates with a no-break space.
pub fn renew(words: &mut String, news: String) {
    let again = if *words == news { "\u{a0}" } else { "" };
    *words = news + again;
}

/// The announcement of a change; `None` for mere removals, and while the user `writes`: the screen reader echoes typing itself.
fn news(before: Option<&Seen>, seen: &Seen, (tab, now): (&Tab, &Now), length: Length, writes: bool) -> Option<String> {
    let document = tab.workspace.document();
    let node = || {
        let tree = document.tree();
        let here = (tree, now.node, &*now.position);
        // A user solving a problem must not hear its answer either.
        let shows = |node| seen::shows(tab.seen.as_ref(), node);
        let node = match tree.parent(now.node) {
            Some(parent) => {
                tab.workspace.with_position(parent, |before| spoken::node(here, Some(before), length, shows))
            }
            None => spoken::node(here, None, length, shows),
        };
        let engine = tab.reading(now).engine.map(|shown| wording::sentence(shown, now.node, &now.position));
        sentences([node].into_iter().chain(engine.filter(|words| !words.is_empty())))
    };
    let Some(before) = before.filter(|before| before.tab == seen.tab) else {
        return Some(sentences([tab.name(), now.position.kind().title(), node()]));
    };
    let history = document.history();
    // Revisions only grow: a step that is no new one was undone or redone.
    let is_new = before.newest != seen.newest;
    let undone = match seen.revision.cmp(&before.revision) {
        _ if is_new => None,
        Ordering::Less => history.redo_title().map(|title| words::undone(title.to_owned())),
        Ordering::Equal => None,
        Ordering::Greater => history.undo_title().map(|title| words::redone(title.to_owned())),
    };
    if before.node != seen.node {
        // First what was undone or redone, then the current node.
        return Some(sentences(undone.into_iter().chain([node()])));
    }
    if before.revision != seen.revision {
        let made = history.undo_title().filter(|_| is_new && !(writes && history.is_typing()));
        return undone.or_else(|| made.map(str::to_owned));
    }
    if let Some(place) = seen.cursor.filter(|_| seen.cursor != before.cursor) {
        let there = place.index() < now.position.board().len();
        return there.then(|| match &tab.doing.counting {
            Some(counting) => counting.spoken(now, place),
            None => spoken::place(&now.position, &now.markup, place),
        });
    }
    if seen.in_hand != before.in_hand {
        return Some(tab.views.board.in_hand.answer().to_owned());
    }
    (seen.answers != before.answers).then(|| tab.views.hint.answer().to_owned())
}
