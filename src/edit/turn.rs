//! Turning and mirroring a record: the points of its moves, setup and markup, and, if asked, the names in its comments.

use super::command::{Axis, Turn};
use super::draft::Draft;
use super::error::EditError;
use super::points;
use super::site::Site;
use crate::game::{Board, Game, Kind, Lattice, Place};
use crate::record::Transaction;

pub(super) fn rotate(site: &Site, turn: Turn, comments: bool) -> Result<Transaction, EditError> {
    let hex = site.kind.board().lattice() == Lattice::Hex;
    if hex && turn != Turn::Half {
        return Err(EditError::refused("on a board of hexagons only 'rotate half' leaves every edge to its owner"));
    }
    transform(site, "Rotate the record", Map { turn: Some(turn), axis: None }, comments)
}

pub(super) fn flip(site: &Site, axis: Axis, comments: bool) -> Result<Transaction, EditError> {
    if site.kind.board().lattice() == Lattice::Hex {
        return Err(EditError::refused(
            "no mirror image of a Hex board leaves every edge to its owner; 'rotate half' does",
        ));
    }
    transform(site, "Flip the record", Map { turn: None, axis: Some(axis) }, comments)
}

/// Where a point goes.
#[derive(Clone, Copy)]
struct Map {
    turn: Option<Turn>,
    axis: Option<Axis>,
}

impl Map {
    /// Whether columns become rows.
    fn transposes(self) -> bool {
        matches!((self.turn, self.axis), (Some(Turn::Left | Turn::Right), _) | (_, Some(Axis::Diagonal)))
    }

    /// Column and row on the new board; `columns` and `rows` are those of the old one.
    fn apply(self, column: u16, row: u16, columns: u16, rows: u16) -> (u16, u16) {
        match (self.turn, self.axis) {
            (Some(Turn::Right), _) => (rows - 1 - row, column),
            (Some(Turn::Left), _) => (row, columns - 1 - column),
            (Some(Turn::Half), _) => (columns - 1 - column, rows - 1 - row),
            (_, Some(Axis::Horizontal)) => (columns - 1 - column, row),
            (_, Some(Axis::Vertical)) => (column, rows - 1 - row),
            (_, Some(Axis::Diagonal)) => (row, column),
            (None, None) => (column, row),
        }
    }
}

fn transform(site: &Site, title: &str, map: Map, comments: bool) -> Result<Transaction, EditError> {
    let tree = site.tree();
    let old = &*site.kind;
    check(old)?;
    let (columns, rows) = (old.columns(), old.rows());
    let oblong = map.transposes() && columns != rows;
    let turned = match oblong {
        false => old.clone(),
        true => match Kind::new(old.gm(), Some((rows, columns))) {
            Ok(kind) => kind,
            Err(why) => return Err(EditError::Refused(why)),
        },
    };
    let new = &turned;
    let to = |place: Place| {
        let (column, row) = map.apply(old.board().column(place), old.board().row(place), columns, rows);
        new.board().place(column, row).unwrap_or(place)
    };
    let mut transaction = site.transaction(title);
    for node in tree.descendants(site.root) {
        let mut draft = Draft::of(tree, node);
        let ids: Vec<String> = draft.properties().map(|property| property.id().into_owned()).collect();
        for (at, id) in ids.iter().enumerate() {
            if let Some(shape) = points::shape(old, id) {
                draft.map_values_at(at, |raw| points::moved(old, new, shape, raw, to).filter(|new| new != raw));
            }
        }
        if comments && let Some(comment) = tree.text(node, "C") {
            let moved = rename_points(old.board(), new.board(), &comment, to);
            if moved != comment {
                draft.set_first("C", &site.text_value(&moved)?);
            }
        }
        if node == site.root && oblong {
            draft.set("SZ", &[format!("{rows}:{columns}")]);
        }
        if draft.is_changed() {
            transaction.set_list(node, draft.into_list());
        }
    }
    Ok(transaction)
}

fn check(kind: &Kind) -> Result<(), EditError> {
    let why = match kind.game() {
        Game::Blokus(_) => "the starting points of the Blokus family are fixed; turn the view instead",
        Game::Octi => "the directions of Octi's prongs are part of its moves; turn the view instead",
        Game::Other => "the notation of this game is not known well enough",
        _ if !kind.has_board() => "this game has no board that is known here",
        _ => return Ok(()),
    };
    Err(EditError::refused(why))
}

/// The text with every word that is a point's name, as people write it, replaced by that of the point it goes to.
fn rename_points(old: &Board, new: &Board, comment: &str, to: impl Fn(Place) -> Place) -> String {
    let mut renamed = String::with_capacity(comment.len());
    let mut rest = comment;
    while let Some(start) = rest.find(char::is_alphanumeric) {
        let end = rest[start..].find(|c: char| !c.is_alphanumeric()).map_or(rest.len(), |length| start + length);
        let word = &rest[start..end];
        renamed.push_str(&rest[..start]);
        let named = word.is_ascii() && word.bytes().any(|byte| byte.is_ascii_digit());
        match named.then(|| old.parse_display(word)).flatten() {
            Some(place) => {
                let name = new.display_name(to(place));
                let small = word.bytes().next().is_some_and(|byte| byte.is_ascii_lowercase());
                renamed.push_str(&if small { name.to_ascii_lowercase() } else { name });
            }
            None => renamed.push_str(word),
        }
        rest = &rest[end..];
    }
    renamed.push_str(rest);
    renamed
}
