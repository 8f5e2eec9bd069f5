//! Composes a scene from a position and its markup.
//!
//! Layers from back to front: board, coordinates, pieces, marks, ghost, trays, caption. Each is a section of the scene, so that a painter
//! can keep the board while only the ghost moves.

mod corners;
mod labels;
pub(crate) mod numbers;
#[doc(hidden)]
pub mod parts;

use super::ground::{self, Ground, Look};
use super::marks::Room;
use super::options::{LastMove, Options};
use super::subject::Subject;
use super::view::View;
use super::{Ink, Rect, Scene, Shape, Stroke, Theme, area, font, hints, marks, pieces, pods, stones, tray};
use crate::game::board::{Lattice, Place, Point, pt};
use crate::game::markup::Markup;
use crate::game::{Colour, Link, Position};

/// The most lines and arrows drawn, of each kind: more would hide the board.
const MOST_LINES: usize = 2000;

/// Composes the picture of a position.
///
/// # Panics
/// On a place in the options that the board has not.
pub fn compose(position: &Position, markup: &Markup, options: &Options, theme: &Theme) -> Scene {
    let subject = Subject::of(position);
    let mut scene = draw(&subject, markup, options, theme);
    if options.trays {
        tray::draw(&mut scene, position, theme);
    }
    caption(&mut scene, &options.caption, theme);
    scene.title = super::words::title(position);
    scene.description = super::words::description(position);
    let most = markup.lines.len().max(markup.arrows.len());
    if options.markup && most > MOST_LINES {
        scene.description += &super::words::left_out(MOST_LINES, most);
    }
    scene
}

/// Composes the picture of a subject, without trays and caption.
pub(crate) fn draw(subject: &Subject, markup: &Markup, options: &Options, theme: &Theme) -> Scene {
    let board = &*subject.board;
    let orientation = options.orientation.fitted(board.lattice());
    let view = View { board, orientation };
    let mut scene = Scene { background: theme.page, upright: upright(&view), ..Scene::default() };
    let shown = match &options.part {
        Some(part) => shown(subject, part),
        None => markup.view.as_ref().filter(|_| options.partial).and_then(|places| shown(subject, places)),
    };
    let covered = subject.occupied();
    let ground = Ground {
        look: subject.look,
        coordinates: options.coordinates,
        coordinate_size: options.coordinate_size,
        least_letters: options.least_letters,
        stars: options.stars,
        shown: shown.as_deref(),
        covered: &covered,
        homes: &subject.on_board.homes,
        edges: subject.on_board.edges.map(|owners| owners.map(|owner| subject.face(theme, owner))),
    };
    let wood = ground::draw(&mut scene, &view, &ground, theme);
    let labels = scene.section("coordinates").iter().filter_map(Shape::bounds);
    let bounds = labels.fold(wood, |all, one| all.union(&one));
    let painter = Painter { subject, view, ground: &ground, wood, options, theme, markup };
    scene.begin("pieces");
    painter.pieces(&mut scene.shapes);
    scene.begin("marks");
    painter.marks(&mut scene.shapes);
    scene.begin("ghost");
    painter.ghost(&mut scene.shapes);
    // In the window the board needs no margin, since nothing is drawn beside it.
    let close = options.coordinate_size.is_finite() && subject.look == Look::Cells;
    let margin = match (subject.look.is_wood(), options.coordinates) {
        (true, _) => 0.0,
        (false, true) if close => 0.04,
        // Up to the frame.
        (false, false) if close => -0.03,
        _ => 0.12,
    };
    scene.bounds = bounds.grow(margin);
    scene
}

/// How much of the ground is seen through a dead stone.
const PALE: u8 = 160;

/// Whether all straight sides are level or upright.
fn upright(view: &View) -> bool {
    matches!(view.board.lattice(), Lattice::Square | Lattice::Segments) && view.orientation.turns.is_multiple_of(3)
}

/// For each place of the board, whether it is one of these; `None` where none is, which shows all.
fn shown(subject: &Subject, places: &[Place]) -> Option<Vec<bool>> {
    let mut shown = vec![false; subject.board.len()];
    for place in places {
        if let Some(place) = shown.get_mut(place.index()) {
            *place = true;
        }
    }
    shown.contains(&true).then_some(shown)
}

