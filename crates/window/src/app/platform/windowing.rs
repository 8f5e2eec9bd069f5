//! Window-system hints that the toolkit does not set, and what the window system supports.

#[cfg(target_os = "linux")]
use std::ffi::OsString;
#[cfg(target_os = "linux")]
use std::sync::OnceLock;

use egui_winit::winit::event_loop::EventLoop;
use egui_winit::winit::window::Window;

/// Whether files can be dropped on the window: the toolkit does not take them under Wayland.
pub fn takes_drops() -> bool {
    // As winit chooses between the two.
    #[cfg(target_os = "linux")]
    return named("WAYLAND_DISPLAY").or_else(|| named("WAYLAND_SOCKET")).is_none() || wayland_is_gone();
    #[cfg(not(target_os = "linux"))]
    true
}

#[cfg(target_os = "linux")]
fn named(name: &str) -> Option<OsString> {
    std::env::var_os(name).filter(|value| !value.is_empty())
}

/// Whether the environment names a Wayland of an ended session, and X11 is there. Checked once: the window stays under the system that it
/// was opened under.
#[cfg(target_os = "linux")]
fn wayland_is_gone() -> bool {
    static GONE: OnceLock<bool> = OnceLock::new();
    *GONE.get_or_init(|| {
        named("DISPLAY").is_some()
            && named("WAYLAND_SOCKET").is_none()
            && named("WAYLAND_DISPLAY").is_some_and(|name| !answers(named("XDG_RUNTIME_DIR"), &name))
    })
}

/// Whether a Wayland of this name answers.
#[cfg(target_os = "linux")]
fn answers(runtime: Option<OsString>, name: &std::ffi::OsStr) -> bool {
    let path = std::path::PathBuf::from(runtime.unwrap_or_default()).join(name);
    path.is_absolute() && std::os::unix::net::UnixStream::connect(path).is_ok()
}

/// The toolkit's loop, under the window system that answers.
///
/// # Errors
/// In the words of the toolkit, where none does.
pub fn event_loop<T: 'static>() -> Result<EventLoop<T>, String> {
    let mut builder = EventLoop::<T>::with_user_event();
    #[cfg(target_os = "linux")]
    if wayland_is_gone() {
        use egui_winit::winit::platform::x11::EventLoopBuilderExtX11 as _;
        builder.with_x11();
    }
    builder.build().map_err(|error| error.to_string())
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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_dead_wayland_server_is_recognised() {
        let folder = tempfile::tempdir().unwrap();
        let runtime = || Some(folder.path().into());
        assert!(!answers(runtime(), "wayland-0".as_ref()), "nothing of the name");
        let socket = std::os::unix::net::UnixListener::bind(folder.path().join("wayland-0")).unwrap();
        assert!(answers(runtime(), "wayland-0".as_ref()));
        assert!(answers(None, folder.path().join("wayland-0").as_ref()), "a whole path");
        assert!(!answers(None, "wayland-0".as_ref()));
        drop(socket);
        assert!(!answers(runtime(), "wayland-0".as_ref()), "the file is left, and nobody listens");
    }
}
