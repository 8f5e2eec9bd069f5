//! A preview of changes to the file: removed text struck through, added text underlined.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Context, FontId, ScrollArea, Stroke, Ui};

use std::time::Duration;

use crate::app::context::preview::{Change, Preview};
use crate::app::context::{Reading, RecordState};
use crate::app::look::{Palette, controls, words};
use crate::app::platform::{Worked, at_first};
use crate::edit::Command;
use crate::sgf::NodeId;

/// How long a frame waits for a preview: most are there at once.
const AT_FIRST: Duration = Duration::from_millis(8);

/// A preview's key.
#[derive(Clone, Debug, PartialEq)]
struct Of {
    state: RecordState,
    node: Option<NodeId>,
    commands: Vec<Command>,
}

/// A preview computed in the background.
#[derive(Default)]
pub struct Difference(Worked<Of, Option<Preview>>);

impl Difference {
    /// The preview of commands at a node; `None` while it is computed.
    pub fn of(
        &mut self,
        ctx: &Context,
        reading: &Reading<'_>,
        node: Option<NodeId>,
        commands: &[Command],
    ) -> Option<&Preview> {
        let of = Of { state: reading.state, node, commands: commands.to_vec() };
        let mut came = self.0.take(Duration::ZERO);
        if self.0.lacks(&of) {
            let (tree, commands) = (reading.workspace.document().snapshot().1, commands.to_vec());
            let work = move || Some(Preview::of(Arc::clone(&tree), node, &commands));
            self.0.begin(ctx, of.clone(), work);
            came |= self.0.take(at_first(AT_FIRST));
        }
        if came {
            ctx.request_repaint();
        }
        self.0.as_ref().filter(|_| self.0.is_of(&of))
    }
}

/// Shows a preview in a given height.
pub fn show(ui: &mut Ui, preview: Option<&Preview>, height: f32) {
    let palette = Palette::of(ui);
    ui.allocate_ui(egui::vec2(ui.available_width(), height), |ui| {
        ui.set_min_height(height);
        let area = ScrollArea::vertical().id_salt("difference").max_height(height).auto_shrink([false, false]);
        area.show(ui, |ui| match preview {
            None => drop(controls::quiet(ui, words::WORKING_IT_OUT.localized())),
            Some(Preview { refused: Some(why), .. }) => {
                controls::quiet(ui, words::capital(why));
            }
            Some(preview) => {
                ui.spacing_mut().item_spacing.y = 2.0;
                for change in &preview.changes {
                    line(ui, change, &palette);
                }
                if preview.more > 0 {
                    controls::quiet_tiny(ui, words::and_more(preview.more));
                }
            }
        });
    });
}

/// One difference with its context.
fn line(ui: &mut Ui, change: &Change, palette: &Palette) {
    let mut job = LayoutJob::default();
    let font = FontId::proportional(13.0);
    let plain = |colour: Color32| TextFormat { font_id: font.clone(), color: colour, ..TextFormat::default() };
    job.append(&format!("{}  ", change.line), 0.0, plain(palette.quiet));
    job.append(&change.before, 0.0, plain(palette.quiet));
    let ground = Palette::faint(palette.alarm, 0.12);
    let struck = Stroke::new(1.0, palette.alarm);
    job.append(&change.gone, 0.0, TextFormat { strikethrough: struck, background: ground, ..plain(palette.alarm) });
    let ground = Palette::faint(palette.accent, 0.12);
    let under = Stroke::new(1.0, palette.accent);
    job.append(&change.come, 0.0, TextFormat { underline: under, background: ground, ..plain(palette.text) });
    job.append(&change.after, 0.0, plain(palette.quiet));
    job.wrap.max_width = ui.available_width();
    let response = ui.add(egui::Label::new(job).wrap());
    controls::set_name(&response, Role::Label, || words::change(change.line, &change.gone, &change.come));
}
