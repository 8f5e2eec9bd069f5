//! The window's colours and metrics: two surfaces, two strengths of text, one accent colour for the current item.
//!
//! Unit: points. Distances are multiples of 8 (halves and quarters inside a control). Text has a contrast of at least 4.5 on both surfaces
//! of each theme; a test checks it.

use std::sync::Arc;

use egui::style::{HandleShape, ScrollStyle, Selection, WidgetVisuals, Widgets};
use egui::{
    Color32, CornerRadius, FontFamily, FontId, Margin, Shadow, Stroke, Style, TextStyle, Theme, ThemePreference,
    Visuals, vec2,
};

use crate::app::look::fonts;
use crate::scene::{self, Ink};
use crate::store::settings::Appearance;

/// The layout grid.
pub const GRID: f32 = 8.0;
/// Around a board, where nothing but the desk is seen.
pub const AIR: f32 = 12.0;
/// Height of the bar with the tabs and of the one with the buttons for moving.
pub const BAR: f32 = 40.0;
/// Side of an icon button.
pub const BUTTON: f32 = 32.0;

/// The least contrast of words with what they are on.
const READ: f32 = 4.5;
/// The least contrast with the page of what means something.
const SEEN: f32 = 3.0;

/// The colours of one theme.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// Whether text is light on dark.
    pub dark: bool,
    /// The background behind board and bars.
    pub desk: Color32,
    /// The background of text: panels, fields, menus.
    pub page: Color32,
    /// Lines between panels.
    pub line: Color32,
    /// Primary text.
    pub text: Color32,
    /// Secondary text.
    pub quiet: Color32,
    /// The current node, the focus, the selection.
    pub accent: Color32,
    /// Text on the accent colour.
    pub on_accent: Color32,
    /// The background under the pointer.
    pub hover: Color32,
    /// Errors.
    pub alarm: Color32,
}

const LIGHT: Palette = Palette {
    dark: false,
    desk: Color32::from_rgb(0xEC, 0xEB, 0xE8),
    page: Color32::from_rgb(0xFA, 0xF9, 0xF7),
    line: Color32::from_rgb(0xD8, 0xD6, 0xD1),
    text: Color32::from_rgb(0x1E, 0x1F, 0x21),
    quiet: Color32::from_rgb(0x5F, 0x62, 0x66),
    accent: Color32::from_rgb(0x0B, 0x6E, 0x7F),
    on_accent: Color32::WHITE,
    hover: Color32::from_rgb(0xE1, 0xDF, 0xDA),
    alarm: Color32::from_rgb(0xA8, 0x32, 0x22),
};

const DARK: Palette = Palette {
    dark: true,
    desk: Color32::from_rgb(0x17, 0x18, 0x1A),
    page: Color32::from_rgb(0x20, 0x22, 0x25),
    line: Color32::from_rgb(0x34, 0x37, 0x3B),
    text: Color32::from_rgb(0xE7, 0xE6, 0xE3),
    quiet: Color32::from_rgb(0x9D, 0xA1, 0xA6),
    accent: Color32::from_rgb(0x5F, 0xC4, 0xD6),
    on_accent: Color32::from_rgb(0x0A, 0x1C, 0x20),
    hover: Color32::from_rgb(0x2D, 0x30, 0x34),
    alarm: Color32::from_rgb(0xF0, 0x8A, 0x78),
};

const HIGH_CONTRAST: Palette = Palette {
    dark: true,
    desk: Color32::BLACK,
    page: Color32::BLACK,
    line: Color32::from_rgb(0xB0, 0xB0, 0xB0),
    text: Color32::WHITE,
    quiet: Color32::from_rgb(0xDC, 0xDC, 0xDC),
    accent: Color32::from_rgb(0x6F, 0xE3, 0xFF),
    on_accent: Color32::BLACK,
    hover: Color32::from_rgb(0x3A, 0x3A, 0x3A),
    alarm: Color32::from_rgb(0xFF, 0xB0, 0xA0),
};

impl Palette {
    /// The colours in use in `ui`.
    pub fn of(ui: &egui::Ui) -> Palette {
        Palette::of_visuals(ui.visuals())
    }

    /// The colours of these visuals.
    pub fn of_visuals(visuals: &Visuals) -> Palette {
        match (visuals.dark_mode, visuals.panel_fill == HIGH_CONTRAST.desk) {
            (false, _) => LIGHT,
            (true, false) => DARK,
            (true, true) => HIGH_CONTRAST,
        }
    }

