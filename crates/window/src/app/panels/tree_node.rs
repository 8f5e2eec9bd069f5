//! A node in the tree panel: its drawing, name, tooltip and menu.

use crate::commands::{self, AnyCommand, CommandRow, WindowCommand};
use crate::language::{self, StaticText};
use egui::{Align2, Color32, FontId, Id, Painter, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, pos2};

use crate::app::board::picture;
use crate::app::compare_view::versions;
use crate::app::context::equal::EqualPlaces;
use crate::app::context::seen::{self, Seen};
use crate::app::context::{Action, Keys, Reading};
use crate::app::engine::{ShownAnalysis, wording};
use crate::app::look::controls::{Paint, hover_text, on_stone};
use crate::app::look::menu::Tick;
use crate::app::look::{Palette, menu, words};
use crate::app::panels::tree_signs::Sign;
use crate::edit::{Annotation, Command, Workspace, spoken};
use crate::game::{Colour, Kind, Markup, Position};
use crate::scene::Theme;
use crate::sgf::{Address, NodeId, Tree, vocabulary};

/// Side of the board that shows when the pointer rests on a node, in points.
const PREVIEW: f32 = 200.0;
/// At most this many siblings are counted for screen readers.
const MANY: usize = 200;
/// How far back it is looked for forks.
const FARTHEST: usize = 2000;

/// What the tree panel shows, besides its view state.
pub struct TreeShown<'a> {
    /// The record with its history.
    pub workspace: &'a Workspace,
    /// Its tree.
    pub tree: &'a Tree,
    /// The root of the current game.
    pub root: NodeId,
    /// The current node.
    pub node: NodeId,
    /// The position there, for the game's kind.
    pub position: &'a Position,
    /// The colours of the players, as the board shows them.
    pub paints: &'a [Paint],
    /// How boards look.
    pub theme: &'a Theme,
    /// Time runs down instead of to the right.
    pub down: bool,
    /// Lines that are far from the current one are folded.
    pub folds: bool,
    /// The nodes seen so far, if no others are shown.
    pub seen: Option<&'a Seen>,
    /// Which nodes have the same position, once that is known and unless it is hidden.
    pub equal: Option<&'a EqualPlaces>,
    /// What engines left, if it is shown.
    pub engine: Option<&'a ShownAnalysis>,
    /// Finds the keys of a command.
    pub keys: Keys<'a>,
}

impl<'a> TreeShown<'a> {
    /// The tree's view of a record; if continuations are hidden, only what was `seen`.
    pub fn of(
        record: &Reading<'a>,
        seen: Option<&'a Seen>,
        (theme, paints): (&'a Theme, &'a [Paint]),
        (down, folds): (bool, bool),
        keys: Keys<'a>,
    ) -> TreeShown<'a> {
        let Reading { workspace, tree, root, node, position, equal, engine, .. } = *record;
        let equal = equal.filter(|_| seen.is_none());
        TreeShown { workspace, tree, root, node, position, paints, theme, down, folds, seen, equal, engine, keys }
    }

    /// Whether a node is to be shown.
    pub fn shows(&self, node: NodeId) -> bool {
        seen::shows(self.seen, node)
    }
}

/// How a node is drawn.
#[derive(Default)]
pub struct Face {
    /// Who moves.
    pub colour: Option<Colour>,
    /// The number of the move.
    pub label: String,
    setup: bool,
    comment: bool,
    markup: bool,
    /// The sign of the judgement of its move; empty where it has none.
    pub judgement: &'static str,
    /// The sign of the judgement of the position; empty where it has none.
    position: &'static str,
    hotspot: bool,
    /// Another node has the same position.
    equal: bool,
    /// Its move lost much, by what an engine left.
    loss: bool,
}

