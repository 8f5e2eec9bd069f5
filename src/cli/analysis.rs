//! `analysis`: what engines left in records, as facts for scripts or a summary for people.

use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use clap::ArgMatches;
use serde_json::{Map, Value, json};

use crate::analysis::{
    Accuracy, Candidate, Formula, Loss, NodeData, Of, Other, OtherNumber, Reader, Row, RowValue, Side, Source, Survey,
    accuracies, losses, rows,
};
use crate::language::{self, decimal};
use crate::sgf::{NodeId, Tree};

use super::listing::{Listing, for_each_record};
use super::output::{Failure, Status};
use super::record::Record;
use super::transpositions::Paths;

/// Moves of each side that are named without `--losses`.
const WORST: usize = 5;

/// Prints the analysis of every game, or of one of each file.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let (only, all_losses) = (matches.get_one::<usize>("game").copied(), matches.get_flag("losses"));
    for_each_record(matches, Record::read, |record, file, listing| {
        if let Some(number) = only {
            record.game(number)?;
        }
        let (mut answer, mut status) = (Answer::default(), Status::Done);
        for (number, root) in
            (1..).zip(record.tree.games()).filter(|(number, _)| only.is_none_or(|only| only == *number))
        {
            let game = Game::of(&record.tree, root, number);
            if !game.survey.findings.iter().all(|finding| finding.code == "analysis-komi") {
                status = Status::Wrong;
            }
            match listing.json {
                true => game.to_json(all_losses, &mut answer),
                false => game.to_text(all_losses, file, listing)?,
            }
        }
        if listing.json {
            listing.object_of(file, answer.into_json(all_losses))?;
        }
        Ok(status)
    })
}

/// The facts of a file.
#[derive(Default)]
struct Answer {
    rows: Vec<Value>,
    losses: Vec<Value>,
    accuracy: Vec<Value>,
    findings: Vec<Value>,
}

impl Answer {
    fn into_json(self, with_losses: bool) -> Value {
        let mut answer = json!({ "rows": self.rows });
        if with_losses {
            answer["losses"] = self.losses.into();
            answer["accuracy"] = self.accuracy.into();
        }
        answer["findings"] = self.findings.into();
        answer
    }
}

/// A game with all that was read of it.
struct Game<'a> {
    tree: &'a Tree,
    number: usize,
    reader: Reader,
    nodes: Vec<NodeId>,
    data: HashMap<NodeId, Arc<NodeData>>,
    survey: Survey,
    main_line: HashSet<NodeId>,
    losses: Vec<Loss>,
    accuracies: Vec<Accuracy>,
}

impl<'a> Game<'a> {
    fn of(tree: &'a Tree, root: NodeId, number: usize) -> Self {
        let reader = Reader::new(tree, root);
        let nodes: Vec<NodeId> = tree.descendants(root).collect();
        let data: HashMap<_, _> = nodes.iter().map(|node| (*node, Arc::new(reader.read(tree, *node)))).collect();
        let mut read = |node: NodeId| data.get(&node).cloned().unwrap_or_default();
        let survey = Survey::of(&reader, tree, nodes.iter().copied(), true, &mut read);
        let (mut lost, mut accurate) = (Vec::new(), Vec::new());
        let line: Vec<NodeId> = tree.main_line(root).collect();
        if let Some(source) = survey.best() {
            lost = losses(&reader, tree, nodes.iter().copied(), source, &mut read);
            accurate = accuracies(&reader, tree, &line, source, &mut read);
        }
        Self {
            tree,
            number,
            reader,
            nodes,
            data,
            survey,
            main_line: line.into_iter().collect(),
            losses: lost,
            accuracies: accurate,
        }
    }

    fn to_json(&self, with_losses: bool, answer: &mut Answer) {
        let paths = Paths::of(self.tree, self.reader.root(), self.nodes.iter().copied());
        let place = |number: usize, node: NodeId| {
            let mut place = Map::new();
            place.insert("game".into(), self.number.into());
            place.insert("node".into(), number.into());
            place.insert("path".into(), paths.at(node).into());
            place.insert("move".into(), self.move_text(node).into());
            place
        };
        let mut losses = self.losses.iter().peekable();
        for (number, &node) in self.nodes.iter().enumerate() {
            for row in rows(&self.reader, self.tree, node, &self.data[&node]).0 {
                let mut fact = place(number, node);
                let of = if row.of == Of::Node { "node" } else { "parent" };
                fact.extend([("source".to_owned(), row.source.clone().into()), ("of".to_owned(), of.into())]);
                fact.extend([("field".to_owned(), (*row.field).into()), ("value".to_owned(), self.value(&row))]);
                answer.rows.push(Value::Object(fact));
            }
            while let Some(loss) = losses.next_if(|loss| with_losses && loss.node == node) {
                let mut fact = place(number, node);
                fact.extend(
                    [("points", loss.points), ("winrate", loss.winrate), ("points_against_best", loss.against_best)]
                        .map(|(name, number)| (name.to_owned(), number.map_or(Value::Null, rounded))),
                );
                answer.losses.push(Value::Object(fact));
            }
        }
        for accuracy in self.accuracies.iter().filter(|accuracy| accuracy.formula == Formula::KaTrain) {
            let by_lizzie =
                self.accuracies.iter().find(|other| other.side == accuracy.side && other.formula == Formula::LizzieYzy);
            answer.accuracy.push(json!({
                "game": self.number,
                "colour": accuracy.side.letter(),
                "value": rounded(accuracy.value),
                "formula": "KaTrain",
                "moves": accuracy.moves,
                "mean_loss": rounded(accuracy.mean_loss),
                "complexity": rounded(accuracy.complexity),
                "top_move": rounded(accuracy.top_moves),
                "lizzieyzy": by_lizzie.map(|other| rounded(other.value)),
            }));
        }
        for finding in &self.survey.findings {
            answer.findings.push(json!({
                "code": finding.code,
                "message": finding.message().english(),
                "path": paths.at(finding.node),
                "game": self.number,
                "property": finding.property,
                "nodes": finding.nodes,
            }));
        }
    }

