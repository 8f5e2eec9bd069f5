//! All commands in one table: those of a record, which [`edit`] runs, and those of the window, with the key bindings of both.

mod keys;
mod window;

use std::ops::Deref;
use std::sync::LazyLock;

use crate::edit::{self, Command, CommandEntry, CommandError, EditError};

pub use keys::{Binding, When, keys};
pub use window::{Needs, WindowCommand};

/// A command of the active record, or one of the window.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyCommand {
    /// Of a record.
    Record(Command),
    /// Of the window, with the words after its name.
    Window(WindowCommand, Vec<String>),
}

/// A row of the table of all commands.
#[derive(Clone, Copy, Debug)]
pub struct CommandRow {
    /// Its names and arguments.
    pub entry: CommandEntry,
    /// Which command of the window it is, if it is one.
    pub window: Option<WindowCommand>,
}

impl PartialEq<Command> for AnyCommand {
    fn eq(&self, other: &Command) -> bool {
        self.of_record().is_ok_and(|command| command == other)
    }
}

impl Deref for CommandRow {
    type Target = CommandEntry;

    fn deref(&self) -> &CommandEntry {
        &self.entry
    }
}

impl CommandRow {
    /// The command without arguments; `None` where it needs some.
    pub fn plain(&self) -> Option<AnyCommand> {
        match self.window {
            _ if self.needs_words() => None,
            Some(command) => Some(command.into()),
            None => Command::parse(self.name).ok().map(AnyCommand::Record),
        }
    }
}

static TABLE: LazyLock<Vec<CommandRow>> = LazyLock::new(|| {
    let of_record = edit::table().iter().map(|&entry| CommandRow { entry, window: None });
    let mut table: Vec<CommandRow> = of_record.chain(window::rows()).collect();
    table.sort_by_key(|row| row.group);
    table
});

/// Every command, menu by menu.
pub fn table() -> &'static [CommandRow] {
    &TABLE
}

/// The row of that name.
pub fn row(name: &str) -> Option<&'static CommandRow> {
    TABLE.iter().find(|row| row.name == name)
}

impl AnyCommand {
    /// Reads a line, as [`Command::parse`] does.
    ///
    /// # Errors
    /// When the name is unknown, or its arguments are not the ones it takes.
    pub fn parse(line: &str) -> Result<AnyCommand, CommandError> {
        AnyCommand::from_words(&edit::split_words(line)?)
    }

    /// Reads a command that is already split into words.
    ///
    /// # Errors
    /// As [`AnyCommand::parse`].
    pub fn from_words<S: AsRef<str>>(words: &[S]) -> Result<AnyCommand, CommandError> {
        let (name, arguments) = words.split_first().ok_or(CommandError::Empty)?;
        if let Some(command) = WindowCommand::of_name(name.as_ref()) {
            return Ok(command.with(arguments));
        }
        Command::from_words(words).map(AnyCommand::Record).map_err(|error| match error {
            CommandError::Unknown { name, .. } => {
                let near = edit::nearest(&name, table().iter().map(|row| row.name));
                CommandError::Unknown { name, near }
            }
            other => other,
        })
    }

    /// The command of a record that it is.
    ///
    /// # Errors
    /// Where only the window can do it.
    pub fn of_record(&self) -> Result<&Command, EditError> {
        match self {
            AnyCommand::Record(command) => Ok(command),
            AnyCommand::Window(command, _) => Err(EditError::WindowOnly(command.entry().name)),
        }
    }

    /// Whether the purpose of the command is to remove nodes or games.
    pub fn removes(&self) -> bool {
        matches!(self, AnyCommand::Record(command) if command.removes())
    }

    /// Whether it only goes to another node.
    pub fn goes(&self) -> bool {
        match self {
            AnyCommand::Record(command) => matches!(command, Command::Go(_)),
            AnyCommand::Window(command, _) => {
                matches!(command, WindowCommand::Take | WindowCommand::GoBack | WindowCommand::GoForward)
            }
        }
    }

    /// Whether its keys work while a text field has the focus. Those of commands that edit the record or navigate do not, since a slip
    /// would go unnoticed. Those that undo, search, or open a dialog do.
    pub fn counts_while_writing(&self) -> bool {
        match self {
            AnyCommand::Record(command) => command.counts_while_writing(),
            AnyCommand::Window(command, _) => command.counts_while_writing(),
        }
    }
}

impl WindowCommand {
    /// The command with these arguments.
    pub fn with<S: AsRef<str>>(self, words: &[S]) -> AnyCommand {
        AnyCommand::Window(self, words.iter().map(|word| word.as_ref().to_owned()).collect())
    }
}

impl From<WindowCommand> for AnyCommand {
    fn from(command: WindowCommand) -> AnyCommand {
        AnyCommand::Window(command, Vec::new())
    }
}

impl From<Command> for AnyCommand {
    fn from(command: Command) -> AnyCommand {
        AnyCommand::Record(command)
    }
}

#[cfg(test)]
mod tests;
