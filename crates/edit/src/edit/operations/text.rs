//! Comments, node names and annotations, and any property by its identifier.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::{encoding, single};
use crate::edit::values::choices::{Annotation, ValueChange};
use crate::game::PrintedFigure;
use crate::language::{Said, StaticText};
use crate::record::Transaction;
use crate::sgf::vocabulary;
use crate::text::blocks;

pub(crate) fn comment(context: &EditContext, text: &str) -> Result<Transaction, EditError> {
    let old = context.tree().text(context.node, "C").filter(|old| old.contains("<<<<<<<"));
    let kept = old.map(|old| blocks::keep_marks(&old, text));
    write(context, comment_title(text), "C", kept.as_deref().unwrap_or(text))
}

/// The undo step's title for a comment: its first words.
fn comment_title(text: &str) -> String {
    let mut words = String::new();
    for word in text.split_whitespace() {
        if !words.is_empty() {
            words.push(' ');
        }
        words.extend(word.chars().take(LETTERS));
        if words.chars().count() > LETTERS {
            words.push('…');
            break;
        }
    }
    match words.is_empty() {
        true => say!("comment-removed", "Remove comment"),
        false => say!("comment-says", "Comment: {words}", words),
    }
}

/// About this many characters identify a text.
const LETTERS: usize = 48;

pub(crate) fn append_comment(context: &EditContext, text: &str) -> Result<Transaction, EditError> {
    let whole = match context.tree().text(context.node, "C") {
        Some(old) if !old.trim().is_empty() => format!("{}\n\n{text}", old.trim_end()),
        _ => text.to_owned(),
    };
    write(context, StaticText("command-append-comment", "Append to comment"), "C", &whole)
}

pub(crate) fn name(context: &EditContext, text: &str) -> Result<Transaction, EditError> {
    write(context, StaticText("name-the-node", "Name node"), "N", text)
}

/// Replaces a text, or removes it if the new one is blank.
fn write(context: &EditContext, title: impl Said, id: &str, text: &str) -> Result<Transaction, EditError> {
    let mut draft = context.draft();
    single::put_text(context, &mut draft, id, text)?;
    Ok(context.commit(title, draft))
}

pub(crate) fn set(context: &EditContext, id: &str, values: &[String]) -> Result<Transaction, EditError> {
    let mut draft = context.draft();
    check_name(context, id, draft.has(id))?;
    if id == "CA" {
        encoding::check_label(context, values.first().map_or("", String::as_str))?;
    }
    let values = values.iter().map(|value| context.text_value(value)).collect::<Result<Vec<_>, _>>()?;
    draft.set_whole(id, &values);
    Ok(context.commit(say!("set", "Set {id}", id = called(context, id)), draft))
}

/// Refuses to make a property with a name that the format forbids. One that is there already may be changed.
fn check_name(context: &EditContext, id: &str, is_there: bool) -> Result<(), EditError> {
    if is_there || id.bytes().all(|byte| byte.is_ascii_uppercase()) {
        return Ok(());
    }
    // The colours of some games are numbers.
    if vocabulary::look_up(id, context.kind.identity().game()).is_some() {
        return Ok(());
    }
    if !id.bytes().any(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit()) {
        return Err(refused!(
            "cannot-name-property-needs",
            "'{id}' is not a valid property name: it needs a capital letter",
            id
        ));
    }
    Err(refused!(
        "cannot-name-property-capitals",
        "'{id}' is not a valid property name: only capital letters are allowed",
        id
    ))
}

