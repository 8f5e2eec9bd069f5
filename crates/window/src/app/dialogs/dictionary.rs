//! Where this game leaves a joseki collection, corner by corner: a click goes there. And where the games of its folder leave it most often.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Button, Label, Ui, vec2};

use crate::app::context::{Action, Reading, RecordState, ViewContext, folder};
use crate::app::dialogs::path::{PathField, expand};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::{GRID, controls, form, words};
use crate::app::platform::Worked;
use crate::edit::Incoming;
use crate::game::{Kind, Position};
use crate::language::{self, StaticText};
use crate::sgf::{NodeId, Tree};
use crate::store::{disk, file};
use crate::study::{Dictionaries, LeavingCounts, leaves_at_once};

/// The least height of a row, in points.
const ROW: f32 = 28.0;
/// So many steps are listed of many games.
const MOST: usize = 200;
/// So many bytes of a folder are read.
const MOST_BYTES: usize = 256 << 20;

/// The collection that was read.
#[derive(Clone, Default)]
struct Book {
    books: Arc<Dictionaries>,
    /// Why nothing was read.
    refused: Option<String>,
}

/// Sentences, each with the node that it is about, if there is one.
type Told = Vec<(Option<NodeId>, String)>;

/// The dialog.
#[derive(Default)]
pub struct DictionaryDialog {
    /// Where the collection is chosen, until one is.
    field: Option<PathField>,
    /// The path that is read, and how often one was asked for.
    requested: Option<(PathBuf, u32)>,
    /// The same before another one is chosen.
    before: Option<(PathBuf, u32)>,
    book: Worked<(PathBuf, u32), Book>,
    /// Of which collection and game.
    here: Worked<((PathBuf, u32), RecordState, NodeId), Told>,
    folder: Worked<((PathBuf, u32), PathBuf), Told>,
    /// The games of the folder are counted.
    counts: bool,
}

impl DictionaryDialog {
    /// The dialog with a collection, if one is named.
    pub fn new(path: Option<&str>) -> DictionaryDialog {
        DictionaryDialog { requested: path.map(|path| (expand(path.trim()), 0)), ..DictionaryDialog::default() }
    }

    /// The collection that is compared, or the field to choose one.
    fn choose(&mut self, ui: &mut Ui, reading: &Reading<'_>) {
        if let Some((path, _)) = &self.requested {
            let name = language::shown_name(path);
            let again = ui.horizontal_wrapped(|ui| {
                ui.add(Label::new(name).wrap());
                ui.button(StaticText("browse", "Browse…").localized()).clicked()
            });
            if again.inner {
                self.field = Some(PathField::new(path.display().to_string()));
                self.before = self.requested.take();
            }
            return;
        }
        let label =
            ui.label(StaticText("dictionary-path", "Path of a joseki collection, or of a folder of them").localized());
        let beside = || reading.path.map(|path| disk::folder_of(path).join("").display().to_string());
        let field = self.field.get_or_insert_with(|| PathField::new(beside().unwrap_or_default()));
        let entered = field.show(ui, label.id);
        let path = field.path();
        let compared = ui.button(StaticText("dictionary-compare", "Compare").localized()).clicked();
        if (entered || compared) && !path.as_os_str().is_empty() {
            let times = self.before.as_ref().map_or(0, |(_, times)| times + 1);
            self.requested = Some((path, times));
        }
    }

    /// Reads what is to be read, and compares. Returns what is known by now.
    fn follow(&mut self, ctx: &egui::Context, reading: &Reading<'_>) -> Option<&Told> {
        let requested = self.requested.clone()?;
        if self.book.wants(&requested) {
            let path = requested.0.clone();
            self.book.begin(ctx, requested.clone(), disk::along(move || read(&path)));
        }
        if !self.book.is_of(&requested) || self.book.refused.is_some() {
            return None;
        }
        let books = self.book.books.clone();
        let folder = reading.path.map(disk::folder_of).map(Path::to_path_buf).filter(|_| self.counts);
        if let Some(folder) = folder {
            let key = (requested, folder.clone());
            if self.folder.wants(&key) {
                self.folder.begin(ctx, key.clone(), disk::along(move || counted(&books, &folder)));
            }
            return self.folder.is_of(&key).then(|| &*self.folder);
        }
        let (tree, root) = (reading.workspace.document().snapshot().1, reading.root);
        let key = (requested, reading.state, root);
        if self.here.wants(&key) {
            self.here.begin(ctx, key.clone(), move || left(&books, &tree, root));
        }
        self.here.is_of(&key).then(|| &*self.here)
    }
}

