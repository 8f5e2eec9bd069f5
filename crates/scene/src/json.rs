//! A node as JSON: the output of `show --json`, and for other callers that pass positions to programs.

use crate::game::{Colour, Kind, Link, MoveEntry, Naming, Place, Position};
use crate::sgf::{Address, Fault, FaultList, NodeId, Tree};
use crate::text::Charset;
use serde_json::{Map, Value, json};

fn letter(position: &Position, colour: Colour) -> String {
    position.kind().letter(colour).to_owned()
}

/// A place as records write it, but in small letters where capitals mean nothing: servers differ in them.
#[doc(hidden)]
pub fn point_name(kind: &Kind, place: Place) -> String {
    let name = kind.place_value(place);
    if kind.board().recording() == Naming::LetterPair { name } else { name.to_ascii_lowercase() }
}

fn names(position: &Position, places: &[Place]) -> Vec<Value> {
    places.iter().map(|place| Value::from(point_name(position.kind(), *place))).collect()
}

/// The colours of a game.
#[doc(hidden)]
pub fn colours(position: &Position) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().take(position.kind().colours().into())
}

/// Colour by colour, left out where the game does not have it.
fn by_colour(position: &Position, value: impl Fn(Colour) -> Option<Value>) -> Option<Value> {
    let found = colours(position).filter_map(|colour| Some((letter(position, colour), value(colour)?)));
    let found: Map<_, _> = found.collect();
    (!found.is_empty()).then_some(Value::Object(found))
}

/// A node as JSON: board, turn, winner, comment, properties and findings.
pub fn to_json(tree: &Tree, node: NodeId, position: &Position) -> Value {
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

/// Writes the board.
fn board_to_json(position: &Position, put: &mut impl FnMut(&str, Value)) {
    let (kind, board) = (position.kind(), position.board());
    if kind.has_board() {
        let stone = |place| Some((point_name(kind, place), letter(position, position.stone(place)?).into()));
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

/// Each colour's points, pieces left and options, and who has won.
fn standing_to_json(position: &Position, put: &mut impl FnMut(&str, Value)) {
    let mut put_known = |name: &str, value: Option<Value>| value.into_iter().for_each(|value| put(name, value));
    let captures = |colour| position.has_captures().then(|| position.captures(colour).into());
    put_known("captures", by_colour(position, captures));
    let supply = |colour: Colour| {
        let supply = position.supply(colour)?;
        let (pods, prongs) = (supply.reserve, supply.prongs);
        Some(json!({"pods": pods, "captured": supply.captured, "prongs": prongs, "superprongs": supply.superprongs}))
    };
    put_known("supply", by_colour(position, supply));
    put_known("score", by_colour(position, |colour| position.score(colour).map(number)));
    let by_piece = position.kind().facts().entry == MoveEntry::Piece;
    let left = |colour| {
        let left = position.left(colour);
        let each_one = left.iter().flat_map(|(name, count)| std::iter::repeat_n(*name, *count as usize));
        by_piece.then(|| each_one.collect())
    };
    put_known("left", by_colour(position, left));
    let legal = |colour| {
        let is_asked = by_piece || position.to_play() == Some(colour);
        if is_asked { position.legal_moves(colour).map(Value::from) } else { None }
    };
    put_known("legal_moves", by_colour(position, legal));
    let winner = position.winner();
    let is_known = position.has_winner() || winner.is_some();
    put_known("winner", is_known.then(|| winner.map(|colour| letter(position, colour)).into()));
    put_known("won_by", position.won_by().map(|what| what.1.into()));
}

/// Whole numbers without a point.
fn number(score: f32) -> Value {
    if score.fract() == 0.0 { (score as i64).into() } else { score.into() }
}

/// Identifiers and raw values as text, in file order.
#[doc(hidden)]
pub fn properties(tree: &Tree, node: NodeId) -> Vec<(String, Vec<String>)> {
    let charset: &Charset = tree.charset(node);
    let text = |raw: &[u8]| charset.decode(raw).text.into_owned();
    let all = tree.properties(node);
    all.map(|property| (property.id().into_owned(), property.values().map(text).collect())).collect()
}
