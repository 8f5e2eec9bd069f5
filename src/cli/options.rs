//! Options that several commands share.

use std::path::PathBuf;

use crate::game::{Coordinates, Swaps};
use crate::store::given::{NoFile, file_of};
use clap::builder::{PathBufValueParser, TypedValueParser, ValueParser};
use clap::{Arg, ArgAction, ValueHint, value_parser};

/// A file by its path or address; a HexWorld link as it is. Nothing else of the web is one.
pub(super) fn file() -> ValueParser {
    let named = |path: PathBuf| -> Result<PathBuf, NoFile> {
        if super::record::link_of(&path).is_some() { Ok(path) } else { file_of(path.as_os_str()) }
    };
    PathBufValueParser::new().try_map(named).into()
}

pub(super) fn files(help: String) -> Arg {
    path("files", "FILE").action(ArgAction::Append).required(true).help(help)
}

pub(super) fn input() -> Arg {
    path("input", "FILE")
        .required(true)
        .help(say!("cli-record-standard-input", "The record to read; - is standard input"))
}

pub(super) fn one_file(name: &'static str, value: &'static str, help: String) -> Arg {
    path(name, value).required(true).help(help)
}

/// An option with a value.
pub(super) fn option(name: &'static str, value: &'static str) -> Arg {
    Arg::new(name).long(name).value_name(value)
}

/// A file, as an argument or as the value of an option.
pub(super) fn path(name: &'static str, value: &'static str) -> Arg {
    Arg::new(name).value_name(value).value_parser(file()).value_hint(ValueHint::FilePath)
}

pub(super) fn json() -> Arg {
    flag("json", say!("cli-answer-json", "Print the output as JSON"))
}

pub(super) fn game() -> Arg {
    one_game().default_value("1").hide_default_value(true)
}

/// A game, for a command that means all of them where none is named.
pub(super) fn one_game() -> Arg {
    option("game", "N")
        .value_parser(value_parser!(usize))
        .help(say!("cli-which-game-file-counted", "The game in the file, counted from 1"))
}

pub(super) fn side() -> Arg {
    option("side", "COLOUR").help(say!("cli-study-side", "Only questions for this colour, by its letter or name"))
}

pub(super) fn at() -> Arg {
    option("at", "WHERE")
        .allow_hyphen_values(true)
        .default_value("start")
        .help(say!("cli-start-end-main-line", "start, end (of the main line), a move number of the main line, or child numbers from the root: 0.0.2; / is the root"))
}

pub(super) fn coordinates() -> Arg {
    option("coordinates", "WAY")
        .value_parser(Coordinates::ALL.map(|(name, _)| name))
        .help(say!("cli-what-places-called-people", "How points are named; by default as usual in the game"))
}

pub(super) fn swaps() -> Arg {
    option("swaps", "HOW").value_parser(Swaps::ALL.map(|(name, _)| name)).help(say!(
        "cli-how-swaps-hex-read",
        "How to interpret swaps in Hex; by default they are judged by the moves after them"
    ))
}

pub(super) fn theme() -> Arg {
    option("theme", "NAME").help(say!("cli-look-wrong-name-lists", "The theme; an unknown name lists them all"))
}

pub(super) fn output() -> Arg {
    path("output", "OUT")
        .short('o')
        .long("output")
        .required(true)
        .help(say!("cli-where-write-standard-output", "The file to write; - is standard output"))
}

pub(super) fn flag(name: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
}
