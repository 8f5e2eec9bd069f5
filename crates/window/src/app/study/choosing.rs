//! The options of a study session, shown before the first question.

use egui::Ui;

use crate::app::look::controls::{quiet, quiet_small};
use crate::app::look::{GRID, form, words};
use crate::app::study::calendar::{day_words, week};
use crate::app::study::choice::{PORTION, StudyChoice, Summary, counted_words};
use crate::app::study::conventions;
use crate::app::study::gather::Gathered;
use crate::app::study::page::{PageAction, button, row_of_buttons, small_button};
use crate::language::{self, StaticText};
use crate::study::log::Scope;
use crate::study::{Mode, Schedule};

/// The modes, and what each is called.
const MODES: [(Mode, StaticText); 4] = [
    (Mode::Problem, StaticText("study-problem", "Solve problems")),
    (Mode::Repertoire, StaticText("study-repertoire", "Recall a repertoire")),
    (Mode::Guess, StaticText("study-guess", "Guess the moves of a game")),
    (Mode::Mistakes, StaticText("study-mistakes", "Find better moves than those marked as bad")),
];

/// How many new questions a day can be chosen.
const NEW: [usize; 6] = [0, 5, 10, 20, 50, usize::MAX];
/// How deep a repertoire can be asked, in nodes.
const DEPTHS: [Option<u32>; 5] = [None, Some(6), Some(10), Some(20), Some(40)];
/// How many milliseconds after a right guess the next move can be asked; 0 by a key.
const PACES: [u32; 5] = [0, 500, 1000, 2000, 4000];
/// So many sentences are said of what could not be read.
const TOLD: usize = 5;
/// Widths of lists and of their labels.
const LIST: f32 = 280.0;
const SHORT_LIST: f32 = 90.0;
const LABEL: f32 = 190.0;

/// Draws it.
pub fn choose(ui: &mut Ui, gathered: &mut Gathered, choice: &mut StudyChoice) -> Option<PageAction> {
    let more = gathered.messages.len().checked_sub(TOLD + 1).map(|more| words::and_more(more + 1));
    for told in gathered.messages.iter().take(TOLD).chain(&more) {
        quiet_small(ui, told);
    }
    if MODES.iter().all(|(mode, _)| gathered.of(*mode).is_empty()) {
        let why = match gathered.records {
            0 => StaticText("study-no-records", "There are no records in this folder."),
            _ => StaticText("study-nothing", "No questions: there are no moves to find here."),
        };
        ui.label(why.localized());
        let taken = if gathered.records > 0 { judged_by(ui, gathered) } else { None };
        return button(ui, words::CLOSE, "", true).clicked().then_some(PageAction::Leave).or(taken);
    }
    for (mode, word) in MODES.iter().filter(|(mode, _)| !gathered.of(*mode).is_empty()) {
        if ui.radio(choice.mode == *mode, word.localized()).clicked() {
            (choice.mode, choice.side) = (*mode, None);
        }
    }
    let summary = gathered.summary(*choice);
    if summary.sides.len() > 1 {
        ui.add_space(GRID);
        ui.horizontal_wrapped(|ui| {
            ui.radio_value(&mut choice.side, None, StaticText("study-all-sides", "All sides").localized());
            for (side, name) in &summary.sides {
                ui.radio_value(&mut choice.side, Some(*side), name);
            }
        });
    }
    ui.add_space(GRID);
    if let Some(taken) = evidence(ui, gathered, choice.mode) {
        return Some(taken);
    }
    options(ui, gathered, choice);
    ui.add_space(GRID);
    // As it was just chosen.
    let summary = gathered.summary(*choice);
    begin(ui, &summary, gathered.learned.now.day(), choice)
}

/// The problems' convention, with a choice of another one.
fn evidence(ui: &mut Ui, gathered: &Gathered, mode: Mode) -> Option<PageAction> {
    if !matches!(mode, Mode::Problem) {
        // What is left out may be one that is marked otherwise.
        return gathered.left_out.as_ref().and_then(|_| judged_by(ui, gathered));
    }
    for (convention, certainty, count, shown) in &gathered.conventions {
        let Some(name) = conventions::name(*convention) else { continue };
        let says = say!(
            "study-judged-by",
            "{count} game judged by “{name}”, for example: {shown}"
                | "{count} games judged by “{name}”, for example: {shown}",
            count = *count,
            name,
            shown
        );
        quiet_small(ui, conventions::with_certainty(*certainty, says));
    }
    judged_by(ui, gathered)
}

/// The choice of another convention.
fn judged_by(ui: &mut Ui, gathered: &Gathered) -> Option<PageAction> {
    let wished = gathered.learned.wishes.get(&Scope::Folder).and_then(|wish| wish.convention);
    conventions::choose(ui, wished, LABEL + GRID + LIST).map(|convention| PageAction::Take(false, convention))
}

