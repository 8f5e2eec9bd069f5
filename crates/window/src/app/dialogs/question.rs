//! The dialog that shows a question.

use std::collections::HashMap;
use std::path::Path;

use egui::accesskit::Role;
use egui::{Context, Event, LayerId, Order, RichText, ScrollArea, Ui};

use crate::app::context::question::{Answer, Question, Row, WantedPath};
use crate::app::dialogs::focus::{Asker, Focus};
use crate::app::dialogs::path::PathField;
use crate::app::dialogs::scene_preview::ScenePreview;
use crate::app::dialogs::{self, focus};
use crate::app::look::{GRID, InSight as _, Palette, controls, form};
use crate::language::{self, StaticText};

/// A question as it is shown.
pub struct QuestionDialog {
    /// The question.
    pub question: Question,
    path: Option<PathField>,
    focus: Option<Focus>,
    /// The pictures of boards, by row and side.
    pictures: HashMap<(usize, usize), ScenePreview<()>>,
    /// Until this time of the window, keys are still meant for the text that was being written when it came up.
    deaf_until: f64,
}

/// Side of a small board, in points.
const BOARD: f32 = 144.0;

/// Seconds without a key after which whoever wrote has seen the question.
const PAUSE: f64 = 0.8;

impl QuestionDialog {
    /// Puts a question.
    pub fn new(question: Question) -> QuestionDialog {
        let path = question.proposal().map(|path| field(&question, path));
        QuestionDialog { question, path, focus: None, pictures: HashMap::new(), deaf_until: 0.0 }
    }

    /// The same question again, with the reason why the last path was rejected.
    pub fn again(question: Question, path: &Path, why: String) -> QuestionDialog {
        let path = Some(field(&question, path.display().to_string()).wrong(why));
        QuestionDialog { question, path, focus: None, pictures: HashMap::new(), deaf_until: 0.0 }
    }

    /// Draws it. Returns the answer when there is one.
    pub fn show(&mut self, ctx: &Context) -> Option<Answer> {
        if self.focus.is_none() && self.question.comes_late() && ctx.text_edit_focused() {
            self.deaf_until = ctx.input(|input| input.time) + PAUSE;
        }
        self.drop_keys_of_a_text(ctx);
        let QuestionDialog { question, path, focus, pictures, .. } = self;
        let mut chosen = None;
        let title = question.title();
        let id = dialogs::modal_id(&title);
        let layer = LayerId::new(Order::Foreground, id);
        let focus = focus.get_or_insert_with(|| Focus::of(Asker::now(ctx), None));
        focus.begin(ctx, layer);
        let (pressed, gone) = dialogs::show(ctx, id, (&title, width_of(question)), |ui| {
            let labels: Vec<_> = question.lines().into_iter().map(|line| ui.label(line).id).collect();
            let (rows, alarms) = (question.rows(), question.alarms());
            if !rows.is_empty() || !alarms.is_empty() {
                // As wide as the dialog, so that the scroll bar is at its edge.
                let area = ScrollArea::vertical().auto_shrink([false, true]);
                let means_first = question.means_first_row();
                area.max_height(ui.available_height() - 64.0).show_in_sight(ui, |ui| {
                    form::beside_bar(ui);
                    for (number, row) in rows.into_iter().enumerate() {
                        let is_meant = number == 0 && means_first;
                        chosen = show_row(ui, row, is_meant, (number, pictures)).or(chosen.take());
                    }
                    for alarm in alarms {
                        ui.add_space(8.0);
                        form::alarm(ui, alarm);
                    }
                });
            }
            let entered = path.as_mut().zip(labels.last()).is_some_and(|(path, label)| path.show(ui, *label));
            let typed = path.as_ref().map(PathField::path).unwrap_or_default();
            let answers = question.answers(&typed);
            let names: Vec<&str> = answers.iter().map(|(_, name)| name.localized()).collect();
            let pressed = match path.is_none() && question.rows().is_empty() {
                true => dialogs::answers(ui, &names),
                false if question.means_first_row() => dialogs::further(ui, &names),
                false => dialogs::buttons(ui, &names).or(entered.then_some(0)),
            };
            pressed.and_then(|pressed| answers.into_iter().nth(pressed)).map(|(answer, _)| answer)
        });
        focus::wants_no_more(ctx);
        let answer = match chosen.or(pressed) {
            // Nothing was typed yet.
            Some(Answer::Path(path)) if path.as_os_str().is_empty() => None,
            Some(answer) => Some(answer),
            None => gone.then_some(Answer::Cancel),
        };
        if answer.is_some() {
            focus.give_back(ctx, layer);
        }
        answer
    }
}

impl QuestionDialog {
    /// Work in the background may bring up a question in the middle of a word: its keys answer nothing.
    fn drop_keys_of_a_text(&mut self, ctx: &Context) {
        let (now, deaf_until) = ctx.input(|input| (input.time, self.deaf_until));
        if now >= deaf_until {
            return;
        }
        let is_key =
            |event: &Event| matches!(event, Event::Key { .. } | Event::Text(_) | Event::Ime(_) | Event::Paste(_));
        let any = ctx.input_mut(|input| {
            let count = input.events.len();
            input.events.retain(|event| !is_key(event));
            count > input.events.len()
        });
        if any {
            self.deaf_until = now + PAUSE;
        }
        ctx.request_repaint_after_secs((self.deaf_until - now) as f32);
    }
}

fn field(question: &Question, path: String) -> PathField {
    match question.wanted() {
        Some(WantedPath::NewFile) => PathField::of_new_file(path),
        _ => PathField::new(path),
    }
}

fn width_of(question: &Question) -> f32 {
    match question {
        Question::Recovery { .. } => 720.0,
        Question::Replace { .. } | Question::MergeBase { .. } => 640.0,
        _ if question.proposal().is_some() => 560.0,
        _ => 480.0,
    }
}

/// Draws a row; `is_meant` is the one that Enter chooses.
fn show_row(
    ui: &mut Ui,
    row: Row<'_>,
    is_meant: bool,
    (number, pictures): (usize, &mut HashMap<(usize, usize), ScenePreview<()>>),
) -> Option<Answer> {
    ui.add_space(8.0);
    ui.label(RichText::new(row.title).strong());
    for line in row.lines {
        controls::quiet_small(ui, line);
    }
    if let Some(alarm) = row.alarm {
        let palette = Palette::of(ui);
        ui.add(egui::Label::new(RichText::new(alarm).color(palette.alarm).size(13.0)).wrap());
    }
    if let Some(boards) = row.boards {
        ui.horizontal(|ui| {
            let words = [StaticText("board-in-file", "In the file"), StaticText("board-unsaved", "Unsaved")];
            for (side, (board, words)) in boards.iter().zip(words).enumerate() {
                ui.vertical(|ui| {
                    controls::quiet_small(ui, words.localized());
                    let picture = pictures.entry((number, side)).or_default();
                    picture.show(ui, BOARD, &(), || Ok(board.clone()));
                });
                ui.add_space(2.0 * GRID);
            }
        });
    }
    let mut chosen = None;
    ui.horizontal(|ui| {
        for (index, (answer, name)) in row.answers.into_iter().enumerate() {
            let is_meant = is_meant && index == 0;
            let button = if is_meant { dialogs::meant(ui, name.localized()) } else { ui.button(name.localized()) };
            // Several rows have the same buttons: screen readers need the row.
            let full = language::with_colon(name, row.title);
            controls::set_name(&button, Role::Button, || &full);
            if button.clicked() || is_meant && dialogs::is_entered(ui) {
                chosen = Some(answer);
            }
        }
    });
    chosen
}
