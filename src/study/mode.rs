//! The modes of study.

/// A mode of study.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    /// A position is to be solved.
    Problem,
    /// The moves of a dictionary, a position at a time.
    Repertoire,
    /// The next move of a game.
    Guess,
    /// The better move in place of one marked as bad.
    Mistakes,
}

impl Mode {
    /// Every one with its name.
    pub const ALL: [(Mode, &'static str); 4] = [
        (Mode::Problem, "problem"),
        (Mode::Repertoire, "repertoire"),
        (Mode::Guess, "guess"),
        (Mode::Mistakes, "mistakes"),
    ];

    /// Its name, as commands, answers and the log have it.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(known, _)| *known == self).map_or("problem", |row| row.1)
    }

    /// The one of this name.
    pub fn of_name(name: &str) -> Option<Mode> {
        Self::ALL.iter().find(|(_, known)| *known == name).map(|row| row.0)
    }

    /// A number that never changes: keys are made with it.
    pub(super) fn number(self) -> u8 {
        match self {
            Self::Problem => 1,
            Self::Repertoire => 2,
            Self::Guess => 3,
            Self::Mistakes => 4,
        }
    }
}
