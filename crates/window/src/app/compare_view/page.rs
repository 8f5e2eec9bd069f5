//! The comparison page: the differences in words with their buttons on top, then two boards and two trees.

mod taking;

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use egui::accesskit::Live;
use egui::{Button, Key, Layout, Modifiers, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use crate::app::compare_view::controls::{CompareAction, ComparedState, button, choose, enabled, label_of};
use crate::app::compare_view::groups::{Extent, Group, GroupSize, Weighed, weigh};
use crate::app::compare_view::map::{self, Shown};
use crate::app::compare_view::side::{Side, signs};
use crate::app::compare_view::versions::{Compared, ToCompare};
use crate::app::compare_view::wording;
use crate::app::look::{BUTTON, GRID, Palette, controls, fonts, form, words};
use crate::app::platform::{Background, at_first};
use crate::game::Coordinates;
use crate::language::{self, StaticText};
use crate::record::Revision;
use crate::relate::{Comparison, Difference, DifferenceKind};
use crate::scene::Theme;
use crate::sgf::{NodeId, Tree};

/// Height of the text of one side, and the room of a tree at least, in points.
const TEXT: f32 = 54.0;
const LEAST_MAP: f32 = 88.0;
/// How long a frame waits for a comparison: most are there at once.
const AT_ONCE: Duration = Duration::from_millis(30);

/// All kinds, in the order of the signs that explain them.
const KINDS: [DifferenceKind; 5] = [
    DifferenceKind::Added,
    DifferenceKind::Removed,
    DifferenceKind::Changed,
    DifferenceKind::Moved,
    DifferenceKind::Corrected,
];

/// One of the records to compare, or that it is a branch of.
pub struct ComparedRecord {
    /// Its name.
    pub name: String,
    /// Its tree.
    pub tree: Arc<Tree>,
    /// Its number and state, if it is an open record and whole.
    pub of: Option<ComparedState>,
}

/// How boards are shown.
#[derive(Clone, Copy)]
pub struct CompareLook<'a> {
    /// The board theme.
    pub theme: &'a Theme,
    /// Whether there are coordinates around them.
    pub coordinates: bool,
    /// The coordinate system.
    pub names: Coordinates,
}

/// How the games on the right are turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turned {
    /// Not at all.
    No,
    /// All of them, by this command.
    By(&'static str),
    /// Some, or by different symmetries.
    Some,
}

/// Two records, and what is different.
struct Pair {
    sides: [Side; 2],
    /// The open records that are shown whole: what is different can be taken over into these. None where it is a part of one.
    of: [Option<ComparedState>; 2],
    extent: Extent,
    comparison: Comparison,
    /// For each difference the nodes that only one record has by it.
    nodes: Vec<usize>,
    groups: HashMap<Group, GroupSize>,
    signs: [HashMap<NodeId, DifferenceKind>; 2],
    /// How many differences there are of each of [`KINDS`].
    counts: [usize; KINDS.len()],
    /// The last announcement, and its difference.
    announced: Option<(usize, String)>,
    /// What the last key or button did that neither board shows, for screen readers.
    news: Option<String>,
    /// Whether the news is announced with a no-break space: what is announced again reads differently.
    again: bool,
    /// The place under the cursor of a board that was moved last, in words.
    pointed: Option<String>,
    coming: Option<Background<Weighed>>,
    /// How the board on the right is turned: then the left one is shown turned so, too, and is not as its record has it.
    turned: Turned,
    at: usize,
    /// Whether somebody went to a difference, and was not led elsewhere since.
    reported: bool,
    /// The records that something was taken over into, one after the other: the last is taken back first.
    taken: Vec<u64>,
    /// The records in which that was undone, the last one last: redo does it again.
    taken_back: Vec<u64>,
}

/// The comparison page.
pub struct ComparePage {
    /// The number of the record on the left.
    pub record: u64,
    title: String,
    offered: Vec<ToCompare>,
    /// What has become known since.
    later: Vec<ToCompare>,
    pair: Option<Box<Pair>>,
    /// The boards go together by the numbers of their moves, in place of nodes that are the same.
    by_number: bool,
    /// The keyboard was given to the list of what it can be compared with.
    requested: bool,
}

