//! A pseudo-language for tests: accented English, a third longer. Text that stays plain is missing from the catalogues; text that is cut
//! off would be cut off in other languages too.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use variorum_sgf::language::{Pattern, Voice};

/// The pseudo-language.
#[derive(Debug)]
pub(super) struct Pseudo {
    words: Mutex<Option<HashMap<&'static str, &'static str>>>,
}

impl Pseudo {
    pub const fn new() -> Self {
        Self { words: Mutex::new(None) }
    }
}

impl Voice for Pseudo {
    fn say(&self, text: &Pattern<'_>) -> Option<String> {
        let one = text.arguments.first().is_some_and(|(_, first)| first.is_one());
        let english = if one { text.english.first() } else { text.english.last() }?;
        let mut out = String::from("[");
        let mut plain = 0;
        let mut rest = *english;
        while let Some(open) = rest.find('{') {
            plain += accented(&rest[..open], &mut out);
            let close = rest[open..].find('}').map_or(rest.len(), |at| open + at);
            let name = &rest[open + 1..close];
            match text.arguments.iter().find(|(known, _)| *known == name) {
                Some((_, value)) => out += &value.to_string(),
                None => out += name,
            }
            rest = rest.get(close + 1..).unwrap_or_default();
        }
        plain += accented(rest, &mut out);
        lengthen(plain, &mut out);
        Some(out)
    }

    fn word(&self, _name: &str, english: &'static str) -> Option<&'static str> {
        let mut words = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        Some(*words.get_or_insert_default().entry(english).or_insert_with(|| {
            let mut out = String::from("[");
            let plain = accented(english, &mut out);
            lengthen(plain, &mut out);
            out.leak()
        }))
    }
}

/// Adds a text with accents; returns its length.
fn accented(text: &str, out: &mut String) -> usize {
    const PLAIN: &str = "aceinosuyACEINOSUY";
    const ACCENTED: &str = "àçéîñöšùÿÀÇÉÎÑÖŠÙŸ";
    let accent = |letter| PLAIN.find(letter).and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter);
    out.extend(text.chars().map(accent));
    text.chars().count()
}

/// Makes a text as much longer as translations are.
fn lengthen(letters: usize, out: &mut String) {
    out.extend(std::iter::repeat_n('·', (letters / 3).max(2)));
    out.push(']');
}
