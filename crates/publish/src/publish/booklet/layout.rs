//! A booklet, laid out: title, contents, games or problems, and an index of players.

use super::flow::{Flow, GAME, HEADING, Mark, PageShape, Role, SMALL, STRONG, Sheet, TITLE};
use super::fonts::Fonts;
use super::plan::{Block, BookletPlan};
use super::problems::{self, Problem};
use super::sheets;
use crate::game::{Kind, Position, Summary};
use crate::language::{self, set_apart, side_by_side};
use crate::publish::about::{info, named_players, result_of, short, sources};
use crate::publish::folding::folded;
use crate::publish::publication::{Answers, Publication};
use crate::scene::{Scene, Theme, legend};
use crate::sgf::NodeId;
use std::collections::{BTreeMap, HashMap};

/// A game with so many named parts has a title page with contents.
const CHAPTERS: usize = 3;
/// What a legend's square measures, in points.
const LEGEND: f32 = 8.0;

/// What a booklet consists of.
pub(super) struct Content {
    /// Games with their figures and texts.
    pub(super) games: Vec<(NodeId, BookletPlan)>,
    /// Problems, numbered through.
    pub(super) problems: Vec<Problem>,
    pub(super) answers: Answers,
    pub(super) per_sheet: usize,
    /// Where all problems are from: each title and text; nothing where that differs.
    pub(super) sources: Vec<(String, String)>,
    /// Which colour is which on their boards.
    pub(super) legend: Option<Scene>,
    /// What their order was shuffled with.
    pub(super) order: Option<String>,
    /// Which files could not be read, in a sentence; empty where all could.
    pub(super) unread: String,
    /// The record's name, for the title of a collection.
    pub(super) name: String,
}

/// A document, laid out.
pub(super) struct Laid {
    pub(super) sheets: Vec<Sheet>,
    pub(super) roles: Vec<Role>,
    /// Titles of games, the sheets on which they begin, and how far down.
    pub(super) games: Vec<(String, usize, f32)>,
    /// The locations of nodes: the sheet, and how far down.
    pub(super) homes: HashMap<NodeId, (usize, f32)>,
    /// How many problems stand on the fullest sheet.
    pub(super) on_sheet: usize,
}

/// A game of a booklet, for its contents.
struct Entry {
    title: String,
    /// Its event and its result.
    about: String,
    /// Where it begins: its page, counted from 0, and how far down.
    sheet: usize,
    y: f32,
    players: Vec<String>,
}

impl Entry {
    fn in_contents(&self) -> String {
        match self.about.as_str() {
            "" => self.title.clone(),
            about => format!("{} · {about}", set_apart(&self.title)),
        }
    }
}

