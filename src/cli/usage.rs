//! Translates the texts of the argument parser: the headings of help, and errors in arguments.

use crate::language::StaticText;
use crate::store::given::NoFile;
use crate::study::NoMoment;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};

/// Whether this "error" is help or the version, which go to standard output.
pub fn is_answer(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion)
}

/// Help, with its headings and notes in the language chosen. Lines that were broken before stay as they were, and so do the names of
/// values: the texts speak of them, and columns are as wide as they are.
pub fn answer(error: &Error) -> String {
    let rendered = error.render().to_string();
    if error.kind() == ErrorKind::DisplayVersion {
        return rendered;
    }
    let notes = [
        ("[possible values:", say!("usage-possible-values", "[possible values:")),
        ("[default:", say!("usage-default", "[default:")),
        ("[OPTIONS]", say!("usage-options-place", "[OPTIONS]")),
    ];
    let begins = [
        ("Usage: ", say!("usage-heading", "Usage: ")),
        ("Commands:", say!("usage-commands", "Commands:")),
        ("Arguments:", say!("usage-arguments", "Arguments:")),
        ("Options:", say!("usage-options", "Options:")),
    ];
    let ends = [
        ("Print help", say!("usage-print-help", "Print help")),
        ("Print version", say!("usage-print-version", "Print version")),
    ];
    let line = |line: &str| {
        let begun = begins.iter().find_map(|(own, new)| Some(format!("{new}{}", line.strip_prefix(own)?)));
        let ended = ends.iter().find_map(|(own, new)| {
            Some(format!("{}{new}", line.strip_suffix(own).filter(|before| before.contains("--"))?))
        });
        let line = begun.or(ended).unwrap_or_else(|| line.to_owned());
        notes.iter().fold(line, |line, (own, new)| line.replace(own, new))
    };
    together(&rendered).split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// The same with a note that was broken between its words on the next line as a whole.
fn together(help: &str) -> String {
    const NOTE: (&str, &str) = ("[possible", "values:");
    let mut parts = help.split(NOTE.0);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |mut whole, rest| {
        let indent = rest.len() - rest.trim_start_matches([' ', '\n']).len();
        match rest.trim_start_matches([' ', '\n']).strip_prefix(NOTE.1) {
            Some(values) if rest[..indent].contains('\n') => {
                whole.truncate(whole.trim_end().len());
                whole + &rest[..indent] + NOTE.0 + " " + NOTE.1 + values
            }
            _ => whole + NOTE.0 + rest,
        }
    })
}

/// An error in arguments, on one line.
pub fn one_line(error: &Error) -> String {
    // An error about an argument's file has its own sentence.
    if let Some(wrong) = std::error::Error::source(error).and_then(|source| source.downcast_ref::<NoFile>()) {
        return wrong.to_string();
    }
    let Some(mut line) = cause(error) else { return as_it_says(error) };
    let tips = [ContextKind::SuggestedArg, ContextKind::SuggestedValue, ContextKind::SuggestedSubcommand];
    if let Some((tip, near)) = tips.iter().find_map(|kind| Some((*kind, text(error, *kind)?))) {
        line += &match tip {
            ContextKind::SuggestedArg => say!("usage-similar-argument", " (a similar argument exists: '{near}')", near),
            ContextKind::SuggestedValue => say!("usage-similar-value", " (a similar value exists: '{near}')", near),
            _ => say!("usage-similar-command", " (a similar command exists: '{near}')", near),
        };
    }
    line
}

/// The cause, if it is known.
fn cause(error: &Error) -> Option<String> {
    if error.kind() == ErrorKind::InvalidUtf8 {
        return Some(say!("usage-no-utf-8", "an argument is not UTF-8"));
    }
    if error.kind() == ErrorKind::InvalidSubcommand {
        let name = text(error, ContextKind::InvalidSubcommand)?;
        return Some(say!("usage-no-command", "unrecognized command '{name}'", name));
    }
    let argument = text(error, ContextKind::InvalidArg)?;
    Some(match error.kind() {
        ErrorKind::UnknownArgument => say!("usage-unexpected", "unexpected argument '{argument}' found", argument),
        ErrorKind::MissingRequiredArgument => {
            say!("usage-missing", "the following required arguments were not provided: {argument}", argument)
        }
        ErrorKind::NoEquals => {
            say!("usage-no-equals", "equal sign is needed when assigning values to '{argument}'", argument)
        }
        ErrorKind::ArgumentConflict => {
            let other = text(error, ContextKind::PriorArg)?;
            match argument == other {
                true => say!("usage-twice", "the argument '{argument}' cannot be used multiple times", argument),
                false => {
                    say!("usage-conflict", "the argument '{argument}' cannot be used with '{other}'", argument, other)
                }
            }
        }
        ErrorKind::ValueValidation if let Some(why) = no_moment(error) => crate::language::with_colon(argument, why),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = text(error, ContextKind::InvalidValue)?;
            let known = text(error, ContextKind::ValidValue).map_or_else(String::new, |known| {
                format!(" {} {known}]", say!("usage-possible-values", "[possible values:"))
            });
            let line = match value.is_empty() {
                true => say!("usage-no-value", "a value is required for '{argument}' but none was supplied", argument),
                false => say!("usage-wrong-value", "invalid value '{value}' for '{argument}'", value, argument),
            };
            match range(error) {
                Some((least, most)) => say!("usage-range", "{line}: from {least} to {most}", line, least, most),
                None => line + &known,
            }
        }
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            say!("usage-too-few", "'{argument}' has too few values", argument)
        }
        ErrorKind::TooManyValues => {
            let value = text(error, ContextKind::InvalidValue)?;
            say!(
                "usage-too-many",
                "unexpected value '{value}' for '{argument}' found; no more were expected",
                value,
                argument
            )
        }
        _ => return None,
    })
}

