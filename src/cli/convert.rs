//! `convert`: reads and rewrites a record. What was not asked to change stays, byte for byte.

use crate::language;
use std::collections::BTreeMap;
use std::path::PathBuf;

use clap::ArgMatches;

use crate::edit::{Reader, copy_for, normal_copy};
use crate::game::Kind;
use crate::sgf::{self, ConvertError, ReadOptions, Tree, vocabulary};
use crate::text::{self, Charset};

use crate::store::disk::is_same;

use super::output::{Failure, Status, make_whole};
use super::record::Editable;
use super::say;
use crate::text::Lines;

/// Reads IN and writes OUT.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let from: &PathBuf = matches.get_one("input").ok_or_else(|| Failure(say!("no-file-given", "no file given")))?;
    let to: &PathBuf = matches.get_one("output").ok_or_else(|| Failure(say!("no-output-given", "no output given")))?;
    let named = |option: &str| matches.get_one::<String>(option).map(|label| charset_called(label)).transpose();
    let (read_as, write_as) = (named("from")?, named("encoding")?);
    let lossy = matches.get_flag("lossy");

    if is_same(from, to) {
        make_whole(from);
    }
    let mut record = Editable::read(from, &ReadOptions { charset: read_as, ..ReadOptions::default() })?;
    let is_copied_anew = matches.contains_id("for") || matches.get_flag("normalize") || write_as.is_some();
    if is_copied_anew {
        say_guess(&record);
    }
    if let Some(reader) = matches.get_one::<String>("for").and_then(|name| Reader::of_name(name)) {
        let root = record.game(matches.get_one("game").copied().unwrap_or(1))?;
        let copy = copy_for(reader, record.workspace.document().tree(), root);
        let copy = copy.map_err(|why| Failure(language::with_colon(&record.name, why)))?;
        copy.left_out.iter().for_each(|left_out| say(&language::with_colon(&record.name, left_out)));
        record.write(to, &copy.bytes)?;
        return Ok(Status::Done);
    }
    let normalize = matches.get_flag("normalize");
    let failure = |tree: &Tree, error: ConvertError| {
        let place = error.offset().map(|offset| Lines::of(tree.source()).at(offset));
        let place = place.map(|(line, column)| format!(":{line}:{column}")).unwrap_or_default();
        Failure(say!(
            "lossy-writes-what-can",
            "{record}{place}: {error}; use --lossy to write what can be written",
            record = record.name,
            place,
            error = error.to_string()
        ))
    };
    let mut bytes = if normalize {
        let copy = normal_copy(&mut record.workspace, lossy);
        copy.map_err(|error| failure(record.workspace.document().tree(), error))?
    } else {
        record.workspace.document().tree().write()
    };
    if let Some(write_as) = write_as {
        let normal = normalize.then(|| Tree::read(bytes).0);
        let tree = normal.as_ref().unwrap_or(record.workspace.document().tree());
        bytes = sgf::convert(tree, &write_as, lossy).map_err(|error| failure(tree, error))?;
        if !bytes.is_ascii() && !text::detect(&bytes).same_encoding(&write_as) {
            let goal = write_as.own_name();
            let message = say!(
                "stored-as-record-could",
                "saved as {goal}, the record's encoding would not be recognised again",
                goal
            );
            say(&language::with_colon(&record.name, message));
        }
    }
    if is_copied_anew {
        let after = Tree::read(bytes.clone()).0;
        say_private(&record.name, record.workspace.document().tree(), &after);
    }
    record.write(to, &bytes)?;
    Ok(Status::Done)
}

/// The private properties of a record that are named after those of the format.
#[derive(Default)]
struct PrivateProperties {
    /// How many hold moves that cannot be read.
    moves: usize,
    /// How many values the others have, by their names.
    values: BTreeMap<String, usize>,
}

