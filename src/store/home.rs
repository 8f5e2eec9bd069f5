//! Where this user's settings, journals and sockets are, as the platform expects it.

use std::path::{Path, PathBuf};

/// The folders of one user. Nothing is created until something is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    config: PathBuf,
    state: PathBuf,
    runtime: PathBuf,
}

impl Home {
    /// The folders of the user who runs the program: `$VARIORUM_HOME` where set, else what the platform says
    /// (on Linux `~/.config/variorum`, `~/.local/state/variorum` and `$XDG_RUNTIME_DIR`). `None` for a user without a home.
    pub fn of_user() -> Option<Self> {
        if let Some(folder) = std::env::var_os("VARIORUM_HOME").filter(|folder| !folder.is_empty()) {
            return Some(Self::in_folder(Path::new(&folder)));
        }
        let folders = directories::ProjectDirs::from("org", "variorum", "Variorum")?;
        let state = folders.state_dir().unwrap_or(folders.data_local_dir()).to_path_buf();
        let runtime = folders.runtime_dir().unwrap_or(&state).to_path_buf();
        Some(Self { config: folders.config_dir().to_path_buf(), state, runtime })
    }

    /// Everything in one folder: for tests, and for a program carried on a stick.
    pub fn in_folder(folder: &Path) -> Self {
        Self { config: folder.into(), state: folder.into(), runtime: folder.into() }
    }

    /// The one settings file.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// The folder of the user's own themes.
    pub fn themes(&self) -> PathBuf {
        self.config.join("themes")
    }

    /// The folder of the user's own descriptions of games.
    pub fn games(&self) -> PathBuf {
        self.config.join("games")
    }

    /// The folder of the recovery journals.
    pub fn journal(&self) -> PathBuf {
        self.state.join("journal")
    }

    /// The folder of what is needed to finish a save that was cut off.
    pub fn rescue(&self) -> PathBuf {
        self.state.join("rescue")
    }

    /// The folder of files as they were before they were first written over.
    pub fn versions(&self) -> PathBuf {
        self.state.join("versions")
    }

    /// The folder in which the running window listens.
    pub fn runtime(&self) -> &Path {
        &self.runtime
    }
}
