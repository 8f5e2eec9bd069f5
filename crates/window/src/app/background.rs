//! Runs a command on a record at once, or in the background if it takes long. All commands go through this one rule.

use egui::{Context, Ui};

use crate::app::App;
use crate::app::bars::notices::Undo;
use crate::app::bars::progress;
use crate::app::context::Question;
use crate::app::look::{theme, words};
use crate::app::platform::background::{JobState, let_go};
use crate::app::records::background::{Done, Order, Then, Work};
use crate::commands::AnyCommand;
use crate::edit::{Command, CommandOutcome, EditError, Go, Incoming};
use crate::language::StaticText;

/// Whether a command steps through the line, so that reaching its end is no failure.
fn is_step(command: &Command) -> bool {
    match command {
        // Going to a setup stone, which no move placed, is no failure.
        Command::Go(go) => !matches!(go, Go::To(_) | Go::Game(_)),
        Command::Undo(_) | Command::Redo(_) => true,
        // Branches have ends as well.
        Command::Promote | Command::Demote | Command::MakeMainLine | Command::MakeMainHere => true,
        _ => false,
    }
}

/// Whether a command plays a move, or goes to it where it is there.
fn is_move(command: &Command) -> bool {
    matches!(command, Command::Play { .. } | Command::Pass { .. } | Command::Swap { .. })
}

/// Whether a command changes what the board does not show, so that the status line says what it did.
fn is_unseen(command: &Command) -> bool {
    matches!(
        command,
        Command::Promote
            | Command::Demote
            | Command::MakeMainLine
            | Command::MakeMainHere
            | Command::MoveVariation(_)
            | Command::Annotate { .. }
            | Command::NewNode
            | Command::NewVariation
            | Command::InsertNode { .. }
            | Command::PasteVariation { .. }
            | Command::MoveNumber(_)
            | Command::Rotate { .. }
            | Command::Flip { .. }
    )
}

impl App {
    /// Runs commands of the record with this number: now, or in the background where they take long.
    pub(super) fn run_on(&mut self, ctx: &Context, number: u64, order: impl Into<Order>) {
        let order = order.into();
        let Some(tab) = self.desk.get_mut(number) else { return };
        if let [command] = &order.commands[..]
            && is_move(command)
            && tab.seen.is_some()
            && tab.adds(command)
        {
            return tab.insist(
                StaticText(
                    "move-not-in-record",
                    "This move is not in the record. Nothing is added while following moves are hidden",
                )
                .localized(),
            );
        }
        let only_goes = order.commands.iter().all(|command| matches!(command, Command::Go(_)));
        match &tab.work {
            // Who reads on is not disturbed.
            Some(_) if only_goes => {}
            Some(work) => return self.notices.failure(words::is_at_work(&work.message)),
            None => {
                // A command's meaning depends on what is visible.
                let acts = !only_goes && tab.waits();
                if acts || order.commands.iter().any(|command| tab.workspace.takes_long(command)) {
                    let order = if acts { Order::default() } else { order };
                    if acts {
                        self.notices.failure(words::is_at_work(&words::GOING_THERE));
                    }
                    return self.run_in_background(ctx, number, order);
                }
            }
        }
        let outcomes = order.run(&mut tab.workspace, || false);
        self.done(ctx, number, order, outcomes);
    }

    /// The same for the active record.
    pub(super) fn run_in_front(&mut self, ctx: &Context, order: impl Into<Order>) {
        match self.desk.number_in_front() {
            Some(number) => self.run_on(ctx, number, order),
            None => self.notices.failure(words::NOTHING_OPEN),
        }
    }

    /// Begins work in the background, and waits a moment for it.
    pub(super) fn run_in_background(&mut self, ctx: &Context, number: u64, order: Order) {
        if let Some(tab) = self.desk.get_mut(number) {
            tab.work = Some(Work::begin(ctx, &tab.workspace, order));
            self.hear_of_work(ctx, number, true);
        }
    }

    /// Takes what was done in the background, and begins to work out what is seen where that takes long.
    pub(super) fn follow_work(&mut self, ctx: &Context) {
        let at_work: Vec<u64> = self.desk.tabs.iter().filter(|tab| tab.work.is_some()).map(|tab| tab.number).collect();
        for number in at_work {
            self.hear_of_work(ctx, number, false);
        }
        let Some(tab) = self.desk.front_mut() else { return };
        let waits = tab.waits();
        if !waits {
            // Who came back need not wait.
            tab.work.take_if(|work| work.only_looks());
        } else if tab.work.is_none() {
            let number = tab.number;
            self.run_in_background(ctx, number, Order::default());
        }
    }

