//! Shows which convention marks the right moves of a problem, with the evidence, and lets the user choose another.

use egui::Ui;

use crate::app::look::{GRID, form};
use crate::language::StaticText;
use crate::study::{Certainty, Convention};

/// The choices, in the order of the list, and what each is called: its marks in records, or a description. `None` follows the record.
fn choices() -> [(Option<Convention>, &'static str); 15] {
    [
        (None, StaticText("study-as-recorded", "As the record says").localized()),
        (Some(Convention::RightWord), "RIGHT"),
        (Some(Convention::CorrectWord), StaticText("study-by-words", "The first word of comments").localized()),
        (Some(Convention::Plus), "+"),
        (Some(Convention::Te), "TE"),
        (Some(Convention::TeBm), "TE, BM"),
        (Some(Convention::Bm), "BM"),
        (Some(Convention::Wv), "WV"),
        (Some(Convention::Ch), "CH"),
        (Some(Convention::Tr), "TR"),
        (Some(Convention::GbGw), "GB, GW"),
        (Some(Convention::Connection), StaticText("study-by-board", "Who won on the board").localized()),
        (Some(Convention::MainLine), StaticText("study-by-main-line", "The main line is right").localized()),
        (
            Some(Convention::LeafColour),
            StaticText("study-by-end", "Lines that end with the solver’s move are right").localized(),
        ),
        (Some(Convention::All), StaticText("study-by-all", "Every line is right").localized()),
    ]
}

/// What a convention is called; `None` for what cannot be chosen.
pub fn name(convention: Convention) -> Option<&'static str> {
    choices().into_iter().find(|(choice, _)| *choice == Some(convention)).map(|(_, name)| name)
}

/// A verdict, with how sure it is.
pub fn with_certainty(certainty: Certainty, verdict: String) -> String {
    match certainty {
        Certainty::Certain => verdict,
        Certainty::Likely => say!("study-verdict-likely", "{verdict} (likely)", verdict),
        Certainty::Guess => say!("study-verdict-guess", "{verdict} (a guess)", verdict),
    }
}

/// A list of conventions. Returns the one that was chosen just now: `Some(None)` is what the record says.
pub fn choose(ui: &mut Ui, now: Option<Convention>, width: f32) -> Option<Option<Convention>> {
    let choices = choices();
    let names = choices.map(|(_, name)| name);
    let before = choices.iter().position(|(choice, _)| *choice == now).unwrap_or(0);
    let mut chosen = before;
    let label = StaticText("study-take-as", "How answers are judged").localized();
    form::labelled(ui, label, width.min(190.0), |ui| {
        let list = (width - 190.0 - GRID).clamp(120.0, 280.0);
        form::choice(ui, label, &names, &mut chosen, list);
    });
    (chosen != before).then(|| choices[chosen].0)
}
