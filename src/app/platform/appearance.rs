//! Whether the desktop is light or dark, on Linux, where the window system does not tell: its settings portal is asked.
//!
//! The question is asked through the tools that come with every desktop, on a thread of its own: at the start, and when the
//! window gets the keyboard back, as from the desktop's settings. Without an answer the window is light.

use std::process::{Command, Stdio};
use std::thread;

use egui::{Context, Event, Theme};

/// The tools that can ask, and how: each prints the answer with a number in it.
const TOOLS: [(&str, &[&str]); 2] = [
    (
        "gdbus",
        &[
            "call",
            "--session",
            "--timeout=2",
            "--dest=org.freedesktop.portal.Desktop",
            "--object-path=/org/freedesktop/portal/desktop",
            "--method=org.freedesktop.portal.Settings.Read",
            "org.freedesktop.appearance",
            "color-scheme",
        ],
    ),
    (
        "busctl",
        &[
            "--user",
            "--timeout=2",
            "call",
            "org.freedesktop.portal.Desktop",
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Settings",
            "Read",
            "ss",
            "org.freedesktop.appearance",
            "color-scheme",
        ],
    ),
];

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

fn take(ctx: &Context) {
    if !cfg!(target_os = "linux") || std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_none() {
        return;
    }
    let ctx = ctx.clone();
    thread::spawn(move || {
        if let Some(theme) = TOOLS.iter().find_map(|(tool, arguments)| ask(tool, arguments)) {
            let before = ctx.options_mut(|options| std::mem::replace(&mut options.fallback_theme, theme));
            if before != theme {
                ctx.request_repaint();
            }
        }
    });
}

fn ask(tool: &str, arguments: &[&str]) -> Option<Theme> {
    let answer = Command::new(tool).args(arguments).stderr(Stdio::null()).output().ok()?;
    theme_of(&String::from_utf8_lossy(&answer.stdout))
}

/// The last number of an answer such as `(<<uint32 1>>,)` or `v v u 1`: 1 is dark, 2 is light, 0 is no wish.
fn theme_of(answer: &str) -> Option<Theme> {
    let number = answer.split(|c: char| !c.is_ascii_digit()).rfind(|part| !part.is_empty())?;
    match number {
        "1" => Some(Theme::Dark),
        "0" | "2" => Some(Theme::Light),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_of_the_portal_are_understood() {
        assert_eq!(theme_of("(<<uint32 1>>,)\n"), Some(Theme::Dark));
        assert_eq!(theme_of("v v u 2\n"), Some(Theme::Light));
        assert_eq!(theme_of("(<<uint32 0>>,)"), Some(Theme::Light));
        assert_eq!(theme_of("Error: no such interface"), None);
        assert_eq!(theme_of(""), None);
    }
}
