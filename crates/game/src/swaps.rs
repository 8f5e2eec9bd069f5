//! The swap rule in RU, and how the swaps of a record are interpreted.

/// The values of RU for no swap, swaps of stones, and swaps of players.
pub const SWAP_RULES: [&str; 3] = [SWAP_PIECES, SWAP_SIDES, NO_SWAP];
pub(super) const SWAP_PIECES: &str = "swap-pieces";
pub(super) const SWAP_SIDES: &str = "swap-sides";
pub(super) const NO_SWAP: &str = "no-swap";

named! {
    /// How swaps in a Hex record are read.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    Swaps {
        /// Mislabelled swaps are detected by the colour of the next move.
        #[default]
        Judged = "judged",
        /// As written, even if the next moves contradict it.
        AsWritten = "as-written",
        /// Every swap mirrors and recolours the stones.
        Pieces = "pieces",
        /// Every swap exchanges the players.
        Sides = "sides",
    }
}
