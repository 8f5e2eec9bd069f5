//! A self-contained HTML page. With scripting it is a board with everything in the record; without, a booklet.
//!
//! The script knows no rules: it replays a stream of changes ([`super::stream`]), whatever the game. The record itself is embedded,
//! compressed, in the download link, and every command can read it from there. Text of the record goes into text nodes, never into a
//! script.

mod printed;
mod words;

use super::about::{info, name_of, named_players, short, sources, title_of};
use super::asked::{self, veiled};
use super::booklet::pdf::paper;
use super::booklet::plan::Room;
use super::booklet::{html, plan, problems};
use super::encode::{self, base64, digest, gzip, gzip_of_record};
use super::engine_data;
use super::mark::sealed;
use super::pace::Pace;
use super::publication::{Choices, Publication, PublishError, Published, UNASKED_ADVICE};
use super::site::{INDEX, address};
use super::stream::{Column, Streamed, Tables, stream};
use crate::edit::place;
use crate::game::{Colour, Coordinates, Kind, MoveEntry, Place, Position, Solution, Summary};
use crate::language::{self, set_apart, side_by_side};
use crate::scene::json::point_name;
use crate::scene::parts::{LAYERS, Workshop};
use crate::scene::svg::{Fragments, escaped, length, view_box};
use crate::scene::{Options, Scene, Theme, legend};
use crate::sgf::{NodeId, Tree};
use printed::PrintedSheets;
use serde_json::{Value, json};
use std::fmt::Write as _;

const STYLE: &str = include_str!("page/page.css");
const SCRIPT: &str = include_str!("page/page.js");
const BODY: &str = include_str!("page/body.html");
/// Additions to a page that asks problems, and their position in the script.
const ASKING_SCRIPT: &str = include_str!("page/asking.js");
const ASKING_BODY: &str = include_str!("page/asking.html");
const ASKING: &str = "// {{asking}}\n";

/// Limits of a page's booklet: a page is no printed book, and is meant for sending.
const ROOM: Room = Room { moves: 50, main: 40, figures: 24, letters: 150_000, listed: 30_000, has_board: true };
/// Figures of a game that is not long, where the page has no other.
const FIGURES_OF_ONE: usize = 100;
/// What a square of a printed legend measures, in millimetres.
const LEGEND: f32 = 2.8;
/// Of records that are longer, the page is not to become much longer than the record.
const LONG: usize = 400_000;
const LETTERS_OF_LONG: usize = 30_000;

/// A page of a record: of all its games, or of the chosen one.
///
/// `report` receives the progress, and stops the work with `false`.
///
/// # Errors
/// If there is no such game or node, or the work was stopped.
pub fn page(
    publication: &Publication,
    choices: &Choices,
    report: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Published, PublishError> {
    // A file is the same wherever it is made: in the language of the choices.
    let mut made = choices.speak(|| made(publication, choices, report, ""))?;
    if let Some(note) = publication.unasked_note(choices) {
        made.notes.push(note);
        made.advice.push(UNASKED_ADVICE);
    }
    made.notes.extend(engine_data::carried(publication.tree()));
    Ok(made)
}

/// The pages of a site that are before and after a page with this name.
pub(super) struct PageNeighbours<'a> {
    pub(super) before: Option<&'a str>,
    pub(super) after: Option<&'a str>,
    pub(super) name: &'a str,
}

impl PageNeighbours<'_> {
    /// What of them is in the page.
    pub(super) fn key(&self) -> String {
        [self.before, self.after].map(|page| page.map_or_else(|| "-".to_owned(), address)).join("|")
    }

    /// The ways from the page, in words: back to the index, and to its neighbours, each with its page.
    pub(super) fn ways(&self) -> Vec<(String, &str)> {
        let before = self.before.map(|page| (say!("page-before", "Previous record"), page));
        let after = self.after.map(|page| (say!("page-after", "Next record"), page));
        std::iter::once((say!("page-index", "All records"), INDEX)).chain(before).chain(after).collect()
    }

    fn html(&self) -> String {
        let up = "../".repeat(self.name.matches('/').count());
        let mut out = "<nav class=\"site\">".to_owned();
        for (words, page) in self.ways() {
            let rel = match Some(page) {
                page if page == self.before => "rel=\"prev\" ",
                page if page == self.after => "rel=\"next\" ",
                _ => "",
            };
            let to = format!("./{up}{}", address(page).trim_start_matches("./"));
            let _ = write!(out, "<a {rel}href=\"{to}\">{}</a>", escaped(&words));
        }
        out + "</nav>"
    }
}

