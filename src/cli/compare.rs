//! `compare` and `outline`: what is different between two records, and a record as text for those who compare texts.

use crate::language;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use clap::ArgMatches;
use serde_json::{Value, json};

use crate::edit::compare_turned;
use crate::relate::{self, Comparison, Difference};
use crate::sgf::ReadOptions;

use super::output::{Failure, Out, Status, answer};
use super::record::Record;
use super::terminal::{self, Clean, Shape};

/// Letters of a value in a line.
const SHOWN: usize = 200;

/// Compares A and B.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let read = |name: &str| {
        let file = matches.get_one::<PathBuf>(name).ok_or_else(|| Failure(say!("no-file-given", "no file given")))?;
        Ok::<_, Failure>((file.clone(), Record::read(file, &ReadOptions::default())?))
    };
    let ((_, a), (file, b)) = (read("a")?, read("b")?);
    let (comparison, turn) = compare_turned(&a.tree, &b.tree);
    if matches.get_flag("json") {
        answer(&format!("{}\n", to_json(&comparison, turn)), Shape::Json)?;
    } else {
        let mut out = BufWriter::new(Clean::new(Out::new(), Shape::Text));
        if let Some(turn) = turn {
            let told = say!("compare-turned", "the whole board is turned ({turn}); other differences follow", turn);
            writeln!(out, "{}", language::with_colon(terminal::name(&file), told))?;
        }
        let besides = usize::from(turn.is_some());
        for (difference, paths) in comparison.differences.iter().zip(&comparison.paths).skip(besides) {
            write!(out, "{}:", terminal::name(&file))?;
            tell(difference, paths, &mut out)?;
        }
        out.flush()?;
    }
    Ok(if comparison.is_same() { Status::Done } else { Status::Wrong })
}

fn tell(
    difference: &Difference,
    (a, b): &(Option<String>, Option<String>),
    out: &mut impl Write,
) -> Result<(), Failure> {
    let place = b.as_ref().or(a.as_ref()).map_or("", String::as_str);
    write!(out, " {} {place}", difference.kind.word())?;
    if let Some(id) = &difference.property {
        let said = |text: &Option<String>| text.as_deref().map_or_else(|| "-".to_owned(), short);
        write!(out, " {id}: {} → {}", said(&difference.was), said(&difference.is))?;
    }
    writeln!(out)?;
    Ok(())
}

/// A text on one line, cut where it is long.
pub(super) fn short(text: &str) -> String {
    let mut line: String =
        text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).take(SHOWN).collect();
    if text.chars().nth(SHOWN).is_some() {
        line.push('…');
    }
    line
}

fn to_json(comparison: &Comparison, turn: Option<&str>) -> Value {
    let number = |game: Option<usize>| game.map(|game| game + 1);
    let games: Vec<Value> = comparison.games.iter().map(|&(a, b)| json!({ "a": number(a), "b": number(b) })).collect();
    let differences = comparison.differences.iter().zip(&comparison.paths).map(|(difference, (a, b))| {
        json!({
            "kind": difference.kind.word(),
            "path_a": a,
            "path_b": b,
            "property": difference.property,
            "a": difference.was,
            "b": difference.is,
        })
    });
    let differences: Vec<Value> = differences.collect();
    json!({ "same": comparison.is_same(), "turned": turn, "games": games, "differences": differences })
}

/// Prints the outline of a record.
pub fn outline(matches: &ArgMatches) -> Result<Status, Failure> {
    let file = matches.get_one::<PathBuf>("input").ok_or_else(|| Failure(say!("no-file-given", "no file given")))?;
    let record = Record::read(file, &ReadOptions::default())?;
    let mut out = BufWriter::new(Clean::new(Out::new(), Shape::Text));
    relate::outline(&record.tree, &mut out)?;
    out.flush()?;
    Ok(Status::Done)
}