    /// The default board theme for these colours.
    pub fn boards(&self) -> &'static scene::Theme {
        boards(*self == HIGH_CONTRAST, self.dark)
    }

    /// The background of a selected row or tool.
    pub fn chosen(&self) -> Color32 {
        Palette::faint(self.accent, if self.dark { 0.24 } else { 0.14 })
    }

    /// A colour at 60 % on the page, or as much more as it needs to be seen there. What is not seen there itself, such as a white stone, is
    /// seen by its edge.
    pub fn quieter(&self, colour: Color32) -> Color32 {
        let mixed = self.page.lerp_to_gamma(colour, 0.6);
        if contrast(self.page, colour) < SEEN {
            return mixed;
        }
        let steps = (0..=20u8).map(|step| mixed.lerp_to_gamma(colour, f32::from(step) / 20.0));
        steps.into_iter().find(|&step| contrast(self.page, step) >= SEEN).unwrap_or(colour)
    }

    /// The colour of a disc of which a share from 0 to 1 is full, whatever lies below it, and that of words on it.
    pub fn disc(&self, share: f32) -> (Color32, Color32) {
        let full = self.page.lerp_to_gamma(self.accent, 0.25 + 0.75 * share);
        let ink = |fill: Color32| match contrast(self.text, fill) >= contrast(self.on_accent, fill) {
            true => self.text,
            false => self.on_accent,
        };
        // Halfway between two colours no word is read on either.
        let steps = (0..=20u8).map(|step| full.lerp_to_gamma(self.page, f32::from(step) / 20.0));
        let fill = steps.into_iter().find(|&step| contrast(ink(step), step) >= READ).unwrap_or(self.page);
        (fill, ink(fill))
    }

    /// A translucent version of `colour`.
    pub fn faint(colour: Color32, share: f32) -> Color32 {
        colour.gamma_multiply(share)
    }
}

/// The default board theme in a window of high contrast, a dark one or a light one.
pub fn boards(contrast: bool, dark: bool) -> &'static scene::Theme {
    let named = contrast.then(|| scene::Theme::named("high-contrast")).flatten();
    named.unwrap_or_else(|| scene::Theme::usual(dark))
}

/// Applies the user's choice.
pub fn apply(ctx: &egui::Context, choice: Appearance) {
    let dark = if choice == Appearance::HighContrast { HIGH_CONTRAST } else { DARK };
    ctx.set_style_of(Theme::Light, Arc::new(style(&LIGHT)));
    ctx.set_style_of(Theme::Dark, Arc::new(style(&dark)));
    ctx.set_theme(match choice {
        Appearance::System => ThemePreference::System,
        Appearance::Light => ThemePreference::Light,
        Appearance::Dark | Appearance::HighContrast => ThemePreference::Dark,
    });
}

fn style(palette: &Palette) -> Style {
    let mut style = Style { visuals: visuals(palette), animation_time: 0.0, ..Style::default() };
    let font = |size: f32, family: FontFamily| FontId::new(size, family);
    style.text_styles = [
        (TextStyle::Small, font(12.0, FontFamily::Proportional)),
        (TextStyle::Body, font(14.0, FontFamily::Proportional)),
        (TextStyle::Button, font(14.0, FontFamily::Proportional)),
        (TextStyle::Heading, font(18.0, fonts::bold())),
        (TextStyle::Monospace, font(13.0, FontFamily::Monospace)),
    ]
    .into();
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(8.0, 8.0);
    spacing.button_padding = vec2(12.0, 4.0);
    spacing.interact_size = vec2(32.0, 28.0);
    spacing.menu_margin = Margin::same(6);
    spacing.window_margin = Margin::same(24);
    spacing.menu_spacing = 4.0;
    spacing.icon_width = 18.0;
    spacing.icon_width_inner = 10.0;
    spacing.indent = 16.0;
    spacing.tooltip_width = 360.0;
    spacing.combo_width = 80.0;
    // Menus may be as high as the screen.
    spacing.default_area_size = vec2(600.0, 8000.0);
    spacing.scroll = ScrollStyle { bar_width: 8.0, floating_allocated_width: 0.0, ..ScrollStyle::floating() };
    let interaction = &mut style.interaction;
    interaction.selectable_labels = false;
    interaction.tooltip_delay = 0.5;
    interaction.resize_grab_radius_side = 4.0;
    style.scroll_animation = egui::style::ScrollAnimation::none();
    style.url_in_tooltip = true;
    style
}

