//! Rewrites a whole record as clean FF4 in UTF-8, for strict readers.

use super::{
    Class, Dialect, GameType, Identity, NodeId, PropertyEntry, ReadOptions, Tree, ValueForm, ValueType, charset_name,
    convert::ConvertError,
    loose::{Loose, loose_words},
    point,
    rules::{Game, Meant, Part, RepairPlan, Stones, clean_properties, shown, with_escaped_brackets},
    value, vocabulary,
};
use crate::text::{self, Charset};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// The record as clean FF4 in UTF-8: strict grammar, every certain repair made, obsolete properties with an exact
/// equivalent replaced, GM named. No property and no value is left out; words that belong to nothing (before, after and
/// between the games, and between properties) become comments.
///
/// # Errors
/// Unless `lossy`, where a value does not decode.
pub fn normalize(tree: &Tree, lossy: bool) -> Result<Vec<u8>, ConvertError> {
    // Stray words are located in the bytes that were read, so an edited record is read again.
    let written = tree.write();
    let again = (written != tree.write_as_read()).then(|| Tree::read_with(written, &ReadOptions::as_given(tree)).0);
    let tree = again.as_ref().unwrap_or(tree);
    // First split off games inside unclosed ones and recover swallowed properties, before other repairs change their meaning.
    let meant = Meant::of(tree);
    let tree = meant.as_ref().map_or(tree, |meant| &meant.tree);
    let mut bytes = normalize_once(tree, lossy)?;
    if bytes == tree.source() {
        return Ok(bytes);
    }
    // Removing a fault can change the meaning of the rest: another dialect, or a list that ends elsewhere.
    for _ in 0..MOST_ROUNDS {
        let again = normalize_once(&Tree::read(bytes.clone()).0, lossy)?;
        if again == bytes {
            break;
        }
        bytes = again;
    }
    Ok(bytes)
}

const UTF_8: &str = "UTF-8";

/// How often a record is looked at again. One more look is enough for whatever people and programs write.
const MOST_ROUNDS: usize = 8;

fn normalize_once(tree: &Tree, lossy: bool) -> Result<Vec<u8>, ConvertError> {
    let mut out = Printer::default();
    let plan = RepairPlan::normal(tree);
    let mut loose: HashMap<NodeId, Vec<Loose>> = HashMap::new();
    loose_words(tree).into_iter().for_each(|words| loose.entry(words.node).or_default().push(words));
    for root in tree.games() {
        let game = Game::of(tree, root);
        if !out.bytes.is_empty() {
            out.bytes.push(b'\n');
            out.column = 0;
        }
        out.token(b"(");
        // Nodes still to be printed, and parentheses still to be closed.
        let mut stack = vec![Some((root, false))];
        while let Some(step) = stack.pop() {
            let Some((node, branch)) = step else {
                out.token(b")");
                continue;
            };
            if branch {
                out.line();
                out.token(b"(");
                stack.push(None);
            }
            let words = loose.get(&node).map(Vec::as_slice).unwrap_or_default();
            for (number, list) in clean_node(tree, &game, node, (&plan, lossy), words)?.into_iter().enumerate() {
                out.node(&list, node == root && number == 0);
            }
            let branches = tree.first_child(node) != tree.last_child(node);
            let from = stack.len();
            stack.extend(tree.children(node).map(|child| Some((child, branches))));
            stack[from..].reverse();
        }
        out.token(b")");
    }
    out.bytes.push(b'\n');
    Ok(out.bytes)
}

