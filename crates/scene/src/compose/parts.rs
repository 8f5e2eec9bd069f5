//! A picture in parts, for callers that assemble it: the empty board, each thing that can be on it, and the markup of one position.
//! Published pages are built from these, and know no game.

use super::{Painter, draw, numbers, upright};
use crate::game::board::{Place, Point};
use crate::game::markup::Markup;
use crate::game::pods::Pod;
use crate::game::{Body, Colour, Disc, Link, Position};
use crate::ground::{Ground, Look, plain};
use crate::subject::Subject;
use crate::view::View;
use crate::{Fill, Ink, Numbers, Options, Rect, Scene, Shape, Theme, pieces};

/// Layers of parts, from back to front: a part has shapes on one or more of them.
#[doc(hidden)]
pub const LAYERS: usize = 10;

/// A thing on a board. Equal ones look the same at every node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[doc(hidden)]
pub enum Element {
    /// A starting point that is still open, and whose it is.
    Start(Vec<Place>, Option<Colour>),
    /// A link of two places.
    Link(Link),
    /// A place that nobody can enter any more.
    Block(Place, Colour),
    /// A stone.
    Stone(Place, Colour),
    /// Pods on a place.
    Stack(Place, Vec<Pod>),
    /// A piece, its places and the one with its number.
    Piece(Colour, Vec<Place>, Place),
    /// Letters on the stone of a colour.
    Letters(Place, String, Colour),
}

impl Element {
    /// Everything on the board in a position.
    #[doc(hidden)]
    pub fn all(position: &Position) -> Vec<Element> {
        let look = position.look();
        let mut parts = Vec::with_capacity(look.stones.len() + look.pieces.len());
        parts.extend(look.starts.into_iter().map(|(places, owner)| Element::Start(places, owner)));
        parts.extend(look.links.into_iter().map(Element::Link));
        parts.extend(look.blocks.into_iter().map(|block| Element::Block(block.place, block.colour)));
        let colours = |place: Place| position.stone(place).unwrap_or(Colour::BLACK);
        parts.extend(look.letters.into_iter().map(|(place, text)| Element::Letters(place, text, colours(place))));
        parts.extend(look.stones.into_iter().map(|stone| Element::Stone(stone.place, stone.colour)));
        parts.extend(look.stacks.into_iter().map(|(place, pods)| Element::Stack(place, pods)));
        parts.extend(look.pieces.into_iter().map(|piece| Element::Piece(piece.colour, piece.places, piece.label)));
        parts
    }

    /// Whose it is, where that is plain.
    #[doc(hidden)]
    pub fn colour(&self) -> Option<Colour> {
        match self {
            Element::Stone(_, colour) | Element::Piece(colour, ..) => Some(*colour),
            _ => None,
        }
    }

    /// The places it occupies.
    #[doc(hidden)]
    pub fn places(&self) -> &[Place] {
        match self {
            Element::Start(..) | Element::Link(_) | Element::Block(..) | Element::Letters(..) => &[],
            Element::Stone(place, _) | Element::Stack(place, _) => std::slice::from_ref(place),
            Element::Piece(_, places, _) => places,
        }
    }
}

/// Makes the parts of one game's pictures.
#[doc(hidden)]
pub struct Workshop<'a> {
    /// What is equal at every node, with an empty board.
    bare: Subject,
    options: Options,
    theme: &'a Theme,
    wood: Rect,
}

/// What is written on a position.
#[doc(hidden)]
pub struct Writing {
    #[doc(hidden)]
    pub shapes: Vec<Shape>,
    /// The same beside the numbers of moves, where that is something else.
    #[doc(hidden)]
    pub beside_numbers: Option<Vec<Shape>>,
    /// The places that show the numbers of their moves, in order, each with its number.
    #[doc(hidden)]
    pub numbers: Vec<(Place, u32)>,
}

