//! Files that are certainly something else, whatever their name says. Everything else is read, and judged by what is found.

/// What the bytes are, when they are certainly no record: a picture, an archive, a program. Nothing is told for being odd.
///
/// A picture is full of bytes that look like nodes here and there, so the reader alone could not tell.
///
/// ```
/// assert_eq!(variorum::sgf::sniff(b"\x89PNG\r\n\x1a\n(;"), Some("a PNG picture"));
/// assert_eq!(variorum::sgf::sniff(b"(;GM[1])"), None);
/// ```
pub fn sniff(bytes: &[u8]) -> Option<&'static str> {
    const SIGNS: &[(usize, &[u8], &str)] = &[
        (0, b"\x89PNG\r\n", "a PNG picture"),
        (0, b"\xff\xd8\xff", "a JPEG picture"),
        (0, b"GIF87a", "a GIF picture"),
        (0, b"GIF89a", "a GIF picture"),
        (8, b"WEBP", "a WebP picture"),
        (0, b"II*\0", "a TIFF picture"),
        (0, b"MM\0*", "a TIFF picture"),
        (0, b"\0\0\x01\0", "an icon"),
        (4, b"ftyp", "a film or a picture"),
        (0, b"RIFF", "sound or film"),
        (0, b"OggS", "sound or film"),
        (0, b"ID3", "sound"),
        (0, b"fLaC", "sound"),
        (0, b"%PDF-", "a PDF document"),
        (0, b"%!PS-", "a PostScript document"),
        (0, b"\xd0\xcf\x11\xe0", "an office document"),
        (0, b"PK\x03\x04", "a ZIP archive"),
        (0, b"\x1f\x8b", "a gzip archive"),
        (0, b"BZh", "a bzip2 archive"),
        (0, b"\xfd7zXZ", "an xz archive"),
        (0, b"7z\xbc\xaf", "a 7-Zip archive"),
        (0, b"\x28\xb5\x2f\xfd", "a Zstandard archive"),
        (0, b"Rar!", "a RAR archive"),
        (257, b"ustar", "a tar archive"),
        (0, b"\x7fELF", "a program"),
        (0, b"MZ\x90", "a program"),
        (0, b"SQLite format 3", "a database"),
    ];
    SIGNS.iter().find(|(at, sign, _)| bytes.get(*at..).is_some_and(|rest| rest.starts_with(sign))).map(|sign| sign.2)
}
