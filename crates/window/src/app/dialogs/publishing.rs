//! The publish dialog: form, part of the record, destination, and what will be seen of it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::Ui;

use crate::app::context::publishing::{MadeFile, PublishChoice, PublishedPart, Spoken};
use crate::app::context::{Action, Reading, ViewContext};
use crate::app::dialogs::booklet_choices::BookletChoices;
use crate::app::dialogs::path::expand;
use crate::app::dialogs::published_size::PublishedSize;
use crate::app::dialogs::scene_preview::ScenePreview;
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::{GRID, Icon, IconButton, Palette, controls, form, words};
use crate::app::platform::file_dialogs::has_dialogs;
use crate::app::platform::{Background, JobState, at_first};
use crate::app::records::publishing::{Publishing, line_end, own_source, wished};
use crate::edit::Strip;
use crate::game::Coordinates;
use crate::language::{self, StaticText};
use crate::publish::{self, Answers, Form, ProblemChoice};
use crate::scene::render::{self, Format, Request};
use crate::sgf::NodeId;
use crate::store::disk::{folder_of, is_same};
use crate::store::{Settings, save};
use crate::study::collected_problems;

const NO_FILE: StaticText = StaticText("publish-no-file-named", "Name a file.");

const PARTS: [(&str, PublishedPart, StaticText); 5] = [
    ("record", PublishedPart::Record, StaticText("publish-record", "Whole record")),
    ("game", PublishedPart::Game, StaticText("publish-this-game", "This game")),
    ("line", PublishedPart::Line, StaticText("publish-line", "This line only")),
    ("onward", PublishedPart::Onward, StaticText("publish-onward", "From this position on")),
    ("folder", PublishedPart::Folder, StaticText("publish-folder-of", "All records in its folder")),
];

/// Parts that can be omitted.
const PARTS_OF_NODES: [(&str, Strip, StaticText); 5] = [
    ("comments", Strip::Comments, StaticText("publish-comments", "Comments")),
    ("variations", Strip::Variations, StaticText("publish-variations", "Variations")),
    ("times", Strip::Times, words::CLOCK_TIMES),
    ("private", Strip::Private, words::PRIVATE_PROPERTIES),
    ("analysis", Strip::Analysis, StaticText("publish-analysis", "Engine data")),
];

/// What begins the names of choices for printing.
const PRINTED: &str = "print-";

/// Side of the preview, in points, and that of a page.
const PREVIEW: f32 = 260.0;
const LEAF: f32 = 560.0;
/// The ways from one page to the next, beneath it.
const WAYS: f32 = 36.0;
/// Where words beneath the picture would make it smaller than this, they are beneath the choices.
const LEAST_PREVIEW: f32 = 240.0;
/// How long a disk is waited for before the window goes on without.
const AT_FIRST: Duration = Duration::from_millis(50);

/// The dialog.
#[derive(Default)]
pub struct PublishDialog {
    prints: bool,
    /// The file of the record, or where it could be.
    record: PathBuf,
    /// How many of [`PARTS`] there are: a folder only of a record that has one.
    parts: usize,
    form: usize,
    part: usize,
    kept: [bool; PARTS_OF_NODES.len()],
    moves: String,
    path: String,
    /// The title over it, as typed.
    title: String,
    /// The address of a folder of pages, as typed.
    address: String,
    /// The last folder of pages that had one, and that address.
    addressed: (String, String),
    prunes: bool,
    preview: ScenePreview<(NodeId, u64)>,
    /// Pages or frames, and the one that is shown.
    leaves: ScenePreview<(usize, u64)>,
    leaf: usize,
    booklet: BookletChoices,
    numbers: bool,
    notation: Coordinates,
    size: PublishedSize,
    browses: bool,
    wrong: Option<String>,
    /// What is published once its destination is checked.
    wanted: Option<(PublishChoice, Background<Result<(), String>>)>,
    /// How high the picture with its words was in the last frame, and what can be chosen.
    highs: (f32, f32),
    settings: Settings,
    /// What was chosen before anybody chose something, once the dialog is shown.
    at_first: Option<(BTreeMap<String, String>, String)>,
    /// Whether the page asks problems: once it is known whether they are some, or somebody has said it.
    asks: Option<bool>,
    looking: Option<Background<bool>>,
}

impl PublishDialog {
    /// Proposes a file next to the record. Printing makes a booklet, which the system prints.
    pub fn new(reading: &Reading<'_>, prints: bool) -> PublishDialog {
        let name = reading.path.map_or_else(|| PathBuf::from(words::UNTITLED.localized()), Path::to_path_buf);
        let path = std::path::absolute(&name).unwrap_or(name);
        PublishDialog {
            prints,
            parts: PARTS.len() - usize::from(reading.path.is_none()),
            form: usize::from(prints),
            kept: [true; PARTS_OF_NODES.len()],
            moves: "50".to_owned(),
            path: path.with_extension(Form::ALL[usize::from(prints)].suffix()).display().to_string(),
            record: path,
            browses: has_dialogs(),
            notation: reading.workspace.coordinates(),
            highs: (PREVIEW, PREVIEW),
            ..PublishDialog::default()
        }
    }

