//! A booklet as PDF: A4 in two columns, tagged for screen readers, byte-identical for the same record and fonts.

use super::flow::{Field, Flow, HEADING, Mark, PAGE, Role, SMALL, STRONG, Sheet};
use super::fonts::Fonts;
use super::lines::{SetLine, Style, set};
use super::plan::{Block, BookletPlan, Room, plan};
use crate::game::{Kind, Summary};
use crate::language;
use crate::publish::about::{info, named_players, short, title_of};
use crate::publish::pace::Pace;
use crate::publish::print_font::PrintFont;
use crate::publish::publication::{Choices, Publication, PublishError, Published};
use crate::scene::{Fill, Ink, Options, Scene, Shape, Theme, area, font, words};
use crate::sgf::{NodeId, Tree};
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::color::rgb;
use krilla::destination::XyzDestination;
use krilla::geom::{Path, PathBuilder, Point, Rect};
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{self, LineCap, LineJoin};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Node, SpanTag, Tag, TagGroup, TagTree};
use krilla::text::TextDirection;
use krilla::{Document, SerializeSettings};
use std::collections::HashMap;
use std::num::NonZeroU16;

/// Limits of a printed booklet.
const ROOM: Room = Room { moves: 50, main: 400, figures: 400, letters: 4_000_000 };
/// Games on a page of the contents.
const CONTENTS: usize = 110;