impl ComparePage {
    /// Asks what to compare a record with.
    /// What is compared, as the window is called meanwhile.
    pub fn title(&self) -> &str {
        &self.title
    }

    pub fn new(record: u64, title: String, offered: Vec<ToCompare>) -> ComparePage {
        ComparePage { record, title, offered, later: Vec::new(), pair: None, by_number: false, requested: false }
    }

    /// Offers more to compare with, after everything else.
    pub fn offer(&mut self, more: Vec<ToCompare>) {
        self.later = more;
    }

    /// The name under which a file was offered.
    pub fn name_of_file(&self, path: &Path) -> Option<&str> {
        let is_it = |one: &&ToCompare| matches!(&one.what, Compared::File(file) if file == path);
        self.offered.iter().chain(&self.later).find(is_it).map(|one| one.name.as_str())
    }

    /// Compares two records, or branches of them.
    pub fn compare(&mut self, ctx: &egui::Context, [left, right]: [ComparedRecord; 2], branches: Option<[NodeId; 2]>) {
        let mut sides = [Side::new(left.name, left.tree), Side::new(right.name, right.tree)];
        for (side, start) in sides.iter_mut().zip(branches.into_iter().flatten()) {
            side.start_at(start);
        }
        let mut pair = Pair {
            sides,
            of: [left.of, right.of],
            extent: Extent { branches, only: None },
            comparison: Comparison::default(),
            nodes: Vec::new(),
            groups: HashMap::new(),
            signs: Default::default(),
            counts: Default::default(),
            announced: None,
            news: None,
            again: false,
            pointed: None,
            coming: None,
            turned: Turned::No,
            at: 0,
            reported: false,
            taken: Vec::new(),
            taken_back: Vec::new(),
        };
        // The widget used to choose is gone; the arrow keys belong to the page now.
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
        pair.begin(ctx);
        self.pair = Some(Box::new(pair));
    }

    /// The depths of the two current nodes.
    pub fn depths(&self) -> Option<[usize; 2]> {
        let sides = &self.pair.as_ref()?.sides;
        Some([0, 1].map(|side| sides[side].node.map_or(0, |node| depth(&sides[side].tree, node))))
    }

    /// Replaces the open records by what they are now, given by their number; one that was closed stays as it was.
    pub fn renew(&mut self, ctx: &egui::Context, now: impl Fn(u64) -> Option<(Revision, Arc<Tree>)>) {
        let Some(pair) = &mut self.pair else { return };
        let mut is_new = false;
        for (side, of) in pair.sides.iter_mut().zip(&mut pair.of) {
            let Some((number, revision)) = *of else { continue };
            match now(number) {
                Some((now, tree)) if now != revision => {
                    *of = Some((number, now));
                    side.renew(tree);
                    is_new = true;
                }
                Some(_) => {}
                None => *of = None,
            }
        }
        if is_new {
            // The left one may have been shown turned.
            if pair.turned != Turned::No
                && let Some((_, tree)) = pair.of[0].and_then(|(number, _)| now(number))
            {
                pair.sides[0].renew(tree);
            }
            pair.begin(ctx);
        }
    }

    /// Something was taken over into the record with this number.
    pub fn has_changed(&mut self, number: u64) {
        if let Some(pair) = &mut self.pair {
            pair.taken.push(number);
            pair.taken_back.clear();
            pair.news = pair.change_of(number).map(|change| change.to_string());
        }
    }

    /// What was taken over last is taken back, or done again.
    pub fn goes_back_or_on(&mut self, number: u64, back: bool) {
        if let Some(pair) = &mut self.pair {
            let Pair { taken, taken_back, .. } = &mut **pair;
            let (from, to) = if back { (taken, taken_back) } else { (taken_back, taken) };
            to.extend(from.pop_if(|last| *last == number));
            let title = pair.change_of(number).map(|change| change.to_string());
            pair.news = title.map(|title| if back { words::undone(title) } else { words::redone(title) });
        }
    }