    /// Finds out whether this is a collection of problems.
    fn look_for_problems(&mut self, ui: &Ui, reading: &Reading<'_>) {
        if self.asks.is_some() {
            return;
        }
        let looking = self.looking.get_or_insert_with(|| {
            let tree = reading.workspace.document().snapshot().1;
            let path = reading.path.map(Path::to_path_buf);
            let look = move || {
                let wished = wished(path.as_deref().map(folder_of), None);
                !collected_problems(&tree, &wished.of_file(path.as_deref().unwrap_or(Path::new("")))).is_empty()
            };
            Background::begin(ui.ctx(), crate::store::disk::along(look))
        });
        match looking.take() {
            JobState::NotYet => {}
            JobState::Done(all) => self.asks = Some(all),
            JobState::Nothing => self.asks = Some(false),
        }
    }

    /// The choices of the last time.
    fn remember(&mut self) {
        // Printing has a memory of its own.
        let answers: BTreeMap<String, String> =
            self.settings.publish.iter().filter_map(|(name, value)| self.own(name, value)).collect();
        let place =
            |name: &str, all: &[&str]| answers.get(name).and_then(|word| all.iter().position(|known| known == word));
        let (form, part) = (place("form", &Form::ALL.map(Form::name)), place("part", &PARTS.map(|row| row.0)));
        self.form = form.filter(|_| !self.prints).unwrap_or(self.form);
        // Whoever published a folder once hardly means all records the next time.
        self.part = part.filter(|&at| at < self.parts && PARTS[at].1 != PublishedPart::Folder).unwrap_or(0);
        self.fit_path(false);
        if let Some(without) = answers.get("without") {
            for (kept, (name, ..)) in self.kept.iter_mut().zip(PARTS_OF_NODES) {
                *kept = without.split(' ').all(|word| word != name);
            }
        }
        if let Some(moves) = answers.get("moves") {
            self.moves.clone_from(moves);
        }
        self.numbers = answers.get("numbers").is_some_and(|value| value == "yes");
        let text = |name: &str| answers.get(name).cloned().unwrap_or_default();
        self.addressed = (text("addressed"), text("address"));
        self.booklet.remember(&answers);
    }

    /// A choice of the last time, by its name here; `None` for those of the other dialog.
    fn own(&self, name: &str, value: &str) -> Option<(String, String)> {
        let name = match self.prints {
            true => name.strip_prefix(PRINTED)?,
            false => Some(name).filter(|name| !name.starts_with(PRINTED))?,
        };
        Some((name.to_owned(), value.to_owned()))
    }

    /// What both dialogs remember: this one's choices, and the other's as they were.
    fn answers(&self) -> BTreeMap<String, String> {
        let others = self.settings.publish.iter().filter(|(name, value)| self.own(name, value).is_none());
        let others = others.map(|(name, value)| (name.clone(), value.clone()));
        let begin = if self.prints { PRINTED } else { "" };
        let own = self.choices_made().into_iter().map(|(name, value)| (format!("{begin}{name}"), value));
        others.chain(own).collect()
    }

    fn choices_made(&self) -> BTreeMap<String, String> {
        let left_out = PARTS_OF_NODES.iter().zip(self.kept).filter(|(_, kept)| !kept).map(|((name, ..), _)| *name);
        let (folder, address) = match self.address() {
            Ok(Some(address)) => (self.path.trim().to_owned(), address),
            _ => self.addressed.clone(),
        };
        let rows = [
            ("form", Form::ALL[self.form].name().to_owned()),
            ("part", PARTS[self.part].0.to_owned()),
            ("without", left_out.collect::<Vec<_>>().join(" ")),
            ("moves", self.moves.trim().to_owned()),
            ("numbers", if self.numbers { "yes" } else { "no" }.to_owned()),
            ("addressed", folder),
            ("address", address),
        ];
        rows.into_iter().chain(self.booklet.rows()).map(|(name, value)| (name.to_owned(), value)).collect()
    }

    /// Whether it becomes a folder of pages.
    fn is_site(&self) -> bool {
        self.is_of_folder() && Form::ALL[self.form] != Form::Booklet
    }

    /// Whether it is made of all records of the folder.
    fn is_of_folder(&self) -> bool {
        PARTS[self.part].1 == PublishedPart::Folder
    }

    /// Whether problems are asked: those of a folder are nothing else in a booklet.
    fn asks(&self) -> bool {
        let can = matches!(Form::ALL[self.form], Form::Page | Form::Booklet);
        can && (self.asks == Some(true) || self.is_of_folder() && !self.is_site())
    }

