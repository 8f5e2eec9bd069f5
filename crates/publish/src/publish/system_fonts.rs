//! System fonts for the text of a booklet: those that have letters which the program's own lacks, and those that a reader chooses.

use fontdb::{Database, FaceInfo, Family, Query, Style, Weight};
use std::collections::BTreeSet;
use std::sync::Arc;

use crate::publish::PrintFont;

/// Fonts that are taken at most.
const MOST: usize = 16;

/// Fonts with these characters, text fonts first. Deterministic on the same system.
pub fn with(letters: &[char]) -> Vec<PrintFont> {
    let system = system();
    let script = script_of(letters);
    let mut faces: Vec<FaceInfo> = system.faces().cloned().collect();
    faces.sort_by_cached_key(|face| {
        let odd = face.style != Style::Normal || face.weight != Weight::NORMAL || face.monospaced;
        let family = face.families.first().map(|family| family.0.clone()).unwrap_or_default();
        // Bitmap and colour fonts are unprintable.
        let emoji = family.contains("Emoji");
        // Families for several scripts draw the same characters as each of them is used to.
        let foreign = family.contains(" CJK ") && !family.ends_with(script);
        (emoji, odd, foreign, !family.starts_with("Noto Sans"), family, face.post_script_name.clone(), face.index)
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

/// How families for Chinese, Japanese and Korean call the one for these letters.
fn script_of(letters: &[char]) -> &'static str {
    let has = |range: std::ops::RangeInclusive<char>| letters.iter().any(|letter| range.contains(letter));
    if has('\u{3041}'..='\u{30ff}') {
        "JP"
    } else if has('\u{ac00}'..='\u{d7a3}') {
        "KR"
    } else {
        "SC"
    }
}

fn system() -> Database {
    let mut system = Database::new();
    system.load_system_fonts();
    system
}

/// The names of the families that have an upright face of usual weight, in alphabetical order. Reads the head of every font: not for the
/// thread of a window.
pub fn families() -> Vec<String> {
    let system = system();
    let usual = system.faces().filter(|face| face.style == Style::Normal && face.weight == Weight::NORMAL);
    let names: BTreeSet<String> =
        usual.filter_map(|face| face.families.first()).map(|family| family.0.clone()).collect();
    names.into_iter().filter(|name| !name.starts_with('.') && !name.contains("Emoji")).collect()
}

/// The regular face of a family and, where it has one, the bold one; nothing if there is no such family.
pub fn faces(family: &str) -> Vec<PrintFont> {
    let system = system();
    let face = |weight: Weight| {
        let query = Query { families: &[Family::Name(family)], weight, ..Query::default() };
        let id = system.query(&query)?;
        // Of a family without it the nearest weight is found.
        let found = system.face(id)?.weight;
        system.with_face_data(id, |data, index| (PrintFont { data: Arc::new(data.to_vec()), index }, found))
    };
    let Some((regular, weight)) = face(Weight::NORMAL) else { return Vec::new() };
    let bold = face(Weight::BOLD).filter(|(_, found)| *found > weight).map(|(font, _)| font);
    std::iter::once(regular).chain(bold).collect()
}
