//! Starts the window: with OpenGL if there is a graphics card, else with the software painter.
//!
//! Measured without a card, the painter opens the window in half the time and a quarter of the memory of Mesa's software OpenGL and draws
//! twice as fast, so it is used at once. If OpenGL fails despite a card, the program restarts itself with the painter, since a process can
//! have only one event loop.

use std::cell::{Cell, RefCell};
use std::io::Write;
use std::process::{Command, Stdio};
use std::rc::Rc;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, OnceLock};

use egui_winit::winit::dpi::{LogicalSize, PhysicalPosition};
use egui_winit::winit::monitor::MonitorHandle;
use egui_winit::winit::window::Window;

use crate::app::look::words;
use crate::app::platform::errors::ProgramError;
use crate::app::platform::wheel_buttons::Once;
use crate::app::platform::{background, errors, logged, soft, windowing};
use crate::app::{App, Options};
use crate::language::{self, StaticText};
use crate::languages;
use crate::store::file::cause;
use crate::store::settings::{Renderer, WindowPlace};
use crate::store::{Given, Settings, instance};

/// The name of the desktop file, for the window's icon and class.
const APP_ID: &str = "org.variorum.Variorum";

errors! {
    /// Why the window could not be opened.
    #[derive(Clone, Debug, PartialEq, Eq)]
    WindowError {
        /// There is no display; with the system's message.
        NoDisplay(error: String) =>
            message!("no-display", "there is no display to open a window on ({error})", error = in_words(error)),
        /// Libraries loaded at run time are missing; with the system's message.
        NoLibraries(error: String) => message!(
            "no-libraries-for-window",
            "libraries that the window needs are not installed ({error}); on Debian and Ubuntu: apt install {names}",
            error = in_words(error), names = LIBRARIES
        ),
        /// OpenGL was requested and is missing; with the system's message.
        NoOpenGl(error: String) => message!(
            "no-opengl-here",
            "OpenGL is not available ({error}); with --renderer software the window does not need it",
            error = in_words(error)
        ),
        /// The system refuses a window, for this reason.
        Refused(error: String) => in_words(error).into(),
    }
}

/// Opens the window with `given`, one tab each, and returns when it is closed.
///
/// # Errors
///
/// When there is no display, or the system refuses a window.
pub fn run(given: Vec<Given>, mut options: Options) -> Result<(), WindowError> {
    let given: Vec<Given> = given.into_iter().map(Given::absolute).collect();
    let settings = options.home.as_ref().map(|home| Settings::peek(&home.settings())).unwrap_or_default();
    language::speak(languages::chosen(&settings.language));
    if let Some(library) = windowing::missing() {
        return Err(WindowError::NoLibraries(library.to_owned()));
    }
    let Some(incoming) = Incoming::open(&given, &mut options, settings.one_window) else { return Ok(()) };
    let renderer = options.renderer.unwrap_or(settings.painter);
    let software = match renderer {
        Renderer::Auto => !has_graphics_card(),
        Renderer::Gl => false,
        Renderer::Software => true,
    };
    let auto = renderer == Renderer::Auto;
    let run = if software { run_software } else { run_gl };
    errors::listen();
    background::note_real_window();
    let result = errors::caught(|| run(&given, &options, &settings.window, &incoming));
    // The next start must not be sent back here.
    drop(incoming);
    // The journal is written to its end when the window is taken down.
    let Some(result) = result else { return ended_by_error() };
    let Err(error) = result else { return Ok(()) };
    match refused(&error) {
        WindowError::Refused(error) if !software && auto => {
            print(&say!(
                "no-opengl-software-instead",
                "OpenGL is not available ({error}); using the software renderer instead",
                error = in_words(&error)
            ));
            if cfg!(target_os = "linux") {
                print(&say!(
                    "install-opengl",
                    "for better performance, install libgl1 and libgl1-mesa-dri, or your graphics driver"
                ));
            }
            again_in_software(&given).map_err(WindowError::Refused)
        }
        WindowError::Refused(error) if !software => {
            Err(WindowError::NoOpenGl(error.split(['.', ':']).next().unwrap_or_default().to_owned()))
        }
        other => Err(other),
    }
}

/// One line on standard error, if it exists.
fn print(line: &str) {
    let _ = writeln!(std::io::stderr(), "variorum: {}", language::on_one_line(line));
}