    /// Proposes a place that fits what is made: the folder of pages beside that of the records, or the file, whose name stays but for
    /// its suffix unless it `was_folder`.
    fn fit_path(&mut self, was_folder: bool) {
        let folder = self.record.parent().unwrap_or(Path::new(""));
        let path = match (self.is_site(), was_folder) {
            _ if self.is_of_folder() && !self.is_site() => {
                let name = folder.file_name().unwrap_or_default().to_string_lossy();
                folder.join(format!("{name}.{}", Form::ALL[self.form].suffix()))
            }
            (true, _) => {
                let name = folder.file_name().unwrap_or_default().to_string_lossy();
                folder.with_file_name(say!("published-folder", "{folder} pages", folder = name))
            }
            (false, true) => self.record.with_extension(Form::ALL[self.form].suffix()),
            (false, false) => Path::new(self.path.trim()).with_extension(Form::ALL[self.form].suffix()),
        };
        self.path = path.display().to_string();
        if self.is_site() && self.path == self.addressed.0 {
            self.address.clone_from(&self.addressed.1);
        }
    }

    /// The address of a folder of pages, if it has one.
    ///
    /// # Errors
    /// A sentence, if what is typed is none.
    fn address(&self) -> Result<Option<String>, String> {
        let address = self.address.trim();
        match self.is_site() && !address.is_empty() {
            true => publish::site_address(address).map(Some),
            false => Ok(None),
        }
    }

    fn choice(&self) -> Result<PublishChoice, String> {
        let no_number = || say!("no-number-of-moves", "“{text}” is not a number of moves", text = self.moves.trim());
        let moves = self.moves.trim().parse().ok().filter(|&moves| moves > 0).ok_or_else(no_number)?;
        let left_out = PARTS_OF_NODES.iter().zip(self.kept).filter(|(_, kept)| !kept);
        let is_page = Form::ALL[self.form] == Form::Page;
        Ok(PublishChoice {
            form: Form::ALL[self.form],
            part: PARTS[self.part].1,
            without: left_out.map(|((_, what, _), _)| *what).collect(),
            asks: if self.is_of_folder() { self.asks.unwrap_or(false) } else { self.asks() },
            moves_per_figure: moves,
            title: self.title.trim().to_owned(),
            address: self.address()?,
            prunes: self.is_site() && self.prunes,
            paper: self.booklet.paper(),
            order: self.booklet.page_order(),
            per_sheet: self.booklet.per_sheet(),
            // A page has its answers in it.
            answers: if is_page { Answers::End } else { self.booklet.answers() },
            problems: if self.asks() { self.booklet.problems()? } else { ProblemChoice::default() },
            margins: self.booklet.margins()?,
            family: self.booklet.family().to_owned(),
            numbers: self.numbers,
            notation: self.notation,
            language: Spoken(crate::languages::wanted(&self.settings.language).code),
            path: expand(self.path.trim()),
            opens: self.prints,
        })
    }

