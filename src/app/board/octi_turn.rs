//! Octi played by hand: a pod is clicked, then a side of it or a square to go to; turns of several parts are confirmed.
//! Knows spots of the board, no screen and no toolkit.

use crate::app::board::subject::Subject;
use crate::app::board::tool::Tool;
use crate::app::context::action::Action;
use crate::app::look::words;
use crate::edit::Command;
use crate::game::octi::{Draft, Spot, Touch, Turn};
use crate::game::{self, Game};
use crate::record::Revision;
use crate::sgf::NodeId;

/// Whether clicks put together a turn of Octi.
pub fn is_played(subject: &Subject<'_>) -> bool {
    subject.tool == Tool::Play && subject.now.position.kind().game() == Game::Octi
}

/// The turn that is being put together.
#[derive(Default)]
pub struct OctiTurn {
    /// Where in the record, and how far.
    begun: Option<((NodeId, Revision), Draft)>,
}

impl OctiTurn {
    /// The turn as far as it goes; a new one where the record has changed or moved on.
    pub fn draft(&self, subject: &Subject<'_>) -> Draft {
        let kept = self.begun.as_ref().filter(|(at, _)| *at == subject.at()).map(|(_, draft)| draft.clone());
        kept.unwrap_or_else(|| Draft::new(subject.colour()))
    }

    /// Whether a pod was taken.
    pub fn is_begun(&self, subject: &Subject<'_>) -> bool {
        self.draft(subject).in_hand(&subject.now.position).is_some()
    }

    /// Touches a spot; a turn that is complete is played.
    pub fn touch(&mut self, subject: &Subject<'_>, spot: Spot) -> Option<Action> {
        let mut draft = self.draft(subject);
        match draft.touch(&subject.now.position, spot) {
            Touch::Open => self.begun = Some((subject.at(), draft)),
            Touch::Dropped => self.begun = None,
            Touch::Done(turn) => return Some(self.play(subject, &draft, &turn)),
            Touch::Refused(_) => {}
        }
        None
    }

    /// Plays the turn as far as it goes, where that is a turn.
    pub fn confirm(&mut self, subject: &Subject<'_>) -> Option<Action> {
        let draft = self.draft(subject);
        match draft.confirm(&subject.now.position) {
            Touch::Done(turn) => Some(self.play(subject, &draft, &turn)),
            _ => None,
        }
    }

    fn play(&mut self, subject: &Subject<'_>, draft: &Draft, turn: &Turn) -> Action {
        self.begun = None;
        let position = &*subject.now.position;
        let colour = Some(position.kind().letter(draft.colour()).to_owned());
        let text = position.move_value(&game::Action::Octi(turn.clone()));
        Action::Run(Command::Play { colour, text })
    }

    /// Takes back what was touched last.
    pub fn step_back(&mut self, subject: &Subject<'_>) {
        let mut draft = self.draft(subject);
        self.begun = draft.step_back().then_some((subject.at(), draft));
    }

    /// Lets go of it.
    pub fn drop(&mut self) {
        self.begun = None;
    }

    /// What a click on a spot would do, in words; without a spot, what the turn is so far.
    pub fn words(&self, subject: &Subject<'_>, spot: Option<Spot>, begun: bool) -> String {
        let position = &*subject.now.position;
        let draft = self.draft(subject);
        let pending = draft.turn(position).map(|turn| turn.to_string());
        let Some(spot) = spot else { return pending.map_or_else(String::new, |turn| words::octi_pending(&turn)) };
        let name = position.board().display_name(spot.place);
        let mut trial = draft;
        match trial.touch(position, spot) {
            Touch::Done(turn) => words::octi_click_plays(&turn.to_string()),
            Touch::Dropped => words::OCTI_LETS_GO.to_owned(),
            Touch::Refused(why) => format!("{name}: {why}"),
            Touch::Open => match (trial.turn(position).map(|turn| turn.to_string()), pending) {
                (Some(turn), pending) if pending.as_ref() != Some(&turn) => words::octi_goes_on(&turn),
                (_, Some(turn)) => words::octi_pending(&turn),
                (..) if begun => words::OCTI_CHOSEN.to_owned(),
                (..) => words::octi_takes(&name),
            },
        }
    }
}
