//! The conventions by which records mark right and wrong moves.

named! {
    /// How a record marks right moves.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    Convention {
        /// `* Joseki *` or `* GOOD VARIATION *` in comments, and letters with a star.
        Joseki = "joseki",
        /// The word RIGHT in capitals in a comment.
        RightWord = "right-word",
        /// A comment that begins with Correct, in any of several languages.
        CorrectWord = "correct-word",
        /// A comment that begins with a plus.
        Plus = "plus",
        /// The private property WV on the first wrong move.
        Wv = "wv",
        /// TE on right moves.
        Te = "te",
        /// The same, with BM on wrong ones.
        TeBm = "te+bm",
        /// BM on wrong moves; at the forks of a game also DO.
        Bm = "bm",
        /// GB and GW: the solver's is right, the opponent's wrong.
        GbGw = "gb-gw",
        /// A check mark on right moves.
        Ch = "ch",
        /// A triangle on the move just played is wrong.
        Tr = "tr",
        /// The board shows who has won.
        Connection = "connection",
        /// The main line is right.
        MainLine = "main-line",
        /// A line that ends with the solver's move is right.
        LeafColour = "leaf-colour",
        /// Every line is right. Only by the user's choice.
        All = "all",
        /// A game, and nothing to solve.
        Game = "game",
        /// A position without any mark of what is right.
        None = "none",
    }
}

named! {
    /// How sure it is that a record means what the judge takes it to mean.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    Certainty {
        /// It has no marks; the lines themselves suggest it.
        Guess = "guess",
        /// It has marks that may mean something else.
        Likely = "likely",
        /// It has marks that mean nothing else, or the board shows it, or the user chose.
        Certain = "certain",
    }
}

impl Convention {
    /// How sure it is that a record that seems to follow this convention does so.
    pub fn certainty(self) -> Certainty {
        match self {
            Self::Ch | Self::Tr | Self::Te | Self::Bm => Certainty::Likely,
            Self::MainLine | Self::LeafColour => Certainty::Guess,
            _ => Certainty::Certain,
        }
    }

    /// Whether it marks what is wrong, and everything else is right.
    pub(super) fn blames(self) -> bool {
        matches!(self, Self::Wv | Self::Bm | Self::Tr)
    }

    /// Whether it marks what is right, and everything else is wrong.
    pub(super) fn praises(self) -> bool {
        matches!(self, Self::RightWord | Self::CorrectWord | Self::Plus | Self::Te | Self::TeBm | Self::GbGw | Self::Ch)
    }

    /// Whether it judges the nodes of a game.
    pub fn judges(self) -> bool {
        !matches!(self, Self::Game | Self::None)
    }
}