    /// The picture, which stays in sight, and next to it what can be chosen. Of both, so much is seen at once.
    fn choices(&mut self, ui: &mut Ui, reading: &Reading<'_>, room: f32) {
        let is_booklet = Form::ALL[self.form] == Form::Booklet;
        self.work_out_size(ui.ctx(), reading);
        let side = if matches!(Form::ALL[self.form], Form::Clip(_)) { PREVIEW } else { LEAF };
        let side = side.min(ui.available_width() - 240.0).min(room - WAYS).max(120.0);
        let holds = self.holds(reading);
        let words = ui.painter().layout(holds.clone(), egui::FontId::proportional(13.0), Palette::of(ui).quiet, side);
        let under = words.size().y + GRID;
        let is_under = room - WAYS - under >= LEAST_PREVIEW;
        let side = if is_under { side.min(room - WAYS - under) } else { side };
        let (left, right) = form::columns_in_sight(ui, (side, self.highs.0), self.highs.0.max(self.highs.1));
        let key = (reading.node, reading.state.0);
        let shown = form::inside(ui, left, "picture", |ui| {
            if !self.leaf(ui, side) {
                // Until it is known, the position is shown, as large as what comes.
                self.preview.show(ui, side, &key, || {
                    let mut request = Request::new(Format::Svg);
                    request.swaps = reading.workspace.swaps();
                    render::scene(reading.tree, reading.node, &request).map_err(|why| why.to_string())
                });
            }
            if is_under {
                controls::quiet_small(ui, holds.as_str());
            }
        });
        let chosen = form::inside(ui, right, "how", |ui| {
            let width = ui.available_width();
            let before = (self.form, self.is_of_folder());
            if !self.prints {
                let what = StaticText("publish-what", "Format").localized();
                controls::quiet(ui, what);
                let names: Vec<&str> = Form::ALL.iter().map(|form| form.title().localized()).collect();
                form::choice(ui, what, &names, &mut self.form, width);
                ui.add_space(GRID);
            }
            let how_much = StaticText("publish-how-much", "Scope").localized();
            controls::quiet(ui, how_much);
            let names: Vec<&str> = PARTS[..self.parts].iter().map(|(.., word)| word.localized()).collect();
            form::choice(ui, how_much, &names, &mut self.part, width);
            // A folder becomes pages or a booklet: whichever of the two was chosen last counts.
            let fits = matches!(Form::ALL[self.form], Form::Page | Form::Booklet);
            match (self.is_of_folder() && !fits, before.0 == self.form) {
                (true, true) => self.form = 0,
                (true, false) => self.part = 0,
                _ => {}
            }
            if before != (self.form, self.is_of_folder()) {
                self.fit_path(before.1);
                (self.wrong, self.leaf) = (None, 0);
            }
            ui.add_space(GRID);
            if matches!(Form::ALL[self.form], Form::Page | Form::Booklet) {
                let name = StaticText("publish-own-title", "Title");
                controls::quiet(ui, name.localized());
                form::text(ui, name.localized(), "", &mut self.title, Some(width));
                ui.add_space(GRID);
            }
            if self.is_site() {
                let name = StaticText("publish-address", "Web address, for a feed");
                controls::quiet(ui, name.localized());
                form::text(ui, name.localized(), "https://", &mut self.address, Some(width));
                ui.checkbox(
                    &mut self.prunes,
                    StaticText("publish-prunes", "Remove pages whose record is gone").localized(),
                );
                ui.add_space(GRID);
            }
            controls::quiet(ui, StaticText("publish-with", "Include").localized());
            for (kept, (.., word)) in self.kept.iter_mut().zip(PARTS_OF_NODES) {
                ui.checkbox(kept, word.localized());
            }
            let asks_on = match Form::ALL[self.form] {
                Form::Page => Some(StaticText("publish-asks", "Ask problems before showing them")),
                Form::Booklet => Some(StaticText("publish-sheets", "Problems on sheets, to be solved")),
                _ => None,
            };
            if let Some(name) = asks_on.filter(|_| !self.is_of_folder() || self.is_site()) {
                let mut asks = self.asks.unwrap_or(false);
                if ui.checkbox(&mut asks, name.localized()).changed() {
                    self.asks = Some(asks);
                }
            }
            if matches!(Form::ALL[self.form], Form::Clip(_)) {
                ui.checkbox(&mut self.numbers, StaticText("move-numbers", "Move numbers").localized());
            }
            if self.asks() && !self.is_site() {
                self.booklet.show_problems(ui, is_booklet);
            }
            if is_booklet {
                self.booklet.show_paper(ui);
            }
            ui.add_space(GRID);
            if matches!(Form::ALL[self.form], Form::Page | Form::Booklet) && !(is_booklet && self.asks()) {
                // A page has figures where it is printed or scripts do not run.
                let name = StaticText("moves-a-figure", "Moves in each printed figure").localized();
                form::row(ui, name, |ui| form::text(ui, name, "", &mut self.moves, Some(72.0)));
            }
            if !is_under {
                ui.add_space(GRID);
                controls::quiet_small(ui, holds.as_str());
            }
        });
        // Words are longer in other languages, and each form has its own fields.
        let highs = (shown, chosen);
        if self.highs != highs {
            self.highs = highs;
            ui.ctx().request_repaint();
        }
    }

    /// The page that is open, and the ways to the others, or the text; whether that is known.
    fn leaf(&mut self, ui: &mut Ui, side: f32) -> bool {
        let Some((leaves, number)) = self.size.leaves(Form::ALL[self.form]) else { return false };
        if let Some(text) = &leaves.text {
            let area = egui::ScrollArea::both().id_salt("text").max_height(side).max_width(side).auto_shrink(false);
            ui.scope(|ui| {
                ui.set_max_size(egui::vec2(side, side));
                area.show(ui, |ui| ui.add(egui::Label::new(egui::RichText::new(text.as_str()).monospace()).extend()));
            });
            return true;
        }
        let (known, count) = (leaves.scenes.len(), leaves.count);
        self.leaf = self.leaf.min(known.saturating_sub(1));
        let Some(page) = leaves.scenes.get(self.leaf) else { return false };
        self.leaves.show(ui, side, &(self.leaf, number), || Ok(page.clone()));
        if Form::ALL[self.form] == Form::Page && !self.is_site() {
            return true;
        }
        ui.horizontal(|ui| {
            let back = StaticText("previous-page", "Previous page").localized();
            let on = StaticText("next-page", "Next page").localized();
            if IconButton::new(Icon::Back, back, "").enabled(self.leaf > 0).clicked(ui) {
                self.leaf -= 1;
            }
            ui.label(match Form::ALL[self.form] {
                Form::Clip(_) => say!("frame-of", "Picture {number} of {count}", number = self.leaf + 1, count),
                _ => say!("page-of", "Page {number} of {count}", number = self.leaf + 1, count),
            });
            if IconButton::new(Icon::Next, on, "").enabled(self.leaf + 1 < known).clicked(ui) {
                self.leaf += 1;
            }
        });
        true
    }