/// A node's properties (or those of the nodes it is split into), clean and in UTF-8.
fn clean_node(
    tree: &Tree,
    game: &Game,
    node: NodeId,
    (plan, lossy): (&RepairPlan, bool),
    words: &[Loose],
) -> Result<Vec<Vec<Clean>>, ConvertError> {
    let mut lists = Vec::new();
    for list in clean_properties(tree, game, node, plan, &|_, _| None) {
        let mut clean = Vec::with_capacity(list.len());
        for part in list {
            clean.push(clean_part(tree, game, node, part, lossy)?);
        }
        lists.push(clean);
    }
    if !words.is_empty() {
        let comments = comments(tree, game, node, lossy)?;
        take_in(tree, words, &comments, &mut lists);
    }
    if let Some(first) = lists.first_mut().filter(|_| node == game.root) {
        let notes = first.iter().flat_map(notes_beside_format).collect::<Vec<_>>();
        let rest = rest_of_label(first);
        first.retain(|part| part.id != "FF" && part.id != "CA");
        add_notes(first, &notes);
        match first.iter_mut().find(|part| part.id == charset_name::REST) {
            _ if rest.is_empty() => {}
            Some(part) => part.values.extend(rest),
            None => first.push(Clean { id: charset_name::REST.to_owned(), values: rest }),
        }
        first.insert(0, Clean::new("FF", "4"));
        let identity = &game.identity;
        // Its colours and points are Little Golem's until they are exchanged.
        let is_exchanged = !identity.exchanges_colours() || game.is_exchanged() || game.kind != GameType::Hex;
        let name = identity.gm_name().filter(|_| identity.is_proven() && is_exchanged);
        let names = name.map(|name| Clean::new("GM", name)).into_iter().chain(rules_named(identity));
        for name in names {
            if !first.iter().any(|part| part.id == name.id) {
                first.push(name);
            }
        }
        // The sort must be stable: the essential properties come first, the rest keeps its order.
        let order = vocabulary::ROOT_ORDER;
        first.sort_by_key(|part| order.iter().position(|id| *id == part.id).unwrap_or(order.len()));
        let ids = first.iter().map(|part| (part.id.as_str(), !part.values.iter().all(|value| value.is_ascii())));
        first.insert(charset_name::place(ids).at, Clean::new("CA", UTF_8));
    }
    Ok(lists)
}

/// What keeps a record of Little Golem one of it once its game is named: its colours and its points are other ones.
fn rules_named(identity: &Identity) -> Option<Clean> {
    let is_golem = identity.family() == "havannah" && identity.is(Dialect::LittleGolem) && identity.is_proven();
    is_golem.then(|| Clean::new("RU", "LG"))
}

/// Text in FF besides a number: it is kept as a note, since FF is rewritten.
fn notes_beside_format(part: &Clean) -> Vec<String> {
    let texts = part.values.iter().filter(|_| part.id == "FF").map(|value| text::text_of(value));
    let texts = texts.filter(|text| !text.trim().is_empty() && text.trim().parse::<u8>().is_err());
    texts.map(|text| format!("FF: {}", text.trim())).collect()
}

/// What CA says besides the name of an encoding.
fn rest_of_label(list: &[Clean]) -> Vec<String> {
    let values = list.iter().filter(|part| part.id == "CA").flat_map(|part| &part.values);
    let values: Vec<Vec<u8>> = values.map(|value| value.as_bytes().to_vec()).collect();
    let (named, rest) = charset_name::renamed_all(&values, UTF_8);
    // Text of a value whose bracket is missing stays beside the name.
    let beside = named.trim_ascii().strip_prefix(UTF_8.as_bytes()).unwrap_or(&named).trim_ascii().to_vec();
    let all = std::iter::once(beside).chain(rest).filter(|text| !text.is_empty());
    all.map(|raw| String::from_utf8_lossy(&raw).into_owned()).collect()
}

/// Adds notes after the comment of a node.
fn add_notes(list: &mut Vec<Clean>, notes: &[String]) {
    if notes.is_empty() {
        return;
    }
    let notes = text::escape_text(&notes.join("\n"));
    match list.iter_mut().find(|part| part.id == "C").and_then(|part| part.values.last_mut()) {
        Some(comment) if comment.trim().is_empty() => *comment = notes,
        Some(comment) => *comment = format!("{comment}\n\n{notes}"),
        None => list.push(Clean::new("C", &notes)),
    }
}

/// The comments of a node, each with its place in the source.
fn comments(tree: &Tree, game: &Game, node: NodeId, lossy: bool) -> Result<Vec<(usize, String)>, ConvertError> {
    let mut found = Vec::new();
    for raw in tree.values(node, "C").filter(|raw| !raw.trim_ascii().is_empty()) {
        let part = clean_part(tree, game, node, Part::new(game, "C", vec![raw.to_vec()]), lossy)?;
        let at = tree.offset_of(raw).unwrap_or_default();
        found.extend(part.values.into_iter().map(|text| (at, text)));
    }
    Ok(found)
}

