//! The command palette: finds every command by title or name, then asks for its arguments. A line of a script is accepted too. Enter runs
//! the highlighted row.

use std::borrow::Cow;
use std::cell::RefCell;
use std::cmp::Reverse;
use std::rc::Rc;

use egui::accesskit::Live;
use egui::{Align2, FontId, Id, Key, Modifiers, Rect, Ui, pos2, vec2};

use crate::app::announce;
use crate::app::bars::offers::{Offer, offers};
use crate::app::bars::{fuzzy, synonyms};
use crate::app::context::{Action, ViewContext};
use crate::app::dialogs::{Dialog, DialogLook};
use crate::app::look::bidi::field;
use crate::app::look::controls::tip;
use crate::app::look::list::Steps;
use crate::app::look::{GRID, List, ListRow, Palette, controls, form, words};
use crate::commands::{self, AnyCommand, CommandRow};
use crate::edit::CommandError;
use crate::language::StaticText;

/// Height of a row.
const HEIGHT: f32 = 44.0;

const NO_COMMAND: StaticText = StaticText("no-command", "No matching command.");

/// How many commands are remembered.
const REMEMBERED: usize = 12;

/// The lines of the commands that were run from the palette, the last one first.
pub type Recent = Rc<RefCell<Vec<String>>>;

/// The dialog.
#[derive(Default)]
pub struct CommandPalette {
    text: String,
    /// The command whose arguments are asked for; then the text is those.
    asking: Option<&'static CommandRow>,
    chosen: usize,
    /// Enter runs the row that is chosen. It does not where the first one takes something away and nobody named it.
    armed: bool,
    /// The list was stepped through since the last input.
    stepped: bool,
    focused: bool,
    found: Vec<Row>,
    found_for: Option<String>,
    /// That nothing was found, as it is announced: each time it reads differently.
    announced: String,
    recent: Recent,
}

/// Something to run: what an offer says, or a line as it was typed.
#[derive(Clone)]
struct Row {
    entry: &'static CommandRow,
    title: Cow<'static, str>,
    line: Cow<'static, str>,
    command: Option<AnyCommand>,
    is_typed: bool,
}

impl Row {
    fn of(offer: &'static Offer) -> Row {
        let (entry, command) = (offer.row, offer.command.clone());
        Row { entry, title: offer.title(), line: offer.line.into(), command, is_typed: false }
    }

    fn typed(entry: &'static CommandRow, title: String, line: String, command: AnyCommand) -> Row {
        Row { entry, title: title.into(), line: line.into(), command: Some(command), is_typed: true }
    }
}

impl CommandPalette {
    /// Begins with what was run before.
    pub fn new(recent: Recent) -> CommandPalette {
        CommandPalette { recent, ..CommandPalette::default() }
    }

