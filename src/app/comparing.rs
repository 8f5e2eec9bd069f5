//! Opens the comparison page for the active record; it replaces the window's content until it is closed.

use std::path::Path;
use std::sync::Arc;

use egui::{Context, Ui};

use crate::app::App;
use crate::app::bars::view_choices::NOTATION;
use crate::app::beside::{BesideAction, BesideLook, BesidePage, Compared, ToCompare, versions};
use crate::app::context::{Action, PathFor};
use crate::app::look::{fonts, words};
use crate::app::records::background::Order;
use crate::app::records::files::record_in;
use crate::edit::{Command, Grouping, Workspace};
use crate::language::{self, Word};
use crate::record::Revision;
use crate::sgf::{ReadOptions, Tree};

impl App {
    /// Opens the page for the record of a tab, with a file if one is given.
    pub(super) fn compare_record(&mut self, ctx: &Context, front: usize, with: Option<&str>) {
        let tab = &self.desk.tabs[front];
        let title = say!("beside-title", "Compare: {name}", name = tab.name());
        let number = tab.number;
        self.dialogs.put_away();
        self.beside = Some(BesidePage::new(number, title, self.versions_to_compare(front)));
        if let Some(path) = with {
            self.compare_with(ctx, number, Compared::File(path.into()));
        }
    }

    /// What a record can be compared with, with a description of each.
    fn versions_to_compare(&self, front: usize) -> Vec<ToCompare> {
        let tab = &self.desk.tabs[front];
        let document = tab.workspace.document();
        let mut offered = Vec::new();
        let mut offer = |what, name: String| offered.push(ToCompare { what, name });
        if document.is_modified() && document.reaches_saved() {
            offer(Compared::Saved, Word("beside-saved", "This record as it was saved").to_string());
        }
        for other in self.desk.tabs.iter().filter(|other| other.number != tab.number) {
            offer(Compared::Open(other.number), other.name());
        }
        let tree = document.tree();
        let here = document.cursor().and_then(|node| tree.way_up(node).last());
        if let Some(node) = document.cursor().filter(|&node| versions::lines(tree, node).is_some()) {
            let number = tab.workspace.move_number_at(node);
            offer(
                Compared::Line,
                say!(
                    "beside-line",
                    "The variation {place} with the line it branches from",
                    place = words::at_move(number)
                ),
            );
        }
        for (number, _) in tree.games().enumerate().filter(|(_, root)| Some(*root) != here).take(12) {
            offer(Compared::Game(number), say!("beside-game", "This game with game {number}", number = number + 1));
        }
        for (about, path) in self.versions_of(tab.number) {
            offer(Compared::File(path), language::with_colon(Word("beside-version", "Earlier version"), about));
        }
        offered
    }

    /// Compares the record of the page with what was chosen.
    pub(super) fn compare_with(&mut self, ctx: &Context, number: u64, what: Compared) {
        if let Compared::File(path) = what {
            let ctx = ctx.clone();
            return self.fetch(vec![path.clone()], record_in, move |app, trees| {
                trees.into_iter().for_each(|tree| app.compare_fetched(&ctx, number, &path, tree));
            });
        }
        let versions = self.compared(number, &what);
        let Some(page) = self.beside.as_mut().filter(|page| page.record == number) else { return };
        match versions {
            Ok((left, right)) => page.compare(ctx, left, right),
            Err(why) => self.notices.failure(why),
        }
    }

    /// Compares the record of the page with a file that was read.
    fn compare_fetched(&mut self, ctx: &Context, number: u64, path: &Path, other: Arc<Tree>) {
        let Some(tab) = self.desk.get(number) else { return };
        let (revision, tree) = tab.workspace.document().snapshot();
        let left = (tab.name(), tree, Some(revision));
        if let Some(page) = self.beside.as_mut().filter(|page| page.record == number) {
            // The file name of an earlier version means nothing to users.
            let name = page.name_of_file(path).map_or_else(|| words::file_name(path), str::to_owned);
            page.compare(ctx, left, (name, other));
        }
    }

