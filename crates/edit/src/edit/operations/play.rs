//! Moves, clocks and move numbers.

use crate::edit::commands::command::Command;
use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::{Plan, info, layout, single, variation};
use crate::edit::values::operand::{Operand, Whose};
use crate::game::info as info_words;
use crate::game::move_list::{self, Typed};
use crate::game::{Colour, Kind, Move, Place, PlaceForm, Position};
use crate::language::{self, Message, StaticText};
use crate::record::Transaction;
use crate::sgf::{NodeId, Tree};

/// Plays a move below the current node, or enters the child that has it; or several moves, one after the other. What is against the
/// rules is played as well, and said.
pub(crate) fn play(context: &EditContext, colour: Whose, action: &Operand<Move>) -> Result<Plan, EditError> {
    let mut position = context.position();
    if matches!(action, Operand::Typed(text) if move_list::gives_up(text, &position)) {
        return resign(context, colour);
    }
    let moves = wanted_moves(context, &position, colour, action)?;
    let mut transaction = context.transaction(title(context, &position, &moves));
    let mut line = Line { context, from: context.node, end: context.node, made: false };
    let (mut message, mut undone_by) = (None, None);
    for Typed { colour, action } in moves {
        let usual = || {
            if line.made { position.colour_that_plays() } else { position.colour_to_place(context.tree(), line.end) }
        };
        let colour = colour.unwrap_or_else(usual);
        position.can_write(colour, &action).map_err(EditError::refused)?;
        let value = position.move_value(&action);
        if let Some(child) = line.entered(colour, &action) {
            (line.from, line.end) = (child, child);
            position = context.position_at(child);
            continue;
        }
        message = message.or_else(|| objection(&position, colour, &action));
        let mut after = position.clone();
        after.play(colour, &action);
        let result = result(context, (&position, &after), colour, &action).filter(|_| line.goes_on());
        line.add(&mut transaction, colour, &value)?;
        if let Some(result) = result {
            // If the recorded result is free text, only the move is written.
            let is_written = info::put_result(context, &mut transaction, &result);
            if message.is_none() && is_written.is_ok() {
                message = Some(result_told(&context.kind, &result));
                undone_by = (!action.is_word()).then(|| says_as_before(context));
            }
        }
        position = after;
    }
    transaction.stand_at(line.end);
    Ok(Plan { undone_by, ..(transaction, message).into() })
}

/// Plays what a word means in this game.
pub(crate) fn word(context: &EditContext, colour: Whose, word: &str) -> Result<Plan, EditError> {
    play(context, colour, &Operand::Typed(word.to_owned()))
}

/// The command that restores the game's present result, if any.
fn says_as_before(context: &EditContext) -> Command {
    let tree = context.tree();
    let recorded = tree.simple_text(info::home(tree, context.root, context.node, "RE"), "RE");
    Command::Info { id: "RE".to_owned(), value: recorded.unwrap_or_default() }
}

/// Moves that are typed at a position: what each is called, and why it is against the rules if it is.
///
/// # Errors
/// Where the record cannot have them.
pub fn played_moves(text: &str, position: &Position) -> Result<Vec<(String, Option<String>)>, EditError> {
    let mut position = position.clone();
    let mut named = Vec::new();
    for Typed { colour, action } in read_moves(text, &position)? {
        let colour = colour.unwrap_or_else(|| position.colour_that_plays());
        position.can_write(colour, &action).map_err(EditError::refused)?;
        if matches!(action, Move::SwapPieces | Move::SwapSides) && !position.may_swap() {
            return Err(refused!("nothing-to-swap", "nothing to swap here: a swap must answer the first move"));
        }
        let why = position.check_move(colour, &action).first().map(|fault| fault.message.localized());
        named.push((position.move_text(&action), why));
        position.play(colour, &action);
    }
    Ok(named)
}

