//! A record as a booklet: the plan shared by the HTML and PDF booklets.

pub(super) mod first_view;
mod flow;
mod fonts;
pub(super) mod html;
pub(super) mod index_view;
mod layout;
mod lines;
pub(super) mod pdf;
pub(super) mod plan;
pub(super) mod problems;
pub(super) mod rows;
mod shaping;
mod sheets;