/// Moves loose words into the text that they continue, or into the comment, in their original order.
fn take_in(tree: &Tree, words: &[Loose], comments: &[(usize, String)], lists: &mut [Vec<Clean>]) {
    let clean = |text: &str| text::escape_text(&text::text_of(&text::escape_text(text)));
    let mut pieces: Vec<(usize, String)> = Vec::new();
    let mut longer = false;
    for words in words {
        let raw = &tree.source()[words.span.0..words.span.1];
        let mut decoded = tree.charset_at(words.span.0).decode(raw);
        if decoded.errors {
            decoded = Charset::latin1().decode(raw);
        }
        let text = decoded.text.replace('\0', " ");
        let rest = words.goes_on.as_deref().zip(text.strip_suffix(']'));
        if let Some((id, rest)) = rest
            && let Some(part) = lists.iter_mut().flatten().find(|part| part.id == id)
            && let Some(value) = part.values.last_mut()
        {
            *value += &format!("\\]{}", clean(rest));
            longer |= id == "C";
            continue;
        }
        pieces.push((words.span.0, clean(text.trim())));
    }
    if pieces.is_empty() {
        return;
    }
    let comment = lists.iter_mut().flatten().find(|part| part.id == "C");
    let text = comment.as_ref().and_then(|comment| comment.values.first()).filter(|text| !text.trim().is_empty());
    match (text, comments) {
        // They were made one, and between them are words.
        (Some(_), [_, _, ..]) if !longer => {
            let mut known = std::collections::HashSet::new();
            pieces.extend(comments.iter().filter(|(_, text)| known.insert(text)).cloned());
        }
        (Some(text), comments) => pieces.push((comments.first().map_or(0, |&(at, _)| at), text.clone())),
        (None, _) => {}
    }
    pieces.sort_by_key(|&(at, _)| at);
    let texts: Vec<String> = pieces.into_iter().map(|(_, text)| text).collect();
    let text = texts.join("\n\n");
    match comment {
        Some(comment) => comment.values = vec![text],
        None => lists.last_mut().into_iter().for_each(|list| list.push(Clean::new("C", &text))),
    }
}

/// What normalising makes of the nodes of a record, one by one: what is written alike then says the same.
#[doc(hidden)]
pub struct NormalNodes {
    plan: RepairPlan,
    /// That of the last node.
    game: RefCell<Option<Rc<Game>>>,
}

impl NormalNodes {
    #[doc(hidden)]
    pub fn of(tree: &Tree) -> Self {
        Self { plan: RepairPlan::normal(tree), game: RefCell::default() }
    }

    /// The properties of a node of the game with this root: identifiers and raw values in UTF-8, each as one of the node's own, although
    /// normalising may make several nodes of it. Colours and points stay in the notation of the record.
    #[doc(hidden)]
    pub fn properties(
        &self,
        tree: &Tree,
        root: NodeId,
        node: NodeId,
        stones: &Stones<'_>,
    ) -> Vec<(String, Vec<String>)> {
        let last = self.game.take().filter(|game| game.root == root);
        let game = &last.unwrap_or_else(|| Rc::new(Game::of(tree, root)));
        self.game.replace(Some(Rc::clone(game)));
        let parts = clean_properties(tree, game, node, &self.plan, stones).into_iter().flatten();
        let mut clean: Vec<Clean> =
            parts.filter_map(|part| respelled_part(tree, game, node, part, true).ok()).collect();
        if node == game.root && !clean.iter().any(|part| part.id == "RU") {
            clean.extend(rules_named(&game.identity));
        }
        clean.into_iter().map(|Clean { id, values }| (id, values)).collect()
    }
}

/// A property ready to be printed: values in UTF-8 with their escapes.
struct Clean {
    id: String,
    values: Vec<String>,
}

impl Clean {
    fn new(id: &str, value: &str) -> Self {
        Self { id: id.to_owned(), values: vec![value.to_owned()] }
    }
}

fn clean_part(tree: &Tree, game: &Game, node: NodeId, part: Part, lossy: bool) -> Result<Clean, ConvertError> {
    let entry = part.entry;
    let Clean { mut id, mut values } = respelled_part(tree, game, node, part, lossy)?;
    if game.is_exchanged() {
        let entry = standard_colour(&mut id, game).or(entry);
        standard_points(entry, &mut values);
    }
    Ok(Clean { id, values })
}

