//! The tests of the library: records, texts, games and edits. One program, so that what all need is built once and long tests run side by side.

mod blokus;
mod coordinates;
mod corpus;
mod deletion_law;
mod edit_law;
mod edit_laws;
mod edits;
mod encodings;
mod games;
#[cfg(feature = "render")]
mod growth;
#[cfg(feature = "render")]
mod growth_law;
mod havannah;
mod kept_words;
mod laws;
mod merge;
mod move_lists;
mod one_fact;
mod outside;
#[cfg(feature = "render")]
mod pictures;
mod played;
mod positions;
mod property_law;
mod records;
mod rules;
mod servers;
mod stray_text;
mod text_law;
mod texts;
mod tree_laws;
mod tries;
