//! The software renderer for machines without OpenGL: a painter, and a window that shows its output.
//!
//! The window's tests render with it too, so their pictures are the same on every machine.

mod bands;
mod blend;
#[cfg(feature = "window-tests")]
pub mod kittest;
pub mod painter;
mod quad;
mod texture;
mod triangle;
pub mod window;
