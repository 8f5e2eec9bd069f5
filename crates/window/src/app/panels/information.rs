//! The information panel: players, score, whose turn it is, and event. A click opens the game information.

use egui::accesskit::Role;
use egui::{Align2, Color32, FontId, Rect, Sense, Ui, pos2, vec2};

use crate::app::context::{Action, Reading, ViewContext};
use crate::app::look::controls::{cut_text, disc, ring, tip};
use crate::app::look::{GRID, Palette, controls, fonts, words};
use crate::commands::WindowCommand;
use crate::game::overtime::Overtime;
use crate::game::{Colour, Kind, Player, Position, Summary, info};
use crate::sgf::{NodeId, Tree};
use crate::{language, scene};

/// The room that a name has at least, if it needs so much, before numbers have words, in points.
const NAME: f32 = 150.0;
/// The room that the event has at least beside the result.
const OCCASION: f32 = 96.0;
/// How far back the clock of a player is looked for.
const CLOCK_MEMORY: usize = 64;

/// The panel's content.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct InformationPanel {
    /// The players in the order in which they begin.
    pub players: Vec<PlayerLine>,
    /// Event, round, date, or whatever else the record calls itself by.
    pub occasion: String,
    /// The result of the game, in words; empty if the record has none.
    pub result: String,
}

/// One player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerLine {
    /// The name, or the colours if there is none.
    pub name: String,
    /// Rank and team, as far as known.
    pub rank: String,
    /// Their colours.
    pub colours: Vec<Colour>,
    /// Points or captures, in words.
    pub count: String,
    /// The same as a bare number, for where room is scarce.
    pub number: String,
    /// The time left after the last move that noted it.
    pub clock: String,
    /// Whether it is this player's turn.
    pub to_play: bool,
    /// Those of the colours that cannot move while others can.
    pub out: Vec<Colour>,
}

impl InformationPanel {
    /// The record's information about the current game.
    pub fn of(reading: &Reading<'_>) -> InformationPanel {
        let (tree, root, position) = (reading.tree, reading.root, reading.position);
        let kind = position.kind();
        let summary = Summary::new(tree, root, kind);
        let turn = position.to_play();
        let player = |Player { name, rank, team, colours, .. }: Player| {
            // A player without a name is called by the colours.
            let own = || colours.iter().map(|&colour| kind.colour_name(colour)).collect::<Vec<_>>().join(" + ");
            let name = if name.is_empty() { own() } else { name };
            let (count, number) = if position.has_captures() {
                let captures: u32 = colours.iter().map(|&colour| position.captures(colour)).sum();
                let supply = colours.first().and_then(|&colour| position.supply(colour));
                let supply = supply.map(|supply| say!("supply", "{supply} left", supply = supply.in_words()));
                let taken = say!("captures", "{count} captured", count = captures);
                let count = [Some(taken), supply].into_iter().flatten().collect::<Vec<_>>();
                (count.join(" · "), captures.to_string())
            } else {
                let points: Vec<f32> = colours.iter().filter_map(|&colour| position.score(colour)).collect();
                let sum: f32 = points.iter().sum();
                let each: Vec<String> = points.iter().map(f32::to_string).collect();
                match points[..] {
                    [] => (String::new(), String::new()),
                    [_] => (scene::words::points(sum), sum.to_string()),
                    // Two players with two colours each: what each colour has made, too.
                    _ => (format!("{} = {sum}", each.join(" + ")), sum.to_string()),
                }
            };
            PlayerLine {
                rank: language::side_by_side([&*rank, &team].into_iter().filter(|part| !part.is_empty()), ", "),
                clock: clock(tree, (root, reading.node), kind, &colours),
                to_play: turn.is_some_and(|turn| colours.contains(&turn)),
                out: out(position, turn, &colours),
                name,
                count,
                number,
                colours,
            }
        };
        let mut players: Vec<PlayerLine> = summary.players().into_iter().map(player).collect();
        players.extend(shared(reading, turn, &players));
        let round = match summary.entry("RO") {
            number if number.starts_with(|c: char| c.is_ascii_digit()) => {
                say!("round", "round {round}", round = number)
            }
            named => named,
        };
        let occasion = [summary.event(), round, summary.name(), summary.entry("PC"), summary.date()];
        let mut parts: Vec<String> = Vec::new();
        for part in occasion {
            if !part.is_empty() && !parts.contains(&part) {
                parts.push(part);
            }
        }
        let words = info::result_in_words(&summary.result(), kind);
        // The record has no result, but the board has.
        let order = Some(ranking(reading, &players)).filter(|order| !order.is_empty());
        let has_won = |winner| say!("has-won", "{colour} has won", colour = kind.colour_name(winner));
        let won = || order.or_else(|| position.winner().map(has_won));
        let result = Some(words).filter(|text| !text.is_empty()).or_else(won).unwrap_or_default();
        InformationPanel { players, occasion: language::side_by_side(parts.iter().map(String::as_str), " · "), result }
    }
}

