//! What the numbers say, in words: for the line under the graph, tooltips and screen readers.

use crate::analysis::side::Side;
use crate::analysis::{self, Candidate, Loss, Spot, Values, engine_text, human_text};
use crate::app::engine::ShownAnalysis;
use crate::game::{Board, Colour, Place, Position};
use crate::language::{StaticText, decimal};
use crate::sgf::{NodeId, Tree};

/// What people wrote in the comment of a node, as far as a few lines of it are shown; `None` if there is none.
pub fn own_words(tree: &Tree, node: NodeId, board: &Board) -> Option<String> {
    let text = tree.beginning(node, "C")?;
    let parts = engine_text(&text, analysis::Board { columns: board.columns(), rows: board.rows() });
    let own = if parts.is_empty() { text } else { human_text(&text, &parts) };
    Some(own).filter(|own| !own.trim().is_empty())
}

/// A number with one decimal, as the language writes it.
fn tenths(number: f64) -> String {
    // No negative zero.
    decimal((number * 10.0).round() / 10.0 + 0.0, 1)
}

/// A share of all, with one decimal.
pub fn percent(share: f64) -> String {
    say!("engine-percent", "{number} %", number = tenths(100.0 * share))
}

/// Points with a sign: Black's are positive.
pub fn signed(points: f64) -> String {
    let sign = if points < 0.0 { "−" } else { "+" };
    format!("{sign}{}", tenths(points.abs()))
}

/// How often, as briefly as on a disc: 812, 13k, 1.2M.
pub fn visits(count: u64) -> String {
    match count {
        0..=999 => count.to_string(),
        1000..=999_999 => format!("{}k", short(count as f64 / 1e3)),
        _ => format!("{}M", short(count as f64 / 1e6)),
    }
}

fn short(number: f64) -> String {
    decimal(number, usize::from(number < 9.95))
}

/// The colour of a side.
pub fn colour(side: Side) -> Colour {
    match side {
        Side::Black => Colour::BLACK,
        Side::White => Colour::WHITE,
    }
}

/// The place of a move that an engine names; `None` for passing and resigning, and for points that the board does not have.
pub fn place(board: &Board, spot: Spot) -> Option<Place> {
    match spot {
        Spot::Point(column, row) => board.place(column, row),
        Spot::Pass | Spot::Resign => None,
    }
}

/// A move that an engine names, as the window names points.
pub fn spot(board: &Board, spot: Spot) -> String {
    match spot {
        Spot::Pass => StaticText("engine-pass", "pass").to_string(),
        Spot::Resign => StaticText("engine-resign", "resign").to_string(),
        point => place(board, point).map_or_else(String::new, |place| board.display_name(place)),
    }
}

/// The numbers of a position in a few words; empty if there are none.
pub fn values(values: &Values, position: &Position, has_two_sides: bool) -> String {
    let kind = position.kind();
    let (black, white) = (kind.colour_name(Colour::BLACK), kind.colour_name(Colour::WHITE));
    let mut parts = Vec::new();
    if let Some(rate) = values.winrate {
        parts.push(match has_two_sides {
            true => say!("engine-winrate", "{colour} {percent}", colour = black, percent = percent(rate)),
            false => percent(rate),
        });
    }
    if let Some(lead) = values.lead {
        let (ahead, lead) = if lead < 0.0 { (white, -lead) } else { (black, lead) };
        parts.push(match has_two_sides {
            true => say!("engine-lead", "{colour} is ahead by {points}", colour = ahead, points = tenths(lead)),
            false => tenths(lead),
        });
    }
    if let Some(value) = values.value {
        parts.push(say!("engine-value", "value {number}", number = crate::sgf::value::real_text(value)));
    }
    if let Some(count) = values.visits.filter(|_| !parts.is_empty()) {
        parts.push(say!("engine-visits", "{count} visits", count = visits(count)));
    }
    parts.join(" · ")
}

/// A candidate in words.
pub fn candidate(candidate: &Candidate, position: &Position, has_two_sides: bool) -> String {
    let Candidate { winrate, lead, visits, .. } = *candidate;
    let numbers = values(&Values { winrate, lead, visits, ..Values::default() }, position, has_two_sides);
    let name = spot(position.board(), candidate.spot);
    if numbers.is_empty() { name } else { say!("engine-candidate", "{name}: {numbers}", name, numbers) }
}

/// What a move lost, in points, or as a share of the games where no points are known.
pub fn loss(loss: &Loss) -> Option<String> {
    let (points, rate) = (loss.points, loss.winrate);
    let lost = |number: f64| number.max(0.0);
    match (points, rate) {
        (Some(points), _) => Some(say!("engine-loss-points", "{points} points", points = tenths(lost(points)))),
        (None, Some(rate)) => Some(percent(lost(rate))),
        (None, None) => None,
    }
}

/// Losses smaller than this are not worth a word.
const SMALL: (f64, f64) = (0.5, 0.01);

/// The sentence about the current position: what the last move lost and what was best, else the numbers.
pub fn sentence(shown: &ShownAnalysis, node: NodeId, position: &Position) -> String {
    let numbers = shown.here().map(|here| values(here, position, shown.has_two_sides())).unwrap_or_default();
    let played = position.last_move().map(|last| last.places.clone()).unwrap_or_default();
    let Some(lost) = shown.loss(node) else { return numbers };
    let is_small = lost.points.is_none_or(|points| points < SMALL.0) && lost.winrate.is_none_or(|rate| rate < SMALL.1);
    let colour = position.kind().colour_name(colour(lost.side));
    let number = position.move_number();
    let board = position.board();
    let best = shown.best.as_ref().filter(|best| place(board, best.spot).is_none_or(|place| played != [place]));
    match (loss(lost).filter(|_| !is_small), best) {
        (Some(loss), Some(best)) => say!(
            "engine-lost-best",
            "{colour} {number} lost {loss}; best was {best}",
            colour,
            number,
            loss,
            best = spot(board, best.spot)
        ),
        (Some(loss), None) => say!("engine-lost", "{colour} {number} lost {loss}", colour, number, loss),
        (None, _) if shown.best.is_some() && best.is_none() => match numbers.is_empty() {
            true => say!("engine-played-best", "{colour} {number} was the best move", colour, number),
            false => say!(
                "engine-played-best-and",
                "{colour} {number} was the best move · {numbers}",
                colour,
                number,
                numbers
            ),
        },
        (None, _) => numbers,
    }
}

/// A source as a legend names it.
pub fn source(shown: &ShownAnalysis) -> String {
    let label = shown.source.label();
    match shown.source.form.is_comment() {
        true => say!("engine-source-comment", "{source}, read from comments", source = label),
        false => label,
    }
}
