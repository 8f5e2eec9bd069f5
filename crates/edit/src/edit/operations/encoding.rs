//! Changes the encoding of a record.

use crate::edit::context::{EditContext, put_draft};
use crate::edit::error::EditError;
use crate::edit::values::draft::Draft;
use crate::edit::values::place::path_of;
use crate::record::{Transaction, declare};
use crate::sgf::{self, ReadOptions, Tree};
use crate::text::{self, Charset, Origin, Unencodable};

/// Stores every text of the record in another encoding, and sets CA in every game.
pub(crate) fn convert(context: &EditContext, label: &str) -> Result<Transaction, EditError> {
    let tree = context.tree();
    let goal = known(label)?;
    if context.charset().has_bom() && !goal.is_utf8() {
        return Err(refused!(
            "file-starts-byte-order",
            "the file starts with a byte order mark, which says that it is UTF-8"
        ));
    }
    let mut transaction =
        context.transaction(say!("store-as", "Change encoding to {ca_name}", ca_name = goal.ca_name()));
    let mut missing: Vec<char> = Vec::new();
    for root in tree.games() {
        for node in tree.descendants(root) {
            let charset = tree.charset(node);
            let mut draft = Draft::of(tree, node);
            if node == root {
                declare(&mut draft, &goal);
            }
            let same = charset.same_values(&goal);
            let mut broken = false;
            draft.map_values(|raw| {
                if raw.is_ascii() {
                    return None;
                }
                let decoded = charset.decode(raw);
                // A record in this encoding may have values in another one.
                if same && decoded.fallback.is_none() {
                    return None;
                }
                broken |= decoded.errors;
                match goal.encode(&decoded.text) {
                    Ok(bytes) => Some(bytes),
                    Err(Unencodable { characters, .. }) => {
                        let new = characters.into_iter().filter(|character| !missing.contains(character));
                        missing.extend(new.collect::<Vec<_>>());
                        None
                    }
                }
            });
            if broken {
                return Err(refused!(
                    "text-at-cannot-read",
                    "the text at {node} cannot be read as {charset}: first reopen the file with its real encoding",
                    node = path_of(tree, node).to_string(),
                    charset = charset.own_name()
                ));
            }
            put_draft(&mut transaction, node, draft);
        }
    }
    if missing.is_empty() && tree.has_loose_text() {
        return convert_whole(context, &goal);
    }
    if !missing.is_empty() {
        return Err(Unencodable { characters: missing, label: goal.own_name() }.into());
    }
    if transaction.is_empty() {
        return Err(stored_already(&goal));
    }
    transaction.set_charset(goal.clone());
    check_recognised(&context.document.preview(&transaction), &goal)?;
    Ok(transaction)
}

/// As [`convert`], for a record in which words stand between the properties: they are stored in the other encoding, too, and the
/// record is read again.
fn convert_whole(context: &EditContext, goal: &Charset) -> Result<Transaction, EditError> {
    let tree = context.tree();
    let bytes = sgf::convert(tree, goal, false).map_err(EditError::refused)?;
    if bytes == tree.write() {
        return Err(stored_already(goal));
    }
    check_recognised(&bytes, goal)?;
    let again = Tree::read_with(bytes, &ReadOptions::again(tree, None)).0;
    let mut transaction =
        context.transaction(say!("store-as", "Change encoding to {ca_name}", ca_name = goal.ca_name()));
    let number = tree.games().position(|game| game == context.root).unwrap_or_default();
    let path = tree.path(context.node);
    let stand = again.games().nth(number).and_then(|root| again.at_path(root, &path));
    stand.into_iter().for_each(|node| transaction.stand_at(node));
    transaction.replace(again);
    Ok(transaction)
}

fn stored_already(goal: &Charset) -> EditError {
    EditError::Nothing(message!(
        "record-stored-as-already",
        "the encoding of this record is already {ca_name}",
        ca_name = goal.ca_name()
    ))
}

/// Refuses bytes that would not be found to be in their encoding.
fn check_recognised(bytes: &[u8], goal: &Charset) -> Result<(), EditError> {
    if bytes.is_ascii() || text::detect(bytes).same_encoding(goal) {
        return Ok(());
    }
    Err(refused!(
        "stored-as-record-could",
        "saved as {goal}, the record's encoding would not be recognised again",
        goal = goal.own_name()
    ))
}

fn known(label: &str) -> Result<Charset, EditError> {
    let charset = Charset::for_label(label).filter(|charset| !charset.is_wide());
    charset.ok_or_else(|| refused!("no-encoding-can-written", "Variorum cannot write the encoding '{label}'", label))
}

/// Refuses a CA that would give the bytes of the record another meaning.
pub(crate) fn check_label(context: &EditContext, label: &str) -> Result<(), EditError> {
    let goal = known(label)?;
    let same = context.charset().same_encoding(&goal) && context.node == context.root;
    if same || context.node != context.root || context.charset().is_undeclared_ascii() && goal.is_utf8() {
        return Ok(());
    }
    Err(refused!(
        "record-stored-as-encoding",
        "the encoding of this record is {charset}; use 'encoding' to change it",
        charset = context.charset().own_name()
    ))
}

/// Refuses to remove CA if only it gives the encoding.
pub(crate) fn check_removal(context: &EditContext) -> Result<(), EditError> {
    let charset = context.charset();
    // A record that a command converted is identified by CA alone.
    let is_declared = charset.origin() == Origin::Ca || charset.origin() == Origin::Given && !charset.is_utf8();
    if context.node != context.root || !is_declared {
        return Ok(());
    }
    Err(refused!("only-ca-says-how", "only CA tells the encoding of the text; use 'encoding' to change it"))
}
