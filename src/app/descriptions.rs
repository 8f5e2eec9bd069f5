//! The user's own descriptions of games, which may come and change while the window is open.

use std::path::Path;

use crate::app::App;
use crate::app::bars::notices::Notices;
use crate::game;
use crate::store::themes;

/// Reads the descriptions of a folder, and tells what is wrong with them. Returns the state they were in.
pub(super) fn read(folder: &Path, notices: &mut Notices) -> themes::State {
    let state = themes::state(folder);
    let broken = game::describe(themes::read(folder));
    game::broken_descriptions(broken).into_iter().for_each(|broken| notices.failure(broken));
    state
}

impl App {
    /// Reads the descriptions again where their files are others than before: then open records may be of games that are known now.
    pub(super) fn follow_descriptions(&mut self) {
        let Some(folder) = self.options.home.as_ref().map(|home| home.games()) else { return };
        if themes::state(&folder) != self.games {
            self.games = read(&folder, &mut self.notices);
            self.desk.tabs.iter_mut().for_each(|tab| tab.know_anew());
        }
    }
}
