//! Turns presses, drags and clicks on the board into commands. Knows board places only, neither the screen nor egui.

use crate::app::board::brush::{self, Brush};
use crate::app::board::{Subject, Tool};
use crate::app::context::{Action, OnBoard};
use crate::app::look::words;
use crate::edit::search::rectangle;
use crate::edit::{Command, Go, Operand, SetupTarget, View};
use crate::game::{self, Board, Colour, Place};
use crate::language::StaticText;
use crate::scene::options::Ghost;

/// Pointer events with the button held, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The button is pressed here.
    Grab(Option<Place>),
    /// The pointer moves over a place.
    Over(Place),
    /// The button is let go here.
    Release(Option<Place>),
    /// It left the board.
    Leave,
}

/// A drag's effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drag {
    /// Draws the same on every place it passes; `last` is the latest.
    Paint { brush: Brush, last: Place },
    /// Joins two points by a line, or by an arrow.
    Join { from: Place, arrow: bool },
    /// Shows the part of the board between two points.
    Frame { from: Place },
    /// Moves the board.
    Pan,
}

/// The current drag.
#[derive(Debug, Default)]
pub struct Gestures {
    drag: Option<OnBoard<Drag>>,
}

impl Gestures {
    /// Advances the drag. Returns the requested action. A new drag draws with `brush`, if there is one.
    pub fn take(&mut self, event: Event, tool: Tool, brush: Option<Brush>, board: &Board) -> Option<Action> {
        // A key may have changed the board during the drag.
        self.drag = self.drag.take().filter(|drag| drag.on(board).is_some());
        match event {
            Event::Grab(start) => {
                let (drag, action) = begin(start, tool, brush);
                self.drag = Some(OnBoard::new(board, drag));
                action
            }
            Event::Over(place) => match self.drag.as_mut().and_then(|drag| drag.on_mut(board)) {
                Some(Drag::Paint { brush, last }) if *last != place => {
                    *last = place;
                    Some(Action::RunInDrag(false, brush.command(place)))
                }
                _ => None,
            },
            Event::Release(end) => match (self.drag.take().and_then(|drag| drag.on(board).copied()), end) {
                (Some(Drag::Join { from, arrow }), Some(to)) if from != to => Some(join(from, to, arrow)),
                (Some(Drag::Frame { from }), Some(to)) if from != to => Some(show_part(board, from, to)),
                _ => None,
            },
            Event::Leave => {
                self.drag = None;
                None
            }
        }
    }

    /// The drag under way on this board.
    pub fn drag(&self, board: &Board) -> Option<Drag> {
        self.drag.and_then(|drag| drag.on(board).copied())
    }
}

/// The kind of a drag from a place, and its immediate action.
fn begin(start: Option<Place>, tool: Tool, brush: Option<Brush>) -> (Drag, Option<Action>) {
    match (start, brush) {
        (Some(last), Some(brush)) => {
            let action = Action::RunInDrag(true, brush.command(last));
            (Drag::Paint { brush, last }, Some(action))
        }
        (Some(from), None) if tool == Tool::Visible => (Drag::Frame { from }, None),
        (Some(from), None) if tool.joins() => (Drag::Join { from, arrow: tool == Tool::Arrow }, None),
        _ => (Drag::Pan, None),
    }
}

/// Joins two places by a line, or by an arrow.
pub fn join(from: Place, to: Place, arrow: bool) -> Action {
    Action::Run(Command::Line { from: from.into(), to: to.into(), arrow })
}

/// Shows the part of the board between two places.
pub fn show_part(board: &Board, from: Place, to: Place) -> Action {
    Action::Run(Command::View(View::Points(rectangle(board, (from, to)).into())))
}

