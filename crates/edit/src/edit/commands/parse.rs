//! Parses a typed line as a command.

use crate::edit::commands::arguments::Words;
use crate::edit::commands::command::{Command, table};

errors! {
    /// A line that is not a command; its `Display` says why, on one line.
    #[derive(Clone, Debug, PartialEq, Eq)]
    CommandError {
        /// A quotation mark is not closed.
        Unclosed => message!("quotation-not-closed", "missing closing quotation mark"),
        /// There is no word.
        Empty => message!("no-command-given", "no command given"),
        /// No command has this name.
        Unknown {
            /// The typed name.
            name: String,
            /// The command probably meant.
            near: Option<&'static str>,
        } => match near {
            None => message!("no-command-called", "unknown command '{name}'", name),
            Some(near) =>
                message!("no-command-called-but", "unknown command '{name}'; did you mean '{near}'?", name, near),
        },
        /// The arguments are not the ones that the command takes.
        Arguments {
            /// The command.
            name: &'static str,
            /// The error.
            why: String,
            /// How it is used.
            usage: String,
        } => message!("wrong-arguments", "{name}: {why} (usage: {usage})", name, why, usage),
    }
}

/// A line whose primes do not quote: apostrophes directly after a digit, outside quotations, as the program itself writes places.
fn with_primes(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let (mut quoted, mut escaped, mut before) = (None, false, ' ');
    for character in line.chars() {
        match (character, quoted) {
            _ if escaped => escaped = false,
            ('\\', None | Some('"')) => escaped = true,
            ('\'', None) if before.is_ascii_digit() => text.push('\\'),
            ('\'' | '"', None) => quoted = Some(character),
            (end, Some(mark)) if end == mark => quoted = None,
            _ => {}
        }
        text.push(character);
        before = character;
    }
    text
}

/// The words of a line as a POSIX shell splits it; quoted text keeps its line breaks. Only the prime of a place that is counted from
/// the other side, `3'-3'`, is no quotation mark.
///
/// # Errors
///
/// When a quotation mark is not closed.
pub fn split_words(line: &str) -> Result<Vec<String>, CommandError> {
    shlex::split(&with_primes(line)).ok_or(CommandError::Unclosed)
}

impl Command {
    /// Reads a line, split as [`split_words`](crate::edit::split_words) does.
    ///
    /// # Errors
    ///
    /// When the name is unknown, or its arguments are not the ones it takes.
    pub fn parse(line: &str) -> Result<Self, CommandError> {
        Self::from_words(&split_words(line)?)
    }

    /// Reads a command that is already split into words.
    ///
    /// # Errors
    ///
    /// As [`Command::parse`].
    pub fn from_words<S: AsRef<str>>(words: &[S]) -> Result<Self, CommandError> {
        let (name, arguments) = words.split_first().ok_or(CommandError::Empty)?;
        let (entry, read) = Command::read(name.as_ref()).ok_or_else(|| unknown(name.as_ref()))?;
        let mut words = Words::new(arguments.iter().map(|word| word.as_ref().to_owned()).collect());
        let refuse = |why: String| CommandError::Arguments { name: entry.name, why, usage: entry.line() };
        let command = read(&mut words).map_err(refuse)?;
        words.end().map_err(refuse)?;
        Ok(command)
    }
}

fn unknown(name: &str) -> CommandError {
    let near = nearest(name, table().iter().map(|entry| entry.name));
    CommandError::Unknown { name: name.to_owned(), near }
}

/// The name most similar to a mistyped word.
pub fn nearest<'a>(word: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // A page of text resembles no name, but takes long to compare.
    let names = names.filter(|_| word.len() <= 64);
    let near = names.map(|name| (strsim::levenshtein(word, name), name)).min();
    near.filter(|&(distance, _)| distance <= 1 + word.len() / 4).map(|(_, name)| name)
}