    /// Draws it. Returns what is asked for.
    pub fn show(&mut self, ui: &mut Ui, look: CompareLook<'_>) -> Option<CompareAction> {
        let area = ui.max_rect();
        ui.painter().rect_filled(area, 0.0, Palette::of(ui).desk);
        let leaves = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        let Some(pair) = &mut self.pair else {
            // The keyboard may have been led elsewhere since.
            let requested = std::mem::replace(&mut self.requested, true);
            let chosen = choose(ui, area.shrink(2.0 * GRID), (&self.title, requested), [&self.offered, &self.later]);
            return if leaves { Some(CompareAction::Leave(None)) } else { chosen };
        };
        if pair.take(Duration::ZERO) {
            ui.ctx().request_repaint();
        }
        if leaves {
            return Some(CompareAction::Leave(pair.home()));
        }
        let mut action = pair.keys(ui, look, self.by_number);
        // Arrows step, whatever has the focus.
        if let Some(focused) = ui.memory(|memory| memory.focused()) {
            controls::keep_arrows_for(ui.ctx(), focused);
        }
        let inner = area.shrink(GRID);
        let mut strip = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::top_down(egui::Align::Min)));
        action = pair.strip(&mut strip, &mut self.by_number).or(action);
        let top = strip.min_rect().bottom() + GRID;
        let room = inner.with_min_y(top);
        let half = (room.width() - GRID) / 2.0;
        let values = pair.values(look);
        form::heard(&mut strip, || pair.heard(values.as_ref(), look));
        let values = values.map_or([None, None], |values| values.map(Some));
        for (index, (left, value)) in [room.left(), room.right() - half].into_iter().zip(values).enumerate() {
            let column = Rect::from_min_max(pos2(left, room.top()), pos2(left + half, room.bottom()));
            pair.column(ui, (index, column), value, look, self.by_number);
        }
        action
    }
}

impl Pair {
    fn begin(&mut self, ctx: &egui::Context) {
        let [a, b] = [0, 1].map(|side| Arc::clone(&self.sides[side].tree));
        let extent = self.extent;
        self.coming = Some(Background::begin(ctx, move || weigh(&a, &b, extent)));
        self.take(at_first(AT_ONCE));
    }

    /// Takes the comparison, once it is there.
    fn take(&mut self, patience: Duration) -> bool {
        let Some(weighed) = Background::taken(&mut self.coming, patience) else { return false };
        let comparison = self.compared(weighed);
        self.signs = [true, false].map(|is_left| signs(&comparison, is_left));
        self.at = self.at.min(comparison.differences.len().saturating_sub(1));
        self.counts = KINDS.map(|kind| comparison.differences.iter().filter(|one| one.kind == kind).count());
        self.comparison = comparison;
        self.announced = None;
        if self.comparison.is_same() {
            self.go_together()
        } else {
            self.go_to(self.at)
        }
        true
    }

    /// Takes what came of comparing.
    fn compared(&mut self, weighed: Weighed) -> Comparison {
        let Weighed { compared, nodes, groups } = weighed;
        (self.nodes, self.groups) = (nodes, groups);
        self.turned = match compared.of_all() {
            _ if compared.turned.is_empty() => Turned::No,
            Some(turn) => Turned::By(turn),
            None => Turned::Some,
        };
        if let Some(first) = compared.first {
            self.sides[0].renew(Arc::new(first));
        }
        compared.comparison
    }

    /// Where nothing is different any more, both boards stay where the last difference was.
    fn go_together(&mut self) {
        let there = self.sides[1].node.and_then(|node| self.same(1, node));
        match (there, self.sides[0].node) {
            (Some(there), _) => self.sides[0].go(Some(there)),
            (None, Some(here)) => {
                let partner = self.partner(0, here);
                self.sides[1].go(partner);
            }
            (None, None) => {}
        }
    }

    fn home(&self) -> Option<NodeId> {
        self.sides[0].node.filter(|_| self.of[0].is_some() && self.turned == Turned::No)
    }

