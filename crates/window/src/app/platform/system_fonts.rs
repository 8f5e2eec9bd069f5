//! System fonts for glyphs that the embedded fonts lack. The window must also run on a system that has none.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use egui::epaint::text::{FallbackRequest, FontData, FontInsert, FontPriority, FontProvider, InsertFontFamily};
use egui_system_font_provider::SystemFontProvider;
use fontique::{
    Attributes, Collection, CollectionOptions, FontStyle, FontWeight, FontWidth, QueryFamily, QueryStatus, SourceCache,
    SourceCacheOptions,
};

use crate::app::look::fonts;
use crate::app::platform::errors;

/// Begins to look for fonts, in the background.
pub fn install(ctx: &egui::Context) {
    ctx.add_font_provider(Arc::new(Guarded::new(SystemFontProvider::new())));
}

/// Fonts that are asked for no more after they failed: where fontconfig finds no font at all, its binding panics on the thread that
/// lists them, and then for each letter.
pub(super) struct Guarded<Fonts> {
    fonts: Fonts,
    bold: Bold,
    failed: AtomicBool,
}

impl<Fonts> Guarded<Fonts> {
    pub(super) fn new(fonts: Fonts) -> Self {
        Guarded { fonts, bold: Bold::default(), failed: AtomicBool::new(false) }
    }
}

impl<Fonts: FontProvider> FontProvider for Guarded<Fonts> {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        if self.failed.load(Ordering::Relaxed) {
            return None;
        }
        let answer = errors::unnoticed(|| {
            let answer = self.fonts.font_for(request)?;
            let bold = (*request.family == fonts::bold()).then(|| self.bold.beside(&answer, request.cluster)).flatten();
            Some(bold.unwrap_or(answer))
        });
        self.failed.store(answer.is_none(), Ordering::Relaxed);
        answer.flatten()
    }
}

/// Bold faces. They are looked for when the first bold letter of another script is to be shown.
#[derive(Default)]
struct Bold {
    fonts: Mutex<Option<(Collection, SourceCache)>>,
}

impl Bold {
    /// The bold face of the same family as a result, if there is one with the character.
    fn beside(&self, answer: &FontInsert, cluster: &str) -> Option<FontInsert> {
        // `system:` family, number in the family, number in the file.
        let mut parts = answer.name.strip_prefix("system:")?.rsplitn(3, ':').skip(1);
        let (regular, family, letter) = (parts.next()?, parts.next()?, cluster.chars().next()?);
        let mut fonts = self.fonts.lock().unwrap_or_else(PoisonError::into_inner);
        let (collection, cache) = fonts.get_or_insert_with(|| {
            let options = CollectionOptions { shared: false, system_fonts: true };
            (Collection::new(options), SourceCache::new(SourceCacheOptions::default()))
        });
        let mut query = collection.query(cache);
        query.set_families([QueryFamily::Named(family)]);
        query.set_attributes(Attributes::new(FontWidth::NORMAL, FontStyle::Normal, FontWeight::BOLD));
        let mut found = None;
        query.matches_with(|font| {
            let has = font.charmap().and_then(|letters| letters.map(letter)).is_some_and(|glyph| glyph != 0);
            found = has.then(|| font.clone());
            if has { QueryStatus::Stop } else { QueryStatus::Continue }
        });
        let font = found.filter(|font| font.family.1.to_string() != regular)?;
        let name = format!("system:{family}:{}:{}", font.family.1, font.index);
        let families = vec![InsertFontFamily { family: fonts::bold(), priority: FontPriority::Lowest }];
        Some(FontInsert { name, data: FontData::from_blob(font.blob.into_raw_parts().0, font.index), families })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    #[test]
    fn failing_fonts_are_tried_once_and_silently() {
        let requests = Arc::new(AtomicUsize::new(0));
        let counter = requests.clone();
        let guarded = Guarded::new(move |_: &FallbackRequest<'_>| -> Option<FontInsert> {
            counter.fetch_add(1, Ordering::Relaxed);
            panic!("no fonts at all");
        });
        let request = FallbackRequest { cluster: "日", family: &egui::FontFamily::Proportional };
        assert!(guarded.font_for(&request).is_none());
        assert!(guarded.font_for(&request).is_none());
        assert_eq!(requests.load(Ordering::Relaxed), 1);
    }

    /// Where this computer has a family with a bold face beside the regular one, bold text is set in it.
    #[test]
    fn bold_letters_of_the_systems_fonts_are_bold() {
        let fonts = Guarded::new(SystemFontProvider::new());
        let mut checked = 0;
        for letter in ["日", "한", "ש", "ع"] {
            let of = |family: &egui::FontFamily| fonts.font_for(&FallbackRequest { cluster: letter, family });
            let (Some(regular), Some(bold)) = (of(&egui::FontFamily::Proportional), of(&fonts::bold())) else {
                continue;
            };
            assert!(regular.families.iter().all(|family| family.family == egui::FontFamily::Proportional));
            assert!(bold.families.iter().all(|family| family.family == fonts::bold()), "{letter}");
            let family = |insert: &FontInsert| insert.name.rsplitn(3, ':').nth(2).map(str::to_owned);
            assert_eq!(family(&regular), family(&bold), "{letter}");
            println!("{letter}: {} and {}", regular.name, bold.name);
            checked += usize::from(regular.name != bold.name);
        }
        println!("{checked} of them have a bold face");
    }
}
