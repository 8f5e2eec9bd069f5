//! What would be published: its size and the pages of a booklet, found by making it in the background while the dialog is open.

use std::sync::Arc;

use egui::Context;

use crate::app::bars::progress::Progress;
use crate::app::context::RecordState;
use crate::app::context::publishing::PublishChoice;
use crate::app::look::words;
use crate::app::platform::{Background, JobState};
use crate::app::records::publishing::{Look, Publishing};
use crate::language::{self, StaticText};
use crate::scene::Scene;
use crate::sgf::NodeId;

/// What is published: the record, the node, and the choices.
type Made = (RecordState, NodeId, PublishChoice);

/// What it looks like, or why it cannot be made; `None` where it was stopped.
type Making = Background<Option<Result<Look, String>>>;

/// The size of what is chosen, as far as it is known.
#[derive(Default)]
pub struct PublishedSize {
    of: Option<Made>,
    work: Option<(Arc<Progress>, Making)>,
    known: Option<Result<Look, String>>,
    /// The pages of the last booklet, which stay until there are others; and how often there were others.
    pages: Vec<Scene>,
    count: usize,
    number: u64,
}

impl PublishedSize {
    /// Starts making the current choice, unless that was started already; outdated work is cancelled. `publishing` is called only if work
    /// starts.
    pub fn follow(&mut self, ctx: &Context, of: Option<Made>, publishing: impl FnOnce(PublishChoice) -> Publishing) {
        if of != self.of {
            self.stop();
            (self.of, self.known) = (of.clone(), None);
            self.work = of.map(|(.., choice)| {
                let publishing = publishing(choice);
                let progress = Arc::new(Progress::new(ctx.clone()));
                let watched = progress.clone();
                let make = move || publishing.look(&watched);
                (progress, Background::begin(ctx, make))
            });
        }
        match self.work.as_ref().map(|(_, work)| work.take()) {
            None | Some(JobState::NotYet) => {}
            Some(JobState::Nothing) => self.work = None,
            Some(JobState::Done(mut known)) => {
                if let Some(Ok(look)) = &mut known {
                    (self.pages, self.count) = (std::mem::take(&mut look.pages), look.count);
                    self.number += 1;
                }
                (self.work, self.known) = (None, known);
            }
        }
    }

    /// The page with this index, as far as it is known, with a number that changes with it.
    pub fn page(&self, index: usize) -> Option<(&Scene, u64)> {
        self.pages.get(index).map(|page| (page, self.number))
    }

    /// How many pages are known, and how many there are.
    pub fn pages(&self) -> (usize, usize) {
        (self.pages.len(), self.count)
    }

    /// It in words: bytes, or why it cannot be made; nothing where that will not be known.
    pub fn told(&self) -> Option<String> {
        match (&self.known, &self.work) {
            (Some(Ok(look)), _) => {
                let size = say!("publish-size", "Size: {size}", size = words::size_of_file(look.bytes as u64));
                let notes = look.notes.iter().map(|note| words::capital(note));
                Some(language::sentences([size].into_iter().chain(notes)))
            }
            (Some(Err(why)), _) => Some(words::capital(why)),
            (None, Some(_)) => Some(StaticText("publish-size-coming", "Working out the size…").to_string()),
            (None, None) => None,
        }
    }

    fn stop(&mut self) {
        if let Some((progress, _)) = self.work.take() {
            progress.stop();
        }
    }
}

impl Drop for PublishedSize {
    fn drop(&mut self) {
        self.stop();
    }
}
