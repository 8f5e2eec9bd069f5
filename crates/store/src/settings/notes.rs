//! The explanations in the settings file, in the user's language.

use super::{NOTES, RENAMED, Settings};
use crate::language::{self, Word};
use crate::languages;
use crate::ron_text;

/// The lines above everything else.
pub(super) const HEAD: [Word; 2] = [
    Word("settings-head", "Settings of Variorum. Edit them only while the program is not running;"),
    Word("settings-head-more", "a missing line means the default value. Comments and unknown lines are kept."),
];

/// The comment lines, with the field below each; none for those at the beginning.
pub(super) fn explained() -> Vec<ron_text::Note<'static>> {
    let head = HEAD.iter().map(|line| ron_text::Note { above: None, said: line.said() });
    let notes = NOTES.iter().map(|(field, note)| ron_text::Note { above: Some(field), said: note.said() });
    let older = RENAMED.iter().filter_map(|field| {
        let (_, note) = NOTES.iter().find(|(now, _)| *now == field.now)?;
        Some(ron_text::Note { above: Some(field.before), said: note.said() })
    });
    head.chain(notes).chain(older).collect()
}

/// The text with its notes in the language of these settings. Only notes that equal the program's own in one of its languages are replaced:
/// all others are the user's.
pub(super) fn in_language(text: String, settings: &Settings) -> String {
    let now = language::with(languages::chosen(&settings.language), explained);
    let notes = ron_text::Notes::of(&text);
    let mut found = notes.standing(&language::in_english(explained));
    // The catalogues of all languages are read only where nothing is said in this one.
    if found.is_empty() && notes.standing(&now).is_empty() {
        let others = languages::all().iter().filter_map(|language| language.voice());
        found = others.flat_map(|voice| notes.standing(&language::with(Some(voice), explained))).collect();
    }
    if found.is_empty() { text } else { notes.say_anew(found, &now) }
}
