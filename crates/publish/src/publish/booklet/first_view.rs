//! The first view of a web page, drawn: what its reader sees on opening it.

use super::flow::{Flow, HEADING, Mark, PageShape, Role, SMALL, STRONG, TEXT};
use super::fonts::Fonts;
use super::pdf::seen;
use crate::edit::link_texts::LinkTexts;
use crate::game::board::pt;
use crate::game::{Kind, Markup, Position, Summary};
use crate::language::{self, set_apart};
use crate::publish::about::{named_players, title_of, told_move};
use crate::publish::asked::texts;
use crate::publish::publication::{Choices, Publication, PublishError};
use crate::publish::stream::MOST_HINTS;
use crate::scene::hints::{VariationStyle, following_at_most, letter};
use crate::scene::{Fill, Ink, LastMove, Options, Scene, Shape, Stroke, Theme, compose};
use crate::sgf::{NodeId, Tree};
use std::sync::Arc;

/// The size of the view, in points: of a window that stands upright.
const SIZE: (f32, f32) = (420.0, 640.0);
const MARGIN: f32 = 18.0;
/// The share of its height that the board has at most.
const BOARD: f32 = 0.62;
/// The longest comment that is set: more has no room.
const LETTERS: usize = 4_000;

/// How many nodes of the line are listed, and how many other moves beside each.
const LISTED: usize = 40;
const OTHERS: usize = 6;

/// The title or the number of the problem, the board with the moves to choose from, the players, the buttons, what is said of the node and
/// the moves; over them, on a page of a site, the `ways` to others.
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
        let several = tree.game_count() > 1 && choices.game.is_none();
        if several && solution.is_none() {
            boxes(&mut flow, &[format!("1. {}", set_apart(&title_of(&summary)))], true);
        }
        match solution {
            Some(_) => {
                let count = publication.question_count();
                let title = match count {
                    1 => say!("page-one-problem", "Problem"),
                    count => say!("page-problem-of", "Problem {number} of {count}", number = 1, count),
                };
                if count > 1 {
                    boxes(&mut flow, &[say!("page-problem", "Problem {number}", number = 1)], true);
                }
                flow.across(&title, HEADING, Role::Heading);
            }
            None => flow.across(&publication.game_title(&summary, !several), HEADING, Role::Heading),
        }
        if kind.has_board() {
            let markup = Markup::of(tree, node, &position);
            let style = VariationStyle::of(tree, root);
            let is_hinted = question.is_none() && style.on_board && style.following;
            let most = if is_hinted { MOST_HINTS } else { 0 };
            let hints = following_at_most(tree, node, &position, most);
            let options = Options { partial: true, last_move: LastMove::Dot, hints, ..Options::default() };
            let theme = choices.theme.as_ref().unwrap_or(Theme::usual(false));
            board(&mut flow, compose(&position, &markup, &options, theme));
        }
        match solution.zip(question) {
            Some((solution, (node, side))) => {
                comment(&mut flow, &texts(tree, solution, *node).0.join("\n\n"));
                let colour = language::capital(kind.colour_name(*side));
                flow.across(&say!("spoken-to-play", "{colour} to play", colour), STRONG, Role::Paragraph);
                boxes(&mut flow, &[say!("page-your-move", "Your move")], true);
                let buttons = [
                    say!("page-hint", "Hint"),
                    say!("page-show-solution", "Show the solution"),
                    say!("page-next-problem", "Next problem"),
                    say!("page-read", "Read the record"),
                ];
                boxes(&mut flow, &buttons, false);
            }
            None => {
                let players = named_players(&summary, &kind).into_iter();
                let players: Vec<String> =
                    players.map(|(colours, name)| language::with_colon(colours, set_apart(&name))).collect();
                flow.across(&players.join("    "), TEXT, Role::Paragraph);
                buttons(&mut flow);
                node_text(&mut flow, (tree, root, node), &position);
            }
        }
        let sheet = flow.sheets.swap_remove(0);
        Ok(seen(&sheet, "", &shape, &fonts))
    })
}

/// The beginning of a comment.
fn comment(flow: &mut Flow<'_>, text: &str) {
    let end = text.char_indices().nth(LETTERS).map_or(text.len(), |(end, _)| end);
    flow.across(&text[..end], TEXT, Role::Paragraph);
}