    /// The command whose usage is of more help than a list without rows: the one that is asking, or the one that is named by the
    /// first word of a line that finds nothing else.
    fn explained(&self) -> Option<&'static CommandRow> {
        let named = || commands::row(self.text.split_whitespace().next()?).filter(|_| self.found.is_empty());
        self.asking.or_else(named)
    }

    /// The typed text as a command: the arguments of the pending one, or a whole line.
    fn typed(&self) -> Result<AnyCommand, CommandError> {
        match self.asking {
            // A text is taken as it is, quotation marks and all.
            Some(entry) if entry.arguments == "TEXT" => AnyCommand::from_words(&[entry.name, self.text.trim()]),
            Some(entry) => AnyCommand::parse(&format!("{} {}", entry.name, self.text.trim())),
            None => AnyCommand::parse(self.text.trim()),
        }
    }

    fn find(&mut self, here: &ViewContext<'_>) {
        if self.found_for.as_ref() == Some(&self.text) || self.asking.is_some() {
            return;
        }
        self.found_for = Some(self.text.clone());
        (self.chosen, self.stepped) = (0, false);
        let query = self.text.trim();
        let kind = here.record.map(|reading| reading.position.kind().clone());
        let recent = self.recent.borrow();
        let fit = |item: &'static Offer| {
            if kind.as_ref().is_some_and(|kind| !item.is_of_game(kind)) {
                return None;
            }
            let called = item.title();
            let others = synonyms::of(item.line);
            let title = fuzzy::score(query, &called).map(|score| score + 3);
            // Of a view and the record, both called so, what changes no record comes first.
            let turns = !query.is_empty() && matches!(item.row.name, "rotate" | "flip");
            // One that asks for more is no better for having a script's name: people type words.
            let is_whole = item.command.is_some() && !turns;
            let plain = |score| if is_whole || score < fuzzy::SAME { score } else { score - fuzzy::SAME };
            let name = fuzzy::score(query, item.line).map(|score| plain(score) + 2);
            // Other words count half: what is called so comes first.
            let other = fuzzy::score(query, &format!("{called} {others}")).map(|score| score / 2 + 1);
            let group = fuzzy::score(query, &format!("{} {called}", item.group.title()));
            // Matches in the help rank last: nobody knows every name.
            let help = || fuzzy::mentions(query, &format!("{called} {}", item.row.help())).then_some(0);
            let score = title.max(name).max(other).max(group).or_else(help)?;
            // What cannot be done here is no offer; who types its whole name reads why.
            if score < fuzzy::SAME && here.at_hand.check(item.row, item.command.as_ref()).is_err() {
                return None;
            }
            // A whole word of a title beats the script name of another command.
            let by_word = fuzzy::has_words(query, &called);
            let age = recent.iter().position(|line| line == item.line).unwrap_or(REMEMBERED);
            let length = if query.is_empty() { 0 } else { called.chars().count() };
            Some((Reverse((by_word, score)), age, turns, length, item))
        };
        let mut found: Vec<_> = offers().iter().filter_map(fit).collect();
        found.sort_by_key(|&(score, age, turns, length, _)| (score, age, turns, length));
        let named = found.first().is_some_and(|(Reverse((_, score)), ..)| *score >= fuzzy::SAME);
        self.found = found.into_iter().map(|(.., item)| Row::of(item)).collect();
        if self.found.is_empty() {
            self.found = near(query, here);
        }
        // A line of a script is one more row: before the others where it has a number and none of them is called so, else after all
        // that are found by their words.
        let first = !named && query.contains(|c: char| c.is_ascii_digit());
        let mut lines: Vec<Row> = if first { places(query) } else { Vec::new() };
        if let (Some((name, _)), Ok(command)) = (query.split_once(' '), AnyCommand::parse(query))
            && let Some(entry) = commands::row(name)
            && !self.found.iter().chain(&lines).any(|row| row.command.as_ref() == Some(&command))
        {
            lines.push(Row::typed(entry, query.to_owned(), query.to_owned(), command));
        }
        let at = if first { 0 } else { self.found.len() };
        self.found.splice(at..at, lines);
        if self.found.is_empty() {
            announce::renew(&mut self.announced, NO_COMMAND.to_string());
        }
        let takes_away = self.found.first().and_then(|row| row.command.as_ref()).is_some_and(AnyCommand::removes);
        self.armed = named || !takes_away || self.found.first().is_some_and(|row| row.is_typed);
    }

    /// Enter's effect: runs the selected row, or continues to its arguments.
    fn enter(&mut self) -> Option<AnyCommand> {
        if let Some(entry) = self.asking {
            // Invalid arguments stay in the field, with the error beneath.
            let command = self.typed().ok()?;
            self.remember(entry.name);
            return Some(command);
        }
        if !std::mem::replace(&mut self.armed, true) {
            return None;
        }
        let row = self.found.get(self.chosen)?.clone();
        match row.command {
            Some(_) => self.remember(&row.line),
            None => self.begin(row.entry, String::new()),
        }
        row.command
    }

    /// Asks for the arguments of a command, beginning with these.
    fn begin(&mut self, entry: &'static CommandRow, arguments: String) {
        (self.asking, self.text, self.focused) = (Some(entry), arguments, false);
    }

    fn remember(&self, line: &str) {
        let mut recent = self.recent.borrow_mut();
        recent.retain(|other| other != line);
        recent.insert(0, line.to_owned());
        recent.truncate(REMEMBERED);
    }
}

