//! The column beside the board during a question: whose turn, the question, the response, and the keys.

use egui::accesskit::{Live, Role};
use egui::text::{CCursor, CCursorRange};
use egui::{Key, Modifiers, Rect, RichText, Sense, Stroke, Ui, vec2};

use crate::app::announce::renew;
use crate::app::board::tray::has_pieces;
use crate::app::look::bidi::field;
use crate::app::look::controls::{quiet_small, set_name};
use crate::app::look::{GRID, Palette, words};
use crate::app::platform::input_order::{take_key, take_letters, take_single_key};
use crate::app::study::conventions;
use crate::app::study::page::{COLUMN, PageAction, StudyLook, button, button_of, small_button};
use crate::app::study::signs;
use crate::app::study::sitting::{Sign, Sitting};
use crate::game::{Move, Position};
use crate::language::{self, StaticText};
use crate::study::session::{Continuation, Stage};
use crate::study::{Mode, Rating, Verdict, verdict_unjudged, without_verdict};

/// Letters of a comment that are shown.
const MOST_LETTERS: usize = 5_000;
/// Heights that stay, whatever is said there.
const COMMENT: f32 = 64.0;
const TOLD: f32 = 52.0;
const FIELD: f32 = 40.0;

/// The typed text, and the question's state for which the focus was set.
#[derive(Default)]
pub struct AskingHand {
    /// The move as far as it is typed.
    pub typed: String,
    led: Option<(u64, Stage)>,
    /// The last prompt.
    prompt: String,
    /// What is announced, and after how many responses.
    announced: (String, u64),
    /// The board is to have the keyboard.
    pub leads_board: bool,
    /// The board has the keyboard.
    pub board_has_keys: bool,
    /// More or less than the whole board is shown.
    pub is_zoomed: bool,
    /// Text for the pointed place.
    pub pointed: String,
    /// The keys are listed, where there is little room for them.
    shows_keys: bool,
}

/// Draws it.
pub fn show(ui: &mut Ui, sitting: &mut Sitting, hand: &mut AskingHand, look: StudyLook<'_>) -> Option<PageAction> {
    if sitting.explorer().is_some() {
        return explored(ui, sitting, hand, look);
    }
    let view = sitting.view.as_ref()?;
    let (stage, palette) = (view.stage, Palette::of(ui));
    let shown = view.shown.map(|shown| (shown, view.solution.is_some()));
    let leads = hand.led.replace((sitting.version, stage)) != Some((sitting.version, stage));
    hand.leads_board = leads && stage == Stage::Asked;
    ui.horizontal(|ui| {
        // An indicator of whose turn it is.
        let (rect, _) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::hover());
        let paint = (look.here.paint)(&view.position, view.side);
        ui.painter().circle(rect.center(), 9.0, paint.fill, Stroke::new(1.0, palette.quiet));
        paint.hatch(ui.painter(), rect.center(), 9.0);
        // The result is shown below: here the question stays.
        if matches!(stage, Stage::Asked | Stage::Shown) || sitting.verdict.is_none() {
            hand.prompt.clone_from(&view.prompt);
        } else if stage == Stage::Solved {
            let colour = view.position.kind().colour_name(view.side);
            hand.prompt = say!("study-was-to-play", "{colour} was to play", colour);
        }
        ui.add(egui::Label::new(RichText::new(&hand.prompt).size(18.0)).wrap());
    });
    announce(ui, sitting, &hand.prompt, &mut hand.announced);
    ui.add_space(GRID);
    let width = ui.available_width();
    ui.allocate_ui(vec2(width, COMMENT), |ui| {
        ui.set_min_height(COMMENT);
        if let Some(comment) = &view.comment {
            // A longer text is no remark on a position.
            let text = language::beginning(comment, MOST_LETTERS);
            ui.add(egui::Label::new(RichText::new(&*text).size(15.0)).wrap());
        }
    });
    ui.allocate_ui(vec2(width, TOLD), |ui| {
        ui.set_min_height(TOLD);
        if let Some((sign, message)) = &sitting.verdict {
            signs::show(ui, *sign, message);
        }
    });
    let may_type = has_pieces(&view.position);
    ui.allocate_ui(vec2(width, FIELD), |ui| {
        ui.set_min_height(FIELD);
        if stage == Stage::Asked {
            type_move(ui, sitting, (hand, may_type), look);
        }
    });
    ui.add_space(GRID);
    // A click on the board leaves the focus there, or nowhere.
    let idle = hand.board_has_keys || ui.memory(|memory| memory.focused()).is_none();
    let action = keys(ui, offers(stage, shown, sitting.rates()), stage, leads || idle);
    let action = action.or_else(|| whole(ui, sitting, hand.is_zoomed)).or_else(|| keys_of_other_times(ui));
    ui.add_space(if may_type { GRID } else { 2.0 * GRID });
    let taken = below(ui, sitting, hand, stage);
    // The field for a move is there while something is asked, and no longer.
    let typed = if stage == Stage::Asked { hand.typed.as_str() } else { "" };
    action.or(taken).or_else(|| shortcuts(ui, typed))
}

