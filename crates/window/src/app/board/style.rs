//! How boards are shown: theme, coordinates, move numbers, variation marks. Taken from the settings, the same for every record.

use crate::app::board::paint;
use crate::app::look::controls::Paint;
use crate::app::look::theme;
use crate::game::{Colour, Position};
use crate::scene::Theme;
use crate::scene::options::Numbers;
use crate::store::Settings;
use crate::store::settings::{Appearance, MarkedMoves, MoveNumbers, Wheel};

/// How boards are shown, from the settings.
#[derive(Clone, Debug, PartialEq)]
pub struct Style {
    /// The name of the theme.
    pub theme: String,
    /// Coordinates around the board.
    pub coordinates: bool,
    /// Which move numbers are shown.
    pub numbers: Numbers,
    /// Which variations are marked on the board; `None` for none.
    pub variations: Option<MarkedMoves>,
    /// Show the stone or piece under the pointer.
    pub ghost: bool,
    /// The piece in hand snaps to a legal place near the pointer.
    pub snap: bool,
    /// Pieces may be placed against the rules, and picked up out of turn.
    pub illegal_moves: bool,
    /// The wheel makes the board larger and smaller instead of going on and back.
    pub wheel_zooms: bool,
}

impl Style {
    /// As the settings have it, in a dark window or in a light one.
    pub fn of(settings: &Settings, dark: bool) -> Style {
        let theme = match settings.board_theme.as_str() {
            "" => &theme::boards(settings.appearance == Appearance::HighContrast, dark).id,
            name => name,
        };
        Style {
            theme: theme.to_owned(),
            coordinates: settings.coordinates,
            numbers: match settings.move_numbers {
                MoveNumbers::None => Numbers::None,
                MoveNumbers::Last(count) => Numbers::Last(count),
                MoveNumbers::All => Numbers::All,
            },
            variations: settings.next_moves.then_some(settings.marked_moves),
            ghost: settings.ghost,
            snap: settings.snap,
            illegal_moves: settings.illegal_moves,
            wheel_zooms: settings.wheel == Wheel::Zoom,
        }
    }
}

/// What a player's stones and pieces are painted with, as the board shows them.
pub fn paint_of(position: &Position, colour: Colour, theme: &Theme) -> Paint {
    let (kind, colouring) = (position.kind(), position.kind().facts().colouring);
    let name = kind.english_colour(colour);
    Paint { fill: paint::colour(theme.face(colouring, colour, name)), hatching: theme.hatching(colouring, name) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Kind, cards};
    use crate::sgf::Tree;

    #[test]
    fn no_two_players_have_the_same_paint_in_any_theme() {
        let mut of_names = 0;
        for gm in cards().map(|card| card.gm).chain(["Blokus", "Blokus Three-Player", "Blokus Two-Player"]) {
            let kind = Kind::new(gm, None).unwrap();
            let tree = Tree::read(format!("(;GM[{gm}])").into_bytes()).0;
            let position = Position::replay(&tree, tree.games().next().unwrap());
            for theme in Theme::built_in() {
                let paints: Vec<Paint> = Colour::ALL
                    .iter()
                    .take(usize::from(kind.colours()))
                    .map(|&colour| paint_of(&position, colour, theme))
                    .collect();
                for (at, paint) in paints.iter().enumerate() {
                    assert!(!paints[..at].contains(paint), "{gm} in {}: {paints:?}", theme.id);
                }
                of_names += usize::from(paints.iter().any(|paint| paint.hatching > 0));
            }
        }
        assert!(of_names > 0, "some are told apart by their hatching");
    }
}
