//! One identifier and its raw values: their spans in the file, or the bytes that replace them.

use super::charset_name::is_foreign;
use super::lexer::{identifier_end, is_space, skip_space, value_end, value_end_among_bytes};
use crate::text::{Charset, steps::step};
use std::{borrow::Cow, ops::Range, sync::Arc};

/// A property as it stands in a list that had to be written down: in an edited node, or in one whose text is not regular.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[doc(hidden)]
pub enum PropertyText {
    /// In the bytes of the file.
    Source(SourceProperty),
    /// New or changed.
    Own(Arc<OwnProperty>),
}

impl PropertyText {
    /// Whether it was rewritten and contains text on which encodings differ.
    pub fn is_foreign(&self) -> bool {
        matches!(self, Self::Own(own) if is_foreign(own.parts().1))
    }
}

/// The parts in which two lists differ; the rest before and after them is equal.
pub(crate) fn differing(from: &[PropertyText], to: &[PropertyText]) -> (Range<usize>, Range<usize>) {
    let start = from.iter().zip(to).take_while(|(from, to)| from == to).count();
    let rest = from[start..].iter().rev().zip(to[start..].iter().rev());
    let end = rest.take_while(|(from, to)| from == to).count();
    (start..from.len() - end, start..to.len() - end)
}

/// The location of a property in the file. Offsets are in bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[doc(hidden)]
pub struct SourceProperty {
    /// Start of what comes before the identifier: white space, and junk if there is any.
    pub start: u32,
    /// The identifier.
    pub ident: (u32, u32),
    /// The values, without their brackets.
    pub values: Vec<(u32, u32)>,
    /// After the last bracket.
    pub end: u32,
    /// It follows a closed variation of its node, so its bytes belong to the text of whatever comes next.
    pub late: bool,
}

impl SourceProperty {
    /// The text between its values that belongs to none of them.
    pub fn gaps<'a>(&'a self, source: &'a [u8]) -> impl Iterator<Item = (u32, u32)> + 'a {
        let mut at = self.ident.1;
        let gaps = self.values.iter().map(move |&(from, to)| {
            let gap = (at, from - 1);
            at = to + 1;
            gap
        });
        gaps.filter(|&(from, to)| !is_blank(&source[from as usize..to as usize]))
    }

    /// Its spans in the source, with the preceding white space and without the gaps.
    pub fn parts(&self, source: &[u8]) -> Vec<(u32, u32)> {
        let mut from = self.start;
        let mut parts = Vec::new();
        for (start, end) in self.gaps(source) {
            parts.push((from, start));
            from = end;
        }
        parts.push((from, self.end));
        parts
    }
}

/// A property that is printed: its bytes, and where in them the identifier and the values are.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[doc(hidden)]
pub struct OwnProperty {
    bytes: Box<[u8]>,
    ident: (u32, u32),
    values: Box<[(u32, u32)]>,
}

impl OwnProperty {
    /// A property with `lead` (white space) before it; `values` are raw: already encoded and escaped.
    pub fn new<V: AsRef<[u8]>>(lead: &[u8], ident: &[u8], values: impl IntoIterator<Item = V>) -> Self {
        let mut bytes = lead.to_vec();
        bytes.extend_from_slice(ident);
        let ident = (lead.len() as u32, bytes.len() as u32);
        let mut spans = Vec::new();
        for value in values {
            bytes.push(b'[');
            let start = bytes.len() as u32;
            bytes.extend_from_slice(value.as_ref());
            spans.push((start, bytes.len() as u32));
            bytes.push(b']');
        }
        Self { bytes: bytes.into(), ident, values: spans.into() }
    }

    /// The length of its written form in bytes.
    pub fn size(&self) -> usize {
        self.bytes.len()
    }

    /// Its written form: the text before the identifier, and the property.
    pub fn parts(&self) -> (&[u8], &[u8]) {
        self.bytes.split_at(self.ident.0 as usize)
    }
}

/// One property of a node: an identifier and its raw values.
#[derive(Clone, Debug)]
pub struct Property<'a> {
    bytes: &'a [u8],
    lead: u32,
    ident: (u32, u32),
    values: Values<'a>,
    in_source: bool,
}