/// For a window that follows one that was taken down by an error: where in the program that was. What it was may quote a record, and an
/// environment is read and handed on by others.
pub(crate) const AGAIN: &str = "VARIORUM_AFTER_ERROR";

/// The window was taken down by an error: that is said on the terminal, and by a new window with what was not saved. One that was
/// such a new window itself is not followed by another.
fn ended_by_error() -> Result<(), WindowError> {
    let seen = errors::seen();
    let listed = |what: fn(&ProgramError) -> String| language::clauses(seen.iter().map(what));
    if let (None, Ok(program)) = (std::env::var_os(AGAIN), std::env::current_exe()) {
        let _ = Command::new(program).env(AGAIN, listed(|seen| seen.place.clone())).spawn();
    }
    Err(WindowError::Refused(words::ended_by_error(&listed(|seen| format!("{} ({})", seen.what, seen.place)))))
}

/// Where more to open comes in while there is a window: from later starts of the program, and on macOS from the Finder.
struct Incoming {
    _held: Option<instance::Listener>,
    #[cfg(target_os = "macos")]
    arrived: Arc<dyn Fn(Vec<Given>) + Send + Sync>,
    waker: Arc<OnceLock<egui::Context>>,
    arrivals: RefCell<Option<Receiver<Vec<Given>>>>,
}

impl Incoming {
    /// Becomes the window that later starts find, or hands what was given to the one that is open: then there is none.
    fn open(given: &[Given], options: &mut Options, one_window: bool) -> Option<Incoming> {
        let (sender, receiver) = channel();
        let waker: Arc<OnceLock<egui::Context>> = Arc::default();
        let wake = waker.clone();
        let arrived: Arc<dyn Fn(Vec<Given>) + Send + Sync> = Arc::new(move |given| {
            let _ = sender.send(given);
            if let Some(ctx) = wake.get() {
                ctx.request_repaint();
            }
        });
        // Commands need a window of their own; a running window accepts only files, and keeps its tabs.
        let home = options.home.as_ref().filter(|_| !options.new_window && one_window);
        let guests = arrived.clone();
        let guests = move |given| guests(given);
        let commands = !options.run.is_empty();
        let held = match home
            .map(|home| if commands { instance::claim(home, guests) } else { instance::start(home, given, guests) })
        {
            Some(instance::Start::HandedOver) => return None,
            Some(instance::Start::First(listener)) => Some(listener),
            Some(instance::Start::Alone(reason)) => {
                let so = if commands { "a window of its own" } else { "later starts are not listened to" };
                log::info!("{so}: {reason}");
                options.new_window |= commands;
                None
            }
            None => None,
        };
        Some(Incoming {
            _held: held,
            #[cfg(target_os = "macos")]
            arrived,
            waker,
            arrivals: RefCell::new(Some(receiver)),
        })
    }

    /// Takes what the Finder opens; to be called when there is an event loop and it does not run yet.
    #[cfg(target_os = "macos")]
    fn listen(&self) {
        let arrived = self.arrived.clone();
        crate::app::platform::open_documents::listen(move |files| {
            arrived(files.into_iter().map(Given::File).collect())
        });
    }

    /// Elsewhere files are arguments.
    #[cfg(not(target_os = "macos"))]
    fn listen(&self) {}

    fn ends(&self) -> (Arc<OnceLock<egui::Context>>, Option<Receiver<Vec<Given>>>) {
        (self.waker.clone(), self.arrivals.borrow_mut().take())
    }
}

/// The window as it was left; a size that makes no sense is forgotten.
fn viewport(place: &WindowPlace) -> egui::ViewportBuilder {
    let sensible = |size: f32, least: f32| if size.is_finite() { size.clamp(least, 10_000.0) } else { 2.0 * least };
    let builder = egui::ViewportBuilder::default();
    let at = place.at.filter(|(x, y)| x.is_finite() && y.is_finite());
    at.into_iter()
        .fold(builder, |builder, at| builder.with_position(at))
        .with_maximized(place.maximized)
        .with_title(words::PROGRAM)
        .with_app_id(APP_ID)
        .with_icon(icon())
        .with_inner_size([sensible(place.width, 480.0), sensible(place.height, 360.0)])
        .with_min_inner_size([480.0, 360.0])
        .with_drag_and_drop(true)
}

