//! Converts a record to another encoding. Only CA and the non-ASCII bytes change: layout, order and spelling stay.

use super::{
    NodeId, Tree,
    charset_name::{self, is_foreign},
    rules::shown,
};
use crate::text::{self, Charset, Unencodable};
use std::ops::Range;

errors! {
    /// Why a record cannot be written in another encoding.
    #[derive(Clone, PartialEq, Eq, Debug)]
    ConvertError {
        /// A value does not decode in the encoding of its game.
        Undecodable {
            /// Where its text starts in [`Tree::source`]; `None` for a value that was edited.
            offset: Option<usize>,
            /// The identifier.
            id: String,
            /// The encoding it does not decode in.
            label: &'static str,
            /// Its legible part.
            shown: String,
        } => message!("does-not-decode", "{id} cannot be decoded as {label}: {shown}", id, label, shown),
        /// A value has characters that the new encoding lacks.
        Unencodable {
            /// Where its text starts in [`Tree::source`]; `None` for a value that was edited.
            offset: Option<usize>,
            /// The identifier.
            id: String,
            /// The characters.
            error: Unencodable,
        } => message!("cannot-be-written", "{id} cannot be written: {error}", id, error = error.message()),
    }
}

impl ConvertError {
    /// The value's offset in [`Tree::source`].
    pub fn offset(&self) -> Option<usize> {
        match self {
            ConvertError::Undecodable { offset, .. } | ConvertError::Unencodable { offset, .. } => *offset,
        }
    }
}

