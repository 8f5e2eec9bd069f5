//! Diagrams as in books: the position before some moves, the moves on it by number, and notes for moves on occupied points ("20 at 12").

use std::collections::{BTreeSet, HashMap, HashSet};

use super::compose::{caption, draw, numbers};
use super::subject::Subject;
use super::{DrawError, LastMove, Numbers, Options, Rect, Scene, Theme, words};
use crate::game::board::{Place, pt};
use crate::game::markup::{Markup, Print};
use crate::game::{Colour, Disc, Move, MoveEntry, Position, Swaps};
use crate::language::{self, StaticText};
use crate::sgf::{NodeId, Tree};

/// Where one diagram ends and the next begins.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Split {
    /// After this many moves.
    Every(u32),
    /// Where FG begins a figure.
    Figures,
}

/// Diagrams never hold fewer moves than one, and a record of a million moves is no reason for a million diagrams. So many are drawn
/// within two seconds.
const MOST: usize = 500;

/// Shapes of all diagrams together: a hundred of the fullest boards.
const MOST_SHAPES: usize = 1 << 20;

/// The diagrams of the line that leads to `end`, in order; at least one.
///
/// # Errors
/// When there would be more than five hundred, or so much on them that nobody could look at it.
pub fn series(
    tree: &Tree,
    end: NodeId,
    swaps: Swaps,
    split: Split,
    options: &Options,
    theme: &Theme,
) -> Result<Vec<Scene>, DrawError> {
    range(tree, end, (swaps, 0), split, options, theme)
}

/// As [`series`], starting at the move with this number; earlier moves are part of the first diagram's position.
///
/// # Errors
/// As [`series`], and when the line has no such move.
pub fn range(
    tree: &Tree,
    end: NodeId,
    (swaps, from): (Swaps, u32),
    split: Split,
    options: &Options,
    theme: &Theme,
) -> Result<Vec<Scene>, DrawError> {
    let mut line: Vec<NodeId> = tree.way_up(end).collect();
    line.reverse();
    let mut position = Position::replay_as(tree, line[0], swaps).with_coordinates(options.notation);
    let mut scenes = Vec::new();
    let mut shapes = 0;
    let mut figure = Figure::begin(&position);
    for &node in &line[1..] {
        let full = match split {
            Split::Every(moves) => figure.moves.len() >= moves.max(1) as usize,
            Split::Figures => tree.has(node, "FG") && !figure.moves.is_empty(),
        };
        if full {
            if scenes.len() >= MOST {
                return Err(DrawError::TooMany(MOST));
            }
            scenes.push(figure.scene(tree, &position, options, theme));
            shapes += scenes[scenes.len() - 1].shapes.len();
            if shapes > MOST_SHAPES {
                return Err(DrawError::TooMuch);
            }
            figure = Figure::begin(&position);
        }
        position.step(tree, node);
        if position.move_number() < from {
            figure = Figure::begin(&position);
        } else {
            figure.add(node, &position);
        }
    }
    if from > 0 && position.move_number() < from {
        return Err(DrawError::NoMove(from));
    }
    if !figure.moves.is_empty() || scenes.is_empty() {
        scenes.push(figure.scene(tree, &position, options, theme));
    }
    Ok(scenes)
}

/// The node after this many moves of the line through `node` and its main continuation; `None` if the line is shorter.
pub fn at_move(tree: &Tree, node: NodeId, swaps: Swaps, number: u32) -> Option<NodeId> {
    let line = tree.line_through(node);
    let mut position = Position::replay_as(tree, *line.first()?, swaps);
    line.into_iter().enumerate().find_map(|(at, node)| {
        if at > 0 {
            position.step(tree, node);
        }
        (position.move_number() >= number).then_some(node)
    })
}

/// A move of a diagram.
struct Numbered {
    number: u32,
    colour: Colour,
    place: Option<Place>,
    /// The move's text if it has no place.
    word: String,
    /// Whether it gives stones to the other colour.
    swaps: bool,
}

