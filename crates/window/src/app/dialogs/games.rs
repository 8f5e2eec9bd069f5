//! The list of games in a collection (players, date, result), to filter, sort, select, open and reorder. Thousands of games are listed step
//! by step without blocking the window; after an edit only the games it touched are listed again.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use egui::{Event, Key, Modifiers, Pos2, Rect, Response, Stroke, Ui, vec2};

use crate::app::board::Picture;
use crate::app::context::{Action, Reading, RecordState, ViewContext};
use crate::app::dialogs::game_picture::picture_of;
use crate::app::dialogs::listing::{self, BETWEEN, Order, ROW, Row};
use crate::app::dialogs::{self, Dialog, DialogLook};
use crate::app::look::list::give_keys_to;
use crate::app::look::{BUTTON, GRID, Icon, IconButton, List, ListRow, Palette, controls, form, menu, words};
use crate::commands;
use crate::edit::{Command, GameNumbers, Go, SortBy};
use crate::language::{Counted, StaticText};
use crate::record::Touched;
use crate::sgf::NodeId;

/// The most nodes searched for the picture of a game.
const FAR: usize = 400;
/// The same if the result must stay hidden.
const NEAR: usize = 8;
/// How long a frame may take to list games, and how long for their pictures.
const SLICE: Duration = Duration::from_millis(4);
/// Pictures that are kept at most.
const KEPT: usize = 400;

/// The list, for the keyboard.
const LIST: &str = "games";

/// The sort keys of the collection, by column.
const SORTS: [Option<SortBy>; 6] =
    [None, Some(SortBy::Title), Some(SortBy::Players), Some(SortBy::Date), Some(SortBy::Result), Some(SortBy::Game)];

/// The dialog.
#[derive(Default)]
pub struct Games {
    /// The state that `roots` are of.
    listed: Option<RecordState>,
    /// How they ended is left out.
    hides_results: bool,
    roots: Vec<NodeId>,
    rows: HashMap<NodeId, Row>,
    /// How many of them have their row, from the first.
    ready: usize,
    order: Order,
    /// Counts new listings.
    changes: u64,
    /// The selected games; if there are none, the current one.
    chosen: HashSet<NodeId>,
    /// Where a choice of several began, and where it ends: there the keys are.
    anchor: Option<NodeId>,
    at: Option<NodeId>,
    /// The current game of the last frame.
    current: Option<NodeId>,
    focused: bool,
    /// The chosen games are being dragged.
    dragged: bool,
    /// The position of each game that was on view: drawn at the corner of the window, and where it was seen last.
    pictures: HashMap<NodeId, (Picture, Pos2, Picture)>,
}

impl Games {
    /// Lists a few more games. Returns whether some are left.
    fn list(&mut self, reading: &Reading<'_>, hides_results: bool) -> bool {
        if std::mem::replace(&mut self.hides_results, hides_results) != hides_results {
            self.listed = None;
        }
        if self.listed != Some(reading.state) {
            self.follow(reading);
            self.listed = Some(reading.state);
            self.roots = reading.tree.games().collect();
            self.ready = 0;
            self.changes += 1;
        }
        let start = Instant::now();
        while let Some(&root) = self.roots.get(self.ready) {
            self.ready += 1;
            if let std::collections::hash_map::Entry::Vacant(row) = self.rows.entry(root) {
                row.insert(Row::of(reading.tree, root, hides_results));
                if start.elapsed() > SLICE {
                    break;
                }
            }
        }
        self.ready < self.roots.len()
    }

    /// Forgets what was listed and is not true any more.
    fn follow(&mut self, reading: &Reading<'_>) {
        let before = self.listed.filter(|before| before.0 == reading.state.0);
        let touched = before.and_then(|before| reading.workspace.document().changed_since(before.1));
        let Some(touched) = touched else { return self.forget() };
        let mut gone = HashSet::new();
        for touched in touched {
            match touched {
                Touched::Properties { node, .. } => gone.insert(reading.workspace.root_of(*node)),
                Touched::Branch { parent: Some(parent), .. } => gone.insert(reading.workspace.root_of(*parent)),
                // A game added by undo is unchanged.
                Touched::Branch { parent: None, .. } => continue,
                _ => return self.forget(),
            };
        }
        for root in gone {
            self.rows.remove(&root);
            self.pictures.remove(&root);
        }
        self.chosen.retain(|&root| reading.tree.is_linked(root));
    }

