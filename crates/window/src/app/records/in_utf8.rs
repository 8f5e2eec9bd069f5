//! The bytes of a record that was received as text, and so has no encoding of its own.

use crate::sgf::{ReadOptions, Tree, convert};
use crate::text::Charset;

/// The bytes of a record in UTF-8, with CA set accordingly, whatever it was.
pub fn in_utf8(text: String) -> Vec<u8> {
    if text.is_ascii() {
        return text.into_bytes();
    }
    let given = ReadOptions { charset: Some(Charset::utf8()), ..ReadOptions::default() };
    let tree = Tree::read_with(text.into_bytes(), &given).0;
    convert(&tree, &Charset::utf8(), false).unwrap_or_else(|_| tree.write())
}
