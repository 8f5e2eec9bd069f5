//! Rotates and mirrors a record: the points of its moves, setup, markup and analysis and, on request, point names in comments.
//!
//! Hex exchanges the colours where its edges change owners, and Octi turns its prongs. A turn that a record cannot express is refused with
//! the reason.

use crate::edit::context::{EditContext, put_draft};
use crate::edit::error::EditError;
use crate::edit::operations::analysis::{AnalysisTurn, GameAnalysis};
use crate::edit::operations::{exchange::exchange, single};
use crate::edit::values::draft::Draft;
use crate::edit::values::place::has_move;
use crate::edit::values::points::{self, Moving};
use crate::game::turn::{BoardTurn, Way};
use crate::game::{Board, Coordinates, Kind, Lattice, Move, Place, PlaceForm, Position};
use crate::language::StaticText;
use crate::record::Transaction;
use crate::sgf::Tree;
use std::sync::Arc;

/// Why a board of hexagons cannot be turned in most ways.
pub(crate) const HEXAGONS: StaticText = StaticText(
    "board-hexagons-does-not",
    "a board of hexagons does not have that symmetry; use 'rotate half', 'flip diagonal' or 'flip antidiagonal'",
);

/// Whether the board has that symmetry as far as its cells decide: a rhombus of hexagons has few.
pub(crate) fn fits(kind: &Kind, way: Way) -> bool {
    let is_rhombus = || kind.board().lattice() == Lattice::Hex && !kind.board().is_hexagon();
    way.keeps_diagonal() || !kind.has_board() || !is_rhombus()
}

/// A game before and after its board is laid on itself.
struct Turned<'a> {
    old: &'a Kind,
    new: Kind,
    turn: BoardTurn,
}

impl<'a> Turned<'a> {
    /// # Errors
    ///
    /// With the reason why this game cannot be laid on itself like that.
    fn new(old: &'a Kind, way: Way) -> Result<Self, String> {
        if !old.knows_pieces() {
            return Err(say!("notation-game-not-known", "the notation of this game is not supported"));
        }
        if !old.has_board() {
            return Err(say!("game-has-no-board", "the board of this game is not known"));
        }
        let board = old.board();
        if !fits(old, way) {
            return Err(HEXAGONS.to_string());
        }
        let oblong = way.transposes() && board.columns() != board.rows();
        let new = match board.lattice() {
            Lattice::Square | Lattice::Hex if oblong => old.transposed(),
            _ => old.clone(),
        };
        let turn = BoardTurn::new(old, &new, way).ok_or_else(|| {
            say!("board-does-not-fit", "this board does not have that symmetry; rotate or mirror the view instead")
        })?;
        if let Some(colour) = turn.misplaced(&Position::start(Arc::new(old.clone()))) {
            let name = old.colour_name(colour);
            return Err(say!(
                "turned-like-would-not",
                "turned like that, {name} would not start on its own starting point; change the view instead",
                name
            ));
        }
        if turn.exchanges && old.identity().has_pegs() {
            return Err(say!(
                "little-golems-first-letter",
                "the first letter of Little Golem always joins top and bottom; use 'rotate half' or 'flip' instead"
            ));
        }
        Ok(Self { old, new, turn })
    }
}

