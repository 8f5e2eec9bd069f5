//! Results up the tree: what the marked results of lines imply for the start and for the current position, with contradictions and open
//! lines to step through. The results can be written into the record.

use std::collections::HashMap;
use std::sync::Arc;

use egui::{Context, Ui};

use crate::app::context::{Action, Reading, RecordState, ViewContext};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::controls::hover_text;
use crate::app::look::{GRID, List, Palette, controls, words};
use crate::app::platform::Worked;
use crate::edit::Command;
use crate::game::{Colour, Kind, Swaps};
use crate::language::StaticText;
use crate::relate::{ResultRange, ResultTerms, Winner, results};
use crate::sgf::{NodeId, Tree};

/// Height of a row, in points.
const ROW: f32 = 28.0;
/// Larger records are searched in the background.
const AT_ONCE: usize = 1000;

/// A record, its game, how its swaps are read, and whether equal positions share their results.
type Of = (RecordState, NodeId, Swaps, bool);

/// Results of a game.
#[derive(Default)]
struct FoundResults {
    /// The result of each node: as recorded, and proved.
    values: HashMap<NodeId, [ResultRange; 2]>,
    contradictions: usize,
    /// Contradictions, then lines that end where nothing is decided.
    listed: Vec<NodeId>,
}

impl FoundResults {
    fn of(tree: &Tree, root: NodeId, kind: &Arc<Kind>, transpositions: bool) -> FoundResults {
        let read = |proved| results(tree, root, kind.clone(), ResultTerms { proved, transpositions });
        let [recorded, proved] = [false, true].map(read);
        let ends = recorded
            .values
            .iter()
            .filter(|(node, value)| tree.first_child(*node).is_none() && value.decided().is_none());
        let listed = recorded.contradictions.iter().copied().chain(ends.map(|(node, _)| *node)).collect();
        // Both go through the game in the order of the file.
        let both = recorded.values.iter().zip(&proved.values);
        let values = both.map(|(&(node, recorded), &(_, proved))| (node, [recorded, proved])).collect();
        FoundResults { values, contradictions: recorded.contradictions.len(), listed }
    }
}

/// The dialog.
#[derive(Default)]
pub struct Results {
    found: Worked<Of, FoundResults>,
    /// Whether equal positions share their results, if the user chose.
    shares: Option<bool>,
    at: usize,
}

impl Results {
    fn follow(&mut self, ctx: &Context, reading: &Reading<'_>) {
        let of = (reading.state, reading.root, reading.workspace.swaps(), self.shares(reading));
        if !self.found.wants(&of) {
            return;
        }
        let (root, kind, shares) = (reading.root, reading.workspace.kind_at(reading.root), of.3);
        let tree = reading.workspace.document().snapshot().1;
        self.found.find(ctx, of, tree.len() <= AT_ONCE, move || FoundResults::of(&tree, root, &kind, shares));
        self.at = self.at.min(self.found.listed.len().saturating_sub(1));
    }

    /// In Go a position may recur, and a result on one path to it need not hold on another.
    fn shares(&self, reading: &Reading<'_>) -> bool {
        self.shares.unwrap_or(!reading.position.kind().facts().ko)
    }

    /// The result of a position, in words.
    fn message(&self, reading: &Reading<'_>, node: NodeId) -> Option<String> {
        let [recorded, proved] = self.found.values.get(&node)?.map(|value| outlook(reading.position.kind(), value));
        Some(say!("recorded-and-proved", "{recorded} as recorded, {proved} as proved", recorded, proved))
    }

    fn list(&mut self, ui: &mut Ui, reading: &Reading<'_>, actions: &mut Vec<Action>) {
        let palette = Palette::of(ui);
        let listed = &self.found.listed;
        let mut list = List::new(ui, "results", words::RESULTS, listed.len(), Some(self.at));
        list = list.rows(ROW, 0.0).at_most(8.0 * ROW).opens();
        let wanted = list.choose(ui, |ui, line| {
            let Some(&node) = listed.get(line.index) else { return String::new() };
            let contradicts = line.index < self.found.contradictions;
            let (what, colour) = match contradicts {
                true => (StaticText("is-contradiction", "What follows contradicts the mark"), palette.alarm),
                false => (StaticText("is-open", "Open end"), palette.text),
            };
            let message = format!("{} · {what}", words::at_move(reading.workspace.move_number_at(node)));
            line.write(ui, &message, colour);
            message
        });
        if let Some(to) = wanted {
            self.at = to;
            actions.extend(self.found.listed.get(to).copied().map(Action::GoTo));
        }
    }
}