/// Reads a collection: a record, or those of a folder.
fn read(path: &Path) -> Book {
    let files = if path.is_dir() { folder::records(path) } else { vec![path.to_path_buf()] };
    let (mut books, mut refused, mut bytes_read) = (Dictionaries::default(), None, 0);
    let mut is_empty = true;
    for path in files {
        let read = file::read(&path).map_err(|error| error.to_string());
        match read.and_then(|(bytes, _)| Incoming::record_of(bytes).map_err(|why| why.to_string())) {
            Ok((bytes, _)) => {
                bytes_read += bytes.len();
                books.add(&Tree::read(bytes).0);
                is_empty = false;
            }
            Err(why) => refused = refused.or(Some(language::with_colon(words::file_name(&path), why))),
        }
        if bytes_read > MOST_BYTES {
            break;
        }
    }
    let nothing = || StaticText("study-no-records", "There are no records in this folder.").to_string();
    Book { books: books.into(), refused: is_empty.then(|| refused.unwrap_or_else(nothing)) }
}

/// Where a game leaves.
fn left(books: &Dictionaries, tree: &Tree, root: NodeId) -> Told {
    let position = Position::start(Kind::of(tree, root).into());
    let found = books.left_by(tree, root, false);
    if found.is_empty() {
        return vec![(None, words::capital(&leaves_at_once()))];
    }
    let row =
        |left: &crate::study::Leaving| (Some(left.next.unwrap_or(left.node)), words::capital(&left.words(&position)));
    found.iter().map(row).collect()
}

/// Where the games of a folder leave most often.
fn counted(books: &Dictionaries, folder: &Path) -> Told {
    let (mut counts, mut bytes_read) = (LeavingCounts::default(), 0);
    for path in folder::records(folder) {
        let Ok((bytes, _)) = file::read(&path) else { continue };
        let Ok((bytes, _)) = Incoming::record_of(bytes) else { continue };
        bytes_read += bytes.len();
        let tree = Tree::read(bytes).0;
        for root in tree.games() {
            counts.add(&tree, root, &books.left_by(&tree, root, false));
        }
        if bytes_read > MOST_BYTES {
            break;
        }
    }
    let counts = counts.most_first();
    if counts.is_empty() {
        return vec![(None, words::capital(&leaves_at_once()))];
    }
    counts.iter().take(MOST).map(|count| (None, words::capital(&count.words()))).collect()
}

impl Dialog for DictionaryDialog {
    fn look(&self) -> DialogLook {
        DialogLook::docked("dictionary", StaticText("dictionary", "Joseki collection"), 460.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        let content = |own: &mut DictionaryDialog, ui: &mut Ui, _| own.content(ui, &reading, actions);
        dialogs::over_buttons(ui, self, content, |_, ui| dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some())
    }
}

impl DictionaryDialog {
    /// The collection, and where the game leaves it.
    fn content(&mut self, ui: &mut Ui, reading: &Reading<'_>, actions: &mut Vec<Action>) {
        self.choose(ui, reading);
        let all = StaticText("dictionary-folder", "Count the games of this folder");
        if reading.path.is_some() {
            ui.checkbox(&mut self.counts, all.localized());
        }
        ui.add_space(GRID);
        if let Some(left) = self.follow(ui.ctx(), reading).cloned() {
            for (node, said) in &left {
                let Some(node) = *node else {
                    ui.add(Label::new(said).wrap());
                    continue;
                };
                // A sentence is longer than a line.
                let row = Button::new(said).wrap().min_size(vec2(ui.available_width(), ROW));
                if ui.add(row).clicked() {
                    actions.push(Action::GoTo(node));
                }
            }
        } else if let Some(why) = self.book.refused.as_ref().filter(|_| !self.book.is_coming()) {
            form::alarm(ui, why);
        } else if self.requested.is_some() {
            controls::quiet(ui, StaticText("looking", "Looking…").localized());
        }
        ui.add_space(GRID);
    }
}
