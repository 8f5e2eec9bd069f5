//! Messages to the user, shown over the desk where no board lies, or else over the panels above the text, until the next action.

use egui::accesskit::{Live, Role};
use egui::{Align2, Area, Color32, FontId, Frame, Id, Order, Rect, RichText, Ui, pos2, vec2};

use crate::app::announce;
use crate::app::look::{BAR, GRID, Icon, IconButton, Palette, controls, icons, words};
use crate::commands::AnyCommand;
use crate::language::{self, StaticText};
use crate::record::Revision;

/// The severity of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Something happened that is good to know.
    Note,
    /// Something did not happen.
    Failure,
}

/// The subject of a failure that stays visible until it is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The record with this number could not be saved.
    Saving(u64),
    /// The journal of unsaved work does not work.
    Journal,
    /// The file of the record with this number is not what was read.
    File(u64),
    /// A merge into the record with this number left conflicts.
    Merged(u64),
    /// An internal error of the program.
    Error,
}

/// The visible notices, newest last. They stay until closed or until the next action; those with a topic until closed or resolved.
#[derive(Debug, Default)]
pub struct Notices {
    lines: Vec<Line>,
    /// What was announced last.
    announced: String,
}

#[derive(Debug)]
struct Line {
    weight: Weight,
    words: String,
    /// The words as they are announced: the same notice again reads differently.
    announced: String,
    topic: Option<Topic>,
    /// The command to undo, while the record is unchanged since; or another command offered.
    undo: Option<Undo>,
    /// The tab that it was said in, and when: known once it is on view.
    seen: Option<(Option<u64>, f64)>,
}

/// An action offered in a notice: record number, its revision after the step, and the command that undoes it. A window command is shown by
/// its title, and stays available.
pub type Undo = (u64, Revision, AnyCommand);

/// A notice for information is read after this many seconds.
const READ_IN: f64 = 12.0;

/// More than this at once is noise.
const MOST: usize = 4;

impl Notices {
    /// Shows a note.
    pub fn note(&mut self, words: impl Into<String>) {
        self.add(Weight::Note, words.into(), None, None);
    }

    /// The same, with an undo button.
    pub fn undoable(&mut self, words: impl Into<String>, undo: Undo) {
        self.add(Weight::Note, words.into(), None, Some(undo));
    }

    /// Shows that something failed, and why.
    pub fn failure(&mut self, words: impl Into<String>) {
        self.add(Weight::Failure, words.into(), None, None);
    }

    /// Shows a failure until it is resolved.
    pub fn lasting(&mut self, topic: Topic, words: impl Into<String>) {
        self.settle(topic);
        self.add(Weight::Failure, words.into(), Some(topic), None);
    }

    /// The same, with a button that offers a remedy.
    pub fn offering(&mut self, topic: Topic, words: impl Into<String>, offer: Undo) {
        self.settle(topic);
        self.add(Weight::Failure, words.into(), Some(topic), Some(offer));
    }

    /// Removes the failures of a topic: it is resolved.
    pub fn settle(&mut self, topic: Topic) {
        self.lines.retain(|line| line.topic != Some(topic));
    }

    /// Removes the notice with these words, because a dialog shows them.
    pub fn withdraw(&mut self, words: &str) {
        self.lines.retain(|line| line.words != words);
    }

    fn add(&mut self, weight: Weight, message: String, topic: Option<Topic>, undo: Option<Undo>) {
        /// A screen has room for no more.
        const LETTERS: usize = 2000;
        let message = language::beginning(&message, LETTERS).into_owned();
        let words = words::capital(&message);
        self.lines.retain(|line| line.words != words || line.topic.is_some());
        if topic.is_some() || self.lines.iter().all(|line| line.words != words) {
            announce::renew(&mut self.announced, words.clone());
            self.lines.push(Line { weight, words, announced: self.announced.clone(), topic, undo, seen: None });
        }
        let passing = self.lines.iter().filter(|line| line.topic.is_none()).count();
        if let Some(oldest) = self.lines.iter().position(|line| line.topic.is_none()).filter(|_| passing > MOST) {
            self.lines.remove(oldest);
        }
    }

    /// Removes the transient notices, after the user's next action.
    pub fn clear(&mut self) {
        self.lines.retain(|line| line.topic.is_some());
    }

    /// Removes notices about steps that were undone; `is_done` knows whether the state of a record is still there, or one after it.
    pub fn forget_undone(&mut self, is_done: impl Fn(u64, Revision) -> bool) {
        let is_about_step = |line: &Line, by: &AnyCommand| {
            matches!(by, AnyCommand::Record(_)) || matches!(line.topic, Some(Topic::Merged(_)))
        };
        self.lines.retain(|line| match &line.undo {
            Some((record, then, by)) if is_about_step(line, by) => is_done(*record, *then),
            _ => true,
        });
    }

    /// A record was saved: removes notices about steps in it, which their undo buttons call unsaved.
    pub fn saved(&mut self, record: u64) {
        let is_about = |undo: &Undo| undo.0 == record && matches!(undo.2, AnyCommand::Record(_));
        self.lines.retain(|line| line.topic.is_some() || !line.undo.as_ref().is_some_and(is_about));
    }