    fn value(&self, row: &Row) -> Value {
        let board = self.reader.board();
        match &row.value {
            RowValue::Number(number) => rounded(*number),
            RowValue::Numbers(numbers) => numbers.iter().copied().map(rounded).collect(),
            RowValue::Text(text) => text.as_str().into(),
            RowValue::Nothing => Value::Null,
            RowValue::Best(spot, None) => board.name(*spot).into(),
            RowValue::Best(spot, Some(lead)) => json!({ "move": board.name(*spot), "lead_black": rounded(*lead) }),
            RowValue::Candidate(candidate) => self.candidate(candidate),
        }
    }

    fn candidate(&self, candidate: &Candidate) -> Value {
        let name = |spot| Value::from(self.reader.board().name(spot));
        let mut object = Map::new();
        let mut add = |key: &str, value: Option<Value>| {
            object.extend(value.map(|value| (key.to_owned(), value)));
        };
        add("move", Some(name(candidate.spot)));
        add("visits", candidate.visits.map(Value::from));
        add("winrate_black", candidate.winrate.map(rounded));
        add("lead_black", candidate.lead.map(rounded));
        add("order", candidate.order.map(Value::from));
        add("prior", candidate.prior.map(rounded));
        add("pv", Some(candidate.pv.iter().map(|spot| name(*spot)).collect()));
        add(
            "pv_visits",
            Some(&candidate.pv_visits).filter(|visits| !visits.is_empty()).map(|visits| visits.as_slice().into()),
        );
        Value::Object(object)
    }

    /// The move as the record has it, `root`, or `setup`.
    fn move_text(&self, node: NodeId) -> String {
        match self.reader.mover(self.tree, node) {
            Some(side) => {
                let value = self.tree.simple_text(node, side.letter()).unwrap_or_default();
                format!("{}[{value}]", side.letter())
            }
            None if node == self.reader.root() => "root".to_owned(),
            None => "setup".to_owned(),
        }
    }

    fn to_text(&self, all_losses: bool, file: &Path, listing: &mut Listing) -> Result<(), Failure> {
        let place = match self.tree.game_count() {
            1 => language::shown_name(file),
            _ => format!("{}:{}", language::shown_name(file), self.number),
        };
        let out = listing.out();
        let Survey { sources, others, findings } = &self.survey;
        if sources.is_empty() && others.is_empty() && findings.is_empty() {
            writeln!(out, "{place}: {}", say!("analysis-none", "no engine data"))?;
            return Ok(());
        }
        writeln!(out, "{place}:")?;
        let count = self.nodes.len();
        for (source, coverage) in sources {
            let numbers = [
                (coverage.winrate, say!("analysis-covers-winrate", "win rate at {nodes}", nodes = coverage.winrate)),
                (coverage.lead, say!("analysis-covers-lead", "lead at {nodes}", nodes = coverage.lead)),
                (coverage.value, say!("analysis-covers-value", "value at {nodes}", nodes = coverage.value)),
            ];
            let numbers = numbers.into_iter().filter(|(nodes, _)| *nodes > 0).map(|(_, text)| text);
            let numbers = language::list(numbers);
            let label = label(source);
            writeln!(
                out,
                "  {}",
                say!(
                    "analysis-covers",
                    "{source}: {numbers} of {count} node" | "{source}: {numbers} of {count} nodes",
                    count,
                    source = label,
                    numbers
                )
            )?;
        }
        for Other { source, of, nodes, range } in others {
            let (nodes, label) = (*nodes, label(source));
            let (least, greatest) = (decimal(range.0, 2), decimal(range.1, 2));
            let line = match of {
                OtherNumber::NextMove => say!(
                    "analysis-next-moves",
                    "{source}: value of the next move at {nodes} of {count} node, from {least} to {greatest} points"
                        | "{source}: value of the next move at {nodes} of {count} nodes, from {least} to {greatest} points",
                    count,
                    source = label,
                    nodes,
                    least,
                    greatest
                ),
                OtherNumber::Mean => say!(
                    "analysis-means",
                    "{source}: mean of the side to move at {nodes} of {count} node, from {least} to {greatest}"
                        | "{source}: mean of the side to move at {nodes} of {count} nodes, from {least} to {greatest}",
                    count,
                    source = label,
                    nodes,
                    least,
                    greatest
                ),
            };
            writeln!(out, "  {line}")?;
        }
        let wanted: Vec<NodeId> = self.losses.iter().map(|loss| loss.node).collect();
        let paths = Paths::of(self.tree, self.reader.root(), wanted.into_iter());
        if let Some(source) = self.survey.best().filter(|_| self.survey.sources.len() > 1 && !self.losses.is_empty()) {
            writeln!(out, "  {}", say!("analysis-losses-by", "Losses by {source}:", source = source.label()))?;
        }
        for side in [Side::Black, Side::White] {
            self.side(side, all_losses, &paths, out)?;
        }
        for finding in findings {
            writeln!(out, "  {}", finding.message())?;
        }
        Ok(())
    }

