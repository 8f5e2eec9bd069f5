//! The program's mark in the files it makes, by which it knows them again: only those that are as it made them are replaced without a copy.

use super::encode::digest;
use memchr::memmem::{find, rfind};

/// What names the program in the head of a page and of a feed.
pub(super) const GENERATOR: &str = "<meta name=\"generator\" content=\"Variorum\">";
pub(super) const FEED_GENERATOR: &str = "<generator>Variorum</generator>";
/// The name of the program, as booklets and clips have it.
pub(super) const PROGRAM: &str = "Variorum";
/// The name of the text in a PNG file that says which program made it.
pub(super) const PNG_KEY: &str = "Software";
/// A comment in a GIF file.
pub(super) const GIF_COMMENT: u8 = 0xfe;
/// Pages have their mark in so many first bytes, whatever the title, and clips in so many, whatever the palette.
const HEAD: usize = 1024;
const CLIP_HEAD: usize = 4096;

/// What stands around the digest of everything before it, at the end of a page, an index and a feed: who changes one by hand breaks it.
const SEAL: (&str, &str) = ("<!--sha256-", "-->\n");

/// A page, an index or a feed with the digest by which it is known to be as it was made.
pub(super) fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let seal = seal(&bytes);
    bytes.extend_from_slice(seal.as_bytes());
    bytes
}

fn seal(bytes: &[u8]) -> String {
    format!("{}{}{}", SEAL.0, digest(bytes), SEAL.1)
}

/// Whether a file was published by this program, and nobody has changed it since, as far as its form can show that.
pub fn is_as_published(bytes: &[u8]) -> bool {
    let has_seal = || rfind(bytes, SEAL.0.as_bytes()).is_some_and(|at| bytes[at..] == *seal(&bytes[..at]).as_bytes());
    let is_text =
        !matches!(bytes, [b'%', b'P', b'D', b'F', ..] | [0x89, b'P', b'N', b'G', ..] | [b'G', b'I', b'F', b'8', ..]);
    is_published(bytes) && (!is_text || has_seal())
}

/// Whether a file was published by this program, perhaps changed since.
pub fn is_published(bytes: &[u8]) -> bool {
    let has = |head: usize, mark: &[u8]| find(&bytes[..bytes.len().min(head)], mark).is_some();
    match bytes {
        [b'%', b'P', b'D', b'F', ..] => is_created_here(bytes),
        [0x89, b'P', b'N', b'G', ..] => has(CLIP_HEAD, format!("{PNG_KEY}\0{PROGRAM}").as_bytes()),
        [b'G', b'I', b'F', b'8', ..] => {
            has(CLIP_HEAD, &[&[b'!', GIF_COMMENT, PROGRAM.len() as u8], PROGRAM.as_bytes()].concat())
        }
        _ => has(HEAD, GENERATOR.as_bytes()) || has(HEAD, FEED_GENERATOR.as_bytes()),
    }
}

/// Whether a PDF names this program as its creator, and nobody has added anything to it since.
fn is_created_here(pdf: &[u8]) -> bool {
    const END: &[u8] = b"%%EOF";
    const CREATOR: &[u8] = b"/Creator";
    let is_as_made = find(pdf, END) == rfind(pdf, END);
    let creator = rfind(pdf, CREATOR).map(|at| pdf[at + CREATOR.len()..].trim_ascii_start());
    is_as_made && creator.is_some_and(|creator| creator.starts_with(format!("({PROGRAM})").as_bytes()))
}