    /// The node of the other side that is the same, or the nearest one above it that has one.
    fn partner(&self, from: usize, node: NodeId) -> Option<NodeId> {
        let tree = &self.sides[from].tree;
        tree.way_up(node).find_map(|node| self.same(from, node))
    }

    fn same(&self, from: usize, node: NodeId) -> Option<NodeId> {
        if from == 0 { self.comparison.in_second(node) } else { self.comparison.in_first(node) }
    }

    /// Goes to a node of one side, and with the other one to what belongs to it.
    fn go(&mut self, side: usize, node: NodeId, by_number: bool) {
        let other = match by_number {
            false => self.partner(side, node),
            true => {
                let number = depth(&self.sides[side].tree, node);
                let (other, here) = (&self.sides[1 - side].tree, self.sides[1 - side].node);
                here.or_else(|| other.games().next()).and_then(|here| {
                    other.line_through(here).get(number).copied().or_else(|| Some(*other.line_through(here).last()?))
                })
            }
        };
        self.sides[side].go(Some(node));
        self.sides[1 - side].go(other.or(self.sides[1 - side].node));
        (self.reported, self.pointed) = (false, None);
        if let Some(at) = self.at_node(side, node) {
            (self.at, self.reported) = (at, true);
        }
    }

    /// The first difference at a node.
    fn at_node(&self, side: usize, node: NodeId) -> Option<usize> {
        let of = |difference: &Difference| if side == 0 { difference.a } else { difference.b };
        let here = |at: usize| self.comparison.differences.get(at).is_some_and(|one| of(one) == Some(node));
        if here(self.at) {
            return Some(self.at);
        }
        self.comparison.differences.iter().position(|one| of(one) == Some(node))
    }

    /// Goes to a difference, with both sides.
    fn go_to(&mut self, at: usize) {
        let Some(difference) = self.comparison.differences.get(at) else { return };
        let nodes = [difference.a, difference.b];
        (self.at, self.reported, self.pointed) = (at, true, None);
        for side in 0..2 {
            let there = nodes[1 - side].and_then(|node| self.partner(1 - side, node));
            let node = nodes[side].or(there);
            self.sides[side].go(node.or(self.sides[side].node));
        }
    }

    fn step(&mut self, forward: bool, by_number: bool) {
        // The side that has more to show leads.
        let side =
            usize::from(self.comparison.differences.get(self.at).is_some_and(|one| one.a.is_none()) && self.reported);
        let side = if self.sides[side].node.is_none() { 1 - side } else { side };
        let Some(node) = self.sides[side].node else { return };
        let next = self.sides[side].next(node, forward);
        let (side, next) = match next {
            Some(next) => (side, next),
            // If one line ends, the other continues.
            None => {
                let other = &self.sides[1 - side];
                let Some(next) = other.node.and_then(|node| other.next(node, forward)) else {
                    self.news = Some(if forward { words::NOTHING_FOLLOWS.to_string() } else { words::at_move(0) });
                    return;
                };
                (1 - side, next)
            }
        };
        self.go(side, next, by_number);
    }

    fn keys(&mut self, ui: &Ui, look: CompareLook<'_>, by_number: bool) -> Option<CompareAction> {
        if ui.memory(|memory| memory.focused()).is_some() && ui.input(|input| input.key_pressed(Key::Tab)) {
            return None;
        }
        let pressed = |modifiers: Modifiers, key: Key| ui.input_mut(|input| input.consume_key(modifiers, key));
        // With Shift first: the other one takes it as well.
        if pressed(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z) || pressed(Modifiers::COMMAND, Key::Y) {
            return self.redo().or_else(|| self.tell_end(StaticText("nothing-was-undone", "nothing to redo")));
        }
        if pressed(Modifiers::COMMAND, Key::Z) {
            return self.undo().or_else(|| self.tell_end(StaticText("nothing-was-done-yet", "nothing to undo")));
        }
        for (key, side) in [(Key::ArrowLeft, 0), (Key::ArrowRight, 1)] {
            if pressed(taking::COPY, key) {
                let one = self.comparison.differences.get(self.at).filter(|_| self.reported).cloned();
                if self.of[side].is_none() {
                    self.tell(Some(StaticText("beside-not-open", "This side can't be changed here").to_string()));
                }
                return one.and_then(|one| self.take_into(side, vec![one]));
            }
        }
        // Before plain arrows, which the toolkit finds in these, too.
        for side in &mut self.sides {
            if let Some(place) = side.moved_cursor(ui, look) {
                self.again ^= self.pointed.as_ref() == Some(&place);
                self.pointed = Some(place);
            }
        }
        for (along, between, on) in [(Key::ArrowRight, Key::ArrowDown, true), (Key::ArrowLeft, Key::ArrowUp, false)] {
            if pressed(Modifiers::NONE, along) {
                let before = self.news.take();
                self.pointed = None;
                self.step(on, by_number);
                self.again ^= self.news.is_some() && self.news == before;
            }
            if pressed(Modifiers::NONE, between) || pressed(Modifiers::ALT, between) {
                self.turn_to(on);
            }
        }
        None
    }