impl Face {
    /// The appearance of a node by its properties; `number` counts its move if it has one.
    pub fn of(tree: &Tree, kind: &Kind, node: NodeId, number: impl FnOnce() -> u32) -> Face {
        let mut face = Face::default();
        for property in tree.properties(node) {
            let id = property.id();
            if let Some(colour) = kind.colour_of(&id) {
                face.colour = Some(colour);
            } else if kind.is_setup(&id) {
                face.setup = true;
            }
            match &*id {
                "C" => face.comment = true,
                id => match Annotation::of_property(id) {
                    Some(Annotation::Hotspot) => face.hotspot = true,
                    Some(judgement) if judgement.is_of_move() => {
                        face.judgement = judgement.sign(judgement.strength(property.values().next()));
                    }
                    Some(judgement) => face.position = judgement.row().sign,
                    None => face.markup |= vocabulary::is_markup(id, kind.identity().game()),
                },
            }
        }
        if face.colour.is_some() {
            face.label = number().to_string();
        }
        face
    }

    /// The same, with what is known of equal positions.
    pub fn among_equal(self, equal: Option<&EqualPlaces>, node: NodeId) -> Face {
        Face { equal: equal.is_some_and(|equal| equal.others(node) > 0), ..self }
    }

    /// The same, with whether its move lost much.
    pub fn with_loss(self, loss: bool) -> Face {
        Face { loss, ..self }
    }

    /// Its symbols, without the move.
    fn signs(&self) -> impl Iterator<Item = Sign> + use<> {
        let signs = [
            self.loss.then_some(Sign::Loss),
            self.equal.then_some(Sign::Equal),
            self.markup.then_some(Sign::Markup),
            self.comment.then_some(Sign::Comment),
            self.hotspot.then_some(Sign::Hotspot),
            (!self.position.is_empty()).then_some(Sign::Position(self.position)),
            (!self.judgement.is_empty()).then_some(Sign::Judgement(self.judgement)),
        ];
        signs.into_iter().flatten()
    }

    /// A move after its number.
    pub fn numbered(&self, text: &str) -> String {
        format!("{} {text}", self.label)
    }
}

/// How strongly a node is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// On the current line.
    Full,
    /// Elsewhere: at 60 %, without a number.
    Quiet,
}

/// Draws a node in a cell of `step` points; `here` if it is the current one.
pub fn draw(
    painter: &Painter,
    (at, step): (Pos2, f32),
    face: &Face,
    (here, tone): (bool, Tone),
    shown: &TreeShown<'_>,
    palette: &Palette,
) {
    let radius = step * 0.36;
    let is_quiet = tone == Tone::Quiet && !here;
    let toned = |colour: Color32| if is_quiet { palette.quieter(colour) } else { colour };
    let paint = face.colour.and_then(|colour| shown.paints.get(colour.index()).copied());
    if here {
        painter.circle_filled(at, radius + step * 0.11, palette.accent);
        painter.circle_filled(at, radius + step * 0.03, palette.page);
    }
    match paint {
        Some(paint) => {
            let (ink, paint) = (paint.fill, paint.toned(toned));
            painter.circle(at, radius, paint.fill, Stroke::new(1.0, toned(palette.quiet)));
            paint.hatch(painter, at, radius);
            if !is_quiet {
                if paint.hatching > 0 {
                    // A number cannot be read on hatching.
                    painter.circle_filled(at, radius * 0.68, paint.fill);
                }
                let size = match face.label.len() {
                    0..=2 => step * 0.4,
                    3 => step * 0.33,
                    _ => step * 0.26,
                };
                painter.text(at, Align2::CENTER_CENTER, &face.label, FontId::proportional(size), on_stone(ink));
            }
        }
        None if face.setup => {
            let edge = toned(palette.quiet);
            let square = Rect::from_center_size(at, Vec2::splat(radius * 1.6));
            painter.rect(square, 2.0, palette.page, Stroke::new(1.5, edge), egui::StrokeKind::Inside);
            let half = Rect::from_min_max(square.min, pos2(square.center().x, square.max.y));
            painter.rect_filled(half, 2.0, edge);
        }
        None => {
            painter.circle(at, radius * 0.55, palette.page, Stroke::new(1.5, toned(palette.quiet)));
        }
    }
    for sign in face.signs() {
        sign.draw(painter, (at, step), shown.paints, palette);
    }
}