/// A property in UTF-8 with its escapes as they should be; its colour and its points as this record writes them.
fn respelled_part(tree: &Tree, game: &Game, node: NodeId, part: Part, lossy: bool) -> Result<Clean, ConvertError> {
    let charset = tree.charset(node);
    let mut values = Vec::with_capacity(part.values.len());
    for raw in &part.values {
        let decoded = charset.decode(raw);
        if !lossy && (decoded.errors || text::is_unread(game.label.as_bytes(), raw)) {
            let offset = tree.property(node, &part.id).and_then(|property| property.offset());
            let shown = shown(tree, node, raw);
            return Err(ConvertError::Undecodable { offset, id: part.id.clone(), label: charset.own_name(), shown });
        }
        // Zero bytes are not text, and many of them look like UTF-16. They are read as white space.
        let mut text = decoded.text.replace('\0', " ");
        if game.unescaped {
            text = literal_backslashes(&text);
        }
        values.push(clean_value(part.entry, &text));
    }
    let mut id = String::from_utf8_lossy(&part.ident).into_owned();
    if game.unescaped && matches!(game.kind, GameType::Hex | GameType::Twixt) {
        full_result(&id, &mut values);
    }
    if game.kind == GameType::Blokus {
        modern_blokus(game, &mut id, &mut values);
    }
    // Two corners.
    let are_corners =
        id == "VW" && game.format < 4 && values.len() == 2 && !values.iter().any(|value| value.contains(':'));
    if are_corners && values[0] != values[1] && value::corners(&values[0], &values[1], game.kind).is_some() {
        values = vec![format!("{}:{}", values[0], values[1])];
    }
    Ok(Clean { id, values })
}

/// Little Golem escapes nothing: a backslash is one. Before a bracket it must be meant as an escape, or the value would
/// have ended there.
fn literal_backslashes(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut characters = raw.chars().peekable();
    while let Some(character) = characters.next() {
        text.push(character);
        if character == '\\' {
            text.push(characters.next_if_eq(&']').unwrap_or('\\'));
        }
    }
    text
}

/// Renames a colour of Little Golem to the property that other programs use, and returns the entry of that property; `None` where the
/// name stays. In Hex the colours are exchanged; in TwixT `b` and `r` are Black and White.
fn standard_colour(id: &mut String, game: &Game) -> Option<&'static PropertyEntry> {
    let other = match (id.as_str(), game.kind) {
        ("B", GameType::Hex) | ("r", GameType::Twixt) => "W",
        ("W", GameType::Hex) | ("b", GameType::Twixt) => "B",
        ("AB", GameType::Hex) => "AW",
        ("AW", GameType::Hex) => "AB",
        _ => return None,
    };
    *id = other.to_owned();
    game.entry(other)
}

/// A result of Little Golem with its plus.
fn full_result(id: &str, values: &mut [String]) {
    if id == "RE" {
        let bare = |value: &&mut String| matches!(value.trim(), "B" | "W");
        values.iter_mut().filter(bare).for_each(|value| *value = format!("{}+", value.trim()));
    }
}

/// Points of Hex and TwixT as everybody but Little Golem writes them: a letter and a number. A swap is one of the pieces.
fn standard_points(entry: Option<&'static PropertyEntry>, values: &mut [String]) {
    let on_board = |part: ValueType| matches!(part, ValueType::Point | ValueType::Move | ValueType::Stone);
    let Some((first, second)) = entry.map(|entry| match entry.kind {
        ValueForm::Plain(part) => (on_board(part), false),
        ValueForm::Composed(first, second) | ValueForm::PlainOrComposed(first, second) => {
            (on_board(first), on_board(second))
        }
    }) else {
        return;
    };
    let cell = |text: &str| {
        // An offer with a move, as in `qi|draw`, stays after it.
        let (place, offer) = text.split_at(text.find('|').unwrap_or(text.len()));
        match point::letter_pair(place.trim().as_bytes()) {
            Some((column, row)) => format!("{}{}{offer}", point::column_letters(column as u16), row + 1),
            None if place.trim().eq_ignore_ascii_case("swap") => format!("swap-pieces{offer}"),
            None => text.to_owned(),
        }
    };
    for value in values.iter_mut().filter(|_| first) {
        *value = match text::split_composed(value) {
            Some((from, to)) => format!("{}:{}", cell(from), if second { cell(to) } else { to.to_owned() }),
            None => cell(value),
        };
    }
}

