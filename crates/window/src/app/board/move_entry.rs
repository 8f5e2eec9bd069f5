//! A line for typing one or several moves. It replaces the bar below the board and opens with the first letter typed.

use crate::language::{self, StaticText};
use egui::accesskit::{Live, Role};
use egui::{Align, Area, Context, Frame, Id, Key, Layout, Modifiers, Order, Rect, RichText, vec2};

use crate::app::announce;
use crate::app::board::modifiers;
use crate::app::context::Action;
use crate::app::look::bidi::field;
use crate::app::look::{BAR, GRID, Palette, controls, words};
use crate::edit::{Command, Operand, played_moves};
use crate::game::{self, Position};
use crate::sgf::NodeId;

/// A record and a node of it.
type Spot = (u64, NodeId);

/// The move being typed.
pub struct TypedMove {
    text: String,
    fresh: bool,
    /// Where it was begun: on another node or record it means nothing.
    spot: Option<Spot>,
    /// The refused text, and whether Enter again plays it all the same.
    refused: Option<(String, bool)>,
    /// The refusal as it is announced: each time it reads differently.
    announced: String,
    /// It is what the record should have said here, not the next move.
    corrects: bool,
}

/// How the text is interpreted.
struct Interpretation {
    /// Enter's effect, or why there is none.
    says: String,
    /// Nothing speaks against it.
    fits: bool,
    /// It is a move, perhaps one against the rules.
    plays: bool,
    /// The name of what is played, if it is one move.
    name: Option<String>,
}

impl Interpretation {
    fn of(text: &str, position: &Position) -> Interpretation {
        let none = |says: String| Interpretation { says, fits: false, plays: false, name: None };
        if text.trim().is_empty() {
            return none(String::new());
        }
        if game::move_list::gives_up(text, position) && position.kind().colours() == 2 {
            return Interpretation { says: words::plays(text.trim()), fits: true, plays: true, name: None };
        }
        let moves = match played_moves(text, position) {
            Ok(moves) => moves,
            Err(why) => return none(why.to_string()),
        };
        let names: Vec<&str> = moves.iter().map(|(name, _)| name.as_str()).collect();
        let plays = words::plays(&names.join(" "));
        let name = Some(names[0].to_owned()).filter(|_| names.len() == 1);
        match moves.iter().find_map(|(_, why)| why.as_ref()) {
            Some(why) => Interpretation { says: language::with_colon(plays, why), fits: false, plays: true, name },
            None => Interpretation { says: plays, fits: true, plays: true, name },
        }
    }
}

/// The first word, in letters, with which a list of moves is none any more; `None` where it is one, or is wrong from its first word on.
fn wrong_word(text: &str, position: &Position) -> Option<(usize, usize)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let ends: Vec<usize> =
        words.iter().map(|word| word.as_ptr() as usize - text.as_ptr() as usize + word.len()).collect();
    let fits = |end: usize| Interpretation::of(&text[..end], position).fits;
    // Some words are nothing alone, as a colour before its move: what counts is how far it was right.
    let right = ends.iter().rposition(|&end| fits(end))?;
    let wrong = words.get(right + 1)?;
    let letters = |bytes: usize| text[..bytes].chars().count();
    Some((letters(ends[right + 1] - wrong.len()), letters(ends[right + 1])))
}

impl TypedMove {
    /// Begins with what was typed already; a move that `corrects` replaces the current one.
    pub fn new(text: String, corrects: bool) -> TypedMove {
        TypedMove { text, fresh: true, spot: None, refused: None, announced: String::new(), corrects }
    }

