//! What is agreed before a game: players, komi, handicap, swap rule, starting position.

use egui::Ui;

use crate::app::dialogs::new_game::NewGame;
use crate::app::dialogs::new_game_parts::{chosen, read_size};
use crate::app::dialogs::offered::CARDS;
use crate::app::look::{GRID, form, words};
use crate::edit::Command;
use crate::game::{self, Choice, Colour, Kind, SWAP_RULES};
use crate::language::StaticText;

impl NewGame {
    /// The game that is chosen, whatever its size.
    pub(super) fn kind(&self) -> Option<Kind> {
        let card = CARDS[self.card];
        let gm = match card.choice {
            Choice::Variants(variants) => variants[self.chosen].1,
            _ => card.gm,
        };
        Kind::new(gm, card.size).ok()
    }

    /// The size that is chosen; empty where boards have none.
    pub(super) fn size_text(&self) -> String {
        match CARDS[self.card].choice {
            Choice::Sizes(sizes) if self.size.trim().is_empty() => sizes[self.chosen].to_string(),
            Choice::Sizes(_) => self.size.trim().to_owned(),
            _ => String::new(),
        }
    }

    /// The game that is chosen, as it is remembered, and its size.
    pub(super) fn game_and_size(&self) -> (String, String) {
        let kind = self.kind();
        let name = kind.as_ref().map_or("", |kind| kind.variant().unwrap_or(kind.family()));
        (name.to_owned(), self.size_text())
    }

    /// A handicap that was set for another board is not meant for this one.
    pub(super) fn forget_handicap(&mut self) {
        let other = self.game_and_size();
        if let Some((stones, _)) = self.handicap.take_if(|(_, of)| *of != other)
            && self.agreed.get("HA") == Some(&stones)
        {
            self.agreed.remove("HA");
        }
    }

    /// What the handicap means, if there are stones.
    pub(super) fn handicap_means(&self) -> Option<String> {
        let agreed = self.agreed_on();
        let stones: u32 = agreed.iter().find(|(id, _)| id == "HA")?.1.parse().ok()?;
        let kind = self.kind()?;
        (stones > 1).then(|| {
            say!(
                "handicap-means",
                "{stones} handicap stone: {colour} to play" | "{stones} handicap stones: {colour} to play",
                stones,
                colour = kind.colour_name(Colour::WHITE)
            )
        })
    }

    /// Terms that can be entered before a game: the property and its name.
    pub(super) fn terms(&self) -> Vec<(&'static str, String)> {
        let Some(kind) = self.kind() else { return Vec::new() };
        let names =
            |colours: &[Colour]| colours.iter().map(|&colour| kind.colour_name(colour)).collect::<Vec<_>>().join(" + ");
        let players = kind.players().into_iter().map(|(id, colours)| (id, names(&colours)));
        let swap = kind.facts().swaps.then(|| ("RU", StaticText("swap-rule", "Swap rule").to_string()));
        let start = (!kind.facts().starts.is_empty())
            .then(|| ("SU", StaticText("start-of-pieces", "Starting position").to_string()));
        let terms = kind.facts().terms.iter().map(|&id| (id, words::information(id).into()));
        players.chain(swap).chain(start).chain(terms).collect()
    }

    /// Whether the chosen board has places for this many handicap stones.
    pub(super) fn check_handicap(&self, stones: &str) -> Result<(), String> {
        let number: u32 = stones.parse().map_err(|_| words::no_handicap(stones))?;
        let card = CARDS[self.card];
        let Choice::Sizes(sizes) = card.choice else { return Ok(()) };
        let size = read_size(&self.size).unwrap_or((sizes[self.chosen], sizes[self.chosen]));
        let kind = Kind::new(card.gm, Some(size)).map_err(|why| why.to_string())?;
        match number > 1 && kind.handicap_places(number).is_none() {
            true => Err(words::no_handicap(stones)),
            false => Ok(()),
        }
    }

    /// The agreed terms, normalized if their meaning is certain.
    pub(super) fn agreed_on(&self) -> Vec<(String, String)> {
        let Some(kind) = self.kind() else { return Vec::new() };
        let term = |(id, _): (&str, String)| {
            let value = self.agreed.get(id).map(|value| value.trim()).filter(|value| !value.is_empty())?;
            Some((id.to_owned(), game::proposal(id, value, &kind).unwrap_or_else(|| value.to_owned())))
        };
        self.terms().into_iter().filter_map(term).collect()
    }

    /// Fields for the players and what else is agreed on, two in a row.
    pub(super) fn agreed(&mut self, ui: &mut Ui) {
        let own = self.kind().map_or(&[][..], |kind| kind.facts().starts);
        let terms = self.terms();
        let column = (ui.available_width() - 2.0 * GRID) / 2.0;
        let label = form::label_width(ui, terms.iter().map(|(_, name)| name.as_str()), 0.4 * column);
        let width = column - label - GRID;
        // Most games have two rows; reserve them so that choosing another game moves nothing.
        let spare = 2_usize.saturating_sub(terms.len().div_ceil(2));
        for row in terms.chunks(2) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0 * GRID;
                for (id, name) in row {
                    let value = self.agreed.entry((*id).to_owned()).or_default();
                    let nothing = std::iter::once("");
                    let choices: Option<Vec<(&str, String)>> = match *id {
                        "RU" => {
                            let rules = nothing.chain(SWAP_RULES);
                            Some(rules.map(|rule| (rule, words::swap_rule(rule).to_string())).collect())
                        }
                        "SU" => {
                            let starts = nothing.chain(own.iter().copied());
                            Some(starts.map(|start| (start, words::start(start))).collect())
                        }
                        _ => None,
                    };
                    form::labelled(ui, name, label, |ui| match choices {
                        Some(choices) => chosen(ui, name, value, &choices, width),
                        None => drop(form::text(ui, name, "", value, Some(width - 16.0))),
                    });
                }
            });
        }
        (0..spare).for_each(|_| ui.add_space(28.0 + GRID));
    }
}

/// The command that records an agreed term.
pub fn term(id: String, value: String) -> Command {
    match value.parse() {
        Ok(stones) if id == "HA" => Command::Handicap(stones),
        _ => Command::Info { id, value },
    }
}