/// The names of colours and the values for single points that old versions of Pentobi wrote.
fn modern_blokus(game: &Game, id: &mut String, values: &mut Vec<String>) {
    if let Some(number) = vocabulary::COLOUR_MOVES.iter().position(|name| name == id) {
        // With two colours the second one was green.
        *id = if game.two_colours && id == "GREEN" { "2".to_owned() } else { (number + 1).to_string() };
    }
    let is_move = game.entry(id).is_some_and(|entry| entry.kind == ValueForm::Plain(ValueType::Move));
    if is_move && values.len() > 1 {
        let points: Vec<&str> = values.iter().map(|value| value.trim()).filter(|value| !value.is_empty()).collect();
        *values = vec![points.join(",")];
    }
    // Commas with nothing between them are passed over.
    for value in values.iter_mut().filter(|value| value.contains(',')) {
        let on_board = game.entry(id).is_some_and(|entry| {
            matches!(entry.kind, ValueForm::Plain(ValueType::Move | ValueType::Stone | ValueType::Point))
        });
        let points = || value.split(',').map(str::trim).filter(|point| !point.is_empty());
        if on_board && points().next().is_some() && value.split(',').count() > points().count() {
            *value = points().collect::<Vec<_>>().join(",");
        }
    }
}

/// A value with its escapes as they should be, soft line breaks joined.
fn clean_value(entry: Option<&'static PropertyEntry>, raw: &str) -> String {
    let Some(entry) = entry else { return with_escaped_brackets(raw) };
    match entry.kind {
        ValueForm::Plain(ValueType::Text) => text::respelled_text(raw, false),
        ValueForm::Plain(ValueType::SimpleText) => text::respelled_text(raw, true),
        _ if entry.class == Class::Info => with_escaped_brackets(&raw.replace(['\n', '\r'], " ")),
        _ => with_escaped_brackets(raw),
    }
}

/// Tokens with line breaks between them, never inside.
#[derive(Default)]
struct Printer {
    bytes: Vec<u8>,
    column: usize,
}

impl Printer {
    /// Mail programs break longer lines, in the middle of values.
    const WIDTH: usize = 76;

    fn token(&mut self, token: &[u8]) {
        self.bytes.extend_from_slice(token);
        self.column = match token.iter().rposition(|&byte| byte == b'\n') {
            Some(at) => token.len() - at - 1,
            None => self.column + token.len(),
        };
    }

    fn line(&mut self) {
        if self.column > 0 {
            self.token(b"\n");
        }
    }

