//! Choices of the publish dialog that only printed booklets and problems have: paper, letters, and which problems, in which order.

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use egui::Ui;

use crate::app::look::form;
use crate::app::platform::{Background, JobState};
use crate::edit::GameNumbers;
use crate::language::StaticText;
use crate::publish::{self, Answers, PER_SHEET, PageOrder, Paper, ProblemChoice, ProblemOrder};

/// So many problems are on a sheet, at choice.
const SHEETS: [usize; 4] = [6, 8, 9, 12];
/// Numbers to shuffle with are short enough to be copied from a sheet.
const SEEDS: u32 = 10_000;
/// The width of fields.
const FIELD: f32 = 128.0;
/// Margins in millimetres beyond which there is no page left.
const WIDEST: f32 = 60.0;

const _: () = assert!(SHEETS[0] >= *PER_SHEET.start() && SHEETS[SHEETS.len() - 1] <= *PER_SHEET.end());

/// The order of problems, by its place in the list.
const ORDERS: [(&str, StaticText); 3] = [
    ("file", StaticText("sheet-order-file", "As in the file")),
    ("title", StaticText("sheet-order-title", "By title")),
    ("shuffled", StaticText("sheet-order-shuffled", "Shuffled")),
];
const SHUFFLED: usize = 2;

/// What becomes of the answers, by its place in the list.
const ANSWERS: [(Answers, StaticText); 3] = [
    (Answers::End, StaticText("sheet-answers-end", "At the end")),
    (Answers::None, StaticText("sheet-answers-none", "None")),
    (Answers::Both, StaticText("sheet-answers-both", "In a second file")),
];

/// What is chosen.
#[derive(Default)]
pub struct BookletChoices {
    paper: usize,
    folds: bool,
    /// Millimetres, as typed; nothing for the usual ones.
    margins: String,
    per_sheet: usize,
    answers: usize,
    /// Numbers of problems, as typed; nothing for all of them.
    numbers: String,
    order: usize,
    /// What problems are shuffled with.
    seed: u32,
    /// The family of letters, and those that there are, once they are known.
    family: String,
    families: Vec<String>,
    looking: Option<Background<Vec<String>>>,
}

impl BookletChoices {
    /// The choices of the last time, by their names.
    pub fn remember(&mut self, answers: &BTreeMap<String, String>) {
        let text = |name: &str| answers.get(name).cloned().unwrap_or_default();
        let place = |name: &str, all: &[&str]| all.iter().position(|known| *known == text(name)).unwrap_or(0);
        self.paper = place("paper", &Paper::ALL.map(|(name, _)| name));
        self.folds = text("folded") == "yes";
        self.margins = text("margins");
        self.family = text("letters");
        self.order = place("order", &ORDERS.map(|(name, _)| name));
        let answers = text("answers");
        let named = Answers::ALL.iter().find(|(name, _)| *name == answers).map(|(_, answers)| *answers);
        self.answers = named.and_then(|named| ANSWERS.iter().position(|(one, _)| *one == named)).unwrap_or(0);
        self.per_sheet = text("per-sheet")
            .parse()
            .ok()
            .and_then(|count: usize| SHEETS.iter().position(|&known| known == count))
            .unwrap_or(0);
    }