    /// How a side played on the main line, and what it lost most there; or whatever it lost, variations included.
    fn side(&self, side: Side, all: bool, paths: &Paths, out: &mut impl Write) -> Result<(), Failure> {
        let mut lost: Vec<&Loss> = self.losses.iter().filter(|loss| loss.side == side).collect();
        let played = lost.iter().filter(|loss| self.main_line.contains(&loss.node));
        let (count, points): (usize, Vec<Option<f64>>) =
            (played.clone().count(), played.map(|loss| loss.points).collect());
        if lost.is_empty() {
            return Ok(());
        }
        let name = match side {
            Side::Black => say!("analysis-black", "Black"),
            Side::White => say!("analysis-white", "White"),
        };
        let mut facts = Vec::new();
        for accuracy in self.accuracies.iter().filter(|accuracy| accuracy.side == side) {
            let value = decimal(accuracy.value, 1);
            facts.push(match accuracy.formula {
                Formula::KaTrain => say!("analysis-accuracy-katrain", "accuracy {value} (KaTrain's formula)", value),
                Formula::LizzieYzy => say!("analysis-accuracy-lizzie", "{value} (LizzieYzy's formula)", value),
            });
        }
        let points: Vec<f64> = points.into_iter().flatten().map(|points| points.max(0.0)).collect();
        facts.push(match points.is_empty() {
            true => say!("analysis-moves", "{count} move" | "{count} moves", count),
            false => say!(
                "analysis-mean-loss",
                "one move, which lost {points} points" | "{count} moves, which lost {points} points on average",
                count = points.len(),
                points = decimal(points.iter().sum::<f64>() / points.len() as f64, 2)
            ),
        });
        writeln!(out, "  {}", language::with_colon(name, language::list(facts)))?;
        if !all {
            lost.retain(|loss| size(loss) > 0.0 && self.main_line.contains(&loss.node));
            lost.sort_by(|one, other| size(other).total_cmp(&size(one)));
            lost.truncate(WORST);
        }
        for loss in lost {
            let number = match (loss.points, loss.winrate) {
                (Some(points), _) => decimal(points, 2),
                (None, Some(rate)) => format!("{} %", decimal(rate * 100.0, 2)),
                (None, None) => continue,
            };
            let best = loss.best.map(|best| self.reader.board().name(best));
            let played = match self.reader.spot(self.tree, loss.node) {
                Some(spot) => self.reader.board().name(spot),
                None => self.tree.simple_text(loss.node, side.letter()).unwrap_or_default(),
            };
            let path = paths.at(loss.node);
            let line = match best.filter(|best| *best != played) {
                Some(best) => say!(
                    "analysis-loss-best",
                    "{number}  {played} at {path}; best was {best}",
                    number,
                    played,
                    path,
                    best
                ),
                None => say!("analysis-loss", "{number}  {played} at {path}", number, played, path),
            };
            writeln!(out, "    {line}")?;
        }
        Ok(())
    }
}

/// A source as it is listed.
fn label(source: &Source) -> String {
    match source.form.is_comment() {
        true => say!("analysis-in-comments", "{source} (read from comments)", source = source.label()),
        false => source.label(),
    }
}

/// How much a move lost, for comparing moves by one source.
fn size(loss: &Loss) -> f64 {
    loss.points.or(loss.winrate).unwrap_or_default()
}

/// A number without the noise of its last digits; whole ones have no decimals.
fn rounded(number: f64) -> Value {
    let number = (number * 1e6).round() / 1e6;
    if number.fract() == 0.0 && number.abs() < 1e15 { (number as i64).into() } else { number.into() }
}
