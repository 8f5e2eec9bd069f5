//! The page that asks questions: a board, whose turn it is, the question, and the response. It replaces the whole window, so that nothing
//! around it reveals the answer.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use egui::accesskit::Live;
use egui::{Key, Layout, Modifiers, Rect, Response, RichText, ScrollArea, Ui, UiBuilder, vec2};

use crate::app::board::Style;
use crate::app::board::tray::has_pieces;
use crate::app::context::ViewContext;
use crate::app::look::{GRID, InSight as _, Palette, controls, fonts, words};
use crate::app::platform::{Background, JobState, at_first};
use crate::app::study::asking::{AskingHand, shortcuts, show};
use crate::app::study::board::{OnStudyBoard, StudyBoard};
use crate::app::study::choice::{StudyChoice, count, suspended};
use crate::app::study::choosing::choose;
use crate::app::study::collections::{Collections, Wanted};
use crate::app::study::ended::ended;
use crate::app::study::gather::{Gathered, ReadLog, StudySource, gather};
use crate::app::study::keeper::Keeper;
use crate::app::study::sitting::Sitting;
use crate::app::study::starters::{source_of, starter_title};
use crate::game::Coordinates;
use crate::language::StaticText;
use crate::scene::Theme;
use crate::store::{Home, progress};
use crate::study::log::{LogEvent, Scope};
use crate::study::{Convention, GatheredGame, Moment, Rating, Schedule};

/// Width of the column next to the board, and the least height of a button, in points.
pub const COLUMN: f32 = 340.0;
const BUTTON: f32 = 44.0;
const SMALL_BUTTON: f32 = 30.0;

/// So long a question waits for what others may have added to the log.
const LOOK: Duration = Duration::from_millis(50);

/// Said while questions are gathered.
pub const LOOKING: StaticText = StaticText("study-looking", "Looking for questions…");

/// How boards are shown.
#[derive(Clone, Copy)]
pub struct StudyLook<'a> {
    /// The window.
    pub here: &'a ViewContext<'a>,
    /// How boards are shown.
    pub style: &'a Style,
    /// The board theme.
    pub theme: &'a Theme,
    /// The coordinate system.
    pub names: Coordinates,
}

/// The current part.
#[derive(Default)]
enum Part {
    Collections(Box<Collections>),
    Gathering(Background<Gathered>),
    Choosing(Box<Gathered>, StudyChoice),
    Asking(Box<Sitting>),
    #[default]
    Nothing,
}

/// An action requested by a button or key.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum PageAction {
    /// A hint.
    Hint,
    /// The solution.
    Show,
    /// The question from its beginning.
    Retry,
    /// The next question, or the first.
    Next,
    /// The next one; this one was easy, or hard.
    Rate(Rating),
    /// The last answer is taken back.
    TakeBack,
    /// The question is not asked today, or not any more.
    PutOff(bool),
    /// What was put off for good is asked again.
    Resume,
    /// The questions that are left are asked.
    GoOn,
    /// What failed is asked again.
    Again,
    /// To show the whole board, or the part in use.
    Whole,
    /// What a key would do at another time.
    NotNow(Key),
    /// What fails most often is asked.
    Worst,
    /// To look round from the answer, and back to it.
    LookRound,
    /// To a move of the record while looking round, by its number from 0, or back.
    Walk(Option<usize>),
    /// The next move of the solution, or the one before.
    Step(bool),
    /// Another solution.
    NextSolution,
    /// A move that is not in the record is right, or wrong.
    Decide(bool),
    /// Something else is to be asked.
    Choose,
    /// All of it is asked, whether it is due or not.
    All,
    /// Override the convention of the game on view, or of all; `None` restores the record's own.
    Take(bool, Option<Convention>),
    /// The end.
    Leave,
}

/// The page.
#[derive(Default)]
pub struct StudyPage {
    title: String,
    home: Option<Home>,
    source: Option<StudySource>,
    part: Part,
    keeper: Keeper,
    board: StudyBoard,
    hand: AskingHand,
    /// The last options, for the settings.
    pub kept: BTreeMap<String, String>,
    done: bool,
    /// There was some input.
    pub acted: bool,
    /// The log is being read again.
    reading: Option<Background<ReadLog>>,
    /// It is to be read again as soon as all lines are written.
    is_stale: bool,
    /// Another question is next: whether there is something new in the log is to be looked at.
    looks: bool,
    /// The session begins when it was read.
    begins: bool,
    /// The window was in front.
    was_in_front: bool,
    /// The record that was opened meanwhile.
    opened: Option<String>,
}

