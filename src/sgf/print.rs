//! Whole records printed anew: in another encoding, or as clean FF4.
//!
//! Converting changes the bytes of values and of CA, nothing else: layout, order and spelling stay. Normalising writes
//! the record as a strict reader wants it. Both refuse bytes that are no text, unless the caller accepts the loss.

use super::{
    Class, Code, Entry, GameType, Kind, NodeId, Tree, ValueType,
    check::{Game, shown},
    mend::{self, Part, with_escaped_brackets},
    value::rectangle_points,
};
use crate::text::{self, Charset, Unencodable};
use std::fmt;

/// Why a record cannot be written in another encoding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ConvertError {
    /// A value does not decode in the encoding of its game.
    Undecodable {
        /// Where its text starts in [`Tree::source`]; `None` for a value that was edited.
        offset: Option<usize>,
        /// The identifier.
        id: String,
        /// The encoding it does not decode in.
        label: &'static str,
        /// What can be shown of it.
        shown: String,
    },
    /// A value has characters that the new encoding lacks.
    Unencodable {
        /// Where its text starts in [`Tree::source`]; `None` for a value that was edited.
        offset: Option<usize>,
        /// The identifier.
        id: String,
        /// The characters.
        error: Unencodable,
    },
}

impl ConvertError {
    /// Where the value stands in [`Tree::source`].
    pub fn offset(&self) -> Option<usize> {
        match self {
            ConvertError::Undecodable { offset, .. } | ConvertError::Unencodable { offset, .. } => *offset,
        }
    }
}

impl fmt::Display for ConvertError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConvertError::Undecodable { id, label, shown, .. } => {
                write!(out, "{id} does not decode as {label}: {shown}")
            }
            ConvertError::Unencodable { id, error, .. } => write!(out, "{id} cannot be written: {error}"),
        }
    }
}

impl std::error::Error for ConvertError {}

/// The record in another encoding, with CA set in every game. Values that do not decode stop it, unless `lossy`, which
/// writes U+FFFD for what they hold and `?` for characters the new encoding lacks.
pub fn convert(tree: &Tree, to: &Charset, lossy: bool) -> Result<Vec<u8>, ConvertError> {
    let bytes = tree.write();
    // The places of values are those of the bytes that were read, so an edited record is read again.
    let again = (bytes != tree.write_as_read()).then(|| Tree::read(bytes).0);
    let tree = again.as_ref().unwrap_or(tree);
    let source = tree.source();
    let mut splices: Vec<(usize, usize, Vec<u8>)> = Vec::new();
    for root in tree.games() {
        name_encoding(tree, root, to.ca_name(), &mut splices);
        for node in tree.descendants(root) {
            for property in tree.properties(node).filter(|property| node != root || property.id() != "CA") {
                for raw in property.values().filter(|raw| is_foreign(raw)) {
                    let Some(at) = tree.offset_of(raw) else { continue };
                    splices.push((at, at + raw.len(), recode(tree, node, &property.id(), raw, to, lossy)?));
                }
            }
        }
    }
    splices.sort_by_key(|splice| splice.0);
    let mut out = Vec::with_capacity(source.len() + source.len() / 4);
    let mut from = 0;
    let mark = source.starts_with(b"\xEF\xBB\xBF");
    if mark && (!to.is_utf8() || tree.games().next().is_some_and(|game| tree.charset(game).is_wide())) {
        from = 3;
    }
    if to.is_wide() {
        // Nothing else says which byte comes first.
        out.extend_from_slice(b"\xEF\xBB\xBF");
        from = if mark { 3 } else { 0 };
    }
    for (start, end, bytes) in splices {
        out.extend_from_slice(source.get(from..start).unwrap_or_default());
        out.extend_from_slice(&bytes);
        from = end.max(from);
    }
    out.extend_from_slice(&source[from..]);
    Ok(to.widen(out))
}

/// Whether a value is read otherwise in another encoding.
fn is_foreign(raw: &[u8]) -> bool {
    !raw.is_ascii() || raw.contains(&0x1B)
}

/// Says in a root which encoding it is in: where CA stands if that is before all text that is not ASCII, else after FF,
/// or before everything.
fn name_encoding(tree: &Tree, root: NodeId, label: &str, splices: &mut Vec<(usize, usize, Vec<u8>)>) {
    let source = tree.source();
    let mut after = tree.offset(root).map_or(0, |at| at + usize::from(source.get(at) == Some(&b';')));
    let (mut named, mut foreign) = (false, false);
    for property in tree.properties(root) {
        let Some(start) = property.offset() else { continue };
        let last = property.values().last().and_then(|raw| Some(tree.offset_of(raw)? + raw.len() + 1));
        let end = last.unwrap_or(start + property.ident().len()).min(source.len());
        match property.id().as_ref() {
            "FF" if !foreign => after = end,
            "CA" if foreign => splices.push((start, end, Vec::new())),
            "CA" => {
                for raw in property.values() {
                    let Some(at) = tree.offset_of(raw) else { continue };
                    named = true;
                    splices.push((at, at + raw.len(), label.as_bytes().to_vec()));
                }
            }
            _ => foreign |= property.values().any(is_foreign),
        }
    }
    if !named {
        splices.push((after, after, format!("CA[{label}]").into_bytes()));
    }
}