impl<'a> Workshop<'a> {
    /// For the game of a position, and the empty board of it. What VW shows is left aside: the board is whole.
    #[doc(hidden)]
    pub fn new(position: &Position, options: Options, theme: &'a Theme) -> (Workshop<'a>, Scene) {
        let mut bare = Subject::of(position);
        bare.clear();
        let scene = draw(&bare, &Markup::default(), &options, theme);
        let wood = scene.section("board").iter().filter_map(Shape::bounds).reduce(|all, one| all.union(&one));
        let wood = wood.unwrap_or(scene.bounds);
        (Workshop { bare, options, theme, wood }, scene)
    }

    /// The colour of a player, and one that is legible on it.
    #[doc(hidden)]
    pub fn inks(&self, colour: Colour) -> (Ink, Ink) {
        let mark = match self.bare.has_bodies() {
            true => self.bare.piece(self.theme, colour).mark,
            false => self.bare.stone(self.theme, colour).mark,
        };
        (self.bare.face(self.theme, colour), mark)
    }

    /// Whether coordinates are on the page, not on the wood of the board.
    #[doc(hidden)]
    pub fn letters_on_page(&self) -> bool {
        !self.bare.look.is_wood()
    }

    /// The empty board with few strokes, where it has very many.
    #[doc(hidden)]
    pub fn plain(&self) -> Option<Vec<Shape>> {
        (self.bare.look == Look::Cells).then(|| plain(&self.view(), self.theme))
    }

    /// The shapes of pieces with few strokes: the bodies, what shows through holes in them, and all outlines, colour by colour, each with
    /// the face inside it. `None` where no pieces are played.
    #[doc(hidden)]
    pub fn few(&self, shapes: &[Shape]) -> Option<Vec<(Vec<Shape>, Option<Ink>)>> {
        if !self.bare.has_bodies() {
            return None;
        }
        let all = self.theme.pieces.all().map(|(_, style)| style);
        let mut groups: Vec<(Ink, Ink, Vec<Shape>)> = Vec::new();
        let mut others = (Vec::new(), Vec::new());
        for shape in shapes {
            match shape {
                Shape::Line { closed: true, stroke, .. } => {
                    let Some(style) = all.iter().find(|style| style.dark == stroke.ink) else {
                        others.1.push(shape.clone());
                        continue;
                    };
                    match groups.iter_mut().find(|group| group.0 == stroke.ink) {
                        Some(group) => group.2.push(shape.clone()),
                        None => groups.push((stroke.ink, style.base, vec![shape.clone()])),
                    }
                }
                Shape::Area { fill: Some(Fill::Solid(ink)), .. } if all.iter().all(|style| style.base != *ink) => {
                    others.1.push(shape.clone());
                }
                Shape::Circle { .. } => others.0.push(shape.clone()),
                _ => {}
            }
        }
        let bodies = groups.into_iter().map(|(_, base, shapes)| (shapes, Some(base)));
        Some(std::iter::once((others.0, None)).chain(bodies).chain([(others.1, None)]).collect())
    }

    /// The size of numbers of one, two, three and more figures.
    #[doc(hidden)]
    pub fn number_sizes(&self) -> [f32; 4] {
        let size = match self.bare.has_bodies() {
            true => numbers::size_on_pieces(self.bare.board.lattice()),
            false => numbers::size_on_stones(&self.view()),
        };
        [1, 2, 3, 4].map(|figures| size * numbers::share(figures))
    }

    /// The position of a place's mark.
    #[doc(hidden)]
    pub fn anchor(&self, place: Place) -> Point {
        let view = self.view();
        if self.bare.has_bodies() { view.label_point(place) } else { view.anchor(place) }
    }

    /// Whether squares are upright.
    #[doc(hidden)]
    pub fn upright(&self) -> bool {
        upright(&self.view())
    }