    /// Makes what is chosen, to see how large it becomes; of a folder of pages, the first ones.
    fn work_out_size(&mut self, ctx: &egui::Context, reading: &Reading<'_>) {
        let choice = self.choice().ok();
        // The destination has no influence on the size.
        let choice = choice.map(|choice| PublishChoice { path: PathBuf::new(), ..choice });
        let record = &self.record;
        self.size.follow(ctx, choice.map(|choice| (reading.state, reading.node, choice)), |choice| {
            let document = reading.workspace.document();
            let name = record.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let (tree, end) = (document.snapshot().1, line_end(document, reading.node));
            let folder = reading.path.map(|path| folder_of(path).to_path_buf());
            Publishing {
                tree,
                at: (reading.root, reading.node),
                end,
                source: None,
                made_of: None,
                name,
                folder,
                home: None,
                choice,
            }
        });
    }

    /// How many of so many games are chosen: of problems, those with the numbers that are typed.
    fn chosen_games(&self, count: usize) -> usize {
        let numbers = self.asks().then(|| self.booklet.problems().ok()).flatten().map(|choice| choice.numbers);
        let numbers = numbers.filter(|numbers| !numbers.is_empty());
        numbers.map_or(count, |numbers| (1..=count).filter(|&number| numbers.has(number)).count())
    }

    /// A short description of what is published.
    fn holds(&self, reading: &Reading<'_>) -> String {
        if self.is_site() {
            let what = StaticText(
                "publish-site-holds",
                "One page for each record in this folder and its subfolders, and an index. Files are used as saved; only changed pages are rewritten.",
            );
            let why = self.size.message().filter(|_| self.size.fails());
            return language::sentences(std::iter::once(what.to_string()).chain(why));
        }
        if self.is_of_folder() {
            let what = StaticText(
                "publish-sheet-holds",
                "The problems of all records in this folder and its subfolders, as saved.",
            );
            return language::sentences(std::iter::once(what.to_string()).chain(self.size.message()));
        }
        let games = match PARTS[self.part].1 {
            PublishedPart::Record => self.chosen_games(reading.tree.game_count()),
            _ => 1,
        };
        let games = say!("publish-games", "{games} game" | "{games} games", games);
        let carries = match Form::ALL[self.form] {
            Form::Page => Some(
                StaticText("publish-carries", "The page contains the record, with the parts chosen here.").to_string(),
            ),
            _ => None,
        };
        let unsaved = reading.workspace.document().is_modified();
        let unsaved = unsaved.then(|| StaticText("publish-unsaved", "It includes your unsaved changes.").to_string());
        let size = self.size.message();
        language::sentences([Some(games), carries, unsaved, size].into_iter().flatten())
    }

    fn decide(&mut self, ui: &mut Ui, actions: &mut Vec<Action>) -> bool {
        ui.add_space(GRID);
        let name = if self.is_site() { StaticText("publish-to-folder", "Folder") } else { words::FILE };
        form::row(ui, name.localized(), |ui| {
            let room = ui.available_width() - if self.browses { 96.0 } else { 0.0 };
            let typed = form::text(ui, name.localized(), "", &mut self.path, Some(room));
            if typed.changed() {
                self.wrong = None;
            }
            if self.browses && ui.button(StaticText("browse", "Browse…").localized()).clicked() {
                let what = if self.is_site() { MadeFile::Site } else { MadeFile::Published(Form::ALL[self.form]) };
                actions.push(Action::Browse(PathBuf::from(self.path.trim()), what));
            }
        });
        if let Some(why) = &self.wrong {
            form::alarm(ui, &words::capital(why));
        }
        let does =
            if self.prints { StaticText("print-it", "Create and open") } else { StaticText("publish-it", "Publish") };
        let pressed = dialogs::buttons(ui, &[does.localized(), words::CANCEL.localized()]);
        if pressed == Some(0) || dialogs::is_entered(ui) {
            (self.wrong, self.wanted) = (None, None);
            match self.choice() {
                Ok(choice) => self.look_for_place(ui.ctx(), choice),
                Err(why) => self.wrong = Some(why),
            }
        }
        if let Some(choice) = self.placed(ui.ctx()) {
            let answers = self.answers();
            if self.settings.publish != answers {
                let settings = Settings { publish: answers, ..self.settings.clone() };
                actions.push(Action::Settings(Box::new(settings)));
            }
            actions.push(Action::Publish(Box::new(choice)));
            return true;
        }
        pressed == Some(1)
    }
}

