//! `check --explain`: explains the codes of findings.

use std::io::{self, Write};

use crate::game;
use crate::sgf::Code;

use super::output::{Failure, Status};

/// Explains one code, or lists all of them where the word is empty.
pub fn run(word: &str) -> Result<Status, Failure> {
    let mut out = io::stdout().lock();
    if word.is_empty() {
        for &code in Code::ALL {
            let rule = game::rule(code);
            writeln!(out, "{code:28} {:8} {}", rule.severity.name(), rule.title())?;
        }
        return Ok(Status::Done);
    }
    let Ok(code) = word.parse() else {
        return Err(Failure(say!(
            "no-code-finding-variorum",
            "'{word}' is not the code of an issue; `variorum check --explain` lists them",
            word
        )));
    };
    let rule = game::rule(code);
    writeln!(out, "{}[{code}]: {}", rule.severity.name(), rule.title())?;
    writeln!(out, "{}", rule.explanation())?;
    if rule.allowed {
        writeln!(out, "{}", say!("only-strict-tells", "The format allows this, so only `check --strict` reports it."))?;
    }
    if rule.is_fixable() {
        let how = format!("variorum edit FILE -c 'repair {code}' -o OUT");
        writeln!(out, "{}", say!("to-repair-it", "To fix it: {how}", how))?;
    }
    if let Some(number) = rule.sgfc {
        writeln!(out, "{}", say!("sgfc-says", "Same as SGFC message {number}.", number))?;
    }
    Ok(Status::Done)
}
