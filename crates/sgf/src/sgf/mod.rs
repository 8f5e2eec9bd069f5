//! The lossless tree: nodes and raw properties over the bytes of the file.
//!
//! Reading returns a [`Tree`] and a list of [`Fault`]s, and never fails. Writing an unchanged tree returns the bytes that were read; a
//! change touches the bytes of its property only. This layer knows no game: a value is bytes between brackets, and text on request.
//!
//! ```
//! use variorum_sgf::Tree;
//!
//! let record = b"(;GM[1]SZ[9]C[Corner first.];B[cc](;W[gg])(;W[cg]))".to_vec();
//! let (tree, faults) = Tree::read(record.clone());
//! assert!(faults.is_empty());
//! let root = tree.games().next().unwrap();
//! assert_eq!(tree.text(root, "C").as_deref(), Some("Corner first."));
//! let first = tree.first_child(root).unwrap();
//! assert_eq!(tree.children(first).count(), 2);
//! assert_eq!(tree.write(), record);
//! ```
//!
//! * `parse`: bytes to tree and faults; `write`: tree to bytes
//! * `tree`: nodes, links, values parsed on demand, changes
//! * [`vocabulary`]: the table of properties, and sets of them; [`value`]: typed values, by that table
//! * `identity`: which game, size and dialect a record is
//! * `rules`: what can be wrong, one row per rule; `normalize`: records as the current format has them
//! * `servers`: files of servers as records

mod address;
#[doc(hidden)]
pub mod charset_name;
mod contents;
mod convert;
mod identity;
mod lexer;
mod loose;
mod normalize;
mod options;
mod parse;
pub mod point;
mod property;
mod read_back;
mod rules;
mod servers;
mod sniff;
mod tree;
mod typed;
pub mod value;
pub mod vocabulary;
mod write;

pub use address::Address;
#[doc(hidden)]
pub use contents::Contents;
pub use convert::{ConvertError, convert};
pub use identity::{BLOKUS_NAMES, BoardEvidence, Dialect, GameType, Identity, PointSyntax, RECORD_SUFFIXES};
#[doc(hidden)]
pub use normalize::NormalNodes;
pub use normalize::normalize;
#[doc(hidden)]
pub use options::NOBODY;
pub use options::{ReadOptions, Watch};
pub use property::{Properties, Property, Values};
pub use rules::{
    Code, Fault, Repair, RepairedProperty, Respelling, Rule, Severity, Stones, UnknownCode, check, is_damaged, repair,
    repair_text, repair_text_within, repairs, repairs_of, rule, rules, unresolved_merge,
};
#[doc(hidden)]
pub use rules::{FaultList, Meant, check_untried, may_lack};
pub use servers::{Converted, ServerError, convert_server, convert_server_in, server_suffixes};

/// The suffixes of files that can be opened, in lower case: those of records, and those of servers.
pub fn suffixes() -> impl Iterator<Item = &'static str> {
    RECORD_SUFFIXES.into_iter().chain(server_suffixes())
}

/// Whether a file is a record by its name: it has one of these [`suffixes`], in upper or lower case.
pub fn is_record_name(file: &std::path::Path) -> bool {
    has_suffix_of(file, suffixes())
}

/// Whether a file is one of a Go server by its name: it has one of the [`server_suffixes`], in upper or lower case.
pub fn is_server_name(file: &std::path::Path) -> bool {
    has_suffix_of(file, server_suffixes())
}

fn has_suffix_of(file: &std::path::Path, mut suffixes: impl Iterator<Item = &'static str>) -> bool {
    let suffix = file.extension().map(|suffix| suffix.to_string_lossy().to_lowercase());
    suffix.is_some_and(|suffix| suffixes.any(|known| known == suffix))
}
pub use sniff::sniff;
pub use tree::{Children, NodeId, Tree};
pub use vocabulary::{Class, PropertyEntry, ValueCount, ValueForm, ValueType};

pub(crate) use lexer::{is_identifier_text, is_whole_value};
#[doc(hidden)]
pub use property::PropertyText;
#[allow(unused_imports, reason = "`record` makes the changes")]
pub(crate) use property::{OwnProperty, differing, word_before};
#[allow(unused_imports, reason = "`record` makes the changes")]
#[doc(hidden)]
pub use tree::NewNode;
