//! The clipboard: what was cut or copied last.

use crate::edit::error::EditError;
use crate::language::Message;
use crate::sgf::{Code, ReadOptions, Tree, repair_text};
use crate::text::Charset;

/// The clipboard contents: a record of its own in SGF.
///
/// The original bytes are kept besides the text, so that copying between records of the same encoding loses nothing, not even undecodable
/// bytes.
#[derive(Clone, Debug, Default)]
pub struct Clipboard {
    text: String,
    bytes: Option<(Vec<u8>, Charset)>,
}

impl Clipboard {
    /// With nothing on it.
    pub(crate) const fn empty() -> Self {
        Self { text: String::new(), bytes: None }
    }

    /// The text of another program.
    pub fn of_text(text: String) -> Self {
        Self { text, bytes: None }
    }

    /// A record of this program, as text and as bytes of its encoding.
    pub(crate) fn of_record(text: String, bytes: Vec<u8>, charset: Charset) -> Self {
        Self { text, bytes: Some((bytes, charset)) }
    }

    /// The text for other programs.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// True when nothing was cut or copied yet.
    pub fn is_empty(&self) -> bool {
        self.text.trim().is_empty()
    }

    /// Whether there is something to take, or that there is not.
    pub(crate) fn is_there(&self) -> Result<(), Message> {
        if self.is_empty() { Err(message!("clipboard-empty", "the clipboard is empty")) } else { Ok(()) }
    }

    /// The games on the clipboard.
    pub(crate) fn read(&self) -> Result<Tree, EditError> {
        self.is_there()?;
        let (bytes, charset) = match &self.bytes {
            Some((bytes, charset)) => (bytes.clone(), charset.clone()),
            None => (self.text.clone().into_bytes(), Charset::utf8()),
        };
        let options = ReadOptions { charset: Some(charset), ..ReadOptions::default() };
        let (tree, faults) = Tree::read_with(bytes.clone(), &options);
        if tree.is_empty() {
            // Do not repeat that there is no game.
            let why = faults.first().filter(|fault| fault.code != Code::NoGame);
            let why = why.map_or_else(String::new, |fault| format!(": {}", fault.message));
            return Err(refused!("no-game-record", "not a game record{why}", why));
        }
        // Words that belong to nothing belong to no node that could take them along: they come as comments.
        let mut words = None;
        for code in [Code::Junk, Code::HeaderText, Code::TrailingText, Code::UnescapedBracket] {
            if faults.iter().any(|fault| fault.code == code) {
                let bytes = words.as_ref().unwrap_or(&bytes);
                words = repair_text(bytes, &options, Some(code)).or(words);
            }
        }
        Ok(words.map_or(tree, |bytes| Tree::read_with(bytes, &options).0))
    }
}
