//! The page on which one is asked: a board, whose turn, what is asked, and what came of it. It stands in place of the whole window, so that
//! nothing beside it gives an answer away.

use egui::accesskit::{Live, Role};
use egui::text::{CCursor, CCursorRange};
use egui::{
    Button, Key, Layout, Modifiers, Rect, Response, RichText, ScrollArea, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::app::board::still::{StillBoard, StillKey};
use crate::app::look::bidi::field;
use crate::app::look::controls::tip;
use crate::app::look::fonts;
use crate::app::look::in_sight::InSight as _;
use crate::app::look::theme::{GRID, Palette};
use crate::app::look::words;
use crate::app::platform::background::{Background, Come};
use crate::app::study::gather::{Gathered, StudySource, gather};
use crate::app::study::keeper::Keeper;
use crate::app::study::sitting::{Sign, Sitting, StudyChoice, count};
use crate::game::Coordinates;
use crate::language::{self, Word};
use crate::scene::Theme;
use crate::store::Home;
use crate::study::session::Stage;
use crate::study::{Mode, Moment, date_of};

/// The modes, and what each is called.
const MODES: [(Mode, Word); 4] = [
    (Mode::Problem, Word("study-problem", "Solve problems")),
    (Mode::Repertoire, Word("study-repertoire", "Name the moves of a repertoire")),
    (Mode::Guess, Word("study-guess", "Guess the moves of a game")),
    (Mode::Mistakes, Word("study-mistakes", "Find better moves than those marked as bad")),
];

/// Width of what stands beside the board, and the least height of a button, in points.
const COLUMN: f32 = 340.0;
const BUTTON: f32 = 36.0;

/// Letters of a comment that are shown.
const MOST_LETTERS: usize = 5_000;

/// How boards are shown.
#[derive(Clone, Copy)]
pub struct StudyLook<'a> {
    /// What they are painted with.
    pub theme: &'a Theme,
    /// Whether there are coordinates around them.
    pub coordinates: bool,
    /// What places are called.
    pub names: Coordinates,
}

/// Where one is.
enum Part {
    Gathering(Background<Gathered>),
    Choosing(Box<Gathered>, StudyChoice),
    Asking(Box<Sitting>),
    Nothing,
}

/// What a button or a key asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Hint,
    Show,
    Retry,
    Next,
    Easy,
    Decide(bool),
    Choose,
    All,
    Leave,
}

/// The page.
pub struct StudyPage {
    title: String,
    part: Part,
    keeper: Keeper,
    picture: StillBoard,
    typed: String,
    /// The question and its stage for which something got the keyboard.
    led: Option<(u64, Option<Stage>)>,
    done: bool,
}

