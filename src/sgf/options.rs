//! How to read where the text leaves a choice, and who looks on.

use super::Tree;
use crate::text::Charset;
use std::{path::Path, sync::Arc};

/// How to read where the text leaves a choice.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ReadOptions {
    /// Is told how far the reading is, and may stop it.
    pub watch: Watch,
    /// The encoding to use, whatever the file says.
    pub charset: Option<Charset>,
    /// What stands after a closed variation, as in `(;A(;B);C)`, continues the main line (C is A's first child and B
    /// the alternative). Otherwise it is a further variation beside B.
    pub inline_variations: bool,
    /// The suffix of the file's name, in small letters: the last hint at what the record is a record of.
    pub suffix: Option<String>,
}

impl ReadOptions {
    /// The same for a file of that name.
    pub fn of_file(mut self, name: &Path) -> Self {
        self.suffix = name.extension().and_then(|suffix| suffix.to_str()).map(str::to_ascii_lowercase);
        self
    }

    /// For reading a record once more, as of the same file: in this encoding, or in the one that is found.
    pub(crate) fn again(tree: &Tree, charset: Option<Charset>) -> Self {
        Self { charset, suffix: tree.suffix().map(str::to_owned), ..Self::default() }
    }
}

impl Default for ReadOptions {
    fn default() -> Self {
        Self { watch: Watch::default(), charset: None, inline_variations: true, suffix: None }
    }
}

/// Looks on while a long record is read.
#[derive(Clone, Default)]
pub struct Watch(Option<Arc<dyn Fn(usize) -> bool + Send + Sync>>);

/// Nobody looks on.
pub(crate) static NOBODY: Watch = Watch(None);

impl Watch {
    /// Calls `told` with the number of bytes read so far, about every mebibyte. When it returns `false` the reading stops: the tree
    /// that comes then ends there, and is good for nothing but being dropped.
    pub fn new(told: impl Fn(usize) -> bool + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(told)))
    }

    /// Tells how far the work is. Returns whether to go on.
    pub(crate) fn goes_on(&self, at: usize) -> bool {
        self.0.as_ref().is_none_or(|told| told(at))
    }
}

impl std::fmt::Debug for Watch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.is_some() { "Watch" } else { "nobody" })
    }
}