impl PrivateProperties {
    fn of(tree: &Tree) -> PrivateProperties {
        let mut found = PrivateProperties::default();
        for root in tree.games() {
            let kind = Kind::of(tree, root);
            for property in tree.descendants(root).flat_map(|node| tree.properties(node)) {
                let id = property.id();
                if kind.is_private_move(&id, property.values()) {
                    found.moves += 1;
                } else if id.strip_prefix('X').is_some_and(|id| vocabulary::look_up_anywhere(id).is_some()) {
                    *found.values.entry(id.into_owned()).or_default() += property.values().count().max(1);
                }
            }
        }
        found
    }
}

/// Reports what a copy has in private properties that it had not before: moves that could not be read, which are moves no more, and values
/// that the format does not allow.
fn say_private(name: &str, before: &Tree, after: &Tree) {
    let (before, mut after) = (PrivateProperties::of(before), PrivateProperties::of(after));
    for (id, count) in &mut after.values {
        *count = count.saturating_sub(before.values.get(id).copied().unwrap_or_default());
    }
    after.values.retain(|_, count| *count > 0);
    let count = after.values.values().sum::<usize>();
    let names = language::list(after.values.into_keys());
    if count > 0 {
        let message = say!(
            "values-became-private",
            "{count} value that the format does not allow is in a private property of the copy: {names}"
                | "{count} values that the format does not allow are in private properties of the copy: {names}",
            count,
            names
        );
        say(&language::with_colon(name, message));
    }
    let count = after.moves.saturating_sub(before.moves);
    if count > 0 {
        let message = say!(
            "moves-became-private",
            "{count} move that cannot be read is a private property in the copy"
                | "{count} moves that cannot be read are private properties in the copy",
            count
        );
        say(&language::with_colon(name, message));
    }
}

/// Says of a record that nothing names its encoding: what is read wrongly is written so for good.
fn say_guess(record: &Editable) {
    let tree = record.workspace.document().tree();
    let unnamed = tree.games().map(|root| tree.charset(root)).find(|charset| charset.is_unnamed());
    if let Some(charset) = unnamed {
        let message = say!(
            "guess-is-copied",
            "the encoding, {name}, is a guess: look at the names in the copy, and use --from if they are wrong",
            name = charset.name()
        );
        say(&language::with_colon(&record.name, message));
    }
    if let Some((count, other)) = guessed_values(tree) {
        let message = say!(
            "guessed-values-are-copied",
            "{count} value is not in the record's encoding; {other} is a guess: look at it in the copy"
                | "{count} values are not in the record's encoding; {other} is a guess: look at them in the copy",
            count,
            other
        );
        say(&language::with_colon(&record.name, message));
    }
    let doubtful =
        tree.games().find_map(|root| Some((tree.simple_text(root, "CA")?, tree.charset(root).looks_like()?)));
    if let Some((label, other)) = doubtful {
        let told = say!(
            "label-is-doubtful",
            "CA says {name}, but the text looks more like {other}: look at the names in the copy, and use --from if they are wrong",
            name = label.trim(),
            other
        );
        say(&language::with_colon(&record.name, told));
    }
}

/// How many values were read in another encoding than that of their game, without any other evidence than their text, and in which the
/// first of them.
fn guessed_values(tree: &Tree) -> Option<(usize, &'static str)> {
    let mut found: Option<(usize, &'static str)> = None;
    for node in tree.all_nodes() {
        let charset = tree.charset(node);
        for property in tree.properties(node) {
            for raw in property.values().filter(|raw| !raw.is_ascii()) {
                if let Some(other) = charset.decode(raw).fallback.filter(|other| other.is_guess) {
                    let (count, label) = found.unwrap_or((0, other.label));
                    found = Some((count + 1, label));
                }
            }
        }
    }
    found
}

/// The encoding of this name.
pub(super) fn charset_called(label: &str) -> Result<Charset, Failure> {
    Charset::for_label(label)
        .ok_or_else(|| Failure(say!("no-encoding-known-here", "unknown encoding '{label}'", label)))
}
