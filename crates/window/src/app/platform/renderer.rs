//! The choice of renderer: OpenGL or software.

/// The renderer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Renderer {
    /// OpenGL if there is a graphics card, else software.
    #[default]
    Auto,
    /// OpenGL.
    Gl,
    /// The painter of this program.
    Software,
}
