//! `render`: draws one node. The suffix of the output selects the format.

use crate::language;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::game::{Kind, Position};
use crate::scene::render::{Format, Request, render_told, thumbnail};
use crate::scene::{self, Numbers, Theme, diagram::Split, svg::Letters};
use crate::sgf::ReadOptions;
use crate::store::{Home, themes};

use super::limits;
use super::output::{Failure, Status, deliver};
use super::record::{Record, coordinates_of, swaps_of, tell_unsuited};

/// Draws one node.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let from: &PathBuf = matches.get_one("input").ok_or_else(|| Failure(say!("no-file-given", "no file given")))?;
    let to: &PathBuf = matches.get_one("output").ok_or_else(|| Failure(say!("no-output-given", "no output given")))?;
    let small = matches.get_one::<u32>("thumbnail").copied();
    // Arguments are checked before the record is read.
    let request = if small.is_none() { Some(request(matches, to)?) } else { None };
    let record = match small {
        Some(_) => {
            limits::small(from)?;
            // A file manager asks for many pictures and reads no notes.
            Record::read_within(from, &ReadOptions::default(), limits::fits)?
        }
        None => Record::read(from, &ReadOptions::default())?,
    };
    let drawn = match &request {
        Some(request) => {
            let node = record.place(matches)?;
            let kind = Kind::of(&record.tree, record.tree.root(node));
            tell_unsuited(request.options.notation, kind.board());
            record.tell_unread(&Position::replay_as(&record.tree, node, request.swaps));
            render_told(&record.tree, node, request)
        }
        None => thumbnail(&record.tree, small.unwrap_or_default()).map(|picture| (picture, Vec::new())),
    };
    let (picture, boxes) = drawn.map_err(|cause| Failure(language::with_colon(&record.name, cause)))?;
    deliver(to, &picture, None, record.readers)?;
    if !boxes.is_empty() {
        super::say(&language::with_colon(&record.name, scene::words::boxes(&boxes)));
    }
    Ok(Status::Done)
}

fn request(matches: &ArgMatches, to: &Path) -> Result<Request, Failure> {
    let format = match matches.get_one::<String>("format") {
        Some(suffix) => {
            Format::of(Path::new("picture").with_extension(suffix).as_path()).map_err(|cause| cause.to_string())
        }
        None if to == Path::new("-") => Err(say!(
            "standard-output-has-no",
            "standard output has no file name to tell the format: use --format svg, png or txt"
        )),
        None => Format::of(to).map_err(|cause| language::with_colon(language::shown_name(to), cause)),
    };
    let mut request = Request::new(format.map_err(Failure)?);
    request.size = matches.get_one::<u32>("size").copied().unwrap_or(request.size);
    if let Some(name) = matches.get_one::<String>("theme") {
        request.theme = theme(name)?;
    }
    if matches.get_flag("outlines") {
        request.letters = Letters::Outlines;
    }
    request.swaps = swaps_of(matches);
    request.from = matches.get_one::<u32>("from").copied().unwrap_or_default();
    // A range is one diagram, unless said otherwise.
    let whole = (request.from > 0).then_some(Split::Every(u32::MAX));
    request.split = matches.get_one::<Split>("diagrams").copied().or(whole);
    if request.split.is_some() && request.format == Format::Txt {
        return Err(Failure(say!(
            "diagrams-from-need-picture",
            "--diagrams and --from need a picture file, .svg or .png; text shows only one board"
        )));
    }
    let options = &mut request.options;
    options.coordinates = !matches.get_flag("no-coordinates");
    options.notation = coordinates_of(matches);
    options.trays = matches.get_flag("trays");
    if matches.get_flag("numbers") {
        options.numbers = Numbers::All;
    }
    options.orientation = crate::scene::Orientation::new(
        matches.get_one::<i32>("turn").copied().unwrap_or_default(),
        matches.get_flag("mirror"),
    );
    options.caption = matches.get_many::<String>("caption").unwrap_or_default().cloned().collect();
    Ok(request)
}

/// A theme by its name; the user's folder is looked into only then.
pub fn theme(name: &str) -> Result<Theme, Failure> {
    let own = Home::of_user().map(|home| themes::read(&home.themes())).unwrap_or_default();
    for broken in Theme::add(own) {
        super::say(&broken.to_string());
    }
    Theme::named(name).cloned().ok_or_else(|| no_theme(name))
}

fn no_theme(name: &str) -> Failure {
    let all: Vec<_> = Theme::all().iter().map(|theme| theme.id.as_str()).collect();
    let message = say!("no-theme", "unknown theme '{name}': use one of {all}", name, all = all.join(", "));
    Failure(Home::refused().map_or(message.clone(), |why| language::with_colon(&message, why)))
}

/// `figures`, or the number of moves on each diagram.
pub fn split(text: &str) -> Result<Split, String> {
    match text {
        "figures" => Ok(Split::Figures),
        number => match number.parse() {
            Ok(moves) if moves > 0 => Ok(Split::Every(moves)),
            _ => Err(say!("number-moves-each-diagram", "expected a number of moves per diagram, or 'figures'")),
        },
    }
}
