//! The conventions by which records mark right and wrong moves.

/// How a record marks right moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Convention {
    /// `* Joseki *` or `* GOOD VARIATION *` in comments, and letters with a star.
    Joseki,
    /// The word RIGHT in capitals in a comment.
    RightWord,
    /// A comment that begins with Correct, in any of several languages.
    CorrectWord,
    /// A comment that begins with a plus.
    Plus,
    /// The private property WV on the first wrong move.
    Wv,
    /// TE on right moves.
    Te,
    /// The same, with BM on wrong ones.
    TeBm,
    /// BM on wrong moves.
    Bm,
    /// GB and GW: the solver's is right, the opponent's wrong.
    GbGw,
    /// A triangle on the move just played is wrong.
    Tr,
    /// The board shows who has won.
    Connection,
    /// The main line is right.
    MainLine,
    /// A line that ends with the solver's move is right.
    LeafColour,
    /// Every line is right. Only by the user's choice.
    All,
    /// A game, and nothing to solve.
    Game,
    /// A position without any mark of what is right.
    None,
}

impl Convention {
    /// Every one with its name.
    pub const ALL: [(Convention, &'static str); 16] = [
        (Convention::Joseki, "joseki"),
        (Convention::RightWord, "right-word"),
        (Convention::CorrectWord, "correct-word"),
        (Convention::Plus, "plus"),
        (Convention::Wv, "wv"),
        (Convention::Te, "te"),
        (Convention::TeBm, "te+bm"),
        (Convention::Bm, "bm"),
        (Convention::GbGw, "gb-gw"),
        (Convention::Tr, "tr"),
        (Convention::Connection, "connection"),
        (Convention::MainLine, "main-line"),
        (Convention::LeafColour, "leaf-colour"),
        (Convention::All, "all"),
        (Convention::Game, "game"),
        (Convention::None, "none"),
    ];

    /// Its name, as commands and answers have it.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(known, _)| *known == self).map_or("none", |row| row.1)
    }

    /// The one of this name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == name).map(|row| row.0)
    }

    /// Whether it judges the nodes of a game.
    pub fn judges(self) -> bool {
        !matches!(self, Self::Game | Self::None)
    }
}
