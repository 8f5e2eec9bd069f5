//! A check that every [`Transaction`] passes: if the resulting record is saved and opened again, each game must be read in the encoding
//! that it has now.
//!
//! A record without `CA` is in an encoding guessed from its bytes. The first transaction that writes non-ASCII text adds `CA` with that
//! encoding, and so does one after which another encoding would be guessed; if the record would be misread even then, the transaction is
//! refused.

use super::change::Change;
use super::draft::Draft;
use super::transaction::{Merge, Transaction};
use super::{Document, Refusal};
use crate::sgf::{NewNode, NodeId, PropertyText, Tree, charset_name, differing};
use crate::text::{Charset, Origin};
use std::collections::HashMap;

/// Records of up to so many bytes are written and read again whole to find their encodings. Of longer records only an excerpt is looked
/// at, so that a step in them takes no longer.
#[doc(hidden)]
pub const READ_WHOLE: usize = 1 << 17;

/// A transaction that passed the guard. Only [`Document::settle`] makes one, and [`Document::apply`] takes nothing else.
#[derive(Debug)]
#[doc(hidden)]
pub struct Settled(Transaction);

impl Settled {
    /// The transaction.
    pub fn transaction(&self) -> &Transaction {
        &self.0
    }

    /// What CA said besides the name of an encoding, and is kept in a private property from now on. `tree` is the record before.
    pub fn kept_labels(&self, tree: &Tree) -> Vec<String> {
        let values = |list: &[PropertyText], id: &str| -> Vec<Vec<u8>> {
            let texts = list.iter().map(|text| tree.read_property(text)).filter(|property| property.is_called(id));
            texts.flat_map(|property| property.values().map(<[u8]>::to_vec).collect::<Vec<_>>()).collect()
        };
        let lists = self.0.changes.iter().filter_map(|change| match change {
            Change::SetList { node, list, .. } if tree.is_root(*node) => Some((tree.entries(*node), list)),
            _ => None,
        });
        let kept = lists.flat_map(|(old, list)| {
            let (labels, known) = (values(&old, "CA"), values(&old, charset_name::REST));
            let is_renamed = labels != values(list, "CA");
            // Anybody can write into the private property as well.
            let was_of_label = move |value: &Vec<u8>| {
                is_renamed && labels.iter().any(|label| memchr::memmem::find(label, value).is_some())
            };
            let rest = values(list, charset_name::REST).into_iter();
            rest.filter(move |value| !known.contains(value) && was_of_label(value))
        });
        kept.map(|value| String::from_utf8_lossy(&value).into_owned()).collect()
    }

    pub(super) fn into_transaction(self) -> Transaction {
        self.0
    }

    /// Merges it into the previous undo step, if that has a matching key.
    pub fn merge(&mut self, merge: Option<Merge>) {
        self.0.merge(merge);
    }
}

/// Why another encoding may be found after a transaction.
#[derive(Default)]
struct Risk {
    /// It writes bytes whose meaning depends on the encoding.
    writes: bool,
    /// It may change the `CA` that the encoding of a game is found by.
    names: bool,
}

impl Document {
    /// Lets a transaction pass, with a `CA` added to it where that is needed. `home` is the root of the game that it writes to.
    ///
    /// # Errors
    /// [`Refusal::Misread`].
    #[doc(hidden)]
    pub fn settle(&self, mut transaction: Transaction, home: Option<NodeId>) -> Result<Settled, Refusal> {
        // A tree that was just read from bytes is read from them again.
        if transaction.is_empty() || transaction.changes.iter().any(|change| matches!(change, Change::Replace { .. })) {
            return Ok(Settled(transaction));
        }
        let tree = self.tree();
        if let Some(home) = home {
            promise(tree, &mut transaction, home);
        }
        let risk = risk(tree, &transaction);
        let foreign = risk.writes || tree.has_foreign_text();
        let sure = tree.is_surely_utf8();
        let short = tree.size() <= self.read_whole;
        let whole = match foreign {
            true => risk.names || short && !sure,
            // No letter can be misread, but the tree says of each game in which encoding it will be found.
            false => risk.names && short,
        };
        if whole {
            return self.read_whole(transaction);
        }
        if sure || !risk.writes {
            return Ok(Settled(transaction));
        }
        let home = home.or_else(|| tree.games().next());
        match home.filter(|&home| is_contradicted(tree, &mut transaction, home)) {
            Some(home) => Err(Refusal::Misread(tree.charset(home).own_name())),
            None => Ok(Settled(transaction)),
        }
    }

