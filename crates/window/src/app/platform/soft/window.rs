//! A window without OpenGL: winit shows what the software painter painted.
//!
//! It redraws only on events, and passes only the changed area to the screen. It knows nothing of records.

use std::collections::VecDeque;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use egui::epaint::ClippedShape;
use egui::{TexturesDelta, ViewportCommand, ViewportEvent, ViewportId, ViewportInfo};
use egui_winit::accesskit_winit;
use egui_winit::winit::application::ApplicationHandler;
use egui_winit::winit::event::{ElementState, StartCause, WindowEvent};
use egui_winit::winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoopProxy};
use egui_winit::winit::window::{Window, WindowId};

use crate::app::platform::soft::painter::{Area, Painter};
use crate::app::platform::wheel_buttons::Once;
use crate::app::platform::windowing;

/// The shortest time from one frame of an animation to the next.
const FRAME: Duration = Duration::from_millis(8);

/// Opens the window and runs until it is closed. `made` is told of it before it is seen; `prepare` sets fonts and styles once;
/// `show` draws a frame.
///
/// The error is a message: no display, or the system refused a window.
///
/// # Errors
/// In the words of the system, which gives no window.
pub fn run(
    viewport: egui::ViewportBuilder,
    made: impl Fn(&Window),
    prepare: impl FnOnce(&egui::Context),
    show: impl FnMut(&mut egui::Ui),
) -> Result<(), String> {
    let event_loop = windowing::event_loop::<Wake>()?;
    let ctx = egui::Context::default();
    prepare(&ctx);
    let proxy = Mutex::new(event_loop.create_proxy());
    ctx.set_request_repaint_callback(move |info| {
        if let Ok(proxy) = proxy.lock() {
            let _ = proxy.send_event(Wake::Repaint(Instant::now() + info.delay));
        }
    });
    let proxy = event_loop.create_proxy();
    let runner = Runner {
        ctx,
        viewport,
        made,
        show,
        proxy,
        painter: Painter::default(),
        open: None,
        wake: None,
        drawn: None,
        failed: None,
    };
    let mut running = Once::new(runner);
    event_loop.run_app(&mut running).map_err(|error| error.to_string())?;
    running.app.failed.map_or(Ok(()), Err)
}

/// Events that wake the event loop.
enum Wake {
    Repaint(Instant),
    Access(accesskit_winit::Event),
}

impl From<accesskit_winit::Event> for Wake {
    fn from(event: accesskit_winit::Event) -> Self {
        Wake::Access(event)
    }
}

struct Runner<Made, Show> {
    ctx: egui::Context,
    viewport: egui::ViewportBuilder,
    made: Made,
    show: Show,
    proxy: EventLoopProxy<Wake>,
    painter: Painter,
    open: Option<Open>,
    /// When to draw next without an event.
    wake: Option<Instant>,
    /// When the last frame began.
    drawn: Option<Instant>,
    failed: Option<String>,
}

/// The window on the screen.
struct Open {
    window: Arc<Window>,
    surface: softbuffer::Surface<Arc<Window>, Arc<Window>>,
    state: egui_winit::State,
    info: ViewportInfo,
    /// A frame was asked for. A frame that nobody asked for is the system's: it has lost what the window showed.
    wanted: bool,
    /// The window's content may be lost: another window over it is gone, and the system's notice can coincide with a requested frame.
    uncovered: bool,
    shown: Shown,
}

/// The screen's content.
#[derive(Default)]
struct Shown {
    /// The content of the last frame, at this size and scale.
    shapes: Vec<ClippedShape>,
    size: [u32; 2],
    scale: f32,
    /// The changes of each of the last frames, newest first: as many as the system has buffers.
    damage: VecDeque<Vec<Area>>,
}

/// Frames whose changes are stored; an older buffer is filled again.
const BUFFERS: usize = 4;

impl Open {
    fn new(
        ctx: &egui::Context,
        event_loop: &ActiveEventLoop,
        viewport: &egui::ViewportBuilder,
        proxy: EventLoopProxy<Wake>,
    ) -> Result<Self, String> {
        let words = |error: &dyn std::fmt::Display| error.to_string();
        // A screen reader must see the window from its first moment, so it appears only when the adapter is there.
        let viewport_hidden = viewport.clone().with_visible(false);
        let window = Arc::new(egui_winit::create_window(ctx, event_loop, &viewport_hidden).map_err(|e| words(&e))?);
        let context = softbuffer::Context::new(window.clone()).map_err(|e| words(&e))?;
        let surface = softbuffer::Surface::new(&context, window.clone()).map_err(|e| words(&e))?;
        let scale = Some(window.scale_factor() as f32);
        let mut state =
            egui_winit::State::new(ctx.clone(), ViewportId::ROOT, &window, scale, event_loop.system_theme(), None);
        state.init_accesskit(event_loop, &window, proxy);
        let (info, shown) = (ViewportInfo::default(), Shown::default());
        Ok(Open { window, surface, state, info, wanted: false, uncovered: false, shown })
    }