/// The move of a node in words, its number before it: what a screen reader says and the preview shows.
pub fn name_of(shown: &TreeShown<'_>, node: NodeId, face: &Face) -> String {
    let tree = shown.tree;
    let name = tree.line(node, "N").filter(|name| !name.is_empty());
    let played = face.colour.and_then(|colour| {
        let (_, text) = spoken::move_of(tree, node, shown.position)?;
        Some(face.numbered(&format!("{} {text}", shown.position.kind().colour_name(colour))))
    });
    let what = played.unwrap_or_else(|| what(shown.position.kind(), (tree, node), face));
    name.map_or(what.clone(), |name| language::with_colon(what, name))
}

/// Tells screen readers where in the tree a node is: how deep, from its column, and which of its parent's children. `tree` is the tree
/// that has it at hand.
pub fn tell_place(item: &Response, shown: &TreeShown<'_>, (node, column): (NodeId, u32), tree: Option<Id>) {
    let built = item.ctx.accesskit_node_builder(item.id, |builder| {
        // Counted from 0 here, shown from 1.
        builder.set_level(column as usize);
        if let Some(parent) = shown.tree.parent(node) {
            // Among very many siblings the position is of no use.
            let siblings = || shown.tree.children(parent).filter(|&child| shown.shows(child)).take(MANY);
            let at = siblings().position(|sibling| sibling == node);
            let (at, count) = (at.unwrap_or(MANY), siblings().count());
            builder.set_position_in_set(at);
            builder.set_size_of_set(count);
            // Not every platform reports the level of a tree item.
            if count > 1 {
                builder.set_description(say!("variation-of", "variation {at} of {count}", at = at + 1, count));
            }
        }
    });
    if let Some(tree) = tree.filter(|_| built.is_some()) {
        item.ctx.accesskit_node_builder(tree, |tree| tree.set_active_descendant(item.id.accesskit_id()));
    }
}

/// The kind of a node without a move, or its content if the game is unknown.
pub fn what(kind: &Kind, (tree, node): (&Tree, NodeId), face: &Face) -> String {
    match tree.parent(node) {
        None => words::START.to_string(),
        Some(_) if face.setup => words::SETUP_NODE.to_string(),
        Some(_) => spoken::as_written(tree, node, kind).unwrap_or_else(|| StaticText("node", "Node").to_string()),
    }
}

/// The preview of a node under the pointer: its name, the position, the first words.
pub fn preview(ui: &mut Ui, shown: &TreeShown<'_>, node: NodeId, face: &Face) {
    ui.set_max_width(320.0);
    ui.label(name_of(shown, node, face));
    if shown.position.kind().has_board() {
        let (area, _) = ui.allocate_exact_size(Vec2::splat(PREVIEW), Sense::hover());
        let position = shown.workspace.position_at(node);
        let pixels = ui.pixels_per_point();
        let markup = Markup::of(shown.tree, node, &position);
        picture::picture_with((&position, &markup), area, pixels, shown.theme).draw(ui.painter());
    }
    if let Some(comment) = wording::own_words(shown.tree, node, shown.position.board()) {
        let mut text: String = comment.chars().take(240).collect();
        if text.len() < comment.len() {
            text.push('…');
        }
        ui.label(egui::RichText::new(text).weak());
    }
}