    /// Reads the record again as the transaction leaves it. Where games are read in another encoding than they are in, the first of them
    /// gets a `CA`; where that does not help, all of them do.
    fn read_whole(&self, transaction: Transaction) -> Result<Settled, Refusal> {
        let after = self.after(&transaction);
        let again = after.reopened();
        let misread = after.misread_games(&again);
        let Some(&first) = misread.first() else {
            // No game is left, but text that is none would be read as a game.
            return match after.games().next().is_none() && again.games().next().is_some() {
                true => Err(Refusal::Misread(after.charset_of_all().own_name())),
                false => Ok(self.with_encodings(transaction, &after, &again)),
            };
        };
        for games in [&misread[..1], &misread[..]] {
            let mut named = transaction.clone();
            for &root in games.iter().filter(|&&root| !after.has(root, "CA") && !after.charset(root).is_wide()) {
                name(self.tree(), &mut named, root, after.charset(root).clone());
            }
            let after = self.after(&named);
            let again = after.reopened();
            if after.misread_games(&again).is_empty() {
                return Ok(self.with_encodings(named, &after, &again));
            }
        }
        // The record was misread before: the user chose an encoding that its bytes do not show.
        if !self.tree().misread_games(&self.tree().reopened()).is_empty() {
            return Ok(Settled(transaction));
        }
        Err(Refusal::Misread(after.charset(first).own_name()))
    }

    /// Adds to the transaction, for each game, the encoding that is found when the record is opened again. `after` is the tree that the
    /// transaction leaves, and `again` is the tree that is read from its bytes.
    fn with_encodings(&self, transaction: Transaction, after: &Tree, again: &Tree) -> Settled {
        let mut added = transaction.clone();
        if !add_encodings(&mut added, after, again) {
            return Settled(transaction);
        }
        // Damaged text can be read and written in another way in the other encoding. Then everything stays as it is.
        let as_found = self.after(&added);
        let same = as_found.misread_games(after).is_empty() && as_found.misread_games(&as_found.reopened()).is_empty();
        Settled(if same { added } else { transaction })
    }
}

/// Adds the encodings of `again` where they differ from those of `after`, and returns whether it did. An encoding that somebody chose
/// stays.
fn add_encodings(transaction: &mut Transaction, after: &Tree, again: &Tree) -> bool {
    let chosen = |charset: &Charset| charset.origin() == Origin::Given || charset.is_wide();
    let (ours, theirs) = (after.charset_of_all(), again.charset_of_all());
    // A record with one byte a letter is not written in UTF-16 because it could be read so.
    let widened = theirs.is_wide() || again.games().any(|root| again.charset(root).is_wide());
    if widened || chosen(ours) || !after.has_several_charsets() && !again.has_several_charsets() && ours == theirs {
        return false;
    }
    if !again.has_several_charsets() {
        transaction.set_charset(theirs.clone());
        return true;
    }
    let games = after.games().zip(again.games()).map(|(root, other)| (root, again.charset(other).clone()));
    let (made, read): (Vec<_>, Vec<_>) = games.partition(|(root, _)| after.is_made(*root));
    let changed = |(root, charset): &(NodeId, Charset)| after.charset(*root) != charset;
    if after.has_several_charsets() && !made.iter().chain(&read).any(changed) {
        return false;
    }
    let mut charsets = after.charsets_with(&read);
    // The tree takes a list of one entry for a record in one encoding; here only games that were made are in others.
    if let [all] = &charsets[..] {
        charsets.push((after.source().len() as u32, all.1.clone()));
    }
    transaction.set_charsets(charsets);
    for (root, charset) in made {
        transaction.set_made_charset(root, charset);
    }
    true
}

/// Writes `CA` into the game that starts at `home`, where the transaction writes other letters than ASCII and the record has no `CA`:
/// UTF-8 where all was ASCII, else the encoding that was guessed.
fn promise(tree: &Tree, transaction: &mut Transaction, home: NodeId) {
    let pending = transaction.pending_charset();
    let charset = pending.or(transaction.made_charset(home)).unwrap_or_else(|| tree.charset(home)).clone();
    let whole = pending.is_some();
    let charset_of = |node: Option<NodeId>| {
        let there = node.filter(|&node| !whole && tree.index(node) <= tree.len());
        there.map_or(&charset, |node| tree.charset(node))
    };
    if transaction.writes_letters(|node| !charset_of(node).is_undeclared_ascii()) {
        return name(tree, transaction, home, Charset::utf8());
    }
    if charset.is_unnamed() && transaction.writes_letters(|node| !charset_of(node).is_unnamed()) {
        // Even an invalid `CA` is left alone: somebody wrote it.
        if pending_label(tree, transaction, home).is_none() {
            name(tree, transaction, home, charset.clone());
        }
    }
}

