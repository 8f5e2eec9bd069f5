//! The collections of problems that come with the program.

use crate::language::StaticText;

/// A collection.
#[derive(Debug)]
pub struct Shipped {
    /// What it is called.
    pub title: StaticText,
    /// Its record.
    pub bytes: &'static [u8],
}

/// All of them, in the order in which they are offered.
pub static SHIPPED: &[Shipped] = &[];
