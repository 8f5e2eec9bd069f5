//! The encoding of a record: changed as a whole, and promised where nothing was said yet.

use crate::edit::context::Site;
use crate::edit::error::EditError;
use crate::edit::values::draft::Draft;
use crate::edit::values::place::path_of;
use crate::record::Transaction;
use crate::sgf::NodeId;
use crate::sgf::charset_name;
use crate::text::{self, Charset, Origin, Unencodable};

/// Stores every text of the record in another encoding, and says so in every game.
pub(crate) fn convert(site: &Site, label: &str) -> Result<Transaction, EditError> {
    let tree = site.tree();
    let goal = known(label)?;
    if site.charset().has_bom() && !goal.is_utf8() {
        return Err(EditError::refused("the file starts with a byte order mark, which says that it is UTF-8"));
    }
    let mut transaction = site.transaction(format!("Store as {}", goal.ca_name()));
    let mut missing: Vec<char> = Vec::new();
    for root in tree.games() {
        for node in tree.descendants(root) {
            let charset = tree.charset(node);
            let mut draft = Draft::of(tree, node);
            if node == root {
                declare(&mut draft, &goal);
            }
            if !charset.same_encoding(&goal) || charset.escapes() != goal.escapes() {
                let mut broken = false;
                draft.map_values(|raw| {
                    if raw.is_ascii() {
                        return None;
                    }
                    let decoded = charset.decode(raw);
                    broken |= decoded.errors;
                    match goal.encode(&decoded.text) {
                        Ok(bytes) => Some(bytes),
                        Err(Unencodable { characters, .. }) => {
                            for character in characters {
                                if !missing.contains(&character) {
                                    missing.push(character);
                                }
                            }
                            None
                        }
                    }
                });
                if broken {
                    return Err(EditError::refused(format!(
                        "the text at {} cannot be read as {}: first read the file in its real encoding",
                        path_of(tree, node),
                        charset.label()
                    )));
                }
            }
            if draft.is_changed() {
                transaction.set_list(node, draft.into_list());
            }
        }
    }
    if !missing.is_empty() {
        return Err(Unencodable { characters: missing, label: goal.label() }.into());
    }
    if transaction.is_empty() {
        return Err(EditError::Nothing(format!("the record is stored as {} already", goal.ca_name())));
    }
    transaction.set_charset(goal.clone());
    let bytes = site.document.preview(&transaction);
    if !bytes.is_ascii() && !text::detect(&bytes).same_encoding(&goal) {
        return Err(EditError::refused(format!(
            "stored as {}, the record could not be recognised again",
            goal.label()
        )));
    }
    Ok(transaction)
}

/// Writes CA where other programs look for it: early in the first node.
fn declare(draft: &mut Draft, charset: &Charset) {
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

/// Adds to a transaction that writes other letters into a record which names no encoding what they are stored in: UTF-8 where
/// all was ASCII, else the encoding that the record was taken for. Without it the new letters could turn the guess about the
/// whole record.
pub(crate) fn promise(site: &Site, transaction: &mut Transaction) -> Result<(), EditError> {
    let tree = site.tree();
    let charset_of = |node: Option<NodeId>| {
        let there = node.filter(|&node| tree.index(node) <= tree.len());
        there.map_or_else(|| site.charset(), |node| tree.charset(node))
    };
    if transaction.writes_letters(|node| !charset_of(node).is_undeclared_ascii()) {
        write_name(site, transaction, Charset::utf8());
        return Ok(());
    }
    let is_guessed = |charset: &Charset| matches!(charset.origin(), Origin::Detected | Origin::Default);
    if !transaction.writes_letters(|node| !is_guessed(charset_of(node))) || !is_guessed(site.charset()) {
        return Ok(());
    }
    let charset = site.charset().clone().with_origin(Origin::Ca);
    let label = charset.label();
    let reads_back = |transaction: &Transaction| {
        let bytes = site.document.preview(transaction);
        let again = text::detect(&bytes);
        tree.has_several_charsets() || again.same_encoding(&charset) && again.escapes() == charset.escapes()
    };
    // A CA that was found to be wrong is somebody's word, and not for an edit to change.
    if !tree.has(site.root, "CA") {
        write_name(site, transaction, charset.clone());
    }
    if reads_back(transaction) {
        return Ok(());
    }
    let why = format!(
        "the record was taken for {label} without naming it, and with these letters it would be read as something else; 'encoding UTF-8' stores it so that it says what it is"
    );
    Err(EditError::refused(why))
}

/// Names the encoding of a game in its first node.
fn write_name(site: &Site, transaction: &mut Transaction, charset: Charset) {
    let tree = site.tree();
    match transaction.pending_list(site.root) {
        Some(list) => {
            let mut draft = Draft::of_list(tree, std::mem::take(list));
            declare(&mut draft, &charset);
            *list = draft.into_list();
        }
        None => {
            let mut draft = Draft::of(tree, site.root);
            declare(&mut draft, &charset);
            transaction.set_list(site.root, draft.into_list());
        }
    }
    if tree.has_several_charsets() {
        transaction.set_charsets(tree.charsets_with(site.root, charset));
    } else {
        transaction.set_charset(charset);
    }
}

fn known(label: &str) -> Result<Charset, EditError> {
    let charset = Charset::for_label(label).filter(|charset| !charset.is_wide());
    charset.ok_or_else(|| EditError::refused(format!("'{label}' is no encoding that can be written here")))
}

/// Refuses a CA that would give the bytes of the record another meaning.
pub(crate) fn check_label(site: &Site, label: &str) -> Result<(), EditError> {
    let goal = known(label)?;
    let same = site.charset().same_encoding(&goal) && site.node == site.root;
    if same || site.node != site.root || site.charset().is_undeclared_ascii() && goal.is_utf8() {
        return Ok(());
    }
    Err(EditError::refused(format!("the record is stored as {}; 'encoding' changes it", site.charset().label())))
}

/// Refuses to take CA away where only it says what the bytes mean.
pub(crate) fn check_removal(site: &Site) -> Result<(), EditError> {
    let charset = site.charset();
    // What was stored in another encoding by a command has nothing but CA to tell it by.
    let told = charset.origin() == Origin::Ca || charset.origin() == Origin::Given && !charset.is_utf8();
    if site.node != site.root || !told {
        return Ok(());
    }
    Err(EditError::refused("only CA says how the text is to be read; 'encoding' changes it"))
}
