//! `show`: prints one node of a record: board, whose turn it is, comment, properties.

use crate::language;
use std::path::PathBuf;

use clap::ArgMatches;

use crate::edit::spoken::{self, Length};
use crate::game::hex::hexworld;
use crate::game::move_list::MoveList;
use crate::game::{Markup, Position};
use crate::scene::ascii;
use crate::scene::json::{colours, properties, to_json};
use crate::sgf::{Address, NodeId, ReadOptions, Severity, Tree};

use super::output::{self, Failure, Status};
use super::record::{Record, coordinates_of, swaps_of, tell_unsuited};
use super::terminal::Shape;

/// Shows one node.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let file: &PathBuf = matches.get_one("input").ok_or_else(|| Failure(say!("no-file-given", "no file given")))?;
    let record = Record::read(file, &ReadOptions::default())?;
    let node = record.place(matches)?;
    let position = Position::replay_as(&record.tree, node, swaps_of(matches)).with_coordinates(coordinates_of(matches));
    tell_unsuited(coordinates_of(matches), position.board());
    record.tell_unread(&position);
    let answer = if matches.get_flag("link") {
        hexworld::Link::of(&record.tree, node)
            .map_err(|error| Failure(language::with_colon(&record.name, error)))?
            .url()
            + "\n"
    } else if let Some(length) = matches.get_one::<String>("spoken") {
        to_speech(&record.tree, node, &position, Length::of_name(length).unwrap_or_default())
    } else if matches.get_flag("moves") {
        one_by_one([MoveList::named(&record.tree, node, coordinates_of(matches)).text])
    } else if matches.get_flag("json") {
        to_json(&record.tree, node, &position).to_string() + "\n"
    } else {
        to_text(&record.tree, node, &position)
    };
    output::answer(&answer, if matches.get_flag("json") { Shape::Json } else { Shape::Text })?;
    Ok(Status::Done)
}

/// The announcement of the node, followed by what the board cursor announces for each place.
fn to_speech(tree: &Tree, node: NodeId, position: &Position, length: Length) -> String {
    let before = tree.parent(node).map(|parent| Position::replay(tree, parent));
    let markup = Markup::of(tree, node, position);
    let words = spoken::node((tree, node, position), before.as_ref(), length, |_| true);
    let places = spoken::places(position, &markup);
    one_by_one(std::iter::once(words).chain(places))
}

/// Lines, each on one whatever it quotes.
fn one_by_one(lines: impl IntoIterator<Item = String>) -> String {
    lines.into_iter().flat_map(|line| [language::on_one_line(&line).into_owned(), "\n".to_owned()]).collect()
}

/// The pods on a board of Octi, with their prongs: `53 Black A`.
fn pods(position: &Position) -> String {
    let (kind, board) = (position.kind(), position.board());
    let places = board.places().flat_map(|place| position.stack(place).iter().map(move |pod| (place, pod)));
    let lines = places.map(|(place, pod)| {
        let pod = format!("{} {} {}", board.display_name(place), kind.colour_name(pod.colour), pod.letters());
        pod.trim_end().to_owned()
    });
    language::clauses(lines)
}

/// The board and what is known of the node. A comment is indented more than our own text.
fn to_text(tree: &Tree, node: NodeId, position: &Position) -> String {
    let kind = position.kind();
    let mut lines: Vec<String> = Vec::new();
    if kind.has_board() {
        lines.extend(ascii::write(position).lines().map(str::to_owned));
        lines.push(String::new());
    }
    let mut standing = say!(
        "node-and-move",
        "{game}, node {node}, move {number}",
        game = kind.called(),
        node = Address::of(tree, node).to_string(),
        number = position.move_number()
    );
    if let Some(last) = position.last_move() {
        let (colour, action) = (kind.colour_name(last.colour), position.move_text(&last.action));
        standing = language::with_colon(standing, format!("{colour} {action}"));
    }
    let to_play = match position.to_play() {
        Some(colour) => Some(say!("to-play-next", "{colour} to play", colour = kind.colour_name(colour))),
        // Of a board that is not known that is not known either.
        None => position.is_known().then(|| say!("the-game-ended", "the game is over")),
    };
    let mut turn: Vec<String> = to_play.into_iter().collect();
    if let Some(winner) = position.winner() {
        let by = position.won_by().map(|what| say!("by-what", " by {what}", what)).unwrap_or_default();
        turn.push(say!("has-won", "{colour} has won", colour = kind.colour_name(winner)) + &by);
    }
    let turn = Some(language::list(turn)).filter(|turn| !turn.is_empty());
    lines.push(language::clauses(std::iter::once(standing).chain(turn)));
    lines.extend(standing_to_text(position));
    if let Some(comment) = tree.text(node, "C") {
        lines.push(String::new());
        lines.extend(comment.trim_end().lines().map(|line| format!("  {line}")));
    }
    lines.push(String::new());
    for (id, values) in properties(tree, node) {
        let values: String = values.iter().map(|value| format!("[{value}]")).collect();
        lines.push(format!("{id}{values}"));
    }
    for finding in position.findings() {
        let head = format!("{}[{}]", in_words(finding.severity), finding.code);
        lines.push(language::with_colon(head, &finding.message));
    }
    one_by_one(lines)
}

/// The word for a severity, which scripts get from `check`.
fn in_words(severity: Severity) -> String {
    match severity {
        Severity::Note => say!("severity-note", "note"),
        Severity::Warning => say!("severity-warning", "warning"),
        Severity::Error => say!("severity-error", "error"),
    }
}

/// Each colour's points and pieces left, and the pods on the board; a line each.
fn standing_to_text(position: &Position) -> Vec<String> {
    let kind = position.kind();
    let mut lines = Vec::new();
    let scores = colours(position)
        .filter(|_| position.is_known())
        .filter_map(|colour| Some((colour, position.score(colour)?)))
        .map(|(colour, score)| format!("{} {}", kind.colour_name(colour), language::fractional(score)));
    let scores = language::list(scores);
    if !scores.is_empty() {
        lines.push(say!("score-line", "score: {scores}", scores));
    }
    if position.has_captures() {
        let captures =
            colours(position).map(|colour| format!("{} {}", kind.colour_name(colour), position.captures(colour)));
        let captures = language::list(captures);
        lines.push(say!("captures-line", "captures: {captures}", captures));
    }
    let supplies = colours(position).filter_map(|colour| {
        let supply = position.supply(colour)?;
        Some(language::with_colon(kind.colour_name(colour), supply.in_words()))
    });
    let supplies = language::clauses(supplies);
    if !supplies.is_empty() {
        lines.push(say!("in-reserve", "in reserve: {supplies}", supplies));
    }
    let pods = if kind.has_board() { pods(position) } else { String::new() };
    if !pods.is_empty() {
        lines.push(say!("pods-on-the-board", "on the board: {pods}", pods));
    }
    lines
}
