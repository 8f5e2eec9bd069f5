//! `show`: one node of a record. The board, whose turn it is, the comment, the properties.

use crate::language;
use std::path::PathBuf;

use clap::ArgMatches;
use serde_json::{Map, Value, json};

use crate::edit::spoken::{self, Length};
use crate::game::hex::hexworld;
use crate::game::move_list::MoveList;
use crate::game::{Colour, Link, Markup, MoveEntry, Place, Position};
use crate::scene::ascii;
use crate::sgf::Address;
use crate::sgf::{Fault, FaultList, NodeId, ReadOptions, Tree};
use crate::text::Charset;

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
    let answer = if matches.get_flag("link") {
        hexworld::Link::of(&record.tree, node)
            .map_err(|error| Failure(language::with_colon(&record.name, error)))?
            .url()
            + "\n"
    } else if let Some(length) = matches.get_one::<String>("spoken") {
        to_speech(&record.tree, node, &position, Length::named(length))
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

/// What is announced of the node, and below it what the cursor of the keyboard says of the places of the board.
fn to_speech(tree: &Tree, node: NodeId, position: &Position, length: Length) -> String {
    let before = tree.parent(node).map(|parent| Position::replay(tree, parent));
    let markup = Markup::of(tree, node, position);
    let said = spoken::node((tree, node, position), before.as_ref(), length, |_| true);
    let places = spoken::places(position, &markup);
    one_by_one(std::iter::once(said).chain(places))
}

/// Lines, each on one whatever it quotes.
fn one_by_one(lines: impl IntoIterator<Item = String>) -> String {
    lines.into_iter().flat_map(|line| [language::on_one_line(&line).into_owned(), "\n".to_owned()]).collect()
}

fn letter(position: &Position, colour: Colour) -> String {
    position.kind().letter(colour).to_owned()
}

/// Places as records write them.
fn names(position: &Position, places: &[Place]) -> Vec<Value> {
    places.iter().map(|place| Value::from(position.kind().place_value(*place))).collect()
}

fn colours(position: &Position) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().take(position.kind().colours().into())
}

/// Colour by colour, left out where the game does not have it.
fn by_colour(position: &Position, value: impl Fn(Colour) -> Option<Value>) -> Option<Value> {
    let found = colours(position).filter_map(|colour| Some((letter(position, colour), value(colour)?)));
    let found: Map<_, _> = found.collect();
    (!found.is_empty()).then_some(Value::Object(found))
}

fn to_json(tree: &Tree, node: NodeId, position: &Position) -> Value {
    let kind = position.kind();
    let mut object = Map::new();
    let mut put = |name: &str, value: Value| drop(object.insert(name.to_owned(), value));
    put("game", kind.family().into());
    put("variant", kind.variant().into());
    if kind.has_board() {
        put("columns", kind.columns().into());
        put("rows", kind.rows().into());
    }
    put("path", Address::of(tree, node).to_string().into());
    put("move_number", position.move_number().into());
    put("to_play", position.to_play().map(|colour| letter(position, colour)).into());
    board_to_json(position, &mut put);
    let last = position.last_move().map(|played| {
        json!({
            "colour": letter(position, played.colour),
            "move": position.move_value(&played.action),
            "points": names(position, &played.places),
        })
    });
    put("last_move", last.into());
    standing_to_json(position, &mut put);
    put("comment", tree.text(node, "C").into());
    put("properties", properties(tree, node).into_iter().map(|(id, values)| json!([id, values])).collect());
    let mut findings = FaultList::default();
    findings.extend(position.findings().iter().cloned());
    let finding = |finding: &Fault| {
        let mut object = json!({"code": finding.code.word(), "message": finding.message.english()});
        if finding.more > 0 {
            object["more"] = finding.more.into();
        }
        object
    };
    put("findings", findings.finish().iter().map(finding).collect());
    Value::Object(object)
}

/// What stands where.
fn board_to_json(position: &Position, put: &mut impl FnMut(&str, Value)) {
    let (kind, board) = (position.kind(), position.board());
    if kind.has_board() {
        let stone = |place| Some((kind.place_value(place), letter(position, position.stone(place)?).into()));
        put("places", Value::Object(board.places().filter_map(stone).collect()));
        let look = position.look();
        if !look.links.is_empty() {
            let link = |link: &Link| {
                let points = names(position, &[link.ends.0, link.ends.1]);
                json!({"colour": letter(position, link.colour), "points": points})
            };
            put("links", look.links.iter().map(link).collect());
        }
        if !look.blocks.is_empty() {
            let closed: Vec<Place> = look.blocks.iter().map(|block| block.place).collect();
            put("closed", names(position, &closed).into());
        }
    }
    let pieces = position.pieces();
    if kind.facts().entry == MoveEntry::Piece || kind.facts().stacks || !pieces.is_empty() {
        let pieces = pieces.iter().map(|piece| {
            let points = names(position, &piece.places);
            json!({"colour": letter(position, piece.colour), "name": piece.name, "points": points})
        });
        put("pieces", pieces.collect());
    }
}