/// The least and the most that a number may be, where the error is that it is less or more.
fn range(error: &Error) -> Option<(String, String)> {
    let why = std::error::Error::source(error)?.to_string();
    let (_, range) = why.split_once(" is not in ")?;
    let (least, most) = range.split_once("..=")?;
    Some((least.to_owned(), most.to_owned()))
}

/// The error in a time.
fn no_moment(error: &Error) -> Option<&NoMoment> {
    std::error::Error::source(error)?.downcast_ref()
}

/// A detail of an error.
fn text(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        // "possible values" are a list, required arguments follow each other.
        ContextValue::Strings(texts) if texts.is_empty() => None,
        ContextValue::Strings(texts) if kind == ContextKind::ValidValue => Some(texts.join(", ")),
        ContextValue::Strings(texts) => Some(texts.join(" ")),
        _ => None,
    }
}

/// A rare error, in the library's words.
fn as_it_says(error: &Error) -> String {
    let rendered = error.render().to_string();
    let message = rendered.strip_prefix("error: ").unwrap_or(&rendered);
    // The cause and its list come first; usage and the hint follow after an empty line.
    let mut paragraphs =
        message.split("\n\n").filter(|part| !part.starts_with("Usage:") && !part.starts_with("For more"));
    match paragraphs.next().map(|cause| cause.split_whitespace().collect::<Vec<_>>().join(" ")) {
        Some(cause) => say!("arguments-wrong-since", "invalid arguments ({cause})", cause),
        None => StaticText("arguments-are-wrong", "invalid arguments").localized().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::args::command;
    use super::*;
    use crate::language::{in_english, with};
    use crate::languages::chosen;

    fn error(line: &str) -> Error {
        command().try_get_matches_from(line.split(' ')).unwrap_err()
    }

    const WRONG: [(&str, &str); 10] = [
        (
            "variorum file://server/a.sgf",
            "file://server/a.sgf: this file is on another computer, server; copy it to this one and open the copy",
        ),
        (
            "variorum show https://server.example/a.sgf",
            "https://server.example/a.sgf: web addresses cannot be opened; download the file and open that",
        ),
        ("variorum --nonsense", "unexpected argument '--nonsense' found"),
        ("variorum check --strit x", "unexpected argument '--strit' found (a similar argument exists: '--strict')"),
        ("variorum generate", "the following required arguments were not provided: <WHAT>"),
        ("variorum convert x", "the following required arguments were not provided: --output <OUT>"),
        (
            "variorum --renderer glu",
            "invalid value 'glu' for '--renderer <WHICH>' [possible values: auto, gl, software] (a similar value exists: 'gl')",
        ),
        ("variorum show --game x y", "invalid value 'x' for '--game <N>'"),
        ("variorum show --json --moves x", "the argument '--json' cannot be used with '--moves'"),
        ("variorum show --json --json x", "the argument '--json' cannot be used multiple times"),
    ];

    #[test]
    fn errors_are_one_line() {
        for (line, expected) in WRONG {
            assert_eq!(in_english(|| one_line(&error(line))), expected, "{line}");
        }
    }

    #[test]
    fn nothing_of_the_readers_own_english_is_left() {
        with(chosen("pseudo"), || {
            for (line, _) in WRONG {
                assert!(one_line(&error(line)).starts_with('['), "{}", one_line(&error(line)));
            }
            for name in [None].into_iter().chain(command().get_subcommands().map(|it| Some(it.get_name().to_owned()))) {
                let line = name.map_or("variorum --help".to_owned(), |name| format!("variorum {name} --help"));
                let help = answer(&error(&line));
                for own in
                    ["Usage", "Commands:", "Arguments:", "Options:", "Print ", "[possible", "[default", "[OPTIONS]"]
                {
                    assert!(!help.contains(own), "{own} is in {help}");
                }
            }
        });
    }

    #[test]
    fn the_english_help_is_unchanged() {
        in_english(|| {
            let help = error("variorum show --help");
            assert_eq!(answer(&help), help.render().to_string());
        });
    }
}