    /// Another record becomes active: removes undo buttons that would be mistaken for its own.
    pub fn leave(&mut self) {
        self.lines.retain(|line| line.undo.is_none() || line.topic.is_some());
    }

    /// The visible texts.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(|line| line.words.as_str())
    }

    /// What is said in passing belongs to the tab in which it was said. What is only good to know goes when it was read; what did not
    /// happen stays until something else is done. Returns when the next of them goes.
    fn follow(&mut self, tab: Option<u64>, now: f64) -> Option<f64> {
        for line in &mut self.lines {
            line.seen.get_or_insert((tab, now));
        }
        let ends = |line: &Line| line.seen.filter(|_| line.is_passing_note()).map(|(_, since)| since + READ_IN);
        self.lines.retain(|line| ends(line).is_none_or(|end| end > now));
        self.lines.iter().filter_map(ends).reduce(f64::min)
    }

    /// Draws the notices above the lower edge of the first of these areas that has room for them, clear of dialogs if possible, else under
    /// them. Shows only those of this tab. Returns the offered action that was chosen.
    pub fn show(&mut self, ui: &mut Ui, areas: &[Rect], dialogs: &[Rect], tab: Option<u64>) -> Option<Undo> {
        let now = ui.input(|input| input.time);
        if let Some(end) = self.follow(tab, now) {
            ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64((end - now).max(0.0)));
        }
        let height = |width: f32| {
            let font = FontId::proportional(14.0);
            let message =
                |line: &Line| ui.painter().layout(line.words.clone(), font.clone(), Color32::BLACK, width).size().y;
            self.lines
                .iter()
                .filter(|line| line.is_of(tab))
                .map(|line| message(line).max(24.0) + 2.0 * GRID + GRID)
                .sum::<f32>()
                + 2.0 * GRID
        };
        let page = ui.max_rect().with_min_y(ui.max_rect().top() + BAR).with_max_y(ui.max_rect().bottom() - BAR);
        let free = |area: &Rect| {
            let width = width_in(*area);
            let box_size = vec2(width + 2.0 * 12.0, height(width - 60.0));
            let lies = Align2::CENTER_BOTTOM.align_size_within_rect(box_size, *area);
            area.contains_rect(lies) && dialogs.iter().all(|dialog| !dialog.intersects(lies))
        };
        let beside = |dialog: &Rect| {
            let columns = [page.with_max_x(dialog.left() - GRID), page.with_min_x(dialog.right() + GRID)];
            let rows = [page.with_max_y(dialog.top() - GRID), page.with_min_y(dialog.bottom() + GRID)];
            [columns, rows].concat()
        };
        let places = areas.iter().copied().chain(dialogs.iter().flat_map(beside));
        let place = places.into_iter().find(free);
        let last = areas.last().copied().unwrap_or(page);
        let order = if place.is_some() || dialogs.is_empty() { Order::Foreground } else { Order::Background };
        let area = place.unwrap_or(last);
        let (mut closed, mut undone) = (None, None);
        let mut bottom = area.bottom() - 2.0 * GRID;
        for (index, line) in self.lines.iter().enumerate().rev().filter(|(_, line)| line.is_of(tab)) {
            let id = Id::unique(("notice", index));
            let place = pos2(area.center().x, bottom);
            let shown = Area::new(id).order(order).pivot(Align2::CENTER_BOTTOM).fixed_pos(place);
            let response = shown.show(ui.ctx(), |ui| notice(ui, line, width_in(area)));
            let [close, undo_it] = response.inner;
            if close || undo_it {
                closed = Some(index);
                undone = line.undo.clone().filter(|_| undo_it);
            }
            bottom = response.response.rect.top() - GRID;
        }
        if let Some(index) = closed {
            self.lines.remove(index);
        }
        undone
    }
}

impl Line {
    fn is_passing_note(&self) -> bool {
        self.topic.is_none() && self.undo.is_none() && self.weight == Weight::Note
    }

    /// Whether it concerns this tab: reported there, or about the whole window.
    fn is_of(&self, tab: Option<u64>) -> bool {
        let seen = self.seen.and_then(|(tab, _)| tab);
        match self.topic {
            // Failures about one record are shown in its tab only; possible loss of work in every tab.
            Some(Topic::File(record) | Topic::Merged(record)) => tab == Some(record),
            Some(Topic::Saving(_) | Topic::Journal | Topic::Error) => true,
            None => seen.is_none() || seen == tab,
        }
    }
}

/// How wide the words of a notice may be.
fn width_in(area: Rect) -> f32 {
    (area.width() - 4.0 * GRID).clamp(160.0, 560.0)
}

