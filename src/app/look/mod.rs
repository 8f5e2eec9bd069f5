//! How the window looks: colours, fonts, icons, controls, the division of the window, words.

pub(crate) mod controls;
pub(crate) mod fonts;
pub(crate) mod icons;
pub(crate) mod layout;
pub(crate) mod theme;
pub(crate) mod words;
