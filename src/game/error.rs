//! Why a text is not a valid move, size or link.

use std::fmt;

/// Why a text is not a move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MoveError {
    /// This is not a move in this game.
    NoMove(String),
    /// This is not a move in this game, whose moves go from place to place; the second text is an example of one.
    NoPath(String, String),
    /// This is not a point on this board.
    NoPoint(String),
    /// The piece can have several orientations there, this many: its points decide.
    SeveralWays(String, usize),
    /// This game, named here, has no passes.
    NoPass(&'static str),
    /// Records of this game write it as the result, not as a move.
    IsResult,
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMove(text) => f.write_str(&say!("no-move-of-game", "\"{text}\" is not a move in this game", text)),
            Self::NoPath(text, example) => f.write_str(&say!(
                "no-move-but-like",
                "\"{text}\" is not a move in this game; a move looks like {example}",
                text,
                example
            )),
            Self::NoPoint(text) => {
                f.write_str(&say!("no-point-of-board", "\"{text}\" is not a point on this board", text))
            }
            Self::SeveralWays(text, ways) => f.write_str(&say!(
                "several-ways",
                "\"{text}\" can be placed in {ways} ways: type all its points, separated by commas",
                text,
                ways
            )),
            Self::NoPass(game) => f.write_str(&say!("nobody-passes-in", "passing is not possible in {game}", game)),
            Self::IsResult => f.write_str(&say!(
                "is-the-result",
                "in records of this game it is written as the result, not as a move"
            )),
        }
    }
}

impl std::error::Error for MoveError {}

/// A size that a game cannot have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SizeError {
    /// Boards of this game have one to this many columns and rows.
    OutOfRange {
        /// The columns that were asked for.
        columns: u16,
        /// The rows that were asked for.
        rows: u16,
        /// The most that either can be.
        most: u16,
    },
    /// Points are written as two digits, so nine columns and rows are the most.
    TwoDigits {
        /// The columns that were asked for.
        columns: u16,
        /// The rows that were asked for.
        rows: u16,
    },
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfRange { columns, rows, most } => f.write_str(&say!(
                "no-size-of-game",
                "{columns} by {rows} is not a valid size for this game: columns and rows must be from 1 to {most}",
                columns,
                rows,
                most
            )),
            Self::TwoDigits { .. } => f.write_str(&say!(
                "nine-are-the-most",
                "points are written with two digits, so the board can have at most nine columns and rows"
            )),
        }
    }
}

impl std::error::Error for SizeError {}

/// Why a text is not a line of Hex, or a line cannot be written as a link.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LinkError {
    /// This is not a size of a HexWorld board.
    Size(String),
    /// This is not a setting of a HexWorld board.
    Setting(char),
    /// Not a move of a link.
    Move(String),
    /// Not a move of Hex.
    NoHexMove(String),
    /// This point is not on the board.
    OffBoard(String),
    /// Only Hex has such links.
    NoHex,
    /// Boards have at most this size.
    TooLarge(u16),
    /// A link cannot hold setup stones.
    Setup,
    /// A move without a point.
    NoPoint,
    /// A move that cannot be read has no place in a link.
    Unreadable,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(text) => {
                f.write_str(&say!("no-size-of-hexworld", "\"{text}\" is not a valid HexWorld board size", text))
            }
            Self::Setting(flag) => {
                f.write_str(&say!("no-setting-of-hexworld", "\"{flag}\" is not a HexWorld board setting", flag))
            }
            Self::Move(text) => f.write_str(&say!("no-move-of-hexworld", "\"{text}\" is not a move in HexWorld", text)),
            Self::NoHexMove(text) => f.write_str(&say!("no-move-of-hex", "\"{text}\" is not a move in Hex", text)),
            Self::OffBoard(point) => f.write_str(&say!("point-not-on-board", "{point} is not on this board", point)),
            Self::NoHex => f.write_str(&say!("only-hex-has-links", "HexWorld links are only available for Hex")),
            Self::TooLarge(largest) => {
                f.write_str(&say!("hexworld-largest", "the largest HexWorld board is {largest}", largest))
            }
            Self::Setup => f.write_str(&say!("link-without-setup", "a HexWorld link cannot contain setup stones")),
            Self::NoPoint => f.write_str(&say!("move-without-point", "a move without a point")),
            Self::Unreadable => {
                f.write_str(&say!("unreadable-move-in-link", "a link cannot contain an unreadable move"))
            }
        }
    }
}

impl std::error::Error for LinkError {}