/// The action of a click on a place. `aim` is the piece that it would place. Step-by-step moves are handled in
/// [`steps`](crate::app::board::steps).
pub fn click(subject: &Subject<'_>, place: Option<Place>, aim: Option<&Ghost>) -> Option<Action> {
    let position = &*subject.now.position;
    Some(match (subject.tool, aim, place) {
        (Tool::Play, Some(aim), _) => {
            let action = game::Move::Place(aim.places.clone()).into();
            Action::Run(Command::Play { colour: aim.colour.map(Operand::from), action })
        }
        // A click on the only stone swaps it.
        (Tool::Play, None, Some(place)) if swaps(subject, place) => Action::Run(Command::Swap { sides: None }),
        // Who enters moves at the end of a line may miss the point: that does not take him away from it.
        (Tool::Play, None, Some(place)) if position.stone(place).is_some() && adds(subject) => {
            Action::Hint(words::stands_here(position.kind().facts().entry, true))
        }
        (Tool::Play, None, Some(place)) if position.stone(place).is_some() => {
            Action::Run(Command::Go(Go::WherePlayed(place.into())))
        }
        (Tool::Play, None, Some(_)) if position.blokus().is_some() => Action::Hint(words::TAKE_A_PIECE.localized()),
        (Tool::Play, None, Some(_)) => {
            Action::Hint(StaticText("type-a-move", "Type a move, for example 33+B").localized())
        }
        (Tool::Setup, Some(aim), place) => Action::Run(set_up(subject, aim, place)),
        (Tool::Setup, None, Some(place)) => {
            Action::Run(Command::Erase { points: place.into(), target: SetupTarget::Ask })
        }
        (Tool::Label, _, Some(place)) => Action::Run(brush::label_at(subject, place)),
        (Tool::Visible, ..) => show_all(subject),
        (Tool::Number, _, Some(place)) => Action::Run(brush::number_at(subject, place)),
        (_, _, Some(place)) => Action::Run(Brush::of(subject, place)?.command(place)),
        (_, _, None) => return None,
    })
}

/// Shows the whole board again where a part was shown: the node shows what those before it do, or all.
fn show_all(subject: &Subject<'_>) -> Action {
    let own = subject.tree.has(subject.now.node, "VW");
    match subject.now.markup.view {
        Some(_) if own => Action::Run(Command::View(View::Inherited)),
        Some(_) => Action::Run(Command::View(View::All)),
        None => Action::Hint(words::DRAG_FOR_PART.localized()),
    }
}

/// Whether moves are being added here: without a continuation, nobody is stepping through.
fn adds(subject: &Subject<'_>) -> bool {
    subject.tree.first_child(subject.now.node).is_none()
}

/// Whether a click on a place swaps: it has the opponent's only stone, and the record does not continue from here.
pub fn swaps(subject: &Subject<'_>, place: Place) -> bool {
    let position = &*subject.now.position;
    let ends = adds(subject);
    subject.tool == Tool::Play
        && ends
        && position.may_swap()
        && position.stone(place).is_some_and(|c| c != subject.colour())
}

