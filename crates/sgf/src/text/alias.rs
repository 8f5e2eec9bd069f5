//! Names of encodings: the labels of the WHATWG standard, and others that occur in game records only.

use super::coding::Coding;
use encoding_rs::{self as enc, Encoding};
use std::ops::Range;

/// The meaning of a CA label.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Label {
    /// A known encoding.
    Known(Coding),
    /// ISO-8859-1 by name. Decoded as windows-1252, but the 27 characters exclusive to windows-1252 cannot be written.
    Latin1,
    /// UTF-16 in one of its spellings. Only believed when the bytes look like it.
    Utf16,
    /// A label that means no more than a missing one ("unknown", "default").
    Nothing,
    /// ASCII by name, which says nothing about other bytes: they contradict it.
    Ascii,
    /// An unknown label, or an unsupported encoding (HZ, ISO-2022-KR, Johab, UTF-32).
    Unknown,
}

/// No name of an encoding is longer.
const LONGEST: usize = 40;

/// Looks a label up, without regard to case, surrounding white space, and the difference of `-`, `_` and blank.
pub(super) fn look_up(label: &[u8]) -> Label {
    let label = label.trim_ascii();
    if label.is_empty() || label.len() > LONGEST {
        return if label.is_empty() { Label::Nothing } else { Label::Unknown };
    }
    let plain: String = label
        .iter()
        .filter(|b| !matches!(b, b'-' | b'_' | b' ' | b'.' | b':'))
        .map(|b| b.to_ascii_lowercase() as char)
        .collect();
    let own = match plain.as_str() {
        "unknown" | "default" | "none" | "null" | "undefined" | "auto" => return Label::Nothing,
        "iso88591" | "latin1" | "l1" | "cp819" | "ibm819" | "88591" | "isoir100" | "iso885911987" => {
            return Label::Latin1;
        }
        // The dot was left out above.
        "ascii" | "usascii" | "ansix341968" | "iso646" | "iso646us" | "646" | "7bit" => return Label::Ascii,
        // The name of a family stands for its most usual member.
        "iso8859" | "8859" | "latin" | "isolatin" | "isolatin1" | "iso8859latin1" | "westerneuropean" => {
            return Label::Latin1;
        }
        "utf16" | "utf16le" | "utf16be" | "ucs2" | "unicode" | "iso10646ucs2" | "csunicode" | "unicodefeff"
        | "unicodefffe" => return Label::Utf16,
        "cp437" | "437" | "ibm437" => return Label::Known(Coding::Cp437),
        "cp850" | "850" | "ibm850" => return Label::Known(Coding::Cp850),
        "euccn" | "gb2312" | "gb231280" | "gbk" | "cp936" | "936" | "windows936" | "ms936" | "chinese" | "xgbk"
        | "gb" | "csgb2312" | "gb23121980" | "simplifiedchinese" | "chinesesimplified" | "zhcn" => enc::GBK,
        "gb18030" | "gb180302000" | "gb180302005" | "gb180302022" => enc::GB18030,
        "cp950" | "950" | "windows950" | "ms950" | "big5" | "big5hkscs" | "xxbig5" | "csbig5" | "big5eten" | "big"
        | "traditionalchinese" | "chinesetraditional" | "zhtw" => enc::BIG5,
        "cp932" | "932" | "shiftjis" | "sjis" | "mskanji" | "ms932" | "windows31j" | "windows932" | "xsjis"
        | "csshiftjis" | "shiftjisx0213" | "sjis2004" | "japanese" => enc::SHIFT_JIS,
        "cp949" | "949" | "uhc" | "euckr" | "ms949" | "windows949" | "ksc5601" | "ksc56011987" | "ksc" | "korean"
        | "cseuckr" | "ksx1001" => enc::EUC_KR,
        "eucjp" | "xeucjp" | "ujis" | "eucjis2004" | "euc" => enc::EUC_JP,
        "iso2022jp" | "csiso2022jp" | "jis" | "iso2022jp1" | "iso2022jp2" => enc::ISO_2022_JP,
        "utf8" | "utf8sig" | "utf8bom" | "u8" | "cp65001" | "65001" | "unicode11utf8" | "utf8mac" | "utf" => enc::UTF_8,
        "ansi" | "cp1252" | "1252" | "windows1252" | "xcp1252" | "western" | "windows" | "win" | "winlatin1"
        | "windowslatin1" | "winansi" => enc::WINDOWS_1252,
        "latin9" | "iso885915" | "latin0" | "l9" => enc::ISO_8859_15,
        "latin2" | "iso88592" | "l2" => enc::ISO_8859_2,
        "macroman" | "macintosh" | "mac" | "xmacroman" => enc::MACINTOSH,
        "cp1250" | "1250" => enc::WINDOWS_1250,
        "cp1251" | "1251" | "ansi1251" | "win1251" => enc::WINDOWS_1251,
        "koi8r" | "koi8" => enc::KOI8_R,
        "cp866" | "866" | "dos866" => enc::IBM866,
        "cp874" | "tis620" => enc::WINDOWS_874,
        _ => {
            // Java writes ISO8859_5, Python iso8859-5, the standard ISO-8859-5.
            let iso = plain.strip_prefix("iso8859").map(|part| format!("iso-8859-{part}"));
            let windows = plain
                .strip_prefix("windows")
                .or_else(|| plain.strip_prefix("cp"))
                .or_else(|| plain.strip_prefix("win"))
                .map(|page| format!("windows-{page}"));
            match Encoding::for_label(label)
                .or_else(|| iso.and_then(|iso| Encoding::for_label(iso.as_bytes())))
                .or_else(|| windows.and_then(|windows| Encoding::for_label(windows.as_bytes())))
            {
                Some(found) => found,
                None => return Label::Unknown,
            }
        }
    };
    if own == enc::REPLACEMENT || own == enc::X_USER_DEFINED {
        // "Replacement" would decode any text to a single U+FFFD.
        return Label::Unknown;
    }
    if own == enc::UTF_16LE || own == enc::UTF_16BE {
        return Label::Utf16;
    }
    Label::Known(Coding::Web(own))
}

