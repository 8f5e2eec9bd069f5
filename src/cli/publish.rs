//! `publish`: pages, booklets, clips and texts of a record. The suffix of the output says which.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::edit::{NoPlace, Strip, Where};
use crate::language;
use crate::publish::{self, Choices, Publication, PublishError, Published, TextForm};
use crate::scene::Theme;
use crate::sgf::ReadOptions;
use crate::store::{Home, themes};

use super::output::{Failure, Status, deliver};
use super::record::Record;

/// What `--without` may leave out.
pub const WITHOUT: [(&str, Strip); 4] = [
    ("private", Strip::Private),
    ("comments", Strip::Comments),
    ("variations", Strip::Variations),
    ("times", Strip::Times),
];

/// Makes what the output's suffix says.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let files: Vec<&PathBuf> = matches.get_many("files").unwrap_or_default().collect();
    let to: &PathBuf = matches.get_one("output").ok_or_else(|| Failure(say!("no-output-given", "no output given")))?;
    let form = Form::of(matches, to)?;
    let choices = choices(matches)?;
    let [file] = files[..] else { return Err(one_record()) };
    let record = Record::read(file, &ReadOptions::default())?;
    let readers = record.readers;
    let name = record.name.clone();
    let called = file.file_name().unwrap_or_default().to_string_lossy();
    let publication = Publication::new(&called, record.tree, &without(matches));
    let made = form.make(&publication, &choices).map_err(|why| Failure(language::with_colon(&name, why)))?;
    deliver(to, &made.bytes, None, readers)?;
    for note in &made.notes {
        super::say(&language::with_colon(&name, note));
    }
    Ok(Status::Done)
}

fn one_record() -> Failure {
    Failure(say!("publish-one-record", "one record is made into one file; for several name a folder"))
}

/// What is made.
#[derive(Clone, Copy)]
enum Form {
    Page,
    Text(TextForm),
}

impl Form {
    fn of(matches: &ArgMatches, to: &Path) -> Result<Form, Failure> {
        let words = matches.get_one::<String>("as");
        let named = words.and_then(|word| TextForm::ALL.iter().find(|(name, _)| name == word));
        if let Some((_, form)) = named {
            return Ok(Form::Text(*form));
        }
        let suffix = to.extension().map(|suffix| suffix.to_string_lossy().to_ascii_lowercase());
        match suffix.as_deref() {
            Some("html" | "htm") => Ok(Form::Page),
            Some("txt") => Ok(Form::Text(TextForm::Text)),
            Some("md") => Ok(Form::Text(TextForm::Markdown)),
            Some("tex") => Ok(Form::Text(TextForm::Latex)),
            _ => Err(Failure(language::with_colon(
                to.display(),
                say!("publish-suffixes", "the suffix says what is made: .html, .pdf, .png or .gif, or say --as"),
            ))),
        }
    }

    fn make(self, publication: &Publication, choices: &Choices) -> Result<Published, PublishError> {
        match self {
            Form::Page => publish::page(publication, choices),
            Form::Text(form) => publish::text(publication, choices, form),
        }
    }
}

fn without(matches: &ArgMatches) -> Vec<Strip> {
    let words = matches.get_many::<String>("without").unwrap_or_default();
    words.filter_map(|word| WITHOUT.iter().find(|(name, _)| name == word).map(|(_, what)| *what)).collect()
}

fn choices(matches: &ArgMatches) -> Result<Choices, Failure> {
    let mut choices = Choices::default();
    // Without the option, all games.
    if matches.value_source("game") == Some(clap::parser::ValueSource::CommandLine) {
        choices.game = matches.get_one("game").copied();
    }
    if let Some(at) = matches.get_one::<String>("at") {
        choices.at = Some(at.parse::<Where>().map_err(|wrong: NoPlace| Failure(wrong.to_string()))?);
    }
    if let Some(name) = matches.get_one::<String>("theme") {
        choices.theme = Some(theme(name)?);
    }
    if let Some(&moves) = matches.get_one::<u32>("moves-per-figure") {
        choices.moves_per_figure = moves;
    }
    Ok(choices)
}

/// A theme by its name; the user's folder is looked into only then.
pub fn theme(name: &str) -> Result<Theme, Failure> {
    let own = Home::of_user().map(|home| themes::read(&home.themes())).unwrap_or_default();
    for broken in Theme::add(own) {
        super::say(&broken.to_string());
    }
    Theme::named(name).cloned().ok_or_else(|| super::render::no_theme(name))
}
