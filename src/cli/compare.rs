//! `compare`: the differences between two records.

use crate::language;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde_json::{Value, json};

use crate::edit::{TurnedComparison, compare_turned};
use crate::game::Kind;
use crate::relate::{Apart, Aspect, Comparison, Difference, DifferenceKind, GamePath};
use crate::sgf::{ReadOptions, Tree};

use super::output::{Failure, Out, Status, answer};
use super::record::Record;
use super::terminal::{Clean, Shape};

/// Letters of a value in a line.
const SHOWN: usize = 200;

/// Compares A and B.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let read = |name: &str| {
        let file = matches.get_one::<PathBuf>(name).ok_or_else(|| Failure(say!("no-file-given", "no file given")))?;
        Ok::<_, Failure>((file.clone(), Record::read(file, &ReadOptions::default())?))
    };
    let ((first, a), (file, b)) = (read("a")?, read("b")?);
    let mut compared = compare_turned(&a.tree, &b.tree);
    if let Some(only) = matches.get_many::<String>("only") {
        let only: Vec<Aspect> = only.filter_map(|name| Aspect::of_name(name)).collect();
        compared.comparison.keep_only((compared.first.as_ref().unwrap_or(&a.tree), &b.tree), &only);
    }
    let comparison = &compared.comparison;
    if matches.get_flag("json") {
        answer(&format!("{}\n", to_json(&compared)), Shape::Json)?;
    } else {
        let mut out = BufWriter::new(Clean::new(Out::new(), Shape::Text));
        let name = language::shown_name(&file);
        match comparison.apart {
            Some(apart) => {
                writeln!(out, "{}", language::with_colon(name, told_apart(apart, (&a.tree, &first), &b.tree)))?
            }
            None => {
                tell_turned(&compared, &name, &mut out)?;
                let are_several = a.tree.game_count() > 1 || b.tree.game_count() > 1;
                let all = comparison.differences.iter().zip(&comparison.paths);
                for (difference, paths) in all.filter(|(difference, _)| !is_turn(difference)) {
                    write!(out, "{name}:")?;
                    report(difference, paths, are_several, &mut out)?;
                }
                for (kind, text) in outside(comparison) {
                    let text = short(Some(text), 0);
                    let message = say!("compare-outside", "outside all properties: {text}", text);
                    writeln!(out, "{name}: {} {message}", kind.name())?;
                }
            }
        }
        out.flush()?;
    }
    Ok(if comparison.is_same() { Status::Done } else { Status::Wrong })
}

/// Whether a difference says how a game is turned: that is printed first.
fn is_turn(difference: &Difference) -> bool {
    difference.kind == DifferenceKind::Corrected && difference.property.is_none()
}

/// The text outside all properties that one record lacks.
fn outside(comparison: &Comparison) -> impl Iterator<Item = (DifferenceKind, &str)> {
    let kinds = [DifferenceKind::Removed, DifferenceKind::Added];
    kinds.into_iter().zip(&comparison.outside).flat_map(|(kind, texts)| texts.iter().map(move |text| (kind, &**text)))
}

/// Why two records are not versions of one game.
fn told_apart(apart: Apart, (a, first): (&Tree, &Path), b: &Tree) -> String {
    let game = |tree: &Tree| tree.games().next().map(|root| Kind::of(tree, root).title()).unwrap_or_default();
    let name = language::shown_name(first);
    match apart {
        Apart::OtherKind => {
            let (here, there) = (game(a), game(b));
            say!("compare-other-kind", "a different game: {there}, while {name} is {here}", there, name, here)
        }
        _ => say!("compare-nothing-shared", "a different game: it has no move in common with {name}", name),
    }
}

/// Says which games are turned: once for all, where all are.
fn tell_turned(compared: &TurnedComparison, name: &str, out: &mut impl Write) -> io::Result<()> {
    let message_of = |turn: &str| {
        say!("compare-turned", "the whole board is rotated or mirrored ({turn}); other differences follow", turn)
    };
    if let Some(turn) = compared.of_all() {
        return writeln!(out, "{}", language::with_colon(name, message_of(turn)));
    }
    for game in &compared.turned {
        writeln!(
            out,
            "{}",
            language::with_colon(format!("{name}:{}", game.there + 1), message_of(game.turn.command()))
        )?;
    }
    Ok(())
}

/// Prints a difference, with its game if there are several.
fn report(
    difference: &Difference,
    (a, b): &(Option<GamePath>, Option<GamePath>),
    are_several: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let place = b.as_ref().or(a.as_ref());
    let place = place.map(|(game, path)| if are_several { format!("{}:{path}", game + 1) } else { path.clone() });
    write!(out, " {} {}", difference.kind.name(), place.unwrap_or_default())?;
    if let Some(id) = &difference.property {
        let texts = [difference.was.as_deref(), difference.is.as_deref()];
        let from = start_of_difference(&texts);
        write!(out, " {id}: {} → {}", short(texts[0], from), short(texts[1], from))?;
    }
    writeln!(out)
}

/// The letter to show versions of a text from, so that where they begin to differ is among the letters shown.
pub(super) fn start_of_difference(versions: &[Option<&str>]) -> usize {
    let mut texts = versions.iter().flatten();
    let Some(first) = texts.next() else { return 0 };
    let same = |text: &&str| first.chars().zip(text.chars()).take_while(|(one, other)| one == other).count();
    let same = texts.map(same).min().unwrap_or(0);
    if same < SHOWN / 2 { 0 } else { same - SHOWN / 4 }
}

/// A text on one line from this letter on, cut where it is long; a dash for none.
pub(super) fn short(text: Option<&str>, from: usize) -> String {
    let Some(text) = text else { return "-".to_owned() };
    let mut letters = text.chars().skip(from).map(|letter| if letter.is_control() { ' ' } else { letter });
    let mut line = String::from(if from > 0 { "…" } else { "" });
    line.extend(letters.by_ref().take(SHOWN));
    if letters.next().is_some() {
        line.push('…');
    }
    line
}

fn to_json(compared: &TurnedComparison) -> Value {
    let comparison = &compared.comparison;
    let number = |game: Option<usize>| game.map(|game| game + 1);
    let games: Vec<Value> = comparison.games.iter().map(|&(a, b)| json!({ "a": number(a), "b": number(b) })).collect();
    let differences = comparison.differences.iter().zip(&comparison.paths).map(|(difference, (a, b))| {
        let game = |place: &Option<GamePath>| place.as_ref().map(|(game, _)| game + 1);
        let path = |place: &Option<GamePath>| place.as_ref().map(|(_, path)| path.clone());
        json!({
            "kind": difference.kind.name(),
            "game_a": game(a),
            "game_b": game(b),
            "path_a": path(a),
            "path_b": path(b),
            "property": difference.property,
            "a": difference.was,
            "b": difference.is,
        })
    });
    let outside = outside(comparison).map(|(kind, text)| {
        let is_first = kind == DifferenceKind::Removed;
        json!({
            "kind": kind.name(),
            "property": null,
            "a": is_first.then_some(text),
            "b": (!is_first).then_some(text),
        })
    });
    let differences: Vec<Value> = differences.chain(outside).collect();
    let turned = compared
        .turned
        .iter()
        .map(|game| json!({ "a": game.game + 1, "b": game.there + 1, "turn": game.turn.command() }));
    json!({
        "same": comparison.is_same(),
        "different_games": comparison.apart.is_some(),
        "turned": compared.of_all(),
        "turned_games": turned.collect::<Vec<Value>>(),
        "games": games,
        "differences": differences,
    })
}
