//! Name, version and licence of the program.

use egui::Ui;

use crate::app::context::{Action, ViewContext};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::{GRID, controls, words};
use crate::language::StaticText;

/// The dialog.
pub struct About;

impl Dialog for About {
    fn look(&self) -> DialogLook {
        DialogLook::front("about", StaticText("about", "About Variorum"), 400.0)
    }

    fn show(&mut self, ui: &mut Ui, _: &ViewContext<'_>, _: &mut Vec<Action>) -> bool {
        controls::quiet(ui, say!("version", "Version {version}", version = env!("CARGO_PKG_VERSION")));
        ui.add_space(GRID);
        ui.label(words::PROGRAM_IS.localized());
        ui.label(
            StaticText("about-files", "Your files stay as they are: saving writes what you changed and nothing else.")
                .localized(),
        );
        ui.add_space(GRID);
        controls::quiet_small(
            ui,
            StaticText(
                "licences",
                "Free software under the MIT or the Apache 2.0 licence. Text is set in Inter, under the SIL Open Font License.",
            ).localized(),
        );
        dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some() || dialogs::is_entered(ui)
    }
}