    fn forget(&mut self) {
        self.rows.clear();
        self.pictures.clear();
        self.chosen.clear();
        (self.anchor, self.at) = (None, None);
    }

    /// Filters and sorts the rows that are ready: not in every frame while more of them come.
    fn arrange(&mut self) {
        let (ready, all) = (self.ready, self.roots.len());
        // Unsorted, all rows exist at once, and visible ones are read first.
        let shown = if ready == all || self.order.is_plain() { all } else { ready.next_power_of_two() / 2 };
        let (rows, roots) = (&self.rows, &self.roots);
        let empty = Row::default();
        self.order.arrange(shown, self.changes, |at| rows.get(&roots[at]).unwrap_or(&empty));
    }

    /// The games that a command means: those selected, or the current one, without a number.
    fn meant(&self, current: NodeId) -> (usize, GameNumbers) {
        let only = self.chosen.len() == 1 && self.chosen.contains(&current);
        if self.chosen.is_empty() || only {
            return (1, GameNumbers::default());
        }
        (self.chosen.len(), GameNumbers::of(self.numbers()))
    }

    /// Whether all games meant are listed: games hidden by the filter are not deleted unseen.
    fn is_seen(&self, current: NodeId) -> bool {
        let is_meant =
            |root: &NodeId| if self.chosen.is_empty() { *root == current } else { self.chosen.contains(root) };
        let listed = || self.order.shown.iter().filter(|&&index| is_meant(&self.roots[index])).count();
        self.order.is_plain() || listed() == self.chosen.len().max(1)
    }

    /// The numbers of the games that are chosen, in order.
    fn numbers(&self) -> impl Iterator<Item = usize> {
        (1..).zip(&self.roots).filter(|(_, root)| self.chosen.contains(root)).map(|(number, _)| number)
    }

    fn number(&self, root: NodeId) -> Option<usize> {
        self.roots.iter().position(|&other| other == root).map(|at| at + 1)
    }

    fn go_to(&self, root: NodeId, actions: &mut Vec<Action>) {
        actions.extend(self.number(root).map(|number| Action::Run(Command::Go(Go::Game(number)))));
    }

    /// The place of a game among the rows that are shown.
    fn place(&self, root: NodeId) -> Option<usize> {
        self.order.shown.iter().position(|&index| self.roots[index] == root)
    }

    /// Chooses a game alone, or with Ctrl or Shift besides others.
    fn choose(&mut self, root: NodeId, held: Modifiers) {
        self.at = Some(root);
        if held.shift {
            let from = self.anchor.or(self.current).unwrap_or(root);
            if let (Some(a), Some(b)) = (self.place(from), self.place(root)) {
                let range = &self.order.shown[a.min(b)..=a.max(b)];
                self.chosen = range.iter().map(|&index| self.roots[index]).collect();
            }
            return;
        }
        if held.command {
            if self.chosen.is_empty() {
                self.chosen.extend(self.current);
            }
            if !self.chosen.remove(&root) {
                self.chosen.insert(root);
            }
        } else {
            self.chosen = HashSet::from([root]);
        }
        self.anchor = Some(root);
    }

    /// Keys for the focused list, besides those for moving in it.
    fn keys(&mut self, ui: &Ui, current: NodeId, actions: &mut Vec<Action>) {
        if self.order.shown.is_empty() {
            return;
        }
        for (key, down) in [(Key::ArrowUp, false), (Key::ArrowDown, true)] {
            if ui.input_mut(|input| input.consume_key(Modifiers::ALT, key)) {
                actions.extend(self.moved(current, down).map(Action::Run));
            }
        }
        let pressed = |held, key| ui.input_mut(|input| input.consume_key(held, key));
        if pressed(Modifiers::COMMAND, Key::A) {
            self.chosen = self.order.shown.iter().map(|&index| self.roots[index]).collect();
        }
        if pressed(Modifiers::NONE, Key::Delete) && self.is_seen(current) {
            actions.push(Action::Run(Command::DeleteGame(self.meant(current).1)));
        }
        for event in ui.input(|input| input.events.clone()) {
            match event {
                Event::Copy => actions.push(Action::Run(Command::CopyGames(self.meant(current).1))),
                Event::Cut => {
                    let games = self.meant(current).1;
                    actions.push(Action::Run(Command::CopyGames(games.clone())));
                    actions.push(Action::Run(Command::DeleteGame(games)));
                }
                Event::Paste(text) => actions.push(Action::Run(Command::AddGames { text: Some(text) })),
                _ => {}
            }
        }
    }

