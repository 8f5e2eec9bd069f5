//! A booklet as PDF: in columns, with running heads, contents and an index of players, tagged for screen readers, byte-identical for the same record and fonts.

use super::flow::{Field, Mark, PageShape, Role, Sheet};
use super::fonts::Fonts;
use super::layout::{Content, Laid, lay};
use super::lines::{Run, SetLine, Style, set};
use super::plan::{Block, Room, plan};
use super::problems::{self, Problem};
use super::shaping::Shaped;
use crate::edit::link_texts::LinkTexts;
use crate::game::board::pt;
use crate::game::{Kind, Position, Summary};
use crate::language::{self, StaticText};
use crate::publish::about::{info, info_text, sources, title_of};
use crate::publish::mark::PROGRAM;
use crate::publish::pace::Pace;
use crate::publish::print_font::PrintFont;
use crate::publish::publication::{
    Choices, PER_SHEET, PageOrder, Publication, PublishError, Published, UNASKED_ADVICE,
};
use crate::scene::{Align, Fill, Ink, Options, Scene, Shape, Stroke, Text, Theme, area, font, legend, words};
use crate::sgf::{NodeId, Tree};
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::color::rgb;
use krilla::destination::XyzDestination;
use krilla::geom::{Path, PathBuilder, Point, Rect, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{self, LineCap, LineJoin};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, Node, SpanTag, Tag, TagGroup, TagTree};
use krilla::text::{GlyphId, KrillaGlyph, TextDirection};
use krilla::{Document, SerializeSettings};
use std::collections::HashMap;
use std::num::NonZeroU16;

/// Limits of a printed booklet: of a game, and of all games together.
const ROOM: Room =
    Room { moves: 50, main: 400, figures: 1_200, letters: 4_000_000, listed: 1_000_000, has_board: false };
const FIGURES: usize = 6_000;
/// However many games there are, each has room for so many figures.
const FEWEST: usize = 24;
/// The usual margin, in points, and that of pages that are half as large.
const MARGINS: [f32; 2] = [48.0, 34.0];
/// Points in a millimetre.
const MILLIMETRE: f32 = 72.0 / 25.4;
/// Where the running head stands, and the number of the page above the lower end.
const HEAD: f32 = 22.0;
const FOOT: f32 = 22.0;

