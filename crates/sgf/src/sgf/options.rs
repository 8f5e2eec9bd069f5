//! Options for reading, and a progress callback.

use super::{NodeId, Tree};
use crate::text::{Charset, Origin};
use std::{path::Path, sync::Arc};

/// Options for reading a record.
#[derive(Clone, Debug)]
pub struct ReadOptions {
    /// Called with the progress of reading; can cancel it.
    pub watch: Watch,
    /// The encoding to use, overriding the file's.
    pub charset: Option<Charset>,
    /// Whether text after a closed variation, as in `(;A(;B);C)`, continues the main line (C is A's first child and B the alternative).
    /// Otherwise it is a further variation beside B.
    pub inline_variations: bool,
    /// The file suffix in lower case, used as the last hint at the game.
    pub suffix: Option<String>,
}

impl ReadOptions {
    /// The same options, with the suffix of this file.
    pub fn of_file(mut self, name: &Path) -> Self {
        self.suffix = name.extension().and_then(|suffix| suffix.to_str()).map(str::to_ascii_lowercase);
        self
    }

    /// For reading a record once more, in the encoding that was given for it, if one was.
    #[doc(hidden)]
    pub fn as_given(tree: &Tree) -> Self {
        let given = Some(tree.charset_at(0)).filter(|charset| charset.origin() == Origin::Given);
        Self::again(tree, given.cloned())
    }

    /// For reading a part of a record on its own: what is at and below a node, in its encoding.
    #[doc(hidden)]
    pub fn of_part(tree: &Tree, node: NodeId) -> Self {
        Self::again(tree, Some(tree.charset(node).clone()))
    }

    /// For reading a record once more, as of the same file: in this encoding, or in the one that is found.
    #[doc(hidden)]
    pub fn again(tree: &Tree, charset: Option<Charset>) -> Self {
        Self { charset, suffix: tree.suffix().map(str::to_owned), ..Self::default() }
    }
}

impl Default for ReadOptions {
    fn default() -> Self {
        Self { watch: Watch::default(), charset: None, inline_variations: true, suffix: None }
    }
}

/// A progress callback for reading long records.
#[derive(Clone, Default)]
pub struct Watch(Option<Arc<dyn Fn(usize) -> bool + Send + Sync>>);

/// Nobody looks on.
#[doc(hidden)]
pub static NOBODY: Watch = Watch(None);

impl Watch {
    /// Calls `report` with the number of bytes read so far, about once per MiB. If it returns `false`, reading stops, and the resulting tree
    /// is incomplete and must be discarded.
    pub fn new(report: impl Fn(usize) -> bool + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(report)))
    }

    /// Reports how far the work is. Returns whether to go on.
    #[doc(hidden)]
    pub fn goes_on(&self, at: usize) -> bool {
        self.0.as_ref().is_none_or(|report| report(at))
    }
}

impl std::fmt::Debug for Watch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.is_some() { "Watch" } else { "nobody" })
    }
}
