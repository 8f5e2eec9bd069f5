//! Copying to and pasting from the clipboard.

use egui::{Context, Event, ViewportCommand};

use crate::app::App;
use crate::app::context::Action;
use crate::app::look::words;
use crate::app::records::{Patience, Task};
use crate::commands::WindowCommand;
use crate::edit::Command;
use crate::game::Kind;
use crate::game::hex::hexworld;
use crate::game::move_list::MoveList;
use crate::language::StaticText;
use crate::scene::{ascii, png};
use crate::sgf::{NodeId, Tree};

/// What to do with the pasted text, and for how many frames the system has not answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pasting {
    as_variation: bool,
    frames: u8,
}

/// The part of a record copied as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Text {
    /// All of it.
    Record,
    /// The moves of the line, in the game's own notation.
    Moves,
    /// The HexWorld link of the line.
    Link,
    /// The board, as a diagram of characters.
    Board,
}

/// A text for the clipboard with what is said of it, or why there is none.
type Copied = Result<(String, String), String>;

/// A system that has not answered by then has nothing.
const PATIENCE: u8 = 4;

impl App {
    /// Asks the system for what is on the clipboard, to be opened as a record or added as a variation.
    pub(super) fn ask_for_clipboard(&mut self, ctx: &Context, as_variation: bool) {
        self.pasting = Some(Pasting { as_variation, frames: 0 });
        ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
        ctx.request_repaint();
    }

    /// Takes the system's clipboard, wherever the focus is.
    pub(super) fn take_pasted(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
        let Some(pasting) = &mut self.pasting else { return };
        pasting.frames += 1;
        let Pasting { as_variation, frames } = *pasting;
        let pasted = ctx.input_mut(|input| {
            let at = input.events.iter().position(|event| matches!(event, Event::Paste(_)))?;
            match input.events.remove(at) {
                Event::Paste(text) => Some(text),
                _ => None,
            }
        });
        match pasted {
            Some(text) if as_variation => actions.push(Action::Run(Command::PasteVariation { text: Some(text) })),
            Some(text) => actions.push(WindowCommand::PasteRecord.with(&[&text]).into()),
            None if frames < PATIENCE => return ctx.request_repaint(),
            // Data copied here is available without the system.
            None if as_variation => self.run_in_front(ctx, Command::PasteVariation { text: None }),
            None => {
                self.notices.failure(StaticText("clipboard-is-empty", "There is no text on the clipboard").localized())
            }
        }
        self.pasting = None;
    }

    /// What a text that is pasted by keys becomes: a record of its own, unless it was copied as a variation in any tab or is asked for as
    /// one.
    pub(super) fn pasted(&self, text: String, on_request: bool) -> Action {
        let mut clipboards = self.desk.tabs.iter().map(|tab| tab.workspace.clipboard());
        let copied_here = clipboards.any(|clipboard| !clipboard.is_empty() && clipboard.text() == text);
        match self.desk.front {
            Some(_) if on_request || copied_here => Action::Run(Command::PasteVariation { text: Some(text) }),
            _ => WindowCommand::PasteRecord.with(&[&text]).into(),
        }
    }

    /// A variation in whatever form, as records write it: a list of moves is one, too.
    pub(super) fn as_variation(&self, text: &str) -> Option<String> {
        self.desk.front?;
        let incoming = self.incoming(text.as_bytes())?.ok()?;
        String::from_utf8(incoming.bytes?).ok()
    }

    /// The board sizes of a variation and of the active record, if the variation has one and they differ. Variations of other games are
    /// refused anyway.
    pub(super) fn of_other_board(&self, text: &str) -> Option<(String, String)> {
        let here = self.desk.front()?.workspace.kind()?;
        let (tree, _) = Tree::read(text.as_bytes().to_vec());
        let root = tree.games().next().filter(|&root| tree.has(root, "SZ"))?;
        let from = Kind::of(&tree, root);
        let same = from.facts().family == here.facts().family;
        let sizes = (from.size_text(" × "), here.size_text(" × "));
        (same && sizes.0 != sizes.1).then_some(sizes)
    }

    /// Puts something of a record on the clipboard.
    pub(super) fn copy(&mut self, ctx: &Context, front: usize, text: Text) {
        let tab = &self.desk.tabs[front];
        let (number, workspace, tree) = (tab.number, &tab.workspace, tab.workspace.document().snapshot().1);
        let Some(node) = workspace.document().cursor() else {
            return self.notices.failure(words::NO_GAME);
        };
        let wide: fn(&Tree, NodeId) -> Copied = match text {
            Text::Record => {
                |tree, _| Ok((text_of(tree), StaticText("record-copied", "Record copied as text").to_string()))
            }
            Text::Moves => |tree, node| match MoveList::of(tree, node) {
                list if list.moves == 0 => Err(StaticText("no-moves", "This line has no moves").to_string()),
                list => Ok((list.text, words::moves_copied(list.moves, list.leaves_out))),
            },
            Text::Link => |tree, node| match hexworld::Link::of(tree, node) {
                Ok(link) => {
                    Ok((link.url(), StaticText("link-copied", "HexWorld link of this line copied").to_string()))
                }
                Err(why) => Err(why.to_string()),
            },
            Text::Board => {
                let board = workspace.position().map(|position| {
                    (
                        ascii::write(&position),
                        StaticText("board-copied", "Board copied to the clipboard as text").to_string(),
                    )
                });
                return self.copied_text(ctx, number, board.ok_or_else(|| words::NO_GAME.to_string()));
            }
        };
        let patience = if workspace.is_long() { Patience::Nothing } else { Patience::Whole };
        let ctx = ctx.clone();
        self.work(
            Task { patience, ..Task::default() },
            move |_| wide(&tree, node),
            move |app, copied| copied.into_iter().for_each(|copied| app.copied_text(&ctx, number, copied)),
        );
    }

    /// Puts a text of a record on the clipboard, with a message; or reports a failure.
    fn copied_text(&mut self, ctx: &Context, number: u64, copied: Copied) {
        match copied {
            Ok((text, message)) => {
                ctx.copy_text(text);
                if let Some(tab) = self.desk.get_mut(number) {
                    tab.views.hint.say(message);
                }
            }
            Err(why) => self.notices.failure(why),
        }
    }

    /// Puts the board as it is seen on the clipboard.
    pub(super) fn copy_picture(&mut self, ctx: &Context, front: usize) {
        let Some(now) = self.desk.tabs[front].look() else { return };
        let (style, theme) = self.board_style(ctx.theme() == egui::Theme::Dark);
        let tab = &self.desk.tabs[front];
        let scene = tab.views.board.picture_to_copy(&now, &style, theme);
        match png::pixels(&scene, scene.width_for(1200)) {
            Ok(picture) => {
                let size = [picture.width as usize, picture.height as usize];
                ctx.copy_image(egui::ColorImage::from_rgba_unmultiplied(size, &picture.rgba));
                self.desk.tabs[front].views.hint.say(StaticText("picture-copied", "Board copied as a picture"));
            }
            Err(why) => self.notices.failure(why.to_string()),
        }
    }
}

/// The record as text for other programs.
fn text_of(tree: &Tree) -> String {
    let bytes = tree.write();
    let charset = tree.games().next().map(|root| tree.charset(root).clone());
    charset.map_or_else(
        || String::from_utf8_lossy(&bytes).into_owned(),
        |charset| charset.decode(&bytes).text.into_owned(),
    )
}