/// A booklet of a record: games with their figures and comments, or, where the publication asks, sheets of problems. `lend` is called once
/// for fonts with the characters that the known fonts lack; `report` receives the progress, and cancels the work by returning `false`.
///
/// # Errors
/// If there is no such game, the file cannot be made, or the work was stopped.
pub fn booklet(
    publication: &Publication,
    choices: &Choices,
    lend: &mut dyn FnMut(&[char]) -> Vec<PrintFont>,
    report: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Published, PublishError> {
    Ok(booklet_with_pages(publication, choices, lend, report, 0)?.0)
}

/// The same, with pictures of its first pages, `most` at most, in points; and how many pages there are.
///
/// # Errors
/// As [`booklet`].
pub fn booklet_with_pages(
    publication: &Publication,
    choices: &Choices,
    lend: &mut dyn FnMut(&[char]) -> Vec<PrintFont>,
    report: &mut dyn FnMut(usize, usize) -> bool,
    most: usize,
) -> Result<(Published, Vec<Scene>, usize), PublishError> {
    choices.speak(|| {
        let roots = publication.games(choices)?;
        let tree = publication.tree();
        let theme = choices.theme.clone().unwrap_or_else(paper);
        let options = Options { notation: choices.notation, ..Options::default() };
        let figures = (FIGURES / roots.len()).clamp(FEWEST, ROOM.figures);
        let mut room = Room { moves: choices.moves_per_figure, main: figures, figures, ..ROOM };
        let nodes = roots.iter().map(|&root| tree.descendants(root).count()).sum::<usize>();
        // Half of the work is to plan figures, and half to write them down.
        let mut pace = Pace::new(report, 2 * nodes);
        let mut content = Content {
            games: Vec::new(),
            problems: Vec::new(),
            answers: choices.answers,
            per_sheet: choices.per_sheet.clamp(1, *PER_SHEET.end()),
            sources: Vec::new(),
            legend: None,
            order: publication.order_note(),
            unread: publication.unread_note().unwrap_or_default(),
            name: publication.name().to_owned(),
        };
        for &root in &roots {
            match publication.solution_of(root) {
                Some(solution) => {
                    let first = content.problems.len() + 1;
                    content.problems.extend(problems::problems(tree, solution, (&theme, choices.notation), first));
                    pace.step()?;
                }
                None => {
                    let plan = plan((tree, root), &options, &theme, room, &mut pace)?;
                    room.letters = room.letters.saturating_sub(plan.letters);
                    room.listed = room.listed.saturating_sub(plan.listed);
                    content.games.push((root, plan));
                }
            }
        }
        let is_of_one = content.problems.windows(2).all(|pair| pair[0].source == pair[1].source);
        if let Some(&root) = roots.first().filter(|_| is_of_one) {
            content.sources = sources(tree, root);
        }
        let first_asking = roots.iter().find(|&&root| publication.solution_of(root).is_some());
        content.legend = first_asking.and_then(|&root| legend(&Position::replay(tree, root), &theme));
        let mut fonts = Fonts::new(&choices.letters, &choices.fonts);
        let lacking = fonts.lacking(&letters(tree, &content));
        if !lacking.is_empty() {
            lend(&lacking).iter().for_each(|font| fonts.add(font));
        }
        let (mut notes, mut advice) = (Vec::<String>::new(), Vec::new());
        let left_out: usize = content.games.iter().map(|(_, plan)| plan.left_out).sum();
        let half = choices.order == PageOrder::Booklet;
        let (width, height) = choices.paper.size();
        let size = if half { (height / 2.0, width) } else { (width, height) };
        let usual = if size.0 < 500.0 { MARGINS[1] } else { MARGINS[0] };
        let shape = PageShape::new(size, choices.margins.map_or(usual, |margin| margin * MILLIMETRE));
        let (asked_of, per_sheet) = (content.problems.len(), content.per_sheet);
        let laid = lay(&mut fonts, publication, content, (shape, &theme));
        if laid.on_sheet < per_sheet.min(asked_of) {
            notes.push(say!(
                "sheet-fewer",
                "{count} problem is on a page, not {wanted}" | "{count} problems are on a page, not {wanted}",
                count = laid.on_sheet,
                wanted = per_sheet
            ));
        }
        if let Some(note) = publication.unasked_note(choices) {
            notes.push(note);
            advice.push(UNASKED_ADVICE);
        }
        let count = laid.sheets.len();
        let about = about(publication, &roots, &choices.language.tag);
        let shown = laid.sheets.iter().take(most).zip(1..);
        let pages = shown.map(|(sheet, number)| seen(sheet, &number.to_string(), &shape, &fonts)).collect();
        let bytes = write(&mut fonts, laid, about, (shape, half), (&mut pace, nodes))?;
        let missing: usize = fonts.missing.values().sum();
        if missing > 0 {
            let letters: Vec<char> = fonts.missing.keys().copied().collect();
            notes.push(say!(
                "booklet-letters",
                "{count} letter has no font, and a question mark stands for it: {which}"
                    | "{count} letters have no font, and question marks stand for them: {which}",
                count = missing,
                which = words::first_letters(&letters, 12)
            ));
            advice.push(StaticText("publish-other-font", "--font FILE adds a font"));
        }
        if left_out > 0 {
            notes.push(say!(
                "booklet-nodes",
                "{count} node found no room" | "{count} nodes found no room",
                count = left_out
            ));
        }
        Ok((Published { bytes, notes, advice }, pages, count))
    })
}

/// A page as it is printed.
pub(super) fn seen(sheet: &Sheet, foot: &str, shape: &PageShape, fonts: &Fonts) -> Scene {
    let (width, height) = shape.size;
    let bounds = crate::scene::Rect { min: pt(0.0, 0.0), max: pt(width, height) };
    let mut scene = Scene { background: Ink::WHITE, bounds, ..Scene::default() };
    let text = |text: &str, (x, y): (f32, f32), (size, bold): (f32, bool), align: Align| {
        let at = pt(x, y - font::CAP_HEIGHT * size / 2.0);
        Shape::Text(Text { at, text: text.to_owned(), size, ink: Ink::BLACK, bold, align })
    };
    for (_, mark) in &sheet.marks {
        match mark {
            Mark::Line { at, line, size } => {
                let runs = line.runs.iter();
                let drawn = runs
                    .map(|run| text(&run.text, (at.0 + run.x, at.1), (*size, fonts.is_bold(run.face)), Align::Start));
                scene.shapes.extend(drawn);
            }
            Mark::Picture { at, scale, scene: picture } => {
                let by = pt(at.0, at.1) - picture.bounds.min * *scale;
                scene.shapes.extend(picture.shapes.iter().map(|shape| shape.clone().moved(*scale, by)));
            }
            Mark::Writing { from, to, y } => {
                let line = vec![pt(*from, *y), pt(*to, *y)];
                scene.shapes.push(Shape::line(line, Stroke::new(Ink::rgb(90, 90, 90), 0.5)));
            }
            Mark::Rule { x, from, to } => {
                let line = vec![pt(*x, *from), pt(*x, *to)];
                scene.shapes.push(Shape::line(line, Stroke::new(Ink::rgb(160, 160, 160), 1.5)));
            }
        }
    }
    scene.shapes.push(text(&sheet.head, (width / 2.0, HEAD), (8.0, false), Align::Middle));
    scene.shapes.push(text(foot, (width / 2.0, height - FOOT), (8.0, false), Align::Middle));
    scene
}

/// Black lines on white; pieces in their colours, of which some are pale and hatched, so that they differ in greys, too.
pub(crate) fn paper() -> Theme {
    let print = Theme::named("print").unwrap_or(Theme::usual(false));
    let light = Theme::named("light").unwrap_or(Theme::usual(false));
    let mut paper = print.clone();
    paper.cells = light.cells.clone();
    paper.cells.base = paper.cells.base.mix(Ink::WHITE, 0.7);
    paper.centre = light.centre.clone();
    paper.pieces = light.pieces.clone();
    let pieces = &mut paper.pieces;
    for (style, pattern) in [(&mut pieces.red, 1), (&mut pieces.green, 3), (&mut pieces.orange, 1)] {
        style.base = style.base.mix(Ink::WHITE, 0.4);
        style.dark = style.dark.mix(Ink::BLACK, 0.4);
        (style.mark, style.pattern) = (Ink::BLACK, pattern);
    }
    paper
}

/// All characters to be printed.
fn letters(tree: &Tree, content: &Content) -> Vec<char> {
    let mut all: Vec<char> = content.name.chars().chain(content.unread.chars()).collect();
    all.extend(content.problems.iter().flat_map(Problem::letters));
    for (root, plan) in &content.games {
        let kind = Kind::of(tree, *root);
        let summary = Summary::new(tree, *root, &kind);
        all.extend(title_of(&summary).chars());
        summary.players().iter().for_each(|player| all.extend(player.name.chars().chain(player.rank.chars())));
        info(tree, *root, &kind).iter().for_each(|(_, text)| all.extend(text.chars()));
        for block in &plan.blocks {
            match block {
                Block::Words(words, _) => all.extend(words.comment.chars().chain(words.name.chars())),
                Block::Note(note, _) => all.extend(note.chars()),
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
    all.sort_unstable();
    all.dedup();
    all.retain(|&letter| !letter.is_control() && !letter.is_whitespace() && !language::is_control(letter));
    all
}

/// The order of pages on both sides of sheets that are folded in the middle: left and right, from the outermost sheet.
fn folded(pages: usize) -> Vec<[usize; 2]> {
    let count = pages.next_multiple_of(4);
    (0..count / 2)
        .map(|side| match side % 2 {
            0 => [count - 1 - side, side],
            _ => [side, count - 1 - side],
        })
        .collect()
}

/// What the file says of itself: the title and the annotator of the game, or the name of the collection. It has no date: the same record becomes
/// the same bytes.
fn about(publication: &Publication, roots: &[NodeId], language: &str) -> Metadata {
    let tree = publication.tree();
    let about = Metadata::new().language(language.to_owned()).creator(PROGRAM.to_owned());
    let &[root] = roots else { return about.title(publication.name().to_owned()) };
    let kind = Kind::of(tree, root);
    let about = about.title(publication.game_title(&Summary::new(tree, root, &kind), true));
    match info_text(tree, root, "AN") {
        Some(annotator) => about.authors(vec![annotator]),
        None => about,
    }
}

fn write(
    fonts: &mut Fonts,
    laid: Laid,
    about: Metadata,
    (shape, half): (PageShape, bool),
    (pace, steps): (&mut Pace<'_>, usize),
) -> Result<Vec<u8>, PublishError> {
    let mut document = Document::new_with(SerializeSettings::default());
    document.set_metadata(about);
    let mut groups: Vec<Vec<Node>> = laid.roles.iter().map(|_| Vec::new()).collect();
    let count = laid.sheets.len();
    fonts.shaped = Shaped::of(fonts, &laid.sheets);
    let sides: Vec<Vec<usize>> = match half {
        true => folded(count).into_iter().map(Vec::from).collect(),
        false => (0..count).map(|page| vec![page]).collect(),
    };
    let size = (shape.size.0 * if half { 2.0 } else { 1.0 }, shape.size.1);
    for (side, pages) in sides.iter().enumerate() {
        pace.at(steps + steps * side / sides.len())?;
        let settings = PageSettings::from_wh(size.0, size.1);
        let settings = settings.ok_or_else(|| PublishError::Encoder(format!("{size:?}")))?;
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        for (place, &number) in pages.iter().enumerate() {
            let Some(sheet) = laid.sheets.get(number) else { continue };
            surface.push_transform(&Transform::from_translate(shape.size.0 * place as f32, 0.0));
            write_page(&mut surface, fonts, (sheet, number, &shape), (&laid, &mut groups));
            if !half {
                underline(&mut surface, sheet, &laid.homes);
            }
            surface.pop();
        }
        surface.finish();
        // On sheets that are folded nobody clicks.
        let linked = pages.iter().filter(|_| !half).filter_map(|&number| laid.sheets.get(number));
        for (role, area, node) in linked.flat_map(|sheet| &sheet.links) {
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
            Role::Section => TagGroup::with_children(Tag::Hn(NonZeroU16::MIN.saturating_add(1), None), children),
            Role::Paragraph => TagGroup::with_children(Tag::P, children),
            Role::Caption => TagGroup::with_children(Tag::Caption, children),
            Role::Figure(alt) => TagGroup::with_children(Tag::Figure(Some(alt.clone())), children),
        });
    }
    document.set_tag_tree(tags);
    let mut outline = Outline::new();
    for (title, sheet, y) in laid.games.iter().cloned() {
        let side = sides.iter().position(|pages| pages.contains(&sheet)).unwrap_or_default();
        let to = XyzDestination::new(side, Point::from_xy(0.0, y));
        outline.push_child(OutlineNode::new(title, to));
    }
    document.set_outline(outline);
    document.finish().map_err(|error| PublishError::Encoder(format!("{error:?}")))
}

/// Writes the marks of a page, its running head and its number.
fn write_page(
    surface: &mut Surface<'_>,
    fonts: &mut Fonts,
    (sheet, number, shape): (&Sheet, usize, &PageShape),
    (laid, groups): (&Laid, &mut [Vec<Node>]),
) {
    let mut marks = sheet.marks.iter().peekable();
    while let Some((role, mark)) = marks.next() {
        let tag = match laid.roles[*role] {
            Role::Figure(_) => ContentTag::Other,
            _ => ContentTag::Span(SpanTag::empty()),
        };
        let part = surface.start_tagged(tag);
        groups[*role].push(part.into());
        draw(surface, fonts, mark);
        while let Some((_, mark)) = marks.next_if(|(next, _)| next == role) {
            draw(surface, fonts, mark);
        }
        surface.end_tagged();
    }
    let style = Style::text(8.0, false);
    let foot = ((number + 1).to_string(), shape.size.1 - FOOT, ArtifactType::Footer);
    let head = (sheet.head.clone(), HEAD, ArtifactType::Header);
    for (text, y, kind) in [head, foot] {
        surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(kind)));
        if let Some(line) = set(fonts, &text, style, (shape.width(), &LinkTexts::default())).into_iter().next() {
            let at = ((shape.size.0 - line.width) / 2.0, y);
            draw(surface, fonts, &Mark::Line { at, line, size: style.size });
        }
        surface.end_tagged();
    }
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
        Mark::Writing { from, to, y } => {
            let mut path = PathBuilder::new();
            path.move_to(*from, *y);
            path.line_to(*to, *y);
            stroke(surface, path, Ink::rgb(90, 90, 90), 0.5, false);
        }
        Mark::Picture { at, scale, scene } => picture(surface, fonts, scene, *at, *scale),
    }
}

/// A line of text whose first letter stands here.
fn write_line(
    surface: &mut Surface<'_>,
    fonts: &mut Fonts,
    ((x, y), line): ((f32, f32), &SetLine),
    size: f32,
    ink: Ink,
) {
    surface.set_stroke(None);
    surface.set_fill(Some(filled(ink)));
    for run in &line.runs {
        let direction = if run.right_to_left { TextDirection::RightToLeft } else { TextDirection::LeftToRight };
        let start = Point::from_xy(x + run.x, y);
        if let Some(glyphs) = glyphs(fonts, run).or_else(|| fonts.shaped.get(run).map(<[KrillaGlyph]>::to_vec)) {
            let font = fonts.face(run.face).clone();
            surface.draw_glyphs(start, &glyphs, font, &run.text, size, false);
            continue;
        }
        surface.draw_text(start, fonts.face(run.face).clone(), size, &run.text, false, direction);
    }
}

/// The glyphs of a stretch whose letters stand next to each other as they are; `None` where a font has to join or to move them. Asking the font
/// for every stretch takes long, most of all a large one.
fn glyphs(fonts: &mut Fonts, run: &Run) -> Option<Vec<KrillaGlyph>> {
    if !run.stands_alone() {
        return None;
    }
    let letters = run.text.char_indices().map(|(at, letter)| {
        let (glyph, width) = fonts.drawn(run.face, letter)?;
        let range = at..at + letter.len_utf8();
        Some(KrillaGlyph::new(GlyphId::new(glyph), width, 0.0, 0.0, 0.0, range, None))
    });
    letters.collect()
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
                let style = Style { size: text.size * scale, bold: text.bold, in_figure: true };
                let Some(line) =
                    set(fonts, &text.text, style, (f32::INFINITY, &LinkTexts::default())).into_iter().next()
                else {
                    continue;
                };
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
