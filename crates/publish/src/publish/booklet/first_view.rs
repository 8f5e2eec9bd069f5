//! The first view of a web page, drawn: what its reader sees on opening it.

use super::flow::{Flow, HEADING, Mark, PageShape, Role, SMALL, STRONG, TEXT};
use super::fonts::Fonts;
use super::pdf::seen;
use crate::game::board::pt;
use crate::game::{Kind, Markup, Position, Summary};
use crate::language;
use crate::publish::about::{named_players, title_of};
use crate::publish::asked::texts;
use crate::publish::publication::{Choices, Publication, PublishError};
use crate::scene::{Fill, Ink, LastMove, Options, Scene, Shape, Stroke, Theme, compose};
use std::sync::Arc;

/// The size of the view, in points: of a window that stands upright.
const SIZE: (f32, f32) = (420.0, 640.0);
const MARGIN: f32 = 18.0;
/// The share of its height that the board has at most.
const BOARD: f32 = 0.62;
/// The longest comment that is set: more has no room.
const LETTERS: usize = 4_000;

/// The title, the players or the number of the problem, the board, the buttons, and the comment; over them, on a page of a site, the `ways`
/// to others.
pub(crate) fn first_view(publication: &Publication, choices: &Choices, ways: &[String]) -> Result<Scene, PublishError> {
    choices.speak(|| {
        let root = publication.games(choices)?[0];
        let tree = publication.tree();
        let kind = Arc::new(Kind::of(tree, root).with_coordinates(choices.notation));
        let solution = publication.solution_of(root).filter(|solution| !solution.moves.is_empty());
        let question = solution.and_then(|solution| solution.questions.first());
        let node = question.map_or(publication.node(root, choices)?.unwrap_or(root), |question| question.0);
        let position = Position::replay(tree, node).with_coordinates(choices.notation);
        let mut fonts = Fonts::new(&[], &[]);
        let shape = PageShape::new(SIZE, MARGIN);
        let mut flow = Flow::new(&mut fonts, shape);
        let summary = Summary::new(tree, root, &kind);
        if !ways.is_empty() {
            flow.across(&ways.join("   "), SMALL, Role::Paragraph);
        }
        match solution.zip(question) {
            Some((_, (_, side))) => {
                let count = publication.question_count();
                let title = match count {
                    1 => say!("page-one-problem", "Problem"),
                    count => say!("page-problem-of", "Problem {number} of {count}", number = 1, count),
                };
                flow.across(&title, HEADING, Role::Heading);
                let colour = language::capital(kind.colour_name(*side));
                flow.across(&say!("spoken-to-play", "{colour} to play", colour), STRONG, Role::Paragraph);
            }
            None => {
                flow.across(&title_of(&summary), HEADING, Role::Heading);
                for (colours, name) in named_players(&summary, &kind) {
                    flow.across(&language::with_colon(colours, name), TEXT, Role::Paragraph);
                }
            }
        }
        if kind.has_board() {
            let markup = Markup::of(tree, node, &position);
            let options = Options { partial: true, last_move: LastMove::Dot, ..Options::default() };
            let theme = choices.theme.as_ref().unwrap_or(Theme::usual(false));
            board(&mut flow, compose(&position, &markup, &options, theme));
        }
        if question.is_none() {
            buttons(&mut flow);
        }
        let comment = match solution.zip(question) {
            Some((solution, (node, _))) => texts(tree, solution, *node).0.join("\n\n"),
            None => tree.text(node, "C").map(|text| text.trim().to_owned()).unwrap_or_default(),
        };
        if !comment.is_empty() {
            let end = comment.char_indices().nth(LETTERS).map_or(comment.len(), |(end, _)| end);
            flow.across(&comment[..end], TEXT, Role::Paragraph);
        }
        let sheet = flow.sheets.swap_remove(0);
        Ok(seen(&sheet, "", &shape, &fonts))
    })
}

fn board(flow: &mut Flow<'_>, scene: Scene) {
    let (w, h) = (scene.bounds.width().max(0.1), scene.bounds.height().max(0.1));
    let scale = (flow.shape.width() / w).min(BOARD * SIZE.1 / h);
    let role = flow.role(Role::Figure(scene.description.clone()));
    let at = (flow.shape.margin + (flow.shape.width() - w * scale) / 2.0, flow.y());
    flow.put(role, Mark::Picture { at, scale, scene: Box::new(scene) });
    flow.skip(h * scale + 8.0);
}

/// Start, back, forward and end.
fn buttons(flow: &mut Flow<'_>) {
    const COUNT: usize = 4;
    const HEIGHT: f32 = 26.0;
    const SPACE: f32 = 6.0;
    let width = (flow.shape.width() - SPACE * (COUNT - 1) as f32) / COUNT as f32;
    let (soft, dark) = (Ink::rgb(190, 186, 178), Ink::rgb(60, 62, 66));
    let mut shapes = Vec::new();
    for button in 0..COUNT {
        let left = button as f32 * (width + SPACE);
        let frame =
            vec![pt(left, 0.0), pt(left + width, 0.0), pt(left + width, HEIGHT), pt(left, HEIGHT), pt(left, 0.0)];
        shapes.push(Shape::line(frame, Stroke::new(soft, 0.8)));
        let (middle, forward) = (left + width / 2.0, if button < 2 { -1.0 } else { 1.0 });
        let tip = pt(middle + 6.0 * forward, HEIGHT / 2.0);
        let foot = middle - 4.0 * forward;
        let arrow = vec![tip, pt(foot, HEIGHT / 2.0 - 7.0), pt(foot, HEIGHT / 2.0 + 7.0)];
        shapes.push(Shape::Area { polygons: vec![arrow], fill: Some(Fill::Solid(dark)), stroke: None });
        if button == 0 || button + 1 == COUNT {
            let at = middle + 8.0 * forward;
            let bar = vec![pt(at, HEIGHT / 2.0 - 7.0), pt(at, HEIGHT / 2.0 + 7.0)];
            shapes.push(Shape::line(bar, Stroke::new(dark, 2.0)));
        }
    }
    let bounds = crate::scene::Rect { min: pt(0.0, 0.0), max: pt(flow.shape.width(), HEIGHT) };
    let scene = Scene { shapes, bounds, ..Scene::default() };
    let role = flow.role(Role::Figure(String::new()));
    let at = (flow.shape.margin, flow.y());
    flow.put(role, Mark::Picture { at, scale: 1.0, scene: Box::new(scene) });
    flow.skip(HEIGHT + 6.0);
}