/// The last schedule, from the settings.
fn schedule_of(kept: &BTreeMap<String, String>) -> Schedule {
    if kept.get(SCHEDULE).is_some_and(|name| name == LADDER) { Schedule::Ladder } else { Schedule::Fsrs }
}

/// The number of new questions a day, from the settings.
fn new_a_day(kept: &BTreeMap<String, String>) -> usize {
    kept.get(NEW).and_then(|count| count.parse().ok()).unwrap_or(USUAL_NEW)
}

/// Names in the settings.
const SCHEDULE: &str = "schedule";
const LADDER: &str = "ladder";
const FSRS: &str = "fsrs";
const NEW: &str = "new";
/// The default number of new questions a day.
const USUAL_NEW: usize = 10;

impl StudyPage {
    /// Opens the page for a source, and begins to look for questions. `title` names the source.
    pub fn new(
        ctx: &egui::Context,
        (title, source): (String, StudySource),
        home: Option<Home>,
        kept: BTreeMap<String, String>,
    ) -> StudyPage {
        let mut page = StudyPage::empty(title, home, kept);
        page.open(ctx, source);
        page
    }

    /// Opens it with what was studied before.
    /// `open` is the folder of the record behind it.
    pub fn collections(
        ctx: &egui::Context,
        home: Option<Home>,
        open: Option<PathBuf>,
        kept: BTreeMap<String, String>,
    ) -> StudyPage {
        let new_a_day = new_a_day(&kept);
        let mut page = StudyPage::empty(StaticText("study-collections", "Study").to_string(), home.clone(), kept);
        page.part = Part::Collections(Box::new(Collections::new(ctx, home, open, new_a_day)));
        page
    }

    fn empty(title: String, home: Option<Home>, kept: BTreeMap<String, String>) -> StudyPage {
        let keeper = Keeper::new(None, home.clone());
        StudyPage { title, home, keeper, kept, ..StudyPage::default() }
    }

    fn open(&mut self, ctx: &egui::Context, source: StudySource) {
        self.keeper.finish(ctx);
        self.keeper = Keeper::new(source.folder().map(std::path::Path::to_path_buf), self.home.clone());
        let (home, schedule, source_now) = (self.home.clone(), schedule_of(&self.kept), source.clone());
        let look = move || {
            if let (Some(home), Some(place)) = (&home, source_now.place()) {
                // Where it cannot be remembered, it is only not listed.
                let _ = crate::store::progress::remember(home, place);
            }
            gather(&source_now, home.as_ref(), (Moment::now(), schedule))
        };
        self.part = Part::Gathering(Background::begin(ctx, crate::store::disk::along(look)));
        self.source = Some(source);
    }

    /// The source's title: it names no answer.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Keeps what was answered, before the page goes.
    pub fn finish(&mut self, ctx: &egui::Context) {
        if let Part::Asking(sitting) = &mut self.part {
            sitting.leave(&mut self.keeper);
        }
        self.keeper.finish(ctx);
    }