/// Where a move is that is not on its figure by its number.
#[derive(PartialEq)]
enum Hidden {
    /// On the place of another move of the figure, which came before or after it.
    Behind(u32),
    Under(u32),
    /// On a place without a number.
    On(String),
    /// Nowhere on the board.
    Called(String),
}

/// A figure of a game: a position, and moves that are played on it.
#[doc(hidden)]
pub struct Figure {
    before: Position,
    moves: Vec<Numbered>,
    last: Option<NodeId>,
}

/// A figure that is drawn, and the words that belong beneath it.
#[doc(hidden)]
pub struct DrawnFigure {
    #[doc(hidden)]
    pub scene: Scene,
    /// Its title, with the moves on it.
    pub(crate) heading: Option<String>,
    /// The moves that find no place of their own.
    #[doc(hidden)]
    pub notes: Vec<String>,
    /// The numbers that are seen for its first and its last move.
    #[doc(hidden)]
    pub range: Option<(u32, u32)>,
    /// The printed number of its first move in the game, whatever labels say.
    #[doc(hidden)]
    pub first: Option<u32>,
    /// Its name in the record.
    #[doc(hidden)]
    pub name: Option<String>,
}

impl Figure {
    #[doc(hidden)]
    pub fn begin(position: &Position) -> Figure {
        Figure { before: position.clone(), moves: Vec::new(), last: None }
    }

    /// Takes in the node that led to `after`.
    #[doc(hidden)]
    pub fn add(&mut self, node: NodeId, after: &Position) {
        self.last = Some(node);
        let Some(played) = after.last_move() else { return };
        let number = after.move_number();
        if self.moves.last().is_some_and(|m| m.number == number) || number <= self.before.move_number() {
            return;
        }
        let (place, word) = match &played.action {
            // In Dots the borders of areas follow the dot.
            Move::Raw(_) if after.kind().identity().has_areas() && !played.places.is_empty() => {
                (played.places.first().copied(), after.move_text(&played.action))
            }
            Move::Place(places) => (places.first().copied(), StaticText("off-the-board", "off the board").to_string()),
            Move::Pass => (None, StaticText("move-pass", "pass").to_string()),
            Move::SwapPieces | Move::SwapSides => (None, StaticText("diagram-swap", "swap").to_string()),
            Move::Resign => (None, StaticText("move-resigns", "resigns").to_string()),
            Move::Forfeit => (None, StaticText("move-forfeits", "forfeits").to_string()),
            action @ (Move::Path(_) | Move::Octi(_) | Move::Raw(_)) => (None, after.move_text(action)),
        };
        let swaps = matches!(played.action, Move::SwapPieces);
        self.moves.push(Numbered { number, colour: played.colour, place, word, swaps });
    }

