//! A node of the tree: its face, its name, its preview, its menu.

use egui::{Align2, Button, Color32, FontId, Id, Painter, Pos2, Rect, Response, Sense, Stroke, Ui, Vec2, pos2, vec2};

use crate::app::board::picture;
use crate::app::context::action::{Action, window};
use crate::app::context::seen::{self, Seen};
use crate::app::context::{Keys, Reading};
use crate::app::look::controls::stone;
use crate::app::look::theme::Palette;
use crate::app::look::{fonts, menu, words};
use crate::edit::{self, Entry, Group, Workspace, spoken};
use crate::game::{Colour, Kind, Position};
use crate::scene::Theme;
use crate::sgf::{NodeId, Tree, vocabulary};

/// Side of the board that shows when the pointer rests on a node, in points.
const PREVIEW: f32 = 200.0;
/// So many siblings are counted for those who hear the tree.
const MANY: usize = 200;

/// What the tree shows, besides the view itself.
pub struct Shown<'a> {
    /// The record with its history.
    pub workspace: &'a Workspace,
    /// Its tree.
    pub tree: &'a Tree,
    /// The root of the game at hand.
    pub root: NodeId,
    /// The node at hand.
    pub node: NodeId,
    /// The position there, for the game's kind.
    pub position: &'a Position,
    /// The colours of the players, as the board shows them.
    pub inks: &'a [Color32],
    /// How boards look.
    pub theme: &'a Theme,
    /// Time runs down instead of to the right.
    pub down: bool,
    /// What one has seen, where nothing else is shown.
    pub seen: Option<&'a Seen>,
    /// Finds the keys of a command.
    pub keys: Keys<'a>,
}

impl<'a> Shown<'a> {
    /// What it shows of a record; of one in which what follows is hidden, what was `seen`.
    pub fn of(
        record: &Reading<'a>,
        seen: Option<&'a Seen>,
        (theme, inks): (&'a Theme, &'a [Color32]),
        down: bool,
        keys: Keys<'a>,
    ) -> Shown<'a> {
        let Reading { workspace, tree, root, node, position, .. } = *record;
        Shown { workspace, tree, root, node, position, inks, theme, down, seen, keys }
    }

    /// Whether a node is to be shown.
    pub fn shows(&self, node: NodeId) -> bool {
        seen::shows(self.seen, node)
    }
}

/// What is drawn of a node.
pub struct Face {
    /// Who moves.
    pub colour: Option<Colour>,
    /// The number of the move.
    pub label: String,
    setup: bool,
    comment: bool,
    markup: bool,
    judgement: &'static str,
    /// What is judged of the position, and how strongly; empty where nothing is.
    position: &'static str,
    hotspot: bool,
}

impl Face {
    /// What the properties of a node say; `number` counts its move where it has one.
    pub fn of(tree: &Tree, kind: &Kind, node: NodeId, number: impl FnOnce() -> u32) -> Face {
        let mut face = Face {
            colour: None,
            label: String::new(),
            setup: false,
            comment: false,
            markup: false,
            judgement: "",
            position: "",
            hotspot: false,
        };
        for property in tree.properties(node) {
            let id = property.id();
            if let Some(colour) = kind.colour_of(&id) {
                face.colour = Some(colour);
            } else if kind.is_setup(&id) {
                face.setup = true;
            }
            let strong = || property.values().next().is_some_and(|value| value == b"2");
            match &*id {
                "C" => face.comment = true,
                "TE" => face.judgement = if strong() { "!!" } else { "!" },
                "BM" => face.judgement = if strong() { "??" } else { "?" },
                "IT" => face.judgement = "!?",
                "DO" => face.judgement = "?!",
                "GB" => face.position = "●",
                "GW" => face.position = "○",
                "DM" => face.position = "=",
                "UC" => face.position = "∞",
                "HO" => face.hotspot = true,
                id => face.markup |= vocabulary::is_markup(id),
            }
        }
        if face.colour.is_some() {
            face.label = number().to_string();
        }
        face
    }

    /// The sign of the judgement of its move; empty where it has none.
    pub fn sign(&self) -> &'static str {
        self.judgement
    }

    /// A move after its number.
    pub fn numbered(&self, text: &str) -> String {
        format!("{} {text}", self.label)
    }
}