impl<'a> Property<'a> {
    /// The identifier as the standard spells it: FF1 to FF3 let writers mix in lower-case letters, which mean nothing.
    pub fn id(&self) -> Cow<'a, str> {
        canonical(self.ident())
    }

    /// Whether this is its identifier, as the standard spells it.
    pub fn is_called(&self, id: &str) -> bool {
        let ident = self.ident();
        let spelled = ident == id.as_bytes();
        // Another spelling has additional, meaningless letters.
        if !spelled && ident.len() <= id.len() {
            return false;
        }
        if ident.iter().any(u8::is_ascii_lowercase) { canonical(ident) == id } else { spelled }
    }

    /// The identifier as this file spells it.
    pub fn ident(&self) -> &'a [u8] {
        &self.bytes[self.ident.0 as usize..self.ident.1 as usize]
    }

    /// The raw values: bytes between the brackets, encoded and escaped as in the file.
    pub fn values(&self) -> Values<'a> {
        self.values.clone()
    }

    /// The first raw value.
    pub fn value(&self) -> Option<&'a [u8]> {
        self.values().next()
    }

    /// The offset of the identifier in the file; `None` for a property that was written by an edit.
    pub fn offset(&self) -> Option<usize> {
        self.in_source.then_some(self.ident.0 as usize)
    }

    /// The white space (and junk, if any) before the identifier.
    #[doc(hidden)]
    pub fn lead(&self) -> &'a [u8] {
        &self.bytes[self.lead as usize..self.ident.0 as usize]
    }

    pub(super) fn of_text(text: &'a PropertyText, source: &'a [u8]) -> Self {
        match text {
            PropertyText::Source(p) => Self {
                bytes: source,
                lead: p.start,
                ident: p.ident,
                values: Values(ValueSpans::Listed { bytes: source, spans: &p.values }),
                in_source: true,
            },
            PropertyText::Own(p) => Self {
                bytes: &p.bytes,
                lead: 0,
                ident: p.ident,
                values: Values(ValueSpans::Listed { bytes: &p.bytes, spans: &p.values }),
                in_source: false,
            },
        }
    }

    /// The same property with bytes of its own.
    pub(super) fn to_own_text(&self) -> PropertyText {
        let lead: Vec<u8> = self.lead().iter().copied().filter(|&b| is_space(b)).collect();
        PropertyText::Own(Arc::new(OwnProperty::new(&lead, self.ident(), self.values())))
    }

    /// The same property as an entry of a written-down list.
    pub(super) fn to_source(&self) -> SourceProperty {
        let spans: Vec<(u32, u32)> = self.values().spans().map(|r| (r.start as u32, r.end as u32)).collect();
        let end = spans.last().map_or(self.ident.1, |v| v.1 + 1);
        SourceProperty { start: self.lead, ident: self.ident, end, values: spans, late: false }
    }
}

/// How many bytes of an identifier are a word typed directly before it: `yesC` is C after a word. Programs that mixed in lower-case letters
/// began with a capital.
pub(crate) fn word_before(ident: &[u8]) -> usize {
    let word = ident.iter().take_while(|byte| byte.is_ascii_lowercase() || **byte == b'_').count();
    let says = ident[..word].iter().any(u8::is_ascii_lowercase);
    if says && ident.get(word).is_some_and(u8::is_ascii_uppercase) { word } else { 0 }
}

/// An identifier of one or two capitals, from a list of all of them: the name of every property is read.
fn short_name(ident: &[u8]) -> Option<&'static str> {
    /// Each pair of capitals, in order.
    const PAIRS: &[u8; 2 * 26 * 26] = &{
        let (mut pairs, mut at) = ([0; 2 * 26 * 26], 0);
        while at < pairs.len() {
            (pairs[at], pairs[at + 1]) = (b'A' + (at / 52) as u8, b'A' + (at / 2 % 26) as u8);
            at += 2;
        }
        pairs
    };
    const NAMES: &str = match std::str::from_utf8(PAIRS) {
        Ok(names) => names,
        Err(_) => "",
    };
    let place = |letter: u8| 2 * usize::from(letter - b'A');
    match *ident {
        // Every second letter of the first pairs is its own.
        [letter @ b'A'..=b'Z'] => NAMES.get(place(letter) + 1..place(letter) + 2),
        [first @ b'A'..=b'Z', second @ b'A'..=b'Z'] => {
            let at = 26 * place(first) + place(second);
            NAMES.get(at..at + 2)
        }
        _ => None,
    }
}

/// Drops the lower-case letters of an identifier, unless nothing remains.
pub(crate) fn canonical(ident: &[u8]) -> Cow<'_, str> {
    // The common case.
    if let Some(short) = short_name(ident) {
        return Cow::Borrowed(short);
    }
    let text = std::str::from_utf8(&ident[word_before(ident)..]).unwrap_or_default();
    if !text.bytes().any(|b| b.is_ascii_lowercase()) {
        return Cow::Borrowed(text);
    }
    let kept: String = text.chars().filter(|c| !c.is_ascii_lowercase()).collect();
    // A hyphen belongs between two others.
    if kept.is_empty() || kept.starts_with('-') || kept.ends_with('-') { Cow::Borrowed(text) } else { Cow::Owned(kept) }
}

