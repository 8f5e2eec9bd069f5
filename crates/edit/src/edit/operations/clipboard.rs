//! Copying and pasting variations, as SGF text that other programs can read too.

use crate::edit::context::EditContext;
use crate::edit::error::EditError;
use crate::edit::operations::{info, layout};
use crate::edit::values::clipboard::Clipboard;
use crate::edit::values::draft;
use crate::edit::values::points;
use crate::edit::values::points::Moving;
use crate::game::{Kind, PlaceForm};
use crate::record::Transaction;
use crate::sgf::{NodeId, Property, PropertyText, Tree, charset_name};
use crate::text::Charset;
use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};

/// The current node and all that follows. What the game is and how large its board goes before it.
pub(crate) fn of_variation(context: &EditContext) -> Clipboard {
    let tree = context.tree();
    let variation = tree.write_variation(context.node);
    // Data of a UTF-16 file is passed on as UTF-8, as it is while open.
    let utf8 = Charset::utf8();
    let charset = if context.charset().is_wide() { &utf8 } else { context.charset() };
    let record = |declared: &str| {
        if context.node == context.root {
            return variation.clone();
        }
        let mut bytes = b"(;FF[4]".to_vec();
        bytes.extend_from_slice(format!("CA[{declared}]").as_bytes());
        for id in ["GM", "SZ"] {
            if let Some(value) = tree.value(context.root, id) {
                bytes.extend([id.as_bytes(), b"[", value, b"]"].concat());
            }
        }
        bytes.extend_from_slice(&variation[1..]);
        bytes
    };
    let text = charset.decode(&record("UTF-8")).text.into_owned();
    Clipboard::of_record(text, record(charset.ca_name()), charset.clone())
}

/// Whole games, one after the other.
pub(crate) fn of_games(context: &EditContext, games: &[NodeId]) -> Clipboard {
    let tree = context.tree();
    let line = context.line_end.as_str();
    // The content of a UTF-16 file is passed on as UTF-8, as it is held in memory.
    let utf8 = Charset::utf8();
    let charset_of = |root: NodeId| Some(tree.charset(root)).filter(|charset| !charset.is_wide()).unwrap_or(&utf8);
    let (mut text, mut bytes) = (String::new(), Vec::new());
    for &root in games {
        let game = tree.write_variation(root);
        text.push_str(&charset_of(root).decode(&game).text);
        text.push_str(line);
        bytes.extend_from_slice(&game);
        bytes.extend_from_slice(line.as_bytes());
    }
    let charset = charset_of(games.first().copied().unwrap_or(context.root));
    // Bytes of several encodings mean nothing without their file.
    match games.iter().all(|&root| charset_of(root).same_encoding(charset)) {
        true => Clipboard::of_record(text, bytes, charset.clone()),
        false => Clipboard::of_text(text),
    }
}

/// The command's argument, or else the clipboard.
pub(crate) fn given<'a>(context: &EditContext<'a>, text: Option<&str>) -> Cow<'a, Clipboard> {
    text.map_or(Cow::Borrowed(context.clipboard), |text| Cow::Owned(Clipboard::of_text(text.to_owned())))
}

/// Adds the variations in a text, or else those on the clipboard, below the current node.
/// Says what does not come along: what the other record says of its game as a whole.
pub(crate) fn paste(context: &EditContext, text: Option<&str>) -> Result<(Transaction, Option<String>), EditError> {
    let other = given(context, text).read()?;
    let mut left: BTreeSet<String> = BTreeSet::new();
    let mut transaction = context.transaction(say!("paste-variation", "Paste variation"));
    let mut first = None;
    for root in other.games() {
        let carrier = Carrier::new(context, &other, root)?;
        let of_game = other.properties(root).map(|property| property.id().into_owned());
        left.extend(of_game.filter(|id| info::is_info(id)));
        let mut made: HashMap<NodeId, NodeId> = HashMap::new();
        for node in other.descendants(root) {
            let properties = carrier.properties(node)?;
            if node == root && properties.is_empty() && other.first_child(root).is_some() {
                made.insert(root, context.node);
                continue;
            }
            let parent = other.parent(node).and_then(|parent| made.get(&parent).copied()).unwrap_or(context.node);
            let copy = transaction.create(match parent == context.node {
                true => layout::child(context.tree(), parent, properties),
                false => layout::after(context.tree(), context.node, properties),
            });
            transaction.link(copy, Some(parent), None);
            made.insert(node, copy);
            first.get_or_insert(copy);
        }
    }
    let ids = left.into_iter().collect::<Vec<_>>().join(", ");
    let message = (!ids.is_empty()).then(|| {
        say!("paste-without-information", "the game information of what is pasted does not come along: {ids}", ids)
    });
    match first {
        Some(first) => transaction.stand_at(first),
        None => {
            return Err(refused!("clipboard-holds-record-without", "the record on the clipboard has no moves"));
        }
    }
    Ok((transaction, message))
}

/// Takes properties over from a game of another record.
pub(crate) struct Carrier<'a> {
    context: &'a EditContext<'a>,
    /// The other record, the kind of its game and the encoding of that.
    pub from: &'a Tree,
    pub kind: Kind,
    pub there: &'a Charset,
    /// The encoding that the copy gets: a whole game has its own in a collection that has several.
    here: Cow<'a, Charset>,
    /// Points mean the same here as there.
    same_board: bool,
}