pub(super) fn lay(
    fonts: &mut Fonts,
    publication: &Publication,
    content: Content,
    (shape, theme): (PageShape, &Theme),
) -> Laid {
    let tree = publication.tree();
    let mut flow = Flow::new(fonts, shape);
    let mut entries: Vec<Entry> = Vec::new();
    let several = content.games.len() > 1;
    let is_alone = !several && content.problems.is_empty();
    let mut on_sheet = 0;
    // The parts of a single game.
    let (mut chapters, mut cover) = (Vec::<(NodeId, String)>::new(), String::new());
    if !content.problems.is_empty() {
        on_sheet = lay_problems(&mut flow, &content);
        let title = content.name.clone();
        entries.push(Entry { title, about: String::new(), sheet: 0, y: 0.0, players: Vec::new() });
    }
    // Games are a part of the booklet; those of a collection follow each other in its columns.
    if !content.games.is_empty() {
        flow.head.clear();
        flow.break_page();
    }
    if several && let Some(sheet) = flow.sheets.last_mut() {
        sheet.head.clone_from(&content.name);
    }
    for (root, plan) in content.games {
        let kind = Kind::of(tree, root);
        let summary = Summary::new(tree, root, &kind);
        let title = publication.game_title(&summary, is_alone);
        let named = match summary.date() {
            date if date.is_empty() => title.clone(),
            date => format!("{} ({})", set_apart(&title), set_apart(&short(&date))),
        };
        let mut texts = vec![match several {
            true => (title.clone(), GAME, Role::Section),
            false => (title.clone(), HEADING, Role::Heading),
        }];
        let players = named_players(&summary, &kind).into_iter();
        texts.extend(players.map(|(colours, name)| (language::with_colon(colours, name), STRONG, Role::Paragraph)));
        let facts = info(tree, root, &kind).into_iter().map(|(name, text)| (name, short(&text)));
        let facts = facts.filter(|(_, text)| *text != title);
        let facts = facts.map(|(name, text)| language::with_colon(name, set_apart(&text)));
        texts.push((facts.collect::<Vec<_>>().join(" · "), SMALL, Role::Paragraph));
        let legend = legend(&Position::replay(tree, root), theme);
        if !several {
            chapters = chapters_of(&plan.blocks);
            cover = sources(tree, root)
                .into_iter()
                .map(|(name, text)| language::with_colon(name, set_apart(&text)))
                .collect::<Vec<_>>()
                .join(" · ");
        }
        let is_short = matches!(plan.blocks[..], [Block::Figure(..)]);
        let mut blocks = plan.blocks.into_iter().peekable();
        let (sheet, y) = if several {
            // A page that begins with a game is one of the collection.
            flow.head.clone_from(&content.name);
            let legend = legend.map(|scene| (scale_of_legend(&scene, shape.column), scene));
            flow.game_head(texts, legend, (blocks.peek(), is_short))
        } else {
            let sheet = flow.sheets.len() - 1;
            texts.into_iter().for_each(|(text, style, role)| flow.across(&text, style, role));
            lay_legend(&mut flow, legend);
            (sheet, 0.0)
        };
        let event = short(&summary.event());
        let about = [event, short(&result_of(&summary, &kind))].into_iter().filter(|text| !text.is_empty());
        let about = about.map(|text| set_apart(&text)).collect::<Vec<_>>().join(" · ");
        entries.push(Entry { title: named, about, sheet, y, players: names(&summary) });
        flow.head = title;
        flow.links = plan.links;
        while let Some(block) = blocks.next() {
            flow.block(block, blocks.peek());
        }
    }
    // A book says it beneath its title.
    if !several && !content.unread.is_empty() {
        flow.across(&content.unread, SMALL, Role::Paragraph);
    }
    let Flow { mut sheets, mut roles, mut homes, .. } = flow;
    let front = match (several, entries.last()) {
        (true, _) => Some(FrontPages {
            title: content.name,
            lines: vec![say!("games-counted", "{count} game" | "{count} games", count = entries.len()), content.unread],
            entries: entries.iter().map(|entry| (entry.in_contents(), entry.sheet)).collect(),
        }),
        (false, Some(entry)) if chapters.len() >= CHAPTERS => {
            let home = |(node, name): (NodeId, String)| Some((name, homes.get(&node)?.0));
            // Of a game without a name the players are its title.
            let players = side_by_side(entry.players.iter().map(String::as_str), " – ");
            let players = if entry.title.starts_with(&players) { String::new() } else { players };
            let lines = vec![players, cover];
            let entries = chapters.into_iter().filter_map(home).collect();
            Some(FrontPages { title: entry.title.clone(), lines, entries })
        }
        _ => None,
    };
    if let Some(front) = front {
        let missing = fonts.missing.clone();
        let mut pages = contents(fonts, shape, (&front, 0));
        // How many pages the contents take is known once they are set.
        for _ in 0..3 {
            let count = pages.0.len();
            fonts.missing.clone_from(&missing);
            pages = contents(fonts, shape, (&front, count));
            if pages.0.len() == count {
                break;
            }
        }
        homes.values_mut().for_each(|(sheet, _)| *sheet += pages.0.len());
        entries.iter_mut().for_each(|entry| entry.sheet += pages.0.len());
        (sheets, roles) = joined(pages, (sheets, roles));
    }
    if several && let Some(index) = index(fonts, shape, &entries) {
        (sheets, roles) = joined((sheets, roles), index);
    }
    let games = entries.into_iter().map(|entry| (entry.title, entry.sheet, entry.y)).collect();
    Laid { sheets, roles, games, homes, on_sheet }
}

