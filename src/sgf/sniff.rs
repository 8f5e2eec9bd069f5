//! Files that are certainly something else, whatever their name says. Everything else is read, and judged by what is found.

use crate::language::Word;

/// What the bytes are, in the language chosen, when they are certainly no record: a picture, an archive, a program. Nothing is told
/// for being odd.
///
/// A picture is full of bytes that look like nodes here and there, so the reader alone could not tell.
///
/// ```
/// assert_eq!(variorum::sgf::sniff(b"\x89PNG\r\n\x1a\n(;"), Some("a PNG picture"));
/// assert_eq!(variorum::sgf::sniff(b"(;GM[1])"), None);
/// ```
pub fn sniff(bytes: &[u8]) -> Option<&'static str> {
    const SIGNS: &[(usize, &[u8], Word)] = &[
        (0, b"\x89PNG\r\n", Word("sniffed-png-picture", "a PNG picture")),
        (0, b"\xff\xd8\xff", Word("sniffed-jpeg-picture", "a JPEG picture")),
        (0, b"GIF87a", Word("sniffed-gif-picture", "a GIF picture")),
        (0, b"GIF89a", Word("sniffed-gif-picture", "a GIF picture")),
        (8, b"WEBP", Word("sniffed-webp-picture", "a WebP picture")),
        (0, b"II*\0", Word("sniffed-tiff-picture", "a TIFF picture")),
        (0, b"MM\0*", Word("sniffed-tiff-picture", "a TIFF picture")),
        (0, b"\0\0\x01\0", Word("sniffed-icon", "an icon")),
        (4, b"ftyp", Word("sniffed-film-or-a-picture", "a film or a picture")),
        (0, b"RIFF", Word("sniffed-sound-or-film", "sound or film")),
        (0, b"OggS", Word("sniffed-sound-or-film", "sound or film")),
        (0, b"ID3", Word("sniffed-sound", "sound")),
        (0, b"fLaC", Word("sniffed-sound", "sound")),
        (0, b"%PDF-", Word("sniffed-pdf-document", "a PDF document")),
        (0, b"%!PS-", Word("sniffed-postscript-document", "a PostScript document")),
        (0, b"\xd0\xcf\x11\xe0", Word("sniffed-office-document", "an office document")),
        (0, b"PK\x03\x04", Word("sniffed-zip-archive", "a ZIP archive")),
        (0, b"\x1f\x8b", Word("sniffed-gzip-archive", "a gzip archive")),
        (0, b"BZh", Word("sniffed-bzip2-archive", "a bzip2 archive")),
        (0, b"\xfd7zXZ", Word("sniffed-xz-archive", "an xz archive")),
        (0, b"7z\xbc\xaf", Word("sniffed-7-zip-archive", "a 7-Zip archive")),
        (0, b"\x28\xb5\x2f\xfd", Word("sniffed-zstandard-archive", "a Zstandard archive")),
        (0, b"Rar!", Word("sniffed-rar-archive", "a RAR archive")),
        (257, b"ustar", Word("sniffed-tar-archive", "a tar archive")),
        (0, b"\x7fELF", Word("sniffed-program", "a program")),
        (0, b"MZ\x90", Word("sniffed-program", "a program")),
        (0, b"SQLite format 3", Word("sniffed-database", "a database")),
    ];
    SIGNS
        .iter()
        .find(|(at, sign, _)| bytes.get(*at..).is_some_and(|rest| rest.starts_with(sign)))
        .map(|sign| sign.2.said())
}