/// Draws a node in a cell of `step` points; `here` where it is the one at hand.
pub fn draw(painter: &Painter, (at, step): (Pos2, f32), face: &Face, here: bool, shown: &Shown<'_>, palette: &Palette) {
    let radius = step * 0.36;
    let ink = face.colour.and_then(|colour| shown.inks.get(colour.index()).copied());
    if here {
        painter.circle_filled(at, radius + step * 0.11, palette.accent);
        painter.circle_filled(at, radius + step * 0.03, palette.page);
    }
    let edge = Stroke::new(1.0, palette.quiet.gamma_multiply(0.8));
    match ink {
        Some(ink) => {
            painter.circle(at, radius, ink, edge);
            let dark = 0.299 * f32::from(ink.r()) + 0.587 * f32::from(ink.g()) + 0.114 * f32::from(ink.b()) < 140.0;
            let text = if dark { Color32::WHITE } else { Color32::from_gray(20) };
            let size = match face.label.len() {
                0..=2 => step * 0.4,
                3 => step * 0.33,
                _ => step * 0.26,
            };
            painter.text(at, Align2::CENTER_CENTER, &face.label, FontId::proportional(size), text);
        }
        None if face.setup => {
            let square = Rect::from_center_size(at, Vec2::splat(radius * 1.6));
            painter.rect(square, 2.0, palette.page, Stroke::new(1.5, palette.quiet), egui::StrokeKind::Inside);
            let half = Rect::from_min_max(square.min, pos2(square.center().x, square.max.y));
            painter.rect_filled(half, 2.0, palette.quiet);
        }
        None => {
            painter.circle(at, radius * 0.55, palette.page, Stroke::new(1.5, palette.quiet));
        }
    }
    if face.comment {
        let dot = at + vec2(radius * 0.85, radius * 0.85);
        painter.circle(dot, step * 0.11, palette.accent, Stroke::new(1.5, palette.page));
    }
    if face.hotspot {
        let (corner, r) = (at + vec2(-radius * 0.95, -radius * 0.95), (step * 0.17).max(4.0));
        let diamond = [vec2(0.0, -r), vec2(r, 0.0), vec2(0.0, r), vec2(-r, 0.0)].map(|by| corner + by);
        let edge = Stroke::new(1.5, palette.page);
        painter.add(egui::Shape::convex_polygon(diamond.to_vec(), palette.alarm, edge));
    }
    let size = (step * 0.46).clamp(10.0, 15.0);
    if !face.position.is_empty() {
        // Beside the line that branches off below.
        let corner = at + vec2(-radius * 0.95, radius * 0.95);
        let r = size * 0.32;
        let disc = |index: usize| {
            let ink = shown.inks.get(index).copied().unwrap_or(palette.quiet);
            stone(painter, (corner, r), ink, (2.0, 1.5), palette);
        };
        match face.position {
            "●" => disc(0),
            "○" => disc(1),
            sign => plate(painter, corner, sign, size, palette.text, palette),
        }
    }
    if !face.judgement.is_empty() {
        let colour = if face.judgement.starts_with('?') { palette.alarm } else { palette.accent };
        plate(painter, at + vec2(radius * 1.05, -radius), face.judgement, size, colour, palette);
    }
    if face.markup {
        // Above the stone, where no figure of its number is.
        let corner = at + vec2(0.0, -radius * 1.1);
        let r = step * 0.12;
        let triangle = vec![corner + vec2(0.0, -r), corner + vec2(r, r), corner + vec2(-r, r)];
        painter.add(egui::Shape::convex_polygon(triangle, palette.quiet, Stroke::new(1.0, palette.page)));
    }
}

/// A sign on a plate of the page's colour, so that neither stone nor ring is behind it.
fn plate(painter: &Painter, at: Pos2, sign: &str, size: f32, ink: Color32, palette: &Palette) {
    let text = painter.layout_no_wrap(sign.to_owned(), FontId::new(size, fonts::bold()), ink);
    let ground = Rect::from_center_size(at, text.size() * vec2(1.0, 0.72) + vec2(3.0, 0.0));
    painter.rect_filled(ground, 3.0, palette.page);
    painter.galley(at - text.size() / 2.0, text, ink);
}

