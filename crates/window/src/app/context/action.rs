//! The actions that can be requested while a frame is drawn, as values. The window runs them after the frame.

use std::path::PathBuf;

use crate::app::context::Question;
use crate::app::context::publishing::{MadeFile, PublishChoice};
use crate::app::context::question::Answer;
use crate::commands::{AnyCommand, WindowCommand};
use crate::edit::{Command, GameNumbers};
use crate::game::Place;
use crate::sgf::NodeId;
use crate::store::Settings;

/// A requested action.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A command of the active record.
    Run(Command),
    /// A command of the window, with its words.
    Window(WindowCommand, Vec<String>),
    /// A command for a node of the record with this [identity](crate::edit::Workspace::identity): a text typed into it. Neither need be
    /// at hand any more when it runs.
    RunAt((u64, NodeId), Command),
    /// A command that is part of a drag, and whether it is its first: all of a drag are one step of the history.
    RunInDrag(bool, Command),
    /// Commands of the active record, one after the other, as one undo step.
    RunAsOne(Vec<Command>),
    /// Undo the last step of the active record for good: the click that made it turned out to mean something else.
    TakeBack,
    /// The answer to a question.
    Answer(Box<Question>, Answer),
    /// Show why a requested action is not possible.
    Refuse(String),
    /// Go to a node of the active record.
    GoTo(NodeId),
    /// Bring the record with this number to the front and go to a node of it.
    Show(u64, NodeId),
    /// Go this many steps into the line from its start.
    Step(usize),
    /// Put the name of a point into the comment.
    Insert(String),
    /// A node was clicked with Ctrl held: put its link into the comment that is being written, or go to it.
    InsertLink(NodeId),
    /// While counting: toggle the stones or the region at this place between alive, dead and neutral.
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
    /// Move or copy games of the active record to another one, by number, or to a new one; `cut` removes them from this one.
    GamesTo {
        /// Which games.
        games: GameNumbers,
        /// The record that gets them.
        to: Option<u64>,
        /// They leave this record.
        cut: bool,
    },
    /// Write games of the active record to files of their own.
    SplitGames(GameNumbers),
    /// Ask for a folder whose records are to be listed.
    AskForFolder,
    /// Show a file in the active tab, replacing its record.
    OpenHere(PathBuf),
    /// Write a file that is not a record: a picture.
    Write(PathBuf, Vec<u8>),
    /// Publish the active record for people who do not have the program.
    Publish(Box<PublishChoice>),
    /// The settings become these.
    Settings(Box<Settings>),
    /// Ask for the place of something that is to be made, proposing this one.
    Browse(PathBuf, MadeFile),
    /// Open the sample with this number.
    Sample(usize),
    /// Study the problems with this number that come with the program.
    Starter(usize),
}

impl Action {
    /// The action for a typed line: its command, or an error message.
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
