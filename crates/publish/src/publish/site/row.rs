//! A page of a site as its index shows it and remembers it, with a small picture of the game.

use crate::game::board::pt;
use crate::game::{Colour, Kind, Lattice, Position, Summary};
use crate::language::side_by_side;
use crate::publish::about::{name_and_rank, name_of, result_of, short, sources, title_of};
use crate::publish::booklet::index_view::IndexEntry;
use crate::publish::encode::digest;
use crate::publish::publication::Publication;
use crate::scene::{Fill, Ink, Rect, Scene, Shape, Theme};
use crate::sgf::{NodeId, Tree};
use std::fmt::Write as _;

/// A page of a site, as the index shows it and remembers it.
#[derive(Clone, Debug, Default)]
pub(super) struct Row {
    /// Its path from the index, with `/` between folders.
    pub(super) to: String,
    pub(super) title: String,
    pub(super) players: String,
    pub(super) event: String,
    pub(super) date: String,
    pub(super) result: String,
    /// The game and the size of its board.
    pub(super) board: String,
    /// Whether the title is no more than the names of the players.
    pub(super) of_players: bool,
    /// Who played, each for himself.
    pub(super) names: Vec<String>,
    /// Whose the record is.
    pub(super) rights: String,
    pub(super) games: usize,
    /// Its picture: what is seen, and each colour with its path.
    pub(super) area: String,
    pub(super) stones: Vec<(String, String)>,
    /// What the page was made of, and its neighbours; nothing if that is not known.
    pub(super) record: String,
    /// A digest of its bytes.
    pub(super) digest: String,
    /// A digest of the record in it.
    pub(super) content: String,
    /// When that was first seen.
    pub(super) updated: String,
    /// Whether its record is gone.
    pub(super) is_gone: bool,
}

impl Row {
    /// The row of a record with a page of this name.
    pub(super) fn of(publication: &Publication, to: String) -> Row {
        let tree = publication.tree();
        let games = tree.game_count();
        let content = digest(publication.bytes());
        let Some(root) = tree.games().next() else { return Row { to, games, content, ..Row::default() } };
        let kind = Kind::of(tree, root);
        let summary = Summary::new(tree, root, &kind);
        let board = summary.board();
        if publication.asks() {
            // Names, results and pictures of problems may reveal the answer.
            return Row { to, title: short(publication.file()), games, board, content, ..Row::default() };
        }
        let players = summary.players().iter().map(name_and_rank).collect::<Vec<_>>();
        let players = players.iter().map(String::as_str).filter(|name| !name.is_empty());
        let rights = sources(tree, root);
        let rights = side_by_side(rights.iter().map(|(_, text)| text.as_str()), " · ");
        let (area, stones) = small(tree, root).unwrap_or_default();
        Row {
            to,
            title: title_of(&summary),
            players: side_by_side(players, " – "),
            of_players: summary.name().is_empty() && name_of(&summary).is_some(),
            names: summary.names().iter().map(|name| short(name)).collect(),
            event: short(&summary.event()),
            date: short(&summary.date()),
            result: short(&result_of(&summary, &kind)),
            board,
            rights,
            games,
            area,
            stones,
            content,
            ..Row::default()
        }
    }

    /// What is taken from an index that others may have written: when a page was new, which is no more than a date.
    pub(super) fn of_stranger(self) -> Row {
        let is_moment =
            self.updated.len() <= 40 && self.updated.chars().all(|c| c.is_ascii_alphanumeric() || "-:+.".contains(c));
        let updated = if is_moment { self.updated } else { String::new() };
        Row { to: self.to, content: self.content, updated, ..Row::default() }
    }

    /// How many games it has, where that is not one.
    pub(super) fn more(&self) -> String {
        match self.games {
            0 | 1 => String::new(),
            count => format!(" ({})", say!("games-counted", "{count} game" | "{count} games", count)),
        }
    }

    /// The name of its page, without what all of them end in.
    pub(super) fn file(&self) -> &str {
        self.to.strip_suffix(".html").unwrap_or(&self.to)
    }