/// Names the window, gives it a size that fits its screen before anything is drawn, and brings it back where it was put where no
/// screen is any more.
fn made(window: &Window, place: &WindowPlace) {
    windowing::name(window, APP_ID);
    // On Wayland a window is on no screen before it is seen, and no screen comes first: it has to fit the smallest.
    let smallest = || {
        window
            .available_monitors()
            .min_by_key(|screen| u64::from(screen.size().width) * u64::from(screen.size().height))
    };
    if let Some(screen) = window.current_monitor().or_else(|| window.primary_monitor()).or_else(smallest) {
        let room = screen.size().to_logical::<f32>(window.scale_factor());
        if room.width >= 1.0 && room.height >= 1.0 && !window.is_maximized() {
            let wanted = inside(place, egui::vec2(room.width, room.height));
            // If the answer comes later, the first frames use the current size.
            let _ = window.request_inner_size(LogicalSize::new(wanted.x, wanted.y));
        }
    }
    let Ok(at) = window.outer_position() else { return };
    // Keep a piece of the title bar on screen, so that the window can be dragged.
    let grip = PhysicalPosition::new(at.x + 80, at.y + 10);
    let shows_grip = |screen: &MonitorHandle| {
        let (at, size) = (screen.position(), screen.size().cast::<i32>());
        (at.x..at.x + size.width).contains(&grip.x) && (at.y..at.y + size.height).contains(&grip.y)
    };
    let screens: Vec<MonitorHandle> = window.available_monitors().collect();
    if let (false, Some(screen)) = (screens.iter().any(shows_grip), screens.first()) {
        let from = screen.position();
        let room = screen.size().to_logical(screen.scale_factor());
        let size = window.outer_size().to_logical(screen.scale_factor());
        let [x, y] = [(room.width, size.width, DESKTOP.x), (room.height, size.height, DESKTOP.y)]
            .map(|(room, size, bars)| (rescued(room, size, bars) * screen.scale_factor() as f32).round() as i32);
        window.set_outer_position(PhysicalPosition::new(from.x + x, from.y + y));
    }
}

/// How far from the edge of a screen a rescued window begins: a little, and less where that would push its other edge out. A window
/// that is as large as the screen is made smaller by what bars and its own title take.
fn rescued(room: f32, size: f32, bars: f32) -> f32 {
    ((room - size.min(room - bars)) / 2.0).clamp(0.0, 40.0)
}

/// Room that a desktop's bars and the window's own title take, in points.
const DESKTOP: egui::Vec2 = egui::vec2(24.0, 88.0);

/// The size of a window's inside on a monitor: a new one takes most of it, one that was sized by its user stays as he left it
/// as far as it fits. All in points of the monitor.
fn inside(place: &WindowPlace, monitor: egui::Vec2) -> egui::Vec2 {
    let most = (monitor - DESKTOP).max(egui::vec2(480.0, 360.0));
    let unsized_yet = place == &WindowPlace::default();
    let wanted = if unsized_yet {
        egui::vec2(monitor.x * 0.84, monitor.y * 0.86).clamp(egui::vec2(1280.0, 820.0), egui::vec2(1680.0, 1160.0))
    } else {
        egui::vec2(place.width, place.height)
    };
    wanted.min(most).round()
}

/// How far the window was brought to what it was when it was left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Fit {
    /// The monitor is not known yet.
    #[default]
    Unknown,
    /// It is known, and everything is enlarged from this frame on.
    Seen,
    /// It has its size, and is to fill the screen.
    Sized,
    /// Nothing more is done.
    Done,
}

impl App {
    /// Once the monitor is known, the window is made to fit it. One that filled the screen does so again, which those who manage
    /// windows are told when they have seen it: before that they do not listen.
    pub(crate) fn fit_to_monitor(&mut self, ctx: &egui::Context) {
        let viewport = ctx.input(|input| input.viewport().clone());
        let filled = viewport.maximized == Some(true) || viewport.fullscreen == Some(true);
        let fills = self.settings.window.maximized && !filled;
        match self.fit {
            Fit::Unknown | Fit::Seen => {
                let Some(monitor) = viewport.monitor_size else { return };
                // If the system does not report the window's position, use the size of its content.
                let inner = viewport.inner_rect.unwrap_or_else(|| ctx.content_rect());
                if monitor.x < 1.0 || monitor.y < 1.0 {
                    return;
                }
                // In the first frame both are still given in unscaled points.
                if self.fit == Fit::Unknown && ctx.zoom_factor() != 1.0 {
                    self.fit = Fit::Seen;
                    return ctx.request_repaint();
                }
                // egui counts in points of the enlarged contents.
                let zoom = ctx.zoom_factor();
                let wanted = inside(&self.settings.window, monitor * zoom);
                if !filled && (wanted - inner.size() * zoom).abs().max_elem() > 1.0 {
                    ctx.send_viewport_cmd(egui::ViewportCommand::InnerSize(wanted / zoom));
                }
                self.fit = if fills { Fit::Sized } else { Fit::Done };
                ctx.request_repaint();
            }
            Fit::Sized => {
                if fills {
                    ctx.send_viewport_cmd(egui::ViewportCommand::Maximized(true));
                }
                self.fit = Fit::Done;
            }
            Fit::Done => {}
        }
    }
}