/// The range of the encoding's name in a raw value of CA. Blanks may surround it, and a note may follow it, or text that a missing bracket
/// added to the value: `UTF-8 (old file)`, `UTF-8PB[Ann`. A single word is taken as a name even if it is unknown; several words that begin
/// with no known name contain none.
pub(crate) fn name_in(value: &[u8]) -> Range<usize> {
    let start = value.len() - value.trim_ascii_start().len();
    let end = value.trim_ascii_end().len().max(start);
    let is_known = |at: &usize| look_up(&value[start..*at]) != Label::Unknown;
    if start == end || is_known(&end) {
        return start..end;
    }
    let is_swallowed = |rest: &[u8]| {
        let ident = rest.iter().take_while(|byte| byte.is_ascii_uppercase()).count();
        (1..=2).contains(&ident) && rest.get(ident) == Some(&b'[')
    };
    // `UTF-7` is another name than `UTF`.
    let goes_on = |rest: &[u8]| matches!(rest, [b'-' | b'_' | b'.', next, ..] if next.is_ascii_alphanumeric());
    let ends_there = |at: &usize| {
        let rest = &value[*at..];
        let is_end = !rest[0].is_ascii_alphanumeric() && !goes_on(rest) || is_swallowed(rest);
        value[*at - 1].is_ascii_alphanumeric() && is_end
    };
    let most = end.min(start + LONGEST);
    match (start + 1..most).rev().filter(ends_there).find(is_known) {
        Some(known) => start..known,
        None if value[start..end].iter().all(|byte| byte.is_ascii_alphanumeric() || b"-_.:".contains(byte)) => {
            start..end
        }
        None => start..start,
    }
}

