//! The window where there is no OpenGL: the software painter and a window that shows what it painted.
//!
//! The same painter makes the pictures of the window's tests, so they look the same on every machine.

mod bands;
mod blend;
#[cfg(feature = "window-tests")]
pub mod kittest;
pub mod painter;
mod quad;
mod texture;
mod triangle;
pub mod window;