    /// The next difference or the one before.
    fn turn_to(&mut self, forward: bool) {
        let last = self.comparison.differences.len().saturating_sub(1);
        let at = if forward { (self.at + 1).min(last) } else { self.at.saturating_sub(1) };
        let end = if forward {
            StaticText("beside-last", "Last difference")
        } else {
            StaticText("beside-first", "First difference")
        };
        let news = (at == self.at && self.reported && !self.comparison.is_same()).then(|| end.to_string());
        self.tell(news);
        self.go_to(at);
    }

    /// Announces what a key did, or nothing.
    fn tell(&mut self, news: Option<String>) {
        self.again ^= news.is_some() && self.news == news;
        (self.news, self.pointed) = (news, None);
    }

    /// Announces that there is nothing to undo or to redo.
    fn tell_end(&mut self, end: StaticText) -> Option<CompareAction> {
        self.tell(Some(end.to_string()));
        None
    }

    /// What was done to a record of the two, by its number.
    fn change_of(&self, number: u64) -> Option<StaticText> {
        let side = self.of.iter().position(|of| of.is_some_and(|(one, _)| one == number))?;
        Some(match side {
            0 => StaticText("beside-changed-left", "Changed on the left"),
            _ => StaticText("beside-changed-right", "Changed on the right"),
        })
    }

    /// The difference in words, and its commands.
    fn strip(&mut self, ui: &mut Ui, by_number: &mut bool) -> Option<CompareAction> {
        let palette = Palette::of(ui);
        let mut action = None;
        ui.horizontal_wrapped(|ui| {
            for (sign, count) in KINDS.into_iter().zip(self.counts).filter(|(_, count)| *count > 0) {
                let (rect, _) = ui.allocate_exact_size(vec2(16.0, 18.0), Sense::hover());
                map::draw_sign(ui.painter(), rect.center(), sign, &palette);
                ui.label(RichText::new(format!("{count} {}", wording::kind(sign))).size(13.0).color(palette.quiet));
                ui.add_space(GRID);
            }
            ui.with_layout(Layout::right_to_left(egui::Align::Center), |ui| {
                if button(ui, words::CLOSE, "Escape", false).clicked() {
                    action = Some(CompareAction::Leave(self.home()));
                }
            });
        });
        let says = self.says();
        if let Some(turned) = self.says_turned() {
            let label = ui.add(label_of(RichText::new(turned).size(14.0)).wrap());
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
        }
        let label = ui.add(label_of(RichText::new(says).size(16.0)));
        ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
        ui.horizontal_wrapped(|ui| {
            let last = self.comparison.differences.len().saturating_sub(1);
            if enabled(ui, self.at > 0, StaticText("beside-previous", "Previous"), "↑") {
                self.turn_to(false);
            }
            if enabled(ui, self.at < last, StaticText("beside-next", "Next"), "↓") {
                self.turn_to(true);
            }
            let word = StaticText("beside-by-number", "Sync by move number");
            if ui.add(Button::new(word.localized()).selected(*by_number).min_size(vec2(0.0, BUTTON))).clicked() {
                *by_number = !*by_number;
            }
            ui.add_space(GRID);
            if let (Turned::By(turn), Some(left)) = (self.turned, self.of[0])
                && button(ui, StaticText("beside-turn", "Rotate or mirror this record, too"), "", true).clicked()
            {
                action = Some(CompareAction::Turn(left, turn));
            }
            if let Some(one) = self.comparison.differences.get(self.at).filter(|_| self.is_takeable()) {
                action = self.take_over(ui, one).or(action.take());
            }
            // Shown even if nothing is left to apply: the last step may have been a mistake.
            let is_shown = self.of.iter().any(Option::is_some);
            if is_shown && enabled(ui, !self.taken.is_empty(), StaticText("beside-undo", "Undo"), "Ctrl+Z") {
                action = self.undo();
            }
        });
        if let Some(only) = self.choose_aspect(ui) {
            self.extent.only = only;
            self.begin(ui.ctx());
        }
        action
    }