impl<'a> Carrier<'a> {
    /// # Errors
    ///
    /// When the game is another one.
    pub fn new(context: &'a EditContext<'a>, from: &'a Tree, root: NodeId) -> Result<Self, EditError> {
        let carrier = Self::for_games(context, from, root);
        let (here, there) = (&context.kind, &carrier.kind);
        // Many variations on the clipboard do not name their game: then their points decide.
        let names_game = from.has(root, "GM");
        if names_game && !here.is_same_game(there) {
            return Err(refused!(
                "variation-record-does-not",
                "a variation from a record of {there} cannot be pasted into a record of {here}",
                there = there.called(),
                here = here.called()
            ));
        }
        let same_board = names_game && (here.columns(), here.rows()) == (there.columns(), there.rows());
        Ok(Self { same_board, here: Cow::Borrowed(context.charset()), ..carrier })
    }

    /// For whole games, which bring their own board.
    pub fn for_games(context: &'a EditContext<'a>, from: &'a Tree, root: NodeId) -> Self {
        let there = from.charset(root);
        let is_named = || from.simple_text(root, "CA").is_some_and(|label| there.agrees_with(&label));
        let here = match context.tree().has_several_charsets() {
            false => Cow::Borrowed(context.charset()),
            true => Cow::Owned(if is_named() { there.clone() } else { Charset::utf8() }),
        };
        Self { context, from, kind: Kind::of(from, root), there, here, same_board: true }
    }

    /// The properties of a node, converted to this record. Root properties are omitted.
    pub fn properties(&self, node: NodeId) -> Result<Vec<PropertyText>, EditError> {
        let comes_along = |property: &Property| !(self.from.is_root(node) && info::is_of_game(&property.id()));
        let carried = |property: Property| {
            let shape = self.context.kind.shape(&property.id()).filter(|_| !self.same_board);
            let values = property.values().map(|raw| self.carried(shape, raw)).collect::<Result<Vec<_>, _>>()?;
            Ok(draft::own(b"", property.ident(), values))
        };
        self.from.properties(node).filter(comes_along).map(carried).collect()
    }

    /// All properties of a node of a whole game, with their white space; CA is adapted.
    pub fn whole(&self, node: NodeId) -> Result<Vec<PropertyText>, EditError> {
        let (here, is_root) = (&*self.here, self.from.is_root(node));
        let mut list = Vec::new();
        if is_root && matches!(self.here, Cow::Owned(_)) && !self.from.has(node, "CA") {
            // If games differ in encoding, each has its own CA.
            list.push(draft::own(b"", b"CA", [here.ca_name()]));
        }
        // Of several CA, the first counts. Its values other than the name go into one property, which may be there already.
        let carried = |property: &Property| {
            property.values().map(|raw| here.carry(self.there, raw)).collect::<Result<Vec<_>, _>>()
        };
        let (mut named, mut rest) = (None, Vec::new());
        if let Some(property) = self.from.properties(node).find(|property| is_root && property.id() == "CA") {
            let label = property.value().map(String::from_utf8_lossy).unwrap_or_default();
            let is_true_here = here.same_values(self.there) && here.agrees_with(&label);
            if !is_true_here && !here.is_undeclared_ascii() {
                let (name, beside) = charset_name::renamed_all(&carried(&property)?, here.ca_name());
                (named, rest) = (Some(name), beside);
            }
        }
        let mut behind = None;
        for property in self.from.properties(node) {
            let lead: Vec<u8> = property.lead().iter().copied().filter(u8::is_ascii_whitespace).collect();
            let mut values = carried(&property)?;
            if property.id() == "CA"
                && let Some(name) = named.take()
            {
                values = vec![name];
                behind = Some(list.len() + 1);
            } else if is_root && property.id() == charset_name::REST {
                values.append(&mut rest);
            }
            list.push(draft::own(&lead, property.ident(), values));
        }
        if let Some(behind) = behind.filter(|_| !rest.is_empty()) {
            list.insert(behind, draft::own(b"", charset_name::REST.as_bytes(), rest));
        }
        Ok(list)
    }

    /// A raw value converted to this record, with its points, if any, in this record's notation.
    pub fn carried(&self, shape: Option<PlaceForm>, raw: &[u8]) -> Result<Vec<u8>, EditError> {
        let value = self.here.carry(self.there, raw)?;
        let Some(shape) = shape else { return Ok(value) };
        let kind = &self.context.kind;
        if !self.same_board && points::places(kind, shape, raw).is_err() {
            let (columns, rows, value) = (kind.columns(), kind.rows(), String::from_utf8_lossy(raw));
            return Err(refused!(
                "has-no-place-board",
                "'{value}' is not on this {columns}×{rows} board",
                value,
                columns,
                rows
            ));
        }
        // Points in another spelling that is understood too are written as this record does.
        let moving = Moving { old: kind, new: kind, goal: &|place| place, mover: None, side: &|side| side };
        Ok(moving.moved(shape, &value).unwrap_or(value))
    }
}