impl PublishDialog {
    /// Begins to look whether what was chosen can be written where it is to go.
    fn look_for_place(&mut self, ctx: &egui::Context, choice: PublishChoice) {
        let (path, form) = (choice.path.clone(), choice.form);
        let is_folder = self.is_site();
        let ends_so = path.extension().is_some_and(|suffix| suffix.eq_ignore_ascii_case(form.suffix()));
        if path.as_os_str().is_empty() {
            let name = if is_folder { StaticText("publish-no-folder-named", "Name a folder.") } else { NO_FILE };
            self.wrong = Some(name.to_string());
        } else if !is_folder && !ends_so && Form::of_suffix(&path) != Some(form) {
            let (path, suffix) = (path.display(), form.suffix());
            self.wrong = Some(say!(
                "publish-other-suffix",
                "{path}: a file in this format needs the extension .{suffix}",
                path,
                suffix
            ));
        } else {
            let record = self.record.clone();
            let look = move || match is_folder {
                true => save::look_for_folder(&path).map_err(|why| why.to_string()),
                false if is_same(&record, &path) => Err(own_source(&path)),
                false => save::look_for_file(&path).map_err(|why| why.to_string()),
            };
            let look = crate::store::disk::along(look);
            self.wanted = Some((choice, Background::begin(ctx, look)));
        }
    }

    /// What was chosen, once it is known that there is a place for it; why there is none is said, and the dialog stays.
    fn placed(&mut self, ctx: &egui::Context) -> Option<PublishChoice> {
        let (choice, look) = self.wanted.take()?;
        match look.take_within(at_first(AT_FIRST)) {
            JobState::NotYet => self.wanted = Some((choice, look)),
            JobState::Done(Ok(())) => return Some(choice),
            JobState::Done(Err(why)) => self.wrong = Some(why),
            JobState::Nothing => self.wrong = Some(words::PROGRAM_ERROR.to_string()),
        }
        ctx.request_repaint();
        None
    }
}

