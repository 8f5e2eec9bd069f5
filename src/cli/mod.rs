//! The command line: the same work without a window.
//!
//! Results go to standard output, errors and warnings to standard error, one line each. Exit status: 0 for success, 1 for success with
//! something wrong in the record, 2 for failure.

mod analysis;
mod args;
mod check;
mod compare;
mod convert;
mod edit;
mod explain;
mod find;
mod generate;
mod git;
mod info;
mod judge_options;
mod kept;
mod limits;
mod listing;
mod manual;
mod merge;
mod options;
mod outline;
mod output;
mod own_progress;
mod practice;
mod publish;
mod record;
mod remove_analysis;
mod render;
mod results;
mod show;
mod sides;
mod study;
mod terminal;
mod transpositions;
mod usage;

use std::backtrace::{Backtrace, BacktraceStatus};
use std::ffi::OsString;
use std::io::{self, Write};
use std::panic;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ArgMatches;

use crate::edit::nearest;
use crate::game;
use crate::language;
use crate::languages;
use crate::store::settings::{Choice as _, Renderer};
use crate::store::{Given, Home, themes};

pub use output::say;
use output::{Failure, Status};
use terminal::Shape;

/// What the arguments request.
#[derive(Debug)]
pub enum Asked {
    /// A window on these records.
    Window(Window),
    /// Nothing more: the work is done.
    Finished(ExitCode),
}

/// How the window is to open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Window {
    /// The records, one tab each.
    pub given: Vec<Given>,
    /// A new window, even if one is open already.
    pub new_window: bool,
    /// Commands of the table to run at the start.
    pub run: Vec<String>,
    /// The renderer; if unset, as in the settings.
    pub renderer: Option<Renderer>,
}

/// Reads the arguments, the program's name first, and does what can be done without a window.
pub fn run(args: impl IntoIterator<Item = OsString>) -> Asked {
    let args: Vec<OsString> = args.into_iter().collect();
    language::speak(languages::of_system().voice());
    // Help and errors are said in the language; arguments that are right say nothing, and need no catalogue.
    let read = || args::command().try_get_matches_from(&args);
    let matches = match language::in_english(read).or_else(|_| read()) {
        Ok(matches) => matches,
        Err(error) if usage::is_answer(&error) => {
            let written = output::answer(&usage::answer(&error), Shape::Text);
            return Asked::Finished(finish(written.map(|()| Status::Done)));
        }
        Err(error) => {
            say(&usage::one_line(&error));
            let status = if merge::is_for_git(&args) { Status::NotMerged } else { Status::NotDone };
            return Asked::Finished(finish(Ok(status)));
        }
    };
    let Some((name, sub)) = matches.subcommand() else {
        return match window(&matches) {
            Err(failure) => Asked::Finished(finish(Err(failure))),
            Ok(window) => Asked::Window(window),
        };
    };
    let writes = sub.try_get_one::<PathBuf>("output").is_ok_and(|to| to.is_some_and(|to| to != Path::new("-")));
    if let Some(why) = Home::refused().filter(|_| writes) {
        say(&why.to_string());
    }
    if let Some(games) = Home::of_user().map(|home| home.games()) {
        // The messages start with the file name, so the folder is prepended.
        let folder = games.parent().unwrap_or(&games);
        let broken = game::broken_descriptions(game::describe(themes::read(&games)));
        // Report broken descriptions only when a record is read that may need them.
        record::tell_later(broken.iter().map(|name| folder.join(name).display().to_string()).collect());
    }
    // Programs read it, and they know English.
    if sub.try_get_one::<bool>("json").is_ok_and(|json| json.is_some_and(|json| *json)) {
        language::speak(None);
    }
    let run = args::COMMANDS.iter().find(|(command, _)| command().get_name() == name).map(|(_, run)| run);
    Asked::Finished(finish(
        run.map_or_else(|| Err(Failure(say!("no-command-2", "'{name}' is not a command", name))), |run| run(sub)),
    ))
}

/// Carries out a command whose answer nobody reads, and returns how many bytes it is: for tests of what commands cost.
#[doc(hidden)]
pub fn run_unheard(args: impl IntoIterator<Item = OsString>) -> usize {
    output::unheard(|| drop(run(args)))
}

/// A first file that does not exist and is named like a command, such as `chekc`.
fn mistyped(files: &[&PathBuf]) -> Option<Failure> {
    let word = files.first()?.to_str().filter(|word| !word.contains(['.', '/', '\\']) && *word != "-")?;
    if files[0].exists() {
        return None;
    }
    let command = args::command();
    let names = command.get_subcommands().filter(|command| !command.is_hide_set()).map(clap::Command::get_name);
    Some(Failure(match nearest(word, names) {
        Some(near) => {
            say!("no-such-file-no", "{word}: there is no such file or command; did you mean '{near}'?", word, near)
        }
        None => say!("no-such-file-or-command", "{word}: there is no such file or command", word),
    }))
}

fn window(matches: &ArgMatches) -> Result<Window, Failure> {
    let files: Vec<&PathBuf> = matches.get_many("files").unwrap_or_default().collect();
    if let Some(failure) = mistyped(&files) {
        return Err(failure);
    }
    Ok(Window {
        given: files.into_iter().map(|file| record::given(file)).collect::<Result<_, _>>()?,
        new_window: matches.get_flag("new-window"),
        run: matches.get_many("run").unwrap_or_default().cloned().collect(),
        renderer: matches.get_one::<String>("renderer").and_then(|name| Renderer::of_name(name)),
    })
}

/// Says what went wrong, and turns the outcome into an exit status.
fn finish(outcome: Result<Status, Failure>) -> ExitCode {
    let status = outcome.unwrap_or_else(|failure| {
        say(&failure.to_string());
        Status::NotDone
    });
    ExitCode::from(status.code())
}

/// Lets errors of the program itself be said like all else: their words may quote a record. To be called first.
pub fn listen_to_errors() {
    panic::set_hook(Box::new(|about| {
        let words = language::in_short(about.payload_as_str().unwrap_or_default());
        let place = about.location().map_or_else(String::new, |at| format!(" ({}:{})", at.file(), at.line()));
        say(&language::with_colon(say!("an-error", "an internal error"), words + &place));
        let trace = Backtrace::capture();
        if trace.status() == BacktraceStatus::Captured {
            let _ = writeln!(io::stderr(), "{trace}");
        }
    }));
}

/// Reports why there is no window, and what works without one.
pub fn say_no_window(cause: &str) {
    say(&say!(
        "without-a-window",
        "{cause}; to draw a record without a window, use `variorum render FILE -o PICTURE`",
        cause
    ));
}

/// Why a build without it opens no window.
pub fn no_window() -> String {
    say!("build-has-no-window", "this build has no graphical interface (feature `window`)")
}
