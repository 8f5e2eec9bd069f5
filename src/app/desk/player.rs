//! Autoplay: shows the moves one after another at a fixed pace until stopped.

use std::time::{Duration, Instant};

/// Who shows them.
#[derive(Debug, Default)]
pub struct Player {
    /// When the next move is shown.
    next: Option<Instant>,
}

/// The player's next step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerTurn {
    /// Shows a move.
    Move,
    /// Waits for so long.
    Wait(Duration),
    /// Nothing: it does not play.
    Rest,
}

impl Player {
    /// Whether moves are shown.
    pub fn is_playing(&self) -> bool {
        self.next.is_some()
    }

    /// No further move is shown.
    pub fn stop(&mut self) {
        self.next = None;
    }

    /// Begins, with half of the pause before the first move, or stops.
    pub fn play_or_stop(&mut self, now: Instant, pause: Duration) {
        self.next = if self.is_playing() { None } else { Some(now + pause / 2) };
    }

    /// The player's next action; a pause follows each move.
    pub fn turn(&mut self, now: Instant, pause: Duration) -> PlayerTurn {
        match self.next {
            None => PlayerTurn::Rest,
            Some(next) if now < next => PlayerTurn::Wait(next - now),
            Some(_) => {
                self.next = Some(now + pause);
                PlayerTurn::Move
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_follows_a_pause_and_a_pause_a_move() {
        let (mut player, now, pause) = (Player::default(), Instant::now(), Duration::from_secs(2));
        assert_eq!(player.turn(now, pause), PlayerTurn::Rest);
        player.play_or_stop(now, pause);
        assert_eq!(player.turn(now, pause), PlayerTurn::Wait(pause / 2));
        assert_eq!(player.turn(now + pause, pause), PlayerTurn::Move);
        assert_eq!(player.turn(now + pause, pause), PlayerTurn::Wait(pause));
        player.play_or_stop(now + pause, pause);
        assert!(!player.is_playing() && player.turn(now + 9 * pause, pause) == PlayerTurn::Rest);
    }
}