/// The moves meant. A word in a colour's position can be part of the move: the piece in `W Y12`.
fn wanted_moves(
    context: &EditContext,
    position: &Position,
    colour: Whose,
    action: &Operand<Move>,
) -> Result<Vec<Typed>, EditError> {
    let of_colour = || {
        let named = colour.map(|colour| context.colour(colour)).transpose()?;
        let mut moves = match action {
            Operand::Known(action) => vec![Typed { colour: None, action: context.known_move(action)? }],
            Operand::Typed(text) => read_moves(text, position)?,
        };
        moves[0].colour = named.or(moves[0].colour);
        Ok(moves)
    };
    let in_whole = || match (colour?, action) {
        (Operand::Typed(colour), Operand::Typed(text)) => read_moves(&format!("{colour} {text}"), position).ok(),
        _ => None,
    };
    of_colour().or_else(|why| in_whole().ok_or(why))
}

fn read_moves(text: &str, position: &Position) -> Result<Vec<Typed>, EditError> {
    move_list::typed(text, position).map_err(EditError::refused)
}

/// The undo step's title for played moves.
fn title(context: &EditContext, position: &Position, moves: &[Typed]) -> String {
    let [Typed { colour, action }] = moves else {
        return say!("play-moves", "Play {count} move" | "Play {count} moves", count = moves.len());
    };
    let colour = colour.unwrap_or_else(|| position.colour_to_place(context.tree(), context.node));
    let name = context.kind.colour_name(colour);
    match action.is_word() {
        true => language::with_colon(name, position.move_text(action)),
        false => say!("play", "Play {name} {action}", name, action = position.move_text(action)),
    }
}

/// The line that moves are added to.
struct Line<'a, 'c> {
    context: &'a EditContext<'c>,
    /// The node of the record that new ones are linked below.
    from: NodeId,
    /// Its last node so far.
    end: NodeId,
    /// That node is new.
    made: bool,
}

impl Line<'_, '_> {
    /// The child that has the move already.
    fn entered(&self, colour: Colour, action: &Move) -> Option<NodeId> {
        if self.made { None } else { self.context.kind.child_with(self.context.tree(), self.end, (colour, action)) }
    }

    /// Whether a move that is added goes on with the game itself, not with what might have been.
    fn goes_on(&self) -> bool {
        let tree = self.context.tree();
        let from = if self.made { self.from } else { self.end };
        tree.first_child(from).is_none() && is_in_game(tree, from)
    }

    fn add(&mut self, transaction: &mut Transaction, colour: Colour, value: &str) -> Result<(), EditError> {
        let (context, tree) = (self.context, self.context.tree());
        let own = crate::edit::values::draft::own;
        let moved = vec![own(b"", context.kind.move_id(colour).as_bytes(), [context.simple_value(value)?])];
        let child = match self.made {
            true => layout::after(tree, self.from, moved),
            false => layout::child(tree, self.end, moved),
        };
        let child = transaction.create(child);
        transaction.link(child, Some(self.end), None);
        (self.end, self.made) = (child, true);
        Ok(())
    }
}

/// Whether a node belongs to the main line.
fn is_in_game(tree: &Tree, node: NodeId) -> bool {
    tree.way_up(node).all(|node| tree.parent(node).is_none_or(|parent| tree.first_child(parent) == Some(node)))
}

/// The result that a move causes: a player who resigns has lost, whatever was recorded; the board decides if the record has no result yet.
fn result(
    context: &EditContext,
    (before, after): (&Position, &Position),
    colour: Colour,
    action: &Move,
) -> Option<String> {
    let kind = &context.kind;
    if kind.colours() != 2 {
        return None;
    }
    match action {
        Move::Resign => return Some(lost(kind, colour, "R")),
        Move::Forfeit => return Some(lost(kind, colour, "F")),
        _ => {}
    }
    // The recorded result is looked up only once the game is decided: the path to the root is as long as the game.
    let result = after.result().filter(|_| before.result().is_none())?;
    let tree = context.tree();
    let recorded = tree.simple_text(info::home(tree, context.root, context.node, "RE"), "RE").unwrap_or_default();
    matches!(recorded.trim(), "" | "?").then_some(result)
}

