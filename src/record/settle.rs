//! The guard that every step passes: what it leaves is read in its encodings when the record is opened again.
//!
//! An encoding that was only guessed is named by the first step that writes other letters than ASCII. Where what a step writes
//! or takes out would turn what the record is taken for, that is named too, and where that does not help the step is refused.

use super::change::Change;
use super::draft::Draft;
use super::transaction::{Merge, Transaction};
use super::{Document, Refusal};
use crate::sgf::{NodeId, PropertyText, Tree, charset_name};
use crate::text::{Charset, Origin};

/// Records of up to so many bytes are read again whole, where that is in question; of longer ones an excerpt is looked at, so that
/// a step takes no longer than in these.
pub(crate) const READ_WHOLE: usize = 1 << 17;

/// A transaction that leaves a record which is read as what it was meant to be.
#[derive(Debug)]
pub(crate) struct Settled(Transaction);

impl Settled {
    /// What it does.
    pub fn transaction(&self) -> &Transaction {
        &self.0
    }

    pub(super) fn into_transaction(self) -> Transaction {
        self.0
    }

    /// Makes it one step with the step before it, if that has a key that fits.
    pub fn merge(&mut self, merge: Option<Merge>) {
        self.0.merge(merge);
    }
}

/// What of a transaction can turn the encoding that a record is taken for.
#[derive(Default)]
struct Risk {
    /// It writes text that encodings do not agree about.
    writes: bool,
    /// It may take such text out, or out of one game into another.
    removes: bool,
    /// Games come, go or change places, or something else names the encoding.
    names: bool,
}

impl Document {
    /// Lets a transaction pass, with what names the encoding where that is needed. `home` is the root of the game that it
    /// writes to.
    ///
    /// # Errors
    /// [`Refusal::Misread`].
    pub(crate) fn settle(&self, mut transaction: Transaction, home: Option<NodeId>) -> Result<Settled, Refusal> {
        // What was read anew is read so again.
        if transaction.changes.iter().any(|change| matches!(change, Change::Replace { .. })) {
            return Ok(Settled(transaction));
        }
        let tree = self.tree();
        if let Some(home) = home {
            promise(tree, &mut transaction, home);
        }
        let risk = risk(tree, &transaction);
        if !(risk.writes || tree.has_foreign_text()) || !(risk.writes || risk.removes || risk.names) {
            return Ok(Settled(transaction));
        }
        if risk.names || !tree.is_surely_utf8() && tree.source().len().max(8 * tree.len()) <= READ_WHOLE {
            return self.read_whole(transaction);
        }
        if tree.is_surely_utf8() {
            return Ok(Settled(transaction));
        }
        let home = home.or_else(|| tree.games().next());
        match home.filter(|&home| risk.writes && is_contradicted(tree, &mut transaction, home)) {
            Some(home) => Err(Refusal::Misread(tree.charset(home).label())),
            None => Ok(Settled(transaction)),
        }
    }

    /// Reads the record again as the transaction leaves it. Where another encoding is found, the first game that suffers names its
    /// own, or all of them do.
    fn read_whole(&self, transaction: Transaction) -> Result<Settled, Refusal> {
        let after = self.after(&transaction);
        let misread = after.misread_games();
        let Some(&first) = misread.first() else { return Ok(Settled(transaction)) };
        for games in [&misread[..1], &misread[..]] {
            let mut named = transaction.clone();
            for &root in games.iter().filter(|&&root| !after.has(root, "CA") && !after.charset(root).is_wide()) {
                name(self.tree(), &mut named, root, after.charset(root).clone());
            }
            if self.after(&named).misread_games().is_empty() {
                return Ok(Settled(named));
            }
        }
        // Somebody read it in an encoding of his choice, and knows.
        if !self.tree().misread_games().is_empty() {
            return Ok(Settled(transaction));
        }
        Err(Refusal::Misread(after.charset(first).label()))
    }
}

