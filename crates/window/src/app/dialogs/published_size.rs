//! What would be published: its size and what is seen of it, found by making it in the background while the dialog is open.

use std::sync::Arc;

use egui::Context;

use crate::app::bars::progress::Progress;
use crate::app::context::RecordState;
use crate::app::context::publishing::PublishChoice;
use crate::app::look::words;
use crate::app::platform::{Background, JobState};
use crate::app::records::publishing::{Look, Publishing};
use crate::language::{self, StaticText};
use crate::publish::{Form, Leaves};
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
    /// What is seen of what was made last, which stays until there is something else of the same form; and how often there was.
    leaves: Leaves,
    form: Option<Form>,
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
                    self.leaves = std::mem::take(&mut look.leaves);
                    self.form = self.of.as_ref().map(|(.., choice)| choice.form);
                    self.number += 1;
                }
                (self.work, self.known) = (None, known);
            }
        }
    }

    /// What is seen of this form, as far as it is known, with a number that changes with it.
    pub fn leaves(&self, form: Form) -> Option<(&Leaves, u64)> {
        Some((&self.leaves, self.number)).filter(|_| self.form == Some(form))
    }

    /// It in words: bytes, or why it cannot be made; nothing where that will not be known.
    pub fn message(&self) -> Option<String> {
        match (&self.known, &self.work) {
            (Some(Ok(look)), _) => {
                let size = look.bytes.map(|bytes| words::size_of_file(bytes as u64));
                let size = size.map(|size| say!("publish-size", "Size: {size}", size));
                let notes = look.notes.iter().map(|note| words::capital(note));
                let message: Vec<String> = size.into_iter().chain(notes).collect();
                (!message.is_empty()).then(|| language::sentences(message))
            }
            (Some(Err(why)), _) => Some(words::capital(why)),
            (None, Some(_)) => Some(StaticText("publish-size-coming", "Working out the size…").to_string()),
            (None, None) => None,
        }
    }

    /// Whether it is known that it cannot be made.
    pub fn fails(&self) -> bool {
        matches!(self.known, Some(Err(_)))
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
