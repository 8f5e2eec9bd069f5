//! The swap rule in RU, and how the swaps of a record are interpreted.

/// The values of RU for no swap, swaps of stones, and swaps of players.
pub const SWAP_RULES: [&str; 3] = [SWAP_PIECES, SWAP_SIDES, NO_SWAP];
pub(super) const SWAP_PIECES: &str = "swap-pieces";
pub(super) const SWAP_SIDES: &str = "swap-sides";
pub(super) const NO_SWAP: &str = "no-swap";

/// How swaps in a Hex record are read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Swaps {
    /// Mislabelled swaps are detected by the colour of the next move.
    #[default]
    Judged,
    /// As written, even if the next moves contradict it.
    AsWritten,
    /// Every swap mirrors and recolours the stones.
    Pieces,
    /// Every swap exchanges the players.
    Sides,
}

impl Swaps {
    /// Every interpretation, with its name.
    pub const ALL: [(&'static str, Swaps); 4] = [
        ("judged", Swaps::Judged),
        ("as-written", Swaps::AsWritten),
        ("pieces", Swaps::Pieces),
        ("sides", Swaps::Sides),
    ];

    /// Its name in commands, options and settings.
    pub fn name(self) -> &'static str {
        Swaps::ALL.iter().find(|(_, swaps)| *swaps == self).map_or("", |(name, _)| name)
    }

    /// The one with that name.
    pub fn of_name(name: &str) -> Option<Swaps> {
        Swaps::ALL.iter().find(|(known, _)| *known == name).map(|(_, swaps)| *swaps)
    }
}
