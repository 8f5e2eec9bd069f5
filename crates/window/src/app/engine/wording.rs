//! What the numbers say, in words: for the line under the graph, tooltips and screen readers.

use crate::analysis::side::Side;
use crate::analysis::{self, Candidate, Loss, Source, Spot, Values, engine_text, human_text};
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
    match values.lead {
        Some(lead) if has_two_sides => {
            let (ahead, lead) = if lead < 0.0 { (white, -lead) } else { (black, lead) };
            parts.push(say!("engine-lead", "{colour} is ahead by {points}", colour = ahead, points = tenths(lead)));
        }
        // As it is written: nobody knows whose it is.
        Some(lead) => parts.push(crate::sgf::value::real_text(lead)),
        None => {}
    }
    if let Some(value) = values.value {
        parts.push(say!("engine-value", "value {number}", number = crate::sgf::value::real_text(value)));
    }
    if let Some(count) = values.visits.filter(|_| !parts.is_empty()) {
        parts.push(say!("engine-visits", "{count} visits", count = visits(count)));
    }
    parts.join(" · ")
}

/// What a source says that is not the one whose numbers are shown: the numbers of two are never mixed.
fn by_whom(words: String, source: Option<&str>) -> String {
    match source {
        Some(source) => format!("{words} ({source})"),
        None => words,
    }
}

/// A candidate in words.
pub fn candidate(candidate: &Candidate, position: &Position, shown: &ShownAnalysis) -> String {
    let Candidate { winrate, lead, visits, .. } = *candidate;
    let numbers = values(&Values { winrate, lead, visits, ..Values::default() }, position, shown.has_two_sides());
    let name = by_whom(spot(position.board(), candidate.spot), shown.details_by.as_deref());
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
    let best = shown.best.as_ref();
    let other = best.filter(|(best, _)| place(board, best.spot).is_none_or(|place| played != [place]));
    match (loss(lost).filter(|_| !is_small), other) {
        (Some(loss), Some((best, by))) => say!(
            "engine-lost-best",
            "{colour} {number} lost {loss}; best was {best}",
            colour,
            number,
            loss,
            best = by_whom(spot(board, best.spot), by.as_deref())
        ),
        (Some(loss), None) => say!("engine-lost", "{colour} {number} lost {loss}", colour, number, loss),
        (None, None) if best.is_some() => {
            let message = say!("engine-played-best", "{colour} {number} was the best move", colour, number);
            let parts = [by_whom(message, best.and_then(|(_, by)| by.as_deref())), numbers];
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
        }
        (None, _) => numbers,
    }
}

/// A source as a legend names it.
pub fn source(source: &Source) -> String {
    let label = source.label();
    match source.form.is_comment() {
        true => say!("engine-source-comment", "{source}, read from comments", source = label),
        false => label,
    }
}