    /// Asks for a frame.
    fn redraw(&mut self) {
        self.wanted = true;
        self.window.request_redraw();
    }

    /// Hands over what changed, or everything where the system has `lost` it.
    fn present(&mut self, painter: &Painter, damage: Vec<Area>, lost: bool) -> Result<(), softbuffer::SoftBufferError> {
        let [width, height] = self.shown.size;
        let (Some(columns), Some(rows)) = (NonZeroU32::new(width), NonZeroU32::new(height)) else { return Ok(()) };
        let everything = [0, 0, width as usize, height as usize];
        self.shown.damage.push_front(if lost { vec![everything] } else { damage });
        self.shown.damage.truncate(BUFFERS);
        if self.shown.damage[0].is_empty() {
            self.shown.damage.pop_front();
            return Ok(());
        }
        self.surface.resize(columns, rows)?;
        let mut buffer = self.surface.buffer_mut()?;
        let age = usize::from(buffer.age());
        let known = age > 0 && age <= self.shown.damage.len();
        let stale: Vec<Area> =
            if known { self.shown.damage.iter().take(age).flatten().copied().collect() } else { vec![everything] };
        for &[left, top, right, bottom] in &stale {
            for row in top..bottom {
                let (from, to) = (row * width as usize + left, row * width as usize + right);
                for (to, colour) in buffer[from..to].iter_mut().zip(&painter.pixels()[from..to]) {
                    *to = u32::from_be_bytes([0, colour.r(), colour.g(), colour.b()]);
                }
            }
        }
        let rects: Vec<softbuffer::Rect> = self.shown.damage[0].iter().filter_map(rect).collect();
        buffer.present_with_damage(&rects)
    }
}

fn rect(&[left, top, right, bottom]: &Area) -> Option<softbuffer::Rect> {
    Some(softbuffer::Rect {
        x: left as u32,
        y: top as u32,
        width: NonZeroU32::new((right - left) as u32)?,
        height: NonZeroU32::new((bottom - top) as u32)?,
    })
}

impl<Made: Fn(&Window), Show: FnMut(&mut egui::Ui)> Runner<Made, Show> {
    fn draw(&mut self, event_loop: &ActiveEventLoop) {
        let Some(open) = &mut self.open else { return };
        self.drawn = Some(Instant::now());
        let lost = !std::mem::take(&mut open.wanted) | std::mem::take(&mut open.uncovered);
        egui_winit::update_viewport_info(&mut open.info, &self.ctx, &open.window, false);
        let laid_out = open.window.inner_size();
        let mut input = open.state.take_egui_input(&open.window);
        input.viewports.insert(ViewportId::ROOT, open.info.clone());
        open.info.events.clear();
        let closing = input.viewport().close_requested();
        let show = &mut self.show;
        let mut output = self.ctx.run_ui(input, |ui| show(ui));
        open.state.handle_platform_output(&open.window, output.platform_output);
        let mut stays = false;
        if let Some(mut viewport) = output.viewport_output.remove(&ViewportId::ROOT) {
            stays = viewport.commands.contains(&ViewportCommand::CancelClose);
            let commands = viewport.commands.drain(..);
            let mut requests = Vec::new();
            egui_winit::process_viewport_commands(&self.ctx, &mut open.info, commands, &open.window, &mut requests);
            if requests.iter().any(|request| matches!(request, egui_winit::ActionRequested::Paste)) {
                // An empty answer is one, too.
                let text = open.state.clipboard_text().unwrap_or_default().replace("\r\n", "\n");
                open.state.egui_input_mut().events.push(egui::Event::Paste(text));
                open.redraw();
            }
            if open.info.close_requested() {
                open.redraw();
            }
        }
        if closing && !stays {
            event_loop.exit();
        }
        // The window may have another size by now: what was laid out for the old one is not left standing.
        if open.window.inner_size() != laid_out {
            open.redraw();
        }
        if let Err(error) = self.paint(output.shapes, &mut output.textures_delta, output.pixels_per_point, lost) {
            self.failed = Some(error.to_string());
            event_loop.exit();
        }
    }