pub(crate) fn turn(
    context: &EditContext,
    way: Way,
    comments: bool,
    without_analysis: bool,
) -> Result<Transaction, EditError> {
    let title = match way {
        Way::Rotated(_) => StaticText("command-rotate", "Rotate game"),
        Way::Mirrored(_) => StaticText("command-flip", "Mirror game"),
    };
    let tree = context.tree();
    let turned = Turned::new(&context.kind, way).map_err(EditError::refused)?;
    if context.kind.facts().edges && !way.keeps_diagonal() && has_swap(context) {
        return Err(refused!(
            "swap-record-mirrors-what",
            "the swap in this record mirrors the position along the long diagonal, which would no longer fit after this; change the view instead"
        ));
    }
    if comments && context.kind.facts().bare_numbers {
        return Err(refused!(
            "comments-points-octi-look",
            "in comments, points of Octi cannot be told from other numbers"
        ));
    }
    let (old, new) = (turned.old, &turned.new);
    let goal = |place: Place| turned.turn.goal(place);
    let side = |side: u8| turned.turn.side(side);
    let moving = |mover| Moving { old, new, goal: &goal, mover, side: &side };
    let mut transaction = context.transaction(title);
    let analysis = GameAnalysis::of(tree, context.root);
    let analysis_turn =
        AnalysisTurn { boards: [old.board(), new.board()], goal: &goal, exchanges: turned.turn.exchanges };
    let people = |text: &str| match comments {
        true => rename_points(old.board(), new.board(), text, goal),
        false => text.to_owned(),
    };
    for node in tree.descendants(context.root) {
        let mut draft = Draft::of(tree, node);
        let ids: Vec<String> = draft.properties().map(|property| property.id().into_owned()).collect();
        for (at, id) in ids.iter().enumerate() {
            if let Some(shape) = old.shape(id) {
                let moving = moving(old.colour_of(id));
                draft.map_values_at(at, |raw| moving.moved(shape, raw).filter(|new| new != raw));
            }
        }
        if turned.turn.exchanges {
            exchange(old, &mut draft);
        }
        if without_analysis {
            analysis.remove_properties(&mut draft);
            if let Some(comment) = tree.text(node, "C") {
                let moved = people(&analysis.people_in(&comment).unwrap_or_else(|| comment.clone()));
                if moved != comment {
                    single::put_text(context, &mut draft, "C", &moved)?;
                }
            }
        } else {
            analysis.turn(context, node, &mut draft, &analysis_turn, &people)?;
        }
        if node == context.root {
            say_at_root(context, &turned, &mut draft);
        }
        put_draft(&mut transaction, node, draft);
    }
    Ok(transaction)
}

/// Whether stones or pegs are swapped somewhere in the game.
fn has_swap(context: &EditContext) -> bool {
    let (tree, kind) = (context.tree(), &context.kind);
    let swaps = |raw: &[u8]| matches!(kind.read_move(raw), Ok(Move::SwapPieces));
    tree.descendants(context.root)
        .any(|node| tree.properties(node).any(|p| kind.colour_of(&p.id()).is_some() && p.value().is_some_and(swaps)))
}

/// Adds what is no longer implicit: size, the first player, and where stones and homes are at the start.
fn say_at_root(context: &EditContext, turned: &Turned, draft: &mut Draft) {
    let (old, new) = (turned.old, &turned.new);
    if turned.turn.exchanges && !has_move(context.tree(), old, context.root) {
        if !draft.has("PL") {
            let next = context.position_at(context.root).next_colour();
            draft.append("PL", &[old.turn_value(turned.turn.colour(next))]);
        } else {
            leave_out_turn(new, draft);
        }
    }
    let is_other_board = (old.columns(), old.rows()) != (new.columns(), new.rows());
    let size = [format!("{}:{}", new.columns(), new.rows())];
    if is_other_board && draft.has("SZ") {
        single::put(context, draft, "SZ", &size[0]);
    }
    say_start(context, turned, draft);
    // After the start, which shows that it was implicit before.
    if is_other_board && !draft.has("SZ") {
        draft.append("SZ", &size);
    }
    leave_out_start(context, turned, draft);
}

/// PL becomes implicit again if this player always begins, and no property follows it.
fn leave_out_turn(new: &Kind, draft: &mut Draft) {
    let usual = new.turn_value(Position::start(Arc::new(new.clone())).next_colour());
    let is_last = draft.properties().last().is_some_and(|property| property.id() == "PL");
    if is_last && draft.values("PL") == [usual.as_bytes()] {
        draft.remove_whole("PL");
    }
}

/// A start that was explicit because it was elsewhere becomes implicit when it is back, and so does a size after a setup.
fn leave_out_start(context: &EditContext, turned: &Turned, draft: &mut Draft) {
    let (old, new) = (turned.old, &turned.new);
    let is_same = |(id, values): &(&str, Vec<Vec<u8>>), draft: &Draft| draft.values(id) == *values;
    let usual = unsaid_start(old, draft);
    let before = Draft::of(context.tree(), context.root);
    let usual_before = unsaid_start(old, &before);
    let was_usual = !usual_before.is_empty() && usual_before.iter().all(|start| is_same(start, &before));
    let mut ids: Vec<String> = draft.properties().map(|property| property.id().into_owned()).collect();
    if ids.pop_if(|last| last == "SZ").is_some() {
        let unsaid = Position::start(context.kind.clone()).unsaid();
        let is_setup = |id: &String| new.sets_places(id) || unsaid.iter().any(|(other, _)| other == id);
        if ids.last().is_some_and(is_setup)
            && new.has_usual_size()
            && !old.has_usual_size()
            && draft.values("SZ").len() == 1
        {
            draft.remove_whole("SZ");
        }
    }
    let stands_last = ids.ends_with(&usual.iter().map(|(id, _)| (*id).to_owned()).collect::<Vec<_>>());
    if !was_usual && stands_last && usual.iter().all(|start| is_same(start, draft)) {
        for (id, _) in usual {
            draft.remove_whole(id);
        }
    }
}