struct Painter<'a> {
    subject: &'a Subject,
    view: View<'a>,
    ground: &'a Ground<'a>,
    /// The board's rectangle.
    wood: Rect,
    options: &'a Options,
    theme: &'a Theme,
    markup: &'a Markup,
}

impl Painter<'_> {
    fn shows(&self, place: Place) -> bool {
        self.ground.shows(place)
    }

    /// Starting points, stones, pods and pieces.
    fn pieces(&self, shapes: &mut Vec<Shape>) {
        let (subject, theme, view) = (self.subject, self.theme, &self.view);
        if self.options.starts {
            for (places, owner) in &subject.on_board.starts {
                let own = owner.map(|colour| subject.piece(theme, colour));
                // On paper, pieces of several colours are as white as the board.
                let rim = own.filter(|style| style.base.contrast(theme.cells.base) < 1.2).map(|style| style.dark);
                let (at, ink) = (subject.board.middle(places), own.map_or(theme.cells.start, |style| style.base));
                shapes.extend(ground::start(view, at, ink, rim));
            }
        }
        self.links(shapes);
        self.blocks(shapes);
        let radius = subject.stone_radius();
        let stones: Vec<_> = subject.on_board.stones.iter().filter(|s| self.shows(s.place)).collect();
        if theme.relief > 0.0 && !theme.marks.shadow.is_clear() {
            shapes.extend(stones.iter().map(|s| stones::shadow(view.anchor(s.place), radius, theme.marks.shadow)));
        }
        // Colour by colour, so that outputs can share one paint.
        for colour in Colour::ALL {
            let style = subject.stone(theme, colour);
            let own = stones.iter().filter(|s| s.colour == colour);
            shapes.extend(own.map(|s| stones::stone(view.anchor(s.place), radius, style, theme.relief)));
        }
        for (place, stack) in subject.on_board.stacks.iter().filter(|s| self.shows(s.0)) {
            for (slot, pod) in pods::slots(view.anchor(*place), stack.len()).into_iter().zip(stack) {
                pods::pod(shapes, slot, *pod, &theme.stones, theme.relief, view.orientation);
            }
            if stack.len() > 9 {
                let at = view.anchor(*place) + pt(0.3, 0.3);
                shapes.push(Shape::bold(at, format!("+{}", stack.len() - 9), 0.24, theme.marks.accent));
            }
        }
        let bodies: Vec<pieces::Body> = subject
            .on_board
            .pieces
            .iter()
            .filter(|p| p.places.iter().any(|&q| self.shows(q)))
            .map(|p| pieces::Body {
                places: &p.places,
                style: subject.piece(theme, p.colour),
                hollow: subject.is_hollow(&p.places).then(|| self.floor(p.places[0])),
            })
            .collect();
        pieces::draw(shapes, view, &bodies, theme.marks.shadow, theme.relief);
    }

    /// Links between pegs, under both of their ends.
    fn links(&self, shapes: &mut Vec<Shape>) {
        let shown = |link: &&Link| self.shows(link.ends.0) && self.shows(link.ends.1);
        for rim in [true, false] {
            for link in self.subject.on_board.links.iter().filter(shown) {
                let style = self.subject.stone(self.theme, link.colour);
                let (ink, width) = if rim { (style.rim, 0.2) } else { (style.body, 0.15) };
                let ends = vec![self.view.anchor(link.ends.0), self.view.anchor(link.ends.1)];
                shapes.push(Shape::line(ends, Stroke::round(ink, width)));
            }
        }
    }

    /// Places that nobody can enter any more, as squares of their own.
    fn blocks(&self, shapes: &mut Vec<Shape>) {
        let blocks = self.subject.on_board.blocks.iter().filter(|block| self.shows(block.place));
        let cells: Vec<Vec<Point>> = blocks.map(|block| area::inset(&self.view.cell(block.place), 0.17)).collect();
        if !cells.is_empty() {
            shapes.push(Shape::area(cells, self.theme.squares.rim));
        }
    }

    fn floor(&self, place: Place) -> Ink {
        if self.subject.board.in_centre(place) { self.theme.centre.base } else { self.theme.cells.base }
    }

    fn marks(&self, shapes: &mut Vec<Shape>) {
        let (subject, theme, view, options) = (self.subject, self.theme, &self.view, self.options);
        let r = view.mark_radius();
        let inks = subject.inks(theme);
        let occupied = subject.occupied();
        self.selection(shapes);
        let mut busy = vec![false; subject.board.len()];
        // A dead stone is faded, under the territory mark.
        let pale = Ink { a: PALE, ..theme.lines.bottom };
        for &place in options.dead.iter().filter(|&&place| self.shows(place)) {
            shapes.push(Shape::disc(view.anchor(place), subject.stone_radius(), pale));
        }
        if options.markup {
            numbers::marked(self.markup).for_each(|place| busy[place.index()] = true);
            for &(place, colour) in self.markup.territory.iter().filter(|t| self.shows(t.0)) {
                let style = subject.stone(theme, colour);
                let (fill, rim) = match subject.has_bodies() {
                    true => (subject.piece(theme, colour).base, subject.piece(theme, colour).dark),
                    false => (style.body, style.rim),
                };
                marks::territory(shapes, view.anchor(place), r, fill, rim);
            }
        }
        let beneath = shapes.len();
        self.numbers(shapes, &inks, &mut busy);
        shapes.splice(beneath..beneath, self.chains(&busy));
        self.last_move(shapes, &inks, &busy);
        if options.markup {
            for &(place, mark) in self.markup.marks.iter().filter(|m| self.shows(m.0)) {
                match self.spot(place, 1.0) {
                    Some(spot) => {
                        Self::plate(shapes, &spot);
                        marks::mark(shapes, mark, spot.at, spot.r, spot.ink);
                    }
                    None => marks::mark(shapes, mark, view.anchor(place), r, inks[place.index()]),
                }
            }
            self.pod_marks(shapes);
            self.part_neighbours(shapes, &occupied);
            for (place, text) in self.markup.labels.iter().filter(|l| self.shows(l.0)) {
                if let Some(spot) = self.spot(*place, -1.0) {
                    Self::plate(shapes, &spot);
                    marks::label(shapes, text, spot.at, Room::of(spot.r), spot.ink, true);
                    continue;
                }
                let room = self.room(*place, &occupied, &busy);
                self.label(shapes, (*place, text), room, inks[place.index()], occupied[place.index()]);
            }
        }
        self.hints(shapes, &occupied, &busy);
        if options.partial {
            self.veil(shapes);
        }
        if options.markup {
            self.lines(shapes);
        }
    }

    /// The stones that won, joined by a line that stands out on stones of every colour and stops at numbers, labels and marks.
    fn chains(&self, busy: &[bool]) -> Vec<Shape> {
        let ink = self.theme.marks.winner;
        let casing = if ink.contrast(Ink::BLACK) >= ink.contrast(Ink::WHITE) { Ink::BLACK } else { Ink::WHITE };
        let r = self.view.line_radius();
        let mut parts: Vec<Vec<Point>> = Vec::new();
        for chain in self.subject.chains.iter().filter(|chain| self.options.chain && chain.len() > 1) {
            let mut part = Vec::new();
            for ends in chain.windows(2) {
                let (from, to) = (self.view.anchor(ends[0]), self.view.anchor(ends[1]));
                let way = (to - from) * (r / from.distance(to).max(1e-3));
                if part.is_empty() {
                    part.push(if busy[ends[0].index()] { from + way } else { from });
                }
                match busy[ends[1].index()] {
                    true => {
                        part.push(to - way);
                        parts.push(std::mem::take(&mut part));
                    }
                    false => part.push(to),
                }
            }
            parts.push(part);
        }
        parts.retain(|part| part.len() > 1);
        let line = |ink: Ink, width: f32| move |part: &Vec<Point>| Shape::line(part.clone(), Stroke::round(ink, width));
        parts.iter().map(line(casing, 0.19)).chain(parts.iter().map(line(ink, 0.13))).collect()
    }

    /// Lines and arrows.
    fn lines(&self, shapes: &mut Vec<Shape>) {
        let (subject, theme, view) = (self.subject, self.theme, &self.view);
        let ink = theme.marks.accent;
        // A line may cross stones and pieces of every colour.
        let ground = match (subject.look.is_wood(), subject.has_bodies(), view.board.lattice()) {
            (true, ..) => theme.lines.bottom,
            (_, true, _) => theme.cells.base,
            (.., Lattice::Hex) => theme.hex.cell,
            _ => theme.squares.base,
        };
        let seam = Some(ground.faded(0.8));
        // Lines stop short of pods, so that prongs stay visible.
        let beside = |at: Point, other: Point, place: Place| {
            let length = at.distance(other);
            if !subject.stack(place).is_empty() && length > 1.0 { at + (other - at) * (0.46 / length) } else { at }
        };
        let ends = |a: Place, b: Place| {
            let (from, to) = (view.anchor(a), view.anchor(b));
            (beside(from, to, a), beside(to, from, b))
        };
        let r = view.line_radius();
        let shows = |a: Place, b: Place| self.shows(a) && self.shows(b);
        for &(a, b) in self.markup.lines.iter().filter(|l| shows(l.0, l.1)).take(MOST_LINES) {
            marks::line(shapes, ends(a, b), r, ink, seam);
        }
        for &(a, b) in self.markup.arrows.iter().filter(|l| shows(l.0, l.1)).take(MOST_LINES) {
            marks::arrow(shapes, ends(a, b), r, ink, seam);
        }
    }

    fn selection(&self, shapes: &mut Vec<Shape>) {
        for &place in self.options.selected.iter().filter(|p| self.shows(**p)) {
            shapes.push(Shape::polygon(self.view.cell(place), self.theme.marks.accent.faded(0.25)));
        }
    }

    fn numbers(&self, shapes: &mut Vec<Shape>, inks: &[Ink], busy: &mut [bool]) {
        let (subject, view) = (self.subject, &self.view);
        let (size, least) = (numbers::size_on_stones(view), self.options.least_letters);
        for (place, text) in subject.on_board.letters.iter().filter(|letters| self.shows(letters.0)) {
            // The letter must stay legible, so marks go into a corner of the square.
            let size = readable(text, size, least);
            shapes.push(Shape::bold(view.anchor(*place), text.clone(), size, inks[place.index()]));
            busy[place.index()] = true;
        }
        let written = |own: Option<u32>| numbers::written(own?, subject.move_number, self.options, self.markup);
        for stone in subject.on_board.stones.iter().filter(|s| self.shows(s.place)) {
            if let (Some(number), false) = (written(stone.number), busy[stone.place.index()]) {
                let text = self.numbered(stone.number, number);
                number_text(shapes, text, view.anchor(stone.place), (size, least), inks[stone.place.index()]);
                busy[stone.place.index()] = true;
            }
        }
        for piece in subject.on_board.pieces.iter().filter(|p| self.shows(p.label)) {
            if let (Some(number), false) = (written(piece.number), busy[piece.label.index()]) {
                let size = numbers::size_on_pieces(subject.board.lattice());
                let (at, style) = (view.label_point(piece.label), subject.piece(self.theme, piece.colour));
                if style.pattern > 0 {
                    // A number cannot be read on hatching.
                    shapes.push(Shape::disc(at, size * 0.68, style.base));
                }
                let text = self.numbered(piece.number, number);
                // In the window of a piece that has one it keeps to the window.
                let size = match subject.is_hollow(&piece.places) {
                    true => size.min(0.44 / font::width(&text, false)),
                    false => size,
                };
                number_text(shapes, text, at, (size, least), inks[piece.label.index()]);
                busy[piece.label.index()] = true;
            }
        }
    }

    /// A number as written: the number of a move that begins a variation is followed by the variation's letter.
    fn numbered(&self, own: Option<u32>, written: u32) -> String {
        let letter = self.options.variations.iter().find(|(number, _)| Some(*number) == own);
        format!("{written}{}", letter.map_or("", |(_, letter)| letter))
    }

    fn last_move(&self, shapes: &mut Vec<Shape>, inks: &[Ink], busy: &[bool]) {
        let (subject, view, theme) = (self.subject, &self.view, self.theme);
        let (Some(last), false) = (&subject.last, self.options.last_move == LastMove::None) else { return };
        let ring = self.options.last_move == LastMove::Ring;
        // A peg is small: a dot of the usual size would hide whose it is.
        let r = if subject.look == Look::Holes { view.mark_radius() * 0.6 } else { view.mark_radius() };
        if subject.has_bodies() {
            let own = subject.on_board.pieces.iter().rev().find(|p| p.places == *last);
            let Some(piece) = own.filter(|p| self.shows(p.label) && !busy[p.label.index()]) else { return };
            let r = if subject.board.lattice() == Lattice::Quarters { 0.6 } else { r * 1.1 };
            marks::last_move(shapes, view.label_point(piece.label), r, inks[piece.label.index()].faded(0.85), ring);
            return;
        }
        for &place in last.iter().filter(|p| self.shows(**p)) {
            let stands = || subject.on_board.stones.iter().chain(&subject.on_board.blocks).any(|s| s.place == place);
            if !subject.on_board.stacks.is_empty() || self.is_lettered(place) {
                // A pod is full of prongs, and a piece may have a letter: its square gets a frame.
                let frame = area::inset(&view.cell(place), 0.05);
                shapes.push(Shape::closed(frame, Stroke::new(theme.marks.accent, 0.05)));
            } else if !busy[place.index()] && stands() {
                marks::last_move(shapes, view.anchor(place), r, inks[place.index()], ring);
            } else if subject.steps && !busy[place.index()] {
                // Where the piece came from.
                marks::last_move(shapes, view.anchor(place), r, inks[place.index()].faded(0.45), true);
            }
        }
    }

    /// Takes the crossing away from under a label.
    fn clear(&self, shapes: &mut Vec<Shape>, place: Place, r: f32, text: &str) {
        if !self.subject.look.is_wood() || text.trim().is_empty() {
            return;
        }
        let at = self.view.anchor(place);
        let wood = self.ground_ink(at);
        let width = (font::width(text.trim(), true) * r).clamp(r * 1.2, r * 1.7);
        shapes.push(Shape::disc(at, width / 2.0, wood));
    }

    /// The colour of the wood at a point.
    fn ground_ink(&self, at: Point) -> Ink {
        let share = (at.y - self.wood.min.y) / self.wood.height().max(1e-3);
        self.theme.lines.top.mix(self.theme.lines.bottom, share)
    }

    fn hints(&self, shapes: &mut Vec<Shape>, occupied: &[bool], busy: &[bool]) {
        let (subject, view, theme) = (self.subject, &self.view, self.theme);
        let r = view.mark_radius();
        let least = self.options.least_letters;
        let disc = (hints::DISC * r).max(0.66 * least);
        let letters =
            if subject.has_bodies() { hints::letters(subject, view, &self.options.hints, disc) } else { Vec::new() };
        let fade = if self.options.quiet_hints { 0.35 } else { 1.0 };
        let mut below = vec![0_u32; if subject.has_bodies() { subject.board.len() } else { 0 }];
        for hint in &self.options.hints {
            let Some(&first) = hint.places.first().filter(|p| self.shows(**p)) else { continue };
            let pale = if hint.instead { 0.55 } else { 1.0 } * fade;
            if subject.has_bodies() {
                let face = subject.piece(theme, hint.colour);
                // Where outlines lie over each other, each keeps a line of its own.
                let depth = hint.places.iter().filter_map(|place| below.get(place.index())).max().copied();
                let depth = depth.unwrap_or(0) % 4;
                for place in &hint.places {
                    below.get_mut(place.index()).into_iter().for_each(|below| *below = depth + 1);
                }
                let inset = r * (0.06 + 0.15 * depth as f32);
                let ink = face.base.mix(theme.marks.ink, 0.15).faded(pale);
                pieces::hint(shapes, view, &hint.places, (ink, hint.elsewhere), inset);
            } else if !occupied[first.index()] && !busy[first.index()] {
                let at = view.anchor(first);
                self.clear(shapes, first, r, &hint.letter);
                let style = subject.stone(theme, hint.colour);
                if hint.elsewhere {
                    let line = Stroke::new(style.body.faded(0.7), r * 0.09);
                    shapes
                        .extend(area::dashes(&area::round(at, r * 0.74), r * 0.3).map(|dash| Shape::line(dash, line)));
                } else if subject.look != Look::Lines {
                    shapes.push(Shape::ring(at, r * 0.74, Stroke::new(style.body.faded(0.5 * pale), r * 0.07)));
                }
                marks::label(
                    shapes,
                    &hint.letter,
                    at,
                    Room { least, ..Room::of(r) },
                    theme.marks.ink.faded(pale.max(0.65 * fade)),
                    false,
                );
            }
        }
        // Over all outlines: a letter on a disc in its colour, unlike the labels of the record.
        for (hint, at) in self.options.hints.iter().zip(letters) {
            let style = subject.piece(theme, hint.colour);
            let fill = if hint.instead || hint.elsewhere { style.base.mix(theme.page, 0.35) } else { style.base };
            shapes.push(Shape::Circle {
                centre: at,
                radius: disc,
                fill: Some(fill.faded(fade).into()),
                stroke: Some(Stroke::new(style.dark.mix(Ink::BLACK, 0.25).faded(fade), r * 0.08)),
            });
            marks::label(shapes, &hint.letter, at, Room { least, ..Room::of(r * 0.86) }, style.mark.faded(fade), true);
        }
    }

    fn veil(&self, shapes: &mut Vec<Shape>) {
        let cells: Vec<Vec<Point>> =
            self.markup.dim.iter().filter(|p| self.shows(**p)).map(|&p| self.view.cell(p)).collect();
        if !cells.is_empty() {
            // Over wood, which is darker than the page, it fades to the wood.
            let (lines, veil) = (&self.theme.lines, self.theme.marks.veil);
            let wood = Ink { a: veil.a, ..lines.top.mix(lines.bottom, 0.5) };
            shapes.push(Shape::area(cells, if self.subject.look.is_wood() { wood } else { veil }));
        }
    }

    fn ghost(&self, shapes: &mut Vec<Shape>) {
        let (subject, view, theme) = (self.subject, &self.view, self.theme);
        if let Some(ghost) = &self.options.ghost {
            let face = ghost.colour.map_or(theme.marks.accent, |c| subject.face(theme, c));
            let illegal = (!ghost.legal).then(|| {
                let pale = face.faded(if ghost.held && subject.has_bodies() { pieces::IN_HAND } else { GHOST });
                theme.marks.illegal.seen_on(&subject.look.grounds(theme).map(|ground| pale.over(ground)))
            });
            if subject.has_bodies() {
                let shadow = if theme.marks.shadow.is_clear() { Ink::BLACK.faded(0.3) } else { theme.marks.shadow };
                pieces::ghost(shapes, view, &ghost.places, (face, ghost.held.then_some(shadow)), illegal);
            } else {
                for &place in &ghost.places {
                    ghost_stone(shapes, view.anchor(place), subject.stone_radius(), face, illegal, theme);
                }
            }
        }
        if let Some(cursor) = self.options.cursor {
            let frame = area::inset(&view.cell(cursor), view.mark_radius() * 0.12);
            shapes.push(Shape::closed(frame, Stroke::round(theme.marks.accent, view.mark_radius() * 0.12)));
        }
    }
}

