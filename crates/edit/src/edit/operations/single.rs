//! Single-valued properties: a command changes the value in place, and keeps everything else in the property.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::values::draft::Draft;
use crate::language;
use crate::sgf::{
    ValueCount, value,
    vocabulary::{self, PropertyEntry},
};
use crate::text;

/// Gives a property of one value this raw one. A value that is not understood, and so is shown nowhere, stays behind it.
pub(crate) fn put(context: &EditContext, draft: &mut Draft, id: &str, value: impl AsRef<[u8]>) {
    let value = value.as_ref();
    let first = draft.values(id).into_iter().next();
    if first.is_none_or(|raw| is_understood(context, id, &raw)) {
        draft.put(id, value);
        return;
    }
    let mut new = Some(value.to_vec());
    draft.edit_values(id, true, |values| values.splice(..0, new.take()).for_each(drop));
}

/// Gives a property of one value this raw one, or removes it.
///
/// # Errors
/// As [`clear`].
pub(crate) fn put_or_clear(
    context: &EditContext,
    draft: &mut Draft,
    id: &str,
    value: Option<impl AsRef<[u8]>>,
) -> Result<(), EditError> {
    match value {
        Some(value) => put(context, draft, id, value),
        None => drop(clear(context, draft, id)?),
    }
    Ok(())
}

/// Removes a property of one value. Returns whether it was there.
///
/// # Errors
/// Where it holds more than this value, or one that is not understood: nobody saw what would go.
pub(crate) fn clear(context: &EditContext, draft: &mut Draft, id: &str) -> Result<bool, EditError> {
    clear_if(draft, id, |_, raw| is_understood(context, id, raw))
}

/// As [`clear`], where the first value was shown, whatever it is.
///
/// # Errors
/// Where the property holds more than this value.
pub(crate) fn clear_shown(context: &EditContext, draft: &mut Draft, id: &str) -> Result<bool, EditError> {
    let is_text = entry(context, id).is_some_and(PropertyEntry::is_text);
    clear_if(draft, id, |number, raw| number == 0 || !is_text && is_understood(context, id, raw))
}

fn clear_if(draft: &mut Draft, id: &str, may_go: impl Fn(usize, &[u8]) -> bool) -> Result<bool, EditError> {
    let values = draft.values(id);
    let mut held =
        values.iter().enumerate().filter(|(number, raw)| !raw.trim_ascii().is_empty() && !may_go(*number, raw));
    if let Some((_, raw)) = held.next() {
        let value = language::in_short(&String::from_utf8_lossy(raw));
        return Err(refused!(
            "property-holds-more",
            "{id} of this node also says “{value}”, which this command does not remove; 'unset {id}' removes all of it",
            id,
            value
        ));
    }
    Ok(draft.remove_whole(id))
}

/// Gives a text another wording. Of a text that has several values, which are shown as one, those stay as they are that begin or end
/// the new wording, too. A blank wording removes the text.
///
/// # Errors
/// Where the encoding has no room for it.
pub(crate) fn put_text(context: &EditContext, draft: &mut Draft, id: &str, wording: &str) -> Result<(), EditError> {
    if wording.trim().is_empty() {
        draft.remove_whole(id);
        return Ok(());
    }
    let lines = vocabulary::joins(id) == Some("\n");
    let raw = |wording: &str| if lines { context.text_value(wording) } else { context.simple_value(wording) };
    let old = draft.values(id);
    let between = vocabulary::joins(id).filter(|_| old.len() > 1);
    let Some(between) = between else {
        draft.put(id, raw(wording)?);
        return Ok(());
    };
    let read = if lines { text::text_of } else { text::simple_text_of };
    let old: Vec<String> = old.iter().map(|raw| read(&context.charset().decode(raw).text)).collect();
    let mut rest = wording;
    let mut kept = 0..0;
    for value in &old[..old.len() - 1] {
        let Some(behind) = rest.strip_prefix(value.as_str()).and_then(|behind| behind.strip_prefix(between)) else {
            break;
        };
        rest = behind;
        kept.start += 1;
    }
    kept.end = old.len();
    for value in old[kept.start + 1..].iter().rev() {
        let Some(before) = rest.strip_suffix(value.as_str()).and_then(|before| before.strip_suffix(between)) else {
            break;
        };
        rest = before;
        kept.end -= 1;
    }
    if rest == old[kept.start] && kept.len() == 1 {
        return Ok(());
    }
    let mut new = Some(raw(rest)?);
    let mut numbers = 0..;
    draft.edit_values(id, false, |values| {
        values.retain_mut(|raw| match numbers.next() {
            Some(number) if kept.contains(&number) => new.take().is_some_and(|new| {
                *raw = new;
                true
            }),
            _ => true,
        });
    });
    Ok(())
}

/// Whether a raw value is one that the property can have: such a value is shown, others are not.
pub(crate) fn is_understood(context: &EditContext, id: &str, raw: &[u8]) -> bool {
    let Some(entry) = entry(context, id) else { return true };
    let text = context.charset().decode(raw).text;
    let reading = value::read_value(entry, context.kind.identity().game(), &text);
    text.trim().is_empty() && entry.shape == ValueCount::Single || reading.fit != value::Fit::Illegal
}

/// The vocabulary entry of a property: for this game, or else another.
pub(crate) fn entry(context: &EditContext, id: &str) -> Option<&'static PropertyEntry> {
    vocabulary::look_up(id, context.kind.identity().game()).or_else(|| vocabulary::look_up_anywhere(id))
}