fn risk(tree: &Tree, transaction: &Transaction) -> Risk {
    let mut risk = Risk::default();
    let foreign = |list: &[PropertyText]| list.iter().any(PropertyText::is_foreign);
    let mut regroups = false;
    for change in &transaction.changes {
        match change {
            Change::Create { new, .. } => risk.writes |= foreign(&new.properties),
            Change::SetList { node, list, .. } => {
                let old = tree.entries(*node);
                let (lost, found) = differing(&old, list);
                let (lost, found) = (&old[lost], &list[found]);
                risk.writes |= foreign(found);
                let named = |list| first_label(tree, list).is_some();
                risk.names |= tree.is_root(*node)
                    && (named(lost) || named(found))
                    && tree.label_in(list) != tree.value(*node, "CA");
            }
            Change::Link { parent, .. } => regroups |= parent.is_none(),
            Change::Unlink { node, .. } => regroups |= tree.is_root(*node),
            Change::SetCharsets { .. } | Change::SetMadeCharset { .. } => risk.names = true,
            Change::Splice { .. } | Change::Replace { .. } => {}
        }
    }
    let ascii = !risk.writes && !tree.has_foreign_text();
    risk.names |= regroups && !((ascii || !tree.has_several_charsets()) && names_stay(tree, transaction));
    risk
}

/// Whether each game keeps the `CA` that its encoding is found by, although games are added and removed: all of that happens behind the
/// first game, and a game that is added has the `CA` of the first one or, where games are in several encodings, its own.
fn names_stay(tree: &Tree, transaction: &Transaction) -> bool {
    let Some(first) = tree.games().next().filter(|_| !tree.has_loose_text() && !tree.has_open_value()) else {
        return false;
    };
    let several = tree.has_several_charsets();
    // In a game without its semicolon the `CA` of the next game could be read as its own.
    let begins = |at: usize| tree.source().get(at) == Some(&b';');
    if several && !tree.offset(first).is_none_or(begins) {
        return false;
    }
    let label = tree.value(first, "CA");
    let mut made: HashMap<NodeId, &NewNode> = HashMap::new();
    transaction.changes.iter().all(|change| match change {
        Change::Create { node, new } => {
            made.insert(*node, new);
            let named = first_label(tree, &new.properties);
            (several || named.is_none() || tree.label_in(&new.properties) == label)
                && new.properties.iter().all(|text| Some(text) == named || !names_encoding(tree, text))
        }
        Change::Unlink { node, .. } => !tree.is_root(*node) || !several && *node != first,
        Change::Link { node, parent: None, before, .. } if *before != Some(first) => match made.get(node) {
            Some(new) if several => tree.gives_own_charset(new),
            Some(new) => tree.label_in(&new.properties) == label,
            None => !several && tree.is_root(*node),
        },
        Change::Link { parent, .. } => parent.is_some(),
        _ => true,
    })
}

/// Whether the bytes of a property could be read as `CA[...]`.
fn names_encoding(tree: &Tree, text: &PropertyText) -> bool {
    let names = |raw: &[u8]| memchr::memmem::find(raw, b"CA[").is_some();
    let property = tree.read_property(text);
    property.ident().ends_with(b"CA") || property.id() == "CA" || property.values().any(names)
}

/// The property in a list that names the encoding.
fn first_label<'a>(tree: &Tree, list: &'a [PropertyText]) -> Option<&'a PropertyText> {
    list.iter().find(|text| tree.read_property(text).is_called("CA"))
}

/// The value of `CA` in a root after a transaction.
fn pending_label(tree: &Tree, transaction: &mut Transaction, root: NodeId) -> Option<Vec<u8>> {
    match transaction.pending_list(root) {
        Some(list) => tree.label_in(list).map(<[u8]>::to_vec),
        None => tree.value(root, "CA").map(<[u8]>::to_vec),
    }
}

fn is_contradicted(tree: &Tree, transaction: &mut Transaction, home: NodeId) -> bool {
    let first = tree.games().next().filter(|_| !tree.has_several_charsets());
    let label = pending_label(tree, transaction, first.unwrap_or(home));
    let mut written = Vec::new();
    for change in &transaction.changes {
        let (Change::SetList { list, .. } | Change::Create { new: NewNode { properties: list, .. }, .. }) = change
        else {
            continue;
        };
        for text in list.iter().filter(|text| text.is_foreign()) {
            let property = tree.read_property(text);
            written.extend_from_slice(property.ident());
            for value in property.values() {
                written.extend([b"[", value, b"]"].concat());
            }
        }
    }
    tree.is_contradicted(home, label.as_deref(), &written)
}