/// The possible results of a position, in words.
fn outlook(kind: &Kind, value: ResultRange) -> String {
    let [black, white] = [Colour::BLACK, Colour::WHITE].map(|colour| kind.colour_name(colour));
    match (value.low, value.high) {
        (Winner::Black, _) => say!("outlook-wins", "{colour} wins", colour = black),
        (_, Winner::White) => say!("outlook-wins", "{colour} wins", colour = white),
        (Winner::Even, Winner::Even) => say!("outlook-even", "even"),
        (Winner::Even, Winner::Black) => say!("outlook-least", "{colour} at least even", colour = black),
        (Winner::White, Winner::Even) => say!("outlook-least", "{colour} at least even", colour = white),
        (Winner::White, Winner::Black) => say!("outlook-open", "open"),
    }
}

impl Dialog for Results {
    fn look(&self) -> DialogLook {
        DialogLook::docked("results", words::RESULTS, 420.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        self.follow(ui.ctx(), &reading);
        if self.found.is_coming() {
            controls::quiet(ui, StaticText("looking", "Looking…").localized());
        } else {
            if let Some(message) = self.message(&reading, reading.root) {
                ui.label(say!("result-of-game", "Start of the game: {message}", message));
            }
            if let Some(message) = self.message(&reading, reading.node) {
                ui.label(say!("result-here", "This position: {message}", message));
            }
            let (contradictions, open) =
                (self.found.contradictions, self.found.listed.len() - self.found.contradictions);
            let counts = [
                say!(
                    "contradictions-counted",
                    "{count} contradiction" | "{count} contradictions",
                    count = contradictions
                ),
                say!("results-open", "{open} open end" | "{open} open ends", open),
            ];
            controls::quiet(ui, counts.join(" · "));
            ui.add_space(GRID);
            self.list(ui, &reading, actions);
        }
        ui.add_space(GRID);
        let mut shares = self.shares(&reading);
        let shared = ui.checkbox(
            &mut shares,
            StaticText("equal-positions-share", "Equal positions share their results").localized(),
        );
        let warning =
            StaticText("sharing-and-ko", "In Go, moves forbidden by repetition are then not taken into account");
        if hover_text(shared, warning.localized()).changed() {
            self.shares = Some(shares);
        }
        if ui.button(StaticText("write-results", "Write results").localized()).clicked() {
            let terms = ResultTerms { proved: false, transpositions: shares };
            actions.push(Action::Run(Command::WriteResults(terms)));
        }
        dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some()
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use crate::app::context::Action;
    use crate::app::testing::harness::{Stage, picture};
    use crate::edit::{Command, Grouping};

    const GAME: &str = "(;GM[1]SZ[9](;B[aa](;W[bb]GB[1])(;W[cc]GW[1]))(;B[bb]GB[1];W[dd]GW[1])(;B[ee]))";

    #[test]
    fn results_are_shown_walked_through_and_written_as_one_step() {
        let mut harness = Stage::running(GAME, &[0]).play_dialog([900.0, 640.0], "results");
        picture(&mut harness, "results");
        harness.get_by_label("Start of the game: Black wins as recorded, Black wins as proved");
        harness.get_by_label("This position: White wins as recorded, White wins as proved");
        harness.get_by_label("1 contradiction · 1 open end");
        harness.get_by_label("at move 1 · What follows contradicts the mark").click();
        harness.run();
        let went = matches!(harness.state().actions[..], [Action::GoTo(node)] if {
            let tree = harness.state().workspace.document().tree();
            tree.has(node, "GB") && tree.first_child(node).is_some()
        });
        assert!(went, "{:?}", harness.state().actions);
        // Nothing is written by looking.
        assert_eq!(harness.state().text(), GAME);
        harness.get_by_label("Write results").click();
        harness.run();
        let written = GAME.replace("SZ[9]", "SZ[9]GB[1]").replace("B[aa]", "B[aa]GW[1]");
        assert_eq!(harness.state().text(), written);
        harness.state_mut().run(&Command::Undo(1), Grouping::Alone);
        harness.run();
        assert_eq!(harness.state().text(), GAME);
    }

    #[test]
    fn equal_positions_share_where_one_likes() {
        // The second path to the position has no mark.
        let game = "(;GM[1]SZ[9](;B[cc];W[dd];B[ee];W[ff]GB[1])(;B[ee];W[dd];B[cc]))";
        let mut harness = Stage::running(game, &[1, 0, 0]).play_dialog([900.0, 640.0], "results");
        harness.get_by_label("This position: open as recorded, open as proved");
        harness.get_by_label("Equal positions share their results").click();
        harness.run();
        harness.get_by_label("This position: Black wins as recorded, open as proved");
    }
}
