//! A scene as an SVG file: small, valid, with title and description for screen readers.
//!
//! Coordinates are hundredths of board units, relative where that is shorter, with one decimal. Neighbouring shapes with
//! the same paint share one element, so the file is about as long as its outlines.

use super::shape::{Align, Fill, Shape, Stroke, Text};
use super::{Ink, Scene, area, font};
use crate::game::board::{Point, Rect, pt};
use std::fmt::Write as _;

/// How text is written.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub enum Letters {
    /// As text, searchable and selectable; the reader's system needs Inter or a similar font.
    #[default]
    Text,
    /// As outlines, the same everywhere.
    Outlines,
}

const SCALE: f32 = 100.0;

/// Writes a scene, `width` pixels wide where it is shown in its own size.
pub fn write(scene: &Scene, width: u32, letters: Letters) -> String {
    let Rect { min, max } = scene.bounds;
    let (w, h) = (tenths((max.x - min.x) * SCALE), tenths((max.y - min.y) * SCALE));
    let height = (width as f32 * scene.bounds.height() / scene.bounds.width()).round();
    let mut writer =
        Writer { origin: min, letters, out: String::new(), defs: Vec::new(), open: None, in_section: false };
    for (i, shape) in scene.shapes.iter().enumerate() {
        if let Some(section) = scene.sections.iter().rev().find(|s| s.start == i) {
            writer.section(section.name);
        }
        writer.shape(shape);
    }
    writer.end();
    let mut out = String::with_capacity(writer.out.len() + 1000);
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {} {}\" role=\"img\">\n<title>{}</title>\n",
        number(w),
        number(h),
        escaped(&scene.title)
    );
    if !scene.description.is_empty() {
        let _ = writeln!(out, "<desc>{}</desc>", escaped(&scene.description));
    }
    if !writer.defs.is_empty() {
        let _ = writeln!(out, "<defs>{}</defs>", writer.defs.iter().map(|d| d.1.as_str()).collect::<String>());
    }
    if !scene.background.is_clear() {
        let _ = writeln!(out, "<path{} d=\"M0 0H{}V{}H0z\"/>", paint("fill", scene.background), number(w), number(h));
    }
    out.push_str(&writer.out);
    out.push_str("</svg>\n");
    out
}

/// Shapes as elements for pictures that others put together, in hundredths of board units. What the elements refer to is collected.
#[doc(hidden)]
pub struct Fragments(Writer);

impl Fragments {
    #[doc(hidden)]
    pub fn new() -> Fragments {
        let (origin, letters) = (Point::default(), Letters::Text);
        Fragments(Writer { origin, letters, out: String::new(), defs: Vec::new(), open: None, in_section: false })
    }

    /// The elements of these shapes; `origin` is the place of 0,0.
    #[doc(hidden)]
    pub fn of(&mut self, shapes: &[Shape], origin: Point) -> String {
        self.0.origin = origin;
        shapes.iter().for_each(|shape| self.0.shape(shape));
        self.0.end();
        std::mem::take(&mut self.0.out).replace('\n', "")
    }

    /// The gradients that they are painted with, in the order in which they were first used.
    #[doc(hidden)]
    pub fn definitions(&self) -> String {
        self.0.defs.iter().map(|(_, element)| element.as_str()).collect()
    }
}

/// A length or a coordinate as the elements have it.
#[doc(hidden)]
pub fn length(units: f32) -> String {
    number(tenths(units * SCALE))
}

/// The rectangle of a scene as the elements have it.
#[doc(hidden)]
pub fn view_box(scene: &Scene) -> String {
    let Rect { min, .. } = scene.bounds;
    [min.x, min.y, scene.bounds.width(), scene.bounds.height()].map(length).join(" ")
}

/// Text safe between tags and in attributes; characters that XML does not allow are left out.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' => out.push(c),
            c if c < ' ' || matches!(c, '\u{FFFE}' | '\u{FFFF}') => {}
            c => out.push(c),
        }
    }
    out
}

/// Which element the next shape may join.
#[derive(Clone, PartialEq)]
enum Open {
    Path { paint: String, at: (i32, i32) },
    Group { of: &'static str, paint: String },
}

struct Writer {
    origin: Point,
    letters: Letters,
    out: String,
    /// Gradients: identifier and element.
    defs: Vec<(String, String)>,
    open: Option<Open>,
    in_section: bool,
}

impl Writer {
    fn tenth(&self, p: Point) -> (i32, i32) {
        let q = (p - self.origin) * SCALE;
        (tenths(q.x), tenths(q.y))
    }

    fn close(&mut self) {
        match self.open.take() {
            Some(Open::Path { .. }) => self.out.push_str("\"/>\n"),
            Some(Open::Group { .. }) => self.out.push_str("</g>\n"),
            None => {}
        }
    }