/// What each colour has won, has left and can do, and who has won.
fn standing_to_json(position: &Position, put: &mut impl FnMut(&str, Value)) {
    if position.has_captures()
        && let Some(captures) = by_colour(position, |colour| Some(position.captures(colour).into()))
    {
        put("captures", captures);
    }
    let supply = |colour: Colour| {
        let supply = position.supply(colour)?;
        let (pods, prongs) = (supply.reserve, supply.prongs);
        Some(json!({"pods": pods, "captured": supply.captured, "prongs": prongs, "superprongs": supply.superprongs}))
    };
    if let Some(supply) = by_colour(position, supply) {
        put("supply", supply);
    }
    if let Some(score) = by_colour(position, |colour| position.score(colour).map(number)) {
        put("score", score);
    }
    let by_piece = position.kind().facts().entry == MoveEntry::Piece;
    let left = |colour| {
        let left = position.left(colour);
        let each_one = left.iter().flat_map(|(name, count)| std::iter::repeat_n(*name, *count as usize));
        Some(each_one.collect())
    };
    if by_piece && let Some(left) = by_colour(position, left) {
        put("left", left);
    }
    let counted = |colour| position.legal_moves(colour).map(Value::from);
    let legal = match by_piece {
        true => by_colour(position, counted),
        false => by_colour(position, |colour| if position.to_play() == Some(colour) { counted(colour) } else { None }),
    };
    if let Some(legal) = legal {
        put("legal_moves", legal);
    }
    if position.has_winner() || position.winner().is_some() {
        put("winner", position.winner().map(|colour| letter(position, colour)).into());
    }
    if let Some(what) = position.won_by() {
        put("won_by", what.1.into());
    }
}

/// Whole numbers without a point.
fn number(score: f32) -> Value {
    if score.fract() == 0.0 { (score as i64).into() } else { score.into() }
}

/// Identifiers and raw values as text, in file order.
fn properties(tree: &Tree, node: NodeId) -> Vec<(String, Vec<String>)> {
    let charset: &Charset = tree.charset(node);
    let text = |raw: &[u8]| charset.decode(raw).text.into_owned();
    let all = tree.properties(node);
    all.map(|property| (property.id().into_owned(), property.values().map(text).collect())).collect()
}

/// What stands on a board of Octi, with its prongs: `53 Black A`.
fn pods(position: &Position) -> String {
    let (kind, board) = (position.kind(), position.board());
    let places = board.places().flat_map(|place| position.pods(place).iter().map(move |pod| (place, pod)));
    let said = places.map(|(place, pod)| {
        let pod = format!("{} {} {}", board.display_name(place), kind.colour_name(pod.colour), pod.letters());
        pod.trim_end().to_owned()
    });
    said.collect::<Vec<_>>().join("; ")
}

/// The board and what is known of the node. A comment stands further in than what is told by us.
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
    match position.to_play() {
        Some(colour) => {
            standing += &format!("; {}", say!("to-play-next", "{colour} to play", colour = kind.colour_name(colour)))
        }
        None => standing += &say!("the-game-is-over", "; the game is over"),
    }
    if let Some(winner) = position.winner() {
        standing += &format!(", {}", say!("has-won", "{colour} has won", colour = kind.colour_name(winner)));
        standing += &position.won_by().map(|what| say!("by-what", " by {what}", what)).unwrap_or_default();
    }
    lines.push(standing);
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
        lines.push(format!("{:?}[{}]: {}", finding.severity, finding.code, finding.message));
    }
    one_by_one(lines)
}

/// What each colour has won and has left, and what stands on a board of pods; a line each.
fn standing_to_text(position: &Position) -> Vec<String> {
    let kind = position.kind();
    let mut lines = Vec::new();
    let scores = colours(position)
        .filter_map(|colour| Some(format!("{} {}", kind.colour_name(colour), position.score(colour)?)));
    let scores = scores.collect::<Vec<_>>().join(", ");
    if !scores.is_empty() {
        lines.push(say!("score-line", "score: {scores}", scores));
    }
    if position.has_captures() {
        let captures =
            colours(position).map(|colour| format!("{} {}", kind.colour_name(colour), position.captures(colour)));
        let captures = captures.collect::<Vec<_>>().join(", ");
        lines.push(say!("captures-line", "captures: {captures}", captures));
    }
    let supplies = colours(position).filter_map(|colour| {
        let supply = position.supply(colour)?;
        let (colour, reserve, prongs) = (kind.colour_name(colour), supply.reserve, supply.prongs);
        Some(match supply.superprongs {
            0 => say!("pods-prongs", "{colour} {reserve} pods, {prongs} prongs", colour, reserve, prongs),
            superprongs => say!(
                "pods-prongs-superprongs",
                "{colour} {reserve} pods, {prongs} prongs, {superprongs} superprongs",
                colour,
                reserve,
                prongs,
                superprongs
            ),
        })
    });
    let supplies = supplies.collect::<Vec<_>>().join("; ");
    if !supplies.is_empty() {
        lines.push(say!("in-reserve", "in reserve: {supplies}", supplies));
    }
    let pods = if kind.has_board() { pods(position) } else { String::new() };
    if !pods.is_empty() {
        lines.push(say!("pods-on-the-board", "on the board: {pods}", pods));
    }
    lines
}