    fn hear_of_work(&mut self, ctx: &Context, number: u64, begun: bool) {
        let Some(tab) = self.desk.get_mut(number) else { return };
        let Some(work) = &tab.work else { return };
        let (order, done) = match work.take(begun) {
            JobState::NotYet => return,
            JobState::Nothing => {
                let (message, looked) = (work.message.clone(), work.only_looks());
                tab.work = None;
                if looked {
                    tab.come_back();
                }
                return self.notices.failure(say!(
                    "was-not-done",
                    "This failed, and nothing was changed: {message}",
                    message
                ));
            }
            JobState::Done(done) => (work.order.clone(), done),
        };
        tab.work = None;
        let Done { copy, line, outcomes, compared } = *done;
        let is_refused = compared.as_ref().is_some_and(Result::is_err);
        if order.commands.is_empty() && !is_refused || outcomes.iter().any(Result::is_ok) {
            match tab.take_over(copy, line) {
                Ok(old) => let_go(old),
                Err(copy) => {
                    let_go(copy);
                    return self.notices.failure(
                        StaticText("changed-meanwhile", "The record changed in the meantime, so nothing was done")
                            .localized(),
                    );
                }
            }
        } else {
            let_go(copy);
        }
        self.done(ctx, number, order, outcomes);
        compared.into_iter().for_each(|outcome| self.changed_by_comparing(number, outcome));
    }

    /// Commands were run, or not: what is said of it, and what follows.
    fn done(&mut self, ctx: &Context, number: u64, order: Order, outcomes: Vec<Result<CommandOutcome, EditError>>) {
        let Some(at) = self.desk.index_of(number) else { return };
        let all_done = outcomes.iter().all(Result::is_ok);
        let in_front = self.desk.front.replace(at);
        for (command, outcome) in order.commands.iter().zip(outcomes) {
            self.report(ctx, at, command, outcome, order.then == Then::Usual);
        }
        if let Some(front) = in_front.filter(|&front| front < self.desk.tabs.len() && self.question.is_none()) {
            self.desk.front = Some(front);
        }
        if all_done {
            self.go_on_with_games(ctx, number, order.then);
        }
    }

    /// Reports the outcome of a command on the active record.
    fn report(
        &mut self,
        ctx: &Context,
        at: usize,
        command: &Command,
        outcome: Result<CommandOutcome, EditError>,
        usual: bool,
    ) {
        match outcome {
            Ok(mut outcome) => {
                self.notices.clear();
                let tab = &self.desk.tabs[at];
                let undo = |by: Command| (tab.number, tab.workspace.document().revision(), by.into());
                // The board does not show a resignation: report it.
                let link = outcome.message.take_if(|_| matches!(command, Command::Link));
                let did = (usual && is_unseen(command)).then(|| match outcome.changed {
                    true => words::capital(&outcome.title),
                    false => say!("already-so", "{what}: nothing to change", what = words::capital(&outcome.title)),
                });
                let gave_up = matches!(command, Command::Resign { .. }).then_some(outcome.title);
                let message = [gave_up, outcome.message]
                    .into_iter()
                    .flatten()
                    .reduce(|title, message| format!("{title}; {message}"));
                if let (Command::Replace { .. }, Some(message)) = (command, &message) {
                    self.dialogs.find.tell_replaced(message);
                }
                let by = outcome.undone_by.or_else(|| (usual && outcome.changed).then_some(Command::Undo(1)));
                match (outcome.removed.filter(|_| usual), message, by) {
                    (Some((nodes, games)), message, _) => {
                        let message = message.unwrap_or_else(|| words::removed(nodes, games));
                        self.notices.undoable(message, undo(Command::Undo(1)));
                    }
                    (None, Some(message), Some(by)) => self.notices.undoable(message, undo(by)),
                    (None, Some(message), None) => self.notices.note(message),
                    (None, None, _) => {}
                }
                if let Some(did) = did {
                    self.desk.tabs[at].views.hint.say(did);
                }
                if let Command::Undo(_) | Command::Redo(_) = command
                    && !outcome.changed
                    && let Err(why) = self.desk.tabs[at].workspace.available(command)
                {
                    self.desk.tabs[at].views.hint.say(words::capital(&why.to_string()));
                }
                if is_move(command) && !outcome.changed {
                    self.desk.tabs[at]
                        .insist(StaticText("move-in-record", "This move is already in the record").localized());
                }
                if let Command::CopyVariation | Command::CutVariation | Command::CopyGames(_) = command
                    && usual
                {
                    ctx.copy_text(self.desk.tabs[at].workspace.clipboard().text().to_owned());
                    let games = matches!(command, Command::CopyGames(_));
                    let message = if games {
                        StaticText("games-copied", "Games copied as text that other programs can read")
                    } else {
                        StaticText("variation-copied", "Variation copied from this node on")
                    };
                    self.desk.tabs[at].views.hint.say(message);
                }
                if let Some(link) = link.filter(|_| usual) {
                    ctx.copy_text(link);
                    self.desk.tabs[at]
                        .views
                        .hint
                        .say(StaticText("node-link-copied", "Link to this node copied: paste it into a comment"));
                }
                if outcome.changed {
                    self.keep_soon(ctx);
                }
            }
            Err(EditError::Choice(_)) => self.put(Question::Where(command.clone())),
            Err(EditError::Unencodable(what)) => {
                self.put(Question::Encoding(command.clone(), what.to_string()));
            }
            Err(EditError::Analysis(why)) => self.put(Question::Analysis(command.clone(), why.to_string())),
            Err(error) => match command {
                // What does not fit this record may be a record itself.
                Command::PasteVariation { text: Some(text) } if Incoming::of_text(text.as_bytes(), None).is_some() => {
                    self.open_text(words::PASTED.localized(), text.as_bytes().to_vec(), false);
                }
                // At the last node nothing is lost: the status line shows it.
                command if is_step(command) => {
                    let why = self.why_no_step(command, &error.to_string());
                    self.desk.tabs[at].views.hint.say(why);
                }
                _ => self.notices.failure(error.to_string()),
            },
        }
    }