/// The setup at the start of a game with such a root if it is implicit, as setup values.
fn unsaid_start(kind: &Kind, root: &Draft) -> Vec<(&'static str, Vec<Vec<u8>>)> {
    let ids: Vec<&str> = Position::start(Arc::new(kind.clone())).unsaid().into_iter().map(|(id, _)| id).collect();
    let mut bare = b"(;".to_vec();
    for property in root.properties().filter(|property| property.values().all(<[u8]>::is_ascii)) {
        let id = property.id();
        if !ids.contains(&&*id) && !kind.sets_places(&id) && id != "C" {
            bare.extend(id.as_bytes());
            property.values().for_each(|value| bare.extend([b"[", value, b"]"].concat()));
        }
    }
    bare.push(b')');
    let tree = Tree::read(bare).0;
    let Some(root) = tree.games().next() else { return Vec::new() };
    let start = Position::start(Arc::new(Kind::of(&tree, root)));
    start.unsaid().iter().filter(|(_, places)| !places.is_empty()).map(|unsaid| as_said(&start, unsaid)).collect()
}

/// The values that a default start would have: written as setup does, if it can, since only letters distinguish pieces there.
fn as_said(start: &Position, (id, places): &(&'static str, Vec<Place>)) -> (&'static str, Vec<Vec<u8>>) {
    let setup = start.as_setup().unwrap_or_default();
    let values = setup.into_iter().find(|(other, _)| other == id).map(|(_, values)| values);
    let plain = || places.iter().map(|&place| start.kind().place_value(place)).collect();
    (*id, values.unwrap_or_else(plain).into_iter().map(String::into_bytes).collect())
}

/// What is on the board at the start without a word, or belongs to a colour, where the rules would put it elsewhere.
fn say_start(context: &EditContext, turned: &Turned, draft: &mut Draft) {
    let (old, new) = (turned.old, &turned.new);
    let start = Position::start(context.kind.clone());
    let unsaid = start.unsaid();
    let goal = |place: Place| turned.turn.goal(place);
    let moving = Moving { old, new, goal: &goal, mover: None, side: &|side| side };
    let values = |unsaid: &(&'static str, Vec<Place>)| -> [Vec<Vec<u8>>; 2] {
        let (_, values) = as_said(&start, unsaid);
        let moved = values.iter().filter_map(|value| moving.moved(PlaceForm::List, value)).collect();
        [values, moved]
    };
    let fits = |unsaid: &(&'static str, Vec<Place>)| {
        let [mut values, mut moved] = values(unsaid);
        values.sort();
        moved.sort();
        values == moved
    };
    let same_board = (old.columns(), old.rows()) == (new.columns(), new.rows());
    let written = unsaid.iter().filter(|(id, _)| draft.has(id)).count();
    let stays = written == 0 && same_board && unsaid.iter().all(fits);
    if stays || written == unsaid.len() || unsaid.iter().all(|(_, places)| places.is_empty()) {
        return;
    }
    for unsaid in &unsaid {
        let [_, moved] = values(unsaid);
        let is_place = |raw: &[u8]| points::places(old, PlaceForm::List, raw).is_ok() || old.lettered(raw).is_some();
        draft.replace_values(unsaid.0, &moved, is_place);
    }
}

/// The text with every word that is a point's name, as people write it, replaced by that of the point it goes to.
fn rename_points(old: &Board, new: &Board, comment: &str, to: impl Fn(Place) -> Place) -> String {
    // A comment has the names that everybody reads, whatever its reader has chosen.
    let usual = |board: &Board| board.clone().with_coordinates(Coordinates::Usual);
    let (old, new) = (usual(old), usual(new));
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