    /// The command that moves the selected games one place up or down.
    fn moved(&self, current: NodeId, down: bool) -> Option<Command> {
        let (_, games) = self.meant(current);
        let is_meant = |root: &NodeId| if games.is_empty() { *root == current } else { self.chosen.contains(root) };
        let first = self.roots.iter().position(is_meant)?;
        let to = if down { first + 2 } else { first };
        // Several games stay together: they go after the game that follows the first of them and is not selected.
        let to = if down && !games.is_empty() {
            let next = self.roots[first..].iter().position(|root| !is_meant(root))? + first;
            self.roots[..=next].iter().filter(|root| !is_meant(root)).count() + 1
        } else {
            to
        };
        (1..=self.roots.len()).contains(&to).then_some(Command::MoveGame { to, games })
    }
}

impl Dialog for Games {
    fn look(&self) -> DialogLook {
        DialogLook::docked("games", words::GAMES, 460.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let Some(reading) = here.record else { return true };
        if self.list(&reading, here.hides_results) {
            ui.ctx().request_repaint();
        }
        let current = reading.root;
        if self.current.replace(current) != Some(current) && !self.chosen.contains(&current) {
            // Somebody went to another game.
            self.chosen.clear();
            (self.anchor, self.at) = (None, None);
        }
        let field =
            form::filter(ui, StaticText("filter-games", "Filter games"), &mut self.order.filter, &mut self.focused);
        self.order.numbered = true;
        self.arrange();
        if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            // The first that was found.
            if let Some(root) = self.order.shown.first().map(|&index| self.roots[index]) {
                self.choose(root, Modifiers::NONE);
                self.go_to(root, actions);
            }
            give_keys_to(ui.ctx(), LIST);
        }
        ui.spacing_mut().item_spacing.y = BETWEEN;
        self.order.sorts(ui, "games");
        let (height, buttons) = listing::height(ui, 2.0 * GRID + BUTTON);
        let at = self.place(self.at.unwrap_or(current));
        let list = List::new(ui, LIST, words::GAMES_OF_THE_FILE, self.order.shown.len(), at);
        let mut list = list.rows(ROW, BETWEEN).height(height).drags().under(ui, &field);
        if list.has_keys(ui) {
            self.keys(ui, current, actions);
        }
        if let Some((to, shift)) = list.keys(ui) {
            let root = self.roots[self.order.shown[to]];
            self.choose(root, if shift { Modifiers::SHIFT } else { Modifiers::NONE });
            if !shift {
                self.go_to(root, actions);
            }
        }
        let mut done = false;
        let mut slot = None;
        let mut at_edge = false;
        let start = Instant::now();
        list.show(ui, |ui, row| {
            let index = self.order.shown[row.index];
            let name = self.row(ui, index, &reading, row, start);
            self.clicked(&row.response, self.roots[index], actions);
            row.menu(ui, |ui| {
                menu::closing_after_choice(ui, actions, |ui, actions| self.menu(ui, here, current, actions))
            });
            done |= row.response.double_clicked();
            if let Some(pointer) = ui.input(|input| input.pointer.hover_pos()).filter(|_| self.dragged)
                && row.rect.y_range().expand(BETWEEN).contains(pointer.y)
            {
                let below = pointer.y > row.rect.center().y;
                slot = Some(row.index + usize::from(below));
                let y = if below { row.rect.bottom() } else { row.rect.top() };
                ui.painter().hline(row.rect.x_range(), y, Stroke::new(2.0, Palette::of(ui).accent));
            }
            if !std::mem::replace(&mut at_edge, true) {
                self.scroll_at_edge(ui);
            }
            name
        });
        self.drop_at(ui, slot, actions);
        self.tools(ui, here, current, actions);
        done || buttons && dialogs::buttons(ui, &[words::CLOSE.localized()]).is_some()
    }
}

impl Games {
    /// Draws one game. Returns what is said of it.
    fn row(&mut self, ui: &Ui, index: usize, reading: &Reading<'_>, line: &mut ListRow, start: Instant) -> String {
        let (root, number, rect) = (self.roots[index], (index + 1).to_string(), line.rect);
        let is_current = root == reading.root;
        line.chosen = if self.chosen.is_empty() { is_current } else { self.chosen.contains(&root) };
        let row = self.rows.entry(root).or_insert_with(|| Row::of(reading.tree, root, self.hides_results)).clone();
        if is_current {
            let bar = Rect::from_min_size(rect.min + vec2(0.0, 10.0), vec2(3.0, ROW - 20.0));
            ui.painter().rect_filled(bar, 1.5, Palette::of(ui).accent);
        }
        let board = Rect::from_min_size(rect.min + vec2(GRID, GRID / 2.0), egui::Vec2::splat(ROW - GRID));
        self.picture(ui, root, reading, board, start);
        row.paint(ui, rect.with_min_x(board.right() + GRID), &number);
        row.spoken(&number)
    }

