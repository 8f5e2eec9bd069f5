//! A line that somebody typed, as a command.

use crate::edit::commands::arguments::Words;
use crate::edit::commands::command::Command;

/// A line that is no command: says what and why, on one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandError(pub(crate) String);

impl std::fmt::Display for CommandError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CommandError {}

impl Command {
    /// Reads a line as a POSIX shell splits it; quoted text keeps its line breaks.
    ///
    /// # Errors
    ///
    /// When the name is unknown, or its arguments are not the ones it takes.
    pub fn parse(line: &str) -> Result<Self, CommandError> {
        let words = shlex::split(line).ok_or_else(|| CommandError("a quotation mark is not closed".into()))?;
        Self::from_words(&words)
    }

    /// Reads a command that is already split into words.
    ///
    /// # Errors
    ///
    /// As [`Command::parse`].
    pub fn from_words<S: AsRef<str>>(words: &[S]) -> Result<Self, CommandError> {
        let (name, arguments) = words.split_first().ok_or_else(|| CommandError("no command given".into()))?;
        let entry = crate::edit::entry(name.as_ref()).ok_or_else(|| unknown(name.as_ref()))?;
        let mut words = Words::new(arguments.iter().map(|word| word.as_ref().to_owned()).collect());
        let refuse = |why: String| CommandError(format!("{}: {why} (usage: {})", entry.name, entry.line()));
        let command = (entry.read)(&mut words, entry.name).map_err(refuse)?;
        words.end().map_err(refuse)?;
        Ok(command)
    }
}

fn unknown(name: &str) -> CommandError {
    CommandError(match nearest(name, crate::edit::table().iter().map(|entry| entry.name)) {
        Some(near) => format!("no command is called '{name}'; did you mean '{near}'?"),
        None => format!("no command is called '{name}'"),
    })
}

/// The name that somebody may have meant who typed this word.
pub fn nearest<'a>(word: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // A page of text is near to no name, and takes its time to say so.
    let names = names.filter(|_| word.len() <= 64);
    let near = names.map(|name| (strsim::levenshtein(word, name), name)).min();
    near.filter(|&(distance, _)| distance <= 1 + word.len() / 4).map(|(_, name)| name)
}
