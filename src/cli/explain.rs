//! `check --explain`: what the codes of findings mean.

use std::io::{self, Write};

use crate::game;
use crate::sgf;

use super::output::{Failure, Status};

/// Explains one code, or lists all of them where the word is empty.
pub fn run(word: &str) -> Result<Status, Failure> {
    let mut out = io::stdout().lock();
    if word.is_empty() {
        let mut lines: Vec<(&str, &str, &str)> = Vec::new();
        lines.extend(sgf::codes().iter().map(|code| (code.word, code.severity.word(), code.title)));
        let of_games = game::CODES.iter().filter(|(word, ..)| sgf::code(word).is_none());
        lines.extend(of_games.map(|&(word, weight, meaning)| (word, weight.severity().word(), meaning)));
        lines.sort_unstable();
        for (word, severity, title) in lines {
            writeln!(out, "{word:28} {severity:8} {title}")?;
        }
        return Ok(Status::Done);
    }
    if let Some(code) = sgf::code(word) {
        writeln!(out, "{}[{}]: {}", code.severity.word(), code.word, code.title)?;
        writeln!(out, "{}", code.explanation)?;
        if code.fixable {
            writeln!(out, "To repair it: variorum edit FILE -c 'repair {}' -o OUT", code.word)?;
        }
        if let Some(number) = code.sgfc {
            writeln!(out, "SGFC's message {number} says the same.")?;
        }
        return Ok(Status::Done);
    }
    match game::CODES.iter().find(|(known, ..)| *known == word) {
        Some(&(word, weight, meaning)) => writeln!(out, "{}[{word}]: {meaning}", weight.severity().word())?,
        None => {
            return Err(Failure(format!("'{word}' is no code of a finding; `variorum check --explain` lists them")));
        }
    }
    Ok(Status::Done)
}