impl StudyPage {
    /// Opens it, and begins to look for what can be asked. `title` says of what.
    pub fn new(ctx: &egui::Context, title: String, source: StudySource, home: Option<Home>) -> StudyPage {
        let keeper = Keeper::new(source.folder().map(std::path::Path::to_path_buf), home.clone());
        let look = move || gather(&source, home.as_ref(), Moment::now());
        let coming = Background::begin(ctx, crate::store::disk::along(look));
        let (picture, typed) = (StillBoard::default(), String::new());
        StudyPage { title, part: Part::Gathering(coming), keeper, picture, typed, led: None, done: false }
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
        self.keeper.follow(ui.ctx());
        self.follow();
        let area = ui.max_rect();
        ui.painter().rect_filled(area, 0.0, Palette::of(ui).page);
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.done = true;
        }
        let inner = area.shrink(2.0 * GRID);
        let (board, column) = match area.width() >= area.height() {
            true => {
                let width = COLUMN.min(inner.width() * 0.5);
                let left = inner.with_max_x(inner.right() - width - 2.0 * GRID);
                (left, inner.with_min_x(inner.right() - width))
            }
            false => {
                let height = inner.width().min(inner.height() * 0.5);
                let top = inner.with_max_y(inner.top() + height);
                (top, inner.with_min_y(top.bottom() + 2.0 * GRID))
            }
        };
        if let Part::Asking(sitting) = &mut self.part
            && sitting.view.is_some()
        {
            let touched = board_of(ui, &mut self.picture, board, sitting, look);
            touched.into_iter().for_each(|place| sitting.touch(place, look.names));
        }
        let is_asked = matches!(&self.part, Part::Asking(sitting) if sitting.view.is_some());
        let column = match is_asked {
            true => column,
            false => Rect::from_center_size(inner.center(), vec2(inner.width().min(560.0), inner.height())),
        };
        ui.scope_builder(UiBuilder::new().max_rect(column).layout(Layout::top_down(egui::Align::Min)), |ui| {
            ScrollArea::vertical().id_salt("study").auto_shrink(false).show_in_sight(ui, |ui| {
                ui.label(RichText::new(&self.title).family(fonts::bold()).size(18.0));
                ui.add_space(GRID);
                self.column(ui, look);
                self.said(ui);
            });
        });
        std::mem::take(&mut self.done)
    }

    fn follow(&mut self) {
        let Part::Gathering(coming) = &self.part else { return };
        match coming.take() {
            Come::NotYet => {}
            Come::Done(gathered) => {
                let mode = gathered.best();
                let choice = StudyChoice { mode, side: None, turned: false, by_chance: false, all: false };
                self.part = Part::Choosing(Box::new(gathered), choice);
            }
            Come::Nothing => self.part = Part::Nothing,
        }
    }

    fn column(&mut self, ui: &mut Ui, look: StudyLook<'_>) {
        let deed = match &mut self.part {
            Part::Gathering(_) => {
                ui.label(RichText::new(Word("study-looking", "Looking for questions…")).color(Palette::of(ui).quiet));
                button(ui, words::CLOSE, "", false).clicked().then_some(Deed::Leave)
            }
            Part::Nothing => {
                ui.label(words::capital(&words::PROGRAM_ERROR));
                button(ui, words::CLOSE, "", false).clicked().then_some(Deed::Leave)
            }
            Part::Choosing(gathered, choice) => choose(ui, gathered, choice),
            Part::Asking(sitting) if sitting.view.is_some() => {
                asked(ui, sitting, (&mut self.typed, &mut self.led), look)
            }
            Part::Asking(sitting) => ended(ui, sitting),
        };
        let Some(deed) = deed else { return };
        self.act(deed);
        ui.ctx().request_repaint();
    }

    fn act(&mut self, deed: Deed) {
        if deed == Deed::Leave {
            self.done = true;
            return;
        }
        let sitting = match std::mem::replace(&mut self.part, Part::Nothing) {
            Part::Choosing(gathered, choice) => {
                self.part = Part::Asking(Box::new(Sitting::new(*gathered, choice)));
                return;
            }
            Part::Asking(sitting) => sitting,
            other => {
                self.part = other;
                return;
            }
        };
        let mut sitting = sitting;
        match deed {
            Deed::Hint => sitting.hint(),
            Deed::Show => sitting.show(),
            Deed::Retry => sitting.retry(),
            Deed::Next | Deed::Easy => {
                self.typed.clear();
                sitting.next(deed == Deed::Easy, &mut self.keeper);
            }
            Deed::Decide(is_right) => sitting.decide(is_right),
            Deed::Choose => {
                let Sitting { gathered, choice, .. } = *sitting;
                self.part = Part::Choosing(Box::new(gathered), StudyChoice { all: false, ..choice });
                return;
            }
            Deed::All => {
                let Sitting { gathered, choice, .. } = *sitting;
                let choice = StudyChoice { all: true, ..choice };
                self.part = Part::Asking(Box::new(Sitting::new(gathered, choice)));
                return;
            }
            Deed::Leave => {}
        }
        self.part = Part::Asking(sitting);
    }

    /// What is to be said of the log, and of what could not be read.
    fn said(&self, ui: &mut Ui) {
        let palette = Palette::of(ui);
        if let Some((alarms, said)) = self.keeper.said() {
            ui.add_space(2.0 * GRID);
            let colour = if *alarms { palette.alarm } else { palette.quiet };
            let label = ui.label(RichText::new(said).color(colour).size(13.0));
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
        }
    }
}