    /// Undoes the command in a notice with that button, if nothing was done since.
    pub(super) fn take_back(&mut self, ctx: &Context, (number, then, by): Undo) {
        let Some(at) = self.desk.index_of(number) else { return };
        match by {
            AnyCommand::Window(..) => {
                self.desk.front = Some(at);
                self.run_action(ctx, by.into());
            }
            AnyCommand::Record(by) if self.desk.tabs[at].workspace.document().revision() == then => {
                self.run_on(ctx, number, by);
            }
            AnyCommand::Record(_) => {}
        }
    }

    /// Shows the work in progress, with a button to stop it.
    pub(super) fn show_work(&mut self, ui: &Ui) {
        let page = ui.max_rect().with_min_y(ui.max_rect().top() + theme::BAR);
        let files: Vec<_> = self.files.under_way().collect();
        let saves = &self.saves;
        let title = |work: &progress::FileWork| match work.record {
            Some(number) if saves.closes(number) => {
                say!("closes-then", "Closing when {path} is written", path = words::short_path(&work.path))
            }
            Some(_) if work.progress.is_slow() => {
                say!(
                    "slow-disk",
                    "The disk is slow: still writing {path}. You can go on.",
                    path = words::short_path(&work.path)
                )
            }
            _ => work.message.clone(),
        };
        let titles: Vec<String> = files.iter().copied().map(title).collect();
        let of_files = titles.iter().zip(&files).map(|(title, work)| (title.as_str(), &*work.progress));
        let at_work = || self.desk.tabs.iter().filter_map(|tab| Some((tab.number, tab.work.as_ref()?)));
        let of_records = at_work().map(|(_, work)| (work.message.as_str(), &*work.progress));
        let under_way: Vec<_> = of_files.chain(of_records).collect();
        let Some(stopped) = progress::show(ui.ctx(), page, &under_way) else { return };
        match stopped.checked_sub(files.len()) {
            None => {
                // Who does not wait for a record to be written does not want to lose it, either.
                if files.get(stopped).is_some_and(|work| work.record.is_some()) {
                    self.saves.keep_open();
                }
                self.files.stop(stopped);
            }
            Some(nth) => {
                let number = at_work().nth(nth).map(|(number, _)| number);
                number.into_iter().for_each(|number| self.stop_work(number));
            }
        }
    }

    /// Nobody wants to wait for what is done to this record: it stays as it is.
    pub(super) fn stop_work(&mut self, number: u64) {
        let Some(tab) = self.desk.get_mut(number) else { return };
        let Some(work) = tab.work.take() else { return };
        if work.only_looks() {
            tab.come_back();
        } else {
            self.notices.note(say!("was-stopped", "Stopped; nothing was changed: {message}", message = work.message));
        }
    }
}
