//! Counting a finished game: which stones are marked dead, which points neutral, and how that is drawn.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::app::context::Now;
use crate::edit::{Command, Operand, spoken};
use crate::game::count::{Agreed, Count, CountingTerms, Scoring};
use crate::game::{Colour, Markup, Place, Position};
use crate::language;
use crate::record::Revision;
use crate::sgf::{NodeId, Tree};

/// The state of counting a position.
pub struct Counting {
    at: (NodeId, Revision),
    agreed: Agreed,
    /// What was agreed before each click.
    before: Vec<Agreed>,
    /// The resulting count.
    pub count: Count,
    /// How it is counted.
    pub terms: CountingTerms,
    /// Whether the result is written to the record as well.
    pub writes_result: bool,
    /// Counts clicks, so that cached pictures are redrawn.
    pub clicks: u32,
}

impl Counting {
    /// Starts with the stones dead that probably are. `None` in a game that is not counted by agreement.
    pub fn new(now: &Now, tree: &Tree) -> Option<Counting> {
        let counting = now.position.counting()?;
        let agreed = counting.proposed();
        let count = counting.count(&agreed);
        let result = tree.line(now.root, "RE").unwrap_or_default();
        let writes_result = matches!(result.trim(), "" | "?");
        Some(Counting {
            at: now.at(),
            agreed,
            before: Vec::new(),
            count,
            terms: CountingTerms::of(tree, now.root),
            writes_result,
            clicks: 0,
        })
    }

    /// Whether it is this place of the record that is being counted.
    pub fn is_at(&self, now: &Now) -> bool {
        self.at == now.at()
    }

    /// Takes a click on a place. The same one again takes it back, with all that followed from it.
    pub fn touch(&mut self, position: &Position, place: Place) {
        let Some(counting) = position.counting() else { return };
        let after = |agreed: &Agreed| {
            let mut after = agreed.clone();
            counting.agree(&mut after, place);
            after
        };
        match self.before.pop_if(|before| after(before) == self.agreed) {
            Some(before) => self.agreed = before,
            None => {
                let next = after(&self.agreed);
                self.before.push(std::mem::replace(&mut self.agreed, next));
            }
        }
        self.count = counting.count(&self.agreed);
        self.clicks += 1;
    }

    /// The command that writes the count to the record.
    pub fn command(&self) -> Command {
        let known = |places: &BTreeSet<Place>| Operand::Known(places.iter().copied().collect());
        Command::Count {
            way: Some(self.terms.way),
            dead: known(&self.agreed.dead),
            neutral: known(&self.agreed.neutral),
            result: self.writes_result,
        }
    }

    /// The stones marked dead.
    pub fn dead(&self) -> impl Iterator<Item = Place> + '_ {
        self.agreed.dead.iter().copied()
    }

    /// The node as it is drawn meanwhile: its territory.
    pub fn shown(&self, now: &Now) -> Now {
        let whose =
            |index: usize, colour: Colour| self.count.territory[index].iter().map(move |&place| (place, colour));
        let territory = whose(0, Colour::BLACK).chain(whose(1, Colour::WHITE)).collect();
        let markup = Markup { territory, view: None, ..Markup::default() };
        Now { markup: Arc::new(markup), ..now.clone() }
    }

    /// The place under the keyboard's cursor, in words, with what it counts as.
    pub fn spoken(&self, now: &Now, place: Place) -> String {
        let there = spoken::place(&now.position, &self.shown(now).markup, place);
        let counts = match () {
            () if self.agreed.dead.contains(&place) => say!("counted-dead", "dead"),
            () if self.agreed.neutral.contains(&place) || self.count.neutral.contains(&place) => {
                say!("counted-neutral", "neutral")
            }
            () => return there,
        };
        language::list([there, counts])
    }

    /// How many stones of each colour are taken as dead, in words.
    pub fn dead_in_words(&self, position: &Position) -> String {
        let [black, white] = [Colour::BLACK, Colour::WHITE]
            .map(|colour| self.dead().filter(|&place| position.stone(place) == Some(colour)).count().to_string());
        say!("dead-stones", "Dead stones: {black} of Black, {white} of White", black, white)
    }

    /// The effect of a click on a place, in words.
    pub fn foretold(&self, position: &Position, place: Place) -> String {
        let name = position.board().display_name(place);
        match position.stone(place) {
            Some(_) if self.agreed.dead.contains(&place) => {
                say!("stone-lives", "{name} · click to mark these stones as alive", name)
            }
            Some(_) => say!("stone-is-dead", "{name} · click to mark these stones as dead", name),
            None if self.agreed.neutral.contains(&place) => {
                say!("point-is-somebodys", "{name} · click to count it again", name)
            }
            None if self.count.neutral.contains(&place) => {
                say!("point-is-nobodys-already", "{name} is neutral", name)
            }
            None => say!("point-is-nobodys", "{name} · click to mark it as neutral, as in a seki", name),
        }
    }

    /// The score of a colour, including komi.
    pub fn total(&self, colour: Colour) -> f32 {
        let before = if colour == Colour::WHITE { self.terms.white() } else { 0.0 };
        self.count.points(colour, self.terms.way) as f32 + before
    }

    /// The value of the second row: stones or prisoners.
    pub fn more(&self, colour: Colour) -> u32 {
        match self.terms.way {
            Scoring::Area => self.count.stones[colour.index() & 1],
            Scoring::Territory => self.count.prisoners[colour.index() & 1],
        }
    }
}
