//! The implementations of the commands: each reads the record and builds a transaction.

pub(crate) mod clean;
pub(crate) mod clipboard;
pub(crate) mod counting;
pub(crate) mod decided;
pub(crate) mod encoding;
pub(crate) mod exchange;
pub(crate) mod follow_links;
pub(crate) mod games;
pub(crate) mod go;
pub(crate) mod info;
pub(crate) mod keep;
pub(crate) use crate::record::layout;
pub(crate) mod mark;
pub(crate) mod merge;
pub(crate) mod play;
pub(crate) mod repair;
pub(crate) mod replace;
pub(crate) mod results;
pub(crate) mod settle;
pub(crate) mod setup;
pub(crate) mod single;
pub(crate) mod text;
pub(crate) mod turn;
pub(crate) mod variation;

use crate::edit::commands::command::Command;
use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::search::Query;
use crate::edit::values::clipboard::Clipboard;
use crate::game::turn::Way;
use crate::language::Word;
use crate::record::{Settled, Transaction};

/// A command's planned changes.
pub(crate) struct Plan {
    pub transaction: Settled,
    /// Its new clipboard.
    pub clipboard: Option<Clipboard>,
    /// Counts to report, such as "3 comments".
    pub counted: Option<String>,
    /// Further remarks to the user.
    pub said: Option<String>,
    /// The command that undoes only what the remark is about.
    pub undone_by: Option<Command>,
}