/// Changes a single value; the others keep their bytes.
pub(crate) fn edit_value(context: &EditContext, id: &str, change: &ValueChange) -> Result<Transaction, EditError> {
    let mut draft = context.draft();
    check_name(context, id, draft.has(id))?;
    if id == "CA" {
        return Err(refused!(
            "ca-changed-by-encoding",
            "CA names the encoding of the record: use 'encoding' to change both"
        ));
    }
    let count = draft.values(id).len();
    let there = |number: usize| match (1..=count).contains(&number) {
        true => Ok(number - 1),
        false if count == 0 => Err(missing(id)),
        false => Err(refused!("has-no-such-value", "{id} has no value {number}: it has {count}", count, id, number)),
    };
    match change {
        ValueChange::Add(values) => {
            let entry = vocabulary::look_up(id, context.kind.identity().game());
            if count + values.len() > 1 && entry.is_some_and(|entry| entry.shape == vocabulary::ValueCount::Single) {
                return Err(EditError::refused(match count {
                    0 => message!("has-one-value", "{id} can have only one value", id),
                    _ => message!(
                        "has-one-value-already",
                        "{id} can have only one value and already has it: use 'change-value' to change it",
                        id
                    ),
                }));
            }
            let values = values.iter().map(|value| context.text_value(value)).collect::<Result<Vec<_>, _>>()?;
            draft.add_values(id, &values);
            return Ok(context.commit(say!("add-to-property", "Add to {id}", id = called(context, id)), draft));
        }
        ValueChange::Put(number, text) => {
            let (wanted, new) = (there(*number)?, context.text_value(text)?);
            let mut numbers = 0..;
            draft.edit_values(id, true, |values| {
                let found = values.iter_mut().find(|_| numbers.next() == Some(wanted));
                found.into_iter().for_each(|value| value.clone_from(&new));
            });
        }
        ValueChange::Remove(number) => {
            let wanted = there(*number)?;
            let mut numbers = 0..;
            draft.edit_values(id, false, |values| values.retain(|_| numbers.next() != Some(wanted)));
        }
        ValueChange::Move(number, to) => {
            let (from, to) = (there(*number)?, there(*to)?);
            let mut all = draft.values(id);
            let value = all.remove(from);
            all.insert(to, value);
            let mut rest = all.into_iter();
            draft.edit_values(id, true, |values| values.iter_mut().zip(&mut rest).for_each(|(old, new)| *old = new));
        }
    }
    Ok(context.commit(say!("change-property", "Change {id}", id = called(context, id)), draft))
}

/// The name of a property; its identifier if it has no name.
pub(crate) fn called(context: &EditContext, id: &str) -> String {
    single::entry(context, id).map_or(id, |entry| entry.localized()).to_owned()
}

pub(crate) fn unset(context: &EditContext, id: &str) -> Result<Transaction, EditError> {
    let mut draft = context.draft();
    if !draft.remove_whole(id) {
        return Err(missing(id));
    }
    if id == "CA" {
        encoding::check_removal(context)?;
    }
    Ok(context.commit(say!("remove-property", "Remove {id}", id = called(context, id)), draft))
}

pub(crate) fn rename(context: &EditContext, id: &str, to: &str) -> Result<Transaction, EditError> {
    let mut draft = context.draft();
    if !draft.has(id) {
        return Err(missing(id));
    }
    if id != to && draft.has(to) {
        return Err(refused!("node-has-property-already", "this node already has a property {to}", to));
    }
    check_name(context, to, false)?;
    if id == "CA" {
        encoding::check_removal(context)?;
    }
    if to == "CA" {
        let label = context.tree().simple_text(context.node, id).unwrap_or_default();
        encoding::check_label(context, &label)?;
    }
    draft.rename(id, to);
    Ok(context.commit(say!("rename", "Rename {id} to {to}", id, to), draft))
}

fn missing(id: &str) -> EditError {
    EditError::Nothing(message!("node-has-no-property", "this node has no property {id}", id))
}

pub(crate) fn annotate(
    context: &EditContext,
    annotation: Option<Annotation>,
    strength: u8,
) -> Result<Transaction, EditError> {
    let mut draft = context.draft();
    let Some(annotation) = annotation else {
        for (_, annotation) in Annotation::ALL {
            single::clear(context, &mut draft, annotation.row().id)?;
        }
        return Ok(context.commit(say!("clear-annotations", "Clear annotations"), draft));
    };
    let row = annotation.row();
    let id = row.id;
    for rival in vocabulary::rival_judgements(id) {
        single::clear(context, &mut draft, rival)?;
    }
    let value: &[u8] = match (row.is_double, strength) {
        (false, _) => b"",
        (true, 2) => b"2",
        (true, _) => b"1",
    };
    single::put(context, &mut draft, id, value);
    Ok(context.commit(row.title, draft))
}

pub(crate) fn value(context: &EditContext, value: Option<&str>) -> Result<Transaction, EditError> {
    let mut draft = context.draft();
    single::put_or_clear(context, &mut draft, "V", value)?;
    Ok(context.commit(StaticText("value-of-position", "Set position value"), draft))
}

pub(crate) fn figure(context: &EditContext, figure: Option<&PrintedFigure>) -> Result<Transaction, EditError> {
    let mut draft = context.draft();
    match figure {
        None => drop(single::clear(context, &mut draft, "FG")?),
        Some(PrintedFigure { flags: 0, name }) if name.is_empty() => single::put(context, &mut draft, "FG", b""),
        Some(PrintedFigure { flags, name }) => {
            let value = [format!("{flags}:").as_bytes(), &context.composed_value(name)?].concat();
            single::put(context, &mut draft, "FG", value);
        }
    }
    Ok(context.commit(StaticText("figure", "Figure"), draft))
}
