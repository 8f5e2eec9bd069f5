//! Themes as data: what colours and how much relief a picture has. Built-in ones are RON files in `assets/themes`, users
//! add their own.
//!
//! A theme says only what differs from its `base` ("light" if it names none), so a user's theme can be three lines long.

use super::{BrokenTheme, Ink, ThemeError};
use crate::game::{Colour, Colouring};
use crate::language;
use serde::Deserialize;
use std::sync::{LazyLock, OnceLock};

/// The look of pictures.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// Its name in commands and settings: that of its file without suffix.
    #[serde(skip)]
    pub id: String,
    /// Its title.
    pub name: String,
    /// Whether the page is dark.
    pub dark: bool,
    /// Light and depth of stones, pieces and cells: 0 is flat, 1 full.
    pub relief: f32,
    /// The ground of pictures.
    pub page: Ink,
    /// Captions.
    pub text: Ink,
    /// Coordinates on the page.
    pub coordinates: Ink,
    /// Boards of lines.
    pub lines: LineBoard,
    /// Boards of hexagons.
    pub hex: HexBoard,
    /// Boards of sunken cells.
    pub cells: CellBoard,
    /// The middle of a Callisto board.
    pub centre: CellBoard,
    /// Boards of plain squares.
    pub squares: SquareBoard,
    /// Stones and pods of the first and second colour.
    pub stones: [Stone; 2],
    /// The same on Hex boards.
    pub hex_stones: [Stone; 2],
    /// Pieces of the Blokus family.
    pub pieces: Pieces,
    /// Marks of all kinds.
    pub marks: Marks,
}

/// A board of lines.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineBoard {
    /// The wood at the top.
    pub top: Ink,
    /// The wood at the bottom.
    pub bottom: Ink,
    /// The edge of the board.
    pub rim: Ink,
    /// Lines and star points.
    pub line: Ink,
    /// Coordinates, which lie on the wood.
    pub coordinates: Ink,
}

/// A board of hexagons.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexBoard {
    /// The face of a cell.
    pub cell: Ink,
    /// Between cells.
    pub line: Ink,
    /// Around the board and its edges.
    pub rim: Ink,
    /// The edges of the first and second colour.
    pub edges: [Ink; 2],
}

/// A board of sunken cells.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CellBoard {
    /// The floor of a cell.
    pub base: Ink,
    /// Its sides away from the light.
    pub dark: Ink,
    /// Its sides towards the light.
    pub light: Ink,
    /// Uncoloured starting points.
    pub start: Ink,
}

/// A board of plain squares.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquareBoard {
    /// Every other square.
    pub base: Ink,
    /// The squares between.
    pub other: Ink,
    /// Between squares.
    pub line: Ink,
    /// Around the board.
    pub rim: Ink,
}

/// A stone.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stone {
    /// Where the light falls.
    pub bright: Ink,
    /// Most of it.
    pub body: Ink,
    /// Where it turns away.
    pub deep: Ink,
    /// Its outline.
    pub rim: Ink,
    /// Marks and numbers on it.
    pub mark: Ink,
}

/// The colours of pieces, each with the English name that games give it.
macro_rules! piece_colours {
    ($($colour:ident)+) => {
        /// The colours of the Blokus family.
        #[derive(Clone, PartialEq, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[allow(missing_docs)]
        pub struct Pieces {
            $(pub $colour: PieceStyle,)+
        }

        impl Pieces {
            /// All styles with their names.
            pub(crate) fn all(&self) -> [(&'static str, &PieceStyle); [$(stringify!($colour)),+].len()] {
                [$((stringify!($colour), &self.$colour)),+]
            }
        }
    };
}

piece_colours! { blue yellow red green purple orange }

impl Pieces {
    /// The style of a colour by its English name, case-insensitive; blue for unknown names.
    pub fn named(&self, name: &str) -> &PieceStyle {
        let named = self.all().into_iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        named.map_or(&self.blue, |(_, style)| style)
    }
}

/// A piece of the Blokus family.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceStyle {
    /// Its top.
    pub base: Ink,
    /// Its sides away from the light.
    pub dark: Ink,
    /// Its sides towards the light.
    pub light: Ink,
    /// Marks and numbers on it.
    pub mark: Ink,
    /// A hatching that distinguishes it without colour: 0 none, 1 falling lines, 2 rising lines, 3 both.
    pub pattern: u8,
}