/// Draws a notice. Returns whether it was closed, and whether its undo was clicked.
fn notice(ui: &mut Ui, line: &Line, room: f32) -> [bool; 2] {
    let palette = Palette::of(ui);
    let frame = Frame::popup(ui.style()).inner_margin(egui::Margin::symmetric(12, 6));
    let response = frame.show(ui, |ui| {
        // Beside the words: icon, button and margins.
        ui.set_max_width(room.max(0.0));
        ui.horizontal(|ui| {
            let (icon, colour) = match line.weight {
                Weight::Note => (Icon::Info, palette.accent),
                Weight::Failure => (Icon::Warning, palette.alarm),
            };
            let (rect, _) = ui.allocate_exact_size(vec2(20.0, 20.0), egui::Sense::hover());
            icons::draw(ui.painter(), icon, rect, colour);
            let label = ui.add(egui::Label::new(RichText::new(&line.words)).wrap());
            controls::set_name(&label, Role::Alert, || &line.announced);
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Assertive));
            let undone = line.undo.as_ref().is_some_and(|(.., by)| ui.button(offered(by)).clicked());
            let name = StaticText("close-notice", "Close this message").localized();
            [IconButton::new(Icon::Close, name, "").side(24.0).clicked(ui), undone]
        })
    });
    response.inner.inner
}

/// The text of the button for the offered command.
fn offered(by: &AnyCommand) -> &'static str {
    match by {
        AnyCommand::Window(command, _) => command.entry().title(),
        AnyCommand::Record(_) => words::UNDO.localized(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::WindowCommand;
    use crate::edit::Command;

    #[test]
    fn repeated_notices_appear_once_and_old_ones_go() {
        let mut notices = Notices::default();
        for words in ["one", "two", "One", "three", "four", "five"] {
            notices.failure(words);
        }
        assert_eq!(notices.lines().collect::<Vec<_>>(), ["One", "Three", "Four", "Five"]);
    }

    #[test]
    fn a_passing_notice_belongs_to_its_tab_and_expires() {
        let mut notices = Notices::default();
        let on_view = |notices: &Notices, tab| {
            notices.lines.iter().filter(|line| line.is_of(Some(tab))).map(|line| line.words.clone()).collect::<Vec<_>>()
        };
        notices.note("copied");
        notices.failure("refused");
        notices.lasting(Topic::Saving(1), "unsaved changes");
        notices.lasting(Topic::File(3), "changed by another program");
        assert_eq!(on_view(&notices, 3).last().map(String::as_str), Some("Changed by another program"));
        assert_eq!(notices.follow(Some(1), 10.0), Some(10.0 + READ_IN));
        assert_eq!(on_view(&notices, 1), ["Copied", "Refused", "Unsaved changes"]);
        assert_eq!(on_view(&notices, 2), ["Unsaved changes"]);
        // A note counts as read even while another tab is active; a failure does not expire.
        assert_eq!(notices.follow(Some(2), 10.0 + READ_IN), None);
        assert_eq!(on_view(&notices, 1), ["Refused", "Unsaved changes"]);
    }

    #[test]
    fn notices_go_with_the_steps_that_they_are_about() {
        let mut notices = Notices::default();
        let at = |record, state| (record, Revision(state), WindowCommand::Conflicts.into());
        notices.undoable("removed", (1, Revision(2), Command::Undo(1).into()));
        notices.offering(Topic::Merged(1), "conflicts", at(1, 3));
        notices.offering(Topic::File(1), "changed", at(1, 3));
        notices.note("said");
        notices.forget_undone(|_, state| state <= Revision(3));
        assert_eq!(notices.lines().count(), 4);
        notices.forget_undone(|_, state| state <= Revision(2));
        assert_eq!(notices.lines().collect::<Vec<_>>(), ["Removed", "Changed", "Said"]);
        notices.forget_undone(|_, _| false);
        assert_eq!(notices.lines().collect::<Vec<_>>(), ["Changed", "Said"]);
    }

    #[test]
    fn a_saved_record_needs_no_notice() {
        let mut notices = Notices::default();
        notices.undoable("merged: save to keep it", (1, Revision(2), Command::Undo(1).into()));
        notices.undoable("removed", (2, Revision(2), Command::Undo(1).into()));
        notices.offering(Topic::Merged(1), "conflicts", (1, Revision(2), WindowCommand::Conflicts.into()));
        notices.saved(1);
        assert_eq!(notices.lines().collect::<Vec<_>>(), ["Removed", "Conflicts"]);
    }

    #[test]
    fn an_unsettled_notice_stays() {
        let mut notices = Notices::default();
        notices.lasting(Topic::Saving(1), "a.sgf: the disk is full");
        notices.lasting(Topic::Journal, "no net");
        for words in ["one", "two", "three", "four", "five"] {
            notices.note(words);
        }
        assert_eq!(notices.lines().count(), 6);
        notices.clear();
        assert_eq!(notices.lines().collect::<Vec<_>>(), ["a.sgf: the disk is full", "No net"]);
        notices.lasting(Topic::Saving(1), "a.sgf: may not be written");
        notices.settle(Topic::Journal);
        assert_eq!(notices.lines().collect::<Vec<_>>(), ["a.sgf: may not be written"]);
    }
}