/// The program's icon, for desktops that ask the window and not its desktop file: `rsvg-convert -w 96 assets/icon.svg`.
fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../../../assets/icon-96.png")).unwrap_or_default()
}

fn run_gl(given: &[Given], options: &Options, place: &WindowPlace, incoming: &Incoming) -> Result<(), String> {
    // Fonts of the system are asked for with care: see `system_fonts`.
    let native = eframe::NativeOptions { viewport: viewport(place), system_font_fallback: false, ..Default::default() };
    let (given, options) = (given.to_vec(), options.clone());
    let (waker, arrivals) = incoming.ends();
    let left = place.clone();
    let began = Rc::new(Cell::new(false));
    let begins = began.clone();
    let create = move |cc: &eframe::CreationContext<'_>| -> Result<Box<dyn eframe::App>, Box<dyn std::error::Error + Send + Sync>> {
        begins.set(true);
        let _ = waker.set(cc.egui_ctx.clone());
        cc.winit_window().into_iter().for_each(|window| made(window, &left));
        let mut app = App::new(options);
        app.begin(&cc.egui_ctx, given, arrivals);
        app.begin_watching(&cc.egui_ctx);
        Ok(Box::new(Shell(app)))
    };
    // Creating the event loop ourselves allows setup before it runs, and a wrapper around the application.
    let event_loop = windowing::event_loop()?;
    incoming.listen();
    logged::listen();
    let app = eframe::create_native("variorum", native, Box::new(create), &event_loop);
    event_loop.run_app(&mut Once::new(app)).map_err(|error| error.to_string())?;
    // The run returns no result; a fatal error is in the log.
    match logged::window_error() {
        None if began.get() => Ok(()),
        error => Err(error.unwrap_or_default()),
    }
}

fn run_software(given: &[Given], options: &Options, place: &WindowPlace, incoming: &Incoming) -> Result<(), String> {
    let app = RefCell::new(App::new(options.clone()));
    let (waker, arrivals) = incoming.ends();
    let prepare = |ctx: &egui::Context| {
        let _ = waker.set(ctx.clone());
        incoming.listen();
        app.borrow_mut().begin(ctx, given.to_vec(), arrivals);
        app.borrow_mut().begin_watching(ctx);
    };
    soft::window::run(viewport(place), |window| made(window, place), prepare, |ui| app.borrow_mut().show(ui))
}

/// The application as eframe wants it.
pub struct Shell(pub App);

impl eframe::App for Shell {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.0.show(ui);
    }
}

/// Whether the system offers a graphics card to draw with. Elsewhere than on Linux there always is something.
fn has_graphics_card() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    // Render nodes are numbered from 128.
    (128..136).any(|number| std::path::Path::new(&format!("/dev/dri/renderD{number}")).exists())
}

/// The error of winit, without the source path in it: that is a folder of the build machine.
fn without_source(error: &str) -> String {
    let cause = error.split_once("os error at ").and_then(|(_, place)| {
        let (_, line) = place.split_once(".rs:")?;
        Some(line.split_once(": ")?.1)
    });
    cause.unwrap_or(error).trim_end_matches('.').to_owned()
}

/// The Debian packages of what is opened under X11.
const LIBRARIES: &str = "libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon0 libxkbcommon-x11-0";

/// Why there is no window, by winit's error: neither X11 nor Wayland is there, or the named one does not answer, or a library is missing.
fn refused(error: &str) -> WindowError {
    let says = |signs: &[&str]| signs.iter().any(|words| error.contains(words));
    let words = without_source(error);
    if says(&["shared libraries", "library could not be loaded"]) {
        WindowError::NoLibraries(words)
    } else if says(&["neither WAYLAND_DISPLAY", "connection to X server", "wayland compositor"]) {
        WindowError::NoDisplay(words)
    } else {
        WindowError::Refused(words)
    }
}

