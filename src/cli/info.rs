//! `info`: describes a file: games, sizes, counts, encoding.

use std::io::Write;

use clap::ArgMatches;
use serde::{Serialize, Serializer, ser::SerializeMap as _};
use serde_json::{Map, Value, json};

use crate::edit::place::has_move;
use crate::game::{self, Kind, Player, Summary, overtime::Overtime};
use crate::language;
use crate::sgf::{Dialect, NodeId, Tree, vocabulary};
use crate::text::{Charset, LineEnd, Origin};

use super::listing::for_each_record;
use super::output::{Failure, Status};
use super::record::Record;

/// Describes every file.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    for_each_record(matches, Record::read_quietly, |record, file, listing| {
        record.tell_conversion();
        if listing.json {
            listing.object_of(file, Info { record })?;
        } else {
            to_text(record, listing.out())?;
        }
        Ok(Status::Done)
    })
}

/// Information about one game.
struct GameInfo {
    kind: Kind,
    /// Those with a name.
    players: Vec<Player>,
    nodes: usize,
    leaves: usize,
    /// Steps from the root to the farthest node.
    depth: usize,
    main_line_moves: usize,
    result: Option<String>,
    date: Option<String>,
    title: Option<String>,
    /// The entries that are not written as the format has them: property, value, and what it means where that is certain.
    otherwise: Vec<(&'static str, String, Option<String>)>,
    /// The manners of writing it follows, where they differ from the format.
    dialects: Vec<Dialect>,
    charset: Charset,
}

impl GameInfo {
    fn of(tree: &Tree, root: NodeId) -> Self {
        let kind = Kind::of(tree, root);
        let (mut nodes, mut leaves, mut depth) = (0, 0, 0);
        // The depth follows from the path of the last node's parent.
        let mut here = 0;
        let mut last = root;
        for node in tree.descendants(root) {
            if node != root {
                let parent = tree.parent(node);
                while Some(last) != parent {
                    let Some(above) = tree.parent(last) else { break };
                    last = above;
                    here -= 1;
                }
                here += 1;
                last = node;
            }
            nodes += 1;
            leaves += usize::from(tree.first_child(node).is_none());
            depth = depth.max(here);
        }
        let main_line_moves = tree.main_line(root).filter(|node| has_move(tree, &kind, *node)).count();
        let summary = Summary::new(tree, root, &kind);
        let players = summary.players().into_iter().filter(|player| !player.name.is_empty()).collect();
        let nonempty = |text: String| Some(text).filter(|text| !text.is_empty());
        let (result, date) = (nonempty(summary.result()), nonempty(summary.date()));
        let title = nonempty(summary.name()).or_else(|| nonempty(summary.event()));
        let otherwise = vocabulary::PRESCRIBED.into_iter().filter_map(|id| {
            let value = nonempty(summary.entry(id))?;
            // Some servers count parts of points.
            let komi = || summary.komi().filter(|komi| id == "KM" && value.parse() != Ok(*komi));
            let means = game::understanding(id, &value, &kind).or_else(|| Some(Some(komi()?.to_string())));
            Some((id, value, means?))
        });
        let mut otherwise: Vec<_> = otherwise.collect();
        if kind.identity().is(Dialect::Fox)
            && let [Some(count), Some(length)] = ["TC", "TT"].map(|id| nonempty(summary.entry(id)))
            && let Some(overtime) = Overtime::read(&format!("{count}x{length}"))
        {
            otherwise
                .extend([("TC", count), ("TT", length)].map(|(id, value)| (id, value, Some(overtime.to_string()))));
        }
        let (dialects, charset) = (kind.identity().dialects().to_vec(), tree.charset(root).clone());
        Self { players, nodes, leaves, depth, main_line_moves, result, date, title, otherwise, dialects, charset, kind }
    }

    fn to_json(&self) -> Value {
        let mut object = Map::new();
        object.insert("game".into(), self.kind.family().into());
        object.insert("variant".into(), self.kind.variant().into());
        if self.kind.has_board() {
            object.insert("columns".into(), self.kind.columns().into());
            object.insert("rows".into(), self.kind.rows().into());
        }
        let players = self.players.iter().map(|player| (player.letter.to_owned(), player.name.clone().into()));
        object.insert("players".into(), Value::Object(players.collect()));
        object.insert("nodes".into(), self.nodes.into());
        object.insert("leaves".into(), self.leaves.into());
        object.insert("depth".into(), self.depth.into());
        object.insert("main_line_moves".into(), self.main_line_moves.into());
        object.insert("result".into(), self.result.clone().into());
        object.insert("date".into(), self.date.clone().into());
        if !self.otherwise.is_empty() {
            let entry = |(id, value, means): &(&str, String, Option<String>)| json!({"property": id, "value": value, "means": means});
            object.insert("not_as_format".into(), self.otherwise.iter().map(entry).collect::<Vec<_>>().into());
        }
        object.insert("encoding".into(), self.charset.label().into());
        let dialects: Vec<_> = self.dialects.iter().map(|dialect| dialect.name()).collect();
        object.insert("dialects".into(), dialects.into());
        Value::Object(object)
    }

