//! Candidates, their lines and the ownership over the board.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use crate::analysis::Candidate;
use crate::app::board::camera::Drawn;
use crate::app::engine::{ShownAnalysis, held, wording};
use crate::app::look::controls::{on_stone, stone};
use crate::app::look::{Palette, fonts};
use crate::game::{Place, Position};
use crate::store::settings::{EngineMarks, EngineScale};

/// The most candidates that are drawn.
const CANDIDATES: usize = 5;
/// What belongs to nobody by less than this is not marked.
const FAINT: f32 = 0.15;

/// What is drawn over the board.
#[derive(Clone, Copy)]
pub struct EngineOverlay<'a> {
    /// The numbers.
    pub shown: &'a ShownAnalysis,
    /// What is marked.
    pub marks: EngineMarks,
    /// Whether values are win rates or points.
    pub scale: EngineScale,
}

impl EngineOverlay<'_> {
    /// The candidates that are drawn, with their places.
    pub fn candidates<'s>(&'s self, position: &'s Position) -> impl Iterator<Item = (Place, &'s Candidate)> {
        let ranked = self.shown.details.candidates.iter().filter(|candidate| candidate.is_ranked());
        let board = position.board();
        let placed = ranked.filter_map(|candidate| Some((wording::place(board, candidate.spot)?, candidate)));
        placed.filter(|(place, _)| !position.is_taken(*place)).take(if self.marks.has_candidates() {
            CANDIDATES
        } else {
            0
        })
    }

    /// The candidate at a place.
    pub fn candidate_at<'s>(&'s self, position: &'s Position, place: Place) -> Option<&'s Candidate> {
        self.candidates(position).find(|(there, _)| *there == place).map(|(_, candidate)| candidate)
    }

    /// Draws it; `line` is the line to be drawn with it, and how many of its moves.
    pub fn draw(
        &self,
        painter: &Painter,
        drawn: &Drawn<'_>,
        position: &Position,
        (inks, palette): (&[Color32], &Palette),
        line: Option<(&Candidate, usize)>,
    ) {
        let board = position.board();
        let radius = board.inradius() * drawn.placement.scale;
        let at = |place: Place| drawn.at(board, place);
        if self.marks.has_ownership() {
            let owned = self.shown.details.ownership.as_deref().unwrap_or_default();
            self.squares(painter, (&at, radius), position, owned, inks);
        }
        if let Some((candidate, moves)) = line {
            return follow(painter, (&at, radius), position, (candidate, moves), (inks, palette));
        }
        if self.marks == EngineMarks::Policy {
            self.policy(painter, (&at, radius), position, palette);
        }
        let ranked = self.shown.details.candidates.iter().filter(|candidate| candidate.is_ranked());
        let most = ranked.filter_map(|candidate| candidate.visits).max().unwrap_or(0);
        for (number, (place, candidate)) in self.candidates(position).enumerate() {
            let share = candidate.visits.map_or(1.0, |visits| visits as f32 / most.max(1) as f32);
            let (centre, (fill, ink)) = (at(place), palette.disc(share));
            painter.circle(centre, 0.9 * radius, fill, Stroke::new(1.0, palette.quiet));
            if number == 0 {
                painter.circle_stroke(centre, 0.9 * radius, Stroke::new((0.1 * radius).max(1.5), palette.text));
            }
            let value = match (self.scale, candidate.winrate, candidate.lead) {
                (EngineScale::WinRate, Some(rate), _) | (EngineScale::Points, Some(rate), None) => {
                    format!("{:.0}", 100.0 * rate)
                }
                (_, _, Some(lead)) => wording::signed(lead),
                (_, None, None) => String::new(),
            };
            let visits = candidate.visits.map(wording::visits).filter(|_| radius >= 14.0);
            let up = if visits.is_some() && !value.is_empty() { 0.22 * radius } else { 0.0 };
            let size = |text: &str| (2.4 * radius / text.len().max(3) as f32).clamp(7.0, 0.8 * radius.max(9.0));
            let font = FontId::new(size(&value), fonts::bold());
            painter.text(centre - vec2(0.0, up), Align2::CENTER_CENTER, &value, font, ink);
            if let Some(visits) = visits {
                let font = FontId::proportional((0.42 * radius).max(7.0));
                painter.text(centre + vec2(0.0, 0.42 * radius), Align2::CENTER_CENTER, visits, font, ink);
            }
        }
    }

    /// A square on each free point, in the colour of its owner, the larger the surer.
    fn squares(
        &self,
        painter: &Painter,
        (at, radius): (&dyn Fn(Place) -> Pos2, f32),
        position: &Position,
        owned: &[f32],
        inks: &[Color32],
    ) {
        let (board, points) = (position.board(), self.shown.reader().board());
        for (index, owner) in owned.iter().enumerate() {
            let (column, row) = (index % usize::from(points.columns), index / usize::from(points.columns));
            let Some(place) = board.place(column as u16, row as u16) else { continue };
            let sure = owner.abs().min(1.0);
            let Some(ink) = inks.get(usize::from(*owner < 0.0)).filter(|_| sure >= FAINT && !position.is_taken(place))
            else {
                continue;
            };
            let square = Rect::from_center_size(at(place), Vec2::splat(0.9 * radius * sure));
            // With an edge that is seen where the board has the colour of the owner.
            let edge = Stroke::new(1.0, Palette::faint(on_stone(*ink), 0.7));
            painter.rect(square, 1.0, Palette::faint(*ink, 0.8), edge, egui::StrokeKind::Inside);
        }
    }

    /// A disc on each point, the larger the more the policy likes it.
    fn policy(
        &self,
        painter: &Painter,
        (at, radius): (&dyn Fn(Place) -> Pos2, f32),
        position: &Position,
        palette: &Palette,
    ) {
        let (board, points) = (position.board(), self.shown.reader().board());
        let policy = self.shown.details.policy.as_deref().unwrap_or_default();
        for (index, share) in policy.iter().take(points.points()).enumerate().filter(|(_, share)| **share >= 0.005) {
            let (column, row) = (index % usize::from(points.columns), index / usize::from(points.columns));
            let Some(place) = board.place(column as u16, row as u16) else { continue };
            let centre = at(place);
            let (fill, ink) = palette.disc(*share);
            let edge = Stroke::new(1.0, palette.quiet);
            if *share < 0.05 {
                painter.circle(centre, radius * share.sqrt().max(0.1), fill, edge);
                continue;
            }
            // With room for the number.
            painter.circle(centre, radius * share.sqrt().clamp(0.6, 0.9), fill, edge);
            let font = FontId::new((0.6 * radius).max(7.0), fonts::bold());
            painter.text(centre, Align2::CENTER_CENTER, format!("{:.0}", 100.0 * share), font, ink);
        }
    }
}

/// The moves of a line as numbered stones that are not there.
fn follow(
    painter: &Painter,
    (at, radius): (&dyn Fn(Place) -> Pos2, f32),
    position: &Position,
    (candidate, moves): (&Candidate, usize),
    (inks, palette): (&[Color32], &Palette),
) {
    let mut colour = position.next_colour();
    for (number, place) in held::places(candidate, position).into_iter().take(moves).enumerate() {
        let ink = inks.get(colour.index()).copied().unwrap_or(palette.quiet);
        let centre = at(place);
        stone(painter, (centre, 0.88 * radius), Palette::faint(ink, 0.85), (1.0, 1.0), palette);
        let font = FontId::new((0.9 * radius).max(8.0), fonts::bold());
        painter.text(pos2(centre.x, centre.y), Align2::CENTER_CENTER, (number + 1).to_string(), font, on_stone(ink));
        colour = colour.opponent();
    }
}
