//! Why a command failed.

use crate::language::Message;
use crate::record::Refusal;
use crate::text::Unencodable;

/// Why a command failed; the record is unchanged. The message is one line that says what and why.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EditError {
    /// It cannot be done here, or not with these arguments.
    Refused(Message),
    /// Setup on a node that has a move or continuations: add `--here` or `--new-node`.
    Choice(Message),
    /// The text does not fit the record's encoding; `encoding utf-8` makes it fit.
    Unencodable(Unencodable),
    /// Nothing to do: for a clean-up of many files that is not a failure.
    Nothing(Message),
    /// Only available in the window.
    WindowOnly(&'static str),
}

impl EditError {
    /// A refusal with these words.
    pub(super) fn refused(why: impl Into<Message>) -> Self {
        Self::Refused(why.into())
    }
}

impl std::fmt::Display for EditError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Refused(why) | Self::Nothing(why) => why.fmt(f),
            Self::Choice(why) => message!("say-where-to-set-up", "{why}: use --here or --new-node", why).fmt(f),
            Self::Unencodable(what) => {
                let what = what.message();
                message!("encoding-makes-room", "{what}; 'encoding utf-8' allows every character", what).fmt(f)
            }
            Self::WindowOnly(name) => {
                message!("needs-the-window", "'{name}' is only available in the window", name).fmt(f)
            }
        }
    }
}

impl std::error::Error for EditError {}

impl From<Refusal> for EditError {
    fn from(why: Refusal) -> Self {
        match why {
            Refusal::Unencodable(what) => Self::Unencodable(what),
            why => Self::refused(why.message()),
        }
    }
}

impl From<Unencodable> for EditError {
    fn from(what: Unencodable) -> Self {
        Self::Unencodable(what)
    }
}
