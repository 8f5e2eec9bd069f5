//! The panel: the graph, a sentence about the current move, buttons to go from loss to loss.

use egui::{Color32, FontId, Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::context::{Action, ViewContext};
use crate::app::engine::graph::GraphView;
use crate::app::engine::{ShownAnalysis, wording};
use crate::app::look::controls::{self, cut_text};
use crate::app::look::menu::{self, Tick};
use crate::app::look::{GRID, Icon, IconButton, Palette};
use crate::commands::WindowCommand;
use crate::game::Position;
use crate::language::StaticText;
use crate::sgf::NodeId;
use crate::store::Settings;
use crate::store::settings::{Choice as _, EngineMarks, EngineScale, LossDots, LossScale};

/// Height of the sentence and the buttons.
pub const ROW: f32 = 28.0;
/// The least height of the panel.
pub const LEAST: f32 = ROW + 40.0;

/// How the numbers are shown.
#[derive(Clone, Copy)]
pub struct EngineLook {
    /// Win rates or points.
    pub scale: EngineScale,
    /// How losses are classified.
    pub losses: LossScale,
    /// Which of them have dots.
    pub dots: LossDots,
    /// What is marked on the board.
    pub marks: EngineMarks,
}

impl EngineLook {
    /// As the settings have it.
    pub fn of(settings: &Settings) -> EngineLook {
        let Settings { engine_scale, loss_scale, loss_dots, engine_marks, .. } = *settings;
        EngineLook { scale: engine_scale, losses: loss_scale, dots: loss_dots, marks: engine_marks }
    }
}

/// Draws it.
pub fn show(
    ui: &mut Ui,
    area: Rect,
    (view, shown, look): (&mut GraphView, &ShownAnalysis, EngineLook),
    (here, node, position, inks): (&ViewContext<'_>, NodeId, &Position, &[Color32]),
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let (graph, row) = area.split_top_bottom_at_y(area.bottom() - ROW);
    if shown.has_two_sides() {
        view.show(ui, graph, (shown, look.scale), (position, inks), actions);
    }
    let builder = UiBuilder::new().id_salt("engine row").max_rect(row.shrink2(vec2(2.0 * GRID, 2.0)));
    ui.scope_builder(builder.layout(egui::Layout::right_to_left(egui::Align::Center)), |ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let more = IconButton::new(Icon::More, StaticText("engine-options", "Engine data options").localized(), "")
            .side(24.0)
            .show(ui);
        menu::hung(&more, false, actions, |ui, actions| choices(ui, shown, look, here, actions));
        let commands = [
            (Icon::Text, WindowCommand::Losses),
            (Icon::Next, WindowCommand::NextLoss),
            (Icon::Back, WindowCommand::PreviousLoss),
        ];
        for (icon, command) in commands {
            let shortcut = (here.keys)(&command.into());
            let button = IconButton::new(icon, command.entry().title(), &shortcut).side(24.0);
            button.enabled(shown.has_two_sides()).push_on_click(ui, command, actions);
        }
        let room = ui.available_rect_before_wrap();
        let sentence = Some(wording::sentence(shown, node, position)).filter(|sentence| !sentence.is_empty());
        // Where there is nothing to say, whose numbers there are elsewhere.
        let sentence = sentence.unwrap_or_else(|| wording::source(&shown.source));
        let response = ui.interact(room, ui.scope_id().with("engine sentence"), egui::Sense::hover());
        controls::set_name(&response, egui::accesskit::Role::Label, || &sentence);
        let font = FontId::proportional(13.0);
        cut_text(ui, pos2(room.left(), room.center().y), &sentence, font, palette.text, room.width() - GRID);
        controls::hover_text(response, sentence);
    });
}

/// What can be chosen of the source and the scales.
fn choices(ui: &mut Ui, shown: &ShownAnalysis, look: EngineLook, here: &ViewContext<'_>, actions: &mut Vec<Action>) {
    ui.set_min_width(240.0);
    menu::scrolling(ui, |ui| {
        for (at, (source, covers)) in shown.game.sources.iter().enumerate() {
            let title = say!(
                "engine-source-line",
                "{source}: {count} node" | "{source}: {count} nodes",
                count = covers.most(),
                source = wording::source(source)
            );
            if menu::line(ui, &title, "", Tick::OneOf(*source == shown.source), true).clicked() {
                actions.push(WindowCommand::EngineSource.with(&[&(at + 1).to_string()]).into());
            }
        }
        ui.separator();
        let mut one_of = |ui: &mut Ui, names: &[(&'static str, StaticText)], now: &str, command: WindowCommand| {
            for (name, words) in names {
                if menu::line(ui, words.localized(), "", Tick::OneOf(*name == now), true).clicked() {
                    actions.push(command.with(&[name]).into());
                }
            }
            ui.separator();
        };
        if shown.has_two_sides() {
            one_of(ui, EngineScale::NAMES, &look.scale.name(), WindowCommand::EngineScale);
        }
        one_of(ui, EngineMarks::NAMES, &look.marks.name(), WindowCommand::EngineMarks);
        if shown.has_two_sides() {
            one_of(ui, LossScale::NAMES, &look.losses.name(), WindowCommand::LossScale);
            one_of(ui, LossDots::NAMES, &look.dots.name(), WindowCommand::LossDots);
        }
        for (command, tick) in [
            (WindowCommand::MirrorEngine, Tick::Switch(shown.is_mirrored())),
            (WindowCommand::HideEngine, Tick::None),
            (WindowCommand::CopyEngine, Tick::None),
        ] {
            let keys = (here.keys)(&command.into());
            if menu::line(ui, command.entry().title(), &keys, tick, true).clicked() {
                actions.push(command.into());
            }
        }
        for finding in &shown.game.findings {
            ui.separator();
            controls::quiet_small(ui, crate::app::look::words::capital(finding));
        }
    });
}