fn recode(tree: &Tree, node: NodeId, id: &str, raw: &[u8], to: &Charset, lossy: bool) -> Result<Vec<u8>, ConvertError> {
    let from = tree.charset(node);
    let decoded = from.decode(raw);
    if decoded.errors && !lossy {
        return Err(ConvertError::Undecodable {
            offset: tree.offset_of(raw),
            id: id.to_owned(),
            label: from.label(),
            shown: shown(tree, node, raw),
        });
    }
    match to.encode(&decoded.text) {
        Ok(bytes) => Ok(bytes),
        Err(error) if lossy => {
            let text: String =
                decoded.text.chars().map(|c| if error.characters.contains(&c) { '?' } else { c }).collect();
            to.encode(&text).map_err(|error| ConvertError::Unencodable {
                offset: tree.offset_of(raw),
                id: id.to_owned(),
                error,
            })
        }
        Err(error) => Err(ConvertError::Unencodable { offset: tree.offset_of(raw), id: id.to_owned(), error }),
    }
}

/// The record as clean FF4 in UTF-8: strict grammar, every certain repair made, obsolete properties with an exact
/// equivalent replaced. Text between games and stray text between properties is left out; no property and no value is.
pub fn normalize(tree: &Tree, lossy: bool) -> Result<Vec<u8>, ConvertError> {
    let mut bytes = normalize_once(tree, lossy)?;
    if bytes == tree.source() {
        return Ok(bytes);
    }
    // Once a fault is gone, what is left may mean something else: another dialect, or a list that ends elsewhere.
    for _ in 0..MOST_ROUNDS {
        let again = normalize_once(&Tree::read(bytes.clone()).0, lossy)?;
        if again == bytes {
            break;
        }
        bytes = again;
    }
    Ok(bytes)
}

/// How often a record is looked at again. One more look is enough for whatever people and programs write.
const MOST_ROUNDS: usize = 8;

