//! Moves that are offered as links while a text is written: `#` and digits name them by their number.

use egui::{Align2, Area, EventFilter, Frame, Id, Key, Modifiers, Order, Rect, TextWrapMode, Ui};

use crate::app::context::{Reading, RecordState};
use crate::app::look::menu::{self, Tick};
use crate::app::panels::comment_links;
use crate::edit::place::has_move;
use crate::sgf::NodeId;

/// Digits that a number has at most.
const DIGITS: usize = 5;
/// Moves that are offered at most.
const MOST: usize = 8;
/// Nodes of a line that are looked at.
const LOOKED_AT: usize = 20_000;

/// The moves that are offered for a number.
#[derive(Default)]
pub struct NodeOffers {
    key: Option<(RecordState, NodeId, usize, String)>,
    moves: Vec<(NodeId, String)>,
    /// The one that keys went to. None is chosen for whoever only writes a number.
    at: Option<usize>,
    /// The caret on the screen.
    pub caret: Option<Rect>,
}

/// The number before the caret that ends a text: where its sign is, and its digits.
pub fn typed(text: &str) -> Option<(usize, &str)> {
    let digits = text.len() - text.bytes().rev().take(DIGITS + 1).take_while(u8::is_ascii_digit).count();
    let start = text[..digits].strip_suffix('#')?.len();
    let alone = !text[..start].ends_with(|before: char| before.is_alphanumeric() || "_/&=?%-#".contains(before));
    let number = &text[digits..];
    (alone && (1..=DIGITS).contains(&number.len())).then_some((start, number))
}

impl NodeOffers {
    /// Looks for the moves of the number that is being typed before the caret, a byte of the text.
    pub fn follow(&mut self, before: Option<&str>, reading: &Reading<'_>) {
        let Some((start, digits)) = before.and_then(typed) else { return *self = NodeOffers::default() };
        let key = (reading.state, reading.node, start, digits.to_owned());
        if self.key.as_ref() != Some(&key) {
            let moves = find(reading, digits).into_iter();
            let moves = moves.map(|(node, aside)| (node, title(reading, node, aside))).collect();
            *self = NodeOffers { key: Some(key), moves, ..NodeOffers::default() };
        }
    }

    /// Takes the arrows and Enter. Returns the move that was taken.
    pub fn keys(&mut self, ui: &Ui) -> Option<NodeId> {
        let last = self.moves.len().checked_sub(1)?;
        let press = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if press(Key::ArrowDown) {
            self.at = Some(self.at.map_or(0, |at| (at + 1).min(last)));
        } else if self.at.is_some() && press(Key::ArrowUp) {
            self.at = self.at.and_then(|at| at.checked_sub(1));
        }
        if press(Key::Escape) {
            // Only the list goes, until another number is typed.
            self.moves.clear();
            return None;
        }
        let at = self.at?;
        press(Key::Enter).then(|| self.moves[at].0)
    }

    /// While moves are offered in a field, Escape is for the list and leaves the keyboard to the field.
    pub fn keep_keys(&self, ui: &Ui, field: Id) {
        if !self.moves.is_empty() {
            let filter =
                EventFilter { horizontal_arrows: true, vertical_arrows: true, escape: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(field, filter));
        }
    }

    /// Draws them under the caret. Returns the move that was taken.
    pub fn show(&self, ui: &Ui) -> Option<NodeId> {
        let caret = self.caret.filter(|_| !self.moves.is_empty())?;
        let screen = ui.ctx().content_rect();
        let below = caret.bottom() + (self.moves.len() as f32 + 1.0) * ui.spacing().interact_size.y < screen.bottom();
        let (pivot, at) = match below {
            true => (Align2::LEFT_TOP, caret.left_bottom()),
            false => (Align2::LEFT_BOTTOM, caret.left_top()),
        };
        let area = Area::new(Id::unique("moves offered")).order(Order::Foreground).pivot(pivot).fixed_pos(at);
        let shown = area.constrain_to(screen).show(ui.ctx(), |ui| {
            let rows = |ui: &mut Ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.style_mut().wrap_mode = Some(TextWrapMode::Extend);
                let mut taken = None;
                for (index, (node, title)) in self.moves.iter().enumerate() {
                    if menu::line(ui, title, "", Tick::OneOf(self.at == Some(index)), true).clicked() {
                        taken = Some(*node);
                    }
                }
                taken
            };
            Frame::menu(ui.style()).show(ui, rows).inner
        });
        shown.inner
    }

    /// Where the number begins in the text.
    pub fn start(&self) -> Option<usize> {
        self.key.as_ref().map(|(_, _, start, _)| *start)
    }
}