/// Marks of all kinds.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marks {
    /// Marks on empty places.
    pub ink: Ink,
    /// The cursor, arrows, what is selected, and the frame around a last move that is a pod or a piece with a letter. The dot of
    /// other last moves has the stone's `mark`.
    pub accent: Ink,
    /// Illegal moves.
    pub illegal: Ink,
    /// The winning chain.
    pub winner: Ink,
    /// Over dimmed places.
    pub veil: Ink,
    /// Under stones and pieces.
    pub shadow: Ink,
}

const FILES: [(&str, &str); 9] = [
    ("light", include_str!("../../../assets/themes/light.ron")),
    ("dark", include_str!("../../../assets/themes/dark.ron")),
    ("high-contrast", include_str!("../../../assets/themes/high-contrast.ron")),
    ("colour-blind", include_str!("../../../assets/themes/colour-blind.ron")),
    ("colour-blind-dark", include_str!("../../../assets/themes/colour-blind-dark.ron")),
    ("wood", include_str!("../../../assets/themes/wood.ron")),
    ("red-blue", include_str!("../../../assets/themes/red-blue.ron")),
    ("pentobi", include_str!("../../../assets/themes/pentobi.ron")),
    ("print", include_str!("../../../assets/themes/print.ron")),
];

/// The themes of this run of the program.
static ALL: OnceLock<Vec<Theme>> = OnceLock::new();

impl Theme {
    /// The built-in themes; the first is the usual one.
    pub fn built_in() -> &'static [Theme] {
        // A file that does not read would be missing here; a test reads them all.
        static THEMES: LazyLock<Vec<Theme>> =
            LazyLock::new(|| FILES.iter().filter_map(|(id, text)| Theme::parse(id, text).ok()).collect());
        &THEMES
    }

    /// Registers the user's own themes in [`Theme::all`], once, before anything asks for them. Takes each file's name without suffix and
    /// its text, or why it has none. Returns the errors of those that were rejected.
    pub fn add<E>(files: Vec<(String, Result<String, E>)>) -> Vec<BrokenTheme<E>> {
        let (mut themes, mut broken) = (Theme::built_in().to_vec(), Vec::new());
        for (id, text) in files {
            match text.map(|text| Theme::parse(&id, &text)) {
                Ok(Ok(theme)) => {
                    // User themes override built-in ones of the same id.
                    themes.retain(|t| t.id != id);
                    themes.push(theme);
                }
                Ok(Err(cause)) => broken.push(BrokenTheme::Wrong(id, cause)),
                Err(cause) => broken.push(BrokenTheme::Unread(id, cause)),
            }
        }
        // Whoever comes second finds the themes as they are.
        let _ = ALL.set(themes);
        broken
    }

    /// All themes: the built-in ones, then the user's own.
    pub fn all() -> &'static [Theme] {
        ALL.get_or_init(|| Theme::built_in().to_vec())
    }

    /// The theme with this name or id, in any case.
    pub fn named(name: &str) -> Option<&'static Theme> {
        let wanted = plain(name);
        Theme::all().iter().find(|t| plain(&t.id) == wanted || plain(&t.name) == wanted)
    }

    /// The style of a colour's stones.
    pub(crate) fn stone(&self, colouring: Colouring, colour: Colour) -> &Stone {
        let stones = if colouring == Colouring::Edges { &self.hex_stones } else { &self.stones };
        &stones[colour.index().min(1)]
    }

    /// The colour of a player whose colour has this name: the face of their stones or pieces.
    #[doc(hidden)]
    pub fn face(&self, colouring: Colouring, colour: Colour, name: &str) -> Ink {
        match colouring {
            Colouring::Names => self.pieces.named(name).base,
            _ => self.stone(colouring, colour).body,
        }
    }

    /// The hatching that tells the pieces of such a player from those of others without colour, as [`PieceStyle::pattern`] has it; 0 for stones.
    #[doc(hidden)]
    pub fn hatching(&self, colouring: Colouring, name: &str) -> u8 {
        match colouring {
            Colouring::Names => self.pieces.named(name).pattern,
            _ => 0,
        }
    }

    /// The usual theme of a light or dark page.
    pub fn usual(dark: bool) -> &'static Theme {
        &Theme::built_in()[usize::from(dark)]
    }

    /// Reads a theme. `id` is the name of its file without suffix.
    ///
    /// # Errors
    /// In words for its author, with line and column where the text is no RON.
    pub fn parse(id: &str, text: &str) -> Result<Theme, ThemeError> {
        let mut layers = vec![read(text)?];
        // A chain of bases ends at "light", which has none.
        while let Some(base) = base_of(&mut layers, id)? {
            let file = FILES.iter().find(|f| f.0 == base).ok_or_else(|| ThemeError::UnknownBase(base.clone()))?;
            if layers.len() > FILES.len() {
                return Err(ThemeError::Circle(base));
            }
            layers.push(read(file.1)?);
        }
        let mut whole = layers.pop().ok_or(ThemeError::NoSettings)?;
        while let Some(layer) = layers.pop() {
            merge(&mut whole, layer);
        }
        let mut theme: Theme = whole.into_rust().map_err(|e| ThemeError::Value(e.to_string()))?;
        theme.id = id.to_owned();
        if !(0.0..=1.0).contains(&theme.relief) {
            return Err(ThemeError::Relief(theme.relief));
        }
        if let Some((_, style)) = theme.pieces.all().into_iter().find(|(_, style)| style.pattern > 3) {
            return Err(ThemeError::Value(language::with_colon("pattern", style.pattern)));
        }
        Ok(theme)
    }
}