    /// The numbers of its moves.
    #[doc(hidden)]
    pub fn numbers(&self) -> impl Iterator<Item = u32> + '_ {
        self.moves.iter().map(|played| played.number)
    }

    /// The places of its moves, as far as they have one.
    #[doc(hidden)]
    pub fn places(&self) -> impl Iterator<Item = Place> + '_ {
        self.moves.iter().filter_map(|played| played.place)
    }

    /// The position before its first move.
    #[doc(hidden)]
    pub fn position(&self) -> &Position {
        &self.before
    }

    /// How many moves it has.
    #[doc(hidden)]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether it has none.
    #[doc(hidden)]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    fn scene(&self, tree: &Tree, after: &Position, options: &Options, theme: &Theme) -> Scene {
        let mut drawn = self.drawn(tree, after, options, theme);
        let mut lines = options.caption.clone();
        lines.extend(drawn.heading);
        lines.extend(wrapped(&drawn.notes, 60));
        caption(&mut drawn.scene, &lines, theme);
        drawn.scene
    }

    /// Draws it; `after` is the position after its last move.
    #[doc(hidden)]
    pub fn drawn(&self, tree: &Tree, after: &Position, options: &Options, theme: &Theme) -> DrawnFigure {
        let markup = self.last.map(|node| Markup::of(tree, node, after)).unwrap_or_default();
        let mut options = Options { last_move: LastMove::None, numbers: Numbers::All, ..options.clone() };
        // What FG decides: 1 the coordinates, 2 the name, 4 the notes, 256 whether captured stones go, 512 the star points.
        let decided = |flag: u32| markup.figure.as_ref().and_then(|figure| figure.leaves_out(flag));
        let without = |flag: u32| decided(flag) == Some(true);
        options.coordinates &= !without(1);
        options.stars &= !without(512);
        let printed = |n: u32| if markup.print == Print::Modulo { after.printed_number(tree, n) } else { n };
        let stones = after.kind().facts().entry == MoveEntry::Point;
        // Books leave captured stones on the board; a figure may ask for the board as it is in the end.
        // Of a stone that was given to the other colour only what became of it was ever seen together with what came after.
        let swapped = self.moves.iter().any(|played| played.swaps);
        // Nothing of Dots ever goes, and the areas that its moves close belong to them.
        let has_areas = after.kind().identity().has_areas();
        let cleared = stones && (swapped || has_areas || after.has_captures() && decided(256) == Some(false));
        let mut subject = Subject::of(if stones && !cleared { &self.before } else { after });
        if stones {
            // Numbers are where the winning line would be.
            subject.chains.clear();
        }
        // What is printed on each place instead of a number.
        let mut written = vec![None; subject.board.len()];
        for place in numbers::marked(&markup).filter(|_| options.markup) {
            let label = markup.labels.iter().find(|label| label.0 == place);
            written[place.index()] = Some(label.map_or("", |label| label.1.trim()));
        }
        let written = &written[..];
        let mut notes = match (stones, cleared) {
            (true, true) => self.number(&mut subject, after, (&printed, written)),
            (true, false) => self.lay(&mut subject, after, (&printed, written)),
            (false, _) => self.keep_own_numbers(&mut subject, (&printed, written)),
        };
        if without(4) || options.markup && markup.print == Print::None {
            notes.clear();
        }
        subject.move_number = u32::MAX;
        // The numbers are the printed ones already.
        let drawn = Markup { hundreds: 0, ..markup.clone() };
        let mut scene = draw(&subject, &drawn, &options, theme);
        scene.title = words::title(after);
        scene.description = words::description(after);
        let ends = self.moves.first().zip(self.moves.last());
        // As they are called by what stands on them.
        let called = |made: &Numbered| {
            let of_place = |place| self.moves.iter().find(|other| other.place == Some(place));
            let place = made.place.filter(|&place| of_place(place).is_some_and(|first| first.number == made.number));
            let number = printed(made.number);
            place.and_then(|place| seen(written, place, number)).unwrap_or(number)
        };
        let range = ends.map(|(first, last)| (called(first), called(last)));
        let name = markup.figure.as_ref().map(|figure| figure.name.trim().to_owned());
        let name = name.filter(|name| !name.is_empty() && !without(2));
        let first = self.moves.first().map(|made| printed(made.number));
        DrawnFigure { scene, heading: self.heading(range, name.as_deref()), notes, range, first, name }
    }

    /// Leaves the numbers of its own moves on stones and pieces; returns the notes for moves that show no number, since the piece moved on,
    /// was taken, or is full of other signs.
    fn keep_own_numbers(&self, subject: &mut Subject, (printed, written): Printed<'_>) -> Vec<String> {
        let first = self.moves.first().map_or(u32::MAX, |m| m.number);
        let mut shown = BTreeSet::new();
        let stones = subject.on_board.stones.iter_mut().map(|stone| (stone.place, &mut stone.number));
        let pieces = subject.on_board.pieces.iter_mut().map(|piece| (piece.label, &mut piece.number));
        let mut covered: HashMap<u32, Place> = HashMap::new();
        for (place, number) in stones.chain(pieces) {
            let own = number.filter(|n| *n >= first);
            *number = own.map(printed);
            match own.filter(|own| seen(written, place, printed(*own)).is_none()) {
                Some(own) => _ = covered.insert(own, place),
                None => shown.extend(own),
            }
        }
        let hidden = self.moves.iter().filter(|played| !shown.contains(&played.number));
        let notes = hidden.map(|played| {
            let hidden = match covered.get(&played.number) {
                Some(place) => Hidden::On(subject.board.display_name(*place)),
                None => Hidden::Called(played.word.clone()),
            };
            (printed(played.number), hidden)
        });
        // Each move on its own: words are not joined as places are.
        notes.flat_map(|note| messages(vec![note])).collect()
    }

    fn heading(&self, range: Option<(u32, u32)>, name: Option<&str>) -> Option<String> {
        // Where the record sets the number back, only the first is told.
        let ends = self.moves.first().zip(self.moves.last());
        let rises = ends.is_some_and(|(first, last)| first.number < last.number);
        let range = range.map(|(first, last)| {
            if rises {
                say!("moves", "Moves {first} to {last}", first, last)
            } else {
                say!("move-2", "Move {number}", number = first)
            }
        });
        match (name, range) {
            (Some(name), Some(range)) => Some(format!("{} ({range})", language::set_apart(name))),
            (Some(name), None) => Some(name.to_owned()),
            (None, range) => range,
        }
    }

    /// Numbers the moves whose stones are still there; returns the notes for the others.
    fn number(&self, subject: &mut Subject, after: &Position, (printed, written): Printed<'_>) -> Vec<String> {
        // Not from the first of its moves: a node of Dots may hold several, of which it shows the last.
        let (before, last) = (self.before.move_number(), self.moves.last().map_or(0, |last| last.number));
        let number = |place: Place| after.number(place).filter(|number| before < *number && *number <= last);
        let mut shown = HashSet::new();
        for stone in &mut subject.on_board.stones {
            let here = number(stone.place);
            shown.extend(here.filter(|number| seen(written, stone.place, printed(*number)).is_some()));
            stone.number = here.map(printed);
        }
        subject.last = None;
        let hidden = self.moves.iter().filter(|played| !shown.contains(&played.number));
        let notes = hidden.map(|played| {
            let hidden = match played.place {
                None => Hidden::Called(played.word.clone()),
                Some(place) => match number(place).and_then(|later| seen(written, place, printed(later))) {
                    Some(later) => Hidden::Under(later),
                    None => Hidden::On(subject.board.display_name(place)),
                },
            };
            (printed(played.number), hidden)
        });
        messages(notes.collect())
    }

    /// Puts the moves on the board as it was before them; returns the notes for those without a place of their own.
    fn lay(&self, subject: &mut Subject, after: &Position, (printed, written): Printed<'_>) -> Vec<String> {
        let board = subject.board.clone();
        let mut notes = Vec::new();
        // The number on each place, if it has a stone.
        let mut shown: Vec<Option<Option<u32>>> = vec![None; board.len()];
        for stone in &mut subject.on_board.stones {
            stone.number = None;
            shown[stone.place.index()] = Some(None);
        }
        for played in &self.moves {
            let number = printed(played.number);
            let Some(place) = played.place else {
                notes.push((number, Hidden::Called(played.word.clone())));
                continue;
            };
            match shown[place.index()] {
                None => {
                    let here = seen(written, place, number);
                    shown[place.index()] = Some(here);
                    notes.extend(here.is_none().then(|| (number, Hidden::On(board.display_name(place)))));
                    subject.on_board.stones.push(Disc { place, colour: played.colour, number: Some(number) });
                }
                Some(Some(earlier)) => notes.push((number, Hidden::Behind(earlier))),
                Some(None) => notes.push((number, Hidden::On(board.display_name(place)))),
            }
        }
        // Stones set up in between.
        for place in board.places() {
            if let (Some(colour), None) = (after.stone(place), shown[place.index()]) {
                subject.on_board.stones.push(Disc { place, colour, number: None });
            }
        }
        subject.last = None;
        messages(notes)
    }
}

