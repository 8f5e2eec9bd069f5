//! The navigation history, across tabs: each jump is recorded, and Back and Forward move along it.
//!
//! A step to a neighbouring node is not a jump; otherwise Back would undo what an arrow key undoes as well.

use crate::app::context::Action;
use crate::app::context::equal::OpenNode;
use crate::commands::WindowCommand;
use crate::edit::{Command, Go};

/// At most this many places are stored.
const MOST: usize = 200;

/// The places before and after the current one.
#[derive(Debug, Default)]
pub struct Trail {
    back: Vec<OpenNode>,
    forward: Vec<OpenNode>,
    here: Option<OpenNode>,
    /// Something was done that leads away from here.
    jumps: bool,
}

impl Trail {
    /// Notes whether an action is a jump.
    pub fn observe(&mut self, action: &Action) {
        self.jumps |= match action {
            Action::GoTo(_) | Action::Show(..) | Action::ShowTab(_) | Action::Open(_) | Action::Welcome => true,
            Action::Run(Command::Go(go)) => {
                // Another line is not a step: the way back may differ.
                !matches!(go, Go::Next(_) | Go::Back(_))
            }
            Action::Run(Command::Find { .. } | Command::FindAgain { .. }) => true,
            Action::Window(command, _) => matches!(
                command,
                WindowCommand::NextTab
                    | WindowCommand::PreviousTab
                    | WindowCommand::Open
                    | WindowCommand::New
                    | WindowCommand::Take
                    | WindowCommand::NextEqual
            ),
            _ => false,
        };
    }

    /// Records the current node after all actions have run.
    pub fn follow(&mut self, here: Option<OpenNode>) {
        if std::mem::take(&mut self.jumps)
            && let Some(before) = self.here.filter(|_| here.is_some() && self.here != here)
        {
            self.back.push(before);
            self.forward.clear();
            if self.back.len() > MOST {
                self.back.remove(0);
            }
        }
        self.here = here.or(self.here);
    }

    /// Forgets the places in a tab, whose nodes are those of another record now.
    pub fn forget(&mut self, tab: u64) {
        let stays = |(other, _): &OpenNode| *other != tab;
        self.back.retain(stays);
        self.forward.retain(stays);
        self.here = self.here.filter(stays);
    }

    /// The place to go to, back or forward: the nearest one that is still there.
    pub fn go(&mut self, forward: bool, is_there: impl Fn(OpenNode) -> bool) -> Option<OpenNode> {
        let (from, to) =
            if forward { (&mut self.forward, &mut self.back) } else { (&mut self.back, &mut self.forward) };
        let here = self.here;
        let spot = std::iter::from_fn(|| from.pop()).find(|&spot| is_there(spot) && Some(spot) != here)?;
        to.extend(here);
        self.here = Some(spot);
        self.jumps = false;
        Some(spot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::{NodeId, Tree};

    #[test]
    fn jumps_are_gone_back_and_steps_are_not() {
        let (tree, _) = Tree::read(b"(;GM[1];;;;;)".to_vec());
        let nodes: Vec<NodeId> = tree.descendants(tree.games().next().unwrap()).collect();
        let at = |index: usize| (1, nodes[index]);
        let mut trail = Trail::default();
        let jump = |trail: &mut Trail, to: usize| {
            trail.observe(&Action::GoTo(nodes[to]));
            trail.follow(Some(at(to)));
        };
        trail.follow(Some(at(0)));
        jump(&mut trail, 3);
        // A step: the place that a jump begins at is the one it begins at, not the one before.
        trail.observe(&Action::Run(Command::Go(Go::Next(1))));
        trail.follow(Some(at(4)));
        jump(&mut trail, 1);
        let all = |_| true;
        assert_eq!(trail.go(false, all), Some(at(4)));
        assert_eq!(trail.go(false, all), Some(at(0)));
        assert_eq!(trail.go(false, all), None);
        assert_eq!(trail.go(true, all), Some(at(4)));
        // Deleted nodes are skipped, and another jump clears those ahead.
        assert_eq!(trail.go(true, |spot| spot != at(1)), None);
        jump(&mut trail, 2);
        assert_eq!(trail.go(true, all), None);
        assert_eq!(trail.go(false, all), Some(at(4)));
        // A mis-hit arrow that changes the line loses no place.
        trail.observe(&Action::Run(Command::Go(Go::PreviousVariation)));
        trail.follow(Some(at(1)));
        assert_eq!(trail.go(false, all), Some(at(4)));
    }
}
