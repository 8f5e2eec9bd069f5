//! What is seen of a publication before it is written: pages of a booklet, frames of an animation, the first view of a web page, a text.

use super::booklet::first_view::first_view;
use super::booklet::pdf::booklet_with_pages;
use super::clip::clip_with_scenes;
use super::form::Form;
use super::publication::{Choices, Publication, PublishError, Published};
use super::system_fonts;
use crate::scene::Scene;

/// Bytes of a text that are shown: enough to see what it is.
const SHOWN: usize = 60_000;

/// What is seen of a publication.
#[derive(Clone, Debug, Default)]
pub struct Leaves {
    /// The first pages or frames, or the first view.
    pub scenes: Vec<Scene>,
    /// How many there are.
    pub count: usize,
    /// The text, or its beginning.
    pub text: Option<String>,
}

impl Form {
    /// Makes the file, and what is seen of it: `most` leaves at most. `report` as in [`Form::make`].
    ///
    /// # Errors
    /// As [`Form::make`].
    pub fn make_with_leaves(
        self,
        publication: &Publication,
        choices: &Choices,
        report: &mut dyn FnMut(usize, usize) -> bool,
        most: usize,
    ) -> Result<(Published, Leaves), PublishError> {
        let mut leaves = Leaves::default();
        let made = match self {
            Form::Booklet => {
                let made = booklet_with_pages(publication, choices, &mut system_fonts::with, report, most)?;
                (leaves.scenes, leaves.count) = (made.1, made.2);
                made.0
            }
            Form::Clip(format) => clip_with_scenes(publication, choices, format, report, &mut |scene| {
                leaves.count += 1;
                if leaves.scenes.len() < most {
                    leaves.scenes.push(scene.clone());
                }
            })?,
            Form::Page => {
                let made = self.make(publication, choices, report)?;
                leaves.scenes.push(first_view(publication, choices, &[])?);
                leaves.count = 1;
                made
            }
            Form::Text(_) => {
                let made = self.make(publication, choices, report)?;
                let shown = String::from_utf8_lossy(&made.bytes[..made.bytes.len().min(SHOWN)]);
                leaves.text = Some(shown.trim_end_matches('\u{fffd}').to_owned());
                made
            }
        };
        Ok((made, leaves))
    }
}
