//! Publishing: a record for people who do not have the program. What it becomes, how much of it, where it goes; the first page is shown.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use egui::{RichText, Ui};

use crate::app::context::action::Action;
use crate::app::context::publishing::{PublishChoice, PublishedPart};
use crate::app::context::{Reading, ViewContext};
use crate::app::dialogs;
use crate::app::dialogs::scene_preview::ScenePreview;
use crate::app::dialogs::{Dialog, DialogLook};
use crate::app::look::form;
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::app::platform::file_dialogs::has_dialogs;
use crate::edit::Strip;
use crate::language::{self, Word};
use crate::publish::{ClipFormat, Form, TextForm};
use crate::scene::render::{self, Format, Request};
use crate::sgf::NodeId;
use crate::store::Settings;

/// What a record can become: its word in the settings, and what people call it.
const FORMS: [(&str, Form, Word); 9] = [
    ("page", Form::Page, Word("publish-page", "Web page to step through (.html)")),
    ("booklet", Form::Booklet, Word("publish-booklet", "Booklet to print (.pdf)")),
    ("gif", Form::Clip(ClipFormat::Gif), Word("publish-gif", "Animation (.gif)")),
    ("png", Form::Clip(ClipFormat::Png), Word("publish-png", "Animation, finer colours (.png)")),
    ("senseis", Form::Text(TextForm::Senseis), Word("publish-senseis", "Diagram for Sensei’s Library")),
    ("hexwiki", Form::Text(TextForm::HexWiki), Word("publish-hexwiki", "Diagram for the Hex wiki")),
    ("latex", Form::Text(TextForm::Latex), Word("publish-latex", "Diagram for LaTeX (igo)")),
    ("markdown", Form::Text(TextForm::Markdown), Word("publish-markdown", "Markdown")),
    ("text", Form::Text(TextForm::Text), Word("publish-text", "Plain text")),
];

const PARTS: [(&str, PublishedPart, Word); 4] = [
    ("record", PublishedPart::Record, Word("publish-record", "Whole record")),
    ("game", PublishedPart::Game, Word("publish-this-game", "This game")),
    ("line", PublishedPart::Line, Word("publish-line", "This line only")),
    ("onward", PublishedPart::Onward, Word("publish-onward", "From this position on")),
];

/// What can be left out.
const PARTS_OF_NODES: [(&str, Strip, Word); 4] = [
    ("comments", Strip::Comments, Word("publish-comments", "Comments")),
    ("variations", Strip::Variations, Word("publish-variations", "Variations")),
    ("times", Strip::Times, words::CLOCK_TIMES),
    ("private", Strip::Private, words::PRIVATE_PROPERTIES),
];

/// Side of the preview, and room for what can be chosen, in points.
const PREVIEW: f32 = 260.0;
const FIELDS: f32 = 368.0;

/// The dialog.
pub struct PublishDialog {
    prints: bool,
    form: usize,
    part: usize,
    kept: [bool; PARTS_OF_NODES.len()],
    moves: String,
    path: String,
    preview: ScenePreview<(NodeId, u64)>,
    browses: bool,
    wrong: Option<String>,
    below: f32,
    settings: Settings,
    begun: bool,
}

impl PublishDialog {
    /// Proposes a file beside the record. Printing makes a booklet, which the system shows and prints.
    pub fn new(reading: &Reading<'_>, prints: bool) -> PublishDialog {
        let name = reading.path.map_or_else(|| PathBuf::from(words::UNTITLED.said()), Path::to_path_buf);
        let path = std::path::absolute(&name).unwrap_or(name);
        PublishDialog {
            prints,
            form: usize::from(prints),
            part: 0,
            kept: [true, true, true, true],
            moves: "50".to_owned(),
            path: path.with_extension(FORMS[usize::from(prints)].1.suffix()).display().to_string(),
            preview: ScenePreview::default(),
            browses: has_dialogs(),
            wrong: None,
            below: 0.0,
            settings: Settings::default(),
            begun: false,
        }
    }

