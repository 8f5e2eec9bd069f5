//! The manual page and the shells' completions, made from the description of the command line.

use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command, ValueHint};

use super::output::{Failure, Status, deliver};
use super::{args, manual};
use crate::commands;
use crate::edit;
use crate::scene::Theme;
use crate::sgf::Code;
use crate::store::disk::Readers;

/// Writes what is asked for.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let to = matches.get_one::<PathBuf>("output").map_or("-".as_ref(), PathBuf::as_path);
    let bytes = match matches.get_one::<clap_complete::Shell>("shell") {
        Some(shell) => completions(*shell),
        None => manual::page().into_bytes(),
    };
    deliver(to, &bytes, None, Readers::Usual)?;
    Ok(Status::Done)
}

fn completions(shell: clap_complete::Shell) -> Vec<u8> {
    let mut bytes = Vec::new();
    clap_complete::generate(shell, &mut offered(args::command()), "variorum", &mut bytes);
    bytes
}

/// The command line as completions offer it: names where some are known, files only where a file belongs.
fn offered(command: Command) -> Command {
    command.mut_args(offer).mut_subcommands(offered)
}

fn offer(argument: Arg) -> Arg {
    let names: Vec<&'static str> = match argument.get_id().as_str() {
        "run" => commands::table().iter().map(|entry| entry.name).collect(),
        "command" => edit::table().iter().map(|entry| entry.name).collect(),
        "explain" => Code::ALL.iter().map(|code| code.word()).collect(),
        "theme" => Theme::built_in().iter().map(|theme| theme.id.as_str()).collect(),
        _ if argument.get_action().takes_values() && argument.get_value_hint() == ValueHint::Unknown => {
            return argument.value_hint(ValueHint::Other);
        }
        _ => return argument,
    };
    argument.value_parser(PossibleValuesParser::new(names))
}