/// Announces what there is to know, in one piece: whose turn it is, or what came of the answer, then the author's words, and at a question its
/// number. It changes with the session alone, so that nothing is announced twice but a question that is asked again and a
/// response that comes again. A verdict of the author that is the same as the program's is left out.
fn announce(ui: &mut Ui, sitting: &Sitting, prompt: &str, (announced, responses): &mut (String, u64)) {
    let Some(view) = &sitting.view else { return };
    let verdict = sitting.verdict.as_ref().map(|(_, message)| message.as_str());
    let comment = view.comment.as_deref().map(|comment| match sitting.verdict {
        Some((Sign::Right, _)) => without_verdict(comment, true),
        Some((Sign::Wrong, _)) => without_verdict(comment, false),
        _ => comment,
    });
    let comment = comment.filter(|comment| !comment.is_empty());
    let comment = comment.map(|comment| language::beginning(comment, MOST_LETTERS));
    let asks = view.stage == Stage::Asked && sitting.explorer().is_none();
    let first = if verdict.is_none() || asks || sitting.explorer().is_some() { Some(prompt) } else { None };
    let number = (asks && verdict.is_none()).then(|| number_words(sitting));
    let words = [verdict.map(str::to_owned), first.map(str::to_owned), comment.map(Into::into), number];
    let words = language::sentences(words.into_iter().flatten());
    let is_again = std::mem::replace(responses, sitting.responses) != sitting.responses;
    if is_again || announced.trim_end_matches('\u{a0}') != words {
        renew(announced, words);
    }
    let corner = Rect::from_min_size(ui.max_rect().min, vec2(1.0, 1.0));
    let response = ui.interact(corner, ui.scope_id().with("study announcement"), Sense::hover());
    set_name(&response, Role::Status, || &*announced);
    // What came of an answer is waited for.
    let live = if verdict.is_some() { Live::Assertive } else { Live::Polite };
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(live));
}

/// The column while one looks round: where one is, the author's words and moves, and the way back.
fn explored(ui: &mut Ui, sitting: &Sitting, hand: &mut AskingHand, look: StudyLook<'_>) -> Option<PageAction> {
    let (explorer, view) = (sitting.explorer()?, sitting.view.as_ref()?);
    hand.typed.clear();
    ui.add(egui::Label::new(RichText::new(&view.prompt).size(18.0)).wrap());
    announce(ui, sitting, &view.prompt, &mut hand.announced);
    ui.add_space(GRID);
    if let Some(comment) = &view.comment {
        let text = language::beginning(comment, MOST_LETTERS);
        ui.add(egui::Label::new(RichText::new(&*text).size(15.0)).wrap());
        ui.add_space(GRID);
    }
    if let Some((sign, message)) = &sitting.verdict {
        signs::show(ui, *sign, message);
        ui.add_space(GRID);
    }
    let mut action = None;
    let position = view.position.clone().with_coordinates(look.names);
    let continuations = explorer.continuations();
    for (number, next) in continuations.iter().take(MOST_MOVES).enumerate() {
        let colour = crate::app::look::words::capital(position.kind().colour_name(next.colour));
        let verdict = next.verdict.map(|verdict| match verdict {
            Verdict::Right => StaticText("study-one-right", "right").localized(),
            Verdict::Continued => StaticText("study-leads-on", "leads to the answer").localized(),
            Verdict::Wrong => StaticText("study-one-wrong", "wrong").localized(),
            Verdict::Unjudged => verdict_unjudged(),
        });
        let made = format!("{colour} {}", move_words(&position, &next.action, &continuations));
        let word = verdict.map_or(made.clone(), |verdict| language::with_colon(&made, verdict));
        if button_of(ui, &word, false).clicked() {
            action = Some(PageAction::Walk(Some(number)));
        }
        ui.add_space(2.0);
    }
    ui.add_space(GRID);
    ui.horizontal_wrapped(|ui| {
        let round = StaticText("study-back-to-session", "Back to the session");
        let mut offer = |word, shown: &str, key, does| {
            let pressed = take_key(ui.ctx(), Modifiers::NONE, key);
            if button(ui, word, shown, false).clicked() || pressed {
                action = Some(does);
            }
        };
        offer(round, Key::F6.name(), Key::F6, PageAction::LookRound);
        let before = StaticText("study-move-before", "Previous move");
        offer(before, Key::ArrowLeft.name(), Key::ArrowLeft, PageAction::Walk(None));
        if !continuations.is_empty() {
            let next = StaticText("study-next-move", "Next move");
            offer(next, Key::ArrowRight.name(), Key::ArrowRight, PageAction::Walk(Some(0)));
        }
    });
    if take_key(ui.ctx(), Modifiers::NONE, Key::ArrowRight) {
        action = Some(PageAction::Walk(Some(0)));
    }
    let other = [Key::ArrowUp, Key::ArrowDown, Key::Home, Key::End];
    let other = other.into_iter().find(|key| take_key(ui.ctx(), Modifiers::NONE, *key));
    other.map(PageAction::NotNow).or(action)
}

