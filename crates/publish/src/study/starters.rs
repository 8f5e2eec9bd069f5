//! The problems that come with the program: composed for it, and proven by the solvers of the tests.

/// A collection of problems.
#[derive(Debug)]
pub struct Starter {
    /// The game, as players call it.
    pub game: &'static str,
    /// Its record, a game for each problem.
    pub bytes: &'static [u8],
}

/// All of them, in the order in which they are offered.
pub static STARTERS: [Starter; 3] = [
    Starter { game: "Go", bytes: include_bytes!("../../../../assets/problems/go.sgf") },
    Starter { game: "Hex", bytes: include_bytes!("../../../../assets/problems/hex.sgf") },
    Starter { game: "Blokus", bytes: include_bytes!("../../../../assets/problems/blokus.blksgf") },
];