fn ghost_stone(shapes: &mut Vec<Shape>, at: Point, radius: f32, face: Ink, illegal: Option<Ink>, theme: &Theme) {
    shapes.push(Shape::Circle {
        centre: at,
        radius: radius * 0.94,
        fill: Some(face.faded(GHOST).into()),
        stroke: Some(Stroke::new(illegal.unwrap_or(theme.marks.ink.faded(0.45)), 0.03)),
    });
    if let Some(ink) = illegal {
        let round = pods::octagon(at, radius * 0.9);
        for (a, b) in area::hatch(&round, 45.0, 0.17) {
            shapes.push(Shape::line(vec![a, b], Stroke::new(ink, 0.035)));
        }
    }
}

/// How solid what is only pointed at is.
pub(crate) const GHOST: f32 = 0.4;

/// The size of a text that shall have this one: no less than can be read, as far as it has room on one place.
fn readable(text: &str, size: f32, least: f32) -> f32 {
    size.max(least.min(1.0 / font::width(text, true).max(1.0)))
}

/// A number with room for two figures in `size`, smaller with more.
fn number_text(shapes: &mut Vec<Shape>, text: String, at: Point, (size, least): (f32, f32), ink: Ink) {
    let size = readable(&text, size * numbers::share(text.len()), least);
    shapes.push(Shape::text(at, text, size, ink));
}

/// Lines of text beneath the picture, which grows.
pub(crate) fn caption(scene: &mut Scene, lines: &[String], theme: &Theme) {
    if lines.is_empty() {
        return;
    }
    scene.begin("caption");
    let Rect { min, max } = scene.bounds;
    // A line in proportion to the picture, so that captions are read at every board size.
    let size = (scene.bounds.width() * 0.03).clamp(0.3, 1.6);
    let mut y = max.y + size * 1.1;
    for line in lines {
        let width = font::width(line, false) * size;
        let fitted = size * (scene.bounds.width() * 0.97 / width).min(1.0);
        let at = pt((min.x + max.x) / 2.0, y);
        let text = Shape::text(at, line.clone(), fitted, theme.text);
        scene.shapes.push(text);
        y += size * 1.45;
    }
    scene.bounds.max.y = y - size * 0.45;
}