/// Names the encoding of the game that starts at `home`, where other letters are written to a record which names none: UTF-8
/// where all was ASCII, else the encoding that the record was taken for.
fn promise(tree: &Tree, transaction: &mut Transaction, home: NodeId) {
    let charset_of = |node: Option<NodeId>| {
        let there = node.filter(|&node| tree.index(node) <= tree.len());
        tree.charset(there.unwrap_or(home))
    };
    if transaction.writes_letters(|node| !charset_of(node).is_undeclared_ascii()) {
        return name(tree, transaction, home, Charset::utf8());
    }
    let is_guessed = |charset: &Charset| matches!(charset.origin(), Origin::Detected | Origin::Default);
    let charset = tree.charset(home);
    if is_guessed(charset) && transaction.writes_letters(|node| !is_guessed(charset_of(node))) {
        // A CA that was found to be wrong is somebody's word, and not for an edit to change.
        if pending_label(tree, transaction, home).is_none() {
            name(tree, transaction, home, charset.clone());
        }
    }
}

fn risk(tree: &Tree, transaction: &Transaction) -> Risk {
    // Where a text was cut, inside a character or by the end of the file, whatever follows it can decide about its end.
    let unsure = tree.has_open_value() || !tree.is_surely_utf8();
    let mut risk = Risk { removes: unsure && !transaction.changes.is_empty(), ..Risk::default() };
    let foreign = |list: &[PropertyText]| list.iter().any(PropertyText::is_foreign);
    for change in &transaction.changes {
        match change {
            Change::Create { new, .. } => risk.writes |= foreign(&new.properties),
            Change::SetList { node, list, .. } => {
                risk.writes |= foreign(list);
                risk.removes |= tree.properties(*node).any(|property| property.values().any(charset_name::is_foreign));
                risk.names |= tree.is_root(*node) && label_in(tree, list) != tree.value(*node, "CA");
            }
            Change::Link { parent, .. } => risk.names |= parent.is_none(),
            Change::Unlink { node, .. } => {
                risk.removes = true;
                risk.names |= tree.is_root(*node);
            }
            Change::SetCharset { .. } | Change::RestoreCharsets { .. } | Change::SetMadeCharset { .. } => {
                risk.names = true
            }
            Change::Replace { .. } => {}
        }
    }
    risk
}

fn label_in<'a>(tree: &'a Tree, list: &'a [PropertyText]) -> Option<&'a [u8]> {
    list.iter().map(|text| tree.read_property(text)).find(|property| property.id() == "CA")?.value()
}

/// What CA says in a root after a transaction.
fn pending_label(tree: &Tree, transaction: &mut Transaction, root: NodeId) -> Option<Vec<u8>> {
    match transaction.pending_list(root) {
        Some(list) => label_in(tree, list).map(<[u8]>::to_vec),
        None => tree.value(root, "CA").map(<[u8]>::to_vec),
    }
}

fn is_contradicted(tree: &Tree, transaction: &mut Transaction, home: NodeId) -> bool {
    let first = tree.games().next().filter(|_| !tree.has_several_charsets());
    let label = pending_label(tree, transaction, first.unwrap_or(home));
    let mut written = Vec::new();
    for change in &transaction.changes {
        let (Change::SetList { list, .. } | Change::Create { new: crate::sgf::NewNode { properties: list, .. }, .. }) =
            change
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

/// Names the encoding of a game in its first node. What is all ASCII and named nothing becomes UTF-8.
fn name(tree: &Tree, transaction: &mut Transaction, root: NodeId, charset: Charset) {
    let charset = if charset.is_undeclared_ascii() { Charset::utf8() } else { charset.with_origin(Origin::Ca) };
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
        transaction.set_charsets(tree.charsets_with(root, charset));
    } else if tree.index(root) <= tree.len() {
        transaction.set_made_charset(root, charset);
    }
}

/// Writes CA where other programs look for it: early in the first node.
pub(crate) fn declare(draft: &mut Draft<'_>, charset: &Charset) {
    let properties: Vec<(String, bool)> = draft
        .properties()
        .map(|property| (property.id().into_owned(), property.values().any(charset_name::is_foreign)))
        .collect();
    let place = charset_name::place(properties.iter().map(|(id, foreign)| (id.as_str(), *foreign)));
    if place.keep.is_some() {
        draft.set("CA", &[charset.ca_name()]);
        return;
    }
    // Where CA stands, text came before that it names the encoding of.
    draft.remove("CA");
    draft.insert(place.at, "CA", &[charset.ca_name()]);
}
