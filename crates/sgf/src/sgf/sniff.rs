//! Recognises files that are certainly not records, whatever their names. Everything else is read and judged by the result.

use super::lexer::is_space;
use crate::language::StaticText;
use crate::text;

/// What the bytes are, in the language chosen, when they are certainly no record: a picture, an archive, a program, or whatever else is no
/// text. Oddities alone prove nothing: words, mail headers, zero bytes and undecodable characters may surround a record.
///
/// A picture is full of bytes that look like nodes here and there, so the reader alone could not tell.
///
/// ```
/// assert_eq!(variorum_sgf::sniff(b"\x89PNG\r\n\x1a\n(;"), Some("a PNG picture"));
/// assert_eq!(variorum_sgf::sniff(b"(;GM[1])"), None);
/// ```
pub fn sniff(bytes: &[u8]) -> Option<&'static str> {
    const SIGNS: &[(usize, &[u8], StaticText)] = &[
        (0, b"\x89PNG\r\n", StaticText("sniffed-png-picture", "a PNG picture")),
        (0, b"\xff\xd8\xff", StaticText("sniffed-jpeg-picture", "a JPEG picture")),
        (0, b"GIF87a", StaticText("sniffed-gif-picture", "a GIF picture")),
        (0, b"GIF89a", StaticText("sniffed-gif-picture", "a GIF picture")),
        (8, b"WEBPVP8", StaticText("sniffed-webp-picture", "a WebP picture")),
        (0, b"II*\0", StaticText("sniffed-tiff-picture", "a TIFF picture")),
        (0, b"MM\0*", StaticText("sniffed-tiff-picture", "a TIFF picture")),
        (0, b"\0\0\x01\0", StaticText("sniffed-icon", "an icon")),
        (4, b"ftyp", StaticText("sniffed-film-or-a-picture", "a video or a picture")),
        (8, b"WAVEfmt ", SOUND),
        (8, b"AVI LIST", SOUND),
        (0, b"OggS\0", SOUND),
        (0, b"ID3\x02", StaticText("sniffed-sound", "an audio file")),
        (0, b"ID3\x03", StaticText("sniffed-sound", "an audio file")),
        (0, b"ID3\x04", StaticText("sniffed-sound", "an audio file")),
        (0, b"fLaC\0", StaticText("sniffed-sound", "an audio file")),
        (0, b"%PDF-", StaticText("sniffed-pdf-document", "a PDF document")),
        (0, b"%!PS-", StaticText("sniffed-postscript-document", "a PostScript document")),
        (0, b"\xd0\xcf\x11\xe0", StaticText("sniffed-office-document", "an office document")),
        (0, b"PK\x03\x04", StaticText("sniffed-zip-archive", "a ZIP archive")),
        (0, b"PK\x05\x06", StaticText("sniffed-zip-archive", "a ZIP archive")),
        (0, b"\x1f\x8b", StaticText("sniffed-gzip-archive", "a gzip archive")),
        (4, b"1AY&SY", StaticText("sniffed-bzip2-archive", "a bzip2 archive")),
        (0, b"\xfd7zXZ", StaticText("sniffed-xz-archive", "an xz archive")),
        (0, b"7z\xbc\xaf", StaticText("sniffed-7-zip-archive", "a 7-Zip archive")),
        (0, b"\x28\xb5\x2f\xfd", StaticText("sniffed-zstandard-archive", "a Zstandard archive")),
        (0, b"Rar!\x1a", StaticText("sniffed-rar-archive", "a RAR archive")),
        (257, b"ustar\0", StaticText("sniffed-tar-archive", "a tar archive")),
        (257, b"ustar  \0", StaticText("sniffed-tar-archive", "a tar archive")),
        (0, b"\x7fELF", PROGRAM),
        (0, b"MZ\x90", PROGRAM),
        (0, b"\xfe\xed\xfa\xce", PROGRAM),
        (0, b"\xfe\xed\xfa\xcf", PROGRAM),
        (0, b"\xce\xfa\xed\xfe", PROGRAM),
        (0, b"\xcf\xfa\xed\xfe", PROGRAM),
        (0, b"\xca\xfe\xba\xbe", PROGRAM),
        (0, b"\0asm", PROGRAM),
        (0, b"SQLite format 3", StaticText("sniffed-database", "a database")),
    ];
    let sign = SIGNS.iter().find(|(at, sign, _)| bytes.get(*at..).is_some_and(|rest| rest.starts_with(sign)));
    let word =
        sign.map(|sign| sign.2).or_else(|| is_binary(bytes).then_some(StaticText("sniffed-binary", "a binary file")));
    word.map(|word| word.localized())
}

const SOUND: StaticText = StaticText("sniffed-sound-or-film", "an audio or video file");
const PROGRAM: StaticText = StaticText("sniffed-program", "a program");

/// A file is binary if it has at least this many control characters, and one in as many bytes. By chance it would be one in ten.
const FEW: usize = 32;

