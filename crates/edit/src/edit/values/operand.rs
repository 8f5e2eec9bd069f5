//! Places, colours and moves as arguments of commands.

use crate::game::{Colour, Place};

/// What a command is about: known to whoever made it, as the place of a click is, or typed. Words mean something only on the board of a
/// record, so they are read when the command comes to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operand<T, W = String> {
    /// It itself. Where the board of the record lacks it, the command refuses.
    Known(T),
    /// As somebody typed it.
    Typed(W),
}

/// Places. Words can be points, comma-separated lists, rectangles `A:B`, or pieces as the record writes them.
pub type Places = Operand<Vec<Place>, Vec<String>>;

/// Whose move or stone it is, where that is given.
pub(crate) type Whose<'a> = Option<&'a Operand<Colour>>;

impl<T, W> From<T> for Operand<T, W> {
    fn from(known: T) -> Self {
        Self::Known(known)
    }
}

impl From<Place> for Places {
    fn from(place: Place) -> Self {
        Self::Known(vec![place])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::{Command, SetupTarget, Workspace};
    use crate::game::Move;

    #[test]
    fn places_and_colours_of_another_game_are_refused() {
        let mut workspace = Workspace::open(b"(;GM[1]SZ[9])".to_vec()).0;
        let beyond = Place(9 * 9);
        let colour = || Colour::BLACK.into();
        let play = |colour, action: Move| Command::Play { colour: Some(colour), action: action.into() };
        let add = |colour| {
            let points = Place(0).into();
            Command::AddStone { colour, letters: "", points, target: SetupTarget::Here }
        };
        for (command, why) in [
            (Command::Label { point: beyond.into(), text: None }, "'81' is not a point on this 9×9 board"),
            (Command::Unmark { points: beyond.into() }, "'81' is not a point on this 9×9 board"),
            (play(colour(), Move::Place(vec![beyond])), "'81' is not a point on this 9×9 board"),
            (Command::Correct(Move::Pass.into()), "there is no move here to correct"),
            (add(Colour::ALL[3].into()), "'4' is not a colour of this game"),
        ] {
            let refused = workspace.run(&command).expect_err("of another game").to_string();
            assert!(refused.starts_with(why), "{command:?}: {refused}");
        }
        workspace.run(&play(colour(), Move::Place(vec![Place(9 * 9 - 1)]))).expect("the last point");
        assert_eq!(workspace.document().tree().write(), b"(;GM[1]SZ[9];B[ii])");
    }
}
