//! How the window looks: colours, fonts, icons, controls, lists, forms, words.

pub(crate) mod bidi;
pub(crate) mod controls;
pub(crate) mod fonts;
pub(crate) mod form;
pub(crate) mod icons;
pub(crate) mod in_sight;
pub(crate) mod list;
pub(crate) mod menu;
pub(crate) mod roles;
pub(crate) mod theme;
pub(crate) mod words;

pub use controls::IconButton;
pub use icons::Icon;
pub use in_sight::InSight;
pub use list::{List, ListRow};
pub use theme::{AIR, BAR, BUTTON, GRID, Palette};
