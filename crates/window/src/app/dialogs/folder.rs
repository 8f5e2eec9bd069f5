//! A list of the records in a folder, with the same columns as the list of games. A click opens one in the current tab.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use egui::{Context, RichText, Ui};

use crate::app::context::{Action, ViewContext, folder};
use crate::app::dialogs::listing::{self, BETWEEN, Order, ROW, Row};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::{List, Palette, controls, form, words};
use crate::commands::WindowCommand;
use crate::edit::Incoming;
use crate::language::{self, StaticText};
use crate::sgf::Tree;
use crate::store::file;

/// Larger files are listed by their names alone.
const LARGEST: u64 = 32 << 20;

/// The dialog.
pub struct FolderList {
    folder: PathBuf,
    records: Vec<(PathBuf, Row)>,
    coming: Option<Receiver<(PathBuf, Row)>>,
    begun: bool,
    order: Order,
    focused: bool,
}

impl FolderList {
    /// The records of this folder.
    pub fn new(folder: PathBuf) -> FolderList {
        // "." means nothing to users.
        let folder = std::path::absolute(&folder).unwrap_or(folder);
        FolderList { folder, records: Vec::new(), coming: None, begun: false, order: Order::default(), focused: false }
    }

    /// Reads the records on a thread of its own, which ends when the dialog is closed.
    fn read(&mut self, ctx: &Context, hides_results: bool) {
        if !std::mem::replace(&mut self.begun, true) {
            let (sender, receiver) = channel();
            let (folder, ctx) = (self.folder.clone(), ctx.clone());
            thread::spawn(move || {
                for path in folder::records(&folder) {
                    let row = row_of(&path, hides_results);
                    if sender.send((path, row)).is_err() {
                        return;
                    }
                    ctx.request_repaint();
                }
                drop(sender);
                ctx.request_repaint();
            });
            self.coming = Some(receiver);
        }
        while let Some(coming) = &self.coming {
            match coming.try_recv() {
                Ok(record) => self.records.push(record),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => self.coming = None,
            }
        }
    }
}

/// The row of a file: its name, and data of its first game.
fn row_of(path: &Path, hides_result: bool) -> Row {
    let name = words::file_name(path);
    let small = path.metadata().is_ok_and(|data| data.len() <= LARGEST);
    let read = if small { file::read(path).ok() } else { None };
    // Files are read as they would be opened.
    let tree = read.and_then(|(bytes, _)| Some(Tree::read(Incoming::record_of(bytes).ok()?.0).0));
    let Some((tree, root)) = tree.as_ref().and_then(|tree| Some((tree, tree.games().next()?))) else {
        // Of a long file nothing is known yet.
        let hint = if small { StaticText("not-a-record", "Not a game record").localized() } else { "" };
        return Row::with([name, hint.to_owned(), String::new(), String::new(), String::new()], "");
    };
    let of_game = Row::of(tree, root, hides_result);
    let [title, players, date, result, board] = of_game.cells;
    let board = match tree.game_count() {
        1 => board,
        count => format!("{board} · {}", words::games_shown(count, count)),
    };
    Row::with([name, players, date, result, board], &title)
}

impl Dialog for FolderList {
    fn look(&self) -> DialogLook {
        DialogLook::docked("folder", StaticText("folder", "Records in this folder"), 460.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        self.read(ui.ctx(), here.hides_results);
        let palette = Palette::of(ui);
        let folder = RichText::new(language::shown_name(&self.folder)).size(12.0).color(palette.quiet);
        ui.add(egui::Label::new(folder).truncate());
        ui.horizontal(|ui| {
            if ui.button(StaticText("another-folder", "Another folder…").localized()).clicked() {
                actions.push(Action::AskForFolder);
            }
            let folder = self.folder.to_str().filter(|_| !self.records.is_empty());
            if let Some(folder) = folder
                && ui.button(StaticText("study-folder-listed", "Study this folder").localized()).clicked()
            {
                actions.push(Action::Window(WindowCommand::StudyFolder, vec![folder.to_owned()]));
            }
        });
        let field =
            form::filter(ui, StaticText("filter-records", "Filter records"), &mut self.order.filter, &mut self.focused);
        let records = &self.records;
        self.order.arrange(records.len(), 0, |at| &records[at].1);
        ui.spacing_mut().item_spacing.y = BETWEEN;
        self.order.sorts(ui, "folder");
        let (height, buttons) = listing::height(ui, 36.0);
        let shown = here.record.and_then(|reading| reading.path);
        let listed = &self.order.shown;
        let shown = shown.and_then(|path| std::path::absolute(path).ok());
        let at = listed.iter().position(|&index| Some(&records[index].0) == shown.as_ref());
        let list = List::new(ui, "folder", words::RECORDS, listed.len(), at);
        let mut list = list.rows(ROW, BETWEEN).height(height).under(ui, &field);
        let wanted = list.choose(ui, |ui, line| {
            let row = &records[listed[line.index]].1;
            row.paint(ui, line.rect.with_min_x(line.rect.left() + 8.0), "");
            row.spoken("")
        });
        actions.extend(wanted.map(|at| Action::OpenHere(records[listed[at]].0.clone())));
        let message = words::records_shown(self.order.shown.len(), self.records.len());
        controls::quiet_small(ui, message);
        buttons && dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some()
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod tests {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::dialogs::Dialogs;
    use crate::app::testing::harness::{Stage, until};

    #[test]
    fn records_of_a_folder_are_listed_and_shown_in_the_same_tab() {
        let place = tempfile::tempdir().unwrap();
        for number in [9, 10, 103] {
            let text = format!("(;GM[1]SZ[9]PB[Player {number}]DT[2020-01-01])");
            std::fs::write(place.path().join(format!("{number}.sgf")), text).unwrap();
        }
        std::fs::write(place.path().join("broken.sgf"), "no record").unwrap();
        let gib = "\\HS\n\\[GAMEBLACKNAME=Ann (3D)\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\n\\GE\n";
        std::fs::write(place.path().join("server.gib"), gib).unwrap();
        let mut dialogs = Dialogs::default();
        dialogs.open(FolderList::new(place.path().to_owned()));
        let draw =
            move |ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>| dialogs.show(ui.ctx(), here, actions);
        let mut harness = Stage::new("(;GM[1]SZ[9])", &[]).play([900.0, 800.0], draw);
        until(&mut harness, "the list", |harness| harness.query_by_label("5 records").is_some());
        harness.run();
        let top = |name: &str| harness.get_by_label_contains(name).rect().top();
        assert!(top("9.sgf, Player 9") < top("10.sgf") && top("10.sgf") < top("103.sgf"));
        harness.get_by_label_contains("10.sgf").click();
        harness.run();
        assert_eq!(harness.state().actions, [Action::OpenHere(place.path().join("10.sgf"))]);
        // It can be studied from here.
        harness.get_by_label("Study this folder").click();
        harness.run();
        let studied = Action::Window(WindowCommand::StudyFolder, vec![place.path().to_str().unwrap().to_owned()]);
        assert_eq!(harness.state().actions.last(), Some(&studied));
        harness.get_by_label("broken.sgf, Not a game record");
        harness.get_by_label_contains("server.gib, Ann");
    }
}
