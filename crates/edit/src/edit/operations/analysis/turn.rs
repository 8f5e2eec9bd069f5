//! Turns analysis with the board: points inside values, arrays of a number a point, and what engines wrote into comments.

use super::GameAnalysis;
use crate::analysis::{Board, KINDS, Removal, Turned, Turning, exchange, kind_of, turn, turn_comment};
use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::single;
use crate::edit::values::draft::Draft;
use crate::game::{self, Place};
use crate::sgf::NodeId;
use crate::text::text_of;

/// How the board of a game is laid on itself.
pub(crate) struct AnalysisTurn<'a> {
    /// The board before and afterwards.
    pub boards: [&'a game::Board; 2],
    /// Where a place goes.
    pub goal: &'a dyn Fn(Place) -> Place,
    /// Whether Black and White are exchanged.
    pub exchanges: bool,
}

impl AnalysisTurn<'_> {
    fn place(&self, column: u16, row: u16) -> (u16, u16) {
        let [old, new] = self.boards;
        let goal = old.place(column, row).map(self.goal);
        goal.map_or((column, row), |goal| (new.column(goal), new.row(goal)))
    }

    /// A value turned, and then with exchanged colours.
    fn value(&self, (id, index): (&str, usize), text: &str, turning: Turning<'_>, board: Board) -> Turned {
        let turned = turn(id, index, text, turning);
        if !self.exchanges {
            return turned;
        }
        match turned {
            Turned::Same => exchange(id, text, board),
            Turned::Changed(text) => match exchange(id, &text, board) {
                Turned::Same => Turned::Changed(text),
                exchanged => exchanged,
            },
            Turned::Impossible => Turned::Impossible,
        }
    }
}

impl GameAnalysis {
    /// Turns the analysis of a node. `people` turns what people wrote into the comment.
    ///
    /// # Errors
    /// Where some of it would be wrong on the turned board.
    pub(crate) fn turn(
        self,
        context: &EditContext,
        node: NodeId,
        draft: &mut Draft,
        how: &AnalysisTurn<'_>,
        people: &dyn Fn(&str) -> String,
    ) -> Result<(), EditError> {
        let size = |board: &game::Board| Board { columns: board.columns(), rows: board.rows() };
        let [from, to] = how.boards.map(size);
        let place = |column: u16, row: u16| how.place(column, row);
        let turning = Turning { from, to, place: &place };
        let kinds: Vec<_> = draft.properties().map(|property| kind_of(&property, self.is_reviewed)).collect();
        for (at, kind) in kinds.into_iter().enumerate() {
            let Some(kind) = kind.filter(|kind| kind.removal != Removal::Never) else { continue };
            let (mut numbers, mut wrong) = (0.., None);
            draft.map_values_at(at, |raw| {
                let index = numbers.next()?;
                let text = text_of(&context.charset().decode(raw).text);
                match how.value((kind.property, index), &text, turning, to) {
                    Turned::Same => None,
                    Turned::Impossible => {
                        wrong = Some(not_turned(kind.property));
                        None
                    }
                    Turned::Changed(text) => match context.text_value(&text) {
                        Ok(raw) => Some(raw),
                        Err(error) => {
                            wrong = Some(error);
                            None
                        }
                    },
                }
            });
            if let Some(why) = wrong {
                return Err(why);
            }
        }
        let Some(comment) = context.tree().text(node, "C") else { return Ok(()) };
        let turned = match turn_comment(&comment, turning, people) {
            Turned::Impossible => return Err(not_turned("C")),
            Turned::Changed(turned) => turned,
            Turned::Same => comment.clone(),
        };
        if how.exchanges && exchange("C", &turned, to) == Turned::Impossible {
            return Err(not_turned("C"));
        }
        if turned != comment { single::put_text(context, draft, "C", &turned) } else { Ok(()) }
    }
}

/// Why a value stands in the way.
fn not_turned(id: &str) -> EditError {
    EditError::Analysis(match KINDS.iter().find(|kind| kind.property == id) {
        Some(kind) => message!(
            "analysis-not-turned",
            "the analysis in {id} ({program}) cannot be turned with the board",
            id = id.to_owned(),
            program = kind.program
        ),
        None => message!("comment-not-turned", "what an engine wrote into comments cannot be turned with the board"),
    })
}
