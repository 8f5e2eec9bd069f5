//! The manual page, made from the description of the command line.
//!
//! `clap_mangen` would make a page for each command, and does not know the table of editing commands, which is most of ours.

use crate::language::{StaticText, list, sentence, sentences, with_colon};
use std::fmt::Write;

use clap::{Arg, Command};

use crate::edit::Group;
use crate::edit::table;

use super::args;

/// The page in the language of `man`. One page for everything: the commands are sections, not pages of their own.
pub fn page() -> String {
    let mut all = args::command();
    all.build();
    let mut page = Page(String::new());
    page.line(&format!(
        ".TH VARIORUM 1 \"\" \"variorum {}\" \"{}\"",
        env!("CARGO_PKG_VERSION"),
        StaticText("man-section", "User commands")
    ));
    page.heading(&StaticText("man-heading-name", "NAME"));
    page.text(&format!(
        "variorum - {}",
        StaticText("man-what-it-is", "view, check, edit and convert board-game records")
    ));
    page.heading(&StaticText("man-heading-synopsis", "SYNOPSIS"));
    page.synopsis("variorum", &all);
    for (name, command) in every(&all) {
        page.synopsis(&format!("variorum {name}"), command);
    }
    page.heading(&StaticText("man-heading-description", "DESCRIPTION"));
    for paragraph in DESCRIPTION {
        page.text(&paragraph);
    }
    page.heading(&StaticText("man-heading-options", "OPTIONS"));
    page.options(&all);
    page.heading(&StaticText("man-heading-commands", "COMMANDS"));
    for (name, command) in every(&all) {
        page.line(&format!(".SS {name}"));
        page.text(&sentence(command.get_about().map(ToString::to_string).unwrap_or_default()));
        if let Some(more) = command.get_after_help() {
            page.text(&more.to_string());
        }
        page.options(command);
    }
    page.heading(&StaticText("man-heading-editing", "EDITING COMMANDS"));
    page.text(&StaticText(
        "man-about-editing",
        "The commands that edit and the command palette of the window accept. WHERE is as for --at.",
    ));
    for group in Group::ALL {
        let mut entries = table().iter().filter(|entry| entry.group == group).peekable();
        if entries.peek().is_some() {
            page.line(&format!(".SS {}", group.title()));
        }
        for entry in entries {
            page.item(&entry.line(), entry.help());
        }
    }
    page.heading(&StaticText("man-heading-exit", "EXIT STATUS"));
    page.item("0", &StaticText("man-exit-0", "Done."));
    page.item(
        "1",
        &StaticText(
            "man-exit-1",
            "Done, but the record has errors (check), or a command did not apply and nothing was written (edit).",
        ),
    );
    page.item(
        "2",
        &StaticText("man-exit-2", "Not done. One line on standard error names the file, the place and the cause."),
    );
    page.heading(&StaticText("man-heading-files", "FILES"));
    page.item(
        "~/.config/variorum/settings.ron",
        &StaticText("man-settings", "The settings, with an explanation for each line."),
    );
    page.item(
        "~/.local/state/variorum/journal/",
        &StaticText("man-journal", "Unsaved work, until it is saved or discarded."),
    );
    page.heading(&StaticText("man-heading-environment", "ENVIRONMENT"));
    page.item(
        "VARIORUM_HOME",
        &StaticText("man-home", "A folder for settings and journals instead of the usual ones; an absolute path."),
    );
    page.heading(&StaticText("man-heading-examples", "EXAMPLES"));
    for (line, what) in EXAMPLES {
        page.item(line, &what);
    }
    page.0
}

const DESCRIPTION: [StaticText; 2] = [
    StaticText(
        "man-description-1",
        "Variorum opens records of Go, Hex, Octi and the Blokus family (.sgf, .blksgf), shows them in a window, and edits them. Anything you did not change is never rewritten: encoding, layout, unknown properties and unusual spellings stay as they are, byte for byte.",
    ),
    StaticText(
        "man-description-2",
        "When files are given, the window opens with one tab for each. The commands work without a window. They accept - for standard input in place of a file, and - for standard output in place of an output. An output file is written completely or not at all.",
    ),
];

const EXAMPLES: [(&str, StaticText); 5] = [
    ("variorum game.sgf", StaticText("man-example-open", "Opens the record in the window.")),
    ("variorum check *.sgf", StaticText("man-example-check", "Lists the issues in these records.")),
    ("variorum show --at 17 game.sgf", StaticText("man-example-show", "Shows the position after move 17.")),
    (
        "variorum render --at end game.sgf -o end.svg",
        StaticText("man-example-render", "Draws the end of the main line as a picture."),
    ),
    (
        "variorum edit game.sgf -c 'goto end' -c 'comment \"Black resigned.\"' -o game.sgf",
        StaticText("man-example-edit", "Adds a comment to the last move of the main line."),
    ),
];