fn plain(name: &str) -> String {
    name.trim().to_ascii_lowercase().replace([' ', '_'], "-").replace("color", "colour")
}

fn read(text: &str) -> Result<ron::Value, ThemeError> {
    match ron::from_str(text) {
        Ok(value @ ron::Value::Map(_)) => Ok(value),
        Ok(_) => Err(ThemeError::NoSettings),
        Err(e) => Err(ThemeError::Syntax(e.to_string())),
    }
}

/// Takes the name of the base out of the last layer.
fn base_of(layers: &mut [ron::Value], id: &str) -> Result<Option<String>, ThemeError> {
    let first = layers.len() == 1;
    let Some(ron::Value::Map(map)) = layers.last_mut() else { return Ok(None) };
    match map.remove(&ron::Value::String("base".to_owned())) {
        Some(ron::Value::String(base)) => Ok(Some(base)),
        Some(_) => Err(ThemeError::Base),
        None if first && id != "light" => Ok(Some("light".to_owned())),
        None => Ok(None),
    }
}

fn merge(under: &mut ron::Value, over: ron::Value) {
    match (under, over) {
        (ron::Value::Map(under), ron::Value::Map(over)) => {
            for (key, value) in over {
                match under.get_mut(&key) {
                    Some(old) => merge(old, value),
                    None => {
                        under.insert(key, value);
                    }
                }
            }
        }
        (ron::Value::Seq(under), ron::Value::Seq(over)) if under.len() == over.len() => {
            under.iter_mut().zip(over).for_each(|(u, o)| merge(u, o));
        }
        (under, over) => *under = over,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{self, Choice, Kind};
    use crate::sgf::Tree;

    /// A colour chosen for a light page would be kept in silence by the themes that are read in the dark, and by the one for paper.
    #[test]
    fn themes_of_another_page_name_every_colour() {
        fn values(value: ron::Value, at: &str, found: &mut Vec<String>) {
            match value {
                ron::Value::Map(map) => map.into_iter().for_each(|(key, value)| {
                    let key: String = key.into_rust().unwrap();
                    values(value, &format!("{at}/{key}"), found);
                }),
                ron::Value::Seq(all) => {
                    all.into_iter().enumerate().for_each(|(n, value)| values(value, &format!("{at}/{n}"), found));
                }
                _ => found.push(at.to_owned()),
            }
        }
        let names = |id: &str| -> Vec<String> {
            let (_, text) = FILES.iter().find(|(name, _)| *name == id).unwrap();
            let mut found = Vec::new();
            values(ron::from_str(text).unwrap(), "", &mut found);
            found
        };
        for id in ["dark", "high-contrast", "print"] {
            let named = names(id);
            // Whether it is dark, the relief, and patterns are no colours.
            let is_colour = |name: &str| !["/dark", "/relief"].contains(&name) && !name.ends_with("/pattern");
            let is_lacking = |name: &String| !named.contains(name) && is_colour(name);
            let lacking: Vec<String> = names("light").into_iter().filter(is_lacking).collect();
            assert!(lacking.is_empty(), "{id} lacks {lacking:?}");
        }
        assert!(names("light").len() > 60, "{:?}", names("light"));
    }

    #[test]
    fn every_colour_of_pieces_has_a_style_of_its_own() {
        let styles = &Theme::usual(false).pieces;
        let mut seen = 0;
        let names = game::cards().flat_map(|card| match card.choice {
            Choice::Variants(variants) => variants.iter().map(|(_, gm)| *gm).collect(),
            _ => vec![card.gm],
        });
        for gm in names {
            let (tree, _) = Tree::read(format!("(;GM[{gm}])").into_bytes());
            let kind = Kind::of(&tree, tree.games().next().unwrap());
            if kind.facts().colouring != Colouring::Names {
                continue;
            }
            for colour in Colour::ALL.into_iter().take(usize::from(kind.colours())) {
                let name = kind.english_colour(colour);
                seen += 1;
                assert!(styles.all().iter().any(|(known, _)| name.eq_ignore_ascii_case(known)), "{gm}: {name}");
            }
        }
        assert!(seen > 30, "{seen}");
    }

    #[test]
    fn every_built_in_theme_reads() {
        for (id, text) in FILES {
            Theme::parse(id, text).unwrap_or_else(|e| panic!("{id}: {e}"));
        }
        assert_eq!(Theme::built_in().len(), FILES.len());
        assert_eq!(Theme::named("Colour-blind safe").unwrap().id, "colour-blind");
        assert_eq!(Theme::named("High Contrast").unwrap().id, "high-contrast");
        assert!(Theme::usual(true).dark && !Theme::usual(false).dark);
    }

    /// What has too little contrast in a theme: texts need 4.5 : 1, shapes or their outlines 3 : 1.
    ///
    /// Every colour is named here, so that a new one does not compile until its contrast is decided: `_` marks those that shade another
    /// colour, divide equal places or cover what is below.
    fn weak(theme: &Theme) -> Vec<String> {
        let Theme {
            id,
            name: _,
            dark: _,
            relief,
            page,
            text: captions,
            coordinates,
            lines,
            hex,
            cells,
            centre,
            squares,
            stones,
            hex_stones,
            pieces,
            marks,
        } = theme;
        let LineBoard { top, bottom, rim: _, line, coordinates: on_wood } = lines;
        let HexBoard { cell, line: _, rim, edges } = hex;
        let CellBoard { base: floor, dark: _, light: _, start: _ } = cells;
        let CellBoard { base: middle, dark: _, light: _, start: _ } = centre;
        let SquareBoard { base, other, line: _, rim: _ } = squares;
        let Marks { ink, accent, illegal: _, winner: _, veil: _, shadow: _ } = marks;
        let mut weak = Vec::new();
        let mut need = |what: &str, inks: &[Ink], ground: Ink, least: f32| {
            let best = inks.iter().map(|ink| ink.contrast(ground)).fold(0.0, f32::max);
            if best < least {
                weak.push(format!("{id}: {what} {best:.2}"));
            }
        };
        let (text, shape) = (4.5, 3.0);
        need("coordinates", &[*coordinates], *page, text);
        need("captions", &[*captions], *page, text);
        let (wood, squares, floors) = ([*top, *bottom], [*base, *other], [*floor, *middle]);
        for ground in wood {
            need("coordinates on wood", &[*on_wood], ground, text);
            need("lines on wood", &[*line], ground, shape);
        }
        for ground in [&wood[..], &squares, &floors, &[*cell]].concat() {
            need("labels", &[*ink], ground, text);
            need("arrows and cursor", &[*accent], ground, shape);
        }
        for edge in *edges {
            need("a Hex edge on the page", &[edge, *rim], *page, shape);
        }
        // The board's outline contrasts with its cells, and with an edge of the page's colour.
        need("the rim of a board of hexagons", &[*rim], *cell, 1.5);
        for edge in edges.iter().filter(|edge| edge.contrast(*page) < shape) {
            need("the line around a Hex edge", &[*rim], *edge, shape);
        }
        need("Hex edges beside each other", &[edges[0]], edges[1], shape);
        for (what, stones, grounds) in
            [("stone", stones, &[wood, squares].concat()[..]), ("Hex stone", hex_stones, &[*cell])]
        {
            for Stone { bright: _, body, deep: _, rim, mark } in stones {
                need(&format!("marks on a {what}"), &[*mark], *body, text);
                grounds.iter().for_each(|ground| need(what, &[*body, *rim], *ground, shape));
            }
            need(&format!("{what}s of both colours"), &[stones[0].body], stones[1].body, shape);
        }
        for (_, PieceStyle { base, dark, light: _, mark, pattern: _ }) in pieces.all() {
            let outline = if *relief > 0.0 { dark.mix(Ink::BLACK, 0.25) } else { *dark };
            need("marks on a piece", &[*mark], *base, text);
            for ground in [&floors[..], &[*page]].concat() {
                need("a piece", &[*base, outline], ground, shape);
            }
        }
        weak
    }

    #[test]
    fn boards_are_legible_in_every_theme() {
        let weak: Vec<String> = Theme::built_in().iter().flat_map(weak).collect();
        assert_eq!(weak, [""; 0]);
        let pale = "(name: \"x\", coordinates: \"#cccccc\", stones: ((body: \"#f0d9a8\", rim: \"#e6c88e\"), (rim: \"#ffffff\")))";
        assert!(self::weak(&Theme::parse("x", pale).unwrap()).len() >= 4, "what is pale is found");
    }

    #[test]
    fn a_theme_file_contains_only_differences() {
        let text = "(name: \"Mine\", page: \"#102030\", pieces: (red: (base: \"#ff0000\")))";
        let mine = Theme::parse("mine", text).unwrap();
        let light = Theme::usual(false);
        assert_eq!(mine.page, Ink::rgb(16, 32, 48));
        assert_eq!(mine.pieces.red.base, Ink::rgb(255, 0, 0));
        assert_eq!(mine.pieces.red.dark, light.pieces.red.dark);
        assert_eq!(mine.stones, light.stones);
    }

    #[test]
    fn broken_themes_are_named_and_left_out() {
        let file = |id: &str, text: Result<&str, &str>| (id.to_owned(), text.map(str::to_owned).map_err(str::to_owned));
        let mine = file("mine", Ok("(name: \"My own\", base: \"dark\")"));
        let broken = Theme::add(vec![mine, file("bad", Ok("(name: 3)")), file("lost", Err("no permission"))]);
        assert_eq!(broken.len(), 2);
        assert!(
            broken[0].to_string().starts_with("theme bad.ron: ")
                && broken[1].to_string() == "theme lost.ron: no permission"
        );
        // Other tests may have asked for the themes first; then they stay as they were.
        assert!(Theme::all().len() >= FILES.len());
    }

    #[test]
    fn errors_in_a_theme_are_reported() {
        for (text, word) in [
            ("(name: \"x\", page: \"red\")", "red"),
            ("(name: \"x\", pages: \"#fff\")", "pages"),
            ("(name: \"x\", base: \"nothing\")", "nothing"),
            ("(name: \"x\", base: 3)", "quotes"),
            ("(name: \"x\"", "1:"),
            ("[]", "parentheses"),
            ("(relief: 7.0)", "relief"),
            ("(pieces: (red: (pattern: 4)))", "pattern: 4"),
        ] {
            let error = Theme::parse("x", text).unwrap_err().to_string();
            assert!(error.contains(word), "{text}: {error}");
        }
    }
}
