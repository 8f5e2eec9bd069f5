//! Why a picture cannot be drawn, or a theme cannot be used.

use super::png::MAX_SIDE;
use std::fmt;

/// Why something was not drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DrawError {
    /// The record has no game.
    NoGame,
    /// This game has no board that is known here.
    NoBoard(String),
    /// A side is not a number of pixels that a picture can have.
    Size(u32),
    /// A side is 0.
    Empty,
    /// The picture would have too many pixels.
    TooLarge {
        /// In pixels.
        width: u32,
        /// In pixels.
        height: u32,
    },
    /// The line would give more diagrams than this.
    TooMany(usize),
    /// All diagrams together would be too much to draw.
    TooMuch,
    /// The line has no move with this number.
    NoMove(u32),
    /// The suffix of a file names no format; `None` where it has none.
    Format(Option<String>),
    /// The encoder of the format gave up.
    Encoder(String),
}

impl fmt::Display for DrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoGame => message!("no-game-is-in-it", "it contains no game").fmt(f),
            Self::NoBoard(family) => message!("no-board-to-draw", "{family} has no board to draw", family).fmt(f),
            Self::Size(size) => message!(
                "picture-pixels",
                "a picture must be 1 to {most} pixels in size, not {size}",
                most = MAX_SIDE,
                size
            )
            .fmt(f),
            Self::Empty => message!("picture-of-0-pixels", "a picture cannot be 0 pixels wide or high").fmt(f),
            Self::TooLarge { width, height } => message!(
                "picture-too-large",
                "a picture of {width} by {height} pixels is too large (the longest side can be at most {most})",
                width,
                height,
                most = MAX_SIDE
            )
            .fmt(f),
            Self::TooMany(most) => {
                message!("too-many-diagrams", "this line would give more than {most} diagrams", most).fmt(f)
            }
            Self::TooMuch => {
                message!("too-much-to-draw", "these diagrams are too many and too full to draw; choose fewer moves")
                    .fmt(f)
            }
            Self::NoMove(number) => message!("line-has-no-move", "this line has no move {number}", number).fmt(f),
            Self::Format(Some(suffix)) => message!(
                "no-format-for-pictures",
                ".{suffix} is not a supported picture format; use .svg, .png or .txt",
                suffix
            )
            .fmt(f),
            Self::Format(None) => {
                message!("picture-needs-suffix", "the name of a picture must end in .svg, .png or .txt").fmt(f)
            }
            Self::Encoder(cause) => {
                message!("picture-not-made", "the picture could not be created ({cause})", cause).fmt(f)
            }
        }
    }
}

impl std::error::Error for DrawError {}

/// A user theme that was rejected.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
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

/// Why a text is not a theme, in words for its author.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ThemeError {
    /// The text is not RON; with line and column.
    Syntax(String),
    /// It is RON, but no list of settings.
    NoSettings,
    /// A setting has a value it cannot have.
    Value(String),
    /// The base is not a name.
    Base,
    /// No theme that others can start from has this name.
    UnknownBase(String),
    /// This theme starts from itself.
    Circle(String),
    /// Relief is a share of 1.
    Relief(f32),
}

impl fmt::Display for ThemeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(cause) => message!("not-understood", "syntax error ({cause})", cause).fmt(f),
            Self::Value(cause) => {
                message!("setting-has-wrong-value", "a setting has an invalid value ({cause})", cause).fmt(f)
            }
            Self::NoSettings => message!("theme-is-a-list", "a theme must be a list of settings in parentheses").fmt(f),
            Self::Base => message!("theme-base-is-name", "the base of a theme must be a name in quotes").fmt(f),
            Self::UnknownBase(base) => message!("theme-base-unknown", "unknown base theme \"{base}\"", base).fmt(f),
            Self::Circle(base) => message!("theme-base-is-itself", "\"{base}\" is based on itself", base).fmt(f),
            Self::Relief(relief) => {
                message!("theme-relief", "relief must be a number from 0 to 1, not {relief}", relief).fmt(f)
            }
        }
    }
}

impl std::error::Error for ThemeError {}
