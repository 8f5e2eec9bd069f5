//! Light or dark mode and reduced motion on Linux, where the window system does not report them: read from the desktop's settings portal.
//!
//! A thread queries the portal and waits for its change signal. If there is no answer, the window is light.

use egui::{Context, Theme};

#[cfg(target_os = "linux")]
use crate::app::platform::motion;

/// Takes the desktop's choice for the theme "as the system", as soon as it is known and whenever it changes.
pub fn follow(ctx: &Context) {
    ctx.options_mut(|options| options.fallback_theme = Theme::Light);
    #[cfg(target_os = "linux")]
    if std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some() {
        let ctx = ctx.clone();
        let take = move |setting| match setting {
            portal::ReportedSetting::Motion(reduced) => motion::follow(&ctx, reduced),
            portal::ReportedSetting::Scheme(theme) => {
                let before = ctx.options_mut(|options| std::mem::replace(&mut options.fallback_theme, theme));
                if before != theme {
                    ctx.request_repaint();
                }
            }
        };
        std::thread::spawn(move || {
            if let Err(error) = portal::listen(take) {
                log::info!("the desktop does not say whether it is dark: {error}");
            }
        });
    }
}

#[cfg(target_os = "linux")]
mod portal {
    use egui::Theme;
    use std::time::Duration;
    use zbus::MatchRule;
    use zbus::blocking::MessageIterator;
    use zbus::blocking::connection::Builder;
    use zbus::message::Type;
    use zbus::zvariant::{OwnedValue, Value};

    const NAME: &str = "org.freedesktop.portal.Desktop";
    const PATH: &str = "/org/freedesktop/portal/desktop";
    const SETTINGS: &str = "org.freedesktop.portal.Settings";
    const APPEARANCE: &str = "org.freedesktop.appearance";
    const SCHEME: &str = "color-scheme";
    const MOTION: &str = "reduced-motion";

    /// A reported setting.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ReportedSetting {
        /// Light or dark.
        Scheme(Theme),
        /// Whether less motion is wished for.
        Motion(bool),
    }

    /// Passes on each reported setting; returns when the bus is gone.
    pub fn listen(take: impl Fn(ReportedSetting)) -> zbus::Result<()> {
        let bus = Builder::session()?.method_timeout(Duration::from_secs(25)).build()?;
        // Subscribe first, then query, so that no change in between is missed.
        let rule = MatchRule::builder()
            .msg_type(Type::Signal)
            .sender(NAME)?
            .path(PATH)?
            .interface(SETTINGS)?
            .member("SettingChanged")?
            .arg(0, APPEARANCE)?
            .build();
        let changes = MessageIterator::for_match_rule(rule, &bus, None)?;
        for key in [SCHEME, MOTION] {
            let answer = bus.call_method(Some(NAME), PATH, Some(SETTINGS), "Read", &(APPEARANCE, key));
            // A portal that starts later still reports changes; an older one does not know motion.
            let value = answer.and_then(|answer| answer.body().deserialize::<OwnedValue>());
            value.ok().and_then(|value| setting(key, &value)).into_iter().for_each(&take);
        }
        for change in changes {
            let body = change?.body();
            let Ok((_, key, value)) = body.deserialize::<(String, String, OwnedValue)>() else { continue };
            setting(&key, &value).into_iter().for_each(&take);
        }
        Ok(())
    }

    /// The number of an answer, in as many wrappers as the portal puts it: 1 is dark, 2 is light, 0 is no wish; of motion 1 is less.
    fn setting(key: &str, answer: &Value<'_>) -> Option<ReportedSetting> {
        let mut answer = answer;
        while let Value::Value(inner) = answer {
            answer = inner;
        }
        match (key, answer) {
            (SCHEME, Value::U32(1)) => Some(ReportedSetting::Scheme(Theme::Dark)),
            (SCHEME, Value::U32(0 | 2)) => Some(ReportedSetting::Scheme(Theme::Light)),
            (MOTION, Value::U32(wish @ 0..=1)) => Some(ReportedSetting::Motion(*wish == 1)),
            _ => None,
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn answers_of_the_portal_are_understood() {
            let wrapped = |number: u32| Value::Value(Box::new(Value::U32(number)));
            assert_eq!(setting(SCHEME, &wrapped(1)), Some(ReportedSetting::Scheme(Theme::Dark)));
            assert_eq!(
                setting(SCHEME, &Value::Value(Box::new(wrapped(2)))),
                Some(ReportedSetting::Scheme(Theme::Light))
            );
            assert_eq!(setting(SCHEME, &Value::U32(0)), Some(ReportedSetting::Scheme(Theme::Light)));
            assert_eq!(setting(SCHEME, &Value::U32(7)), None);
            assert_eq!(setting(SCHEME, &Value::Str("dark".into())), None);
            assert_eq!(setting(MOTION, &wrapped(1)), Some(ReportedSetting::Motion(true)));
            assert_eq!(setting(MOTION, &Value::U32(0)), Some(ReportedSetting::Motion(false)));
            assert_eq!(setting("contrast", &Value::U32(1)), None);
        }
    }
}