impl Dialog for CommandPalette {
    fn look(&self) -> DialogLook {
        DialogLook::front("palette", words::COMMANDS, 640.0)
    }

    fn show(&mut self, ui: &mut Ui, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> bool {
        let colours = Palette::of(ui);
        let id = Id::unique("palette text");
        let press = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let steps = Steps::in_field(ui);
        let completes = press(Key::Tab);
        if self.asking.is_some() && self.text.is_empty() && press(Key::Backspace) {
            // Back to all commands.
            (self.asking, self.found_for) = (None, None);
        }
        if let Some(entry) = self.asking {
            ui.label(egui::RichText::new(entry.title()).family(crate::app::look::fonts::bold()));
        }
        let hint =
            self.asking.map_or(StaticText("command-hint", "Type a command").localized(), |entry| entry.arguments);
        let output = field::line(ui, &mut self.text, Some(id), |edit| {
            edit.hint_text(egui::RichText::new(hint).color(colours.quiet))
                .desired_width(f32::INFINITY)
                .min_size(vec2(0.0, 32.0))
                .align(Align2::LEFT_CENTER)
                .lock_focus(true)
                .margin(egui::Margin::symmetric(8, 4))
        });
        let field = output.response.response;
        form::name_it(&field, StaticText("command", "Command").localized(), &self.text);
        form::ring(ui, &field);
        if !std::mem::replace(&mut self.focused, true) {
            field.request_focus();
            let end = self.text.chars().count();
            field::select(ui.ctx(), id, end..end);
        }
        self.find(here);
        self.stepped |= steps.any();
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let mut command = None;
        let height = (ui.ctx().content_rect().height() - 200.0).clamp(2.0 * HEIGHT, 9.0 * HEIGHT);
        if let Some(entry) = self.explained() {
            self.arguments(ui, entry, height);
        } else {
            if let Some(clicked) = self.list(ui, here, (field.id, steps), height) {
                (self.chosen, self.armed) = (clicked, true);
                command = self.enter();
            }
        }
        self.armed |= completes;
        if completes
            && self.asking.is_none()
            && let Some(row) = self.found.get(self.chosen).cloned()
        {
            let arguments = row.line.strip_prefix(row.entry.name).unwrap_or_default().trim().to_owned();
            self.begin(row.entry, arguments);
        }
        if entered {
            command = self.enter();
            self.focused = false;
        }
        if let Some(command) = command {
            actions.push(command.into());
            return true;
        }
        false
    }
}

impl CommandPalette {
    /// Usage and help of the command whose arguments are typed, and what is still wrong with them.
    fn arguments(&self, ui: &mut Ui, entry: &CommandRow, height: f32) {
        ui.set_min_height(height);
        ui.add_space(GRID);
        ui.label(egui::RichText::new(entry.line()).family(crate::app::look::fonts::bold()));
        ui.label(entry.help());
        if let Err(error) = self.typed() {
            controls::quiet_small(ui, error.to_string());
        }
    }

    fn list(&mut self, ui: &mut Ui, here: &ViewContext<'_>, (field, steps): (Id, Steps), height: f32) -> Option<usize> {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add_space(GRID);
        if self.found.is_empty() {
            let message = egui::RichText::new(&self.announced).color(Palette::of(ui).quiet);
            ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
                ui.set_min_size(ui.available_size());
                let label = ui.label(message);
                ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
            });
            return None;
        }
        let at = self.armed.then_some(self.chosen);
        let list = List::new(ui, "commands", words::COMMANDS, self.found.len(), at);
        let mut list = list.rows(HEIGHT, 0.0).height(height).led_by(field, steps, self.stepped);
        self.chosen = list.keys(ui).map_or(self.chosen, |(to, _)| to);
        self.armed |= steps.any();
        if !self.text.is_empty() && !self.stepped {
            // Announces Enter's command.
            let (count, first) = (self.found.len(), &self.found[self.chosen].title);
            form::heard(ui, || {
                say!("palette-found", "{count} command: {first}" | "{count} commands: {first}", count, first)
            });
        }
        list.show(ui, |ui, line| {
            let item = &self.found[line.index];
            let available = here.at_hand.check(item.entry, item.command.as_ref());
            let keys = item.command.as_ref().map_or_else(String::new, here.keys);
            row(ui, line, item, &keys, available);
            item.title.clone().into_owned()
        })
    }
}