    /// Draws it. Returns whether the user leaves it.
    pub fn show(&mut self, ui: &mut Ui, look: StudyLook<'_>) -> bool {
        if let Part::Asking(sitting) = &mut self.part {
            sitting.keep_answered(&mut self.keeper);
        }
        self.go_on(ui.ctx(), look.names);
        self.keeper.follow(ui.ctx());
        self.follow(ui.ctx());
        self.follow_log(ui.ctx());
        let area = ui.max_rect();
        ui.painter().rect_filled(area, 0.0, Palette::of(ui).page);
        let inner = area.shrink(2.0 * GRID);
        let is_asked = matches!(&self.part, Part::Asking(sitting) if sitting.view.is_some());
        let column = match is_asked {
            true => self.play(ui, inner, look),
            false => Rect::from_center_size(inner.center(), vec2(inner.width().min(640.0), inner.height())),
        };
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            // Half-typed text is cleared first, and a look round ends before the session does.
            let looks_round = matches!(&mut self.part, Part::Asking(sitting) if sitting.explorer().is_some());
            match () {
                () if is_asked && !self.hand.typed.is_empty() => self.hand.typed.clear(),
                () if looks_round => self.act(ui.ctx(), PageAction::LookRound, look.names),
                () => self.leave(),
            }
        }
        // Each question begins at its top, wherever the one before was scrolled to.
        let question = match &self.part {
            Part::Asking(sitting) => Some(sitting.round.place().0),
            _ => None,
        };
        ui.scope_builder(UiBuilder::new().max_rect(column).layout(Layout::top_down(egui::Align::Min)), |ui| {
            ScrollArea::vertical().id_salt(("study", question)).auto_shrink(false).show_in_sight(ui, |ui| {
                if !is_asked {
                    ui.label(RichText::new(&self.title).family(fonts::bold()).size(18.0));
                    ui.add_space(2.0 * GRID);
                }
                self.column(ui, look);
                self.show_messages(ui);
            });
        });
        std::mem::take(&mut self.done)
    }

    /// Draws the board and the pieces, and answers with what is done there. Returns what is left for words.
    fn play(&mut self, ui: &mut Ui, inner: Rect, look: StudyLook<'_>) -> Rect {
        let Part::Asking(sitting) = &mut self.part else { return inner };
        let Some(view) = &sitting.view else { return inner };
        let (board, tray, column) = places(inner, has_pieces(&view.position));
        if std::mem::take(&mut self.hand.leads_board) {
            self.board.lead();
        }
        let clue = sitting.clue.as_ref().and_then(|clue| clue.on(view.position.board())).cloned().unwrap_or_default();
        let shown = (view, sitting.version, &clue[..]);
        // The ground of the board goes to the edges of the window.
        let ground = match board.right() < column.left() {
            true => ui.max_rect().with_max_x(board.right() + GRID),
            false => ui.max_rect().with_max_y(board.bottom() + GRID),
        };
        ui.painter().rect_filled(ground, 0.0, Palette::of(ui).desk);
        self.board.explores = sitting.explorer().is_some();
        self.board.part = sitting.part();
        let done = self.board.show(ui, (board, tray), shown, look);
        self.hand.pointed.clone_from(&self.board.pointed);
        self.hand.board_has_keys = self.board.has_focus(ui.ctx());
        self.hand.is_zoomed = self.board.is_zoomed();
        self.acted |= !done.is_empty();
        for done in done {
            match done {
                OnStudyBoard::Move(text) => drop(sitting.type_move(&text, look.names)),
                OnStudyBoard::Told(message) => sitting.note(message),
                OnStudyBoard::Whole => sitting.whole = true,
            }
            ui.ctx().request_repaint();
        }
        column
    }

    /// Asks the next move of a game by itself.
    fn go_on(&mut self, ctx: &egui::Context, names: Coordinates) {
        let Part::Asking(sitting) = &self.part else { return };
        match sitting.goes_on_in() {
            Some(left) if left.is_zero() => self.act(ctx, PageAction::Next, names),
            Some(left) => ctx.request_repaint_after(left),
            None => {}
        }
    }

    /// Another record was opened behind the page.
    pub fn note_opened(&mut self, name: String) {
        self.opened = Some(name);
    }

    /// Reads the log again when the window comes to the front, before a session begins, and before a question where something is new in it:
    /// another window or machine may have added lines.
    fn follow_log(&mut self, ctx: &egui::Context) {
        let in_front = ctx.input(|input| input.focused);
        if in_front && !std::mem::replace(&mut self.was_in_front, in_front) {
            self.is_stale = true;
        }
        self.was_in_front = in_front;
        let gathered = match &mut self.part {
            Part::Choosing(gathered, _) => &mut **gathered,
            Part::Asking(sitting) => &mut sitting.gathered,
            _ => return,
        };
        self.keeper.written().into_iter().for_each(|written| gathered.wrote(written));
        if self.looks && self.keeper.is_idle() {
            self.looks = false;
            let (known, home) = (gathered.times().clone(), self.home.clone());
            let look =
                move || known.iter().any(|(folder, known)| progress::times(folder.as_deref(), home.as_ref()) != *known);
            let look = Background::begin(ctx, crate::store::disk::along(look));
            // A disk that takes longer shows it when the window comes to the front.
            if matches!(look.take_within(at_first(LOOK)), JobState::Done(true)) {
                self.is_stale = true;
                self.read_log(ctx, Duration::ZERO);
                return self.read_log(ctx, at_first(LOOK));
            }
        }
        self.read_log(ctx, Duration::ZERO);
    }

    /// Begins to read the log again, if it is to be read, and goes on when it was; waits this long for that.
    fn read_log(&mut self, ctx: &egui::Context, most: Duration) {
        match self.reading.as_ref().map(|reading| reading.take_within(most)) {
            Some(JobState::NotYet) => return,
            Some(JobState::Done(read)) => {
                self.reading = None;
                match &mut self.part {
                    Part::Asking(sitting) => sitting.renew(read),
                    Part::Choosing(gathered, _) => gathered.renew(read),
                    _ => {}
                }
            }
            Some(JobState::Nothing) => self.reading = None,
            None if self.is_stale && self.keeper.is_idle() => {
                self.is_stale = false;
                let Some(source) = self.source.clone() else { return };
                let gathered = match &mut self.part {
                    Part::Choosing(gathered, _) => &mut **gathered,
                    Part::Asking(sitting) => &mut sitting.gathered,
                    _ => return,
                };
                gathered.before_reading();
                let (home, schedule) = (self.home.clone(), gathered.learned.schedule());
                let read = move || ReadLog::of(&source, home.as_ref(), (Moment::now(), schedule));
                self.reading = Some(Background::begin(ctx, crate::store::disk::along(read)));
                return;
            }
            None => {}
        }
        if self.begins && self.reading.is_none() && !self.is_stale {
            self.begins = false;
            self.part = match std::mem::take(&mut self.part) {
                Part::Choosing(gathered, mut choice) => {
                    // The last ones may have been answered elsewhere.
                    let count = count(&gathered, choice);
                    choice.all = count.due + count.today == 0;
                    Part::Asking(Box::new(Sitting::new(*gathered, choice)))
                }
                other => other,
            };
            ctx.request_repaint();
        }
    }

    fn follow(&mut self, ctx: &egui::Context) {
        let Part::Gathering(coming) = &self.part else { return };
        match coming.take() {
            JobState::NotYet => {}
            JobState::Done(gathered) => {
                // A field that is gone keeps no keyboard: the button to begin gets it.
                ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
                let mode = gathered.best();
                let new_a_day = new_a_day(&self.kept);
                let choice = StudyChoice::usual(mode, gathered.wished_side(mode), new_a_day);
                self.part = Part::Choosing(Box::new(gathered), choice);
            }
            JobState::Nothing => self.part = Part::Nothing,
        }
    }

    fn column(&mut self, ui: &mut Ui, look: StudyLook<'_>) {
        let action = match &mut self.part {
            Part::Collections(collections) => match collections.show(ui) {
                Some(Wanted::Place(place)) => return self.go_to(ui.ctx(), place),
                Some(Wanted::Starter(starter)) => {
                    self.title = starter_title(starter);
                    self.open(ui.ctx(), source_of(starter));
                    return ui.ctx().request_repaint();
                }
                Some(Wanted::Leave) => Some(PageAction::Leave),
                None => None,
            },
            Part::Gathering(_) => {
                controls::quiet(ui, LOOKING.localized());
                button(ui, words::CLOSE, "", false).clicked().then_some(PageAction::Leave)
            }
            Part::Nothing => {
                ui.label(words::capital(&words::PROGRAM_ERROR));
                button(ui, words::CLOSE, "", false).clicked().then_some(PageAction::Leave)
            }
            Part::Choosing(gathered, choice) => {
                let before = (choice.mode, choice.side);
                let action = choose(ui, gathered, choice);
                // Another mode begins with what is wished there; another side of the same mode is a wish.
                if choice.mode != before.0 {
                    choice.side = gathered.wished_side(choice.mode);
                } else if choice.side != before.1 {
                    let line = gathered.side_line(Moment::now(), (choice.mode, choice.side));
                    self.keeper.keep(&line);
                    gathered.take(line);
                }
                keep_choice(&mut self.kept, gathered.learned.schedule(), choice.new_a_day);
                action
            }
            Part::Asking(sitting) if sitting.view.is_some() => show(ui, sitting, &mut self.hand, look),
            Part::Asking(sitting) => ended(ui, sitting).or_else(|| shortcuts(ui, "")),
        };
        let Some(action) = action else { return };
        self.act(ui.ctx(), action, look.names);
        ui.ctx().request_repaint();
    }

    /// Studies a file or folder.
    fn go_to(&mut self, ctx: &egui::Context, place: PathBuf) {
        self.title = title_of(&place);
        let source = if place.is_dir() { StudySource::Folder(place) } else { StudySource::File(place) };
        self.open(ctx, source);
        ctx.request_repaint();
    }

    /// Leaves; after questions the summary is shown first.
    fn leave(&mut self) {
        match &mut self.part {
            Part::Asking(sitting) if sitting.view.is_some() => {
                sitting.leave(&mut self.keeper);
                self.done = sitting.went.is_empty();
            }
            _ => self.done = true,
        }
    }

    fn act(&mut self, ctx: &egui::Context, action: PageAction, names: Coordinates) {
        self.acted = true;
        if action == PageAction::Leave {
            return self.leave();
        }
        let mut sitting = match std::mem::replace(&mut self.part, Part::Nothing) {
            Part::Choosing(mut gathered, choice) => {
                match action {
                    PageAction::Resume => {
                        let suspended = suspended(&gathered, choice).into_iter();
                        let suspended: Vec<_> =
                            suspended.map(|item| (item.exercise.key, item.game.file.clone())).collect();
                        for (key, file) in suspended {
                            let line = gathered.learned.line(Moment::now(), LogEvent::Resume(key));
                            self.keeper.keep_beside(&file, &line);
                            gathered.take(line);
                        }
                        self.part = Part::Choosing(gathered, choice);
                    }
                    PageAction::Take(_, convention) => self.take(ctx, &gathered, (None, convention)),
                    PageAction::Worst => self.part = Part::Asking(Box::new(Sitting::of_worst(*gathered, choice))),
                    _ => {
                        self.part = Part::Choosing(gathered, choice);
                        (self.begins, self.is_stale) = (true, true);
                    }
                }
                return;
            }
            Part::Asking(sitting) => sitting,
            other => {
                self.part = other;
                return;
            }
        };
        match action {
            PageAction::Hint => sitting.hint(),
            PageAction::Show => sitting.show(names),
            PageAction::Step(on) => sitting.step(on, names),
            PageAction::NextSolution => sitting.next_solution(names),
            PageAction::Retry => sitting.retry(),
            PageAction::Next => {
                self.hand.typed.clear();
                sitting.next(None, &mut self.keeper);
                self.looks = true;
            }
            PageAction::Rate(rating) => {
                self.hand.typed.clear();
                sitting.next(Some(rating), &mut self.keeper);
                self.looks = true;
            }
            PageAction::TakeBack => {
                self.hand.typed.clear();
                sitting.take_back(&mut self.keeper);
            }
            PageAction::PutOff(for_good) => {
                self.hand.typed.clear();
                sitting.put_off(for_good, &mut self.keeper);
                self.looks = true;
            }
            PageAction::LookRound => drop(sitting.look_round()),
            PageAction::GoOn => sitting.begin_question(),
            PageAction::Whole => {
                sitting.whole = self.board.is_zoomed();
                self.board.show_whole();
            }
            PageAction::NotNow(key) => {
                let key = words::key(key.name());
                sitting.note(say!(
                    "study-key-not-now",
                    "{key} does nothing here: the buttons show what can be done.",
                    key
                ));
            }
            PageAction::Walk(to) => sitting.walk(to, names),
            PageAction::Again => {
                self.part = Part::Asking(Box::new(sitting.again()));
                return;
            }
            PageAction::Decide(is_right) => sitting.decide(is_right),
            PageAction::Choose => {
                let Sitting { gathered, choice, .. } = *sitting;
                self.part = Part::Choosing(Box::new(gathered), StudyChoice { all: false, ..choice });
                return;
            }
            PageAction::All => {
                let Sitting { gathered, choice, .. } = *sitting;
                let choice = StudyChoice { all: true, ..choice };
                self.part = Part::Asking(Box::new(Sitting::new(gathered, choice)));
                return;
            }
            // Answers given under another judgement do not count.
            PageAction::Take(is_of_game, convention) => {
                let game = sitting.game().filter(|_| is_of_game);
                return self.take(ctx, &sitting.gathered, (game, convention));
            }
            PageAction::Leave | PageAction::Worst | PageAction::Resume => {}
        }
        self.part = Part::Asking(sitting);
    }

    /// Sets the convention of games: it is saved, and their questions are made again.
    fn take(
        &mut self,
        ctx: &egui::Context,
        gathered: &Gathered,
        (game, convention): (Option<&GatheredGame>, Option<Convention>),
    ) {
        let line = |scope| gathered.learned.line(Moment::now(), LogEvent::Convention(scope, convention));
        match game.and_then(|game| Some((&game.file, game.key?))) {
            // Beside the record, where it is looked for.
            Some((file, key)) => self.keeper.keep_beside(file, &line(Scope::game(key, file))),
            None => self.keeper.keep(&line(Scope::Folder)),
        }
        if let Some(source) = self.source.clone() {
            self.open(ctx, source);
        }
    }

    /// Messages about the log, and about unreadable files.
    fn show_messages(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        if let Some(name) = &self.opened {
            ui.add_space(2.0 * GRID);
            let says = say!("study-opened-behind", "{name} was opened: it is there when you close this page.", name);
            let label = ui.label(RichText::new(says).color(palette.quiet).size(13.0));
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
        }
        if let Some((alarms, message)) = self.keeper.report().filter(|_| self.source.is_some()) {
            ui.add_space(2.0 * GRID);
            let colour = if *alarms { palette.alarm } else { palette.quiet };
            let label = ui.label(RichText::new(message).color(colour).size(13.0));
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
        }
    }
}