/// How numbers are printed, and what is printed on each place instead of one: a label, or a mark, which has no text.
type Printed<'a> = (&'a dyn Fn(u32) -> u32, &'a [Option<&'a str>]);

/// The number that is seen on the place of a move: its own, or that of a label, by which texts call the move; `None` where something else
/// is there.
fn seen(written: &[Option<&str>], place: Place, number: u32) -> Option<u32> {
    written.get(place.index()).copied().flatten().map_or(Some(number), |text| text.parse().ok())
}

/// Notes as books have them: those of one place together, "20, 26 at 12".
fn messages(notes: Vec<(u32, Hidden)>) -> Vec<String> {
    let mut groups: Vec<(Vec<String>, Hidden)> = Vec::new();
    for (number, hidden) in notes {
        match groups.iter_mut().find(|(_, known)| *known == hidden) {
            Some((numbers, _)) => numbers.push(number.to_string()),
            None => groups.push((vec![number.to_string()], hidden)),
        }
    }
    let note = |(numbers, hidden): (Vec<String>, Hidden)| {
        let number = numbers.join(", ");
        match hidden {
            Hidden::Called(word) if word.is_empty() => None,
            Hidden::Called(word) => Some(format!("{number} {}", language::set_apart(&word))),
            Hidden::Under(later) => Some(say!("at-4", "{number} at {later}", number, later)),
            Hidden::Behind(earlier) => Some(say!("at-6", "{number} at {earlier}", number, earlier)),
            Hidden::On(place) => Some(say!("at-5", "{number} at {place}", number, place)),
        }
    };
    groups.into_iter().filter_map(note).collect()
}

