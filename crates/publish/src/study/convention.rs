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
        /// BM on wrong moves.
        Bm = "bm",
        /// GB and GW: the solver's is right, the opponent's wrong.
        GbGw = "gb-gw",
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

impl Convention {
    /// Whether it judges the nodes of a game.
    pub fn judges(self) -> bool {
        !matches!(self, Self::Game | Self::None)
    }
}