    fn compared(&self, number: u64, what: &Compared) -> Result<(Left, Right), String> {
        let tab = self.desk.get(number).ok_or_else(|| words::NO_GAME.to_string())?;
        let (revision, tree) = tab.workspace.document().snapshot();
        let whole = (tab.name(), Arc::clone(&tree), Some(revision));
        let here = tab.workspace.document().cursor();
        let none = || words::NO_GAME.to_string();
        Ok(match what {
            Compared::Open(other) => {
                let other = self.desk.get(*other).ok_or_else(none)?;
                (whole, (other.name(), other.workspace.document().snapshot().1))
            }
            // It is read away from the window.
            Compared::File(path) => return Err(words::no_record(path)),
            Compared::Saved => {
                let bytes = tab.workspace.document().saved_bytes().ok_or_else(none)?;
                let suffix = tree.suffix().map(str::to_owned);
                let options = ReadOptions { suffix, ..ReadOptions::default() };
                let name = Word("beside-as-saved", "As it was saved").to_string();
                let (saved, _) = Tree::read_with(bytes, &options);
                if saved.game_count() == 0 {
                    return Err(words::no_record(tab.origin().unwrap_or(Path::new(""))));
                }
                (whole, (name, Arc::new(saved)))
            }
            Compared::Game(other) => {
                let root = here.and_then(|node| tree.way_up(node).last()).ok_or_else(none)?;
                let at = tree.games().position(|game| game == root).ok_or_else(none)?;
                let named = |number: usize| say!("beside-game-name", "Game {number}", number = number + 1);
                let other_root = tree.games().nth(*other).ok_or_else(none)?;
                ((named(at), versions::game(&tree, root), None), (named(*other), versions::game(&tree, other_root)))
            }
            Compared::Line => {
                let node = here.ok_or_else(none)?;
                let [main, own] = versions::lines(&tree, node).ok_or_else(none)?;
                let names = [Word("beside-main", "The line it branches from"), Word("beside-own", "The variation")];
                let [left, right] = names.map(|name| name.to_string());
                ((left, main, None), (right, own))
            }
        })
    }

    /// The depths of the nodes shown on the page's two boards, left and right.
    pub fn compared_depths(&self) -> Option<[usize; 2]> {
        self.beside.as_ref()?.depths()
    }

    /// Draws the page, if there is one. Returns whether there is.
    pub(super) fn draw_beside(&mut self, ui: &mut Ui) -> bool {
        let Some(number) = self.beside.as_ref().map(|page| page.record) else { return false };
        let Some(tab) = self.desk.get(number) else {
            self.beside = None;
            return false;
        };
        let (revision, tree) = tab.workspace.document().snapshot();
        let (style, theme) = self.board_style(ui.visuals().dark_mode);
        let names = fonts::shown(ui.ctx(), NOTATION.of(&self.settings));
        let look = BesideLook { theme, coordinates: style.coordinates, names };
        let Some(page) = &mut self.beside else { return false };
        page.renew(ui.ctx(), revision, &tree);
        if let Some(action) = page.show(ui, look) {
            self.do_beside(ui.ctx(), number, action);
            ui.ctx().request_repaint();
        }
        true
    }

    fn do_beside(&mut self, ctx: &Context, number: u64, action: BesideAction) {
        match action {
            BesideAction::Choose(what) => self.compare_with(ctx, number, what),
            BesideAction::AskForFile => self.ask_for_path(PathFor::CompareWith(number), Some(number)),
            BesideAction::Take(revision, other, differences) => self.edit_compared(number, revision, |workspace| {
                workspace.take_differences(&other, &differences).map_err(|why| why.to_string())
            }),
            BesideAction::Turn(revision, turn) => self.edit_compared(number, revision, |workspace| {
                let turn = Command::parse(turn).map_err(|why| why.to_string())?;
                workspace.turn_all(&turn).map_err(|why| why.to_string())
            }),
            BesideAction::Undo => self.order(ctx, number, Order::of(Command::Undo(1), Grouping::Alone)),
            BesideAction::Leave(node) => {
                self.beside = None;
                node.into_iter().for_each(|node| self.act(ctx, Action::Show(number, node)));
            }
        }
    }

    /// Changes the record that is compared, as one step.
    fn edit_compared(&mut self, number: u64, of: Revision, edit: impl FnOnce(&mut Workspace) -> Result<(), String>) {
        let Some(tab) = self.desk.get_mut(number) else { return };
        if let Some(work) = &tab.work {
            return self.notices.failure(words::is_at_work(&work.told));
        }
        // The compared state is gone.
        if tab.workspace.document().revision() != of {
            return;
        }
        match edit(&mut tab.workspace) {
            Ok(()) => self.keep(number),
            Err(why) => self.notices.failure(why),
        }
    }
}

/// The record on the left, with its name, and its state where it is whole.
type Left = (String, Arc<Tree>, Option<Revision>);
/// The one on the right.
type Right = (String, Arc<Tree>);
