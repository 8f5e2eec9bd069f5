//! What a tool draws on each place that is clicked or dragged over, and the preview of it.

use crate::app::board::subject::SetupPiece;
use crate::app::board::{Subject, Tool};
use crate::app::look::words;
use crate::edit::{Command, Mark, Operand, SetupTarget};
use crate::game::markup::{self, Markup};
use crate::game::{Colour, Kind, MoveEntry, Place};
use crate::language::StaticText;

/// What a drag draws on every place it passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// A mark.
    Mark(Mark),
    /// A stone of this colour, or whatever else setup places.
    Stone(Colour, Option<SetupPiece>),
    /// The eraser.
    Eraser,
    /// Dimmed points.
    Dim,
    /// The territory of this colour; none makes it neutral.
    Territory(Option<Colour>),
}

impl Brush {
    /// What the selected tool draws from this place on: if setup starts on a stone of its colour, it erases, as a click does.
    pub fn of(subject: &Subject<'_>, start: Place) -> Option<Brush> {
        let position = &*subject.now.position;
        match subject.tool {
            Tool::Setup if position.kind().facts().entry != MoveEntry::Point => None,
            Tool::Setup => Some(match subject.setup.filter(|&colour| !stands(subject, start, colour)) {
                Some(colour) => Brush::Stone(colour, subject.put_up()),
                None => Brush::Eraser,
            }),
            Tool::Dim => Some(Brush::Dim),
            tool => match tool.territory() {
                Some(colour) => {
                    let gone = subject.now.markup.territory.contains(&(start, colour));
                    Some(Brush::Territory((!gone).then_some(colour)))
                }
                None => tool.mark().map(Brush::Mark),
            },
        }
    }

    /// What setup draws with the right button: the other colour, or the eraser if it starts on a stone of that colour.
    pub fn of_other(subject: &Subject<'_>, start: Place) -> Option<Brush> {
        let colour = other_colour(subject)?;
        let gone = stands(subject, start, colour);
        Some(if gone { Brush::Eraser } else { Brush::Stone(colour, subject.put_up()) })
    }

    /// The command that draws it on a place.
    pub fn command(self, place: Place) -> Command {
        let points = place.into();
        match self {
            Brush::Mark(mark) => Command::Mark { mark, points },
            Brush::Stone(colour, piece) => add(colour, piece, vec![place]),
            Brush::Dim => Command::Dim { points },
            Brush::Territory(colour) => Command::Territory { colour: colour.map(Operand::from), points },
            Brush::Eraser => Command::Erase { points, target: SetupTarget::Ask },
        }
    }
}

/// The command that adds stones, pieces of one kind, or neutral things.
pub fn add(colour: Colour, piece: Option<SetupPiece>, places: Vec<Place>) -> Command {
    let (colour, letters) = match piece {
        None => (colour.into(), ""),
        Some(SetupPiece::Lettered(letters, _)) => (colour.into(), letters),
        Some(SetupPiece::Nobodys(name)) => (Operand::Typed(name.to_owned()), ""),
    };
    Command::AddStone { colour, letters, points: places.into(), target: SetupTarget::Ask }
}

/// Whether a place has what setup would place, so that a click removes it.
pub fn stands(subject: &Subject<'_>, place: Place, colour: Colour) -> bool {
    let position = &*subject.now.position;
    let own = || position.stone(place) == Some(colour);
    let letters = || position.look().letters.into_iter().find(|(at, _)| *at == place).map(|(_, letters)| letters);
    match subject.put_up() {
        Some(SetupPiece::Nobodys(_)) => position.look().blocks.iter().any(|block| block.place == place),
        Some(SetupPiece::Lettered(wanted, _)) => own() && letters().as_deref() == Some(wanted),
        None => own() && letters().is_none(),
    }
}

/// The label on a place.
pub fn label_on(markup: &Markup, place: Place) -> Option<&str> {
    markup.labels.iter().find(|label| label.0 == place).map(|label| label.1.as_str())
}

/// The label that a click adds or removes: a custom text, or the next letter.
pub fn label_at(subject: &Subject<'_>, place: Place) -> Command {
    let there = label_on(&subject.now.markup, place);
    let own = match subject.label {
        "" => there.map_or_else(|| next_letter(subject), str::to_owned),
        own => own.to_owned(),
    };
    let text = if there == Some(own.as_str()) { String::new() } else { own };
    Command::Label { point: place.into(), text: Some(text) }
}

