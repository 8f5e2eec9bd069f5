//! What people call encodings: the labels of the WHATWG standard, and the many that only occur in game records.

use super::charset::Coding;
use encoding_rs::{self as enc, Encoding};

/// What a label in a record says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Label {
    /// A known encoding.
    Known(Coding),
    /// ISO-8859-1 by name. Decoded as windows-1252, but the 27 characters that only windows-1252 has cannot be written.
    Latin1,
    /// UTF-16 in one of its spellings. Only believed when the bytes look like it.
    Utf16,
    /// Words that mean no more than an absent label ("unknown", "default").
    Nothing,
    /// Not a name we know, or of an encoding that cannot be read (HZ, ISO-2022-KR, Johab, UTF-32).
    Unknown,
}

/// Looks a label up, without regard to case, surrounding white space, and the difference of `-`, `_` and blank.
pub(super) fn look_up(label: &[u8]) -> Label {
    let label = label.trim_ascii();
    if label.is_empty() || label.len() > 40 {
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
        "ascii" | "usascii" | "ansix3.41968" | "iso646" | "646" => return Label::Nothing,
        "utf16" | "utf16le" | "utf16be" | "ucs2" | "unicode" | "iso10646ucs2" | "csunicode" | "unicodefeff"
        | "unicodefffe" => return Label::Utf16,
        "cp437" | "437" | "ibm437" => return Label::Known(Coding::Cp437),
        "cp850" | "850" | "ibm850" => return Label::Known(Coding::Cp850),
        "euccn" | "gb2312" | "gb231280" | "gbk" | "cp936" | "936" | "windows936" | "ms936" | "chinese" | "xgbk"
        | "gb" | "csgb2312" | "gb23121980" => enc::GBK,
        "gb18030" | "gb180302000" | "gb180302005" | "gb180302022" => enc::GB18030,
        "cp950" | "950" | "windows950" | "ms950" | "big5" | "big5hkscs" | "xxbig5" | "csbig5" | "big5eten" => enc::BIG5,
        "cp932" | "932" | "shiftjis" | "sjis" | "mskanji" | "ms932" | "windows31j" | "windows932" | "xsjis"
        | "csshiftjis" | "shiftjisx0213" | "sjis2004" => enc::SHIFT_JIS,
        "cp949" | "949" | "uhc" | "euckr" | "ms949" | "windows949" | "ksc5601" | "ksc56011987" | "korean"
        | "cseuckr" | "ksx1001" => enc::EUC_KR,
        "eucjp" | "xeucjp" | "ujis" | "eucjis2004" => enc::EUC_JP,
        "iso2022jp" | "csiso2022jp" | "jis" | "iso2022jp1" | "iso2022jp2" => enc::ISO_2022_JP,
        "utf8" | "utf8sig" | "utf8bom" | "u8" | "cp65001" | "65001" | "unicode11utf8" | "utf8mac" => enc::UTF_8,
        "ansi" | "cp1252" | "1252" | "windows1252" | "xcp1252" | "western" => enc::WINDOWS_1252,
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

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(look_up(b"ISO8859_1"), Label::Latin1);
        assert_eq!(look_up(b"cp437"), Label::Known(Coding::Cp437));
    }

    #[test]
    fn labels_that_say_nothing_or_lie_are_not_encodings() {
        assert_eq!(look_up(b""), Label::Nothing);
        assert_eq!(look_up(b"unknown"), Label::Nothing);
        assert_eq!(look_up(b"ASCII"), Label::Nothing);
        for label in ["hz-gb-2312", "iso-2022-kr", "johab", "utf-32", "x-user-defined", "klingon"] {
            assert_eq!(look_up(label.as_bytes()), Label::Unknown, "{label}");
        }
        assert_eq!(look_up(b"unicode"), Label::Utf16);
    }
}
