//! The start and the end of a game of Go: handicap stones, and the final score.

use crate::edit::context::{EditContext, put_draft};
use crate::edit::error::EditError;
use crate::edit::operations::mark::{add_points, marked, remove_points};
use crate::edit::operations::{info, play, single, when};
use crate::edit::values::draft::Draft;
use crate::edit::values::operand::Places;
use crate::game::count::{Agreed, CountingTerms, Scoring};
use crate::game::{Colour, Place};
use crate::language::{self, Message, StaticText};
use crate::record::Transaction;

/// The territory as TB and TW of the current node, and RE where that is wanted; and what came of it in words.
pub(crate) fn count(
    context: &EditContext,
    way: Option<Scoring>,
    (dead, neutral): (&Places, &Places),
    result: bool,
) -> Result<(Transaction, String), EditError> {
    let position = context.position();
    let mut agreed = Agreed::default();
    for place in context.places_if_any(dead)? {
        if position.stone(place).is_none() {
            return Err(refused!(
                "no-stone-stands",
                "there is no stone on {place}",
                place = context.kind.board().display_name(place)
            ));
        }
        agreed.dead.insert(place);
    }
    agreed.neutral.extend(context.places_if_any(neutral)?);
    let counted = position.counting().ok_or_else(|| EditError::refused(NOT_COUNTED))?.count(&agreed);
    let usual = CountingTerms::of(context.tree(), context.root);
    let terms = usual.by(way.unwrap_or(usual.way));
    let mut draft = context.draft();
    for (id, places) in ["TB", "TW"].into_iter().zip(&counted.territory) {
        let has = marked(context, &draft, id);
        let gone: Vec<Place> = has.iter().filter(|place| !places.contains(place)).copied().collect();
        remove_points(context, &mut draft, id, &gone);
        add_points(context, &mut draft, id, places.iter().filter(|place| !has.contains(place)));
    }
    let outcome = counted.result(&terms);
    let mut transaction = context.transaction(say!("count-game", "Count game"));
    if result {
        play::in_game(context)?;
    }
    put_draft(&mut transaction, context.node, draft);
    let replaced = if result { info::put_result(context, &mut transaction, &outcome)? } else { None };
    let points = |colour: Colour| counted.points(colour, terms.way);
    let (black, white, white_2) = (points(Colour::BLACK), points(Colour::WHITE), terms.white());
    let message = match terms.compensation() {
        0 => say!(
            "black-white-komi",
            "Black {black}, White {white} plus {white_2} komi: {outcome}",
            black,
            white,
            white_2,
            outcome
        ),
        // Komi, and what the handicap stones are worth.
        _ => say!(
            "black-white-before-game",
            "Black {black}, White {white} plus {white_2} for komi and handicap: {outcome}",
            black,
            white,
            white_2,
            outcome
        ),
    };
    Ok((transaction, language::clauses([Some(message), replaced].into_iter().flatten())))
}

/// Why another game has no territory.
pub(crate) const NOT_COUNTED: StaticText = StaticText("game-not-counted", "this game is not scored by territory");

/// Whether the game has no moves yet.
pub(crate) fn before_moves(context: &EditContext) -> Result<(), Message> {
    const HAS_MOVES: StaticText = StaticText(
        "handicap-given-before-first",
        "handicap stones must be set up before the first move, and this game already has moves",
    );
    when(context.tree().first_child(context.root).is_none(), HAS_MOVES)
}

/// HA and the stones at the start of the game.
pub(crate) fn handicap(context: &EditContext, stones: u32) -> Result<Transaction, EditError> {
    let (tree, root) = (context.tree(), context.root);
    let places = |stones: u32| match stones {
        0 | 1 => Some(Vec::new()),
        stones => context.kind.handicap_places(stones),
    };
    let new = places(stones).ok_or_else(|| {
        refused!(
            "board-has-no-places",
            "this board has no usual points for {stones} handicap stones: place them by hand",
            stones
        )
    })?;
    before_moves(context)?;
    let mut draft = Draft::of(tree, root);
    let old = marked(context, &draft, "AB");
    let known = places(context.kind.handicap()).unwrap_or_default();
    if !old.iter().all(|place| known.contains(place)) || draft.has("AW") {
        return Err(refused!("other-stones-set-up", "this game already starts with other setup stones"));
    }
    remove_points(context, &mut draft, "AB", &old);
    if new.is_empty() {
        single::clear_shown(context, &mut draft, "HA")?;
    } else {
        single::put(context, &mut draft, "HA", stones.to_string());
        add_points(context, &mut draft, "AB", new.iter());
    }
    let mut transaction = context.transaction(StaticText("command-handicap", "Place handicap stones"));
    put_draft(&mut transaction, root, draft);
    Ok(transaction)
}