    /// The current difference, in words.
    fn says(&mut self) -> String {
        if self.coming.is_some() {
            return StaticText("beside-comparing", "Comparing…").to_string();
        }
        if let Some((_, text)) = self.announced.as_ref().filter(|(at, _)| *at == self.at) {
            return text.clone();
        }
        let text = self.told_of_difference();
        self.announced = Some((self.at, text.clone()));
        text
    }

    /// For screen readers what the last key did, what both sides have where they differ, and the current moves.
    fn heard(&mut self, values: Option<&[String; 2]>, look: CompareLook<'_>) -> String {
        let sided = |texts: [String; 2]| {
            let [left, right] = texts;
            [language::with_colon(wording::LEFT, left), language::with_colon(wording::RIGHT, right)]
        };
        let again = if self.again { "\u{a0}" } else { "" };
        if let Some(pointed) = &self.pointed {
            return language::capital(pointed) + again;
        }
        let mut heard: Vec<String> = self.news.clone().into_iter().collect();
        heard.extend(values.cloned().into_iter().flat_map(|values| sided(values.map(wording::spoken_value))));
        match self.places(look) {
            [Some(left), Some(right)] if left != right => heard.extend(sided([left, right])),
            // The difference has named it.
            [Some(_), Some(_)] if values.is_some() => {}
            [left, right] => heard.extend(left.or(right)),
        }
        language::capital(&language::sentences(heard)) + again
    }

    /// The current move of each board, in words.
    fn places(&mut self, look: CompareLook<'_>) -> [Option<String>; 2] {
        self.sides.each_mut().map(|side| {
            let (node, tree) = (side.node?, Arc::clone(&side.tree));
            let position = side.position()?;
            Some(wording::place(&tree, node, &position.clone().with_coordinates(look.names)))
        })
    }

    /// How the board on the right is turned, in words.
    fn says_turned(&self) -> Option<String> {
        match self.turned {
            _ if self.coming.is_some() => None,
            Turned::No => None,
            Turned::By(turn) => Some(say!(
                "beside-turned",
                "On the right the whole board is rotated or mirrored ({turn}); the left one is shown the same way",
                turn = wording::turn(turn)
            )),
            Turned::Some => Some(say!(
                "beside-some-turned",
                "On the right the boards of some games are rotated or mirrored; on the left these are shown the same way"
            )),
        }
    }

    fn told_of_difference(&self) -> String {
        if let Some(apart) = self.comparison.apart {
            return wording::apart(apart, [0, 1].map(|side| &*self.sides[side].tree));
        }
        let count = self.comparison.differences.len();
        let Some(one) = self.comparison.differences.get(self.at).cloned() else {
            let none = match !self.taken.is_empty() {
                _ if self.extent.only.is_some() => StaticText("beside-none-of-these", "No differences of this kind"),
                _ if self.turned != Turned::No => StaticText("beside-otherwise-same", "No other differences"),
                true => StaticText("beside-none-left", "No differences left"),
                false => StaticText("beside-same", "No differences"),
            };
            return none.to_string();
        };
        let side = usize::from(one.a.is_none());
        let node = if side == 0 { one.a } else { one.b };
        let at = words::place_of(self.at + 1, count);
        let Some(node) = node else { return at };
        let tree = Arc::clone(&self.sides[side].tree);
        let follows = self.nodes.get(self.at).map_or(0, |nodes| nodes.saturating_sub(1));
        let position = crate::game::Position::replay(&tree, node);
        let difference = wording::difference(&one, follows);
        // The number of the game is shown if there are several. A difference at a root that is about no property is a whole game.
        let game = wording::game(&tree, node);
        let is_whole = one.property.is_none() && tree.is_root(node);
        let place = match game {
            Some(game) if is_whole => game,
            Some(game) => format!("{game} · {}", wording::place(&tree, node, &position)),
            None => wording::place(&tree, node, &position),
        };
        format!("{at} · {}", language::with_colon(place, difference))
    }