    /// Goes on in the open group of such elements with this paint, or begins one.
    fn group(&mut self, of: &'static str, paint: String) {
        let open = Open::Group { of, paint: paint.clone() };
        if self.open.as_ref() != Some(&open) {
            self.close();
            let _ = write!(self.out, "<g{paint}>");
            self.open = Some(open);
        }
    }

    fn section(&mut self, name: &str) {
        self.end();
        self.in_section = true;
        let _ = writeln!(self.out, "<g class=\"{name}\">");
    }

    fn end(&mut self) {
        self.close();
        if std::mem::take(&mut self.in_section) {
            self.out.push_str("</g>\n");
        }
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Area { polygons, fill, stroke } => {
                let paint = self.paint(fill, stroke);
                let whole = !matches!(fill, Some(Fill::Solid(ink)) if ink.a == 255) || stroke.is_some();
                for (i, points) in area::silhouette(polygons).iter().enumerate() {
                    // A gradient spans its element, and what shines through must not lie twice.
                    self.path(points, true, &paint, whole && i == 0);
                }
                if whole {
                    self.close();
                }
            }
            Shape::Line { points, closed, stroke } => {
                let paint = self.paint(&None, &Some(*stroke));
                self.path(points, *closed, &paint, stroke.ink.a < 255);
            }
            Shape::Circle { centre, radius, fill, stroke } => {
                let paint = self.paint(fill, stroke);
                self.group("circle", paint);
                let (x, y) = self.tenth(*centre);
                let r = number(tenths(radius * SCALE));
                let _ = write!(self.out, "<circle cx=\"{}\" cy=\"{}\" r=\"{r}\"/>", number(x), number(y));
            }
            Shape::Text(text) => self.text(text),
        }
    }

    fn path(&mut self, points: &[Point], closed: bool, paint: &str, alone: bool) {
        if points.len() < 2 {
            return;
        }
        let at = match &self.open {
            Some(Open::Path { paint: open, at }) if open == paint && !alone => Some(*at),
            _ => None,
        };
        let mut from = at.unwrap_or_else(|| {
            self.close();
            let _ = write!(self.out, "<path{paint} d=\"");
            (0, 0)
        });
        let first = self.tenth(points[0]);
        if at.is_none() {
            // A first small m is absolute; the pairs after it are relative, which after a capital they would not be.
            let _ = write!(self.out, "m{}{}", number(first.0), signed(first.1));
        } else {
            let _ = write!(self.out, "m{}{}", number(first.0 - from.0), signed(first.1 - from.1));
        }
        from = first;
        let mut command = 'm';
        for &p in &points[1..] {
            let to = self.tenth(p);
            self.step(&mut command, (to.0 - from.0, to.1 - from.1));
            from = to;
        }
        if closed {
            self.out.push('z');
            from = first;
        }
        self.open = Some(Open::Path { paint: paint.to_owned(), at: from });
    }

    /// A relative line, in the shortest form that may follow `command`.
    fn step(&mut self, command: &mut char, (dx, dy): (i32, i32)) {
        let (next, text) = match (dx, dy) {
            (0, 0) => return,
            (_, 0) => ('h', number(dx)),
            (0, _) => ('v', number(dy)),
            _ => ('l', number(dx) + &signed(dy)),
        };
        // After a moveto, further pairs are lines already.
        let same = *command == next || (*command == 'm' && next == 'l');
        if same {
            if !text.starts_with('-') {
                self.out.push(' ');
            }
        } else {
            self.out.push(next);
            *command = next;
        }
        self.out.push_str(&text);
    }

    fn text(&mut self, text: &Text) {
        if self.letters == Letters::Outlines && font::covers(&text.text) {
            return self.outlines(text);
        }
        let mut paint = paint("fill", text.ink);
        let size = number(tenths(text.size * SCALE));
        let _ = write!(paint, " font-family=\"{}\" font-size=\"{size}\"", font::FAMILY);
        if text.bold {
            paint.push_str(" font-weight=\"700\"");
        }
        match text.align {
            Align::Start => {}
            Align::Middle => paint.push_str(" text-anchor=\"middle\""),
            Align::End => paint.push_str(" text-anchor=\"end\""),
        }
        self.group("text", paint);
        let (x, y) = self.tenth(pt(text.at.x, text.start().y));
        let _ = write!(self.out, "<text x=\"{}\" y=\"{}\">{}</text>", number(x), number(y), escaped(&text.text));
    }

