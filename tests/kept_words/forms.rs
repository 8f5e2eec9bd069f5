//! What becomes of a record as a whole: the clean form, other encodings, a file for each game.

use variorum::edit::split;
use variorum::sgf::{self, Tree};
use variorum::text::{Charset, detect};

use super::law::Story;
use super::reading::{Reading, Word, charsets, word};
use super::record::Record;

/// What any of these forms lost.
pub fn losses(story: &Story) -> Vec<String> {
    let reading = Reading::of(&Record::bytes(&story.pieces, story.wide));
    let words: Vec<Word> = story.words.iter().filter_map(|raw| word(raw, &reading)).collect();
    let tree = &reading.tree;
    let had = charsets(tree);
    let renamed: Vec<_> = reading.label().chain(reading.long_names()).collect();
    let mut lost = Vec::new();
    let mut look = |form: &str, bytes: Vec<u8>, inside: &dyn Fn(usize) -> bool| {
        let made = Tree::read(bytes).0;
        let encodings = charsets(&made);
        for word in &words {
            // Between games in several encodings nobody says which a word is in.
            let wraps = reading.roots.iter().filter_map(|&root| reading.nodes[root].wrap);
            let outside = |place: usize| !wraps.clone().any(|wrap| wrap.0 <= place && place < wrap.1);
            if !word.raw.is_ascii() && had.len() > 1 && word.places(reading.text(), &had).iter().any(|at| outside(at.0))
            {
                continue;
            }
            let place = word.places(reading.text(), &had).into_iter().find(|place| inside(place.0));
            // The name of an encoding makes way for another, and names are as the format has them now.
            let named = place.is_some_and(|place| renamed.iter().any(|span| span.0 <= place.0 && place.1 <= span.1));
            if let Some(place) = place.filter(|_| !named && !word.stands(made.source(), &encodings)) {
                let torn = if !word.raw.is_ascii() && word.parts_stand(made.source()) { "torn: " } else { "" };
                lost.push(format!("{form}: {torn}{}", reading.place(place.0)));
            }
        }
    };
    if reading.roots.is_empty() {
        // It is no record.
        return vec![];
    }
    if let Ok(bytes) = sgf::normalize(tree, false) {
        look("normalize", bytes, &|_| true);
    }
    for label in ["utf-8", "latin1", "gbk", "macintosh", "utf-16le"] {
        let charset = Charset::for_label(label).expect("an encoding");
        // Whoever asks for an encoding that is not found again is told so.
        let is_found = |bytes: &Vec<u8>| charset.is_wide() || detect(bytes).same_encoding(&charset);
        if let Some(bytes) = sgf::convert(tree, &charset, false).ok().filter(is_found) {
            look("convert", bytes, &|_| true);
        }
    }
    for (game, bytes) in split(tree).into_iter().enumerate().filter(|_| reading.regular) {
        let wrap = reading.nodes[reading.roots[game]].wrap.unwrap_or_default();
        // What stands before the first node of a game may be read as text beside it, which stays in the record that is taken apart.
        let root = reading.nodes[reading.roots[game]].own.0;
        look("split", bytes, &|at| root.max(wrap.0) <= at && at < wrap.1);
    }
    lost.sort();
    lost.dedup();
    lost
}
