//! The window's fonts: the project's own for Latin, Greek and Cyrillic, the system's for everything else.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily};

use crate::game::Coordinates;
use crate::scene::font;
use crate::store::settings::{Choice as _, Notation};

/// The family of strong text: headings and names. Numbers in it and in the regular one are equally wide.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// Installs the embedded fonts. System fonts are searched when a glyph is first missing.
pub fn install(ctx: &egui::Context) {
    ctx.set_fonts(definitions());
}

/// Whether every letter of a text can be shown.
pub fn can_show(ctx: &egui::Context, text: &str) -> bool {
    ctx.fonts_mut(|fonts| fonts.has_glyphs(&egui::FontId::proportional(14.0), text))
}

/// Whether Chinese numbers can be shown: the project's fonts have none, and some systems neither.
pub fn has_chinese(ctx: &egui::Context) -> bool {
    can_show(ctx, "一二三四五六七八九十")
}

/// The coordinate system that is chosen, if it can be displayed: plain numbers replace Chinese ones.
pub fn shown(ctx: &egui::Context, chosen: Notation) -> Coordinates {
    let way = Coordinates::of_name(&chosen.name()).unwrap_or_default();
    if way == Coordinates::Chinese && !has_chinese(ctx) { Coordinates::Numbers } else { way }
}

fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let mut add = |name: &str, bytes: &'static [u8]| {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    };
    add("regular", font::REGULAR);
    add("strong", font::BOLD);
    let families =
        [(FontFamily::Proportional, ["regular"]), (FontFamily::Monospace, ["regular"]), (bold(), ["strong"])];
    for (family, names) in families {
        fonts.families.insert(family, names.map(str::to_owned).to_vec());
    }
    fonts
}
