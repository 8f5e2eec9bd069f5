//! The problems that come with the program, as something to study. Their answers lie with the program's own data.

use std::sync::Arc;

use crate::app::study::gather::StudySource;
use crate::game::names;
use crate::sgf::Tree;
use crate::study::Starter;

/// What a collection is called.
pub fn starter_title(starter: &Starter) -> String {
    let game = names::game(&names::form(starter.game));
    say!("study-starters", "Starter problems: {game}", game)
}

/// Its record, to be asked about.
pub fn source_of(starter: &Starter) -> StudySource {
    StudySource::Record(Arc::new(Tree::read(starter.bytes.to_vec()).0), None)
}