    fn view(&self) -> View<'_> {
        View { board: &self.bare.board, orientation: self.options.orientation.fitted(self.bare.board.lattice()) }
    }

    /// The shapes of a part, layer by layer.
    #[doc(hidden)]
    pub fn drawn(&mut self, part: &Element) -> [Vec<Shape>; LAYERS] {
        self.bare.clear();
        match part.clone() {
            Element::Start(places, owner) => self.bare.on_board.starts.push((places, owner)),
            Element::Link(link) => self.bare.on_board.links.push(link),
            Element::Block(place, colour) => self.bare.on_board.blocks.push(Disc { place, colour, number: None }),
            Element::Stone(place, colour) => self.bare.on_board.stones.push(Disc { place, colour, number: None }),
            Element::Stack(place, pods) => self.bare.on_board.stacks.push((place, pods)),
            Element::Piece(colour, places, label) => {
                self.bare.on_board.pieces.push(Body { colour, places, label, number: None })
            }
            Element::Letters(place, text, colour) => {
                self.bare.on_board.letters.push((place, text));
                self.bare.on_board.stones.push(Disc { place, colour, number: None });
            }
        }
        let mut shapes = Vec::new();
        let is_writing = matches!(part, Element::Letters(..));
        self.with_painter(&self.bare, &Markup::default(), &self.options, |painter| match is_writing {
            true => painter.marks(&mut shapes),
            false => painter.pieces(&mut shapes),
        });
        let layers = self.layered(part, shapes);
        self.bare.clear();
        layers
    }

    fn layered(&self, part: &Element, mut shapes: Vec<Shape>) -> [Vec<Shape>; LAYERS] {
        let mut layers: [Vec<Shape>; LAYERS] = Default::default();
        match part {
            Element::Start(..) => layers[0] = shapes,
            Element::Link(_) => {
                layers[2] = shapes.split_off(shapes.len().min(1));
                layers[1] = shapes;
            }
            Element::Block(..) => layers[3] = shapes,
            Element::Stone(..) => {
                layers[5] = shapes.split_off(shapes.len().saturating_sub(1));
                layers[4] = shapes;
            }
            Element::Stack(..) => layers[5] = shapes,
            Element::Piece(_, places, _) => {
                let outlines = pieces::outlines(&self.view(), places);
                layers[8] = shapes.split_off(shapes.len().saturating_sub(outlines));
                let fallen = self.theme.relief > 0.0 && !self.theme.marks.shadow.is_clear();
                layers[7] = shapes.split_off(shapes.len().min(usize::from(fallen)));
                layers[6] = shapes;
            }
            Element::Letters(..) => layers[9] = shapes,
        }
        layers
    }

    /// What is written on a position: marks, labels, lines, the last move, what has won, the moves that follow.
    #[doc(hidden)]
    pub fn written(&self, position: &Position, markup: &Markup, options: &Options) -> Writing {
        let mut subject = Subject::of(position);
        let numbered = Options { numbers: Numbers::All, ..options.clone() };
        let numbers = numbers::all(&subject, markup, &numbered);
        // Letters are parts of their own.
        subject.on_board.letters.clear();
        let drawn = |subject: &Subject, options: &Options| {
            let mut shapes = Vec::new();
            self.with_painter(subject, markup, options, |painter| painter.marks(&mut shapes));
            shapes
        };
        let shapes = drawn(&subject, options);
        // The last move has a mark or its number.
        let is_numbered = |place: &Place| numbers.binary_search_by_key(&place.index(), |n| n.0.index()).is_ok();
        let last = subject.last.take_if(|last| last.iter().any(is_numbered));
        let beside_numbers = last.map(|_| drawn(&subject, options));
        Writing { shapes, beside_numbers, numbers }
    }

    fn with_painter(&self, subject: &Subject, markup: &Markup, options: &Options, paint: impl FnOnce(&Painter<'_>)) {
        let ground = Ground {
            look: subject.look,
            coordinates: false,
            coordinate_size: options.coordinate_size,
            least_letters: options.least_letters,
            stars: options.stars,
            shown: None,
            covered: &[],
            homes: &[],
            edges: None,
        };
        let (view, wood, theme) = (self.view(), self.wood, self.theme);
        paint(&Painter { subject, view, ground: &ground, wood, options, theme, markup });
    }
}
