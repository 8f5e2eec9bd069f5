//! `edit`: runs editing commands in order. Either all succeed, or nothing is written.

use crate::language;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use clap::ArgMatches;

use crate::commands::AnyCommand;
use crate::edit::{Command, EditError, table};
use crate::sgf::ReadOptions;

use crate::store::disk::is_same;

use super::output::{Failure, Status, make_whole};
use super::record::{Editable, bytes_of, coordinates_of, name_of, tell_unsuited};
use super::say;

/// A command, and where it was given.
struct Step {
    place: String,
    line: String,
}

/// Reads IN, runs the commands, writes OUT; or lists the commands.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    if matches.get_flag("commands") {
        return list();
    }
    let from: &PathBuf = matches.get_one("input").ok_or_else(|| Failure(say!("no-file-given", "no file given")))?;
    let to: &PathBuf = matches.get_one("output").ok_or_else(|| Failure(say!("no-output-given", "no output given")))?;
    // All of them are understood before the first is run.
    let mut commands = Vec::new();
    for step in steps(matches)? {
        match AnyCommand::parse(&step.line) {
            Ok(command) => commands.push((step, command)),
            Err(error) => {
                let place = step.place;
                say(&say!(
                    "nothing-was-written",
                    "{place}: {error}; nothing was written",
                    place,
                    error = error.to_string()
                ));
                return Ok(Status::Wrong);
            }
        }
    }
    if is_same(from, to) {
        make_whole(from);
    }
    let mut record = Editable::read(from, &ReadOptions::default())?;
    matches.get_many::<PathBuf>("script").unwrap_or_default().for_each(|script| record.takes_from(script));
    let coordinates = coordinates_of(matches);
    record.workspace.set_coordinates(coordinates);
    if let Some(kind) = record.workspace.kind() {
        tell_unsuited(coordinates, kind.board());
    }
    for (Step { place, line }, command) in commands {
        let done = command.of_record().and_then(|command| record.workspace.run(command));
        if let Some(words) = done.as_ref().ok().and_then(|outcome| outcome.message.as_ref()) {
            say(&language::with_colon(&record.name, language::with_colon(&place, words)));
        }
        if let Err(error) = done {
            // Something already clean counts as cleaned.
            if let EditError::Nothing(why) = &error {
                if matches!(command, AnyCommand::Record(Command::Replace { .. })) {
                    say(&language::with_colon(&record.name, language::with_colon(&place, why)));
                }
                continue;
            }
            let line = line.lines().next().unwrap_or_default();
            let name = &record.name;
            say(&say!(
                "was-not-done-nothing",
                "{name}: {place}: '{line}' failed, nothing was written: {error}",
                name,
                place,
                line,
                error = error.to_string()
            ));
            return Ok(Status::Wrong);
        }
    }
    record.write(to, &record.workspace.document().tree().write())?;
    Ok(Status::Done)
}

/// The commands that a script can use, group by group.
fn list() -> Result<Status, Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut group = None;
    for entry in table() {
        if group.replace(entry.group) != Some(entry.group) {
            writeln!(out, "{}{}:", if group == Some(table()[0].group) { "" } else { "\n" }, entry.group.title())?;
        }
        writeln!(out, "  {}\n      {}", entry.line(), entry.help())?;
    }
    out.flush()?;
    Ok(Status::Done)
}

/// The commands of `-c` and `--script`, in the order in which they were given.
fn steps(matches: &ArgMatches) -> Result<Vec<Step>, Failure> {
    let given = |id: &str| matches.indices_of(id).into_iter().flatten();
    let lines = matches.get_many::<String>("command").unwrap_or_default();
    let mut all: Vec<(usize, Vec<Step>)> = given("command")
        .zip(lines.enumerate())
        .map(|(index, (number, line))| {
            let step = Step { place: say!("command-2", "command {number}", number = number + 1), line: line.clone() };
            (index, vec![step])
        })
        .collect();
    for (index, script) in given("script").zip(matches.get_many::<PathBuf>("script").unwrap_or_default()) {
        let name = name_of(script);
        let text = String::from_utf8(bytes_of(script)?.0);
        let text = text.map_err(|_| Failure(say!("not-text-utf-8", "{name}: not valid UTF-8 text", name)))?;
        let place = |number| format!("{name}:{number}");
        let lines = commands_of(&text).into_iter();
        all.push((index, lines.map(|(number, line)| Step { place: place(number), line }).collect()));
    }
    all.sort_by_key(|(index, _)| *index);
    Ok(all.into_iter().flat_map(|(_, steps)| steps).collect())
}

/// The commands of a script with the lines they start on: one a line, save that quoted text may run over several.
/// Empty lines are skipped, and those that start with `#`.
fn commands_of(text: &str) -> Vec<(usize, String)> {
    let mut commands = Vec::new();
    let mut command = String::new();
    let mut first = 1;
    let mut quote = None;
    for (number, line) in text.lines().enumerate() {
        if command.is_empty() {
            first = number + 1;
            if line.trim_start().starts_with('#') {
                continue;
            }
        } else {
            command.push('\n');
        }
        command += line;
        let mut letters = line.chars();
        while let Some(letter) = letters.next() {
            match (quote, letter) {
                (None | Some('"'), '\\') => drop(letters.next()),
                (None, '"' | '\'') => quote = Some(letter),
                (Some(open), letter) if open == letter => quote = None,
                _ => {}
            }
        }
        if quote.is_none() {
            let command = std::mem::take(&mut command);
            if !command.trim().is_empty() {
                commands.push((first, command));
            }
        }
    }
    // An unclosed quotation mark is reported by the command parser.
    if !command.is_empty() {
        commands.push((first, command));
    }
    commands
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_has_a_command_a_line_unless_it_is_quoted() {
        let script = "# opening\nplay dd\n\n  comment 'two\n\n# lines' x\ncomment \"it's \\\"so\\\"\"\nlabel aa \\'\ncomment 'open";
        let expected = [
            (2, "play dd"),
            (4, "  comment 'two\n\n# lines' x"),
            (7, "comment \"it's \\\"so\\\"\""),
            (8, "label aa \\'"),
            (9, "comment 'open"),
        ];
        let found = commands_of(script);
        let found: Vec<_> = found.iter().map(|(number, line)| (*number, line.as_str())).collect();
        assert_eq!(found, expected);
    }
}