/// The result that gives the loser, and how: `R` by resignation, `F` by forfeit.
fn lost(kind: &Kind, loser: Colour, how: &str) -> String {
    format!("{}+{how}", kind.letter(loser.opponent()))
}

/// Who moves: the colour that was typed, or the one in turn.
fn mover(context: &EditContext, position: &Position, colour: Whose) -> Result<Colour, EditError> {
    match colour {
        Some(colour) => context.colour(colour),
        None => Ok(position.colour_to_place(context.tree(), context.node)),
    }
}

/// The move that a command gives, if the record can have it.
fn writable(
    context: &EditContext,
    position: &Position,
    colour: Colour,
    action: &Operand<Move>,
) -> Result<Move, EditError> {
    let moves = wanted_moves(context, position, None, action)?;
    let Ok([Typed { action, .. }]) = <[Typed; 1]>::try_from(moves) else {
        return Err(refused!("one-move-only", "only one move is allowed here"));
    };
    position.can_write(colour, &action).map_err(EditError::refused)?;
    Ok(action)
}

/// The move of the current node, which can be corrected: its property, and its player.
pub(crate) fn moved(context: &EditContext) -> Result<(String, Colour), Message> {
    let mut properties = context.tree().properties(context.node);
    let found =
        properties.find_map(|property| Some((property.id().to_string(), context.kind.colour_of(&property.id())?)));
    found.ok_or_else(|| message!("no-move-to-correct", "there is no move here to correct"))
}

/// Replaces the move of the current node, keeping its colour and all that follows. A result that the board decided at the end of the game,
/// and decides no more, is removed.
pub(crate) fn correct(
    context: &EditContext,
    action: &Operand<Move>,
) -> Result<(Transaction, Option<String>), EditError> {
    let tree = context.tree();
    let (id, colour) = moved(context)?;
    let position = tree.parent(context.node).map_or_else(|| context.position(), |parent| context.position_at(parent));
    let action = writable(context, &position, colour, action)?;
    correct_to(context, (id, colour), position, action)
}

/// A game in which nothing is linked.
pub(crate) const NO_LINKS: StaticText = StaticText("game-has-no-links", "there are no links in this game");

/// Takes the link between two places away, or puts it in, by the move in this node.
pub(crate) fn toggle_link(
    context: &EditContext,
    ends: [&Operand<Place>; 2],
) -> Result<(Transaction, Option<String>), EditError> {
    let tree = context.tree();
    let (id, colour) = moved(context)?;
    let after = context.position();
    let (Some(linked), Some(last)) = (after.linked(), after.last_move()) else {
        return Err(EditError::refused(NO_LINKS));
    };
    let ends = (context.place(ends[0])?, context.place(ends[1])?);
    let action = linked.relinked(colour, &last.action, ends).map_err(EditError::refused)?;
    let before = tree.parent(context.node).map_or_else(|| context.position(), |parent| context.position_at(parent));
    correct_to(context, (id, colour), before, action)
}

/// Puts another move into this node. `position` is the one before it.
fn correct_to(
    context: &EditContext,
    (id, colour): (String, Colour),
    position: Position,
    action: Move,
) -> Result<(Transaction, Option<String>), EditError> {
    let mut draft = context.draft();
    let value = context.simple_value(&position.move_value(&action))?;
    match context.kind.shape(&id) {
        // A piece may be written with one value per point.
        Some(PlaceForm::Piece) if draft.values(&id).len() > 1 => {
            draft.replace_values(&id, &[value], |raw| context.kind.place(raw).is_ok());
        }
        _ => drop(draft.put(&id, value)),
    }
    let title = say!("correct-move", "Correct move to {action}", action = position.move_text(&action));
    let mut transaction = context.commit(title, draft);
    let message = objection(&position, colour, &action).or_else(|| made_illegal(context, &position, colour, &action));
    let Some(result) = corrected_result(context, position, colour, &action) else { return Ok((transaction, message)) };
    info::put(context, &mut transaction, "RE", &result)?;
    Ok((transaction, message.or_else(|| Some(result_told(&context.kind, &result)))))
}