/// The transaction of a command at a node, and what goes with it. Nothing is done yet.
pub(crate) fn plan(context: &EditContext, command: &Command) -> Result<Plan, EditError> {
    let (mut clipboard, mut counted, mut said, mut undone_by) = (None, None, None, None);
    let mut played = |played: play::Played| {
        (said, undone_by) = (played.told, played.undone_by);
        played.transaction
    };
    let mut transaction = match command {
        Command::Play { colour, text } => played(play::play(context, colour.as_deref(), text)?),
        Command::Pass { colour } => played(play::play(context, colour.as_deref(), "pass")?),
        Command::Swap { .. } if !context.kind.facts().swaps => return Err(EditError::refused(play::nobody_swaps())),
        Command::Swap { sides } => {
            let sides = sides.or(context.kind.swaps_sides()).unwrap_or(false);
            played(play::play(context, None, if sides { "swap-sides" } else { "swap-pieces" })?)
        }
        Command::Resign { colour } => played(play::resign(context, colour.as_deref())?),
        Command::Time { colour, seconds, moves } => play::time(context, colour, seconds.as_deref(), *moves)?,
        Command::MoveNumber(number) => play::number(context, *number)?,
        Command::AddStone { colour, points, target } => setup::add(context, colour, points, *target)?,
        Command::Erase { points, target } => setup::erase(context, points, *target)?,
        Command::ToPlay { colour, target } => setup::to_play(context, colour.as_deref(), *target)?,
        Command::Comment(words) => text::comment(context, words)?,
        Command::AppendComment(words) => text::append_comment(context, words)?,
        Command::Name(words) => text::name(context, words)?,
        Command::Set { id, values } => text::set(context, id, values)?,
        Command::Unset { id } => text::unset(context, id)?,
        Command::EditValue { id, change } => text::edit_value(context, id, change)?,
        Command::Rename { id, to } => text::rename(context, id, to)?,
        Command::Annotate { annotation, strength } => text::annotate(context, *annotation, *strength)?,
        Command::Value(value) => text::value(context, value.as_deref())?,
        Command::Figure(figure) => text::figure(context, figure.as_ref())?,
        Command::Mark { mark, points } => mark::mark(context, *mark, points)?,
        Command::Dim { points } => mark::dim(context, points)?,
        Command::Label { point, text } => mark::label(context, point, text.as_deref())?,
        Command::Line { from, to, arrow } => mark::line(context, from, to, *arrow)?,
        Command::Territory { colour, points } => mark::territory(context, colour.as_deref(), points)?,
        Command::Count { way, dead, neutral, result } => {
            told(&mut said, counting::count(context, *way, (dead, neutral), *result)?)
        }
        Command::Handicap(stones) => counting::handicap(context, *stones)?,
        Command::View(view) => mark::view(context, view)?,
        Command::MarkStone { mark, stones } => mark::mark_stone(context, *mark, stones)?,
        Command::StoneArrow { ends } => mark::stone_arrow(context, ends)?,
        Command::Unmark { points } => told(&mut said, mark::unmark(context, points)?),
        Command::NewNode => variation::new_node(context),
        Command::NewVariation => variation::new_variation(context)?,
        Command::Correct(text) => told(&mut said, play::correct(context, text)?),
        Command::ToggleLink { from, to } => told(&mut said, play::toggle_link(context, [from, to])?),
        Command::InsertMove { colour, text } => play::insert(context, colour.as_deref(), text)?,
        Command::InsertNode { after } => variation::insert_node(context, *after)?,
        Command::DeleteNode => variation::delete_node(context)?,
        Command::DeleteVariation => variation::delete(context, Word("command-delete-variation", "Delete variation"))?,
        Command::DeleteOtherVariations => variation::delete_others(context)?,
        Command::Truncate => variation::truncate(context)?,
        Command::Promote => variation::promote(context)?,
        Command::Demote => variation::demote(context)?,
        Command::MakeMainLine => variation::make_main_line(context)?,
        Command::MakeMainHere => variation::make_main_here(context)?,
        Command::MoveVariation(index) => variation::move_to_index(context, *index)?,
        Command::MoveTo { place, index } => variation::move_to(context, place, *index)?,
        Command::CopyVariation => {
            clipboard = Some(self::clipboard::of_variation(context));
            context.transaction(say!("copy-variation", "Copy variation"))
        }
        Command::CutVariation => {
            clipboard = Some(self::clipboard::of_variation(context));
            variation::delete(context, Word("command-cut-variation", "Cut variation"))?
        }
        Command::PasteVariation { text } => told(&mut said, self::clipboard::paste(context, text.as_deref())?),
        Command::KeepPosition => keep::keep(context, false)?,
        Command::KeepSubtree => keep::keep(context, true)?,
        Command::Info { id, value } => told(&mut said, info::set(context, id, value)?),
        Command::NewGame { game, size } => {
            games::new(context.document, Some(context), game, size.as_deref(), context.today)?
        }
        Command::DeleteGame(games) => games::delete(context, games)?,
        Command::MoveGame { to, games } => games::move_to(context, *to, games)?,
        Command::DuplicateGame(games) => games::duplicate(context, games)?,
        Command::CopyGames(games) => {
            clipboard = Some(self::clipboard::of_games(context, &games::chosen(context, games)?));
            context.transaction(Word("command-copy-games", "Copy games"))
        }
        Command::MergeGames(games) => merge::merge_games(context, &games::chosen(context, games)?)?,
        Command::SortGames { by, backwards } => games::sort(context, *by, *backwards)?,
        Command::AddGames { text } => games::add(context, text.as_deref())?,
        Command::Merge { text } => merge::merge(context, text.as_deref())?,
        Command::Strip { what, scope } => {
            let (transaction, told) = clean::strip(context, *what, *scope)?;
            (counted, said) = (Some(told.counted), Some(told.said));
            transaction
        }
        Command::Settle { choice, scope, only } => told(&mut said, settle::settle(context, *choice, *scope, *only)?),
        Command::WriteResults(terms) => told(&mut said, results::write(context, *terms)?),
        Command::Rotate { turn, comments } => turn::turn(context, Way::Rotated(*turn), *comments)?,
        Command::Flip { axis, comments } => turn::turn(context, Way::Mirrored(*axis), *comments)?,
        Command::Encoding(label) => encoding::convert(context, label)?,
        Command::Repair { what, scope } => repair::repair(context, what, *scope)?,
        Command::Replace { what, with, kinds, regex, scope } => {
            let query = Query::new(what, *kinds, *regex).map_err(EditError::refused)?;
            told(&mut said, replace::replace(context, &query, with, clean::covered(context, *scope))?)
        }
        // These change no record; the workspace does them.
        Command::Go(_)
        | Command::Link
        | Command::Find { .. }
        | Command::FindAgain { .. }
        | Command::Undo(_)
        | Command::Redo(_)
        | Command::History(_)
        | Command::ReadSwaps(_) => context.transaction(String::new()),
    };
    if changes_lines(command) {
        said = decided::follow(context, &mut transaction)?.or(said);
    }
    said = joined([said, follow_links::follow(context, &mut transaction)?]);
    if let Some(reading) = context.reading {
        transaction.set_charset(reading.clone());
    }
    let transaction = context.document.settle(transaction, Some(context.root))?;
    Ok(Plan { transaction, clipboard, counted, said, undone_by })
}

/// Keeps what is to be said about a transaction.
fn told(said: &mut Option<String>, (transaction, words): (Transaction, impl Into<Option<String>>)) -> Transaction {
    *said = words.into();
    transaction
}

/// Several remarks as one.
pub(crate) fn joined<const N: usize>(remarks: [Option<String>; N]) -> Option<String> {
    remarks.into_iter().flatten().reduce(|a, b| format!("{a}; {b}"))
}

/// Whether another line may be the main one afterwards, or a shorter one.
fn changes_lines(command: &Command) -> bool {
    matches!(
        command,
        Command::DeleteNode
            | Command::DeleteVariation
            | Command::CutVariation
            | Command::DeleteOtherVariations
            | Command::Truncate
            | Command::Promote
            | Command::Demote
            | Command::MakeMainLine
            | Command::MakeMainHere
            | Command::MoveVariation(_)
            | Command::MoveTo { .. }
    )
}
