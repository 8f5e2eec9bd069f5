//! Records for people who do not have the program: pages, booklets, clips and texts.
//!
//! Everything here is a function of the record and the [`Choices`]: no clock, no system language, no disk: the language is one of the choices. The result is bytes, with notes
//! for the user; the caller writes them.

mod about;
mod asked;
mod booklet;
mod clip;
mod encode;
mod engine_data;
mod engine_graph;
mod folding;
mod form;
mod forms;
mod leaves;
mod links;
mod mark;
mod pace;
mod page;
mod print_font;
mod problem_choice;
mod publication;
mod sheet;
mod site;
mod stream;
mod system_fonts;

pub use booklet::pdf::booklet;
pub use clip::{ClipFormat, clip};
pub use engine_data::carried;
pub use form::{Form, is_made_of_records, suffixes};
pub use forms::{TextForm, text};
pub use leaves::Leaves;
pub use mark::{is_as_published, is_published};
pub use page::page;
pub use print_font::{PrintFont, letters_of};
pub use problem_choice::{ProblemChoice, ProblemOrder};
pub use publication::{
    Answers, Choices, PER_SHEET, PageOrder, Paper, Publication, PublishError, Published, PublishedLanguage,
};
pub use site::{MadeSite, PageSource, SiteChoices, SiteFile, SiteFiles, site, site_address, site_leaves};
pub use system_fonts::{faces as fonts_of_family, families as font_families, with as system_fonts};
