//! Draws a picture file from a node of a record, for `render` and the export dialog.

use super::diagram::{self, Split};
use super::{DrawError, Ink, LastMove, Numbers, Options, Scene, Theme, ascii, compose, hints, png, svg};
use crate::game::markup::Markup;
use crate::game::{Kind, Position, Swaps};
use crate::language;
use crate::sgf::{NodeId, Tree};
use std::collections::HashMap;
use std::path::Path;

/// The kinds of picture files.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Format {
    /// Scalable: `.svg`.
    Svg,
    /// Pixels: `.png`.
    Png,
    /// A diagram of characters: `.txt`.
    Txt,
}

impl Format {
    /// The format that a file's suffix names.
    ///
    /// # Errors
    /// With the suffixes that there are.
    pub fn of(path: &Path) -> Result<Format, DrawError> {
        let suffix = path.extension().map(|s| s.to_string_lossy().to_ascii_lowercase());
        match suffix.as_deref() {
            Some("svg") => Ok(Format::Svg),
            Some("png") => Ok(Format::Png),
            Some("txt") => Ok(Format::Txt),
            other => Err(DrawError::Format(other.map(str::to_owned))),
        }
    }
}

/// What to draw and how.
#[derive(Clone, Debug)]
pub struct Request {
    /// The kind of file.
    pub format: Format,
    /// The longer side in pixels.
    pub size: u32,
    /// Letters of an SVG as text or outlines.
    pub letters: svg::Letters,
    /// The look.
    pub theme: Theme,
    /// The options.
    pub options: Options,
    /// The line up to the node as several diagrams; `None` for the position alone.
    pub split: Option<Split>,
    /// The first move on the diagrams; 0 for the whole line.
    pub from: u32,
    /// How the swaps of a game of Hex are read.
    pub swaps: Swaps,
}

impl Request {
    /// A picture of the usual size and look.
    pub fn new(format: Format) -> Request {
        Request {
            format,
            size: 1000,
            letters: svg::Letters::default(),
            theme: Theme::usual(false).clone(),
            options: Options::default(),
            split: None,
            from: 0,
            swaps: Swaps::default(),
        }
    }
}

/// Pixels for each unit of the board, below which coordinates would be dust; they are left out.
const LEGIBLE: f32 = 12.0;

/// Draws the position after a node.
///
/// # Errors
/// Without a board, with a size of 0 or too large, and for too many diagrams.
pub fn render(tree: &Tree, node: NodeId, request: &Request) -> Result<Vec<u8>, DrawError> {
    Ok(render_told(tree, node, request)?.0)
}

/// As [`render`], also returning the characters drawn as boxes because the font lacks them.
///
/// # Errors
/// As [`render`].
pub fn render_told(tree: &Tree, node: NodeId, request: &Request) -> Result<(Vec<u8>, Vec<char>), DrawError> {
    // A file is the same wherever it is drawn.
    language::in_english(|| draw(tree, node, request))
}

fn draw(tree: &Tree, node: NodeId, request: &Request) -> Result<(Vec<u8>, Vec<char>), DrawError> {
    if request.size == 0 || request.size > png::MAX_SIDE {
        return Err(DrawError::Size(request.size));
    }
    if request.format == Format::Txt {
        let position = Position::replay_as(tree, node, request.swaps);
        let position = position.with_coordinates(request.options.notation);
        return Ok((ascii::write(&position).into_bytes(), Vec::new()));
    }
    let mut scene = composed(tree, node, request)?;
    if request.format == Format::Png
        && request.options.coordinates
        && (request.size as f32) < LEGIBLE * scene.bounds.width().max(scene.bounds.height())
    {
        let options = Options { coordinates: false, ..request.options.clone() };
        scene = composed(tree, node, &Request { options, ..request.clone() })?;
    }
    let width = scene.width_for(request.size).max(1);
    let picture = match request.format {
        Format::Svg => svg::write(&scene, width, request.letters).into_bytes(),
        _ => png::write(&scene, width)?,
    };
    let is_text = request.format == Format::Svg && request.letters == svg::Letters::Text;
    Ok((picture, if is_text { Vec::new() } else { scene.boxes() }))
}

/// The scene that [`render`] draws; also the preview of an export.
///
/// # Errors
/// When the game has no board, or would give too many diagrams.
pub fn scene(tree: &Tree, node: NodeId, request: &Request) -> Result<Scene, DrawError> {
    language::in_english(|| composed(tree, node, request))
}

fn composed(tree: &Tree, node: NodeId, request: &Request) -> Result<Scene, DrawError> {
    let position = Position::replay_as(tree, node, request.swaps).with_coordinates(request.options.notation);
    if !position.kind().has_board() {
        return Err(DrawError::NoBoard(position.kind().family().to_owned()));
    }
    if let Some(split) = request.split {
        let scenes =
            diagram::range(tree, node, (request.swaps, request.from), split, &request.options, &request.theme)?;
        let columns = if scenes.len() > 1 { 2 } else { 1 };
        return Ok(diagram::sheet(scenes, columns));
    }
    let markup = Markup::of(tree, node, &position);
    let mut options = request.options.clone();
    if hints::is_aside(tree, node) {
        if options.last_move == LastMove::Dot {
            options.last_move = LastMove::Ring;
        }
        if options.numbers != Numbers::None {
            let numbers = numbers_on_the_way(tree, node, &position);
            options.variations = hints::begun(tree, node, |node| numbers.get(&node).copied().unwrap_or_default());
        }
    }
    Ok(compose(&position, &markup, &options, &request.theme))
}

