//! The first thing anybody sees.

use egui_kittest::kittest::Queryable as _;

use crate::harness::{picture, window};

#[test]
fn a_start_without_a_file_offers_what_to_do() {
    let mut window = window();
    picture(&mut window, "welcome");
    window.get_by_label("Open a record…");
    window.get_by_label("New record…");
    window.get_by_label("Menu");
}

#[test]
fn the_theme_can_be_changed() {
    let mut window = window();
    for name in ["Dark", "High contrast", "Light"] {
        window.get_by_label("Theme").click();
        window.run();
        window.get_by_label(name).click();
        window.run();
        assert_eq!(window.ctx.theme(), if name == "Light" { egui::Theme::Light } else { egui::Theme::Dark });
        picture(&mut window, &format!("welcome-{}", name.to_lowercase().replace(' ', "-")));
    }
}

#[test]
fn a_sample_opens_from_its_picture() {
    let mut window = window();
    window.get_by_label("Sample record: Duo").click();
    window.run();
    window.get_by_role_and_label(egui::accesskit::Role::Tab, "Duo");
}