    /// The choices of the last time.
    fn remember(&mut self) {
        let said = self.settings.publish.clone();
        let place =
            |name: &str, all: &[&str]| said.get(name).and_then(|word| all.iter().position(|known| known == word));
        let (form, part) = (place("form", &FORMS.map(|row| row.0)), place("part", &PARTS.map(|row| row.0)));
        if let Some(form) = form.filter(|_| !self.prints) {
            self.form = form;
            self.fit_suffix();
        }
        self.part = part.unwrap_or(0);
        if let Some(without) = said.get("without") {
            for (kept, (name, ..)) in self.kept.iter_mut().zip(PARTS_OF_NODES) {
                *kept = without.split(' ').all(|word| word != name);
            }
        }
        if let Some(moves) = said.get("moves") {
            self.moves.clone_from(moves);
        }
    }

    fn said(&self) -> BTreeMap<String, String> {
        let left_out = PARTS_OF_NODES.iter().zip(self.kept).filter(|(_, kept)| !kept).map(|((name, ..), _)| *name);
        let rows = [
            ("form", FORMS[self.form].0.to_owned()),
            ("part", PARTS[self.part].0.to_owned()),
            ("without", left_out.collect::<Vec<_>>().join(" ")),
            ("moves", self.moves.trim().to_owned()),
        ];
        rows.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }

    fn fit_suffix(&mut self) {
        self.path = Path::new(self.path.trim()).with_extension(FORMS[self.form].1.suffix()).display().to_string();
    }

    fn choice(&self) -> Result<PublishChoice, String> {
        let no_number = || say!("no-number-of-moves", "“{text}” is not a number of moves", text = self.moves.trim());
        let moves = self.moves.trim().parse().ok().filter(|&moves| moves > 0).ok_or_else(no_number)?;
        let left_out = PARTS_OF_NODES.iter().zip(self.kept).filter(|(_, kept)| !kept);
        Ok(PublishChoice {
            form: FORMS[self.form].1,
            part: PARTS[self.part].1,
            without: left_out.map(|((_, what, _), _)| *what).collect(),
            moves_per_figure: moves,
            path: PathBuf::from(self.path.trim()),
            opens: self.prints,
        })
    }

    fn choices(&mut self, ui: &mut Ui, reading: &Reading<'_>) {
        let side = PREVIEW.min(ui.available_width() - 240.0).max(120.0);
        let (left, right) = form::columns(ui, side, side.max(FIELDS));
        let key = (reading.node, reading.state.0);
        form::inside(ui, left, "picture", |ui| {
            self.preview.show(ui, side, &key, || {
                let mut request = Request::new(Format::Svg);
                request.swaps = reading.workspace.swaps();
                render::scene(reading.tree, reading.node, &request).map_err(|why| why.to_string())
            });
            ui.label(RichText::new(self.holds(reading)).color(Palette::of(ui).quiet).size(13.0));
        });
        form::inside(ui, right, "how", |ui| {
            let width = ui.available_width();
            let form_before = self.form;
            if !self.prints {
                let what = Word("publish-what", "Make a").said();
                ui.label(RichText::new(what).color(Palette::of(ui).quiet));
                let names: Vec<&str> = FORMS.iter().map(|(.., word)| word.said()).collect();
                form::choice(ui, what, &names, &mut self.form, width);
                ui.add_space(GRID);
            }
            if self.form != form_before {
                self.fit_suffix();
            }
            let how_much = Word("publish-how-much", "Of the").said();
            ui.label(RichText::new(how_much).color(Palette::of(ui).quiet));
            let names: Vec<&str> = PARTS.iter().map(|(.., word)| word.said()).collect();
            form::choice(ui, how_much, &names, &mut self.part, width);
            ui.add_space(GRID);
            ui.label(RichText::new(Word("publish-with", "With")).color(Palette::of(ui).quiet));
            for (kept, (.., word)) in self.kept.iter_mut().zip(PARTS_OF_NODES) {
                ui.checkbox(kept, word);
            }
            ui.add_space(GRID);
            if matches!(FORMS[self.form].1, Form::Page | Form::Booklet) {
                let name = Word("moves-a-figure", "Moves in each figure").said();
                form::row(ui, name, |ui| form::text(ui, name, "", &mut self.moves, Some(72.0)));
            }
        });
    }

    /// What will be published, in a few words.
    fn holds(&self, reading: &Reading<'_>) -> String {
        let games = match PARTS[self.part].1 {
            PublishedPart::Record => reading.tree.game_count(),
            _ => 1,
        };
        let games = say!("publish-games", "{games} game" | "{games} games", games);
        let carries = match FORMS[self.form].1 {
            Form::Page => {
                Some(Word("publish-carries", "The page carries the record, with what is chosen here.").to_string())
            }
            _ => None,
        };
        let unsaved = reading.workspace.document().is_modified();
        let unsaved =
            unsaved.then(|| Word("publish-unsaved", "It has what you changed and have not saved.").to_string());
        language::sentences([Some(games), carries, unsaved].into_iter().flatten())
    }