impl Dialog for PublishDialog {
    fn look(&self) -> DialogLook {
        let title = if self.prints { StaticText("print-title", "Print the record") } else { words::PUBLISH };
        DialogLook::front("publish", title, 900.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        if self.at_first.is_none() {
            self.remember();
            self.at_first = Some((self.choices_made(), self.path.clone()));
        }
        self.look_for_problems(ui, &reading);
        // Its choices are heard before the button.
        let choices = |own: &mut PublishDialog, ui: &mut Ui, room| {
            dialogs::begin_at_first(ui, |ui| own.choices(ui, &reading, room));
        };
        dialogs::over_buttons(ui, self, choices, |own, ui| own.decide(ui, actions))
    }

    fn follow(&mut self, settings: &Settings) {
        self.settings = settings.clone();
    }

    fn holds_typing(&self) -> bool {
        self.at_first.as_ref().is_some_and(|first| *first != (self.choices_made(), self.path.clone()))
    }

    fn chosen(&mut self, path: &Path) {
        self.path = path.display().to_string();
        self.wrong = None;
        // Several forms share a suffix: the chosen one stays if it has this one.
        let suffix = path.extension().map(|suffix| suffix.to_ascii_lowercase());
        let stays = suffix.is_some_and(|suffix| suffix == Form::ALL[self.form].suffix());
        if let Some(form) = Form::of_suffix(path).filter(|_| !stays) {
            let fits = Form::ALL.iter().position(|&one| one == form);
            self.form = fits.filter(|_| !self.prints).unwrap_or(self.form);
        }
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::{Stage, picture, settle};

    fn made(stage: Stage, command: &'static str, clicks: &[&str]) -> Vec<Action> {
        let mut harness = stage.play_dialog([900.0, 760.0], command);
        picture(&mut harness, command);
        for name in clicks {
            harness.get_by_label(name).click();
            harness.run();
            settle(&mut harness);
        }
        std::mem::take(&mut harness.state_mut().actions)
    }

    /// What was chosen for printing is nothing that publishing remembers, and the other way round.
    #[test]
    fn printing_and_publishing_remember_apart() {
        let stage = Stage::new("(;GM[1]SZ[9];B[dd]C[a word];W[ee])", &[0]);
        stage.with_here(&mut |here| {
            let reading = here.record.unwrap();
            let mut printing = PublishDialog::new(&reading, true);
            printing.settings.publish.insert("form".to_owned(), "gif".to_owned());
            printing.settings.publish.insert("moves".to_owned(), "10".to_owned());
            printing.moves = "30".to_owned();
            let answers = printing.answers();
            assert_eq!((&*answers["form"], &*answers["moves"], &*answers["print-moves"]), ("gif", "10", "30"));
            let mut publishing = PublishDialog::new(&reading, false);
            publishing.settings.publish = answers.clone();
            publishing.remember();
            assert_eq!((Form::ALL[publishing.form].name(), &*publishing.moves), ("gif", "10"));
            let mut printing = PublishDialog::new(&reading, true);
            printing.settings.publish = answers;
            printing.remember();
            assert_eq!((Form::ALL[printing.form], &*printing.moves), (Form::Booklet, "30"));
        });
    }

    #[test]
    fn publishing_choices_are_applied_and_remembered() {
        let stage = Stage::new("(;GM[1]SZ[9];B[dd]C[a word];W[ee])", &[0]);
        let actions = made(stage, "publish", &["Comments", "Publish"]);
        let [Action::Settings(settings), Action::Publish(choice)] = &actions[..] else { panic!("{actions:?}") };
        assert_eq!((choice.form, choice.part, choice.opens), (Form::Page, PublishedPart::Record, false));
        assert_eq!((&choice.without[..], choice.moves_per_figure), (&[Strip::Comments][..], 50));
        assert!(choice.path.extension().is_some_and(|suffix| suffix == "html"), "{:?}", choice.path);
        assert_eq!(settings.publish["without"], "comments");
    }

    /// The pages of a booklet are seen before it is made, leaf by leaf, and change with what is chosen.
    #[test]
    fn pages_are_seen_before_they_are_printed() {
        let moves: String = (0..160)
            .map(|n| {
                let (colour, at) = (["B", "W"][n % 2], [b'a' + (n % 19) as u8, b'a' + (n / 19 * 2) as u8]);
                format!(";{colour}[{}{}]C[What is said of move {}.]", at[0] as char, at[1] as char, n + 1)
            })
            .collect();
        let stage = Stage::new(&format!("(;GM[1]SZ[19]PB[Ann]PW[Ben]EV[Cup]{moves})"), &[0]);
        let mut harness = stage.play_dialog([900.0, 900.0], "print");
        let wait = |harness: &mut egui_kittest::Harness<'static, Stage>, name: &str| {
            for _ in 0..600 {
                harness.run();
                if harness.query_by_label_contains(name).is_some() {
                    return;
                }
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            panic!("{name} is not there");
        };
        wait(&mut harness, "Page 1 of ");
        harness.get_by_label("Next page").click();
        wait(&mut harness, "Page 2 of ");
        picture(&mut harness, "print-leaf");
        harness.get_by_label("Previous page").click();
        wait(&mut harness, "Page 1 of ");
        let count = |harness: &egui_kittest::Harness<'static, Stage>| {
            let label = harness.get_by_label_contains("Page 1 of ");
            egui_kittest::kittest::NodeT::accesskit_node(&label)
                .value()
                .or(egui_kittest::kittest::NodeT::accesskit_node(&label).label())
        };
        let before = count(&harness);
        harness.get_by_label("Comments").click();
        for _ in 0..600 {
            harness.run();
            if count(&harness) != before {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
        panic!("without comments there are as many pages: {before:?}");
    }

    /// However low the window is, the picture of what is made stays in sight while its options scroll, and is not over the buttons.
    #[test]
    fn the_preview_stays_in_sight_while_options_scroll() {
        let problem = "(;GM[1]SZ[9]AB[aa]AW[ba](;B[bb]C[RIGHT])(;B[cc]C[WRONG]))";
        let sizes = [[1280.0, 800.0], [900.0, 600.0], [900.0, 480.0], [640.0, 560.0]];
        for (command, done) in [("print", "Create and open"), ("publish", "Publish"), ("export-diagrams", "Save")] {
            for size in sizes {
                let mut harness = Stage::new(problem, &[0]).play_dialog(size, command);
                for _ in 0..40 {
                    harness.run();
                    std::thread::sleep(Duration::from_millis(5));
                }
                let seen = |harness: &egui_kittest::Harness<'static, Stage>| {
                    let picture = harness.get_by_label("Preview").rect();
                    let buttons = harness.get_all_by_label(done).last().unwrap().rect();
                    assert!(picture.top() >= 0.0 && picture.bottom() <= buttons.top(), "{picture} {buttons} {size:?}");
                    assert!(picture.height() >= 120.0 && picture.left() >= 0.0, "{command}: {picture} of {size:?}");
                    picture
                };
                let before = seen(&harness);
                let right = before.right_top() + egui::vec2(60.0, 60.0);
                harness.event(egui::Event::PointerMoved(right));
                for _ in 0..12 {
                    let (delta, modifiers) = (egui::vec2(0.0, -80.0), egui::Modifiers::NONE);
                    let (unit, phase) = (egui::MouseWheelUnit::Point, egui::TouchPhase::Move);
                    let source = egui::MouseWheelSource::Unknown;
                    harness.event(egui::Event::MouseWheel { unit, delta, phase, source, modifiers });
                    harness.run();
                }
                picture(&mut harness, &format!("{command}-{}x{}", size[0], size[1]));
                let after = seen(&harness);
                assert!((after.top() - before.top()).abs() < 6.0, "{command}: {before} {after} of {size:?}");
            }
        }
    }

    /// A folder of pages is seen, too: its index, and page after page.
    #[test]
    fn a_folder_of_pages_is_seen_before_it_is_made() {
        let folder = tempfile::tempdir().unwrap();
        for (name, player) in [("a", "Ann"), ("b", "Ben"), ("c", "Cat")] {
            let record = format!("(;GM[1]SZ[9]PB[{player}]PW[Dan]DT[2024-05-0{}]EV[Cup];B[ee])", name.len());
            std::fs::write(folder.path().join(format!("{name}.sgf")), record).unwrap();
        }
        let mut stage = Stage::new("(;GM[1]SZ[9];B[dd])", &[0]);
        stage.path = Some(folder.path().join("a.sgf"));
        let site = {
            let mut site = None;
            stage.with_here(&mut |here| {
                let reading = here.record.unwrap();
                let mut dialog = PublishDialog::new(&reading, false);
                dialog.part = PARTS.iter().position(|row| row.1 == PublishedPart::Folder).unwrap();
                let ctx = egui::Context::default();
                let end = std::time::Instant::now() + Duration::from_secs(60);
                while site.is_none() {
                    assert!(std::time::Instant::now() < end, "it never comes");
                    dialog.work_out_size(&ctx, &reading);
                    site = dialog.size.leaves(Form::Page).map(|(leaves, _)| leaves.clone());
                    std::thread::sleep(Duration::from_millis(5));
                }
            });
            site.unwrap()
        };
        assert_eq!((site.scenes.len(), site.count), (4, 4));
        let words = |scene: &crate::scene::Scene| {
            let texts = scene.shapes.iter().filter_map(|shape| match shape {
                crate::scene::Shape::Text(text) => Some(text.text.clone()),
                _ => None,
            });
            texts.collect::<Vec<_>>().join(" ")
        };
        let index = words(&site.scenes[0]);
        for word in ["Ann – Dan", "Ben – Dan", "Cat – Dan", "Cup", "3 records"] {
            assert!(index.contains(word), "{word} in {index}");
        }
        let second = words(&site.scenes[2]);
        for word in ["Ben", "All records", "Previous record", "Next record"] {
            assert!(second.contains(word), "{word} in {second}");
        }
        assert!(!words(&site.scenes[3]).contains("Next record"));
    }

    /// A folder of pages has a title, an address and what becomes of old pages; the address is remembered for that folder alone.
    #[test]
    fn a_folder_of_pages_has_its_own_choices() {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = Stage::new("(;GM[1]SZ[9];B[dd])", &[0]);
        stage.path = Some(folder.path().join("a.sgf"));
        stage.with_here(&mut |here| {
            let reading = here.record.unwrap();
            let of_folder = |dialog: &mut PublishDialog| {
                dialog.part = PARTS.iter().position(|row| row.1 == PublishedPart::Folder).unwrap();
                dialog.fit_path(false);
            };
            let mut dialog = PublishDialog::new(&reading, false);
            (dialog.title, dialog.address, dialog.prunes) =
                (" Club ".to_owned(), "https://club.example/".to_owned(), true);
            let choice = dialog.choice().unwrap();
            assert_eq!((&*choice.title, choice.address, choice.prunes), ("Club", None, false), "a record has no site");
            of_folder(&mut dialog);
            let choice = dialog.choice().unwrap();
            assert_eq!((choice.address.as_deref(), choice.prunes), (Some("https://club.example/"), true));
            dialog.address = "club.example".to_owned();
            assert!(dialog.choice().unwrap_err().starts_with("club.example: "));
            dialog.address = "https://club.example/".to_owned();
            let answers = dialog.answers();
            for (record, address) in [("a.sgf", "https://club.example/"), ("other/a.sgf", "")] {
                let mut again = PublishDialog::new(&reading, false);
                again.record = folder.path().join(record);
                again.settings.publish.clone_from(&answers);
                again.remember();
                of_folder(&mut again);
                assert_eq!(again.address, address, "{record}");
            }
        });
    }

    /// A file is chosen under a suffix that several forms have.
    #[test]
    fn a_chosen_file_keeps_a_form_that_has_its_suffix() {
        let stage = Stage::new("(;GM[1]SZ[9];B[dd])", &[0]);
        stage.with_here(&mut |here| {
            let reading = here.record.unwrap();
            for (at, form) in Form::ALL.into_iter().enumerate() {
                let mut dialog = PublishDialog::new(&reading, false);
                dialog.form = at;
                dialog.chosen(&PathBuf::from(format!("game.{}", form.suffix())));
                assert_eq!(Form::ALL[dialog.form], form);
                dialog.chosen(Path::new("game.pdf"));
                assert_eq!(Form::ALL[dialog.form], Form::Booklet);
            }
        });
    }

    #[test]
    fn printing_makes_a_booklet_and_opens_it() {
        let stage = Stage::new("(;GM[1]SZ[9];B[dd];W[ee])", &[0]);
        let actions = made(stage, "print", &["Create and open"]);
        let Some(Action::Publish(choice)) = actions.last() else { panic!("{actions:?}") };
        assert_eq!((choice.form, choice.opens), (Form::Booklet, true));
        assert!(choice.path.extension().is_some_and(|suffix| suffix == "pdf"));
    }
}
