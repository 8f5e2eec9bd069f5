//! How boards are shown: theme, coordinates, move numbers, variation marks. Taken from the settings, the same for every record.

use crate::app::board::paint;
use crate::game::{Colour, Position};
use crate::scene::Theme;
use crate::scene::options::Numbers;

/// How boards are shown, from the settings.
#[derive(Clone, Debug, PartialEq)]
pub struct Style {
    /// The name of the theme.
    pub theme: String,
    /// Coordinates around the board.
    pub coordinates: bool,
    /// Which move numbers are shown.
    pub numbers: Numbers,
    /// Which variations are marked on the board.
    pub variations: Variations,
    /// Show the stone or piece under the pointer.
    pub ghost: bool,
    /// The piece in hand snaps to a legal place near the pointer.
    pub snap: bool,
    /// Pieces may be placed against the rules, and picked up out of turn.
    pub illegal_moves: bool,
    /// The wheel makes the board larger and smaller instead of going on and back.
    pub wheel_zooms: bool,
}

/// Which variations are marked on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Variations {
    /// Those that ST asks for.
    #[default]
    AsRecorded,
    /// The continuations, whatever ST contains.
    Following,
    /// The alternatives, whatever ST contains.
    Instead,
    /// None.
    Hidden,
}

/// The colour of a player as the board shows it.
pub fn ink(position: &Position, colour: Colour, theme: &Theme) -> egui::Color32 {
    let kind = position.kind();
    let ink = theme.face(kind.facts().colouring, colour, kind.english_colour(colour));
    paint::colour(ink)
}
