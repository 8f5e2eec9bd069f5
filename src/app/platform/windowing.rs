//! What the window system is told beyond what the toolkit tells it, and what it can do.

use egui_winit::winit::window::Window;

/// Whether files can be dropped on the window: the toolkit does not take them under Wayland.
pub fn takes_drops() -> bool {
    // As winit chooses between the two.
    let named = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || !(named("WAYLAND_DISPLAY") || named("WAYLAND_SOCKET"))
}

/// Libraries without which the toolkit would panic while it opens a window.
pub fn missing() -> Option<&'static str> {
    #[cfg(target_os = "linux")]
    if takes_drops() && std::env::var_os("DISPLAY").is_some() {
        let missing = |there: bool, name| (!there).then_some(name);
        return missing(xkbcommon_dl::xkbcommon_option().is_some(), "libxkbcommon")
            .or_else(|| missing(xkbcommon_dl::x11::xkbcommon_x11_option().is_some(), "libxkbcommon-x11"));
    }
    None
}

/// Gives the window a name for X11 in both halves of WM_CLASS: the toolkit leaves the first one, by which rules for windows and some
/// docks know a program, empty. Before the window is seen, since it is read then.
pub fn name(window: &Window, class: &str) {
    #[cfg(target_os = "linux")]
    if let Err(error) = x11::name(window, class) {
        log::info!("the window has no name for X11: {error}");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (window, class);
}

#[cfg(target_os = "linux")]
mod x11 {
    use std::error::Error;

    use egui_winit::winit::raw_window_handle::{HasWindowHandle, RawWindowHandle};
    use egui_winit::winit::window::Window;
    use x11rb::connection::Connection;
    use x11rb::protocol::xproto::{AtomEnum, PropMode};
    use x11rb::wrapper::ConnectionExt;

    pub fn name(window: &Window, class: &str) -> Result<(), Box<dyn Error>> {
        let number = match window.window_handle()?.as_raw() {
            RawWindowHandle::Xlib(handle) => u32::try_from(handle.window)?,
            RawWindowHandle::Xcb(handle) => handle.window.get(),
            _ => return Ok(()),
        };
        let (server, _) = x11rb::connect(None)?;
        let words = format!("variorum\0{class}\0");
        server
            .change_property8(PropMode::REPLACE, number, AtomEnum::WM_CLASS, AtomEnum::STRING, words.as_bytes())?
            .check()?;
        server.flush()?;
        Ok(())
    }
}