/// The colour that several players move in turn, with the one whose turn it is.
fn shared(reading: &Reading<'_>, turn: Option<Colour>, players: &[PlayerLine]) -> Option<PlayerLine> {
    let position = reading.position;
    let state = position.blokus()?;
    let owned = |colour: &Colour| players.iter().any(|player| player.colours.contains(colour));
    let colour = state.colours().iter().copied().find(|colour| !owned(colour))?;
    let next = players.get(usize::from(state.player_to_move(colour)))?;
    let points = position.score(colour).unwrap_or_default();
    Some(PlayerLine {
        // At the end it is nobody's turn.
        name: match turn {
            Some(_) => words::next_with_it(&next.name),
            None => position.kind().colour_name(colour).to_owned(),
        },
        colours: vec![colour],
        out: out(position, turn, &[colour]),
        count: scene::words::points(points),
        number: language::fractional(points),
        to_play: turn == Some(colour),
        ..PlayerLine::default()
    })
}

/// Those of the colours that cannot move, as long as others can; `turn` is the colour to play.
fn out(position: &Position, turn: Option<Colour>, colours: &[Colour]) -> Vec<Colour> {
    let Some(state) = position.blokus().filter(|_| turn.is_some()) else { return Vec::new() };
    colours.iter().copied().filter(|&colour| !state.can_move(colour)).collect()
}

/// The ranking, once nobody can move any more; empty before.
fn ranking(reading: &Reading<'_>, players: &[PlayerLine]) -> String {
    let Some(state) = reading.position.blokus().filter(|state| state.is_over()) else { return String::new() };
    let ranks = state.ranking();
    let named = ranks.iter().filter_map(|rank| Some((rank.place, players.get(usize::from(rank.player))?)));
    words::ranking(named.map(|(place, player)| (place, player.name.as_str())))
}

/// The last time noted for one of these colours.
fn clock(tree: &Tree, (root, node): (NodeId, NodeId), kind: &Kind, colours: &[Colour]) -> String {
    let overtime = tree.line(root, "OT").and_then(|overtime| Overtime::read(&overtime));
    let periods = matches!(overtime, Some(Overtime::Periods(..)));
    let mut at = Some(node);
    for _ in 0..CLOCK_MEMORY {
        let Some(here) = at else { break };
        for &colour in colours {
            let letter = kind.move_id(colour);
            let left = tree.line(here, &format!("{letter}L"));
            if let Some(seconds) = left.and_then(|left| left.trim().parse::<f64>().ok()).filter(|s| s.is_finite()) {
                let stones = tree.line(here, &format!("O{letter}")).unwrap_or_default();
                return words::clock(seconds, stones.trim(), periods);
            }
        }
        at = tree.parent(here);
    }
    String::new()
}

/// Draws the panel.
pub fn show(ui: &mut Ui, area: Rect, here: &ViewContext<'_>, actions: &mut Vec<Action>) {
    ui.painter().rect_filled(area, 0.0, Palette::of(ui).page);
    let Some(reading) = here.record else { return };
    let Some(summary) = button(ui, area, here, actions) else { return };
    let inner = area.shrink2(vec2(2.0 * GRID, GRID));
    let columns = if summary.players.len() > 2 { 2 } else { 1 };
    let width = (inner.width() - (columns - 1) as f32 * 2.0 * GRID) / columns as f32;
    // If one player has no room for the words next to the number, none has them: they are compared.
    let short = columns > 1 || summary.players.iter().any(|player| !has_room(ui, width, player));
    for (index, player) in summary.players.iter().enumerate() {
        let (column, row) = (index % columns, index / columns);
        let corner = inner.min + vec2(column as f32 * (width + 2.0 * GRID), row as f32 * 28.0);
        line(ui, Rect::from_min_size(corner, vec2(width, 28.0)), here, &reading, player, short);
    }
    event_line(ui, inner.with_min_y(inner.bottom() - 20.0), &summary);
}