/// A booklet of a record. `lend` is called once for fonts with the characters that the known fonts lack; `told` receives the progress, and
/// cancels the work by returning `false`.
///
/// # Errors
/// If there is no such game, the file cannot be made, or the work was stopped.
pub fn booklet(
    publication: &Publication,
    choices: &Choices,
    lend: &mut dyn FnMut(&[char]) -> Vec<PrintFont>,
    told: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Published, PublishError> {
    language::in_english(|| {
        let roots = publication.games(choices)?;
        let tree = publication.tree();
        let theme = choices.theme.clone().unwrap_or_else(paper);
        let options = Options::default();
        let mut room = Room { moves: choices.moves_per_figure, ..ROOM };
        let mut games = Vec::new();
        let nodes = roots.iter().map(|&root| tree.descendants(root).count()).sum::<usize>();
        // Half of the work is to plan figures, and half to write them down.
        let mut pace = Pace::new(told, 2 * nodes);
        for &root in &roots {
            let plan = plan((tree, root), &options, &theme, room, &mut pace)?;
            room.take(&plan);
            games.push((root, plan));
        }
        let mut fonts = Fonts::new(&choices.fonts);
        let lacking = fonts.lacking(&letters(tree, &games));
        if !lacking.is_empty() {
            lend(&lacking).iter().for_each(|font| fonts.add(font));
        }
        let mut notes: Vec<String> = Vec::new();
        let left_out: usize = games.iter().map(|(_, plan)| plan.left_out).sum();
        let laid = lay(&mut fonts, tree, games);
        let bytes = write(&mut fonts, laid, (&mut pace, nodes))?;
        let missing: usize = fonts.missing.values().sum();
        if missing > 0 {
            let letters: Vec<char> = fonts.missing.keys().copied().collect();
            notes.push(say!(
                "booklet-letters",
                "{count} letter has no font, and a question mark stands for it: name a font with --font ({which})" | "{count} letters have no font, and question marks stand for them: name a font with --font ({which})",
                count = missing,
                which = words::first_letters(&letters, 12)
            ));
        }
        if left_out > 0 {
            notes.push(say!(
                "booklet-nodes",
                "{count} node found no room" | "{count} nodes found no room",
                count = left_out
            ));
        }
        Ok(Published { bytes, notes })
    })
}

/// Black lines on white; pieces in their colours, with patterns that work without them.
fn paper() -> Theme {
    let print = Theme::named("print").unwrap_or(Theme::usual(false));
    let light = Theme::named("light").unwrap_or(Theme::usual(false));
    let mut paper = print.clone();
    paper.cells = light.cells.clone();
    paper.centre = light.centre.clone();
    paper.pieces = light.pieces.clone();
    paper.pieces.red.pattern = 1;
    paper.pieces.green.pattern = 3;
    paper.pieces.orange.pattern = 1;
    paper
}

/// All characters to be printed.
fn letters(tree: &Tree, games: &[(NodeId, BookletPlan)]) -> Vec<char> {
    let mut all: Vec<char> = Vec::new();
    for (root, plan) in games {
        let kind = Kind::of(tree, *root);
        let summary = Summary::new(tree, *root, &kind);
        all.extend(title_of(&summary).chars());
        summary.players().iter().for_each(|player| all.extend(player.name.chars().chain(player.rank.chars())));
        info(tree, *root, &kind).iter().for_each(|(_, text)| all.extend(text.chars()));
        for block in &plan.blocks {
            match block {
                Block::Words(words, _) => all.extend(words.comment.chars().chain(words.name.chars())),
                Block::Figure(picture, _) => {
                    all.extend(picture.about.chars());
                    for shape in &picture.drawn.scene.shapes {
                        if let Shape::Text(text) = shape {
                            all.extend(text.text.chars());
                        }
                    }
                }
            }
        }
        all.sort_unstable();
        all.dedup();
    }
    all.retain(|letter| !letter.is_control() && !letter.is_whitespace());
    all
}

/// A document, laid out.
struct Laid {
    sheets: Vec<Sheet>,
    roles: Vec<Role>,
    /// Titles of games and the sheets on which they begin.
    games: Vec<(String, usize)>,
    /// The locations of nodes: the sheet, and how far down.
    homes: HashMap<NodeId, (usize, f32)>,
}

fn lay(fonts: &mut Fonts, tree: &Tree, games: Vec<(NodeId, BookletPlan)>) -> Laid {
    let several = games.len() > 1;
    let contents = if several { games.len().div_ceil(CONTENTS) } else { 0 };
    let mut flow = Flow::new(fonts);
    let mut begins = Vec::new();
    for (root, plan) in games {
        let kind = Kind::of(tree, root);
        let summary = Summary::new(tree, root, &kind);
        flow.break_page();
        begins.push((title_of(&summary), flow.sheets.len() - 1 + contents));
        flow.across(&title_of(&summary), HEADING, Role::Heading);
        for (colours, name) in named_players(&summary, &kind) {
            flow.across(&language::with_colon(colours, name), STRONG, Role::Paragraph);
        }
        for (title, text) in info(tree, root, &kind) {
            flow.across(&language::with_colon(title, short(&text)), SMALL, Role::Paragraph);
        }
        flow.targets = plan.targets;
        for block in plan.blocks {
            flow.block(block);
        }
    }
    let Flow { mut sheets, mut roles, mut homes, .. } = flow;
    homes.values_mut().for_each(|(sheet, _)| *sheet += contents);
    if several {
        let mut front = Flow::new(fonts);
        front.across(&say!("booklet-contents", "Contents"), HEADING, Role::Heading);
        for (title, sheet) in &begins {
            let line = format!("{} · {}", short(title).chars().take(48).collect::<String>(), sheet + 1);
            front.paragraph(&[(&line, SMALL)], 0.0, Role::Paragraph);
        }
        let shift = front.roles.len();
        let Flow { sheets: mut before, roles: mut first, .. } = front;
        before.resize_with(contents, Sheet::default);
        sheets.iter_mut().flat_map(|sheet| &mut sheet.marks).for_each(|(role, _)| *role += shift);
        sheets.iter_mut().flat_map(|sheet| &mut sheet.links).for_each(|(role, ..)| *role += shift);
        before.append(&mut sheets);
        first.append(&mut roles);
        (sheets, roles) = (before, first);
    }
    Laid { sheets, roles, games: begins, homes }
}

fn write(fonts: &mut Fonts, laid: Laid, (pace, steps): (&mut Pace<'_>, usize)) -> Result<Vec<u8>, PublishError> {
    let mut document = Document::new_with(SerializeSettings::default());
    let mut groups: Vec<Vec<Node>> = laid.roles.iter().map(|_| Vec::new()).collect();
    for (number, sheet) in laid.sheets.iter().enumerate() {
        pace.at(steps + steps * number / laid.sheets.len())?;
        let settings =
            PageSettings::from_wh(PAGE.0, PAGE.1).ok_or_else(|| PublishError::Encoder(format!("{PAGE:?}")))?;
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        let mut marks = sheet.marks.iter().peekable();
        while let Some((role, mark)) = marks.next() {
            let tag = match laid.roles[*role] {
                Role::Figure(_) => ContentTag::Other,
                _ => ContentTag::Span(SpanTag::empty()),
            };
            let part = surface.start_tagged(tag);
            groups[*role].push(part.into());
            draw(&mut surface, fonts, mark);
            while let Some((_, mark)) = marks.next_if(|(next, _)| next == role) {
                draw(&mut surface, fonts, mark);
            }
            surface.end_tagged();
        }
        surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Footer)));
        let style = Style { size: 8.0, bold: false };
        for line in set(fonts, &(number + 1).to_string(), style, PAGE.0) {
            let at = ((PAGE.0 - line.width) / 2.0, PAGE.1 - 26.0);
            draw(&mut surface, fonts, &Mark::Line { at, line, size: style.size });
        }
        surface.end_tagged();
        underline(&mut surface, sheet, &laid.homes);
        surface.finish();
        for (role, area, node) in &sheet.links {
            if let Some(link) = link(area, laid.homes.get(node)) {
                let children = vec![page.add_tagged_annotation(link).into()];
                groups[*role].push(TagGroup::with_children(Tag::Link, children).into());
            }
        }
        page.finish();
    }
    let mut tags = TagTree::new();
    for (role, children) in laid.roles.iter().zip(groups).filter(|(_, children)| !children.is_empty()) {
        tags.push(match role {
            Role::Heading => TagGroup::with_children(Tag::Hn(NonZeroU16::MIN, None), children),
            Role::Paragraph => TagGroup::with_children(Tag::P, children),
            Role::Caption => TagGroup::with_children(Tag::Caption, children),
            Role::Figure(alt) => TagGroup::with_children(Tag::Figure(Some(alt.clone())), children),
        });
    }
    document.set_tag_tree(tags);
    let mut outline = Outline::new();
    for (title, sheet) in laid.games {
        let to = XyzDestination::new(sheet, Point::from_xy(0.0, 0.0));
        outline.push_child(OutlineNode::new(title, to));
    }
    document.set_outline(outline);
    document.finish().map_err(|error| PublishError::Encoder(format!("{error:?}")))
}