    fn decide(&mut self, ui: &mut Ui, actions: &mut Vec<Action>) -> bool {
        ui.add_space(GRID);
        form::row(ui, words::FILE.said(), |ui| {
            let room = ui.available_width() - if self.browses { 96.0 } else { 0.0 };
            form::text(ui, words::FILE.said(), "", &mut self.path, Some(room));
            if self.browses && ui.button(Word("browse", "Browse…")).clicked() {
                actions.push(Action::Browse(PathBuf::from(self.path.trim())));
            }
        });
        if let Some(why) = &self.wrong {
            ui.label(RichText::new(words::capital(why)).color(Palette::of(ui).alarm).size(13.0));
        }
        let does = if self.prints { Word("print-it", "Make and open") } else { Word("publish-it", "Publish") };
        let pressed = dialogs::buttons(ui, &[does.said(), words::CANCEL.said()]);
        if pressed == Some(0) || dialogs::is_entered(ui) {
            match self.choice() {
                Ok(choice) => {
                    let said = self.said();
                    if self.settings.publish != said {
                        let settings = Settings { publish: said, ..self.settings.clone() };
                        actions.push(Action::Settings(Box::new(settings)));
                    }
                    actions.push(Action::Publish(Box::new(choice)));
                    return true;
                }
                Err(why) => self.wrong = Some(why),
            }
        }
        pressed == Some(1)
    }
}

impl Dialog for PublishDialog {
    fn look(&self) -> DialogLook {
        let title = if self.prints { words::PRINT } else { words::PUBLISH };
        DialogLook::front("publish", title, 720.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        if !std::mem::replace(&mut self.begun, true) {
            self.remember();
        }
        dialogs::over_buttons(ui, self.below, |ui| self.choices(ui, &reading));
        let over = ui.min_rect().bottom();
        let done = self.decide(ui, actions);
        self.below = ui.min_rect().bottom() - over;
        done
    }

    fn follow(&mut self, settings: &Settings) {
        self.settings = settings.clone();
    }

    fn chosen(&mut self, path: &Path) {
        self.path = path.display().to_string();
        self.wrong = None;
        if let Some(form) = Form::of_suffix(path) {
            let fits = FORMS.iter().position(|row| row.1 == form);
            self.form = fits.filter(|_| !self.prints).unwrap_or(self.form);
        }
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture};

    fn made(stage: Stage, command: &'static str, clicks: &[&str]) -> Vec<Action> {
        let mut harness = stage.play_dialog([900.0, 760.0], command);
        picture(&mut harness, command);
        for name in clicks {
            harness.get_by_label(name).click();
            harness.run();
        }
        std::mem::take(&mut harness.state_mut().actions)
    }

    #[test]
    fn what_is_chosen_is_asked_for_and_remembered() {
        let stage = Stage::new("(;GM[1]SZ[9];B[dd]C[a word];W[ee])", &[0]);
        let actions = made(stage, "publish", &["Comments", "Publish"]);
        let [Action::Settings(settings), Action::Publish(choice)] = &actions[..] else { panic!("{actions:?}") };
        assert_eq!((choice.form, choice.part, choice.opens), (Form::Page, PublishedPart::Record, false));
        assert_eq!((&choice.without[..], choice.moves_per_figure), (&[Strip::Comments][..], 50));
        assert!(choice.path.extension().is_some_and(|suffix| suffix == "html"), "{:?}", choice.path);
        assert_eq!(settings.publish["without"], "comments");
    }

    #[test]
    fn printing_makes_a_booklet_and_opens_it() {
        let stage = Stage::new("(;GM[1]SZ[9];B[dd];W[ee])", &[0]);
        let actions = made(stage, "print", &["Make and open"]);
        let Some(Action::Publish(choice)) = actions.last() else { panic!("{actions:?}") };
        assert_eq!((choice.form, choice.opens), (Form::Booklet, true));
        assert!(choice.path.extension().is_some_and(|suffix| suffix == "pdf"));
    }
}