fn title(reading: &Reading<'_>, node: NodeId, aside: bool) -> String {
    let name = comment_links::name_of(reading, node);
    match aside {
        true => say!("move-in-variation", "{move} (variation)", move = name),
        false => name,
    }
}

/// The moves with a number: on the current line and the main line, what is played instead of them, and in other variations; and then the
/// moves of the current line whose numbers begin with it; and whether each is off the main line.
fn find(reading: &Reading<'_>, digits: &str) -> Vec<(NodeId, bool)> {
    let Ok(number) = digits.parse::<usize>() else { return Vec::new() };
    let (tree, kind) = (reading.tree, reading.position.kind());
    let document = reading.workspace.document();
    let mut line: Vec<NodeId> = tree.way_up(reading.node).take(LOOKED_AT).collect();
    line.reverse();
    let on = std::iter::successors(document.last_visited(reading.node), |&node| document.last_visited(node));
    line.extend(on.take(LOOKED_AT));
    let moves = |line: &mut dyn Iterator<Item = NodeId>| -> Vec<NodeId> {
        line.take(LOOKED_AT).filter(|&node| has_move(tree, kind, node)).collect()
    };
    let main = moves(&mut tree.main_line(reading.root));
    let own = if line.first() == Some(&reading.root) { moves(&mut line.into_iter()) } else { Vec::new() };
    let at = |line: &[NodeId], number: usize| number.checked_sub(1).and_then(|at| line.get(at).copied());
    let mut found: Vec<NodeId> = Vec::new();
    let here = [at(&own, number), at(&main, number)].into_iter().flatten();
    for node in here {
        let instead = tree.parent(node).into_iter().flat_map(|parent| tree.children(parent));
        found.extend(std::iter::once(node).chain(instead.take(MOST)));
    }
    found.extend(elsewhere(reading, number));
    found.extend((0..10).filter_map(|digit| at(&own, 10 * number + digit)));
    let mut seen = std::collections::HashSet::new();
    found.retain(|node| seen.insert(*node) && has_move(tree, kind, *node));
    found.truncate(MOST);
    found.into_iter().map(|node| (node, !main.contains(&node))).collect()
}

/// The moves with a number anywhere in the game, as far as so many nodes are looked at.
fn elsewhere(reading: &Reading<'_>, number: usize) -> Vec<NodeId> {
    let (tree, kind) = (reading.tree, reading.position.kind());
    let mut found = Vec::new();
    let mut waiting = vec![(reading.root, 0)];
    for _ in 0..LOOKED_AT {
        let Some((node, moves)) = waiting.pop().filter(|_| found.len() < MOST) else { break };
        let moves = moves + usize::from(has_move(tree, kind, node));
        if moves == number {
            found.push(node);
        } else {
            let below = waiting.len();
            waiting.extend(tree.children(node).take(LOOKED_AT).map(|child| (child, moves)));
            waiting[below..].reverse();
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_a_sign_and_digits_before_the_caret() {
        for (text, expected) in [
            ("see #4", Some((4, "4"))),
            ("#43", Some((0, "43"))),
            ("(#43", Some((1, "43"))),
            ("#", None),
            ("43", None),
            ("C#7", None),
            ("page?x=#4", None),
            ("##4", None),
            ("#123456", None),
            ("é #12345", Some((3, "12345"))),
            ("", None),
        ] {
            assert_eq!(typed(text), expected, "{text}");
        }
    }
}