    /// The small picture of a game; those that take longer come in the frames that follow.
    fn picture(&mut self, ui: &Ui, root: NodeId, reading: &Reading<'_>, board: Rect, start: Instant) {
        let pixels = ui.pixels_per_point();
        if !self.pictures.contains_key(&root) {
            if start.elapsed() > SLICE {
                ui.ctx().request_repaint();
                return;
            }
            if self.pictures.len() >= KEPT {
                self.pictures.clear();
            }
            let area = Rect::from_min_size(Pos2::ZERO, board.size());
            // The last position reveals the result.
            let far = if self.hides_results { NEAR } else { FAR };
            let picture = picture_of(reading, (root, far), area, pixels, Palette::of(ui).boards());
            self.pictures.insert(root, (picture.clone(), Pos2::ZERO, picture));
        }
        if let Some((drawn, at, moved)) = self.pictures.get_mut(&root) {
            let corner = Pos2::new((board.min.x * pixels).round() / pixels, (board.min.y * pixels).round() / pixels);
            if *at != corner {
                (*at, *moved) = (corner, drawn.moved(corner.to_vec2()));
            }
            moved.draw(&ui.painter().with_clip_rect(ui.clip_rect().intersect(board.expand(2.0))));
        }
    }

    /// A row was clicked, or is taken up to be dragged.
    fn clicked(&mut self, response: &Response, root: NodeId, actions: &mut Vec<Action>) {
        let held = response.ctx.input(|input| input.modifiers);
        if response.drag_started() {
            if !self.chosen.contains(&root) {
                self.choose(root, Modifiers::NONE);
            }
            self.dragged = self.order.is_plain();
            if !self.dragged {
                actions.push(Action::Hint(
                    StaticText(
                        "drag-in-order-only",
                        "Games can be dragged only while the list shows all of them in file order (sort by No.)",
                    )
                    .localized(),
                ));
            }
        }
        if response.secondary_clicked() && !self.chosen.contains(&root) {
            self.choose(root, Modifiers::NONE);
        }
        if response.clicked() {
            self.choose(root, held);
            if !held.shift && !held.command {
                self.go_to(root, actions);
            }
        }
    }

    /// The list goes on while something is dragged to its edge.
    fn scroll_at_edge(&self, ui: &Ui) {
        let Some(pointer) = ui.input(|input| input.pointer.hover_pos()).filter(|_| self.dragged) else { return };
        let view = ui.clip_rect();
        let by = if pointer.y < view.top() + 24.0 {
            12.0
        } else if pointer.y > view.bottom() - 24.0 {
            -12.0
        } else {
            return;
        };
        ui.scroll_with_delta(vec2(0.0, by));
        ui.ctx().request_repaint();
    }

    /// Drops what was dragged: before the row of the slot.
    fn drop_at(&mut self, ui: &Ui, slot: Option<usize>, actions: &mut Vec<Action>) {
        if !self.dragged || !ui.input(|input| input.pointer.any_released()) {
            return;
        }
        self.dragged = false;
        let Some(slot) = slot.filter(|_| self.order.is_plain()) else { return };
        let to = self.roots[..slot].iter().filter(|root| !self.chosen.contains(root)).count() + 1;
        let numbers: Vec<usize> = self.numbers().collect();
        // Dropped where they are: that is no change.
        if !numbers.iter().copied().eq(to..to + numbers.len()) {
            actions.push(Action::Run(Command::MoveGame { to, games: GameNumbers::of(numbers) }));
        }
    }

