//! Where the window meets the system: starting, input, the software painter, appearance.

pub(crate) mod appearance;
pub(crate) mod background;
pub(crate) mod input_order;
pub(crate) mod launch;
#[cfg(target_os = "macos")]
pub(crate) mod open_documents;
pub mod soft;
pub(crate) mod statistics;
