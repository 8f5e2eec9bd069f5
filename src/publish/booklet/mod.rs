//! A record as a booklet: the plan that pages and printed booklets share.

mod flow;
mod fonts;
pub(super) mod html;
mod lines;
pub(super) mod pdf;
pub(super) mod plan;