/// Draws the board of a question. Returns the place that was clicked.
fn board_of(
    ui: &mut Ui,
    picture: &mut StillBoard,
    area: Rect,
    sitting: &Sitting,
    look: StudyLook<'_>,
) -> Option<crate::game::Place> {
    let view = sitting.view.as_ref()?;
    let position = view.position.clone().with_coordinates(look.names);
    if !position.kind().has_board() {
        return None;
    }
    let key = StillKey { version: sitting.version, theme: look.theme.id.clone(), coordinates: look.coordinates };
    let clue = sitting.clue.as_ref().and_then(|clue| clue.on(position.board())).map_or(&[][..], Vec::as_slice);
    let board = words::BOARD.said();
    picture.show(ui, (area, board), (&view.tree, view.node, &position, clue), (key, look.theme))
}

/// What can be chosen before one is asked.
fn choose(ui: &mut Ui, gathered: &Gathered, choice: &mut StudyChoice) -> Option<Deed> {
    let quiet = Palette::of(ui).quiet;
    let fitting: Vec<_> = MODES.iter().filter(|(mode, _)| !gathered.of(*mode).is_empty()).collect();
    for told in gathered.told.iter().take(5) {
        ui.label(RichText::new(told).color(quiet).size(13.0));
    }
    if fitting.is_empty() {
        ui.label(Word("study-nothing", "Nothing can be asked here: there are no moves to find."));
        return button(ui, words::CLOSE, "", true).clicked().then_some(Deed::Leave);
    }
    for (mode, word) in fitting {
        if ui.radio(choice.mode == *mode, word.said()).clicked() {
            (choice.mode, choice.side) = (*mode, None);
        }
    }
    let sides = gathered.sides(choice.mode);
    if sides.len() > 1 {
        ui.add_space(GRID);
        ui.horizontal_wrapped(|ui| {
            ui.radio_value(&mut choice.side, None, Word("study-all-sides", "All sides").said());
            for (side, name) in sides {
                ui.radio_value(&mut choice.side, Some(side), name);
            }
        });
    }
    ui.add_space(GRID);
    ui.checkbox(&mut choice.turned, Word("study-turned", "Turn the board by chance").said());
    if choice.mode == Mode::Problem {
        ui.checkbox(&mut choice.by_chance, Word("study-by-chance", "Draw replies by chance").said());
    }
    ui.add_space(GRID);
    let count = count(gathered, *choice);
    let mut says = say!("study-counts-here", "{due} due today, {new} never asked", due = count.due, new = count.new);
    if let Some((day, many)) = count.next {
        says += &say!("study-next-here", "; {many} on {date}", many, date = date_of(day));
    }
    ui.label(RichText::new(says).color(quiet));
    choice.all = count.due + count.new == 0;
    if choice.all {
        ui.label(Word("study-not-due", "Nothing is due. You can practise all the same; that changes no day."));
    }
    ui.add_space(GRID);
    let begin = match choice.all {
        true => Word("study-practise", "Practise"),
        false => Word("study-begin", "Begin"),
    };
    let (mut begins, mut leaves) = (false, false);
    ui.horizontal_wrapped(|ui| {
        begins = button(ui, begin, "", true).clicked();
        leaves = button(ui, words::CLOSE, "Esc", false).clicked();
    });
    match (begins, leaves) {
        (true, _) => Some(Deed::Next),
        (_, true) => Some(Deed::Leave),
        _ => None,
    }
}

