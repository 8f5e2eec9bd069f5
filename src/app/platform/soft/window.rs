//! A window without OpenGL: winit shows what the software painter painted.
//!
//! It draws when something happened and sleeps otherwise; it knows nothing of records.

use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use egui::{Color32, ViewportCommand, ViewportEvent, ViewportId, ViewportInfo};
use egui_winit::accesskit_winit;
use egui_winit::winit::application::ApplicationHandler;
use egui_winit::winit::event::{StartCause, WindowEvent};
use egui_winit::winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoop, EventLoopProxy};
use egui_winit::winit::window::{Window, WindowId};

use crate::app::platform::soft::painter::Painter;

/// Opens the window and runs until it is closed. `made` is told of it before it is seen; `prepare` sets fonts and styles once;
/// `show` draws a frame.
///
/// The error is a sentence: no display, or the system refused a window.
pub fn run(
    viewport: egui::ViewportBuilder,
    made: impl Fn(&Window),
    prepare: impl FnOnce(&egui::Context),
    show: impl FnMut(&mut egui::Ui),
) -> Result<(), String> {
    let event_loop = EventLoop::<Wake>::with_user_event().build().map_err(|error| error.to_string())?;
    let ctx = egui::Context::default();
    ctx.add_font_provider(Arc::new(egui_system_font_provider::SystemFontProvider::new()));
    prepare(&ctx);
    let proxy = Mutex::new(event_loop.create_proxy());
    ctx.set_request_repaint_callback(move |info| {
        if let Ok(proxy) = proxy.lock() {
            let _ = proxy.send_event(Wake::Repaint(Instant::now() + info.delay));
        }
    });
    let proxy = event_loop.create_proxy();
    let mut runner =
        Runner { ctx, viewport, made, show, proxy, painter: Painter::default(), open: None, wake: None, failed: None };
    event_loop.run_app(&mut runner).map_err(|error| error.to_string())?;
    runner.failed.map_or(Ok(()), Err)
}

/// What wakes the event loop from outside.
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
    failed: Option<String>,
}

/// The window on the screen.
struct Open {
    window: Arc<Window>,
    surface: softbuffer::Surface<Arc<Window>, Arc<Window>>,
    state: egui_winit::State,
    info: ViewportInfo,
    pixels: Vec<Color32>,
}

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
        Ok(Open { window, surface, state, info: ViewportInfo::default(), pixels: Vec::new() })
    }

    fn present(&mut self, width: NonZeroU32, height: NonZeroU32) -> Result<(), softbuffer::SoftBufferError> {
        self.surface.resize(width, height)?;
        let mut buffer = self.surface.buffer_mut()?;
        for (to, colour) in buffer.iter_mut().zip(&self.pixels) {
            *to = u32::from_be_bytes([0, colour.r(), colour.g(), colour.b()]);
        }
        buffer.present()
    }
}

impl<Made: Fn(&Window), Show: FnMut(&mut egui::Ui)> Runner<Made, Show> {
    fn draw(&mut self, event_loop: &ActiveEventLoop) {
        let Some(open) = &mut self.open else { return };
        egui_winit::update_viewport_info(&mut open.info, &self.ctx, &open.window, false);
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
            egui_winit::process_viewport_commands(&self.ctx, &mut open.info, commands, &open.window, &mut Vec::new());
            if open.info.close_requested() {
                open.window.request_redraw();
            }
        }
        if closing && !stays {
            event_loop.exit();
        }
        self.painter.update(&mut output.textures_delta);
        let size = open.window.inner_size();
        let (Some(width), Some(height)) = (NonZeroU32::new(size.width), NonZeroU32::new(size.height)) else { return };
        let scale = output.pixels_per_point;
        let primitives = self.ctx.tessellate(output.shapes, scale);
        open.pixels.clear();
        open.pixels.resize(size.width as usize * size.height as usize, Color32::BLACK);
        self.painter.paint(&mut open.pixels, [size.width as usize, size.height as usize], scale, &primitives);
        if let Err(error) = open.present(width, height) {
            self.failed = Some(error.to_string());
            event_loop.exit();
        }
    }

    fn redraw(&self) {
        if let Some(open) = &self.open {
            open.window.request_redraw();
        }
    }
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
                open.window.request_redraw();
                self.open = Some(open);
            }
            Err(error) => {
                self.failed = Some(error);
                event_loop.exit();
            }
        }
    }

    fn user_event(&mut self, event_loop: &ActiveEventLoop, event: Wake) {
        match event {
            Wake::Repaint(at) if at <= Instant::now() => self.redraw(),
            Wake::Repaint(at) => {
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
                open.window.request_redraw();
            }
            event => {
                if open.state.on_window_event(&open.window, &event).repaint {
                    open.window.request_redraw();
                }
            }
        }
    }
}
