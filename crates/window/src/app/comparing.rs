//! Opens the comparison page for the active record; it replaces the window's content until it is closed.

use std::path::Path;
use std::sync::Arc;

use egui::{Context, Ui};

use crate::app::App;
use crate::app::bars::progress::Progress;
use crate::app::compare_view::{
    CompareAction, CompareLook, ComparePage, Compared, ComparedRecord, ComparedState, ToCompare, versions,
};
use crate::app::context::{Action, PathFor};
use crate::app::look::{fonts, words};
use crate::app::records::background::{ComparedEdit, Order};
use crate::app::records::files::record_in;
use crate::app::records::{Patience, Task};
use crate::edit::{Command, Lost};
use crate::language::{self, StaticText};
use crate::record::Revision;
use crate::sgf::{NodeId, ReadOptions, Tree};

impl App {
    /// Opens the page for the record of a tab, with a file if one is given.
    pub(super) fn compare_record(&mut self, ctx: &Context, front: usize, with: Option<&str>) {
        let tab = &self.desk.tabs[front];
        let title = say!("beside-title", "Compare: {name}", name = tab.name());
        let number = tab.number;
        self.dialogs.put_away();
        self.pages.beside = Some(ComparePage::new(number, title, self.versions_to_compare(front)));
        if let Some(path) = with {
            return self.compare_with(ctx, number, Compared::File(path.into()));
        }
        self.with_versions(number, move |app, all| {
            let Some(page) = app.pages.comparing(number) else { return };
            let named = |about: String| language::with_colon(StaticText("beside-version", "Earlier version"), about);
            let offered = |(about, path)| ToCompare { what: Compared::File(path), name: named(about) };
            page.offer(all.into_iter().map(offered).collect());
        });
    }

    /// Compares the line at hand with another variation, given by the address of one of its nodes in the game; if none is given, with the
    /// next variation of the nearest fork before.
    pub(super) fn compare_variation(&mut self, ctx: &Context, front: usize, address: Option<&str>) {
        let tab = &self.desk.tabs[front];
        let tree = tab.workspace.document().tree();
        let branches = tab.workspace.document().cursor().and_then(|here| match address {
            Some(address) => versions::forked(tree, here, versions::at_address(tree, here, address)?),
            None => versions::beside(tree, here).next(),
        });
        let Some((one, other)) = branches else {
            return self
                .notices
                .failure(StaticText("no-other-variation", "There is no other variation to compare with").localized());
        };
        let (title, number) = (say!("beside-title", "Compare: {name}", name = tab.name()), tab.number);
        self.dialogs.put_away();
        self.pages.beside = Some(ComparePage::new(number, title, Vec::new()));
        self.compare_with(ctx, number, Compared::Branches(one, other));
    }

