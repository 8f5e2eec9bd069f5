//! Why a command failed.

use crate::language::Message;
use crate::record::Refusal;
use crate::text::Unencodable;

errors! {
    /// Why a command failed; the record is unchanged. The message is one line that says what and why.
    #[derive(Clone, Debug, PartialEq, Eq)]
    EditError {
        /// It cannot be done here, or not with these arguments.
        Refused(why: Message) => why.clone(),
        /// Setup on a node that has a move or continuations: add `--here` or `--new-node`.
        Choice(why: Message) => message!("say-where-to-set-up", "{why}: use --here or --new-node", why),
        /// Analysis in the record would be wrong afterwards: add `--remove-analysis`.
        Analysis(why: Message) => message!(
            "analysis-would-be-wrong",
            "{why}; with --remove-analysis it is removed in the same step",
            why
        ),
        /// The text does not fit the record's encoding; `encoding utf-8` makes it fit.
        Unencodable(what: Unencodable) => message!(
            "encoding-makes-room",
            "{what}; 'encoding utf-8' allows every character",
            what = what.message()
        ),
        /// Nothing to do: for a clean-up of many files that is not a failure.
        Nothing(why: Message) => why.clone(),
        /// Only available in the window.
        WindowOnly(name: &'static str) =>
            message!("needs-the-window", "'{name}' is only available in the window", name),
    }
}

/// A refusal with the words of a `message!`.
macro_rules! refused {
    ($($words:tt)*) => {
        $crate::edit::EditError::Refused(message!($($words)*))
    };
}

impl EditError {
    /// A refusal with these words.
    pub(super) fn refused(why: impl Into<Message>) -> Self {
        Self::Refused(why.into())
    }
}

impl From<Refusal> for EditError {
    fn from(why: Refusal) -> Self {
        match why {
            Refusal::Unencodable(what) => Self::Unencodable(what),
            why => Self::refused(why.message()),
        }
    }
}

impl From<Message> for EditError {
    fn from(why: Message) -> Self {
        Self::Refused(why)
    }
}

impl From<Unencodable> for EditError {
    fn from(what: Unencodable) -> Self {
        Self::Unencodable(what)
    }
}
