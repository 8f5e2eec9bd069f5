//! What the tests of the window share.

#[cfg(test)]
mod agreement;
#[cfg(all(test, feature = "window-tests"))]
mod background;
#[cfg(all(test, feature = "window-tests"))]
mod games;
#[cfg(all(test, feature = "window-tests"))]
pub(crate) mod harness;
#[cfg(all(test, feature = "window-tests"))]
pub(crate) mod hold;
#[cfg(all(test, feature = "window-tests"))]
mod lists;
#[cfg(all(test, feature = "window-tests"))]
mod mixed;
#[cfg(all(test, feature = "window-tests"))]
mod pieces;
#[cfg(all(test, feature = "window-tests"))]
mod questions;
#[cfg(all(test, feature = "window-tests"))]
mod ring;
#[cfg(all(test, feature = "window-tests"))]
mod sizes;
#[cfg(all(test, feature = "window-tests"))]
mod slow_disk;
