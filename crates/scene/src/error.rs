//! Why a picture cannot be drawn, or a theme cannot be used.

use super::png::MAX_SIDE;
use std::fmt;

errors! {
    /// Why something was not drawn.
    #[derive(Clone, Debug, PartialEq, Eq)]
    DrawError {
        /// The record has no game.
        NoGame => message!("no-game-is-in-it", "it contains no game"),
        /// This game has no board that is known here.
        NoBoard(family: String) => message!("no-board-to-draw", "{family} has no board to draw", family),
        /// A side is not a number of pixels that a picture can have.
        Size(size: u32) => message!(
            "picture-pixels",
            "a picture must be 1 to {most} pixels in size, not {size}",
            most = MAX_SIDE, size
        ),
        /// A side is 0.
        Empty => message!("picture-of-0-pixels", "a picture cannot be 0 pixels wide or high"),
        /// The picture would have too many pixels.
        TooLarge {
            /// In pixels.
            width: u32,
            /// In pixels.
            height: u32,
        } => message!(
            "picture-too-large",
            "a picture of {width} by {height} pixels is too large (the longest side can be at most {most})",
            width, height, most = MAX_SIDE
        ),
        /// The line would give more diagrams than this.
        TooMany(most: usize) =>
            message!("too-many-diagrams", "this line would give more than {most} diagrams", most),
        /// All diagrams together would be too much to draw.
        TooMuch => message!(
            "too-much-to-draw",
            "these diagrams are too many and too full to draw; choose fewer moves"
        ),
        /// The line has no move with this number.
        NoMove(number: u32) => message!("line-has-no-move", "this line has no move {number}", number),
        /// The suffix of a file names no format; `None` where it has none.
        Format(suffix: Option<String>) => match suffix {
            Some(suffix) => message!(
                "no-format-for-pictures",
                ".{suffix} is not a supported picture format; use .svg, .png or .txt",
                suffix
            ),
            None => message!("picture-needs-suffix", "the name of a picture must end in .svg, .png or .txt"),
        },
        /// The encoder of the format gave up.
        Encoder(cause: String) =>
            message!("picture-not-made", "the picture could not be created ({cause})", cause),
    }
}

/// A user theme that was rejected.
#[derive(Clone, Debug, PartialEq)]
pub enum BrokenTheme<E> {
    /// Its file could not be read: its name without suffix, and why.
    Unread(String, E),
    /// Its text is not a theme: its name without suffix, and why.
    Wrong(String, ThemeError),
}

impl<E: fmt::Display> fmt::Display for BrokenTheme<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (id, cause) = match self {
            Self::Unread(id, cause) => (id, cause.to_string()),
            Self::Wrong(id, cause) => (id, cause.to_string()),
        };
        message!("theme-is-broken", "theme {id}.ron: {cause}", id, cause).fmt(f)
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for BrokenTheme<E> {}

errors! {
    /// Why a text is not a theme, in words for its author.
    #[derive(Clone, Debug, PartialEq)]
    ThemeError {
        /// The text is not RON; with line and column.
        Syntax(cause: String) => message!("not-understood", "syntax error ({cause})", cause),
        /// It is RON, but no list of settings.
        NoSettings => message!("theme-is-a-list", "a theme must be a list of settings in parentheses"),
        /// A setting has a value it cannot have.
        Value(cause: String) =>
            message!("setting-has-wrong-value", "a setting has an invalid value ({cause})", cause),
        /// The base is not a name.
        Base => message!("theme-base-is-name", "the base of a theme must be a name in quotes"),
        /// No theme that others can start from has this name.
        UnknownBase(base: String) => message!("theme-base-unknown", "unknown base theme \"{base}\"", base),
        /// This theme starts from itself.
        Circle(base: String) => message!("theme-base-is-itself", "\"{base}\" is based on itself", base),
        /// Relief is a share of 1.
        Relief(relief: f32) =>
            message!("theme-relief", "relief must be a number from 0 to 1, not {relief}", relief),
    }
}