/// Whether a file is no text, by the control characters in it. What begins as a record is one, whatever comes then; and around a record
/// there may be anything, as other systems put it there.
fn is_binary(bytes: &[u8]) -> bool {
    let wide = text::narrowed(bytes);
    let as_read = wide.as_deref().unwrap_or(bytes);
    if begins_as_record(bytes) || begins_as_record(as_read) {
        return false;
    }
    let bytes = as_read;
    // UTF-16 is UTF-8 here: characters count, and private-use ones are as odd as controls.
    let is_wide = wide.is_some();
    let odd = |part: &[u8]| part.iter().filter(|byte| is_control(**byte) || is_wide && **byte == 0xEE).count();
    let letters =
        |part: &[u8]| part.iter().filter(|byte| **byte != 0 && !(is_wide && (0x80..0xC0).contains(*byte))).count();
    let game = memchr::memmem::find(bytes, b"(;").map_or(bytes, |at| &bytes[at..]);
    let game = memchr::memrchr(b')', game).map_or(game, |end| &game[..end]);
    let all = odd(bytes);
    all >= FEW
        && all * FEW > letters(bytes)
        && (odd(game) * FEW > letters(game) || letters(game) * FEW < letters(bytes))
}

fn begins_as_record(bytes: &[u8]) -> bool {
    let mut start = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes).iter().filter(|byte| !is_space(**byte));
    start.next() == Some(&b'(') && start.next() == Some(&b';')
}

/// Whether a byte is a control character that no text has: neither zeros, which damaged files have, nor what ends lines, pages and files
/// or switches between encodings.
const fn is_control(byte: u8) -> bool {
    matches!(byte, 0x01..=0x08 | 0x10..=0x19 | 0x1C..=0x1F | 0x7F)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &[u8] = b"(;GM[1]SZ[19]PB[Ann]PW[Ben]C[A game]\n;B[pd];W[dd];B[pp];W[dp];B[fq];W[cn])";

    #[test]
    fn binary_data_is_recognised_even_where_it_resembles_a_node() {
        let mut random = fastrand::Rng::with_seed(28);
        for length in [1_000, 5_000, 100_000] {
            for at in [0, 1, 2, 50, 98, 99].map(|percent| length * percent / 100) {
                let mut noise: Vec<u8> = (0..length).map(|_| random.u8(..)).collect();
                let marks = noise.len().min(at + 12);
                noise.splice(at..marks, b"(;GM[1];B[dd".iter().copied());
                // A file that begins as a record is read as one.
                assert_eq!(sniff(&noise).is_some(), at > 0, "{length} {at}");
                // Numbers of 16 bits, mostly small, as sound and tables have them.
                let numbers = (0..length).flat_map(|_| random.u16(..400).to_le_bytes());
                let numbers: Vec<u8> = b"head".iter().copied().chain(numbers).chain(*b"(;B[dd])").collect();
                assert_eq!(sniff(&numbers), Some("a binary file"), "{length}");
            }
        }
        let own = std::fs::read(std::env::current_exe().unwrap()).unwrap();
        assert_eq!((sniff(&own), sniff(&own[4096..])), (Some("a program"), Some("a binary file")));
    }

    #[test]
    fn a_record_is_recognised_whatever_surrounds_it() {
        let around = |before: &[u8], after: &[u8]| [before, RECORD, after].concat();
        let wide = |text: &str, mark: &str| -> Vec<u8> {
            format!("{mark}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect()
        };
        let mut random = fastrand::Rng::with_seed(28);
        let icons = [0, 0, 1, 0, 0, 0, 1, 30].repeat(60);
        let noise: Vec<u8> = (0..4000).map(|_| random.u8(..)).collect();
        // MacBinary: name and type before the file, the resource fork after it.
        let mut mac = vec![0; 128];
        mac[1..10].copy_from_slice(b"\x08game.sgf");
        mac[65..73].copy_from_slice(b"TEXTGoGo");
        let letters: String = (0x4E01..0x5E01).filter_map(char::from_u32).collect();
        for (what, bytes) in [
            ("as it is", RECORD.to_vec()),
            ("Macintosh", around(&mac, &icons)),
            ("zeros", around(&[0; 512], &[0; 4096])),
            ("a letter", around(b"From: ann@example.org\nSubject: game\n\n", b"\n-- \nAnn\n\x1a")),
            ("damaged behind its beginning", around(b"", &noise)),
            (
                "as if it had two bytes a letter",
                [b"(;", &wide("(;GM[1]\u{eee}\u{eef}", "\u{feff}").repeat(40)[..]].concat(),
            ),
            ("with a mark", around(b"\xEF\xBB\xBF\r\n", b"")),
            ("escapes of Japanese", b"words (;GM[1]C[\x1b$B4{I\x1b(B])".repeat(50)),
            ("two bytes a letter", wide(&format!("\n(;GM[1]C[{letters}])"), "")),
            ("the same with a mark", wide(&format!("words (;GM[1]C[{letters}])"), "\u{feff}")),
            ("Korean", wide(&format!("말 (;GM[1]C[{}])", "한국어 대국 기보 ".repeat(90)), "\u{feff}")),
        ] {
            assert_eq!(sniff(&bytes), None, "{what}");
        }
    }
}
