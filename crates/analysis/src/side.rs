//! Whose numbers they are. Every conversion between the sides is here.

/// A side of a game of two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Black.
    Black,
    /// White.
    White,
}

impl Side {
    /// The other one.
    pub fn other(self) -> Self {
        match self {
            Side::Black => Side::White,
            Side::White => Side::Black,
        }
    }

    /// The one that a letter names.
    pub fn of_letter(letter: &str) -> Option<Self> {
        match letter {
            "B" | "b" => Some(Side::Black),
            "W" | "w" => Some(Side::White),
            _ => None,
        }
    }

    /// Its letter, as in moves.
    pub fn letter(self) -> &'static str {
        match self {
            Side::Black => "B",
            Side::White => "W",
        }
    }

    /// Black's win rate, from this side's (0 to 1); its own inverse.
    pub fn winrate(self, rate: f64) -> f64 {
        match self {
            Side::Black => rate,
            Side::White => 1.0 - rate,
        }
    }

    /// Black's lead, ownership or loss, from this side's; its own inverse.
    pub fn lead(self, lead: f64) -> f64 {
        match self {
            Side::Black => lead,
            Side::White => 0.0 - lead,
        }
    }
}
