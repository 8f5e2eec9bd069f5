//! What to publish of a record, and in which form.

use std::path::PathBuf;

use crate::edit::Strip;
use crate::game::Coordinates;
use crate::languages;
use crate::publish::{Answers, Form, PageOrder, Paper, ProblemChoice, PublishedLanguage};

/// How much of a record is published.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PublishedPart {
    /// All games of the record.
    #[default]
    Record,
    /// The current game.
    Game,
    /// The current line, from the start of its game to its end.
    Line,
    /// The current position and all that follows.
    Onward,
    /// All records of the folder in which the record is: each as a page of its own, with an index, or their problems as one booklet.
    Folder,
}

/// What a destination is needed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MadeFile {
    /// A picture or a diagram.
    Picture,
    /// Something of a record that is published.
    Published(Form),
    /// A folder of pages.
    Site,
}

/// A language, by its tag.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spoken(pub &'static str);

impl PublishChoice {
    /// Whether it becomes a folder of pages.
    pub fn is_site(&self) -> bool {
        self.part == PublishedPart::Folder && self.form != Form::Booklet
    }
}

impl Spoken {
    /// It for what is published.
    pub fn published(self) -> PublishedLanguage {
        PublishedLanguage { tag: self.0.to_owned(), voice: languages::chosen(self.0) }
    }
}

/// The user's choices for publishing.
#[derive(Clone, Debug, PartialEq)]
pub struct PublishChoice {
    /// Its format.
    pub form: Form,
    /// How much of it.
    pub part: PublishedPart,
    /// What is omitted.
    pub without: Vec<Strip>,
    /// Whether games that are problems are asked: by a page before it shows the solution, on sheets of a booklet.
    pub asks: bool,
    /// The paper of a booklet.
    pub paper: Paper,
    /// How its pages lie on it.
    pub order: PageOrder,
    /// Problems on a sheet of it.
    pub per_sheet: usize,
    /// Whether it has their answers.
    pub answers: Answers,
    /// Which problems, and in which order.
    pub problems: ProblemChoice,
    /// Its margins in millimetres; `None` for the usual ones.
    pub margins: Option<f32>,
    /// The family of its letters; empty for the program's own.
    pub family: String,
    /// How places are called.
    pub notation: Coordinates,
    /// The language of the window.
    pub language: Spoken,
    /// The title over it; empty for the name of the game, of the file or of the folder.
    pub title: String,
    /// The address that a folder of pages will have; `None` where it has no feed.
    pub address: Option<String>,
    /// Whether its pages whose record is gone are removed.
    pub prunes: bool,
    /// Whether an animation has the numbers of moves.
    pub numbers: bool,
    /// Moves on each figure.
    pub moves_per_figure: u32,
    /// The file, or the folder of pages.
    pub path: PathBuf,
    /// Whether to open it in the system's viewer afterwards, for printing.
    pub opens: bool,
}
