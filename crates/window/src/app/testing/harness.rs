//! A test harness for one panel or dialog: a record to read, no window around it, and the actions it requested.

use std::path::PathBuf;

use egui::{Color32, Rect, Ui, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::app::context::{Action, AtHand, Reading, ViewContext};
use crate::app::dialogs::Dialogs;
use crate::app::look::{fonts, theme};
use crate::app::platform::background;
use crate::app::platform::soft::kittest::Renderer;
use crate::app::testing::hold;
use crate::app::window_commands::{Handler, handler};
use crate::app::{App, Options, Shell};
use crate::commands::{self, AnyCommand, WindowCommand};
use crate::edit::{Command, Grouping, Workspace};
use crate::game::{Colour, Position};
use crate::sgf::Fault;
use crate::store::settings::Appearance;

/// The record on the stage and what was asked for.
pub struct Stage {
    pub workspace: Workspace,
    pub faults: Vec<Fault>,
    pub actions: Vec<Action>,
    /// Whether commands are run, as in the window, or only recorded.
    pub runs: bool,
    /// Why the last command was not run.
    pub refused: Option<String>,
    /// Whether how games ended is hidden.
    pub hides_results: bool,
    /// The file on view, once one was asked for.
    pub path: Option<PathBuf>,
    /// How often each frame is laid out: egui repeats a layout if something new has an unexpected size.
    pub passes: usize,
}

impl Stage {
    /// A record, at the node that a path of child numbers leads to.
    pub fn new(text: &str, path: &[usize]) -> Stage {
        let (mut workspace, faults) = Workspace::open(text.as_bytes().to_vec());
        let tree = workspace.document().tree();
        let node = tree.games().next().and_then(|root| tree.at_path(root, path)).unwrap();
        workspace.go_to(node);
        let (actions, refused, path) = (Vec::new(), None, None);
        Stage { workspace, faults, actions, runs: false, refused, hides_results: false, path, passes: 1 }
    }

    /// The same, and commands of the record are run.
    pub fn running(text: &str, path: &[usize]) -> Stage {
        Stage { runs: true, ..Stage::new(text, path) }
    }

    /// The record as it is now.
    pub fn text(&self) -> String {
        String::from_utf8(self.workspace.document().tree().write()).unwrap()
    }

    /// Runs a command, as the window does.
    pub fn run(&mut self, command: &Command, grouping: Grouping) {
        self.refused = self.workspace.run_grouped(command, grouping).err().map(|error| error.to_string());
    }

    /// The commands requested since the last call; fails if there was any other action.
    pub fn commands(&mut self) -> Vec<AnyCommand> {
        let commands = |action| match action {
            Action::Run(command) | Action::RunAt(_, command) | Action::RunInDrag(_, command) => vec![command.into()],
            Action::Window(command, words) => vec![command.with(&words)],
            Action::RunAsOne(commands) => commands.into_iter().map(AnyCommand::from).collect(),
            other => panic!("{other:?} is not a command"),
        };
        std::mem::take(&mut self.actions).into_iter().flat_map(commands).collect()
    }

    /// The window as panels see it, with the record in front.
    pub fn with_here(&self, look: &mut dyn FnMut(&ViewContext<'_>)) {
        let node = self.workspace.document().cursor().unwrap();
        let root = self.workspace.root_of(node);
        let position = self.workspace.position().unwrap();
        let reading = Reading::new(0, &self.workspace, &self.faults, root, node, &position);
        let reading = Reading { path: self.path.as_deref(), ..reading };
        let paint = |_: &Position, colour: Colour| {
            [Color32::BLACK, Color32::WHITE, Color32::RED, Color32::GREEN][colour.index()].into()
        };
        let open = [crate::app::context::Open { tab: 0, name: "stage", workspace: &self.workspace }];
        let hides_results = self.hides_results;
        let at_hand = AtHand { workspace: Some(&self.workspace), ..AtHand::default() };
        look(&ViewContext {
            record: Some(reading),
            open: &open,
            keys: &keys_of,
            paint: &paint,
            at_hand,
            hides_results,
        });
    }

    /// Puts a dialog up: the one that a command of the window opens.
    pub fn play_dialog(self, size: [f32; 2], command: &'static str) -> Harness<'static, Stage> {
        let mut dialogs: Option<Dialogs> = None;
        let mut harness = self.play(size, move |ui, here, actions| {
            let dialogs = dialogs.get_or_insert_with(|| {
                let mut dialogs = Dialogs::default();
                let opened = commands::row(command).and_then(|row| row.window);
                let opened = opened.is_some_and(|command| open_dialog(command, &[], &mut dialogs, here));
                assert!(opened, "{command} opens nothing");
                dialogs
            });
            dialogs.show(ui.ctx(), here, actions);
        });
        settle(&mut harness);
        harness
    }

    /// Puts it up: `draw` draws into the whole of `size`.
    pub fn play(
        self,
        size: [f32; 2],
        mut draw: impl FnMut(&mut Ui, &ViewContext<'_>, &mut Vec<Action>) + 'static,
    ) -> Harness<'static, Stage> {
        let dark = std::env::var_os("VARIORUM_DARK").is_some();
        let mut prepared = false;
        let show = move |ui: &mut Ui, stage: &mut Stage| {
            if !std::mem::replace(&mut prepared, true) {
                fonts::install(ui.ctx());
                theme::apply(ui.ctx(), if dark { Appearance::Dark } else { Appearance::Light });
                ui.ctx().request_discard("fonts");
                return;
            }
            if ui.ctx().current_pass_index() + 1 < stage.passes {
                ui.ctx().request_discard("as the test wants it");
            }
            let mut actions = Vec::new();
            stage.with_here(&mut |here| draw(ui, here, &mut actions));
            for action in actions {
                match &action {
                    Action::Run(command) if stage.runs => stage.run(command, Grouping::Alone),
                    Action::RunAt((_, to), command) if stage.runs => {
                        stage.workspace.go_to(*to);
                        stage.run(command, Grouping::Typing);
                    }
                    Action::GoTo(node) if stage.runs => _ = stage.workspace.go_to(*node),
                    Action::OpenHere(path) => stage.path = Some(path.clone()),
                    _ => {}
                }
                stage.actions.push(action);
                ui.ctx().request_repaint();
            }
        };
        // Work on a thread of its own asks for a frame when it is done, whenever that is: the steps are no measure.
        let builder = Harness::builder()
            .with_size(vec2(size[0], size[1]))
            .with_max_steps(64)
            .allow_missing_glyphs()
            .renderer(Renderer::default());
        let mut harness = builder.build_ui_state(show, self);
        // Let background work progress while waiting.
        harness.run_steps(4);
        harness
    }
}

/// The whole window.
pub type Window = Harness<'static, Shell>;

/// A window of the program with what `prepare` opens in it, before it has settled.
pub fn window(size: impl Into<Vec2>, prepare: impl FnOnce(&mut App)) -> Window {
    let builder = Harness::builder().with_size(size).with_max_steps(64).allow_missing_glyphs();
    builder.renderer(Renderer::default()).build_eframe(|cc| {
        let mut app = App::new(Options::default());
        app.begin(&cc.egui_ctx, Vec::new(), None);
        prepare(&mut app);
        Shell(app)
    })
}

/// The whole stage, for panels that take a rectangle.
pub fn all(ui: &Ui) -> Rect {
    ui.ctx().content_rect()
}

/// Steps until a condition holds, since background work takes its time on a busy machine.
pub fn until<S>(harness: &mut Harness<'static, S>, what: &str, so: impl Fn(&Harness<'static, S>) -> bool) {
    let end = std::time::Instant::now() + std::time::Duration::from_secs(120);
    while !so(harness) {
        assert!(std::time::Instant::now() < end, "{what} never comes");
        std::thread::sleep(std::time::Duration::from_millis(5));
        harness.step();
    }
}

/// Waits for what a dialog works out: it moves the buttons, and a click lands where they stood in the last frame.
pub fn settle(harness: &mut Harness<'static, Stage>) {
    if !hold::holds() {
        until(harness, "what the dialog works out", |_| background::under_way() == 0);
        harness.run_steps(4);
    }
}

/// Keeps a picture to look at, where `VARIORUM_PICTURES` names a folder.
pub fn picture(harness: &mut Harness<'static, Stage>, name: &str) {
    let Some(folder) = std::env::var_os("VARIORUM_PICTURES") else { return };
    let folder = std::path::PathBuf::from(folder);
    std::fs::create_dir_all(&folder).unwrap();
    harness.render().unwrap().save(folder.join(format!("{name}.png"))).unwrap();
}

/// Types into the field with this name.
pub fn type_into(harness: &mut Harness<'static, Stage>, name: &str, text: &str) {
    harness.get_by_label(name).focus();
    harness.run();
    harness.get_by_label(name).type_text(text);
    harness.run();
}

/// The commands that are typed so.
pub fn typed(lines: &[&str]) -> Vec<AnyCommand> {
    lines.iter().map(|line| AnyCommand::parse(line).unwrap()).collect()
}

fn keys_of(command: &AnyCommand) -> String {
    let binding = commands::keys().iter().find(|binding| AnyCommand::parse(binding.line).as_ref() == Ok(command));
    binding.map_or_else(String::new, |binding| binding.keys.to_owned())
}

/// Opens the dialog that a command opens.
fn open_dialog(command: WindowCommand, words: &[String], dialogs: &mut Dialogs, here: &ViewContext<'_>) -> bool {
    match handler(command) {
        Handler::Open(open) => here.record.map(|reading| open(dialogs, &reading, words)).is_some(),
        Handler::Show(open) => {
            open(dialogs);
            true
        }
        Handler::Ask(open, _) => {
            open(dialogs, here);
            true
        }
        _ => false,
    }
}
