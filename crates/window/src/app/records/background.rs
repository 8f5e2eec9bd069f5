//! Background work on an open record: commands that go through a long record, and going to a far node. Meanwhile the record can be read but
//! not edited; it is replaced by the result, or stays as it is.

use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use crate::app::bars::progress::Progress;
use crate::app::look::words;
use crate::app::platform::{Background, JobState, at_first};
use crate::app::records::line::Line;
use crate::edit::{self, Command, CommandOutcome, Copy, EditError, GameNumbers, Grouping, Lost, Workspace};
use crate::language::StaticText;
use crate::record::Revision;
use crate::relate::{Difference, DifferenceKind};
use crate::sgf::{NodeId, Tree};

/// How long work is waited for when it begins: most of it is done at once, and nobody sees it come.
const AT_FIRST: Duration = Duration::from_millis(20);

/// A request for background work on a record.
#[derive(Clone, Debug, Default)]
pub struct Order {
    /// The commands, one after the other.
    pub commands: Vec<Command>,
    /// The node that the commands run at, if not the current one. The current node does not change.
    pub at: Option<NodeId>,
    /// How they join the steps before them.
    pub grouping: Grouping,
    /// What to do afterwards.
    pub then: Then,
    /// A change that is no command: then there are no commands.
    pub compared: Option<ComparedEdit>,
}

/// A change that comes of comparing a record with another one, each as one step.
#[derive(Clone, Debug)]
pub enum ComparedEdit {
    /// Take over these differences from another record.
    Take(Arc<Tree>, Arc<[Difference]>),
    /// Turn all games by this command.
    Turn(&'static str),
}

impl ComparedEdit {
    /// A description of the work.
    fn title(&self) -> &'static str {
        match self {
            ComparedEdit::Take(..) => StaticText("taking-over", "Taking over differences").localized(),
            ComparedEdit::Turn(_) => StaticText("turning-record", "Turning the record").localized(),
        }
    }

    /// Makes the change. Returns what the record lacks then.
    fn run(&self, workspace: &mut Workspace) -> Result<Lost, String> {
        match self {
            ComparedEdit::Take(other, differences) => {
                let takes_away = |one: &Difference| match one.kind {
                    DifferenceKind::Removed => true,
                    DifferenceKind::Added | DifferenceKind::Moved => false,
                    DifferenceKind::Changed | DifferenceKind::Corrected => one.was.is_some(),
                };
                let before = differences.iter().any(takes_away).then(|| workspace.document().snapshot().1);
                workspace.take_differences(other, differences).map_err(|why| why.to_string())?;
                Ok(before.map(|before| Lost::between(&before, workspace.document().tree())).unwrap_or_default())
            }
            ComparedEdit::Turn(turn) => {
                let turn = Command::parse(turn).map_err(|why| why.to_string())?;
                workspace.turn_all(&turn).map_err(|why| why.to_string()).map(|()| Lost::default())
            }
        }
    }
}

/// What follows after the commands.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Then {
    /// The usual follow-up.
    #[default]
    Usual,
    /// The games that were copied go to the record with this number, or into a new one; `cut` takes them out of this one.
    Give {
        /// Which games.
        games: GameNumbers,
        /// The record that gets them.
        to: Option<u64>,
        /// They leave this record.
        cut: bool,
    },
    /// The games have arrived: they leave their record if they were cut; and where they went is told.
    Given(Option<CutGames>, String),
    /// Show only this message: the commands are part of something larger.
    Told(String),
}

/// Games that leave a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CutGames {
    /// The record, by number.
    pub from: u64,
    /// Which games.
    pub games: GameNumbers,
    /// The state in which they have these numbers.
    pub at: Revision,
}

impl From<Command> for Order {
    /// One command at the current node, a step of its own.
    fn from(command: Command) -> Order {
        Order { commands: vec![command], ..Order::default() }
    }
}

impl Order {
    /// Runs the commands in order, until cancelled.
    pub fn run(
        &self,
        workspace: &mut Workspace,
        is_stopped: impl Fn() -> bool,
    ) -> Vec<Result<CommandOutcome, EditError>> {
        let here = workspace.document().cursor();
        let elsewhere = self.at.filter(|_| self.at != here);
        if let Some(at) = elsewhere {
            workspace.go_to(at);
        }
        let run = |command: &Command| (!is_stopped()).then(|| workspace.run_grouped(command, self.grouping));
        let outcomes = self.commands.iter().map_while(run).collect();
        if let Some(here) = here.filter(|_| elsewhere.is_some()) {
            workspace.go_to(here);
        }
        outcomes
    }
}

/// The result of a request.
pub struct Done {
    /// The record as it is then.
    pub copy: Copy,
    /// The line through the current node there.
    pub line: Line,
    /// The result of each command.
    pub outcomes: Vec<Result<CommandOutcome, EditError>>,
    /// What came of a change that is no command, if there was one.
    pub compared: Option<Result<Lost, String>>,
}

/// Work in progress on a record. Stops when dropped.
pub struct Work {
    /// A description of the work.
    pub message: String,
    /// How far it is.
    pub progress: Arc<Progress>,
    /// The request.
    pub order: Order,
    working: Background<Box<Done>>,
}

impl Drop for Work {
    fn drop(&mut self) {
        self.progress.stop();
    }
}

impl Work {
    /// Starts a request; without a command, it computes what the current node shows.
    pub fn begin(ctx: &Context, workspace: &Workspace, order: Order) -> Work {
        let progress = Arc::new(Progress::new(ctx.clone()));
        let of_command = || order.commands.first().map_or_else(|| words::GOING_THERE.localized(), edit::long_title);
        let message = order.compared.as_ref().map_or_else(of_command, ComparedEdit::title).to_owned();
        // Then the changes are made, and the view is computed.
        let all = 2 * workspace.document().tree().len() as u64;
        let heard = progress.clone();
        let copy = workspace.copy(move |at| heard.report(at as u64, all));
        let (ordered, stopped) = (order.clone(), progress.clone());
        let work = move || Box::new(run(copy, &ordered, &stopped));
        Work { message, progress, order, working: Background::begin(ctx, work) }
    }

    /// Whether it only computes what is shown, and leaves the record unchanged.
    pub fn only_looks(&self) -> bool {
        self.order.commands.is_empty() && self.order.compared.is_none()
    }

    /// The result; waits a moment if it was `begun` just now.
    pub fn take(&self, begun: bool) -> JobState<Box<Done>> {
        self.working.take_within(if begun { at_first(AT_FIRST) } else { Duration::ZERO })
    }
}

fn run(mut copy: Copy, order: &Order, progress: &Progress) -> Done {
    let workspace = &mut copy.workspace;
    let outcomes = order.run(workspace, || progress.is_stopped());
    let compared = order.compared.as_ref().map(|edit| edit.run(workspace));
    // Caches what is shown next.
    let _ = workspace.position();
    if let Some(node) = workspace.document().cursor() {
        workspace.move_number_at(node);
    }
    let line = Line::of(workspace);
    Done { copy, line, outcomes, compared }
}