/// The record in another encoding, with CA set in every game. A value that does not decode is an error unless `lossy`, which writes U+FFFD
/// for undecodable bytes and `?` for characters the new encoding lacks.
///
/// # Errors
/// Unless `lossy`, with the value that does not decode, or holds a character that the new encoding lacks.
pub fn convert(tree: &Tree, to: &Charset, lossy: bool) -> Result<Vec<u8>, ConvertError> {
    let bytes = tree.write();
    // The places of values are those of the bytes that were read, so an edited record is read again.
    let again = (bytes != tree.write_as_read()).then(|| Tree::read(bytes).0);
    let tree = again.as_ref().unwrap_or(tree);
    let source = tree.source();
    let mut splices: Vec<(usize, usize, Vec<u8>)> = Vec::new();
    for root in tree.games() {
        let named = name_encoding(tree, root, to, lossy, &mut splices)?;
        let label = tree.value(root, "CA").unwrap_or_default();
        for node in tree.descendants(root) {
            for property in tree.properties(node) {
                for raw in property.values() {
                    let is_unread = text::is_unread(label, raw);
                    if is_unread && !lossy {
                        return Err(undecodable(tree, node, &property.id(), raw));
                    }
                    if !is_foreign(raw) && !is_unread {
                        continue;
                    }
                    let Some(at) = tree.offset_of(raw).filter(|at| !named.contains(at)) else { continue };
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
        // Only a byte order mark tells the byte order.
        out.extend_from_slice(b"\xEF\xBB\xBF");
        from = if mark { 3 } else { 0 };
    }
    for (start, end, bytes) in splices {
        if from < start {
            out.extend(recode_between(tree, from..start, to, lossy)?);
        }
        out.extend_from_slice(&bytes);
        from = end.max(from);
    }
    out.extend(recode_between(tree, from..source.len(), to, lossy)?);
    Ok(to.widen(out))
}

/// The text between the values in another encoding: before the first game and after the last, and text of no property. Nothing depends on
/// it, so bytes that do not decode are interpreted as Latin letters.
fn recode_between(tree: &Tree, range: Range<usize>, to: &Charset, lossy: bool) -> Result<Vec<u8>, ConvertError> {
    let raw = &tree.source()[range.clone()];
    if !is_foreign(raw) {
        return Ok(raw.to_vec());
    }
    let mut decoded = tree.charset_at(range.start).decode(raw);
    if decoded.errors {
        decoded = Charset::latin1().decode(raw);
    }
    let (offset, id) = (Some(range.start), say!("text-between-properties", "the text between the properties"));
    encode(&decoded.text, to, lossy).map_err(|error| ConvertError::Unencodable { offset, id, error })
}

fn encode(text: &str, to: &Charset, lossy: bool) -> Result<Vec<u8>, Unencodable> {
    match to.encode(text) {
        Err(error) if lossy => {
            let text: String = text.chars().map(|c| if error.characters.contains(&c) { '?' } else { c }).collect();
            to.encode(&text)
        }
        done => done,
    }
}

/// Says in a root which encoding it is in. Returns where the values stand that are written with that.
fn name_encoding(
    tree: &Tree,
    root: NodeId,
    to: &Charset,
    lossy: bool,
    splices: &mut Vec<(usize, usize, Vec<u8>)>,
) -> Result<Range<usize>, ConvertError> {
    let source = tree.source();
    let properties: Vec<_> = tree.properties(root).filter(|property| property.offset().is_some()).collect();
    let ids: Vec<_> = properties.iter().map(|property| property.id()).collect();
    let foreign = properties.iter().map(|property| property.values().any(is_foreign));
    let place = charset_name::place(ids.iter().map(AsRef::as_ref).zip(foreign));
    let span = |index: usize| {
        let property = &properties[index];
        let start = property.offset().unwrap_or_default();
        let last = property.values().last().and_then(|raw| Some(tree.offset_of(raw)? + raw.len() + 1));
        start..last.unwrap_or(start + property.ident().len()).min(source.len())
    };
    let recoded = |raw: &[u8]| match is_foreign(raw) {
        true => recode(tree, root, "CA", raw, to, lossy),
        false => Ok(raw.to_vec()),
    };
    let old = ids.iter().position(|id| id == "CA").and_then(|index| {
        let first = properties[index].value()?;
        Some((index, first, tree.offset_of(first)?))
    });
    let has_rest = ids.iter().position(|id| id == charset_name::REST);
    // The name, and where what it replaces ends: before the bracket, or behind it where all further values become a private property.
    let (named, end) = match (old, has_rest) {
        // That is there already, and keeps them as well.
        (Some((index, ..)), Some(kept)) => {
            let values = properties[index].values().map(recoded).collect::<Result<Vec<_>, _>>()?;
            let (named, rest) = charset_name::renamed_all(&values, to.ca_name());
            let behind = span(kept).end;
            splices.extend(rest.into_iter().map(|value| (behind, behind, [b"[", &value[..], b"]"].concat())));
            let last = properties[index].values().last().and_then(|raw| Some(tree.offset_of(raw)? + raw.len()));
            (named, last.unwrap_or_default())
        }
        (Some((index, raw, at)), None) => {
            let (named, note) = charset_name::renamed(&recoded(raw)?, to.ca_name());
            let end = at + raw.len();
            let rest = [b"]", charset_name::REST.as_bytes()].concat();
            match note {
                Some(note) => ([&named, &rest[..], b"[", &note].concat(), end),
                None if properties[index].values().nth(1).is_some() => ([named, rest].concat(), end + 1),
                None => (named, end),
            }
        }
        (None, _) => (to.ca_name().into(), 0),
    };
    if let Some((.., at)) = old.filter(|_| place.keep.is_some()) {
        splices.push((at, end, named));
        return Ok(at..end);
    }
    let start = tree.offset(root).map_or(0, |at| at + usize::from(source.get(at) == Some(&b';')));
    let after = place.at.checked_sub(1).map_or(start, |before| span(before).end);
    let Some((index, _, at)) = old else {
        splices.push((after, after, [b"CA[", &named[..], b"]"].concat()));
        return Ok(0..0);
    };
    // It is after text in its encoding, and moves before that with all its values.
    let old = span(index);
    let mut moved = source[old.start..at].to_vec();
    moved.extend(named);
    moved.extend(recode_between(tree, end..old.end, to, lossy)?);
    splices.push((after, after, moved));
    splices.push((old.start, old.end, Vec::new()));
    Ok(old)
}

fn recode(tree: &Tree, node: NodeId, id: &str, raw: &[u8], to: &Charset, lossy: bool) -> Result<Vec<u8>, ConvertError> {
    let decoded = tree.charset(node).decode(raw);
    if decoded.errors && !lossy {
        return Err(undecodable(tree, node, id, raw));
    }
    let refused = |error| ConvertError::Unencodable { offset: tree.offset_of(raw), id: id.to_owned(), error };
    encode(&decoded.text, to, lossy).map_err(refused)
}

fn undecodable(tree: &Tree, node: NodeId, id: &str, raw: &[u8]) -> ConvertError {
    ConvertError::Undecodable {
        offset: tree.offset_of(raw),
        id: id.to_owned(),
        label: tree.charset(node).own_name(),
        shown: shown(tree, node, raw),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> Tree {
        Tree::read(bytes.to_vec()).0
    }

    #[test]
    fn converting_changes_texts_and_labels_only() {
        let gbk =
            b"head\n( ;FF[4]CA[GB2312] PB [\xB9\xC5\xC1\xA6] junk C[\x95\x5C\x8A\x5D\\]];B[aa])\n(;GM[1]C[x])tail";
        let utf8 = convert(&read(gbk), &Charset::utf8(), false).unwrap();
        let text = "head\n( ;FF[4]CA[UTF-8] PB [古力] junk C[昞奭\\]];B[aa])\n(;GM[1]CA[UTF-8]C[x])tail";
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
        assert_eq!(utf8("(;PB[白]FF[4]GM[1])(;GM[1])"), "(;CA[UTF-8]PB[白]FF[4]GM[1])(;GM[1]CA[UTF-8])");
        assert_eq!(utf8("(;FF[4]PB[白]CA[GBK]GM[1])"), "(;FF[4]CA[UTF-8]PB[白]GM[1])");
        assert_eq!(utf8("(;FF[4]XCA[old]PB[白]CA[GBK][Big5]GM[1])"), "(;FF[4]CA[UTF-8]XCA[old][Big5]PB[白]GM[1])");
        assert_eq!(utf8("(;FF[4]PB[Bo]CA[GBK]C[白])"), "(;FF[4]PB[Bo]CA[UTF-8]C[白])");
    }

    #[test]
    fn further_values_of_the_label_are_kept_elsewhere() {
        for (label, named) in [
            ("CA[HZ-GB-2312]", "CA[UTF-8]XCA[HZ-GB-2312]"),
            ("CA[UTF-7]", "CA[UTF-8]XCA[UTF-7]"),
            ("CA[mine][more]", "CA[UTF-8]XCA[mine][more]"),
            ("CA[GBK] [Big5]", "CA[UTF-8]XCA [Big5]"),
            ("CA[latin1 (old file)]", "CA[UTF-8]XCA[(old file)]"),
            ("CA[unknown]", "CA[UTF-8]"),
            // One property has all of them.
            ("CA[mine]XCA[old]", "CA[UTF-8]XCA[old][mine]"),
            ("XCA [old] CA[GBK] [Big5][more]", "XCA [old][Big5][more] CA[UTF-8]"),
            ("CA[GBK]XCA[old]", "CA[UTF-8]XCA[old]"),
        ] {
            let tree = read(format!("(;FF[4]{label}GM[1]C[x])").as_bytes());
            let utf8 = convert(&tree, &Charset::utf8(), false).expect("text");
            assert_eq!(String::from_utf8(utf8).expect("UTF-8"), format!("(;FF[4]{named}GM[1]C[x])"));
        }
    }

    #[test]
    fn text_between_the_values_goes_along() {
        let gbk = b"\xC6\xD7\n(;FF[4]CA[GBK]\xC6\xD7 C[\xB9\xC5];B[aa])\xC6\xD7\xFF\n";
        let utf8 = convert(&read(gbk), &Charset::utf8(), false).unwrap();
        assert!(String::from_utf8(utf8).unwrap().starts_with("谱\n(;FF[4]CA[UTF-8]谱 C[古];B[aa])"));
        let text = "谱\n(;FF[4]CA[UTF-8]谱 C[古];B[aa])谱\n";
        let back = convert(&read(text.as_bytes()), &Charset::for_label("gbk").unwrap(), false).unwrap();
        assert_eq!(back, b"\xC6\xD7\n(;FF[4]CA[GBK]\xC6\xD7 C[\xB9\xC5];B[aa])\xC6\xD7\n");
        let latin = Charset::for_label("iso-8859-1").unwrap();
        assert!(convert(&read(text.as_bytes()), &latin, false).is_err());
        assert!(convert(&read(text.as_bytes()), &latin, true).unwrap().starts_with(b"?\n(;FF[4]CA[ISO-8859-1]? C[?]"));
    }

    #[test]
    fn converting_stops_at_what_would_be_lost() {
        let mixed = "(;CA[UTF-8]C[第三局]PB[".bytes().chain(*b"\xFF])").collect::<Vec<u8>>();
        let error = convert(&read(&mixed), &Charset::utf8(), false).unwrap_err();
        assert_eq!(error.offset(), memchr::memchr(0xFF, &mixed));
        assert!(convert(&read(&mixed), &Charset::utf8(), true).is_ok());
        let error =
            convert(&read("(;C[第三局 한]PB[x])".as_bytes()), &Charset::for_label("big5").unwrap(), false).unwrap_err();
        assert_eq!(error.to_string(), "C cannot be written: the record's encoding (Big5) cannot represent 한 (U+D55C)");
    }

    #[test]
    fn utf16_comes_and_goes() {
        let text = "(;CA[UTF-8]C[é])";
        let wide = convert(&read(text.as_bytes()), &Charset::for_label("utf-16le").unwrap(), false).unwrap();
        assert_eq!(&wide[..4], b"\xFF\xFE(\0");
        let held = read(&wide);
        assert_eq!(held.games().next().and_then(|root| held.simple_text(root, "CA")).as_deref(), Some("UTF-16LE"));
        assert_eq!(convert(&read(&wide), &Charset::utf8(), false).unwrap(), text.as_bytes());
    }
}
