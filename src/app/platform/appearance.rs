//! Whether the desktop is light or dark, on Linux, where the window system does not tell: its settings portal is asked.
//!
//! The question is asked on a thread of its own: at the start, and when the window gets the keyboard back, as from the
//! desktop's settings. Without an answer the window is light.

use egui::{Context, Event, Theme};

/// The desktop's choice, for the theme "as the system".
#[derive(Default)]
pub struct Desktop {
    /// Another window has the keyboard.
    away: bool,
}

impl Desktop {
    /// Takes the choice as soon as it is known.
    pub fn begin(&self, ctx: &Context) {
        ctx.options_mut(|options| options.fallback_theme = Theme::Light);
        take(ctx);
    }

    /// Takes it again where the window has just got the keyboard back.
    pub fn follow(&mut self, ctx: &Context) {
        let focus = |event: &Event| match event {
            Event::WindowFocused(focused) => Some(*focused),
            _ => None,
        };
        let Some(focused) = ctx.input(|input| input.events.iter().rev().find_map(focus)) else { return };
        if std::mem::replace(&mut self.away, !focused) && focused {
            take(ctx);
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn take(_: &Context) {}

#[cfg(target_os = "linux")]
fn take(ctx: &Context) {
    if std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_none() {
        return;
    }
    let ctx = ctx.clone();
    std::thread::spawn(move || {
        if let Some(theme) = portal::ask().ok().and_then(|answer| portal::theme_of(&answer)) {
            let before = ctx.options_mut(|options| std::mem::replace(&mut options.fallback_theme, theme));
            if before != theme {
                ctx.request_repaint();
            }
        }
    });
}

#[cfg(target_os = "linux")]
mod portal {
    use egui::Theme;
    use std::time::Duration;
    use zbus::blocking::connection::Builder;
    use zbus::zvariant::{OwnedValue, Value};

    pub fn ask() -> zbus::Result<OwnedValue> {
        let bus = Builder::session()?.method_timeout(Duration::from_secs(2)).build()?;
        let answer = bus.call_method(
            Some("org.freedesktop.portal.Desktop"),
            "/org/freedesktop/portal/desktop",
            Some("org.freedesktop.portal.Settings"),
            "Read",
            &("org.freedesktop.appearance", "color-scheme"),
        )?;
        answer.body().deserialize()
    }

    /// The number of an answer, in as many wrappers as the portal puts it: 1 is dark, 2 is light, 0 is no wish.
    pub fn theme_of(answer: &Value<'_>) -> Option<Theme> {
        let mut answer = answer;
        while let Value::Value(inner) = answer {
            answer = inner;
        }
        match answer {
            Value::U32(1) => Some(Theme::Dark),
            Value::U32(0 | 2) => Some(Theme::Light),
            _ => None,
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn answers_of_the_portal_are_understood() {
            let wrapped = |number: u32| Value::Value(Box::new(Value::U32(number)));
            assert_eq!(theme_of(&wrapped(1)), Some(Theme::Dark));
            assert_eq!(theme_of(&Value::Value(Box::new(wrapped(2)))), Some(Theme::Light));
            assert_eq!(theme_of(&Value::U32(0)), Some(Theme::Light));
            assert_eq!(theme_of(&Value::U32(7)), None);
            assert_eq!(theme_of(&Value::Str("dark".into())), None);
        }
    }
}