/// The meaning of a raw value of CA.
pub(super) fn look_up_ca(value: &[u8]) -> Label {
    match name_in(value) {
        name if name.is_empty() && !value.trim_ascii().is_empty() => Label::Unknown,
        name => look_up(&value[name]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_among_notes() {
        for (value, name) in [
            ("UTF-8", "UTF-8"),
            (" gb 2312 ", "gb 2312"),
            ("latin1 (old file)", "latin1"),
            ("UTF-8\nPB[Ann", "UTF-8"),
            ("UTF-8PB[Ann", "UTF-8"),
            ("Shift_JIS;B[aa", "Shift_JIS"),
            ("gbk, I think", "gbk"),
            ("mine", "mine"),
            ("UTF-7", "UTF-7"),
            ("EUC-TW", "EUC-TW"),
            ("UTF-32 (old file)", ""),
            ("UTF-8. My file", "UTF-8"),
            ("no such thing", ""),
            ("", ""),
        ] {
            assert_eq!(&value[name_in(value.as_bytes())], name, "{value}");
        }
    }

    fn web(encoding: &'static Encoding) -> Label {
        Label::Known(Coding::Web(encoding))
    }

    #[test]
    fn labels_of_records_and_tools_are_known() {
        for label in ["EUC-CN", "euccn", "cp936", "936", "windows-936", "GB_2312-80", " gbk "] {
            assert_eq!(look_up(label.as_bytes()), web(enc::GBK), "{label}");
        }
        for label in ["cp950", "Big5", "BIG5-HKSCS", "ms950"] {
            assert_eq!(look_up(label.as_bytes()), web(enc::BIG5), "{label}");
        }
        for label in ["cp932", "MS_KANJI", "Shift-JIS", "shift_jis", "SJIS"] {
            assert_eq!(look_up(label.as_bytes()), web(enc::SHIFT_JIS), "{label}");
        }
        for label in ["uhc", "cp949", "KS_C_5601-1987"] {
            assert_eq!(look_up(label.as_bytes()), web(enc::EUC_KR), "{label}");
        }
        for label in ["UTF-8", "utf8", "utf_8", "UTF-8-SIG"] {
            assert_eq!(look_up(label.as_bytes()), web(enc::UTF_8), "{label}");
        }
        assert_eq!(look_up(b"iso8859_15"), web(enc::ISO_8859_15));
        assert_eq!(look_up(b"ISO8859_5"), web(enc::ISO_8859_5));
        assert_eq!(look_up(b"Windows-1251"), web(enc::WINDOWS_1251));
        for label in ["ISO8859_1", "ISO-8859", "iso-latin-1", "Latin", "latin 1", "ISO 8859"] {
            assert_eq!(look_up(label.as_bytes()), Label::Latin1, "{label}");
        }
        for label in ["WINDOWS", "win-1252", "Win1252", "ANSI"] {
            assert_eq!(look_up(label.as_bytes()), web(enc::WINDOWS_1252), "{label}");
        }
        assert_eq!(look_up(b"win1250"), web(enc::WINDOWS_1250));
        assert_eq!(look_up(b"Japanese"), web(enc::SHIFT_JIS));
        assert_eq!(look_up(b"cp437"), Label::Known(Coding::Cp437));
    }

    #[test]
    fn labels_that_say_nothing_or_lie_are_not_encodings() {
        assert_eq!(look_up(b""), Label::Nothing);
        assert_eq!(look_up(b"unknown"), Label::Nothing);
        for label in ["ASCII", "us-ascii", "ANSI_X3.4-1968"] {
            assert_eq!(look_up(label.as_bytes()), Label::Ascii, "{label}");
        }
        for label in ["hz-gb-2312", "iso-2022-kr", "johab", "utf-32", "x-user-defined", "klingon"] {
            assert_eq!(look_up(label.as_bytes()), Label::Unknown, "{label}");
        }
        assert_eq!(look_up(b"unicode"), Label::Utf16);
    }
}
