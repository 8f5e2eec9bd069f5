//! What the commands do: each operation reads the record and makes a transaction.

pub(crate) mod clean;
pub(crate) mod clipboard;
pub(crate) mod counting;
pub(crate) mod encoding;
pub(crate) mod exchange;
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
pub(crate) mod setup;
pub(crate) mod text;
pub(crate) mod turn;
pub(crate) mod variation;

use crate::edit::commands::command::Command;
use crate::edit::context::Site;
use crate::edit::error::EditError;
use crate::edit::search::Query;
use crate::edit::values::clipboard::Clipboard;
use crate::record::Settled;

/// What a command is going to do.
pub(crate) struct Plan {
    pub transaction: Settled,
    /// What it puts on the clipboard.
    pub clipboard: Option<Clipboard>,
    /// What there is to say of it besides.
    pub said: Option<String>,
}

/// The transaction of a command at a node, and what goes with it. Nothing is done yet.
pub(crate) fn plan(site: &Site, command: &Command) -> Result<Plan, EditError> {
    let (mut clipboard, mut said) = (None, None);
    let mut played = |(transaction, told)| {
        said = told;
        transaction
    };
    let transaction = match command {
        Command::Play { colour, text } => played(play::play(site, colour.as_deref(), text)?),
        Command::Pass { colour } => played(play::play(site, colour.as_deref(), "pass")?),
        Command::Swap { sides } => {
            let sides = sides.or(site.kind.swaps_sides()).unwrap_or(false);
            played(play::play(site, None, if sides { "swap-sides" } else { "swap-pieces" })?)
        }
        Command::Resign { colour } => play::resign(site, colour.as_deref())?,
        Command::Time { colour, seconds, moves } => play::time(site, colour, seconds.as_deref(), *moves)?,
        Command::MoveNumber(number) => play::number(site, *number),
        Command::AddStone { colour, points, target } => setup::add(site, colour, points, *target)?,
        Command::Erase { points, target } => setup::erase(site, points, *target)?,
        Command::ToPlay { colour, target } => setup::to_play(site, colour.as_deref(), *target)?,
        Command::Comment(words) => text::comment(site, words)?,
        Command::AppendComment(words) => text::append_comment(site, words)?,
        Command::Name(words) => text::name(site, words)?,
        Command::Set { id, values } => text::set(site, id, values)?,
        Command::Unset { id } => text::unset(site, id)?,
        Command::EditValue { id, change } => text::edit_value(site, id, change)?,
        Command::Rename { id, to } => text::rename(site, id, to)?,
        Command::Annotate { annotation, strength } => text::annotate(site, *annotation, *strength),
        Command::Value(value) => text::value(site, value.as_deref()),
        Command::Figure(figure) => text::figure(site, figure.as_ref())?,
        Command::Mark { mark, points } => mark::mark(site, *mark, points)?,
        Command::Dim { points } => mark::dim(site, points)?,
        Command::Label { point, text } => mark::label(site, point, text.as_deref())?,
        Command::Line { from, to, arrow } => mark::line(site, from, to, *arrow)?,
        Command::Territory { colour, points } => mark::territory(site, colour.as_deref(), points)?,
        Command::Count { way, dead, neutral, result } => {
            let (transaction, told) = counting::count(site, *way, (dead, neutral), *result)?;
            said = Some(told);
            transaction
        }
        Command::Handicap(stones) => counting::handicap(site, *stones)?,
        Command::View(view) => mark::view(site, view)?,
        Command::MarkStone { mark, stones } => mark::mark_stone(site, *mark, stones)?,
        Command::StoneArrow { ends } => mark::stone_arrow(site, ends)?,
        Command::Unmark { points } => mark::unmark(site, points)?,
        Command::NewNode => variation::new_node(site),
        Command::NewVariation => variation::new_variation(site)?,
        Command::Correct(text) => play::correct(site, text)?,
        Command::InsertMove { colour, text } => play::insert(site, colour.as_deref(), text)?,
        Command::InsertNode { after } => variation::insert_node(site, *after)?,
        Command::DeleteNode => variation::delete_node(site)?,
        Command::DeleteVariation => variation::delete(site)?,
        Command::DeleteOtherVariations => variation::delete_others(site)?,
        Command::Truncate => variation::truncate(site)?,
        Command::Promote => variation::promote(site)?,
        Command::Demote => variation::demote(site)?,
        Command::MakeMainLine => variation::make_main_line(site)?,
        Command::MakeMainHere => variation::make_main_here(site)?,
        Command::MoveVariation(index) => variation::move_to_index(site, *index)?,
        Command::MoveTo { place, index } => variation::move_to(site, place, *index)?,
        Command::CopyVariation => {
            clipboard = Some(self::clipboard::of_variation(site));
            site.transaction(say!("copy-variation", "Copy variation"))
        }
        Command::CutVariation => {
            clipboard = Some(self::clipboard::of_variation(site));
            variation::cut(site)?
        }
        Command::PasteVariation { text } => variation::paste(site, text.as_deref())?,
        Command::KeepPosition => keep::keep(site, false)?,
        Command::KeepSubtree => keep::keep(site, true)?,
        Command::Info { id, value } => info::set(site, id, value)?,
        Command::NewGame { game, size } => games::further(site, game, size.as_deref())?,
        Command::DeleteGame(games) => games::delete(site, games)?,
        Command::MoveGame { to, games } => games::move_to(site, *to, games)?,
        Command::DuplicateGame(games) => games::duplicate(site, games)?,
        Command::CopyGames(games) => {
            clipboard = Some(self::clipboard::of_games(site, &games::chosen(site, games)?));
            site.transaction("Copy games")
        }
        Command::MergeGames(games) => merge::merge_games(site, &games::chosen(site, games)?)?,
        Command::SortGames { by, backwards } => games::sort(site, *by, *backwards)?,
        Command::AddGames { text } => games::add(site, text.as_deref())?,
        Command::Merge { text } => merge::merge(site, text.as_deref())?,
        Command::Strip { what, scope } => {
            let (transaction, told) = clean::strip(site, *what, *scope)?;
            said = Some(told);
            transaction
        }
        Command::Rotate { turn, comments } => turn::rotate(site, *turn, *comments)?,
        Command::Flip { axis, comments } => turn::flip(site, *axis, *comments)?,
        Command::Encoding(label) => encoding::convert(site, label)?,
        Command::Repair { what, scope } => repair::repair(site, what, *scope)?,
        Command::Replace { what, with, kinds, regex, scope } => {
            let query = Query::new(what, *kinds, *regex).map_err(|why| EditError::refused(why.to_string()))?;
            let (transaction, count) = replace::replace(site, &query, with, clean::covered(site, *scope))?;
            said = Some(say!("replaced-time", "replaced {count} time" | "replaced {count} times", count));
            transaction
        }
        Command::Window { name, .. } => return Err(EditError::WindowOnly(name)),
        // These change no record; the workspace does them.
        Command::Go(_)
        | Command::Find { .. }
        | Command::FindAgain { .. }
        | Command::Undo(_)
        | Command::Redo(_)
        | Command::History(_)
        | Command::ReadSwaps(_) => site.transaction(""),
    };
    Ok(Plan { transaction: site.document.settle(transaction, Some(site.root))?, clipboard, said })
}