/// The move of a node in words, its number before it: what a screen reader says and the preview shows.
pub fn name_of(shown: &Shown<'_>, node: NodeId, face: &Face) -> String {
    let tree = shown.tree;
    let name = tree.simple_text(node, "N").filter(|name| !name.is_empty());
    let played = face.colour.and_then(|colour| {
        let (_, text) = spoken::move_of(tree, node, shown.position)?;
        Some(face.numbered(&format!("{} {text}", shown.position.kind().colour_name(colour))))
    });
    let what = played.unwrap_or_else(|| what(tree, node, face).to_owned());
    name.map_or(what.clone(), |name| format!("{what}: {name}"))
}

/// Tells screen readers where in the tree a node is: how deep, from its column, and which of its parent's children. `tree` is the tree
/// that has it at hand.
pub fn tell_place(item: &Response, shown: &Shown<'_>, (node, column): (NodeId, u32), tree: Option<Id>) {
    let told = item.ctx.accesskit_node_builder(item.id, |builder| {
        builder.set_level(column as usize + 1);
        if let Some(parent) = shown.tree.parent(node) {
            // Of very many, which one it is helps nobody.
            let siblings = || shown.tree.children(parent).filter(|&child| shown.shows(child)).take(MANY);
            let at = siblings().position(|sibling| sibling == node);
            let (at, count) = (at.unwrap_or(MANY), siblings().count());
            // Counted from 0 here, and told from 1.
            builder.set_position_in_set(at);
            builder.set_size_of_set(count);
            // Not every system hands on where an item of a tree stands.
            if count > 1 {
                builder.set_description(words::variation_of(at + 1, count));
            }
        }
    });
    if let Some(tree) = tree.filter(|_| told.is_some()) {
        item.ctx.accesskit_node_builder(tree, |tree| tree.set_active_descendant(item.id.accesskit_id()));
    }
}

/// What a node without a move is.
pub fn what(tree: &Tree, node: NodeId, face: &Face) -> &'static str {
    match tree.parent(node) {
        None => words::START.said(),
        Some(_) if face.setup => words::SETUP_NODE.said(),
        Some(_) => words::NODE.said(),
    }
}

/// What shows while the pointer rests on a node: its name, the position, the first words.
pub fn preview(ui: &mut Ui, shown: &Shown<'_>, node: NodeId, face: &Face) {
    ui.set_max_width(320.0);
    ui.label(name_of(shown, node, face));
    if shown.position.kind().has_board() {
        let (area, _) = ui.allocate_exact_size(Vec2::splat(PREVIEW), Sense::hover());
        let position = shown.workspace.position_at(node);
        let pixels = ui.pixels_per_point();
        picture::small_picture((shown.tree, node, &position), area, pixels, shown.theme).draw(ui.painter());
    }
    if let Some(comment) = shown.tree.text(node, "C") {
        let mut text: String = comment.chars().take(240).collect();
        if text.len() < comment.len() {
            text.push('…');
        }
        ui.label(egui::RichText::new(text).weak());
    }
}

/// The menu of a node. Returns whether it is to be folded or unfolded.
pub fn choices(ui: &mut Ui, shown: &Shown<'_>, node: NodeId, folded: bool, actions: &mut Vec<Action>) -> bool {
    let mut fold = false;
    let mut item = |ui: &mut Ui, entry: &'static Entry| {
        if let Some(command) = entry.plain()
            && ui
                .add(Button::new(entry.title()).shortcut_text((shown.keys)(&command)))
                .on_hover_text(entry.help())
                .clicked()
        {
            actions.extend([Action::GoTo(node), Action::Run(command)]);
        }
    };
    for name in ["edit-comment", "copy-variation", "cut-variation", "paste-variation"] {
        edit::entry(name).into_iter().for_each(|entry| item(ui, entry));
    }
    ui.separator();
    let of_variations = || edit::table().iter().filter(|entry| entry.group == Group::Variation);
    of_variations().filter(|entry| !menu::takes_away(entry.name)).for_each(|entry| item(ui, entry));
    ui.separator();
    of_variations().filter(|entry| menu::takes_away(entry.name)).for_each(|entry| item(ui, entry));
    ui.separator();
    if shown.tree.first_child(node).is_some() {
        fold = ui.button(if folded { words::UNFOLD } else { words::FOLD }).clicked();
    }
    for name in ["fold-others", "only-line", "unfold-all"] {
        if let Some(entry) = edit::entry(name) {
            let command = window(entry.name, &[]);
            if ui.add(Button::new(entry.title()).shortcut_text((shown.keys)(&command))).clicked() {
                actions.extend([Action::GoTo(node), Action::Run(command)]);
            }
        }
    }
    fold
}
