//! Recently opened files, newest first, with the last position in each: a path of child numbers, as text.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::budget;

/// A file that was open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecentFile {
    /// Its absolute path.
    pub file: PathBuf,
    /// The game within the file, from 1.
    #[serde(default = "first_game")]
    pub game: usize,
    /// Where one was in it: child numbers from the root of the game, `0.0.2`, or `/`.
    #[serde(default)]
    pub place: String,
    /// How the swaps of its games are read, if not in the default way: game number from 1, and name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub swaps: Vec<(usize, String)>,
}

fn first_game() -> usize {
    1
}

/// The files opened last, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Recent(Vec<RecentFile>);

impl Recent {
    /// Newest first.
    pub fn iter(&self) -> impl Iterator<Item = &RecentFile> {
        self.0.iter()
    }

    /// Moves a file to the top, keeping its remembered position. Paths that are not Unicode cannot be stored in the settings, and are
    /// ignored.
    pub fn opened(&mut self, file: &Path) {
        if file.to_str().is_none() {
            return;
        }
        let file = std::path::absolute(file).unwrap_or_else(|_| file.into());
        let entry = match self.0.iter().position(|entry| entry.file == file) {
            Some(at) => self.0.remove(at),
            None => RecentFile { file, game: 1, place: String::new(), swaps: Vec::new() },
        };
        self.0.insert(0, entry);
        self.0.truncate(budget::RECENT);
    }

    /// Truncates to the maximum, whatever the file contains. Returns whether there was more.
    pub(super) fn shorten(&mut self) -> bool {
        let before = self.0.len();
        self.0.truncate(budget::RECENT);
        self.0.retain(|entry| entry.file.as_os_str().len() <= budget::PATH);
        let mut more = self.0.len() < before;
        for entry in &mut self.0 {
            let swaps = entry.swaps.len();
            entry.swaps.truncate(budget::SWAPS);
            entry.swaps.retain(|(_, way)| way.len() <= budget::WORD);
            more |= entry.swaps.len() < swaps || entry.place.len() > budget::PLACE;
            if entry.place.len() > budget::PLACE {
                entry.place.clear();
            }
        }
        more
    }

    /// Stores the current node of a file in the list.
    pub fn left_at(&mut self, file: &Path, game: usize, place: &str) {
        let file = std::path::absolute(file).unwrap_or_else(|_| file.into());
        if let Some(entry) = self.0.iter_mut().find(|entry| entry.file == file) {
            entry.game = game;
            entry.place = place.into();
        }
    }

    /// Remembers how the swaps of a file's games are read; nothing for those that are read as usual.
    pub fn read_swaps(&mut self, file: &Path, mut swaps: Vec<(usize, String)>) {
        swaps.truncate(budget::SWAPS);
        let file = std::path::absolute(file).unwrap_or_else(|_| file.into());
        if let Some(entry) = self.0.iter_mut().find(|entry| entry.file == file) {
            entry.swaps = swaps;
        }
    }

    /// How the swaps of a file's games were read.
    pub fn swaps(&self, file: &Path) -> &[(usize, String)] {
        let file = std::path::absolute(file).unwrap_or_else(|_| file.into());
        self.0.iter().find(|entry| entry.file == file).map_or(&[], |entry| &entry.swaps)
    }

    /// Where one was: the game, from 1, and the place in it.
    pub fn place(&self, file: &Path) -> Option<(usize, &str)> {
        let file = std::path::absolute(file).ok()?;
        let entry = self.0.iter().find(|entry| entry.file == file)?;
        Some((entry.game, &entry.place))
    }

    /// Takes a file off the list.
    pub fn forget(&mut self, file: &Path) {
        self.0.retain(|entry| entry.file != file);
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_is_first_and_keeps_its_place() {
        let mut recent = Recent::default();
        let [a, b] = ["/games/a.sgf", "/games/b.sgf"].map(|name| std::path::absolute(name).unwrap());
        let (a, b) = (a.as_path(), b.as_path());
        recent.opened(a);
        recent.left_at(a, 2, "0.0.1");
        recent.opened(b);
        recent.opened(a);
        assert_eq!(recent.iter().map(|entry| entry.file.as_path()).collect::<Vec<_>>(), [a, b]);
        assert_eq!(recent.place(a), Some((2, "0.0.1")));
        assert_eq!(recent.place(b), Some((1, "")));
        recent.read_swaps(a, vec![(2, "sides".to_owned())]);
        recent.opened(b);
        recent.opened(a);
        assert_eq!((recent.swaps(a), recent.swaps(b)), (&[(2, "sides".to_owned())][..], &[][..]));
        recent.forget(a);
        assert_eq!(recent.place(a), None);
        for n in 0..2 * budget::RECENT {
            recent.opened(Path::new(&format!("/games/{n}.sgf")));
        }
        assert_eq!(recent.iter().count(), budget::RECENT);
    }
}