    /// What a record can be compared with, with a description of each.
    fn versions_to_compare(&self, front: usize) -> Vec<ToCompare> {
        let tab = &self.desk.tabs[front];
        let document = tab.workspace.document();
        let mut offered = Vec::new();
        let mut offer = |what, name: String| offered.push(ToCompare { what, name });
        if document.is_modified() && document.reaches_saved() {
            offer(Compared::Saved, StaticText("beside-saved", "This record as it was saved").to_string());
        }
        for other in self.desk.tabs.iter().filter(|other| other.number != tab.number) {
            offer(Compared::Open(other.number), other.name());
        }
        let tree = document.tree();
        let here = document.cursor().and_then(|node| tree.way_up(node).last());
        if let Some(node) = document.cursor().filter(|&node| versions::leaves_main(tree, node)) {
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
        for (one, other) in document.cursor().into_iter().flat_map(|node| versions::beside(tree, node)).take(12) {
            let number = tab.workspace.move_number_at(other);
            let place = tree.children(tree.parent(other).unwrap_or(other)).position(|node| node == other);
            offer(
                Compared::Branches(one, other),
                say!(
                    "beside-branch",
                    "This line with variation {nth} {place}",
                    nth = place.unwrap_or_default() + 1,
                    place = words::at_move(number)
                ),
            );
        }
        for (number, _) in tree.games().enumerate().filter(|(_, root)| Some(*root) != here).take(12) {
            offer(Compared::Game(number), say!("beside-game", "This game with game {number}", number = number + 1));
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
        let (revision, source) = match self.compared(number, &what) {
            Ok(source) => source,
            Err(why) => return self.notices.failure(why),
        };
        let ctx = ctx.clone();
        let task = Task {
            patience: Patience::Moment,
            ..Task::on(Path::new(""), StaticText("beside-comparing", "Comparing…").localized().to_owned())
        };
        self.work(task, source, move |app, records| {
            // Where the record was edited meanwhile, the page shows what it is now.
            let is_same = app.desk.get(number).is_some_and(|tab| tab.workspace.document().revision() == revision);
            match records.unwrap_or_else(|| Err(words::PROGRAM_ERROR.to_string())) {
                Ok((_, Some(_))) if !is_same => {}
                Ok((records, branches)) => {
                    if let Some(page) = app.pages.comparing(number) {
                        page.compare(&ctx, records, branches);
                    }
                }
                Err(why) => app.notices.failure(why),
            }
        });
    }

    /// Compares the record of the page with a file that was read.
    fn compare_fetched(&mut self, ctx: &Context, number: u64, path: &Path, other: Arc<Tree>) {
        let Some(tab) = self.desk.get(number) else { return };
        let (revision, tree) = tab.workspace.document().snapshot();
        let left = ComparedRecord { name: tab.name(), tree, of: Some((number, revision)) };
        if let Some(page) = self.pages.comparing(number) {
            // The file name of an earlier version means nothing to users.
            let name = page.name_of_file(path).map_or_else(|| words::file_name(path), str::to_owned);
            page.compare(ctx, [left, ComparedRecord { name, tree: other, of: None }], None);
        }
    }

    /// The state of a record, and the work that makes of it what is compared: that is done away from the window.
    fn compared(&self, number: u64, what: &Compared) -> Result<(Revision, Box<ReadsCompared>), String> {
        let tab = self.desk.get(number).ok_or_else(|| words::NO_GAME.to_string())?;
        let document = tab.workspace.document();
        let (revision, tree) = document.snapshot();
        let whole = ComparedRecord { name: tab.name(), tree: Arc::clone(&tree), of: Some((number, revision)) };
        let here = document.cursor();
        let none = || words::NO_GAME.to_string();
        let part = |name: String, tree: Arc<Tree>| ComparedRecord { name, tree, of: None };
        let source: Box<ReadsCompared> = match *what {
            Compared::Open(other) => {
                let tab = self.desk.get(other).ok_or_else(none)?;
                let (revision, tree) = tab.workspace.document().snapshot();
                let right = ComparedRecord { name: tab.name(), tree, of: Some((other, revision)) };
                Box::new(move |_| Ok(([whole, right], None)))
            }
            // It is read away from the window.
            Compared::File(ref path) => return Err(words::no_record(path)),
            Compared::Saved => {
                let document = document.clone();
                let origin = tab.file.origin().unwrap_or(Path::new("")).to_owned();
                Box::new(move |_| {
                    let bytes = document.saved_bytes().ok_or_else(|| words::NO_GAME.to_string())?;
                    let options = ReadOptions { suffix: tree.suffix().map(str::to_owned), ..ReadOptions::default() };
                    let (saved, _) = Tree::read_with(bytes, &options);
                    if saved.game_count() == 0 {
                        return Err(words::no_record(&origin));
                    }
                    let name = StaticText("beside-as-saved", "As it was saved").to_string();
                    Ok(([whole, part(name, Arc::new(saved))], None))
                })
            }
            Compared::Game(other) => {
                let root = here.and_then(|node| tree.way_up(node).last()).ok_or_else(none)?;
                Box::new(move |_| {
                    let none = || words::NO_GAME.to_string();
                    let at = tree.games().position(|game| game == root).ok_or_else(none)?;
                    let other_root = tree.games().nth(other).ok_or_else(none)?;
                    let named = |number: usize| say!("beside-game-name", "Game {number}", number = number + 1);
                    let game = |number: usize, root| part(named(number), versions::game(&tree, root));
                    Ok(([game(at, root), game(other, other_root)], None))
                })
            }
            Compared::Line => {
                let node = here.ok_or_else(none)?;
                Box::new(move |_| {
                    let [main, own] = versions::lines(&tree, node).ok_or_else(|| words::NO_GAME.to_string())?;
                    let names = [
                        StaticText("beside-main", "The line it branches from"),
                        StaticText("beside-own", "The variation"),
                    ];
                    let [left, right] = names.map(|name| name.to_string());
                    Ok(([part(left, main), part(right, own)], None))
                })
            }
            Compared::Branches(one, other) => {
                let names = [
                    StaticText("beside-this-line", "This line"),
                    StaticText("beside-other-variation", "The other variation"),
                ];
                let both = names.map(|name| part(name.to_string(), Arc::clone(&tree)));
                Box::new(move |_| Ok((both, Some([one, other]))))
            }
        };
        Ok((revision, source))
    }

    /// The depths of the nodes shown on the page's two boards, left and right.
    pub fn compared_depths(&self) -> Option<[usize; 2]> {
        self.pages.beside.as_ref()?.depths()
    }

    /// Draws the page, if there is one. Returns whether there is.
    pub(super) fn draw_beside(&mut self, ui: &mut Ui) -> bool {
        let Some(number) = self.pages.beside.as_ref().map(|page| page.record) else { return false };
        if self.desk.get(number).is_none() {
            self.pages.beside = None;
            return false;
        }
        let (style, theme) = self.board_style(ui.visuals().dark_mode);
        let names = fonts::shown(ui.ctx(), self.settings.notation);
        let look = CompareLook { theme, coordinates: style.coordinates, names };
        let Some(page) = &mut self.pages.beside else { return false };
        let desk = &self.desk;
        page.renew(ui.ctx(), |number| Some(desk.get(number)?.workspace.document().snapshot()));
        if let Some(action) = page.show(ui, look) {
            self.run_compare(ui.ctx(), number, action);
            ui.ctx().request_repaint();
        }
        true
    }

    fn run_compare(&mut self, ctx: &Context, number: u64, action: CompareAction) {
        match action {
            CompareAction::Choose(what) => self.compare_with(ctx, number, what),
            CompareAction::AskForFile => self.ask_for_path(PathFor::CompareWith(number), Some(number)),
            CompareAction::Take(of, other, differences) => {
                self.edit_compared(ctx, of, ComparedEdit::Take(other, differences.into()));
            }
            CompareAction::Turn(of, turn) => self.edit_compared(ctx, of, ComparedEdit::Turn(turn)),
            CompareAction::Undo(of) => self.step_compared(ctx, of, Command::Undo(1)),
            CompareAction::Redo(of) => self.step_compared(ctx, of, Command::Redo(1)),
            CompareAction::Leave(node) => {
                self.pages.beside = None;
                node.into_iter().for_each(|node| self.run_asked(ctx, Action::Show(number, node)));
            }
        }
    }

    /// Takes back what was taken over into a record last, or does it again.
    fn step_compared(&mut self, ctx: &Context, number: u64, command: Command) {
        if !self.is_at_work(number) {
            self.pages.beside.iter_mut().for_each(|page| page.goes_back_or_on(number, command == Command::Undo(1)));
            self.run_on(ctx, number, command);
        }
    }

    /// Changes a record that is compared, as one step, away from the window.
    fn edit_compared(&mut self, ctx: &Context, (number, of): ComparedState, edit: ComparedEdit) {
        if self.is_at_work(number) {
            return;
        }
        // Otherwise the compared state is gone.
        if self.desk.get(number).is_some_and(|tab| tab.workspace.document().revision() == of) {
            self.run_in_background(ctx, number, Order { compared: Some(edit), ..Order::default() });
        }
    }

    /// A record was changed by what comparing found, or not: reports what it lacks now.
    pub(super) fn changed_by_comparing(&mut self, number: u64, outcome: Result<Lost, String>) {
        let lost = match outcome {
            Ok(lost) => lost,
            Err(why) => return self.notices.failure(why),
        };
        self.keep(number);
        self.pages.beside.iter_mut().for_each(|page| page.has_changed(number));
        // A value that was taken over is on both boards now.
        let lost = Lost { replaced: 0, ..lost };
        if let Some(tab) = self.desk.get(number).filter(|_| !lost.is_nothing()) {
            // The page has a button to take it back.
            self.notices.note(say!(
                "comparing-removed",
                "Removed from {name}: {what}",
                name = tab.name(),
                what = lost.localized()
            ));
        }
    }
}

/// What reads two records to be compared, and where they are branches, the first nodes of these.
type ReadsCompared = dyn FnOnce(&Arc<Progress>) -> Result<([ComparedRecord; 2], Option<[NodeId; 2]>), String> + Send;