/// A move in words; of those that are called the same, for a piece may lie in several ways at one place, with all of its places.
fn move_words(position: &Position, action: &Move, all: &[Continuation]) -> String {
    let words = position.move_text(action);
    let board = position.board();
    match action {
        Move::Place(places) if all.iter().filter(|next| position.move_text(&next.action) == words).count() > 1 => {
            let mut places = places.clone();
            places.sort_unstable();
            let places: Vec<String> = places.iter().map(|&place| board.display_name(place)).collect();
            format!("{words} ({})", places.join(" "))
        }
        _ => words,
    }
}

/// Between the part in use, or what else is shown of the board, and all of it.
fn whole(ui: &mut Ui, sitting: &Sitting, is_zoomed: bool) -> Option<PageAction> {
    let word = match is_zoomed {
        true => words::SHOW_WHOLE_BOARD,
        false => sitting.own_part().filter(|_| sitting.whole)?.only(),
    };
    let pressed = take_key(ui.ctx(), Modifiers::NONE, Key::F7);
    let clicked = button(ui, word, Key::F7.name(), false).clicked();
    (clicked || pressed).then_some(PageAction::Whole)
}

/// So many moves of the author are listed.
const MOST_MOVES: usize = 12;

/// The keys that take back and put off.
pub fn shortcuts(ui: &mut Ui, typed: &str) -> Option<PageAction> {
    // In a half-typed move they mean the text there.
    if ui.ctx().text_edit_focused() && !typed.is_empty() {
        return None;
    }
    // What goes on while a key is held would go back further than anybody meant.
    let pressed = |modifiers: Modifiers, key: Key| take_single_key(ui.ctx(), modifiers, key);
    if pressed(Modifiers::COMMAND, Key::Z) {
        return Some(PageAction::TakeBack);
    }
    if pressed(Modifiers::COMMAND | Modifiers::SHIFT, Key::B) {
        return Some(PageAction::PutOff(true));
    }
    pressed(Modifiers::COMMAND, Key::B).then_some(PageAction::PutOff(false))
}

/// The field for a move. Letters go there by themselves where they do not take pieces.
fn type_move(ui: &mut Ui, sitting: &mut Sitting, (hand, has_pieces): (&mut AskingHand, bool), look: StudyLook<'_>) {
    let begun = if has_pieces || ui.ctx().text_edit_focused() {
        String::new()
    } else {
        take_letters(ui.ctx(), |c| !c.is_whitespace())
    };
    hand.typed.push_str(&begun);
    let id = egui::Id::unique("study move");
    let mut output = field::line(ui, &mut hand.typed, Some(id), |edit| {
        edit.desired_width(COLUMN - 2.0 * GRID).hint_text(words::MOVE.localized())
    });
    let response = output.response.response.clone();
    set_name(&response, Role::TextInput, || words::MOVE);
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let mut refused = false;
    if entered && !hand.typed.trim().is_empty() {
        refused = !sitting.type_move(&hand.typed.clone(), look.names);
        if !refused {
            hand.typed.clear();
        }
        ui.ctx().request_repaint();
    }
    if refused || !begun.is_empty() {
        response.request_focus();
        let letters = CCursor::new(hand.typed.chars().count());
        // Refused text is overwritten.
        let from = if refused { CCursor::new(0) } else { letters };
        output.state.cursor.set_char_range(Some(CCursorRange::two(from, letters)));
        output.state.clone().store(ui.ctx(), response.id);
        ui.ctx().request_repaint();
    }
}