/// A toolkit error in the chosen language, if it is a known one. Others are unchanged: they may help whoever gives support.
fn in_words(error: &str) -> String {
    const KNOWN: [(&str, StaticText); 6] = [
        (
            "neither WAYLAND_DISPLAY",
            StaticText("display-not-named", "neither WAYLAND_DISPLAY nor WAYLAND_SOCKET nor DISPLAY is set"),
        ),
        ("connection to X server", StaticText("display-no-x", "the X server is not responding")),
        ("wayland compositor", StaticText("display-no-wayland", "Wayland is not responding")),
        ("shared libraries", NOT_LOADED),
        ("could not be loaded", NOT_LOADED),
        ("glutin", StaticText("opengl-nothing-fits", "it offers no suitable configuration")),
    ];
    let known = KNOWN.iter().find(|(sign, _)| error.contains(sign)).filter(|_| language::voice().is_some());
    known.map_or_else(|| error.to_owned(), |(_, word)| word.localized().to_owned())
}

const NOT_LOADED: StaticText = StaticText("library-not-loaded", "a library cannot be loaded");

/// Runs this program again with the same arguments, the same on standard input and the software painter, and waits for it.
fn again_in_software(given: &[Given]) -> Result<(), String> {
    let input = given.iter().find_map(|one| if let Given::Input(bytes) = one { Some(bytes) } else { None });
    let refusal = |error: std::io::Error| {
        say!("cannot-start-again-software", "cannot restart with software rendering: {error}", error = cause(&error))
    };
    let program = std::env::current_exe().map_err(refusal)?;
    let mut again = Command::new(program)
        .arg("--renderer=software")
        .args(std::env::args_os().skip(1))
        .stdin(if input.is_some() { Stdio::piped() } else { Stdio::inherit() })
        .spawn()
        .map_err(refusal)?;
    if let Some((mut pipe, input)) = again.stdin.take().zip(input) {
        pipe.write_all(input).map_err(refusal)?;
    }
    let status = again.wait().map_err(refusal)?;
    if status.success() {
        Ok(())
    } else {
        Err(say!("window-software-failed-as", "the software renderer failed as well"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    #[test]
    fn a_missing_window_is_explained_without_internals() {
        let refusal = |words: &str| refused(&format!("os error at /made/up/mod.rs:788: {words}"));
        for words in [
            "Failed to open connection to X server",
            "Could not find wayland compositor",
            "neither WAYLAND_DISPLAY nor DISPLAY is set",
        ] {
            assert_eq!(refusal(words), WindowError::NoDisplay(words.to_owned()));
        }
        let missing = "Failed to load one of xlib's shared libraries";
        assert_eq!(refusal(missing), WindowError::NoLibraries(missing.to_owned()));
        assert_eq!(refused("no memory"), WindowError::Refused("no memory".to_owned()));
    }

    #[test]
    fn a_rescued_window_ends_on_its_screen() {
        for (room, size) in [(1280.0, 600.0), (1280.0, 1250.0), (1280.0, 1280.0), (1280.0, 4000.0), (480.0, 480.0)] {
            let (at, shown) = (rescued(room, size, DESKTOP.x), size.min(room - DESKTOP.x));
            assert!(at >= 0.0 && at + shown <= room, "{size} of {room}: {at}");
        }
        assert_eq!(rescued(1280.0, 600.0, DESKTOP.x), 40.0);
    }

    #[test]
    fn a_window_fits_its_monitor() {
        let new = WindowPlace::default();
        let small = inside(&new, vec2(1280.0, 800.0));
        assert!(small.y + 40.0 <= 800.0 && small.x <= 1280.0, "the title bar is on the screen too: {small}");
        assert_eq!(inside(&new, vec2(3840.0, 2160.0)), vec2(1680.0, 1160.0));
        let left = WindowPlace { width: 900.0, height: 700.0, ..WindowPlace::default() };
        assert_eq!(inside(&left, vec2(1920.0, 1080.0)), vec2(900.0, 700.0), "as it was left");
        assert!(inside(&left, vec2(1024.0, 600.0)).y < 600.0, "on a smaller monitor than before");
    }

    #[test]
    fn the_icon_has_its_colours() {
        let icon = icon();
        assert_eq!((icon.width, icon.height, icon.rgba.len()), (96, 96, 96 * 96 * 4));
        assert!(icon.rgba.chunks(4).any(|pixel| pixel[3] == 255));
    }
}
