//! The forms in which a record is published, and the suffixes of their files.

use super::clip::{ClipFormat, clip};
use super::forms::{TextForm, text};
use super::{Choices, Publication, PublishError, Published, booklet, page, system_fonts};
use crate::language::StaticText;
use crate::scene::render::Format;
use std::path::Path;

/// The format to publish in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A page with a board to step through.
    Page,
    /// A booklet for print.
    Booklet,
    /// An animation.
    Clip(ClipFormat),
    /// Text.
    Text(TextForm),
}

impl Form {
    /// Every form.
    pub const ALL: [Form; 4 + TextForm::ALL.len()] = {
        let mut all = [Form::Page; 4 + TextForm::ALL.len()];
        (all[1], all[2], all[3]) = (Form::Booklet, Form::Clip(ClipFormat::Gif), Form::Clip(ClipFormat::Png));
        let mut at = 0;
        while at < TextForm::ALL.len() {
            all[4 + at] = Form::Text(TextForm::ALL[at].1);
            at += 1;
        }
        all
    };

    /// Its name, in files.
    pub const fn name(self) -> &'static str {
        match self {
            Form::Page => "page",
            Form::Booklet => "booklet",
            Form::Clip(ClipFormat::Gif) => "gif",
            Form::Clip(ClipFormat::Png) => "png",
            Form::Text(form) => form.name(),
        }
    }

    /// What it is called where one is chosen.
    pub const fn title(self) -> StaticText {
        match self {
            Form::Page => StaticText("publish-page", "Web page to step through (.html)"),
            Form::Booklet => StaticText("publish-booklet", "Booklet to print (.pdf)"),
            Form::Clip(ClipFormat::Gif) => StaticText("publish-gif", "Animation (.gif)"),
            Form::Clip(ClipFormat::Png) => StaticText("publish-png", "Animation, more colours (.png)"),
            Form::Text(TextForm::Senseis) => StaticText("publish-senseis", "Diagram for Sensei’s Library"),
            Form::Text(TextForm::HexWiki) => StaticText("publish-hexwiki", "Diagram for the Hex wiki"),
            Form::Text(TextForm::Latex) => StaticText("publish-latex", "Diagram for LaTeX (igo)"),
            Form::Text(TextForm::Markdown) => StaticText("publish-markdown", "Markdown"),
            Form::Text(TextForm::Text) => StaticText("publish-text", "Plain text"),
        }
    }

    /// The form for a file with this suffix.
    pub fn of_suffix(file: &Path) -> Option<Form> {
        let suffix = file.extension()?.to_string_lossy().to_ascii_lowercase();
        Some(match &*suffix {
            "html" | "htm" => Form::Page,
            "pdf" => Form::Booklet,
            "gif" => Form::Clip(ClipFormat::Gif),
            "png" | "apng" => Form::Clip(ClipFormat::Png),
            "txt" => Form::Text(TextForm::Text),
            "md" => Form::Text(TextForm::Markdown),
            "tex" => Form::Text(TextForm::Latex),
            _ => return None,
        })
    }

    /// The usual suffix of its files, without the dot.
    pub fn suffix(self) -> &'static str {
        match self {
            Form::Page => "html",
            Form::Booklet => "pdf",
            Form::Clip(ClipFormat::Gif) => "gif",
            Form::Clip(_) => "png",
            Form::Text(TextForm::Markdown) => "md",
            Form::Text(TextForm::Latex) => "tex",
            Form::Text(_) => "txt",
        }
    }

    /// Makes the file. `report` receives the progress and returns whether to continue.
    ///
    /// # Errors
    /// [`PublishError`]; nothing is made then.
    pub fn make(
        self,
        publication: &Publication,
        choices: &Choices,
        report: &mut dyn FnMut(usize, usize) -> bool,
    ) -> Result<Published, PublishError> {
        match self {
            Form::Page => page(publication, choices, report),
            Form::Booklet => booklet(publication, choices, &mut system_fonts::with, report),
            Form::Clip(format) => clip(publication, choices, format, report),
            Form::Text(form) => text(publication, choices, form),
        }
    }
}

/// The supported suffixes, in words.
pub fn suffixes() -> String {
    say!("publish-suffixes", "the file extension sets the format: use .html, .pdf, .png or .gif, or --as")
}

/// Whether files with this suffix are pages, booklets or pictures: they are made of records, and no editor opens them as records.
pub fn is_made_of_records(file: &Path) -> bool {
    matches!(Form::of_suffix(file), Some(Form::Page | Form::Booklet | Form::Clip(_)))
        || matches!(Format::of(file), Ok(Format::Svg | Format::Png))
}