/// Draws event and result alone, where the players are shown elsewhere.
pub fn event(ui: &mut Ui, area: Rect, here: &ViewContext<'_>, actions: &mut Vec<Action>) {
    if let Some(summary) = button(ui, area, here, actions) {
        event_line(ui, area.shrink2(vec2(1.5 * GRID, 0.0)), &summary);
    }
}

/// Makes an area the button of the game information. Returns what it is to show.
fn button(ui: &Ui, area: Rect, here: &ViewContext<'_>, actions: &mut Vec<Action>) -> Option<InformationPanel> {
    let palette = Palette::of(ui);
    let reading = here.record?;
    let mut summary = InformationPanel::of(&reading);
    if here.hides_result(&reading) {
        summary.result.clear();
    }
    let response = ui.interact(area, egui::Id::unique("game information"), Sense::click());
    let sentence = spoken(&summary, reading.position.kind());
    controls::set_name(&response, Role::Button, || &sentence);
    let inside = area.shrink(2.0);
    if response.hovered() {
        ui.painter().rect_filled(inside, 6.0, Palette::faint(palette.hover, 0.6));
    }
    controls::focus_ring(ui, &response, inside);
    // A tip shows the full text.
    if tip(
        response,
        &language::split_clauses(&sentence).collect::<Vec<_>>().join("\n"),
        &(here.keys)(&WindowCommand::Information.into()),
    )
    .clicked()
    {
        actions.push(WindowCommand::Information.into());
    }
    Some(summary)
}

/// What is played, and how it ended.
fn event_line(ui: &Ui, line: Rect, summary: &InformationPanel) {
    let (palette, middle) = (Palette::of(ui), line.center().y);
    let bold = |size| FontId::new(size, fonts::bold());
    let wide = |size| controls::text_width(ui, &summary.result, bold(size));
    // The order of four players is longer than other results.
    let size = if wide(13.0) <= 0.6 * line.width() { 13.0 } else { 11.0 };
    let least = if summary.occasion.is_empty() { 0.0 } else { OCCASION.min(line.width()) };
    let left = line.right() - wide(size).min(line.width() - least);
    let room = line.right() - left + 0.5;
    cut_text(ui, pos2(left, middle), &summary.result, bold(size), palette.text, room);
    let room = (left - 2.0 * GRID - line.left()).max(0.0);
    cut_text(ui, pos2(line.left(), middle), &summary.occasion, FontId::proportional(13.0), palette.quiet, room);
}

/// Whether a line of this width has room for the words beside a player's number: a name is worth more.
fn has_room(ui: &Ui, width: f32, player: &PlayerLine) -> bool {
    let wide = |text: &str, font: FontId| match text.is_empty() {
        true => 0.0,
        false => controls::text_width(ui, text, font) + 1.5 * GRID,
    };
    let numbers = wide(&player.clock, FontId::proportional(14.0)) + wide(&player.count, FontId::proportional(13.0));
    let name = wide(&player.name, FontId::new(15.0, fonts::bold())) - 1.5 * GRID;
    width - 8.0 - 15.0 * player.colours.len() as f32 - numbers >= NAME.min(name)
}

