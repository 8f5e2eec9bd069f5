//! The modes of study.

named! {
    /// A mode of study. Keys are made of the order: new ones come last.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    Mode {
        /// A position is to be solved.
        Problem = "problem",
        /// The moves of a dictionary, a position at a time.
        Repertoire = "repertoire",
        /// The next move of a game.
        Guess = "guess",
        /// The better move in place of one marked as bad.
        Mistakes = "mistakes",
    }
}

impl Mode {
    /// A number that never changes, the place in the list from 1: keys are made with it.
    pub(super) fn number(self) -> u8 {
        self as u8 + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keys in logs are made of them.
    #[test]
    fn numbers_never_change() {
        let numbers = Mode::ALL.map(|(name, mode)| (name, mode.number()));
        assert_eq!(numbers, [("problem", 1), ("repertoire", 2), ("guess", 3), ("mistakes", 4)]);
    }
}