/// A page of a site.
///
/// # Errors
/// As [`page`].
pub(super) fn page_of_site(
    publication: &Publication,
    choices: &Choices,
    neighbours: &PageNeighbours<'_>,
) -> Result<Published, PublishError> {
    let mut made = made(publication, choices, &mut |_, _| true, &neighbours.html())?;
    made.notes.extend(engine_data::carried(publication.tree()));
    Ok(made)
}

/// Everything of a page that is the same for all records.
pub(super) fn template() -> String {
    [env!("CARGO_PKG_VERSION"), STYLE, SCRIPT, BODY, ASKING_SCRIPT, ASKING_BODY].concat()
}

fn made(
    publication: &Publication,
    choices: &Choices,
    report: &mut dyn FnMut(usize, usize) -> bool,
    ways: &str,
) -> Result<Published, PublishError> {
    let tree = publication.tree();
    let roots = publication.games(choices)?;
    let theme = choices.theme.as_ref().unwrap_or(Theme::usual(false));
    let start =
        publication.node(roots[0], choices)?.map_or("/".to_owned(), |node| place::path_of(tree, node).to_string());
    let flat = Theme { relief: 0.0, ..theme.clone() };
    // On paper problems look as on the sheets of a booklet.
    let on_paper = choices.theme.as_ref().map_or_else(paper, |_| flat.clone());
    let is_long = publication.bytes().len() > LONG;
    let (letters, listed) = if is_long { (LETTERS_OF_LONG, 0) } else { (ROOM.letters, ROOM.listed) };
    // Hidden text takes more space.
    let letters = if publication.asks() { letters / 4 } else { letters };
    let room = Room { moves: choices.moves_per_figure, letters, listed, ..ROOM };
    let room = match roots.len() == 1 && !is_long && !publication.asks() {
        true => Room { main: FIGURES_OF_ONE, figures: FIGURES_OF_ONE, ..room },
        false => room,
    };
    let mut page = Page {
        grounds: Vec::new(),
        definitions: Vec::new(),
        blocks: String::new(),
        booklet: String::new(),
        several: roots.len() > 1,
        printed: PrintedSheets::of(publication, &roots, choices, (&on_paper, choices.notation)),
        problems: 0,
        asks: false,
        flat,
        notation: choices.notation,
        boards: Vec::new(),
        room,
    };
    let mut games = Vec::new();
    let mut trees = Vec::new();
    let nodes = roots.iter().map(|&root| tree.descendants(root).count()).sum::<usize>();
    // Each node is visited twice: for the board and for the booklet.
    let mut pace = Pace::new(report, 2 * nodes);
    for (number, &root) in roots.iter().enumerate() {
        let (game, column) = page.game(publication, (number, root), theme, &mut pace)?;
        games.push(game);
        trees.push(column);
    }
    let boards = page.boards();
    let asks = page.asks;
    let mut texts = words::words();
    if asks {
        texts.extend(words::asking_words());
    }
    let head = json!({
        "file": publication.file(), "start": start, "games": games, "asks": asks, "words": words::for_script(&texts),
    });
    let data = block("data", &head, &trees);
    let kind = Kind::of(tree, roots[0]);
    // Of a game without a name the title is what its comment begins with.
    let title = match publication.title() {
        Some(title) => title.to_owned(),
        None if page.problems > 0 => short(publication.file()),
        None => title_of(&Summary::new(tree, roots[0], &kind)),
    };
    let script = plain(&SCRIPT.replace(ASKING, if asks { ASKING_SCRIPT } else { "" }));
    let several = roots.len() > 1 || asks && page.problems > 1;
    let mut placeholders: Vec<(String, String)> =
        texts.iter().map(|(key, text)| (format!("w-{key}"), escaped(text))).collect();
    placeholders.sort();
    let game = escaped(&say!("page-game", "Game"));
    let is_sheet = page.printed.is_some();
    let sheet_head = if is_sheet { sheet_head(publication, roots[0], &on_paper) } else { String::new() };
    if let Some(sheets) = page.printed.take() {
        let (end, definitions) = sheets.end();
        page.define(&definitions);
        page.booklet += &end;
    }
    let fillings = vec![
        ("policy", policy(&script)),
        ("ways", ways.to_owned()),
        ("asking", if asks { filled(ASKING_BODY, &placeholders) } else { String::new() }),
        ("language", escaped(&choices.language.tag)),
        ("style", plain(STYLE)),
        ("title", escaped(&title)),
        ("heading", encode::html(&title)),
        ("file", escaped(publication.file())),
        ("record", base64(&gzip_of_record(publication.bytes()))),
        ("grounds", page.definitions.concat() + &page.grounds.concat()),
        ("games", if several { format!(r#"<select id="games" aria-label="{game}"></select>"#) } else { String::new() }),
        ("sheet", if is_sheet { " class=\"sheet\"".to_owned() } else { String::new() }),
        ("booklet", sheet_head + &page.booklet),
        ("data", data + &boards + &page.blocks),
        ("script", script),
    ];
    let mut fillings: Vec<(String, String)> =
        fillings.into_iter().map(|(name, text)| (name.to_owned(), text)).chain(placeholders).collect();
    fillings.sort();
    Ok(Published { bytes: sealed(filled(BODY, &fillings).into_bytes()), ..Published::default() })
}

/// What stands over problems that are printed: their name, where they are from, and their order.
fn sheet_head(publication: &Publication, root: NodeId, theme: &Theme) -> String {
    let sources = sources(publication.tree(), root).into_iter();
    let sources = sources.map(|(title, text)| language::with_colon(title, set_apart(&text)));
    let about: Vec<String> = sources.chain(publication.order_note()).collect();
    let legend = legend(&Position::replay(publication.tree(), root), theme).map(|scene| {
        let drawn = Fragments::new().of(&scene.shapes, Default::default());
        let measures = printed::measures(&scene, LEGEND);
        format!("<svg class=\"legend\"{measures} viewBox=\"{}\" role=\"img\">{drawn}</svg>", view_box(&scene))
    });
    format!(
        "<header class=\"head\"><h1 dir=\"auto\">{}</h1><p dir=\"auto\">{}</p>{}</header>\n",
        escaped(&short(publication.name())),
        encode::html(&about.join(" · ")),
        legend.unwrap_or_default(),
    )
}

/// Puts texts into the places `{{NAME}}` of a form; what is put in is not looked through again.
fn filled(form: &str, fillings: &[(String, String)]) -> String {
    let mut out = String::with_capacity(form.len() + fillings.iter().map(|filling| filling.1.len()).sum::<usize>());
    for (at, part) in form.split("{{").enumerate() {
        match part.split_once("}}").filter(|_| at > 0) {
            None => out.push_str(part),
            Some((name, rest)) => {
                let found = fillings.binary_search_by_key(&name, |filling| &filling.0);
                out.push_str(found.map_or("", |found| &fillings[found].1));
                out.push_str(rest);
            }
        }
    }
    out
}

/// Scripts and styles without what only their writers read.
fn plain(code: &str) -> String {
    let lines = code.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
    // No text of a script has these signs.
    lines.collect::<Vec<_>>().join("\n").replace(" => ", "=>").replace(" === ", "===")
}

/// A page's permissions: to run its own script, nothing else.
fn policy(script: &str) -> String {
    format!(
        "default-src 'none';script-src 'sha256-{}';style-src 'sha256-{}';base-uri 'none';form-action 'none'",
        digest(script.as_bytes()),
        digest(plain(STYLE).as_bytes())
    )
}

/// Data for the script: texts and columns of numbers, packed, in an inert element.
fn block(id: &str, words: &Value, columns: &[Vec<u8>]) -> String {
    let mut data = Column::default();
    let words = words.to_string().into_bytes();
    for part in std::iter::once(&words).chain(columns) {
        data.push(part.len());
        data.0.extend_from_slice(part);
    }
    format!("<script type=\"application/octet-stream\" id=\"{id}\">{}</script>\n", base64(&gzip(&data.0)))
}

struct Page {
    /// Symbols of empty boards.
    grounds: Vec<String>,
    /// Gradients.
    definitions: Vec<String>,
    blocks: String,
    booklet: String,
    several: bool,
    /// How problems are printed, where there is nothing else.
    printed: Option<PrintedSheets>,
    /// How many problems were printed so far, and whether any is asked.
    problems: usize,
    asks: bool,
    /// The look of figures.
    flat: Theme,
    /// How places are called.
    notation: Coordinates,
    /// Boards that games share: what is equal on all of them, and their tables.
    boards: Vec<(Value, Tables)>,
    /// How much the booklet may still hold.
    room: Room,
}

impl Page {
    /// Adds a game. Returns its entry in the list of games, and its tree.
    fn game(
        &mut self,
        publication: &Publication,
        (number, root): (usize, NodeId),
        theme: &Theme,
        pace: &mut Pace<'_>,
    ) -> Result<(Value, Vec<u8>), PublishError> {
        let (tree, printed) = (publication.tree(), publication.solution_of(root));
        // A puzzle without moves is asked in print only: nothing that is played there can be judged.
        let solution = printed.filter(|solution| !solution.moves.is_empty());
        let options = Options { partial: true, notation: self.notation, ..Options::default() };
        let kind = Kind::of(tree, root).with_coordinates(self.notation);
        let summary = Summary::new(tree, root, &kind);
        let position = Position::replay(tree, root).with_coordinates(self.notation);
        let (workshop, mut ground) = Workshop::new(&position, options.clone(), theme);
        if !kind.has_board() {
            // Nothing stands on the board that stands in for it.
            ground.shapes.clear();
        }
        let symbol = self.ground(&ground, &workshop);
        let board = self.board(&kind, (&ground, &symbol), &workshop);
        let tables = (theme, &mut self.boards[board].1);
        let streamed = stream((tree, root), (&options, solution.is_none()), tables, pace)?;
        let Streamed { mut columns, mut words, nodes } = streamed;
        if let Value::Object(object) = &mut words {
            let mut put = |name: &str, value: Value| drop(object.insert(name.to_owned(), value));
            put("title", publication.game_title(&summary, !self.several).into());
            put("players", players(&summary, &kind, &workshop));
            put("info", json!(info(tree, root, &kind)));
            put("board", board.into());
            let look = self.flat.clone();
            let (flat, _) = Workshop::new(&position, options.clone(), &look);
            let board = html::Board { symbol: &symbol, workshop: &flat };
            let graph = publication.graphs.get(&root).map_or("", String::as_str);
            put("graph", graph.into());
            self.booklet((tree, root, printed), (&kind, &options), (&board, graph), pace)?;
            self.asks |= solution.is_some();
            if let Some(solution) = solution {
                let flat = &self.flat;
                let parts = solution
                    .questions
                    .iter()
                    .map(|&question| problems::part_of_question(tree, solution, flat, question));
                let named = name_of(&summary).map(|name| set_apart(&short(&name)));
                put("named", named.unwrap_or_default().into());
                put("asked", asked::data(solution, (tree, &kind), &parts.collect::<Vec<_>>()));
            }
        }
        let first = if columns.is_empty() { Vec::new() } else { columns.remove(0) };
        self.blocks += &block(&format!("g{number}"), &words, &columns);
        let entry = match summary.date() {
            date if date.is_empty() => title_of(&summary),
            date => format!("{} ({})", set_apart(&title_of(&summary)), set_apart(&date)),
        };
        let title = format!("{}. {}", number + 1, set_apart(&short(&entry)));
        Ok((
            json!({"title": title, "nodes": nodes, "asked": solution.map_or(0, |solution| solution.questions.len())}),
            first,
        ))
    }

    /// The number of the board that a game is played on; games with the same one share it.
    fn board(&mut self, kind: &Kind, (ground, symbol): (&Scene, &str), workshop: &Workshop<'_>) -> usize {
        let colours = Colour::ALL.into_iter().take(kind.colours().into()).map(|colour| {
            let (face, mark) = workshop.inks(colour);
            json!([
                kind.letter(colour),
                language::capital(kind.colour_name(colour)),
                face.to_string(),
                mark.to_string()
            ])
        });
        let board = json!({
            "ground": symbol,
            "floor": self.floor(ground, workshop),
            "box": view_box(ground),
            "layers": LAYERS,
            "number": workshop.number_sizes().map(length).to_vec(),
            "colours": colours.collect::<Value>(),
            "places": places(kind, workshop),
            "table": table(kind),
            "upright": workshop.upright(),
        });
        if let Some(known) = self.boards.iter().position(|(known, _)| *known == board) {
            return known;
        }
        self.boards.push((board, Tables::new(self.several)));
        self.boards.len() - 1
    }

    /// The blocks of the boards.
    fn boards(&mut self) -> String {
        let mut blocks = String::new();
        for (number, (mut board, tables)) in std::mem::take(&mut self.boards).into_iter().enumerate() {
            self.define(&tables.definitions());
            if let (Value::Object(board), Value::Object(tables)) = (&mut board, tables.into_value()) {
                board.extend(tables);
            }
            blocks += &block(&format!("board{number}"), &board, &[]);
        }
        blocks
    }

    /// Takes the game into the booklet.
    fn booklet(
        &mut self,
        (tree, root, asked): (&Tree, NodeId, Option<&Solution>),
        (kind, options): (&Kind, &Options),
        (board, graph): (&html::Board<'_>, &str),
        pace: &mut Pace<'_>,
    ) -> Result<(), PublishError> {
        let first = self.problems;
        let asking = asked.map(|solution| self.questions((tree, solution), (kind, options), board));
        let plan = plan::plan((tree, root), options, &self.flat, self.room, pace)?;
        let mut fragments = Fragments::new();
        let booklet = html::html(tree, &plan, board, &mut fragments);
        self.define(&fragments.definitions());
        let summary = Summary::new(tree, root, kind);
        let mut out = String::new();
        if self.several && asked.is_none() {
            let _ = write!(out, "<h2 dir=\"auto\">{}</h2>", encode::html(&title_of(&summary)));
        }
        out.push_str("<table>");
        for (title, text) in named_players(&summary, kind).into_iter().chain(info(tree, root, kind)) {
            let _ = write!(out, "<tr><th>{}</th><td dir=\"auto\">{}</td></tr>", escaped(&title), encode::html(&text));
        }
        let _ = write!(out, "</table>\n{graph}{booklet}");
        let out = match asking {
            Some(asking) => {
                let hidden = format!(
                    "<details><summary>{}</summary>{}</details>",
                    say!("page-solution", "Solution"),
                    veiled(&out)
                );
                match &self.printed {
                    Some(sheets) => {
                        let last = asking.len().saturating_sub(1);
                        let hidden = |at: usize| if at == last { hidden.as_str() } else { "" };
                        let sections = asking.iter().enumerate();
                        sections.map(|(at, solution)| sheets.section(first + at, (solution, hidden(at)))).collect()
                    }
                    None => format!("<section>{}{hidden}</section>\n", asking.concat()),
                }
            }
            None => format!("<section>{out}</section>\n"),
        };
        self.room.take(&plan);
        self.room.letters = self.room.letters.saturating_sub(booklet.len() / 2);
        self.booklet += &out;
        Ok(())
    }

    /// A game's questions, and nothing of what follows.
    fn questions(
        &mut self,
        (tree, asked): (&Tree, &Solution),
        (kind, options): (&Kind, &Options),
        board: &html::Board<'_>,
    ) -> Vec<String> {
        let mut all = Vec::with_capacity(asked.questions.len());
        for &(node, side) in &asked.questions {
            let printed = self.printed.as_ref().and_then(|sheets| sheets.of_number(self.problems));
            self.problems += 1;
            let label = say!("page-problem", "Problem {number}", number = self.problems);
            let colour = language::capital(kind.colour_name(side));
            let turn = say!("spoken-to-play", "{colour} to play", colour);
            let part = problems::part_of_question(tree, asked, &self.flat, (node, side));
            let text = asked::texts(tree, asked, node).0.join("\n\n");
            let position = Position::replay(tree, node).with_coordinates(options.notation);
            let is_whole = part.is_none() || problems::names_a_place(&position, &text);
            let options = Options {
                coordinates: options.coordinates && is_whole,
                part,
                // Which pieces are left is a part of the question.
                trays: kind.facts().entry == MoveEntry::Piece,
                ..options.clone()
            };
            let mut plan = plan::question((tree, node, text), &options, &self.flat, (label, turn));
            for block in &mut plan.blocks {
                if let (plan::Block::Figure(picture, _), Some((scene, scale))) = (block, printed) {
                    picture.drawn.scene = scene.clone();
                    picture.measures = printed::measures(scene, scale);
                }
            }
            let mut fragments = Fragments::new();
            all.push(html::html(tree, &plan, board, &mut fragments));
            self.define(&fragments.definitions());
        }
        all
    }

    fn define(&mut self, definitions: &str) {
        // One element after another, each once.
        for element in definitions.split_inclusive("Gradient>") {
            if !self.definitions.iter().any(|known| known == element) {
                self.definitions.push(element.to_owned());
            }
        }
    }

    /// The name of the symbol of an empty board; games with the same board share one.
    fn ground(&mut self, scene: &Scene, workshop: &Workshop<'_>) -> String {
        if scene.shapes.is_empty() {
            return String::new();
        }
        let mut fragments = Fragments::new();
        let plain = workshop.plain();
        let board = fragments.of(plain.as_deref().unwrap_or(scene.section("board")), Default::default());
        let around = around(&mut fragments, scene, workshop);
        self.define(&fragments.definitions());
        let body = format!("{board}{around}</symbol>");
        let known = self.grounds.iter().position(|ground| ground.ends_with(&body));
        let number = known.unwrap_or(self.grounds.len());
        if known.is_none() {
            self.grounds.push(format!("<symbol id=\"b{number}\" overflow=\"visible\">{body}"));
        }
        format!("b{number}")
    }

    /// The elements of the board that is played on, where it has more to it than the symbol.
    fn floor(&mut self, scene: &Scene, workshop: &Workshop<'_>) -> String {
        if workshop.plain().is_none() || scene.shapes.is_empty() {
            return String::new();
        }
        let mut fragments = Fragments::new();
        let board = fragments.of(scene.section("board"), Default::default());
        let around = around(&mut fragments, scene, workshop);
        self.define(&fragments.definitions());
        board + &around
    }
}

/// The coordinates. Labels next to the board are on the page, light or dark; those on wood are not.
fn around(fragments: &mut Fragments, scene: &Scene, workshop: &Workshop<'_>) -> String {
    let class = if workshop.letters_on_page() { " class=\"k\"" } else { "" };
    format!("<g{class}>{}</g>", fragments.of(scene.section("coordinates"), Default::default()))
}

/// Names and ranks, with the colours that each has and their inks.
fn players(summary: &Summary<'_>, kind: &Kind, workshop: &Workshop<'_>) -> Value {
    let player = |player: crate::game::Player| {
        let named = [player.name, player.rank, player.team].map(|text| short(&text));
        let mut named: Vec<String> = named.into_iter().filter(|text| !text.is_empty()).collect();
        if named.is_empty() {
            // Nobody is named: then the colours are.
            named.extend(player.colours.iter().map(|&colour| language::capital(kind.colour_name(colour))));
        }
        let colours = player.colours.iter().map(|&colour| {
            let name = language::capital(kind.colour_name(colour));
            json!([name, workshop.inks(colour).0.to_string()])
        });
        let colours: Vec<Value> = colours.collect();
        json!([side_by_side(named.iter().map(String::as_str), " "), colours])
    };
    summary.players().into_iter().map(player).collect()
}

/// Every place: as records write it, where its mark stands, its column and its row; numbers as differences to the place before.
fn places(kind: &Kind, workshop: &Workshop<'_>) -> Value {
    let board = kind.board();
    if !kind.has_board() {
        return json!([[], [], [], [], []]);
    }
    let tenths = |units: f32| (units * 1000.0).round() as i64;
    let steps = |number: &dyn Fn(Place) -> i64| {
        let mut last = 0;
        let step = |place| {
            let here = number(place);
            here - std::mem::replace(&mut last, here)
        };
        board.places().map(step).collect::<Vec<i64>>()
    };
    let names: Vec<String> = board.places().map(|place| point_name(kind, place)).collect();
    json!([
        names,
        steps(&|place| tenths(workshop.anchor(place).x)),
        steps(&|place| tenths(workshop.anchor(place).y)),
        steps(&|place| board.column(place).into()),
        steps(&|place| board.row(place).into()),
    ])
}

/// The labels over the columns and next to the rows of the position as a table.
fn table(kind: &Kind) -> Value {
    let board = kind.board();
    if !kind.has_board() {
        return json!({"columns": [], "rows": []});
    }
    let columns: Vec<String> = (0..board.columns()).map(|column| board.column_label(column)).collect();
    let rows: Vec<String> = (0..board.rows()).map(|row| board.row_label(row)).collect();
    json!({"columns": columns, "rows": rows})
}