/// One player on one line: whose turn, colours, name, rank; points and clock at the right.
fn line(ui: &Ui, rect: Rect, here: &ViewContext<'_>, reading: &Reading<'_>, player: &PlayerLine, short: bool) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let middle = rect.center().y;
    if player.to_play {
        let bar = Rect::from_center_size(pos2(rect.left() - GRID, middle), vec2(3.0, 18.0));
        painter.rect_filled(bar, 1.5, palette.accent);
    }
    let mut x = rect.left() + 6.0;
    for &colour in &player.colours {
        let fill = (here.paint)(reading.position, colour);
        let draw = if player.out.contains(&colour) { ring } else { disc };
        draw(ui, pos2(x, middle), fill);
        x += 15.0;
    }
    x += 2.0;
    let numbers = |text: &str, right: f32, size: f32, colour: Color32| {
        if text.is_empty() {
            return right;
        }
        let shown = painter.text(pos2(right, middle), Align2::RIGHT_CENTER, text, FontId::proportional(size), colour);
        shown.left() - 1.5 * GRID
    };
    let right = numbers(&player.clock, rect.right(), 14.0, palette.text);
    let name_font = FontId::new(15.0, fonts::bold());
    let right = numbers(if short { &player.number } else { &player.count }, right, 13.0, palette.quiet);
    // A long name is cut before its rank.
    let rank = controls::text_width(ui, &player.rank, FontId::proportional(13.0)).min((right - x) / 2.0);
    let rank = if player.rank.is_empty() { 0.0 } else { rank + GRID };
    let end = cut_text(ui, pos2(x, middle), &player.name, name_font, palette.text, (right - x - rank).max(0.0));
    cut_text(
        ui,
        pos2(end + GRID, middle),
        &player.rank,
        FontId::proportional(13.0),
        palette.quiet,
        (right - end - GRID).max(0.0),
    );
}