/// All notes of a figure in one line.
#[doc(hidden)]
pub fn joined(notes: &[String]) -> String {
    notes.join(language::between_notes(notes))
}

/// Joins notes to lines of about `width` characters.
fn wrapped(notes: &[String], width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for note in notes {
        match lines.last_mut() {
            Some(line) if line.len() + note.len() + 2 <= width => {
                line.push_str(language::between_notes(notes));
                line.push_str(note);
            }
            _ => lines.push(note.clone()),
        }
    }
    lines
}

/// Scenes side by side and beneath each other as one, `columns` in a row.
pub fn sheet(scenes: Vec<Scene>, columns: usize) -> Scene {
    let columns = columns.clamp(1, scenes.len().max(1));
    let width = scenes.iter().map(|s| s.bounds.width()).fold(0.0_f32, f32::max);
    let gap = width * 0.05;
    let step = (width + 1.0 + gap).ceil();
    let mut sheet = Scene::default();
    let (mut y, mut height) = (0.0_f32, 0.0_f32);
    let mut drawn: Option<Rect> = None;
    let count = scenes.len();
    for (i, scene) in scenes.into_iter().enumerate() {
        if i == 0 {
            sheet.background = scene.background;
            sheet.title = scene.title.clone();
            sheet.upright = scene.upright;
        }
        if i % columns == 0 && i > 0 {
            y += height + 1.0 + gap;
            height = 0.0;
        }
        // Whole units, so that squares still fit whole pixels.
        let to = pt((i % columns) as f32 * step, y.ceil());
        let by = to - pt(scene.bounds.min.x.floor(), scene.bounds.min.y.floor());
        height = height.max(scene.bounds.height());
        let here = Rect { min: scene.bounds.min + by, max: scene.bounds.max + by };
        drawn = Some(drawn.map_or(here, |drawn| drawn.union(&here)));
        sheet.shapes.extend(scene.shapes.into_iter().map(|shape| shape.moved(1.0, by)));
        if i == count - 1 {
            sheet.description = scene.description;
        }
    }
    // The same room on every side of what is drawn.
    sheet.bounds = drawn.unwrap_or_default().grow(if count > 1 { gap } else { 0.3 });
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;

    fn texts(text: &str, split: Split) -> Vec<Vec<String>> {
        let (tree, _) = Tree::read(text.as_bytes().to_vec());
        let end = tree.main_line(tree.games().next().unwrap()).last().unwrap();
        let options = Options { coordinates: false, ..Options::default() };
        let scenes = series(&tree, end, Swaps::default(), split, &options, Theme::usual(false)).unwrap();
        let texts = |scene: &Scene| {
            let text = |shape: &Shape| if let Shape::Text(text) = shape { Some(text.text.clone()) } else { None };
            scene.shapes.iter().filter_map(text).collect()
        };
        scenes.iter().map(texts).collect()
    }

    #[test]
    fn a_retaken_ko_is_a_note() {
        // Black 1 takes b4, which White 4 retakes.
        let game = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[ee];B[ed];W[bb])";
        let shown = texts(game, Split::Every(50));
        assert_eq!(shown.len(), 1);
        assert_eq!(shown[0], ["1", "2", "3", "Moves 1 to 4", "4 at B4"]);
        let twice = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc];W[bb];B[cb];W[ee];B[ed];W[bb];B[de];W[dd];B[cb])";
        assert_eq!(texts(twice, Split::Every(50))[0].last().unwrap(), "5 at 1, 8 at 2");
        let thrice = twice.replace(";B[cb])", ";B[cb];W[ec];B[ea];W[bb])");
        assert_eq!(texts(&thrice, Split::Every(50))[0].last().unwrap(), "5, 11 at 1; 8 at 2");
    }

    /// Moves that labels number anew are called by these numbers, and none of them is listed.
    #[test]
    fn numbers_that_labels_give_are_those_of_the_caption() {
        let game = |labels: &str| format!("(;SZ[5]PL[W];B[aa];W[bb];B[cc]MN[6];W[dd];B[ee];W[ea]LB{labels}FG[256:])");
        let shown = |labels: &str| texts(&game(labels), Split::Every(50)).remove(0);
        assert_eq!(shown("[aa:1][bb:2][cc:3][dd:4][ee:5][ea:6]").last().unwrap(), "Moves 1 to 6");
        let some = shown("[cc:1][dd:2][ee:3][ea:4]");
        assert_eq!(some[some.len() - 1], "Moves 1 to 4");
        let letters = shown("[cc:A][dd:2][ee:3][ea:4]");
        assert_eq!(letters[letters.len() - 2..], ["Moves 1 to 4", "6 at C3"]);
        // What is played there later is at that number.
        let ko = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc];W[bb]MN[11];B[cb];W[ee];B[ed];W[bb]LB[bb:1][cb:2][ee:3][ed:4]FG[256:])";
        let ko = texts(ko, Split::Every(50)).remove(0);
        assert_eq!(ko[ko.len() - 2..], ["Moves 1 to 15", "15 at 1"]);
    }

    #[test]
    fn long_games_are_split() {
        let game = "(;SZ[5];B[aa];W[bb];B[cc];W[];B[dd])";
        let headings: Vec<String> = texts(game, Split::Every(2))
            .iter()
            .map(|t| t.iter().find(|t| t.starts_with("Move")).unwrap().clone())
            .collect();
        assert_eq!(headings, ["Moves 1 to 2", "Moves 3 to 4", "Move 5"]);
        let figures = "(;SZ[5];B[aa];FG[256:The fight]W[bb];B[cc])";
        let shown = texts(figures, Split::Figures);
        assert_eq!(shown[1].last().unwrap(), "The fight (Moves 2 to 3)");
        let nameless = texts(&figures.replace("256", "258"), Split::Figures);
        assert_eq!(nameless[1].last().unwrap(), "Moves 2 to 3");
    }

    /// Black 1 takes b4, White 4 takes it back: as books print it, as it is in the end, and without the note.
    #[test]
    fn figures_say_what_becomes_of_captured_stones() {
        let shown = |flags: &str| {
            let game = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb]FG[?:Ko];W[ee];B[ed];W[bb])";
            texts(&game.replace('?', flags), Split::Figures).remove(0)
        };
        let book = ["1", "2", "3", "Ko (Moves 1 to 4)", "4 at B4"];
        for flags in ["256", "257", "32768", ""] {
            assert_eq!(shown(flags), book, "{flags}");
        }
        assert_eq!(shown("260"), book[..4]);
        // White's stone at the end is move 4; Black's first was captured.
        assert_eq!(shown("0"), ["4", "3", "2", "Ko (Moves 1 to 4)", "1 at C4"]);
        assert_eq!(shown("6"), ["4", "3", "2", "Moves 1 to 4"]);
    }

    #[test]
    fn figures_may_have_no_star_points() {
        let discs = |flags: &str| {
            let (tree, _) = Tree::read(format!("(;SZ[9];B[aa]FG[{flags}:])").into_bytes());
            let end = tree.first_child(tree.games().next().unwrap()).unwrap();
            let scenes =
                series(&tree, end, Swaps::default(), Split::Figures, &Options::default(), Theme::usual(false)).unwrap();
            scenes[0].section("board").iter().filter(|shape| matches!(shape, Shape::Circle { .. })).count()
        };
        assert_eq!((discs("256"), discs("768"), discs("33536")), (5, 0, 5));
    }

    #[test]
    fn a_range_of_moves_begins_with_what_was_played_before_it() {
        let (tree, _) = Tree::read(b"(;SZ[5];B[aa];W[bb];B[cc];W[dd];B[ee])".to_vec());
        let root = tree.games().next().unwrap();
        let options = Options { coordinates: false, ..Options::default() };
        let message_of = |from: u32, to: u32, split: u32| {
            let end = at_move(&tree, root, Swaps::default(), to).unwrap();
            let scenes =
                range(&tree, end, (Swaps::default(), from), Split::Every(split), &options, Theme::usual(false))?;
            let texts = |scene: &Scene| {
                let text = |shape: &Shape| if let Shape::Text(text) = shape { Some(text.text.clone()) } else { None };
                scene.shapes.iter().filter_map(text).collect::<Vec<String>>()
            };
            Ok(scenes.iter().map(texts).collect::<Vec<_>>())
        };
        assert_eq!(message_of(2, 4, 50).unwrap(), [vec!["2", "3", "4", "Moves 2 to 4"]]);
        assert_eq!(message_of(2, 4, 2).unwrap(), [vec!["2", "3", "Moves 2 to 3"], vec!["4", "Move 4"]]);
        assert_eq!(message_of(5, 5, 50).unwrap(), [vec!["5", "Move 5"]]);
        assert_eq!(message_of(6, 5, 50), Err(DrawError::NoMove(6)));
        assert_eq!(at_move(&tree, root, Swaps::default(), 6), None);
    }

    #[test]
    fn a_sheet_has_the_same_room_on_all_sides() {
        for (game, split) in [("(;GM[9]SZ[8];B[dd];W[ee];B[cc])", 50), ("(;SZ[9];B[aa];W[bb];B[cc];W[dd];B[ee])", 2)] {
            let (tree, _) = Tree::read(game.as_bytes().to_vec());
            let end = tree.main_line(tree.games().next().unwrap()).last().unwrap();
            let split = Split::Every(split);
            let scenes = series(&tree, end, Swaps::default(), split, &Options::default(), Theme::usual(false)).unwrap();
            let whole = sheet(scenes, 2);
            let drawn = whole.shapes.iter().filter_map(Shape::bounds).reduce(|all, one| all.union(&one)).unwrap();
            let left = drawn.min.x - whole.bounds.min.x;
            let right = whole.bounds.max.x - drawn.max.x;
            assert!((left - right).abs() < 0.3, "{game}: {left} and {right}");
        }
    }

    #[test]
    fn a_record_without_moves_is_one_diagram() {
        assert_eq!(texts("(;SZ[5]AB[aa])", Split::Every(10)).len(), 1);
    }
}
