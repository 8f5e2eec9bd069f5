//! Extracts the record from a published page, which carries it in its download link.

use std::io::Read;

use crate::text::base64;

/// How many bytes of a page are searched for the link: it is after texts of the record, which may be long, but not endless.
const SEARCHED: usize = 256 << 20;
const LINK: &[u8] = b"id=\"save\"";
const DATA: &[u8] = b"href=\"data:application/gzip;base64,";

/// Whether a record may be what `packed` bytes inflate to. Records are text, and none of the size of a page inflates hundreds of times; nor
/// can a page hold more nodes and games than its bytes tell apart.
pub fn may_inflate_to(packed: usize, record: &[u8]) -> bool {
    let tokens = record.iter().filter(|byte| matches!(byte, b'(' | b';')).count();
    record.len() as u64 <= most_inflated(packed) && tokens <= packed.saturating_mul(4).saturating_add(100_000)
}

/// The largest number of bytes to which `packed` bytes may inflate.
fn most_inflated(packed: usize) -> u64 {
    let packed = packed as u64;
    (packed * 64).clamp(1 << 20, 256 << 20).max(packed)
}

/// The record in a published page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PageRecord {
    /// The bytes of the record.
    Record(Vec<u8>),
    /// It is a published page, and what it carries cannot be read.
    Broken,
}

/// The record in a published page; `None` if it is no such page.
pub(super) fn record_in(bytes: &[u8]) -> Option<PageRecord> {
    let start = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
    if !start.get(..9)?.eq_ignore_ascii_case(b"<!doctype") {
        return None;
    }
    let searched = &bytes[..bytes.len().min(SEARCHED)];
    let link = memchr::memmem::find(searched, LINK)?;
    let tag = &searched[link..];
    let data = memchr::memmem::find(tag, DATA)?;
    // The link's own address, and not one further on.
    if tag[..data].contains(&b'>') {
        return None;
    }
    let coded = &bytes[link + data + DATA.len()..];
    let coded = &coded[..memchr::memchr(b'"', coded).unwrap_or(coded.len())];
    Some(base64::decode(coded).and_then(|packed| gunzip(&packed)).map_or(PageRecord::Broken, PageRecord::Record))
}

fn gunzip(packed: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    flate2::read::GzDecoder::new(packed).take(most_inflated(packed.len()) + 1).read_to_end(&mut bytes).ok()?;
    may_inflate_to(packed.len(), &bytes).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_holds_no_more_than_its_bytes_tell_apart() {
        // What 1,000 times as many bytes would cost.
        for (packed, text, count) in [(6_000, "(;)", 1_000_000), (20_000, "(;", 2_000_000), (700, " ", 2_000_000)] {
            assert!(!may_inflate_to(packed, text.repeat(count).as_bytes()), "{text}");
        }
        // Ten thousand games of a collection, each with a few moves, pack to some thousands of bytes.
        let games = "(;SZ[9];B[aa];W[bb];B[cc])".repeat(10_000);
        assert!(may_inflate_to(5_000, games.as_bytes()));
        assert!(may_inflate_to(200, "(;)".repeat(50_000).as_bytes()));
    }

    #[test]
    fn only_a_page_with_the_link_is_one() {
        let page = |link: &str| format!("<!DOCTYPE html><p>x</p>{link}").into_bytes();
        assert_eq!(record_in(b"(;GM[1])"), None);
        assert_eq!(record_in(&page("<a href=\"x\">save</a>")), None);
        assert_eq!(record_in(&page("<a id=\"save\" href=\"x\"><a href=\"data:application/gzip;base64,AAAA\">")), None);
        let broken = page("<a id=\"save\" href=\"data:application/gzip;base64,AAAA\">");
        assert_eq!(record_in(&broken), Some(PageRecord::Broken));
    }
}