/// The panel for those who cannot see it.
fn spoken(summary: &InformationPanel, kind: &Kind) -> String {
    let mut parts = vec![words::GAME_INFORMATION.to_string()];
    for player in &summary.players {
        let facts = [&player.name, &player.rank, &player.count, &player.clock];
        let mut facts: Vec<&str> = facts.into_iter().map(String::as_str).filter(|fact| !fact.is_empty()).collect();
        facts.extend(player.to_play.then_some(words::TO_PLAY.localized()));
        let out = player.out.iter().map(|&colour| match player.colours.len() {
            1 => words::CANNOT_MOVE.to_string(),
            _ => format!("{} {}", kind.colour_name(colour), words::CANNOT_MOVE),
        });
        let out: Vec<String> = out.collect();
        facts.extend(out.iter().map(String::as_str));
        parts.push(language::list(facts.into_iter().map(str::to_owned)));
    }
    parts.extend([&summary.occasion, &summary.result].into_iter().filter(|part| !part.is_empty()).cloned());
    language::clauses(parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::Workspace;

    fn summary(text: &str, path: &[usize]) -> InformationPanel {
        let (workspace, faults) = Workspace::open(text.as_bytes().to_vec());
        let tree = workspace.document().tree();
        let root = tree.games().next().unwrap();
        let node = tree.at_path(root, path).unwrap();
        let position = workspace.position_at(node);
        InformationPanel::of(&Reading::new(0, &workspace, &faults, root, node, &position))
    }

    #[test]
    fn a_go_summary_has_the_turn_and_the_clocks() {
        let summary = summary(
            "(;GM[1]SZ[9]PB[Ann]BR[5d]PW[Ben]EV[Cup]RO[3]DT[2026-04-02]RE[B+3.5];B[dd]BL[65.2];W[ee]WL[3725]OW[7])",
            &[0, 0],
        );
        let [black, white] = &summary.players[..] else { panic!("{summary:?}") };
        assert_eq!((&*black.name, &*black.rank, &*black.clock, black.to_play), ("Ann", "5d", "1:05", true));
        assert_eq!((&*white.name, &*white.rank, &*white.clock, white.to_play), ("Ben", "", "1:02:05 · 7 moves", false));
        assert_eq!(summary.occasion, "Cup · round 3 · 2026-04-02");
        assert_eq!(summary.result, "Black wins by 3.5");
    }

    #[test]
    fn a_colour_without_a_move_is_out_until_nobody_has_one() {
        // Both points to begin on are taken.
        let reading = summary("(;GM[Blokus Duo]AW[e10][j5,j6]PL[W])", &[]);
        assert_eq!((&*reading.players[0].out, &*reading.players[1].out), (&[Colour::BLACK][..], &[][..]));
        assert!(reading.players[1].to_play);
        let sentence = spoken(&reading, &Kind::new("Blokus Duo", None).unwrap());
        assert_eq!(sentence.matches(words::CANNOT_MOVE.localized()).count(), 1, "{sentence}");
    }

    #[test]
    fn a_finished_game_names_its_winner_where_the_record_does_not() {
        let text = "(;GM[11]SZ[2];B[a1];W[b1];B[a2])";
        assert_eq!(summary(text, &[0, 0]).result, "");
        assert_eq!(summary(text, &[0, 0, 0]).result, "Black has won");
        assert_eq!(summary(&text.replace("SZ", "RE[W+R]SZ"), &[0, 0, 0]).result, "White wins by resignation");
    }

    #[test]
    fn players_without_names_are_their_colours() {
        let won = summary("(;GM[Blokus Two-Player]RE[2+7])", &[]);
        assert_eq!(won.result, "Yellow + Green wins by 7");
        let summary = summary("(;GM[Blokus Two-Player];1[a20])", &[0]);
        assert_eq!(summary.players.len(), 2);
        assert_eq!(summary.players[0].colours.len(), 2);
        assert_eq!(summary.players[0].name, "Blue + Red");
        assert!(!summary.players[0].to_play && summary.players[1].to_play);
        assert_eq!(summary.players[0].count, "1 + 0 = 1");
        assert_eq!(summary.result, "", "the game goes on");
    }

    #[test]
    fn the_shared_colour_names_its_player() {
        let game = "(;GM[Blokus Three-Player]P2[Ann];1[a20];2[t20];3[t1];4[a1];1[b19];2[s19];3[s2])";
        let summary = summary(game, &[0; 7]);
        assert_eq!(summary.players.len(), 4);
        assert_eq!((summary.players[3].name.as_str(), summary.players[3].to_play), ("Ann next", true));
        assert!(summary.players[..3].iter().all(|player| !player.to_play));
    }

    #[test]
    fn the_end_names_the_order_of_the_players() {
        let ranks = [(1, "Ann"), (2, "Ben"), (2, "Cid"), (4, "Dan")];
        assert_eq!(words::ranking(ranks.into_iter()), "1. Ann · 2. Ben = Cid · 4. Dan");
    }

    #[test]
    fn octi_shows_the_reserve() {
        let summary = summary("(;GM[19];B[33+A])", &[0]);
        assert!(summary.players[0].count.starts_with("0 captured · "), "{}", summary.players[0].count);
        assert_ne!(summary.players[0].count, summary.players[1].count, "a prong was used");
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod window_tests {
    use egui_kittest::kittest::Queryable as _;

    use crate::app::panels::information;
    use crate::app::testing::harness::{Stage, all, picture, typed};

    #[test]
    fn a_click_opens_the_game_information() {
        let go = "(;GM[1]SZ[9]PB[Ann Archer]BR[5d]PW[Ben]WR[4d]WT[Riverside]EV[Spring Cup]RO[3]DT[2026-04-02]RE[B+3.5];B[dd]BL[65];W[ee]WL[3725]OW[7])";
        let four = "(;GM[Blokus]P1[Ann]P2[Bartholomew the Younger of Riverside]P3[Cy]EV[A very long name of a tournament that goes on and on];1[a20])";
        let cases =
            [("go", go), ("blokus", four), ("empty", "(;GM[11]SZ[11])"), ("two-four", "(;GM[Blokus Two-Player])")];
        for (name, text) in cases {
            let stage = Stage::new(text, &[]);
            let mut harness =
                stage.play([384.0, 96.0], |ui, here, actions| information::show(ui, all(ui), here, actions));
            picture(&mut harness, &format!("info-{name}"));
            harness.get_by_label_contains("Game info").click();
            harness.run();
            assert_eq!(harness.state_mut().commands(), typed(&["information"]));
        }
    }
}

#[cfg(all(test, feature = "window-tests"))]
mod hiding {
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::app::testing::harness::Stage;

    #[test]
    fn a_hidden_result_is_shown_after_the_last_move() {
        let record = "(;GM[1]SZ[9]RE[B+3.5];B[aa](;W[bb])(;W[cc]))";
        for (path, hides_results, told) in [
            (&[][..], false, true),
            (&[], true, false),
            (&[0], true, false),
            (&[0, 0], true, true),
            (&[0, 1], true, true),
        ] {
            let stage = Stage { hides_results, ..Stage::new(record, path) };
            let harness = stage.play([420.0, 120.0], |ui, here, actions| {
                let area = ui.max_rect();
                show(ui, area, here, actions);
            });
            assert_eq!(
                harness.query_by_label_contains("Black wins by 3.5").is_some(),
                told,
                "{path:?} {hides_results}"
            );
        }
    }
}
