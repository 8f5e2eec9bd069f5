//! The choice of renderer: OpenGL or software.

/// What draws the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Renderer {
    /// OpenGL where there is a graphics card, else software.
    #[default]
    Auto,
    /// OpenGL.
    Gl,
    /// The painter of this program.
    Software,
}
