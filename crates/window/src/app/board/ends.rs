//! Lines, arrows and other marks with two ends, drawn with the keyboard cursor: Enter at one end, then Enter at the other.

use crate::app::board::{Subject, Tool, gestures};
use crate::app::context::{Action, OnBoard};
use crate::app::look::words;
use crate::game::Place;
use crate::sgf::NodeId;

/// The first of two ends, once chosen.
#[derive(Debug, Default)]
pub struct Ends {
    first: Option<(NodeId, Tool, OnBoard<Place>)>,
}

impl Ends {
    /// The first end, as long as the same tool is in hand at the same node.
    pub fn first(&self, subject: &Subject<'_>) -> Option<Place> {
        let here = self.first.filter(|(node, tool, _)| (*node, *tool) == (subject.now.node, subject.tool));
        here.and_then(|(.., place)| place.on(subject.now.position.board()).copied())
    }

    /// Whether the selected tool takes two places here.
    pub fn are_wanted(subject: &Subject<'_>) -> bool {
        subject.tool.joins() || (subject.tool == Tool::Visible && subject.now.markup.view.is_none())
    }

    /// Enter was pressed at a place.
    pub fn enter(&mut self, subject: &Subject<'_>, place: Place) -> Action {
        let board = subject.now.position.board();
        let Some(from) = self.first(subject) else {
            self.first = Some((subject.now.node, subject.tool, OnBoard::new(board, place)));
            return Action::Told(say!(
                "first-end",
                "{tool} from {place}: press Enter at the other end",
                tool = subject.tool.words(),
                place = board.display_name(place)
            ));
        };
        self.first = None;
        match subject.tool {
            _ if from == place => Action::Told(words::NO_END_ANY_MORE.to_string()),
            Tool::Visible => gestures::show_part(board, from, place),
            tool => gestures::join(from, place, tool == Tool::Arrow),
        }
    }

    /// Discards the first end; returns whether there was one.
    pub fn drop(&mut self, subject: &Subject<'_>) -> bool {
        let had = self.first(subject).is_some();
        self.first = None;
        had
    }
}