/// The title for questions of a file or folder.
pub fn title_of(place: &std::path::Path) -> String {
    let name = words::file_name(place);
    match place.is_dir() {
        true => say!("study-of-folder", "Study: folder {name}", name),
        false => say!("study-of", "Study: {name}", name),
    }
}

/// Stores the choices for the next time.
fn keep_choice(kept: &mut BTreeMap<String, String>, schedule: Schedule, new_a_day: usize) {
    let name = if schedule == Schedule::Ladder { LADDER } else { FSRS };
    for (key, value, usual) in
        [(SCHEDULE, name.to_owned(), FSRS.to_owned()), (NEW, new_a_day.to_string(), USUAL_NEW.to_string())]
    {
        if value != usual || kept.contains_key(key) {
            kept.insert(key.to_owned(), value);
        }
    }
}

/// Where the board is, the pieces, and what is said: next to each other in wide windows, below each other in tall ones.
fn places(inner: Rect, pieces: bool) -> (Rect, Option<Rect>, Rect) {
    let gap = 2.0 * GRID;
    if inner.width() >= inner.height() {
        let usual = COLUMN.min(inner.width() * 0.5);
        // What a board that is as high as the window leaves goes to the pieces, and to the buttons above them.
        let left = inner.width() - gap - inner.height();
        let width = if pieces { usual.max(left.min(1.4 * COLUMN)) } else { usual };
        let board = inner.with_max_x(inner.right() - width - gap);
        let side = inner.with_min_x(inner.right() - width);
        let middle = side.bottom() - 0.42 * side.height();
        return match pieces {
            true => (board, Some(side.with_min_y(middle)), side.with_max_y(middle - GRID)),
            false => (board, None, side),
        };
    }
    let height = inner.width().min(inner.height() * 0.5);
    let board = inner.with_max_y(inner.top() + height);
    let below = inner.with_min_y(board.bottom() + gap);
    match pieces {
        true => {
            let middle = below.center().x;
            (board, Some(below.with_min_x(middle + GRID)), below.with_max_x(middle - GRID))
        }
        false => (board, None, below),
    }
}

/// A row of buttons, each with what it does and the key that does the same. The first is the usual one: it gets the keyboard that nothing
/// has, and stands last, as in dialogs. Returns what the clicked one does.
pub fn row_of_buttons<const N: usize>(ui: &mut Ui, offers: [(PageAction, StaticText, &str); N]) -> Option<PageAction> {
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        for (index, (offered, word, key)) in offers.into_iter().enumerate().rev() {
            let response = button(ui, word, key, index == 0);
            if index == 0 && ui.memory(|memory| memory.focused()).is_none() {
                response.request_focus();
            }
            if response.clicked() {
                action = Some(offered);
            }
        }
    });
    action
}

/// A button with a name of the user's.
pub fn button_of(ui: &mut Ui, word: &str, usual: bool) -> Response {
    controls::button_of(ui, RichText::new(word), usual, BUTTON)
}

/// A lower button, for what is done less often.
pub fn small_button(ui: &mut Ui, word: StaticText, key: &str) -> Response {
    controls::button(ui, word, key, false, SMALL_BUTTON)
}

/// A button, the usual one filled.
pub fn button(ui: &mut Ui, word: StaticText, key: &str, usual: bool) -> Response {
    controls::button(ui, word, key, usual, BUTTON)
}
