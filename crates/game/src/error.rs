//! Why a text is not a valid move, size or link.

errors! {
    /// Why a text is not a move of a game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    MoveError {
        /// This is not a move in this game.
        NoMove(text: String) => message!("no-move-of-game", "\"{text}\" is not a move in this game", text),
        /// This is not a move in this game, whose moves go from place to place; the second text is an example of one.
        NoPath(text: String, example: String) => message!(
            "no-move-but-like",
            "\"{text}\" is not a move in this game; a move looks like {example}",
            text, example
        ),
        /// This is not a point on this board.
        NoPoint(text: String) => message!("no-point-of-board", "\"{text}\" is not a point on this board", text),
        /// The piece can have several orientations there, this many: its points decide.
        SeveralWays(text: String, ways: usize) => message!(
            "several-ways",
            "\"{text}\" can be placed in {ways} ways: type all its points, separated by commas",
            text, ways
        ),
        /// This game, named here, has no passes.
        NoPass(game: &'static str) => message!("nobody-passes-in", "passing is not possible in {game}", game),
        /// Records of this game write it as the result, not as a move.
        IsResult => message!("is-the-result", "in records of this game it is written as the result, not as a move"),
    }
}

errors! {
    /// A size that a game cannot have.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    SizeError {
        /// Boards of this game have one to this many columns and rows.
        OutOfRange {
            /// The columns that were given.
            columns: u16,
            /// The rows that were given.
            rows: u16,
            /// The most that either can be.
            most: u16,
        } => message!(
            "no-size-of-game",
            "{columns} by {rows} is not a valid size for this game: columns and rows must be from 1 to {most}",
            columns, rows, most
        ),
        /// Points are written as two digits, so nine columns and rows are the most.
        TwoDigits {
            /// The columns that were given.
            columns: u16,
            /// The rows that were given.
            rows: u16,
        } => message!(
            "nine-are-the-most",
            "points are written with two digits, so the board can have at most nine columns and rows"
        ),
    }
}

errors! {
    /// Why a text is not a line of Hex, or a line cannot be written as a link.
    #[derive(Clone, Debug, PartialEq, Eq)]
    LinkError {
        /// This is not a size of a HexWorld board.
        Size(text: String) => message!("no-size-of-hexworld", "\"{text}\" is not a valid HexWorld board size", text),
        /// This is not a setting of a HexWorld board.
        Setting(flag: char) => message!("no-setting-of-hexworld", "\"{flag}\" is not a HexWorld board setting", flag),
        /// Not a move of a link.
        Move(text: String) => message!("no-move-of-hexworld", "\"{text}\" is not a move in HexWorld", text),
        /// Not a move of Hex.
        NoHexMove(text: String) => message!("no-move-of-hex", "\"{text}\" is not a move in Hex", text),
        /// This point is not on the board.
        OffBoard(point: String) => message!("point-not-on-board", "{point} is not on this board", point),
        /// Only Hex has such links.
        NoHex => message!("only-hex-has-links", "HexWorld links are only available for Hex"),
        /// Boards have at most this size.
        TooLarge(largest: u16) => message!("hexworld-largest", "the largest HexWorld board is {largest}", largest),
        /// A link cannot hold setup stones.
        Setup => message!("link-without-setup", "a HexWorld link cannot contain setup stones"),
        /// A move without a point.
        NoPoint => message!("move-without-point", "a move without a point"),
        /// A move that cannot be read has no place in a link.
        Unreadable => message!("unreadable-move-in-link", "a link cannot contain an unreadable move"),
    }
}
