//! A record as a booklet: the plan that pages and printed booklets share.

pub(super) mod html;
pub(super) mod plan;
