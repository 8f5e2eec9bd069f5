//! The worst moves of a game by what engines left in it, with averages and accuracy of both players.

use egui::Ui;

use crate::analysis::side::Side;
use crate::analysis::{Accuracy, Formula, Loss};
use crate::app::context::{Action, Reading, ViewContext};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::engine::{ShownAnalysis, wording};
use crate::app::look::{GRID, List, Palette, controls, words};
use crate::edit::spoken;
use crate::language::{StaticText, decimal};

/// Height of a row, in points.
const ROW: f32 = 28.0;
/// The title.
const LOSSES: StaticText = StaticText("engine-losses", "Worst moves");

/// The dialog.
#[derive(Default)]
pub struct Losses {
    at: usize,
}

impl Losses {
    fn list(&mut self, ui: &mut Ui, reading: &Reading<'_>, losses: &[Loss], actions: &mut Vec<Action>) {
        let palette = Palette::of(ui);
        let mut list = List::new(ui, "losses", LOSSES, losses.len(), Some(self.at));
        list = list.rows(ROW, 0.0).at_most(10.0 * ROW).opens();
        let wanted = list.choose(ui, |ui, line| {
            let Some(loss) = losses.get(line.index) else { return String::new() };
            let colour = reading.position.kind().colour_name(wording::colour(loss.side));
            let (number, lost) = (reading.workspace.move_number_at(loss.node), wording::loss(loss).unwrap_or_default());
            let played = spoken::move_of(reading.tree, loss.node, reading.position).map(|(_, text)| text);
            let played = played.unwrap_or_default();
            let lost = match loss.best.map(|best| wording::spot(reading.position.board(), best)) {
                Some(best) if best != played => say!("engine-loss-best", "{lost}; best was {best}", lost, best),
                _ => lost,
            };
            let message = say!("engine-loss-line", "{colour} {number}, {played}: {lost}", colour, number, played, lost);
            line.write(ui, &message, palette.text);
            message
        });
        if let Some(to) = wanted {
            self.at = to;
            actions.extend(losses.get(to).map(|loss| Action::GoTo(loss.node)));
        }
    }
}

/// What is known of how a player played, by the formula named.
fn summary(accuracy: &Accuracy, reading: &Reading<'_>) -> String {
    let colour = reading.position.kind().colour_name(wording::colour(accuracy.side));
    let (value, count) = (decimal(accuracy.value, 1), accuracy.moves);
    match accuracy.formula {
        Formula::KaTrain => say!(
            "engine-accuracy-katrain",
            "{colour}, {count} move: accuracy {value} by KaTrain's formula, average loss {loss}"
                | "{colour}, {count} moves: accuracy {value} by KaTrain's formula, average loss {loss}",
            count,
            colour,
            value,
            loss = decimal(accuracy.mean_loss, 2)
        ),
        Formula::LizzieYzy => {
            say!(
                "engine-accuracy-lizzie",
                "{colour}, {count} move: accuracy {value} by LizzieYzy's formula"
                    | "{colour}, {count} moves: accuracy {value} by LizzieYzy's formula",
                count,
                colour,
                value
            )
        }
    }
}

impl Dialog for Losses {
    fn look(&self) -> DialogLook {
        DialogLook::docked("losses", LOSSES, 420.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        let Some(shown) = reading.engine else {
            controls::quiet(ui, StaticText("engine-no-data", "No engine left numbers in this game").localized());
            return dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some();
        };
        let losses = shown.worst();
        controls::quiet(ui, wording::source(&shown.source));
        for accuracy in shown.accuracies() {
            ui.label(summary(accuracy, &reading));
        }
        averages(ui, shown, &reading);
        ui.add_space(GRID);
        self.list(ui, &reading, losses, actions);
        ui.add_space(GRID);
        dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some()
    }
}

/// How many moves of each player are in the classes of losses.
fn averages(ui: &mut Ui, shown: &ShownAnalysis, reading: &Reading<'_>) {
    for side in [Side::Black, Side::White] {
        let (count, bad) = shown.counted(side);
        if count == 0 {
            continue;
        }
        let colour = reading.position.kind().colour_name(wording::colour(side));
        controls::quiet(
            ui,
            say!(
                "engine-losses-counted",
                "{colour}: {count} move lost something, {bad} of them much"
                    | "{colour}: {count} moves lost something, {bad} of them much",
                count,
                colour,
                bad
            ),
        );
    }
}