    fn line(&self) -> String {
        let mut parts = Vec::new();
        let name = self.kind.called();
        let size = if self.kind.has_board() { format!(" {}", self.kind.size_text("×")) } else { String::new() };
        parts.push(name + &size);
        parts.extend(self.title.clone());
        // English has the forms of the format, which scripts read; other languages have forms of their own.
        let is_english = language::voice().is_none();
        let player = |player: &Player| match player.colours.first().filter(|_| !is_english) {
            Some(&colour) => language::with_colon(language::capital(self.kind.colour_name(colour)), &player.name),
            None => format!("{} {}", player.letter, player.name),
        };
        let players: Vec<_> = self.players.iter().map(player).collect();
        if !players.is_empty() {
            parts.push(players.join(" – "));
        }
        parts.extend(self.date.clone());
        let in_words = |result: &String| match is_english {
            true => say!("result-2", "result {result}", result),
            false => game::info::result_in_words(result, &self.kind),
        };
        parts.extend(self.result.as_ref().map(in_words));
        parts.push(say!("moves-counted", "{count} move" | "{count} moves", count = self.main_line_moves));
        parts.push(say!("nodes-counted", "{count} node" | "{count} nodes", count = self.nodes));
        if self.leaves > 1 {
            parts.push(say!("lines-counted", "{leaves} line" | "{leaves} lines", leaves = self.leaves));
        }
        if !self.dialects.is_empty() {
            let names = language::list(self.dialects.iter().map(|dialect| dialect.name().to_owned()));
            parts.push(say!("manner", "in the style of {names}", names));
        }
        language::list(parts)
    }
}

/// How an encoding was found. The words of JSON never change.
fn found_by(origin: Origin) -> String {
    match origin {
        Origin::Bom => say!("origin-bom", "bom"),
        Origin::Utf8 => say!("origin-utf-8", "utf-8"),
        Origin::Ca => say!("origin-ca", "ca"),
        Origin::Detected => say!("origin-detected", "detected"),
        Origin::Default => say!("origin-default", "default"),
        Origin::Given => say!("origin-given", "given"),
    }
}

/// Information about a record, as JSON.
struct Info<'a> {
    record: &'a Record,
}

impl Serialize for Info<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let tree = &self.record.tree;
        let charset = self.record.charset();
        let mut object = to.serialize_map(None)?;
        object.serialize_entry("bytes", &self.record.len)?;
        object.serialize_entry("encoding", &charset.map(|charset| charset.label()))?;
        // ASCII reads the same in most encodings; the label is that of the one it would be read in.
        let from = |charset: &Charset| if charset.is_undeclared_ascii() { "ascii" } else { charset.origin().name() };
        object.serialize_entry("encoding_from", &charset.map(from))?;
        object.serialize_entry("escapes", &charset.map(|charset| charset.escapes().name()))?;
        object.serialize_entry("line_ends", LineEnd::of(tree.source()).0.name())?;
        object.serialize_entry("games", &Games(tree))?;
        object.end()
    }
}

/// The games of a record, each made when it is written: there may be as many as the file has room for.
struct Games<'a>(&'a Tree);

impl Serialize for Games<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.games().map(|game| GameInfo::of(self.0, game).to_json()))
    }
}

fn to_text(record: &Record, out: &mut impl Write) -> Result<(), Failure> {
    let tree = &record.tree;
    let charset = record.charset();
    let encoding = charset.map_or_else(String::new, |charset| match charset.is_undeclared_ascii() {
        // For plain ASCII it is obvious how the encoding was found.
        true => charset.name().to_owned(),
        false if charset.is_guess() => {
            let origin = charset.origin();
            say!("guess", "{charset} ({origin}, a guess)", charset = charset.name(), origin = found_by(origin))
        }
        false => {
            say!(
                "encoding-and-origin",
                "{charset} ({origin})",
                charset = charset.name(),
                origin = found_by(charset.origin())
            )
        }
    });
    let (games, bytes) = (
        say!("games-counted", "{count} game" | "{count} games", count = tree.game_count()),
        say!("bytes-counted", "{count} byte" | "{count} bytes", count = record.len),
    );
    let line_ends = LineEnd::of(tree.source()).0.name();
    let facts = language::list([games, bytes, encoding, line_ends.to_owned()]);
    writeln!(out, "{}", language::with_colon(&record.name, facts))?;
    let first = tree.games().next().map(|game| tree.charset(game));
    for (number, game) in tree.games().enumerate() {
        let info = GameInfo::of(tree, game);
        let other = first.filter(|main| !main.same_encoding(&info.charset));
        let encoding = other.map(|_| info.charset.name().to_owned());
        let line = language::list(std::iter::once(info.line()).chain(encoding));
        writeln!(out, "  {}", language::with_colon(number + 1, line))?;
        for (id, value, means) in &info.otherwise {
            let message = match means {
                Some(means) => say!("info-means", "{id}[{value}] means {means}", id, value, means),
                None => say!("info-not-understood", "{id}[{value}] is not recognised", id, value),
            };
            writeln!(out, "     {message}")?;
        }
    }
    Ok(())
}