/// What stands beside the board.
fn asked(
    ui: &mut Ui,
    sitting: &mut Sitting,
    (typed, led): (&mut String, &mut Option<(u64, Option<Stage>)>),
    look: StudyLook<'_>,
) -> Option<Deed> {
    let view = sitting.view.as_ref()?;
    let (stage, palette) = (view.stage, Palette::of(ui));
    let prompt = ui.label(RichText::new(&view.prompt).size(18.0));
    ui.ctx().accesskit_node_builder(prompt.id, |node| node.set_live(Live::Polite));
    if let Some(comment) = &view.comment {
        ui.add_space(GRID);
        // What is longer is no remark on a position.
        ui.add(egui::Label::new(&*language::beginning(comment, MOST_LETTERS)).wrap());
    }
    ui.add_space(GRID);
    if let Some((sign, said)) = &sitting.told {
        told(ui, *sign, said);
    }
    let leads = *led != Some((sitting.version, Some(stage)));
    *led = Some((sitting.version, Some(stage)));
    ui.add_space(GRID);
    let mut deed = None;
    if stage == Stage::Asked {
        let mut output = field::line(ui, typed, Some(egui::Id::unique("study move")), |edit| {
            edit.desired_width(COLUMN - 2.0 * GRID).hint_text(words::MOVE)
        });
        let response = output.response.response.clone();
        response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, words::MOVE));
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if entered && !typed.trim().is_empty() {
            if sitting.type_move(&typed.clone(), look.names) {
                typed.clear();
            }
            ui.ctx().request_repaint();
        }
        if leads || entered {
            response.request_focus();
            // What was refused is written over.
            let all = CCursorRange::two(CCursor::new(0), CCursor::new(typed.chars().count()));
            output.state.cursor.set_char_range(Some(all));
            output.state.clone().store(ui.ctx(), response.id);
        }
    }
    ui.add_space(GRID);
    let offered = offers(stage);
    ui.horizontal_wrapped(|ui| {
        for (index, (offered, word, key)) in offered.iter().enumerate() {
            let response = button(ui, *word, key.map_or("", Key::name), index == 0 && stage != Stage::Asked);
            if leads && index == 0 && stage != Stage::Asked {
                response.request_focus();
            }
            let pressed = key.is_some_and(|key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)));
            if response.clicked() || pressed {
                deed = Some(*offered);
            }
        }
    });
    ui.add_space(2.0 * GRID);
    let left = sitting.left();
    let mut says = say!("study-left", "{count} question left" | "{count} questions left", count = left);
    if sitting.choice.mode == Mode::Guess {
        let (points, of) = sitting.points;
        says += &say!("study-points", "; {points} of {of} points", points, of);
    }
    ui.label(RichText::new(says).color(palette.quiet).size(13.0));
    let keys = Word(
        "study-keys",
        "Enter plays and goes on, F2 hints, F3 shows the solution, F4 is easy, F5 is next, Escape leaves.",
    );
    ui.add(egui::Label::new(RichText::new(keys).color(palette.quiet).size(13.0)).wrap());
    deed
}

/// What can be done at a stage, the usual first, with a key for each that has one besides Enter.
fn offers(stage: Stage) -> Vec<(Deed, Word, Option<Key>)> {
    let hint = (Deed::Hint, Word("study-give-hint", "Hint"), Some(Key::F2));
    let show = (Deed::Show, Word("study-show", "Show the solution"), Some(Key::F3));
    let retry = (Deed::Retry, Word("study-retry", "Try again"), None);
    let good = (Deed::Next, Word("study-good", "Good: next"), None);
    let easy = (Deed::Easy, Word("study-easy", "Easy"), Some(Key::F4));
    let next = (Deed::Next, Word("study-next", "Next"), Some(Key::F5));
    let leave = (Deed::Leave, Word("study-leave", "Leave"), None);
    match stage {
        Stage::Asked => vec![hint, show, (next.0, Word("study-later", "Later"), next.2), leave],
        Stage::Off => vec![
            retry,
            (Deed::Decide(true), Word("study-is-right", "It is right"), None),
            (Deed::Decide(false), Word("study-is-wrong", "It is wrong"), None),
            show,
            leave,
        ],
        Stage::Failed => vec![retry, show, next, leave],
        Stage::Solved => vec![good, easy, leave],
        Stage::Shown => vec![next, leave],
    }
}