/// The number of the last move at each node on a path.
fn numbers_on_the_way(tree: &Tree, node: NodeId, position: &Position) -> HashMap<NodeId, u32> {
    let way: Vec<NodeId> = tree.way_up(node).collect();
    let mut before = Position::start(position.kind().clone());
    let steps = way.into_iter().rev().map(|node| {
        before.step(tree, node);
        (node, before.move_number())
    });
    steps.collect()
}

/// A small square PNG for file managers: the final position of the first game's main line, or the start if its root sets up a position.
///
/// # Errors
/// When there is no game with a board, or the size is 0 or too large.
pub fn thumbnail(tree: &Tree, size: u32) -> Result<Vec<u8>, DrawError> {
    let root = tree.games().next().ok_or(DrawError::NoGame)?;
    let kind = Kind::of(tree, root);
    let set_up = tree.properties(root).any(|p| kind.sets_places(&p.id()));
    let node = if set_up { root } else { tree.main_line(root).last().unwrap_or(root) };
    let position = Position::replay(tree, node);
    if !position.kind().has_board() {
        return Err(DrawError::NoBoard(position.kind().family().to_owned()));
    }
    let options = Options { coordinates: false, last_move: LastMove::None, markup: false, ..Options::default() };
    let mut scene = compose(&position, &Markup::default(), &options, Theme::usual(false));
    scene.background = Ink::CLEAR;
    png::encode(&png::pixels_in(&scene, size, size)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;

    fn tree(text: &str) -> (Tree, NodeId) {
        let (tree, _) = Tree::read(text.as_bytes().to_vec());
        let root = tree.games().next().unwrap();
        (tree, root)
    }

    #[test]
    fn the_suffix_decides_the_format() {
        assert_eq!(Format::of(Path::new("a/b.SVG")), Ok(Format::Svg));
        assert_eq!(Format::of(Path::new("b.txt")), Ok(Format::Txt));
        assert_eq!(Format::of(Path::new("b.gif")), Err(DrawError::Format(Some("gif".to_owned()))));
        assert!(Format::of(Path::new("b")).is_err());
    }

    #[test]
    fn sizes_have_limits() {
        let (tree, root) = tree("(;SZ[9])");
        for format in [Format::Svg, Format::Png] {
            for size in [0, 100_000] {
                let request = Request { size, ..Request::new(format) };
                assert_eq!(render(&tree, root, &request), Err(DrawError::Size(size)));
            }
            let tiny = Request { size: 1, ..Request::new(format) };
            assert!(render(&tree, root, &tiny).is_ok());
        }
        assert!(thumbnail(&tree, 0).is_err());
        assert!(thumbnail(&tree, 1).is_ok());
    }

    #[test]
    fn off_the_main_line_the_last_move_has_a_ring_and_its_number_a_letter() {
        let (tree, root) = tree("(;GM[Blokus Duo](;B[e10])(;B[f9,f10]))");
        let mut request = Request::new(Format::Svg);
        let marks = |request: &Request, path: &[usize]| {
            let scene = scene(&tree, tree.at_path(root, path).unwrap(), request).unwrap();
            scene.section("marks").to_vec()
        };
        let filled = |shapes: &[Shape]| shapes.iter().any(|shape| matches!(shape, Shape::Circle { fill: Some(_), .. }));
        assert!(filled(&marks(&request, &[0])) && !filled(&marks(&request, &[1])));
        request.options.numbers = Numbers::All;
        let marks_at = |path: &[usize]| match marks(&request, path).as_slice() {
            [Shape::Text(text)] => text.text.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!((marks_at(&[0]).as_str(), marks_at(&[1]).as_str()), ("1", "1b"));
    }

    #[test]
    fn thumbnails_show_the_end_or_the_problem() {
        let pixel = |text: &str| {
            let (tree, _) = tree(text);
            let mut reader =
                ::png::Decoder::new(std::io::Cursor::new(thumbnail(&tree, 90).unwrap())).read_info().unwrap();
            let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
            let info = reader.next_frame(&mut bytes).unwrap();
            let channels = info.line_size / info.width as usize;
            // The middle of the board.
            bytes[(45 * info.width as usize + 45) * channels]
        };
        assert!(pixel("(;SZ[9];B[aa];W[ee])") > 230, "the white stone of the end");
        assert!(pixel("(;SZ[9]AB[ee];W[aa];B[bb])") < 80, "the black stone of the start");
    }

    #[test]
    fn a_game_without_a_board_is_explained() {
        let (tree, root) = tree("(;GM[6];B[12];W[21])");
        assert!(matches!(render(&tree, root, &Request::new(Format::Png)), Err(DrawError::NoBoard(_))));
        assert!(thumbnail(&tree, 64).is_err());
    }
}