/// Puts up or takes away: a stone of the same colour goes, any other is replaced.
fn set_up(subject: &Subject<'_>, aim: &Ghost, place: Option<Place>) -> Command {
    let same = |colour: Colour| place.is_some_and(|place| brush::stands(subject, place, colour));
    match aim.colour.filter(|&colour| !same(colour)) {
        Some(colour) => brush::add(colour, subject.put_up(), aim.places.clone()),
        None => Command::Erase { points: aim.places.clone().into(), target: SetupTarget::Ask },
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::app::board::style::Style;
    use crate::app::context::Now;
    use crate::edit::{Mark, Workspace};
    use crate::game::{Markup, MoveEntry};
    use crate::scene::options::Numbers;
    use crate::store::settings::MarkedMoves;

    /// A record as the board sees it at the end of its first line.
    fn at_end(text: &str) -> (Workspace, Now) {
        let (mut workspace, _) = Workspace::open(text.as_bytes().to_vec());
        workspace.run(&Command::Go(Go::LineEnd)).unwrap();
        let node = workspace.document().cursor().unwrap();
        let position = Arc::new(workspace.position().unwrap());
        let revision = workspace.document().revision();
        let root = workspace.root_of(node);
        let markup = Arc::new(Markup::of(workspace.document().tree(), node, &position));
        (workspace, Now { revision, node, root, game: (1, 1), position, markup, depth: 0, length: 0 })
    }

    #[test]
    fn drags_paint_join_and_pan() {
        use Event::{Grab, Leave, Over, Release};
        let (_, now) = at_end("(;GM[1]SZ[9])");
        let board = now.position.board();
        let at = |name: &str| board.parse(name).unwrap();
        let [a, b, c] = ["aa", "bb", "cc"].map(at);
        let mark = |begins, mark, place: Place| Action::RunInDrag(begins, Command::Mark { mark, points: place.into() });
        let stone = |begins, place| Action::RunInDrag(begins, brush::add(Colour::BLACK, None, vec![place]));
        let line =
            |from: Place, to: Place, arrow| Action::Run(Command::Line { from: from.into(), to: to.into(), arrow });
        let rows: [(Tool, &[Event], &[Action]); 9] = [
            (
                Tool::Triangle,
                &[Grab(Some(a)), Over(a), Over(b), Over(b), Over(c), Release(Some(c))],
                &[mark(true, Mark::Triangle, a), mark(false, Mark::Triangle, b), mark(false, Mark::Triangle, c)],
            ),
            (
                Tool::Cross,
                &[Grab(Some(a)), Release(Some(a)), Grab(Some(b)), Over(a)],
                &[mark(true, Mark::Cross, a), mark(true, Mark::Cross, b), mark(false, Mark::Cross, a)],
            ),
            (Tool::Square, &[Grab(Some(a)), Leave, Over(b)], &[mark(true, Mark::Square, a)]),
            (
                Tool::Setup,
                &[Grab(Some(a)), Over(a), Over(b), Release(Some(b)), Over(c)],
                &[stone(true, a), stone(false, b)],
            ),
            (Tool::Line, &[Grab(Some(a)), Over(b), Release(Some(c))], &[line(a, c, false)]),
            (Tool::Arrow, &[Grab(Some(c)), Release(Some(a))], &[line(c, a, true)]),
            (Tool::Line, &[Grab(Some(a)), Release(Some(a)), Grab(Some(a)), Release(None)], &[]),
            (Tool::Arrow, &[Grab(Some(a)), Leave, Release(Some(b))], &[]),
            (Tool::Play, &[Grab(Some(a)), Over(b), Release(Some(c))], &[]),
        ];
        for (tool, events, actions) in rows {
            let mut gestures = Gestures::default();
            let brush =
                tool.mark().map(Brush::Mark).or((tool == Tool::Setup).then_some(Brush::Stone(Colour::BLACK, None)));
            let taken: Vec<Action> =
                events.iter().filter_map(|event| gestures.take(*event, tool, brush, board)).collect();
            assert_eq!(taken, actions, "{tool:?} {events:?}");
        }
    }

    #[test]
    fn a_drag_moves_the_board_where_there_is_nothing_to_draw() {
        let (_, now) = at_end("(;GM[1]SZ[9])");
        for (tool, start, pans) in [
            (Tool::Play, Some(Place(0)), true),
            (Tool::Label, Some(Place(0)), true),
            (Tool::Triangle, None, true),
            (Tool::Triangle, Some(Place(0)), false),
            (Tool::Arrow, Some(Place(0)), false),
        ] {
            let mut gestures = Gestures::default();
            let brush = tool.mark().map(Brush::Mark);
            gestures.take(Event::Grab(start), tool, brush, now.position.board());
            assert_eq!(gestures.drag(now.position.board()) == Some(Drag::Pan), pans, "{tool:?} from {start:?}");
            gestures.take(Event::Release(start), tool, brush, now.position.board());
            assert!(!matches!(gestures.drag(now.position.board()), Some(Drag::Pan | Drag::Join { .. })));
        }
    }

    #[test]
    fn a_click_requests_the_action_of_the_tool() {
        let go = "(;GM[1]SZ[9];B[cc])";
        let labelled = "(;GM[1]SZ[9]ST[1];B[cc](;W[dd]LB[aa:A])(;W[ee]))";
        let wanted = |place: Place, line: &str| match line.split(' ').collect::<Vec<_>>()[..] {
            ["play"] => {
                let action = game::Move::Place(vec![place]).into();
                Action::Run(Command::Play { colour: Some(Colour::WHITE.into()), action })
            }
            ["add-stone", "B"] => Action::Run(brush::add(Colour::BLACK, None, vec![place])),
            ["add-stone", "W"] => Action::Run(brush::add(Colour::WHITE, None, vec![place])),
            ["erase"] => Action::Run(Command::Erase { points: place.into(), target: SetupTarget::Ask }),
            ["label", text] => Action::Run(Command::Label { point: place.into(), text: Some(text.to_owned()) }),
            ["circle"] => Action::Run(Command::Mark { mark: Mark::Circle, points: place.into() }),
            _ => Action::typed(line),
        };
        let [stands, lies] = [MoveEntry::Point, MoveEntry::Piece].map(|entry| words::stands_here(entry, true));
        let rows = [
            (go, Tool::Play, "dd", Some(Colour::WHITE), Some(Ok("play"))),
            // At the end of a line a mis-click must be harmless; elsewhere a click on a stone goes to its move.
            (go, Tool::Play, "cc", None, Some(Err(stands))),
            (go, Tool::Setup, "dd", Some(Colour::BLACK), Some(Ok("add-stone B"))),
            (go, Tool::Setup, "cc", Some(Colour::WHITE), Some(Ok("add-stone W"))),
            (go, Tool::Setup, "cc", Some(Colour::BLACK), Some(Ok("erase"))),
            (go, Tool::Setup, "cc", None, Some(Ok("erase"))),
            (go, Tool::Label, "cc", None, Some(Ok("label A"))),
            // B marks the other variation.
            (labelled, Tool::Label, "gg", None, Some(Ok("label C"))),
            (go, Tool::Circle, "cc", None, Some(Ok("circle"))),
            (go, Tool::Line, "cc", None, None),
            ("(;GM[11]SZ[5];B[a2])", Tool::Play, "a2", None, Some(Ok("swap"))),
            ("(;GM[11]SZ[5];B[a2];W[a1])", Tool::Play, "a2", None, Some(Err(stands))),
            ("(;GM[Blokus Duo];1[e10,e9,e8,d10,d9])", Tool::Play, "e9", None, Some(Err(lies))),
            ("(;GM[Blokus Duo])", Tool::Play, "a1", None, Some(Err(words::TAKE_A_PIECE.localized()))),
            ("(;GM[11]SZ[5];B[a1])", Tool::Play, "b2", Some(Colour::WHITE), Some(Ok("play"))),
        ];
        for (text, tool, point, colour, expected) in rows {
            let (workspace, now) = at_end(text);
            let style = Style {
                theme: String::new(),
                coordinates: false,
                numbers: Numbers::None,
                variations: Some(MarkedMoves::AsRecorded),
                ghost: false,
                snap: false,
                illegal_moves: false,
                wheel_zooms: false,
            };
            let place = now.position.board().parse(point).unwrap();
            let subject = Subject {
                workspace: &workspace,
                tree: workspace.document().tree(),
                now: &now,
                style: &style,
                tool,
                setup: colour,
                piece: None,
                label: "",
                lit: &[],
                foreshown: None,
                counting: None,
                writing: false,
                only_moves: false,
                engine: None,
                inks: &[],
                elsewhere: &[],
            };
            let aim =
                colour.map(|colour| Ghost { colour: Some(colour), places: vec![place], legal: true, held: false });
            let expected = expected.map(|line| line.map_or_else(Action::Hint, |line| wanted(place, line)));
            assert_eq!(click(&subject, Some(place), aim.as_ref()), expected, "{text} {tool:?} {point}");
            assert_eq!(click(&subject, None, None), None);
        }
    }
}
