//! What can be asked for while a frame is drawn, as values. The window carries them out when the frame is complete.

use std::path::PathBuf;

use crate::app::context::publishing::{MadeFile, PublishChoice};
use crate::app::context::question::{Answer, Question};
use crate::commands::{AnyCommand, WindowCommand};
use crate::edit::{Command, GameNumbers};
use crate::game::Place;
use crate::sgf::NodeId;
use crate::store::Settings;

/// Something that was asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A command of the record in front.
    Run(Command),
    /// A command of the window, with its words.
    Window(WindowCommand, Vec<String>),
    /// A command for a node of the record with this [identity](crate::edit::Workspace::identity): a text typed into it. Neither need be
    /// at hand any more when it runs.
    RunAt((u64, NodeId), Command),
    /// A command that is part of a drag, and whether it is its first: all of a drag are one step of the history.
    RunInDrag(bool, Command),
    /// Commands of the record in front, one after the other, as one step of the history.
    RunAsOne(Vec<Command>),
    /// Take back the last step of the record in front for good: a click made it that meant something else.
    TakeBack,
    /// The answer to a question.
    Answer(Box<Question>, Answer),
    /// Say why what was asked for cannot be done.
    Refuse(String),
    /// Go to a node of the record in front.
    GoTo(NodeId),
    /// Bring the record with this number to the front and go to a node of it.
    Show(u64, NodeId),
    /// Go this many steps into the line from its start.
    Step(usize),
    /// Put the name of a point into the comment.
    Insert(String),
    /// Say of a place of a game that is being counted that its stones are dead, or live, or that it is nobody's.
    Agree(Place),
    /// Say something in the status line.
    Hint(&'static str),
    /// The same, with names in it.
    Told(String),
    /// Bring a tab to the front.
    ShowTab(usize),
    /// A tab goes to another place in their row.
    MoveTab(usize, usize),
    /// Close a tab, asking first where something would be lost.
    CloseTab(usize),
    /// Show the welcome view.
    Welcome,
    /// Open a file in a tab of its own.
    Open(PathBuf),
    /// Games of the record in front go to another one, by its number, or into a new one; `cut` takes them out of this one.
    GamesTo {
        /// Which games.
        games: GameNumbers,
        /// The record that gets them.
        to: Option<u64>,
        /// They leave this record.
        cut: bool,
    },
    /// Write games of the record in front to files of their own.
    SplitGames(GameNumbers),
    /// Ask for a folder whose records are to be listed.
    AskForFolder,
    /// Show a file in the tab in front, in place of what it shows.
    OpenHere(PathBuf),
    /// Write a file that is no record: a picture.
    Write(PathBuf, Vec<u8>),
    /// Make something of the record in front for people who do not have the program.
    Publish(Box<PublishChoice>),
    /// The settings become these.
    Settings(Box<Settings>),
    /// Ask for the place of something that is to be made, proposing this one.
    Browse(PathBuf, MadeFile),
    /// Open the sample with this number.
    Sample(usize),
}

impl Action {
    /// A line that a person or a script typed: its command, or why it is none.
    pub fn typed(line: &str) -> Action {
        AnyCommand::parse(line).map_or_else(|error| Action::Refuse(error.to_string()), Action::from)
    }
}

impl From<AnyCommand> for Action {
    fn from(command: AnyCommand) -> Action {
        match command {
            AnyCommand::Record(command) => Action::Run(command),
            AnyCommand::Window(command, words) => Action::Window(command, words),
        }
    }
}

impl From<WindowCommand> for Action {
    fn from(command: WindowCommand) -> Action {
        Action::Window(command, Vec::new())
    }
}
