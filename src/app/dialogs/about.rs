//! Name, version and licence of the program.

use egui::{RichText, Ui};

use crate::app::context::ViewContext;
use crate::app::context::action::Action;
use crate::app::dialogs;
use crate::app::dialogs::{Dialog, DialogLook};
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::language::Word;

/// The dialog.
pub struct About;

impl Dialog for About {
    fn look(&self) -> DialogLook {
        DialogLook::front("about", Word("about", "About Variorum"), 400.0)
    }

    fn show(&mut self, ui: &mut Ui, _: &ViewContext<'_>, _: &mut Vec<Action>) -> bool {
        let palette = Palette::of(ui);
        ui.label(RichText::new(words::version(env!("CARGO_PKG_VERSION"))).color(palette.quiet));
        ui.add_space(GRID);
        ui.label(words::PROGRAM_IS);
        ui.label(Word("about-files", "Your files stay as they are: saving writes what you changed and nothing else."));
        ui.add_space(GRID);
        ui.label(RichText::new(Word("licences", "Free software under the MIT or the Apache 2.0 licence. Text is set in Inter, under the SIL Open Font License.")).color(palette.quiet).size(13.0));
        dialogs::buttons(ui, &[words::CLOSE.said()]).is_some() || dialogs::is_entered(ui)
    }
}
