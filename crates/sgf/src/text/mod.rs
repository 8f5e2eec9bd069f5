//! Bytes and text: detecting a record's encoding, decoding and encoding.
//!
//! This layer knows where values start and end, as far as detection needs it, but neither properties nor trees. Nothing here fails on
//! content: bytes always decode to something, and replacements are reported.

mod alias;
pub mod base64;
#[doc(hidden)]
pub mod blocks;
mod charset;
mod coding;
#[doc(hidden)]
pub mod conflict_lines;
mod decode;
mod detect;
mod difference;
mod dos;
mod encode;
mod escape;
mod frequent;
mod guess;
mod line_end;
mod lines;
mod mojibake;
mod plausibility;
mod scan;
mod seven_bit;
mod shifts;
mod signs;
mod spelling;
mod split;
pub(crate) mod steps;
mod structure;
mod tokens;
mod wide;
mod words;

pub(crate) use alias::name_in;
pub use charset::Charset;
pub use coding::{Confidence, Escapes, Origin};
pub use decode::{Decoded, OtherEncoding};
pub use detect::{detect, detect_as, detect_game, detect_with_games};
pub use difference::{Hunk, difference};
pub use encode::Unencodable;
pub use escape::{
    escape_composed, escape_text, respelled_text, simple_text_of, split_composed, split_composed_bytes, text_of,
    unescape, written_parts,
};
#[doc(hidden)]
pub use guess::another_reading;
pub use line_end::LineEnd;
pub use lines::Lines;
pub use mojibake::{is_mojibake, repair_mojibake};
pub(crate) use scan::excerpt;
pub(crate) use seven_bit::{is_unread, unread_encoding};
pub use split::{is_split_character, join_split_characters};
#[doc(hidden)]
pub use steps::steps;
pub use wide::narrowed;
