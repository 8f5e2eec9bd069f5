//! Shows which convention marks the right moves of a problem, with the evidence, and lets the user choose another.

use egui::Ui;

use crate::app::look::{GRID, form};
use crate::language::Word;
use crate::study::Convention;

/// The choices, in the order of the list; `None` follows the record.
const CHOICES: [Option<Convention>; 14] = [
    None,
    Some(Convention::RightWord),
    Some(Convention::CorrectWord),
    Some(Convention::Plus),
    Some(Convention::Te),
    Some(Convention::TeBm),
    Some(Convention::Bm),
    Some(Convention::Wv),
    Some(Convention::Tr),
    Some(Convention::GbGw),
    Some(Convention::Connection),
    Some(Convention::MainLine),
    Some(Convention::LeafColour),
    Some(Convention::All),
];

/// The name of a convention: its marks in records, or a description.
pub fn name(convention: Option<Convention>) -> &'static str {
    match convention {
        None => Word("study-as-recorded", "As the record says").said(),
        Some(Convention::RightWord) => "RIGHT",
        Some(Convention::CorrectWord) => Word("study-by-words", "The first word of comments").said(),
        Some(Convention::Plus) => "+",
        Some(Convention::Te) => "TE",
        Some(Convention::TeBm) => "TE, BM",
        Some(Convention::Bm) => "BM",
        Some(Convention::Wv) => "WV",
        Some(Convention::Tr) => "TR",
        Some(Convention::GbGw) => "GB, GW",
        Some(Convention::Joseki) => "* Joseki *",
        Some(Convention::Connection) => Word("study-by-board", "Who has won on the board").said(),
        Some(Convention::MainLine) => Word("study-by-main-line", "The main line is right").said(),
        Some(Convention::LeafColour) => Word("study-by-end", "Lines that end with the solver’s move are right").said(),
        Some(_) => Word("study-by-all", "Every line is right").said(),
    }
}

/// A list of conventions. Returns the one that was chosen just now: `Some(None)` is what the record says.
pub fn choose(ui: &mut Ui, now: Option<Convention>, width: f32) -> Option<Option<Convention>> {
    let names = CHOICES.map(name);
    let before = CHOICES.iter().position(|choice| *choice == now).unwrap_or(0);
    let mut chosen = before;
    let label = Word("study-take-as", "How answers are judged").said();
    form::labelled(ui, label, width.min(190.0), |ui| {
        let list = (width - 190.0 - GRID).clamp(120.0, 280.0);
        form::choice(ui, label, &names, &mut chosen, list);
    });
    (chosen != before).then(|| CHOICES[chosen])
}