fn visuals(p: &Palette) -> Visuals {
    let mut visuals = if p.dark { Visuals::dark() } else { Visuals::light() };
    let corner = CornerRadius::same(6);
    let widget = |fill: Color32, line: Color32, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius: corner,
        fg_stroke: Stroke::new(1.5, text),
        expansion: 0.0,
    };
    let button = if p.dark { p.hover } else { p.desk };
    visuals.widgets = Widgets {
        noninteractive: WidgetVisuals { fg_stroke: Stroke::new(1.0, p.text), ..widget(p.page, p.line, p.text) },
        inactive: widget(button, p.line, p.text),
        hovered: widget(p.hover, p.quiet, p.text),
        active: widget(p.hover, p.accent, p.text),
        open: widget(p.hover, p.line, p.text),
    };
    visuals.selection = Selection { bg_fill: Palette::faint(p.accent, 0.28), stroke: Stroke::new(1.0, p.text) };
    visuals.weak_text_color = Some(p.quiet);
    visuals.hyperlink_color = p.accent;
    visuals.warn_fg_color = p.alarm;
    visuals.error_fg_color = p.alarm;
    visuals.panel_fill = p.desk;
    visuals.window_fill = p.page;
    visuals.extreme_bg_color = if p.dark { p.desk } else { Color32::WHITE };
    visuals.faint_bg_color = Palette::faint(p.hover, 0.5);
    visuals.code_bg_color = p.hover;
    visuals.window_stroke = Stroke::new(1.0, p.line);
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.menu_corner_radius = CornerRadius::same(8);
    let shadow =
        Shadow { offset: [0, 4], blur: 16, spread: 0, color: Color32::from_black_alpha(if p.dark { 110 } else { 40 }) };
    visuals.window_shadow = shadow;
    visuals.popup_shadow = shadow;
    visuals.handle_shape = HandleShape::Circle;
    visuals.slider_trailing_fill = true;
    visuals.striped = false;
    visuals.text_cursor.blink = false;
    visuals.text_cursor.stroke = Stroke::new(2.0, p.accent);
    visuals.indent_has_left_vline = false;
    visuals
}

/// The contrast of two colours, from 1 to 21; opacity is ignored.
fn contrast(a: Color32, b: Color32) -> f32 {
    let ink = |colour: Color32| Ink::rgb(colour.r(), colour.g(), colour.b());
    ink(a).contrast(ink(b))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance by WCAG 2.
    #[test]
    fn every_text_can_be_read() {
        for p in [LIGHT, DARK, HIGH_CONTRAST] {
            // A new colour must say here what it is read on, or that nothing is read on it.
            let Palette { dark: _, desk, page, line: _, text, quiet, accent, on_accent, hover, alarm } = p;
            for text in [text, quiet, accent, alarm] {
                for surface in [desk, page] {
                    assert!(contrast(text, surface) >= 4.5, "{text:?} on {surface:?}: {}", contrast(text, surface));
                }
            }
            assert!(contrast(on_accent, accent) >= 4.5, "{p:?}");
            assert!(contrast(text, hover) >= 4.5, "{p:?}");
        }
    }

    #[test]
    fn words_on_discs_can_be_read() {
        for p in [LIGHT, DARK, HIGH_CONTRAST] {
            for share in 0..=50u8 {
                let (fill, ink) = p.disc(f32::from(share) / 50.0);
                assert!(contrast(fill, ink) >= READ, "{p:?}: {share}");
            }
            // The fuller, the more of the accent.
            assert!(contrast(p.page, p.disc(1.0).0) > 1.5 * contrast(p.page, p.disc(0.0).0), "{p:?}");
        }
    }

    #[test]
    fn quiet_text_is_fainter_and_still_legible() {
        for p in [LIGHT, DARK, HIGH_CONTRAST] {
            let stones = [Color32::from_gray(0x20), Color32::from_gray(0xF6), Color32::from_rgb(0x2B, 0x6C, 0xC4)];
            for colour in [p.quiet, p.text, p.accent].into_iter().chain(stones) {
                let (before, now) = (contrast(p.page, colour), contrast(p.page, p.quieter(colour)));
                assert!(now <= before && now >= before.min(SEEN) * 0.5, "{colour:?}: {before}, then {now}");
                assert!(before < SEEN || now >= SEEN, "{colour:?} on {:?}: {now}", p.page);
            }
            // The edge of a white stone on white, of a black one on black.
            assert!(contrast(p.page, p.quieter(p.quiet)) >= SEEN);
        }
    }

    #[test]
    fn palettes_are_found_again_behind_the_visuals() {
        for palette in [LIGHT, DARK, HIGH_CONTRAST] {
            assert_eq!(Palette::of_visuals(&visuals(&palette)), palette);
        }
    }
}