/// Links are seen by a line beneath them.
fn underline(surface: &mut Surface<'_>, sheet: &Sheet, homes: &HashMap<NodeId, (usize, f32)>) {
    surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(ArtifactType::Other)));
    for (_, (left, _, right, bottom), _) in sheet.links.iter().filter(|(.., node)| homes.contains_key(node)) {
        let mut path = PathBuilder::new();
        path.move_to(*left, *bottom - 1.2);
        path.line_to(*right, *bottom - 1.2);
        stroke(surface, path, Ink::rgb(60, 90, 160), 0.5, false);
    }
    surface.end_tagged();
}

/// A link to a node's place.
fn link((left, top, right, bottom): &Field, home: Option<&(usize, f32)>) -> Option<Annotation> {
    let (sheet, y) = *home?;
    let target = Target::Destination(XyzDestination::new(sheet, Point::from_xy(0.0, (y - 6.0).max(0.0))).into());
    let area = Rect::from_ltrb(*left, *top, *right, *bottom)?;
    let said = say!("booklet-link", "To page {number}", number = sheet + 1);
    Some(Annotation::new_link(LinkAnnotation::new(area, target), Some(said)))
}

fn ink(ink: Ink) -> (rgb::Color, NormalizedF32) {
    let opacity = NormalizedF32::new(f32::from(ink.a) / 255.0).unwrap_or(NormalizedF32::ONE);
    (rgb::Color::new(ink.r, ink.g, ink.b), opacity)
}

fn filled(colour: Ink) -> paint::Fill {
    let (colour, opacity) = ink(colour);
    paint::Fill { paint: colour.into(), opacity, ..paint::Fill::default() }
}

fn draw(surface: &mut Surface<'_>, fonts: &mut Fonts, mark: &Mark) {
    match mark {
        Mark::Line { at, line, size } => {
            write_line(surface, fonts, (*at, line), *size, Ink::BLACK);
        }
        Mark::Rule { x, from, to } => {
            let mut path = PathBuilder::new();
            path.move_to(*x, *from);
            path.line_to(*x, *to);
            stroke(surface, path, Ink::rgb(160, 160, 160), 1.5, false);
        }
        Mark::Picture { at, scale, scene } => picture(surface, fonts, scene, *at, *scale),
    }
}

/// A line of text whose first letter stands here.
fn write_line(surface: &mut Surface<'_>, fonts: &Fonts, ((x, y), line): ((f32, f32), &SetLine), size: f32, ink: Ink) {
    surface.set_stroke(None);
    surface.set_fill(Some(filled(ink)));
    for run in &line.runs {
        let direction = if run.right_to_left { TextDirection::RightToLeft } else { TextDirection::LeftToRight };
        let start = Point::from_xy(x + run.x, y);
        surface.draw_text(start, fonts.face(run.face).clone(), size, &run.text, false, direction);
    }
}