    /// Names and values for the next time. Which problems are chosen is a matter of the record.
    pub fn rows(&self) -> [(&'static str, String); 7] {
        let answers = Answers::ALL.iter().find(|(_, one)| *one == ANSWERS[self.answers].0);
        [
            ("paper", Paper::ALL[self.paper].0.to_owned()),
            ("folded", if self.folds { "yes" } else { "no" }.to_owned()),
            ("margins", self.margins.trim().to_owned()),
            ("letters", self.family.clone()),
            ("order", ORDERS[self.order].0.to_owned()),
            ("answers", answers.map_or("", |(name, _)| name).to_owned()),
            ("per-sheet", SHEETS[self.per_sheet].to_string()),
        ]
    }

    /// The paper.
    pub fn paper(&self) -> Paper {
        Paper::ALL[self.paper].1
    }

    /// How pages lie on it.
    pub fn page_order(&self) -> PageOrder {
        if self.folds { PageOrder::Booklet } else { PageOrder::Pages }
    }

    /// Problems on a sheet.
    pub fn per_sheet(&self) -> usize {
        SHEETS[self.per_sheet]
    }

    /// Whether there are answers.
    pub fn answers(&self) -> Answers {
        ANSWERS[self.answers].0
    }

    /// The family of letters; nothing for the program's own.
    pub fn family(&self) -> &str {
        &self.family
    }

    /// The margins in millimetres; `None` for the usual ones.
    ///
    /// # Errors
    /// A sentence, if it is no number.
    pub fn margins(&self) -> Result<Option<f32>, String> {
        let text = self.margins.trim().replace(',', ".");
        if text.is_empty() {
            return Ok(None);
        }
        let number = text.parse().ok().filter(|number: &f32| (0.0..=WIDEST).contains(number));
        number.map(Some).ok_or_else(|| {
            say!("no-margins", "“{text}” is not a width in millimetres, up to {most}", text, most = WIDEST.to_string())
        })
    }

    /// Which problems, and in which order.
    ///
    /// # Errors
    /// A sentence, if what is typed are no numbers.
    pub fn problems(&self) -> Result<ProblemChoice, String> {
        let wrong = || say!("no-problem-numbers", "“{text}” is not a list such as 1-12,20", text = self.numbers.trim());
        let numbers = GameNumbers::of_text(&self.numbers).ok_or_else(wrong)?;
        let order = match self.order {
            SHUFFLED => ProblemOrder::Shuffled(self.seed.into()),
            1 => ProblemOrder::Title,
            _ => ProblemOrder::File,
        };
        Ok(ProblemChoice { numbers, order })
    }

    /// The fields about problems: those that a page has, too, and those of a booklet.
    pub fn show_problems(&mut self, ui: &mut Ui, is_booklet: bool) {
        let name = StaticText("sheet-problems", "Problems").localized();
        let all = StaticText("sheet-problems-all", "all, or 1-12,20").localized();
        row(ui, name, |ui, width| _ = form::text(ui, name, all, &mut self.numbers, Some(width)));
        let name = StaticText("sheet-order-name", "Order").localized();
        let orders = ORDERS.map(|(_, name)| name.localized());
        row(ui, name, |ui, width| form::choice(ui, name, &orders, &mut self.order, width));
        if self.order == SHUFFLED {
            if self.seed == 0 {
                self.seed = any_number();
            }
            ui.horizontal(|ui| {
                ui.label(say!("sheet-order", "Order {seed}", seed = self.seed));
                if ui.button(StaticText("sheet-shuffle", "Shuffle again").localized()).clicked() {
                    self.seed = any_number();
                }
            });
        }
        if is_booklet {
            let name = StaticText("sheet-answers", "Answers").localized();
            let answers = ANSWERS.map(|(_, name)| name.localized());
            row(ui, name, |ui, width| form::choice(ui, name, &answers, &mut self.answers, width));
            let name = StaticText("problems-a-sheet", "Problems on a sheet").localized();
            let counts = SHEETS.map(|count| count.to_string());
            let counts: Vec<&str> = counts.iter().map(String::as_str).collect();
            row(ui, name, |ui, width| form::choice(ui, name, &counts, &mut self.per_sheet, width));
        }
    }

    /// The fields about paper and letters.
    pub fn show_paper(&mut self, ui: &mut Ui) {
        let name = StaticText("paper", "Paper").localized();
        let papers = [
            StaticText("paper-a4", "A4").localized(),
            StaticText("paper-a5", "A5").localized(),
            StaticText("paper-letter", "Letter").localized(),
        ];
        row(ui, name, |ui, width| form::choice(ui, name, &papers, &mut self.paper, width));
        let name = StaticText("paper-margins", "Margins in millimetres").localized();
        let usual = StaticText("paper-margins-usual", "usual").localized();
        row(ui, name, |ui, width| _ = form::text(ui, name, usual, &mut self.margins, Some(width)));
        ui.checkbox(&mut self.folds, StaticText("paper-folded", "Two pages on a side, to be folded").localized());
        self.find_families(ui);
        let name = StaticText("paper-letters", "Letters").localized();
        let own = StaticText("paper-letters-own", "The program’s own").localized();
        let mut names = vec![own];
        // What was chosen last time may not be there any more.
        if !self.family.is_empty() && !self.families.contains(&self.family) {
            names.push(&self.family);
        }
        names.extend(self.families.iter().map(String::as_str));
        let mut chosen = names.iter().skip(1).position(|name| *name == self.family).map_or(0, |at| at + 1);
        row(ui, name, |ui, width| form::choice(ui, name, &names, &mut chosen, width));
        let family = if chosen == 0 { String::new() } else { names[chosen].to_owned() };
        self.family = family;
    }

    /// Looks for the system's fonts, once.
    fn find_families(&mut self, ui: &Ui) {
        let looking = self.looking.get_or_insert_with(|| Background::begin(ui.ctx(), publish::font_families));
        if let JobState::Done(families) = looking.take() {
            self.families = families;
        }
    }
}

/// A row in a narrow column: the label takes less than half of it.
fn row(ui: &mut Ui, label: &str, field: impl FnOnce(&mut Ui, f32)) {
    let width = (0.45 * ui.available_width()).min(form::LABEL);
    form::labelled(ui, label, width, |ui| {
        let room = ui.available_width();
        field(ui, room.min(FIELD));
    });
}

/// A number that is another one each time.
fn any_number() -> u32 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    1 + (now.as_micros() % u128::from(SEEDS - 1)) as u32
}