    /// It, to be drawn.
    pub(super) fn entry(&self) -> IndexEntry {
        let about = [self.file(), &self.players, &self.event, &self.date, &self.result, &self.board];
        IndexEntry {
            picture: self.picture(),
            title: format!("{}{}", self.title, self.more()),
            about: about
                .into_iter()
                .filter(|text| !text.is_empty() && *text != self.title)
                .map(str::to_owned)
                .collect(),
        }
    }

    /// Its picture, as the index has it.
    fn picture(&self) -> Option<Scene> {
        let area: Vec<f32> = self.area.split(' ').filter_map(|number| number.parse().ok()).collect();
        let &[left, top, width, height] = &area[..] else { return None };
        let bounds = Rect { min: pt(left, top), max: pt(left + width, top + height) };
        let mut shapes = Vec::new();
        for (at, (ink, path)) in self.stones.iter().enumerate() {
            let ink = Ink::parse(ink)?;
            // The ground comes first, and has no gaps.
            let thick = if at == 0 { 10.0 } else { 8.8 };
            for line in path.split('M').filter(|line| !line.is_empty()) {
                let (start, length) = line.split_once('h')?;
                let (x, y) = start.split_once(' ')?;
                let (x, y, length): (f32, f32, f32) = (x.parse().ok()?, y.parse().ok()?, length.parse().ok()?);
                shapes.push(match at {
                    0 => {
                        let half = thick / 2.0;
                        let (x, right) = (x - half, x + length + half);
                        let corners = vec![pt(x, y - half), pt(right, y - half), pt(right, y + half), pt(x, y + half)];
                        Shape::Area { polygons: vec![corners], fill: Some(Fill::Solid(ink)), stroke: None }
                    }
                    _ => Shape::disc(pt(x, y), thick / 2.0, ink),
                });
            }
        }
        Some(Scene { shapes, bounds, ..Scene::default() })
    }

    /// What its page was made of, whatever its neighbours.
    pub(super) fn made_of(&self) -> &str {
        self.record.split(' ').next().unwrap_or_default()
    }
}

/// The board at the end of a game, or where it begins with a position: what is seen, and the places of each colour as a path of dots.
fn small(tree: &Tree, root: NodeId) -> Option<(String, Vec<(String, String)>)> {
    let kind = Kind::of(tree, root);
    if !kind.has_board() {
        return None;
    }
    let is_set_up = tree.properties(root).any(|property| kind.sets_places(&property.id()));
    let node = if is_set_up { root } else { tree.main_line(root).last()? };
    let position = Position::replay(tree, node);
    let board = position.board();
    let bounds = board.bounds();
    let tenths = |units: f32| (units * 10.0).round() as i32;
    let dots = |is: &dyn Fn(crate::game::Place) -> bool| {
        let mut path = String::new();
        for place in board.places().filter(|&place| is(place)) {
            let at = board.anchor(place);
            let _ = write!(path, "M{} {}h0", tenths(at.x), tenths(at.y));
        }
        path
    };
    let theme = Theme::usual(false);
    let (workshop, _) = crate::scene::parts::Workshop::new(&position, crate::scene::Options::default(), theme);
    let ground = match board.lattice() {
        // Rows are lines as wide as they are.
        Lattice::Square => {
            let mut path = String::new();
            for row in 0..board.rows() {
                let places: Vec<_> = (0..board.columns()).filter_map(|column| board.place(column, row)).collect();
                if let [first, .., last] | [first @ last] = places[..] {
                    let (from, to) = (board.anchor(first), board.anchor(last));
                    let _ = write!(path, "M{} {}h{}", tenths(from.x), tenths(from.y), tenths(to.x - from.x));
                }
            }
            ("#dcb878".to_owned(), path)
        }
        _ => ("#d5d2cb".to_owned(), dots(&|_| true)),
    };
    let mut stones = vec![ground];
    for colour in Colour::ALL.into_iter().take(kind.colours().into()) {
        let path = dots(&|place| position.stone(place) == Some(colour));
        if !path.is_empty() {
            stones.push((workshop.inks(colour).0.to_string(), path));
        }
    }
    let (left, top) = (tenths(bounds.min.x) - 5, tenths(bounds.min.y) - 5);
    let area = format!("{left} {top} {} {}", tenths(bounds.width()) + 10, tenths(bounds.height()) + 10);
    Some((area, stones))
}
