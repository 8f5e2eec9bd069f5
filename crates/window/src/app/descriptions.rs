//! The user's own game descriptions, which may be added or edited while the window is open.

use crate::app::App;
use crate::game;
use crate::store::themes;

impl App {
    /// Reads the descriptions where their files are others than before: then open records may be of games that are known now.
    pub(super) fn follow_descriptions(&mut self) {
        let Some(folder) = self.options.home.as_ref().map(|home| home.games()) else { return };
        let state = themes::state(&folder);
        if state != self.games {
            self.games = state;
            let broken = game::describe(themes::read(&folder));
            game::broken_descriptions(broken).into_iter().for_each(|broken| self.notices.failure(broken));
            self.desk.tabs.iter_mut().for_each(|tab| tab.know_anew());
        }
    }
}