fn stroke(surface: &mut Surface<'_>, path: PathBuilder, colour: Ink, width: f32, round: bool) {
    let Some(path) = path.finish() else { return };
    let (colour, opacity) = ink(colour);
    surface.set_fill(None);
    surface.set_stroke(Some(paint::Stroke {
        paint: colour.into(),
        width,
        opacity,
        line_cap: if round { LineCap::Round } else { LineCap::Butt },
        line_join: if round { LineJoin::Round } else { LineJoin::Miter },
        ..paint::Stroke::default()
    }));
    surface.draw_path(&path);
}

fn picture(surface: &mut Surface<'_>, fonts: &mut Fonts, scene: &Scene, (x, y): (f32, f32), scale: f32) {
    let min = scene.bounds.min;
    let to = |p: crate::game::board::Point| (exact(x + (p.x - min.x) * scale), exact(y + (p.y - min.y) * scale));
    let mut shapes = scene.shapes.iter().peekable();
    while let Some(shape) = shapes.next() {
        match shape {
            Shape::Area { polygons, fill, stroke: line } => {
                let mut path = PathBuilder::new();
                let mut add = |polygons| {
                    for points in area::silhouette(polygons) {
                        trace(&mut path, points.iter().map(|p| to(*p)), true);
                    }
                };
                add(polygons);
                // Shapes with the same fill and no outline are one path.
                while let Some(Shape::Area { polygons, .. }) = shapes.next_if(|next| {
                    let alike = matches!(next, Shape::Area { fill: other, stroke: None, .. } if other == fill);
                    line.is_none() && alike && matches!(fill, Some(Fill::Solid(ink)) if ink.a == 255)
                }) {
                    add(polygons);
                }
                let Some(path) = path.finish() else { continue };
                paint_path(surface, &path, fill.as_ref(), line.map(|line| (line.ink, exact(line.width * scale))));
            }
            Shape::Circle { centre, radius, fill, stroke: line } => {
                let Some(path) = circle(to(*centre), exact(radius * scale)) else { continue };
                paint_path(surface, &path, fill.as_ref(), line.map(|line| (line.ink, exact(line.width * scale))));
            }
            Shape::Line { points, closed, stroke: line } => {
                let mut path = PathBuilder::new();
                trace(&mut path, points.iter().map(|p| to(*p)), *closed);
                // Patterns are many lines, all alike.
                while let Some(Shape::Line { points, closed, .. }) =
                    shapes.next_if(|next| matches!(next, Shape::Line { stroke: other, .. } if other == line))
                {
                    trace(&mut path, points.iter().map(|p| to(*p)), *closed);
                }
                stroke(surface, path, line.ink, exact(line.width * scale), line.round);
            }
            Shape::Text(text) => {
                let style = Style { size: text.size * scale, bold: text.bold };
                let Some(line) = set(fonts, &text.text, style, f32::INFINITY).into_iter().next() else { continue };
                let (x, y) = to(text.at);
                let at = (x - text.indent(line.width), y + font::CAP_HEIGHT * style.size / 2.0);
                write_line(surface, fonts, (at, &line), style.size, text.ink);
            }
        }
    }
}

/// A hundredth of a point is less than any printer has, and is written in few digits.
fn exact(points: f32) -> f32 {
    (points * 100.0).round() / 100.0
}

fn trace(path: &mut PathBuilder, points: impl Iterator<Item = (f32, f32)>, closed: bool) {
    for (at, (x, y)) in points.enumerate() {
        if at == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    if closed {
        path.close();
    }
}

/// A circle of four curves.
fn circle((x, y): (f32, f32), r: f32) -> Option<Path> {
    let k = exact(0.552_285 * r);
    let mut path = PathBuilder::new();
    path.move_to(x + r, y);
    path.cubic_to(x + r, y + k, x + k, y + r, x, y + r);
    path.cubic_to(x - k, y + r, x - r, y + k, x - r, y);
    path.cubic_to(x - r, y - k, x - k, y - r, x, y - r);
    path.cubic_to(x + k, y - r, x + r, y - k, x + r, y);
    path.close();
    path.finish()
}

fn paint_path(surface: &mut Surface<'_>, path: &Path, fill: Option<&Fill>, line: Option<(Ink, f32)>) {
    let face = fill.map(|fill| match fill {
        Fill::Solid(ink) => *ink,
        // Paper has no light.
        Fill::Linear(top, bottom) => top.mix(*bottom, 0.5),
        Fill::Ball(ball) => ball.at(0.6),
    });
    if face.is_none() && line.is_none() {
        return;
    }
    surface.set_fill(face.map(filled));
    surface.set_stroke(line.map(|(colour, width)| {
        let (colour, opacity) = ink(colour);
        paint::Stroke { paint: colour.into(), width, opacity, ..paint::Stroke::default() }
    }));
    surface.draw_path(path);
}