/// The move, who is next, the comment, the moves to choose from, and those of the line.
fn node_text(flow: &mut Flow<'_>, (tree, root, node): (&Tree, NodeId, NodeId), position: &Position) {
    let number = position.move_number();
    let title = match told_move(tree, node, position) {
        Some(made) => say!("page-move", "Move {number}: {made}", number, made),
        None if tree.parent(node).is_none() => say!("page-first", "Start"),
        None => say!("page-after-move", "After move {number}", number),
    };
    flow.across(&title, STRONG, Role::Paragraph);
    if let Some(colour) = position.to_play() {
        let colour = language::capital(position.kind().colour_name(colour));
        flow.across(&say!("spoken-to-play", "{colour} to play", colour), SMALL, Role::Paragraph);
    }
    let text = tree.text(node, "C").unwrap_or_default();
    flow.links = LinkTexts::of((tree, root), position.kind(), [&*text]);
    comment(flow, text.trim());
    if tree.children(node).nth(1).is_some() {
        flow.across(&say!("page-goes-on", "Goes on with"), SMALL, Role::Paragraph);
        let choices = tree.children(node).take(OTHERS).enumerate().filter_map(|(at, child)| {
            let made = told_move(tree, child, position)?;
            Some(format!("{} {}", letter(at), set_apart(&made)))
        });
        boxes(flow, &choices.collect::<Vec<_>>(), false);
    }
    let (mut at, mut position) = (node, position.clone());
    for _ in 0..LISTED {
        let Some(next) = tree.first_child(at) else { break };
        let others = tree.children(at).skip(1).take(OTHERS).filter_map(|other| told_move(tree, other, &position));
        let others: Vec<String> = others.map(|made| format!(" / {}", set_apart(&made))).collect();
        position.step(tree, next);
        if let Some(made) = told_move(tree, next, &position) {
            let text = format!("{}  {}{}", position.move_number(), set_apart(&made), others.concat());
            flow.across(&text, SMALL, Role::Paragraph);
        }
        // What is further down is not seen.
        if flow.sheets.len() > 1 {
            break;
        }
        at = next;
    }
}

fn board(flow: &mut Flow<'_>, scene: Scene) {
    let (w, h) = (scene.bounds.width().max(0.1), scene.bounds.height().max(0.1));
    let scale = (flow.shape.width() / w).min(BOARD * SIZE.1 / h);
    let role = flow.role(Role::Figure(scene.description.clone()));
    let at = (flow.shape.margin + (flow.shape.width() - w * scale) / 2.0, flow.y());
    flow.put(role, Mark::Picture { at, scale, scene: Box::new(scene) });
    flow.skip(h * scale + 8.0);
}

/// Buttons with their words, one after the other, or fields as wide as the view.
fn boxes(flow: &mut Flow<'_>, words: &[String], is_wide: bool) {
    const HEIGHT: f32 = 24.0;
    const BESIDE: f32 = 9.0;
    const SPACE: f32 = 6.0;
    let (room, margin) = (flow.shape.width(), flow.shape.margin);
    let mut x = 0.0;
    for words in words {
        let Some((line, size)) = flow.set(&[(words, TEXT)], room - 2.0 * BESIDE).into_iter().next() else { continue };
        let width = if is_wide { room } else { line.width + 2.0 * BESIDE };
        if x > 0.0 && x + width > room {
            x = 0.0;
            flow.skip(HEIGHT + SPACE);
        }
        let bounds = crate::scene::Rect { min: pt(0.0, 0.0), max: pt(width, HEIGHT) };
        let frame = vec![pt(0.0, 0.0), pt(width, 0.0), pt(width, HEIGHT), pt(0.0, HEIGHT)];
        let shapes = vec![Shape::closed(frame, Stroke::new(Ink::rgb(190, 186, 178), 0.8))];
        let role = flow.role(Role::Figure(words.clone()));
        let scene = Box::new(Scene { shapes, bounds, ..Scene::default() });
        flow.put(role, Mark::Picture { at: (margin + x, flow.y()), scale: 1.0, scene });
        flow.put(role, Mark::Line { at: (margin + x + BESIDE, flow.y() + 15.5), line, size });
        x += width + SPACE;
    }
    flow.skip(HEIGHT + SPACE);
}

