//! System fonts for the text of a booklet.

use fontdb::{Database, FaceInfo, Style, Weight};
use std::sync::Arc;

use crate::publish::PrintFont;

/// Fonts that are taken at most.
const MOST: usize = 16;

/// Fonts with these characters, text fonts first. Deterministic on the same system.
pub fn with(letters: &[char]) -> Vec<PrintFont> {
    let mut system = Database::new();
    system.load_system_fonts();
    let mut faces: Vec<FaceInfo> = system.faces().cloned().collect();
    faces.sort_by_cached_key(|face| {
        let odd = face.style != Style::Normal || face.weight != Weight::NORMAL || face.monospaced;
        let family = face.families.first().map(|family| family.0.clone()).unwrap_or_default();
        // Bitmap and colour fonts are unprintable.
        let emoji = family.contains("Emoji");
        (emoji, odd, !family.starts_with("Noto Sans"), family, face.post_script_name.clone(), face.index)
    });
    let mut left = letters.to_vec();
    let mut found = Vec::new();
    for face in faces {
        if left.is_empty() || found.len() >= MOST {
            break;
        }
        let font = system.with_face_data(face.id, |data, index| {
            let has = super::letters_of(data, index, &left).filter(|has| !has.is_empty())?;
            Some((PrintFont { data: Arc::new(data.to_vec()), index }, has))
        });
        let Some((font, has)) = font.flatten() else { continue };
        left.retain(|letter| !has.contains(letter));
        found.push(font);
    }
    found
}