/// The row of what can be done, each with its key.
fn keys(
    ui: &mut Ui,
    offers: Vec<(PageAction, StaticText, Option<Key>)>,
    stage: Stage,
    leads: bool,
) -> Option<PageAction> {
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        for (index, (offered, word, key)) in offers.into_iter().enumerate() {
            let usual = index == 0 && stage != Stage::Asked;
            let shown = if usual { Key::Enter.name() } else { key.map_or("", Key::name) };
            let response = button(ui, word, shown, usual);
            if leads && usual {
                response.request_focus();
            }
            let pressed = key.is_some_and(|key| take_key(ui.ctx(), Modifiers::NONE, key));
            if response.clicked() || pressed {
                action = Some(offered);
            }
        }
    });
    action
}

/// What can be done at a stage, the usual first, with a key for each that has one besides Enter. `shown` is which move of the solution is
/// shown, how many there are, and whether there are other solutions; `rates` says whether an answer moves a day.
fn offers(
    stage: Stage,
    shown: Option<((usize, usize), bool)>,
    rates: bool,
) -> Vec<(PageAction, StaticText, Option<Key>)> {
    let hint = (PageAction::Hint, StaticText("study-give-hint", "Hint"), Some(Key::F2));
    let show = (PageAction::Show, StaticText("study-show", "Show the solution"), Some(Key::F3));
    let retry = (PageAction::Retry, StaticText("study-retry", "Try again"), None);
    let good = (PageAction::Next, StaticText("study-good", "Right: next"), Some(Key::F5));
    let easy = (PageAction::Rate(Rating::Easy), StaticText("study-easy", "Easy"), Some(Key::F4));
    let hard = (PageAction::Rate(Rating::Hard), StaticText("study-hard", "Hard"), None);
    let next = (PageAction::Next, StaticText("study-next", "Next"), Some(Key::F5));
    let step = (PageAction::Step(true), StaticText("study-next-move", "Next move"), Some(Key::ArrowRight));
    let back = (PageAction::Step(false), StaticText("study-move-before", "Previous move"), Some(Key::ArrowLeft));
    let other = (PageAction::NextSolution, StaticText("study-next-solution", "Next right line"), Some(Key::ArrowDown));
    let leave = (PageAction::Leave, StaticText("study-leave", "Close"), None);
    let round = (PageAction::LookRound, StaticText("study-look-round", "Look round"), Some(Key::F6));
    match stage {
        Stage::Asked => vec![hint, show, next, leave],
        Stage::Off => vec![
            retry,
            (PageAction::Decide(true), StaticText("study-is-right", "It is right"), None),
            (PageAction::Decide(false), StaticText("study-is-wrong", "It is wrong"), None),
            show,
            next,
            leave,
        ],
        Stage::Failed => vec![retry, show, next, round, leave],
        Stage::Solved if rates => vec![good, easy, hard, round, leave],
        Stage::Solved => vec![next, round, leave],
        Stage::Shown => {
            let ((at, count), has_others) = shown.unwrap_or_default();
            let step = (at < count).then_some(step);
            let ways =
                [step, Some(next), has_others.then_some(other), (at > 1).then_some(back), Some(round), Some(leave)];
            ways.into_iter().flatten().collect()
        }
    }
}

/// The keys of the page, where they do nothing now: that is said, and for looking round what it needs.
fn keys_of_other_times(ui: &Ui) -> Option<PageAction> {
    if take_single_key(ui.ctx(), Modifiers::NONE, Key::F6) {
        return Some(PageAction::LookRound);
    }
    let all = [Key::F2, Key::F3, Key::F4, Key::F5, Key::F7];
    all.into_iter().find(|key| take_single_key(ui.ctx(), Modifiers::NONE, *key)).map(PageAction::NotNow)
}