    /// Draws the line over `bar`, below the board; without a bar at the lower edge. Returns whether it is done with.
    ///
    /// `corrects` says that a move is played here and others follow it: so this one may be what the record should have said.
    pub fn show(
        &mut self,
        ctx: &Context,
        bar: Rect,
        (position, spot, corrects): (&Position, Spot, bool),
        actions: &mut Vec<Action>,
    ) -> bool {
        if *self.spot.get_or_insert(spot) != spot {
            return true;
        }
        let size = vec2(bar.width(), bar.height().max(BAR));
        let place = Rect::from_min_size(bar.left_bottom() - vec2(0.0, size.y), size);
        let area = Area::new(Id::unique("move entry")).order(Order::Foreground).fixed_pos(place.min).constrain(false);
        let shown = area.show(ctx, |ui| {
            let fill = Palette::of(ui).page;
            Frame::new().fill(fill).inner_margin(egui::Margin::symmetric(GRID as i8, 4)).show(ui, |ui| {
                let inner = size - vec2(2.0 * GRID, 8.0);
                ui.set_min_size(inner);
                ui.set_max_size(inner);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| self.line(ui, position, corrects, actions))
                    .inner
            })
        });
        shown.inner.inner
    }

    /// The field, and next to it its interpretation.
    fn line(&mut self, ui: &mut egui::Ui, position: &Position, corrects: bool, actions: &mut Vec<Action>) -> bool {
        let palette = Palette::of(ui);
        let instead = ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter));
        let anyway = modifiers::shift_with_enter(ui);
        let escaped = ui.input(|input| input.key_pressed(Key::Escape));
        let width = (0.3 * ui.available_width()).clamp(120.0, 240.0);
        let output =
            field::line(ui, &mut self.text, None, |edit| edit.desired_width(width).hint_text(words::MOVE.localized()));
        let response = output.response.response;
        controls::set_name(&response, Role::TextInput, || words::MOVE);
        let select = |from: usize, to: usize| {
            response.request_focus();
            field::select(ui.ctx(), response.id, from..to);
        };
        let letters = self.text.chars().count();
        if std::mem::take(&mut self.fresh) {
            select(letters, letters);
            return false;
        }
        let text = self.text.trim();
        let mut read = Interpretation::of(text, position);
        if let Some(name) = read.name.as_ref().filter(|_| self.corrects) {
            (read.says, read.fits) = (words::correct_to(name), true);
        }
        if self.refused.take_if(|(refused, _)| refused != text).is_some() {
            self.announced.clear();
        }
        let other = read.name.as_ref().filter(|_| corrects && !self.corrects).map(|name| words::corrects(name));
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let again = anyway || self.refused.as_ref().is_some_and(|(_, again)| *again);
        let correct = match self.corrects {
            true => (instead || entered) && read.name.is_some(),
            false => instead && other.is_some(),
        };
        let plays = entered && read.plays && (read.fits || again) && !self.corrects;
        if correct {
            actions.push(Action::Run(Command::Correct(Operand::Typed(text.to_owned()))));
        } else if plays {
            actions.push(Action::Run(Command::Play { colour: None, action: Operand::Typed(text.to_owned()) }));
        } else if entered && !text.is_empty() {
            self.refused = Some((text.to_owned(), read.plays));
            let (from, to) = wrong_word(&self.text, position).unwrap_or((0, letters));
            select(from, to);
        }
        // An incomplete move is not an error yet.
        let refused = self.refused.is_some();
        let says = if read.plays || refused { read.says } else { String::new() };
        let again = if refused && read.plays {
            StaticText("enter-again", "Press Enter again to play it anyway").localized()
        } else {
            ""
        };
        let says = [&*says, again, other.as_deref().unwrap_or_default()].into_iter().filter(|part| !part.is_empty());
        let says: Vec<&str> = says.collect();
        let alarms = !read.fits && (read.plays || refused);
        for (index, part) in says.iter().enumerate() {
            let colour = if index == 0 && alarms { palette.alarm } else { palette.quiet };
            let label = ui.label(RichText::new(*part).size(13.0).color(colour));
            // Screen readers read each part on request; a refusal is announced, with its reason, which was already there.
            if refused && index + 1 == says.len() {
                let heard = language::sentences(says.iter().map(|words| (*words).to_owned()));
                if entered || self.announced.is_empty() {
                    announce::renew(&mut self.announced, heard);
                }
                ui.ctx().accesskit_node_builder(label.id, |node| {
                    node.set_live(Live::Assertive);
                    node.set_value(self.announced.as_str());
                });
            }
        }
        correct || plays || escaped || (response.lost_focus() && (!entered || text.is_empty()))
    }
}
