//! Cleans terminal output: records and file names come from others, and may contain control sequences.

use std::io::{self, Write};

use crate::language::{self, picture};

/// Whether a letter is for a terminal to do. Line feeds and tabs are harmless in an answer of many lines.
fn is_order(c: char) -> bool {
    language::is_order(c) && !matches!(c, '\n' | '\t')
}

/// How control characters are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// As pictures.
    Text,
    /// As JSON has them in its texts: `\u009b`.
    Json,
}

/// Cleans UTF-8 in transit.
pub struct Clean<W> {
    to: W,
    shape: Shape,
    /// The first bytes of a letter that may be an order, whose last has not come yet.
    held: Vec<u8>,
}

/// Whether orders of more than one byte begin so: U+0080 to U+009F, U+2028 to U+202E, U+2066 to U+2069.
fn begins_order(bytes: &[u8]) -> bool {
    matches!(bytes, [0xc2] | [0xe2] | [0xe2, 0x80 | 0x81])
}

impl<W: Write> Clean<W> {
    /// Onto this.
    pub fn new(to: W, shape: Shape) -> Clean<W> {
        Clean { to, shape, held: Vec::new() }
    }

    fn show(&self, c: char, into: &mut Vec<u8>) {
        match self.shape {
            Shape::Text => into.extend(picture(c).to_string().bytes()),
            Shape::Json => into.extend(format!("\\u{:04x}", c as u32).bytes()),
        }
    }

    /// A byte while nothing is held.
    fn take(&mut self, byte: u8, into: &mut Vec<u8>) {
        match char::from(byte) {
            c if c.is_ascii() && is_order(c) => self.show(c, into),
            _ if begins_order(&[byte]) => self.held.push(byte),
            _ => into.push(byte),
        }
    }
}

impl<W: Write> Write for Clean<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut clean = Vec::with_capacity(bytes.len() + 8);
        for &byte in bytes {
            if self.held.is_empty() {
                self.take(byte, &mut clean);
                continue;
            }
            self.held.push(byte);
            let letter = str::from_utf8(&self.held).ok().and_then(|text| text.chars().next());
            if let Some(order) = letter.filter(|c| is_order(*c)) {
                self.show(order, &mut clean);
                self.held.clear();
            } else if !begins_order(&self.held) {
                // The held bytes are not a control sequence, but the current byte may start one.
                self.held.pop();
                clean.append(&mut self.held);
                self.take(byte, &mut clean);
            }
        }
        self.to.write_all(&clean)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_are_shown_and_not_carried_out() {
        let text = "a\x1b]52;c;x\x07\u{9b}2J\x7f\r\n\tÂ£é棋\u{80}“x”\u{202e}sgf.exe\u{2028}é\u{2067}א\u{2069}⁇";
        let shown = "a␛]52;c;x␇\u{fffd}2J␡␍\n\tÂ£é棋\u{fffd}“x”\u{fffd}sgf.exe\u{fffd}é\u{fffd}א\u{fffd}⁇";
        // However the writes are split.
        for at in 0..=text.len() {
            let mut out = Vec::new();
            let mut writer = Clean::new(&mut out, Shape::Text);
            writer.write_all(&text.as_bytes()[..at]).unwrap();
            writer.write_all(&text.as_bytes()[at..]).unwrap();
            assert_eq!(String::from_utf8(out).unwrap(), shown, "{at}");
        }
        let mut out = Vec::new();
        let json = serde_json::json!({ "text": text }).to_string();
        Clean::new(&mut out, Shape::Json).write_all(json.as_bytes()).unwrap();
        let out = String::from_utf8(out).unwrap();
        assert!(!out.contains(is_order), "{out}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&out).unwrap()["text"], text);
    }
}
