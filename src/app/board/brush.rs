//! What a tool leaves on the places that it is clicked on or dragged over, and how that is foretold.

use crate::app::board::subject::Subject;
use crate::app::board::tool::Tool;
use crate::app::look::words;
use crate::edit::{Command, Mark, Target};
use crate::game::markup::{self, Markup};
use crate::game::{Board, Colour, Entry, Place};

/// What a drag leaves on every place on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// A mark.
    Mark(Mark),
    /// A stone of the colour with this letter.
    Stone(&'static str),
    /// Nothing stays.
    Eraser,
}

impl Brush {
    /// What the tool in hand paints with from a place on: where setup begins on a stone of its colour, it erases, as a click does.
    pub fn of(subject: &Subject<'_>, start: Place) -> Option<Brush> {
        let position = &*subject.now.position;
        match subject.tool {
            Tool::Setup if position.kind().facts().entry != Entry::Point => None,
            Tool::Setup => Some(match subject.setup.filter(|&colour| position.stone(start) != Some(colour)) {
                Some(colour) => Brush::Stone(position.kind().letter(colour)),
                None => Brush::Eraser,
            }),
            tool => tool.mark().map(Brush::Mark),
        }
    }

    /// The command that leaves it on a place.
    pub fn command(self, board: &Board, place: Place) -> Command {
        let points = vec![board.name(place)];
        match self {
            Brush::Mark(mark) => Command::Mark { mark, points },
            Brush::Stone(letter) => Command::AddStone { colour: letter.to_owned(), points, target: Target::Ask },
            Brush::Eraser => Command::Erase { points, target: Target::Ask },
        }
    }
}

/// The colour that the right button puts up while setup puts up another; none while it erases or puts up pieces.
pub fn other_colour(subject: &Subject<'_>) -> Option<Colour> {
    let kind = subject.now.position.kind();
    let colour = subject.setup.filter(|_| subject.tool == Tool::Setup && kind.facts().entry != Entry::Piece)?;
    Some(colour.next(kind.colours()))
}

/// What a click on a place would do with the tools that set up and mark: in words, and the marks that it would put there.
pub fn foretold(subject: &Subject<'_>, place: Place) -> Option<(String, Option<Markup>)> {
    let position = &*subject.now.position;
    let name = position.board().display_name(place);
    if subject.tool == Tool::Setup {
        let called = |colour| position.kind().colour_name(colour);
        let gone = subject.setup.is_some() && position.stone(place) == subject.setup;
        let other = other_colour(subject).map(called);
        return Some((words::setup_by_click(&name, subject.setup.map(called), gone, other), None));
    }
    let here = Markup::of(subject.tree, subject.now.node, position);
    let mut put = Markup::default();
    let (what, gone) = match (subject.tool, subject.tool.mark()) {
        (_, Some(mark)) => {
            put.marks.push((place, mark));
            (mark.name().to_owned(), here.marks.contains(&(place, mark)))
        }
        (Tool::Label, None) => {
            let there = here.labels.iter().find(|label| label.0 == place);
            let labels: Vec<String> = here.labels.iter().map(|label| label.1.clone()).collect();
            let label = there.map_or_else(|| markup::next_label(&labels), |label| label.1.clone());
            put.labels.push((place, label.clone()));
            (label, there.is_some())
        }
        _ => return None,
    };
    Some((words::mark_by_click(&name, &what, gone), (!gone).then_some(put)))
}