/// The raw values of a property, in file order.
#[derive(Clone, Debug)]
pub struct Values<'a>(ValueSpans<'a>);

#[derive(Clone, Debug)]
enum ValueSpans<'a> {
    Scanned { bytes: &'a [u8], at: usize, end: usize, charset: &'a Charset },
    Listed { bytes: &'a [u8], spans: &'a [(u32, u32)] },
}

impl<'a> Values<'a> {
    fn next_span(&mut self) -> Option<Range<usize>> {
        step(1);
        match &mut self.0 {
            ValueSpans::Scanned { bytes, at, end, charset } => {
                let open = skip_space(bytes, *at);
                if open >= *end || bytes[open] != b'[' {
                    return None;
                }
                let close = value_end(bytes, open + 1, charset).unwrap_or(*end);
                *at = close + 1;
                Some(open + 1..close)
            }
            ValueSpans::Listed { spans, .. } => {
                let ((start, end), rest) = spans.split_first()?;
                *spans = rest;
                Some(*start as usize..*end as usize)
            }
        }
    }

    pub(super) fn spans(mut self) -> impl Iterator<Item = Range<usize>> + use<'a> {
        std::iter::from_fn(move || self.next_span())
    }
}

impl<'a> Iterator for Values<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        let span = self.next_span()?;
        match self.0 {
            ValueSpans::Scanned { bytes, .. } | ValueSpans::Listed { bytes, .. } => Some(&bytes[span]),
        }
    }
}

/// The properties of a node in file order, duplicates included.
#[derive(Clone, Debug)]
pub struct Properties<'a>(pub(super) Source<'a>);

#[derive(Clone, Debug)]
pub(super) enum Source<'a> {
    /// Regular text: read from the bytes on demand.
    Scanned {
        bytes: &'a [u8],
        at: usize,
        end: usize,
        charset: &'a Charset,
    },
    Listed {
        list: std::slice::Iter<'a, PropertyText>,
        bytes: &'a [u8],
    },
}

impl<'a> Properties<'a> {
    /// The next property. `visit` receives its values, the end of each of which is found once.
    pub(crate) fn next_with_values(&mut self, mut visit: impl FnMut(&'a [u8])) -> Option<Property<'a>> {
        step(1);
        match &mut self.0 {
            Source::Listed { list, bytes } => {
                let property = Property::of_text(list.next()?, bytes);
                property.values().for_each(visit);
                Some(property)
            }
            Source::Scanned { bytes, at, end, charset } => {
                let bytes: &'a [u8] = bytes;
                let lead = *at;
                let start = skip_space(bytes, *at);
                if start >= *end {
                    return None;
                }
                let ident_end = identifier_end(bytes, start);
                let (bytewise, end, mut last) = (charset.is_bytewise(), *end, ident_end);
                let mut open = skip_space(bytes, ident_end);
                while open < end && bytes[open] == b'[' {
                    let close = match bytewise {
                        true => value_end_among_bytes(bytes, open + 1),
                        false => value_end(bytes, open + 1, charset),
                    };
                    let close = close.unwrap_or(end);
                    visit(&bytes[open + 1..close]);
                    last = close + 1;
                    open = skip_space(bytes, last);
                }
                let values = Values(ValueSpans::Scanned { bytes, at: ident_end, end, charset });
                // A regular node has nothing but properties; were it otherwise, this still moves on.
                *at = last.max(start + 1);
                Some(Property {
                    bytes,
                    lead: lead as u32,
                    ident: (start as u32, ident_end as u32),
                    values,
                    in_source: true,
                })
            }
        }
    }
}

impl<'a> Iterator for Properties<'a> {
    type Item = Property<'a>;

    fn next(&mut self) -> Option<Property<'a>> {
        match &mut self.0 {
            Source::Listed { list, bytes } => {
                step(1);
                Some(Property::of_text(list.next()?, bytes))
            }
            Source::Scanned { .. } => self.next_with_values(|_| {}),
        }
    }
}

/// True where `bytes` is white space only.
pub(crate) fn is_blank(bytes: &[u8]) -> bool {
    bytes.iter().all(|&b| is_space(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_are_what_they_are_called() {
        for first in b'@'..=b'[' {
            let is_capital = |letter: u8| letter.is_ascii_uppercase();
            assert_eq!(short_name(&[first]).map(str::as_bytes), is_capital(first).then_some(&[first][..]));
            for second in b'@'..=b'[' {
                let both = is_capital(first) && is_capital(second);
                assert_eq!(short_name(&[first, second]).map(str::as_bytes), both.then_some(&[first, second][..]));
            }
        }
        assert_eq!((short_name(b""), short_name(b"ABC")), (None, None));
    }
}