/// The first later move of the line that is legal after the old move and not after this one. `before` is the position before the move.
fn made_illegal(context: &EditContext, before: &Position, colour: Colour, action: &Move) -> Option<String> {
    let tree = context.tree();
    let (mut old, mut new) = (context.position(), before.clone());
    new.play(colour, action);
    for node in tree.main_line(context.node).skip(1) {
        let mut moves = tree.properties(node).filter(|property| context.kind.colour_of(&property.id()).is_some());
        if let Some(property) = moves.next()
            && let Some((colour, action)) = context.kind.colour_of(&property.id()).zip(context.kind.move_in(&property))
            && let Some(fault) = new.check_move(colour, &action).first()
            && old.check_move(colour, &action).is_empty()
        {
            let (name, why) = (context.kind.colour_name(colour), fault.message.localized());
            let action = new.move_text(&action);
            return Some(say!(
                "made-illegal",
                "a later move is illegal now: {name} {action}: {why}",
                name,
                action,
                why
            ));
        }
        old.step(tree, node);
        new.step(tree, node);
    }
    None
}

/// A game without swaps.
pub(crate) const NOBODY_SWAPS: StaticText = StaticText("nobody-swaps-game-2", "swapping is not possible in this game");

/// Swaps sides or pieces; without a choice as the record's rules say.
pub(crate) fn swap(context: &EditContext, sides: Option<bool>) -> Result<Plan, EditError> {
    let sides = sides.or(context.kind.swaps_sides()).unwrap_or(false);
    word(context, None, if sides { "swap-sides" } else { "swap-pieces" })
}

/// The result of the game when the current move is another one, where the one that is written was only what the board said; empty where
/// it says nothing any more. `position` is the one before the move.
fn corrected_result(context: &EditContext, mut position: Position, colour: Colour, action: &Move) -> Option<String> {
    let tree = context.tree();
    let home = info::home(tree, context.root, context.node, "RE");
    if context.kind.colours() != 2 || home == context.node || !is_in_game(tree, context.node) {
        return None;
    }
    let line = tree.main_line(context.node);
    let before = context.position_at(line.clone().last()?).result().unwrap_or_default();
    let recorded = tree.simple_text(home, "RE").unwrap_or_default();
    position.play(colour, action);
    line.skip(1).for_each(|node| position.step(tree, node));
    let after = position.result().unwrap_or_default();
    let is_open = matches!(recorded.trim(), "" | "?") && before.is_empty();
    (before != after && (is_open || recorded.trim() == before)).then_some(after)
}

/// The message about a result that was written or removed.
pub(crate) fn result_told(kind: &Kind, result: &str) -> String {
    match result {
        "" => say!("result-removed", "No winner any more: the result was removed from the game info"),
        result => {
            let words = info_words::result_in_words(result, kind);
            say!("result-written", "{result}: added to the game info", result = words)
        }
    }
}

/// Puts a move between the current node and all that follows it.
pub(crate) fn insert(context: &EditContext, colour: Whose, action: &Operand<Move>) -> Result<Transaction, EditError> {
    let position = context.position();
    let colour = mover(context, &position, colour)?;
    let action = writable(context, &position, colour, action)?;
    let (name, value) = (context.kind.colour_name(colour), context.simple_value(&position.move_value(&action))?);
    let title = say!("insert-move", "Insert {name} {action}", name, action = position.move_text(&action));
    let moved = crate::edit::values::draft::own(b"", context.kind.move_id(colour).as_bytes(), [value]);
    Ok(variation::insert_after(context, title, vec![moved]))
}