    fn outlines(&mut self, text: &Text) {
        self.close();
        let size = text.size;
        let Point { mut x, y } = text.start();
        let mut d = String::new();
        for glyph in font::line(&text.text, text.bold) {
            let to = |p: Point| {
                let (x, y) = self.tenth(pt(x + p.x * size, y + p.y * size));
                number(x) + &signed(y)
            };
            for step in &glyph.steps {
                let _ = match *step {
                    font::Step::Move(p) => write!(d, "M{}", to(p)),
                    font::Step::Line(p) => write!(d, "L{}", to(p)),
                    font::Step::Quad(a, p) => write!(d, "Q{} {}", to(a), to(p)),
                    font::Step::Cubic(a, b, p) => write!(d, "C{} {} {}", to(a), to(b), to(p)),
                    font::Step::Close => write!(d, "z"),
                };
            }
            x += glyph.advance * size;
        }
        if !d.is_empty() {
            let label = escaped(&text.text);
            let _ = writeln!(self.out, "<path{} aria-label=\"{label}\" d=\"{d}\"/>", paint("fill", text.ink));
        }
    }

    fn paint(&mut self, fill: &Option<Fill>, stroke: &Option<Stroke>) -> String {
        let mut out = match fill {
            None => " fill=\"none\"".to_owned(),
            Some(Fill::Solid(ink)) => paint("fill", *ink),
            Some(gradient) => format!(" fill=\"url(#{})\"", self.gradient(gradient)),
        };
        if let Some(stroke) = stroke {
            out.push_str(&paint("stroke", stroke.ink));
            let _ = write!(out, " stroke-width=\"{}\"", number(tenths(stroke.width * SCALE)));
            if stroke.round {
                out.push_str(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
            }
        }
        out
    }

    /// The identifier of a gradient, which spells its colours: two pictures in one page may share it.
    fn gradient(&mut self, fill: &Fill) -> String {
        let stop = |t: f32, ink: Ink| {
            let opacity = if ink.a < 255 { format!(" stop-opacity=\"{}\"", share(ink.a)) } else { String::new() };
            let solid = Ink { a: 255, ..ink };
            format!("<stop offset=\"{}\" stop-color=\"{solid}\"{opacity}/>", share_of(t))
        };
        let (id, element) = match fill {
            Fill::Linear(top, bottom) => {
                let id = format!("l{top}{bottom}").replace('#', "-");
                let stops = stop(0.0, *top) + &stop(1.0, *bottom);
                let element = format!("<linearGradient id=\"{id}\" x2=\"0\" y2=\"1\">{stops}</linearGradient>");
                (id, element)
            }
            Fill::Ball(ball) => {
                let id: String = ball.stops.iter().map(|s| s.1.to_string()).collect();
                let id = format!("b{id}").replace('#', "-");
                let stops: String = ball.stops.iter().map(|s| stop(s.0, s.1)).collect();
                let place = |v: f32| share_of(0.5 + v / 2.0);
                let (fx, fy) = (place(ball.spot.x), place(ball.spot.y));
                (id.clone(), format!("<radialGradient id=\"{id}\" fx=\"{fx}\" fy=\"{fy}\">{stops}</radialGradient>"))
            }
            Fill::Solid(_) => return String::new(),
        };
        if !self.defs.iter().any(|d| d.0 == id) {
            self.defs.push((id.clone(), element));
        }
        id
    }
}

fn paint(name: &str, ink: Ink) -> String {
    let solid = Ink { a: 255, ..ink };
    let opacity = if ink.a < 255 { format!(" {name}-opacity=\"{}\"", share(ink.a)) } else { String::new() };
    format!(" {name}=\"{}\"{opacity}", short(solid))
}

/// `#rgb` if that is equivalent.
fn short(ink: Ink) -> String {
    let text = ink.to_string();
    let b = text.as_bytes();
    if b[1] == b[2] && b[3] == b[4] && b[5] == b[6] {
        return [b[0], b[1], b[3], b[5]].iter().map(|&b| b as char).collect();
    }
    text
}

fn share(a: u8) -> String {
    share_of(f32::from(a) / 255.0)
}

/// A number from 0 to 1 with at most three decimals.
fn share_of(v: f32) -> String {
    let text = format!("{v:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    text.strip_prefix('0').filter(|t| !t.is_empty()).unwrap_or(text).to_owned()
}

fn tenths(v: f32) -> i32 {
    (v * 10.0).round() as i32
}

/// Tenths as a decimal number.
fn number(tenths: i32) -> String {
    let (whole, part) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    let sign = if tenths < 0 { "-" } else { "" };
    match (whole, part) {
        (_, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}.{part}"),
        _ => format!("{sign}{whole}.{part}"),
    }
}

/// A number after another: a blank unless its sign parts them.
fn signed(tenths: i32) -> String {
    let text = number(tenths);
    if text.starts_with('-') { text } else { format!(" {text}") }
}