fn normalize_once(tree: &Tree, lossy: bool) -> Result<Vec<u8>, ConvertError> {
    let mut out = Printer::default();
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
            for (number, list) in clean_node(tree, &game, node, lossy)?.into_iter().enumerate() {
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

/// Repairs that normalising does not make: nodes and texts that say nothing are still what somebody wrote.
fn is_left_alone(code: Code) -> bool {
    matches!(
        code,
        Code::EmptyNode
            | Code::EmptyValue
            | Code::Mojibake
            | Code::CharsetMissing
            | Code::CharsetContradicted
            | Code::CharsetUnknown
    )
}

/// A node's properties (or those of the nodes it is split into), clean and in UTF-8.
fn clean_node(tree: &Tree, game: &Game, node: NodeId, lossy: bool) -> Result<Vec<Vec<Clean>>, ConvertError> {
    let mut lists = Vec::new();
    for list in mend::mend(tree, game, node, &|code| !is_left_alone(code), &|_, _| None) {
        let mut clean = Vec::with_capacity(list.len());
        for part in list {
            clean.push(clean_part(tree, game, node, part, lossy)?);
        }
        lists.push(clean);
    }
    if let Some(first) = lists.first_mut().filter(|_| node == game.root) {
        first.retain(|part| part.id != "FF" && part.id != "CA");
        first.insert(0, Clean::new("FF", "4"));
        first.insert(1, Clean::new("CA", "UTF-8"));
        // Not stable by accident: what every reader needs comes first, the rest keeps its order.
        let order = ["FF", "CA", "GM", "SZ", "ST", "AP"];
        first.sort_by_key(|part| order.iter().position(|id| *id == part.id).unwrap_or(order.len()));
    }
    Ok(lists)
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
    let charset = tree.charset(node);
    let mut values = Vec::with_capacity(part.values.len());
    for raw in &part.values {
        let decoded = charset.decode(raw);
        if decoded.errors && !lossy {
            let offset = tree.property(node, &part.id).and_then(|property| property.offset());
            let shown = shown(tree, node, raw);
            return Err(ConvertError::Undecodable { offset, id: part.id.clone(), label: charset.label(), shown });
        }
        // Zero bytes are no text, and many of them look like UTF-16.
        values.push(clean_value(part.entry, &decoded.text.replace('\0', "")));
    }
    let mut id = String::from_utf8_lossy(&part.ident).into_owned();
    if game.kind == GameType::Blokus {
        modern_blokus(game, &mut id, &mut values);
    }
    // Two corners.
    let corners = id == "VW" && game.format < 4 && values.len() == 2 && !values.iter().any(|value| value.contains(':'));
    if corners && values[0] != values[1] && rectangle_points(&values[0], &values[1], game.kind).is_some() {
        values = vec![format!("{}:{}", values[0], values[1])];
    }
    Ok(Clean { id, values })
}

/// The names of colours and the values for single points that old versions of Pentobi wrote.
fn modern_blokus(game: &Game, id: &mut String, values: &mut Vec<String>) {
    let names = ["BLUE", "YELLOW", "RED", "GREEN"];
    if let Some(number) = names.iter().position(|name| name == id) {
        *id = (number + 1).to_string();
    }
    let is_move = game.entry(id).is_some_and(|entry| entry.kind == Kind::Plain(ValueType::Move));
    if is_move && values.len() > 1 {
        let points: Vec<&str> = values.iter().map(|value| value.trim()).filter(|value| !value.is_empty()).collect();
        *values = vec![points.join(",")];
    }
}

/// A value with its escapes as they should be, soft line breaks joined.
fn clean_value(entry: Option<&'static Entry>, raw: &str) -> String {
    let Some(entry) = entry else { return with_escaped_brackets(raw) };
    match entry.kind {
        Kind::Plain(ValueType::Text) => text::escape_text(&text::text_of(raw)),
        Kind::Plain(ValueType::SimpleText) => text::escape_text(&text::simple_text_of(raw)),
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
    use crate::sgf::{Severity, check};

    fn read(bytes: &[u8]) -> Tree {
        Tree::read(bytes.to_vec()).0
    }

    fn normal(bytes: &[u8]) -> String {
        String::from_utf8(normalize(&read(bytes), true).expect("lossy never fails")).expect("UTF-8")
    }

    #[test]
    fn converting_changes_texts_and_labels_only() {
        let gbk =
            b"head\n( ;FF[4]CA[GB2312] PB [\xB9\xC5\xC1\xA6] junk C[\x95\x5C\x8A\x5D\\]];B[aa])\n(;GM[1]C[x])tail";
        let utf8 = convert(&read(gbk), &Charset::utf8(), false).unwrap();
        let text = "head\n( ;FF[4]CA[UTF-8] PB [古力] junk C[昞奭\\]];B[aa])\n(;CA[UTF-8]GM[1]C[x])tail";
        assert_eq!(String::from_utf8(utf8).unwrap(), text);
        let back = convert(&read(text.as_bytes()), &Charset::for_label("gbk").unwrap(), false).unwrap();
        assert!(memchr::memmem::find(&back, b"CA[GBK] PB [\xB9\xC5\xC1\xA6] junk C[\x95\x5C\x8A\x5D\\]]").is_some());
    }

    #[test]
    fn the_encoding_is_named_before_the_first_text_in_it() {
        let utf8 = |text: &str| {
            let tree = read(text.as_bytes());
            String::from_utf8(convert(&tree, &Charset::utf8(), false).expect("text")).expect("UTF-8")
        };
        assert_eq!(utf8("(;PB[白]FF[4]GM[1])(;GM[1])"), "(;CA[UTF-8]PB[白]FF[4]GM[1])(;CA[UTF-8]GM[1])");
        assert_eq!(utf8("(;FF[4]PB[白]CA[GBK]GM[1])"), "(;FF[4]CA[UTF-8]PB[白]GM[1])");
        assert_eq!(utf8("(;FF[4]PB[Bo]CA[GBK]C[白])"), "(;FF[4]PB[Bo]CA[UTF-8]C[白])");
    }

    #[test]
    fn converting_stops_at_what_would_be_lost() {
        let mixed = "(;CA[UTF-8]C[第三局]PB[".bytes().chain(*b"\xFF])").collect::<Vec<u8>>();
        let error = convert(&read(&mixed), &Charset::utf8(), false).unwrap_err();
        assert_eq!(error.offset(), memchr::memchr(0xFF, &mixed));
        assert!(convert(&read(&mixed), &Charset::utf8(), true).is_ok());
        let error =
            convert(&read("(;C[第三局 한]PB[x])".as_bytes()), &Charset::for_label("big5").unwrap(), false).unwrap_err();
        assert_eq!(error.to_string(), "C cannot be written: the record's encoding (big5) has no 한 (U+D55C)");
    }

    #[test]
    fn utf16_comes_and_goes() {
        let text = "(;CA[UTF-8]C[é])";
        let wide = convert(&read(text.as_bytes()), &Charset::for_label("utf-16le").unwrap(), false).unwrap();
        assert_eq!(&wide[..4], b"\xFF\xFE(\0");
        assert_eq!(convert(&read(&wide), &Charset::utf8(), false).unwrap(), text.as_bytes());
    }

    #[test]
    fn normal_records_are_clean() {
        let odd = b"hello (;GM[1]SZ[9:9]FF[3]VW[aa][cc]L[bb][aa];Black[a\na]PL ;W[bb](;)()B[cc];)";
        let clean = "(;FF[4]CA[UTF-8]GM[1]SZ[9]VW[aa:cc]LB[bb:A][aa:B];B[aa];W[bb];B[cc]\n(;)\n(;))\n";
        assert_eq!(normal(odd), clean);
        assert_eq!(normal(b"(;C[a \\: b\\\nc]SZ[9])"), "(;FF[4]CA[UTF-8]SZ[9]C[a : bc])\n");
        assert_eq!(normal(b"(;GM[Blokus];BLUE[a1][a2];YELLOW[b1])"), "(;FF[4]CA[UTF-8]GM[Blokus];1[a1,a2];2[b1])\n");
        assert_eq!(normal(b""), "\n");
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