    /// Paints what a frame is made of. The same once more costs no more than the comparison.
    fn paint(
        &mut self,
        shapes: Vec<ClippedShape>,
        textures: &mut TexturesDelta,
        scale: f32,
        lost: bool,
    ) -> Result<(), softbuffer::SoftBufferError> {
        let Some(open) = &mut self.open else { return Ok(()) };
        let size: [u32; 2] = open.window.inner_size().into();
        let shown = &mut open.shown;
        let same = textures.is_empty() && shown.size == size && shown.scale == scale && shown.shapes == shapes;
        if same && !lost {
            return Ok(());
        }
        self.painter.update(textures);
        let lost = lost || shown.size != size;
        (shown.size, shown.scale) = (size, scale);
        shown.shapes.clone_from(&shapes);
        let primitives = self.ctx.tessellate(shapes, scale);
        let damage = self.painter.paint(size.map(|side| side as usize), scale, &primitives);
        open.present(&self.painter, damage, lost)
    }

    fn redraw(&mut self) {
        if let Some(open) = &mut self.open {
            open.redraw();
        }
    }
}

/// When to draw a frame that is wanted at some time and follows on another. Nothing else holds animations back here: without a
/// screen's clock they would take a whole core.
fn paced(wanted: Instant, last: Option<Instant>) -> Instant {
    last.map_or(wanted, |last| wanted.max(last + FRAME))
}

/// Whether a key came up: nothing waits for that, and the next frame learns of it early enough. Modifiers come as events of
/// their own.
fn is_release(event: &WindowEvent) -> bool {
    matches!(event, WindowEvent::KeyboardInput { event, .. } if event.state == ElementState::Released)
}

/// Whether this event can mean that a window over this one is gone.
fn uncovers(event: &WindowEvent) -> bool {
    matches!(event, WindowEvent::Focused(true) | WindowEvent::Occluded(false) | WindowEvent::CursorEntered { .. })
}

impl<Made: Fn(&Window), Show: FnMut(&mut egui::Ui)> ApplicationHandler<Wake> for Runner<Made, Show> {
    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        if self.open.is_some() {
            return;
        }
        match Open::new(&self.ctx, event_loop, &self.viewport, self.proxy.clone()) {
            Ok(open) => {
                (self.made)(&open.window);
                open.window.set_visible(true);
                self.open = Some(open);
                self.redraw();
            }
            Err(error) => {
                self.failed = Some(error);
                event_loop.exit();
            }
        }
    }

    fn user_event(&mut self, event_loop: &ActiveEventLoop, event: Wake) {
        match event {
            Wake::Repaint(at) => {
                let at = paced(at, self.drawn);
                if at <= Instant::now() {
                    return self.redraw();
                }
                let at = self.wake.map_or(at, |earlier| earlier.min(at));
                self.wake = Some(at);
                event_loop.set_control_flow(ControlFlow::WaitUntil(at));
            }
            Wake::Access(event) => {
                let Some(open) = &mut self.open else { return };
                match event.window_event {
                    accesskit_winit::WindowEvent::InitialTreeRequested => self.ctx.enable_accesskit(),
                    accesskit_winit::WindowEvent::ActionRequested(request) => {
                        open.state.on_accesskit_action_request(request)
                    }
                    accesskit_winit::WindowEvent::AccessibilityDeactivated => self.ctx.disable_accesskit(),
                }
                self.redraw();
            }
        }
    }

    fn new_events(&mut self, event_loop: &ActiveEventLoop, cause: StartCause) {
        if let StartCause::ResumeTimeReached { .. } = cause {
            self.wake = None;
            event_loop.set_control_flow(ControlFlow::Wait);
            self.redraw();
        }
    }

    fn window_event(&mut self, event_loop: &ActiveEventLoop, _: WindowId, event: WindowEvent) {
        let Some(open) = &mut self.open else { return };
        match event {
            WindowEvent::RedrawRequested => self.draw(event_loop),
            WindowEvent::CloseRequested => {
                open.info.events.push(ViewportEvent::Close);
                open.redraw();
            }
            event => {
                let uncovers = uncovers(&event);
                open.uncovered |= uncovers;
                if open.state.on_window_event(&open.window, &event).repaint && !is_release(&event) || uncovers {
                    open.redraw();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_animation_is_held_back_and_a_later_frame_is_not() {
        let last = Instant::now();
        let at = |milliseconds| last + Duration::from_millis(milliseconds);
        for (wanted, drawn, next) in [
            (at(1), None, at(1)),
            (at(1), Some(last), at(8)),
            (last, Some(last), at(8)),
            (at(500), Some(last), at(500)),
        ] {
            assert_eq!(paced(wanted, drawn), next);
        }
    }
}