/// The next letter that stands nowhere on the board, nor marks a variation there.
fn next_letter(subject: &Subject<'_>) -> String {
    let hints = super::picture::hints_of(subject).into_iter().map(|hint| hint.letter);
    markup::next_label(&labels_of(&subject.now.markup).into_iter().chain(hints).collect::<Vec<_>>())
}

/// The next number as a label, or none where a label is already.
pub fn number_at(subject: &Subject<'_>, place: Place) -> Command {
    let here = &*subject.now.markup;
    let text = if label_on(here, place).is_some() { String::new() } else { markup::next_number(&labels_of(here)) };
    Command::Label { point: place.into(), text: Some(text) }
}

fn labels_of(markup: &Markup) -> Vec<String> {
    markup.labels.iter().map(|label| label.1.clone()).collect()
}

/// The colour that the right button places in setup; `None` while setup erases or places pieces.
pub fn other_colour(subject: &Subject<'_>) -> Option<Colour> {
    let kind = subject.now.position.kind();
    let of_nobody = matches!(subject.put_up(), Some(SetupPiece::Nobodys(_)));
    let puts_up = subject.tool == Tool::Setup && kind.facts().entry != MoveEntry::Piece && !of_nobody;
    let colour = subject.setup.filter(|_| puts_up)?;
    Some(colour.next(kind.colours()))
}

/// What setup places, for display.
pub fn put_up_in_words(kind: &Kind, colour: Colour, piece: Option<SetupPiece>) -> String {
    let colour = kind.colour_name(colour);
    match piece {
        None => colour.to_owned(),
        Some(SetupPiece::Lettered(_, name)) => format!("{colour}, {name}"),
        Some(SetupPiece::Nobodys(name)) => words::nobodys(name),
    }
}

/// What a click with a setup or mark tool would do: in words, and as preview markup.
pub fn foretold(subject: &Subject<'_>, place: Place) -> Option<(String, Option<Markup>)> {
    let position = &*subject.now.position;
    let name = position.board().display_name(place);
    if subject.tool == Tool::Setup {
        let called = |colour| put_up_in_words(position.kind(), colour, subject.put_up());
        let gone = subject.setup.is_some_and(|colour| stands(subject, place, colour));
        let (own, other) = (subject.setup.map(called), other_colour(subject).map(called));
        return Some((words::setup_by_click(&name, own.as_deref(), gone, other.as_deref()), None));
    }
    let here = &*subject.now.markup;
    let mut put = Markup::default();
    let (what, gone) = match (subject.tool, subject.tool.mark()) {
        (_, Some(mark)) => {
            put.marks.push((place, mark));
            (mark.words().to_string(), here.marks.contains(&(place, mark)))
        }
        (tool @ (Tool::Label | Tool::Number), None) => {
            let own = subject.label;
            let there = label_on(here, place).filter(|there| own.is_empty() || *there == own);
            let new = || match (own, tool) {
                ("", Tool::Label) => next_letter(subject),
                ("", _) => markup::next_number(&labels_of(here)),
                (own, _) => own.to_owned(),
            };
            let label = there.map_or_else(new, str::to_owned);
            put.labels.push((place, label.clone()));
            (label, there.is_some())
        }
        (Tool::Visible, None) => {
            let message = if here.view.is_some() {
                StaticText("shows-all", "Drag over the part of the board to show; click to show the whole board")
            } else {
                words::DRAG_FOR_PART
            };
            return Some((message.to_string(), None));
        }
        (Tool::Line | Tool::Arrow, None) => {
            return Some((say!("drag-to-join", "{name}: drag from here to another point", name), None));
        }
        (Tool::Dim, None) => return Some((words::dim_by_click(&name, here.dim.contains(&place)), None)),
        (tool, None) => {
            let territory = (place, tool.territory()?);
            put.territory.push(territory);
            (tool.words().to_string(), here.territory.contains(&territory))
        }
    };
    Some((words::mark_by_click(&name, &what, gone), (!gone).then_some(put)))
}