/// What comes near to words that no command has all of: the best ones. A line of a script that is not complete is none of these.
fn near(query: &str, here: &ViewContext<'_>) -> Vec<Row> {
    const MOST: usize = 12;
    let is_line = query.split(' ').next().is_some_and(|word| commands::row(word).is_some());
    let kind = here.record.map(|reading| reading.position.kind().clone());
    let fit = |item: &'static Offer, some| {
        let of_game = kind.as_ref().is_none_or(|kind| item.is_of_game(kind));
        let text = format!("{} {} {}", item.title(), item.line, synonyms::of(item.line));
        let score = fuzzy::score_of_most(query, &text, some)?;
        (of_game && here.at_hand.check(item.row, item.command.as_ref()).is_ok()).then_some((Reverse(score), item))
    };
    // Some of the words do only where the first one names no command.
    for some in [false, true].into_iter().take(if is_line { 1 } else { 2 }) {
        let mut found: Vec<_> = offers().iter().filter_map(|item| fit(item, some)).collect();
        if !found.is_empty() {
            found.sort_by_key(|(score, item)| (*score, item.title().chars().count()));
            return found.into_iter().take(MOST).map(|(_, item)| Row::of(item)).collect();
        }
    }
    Vec::new()
}

/// Where a number with or without words leads: to that move, to that game.
fn places(query: &str) -> Vec<Row> {
    let (words, number) = query.rsplit_once(' ').unwrap_or(("", query));
    let number = number.parse::<usize>().ok().map(|number| number.to_string());
    let entries = [("goto", "goto-dialog"), ("game", "game")].into_iter().filter_map(move |(name, title)| {
        let number = number.as_ref()?;
        let (entry, title) = (commands::row(name)?, commands::row(title)?.title());
        let called = words == name || (words.is_empty() && name == "goto") || fuzzy::begins(words, title);
        let line = format!("{name} {number}");
        let title = format!("{} {number}", title.trim_end_matches('…'));
        called.then(|| AnyCommand::parse(&line).ok()).flatten().map(|command| Row::typed(entry, title, line, command))
    });
    entries.collect()
}

/// One command: its title, how it is typed, its keys.
fn row(ui: &Ui, line: &ListRow, item: &Row, keys: &str, available: Result<(), String>) {
    let colours = Palette::of(ui);
    let rect = line.rect;
    if available.is_err() {
        ui.ctx().accesskit_node_builder(line.response.id, |node| node.set_disabled());
    }
    let strong = if available.is_ok() { colours.text } else { colours.quiet };
    let painter = ui.painter();
    let left = rect.left() + GRID;
    painter.text(pos2(left, rect.top() + 14.0), Align2::LEFT_CENTER, &item.title, FontId::proportional(14.0), strong);
    let mut right = rect.right() - GRID;
    if !keys.is_empty() {
        let at = pos2(right, rect.top() + 14.0);
        right = painter.text(at, Align2::RIGHT_CENTER, keys, FontId::proportional(13.0), colours.quiet).left() - GRID;
    }
    let second = match &available {
        Ok(()) if item.line == item.entry.name => item.entry.line(),
        Ok(()) => item.line.clone().into_owned(),
        Err(why) => why.clone(),
    };
    let clip = Rect::from_min_max(rect.min, pos2(right.max(left), rect.bottom()));
    let quiet = painter.with_clip_rect(clip.intersect(ui.clip_rect()));
    quiet.text(
        pos2(left, rect.bottom() - 13.0),
        Align2::LEFT_CENTER,
        second,
        FontId::proportional(12.0),
        colours.quiet,
    );
    tip(line.response.clone(), item.entry.help(), keys);
}

#[cfg(all(test, feature = "window-tests"))]
mod tests;