/// Adds to a transaction that it writes `CA` into the root of a game. A record of nothing but ASCII without a `CA` gets UTF-8.
fn name(tree: &Tree, transaction: &mut Transaction, root: NodeId, charset: Charset) {
    let charset = if charset.is_undeclared_ascii() { Charset::utf8() } else { charset }.with_origin(Origin::Ca);
    match transaction.pending_list(root) {
        Some(list) => {
            let mut draft = Draft::of_list(tree, std::mem::take(list));
            declare(&mut draft, &charset);
            *list = draft.into_list();
        }
        None => {
            let mut draft = Draft::of(tree, root);
            declare(&mut draft, &charset);
            transaction.set_list(root, draft.into_list());
        }
    }
    if !tree.has_several_charsets() {
        transaction.set_charset(charset);
    } else if !tree.is_made(root) {
        transaction.set_charsets(tree.charsets_with(&[(root, charset)]));
    } else if tree.index(root) <= tree.len() {
        transaction.set_made_charset(root, charset);
    }
}

/// Writes CA where other programs look for it: early in the first node.
#[doc(hidden)]
pub fn declare(draft: &mut Draft<'_>, charset: &Charset) {
    let properties: Vec<(String, bool)> = draft
        .properties()
        .map(|property| (property.id().into_owned(), property.values().any(charset_name::is_foreign)))
        .collect();
    let place = charset_name::place(properties.iter().map(|(id, foreign)| (id.as_str(), *foreign)));
    let old = draft.properties().find(|property| property.id() == "CA");
    let old: Vec<Vec<u8>> = old.map(|property| property.values().map(<[u8]>::to_vec).collect()).unwrap_or_default();
    let (named, rest) = charset_name::renamed_all(&old, charset.ca_name());
    if place.keep.is_some() {
        draft.put_all("CA", &[named]);
    } else {
        // Foreign text precedes this `CA`, so it moves to an earlier place.
        draft.remove_first("CA");
        draft.insert(place.at, "CA", &[named]);
    }
    draft.add_values(charset_name::REST, &rest);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A longer record of which only an excerpt is looked at: what is written into it is read again as it was meant, or refused,
    /// and all other text stays what it was.
    #[test]
    fn an_excerpt_settles_the_encoding_of_a_long_record() {
        const WORDS: [&str; 8] = ["a", "é", "棋", "第五局", "Москва", "予選", "\x1B$B;n9g", "ÐÂ"];
        const TEXTS: [(&str, &str); 7] = [
            ("gbk", "第五局 古力九段执黑中盘胜"),
            ("big5", "本因坊 黑中押勝"),
            ("shift_jis", "第二局は黒の中押し勝ちでした"),
            ("euc-kr", "이창호 구단이 흑으로 불계승했다"),
            ("windows-1252", "Zürich, Köln, déjà vu"),
            ("windows-1251", "Хороший ход чёрных камней"),
            ("utf-8", "Zürich 第五局"),
        ];
        let mut random = fastrand::Rng::with_seed(128);
        let (mut done, mut refused) = (0, 0);
        for case in 0..600 {
            let (label, text) = TEXTS[random.usize(..TEXTS.len())];
            let charset = Charset::for_label(label).expect("a name");
            let named = if random.bool() { format!("CA[{label}]") } else { String::new() };
            let text = charset.encode(text).expect("its own letters");
            let mut record = format!("(;GM[1]{named}").into_bytes();
            for _ in 0..random.usize(1..9) {
                record.extend([&b";B[aa]C["[..], &text, b"]"].concat());
            }
            record.push(b')');
            let (mut document, _) = Document::open(record.clone());
            document.read_whole = 0;
            for _ in 0..3 {
                let tree = document.tree();
                let nodes: Vec<NodeId> = tree.descendants(tree.games().next().expect("a game")).collect();
                let (node, word) = (nodes[random.usize(..nodes.len())], WORDS[random.usize(..WORDS.len())]);
                let before = tree.write();
                let mut edit = document.edit("Write");
                let written = edit.set_text(node, "N", word).is_ok();
                match edit.apply() {
                    Ok(()) => done += usize::from(written),
                    Err(_) => {
                        refused += 1;
                        assert_eq!(document.tree().write(), before);
                    }
                }
                let tree = document.tree();
                let wrong = tree.misread_games(&tree.reopened());
                assert_eq!(wrong, [], "case {case}: {word} in {}", tree.write().escape_ascii());
                assert!(
                    !written || tree.write() == before || tree.text(node, "N").as_deref() == Some(word),
                    "case {case}"
                );
            }
            document.jump_to(0);
            assert_eq!(document.tree().write(), record, "case {case}: undone");
        }
        assert!(done > 500, "{done} done, {refused} refused");
    }
}
