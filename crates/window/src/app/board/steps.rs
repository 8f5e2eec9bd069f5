//! Moves entered in several clicks: select a piece, then one of its sides or a destination; a move of several parts ends with a
//! confirmation. Knows places and sides of pods only, neither the screen nor egui.

use crate::app::board::{Subject, Tool};
use crate::app::context::Action;
use crate::app::look::words;
use crate::edit::Command;
use crate::game::{self, MoveDraft, MoveEntry, Place, Pointed, Touch};
use crate::language;
use crate::record::Revision;
use crate::sgf::NodeId;

/// Whether moves are entered step by step with this tool and game.
pub fn is_played(subject: &Subject<'_>) -> bool {
    subject.tool == Tool::Play && subject.now.position.kind().facts().entry == MoveEntry::Steps
}

/// The move that is being put together.
#[derive(Default)]
pub struct Steps {
    /// Where in the record, and how far.
    begun: Option<((NodeId, Revision), Box<dyn MoveDraft>)>,
    /// The place that was clicked last and could not begin a move, and where in the record that was.
    refused: Option<((NodeId, Revision), Place)>,
}

impl Steps {
    /// The draft of the move; a new one if the record or the current node has changed.
    pub fn draft(&self, subject: &Subject<'_>) -> Box<dyn MoveDraft> {
        let kept = self.begun.as_ref().filter(|(at, _)| *at == subject.at()).map(|(_, draft)| draft.clone());
        kept.unwrap_or_else(|| subject.now.position.draft(subject.colour()))
    }

    /// Whether something was taken in hand.
    pub fn is_begun(&self, subject: &Subject<'_>) -> bool {
        let position = &*subject.now.position;
        self.draft(subject).outline(position).in_hand.is_some()
    }

    /// Clicks a spot; a completed move is played.
    pub fn touch(&mut self, subject: &Subject<'_>, spot: Pointed) -> Option<Action> {
        let mut draft = self.draft(subject);
        self.refused = None;
        match draft.touch(&subject.now.position, spot) {
            Touch::Open => self.begun = Some((subject.at(), draft)),
            Touch::Dropped => self.begun = None,
            Touch::Done(action) => return Some(self.play(&*draft, action)),
            Touch::Refused(_) => self.refused = Some((subject.at(), spot.place)),
        }
        None
    }

    /// Plays the move as it is, if it is complete.
    pub fn confirm(&mut self, subject: &Subject<'_>) -> Option<Action> {
        let draft = self.draft(subject);
        match draft.confirm(&subject.now.position) {
            Touch::Done(action) => Some(self.play(&*draft, action)),
            _ => None,
        }
    }

    fn play(&mut self, draft: &dyn MoveDraft, action: game::Move) -> Action {
        self.begun = None;
        Action::Run(Command::Play { colour: Some(draft.colour().into()), action: action.into() })
    }

    /// Undoes the last click.
    pub fn step_back(&mut self, subject: &Subject<'_>) {
        let mut draft = self.draft(subject);
        self.begun = draft.step_back().then_some((subject.at(), draft));
    }

    /// Discards the draft.
    pub fn drop(&mut self) {
        self.begun = None;
    }

    /// The result of touching a place, in words.
    pub fn answer(&self, subject: &Subject<'_>, place: Place) -> String {
        let position = &*subject.now.position;
        let draft = self.draft(subject);
        let name = position.board().display_name(place);
        if self.refused == Some((subject.at(), place)) {
            let mut trial = draft;
            return match trial.touch(position, Pointed::at(place)) {
                Touch::Refused(why) => language::with_colon(name, why),
                _ => name,
            };
        }
        match draft.action(position).map(|action| position.move_text(&action)) {
            Some(turn) => {
                say!("turn-so-far", "{turn} so far: press Enter at the next square, Escape to go back a step", turn)
            }
            None if draft.outline(position).in_hand.is_some() => {
                say!(
                    "taken-in-hand",
                    "{place} selected: press Enter where it should go, Escape to put it back",
                    place = name
                )
            }
            None => words::IS_PUT_BACK.to_string(),
        }
    }

    /// The effect of a click on a spot, in words; without a spot, the move so far.
    pub fn words(&self, subject: &Subject<'_>, spot: Option<Pointed>, begun: bool) -> String {
        let position = &*subject.now.position;
        let draft = self.draft(subject);
        let written = |draft: &dyn MoveDraft| draft.action(position).map(|action| position.move_text(&action));
        let pending = written(&*draft);
        let pod = position.kind().facts().stacks;
        let Some(spot) = spot else { return pending.map_or_else(String::new, |turn| words::move_pending(&turn, pod)) };
        let name = position.board().display_name(spot.place);
        let holds = draft.outline(position).in_hand.is_some() || pending.is_some();
        let mut trial = draft;
        match trial.touch(position, spot) {
            Touch::Done(action) => say!("click-plays", "Click to play {turn}", turn = position.move_text(&action)),
            Touch::Dropped if pod => say!("lets-go-of-pod", "Click to deselect the pod"),
            Touch::Dropped => say!("lets-go-of-piece", "Click to deselect the piece"),
            // A place where no move begins is none of anybody's business until it is clicked: the last move may have ended there.
            Touch::Refused(_) if !holds && self.refused != Some((subject.at(), spot.place)) => String::new(),
            Touch::Refused(why) => language::with_colon(name, why),
            Touch::Open => match (written(&*trial), pending) {
                (Some(turn), pending) if pending.as_ref() != Some(&turn) => {
                    say!("move-goes-on", "Click to play {turn}", turn)
                }
                (_, Some(turn)) => words::move_pending(&turn, pod),
                (..) if begun => words::chosen(pod).to_owned(),
                (..) if pod => say!("click-takes-pod", "{place}: click to pick up the pod", place = name),
                (..) => say!("click-takes-piece", "{place}: click to pick up the piece", place = name),
            },
        }
    }
}