    /// The commands for the selected games, and how many games there are.
    fn tools(&mut self, ui: &mut Ui, here: &ViewContext<'_>, current: NodeId, actions: &mut Vec<Action>) {
        let (meant, count) = (self.chosen.len().max(1), self.roots.len());
        let several = meant > 1;
        ui.add_space(GRID);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            // They walk the list as it is shown; what changes the file has words, and what takes away stands apart.
            let at = self.place(current);
            let walk = [
                (Icon::Up, "previous-game", at.and_then(|at| at.checked_sub(1))),
                (Icon::Down, "next-game", Some(at.map_or(0, |at| at + 1))),
            ];
            for (icon, name, to) in walk {
                let to = to.and_then(|to| self.order.shown.get(to)).map(|&index| self.roots[index]);
                let name = commands::row(name).map_or("", |row| row.title());
                let clicked = IconButton::new(icon, name, "").enabled(to.is_some()).clicked(ui);
                if let Some(to) = to.filter(|_| clicked) {
                    self.go_to(to, actions);
                }
            }
            menu::sub(ui, StaticText("more-with-games", "More actions").localized(), |ui| {
                self.menu(ui, here, current, actions)
            });
            ui.add_space(GRID);
            let shown = match self.ready < count && !self.order.is_plain() {
                true => say!(
                    "games-are-read",
                    "Reading games: {ready} of {count}",
                    ready = Counted(&self.ready),
                    count = Counted(&count)
                ),
                false => words::games_shown(self.order.shown.len(), count),
            };
            let message = if several {
                say!("games-chosen", "{shown}, {count} selected", shown, count = Counted(&meant))
            } else {
                shown
            };
            controls::quiet_small(ui, message);
            ui.add_space((ui.available_width() - BUTTON).max(GRID));
            let bin = [
                StaticText("delete-game", "Delete this game").localized(),
                StaticText("delete-games", "Delete these games").localized(),
            ][usize::from(several)];
            if IconButton::new(Icon::Bin, bin, "").enabled(count > meant && self.is_seen(current)).clicked(ui) {
                actions.push(Action::Run(Command::DeleteGame(self.meant(current).1)));
                give_keys_to(ui.ctx(), LIST);
            }
        });
    }

    /// The menu of the selected games.
    fn menu(&self, ui: &mut Ui, here: &ViewContext<'_>, current: NodeId, actions: &mut Vec<Action>) {
        let (count, games) = self.meant(current);
        let games = || games.clone();
        let mut item = |ui: &mut Ui, name: &str, enabled: bool, asks: &dyn Fn() -> Action| {
            if ui.add_enabled(enabled, egui::Button::new(name)).clicked() {
                actions.push(asks());
                give_keys_to(ui.ctx(), LIST);
                ui.close();
            }
        };
        ui.set_min_width(220.0);
        let several = usize::from(count > 1);
        let (up, down) = (self.moved(current, false), self.moved(current, true));
        for (names, moves) in [
            ([StaticText("game-up", "Move game up"), StaticText("games-up", "Move games up")], up),
            ([StaticText("game-down", "Move game down"), StaticText("games-down", "Move games down")], down),
        ] {
            if let Some(command) = moves {
                item(ui, names[several].localized(), true, &|| Action::Run(command.clone()));
            }
        }
        let duplicate = [
            StaticText("duplicate-game", "Duplicate this game"),
            StaticText("duplicate-games", "Duplicate these games"),
        ][several];
        item(ui, duplicate.localized(), true, &|| Action::Run(Command::DuplicateGame(games())));
        item(ui, StaticText("merge-games", "Merge into the first selected game").localized(), count > 1, &|| {
            Action::Run(Command::MergeGames(games()))
        });
        item(ui, StaticText("copy-games", "Copy").localized(), true, &|| Action::Run(Command::CopyGames(games())));
        let games_to = |to: Option<u64>, cut: bool| Action::GamesTo { games: games(), to, cut };
        item(ui, StaticText("games-to-new-tab", "Copy to a new tab").localized(), true, &|| games_to(None, false));
        let more = self.roots.len() > count;
        item(ui, StaticText("games-out-to-new-tab", "Move to a new tab").localized(), more, &|| games_to(None, true));
        let this = here.record.map(|reading| reading.tab);
        for open in here.open.iter().filter(|open| Some(open.tab) != this) {
            let name = say!("games-to", "Copy to {name}", name = open.name);
            item(ui, &name, true, &|| games_to(Some(open.tab), false));
        }
        item(ui, StaticText("games-to-files", "Save to separate files…").localized(), true, &|| {
            Action::SplitGames(games())
        });
        let sort = SORTS[self.order.column];
        let backwards = self.order.backwards;
        item(
            ui,
            StaticText("keep-this-order", "Put all games in the file in this order").localized(),
            sort.is_some(),
            &|| Action::Run(Command::SortGames { by: sort.unwrap_or(SortBy::Date), backwards }),
        );
    }
}
