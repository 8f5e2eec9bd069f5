//! The system's fonts, for letters that the project's own lack. A system without any must not end the window.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::epaint::text::{FallbackRequest, FontInsert, FontProvider};
use egui_system_font_provider::SystemFontProvider;

use crate::app::platform::errors;

/// Begins to look for fonts, beside the window.
pub fn install(ctx: &egui::Context) {
    ctx.add_font_provider(Arc::new(Guarded::new(SystemFontProvider::new())));
}

/// Fonts that are asked for no more after they failed: where fontconfig finds no font at all, its binding panics on the thread that
/// lists them, and then for each letter.
pub(super) struct Guarded<Fonts> {
    fonts: Fonts,
    failed: AtomicBool,
}

impl<Fonts> Guarded<Fonts> {
    pub(super) fn new(fonts: Fonts) -> Self {
        Guarded { fonts, failed: AtomicBool::new(false) }
    }
}

impl<Fonts: FontProvider> FontProvider for Guarded<Fonts> {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        if self.failed.load(Ordering::Relaxed) {
            return None;
        }
        let answer = errors::unnoticed(|| self.fonts.font_for(request));
        self.failed.store(answer.is_none(), Ordering::Relaxed);
        answer.flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    #[test]
    fn fonts_that_fail_are_asked_once_and_nobody_is_told() {
        let asked = Arc::new(AtomicUsize::new(0));
        let counter = asked.clone();
        let guarded = Guarded::new(move |_: &FallbackRequest<'_>| -> Option<FontInsert> {
            counter.fetch_add(1, Ordering::Relaxed);
            panic!("no fonts at all");
        });
        let request = FallbackRequest { cluster: "日", family: &egui::FontFamily::Proportional };
        assert!(guarded.font_for(&request).is_none());
        assert!(guarded.font_for(&request).is_none());
        assert_eq!(asked.load(Ordering::Relaxed), 1);
    }
}