fn shown(command: &Command) -> impl Iterator<Item = &Command> {
    command.get_subcommands().filter(|command| !command.is_hide_set())
}

/// Every command with its name; behind one that has commands of its own these, each with both names.
fn every(command: &Command) -> Vec<(String, &Command)> {
    let within = |outer: &str, command: &'_ Command| format!("{outer} {}", command.get_name());
    let mut found = Vec::new();
    for command in shown(command) {
        let name = command.get_name().to_owned();
        let inner = shown(command).map(|inner| (within(&name, inner), inner));
        let inner: Vec<(String, &Command)> = inner.collect();
        found.push((name, command));
        found.extend(inner);
    }
    found
}

struct Page(String);

impl Page {
    fn line(&mut self, line: &str) {
        self.0 += line;
        self.0.push('\n');
    }

    fn heading(&mut self, title: &str) {
        self.line(&format!(".SH {title}"));
    }

    /// A paragraph.
    fn text(&mut self, text: &str) {
        self.line(".PP");
        self.line(&escaped(text));
    }

    /// A word or a line in bold, and what it means.
    fn item(&mut self, name: &str, text: &str) {
        self.line(".TP");
        self.line(&format!("\\fB{}\\fR", escaped(name)));
        self.line(&escaped(text));
    }

    fn synopsis(&mut self, name: &str, command: &Command) {
        let mut line = format!("\\fB{}\\fR", escaped(name));
        for arg in listed(command) {
            let shape = shape(arg);
            let shape = if arg.is_required_set() { shape } else { format!("[{shape}]") };
            // Writing to a string cannot fail.
            let _ = write!(line, " {shape}");
        }
        self.line(&line);
        self.line(".br");
    }

    fn options(&mut self, command: &Command) {
        for arg in listed(command) {
            self.line(".TP");
            let short = arg.get_short().map(|short| format!("\\fB\\-{short}\\fR, ")).unwrap_or_default();
            let long = arg.get_long().filter(|_| arg.get_short().is_some());
            let name = match long {
                Some(long) => format!("{short}\\fB\\-\\-{}\\fR {}", escaped(long), value(arg)),
                None => shape(arg),
            };
            self.line(name.trim_end());
            let mut help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let choices: Vec<_> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
            if !choices.is_empty() && arg.get_action().takes_values() {
                help = with_colon(help, list(choices));
            }
            let default: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
            if !default.is_empty() && arg.get_action().takes_values() && !arg.is_hide_default_value_set() {
                let default = default.join(" ");
                help = sentences([help, say!("man-without-it", "Default: {default}", default)]);
            }
            self.line(&escaped(&sentence(help)));
        }
    }
}

/// The arguments worth listing: help and version are known to everybody.
fn listed(command: &Command) -> impl Iterator<Item = &Arg> {
    let (options, files): (Vec<_>, Vec<_>) = command
        .get_arguments()
        .filter(|arg| !arg.is_hide_set() && !["help", "version"].contains(&arg.get_id().as_str()))
        .partition(|arg| !arg.is_positional());
    options.into_iter().chain(files)
}

/// How an argument is typed: `-o OUT`, `--json`, `FILE…`.
fn shape(arg: &Arg) -> String {
    let name = match (arg.get_short(), arg.get_long()) {
        (Some(short), _) => format!("\\fB\\-{short}\\fR "),
        (None, Some(long)) => format!("\\fB\\-\\-{}\\fR ", escaped(long)),
        (None, None) => String::new(),
    };
    let shape = name + &value(arg);
    shape.trim_end().to_owned()
}

fn value(arg: &Arg) -> String {
    if !arg.get_action().takes_values() {
        return String::new();
    }
    let names = arg.get_value_names().unwrap_or_default();
    let dots = if matches!(arg.get_action(), clap::ArgAction::Append) { "..." } else { "" };
    names.iter().map(|name| format!("\\fI{}\\fR{dots}", escaped(name))).collect::<Vec<_>>().join(" ")
}

/// Text that `man` takes literally.
fn escaped(text: &str) -> String {
    let mut safe = text.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq").replace('…', "...");
    // In roff a line that starts with a dot is a request.
    if safe.starts_with('.') {
        safe.insert_str(0, "\\&");
    }
    safe.replace('\n', "\n.br\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_and_option_is_in_the_manual() {
        let page = page();
        let all = args::command();
        for (name, command) in every(&all) {
            assert!(page.contains(&format!("\n.SS {name}\n")));
            for long in command.get_arguments().filter_map(Arg::get_long) {
                assert!(page.contains(&format!("\\-\\-{}", escaped(long))), "{long}");
            }
        }
        // Nothing but its own requests starts a line with a point.
        let requests = [".TH", ".SH", ".SS", ".PP", ".TP", ".br"];
        for line in page.lines().filter(|line| line.starts_with(['.', '\''])) {
            assert!(requests.iter().any(|request| line.starts_with(request)), "{line}");
        }
    }
}