/// Start, back, forward and end; the comment before and the one after; and beneath them the slider.
fn buttons(flow: &mut Flow<'_>) {
    const COUNT: usize = 6;
    const HEIGHT: f32 = 26.0;
    const SPACE: f32 = 6.0;
    const SLIDER: f32 = 20.0;
    let width = (flow.shape.width() - SPACE * (COUNT - 1) as f32) / COUNT as f32;
    let (soft, dark) = (Ink::rgb(190, 186, 178), Ink::rgb(60, 62, 66));
    let mut shapes = Vec::new();
    let mut fill = |points: &[(f32, f32)]| {
        let points = points.iter().map(|&(x, y)| pt(x, y)).collect();
        shapes.push(Shape::Area { polygons: vec![points], fill: Some(Fill::Solid(dark)), stroke: None });
    };
    for button in 0..COUNT {
        let (middle, high) = (button as f32 * (width + SPACE) + width / 2.0, HEIGHT / 2.0);
        let forward = if matches!(button, 0 | 1 | 4) { -1.0 } else { 1.0 };
        if button < 4 {
            let foot = middle - 4.0 * forward;
            fill(&[(middle + 6.0 * forward, high), (foot, high - 7.0), (foot, high + 7.0)]);
        } else {
            // The tail of a balloon points to where one goes.
            let balloon = [(8.0, -7.0), (-8.0, -7.0), (-8.0, 4.0), (3.0, 4.0), (8.0, 8.0)];
            fill(&balloon.map(|(x, y)| (middle + x * forward, high + y)));
        }
        if button == 0 || button == 3 {
            let at = middle + 8.0 * forward;
            fill(&[(at - 1.0, high - 7.0), (at + 1.0, high - 7.0), (at + 1.0, high + 7.0), (at - 1.0, high + 7.0)]);
        }
    }
    for button in 0..COUNT {
        let left = button as f32 * (width + SPACE);
        let frame = vec![pt(left, 0.0), pt(left + width, 0.0), pt(left + width, HEIGHT), pt(left, HEIGHT)];
        shapes.push(Shape::closed(frame, Stroke::new(soft, 0.8)));
    }
    let line = HEIGHT + SLIDER / 2.0;
    shapes.push(Shape::line(vec![pt(0.0, line), pt(flow.shape.width(), line)], Stroke::new(soft, 3.0)));
    let knob = Shape::Circle { centre: pt(6.0, line), radius: 6.0, fill: Some(Fill::Solid(dark)), stroke: None };
    shapes.push(knob);
    let bounds = crate::scene::Rect { min: pt(0.0, 0.0), max: pt(flow.shape.width(), HEIGHT + SLIDER) };
    let scene = Scene { shapes, bounds, ..Scene::default() };
    let role = flow.role(Role::Figure(String::new()));
    let at = (flow.shape.margin, flow.y());
    flow.put(role, Mark::Picture { at, scale: 1.0, scene: Box::new(scene) });
    flow.skip(HEIGHT + SLIDER + 4.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::log::Learned;
    use crate::study::solutions;

    /// What a reader of the page sees first is in its preview, and nothing stands beyond its border.
    #[test]
    fn a_preview_has_what_the_page_begins_with() {
        let game = "(;GM[1]SZ[9]GN[The cup]PB[Ann]PW[Ben]C[Said first.](;B[dd];W[ee];B[ff])(;B[ee]))";
        let problem = "(;GM[1]SZ[9]AB[aa]AW[ba]C[Black kills.](;B[bb]C[RIGHT])(;B[cc]C[WRONG]))";
        let duo = "(;GM[Blokus Duo];B[e10,e9,e8])";
        for (record, asks, words, not) in [
            (
                game.to_owned(),
                false,
                &["The cup", "Ann", "Ben", "Start", "Black to play", "Said first.", "Goes on with", "B Black E5", "2"]
                    [..],
                "Your move",
            ),
            (
                problem.repeat(3),
                true,
                &["Problem 1 of 3", "Black kills.", "Black to play", "Your move", "Hint", "Read the record"],
                "B2",
            ),
            (duo.to_owned(), false, &["Start", "1", "Purple"], "Goes on with"),
            (game.repeat(2), false, &["1. ", "The cup"], "Your move"),
        ] {
            let tree = Tree::read(record.clone().into_bytes()).0;
            let solutions = if asks { solutions(&tree, &Learned::default().of_file("".as_ref())) } else { Vec::new() };
            let publication = Publication::asking("a.sgf", tree, solutions, &[]);
            let view = first_view(&publication, &Choices::default(), &[]).unwrap();
            let texts = view.shapes.iter().filter_map(|shape| match shape {
                Shape::Text(text) => Some(text.text.replace(['\u{2068}', '\u{2069}'], "")),
                _ => None,
            });
            let text = texts.collect::<Vec<_>>().join("\n");
            let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
            for words in words {
                assert!(joined.contains(words.trim()), "{words} in {joined}");
            }
            assert!(!joined.contains(not), "{not} in {joined}");
            let drawn = view.shapes.iter().filter_map(Shape::bounds).reduce(|all, one| all.union(&one)).unwrap();
            assert!(drawn.min.x >= 0.0 && drawn.max.x <= SIZE.0 && drawn.max.y <= SIZE.1 + 1.0, "{drawn:?}");
        }
    }
}