/// The options.
fn options(ui: &mut Ui, gathered: &mut Gathered, choice: &mut StudyChoice) {
    ui.checkbox(&mut choice.turned, StaticText("study-turned", "Rotate the board at random").localized());
    if choice.mode == Mode::Problem {
        ui.checkbox(&mut choice.by_chance, StaticText("study-by-chance", "Random replies").localized());
    }
    if choice.mode == Mode::Guess {
        ui.checkbox(&mut choice.cards, StaticText("study-cards", "Ask these moves again on later days").localized());
        let name = |pace: u32| match pace {
            0 => Some(StaticText("study-by-key", "by key").to_string()),
            pace => Some(format!("{} s", f64::from(pace) / 1000.0)),
        };
        amount(ui, StaticText("study-pace", "Next move after"), (&PACES, 2), name, &mut choice.pace);
        if !choice.cards {
            return;
        }
    }
    let ladder = [
        StaticText("study-fsrs", "When you are about to forget it (FSRS)").localized(),
        StaticText("study-ladder", "After 1, 3, 7, 14, 30, 90 and 180 days").localized(),
    ];
    let mut chosen = usize::from(gathered.learned.schedule() == Schedule::Ladder);
    labelled(ui, StaticText("study-schedule", "Repeat"), &ladder, &mut chosen, LIST);
    gathered.reschedule(if chosen == 1 { Schedule::Ladder } else { Schedule::Fsrs });
    if choice.mode != Mode::Guess {
        let name = |count: usize| (count < usize::MAX).then(|| count.to_string());
        amount(ui, StaticText("study-new-a-day", "New questions a day"), (&NEW, 2), name, &mut choice.new_a_day);
        if gathered.shares_log {
            let shared = StaticText(
                "study-new-shared",
                "All starter problems, and records without a file, share this number: those begun today in any of them count.",
            );
            quiet_small(ui, shared.localized());
        }
    }
    if choice.mode == Mode::Repertoire {
        let name = |depth: Option<u32>| depth.map(|depth| depth.to_string());
        amount(ui, StaticText("study-depth", "Moves from the start"), (&DEPTHS, 0), name, &mut choice.depth);
    }
}

/// One of some amounts, or of `usual` where it is none of them; what has no name is all.
fn amount<T: Copy + PartialEq>(
    ui: &mut Ui,
    word: StaticText,
    (all, usual): (&[T], usize),
    name: impl Fn(T) -> Option<String>,
    amount: &mut T,
) {
    let every = || StaticText("study-every", "all").to_string();
    let names: Vec<String> = all.iter().map(|one| name(*one).unwrap_or_else(every)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut chosen = all.iter().position(|one| one == amount).unwrap_or(usual);
    labelled(ui, word, &names, &mut chosen, SHORT_LIST);
    *amount = all[chosen];
}

fn labelled(ui: &mut Ui, word: StaticText, names: &[&str], chosen: &mut usize, width: f32) {
    form::labelled(ui, word.localized(), LABEL, |ui| form::choice(ui, word.localized(), names, chosen, width));
}

/// The number of questions, and the start.
fn begin(ui: &mut Ui, summary: &Summary, today: i64, choice: &mut StudyChoice) -> Option<PageAction> {
    let count = summary.count;
    let (due, new, later) = (count.due, count.new, count.all.saturating_sub(count.due + count.new));
    let mut says = match choice.is_play() {
        // What is only guessed comes on no day.
        true => say!("study-to-guess", "{count} move to guess" | "{count} moves to guess", count = count.all),
        false => say!(
            "study-counts-of",
            "{count} question: {due} due today, {new} new, {later} later"
                | "{count} questions: {due} due today, {new} new, {later} later",
            count = count.all,
            due,
            new,
            later
        ),
    };
    if let Some((day, many)) = count.next {
        says += &say!("study-next-here", "; {many} on {date}", many, date = day_words(day));
    }
    quiet(ui, says);
    if !choice.is_play() && count.today < count.new && due <= PORTION {
        let today = say!(
            "study-new-today",
            "{count} of the new ones is asked today; the others come on later days."
                | "{count} of the new ones are asked today; the others come on later days.",
            count = count.today
        );
        quiet_small(ui, today);
    }
    let (all, modes) = &summary.of_all;
    if modes.len() > 1 {
        // What one mode asks is not all that the list of collections and the command line count.
        let says = say!("study-counts-here", "{due} due today, {new} new", due = all.due, new = all.new);
        let says = language::with_colon(StaticText("study-in-all", "In all"), says);
        quiet_small(ui, format!("{says} ({})", counted_words(modes)));
    }
    if due > PORTION {
        let portion = say!(
            "study-portion",
            "{count} question now: what is overdue comes in portions, and nothing new until it is done."
                | "{count} questions now: what is overdue comes in portions, and nothing new until it is done.",
            count = PORTION
        );
        quiet(ui, portion);
    }
    if summary.has_twins {
        quiet_small(
            ui,
            StaticText("study-once", "The same position in several games counts as one question.").localized(),
        );
    }
    choice.all = count.due + count.today == 0;
    if choice.all {
        ui.label(
            StaticText("study-not-due", "Nothing is due. You can still practise; it won’t change the schedule.")
                .localized(),
        );
    }
    ui.add_space(GRID);
    let word =
        if choice.all { StaticText("study-practise", "Practise") } else { StaticText("study-begin", "Start session") };
    let action = row_of_buttons(ui, [(PageAction::Next, word, ""), (PageAction::Leave, words::CLOSE, "Esc")]);
    // What is longer in some folders than the window is high stands below.
    if count.all > count.new {
        ui.add_space(GRID);
        week(ui, &summary.week, today);
    }
    if !summary.worst.is_empty() {
        ui.add_space(GRID);
        quiet_small(ui, StaticText("study-worst", "These fail most often:").localized());
        for (_, times, at) in summary.worst.iter().take(TOLD) {
            let says = say!(
                "study-failed-times",
                "{at}: wrong {count} time" | "{at}: wrong {count} times",
                count = *times as usize,
                at
            );
            quiet_small(ui, says);
        }
        if button(ui, StaticText("study-ask-worst", "Ask what fails most"), "", false).clicked() {
            return Some(PageAction::Worst);
        }
    }
    if summary.suspended > 0 {
        ui.add_space(GRID);
        let says = say!(
            "study-suspended-here",
            "{count} question is not asked any more." | "{count} questions are not asked any more.",
            count = summary.suspended
        );
        quiet_small(ui, says);
        if small_button(ui, StaticText("study-resume", "Ask again"), "").clicked() {
            return Some(PageAction::Resume);
        }
    }
    action
}
