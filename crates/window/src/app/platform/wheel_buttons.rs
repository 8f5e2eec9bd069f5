//! Filters duplicate wheel notches.
//!
//! On X11 a wheel without its own axes (remote desktop, scripts) is reported as buttons, and winit reports press and release as a notch
//! each. One of the two is dropped, whichever renderer is used.

use egui_winit::winit::application::ApplicationHandler;
use egui_winit::winit::event::{DeviceEvent, DeviceId, ElementState, MouseScrollDelta, StartCause, WindowEvent};
use egui_winit::winit::event_loop::ActiveEventLoop;
use egui_winit::winit::window::WindowId;

/// Whether the next notch was reported already.
#[derive(Default)]
struct Wheel {
    let_go: bool,
}

impl Wheel {
    fn hear(&mut self, event: &DeviceEvent) {
        if let DeviceEvent::Button { button: 4..=7, state } = event {
            self.let_go = cfg!(target_os = "linux") && *state == ElementState::Released;
        }
    }

    fn was_told(&mut self, event: &WindowEvent) -> bool {
        let is_notch = matches!(event, WindowEvent::MouseWheel { delta: MouseScrollDelta::LineDelta(..), .. });
        is_notch && std::mem::take(&mut self.let_go)
    }
}

/// An application that gets each notch once.
pub struct Once<A> {
    /// The application itself.
    pub app: A,
    wheel: Wheel,
}

impl<A> Once<A> {
    /// Stands between the system and the application.
    pub fn new(app: A) -> Self {
        Once { app, wheel: Wheel::default() }
    }
}

impl<T: 'static, A: ApplicationHandler<T>> ApplicationHandler<T> for Once<A> {
    fn new_events(&mut self, event_loop: &ActiveEventLoop, cause: StartCause) {
        self.app.new_events(event_loop, cause);
    }

    fn resumed(&mut self, event_loop: &ActiveEventLoop) {
        self.app.resumed(event_loop);
    }

    fn user_event(&mut self, event_loop: &ActiveEventLoop, event: T) {
        self.app.user_event(event_loop, event);
    }

    fn window_event(&mut self, event_loop: &ActiveEventLoop, window: WindowId, event: WindowEvent) {
        if !self.wheel.was_told(&event) {
            self.app.window_event(event_loop, window, event);
        }
    }

    fn device_event(&mut self, event_loop: &ActiveEventLoop, device: DeviceId, event: DeviceEvent) {
        self.wheel.hear(&event);
        self.app.device_event(event_loop, device, event);
    }

    fn about_to_wait(&mut self, event_loop: &ActiveEventLoop) {
        self.app.about_to_wait(event_loop);
    }

    fn suspended(&mut self, event_loop: &ActiveEventLoop) {
        self.app.suspended(event_loop);
    }

    fn exiting(&mut self, event_loop: &ActiveEventLoop) {
        self.app.exiting(event_loop);
    }

    fn memory_warning(&mut self, event_loop: &ActiveEventLoop) {
        self.app.memory_warning(event_loop);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_winit::winit::event::TouchPhase;

    #[test]
    fn a_notch_of_buttons_counts_once_and_one_of_an_axis_too() {
        let notch = || WindowEvent::MouseWheel {
            device_id: DeviceId::dummy(),
            delta: MouseScrollDelta::LineDelta(0.0, -1.0),
            phase: TouchPhase::Moved,
        };
        let mut wheel = Wheel::default();
        let mut counted = 0;
        for _ in 0..9 {
            for state in [ElementState::Pressed, ElementState::Released] {
                wheel.hear(&DeviceEvent::Button { button: 5, state });
                counted += usize::from(!wheel.was_told(&notch()));
            }
        }
        assert_eq!(counted, if cfg!(target_os = "linux") { 9 } else { 18 });
        assert!(!wheel.was_told(&notch()), "an axis presses no buttons");
    }
}