/// What came of a try: a sign, and words.
fn told(ui: &mut Ui, sign: Sign, said: &str) {
    let palette = Palette::of(ui);
    let colour = match sign {
        Sign::Right => palette.accent,
        Sign::Wrong => palette.alarm,
        Sign::Unknown | Sign::Note => palette.text,
    };
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(20.0, 20.0), egui::Sense::hover());
        let at = |x: f32, y: f32| pos2(rect.left() + x * 20.0, rect.top() + y * 20.0);
        let (painter, line) = (ui.painter(), Stroke::new(2.5, colour));
        match sign {
            Sign::Right => {
                painter.line_segment([at(0.1, 0.55), at(0.4, 0.85)], line);
                painter.line_segment([at(0.4, 0.85), at(0.9, 0.15)], line);
            }
            Sign::Wrong => {
                painter.line_segment([at(0.15, 0.15), at(0.85, 0.85)], line);
                painter.line_segment([at(0.85, 0.15), at(0.15, 0.85)], line);
            }
            Sign::Unknown => {
                painter.circle_stroke(at(0.5, 0.5), 8.0, line);
            }
            Sign::Note => {
                painter.circle_filled(at(0.5, 0.5), 3.0, colour);
            }
        }
        let label = ui.add(egui::Label::new(RichText::new(said).size(16.0).color(colour)).wrap());
        ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Assertive));
    });
}

/// The end: what went well, and when to come again.
fn ended(ui: &mut Ui, sitting: &Sitting) -> Option<Deed> {
    let tally = sitting.tally();
    let mut says = match tally.asked {
        0 => say!("study-none-asked", "Nothing was asked."),
        count => say!(
            "study-done",
            "Done: {right} of {count} right at once." | "Done: {right} of {count} right at once.",
            count,
            right = tally.right
        ),
    };
    if tally.repeated > 0 {
        says += " ";
        says += &say!(
            "study-repeated",
            "{count} answer repeated what had failed." | "{count} answers repeated what had failed.",
            count = tally.repeated
        );
    }
    ui.label(RichText::new(says).size(18.0));
    let quiet = Palette::of(ui).quiet;
    if sitting.choice.mode == Mode::Guess && tally.asked > 0 {
        let (points, of) = sitting.points;
        ui.label(RichText::new(say!("study-all-points", "{points} of {of} points", points, of)).color(quiet));
    }
    ui.label(RichText::new(sitting.comes_again()).color(quiet));
    ui.add_space(GRID);
    let mut deed = None;
    ui.horizontal_wrapped(|ui| {
        let offers = [
            (Deed::Leave, words::CLOSE),
            (Deed::Choose, Word("study-more", "Ask something else")),
            (Deed::All, Word("study-all-again", "All of it once more")),
        ];
        for (index, (offered, word)) in offers.into_iter().enumerate() {
            if button(ui, word, "", index == 0).clicked() {
                deed = Some(offered);
            }
        }
    });
    deed
}

/// A button, the usual one filled.
fn button(ui: &mut Ui, word: Word, key: &str, usual: bool) -> Response {
    let palette = Palette::of(ui);
    let text = RichText::new(word);
    let button = match usual {
        true => Button::new(text.color(palette.on_accent)).fill(palette.accent),
        false => Button::new(text),
    };
    tip(ui.add(button.min_size(vec2(0.0, BUTTON))), word.said(), key)
}