/// The objection to a move that is played anyway.
fn objection(position: &Position, colour: Colour, action: &Move) -> Option<String> {
    let kind = position.kind();
    let ended = || {
        let winner = position.winner().filter(|_| position.to_play().is_none() && !action.is_word())?;
        Some(say!("move-after-has-won", "a move after {winner} had won", winner = kind.colour_name(winner)))
    };
    let found = position.check_move(colour, action);
    let why = found.first().map(|fault| fault.message.localized()).or_else(ended)?;
    let (name, action) = (kind.colour_name(colour), position.move_text(action));
    Some(say!("played-against-rules", "illegal move recorded: {name} {action}: {why}", name, action, why))
}

/// A game in which the result does not follow when one resigns.
pub(crate) const TOO_MANY_COLOURS: StaticText =
    StaticText("more-than-two-colours", "resigning is not possible with more than two colours");

/// Gives up: a move where records of the game have a word for it, else the other's win as the result.
pub(crate) fn resign(context: &EditContext, colour: Whose) -> Result<Plan, EditError> {
    let position = context.position();
    if position.parse_move("resign") == Ok(Move::Resign) {
        return word(context, colour, "resign");
    }
    if context.kind.colours() != 2 {
        return Err(EditError::refused(TOO_MANY_COLOURS));
    }
    let loser = mover(context, &position, colour)?;
    in_game(context)?;
    // The undo step is named after its result, for users who cannot see it.
    let result = lost(&context.kind, loser, "R");
    let mut transaction = context.transaction(info_words::result_in_words(&result, &context.kind));
    let message = info::put_result(context, &mut transaction, &result)?;
    Ok((transaction, message).into())
}

/// Refuses to write a result if the current node is not in the main line.
pub(crate) fn in_game(context: &EditContext) -> Result<(), EditError> {
    if is_in_game(context.tree(), context.node) {
        return Ok(());
    }
    Err(refused!("resigns-in-variation", "nobody can resign in a variation: the result belongs to the main line"))
}

pub(crate) fn time(
    context: &EditContext,
    colour: &Operand<Colour>,
    seconds: Option<&str>,
    moves: Option<u32>,
) -> Result<Transaction, EditError> {
    let letter = context.kind.letter(context.colour(colour)?);
    let mut draft = context.draft();
    // Where Pentobi's format numbers the colours: 1L, O1.
    single::put_or_clear(context, &mut draft, &format!("{letter}L"), seconds)?;
    single::put_or_clear(context, &mut draft, &format!("O{letter}"), moves.map(|moves| moves.to_string()))?;
    Ok(context.commit(say!("time-left", "Set time left"), draft))
}

pub(crate) fn number(context: &EditContext, number: Option<u32>) -> Result<Transaction, EditError> {
    let mut draft = context.draft();
    single::put_or_clear(context, &mut draft, "MN", number.map(|number| number.to_string()))?;
    Ok(context.commit(say!("number-moves-from-here", "Set move number"), draft))
}

#[cfg(test)]
mod tests {
    use crate::edit::{Command, Workspace};

    #[test]
    fn a_move_that_is_there_is_entered() {
        for (record, line, there) in [
            ("(;FF[4]GM[1]SZ[9];B[aa](;W[tt])(;W[bb]))", "pass", true),
            ("(;FF[3]GM[1]SZ[9];B[aa];W[])", "pass", true),
            ("(;FF[4]GM[1]SZ[21];B[aa];W[tt])", "pass", false),
            ("(;FF[4]GM[1]SZ[52];B[aa];W[aA])", "play aa", false),
            ("(;GM[Blokus Duo];B[e10];W[j5][j6])", "play j6,j5", true),
            ("(;GM[Blokus Duo];B[e10];W[j5][j6])", "play j5", false),
            ("(;GM[11]SZ[5];B[a1];W[SWAP-SIDES])", "play swap-sides", true),
        ] {
            let mut workspace = Workspace::open(record.into()).0;
            workspace.run(&Command::parse("next 1").expect("a command")).expect("a node");
            workspace.run(&Command::parse(line).expect("a command")).unwrap_or_else(|why| panic!("{record}: {why}"));
            let written = String::from_utf8(workspace.document().tree().write()).expect("text");
            assert_eq!(written == record, there, "{line}: {written}");
        }
    }
}