    fn node(&mut self, properties: &[Clean], root: bool) {
        let mut text = vec![b';'];
        for property in properties {
            let start = text.len();
            text.extend_from_slice(property.id.as_bytes());
            for value in &property.values {
                text.push(b'[');
                text.extend_from_slice(value.as_bytes());
                text.push(b']');
            }
            // A line for each property of a root, as people expect it.
            if root && start > 1 && text.len() - start > 20 {
                text.insert(start, b'\n');
            }
        }
        let first = text.iter().position(|&byte| byte == b'\n').unwrap_or(text.len());
        if !root && self.column + first > Self::WIDTH {
            self.line();
        }
        self.token(&text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::{Code, Severity, check};

    fn read(bytes: &[u8]) -> Tree {
        Tree::read(bytes.to_vec()).0
    }

    fn normal(bytes: &[u8]) -> String {
        String::from_utf8(normalize(&read(bytes), true).expect("lossy never fails")).expect("UTF-8")
    }

    #[test]
    fn normal_records_are_clean() {
        let odd = b"hello (;GM[1]SZ[9:9]FF[3]VW[aa][cc]L[bb][aa];Black[a\na]PL ;W[bb](;)()B[cc];)";
        let clean = "(;FF[4]CA[UTF-8]GM[1]SZ[9]VW[aa:cc]LB[bb:A][aa:B]C[hello];B[aa]C[PL];W[bb]\n;B[cc]\n(;)\n(;))\n";
        assert_eq!(normal(odd), clean);
        assert_eq!(normal(b"(;C[a \\: b\\\nc]SZ[9])"), "(;FF[4]CA[UTF-8]GM[1]SZ[9]C[a : bc])\n");
        assert_eq!(normal(b"(;GM[Blokus];BLUE[a1][a2];YELLOW[b1])"), "(;FF[4]CA[UTF-8]GM[Blokus];1[a1,a2];2[b1])\n");
        // A setup list stays a list.
        assert_eq!(normal(b"(;GM[Blokus]A1[a1][a2])"), "(;FF[4]CA[UTF-8]GM[Blokus]A1[a1][a2])\n");
        assert_eq!(normal(b""), "\n");
    }

    #[test]
    fn written_text_is_kept() {
        for (record, expected) in [
            ("From: Ada\n\n(;GM[1];B[aa])\n-- \nBob\x1A", "GM[1]\nC[From: Ada\n\n-- \nBob];B[aa])\n"),
            ("(;GM[1]C[nice :] yes, black is fine];B[aa])", "GM[1]\nC[nice :\\] yes, black is fine];B[aa])\n"),
            ("GM[1]PB[Bob];B[aa];W[bb])", "GM[1]PB[Bob];B[aa];W[bb])\n"),
            ("(;GM[1];B[aa] good! C[x];W[bb]))", "GM[1];B[aa]C[good!\n\nx];W[bb])\n"),
            ("(;GM[1];B[aa]) two: (;GM[1]C[y];B[bb])", "GM[1];B[aa])\n(;FF[4]CA[UTF-8]GM[1]C[two:\n\ny];B[bb])\n"),
            ("(;GM[1]AB[aa] a\\? [bb])", "GM[1]AB[aa][bb]C[a\\\\?])\n"),
            ("(;GM[1];B[aa] GOOD MOVE ;W[bb])", "GM[1];B[aa]C[GOOD MOVE];W[bb])\n"),
            ("(;GM[1];B[aa] Kato says: OK!;W[bb])", "GM[1];B[aa]C[Kato says: OK!];W[bb])\n"),
            ("(;GM[1];B[aa]yesC[z];W[bb])", "GM[1];B[aa]C[yes\n\nz];W[bb])\n"),
            ("(;GM[1];C[x]_y_C[z]B[aa])", "GM[1];C[x\n\n_y_\n\nz]B[aa])\n"),
            ("(;GM[1];good B[aa]veryBad C[z];W[bb])", "GM[1];B[aa]C[good\n\nveryBad\n\nz];W[bb])\n"),
            ("(;GM[1];B[aa] He played this. C[z];W[bb])", "GM[1];B[aa]C[He played this.\n\nz];W[bb])\n"),
            ("(;GM[1];B[aa]C[a] then C[b] last;W[bb])", "GM[1];B[aa]C[a\n\nthen\n\nb\n\nlast];W[bb])\n"),
            ("(;GM[1]BigIdentifierX[keep]Fgx[y];B[aa])", "GM[1]BIGIDENTIFIERX[keep]FGX[y];B[aa])\n"),
            ("(;GM[1]Tree[x]Fg[y]see[z];Comment[c]Black[aa])", "GM[1]TREE[x]XFG[y]SEE[z];C[c]B[aa])\n"),
            ("(;GM[1]P-1[x];P-1[y])", "GM[1]XP1[x];XP1[y])\n"),
            ("(;GM[1];B[aa];W;B[bb])", "GM[1];B[aa];C[W];B[bb])\n"),
            ("(;GM[1]PB[a\0b])", "GM[1]PB[a b])\n"),
            // A literal line break is one; a backslash that may be text stays.
            (r"(;GM[1]C[one\r\ntwo\nsix];B[aa])", "GM[1]C[one\ntwo\\nsix];B[aa])\n"),
            (r"(;GM[1]PB[C:\new]C[a\: b])", "GM[1]PB[C:\\new]C[a: b])\n"),
            // What a result says besides is not left out.
            ("(;GM[1]RE[226수 백불계승])", "GM[1]\nRE[226수 백불계승])\n"),
            ("(;GM[1]RE[186手完，白中盤勝])", "GM[1]\nRE[186手完，白中盤勝])\n"),
            ("(;GM[1]RE[共268手 黑胜])", "GM[1]RE[共268手 黑胜])\n"),
            ("(;GM[1]RE[白中盤勝！])", "GM[1]RE[W+R])\n"),
            (
                "(;GM[1];B[aa](;FF[4]GM[1]SZ[13]PB[two];B[bb])",
                "GM[1];B[aa])\n(;FF[4]CA[UTF-8]GM[1]SZ[13]PB[two];B[bb])\n",
            ),
        ] {
            assert_eq!(normal(record.as_bytes()), format!("(;FF[4]CA[UTF-8]{expected}"), "{record}");
        }
        // Not in the encoding of the record, and none of UTF-8.
        let latin = normal(b"gr\xFC\xDFe (;CA[UTF-8]GM[1]PB[\xC3\xA9t\xC3\xA9])");
        assert_eq!(latin, "(;FF[4]CA[UTF-8]GM[1]PB[été]C[grüße])\n");
    }

    #[test]
    fn what_a_label_says_besides_an_encoding_is_kept() {
        for (label, rest) in [
            ("CA[UTF-8]", ""),
            ("CA[unknown]", ""),
            ("CA[latin1 (old file)]", "XCA[(old file)]"),
            ("CA[mine]", "XCA[mine]"),
            ("CA[GBK][Big5]", "XCA[Big5]"),
            ("CA[GBK]CA[Big5]", "XCA[Big5]"),
            ("CA[mine]XCA[old]", "XCA[old][mine]"),
        ] {
            let normal = normal(format!("(;FF[4]{label}GM[1];B[aa])").as_bytes());
            let kept = normal.strip_prefix("(;FF[4]CA[UTF-8]GM[1]").and_then(|rest| rest.strip_suffix(";B[aa])\n"));
            // Of several the order does not matter.
            let sorted = |text: &str| {
                let mut values: Vec<&str> = text.split(['[', ']']).filter(|value| !value.is_empty()).collect();
                values.sort_unstable();
                values.join(" ")
            };
            assert_eq!(kept.map(sorted), Some(sorted(rest)), "{label}: {normal}");
        }
    }

    #[test]
    fn text_in_an_encoding_that_is_not_read_is_not_called_utf_8() {
        for record in [
            &b"(;FF[4]CA[UTF-7]GM[1]PB[+ZOk-])"[..],
            b"(;FF[4]CA[HZ-GB-2312]GM[1]PB[~{9EA&~}])",
            b"(;FF[4]CA[GB2312]GM[1]PB[~{9EA&~}])",
            b"(;FF[4]CA[ISO-2022-KR]GM[1]PB[\x1B$)C\x0E0!\x0F])",
            b"(;FF[4]GM[1]PB[\x1B$)A\x0E9EA&\x0F])",
        ] {
            let tree = read(record);
            assert!(normalize(&tree, false).is_err(), "{}", record.escape_ascii());
            assert!(crate::sgf::convert(&tree, &Charset::utf8(), false).is_err(), "{}", record.escape_ascii());
            assert!(normalize(&tree, true).is_ok() && crate::sgf::convert(&tree, &Charset::utf8(), true).is_ok());
        }
        // Nothing of it is in the encoding.
        for record in ["(;FF[4]CA[UTF-7]GM[1]PB[Ann])", "(;FF[4]CA[HZ-GB-2312]GM[1]PB[a ~ b])"] {
            assert!(normalize(&read(record.as_bytes()), false).is_ok(), "{record}");
        }
    }

    #[test]
    fn a_normal_record_names_its_game() {
        assert_eq!(normal(b"(;B[aa])"), "(;FF[4]CA[UTF-8]GM[1]B[aa])\n");
        // A game of which the moves show no more than that it is not Go has no name.
        assert_eq!(normal(b"(;SZ[11];B[a1];W[b2])"), "(;FF[4]CA[UTF-8]SZ[11];B[a1];W[b2])\n");
        let swapped = "(;FF[4]CA[UTF-8]GM[11]SZ[11];B[a1];W[swap];B[b2];W[c3])\n";
        assert_eq!(normal(b"(;SZ[11];B[a1];W[swap];B[b2];W[c3])"), swapped);
        let event = "(;FF[4]CA[UTF-8]GM[connect6]EV[connect6.mc]SO[littlegolem];B[jj];W[ii])\n";
        assert_eq!(normal(b"(;EV[connect6.mc]SO[littlegolem];B[jj];W[ii])"), event);
        // Of two programs the second one wrote the file.
        let fox = "(;FF[4]CA[UTF-8]GM[1]AP[foxwq]XAP[GNU Go:3.8];B[dd])\n";
        assert_eq!(normal(b"(;FF[4]GM[1]AP[GNU Go:3.8]AP[foxwq];B[dd])"), fox);
        // The source alone is no reason to exchange colours.
        let go = "(;FF[4]CA[UTF-8]GM[1]SZ[19]SO[littlegolem];B[dd];W[pp])\n";
        assert_eq!(normal(b"(;FF[4]SZ[19]SO[littlegolem];B[dd];W[pp])"), go);
        // Little Golem: colours are exchanged, nothing is escaped.
        let golem = b"(;FF[4]EV[null]PB[lazy\\player]PW[Shumacher;]]SZ[11]RE[B]SO[https://www.littlegolem.net];W[ad];B[swap];W[eg];B[resign])";
        let hex = "(;FF[4]CA[UTF-8]GM[11]SZ[11]EV[null]PB[lazy\\\\player]PW[Shumacher;\\]]RE[B+]\nSO[https://www.littlegolem.net];B[a4];W[swap-pieces];B[e7];W[resign])\n";
        assert_eq!(normal(golem), hex);
        let havannah = "(;FF[4]CA[UTF-8]GM[havannah]SZ[8]RU[LG]\nSO[http://www.littlegolem.com];W[H4];B[swap])\n";
        assert_eq!(normal(b"(;FF[4]SZ[8]RU[LG]SO[http://www.littlegolem.com];W[H4];B[swap])"), havannah);
        let twixt = "(;FF[4]CA[UTF-8]GM[21]SZ[24]EV[twixt.ld]PB[a\\\\b];B[e3];W[q9|draw])\n";
        assert_eq!(normal(b"(;FF[4]EV[twixt.ld]SZ[24]PB[a\\b];b[ec];r[qi|draw])"), twixt);
        assert_eq!(normal(twixt.as_bytes()), twixt);
        // A game that is not known.
        let other = "(;FF[4]CA[UTF-8]EV[pente.mc]SO[LittleGolem];B[j10];W[k10])\n";
        assert_eq!(normal(b"(;FF[4]EV[pente.mc]SO[LittleGolem];B[j10];W[k10])"), other);
        assert_eq!(normal(other.as_bytes()), other);
        assert_eq!(normal(havannah.as_bytes()), havannah);
        let tree = read(havannah.as_bytes());
        let root = tree.games().next().expect("a game");
        assert!(Identity::of(&tree, root).is(crate::sgf::Dialect::LittleGolem));
    }

    #[test]
    fn normalising_twice_changes_nothing_more() {
        let mut random = fastrand::Rng::with_seed(3);
        let pieces = [
            "(",
            ")",
            ";",
            "(;",
            "B[aa]",
            "W[bb]",
            "B[",
            "]",
            "AB[aa:cc][bb]",
            "C[a\\]b]",
            "C[x [y] z]",
            "TE[1]BM[1]",
            "PL[W]",
            "SZ[9:9]",
            "FF[3]",
            "LB[aa]",
            "L[aa][bb]",
            "VW[aa][bb]",
            "Com[x]",
            "junk",
            " ",
            "\n",
            "KO[yes]",
            "GM[11]",
            "CA[gbk]",
            "é",
            "DD[][aa]",
            "AP[x]AP[y]",
            "PB[A]PB[B]",
            "AR[aa:bb][aa:aa]",
            "\\",
            "KI[11]",
            "GM[Blokus]1[a1][b1]",
            ";W[]",
            "X",
            "DT[soon]",
            " well",
            "good :]",
            "EV[hex.a]",
            "SO[www.littlegolem.net]",
            "PB[a\\b]",
        ];
        for case in 0..5000 {
            let bytes: Vec<u8> =
                (0..random.usize(..24)).flat_map(|_| pieces[random.usize(..pieces.len())].bytes()).collect();
            let once = normal(&bytes);
            assert_eq!(normal(once.as_bytes()), once, "case {case}: {}", String::from_utf8_lossy(&bytes));
            let (tree, faults) = Tree::read(once.clone().into_bytes());
            let errors: Vec<_> = check(&tree, &faults)
                .into_iter()
                .filter(|f| f.severity == Severity::Error && f.code != Code::NoGame)
                .collect();
            assert!(errors.is_empty(), "case {case}: {}\n{once}\n{errors:?}", String::from_utf8_lossy(&bytes));
        }
    }
}
