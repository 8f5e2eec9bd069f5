//! Autoplay: shows the moves one after another at a fixed pace until stopped.

use std::time::{Duration, Instant};

/// Who shows them.
#[derive(Debug, Default)]
pub struct Player {
    /// When the next move is shown.
    next: Option<Instant>,
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

    /// How long until the next move, which is shown now where nothing is left, and followed by a pause; `None` where none is.
    pub fn turn(&mut self, now: Instant, pause: Duration) -> Option<Duration> {
        let left = self.next?.saturating_duration_since(now);
        if left.is_zero() {
            self.next = Some(now + pause);
        }
        Some(left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_follows_a_pause_and_a_pause_a_move() {
        let (mut player, now, pause) = (Player::default(), Instant::now(), Duration::from_secs(2));
        assert_eq!(player.turn(now, pause), None);
        player.play_or_stop(now, pause);
        assert_eq!(player.turn(now, pause), Some(pause / 2));
        assert_eq!(player.turn(now + pause, pause), Some(Duration::ZERO));
        assert_eq!(player.turn(now + pause, pause), Some(pause));
        player.play_or_stop(now + pause, pause);
        assert!(!player.is_playing() && player.turn(now + 9 * pause, pause).is_none());
    }
}