/// The menu of a node: what can be done there, and nothing else; what takes away, and what is seldom wanted, in menus of its own.
/// Returns whether the node is to be folded or unfolded.
pub fn choices(ui: &mut Ui, shown: &TreeShown<'_>, node: NodeId, folded: bool, actions: &mut Vec<Action>) -> bool {
    // Each path here is listed once; an item with a place of its own is not repeated.
    let possible = |names: &[&str]| {
        let rows = names.iter().filter_map(|name| commands::row(name));
        let with_command = rows.filter_map(|row| Some((row, row.plain()?)));
        with_command.filter(|(_, command)| is_possible(shown, node, command)).collect::<Vec<_>>()
    };
    items(
        ui,
        possible(&["edit-comment", "copy-variation", "cut-variation", "paste-variation"]),
        (shown, node),
        actions,
    );
    copy_link(ui, shown, node, actions);
    let mut order = possible(&["make-main-line", "make-main-here", "promote", "demote"]);
    if forks_before(shown.tree, node) < 2 {
        // If there is one fork both mean the same.
        order.retain(|(_, command)| *command != AnyCommand::Record(Command::MakeMainHere));
    }
    if !order.is_empty() {
        ui.separator();
        items(ui, order, (shown, node), actions);
    }
    // Not where one of the two leads to the other.
    if versions::forked(shown.tree, shown.node, node).is_some() {
        let title = StaticText("compare-with-line", "Compare with this line");
        let about = StaticText(
            "compare-with-line-about",
            "Shows the current line side by side with the variation of this node.",
        );
        if hover_text(menu::line(ui, title.localized(), "", Tick::None, true), about.localized()).clicked() {
            let address = Address::of(shown.tree, node).to_string();
            actions.push(Action::Window(WindowCommand::CompareVariation, vec![address]));
        }
    }
    ui.separator();
    menu::sub(ui, StaticText("add-a-node", "Add node").localized(), |ui| {
        items(ui, possible(&["new-node", "new-variation", "insert-node"]), (shown, node), actions);
    });
    menu::sub(ui, StaticText("take-away", "Delete").localized(), |ui| {
        let names = ["delete-node", "delete-variation", "truncate", "delete-other-variations"];
        items(ui, possible(&names), (shown, node), actions);
        ui.separator();
        items(ui, possible(&["keep-position", "keep-subtree"]), (shown, node), actions);
    });
    let mut fold = false;
    menu::sub(ui, StaticText("what-tree-shows", "Branches").localized(), |ui| {
        if shown.tree.first_child(node).is_some() {
            let folds =
                if folded { StaticText("unfold", "Unfold") } else { StaticText("fold", "Fold following moves") };
            fold = ui.button(folds.localized()).clicked();
        }
        items(ui, possible(&["fold-others", "only-line", "unfold-all"]), (shown, node), actions);
    });
    fold
}

/// Copies the link to a node, as it is written in comments. One stays where one is.
fn copy_link(ui: &mut Ui, shown: &TreeShown<'_>, node: NodeId, actions: &mut Vec<Action>) {
    let command = AnyCommand::Record(Command::Link);
    let keys = if node == shown.node { (shown.keys)(&command) } else { String::new() };
    let about = StaticText("copy-node-link-about", "Copies the link to this node, to be pasted into a comment.");
    let line = menu::line(ui, StaticText("copy-node-link", "Copy link").localized(), &keys, Tick::None, true);
    if hover_text(line, about.localized()).clicked() {
        actions.push(Action::RunAt((shown.workspace.identity(), node), Command::Link));
    }
}

fn is_possible(shown: &TreeShown<'_>, node: NodeId, command: &AnyCommand) -> bool {
    let first = |node: NodeId| shown.tree.previous_sibling(node).is_none();
    let back = || shown.tree.way_up(node);
    match command {
        AnyCommand::Window(..) => true,
        // It is the main line already.
        AnyCommand::Record(Command::MakeMainLine)
            if back().take(FARTHEST).all(|node| shown.tree.parent(node).is_none() || first(node)) =>
        {
            false
        }
        AnyCommand::Record(command) => shown.workspace.available_at(node, command).is_ok(),
    }
}

/// How many times one chose otherwise than the first move on the way to a node; looks back only so far, and counts no more than two.
fn forks_before(tree: &Tree, node: NodeId) -> usize {
    let back = tree.way_up(node).take(FARTHEST);
    back.filter(|&node| tree.parent(node).is_some() && tree.previous_sibling(node).is_some()).take(2).count()
}

/// Lines of a menu, each with its key; they are run at a node.
fn items(
    ui: &mut Ui,
    rows: Vec<(&'static CommandRow, AnyCommand)>,
    (shown, node): (&TreeShown<'_>, NodeId),
    actions: &mut Vec<Action>,
) {
    for (row, command) in rows {
        let line = menu::line(ui, row.title(), &(shown.keys)(&command), Tick::None, true);
        if hover_text(line, row.help()).clicked() {
            actions.extend([Action::GoTo(node), command.into()]);
        }
    }
}
