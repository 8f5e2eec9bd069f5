//! What frames the window: header, footer, menus, keys, notices, and the division of the window.

pub(crate) mod columns;
pub(crate) mod footer;
pub(crate) mod fuzzy;
pub(crate) mod header;
pub(crate) mod keys;
pub(crate) mod layout;
pub(crate) mod menus;
pub(crate) mod notices;
pub(crate) mod offers;
pub(crate) mod panel;
pub(crate) mod progress;
pub(crate) mod strip;
pub(crate) mod synonyms;
