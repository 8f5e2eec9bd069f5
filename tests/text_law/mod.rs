//! The law of texts and bytes, for the tests and for the fuzzer: what was encoded decodes to itself, in every encoding
//! and escape convention, and stays inside its brackets.

use variorum::text::{Charset, Escapes, detect, escape_text, text_of};

const LABELS: [&str; 16] = [
    "utf-8",
    "gbk",
    "gb18030",
    "big5",
    "shift_jis",
    "euc-jp",
    "euc-kr",
    "iso-2022-jp",
    "iso-8859-1",
    "windows-1252",
    "windows-1251",
    "koi8-r",
    "macintosh",
    "cp437",
    "cp850",
    "utf-16le",
];

/// Panics where the law is broken. The first byte says which encoding and which convention.
pub fn hold(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let found = detect(rest);
    let mut wide = found.clone();
    let narrow = wide.narrow(rest.to_vec());
    assert_eq!(wide.widen(narrow), rest);
    let escapes = if first & 1 == 0 { Escapes::Characters } else { Escapes::Bytes };
    let charset = Charset::for_label(LABELS[usize::from(first >> 1) % LABELS.len()]).expect("a known label");
    let charset = charset.with_escapes(escapes);
    let text = charset.decode(rest).text.into_owned();
    let escaped = escape_text(&text);
    let Ok(encoded) = charset.encode(&escaped) else { return };
    assert_eq!(text_of(&charset.decode(&encoded).text), text_of(&escaped));
    // Nothing in it ends the value: every bracket but its own is escaped or a part of a character.
    let value = [&encoded[..], b"]"].concat();
    let mut at = 0;
    while at < encoded.len() {
        match value[at] {
            b']' => panic!("an unescaped bracket"),
            b'\\' => at += 1 + charset.step(&value, at + 1),
            _ => at += charset.step(&value, at),
        }
    }
    assert_eq!(at, encoded.len(), "its own bracket ends it");
    assert!(!text_of(&escaped).contains('\r'));
}