/// Sheets of problems, and their answers.
fn lay_problems(flow: &mut Flow<'_>, content: &Content) -> usize {
    flow.across(&content.name, HEADING, Role::Heading);
    for (title, text) in &content.sources {
        flow.across(&language::with_colon(title, set_apart(text)), SMALL, Role::Paragraph);
    }
    if let Some(order) = &content.order {
        flow.across(order, SMALL, Role::Paragraph);
    }
    lay_legend(flow, content.legend.clone());
    flow.head = match &content.order {
        Some(order) => format!("{} · {order}", set_apart(&content.name)),
        None => content.name.clone(),
    };
    let on_sheet = sheets::lay(flow, &content.problems, content.per_sheet);
    if content.answers != Answers::None && problems::is_any_answered(&content.problems) {
        let answers = say!("sheet-answers", "Answers");
        let head = language::with_colon(set_apart(&flow.head), &answers);
        flow.head.clear();
        flow.break_page();
        flow.across(&answers, HEADING, Role::Section);
        flow.skip(6.0);
        flow.head = head;
        sheets::lay_answers(flow, &content.problems);
        if let Some(unanswered) = problems::unanswered(&content.problems) {
            flow.across(&unanswered, SMALL, Role::Paragraph);
        }
    }
    on_sheet
}

/// Which colour is which.
fn lay_legend(flow: &mut Flow<'_>, legend: Option<Scene>) {
    let Some(scene) = legend else { return };
    let scale = scale_of_legend(&scene, flow.shape.width());
    let role = flow.role(Role::Figure(scene.description.clone()));
    let (at, height) = ((flow.shape.margin, flow.y() + 2.0), scene.bounds.height() * scale);
    flow.put(role, Mark::Picture { at, scale, scene: Box::new(scene) });
    flow.skip(height + 8.0);
}

fn scale_of_legend(scene: &Scene, width: f32) -> f32 {
    LEGEND.min(width / scene.bounds.width().max(1.0))
}

/// The players of a game, each once, as they are found in an index.
fn names(summary: &Summary<'_>) -> Vec<String> {
    let mut names: Vec<String> = summary.players().into_iter().map(|player| short(&player.name)).collect();
    names.retain(|name| !name.is_empty());
    names.dedup();
    names
}

/// What comes before the games: a title, lines beneath it, and what begins on which sheet, counted from 0.
struct FrontPages {
    title: String,
    lines: Vec<String>,
    entries: Vec<(String, usize)>,
}

/// The parts of a game that have names, in order, each with its move: names may be alike.
fn chapters_of(blocks: &[Block]) -> Vec<(NodeId, String)> {
    let words = blocks.iter().filter_map(|block| match block {
        Block::Words(words, _) if !words.chapter.is_empty() => Some((words.node, words.chapter.clone())),
        _ => None,
    });
    words.collect()
}

fn contents(fonts: &mut Fonts, shape: PageShape, (pages, before): (&FrontPages, usize)) -> (Vec<Sheet>, Vec<Role>) {
    let mut front = Flow::new(fonts, shape);
    front.across(&pages.title, TITLE, Role::Heading);
    for line in pages.lines.iter().filter(|line| !line.is_empty()) {
        front.across(line, SMALL, Role::Paragraph);
    }
    front.skip(14.0);
    let heading = say!("booklet-contents", "Contents");
    front.across(&heading, HEADING, Role::Section);
    front.head = language::with_colon(set_apart(&pages.title), heading);
    for (title, sheet) in &pages.entries {
        front.entry(title, &[sheet + before + 1]);
    }
    (front.sheets, front.roles)
}

/// Where the games of each player are; `None` if nobody has a name.
fn index(fonts: &mut Fonts, shape: PageShape, entries: &[Entry]) -> Option<(Vec<Sheet>, Vec<Role>)> {
    // As people look for them: case and accents come second.
    let mut players: BTreeMap<(String, &str), Vec<usize>> = BTreeMap::new();
    for entry in entries {
        for name in &entry.players {
            players.entry((folded(name), name)).or_default().push(entry.sheet + 1);
        }
    }
    if players.is_empty() {
        return None;
    }
    let mut back = Flow::new(fonts, shape);
    let heading = say!("booklet-players", "Index of players");
    back.across(&heading, HEADING, Role::Section);
    back.head = heading;
    for ((_, name), pages) in players {
        back.entry(name, &pages);
    }
    Some((back.sheets, back.roles))
}

/// Pages and their parts, and others behind them.
fn joined(mut first: (Vec<Sheet>, Vec<Role>), mut more: (Vec<Sheet>, Vec<Role>)) -> (Vec<Sheet>, Vec<Role>) {
    let shift = first.1.len();
    for sheet in &mut more.0 {
        sheet.marks.iter_mut().for_each(|(role, _)| *role += shift);
        sheet.links.iter_mut().for_each(|(role, ..)| *role += shift);
    }
    first.0.append(&mut more.0);
    first.1.append(&mut more.1);
    first
}