    /// What the two sides have where a property differs, in words.
    fn values(&mut self, look: CompareLook<'_>) -> Option<[String; 2]> {
        let one = self.comparison.differences.get(self.at).filter(|one| self.reported && one.property.is_some())?;
        let values = [one.was.clone(), one.is.clone()];
        let mut value = |side: usize| {
            let position = self.sides[side].position().cloned();
            let position = position.map(|position| position.with_coordinates(look.names));
            wording::value(position.as_ref(), values[side].as_deref())
        };
        Some(wording::shortened([value(0), value(1)]))
    }

    /// One side: its name and `value`, its board, its tree.
    fn column(
        &mut self,
        ui: &mut Ui,
        (index, area): (usize, Rect),
        value: Option<String>,
        look: CompareLook<'_>,
        by_number: bool,
    ) {
        let palette = Palette::of(ui);
        let ui = &mut ui.new_child(UiBuilder::new().id_salt(("column", index)).max_rect(area));
        let name = self.sides[index].name.clone();
        let mut head = ui.new_child(UiBuilder::new().max_rect(area).layout(Layout::top_down(egui::Align::Min)));
        head.set_max_width(area.width());
        head.add(label_of(RichText::new(&name).family(fonts::bold()).size(14.0)).truncate());
        let text = Rect::from_min_size(pos2(area.left(), head.min_rect().bottom()), vec2(area.width(), TEXT));
        if let Some(value) = value {
            let mut inside = ui.new_child(UiBuilder::new().max_rect(text).layout(Layout::top_down(egui::Align::Min)));
            inside.shrink_clip_rect(text);
            ScrollArea::vertical().id_salt(("beside said", index)).max_height(TEXT).auto_shrink(false).show(
                &mut inside,
                |ui| {
                    ui.add(label_of(RichText::new(value).color(palette.text)).wrap());
                },
            );
        }
        let rest = area.with_min_y(text.bottom() + GRID / 2.0);
        let map_height = (rest.height() * 0.3).max(LEAST_MAP).min(rest.height() * 0.5);
        let (board, map) = rest.split_top_bottom_at_y(rest.bottom() - map_height);
        self.sides[index].board(ui, board.with_max_y(board.bottom() - GRID), look);
        let (Some(node), Some(root)) = (self.sides[index].node, self.sides[index].top()) else { return };
        let tree = Arc::clone(&self.sides[index].tree);
        let Some(position) = self.sides[index].position().map(|position| position.clone().with_coordinates(look.names))
        else {
            return;
        };
        let alone = if index == 0 { DifferenceKind::Removed } else { DifferenceKind::Added };
        let known = self.coming.is_none() && self.comparison.apart.is_none();
        let comparison = &self.comparison;
        let is_alone = |node: NodeId| {
            let same = if index == 0 { comparison.in_second(node) } else { comparison.in_first(node) };
            (known && same.is_none()).then_some(alone)
        };
        let signs = &self.signs[index];
        let shown = Shown { name: &name, tree: &tree, root, node, position: &position, signs, alone: &is_alone };
        if let Some(node) = self.sides[index].map.show(ui, map, &shown) {
            self.go(index, node, by_number);
        }
    }
}

/// How many nodes lead to one.
fn depth(tree: &Tree, node: NodeId) -> usize {
    tree.way_up(node).count() - 1
}