/// Which question it is, and of how many.
fn number_words(sitting: &Sitting) -> String {
    let (number, all, left) = sitting.round.place();
    say!("study-number", "Question {number} of {count}; {left} left", number, count = all, left)
}

/// What is done with a question besides answering it, for those who use the mouse.
fn putting_off(ui: &mut Ui, sitting: &Sitting, keys: Option<&mut bool>) -> Option<PageAction> {
    let back = (PageAction::TakeBack, StaticText("study-take-back", "Take back"), "Ctrl+Z");
    let bury = (PageAction::PutOff(false), StaticText("study-bury", "Not today"), "Ctrl+B");
    let suspend = (PageAction::PutOff(true), StaticText("study-suspend", "Never again"), "Ctrl+Shift+B");
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        for (does, word, key) in [back, bury, suspend] {
            let is_possible = match does {
                PageAction::TakeBack => sitting.has_done(),
                // A game that is only guessed comes on no day.
                _ => !sitting.choice.is_play(),
            };
            if is_possible && small_button(ui, word, key).clicked() {
                action = Some(does);
            }
        }
        if let Some(shows_keys) = keys
            && small_button(ui, StaticText("study-list-keys", "Keys"), "").clicked()
        {
            *shows_keys ^= true;
        }
    });
    action
}

/// The progress, the place under the pointer, and how the problem is judged.
fn below(ui: &mut Ui, sitting: &Sitting, hand: &mut AskingHand, stage: Stage) -> Option<PageAction> {
    let palette = Palette::of(ui);
    let (_, all, left) = sitting.round.place();
    let mut says = number_words(sitting);
    if sitting.choice.mode == Mode::Guess {
        let (points, of) = sitting.points;
        says += &say!("study-points", "; points: {points} of {of}", points, of);
    }
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 4.0), Sense::hover());
    ui.painter().rect_filled(rect, 2.0, palette.line);
    let part = (all - left.min(all)) as f32 / all.max(1) as f32;
    ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(rect.width() * part, 4.0)), 2.0, palette.accent);
    quiet_small(ui, says);
    let play = StaticText(
        "study-keys-play",
        "Play with the arrow keys and Enter, or type the move. F2 gives a hint, F3 shows the move, F5 goes on, Ctrl+Z takes the last guess back, F6 looks round after the answer, Escape closes.",
    );
    let keys = StaticText(
        "study-keys",
        "Play with the arrow keys and Enter, or type the move. F2 gives a hint, F3 shows the solution, F4 marks it easy, F5 goes on, Ctrl+Z takes the last answer back, Ctrl+B puts the question off until tomorrow, Ctrl+Shift+B for good, F6 looks round after the answer, F7 shows the whole board, Escape closes.",
    );
    let pieces = StaticText("study-keys-pieces", "Letters pick pieces up; to type a move, click into the field first.");
    let keys = if sitting.choice.is_play() { play } else { keys };
    let has_tray = sitting.view.as_ref().is_some_and(|view| has_pieces(&view.position));
    let keys = match has_tray {
        true => language::sentences([keys.to_string(), pieces.to_string()]),
        false => keys.to_string(),
    };
    let list_keys = |ui: &mut Ui| ui.add(egui::Label::new(RichText::new(&keys).color(palette.quiet).size(13.0)).wrap());
    let pointed = if hand.pointed.is_empty() { " " } else { &hand.pointed };
    let action = if has_tray {
        // The pieces stand below: what is longer than the room above them is listed when it is wanted.
        let before = hand.shows_keys;
        let action = putting_off(ui, sitting, Some(&mut hand.shows_keys));
        quiet_small(ui, pointed);
        if hand.shows_keys {
            let listed = list_keys(ui);
            if !before {
                listed.scroll_to_me(None);
            }
        }
        action
    } else {
        list_keys(ui);
        quiet_small(ui, pointed);
        putting_off(ui, sitting, None)
    };
    if action.is_some() {
        return action;
    }
    let game = sitting.game().filter(|_| sitting.choice.mode == Mode::Problem && stage != Stage::Asked)?;
    // After the answer: the judgement may differ from the author's intention.
    ui.add_space(GRID);
    if !game.evidence.is_empty() {
        quiet_small(ui, &game.evidence);
    }
    let key = game.key?;
    let wished = sitting.gathered.learned.of_file(&game.file).own(key).convention;
    conventions::choose(ui, wished, ui.available_width()).map(|convention| PageAction::Take(true, convention))
}
